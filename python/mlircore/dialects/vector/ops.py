"""The vector dialect: operations on vectors of any rank, and between vectors and memory."""

from mlircore.define.constraints import AttrConstraint, TypeConstraint
from mlircore.define.inference import BY_TRAITS, GIVEN, Infer
from mlircore.define.shaped import (
    AffineMapAttr, AlignmentAttr, AnyMemRef, AnyRankedTensor, AnyStaticShapeMemRef, AnyVectorOfNonZeroRank,
    I64ArrayAttr,
)
from mlircore.dialect import (
    AllElementTypesMatch,
    AllTypesMatch, AnyType, ArrayAttr, Attr, AttrSizedOperandSegments, BoolAttr, Check, DenseI64ArrayAttr, Dialect,
    Elementwise, EnumDef, I64Attr, Index, NoRegionArguments, Op, Operand, Operands, OptionalAttr, OptionalOperand,
    OptionalResult, Pure, Region, Relation, Result, Results, ReturnLike, SingleBlock, Terminator, TypeFrom,
    TypesMatchWith,
)
from mlircore.dialects.arith import FastMathFlagsValue

vector = Dialect("vector", infer=GIVEN, inlining="operations")

_KINDS = "add mul minui minsi minnumf maxui maxsi maxnumf and or xor".split()
CombiningKindValue = vector.enum(EnumDef(
    (*((name, value) for value, name in enumerate(_KINDS)), ("maximumf", 12), ("minimumf", 11)), attr_name="kind",
    summary="Kind of combining function for contractions and reductions", cpp_name="::mlir::vector::CombiningKind",
    cpp_attr="Vector_CombiningKindAttr"))
IteratorTypeValue = vector.enum(EnumDef(
    (("parallel", 0), ("reduction", 1)), attr_name="iterator_type", summary="Iterator type", cpp_name="::mlir::vector::IteratorType",
    cpp_attr="Vector_IteratorTypeEnum"))
Punctuation = vector.enum(EnumDef(
    tuple((name, value) for value, name in enumerate("no_punctuation newline comma open close".split())), attr_name="punctuation",
    summary="Punctuation for separating vectors or vector elements", cpp_name="::mlir::vector::PrintPunctuation",
    cpp_attr="Vector_PrintPunctuation"))
IteratorTypes = AttrConstraint("Iterator type should be an enum.", ("all", IteratorTypeValue.predicate), ("kind", "ATTR_ARRAY"))
BoolArrayAttr = AttrConstraint("1-bit boolean array attribute", ("all", BoolAttr.predicate), ("kind", "ATTR_ARRAY"))
StringAttr = AttrConstraint("An Attribute containing a string", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), value_type="none")

_CLASS = ("kind", "TYPE_VECTOR")


def _vector(summary: str, *predicates: tuple[object, ...]) -> TypeConstraint:
    return TypeConstraint(summary, ("and", _CLASS, *predicates), type_name="builtin.vector", type_class=_CLASS)


_I1, _FIXED, _RANKED = ("element", ("integer", 1, 1)), ("not", ("scalable",)), ("not", ("rank", 0))
AnyVector = TypeConstraint("vector of any type values", _CLASS, type_name="builtin.vector")
FixedVector = _vector("fixed-length vector of any type values", _FIXED)
Vector1D = _vector(" of ranks 1", ("rank", 1))
ScalableVector1D = _vector(" of ranks 1", ("rank", 1), ("scalable",))
VectorOfFloats = _vector("vector of floating-point values", ("element", ("kind", "TYPE_FLOAT")))
IndexVector1D = _vector("vector of index values of ranks 1", ("rank", 1), ("element", ("kind", "TYPE_INDEX")))
IndexVector = _vector("vector of integer or index values", _RANKED, ("element", ("kind", "TYPE_INTEGER", "TYPE_INDEX")))
Mask = _vector("vector of 1-bit signless integer values", _RANKED, _I1)
MaskOfAnyRank = _vector("vector of 1-bit signless integer values", _I1)
FixedMask = _vector("fixed-length vector of 1-bit signless integer values", _FIXED, _RANKED, _I1)
AnyShaped = TypeConstraint("shaped of any type values", ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF",
                                                         "TYPE_UNRANKED_MEMREF"))
