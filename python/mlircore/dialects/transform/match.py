"""transform.match.structured: questions about structured operations."""

from mlircore.dialect import (
    Attr, Check, DenseI64ArrayAttr, I64Attr, Op, Operand, Operands, OptionalAttr, OptionalResult, Region, Result, Results,
    SingleBlock, Terminator, UnitAttr,
)
from mlircore.dialects.transform.base import (
    AnyTransformType, consumes, FailurePropagationMode, Handle, Matcher, OpOrValueHandle, OpOrValueOrMap, Param, StrArrayAttr,
    StructuredPredicate, ValueHandle, transform, reads,
)


class MatchStructuredOp(Op, dialect=transform, name="match.structured"):
    """Looks at a structured operation with the matchers in its body."""

    current = Operand(Handle)
    failure_propagation_mode = OptionalAttr(FailurePropagationMode)
    outputs = Results(AnyTransformType)
    body_region = Region(blocks=1)
    traits = (SingleBlock,)
    facts = Matcher
    checks = (Check("transform.MatchStructured"),)
    implicit_terminator = "transform.match.structured.yield"
    effects = reads("current", "outputs")
    assembly_format = """
        (`failures` `(` $failure_propagation_mode^ `)`)? $current `:` custom<SemiFunctionType>(type($current), type($outputs))
        attr-dict-with-keyword regions
    """


class MatchStructuredBodyOp(Op, dialect=transform, name="match.structured.body"):
    """Tests the kind of body of the structured operation."""

    operand_handle = Operand(Handle)
    reduction_position = OptionalAttr(I64Attr)
    passthrough = Attr(UnitAttr)
    elementwise = Attr(UnitAttr)
    contraction = OptionalAttr(StrArrayAttr)
    traits = (StructuredPredicate,)
    facts = Matcher
    checks = (Check("transform.MatchBody"),)
    assembly_format = "$operand_handle attr-dict `:` type($operand_handle)"


class MatchStructuredClassifyContractionDimsOp(Op, dialect=transform, name="match.structured.classify_contraction_dims"):
    """Dimensions of a contraction by their role."""

    operand_handle = Operand(Handle)
    batch = Result(Param)
    m = Result(Param)
    n = Result(Param)
    k = Result(Param)
    traits = (StructuredPredicate,)
    facts = Matcher
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"


class MatchStructuredClassifyConvolutionDimsOp(Op, dialect=transform, name="match.structured.classify_convolution_dims"):
    """Dimensions of a convolution by their role."""

    operand_handle = Operand(Handle)
    batch = Result(Param)
    output_image = Result(Param)
    output_channel = Result(Param)
    filter_loop = Result(Param)
    input_channel = Result(Param)
    depth = Result(Param)
    strides = Result(Param)
    dilations = Result(Param)
    traits = (StructuredPredicate,)
    facts = Matcher
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"


class MatchStructuredDimOp(Op, dialect=transform, name="match.structured.dim"):
    """Sizes of loops, and whether these are parallel."""

    operand_handle = Operand(Handle)
    raw_dim_list = Attr(DenseI64ArrayAttr)
    is_inverted = Attr(UnitAttr)
    is_all = Attr(UnitAttr)
    parallel = Attr(UnitAttr)
    reduction = Attr(UnitAttr)
    result = OptionalResult(Param)
    traits = (StructuredPredicate,)
    facts = Matcher
    checks = (
        Check("transform.Exclusive", "parallel", "reduction", "cannot request the same dimension to be both parallel and reduction"),
        Check("transform.Positions", "raw_dim_list"),
    )
    assembly_format = """
        $operand_handle `[` custom<`transform.MatchDims`>($raw_dim_list, $is_inverted, $is_all) `]` attr-dict `:`
        custom<SemiFunctionType>(type($operand_handle), type($result), `single`)
    """


class MatchStructuredElementalBitwidthOp(Op, dialect=transform, name="match.structured.elemental_bitwidth"):
    """Bits of an element."""

    operand_handle = Operand(ValueHandle)
    result = Result(Param)
    facts = Matcher
    effects = reads("operand_handle", "result")
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"


class _MatchOperand(Op):
    """Inputs or outputs, and what their maps are like."""

    operand_handle = Operand(Handle)
    raw_position_list = Attr(DenseI64ArrayAttr)
    is_inverted = Attr(UnitAttr)
    is_all = Attr(UnitAttr)
    permutation = Attr(UnitAttr)
    projected_permutation = Attr(UnitAttr)
    result = OptionalResult(OpOrValueOrMap)
    traits = (StructuredPredicate,)
    facts = Matcher
    checks = (
        Check("transform.Exclusive", "permutation", "projected_permutation", '"permutation" and "projected_permutation" are mutually exclusive'),
        Check("transform.Positions", "raw_position_list"), Check("transform.MatchOperand", "raw_position_list"),
    )
    assembly_format = """
        $operand_handle `[` custom<`transform.MatchDims`>($raw_position_list, $is_inverted, $is_all) `]` attr-dict `:`
        custom<SemiFunctionType>(type($operand_handle), type($result), `single`)
    """


class MatchStructuredInitOp(_MatchOperand, dialect=transform, name="match.structured.init"):
    """Outputs, and what their maps are like."""


class MatchStructuredInputOp(_MatchOperand, dialect=transform, name="match.structured.input"):
    """Inputs, and what their maps are like."""


class MatchStructuredNumInitsOp(Op, dialect=transform, name="match.structured.num_inits"):
    """How many outputs there are."""

    operand_handle = Operand(Handle)
    result = Result(Param)
    traits = (StructuredPredicate,)
    facts = Matcher
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"


class MatchStructuredNumInputsOp(Op, dialect=transform, name="match.structured.num_inputs"):
    """How many inputs there are."""

    operand_handle = Operand(Handle)
    result = Result(Param)
    traits = (StructuredPredicate,)
    facts = Matcher
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"


class MatchStructuredRankOp(Op, dialect=transform, name="match.structured.rank"):
    """How many loops there are."""

    operand_handle = Operand(Handle)
    rank = Result(Param)
    traits = (StructuredPredicate,)
    facts = Matcher
    assembly_format = "$operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank), `required`)"


class MatchStructuredResultOp(Op, dialect=transform, name="match.structured.result"):
    """Users of a result."""

    operand_handle = Operand(Handle)
    position = Attr(I64Attr)
    any = Attr(UnitAttr)
    single = Attr(UnitAttr)
    result = Result(OpOrValueHandle)
    traits = (StructuredPredicate,)
    facts = Matcher
    checks = (Check("transform.MatchResult"),)
    assembly_format = """
        $operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)? attr-dict `:` functional-type(operands, results)
    """


class MatchStructuredYieldOp(Op, dialect=transform, name="match.structured.yield"):
    """Yields the results of a structured matcher."""

    handles = Operands(AnyTransformType)
    traits = (Terminator,)
    facts = consumes()
    assembly_format = "$handles attr-dict (`:` type($handles)^)?"
