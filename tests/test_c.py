"""Builds the C core once with sanitizers and assertions, links every tests/c/test_*.c against it, and runs them.

Costs about a minute of compiling the first time; objects are kept in build/tests-c.
"""

import os
import pathlib
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest
from paths import ROOT

FLAGS = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-g", "-fsanitize=address,undefined"]
FLAGS += ["-fno-sanitize-recover=undefined", "-DMC_DEBUG=1", f"-I{ROOT / 'src_c'}"]
PROGRAMS = sorted((ROOT / "tests/c").glob("test_*.c"))

pytestmark = pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler")


def compile_changed(source: pathlib.Path, folder: pathlib.Path, newest_header: float) -> pathlib.Path:
    obj = folder / source.relative_to(ROOT).with_suffix(".o")
    obj.parent.mkdir(parents=True, exist_ok=True)
    if not obj.exists() or obj.stat().st_mtime < max(source.stat().st_mtime, newest_header):
        subprocess.run(["cc", *FLAGS, "-c", source, "-o", obj], check=True)
    return obj


@pytest.fixture(scope="session")
def programs() -> pathlib.Path:
    folder = ROOT / "build/tests-c"
    folder.mkdir(parents=True, exist_ok=True)
    headers = [*(ROOT / "src_c").rglob("*.h"), *(ROOT / "src_c").rglob("*.def"), *(ROOT / "tests/c").glob("*.h"), pathlib.Path(__file__)]
    newest = max(path.stat().st_mtime for path in headers)

    def compile_one(source: pathlib.Path) -> pathlib.Path:
        return compile_changed(source, folder, newest)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        core = list(pool.map(compile_one, sorted((ROOT / "src_c").rglob("*.c"))))
        library = folder / "libmlircore.a"
        library.unlink(missing_ok=True)
        subprocess.run(["ar", "rcs", library, *core], check=True)

        def link(source: pathlib.Path) -> None:
            command = ["cc", *FLAGS, compile_one(source), library, "-o", folder / source.stem, "-lm", "-pthread"]
            subprocess.run(command, check=True)

        list(pool.map(link, PROGRAMS))
    return folder


@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: path.stem)
def test_c(source: pathlib.Path, programs: pathlib.Path) -> None:
    done = subprocess.run([programs / source.stem], capture_output=True, text=True, timeout=300, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
