"""Interfaces: methods that operations, types or attributes of several dialects have, and that code calls without knowing which it has.

    class HasArea(Interface):
        "What has an area."

        @required
        def area(self) -> int: ...

        def is_empty(self) -> bool:
            return self.area() == 0

A class states `interfaces = (HasArea,)` and has the method `area`; it gets `is_empty` unless it has its own. `HasArea(op)` is the operation
in its class, so that `HasArea(op).area()` calls it, or raises `ValueError`; `isinstance(op, HasArea)` is whether it would. `HasArea.attach("arith.addi",
model)` lets a class answer for operations of others: `model.area(op)`.
"""

from __future__ import annotations

from mlircore.define import DefinitionError

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    Method = TypeVar("Method", bound=Callable[..., Any])

_attached: dict[tuple[InterfaceClass, str], Any] = {}  # (interface, "toy.add" or "!toy.box" or "#toy.scale") -> who answers


def required(method: Method) -> Method:
    """A method of an interface that every class has to have itself: its body does not matter."""
    method.__isabstractmethod__ = True  # type: ignore[attr-defined]
    return method


class InterfaceClass(type):
    """The class of interfaces: calling one shows an operation, a type or an attribute through it."""

    methods: dict[str, Any]

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> None:
        super().__init__(name, bases, namespace)
        cls.methods = {}
        for base in reversed(cls.__mro__[:-1]):
            cls.methods.update((key, each) for key, each in vars(base).items() if key[0] != "_" and callable(each))
        for key in ("attach", "methods", "missing"):
            if key in namespace and bases:
                raise DefinitionError(f"{cls.__module__}.{cls.__qualname__}: {key}: every interface has it")

    def __call__(cls, thing: Any) -> Any:
        """The operation, type or attribute in its class, or what was attached to its name. Raises `ValueError` if it has no such methods."""
        shown = _shown(thing)
        model = _attached.get((cls, _key(shown)))
        if model is not None:
            return _Model(cls, model, shown)
        if not _states(cls, type(shown)):
            raise ValueError(f"'{_key(shown)}' does not implement {cls.__name__}")
        return shown

    def __instancecheck__(cls, thing: Any) -> bool:
        try:
            shown = _shown(thing)
        except TypeError:
            return False
        return _states(cls, type(shown)) or (cls, _key(shown)) in _attached

    def attach(cls, target: str | type, model: Any) -> None:
        """Lets `model` answer for the operations, types ("!toy.box") or attributes ("#toy.scale") of a name or class, in all contexts.

        Its methods get the operation first: `model.area(op)`. Raises `DefinitionError` when one is missing.
        """
        missing = cls.missing(model)
        if missing:
            raise DefinitionError(f"{cls.__module__}.{cls.__qualname__}.attach: {model!r} has no {', '.join(missing)}")
        _attached[cls, target if isinstance(target, str) else _key_of_class(target)] = model

    def missing(cls, implementation: Any) -> list[str]:
        """The methods that a class has to have and has not."""
        return [key for key, each in cls.methods.items()
                if getattr(each, "__isabstractmethod__", False) and not callable(getattr(implementation, key, None))]

    def _lend(cls, definition: Any) -> None:
        """Gives a class the methods that it has not."""
        for key, each in cls.methods.items():
            if not getattr(each, "__isabstractmethod__", False) and not hasattr(definition, key):
                setattr(definition, key, each)


class Interface(metaclass=InterfaceClass):
    """Base of interfaces: see the module's documentation."""

    if TYPE_CHECKING:
        def __init__(self, thing: Any) -> None: ...

        def __getattr__(self, name: str) -> Any: ...


class _Model:
    """An operation, type or attribute whose methods are those of another class."""

    __slots__ = ("_interface", "_model", "_thing")

    def __init__(self, interface: InterfaceClass, model: Any, thing: Any) -> None:
        self._interface, self._model, self._thing = interface, model, thing

    def __getattr__(self, name: str) -> Any:
        method = self._interface.methods.get(name)
        if method is None:
            return getattr(self._thing, name)
        from functools import partial

        found = getattr(self._model, name, None)
        return partial(method, self) if found is None else partial(found, self._thing)

    def __repr__(self) -> str:
        return f"{self._interface.__name__}({self._thing!r})"


def _shown(thing: Any) -> Any:
    """An operation, type or attribute in its class."""
    if hasattr(thing, "opview"):
        return thing.opview
    if hasattr(thing, "maybe_downcast"):
        return thing.maybe_downcast()
    raise TypeError(f"expected an operation, a type or an attribute, got {type(thing).__name__}")


def _key(shown: Any) -> str:
    return str(shown.operation.name) if hasattr(shown, "operation") else _key_of_class(type(shown))


def _key_of_class(cls: type) -> str:
    name = getattr(cls, "OPERATION_NAME", None)
    if name is not None:
        return str(name)
    if isinstance(getattr(cls, "is_type", None), bool) and isinstance(getattr(cls, "definition", None), str):
        return f"{'!' if getattr(cls, 'is_type') else '#'}{getattr(cls, 'definition')}"
    return cls.__name__


def _states(interface: InterfaceClass, cls: type) -> bool:
    return any(issubclass(each, interface) for each in getattr(cls, "interfaces", ()))
