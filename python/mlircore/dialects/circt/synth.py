"""CIRCT's synth dialect: networks of simple gates."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import DenseBoolArrayAttr

synth = d.Dialect("synth", is_open=True)

PolarityKind = synth.enum(d.EnumDef(
    [("positive", 0), ("negative", 1)], summary="timing arc polarity", cpp_name="circt::synth::PolarityKind"))


class LinearTimingArcAttr(d.AttrDef, dialect=synth, mnemonic="linear_timing_arc"):
    intrinsic = d.IntParam(64)
    sensitivity = d.IntParam(64)
    polarity = d.AttrParam("synth.polarity")
    assembly_format = "`<` $intrinsic `,` $sensitivity `,` $polarity `>`"
    summary = "A single simplified linear timing arc"


class MappingCostAttr(d.AttrDef, dialect=synth, mnemonic="mapping_cost"):
    area = d.AttrParam(d.AttrConstraint("FloatAttr", ("kind", "ATTR_FLOAT"), ("kind", "ATTR_FLOAT")))
    arcs = d.AttrParam(d.ArrayAttr)
    inputCaps = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` `area` `=` $area `,` `arcs` `=` $arcs (`,` `input_caps` `=` $inputCaps^)? `>`"
    summary = "Simplified timing and area cost for tech mapping"


class NLDMTableAttr(d.AttrDef, dialect=synth, mnemonic="nldm_table"):
    index1 = d.DenseParam("f64")
    index2 = d.DenseParam("f64")
    values = d.DenseParam("f64")
    assembly_format = "`<` $index1 `,` $index2 `,` $values `>`"
    summary = "Resolved 2D NLDM lookup table"


class NLDMTimingArcAttr(d.AttrDef, dialect=synth, mnemonic="nldm_timing_arc"):
    pin = d.AttrParam(d.StrAttr)
    relatedPin = d.AttrParam(d.StrAttr)
    timingSense = d.AttrParam(d.StrAttr)
    cellRise = d.AttrParam("synth.nldm_table")
    cellFall = d.AttrParam("synth.nldm_table")
    riseTransition = d.AttrParam("synth.nldm_table")
    fallTransition = d.AttrParam("synth.nldm_table")
    assembly_format = """
        `<` $pin `,` $relatedPin `,` $timingSense `,` $cellRise `,` $cellFall `,` $riseTransition `,` $fallTransition `>`
    """
    summary = "NLDM timing arc with delay and transition lookup tables"


class PolarityAttr(d.AttrDef, dialect=synth, mnemonic="polarity"):
    value = d.EnumParam(PolarityKind, field=True)
    assembly_format = "`<` $value `>`"
    summary = "Timing arc polarity"


class _Invertible(d.Op):
    """Values of one type, some of which are inverted."""

    inputs = d.Operands(d.AnyType)
    inverted = d.Attr(DenseBoolArrayAttr)
    result = d.Result(d.AnyType)
    traits = (d.SameOperandsAndResultType, d.Pure)
    assembly_format = "custom<`circt.InvertibleOperands`>($inputs, type($result), $inverted, attr-dict)"


class _Three(_Invertible):
    """Three of them."""

    checks = (d.Check("synth.Three", "operands", "requires exactly three operands"),
              d.Check("synth.Three", "flags", "requires exactly three inversion flags"))


class AndInverterOp(_Invertible, dialect=synth, name="aig.and_inv"):
    pass


class ChoiceOp(d.Op, dialect=synth, name="choice"):
    inputs = d.Operands(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (d.SameOperandsAndResultType, d.Pure)
    assembly_format = "$inputs attr-dict `:` type($result)"


class CutRewritePatternOp(d.Op, dialect=synth, name="cut_rewrite_pattern"):
    function_type = d.Attr(d.FunctionTypeAttr)
    cost = d.Attr(MappingCostAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock)
    implicit_terminator = "synth.yield"
    checks = (d.Check("synth.CutRewritePattern"),)
    assembly_format = "`` custom<`circt.Signature`>($function_type, ref($body)) attr-dict-with-keyword custom<`hw.Body`>($body)"


class DotOp(_Three, dialect=synth, name="dot"):
    pass


class GambleOp(_Three, dialect=synth, name="gamble"):
    pass


class MajorityOp(_Three, dialect=synth, name="majority"):
    pass


class MuxInverterOp(_Three, dialect=synth, name="mux_inv"):
    pass


class OneHotOp(_Three, dialect=synth, name="onehot"):
    pass


class XorInverterOp(_Invertible, dialect=synth, name="xor_inv"):
    pass


class YieldOp(d.Op, dialect=synth, name="yield"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.Terminator)
    assembly_format = "$operands attr-dict `:` type($operands)"


__getattr__ = synth.member
__dir__ = synth.members
