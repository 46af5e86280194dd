"""The shape dialect: shapes and sizes of tensors as values, and functions that compute them."""

from __future__ import annotations

from mlircore.define.inference import BY_TRAITS, GIVEN, Infer
from mlircore.define.regions import OPERATION, Edge
from mlircore.define.types_attributes import TypeDef
from mlircore.define.shaped import AnyShaped
from mlircore.dialect import (
    AffineScope, AnyType, Attr, AttrConstraint, BoolAttr, Check, Commutative, ConstantLike, Dialect, DictArrayAttr, FunctionTypeAttr, HasParent,
    I1, Index, IndexAttr, IsolatedFromAbove, NoRegionArguments, NoTerminator, Op, Operand, Operands, OptionalAttr, Pure, Region, Result,
    Results, ReturnLike, SingleBlock, StrAttr, Symbol, SymbolNameAttr, SymbolTable, Terminator, TypeConstraint, one_of,
)

shape = Dialect("shape", complete=False, symbols_complete=True, infer=GIVEN, inlining="all")  # upstream accepts unregistered operations in it


# --- types ---


class ShapeType(TypeDef, dialect=shape, mnemonic="shape"):
    """A shape, or an error."""

    summary = ""


class SizeType(TypeDef, dialect=shape, mnemonic="size"):
    """A size, or an error."""

    summary = ""


class ValueShapeType(TypeDef, dialect=shape, mnemonic="value_shape"):
    """A value and its shape."""

    summary = ""


class WitnessType(TypeDef, dialect=shape, mnemonic="witness"):
    """That something was asserted."""

    summary = ""


_INDEX = ("kind", "TYPE_INDEX")
_LINE = ("and", ("kind", "TYPE_RANKED_TENSOR"), ("rank", 1))
ExtentTensor = TypeConstraint("1D tensor of index values", (*_LINE, ("element", _INDEX)))
ShapeOrSize = one_of("shape or size", SizeType, ShapeType)
ShapeOrExtents = one_of("shape or extent tensor", ShapeType, ExtentTensor)
SizeOrIndex = one_of("size or index", SizeType, Index)
AnyShapeOrSize = one_of("any shape or size", SizeOrIndex, ShapeOrExtents)
IndexTensor = TypeConstraint("tensor of index values", (
    "and", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), ("element", _INDEX)))
ShapedOrValueShape = one_of("shaped of any type values or ", AnyShaped, ValueShapeType)
ExtentsOrValueShape = one_of("1D tensor of integer or index values or ", TypeConstraint(
    "", (*_LINE, ("element", ("or", ("kind", "TYPE_INTEGER"), _INDEX)))), ValueShapeType)

_IS_ELEMENTS = ("kind", "ATTR_DENSE_ELEMENTS")
IndexElementsAttr = AttrConstraint("index elements attribute", ("and", _IS_ELEMENTS, ("value_type", ("element", _INDEX))), (
    "and", _IS_ELEMENTS, ("value_type", ("element", ("or", ("kind", "TYPE_INTEGER"), _INDEX)))))
DictionaryAttr = AttrConstraint("dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"),
                                value_type="none")


# --- sizes ---

_SIZE = Check("shape.PropagatesErrors", "size")
_SHAPE = Check("shape.PropagatesErrors", "shape")
_BINARY = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"


class _Arithmetic(Op):
    lhs = Operand(SizeOrIndex)
    rhs = Operand(SizeOrIndex)
    result = Result(SizeOrIndex)
    traits = (Commutative, Pure)
    checks = (_SIZE,)
    assembly_format = _BINARY


class _Selection(Op):
    lhs = Operand(ShapeOrSize)
    rhs = Operand(ShapeOrSize)
    result = Result(ShapeOrSize)
    traits = (Commutative, Pure)
    checks = (Check("InferredTypes"),)
    assembly_format = _BINARY


class AddOp(_Arithmetic, dialect=shape, name="add"):
    """The sum of sizes."""

    infer = Infer("shape.size_or_index")


class DivOp(Op, dialect=shape, name="div"):
    """The quotient of sizes."""

    lhs = Operand(SizeOrIndex)
    rhs = Operand(SizeOrIndex)
    result = Result(SizeOrIndex)
    infer = Infer("shape.size_or_index")
    traits = (Pure,)
    checks = (_SIZE,)
    assembly_format = _BINARY


