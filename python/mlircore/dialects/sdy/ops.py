"""The sdy dialect: how tensors are spread over meshes of devices, and what moves them."""

from __future__ import annotations

from mlircore.bind.types_attributes import context_of, make, symbol_ref
from mlircore.define.inference import BY_TRAITS, GIVEN, Infer
from mlircore.define.types_attributes import ArrayParam, AttrDef, AttrParam, BoolParam, EnumParam, IntParam, StringParam
from mlircore.define.shaped import AnyRankedTensor, AnyShaped
from mlircore.dialect import (
    AnyType, Attr, AttrConstraint, Check, Dialect, EnumDef, HasParent, I64Attr, IsolatedFromAbove, Op, Operand, Operands, OptionalAttr,
    Pure, Region, Result, Results, ReturnLike, SameOperandsAndResultType, SingleBlock, StrAttr, Symbol, SymbolNameAttr,
    Terminator, TypeConstraint,
)

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

sdy = Dialect("sdy", argument_check="sdy.Argument", infer=GIVEN)

PropagationDirectionValue = sdy.enum(EnumDef((("NONE", 0), ("FORWARD", 1), ("BACKWARD", 2), ("BOTH", 3))))
_EdgeNodeType = EnumDef((("operand", 0), ("result", 1)), summary="edge node type enum", cpp_name="::mlir::sdy::EdgeNodeType")
sdy.enum(_EdgeNodeType)


# --- meshes and axes ---


class MeshAxisAttr(AttrDef, dialect=sdy, mnemonic="mesh_axis"):
    """Named axis in a mesh."""

    cpp_name = "Sdy_MeshAxis"
    name_ = StringParam()
    size = IntParam(64, verify=(("range", 1, (1 << 63) - 1), "axis size must be at least 1, got: $"))
    assembly_format = "`` $name `` `=` `` $size"


class MeshAttr(AttrDef, dialect=sdy, mnemonic="mesh"):
    """Mesh of axes and a list of devices."""

    cpp_name = "Sdy_Mesh"
    renamed = {"mesh_axes": "axes"}
    axes = ArrayParam(AttrParam(MeshAxisAttr), optional=True)
    device_ids = ArrayParam(IntParam(64), optional=True)
    verify = "sdy.Mesh"
    assembly_format = """
        `<` `[` (`]`) : ($axes^ `]`)? (`,` `device_ids` `` `=` `` `[` `` custom<`sdy.Devices`>($device_ids, ref($axes))^ `]`)? `>`
    """


class SubAxisInfoAttr(AttrDef, dialect=sdy, mnemonic="sub_axis_info"):
    """Info about how this sub-axis is derived from the full axis."""

    cpp_name = "Sdy_SubAxisInfo"
    pre_size = IntParam(64)
    size = IntParam(64)
    assembly_format = "`(` $pre_size `)` `` $size"


class AxisRefAttr(AttrDef, dialect=sdy, mnemonic="axis_ref"):
    """Reference to either a full axis or a split sub-axis."""

    cpp_name = "Sdy_AxisRef"
    name_ = StringParam()
    sub_axis_info = AttrParam(SubAxisInfoAttr, optional=True)
    assembly_format = "`` $name (`` `:` `` $sub_axis_info^)?"


class ManualAxesAttr(AttrDef, dialect=sdy, mnemonic="manual_axes"):
    """A list of axes that a ManualComputationOp is manual on."""

    cpp_name = "Sdy_ManualAxes"
    renamed = {"manual_axes": "value"}
    value = ArrayParam(StringParam(), optional=True)
    assembly_format = "`{` (`}`) : ($value^ `` `}`)?"


class AxisRefListAttr(AttrDef, dialect=sdy, mnemonic="axis_ref_list"):
    """List of axis refs."""

    cpp_name = "Sdy_AxisRefList"
    value = ArrayParam(AttrParam(AxisRefAttr), optional=True)
    assembly_format = "`{` (`}`) : ($value^ `` `}`)?"


class _List(AttrDef):
    assembly_format = "`[` (`]`) : ($value^ `` `]`)?"


class ListOfAxisRefListsAttr(_List, dialect=sdy, mnemonic="list_of_axis_ref_lists"):
    """List of axis ref lists."""

    cpp_name = "Sdy_ListOfAxisRefLists"
    value = ArrayParam(AttrParam(AxisRefListAttr), optional=True)


