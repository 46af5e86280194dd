"""The xegpu dialect: blocks of memory, products of matrices and barriers of GPUs of Intel."""

from mlircore.define.types_attributes import AttrDef, AttrParam, DenseParam, EnumParam, TypeDef, TypeParam
from mlircore.dialect import (
    AllElementTypesMatch, AllShapesMatch, AllTypesMatch, Attr, AttrConstraint, AttrSizedOperandSegments, BoolAttr, Check, DenseI64ArrayAttr,
    Dialect, EnumDef, I64Attr, Index, Op, Operand, Operands, OptionalAttr, OptionalOperand, Pure, Result, TypeConstraint, UnitAttr,
)
from mlircore.dialects.arith import AtomicRMWKindValue

xegpu = Dialect("xegpu")


def _enum(mnemonic: str, name: str, attr: str, summary: str, cases: dict[str, int], *, bare: bool = False) -> AttrConstraint:
    """An enumeration that is an attribute of its own."""
    return xegpu.enum(EnumDef(list(cases.items()), attr_name=mnemonic, summary=summary, cpp_name=f"::mlir::xegpu::{name}", cpp_attr=attr,
                              bare=bare))


# --- attributes ---

MemorySpaceAttr = _enum(
    "memory_space", "MemorySpace", "MemorySpaceAttr",
    "Describe the location of data described by a `TensorDesc`:\n                 "
    "Global device memory (`Global`) or Shared local memory (`SLM`).", {"global": 0, "slm": 3}, bare=True)
CachePolicyAttr = _enum(
    "cache_hint", "CachePolicy", "CachePolicyAttr", "Describe the cache settings for prefetch/load/store operators",
    {"cached": 0, "uncached": 1, "streaming": 2, "read_invalidate": 3, "write_back": 4, "write_through": 5})
FenceScopeAttr = _enum(
    "fence_scope", "FenceScope", "FenceScopeAttr",
    "Describes the scope of fence.\n                    "
    '"workgroup" means that the scope is within each work group.\n                    '
    '"gpu" means the scope is across work groups within the gpu.', {"workgroup": 0, "gpu": 1}, bare=True)

_NO_KIND = "invalid kind of attribute specified: expected builtin.{}, but found '$'"
_INTEGER = AttrConstraint("IntegerAttr", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
_DICTIONARY = AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))


class BlockTensorDescAttr(AttrDef, dialect=xegpu, mnemonic="block_tdesc_attr"):
    """How a block of memory is read: where it is, how many blocks follow each other, whether its bounds are checked."""

    memory_space = EnumParam(MemorySpaceAttr, default="global", cpp_type="MemorySpaceAttr", spaced=True)
    array_length = AttrParam(_INTEGER, default="1 : i64", cpp_type="IntegerAttr")
    boundary_check = AttrParam(BoolAttr, default="true", cpp_type="BoolAttr")
    cpp_name = "XeGPU_BlockTensorDescAttr"
    summary = "a composite attribute for `TensorDescType`"
    assembly_format = "`<` struct(params) `>`"


class ScatterTensorDescAttr(AttrDef, dialect=xegpu, mnemonic="scatter_tdesc_attr"):
    """How scattered elements are read: where they are, and how many follow each other."""

    memory_space = EnumParam(MemorySpaceAttr, default="global", cpp_type="MemorySpaceAttr", spaced=True)
    chunk_size = AttrParam(_INTEGER, default="1 : i64", cpp_type="IntegerAttr")
    cpp_name, verify = "XeGPU_ScatterTensorDescAttr", "xegpu.Scatter"
    summary = "a composite attribute for `TensorDescType`"
    assembly_format = "`<` struct(params) `>`"


