"""The shard dialect: tensors that are spread over a grid of devices, and how the devices exchange parts of them."""

from mlircore.define.shaped import AnyMemRef, AnyRankedTensor
from mlircore.define.types_attributes import ArrayParam, AttrDef, DenseParam, TypeDef
from mlircore.dialect import (
    I64, AllElementTypesMatch, AllShapesMatch, AllTypesMatch, Attr, AttrConstraint, AttrSizedOperandSegments, Check, DenseI64ArrayAttr,
    Dialect, EnumDef, FlatSymbolRefAttr, I64Attr, Index, IndexAttr, Op, Operand, Operands, OptionalAttr, Pure, Relation, Result, Results,
    SameOperandsAndResultElementType, SameOperandsAndResultRank, SameOperandsAndResultShape, Symbol, SymbolNameAttr, TypeConstraint,
    TypesMatchWith, UnitAttr, one_of,
)

shard = Dialect("shard", inlining="operations")

# --- types and attributes ---


class ShardingType(TypeDef, dialect=shard, mnemonic="sharding"):
    """A way to spread a tensor over a grid."""

    summary = "sharding definition"


class GridAxesArrayAttr(AttrDef, dialect=shard, mnemonic="axisarray"):
    """For each dimension of a tensor, the axes of the grid along which it is split."""

    axes = ArrayParam(DenseParam("i16"), cpp_type="::llvm::ArrayRef<GridAxesAttr>")
    cpp_name, summary = "Shard_GridAxesArrayAttr", ""
    assembly_format = "`[` $axes `]`"


ReductionKindAttr = shard.enum(EnumDef(
    [*((case, number) for number, case in enumerate("sum max min product average bitwise_and bitwise_or bitwise_xor".split(), 1)),
     ("generic", 100)], attr_name="partial", bare=True, summary="Reduction of an iterator/grid dimension.",
    cpp_name="::mlir::shard::ReductionKind", cpp_attr="Shard_ReductionKindAttr"))
_AxesAttr = AttrConstraint("i16 dense array attribute", ("array_of", 16), ("array_of", 16), value_type="i16", dense=True)

# --- operands and results ---

_TENSOR = ("kind", "TYPE_RANKED_TENSOR")
_PLAIN = ("not", ("rank", 0))
_Tensor = TypeConstraint("non-0-ranked.tensor of any type values", ("and", _TENSOR, _PLAIN), type_name="",
                         type_class=("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"))
_MemRef = TypeConstraint("non-0-ranked.memref of any type values", ("and", ("kind", "TYPE_MEMREF"), _PLAIN))
_MemRefOrTensor = one_of(f"{_MemRef.summary} or {_Tensor.summary}", _MemRef, _Tensor)
_AnyMemRefOrTensor = one_of("memref of any type values or ranked tensor of any type values", AnyMemRef, AnyRankedTensor)
_SAME_RANK = Relation("RanksMatch", "all of {input, result} have same rank", "input", "result")

# --- grids ---


class GridOp(Op, dialect=shard, name="grid"):
    """A grid of devices, under a name. A size that is not known is ?."""

    sym_name = Attr(SymbolNameAttr)
    shape = Attr(DenseI64ArrayAttr)
    traits = (Symbol, Pure)
    checks = (Check("shard.Grid"),)
    assembly_format = "$sym_name `(` `shape` `=` custom<`shard.Sizes`>($shape) `)` attr-dict"


class GridShapeOp(Op, dialect=shard, name="grid_shape"):
    """The sizes of a grid, or of these axes."""

    grid = Attr(FlatSymbolRefAttr)
    axes = Attr(_AxesAttr, default="array<i16>")
    result = Results(Index)
    traits = (Pure,)
    symbol_uses = (Check("shard.Axes", "shard.grid", "axes", "result"),)
    result_names = "shard.First"
    assembly_format = "$grid (`axes` `=` $axes^)? attr-dict `:` type($result)"


