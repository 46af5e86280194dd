"""transform.structured: structured operations become loops, and loops change."""

from mlircore.define.shaped import I64ArrayAttr
from mlircore.dialect import (
    Attr, AttrConstraint, AttrSizedOperandSegments, Check, DenseI64ArrayAttr, I64Attr, InferredType, Op, Operand, Operands,
    OptionalAttr, OptionalOperand, Result, Results, UnitAttr,
)
from mlircore.dialects.transform.base import (
    consumes, DenseBoolArrayAttr, DeviceMappingArrayAttr, Handle, HandleOrParam, NonNegativeI64Attr, transform,
)

NonNegativeI64sAttr = AttrConstraint(
    "i64 dense array attribute whose value is non-negative", ("and", ("array_of", 64), ("routine", "NonNegativeArray")), ("array_of", 64),
    value_type="i64", dense=True)


class ContinuousTileSizesOp(Op, dialect=transform, name="structured.continuous_tile_sizes"):
    """Tile sizes that halve until nothing is left, and the parts they are for."""

    target = Operand(Handle)
    dimension = Attr(NonNegativeI64Attr)
    target_size = Attr(NonNegativeI64Attr)
    tile_sizes = Result(HandleOrParam)
    chunk_sizes = Result(HandleOrParam)
    traits = (InferredType("tile_sizes", "chunk_sizes"),)
    checks = (Check("transform.SameResults"),)
    assembly_format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($tile_sizes), `function`)"


class ConvertToLoopsOp(Op, dialect=transform, name="structured.convert_to_loops"):
    """Becomes a nest of loops."""

    target = Operand(Handle)
    result = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class FuseOp(Op, dialect=transform, name="structured.fuse"):
    """Tiles an operation and fuses what it uses into the loops."""

    target = Operand(Handle)
    tile_sizes = Operands(HandleOrParam)
    tile_interchange = Operands(HandleOrParam)
    static_tile_sizes = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_tile_interchange = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    apply_cleanup = Attr(UnitAttr)
    use_forall = Attr(UnitAttr)
    transformed = Result(Handle)
    loops = Results(Handle)
    traits = (AttrSizedOperandSegments,)
    facts = consumes("target")
    checks = (Check("transform.Fuse"),)
    assembly_format = """
        $target oilist(`tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes) | `interchange`
        custom<DynamicIndexList>($tile_interchange, $static_tile_interchange)) attr-dict `:` functional-type(operands, results)
    """


class FuseIntoContainingOp(Op, dialect=transform, name="structured.fuse_into_containing_op"):
    """Moves an operation into the loop that uses it."""

    producer_op = Operand(Handle)
    containing_op = Operand(Handle)
    fused_op = Result(Handle)
    new_containing_op = Result(Handle)
    facts = consumes("producer_op")
    assembly_format = "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)"


class MapCopyToThreadsOp(Op, dialect=transform, name="structured.gpu.map_copy_to_threads"):
    """A copy becomes a parallel loop over threads."""

    target = Operand(Handle)
    total_num_threads = Attr(I64Attr)
    desired_bit_alignment = Attr(I64Attr)
    forall_op = Result(Handle)
    tiled_op = Result(Handle)
    facts = consumes()
    assembly_format = """
        $target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:`
        functional-type(operands, results)
    """


class HoistPadOp(Op, dialect=transform, name="structured.hoist_pad"):
    """Moves padding out of loops."""

    target = Operand(Handle)
    num_loops = Attr(I64Attr)
    transpose = Attr(DenseI64ArrayAttr, default="array<i64>")
    transformed = Result(Handle)
    facts = consumes()
    checks = (Check("transform.Permutation", "transpose"),)
    assembly_format = "$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)"


class HoistPadBuildPackingLoopNestOp(Op, dialect=transform, name="structured.hoist_pad.build_packing_loop_nest"):
    """Makes the loops in which padding that is moved out packs."""

    target = Operand(Handle)
    loop = Operand(Handle)
    transpose = Attr(DenseI64ArrayAttr, default="array<i64>")
    packing_loop = Result(Handle)
    checks = (Check("transform.Permutation", "transpose"),)
    assembly_format = "$target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)"


