"""The emitc dialect: C and C++ as operations."""

from mlircore.define.inference import GIVEN
from mlircore.define.types_attributes import AttrDef, DenseParam, StringParam, TypeDef, TypeParam
from mlircore.define.opcodes import VARIADIC
from mlircore.define.regions import ALL, OPERATION, Edge
from mlircore.dialect import (
    I1, AllTypesMatch, AnyType, ArrayAttr, Attr, AttrConstraint, Check, ConstantLike, DenseI64ArrayAttr, Dialect,
    DictArrayAttr, EnumDef, FlatSymbolRefAttr, FunctionTypeAttr, GraphRegion, HasParent, IsolatedFromAbove, NoRegionArguments, NoTerminator, Op, Operand, Operands, OptionalAttr, OptionalOperand, Pure, Region, Result,
    Results, ReturnLike, SingleBlock, StrAttr, Symbol, SymbolNameAttr, SymbolTable, Terminator, TypeAttr, TypeConstraint, TypesMatchWith, UnitAttr,
)

emitc = Dialect("emitc", infer=GIVEN)

_PREDICATES = "eq ne lt le gt ge three_way".split()
CmpPredicateValue = emitc.enum(EnumDef(tuple((name, value) for value, name in enumerate(_PREDICATES)), width=64, cpp_name="::mlir::emitc::CmpPredicate"))


class OpaqueType(TypeDef, dialect=emitc, mnemonic="opaque"):
    """EmitC opaque type."""

    value = StringParam(cpp_type="::llvm::StringRef", verify=(("size", 1), "expected non empty string in !emitc.opaque type"))
    cpp_name, verify = "EmitC_OpaqueType", "NotPointer"
    assembly_format = "`<` $value `>`"


class PointerType(TypeDef, dialect=emitc, mnemonic="ptr"):
    """EmitC pointer type."""

    pointee = TypeParam(cpp_type="Type", verify=(("not", ("defined", "emitc.lvalue")), "pointers to lvalues are not allowed"))
    cpp_name = "EmitC_PointerType"
    assembly_format = "`<` qualified($pointee) `>`"


class SignedSizeT(TypeDef, dialect=emitc, mnemonic="ssize_t"):
    """EmitC signed size type."""


class PtrDiffT(TypeDef, dialect=emitc, mnemonic="ptrdiff_t"):
    """EmitC signed pointer diff type."""


class SizeT(TypeDef, dialect=emitc, mnemonic="size_t"):
    """EmitC unsigned size type."""


_NUMBER = ("or", *(("integer", 7, width) for width in (1, 8, 16, 32, 64)), ("float", "f16", "bf16", "f32", "f64"))
_LONE = ("or", ("kind", "TYPE_INDEX"), _NUMBER, *(("defined", f"emitc.{name}") for name in "opaque ptr size_t ssize_t ptrdiff_t".split()))
Supported = TypeConstraint("type supported by EmitC", ("routine", "emitc.Supported"))
Element = TypeConstraint("type supported by EmitC arrays", _LONE)


class ArrayType(TypeDef, dialect=emitc, mnemonic="array"):
    """EmitC array type."""

    shape = DenseParam("i64", verify=(("size", 1), "shape must not be empty"))
    elementType = TypeParam(Element, complaint="invalid array element type ''$''")
    blame_name = True
    assembly_format = "`<` custom<Shape>($shape, $elementType, `static`) `>`"


class LValueType(TypeDef, dialect=emitc, mnemonic="lvalue"):
    """EmitC lvalue type."""

    valueType = TypeParam(cpp_type="Type", verify=(
        (("not", ArrayType.predicate), "!emitc.lvalue cannot wrap !emitc.array type"),
        (Supported.predicate, "!emitc.lvalue must wrap supported emitc type, but got '$'")))
    cpp_name = "EmitC_LValueType"
    assembly_format = "`<` qualified($valueType) `>`"


class OpaqueAttr(AttrDef, dialect=emitc, mnemonic="opaque"):
    """An opaque attribute."""

    value = StringParam(cpp_type="::llvm::StringRef")
    cpp_name = "EmitC_OpaqueAttr"
    assembly_format = "`<` $value `>`"


# --- constraints of operations ---

_INTEGER = ("or", ("kind", "TYPE_INDEX"), *(("integer", 7, width) for width in (1, 8, 16, 32, 64)),
            *(("defined", f"emitc.{name}") for name in ("opaque", "size_t", "ssize_t", "ptrdiff_t")))
