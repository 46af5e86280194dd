"""CIRCT's seq dialect: clocks, registers, memories."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import APIntAttr, HWIntegerType, InnerSymAttr

seq = d.Dialect("seq", is_open=True)

ClockConst = seq.enum(d.EnumDef([("low", 0), ("high", 1)], summary="clock constant", cpp_name="circt::seq::ClockConst"))

RUW = seq.enum(d.EnumDef(
    [("undefined", 0), ("old", 1), ("new", 2)], summary="Read-Under-Write Behavior", cpp_name="circt::seq::RUW"))

WUW = seq.enum(d.EnumDef(
    [("undefined", 0), ("port_order", 1)], summary="Write-Under-Write Behavior", cpp_name="circt::seq::WUW"))


class ClockType(d.TypeDef, dialect=seq, mnemonic="clock"):
    summary = "A type for clock-carrying wires"


class ClockConstAttr(d.AttrDef, dialect=seq, mnemonic="clock_constant"):
    value = d.EnumParam(ClockConst)
    type = d.SelfType("seq.clock", default=None)
    assembly_format = "$value"
    summary = "clock constant"


class FirMemType(d.TypeDef, dialect=seq, mnemonic="firmem"):
    depth = d.IntParam(64, signed=False)
    width = d.IntParam(32, signed=False)
    maskWidth = d.IntParam(32, signed=False, optional=True)
    assembly_format = "`<` $depth `x` $width (`,` `mask` $maskWidth^)? `>`"
    summary = "A FIRRTL-flavored memory"


class HLMemType(d.TypeDef, dialect=seq, mnemonic="hlmem"):
    shape = d.DenseParam()
    elementType = d.TypeParam()
    assembly_format = "`<` custom<`seq.Shape`>($shape) `` $elementType `>`"
    summary = "Multi-dimensional memory type"


class ImmutableType(d.TypeDef, dialect=seq, mnemonic="immutable"):
    innerType = d.TypeParam()
    assembly_format = "`<` $innerType `>`"
    summary = "Value type that is immutable after initialization"


class FirMemInitAttr(d.AttrDef, dialect=seq, mnemonic="firmem.init"):
    filename = d.AttrParam(d.StrAttr)
    isBinary = d.BoolParam()
    isInline = d.BoolParam()
    assembly_format = "`<` $filename `,` $isBinary `,` $isInline `>`"
    summary = "Memory initialization information"


ClockConstantAttr = d.AttrConstraint(
    "clock constant", ("defined", "seq.clock_constant"), ("defined", "seq.clock_constant"), definition="seq.clock_constant",
    value_type="!seq.clock")
AnImmutableType = d.TypeConstraint("an ImmutableType", ("defined", "seq.immutable"), type_name="seq.immutable")
PositiveI64Attr = d.bounded_integer_attr(64, "minimum value is 1", 1)
NonNegativeI64Attr = d.bounded_integer_attr(64, "minimum value is 0", 0)


class ClockDividerOp(d.Op, dialect=seq, name="clock_div"):
    input = d.Operand(ClockType)
    pow2 = d.Attr(d.I64Attr)
    output = d.Result(ClockType)
    traits = (d.Pure,)
    assembly_format = "$input `by` $pow2 attr-dict"


class ClockGateOp(d.Op, dialect=seq, name="clock_gate"):
    input = d.Operand(ClockType)
    enable = d.Operand(d.I1)
    test_enable = d.OptionalOperand(d.I1)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    output = d.Result(ClockType)
    traits = (d.Pure, d.AllTypesMatch("input", "output"))
    assembly_format = "$input `,` $enable (`,` $test_enable^)? (`sym` $inner_sym^)? attr-dict"


class ClockInverterOp(d.Op, dialect=seq, name="clock_inv"):
    input = d.Operand(ClockType)
    output = d.Result(ClockType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class ClockMuxOp(d.Op, dialect=seq, name="clock_mux"):
    cond = d.Operand(d.I1)
    trueClock = d.Operand(ClockType)
    falseClock = d.Operand(ClockType)
    result = d.Result(ClockType)
    traits = (d.Pure,)
    assembly_format = "$cond `,` $trueClock `,` $falseClock attr-dict"


class ConstClockOp(d.Op, dialect=seq, name="const_clock"):
    value = d.Attr(ClockConstantAttr)
    result = d.Result(ClockType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "`` $value attr-dict"


class ToClockOp(d.Op, dialect=seq, name="to_clock"):
    input = d.Operand(d.I1)
    output = d.Result(ClockType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class FromClockOp(d.Op, dialect=seq, name="from_clock"):
    input = d.Operand(ClockType)
    output = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class FromImmutableOp(d.Op, dialect=seq, name="from_immutable"):
    input = d.Operand(AnImmutableType)
    output = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` functional-type(operands, results)"


# --- registers ---


class CompRegOp(d.Op, dialect=seq, name="compreg"):
    input = d.Operand(d.AnyType)
    clk = d.Operand(ClockType)
    name_ = d.OptionalAttr(d.StrAttr)
    reset = d.OptionalOperand(d.I1)
    resetValue = d.OptionalOperand(d.AnyType)
    initialValue = d.OptionalOperand(AnImmutableType)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    data = d.Result(d.AnyType)
    traits = (d.Pure, d.AllTypesMatch("input", "data"), d.AttrSizedOperandSegments)
    checks = (d.Check("seq.Resets", "reset", "resetValue", "input"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`circt.ImplicitName`>($name) $input `,` $clk (`reset` $reset^ `,` $resetValue)?
        (`initial` $initialValue^)? attr-dict `:` type($data)
        custom<`circt.TypeIfPresent`>(ref(type($data)), ref($resetValue), type($resetValue))
        custom<`seq.Immutable`>(ref(type($data)), ref($initialValue), type($initialValue))
    """


