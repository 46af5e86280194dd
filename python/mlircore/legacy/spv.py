"""The SPIR-V dialect of 2019, `spv`, and what quant had then: read, checked, and kept under their names in generic form.

Today's dialect is `spirv`, with other operations and types. Facts: test/Dialect/SPIRV and test/Dialect/QuantOps of 2019.
"""

from __future__ import annotations

from mlircore.dialect import (
    I1,
    STAYS,
    AllTypesMatch,
    AnyAttr,
    AnyType,
    ArrayAttr,
    Attr,
    AttrConstraint,
    AttrSizedOperandSegments,
    BoolLike,
    HasParent,
    I32Attr,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    OptionalOperand,
    Region,
    Result,
    Results,
    SameOperandsAndResultType,
    SameTypeOperands,
    StrAttr,
    Successor,
    SymbolNameAttr,
    SymbolRefAttr,
    Terminator,
    TypeConstraint,
    TypesMatchWith,
)
from mlircore.legacy.base import legacy, renamed

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from mlircore.define.constraints import Predicate

# An operation that was removed from a dialect that still exists cannot keep its name: that name is an error now.
renamed("quant", {name: f"old.quant.{name}" for name in (
    "const_fake_quant", "const_fake_quant_per_axis", "coupled_ref", "region", "return", "stats", "stats_ref")})


def _like(summary: str, *elements: Predicate) -> TypeConstraint:
    """Numbers, or vectors of 2, 3 or 4 of them."""
    element = ("or", *elements)
    vector = ("and", ("kind", "TYPE_VECTOR"), ("rank", 1), ("dims", 2, 4, False), ("element", element))
    return TypeConstraint(f"{summary} or vector of {summary} values of length 2/3/4", ("or", element, vector))


_INTEGERS = tuple(("integer", 1, width) for width in (8, 16, 32, 64))
_Integer = _like("8/16/32/64-bit integer", *_INTEGERS)
_Float = _like("16/32/64-bit float", ("float", "f16"), ("float", "f32"), ("float", "f64"))
_SmallFloat = _like("16/32-bit float", ("float", "f16"), ("float", "f32"))
_Bool = _like("bool", ("integer", 1, 1))
_AnyNumber = TypeConstraint("any number", ("or", _Integer.predicate, _Float.predicate, _Bool.predicate))
_Words = AttrConstraint("32-bit integer array attribute", ("all", ("kind", "ATTR_INTEGER")), ("kind", "ATTR_ARRAY"))
_Compared = TypesMatchWith("result type has i1 element type and same shape as operands", "left", "result", "I1SameShape")


def _define(names: str, fields: dict[str, object]) -> None:
    for name in names.split():
        type(name.replace(".", ""), (Op,), {"__module__": __name__, "__doc__": f"spv.{name} of 2019.", "upgrade": STAYS, **fields},
             dialect=legacy, name=f"spv.{name}")


def _unary(names: str, constraint: TypeConstraint) -> None:
    _define(names, {"value": Operand(constraint), "result": Result(constraint), "traits": (SameOperandsAndResultType,),
                    "assembly_format": "$value attr-dict `:` type($value)"})


def _binary(names: str, constraint: TypeConstraint) -> None:
    _define(names, {"left": Operand(constraint), "right": Operand(constraint), "result": Result(constraint),
                    "traits": (SameOperandsAndResultType,), "assembly_format": "$left `,` $right attr-dict `:` type($left)"})


def _comparison(names: str, constraint: TypeConstraint) -> None:
    _define(names, {"left": Operand(constraint), "right": Operand(constraint), "result": Result(BoolLike),
                    "traits": (SameTypeOperands, _Compared), "assembly_format": "$left `,` $right attr-dict `:` type($left)"})


def _cast(names: str, from_type: TypeConstraint, to_type: TypeConstraint) -> None:
    _define(names, {"value": Operand(from_type), "result": Result(to_type),
                    "assembly_format": "$value attr-dict `:` type($value) `to` type($result)"})