class LayoutAttr(AttrDef, dialect=xegpu, mnemonic="layout"):
    """How data is spread over subgroups, instructions and lanes: a number for each dimension."""

    sg_layout = DenseParam("i32", optional=True, cpp_type="DenseI32ArrayAttr")
    sg_data = DenseParam("i32", optional=True, cpp_type="DenseI32ArrayAttr")
    inst_data = DenseParam("i32", optional=True, cpp_type="DenseI32ArrayAttr")
    lane_layout = DenseParam("i32", optional=True, cpp_type="DenseI32ArrayAttr")
    lane_data = DenseParam("i32", optional=True, cpp_type="DenseI32ArrayAttr")
    order = DenseParam("i32", optional=True, cpp_type="DenseI32ArrayAttr")
    cpp_name, verify = "XeGPU_LayoutAttr", "xegpu.Layout"
    summary = "Describes the data distribution to subgroups and work-items for a tensor specified by the tensor descriptor"
    assembly_format = "`<` struct(params) `>`"


_LAYOUT = ("or", ("defined", "xegpu.layout"), ("defined", "xegpu.slice"))
DistributeLayoutAttr = AttrConstraint("DistributeLayoutAttr instance", _LAYOUT, _LAYOUT)


class SliceAttr(AttrDef, dialect=xegpu, mnemonic="slice"):
    """A layout without some of its dimensions: units that differ only in these share the data."""

    parent = AttrParam(DistributeLayoutAttr, cpp_type="xegpu::DistributeLayoutAttr")
    dims = DenseParam("i64", cpp_type="DenseI64ArrayAttr")
    cpp_name, verify = "XeGPU_SliceAttr", "xegpu.Slice"
    summary = "Describes the data distribution and sharing among subgroups or work-items"
    assembly_format = "`<` qualified($parent) `,` `dims` `=` $dims `>`"


class RangeAttr(AttrDef, dialect=xegpu, mnemonic="range"):
    """Numbers from `start` up to `end`, which is not one of them."""

    start = AttrParam(_INTEGER, cpp_type="IntegerAttr")
    end = AttrParam(_INTEGER, cpp_type="IntegerAttr")
    cpp_name, verify = "XeGPU_RangeAttr", "xegpu.Range"
    summary = "Specifies a half-open range"
    assembly_format = "`<` `[` $start `,` $end `]` `>`"


class MemLayoutAttr(AttrDef, dialect=xegpu, mnemonic="mem_layout"):
    """The layout of shared memory: `stride`, `block` and others, by name."""

    attrs = AttrParam(_DICTIONARY, cpp_type="DictionaryAttr")
    cpp_name = "XeGPU_MemLayoutAttr"
    summary = "Specifies memory layouts with named attributes"
    assembly_format = "`<` custom<`xegpu.MemLayout`>($attrs) `>`"


_MEM_LAYOUT = AttrConstraint("MemLayoutAttr", MemLayoutAttr.predicate, MemLayoutAttr.predicate)

# --- types ---


class TensorDescType(TypeDef, dialect=xegpu, mnemonic="tensor_desc"):
    """A block of memory, or scattered elements. A block that has only defaults as its encoding has none."""

    shape = DenseParam("i64")
    elementType = TypeParam()
    encoding = AttrParam(optional=True)
    layout = AttrParam(optional=True, verify=(_LAYOUT, "expected a layout or an encoding of a tensor descriptor"))
    cpp_name, verify = "XeGPU_TensorDesc", "xegpu.TensorDesc"
    blame_name, is_shaped = True, True
    summary = "TensorDesc describing regions of interested data."
    assembly_format = "`<` custom<`xegpu.TensorDesc`>($shape, $elementType, $encoding, $layout) `>`"


class NbarrierType(TypeDef, dialect=xegpu, mnemonic="nbarrier"):
    """A named barrier."""

    cpp_name = "XeGPU_Nbarrier"
    summary = "!xegpu.nbarrier a custom XeGPU type representing a barrier."


class MemDescType(TypeDef, dialect=xegpu, mnemonic="mem_desc"):
    """A matrix in shared memory."""

    shape = DenseParam("i64")
    elementType = TypeParam()
    mem_layout = AttrParam(_MEM_LAYOUT, optional=True, cpp_type="MemLayoutAttr")
    cpp_name = "XeGPU_MemDesc"
    blame_name, is_shaped = True, True
    summary = "MemDesc describing the data in SLM"
    assembly_format = "`<` custom<Shape>($shape, $elementType, `static`) (`,` qualified($mem_layout)^)? `>`"


