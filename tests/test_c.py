"""Links every tests/c/test_*.c against the C core with sanitizers and assertions, and runs it.

Costs about a minute of compiling the first time; objects are kept in build/sanitized.
"""

import pathlib
import shutil
import subprocess

import pytest
from c_build import sanitized_program
from paths import IN_TREE, ROOT

PROGRAMS = sorted((ROOT / "tests/c").rglob("test_*.c"))

pytestmark = pytest.mark.skipif(not IN_TREE or not shutil.which("cc"), reason="needs the sources of the core and a C compiler")


@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: path.stem)
def test_c(source: pathlib.Path) -> None:
    done = subprocess.run([sanitized_program(source)], capture_output=True, text=True, timeout=300, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