_unary("Not SNegate BitReverse BitCount GLSL.SAbs GLSL.SSign", _Integer)
_unary("FNegate GLSL.FAbs GLSL.FSign GLSL.Ceil GLSL.Floor GLSL.Sqrt GLSL.InverseSqrt", _Float)
_unary("GLSL.Exp GLSL.Log GLSL.Cos GLSL.Sin GLSL.Tan GLSL.Tanh", _SmallFloat)
_unary("LogicalNot", _Bool)
_binary("IAdd ISub IMul SDiv UDiv SMod SRem UMod BitwiseOr BitwiseXor BitwiseAnd GLSL.SMax GLSL.SMin GLSL.UMax GLSL.UMin", _Integer)
_binary("FAdd FSub FMul FDiv FMod FRem GLSL.FMax GLSL.FMin", _Float)
_binary("LogicalAnd LogicalOr", _Bool)
_comparison("IEqual INotEqual SGreaterThan SGreaterThanEqual SLessThan SLessThanEqual UGreaterThan UGreaterThanEqual ULessThan "
            "ULessThanEqual", _Integer)
_comparison("FOrdEqual FOrdNotEqual FOrdGreaterThan FOrdGreaterThanEqual FOrdLessThan FOrdLessThanEqual FUnordEqual FUnordNotEqual "
            "FUnordGreaterThan FUnordGreaterThanEqual FUnordLessThan FUnordLessThanEqual", _Float)
_comparison("LogicalEqual LogicalNotEqual", _Bool)
_cast("ConvertFToS ConvertFToU", _Float, _Integer)
_cast("ConvertSToF ConvertUToF", _Integer, _Float)
_cast("FConvert", _Float, _Float)
_cast("SConvert UConvert", _Integer, _Integer)
_cast("Bitcast", AnyType, AnyType)
_define("ShiftLeftLogical ShiftRightArithmetic ShiftRightLogical", {
    "base": Operand(_Integer), "shift": Operand(_Integer), "result": Result(_Integer),
    "traits": (AllTypesMatch("base", "result"),),
    "assembly_format": "$base `,` $shift attr-dict `:` type($base) `,` type($shift)"})
_define("BitFieldSExtract BitFieldUExtract", {
    "base": Operand(_Integer), "offset": Operand(_Integer), "count": Operand(_Integer), "result": Result(_Integer),
    "traits": (AllTypesMatch("base", "result"),),
    "assembly_format": "$base `,` $offset `,` $count attr-dict `:` type($base) `,` type($offset) `,` type($count)"})
_define("Select", {
    "condition": Operand(_Bool), "true_value": Operand(AnyType), "false_value": Operand(AnyType), "result": Result(AnyType),
    "traits": (AllTypesMatch("true_value", "false_value", "result"),),
    "assembly_format": "$condition `,` $true_value `,` $false_value attr-dict `:` type($condition) `,` type($true_value)"})

# --- memory ---

_define("Variable", {
    "initializer": OptionalOperand(AnyType), "pointer": Result(AnyType),
    "assembly_format": "(`init` `(` $initializer^ `)` custom<`legacy.KnownTypes`>(ref($initializer), type($initializer)))? attr-dict `:` "
                       "type($pointer)"})
_define("Load", {
    "storage_class": Attr(StrAttr), "memory_access": OptionalAttr(StrAttr), "alignment": OptionalAttr(I32Attr),
    "pointer": Operand(AnyType), "value": Result(AnyType),
    "assembly_format": "$storage_class $pointer custom<`legacy.KnownTypes`>(ref($pointer), type($pointer)) "
                       "(`[` $memory_access^ (`,` $alignment^)? `]`)? attr-dict `:` type($value)"})
