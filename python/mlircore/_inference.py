"""Result types from definitions, for operations that are made by name and without them."""

from __future__ import annotations

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from typing import Any

    from mlircore import ir


def _class_of(name: str) -> Any:
    from mlircore import dialect

    namespace, _, rest = name.partition(".")
    found = dialect.find(namespace)
    return None if found is None else found.ops.get(rest)


def tells(name: str) -> bool:
    """Whether the definition of operations of a name says what types the results have: with any, and without asking."""
    from mlircore import _signatures

    cls = _class_of(name)
    return cls is not None and bool(cls.definition.results) and _signatures.tells_results(cls.definition)


def result_types(context: ir.Context, name: str, values: list[ir.Value[Any]], attributes: dict[str, ir.Attribute]) -> list[ir.Type] | None:
    """The types of an operation's results, or None: its definition does not tell them. Raises `MLIRError` when what is given does not."""
    from mlircore import _views

    cls = _class_of(name)
    return None if cls is None else _views.recipe(cls).infer(context, values, attributes)
