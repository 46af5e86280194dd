"""The arguments of a definition's constructor and of the function that builds it, as upstream's bindings have them.

The rule: types of results, unless they can be told; operands and attributes as they are declared; successors; how many regions a
variadic group has. By keyword what may be left out, and `results` where their types can be told. The function has the same
arguments in snake_case. `INFERRED` and `ORDERS` are what the declarations do not show: facts about upstream's, checked by
tests/test_builder_signatures.py.
"""

from __future__ import annotations

from mlircore.define import opcodes as oc
from mlircore.define.fields import Attr, Field, Group, Region, python_name, snake

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterator

    from mlircore.define.operations import Op, OpInfo

class Parameter:
    """An argument. `name`: the constructor's; `key`: the field it is for; `role`: one of the letters below; `must`: it has no default."""

    __slots__ = ("key", "must", "name", "role")

    RESULT, OPERAND, ATTR, SUCCESSOR, REGIONS, RESULTS = "roasgR"  # a result's type, ..., number of regions, types of all results

    def __init__(self, name: str, key: str, role: str, must: bool) -> None:
        self.name, self.key, self.role, self.must = name, key, role, must

    @property
    def snake_name(self) -> str:
        """The function's name for it."""
        return snake(self.name)


def function_name(cls: type[Op]) -> str:
    """`arith.addi` -> addi, `scf.for` -> for_, `stablehlo.cross-replica-sum` -> cross_replica_sum."""
    return python_name(cls.OPERATION_NAME.partition(".")[2].replace(".", "_").replace("-", "_"))


def fields(cls: type[Op]) -> list[tuple[str, Field]]:
    """Operands, attributes, successors and regions of a class, in the order of its declarations."""
    info = cls.definition
    return [(name, field) for name, field in info.fields.items() if not (isinstance(field, Group) and field.is_result)]


# --- results ---


