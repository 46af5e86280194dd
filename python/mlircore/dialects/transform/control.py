"""The transform dialect: what is done, and in which order."""

from mlircore.define.opcodes import VARIADIC
from mlircore.define.regions import ALL, OPERATION, Edge
from mlircore.dialect import (
    Attr, AttrSizedOperandSegments, Check, DialectNames, DictArrayAttr, GraphRegion, I64Attr, IsolatedFromAbove, NoTerminator, Op,
    Operand, Operands, OptionalAttr, OptionalOperand, Region, Result, Results, SingleBlock, StrAttr, Symbol, SymbolNameAttr, SymbolRefAttr,
    Terminator, UnitAttr,
)
from mlircore.dialects.transform.base import (
    AnyTransformType, consumes, ConversionPatterns, DictionaryAttr, FailurePropagationMode, Handle, Matcher, NamedSequenceTypeAttr,
    Param, Patterns, TOP_LEVEL, PossibleTopLevel, StrArrayAttr, SymbolRefArrayAttr, ToLLVM, reads,
    transform,
)


class AlternativesOp(Op, dialect=transform, name="alternatives"):
    """The first of its regions that succeeds."""

    scope = OptionalOperand(Handle)
    results_ = Results(Handle)
    alternatives = Region(blocks=1, arity=VARIADIC)
    traits = (IsolatedFromAbove, PossibleTopLevel, SingleBlock)
    facts = consumes() | TOP_LEVEL | {"region_edges": (Edge(OPERATION, ALL),)}
    checks = (Check("transform.Alternatives"),)
    region_checks = (Check("RegionEdges"),)
    implicit_terminator = "transform.yield"
    assembly_format = "($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions"


class ApplyConversionPatternsOp(Op, dialect=transform, name="apply_conversion_patterns"):
    """Converts operations with the patterns in its body."""

    target = Operand(Handle)
    legal_ops = OptionalAttr(StrArrayAttr)
    illegal_ops = OptionalAttr(StrArrayAttr)
    legal_dialects = OptionalAttr(StrArrayAttr)
    illegal_dialects = OptionalAttr(StrArrayAttr)
    partial_conversion = Attr(UnitAttr)
    preserve_handles = Attr(UnitAttr)
    patterns = Region(blocks=1, at_most=True)
    default_type_converter_region = Region(blocks=1, at_most=True, arity=VARIADIC)
    traits = (NoTerminator, SingleBlock, GraphRegion)
    facts = consumes("target", "!preserve_handles")
    checks = (Check("transform.Conversion"),)
    assembly_format = "`to` $target $patterns (`with` `type_converter` $default_type_converter_region^)? attr-dict `:` type($target)"


class ApplyToLLVMConversionPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.dialect_to_llvm"):
    """A dialect's own patterns for what becomes LLVM's."""

    dialect_name = Attr(StrAttr)
    facts = ToLLVM
    checks = (
        *ConversionPatterns.checks,
        Check("transform.ToLLVM", "dialect_name",
              DialectNames("arith cf complex func index math memref nvvm ub vector"),
              DialectNames("affine amdgpu arm_neon arm_sve bufferization builtin gpu irdl linalg llvm nvgpu pdl pdl_interp rocdl scf "
                           "sparse_tensor tensor transform x86vector xegpu")),
    )
    assembly_format = "$dialect_name attr-dict"


class ApplyCommonSubexpressionEliminationOp(Op, dialect=transform, name="apply_cse"):
    """Makes one of equal operations inside."""

    target = Operand(Handle)
    assembly_format = "`to` $target attr-dict `:` type($target)"


class ApplyDeadCodeEliminationOp(Op, dialect=transform, name="apply_dce"):
    """Removes operations inside that nothing needs."""

    target = Operand(Handle)
    assembly_format = "`to` $target attr-dict `:` type($target)"


class ApplyLoopInvariantCodeMotionOp(Op, dialect=transform, name="apply_licm"):
    """Moves what does not change out of a loop."""

    target = Operand(Handle)
    assembly_format = "`to` $target attr-dict `:` type($target)"


class ApplyPatternsOp(Op, dialect=transform, name="apply_patterns"):
    """Rewrites all inside with the patterns in its body, until nothing changes."""

    target = Operand(Handle)
    apply_cse = Attr(UnitAttr)
    max_iterations = Attr(I64Attr, default="-1 : i64")
    max_num_rewrites = Attr(I64Attr, default="-1 : i64")
    patterns = Region(blocks=1, at_most=True)
    traits = (NoTerminator, SingleBlock, GraphRegion)
    checks = (Check("transform.Patterns"),)
    assembly_format = "`to` $target $patterns attr-dict `:` type($target)"


class ApplyCanonicalizationPatternsOp(Patterns, dialect=transform, name="apply_patterns.canonicalization"):
    """The patterns that all dialects simplify with."""