_FLOAT = ("float", "f16", "bf16", "f32", "f64")
Integer = TypeConstraint("integer, index or opaque type supported by EmitC", _INTEGER)
Number = TypeConstraint("floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", ("or", _FLOAT, _INTEGER))
SupportedOrLValue = TypeConstraint("type supported by EmitC or EmitC lvalue type", ("or", Supported.predicate, LValueType.predicate))
ArrayOrLValue = TypeConstraint("EmitC array type or EmitC lvalue type", ("or", ArrayType.predicate, LValueType.predicate))
Subscripted = TypeConstraint("EmitC array type or EmitC opaque type or EmitC pointer type",
                             ("or", ArrayType.predicate, OpaqueType.predicate, PointerType.predicate))
LValueOfOpaque = TypeConstraint("emitc.lvalue of EmitC opaque type values", LValueType.where(valueType=OpaqueType.predicate))
LValueOfOpaqueOrPointer = TypeConstraint(
    "emitc.lvalue of EmitC opaque type or EmitC pointer type values", LValueType.where(valueType=("or", OpaqueType.predicate, PointerType.predicate)))
OpaqueOrTyped = AttrConstraint("An opaque attribute or TypedAttr instance", ("or", OpaqueAttr.predicate, ("typed",)))
StringAttr = AttrConstraint("An Attribute containing a string", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), value_type="none")
StrArrayAttr = AttrConstraint("string array attribute", ("all", StrAttr.predicate), ("kind", "ATTR_ARRAY"))


# --- expressions ---


class _Binary(Op):
    lhs = Operand(Supported)
    rhs = Operand(Supported)
    result = Result(Supported)
    facts = {"emitc.expression": "operands"}
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class _BinaryNumber(Op):
    lhs = Operand(Number)
    rhs = Operand(Number)
    result = Result(Number)
    facts = {"emitc.expression": "operands"}
    assembly_format = _Binary.assembly_format


class _Logical(Op):
    lhs = Operand(Supported)
    rhs = Operand(Supported)
    result = Result(I1)
    facts = {"emitc.expression": "operands"}
    assembly_format = "operands attr-dict `:` type(operands)"


class _Unary(Op):
    operand = Operand(Supported)
    result = Result(Supported)
    argument_order = "result _gen_arg_0=operand"
    facts = {"emitc.expression": "operands"}
    assembly_format = _Binary.assembly_format


class AddOp(_Binary, dialect=emitc, name="add"):
    """A sum, or a pointer moved."""

    checks = (Check("emitc.Add"),)


class SubOp(_Binary, dialect=emitc, name="sub"):
    """A difference, of pointers too."""

    checks = (Check("emitc.Sub"),)


class BitwiseAndOp(_Binary, dialect=emitc, name="bitwise_and"):
    """`a & b`."""


class BitwiseLeftShiftOp(_Binary, dialect=emitc, name="bitwise_left_shift"):
    """`a << b`."""


class BitwiseOrOp(_Binary, dialect=emitc, name="bitwise_or"):
    """`a | b`."""


class BitwiseRightShiftOp(_Binary, dialect=emitc, name="bitwise_right_shift"):
    """`a >> b`."""


class BitwiseXorOp(_Binary, dialect=emitc, name="bitwise_xor"):
    """`a ^ b`."""


class BitwiseNotOp(_Unary, dialect=emitc, name="bitwise_not"):
    """`~a`."""


class UnaryMinusOp(_Unary, dialect=emitc, name="unary_minus"):
    """`-a`."""


class UnaryPlusOp(_Unary, dialect=emitc, name="unary_plus"):
    """`+a`."""


class MulOp(_BinaryNumber, dialect=emitc, name="mul"):
    """A product."""

    argument_order = "result _gen_arg_0=lhs _gen_arg_1=rhs"


class DivOp(_BinaryNumber, dialect=emitc, name="div"):
    """A quotient."""

    argument_order = "result _gen_arg_0=lhs _gen_arg_1=rhs"


class RemOp(Op, dialect=emitc, name="rem"):
    """A remainder."""

    lhs = Operand(Integer)
    rhs = Operand(Integer)
    result = Result(Integer)
    argument_order = "result _gen_arg_0=lhs _gen_arg_1=rhs"
    facts = {"emitc.expression": "operands"}
    assembly_format = _Binary.assembly_format


class LogicalAndOp(_Logical, dialect=emitc, name="logical_and"):
    """`a && b`."""


class LogicalOrOp(_Logical, dialect=emitc, name="logical_or"):
    """`a || b`."""


