"""No text and no call costs more than some times as much when it has twice as many parts, except those that docs/limits.md lists.

Texts are counted: steps.c runs the core with sanitizers and counts the branches that it comes to, for each stage from reading to passes. So
the numbers are the same in each run. Calls from Python are measured in processor time of this process,
with more room. Costs about a minute in all, without compiling.
"""

import pathlib
import re
import shutil
import subprocess
import sys
from collections import defaultdict

import call_families
import pytest
import text_families
from c_build import sanitized_program
from cost import assert_linear, seconds
from mlircore import ir
from paths import IN_TREE, ROOT, needs_tree

SIZES, DEPTHS = (64, 128, 256, 512), (256, 512, 1024, 2048)
PASSES = ["canonicalize", "cse", "sccp", "symbol-dce", "inline", "loop-invariant-code-motion", "remove-dead-values", "mem2reg"]
WRAPPED = [f"-Wl,--wrap={name}" for name in ("memcpy", "memmove", "memset", "memcmp", "memchr")]
ENVIRONMENT = {"ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=0:malloc_context_size=0:quarantine_size_mb=1"}

needs_compiler = pytest.mark.skipif(
    not IN_TREE or not shutil.which("cc") or sys.platform != "linux", reason="needs the core's sources, a C compiler, Linux"
)


def listed() -> dict[str, set[str]]:
    """The families that docs/limits.md lists with a reason, and their stages."""
    rows = re.findall(r"^\| `(\w[^`]*)` \| ([^|]+) \| [^|]*\|$", (ROOT / "docs/limits.md").read_text().split("## Growth")[1], flags=re.M)
    return {family: set(stages.strip().split(", ")) for family, stages in rows}


def too_fast(counts: list[int]) -> bool:
    """Doubling costs clearly more than twice, twice; or more than the time before, so that a square is on its way.

    A table that doubles its size at the last step costs up to three times as much there, once."""
    before, last = counts[-2] / counts[-3], counts[-1] / counts[-2]
    return last > 2.25 and (before * last > 5.6 or last > before > 2)


def counted(options: list[str], folder: pathlib.Path, families: dict[str, text_families.Family], sizes: tuple[int, ...] = SIZES):
    """For each family and stage the steps at each size; and what is not accepted."""
    program = sanitized_program(ROOT / "tests/support/steps.c", *WRAPPED)
    paths, names = [], {}
    for number, (name, family) in enumerate(families.items()):
        for size in sizes:
            path = folder / f"{number}-{size}.mlir"
            path.write_text(family(size))
            paths.append(path)
            names[str(path)] = name
    done = subprocess.run([program, *options, *paths], capture_output=True, text=True, env=ENVIRONMENT, timeout=600)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-5000:]
    steps, refused = defaultdict(list), {}
    for line in done.stdout.splitlines():
        path, stage, rest = line.split(" ", 2)
        if stage.endswith(":"):
            refused[names[path]] = rest
            continue
        steps[names[path], stage].append(int(rest))
    return steps, refused


def compare_with_list(steps: dict[tuple[str, str], list[int]], families: dict[str, text_families.Family]) -> None:
    known = {(family, stage) for family, stages in listed().items() if family in families for stage in stages}
    found = {key: counts for key, counts in steps.items() if too_fast(counts)}
    assert set(found) == known, {key: found.get(key, "is linear") for key in set(found) ^ known}


@pytest.fixture(scope="module")
def options(tmp_path_factory):
    sys.path.insert(0, str(ROOT / "tests/fuzz"))
    from drive import write_programs

    return write_programs(tmp_path_factory.mktemp("dialects"))


@needs_compiler
@pytest.mark.parametrize("group", text_families.GROUPS)
def test_texts_of_twice_the_size_cost_twice_as_much(group, options, tmp_path):
    families = {name: family for name, family in text_families.FAMILIES.items() if name.startswith(f"{group}: ")}
    passes = [word for name in PASSES for word in ("--pass", name)]
    steps, refused = counted([*options, *passes], tmp_path, families)
    assert (set(refused) == set(families)) if group == "refused" else not refused, refused
    compare_with_list(steps, families)


@needs_compiler
def test_texts_of_twice_the_depth_cost_twice_as_much(options, tmp_path):
    steps, refused = counted(options, tmp_path, text_families.NESTED, DEPTHS)
    assert not refused
    compare_with_list(steps, text_families.NESTED)


@pytest.mark.parametrize("name", call_families.FAMILIES)
def test_calls_on_twice_the_size_cost_twice_as_much(name):
    def cost(size: int) -> float:
        with ir.Context() as context, ir.Location.unknown():
            context.allow_unregistered_dialects = True
            return seconds(call_families.FAMILIES[name](size))

    if IN_TREE and "call" in listed().get(name, ()):
        assert cost(20) >= 0
    else:
        assert_linear(cost, 2000, 16000)


def test_there_are_many_families():
    assert len(text_families.FAMILIES) + len(call_families.FAMILIES) >= 150


@needs_tree
def test_the_list_of_families_names_some_that_exist():
    assert set(listed()) <= {*text_families.FAMILIES, *text_families.NESTED, *call_families.FAMILIES}