class CompRegClockEnabledOp(d.Op, dialect=seq, name="compreg.ce"):
    input = d.Operand(d.AnyType)
    clk = d.Operand(ClockType)
    clockEnable = d.Operand(d.I1)
    name_ = d.OptionalAttr(d.StrAttr)
    reset = d.OptionalOperand(d.I1)
    resetValue = d.OptionalOperand(d.AnyType)
    initialValue = d.OptionalOperand(AnImmutableType)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    data = d.Result(d.AnyType)
    traits = (d.Pure, d.AllTypesMatch("input", "data"), d.AttrSizedOperandSegments)
    checks = (d.Check("seq.Resets", "reset", "resetValue", "input"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`circt.ImplicitName`>($name) $input `,` $clk `,` $clockEnable
        (`reset` $reset^ `,` $resetValue)? (`initial` $initialValue^)? attr-dict `:` type($data)
        custom<`circt.TypeIfPresent`>(ref(type($data)), ref($resetValue), type($resetValue))
        custom<`seq.Immutable`>(ref(type($data)), ref($initialValue), type($initialValue))
    """


class ShiftRegOp(d.Op, dialect=seq, name="shiftreg"):
    numElements = d.Attr(PositiveI64Attr)
    input = d.Operand(d.AnyType)
    clk = d.Operand(ClockType)
    clockEnable = d.Operand(d.I1)
    name_ = d.OptionalAttr(d.StrAttr)
    reset = d.OptionalOperand(d.I1)
    resetValue = d.OptionalOperand(d.AnyType)
    powerOnValue = d.OptionalOperand(d.AnyType)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    data = d.Result(d.AnyType)
    traits = (d.Pure, d.AllTypesMatch("input", "data"), d.AttrSizedOperandSegments)
    checks = (d.Check("seq.Resets", "reset", "resetValue", "input"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        `[` $numElements `]` (`sym` $inner_sym^)? `` custom<`circt.ImplicitName`>($name) $input `,` $clk `,` $clockEnable
        (`reset` $reset^ `,` $resetValue)? (`powerOn` $powerOnValue^)? attr-dict `:` type($data)
        custom<`circt.TypeIfPresent`>(ref(type($data)), ref($resetValue), type($resetValue))
        custom<`circt.TypeIfPresent`>(ref(type($data)), ref($powerOnValue), type($powerOnValue))
    """


class FirRegOp(d.Op, dialect=seq, name="firreg"):
    next = d.Operand(d.AnyType)
    clk = d.Operand(ClockType)
    name_ = d.Attr(d.StrAttr)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    preset = d.OptionalAttr(APIntAttr)
    reset = d.OptionalOperand(d.I1)
    resetValue = d.OptionalOperand(d.AnyType)
    isAsync = d.Attr(d.UnitAttr)
    data = d.Result(d.AnyType)
    traits = (d.Pure, d.AllTypesMatch("next", "data"), d.SameVariadicOperandSize)
    checks = (d.Check("seq.Preset"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        $next `clock` $clk (`sym` $inner_sym^)? `` custom<`seq.Reset`>($reset, $resetValue, $isAsync) ``
        custom<`seq.Preset`>($preset) `` custom<`circt.NameInDict`>(attr-dict, $name) `:`
        custom<`seq.RegisterType`>(type($next), type($resetValue), ref($resetValue), ref($preset))
    """


class InitialOp(d.Op, dialect=seq, name="initial"):
    inputs = d.Operands(AnImmutableType)
    result_ = d.Results(AnImmutableType)
    body = d.Region(1)
    traits = (d.SingleBlock, d.IsolatedFromAbove)
    checks = (d.Check("seq.Initial"),)
    implicit_terminator = "seq.yield"
    effects = ("nested",)
    assembly_format = "`(` $inputs `)` $body attr-dict `:` functional-type($inputs, results)"


class YieldOp(d.Op, dialect=seq, name="yield"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.Terminator, d.HasParent("seq.initial"))
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


# --- memories ---


class FIFOOp(d.Op, dialect=seq, name="fifo"):
    input = d.Operand(d.AnyType)
    rdEn = d.Operand(d.I1)
    wrEn = d.Operand(d.I1)
    clk = d.Operand(ClockType)
    rst = d.Operand(d.I1)
    depth = d.Attr(PositiveI64Attr)
    rdLatency = d.Attr(NonNegativeI64Attr, optional=True, default="0 : i64")
    almostFullThreshold = d.OptionalAttr(NonNegativeI64Attr)
    almostEmptyThreshold = d.OptionalAttr(NonNegativeI64Attr)
    output = d.Result(d.AnyType)
    full = d.Result(d.I1)
    empty = d.Result(d.I1)
    almostFull = d.OptionalResult(d.I1)
    almostEmpty = d.OptionalResult(d.I1)
    traits = (d.TypesMatchWith("Input type should match output type", "input", "output", "SameTypes"), d.AttrSizedResultSegments)
    checks = (d.Check("seq.Thresholds"),)
    result_name = "out,full,empty,almostFull,almostEmpty"
    result_names = "Patterns"
    assembly_format = """
        `depth` $depth (`rd_latency` $rdLatency^)?
        custom<`seq.Threshold`>($almostFullThreshold, type($almostFull), `almost_full`)
        custom<`seq.Threshold`>($almostEmptyThreshold, type($almostEmpty), `almost_empty`)
        `in` $input `rdEn` $rdEn `wrEn` $wrEn `clk` $clk `rst` $rst attr-dict `:` type($input)
    """


class FirMemOp(d.Op, dialect=seq, name="firmem"):
    readLatency = d.Attr(d.I32Attr)
    writeLatency = d.Attr(d.I32Attr)
    ruw = d.Attr(RUW)
    wuw = d.Attr(WUW)
    name_ = d.OptionalAttr(d.StrAttr)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    init = d.OptionalAttr(FirMemInitAttr)
    prefix = d.OptionalAttr(d.StrAttr)
    output_file = d.OptionalAttr(d.AnyAttr)
    memory = d.Result(FirMemType)
    effects = ("allocate",)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`circt.ImplicitName`>($name) $readLatency `,` $writeLatency `,` $ruw `,` $wuw
        attr-dict `:` type($memory)
    """


_ADDRESS = d.TypesMatchWith("address type should match clog2 of memory depth", "memory", "address", "seq.Address")


class FirMemReadOp(d.Op, dialect=seq, name="firmem.read_port"):
    memory = d.Operand(FirMemType)
    address = d.Operand(d.AnySignlessInteger)
    clk = d.Operand(ClockType)
    enable = d.OptionalOperand(d.I1)
    data = d.Result(d.AnySignlessInteger)
    traits = (_ADDRESS, d.TypesMatchWith("data type should match memory width", "memory", "data", "seq.Word"))
    effects = ("read",)
    assembly_format = "$memory `[` $address `]` `,` `clock` $clk (`enable` $enable^)? attr-dict `:` type($memory)"


class FirMemWriteOp(d.Op, dialect=seq, name="firmem.write_port"):
    memory = d.Operand(FirMemType)
    address = d.Operand(d.AnySignlessInteger)
    clk = d.Operand(ClockType)
    enable = d.OptionalOperand(d.I1)
    data = d.Operand(d.AnySignlessInteger)
    mask = d.OptionalOperand(d.AnySignlessInteger)
    traits = (d.AttrSizedOperandSegments, _ADDRESS, d.TypesMatchWith("data type should match memory width", "memory", "data", "seq.Word"))
    checks = (d.Check("seq.Mask", "mask"),)
    effects = ("write",)
    assembly_format = """
        $memory `[` $address `]` `=` $data `,` `clock` $clk (`enable` $enable^)? (`mask` $mask^)? attr-dict `:`
        type($memory) (`,` type($mask)^)?
    """


class FirMemReadWriteOp(d.Op, dialect=seq, name="firmem.read_write_port"):
    memory = d.Operand(FirMemType)
    address = d.Operand(d.AnySignlessInteger)
    clk = d.Operand(ClockType)
    enable = d.OptionalOperand(d.I1)
    writeData = d.Operand(d.AnySignlessInteger)
    mode = d.Operand(d.I1)
    mask = d.OptionalOperand(d.AnySignlessInteger)
    readData = d.Result(d.AnySignlessInteger)
    traits = (d.AttrSizedOperandSegments, _ADDRESS,
              d.TypesMatchWith("data type should match memory width", "memory", "writeData", "seq.Word"),
              d.TypesMatchWith("data type should match memory width", "memory", "readData", "seq.Word"))
    checks = (d.Check("seq.Mask", "mask"),)
    effects = ("read", "write")
    assembly_format = """
        $memory `[` $address `]` `=` $writeData `if` $mode `,` `clock` $clk (`enable` $enable^)? (`mask` $mask^)? attr-dict `:`
        type($memory) (`,` type($mask)^)?
    """


class HLMemOp(d.Op, dialect=seq, name="hlmem"):
    clk = d.Operand(ClockType)
    rst = d.Operand(d.I1)
    name_ = d.Attr(d.SymbolNameAttr)
    handle = d.Result(HLMemType)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = "$name $clk `,` $rst attr-dict `:` type($handle)"


class ReadPortOp(d.Op, dialect=seq, name="read"):
    memory = d.Operand(HLMemType)
    addresses = d.Operands(HWIntegerType)
    rdEn = d.OptionalOperand(d.I1)
    latency = d.Attr(d.I64Attr)
    readData = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    result_names = "seq.ReadData"
    assembly_format = """
        $memory `[` $addresses `]` (`rden` $rdEn^)? attr-dict `:`
        custom<`seq.MemoryType`>(type($memory), type($addresses), type($readData))
    """


class WritePortOp(d.Op, dialect=seq, name="write"):
    memory = d.Operand(HLMemType)
    addresses = d.Operands(HWIntegerType)
    inData = d.Operand(d.AnyType)
    wrEn = d.Operand(d.I1)
    latency = d.Attr(d.I64Attr)
    assembly_format = """
        $memory `[` $addresses `]` $inData `wren` $wrEn attr-dict `:`
        custom<`seq.MemoryType`>(type($memory), type($addresses), type($inData))
    """


__getattr__ = seq.member
__dir__ = seq.members
