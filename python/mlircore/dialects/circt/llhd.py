"""CIRCT's llhd dialect: processes and signals with delays."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import HWIntegerType, HWNonInOutType, HWValueType

llhd = d.Dialect("llhd", is_open=True)


class TimeType(d.TypeDef, dialect=llhd, mnemonic="time"):
    summary = "time type"


class RefType(d.TypeDef, dialect=llhd, mnemonic="ref"):
    nestedType = d.TypeParam()
    assembly_format = "`<` $nestedType `>`"
    summary = "a reference to a signal or variable"


class TimeAttr(d.AttrDef, dialect=llhd, mnemonic="time"):
    time = d.IntParam(64, signed=False)
    timeUnit = d.StringParam()
    delta = d.IntParam(32, signed=False)
    epsilon = d.IntParam(32, signed=False)
    assembly_format = "`<` custom<`llhd.Time`>($time, $timeUnit, $delta, $epsilon) `>`"


AnyTypeAttr = d.AttrConstraint(
    "type attribute of any type", ("kind", "ATTR_TYPE"), ("kind", "ATTR_TYPE"), value_type="none")
ArrayRefType = d.TypeConstraint("ref of an ArrayType", ("defined", "llhd.ref"), type_name="llhd.ref")
IntegerRefType = d.TypeConstraint("ref of a signless integer bitvector", ("defined", "llhd.ref"), type_name="llhd.ref")
StructRefType = d.TypeConstraint("ref of a StructType or a UnionType", ("defined", "llhd.ref"), type_name="llhd.ref")
AnyRefType = d.TypeConstraint("ref of any type", ("defined", "llhd.ref"), type_name="llhd.ref")


class CallCoroutineOp(d.Op, dialect=llhd, name="call_coroutine"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    operands_ = d.Operands(d.AnyType)
    result_ = d.Results(d.AnyType)
    assembly_format = "$callee `(` $operands `)` attr-dict `:` functional-type(operands, results)"


class CombinationalOp(d.Op, dialect=llhd, name="combinational"):
    results = d.Results(d.AnyType)
    body = d.Region()
    traits = (d.HasParent("hw.module"), d.NoRegionArguments)
    effects = ("nested",)
    assembly_format = "(`->` type($results)^)? attr-dict-with-keyword $body"


class ConstantTimeOp(d.Op, dialect=llhd, name="constant_time"):
    value = d.Attr(TimeAttr)
    result = d.Result(TimeType)
    traits = (d.ConstantLike, d.Pure)
    assembly_format = "$value attr-dict"


class CoroutineOp(d.Op, dialect=llhd, name="coroutine"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.Check("Function"), d.Symbol)
    effects = ("nested",)
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class CurrentTimeOp(d.Op, dialect=llhd, name="current_time"):
    result = d.Result(TimeType)
    effects = ("read",)
    assembly_format = "attr-dict"


class DelayOp(d.Op, dialect=llhd, name="delay"):
    input = d.Operand(HWNonInOutType)
    delay = d.Attr(TimeAttr)
    result = d.Result(HWNonInOutType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = """
        $input `by` $delay attr-dict `:` type($result)
    """


class DriveOp(d.Op, dialect=llhd, name="drv"):
    signal = d.Operand(RefType)
    value = d.Operand(d.AnyType)
    time = d.Operand(TimeType)
    enable = d.OptionalOperand(d.I1)
    effects = ("write signal",)
    traits = (d.TypesMatchWith("value type must match signal ref element type", "value", "signal", "llhd.Ref"),)
    assembly_format = """
        $signal `,` $value `after` $time ( `if` $enable^ )? attr-dict `:` type($value)
    """


class FinalOp(d.Op, dialect=llhd, name="final"):
    body = d.Region()
    traits = (d.HasParent("hw.module"), d.NoRegionArguments)
    effects = ("nested",)
    assembly_format = "attr-dict-with-keyword $body"


class GetGlobalSignalOp(d.Op, dialect=llhd, name="get_global_signal"):
    global_name = d.Attr(d.FlatSymbolRefAttr)
    result = d.Result(RefType)
    traits = (d.Pure,)
    assembly_format = "$global_name attr-dict `:` type($result)"


class GlobalSignalOp(d.Op, dialect=llhd, name="global_signal"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    type = d.Attr(AnyTypeAttr)
    initRegion = d.Region(1, at_most=True)
    traits = (d.IsolatedFromAbove, d.NoRegionArguments, d.SingleBlock, d.Symbol)
    assembly_format = "$sym_name attr-dict `:` $type (`init` $initRegion^)?"


class HaltOp(d.Op, dialect=llhd, name="halt"):
    yieldOperands = d.Operands(d.AnyType)
    traits = (d.HasParent("llhd.process", "llhd.final", "llhd.coroutine"), d.Terminator)
    checks = (d.Check("llhd.Yield", "yieldOperands"),)
    assembly_format = "($yieldOperands^ `:` type($yieldOperands))? attr-dict"


class IntToTimeOp(d.Op, dialect=llhd, name="int_to_time"):
    input = d.Operand(d.I64)
    result = d.Result(TimeType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class OutputOp(d.Op, dialect=llhd, name="output"):
    name_ = d.OptionalAttr(d.StrAttr)
    value = d.Operand(d.AnyType)
    time = d.Operand(TimeType)
    result = d.Result(RefType)
    traits = (d.TypesMatchWith("value type must match result ref element type", "value", "result", "llhd.Ref"),)
    assembly_format = """
        ( $name^ )? $value `after` $time attr-dict `:` type($value)
    """


class ProbeOp(d.Op, dialect=llhd, name="prb"):
    signal = d.Operand(RefType)
    result = d.Result(d.AnyType)
    traits = (
        d.TypesMatchWith("result type must match signal ref element type", "result", "signal", "llhd.Ref"),
    )
    assembly_format = """
        $signal attr-dict `:` type($result)
    """


class ProcessOp(d.Op, dialect=llhd, name="process"):
    results = d.Results(d.AnyType)
    body = d.Region()
    traits = (d.HasParent("hw.module"), d.NoRegionArguments)
    effects = ("nested",)
    assembly_format = "(`->` type($results)^)? attr-dict-with-keyword $body"


class ReturnOp(d.Op, dialect=llhd, name="return"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.HasParent("llhd.coroutine"), d.Terminator)
    assembly_format = "($operands^ `:` type($operands))? attr-dict"


class SigArrayGetOp(d.Op, dialect=llhd, name="sig.array_get"):
    input = d.Operand(ArrayRefType)
    index = d.Operand(HWIntegerType)
    result = d.Result(RefType)
    traits = (
        d.Pure,
        d.TypesMatchWith("Index width should be exactly clog2 (size of array)", "input", "index", "llhd.Index"),
        d.TypesMatchWith("result must be a signal of the array element type", "input", "result", "llhd.Element"),
    )
    assembly_format = """
        $input `[` $index `]` attr-dict `:` type($input)
    """


class SigArraySliceOp(d.Op, dialect=llhd, name="sig.array_slice"):
    input = d.Operand(ArrayRefType)
    lowIndex = d.Operand(HWIntegerType)
    result = d.Result(ArrayRefType)
    traits = (d.Pure, d.TypesMatchWith("Index width should be exactly clog2 (size of array)", "input", "lowIndex", "llhd.Index"))
    checks = (d.Check("llhd.Part"),)
    assembly_format = """
        $input `at` $lowIndex attr-dict `:` type($input) `->` type($result)
    """


class SigExtractOp(d.Op, dialect=llhd, name="sig.extract"):
    input = d.Operand(IntegerRefType)
    lowBit = d.Operand(HWIntegerType)
    result = d.Result(IntegerRefType)
    traits = (d.Pure, d.TypesMatchWith("Index width should be exactly clog2 (size of array)", "input", "lowBit", "llhd.Index"))
    checks = (d.Check("llhd.Part"),)
    assembly_format = """
        $input `from` $lowBit attr-dict `:` type($input) `->` type($result)
    """


class SigStructExtractOp(d.Op, dialect=llhd, name="sig.struct_extract"):
    input = d.Operand(StructRefType)
    field = d.Attr(d.StrAttr)
    result = d.Result(AnyRefType)
    traits = (d.Pure,)
    assembly_format = """
        $input `[` $field `]` attr-dict `:` custom<`llhd.FieldType`>(type($input), type($result), ref($field))
    """


class SignalOp(d.Op, dialect=llhd, name="sig"):
    name_ = d.OptionalAttr(d.StrAttr)
    init = d.Operand(d.AnyType)
    result = d.Result(RefType)
    effects = ("allocate result",)
    traits = (d.TypesMatchWith("init type must match result ref element type", "init", "result", "llhd.Ref"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        `` custom<`circt.ImplicitName`>($name) $init attr-dict `:` type($init)
    """


