"""The ttg dialect: copies to shared memory, views of buffers, conversions of layouts, groups of warps."""

from mlircore import dialect as d

from .._constraints import AnyTritonType, FloatTensor, I1Tensor, I8Tensor, IntTensor, Ptr, PtrTensor, Tensor
from ..tt.base import RMWOp
from .base import AddrSpace, AsyncTokenType, MemDescType, ttg

_LAYOUTS = d.Check("ttg.Layouts")
_INTEGER_OR_INDEX = d.TypeConstraint("signless integer or index", ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX")))

# --- tensors ---


class ConvertLayoutOp(d.Op, dialect=ttg, name="convert_layout"):
    """The same tensor in another layout."""

    src = d.Operand(Tensor)
    force_warp_shuffle = d.Attr(d.UnitAttr)
    result = d.Result(Tensor)
    traits = (d.SameOperandsAndResultShape, d.SameOperandsAndResultElementType, d.Pure)
    checks = (_LAYOUTS, d.Check("ttg.ConvertLayout"))
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class Fp4ToFpOp(d.Op, dialect=ttg, name="fp4_to_fp"):
    """Floats of pairs of 4 bits."""

    src = d.Operand(I8Tensor)
    axis = d.Attr(d.I32Attr)
    result = d.Result(FloatTensor)
    traits = (d.Pure,)
    checks = (_LAYOUTS, d.Check("ttg.Fp4ToFp"))
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class GlobalScratchAllocOp(d.Op, dialect=ttg, name="global_scratch_alloc"):
    """A buffer in global memory."""

    nbytes = d.Attr(d.I32Attr)
    alignment = d.Attr(d.I32Attr)
    third_party_allocation = d.Attr(d.UnitAttr)
    shared_cluster_state = d.Attr(d.UnitAttr)
    result = d.Result(Ptr)
    effects = ("allocate result",)
    checks = (_LAYOUTS,)
    assembly_format = "attr-dict `:` qualified(type($result))"


# --- asynchronous copies ---


class AsyncCopyGlobalToLocalOp(d.Op, dialect=ttg, name="async_copy_global_to_local"):
    """A copy from pointers to a buffer, which goes on while the program does."""

    src = d.Operand(PtrTensor)
    result = d.Operand(MemDescType)
    mask = d.OptionalOperand(I1Tensor)
    other = d.OptionalOperand(AnyTritonType)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    isVolatile = d.Attr(d.BoolAttr, default="false")
    contiguity = d.Attr(d.I32Attr, default="1 : i32")
    token = d.Result(AsyncTokenType)
    traits = (d.AttrSizedOperandSegments,
              d.TypesMatchWith("infer mask type from src type", "src", "mask", "I1SameShape"),
              d.TypesMatchWith("infer other type from src type", "src", "other", "tt.Pointee"))
    effects = ("read src", "write result")
    checks = (_LAYOUTS, d.Check("ttg.Mutable", "result"))
    assembly_format = """
        $src `,` $result (`mask` $mask^)? (`other` $other^)? attr-dict `:` type($src) `->` type($result)
    """


class AsyncCommitGroupOp(d.Op, dialect=ttg, name="async_commit_group"):
    """The copies so far, as a group that can be waited for."""

    inputTokens = d.Operands(AsyncTokenType)
    asyncToken = d.Result(AsyncTokenType)
    checks = (_LAYOUTS,)
    assembly_format = "(`tokens` $inputTokens^)? attr-dict"


class AsyncWaitOp(d.Op, dialect=ttg, name="async_wait"):
    """A wait until at most `num` groups of copies are not over."""

    asyncToken = d.Operands(AsyncTokenType)
    num = d.Attr(d.I32Attr)
    retToken = d.Result(AsyncTokenType)
    checks = (_LAYOUTS,)
    assembly_format = "($asyncToken^)? attr-dict"


# --- shared memory ---


class LocalAllocOp(d.Op, dialect=ttg, name="local_alloc"):
    """A buffer in shared memory."""

    src = d.OptionalOperand(Tensor)
    alignment = d.OptionalAttr(d.I32Attr)
    result = d.Result(MemDescType)
    checks = (_LAYOUTS, d.Check("ttg.LocalAlloc"))
    assembly_format = "($src^)? attr-dict `:` functional-type(operands, results)"


class LocalDeallocOp(d.Op, dialect=ttg, name="local_dealloc"):
    """The end of a buffer in shared memory."""

    src = d.Operand(MemDescType)
    effects = ("free src",)
    checks = (_LAYOUTS,)
    assembly_format = "$src attr-dict `:` qualified(type($src))"


class LocalLoadOp(d.Op, dialect=ttg, name="local_load"):
    """A tensor of a buffer."""

    src = d.Operand(MemDescType)
    token = d.OptionalOperand(AsyncTokenType)
    result = d.Result(Tensor)
    effects = ("read src",)
    checks = (_LAYOUTS, d.Check("ttg.LocalAccess", "src", "result", "result"))
    assembly_format = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)"


