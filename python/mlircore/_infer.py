"""Types of results where upstream's code infers them from operands and attributes, and no trait of the definition says how."""

from __future__ import annotations

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from mlircore.dialect import OpInfo


def rule(info: OpInfo) -> Callable[..., Any] | None:
    """What infers the types of an operation's results, from the context, its operands and its attributes; None: traits do."""
    return None
