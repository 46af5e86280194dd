"""Makes operations of definitions: `linalg.generic`, or a named operation of the dialect."""

from __future__ import annotations

from mlircore import ir
from mlircore.dialects import linalg
from mlircore.dialects.linalg.opdsl.lang.body import BodyBuilder
from mlircore.dialects.linalg.opdsl.lang.comprehension import OperandKind
from mlircore.dialects.linalg.opdsl.lang.config import LinalgStructuredOpConfig, OperandDefConfig
from mlircore.dialects.linalg.opdsl.lang.expressions import BinaryFnType, TernaryFnType, TypeFnType, UnaryFnType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

__all__ = ["ValueList", "emit_generic_structured_op", "emit_named_structured_op"]

ValueList = "Sequence[Value] | OpResultList"  # upstream's name of what `outs` takes

_FN_TYPES: dict[OperandKind, type[Any]] = {
    OperandKind.UNARY_FN_ATTR: UnaryFnType, OperandKind.BINARY_FN_ATTR: BinaryFnType, OperandKind.TERNARY_FN_ATTR: TernaryFnType,
    OperandKind.TYPE_FN_ATTR: TypeFnType,
}


class _Call:
    """The operands and attributes of one operation, checked against its definition. Raises ValueError for what does not fit."""

    def __init__(self, config: LinalgStructuredOpConfig, ins: Sequence[Any], outs: Any, attrs: dict[str, Any]) -> None:
        self.config, self.ins, self.outs = config, list(ins), outs
        operands = config.ordered_operands
        self.inputs = [each for each in operands if each.operand_def.is_input()]
        self.outputs = [each for each in operands if each.kind is OperandKind.OUTPUT_TENSOR]
        if not isinstance(outs, (list, tuple, ir.OpResultList)):
            raise ValueError(f"Expected named argument outs to have type Sequence or OpResultLis but got {type(outs)}")
        for what, given, expected in (("inputs", ins, self.inputs), ("outputs", outs, self.outputs)):
            if len(given) != len(expected) and (given or what == "inputs"):
                raise ValueError(f"Expected {len(expected)} {what} but got {len(given)} for {config}")
        if not outs:
            raise NotImplementedError("Output tensor inference not yet supported for structured ops")
        self.index_attrs = {each.name: attrs.get(each.name) for each in operands if each.kind is OperandKind.INDEX_ATTR}
        self.functions = {each.name: (each.kind, self._function(each, attrs)) for each in operands if each.kind in _FN_TYPES}
        self.indexing_maps = self._maps([each for each in operands if each.kind is OperandKind.INDEX_ATTR])
        self.result_types = [each.type for each in outs if isinstance(each.type, ir.RankedTensorType)]
        self.types: dict[str, Any] = {"F32": ir.F32Type.get(), "F64": ir.F64Type.get(), "I32": ir.IntegerType.get_signless(32),
                                      "I64": ir.IntegerType.get_signless(64)}
        self.block_types = [self._bind(each, value) for each, value in zip([*self.inputs, *self.outputs], [*self.ins, *outs])]

    @staticmethod
    def _function(each: OperandDefConfig, attrs: dict[str, Any]) -> str:
        if each.name not in attrs:
            assert each.operand_def.default_fn, "Function attribute has no value"
            return each.operand_def.default_fn
        given, cls = attrs[each.name], _FN_TYPES[each.kind]
        if not isinstance(given, cls):
            raise ValueError(f"Attribute {each.name} needs to be of type {cls.__name__} but got {type(given)}")
        return str(given.fn_name)

    def _maps(self, index_attrs: list[OperandDefConfig]) -> list[Any]:
        """The indexing maps, with the values of attributes in place of their symbols."""
        pairs = []
        for each in index_attrs:
            values = self.index_attrs[each.name]
            values = each.operand_def.default_indices if values is None else values
            results = each.index_attr_map.results
            if not values or not all(isinstance(value, int) for value in values):
                raise ValueError(f"Attribute {each.name} needs to be of type Sequence[int] but got {type(values)}")
            if len(values) != len(results):
                raise ValueError(f"Attribute {each.name} has length {len(results)} but got {len(values)} values")
            pairs += [(symbol, ir.AffineConstantExpr.get(value)) for symbol, value in zip(results, values)]
        maps = []
        for each_map in self.config.indexing_maps:
            for symbol, value in pairs:
                each_map = each_map.replace(symbol, value, each_map.n_dims, each_map.n_symbols)
            maps.append(each_map)
        maps = ir.AffineMap.compress_unused_symbols(maps, ir.Context.current)
        if any(each_map.n_symbols for each_map in maps):
            raise ValueError(f"Expected indexing_maps to use no symbols after replacement and compression but got {maps}")
        return maps

    def _bind(self, each: OperandDefConfig, value: Any) -> Any:
        """The type of the argument of the body, which its variable is bound to."""
        type, name = value.type, each.type_var.name
        if each.shape_map is not None:
            if not isinstance(type, ir.ShapedType):
                raise ValueError(f"Expected ShapedType but got {type}")
            type = type.element_type
        if self.types.setdefault(name, type) != type:
            raise ValueError(f"Cannot overwrite type mapping {name} = {self.types[name]} by type {type}")
        return type

    def iteration(self) -> tuple[list[Any], list[str]]:
        """The indexing maps and iterator types. Without dimensions the operation has those of its first output."""
        kinds = self.config.iterator_types
        if kinds:
            return self.indexing_maps, kinds
        rank = ir.ShapedType(self.outs[0].type).rank
        scalar, whole = ir.AffineMap.get(rank, 0, []), ir.AffineMap.get_identity(rank)
        maps = []
        for each, value in zip([*self.inputs, *self.outputs], [*self.ins, *self.outs]):
            is_scalar = each.kind is OperandKind.SCALAR
            is_scalar = is_scalar or (each.kind is OperandKind.INPUT_TENSOR and ir.ShapedType(value.type).rank == 0)
            maps.append(scalar if is_scalar else whole)
        return maps, ["parallel"] * rank