class LogicalNotOp(Op, dialect=emitc, name="logical_not"):
    """`!a`."""

    operand = Operand(Supported)
    result = Result(I1)
    argument_order = "result _gen_arg_0=operand"
    facts = {"emitc.expression": "operands"}
    assembly_format = _Logical.assembly_format


class CmpOp(Op, dialect=emitc, name="cmp"):
    """A comparison."""

    predicate = Attr(CmpPredicateValue)
    lhs = Operand(Supported)
    rhs = Operand(Supported)
    result = Result(Supported)
    facts = {"emitc.expression": "operands"}
    assembly_format = "$predicate `,` operands attr-dict `:` functional-type(operands, results)"


class ConditionalOp(Op, dialect=emitc, name="conditional"):
    """`c ? a : b`."""

    condition = Operand(I1)
    true_value = Operand(Supported)
    false_value = Operand(Supported)
    result = Result(Supported)
    facts = {"emitc.expression": "never"}
    traits = (AllTypesMatch("true_value", "false_value", "result"),)
    assembly_format = "operands attr-dict `:` type($result)"


class CastOp(Op, dialect=emitc, name="cast"):
    """A cast."""

    source = Operand(Supported)
    dest = Result(Supported)
    facts = {"emitc.expression": "never"}
    checks = (Check("emitc.Cast"),)
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


class ConstantOp(Op, dialect=emitc, name="constant"):
    """A constant."""

    value = Attr(OpaqueOrTyped)
    result = Result(Supported)
    facts = {"emitc.expression": "results"}
    traits = (ConstantLike,)
    checks = (Check("emitc.Initial"), Check("emitc.NotEmpty", "value"))


class LiteralOp(Op, dialect=emitc, name="literal"):
    """A value given as text."""

    value = Attr(StrAttr)
    result = Result(Supported)
    traits = (Pure,)
    checks = (Check("emitc.NotEmpty", "value"),)
    assembly_format = "$value attr-dict `:` type($result)"


class ExpressionOp(Op, dialect=emitc, name="expression"):
    """Operations that make one C expression."""

    defs = Operands(SupportedOrLValue)
    do_not_inline = Attr(UnitAttr)
    result = Result(Supported)
    region = Region(blocks=1)
    facts = {"emitc.root": True}
    traits = (GraphRegion, IsolatedFromAbove, SingleBlock)
    implicit_terminator, default_dialect = "emitc.yield", "emitc"
    checks = (Check("emitc.Expression"),)
    assembly_format = "custom<`emitc.Expression`>($defs, $do_not_inline, type($defs), type($result), $region, attr-dict)"


# --- variables and memory ---


class VariableOp(Op, dialect=emitc, name="variable"):
    """A variable with an initial value."""

    value = Attr(OpaqueOrTyped)
    result = Result(ArrayOrLValue)
    checks = (Check("emitc.Initial"),)
    effects = ("allocate result",)


class AssignOp(Op, dialect=emitc, name="assign"):
    """An assignment."""

    var = Operand(LValueType)
    value = Operand(Supported)
    checks = (Check("emitc.Assign"),)
    effects = ("write var",)
    assembly_format = "$value `:` type($value) `to` $var `:` type($var) attr-dict"


class LoadOp(Op, dialect=emitc, name="load"):
    """The value of an lvalue."""

    operand = Operand(LValueType)
    result = Result(AnyType)
    facts = {"emitc.expression": "always"}
    traits = (TypesMatchWith("result type matches value type of 'operand'", "operand", "result", "TypeParameter"),)
    effects = ("read operand",)
    assembly_format = "$operand attr-dict `:` type($operand)"


class AddressOfOp(Op, dialect=emitc, name="address_of"):
    """`&a`."""

    reference = Operand(LValueType)
    result = Result(PointerType)
    facts = {"emitc.expression": "never"}
    traits = (TypesMatchWith("input and result reference the same type", "reference", "result", "emitc.Pointer"),)
    assembly_format = "$reference `:` qualified(type($reference)) attr-dict"


class DereferenceOp(Op, dialect=emitc, name="dereference"):
    """`*a`."""

    pointer = Operand(PointerType)
    result = Result(LValueType)
    traits = (TypesMatchWith("input and result reference the same type", "pointer", "result", "emitc.LValue"),)
    assembly_format = "$pointer `:` qualified(type($pointer)) attr-dict"


class ApplyOp(Op, dialect=emitc, name="apply"):
    """`&a` or `*a`, as it was written once."""

    applicableOperator = Attr(StrAttr)
    operand = Operand(SupportedOrLValue)
    result = Result(Supported)
    facts = {"emitc.expression": "never"}
    checks = (Check("emitc.Apply"),)
    assembly_format = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)"


