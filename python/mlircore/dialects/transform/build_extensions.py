"""The constructors that upstream wrote by hand for transform.loop, transform.gpu and other small modules; each module adopts its own."""

from __future__ import annotations

from mlircore.dialects._build import value_of
from mlircore.dialects.transform import debug, gpu, loop, memref, smt, tensor, tune
from mlircore.dialects.transform.base import AnyOpType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["ConstrainParamsOp", "EmitParamAsRemarkOp", "EmitRemarkAtOp", "KnobOp", "LoopOutlineOp", "LoopPeelOp", "LoopPipelineOp", "LoopUnrollOp",
           "MakeLoopIndependentOp", "MapForallToBlocks", "MapNestedForallToThreads", "MemRefAllocaToGlobalOp", "MemRefMultiBufferOp"]


def _typed(args: tuple[Any, ...], results: int, usual: Any = None) -> tuple[Any, ...]:
    """Arguments after the types of `results` results, which can be omitted: `usual`, else any operation."""
    if args and isinstance(args[0], ir.Type):
        return (*args[:results], value_of(args[results]), *args[results + 1:])
    return (*[usual or AnyOpType.get()] * results, value_of(args[0]), *args[1:])


class LoopOutlineOp(loop.LoopOutlineOp):
    """Puts loops into functions of their own."""

    def __init__(self, function_type: Any, call_type: Any, target: Any, *, func_name: Any, ip: Any = None, loc: Any = None) -> None:
        super().__init__(function_type, call_type, value_of(target), func_name, loc=loc, ip=ip)


class LoopPeelOp(loop.LoopPeelOp):
    """Puts the first or last iterations beside the loop."""

    def __init__(self, main_loop_type: Any, remainder_loop_type: Any, target: Any, *, peel_front: Any = False,
                 fail_if_already_divisible: Any = False, ip: Any = None, loc: Any = None) -> None:
        super().__init__(main_loop_type, remainder_loop_type, value_of(target), peel_front=peel_front,
                         fail_if_already_divisible=fail_if_already_divisible, loc=loc, ip=ip)


class LoopPipelineOp(loop.LoopPipelineOp):
    """Overlaps iterations of a loop."""

    def __init__(self, result_type: Any, target: Any, *, iteration_interval: Any = None, read_latency: Any = None, ip: Any = None,
                 loc: Any = None) -> None:
        super().__init__(result_type, value_of(target), iteration_interval=1 if iteration_interval is None else iteration_interval,
                         read_latency=10 if read_latency is None else read_latency, loc=loc, ip=ip)


class LoopUnrollOp(loop.LoopUnrollOp):
    """Repeats the body of a loop `factor` times."""

    def __init__(self, target: Any, *, factor: Any, ip: Any = None, loc: Any = None) -> None:
        super().__init__(value_of(target), factor, loc=loc, ip=ip)


class MapForallToBlocks(gpu.MapForallToBlocks):
    """A parallel loop's iterations become blocks. Arguments: optionally the type of the result, then the target."""

    def __init__(self, *args: Any, grid_dims: Any = None, generate_gpu_launch: Any = None, loc: Any = None, ip: Any = None) -> None:
        super().__init__(*_typed(args, 1), grid_dims=grid_dims, generate_gpu_launch=generate_gpu_launch, loc=loc, ip=ip)


class MapNestedForallToThreads(gpu.MapNestedForallToThreads):
    """Nested parallel loops' iterations become threads. Arguments: optionally the type of the result, then the target."""

    def __init__(self, *args: Any, block_dims: Any = None, warp_size: Any = None, sync_after_distribute: Any = None, loc: Any = None,
                 ip: Any = None) -> None:
        super().__init__(*_typed(args, 1, value_of(args[-1]).type), block_dims=block_dims, warp_size=warp_size,
                         sync_after_distribute=sync_after_distribute, loc=loc, ip=ip)


