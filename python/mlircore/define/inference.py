"""How the types of an operation's results are inferred: `infer` of its class, or of its dialect for operations that do not state it."""

from __future__ import annotations

from mlircore.define import opcodes as oc

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import ClassVar

    from mlircore.define.operations import OpInfo


class Infer:
    """Infers the types of all results from operands and attributes.

    `routine`: one of `PLAIN`; a routine of the core (`MC_INFER` in src_c/dialects/*/*.def); or "dialect.name" for a Python function of
    mlircore.dialects.DIALECT.infer (mlircore.bind.inference), which only builders call. `args`: names of operands and attributes, and other
    words, for the routine; strings for a function.
    """

    # "same_as": the types of an operand; "of_attribute": the type of an attribute's value; "constant": a type as text.
    PLAIN: ClassVar[tuple[str, ...]] = ("same_as", "of_attribute", "constant")

    def __init__(self, routine: str, *args: str) -> None:
        self.routine, self.args = routine, args


GIVEN = Infer("")      # not at all: builders get the types as arguments
HOOK = Infer("infer_types")  # by the method of that name of the class
BY_TRAITS = Infer("")  # traits and constraints; unlike without `infer`, builders let the types be left out even if some cannot be inferred


def sources(info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
    """Where the type of a result comes from: the names of operands, attributes or results, and the transform from their types."""
    for trait in info.traits:
        yield from trait.sources(info, name)


def _is_inferred(info: OpInfo, name: str) -> bool:
    group = info.results[name]
    if group.arity != oc.SINGLE:
        return False
    if getattr(group.constraint, "type_text", None) is not None:
        return True
    return any(source in info.attrs or (source in info.operands and info.operands[source].arity == oc.SINGLE)
               for source, _ in sources(info, name))


def infers_results(info: OpInfo) -> bool:
    """Whether the types of results may be left out."""
    if info.infer is not None:
        return info.infer is not GIVEN
    return bool(info.results) and all(_is_inferred(info, name) for name in info.results)
