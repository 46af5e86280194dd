"""The C core as objects in build/, compiled when the sources changed: with sanitizers, once for the C tests and the fuzzer; and as in the
extension module, to read its symbols.

An object is at the path of its source: build/sanitized/src_c/parse.o. Beside it, the compiler writes the list of files it read.
"""

import functools
import os
import pathlib
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from alone import alone
from paths import ROOT

CORE = sorted((ROOT / "src_c").rglob("*.c"))
COMMON = ["-std=c11", "-Isrc_c", "-Itests/support"]
# -Og compiles in six tenths of the time of -O1. Warnings would cost a sixth; the build of the extension has them.
SANITIZE = [*COMMON, "-Og", "-g1", "-DMC_DEBUG=1", "-fno-omit-frame-pointer", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
TRACE = ["-fsanitize-coverage=trace-pc"]  # only for the core: the fuzzer checks which inputs reach new code
SANITIZED = ROOT / "build/sanitized"
BY_CLANG = [*COMMON, "-O0", "-g1", "-DMC_DEBUG=1", "-fsanitize=address,undefined"]
BY_CLANG += ["-fno-sanitize-recover=undefined"]  # clang finds NULL + 0, gcc does not
RACES = [*COMMON, "-O0", "-g1", "-DNDEBUG", "-fsanitize=thread"]  # compiling costs more than running


def is_new(obj: pathlib.Path, *more: pathlib.Path) -> bool:
    """Whether an object is newer than its source, the headers that this includes, and some more files."""
    try:
        made = obj.stat().st_mtime
        read = obj.with_suffix(".d").read_text().replace("\\\n", " ").split()[1:]
        return all((ROOT / path).stat().st_mtime <= made for path in [*read, *more])
    except FileNotFoundError:
        return False


def compile_changed(sources: Iterable[pathlib.Path], folder: pathlib.Path, flags: Sequence[str], compiler: str = "cc") -> list[pathlib.Path]:
    """The objects of some sources in a folder, in their order. Flags are those of the folder."""

    def one(source: pathlib.Path) -> pathlib.Path:
        path = source.relative_to(ROOT)
        obj = folder / path.with_suffix(".o")
        if not is_new(obj, pathlib.Path(__file__)):
            obj.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run([compiler, *flags, "-MMD", "-c", path, "-o", obj], check=True, cwd=ROOT)
        return obj

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(one, sources))


def link(program: pathlib.Path, inputs: Sequence[pathlib.Path], flags: Sequence[str], compiler: str = "cc") -> pathlib.Path:
    """Links a program unless it is newer than its inputs."""
    if not program.exists() or any(path.stat().st_mtime > program.stat().st_mtime for path in inputs):
        subprocess.run([compiler, *flags, *inputs, "-o", program, "-lm", "-pthread"], check=True)
    return program


@functools.cache
def sanitized_core() -> pathlib.Path:
    """The core with sanitizers, as a library."""
    library = SANITIZED / "libmlircore.a"
    with alone("sanitized"):
        objects = compile_changed(CORE, SANITIZED, [*SANITIZE, *TRACE])
        objects += compile_changed([ROOT / "tests/support/no_trace.c"], SANITIZED, SANITIZE)
        if not library.exists() or any(obj.stat().st_mtime > library.stat().st_mtime for obj in objects):
            library.unlink(missing_ok=True)  # it may have objects of sources that were deleted
            subprocess.run(["ar", "rcs", library, *objects], check=True)
    return library


def sanitized_program(source: pathlib.Path, *more: str) -> pathlib.Path:
    """A program of one file and the core, with sanitizers. `more`: flags of the linker."""
    library = sanitized_core()
    with alone(source.stem):
        (obj,) = compile_changed([source], SANITIZED, SANITIZE)
        return link(obj.with_suffix(""), [obj, library], [*SANITIZE, *more])


def race_program(source: pathlib.Path) -> pathlib.Path:
    """A program of one file and the core, under ThreadSanitizer."""
    with alone("races"):
        objects = compile_changed([*CORE, source], ROOT / "build/races", RACES)
        return link(objects[-1].with_suffix(""), objects, RACES)


def clang_program(source: pathlib.Path) -> pathlib.Path:
    """A program of one file and the core, with clang's sanitizers: they find more than gcc's, as offsets that are added to a null pointer."""
    with alone("clang"):
        objects = compile_changed([*CORE, source], ROOT / "build/clang", BY_CLANG, "clang")
        return link(objects[-1].with_suffix(""), objects, BY_CLANG, "clang")


@functools.cache
def plain_core() -> dict[pathlib.Path, pathlib.Path]:
    """The objects of the core by their sources, without sanitizers: those of the extension module where they are new."""
    built = ROOT / "build" / f"temp.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    for mode in ("development", "debug", "release", "profiled"):
        objects = [built / mode / source.relative_to(ROOT).with_suffix(".o") for source in CORE]
        if all(map(is_new, objects)):
            return dict(zip(CORE, objects))
    with alone("plain"):
        return dict(zip(CORE, compile_changed(CORE, ROOT / "build/plain", [*COMMON, "-O0", "-fPIC"])))
