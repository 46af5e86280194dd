"""Short runs of the generators of modules (tests/fuzz/generate.py, after_passes.py). The first one of a tree takes examples out of tests/mlir: half a minute."""

import json
import os
import subprocess
import sys

import pytest
from paths import IN_TREE, ROOT

PROGRAM = ROOT / "tests/fuzz/generate.py"
DIALECTS = "arith,func,scf,memref,tensor,vector"

pytestmark = pytest.mark.skipif(not IN_TREE, reason="needs the golden files")


def generate(*arguments, **more):
    return subprocess.run([sys.executable, PROGRAM, *arguments], capture_output=True, text=True, timeout=600, env={**os.environ, **more})


def test_half_of_the_modules_verify_and_none_ends_the_process(tmp_path):
    out = tmp_path / "found.jsonl"
    done = generate("--dialects", DIALECTS, "--count", "300", "--alone", "--out", str(out))
    words = done.stdout.split()
    assert words[:2] == ["300", "modules:"] and int(words[2]) >= 150, done.stdout + done.stderr
    assert not [line for line in map(json.loads, out.read_text().splitlines()) if line["kind"] == "crash"]


def test_a_seed_is_one_module():
    shown = [generate("--dialects", "scf,tensor", "--show", "77", PYTHONHASHSEED=seed).stdout for seed in "12"]
    assert shown[0] == shown[1] and shown[0].startswith('"builtin.module"')


def test_a_seed_of_modules_for_passes_is_one_module():
    program = PROGRAM.with_name("after_passes.py")
    arguments = [sys.executable, program, "--dialects", "scf,arith", "--show", "77", "78"]
    shown = [
        subprocess.run(arguments, capture_output=True, text=True, timeout=600, env={**os.environ, "PYTHONHASHSEED": seed}).stdout for seed in ("1", "2")
    ]
    none, one, other = shown[0].split('"builtin.module"')
    assert shown[0] == shown[1] and none == "" and one != other


def test_a_module_is_reduced_while_it_shows_the_same():
    sys.path.insert(0, str(PROGRAM.parent))
    try:
        from grammar.nodes import Block, Op, Value
        from grammar.reduce import reduced
    finally:
        sys.path.pop(0)
    value = Value("i32")
    ops = [Op("a.source", results=[value]), Op("a.bad", [value], attrs={"x": "unit"}), Op("a.other")]
    small = reduced(Op("builtin.module", regions=[[Block([], ops)]]), lambda module: any(op.name == "a.bad" for op in module.walk()))
    assert [op.name for op in small.walk()] == ["builtin.module", "gen.value", "a.bad"] and not [*small.walk()][2].attrs
