"""CIRCT's pipeline dialect: pipelines of hardware, whose stages are blocks."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import StrArrayAttr
from mlircore.dialects.circt.seq import ClockType

pipeline = d.Dialect("pipeline", is_open=True)


PositiveI32Attr = d.bounded_integer_attr(32, "minimum value is 1", 1)
BoolArrayAttr = d.AttrConstraint(
    "1-bit boolean array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))))), ("kind", "ATTR_ARRAY"), value_type="none")
I64ArrayAttr = d.AttrConstraint(
    "64-bit integer array attribute", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64))))), ("kind", "ATTR_ARRAY"), value_type="none")


class LatencyOp(d.Op, dialect=pipeline, name="latency"):
    latency = d.Attr(PositiveI32Attr)
    results = d.Results(d.AnyType)
    body = d.Region(1)
    traits = (d.SingleBlock, d.GraphRegion, d.HasParent("pipeline.unscheduled", "pipeline.scheduled"))
    implicit_terminator = "pipeline.latency.return"
    assembly_format = "$latency `->` `(` type($results) `)` $body attr-dict"


class LatencyReturnOp(d.Op, dialect=pipeline, name="latency.return"):
    inputs = d.Operands(d.AnyType)
    traits = (d.Terminator, d.HasParent("pipeline.latency"))
    assembly_format = "($inputs^)? attr-dict (`:` type($inputs)^)?"


class ReturnOp(d.Op, dialect=pipeline, name="return"):
    inputs = d.Operands(d.AnyType)
    traits = (d.Terminator, d.HasParent("pipeline.unscheduled", "pipeline.scheduled"))
    assembly_format = "($inputs^)? attr-dict (`:` type($inputs)^)?"


class ScheduledPipelineOp(d.Op, dialect=pipeline, name="scheduled"):
    name_ = d.OptionalAttr(d.StrAttr)
    inputs = d.Operands(d.AnyType)
    stall = d.OptionalOperand(d.I1)
    clock = d.Operand(ClockType)
    reset = d.OptionalOperand(d.I1)
    go = d.Operand(d.I1)
    inputNames = d.Attr(StrArrayAttr)
    outputNames = d.Attr(StrArrayAttr)
    stallability = d.OptionalAttr(BoolArrayAttr)
    dataOutputs = d.Results(d.AnyType)
    done = d.Result(d.I1)
    body = d.Region()
    traits = (d.AttrSizedOperandSegments,)
    argument_names = "**"
    result_names = "pipeline.Output"
    assembly_format = """
        `` custom<`pipeline.Pipeline`>($name, $inputs, type($inputs), $inputNames, $stall, $clock, $reset, $go, attr-dict,
        type($dataOutputs), $outputNames, $body)
    """


class SourceOp(d.Op, dialect=pipeline, name="src"):
    input = d.Operand(d.AnyType)
    output = d.Result(d.AnyType)
    traits = (
        d.TypesMatchWith("input and result types are equivalent", "input", "output", "SameTypes"),
        d.HasParent("pipeline.scheduled"),
    )
    assembly_format = "$input `:` type($input) attr-dict"


class StageOp(d.Op, dialect=pipeline, name="stage"):
    registers = d.Operands(d.AnyType)
    passthroughs = d.Operands(d.AnyType)
    clockGates = d.Operands(d.I1)
    clockGatesPerRegister = d.Attr(I64ArrayAttr)
    registerNames = d.OptionalAttr(StrArrayAttr)
    passthroughNames = d.OptionalAttr(StrArrayAttr)
    nextStage = d.Successor()
    traits = (d.AttrSizedOperandSegments, d.HasParent("pipeline.scheduled"), d.Pure, d.Terminator)
    assembly_format = """
        $nextStage
        custom<`pipeline.Registers`>($registers, type($registers), $clockGates, $clockGatesPerRegister, $registerNames)
        custom<`pipeline.Passed`>($passthroughs, type($passthroughs), $passthroughNames) attr-dict
    """


class UnscheduledPipelineOp(d.Op, dialect=pipeline, name="unscheduled"):
    name_ = d.OptionalAttr(d.StrAttr)
    inputs = d.Operands(d.AnyType)
    stall = d.OptionalOperand(d.I1)
    clock = d.Operand(ClockType)
    reset = d.OptionalOperand(d.I1)
    go = d.Operand(d.I1)
    inputNames = d.Attr(StrArrayAttr)
    outputNames = d.Attr(StrArrayAttr)
    dataOutputs = d.Results(d.AnyType)
    done = d.Result(d.I1)
    body = d.Region(1)
    traits = (d.GraphRegion, d.SingleBlock, d.AttrSizedOperandSegments)
    implicit_terminator = "pipeline.return"
    argument_names = "**"
    result_names = "pipeline.Output"
    assembly_format = """
        `` custom<`pipeline.Pipeline`>($name, $inputs, type($inputs), $inputNames, $stall, $clock, $reset, $go, attr-dict,
        type($dataOutputs), $outputNames, $body)
    """


__getattr__ = pipeline.member
__dir__ = pipeline.members