class ProcessMultiIndexOp(Op, dialect=shard, name="process_multi_index"):
    """The position of this device, along all axes or along these."""

    grid = Attr(FlatSymbolRefAttr)
    axes = Attr(_AxesAttr, default="array<i16>")
    result = Results(Index)
    traits = (Pure,)
    symbol_uses = (Check("shard.Axes", "shard.grid", "axes", "result"),)
    result_names = "shard.ProcessIndex"
    assembly_format = "`on` $grid (`axes` `=` $axes^)? attr-dict `:` type($result)"


class ProcessLinearIndexOp(Op, dialect=shard, name="process_linear_index"):
    """The number of this device."""

    grid = Attr(FlatSymbolRefAttr)
    result = Result(Index)
    traits = (Pure,)
    symbol_uses = (Check("shard.OnGrid", "shard.grid"),)
    result_name = "proc_linear_idx"
    assembly_format = "`on` $grid attr-dict `:` type($result)"


class NeighborsLinearIndicesOp(Op, dialect=shard, name="neighbors_linear_indices"):
    """The numbers of the devices before and after one, along the axes of a split; -1: there is none."""

    grid = Attr(FlatSymbolRefAttr)
    device = Operands(Index)
    split_axes = Attr(_AxesAttr)
    neighbor_down = Result(Index)
    neighbor_up = Result(Index)
    traits = (Pure,)
    symbol_uses = (Check("shard.OnGrid", "shard.grid"),)
    result_names = "shard.Neighbors"
    assembly_format = "`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)"


# --- shardings ---


class ShardingOp(Op, dialect=shard, name="sharding"):
    """Makes a sharding: the axes, and either sizes of overlapping parts or where the parts begin."""

    grid = Attr(FlatSymbolRefAttr)
    split_axes = Attr(GridAxesArrayAttr)
    static_sharded_dims_offsets = Attr(DenseI64ArrayAttr, default="array<i64>")
    dynamic_sharded_dims_offsets = Operands(I64)
    static_halo_sizes = Attr(DenseI64ArrayAttr, default="array<i64>")
    dynamic_halo_sizes = Operands(I64)
    result = Result(ShardingType)
    traits = (Pure, AttrSizedOperandSegments)
    checks = (Check("shard.Sharding"),)
    symbol_uses = (Check("shard.Offsets", "shard.grid"),)
    result_name = "sharding"
    assembly_format = """
        $grid `split_axes` `=` $split_axes
        (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)?
        (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)?
        attr-dict `:` type($result)
    """


class ShardOp(Op, dialect=shard, name="shard"):
    """Says how a tensor is spread; `annotate_for_users`: for the operations that use the result."""

    src = Operand(AnyRankedTensor)
    sharding = Operand(ShardingType)
    annotate_for_users = Attr(UnitAttr)
    result = Result(AnyRankedTensor)
    traits = (Pure, AllTypesMatch("result", "src"))
    result_name = "sharding_annotated"
    assembly_format = "$src `to` $sharding (`annotate_for_users` $annotate_for_users^)? attr-dict `:` type($result)"


class GetShardingOp(Op, dialect=shard, name="get_sharding"):
    """How a tensor is spread."""

    source = Operand(AnyRankedTensor)
    result = Result(ShardingType)
    traits = (Pure,)
    assembly_format = "$source attr-dict `:` type($source) `->` type($result)"


class ShardShapeOp(Op, dialect=shard, name="shard_shape"):
    """The sizes of a device's part of a tensor."""

    dims = Attr(DenseI64ArrayAttr)
    dims_dynamic = Operands(Index)
    sharding = Operand(ShardingType)
    device = Attr(DenseI64ArrayAttr)
    device_dynamic = Operands(Index)
    result = Results(Index)
    traits = (Pure, AttrSizedOperandSegments)
    result_names = "shard.First"
    assembly_format = """
        `dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding
        `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)
    """


# --- exchange between devices ---


class _Exchange(Op):
    grid = Attr(FlatSymbolRefAttr)
    grid_axes = Attr(_AxesAttr, default="array<i16>")


