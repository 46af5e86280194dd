"""transform.loop: loops of scf."""

from mlircore.dialect import Attr, BoolAttr, Extension, I64Attr, Op, Operand, Result, Results, StrAttr, UnitAttr
from mlircore.dialects.transform.base import consumes, ConversionPatterns, Handle, Patterns, PositiveI64Attr, handle_of, transform

loop = Extension(transform, __name__)


class ApplySCFToControlFlowPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.scf.scf_to_control_flow"):
    """Loops and conditions become branches."""


class ApplySCFStructuralConversionPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.scf.structural_conversions"):
    """Types of what goes through loops and conditions change."""


class ApplyForLoopCanonicalizationPatternsOp(Patterns, dialect=transform, name="apply_patterns.scf.for_loop_canonicalization"):
    """Simplifies what depends on a loop's bounds."""


class LoopCoalesceOp(Op, dialect=transform, name="loop.coalesce"):
    """Makes one loop of perfectly nested ones."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type($target, $transformed)"


class ForallToForOp(Op, dialect=transform, name="loop.forall_to_for"):
    """A parallel loop with results becomes a nest of loops."""

    target = Operand(Handle)
    transformed = Results(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class ForallToParallelOp(Op, dialect=transform, name="loop.forall_to_parallel"):
    """`scf.forall` becomes `scf.parallel`."""

    target = Operand(Handle)
    transformed = Results(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class LoopFuseSiblingOp(Op, dialect=transform, name="loop.fuse_sibling"):
    """Makes one loop of two with the same bounds."""

    target = Operand(Handle)
    source = Operand(Handle)
    fused_loop = Result(Handle)
    facts = consumes()
    assembly_format = "$target `into` $source attr-dict `:` functional-type(operands, results)"


class LoopOutlineOp(Op, dialect=transform, name="loop.outline"):
    """Puts loops into functions of their own."""

    target = Operand(Handle)
    func_name = Attr(StrAttr)
    function = Result(Handle)
    call = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class ParallelForToNestedForOps(Op, dialect=transform, name="loop.parallel_for_to_nested_fors"):
    """`scf.parallel` becomes a nest of loops."""

    target = Operand(Handle)
    transformed = Results(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class LoopPeelOp(Op, dialect=transform, name="loop.peel"):
    """Puts the first or last iterations beside the loop."""

    target = Operand(handle_of("scf.for"))
    peel_front = Attr(BoolAttr, default="false")
    fail_if_already_divisible = Attr(BoolAttr, default="false")
    peeled_loop = Result(Handle)
    remainder_loop = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class LoopPipelineOp(Op, dialect=transform, name="loop.pipeline"):
    """Iterations overlap."""

    target = Operand(handle_of("scf.for"))
    iteration_interval = Attr(I64Attr, default="1 : i64")
    read_latency = Attr(I64Attr, default="10 : i64")
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class LoopPromoteIfOneIterationOp(Op, dialect=transform, name="loop.promote_if_one_iteration"):
    """A loop with one iteration becomes its body."""

    target = Operand(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` type($target)"


class LoopUnrollOp(Op, dialect=transform, name="loop.unroll"):
    """Repeats the body."""

    target = Operand(Handle)
    factor = Attr(PositiveI64Attr)
    facts = consumes()
    assembly_format = "$target attr-dict `:` type($target)"


class LoopUnrollAndJamOp(Op, dialect=transform, name="loop.unroll_and_jam"):
    """Repeats the body, with inner loops fused."""

    target = Operand(Handle)
    factor = Attr(PositiveI64Attr)
    facts = consumes()
    assembly_format = "$target attr-dict `:` type($target)"


class TakeAssumedBranchOp(Op, dialect=transform, name="scf.take_assumed_branch"):
    """A condition becomes one of its branches."""

    target = Operand(Handle)
    take_else_branch = Attr(UnitAttr)
    assembly_format = "$target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)"


class HoistLoopInvariantSubsetsOp(Op, dialect=transform, name="loop.hoist_loop_invariant_subsets"):
    """Moves parts of tensors that a loop reads and writes out of it."""

    target = Operand(Handle)
    assembly_format = "$target attr-dict `:` type($target)"


__getattr__ = loop.member  # functions that build operations, and what else the definitions say
__dir__ = loop.members
