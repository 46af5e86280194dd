"""Facts: what a definition states about its operations for others to read (src_c/defs/facts.def), checked and compiled to words."""

from __future__ import annotations

from mlircore.compile import routines
from mlircore.define import effects, rewrites
from mlircore.define import opcodes as oc
from mlircore.define.regions import Edge

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from typing import Any

    from mlircore.compile.program import Program
    from mlircore.define.operations import OpInfo

_PAYLOADS = {"FLAG": oc.PAYLOAD_FLAG, "WORDS": oc.PAYLOAD_WORDS, "VALUES": oc.PAYLOAD_VALUES, "ATTRIBUTE": oc.PAYLOAD_ATTRIBUTE,
             "NAMED": oc.PAYLOAD_NAMED, "EDGES": oc.PAYLOAD_EDGES, "EFFECTS": oc.PAYLOAD_EFFECTS, "REWRITES": oc.PAYLOAD_REWRITES}
_WANTED = {"FLAG": "is True", "WORDS": "takes a string or a tuple of strings", "VALUES": "takes the names of operands or results",
           "ATTRIBUTE": "takes the text of an attribute", "NAMED": "takes the text of an attribute under its name: {name: text}",
           "EDGES": "takes a tuple of `Edge`", "EFFECTS": "takes a tuple of effects",
           "REWRITES": "takes a tuple of strings"}


def _words(value: Any) -> tuple[str, ...] | None:
    words = (value,) if isinstance(value, str) else value
    return words if isinstance(words, tuple) and all(isinstance(word, str) for word in words) else None


def wrong(info: OpInfo) -> str | None:
    """Why the facts of an operation cannot be; None when they can."""
    for name, value in info.facts.items():
        payload = routines.FACTS.get(name)
        if payload is None:
            return f"there is no fact {name!r}"
        words = _words(value)
        fits = {"FLAG": value is True, "WORDS": words is not None, "VALUES": words is not None, "ATTRIBUTE": isinstance(value, str),
                "NAMED": isinstance(value, dict) and len(value) == 1,
                "EDGES": isinstance(value, tuple) and all(isinstance(edge, Edge) for edge in value),
                "REWRITES": isinstance(value, tuple) and words is not None,
                "EFFECTS": isinstance(value, tuple) and all(isinstance(word, str) and effects.split(word) for word in value)}[payload]
        if not fits:
            return f"the fact {name!r} {_WANTED[payload]}, not {value!r}"
        if payload == "VALUES":
            for word in words or ():
                if info.group(word) is None:
                    return f"the fact {name!r} names {word!r}, which is not an operand or result"
                if name == "branch_operands" and word not in info.operands:
                    return f"the fact {name!r} names {word!r}, which is not an operand"
        if payload == "EDGES":
            for number, edge in enumerate(value):
                why = edge.wrong(info)
                if why is not None:
                    return f"edge {number} of the fact {name!r} {why}"
        if payload == "REWRITES":
            for text in value:
                why = rewrites.wrong(info, text)
                if why is not None:
                    return f"the rewrite {text!r} {why}"
        if payload == "EFFECTS":
            for word in value:
                why = effects.wrong(info, word)
                if why is not None:
                    return f"the effect {why}"
    return None


def words(info: OpInfo, program: Program) -> list[int]:
    """The facts as instructions: payload, name, what it has."""
    out: list[int] = []
    for name, value in info.facts.items():
        payload, rest = routines.FACTS[name], list[int]()
        if payload in ("WORDS", "VALUES"):
            rest = [program.string(word) for word in _words(value) or ()]
        elif payload == "EDGES":
            rest = [word for edge in value for word in edge.words(info, program)]
        elif payload == "EFFECTS":
            rest = [word for effect in value for word in effects.words(info, effect, program)]
        elif payload == "REWRITES":
            rest = [word for text in value for word in rewrites.words(info, text, program)]
        elif payload == "ATTRIBUTE":
            rest = [program.attr_constant(value)]
        elif payload == "NAMED":
            ((key, text),) = value.items()
            rest = [program.string(key), program.attr_constant(text)]
        out += oc.instruction(_PAYLOADS[payload], program.string(name), *rest)
    return out
