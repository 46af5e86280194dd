"""IREE's iree_map dialect: layouts as nested shapes."""

from mlircore import dialect as d

iree_map = d.Dialect("iree_map", lists_properties=True)


class PackMapAttr(d.AttrDef, dialect=iree_map, mnemonic="pack_map"):
    shape = d.AttrParam()
    stride = d.AttrParam()
    verify = "iree.PackMap"
    assembly_format = "`<` custom<`iree.IntTuple`>($shape) `:` custom<`iree.IntTuple`>($stride) `>`"
    summary = "A layout map: a (Shape, Stride) pair mapping coordinates to indices."
    alias = "pack_map"


class PackLayoutAttr(d.AttrDef, dialect=iree_map, mnemonic="pack_layout"):
    shape = d.AttrParam()
    stride = d.AttrParam()
    assembly_format = "`<` custom<`iree.PackLayout`>($shape, $stride) `>`"
    summary = "A layout mapping data coordinates to thread IDs."
    alias = "pack_layout"


__getattr__ = iree_map.member
__dir__ = iree_map.members
