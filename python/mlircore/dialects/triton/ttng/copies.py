"""The ttng dialect: the copy engine and its descriptors, cancellation of clusters."""

from mlircore import dialect as d

from .._constraints import AnyI32Tensor, AnyTensorDesc, I128, I16, Ptr, Tensor
from ..tt.base import DescriptorReduceKind, PointerType, ProgramIDDim, TensorDescType
from ..ttg.base import MemDescType
from .base import ttng

_LAYOUTS = d.Check("ttg.Layouts")


def _up_to(most: int) -> d.AttrConstraint:
    """A 32-bit number from 0 on."""
    return d.AttrConstraint(
        f"32-bit signless integer attribute whose value is non-negative whose maximum value is {most}",
        ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32)), ("range", 0, most)), ("kind", "ATTR_INTEGER"), value_type="i32")


class AsyncTMACopyGlobalToLocalOp(d.Op, dialect=ttng, name="async_tma_copy_global_to_local"):
    """A copy by the copy engine, from the tensor of a descriptor to a buffer."""

    desc = d.Operand(AnyTensorDesc)
    coord = d.Operands(d.I32)
    offsets = d.Operands(I16)
    barrier = d.Operand(MemDescType)
    result = d.Operand(MemDescType)
    pred = d.Operand(d.I1)
    multicast = d.Attr(d.UnitAttr)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    isVolatile = d.Attr(d.BoolAttr, default="false")
    traits = (d.AttrSizedOperandSegments,)
    effects = ("read desc", "write barrier", "write result")
    checks = (_LAYOUTS, d.Check("ttng.CopyIn", "coord", "offsets"))
    assembly_format = """
        $desc `[` $coord `]` (`offsets` `=` `[` $offsets^ `]`)? $result `,` $barrier `,` $pred attr-dict `:` qualified(type($desc)) `,`
        qualified(type($barrier)) `->` qualified(type($result))
    """


class AsyncTMACopyLocalToGlobalOp(d.Op, dialect=ttng, name="async_tma_copy_local_to_global"):
    """A copy by the copy engine, from a buffer to the tensor of a descriptor."""

    desc = d.Operand(TensorDescType)
    coord = d.Operands(d.I32)
    src = d.Operand(MemDescType)
    effects = ("read desc", "write desc", "read src")
    checks = (_LAYOUTS, d.Check("ttng.CopyOut", "coord"))
    assembly_format = "$desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))"


class AsyncTMAGatherOp(d.Op, dialect=ttng, name="async_tma_gather"):
    """Rows of the tensor of a descriptor that the copy engine writes into a buffer."""

    desc = d.Operand(TensorDescType)
    x_offsets = d.Operand(AnyI32Tensor)
    y_offset = d.Operand(d.I32)
    barrier = d.Operand(MemDescType)
    result = d.Operand(MemDescType)
    pred = d.Operand(d.I1)
    multicast = d.Attr(d.UnitAttr)
    effects = ("read desc", "write barrier", "write result")
    checks = (_LAYOUTS, d.Check("ttng.Gather"))
    assembly_format = "$desc `[` $x_offsets `,` $y_offset `]` $result `,` $barrier `,` $pred attr-dict `:` type(operands)"


class AsyncTMAReduceOp(d.Op, dialect=ttng, name="async_tma_reduce"):
    """A buffer that the copy engine combines with the tensor of a descriptor."""

    kind = d.Attr(DescriptorReduceKind)
    desc = d.Operand(TensorDescType)
    coord = d.Operands(d.I32)
    src = d.Operand(MemDescType)
    effects = ("read desc", "write desc", "read src")
    checks = (_LAYOUTS, d.Check("ttng.CopyOut", "coord"), d.Check("ttng.CopyReduce"))
    assembly_format = "$kind `,` $desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))"


class AsyncTMAScatterOp(d.Op, dialect=ttng, name="async_tma_scatter"):
    """Rows that the copy engine writes into the tensor of a descriptor."""

    desc = d.Operand(TensorDescType)
    x_offsets = d.Operand(AnyI32Tensor)
    y_offset = d.Operand(d.I32)
    src = d.Operand(MemDescType)
    effects = ("read desc", "write desc", "read src")
    checks = (_LAYOUTS, d.Check("ttng.Scatter"))
    assembly_format = "$desc `[` $x_offsets `,` $y_offset `]` $src attr-dict `:` type(operands)"


