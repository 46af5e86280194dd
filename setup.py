"""Build script. One extension module, `mlircore._core`, links the whole C core once.

MLIRCORE_DEBUG=1      -O0 -g, assertions on, tiny chunks, poisoned memory
MLIRCORE_SANITIZE=1   debug build plus AddressSanitizer and UBSan
MLIRCORE_WERROR=1     warnings in the C core are errors
MLIRCORE_CFLAGS=...   more flags for the compiler, behind all others
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

SANITIZE = os.environ.get("MLIRCORE_SANITIZE") == "1"
DEBUG = SANITIZE or os.environ.get("MLIRCORE_DEBUG") == "1"
WERROR = os.environ.get("MLIRCORE_WERROR") == "1"
EXTRA = os.environ.get("MLIRCORE_CFLAGS", "").split()

CFLAGS = ["-std=c11", "-fvisibility=hidden", "-Wall", "-Wextra"]
CFLAGS += ["-O0", "-g", "-UNDEBUG", "-DMC_DEBUG=1"] if DEBUG else ["-O3", "-g0", "-DNDEBUG"]
SAN = ["-fsanitize=address,undefined", "-fno-omit-frame-pointer"] if SANITIZE else []
# What Cython writes is not ours to keep free of warnings, and -O2 compiles it in half the time of -O3.
GENERATED = ["-Werror=incompatible-pointer-types", "-Wno-unused-parameter", "-Wno-missing-field-initializers", "-Wno-cast-function-type"]
GENERATED += ["-Wno-sign-compare", "-Wno-unused-function", "-Wno-maybe-uninitialized"] + ([] if DEBUG else ["-O2"])
# The definitions need no extension module, and an extension for another machine could not be imported here.
COMPILE_DIALECTS = """
import sys, types
sys.modules["mlircore"] = package = types.ModuleType("mlircore")
package.__path__ = ["python/mlircore"]
sys.modules["mlircore._core"] = None  # nor one of an older build
from mlircore import _compiled, _stubs
_compiled.write(sys.argv[1], stamped=bool(sys.argv[2]))
if not sys.argv[2]:
    _stubs.write(sys.argv[1])  # a checkout has no generated files beside its modules
"""
HEADERS = sorted(glob("src_c/*.h") + glob("src_c/*.def"))


def write_routines():
    """Writes _routines.py: what the compiler of formats must know of the C core's routines."""
    text = Path("src_c/routines.def").read_text() + Path("src_c/legacy.def").read_text()
    lines = ['"""The arguments of the core\'s custom directives, a letter for each. Made by setup.py of src_c/routines.def, which says more."""']
    for name, macro in (("ROUTINES", "MC_(?:ROUTINE|OLD_FORM)"), ("DEF_ROUTINES", "MC_DEF_ROUTINE")):
        found = re.findall(rf'^{macro}\("([\w.]+)", "([\w|]+)"', text, flags=re.MULTILINE)
        lines += ["", f"{name} = {{", *(f'    "{routine}": "{letters}",' for routine, letters in found), "}"]
    path, made = Path("python/mlircore/_routines.py"), "\n".join(lines) + "\n"
    if not path.exists() or path.read_text() != made:
        path.write_text(made)


class incremental_build_ext(build_ext):
    """Compiles the sources of an extension in parallel, and only the changed ones."""

    def build_extensions(self):
        mode = " ".join(CFLAGS + SAN + EXTRA)
        stamp = Path(self.build_temp) / "mode"
        self.force = self.force or not stamp.exists() or stamp.read_text() != mode
        compile_all = self.compiler.compile

        def compile_changed(sources, output_dir=None, **options):
            flags = options.pop("extra_postargs", None) or []

            def one(source):
                (obj,) = self.compiler.object_filenames([source], output_dir=output_dir)
                seen = Path(obj).with_suffix(".d")
                # "object: file \\ file ...", as the compiler wrote it; before the first time, every header.
                needs = seen.read_text().replace("\\\n", " ").split()[1:] if seen.exists() else HEADERS
                if self.force or newer_group([source, *needs, "setup.py"], obj, missing="newer"):
                    core = source.startswith("src_c")
                    more = (["-Werror"] if WERROR else []) if core else GENERATED
                    compile_all([source], output_dir=output_dir, extra_postargs=[*flags, "-MMD", *more, *EXTRA], **options)
                return obj

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(one, sources))

        self.compiler.compile = compile_changed
        super().build_extensions()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(mode)


    def run(self):
        super().run()
        package = "python/mlircore" if self.inplace else os.path.join(self.build_lib, "mlircore")
        subprocess.run([sys.executable, "-c", COMPILE_DIALECTS, package, "stamped" if self.inplace else ""], check=True)


core = Extension(
    "mlircore._core",
    sources=["mlircore/_core.pyx", *sorted(glob("src_c/*.c"))],
    depends=[*HEADERS, *sorted(glob("mlircore/*.p*"))],
    include_dirs=["src_c"],
    extra_compile_args=CFLAGS + SAN,
    extra_link_args=[*SAN, "-pthread", *([] if DEBUG else ["-Wl,-S"])],
    libraries=["m"],
)

write_routines()
setup(
    package_dir={"": "python"},
    packages=find_packages("python"),
    package_data={"mlircore": ["py.typed", "*.pyi"]},
    ext_modules=cythonize(
        [core],
        build_dir=os.environ.get("MLIRCORE_CYTHON_DIR", "build/cython"),
        compiler_directives={
            "language_level": 3,
            "embedsignature": True,
            "always_allow_keywords": True,
            "auto_pickle": False,
            "nonecheck": True,  # `cls.__new__(cls)` has None where others have objects
            "binding": False,  # methods as in C: called with a foreign `self`, the others do not look at its type
        },
    ),
    cmdclass={"build_ext": incremental_build_ext},
)
