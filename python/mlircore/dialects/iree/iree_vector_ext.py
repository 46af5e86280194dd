"""IREE's iree_vector_ext dialect: layouts of vectors."""

from mlircore import dialect as d

iree_vector_ext = d.Dialect("iree_vector_ext", lists_properties=True)


class NestedLayoutAttr(d.AttrDef, dialect=iree_vector_ext, mnemonic="nested_layout"):
    subgroupTile = d.ArrayParam(d.IntParam(64), optional=True)
    batchTile = d.ArrayParam(d.IntParam(64), optional=True)
    outerTile = d.ArrayParam(d.IntParam(64), optional=True)
    threadTile = d.ArrayParam(d.IntParam(64), optional=True)
    elementTile = d.ArrayParam(d.IntParam(64), optional=True)
    subgroupStrides = d.ArrayParam(d.IntParam(64), optional=True)
    threadStrides = d.ArrayParam(d.IntParam(64), optional=True)
    assembly_format = """
        `<` `subgroup_tile` `=` `[` (`]`) : ($subgroupTile^ `]`)? `,` `batch_tile` `=` `[` (`]`) : ($batchTile^ `]`)? `,` `outer_tile` `=` `[` (`]`) : ($outerTile^ `]`)? `,` `thread_tile` `=` `[` (`]`) : ($threadTile^ `]`)? `,` `element_tile` `=` `[` (`]`) : ($elementTile^ `]`)? `,` `subgroup_strides` `=` custom<`iree.Strides`>($subgroupStrides, ref($subgroupTile)) `,` `thread_strides` `=` custom<`iree.Strides`>($threadStrides, ref($threadTile)) `>`
    """
    summary = "A layout representing a mapping from GPU thread hierarchy to a shape."
    alias = "nested"
    verify = "iree.NestedLayout"


AnyVectorOfAnyRank = d.TypeConstraint("vector of any type values", ("kind", "TYPE_VECTOR"), type_name="builtin.vector")
AnyShaped = d.TypeConstraint(
    "shaped of any type values", ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"), type_name="")
VectorLayoutInterface = d.AttrConstraint("VectorLayoutInterface instance")
IndexOrVectorOfIndexValuesType = d.TypeConstraint(
    "index or vector of index values", ("or", ("kind", "TYPE_INDEX"), ("and", ("kind", "TYPE_VECTOR"), ("element", ("kind", "TYPE_INDEX")))))
AffineMapArrayAttr = d.AttrConstraint(
    "AffineMap array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_AFFINE_MAP"))), ("kind", "ATTR_ARRAY"), value_type="none")
VectorOf1BitSignlessIntegerValuesType = d.TypeConstraint(
    "vector of 1-bit signless integer values", ("and", ("kind", "TYPE_VECTOR"), ("element", ("integer", 1, 1))), type_name="builtin.vector", type_class=("kind", "TYPE_VECTOR"))


class ArgCompareOp(d.Op, dialect=iree_vector_ext, name="arg_compare"):
    input_value = d.Operand(AnyVectorOfAnyRank)
    input_index = d.OptionalOperand(AnyVectorOfAnyRank)
    init_value = d.Operand(AnyVectorOfAnyRank)
    init_index = d.Operand(AnyVectorOfAnyRank)
    index_base = d.OptionalOperand(d.Index)
    dimension = d.Attr(d.I64Attr)
    result_value = d.Result(AnyVectorOfAnyRank)
    result_index = d.Result(AnyVectorOfAnyRank)
    region = d.Region(1)
    traits = (
        d.Pure,
        d.AttrSizedOperandSegments,
        d.SingleBlock,
        d.AllElementTypesMatch("input_value", "init_value"),
        d.AllTypesMatch("init_value", "result_value"),
        d.AllTypesMatch("init_index", "result_index"),
    )
    implicit_terminator = "iree_vector_ext.yield"
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` `ins` `(` $input_value (`,` $input_index^)? `:`
        type($input_value) (`,` type($input_index)^)? `)` `inits` `(` $init_value `,` $init_index `:`
        type($init_value) `,` type($init_index) `)` (`index_base` `(` $index_base^ `:` type($index_base) `)`)?
        $region `->` type($result_value) `,` type($result_index)
    """


class ToLayoutOp(d.Op, dialect=iree_vector_ext, name="to_layout"):
    input = d.Operand(AnyShaped)
    layout = d.Attr(VectorLayoutInterface)
    shared_memory_conversion = d.OptionalAttr(d.AnyAttr)
    output = d.Result(AnyShaped)
    traits = (d.Pure, d.AllTypesMatch("input", "output"))
    assembly_format = "$input `to` `layout` `(` $layout `)` attr-dict `:` type($input)"


class ToSIMDOp(d.Op, dialect=iree_vector_ext, name="to_simd"):
    input = d.Operand(AnyVectorOfAnyRank)
    output = d.Result(AnyVectorOfAnyRank)
    traits = (d.SameOperandsAndResultElementType, d.Pure)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class ToSIMTOp(d.Op, dialect=iree_vector_ext, name="to_simt"):
    input = d.Operand(AnyVectorOfAnyRank)
    output = d.Result(AnyVectorOfAnyRank)
    traits = (d.SameOperandsAndResultElementType, d.Pure)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class TransferGatherOp(d.Op, dialect=iree_vector_ext, name="transfer_gather"):
    base = d.Operand(AnyShaped)
    offsets = d.Operands(d.Index)
    index_vecs = d.Operands(IndexOrVectorOfIndexValuesType)
    indexing_maps = d.Attr(AffineMapArrayAttr)
    padding = d.Operand(d.AnyType)
    mask = d.OptionalOperand(VectorOf1BitSignlessIntegerValuesType)
    vector = d.Result(AnyVectorOfAnyRank)
    traits = (
        d.AttrSizedOperandSegments,
        d.TypesMatchWith("padding type must match source element type", "base", "padding", "spirv.ElementOrSelf"),
    )
    assembly_format = """
        $base `[` $offsets `]` (`[` $index_vecs^ `:` type($index_vecs) `]`)? `,` $padding (`,` $mask^)?
        attr-dict `:` type($base) `,` type($vector) (`,` type($mask)^)?
    """


class TransferScatterOp(d.Op, dialect=iree_vector_ext, name="transfer_scatter"):
    base = d.Operand(AnyShaped)
    vector = d.Operand(AnyVectorOfAnyRank)
    offsets = d.Operands(d.Index)
    index_vecs = d.Operands(IndexOrVectorOfIndexValuesType)
    indexing_maps = d.Attr(AffineMapArrayAttr)
    mask = d.OptionalOperand(VectorOf1BitSignlessIntegerValuesType)
    result_ = d.OptionalResult(AnyShaped)
    traits = (d.AttrSizedOperandSegments, d.AllElementTypesMatch("base", "vector"))
    assembly_format = """
        $vector `into` $base `[` $offsets `]` (`[` $index_vecs^ `:` type($index_vecs) `]`)? (`,` $mask^)?
        attr-dict `:` type($vector) `,` type($base) (`,` type($mask)^)? (`->` type($result)^)?
    """


class YieldOp(d.Op, dialect=iree_vector_ext, name="yield"):
    values = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator, d.HasParent("iree_vector_ext.arg_compare"))
    assembly_format = "attr-dict ($values^ `:` type($values))?"


__getattr__ = iree_vector_ext.member
__dir__ = iree_vector_ext.members
