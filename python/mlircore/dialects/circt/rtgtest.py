"""CIRCT's rtgtest dialect: the registers and instructions that rtg is tested with."""

from mlircore import dialect as d
from mlircore.dialects.circt.rtg.base import LabelType, MemoryType

rtgtest = d.Dialect("rtgtest", needed=("rtg",))


class CPUType(d.TypeDef, dialect=rtgtest, mnemonic="cpu"):
    summary = "handle to a specific CPU"


class FloatRegisterType(d.TypeDef, dialect=rtgtest, mnemonic="freg"):
    summary = "represents a floating-point register"


class IntegerRegisterType(d.TypeDef, dialect=rtgtest, mnemonic="ireg"):
    summary = "represents an integer register"


class CPUAttr(d.AttrDef, dialect=rtgtest, mnemonic="cpu"):
    id = d.IntParam(64, signed=False)
    type = d.SelfType()
    assembly_format = "`<` $id `>` `` custom<`rtg.OwnType`>(ref($type), `rtgtest.cpu`)"


class _IntegerRegister(d.AttrDef):
    type = d.SelfType()
    assembly_format = "`` custom<`rtg.OwnType`>(ref($type), `rtgtest.ireg`)"


class RegZeroAttr(_IntegerRegister, dialect=rtgtest, mnemonic="zero"):
    pass


class RegRaAttr(_IntegerRegister, dialect=rtgtest, mnemonic="ra"):
    pass


class RegSpAttr(_IntegerRegister, dialect=rtgtest, mnemonic="sp"):
    pass


class RegGpAttr(_IntegerRegister, dialect=rtgtest, mnemonic="gp"):
    pass


class RegTpAttr(_IntegerRegister, dialect=rtgtest, mnemonic="tp"):
    pass


class RegT0Attr(_IntegerRegister, dialect=rtgtest, mnemonic="t0"):
    pass


class RegT1Attr(_IntegerRegister, dialect=rtgtest, mnemonic="t1"):
    pass


class RegT2Attr(_IntegerRegister, dialect=rtgtest, mnemonic="t2"):
    pass


class RegS0Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s0"):
    pass


class RegS1Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s1"):
    pass


class RegA0Attr(_IntegerRegister, dialect=rtgtest, mnemonic="a0"):
    pass


class RegA1Attr(_IntegerRegister, dialect=rtgtest, mnemonic="a1"):
    pass


class RegA2Attr(_IntegerRegister, dialect=rtgtest, mnemonic="a2"):
    pass


class RegA3Attr(_IntegerRegister, dialect=rtgtest, mnemonic="a3"):
    pass


class RegA4Attr(_IntegerRegister, dialect=rtgtest, mnemonic="a4"):
    pass


class RegA5Attr(_IntegerRegister, dialect=rtgtest, mnemonic="a5"):
    pass


class RegA6Attr(_IntegerRegister, dialect=rtgtest, mnemonic="a6"):
    pass


class RegA7Attr(_IntegerRegister, dialect=rtgtest, mnemonic="a7"):
    pass


class RegS2Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s2"):
    pass


class RegS3Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s3"):
    pass


class RegS4Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s4"):
    pass


class RegS5Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s5"):
    pass


class RegS6Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s6"):
    pass


class RegS7Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s7"):
    pass


class RegS8Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s8"):
    pass


class RegS9Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s9"):
    pass


class RegS10Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s10"):
    pass


class RegS11Attr(_IntegerRegister, dialect=rtgtest, mnemonic="s11"):
    pass


class RegT3Attr(_IntegerRegister, dialect=rtgtest, mnemonic="t3"):
    pass


class RegT4Attr(_IntegerRegister, dialect=rtgtest, mnemonic="t4"):
    pass


class RegT5Attr(_IntegerRegister, dialect=rtgtest, mnemonic="t5"):
    pass


class RegT6Attr(_IntegerRegister, dialect=rtgtest, mnemonic="t6"):
    pass


class RegF0Attr(d.AttrDef, dialect=rtgtest, mnemonic="f0"):
    type = d.SelfType()
    assembly_format = "`` custom<`rtg.OwnType`>(ref($type), `rtgtest.freg`)"


_LABEL = LabelType.predicate


def _immediate(width: int) -> d.TypeConstraint:
    return d.TypeConstraint(
        f"{width}-bit signless integer", ("integer", 1, width), type_text=f"i{width}", type_name="builtin.integer",
        type_class=("kind", "TYPE_INTEGER"))


def _immediate_or_label(width: int) -> d.TypeConstraint:
    return d.TypeConstraint(f"{width}-bit signless integer or a reference to a label", ("or", ("integer", 1, width), _LABEL))


Register = d.TypeConstraint("represents an integer register", IntegerRegisterType.predicate, type_text="!rtgtest.ireg")
MemoryOrLabel = d.TypeConstraint(
    "a 32-bit addressable memory or 32-bit signless integer or a reference to a label",
    ("or", MemoryType.predicate, ("integer", 1, 32), _LABEL))


# --- operations ---


