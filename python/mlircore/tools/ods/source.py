"""The text of generated modules: expressions, names, and the constraints that several operations share."""

from __future__ import annotations

import re
from keyword import iskeyword
from pprint import pformat
from typing import Any

from mlircore.define.fields import snake

WIDTH = 110


def literal(value: Any) -> str:
    """A Python literal."""
    return pformat(value, width=WIDTH, sort_dicts=False) if isinstance(value, (tuple, list, dict)) else repr(value)


def call(function: str, *arguments: str, **named: str | None) -> str:
    """A call. Arguments are expressions; a named one that is None is left out."""
    given = [*arguments, *(f"{name}={value}" for name, value in named.items() if value is not None)]
    line = f"{function}({', '.join(given)})"
    return line if len(line) <= WIDTH and "\n" not in line else f"{function}(\n    {_indented(', '.join(given))})"


def _indented(text: str) -> str:
    return text.replace("\n", "\n    ")


def sentence(text: str) -> str:
    """A summary as the first line of a docstring."""
    text = " ".join(text.replace("\\", "/").replace('"', "'").split())
    return text[:1].upper() + text[1:].rstrip(".") + "." if text else ""


def docstring(text: str, *, indent: str = "    ") -> str:
    """A docstring of one sentence, of several lines when it is long."""
    import textwrap

    lines = textwrap.wrap(sentence(text), WIDTH)
    if len(lines) <= 1:
        return f'{indent}"""{lines[0] if lines else "No summary."}"""'
    return f'{indent}"""' + f"\n{indent}".join(lines) + f'\n{indent}"""'


def identifier(text: str) -> str:
    """A name of Python, of the letters and digits of a text."""
    name = re.sub(r"\W+", "_", text, flags=re.ASCII).strip("_")
    if not name or name[0].isdigit():
        name = f"n{name}"
    return name + "_" if iskeyword(name) else name


class Names:
    """Expressions that were given a name: each is written once, in the order in which they were added."""

    def __init__(self, taken: set[str]) -> None:
        self.taken = taken
        self.classes: set[str] = set()  # of operations
        self.named: dict[str, str] = {}  # the expression, its name
        self.texts: dict[str, str] = {}  # the other way round, in order

    def unique(self, wanted: str) -> str:
        """A name like this that nothing has."""
        name, number = wanted, 2
        while name in self.taken:
            name, number = f"{wanted}{number}", number + 1
        self.taken.add(name)
        return name

    def of_class(self, wanted: str) -> str:
        """The name of an operation's class: C++ has namespaces where several have one."""
        name, number = wanted, 2
        while name in self.classes:
            name, number = f"{wanted}{number}", number + 1
        self.classes.add(name)
        return name

    def name(self, wanted: str, expression: str) -> str:
        """The name of an expression, which is `wanted` where that is free."""
        known = self.named.get(expression)
        if known is None:
            known = self.named[expression] = self.unique(identifier(wanted))
            self.texts[known] = expression
        return known


def constraint_name(record_name: str, summary: str, *, anonymous: bool, suffix: str) -> str:
    """The name for a constraint: that of its record, or one made of its summary."""
    if not anonymous:
        return identifier(record_name)
    words = snake(identifier(summary)[:48].strip("_")).split("_")
    return "".join(word.capitalize() for word in words if word) + suffix
