"""The transform dialect: handles from handles, parameters, and simple questions about them."""

from mlircore.define.inference import BY_TRAITS
from mlircore.dialect import (
    AnyAttr, Attr, BoolAttr, Check, DenseI64ArrayAttr, I64Attr, Op, Operand, Operands, OptionalAttr, OptionalOperand, Result,
    Results, SameOperandsAndResultType, SameTypeOperands, StrAttr, TypesMatchWith, UnitAttr,
)
from mlircore.dialects.transform.base import (
    AnyTransformType, Handle, MatchCmpIPredicateAttr, Matcher, Param, PositiveI64Attr, StrArrayAttr, ValueHandle, reads, transform,
)


class AnnotateOp(Op, dialect=transform, name="annotate"):
    """Gives operations an attribute."""

    target = Operand(Handle)
    name_ = Attr(StrAttr)
    param = OptionalOperand(Param)
    assembly_format = "$target $name attr-dict (`=` $param^)? `:` type($target) (`,` type($param)^)?"


class CastOp(Op, dialect=transform, name="cast"):
    """The same operations as a handle of another type."""

    input = Operand(Handle)
    output = Result(Handle)
    effects = reads("input", "output")
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


class GetConsumersOfResult(Op, dialect=transform, name="get_consumers_of_result"):
    """The operations that use a result."""

    target = Operand(Handle)
    result_number = Attr(I64Attr)
    consumers = Result(Handle)
    effects = reads("target", "consumers")
    assembly_format = "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)"


class GetDefiningOp(Op, dialect=transform, name="get_defining_op"):
    """The operations that define values."""

    target = Operand(ValueHandle)
    result = Result(Handle)
    effects = reads("target", "result")
    facts = Matcher
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class GetOperandOp(Op, dialect=transform, name="get_operand"):
    """Operands."""

    target = Operand(Handle)
    raw_position_list = Attr(DenseI64ArrayAttr)
    is_inverted = Attr(UnitAttr)
    is_all = Attr(UnitAttr)
    result = Result(ValueHandle)
    effects = reads("target", "result")
    facts = Matcher
    checks = (Check("transform.Positions", "raw_position_list"),)
    assembly_format = """
        $target `[` custom<`transform.MatchDims`>($raw_position_list, $is_inverted, $is_all) `]` attr-dict `:`
        functional-type(operands, results)
    """


class GetParentOp(Op, dialect=transform, name="get_parent_op"):
    """Operations around others."""

    target = Operand(Handle)
    isolated_from_above = Attr(UnitAttr)
    allow_empty_results = Attr(UnitAttr)
    op_name = OptionalAttr(StrAttr)
    deduplicate = Attr(UnitAttr)
    nth_parent = Attr(PositiveI64Attr, default="1 : i64")
    parent = Result(Handle)
    effects = reads("target", "parent")
    facts = Matcher
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class GetProducerOfOperand(Op, dialect=transform, name="get_producer_of_operand"):
    """The operation that makes an operand."""

    target = Operand(Handle)
    operand_number = Attr(I64Attr)
    producer = Result(Handle)
    effects = reads("target", "producer")
    facts = Matcher
    assembly_format = "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)"


class GetResultOp(Op, dialect=transform, name="get_result"):
    """Results."""

    target = Operand(Handle)
    raw_position_list = Attr(DenseI64ArrayAttr)
    is_inverted = Attr(UnitAttr)
    is_all = Attr(UnitAttr)
    result = Result(ValueHandle)
    effects = reads("target", "result")
    checks = (Check("transform.Positions", "raw_position_list"),)
    assembly_format = """
        $target `[` custom<`transform.MatchDims`>($raw_position_list, $is_inverted, $is_all) `]` attr-dict `:`
        functional-type(operands, results)
    """


class GetTypeOp(Op, dialect=transform, name="get_type"):
    """The types of values."""

    value = Operand(ValueHandle)
    elemental = Attr(UnitAttr)
    type_param = Result(Param)
    effects = reads("value", "type_param")
    facts = Matcher
    assembly_format = "(`elemental` $elemental^)? $value attr-dict `:` functional-type(operands, results)"