class MemRefAllocaToGlobalOp(memref.MemRefAllocaToGlobalOp):
    """Memory on the stack becomes a global variable. Arguments: optionally the types of both results, then the handle."""

    def __init__(self, *args: Any, loc: Any = None, ip: Any = None) -> None:
        super().__init__(*_typed(args, 2), loc=loc, ip=ip)


class MemRefMultiBufferOp(memref.MemRefMultiBufferOp):
    """Several buffers in place of one. Arguments: optionally the type of the result, then the target and their number."""

    def __init__(self, *args: Any, skip_analysis: Any = None, loc: Any = None, ip: Any = None) -> None:
        super().__init__(*_typed(args, 1), skip_analysis=skip_analysis, loc=loc, ip=ip)


class MakeLoopIndependentOp(tensor.MakeLoopIndependentOp):
    """Sizes no longer depend on loops. Arguments: optionally the type of the result, then the target and the number of loops."""

    def __init__(self, *args: Any, loc: Any = None, ip: Any = None) -> None:
        super().__init__(*_typed(args, 1), loc=loc, ip=ip)


class EmitParamAsRemarkOp(debug.EmitParamAsRemarkOp):
    """Shows the value of a parameter, at the operations of `anchor` if it is given."""

    def __init__(self, param: Any, *, anchor: Any = None, message: Any = None, loc: Any = None, ip: Any = None) -> None:
        super().__init__(value_of(param), anchor=None if anchor is None else value_of(anchor), message=message, loc=loc, ip=ip)


class EmitRemarkAtOp(debug.EmitRemarkAtOp):
    """Shows a message at operations or values."""

    def __init__(self, at: Any, message: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(value_of(at), message, loc=loc, ip=ip)


class ConstrainParamsOp(smt.ConstrainParamsOp):
    """Parameters that must satisfy constraints; its block gets arguments of `arg_types`, one for each. Raises ValueError otherwise."""

    def __init__(self, params: Any, arg_types: Any, loc: Any = None, ip: Any = None) -> None:
        if len(params) != len(arg_types):
            raise ValueError(f"{params=} not same length as {arg_types=}")
        super().__init__([], [value_of(each) for each in params], loc=loc, ip=ip)
        self.regions[0].blocks.append(*arg_types)

    @property
    def body(self) -> Any:
        """The block of the constraints."""
        return self.regions[0].blocks[0]


def _option(value: Any) -> Any:
    if isinstance(value, bool):
        return ir.BoolAttr.get(value)
    if isinstance(value, int):
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)
    if isinstance(value, float):
        return ir.FloatAttr.get(ir.F64Type.get(), value)
    return ir.StringAttr.get(value) if isinstance(value, str) else value


class KnobOp(tune.KnobOp):
    """A parameter to be tuned. `options`: an attribute, or a sequence of attributes and Python's numbers, truth values and strings."""

    def __init__(self, result: Any, name: Any, options: Any, *, selected: Any = None, loc: Any = None, ip: Any = None) -> None:
        if isinstance(options, (list, tuple)):
            options = ir.ArrayAttr.get([_option(each) for each in options])
        super().__init__(result, name, options, selected=None if selected is None else _option(selected), loc=loc, ip=ip)


def emit_param_as_remark(param: Any, *, anchor: Any = None, message: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """An `EmitParamAsRemarkOp`."""
    return EmitParamAsRemarkOp(param, anchor=anchor, message=message, loc=loc, ip=ip)


def emit_remark_at(at: Any, message: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
    """An `EmitRemarkAtOp`."""
    return EmitRemarkAtOp(at, message, loc=loc, ip=ip)


def knob(result: Any, name: Any, options: Any, *, selected: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """A `KnobOp`."""
    return KnobOp(result, name, options, selected=selected, loc=loc, ip=ip)


functions = {EmitParamAsRemarkOp: emit_param_as_remark, EmitRemarkAtOp: emit_remark_at, KnobOp: knob}  # each where its class is