class ApplyRegisteredPassOp(Op, dialect=transform, name="apply_registered_pass"):
    """Runs a pass, by name."""

    target = Operand(Handle)
    pass_name = Attr(StrAttr)
    options = Attr(DictionaryAttr, default="{}")
    dynamic_options = Operands(Param)
    result = Result(Handle)
    facts = consumes("target")
    checks = (Check("transform.PassOptions", "dynamic_options"),)
    assembly_format = """
        $pass_name oilist(`with` `options` `=` custom<`transform.PassOptions`>($options, $dynamic_options)) `to` $target attr-dict
        `:` functional-type(operands, results)
    """


class CollectMatchingOp(Op, dialect=transform, name="collect_matching"):
    """Collects the results of a matcher for all nested operations."""

    root = Operand(Handle)
    matcher = Attr(SymbolRefAttr)
    results_ = Results(AnyTransformType)
    symbol_uses = (Check("transform.CollectMatching"),)
    assembly_format = "$matcher `in` $root attr-dict `:` functional-type($root, $results)"


class ForeachOp(Op, dialect=transform, name="foreach"):
    """Does its body for each operation, value or parameter."""

    targets = Operands(AnyTransformType)
    with_zip_shortest = Attr(UnitAttr)
    results_ = Results(AnyTransformType)
    body = Region(blocks=1)
    traits = (SingleBlock,)
    effects = ("nested", *reads("targets", "results"))
    facts = consumes("body")
    checks = (Check("transform.Foreach"),)
    implicit_terminator = "transform.yield"
    assembly_format = "$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results)^)? $body attr-dict"


class ForeachMatchOp(Op, dialect=transform, name="foreach_match"):
    """Does for each operation below what belongs to the first matcher that takes it."""

    root = Operand(Handle)
    forwarded_inputs = Operands(AnyTransformType)
    restrict_root = Attr(UnitAttr)
    flatten_results = Attr(UnitAttr)
    matchers = Attr(SymbolRefArrayAttr)
    actions = Attr(SymbolRefArrayAttr)
    updated = Result(Handle)
    forwarded_outputs = Results(AnyTransformType)
    result_names = "MatchResults"
    facts = consumes("root")
    checks = (Check("transform.ForeachMatch"),)
    symbol_uses = (Check("transform.MatchSymbols"),)
    default_dialect = "transform"
    assembly_format = """
        oilist(`restrict_root` $restrict_root | `flatten_results` $flatten_results ) `in` $root (`,` $forwarded_inputs^)?
        custom<`transform.MatchSymbols`>($matchers, $actions) attr-dict `:` functional-type(operands, results)
    """


class IncludeOp(Op, dialect=transform, name="include"):
    """Does a named sequence."""

    target = Attr(SymbolRefAttr)
    failure_propagation_mode = Attr(FailurePropagationMode)
    operands_ = Operands(AnyTransformType)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    results_ = Results(AnyTransformType)
    facts = {**Matcher, "callee": "target"}
    symbol_uses = (Check("transform.Include"),)
    assembly_format = """
        $target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` functional-type($operands, $results)
    """


class NamedSequenceOp(Op, dialect=transform, name="named_sequence"):
    """Operations that have a name, to be included or to match."""

    sym_name = Attr(SymbolNameAttr)
    function_type = Attr(NamedSequenceTypeAttr)
    sym_visibility = OptionalAttr(StrAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    body = Region(blocks=1, at_most=True)
    facts = {"transform.named_sequence": True}
    traits = (Symbol, Check("Function"), IsolatedFromAbove)
    checks = (Check("transform.NamedSequence", "transform.yield"),)
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class SequenceOp(Op, dialect=transform, name="sequence"):
    """Operations that are done one after another."""

    failure_propagation_mode = Attr(FailurePropagationMode)
    root = OptionalOperand(Handle)
    extra_bindings = Operands(AnyTransformType)
    results_ = Results(Handle)
    body = Region(blocks=1)
    traits = (PossibleTopLevel, SingleBlock, AttrSizedOperandSegments)
    effects = ("nested!", *reads("root", "results"))
    facts = Matcher | consumes("body") | TOP_LEVEL | {"region_edges": (Edge(OPERATION, ALL),)}
    checks = (Check("transform.Sequence", "root"),)
    region_checks = (Check("RegionEdges"),)
    implicit_terminator = "transform.yield"
    default_dialect = "transform"
    assembly_format = """
        ($root^ (`,` $extra_bindings^)? `:`)? custom<SemiFunctionType>(type($root), type($extra_bindings), `list`) (`->` type($results)^)? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions
    """


class YieldOp(Op, dialect=transform, name="yield"):
    """The end of a region, and what it answers."""

    operands_ = Operands(AnyTransformType)
    traits = (Terminator,)
    effects = ("read operands",)
    facts = consumes()
    assembly_format = "operands attr-dict (`:` type($operands)^)?"
