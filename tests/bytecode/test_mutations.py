"""A short run of the fuzzer of bytecode, with sanitizers, and every input that once broke something. Costs about a minute to build."""

import importlib.util
import shutil
import subprocess
import sys

import pytest
from paths import IN_TREE, ROOT

FUZZ = ROOT / "tests/fuzz"
SEEDS = sorted((FUZZ / "seeds").glob("*.mlir"))
CRASHES = sorted((FUZZ / "crashes").glob("*.mlirbc"))

pytestmark = pytest.mark.skipif(
    not IN_TREE or not shutil.which("cc") or sys.platform != "linux", reason="needs the core's sources, a C compiler, Linux"
)


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Runs the fuzzer with the dialects of the package."""
    spec = importlib.util.spec_from_file_location("drive", FUZZ / "drive.py")
    drive = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(drive)
    folder = tmp_path_factory.mktemp("dialects")
    program, options = drive.c_build.sanitized_program(FUZZ / "bytecode.c"), drive.write_programs(folder)

    def run(*arguments):
        command = [program, *arguments[:-1], *options, *arguments[-1]]
        done = subprocess.run(command, env=drive.ENVIRONMENT, cwd=folder, capture_output=True, text=True, errors="replace", timeout=600, check=False)
        assert done.returncode == 0, done.stdout + done.stderr[-5000:]

    return run


def test_mutated_bytecode_ends_in_an_error_or_a_module(run):
    run("--seed", "1", "--inputs", "20000", SEEDS)


def test_what_once_broke_is_handled(run):
    run("--inputs", "0", CRASHES)