class AllToAllParamAttr(AttrDef, dialect=sdy, mnemonic="all_to_all_param"):
    """all-to-all parameter."""

    cpp_name = "Sdy_AllToAllParamAttr"
    axes = ArrayParam(AttrParam(AxisRefAttr))
    src_dim = IntParam(64)
    tgt_dim = IntParam(64)
    assembly_format = "`` `{` $axes `}` `` `:` $src_dim `` `->` `` $tgt_dim"


class AllToAllParamListAttr(_List, dialect=sdy, mnemonic="all_to_all_param_list"):
    """List of all-to-all parameters."""

    cpp_name = "Sdy_AllToAllParamList"
    value = ArrayParam(AttrParam(AllToAllParamAttr), optional=True)


# --- shardings ---


class DimensionShardingAttr(AttrDef, dialect=sdy, mnemonic="dimension_sharding"):
    """Dimension sharding."""

    cpp_name = "Sdy_DimensionSharding"
    axes = ArrayParam(AttrParam(AxisRefAttr), optional=True)
    is_closed = BoolParam()
    priority = IntParam(64, optional=True)
    assembly_format = "`` custom<`sdy.Dimension`>($axes, $is_closed, $priority)"


class TensorShardingAttr(AttrDef, dialect=sdy, mnemonic="sharding"):
    """Tensor sharding."""

    cpp_name = "Sdy_TensorSharding"
    renamed = {"dimension_shardings": "dim_shardings"}
    mesh_or_ref = AttrParam()
    dim_shardings = ArrayParam(AttrParam(DimensionShardingAttr), optional=True)
    replicated_axes = ArrayParam(AttrParam(AxisRefAttr), optional=True)
    unreduced_axes = ArrayParam(AttrParam(AxisRefAttr), optional=True)
    assembly_format = """
        `<` custom<`sdy.MeshOrRef`>($mesh_or_ref) `,` `[` (`]`) : ($dim_shardings^ `]`)? ``
        custom<`sdy.NamedAxes`>($replicated_axes, $unreduced_axes) `>`
    """

    @classmethod
    def get(cls, mesh_or_ref: Any, dimension_shardings: Any, replicated_axes: Any = (), unreduced_axes: Any = (), context: Any = None) -> Any:
        """`mesh_or_ref` is a MeshAttr, a symbol reference, or the symbol's name."""
        if isinstance(mesh_or_ref, str):
            place = context_of((*dimension_shardings, *replicated_axes), context)
            mesh_or_ref = symbol_ref(mesh_or_ref, place)
        return make(cls, {"mesh_or_ref": mesh_or_ref, "dim_shardings": dimension_shardings, "replicated_axes": replicated_axes,
                          "unreduced_axes": unreduced_axes}, context)


class TensorShardingPerValueAttr(AttrDef, dialect=sdy, mnemonic="sharding_per_value"):
    """Tensor sharding per operand/result of an op."""

    cpp_name = "Sdy_TensorShardingPerValue"
    shardings = ArrayParam(AttrParam(TensorShardingAttr), optional=True)
    assembly_format = "`<` `[` (`]`) : ($shardings^ `]`)? `>`"


# --- rules ---


class DimMappingAttr(AttrDef, dialect=sdy, mnemonic="dim_mapping"):
    """List of factor indices for a dimension."""

    cpp_name = "Sdy_DimMapping"
    factor_indices = ArrayParam(IntParam(64), optional=True)
    assembly_format = "`` custom<`sdy.Factors`>($factor_indices)"


class TensorMappingAttr(AttrDef, dialect=sdy, mnemonic="tensor_mapping"):
    """Factor mappings for each dimension of a tensor."""

    cpp_name = "Sdy_TensorMapping"
    dim_mappings = ArrayParam(AttrParam(DimMappingAttr), optional=True)
    assembly_format = "`` `[` (`]`) : ($dim_mappings^ `]`)? ``"


