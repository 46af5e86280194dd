"""Operations of the smt dialect: the solver, formulas, functions, arrays, bit-vectors, integers."""

from mlircore.define.inference import Infer
from mlircore.dialect import (
    AllTypesMatch, AnyType, Attr, BoolAttr, Check, Commutative, ConstantLike, HasParent, I32Attr, InferredType, IsolatedFromAbove,
    NoRegionArguments, Op, Operand, Operands, OptionalAttr, Pure, Region, Result, Results, ReturnLike, SameOperandsAndResultType, SameTypeOperands, SingleBlock,
    StrAttr, Terminator, TypesMatchWith, UnitAttr,
)
from mlircore.define import opcodes as oc
from mlircore.dialects.smt.base import (
    AnyIntegerAttr, AnyNonFuncSMTType, AnyNonSMTType, AnySMTType, ArrayType, BitVectorAttr, BitVectorType, BoolType, BVCmpPredicateAttr,
    IntPredicateAttr, IntType, NonNegativeI32Attr, SMTFuncType, StrArrayAttr, smt,
)

# --- the solver ---


class SolverOp(Op, dialect=smt, name="solver"):
    """A solver, as long as its region is executed."""

    inputs = Operands(AnyNonSMTType)
    bodyRegion = Region(1)
    results_ = Results(AnyNonSMTType)
    traits = (IsolatedFromAbove, SingleBlock)
    implicit_terminator = "smt.yield"
    region_checks = (Check("smt.Solver"),)
    assembly_format = "`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion"


class SetLogicOp(Op, dialect=smt, name="set_logic"):
    """Chooses the theories that the solver uses: set-logic."""

    logic = Attr(StrAttr)
    traits = (HasParent("smt.solver"),)
    assembly_format = "$logic attr-dict"


class AssertOp(Op, dialect=smt, name="assert"):
    """Asserts a formula: assert."""

    input = Operand(BoolType)
    assembly_format = "$input attr-dict"


class ResetOp(Op, dialect=smt, name="reset"):
    """Forgets all that was asserted and declared: reset."""

    assembly_format = "attr-dict"


class PushOp(Op, dialect=smt, name="push"):
    """Opens so many levels of assertions: push."""

    count = Attr(NonNegativeI32Attr)
    assembly_format = "$count attr-dict"


class PopOp(Op, dialect=smt, name="pop"):
    """Closes so many levels, with all that was asserted in them: pop."""

    count = Attr(NonNegativeI32Attr)
    assembly_format = "$count attr-dict"


class CheckOp(Op, dialect=smt, name="check"):
    """Asks whether all assertions can hold, and goes on in the region for the answer: check-sat."""

    satRegion = Region(1)
    unknownRegion = Region(1)
    unsatRegion = Region(1)
    results_ = Results(AnyType)
    traits = (NoRegionArguments, SingleBlock)
    implicit_terminator = "smt.yield"
    region_checks = (Check("smt.Check"),)
    assembly_format = """
        attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion (`->` qualified(type($results))^ )?
    """


class YieldOp(Op, dialect=smt, name="yield"):
    """The end of a region, with what it gives back."""

    values = Operands(AnyType)
    traits = (Pure, Terminator, ReturnLike)
    assembly_format = "($values^ `:` qualified(type($values)))? attr-dict"


# --- formulas ---


class DeclareFunOp(Op, dialect=smt, name="declare_fun"):
    """A new symbol of that sort: declare-const, or declare-fun. The prefix is for its name."""

    namePrefix = OptionalAttr(StrAttr)
    result = Result(AnySMTType)
    result_names = "smt.Prefix"
    effects = ("allocate result",)
    assembly_format = "($namePrefix^)? attr-dict `:` qualified(type($result))"


class BoolConstantOp(Op, dialect=smt, name="constant"):
    """true or false."""

    value = Attr(BoolAttr)
    result = Result(BoolType)
    traits = (Pure, ConstantLike)
    result_names = "smt.Bool"
    assembly_format = "$value attr-dict"


class _Comparison(Op):
    inputs = Operands(AnyNonFuncSMTType)
    result = Result(BoolType)
    traits = (Pure, SameTypeOperands)
    checks = (Check("smt.AtLeastTwo"),)
    assembly_format = "$inputs attr-dict `:` custom<`smt.OneType`>(ref($inputs), type($inputs))"


class EqOp(_Comparison, dialect=smt, name="eq"):
    """Whether all values are equal: =."""


class DistinctOp(_Comparison, dialect=smt, name="distinct"):
    """Whether no two values are equal: distinct."""


class IteOp(Op, dialect=smt, name="ite"):
    """One of two values, by a condition: ite."""

    cond = Operand(BoolType)
    thenValue = Operand(AnySMTType)
    elseValue = Operand(AnySMTType)
    result = Result(AnySMTType)
    traits = (Pure, AllTypesMatch("thenValue", "elseValue", "result"))
    assembly_format = "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))"


