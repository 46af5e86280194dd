"""The firrtl dialect: connections, assertions, prints, conditions, layer blocks."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import firrtl


class AttachOp(d.Op, dialect=firrtl, name="attach"):
    attached = d.Operands(Analog)
    assembly_format = "$attached attr-dict `:` type($attached)"


class ConnectOp(d.Op, dialect=firrtl, name="connect"):
    dest = d.Operand(ConnectableType)
    src = d.Operand(ConnectableType)
    checks = (d.Check("firrtl.Connect"),)
    assembly_format = "$dest `,` $src attr-dict `:` custom<`circt.OneOrTwoTypes`>(type($dest), type($src))"


class MatchingConnectOp(d.Op, dialect=firrtl, name="matchingconnect"):
    dest = d.Operand(MatchingConnectableType)
    src = d.Operand(MatchingConnectableType)
    checks = (d.Check("firrtl.MatchingConnect"),)
    assembly_format = "$dest `,` $src attr-dict `:` custom<`circt.OneOrTwoTypes`>(type($dest), type($src))"


class DomainDefineOp(d.Op, dialect=firrtl, name="domain.define"):
    dest = d.Operand(Domain)
    src = d.Operand(Domain)
    traits = (d.SameTypeOperands,)
    assembly_format = "$dest `,` $src attr-dict `:` type($dest)"


class RefDefineOp(d.Op, dialect=firrtl, name="ref.define"):
    dest = d.Operand(Ref)
    src = d.Operand(Ref)
    traits = (d.SameTypeOperands,)
    assembly_format = "$dest `,` $src attr-dict `:` type($dest)"


class _Verif(d.Op):
    clock = d.Operand(Clock)
    predicate = d.Operand(UInt1)
    enable = d.Operand(UInt1)
    message = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    name_ = d.Attr(d.StrAttr, default='""')
    isConcurrent = d.Attr(d.BoolAttr, default="false", shown=True)
    eventControl = d.Attr(EventControl, default="posedge", shown=True)
    assembly_format = """
        $clock `,` $predicate `,` $enable `,` $message (`(` $substitutions^ `)`)? `:` type($clock) `,` type($predicate)
        `,` type($enable) (`,` type($substitutions)^)? custom<`circt.SpacedDict`>(attr-dict)
    """


class AssertOp(_Verif, dialect=firrtl, name="assert"):
    pass


class AssumeOp(_Verif, dialect=firrtl, name="assume"):
    pass


class CoverOp(_Verif, dialect=firrtl, name="cover"):
    pass


class UnclockedAssumeIntrinsicOp(d.Op, dialect=firrtl, name="int.unclocked_assume"):
    predicate = d.Operand(UInt1)
    enable = d.Operand(UInt1)
    message = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    name_ = d.Attr(d.StrAttr, default='""')
    assembly_format = """
        $predicate `,` $enable `,` $message (`(` $substitutions^ `)`)? `:` type($predicate) `,` type($enable)
        (`,` type($substitutions)^)? custom<`circt.SpacedDict`>(attr-dict)
    """


class PrintFOp(d.Op, dialect=firrtl, name="printf"):
    clock = d.Operand(Clock)
    cond = d.Operand(UInt1)
    formatString = d.Attr(d.StrAttr)
    substitutions = d.Operands(PrintfOperand)
    name_ = d.Attr(d.StrAttr, default='""')
    assembly_format = """
        $clock `,` $cond `,` $formatString attr-dict ` ` (`(` $substitutions^ `)`)? `:` type($clock) `,` type($cond)
        (`,` type($substitutions)^)?
    """


class FPrintFOp(d.Op, dialect=firrtl, name="fprintf"):
    clock = d.Operand(Clock)
    cond = d.Operand(UInt1)
    outputFile = d.Attr(d.StrAttr)
    outputFileSubstitutions = d.Operands(PrintfOperand)
    formatString = d.Attr(d.StrAttr)
    substitutions = d.Operands(PrintfOperand)
    name_ = d.Attr(d.StrAttr, default='""')
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $clock `,` $cond `,` $outputFile (`` `(` $outputFileSubstitutions^ `)`)? `,` $formatString
        (`` `(` $substitutions^ `)`)? attr-dict `:` type($clock) `,` type($cond) ``
        custom<`firrtl.MoreTypes`>(ref($outputFileSubstitutions), type($outputFileSubstitutions), type($substitutions))
    """