def _answer(op: Any, result_types: list[Any]) -> Any:
    return op.operation.results[0] if len(result_types) == 1 else op.operation.results


def emit_generic_structured_op(op_config: LinalgStructuredOpConfig, *ins: Any, outs: Any, **attrs: Any) -> Any:
    """A `linalg.generic` with the body of a definition. Returns its result, or its results. Raises ValueError for what does not fit."""
    call = _Call(op_config, ins, outs, attrs)
    maps, kinds = call.iteration()
    op = linalg.GenericOp(
        call.result_types, call.ins, list(outs), ir.ArrayAttr.get([ir.AffineMapAttr.get(each) for each in maps]),
        ir.ArrayAttr.get([ir.Attribute.parse(f"#linalg.iterator_type<{kind}>") for kind in kinds]))
    block = op.regions[0].blocks.append(*call.block_types)
    names = [each.name for each in (*call.inputs, *call.outputs)]
    with ir.InsertionPoint(block):
        body = BodyBuilder(call.types, dict(zip(names, block.arguments)), {name: fn for name, (_, fn) in call.functions.items()})
        for assignment in op_config.assignments:
            body.assign(assignment)
        body.yield_outputs(*[each.name for each in call.outputs])
    return _answer(op, call.result_types)


def emit_named_structured_op(op_config: LinalgStructuredOpConfig, op_name: str, op_class_name: str, *ins: Any, outs: Any, **attrs: Any) -> Any:
    """A named operation of the dialect. Returns its result, or its results. Raises NotImplementedError when the dialect does not have it."""
    call = _Call(op_config, ins, outs, attrs)
    cls = getattr(linalg, op_class_name, None)
    context: Any = ir.Context.current
    if cls is None or not context.is_registered_operation(f"linalg.{op_name}"):
        raise NotImplementedError(f"Unknown named op_name / op_class_name: {op_name} / {op_class_name}")
    op = cls(call.result_types, call.ins, list(outs))
    for name, values in call.index_attrs.items():
        if values:
            op.operation.attributes[name] = ir.Attribute.parse(f"dense<{list(values)}> : tensor<{len(values)}xi64>")
    for name, (kind, fn) in call.functions.items():
        op.operation.attributes[name] = ir.Attribute.parse(f"#linalg.{kind.name.lower().removesuffix('_attr')}<{fn}>")
    linalg.fill_builtin_region(op.operation)
    return _answer(op, call.result_types)