class NotOp(Op, dialect=smt, name="not"):
    """The opposite: not."""

    input = Operand(BoolType)
    result = Result(BoolType)
    traits = (Pure,)
    assembly_format = "$input attr-dict"


class _Connective(Op):
    inputs = Operands(BoolType)
    result = Result(BoolType)
    traits = (Pure,)
    assembly_format = "$inputs attr-dict"


class AndOp(_Connective, dialect=smt, name="and"):
    """Whether all formulas hold: and."""


class OrOp(_Connective, dialect=smt, name="or"):
    """Whether any formula holds: or."""


class XOrOp(_Connective, dialect=smt, name="xor"):
    """Whether an odd number of formulas hold: xor."""


class ImpliesOp(Op, dialect=smt, name="implies"):
    """Whether the second formula holds when the first one does: =>."""

    lhs = Operand(BoolType)
    rhs = Operand(BoolType)
    result = Result(BoolType)
    traits = (Pure,)
    assembly_format = "$lhs `,` $rhs attr-dict"


class _Quantifier(Op):
    weight = Attr(I32Attr, default="0 : i32")
    noPattern = Attr(UnitAttr)
    boundVarNames = OptionalAttr(StrArrayAttr)
    body = Region(1)
    patterns = Region(1, oc.VARIADIC)
    result = Result(BoolType)
    traits = (SingleBlock,)
    implicit_terminator = "smt.yield"
    facts = {"smt.quantifier": True, "speculated_inside": True}
    checks = (Check("smt.Patterns"),)
    region_checks = (Check("smt.Quantifier"),)
    assembly_format = """
        ($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword $body (`patterns` $patterns^)?
    """


class ForallOp(_Quantifier, dialect=smt, name="forall"):
    """Whether the body holds for all values of its arguments: forall."""
    effects = ("nested",)


class ExistsOp(_Quantifier, dialect=smt, name="exists"):
    """Whether the body holds for any values of its arguments: exists."""
    effects = ("nested",)


# --- functions and arrays ---


class ApplyFuncOp(Op, dialect=smt, name="apply_func"):
    """The value of a function."""

    func = Operand(SMTFuncType)
    args = Operands(AnyNonFuncSMTType)
    result = Result(AnyNonFuncSMTType)
    traits = (Pure, TypesMatchWith("summary", "func", "result", "smt.Range"), TypesMatchWith("summary", "func", "args", "smt.Domain"))
    assembly_format = "$func `(` $args `)` attr-dict `:` qualified(type($func))"


class ArrayBroadcastOp(Op, dialect=smt, name="array.broadcast"):
    """An array that has one value everywhere."""

    value = Operand(AnySMTType)
    result = Result(ArrayType)
    traits = (Pure, TypesMatchWith("summary", "result", "value", "smt.Range"))
    assembly_format = "$value attr-dict `:` qualified(type($result))"


class ArraySelectOp(Op, dialect=smt, name="array.select"):
    """A value of an array: select."""

    array = Operand(ArrayType)
    index = Operand(AnySMTType)
    result = Result(AnySMTType)
    traits = (Pure, TypesMatchWith("summary", "array", "index", "smt.Domain"), TypesMatchWith("summary", "array", "result", "smt.Range"))
    assembly_format = "$array `[` $index `]` attr-dict `:` qualified(type($array))"


class ArrayStoreOp(Op, dialect=smt, name="array.store"):
    """An array with one value replaced: store."""

    array = Operand(ArrayType)
    index = Operand(AnySMTType)
    value = Operand(AnySMTType)
    result = Result(ArrayType)
    traits = (Pure, TypesMatchWith("summary", "array", "index", "smt.Domain"), TypesMatchWith("summary", "array", "value", "smt.Range"),
              AllTypesMatch("array", "result"))
    assembly_format = "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))"


# --- bit-vectors ---


class BVConstantOp(Op, dialect=smt, name="bv.constant"):
    """A bit-vector that is known."""

    value = Attr(BitVectorAttr)
    result = Result(BitVectorType)
    infer = Infer("of_attribute", "value")
    traits = (Pure, ConstantLike, InferredType("value", "result"))
    checks = (Check("InferredTypes"),)
    result_names = "smt.Bits"
    assembly_format = "qualified($value) attr-dict"


class _BVUnary(Op):
    input = Operand(BitVectorType)
    result = Result(BitVectorType)
    traits = (Pure, SameOperandsAndResultType)
    assembly_format = "$input attr-dict `:` qualified(type($result))"


class _BVBinary(Op):
    lhs = Operand(BitVectorType)
    rhs = Operand(BitVectorType)
    result = Result(BitVectorType)
    traits = (Pure, SameOperandsAndResultType)
    assembly_format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"


def _bit_vectors(base: type[Op], table: str) -> None:
    """Makes an operation from each line: its name, class, contents."""
    for line in table.strip().splitlines():
        name, cls, doc = line.strip().split(" ", 2)
        globals()[cls] = type(cls, (base,), {"__doc__": f"{doc}: bv{name}.", "__module__": __name__}, dialect=smt, name=f"bv.{name}")


