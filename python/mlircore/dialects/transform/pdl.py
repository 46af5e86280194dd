"""transform.pdl: what patterns of pdl match."""

from mlircore.dialect import Attr, Check, Extension, NoTerminator, Op, Operand, OptionalOperand, Region, Result, SymbolRefAttr, SymbolTable
from mlircore.dialects.transform.base import TOP_LEVEL, Handle, PossibleTopLevel, consumes, reads, transform

pdl = Extension(transform, __name__)


class PDLMatchOp(Op, dialect=transform, name="pdl_match"):
    """All operations that a pattern of pdl matches."""

    root = Operand(Handle)
    pattern_name = Attr(SymbolRefAttr)
    matched = Result(Handle)
    effects = reads("root", "matched")
    assembly_format = "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)"


class WithPDLPatternsOp(Op, dialect=transform, name="with_pdl_patterns"):
    """Patterns of pdl, and the operation that uses them."""

    root = OptionalOperand(Handle)
    body = Region(blocks=1)
    traits = (NoTerminator, SymbolTable, PossibleTopLevel)
    effects = ("nested?", "read root")
    facts = consumes("body") | TOP_LEVEL
    checks = (Check("transform.PdlPatterns"),)
    default_dialect = "transform"
    assembly_format = "($root^ `:` type($root))? attr-dict-with-keyword regions"


__getattr__ = pdl.member  # functions that build operations, and what else the definitions say
__dir__ = pdl.members
