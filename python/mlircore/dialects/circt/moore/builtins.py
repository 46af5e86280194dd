"""The moore dialect: system tasks and functions, formatted and scanned texts."""

from mlircore import dialect as d

from .base import (
    AnyUnpacked, BitType, FOpenMode, FormatStringType, I1Attr, I8Attr, IntAlign, IntFormat, IntPadding, IntRef, MemBase, QueueType, RealF32,
    RealF64, RealFormat, ScanStringType, Severity, StringType, TimeType, TwoValuedI32, TwoValuedI64, moore)


class _Real(d.Op):
    value = d.Operand(RealF64)
    result = d.Result(RealF64)
    traits = (d.SameOperandsAndResultType,)
    assembly_format = "$value attr-dict `:` custom<`moore.Type`>(type($value))"


class AbsBIOp(_Real, dialect=moore, name="builtin.abs"):
    pass


class AcosBIOp(_Real, dialect=moore, name="builtin.acos"):
    pass


class AcoshBIOp(_Real, dialect=moore, name="builtin.acosh"):
    pass


class AsinBIOp(_Real, dialect=moore, name="builtin.asin"):
    pass


class AsinhBIOp(_Real, dialect=moore, name="builtin.asinh"):
    pass


class AtanBIOp(_Real, dialect=moore, name="builtin.atan"):
    pass


class AtanhBIOp(_Real, dialect=moore, name="builtin.atanh"):
    pass


class CeilBIOp(_Real, dialect=moore, name="builtin.ceil"):
    pass


class CosBIOp(_Real, dialect=moore, name="builtin.cos"):
    pass


class CoshBIOp(_Real, dialect=moore, name="builtin.cosh"):
    pass


class ExpBIOp(_Real, dialect=moore, name="builtin.exp"):
    pass


class FloorBIOp(_Real, dialect=moore, name="builtin.floor"):
    pass


class LnBIOp(_Real, dialect=moore, name="builtin.ln"):
    pass


class Log10BIOp(_Real, dialect=moore, name="builtin.log10"):
    pass


class SinBIOp(_Real, dialect=moore, name="builtin.sin"):
    pass


class SinhBIOp(_Real, dialect=moore, name="builtin.sinh"):
    pass


class SqrtBIOp(_Real, dialect=moore, name="builtin.sqrt"):
    pass


class TanBIOp(_Real, dialect=moore, name="builtin.tan"):
    pass


class TanhBIOp(_Real, dialect=moore, name="builtin.tanh"):
    pass


class _RealBinary(d.Op):
    lhs = d.Operand(d.AnyType)
    rhs = d.Operand(d.AnyType)
    result = d.Result(AnyUnpacked)
    traits = (d.SameOperandsAndResultType,)
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<`moore.Type`>(type($result))"


class Atan2BIOp(_RealBinary, dialect=moore, name="builtin.atan2"):
    pass


class HypotBIOp(_RealBinary, dialect=moore, name="builtin.hypot"):
    pass


class MaxBIOp(_RealBinary, dialect=moore, name="builtin.max"):
    pass


class MinBIOp(_RealBinary, dialect=moore, name="builtin.min"):
    pass


class BitstorealBIOp(d.Op, dialect=moore, name="builtin.bitstoreal"):
    value = d.Operand(TwoValuedI64)
    result = d.Result(RealF64)
    assembly_format = "$value attr-dict `:` custom<`moore.Type`>(type($value))"


class BitstoshortrealBIOp(d.Op, dialect=moore, name="builtin.bitstoshortreal"):
    value = d.Operand(TwoValuedI32)
    result = d.Result(RealF32)
    assembly_format = "$value attr-dict `:` custom<`moore.Type`>(type($value))"


class Clog2BIOp(d.Op, dialect=moore, name="builtin.clog2"):
    value = d.Operand(AnyUnpacked)
    result = d.Result(d.AnyType)
    traits = (d.SameOperandsAndResultType,)
    assembly_format = "$value attr-dict `:` custom<`moore.Type`>(type($value))"