class FFlushOp(d.Op, dialect=firrtl, name="fflush"):
    clock = d.Operand(Clock)
    cond = d.Operand(UInt1)
    outputFile = d.OptionalAttr(d.StrAttr)
    outputFileSubstitutions = d.Operands(PrintfOperand)
    assembly_format = """
        $clock `,` $cond (`,` $outputFile^ (`(` $outputFileSubstitutions^ `)`)?)? attr-dict `:` type($clock) `,`
        type($cond) (`,` type($outputFileSubstitutions)^)?
    """


class SkipOp(d.Op, dialect=firrtl, name="skip"):
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class StopOp(d.Op, dialect=firrtl, name="stop"):
    clock = d.Operand(Clock)
    cond = d.Operand(UInt1)
    exitCode = d.Attr(d.I32Attr)
    name_ = d.Attr(d.StrAttr, default='""')
    assembly_format = "$clock `,` $cond `,` $exitCode attr-dict `:` type($clock) `,` type($cond)"


class WhenOp(d.Op, dialect=firrtl, name="when"):
    condition = d.Operand(UInt1)
    thenRegion = d.Region(1)
    elseRegion = d.Region()
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    effects = ("nested",)
    assembly_format = "$condition `:` type($condition) $thenRegion (`else` $elseRegion^)? attr-dict-with-keyword"


class MatchOp(d.Op, dialect=firrtl, name="match"):
    input = d.Operand(Enum)
    tags = d.Attr(I32Array)
    caseRegions = d.Regions()
    traits = (d.SingleBlock, d.NoTerminator)
    effects = ("nested",)
    assembly_format = "custom<`firrtl.Match`>($input, $tags, attr-dict, type($input), $caseRegions)"


class LayerBlockOp(d.Op, dialect=firrtl, name="layerblock"):
    layerName = d.Attr(d.SymbolRefAttr)
    region = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments,
              d.HasParent("firrtl.module", "firrtl.layerblock", "firrtl.when", "firrtl.match"))
    assembly_format = "$layerName $region attr-dict"


class ForceOp(d.Op, dialect=firrtl, name="force"):
    dest = d.Operand(FIRRTLBaseType)
    src = d.Operand(FIRRTLBaseType)
    traits = (d.SameTypeOperands,)
    assembly_format = "$dest `,` $src attr-dict `:` type($dest) `,` type($src)"


class RefForceOp(d.Op, dialect=firrtl, name="ref.force"):
    clock = d.Operand(Clock)
    predicate = d.Operand(UInt1)
    dest = d.Operand(RWProbe)
    src = d.Operand(FIRRTLBaseType)
    assembly_format = """
        $clock `,` $predicate `,` $dest `,` $src attr-dict `:` type($clock) `,` type($predicate) `,` type($dest) `,`
        type($src)
    """


class RefForceInitialOp(d.Op, dialect=firrtl, name="ref.force_initial"):
    predicate = d.Operand(UInt1)
    dest = d.Operand(RWProbe)
    src = d.Operand(FIRRTLBaseType)
    assembly_format = "$predicate `,` $dest `,` $src attr-dict `:` type($predicate) `,` type($dest) `,` type($src)"


class RefReleaseOp(d.Op, dialect=firrtl, name="ref.release"):
    clock = d.Operand(Clock)
    predicate = d.Operand(UInt1)
    dest = d.Operand(RWProbe)
    assembly_format = "$clock `,` $predicate `,` $dest attr-dict `:` type($clock) `,` type($predicate) `,` type($dest)"


class RefReleaseInitialOp(d.Op, dialect=firrtl, name="ref.release_initial"):
    predicate = d.Operand(UInt1)
    dest = d.Operand(RWProbe)
    assembly_format = "$predicate `,` $dest attr-dict `:` type($predicate) `,` type($dest)"


class BindOp(d.Op, dialect=firrtl, name="bind"):
    instance = d.Attr(InnerRef)
    assembly_format = "$instance attr-dict"
