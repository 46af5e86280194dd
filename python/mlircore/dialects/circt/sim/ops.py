"""The sim dialect: printing, formats, control of the simulation."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import sim


class ClockedPauseOp(d.Op, dialect=sim, name="clocked_pause"):
    clock = d.Operand(ClockType)
    condition = d.Operand(d.I1)
    verbose = d.Attr(d.BoolAttr)
    assembly_format = """
        $clock `,` $condition `,` custom<FlagWord>($verbose, `verbose`, `quiet`, `expected keyword "verbose" or "quiet"`) attr-dict
    """


class ClockedTerminateOp(d.Op, dialect=sim, name="clocked_terminate"):
    clock = d.Operand(ClockType)
    condition = d.Operand(d.I1)
    success = d.Attr(d.BoolAttr)
    verbose = d.Attr(d.BoolAttr)
    assembly_format = """
        $clock `,` $condition `,`
        custom<FlagWord>($success, `success`, `failure`, `expected keyword "success" or "failure"`) `,`
        custom<FlagWord>($verbose, `verbose`, `quiet`, `expected keyword "verbose" or "quiet"`) attr-dict
    """


class DPICallOp(d.Op, dialect=sim, name="func.dpi.call"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    clock = d.OptionalOperand(ClockType)
    enable = d.OptionalOperand(d.I1)
    inputs = d.Operands(d.AnyType)
    result_ = d.Results(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $callee `(` $inputs `)` (`clock` $clock^)? (`enable` $enable^)? attr-dict `:` functional-type($inputs,
        results)
    """