class AllGatherOp(_Exchange, dialect=shard, name="all_gather"):
    """The parts of all devices of a group, one after the other."""

    input = Operand(_Tensor)
    gather_axis = Attr(IndexAttr)
    result = Result(_Tensor)
    traits = (Pure, SameOperandsAndResultElementType, SameOperandsAndResultRank)
    symbol_uses = (Check("shard.Gather", "shard.grid", "gather_axis"),)
    result_name = "all_gather"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)
    """


class AllReduceOp(_Exchange, dialect=shard, name="all_reduce"):
    """The parts of all devices of a group, combined."""

    input = Operand(_AnyMemRefOrTensor)
    reduction = Attr(ReductionKindAttr, default="sum")
    result = Result(_AnyMemRefOrTensor)
    traits = (Pure, SameOperandsAndResultShape)
    symbol_uses = (Check("shard.Axes", "shard.grid", "grid_axes"),)
    result_name = "all_reduce"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? attr-dict `:` type($input) `->` type($result)
    """


class AllSliceOp(_Exchange, dialect=shard, name="all_slice"):
    """A device's part of a tensor that all devices of a group have."""

    input = Operand(_Tensor)
    slice_axis = Attr(IndexAttr)
    result = Result(_Tensor)
    traits = (Pure, SameOperandsAndResultElementType, SameOperandsAndResultRank)
    symbol_uses = (Check("shard.Slice", "shard.grid", "slice_axis"),)
    result_name = "all_slice"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? `slice_axis` `=` $slice_axis attr-dict `:` type($input) `->` type($result)
    """


class AllToAllOp(_Exchange, dialect=shard, name="all_to_all"):
    """Each device splits its tensor, and puts together the parts that it gets."""

    input = Operand(_Tensor)
    split_axis = Attr(IndexAttr)
    concat_axis = Attr(IndexAttr)
    result = Result(_Tensor)
    traits = (Pure, SameOperandsAndResultElementType, SameOperandsAndResultRank)
    symbol_uses = (Check("shard.AllToAll", "shard.grid"),)
    result_name = "all_to_all"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? `split_axis` `=` $split_axis `concat_axis` `=` $concat_axis attr-dict
        `:` type($input) `->` type($result)
    """


class BroadcastOp(_Exchange, dialect=shard, name="broadcast"):
    """The tensor of the device `root`."""

    input = Operand(AnyRankedTensor)
    root = Attr(DenseI64ArrayAttr)
    root_dynamic = Operands(Index)
    result = Result(AnyRankedTensor)
    traits = (Pure, AllShapesMatch("input", "result"), AllElementTypesMatch("input", "result"))
    symbol_uses = (Check("shard.Device", "shard.grid", "root"),)
    result_name = "broadcast"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict
        `:` functional-type(operands, results)
    """


class GatherOp(_Exchange, dialect=shard, name="gather"):
    """On the device `root`, the parts of all devices of a group."""

    input = Operand(_Tensor)
    gather_axis = Attr(IndexAttr)
    root = Attr(DenseI64ArrayAttr)
    root_dynamic = Operands(Index)
    result = Result(_Tensor)
    traits = (Pure, _SAME_RANK, AllElementTypesMatch("input", "result"))
    symbol_uses = (Check("shard.Device", "shard.grid", "root"), Check("shard.Gather", "shard.grid", "gather_axis"))
    result_name = "gather"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? `gather_axis` `=` $gather_axis
        `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)
    """


class RecvOp(_Exchange, dialect=shard, name="recv"):
    """The tensor that the device `source` sends."""

    input = Operand(_Tensor)
    source = OptionalAttr(DenseI64ArrayAttr)
    source_dynamic = Operands(Index)
    result = Result(AnyRankedTensor)
    traits = (AllShapesMatch("input", "result"), AllElementTypesMatch("input", "result"))
    symbol_uses = (Check("shard.Device", "shard.grid", "source"),)
    result_name = "recv"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)? attr-dict
        `:` functional-type(operands, results)
    """


class ReduceOp(_Exchange, dialect=shard, name="reduce"):
    """On the device `root`, the parts of all devices of a group, combined."""

    input = Operand(AnyRankedTensor)
    reduction = Attr(ReductionKindAttr, default="sum")
    root = Attr(DenseI64ArrayAttr)
    root_dynamic = Operands(Index)
    result = Result(AnyRankedTensor)
    traits = (Pure, AllShapesMatch("input", "result"))
    symbol_uses = (Check("shard.Device", "shard.grid", "root"),)
    result_name = "reduce"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)?
        `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)
    """


