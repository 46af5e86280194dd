"""The esi dialect: its types, attributes and constraints."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import DictionaryAttr as DictionaryAttr
from mlircore.dialects.circt.hw.base import InnerRefAttr as InnerRefAttr
from mlircore.dialects.circt.seq import ClockType as ClockType

esi = d.Dialect("esi", is_open=True, symbols_complete=False)

ChannelSignaling = esi.enum(d.EnumDef(
    [("ValidReady", 0), ("FIFO", 1), ("ValidOnly", 2)], summary="ESI channel wire signaling standard", cpp_name="::circt::esi::ChannelSignaling"))


class ChannelBundleType(d.TypeDef, dialect=esi, mnemonic="bundle"):
    names = d.ArrayParam(d.StringParam())
    types = d.ArrayParam(d.TypeParam(), like="names")
    directions = d.StringParam(like="names")
    resettable = d.AttrParam(d.UnitAttr, optional=True)
    assembly_format = "`<` custom<`esi.Channels`>($names, $types, $directions, $resettable) `>`"
    summary = "a bundle of channels"


class ChannelType(d.TypeDef, dialect=esi, mnemonic="channel"):
    inner = d.TypeParam()
    signaling = d.EnumParam(ChannelSignaling, field=True, default="ValidReady")
    dataDelay = d.IntParam(64, signed=False, default=0)
    assembly_format = "`<` $inner (`,` $signaling^ ( `(` $dataDelay^ `)` )? )? `>`"
    summary = "An ESI-compatible channel port"


class AnyType(d.TypeDef, dialect=esi, mnemonic="any"):
    assembly_format = ""
    summary = "any type"


class ListType(d.TypeDef, dialect=esi, mnemonic="list"):
    elementType = d.TypeParam()
    assembly_format = "`<` $elementType `>`"
    summary = "a runtime-variably sized list"


class WindowType(d.TypeDef, dialect=esi, mnemonic="window"):
    name_ = d.AttrParam(d.StrAttr)
    into = d.TypeParam()
    frames = d.ArrayParam(d.TypeParam("esi.window.frame"))
    assembly_format = "`<` $name `,` $into `,` `[` $frames `]` `>`"
    verify = "esi.Window"
    summary = "a data window"


class WindowFieldType(d.TypeDef, dialect=esi, mnemonic="window.field"):
    fieldName = d.AttrParam(d.StrAttr)
    numItems = d.IntParam(64, signed=False, optional=True)
    bulkCountWidth = d.IntParam(64, signed=False, optional=True)
    assembly_format = "`<` $fieldName (`,` $numItems^)? ( `countWidth` $bulkCountWidth^ )? `>`"
    verify = "esi.WindowField"
    summary = "a field-in-frame specifier"


class WindowFrameType(d.TypeDef, dialect=esi, mnemonic="window.frame"):
    name_ = d.AttrParam(d.StrAttr)
    members = d.ArrayParam(d.TypeParam("esi.window.field"))
    assembly_format = "`<` $name `,` `[` $members `]` `>`"
    summary = "Declare a data window frame"


class AppIDAttr(d.AttrDef, dialect=esi, mnemonic="appid"):
    name_ = d.AttrParam(d.StrAttr)
    index = d.IntParam(64, signed=False, optional=True)
    assembly_format = "`<` $name (`[` $index^ `]`)? `>`"
    summary = "An application relevant instance identifier"


class AppIDPathAttr(d.AttrDef, dialect=esi, mnemonic="appid_path"):
    root = d.AttrParam(d.FlatSymbolRefAttr)
    path = d.ArrayParam(d.AttrParam("esi.appid"))
    assembly_format = "`<` $root `[` $path `]` `>`"
    summary = "An application-specific hierarchical path through a design"


class BlobAttr(d.AttrDef, dialect=esi, mnemonic="blob"):
    data = d.StringParam()
    assembly_format = "`<` $data `>`"
    summary = "A binary blob"


class NullChannelAttr(d.AttrDef, dialect=esi, mnemonic="null"):
    type = d.AttrParam(d.AttrConstraint("TypeAttr", ("kind", "ATTR_TYPE"), ("kind", "ATTR_TYPE")))
    assembly_format = "$type"
    summary = "An attribute which indicates a channel is unconnected."


PositiveI64Attr = d.bounded_integer_attr(64, "minimum value is 1", 1)
BundleTypeAttr = d.AttrConstraint(
    "type attribute of a bundle of channels", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("defined", "esi.bundle"))), ("kind", "ATTR_TYPE"), value_type="none")
AppIDArrayAttr = d.AttrConstraint(
    "Array of AppIDs", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "esi.appid"))), ("kind", "ATTR_ARRAY"), value_type="none")
ModportType = d.TypeConstraint("sv.interface", ("defined", "sv.modport"))
