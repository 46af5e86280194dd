"""transform.bufferization: tensors become memory."""

from mlircore.dialect import Attr, BoolAttr, Check, Extension, Op, Operand, OptionalAttr, Result, StrAttr
from mlircore.dialects.bufferization import LayoutMapOptionAttr
from mlircore.dialects.transform.base import consumes, Handle, handle_of, transform

bufferization = Extension(transform, __name__)


class BufferLoopHoistingOp(Op, dialect=transform, name="bufferization.buffer_loop_hoisting"):
    """Moves allocations out of loops."""

    target = Operand(Handle)
    assembly_format = "$target attr-dict `:` type($target)"


class EliminateEmptyTensorsOp(Op, dialect=transform, name="bufferization.eliminate_empty_tensors"):
    """Removes empty tensors that only serve as a destination."""

    target = Operand(Handle)
    assembly_format = "$target attr-dict `:` type($target)"


class EmptyTensorToAllocTensorOp(Op, dialect=transform, name="bufferization.empty_tensor_to_alloc_tensor"):
    """Empty tensors become tensors with memory of their own."""

    target = Operand(handle_of("tensor.empty"))
    transformed = Result(handle_of("bufferization.alloc_tensor"))
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class OneShotBufferizeOp(Op, dialect=transform, name="bufferization.one_shot_bufferize"):
    """Tensors become memory, all in one analysis."""

    target = Operand(Handle)
    function_boundary_type_conversion = OptionalAttr(LayoutMapOptionAttr)
    allow_return_allocs_from_loops = Attr(BoolAttr, default="false")
    allow_unknown_ops = Attr(BoolAttr, default="false")
    bufferize_function_boundaries = Attr(BoolAttr, default="false")
    dump_alias_sets = Attr(BoolAttr, default="false")
    test_analysis_only = Attr(BoolAttr, default="false")
    print_conflicts = Attr(BoolAttr, default="false")
    check_parallel_regions = Attr(BoolAttr, default="true")
    memcpy_op = Attr(StrAttr, default='"memref.copy"')
    transformed = Result(Handle)
    facts = consumes()
    checks = (
        Check("transform.OneOf", "memcpy_op", "unsupported memcpy op", "memref.copy", "linalg.copy"), Check("transform.OneShot"),
    )
    assembly_format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` functional-type($target, results)"


__getattr__ = bufferization.member  # functions that build operations, and what else the definitions say
__dir__ = bufferization.members
