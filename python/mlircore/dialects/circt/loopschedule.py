"""CIRCT's loopschedule dialect: loops as pipelines."""

from mlircore import dialect as d

loopschedule = d.Dialect("loopschedule", is_open=True)


SI64Attr = d.AttrConstraint(
    "64-bit signed integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 2, 64))), ("kind", "ATTR_INTEGER"), value_type="si64")


class LoopSchedulePipelineOp(d.Op, dialect=loopschedule, name="pipeline"):
    II = d.Attr(d.I64Attr)
    tripCount = d.OptionalAttr(d.I64Attr)
    iterArgs = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    condition = d.Region(1)
    stages = d.Region(1)
    checks = (d.Check("loopschedule.Pipeline"),)
    assembly_format = """
        `II` `=` ` ` $II (`trip_count` `=` ` ` $tripCount^)?
        custom<`loopschedule.Loop`>($iterArgs, type($iterArgs), type($results), $condition, $stages, attr-dict)
    """


class LoopSchedulePipelineStageOp(d.Op, dialect=loopschedule, name="pipeline.stage"):
    start = d.Attr(SI64Attr)
    when = d.OptionalOperand(d.I1)
    results = d.Results(d.AnyType)
    body = d.Region(1)
    traits = (d.HasParent("loopschedule.pipeline"),)
    checks = (d.Check("loopschedule.Stage"),)
    assembly_format = "`start` `=` $start (`when` $when^)? $body (`:` qualified(type($results))^)? attr-dict"


class LoopScheduleRegisterOp(d.Op, dialect=loopschedule, name="register"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.HasParent("loopschedule.pipeline", "loopschedule.pipeline.stage"), d.Terminator)
    checks = (d.Check("loopschedule.Register", "operands"),)
    assembly_format = "$operands (`:` qualified(type($operands))^)? attr-dict"


class LoopScheduleTerminatorOp(d.Op, dialect=loopschedule, name="terminator"):
    iter_args = d.Operands(d.AnyType)
    results_ = d.Operands(d.AnyType)
    traits = (d.HasParent("loopschedule.pipeline"), d.Terminator, d.AttrSizedOperandSegments)
    checks = (d.Check("loopschedule.Terminator", "iter_args", "results"),)
    assembly_format = """
        `iter_args` `(` $iter_args `)` `,` `results` `(` $results `)` `:` functional-type($iter_args, $results)
        attr-dict
    """


__getattr__ = loopschedule.member
__dir__ = loopschedule.members
