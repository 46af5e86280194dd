"""Memory that runs out in a pass: an error, and a module that is valid. tests/c/test_passes.c: at each allocation, for a small module of three dialects."""

import re

import pytest

import paths
from mlircore import ir, passmanager

FILES = [path for path in paths.GOLDEN if path.parent.name == "passes"]


def pass_and_source(text: str) -> tuple[str | None, str]:
    """The pass that the file's first answer is of, when it has no options, and the input."""
    source, _, answers = text.partition("\n//= ")
    flags = re.sub(r"--allow-unregistered-dialect|2>&1", "", answers.partition("\n")[0]).split()
    named = re.fullmatch(r"--([\w-]+)", flags[0])
    return (named[1] if named and len(flags) == 1 else None), source


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_pass_without_memory_leaves_a_valid_module(path):
    name, source = pass_and_source(path.read_text(encoding="utf-8"))
    if name is None:
        pytest.skip("its first answer is not of one pass without options")
    more, failed, done = 0, 0, False
    while not done:
        context = ir.Context()
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(source, context)
        passes = passmanager.PassManager.parse(f"builtin.module({name})", context)
        context.memory_limit = context._memory()[0] + more
        try:
            passes.run(module.operation)
            done = True
        except MemoryError:
            failed += 1
        context.memory_limit = None
        assert module.operation.verify()
        assert str(module) and module.operation.clone(), "it can be read on"
        more += max(400, more // 10)
    assert failed or name in ("view-op-graph", "strip-debuginfo", "snapshot-op-locations", "topological-sort"), "the pass needs memory"
