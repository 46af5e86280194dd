"""What a dialect's module has beside its definitions, found when it is asked for: `arith.addi`, `arith.CmpIPredicate`.

Classes and functions that upstream wrote by hand are in `mlircore.dialects._build_NAME`: a class there is derived from a definition and
shows operations in its stead.
"""

from __future__ import annotations

import sys

from mlircore import _core

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from typing import Any

    from mlircore.dialect import Dialect


def everything(owner: Dialect, *, by_hand: bool = True) -> list[str]:
    """What `from mlircore.dialects.arith import *` takes: what upstream's module has."""
    from mlircore import _enums, _signatures

    names = [cls.__name__ for cls in owner.ops.values()] + [_signatures.function_name(cls) for cls in owner.ops.values()]
    names += [cls.__name__ for cls in owner.definitions]
    names += [name for each in owner.enums if (name := _enums.class_name(owner, each)).isidentifier()]
    module = sys.modules.get(f"mlircore.dialects._build_{owner.name}") if by_hand else None
    return list(dict.fromkeys([*names, *(module.__all__ if module is not None else ())]))


def find(owner: Dialect, name: str) -> Any:
    """A member of a dialect's module. Raises `AttributeError`."""
    if name == "__all__":
        return everything(owner)
    for cls in (*owner.ops.values(), *owner.definitions):
        if cls.__name__ == name:
            return cls
    if name == "_Dialect":
        return owner.python_class()
    if name == "register_dialect":
        return owner.register_dialect
    from mlircore import _defined, _enums, _signatures, _views

    made = _defined.enum_member(owner, name) or _enums.find(owner, name) or _enums.builder(owner, name)
    if made is not None:
        return made
    for cls in owner.ops.values():
        if _signatures.function_name(cls) == name:
            return _views.function(cls)
    for definition in owner.definitions:
        if definition.__name__ == name + "Attr":
            return definition
    raise AttributeError(f"the dialect {owner.name!r} has no class and no operation {name!r}")


def extend(owner: Dialect, namespace: dict[str, Any]) -> None:
    """Adds what is written by hand to a module."""
    from importlib import import_module

    by_hand = import_module(f"mlircore.dialects._build_{owner.name}")
    for name in by_hand.__all__:
        thing = namespace[name] = getattr(by_hand, name)
        if isinstance(thing, type) and issubclass(thing, _core.OpView):
            _core.define_op_class(thing.OPERATION_NAME, thing)  # type: ignore[attr-defined]
