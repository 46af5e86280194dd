"""Triton's nvws dialect: producers and consumers on groups of warps of NVIDIA's."""

from mlircore import dialect as d

from ._constraints import AnyI32Tensor
from .tt.base import TensorDescType
from .ttg.base import AsyncTokenType, MemDescType

nvws = d.Dialect("nvws")

AsyncOpAttr = nvws.enum(d.EnumDef(
    [("none", 0), ("tma_load", 1), ("tc5mma", 2), ("tmem_copy", 3), ("cp_async", 4), ("wgmma", 5), ("clc", 6)], attr_name="async_op",
    summary="allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6", cpp_name="::mlir::triton::nvws::AsyncOp", cpp_attr="NVWS_AsyncOpEnum"))
TokenLoadType = nvws.enum(d.EnumDef(
    [("none", 0), ("asyncLoadOp", 1), ("tmaLoadOp", 2), ("localStoreOp", 3), ("TmemLoadOp", 4)],
    cpp_name="::mlir::triton::nvws::TokenLoadType"))


class ArefType(d.TypeDef, dialect=nvws, mnemonic="aref"):
    """A reference to buffers."""

    baseType = d.ArrayParam(d.TypeParam(), optional=True)
    summary = "Asynchronous Reference"
    assembly_format = "`<` `[` (`]`) : ($baseType^ `]`)? `>`"


class TokenType(d.TypeDef, dialect=nvws, mnemonic="token"):
    """A token of a channel."""


class IntArrayAttr(d.AttrDef, dialect=nvws, mnemonic="int_array"):
    """Numbers."""

    value = d.ArrayParam(d.IntParam(32), optional=True)
    assembly_format = "`[` (`]`) : ($value^ `]`)?"


class TypeArrayAttr(d.AttrDef, dialect=nvws, mnemonic="type_array"):
    """Types."""

    value = d.ArrayParam(d.TypeParam(), optional=True)
    assembly_format = "`[` (`]`) : ($value^ `]`)?"


_TENSOR = ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR")
_TOKENS = d.TypeConstraint("tensor of  values", ("and", _TENSOR, ("element", ("defined", "nvws.token"))), type_name="", type_class=_TENSOR)
_ASYNC_OPS = d.AttrConstraint(
    "array of async op attributes", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "nvws.async_op"))), ("kind", "ATTR_ARRAY"),
    value_type="none")


class ArefBufferOp(d.Op, dialect=nvws, name="aref.buffer"):
    """The buffers of a reference at a stage."""

    aref = d.Operand(ArefType)
    token = d.Operand(AsyncTokenType)
    stage = d.OptionalOperand(d.I32)
    buffers = d.Results(MemDescType)
    assembly_format = "$aref (`[` $stage^ `]`)? `,` $token attr-dict `:` type($aref) `,` type($token) `->` type(results)"


class ArefCreateOp(d.Op, dialect=nvws, name="aref.create"):
    """A reference to buffers that producers and consumers share."""

    buffers = d.Operands(MemDescType)
    result = d.Result(ArefType)
    traits = (d.Pure, d.TypesMatchWith("input types match Aref output type", "result", "buffers", "nvws.BufferTypes"))
    checks = (d.Check("nvws.ArefCreate"),)
    assembly_format = "$buffers attr-dict `:` type($result)"