_bit_vectors(_BVUnary, """
    not BVNotOp The opposite of each bit
    neg BVNegOp The negative number
""")
_bit_vectors(_BVBinary, """
    and BVAndOp The bits that both have
    or BVOrOp The bits that either has
    xor BVXOrOp The bits that one of them has
    add BVAddOp The sum
    mul BVMulOp The product
    udiv BVUDivOp The quotient of unsigned numbers
    sdiv BVSDivOp The quotient of signed numbers
    urem BVURemOp The remainder of unsigned numbers
    srem BVSRemOp The remainder of signed numbers, with the sign of the first
    smod BVSModOp The remainder of signed numbers, with the sign of the second
    shl BVShlOp The bits moved up
    lshr BVLShrOp The bits moved down, with zeros above
    ashr BVAShrOp The bits moved down, with the sign above
""")


class ConcatOp(Op, dialect=smt, name="bv.concat"):
    """The bits of both, those of the first above: concat."""

    lhs = Operand(BitVectorType)
    rhs = Operand(BitVectorType)
    result = Result(BitVectorType)
    infer = Infer("smt.concat", "lhs", "rhs")
    traits = (Pure,)
    checks = (Check("InferredTypes"),)
    assembly_format = "$lhs `,` $rhs attr-dict `:` qualified(type(operands))"


class ExtractOp(Op, dialect=smt, name="bv.extract"):
    """Some of the bits, from that number on: extract."""

    lowBit = Attr(I32Attr)
    input = Operand(BitVectorType)
    result = Result(BitVectorType)
    traits = (Pure,)
    checks = (Check("smt.Extract"),)
    assembly_format = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)"


class RepeatOp(Op, dialect=smt, name="bv.repeat"):
    """The bits several times: repeat."""

    input = Operand(BitVectorType)
    result = Result(BitVectorType)
    traits = (Pure,)
    checks = (Check("smt.Repeat"),)
    assembly_format = "custom<`smt.Repeat`>($input, attr-dict, type($input), type($result))"


class BVCmpOp(Op, dialect=smt, name="bv.cmp"):
    """Compares numbers: bvslt, bvsle and others."""

    pred = Attr(BVCmpPredicateAttr)
    lhs = Operand(BitVectorType)
    rhs = Operand(BitVectorType)
    result = Result(BoolType)
    traits = (Pure, SameTypeOperands)
    assembly_format = "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))"


class BV2IntOp(Op, dialect=smt, name="bv2int"):
    """The number that a bit-vector is: ubv_to_int, or sbv_to_int."""

    input = Operand(BitVectorType)
    is_signed = Attr(UnitAttr)
    result = Result(IntType)
    traits = (Pure,)
    assembly_format = "$input (`signed` $is_signed^)? attr-dict `:` qualified(type($input))"


# --- integers ---


class Int2BVOp(Op, dialect=smt, name="int2bv"):
    """The lowest bits of an integer: int_to_bv."""

    input = Operand(IntType)
    result = Result(BitVectorType)
    traits = (Pure,)
    assembly_format = "$input attr-dict `:` qualified(type($result))"


class IntConstantOp(Op, dialect=smt, name="int.constant"):
    """An integer that is known."""

    value = Attr(AnyIntegerAttr)
    result = Result(IntType)
    traits = (Pure, ConstantLike)
    result_names = "smt.Integer"
    assembly_format = "custom<`smt.Integer`>($value) attr-dict"


class IntAddOp(Op, dialect=smt, name="int.add"):
    """The sum: +."""

    inputs = Operands(IntType)
    result = Result(IntType)
    traits = (Pure, Commutative)
    assembly_format = "$inputs attr-dict"


class IntMulOp(Op, dialect=smt, name="int.mul"):
    """The product: *."""

    inputs = Operands(IntType)
    result = Result(IntType)
    traits = (Pure, Commutative)
    assembly_format = "$inputs attr-dict"


class _IntBinary(Op):
    lhs = Operand(IntType)
    rhs = Operand(IntType)
    result = Result(IntType)
    traits = (Pure,)
    assembly_format = "$lhs `,` $rhs attr-dict"


class IntSubOp(_IntBinary, dialect=smt, name="int.sub"):
    """The difference: -."""


class IntDivOp(_IntBinary, dialect=smt, name="int.div"):
    """The quotient: div."""


class IntModOp(_IntBinary, dialect=smt, name="int.mod"):
    """The remainder: mod."""


class IntAbsOp(Op, dialect=smt, name="int.abs"):
    """The number without its sign: abs."""

    input = Operand(IntType)
    result = Result(IntType)
    traits = (Pure,)
    assembly_format = "$input attr-dict"


class IntCmpOp(Op, dialect=smt, name="int.cmp"):
    """Compares integers: <, <=, >, >=."""

    pred = Attr(IntPredicateAttr)
    lhs = Operand(IntType)
    rhs = Operand(IntType)
    result = Result(BoolType)
    traits = (Pure,)
    assembly_format = "$pred $lhs `,` $rhs attr-dict"
