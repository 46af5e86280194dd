"""Names of the core's routines in definitions: an unknown one is found here, where its class is known, and not when the words are linked."""

from __future__ import annotations

from mlircore.compile import routines
from mlircore.define.traits import Check, InferredType, Routine, TypesMatchWith

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from mlircore.define.fields import Attr, Group
    from mlircore.define.operations import OpInfo


def place(cls: Any) -> str:
    """Where the class is, for messages: its file's name and line; empty for one that was made without a class statement."""
    import inspect

    try:
        return f" ({inspect.getsourcefile(cls)}:{inspect.getsourcelines(cls)[1]})"
    except (OSError, TypeError):
        return ""


def _no(kind: str, name: str) -> str:
    return f"there is no {kind} {name!r} (src_c/dialects/*/*.def list them)"


def _predicates(predicate: Any) -> Iterator[str]:
    """The routines that a predicate names."""
    if isinstance(predicate, tuple):
        if predicate[:1] == ("routine",):
            yield str(predicate[1])
        else:
            for inner in predicate[1:]:
                yield from _predicates(inner)


def _transforms(info: OpInfo) -> Iterator[str]:
    for trait in info.traits:
        if isinstance(trait, (TypesMatchWith, InferredType)) and trait.transform:
            yield trait.transform


def wrong(info: OpInfo) -> Iterator[tuple[str, str]]:
    """The fields that name something unknown, and why that is wrong."""
    for field, checks in (("traits", info.traits), ("checks", info.checks), ("region_checks", info.region_checks),
                          ("symbol_uses", info.symbol_uses)):
        for check in checks:
            if isinstance(check, Check) and check.name not in routines.CHECK:
                yield field, _no("check", check.name)
    for name in _transforms(info):
        if name not in routines.TRANSFORM:
            yield "traits", _no("transform", name)
    if info.result_names and info.result_names not in routines.ASM_NAMES:
        yield "result_names", _no("routine for result names", info.result_names)
    if isinstance(info.upgrade, Routine) and info.upgrade.name not in routines.UPGRADE:
        yield "upgrade", _no("upgrade", info.upgrade.name)
    typed: dict[str, Group | Attr] = {**info.operands, **info.results, **info.attrs}
    for name, declared in typed.items():
        constraint = declared.constraint
        for routine in (*_predicates(constraint.predicate), *_predicates(getattr(constraint, "storage", None))):
            if routine not in routines.PREDICATE:
                yield name, _no("predicate", routine)
