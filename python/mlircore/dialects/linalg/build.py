"""The part of upstream's linalg module that is written by hand or in its Python DSL: functions that make named operations with bodies."""

from __future__ import annotations

from mlircore._core import fill_builtin_region, structure_of
from mlircore.dialects.linalg import named, ops
from mlircore.dialects._build import answer, split, value_of, values_of
from mlircore.extras.meta import region_op

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

# The operations of upstream's DSL.
NAMED = """
    abs add batch_matvec batch_mmt4d batch_vecmat ceil conv_1d conv_1d_ncw_fcw conv_1d_nwc_wcf conv_2d conv_2d_nchw_fchw conv_2d_nchw_fchw_q
    conv_2d_ngchw_fgchw conv_2d_ngchw_gfchw conv_2d_ngchw_gfchw_q conv_2d_nhwc_fhwc conv_2d_nhwc_fhwc_q conv_2d_nhwc_hwcf
    conv_2d_nhwc_hwcf_q conv_2d_nhwgc_gfhwc conv_2d_nhwgc_gfhwc_q conv_3d conv_3d_ncdhw_fcdhw conv_3d_ndhwc_dhwcf conv_3d_ndhwc_dhwcf_q
    copy depthwise_conv_1d_ncw_cw depthwise_conv_1d_nwc_wc depthwise_conv_1d_nwc_wcm depthwise_conv_2d_nchw_chw
    depthwise_conv_2d_nhwc_hwc depthwise_conv_2d_nhwc_hwc_q depthwise_conv_2d_nhwc_hwcm depthwise_conv_2d_nhwc_hwcm_q
    depthwise_conv_3d_ncdhw_cdhw depthwise_conv_3d_ndhwc_dhwc depthwise_conv_3d_ndhwc_dhwcm div div_unsigned dot erf exp fill fill_rng_2d
    floor log matvec max min mmt4d mul negf pooling_nchw_max pooling_nchw_sum pooling_ncw_max pooling_ncw_sum pooling_ndhwc_max
    pooling_ndhwc_min pooling_ndhwc_sum pooling_nhwc_max pooling_nhwc_max_unsigned pooling_nhwc_min pooling_nhwc_min_unsigned
    pooling_nhwc_sum pooling_nwc_max pooling_nwc_max_unsigned pooling_nwc_min pooling_nwc_min_unsigned pooling_nwc_sum powf
    quantized_batch_matmul quantized_matmul reciprocal round rsqrt select sqrt square sub tanh vecmat
""".split()

__all__ = [
    *NAMED, "ElementwiseOp", "GenericOp_", "batch_matmul", "batch_reduce_matmul", "broadcast", "contract", "elementwise", "fill_builtin_region",
    "generic", "get_indexing_maps", "map", "matmul", "pack", "reduce", "transpose", "unpack",
]


def get_indexing_maps(op: Any) -> Any:
    """The indexing maps of a structured operation, an ArrayAttr; None for other operations."""
    found = structure_of(op)
    return None if found is None else found[0]


def _results(outs: list[Any]) -> list[Any]:
    return [out.type for out in outs if isinstance(out.type, ir.RankedTensorType)]


def _as_generic(op: Any) -> Any:
    """The same as a linalg.generic, in its place."""
    maps, reductions = structure_of(op)  # type: ignore[misc]
    kind = ops.linalg.member("IteratorType")
    kinds = [kind.reduction if each else kind.parallel for each in reductions]
    with ir.InsertionPoint(op), op.location:
        made = ops.linalg.ops["generic"]([result.type for result in op.results], list(op.inputs), list(op.outputs), maps, kinds)
    block = op.regions[0].blocks[0]
    block.append_to(made.regions[0])
    block.operations[len(block.operations) - 1].operation.location = op.location
    op.operation.erase()
    return made


def _numbers(value: Any) -> Any:
    """A list of ints as dense elements; other things as they are."""
    if isinstance(value, (list, tuple)) and all(isinstance(each, int) for each in value):
        return ir.Attribute.parse(f"dense<{list(value)}> : tensor<{len(value)}xi64>")
    return value


class _Named:
    """Makes a named operation and its body: `linalg.conv_1d(input, filter, outs=[init])` answers its result, or its results."""

    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __call__(self, *ins: Any, outs: Any, emit_generic: bool = False, **attributes: Any) -> Any:
        """`outs`: values, or an operation with its results. `emit_generic`: a linalg.generic. Other keywords are attributes."""
        cls = ops.linalg.ops[self.__name__]
        if not isinstance(emit_generic, bool):
            raise ValueError(f"The named argument 'emit_generic' needs to be  of type bool but got {type(emit_generic)}")
        inputs, outputs = [value_of(each) for each in ins], [value_of(each) for each in values_of(outs)]
        body = cls.implicit_body
        assert body is not None and body.args is not None
        if len(inputs) != body.args - 1:
            raise ValueError(f"Expected {body.args - 1} inputs but got {len(inputs)} for linalg.{self.__name__}")
        if len(outputs) != 1:
            raise ValueError(f"Expected 1 outputs but got {len(outputs)} for linalg.{self.__name__}")
        given = {name: _numbers(value) for name, value in attributes.items()}
        op = cls(_results(outputs), inputs, outputs, **given)
        if "cast" in cls.definition.attrs and "cast" not in attributes:
            op.attributes["cast"] = ir.Attribute.parse("#linalg.type_fn<cast_signed>")
        fill_builtin_region(op)
        if emit_generic:
            op = _as_generic(op)
        return op.results[0] if len(op.results) == 1 else op.results


