"""Definitions that are worked out for a context: indexing maps, iterator types and the assignments of the body."""

from __future__ import annotations

from mlircore import ir as _ir
from mlircore.dialects.linalg.opdsl.lang.affine import AffineBuildState, DimDef
from mlircore.dialects.linalg.opdsl.lang.comprehension import Comprehension, LinalgOpDef, OperandDef, OperandKind, OpMetadataDef, ScalarDef
from mlircore.dialects.linalg.opdsl.lang.expressions import TensorUse, index as _index
from mlircore.dialects.linalg.opdsl.lang.scalar_expr import ScalarAssign
from mlircore.dialects.linalg.opdsl.lang.yaml_helper import YAMLObject

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

__all__ = ["LinalgOpConfig", "LinalgStructuredOpConfig", "OperandDefConfig"]


def _text(affine_map: Any) -> str:
    return str(_ir.AffineMapAttr.get(affine_map))


class OperandDefConfig(YAMLObject):
    """An operand with its maps, None where it has none: of its shape, of an attribute's symbols, and of the elements that are used."""

    yaml_tag = "!LinalgOperandDefConfig"

    def __init__(self, operand_def: OperandDef, shape_map: Any = None, index_attr_map: Any = None) -> None:
        self.operand_def, self.shape_map, self.index_attr_map = operand_def, shape_map, index_attr_map
        self.indexing_map: Any = None

    @property
    def name(self) -> Any:
        """The operand's name."""
        return self.operand_def.name

    @property
    def kind(self) -> OperandKind:
        """The operand's kind."""
        return self.operand_def.kind

    @property
    def type_var(self) -> Any:
        """The variable for its type; None for attributes."""
        return self.operand_def.type_var

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """As of the base."""
        found: dict[str, Any] = {"name": self.name, "kind": self.kind.name.lower()}
        if self.type_var:
            found["type_var"] = self.type_var.name
        if self.shape_map is not None:
            found["shape_map"] = _text(self.shape_map)
        if self.index_attr_map is not None:
            found["index_attr_map"] = _text(self.index_attr_map)
        if self.operand_def.default_indices:
            found["default_indices"] = list(self.operand_def.default_indices)
        if self.operand_def.default_fn:
            found["default_fn"] = self.operand_def.default_fn
        return found

    def __repr__(self) -> str:
        return (f"OperandDefConfig({self.operand_def}, shape_map={self.shape_map}, index_attr_map={self.index_attr_map}, "
                f"indexing_map={self.indexing_map})")


class LinalgIndexingMapsConfig(YAMLObject):
    """The indexing maps."""

    yaml_tag = "!LinalgIndexingMapsConfig"

    def __init__(self, static_indexing_maps: Sequence[Any] | None = None) -> None:
        self.static_indexing_maps = static_indexing_maps

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """As of the base. Raises ValueError without maps."""
        if self.static_indexing_maps is None:
            raise ValueError("LinalgIndexingMapsConfig must have one type of indexing map(got none)")
        return {"static_indexing_maps": [_text(each) for each in self.static_indexing_maps]}


