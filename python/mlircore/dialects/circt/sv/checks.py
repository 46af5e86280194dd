"""The sv dialect: messages, and checks of properties."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import sv


class AssertConcurrentOp(d.Op, dialect=sv, name="assert.concurrent"):
    event = d.Attr(EventControl)
    clock = d.Operand(d.I1)
    property = d.Operand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    assembly_format = """
        $event $clock `,` $property (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:`
        qualified(type($substitutions)))?)? attr-dict
    """


class AssertOp(d.Op, dialect=sv, name="assert"):
    expression = d.Operand(d.I1)
    defer = d.Attr(DeferAssert)
    label = d.OptionalAttr(d.StrAttr)
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = """
        $expression `,` $defer (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:`
        qualified(type($substitutions)))?)? attr-dict
    """


class AssertPropertyOp(d.Op, dialect=sv, name="assert_property"):
    property = d.Operand(LTLAnyPropertyType)
    event = d.OptionalAttr(EventControl)
    clock = d.OptionalOperand(d.I1)
    disable = d.OptionalOperand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("sv.Property"),)
    assembly_format = """
        $property (`on` $event^)? ($clock^)? (`disable_iff` $disable^)? (`label` $label^)? attr-dict `:`
        type($property)
    """


class AssumeConcurrentOp(d.Op, dialect=sv, name="assume.concurrent"):
    event = d.Attr(EventControl)
    clock = d.Operand(d.I1)
    property = d.Operand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    assembly_format = """
        $event $clock `,` $property (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:`
        qualified(type($substitutions)))?)? attr-dict
    """


class AssumeOp(d.Op, dialect=sv, name="assume"):
    expression = d.Operand(d.I1)
    defer = d.Attr(DeferAssert)
    label = d.OptionalAttr(d.StrAttr)
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = """
        $expression `,` $defer (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:`
        qualified(type($substitutions)))?)? attr-dict
    """


class AssumePropertyOp(d.Op, dialect=sv, name="assume_property"):
    property = d.Operand(LTLAnyPropertyType)
    event = d.OptionalAttr(EventControl)
    clock = d.OptionalOperand(d.I1)
    disable = d.OptionalOperand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("sv.Property"),)
    assembly_format = """
        $property (`on` $event^)? ($clock^)? (`disable_iff` $disable^)? (`label` $label^)? attr-dict `:`
        type($property)
    """


class CoverConcurrentOp(d.Op, dialect=sv, name="cover.concurrent"):
    event = d.Attr(EventControl)
    clock = d.Operand(d.I1)
    property = d.Operand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    assembly_format = """
        $event $clock `,` $property (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:`
        qualified(type($substitutions)))?)? attr-dict
    """


class CoverOp(d.Op, dialect=sv, name="cover"):
    expression = d.Operand(d.I1)
    defer = d.Attr(DeferAssert)
    label = d.OptionalAttr(d.StrAttr)
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = """
        $expression `,` $defer (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:`
        qualified(type($substitutions)))?)? attr-dict
    """


class CoverPropertyOp(d.Op, dialect=sv, name="cover_property"):
    property = d.Operand(LTLAnyPropertyType)
    event = d.OptionalAttr(EventControl)
    clock = d.OptionalOperand(d.I1)
    disable = d.OptionalOperand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("sv.Property"),)
    assembly_format = """
        $property (`on` $event^)? ($clock^)? (`disable_iff` $disable^)? (`label` $label^)? attr-dict `:`
        type($property)
    """


class ErrorOp(d.Op, dialect=sv, name="error"):
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict"


class ErrorProceduralOp(d.Op, dialect=sv, name="error.procedural"):
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict"


class ExitOp(d.Op, dialect=sv, name="exit"):
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "attr-dict"


class FCloseOp(d.Op, dialect=sv, name="fclose"):
    fd = d.Operand(d.I32)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$fd attr-dict"


class FFlushOp(d.Op, dialect=sv, name="fflush"):
    fd = d.OptionalOperand(d.I32)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "(`fd` $fd^)? attr-dict"


class FWriteOp(d.Op, dialect=sv, name="fwrite"):
    fd = d.Operand(d.I32)
    format_string = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = """
        $fd `,` $format_string attr-dict (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?
    """


class FatalOp(d.Op, dialect=sv, name="fatal"):
    verbosity = d.Attr(VerbosityAttr, default="1 : i8")
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = """
        $verbosity (`,` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict
    """


class FatalProceduralOp(d.Op, dialect=sv, name="fatal.procedural"):
    verbosity = d.Attr(VerbosityAttr, default="1 : i8")
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = """
        $verbosity (`,` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict
    """


class FinishOp(d.Op, dialect=sv, name="finish"):
    verbosity = d.Attr(VerbosityAttr, default="1 : i8")
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$verbosity attr-dict"


class InfoOp(d.Op, dialect=sv, name="info"):
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict"


class InfoProceduralOp(d.Op, dialect=sv, name="info.procedural"):
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict"


class MacroErrorOp(d.Op, dialect=sv, name="macro.error"):
    message = d.OptionalAttr(d.StrAttr)
    assembly_format = "($message^)? attr-dict"


class StopOp(d.Op, dialect=sv, name="stop"):
    verbosity = d.Attr(VerbosityAttr, default="1 : i8")
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$verbosity attr-dict"


class WarningOp(d.Op, dialect=sv, name="warning"):
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict"


class WarningProceduralOp(d.Op, dialect=sv, name="warning.procedural"):
    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict"


class WriteOp(d.Op, dialect=sv, name="write"):
    format_string = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$format_string attr-dict (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?"
