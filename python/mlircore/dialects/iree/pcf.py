"""IREE's pcf dialect: parallel control flow."""

from mlircore import dialect as d

pcf = d.Dialect("pcf", lists_properties=True)


class SequentialAttr(d.AttrDef, dialect=pcf, mnemonic="sequential"):
    assembly_format = ""
    summary = "Attribute representing sequential execution"


class SyncOnReturnAttr(d.AttrDef, dialect=pcf, mnemonic="sync_on_return"):
    assembly_format = ""
    summary = "Synchronize when returning from the worker of the same scope"


class TestScopeAttr(d.AttrDef, dialect=pcf, mnemonic="test_scope"):
    assembly_format = ""
    summary = "Test scope attribute used for testing."


class ShapedRefType(d.TypeDef, dialect=pcf, mnemonic="sref"):
    shape = d.DenseParam("i64")
    elementType = d.TypeParam()
    scope = d.AttrParam()
    sync_scope = d.AttrParam(optional=True)
    is_shaped = True
    assembly_format = "`<` custom<`Shape`>($shape, $elementType, `dynamic`) `` custom<`iree.Scopes`>($scope, $sync_scope) `>`"
    summary = "A shaped reference to a buffer."


BoolArray = d.AttrConstraint("array of flags", ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1)))),
                             ("kind", "ATTR_ARRAY"))


