"""The moore dialect: constants, arithmetic, comparisons, conversions."""

from mlircore import dialect as d
from mlircore.define.inference import Infer

from .base import (
    AnyNumber, AnyPacked, AnyUnpacked, APFloatAttr, BitType, FourValued, FourValuedI64, Nullable, StringType, TimeType, TwoValued, UI64Attr, moore)


class _Symmetric(d.Op):
    lhs = d.Operand(d.AnyType)
    rhs = d.Operand(d.AnyType)
    result = d.Result(AnyUnpacked)
    traits = (d.Commutative, d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<`moore.Type`>(type($result))"


class AddOp(_Symmetric, dialect=moore, name="add"):
    pass


class AndOp(_Symmetric, dialect=moore, name="and"):
    pass


class MulOp(_Symmetric, dialect=moore, name="mul"):
    pass


class OrOp(_Symmetric, dialect=moore, name="or"):
    pass


class XorOp(_Symmetric, dialect=moore, name="xor"):
    pass


class _Shift(d.Op):
    value = d.Operand(AnyUnpacked)
    amount = d.Operand(AnyUnpacked)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.AllTypesMatch("value", "result"))
    assembly_format = "$value `,` $amount attr-dict `:` custom<`moore.Type`>(type($value)) `,` custom<`moore.Type`>(type($amount))"


class AShrOp(_Shift, dialect=moore, name="ashr"):
    pass


class ShlOp(_Shift, dialect=moore, name="shl"):
    pass


class ShrOp(_Shift, dialect=moore, name="shr"):
    pass


class _ToBit(d.Op):
    input = d.Operand(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure, d.TypesMatchWith("result is single bit matching input domain", "input", "result", "moore.Bit"))
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($input)) `->` custom<`moore.Type`>(type($result))"


class BoolCastOp(_ToBit, dialect=moore, name="bool_cast"):
    pass


class ReduceAndOp(_ToBit, dialect=moore, name="reduce_and"):
    pass


class ReduceOrOp(_ToBit, dialect=moore, name="reduce_or"):
    pass


class ReduceXorOp(_ToBit, dialect=moore, name="reduce_xor"):
    pass


class _CaseComparison(d.Op):
    lhs = d.Operand(AnyUnpacked)
    rhs = d.Operand(d.AnyType)
    result = d.Result(BitType)
    traits = (d.Pure, d.Commutative, d.SameTypeOperands)
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<`moore.Type`>(type($lhs))"


class CaseEqOp(_CaseComparison, dialect=moore, name="case_eq"):
    pass


class CaseNeOp(_CaseComparison, dialect=moore, name="case_ne"):
    pass


class CaseXZEqOp(_CaseComparison, dialect=moore, name="casexz_eq"):
    pass


class CaseZEqOp(_CaseComparison, dialect=moore, name="casez_eq"):
    pass


