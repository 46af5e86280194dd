"""CIRCT's datapath dialect: sums of many numbers."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import HWIntegerType

datapath = d.Dialect("datapath", is_open=True)


class CompressOp(d.Op, dialect=datapath, name="compress"):
    inputs = d.Operands(HWIntegerType)
    results = d.Results(HWIntegerType)
    traits = (d.Pure, d.SameTypeOperands, d.SameOperandsAndResultType, d.Commutative)
    checks = (d.Check("datapath.Compress"),)
    assembly_format = "$inputs attr-dict `:` custom<`datapath.Compress`>(type($inputs), type($results))"


class PartialProductOp(d.Op, dialect=datapath, name="partial_product"):
    lhs = d.Operand(HWIntegerType)
    rhs = d.Operand(HWIntegerType)
    results = d.Results(HWIntegerType)
    traits = (d.Pure, d.SameTypeOperands, d.SameOperandsAndResultType, d.Commutative)
    assembly_format = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)"


class PosPartialProductOp(d.Op, dialect=datapath, name="pos_partial_product"):
    addend0 = d.Operand(HWIntegerType)
    addend1 = d.Operand(HWIntegerType)
    multiplicand = d.Operand(HWIntegerType)
    results = d.Results(HWIntegerType)
    traits = (d.Pure, d.SameTypeOperands, d.SameOperandsAndResultType)
    assembly_format = "$addend0 `,` $addend1 `,` $multiplicand attr-dict `:` functional-type(operands, results)"


__getattr__ = datapath.member
__dir__ = datapath.members