class OpShardingRuleAttr(AttrDef, dialect=sdy, mnemonic="op_sharding_rule"):
    """Specifies how an operation can be partitioned."""

    cpp_name = "Sdy_OpShardingRule"
    renamed = {"is_custom": "is_custom_rule"}
    factor_sizes = ArrayParam(IntParam(64), optional=True)
    operand_mappings = ArrayParam(AttrParam(TensorMappingAttr), optional=True)
    result_mappings = ArrayParam(AttrParam(TensorMappingAttr), optional=True)
    reduction_factors = ArrayParam(IntParam(64), optional=True)
    need_replication_factors = ArrayParam(IntParam(64), optional=True)
    permutation_factors = ArrayParam(IntParam(64), optional=True)
    blocked_propagation_factors = ArrayParam(IntParam(64), optional=True)
    is_custom_rule = BoolParam(default=False)
    assembly_format = """
        `<` `(` $operand_mappings `)` `` `->` `` `(` $result_mappings `)` `` custom<`sdy.FactorSizes`>($factor_sizes) ``
        custom<`sdy.FactorsOf`>($reduction_factors, `reduction`) ``
        custom<`sdy.FactorsOf`>($need_replication_factors, `need_replication`) ``
        custom<`sdy.FactorsOf`>($permutation_factors, `permutation`) ``
        custom<`sdy.FactorsOf`>($blocked_propagation_factors, `blocked_propagation`) ``
        custom<`sdy.CustomRule`>($is_custom_rule) `>`
    """


# --- what propagation did ---


class EdgeValueRefAttr(AttrDef, dialect=sdy, mnemonic="edge_value_ref"):
    """Reference to a particular index of a value edge of type `type`."""

    cpp_name = "Sdy_EdgeValueRef"
    type = EnumParam(_EdgeNodeType)
    index = IntParam(64)
    assembly_format = "`` $type `` `-` `` $index"


class AxisToPropagationDetailsAttr(AttrDef, dialect=sdy, mnemonic="axis_to_propagation_details"):
    """Propagation edge flow details for a specific axis and source."""

    cpp_name = "Sdy_AxisToPropagationDetails"
    axis_name = AttrParam(AxisRefAttr)
    source = AttrParam(EdgeValueRefAttr)
    targets = ArrayParam(AttrParam(EdgeValueRefAttr))
    assembly_format = "`{` $axis_name `=` $source `->` `[` `` $targets `]` `}`"


class PropagationOneStepAttr(AttrDef, dialect=sdy, mnemonic="propagation_one_step"):
    """Per-step propagation metadata."""

    cpp_name = "Sdy_PropagationOneStep"
    step_index = IntParam(64)
    axis_entries = ArrayParam(AttrParam(AxisToPropagationDetailsAttr))
    assembly_format = "`{` `step` `` `-` `` $step_index `=` `[` $axis_entries `]` `}`"


class PropagationEdgesAttr(AttrDef, dialect=sdy, mnemonic="propagation_edges"):
    """Propagation edge metadata for all propagation steps."""

    cpp_name = "Sdy_PropagationEdges"
    value = ArrayParam(AttrParam(PropagationOneStepAttr))
    assembly_format = "`<` `[` $value `]` `>`"


sdy.rule("sharding", value=TensorShardingPerValueAttr.predicate, names_op=True, check="sdy.Sharding",
         message="should have a sharding attribute of type TensorShardingPerValueAttr")
sdy.rule("sharding_rule", value=OpShardingRuleAttr.predicate, names_op=True, check="sdy.Rule",
         message="should have a sharding rule attribute of type OpShardingRuleAttr for attr named 'sdy.sharding_rule'")


# --- operations ---

_ELEMENTS = ("kind", "ATTR_DENSE_ELEMENTS", "ATTR_DENSE_STRINGS", "ATTR_DENSE_RESOURCE", "ATTR_SPARSE_ELEMENTS")
ElementsAttr = AttrConstraint("constant vector/tensor attribute", _ELEMENTS, _ELEMENTS)
AnyStaticTensor = TypeConstraint("statically shaped tensor of any type values", ("and", ("kind", "TYPE_RANKED_TENSOR"), ("static",)))
_SHARDINGS = "custom<`sdy.Shardings`>"


class MeshOp(Op, dialect=sdy, name="mesh"):
    """A mesh with a name."""

    sym_name = Attr(SymbolNameAttr)
    mesh = Attr(MeshAttr)
    facts = {"sdy.mesh": True}
    traits = (Symbol, HasParent("builtin.module"))
    assembly_format = "$sym_name `=` $mesh attr-dict"