class DisplayBIOp(d.Op, dialect=moore, name="builtin.display"):
    message = d.Operand(FormatStringType)
    assembly_format = "$message attr-dict"


class FCloseBIOp(d.Op, dialect=moore, name="builtin.fclose"):
    fd = d.Operand(TwoValuedI32)
    assembly_format = "$fd attr-dict"


class FDisplayBIOp(d.Op, dialect=moore, name="builtin.fdisplay"):
    fd = d.Operand(TwoValuedI32)
    message = d.Operand(FormatStringType)
    assembly_format = "$fd `,` $message attr-dict"


class FFlushBIOp(d.Op, dialect=moore, name="builtin.fflush"):
    fd = d.OptionalOperand(TwoValuedI32)
    assembly_format = "($fd^)? attr-dict"


class FinishBIOp(d.Op, dialect=moore, name="builtin.finish"):
    exitCode = d.Attr(I8Attr)
    assembly_format = "$exitCode attr-dict"


class FinishMessageBIOp(d.Op, dialect=moore, name="builtin.finish_message"):
    withStats = d.Attr(I1Attr)
    assembly_format = "$withStats attr-dict"


class FOpenBIOp(d.Op, dialect=moore, name="builtin.fopen"):
    filename = d.Operand(StringType)
    mode = d.OptionalAttr(FOpenMode)
    fd = d.Result(TwoValuedI32)
    assembly_format = "$filename (`mode` `=` $mode^)? attr-dict"


class PlusArgsTestBIOp(d.Op, dialect=moore, name="builtin.plusargs_test"):
    formatString = d.Attr(d.StrAttr)
    found = d.Result(BitType)
    assembly_format = "$formatString attr-dict `:` custom<`moore.Type`>(type($found))"


class PlusArgsValueBIOp(d.Op, dialect=moore, name="builtin.plusargs_value"):
    formatString = d.Attr(d.StrAttr)
    found = d.Result(BitType)
    result = d.Result(AnyUnpacked)
    assembly_format = "$formatString attr-dict `:` custom<`moore.Type`>(type($found)) `,` custom<`moore.Type`>(type($result))"


