"""The hand-written part of upstream's gpu module: functions, launches, waiting, printing."""

from __future__ import annotations

from mlircore.bind import convert
from mlircore.dialects import arith
from mlircore.dialects.gpu import ops
from mlircore.dialects._build import answer
from mlircore.extras.meta import region_op

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["ConstantOp", "GPUFuncOp", "LaunchFuncOp", "LaunchOp", "constant", "get_op_result_or_op_results", "gpu_async_token", "launch", "launch_", "launch_func", "printf", "wait"]


# Upstream's module has these from others.
constant: Any = arith.constant
ConstantOp: Any = arith.ConstantOp
get_op_result_or_op_results = answer


def gpu_async_token() -> Any:
    """The type of tokens."""
    return ir.Type.parse("!gpu.async.token")


def _size(value: Any) -> Any:
    if isinstance(value, int):
        return arith.constant(ir.IndexType.get(), value)
    if isinstance(value, (ir.Value, ir._OperationBase)):
        return value
    raise ValueError(f"Invalid value: {value}")


class GPUFuncOp(ops.GPUFuncOp):
    """A function of a gpu.module. `body_builder` is called with it in an entry block that is made, and must put a terminator there."""

    __slots__ = ()

    KERNEL_ATTR_NAME = "gpu.kernel"
    KNOWN_BLOCK_SIZE_ATTR_NAME = "known_block_size"
    KNOWN_GRID_SIZE_ATTR_NAME = "known_grid_size"
    FUNCTION_TYPE_ATTR_NAME = "function_type"
    SYM_NAME_ATTR_NAME = "sym_name"

    def __init__(self, function_type: Any, sym_name: Any = None, arg_attrs: Any = None, res_attrs: Any = None, kernel: bool | None = None,
                 workgroup_attrib_attrs: Any = None, private_attrib_attrs: Any = None, known_block_size: Any = None,
                 known_grid_size: Any = None, loc: Any = None, ip: Any = None,
                 body_builder: Callable[[Any], object] | None = None) -> None:
        if not isinstance(sym_name, (str, ir.Attribute)):
            raise ValueError("sym_name must be a string or a StringAttr")
        super().__init__(function_type, arg_attrs=arg_attrs, res_attrs=res_attrs, workgroup_attrib_attrs=workgroup_attrib_attrs,
                         private_attrib_attrs=private_attrib_attrs, known_block_size=known_block_size, known_grid_size=known_grid_size,
                         loc=loc, ip=ip)
        text = convert.quoted(sym_name) if isinstance(sym_name, str) else str(sym_name)
        self.attributes[self.SYM_NAME_ATTR_NAME] = ir.Attribute.parse(text, self.context)
        if kernel:
            self.attributes[self.KERNEL_ATTR_NAME] = ir.Attribute.parse("unit", self.context)
        if body_builder is not None:
            with ir.InsertionPoint(self.add_entry_block()):
                body_builder(self)

    @property
    def name(self) -> Any:
        """Its name, a StringAttr."""
        return self.attributes[self.SYM_NAME_ATTR_NAME]

    @property
    def is_kernel(self) -> bool:
        """Whether it is a kernel."""
        return self.KERNEL_ATTR_NAME in self.attributes

    def _inputs(self) -> list[Any]:
        function_type: Any = self.attributes[self.FUNCTION_TYPE_ATTR_NAME]
        return list(ir.FunctionType(function_type.value).inputs)

    def add_entry_block(self) -> Any:
        """Makes the first block, with an argument for each input. Raises `RuntimeError` when there is one."""
        if len(self.body.blocks) > 0:
            raise RuntimeError(f"Entry block already exists for {self.name.value}")
        types = self._inputs()
        return self.body.blocks.append(*types, arg_locs=[self.location] * len(types))

    @property
    def entry_block(self) -> Any:
        """The first block. Raises `RuntimeError` when there is none."""
        if len(self.body.blocks) == 0:
            raise RuntimeError(f"Entry block does not exist for {self.name.value}."
                               " Do you need to call the add_entry_block() method on this GPUFuncOp?")
        return self.body.blocks[0]

    @property
    def arguments(self) -> Any:
        """The types of its inputs."""
        return self._inputs()


class LaunchFuncOp(ops.LaunchFuncOp):
    """Launches a kernel; sizes are ints and values."""

    __slots__ = ()

    def __init__(self, kernel: Any, grid_size: Any, block_size: Any, kernel_operands: Any = None, async_dependencies: Any = None,
                 dynamic_shared_memory_size: Any = None, async_object: Any = None, cluster_size: Any = None, *, loc: Any = None,
                 ip: Any = None) -> None:
        dependencies = list(async_dependencies or [])
        token = gpu_async_token() if dependencies else None
        cluster = [_size(each) for each in cluster_size] if cluster_size else [None, None, None]
        super().__init__(
            token, dependencies, kernel, *(_size(each) for each in grid_size), *(_size(each) for each in block_size),
            list(kernel_operands or []), clusterSizeX=cluster[0], clusterSizeY=cluster[1], clusterSizeZ=cluster[2],
            dynamicSharedMemorySize=dynamic_shared_memory_size, asyncObject=async_object, loc=loc, ip=ip)


def launch_func(kernel: Any, grid_size: Any, block_size: Any, kernel_operands: Any = None, async_dependencies: Any = None,
                dynamic_shared_memory_size: Any = None, async_object: Any = None, cluster_size: Any = None, *, loc: Any = None,
                ip: Any = None) -> Any:
    """Launches a kernel: see `LaunchFuncOp`."""
    return answer(LaunchFuncOp(kernel, grid_size, block_size, kernel_operands, async_dependencies, dynamic_shared_memory_size,
                               async_object, cluster_size, loc=loc, ip=ip))


def wait(async_dependencies: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
    """A token for when all of several are ready."""
    return answer(ops.WaitOp(gpu_async_token(), list(async_dependencies or []), loc=loc, ip=ip))


class LaunchOp(ops.LaunchOp):
    """Launches its region; sizes are ints and values. It gets a block with the twelve ids and sizes."""

    __slots__ = ()

    def __init__(self, grid_size: Any, block_size: Any, async_dependencies: Any = None, dynamic_shared_memory_size: Any = None, *,
                 loc: Any = None, ip: Any = None) -> None:
        dependencies = list(async_dependencies or [])
        token = gpu_async_token() if dependencies else None
        super().__init__(token, dependencies, *(_size(each) for each in grid_size), *(_size(each) for each in block_size),
                         dynamicSharedMemorySize=dynamic_shared_memory_size, loc=loc, ip=ip)
        self.regions[0].blocks.append(*[ir.IndexType.get(context=self.context)] * 12)


def launch_(grid_size: Any, block_size: Any, async_dependencies: Any = None, dynamic_shared_memory_size: Any = None, *, loc: Any = None,
            ip: Any = None) -> Any:
    """Launches a region: see `LaunchOp`."""
    return LaunchOp(grid_size, block_size, async_dependencies, dynamic_shared_memory_size, loc=loc, ip=ip)


launch = region_op(launch_, terminator=lambda *_: ops.TerminatorOp())

def printf(format: Any, *args: Any, loc: Any = None, ip: Any = None) -> Any:
    """Prints values by a format."""
    return ops.PrintfOp(format, args, loc=loc, ip=ip)