class MatchOperationEmptyOp(Op, dialect=transform, name="match.operation_empty"):
    """There is no operation."""

    operand_handle = Operand(Handle)
    effects = reads("operand_handle")
    facts = Matcher
    assembly_format = "$operand_handle attr-dict `:` type($operand_handle)"


class MatchOperationNameOp(Op, dialect=transform, name="match.operation_name"):
    """The operation has one of these names."""

    operand_handle = Operand(Handle)
    op_names = Attr(StrArrayAttr)
    effects = reads("operand_handle")
    facts = Matcher
    assembly_format = "$operand_handle $op_names attr-dict `:` type($operand_handle)"


class MatchParamCmpIOp(Op, dialect=transform, name="match.param.cmpi"):
    """Parameters compare like this."""

    param = Operand(Param)
    reference = Operand(Param)
    predicate = Attr(MatchCmpIPredicateAttr)
    traits = (SameTypeOperands,)
    facts = Matcher
    effects = ("read param", "read reference")
    assembly_format = "$predicate $param `,` $reference attr-dict `:` type($param)"


class MergeHandlesOp(Op, dialect=transform, name="merge_handles"):
    """All that several handles have."""

    handles = Operands(AnyTransformType)
    deduplicate = Attr(UnitAttr)
    result = Result(AnyTransformType)
    infer = BY_TRAITS
    traits = (SameOperandsAndResultType,)
    effects = reads("handles", "result")
    facts = Matcher
    assembly_format = "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)"


class NumAssociationsOp(Op, dialect=transform, name="num_associations"):
    """How many operations, values or parameters a handle has."""

    handle = Operand(AnyTransformType)
    num = Result(Param)
    effects = reads("handle", "num")
    facts = Matcher
    checks = (Check("transform.Number"),)
    assembly_format = "$handle attr-dict `:` functional-type(operands, results)"


class ParamConstantOp(Op, dialect=transform, name="param.constant"):
    """A parameter that is an attribute."""

    value = Attr(AnyAttr)
    param = Result(Param)
    effects = reads(None, "param")
    facts = Matcher
    assembly_format = "$value attr-dict `->` type($param)"


class PrintOp(Op, dialect=transform, name="print"):
    """Prints operations."""

    target = OptionalOperand(Handle)
    name_ = OptionalAttr(StrAttr)
    assume_verified = Attr(UnitAttr)
    use_local_scope = Attr(UnitAttr)
    skip_regions = Attr(UnitAttr)
    facts = Matcher
    assembly_format = "$target attr-dict (`:` type($target)^)?"


class ReplicateOp(Op, dialect=transform, name="replicate"):
    """Handles, as often as another one has operations."""

    pattern = Operand(Handle)
    handles = Operands(AnyTransformType)
    replicated = Results(AnyTransformType)
    traits = (TypesMatchWith("all of {handles, replicated} have same type", "handles", "replicated", "SameTypes"),)
    effects = ("read pattern", *reads("handles", "replicated"))
    assembly_format = "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)"


class SelectOp(Op, dialect=transform, name="select"):
    """Operations of one name."""

    target = Operand(Handle)
    op_name = Attr(StrAttr)
    result = Result(Handle)
    effects = reads("target", "result")
    assembly_format = "$op_name `in` $target attr-dict `:` functional-type(operands, results)"


class SplitHandleOp(Op, dialect=transform, name="split_handle"):
    """A handle for each operation of one."""

    handle = Operand(AnyTransformType)
    pass_through_empty_handle = Attr(BoolAttr, default="true")
    fail_on_payload_too_small = Attr(BoolAttr, default="true")
    overflow_result = OptionalAttr(I64Attr)
    results_ = Results(AnyTransformType)
    checks = (Check("transform.SplitHandle"),)
    effects = reads("handle", "results")
    assembly_format = "$handle attr-dict `:` functional-type(operands, results)"


class VerifyOp(Op, dialect=transform, name="verify"):
    """Verifies operations."""

    target = Operand(Handle)
    effects = reads("target")
    assembly_format = "$target attr-dict `:` type($target)"