class ReadMemBIOp(d.Op, dialect=moore, name="builtin.readmem"):
    filename = d.Operand(StringType)
    dest = d.Operand(d.AnyType)
    base = d.Attr(MemBase)
    startAddr = d.OptionalOperand(TwoValuedI32)
    finishAddr = d.OptionalOperand(TwoValuedI32)
    sliceLeft = d.OptionalOperand(TwoValuedI32)
    sliceRight = d.OptionalOperand(TwoValuedI32)
    dimLows = d.Attr(d.AnyAttr)
    dimDescending = d.Attr(d.AnyAttr)
    enumValues = d.OptionalAttr(d.AnyAttr)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $base $filename `,` $dest (`start` `=` $startAddr^)? (`finish` `=` $finishAddr^)? (`slice` `` `[` $sliceLeft^ `,` $sliceRight
        `]`)? attr-dict `:` type($dest)
    """


class RealtobitsBIOp(d.Op, dialect=moore, name="builtin.realtobits"):
    value = d.Operand(RealF64)
    result = d.Result(TwoValuedI64)
    assembly_format = "$value attr-dict"


class SeverityBIOp(d.Op, dialect=moore, name="builtin.severity"):
    severity = d.Attr(Severity)
    message = d.Operand(FormatStringType)
    assembly_format = "$severity $message attr-dict"


class ShortrealtobitsBIOp(d.Op, dialect=moore, name="builtin.shortrealtobits"):
    value = d.Operand(RealF32)
    result = d.Result(TwoValuedI32)
    assembly_format = "$value attr-dict"


class QueueSizeBIOp(d.Op, dialect=moore, name="builtin.size"):
    queue = d.Operand(QueueType)
    result = d.Result(TwoValuedI32)
    assembly_format = "$queue `:` type($queue) attr-dict"


class StopBIOp(d.Op, dialect=moore, name="builtin.stop"):
    assembly_format = "attr-dict"


class TimeBIOp(d.Op, dialect=moore, name="builtin.time"):
    result = d.Result(TimeType)
    assembly_format = "attr-dict"


class UrandomRangeBIOp(d.Op, dialect=moore, name="builtin.urandom_range"):
    minval = d.Operand(TwoValuedI32)
    maxval = d.Operand(TwoValuedI32)
    seed = d.OptionalOperand(IntRef)
    result = d.Result(TwoValuedI32)
    assembly_format = "$minval `,` $maxval (`,` $seed^)? attr-dict"


class FormatCharOp(d.Op, dialect=moore, name="fmt.char"):
    value = d.Operand(AnyUnpacked)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = "$value `:` custom<`moore.Type`>(type($value)) attr-dict"


class FormatConcatOp(d.Op, dialect=moore, name="fmt.concat"):
    inputs = d.Operands(FormatStringType)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = "` ` `(` $inputs `)` attr-dict"


class FormatHierPathOp(d.Op, dialect=moore, name="fmt.hier_path"):
    useEscapes = d.Attr(d.UnitAttr)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = "(`escaped` $useEscapes^)? attr-dict"


class FormatIntOp(d.Op, dialect=moore, name="fmt.int"):
    value = d.Operand(AnyUnpacked)
    format = d.Attr(IntFormat)
    alignment = d.Attr(IntAlign)
    padding = d.Attr(IntPadding)
    specifierWidth = d.OptionalAttr(d.I32Attr)
    isSigned = d.Attr(d.UnitAttr)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = """
        $format $value `,` `align` $alignment `,` `pad` $padding (`width` $specifierWidth^)? (`signed` $isSigned^)? attr-dict `:`
        custom<`moore.Type`>(type($value))
    """


class FormatLiteralOp(d.Op, dialect=moore, name="fmt.literal"):
    literal = d.Attr(d.StrAttr)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = "$literal attr-dict"


class FormatRealOp(d.Op, dialect=moore, name="fmt.real"):
    value = d.Operand(AnyUnpacked)
    format = d.Attr(RealFormat)
    alignment = d.Attr(IntAlign)
    fieldWidth = d.OptionalAttr(d.I32Attr)
    fracDigits = d.OptionalAttr(d.I32Attr)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = """
        $format $value `,` `align` $alignment (`fieldWidth` $fieldWidth^)? (`fracDigits` $fracDigits^)? attr-dict `:`
        custom<`moore.Type`>(type($value))
    """


class FormatStringOp(d.Op, dialect=moore, name="fmt.string"):
    string = d.Operand(StringType)
    width = d.OptionalAttr(d.I32Attr)
    alignment = d.OptionalAttr(IntAlign)
    padding = d.OptionalAttr(IntPadding)
    result = d.Result(FormatStringType)
    traits = (d.Pure,)
    assembly_format = "$string (`,` `width` $width^)? (`,` `alignment` $alignment^)? (`,` `padding` $padding^)? attr-dict"


class FormatStringToStringOp(d.Op, dialect=moore, name="fstring_to_string"):
    fmtstring = d.Operand(FormatStringType)
    result = d.Result(StringType)
    traits = (d.Pure,)
    assembly_format = "$fmtstring attr-dict"


class ScanBeginFScanFOp(d.Op, dialect=moore, name="scan.begin_fscanf"):
    channel = d.Operand(TwoValuedI32)
    cursor = d.Result(ScanStringType)
    assembly_format = "$channel attr-dict"


class ScanBeginSScanFOp(d.Op, dialect=moore, name="scan.begin_sscanf"):
    string = d.Operand(StringType)
    cursor = d.Result(ScanStringType)
    assembly_format = "$string attr-dict"


class ScanCharOp(d.Op, dialect=moore, name="scan.char"):
    input = d.Operand(ScanStringType)
    remaining = d.Result(ScanStringType)
    value = d.OptionalResult(d.AnyInteger)
    matched = d.OptionalResult(BitType)
    traits = (d.Pure, d.SameVariadicResultSize)
    assembly_format = "$input attr-dict (`:` type($value)^ `,` custom<`moore.Type`>(type($matched)))?"


class ScanEndOp(d.Op, dialect=moore, name="scan.end"):
    cursor = d.Operand(ScanStringType)
    count = d.Result(TwoValuedI32)
    assembly_format = "$cursor attr-dict"


class ScanHierPathMatchOp(d.Op, dialect=moore, name="scan.hier_path_match"):
    input = d.Operand(ScanStringType)
    remaining = d.Result(ScanStringType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class ScanIntOp(d.Op, dialect=moore, name="scan.int"):
    input = d.Operand(ScanStringType)
    format = d.Attr(IntFormat)
    maxWidth = d.OptionalAttr(d.I32Attr)
    remaining = d.Result(ScanStringType)
    value = d.OptionalResult(d.AnyInteger)
    matched = d.OptionalResult(BitType)
    traits = (d.Pure, d.SameVariadicResultSize)
    assembly_format = "$input $format (`width` $maxWidth^)? attr-dict (`:` type($value)^ `,` custom<`moore.Type`>(type($matched)))?"


class ScanLiteralOp(d.Op, dialect=moore, name="scan.literal"):
    input = d.Operand(ScanStringType)
    literal = d.Attr(d.StrAttr)
    remaining = d.Result(ScanStringType)
    traits = (d.Pure,)
    assembly_format = "$input $literal attr-dict"


class ScanRealOp(d.Op, dialect=moore, name="scan.real"):
    input = d.Operand(ScanStringType)
    maxWidth = d.OptionalAttr(d.I32Attr)
    remaining = d.Result(ScanStringType)
    value = d.OptionalResult(AnyUnpacked)
    matched = d.OptionalResult(BitType)
    traits = (d.Pure, d.SameVariadicResultSize)
    assembly_format = """
        $input (`width` $maxWidth^)? attr-dict (`:` custom<`moore.Type`>(type($value))^ `,` custom<`moore.Type`>(type($matched)))?
    """


class ScanStrOp(d.Op, dialect=moore, name="scan.str"):
    input = d.Operand(ScanStringType)
    maxWidth = d.OptionalAttr(d.I32Attr)
    remaining = d.Result(ScanStringType)
    value = d.OptionalResult(StringType)
    matched = d.OptionalResult(BitType)
    traits = (d.Pure, d.SameVariadicResultSize)
    assembly_format = """
        $input (`width` $maxWidth^)? attr-dict (`:` custom<`moore.Type`>(type($value))^ `,` custom<`moore.Type`>(type($matched)))?
    """


class ScanTimeOp(d.Op, dialect=moore, name="scan.time"):
    input = d.Operand(ScanStringType)
    maxWidth = d.OptionalAttr(d.I32Attr)
    remaining = d.Result(ScanStringType)
    value = d.OptionalResult(TimeType)
    matched = d.OptionalResult(BitType)
    traits = (d.Pure, d.SameVariadicResultSize)
    assembly_format = """
        $input (`width` $maxWidth^)? attr-dict (`:` custom<`moore.Type`>(type($value))^ `,` custom<`moore.Type`>(type($matched)))?
    """


class ScanUnformattedOp(d.Op, dialect=moore, name="scan.unformatted"):
    input = d.Operand(ScanStringType)
    fourValue = d.Attr(d.UnitAttr)
    remaining = d.Result(ScanStringType)
    value = d.OptionalResult(d.AnyInteger)
    matched = d.OptionalResult(BitType)
    traits = (d.Pure, d.SameVariadicResultSize)
    assembly_format = "$input (`four_value` $fourValue^)? attr-dict (`:` type($value)^ `,` custom<`moore.Type`>(type($matched)))?"