TensorOrMemRef = TypeConstraint("Tensor or MemRef of any type values", (
    "kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))
Printable = TypeConstraint("", ("kind", "TYPE_VECTOR", "TYPE_INTEGER", "TYPE_INDEX", "TYPE_FLOAT"))


def _same_elements(what: str, *values: str) -> Relation:
    return Relation("SameElementTypes", f"{what} have same element type", *values)


class BitCastOp(Op, dialect=vector, name="bitcast"):
    """The same bits as elements of another type."""

    source = Operand(AnyVector)
    result = Result(AnyVector)
    traits = (Pure, Relation("RanksMatch", "all of {source, result} have same rank", "source", "result"))
    checks = (Check("vector.Bitcast"),)
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"


class BroadcastOp(Op, dialect=vector, name="broadcast"):
    """A scalar or a vector, repeated."""

    source = Operand(AnyType)
    vector = Result(AnyVector)
    traits = (Pure, _same_elements("source operand and result", "source", "vector"))
    checks = (Check("vector.Broadcast"),)
    assembly_format = "$source attr-dict `:` type($source) `to` type($vector)"


class CompressStoreOp(Op, dialect=vector, name="compressstore"):
    """Stores the elements that a mask selects contiguously."""

    base = Operand(AnyMemRef)
    indices = Operands(Index)
    mask = Operand(FixedMask)
    valueToStore = Operand(AnyVectorOfNonZeroRank)
    alignment = OptionalAttr(AlignmentAttr)
    effects = ("write base",)
    checks = (Check("vector.Access", "valueToStore", "dim", "valueToStore element type should match", "valueToStore dim to match mask dim"),)
    assembly_format = """
        $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)
    """


class ConstantMaskOp(Op, dialect=vector, name="constant_mask"):
    """A mask that is set up to a number in each dimension."""

    mask_dim_sizes = Attr(DenseI64ArrayAttr)
    result = Result(MaskOfAnyRank)
    traits = (Pure,)
    checks = (Check("vector.ConstantMask"),)
    assembly_format = "$mask_dim_sizes attr-dict `:` type(results)"


class ContractionOp(Op, dialect=vector, name="contract"):
    """Products of elements, summed over dimensions."""

    lhs = Operand(AnyVectorOfNonZeroRank)
    rhs = Operand(AnyVectorOfNonZeroRank)
    acc = Operand(AnyType)
    indexing_maps = Attr(ArrayAttr)
    iterator_types = Attr(IteratorTypes)
    kind = Attr(CombiningKindValue, default="add")
    result = Result(AnyType)
    facts = {"vector.contraction_mask": True}
    traits = (Pure, _same_elements("lhs and rhs", "lhs", "rhs"), _same_elements("third operand acc and result", "acc", "result"))
    checks = (Check("vector.Contract"),)
    assembly_format = """
        custom<`vector.Contraction`>($indexing_maps, $iterator_types, $kind) $lhs `,` $rhs `,` $acc ``
        custom<`vector.ContractionTypes`>(type($lhs), type($rhs), type($acc), type($result), attr-dict)
    """


class CreateMaskOp(Op, dialect=vector, name="create_mask"):
    """A mask that is set up to a value in each dimension."""

    operands = Operands(Index)
    result = Result(MaskOfAnyRank)
    traits = (Pure,)
    checks = (Check("vector.CreateMask"),)
    assembly_format = "$operands attr-dict `:` type(results)"


class DeinterleaveOp(Op, dialect=vector, name="deinterleave"):
    """Every second element, and the others."""

    source = Operand(AnyVectorOfNonZeroRank)
    res1 = Result(AnyVectorOfNonZeroRank)
    res2 = Result(AnyVectorOfNonZeroRank)
    infer = BY_TRAITS
    traits = (
        Pure,
        Relation("vector.Deinterleave", "the trailing dimension of the source vector has an even number of elements"),
        TypesMatchWith("the trailing dimension of the results is half the width of source trailing dimension", "source", "res1",
                       "HalfLastDim"),
        AllTypesMatch("res1", "res2"),
    )
    assembly_format = "$source attr-dict `:` type($source) `->` type($res1)"


class ExpandLoadOp(Op, dialect=vector, name="expandload"):
    """Loads contiguous elements into the lanes that a mask selects."""

    base = Operand(AnyMemRef)
    indices = Operands(Index)
    mask = Operand(FixedMask)
    pass_thru = Operand(AnyVectorOfNonZeroRank)
    alignment = OptionalAttr(AlignmentAttr)
    result = Result(AnyVectorOfNonZeroRank)
    effects = ("read base",)
    checks = (Check("vector.Access", "result", "dim", "result element type should match", "result dim to match mask dim"),
              Check("vector.PassThru"))
    assembly_format = """
        $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru)
        `into` type($result)
    """


class ExtractOp(Op, dialect=vector, name="extract"):
    """An element, or a vector of them, at a position."""

    source = Operand(AnyVector)
    dynamic_position = Operands(Index)
    static_position = Attr(DenseI64ArrayAttr)
    result = Result(AnyType)
    infer = Infer("vector.extract", "source", "static_position")
    traits = (Pure, _same_elements("operand and result", "source", "result"))
    checks = (Check("vector.Extract"), Check("vector.ExtractType"))
    assembly_format = """
        $source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($source)
    """


class ExtractStridedSliceOp(Op, dialect=vector, name="extract_strided_slice"):
    """A part of a vector."""

    source = Operand(AnyVectorOfNonZeroRank)
    offsets = Attr(I64ArrayAttr)
    sizes = Attr(I64ArrayAttr)
    strides = Attr(I64ArrayAttr)
    result = Result(AnyVectorOfNonZeroRank)
    traits = (Pure, _same_elements("operand and result", "source", "result"))
    checks = (Check("vector.ExtractStridedSlice"),)
    assembly_format = "$source attr-dict `:` type($source) `to` type(results)"


class FMAOp(Op, dialect=vector, name="fma"):
    """A product and a sum, rounded once."""

    lhs = Operand(VectorOfFloats)
    rhs = Operand(VectorOfFloats)
    acc = Operand(VectorOfFloats)
    result = Result(VectorOfFloats)
    infer = BY_TRAITS
    traits = (Pure, AllTypesMatch("lhs", "rhs", "acc", "result"), Elementwise)
    assembly_format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)"


class FromElementsOp(Op, dialect=vector, name="from_elements"):
    """A vector of scalars."""

    elements = Operands(AnyType)
    dest = Result(FixedVector)
    traits = (Pure, TypesMatchWith("shaped type 'dest' matches 'elements' element count and types", "dest", "elements", "ElementTypes"))
    assembly_format = "$elements attr-dict `:` type($dest)"


class GatherOp(Op, dialect=vector, name="gather"):
    """Loads elements from places that a vector has."""

    base = Operand(TensorOrMemRef)
    offsets = Operands(Index)
    indices = Operand(IndexVector)
    mask = Operand(Mask)
    pass_thru = Operand(AnyVectorOfNonZeroRank)
    alignment = OptionalAttr(AlignmentAttr)
    result = Result(AnyVectorOfNonZeroRank)
    effects = ("read base",)
    facts = {"vector.mask": "indices"}
    checks = (Check("vector.Scattered", "result"), Check("vector.PassThru"))
    assembly_format = """
        $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,`
        type($pass_thru) `into` type($result)
    """


class InsertOp(Op, dialect=vector, name="insert"):
    """A vector with an element, or a vector of them, put in at a position."""

    valueToStore = Operand(AnyType)
    dest = Operand(AnyVector)
    dynamic_position = Operands(Index)
    static_position = Attr(DenseI64ArrayAttr)
    result = Result(AnyVector)
    infer = BY_TRAITS
    traits = (Pure, _same_elements("source operand and result", "valueToStore", "result"), AllTypesMatch("dest", "result"))
    checks = (Check("vector.Insert"),)
    assembly_format = """
        $valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict
        `:` type($valueToStore) `into` type($dest)
    """


class InsertStridedSliceOp(Op, dialect=vector, name="insert_strided_slice"):
    """A vector with a part put in."""

    valueToStore = Operand(AnyVectorOfNonZeroRank)
    dest = Operand(AnyVectorOfNonZeroRank)
    offsets = Attr(I64ArrayAttr)
    strides = Attr(I64ArrayAttr)
    result = Result(AnyVectorOfNonZeroRank)
    infer = BY_TRAITS
    traits = (Pure, _same_elements("operand #0 and result", "valueToStore", "result"), AllTypesMatch("dest", "result"))
    checks = (Check("vector.InsertStridedSlice"),)
    assembly_format = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)"


