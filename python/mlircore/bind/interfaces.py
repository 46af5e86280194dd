"""Interfaces of operations as upstream's bindings show them: result types, shapes, memory effects, speculation.

An interface is made from an operation, or from a class of operations (it is then static: it has no operation). The behaviour of an
operation comes from its definition, or from a class that was attached to its name.
"""

from __future__ import annotations

import enum

from mlircore import _core
from mlircore._core import Attribute, Context, Location, OpView, Region, Type, Value, _OperationBase

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, ClassVar

    from mlircore._core import Operation


class Speculatability(enum.Enum):
    """Whether an operation may run though it would not have."""

    NotSpeculatable = 0
    Speculatable = 1
    RecursivelySpeculatable = 2


class _Interface:
    """An interface of one operation, or of a class of operations."""

    _name: ClassVar[str]

    def __init__(self, object: object, context: Context | None = None) -> None:
        """Raises `ValueError` when the operation does not implement the interface."""
        if isinstance(object, _OperationBase):
            self._op: Operation | None = object.operation
            self._op_name, self._context = object.name, object.context
        elif isinstance(object, type) and issubclass(object, OpView):
            self._op, self._op_name = None, object.OPERATION_NAME  # type: ignore[attr-defined]
            self._context = _current(context)
        else:
            raise TypeError(f"expected an operation or a class of operations, got {type(object).__name__}")
        if not self._implemented():
            raise ValueError(f"the operation does not implement {self._name}")

    def _implemented(self) -> bool:
        raise NotImplementedError

    @property
    def operation(self) -> Operation:
        """The operation. Raises `TypeError` when the interface was made of a class."""
        if self._op is None:
            raise TypeError("Cannot get an operation from a static interface")
        return self._op

    @property
    def opview(self) -> OpView:
        """The operation in its class. Raises `TypeError` when the interface was made of a class."""
        if self._op is None:
            raise TypeError("Cannot get an opview from a static interface")
        return self._op.opview


def _current(context: Context | None) -> Context:
    if context is None:
        context = Context.current
    if context is None:
        Location.unknown()  # says what is missing
        raise AssertionError
    return context


# --- types of results, for operations that are made by name and without them ---


def _class_of(name: str) -> Any:
    from mlircore.define.dialect import find

    namespace, _, rest = name.partition(".")
    found = find(namespace)
    return None if found is None else found.ops.get(rest)


def infers_results(name: str) -> bool:
    """Whether the definition of operations of that name has results and can infer their types."""
    from mlircore.define import inference

    cls = _class_of(name)
    return cls is not None and bool(cls.definition.results) and inference.infers_results(cls.definition)


def result_types(context: Context, name: str, values: list[Value[Any]], attributes: dict[str, Attribute]) -> list[Type] | None:
    """The types of an operation's results; None when its definition cannot infer them. Raises `MLIRError` when the given values cannot."""
    from mlircore.bind import builders

    cls = _class_of(name)
    return None if cls is None else builders.recipe(cls).infer(context, values, attributes)


class InferTypeOpInterface(_Interface):
    """The types of an operation's results, inferred from its operands and attributes."""

    _name = "InferTypeOpInterface"

    def _implemented(self) -> bool:
        return infers_results(self._op_name)

    def inferReturnTypes(
        self,
        operands: Sequence[Value[Any] | None] | None = None,
        attributes: Attribute | None = None,
        properties: object = None,
        regions: Sequence[Region] | None = None,
        context: Context | None = None,
        loc: Location | None = None,
    ) -> list[Type]:
        """The types of the results of such an operation with these operands and attributes (a DictAttr).

        Raises `ValueError` when the types cannot be inferred from them, and for `properties`: in mlircore properties are attributes.
        """
        if properties is not None:
            raise ValueError("give properties as attributes")
        names: Any = vars(_core)["DictAttr"](attributes) if attributes is not None else ()
        given = {named.name: named.attr for named in (names[i] for i in range(len(names)))}
        values = [value for value in operands or () if value is not None]
        try:
            types = result_types(self._context, self._op_name, values, given)
        except _core.MLIRError as error:
            raise ValueError(f"Failed to infer result types: {error}") from error
        if types is None:
            raise ValueError("Failed to infer result types")
        return types


