"""The ml_program dialect: functions, graphs and global values of a machine-learning program."""

from mlircore.define.inference import GIVEN
from mlircore.define.types_attributes import AttrDef, SelfType, TypeDef
from mlircore.dialect import (
    AnyAttr,
    AnyType,
    Attr,
    Check,
    Dialect,
    DictArrayAttr,
    FunctionSymbol,
    FunctionTypeAttr,
    GraphRegion,
    HasParent,
    IsolatedFromAbove,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    Pure,
    Region,
    Result,
    ReturnLike,
    SingleBlock,
    StrAttr,
    Symbol,
    SymbolNameAttr,
    SymbolRefAttr,
    Terminator,
    TypeAttr,
    UnitAttr,
)

ml_program = Dialect("ml_program", infer=GIVEN, inlining="operations")


class TokenType(TypeDef, dialect=ml_program, mnemonic="token"):
    """Says what comes before what."""

    summary = "Token for establishing execution ordering in a graph"


class ExternAttr(AttrDef, dialect=ml_program, mnemonic="extern"):
    """A value that comes from elsewhere."""

    type_ = SelfType()
    alias = "extern"


class _Function(Op):
    sym_name = Attr(SymbolNameAttr)
    function_type = Attr(FunctionTypeAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    sym_visibility = OptionalAttr(StrAttr)
    body = Region()
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class FuncOp(_Function, dialect=ml_program, name="func"):
    """A function."""

    traits = (FunctionSymbol, Check("Function"), IsolatedFromAbove)


class SubgraphOp(_Function, dialect=ml_program, name="subgraph"):
    """A function whose operations are in no order."""

    traits = (FunctionSymbol, Check("Function"), GraphRegion, IsolatedFromAbove, SingleBlock)


class OutputOp(Op, dialect=ml_program, name="output"):
    """The results of a graph."""

    operands = Operands(AnyType)
    traits = (Pure, HasParent("ml_program.subgraph"), ReturnLike, Terminator)
    checks = (Check("ReturnOfFunction", "output"),)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class ReturnOp(Op, dialect=ml_program, name="return"):
    """The end of a function."""

    operands = Operands(AnyType)
    traits = (Pure, HasParent("ml_program.func"), ReturnLike, Terminator)
    checks = (Check("ReturnOfFunction"),)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class GlobalOp(Op, dialect=ml_program, name="global"):
    """A global value."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    is_mutable = Attr(UnitAttr)
    value = OptionalAttr(AnyAttr)
    sym_visibility = OptionalAttr(StrAttr)
    traits = (Symbol,)
    checks = (Check("ml_program.Global", "is_mutable", "value"),)
    assembly_format = """
        custom<`ml_program.Visibility`>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``
        custom<`ml_program.InitialValue`>($type, $value) attr-dict
    """


class _Load(Op):
    global_ = Attr(SymbolRefAttr)
    result = Result(AnyType)
    result_names = "GlobalName"
    assembly_format = "$global `:` type($result) attr-dict"


class GlobalLoadOp(_Load, dialect=ml_program, name="global_load"):
    """The value of a global."""

    effects = ("read",)
    symbol_uses = (Check("ml_program.GlobalUse", "global", "result", "load", "ml_program.global"),)


class GlobalLoadConstOp(_Load, dialect=ml_program, name="global_load_const"):
    """The value of a global that never changes."""

    traits = (Pure,)
    symbol_uses = (Check("ml_program.GlobalUse", "global", "result", "load as const", "ml_program.global"),)


class GlobalLoadGraphOp(Op, dialect=ml_program, name="global_load_graph"):
    """The value of a global, in a graph."""

    global_ = Attr(SymbolRefAttr)
    consumeTokens = Operands(TokenType)
    result = Result(AnyType)
    produceToken = Result(TokenType)
    effects = ("read",)
    symbol_uses = (Check("ml_program.GlobalUse", "global", "result", "load", "ml_program.global"),)
    assembly_format = """
        $global `` custom<`ml_program.Ordering`>($consumeTokens, type($produceToken)) `:` type($result) attr-dict
    """


class GlobalStoreOp(Op, dialect=ml_program, name="global_store"):
    """Changes a global."""

    global_ = Attr(SymbolRefAttr)
    value = Operand(AnyType)
    effects = ("write",)
    symbol_uses = (Check("ml_program.GlobalUse", "global", "value", "store", "ml_program.global"),)
    assembly_format = "$global `=` $value `:` type($value) attr-dict"


class GlobalStoreGraphOp(Op, dialect=ml_program, name="global_store_graph"):
    """Changes a global, in a graph."""

    global_ = Attr(SymbolRefAttr)
    value = Operand(AnyType)
    consumeTokens = Operands(TokenType)
    produceToken = Result(TokenType)
    effects = ("read",)
    symbol_uses = (Check("ml_program.GlobalUse", "global", "value", "store", "ml_program.global"),)
    assembly_format = """
        $global `=` $value `` custom<`ml_program.Ordering`>($consumeTokens, type($produceToken)) `:` type($value) attr-dict
    """


class TokenOp(Op, dialect=ml_program, name="token"):
    """A token that nothing comes before."""

    token = Result(TokenType)
    traits = (Pure,)
    assembly_format = "attr-dict"


__getattr__ = ml_program.member  # classes that other modules define, and the functions that build operations
__dir__ = ml_program.members
