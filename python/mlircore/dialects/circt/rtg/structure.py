"""The rtg dialect: sequences, tests, targets, effects, and what is written to the assembly."""

from mlircore import dialect as d
from mlircore.define.inference import Infer

from .base import (
    ContextResource, ContextResourceAttr, ContinuationType, DictAttr, FullySubstitutedSequence, LabelType, LabelVisibility,
    RandomizedSequenceType, SegmentKind, SequenceAttr, SequenceType, StringType, Validated, rtg)


class CommentOp(d.Op, dialect=rtg, name="comment"):
    comment = d.Operand(StringType)
    assembly_format = "$comment attr-dict"


class ConstraintOp(d.Op, dialect=rtg, name="constraint"):
    condition = d.Operand(d.I1)
    assembly_format = "$condition attr-dict"


class ContextSwitchOp(d.Op, dialect=rtg, name="context_switch"):
    from_ = d.Attr(ContextResourceAttr)
    to = d.Attr(ContextResourceAttr)
    sequence = d.Operand(SequenceType)
    traits = (d.HasParent("rtg.target"),)
    assembly_format = "$from `->` $to `,` $sequence `:` qualified(type($sequence)) attr-dict"


class EffectOp(d.Op, dialect=rtg, name="effect"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    traits = (d.Symbol, d.HasParent("builtin.module"))
    assembly_format = "$sym_name `:` $function_type attr-dict"


class EmbedSequenceOp(d.Op, dialect=rtg, name="embed_sequence"):
    sequence = d.Operand(RandomizedSequenceType)
    assembly_format = "$sequence attr-dict"


class GetSequenceOp(d.Op, dialect=rtg, name="get_sequence"):
    sequence = d.Attr(d.FlatSymbolRefAttr)
    ref = d.Result(SequenceType)
    traits = (d.Pure,)
    assembly_format = "$sequence `:` qualified(type($ref)) attr-dict"


class LabelOp(d.Op, dialect=rtg, name="label"):
    visibility = d.Attr(LabelVisibility)
    label = d.Operand(LabelType)
    assembly_format = "$visibility $label attr-dict"


class LabelUniqueDeclOp(d.Op, dialect=rtg, name="label_unique_decl"):
    namePrefix = d.Operand(StringType)
    label = d.Result(LabelType)
    effects = ("allocate label",)
    assembly_format = "$namePrefix attr-dict"


class OnContextOp(d.Op, dialect=rtg, name="on_context"):
    context_ = d.Operand(ContextResource)
    sequence = d.Operand(FullySubstitutedSequence)
    assembly_format = "$context `,` $sequence `:` qualified(type($context)) attr-dict"


class PerformOp(d.Op, dialect=rtg, name="perform"):
    effect = d.Attr(d.FlatSymbolRefAttr)
    operands_ = d.Operands(d.AnyType)
    result_ = d.OptionalResult(d.AnyType)
    effects = ("write",)
    assembly_format = "$effect `(` $operands `)` `:` custom<`rtg.EffectTypes`>(type($operands), type($result)) attr-dict"


class RandomScopeOp(d.Op, dialect=rtg, name="random_scope"):
    seed = d.OptionalAttr(d.IndexAttr)
    results = d.Results(d.AnyType)
    bodyRegion = d.Region(1)
    traits = (d.NoRegionArguments, d.SingleBlock)
    implicit_terminator = "rtg.yield"
    effects = ("read", "write", "nested")
    assembly_format = "(`seed` $seed^)? attr-dict-with-keyword (`:` type($results)^)? $bodyRegion"


class RandomizeSequenceOp(d.Op, dialect=rtg, name="randomize_sequence"):
    sequence = d.Operand(FullySubstitutedSequence)
    randomizedSequence = d.Result(RandomizedSequenceType)
    assembly_format = "$sequence attr-dict"


class ResumeOp(d.Op, dialect=rtg, name="resume"):
    continuation = d.Operand(ContinuationType)
    value = d.OptionalOperand(d.AnyType)
    assembly_format = "$continuation (`,` $value^)? attr-dict `:` type($continuation) (`,` type($value)^)?"


class SegmentOp(d.Op, dialect=rtg, name="isa.segment"):
    kind = d.Attr(SegmentKind)
    bodyRegion = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    assembly_format = "$kind attr-dict-with-keyword $bodyRegion"


class SequenceOp(d.Op, dialect=rtg, name="sequence"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sequenceType = d.Attr(SequenceAttr)
    bodyRegion = d.Region(1)
    traits = (d.IsolatedFromAbove, d.Symbol, d.SingleBlock, d.NoTerminator, d.HasParent("builtin.module"))
    assembly_format = "$sym_name `` custom<`rtg.Sequence`>($sequenceType, attr-dict, $bodyRegion)"


class SpaceOp(d.Op, dialect=rtg, name="isa.space"):
    size = d.Operand(d.Index)
    assembly_format = "$size attr-dict"


class StringDataOp(d.Op, dialect=rtg, name="isa.string_data"):
    data = d.Operand(StringType)
    assembly_format = "$data attr-dict"


class SubstituteSequenceOp(d.Op, dialect=rtg, name="substitute_sequence"):
    sequence = d.Operand(SequenceType)
    replacements = d.Operands(d.AnyType)
    result = d.Result(SequenceType)
    traits = (d.Pure,)
    checks = (d.Check("InferredTypes"),)
    infer = Infer("rtg.substituted", "sequence")
    assembly_format = """
        $sequence `(` $replacements `)` `:`
        custom<`rtg.Substituted`>(type($sequence), ref($replacements), type($replacements), type($result)) attr-dict
    """


class TargetOp(d.Op, dialect=rtg, name="target"):
    sym_name = d.Attr(d.SymbolNameAttr)
    target = d.Attr(DictAttr)
    bodyRegion = d.Region(1)
    traits = (d.IsolatedFromAbove, d.Symbol, d.NoRegionArguments, d.SingleBlock, d.HasParent("builtin.module"))
    implicit_terminator = "rtg.yield"
    assembly_format = "$sym_name `:` $target attr-dict-with-keyword $bodyRegion"


class TestFailureOp(d.Op, dialect=rtg, name="test.failure"):
    errorMessage = d.Operand(StringType)
    assembly_format = "$errorMessage attr-dict"


class TestOp(d.Op, dialect=rtg, name="test"):
    sym_name = d.Attr(d.SymbolNameAttr)
    templateName = d.Attr(d.StrAttr)
    targetType = d.Attr(DictAttr)
    target = d.OptionalAttr(d.SymbolNameAttr)
    bodyRegion = d.Region(1)
    traits = (d.IsolatedFromAbove, d.Symbol, d.SingleBlock, d.NoTerminator, d.HasParent("builtin.module"))
    result_names = "rtg.Argument"
    argument_names = "*"
    assembly_format = "custom<`rtg.Test`>($sym_name, $targetType, $templateName, $target, attr-dict, $bodyRegion)"


class TestSuccessOp(d.Op, dialect=rtg, name="test.success"):
    assembly_format = "attr-dict"


class ValidateOp(d.Op, dialect=rtg, name="validate"):
    ref = d.Operand(Validated)
    defaultValue = d.Operand(d.AnyType)
    id = d.OptionalAttr(d.StrAttr)
    defaultUsedValues = d.Operands(d.AnyType)
    elseValues = d.Operands(d.AnyType)
    value = d.Result(d.AnyType)
    values = d.Results(d.AnyType)
    traits = (
        d.AllTypesMatch("defaultValue", "value"),
        d.TypesMatchWith("types of values match", "defaultUsedValues", "elseValues", "SameTypes"),
        d.TypesMatchWith("types of values match", "defaultUsedValues", "values", "SameTypes"),
        d.AttrSizedOperandSegments,
    )
    assembly_format = """
        $ref `,` $defaultValue (`,` $id^)? (` ``(` $defaultUsedValues^ `else` $elseValues `:`
        qualified(type($defaultUsedValues)) `)`)? `:` qualified(type($ref)) `->` qualified(type($defaultValue))
        attr-dict
    """


class WithHandlersOp(d.Op, dialect=rtg, name="with_handlers"):
    effects_ = d.Attr(d.ArrayAttr)
    body = d.Region(1)
    handlerRegions = d.Regions(1)
    assembly_format = "custom<`rtg.Handlers`>($effects, $body, $handlerRegions) attr-dict"


class YieldOp(d.Op, dialect=rtg, name="yield"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.Terminator)
    assembly_format = "($operands^ `:` type($operands))? attr-dict"