# --- types of operands and results ---

_SIGNS = {"signless": (1, (1, 4, 8, 16, 32, 64)), "signed": (2, (1, 8, 16, 32, 64)), "unsigned": (4, (1, 8, 16, 32, 64))}
_FLOATS = {"f16": "16-bit float", "f32": "32-bit float", "f64": "64-bit float", "bf16": "bfloat16 type", "tf32": "tf32 type"}
_SCALAR = ("or", *(("integer", sign, width) for sign, widths in _SIGNS.values() for width in widths), ("float", *_FLOATS))
_SCALAR_TEXT = " or ".join([f"{width}-bit {sign} integer" for sign, (_, widths) in _SIGNS.items() for width in widths] + [*_FLOATS.values()])
_POINTER = ("or", ("integer", 4, 64), ("integer", 4, 32), ("integer", 1, 64), ("integer", 1, 32))
_POINTER_TEXT = "64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer"


def _memref(*predicates: tuple[object, ...]) -> tuple[object, ...]:
    return ("and", ("kind", "TYPE_MEMREF"), ("element", _SCALAR), *predicates)


def _vector(element: tuple[object, ...], text: str, ranks: str = "", *, fixed: bool = True) -> TypeConstraint:
    """A vector of one or more dimensions; `ranks`: of one of these numbers of dimensions."""
    rank = ("or", *(("rank", int(each)) for each in ranks.split("/"))) if ranks else ("any",)
    return TypeConstraint(
        f"{'fixed-length ' if fixed else ''}vector of {text} values{' of ranks ' + ranks if ranks else ''}",
        ("and", _VECTOR, *([("not", ("scalable",))] if fixed else []), ("not", ("rank", 0)), ("element", element), rank),
        type_name="builtin.vector", type_class=_VECTOR)


def _or_single(vector: TypeConstraint, element: tuple[object, ...], text: str) -> TypeConstraint:
    return TypeConstraint(f"{vector.summary} or {text}", ("or", vector.predicate, element))


_INDEX, _VECTOR = ("kind", "TYPE_INDEX"), ("kind", "TYPE_VECTOR")
_I8 = TypeConstraint("8-bit signless integer", ("integer", 1, 8), type_text="i8", type_name="builtin.integer",
                     type_class=("kind", "TYPE_INTEGER"))
_I1 = ("integer", 1, 1)
_BaseAddress = TypeConstraint(f"non-0-ranked.memref of {_SCALAR_TEXT} values or {_POINTER_TEXT}",
                              ("or", _memref(("not", ("rank", 0))), _POINTER))
_LIST = ("or", _memref(("rank", 1)), _POINTER)
_ScatteredAddress = TypeConstraint(f"1D memref of {_SCALAR_TEXT} values or {_POINTER_TEXT}", _LIST)
_ScatteredSource = TypeConstraint(f"{TensorDescType.summary} or {_ScatteredAddress.summary}", ("or", TensorDescType.predicate, _LIST))
_Offsets = _vector(_INDEX, "index")
_Mask = _vector(_I1, "1-bit signless integer")
_Value = _vector(_SCALAR, _SCALAR_TEXT)
_Vector = _vector(_SCALAR, _SCALAR_TEXT, "1/2/3/4/5/6", fixed=False)
_Factor = _vector(_SCALAR, _SCALAR_TEXT, "1/2/3")
_Product = _vector(_SCALAR, _SCALAR_TEXT, "1/2")
_OffsetsOrIndex = _or_single(_Offsets, _INDEX, "index")
_MaskOrBit = _or_single(_Mask, _I1, "1-bit signless integer")
_ValueOrScalar = _or_single(_Value, _SCALAR, _SCALAR_TEXT)
_SharedMatrix = TypeConstraint(
    " or ".join(f"reside in share memory and statically {rank}d shaped memref of {_SCALAR_TEXT} values " for rank in (1, 2)),
    ("and", _memref(("or", ("rank", 1), ("rank", 2))), ("routine", "xegpu.Shared")))


# --- blocks of memory ---