class _ArefEnter(d.Op):
    """The start of a use of buffers."""

    aref = d.Operand(ArefType)
    stage = d.OptionalOperand(d.I32)
    phase = d.OptionalOperand(d.I32)
    buffers = d.Results(MemDescType)
    token = d.Result(AsyncTokenType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = "$aref ( `[` $stage^ `,` $phase `]`)? attr-dict `:` type($aref) `->` type(results)"


class ArefGetEnterOp(_ArefEnter, dialect=nvws, name="aref.get.enter"):
    """Begins to read a stage of a reference."""


class ArefGetExitOp(d.Op, dialect=nvws, name="aref.get.exit"):
    """Ends to read a stage of a reference."""

    aref = d.Operand(ArefType)
    token = d.Operand(AsyncTokenType)
    stage = d.OptionalOperand(d.I32)
    async_ops = d.Attr(_ASYNC_OPS)
    assembly_format = "$aref (`[` $stage^ `]`)? `,` $token $async_ops attr-dict `:` type($aref) `,` type($token)"


class ArefPhiOp(d.Op, dialect=nvws, name="aref.phi"):
    """One of two values, by partition."""

    local = d.Operand(d.AnyType)
    remote = d.Operand(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$local `,` $remote attr-dict `:` type($result)"


class ArefPutEnterOp(_ArefEnter, dialect=nvws, name="aref.put.enter"):
    """Begins to write a stage of a reference."""


class ArefPutExitOp(d.Op, dialect=nvws, name="aref.put.exit"):
    """Ends to write a stage of a reference."""

    aref = d.Operand(ArefType)
    token = d.Operand(AsyncTokenType)
    stage = d.OptionalOperand(d.I32)
    async_ops = d.Attr(_ASYNC_OPS)
    assembly_format = "$aref (`[` $stage^ `]`)? `,` $token $async_ops attr-dict `:` type($aref) `,` type($token)"


class CLCTryCancelOp(d.Op, dialect=nvws, name="clc_try_cancel"):
    """A request to cancel a cluster that has not begun."""

    result = d.Operand(MemDescType)
    effects = ("write result",)
    assembly_format = "$result attr-dict `:` qualified(type($result))"


class ConsumerReleaseOp(d.Op, dialect=nvws, name="consumer_release"):
    """The consumer gives a buffer back."""

    token = d.Operand(_TOKENS)
    idx = d.Operand(d.I32)
    assembly_format = "$token `,` $idx attr-dict `:` type(operands)"


class ConsumerWaitOp(d.Op, dialect=nvws, name="consumer_wait"):
    """The consumer waits for a buffer."""

    token = d.Operand(_TOKENS)
    idx = d.Operand(d.I32)
    phase = d.Operand(d.I1)
    assembly_format = "$token `,` $idx `,` $phase attr-dict `:` type(operands)"


class CreateTokenOp(d.Op, dialect=nvws, name="create_token"):
    """Tokens of a channel."""

    numBuffers = d.Attr(d.I32Attr)
    loadType = d.Attr(TokenLoadType)
    result = d.Result(_TOKENS)
    assembly_format = "attr-dict `:` type($result)"


class DescriptorGatherOp(d.Op, dialect=nvws, name="descriptor_gather"):
    """Rows of the tensor of a descriptor, into shared memory."""

    desc = d.Operand(TensorDescType)
    x_offsets = d.Operand(AnyI32Tensor)
    y_offset = d.Operand(d.I32)
    txCount = d.Attr(d.I32Attr)
    result = d.Operand(MemDescType)
    effects = ("read desc", "write result")
    assembly_format = "$desc `[` $x_offsets `,` $y_offset `]` $txCount $result attr-dict `:` type(operands)"


class DescriptorLoadOp(d.Op, dialect=nvws, name="descriptor_load"):
    """A block of the tensor of a descriptor, into shared memory."""

    desc = d.Operand(TensorDescType)
    indices = d.Operands(d.I32)
    txCount = d.Attr(d.I32Attr)
    result = d.Operand(MemDescType)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    effects = ("read desc", "write result")
    assembly_format = """
        $desc `[` $indices `]` $txCount $result attr-dict `:`
        type(operands)
    """


class ProducerAcquireOp(d.Op, dialect=nvws, name="producer_acquire"):
    """The producer waits for a buffer."""

    token = d.Operand(_TOKENS)
    idx = d.Operand(d.I32)
    phase = d.Operand(d.I1)
    assembly_format = "$token `,` $idx `,` $phase attr-dict `:` type(operands)"


class ProducerCommitOp(d.Op, dialect=nvws, name="producer_commit"):
    """The producer gives a buffer away."""

    token = d.Operand(_TOKENS)
    idx = d.Operand(d.I32)
    assembly_format = "$token `,` $idx attr-dict `:` type(operands)"


class WarpGroupOp(d.Op, dialect=nvws, name="warp_group"):
    """Regions for groups of warps."""

    numWarps = d.Attr(d.DenseI32ArrayAttr)
    results = d.Results(d.AnyType)
    partitionRegions = d.Regions()
    effects = ("nested",)
    checks = (d.Check("nvws.WarpGroup"),)
    assembly_format = "`` custom<`nvws.WarpGroup`>($numWarps, attr-dict, $partitionRegions, type($results))"


class WarpGroupReturnOp(d.Op, dialect=nvws, name="warp_group.return"):
    """The end of a region of warp_group."""

    traits = (d.Pure, d.Terminator, d.HasParent("nvws.warp_group"))
    assembly_format = "attr-dict"


class WarpGroupYieldOp(d.Op, dialect=nvws, name="warp_group.yield"):
    """The end of the first region of warp_group, with its results."""

    values = d.Operands(d.AnyType)
    traits = (d.Pure, d.Terminator, d.ReturnLike, d.HasParent("nvws.warp_group"))
    assembly_format = "($values^)? attr-dict (`:` type($values)^)?"


__getattr__ = nvws.member
__dir__ = nvws.members
