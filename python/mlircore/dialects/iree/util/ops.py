"""The util dialect: functions, globals, lists, numbers."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import util


class AlignOp(d.Op, dialect=util, name="align"):
    value = d.Operand(d.SignlessIntegerOrIndexLike)
    alignment = d.Operand(d.SignlessIntegerOrIndexLike)
    result = d.Result(d.SignlessIntegerOrIndexLike)
    traits = (d.SameOperandsAndResultType, d.Pure)
    assembly_format = "$value `,` $alignment attr-dict `:` type($result)"


class AssumeIntOp(d.Op, dialect=util, name="assume.int"):
    operands_ = d.Operands(AnySignlessIntegerOrIndex)
    assumptions = d.Attr(Util_MultiValueIntAssumptionAttrList)
    results = d.Results(AnySignlessIntegerOrIndex)
    traits = (
        d.TypesMatchWith("all of {operands, results} have same type", "operands", "results", "SameTypes"),
        d.Pure,
    )
    checks = (d.Check("iree.AssumptionRows"),)
    defer_attr_checks = True
    assembly_format = "custom<`iree.Assumptions`>($operands, type($operands), $assumptions) attr-dict"


class CallOp(d.Op, dialect=util, name="call"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    operands_ = d.Operands(d.AnyType)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    results = d.Results(d.AnyType)
    assembly_format = """
        $callee `(` $operands `)` attr-dict `:` custom<`iree.Types`>(type($operands)) `->`
        custom<`iree.TiedResults`>(ref($operands), ref(type($operands)), type($results), $tied_operands)
    """


class CastOp(d.Op, dialect=util, name="cast"):
    operand = d.Operand(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$operand attr-dict `:` type($operand) `to` type($result)"


class CmpEQOp(d.Op, dialect=util, name="cmp.eq"):
    lhs = d.Operand(d.AnyType)
    rhs = d.Operand(d.AnyType)
    result = d.Result(d.I1)
    traits = (d.AllTypesMatch("lhs", "rhs"), d.Commutative, d.Pure)
    assembly_format = "operands attr-dict `:` type($lhs)"


class CmpNEOp(d.Op, dialect=util, name="cmp.ne"):
    lhs = d.Operand(d.AnyType)
    rhs = d.Operand(d.AnyType)
    result = d.Result(d.I1)
    traits = (d.AllTypesMatch("lhs", "rhs"), d.Commutative, d.Pure)
    assembly_format = "operands attr-dict `:` type($lhs)"


class FuncOp(d.Op, dialect=util, name="func"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(TypeAttributeOfFunctionTypeAttr)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    inlining_policy = d.OptionalAttr(Util_InliningPolicyAttrInterface)
    body = d.Region()
    traits = (d.AffineScope, d.AutomaticAllocationScope, d.Check("Function"), d.IsolatedFromAbove, d.Symbol)
    checks = (d.Check("iree.TiedFunction"),)
    defer_attr_checks = True
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) $sym_name `` custom<`iree.Signature`>($function_type,
        $tied_operands, $arg_attrs, $res_attrs) attr-dict-with-keyword `` custom<`iree.OptionalBody`>($body)
    """


class GlobalAddressOp(d.Op, dialect=util, name="global.address"):
    global_ = d.Attr(d.FlatSymbolRefAttr)
    is_immutable = d.Attr(d.UnitAttr)
    result = d.Result(Util_AnyGlobalPtr)
    traits = (d.Pure,)
    assembly_format = "(`immutable` $is_immutable^)? $global attr-dict `:` qualified(type($result))"
    result_name = "ptr_{global}"
    result_names = "Patterns"


class GlobalLoadIndirectOp(d.Op, dialect=util, name="global.load.indirect"):
    global_ = d.Operand(Util_AnyGlobalPtr)
    is_immutable = d.Attr(d.UnitAttr)
    result = d.Result(d.AnyType)
    assembly_format = """
        (`immutable` $is_immutable^)? $global attr-dict `:` qualified(type($global)) `->` type($result)
    """


class GlobalLoadOp(d.Op, dialect=util, name="global.load"):
    global_ = d.Attr(d.FlatSymbolRefAttr)
    is_immutable = d.Attr(d.UnitAttr)
    result = d.Result(d.AnyType)
    assembly_format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($result)"
    result_name = "{global}"
    result_names = "Patterns"


