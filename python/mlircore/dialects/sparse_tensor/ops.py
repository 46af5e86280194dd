"""The sparse_tensor dialect: tensors that hold little but zeros, how they are stored, and loops over what is stored."""

from mlircore.define.inference import BY_TRAITS, GIVEN, Infer
from mlircore.define.types_attributes import AffineMapParam, ArrayParam, AttrDef, AttrParam, IntParam, TypeDef
from mlircore.define.shaped import AffineMapAttr, AnyRankedTensor, AnySignlessIntegerOrIndex, AnyTensor
from mlircore.dialect import (
    I1, AllTypesMatch, AnyType, Attr, AttrConstraint, Check, Dialect, EnumDef, HasParent, Index, IndexAttr, Op, Operand, Operands,
    OptionalAttr, OptionalOperand, Pure, Region, Result, Results, SameOperandsAndResultType, SameVariadicResultSize, Terminator,
    TypeConstraint, TypesMatchWith, UnitAttr,
)


sparse_tensor = Dialect("sparse_tensor", infer=GIVEN)


def _enum(attr_name: str, cpp_name: str, summary: str, cases: str) -> AttrConstraint:
    return sparse_tensor.enum(EnumDef(
        tuple((name, value) for value, name in enumerate(cases.split())), attr_name=attr_name, bare=True, summary=summary,
        cpp_name=f"::mlir::sparse_tensor::{cpp_name}", cpp_attr=f"SparseTensor_{cpp_name}"))


StorageSpecifierKindValue = _enum("kind", "StorageSpecifierKind", "sparse tensor storage specifier kind",
                             "lvl_sz pos_mem_sz crd_mem_sz val_mem_sz dim_offset dim_stride")
SortKind = _enum("SparseTensorSortAlgorithm", "SparseTensorSortKind", "sparse tensor sort algorithm",
                 "hybrid_quick_sort insertion_sort_stable quick_sort heap_sort")
CrdTransDirection = _enum("CrdTransDirection", "CrdTransDirectionKind", "sparse tensor coordinate translation direction",
                          "dim_to_lvl lvl_to_dim")


# --- how a tensor is stored ---


class DimSliceAttr(AttrDef, dialect=sparse_tensor, mnemonic="slice"):
    """A part of a dimension; -1 is an unknown number."""

    offset = IntParam(64)
    size = IntParam(64)
    stride = IntParam(64)
    cpp_name, blame_name, verify = "SparseTensorDimSliceAttr", True, "sparse.Slice"
    assembly_format = "`` custom<`sparse.Slice`>($offset, $size, $stride)"


class EncodingAttr(AttrDef, dialect=sparse_tensor, mnemonic="encoding"):
    """How each level is stored, and which levels dimensions go to."""

    lvlTypes = ArrayParam(IntParam(64))
    dimToLvl = AffineMapParam(optional=True)
    lvlToDim = AffineMapParam(optional=True)
    posWidth = IntParam(32, signed=False, default=0)
    crdWidth = IntParam(32, signed=False, default=0)
    explicitVal = AttrParam(optional=True)
    implicitVal = AttrParam(optional=True)
    dimSlices = ArrayParam(AttrParam(DimSliceAttr), absent=True)
    cpp_name, alias, blame_name, verify = "SparseTensorEncodingAttr", "sparse", True, "sparse.Encoding"
    encoding_check = "sparse.Tensor"
    assembly_format = """
        `` custom<`sparse.Encoding`>($lvlTypes, $dimToLvl, $lvlToDim, $posWidth, $crdWidth, $explicitVal, $implicitVal, $dimSlices)
    """


class StorageSpecifierType(TypeDef, dialect=sparse_tensor, mnemonic="storage_specifier"):
    """Sizes of what is stored."""

    encoding = AttrParam(EncodingAttr, cpp_type="::mlir::sparse_tensor::SparseTensorEncodingAttr")
    cpp_name, summary, alias = "SparseTensor_StorageSpecifier", "metadata", None
    assembly_format = "`<` custom<`sparse.Storage`>($encoding) `>`"


class IterSpaceType(TypeDef, dialect=sparse_tensor, mnemonic="iter_space"):
    """The space of stored entries at some levels."""

    encoding = AttrParam(EncodingAttr, cpp_type="::mlir::sparse_tensor::SparseTensorEncodingAttr")
    loLvl = IntParam(64, signed=False)
    hiLvl = IntParam(64, signed=False)
    cpp_name, summary = "SparseTensor_IterSpace", "sparse iteration space"
    assembly_format = "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`"