def sources(info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
    """Where the type of a result comes from: the names of operands or attributes, and the transform from their types."""
    for trait in info.traits:
        yield from trait.sources(info, name)


def _is_inferred(info: OpInfo, name: str) -> bool:
    group = info.results[name]
    if group.arity != oc.SINGLE:
        return False
    if getattr(group.constraint, "type_text", None) is not None:
        return True
    return any(source in info.attrs or (source in info.operands and info.operands[source].arity == oc.SINGLE)
               for source, _ in sources(info, name))


def infers_results(info: OpInfo) -> bool:
    """Whether the types of results may be left out."""
    inferred = INFERRED.get(info.name.partition(".")[0])
    if inferred is not None:
        return info.name.partition(".")[2] in inferred
    return bool(info.results) and all(_is_inferred(info, name) for name in info.results)


def parameters(cls: type[Op]) -> list[Parameter]:
    """The arguments of a class's constructor, but for `loc` and `ip`; those that must be given first."""
    info = cls.definition
    inferred = infers_results(info)
    found = [] if inferred else [Parameter(python_name(name), name, Parameter.RESULT, True) for name in info.results]
    successors: list[Parameter] = []
    regions: list[Parameter] = []
    for name, field in fields(cls):
        if isinstance(field, Region):
            if field.arity != oc.SINGLE:
                regions.append(Parameter(f"num_{name}", name, Parameter.REGIONS, True))
        elif isinstance(field, Attr):
            if not field.hidden:
                found.append(Parameter(python_name(name), name, Parameter.ATTR, field.mandatory or field.prop))
        elif isinstance(field, Group):
            found.append(Parameter(python_name(name), name, Parameter.OPERAND, field.arity != oc.OPTIONAL))
        else:
            successors.append(Parameter(python_name(name), name, Parameter.SUCCESSOR, True))
    found += successors + regions
    if inferred:
        found.append(Parameter("results", "", Parameter.RESULTS, False))
    order = ORDERS.get(info.name)
    if order is not None:
        found = _ordered(found, order)
    return sorted(found, key=lambda parameter: not parameter.must)


def _ordered(found: list[Parameter], order: str) -> list[Parameter]:
    """As `order` says: names, `name=key` for a field that goes by another name there; those behind * may be left out."""
    by_key = {parameter.name: parameter for parameter in found}
    must, result = True, []
    for word in order.split():
        if word == "*":
            must = False
            continue
        name, _, key = word.partition("=")
        parameter = by_key[key or name]
        result.append(Parameter(name, parameter.key, parameter.role, must))
    return result


def answer(info: OpInfo) -> str:
    """What the function answers: "result", "results", "op", or "any" of them when it depends on how many results there are."""
    if any(group.arity != oc.SINGLE for group in info.results.values()):
        return "any"
    return ("op", "result")[len(info.results)] if len(info.results) < 2 else "results"


def spelled(cls: type[Op], *, function: bool) -> str:
    """The arguments as Python text, `loc` and `ip` included."""
    names = [(each.snake_name if function else each.name, each.must) for each in parameters(cls)]
    return ", ".join([*(name for name, must in names if must), "*", *(f"{name}=None" for name, must in names if not must),
                      "loc=None", "ip=None"])


# Of dialects whose types upstream's code infers: the operations whose types it does infer.
INFERRED: dict[str, frozenset[str]] = {
    "affine": frozenset("apply linearize_index max min".split()),
    "bufferization": frozenset("dealloc".split()),
    "chlo": frozenset(
        "_asin_acos_kernel acos acosh asin asinh atan atanh bessel_i1e broadcast_add broadcast_and broadcast_atan2 "
        "broadcast_compare broadcast_complex broadcast_divide broadcast_maximum broadcast_minimum broadcast_multiply "
        "broadcast_next_after broadcast_or broadcast_polygamma broadcast_power broadcast_remainder broadcast_select "
        "broadcast_shift_left broadcast_shift_right_arithmetic broadcast_shift_right_logical broadcast_subtract "
        "broadcast_xor broadcast_zeta conj constant constant_like cosh digamma erf erf_inv erfc is_inf is_neg_inf "
        "is_pos_inf lgamma mulhi next_after polygamma sinh square tan top_k zeta".split()),
    "emitc": frozenset(),
    "memref": frozenset(
        "assume_alignment atomic_rmw dim distinct_objects extract_aligned_pointer_as_index extract_strided_metadata "
        "load rank".split()),
    "ml_program": frozenset(),
    "nvvm": frozenset(),
    "pdl": frozenset(),
    "pdl_interp": frozenset(),
    "sdy": frozenset(
        "all_gather all_reduce all_slice all_to_all collective_permute constant data_flow_edge func_data_flow_edge "
        "propagation_barrier reduce_scatter replicated_to_unreduced reshard sharded_to_unreduced sharding_constraint "
        "sharding_group".split()),
    "shape": frozenset(
        "add assuming_all const_shape const_size const_witness cstr_broadcastable cstr_eq cstr_require dim div "
        "from_extent_tensor from_extents get_extent index_to_size is_broadcastable max meet min mul num_elements rank "
        "shape_eq shape_of size_to_index with_shape".split()),
    "sparse_tensor": frozenset(
        "compress coordinates coordinates_buffer extract_iteration_space extract_value has_runtime_library load lvl "
        "number_of_entries positions push_back reduce select slice.offset slice.stride storage_specifier.get "
        "storage_specifier.set values".split()),
    "stablehlo": frozenset(
        "abs add after_all all_to_all and async_done atan2 batch_norm_grad batch_norm_inference batch_norm_training "
        "broadcast cbrt ceil cholesky clamp collective_broadcast collective_permute compare complex concatenate "
        "constant cosine count_leading_zeros create_token cross-replica-sum divide dynamic_gather dynamic_slice "
        "dynamic_update_slice exponential exponential_minus_one fft floor gather get_dimension_size get_tuple_element "
        "imag is_finite log log_plus_one logistic maximum minimum multiply negate not optimization_barrier or outfeed "
        "pad partition_id popcnt power real reduce_precision remainder replica_id reverse rng round_nearest_afz "
        "round_nearest_even rsqrt select send set_dimension_size shift_left shift_right_arithmetic shift_right_logical "
        "sign sine slice sqrt subtract tan tanh transpose triangular_solve tuple uniform_dequantize xor".split()),
    "tosa": frozenset("concat const equal reduce_all reduce_any reduce_max reduce_min reduce_product reduce_sum reshape".split()),
    "transform": frozenset("merge_handles structured.bufferize_to_allocation structured.promote_tensor".split()),
    "vector": frozenset(
        "deinterleave extract fma insert insert_strided_slice interleave multi_reduction scalable.insert scan shuffle "
        "to_elements vscale".split()),
}

# Operations whose arguments are others than the rule says.
ORDERS: dict[str, str] = {
    "affine.if": "results_ _gen_arg_0=operands_ condition",
    "affine.linearize_index": "multi_index dynamic_basis static_basis disjoint * results",
    "async.call": "result=results_ callee operands_ * arg_attrs res_attrs",
    "chlo.constant_like": "value operand * results",
    "emitc.bitwise_not": "result _gen_arg_0=operand",
    "emitc.unary_minus": "result _gen_arg_0=operand",
    "emitc.unary_plus": "result _gen_arg_0=operand",
    "emitc.mul": "result _gen_arg_0=lhs _gen_arg_1=rhs",
    "emitc.div": "result _gen_arg_0=lhs _gen_arg_1=rhs",
    "emitc.rem": "result _gen_arg_0=lhs _gen_arg_1=rhs",
    "emitc.logical_not": "result _gen_arg_0=operand",
    "emitc.call": "result=results_ callee operands_ * arg_attrs res_attrs",
    "emitc.call_opaque": "result=results_ callee operands_ * args template_args",
    "func.call": "result=results_ callee operands_ * arg_attrs res_attrs no_inline",
    "linalg.map": "result=mapped inputs init",
    "linalg.reduce": "result=reduced inputs inits dimensions",
    "linalg.transpose": "result=transposed input init permutation",
    "linalg.broadcast": "result=broadcasted input init dimensions",
    "llvm.intr.sadd.with.overflow": "res _gen_arg_0=lhs _gen_arg_1=rhs",
    "llvm.intr.uadd.with.overflow": "res _gen_arg_0=lhs _gen_arg_1=rhs",
    "llvm.intr.ssub.with.overflow": "res _gen_arg_0=lhs _gen_arg_1=rhs",
    "llvm.intr.usub.with.overflow": "res _gen_arg_0=lhs _gen_arg_1=rhs",
    "llvm.intr.smul.with.overflow": "res _gen_arg_0=lhs _gen_arg_1=rhs",
    "llvm.intr.umul.with.overflow": "res _gen_arg_0=lhs _gen_arg_1=rhs",
    "llvm.intr.memcpy": "dst src len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs",
    "llvm.intr.memmove": "dst src len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs",
    "llvm.intr.memcpy.inline": "dst src len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs",
    "llvm.intr.memset": "dst val len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs",
    "llvm.intr.memset.inline": "dst val len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs",
    "llvm.inline_asm": "res operands_ asm_string constraints * has_side_effects is_align_stack tail_call_kind asm_dialect operand_attrs",
    "llvm.landingpad": "res _gen_arg_1=operands_ * cleanup",
    "scf.execute_region": "result=results_ * no_inline",
    "scf.forall":
        "results_ dynamicLowerBound dynamicUpperBound dynamicStep staticLowerBound staticUpperBound staticStep outputs "
        "* mapping",
    "sdy.named_computation": "result=results_ name operands_ * in_shardings out_shardings",
    "stablehlo.async_start": "result operands_=inputs",
    "stablehlo.all_gather": "result operands_ all_gather_dim replica_groups * channel_handle use_global_device_ids",
    "stablehlo.all_reduce": "result operands_ replica_groups * channel_handle use_global_device_ids",
    "stablehlo.all_to_all": "operands_ split_dimension concat_dimension split_count replica_groups * channel_handle results",
}
