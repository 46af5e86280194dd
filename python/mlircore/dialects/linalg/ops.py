"""The linalg dialect: structured operations, loops over tensors and memrefs as data."""

from __future__ import annotations

from mlircore.define.body import Body, arg
from mlircore.define.shaped import AffineMapAttr, AnyRankedTensor, AnyTensor
from mlircore.dialect import (
    AnyType,
    Attr,
    AttrConstraint,
    AttrSizedOperandSegments,
    Check,
    DenseI64ArrayAttr,
    Dialect,
    EnumDef,
    I64Attr,
    Index,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    OptionalOperand,
    Pure,
    Region,
    Relation,
    Result,
    Results,
    ReturnLike,
    SameVariadicOperandSize,
    SingleBlock,
    StrAttr,
    Terminator,
    TypeConstraint,
    TypesMatchWith,
    bounded_integer_attr,
)

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import ClassVar

linalg = Dialect("linalg", with_ir=True, inlining="all")

# --- enumerations ---

UNARY = ("exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf")
BINARY = ("add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf")
TERNARY = ("select",)


def _enum(attr_name: str, cpp_name: str, *cases: str) -> AttrConstraint:
    return linalg.enum(EnumDef([(case, number) for number, case in enumerate(cases)], attr_name=attr_name,
                               summary=f"allowed 32-bit signless integer cases: {', '.join(map(str, range(len(cases))))}",
                               cpp_name=f"::mlir::linalg::{cpp_name}", cpp_attr=f"{cpp_name}Attr"))


ElementwiseKindValue = _enum("elementwise_kind", "ElementwiseKind", *UNARY, *BINARY, *TERNARY)
UnaryFnValue = _enum("unary_fn", "UnaryFn", *UNARY)
BinaryFnValue = _enum("binary_fn", "BinaryFn", *BINARY)
TernaryFnValue = _enum("ternary_fn", "TernaryFn", *TERNARY)
TypeFnValue = _enum("type_fn", "TypeFn", "cast_signed", "cast_unsigned")
IteratorTypeValue = linalg.enum(EnumDef((("parallel", 0), ("reduction", 1)), attr_name="iterator_type",
                                   cpp_name="::mlir::utils::IteratorType", cpp_attr="IteratorTypeEnum"))
WinogradConv2DFmrValue = linalg.enum(EnumDef((("F_2_3", 0), ("F_4_3", 1), ("F_2_5", 2))))

# --- constraints ---

_SHAPED = ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF")
AnyShaped = TypeConstraint("shaped of any type values", _SHAPED)
TensorOrMemref = TypeConstraint("memref of any type values or ranked tensor of any type values", ("kind", "TYPE_MEMREF", "TYPE_RANKED_TENSOR"))
AffineMapArrayAttr = AttrConstraint("AffineMap array attribute", ("all", AffineMapAttr.predicate), ("kind", "ATTR_ARRAY"))
IteratorTypeArrayAttr = AttrConstraint("Iterator type should be an enum.", ("all", IteratorTypeValue.predicate), ("kind", "ATTR_ARRAY"))
NonNegativeI64 = bounded_integer_attr(64, "minimum value is 0", 0)


def _tensor_of_rank(rank: int) -> TypeConstraint:
    return TypeConstraint(f"{rank}D tensor of any type values", ("and", ("kind", "TYPE_RANKED_TENSOR"), ("rank", rank)))


_4D, _6D = _tensor_of_rank(4), _tensor_of_rank(6)

# --- bases ---

YIELD = "linalg.yield"
DESTINATION = Check("linalg.Destination")
INTERFACES = (DESTINATION, Check("linalg.Structured"))

_ATTRIBUTES = "`` custom<`linalg.Attributes`>(attr-dict)"
_HIDDEN = "`` custom<`linalg.Attributes`>(attr-dict, `hidden`)"
_INS_OUTS = "`` custom<`linalg.InsOuts`>($inputs, type($inputs), $outputs, type($outputs))"
_RESULTS = "`` custom<ArrowTypes>(type($result_tensors))"
NAMED = f"""
    {_ATTRIBUTES} {_INS_OUTS} `` custom<`linalg.MoreAttributes`>(attr-dict, `hidden`) {_RESULTS}
    `` custom<`linalg.ImplicitBody`>(ref(type($inputs)), ref(type($outputs)), $region)
"""


class Structured(Op):
    """Base of operations with any number of inputs and outputs."""

    inputs = Operands(AnyType)
    outputs = Operands(AnyShaped)
    result_tensors = Results(AnyRankedTensor)
    region = Region()
    traits = (AttrSizedOperandSegments, SingleBlock)
    effects = ("nested", "read inputs?", "read outputs?", "write outputs?")
    implicit_terminator = YIELD
    region_checks: ClassVar[tuple[Check, ...]] = INTERFACES
    assembly_format = NAMED