class MulOp(_Arithmetic, dialect=shape, name="mul"):
    """The product of sizes."""

    infer = Infer("shape.size_or_index")


class MaxOp(_Selection, dialect=shape, name="max"):
    """The greater sizes."""

    infer = Infer("shape.larger", "lhs", "rhs")


class MinOp(_Selection, dialect=shape, name="min"):
    """The smaller sizes."""

    infer = Infer("shape.larger", "lhs", "rhs")


class ConstSizeOp(Op, dialect=shape, name="const_size"):
    """A constant size."""

    value = Attr(IndexAttr)
    result = Result(SizeType)
    infer = BY_TRAITS
    traits = (ConstantLike, Pure)
    result_names = "Constant"
    assembly_format = "$value attr-dict"


class DimOp(Op, dialect=shape, name="dim"):
    """The size of a dimension of a value."""

    value = Operand(AnyShaped)
    index = Operand(SizeOrIndex)
    extent = Result(SizeOrIndex)
    infer = Infer("shape.size_or_index")
    traits = (Pure,)
    assembly_format = "$value `,` $index attr-dict `:` type($value) `,` type($index) `->` type($extent)"


class GetExtentOp(Op, dialect=shape, name="get_extent"):
    """The size of a dimension of a shape."""

    shape = Operand(ShapeOrExtents)
    dim = Operand(SizeOrIndex)
    extent = Result(SizeOrIndex)
    infer = Infer("shape.size_or_index")
    traits = (Pure,)
    checks = (_SIZE,)
    assembly_format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)"


class IndexToSizeOp(Op, dialect=shape, name="index_to_size"):
    """An index as a size."""

    arg = Operand(Index)
    result = Result(SizeType)
    infer = BY_TRAITS
    traits = (Pure,)
    rewrites = ("index_to_size(size_to_index(x)) -> x where same(0, x)",)
    assembly_format = "$arg attr-dict"


class SizeToIndexOp(Op, dialect=shape, name="size_to_index"):
    """A size as an index."""

    arg = Operand(SizeOrIndex)
    result = Result(Index)
    infer = BY_TRAITS
    traits = (Pure,)
    rewrites = ("size_to_index(index_to_size(x)) -> x",)
    assembly_format = "$arg attr-dict `:` type($arg)"


class NumElementsOp(Op, dialect=shape, name="num_elements"):
    """The product of a shape's sizes."""

    shape = Operand(ShapeOrExtents)
    result = Result(SizeOrIndex)
    infer = Infer("shape.size_or_index")
    traits = (Pure,)
    checks = (_SIZE,)
    assembly_format = "$shape attr-dict `:` type($shape) `->` type($result)"


class RankOp(Op, dialect=shape, name="rank"):
    """How many sizes a shape has."""

    shape = Operand(ShapeOrExtents)
    rank = Result(SizeOrIndex)
    infer = Infer("shape.size_or_index")
    traits = (Pure,)
    checks = (_SIZE,)
    assembly_format = "$shape attr-dict `:` type($shape) `->` type($rank)"


# --- shapes ---


class _OfShapes(Op):
    shapes = Operands(ShapeOrExtents)
    assembly_format = "$shapes attr-dict `:` type($shapes)"


class AnyOp(Op, dialect=shape, name="any"):
    """One of several shapes."""

    inputs = Operands(ShapeOrExtents)
    result = Result(ShapeOrExtents)
    traits = (Commutative, Pure)
    assembly_format = "$inputs attr-dict `:` type($inputs) `->` type($result)"


class BroadcastOp(Op, dialect=shape, name="broadcast"):
    """The shape that shapes are broadcast to."""

    shapes = Operands(ShapeOrExtents)
    error = OptionalAttr(StrAttr)
    result = Result(ShapeOrExtents)
    traits = (Commutative, Pure)
    checks = (_SHAPE,)
    assembly_format = "$shapes attr-dict `:` type($shapes) `->` type($result)"


class ConcatOp(Op, dialect=shape, name="concat"):
    """Concatenates two shapes."""

    lhs = Operand(ShapeOrExtents)
    rhs = Operand(ShapeOrExtents)
    result = Result(ShapeOrExtents)
    traits = (Pure,)
    assembly_format = _BINARY


