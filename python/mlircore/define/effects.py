"""Effects on memory: the words of `effects` in a definition.

    effects = ("read source", "write target")

A word is the kind of effect, "read", "write", "allocate" or "free", then the operands or results that it is on. `name?` means those of them
whose type is a memref. `if name` at the end: only when the operation has that attribute, and not its default value; `if name>1`: nor is it
the number 1. "nested": also the effects of the operations in its regions; "nested?": of those whose effects are known; "nested!": also what
they do to what they allocate, if the operation has no operands. `()`: none.
"""

from __future__ import annotations

from mlircore.define import opcodes as oc

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from mlircore.compile.program import Program
    from mlircore.define.operations import OpInfo

KINDS = {"read": oc.EFFECT_READ, "write": oc.EFFECT_WRITE, "allocate": oc.EFFECT_ALLOCATE, "free": oc.EFFECT_FREE}
NESTED = "nested"
ABOVE_ONE = ">1"


def split(word: str) -> tuple[str, str | None, bool, str | None] | None:
    """Kind, value, whether there is a "?", attribute; None for a word that is no effect."""
    parts = word.split(" ")
    if parts in ([NESTED], [f"{NESTED}?"], [f"{NESTED}!"]):
        return NESTED, None, parts[0].endswith("?"), None
    attr = None
    if len(parts) > 2 and parts[-2] == "if":
        attr = parts[-1]
        del parts[-2:]
    if parts[0] not in KINDS or len(parts) > 2:
        return None
    value = parts[1] if len(parts) == 2 else None
    if value is None:
        return parts[0], None, False, attr
    return parts[0], value.removesuffix("?"), value.endswith("?"), attr


def wrong(info: OpInfo, word: str) -> str | None:
    """Why the operation cannot have the effect; None when it can. The word is one."""
    _, value, _, attr = split(word) or (NESTED, None, False, None)
    if value is not None and info.group(value) is None:
        return f"{word!r} names {value!r}, which is not an operand or result"
    if attr is not None and attr.removesuffix(ABOVE_ONE) not in info.attrs:
        return f"{word!r} names {attr!r}, which is not an attribute"
    return None


def words(info: OpInfo, effect: str, program: Program) -> list[int]:
    """The effect as the core has it: McEffectWords."""
    kind, value, questioned, attr = split(effect) or (NESTED, None, False, None)
    flags, group = oc.EFFECT_NESTED if kind == NESTED else KINDS[kind], oc.NONE
    if value in info.operands:
        group = list(info.operands).index(value)
    elif value in info.results:
        group, flags = list(info.results).index(value), flags | oc.EFFECT_ON_RESULT
    if effect == f"{NESTED}!":
        flags |= oc.EFFECT_NESTED_WHOLE
    if questioned:
        flags |= oc.EFFECT_NESTED_KNOWN if kind == NESTED else oc.EFFECT_IF_MEMREF
    if attr is not None and attr.endswith(ABOVE_ONE):
        flags |= oc.EFFECT_ABOVE_ONE
    return [flags, group, oc.NONE if attr is None else program.string(attr.removesuffix(ABOVE_ONE))]