class GenericOp(Structured, dialect=linalg, name="generic"):
    """Any loops over any operands, with what one step does."""

    indexing_maps = Attr(AffineMapArrayAttr)
    iterator_types = Attr(IteratorTypeArrayAttr)
    doc = OptionalAttr(StrAttr)
    library_call = OptionalAttr(StrAttr)
    argument_names = "in|out"
    implicit_body = Body()
    facts = {"linalg.structure": "generic", "destinations": "outputs"}
    assembly_format = f"""
        `` custom<`linalg.Trait`>($doc, $indexing_maps, $iterator_types, $library_call) {_HIDDEN} {_INS_OUTS}
        `` custom<`linalg.MoreAttributes`>(attr-dict, `attrs`) `` custom<RegionAsWritten>($region, `optional`) {_RESULTS}
    """


class MapOp(Op, dialect=linalg, name="map"):
    """One step for all elements."""

    inputs = Operands(TensorOrMemref)
    init = Operand(TensorOrMemref)
    mapped = Results(AnyTensor, also="result")
    mapper = Region(blocks=1)
    argument_order = "result=mapped inputs init"
    traits = (SingleBlock,)
    effects = ("nested", "read inputs?", "write init?")
    implicit_terminator = YIELD
    result_names = "Groups"
    argument_names = "in|init"
    implicit_body = Body()
    facts = {"linalg.structure": "map", "destinations": "init", "linalg.payload_without_init": True}
    checks = (Check("linalg.Map"),)
    region_checks = INTERFACES
    assembly_format = f"""
        `` custom<`linalg.Payload`>(ref($mapper)) {_HIDDEN}
        `` custom<`linalg.InsOuts`>($inputs, type($inputs), $init, type($init)) `` custom<`linalg.MoreAttributes`>(attr-dict)
        `` custom<`linalg.TensorResults`>(ref(type($init)), type($mapped))
        `` custom<`linalg.PayloadBody`>(ref(type($inputs)), ref(type($init)), $mapper)
    """


class ReduceOp(Op, dialect=linalg, name="reduce"):
    """Combines what is along some dimensions."""

    inputs = Operands(TensorOrMemref)
    inits = Operands(TensorOrMemref)
    dimensions = Attr(DenseI64ArrayAttr)
    reduced = Results(AnyTensor)
    combiner = Region(blocks=1)
    argument_order = "result=reduced inputs inits dimensions"
    traits = (SameVariadicOperandSize, SingleBlock)
    effects = ("nested", "read inputs?", "read inits?", "write inits?")
    implicit_terminator = YIELD
    result_names = "Groups"
    argument_names = "in|init"
    implicit_body = Body()
    facts = {"linalg.structure": "reduce", "destinations": "inits"}
    checks = (Check("linalg.Increasing", "dimensions"), Check("linalg.Reduce"))
    region_checks = INTERFACES
    assembly_format = f"""
        `` custom<`linalg.Payload`>(ref($combiner)) {_HIDDEN}
        `` custom<`linalg.InsOuts`>($inputs, type($inputs), $inits, type($inits)) `dimensions` `=` $dimensions ` `
        `` custom<`linalg.MoreAttributes`>(attr-dict) `` custom<`linalg.TensorResults`>(ref(type($inits)), type($reduced))
        `` custom<`linalg.PayloadBody`>(ref(type($inputs)), ref(type($inits)), $combiner)
    """


def _moved(attribute: str, result: str) -> str:
    return f"""
        {_HIDDEN} `` custom<`linalg.InsOuts`>($input, type($input), $init, type($init)) `{attribute}` `=` ${attribute} ` `
        `` custom<`linalg.MoreAttributes`>(attr-dict) `` custom<`linalg.TensorResults`>(ref(type($init)), type(${result}))
        `` custom<`linalg.PlacedBody`>(ref(type($input)), ref(type($init)), ref($input), ref($init), $region)
    """


class _Moving(Op):
    input = Operand(TensorOrMemref)
    init = Operand(TensorOrMemref)
    region = Region(blocks=1)
    traits = (SingleBlock,)
    effects = ("nested", "read input?", "read init?", "write init?")
    implicit_terminator = YIELD
    result_names = "Groups"
    region_checks = INTERFACES


class TransposeOp(_Moving, dialect=linalg, name="transpose"):
    """Permutes dimensions."""

    permutation = Attr(DenseI64ArrayAttr)
    transposed = Results(AnyTensor, also="result")
    argument_order = "result=transposed input init permutation"
    implicit_body = Body(arg(0), terminator=YIELD)
    facts = {"linalg.structure": "transpose", "destinations": "init", "located_terminator": True}
    checks = (Check("linalg.Transpose"),)
    assembly_format = _moved("permutation", "transposed")


class BroadcastOp(_Moving, dialect=linalg, name="broadcast"):
    """Repeats along new dimensions."""

    dimensions = Attr(DenseI64ArrayAttr)
    broadcasted = Results(AnyTensor, also="result")
    argument_order = "result=broadcasted input init dimensions"
    implicit_body = Body(arg(0), terminator=YIELD)
    facts = {"linalg.structure": "broadcast", "destinations": "init", "located_terminator": True}
    checks = (Check("linalg.Broadcast"),)
    assembly_format = _moved("dimensions", "broadcasted")


