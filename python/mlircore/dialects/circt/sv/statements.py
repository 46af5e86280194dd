"""The sv dialect: statements."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import sv


class AliasOp(d.Op, dialect=sv, name="alias"):
    aliases = d.Operands(InOutLike)
    checks = (d.Check("sv.Alias"),)
    assembly_format = "$aliases attr-dict `:` qualified(type($aliases))"


class AlwaysCombOp(d.Op, dialect=sv, name="alwayscomb"):
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    effects = ("nested",)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "$body attr-dict"


class AlwaysFFOp(d.Op, dialect=sv, name="alwaysff"):
    clockEdge = d.Attr(EventControl)
    clock = d.Operand(d.I1)
    resetStyle = d.Attr(ResetType, default="noreset")
    resetEdge = d.OptionalAttr(EventControl)
    reset = d.OptionalOperand(d.I1)
    bodyBlk = d.Region(1)
    resetBlk = d.Region()
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    effects = ("nested",)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = """
        `(` $clockEdge $clock `)` $bodyBlk ( `(` $resetStyle `:` $resetEdge^ $reset `)` $resetBlk )? attr-dict
    """


class AlwaysOp(d.Op, dialect=sv, name="always"):
    events = d.Attr(EventsAttr)
    clocks = d.Operands(d.I1)
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    effects = ("nested",)
    checks = (d.Check("sv.NotProcedural"), d.Check("sv.Events"))
    assembly_format = "custom<`sv.Events`>($events, $clocks) $body attr-dict"


class AssignOp(d.Op, dialect=sv, name="assign"):
    dest = d.Operand(InOutLike)
    src = d.Operand(InOutElementType)
    traits = (d.TypesMatchWith("type should be element of inout type", "src", "dest", "hw.InOut"),)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = """
        $dest `,` $src attr-dict `:` qualified(type($src))
    """


class BPAssignOp(d.Op, dialect=sv, name="bpassign"):
    dest = d.Operand(InOutLike)
    src = d.Operand(InOutElementType)
    traits = (d.TypesMatchWith("type should be element of inout type", "src", "dest", "hw.InOut"),)
    checks = (d.Check("sv.Procedural"), d.Check("sv.NoWire"))
    assembly_format = """
        $dest `,` $src attr-dict `:` qualified(type($src))
    """


class CaseOp(d.Op, dialect=sv, name="case"):
    caseStyle = d.Attr(CaseStmtType, default="case")
    cond = d.Operand(d.AnyType)
    casePatterns = d.Attr(d.ArrayAttr)
    caseValues = d.Operands(d.AnyType)
    validationQualifier = d.Attr(ValidationQualifierTypeEnumAttr, default="plain")
    caseRegions = d.Regions(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    checks = (d.Check("sv.Procedural"), d.Check("sv.Case"))
    assembly_format = """
        custom<`sv.Case`>($caseStyle, $validationQualifier, $cond, type($cond), attr-dict, $casePatterns, $caseValues,
        type($caseValues), $caseRegions)
    """


class DepositOp(d.Op, dialect=sv, name="nonstandard.deposit"):
    dest = d.Operand(InOutLike)
    src = d.Operand(InOutElementType)
    traits = (d.TypesMatchWith("type should be element of inout type", "src", "dest", "hw.InOut"),)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = """
        $dest `,` $src attr-dict `:` qualified(type($src))
    """


class ForOp(d.Op, dialect=sv, name="for"):
    lowerBound = d.Operand(HWIntegerType)
    upperBound = d.Operand(HWIntegerType)
    step = d.Operand(HWIntegerType)
    inductionVarName = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.AllTypesMatch("lowerBound", "upperBound", "step"))
    argument_names = "*"
    result_names = "sv.Induction"
    checks = (d.Check("sv.Procedural"),)
    assembly_format = """
        custom<`sv.For`>($lowerBound, $upperBound, $step, type($lowerBound), $inductionVarName, $body) attr-dict
    """


class ForceOp(d.Op, dialect=sv, name="force"):
    dest = d.Operand(InOutLike)
    src = d.Operand(InOutElementType)
    traits = (d.TypesMatchWith("type should be element of inout type", "src", "dest", "hw.InOut"),)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = """
        $dest `,` $src attr-dict `:` qualified(type($src))
    """


class FuncCallProceduralOp(d.Op, dialect=sv, name="func.call.procedural"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    result_ = d.Results(d.AnyType)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)"


class GenerateCaseOp(d.Op, dialect=sv, name="generate.case"):
    cond = d.Attr(d.TypedAttr)
    casePatterns = d.Attr(PatternArrayAttr)
    caseNames = d.Attr(StrArrayAttr)
    caseRegions = d.Regions(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments, d.HasParent("sv.generate"))
    assembly_format = """
        $cond attr-dict ` ` `[` custom<`sv.CaseRegions`>($casePatterns, $caseNames, $caseRegions) `]`
    """


class GenerateForOp(d.Op, dialect=sv, name="generate.for"):
    lowerBound = d.Attr(d.TypedAttr)
    upperBound = d.Attr(d.TypedAttr)
    step = d.Attr(d.TypedAttr)
    genBlockName = d.Attr(d.StrAttr)
    inductionVarName = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (
        d.SingleBlock,
        d.NoTerminator,
        d.HasParent("sv.generate"),
        d.AllTypesMatch("lowerBound", "upperBound", "step"),
    )
    argument_names = "*"
    result_names = "sv.Induction"
    assembly_format = """
        custom<`sv.GenerateFor`>($lowerBound, $upperBound, $step, $inductionVarName, $genBlockName, $body) attr-dict
    """


class GenerateOp(d.Op, dialect=sv, name="generate"):
    sym_name = d.Attr(d.StrAttr)
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    assembly_format = "$sym_name attr-dict `:` $body"


class IfDefOp(d.Op, dialect=sv, name="ifdef"):
    cond = d.Attr(MacroIdentAttr)
    thenRegion = d.Region(1)
    elseRegion = d.Region()
    traits = (d.NoRegionArguments, d.NoTerminator, d.SingleBlock, d.GraphRegion)
    symbol_uses = (d.Check("sv.Macro"),)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "`` $cond $thenRegion (`else` $elseRegion^)? attr-dict"


class IfDefProceduralOp(d.Op, dialect=sv, name="ifdef.procedural"):
    cond = d.Attr(MacroIdentAttr)
    thenRegion = d.Region(1)
    elseRegion = d.Region()
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    symbol_uses = (d.Check("sv.Macro"),)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "`` $cond $thenRegion (`else` $elseRegion^)? attr-dict"


class IfOp(d.Op, dialect=sv, name="if"):
    cond = d.Operand(d.I1)
    thenRegion = d.Region(1)
    elseRegion = d.Region()
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$cond $thenRegion (`else` $elseRegion^)? attr-dict"


class InitialOp(d.Op, dialect=sv, name="initial"):
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    effects = ("nested",)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "$body attr-dict"


class MacroRefOp(d.Op, dialect=sv, name="macro.ref"):
    macroName = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    symbol_uses = (d.Check("sv.Macro"),)
    assembly_format = "$macroName (`(` $inputs^ `)` `:` type($inputs))? attr-dict"


class OrderedOutputOp(d.Op, dialect=sv, name="ordered"):
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = "$body attr-dict"


class PAssignOp(d.Op, dialect=sv, name="passign"):
    dest = d.Operand(InOutLike)
    src = d.Operand(InOutElementType)
    traits = (d.TypesMatchWith("type should be element of inout type", "src", "dest", "hw.InOut"),)
    checks = (d.Check("sv.Procedural"), d.Check("sv.NoWire"))
    assembly_format = """
        $dest `,` $src attr-dict `:` qualified(type($src))
    """


class ReadMemOp(d.Op, dialect=sv, name="readmem"):
    dest = d.Operand(InOutLike)
    filename = d.Attr(d.StrAttr)
    base = d.Attr(MemBaseTypeAttr)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$dest `,` $filename `,` $base attr-dict `:` qualified(type($dest))"


class ReleaseOp(d.Op, dialect=sv, name="release"):
    dest = d.Operand(InOutLike)
    checks = (d.Check("sv.Procedural"),)
    assembly_format = "$dest attr-dict `:` qualified(type($dest))"


class ReturnOp(d.Op, dialect=sv, name="return"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator, d.HasParent("sv.func"))
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class VerbatimOp(d.Op, dialect=sv, name="verbatim"):
    format_string = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    symbols = d.Attr(NameRefArrayAttr, default="[]")
    symbol_uses = (d.Check("sv.Symbols"),)
    assembly_format = "$format_string (`(` $substitutions^ `)` `:` qualified(type($substitutions)))? attr-dict"