PCF_AnyShapedRef = d.TypeConstraint("A shaped reference to a buffer.", ("defined", "pcf.sref"))
PCF_ScopeAttrInterface = d.AttrConstraint("Defines parallel execution scope.")
AnyRankedTensorOrMemRef = d.TypeConstraint(
    "ranked tensor or memref of any type", ("or", ("kind", "TYPE_RANKED_TENSOR"), ("kind", "TYPE_MEMREF")), type_name="", type_class=("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))
AnyMemRef = d.TypeConstraint("memref of any type values", ("kind", "TYPE_MEMREF"), type_name="builtin.memref")
RankedTensorOfAnyTypeValuesOrVectorOfAnType = d.TypeConstraint(
    "ranked tensor of any type values or vector of any type values", ("or", ("kind", "TYPE_RANKED_TENSOR"), ("kind", "TYPE_VECTOR")))
AnyRankedTensorVectorOrMemRef = d.TypeConstraint(
    "ranked tensor, vector, or memref of any type", ("or", ("kind", "TYPE_RANKED_TENSOR"), ("kind", "TYPE_VECTOR"), ("kind", "TYPE_MEMREF")), type_name="", type_class=("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))


class AllocOp(d.Op, dialect=pcf, name="alloc"):
    dynamicSizes = d.Operands(d.Index)
    result = d.Result(PCF_AnyShapedRef)
    checks = (d.Check("iree.ParallelAlloc"),)
    assembly_format = "`(`$dynamicSizes`)` attr-dict `:` type($result)"


class BranchCondReturnOp(d.Op, dialect=pcf, name="br.cond_return"):
    condition = d.Operand(d.I1)
    dest_operands = d.Operands(d.AnyType)
    dest = d.Successor()
    traits = (d.HasParent("pcf.generic"), d.Pure, d.Terminator)
    assembly_format = "$condition $dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict"


class GetMemrefOp(d.Op, dialect=pcf, name="get_memref"):
    source = d.Operand(PCF_AnyShapedRef)
    offsets = d.Operands(d.Index)
    sizes = d.Operands(d.Index)
    strides = d.Operands(d.Index)
    static_offsets = d.Attr(d.DenseI64ArrayAttr)
    static_sizes = d.Attr(d.DenseI64ArrayAttr)
    static_strides = d.Attr(d.DenseI64ArrayAttr)
    result = d.Result(AnyMemRef)
    traits = (d.AttrSizedOperandSegments, d.AllElementTypesMatch("source", "result"))
    assembly_format = """
        $source `` custom<`DynamicIndexList`>($offsets, $static_offsets) custom<`DynamicIndexList`>($sizes,
        $static_sizes) custom<`DynamicIndexList`>($strides, $static_strides) attr-dict `:` type($source) `to`
        type($result)
    """


class ReadSliceOp(d.Op, dialect=pcf, name="read_slice"):
    source = d.Operand(PCF_AnyShapedRef)
    offsets = d.Operands(d.Index)
    sizes = d.Operands(d.Index)
    strides = d.Operands(d.Index)
    static_offsets = d.Attr(d.DenseI64ArrayAttr)
    static_sizes = d.Attr(d.DenseI64ArrayAttr)
    static_strides = d.Attr(d.DenseI64ArrayAttr)
    result = d.Result(RankedTensorOfAnyTypeValuesOrVectorOfAnType)
    traits = (d.AttrSizedOperandSegments, d.AllElementTypesMatch("source", "result"))
    assembly_format = """
        $source `` custom<`DynamicIndexList`>($offsets, $static_offsets) custom<`DynamicIndexList`>($sizes,
        $static_sizes) custom<`DynamicIndexList`>($strides, $static_strides) attr-dict `:` type($source) `to`
        type($result)
    """


class ReturnOp(d.Op, dialect=pcf, name="return"):
    traits = (d.HasParent("pcf.generic", "pcf.loop"), d.Pure, d.Terminator)
    assembly_format = "attr-dict"


class WriteSliceOp(d.Op, dialect=pcf, name="write_slice"):
    source = d.Operand(AnyRankedTensorVectorOrMemRef)
    dest = d.Operand(PCF_AnyShapedRef)
    offsets = d.Operands(d.Index)
    sizes = d.Operands(d.Index)
    strides = d.Operands(d.Index)
    static_offsets = d.Attr(d.DenseI64ArrayAttr)
    static_sizes = d.Attr(d.DenseI64ArrayAttr)
    static_strides = d.Attr(d.DenseI64ArrayAttr)
    traits = (d.AttrSizedOperandSegments, d.AllElementTypesMatch("source", "dest"))
    assembly_format = """
        $source `into` $dest `` custom<`DynamicIndexList`>($offsets, $static_offsets)
        custom<`DynamicIndexList`>($sizes, $static_sizes) custom<`DynamicIndexList`>($strides, $static_strides)
        attr-dict `:` type($source) `into` type($dest)
    """


class YieldOp(d.Op, dialect=pcf, name="yield"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.HasParent("pcf.generic"), d.Pure, d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict $operands `:` type($operands)"


class GenericOp(d.Op, dialect=pcf, name="generic"):
    scope = d.Attr(PCF_ScopeAttrInterface)
    inits = d.Operands(AnyRankedTensorOrMemRef)
    dynamic_sizes = d.Operands(d.Index)
    is_tied = d.Attr(BoolArray, prop=True)
    sync_on_return = d.Attr(d.BoolAttr, default="false", prop=True, shown=True)
    num_index_args = d.Attr(d.I64Attr, prop=True)
    num_leading_args = d.Attr(d.I64Attr, prop=True)
    results = d.Results(AnyRankedTensorOrMemRef)
    initializer = d.Region(1, at_most=True)
    region = d.Region()
    traits = (d.AttrSizedOperandSegments, d.AutomaticAllocationScope)
    result_names = "iree.Parallel"
    argument_names = "*"
    checks = (d.Check("iree.ParallelGeneric"),)
    assembly_format = """
        (`sync` $sync_on_return^)? `scope` `(` $scope `)` (`initialize` $initializer^)? custom<`iree.Parallel`>($inits,
        type($inits), $dynamic_sizes, type($results), $is_tied, $region, $num_leading_args, $num_index_args)
        custom<`iree.Space`>(ref($region)) attr-dict
    """


class LoopOp(d.Op, dialect=pcf, name="loop"):
    scope = d.Attr(PCF_ScopeAttrInterface)
    count = d.Operands(d.Index)
    inits = d.Operands(AnyRankedTensorOrMemRef)
    dynamic_sizes = d.Operands(d.Index)
    is_tied = d.Attr(BoolArray, prop=True)
    sync_on_return = d.Attr(d.BoolAttr, default="false", prop=True, shown=True)
    results = d.Results(AnyRankedTensorOrMemRef)
    region = d.Region()
    traits = (d.AttrSizedOperandSegments, d.AutomaticAllocationScope, d.SingleBlock)
    checks = (d.Check("iree.ParallelLoop"),)
    implicit_terminator = "pcf.return"
    result_names = "iree.Parallel"
    argument_names = "*"
    assembly_format = """
        (`sync` $sync_on_return^)? `scope` `(` $scope `)` `count` `(` $count `)` custom<`iree.Parallel`>($inits, type($inits),
        $dynamic_sizes, type($results), $is_tied, $region) attr-dict
    """


__getattr__ = pcf.member
__dir__ = pcf.members