class TimeToIntOp(d.Op, dialect=llhd, name="time_to_int"):
    input = d.Operand(TimeType)
    result = d.Result(d.I64)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class WaitOp(d.Op, dialect=llhd, name="wait"):
    yieldOperands = d.Operands(d.AnyType)
    delay = d.OptionalOperand(TimeType)
    observed = d.Operands(HWValueType)
    destOperands = d.Operands(d.AnyType)
    dest = d.Successor()
    traits = (d.AttrSizedOperandSegments, d.HasParent("llhd.process", "llhd.coroutine"), d.Terminator)
    checks = (d.Check("llhd.Yield", "yieldOperands"),)
    assembly_format = """
        (`yield` ` ` `(` $yieldOperands^ `:` type($yieldOperands) `)` `,`)? (`delay` $delay^ `,`)?
        (`(`$observed^ `:` qualified(type($observed))`)` `,`)? $dest (`(` $destOperands^ `:`
        qualified(type($destOperands)) `)`)? attr-dict
    """


class YieldOp(d.Op, dialect=llhd, name="yield"):
    yieldOperands = d.Operands(d.AnyType)
    traits = (d.HasParent("llhd.combinational", "llhd.global_signal"), d.Pure, d.ReturnLike, d.Terminator)
    checks = (d.Check("llhd.Yield", "yieldOperands"),)
    assembly_format = "($yieldOperands^ `:` type($yieldOperands))? attr-dict"


__getattr__ = llhd.member
__dir__ = llhd.members