class CLCGetProgramIdOp(d.Op, dialect=ttng, name="clc_get_program_id"):
    """A coordinate in the answer to a request of cancellation."""

    clcResult = d.Operand(I128)
    dim = d.Attr(ProgramIDDim)
    result = d.Result(d.I32)
    traits = (d.Pure,)
    checks = (_LAYOUTS,)
    assembly_format = "$clcResult `,` $dim attr-dict `:` type($clcResult) `->` type($result)"


class CLCIsCanceledOp(d.Op, dialect=ttng, name="clc_is_canceled"):
    """Whether the answer to a request of cancellation is yes."""

    clcResult = d.Operand(I128)
    is_canceled = d.Result(d.I1)
    traits = (d.Pure,)
    checks = (_LAYOUTS,)
    assembly_format = "$clcResult attr-dict `:` type($clcResult) `->` type($is_canceled)"


class CLCLoadResultOp(d.Op, dialect=ttng, name="clc_load_result"):
    """The answer to a request of cancellation, from shared memory."""

    src = d.Operand(MemDescType)
    clcResult = d.Result(I128)
    effects = ("read src",)
    checks = (_LAYOUTS, d.Check("ttng.CancelResult", "src"))
    assembly_format = "$src attr-dict `:` qualified(type($src)) `->` type($clcResult)"


class CLCTryCancelOp(d.Op, dialect=ttng, name="clc_try_cancel"):
    """A request to cancel a cluster that has not begun."""

    result = d.Operand(MemDescType)
    mbarrier = d.Operand(MemDescType)
    effects = ("write result", "write mbarrier")
    checks = (_LAYOUTS, d.Check("ttng.CancelResult", "result"), d.Check("ttng.Barrier", "mbarrier"),
              d.Check("ttng.Completion", "mbarrier"))
    assembly_format = "$result `,` $mbarrier attr-dict `:` qualified(type($result)) `,` qualified(type($mbarrier))"


class CLCTryCancelSyncOp(d.Op, dialect=ttng, name="clc_try_cancel_sync"):
    """A request to cancel a cluster, with the answer."""

    response = d.Result(Tensor)
    checks = (_LAYOUTS, d.Check("ttng.CancelSync"))
    assembly_format = "attr-dict `:` type($response)"


class ReinterpretTensorDescOp(d.Op, dialect=ttng, name="reinterpret_tensor_descriptor"):
    """A pointer as a descriptor of a tensor."""

    rawDesc = d.Operand(Ptr)
    result = d.Result(TensorDescType)
    traits = (d.Pure,)
    checks = (_LAYOUTS,)
    assembly_format = "$rawDesc attr-dict `:` qualified(type($rawDesc)) `to` qualified(type($result))"


class TMAStoreWaitOp(d.Op, dialect=ttng, name="async_tma_store_wait"):
    """A wait for stores of the copy engine."""

    pendings = d.Attr(d.I32Attr)
    read_only = d.Attr(d.UnitAttr)
    checks = (_LAYOUTS,)
    assembly_format = "attr-dict"


class TensormapCreateOp(d.Op, dialect=ttng, name="tensormap_create"):
    """A new descriptor of the copy engine."""

    desc_ptr = d.Operand(PointerType)
    global_address = d.Operand(PointerType)
    box_dim = d.Operands(d.I32)
    global_dim = d.Operands(d.I32)
    global_stride = d.Operands(d.I64)
    element_stride = d.Operands(d.I32)
    elem_type = d.Attr(_up_to(15))
    interleave_layout = d.Attr(_up_to(2))
    swizzle_mode = d.Attr(_up_to(3))
    fill_mode = d.Attr(_up_to(1))
    traits = (d.AttrSizedOperandSegments,)
    effects = ("read", "write")
    checks = (_LAYOUTS, d.Check("ttng.TensormapCreate", "box_dim", "global_dim", "global_stride", "element_stride"))
    assembly_format = """
        $desc_ptr `,` $global_address `,` `[` $box_dim `]` `,` `[` $global_dim `]` `,` `[` $global_stride `]` `,` `[`
        $element_stride `]` attr-dict `:` functional-type(operands, results)
    """


class TensormapFenceproxyAcquireOp(d.Op, dialect=ttng, name="tensormap_fenceproxy_acquire"):
    """Makes a new descriptor known."""

    desc_ptr = d.Operand(PointerType)
    effects = ("write",)
    checks = (_LAYOUTS,)
    assembly_format = "$desc_ptr attr-dict `:` qualified(type($desc_ptr))"
