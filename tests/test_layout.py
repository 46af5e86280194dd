"""Rules of the repository layout, as tests."""

import re
import shutil
import subprocess
import sys

import mlircore
import pytest
from c_build import CORE, plain_core
from mlircore import _core
from paths import ROOT

ELF = pytest.mark.skipif(not shutil.which("cc") or not shutil.which("nm") or sys.platform != "linux", reason="needs cc, nm and ELF")


def test_cython_folder_is_not_a_python_package():
    assert not list((ROOT / "mlircore").rglob("__init__.py"))


def test_the_package_is_the_one_of_the_repository_or_installed():
    assert mlircore.__file__ is not None


def test_every_c_function_in_the_pxd_is_in_the_public_header():
    used = set(re.findall(r"\bmc_\w+(?=\()", (ROOT / "mlircore/c_api.pxd").read_text()))
    declared = set(re.findall(r"\bmc_\w+(?=\()", (ROOT / "src_c/mlircore.h").read_text()))
    assert used <= declared


@pytest.mark.parametrize(
    "folder, patterns, limit",
    [("src_c", ["**/*.c", "**/*.h"], 1500), ("mlircore", ["**/*.pyx", "**/*.pxi", "**/*.pxd"], 600), ("python", ["**/*.py"], 600)],
)
def test_no_file_is_too_long(folder, patterns, limit):
    for pattern in patterns:
        for path in sorted((ROOT / folder).glob(pattern)):
            assert len(path.read_text().splitlines()) <= limit, path


def test_no_line_of_c_is_over_120_columns():
    for path in [*(ROOT / "src_c").rglob("*.[chd]*"), *(ROOT / "tests/c").glob("test_*.c"), *(ROOT / "tests").glob("*/*.c")]:
        if path.name == "powers_of_five.def" or not path.is_file():
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            assert len(line) <= 120, f"{path}:{number}"


@pytest.mark.parametrize("source", sorted((ROOT / "src_c").rglob("*.[ch]")), ids=lambda p: p.name)
def test_c_file_opens_with_its_name_and_purpose(source):
    assert source.read_text().startswith(f"/* {source.name} - ")


@ELF
@pytest.mark.parametrize("source", CORE, ids=lambda p: p.name)
def test_no_mutable_global_in_the_c_core(source):
    table = subprocess.run(["nm", "--format=sysv", plain_core()[source]], check=True, capture_output=True, text=True).stdout
    for line in table.splitlines():
        fields = [field.strip() for field in line.split("|")]
        if len(fields) == 7 and fields[3] == "OBJECT":
            assert fields[6].startswith((".rodata", ".data.rel.ro")), f"mutable global {fields[0]}"


@ELF
def test_the_extension_exports_its_init_function_only():
    out = subprocess.run(["nm", "-D", "--defined-only", _core.__file__], check=True, capture_output=True, text=True).stdout
    assert {line.split()[-1] for line in out.splitlines()} == {"PyInit__core"}


def test_custom_directives_are_few():
    """Directives are for syntax that a format cannot express. Those that do nearly the same are merged, with words as arguments."""
    routines = [name for path in (ROOT / "src_c").rglob("*.def") for name in re.findall(r'^MC_ROUTINE\("([\w.]+)', path.read_text(), flags=re.M)]
    assert len(routines) <= 128