class ConstantOp(d.Op, dialect=moore, name="constant"):
    value = d.Attr(d.AnyAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "custom<`moore.Constant`>($value, attr-dict, type($result))"


class ConstantRealOp(d.Op, dialect=moore, name="constant_real"):
    value = d.Attr(APFloatAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    infer = Infer("moore.real", "value")
    checks = (d.Check("InferredTypes"),)
    assembly_format = "$value attr-dict"


class ConstantStringOp(d.Op, dialect=moore, name="constant_string"):
    value = d.Attr(d.StrAttr)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure,)
    assembly_format = "$value attr-dict `:` custom<`moore.Type`>(type($result))"


class ConstantTimeOp(d.Op, dialect=moore, name="constant_time"):
    value = d.Attr(UI64Attr)
    result = d.Result(TimeType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$value `fs` attr-dict"


class _Conversion(d.Op):
    input = d.Operand(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($input)) `->` custom<`moore.Type`>(type($result))"


class ConvertRealOp(_Conversion, dialect=moore, name="convert_real"):
    pass


class RealToIntOp(_Conversion, dialect=moore, name="real_to_int"):
    pass


class SExtOp(_Conversion, dialect=moore, name="sext"):
    pass


class SIntToRealOp(_Conversion, dialect=moore, name="sint_to_real"):
    pass


class TruncOp(_Conversion, dialect=moore, name="trunc"):
    pass


class UIntToRealOp(_Conversion, dialect=moore, name="uint_to_real"):
    pass


class ZExtOp(_Conversion, dialect=moore, name="zext"):
    pass


class _Arithmetic(d.Op):
    lhs = d.Operand(d.AnyType)
    rhs = d.Operand(d.AnyType)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<`moore.Type`>(type($result))"


class DivSOp(_Arithmetic, dialect=moore, name="divs"):
    pass


class DivUOp(_Arithmetic, dialect=moore, name="divu"):
    pass


class AddRealOp(_Arithmetic, dialect=moore, name="fadd"):
    pass


class DivRealOp(_Arithmetic, dialect=moore, name="fdiv"):
    pass


class MulRealOp(_Arithmetic, dialect=moore, name="fmul"):
    pass


class PowRealOp(_Arithmetic, dialect=moore, name="fpow"):
    pass


class SubRealOp(_Arithmetic, dialect=moore, name="fsub"):
    pass


class ModSOp(_Arithmetic, dialect=moore, name="mods"):
    pass


class ModUOp(_Arithmetic, dialect=moore, name="modu"):
    pass


class PowSOp(_Arithmetic, dialect=moore, name="pows"):
    pass


class PowUOp(_Arithmetic, dialect=moore, name="powu"):
    pass


class SubOp(_Arithmetic, dialect=moore, name="sub"):
    pass


class _Eq(d.Op):
    lhs = d.Operand(AnyUnpacked)
    rhs = d.Operand(d.AnyType)
    result = d.Result(AnyUnpacked)
    traits = (
        d.Pure,
        d.Commutative,
        d.SameTypeOperands,
        d.TypesMatchWith("result is single bit matching input domain", "lhs", "result", "moore.Bit"),
    )
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<`moore.Type`>(type($lhs)) `->` custom<`moore.Type`>(type($result))"


class EqOp(_Eq, dialect=moore, name="eq"):
    pass


class NeOp(_Eq, dialect=moore, name="ne"):
    pass


class _EqReal(d.Op):
    lhs = d.Operand(AnyUnpacked)
    rhs = d.Operand(d.AnyType)
    result = d.Result(BitType)
    traits = (
        d.Pure,
        d.Commutative,
        d.SameTypeOperands,
        d.TypesMatchWith("result is single bit matching input domain", "lhs", "result", "moore.Bit"),
    )
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<`moore.Type`>(type($lhs)) `->` custom<`moore.Type`>(type($result))"


class EqRealOp(_EqReal, dialect=moore, name="feq"):
    pass


class NeRealOp(_EqReal, dialect=moore, name="fne"):
    pass


class _RealComparison(d.Op):
    lhs = d.Operand(AnyUnpacked)
    rhs = d.Operand(d.AnyType)
    result = d.Result(BitType)
    traits = (d.Pure, d.SameTypeOperands, d.TypesMatchWith("result is single bit matching input domain", "lhs", "result", "moore.Bit"))
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<`moore.Type`>(type($lhs)) `->` custom<`moore.Type`>(type($result))"


class FgeOp(_RealComparison, dialect=moore, name="fge"):
    pass


class FgtOp(_RealComparison, dialect=moore, name="fgt"):
    pass


class FleOp(_RealComparison, dialect=moore, name="fle"):
    pass


class FltOp(_RealComparison, dialect=moore, name="flt"):
    pass


class _RealBinary(d.Op):
    input = d.Operand(AnyUnpacked)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($input))"


class NegRealOp(_RealBinary, dialect=moore, name="fneg"):
    pass


class NegOp(_RealBinary, dialect=moore, name="neg"):
    pass


class NotOp(_RealBinary, dialect=moore, name="not"):
    pass


class FromBuiltinIntOp(d.Op, dialect=moore, name="from_builtin_int"):
    input = d.Operand(d.AnyInteger)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.TypesMatchWith("result is Moore integer matching input type", "input", "result", "moore.FromBuiltin"))
    assembly_format = "$input attr-dict `:` type($input)"


