"""The firrtl dialect: constants, parts of aggregates, primitive operations, references."""

from typing import ClassVar

from mlircore import dialect as d
from mlircore.define.inference import Infer
from mlircore.define.traits import Trait

from .base import *  # noqa: F403 - its constraints
from .base import firrtl


class Named(d.Op):
    """An operation whose result has the name that an attribute states."""

    result_name = "{name}"
    result_names = "Patterns"


# --- constants ---


class ConstantOp(d.Op, dialect=firrtl, name="constant"):
    value = d.Attr(APSInt)
    result = d.Result(IntType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "custom<`firrtl.Constant`>($value, type($result)) attr-dict"
    checks = (d.Check("firrtl.Constant"),)
    result_names = "firrtl.Constant"


class SpecialConstantOp(d.Op, dialect=firrtl, name="specialconstant"):
    value = d.Attr(d.BoolAttr)
    result = d.Result(SpecialConstant)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "custom<`firrtl.SpecialConstant`>($value) `:` type($result) attr-dict"
    result_names = "firrtl.SpecialConstant"


class AggregateConstantOp(d.Op, dialect=firrtl, name="aggregateconstant"):
    fields = d.Attr(d.ArrayAttr)
    result = d.Result(AggregateType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$fields attr-dict `:` type($result)"


class InvalidValueOp(d.Op, dialect=firrtl, name="invalidvalue"):
    result = d.Result(FIRRTLBaseType)
    effects = ("allocate",)
    assembly_format = "attr-dict `:` type($result)"
    result_names = "firrtl.Invalid"


# --- aggregates ---


class BundleCreateOp(d.Op, dialect=firrtl, name="bundlecreate"):
    fields = d.Operands(FIRRTLBaseType)
    result = d.Result(Bundle)
    assembly_format = "$fields attr-dict `:` functional-type($fields, $result)"


class VectorCreateOp(d.Op, dialect=firrtl, name="vectorcreate"):
    fields = d.Operands(FIRRTLBaseType)
    result = d.Result(Vector)
    assembly_format = "$fields attr-dict `:` functional-type($fields, $result)"


class FEnumCreateOp(d.Op, dialect=firrtl, name="enumcreate"):
    fieldIndex = d.Attr(d.I32Attr)
    input = d.Operand(FIRRTLBaseType)
    result = d.Result(Enum)
    assembly_format = "custom<`firrtl.EnumCreate`>($fieldIndex, $input, attr-dict, type($input), type($result))"


class IsTagOp(Named, dialect=firrtl, name="istag"):
    input = d.Operand(Enum)
    fieldIndex = d.Attr(d.I32Attr)
    result = d.Result(UInt1)
    traits = (d.Pure,)
    infer = Infer("firrtl.one_bit", "input")
    assembly_format = "custom<`firrtl.Tag`>($input, $fieldIndex, attr-dict, type($input))"
    checks = (d.Check("InferredTypes"),)


class _Field(Named):
    traits = (d.Pure,)
    infer = Infer("firrtl.field", "input", "fieldIndex")
    assembly_format = "custom<`firrtl.Field`>($input, $fieldIndex, attr-dict, type($input))"
    checks = (d.Check("InferredTypes"),)


class SubfieldOp(_Field, dialect=firrtl, name="subfield"):
    input = d.Operand(Bundle)
    fieldIndex = d.Attr(d.I32Attr)
    result = d.Result(FIRRTLBaseType)


class OpenSubfieldOp(_Field, dialect=firrtl, name="opensubfield"):
    input = d.Operand(OpenBundle)
    fieldIndex = d.Attr(d.I32Attr)
    result = d.Result(FIRRTLType)


class SubtagOp(_Field, dialect=firrtl, name="subtag"):
    input = d.Operand(Enum)
    fieldIndex = d.Attr(d.I32Attr)
    result = d.Result(FIRRTLBaseType)


class SubindexOp(Named, dialect=firrtl, name="subindex"):
    input = d.Operand(Vector)
    index = d.Attr(d.I32Attr)
    result = d.Result(FIRRTLBaseType)
    traits = (d.Pure,)
    infer = Infer("firrtl.element", "input", "index")
    assembly_format = "$input `[` $index `]` attr-dict `:` type($input)"
    checks = (d.Check("InferredTypes"),)


class OpenSubindexOp(Named, dialect=firrtl, name="opensubindex"):
    input = d.Operand(OpenVector)
    index = d.Attr(d.I32Attr)
    result = d.Result(FIRRTLType)
    traits = (d.Pure,)
    infer = Infer("firrtl.element", "input", "index")
    assembly_format = "$input `[` $index `]` attr-dict `:` type($input)"
    checks = (d.Check("InferredTypes"),)


class SubaccessOp(Named, dialect=firrtl, name="subaccess"):
    input = d.Operand(Vector)
    index = d.Operand(UInt)
    result = d.Result(FIRRTLBaseType)
    traits = (d.Pure,)
    infer = Infer("firrtl.access", "input", "index")
    assembly_format = "$input `[` $index `]` attr-dict `:` type($input) `,` type($index)"
    checks = (d.Check("InferredTypes"),)


class TagExtractOp(Named, dialect=firrtl, name="tagextract"):
    input = d.Operand(Enum)
    result = d.Result(UInt)
    traits = (d.Pure,)
    infer = Infer("firrtl.tag", "input")
    assembly_format = "$input attr-dict `:` type($input)"
    checks = (d.Check("InferredTypes"),)


class MultibitMuxOp(Named, dialect=firrtl, name="multibit_mux"):
    index = d.Operand(UInt)
    inputs = d.Operands(FIRRTLBaseType)
    result = d.Result(FIRRTLBaseType)
    traits = (d.Pure,)
    assembly_format = """
        $index `,` $inputs attr-dict `:` type($index) `,`
        custom<`circt.SameType`>(ref($inputs), type($inputs), type($result))
    """


# --- primitive operations ---


class _Primitive(Named):
    traits: ClassVar[tuple[Trait, ...]] = (d.Pure,)
    checks = (d.Check("InferredTypes"),)


class _Binary(_Primitive):
    assembly_format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($result)"


class _Ints(_Binary):
    lhs = d.Operand(IntType)
    rhs = d.Operand(IntType)
    result = d.Result(IntType)


class _Commutative(_Ints):
    traits = (d.Commutative, d.Pure)


class AddPrimOp(_Commutative, dialect=firrtl, name="add"):
    infer = Infer("firrtl.binary", "add", "lhs", "rhs")


class SubPrimOp(_Ints, dialect=firrtl, name="sub"):
    infer = Infer("firrtl.binary", "add", "lhs", "rhs")


class MulPrimOp(_Commutative, dialect=firrtl, name="mul"):
    infer = Infer("firrtl.binary", "mul", "lhs", "rhs")


class DivPrimOp(_Ints, dialect=firrtl, name="div"):
    infer = Infer("firrtl.binary", "div", "lhs", "rhs")


class RemPrimOp(_Ints, dialect=firrtl, name="rem"):
    infer = Infer("firrtl.binary", "rem", "lhs", "rhs")


class _Bitwise(_Binary):
    lhs = d.Operand(IntType)
    rhs = d.Operand(IntType)
    result = d.Result(UInt)
    traits = (d.Commutative, d.Pure)
    infer = Infer("firrtl.binary", "bitwise", "lhs", "rhs")


class AndPrimOp(_Bitwise, dialect=firrtl, name="and"):
    pass


class OrPrimOp(_Bitwise, dialect=firrtl, name="or"):
    pass


class XorPrimOp(_Bitwise, dialect=firrtl, name="xor"):
    pass


class _Elementwise(_Binary):
    lhs = d.Operand(IntVector)
    rhs = d.Operand(IntVector)
    result = d.Result(UIntVector)
    traits = (d.Commutative, d.Pure)
    infer = Infer("firrtl.elementwise", "lhs", "rhs")


class ElementwiseAndPrimOp(_Elementwise, dialect=firrtl, name="elementwise_and"):
    pass


class ElementwiseOrPrimOp(_Elementwise, dialect=firrtl, name="elementwise_or"):
    pass


class ElementwiseXorPrimOp(_Elementwise, dialect=firrtl, name="elementwise_xor"):
    lhs = d.Operand(UIntVector)


class _Comparison(_Binary):
    lhs = d.Operand(IntType)
    rhs = d.Operand(IntType)
    result = d.Result(UInt1)
    infer = Infer("firrtl.binary", "compare", "lhs", "rhs")


class LEQPrimOp(_Comparison, dialect=firrtl, name="leq"):
    pass


class LTPrimOp(_Comparison, dialect=firrtl, name="lt"):
    pass


class GEQPrimOp(_Comparison, dialect=firrtl, name="geq"):
    pass


class GTPrimOp(_Comparison, dialect=firrtl, name="gt"):
    pass


class EQPrimOp(_Comparison, dialect=firrtl, name="eq"):
    traits = (d.Commutative, d.Pure)


class NEQPrimOp(_Comparison, dialect=firrtl, name="neq"):
    traits = (d.Commutative, d.Pure)


class CatPrimOp(_Primitive, dialect=firrtl, name="cat"):
    inputs = d.Operands(IntType)
    result = d.Result(UInt)
    infer = Infer("firrtl.cat", "inputs")
    assembly_format = "$inputs attr-dict `:` functional-type($inputs, $result)"


class _Shift(_Binary):
    lhs = d.Operand(IntType)
    rhs = d.Operand(UInt)
    result = d.Result(IntType)


class DShlPrimOp(_Shift, dialect=firrtl, name="dshl"):
    infer = Infer("firrtl.binary", "dshl", "lhs", "rhs")


class DShlwPrimOp(_Shift, dialect=firrtl, name="dshlw"):
    infer = Infer("firrtl.binary", "shift", "lhs", "rhs")


class DShrPrimOp(_Shift, dialect=firrtl, name="dshr"):
    infer = Infer("firrtl.binary", "shift", "lhs", "rhs")


class _Unary(_Primitive):
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class AsSIntPrimOp(_Unary, dialect=firrtl, name="asSInt"):
    input = d.Operand(FIRRTLBaseType)
    result = d.Result(SInt)
    infer = Infer("firrtl.unary", "sint", "input")


class AsUIntPrimOp(_Unary, dialect=firrtl, name="asUInt"):
    input = d.Operand(FIRRTLBaseType)
    result = d.Result(UInt)
    infer = Infer("firrtl.unary", "uint", "input")


class AsAsyncResetPrimOp(_Unary, dialect=firrtl, name="asAsyncReset"):
    input = d.Operand(OneBitCastable)
    result = d.Result(AsyncReset)
    infer = Infer("firrtl.unary", "asyncreset", "input")


class AsResetPrimOp(_Unary, dialect=firrtl, name="asReset"):
    input = d.Operand(UInt1)
    result = d.Result(Reset)
    infer = Infer("firrtl.unary", "reset", "input")


class AsClockPrimOp(_Unary, dialect=firrtl, name="asClock"):
    input = d.Operand(OneBitCastable)
    result = d.Result(Clock)
    infer = Infer("firrtl.unary", "clock", "input")


class CvtPrimOp(_Unary, dialect=firrtl, name="cvt"):
    input = d.Operand(IntType)
    result = d.Result(SInt)
    infer = Infer("firrtl.unary", "cvt", "input")


class NegPrimOp(_Unary, dialect=firrtl, name="neg"):
    input = d.Operand(IntType)
    result = d.Result(SInt)
    infer = Infer("firrtl.unary", "neg", "input")


class NotPrimOp(_Unary, dialect=firrtl, name="not"):
    input = d.Operand(IntType)
    result = d.Result(UInt)
    infer = Infer("firrtl.unary", "not", "input")


class _Reduction(_Unary):
    input = d.Operand(IntType)
    result = d.Result(UInt1)
    infer = Infer("firrtl.one_bit", "input")


class AndRPrimOp(_Reduction, dialect=firrtl, name="andr"):
    pass


class OrRPrimOp(_Reduction, dialect=firrtl, name="orr"):
    pass


class XorRPrimOp(_Reduction, dialect=firrtl, name="xorr"):
    pass


class BitsPrimOp(_Primitive, dialect=firrtl, name="bits"):
    input = d.Operand(IntType)
    hi = d.Attr(d.I32Attr)
    lo = d.Attr(d.I32Attr)
    result = d.Result(UInt)
    infer = Infer("firrtl.bits", "input", "hi", "lo")
    assembly_format = "$input $hi `to` $lo attr-dict `:` functional-type($input, $result)"


class _Amount(_Primitive):
    input = d.Operand(IntType)
    amount = d.Attr(d.I32Attr)
    assembly_format = "$input `,` $amount attr-dict `:` functional-type($input, $result)"


class HeadPrimOp(_Amount, dialect=firrtl, name="head"):
    result = d.Result(UInt)
    infer = Infer("firrtl.amount", "head", "input", "amount")


class TailPrimOp(_Amount, dialect=firrtl, name="tail"):
    result = d.Result(UInt)
    infer = Infer("firrtl.amount", "tail", "input", "amount")


class PadPrimOp(_Amount, dialect=firrtl, name="pad"):
    result = d.Result(IntType)
    infer = Infer("firrtl.amount", "pad", "input", "amount")


class ShlPrimOp(_Amount, dialect=firrtl, name="shl"):
    result = d.Result(IntType)
    infer = Infer("firrtl.amount", "shl", "input", "amount")


class ShrPrimOp(_Amount, dialect=firrtl, name="shr"):
    result = d.Result(IntType)
    infer = Infer("firrtl.amount", "shr", "input", "amount")


class _Mux(Named):
    traits = (d.Pure,)
    checks = (d.Check("InferredTypes"),)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, $result)"


class MuxPrimOp(_Mux, dialect=firrtl, name="mux"):
    sel = d.Operand(UIntLTE1OrUnsized)
    high = d.Operand(PassiveType)
    low = d.Operand(PassiveType)
    result = d.Result(PassiveType)
    infer = Infer("firrtl.mux", "sel", "high", "low")


class Mux2CellIntrinsicOp(_Mux, dialect=firrtl, name="int.mux2cell"):
    sel = d.Operand(UIntLTE1OrUnsized)
    high = d.Operand(PassiveType)
    low = d.Operand(PassiveType)
    result = d.Result(PassiveType)
    infer = Infer("firrtl.mux", "sel", "high", "low")


class Mux4CellIntrinsicOp(_Mux, dialect=firrtl, name="int.mux4cell"):
    sel = d.Operand(UIntLTE2OrUnsized)
    v3 = d.Operand(PassiveType)
    v2 = d.Operand(PassiveType)
    v1 = d.Operand(PassiveType)
    v0 = d.Operand(PassiveType)
    result = d.Result(PassiveType)
    infer = Infer("firrtl.mux", "sel", "v3", "v2", "v1", "v0")


class SizeOfIntrinsicOp(_Unary, dialect=firrtl, name="int.sizeof"):
    input = d.Operand(FIRRTLBaseType)
    result = d.Result(UInt32)
    infer = Infer("constant", "!firrtl.uint<32>")


# --- texts and casts ---


class _Verbatim(d.Op):
    text = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    symbols = d.Attr(NameRefs, default="[]")
    result = d.Result(FIRRTLBaseType)
    assembly_format = "$text (`(` $substitutions^ `)`)? `:` functional-type($substitutions, $result) attr-dict"
    result_names = "firrtl.Verbatim"


class VerbatimExprOp(_Verbatim, dialect=firrtl, name="verbatim.expr"):
    traits = (d.Pure,)


class VerbatimWireOp(_Verbatim, dialect=firrtl, name="verbatim.wire"):
    traits = (d.Pure,)


class UninferredResetCastOp(Named, dialect=firrtl, name="resetCast"):
    input = d.Operand(AnyReset)
    result = d.Result(AnyReset)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class ConstCastOp(Named, dialect=firrtl, name="constCast"):
    input = d.Operand(PassiveType)
    result = d.Result(PassiveType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class HWStructCastOp(d.Op, dialect=firrtl, name="hwStructCast"):
    input = d.Operand(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class BitCastOp(d.Op, dialect=firrtl, name="bitcast"):
    input = d.Operand(FIRRTLBaseType)
    result = d.Result(PassiveType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class UnsafeDomainCastOp(d.Op, dialect=firrtl, name="unsafe_domain_cast"):
    input = d.Operand(PassiveType)
    domains = d.Operands(Domain)
    result = d.Result(PassiveType)
    traits = (d.TypesMatchWith("all of {input, result} have same type", "input", "result", "SameTypes"),)
    assembly_format = """
        $input (`domains` `[` $domains^ `]`)? attr-dict-with-keyword `:` type($input)
        (`domains` `[` type($domains)^ `]`)?
    """


# --- references ---


class RefCastOp(Named, dialect=firrtl, name="ref.cast"):
    input = d.Operand(Ref)
    result = d.Result(Ref)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class RefResolveOp(Named, dialect=firrtl, name="ref.resolve"):
    ref = d.Operand(Ref)
    result = d.Result(FIRRTLBaseType)
    traits = (d.Pure,)
    infer = Infer("firrtl.probed", "ref")
    assembly_format = "$ref attr-dict `:` type($ref)"
    checks = (d.Check("InferredTypes"),)


class RefSendOp(Named, dialect=firrtl, name="ref.send"):
    base = d.Operand(FIRRTLBaseType)
    result = d.Result(Ref)
    traits = (d.Pure,)
    infer = Infer("firrtl.probe", "base")
    assembly_format = "$base attr-dict `:` type($base)"
    checks = (d.Check("InferredTypes"),)


class RefSubOp(Named, dialect=firrtl, name="ref.sub"):
    input = d.Operand(Ref)
    index = d.Attr(d.I32Attr)
    result = d.Result(Ref)
    traits = (d.Pure,)
    infer = Infer("firrtl.subprobe", "input", "index")
    assembly_format = "$input `[` $index `]` attr-dict `:` type($input)"
    checks = (d.Check("InferredTypes"),)


class RWProbeOp(Named, dialect=firrtl, name="ref.rwprobe"):
    target = d.Attr(InnerRef)
    result = d.Result(RWProbe)
    assembly_format = "$target attr-dict `:` type($result)"


class _XMR(d.Op):
    ref = d.Attr(d.FlatSymbolRefAttr)
    verbatimSuffix = d.Attr(d.StrAttr, default='""')
    assembly_format = "$ref (`,` $verbatimSuffix^)? attr-dict `:` type($dest)"


class XMRRefOp(_XMR, dialect=firrtl, name="xmr.ref"):
    dest = d.Result(Ref)


class XMRDerefOp(_XMR, dialect=firrtl, name="xmr.deref"):
    dest = d.Result(PassiveType)


# --- format strings ---


class TimeOp(d.Op, dialect=firrtl, name="fstring.time"):
    result = d.Result(FStringType)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` qualified(type($result))"
    result_name = "time"


class HierarchicalModuleNameOp(d.Op, dialect=firrtl, name="fstring.hierarchicalmodulename"):
    result = d.Result(FStringType)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` qualified(type($result))"
    result_name = "hierarchicalmodulename"
