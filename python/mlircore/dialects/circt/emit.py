"""CIRCT's emit dialect: files of the output, and fragments of them."""

from mlircore import dialect as d

emit = d.Dialect("emit")


FlatSymbolRefArrayAttr = d.AttrConstraint(
    "flat symbol ref array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("flat_symbol",))), ("kind", "ATTR_ARRAY"), value_type="none")


class FileListOp(d.Op, dialect=emit, name="file_list"):
    file_name = d.Attr(d.StrAttr)
    files = d.Attr(FlatSymbolRefArrayAttr)
    sym_name = d.OptionalAttr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    traits = (d.Symbol,)
    assembly_format = "$file_name `,` $files (`sym` $sym_name^)? attr-dict"


class FileOp(d.Op, dialect=emit, name="file"):
    file_name = d.Attr(d.StrAttr)
    sym_name = d.OptionalAttr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    bodyRegion = d.Region(1)
    traits = (d.Symbol, d.SingleBlock, d.NoTerminator, d.NoRegionArguments, d.IsolatedFromAbove)
    assembly_format = "$file_name (`sym` $sym_name^)? $bodyRegion attr-dict"


class FragmentOp(d.Op, dialect=emit, name="fragment"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    bodyRegion = d.Region(1)
    traits = (
        d.Symbol,
        d.SingleBlock,
        d.NoTerminator,
        d.NoRegionArguments,
        d.IsolatedFromAbove,
        d.HasParent("builtin.module"),
    )
    assembly_format = "$sym_name $bodyRegion attr-dict"


class RefOp(d.Op, dialect=emit, name="ref"):
    target = d.Attr(d.FlatSymbolRefAttr)
    traits = (d.HasParent("emit.file"),)
    assembly_format = "$target attr-dict"


class VerbatimOp(d.Op, dialect=emit, name="verbatim"):
    text = d.Attr(d.StrAttr)
    traits = (d.HasParent("emit.file"),)
    assembly_format = "$text attr-dict"


__getattr__ = emit.member
__dir__ = emit.members
