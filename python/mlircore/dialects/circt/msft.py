"""CIRCT's msft dialect: places on a device, and designs of arrays."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import ArrayLike, InnerRefAttr
from mlircore.dialects.circt.seq import ClockType

msft = d.Dialect("msft", is_open=True, symbols_complete=False)


PrimitiveType = msft.enum(d.EnumDef(
    [("M20K", 1), ("DSP", 2), ("FF", 3)], summary="Type of device at physical location", cpp_name="::PrimitiveType"))


class LocationVectorAttr(d.AttrDef, dialect=msft, mnemonic="location_vec"):
    type = d.AttrParam(d.TypeAttr)
    locs = d.ArrayParam(d.AttrParam())
    assembly_format = "`<` custom<`msft.Places`>($type, $locs) `>`"
    summary = "Places of the bits of a type; a unit: of no bit."


class PhysLocationAttr(d.AttrDef, dialect=msft, mnemonic="physloc"):
    primitiveType = d.EnumParam(PrimitiveType)
    x = d.IntParam(64, signed=False)
    y = d.IntParam(64, signed=False)
    num = d.IntParam(64, signed=False)
    assembly_format = "`<` $primitiveType `,` $x `,` $y `,` $num `>`"
    summary = "Descibes a physical location on a device"


class PhysicalBoundsAttr(d.AttrDef, dialect=msft, mnemonic="physical_bounds"):
    xMin = d.IntParam(64, signed=False)
    xMax = d.IntParam(64, signed=False)
    yMin = d.IntParam(64, signed=False)
    yMax = d.IntParam(64, signed=False)
    assembly_format = "`<` `x` `` `:` `[` $xMin `,` $xMax `]` `,` `y` `` `:` `[` $yMin `,` $yMax `]` `>`"
    summary = "Describes a rectangle bounding a physical region on a device"


PhysicalBoundsArray = d.AttrConstraint(
    "array of PhysicalBounds", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "msft.physical_bounds"))), ("kind", "ATTR_ARRAY"), value_type="none")
PositiveI32Attr = d.bounded_integer_attr(32, "minimum value is 1", 1)
MatrixType = d.TypeConstraint("an array of arrays", ("routine", "hw.Array"))


class DeclPhysicalRegionOp(d.Op, dialect=msft, name="physical_region"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    bounds = d.Attr(PhysicalBoundsArray)
    traits = (d.Symbol, d.HasParent("builtin.module"))
    assembly_format = "$sym_name `,` $bounds attr-dict"


class DynamicInstanceOp(d.Op, dialect=msft, name="instance.dynamic"):
    instanceRef = d.Attr(InnerRefAttr)
    body = d.Region(1)
    traits = (d.HasParent("msft.instance.hierarchy", "msft.instance.dynamic"), d.NoTerminator)
    assembly_format = """
        custom<`msft.InnerName`>($instanceRef) $body attr-dict
    """


class DynamicInstanceVerbatimAttrOp(d.Op, dialect=msft, name="instance.verb_attr"):
    name_ = d.Attr(d.StrAttr)
    value = d.Attr(d.StrAttr)
    subPath = d.OptionalAttr(d.StrAttr)
    ref = d.OptionalAttr(d.FlatSymbolRefAttr)
    assembly_format = "($ref^)? `name` `:` $name `value` `:` $value (`path` `:` $subPath^)? attr-dict"


class InstanceHierarchyOp(d.Op, dialect=msft, name="instance.hierarchy"):
    topModuleRef = d.Attr(d.FlatSymbolRefAttr)
    instName = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.HasParent("builtin.module"), d.NoTerminator)
    assembly_format = "$topModuleRef ($instName^)? $body attr-dict"


class LinearOp(d.Op, dialect=msft, name="hlc.linear"):
    clock = d.Operand(ClockType)
    outs = d.Results(d.AnyType)
    datapath = d.Region(1)
    traits = (d.SingleBlock,)
    implicit_terminator = "msft.output"
    assembly_format = "`clock` $clock attr-dict `:` type($outs) $datapath"


class OutputOp(d.Op, dialect=msft, name="output"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Terminator, d.Pure, d.ReturnLike)
    assembly_format = "attr-dict ($operands^ `:` qualified(type($operands)))?"


class PDMulticycleOp(d.Op, dialect=msft, name="pd.multicycle"):
    source = d.Attr(d.FlatSymbolRefAttr)
    dest = d.Attr(d.FlatSymbolRefAttr)
    cycles = d.Attr(PositiveI32Attr)
    assembly_format = "$cycles $source `->` $dest attr-dict"


class PDPhysLocationOp(d.Op, dialect=msft, name="pd.location"):
    loc_ = d.Attr(PhysLocationAttr)
    subPath = d.OptionalAttr(d.StrAttr)
    ref = d.OptionalAttr(d.FlatSymbolRefAttr)
    assembly_format = """
        ($ref^)? custom<`msft.Place`>($loc) (`path` `:` $subPath^)? attr-dict
    """


class PDPhysRegionOp(d.Op, dialect=msft, name="pd.physregion"):
    physRegionRef = d.Attr(d.FlatSymbolRefAttr)
    subPath = d.OptionalAttr(d.StrAttr)
    ref = d.OptionalAttr(d.FlatSymbolRefAttr)
    assembly_format = "($ref^)? $physRegionRef (`path` `:` $subPath^)? attr-dict"


class PDRegPhysLocationOp(d.Op, dialect=msft, name="pd.reg_location"):
    locs = d.Attr(LocationVectorAttr)
    ref = d.OptionalAttr(d.FlatSymbolRefAttr)
    assembly_format = """
        (`ref` $ref^)? custom<`msft.Places`>($locs) attr-dict
    """


class PEOutputOp(d.Op, dialect=msft, name="pe.output"):
    output = d.Operand(d.AnyType)
    traits = (d.Terminator,)
    assembly_format = "$output attr-dict `:` type($output)"


class SystolicArrayOp(d.Op, dialect=msft, name="systolic.array"):
    rowInputs = d.Operand(ArrayLike)
    colInputs = d.Operand(ArrayLike)
    peOutputs = d.Result(MatrixType)
    pe = d.Region(1)
    traits = (d.SingleBlock,)
    implicit_terminator = "msft.pe.output"
    assembly_format = """
        custom<`msft.Systolic`>($rowInputs, $colInputs, type($rowInputs), type($colInputs), type($peOutputs), $pe) attr-dict
    """


__getattr__ = msft.member
__dir__ = msft.members
