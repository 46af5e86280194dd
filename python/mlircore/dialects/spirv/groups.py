"""The spirv dialect: what the invocations of a group do together."""

from mlircore.dialect import AllTypesMatch, Attr, Check, Op, Operand, OptionalOperand, Pure, Relation, Result
from mlircore.dialects.spirv.enums import GroupOperationAttr, ScopeAttr, spirv
from mlircore.dialects.spirv.types import (
    AnyLike, AnyPointer, Bool, BoolLike, FloatLike, Integer, Integer32, IntegerLike, ScalarOrVector, SignlessOrUnsigned,
    SignlessOrUnsigned32, SPIRVType, define, vector_of,
)

_SUBGROUP = Relation("spirv.Subgroup")
_SCOPE = Check("spirv.GroupScope")
_BALLOT = vector_of(SignlessOrUnsigned, 4)


# --- of whole groups ---


class _Group(Op):
    execution_scope = Attr(ScopeAttr)
    group_operation = Attr(GroupOperationAttr)
    x = Operand(IntegerLike)
    result = Result(IntegerLike)
    traits = (Pure, AllTypesMatch("x", "result"))
    checks = (_SCOPE,)
    assembly_format = "$execution_scope $group_operation operands attr-dict `:` type($x)"


define(_Group, """
    GroupFAdd GroupFAddOp The sum of the floats of a group.
    GroupFMax GroupFMaxOp The greatest float of a group.
    GroupFMin GroupFMinOp The least float of a group.
    KHR.GroupFMul GroupFMulKHROp The product of the floats of a group.
""", x=Operand(FloatLike), result=Result(FloatLike))
define(_Group, """
    GroupIAdd GroupIAddOp The sum of the integers of a group.
    GroupSMax GroupSMaxOp The greatest signed integer of a group.
    GroupSMin GroupSMinOp The least signed integer of a group.
    GroupUMax GroupUMaxOp The greatest unsigned integer of a group.
    GroupUMin GroupUMinOp The least unsigned integer of a group.
    KHR.GroupIMul GroupIMulKHROp The product of the integers of a group.
""")


class GroupBroadcastOp(Op, dialect=spirv, name="GroupBroadcast"):
    """The value of one invocation for all of its group."""

    execution_scope = Attr(ScopeAttr)
    value = Operand(SPIRVType)
    localid = Operand(IntegerLike)
    result = Result(SPIRVType)
    traits = (Pure, AllTypesMatch("value", "result"))
    checks = (_SCOPE, Check("spirv.LocalId"))
    assembly_format = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)"


class INTELSubgroupBlockReadOp(Op, dialect=spirv, name="INTEL.SubgroupBlockRead"):
    """Loads a block for the invocations of a subgroup."""

    ptr = Operand(AnyPointer)
    value = Result(SPIRVType)
    checks = (Check("spirv.BlockPointee"),)
    assembly_format = "$ptr attr-dict `:` type($ptr) `->` type($value)"


class INTELSubgroupBlockWriteOp(Op, dialect=spirv, name="INTEL.SubgroupBlockWrite"):
    """Stores a block of the invocations of a subgroup."""

    ptr = Operand(AnyPointer)
    value = Operand(SPIRVType)
    checks = (Check("spirv.BlockPointee"),)
    assembly_format = """
        `` custom<`spirv.StorageOf`>(ref($ptr), `unprinted`) $ptr `,` $value `:` custom<`spirv.Pointees`>(type($value), type($ptr), `element`)
        `` custom<`spirv.NoAttrs`>(attr-dict)
    """


class KHRSubgroupBallotOp(Op, dialect=spirv, name="KHR.SubgroupBallot"):
    """The invocations of a subgroup whose condition holds, as bits."""

    predicate = Operand(Bool)
    result = Result(vector_of(Integer32, 4))
    assembly_format = "$predicate attr-dict `:` type($result)"


# --- of groups whose invocations need not all take part ---