class IteratorTypeValue(TypeDef, dialect=sparse_tensor, mnemonic="iterator"):
    """A place among what is stored at some levels."""

    encoding = AttrParam(EncodingAttr, cpp_type="::mlir::sparse_tensor::SparseTensorEncodingAttr")
    loLvl = IntParam(64, signed=False)
    hiLvl = IntParam(64, signed=False)
    cpp_name, summary = "SparseTensor_Iterator", "sparse iterator"
    assembly_format = "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`"


_TENSOR = ("kind", "TYPE_RANKED_TENSOR")
_MEMREF_1D = ("and", ("kind", "TYPE_MEMREF"), ("rank", 1))
_INDEX = ("kind", "TYPE_INDEX")


def _tensor(summary: str, *predicates: tuple[object, ...]) -> TypeConstraint:
    return TypeConstraint(summary, ("and", _TENSOR, *predicates), type_name="builtin.tensor", type_class=_TENSOR)


def _memref(summary: str, *predicates: tuple[object, ...]) -> TypeConstraint:
    return TypeConstraint(summary, (*_MEMREF_1D, *predicates), type_name="builtin.memref", type_class=("kind", "TYPE_MEMREF"))


def _integer(summary: str, value: tuple[object, ...], value_type: str) -> AttrConstraint:
    return AttrConstraint(summary, ("and", ("kind", "ATTR_INTEGER"), ("value_type", value)), ("kind", "ATTR_INTEGER"), value_type=value_type)


SparseTensor = _tensor("sparse tensor of any type values", ("encoding", EncodingAttr.predicate))
SparseTensorSlice = _tensor("sparse tensor slice of any type values", ("encoding", EncodingAttr.where(dimSlices=("size", 1))))
TensorOfIndices = _tensor("ranked tensor of signless integer or index values", ("element", AnySignlessIntegerOrIndex.predicate))
IndexLike = TypeConstraint("scalar like", (
    "or", ("and", _TENSOR, ("rank", 0), ("element", AnySignlessIntegerOrIndex.predicate)), AnySignlessIntegerOrIndex.predicate))
MemRefOfAny = _memref("1D memref of any type values")
StridedMemRef1D = _memref("strided memref of any type values of rank 1")
MemRefOfBits = _memref("1D memref of 1-bit signless integer values", ("element", ("integer", 1, 1)))
MemRefOfIndex = _memref("1D memref of index values", ("element", _INDEX))
MemRefOfIntegers = _memref("1D memref of integer or index values", ("element", ("or", ("kind", "TYPE_INTEGER"), _INDEX)))
NonScalarMemRef = TypeConstraint(
    "non-0-ranked.memref of any type values", ("and", ("kind", "TYPE_MEMREF"), ("not", ("rank", 0))), type_name="builtin.memref",
    type_class=("kind", "TYPE_MEMREF"))
LevelAttr = _integer("level attribute", _INDEX, "index")
DimensionAttr = _integer("dimension attribute", _INDEX, "index")
LevelSetAttr = _integer("LevelSet attribute", ("integer", 1, 64), "i64")
LevelSetsAttr = AttrConstraint("I64BitSet array attribute", ("all", LevelSetAttr.predicate), ("kind", "ATTR_ARRAY"))


# --- tensors ---


class NewOp(Op, dialect=sparse_tensor, name="new"):
    """A tensor from somewhere else."""

    source = Operand(AnyType)
    result = Result(SparseTensor)
    traits = (Pure,)
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"


class AssembleOp(Op, dialect=sparse_tensor, name="assemble"):
    """A tensor of the parts that it is stored in."""

    levels = Operands(TensorOfIndices)
    values = Operand(AnyRankedTensor)
    result = Result(SparseTensor)
    traits = (Pure,)
    checks = (Check("sparse.Assembled"),)
    assembly_format = """
        ` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)
    """