_define("Store", {
    "storage_class": Attr(StrAttr), "memory_access": OptionalAttr(StrAttr), "alignment": OptionalAttr(I32Attr),
    "pointer": Operand(AnyType), "value": Operand(AnyType),
    "assembly_format": "$storage_class $pointer custom<`legacy.KnownTypes`>(ref($pointer), type($pointer)) `,` $value "
                       "(`[` $memory_access^ (`,` $alignment^)? `]`)? attr-dict `:` type($value)"})
_define("AccessChain", {
    "base": Operand(AnyType), "indices": Operands(AnyType), "pointer": Result(AnyType),
    "assembly_format": "$base `[` $indices `]` custom<`legacy.KnownTypes`>(ref($indices), type($indices)) attr-dict `:` type($base) "
                       "custom<`legacy.Access`>(ref(type($base)), ref($indices), type($pointer))"})
_ATOMIC: dict[str, object] = {"memory_scope": Attr(StrAttr), "semantics": Attr(StrAttr), "pointer": Operand(AnyType), "result": Result(_Integer)}
_define("AtomicAnd AtomicIAdd AtomicISub AtomicOr AtomicSMax AtomicSMin AtomicUMax AtomicUMin AtomicXor", {
    **_ATOMIC, "value": Operand(_Integer),
    "assembly_format": "$memory_scope $semantics $pointer `,` $value attr-dict `:` type($pointer) "
                       "custom<`legacy.Pointee`>(ref(type($pointer)), type($value)) custom<`legacy.Pointee`>(ref(type($pointer)), type($result))"})
_define("AtomicIIncrement AtomicIDecrement", {
    **_ATOMIC, "assembly_format": "$memory_scope $semantics $pointer attr-dict `:` type($pointer) "
                                  "custom<`legacy.Pointee`>(ref(type($pointer)), type($result))"})
_define("AtomicCompareExchangeWeak", {
    "memory_scope": Attr(StrAttr), "equal_semantics": Attr(StrAttr), "unequal_semantics": Attr(StrAttr), "pointer": Operand(AnyType),
    "value": Operand(_Integer), "comparator": Operand(_Integer), "result": Result(_Integer),
    "assembly_format": "$memory_scope $equal_semantics $unequal_semantics $pointer `,` $value `,` $comparator attr-dict `:` type($pointer) "
                       "custom<`legacy.Pointee`>(ref(type($pointer)), type($value)) "
                       "custom<`legacy.Pointee`>(ref(type($pointer)), type($comparator)) "
                       "custom<`legacy.Pointee`>(ref(type($pointer)), type($result))"})
_define("MemoryBarrier", {"memory_scope": Attr(StrAttr), "memory_semantics": Attr(StrAttr),
                          "assembly_format": "$memory_scope `,` $memory_semantics attr-dict"})
_define("ControlBarrier", {"execution_scope": Attr(StrAttr), "memory_scope": Attr(StrAttr), "memory_semantics": Attr(StrAttr),
                           "assembly_format": "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict"})

# --- composites and constants ---

_define("CompositeExtract", {
    "composite": Operand(AnyType), "indices": Attr(ArrayAttr), "component": Result(AnyType),
    "assembly_format": "$composite $indices attr-dict `:` type($composite) "
                       "custom<`legacy.Element`>(ref(type($composite)), ref($indices), type($component))"})
_define("CompositeInsert", {
    "object": Operand(AnyType), "composite": Operand(AnyType), "indices": Attr(ArrayAttr), "result": Result(AnyType),
    "traits": (AllTypesMatch("composite", "result"),),
    "assembly_format": "$object `,` $composite $indices attr-dict `:` type($object) `into` type($composite)"})
_define("CompositeConstruct", {
    "constituents": Operands(AnyType), "result": Result(AnyType),
    "assembly_format": "$constituents custom<`legacy.KnownTypes`>(ref($constituents), type($constituents)) attr-dict `:` type($result)"})
_define("constant", {"value": Attr(AnyAttr), "constant": Result(AnyType),
                     "assembly_format": "custom<`legacy.SpvConstant`>($value, type($constant)) attr-dict"})