class ShapedTypeComponents:
    """The known parts of a shaped type: its element type, its sizes when it has a rank, and optionally an attribute."""

    def __init__(self) -> None:
        raise TypeError("use ShapedTypeComponents.get")

    _element: Type
    _shape: list[int] | None
    _attribute: Attribute | None

    @staticmethod
    def get(*args: Any, shape: list[int] | None = None, element_type: Type | None = None,
            attribute: Attribute | None = None) -> ShapedTypeComponents:
        """`get(element_type)`, or `get(shape, element_type[, attribute])` for one with a rank."""
        rest = list(args)
        if rest and not isinstance(rest[0], Type):
            shape = list(rest.pop(0))
        if rest:
            element_type = rest.pop(0)
        if rest:
            attribute = rest.pop(0)
        if rest or not isinstance(element_type, Type):
            raise TypeError("get() takes an element type, or a shape, an element type and an attribute")
        made = ShapedTypeComponents.__new__(ShapedTypeComponents)
        made._element, made._shape, made._attribute = element_type, shape, attribute
        return made

    @property
    def element_type(self) -> Type:
        """The element type."""
        return self._element

    @property
    def has_rank(self) -> bool:
        """Whether the sizes are known."""
        return self._shape is not None

    @property
    def rank(self) -> int | None:
        """How many sizes there are; None without a rank."""
        return None if self._shape is None else len(self._shape)

    @property
    def shape(self) -> list[int] | None:
        """The sizes (those that are dynamic as `ShapedType.get_dynamic_size()`); None without a rank."""
        return None if self._shape is None else list(self._shape)


class InferShapedTypeOpInterface(_Interface):
    """The shapes of an operation's results, inferred from its operands and attributes, for operations whose result types are inferred."""

    _name = "InferShapedTypeOpInterface"

    def _implemented(self) -> bool:
        return infers_results(self._op_name)

    def inferReturnTypeComponents(
        self,
        operands: Sequence[Value[Any] | None] | None = None,
        attributes: Attribute | None = None,
        regions: Sequence[Region] | None = None,
        properties: object = None,
        context: Context | None = None,
        loc: Location | None = None,
    ) -> list[ShapedTypeComponents]:
        """The shapes and element types of the results. Raises `ValueError` when they cannot be inferred, or a result has no shape."""
        made = []
        infer = InferTypeOpInterface.inferReturnTypes
        for each in infer(self, operands, attributes, properties, regions, context, loc):  # type: ignore[arg-type]
            if not isinstance(each, _core.ShapedType):
                raise ValueError(f"Failed to infer result shape type components: {each} has no shape")
            made.append(ShapedTypeComponents.get(*([list(each.shape)] if each.has_rank else []), each.element_type))
        return made


class _Attachable(_Interface):
    @classmethod
    def attach(cls, op_name: str | type[OpView], *, target: object = None, context: Context | None = None) -> None:
        """Use `target`, or this class, as the interface of the operations of a name, in all contexts: it is not bound to one."""
        name = op_name if isinstance(op_name, str) else getattr(op_name, "OPERATION_NAME", None)
        if not isinstance(name, str):
            raise TypeError(f"expected the name or the class of an operation, not {op_name!r:.60}")
        _ATTACHED[cls._name, name] = cls if target is None else target

    def _model(self) -> Any:
        return _ATTACHED.get((self._name, self._op_name))

    def _is_pure(self) -> bool:
        return self._context.is_registered_operation(self._op_name) and _has_trait(self._context, self._op_name, b"PURE")


_ATTACHED: dict[tuple[str, str], Any] = {}  # (interface's name, operation's name) -> the attached class


def _has_trait(context: Context, name: str, trait: bytes) -> bool:
    class Asked(OpView):
        OPERATION_NAME = name

    class Trait:
        _trait_name = trait

    return Asked.has_trait(Trait, context)


class MemoryEffectsOpInterface(_Attachable):
    """The effects of an operation on memory: of pure operations, which have none, of definitions with `effects`, and attached ones."""

    _name = "MemoryEffectsOpInterface"

    def _implemented(self) -> bool:
        return self._model() is not None or self._is_pure() or self._stated() is not None

    def _stated(self) -> tuple[str, ...] | None:
        cls = _class_of(self._op_name)
        return None if cls is None else cls.effects

    def get_effects(self) -> list[Any]:
        """The effects: none for a pure operation; "read", "write", "allocate" or "free" as a definition states them; or what the
        attached class puts into a list: `get_effects(op, effects)`.
        """
        if self._op is None:
            raise TypeError("Cannot query effects on a static interface")
        effects: list[Any] = list(self._stated() or ())
        model = self._model()
        if model is not None:
            model.get_effects(self._op.opview, effects)
        return effects


class ConditionallySpeculatable(_Attachable):
    """Whether an operation can be run speculatively. mlircore has it for pure operations, and for operations with an attached class."""

    _name = "ConditionallySpeculatable"

    def _implemented(self) -> bool:
        return self._model() is not None or self._is_pure()

    def getSpeculatability(self) -> Speculatability:
        """Speculatable for a pure operation, or the result of the attached class: `get_speculatability(op)`."""
        if self._op is None:
            raise TypeError("Cannot query speculatability on a static interface")
        model = self._model()
        if model is None:
            return Speculatability.Speculatable
        return Speculatability(model.get_speculatability(self._op.opview))
