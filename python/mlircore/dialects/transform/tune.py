"""transform.tune: choices that a tuner makes."""

from mlircore.define.opcodes import VARIADIC
from mlircore.dialect import (
    AnyAttr, Attr, Check, Extension, NoRegionArguments, Op, OptionalAttr, OptionalOperand, Region, Result, Results, SingleBlock,
)
from mlircore.dialects.transform.base import AnyIntegerAttr, AnyTransformType, Param, StringAttr, transform, reads

tune = Extension(transform, __name__)


class AlternativesOp(Op, dialect=transform, name="tune.alternatives"):
    """One of its regions, which a tuner chooses."""

    name_ = Attr(StringAttr)
    selected_region_attr = OptionalAttr(AnyIntegerAttr)
    selected_region_param = OptionalOperand(Param)
    results_ = Results(AnyTransformType)
    alternatives = Region(blocks=1, arity=VARIADIC)
    traits = (SingleBlock, NoRegionArguments)
    checks = (Check("transform.SelectedRegion"),)
    region_checks = (Check("transform.Yields"),)
    implicit_terminator = "transform.yield"
    effects = reads("selected_region_param", "results")
    assembly_format = """
        `<` $name `>` oilist(`selected_region` `=` custom<IntegerOrValue>($selected_region_param, $selected_region_attr,
        `expected either an integer attribute or a transform.param operand`))
        attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->` type($results)^)? regions
    """


class KnobOp(Op, dialect=transform, name="tune.knob"):
    """A parameter that a tuner chooses."""

    name_ = Attr(StringAttr)
    options = Attr(AnyAttr)
    selected = OptionalAttr(AnyAttr)
    result = Result(Param)
    checks = (Check("transform.Knob"),)
    effects = ("read", *reads(None, "result"))
    assembly_format = "`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)"


__getattr__ = tune.member  # functions that build operations, and what else the definitions say
__dir__ = tune.members
