"""The vcix dialect: instructions of a coprocessor for vectors, on SiFive's interface to RISC-V processors.

mlir-opt 22 has no such dialect; the messages are those of mlir-translate 22.
"""

from mlircore.dialect import F32, F64, I32, I64, Attr, AttrConstraint, Dialect, I32Attr, I64Attr, Op, Operand, OptionalOperand, Result, TypeConstraint, one_of
from mlircore.dialects._llvm_constraints import AnyVector

vcix = Dialect("vcix")

_F16 = TypeConstraint("16-bit float", ("float", "f16"))
_Number = AttrConstraint(f"{I32Attr.summary} or {I64Attr.summary}", ("or", I32Attr.predicate, I64Attr.predicate))
_Length = one_of(f"{I64.summary} or {I32.summary}", I64, I32)
_Second = one_of(" or ".join(each.summary for each in (AnyVector, I64, I32, _F16, F32, F64)), AnyVector, I64, I32, _F16, F32, F64)


class BinaryImmOp(Op, dialect=vcix, name="v.iv"):
    """The instruction `opcode` on a vector and a constant; `vl` is the number of elements, all of them without it."""

    opcode = Attr(_Number)
    vs2 = Operand(AnyVector)
    imm = Attr(_Number)
    vl = OptionalOperand(_Length)
    res = Result(AnyVector)


class BinaryOp(Op, dialect=vcix, name="v.sv"):
    """The instruction `opcode` on a vector and a vector or number; `vl` is the number of elements, all of them without it."""

    opcode = Attr(_Number)
    vs2 = Operand(AnyVector)
    op = Operand(_Second)
    vl = OptionalOperand(_Length)
    res = Result(AnyVector)


__getattr__ = vcix.member  # the functions that build operations
