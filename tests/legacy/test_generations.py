"""Old generations of MLIR's text: the acceptance set of this folder, and the properties that all of its entries have."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from paths import ROOT, SHARED, needs_tree

from mlircore import ir

HERE = ROOT / "tests/legacy"


def context() -> ir.Context:
    """Without packs: the documents are older than the projects, and use names such as `tpu.add` of their own."""
    ctx = ir.Context(packs=False)
    ctx.allow_unregistered_dialects = True
    return ctx


def lines(name: str) -> list[Any]:
    """(syntax, text, today's text or None, part of an error or None) of a table in this folder."""
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
    """The productions that comments of the parser and of the dialects list after `Grammar:`."""
    named: set[str] = set()
    for path in [*ROOT.glob("src_c/**/*.c"), *ROOT.glob("python/mlircore/legacy/*.py"), *ROOT.glob("python/mlircore/dialects/**/*.py")]:
        for found in re.findall(r"Grammar: (.*?)\.(?=\s|\"|$)", path.read_text(), flags=re.S):
            named |= set(re.sub(r"\s*\n\s*[*#]?\s*", " ", found).split(", "))
    return named


@needs_tree
def test_every_production_is_named_where_it_is_read():
    listed = {line for line in (HERE / "productions.txt").read_text().splitlines() if not line.startswith("#")}
    named = productions_named()
    assert listed - named == set()
    assert named - listed == set()


def module_pieces() -> list[Any]:
    """(syntax, text, today's text or None, part of an error or None) of modules.mlir."""
    found = []
    pieces = (HERE / "modules.mlir").read_text().split("// -----\n")[1:]
    for number, piece in enumerate(pieces, 1):
        head, text = piece.split("\n", 1)
        text, mark, rest = re.split(r"^// (=>|!!) ?", text, maxsplit=1, flags=re.M)
        today, error = (rest, None) if mark == "=>" else (None, rest.strip())
        found += [pytest.param(syntax, text, today, error, id=f"{number}:{syntax}") for syntax in head[3:].split()]
    return found


def read(text: str, syntax: str) -> tuple[str | None, str]:
    """The generic form with name locations only, and the error: one of them is None or empty."""
    with context():
        try:
            module = ir.Module.parse(text, syntax=syntax)
        except ir.MLIRError as error:
            return None, str(error)
        return module.operation.get_asm(print_generic_op_form=True), ""


@pytest.mark.parametrize("syntax, text, today, error", module_pieces())
def test_text_of_a_generation(syntax, text, today, error):
    generic, message = read(text, syntax)
    if today is None:
        assert generic is None
        assert error in message
    else:
        assert message == ""
        assert generic == read(today, "modern")[0]


def renamed(text: str) -> str:
    """The same text with other names for values, blocks, symbols, aliases, dimensions and symbols, and with dimensions twice as large, where nothing counts them."""
    for sigil, kind in (("#", "#"), ("!", "!")):  # the aliases that it defines
        for name in re.findall(rf"^\s*{sigil}([\w.$-]+)\s*=", text, flags=re.M):
            text = re.sub(rf"(?<![\w.]){kind}{re.escape(name)}(?![\w$-])", f"{kind}{name}_r", text)
    text = re.sub(r"%([A-Za-z_$.-][\w$.-]*)", r"%\1_r", text)
    text = re.sub(r"%(\d+)(?!\w)", r"%7\1", text)
    text = re.sub(r"\^(\w+)", r"^\1_r", text)
    text = re.sub(r"@([A-Za-z_][\w$.]*)", r"@\1_r", text)
    text = re.sub(r"(?<![\w%#!@.\"])([ds])(\d+)\b", r"\1im\2", text)
    if not re.search(r"dense|sparse|array<|splat|opaque|resource|reshape", text):
        text = re.sub(r"(?<=[<x \[])(\d+)(?=\s*x\s*[\dfisuv?\[!])", lambda m: str(int(m[1]) * 2), text)
    return text


@pytest.mark.parametrize("syntax, text, today, error", module_pieces())
def test_the_verdict_does_not_depend_on_names_and_sizes(syntax, text, today, error):
    generic, message = read(renamed(text), syntax)
    assert (generic is None) == (today is None)
    assert error is None or error in message


EXAMPLES = SHARED / "spec/examples/examples.json"


@pytest.fixture(scope="module")
def examples() -> list[dict[str, Any]]:
    if not EXAMPLES.exists():
        pytest.skip("../shared/spec/examples is not here")
    entries: list[dict[str, Any]] = json.loads(EXAMPLES.read_text())
    return entries


def holds(entry: dict[str, Any], text: str) -> bool:
    """The text is read, and the statements of the entry hold.

    001-200 and 001-204 are errors of a table: `"slt"` beside 3, `"ult"` beside 7. The words alone are those of 001-199 and 001-203, which
    are right, so that no reader can refuse them: these two are refused as they are stated, with their number.
    """
    generic = read(text, entry["era"])[0]
    stated = [feature.removeprefix("predicate-value-") for feature in entry["features"] if feature.startswith("predicate-value-")]
    return generic is not None and re.findall(r"\bpredicate = (\d+)", generic)[: len(stated)] == stated


def wrong_verdicts(entries: list[dict[str, Any]], change: Callable[[str], str]) -> list[str]:
    wrong = []
    for entry in entries:
        if holds(entry, change(entry["input"])) != (entry["verdict"] == "ok"):
            wrong.append(entry["id"])
        elif entry["verdict"] == "typo" and not holds(entry, change(entry["repaired_input"])):
            wrong.append(entry["id"] + " repaired")
    return wrong


def test_examples_of_the_documents(examples):
    assert wrong_verdicts(examples, str) == []


def test_examples_of_the_documents_with_other_names_and_sizes(examples):
    assert wrong_verdicts(examples, renamed) == []