class _NonUniform(Op):
    execution_scope = Attr(ScopeAttr)
    group_operation = Attr(GroupOperationAttr)
    value = Operand(IntegerLike)
    cluster_size = OptionalOperand(Integer)
    result = Result(IntegerLike)
    checks = (_SCOPE, Check("spirv.Cluster"))
    assembly_format = """
        $execution_scope $group_operation $value (`cluster_size` `` `(` $cluster_size^ `)`)? attr-dict `:` type($value)
        (`,` type($cluster_size)^)? `->` type(results)
    """


define(_NonUniform, """
    GroupNonUniformBitwiseAnd GroupNonUniformBitwiseAndOp The bits that all integers of a group have.
    GroupNonUniformBitwiseOr GroupNonUniformBitwiseOrOp The bits that one of the integers of a group has.
    GroupNonUniformBitwiseXor GroupNonUniformBitwiseXorOp The bits that an odd number of the integers of a group have.
    GroupNonUniformIAdd GroupNonUniformIAddOp The sum of the integers of a group.
    GroupNonUniformIMul GroupNonUniformIMulOp The product of the integers of a group.
    GroupNonUniformSMax GroupNonUniformSMaxOp The greatest signed integer of a group.
    GroupNonUniformSMin GroupNonUniformSMinOp The least signed integer of a group.
    GroupNonUniformUMax GroupNonUniformUMaxOp The greatest unsigned integer of a group.
    GroupNonUniformUMin GroupNonUniformUMinOp The least unsigned integer of a group.
""")
define(_NonUniform, """
    GroupNonUniformFAdd GroupNonUniformFAddOp The sum of the floats of a group.
    GroupNonUniformFMax GroupNonUniformFMaxOp The greatest float of a group.
    GroupNonUniformFMin GroupNonUniformFMinOp The least float of a group.
    GroupNonUniformFMul GroupNonUniformFMulOp The product of the floats of a group.
""", value=Operand(FloatLike), result=Result(FloatLike))
define(_NonUniform, """
    GroupNonUniformLogicalAnd GroupNonUniformLogicalAndOp All conditions of a group hold.
    GroupNonUniformLogicalOr GroupNonUniformLogicalOrOp One of the conditions of a group holds.
    GroupNonUniformLogicalXor GroupNonUniformLogicalXorOp An odd number of the conditions of a group hold.
""", value=Operand(BoolLike), result=Result(BoolLike))


class _Vote(Op):
    execution_scope = Attr(ScopeAttr)
    predicate = Operand(Bool)
    result = Result(Bool)
    traits = (_SUBGROUP,)
    assembly_format = "$execution_scope $predicate attr-dict `:` type($result)"


define(_Vote, """
    GroupNonUniformAll GroupNonUniformAllOp The condition holds in all invocations.
    GroupNonUniformAny GroupNonUniformAnyOp The condition holds in one of the invocations.
""")


class GroupNonUniformAllEqualOp(Op, dialect=spirv, name="GroupNonUniformAllEqual"):
    """All invocations have one value."""

    execution_scope = Attr(ScopeAttr)
    value = Operand(AnyLike)
    result = Result(Bool)
    traits = (_SUBGROUP,)
    assembly_format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)"


class GroupNonUniformBallotOp(Op, dialect=spirv, name="GroupNonUniformBallot"):
    """The invocations whose condition holds, as bits."""

    execution_scope = Attr(ScopeAttr)
    predicate = Operand(Bool)
    result = Result(_BALLOT)
    checks = (_SCOPE,)
    assembly_format = "$execution_scope $predicate attr-dict `:` type($result)"


class GroupNonUniformBallotBitCountOp(Op, dialect=spirv, name="GroupNonUniformBallotBitCount"):
    """The number of bits that are set in a ballot."""

    execution_scope = Attr(ScopeAttr)
    group_operation = Attr(GroupOperationAttr)
    value = Operand(vector_of(SignlessOrUnsigned32, 4))
    result = Result(SignlessOrUnsigned)
    traits = (_SUBGROUP,)
    assembly_format = "$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)"


class _BallotFind(Op):
    execution_scope = Attr(ScopeAttr)
    value = Operand(_BALLOT)
    result = Result(SignlessOrUnsigned)
    checks = (_SCOPE,)
    assembly_format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)"