class CreateNdDescOp(Op, dialect=xegpu, name="create_nd_tdesc"):
    """A description of a block in memory. A pointer has no shape and no strides, which are given then."""

    source = Operand(_BaseAddress)
    offsets = Operands(Index)
    shape = Operands(Index)
    strides = Operands(Index)
    const_offsets = OptionalAttr(DenseI64ArrayAttr)
    const_shape = OptionalAttr(DenseI64ArrayAttr)
    const_strides = OptionalAttr(DenseI64ArrayAttr)
    TensorDesc = Result(TensorDescType)
    traits = (Pure, AttrSizedOperandSegments)
    checks = (Check("xegpu.CreateBlock"),)
    assembly_format = """
        $source `` custom<`xegpu.Offsets`>($offsets, $const_offsets)
        (`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^ `,` `strides` `:` custom<DynamicIndexList>($strides, $const_strides))?
        attr-dict `:` type($source) `->` qualified(type($TensorDesc))
    """


class PrefetchNdOp(Op, dialect=xegpu, name="prefetch_nd"):
    """Brings a block into the caches."""

    TensorDesc = Operand(TensorDescType)
    offsets = Operands(Index)
    const_offsets = OptionalAttr(DenseI64ArrayAttr)
    l1_hint = OptionalAttr(CachePolicyAttr)
    l2_hint = OptionalAttr(CachePolicyAttr)
    l3_hint = OptionalAttr(CachePolicyAttr)
    layout = OptionalAttr(DistributeLayoutAttr)
    checks = (Check("xegpu.PrefetchBlock"),)
    assembly_format = """
        $TensorDesc `` custom<`xegpu.Offsets`>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc))
    """


class LoadNdOp(Op, dialect=xegpu, name="load_nd"):
    """Loads a block into a vector."""

    TensorDesc = Operand(TensorDescType)
    offsets = Operands(Index)
    const_offsets = OptionalAttr(DenseI64ArrayAttr)
    packed = OptionalAttr(UnitAttr)
    transpose = OptionalAttr(DenseI64ArrayAttr)
    l1_hint = OptionalAttr(CachePolicyAttr)
    l2_hint = OptionalAttr(CachePolicyAttr)
    l3_hint = OptionalAttr(CachePolicyAttr)
    layout = OptionalAttr(DistributeLayoutAttr)
    value = Result(_Value)
    traits = (AllElementTypesMatch("value", "TensorDesc"),)
    effects = ("read",)
    checks = (Check("xegpu.LoadBlock"),)
    assembly_format = """
        $TensorDesc `` custom<`xegpu.Offsets`>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc)) `->`
        type($value)
    """


class StoreNdOp(Op, dialect=xegpu, name="store_nd"):
    """Stores a vector as a block."""

    value = Operand(_Value)
    TensorDesc = Operand(TensorDescType)
    offsets = Operands(Index)
    const_offsets = OptionalAttr(DenseI64ArrayAttr)
    l1_hint = OptionalAttr(CachePolicyAttr)
    l2_hint = OptionalAttr(CachePolicyAttr)
    l3_hint = OptionalAttr(CachePolicyAttr)
    layout = OptionalAttr(DistributeLayoutAttr)
    traits = (AllElementTypesMatch("value", "TensorDesc"),)
    effects = ("write",)
    checks = (Check("xegpu.StoreBlock"),)
    assembly_format = """
        $value `,` $TensorDesc `` custom<`xegpu.Offsets`>($offsets, $const_offsets) prop-dict attr-dict `:` type($value) `,`
        qualified(type($TensorDesc))
    """


class UpdateNdOffsetOp(Op, dialect=xegpu, name="update_nd_offset"):
    """The description of a block that is further on."""

    TensorDesc = Operand(TensorDescType)
    offsets = Operands(Index)
    const_offsets = Attr(DenseI64ArrayAttr)
    result = Result(TensorDescType)
    traits = (Pure, AllTypesMatch("TensorDesc", "result"))
    checks = (Check("xegpu.UpdateBlock"),)
    assembly_format = """
        $TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($result))
    """


# --- scattered elements ---


