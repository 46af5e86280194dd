"""The sv dialect: messages, and checks of properties."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import sv


class _Concurrent(d.Op):
    """A check of a value at each edge of a clock."""

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


class _Immediate(d.Op):
    """A check of a value that is made at once."""

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


class _Property(d.Op):
    """A check of a property."""

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


class _Message(d.Op):
    """A message while the design is elaborated."""

    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict"


class _ProceduralMessage(d.Op):
    """A message of a statement."""

    message = d.OptionalAttr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict"


class AssertConcurrentOp(_Concurrent, dialect=sv, name="assert.concurrent"):
    pass


class AssertOp(_Immediate, dialect=sv, name="assert"):
    pass


class AssertPropertyOp(_Property, dialect=sv, name="assert_property"):
    pass


class AssumeConcurrentOp(_Concurrent, dialect=sv, name="assume.concurrent"):
    pass


class AssumeOp(_Immediate, dialect=sv, name="assume"):
    pass


class AssumePropertyOp(_Property, dialect=sv, name="assume_property"):
    pass


class CoverConcurrentOp(_Concurrent, dialect=sv, name="cover.concurrent"):
    pass


class CoverOp(_Immediate, dialect=sv, name="cover"):
    pass


class CoverPropertyOp(_Property, dialect=sv, name="cover_property"):
    pass


class ErrorOp(_Message, dialect=sv, name="error"):
    pass


class ErrorProceduralOp(_ProceduralMessage, dialect=sv, name="error.procedural"):
    pass


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


class InfoOp(_Message, dialect=sv, name="info"):
    pass


class InfoProceduralOp(_ProceduralMessage, dialect=sv, name="info.procedural"):
    pass


class MacroErrorOp(d.Op, dialect=sv, name="macro.error"):
    message = d.OptionalAttr(d.StrAttr)
    assembly_format = "($message^)? attr-dict"


class StopOp(d.Op, dialect=sv, name="stop"):
    verbosity = d.Attr(VerbosityAttr, default="1 : i8")
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$verbosity attr-dict"


class WarningOp(_Message, dialect=sv, name="warning"):
    pass


class WarningProceduralOp(_ProceduralMessage, dialect=sv, name="warning.procedural"):
    pass


class WriteOp(d.Op, dialect=sv, name="write"):
    format_string = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$format_string attr-dict (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?"