class MemberOp(Op, dialect=emitc, name="member"):
    """`a.b`."""

    member = Attr(StrAttr)
    operand = Operand(LValueOfOpaque)
    result = Result(ArrayOrLValue)


class MemberOfPtrOp(Op, dialect=emitc, name="member_of_ptr"):
    """`a->b`."""

    member = Attr(StrAttr)
    operand = Operand(LValueOfOpaqueOrPointer)
    result = Result(ArrayOrLValue)


class SubscriptOp(Op, dialect=emitc, name="subscript"):
    """`a[b]`."""

    value = Operand(Subscripted)
    indices = Operands(Supported)
    result = Result(LValueType)
    checks = (Check("emitc.Subscript"),)
    assembly_format = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)"


class GlobalOp(Op, dialect=emitc, name="global"):
    """A global variable."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    initial_value = OptionalAttr(OpaqueOrTyped)
    extern_specifier = Attr(UnitAttr)
    static_specifier = Attr(UnitAttr)
    const_specifier = Attr(UnitAttr)
    facts = {"emitc.global": True}
    traits = (Symbol,)
    checks = (Check("emitc.Global"),)
    assembly_format = """
        (`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)? $sym_name
        `:` custom<`emitc.TypeAndValue`>($type, $initial_value) attr-dict
    """


class GetGlobalOp(Op, dialect=emitc, name="get_global"):
    """A global variable as a value."""

    name_ = Attr(FlatSymbolRefAttr)
    result = Result(ArrayOrLValue)
    traits = (Pure,)
    symbol_uses = (Check("emitc.GetGlobal"),)
    assembly_format = "$name `:` type($result) attr-dict"


class FieldOp(Op, dialect=emitc, name="field"):
    """A field of a class."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    initial_value = OptionalAttr(OpaqueOrTyped)
    facts = {"emitc.field": True}
    traits = (Symbol,)
    checks = (Check("emitc.Field"),)
    assembly_format = "$sym_name `:` custom<`emitc.TypeAndValue`>($type, $initial_value) attr-dict"


class GetFieldOp(Op, dialect=emitc, name="get_field"):
    """The value of a field."""

    field_name = Attr(FlatSymbolRefAttr)
    result = Result(Supported)
    traits = (Pure,)
    checks = (Check("emitc.InClass"),)
    symbol_uses = (Check("emitc.GetField"),)
    assembly_format = "$field_name `:` type($result) attr-dict"


# --- control ---


class ForOp(Op, dialect=emitc, name="for"):
    """A loop over a range."""

    lowerBound = Operand(Integer)
    upperBound = Operand(Integer)
    step = Operand(Integer)
    region = Region(blocks=1)
    traits = (AllTypesMatch("lowerBound", "upperBound", "step"), SingleBlock)
    implicit_terminator, default_dialect = "emitc.yield", "emitc"
    region_checks = (Check("emitc.For"),)
    effects = ("nested",)
    assembly_format = "custom<CountedLoop>($lowerBound, $upperBound, $step, type($lowerBound), $region) attr-dict"


class IfOp(Op, dialect=emitc, name="if"):
    """A condition with one or two branches."""

    condition = Operand(I1)
    thenRegion = Region(blocks=1)
    elseRegion = Region()
    facts = {"at_most_once": True, "region_edges": (Edge(OPERATION, 0), Edge(OPERATION, 1), Edge(ALL, OPERATION))}
    traits = (SingleBlock, NoRegionArguments)
    implicit_terminator, default_dialect = "emitc.yield", "emitc"
    effects = ("nested",)
    assembly_format = "$condition custom<ThenElse>($thenRegion, $elseRegion) attr-dict"


class DoOp(Op, dialect=emitc, name="do"):
    """A loop that tests its condition at the end."""

    bodyRegion = Region(blocks=1)
    conditionRegion = Region(blocks=1)
    facts = {"emitc.loop": True}
    traits = (NoTerminator, SingleBlock)
    default_dialect = "emitc"
    checks = (Check("emitc.Do"),)
    effects = ("nested",)
    assembly_format = "$bodyRegion `while` $conditionRegion attr-dict-with-keyword"


class SwitchOp(Op, dialect=emitc, name="switch"):
    """A choice among regions by number."""

    arg = Operand(Integer)
    cases = Attr(DenseI64ArrayAttr)
    defaultRegion = Region(blocks=1)
    caseRegions = Region(blocks=1, arity=VARIADIC)
    facts = {"at_most_once": True, "region_edges": (Edge(OPERATION, ALL, skip_arguments=ALL), Edge(ALL, OPERATION))}
    traits = (SingleBlock,)
    implicit_terminator, default_dialect = "emitc.yield", "emitc"
    checks = (Check("emitc.Switch"),)
    effects = ("nested",)
    assembly_format = "$arg `:` type($arg) attr-dict custom<RegionCases>($cases, $caseRegions) `\n` `` `default` $defaultRegion"


class YieldOp(Op, dialect=emitc, name="yield"):
    """The end of a region."""

    result = OptionalOperand(Supported)
    facts = {"emitc.yield": True}
    traits = (Pure, Terminator, HasParent("emitc.do", "emitc.expression", "emitc.for", "emitc.if", "emitc.switch"))
    checks = (Check("emitc.Yield"),)
    assembly_format = "attr-dict ($result^ `:` type($result))?"


# --- functions, classes, files ---


class CallOp(Op, dialect=emitc, name="call"):
    """A call of a function."""

    callee = Attr(FlatSymbolRefAttr)
    operands = Operands(Supported)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    results = Results(Supported)
    argument_order = "result=results_ callee operands_ * arg_attrs res_attrs"
    symbol_uses = (Check("Callee", "emitc.func"),)
    facts = {"callee": "callee", "emitc.expression": "always"}
    assembly_format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"


class CallOpaqueOp(Op, dialect=emitc, name="call_opaque"):
    """A call of a function that is only a name."""

    callee = Attr(StrAttr)
    args = OptionalAttr(ArrayAttr)
    template_args = OptionalAttr(ArrayAttr)
    operands = Operands(Supported)
    results = Results(Supported)
    argument_order = "result=results_ callee operands_ * args template_args"
    facts = {"emitc.expression": "always"}
    checks = (Check("emitc.CallOpaque"),)
    assembly_format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"


class ClassOp(Op, dialect=emitc, name="class"):
    """A class with fields and methods."""

    sym_name = Attr(SymbolNameAttr)
    final_specifier = Attr(UnitAttr)
    body = Region()
    facts = {"emitc.class": True}
    traits = (IsolatedFromAbove, SymbolTable, Symbol, NoTerminator, SingleBlock, GraphRegion)
    assembly_format = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body"


class DeclareFuncOp(Op, dialect=emitc, name="declare_func"):
    """A declaration of a function that is defined later."""

    sym_name = Attr(FlatSymbolRefAttr)
    symbol_uses = (Check("emitc.DeclareFunc"),)
    assembly_format = "$sym_name attr-dict"


class FileOp(Op, dialect=emitc, name="file"):
    """A file of its own."""

    id = Attr(StringAttr)
    bodyRegion = Region(blocks=1)
    traits = (IsolatedFromAbove, NoRegionArguments, SymbolTable, NoTerminator, SingleBlock, GraphRegion)
    default_dialect = "emitc"
    assembly_format = "$id attr-dict-with-keyword $bodyRegion"


class FuncOp(Op, dialect=emitc, name="func"):
    """A function."""

    sym_name = Attr(SymbolNameAttr)
    function_type = Attr(FunctionTypeAttr)
    specifiers = OptionalAttr(StrArrayAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    body = Region()
    facts = {"emitc.function": True}
    traits = (Symbol, Check("Function"), IsolatedFromAbove)
    default_dialect = "emitc"
    checks = (Check("emitc.Func"),)
    assembly_format = "custom<PlainFunction>($sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)"


class IncludeOp(Op, dialect=emitc, name="include"):
    """`#include`."""

    include = Attr(StrAttr)
    is_standard_include = Attr(UnitAttr)
    assembly_format = "custom<`emitc.Include`>($include, $is_standard_include, attr-dict)"


class ReturnOp(Op, dialect=emitc, name="return"):
    """The end of a function."""

    operand = OptionalOperand(Supported)
    traits = (Pure, HasParent("emitc.func"), ReturnLike, Terminator)
    checks = (Check("emitc.Return"),)
    assembly_format = "attr-dict ($operand^ `:` type($operand))?"


class VerbatimOp(Op, dialect=emitc, name="verbatim"):
    """Text as it is, with values put in."""

    value = Attr(StrAttr)
    fmtArgs = Operands(SupportedOrLValue)
    checks = (Check("emitc.Verbatim"),)
    assembly_format = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict"


__getattr__ = emitc.member  # classes that other modules define, and the functions that build operations
__dir__ = emitc.members
