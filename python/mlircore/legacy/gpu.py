"""The gpu dialect of 2019, in generic form: dimensions and kinds were strings, and a kernel was a name and a module beside it.

Facts: test/Conversion/GPUToSPIRV of 2019.
"""

from mlircore.define.opcodes import VARIADIC
from mlircore.dialect import AnyAttr, AnyType, Op, Operands, OptionalAttr, Region, Results, Routine
from mlircore.legacy.base import legacy


def _define(name: str, attr: str) -> None:
    fields: dict[str, object] = {attr: OptionalAttr(AnyAttr), "upper_bound": OptionalAttr(AnyAttr), "uniform": OptionalAttr(AnyAttr),
                                 "operands_": Operands(AnyType), "body": Region(arity=VARIADIC), "results": Results(AnyType),
                                 "upgrade": Routine("legacy.GpuEnumeration", f"gpu.{name}")}
    type("Enumeration", (Op,), {"__module__": __name__, "__doc__": f"gpu.{name}.", **fields}, dialect=legacy, name=f"gpu.{name}")


for _name in ("block_id", "block_dim", "thread_id", "grid_dim"):
    _define(_name, "dimension")
_define("all_reduce", "op")
_define("shuffle", "mode")


class LaunchFuncOp(Op, dialect=legacy, name="gpu.launch_func"):
    """Launches a kernel: grid and block sizes, and its operands."""

    operands_ = Operands(AnyType)
    kernel = OptionalAttr(AnyAttr)
    kernel_module = OptionalAttr(AnyAttr)
    results = Results(AnyType)
    upgrade = Routine("legacy.GpuLaunchFunc", "gpu.launch_func")
