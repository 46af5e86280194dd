"""CIRCT's comb dialect: combinational logic."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import DenseBoolArrayAttr, HWIntegerType

comb = d.Dialect("comb", is_open=True)

ICmpPredicate = comb.enum(d.EnumDef(
    [("eq", 0), ("ne", 1), ("slt", 2), ("sle", 3), ("sgt", 4), ("sge", 5), ("ult", 6), ("ule", 7), ("ugt", 8), ("uge", 9), ("ceq", 10),
     ("cne", 11), ("weq", 12), ("wne", 13)],
    width=64, summary="hw.icmp comparison predicate", cpp_name="circt::comb::ICmpPredicate"))


class _Variadic(d.Op):
    """Any number of integers of one type."""

    inputs = d.Operands(HWIntegerType)
    twoState = d.Attr(d.UnitAttr)
    result = d.Result(HWIntegerType)
    traits = (d.Commutative, d.SameTypeOperands, d.SameOperandsAndResultType, d.Pure)
    checks = (d.Check("comb.Operands"),)
    assembly_format = "(`bin` $twoState^)? $inputs attr-dict `:` qualified(type($result))"


class _Binary(d.Op):
    """Two integers of one type."""

    lhs = d.Operand(HWIntegerType)
    rhs = d.Operand(HWIntegerType)
    twoState = d.Attr(d.UnitAttr)
    result = d.Result(HWIntegerType)
    traits = (d.SameTypeOperands, d.SameOperandsAndResultType, d.Pure)
    assembly_format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))"


class AddOp(_Variadic, dialect=comb, name="add"):
    pass


class MulOp(_Variadic, dialect=comb, name="mul"):
    pass


class AndOp(_Variadic, dialect=comb, name="and"):
    pass


class OrOp(_Variadic, dialect=comb, name="or"):
    pass


class XorOp(_Variadic, dialect=comb, name="xor"):
    pass


class DivUOp(_Binary, dialect=comb, name="divu"):
    pass


class DivSOp(_Binary, dialect=comb, name="divs"):
    pass


class ModUOp(_Binary, dialect=comb, name="modu"):
    pass


class ModSOp(_Binary, dialect=comb, name="mods"):
    pass


class ShlOp(_Binary, dialect=comb, name="shl"):
    pass


class ShrUOp(_Binary, dialect=comb, name="shru"):
    pass


class ShrSOp(_Binary, dialect=comb, name="shrs"):
    pass


class SubOp(_Binary, dialect=comb, name="sub"):
    pass


class ICmpOp(d.Op, dialect=comb, name="icmp"):
    predicate = d.Attr(ICmpPredicate)
    lhs = d.Operand(HWIntegerType)
    rhs = d.Operand(HWIntegerType)
    twoState = d.Attr(d.UnitAttr)
    result = d.Result(d.I1)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "(`bin` $twoState^)? $predicate $lhs `,` $rhs attr-dict `:` qualified(type($lhs))"


class ParityOp(d.Op, dialect=comb, name="parity"):
    input = d.Operand(HWIntegerType)
    twoState = d.Attr(d.UnitAttr)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "(`bin` $twoState^)? $input attr-dict `:` qualified(type($input))"


class ConcatOp(d.Op, dialect=comb, name="concat"):
    inputs = d.Operands(HWIntegerType)
    result = d.Result(HWIntegerType)
    traits = (d.Pure, d.TypesMatchWith("types of inputs and result go together", "inputs", "result", "comb.Widths"))
    assembly_format = "$inputs attr-dict `:` type($inputs)"


class ExtractOp(d.Op, dialect=comb, name="extract"):
    input = d.Operand(HWIntegerType)
    lowBit = d.Attr(d.I32Attr)
    result = d.Result(HWIntegerType)
    traits = (d.Pure,)
    checks = (d.Check("comb.Extract"),)
    assembly_format = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)"


class ReplicateOp(d.Op, dialect=comb, name="replicate"):
    input = d.Operand(HWIntegerType)
    result = d.Result(HWIntegerType)
    traits = (d.Pure,)
    checks = (d.Check("comb.Replicate"),)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class ReverseOp(d.Op, dialect=comb, name="reverse"):
    input = d.Operand(HWIntegerType)
    result = d.Result(HWIntegerType)
    traits = (d.SameOperandsAndResultType, d.Pure)
    assembly_format = "$input attr-dict `:` type($input)"


class MuxOp(d.Op, dialect=comb, name="mux"):
    cond = d.Operand(d.I1)
    trueValue = d.Operand(d.AnyType)
    falseValue = d.Operand(d.AnyType)
    twoState = d.Attr(d.UnitAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.AllTypesMatch("trueValue", "falseValue", "result"))
    assembly_format = """
        (`bin` $twoState^)? $cond `,` $trueValue `,` $falseValue attr-dict `:` qualified(type($result))
    """


class TruthTableOp(d.Op, dialect=comb, name="truth_table"):
    inputs = d.Operands(d.I1)
    lookupTable = d.Attr(DenseBoolArrayAttr)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    checks = (d.Check("comb.TruthTable"),)
    assembly_format = "$inputs `->` $lookupTable attr-dict"


__getattr__ = comb.member
__dir__ = comb.members