class ConstShapeOp(Op, dialect=shape, name="const_shape"):
    """A constant shape."""

    shape = Attr(IndexElementsAttr)
    result = Result(ShapeOrExtents)
    infer = Infer("shape.const_shape", "shape")
    traits = (ConstantLike, Pure)
    checks = (Check("shape.InfersConstant"),)
    assembly_format = "custom<`shape.Extents`>(attr-dict, $shape) `:` type($result)"


class DebugPrintOp(Op, dialect=shape, name="debug_print"):
    """Prints a shape or a size, and is it."""

    input = Operand(ShapeOrSize)
    output = Result(ShapeOrSize)


class FromExtentsOp(Op, dialect=shape, name="from_extents"):
    """The shape with these sizes."""

    extents = Operands(SizeOrIndex)
    shape = Result(ShapeType)
    infer = BY_TRAITS
    traits = (Pure,)
    assembly_format = "$extents attr-dict `:` type($extents)"


class FromExtentTensorOp(Op, dialect=shape, name="from_extent_tensor"):
    """The shape with the sizes that a tensor has."""

    input = Operand(ExtentTensor)
    result = Result(ShapeType)
    infer = BY_TRAITS
    traits = (Pure,)
    assembly_format = "$input attr-dict `:` type($input)"


class IsBroadcastableOp(_OfShapes, dialect=shape, name="is_broadcastable"):
    """Whether shapes can be broadcast."""

    result = Result(I1)
    infer = BY_TRAITS
    traits = (Commutative,)


class MeetOp(Op, dialect=shape, name="meet"):
    """The least general of two shapes or sizes."""

    arg0 = Operand(AnyShapeOrSize)
    arg1 = Operand(AnyShapeOrSize)
    error = OptionalAttr(StrAttr)
    result = Result(AnyShapeOrSize)
    infer = Infer("shape.meet", "arg0", "arg1")
    traits = (Commutative,)
    checks = (Check("shape.InfersMeet"),)
    assembly_format = "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)"


class ShapeEqOp(_OfShapes, dialect=shape, name="shape_eq"):
    """Whether shapes are equal."""

    result = Result(I1)
    infer = BY_TRAITS
    traits = (Pure, Commutative)


class ShapeOfOp(Op, dialect=shape, name="shape_of"):
    """The shape of a value."""

    arg = Operand(ShapedOrValueShape)
    result = Result(ShapeOrExtents)
    infer = Infer("shape.shape_of", "arg")
    traits = (Pure,)
    checks = (_SHAPE, Check("shape.InfersShapeOf"))
    assembly_format = "$arg attr-dict `:` type($arg) `->` type($result)"


class SplitAtOp(Op, dialect=shape, name="split_at"):
    """Both parts of a shape."""

    operand = Operand(ShapeOrExtents)
    index = Operand(SizeOrIndex)
    head = Result(ShapeOrExtents)
    tail = Result(ShapeOrExtents)
    traits = (Pure,)