class ReduceScatterOp(_Exchange, dialect=shard, name="reduce_scatter"):
    """A device's part of what the tensors of a group are, combined."""

    input = Operand(_Tensor)
    reduction = Attr(ReductionKindAttr, default="sum")
    scatter_axis = Attr(IndexAttr)
    result = Result(AnyRankedTensor)
    traits = (Pure, SameOperandsAndResultRank)
    symbol_uses = (Check("shard.Slice", "shard.grid", "scatter_axis"),)
    result_name = "reduce_scatter"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? `scatter_axis` `=` $scatter_axis attr-dict
        `:` type($input) `->` type($result)
    """


class ScatterOp(_Exchange, dialect=shard, name="scatter"):
    """A device's part of the tensor of the device `root`."""

    input = Operand(_Tensor)
    scatter_axis = Attr(IndexAttr)
    root = Attr(DenseI64ArrayAttr)
    root_dynamic = Operands(Index)
    result = Result(AnyRankedTensor)
    traits = (Pure, _SAME_RANK, AllElementTypesMatch("input", "result"))
    symbol_uses = (Check("shard.Device", "shard.grid", "root"), Check("shard.Slice", "shard.grid", "scatter_axis"))
    result_name = "scatter"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? `scatter_axis` `=` $scatter_axis
        `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)
    """


class SendOp(_Exchange, dialect=shard, name="send"):
    """Sends a tensor to the device `destination`."""

    input = Operand(_Tensor)
    destination = Attr(DenseI64ArrayAttr)
    destination_dynamic = Operands(Index)
    result = Result(AnyRankedTensor)
    traits = (AllShapesMatch("input", "result"), AllElementTypesMatch("input", "result"))
    symbol_uses = (Check("shard.Device", "shard.grid", "destination"),)
    result_name = "send"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)?
        `destination` `=` custom<DynamicIndexList>($destination_dynamic, $destination) attr-dict
        `:` functional-type(operands, results)
    """


class ShiftOp(_Exchange, dialect=shard, name="shift"):
    """The tensor of the device so many places before, along an axis; `rotate`: beginning again at its end."""

    input = Operand(_Tensor)
    shift_axis = Attr(IndexAttr)
    offset = Attr(I64Attr)
    rotate = Attr(UnitAttr)
    result = Result(AnyRankedTensor)
    traits = (Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape)
    symbol_uses = (Check("shard.Shift", "shard.grid"),)
    result_name = "shift"
    assembly_format = """
        $input `on` $grid (`grid_axes` `=` $grid_axes^)? `shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)?
        attr-dict `:` type($input) `->` type($result)
    """


class UpdateHaloOp(Op, dialect=shard, name="update_halo"):
    """Brings the overlapping parts of a tensor or memref up to date."""

    destination = Operand(_MemRefOrTensor)
    grid = Attr(FlatSymbolRefAttr)
    split_axes = Attr(GridAxesArrayAttr)
    halo_sizes = Operands(I64)
    static_halo_sizes = Attr(DenseI64ArrayAttr, default="array<i64>")
    result = Result(_MemRefOrTensor)
    traits = (Pure, TypesMatchWith("result has same type as destination", "result", "destination", "SameTypes"))
    symbol_uses = (Check("shard.OnGrid", "shard.grid"),)
    assembly_format = """
        $destination `on` $grid `split_axes` `=` $split_axes
        (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)? attr-dict `:` type($result)
    """


__getattr__ = shard.member  # the functions that build operations, and enumerations
__dir__ = shard.members