class DisassembleOp(Op, dialect=sparse_tensor, name="disassemble"):
    """The parts that a tensor is stored in."""

    tensor = Operand(SparseTensor)
    out_levels = Operands(TensorOfIndices)
    out_values = Operand(AnyRankedTensor)
    ret_levels = Results(TensorOfIndices)
    ret_values = Result(AnyRankedTensor)
    lvl_lens = Results(IndexLike)
    val_len = Result(IndexLike)
    traits = (Pure, SameVariadicResultSize)
    checks = (Check("sparse.Disassembled"),)
    assembly_format = """
        $tensor attr-dict `:` type($tensor) `out_lvls` `(` $out_levels `:` type($out_levels) `)`
        `out_vals` `(` $out_values `:` type($out_values) `)` `->` `(` type($ret_levels) `)` `,` type($ret_values) `,`
        `(` type($lvl_lens) `)` `,` type($val_len)
    """


class ConvertOp(Op, dialect=sparse_tensor, name="convert"):
    """The same tensor, stored in another way."""

    source = Operand(AnyRankedTensor)
    dest = Result(AnyRankedTensor)
    traits = (Pure,)
    checks = (Check("sparse.Convert"),)
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


class ReinterpretMapOp(Op, dialect=sparse_tensor, name="reinterpret_map"):
    """Gives a sparse tensor other dimensions, with the same stored entries."""

    source = Operand(SparseTensor)
    dest = Result(SparseTensor)
    effects = ()
    checks = (Check("sparse.Reinterpret"),)
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


class ToPositionsOp(Op, dialect=sparse_tensor, name="positions"):
    """The positions of a level."""

    tensor = Operand(SparseTensor)
    level = Attr(LevelAttr)
    result = Result(NonScalarMemRef)
    infer = BY_TRAITS
    traits = (Pure,)
    checks = (Check("sparse.Buffer", "positions"),)
    assembly_format = "$tensor attr-dict `:` type($tensor) `to` type($result)"


class ToCoordinatesOp(Op, dialect=sparse_tensor, name="coordinates"):
    """The coordinates of a level."""

    tensor = Operand(SparseTensor)
    level = Attr(LevelAttr)
    result = Result(NonScalarMemRef)
    infer = BY_TRAITS
    traits = (Pure,)
    checks = (Check("sparse.Buffer", "coordinates"),)
    assembly_format = "$tensor attr-dict `:` type($tensor) `to` type($result)"


class ToCoordinatesBufferOp(Op, dialect=sparse_tensor, name="coordinates_buffer"):
    """The coordinates of the last levels, which are stored together."""

    tensor = Operand(SparseTensor)
    result = Result(NonScalarMemRef)
    infer = BY_TRAITS
    traits = (Pure,)
    checks = (Check("sparse.Buffer", "together"),)
    assembly_format = "$tensor attr-dict `:` type($tensor) `to` type($result)"


class ToValuesOp(Op, dialect=sparse_tensor, name="values"):
    """The values that are stored."""

    tensor = Operand(SparseTensor)
    result = Result(NonScalarMemRef)
    infer = Infer("sparse_tensor.values", "tensor")
    traits = (Pure,)
    checks = (Check("sparse.Buffer", "values"),)
    assembly_format = "$tensor attr-dict `:` type($tensor) `to` type($result)"


class NumberOfEntriesOp(Op, dialect=sparse_tensor, name="number_of_entries"):
    """How many values are stored."""

    tensor = Operand(SparseTensor)
    result = Result(Index)
    infer = BY_TRAITS
    traits = (Pure,)
    assembly_format = "$tensor attr-dict `:` type($tensor)"


class ConcatenateOp(Op, dialect=sparse_tensor, name="concatenate"):
    """Concatenates tensors."""

    inputs = Operands(AnyRankedTensor)
    dimension = Attr(DimensionAttr)
    result = Result(AnyRankedTensor)
    traits = (Pure,)
    checks = (Check("sparse.Concatenate"),)
    assembly_format = "$inputs attr-dict `:` type($inputs) `to` type($result)"


class _OfSlice(Op):
    slice = Operand(SparseTensorSlice)
    dim = Attr(IndexAttr)
    infer = BY_TRAITS
    traits = (Pure,)
    checks = (Check("sparse.Dimension"),)
    assembly_format = "$slice `at` $dim attr-dict `:` type($slice)"


class ToSliceOffsetOp(_OfSlice, dialect=sparse_tensor, name="slice.offset"):
    """Where a slice begins."""

    offset = Result(Index)


class ToSliceStrideOp(_OfSlice, dialect=sparse_tensor, name="slice.stride"):
    """How far apart a slice's elements are."""

    stride = Result(Index)