class ConstantTestOp(d.Op, dialect=rtgtest, name="constant_test"):
    value = d.Attr(d.AnyAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "type($result) attr-dict"


class GetHartIdOp(d.Op, dialect=rtgtest, name="get_hartid"):
    cpu = d.Operand(CPUType)
    hartid = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$cpu attr-dict"


class ImplicitConstraintTestOp(d.Op, dialect=rtgtest, name="implicit_constraint_op"):
    implicitConstraint = d.Attr(d.UnitAttr)
    assembly_format = "(`implicit_constraint` $implicitConstraint^)? attr-dict"


# --- instructions, by their operands ---


class EBreakOp(d.Op, dialect=rtgtest, name="ebreak"):
    assembly_format = "attr-dict"


class ECallOp(d.Op, dialect=rtgtest, name="ecall"):
    assembly_format = "attr-dict"


class _ThreeRegisters(d.Op):
    rd = d.Operand(Register)
    rs1 = d.Operand(Register)
    rs2 = d.Operand(Register)
    assembly_format = "$rd `,` $rs1 `,` $rs2 attr-dict"


class _Immediate(d.Op):
    rd = d.Operand(Register)
    rs = d.Operand(Register)
    imm = d.Operand(_immediate(12))
    assembly_format = "$rd `,` $rs `,` $imm attr-dict"


class _Shift(d.Op):
    rd = d.Operand(Register)
    rs = d.Operand(Register)
    imm = d.Operand(_immediate(5))
    assembly_format = "$rd `,` $rs `,` $imm attr-dict"


class _Store(d.Op):
    rs1 = d.Operand(Register)
    rs2 = d.Operand(Register)
    imm = d.Operand(_immediate(12))
    assembly_format = "$rs1 `,` $rs2 `,` $imm attr-dict"


class _Branch(d.Op):
    rs1 = d.Operand(Register)
    rs2 = d.Operand(Register)
    imm = d.Operand(_immediate_or_label(13))
    assembly_format = "$rs1 `,` $rs2 `,` $imm `:` qualified(type($imm)) attr-dict"


class _Upper(d.Op):
    rd = d.Operand(Register)
    imm = d.Operand(_immediate_or_label(32))
    assembly_format = "$rd `,` $imm `:` type($imm) attr-dict"


class ADDOp(_ThreeRegisters, dialect=rtgtest, name="add"):
    pass


class ANDOp(_ThreeRegisters, dialect=rtgtest, name="and"):
    pass


class OROp(_ThreeRegisters, dialect=rtgtest, name="or"):
    pass


class SLLOp(_ThreeRegisters, dialect=rtgtest, name="sll"):
    pass


class SLTOp(_ThreeRegisters, dialect=rtgtest, name="slt"):
    pass


class SLTUOp(_ThreeRegisters, dialect=rtgtest, name="sltu"):
    pass


class SRAOp(_ThreeRegisters, dialect=rtgtest, name="sra"):
    pass


class SRLOp(_ThreeRegisters, dialect=rtgtest, name="srl"):
    pass


class SUBOp(_ThreeRegisters, dialect=rtgtest, name="sub"):
    pass


class XOROp(_ThreeRegisters, dialect=rtgtest, name="xor"):
    pass


class ADDIOp(_Immediate, dialect=rtgtest, name="addi"):
    pass


class ANDIOp(_Immediate, dialect=rtgtest, name="andi"):
    pass


class JALROp(_Immediate, dialect=rtgtest, name="jalr"):
    pass


class LBOp(_Immediate, dialect=rtgtest, name="lb"):
    pass


class LBUOp(_Immediate, dialect=rtgtest, name="lbu"):
    pass


class LHOp(_Immediate, dialect=rtgtest, name="lh"):
    pass


class LHUOp(_Immediate, dialect=rtgtest, name="lhu"):
    pass


class LWOp(_Immediate, dialect=rtgtest, name="lw"):
    pass


class ORIOp(_Immediate, dialect=rtgtest, name="ori"):
    pass


class SLTIOp(_Immediate, dialect=rtgtest, name="slti"):
    pass


class SLTIUOp(_Immediate, dialect=rtgtest, name="sltiu"):
    pass


class XORIOp(_Immediate, dialect=rtgtest, name="xori"):
    pass


class SLLIOp(_Shift, dialect=rtgtest, name="slli"):
    pass


class SRAIOp(_Shift, dialect=rtgtest, name="srai"):
    pass


class SRLIOp(_Shift, dialect=rtgtest, name="srli"):
    pass


class SBOp(_Store, dialect=rtgtest, name="sb"):
    pass


class SHOp(_Store, dialect=rtgtest, name="sh"):
    pass


class SWOp(_Store, dialect=rtgtest, name="sw"):
    pass


class BEQOp(_Branch, dialect=rtgtest, name="beq"):
    pass


class BGEOp(_Branch, dialect=rtgtest, name="bge"):
    pass


class BGEUOp(_Branch, dialect=rtgtest, name="bgeu"):
    pass


class BLTOp(_Branch, dialect=rtgtest, name="blt"):
    pass


class BLTUOp(_Branch, dialect=rtgtest, name="bltu"):
    pass


class BNEOp(_Branch, dialect=rtgtest, name="bne"):
    pass


class AUIPCOp(_Upper, dialect=rtgtest, name="auipc"):
    pass


class LUIOp(_Upper, dialect=rtgtest, name="lui"):
    pass


class JALOp(d.Op, dialect=rtgtest, name="jal"):
    rd = d.Operand(Register)
    imm = d.Operand(_immediate_or_label(21))
    assembly_format = "$rd `,` $imm `:` type($imm) attr-dict"


class LAOp(d.Op, dialect=rtgtest, name="la"):
    rd = d.Operand(Register)
    mem = d.Operand(MemoryOrLabel)
    assembly_format = "$rd `,` $mem `:` type($mem) attr-dict"
