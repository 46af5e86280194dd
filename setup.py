"""Build script. One extension module, `mlircore._core`, links the whole C core once.

A build in place (`build_ext --inplace`, `pip install -e`) is for development: it compiles once, at low levels. Any other build (a wheel)
is a release. Each mode keeps its objects in its own folder of build/, so a change of mode links, and compiles only sources that changed.

MLIRCORE_DEBUG=1      -O0 -g, assertions on, tiny chunks, poisoned memory
MLIRCORE_SANITIZE=1   debug build plus AddressSanitizer and UBSan
MLIRCORE_COVERAGE=1   -O0, tiny chunks without assertions, and the core counts which of its lines run (tests/coverage.py)
MLIRCORE_WERROR=1     warnings in the C core are errors
MLIRCORE_CFLAGS=...   more flags for the compiler, after all others
MLIRCORE_PROFILE=0    a release, in place too, without a profile; =1: with a new one where the last is older than the sources

A release by gcc compiles the core twice: first with counters, to run tests/bench/training.c, which reads and prints the golden files,
then with the counts of that run. A file that changes later is compiled without counts until the next profile.
"""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError
from setuptools.modified import newer_group

SANITIZE = os.environ.get("MLIRCORE_SANITIZE") == "1"
DEBUG = SANITIZE or os.environ.get("MLIRCORE_DEBUG") == "1"
COVERAGE = os.environ.get("MLIRCORE_COVERAGE") == "1"
WERROR = os.environ.get("MLIRCORE_WERROR") == "1"
EXTRA = os.environ.get("MLIRCORE_CFLAGS", "").split()
PROFILE = os.environ.get("MLIRCORE_PROFILE", "")
MODE = "sanitized" if SANITIZE else "debug" if DEBUG else "coverage" if COVERAGE else {"0": "release", "1": "profiled"}.get(PROFILE)
# Code that did not run is optimized as without a profile. -w: the compilation for the profile has already printed all warnings.
BY_PROFILE = ["-fprofile-use", "-fprofile-partial-training", "-Wno-error", "-w"]

CFLAGS = ["-std=c11", "-fvisibility=hidden", "-Wall", "-Wextra", "-Wformat-nonliteral"]
CFLAGS += ["-g", "-UNDEBUG", "-DMC_DEBUG=1"] if DEBUG else ["-g0", "-DNDEBUG", f"-DMC_DEBUG={int(COVERAGE)}"]
# Levels of the core, and of the C that Cython writes. The latter has 300,000 lines: 7 s at -O0, 22 s at -O1, 45 s at -O2.
LEVELS = {"sanitized": ("-O0", "-O0"), "debug": ("-O0", "-O0"), "development": ("-O1", "-O0"), "coverage": ("-O0", "-O0")}
LEVELS |= {"release": ("-O3", "-O2"), "profiled": ("-O3", "-O2")}
# A release has no tables for unwinding the stack, which C needs for no more than debuggers: 7 % of the file.
NO_UNWINDING = ["-fno-asynchronous-unwind-tables", "-fno-unwind-tables"]
COUNTING = ["--coverage", "-fprofile-update=atomic"]  # of the core alone
SAN = ["-fsanitize=address,undefined", "-fno-omit-frame-pointer"] if SANITIZE else []
# Warnings of generated C are not ours to fix.
GENERATED = ["-Werror=incompatible-pointer-types", "-Wno-unused-parameter", "-Wno-missing-field-initializers", "-Wno-cast-function-type"]
GENERATED += ["-Wno-sign-compare", "-Wno-unused-function", "-Wno-maybe-uninitialized"]
DIRECTIVES = {
    "language_level": 3,
    "embedsignature": True,
    "embedsignature.format": "clinic",  # what inspect.signature reads
    "always_allow_keywords": True,
    "auto_pickle": False,
    "nonecheck": True,  # `cls.__new__(cls)` has None where others have objects
    "binding": False,  # methods as in C: called with a foreign `self`, the others do not look at its type
}
# The definitions need no extension module, and this machine cannot import an extension for another one.
COMPILE_DIALECTS = """
import sys, types
sys.modules["mlircore"] = package = types.ModuleType("mlircore")
package.__path__ = ["python/mlircore"]
sys.modules["mlircore._core"] = None  # an extension of an older build is not used either
from mlircore.bind import stubs
from mlircore.compile import files
files.write(sys.argv[1], stamped=bool(sys.argv[2]))
if not sys.argv[2]:
    stubs.write(sys.argv[1])  # a checkout has no generated files beside its modules
"""
CYTHON = sorted(glob("mlircore/**/*.p*", recursive=True))
WRITTEN = "build/cython/mlircore/_core.c"  # by Cython, from mlircore/_core.pyx and what it includes
CORE = sorted(glob("src_c/**/*.c", recursive=True))
TRAINING = sorted(glob("tests/mlir/**/*.mlir", recursive=True))
HEADERS = sorted(glob("src_c/**/*.h", recursive=True) + glob("src_c/**/*.def", recursive=True))


