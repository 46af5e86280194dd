"""The members of a dialect's module besides its definitions, found on first use: `arith.addi`, `arith.CmpIPredicate`.

Classes and functions that upstream wrote by hand are in `mlircore.dialects.NAME.build`: a class there is derived from a definition and
represents its operations instead of it.
"""

from __future__ import annotations

import sys

from mlircore.define import layers

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

    from mlircore.define.dialect import Dialect


def everything(owner: Dialect, *, by_hand: bool = True) -> list[str]:
    """The names that `from mlircore.dialects.arith import *` takes: those of upstream's module."""
    from mlircore.bind import enums, signatures

    names = [cls.__name__ for cls in owner.ops.values()] + [signatures.function_name(cls) for cls in owner.ops.values()]
    names += [f"{cls.__name__}Adaptor" for cls in owner.ops.values()]
    names += [cls.__name__ for cls in owner.definitions]
    names += [name for each in owner.enums if (name := enums.class_name(owner, each)).isidentifier()]
    if by_hand:
        module = sys.modules.get(f"{owner.module}.build")
        names += module.__all__ if module is not None else ()
        if owner.with_ir:
            own = vars(sys.modules[owner.module])
            names += [name for name in layers().upstream_names() if name not in own]
    return list(dict.fromkeys(names))


def find(owner: Dialect, name: str, *, by_hand: bool = True) -> Any:
    """A member of a dialect's module; `by_hand`: of the one that upstream wrote, not of a generated one. Raises `AttributeError`."""
    if name == "__all__":
        return everything(owner, by_hand=by_hand)
    for cls in (*owner.ops.values(), *owner.definitions):
        if cls.__name__ == name:
            return cls
    if name == "_Dialect":
        return owner.python_class()
    if name == "register_dialect":
        return owner.register_dialect
    from mlircore.bind import builders, signatures

    for cls in owner.ops.values():
        if signatures.function_name(cls) == name:
            return builders.function(cls, owner.module)
    from mlircore.bind import enums, types_attributes

    made = types_attributes.enum_member(owner, name) or enums.find(owner, name) or enums.builder(owner, name)
    if made is not None:
        return made
    for definition in owner.definitions:
        if definition.__name__ == name + "Attr":
            return definition
    for cls in owner.ops.values() if name.endswith("Adaptor") else ():
        if cls.__name__ + "Adaptor" == name:
            return cls.Adaptor
    if by_hand and owner.with_ir and name in (names := layers().upstream_names()):
        return names[name]
    raise AttributeError(f"the dialect {owner.name!r} has no class and no operation {name!r}", name=name, obj=sys.modules.get(owner.module))
