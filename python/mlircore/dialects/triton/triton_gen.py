"""The triton_gen dialect of Intel's backend of Triton: matrix engines and blocks of memory of a sub-group.

Rules that are C++ there are not checked. The release that the pack follows does not have the dialect.
"""

from mlircore import dialect as d

from ._constraints import LLVMPointer

triton_gen = d.Dialect("triton_gen")

_CPP = "::mlir::triton::TritonGEN::"
LoadControl = triton_gen.enum(d.EnumDef(
    [("Uncached", 0), ("Cached", 1), ("Streaming", 2), ("InvalidateAfterRead", 3), ("ConstCached", 4)], summary="TritonGEN load cache controls",
    cpp_name=_CPP + "LoadCacheControlDecorationEnum"))
StoreControl = triton_gen.enum(d.EnumDef(
    [("Uncached", 0), ("WriteThrough", 1), ("WriteBack", 2), ("Streaming", 3)], summary="TritonGEN store cache controls",
    cpp_name=_CPP + "StoreCacheControlDecorationEnum"))
MemFence = triton_gen.enum(d.EnumDef(
    [("None", 0), ("Local", 1), ("Global", 2), ("LocalAndGlobal", 3)], summary="TritonGEN memory fence", cpp_name=_CPP + "MemFence"))
LoadCacheControl = triton_gen.enum(d.EnumDef(
    [("Default", 0), ("L1UC_L3UC", 1), ("L1UC_L3C", 2), ("L1C_L3UC", 3), ("L1C_L3C", 4), ("L1S_L3UC", 5), ("L1S_L3C", 6), ("L1IAR_L3C", 7)],
    summary="TritonGEN load cache control", cpp_name=_CPP + "LoadCacheControl"))
StoreCacheControl = triton_gen.enum(d.EnumDef(
    [("Default", 0), ("L1UC_L3UC", 1), ("L1UC_L3WB", 2), ("L1WT_L3UC", 3), ("L1WT_L3WB", 4), ("L1S_L3UC", 5), ("L1S_L3WB", 6), ("L1WB_L3WB", 7),
     ("L1WT_L3WT", 8), ("L1S_L3S", 9)], summary="TritonGEN store cache control", cpp_name=_CPP + "StoreCacheControl"))
PrecisionType = triton_gen.enum(d.EnumDef(
    [("unused", 0), ("u8", 1), ("u4", 2), ("u2", 3), ("i8", 4), ("i4", 5), ("i2", 6), ("tf32", 10), ("bf16", 11), ("f16", 12), ("bf8", 7),
     ("hf8", 8), ("e2m1", 13)], summary="TritonGEN precision type", cpp_name=_CPP + "PrecisionType"))


class DecorationCacheControlAttr(d.AttrDef, dialect=triton_gen, mnemonic="decoration_cache_control"):
    """The caches that an access uses, level by level."""

    decorations = d.ArrayParam(d.AttrParam())
    assembly_format = "`<` $decorations `>`"


class LoadCacheControlAttr(d.AttrDef, dialect=triton_gen, mnemonic="load_cache_control"):
    """How a load uses a level of the caches."""

    cache_level = d.IntParam(32, signed=False)
    cache_control = d.EnumParam(LoadControl, field=True)
    operand_number = d.IntParam(32, signed=False)
    assembly_format = "`<` $cache_level `,` $cache_control `,` $operand_number `>`"


class StoreCacheControlAttr(d.AttrDef, dialect=triton_gen, mnemonic="store_cache_control"):
    """How a store uses a level of the caches."""

    cache_level = d.IntParam(32, signed=False)
    cache_control = d.EnumParam(StoreControl, field=True)
    operand_number = d.IntParam(32, signed=False)
    assembly_format = "`<` $cache_level `,` $cache_control `,` $operand_number `>`"