class LinalgStructuredOpConfig(YAMLObject):
    """A structured operation. Raises ValueError for a definition that makes no sense. Linear in the size of the definition.

    `domain`: the order of the dimensions; without it they are in the order of their names.
    """

    yaml_tag = "!LinalgStructuredOpConfig"

    def __init__(self, comprehension: Comprehension, domain: Sequence[DimDef], registered_operands: Iterable[OperandDef],
                 context: Any = None) -> None:
        self.context = _ir.Context() if context is None else context
        self.affine_state = AffineBuildState()
        self.writes = list(zip(comprehension.definitions, comprehension.values))
        self.operands: dict[OperandDef, OperandDefConfig] = {}
        registered = list(registered_operands)
        uses = list(dict.fromkeys(use for write, value in self.writes for use in (write, *value.collect(TensorUse))))
        self._set_domain(domain)
        self._add_operands(registered, uses)
        self._set_indexing_maps(registered, uses)
        reductions = comprehension.all_reduction_dims
        if len(reductions) != 1:
            raise ValueError(f"All writes within a generic must have the same reduction dims. Got: {reductions}")
        self.reduction_dims = next(iter(reductions))
        for each in [each for _, value in self.writes for each in value.collect(_index)]:
            if each.dim_def.dimname not in self.affine_state.all_dims:
                raise ValueError(
                    f"The dimension {each.dim_def.dimname} is not part of the iteration domain {self.affine_state.all_dims}")
            each.resolve_dimension_name(self.affine_state)
        self.assignments = [ScalarAssign(write.tensor_name, value.to_scalar_expression()) for write, value in self.writes]

    def _set_domain(self, domain: Sequence[DimDef]) -> None:
        used = dict.fromkeys(dim for write, value in self.writes for dim in (*write.collect_dims(), *value.collect_dims()))
        order = list(domain) or sorted(used, key=lambda dim: dim.dimname)
        if len(order) != len(used) or not all(dim in used for dim in order):
            raise ValueError(f"Expected the annotated domain dimensions {domain} to match the set of dimension used by the tensor "
                             f"comprehension {set(used)}")
        for dim in order:
            self.affine_state.get_dim(dim.dimname)

    def _map(self, exprs: Iterable[Any], *, of_shape: bool) -> list[Any]:
        state = AffineBuildState(global_state=self.affine_state, allow_new_dims=not of_shape, allow_new_symbols=of_shape)
        with self.context:
            return [expr.build(state) for expr in exprs]

    def _full(self, results: list[Any], *, with_dims: bool = True) -> Any:
        """The map with all dimensions and symbols."""
        with self.context:
            return _ir.AffineMap.get(self.affine_state.dim_count if with_dims else 0, self.affine_state.symbol_count, results)

    def _add_operands(self, registered: list[OperandDef], uses: list[TensorUse]) -> None:
        scalars = [each for _, value in self.writes for each in value.collect(ScalarDef)]
        used = {each.operand_def for each in (*uses, *scalars)}
        shapes: list[tuple[OperandDefConfig, list[Any]]] = []
        dims = self.affine_state.all_dims
        for each in registered:
            if each not in used and not each.is_attribute() and not each.index_dims:
                continue
            if any(dim.dimname not in dims for dim in each.index_dims or ()):
                raise ValueError(f"Expected all index dims {each.index_dims} of operand {each.name} to have uses.")
            config = self.operands[each] = OperandDefConfig(each)
            if each.is_tensor() or each.kind is OperandKind.INDEX_ATTR:
                shapes.append((config, self._map(each.size_exprs or (), of_shape=True)))
        for config, results in shapes:  # all symbols are known now
            made = self._full(results, with_dims=False)
            if config.kind is OperandKind.INDEX_ATTR:
                config.index_attr_map = made
            else:
                config.shape_map = made

    def _set_indexing_maps(self, registered: list[OperandDef], uses: list[TensorUse]) -> None:
        for each in registered:
            if each.index_dims:
                self.operands[each].indexing_map = self._full(self._map(each.index_dims, of_shape=False))
            elif each.kind is OperandKind.SCALAR and each in self.operands:
                self.operands[each].indexing_map = self._full([])
        maps = {use: self._full(self._map(use.indices, of_shape=False)) for use in uses}
        for write, _ in self.writes:
            config = self.operands[write.operand_def]
            if config.indexing_map is not None:
                raise ValueError(f"Unexpected multi-write to a single tensor: {config}")
            config.indexing_map = maps[write]
        for _, value in self.writes:
            for use in value.collect(TensorUse):
                config = self.operands[use.operand_def]
                if config.indexing_map is not None and config.indexing_map != maps[use]:
                    raise ValueError(f"Unexpected multi-read of a tensor with different accesses:{config} vs {use}")
                config.indexing_map = maps[use]
        for each in registered:
            if not each.is_attribute() and (each not in self.operands or self.operands[each].indexing_map is None):
                raise ValueError(f"Failed to compute an indexing map for operand {each.name}")

    @property
    def ordered_operands(self) -> list[OperandDefConfig]:
        """The operands and attributes, in their order."""
        return sorted(self.operands.values(), key=lambda each: each.operand_def.registered_index)

    @property
    def ordered_dims(self) -> list[tuple[str, int]]:
        """The dimensions with their positions."""
        return list(self.affine_state.all_dims.items())

    @property
    def indexing_maps(self) -> list[Any]:
        """The map of each operand."""
        return [each.indexing_map for each in self.ordered_operands if each.indexing_map is not None]

    @property
    def iterator_types(self) -> list[str]:
        """`parallel` or `reduction` for each dimension."""
        reduced = {dim.dimname for dim in self.reduction_dims}
        return ["reduction" if name in reduced else "parallel" for name, _ in self.ordered_dims]

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """As of the base."""
        return {"args": self.ordered_operands, "indexing_maps": LinalgIndexingMapsConfig(self.indexing_maps),
                "iterator_types": self.iterator_types, "assignments": self.assignments}

    def __repr__(self) -> str:
        return "\n".join([
            f"LinalgGenericOpConfig(reduction_dims={self.reduction_dims},", "operands=[", *(f"  {each!r}" for each in self.ordered_operands),
            "], indexing_maps=[", *(f"  {each!r}" for each in self.indexing_maps), "], iterator_types=[",
            *(f"  {each}" for each in self.iterator_types), "])"])


class LinalgOpConfig(YAMLObject):
    """An operation: its names, and how it is structured."""

    yaml_tag = "!LinalgOpConfig"

    def __init__(self, metadata: OpMetadataDef, *, structured_op: LinalgStructuredOpConfig | None = None) -> None:
        self.metadata, self.structured_op = metadata, structured_op

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """As of the base."""
        found: dict[str, Any] = {"metadata": self.metadata}
        if self.structured_op is not None:
            found["structured_op"] = self.structured_op
        return found

    @staticmethod
    def from_linalg_op_def(op_def: LinalgOpDef, context: Any = None) -> list[LinalgOpConfig]:
        """The operations that a definition means: one. Without `context` in a context of its own."""
        assert len(op_def.comprehensions) == 1, "Only one comprehension supported"
        structured = LinalgStructuredOpConfig(op_def.comprehensions[0], op_def.domain, op_def.registered_operands.values(), context)
        return [LinalgOpConfig(op_def.metadata, structured_op=structured)]

    def __repr__(self) -> str:
        return f"LinalgOpConfig(metadata={self.metadata},\nstructured_op={self.structured_op})"
