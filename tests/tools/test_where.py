"""mlircore dialects --where: the files that implement an operation."""

import re

import pytest
from paths import ROOT

from mlircore import dialect
from mlircore.tools import dialects, where

needs_sources = pytest.mark.skipif(where.ROOT != ROOT, reason="the package is installed without its sources")


def places(text):
    return re.findall(r"^ +(\S+?):?(\d*)  +(.*)$", text, re.M)


@needs_sources
@pytest.mark.parametrize("name", ["scf.for", "llvm.call", "stablehlo.reduce"])
def test_each_place_is_in_the_file_and_line(name):
    text = where.report(name)
    found = places(text)
    assert found and "?" not in [path for path, _, _ in found]
    for path, line, what in found:
        assert (ROOT / path).is_file(), path
        if line and path.endswith(".c"):
            lines = (ROOT / path).read_text().splitlines()[int(line) - 1:int(line) + 1]
            assert what.partition(":")[0] in " ".join(lines)
    folders = {path.rpartition("/")[0] for path, _, _ in found}
    namespace = name.partition(".")[0]
    assert {f"python/mlircore/dialects/{namespace}", f"src_c/dialects/{namespace}", f"tests/mlir/{namespace}"} <= folders


@needs_sources
def test_routines_come_from_the_definition():
    text = where.report("scf.for")
    for name in ("Loop", "LoopResults", "LoopValues", "InductionVariable"):
        assert re.search(rf" {name}: ", text)
    assert "mc_routine_loop_parse" in text and "mc_routine_loop_print" in text and "Forall" not in text


@needs_sources
@pytest.mark.parametrize("namespace", ["arith", "scf", "memref", "tensor", "stablehlo", "llvm"])
def test_every_routine_of_a_dialect_is_found(namespace):
    found = dialect.find(namespace)
    for name in found.ops:
        text = where.report(f"{namespace}.{name}")
        assert not re.search(r"^ +\?", text, re.M), text
        named = set(re.findall(r"custom<`?([\w.]+)", found.ops[name].definition.assembly_format or ""))
        assert all(f" {each}: directive" in text for each in named), text


def test_without_sources_the_names_are_shown(monkeypatch, tmp_path):
    monkeypatch.setattr(where, "ROOT", tmp_path)
    where._entries.cache_clear()
    try:
        assert re.search(r"Loop +a C routine; the sources are not installed", where.report("scf.for"))
    finally:
        where._entries.cache_clear()


def test_an_unknown_operation_is_refused(capsys):
    assert dialects.main(["--where", "scf.nothing"]) == 1
    assert "there is no operation 'scf.nothing'" in capsys.readouterr().err


def test_a_dialect_outside_of_the_package_is_shown(capsys):
    outside = dialect.Dialect("toy_outside")
    type("One", (dialect.Op,), {"__doc__": "An operation.", "assembly_format": "attr-dict"}, dialect=outside, name="one")
    assert "definition" in where.report("toy_outside.one")
    assert dialects.main(["toy_outside.one"]) == 0 and "  One(*, loc=None, ip=None)\n" in capsys.readouterr().out


def test_calls_written_by_hand_are_shown_in_place_of_the_generated(capsys):
    assert dialects.main(["scf.for"]) == 0
    shown = capsys.readouterr().out
    assert "ForOp(lower_bound, upper_bound, step, iter_args=None, *, loc=None, ip=None)\n" in shown and "results_" not in shown


@needs_sources
def test_constraints_of_shared_modules_and_tests_of_builders_are_shown():
    text = where.report("llvm.call")
    for file, name in (("python/mlircore/dialects/llvm/base.py", "FastmathFlagsAttr"), ("python/mlircore/define/constraints.py", "UnitAttr"),
                       ("python/mlircore/dialects/_llvm_constraints.py", "LLVMType")):
        line, what = re.search(rf"^  {file}:(\d+) +({name}: constraint of .*)$", text, re.M).groups()
        assert re.match(rf"(\w+, )*{name}\b.* = ", (ROOT / file).read_text().splitlines()[int(line) - 1]), what
    assert re.search(r"python/mlircore/dialects/gpu/base.py:\d+ +AsyncTokenType: constraint of", where.report("gpu.launch"))
    text = where.report("scf.for")
    line = int(re.search(r"tests/dialects/test_dialect_builders.py:(\d+)", text)[1])
    assert "scf.for_(" in (ROOT / "tests/dialects/test_dialect_builders.py").read_text().splitlines()[line - 1]
    assert text.count("tests/dialects/test_builder_signatures.py") == 1


@needs_sources
def test_older_generations_are_shown():
    assert "python/mlircore/legacy/year_2019.py" in where.report("scf.for")
