"""The nvvm dialect: what a thread on a GPU of NVIDIA can do beyond LLVM."""

from mlircore.dialect import (
    F32, I1, I32, AllTypesMatch, AnyType, Attr, AttrSizedOperandSegments, BoolAttr, Check, I32Attr, Op, Operand,
    Operands, OptionalAttr, OptionalOperand, Pure, Result, Results, StrAttr, TypeConstraint, UnitAttr, one_of,
)
from mlircore.dialects.nvvm.base import (
    I128, I16, I8, ClusterLaunchControlQueryTypeAttr, DotAccumulateTypeAttr, GridDepActionAttr, I16Attr, I32OrI64,
    MatchSyncKindAttr, PermuteModeAttr, ReduxKindAttr, SetMaxRegisterActionAttr, SharedPointer, ShflKindAttr,
    VoteSyncKindAttr, nvvm, runs_on, vector_of,
)

_Struct = TypeConstraint("LLVM struct type", ("defined", "llvm.struct"))
_Word = one_of("32-bit signless integer or 32-bit float", I32, F32)
_Shuffled = one_of("32-bit signless integer or 32-bit float or LLVM struct type", I32, F32, _Struct)
_Matched = one_of("32-bit signless integer or LLVM struct type", I32, _Struct)

# --- the lanes of a warp ---


class ShflOp(Op, dialect=nvvm, name="shfl.sync"):
    """The value that another lane has."""

    thread_mask = Operand(I32)
    val = Operand(_Word)
    offset = Operand(I32)
    mask_and_clamp = Operand(I32)
    kind = Attr(ShflKindAttr)
    return_value_and_is_valid = Attr(UnitAttr)
    res = Result(_Shuffled)
    checks = (Check("nvvm.Shfl"), runs_on("30"))
    assembly_format = "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"


class VoteSyncOp(Op, dialect=nvvm, name="vote.sync"):
    """The result of a vote among lanes."""

    mask = Operand(I32)
    pred = Operand(I1)
    kind = Attr(VoteSyncKindAttr)
    res = Result(one_of("32-bit signless integer or 1-bit signless integer", I32, I1))
    checks = (Check("nvvm.Vote"),)
    assembly_format = "$kind $mask `,` $pred attr-dict `->` type($res)"


class MatchSyncOp(Op, dialect=nvvm, name="match.sync"):
    """Which lanes have the same value."""

    thread_mask = Operand(I32)
    val = Operand(I32OrI64)
    kind = Attr(MatchSyncKindAttr)
    res = Result(_Matched)
    checks = (Check("nvvm.Match"),)
    assembly_format = "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)"


class ReduxOp(Op, dialect=nvvm, name="redux.sync"):
    """Combines values of lanes."""

    val = Operand(_Word)
    kind = Attr(ReduxKindAttr)
    mask_and_clamp = Operand(I32)
    abs = Attr(BoolAttr, default="false")
    nan = Attr(BoolAttr, default="false")
    res = Result(_Word)
    traits = (AllTypesMatch("res", "val"),)
    checks = (Check("nvvm.Redux"), runs_on("80"))
    assembly_format = "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"


class ElectSyncOp(Op, dialect=nvvm, name="elect.sync"):
    """Whether this lane was chosen."""

    membermask = OptionalOperand(I32)
    pred = Result(I1)
    assembly_format = "($membermask^)? attr-dict `->` type(results)"

# --- numbers ---


class RcpApproxFtzF32Op(Op, dialect=nvvm, name="rcp.approx.ftz.f"):
    """About the reciprocal."""

    arg = Operand(F32)
    res = Result(F32)
    traits = (Pure,)
    assembly_format = "$arg attr-dict `:` type($res)"


class PermuteOp(Op, dialect=nvvm, name="prmt"):
    """Bytes of two registers, chosen by a third."""

    lo = Operand(I32)
    hi = OptionalOperand(I32)
    selector = Operand(I32)
    mode = Attr(PermuteModeAttr)
    res = Result(I32)
    traits = (Pure,)
    checks = (Check("nvvm.Permute"),)
    assembly_format = "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)"