class StorageSpecifierInitOp(Op, dialect=sparse_tensor, name="storage_specifier.init"):
    """Sizes of nothing, or those of another tensor."""

    source = OptionalOperand(StorageSpecifierType)
    result = Result(StorageSpecifierType)
    traits = (Pure,)
    assembly_format = "attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))"


class GetStorageSpecifierOp(Op, dialect=sparse_tensor, name="storage_specifier.get"):
    """One of the sizes."""

    specifier = Operand(StorageSpecifierType)
    specifierKind = Attr(StorageSpecifierKindValue)
    level = OptionalAttr(LevelAttr)
    result = Result(Index)
    infer = BY_TRAITS
    traits = (Pure,)
    checks = (Check("sparse.Specifier"),)
    assembly_format = "$specifier $specifierKind (`at` $level^)? attr-dict `:` qualified(type($specifier))"


class SetStorageSpecifierOp(Op, dialect=sparse_tensor, name="storage_specifier.set"):
    """The sizes with another one."""

    specifier = Operand(StorageSpecifierType)
    specifierKind = Attr(StorageSpecifierKindValue)
    level = OptionalAttr(LevelAttr)
    value = Operand(Index)
    result = Result(StorageSpecifierType)
    infer = BY_TRAITS
    traits = (Pure, AllTypesMatch("result", "specifier"))
    checks = (Check("sparse.Specifier"),)
    assembly_format = "$specifier $specifierKind (`at` $level^)? `with` $value attr-dict `:` qualified(type($result))"


class LvlOp(Op, dialect=sparse_tensor, name="lvl"):
    """The size of a level."""

    source = Operand(SparseTensor)
    index = Operand(Index)
    result = Result(Index)
    effects = ()
    infer = BY_TRAITS
    checks = (Check("sparse.Level"),)
    assembly_format = "attr-dict $source `,` $index `:` type($source)"


class CrdTranslateOp(Op, dialect=sparse_tensor, name="crd_translate"):
    """Coordinates of levels for those of dimensions, or the other way round."""

    in_crds = Operands(Index)
    direction = Attr(CrdTransDirection)
    encoder = Attr(EncodingAttr)
    out_crds = Results(Index)
    traits = (Pure,)
    checks = (Check("sparse.Translate"),)
    assembly_format = "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)"


class PushBackOp(Op, dialect=sparse_tensor, name="push_back"):
    """Appends values to a buffer."""

    curSize = Operand(Index)
    inBuffer = Operand(MemRefOfAny)
    value = Operand(AnyType)
    n = OptionalOperand(Index)
    inbounds = Attr(UnitAttr)
    outBuffer = Result(MemRefOfAny)
    newSize = Result(Index)
    infer = BY_TRAITS
    traits = (
        TypesMatchWith("value type matches element type of inBuffer", "inBuffer", "value", "ElementType"),
        AllTypesMatch("inBuffer", "outBuffer"),
    )
    checks = (Check("sparse.PushBack"),)
    assembly_format = """
        (`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^)? attr-dict
        `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^)?
    """


class ExpandOp(Op, dialect=sparse_tensor, name="expand"):
    """Room for a whole last level."""

    tensor = Operand(SparseTensor)
    values = Result(StridedMemRef1D)
    filled = Result(MemRefOfBits)
    added = Result(MemRefOfIndex)
    count = Result(Index)
    assembly_format = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)"


class CompressOp(Op, dialect=sparse_tensor, name="compress"):
    """The tensor with what is in that room."""

    values = Operand(StridedMemRef1D)
    filled = Operand(MemRefOfBits)
    added = Operand(MemRefOfIndex)
    count = Operand(Index)
    tensor = Operand(SparseTensor)
    lvlCoords = Operands(Index)
    result = Result(SparseTensor)
    infer = BY_TRAITS
    traits = (AllTypesMatch("tensor", "result"),)
    checks = (Check("sparse.Compress"),)
    assembly_format = """
        $values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict
        `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)
    """


class LoadOp(Op, dialect=sparse_tensor, name="load"):
    """A tensor from where it is stored."""

    tensor = Operand(SparseTensor)
    hasInserts = Attr(UnitAttr)
    result = Result(AnyTensor)
    infer = BY_TRAITS
    traits = (SameOperandsAndResultType,)
    assembly_format = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)"