def _vector_of(summary: str, element: tuple[object, ...], *more: tuple[object, ...]) -> d.TypeConstraint:
    """A vector of a fixed length."""
    return d.TypeConstraint(f"fixed-length vector of {summary}", (
        "and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("not", ("rank", 0)), ("element", element), *more),
        type_name="builtin.vector", type_class=("kind", "TYPE_VECTOR"))


_I1 = d.AttrConstraint("1-bit signless integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))),
                       ("kind", "ATTR_INTEGER"), value_type="i1")
_NUMBERS = "8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or 16-bit float or bfloat16 type"
_NUMBER = ("or", ("integer", 7, 8), ("integer", 7, 16), ("integer", 7, 32), ("float", "f32", "f16", "bf16"))
_BLOCK = _vector_of(_NUMBERS + " or 64-bit integer values", ("or", _NUMBER, ("integer", 7, 64)))
_FACTOR = _vector_of(_NUMBERS + " values of ranks 1", _NUMBER, ("rank", 1))
_PRODUCT = _vector_of(_NUMBERS + " values", _NUMBER)
_SUM = _vector_of("32-bit float or bfloat16 type values of ranks 1", ("float", "f32", "bf16"), ("rank", 1))
_SUMS = _vector_of("32-bit float or bfloat16 type values", ("float", "f32", "bf16"))
_I16S = _vector_of("16-bit integer values of ranks 1", ("integer", 7, 16), ("rank", 1))
_I32S = _vector_of("32-bit integer values of ranks 1", ("integer", 7, 32), ("rank", 1))
_SCALE = d.TypeConstraint("8-bit integer or fixed-length vector of 8-bit integer values of ranks 1", (
    "or", ("integer", 7, 8), ("and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("element", ("integer", 7, 8)), ("rank", 1))))
_F32S = d.TypeConstraint("32-bit float or LLVM dialect-compatible vector of 32-bit float",
                         ("or", ("float", "f32"), ("element", ("float", "f32"))))
_LOCAL = d.TypeConstraint("LLVM pointer in address space 3", type_text="!llvm.ptr<3>", type_name="llvm.ptr")
_INTEGERS = _vector_of("integer values", ("kind", "TYPE_INTEGER"))
_ANY_NUMBERS = _vector_of("integer or floating-point values", ("kind", "TYPE_INTEGER", "TYPE_FLOAT"))
_ADDRESSES = d.TypeConstraint("fixed-length vector of 64-bit signless integer values of length 32", (
    "and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("element", ("integer", 1, 64)), ("size", 32, 32)), type_name="builtin.vector")
_PREDICATES = d.TypeConstraint("fixed-length vector of 1-bit signless integer values of length 32", (
    "and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("element", ("integer", 1, 1)), ("size", 32, 32)), type_name="builtin.vector")
_WIDTHS = ("or", ("integer", 1, 8), ("integer", 1, 16), ("integer", 1, 32), ("integer", 1, 64))
_BLOCK_POINTER = d.TypeConstraint("LLVM pointer in local or global OpenCL address space", ("defined", "llvm.ptr"), type_name="llvm.ptr")
_BLOCK_VALUE = d.TypeConstraint("Valid sub-group block memory access type", (
    "or", _WIDTHS,
    ("and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("element", _WIDTHS), ("or", ("size", 2, 2), ("size", 4, 4), ("size", 8, 8))),
    ("and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("element", ("integer", 1, 8)), ("size", 16, 16))))


class BarrierOp(d.Op, dialect=triton_gen, name="barrier"):
    """A barrier of the work-group."""

    mem_fence = d.Attr(MemFence)
    assembly_format = "` ` `{` `mem_fence` `=` $mem_fence `}` attr-dict"


class FToTf32Op(d.Op, dialect=triton_gen, name="f_to_tf32"):
    """A number rounded to TF32."""

    val = d.Operand(_F32S)
    res = d.Result(_F32S)
    traits = (d.SameOperandsAndResultType,)
    assembly_format = "$val attr-dict `:` type($val)"


class Matrix2DBlockLoadOp(d.Op, dialect=triton_gen, name="2Dblockload"):
    """A block of a matrix, from memory."""

    ptr = d.Operand(LLVMPointer)
    base_width = d.Operand(d.I32)
    base_height = d.Operand(d.I32)
    base_pitch = d.Operand(d.I32)
    x = d.Operand(d.I32)
    y = d.Operand(d.I32)
    elem_size_in_bits = d.Attr(d.I32Attr)
    tile_width = d.Attr(d.I32Attr)
    tile_height = d.Attr(d.I32Attr)
    v_blocks = d.Attr(d.I32Attr)
    transpose = d.Attr(_I1)
    vnni_transform = d.Attr(_I1)
    cache_control = d.Attr(LoadCacheControl, default="Default")
    res = d.Result(_BLOCK)
    effects = ("read ptr",)
    assembly_format = """
        operands ` ` `{` `elem_size_in_bits` `=` $elem_size_in_bits `,` `tile_width` `=` $tile_width `,` `tile_height` `=` $tile_height `,`
        `v_blocks` `=` $v_blocks `,` `transpose` `=` $transpose `,` `vnni_transform` `=` $vnni_transform `,` `cache_control` `=`
        $cache_control `}` attr-dict `:` functional-type(operands, results)
    """


class Matrix2DBlockPrefetchOp(d.Op, dialect=triton_gen, name="2Dblockprefetch"):
    """A block of a matrix, into the caches."""

    ptr = d.Operand(LLVMPointer)
    base_width = d.Operand(d.I32)
    base_height = d.Operand(d.I32)
    base_pitch = d.Operand(d.I32)
    x = d.Operand(d.I32)
    y = d.Operand(d.I32)
    elem_size_in_bits = d.Attr(d.I32Attr)
    tile_width = d.Attr(d.I32Attr)
    tile_height = d.Attr(d.I32Attr)
    v_blocks = d.Attr(d.I32Attr)
    cache_control = d.Attr(LoadCacheControl, default="Default")
    effects = ("write", "read ptr")
    assembly_format = """
        operands ` ` `{` `elem_size_in_bits` `=` $elem_size_in_bits `,` `tile_width` `=` $tile_width `,` `tile_height` `=` $tile_height `,`
        `v_blocks` `=` $v_blocks `,` `cache_control` `=` $cache_control `}` attr-dict `:` `(` type(operands) `)`
    """


class Matrix2DBlockStoreOp(d.Op, dialect=triton_gen, name="2Dblockstore"):
    """A block of a matrix, to memory."""

    ptr = d.Operand(LLVMPointer)
    base_width = d.Operand(d.I32)
    base_height = d.Operand(d.I32)
    base_pitch = d.Operand(d.I32)
    x = d.Operand(d.I32)
    y = d.Operand(d.I32)
    elem_size_in_bits = d.Attr(d.I32Attr)
    tile_width = d.Attr(d.I32Attr)
    tile_height = d.Attr(d.I32Attr)
    v_blocks = d.Attr(d.I32Attr)
    stored_val = d.Operand(_BLOCK)
    cache_control = d.Attr(StoreCacheControl, default="Default")
    effects = ("write ptr",)
    assembly_format = """
        operands ` ` `{` `elem_size_in_bits` `=` $elem_size_in_bits `,` `tile_width` `=` $tile_width `,` `tile_height` `=` $tile_height `,`
        `v_blocks` `=` $v_blocks `,` `cache_control` `=` $cache_control `}` attr-dict `:` `(` type(operands) `)`
    """


class MatrixBlockScaleDPASOp(d.Op, dialect=triton_gen, name="bdpas"):
    """A product of matrices of small floats with scales, added to one."""

    c = d.Operand(_SUM)
    a = d.Operand(_I16S)
    b = d.Operand(_I32S)
    scaleA = d.OptionalOperand(_SCALE)
    scaleB = d.OptionalOperand(_SCALE)
    pa = d.Attr(PrecisionType)
    pb = d.Attr(PrecisionType)
    rc = d.Attr(d.I32Attr)
    d_ = d.Result(_SUMS)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        operands ` ` `{` `pa` `=` $pa `,` `pb` `=` $pb `,` `rc` `=` $rc `}` attr-dict `:` functional-type(operands, results)
    """


class MatrixDPASOp(d.Op, dialect=triton_gen, name="dpas"):
    """A product of matrices, added to one."""

    c = d.Operand(_FACTOR)
    a = d.Operand(_FACTOR)
    b = d.Operand(_FACTOR)
    pa = d.Attr(PrecisionType)
    pb = d.Attr(PrecisionType)
    rc = d.Attr(d.I32Attr)
    d_ = d.Result(_PRODUCT)
    assembly_format = """
        operands ` ` `{` `pa` `=` $pa `,` `pb` `=` $pb `,` `rc` `=` $rc `}` attr-dict `:` functional-type(operands, results)
    """


class PredicatedLoadOp(d.Op, dialect=triton_gen, name="predicated_load"):
    """A load under a condition, or another value."""

    ptr = d.Operand(LLVMPointer)
    predicate = d.Operand(d.I1)
    default_value = d.Operand(d.AnyType)
    cache_control = d.Attr(LoadCacheControl, default="Default")
    res = d.Result(d.AnyType)
    effects = ("read ptr",)
    assembly_format = "operands ` ` `{` `cache_control` `=` $cache_control `}` attr-dict `:` functional-type(operands, results)"


class PredicatedStoreOp(d.Op, dialect=triton_gen, name="predicated_store"):
    """A store under a condition."""

    ptr = d.Operand(LLVMPointer)
    value = d.Operand(d.AnyType)
    predicate = d.Operand(d.I1)
    cache_control = d.Attr(StoreCacheControl, default="Default")
    effects = ("write ptr",)
    assembly_format = "operands ` ` `{` `cache_control` `=` $cache_control `}` attr-dict `:` functional-type(operands, results)"


class SplitBarrierArriveOp(d.Op, dialect=triton_gen, name="split_barrier_arrive"):
    """An arrival at a barrier that is waited for later."""

    bData = d.Result(_LOCAL)
    assembly_format = "attr-dict"


class SplitBarrierWaitOp(d.Op, dialect=triton_gen, name="split_barrier_wait"):
    """A wait for a barrier."""

    bData = d.Operand(_LOCAL)
    assembly_format = "operands attr-dict"


class SubGroupBitcastShuffleOp(d.Op, dialect=triton_gen, name="sub_group_bitcast_shuffle"):
    """The bits of a sub-group's vectors as elements of another width."""

    value = d.Operand(_INTEGERS)
    result = d.Result(_INTEGERS)
    assembly_format = "$value attr-dict `:` type($value) `->` type($result)"


class SubGroupBlockReadOp(d.Op, dialect=triton_gen, name="sub_group_block_read"):
    """A block of memory, for a sub-group."""

    ptr = d.Operand(_BLOCK_POINTER)
    res = d.Result(_BLOCK_VALUE)
    effects = ("read ptr",)
    assembly_format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"


class SubGroupBlockWriteOp(d.Op, dialect=triton_gen, name="sub_group_block_write"):
    """A block of memory that a sub-group writes."""

    ptr = d.Operand(_BLOCK_POINTER)
    val = d.Operand(_BLOCK_VALUE)
    effects = ("read ptr",)
    assembly_format = "$ptr `,` $val attr-dict `:` qualified(type($ptr)) `,` type($val)"


class SubGroupGatherLoadOp(d.Op, dialect=triton_gen, name="sub_group_gather_load"):
    """Loads from addresses of a sub-group."""

    addrs = d.Operand(_ADDRESSES)
    preds = d.Operand(_PREDICATES)
    res = d.Result(_ANY_NUMBERS)
    assembly_format = "$addrs `,` $preds attr-dict `:` functional-type(operands, results)"


__getattr__ = triton_gen.member
__dir__ = triton_gen.members
