"""The func dialect: functions, calls, returns."""

from mlircore.dialect import (
    AffineScope,
    AnyType,
    Attr,
    AutomaticAllocationScope,
    Check,
    ConstantLike,
    Dialect,
    DictArrayAttr,
    FlatSymbolRefAttr,
    FunctionSymbol,
    FunctionType,
    FunctionTypeAttr,
    HasParent,
    IsolatedFromAbove,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    Pure,
    Region,
    Result,
    Results,
    ReturnLike,
    StrAttr,
    SymbolNameAttr,
    Terminator,
    TypesMatchWith,
    UnitAttr,
)

func = Dialect("func", with_ir=True, inlining="all")


class CallOp(Op, dialect=func, name="call"):
    """A call of a function in the same symbol table."""

    callee = Attr(FlatSymbolRefAttr)
    operands = Operands(AnyType)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    no_inline = Attr(UnitAttr)
    results = Results(AnyType)
    argument_order = "result=results_ callee operands_ * arg_attrs res_attrs no_inline"
    facts = {"any_layout": True, "call": True, "callee": "callee", "not_inlined_with": "no_inline"}
    symbol_uses = (Check("Callee", "func.func"),)
    assembly_format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"


class CallIndirectOp(Op, dialect=func, name="call_indirect"):
    """A call of a function value."""

    callee = Operand(FunctionType)
    callee_operands = Operands(AnyType)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    results = Results(AnyType)
    traits = (
        TypesMatchWith("callee input types match argument types", "callee", "callee_operands", "FunctionInputs"),
        TypesMatchWith("callee result types match result types", "callee", "results", "FunctionResults"),
    )
    assembly_format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)"


class ConstantOp(Op, dialect=func, name="constant"):
    """A function as a value."""

    value = Attr(FlatSymbolRefAttr)
    result = Result(AnyType)
    traits = (ConstantLike, Pure)
    symbol_uses = (Check("FunctionReference", "func.func"),)
    result_name = "f"
    assembly_format = "attr-dict $value `:` type(results)"


class FuncOp(Op, dialect=func, name="func"):
    """A function: a signature, and a body unless it is a declaration."""

    sym_name = Attr(SymbolNameAttr)
    function_type = Attr(FunctionTypeAttr)
    sym_visibility = OptionalAttr(StrAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    no_inline = Attr(UnitAttr)
    body = Region()
    facts = {"function": True, "not_inlined_with": "no_inline"}
    traits = (AffineScope, AutomaticAllocationScope, FunctionSymbol, Check("Function"), IsolatedFromAbove)
    default_dialect = "func"
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class ReturnOp(Op, dialect=func, name="return"):
    """The end of a function."""

    operands = Operands(AnyType)
    traits = (HasParent("func.func"), Pure, ReturnLike, Terminator)
    facts = {"any_layout": True, "inlined_as": "cf.br"}
    checks = (Check("ReturnOfFunction"),)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"
