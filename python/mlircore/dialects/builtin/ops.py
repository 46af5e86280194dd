"""The builtin dialect's operations."""

from mlircore.dialect import (
    AffineScope,
    AnyType,
    Check,
    Dialect,
    GraphRegion,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    Op,
    Operands,
    OptionalAttr,
    Pure,
    Region,
    Results,
    SingleBlock,
    StrAttr,
    Symbol,
    SymbolNameAttr,
    SymbolTable,
)

builtin = Dialect("builtin", with_ir=True, inlining="operations")


# Grammar: operation (builtin.module).
class ModuleOp(Op, dialect=builtin, name="module"):
    """A top-level container of operations and a symbol table, optionally with a name of its own."""

    sym_name = OptionalAttr(SymbolNameAttr)
    sym_visibility = OptionalAttr(StrAttr)
    bodyRegion = Region(blocks=1)
    facts = {"module": True}
    traits = (NoRegionArguments, NoTerminator, SingleBlock, AffineScope, IsolatedFromAbove, SymbolTable, Symbol, GraphRegion)
    default_dialect = "builtin"
    checks = (Check("DialectAttributes"),)
    assembly_format = "($sym_name^)? attr-dict-with-keyword $bodyRegion"


# Grammar: operation (builtin.unrealized_conversion_cast).
class UnrealizedConversionCastOp(Op, dialect=builtin, name="unrealized_conversion_cast"):
    """Stands for a conversion between types of systems that are not reconciled yet."""

    inputs = Operands(AnyType)
    outputs = Results(AnyType)
    traits = (Pure,)
    checks = (Check("CastResults"),)
    assembly_format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"