class CreateDescOp(Op, dialect=xegpu, name="create_tdesc"):
    """A description of scattered elements."""

    source = Operand(_ScatteredAddress)
    offsets = Operand(_Offsets)
    TensorDesc = Result(TensorDescType)
    traits = (Pure,)
    checks = (Check("xegpu.CreateScattered"),)
    assembly_format = "$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) `->` qualified(type($TensorDesc))"


class PrefetchOp(Op, dialect=xegpu, name="prefetch"):
    """Brings scattered elements into the caches."""

    source = Operand(_ScatteredSource)
    offsets = OptionalOperand(_OffsetsOrIndex)
    l1_hint = OptionalAttr(CachePolicyAttr)
    l2_hint = OptionalAttr(CachePolicyAttr)
    l3_hint = OptionalAttr(CachePolicyAttr)
    offset_align_byte = OptionalAttr(I64Attr)
    layout = OptionalAttr(DistributeLayoutAttr)
    checks = (Check("xegpu.PrefetchScattered"),)
    assembly_format = "$source (`[` $offsets^ `]`)? prop-dict attr-dict `:` type(operands)"


class LoadGatherOp(Op, dialect=xegpu, name="load"):
    """Loads scattered elements."""

    source = Operand(_ScatteredSource)
    offsets = OptionalOperand(_OffsetsOrIndex)
    mask = Operand(_MaskOrBit)
    chunk_size = OptionalAttr(I64Attr)
    l1_hint = OptionalAttr(CachePolicyAttr)
    l2_hint = OptionalAttr(CachePolicyAttr)
    l3_hint = OptionalAttr(CachePolicyAttr)
    layout = OptionalAttr(DistributeLayoutAttr)
    value = Result(_ValueOrScalar)
    effects = ("read",)
    checks = (Check("xegpu.LoadScattered"),)
    assembly_format = "$source (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)"


class StoreScatterOp(Op, dialect=xegpu, name="store"):
    """Stores scattered elements."""

    value = Operand(_ValueOrScalar)
    dest = Operand(_ScatteredSource)
    offsets = OptionalOperand(_OffsetsOrIndex)
    mask = Operand(_MaskOrBit)
    chunk_size = OptionalAttr(I64Attr)
    l1_hint = OptionalAttr(CachePolicyAttr)
    l2_hint = OptionalAttr(CachePolicyAttr)
    l3_hint = OptionalAttr(CachePolicyAttr)
    layout = OptionalAttr(DistributeLayoutAttr)
    effects = ("write",)
    checks = (Check("xegpu.StoreScattered"),)
    assembly_format = "$value `,` $dest (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands)"


class UpdateOffsetOp(Op, dialect=xegpu, name="update_offset"):
    """The description of scattered elements that are further on."""

    TensorDesc = Operand(TensorDescType)
    offsets = Operand(_Offsets)
    result = Result(TensorDescType)
    traits = (AllTypesMatch("TensorDesc", "result"),)
    checks = (Check("xegpu.UpdateScattered"),)
    assembly_format = "$TensorDesc `,` $offsets attr-dict `:` qualified(type($TensorDesc)) `,` type($offsets)"


class AtomicRMWOp(Op, dialect=xegpu, name="atomic_rmw"):
    """Changes scattered elements, each at once; the result is what they were."""

    kind = Attr(AtomicRMWKindValue)
    tensorDesc = Operand(TensorDescType)
    mask = Operand(_Mask)
    value = Operand(_Value)
    layout = OptionalAttr(DistributeLayoutAttr)
    result = Result(_Value)
    traits = (AllElementTypesMatch("tensorDesc", "value", "result"), AllShapesMatch("tensorDesc", "value", "result"))
    assembly_format = """
        $kind $tensorDesc `,` $mask `,` $value attr-dict `:` qualified(type($tensorDesc)) `,` type($mask) `,` type($value) `->`
        type($result)
    """


# --- products and layouts ---


