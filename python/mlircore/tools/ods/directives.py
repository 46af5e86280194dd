"""Assembly formats: directives that are C++ upstream become those of the core with the same form."""

from __future__ import annotations

import re

from mlircore.tools.ods import known

_CUSTOM = re.compile(r"custom\s*<\s*(\w+)\s*>\s*\(")


def arguments(text: str, start: int) -> tuple[list[str], int]:
    """The arguments of a directive after its open parenthesis, and where it ends."""
    found, depth, at, begin, quoted = list[str](), 0, start, start, False
    while at < len(text):
        mark = text[at]
        if mark == "`":
            quoted = not quoted
        elif not quoted and mark in "([<{":
            depth += 1
        elif not quoted and mark == ")" and depth == 0:
            last = text[begin:at].strip()
            return [*found, last] if last else found, at + 1
        elif not quoted and mark in ")]>}":
            depth -= 1
        elif not quoted and mark == "," and depth == 0:
            found.append(text[begin:at].strip())
            begin = at + 1
        at += 1
    return found, at


def translated(text: str, namespace: str) -> tuple[str, list[str]]:
    """The format with the core's directives, and the names of directives that it has not."""
    made, at, unknown = "", 0, list[str]()
    for match in _CUSTOM.finditer(text):
        if match.start() < at:
            continue  # inside of one that was translated
        given, end = arguments(text, match.end())
        forms = known.DIRECTIVES.get(f"{namespace}.{match[1]}") or known.DIRECTIVES.get(match[1]) or {}
        form = forms.get(len(given))
        if form is None:
            unknown.append(match[1])
            made += text[at:end]
        else:
            made += text[at:match.start()] + form.format(*given)
        at = end
    return " ".join((made + text[at:]).split()), unknown