class InterleaveOp(Op, dialect=vector, name="interleave"):
    """Elements of two vectors, in turn."""

    lhs = Operand(AnyVector)
    rhs = Operand(AnyVector)
    result = Result(AnyVectorOfNonZeroRank)
    infer = BY_TRAITS
    traits = (Pure, AllTypesMatch("lhs", "rhs"),
              TypesMatchWith("type of 'result' is double the width of the inputs", "lhs", "result", "DoubleLastDim"))
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"


class LoadOp(Op, dialect=vector, name="load"):
    """Loads a vector."""

    base = Operand(AnyMemRef)
    indices = Operands(Index)
    nontemporal = Attr(BoolAttr, optional=True, default="false")
    alignment = OptionalAttr(AlignmentAttr)
    result = Result(AnyVector)
    effects = ("read base",)
    checks = (Check("vector.Load"),)
    assembly_format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)"


class MaskOp(Op, dialect=vector, name="mask"):
    """An operation that a mask holds for."""

    mask = Operand(Mask)
    passthru = OptionalOperand(AnyType)
    results = Results(AnyType)
    maskRegion = Region(blocks=1)
    traits = (SingleBlock, NoRegionArguments, TypeFrom("results", "passthru"))
    effects = ("nested",)
    implicit_terminator = "vector.yield"
    checks = (Check("vector.Mask", "vector.yield"),)
    assembly_format = """
        $mask `` custom<CommaOperand>($passthru) custom<`vector.MaskRegion`>($maskRegion) attr-dict `:` type($mask) ``
        custom<`vector.MaskResults`>(ref($passthru), type($results))
    """