class _HandleCaseEq(d.Op):
    lhs = d.Operand(Nullable)
    rhs = d.Operand(Nullable)
    result = d.Result(BitType)
    traits = (d.Pure, d.Commutative)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)"


class HandleCaseEqOp(_HandleCaseEq, dialect=moore, name="handle_case_eq"):
    pass


class HandleCaseNeOp(_HandleCaseEq, dialect=moore, name="handle_case_ne"):
    pass


class _HandleEq(d.Op):
    lhs = d.Operand(Nullable)
    rhs = d.Operand(Nullable)
    result = d.Result(BitType)
    traits = (d.Pure, d.Commutative)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `:` type($rhs) `->` custom<`moore.Type`>(type($result))"


class HandleEqOp(_HandleEq, dialect=moore, name="handle_eq"):
    pass


class HandleNeOp(_HandleEq, dialect=moore, name="handle_ne"):
    pass


class IntToLogicOp(d.Op, dialect=moore, name="int_to_logic"):
    input = d.Operand(TwoValued)
    result = d.Result(FourValued)
    traits = (d.Pure, d.TypesMatchWith("result matches input with four-valued domain", "input", "result", "moore.Logic"))
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($input))"


class IntToStringOp(d.Op, dialect=moore, name="int_to_string"):
    input = d.Operand(TwoValued)
    result = d.Result(StringType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($input))"


class LogicToIntOp(d.Op, dialect=moore, name="logic_to_int"):
    input = d.Operand(FourValued)
    result = d.Result(TwoValued)
    traits = (d.Pure, d.TypesMatchWith("result matches input with two-valued domain", "input", "result", "moore.Int"))
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($input))"


class LogicToTimeOp(d.Op, dialect=moore, name="logic_to_time"):
    input = d.Operand(FourValuedI64)
    result = d.Result(TimeType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class PackedToSBVOp(d.Op, dialect=moore, name="packed_to_sbv"):
    input = d.Operand(AnyPacked)
    result = d.Result(AnyNumber)
    traits = (d.Pure, d.TypesMatchWith("input type is simple bit vector equivalent of result", "input", "result", "moore.Bits"))
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($input))"


class SBVToPackedOp(d.Op, dialect=moore, name="sbv_to_packed"):
    input = d.Operand(AnyNumber)
    result = d.Result(AnyPacked)
    traits = (d.Pure, d.TypesMatchWith("result type is simple bit vector equivalent of input", "result", "input", "moore.Bits"))
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($result))"


class _Comparison(d.Op):
    lhs = d.Operand(AnyUnpacked)
    rhs = d.Operand(d.AnyType)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure, d.SameTypeOperands, d.TypesMatchWith("result is single bit matching input domain", "lhs", "result", "moore.Bit"))
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<`moore.Type`>(type($lhs)) `->` custom<`moore.Type`>(type($result))"


class SgeOp(_Comparison, dialect=moore, name="sge"):
    pass


class SgtOp(_Comparison, dialect=moore, name="sgt"):
    pass


class SleOp(_Comparison, dialect=moore, name="sle"):
    pass


class SltOp(_Comparison, dialect=moore, name="slt"):
    pass


class UgeOp(_Comparison, dialect=moore, name="uge"):
    pass


class UgtOp(_Comparison, dialect=moore, name="ugt"):
    pass


class UleOp(_Comparison, dialect=moore, name="ule"):
    pass


class UltOp(_Comparison, dialect=moore, name="ult"):
    pass


class WildcardEqOp(_Comparison, dialect=moore, name="wildcard_eq"):
    pass


class WildcardNeOp(_Comparison, dialect=moore, name="wildcard_ne"):
    pass


class TimeToLogicOp(d.Op, dialect=moore, name="time_to_logic"):
    input = d.Operand(TimeType)
    result = d.Result(FourValuedI64)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class ToBuiltinIntOp(d.Op, dialect=moore, name="to_builtin_int"):
    input = d.Operand(TwoValued)
    result = d.Result(d.AnyInteger)
    traits = (d.Pure, d.TypesMatchWith("result is builtin integer matching input type", "input", "result", "moore.Builtin"))
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($input))"
