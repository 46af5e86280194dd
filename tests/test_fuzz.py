"""A short run of the fuzzer with sanitizers, and every input that once broke something. Costs about a minute to build."""

import importlib.util
import re
import shutil
import subprocess
import sys
import zlib

import pytest
from paths import IN_TREE, MLIR, ROOT

FUZZ = ROOT / "tests/fuzz"
CRASHES = sorted((FUZZ / "crashes").glob("*.mlir"))
LOSSY = {"complex/ops.mlir", "llvm/attrs.mlir", "sdy/ops.mlir"}  # of the quarter: forms that lose something, mlir-opt 22's as well

pytestmark = [
    pytest.mark.skipif(not IN_TREE or not shutil.which("cc") or sys.platform != "linux", reason="needs the core's sources, a C compiler, Linux"),
]


@pytest.fixture(scope="module")
def drive():
    spec = importlib.util.spec_from_file_location("drive", FUZZ / "drive.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def program(drive, tmp_path_factory):
    """The fuzzer, and the options that load the dialects."""
    return [drive.build(), *drive.write_programs(tmp_path_factory.mktemp("dialects"))]


def run(drive, program, *arguments):
    done = subprocess.run([*program, *arguments], env=drive.ENVIRONMENT, capture_output=True, text=True, errors="replace", timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr[-5000:]
    return done.stdout


def test_seeds_print_the_same_again(drive, program):
    run(drive, program, "--replay", FUZZ / "seeds")


def test_seeds_of_old_generations_are_read(drive, program):
    """All but old_ops.mlir, which has operations that are refused."""
    seeds = sorted((FUZZ / "seeds").glob("old_*.mlir"))
    accepted = re.search(r"of \d+ seeds: (\d+)", run(drive, program, "--replay", *seeds))
    assert int(accepted[1]) >= len(seeds) - 1 > 20


def test_a_quarter_of_the_golden_files_prints_the_same_again(drive, program, tmp_path):
    """Their inputs and answers, by gcc's sanitizers; tests/test_c.py has another quarter, by clang's."""
    for path in sorted(MLIR.rglob("*.mlir")):
        name = path.relative_to(MLIR).as_posix()
        if zlib.crc32(name.encode()) % 4 != 3 or name in LOSSY:  # the same quarter when files are added
            continue
        for number, text in enumerate(re.split(r"^//(?:=.*| -----.*)\n", path.read_text(), flags=re.MULTILINE)):
            (tmp_path / f"{path.parent.name}-{path.stem}-{number}.mlir").write_text(text)
    run(drive, program, "--replay", "--choices", "1", "--max-bytes", "100000000", tmp_path)


@pytest.mark.parametrize("path", CRASHES, ids=lambda path: path.stem)
def test_what_once_broke_is_handled(drive, program, path):
    run(drive, program, "--replay", "--max-bytes", "100000000", path)


def test_mutated_inputs_end_in_an_error_or_print_the_same_again(drive, program):
    run(drive, program, "--inputs", "30000", "--seed", "1", FUZZ / "seeds")


def test_each_failing_allocation_ends_well(drive, program, tmp_path):
    """Texts that once broke something at one of them, then a sample of the golden pieces, at some of theirs. Some 20 seconds."""
    allocations = [drive.c_build.sanitized_program(FUZZ / "allocations.c"), *program[1:]]
    run(drive, allocations, FUZZ / "failing")
    drive.write_golden(tmp_path / "golden", MLIR)
    run(drive, allocations, "--points", "12", "--pass-points", "4", "--part", "7/100", tmp_path / "golden")


def test_each_failing_allocation_of_packs_ends_well(drive, tmp_path):
    allocations = [drive.c_build.sanitized_program(FUZZ / "allocations.c"), *drive.write_programs(tmp_path, packs=True)]
    run(drive, allocations, FUZZ / "failing/packs")


def test_random_pipelines_end_well():
    done = subprocess.run([sys.executable, FUZZ / "pipelines.py", "--runs", "300"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr[-5000:]


@pytest.mark.parametrize("command", [
    ("definitions.py", "--runs", "200"),
    ("api.py", "--runs", "8000"),
    ("allocations.py", "--count", "60", "--points", "8"),
], ids=lambda command: command[0])
def test_a_short_run_finds_nothing(command):
    """Definitions and formats; the API against its model; failing allocations of every entry point. Some 10 seconds each."""
    done = subprocess.run([sys.executable, FUZZ / command[0], *command[1:]], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