class ShardingConstraintOp(Op, dialect=sdy, name="sharding_constraint"):
    """A tensor that is to have a sharding."""

    input = Operand(AnyType)
    sharding = Attr(TensorShardingAttr)
    result = Result(AnyType)
    infer = BY_TRAITS
    traits = (SameOperandsAndResultType,)
    symbol_uses = (Check("sdy.Sharding", "sharding"),)
    assembly_format = "$input $sharding attr-dict `:` type($result)"


class ReshardOp(Op, dialect=sdy, name="reshard"):
    """A tensor in another sharding."""

    input = Operand(AnyType)
    sharding = Attr(TensorShardingAttr)
    result = Result(AnyType)
    infer = BY_TRAITS
    traits = (Pure, SameOperandsAndResultType)
    symbol_uses = (Check("sdy.Sharding", "sharding"),)
    assembly_format = "$input $sharding attr-dict `:` type($result)"


class ReturnOp(Op, dialect=sdy, name="return"):
    """The results of a region."""

    results = Operands(AnyType)
    traits = (Pure, ReturnLike, Terminator)
    assembly_format = "attr-dict ($results^ `:` type($results))?"


class ManualComputationOp(Op, dialect=sdy, name="manual_computation"):
    """A region that each device runs by itself."""

    tensors = Operands(AnyType)
    in_shardings = Attr(TensorShardingPerValueAttr)
    out_shardings = Attr(TensorShardingPerValueAttr)
    manual_axes = Attr(ManualAxesAttr)
    results = Results(AnyType)
    body = Region(blocks=1)
    facts = {"sdy.computation": True, "sdy.binds_axes": True}
    traits = (SingleBlock, IsolatedFromAbove, Check("sdy.Computation"))
    symbol_uses = (Check("sdy.Manual"),)
    implicit_terminator = "sdy.return"
    assembly_format = f"""
        `(` operands `)` `in_shardings` `` `=` `` {_SHARDINGS}($in_shardings) `out_shardings` `` `=` `` {_SHARDINGS}($out_shardings)
        `manual_axes` `` `=` `` $manual_axes custom<`sdy.Body`>($body) attr-dict `:` functional-type(operands, results)
    """


class ShardingGroupOp(Op, dialect=sdy, name="sharding_group"):
    """A tensor that has the sharding of its group."""

    input = Operand(AnyRankedTensor)
    group_id = Attr(I64Attr)
    infer = BY_TRAITS
    assembly_format = "$input `group_id` `` `=` `` $group_id attr-dict `:` type($input)"


class ConstantOp(Op, dialect=sdy, name="constant"):
    """A constant that is not shared."""

    value = Attr(ElementsAttr)
    output = Result(AnyStaticTensor)
    infer = Infer("of_attribute", "value")
    traits = (Pure,)
    assembly_format = "`` custom<`hlo.Constant`>($value, type($output), attr-dict)"


class DataFlowEdgeOp(Op, dialect=sdy, name="data_flow_edge"):
    """A bridge between values that have one sharding."""

    input = Operand(AnyShaped)
    sharding = OptionalAttr(TensorShardingAttr)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    traits = (SameOperandsAndResultType,)
    symbol_uses = (Check("sdy.Edge", "input"), Check("sdy.Sharding", "sharding"))
    assembly_format = "$input (`sharding` `` `=` `` $sharding^)? attr-dict `:` type($result)"


class FuncDataFlowEdgeOp(Op, dialect=sdy, name="func_data_flow_edge"):
    """The same between a call and a function."""

    operand = Operand(AnyShaped)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    traits = (SameOperandsAndResultType,)
    symbol_uses = (Check("sdy.Edge", "operand"),)
    assembly_format = "$operand attr-dict `:` type($result)"


class PropagationBarrierOp(Op, dialect=sdy, name="propagation_barrier"):
    """Where shardings go no further."""

    input = Operand(AnyRankedTensor)
    allowed_direction = Attr(PropagationDirectionValue)
    result = Result(AnyRankedTensor)
    infer = BY_TRAITS
    traits = (Pure, SameOperandsAndResultType, Check("sdy.Barrier"))
    assembly_format = "$input `allowed_direction` `` `=` `` $allowed_direction attr-dict `:` type($input)"