class MaskedLoadOp(Op, dialect=vector, name="maskedload"):
    """Loads the elements that a mask selects."""

    base = Operand(AnyMemRef)
    indices = Operands(Index)
    mask = Operand(Mask)
    pass_thru = Operand(AnyVectorOfNonZeroRank)
    alignment = OptionalAttr(AlignmentAttr)
    result = Result(AnyVectorOfNonZeroRank)
    effects = ("read base",)
    checks = (Check("vector.Access", "result", "shape", "result element type should match", "result shape to match mask shape"),
              Check("vector.PassThru"))
    assembly_format = """
        $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru)
        `into` type($result)
    """


class MaskedStoreOp(Op, dialect=vector, name="maskedstore"):
    """Stores the elements that a mask selects."""

    base = Operand(AnyMemRef)
    indices = Operands(Index)
    mask = Operand(Mask)
    valueToStore = Operand(AnyVectorOfNonZeroRank)
    alignment = OptionalAttr(AlignmentAttr)
    effects = ("write base",)
    checks = (Check("vector.Access", "valueToStore", "shape", "valueToStore element type should match",
                    "valueToStore shape to match mask shape"),)
    assembly_format = """
        $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)
    """


class MultiDimReductionOp(Op, dialect=vector, name="multi_reduction"):
    """Elements combined along dimensions."""

    kind = Attr(CombiningKindValue)
    source = Operand(AnyVectorOfNonZeroRank)
    acc = Operand(AnyType)
    reduction_dims = Attr(DenseI64ArrayAttr)
    dest = Result(AnyType)
    infer = BY_TRAITS
    facts = {"vector.mask": "source"}
    traits = (Pure, AllTypesMatch("dest", "acc"), _same_elements("source operand and result", "source", "dest"))
    checks = (Check("vector.MultiReduction"),)
    assembly_format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)"


class OuterProductOp(Op, dialect=vector, name="outerproduct"):
    """Products of all pairs of elements, or of a vector and a scalar."""

    lhs = Operand(AnyVectorOfNonZeroRank)
    rhs = Operand(AnyType)
    acc = OptionalOperand(AnyVectorOfNonZeroRank)
    kind = Attr(CombiningKindValue, default="add")
    result = Result(AnyVectorOfNonZeroRank)
    facts = {"vector.mask": "result"}
    traits = (Pure, _same_elements("lhs operand and result", "lhs", "result"), _same_elements("rhs operand and result", "rhs", "result"))
    checks = (Check("vector.OuterProduct"),)
    assembly_format = """
        operands `` custom<`vector.OuterProductTypes`>($kind, type($lhs), type($rhs), type($acc), type($result), attr-dict)
    """