class DpasOp(Op, dialect=xegpu, name="dpas"):
    """The product of two matrices, added to a third one if there is one."""

    lhs = Operand(_Factor)
    rhs = Operand(_Factor)
    acc = OptionalOperand(_Product)
    layout_a = OptionalAttr(DistributeLayoutAttr)
    layout_b = OptionalAttr(DistributeLayoutAttr)
    layout_cd = OptionalAttr(DistributeLayoutAttr)
    result = Result(_Product)
    traits = (Pure, AllElementTypesMatch("lhs", "rhs"))
    checks = (Check("xegpu.Product"),)
    assembly_format = """
        $lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs) `,` type($rhs) (`,` type($acc)^)? `->` type($result)
    """


class ConvertLayoutOp(Op, dialect=xegpu, name="convert_layout"):
    """A vector that is spread in another way."""

    source = Operand(_Vector)
    input_layout = Attr(DistributeLayoutAttr)
    target_layout = Attr(DistributeLayoutAttr)
    result = Result(_Vector)
    traits = (Pure, AllTypesMatch("source", "result"))
    checks = (Check("xegpu.ConvertLayout"),)
    assembly_format = "$source prop-dict attr-dict `:` type($source)"


# --- shared memory ---


class CreateMemDescOp(Op, dialect=xegpu, name="create_mem_desc"):
    """A description of a matrix in shared memory."""

    source = Operand(_SharedMatrix)
    mem_desc = Result(MemDescType)
    traits = (Pure, Check("xegpu.SameBits", "source", "mem_desc"))
    assembly_format = "$source prop-dict attr-dict `` `:` type($source) `->` qualified(type($mem_desc))"


class LoadMatrixOp(Op, dialect=xegpu, name="load_matrix"):
    """Loads a part of a matrix in shared memory."""

    mem_desc = Operand(MemDescType)
    offsets = Operands(Index)
    const_offsets = Attr(DenseI64ArrayAttr)
    subgroup_block_io = OptionalAttr(UnitAttr)
    layout = OptionalAttr(DistributeLayoutAttr)
    res = Result(_ValueOrScalar)
    traits = (AllElementTypesMatch("mem_desc", "res"),)
    effects = ("read",)
    checks = (Check("xegpu.Matrix", "res"),)
    assembly_format = """
        $mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands) `->` type(results)
    """


class StoreMatrixOp(Op, dialect=xegpu, name="store_matrix"):
    """Stores a part of a matrix in shared memory."""

    data = Operand(_ValueOrScalar)
    mem_desc = Operand(MemDescType)
    offsets = Operands(Index)
    const_offsets = Attr(DenseI64ArrayAttr)
    subgroup_block_io = OptionalAttr(UnitAttr)
    layout = OptionalAttr(DistributeLayoutAttr)
    traits = (AllElementTypesMatch("mem_desc", "data"),)
    effects = ("write",)
    checks = (Check("xegpu.Matrix", "data"),)
    assembly_format = "$data `,` $mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands)"


# --- barriers ---


class AllocNbarrierOp(Op, dialect=xegpu, name="alloc_nbarrier"):
    """Reserves named barriers."""

    nbarrier_num = Attr(I64Attr)
    assembly_format = "$nbarrier_num attr-dict"


class InitNbarrierOp(Op, dialect=xegpu, name="init_nbarrier"):
    """A named barrier for this thread."""

    nbarrier_id = Operand(_I8)
    participant_thread_num = Operand(_I8)
    result = Result(NbarrierType)
    assembly_format = """
        $nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num) `->`
        qualified(type($result))
    """


class NbarrierArriveOp(Op, dialect=xegpu, name="nbarrier_arrive"):
    """Says that this thread has arrived."""

    nbarrier = Operand(NbarrierType)
    assembly_format = "$nbarrier attr-dict `:` qualified(type($nbarrier))"


class NbarrierWaitOp(Op, dialect=xegpu, name="nbarrier_wait"):
    """Waits until all threads have arrived."""

    nbarrier = Operand(NbarrierType)
    assembly_format = "$nbarrier attr-dict `:` qualified(type($nbarrier))"


class FenceOp(Op, dialect=xegpu, name="fence"):
    """Memory written before it is seen after it."""

    memory_kind = Attr(MemorySpaceAttr)
    fence_scope = Attr(FenceScopeAttr)
    assembly_format = "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict"


__getattr__ = xegpu.member
__dir__ = xegpu.members
