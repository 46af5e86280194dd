"""A short run of the fuzzer of bytecode, with sanitizers. Costs about a minute to build."""

import importlib.util
import shutil
import subprocess
import sys

import pytest
from paths import IN_TREE, ROOT

FUZZ = ROOT / "tests/fuzz"
SEEDS = sorted((FUZZ / "seeds").glob("*.mlir"))

pytestmark = pytest.mark.skipif(
    not IN_TREE or not shutil.which("cc") or sys.platform != "linux", reason="needs the core's sources, a C compiler, Linux"
)


def test_mutated_bytecode_ends_in_an_error_or_a_module(tmp_path):
    spec = importlib.util.spec_from_file_location("drive", FUZZ / "drive.py")
    drive = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(drive)
    program = drive.c_build.sanitized_program(FUZZ / "bytecode.c")
    options = drive.write_programs(tmp_path)
    command = [program, "--seed", "1", "--inputs", "30000", *options, *SEEDS]
    done = subprocess.run(command, env=drive.ENVIRONMENT, cwd=tmp_path, capture_output=True, text=True, errors="replace", timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-5000:]