def write(name, lines):
    """Writes a generated file, unless it has this text already: a new time stamp would rebuild the files that depend on it."""
    path, made = Path(name), "\n".join(lines) + "\n"
    if not path.exists() or path.read_text() != made:
        path.write_text(made)


def write_routines():
    """Writes compile/routines.py: the names of routines and facts that definitions can use, with their arguments, from src_c/**/*.def."""
    text = "".join(path.read_text() for path in sorted(Path("src_c").rglob("*.def")))
    lines = ['"""The core\'s routines and facts that definitions can name. setup.py makes this file from the lists in src_c (*.def)."""']
    tables = (
        ("ROUTINES", "MC_(?:ROUTINE|OLD_FORM)", "a letter for each argument of a custom directive"),
        ("DEF_ROUTINES", "MC_DEF_ROUTINE", "the same in formats of types and attributes"),
        ("INFER", "MC_INFER", "the same of a routine that infers the types of results; * is for any number"),
    )
    for name, macro, purpose in tables:
        found = re.findall(rf'^{macro}\("([\w.]+)", "([\w|*]*)"', text, flags=re.MULTILINE)
        words = textwrap.wrap(" ".join(f'"{routine}":_"{letters}",' for routine, letters in found), 140, break_long_words=False,
                              break_on_hyphens=False)
        lines += ["", f"{name} = {{  # {purpose}", *(f"    {line}".replace(":_", ": ") for line in words), "}"]
    found = re.findall(r'^MC_FACT\(\w+, "([\w.]+)", (\w+)\)', text, flags=re.MULTILINE)
    words = textwrap.wrap(" ".join(f'"{fact}":_"{payload}",' for fact, payload in found), 140, break_long_words=False, break_on_hyphens=False)
    lines += ["", "FACTS = {  # the payload of each", *(f"    {line}".replace(":_", ": ") for line in words), "}"]
    for kind in ("CHECK", "TRANSFORM", "PREDICATE", "ASM_NAMES", "DEF_CHECK", "ENCODING", "ATTR_CHECK", "ARG_CHECK", "UPGRADE", "FOLD",
                 "PATTERNS", "CONSTANT", "SPECULATION", "BRANCH", "RANGE", "INDEX_SUM", "SUBSET", "SLOT", "SLOT_USE", "SPLIT", "SPLIT_USE", "INLINING", "FOLD_PATTERN"):
        names = re.findall(rf'^MC_{kind}\("([\w.*]+)"', text, flags=re.MULTILINE)
        words = textwrap.wrap(" ".join(f'"{routine}",' for routine in names), 140, break_long_words=False, break_on_hyphens=False)
        lines += ["", f"{kind}: frozenset[str] = frozenset((", *(f"    {line}" for line in words), "))"]
    free = {}
    for kind, routine, letters in re.findall(r'^MC_FOR_ALL\((\w+), "([\w.]+)", "([\w*]*)"\)', text, flags=re.MULTILINE):
        free.setdefault({"ROUTINE": "ROUTINES", "DEF_ROUTINE": "DEF_ROUTINES"}.get(kind, kind), []).append((routine, letters))
    free["FACTS"] = [(fact, "") for fact in re.findall(r'^MC_FACT_FOR_ALL\("(\w+)"\)', text, flags=re.MULTILINE)]
    lines += ["", "FOR_ALL: dict[str, dict[str, str]] = {  # those that definitions outside mlircore can name, by the table above; arguments of checks"]
    for table, found in sorted(free.items()):
        words = textwrap.wrap(" ".join(f'"{routine}":_"{letters}",' for routine, letters in found), 140, break_long_words=False, break_on_hyphens=False)
        lines += [f'    "{table}": {{', *(f"        {line}".replace(":_", ": ") for line in words), "    },"]
    lines += ["}"]
    write("python/mlircore/compile/routines.py", lines)