class ToExtentTensorOp(Op, dialect=shape, name="to_extent_tensor"):
    """A shape's sizes in a tensor."""

    input = Operand(ShapeOrExtents)
    result = Result(IndexTensor)
    traits = (Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"


class ValueAsShapeOp(Op, dialect=shape, name="value_as_shape"):
    """A value that is a shape."""

    arg = Operand(ExtentsOrValueShape)
    result = Result(ShapeOrExtents)
    traits = (Pure,)
    assembly_format = "$arg attr-dict `:` type($arg) `->` type($result)"


class ValueOfOp(Op, dialect=shape, name="value_of"):
    """The value of a value with a shape."""

    arg = Operand(ValueShapeType)
    result = Result(AnyShaped)
    traits = (Pure,)
    assembly_format = "$arg attr-dict `:` type($result)"


class WithOp(Op, dialect=shape, name="with_shape"):
    """A value with a shape."""

    operand = Operand(ShapedOrValueShape)
    shape = Operand(ShapeOrExtents)
    result = Result(ValueShapeType)
    infer = BY_TRAITS
    traits = (Pure,)
    assembly_format = "operands attr-dict `:` type($operand) `,` type($shape)"


# --- assertions ---


class AssumingOp(Op, dialect=shape, name="assuming"):
    """A region that relies on an assertion."""

    witness = Operand(WitnessType)
    results = Results(AnyType)
    doRegion = Region(blocks=1)
    traits = (SingleBlock,)
    effects = ("nested",)
    implicit_terminator = "shape.assuming_yield"
    region_checks = (Check("shape.Assuming"),)
    facts = {"region_edges": (Edge(OPERATION, 0), Edge(0, OPERATION))}
    assembly_format = "$witness `` custom<ArrowTypes>(type($results), `parens`) custom<Body>($doRegion) attr-dict"


class AssumingAllOp(Op, dialect=shape, name="assuming_all"):
    """All of several assertions."""

    inputs = Operands(WitnessType)
    result = Result(WitnessType)
    infer = BY_TRAITS
    traits = (Commutative, Pure)
    checks = (Check("shape.AtLeast", "1", "no operands specified"),)
    assembly_format = "$inputs attr-dict"


class _Yield(Op):
    operands = Operands(AnyType)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class AssumingYieldOp(_Yield, dialect=shape, name="assuming_yield"):
    """The results of a region that relies on an assertion."""

    traits = (Pure, ReturnLike, Terminator, HasParent("shape.assuming"))


class ConstWitnessOp(Op, dialect=shape, name="const_witness"):
    """An assertion that is known to hold, or not to."""

    passing = Attr(BoolAttr)
    result = Result(WitnessType)
    infer = BY_TRAITS
    traits = (ConstantLike, Pure)
    assembly_format = "$passing attr-dict"


class CstrBroadcastableOp(_OfShapes, dialect=shape, name="cstr_broadcastable"):
    """Asserts that shapes can be broadcast."""

    result = Result(WitnessType)
    infer = BY_TRAITS
    traits = (Commutative,)
    checks = (Check("shape.AtLeast", "2", "required at least 2 input shapes"),)


class CstrEqOp(_OfShapes, dialect=shape, name="cstr_eq"):
    """Asserts that shapes are equal."""

    result = Result(WitnessType)
    infer = BY_TRAITS
    traits = (Commutative,)


class CstrRequireOp(Op, dialect=shape, name="cstr_require"):
    """Asserts what is true."""

    pred = Operand(I1)
    msg = Attr(StrAttr)
    result = Result(WitnessType)
    infer = BY_TRAITS
    assembly_format = "$pred `,` $msg attr-dict"


# --- functions ---


class FuncOp(Op, dialect=shape, name="func"):
    """A function that computes shapes."""

    sym_name = Attr(SymbolNameAttr)
    function_type = Attr(FunctionTypeAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    sym_visibility = OptionalAttr(StrAttr)
    body = Region()
    traits = (AffineScope, Check("FunctionSymbol", bit="SYMBOL"), Check("Function"), IsolatedFromAbove)
    default_dialect = "shape"
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class FunctionLibraryOp(Op, dialect=shape, name="function_library"):
    """Functions that compute shapes, and the operations that each is for."""

    sym_name = Attr(SymbolNameAttr)
    sym_visibility = OptionalAttr(StrAttr)
    mapping = Attr(DictionaryAttr)
    body = Region()
    traits = (AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, NoTerminator, SingleBlock)
    default_dialect = "shape"
    assembly_format = "$sym_name attr-dict-with-keyword custom<RegionAsWritten>($body, `without_end`) `mapping` $mapping"


class ReduceOp(Op, dialect=shape, name="reduce"):
    """A value computed from each size of a shape."""

    shape = Operand(ShapeOrExtents)
    initVals = Operands(AnyType)
    result = Results(AnyType)
    region = Region(blocks=1)
    traits = (SingleBlock,)
    implicit_terminator = "shape.yield"
    result_names = ""
    checks = (Check("shape.Reduce"),)
    assembly_format = """
        `` custom<`shape.Operands`>($shape, $initVals) `:` type($shape) ``
        custom<`shape.CarriedTypes`>(type($initVals), type($result)) custom<RegionAsWritten>($region) attr-dict
    """


class ReturnOp(_Yield, dialect=shape, name="return"):
    """The end of a function that computes shapes."""

    traits = (Pure, HasParent("shape.func"), ReturnLike, Terminator)


class YieldOp(_Yield, dialect=shape, name="yield"):
    """Yields values from a region."""

    traits = (HasParent("shape.reduce", "shape.function_library"), Pure, ReturnLike, Terminator)
    checks = (Check("shape.Yield"),)