_define("undef", {"result": Result(AnyType), "assembly_format": "attr-dict `:` type($result)"})
_define("_address_of", {"variable": Attr(SymbolRefAttr), "pointer": Result(AnyType), "assembly_format": "$variable attr-dict `:` type($pointer)"})
_define("_reference_of", {"spec_const": Attr(SymbolRefAttr), "reference": Result(AnyType),
                          "assembly_format": "$spec_const attr-dict `:` type($reference)"})
_define("GroupNonUniformBallot", {
    "execution_scope": Attr(StrAttr), "predicate": Operand(I1), "result": Result(_Integer),
    "assembly_format": "$execution_scope $predicate attr-dict `:` type($result)"})
_define("SubgroupBallotKHR", {"predicate": Operand(I1), "result": Result(_Integer),
                              "assembly_format": "$predicate attr-dict `:` type($result)"})

# --- control flow ---

_define("Branch", {
    "arguments": Operands(AnyType), "target": Successor(), "traits": (Terminator,),
    "assembly_format": "$target (`(` $arguments^ `:` type($arguments) `)`)? attr-dict"})
_define("BranchConditional", {
    "condition": Operand(I1), "true_arguments": Operands(AnyType), "false_arguments": Operands(AnyType), "branch_weights": OptionalAttr(_Words),
    "true_target": Successor(), "false_target": Successor(), "traits": (AttrSizedOperandSegments, Terminator),
    "assembly_format": "$condition ($branch_weights^)? `,` $true_target (`(` $true_arguments^ `:` type($true_arguments) `)`)? `,` "
                       "$false_target (`(` $false_arguments^ `:` type($false_arguments) `)`)? attr-dict"})
_define("Return Unreachable _merge Kill", {"traits": (Terminator,), "assembly_format": "attr-dict"})
_define("_module_end", {"traits": (Terminator, HasParent("spv.module")), "assembly_format": "attr-dict"})
_define("ReturnValue", {"value": Operand(AnyType), "traits": (Terminator,), "assembly_format": "$value attr-dict `:` type($value)"})
_define("FunctionCall", {
    "callee": Attr(SymbolRefAttr), "arguments": Operands(AnyType), "results": Results(AnyType),
    "assembly_format": "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)"})
_define("selection loop", {"body": Region(), "assembly_format": "$body attr-dict"})

# --- modules ---

_define("module", {
    "addressing_model": OptionalAttr(StrAttr), "memory_model": OptionalAttr(StrAttr), "body": Region(),
    "assembly_format": "($addressing_model^ $memory_model)? $body attr-dict-with-keyword"})
_define("globalVariable", {
    "sym_name": Attr(SymbolNameAttr), "initializer": OptionalAttr(SymbolRefAttr), "descriptor_set": OptionalAttr(I32Attr),
    "binding": OptionalAttr(I32Attr), "built_in": OptionalAttr(StrAttr), "type": OptionalAttr(AnyAttr),
    "assembly_format": "$sym_name (`initializer` `(` $initializer^ `)`)? (`bind` `(` $descriptor_set^ `,` $binding `)`)? "
                       "(`built_in` `(` $built_in^ `)`)? attr-dict `:` $type"})
_define("specConstant", {
    "sym_name": Attr(SymbolNameAttr), "spec_id": OptionalAttr(I32Attr), "default_value": Attr(AnyAttr),
    "assembly_format": "$sym_name (`spec_id` `(` $spec_id^ `)`)? attr-dict `=` $default_value"})
_define("EntryPoint", {
    "execution_model": Attr(StrAttr), "fn": Attr(SymbolRefAttr), "interface": Attr(ArrayAttr),
    "assembly_format": "$execution_model $fn custom<`legacy.AttrList`>($interface) attr-dict"})
_define("ExecutionMode", {
    "fn": Attr(SymbolRefAttr), "execution_mode": Attr(StrAttr), "values": Attr(_Words),
    "assembly_format": "$fn $execution_mode custom<`legacy.AttrList`>($values) attr-dict"})
