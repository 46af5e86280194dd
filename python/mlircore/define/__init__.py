"""The definition language: what the classes of a dialect declare. A leaf: it imports no other part of mlircore, except `_core`.

    dialect            `Dialect`, a namespace and what is declared in it; `find`, dialects by name
    operations         `Op`, the base of the classes of operations; `OpInfo`, what such a class declares
    fields             operands, results, attributes, regions, successors
    constraints        what types and attributes must be like; enumerations. `shaped`: those of tensors, memrefs and vectors
    traits             what is true of an operation as a whole, and checks
    body               what is in a region that a custom form leaves out
    types_attributes   `TypeDef`, `AttrDef` and their parameters
    interfaces         `Interface`, methods that classes of several dialects have
    statement          class statements: where one is, and which of two definitions of one name holds
    packages           dialects of installed packages: their entry points, and words compiled beside their modules
    opcodes            numbers that the words of a compiled dialect have

Users import the language from `mlircore.dialect`; definitions of types and attributes from `mlircore.define.types_attributes`.

A definition only declares. `mlircore.compile` makes words of it and `mlircore.bind` what a class has for Python, both when that is
first needed. Definitions reach these layers, which import them, through `layers()` alone.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing would cost more than all definitions that are loaded
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from mlircore.define.dialect import Dialect
    from mlircore.define.fields import Field
    from mlircore.define.operations import Op
    from mlircore.define.types_attributes import Definition, Param


class DefinitionError(Exception):
    """A definition breaks a rule of the definition language."""


class Layers:
    """The functions of higher layers that definitions call. `mlircore.dialect` has the only implementation, and installs it."""

    def check(self, cls: Any) -> None:
        """Raises `DefinitionError` for a class, of operations or of types or attributes, that breaks a rule."""
        raise NotImplementedError

    def check_enum(self, dialect: Dialect, enum: Any) -> None:
        """Raises `DefinitionError` for an enumeration that breaks a rule."""
        raise NotImplementedError

    def is_loaded(self, pack: str) -> bool:
        """Whether a context has loaded a pack of the project of that one."""
        raise NotImplementedError

    def added(self, dialect: Dialect, cls: Any) -> None:
        """A class, or with None an enumeration, has become part of a dialect: contexts that have loaded it learn of it."""
        raise NotImplementedError

    def read(self, cls: type[Definition], parser: Any) -> list[Any]:
        """The values that `parse` of a type or an attribute has read: the types and attributes that hold the parameters."""
        raise NotImplementedError

    def program(self, dialect: Dialect) -> bytes:
        """The words of a dialect. Raises `DefinitionError`."""
        raise NotImplementedError

    def constructor(self, cls: type[Op]) -> Callable[..., None]:
        """`__init__` of a class of operations."""
        raise NotImplementedError

    def accessor(self, cls: type[Op], field: Field) -> Any:
        """The accessor that reads a field of operations of a class. It replaces the field in the class."""
        raise NotImplementedError

    def adaptor(self, cls: type[Op]) -> Any:
        """The adaptor of a class of operations."""
        raise NotImplementedError

    def get(self, cls: type[Definition], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The type or attribute of a definition with these parameters."""
        raise NotImplementedError

    def decoded(self, cls: type[Definition], held: list[Any]) -> list[Any]:
        """The values of all parameters of a definition, given as the types and attributes that hold them."""
        raise NotImplementedError

    def parameter(self, handle: Any, param: Param) -> Any:
        """The value of a parameter of a type or an attribute."""
        raise NotImplementedError

    def member(self, dialect: Dialect, name: str, *, by_hand: bool) -> Any:
        """The member of a dialect's module that has that name; `by_hand`: members written by hand come first. Raises `AttributeError`."""
        raise NotImplementedError

    def upstream_names(self) -> dict[str, Any]:
        """The names that upstream's handwritten modules import from elsewhere: those of `ir` and of `extras.meta`."""
        raise NotImplementedError


_layers = Layers()


def layers() -> Layers:
    """The layers that `install` got."""
    return _layers


def install(found: Layers) -> None:
    """Lets definitions reach the layers above them: called once, by `mlircore.dialect`."""
    global _layers
    _layers = found
