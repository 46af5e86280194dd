"""Old generations of MLIR's text: the acceptance set of tests/generations, and what holds of all of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mlircore import ir

HERE = Path(__file__).parent / "generations"


def context() -> ir.Context:
    ctx = ir.Context()
    ctx.allow_unregistered_dialects = True
    return ctx


def lines(name: str) -> list[Any]:
    """(syntax, text, today's text or None, part of an error or None) of a table in tests/generations."""
    found = []
    for number, line in enumerate((HERE / name).read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        syntaxes, rest = line.split(": ", 1)
        text, today, error = re.fullmatch(r"(.*?) (?:=> (.*)|!! (.*))", rest).groups()
        for syntax in syntaxes.split():
            found.append(pytest.param(syntax, text, today, error, id=f"{name}:{number}:{syntax}"))
    return found


def check(entry: Any, syntax: str, text: str, today: str | None, error: str | None) -> None:
    if today is not None:  # as text: a resource's key is another one in each text that a context reads
        with context():
            wanted = str(entry(today))
        with context():
            assert str(entry(text, syntax=syntax)) == wanted
        with context():
            assert str(entry(wanted)) == wanted
        return
    with context(), pytest.raises(ir.MLIRError) as caught:
        entry(text, syntax=syntax)
    assert error in str(caught.value)


@pytest.mark.parametrize("syntax, text, today, error", lines("types.txt"))
def test_type_of_a_generation(syntax, text, today, error):
    check(ir.Type.parse, syntax, text, today, error)


@pytest.mark.parametrize("syntax, text, today, error", lines("attributes.txt"))
def test_attribute_of_a_generation(syntax, text, today, error):
    check(ir.Attribute.parse, syntax, text, today, error)


def productions_named() -> set[str]:
    """What `Grammar:` lists in comments of the parser and of the dialects name."""
    named: set[str] = set()
    root = HERE.parent.parent
    for path in [*root.glob("src_c/*.c"), *root.glob("python/mlircore/dialects/*.py")]:
        for found in re.findall(r"Grammar: (.*?)\.(?=\s|\"|$)", path.read_text(), flags=re.S):
            named |= set(re.sub(r"\s*\n\s*[*#]?\s*", " ", found).split(", "))
    return named


def test_every_production_is_named_where_it_is_read():
    listed = {line for line in (HERE / "productions.txt").read_text().splitlines() if not line.startswith("#")}
    named = productions_named()
    assert listed - named == set()
    assert named - listed == set()