class LocalStoreOp(d.Op, dialect=ttg, name="local_store"):
    """A tensor that is written into a buffer."""

    src = d.Operand(Tensor)
    dst = d.Operand(MemDescType)
    effects = ("write dst",)
    checks = (_LAYOUTS, d.Check("ttg.Mutable", "dst"), d.Check("ttg.LocalAccess", "dst", "src", "source"))
    assembly_format = "$src `,` $dst attr-dict `:` type($src) `->` qualified(type($dst))"


class LocalGatherOp(d.Op, dialect=ttg, name="local_gather"):
    """The elements of a buffer at some indices along an axis."""

    src = d.Operand(MemDescType)
    indices = d.Operand(IntTensor)
    axis = d.Attr(d.I32Attr)
    token = d.OptionalOperand(AsyncTokenType)
    result = d.Result(Tensor)
    effects = ("read src",)
    checks = (_LAYOUTS, d.Check("ttg.LocalGather"))
    assembly_format = """
        $src `[` $indices `]` (`token` $token^)? attr-dict `:` qualified(type($src)) `,` type($indices) `->` type($result)
    """


class LocalScatterOp(d.Op, dialect=ttg, name="local_scatter"):
    """Elements that are written into a buffer at some indices along an axis."""

    dst = d.Operand(MemDescType)
    values = d.Operand(Tensor)
    indices = d.Operand(IntTensor)
    axis = d.Attr(d.I32Attr)
    token = d.OptionalOperand(AsyncTokenType)
    effects = ("write dst",)
    checks = (_LAYOUTS, d.Check("ttg.LocalScatter"))
    assembly_format = """
        $dst `[` $indices `]` `,` $values (`token` $token^)? attr-dict `:` qualified(type($dst)) `,` type($indices) `,` type($values)
    """


class LocalAtomicScatterRMWOp(d.Op, dialect=ttg, name="local_atomic_scatter_rmw"):
    """Atomic changes of elements of a buffer at some indices along an axis."""

    atomic_rmw_op = d.Attr(RMWOp)
    dst = d.Operand(MemDescType)
    values = d.Operand(Tensor)
    indices = d.Operand(IntTensor)
    mask = d.OptionalOperand(I1Tensor)
    axis = d.Attr(d.I32Attr)
    result = d.Result(Tensor)
    traits = (d.TypesMatchWith("result type matches values type", "values", "result", "SameTypes"),
              d.TypesMatchWith("mask type matches values type", "values", "mask", "I1SameShape"))
    effects = ("read dst", "write dst")
    checks = (_LAYOUTS, d.Check("ttg.LocalAtomicScatter"))
    assembly_format = """
        $atomic_rmw_op `,` $dst `[` $indices `]` `,` $values (`,` $mask^)? attr-dict `:` functional-type(operands, results)
    """


# --- views of buffers ---


class MemDescIndexOp(d.Op, dialect=ttg, name="memdesc_index"):
    """An element of a buffer along its first dimension."""

    src = d.Operand(MemDescType)
    index = d.Operand(d.I32)
    result = d.Result(MemDescType)
    traits = (d.Pure,)
    checks = (_LAYOUTS, d.Check("ttg.MemDescIndex"))
    assembly_format = "$src `[` $index `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))"


class MemDescSubsliceOp(d.Op, dialect=ttg, name="memdesc_subslice"):
    """A part of a buffer."""

    src = d.Operand(MemDescType)
    offsets = d.Attr(d.DenseI32ArrayAttr)
    result = d.Result(MemDescType)
    traits = (d.Pure,)
    checks = (_LAYOUTS, d.Check("ttg.MemDescSubslice"))
    assembly_format = """
        $src `[` `` custom<`ttg.Offsets`>($offsets) `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))
    """


class MemDescTransOp(d.Op, dialect=ttg, name="memdesc_trans"):
    """A buffer with its dimensions in another order."""

    src = d.Operand(MemDescType)
    order = d.Attr(d.DenseI32ArrayAttr)
    result = d.Result(MemDescType)
    traits = (d.Pure, d.SameOperandsAndResultElementType)
    checks = (_LAYOUTS, d.Check("ttg.MemDescTrans"))
    assembly_format = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))"


class MemDescReshapeOp(d.Op, dialect=ttg, name="memdesc_reshape"):
    """A buffer with another shape."""

    src = d.Operand(MemDescType)
    result = d.Result(MemDescType)
    traits = (d.Pure, d.SameOperandsAndResultElementType)
    checks = (_LAYOUTS, d.Check("ttg.MemDescReshape"))
    assembly_format = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))"