class OutOp(Op, dialect=sparse_tensor, name="out"):
    """Writes a tensor somewhere else."""

    tensor = Operand(SparseTensor)
    dest = Operand(AnyType)
    assembly_format = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)"


class SortOp(Op, dialect=sparse_tensor, name="sort"):
    """Sorts coordinates, and other buffers in the same way."""

    n = Operand(Index)
    xy = Operand(MemRefOfIntegers)
    ys = Operands(MemRefOfAny)
    perm_map = Attr(AffineMapAttr)
    ny = OptionalAttr(IndexAttr)
    algorithm = Attr(SortKind)
    checks = (Check("sparse.Sort"),)
    assembly_format = "$algorithm $n `,` $xy (`jointly` $ys^)? attr-dict `:` type($xy) (`jointly` type($ys)^)?"


class ReorderCOOOp(Op, dialect=sparse_tensor, name="reorder_coo"):
    """A list of coordinates and values in order."""

    input_coo = Operand(SparseTensor)
    algorithm = Attr(SortKind)
    result_coo = Result(SparseTensor)
    traits = (Pure,)
    checks = (Check("sparse.Reorder"),)
    assembly_format = "$algorithm $input_coo attr-dict `:` type($input_coo) `to` type($result_coo)"


class PrintOp(Op, dialect=sparse_tensor, name="print"):
    """Prints what is stored."""

    tensor = Operand(SparseTensor)
    assembly_format = "$tensor attr-dict `:` type($tensor)"


class HasRuntimeLibraryOp(Op, dialect=sparse_tensor, name="has_runtime_library"):
    """A library does the work."""

    result = Result(I1)
    infer = BY_TRAITS
    assembly_format = "attr-dict"


# --- what is computed of elements ---


class BinaryOp(Op, dialect=sparse_tensor, name="binary"):
    """A value of two elements, of which one may be absent."""

    x = Operand(AnyType)
    y = Operand(AnyType)
    left_identity = Attr(UnitAttr)
    right_identity = Attr(UnitAttr)
    output = Result(AnyType)
    overlapRegion = Region()
    leftRegion = Region()
    rightRegion = Region()
    traits = (Pure,)
    checks = (Check("sparse.Regions", "overlap", "left", "right"),)
    assembly_format = r"""
        $x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\n`
        `overlap` `=` $overlapRegion `\n`
        `left` `=` (`identity` $left_identity^) : ($leftRegion)? `\n`
        `right` `=` (`identity` $right_identity^) : ($rightRegion)?
    """


class UnaryOp(Op, dialect=sparse_tensor, name="unary"):
    """A value of an element that may be absent."""

    x = Operand(AnyType)
    output = Result(AnyType)
    presentRegion = Region()
    absentRegion = Region()
    traits = (Pure,)
    checks = (Check("sparse.Regions", "present", "absent"),)
    assembly_format = r"""
        $x attr-dict `:` type($x) `to` type($output) `\n` `present` `=` $presentRegion `\n` `absent` `=` $absentRegion
    """


class ReduceOp(Op, dialect=sparse_tensor, name="reduce"):
    """A value of two others, beginning with an identity."""

    x = Operand(AnyType)
    y = Operand(AnyType)
    identity = Operand(AnyType)
    output = Result(AnyType)
    region = Region(1)
    infer = BY_TRAITS
    traits = (Pure, SameOperandsAndResultType)
    checks = (Check("sparse.Regions", "reduce"),)
    assembly_format = "$x `,` $y `,` $identity attr-dict `:` type($output) $region"


class SelectOp(Op, dialect=sparse_tensor, name="select"):
    """The element, if it is to be kept."""

    x = Operand(AnyType)
    output = Result(AnyType)
    region = Region(1)
    infer = BY_TRAITS
    traits = (Pure, SameOperandsAndResultType)
    checks = (Check("sparse.Regions", "select"),)
    assembly_format = "$x attr-dict `:` type($x) $region"


class YieldOp(Op, dialect=sparse_tensor, name="yield"):
    """Ends a region with its values."""

    results = Operands(AnyType)
    facts = {"sparse_tensor.yield": True}
    traits = (Pure, Terminator, HasParent(*(
        f"sparse_tensor.{name}" for name in ("binary", "unary", "reduce", "select", "foreach", "iterate", "coiterate"))))
    assembly_format = "$results attr-dict `:` type($results)"