globals().update({name: _Named(name) for name in NAMED})


def _only(outs: Any) -> Any:
    if len(outs) != 1:
        raise ValueError(f"{outs=} must have length 1.")
    return value_of(outs[0])


def transpose(input: Any, *, outs: Any, permutation: Any) -> Any:
    """A tensor with its dimensions in another order. The operation."""
    init = _only(outs)
    op = ops.TransposeOp(result=_results([init]), input=value_of(input), init=init, permutation=permutation)
    fill_builtin_region(op)
    return op


def broadcast(input: Any, *, outs: Any, dimensions: Any) -> Any:
    """A tensor repeated along new dimensions. The operation."""
    init = _only(outs)
    op = ops.BroadcastOp(result=_results([init]), input=value_of(input), init=init, dimensions=dimensions)
    fill_builtin_region(op)
    return op


def _product(cls: Any, ins: Any, outs: Any, **attributes: Any) -> Any:
    init = _only(outs)
    op = cls(result_tensors=_results([init]), inputs=[value_of(each) for each in ins], outputs=[init], **attributes)
    fill_builtin_region(op)
    return answer(op)


def matmul(*ins: Any, outs: Any, indexing_maps: Any = None, cast: Any = None) -> Any:
    """The product of two matrices, added to `outs`."""
    return _product(named.MatmulOp, ins, outs, indexing_maps=indexing_maps, cast=cast)


def batch_matmul(*ins: Any, outs: Any, indexing_maps: Any = None, cast: Any = None) -> Any:
    """Products of pairs of matrices."""
    return _product(named.BatchMatmulOp, ins, outs, indexing_maps=indexing_maps, cast=cast)


def batch_reduce_matmul(*ins: Any, outs: Any, indexing_maps: Any = None, cast: Any = None) -> Any:
    """The sum of the products of pairs of matrices."""
    return _product(named.BatchReduceMatmulOp, ins, outs, indexing_maps=indexing_maps, cast=cast)


def contract(*ins: Any, outs: Any, indexing_maps: Any, cast: Any = None) -> Any:
    """A sum of products, as the maps say."""
    return _product(named.ContractOp, ins, outs, indexing_maps=indexing_maps, cast=cast)


class ElementwiseOp(named.ElementwiseOp):
    """One scalar function of each element. Without `indexing_maps` all types must be the same."""

    def __init__(self, result_tensors: Any, inputs: Any, outputs: Any, kind: Any, *, indexing_maps: Any = None, loc: Any = None, ip: Any = None) -> None:
        if indexing_maps is None:
            inputs = [value_of(each) for each in inputs]
            output = value_of(outputs[0])
            assert all(each.type == output.type for each in inputs)
            indexing_maps = [ir.AffineMap.get_identity(output.type.rank)] * (len(inputs) + 1)
        super().__init__(result_tensors=result_tensors, inputs=inputs, outputs=outputs, kind=kind, indexing_maps=indexing_maps, loc=loc, ip=ip)


def elementwise(*ins: Any, outs: Any, kind: Any, indexing_maps: Any = None) -> Any:
    """One scalar function (`linalg.ElementwiseKind`) of each element."""
    return _product(ElementwiseOp, ins, outs, kind=kind, indexing_maps=indexing_maps)


class GenericOp_(ops.GenericOp):
    """A linalg.generic whose block has arguments of the operands' element types; results are as the outputs."""

    def __init__(self, inputs: Any, outputs: Any, indexing_maps: Any, iterator_types: Any, *, doc: Any = None, library_call: Any = None,
                 loc: Any = None, ip: Any = None) -> None:
        inputs, outputs = [value_of(each) for each in inputs], [value_of(each) for each in outputs]
        super().__init__(_results(outputs), inputs, outputs, indexing_maps, iterator_types, doc=doc, library_call=library_call, loc=loc, ip=ip)
        self.regions[0].blocks.append(*(each.type.element_type for each in (*inputs, *outputs)))


generic = region_op(GenericOp_, terminator=ops.YieldOp)
reduce = region_op(ops.ReduceOp, terminator=ops.YieldOp)
map = region_op(ops.MapOp, terminator=ops.YieldOp)


def pack(source: Any, dest: Any, inner_dims_pos: Any, inner_tiles: Any, *, padding_value: Any = None, outer_dims_perm: Any = None,
         loc: Any = None, ip: Any = None) -> Any:
    """Cuts dimensions into tiles; their sizes are numbers and values."""
    dynamic, static = split(inner_tiles)
    return answer(ops.PackOp(
        source=source, dest=dest, inner_dims_pos=inner_dims_pos, inner_tiles=dynamic, static_inner_tiles=static,
        padding_value=padding_value, outer_dims_perm=outer_dims_perm, loc=loc, ip=ip))


def unpack(source: Any, dest: Any, inner_dims_pos: Any, inner_tiles: Any, *, outer_dims_perm: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """Puts tiles together; their sizes are numbers and values."""
    dynamic, static = split(inner_tiles)
    return answer(ops.UnPackOp(
        source=source, dest=dest, inner_dims_pos=inner_dims_pos, inner_tiles=dynamic, static_inner_tiles=static,
        outer_dims_perm=outer_dims_perm, loc=loc, ip=ip))