class HoistRedundantVectorBroadcastsOp(Op, dialect=transform, name="structured.hoist_redundant_vector_broadcasts"):
    """Moves broadcasts of vectors out of loops."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class HoistRedundantVectorTransfersOp(Op, dialect=transform, name="structured.hoist_redundant_vector_transfers"):
    """Moves transfers of vectors out of loops."""

    target = Operand(Handle)
    verify_non_zero_trip = Attr(UnitAttr)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class InterchangeOp(Op, dialect=transform, name="structured.interchange"):
    """Puts iterators into another order."""

    target = Operand(Handle)
    iterator_interchange = Attr(NonNegativeI64sAttr, optional=True, default="array<i64>")
    transformed = Result(Handle)
    facts = consumes()
    checks = (Check("transform.Permutation", "iterator_interchange"),)
    assembly_format = """
        $target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:` custom<SemiFunctionType>(type($target),
        type($transformed), `required`)
    """


class MultiTileSizesOp(Op, dialect=transform, name="structured.multitile_sizes"):
    """Two tile sizes that together divide a dimension, and where it is split."""

    target = Operand(Handle)
    dimension = Attr(I64Attr)
    target_size = Attr(I64Attr)
    divisor = Attr(I64Attr, default="1 : i64")
    low_size = Result(HandleOrParam)
    high_size = Result(HandleOrParam)
    split_point = Result(HandleOrParam)
    traits = (InferredType("low_size", "high_size"), InferredType("low_size", "split_point"))
    checks = (Check("transform.SameResults"),)
    assembly_format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($low_size), `function`)"


class ScalarizeOp(Op, dialect=transform, name="structured.scalarize"):
    """Tiles by 1 in each dimension of unknown size."""

    target = Operand(Handle)
    result = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), `required`)"


class SplitOp(Op, dialect=transform, name="structured.split"):
    """Splits a dimension in two."""

    target = Operand(Handle)
    dimension = Attr(I64Attr)
    dynamic_chunk_sizes = OptionalOperand(HandleOrParam)
    static_chunk_sizes = Attr(I64Attr)
    multiway = Attr(UnitAttr)
    split_list = Result(Handle)
    defer_attr_checks = True
    traits = (InferredType("target", "split_list"),)
    facts = consumes("target")
    checks = (Check("transform.Split", "dynamic_chunk_sizes"),)
    assembly_format = """
        $target `after` custom<IntegerOrValue>($dynamic_chunk_sizes, $static_chunk_sizes) ` ` attr-dict ` ` `:` type($target)
        (`,` type($dynamic_chunk_sizes)^)?
    """


class SplitReductionOp(Op, dialect=transform, name="structured.split_reduction"):
    """Splits a reduction into a parallel one and one of its parts."""

    target = Operand(Handle)
    split_factor = Attr(I64Attr, default="0 : i64")
    insert_split_dimension = Attr(I64Attr, default="0 : i64")
    inner_parallel = Attr(UnitAttr)
    use_scaling_algorithm = Attr(UnitAttr)
    use_alloc = Attr(UnitAttr)
    init_or_alloc_op = Result(Handle)
    fill_op = Result(Handle)
    split_linalg_op = Result(Handle)
    combining_linalg_op = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class TileReductionUsingForOp(Op, dialect=transform, name="structured.tile_reduction_using_for"):
    """Tiles a reduction with a loop over partial results."""

    target = Operand(Handle)
    reduction_dims = Attr(I64ArrayAttr, default="[]")
    tile_sizes = Attr(I64ArrayAttr, default="[]")
    fill_op = Results(Handle)
    split_op = Result(Handle)
    combining_op = Result(Handle)
    for_op = Result(Handle)
    facts = consumes()
    assembly_format = """
        $target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands,
        results)
    """


class TileReductionUsingForallOp(Op, dialect=transform, name="structured.tile_reduction_using_forall"):
    """Tiles a reduction with a parallel loop over partial results."""

    target = Operand(Handle)
    reduction_dims = Attr(I64ArrayAttr, default="[]")
    num_threads = Attr(DenseI64ArrayAttr, default="array<i64>")
    tile_sizes = Attr(DenseI64ArrayAttr, default="array<i64>")
    mapping = OptionalAttr(DeviceMappingArrayAttr)
    fill_op = Results(Handle)
    split_op = Result(Handle)
    combining_op = Result(Handle)
    forall_op = Result(Handle)
    facts = consumes()
    assembly_format = """
        $target (`reduction_dims` `=` $reduction_dims^)? `by` (`num_threads` `=` $num_threads^)? (`tile_sizes` `=` $tile_sizes^)?
        (`mapping` `=` $mapping^)? attr-dict `:` functional-type(operands, results)
    """


class TileUsingForOp(Op, dialect=transform, name="structured.tile_using_for"):
    """Tiles with a nest of loops."""

    target = Operand(Handle)
    dynamic_sizes = Operands(HandleOrParam)
    static_sizes = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    interchange = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    scalable_sizes = Attr(DenseBoolArrayAttr, optional=True, default="array<i1>")
    tiled_linalg_op = Result(Handle)
    loops = Results(Handle)
    facts = consumes("target")
    checks = (Check("transform.Scales", "static_sizes", "sizes"), Check("transform.TiledLoops", "static_sizes"))
    assembly_format = """
        $target `tile_sizes` custom<DynamicIndexList>($dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=`
        $interchange^)? attr-dict `:` functional-type(operands, results)
    """


class TileUsingForallOp(Op, dialect=transform, name="structured.tile_using_forall"):
    """Tiles with a parallel loop."""

    target = Operand(Handle)
    num_threads = Operands(HandleOrParam)
    tile_sizes = Operands(HandleOrParam)
    packed_num_threads = OptionalOperand(HandleOrParam)
    packed_tile_sizes = OptionalOperand(HandleOrParam)
    static_num_threads = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_tile_sizes = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    mapping = OptionalAttr(DeviceMappingArrayAttr)
    tiled_op = Result(Handle)
    forall_op = Result(Handle)
    traits = (AttrSizedOperandSegments,)
    facts = consumes("target")
    checks = (
        Check("transform.TileForall", "num_threads", "tile_sizes", "packed_num_threads", "packed_tile_sizes", "static_num_threads", "static_tile_sizes"),
    )
    assembly_format = """
        $target oilist(`num_threads` custom<DynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | `tile_sizes`
        custom<DynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)? attr-dict
        `:` functional-type(operands, results)
    """