class MemDescReinterpretOp(d.Op, dialect=ttg, name="memdesc_reinterpret"):
    """A buffer as another type."""

    src = d.Operand(MemDescType)
    result = d.Result(MemDescType)
    traits = (d.Pure,)
    checks = (_LAYOUTS, d.Check("ttg.MemDescReinterpret"))
    assembly_format = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))"


# --- pipelines ---


class PredicateStageOp(d.Op, dialect=ttg, name="predicate_stage"):
    """Whether a stage of a pipelined loop runs."""

    iv = d.Operand(_INTEGER_OR_INDEX)
    ub = d.Operand(_INTEGER_OR_INDEX)
    step = d.Operand(_INTEGER_OR_INDEX)
    maxStage = d.Attr(d.I32Attr)
    stage = d.Attr(d.I32Attr)
    result = d.Result(d.I1)
    traits = (d.Pure, d.AllTypesMatch("iv", "ub", "step"))
    checks = (_LAYOUTS,)
    assembly_format = "$iv `,` $ub `,` $step `maxStage` $maxStage `stage` $stage attr-dict `:` type($iv) `->` type($result)"


class MaskOp(d.Op, dialect=ttg, name="mask"):
    """A region that runs when a predicate is true."""

    pred = d.Operand(d.I1)
    result = d.Results(d.AnyType)
    region = d.Region(1)
    traits = (d.SingleBlock,)
    checks = (_LAYOUTS,)


class MaskReturnOp(d.Op, dialect=ttg, name="mask.return"):
    """The end of the region of mask."""

    result = d.Operands(d.AnyType)
    traits = (d.HasParent("ttg.mask"), d.Pure, d.Terminator, d.ReturnLike)
    checks = (_LAYOUTS,)
    assembly_format = "$result attr-dict `:` type($result)"


# --- groups of warps ---


class BarrierOp(d.Op, dialect=ttg, name="barrier"):
    """A wait for all threads of the block; it orders accesses of some kinds of memory."""

    addrSpace = d.Attr(AddrSpace)
    effects = ("read", "write")
    checks = (_LAYOUTS,)
    assembly_format = "custom<`ttg.Barrier`>($addrSpace) attr-dict"


class WarpIdOp(d.Op, dialect=ttg, name="warp_id"):
    """The number of the warp."""

    omitUniformHint = d.Attr(d.UnitAttr)
    result = d.Result(d.I32)
    traits = (d.Pure,)
    checks = (_LAYOUTS,)
    assembly_format = "attr-dict"


class WarpSpecializeOp(d.Op, dialect=ttg, name="warp_specialize"):
    """Regions that run at the same time on different groups of warps."""

    partitionNumWarps = d.Attr(d.DenseI32ArrayAttr)
    warpGroupStartIds = d.OptionalAttr(d.DenseI32ArrayAttr)
    requestedRegisters = d.OptionalAttr(d.DenseI32ArrayAttr)
    actualRegisters = d.OptionalAttr(d.DenseI32ArrayAttr)
    defaultPassthrough = d.Results(d.AnyType)
    defaultRegion = d.Region()
    partitionOpHolder = d.Region(1)
    effects = ("nested",)
    checks = (_LAYOUTS, d.Check("ttg.WarpSpecialize"))
    assembly_format = """
        `` custom<`ttg.WarpSpecialize`>($partitionNumWarps, type($defaultPassthrough), attr-dict, $defaultRegion, $partitionOpHolder)
    """


class WarpSpecializePartitionsOp(d.Op, dialect=ttg, name="warp_specialize.partitions"):
    """The regions of warp_specialize, and what they get."""

    explicitCaptures = d.Operands(d.AnyType)
    partitionRegions = d.Regions(1, at_least=True)
    facts = {"triton.partitions": True}
    traits = (d.IsolatedFromAbove, d.Terminator, d.HasParent("ttg.warp_specialize"))
    effects = ("nested",)
    checks = (_LAYOUTS, d.Check("ttg.Partitions"))


class WarpYieldOp(d.Op, dialect=ttg, name="warp_yield"):
    """The end of the default region of warp_specialize."""

    values = d.Operands(d.AnyType)
    traits = (d.Pure, d.Terminator, d.ReturnLike, d.HasParent("ttg.warp_specialize"))
    checks = (_LAYOUTS, d.Check("ttg.WarpYield"))
    assembly_format = "($values^)? attr-dict (`:` type($values)^)?"


class WarpReturnOp(d.Op, dialect=ttg, name="warp_return"):
    """The end of the other regions of warp_specialize."""

    traits = (d.Pure, d.Terminator, d.ReturnLike, d.HasParent("ttg.warp_specialize.partitions"))
    checks = (_LAYOUTS,)
    assembly_format = "attr-dict"