class PrintOp(Op, dialect=vector, name="print"):
    """Prints a value, a string or punctuation."""

    source = OptionalOperand(Printable)
    punctuation = Attr(Punctuation, default="newline")
    stringLiteral = OptionalAttr(StringAttr)
    traits = (Relation("vector.Print", "`source` or `punctuation` are not set when printing strings"),)
    effects = ("write",)
    assembly_format = "($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict"


class ReductionOp(Op, dialect=vector, name="reduction"):
    """Elements combined to a scalar."""

    kind = Attr(CombiningKindValue)
    vector = Operand(AnyVector)
    acc = OptionalOperand(AnyType)
    fastmath = Attr(FastMathFlagsValue, default="none")
    dest = Result(AnyType)
    facts = {"vector.mask": "vector"}
    traits = (Pure, _same_elements("source operand and result", "vector", "dest"), TypeFrom("dest", "acc"),
              Relation("OptionalTypesMatch", "dest and acc have the same type", "dest", "acc"))
    checks = (Check("vector.Reduction"),)
    assembly_format = """
        $kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)
    """


class ScalableExtractOp(Op, dialect=vector, name="scalable.extract"):
    """A part of a scalable vector."""

    source = Operand(ScalableVector1D)
    pos = Attr(I64Attr)
    result = Result(Vector1D)
    traits = (Pure, AllElementTypesMatch("source", "result"),
              Relation("vector.ScalablePosition", "position is a multiple of the result length.", "result"))
    assembly_format = "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)"


class ScalableInsertOp(Op, dialect=vector, name="scalable.insert"):
    """A scalable vector with a vector put in."""

    valueToStore = Operand(Vector1D)
    dest = Operand(ScalableVector1D)
    pos = Attr(I64Attr)
    result = Result(ScalableVector1D)
    infer = BY_TRAITS
    traits = (Pure, AllElementTypesMatch("valueToStore", "dest"), AllTypesMatch("dest", "result"),
              Relation("vector.ScalablePosition", "position is a multiple of the source length.", "valueToStore"))
    assembly_format = "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)"


class ScanOp(Op, dialect=vector, name="scan"):
    """Running combinations along a dimension."""

    kind = Attr(CombiningKindValue)
    source = Operand(AnyVectorOfNonZeroRank)
    initial_value = Operand(AnyVector)
    reduction_dim = Attr(I64Attr)
    inclusive = Attr(BoolAttr)
    dest = Result(AnyVectorOfNonZeroRank)
    accumulated_value = Result(AnyVector)
    infer = BY_TRAITS
    traits = (Pure, AllTypesMatch("source", "dest"), AllTypesMatch("initial_value", "accumulated_value"))
    checks = (Check("vector.Scan"),)
    assembly_format = "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)"


class ScatterOp(Op, dialect=vector, name="scatter"):
    """Stores elements at places that a vector has."""

    base = Operand(TensorOrMemRef)
    offsets = Operands(Index)
    indices = Operand(IndexVector)
    mask = Operand(Mask)
    valueToStore = Operand(AnyVectorOfNonZeroRank)
    alignment = OptionalAttr(AlignmentAttr)
    result = OptionalResult(AnyRankedTensor)
    effects = ("write base",)
    checks = (Check("vector.Scattered", "valueToStore"),)
    assembly_format = """
        $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,`
        type($valueToStore) (`->` type($result)^)?
    """


class ShapeCastOp(Op, dialect=vector, name="shape_cast"):
    """The same elements with another shape."""

    source = Operand(AnyVector)
    result = Result(AnyVector)
    traits = (Pure,)
    checks = (Check("vector.ShapeCast"),)
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"


class ShuffleOp(Op, dialect=vector, name="shuffle"):
    """Rows of two vectors in an order."""

    v1 = Operand(FixedVector)
    v2 = Operand(FixedVector)
    mask = Attr(DenseI64ArrayAttr)
    vector = Result(AnyVectorOfNonZeroRank)
    infer = Infer("vector.shuffle", "v1", "mask")
    traits = (Pure, _same_elements("first operand v1 and result", "v1", "vector"),
              _same_elements("second operand v2 and result", "v2", "vector"))
    checks = (Check("vector.Shuffle"), Check("InferredTypes"))
    assembly_format = "operands $mask attr-dict `:` type(operands)"


