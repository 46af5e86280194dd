"""Links every tests/c/test_*.c against the C core with sanitizers and assertions, and runs it; and threads.c with ThreadSanitizer, and with
clang's sanitizers, over a quarter of the golden files, where clang is installed.

Costs about two minutes of compiling the first time; objects are kept in build/sanitized, build/races and build/clang.
"""

import pathlib
import shutil
import subprocess
import sys

import pytest
from c_build import clang_program, race_program, sanitized_program
from paths import IN_TREE, ROOT

PROGRAMS = sorted((ROOT / "tests/c").rglob("test_*.c"))

pytestmark = pytest.mark.skipif(not IN_TREE or not shutil.which("cc"), reason="needs the sources of the core and a C compiler")


@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: path.stem)
def test_c(source: pathlib.Path) -> None:
    done = subprocess.run([sanitized_program(source)], capture_output=True, text=True, timeout=300, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="ThreadSanitizer is tried on Linux only")
def test_threads_do_not_race(tmp_path: pathlib.Path) -> None:
    sys.path.insert(0, str(ROOT / "tests/fuzz"))
    from drive import SEEDS, write_programs

    options = write_programs(tmp_path)
    command = [race_program(ROOT / "tests/c/threads.c"), "--threads", "4", *options, *sorted(SEEDS.glob("*.mlir"))]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr[-10000:]


@pytest.mark.skipif(not shutil.which("clang"), reason="needs clang")
def test_clang_finds_nothing_in_a_quarter_of_the_golden_files(tmp_path: pathlib.Path) -> None:
    sys.path.insert(0, str(ROOT / "tests/fuzz"))
    from drive import ENVIRONMENT, SEEDS, write_programs

    texts = [*sorted(SEEDS.glob("*.mlir")), *sorted((ROOT / "tests/mlir").rglob("*.mlir"))[::4]]
    command = [clang_program(ROOT / "tests/c/threads.c"), "--threads", "2", *write_programs(tmp_path), *texts]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr[-10000:]