class DotAccumulate4WayOp(Op, dialect=nvvm, name="dot.accumulate.4way"):
    """A sum of four products of bytes."""

    a = Operand(vector_of(I8, 4))
    a_type = Attr(DotAccumulateTypeAttr)
    b = Operand(vector_of(I8, 4))
    b_type = Attr(DotAccumulateTypeAttr)
    c = Operand(I32)
    res = Result(I32)
    assembly_format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"


class DotAccumulate2WayOp(Op, dialect=nvvm, name="dot.accumulate.2way"):
    """A sum of two products of halves and bytes."""

    a = Operand(vector_of(I16, 2))
    a_type = Attr(DotAccumulateTypeAttr)
    b = Operand(vector_of(I8, 4))
    b_type = Attr(DotAccumulateTypeAttr)
    c = Operand(I32)
    b_hi = Attr(BoolAttr)
    res = Result(I32)
    assembly_format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"

# --- the program ---


class InlinePtxOp(Op, dialect=nvvm, name="inline_ptx"):
    """PTX as text."""

    readOnlyArgs = Operands(AnyType)
    readWriteArgs = Operands(AnyType)
    ptxCode = Attr(StrAttr)
    predicate = OptionalOperand(I1)
    writeOnlyArgs = Results(AnyType)
    traits = (AttrSizedOperandSegments,)
    assembly_format = """
        $ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(` $readWriteArgs^ `:`
        type($readWriteArgs) `)` )? (`,` `predicate` `=` $predicate^)? attr-dict ( `->` type($writeOnlyArgs)^ )?
    """


class Exit(Op, dialect=nvvm, name="exit"):
    """The thread ends."""

    assembly_format = "attr-dict"


class Breakpoint(Op, dialect=nvvm, name="breakpoint"):
    """Stops for a debugger."""

    assembly_format = "attr-dict"


class NanosleepOp(Op, dialect=nvvm, name="nanosleep"):
    """The thread sleeps for about so long."""

    duration = Operand(I32)
    assembly_format = "attr-dict $duration"


class PMEventOp(Op, dialect=nvvm, name="pmevent"):
    """Counts an event."""

    maskedEventId = OptionalAttr(I16Attr)
    eventId = OptionalAttr(I32Attr)
    checks = (Check("nvvm.Event"),)
    assembly_format = "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?"


class SetMaxRegisterOp(Op, dialect=nvvm, name="setmaxregister"):
    """Increases or decreases the number of registers of each thread."""

    regCount = Attr(I32Attr)
    action = Attr(SetMaxRegisterActionAttr)
    checks = (Check("nvvm.Registers"),)
    assembly_format = "$action $regCount attr-dict"


class GriddepcontrolOp(Op, dialect=nvvm, name="griddepcontrol"):
    """Waits for the previous grid, or lets the next one begin."""

    kind = Attr(GridDepActionAttr)
    assembly_format = "$kind attr-dict"


class ClusterLaunchControlTryCancelOp(Op, dialect=nvvm, name="clusterlaunchcontrol.try.cancel"):
    """Asks that a cluster that has not begun be not launched."""

    multicast = Attr(UnitAttr)
    smemAddress = Operand(SharedPointer)
    mbarrier = Operand(SharedPointer)
    checks = (runs_on("100"),)
    assembly_format = "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict"


class ClusterLaunchControlQueryCancelOp(Op, dialect=nvvm, name="clusterlaunchcontrol.query.cancel"):
    """Reads the response to a request to cancel a cluster launch."""

    query_type = Attr(ClusterLaunchControlQueryTypeAttr)
    try_cancel_response = Operand(I128)
    res = Result(one_of("1-bit signless integer or 32-bit signless integer", I1, I32))
    checks = (Check("nvvm.Query"), runs_on("100"))
    assembly_format = "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)"