define(_BallotFind, """
    GroupNonUniformBallotFindLSB GroupNonUniformBallotFindLSBOp The number of the lowest bit that is set in a ballot.
    GroupNonUniformBallotFindMSB GroupNonUniformBallotFindMSBOp The number of the highest bit that is set in a ballot.
""")


class GroupNonUniformBroadcastOp(Op, dialect=spirv, name="GroupNonUniformBroadcast"):
    """The value of one invocation for all of its group."""

    execution_scope = Attr(ScopeAttr)
    value = Operand(SPIRVType)
    id = Operand(Integer)
    result = Result(SPIRVType)
    traits = (Pure, AllTypesMatch("value", "result"))
    checks = (_SCOPE, Check("spirv.BroadcastId"))
    assembly_format = "$execution_scope operands attr-dict `:` type($value) `,` type($id)"


class GroupNonUniformElectOp(Op, dialect=spirv, name="GroupNonUniformElect"):
    """True in one invocation of a group."""

    execution_scope = Attr(ScopeAttr)
    result = Result(Bool)
    checks = (_SCOPE,)
    assembly_format = "$execution_scope attr-dict `:` type($result)"


class GroupNonUniformQuadSwapOp(Op, dialect=spirv, name="GroupNonUniformQuadSwap"):
    """The value of a neighbour in a square of four invocations."""

    execution_scope = Attr(ScopeAttr)
    value = Operand(AnyLike)
    direction = Operand(SignlessOrUnsigned)
    result = Result(AnyLike)
    traits = (_SUBGROUP, AllTypesMatch("value", "result"))
    assembly_format = "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)"


class GroupNonUniformRotateKHROp(Op, dialect=spirv, name="GroupNonUniformRotateKHR"):
    """The value of the invocation that is so many further, in a circle."""

    execution_scope = Attr(ScopeAttr)
    value = Operand(AnyLike)
    delta = Operand(SignlessOrUnsigned)
    cluster_size = OptionalOperand(SignlessOrUnsigned)
    result = Result(AnyLike)
    traits = (Pure, AllTypesMatch("value", "result"))
    checks = (_SCOPE, Check("spirv.Cluster"))
    assembly_format = """
        $execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) `,` type($delta)
        (`,` type($cluster_size)^)? `->` type(results)
    """


_SHUFFLE = (_SCOPE, Check("spirv.Shuffle"))


class GroupNonUniformShuffleOp(Op, dialect=spirv, name="GroupNonUniformShuffle"):
    """The value of the invocation with a number."""

    execution_scope = Attr(ScopeAttr)
    value = Operand(ScalarOrVector)
    id = Operand(Integer)
    result = Result(ScalarOrVector)
    traits = (Pure, AllTypesMatch("value", "result"))
    checks = _SHUFFLE
    assembly_format = "$execution_scope operands attr-dict `:` type($value) `,` type($id)"


class GroupNonUniformShuffleXorOp(Op, dialect=spirv, name="GroupNonUniformShuffleXor"):
    """The value of the invocation whose number differs in some bits."""

    execution_scope = Attr(ScopeAttr)
    value = Operand(ScalarOrVector)
    mask = Operand(Integer)
    result = Result(SPIRVType)
    traits = (Pure, AllTypesMatch("value", "result"))
    checks = _SHUFFLE
    assembly_format = "$execution_scope operands attr-dict `:` type($value) `,` type($mask)"


class _ShuffleBy(Op):
    execution_scope = Attr(ScopeAttr)
    value = Operand(ScalarOrVector)
    delta = Operand(Integer)
    result = Result(SPIRVType)
    traits = (Pure, AllTypesMatch("value", "result"))
    checks = _SHUFFLE
    assembly_format = "$execution_scope operands attr-dict `:` type($value) `,` type($delta)"


define(_ShuffleBy, """
    GroupNonUniformShuffleDown GroupNonUniformShuffleDownOp The value of the invocation whose number is greater by so much.
    GroupNonUniformShuffleUp GroupNonUniformShuffleUpOp The value of the invocation whose number is less by so much.
""")