class GlobalOp(d.Op, dialect=util, name="global"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    type = d.Attr(d.TypeAttr)
    is_mutable = d.Attr(d.UnitAttr)
    initial_value = d.OptionalAttr(d.TypedAttr)
    inlining_policy = d.OptionalAttr(Util_InliningPolicyAttrInterface)
    traits = (d.Symbol,)
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict
        custom<`iree.TypeOrValue`>($type, $initial_value)
    """


class GlobalStoreIndirectOp(d.Op, dialect=util, name="global.store.indirect"):
    value = d.Operand(d.AnyType)
    global_ = d.Operand(Util_AnyGlobalPtr)
    assembly_format = "$value `,` $global attr-dict `:` type($value) `->` qualified(type($global))"


class GlobalStoreOp(d.Op, dialect=util, name="global.store"):
    value = d.Operand(d.AnyType)
    global_ = d.Attr(d.FlatSymbolRefAttr)
    assembly_format = "$value `,` $global attr-dict `:` type($value)"


class HoistableConversionOp(d.Op, dialect=util, name="hoistable_conversion"):
    tag = d.Attr(d.StrAttr, prop=True)
    inverseTag = d.Attr(d.StrAttr, prop=True)
    inputs = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    body = d.Region()
    traits = (d.SingleBlock,)
    implicit_terminator = "util.return"
    effects = ("nested",)
    defer_attr_checks = True
    assembly_format = """
        $tag `inverts` `(` $inverseTag `)` custom<`iree.BoundRegion`>($inputs, type($inputs), type($results),
        $body) attr-dict
    """


class InitializerOp(d.Op, dialect=util, name="initializer"):
    function_type = d.Attr(TypeAttributeOfFunctionTypeAttr, default="() -> ()")
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.Check("Function"))
    defer_attr_checks = True
    assembly_format = "attr-dict-with-keyword $body"


class ListConstructOp(d.Op, dialect=util, name="list.construct"):
    values = d.Operands(d.AnyType)
    result = d.Result(Util_AnyListType)
    traits = (d.Pure,)
    checks = (d.Check("iree.ListElements"),)
    assembly_format = "custom<`iree.TypedValues`>($values, type($values)) attr-dict `:` qualified(type($result))"


class ListCreateOp(d.Op, dialect=util, name="list.create"):
    initial_capacity = d.OptionalOperand(d.Index)
    result = d.Result(Util_AnyListType)
    traits = (d.Pure,)
    assembly_format = "($initial_capacity^)? attr-dict `:` qualified(type($result))"


class ListGetOp(d.Op, dialect=util, name="list.get"):
    list = d.Operand(Util_AnyListType)
    index = d.Operand(d.Index)
    result = d.Result(d.AnyType)
    effects = ("read",)
    checks = (d.Check("iree.ListElement", "list", "result", "accessed"),)
    assembly_format = "$list `[` $index `]` attr-dict `:` custom<`iree.ListGet`>(type($list), type($result))"


class ListResizeOp(d.Op, dialect=util, name="list.resize"):
    list = d.Operand(Util_AnyListType)
    new_size = d.Operand(d.Index)
    effects = ("write",)
    assembly_format = "operands attr-dict `:` qualified(type($list))"


class ListSetOp(d.Op, dialect=util, name="list.set"):
    list = d.Operand(Util_AnyListType)
    index = d.Operand(d.Index)
    value = d.Operand(d.AnyType)
    effects = ("write",)
    checks = (d.Check("iree.ListElement", "list", "value", "mutated"),)
    assembly_format = """
        $list `[` $index `]` `,` $value attr-dict `:` custom<`iree.ListSet`>(type($list), type($value))
    """


class ListSizeOp(d.Op, dialect=util, name="list.size"):
    list = d.Operand(Util_AnyListType)
    result = d.Result(d.Index)
    effects = ("read",)
    assembly_format = "operands attr-dict `:` qualified(type($list))"


class NullOp(d.Op, dialect=util, name="null"):
    result = d.Result(d.AnyType)
    traits = (d.ConstantLike, d.Pure)
    assembly_format = "attr-dict `:` type($result)"


class NumericOptionalNarrowOp(d.Op, dialect=util, name="numeric.optional_narrow"):
    operand = d.Operand(SignlessIntegerOrFloatingPointOrTensorOfType)
    semantic_type = d.Attr(d.TypeAttr)
    min_value = d.OptionalAttr(APIntAttr)
    max_value = d.OptionalAttr(APIntAttr)
    result = d.Result(SignlessIntegerOrFloatingPointOrTensorOfType)
    traits = (d.SameOperandsAndResultType, d.Pure)
    assembly_format = "$operand `:` type($operand) `as` $semantic_type attr-dict"


class OptimizationBarrierOp(d.Op, dialect=util, name="optimization_barrier"):
    operands_ = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    traits = (
        d.TypesMatchWith("all of {operands, results} have same type", "operands", "results", "SameTypes"),
    )
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class RangeExtentsOp(d.Op, dialect=util, name="range.extents"):
    offsets = d.Operands(Util_Range)
    lengths = d.Operands(Util_Range)
    min = d.Result(Util_Range)
    max = d.Result(Util_Range)
    traits = (d.SameOperandsAndResultType, d.SameVariadicOperandSize, d.Pure)
    assembly_format = "custom<`iree.Ranges`>($offsets, $lengths) attr-dict `:` type($min)"


class RangeMaxOp(d.Op, dialect=util, name="range.max"):
    operands_ = d.Operands(Util_Range)
    result = d.Result(Util_Range)
    traits = (d.SameOperandsAndResultType, d.SameVariadicOperandSize, d.Pure)
    assembly_format = "$operands attr-dict `:` type($result)"


class RangeMinOp(d.Op, dialect=util, name="range.min"):
    operands_ = d.Operands(Util_Range)
    result = d.Result(Util_Range)
    traits = (d.SameOperandsAndResultType, d.SameVariadicOperandSize, d.Pure)
    assembly_format = "$operands attr-dict `:` type($result)"


class ReturnOp(d.Op, dialect=util, name="return"):
    operands_ = d.Operands(d.AnyType)
    traits = (
        d.HasParent("util.initializer", "util.func", "util.hoistable_conversion"),
        d.Pure,
        d.ReturnLike,
        d.Terminator,
    )
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class SCFUnreachableOp(d.Op, dialect=util, name="scf.unreachable"):
    message = d.OptionalAttr(d.StrAttr)
    assembly_format = "($message^)? attr-dict"


class SizeOfOp(d.Op, dialect=util, name="sizeof"):
    sizedType = d.Attr(d.TypeAttr)
    size = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$sizedType attr-dict-with-keyword"


class StatusCheckOkOp(d.Op, dialect=util, name="status.check_ok"):
    status = d.Operand(Util_Status)
    message = d.OptionalAttr(d.StrAttr)
    assembly_format = "$status (`,` $message^)? attr-dict"


class StringFormatOp(d.Op, dialect=util, name="string.format"):
    format = d.Attr(d.StrAttr)
    args = d.Operands(IndexOrSignlessIntegerOrAReferenceCountedType)
    result = d.Result(BufferType)
    traits = (d.Pure,)
    checks = (d.Check("iree.StringFormat"),)
    assembly_format = "$format `(` $args `)` attr-dict `:` functional-type($args, $result)"
    result_names = "iree.Format"


class StringItoaOp(d.Op, dialect=util, name="string.itoa"):
    value = d.Operand(IndexOrSignlessIntegerType)
    result = d.Result(BufferType)
    traits = (d.Pure,)
    assembly_format = "$value attr-dict `:` type($value) `->` type($result)"
    result_name = "itoa"


class SwitchOp(d.Op, dialect=util, name="switch"):
    index = d.Operand(d.Index)
    default_value = d.Operand(Util_Primitive)
    values = d.Operands(Util_Primitive)
    result = d.Result(Util_Primitive)
    traits = (d.AllTypesMatch("default_value", "result"), d.Pure)
    assembly_format = """
        type($default_value) `from` custom<`iree.ValuesOfType`>(ref(type($default_value)), $values,
        type($values)) `at` $index `else` $default_value attr-dict `:` type($result)
    """


class UnreachableOp(d.Op, dialect=util, name="unreachable"):
    message = d.OptionalAttr(d.StrAttr)
    traits = (d.ReturnLike, d.Terminator)
    effects = ()
    assembly_format = "($message^)? attr-dict"


class UnfoldableConstantOp(d.Op, dialect=util, name="unfoldable_constant"):
    value = d.Attr(d.AnyAttr)
    result = d.Result(d.AnyType)
    effects = ()
    defer_attr_checks = True
    assembly_format = "` ` attr-dict `` custom<`iree.Constant`>($value, type($result))"