# --- inside of structured operations ---


class YieldOp(Op, dialect=linalg, name="yield"):
    """Yields the values that one step gives to the outputs."""

    values = Operands(AnyType)
    traits = (Pure, ReturnLike, Terminator)
    checks = (Check("linalg.Yield"),)
    assembly_format = "($values^)? attr-dict (`:` type($values)^)?"


class IndexOp(Op, dialect=linalg, name="index"):
    """Where a loop around it is."""

    dim = Attr(NonNegativeI64)
    result = Result(Index)
    traits = (Pure,)
    checks = (Check("linalg.Index"),)
    assembly_format = "$dim attr-dict `:` type($result)"


# --- operations that become structured ones ---


class SoftmaxOp(Op, dialect=linalg, name="softmax"):
    """The softmax function along a dimension."""

    input = Operand(AnyShaped)
    output = Operand(AnyShaped)
    dimension = Attr(I64Attr)
    result = Results(AnyRankedTensor)
    traits = (Relation("SameElementTypes", "input and output have same element type", "input", "output"),)
    effects = ("read input?", "read output?", "write output?")
    facts = {"destinations": "output"}
    checks = (Check("linalg.Softmax"), DESTINATION)
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)`
        (`->` type($result)^)?
    """


def _winograd(source: str) -> str:
    return f"""
        attr-dict `fmr` `(` $fmr `)` `ins` `(` ${source} `:` type(${source}) `)` `outs` `(` $output `:` type($output) `)`
        `->` type($result)
    """


class WinogradFilterTransformOp(Op, dialect=linalg, name="winograd_filter_transform"):
    """Winograd's convolution: the filter."""

    filter = Operand(_4D)
    output = Operand(_4D)
    fmr = Attr(WinogradConv2DFmrValue)
    result = Result(_4D)
    traits = (Relation("SameElementTypes", "all of {filter, output} have same element type", "filter", "output"),)
    checks = (Check("linalg.WinogradFilter"), DESTINATION)
    assembly_format = _winograd("filter")


class WinogradInputTransformOp(Op, dialect=linalg, name="winograd_input_transform"):
    """Winograd's convolution: the image."""

    input = Operand(_4D)
    output = Operand(_6D)
    fmr = Attr(WinogradConv2DFmrValue)
    result = Result(_6D)
    traits = (Relation("SameElementTypes", "all of {input, output} have same element type", "input", "output"),)
    checks = (Check("linalg.WinogradInput"), DESTINATION)
    assembly_format = _winograd("input")


class WinogradOutputTransformOp(Op, dialect=linalg, name="winograd_output_transform"):
    """Winograd's convolution: the product."""

    value = Operand(_6D)
    output = Operand(_4D)
    fmr = Attr(WinogradConv2DFmrValue)
    result = Result(_4D)
    traits = (Relation("SameElementTypes", "all of {value, output} have same element type", "value", "output"),)
    checks = (Check("linalg.WinogradOutput"), DESTINATION)
    assembly_format = _winograd("value")


_LAYOUT = """
    (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos
    `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)
    `into` $dest attr-dict `:` type($source) `->` type($dest)
"""
_DEST = TypesMatchWith("result type matches type of dest", "dest", "result", "SameTypes")


class PackOp(Op, dialect=linalg, name="pack"):
    """Cuts dimensions into tiles."""

    source = Operand(AnyRankedTensor)
    dest = Operand(AnyRankedTensor)
    padding_value = OptionalOperand(AnyType)
    outer_dims_perm = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    inner_dims_pos = Attr(DenseI64ArrayAttr)
    inner_tiles = Operands(Index)
    static_inner_tiles = Attr(DenseI64ArrayAttr)
    result = Result(AnyRankedTensor)
    traits = (AttrSizedOperandSegments, _DEST)
    effects = ("read source?", "read dest?", "write dest?")
    facts = {"destinations": "dest"}
    result_name = "pack"
    checks = (Check("linalg.Pack", "source", "dest"), Check("linalg.Destination", "dest"))
    assembly_format = f"$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? {_LAYOUT}"


class UnPackOp(Op, dialect=linalg, name="unpack"):
    """Puts tiles together."""

    source = Operand(AnyRankedTensor)
    dest = Operand(AnyRankedTensor)
    outer_dims_perm = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    inner_dims_pos = Attr(DenseI64ArrayAttr)
    inner_tiles = Operands(Index)
    static_inner_tiles = Attr(DenseI64ArrayAttr)
    result = Result(AnyRankedTensor)
    traits = (_DEST,)
    effects = ("read source?", "read dest?", "write dest?")
    facts = {"destinations": "dest"}
    result_name = "unpack"
    checks = (Check("linalg.Pack", "dest", "source"), Check("linalg.Destination", "dest"))
    assembly_format = f"$source {_LAYOUT}"


linalg.rule("memoized_indexing_maps")
linalg.rule(None, value=("not", ("any",)), message="attribute '\"$\"' not supported by the linalg dialect")
