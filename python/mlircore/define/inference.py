"""How the types of an operation's results are inferred: `infer` of its class, or of its dialect for operations that do not say it."""

from __future__ import annotations

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import ClassVar


class Infer:
    """Infers the types of all results from operands and attributes.

    `routine`: one of `OF_ONE_RESULT`, which need no Python when an operation is made; or a function of mlircore.bind.inference, or
    "dialect.name" for one of mlircore.dialects.DIALECT.infer. `args`: strings that it gets.
    """

    # "same_as" an operand, "of_attribute": the type of an attribute's value, "constant": a type as text; their sources in `_core.Told`.
    OF_ONE_RESULT: ClassVar[dict[str, str]] = {"same_as": "operand", "of_attribute": "attribute", "constant": "text"}

    def __init__(self, routine: str, *args: str) -> None:
        self.routine, self.args = routine, args


GIVEN = Infer("")      # not at all: builders get the types as arguments
BY_TRAITS = Infer("")  # traits and constraints; unlike without `infer`, builders let the types be left out even if some cannot be inferred