class StepOp(Op, dialect=vector, name="step"):
    """Numbers from 0 on."""

    result = Result(IndexVector1D)
    traits = (Pure,)
    assembly_format = "attr-dict `:` type($result)"


class StoreOp(Op, dialect=vector, name="store"):
    """Stores a vector."""

    valueToStore = Operand(AnyVector)
    base = Operand(AnyMemRef)
    indices = Operands(Index)
    nontemporal = Attr(BoolAttr, optional=True, default="false")
    alignment = OptionalAttr(AlignmentAttr)
    effects = ("write base",)
    checks = (Check("vector.Store"),)
    assembly_format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)"


class ToElementsOp(Op, dialect=vector, name="to_elements"):
    """All elements of a vector."""

    source = Operand(AnyVector)
    elements = Results(AnyType)
    infer = BY_TRAITS
    traits = (Pure,
              TypesMatchWith("shaped type 'source' matches 'elements' element count and types", "source", "elements", "ElementTypes"))
    assembly_format = "$source attr-dict `:` type($source)"


class TransferReadOp(Op, dialect=vector, name="transfer_read"):
    """Reads a vector from memory or a tensor."""

    base = Operand(AnyShaped)
    indices = Operands(Index)
    permutation_map = Attr(AffineMapAttr)
    padding = Operand(AnyType)
    mask = OptionalOperand(Mask)
    in_bounds = Attr(BoolArrayAttr)
    vector = Result(AnyVector)
    facts = {"vector.transfer_mask": "vector", "vector.passthru": True}
    traits = (AttrSizedOperandSegments, TypeFrom("base", "padding", "ElementType"))
    effects = ("read base?",)
    checks = (Check("vector.Transfer"),)
    assembly_format = """
        $base `[` $indices `]` `,` $padding `` custom<CommaOperand>($mask) ``
        custom<`vector.TransferRead`>($permutation_map, $in_bounds, ref($mask), type($base), type($vector), type($mask), attr-dict)
    """


class TransferWriteOp(Op, dialect=vector, name="transfer_write"):
    """Writes a vector to memory or into a tensor."""

    valueToStore = Operand(AnyVector)
    base = Operand(AnyShaped)
    indices = Operands(Index)
    permutation_map = Attr(AffineMapAttr)
    mask = OptionalOperand(Mask)
    in_bounds = Attr(BoolArrayAttr)
    result = OptionalResult(AnyRankedTensor)
    facts = {"vector.transfer_mask": "valueToStore", "destinations": "base"}
    traits = (AttrSizedOperandSegments,)
    effects = ("write base?",)
    checks = (Check("vector.Transfer"),)
    assembly_format = """
        $valueToStore `,` $base `[` $indices `]` `` custom<CommaOperand>($mask) ``
        custom<`vector.TransferWrite`>(
            $permutation_map, $in_bounds, ref($mask), type($base), type($valueToStore), type($mask), type($result), attr-dict)
    """


class TransposeOp(Op, dialect=vector, name="transpose"):
    """Dimensions in another order."""

    vector = Operand(AnyVector)
    permutation = Attr(DenseI64ArrayAttr)
    result = Result(AnyVector)
    traits = (Pure, _same_elements("operand and result", "vector", "result"))
    checks = (Check("vector.Transpose"),)
    assembly_format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)"


class TypeCastOp(Op, dialect=vector, name="type_cast"):
    """Memory of scalars as memory of one vector."""

    memref = Operand(AnyStaticShapeMemRef)
    result = Result(AnyMemRef)
    traits = (Pure,)
    checks = (Check("vector.TypeCast"),)
    assembly_format = "$memref attr-dict `:` type($memref) `to` type($result)"


class VectorScaleOp(Op, dialect=vector, name="vscale"):
    """How often scalable dimensions are repeated."""

    res = Result(Index)
    infer = BY_TRAITS
    facts = {"vector_scale": True}
    traits = (Pure,)
    result_name = "vscale"
    assembly_format = "attr-dict"


class YieldOp(Op, dialect=vector, name="yield"):
    """The values of a region."""

    operands = Operands(AnyType)
    traits = (Pure, ReturnLike, Terminator)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"