class DPIFuncOp(d.Op, dialect=sim, name="func.dpi"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    dpi_function_type = d.Attr(DPIFunctionTypeAttr)
    argument_locs = d.OptionalAttr(LocationArrayAttr)
    verilogName = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.Symbol)
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name ``
        custom<`sim.Arguments`>($dpi_function_type, $argument_locs) attr-dict-with-keyword `` custom<`hw.NoBody`>($body)
    """


class FlushOp(d.Op, dialect=sim, name="flush"):
    stream = d.Operand(OutputStreamType)
    assembly_format = "$stream attr-dict"


class _FormatDigits(d.Op):
    """An integer as digits of a power of two."""

    value = d.Operand(d.AnyInteger)
    isLeftAligned = d.Attr(d.BoolAttr, default="false")
    paddingChar = d.Attr(I8Attr, default="48 : i8")
    specifierWidth = d.OptionalAttr(d.I32Attr)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = """
        $value (`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)? (`specifierWidth`
        $specifierWidth^)? attr-dict `:` qualified(type($value))
    """


class FormatBinOp(_FormatDigits, dialect=sim, name="fmt.bin"):
    pass


class FormatCharOp(d.Op, dialect=sim, name="fmt.char"):
    value = d.Operand(d.AnyInteger)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = "$value attr-dict `:` qualified(type($value))"


class FormatCurrentTimeOp(d.Op, dialect=sim, name="fmt.current_time"):
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class FormatDecOp(d.Op, dialect=sim, name="fmt.dec"):
    value = d.Operand(d.AnyInteger)
    isLeftAligned = d.Attr(d.BoolAttr, default="false")
    paddingChar = d.Attr(I8Attr, default="32 : i8")
    specifierWidth = d.OptionalAttr(d.I32Attr)
    isSigned = d.Attr(d.UnitAttr)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = """
        $value (`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)? (`specifierWidth`
        $specifierWidth^)? (`signed` $isSigned^)? attr-dict `:` qualified(type($value))
    """


class _FormatReal(d.Op):
    """A float as text."""

    value = d.Operand(d.AnyFloat)
    isLeftAligned = d.Attr(d.BoolAttr, default="false")
    fieldWidth = d.OptionalAttr(d.I32Attr)
    fracDigits = d.Attr(d.I32Attr, default="6 : i32")
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = """
        $value (`isLeftAligned` $isLeftAligned^)? (`fieldWidth` $fieldWidth^)? (`fracDigits` $fracDigits^)?
        attr-dict `:` qualified(type($value))
    """


class FormatFloatOp(_FormatReal, dialect=sim, name="fmt.flt"):
    pass


class FormatGeneralOp(_FormatReal, dialect=sim, name="fmt.gen"):
    pass


class FormatHexOp(d.Op, dialect=sim, name="fmt.hex"):
    value = d.Operand(d.AnyInteger)
    isHexUppercase = d.Attr(d.BoolAttr)
    isLeftAligned = d.Attr(d.BoolAttr, default="false")
    paddingChar = d.Attr(I8Attr, default="48 : i8")
    specifierWidth = d.OptionalAttr(d.I32Attr)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = """
        $value `,` `isUpper` $isHexUppercase (`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)?
        (`specifierWidth` $specifierWidth^)? attr-dict `:` qualified(type($value))
    """


class FormatHierPathOp(d.Op, dialect=sim, name="fmt.hier_path"):
    useEscapes = d.Attr(d.UnitAttr)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = "(`escaped` $useEscapes^)? attr-dict"


class FormatLiteralOp(d.Op, dialect=sim, name="fmt.literal"):
    literal = d.Attr(d.StrAttr)
    result = d.Result(FormatStringType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$literal attr-dict"


class FormatOctOp(_FormatDigits, dialect=sim, name="fmt.oct"):
    pass


class FormatScientificOp(_FormatReal, dialect=sim, name="fmt.exp"):
    pass


class FormatStringConcatOp(d.Op, dialect=sim, name="fmt.concat"):
    inputs = d.Operands(FormatStringType)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = "` ` `(` $inputs `)` attr-dict"


class FormatStringOp(d.Op, dialect=sim, name="fmt.string"):
    value = d.Operand(DynamicStringType)
    isLeftAligned = d.Attr(d.BoolAttr, default="false")
    paddingChar = d.Attr(I8Attr, default="32 : i8")
    specifierWidth = d.OptionalAttr(d.I32Attr)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = """
        $value (`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)? (`specifierWidth`
        $specifierWidth^)? attr-dict `:` qualified(type($value))
    """


class GetFileOp(d.Op, dialect=sim, name="get_file"):
    fileName = d.Operand(FormatStringType)
    result = d.Result(OutputStreamType)
    assembly_format = "$fileName attr-dict"


class PauseOp(d.Op, dialect=sim, name="pause"):
    verbose = d.Attr(d.BoolAttr)
    assembly_format = """
        custom<FlagWord>($verbose, `verbose`, `quiet`, `expected keyword "verbose" or "quiet"`) attr-dict
    """


class PlusArgsTestOp(d.Op, dialect=sim, name="plusargs.test"):
    formatString = d.Attr(d.StrAttr)
    found = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "$formatString attr-dict"


class PlusArgsValueOp(d.Op, dialect=sim, name="plusargs.value"):
    formatString = d.Attr(d.StrAttr)
    found = d.Result(d.I1)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$formatString attr-dict `:` type($result)"


class PrintFormattedOp(d.Op, dialect=sim, name="print"):
    input = d.Operand(FormatStringType)
    clock = d.Operand(ClockType)
    condition = d.Operand(d.I1)
    stream = d.OptionalOperand(OutputStreamType)
    assembly_format = "$input `on` $clock `if` $condition (`to` $stream^)? attr-dict"


class PrintFormattedProcOp(d.Op, dialect=sim, name="proc.print"):
    input = d.Operand(FormatStringType)
    stream = d.OptionalOperand(OutputStreamType)
    assembly_format = "$input (`to` $stream^)? attr-dict"


class StderrStreamOp(d.Op, dialect=sim, name="stderr_stream"):
    result = d.Result(OutputStreamType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class StdoutStreamOp(d.Op, dialect=sim, name="stdout_stream"):
    result = d.Result(OutputStreamType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class TerminateOp(d.Op, dialect=sim, name="terminate"):
    success = d.Attr(d.BoolAttr)
    verbose = d.Attr(d.BoolAttr)
    assembly_format = """
        custom<FlagWord>($success, `success`, `failure`, `expected keyword "success" or "failure"`) `,` 
        custom<FlagWord>($verbose, `verbose`, `quiet`, `expected keyword "verbose" or "quiet"`) attr-dict
    """


class TriggeredOp(d.Op, dialect=sim, name="triggered"):
    clock = d.Operand(ClockType)
    condition = d.OptionalOperand(d.I1)
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "$clock (`if` $condition^)? $body attr-dict"
