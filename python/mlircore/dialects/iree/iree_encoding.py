"""IREE's iree_encoding dialect: layouts of tensors."""

from mlircore import dialect as d

iree_encoding = d.Dialect("iree_encoding", lists_properties=True)

EncodingOpTypeAttr = iree_encoding.enum(d.EnumDef(
    [("matmul", 0), ("scaled_matmul", 1), ("conv", 2)], attr_name="optype", summary="Tracks the type of operation of the operand.", cpp_name="::mlir::iree_compiler::IREE::Encoding::EncodingOpType", cpp_attr="EncodingOpTypeAttr", bare=True, tight=True))


Array = d.AttrConstraint("ArrayAttr", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))


class EncodingAttr(d.AttrDef, dialect=iree_encoding, mnemonic="encoding"):
    operand_index = d.AttrParam(d.AttrConstraint("IntegerAttr", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER")))
    op_type = d.AttrParam(EncodingOpTypeAttr)
    element_types = d.AttrParam(Array)
    original_element_type = d.AttrParam(d.AttrConstraint("TypeAttr", ("kind", "ATTR_TYPE"), ("kind", "ATTR_TYPE")), optional=True)
    user_indexing_maps = d.AttrParam(Array, optional=True)
    iteration_sizes = d.AttrParam(Array, optional=True)
    verify = "iree.Encoding"
    assembly_format = """
        `<` struct($operand_index, $op_type, $element_types, $original_element_type, $user_indexing_maps,
        custom<`iree.DynamicSizes`>($iteration_sizes)) `>`
    """
    summary = "Information to decide how to data-tile a tensor."
    alias = "encoding"


class PaddingAttr(d.AttrDef, dialect=iree_encoding, mnemonic="padding"):
    padding = d.DenseParam("i64")
    verify = "iree.Padding"
    assembly_format = "`<` custom<`iree.Padding`>($padding) `>`"
    summary = "An attribute that encodes padding values of tensor dimensions."


class IdentityAttr(d.AttrDef, dialect=iree_encoding, mnemonic="identity"):
    summary = "The identity encoding."


class IdentityResolverAttr(d.AttrDef, dialect=iree_encoding, mnemonic="identity_resolver"):
    summary = "A layout resolver that behaves like an identity function."


class LayoutAttr(d.AttrDef, dialect=iree_encoding, mnemonic="layout"):
    layouts = d.AttrParam(d.AttrConstraint("ArrayAttr", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY")))
    assembly_format = "`<` $layouts `>`"
    summary = "Indicates potential serialized layouts."
    alias = "encoding"


class PackedStorageAttr(d.AttrDef, dialect=iree_encoding, mnemonic="packed_storage"):
    summary = "Indicates packed storage data type."


class SpecializationResolverAttr(d.AttrDef, dialect=iree_encoding, mnemonic="specialization_resolver"):
    seed = d.IntParam(32)
    assembly_format = "`<` $seed `>`"
    summary = "A layout resolver that always generates iree_encoding.specialized<> with the seed."


class SpecializedAttr(d.AttrDef, dialect=iree_encoding, mnemonic="specialized"):
    seed = d.IntParam(32)
    type = d.AttrParam(d.AttrConstraint("TypeAttr", ("kind", "ATTR_TYPE"), ("kind", "ATTR_TYPE")), optional=True)
    assembly_format = "`<` $seed (`,` $type^)? `>`"
    summary = "An attribute that indicates the encoding is specialized."


class TestingAttr(d.AttrDef, dialect=iree_encoding, mnemonic="testing"):
    layouts = d.AttrParam(d.AttrConstraint("ArrayAttr", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY")), optional=True)
    original_element_type = d.TypeParam(optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "An encoding attribute for testing purposes."
    alias = "encoding"


class UnknownAttr(d.AttrDef, dialect=iree_encoding, mnemonic="unknown"):
    summary = "A pure encoding attribute for testing purpose."
    alias = "encoding"


class UnsupportedResolverAttr(d.AttrDef, dialect=iree_encoding, mnemonic="unsupported_resolver"):
    summary = "A layout resolver attribute that always fails to get layout."


AnyRankedTensor = d.TypeConstraint(
    "ranked tensor of any type values", ("kind", "TYPE_RANKED_TENSOR"), type_name="builtin.tensor")


class SetEncodingOp(d.Op, dialect=iree_encoding, name="set_encoding"):
    source = d.Operand(AnyRankedTensor)
    encoding_dims = d.Operands(d.Index)
    result = d.Result(AnyRankedTensor)
    traits = (d.Pure,)
    assembly_format = """
        attr-dict $source (`encoding_dims` `{` $encoding_dims^ `}`)? `:` type($source) `->` type($result)
    """


class UnsetEncodingOp(d.Op, dialect=iree_encoding, name="unset_encoding"):
    source = d.Operand(AnyRankedTensor)
    result_dims = d.Operands(d.Index)
    encoding_dims = d.Operands(d.Index)
    result = d.Result(AnyRankedTensor)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        attr-dict $source (`encoding_dims` `{` $encoding_dims^ `}`)? `:` type($source) `->` type($result) (``
        `{` $result_dims^ `}`)?
    """


__getattr__ = iree_encoding.member
__dir__ = iree_encoding.members
