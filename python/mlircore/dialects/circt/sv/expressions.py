"""The sv dialect: values."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import sv


class ArrayIndexInOutOp(d.Op, dialect=sv, name="array_index_inout"):
    input = d.Operand(InOutArrayType)
    index = d.Operand(HWIntegerType)
    result = d.Result(InOutLike)
    traits = (d.Pure, d.TypesMatchWith("type should be element of array", "input", "result", "sv.Element"))
    assembly_format = """
        $input`[`$index`]` attr-dict `:` qualified(type($input)) `,` qualified(type($index))
    """


class ConcatStrOp(d.Op, dialect=sv, name="concat_str"):
    inputs = d.Operands(HWStringType)
    result = d.Result(HWStringType)
    traits = (d.Pure,)
    checks = (d.Check("sv.Concat"),)
    assembly_format = """
        `(` $inputs `)` attr-dict `:` type($result)
    """


class ConstantStrOp(d.Op, dialect=sv, name="constantStr"):
    str = d.Attr(d.StrAttr)
    result = d.Result(HWStringType)
    traits = (d.Pure,)
    assembly_format = """
        $str attr-dict
    """


class ConstantXOp(d.Op, dialect=sv, name="constantX"):
    result = d.Result(HWValueType)
    traits = (d.Pure,)
    result_names = "sv.Constant"
    checks = (d.Check("sv.Constant"),)
    assembly_format = "attr-dict `:` qualified(type($result))"


class ConstantZOp(d.Op, dialect=sv, name="constantZ"):
    result = d.Result(HWValueType)
    traits = (d.Pure,)
    result_names = "sv.Constant"
    checks = (d.Check("sv.Constant"),)
    assembly_format = "attr-dict `:` qualified(type($result))"


class FuncCallOp(d.Op, dialect=sv, name="func.call"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    result_ = d.Results(d.AnyType)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)"


class IndexedPartSelectInOutOp(d.Op, dialect=sv, name="indexed_part_select_inout"):
    input = d.Operand(InOutLike)
    base = d.Operand(HWIntegerType)
    width = d.Attr(d.I32Attr)
    decrement = d.Attr(d.UnitAttr)
    result = d.Result(InOutLike)
    traits = (d.Pure,)
    checks = (d.Check("sv.Part"),)
    assembly_format = """
        $input`[`$base (`decrement` $decrement^)?`:` $width`]` attr-dict `:`
        custom<`sv.PartType`>(type($input), type($result), ref($width)) `,` qualified(type($base))
    """


class IndexedPartSelectOp(d.Op, dialect=sv, name="indexed_part_select"):
    input = d.Operand(HWIntegerType)
    base = d.Operand(HWIntegerType)
    width = d.Attr(d.I32Attr)
    decrement = d.Attr(d.UnitAttr)
    result = d.Result(HWIntegerType)
    traits = (d.Pure,)
    checks = (d.Check("sv.Part"),)
    assembly_format = """
        $input`[`$base (`decrement` $decrement^)?`:` $width`]` attr-dict `:`
        custom<`sv.PartType`>(type($input), type($result), ref($width)) `,` qualified(type($base))
    """


class MacroRefExprOp(d.Op, dialect=sv, name="macro.ref.expr"):
    macroName = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    result = d.Result(HWValueOrInOutType)
    traits = (d.Pure,)
    result_name = "{macroName}"
    result_names = "Patterns"
    symbol_uses = (d.Check("sv.Macro"),)
    assembly_format = "$macroName `(` $inputs `)` attr-dict `:` functional-type($inputs, $result)"


class MacroRefExprSEOp(d.Op, dialect=sv, name="macro.ref.expr.se"):
    macroName = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    result = d.Result(HWValueOrInOutType)
    result_name = "{macroName}"
    result_names = "Patterns"
    symbol_uses = (d.Check("sv.Macro"),)
    assembly_format = "$macroName `(` $inputs `)` attr-dict `:` functional-type($inputs, $result)"


class ReadInOutOp(d.Op, dialect=sv, name="read_inout"):
    input = d.Operand(InOutLike)
    result = d.Result(HWValueType)
    traits = (d.Pure, d.TypesMatchWith("type should be element of inout type", "input", "result", "hw.Element"))
    assembly_format = """
        $input attr-dict `:` qualified(type($input))
    """


class SFormatFOp(d.Op, dialect=sv, name="sformatf"):
    format_string = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    result = d.Result(HWStringType)
    traits = (d.Pure,)
    assembly_format = """
        $format_string attr-dict (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?
    """


class STimeOp(d.Op, dialect=sv, name="system.stime"):
    result = d.Result(d.I32)
    assembly_format = "attr-dict `:` type($result)"


class SampledOp(d.Op, dialect=sv, name="system.sampled"):
    expression = d.Operand(d.AnyType)
    sampledValue = d.Result(d.AnyType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$expression attr-dict `:` qualified(type($expression))"


class StructFieldInOutOp(d.Op, dialect=sv, name="struct_field_inout"):
    input = d.Operand(InOutStructType)
    field = d.Attr(d.StrAttr)
    result = d.Result(InOutLike)
    traits = (d.Pure,)
    assembly_format = """
        $input `[` $field `]` attr-dict `:` custom<`sv.FieldType`>(type($input), type($result), ref($field))
    """


class SystemFunctionOp(d.Op, dialect=sv, name="system"):
    fnName = d.Attr(d.StrAttr)
    args = d.Operands(d.AnyType)
    out = d.Result(d.AnyType)
    assembly_format = "$fnName `(` $args `)` attr-dict `:` functional-type($args, $out)"


class TimeOp(d.Op, dialect=sv, name="system.time"):
    result = d.Result(d.I64)
    assembly_format = "attr-dict `:` type($result)"


class UnpackedArrayCreateOp(d.Op, dialect=sv, name="unpacked_array_create"):
    inputs = d.Operands(HWNonInOutType)
    result = d.Result(UnpackedArrayLike)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$inputs attr-dict `:` functional-type($inputs, $result)"


class UnpackedOpenArrayCastOp(d.Op, dialect=sv, name="unpacked_open_array_cast"):
    input = d.Operand(UnpackedArrayLike)
    result = d.Result(UnpackedOpenArrayLike)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class VerbatimExprOp(d.Op, dialect=sv, name="verbatim.expr"):
    format_string = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    symbols = d.Attr(NameRefArrayAttr, default="[]")
    result = d.Result(HWValueOrInOutType)
    traits = (d.Pure,)
    result_names = "sv.Verbatim"
    symbol_uses = (d.Check("sv.Symbols"),)
    assembly_format = """
        $format_string (`(` $substitutions^ `)`)? `:` functional-type($substitutions, $result) attr-dict
    """


class VerbatimExprSEOp(d.Op, dialect=sv, name="verbatim.expr.se"):
    format_string = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    symbols = d.Attr(NameRefArrayAttr, default="[]")
    result = d.Result(HWValueOrInOutType)
    result_names = "sv.Verbatim"
    symbol_uses = (d.Check("sv.Symbols"),)
    assembly_format = """
        $format_string (`(` $substitutions^ `)`)? `:` functional-type($substitutions, $result) attr-dict
    """


class XMROp(d.Op, dialect=sv, name="xmr"):
    isRooted = d.Attr(d.UnitAttr)
    path = d.Attr(StrArrayAttr)
    terminal = d.Attr(d.StrAttr)
    result = d.Result(InOutLike)
    assembly_format = """
        (`isRooted` $isRooted^)? custom<`sv.Path`>($path, $terminal) attr-dict `:` qualified(type($result))
    """


class XMRRefOp(d.Op, dialect=sv, name="xmr.ref"):
    ref = d.Attr(d.FlatSymbolRefAttr)
    verbatimSuffix = d.Attr(d.StrAttr, default='""')
    result = d.Result(InOutLike)
    traits = (d.Pure,)
    symbol_uses = (d.Check("sv.Reference"),)
    assembly_format = "$ref ( $verbatimSuffix^ )? attr-dict `:` qualified(type($result))"