def write_words():
    """Writes define/words.py: the opcodes, flags and kinds of a compiled dialect, which C has in words.h."""
    text = re.sub(r"/\*.*?\*/", "", Path("src_c/defs/words.h").read_text(), flags=re.DOTALL)
    numbers = {name: number for name, number in re.findall(r"^#define MC_(\w+) (\w+)u\b", text, flags=re.MULTILINE)}
    for names in re.findall(r"\benum \{(.*?)\}", text, flags=re.DOTALL):
        numbers.update((name.strip().removeprefix("MC_"), str(i)) for i, name in enumerate(names.strip(" ,\n").split(",")))
    lines = ['"""The numbers in a compiled dialect. setup.py makes this file from src_c/defs/words.h, which has their meanings."""', ""]
    write("python/mlircore/define/words.py", [*lines, *(f"{name} = {number}" for name, number in numbers.items())])


class incremental_build_ext(build_ext):
    """Compiles the sources of an extension in parallel, and only the changed ones; the core by a profile."""

    def finalize_options(self):
        super().finalize_options()
        if self.editable_mode:  # pip's own folder for objects is new each time
            self.build_temp = os.path.join("build", f"temp.{self.plat_name}-{sys.implementation.cache_tag}")
        self.mode = MODE or ("development" if self.inplace else "profiled")
        self.build_temp = os.path.join(self.build_temp, self.mode)

    def run(self):
        package = "python/mlircore" if self.inplace else os.path.join(self.build_lib, "mlircore")
        subprocess.run([sys.executable, "-c", COMPILE_DIALECTS, package, "stamped" if self.inplace else ""], check=True)
        self.dialects = os.path.join(package, "compiled")
        if sys.platform == "linux" and not self.inplace:  # a wheel has no table of symbols; in place, profilers read it
            core.extra_link_args.append("-Wl,-s")
        super().run()

    def build_extensions(self):
        command = getattr(self.compiler, "compiler_so", None)
        if command and shutil.which(command[0]) is None:
            sys.exit(f"mlircore: there is no wheel for this Python, and the C compiler '{command[0]}' to build one is not installed: install gcc "
                     "or clang (apt install gcc, dnf install gcc, xcode-select --install), or set CC to a compiler")
        unwinding = NO_UNWINDING if self.mode in ("release", "profiled") else []
        flags = " ".join([*CFLAGS, *LEVELS[self.mode], *unwinding, *SAN, *EXTRA])
        stamp = Path(self.build_temp, "flags")
        if self.force or not stamp.exists() or stamp.read_text() != flags:
            shutil.rmtree(self.build_temp, ignore_errors=True)
            stamp.parent.mkdir(parents=True)
            stamp.write_text(flags)
        self.force = self.compiler.force = True  # to link: the last link can be of another mode
        compile_all = self.compiler.compile

        def compile_changed(sources, output_dir=None, **options):
            flags = options.pop("extra_postargs", None) or []

            def one(source):
                if source == WRITTEN and newer_group([*CYTHON, "setup.py"], WRITTEN, missing="newer"):
                    cythonize("mlircore/_core.pyx", build_dir="build/cython", force=True, quiet=True, compiler_directives=DIRECTIVES)
                (obj,) = self.compiler.object_filenames([source], output_dir=output_dir)
                seen, counts = Path(obj).with_suffix(".d"), Path(obj).with_suffix(".gcda")
                # "object: file \\ file ...", as the compiler wrote it; before the first time, every header.
                needs = seen.read_text().replace("\\\n", " ").split()[1:] if seen.exists() else HEADERS
                needs = [source, *needs]
                more = [LEVELS[self.mode][source == WRITTEN], *(GENERATED if source == WRITTEN else ["-Werror"] if WERROR else [])]
                if self.mode == "coverage" and source != WRITTEN:
                    more += COUNTING
                if self.mode == "profiled" and counts.exists() and not newer_group(needs, counts, missing="newer"):
                    needs, more = [*needs, str(counts)], [*more, *BY_PROFILE]
                if newer_group([*needs, "setup.py"], obj, missing="newer"):
                    compile_all([source], output_dir=output_dir, extra_postargs=[*flags, "-MMD", *more, *unwinding, *EXTRA], **options)
                return obj

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(one, sources))

        self.compiler.compile = compile_changed
        if self.mode == "profiled":
            self.make_profile()
        super().build_extensions()

    def make_profile(self):
        """Writes execution counts to the folder of the core's objects, before these are compiled. A build without counts is correct, but slower."""
        folder = os.path.join(self.build_temp, "profile")
        made = Path(folder, "made")
        if not TRAINING or not hasattr(self.compiler, "compiler_so"):
            return
        asked = subprocess.run([*self.compiler.compiler_so, "-dM", "-E", "-x", "c", os.devnull], capture_output=True, text=True)
        if "__GNUC__" not in asked.stdout or "__clang__" in asked.stdout:
            return
        if made.exists() and (PROFILE != "1" or not newer_group([*CORE, *HEADERS, *TRAINING], str(made))):
            return
        counting = "-fprofile-generate"
        for counts in Path(folder).rglob("*.gcda"):  # of an earlier run: the next run adds to counts that it finds, and no object must use old ones
            counts.unlink()
        try:
            objects = self.compiler.compile(
                [*CORE, "tests/bench/training.c"], folder, include_dirs=["src_c"], extra_postargs=[*CFLAGS, counting]
            )
            self.compiler.link_executable(objects, "training", folder, libraries=["m"], extra_postargs=["-pthread", counting])
            subprocess.run([os.path.join(folder, "training"), self.dialects, *TRAINING], check=True, stdout=subprocess.DEVNULL)
        except (CompileError, LinkError, OSError, subprocess.SubprocessError) as why:
            print(f"setup.py: built without a profile: {why}", file=sys.stderr)
            return
        for source in CORE:
            counts = Path(source).with_suffix(".gcda")
            Path(self.build_temp, counts.parent).mkdir(parents=True, exist_ok=True)
            if Path(folder, counts).exists():
                os.replace(Path(folder, counts), Path(self.build_temp, counts))
        made.touch()


core = Extension(
    "mlircore._core",
    sources=[WRITTEN, *CORE],  # the longest to compile is the first to start
    include_dirs=["src_c"],
    extra_compile_args=CFLAGS + SAN,
    extra_link_args=[*SAN, *(["--coverage"] if MODE == "coverage" else []), "-pthread", *([] if DEBUG else ["-Wl,-S"])],
    libraries=["m"],
)

write_routines()
write_words()
setup(
    package_dir={"": "python"},
    packages=find_packages("python"),
    package_data={"mlircore": ["py.typed", "*.pyi", "_core_stubs/*.pyi"]},
    ext_modules=[core],
    cmdclass={"build_ext": incremental_build_ext},
)
