"""How the types of an operation's results are inferred: `infer` of its class, or of its dialect for operations that do not say it."""

from __future__ import annotations


class Infer:
    """A Python function infers the types of all results from operands and attributes.

    `routine`: its name in mlircore.bind.inference, or "dialect.name" for one in mlircore.dialects.DIALECT.infer; `args`: strings that it
    gets.
    """

    def __init__(self, routine: str, *args: str) -> None:
        self.routine, self.args = routine, args


GIVEN = Infer("")      # not at all: builders get the types as arguments
BY_TRAITS = Infer("")  # traits and constraints; unlike without `infer`, builders let the types be left out even if some cannot be inferred