class NamedComputationOp(Op, dialect=sdy, name="named_computation"):
    """A call with the function's body in it."""

    name_ = Attr(StrAttr)
    operands = Operands(AnyType)
    in_shardings = OptionalAttr(TensorShardingPerValueAttr)
    out_shardings = OptionalAttr(TensorShardingPerValueAttr)
    results = Results(AnyType)
    body = Region(blocks=1)
    argument_order = "result=results_ name operands_ * in_shardings out_shardings"
    facts = {"sdy.computation": True}
    traits = (SingleBlock, IsolatedFromAbove, Check("sdy.Returned"))
    symbol_uses = (Check("sdy.Named"),)
    implicit_terminator = "sdy.return"
    assembly_format = f"""
        `<` $name `>` `` `(` $operands `)` (`in_shardings` `` `=` `` {_SHARDINGS}($in_shardings)^)?
        (`out_shardings` `` `=` `` {_SHARDINGS}($out_shardings)^)?
        custom<`sdy.Body`>($body) attr-dict `:` functional-type($operands, results)
    """


# --- collectives ---


def _collective(axes: str) -> str:
    return f"{axes} $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)"


class _Collective(Op):
    traits = (SameOperandsAndResultType, Check("sdy.Collective", "strict"))


class _OpenCollective(Op):
    traits = (SameOperandsAndResultType, Check("sdy.Collective", "open"))


class AllGatherOp(_Collective, dialect=sdy, name="all_gather"):
    """Gathers parts along axes."""

    tensor = Operand(AnyShaped)
    gathering_axes = Attr(ListOfAxisRefListsAttr)
    out_sharding = Attr(TensorShardingAttr)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    assembly_format = _collective("$gathering_axes")


class AllReduceOp(_OpenCollective, dialect=sdy, name="all_reduce"):
    """Reduces parts along axes."""

    tensor = Operand(AnyShaped)
    reduction_axes = Attr(AxisRefListAttr)
    out_sharding = Attr(TensorShardingAttr)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    assembly_format = _collective("$reduction_axes")


class AllSliceOp(_OpenCollective, dialect=sdy, name="all_slice"):
    """Slices along axes."""

    tensor = Operand(AnyShaped)
    slicing_axes = Attr(ListOfAxisRefListsAttr)
    out_sharding = Attr(TensorShardingAttr)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    assembly_format = _collective("$slicing_axes")


class AllToAllOp(_Collective, dialect=sdy, name="all_to_all"):
    """Moves axes from one dimension to another."""

    tensor = Operand(AnyShaped)
    params = Attr(AllToAllParamListAttr)
    out_sharding = Attr(TensorShardingAttr)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    assembly_format = _collective("$params")


class CollectivePermuteOp(Op, dialect=sdy, name="collective_permute"):
    """Puts axes in the place of others."""

    tensor = Operand(AnyShaped)
    out_sharding = Attr(TensorShardingAttr)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    traits = (SameOperandsAndResultType, Check("sdy.Collective", "free"))
    assembly_format = _collective("")


class ReduceScatterOp(_OpenCollective, dialect=sdy, name="reduce_scatter"):
    """Reduces parts along axes and slices along them."""

    tensor = Operand(AnyShaped)
    reduce_scatter_axes = Attr(ListOfAxisRefListsAttr)
    out_sharding = Attr(TensorShardingAttr)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    assembly_format = _collective("$reduce_scatter_axes")


class ReplicatedToUnreducedOp(_Collective, dialect=sdy, name="replicated_to_unreduced"):
    """Makes replicated axes unreduced."""

    tensor = Operand(AnyShaped)
    axes = Attr(AxisRefListAttr)
    out_sharding = Attr(TensorShardingAttr)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    assembly_format = _collective("$axes")


class ShardedToUnreducedOp(_Collective, dialect=sdy, name="sharded_to_unreduced"):
    """Makes axes of dimensions unreduced."""

    tensor = Operand(AnyShaped)
    axes = Attr(ListOfAxisRefListsAttr)
    out_sharding = Attr(TensorShardingAttr)
    result = Result(AnyShaped)
    infer = BY_TRAITS
    assembly_format = _collective("$axes")
