"""Rules of the repository layout, as tests."""

import ast
import re
import shutil
import subprocess
import sys

import mlircore
import pytest
from c_build import plain_core
from mlircore import _core
from mlircore.compile.files import of_package
from mlircore.define.dialect import OLD, find
from mlircore.define.packs import PACKS
from paths import ROOT, needs_tree

pytestmark = needs_tree

ELF = pytest.mark.skipif(not shutil.which("cc") or not shutil.which("nm") or sys.platform != "linux", reason="needs cc, nm and ELF")


def test_cython_folder_is_not_a_python_package():
    assert not list((ROOT / "mlircore").rglob("__init__.py"))


def test_the_package_is_the_one_of_the_repository_or_installed():
    assert mlircore.__file__ is not None


def test_every_c_function_in_the_pxd_is_in_the_public_header():
    used = {name for path in (ROOT / "mlircore").glob("c_*.pxd") for name in re.findall(r"\bmc_\w+(?=\()", path.read_text())}
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


def test_no_class_or_module_of_a_dialect_sets_a_name_twice():  # the second `facts` would hide the first
    for path in sorted((ROOT / "python/mlircore/dialects").rglob("*.py")):
        for made in ast.walk(ast.parse(path.read_text())):
            if isinstance(made, (ast.ClassDef, ast.Module)):
                names = [target.id for line in made.body if isinstance(line, ast.Assign) for target in line.targets if isinstance(target, ast.Name)]
                assert len(names) == len(set(names)), f"{path}: {getattr(made, 'name', 'the module')}"


@pytest.mark.parametrize("source", sorted((ROOT / "src_c").rglob("*.[ch]")), ids=lambda p: p.name)
def test_c_file_opens_with_its_name_and_purpose(source):
    assert source.read_text().startswith(f"/* {source.name} - ")


@ELF
def test_no_mutable_global_in_the_c_core():
    table = subprocess.run(["nm", "-A", "--format=sysv", *plain_core().values()], check=True, capture_output=True, text=True).stdout
    objects = 0
    for line in table.splitlines():
        fields = [field.strip() for field in line.split("|")]
        if len(fields) == 7 and fields[3] == "OBJECT":
            assert fields[6].startswith((".rodata", ".data.rel.ro")), f"mutable global {fields[0]}"
            objects += 1
    assert objects > 100


@ELF
def test_the_extension_exports_its_init_function_only():
    out = subprocess.run(["nm", "-D", "--defined-only", _core.__file__], check=True, capture_output=True, text=True).stdout
    assert {line.split()[-1] for line in out.splitlines()} == {"PyInit__core"}


DIRECTIVE = re.compile(r'(?:^/\*(?P<comment>(?:(?!\*/).)*)\*/\n)?^MC_ROUTINE\("(?P<name>[\w.]+)"', re.MULTILINE | re.DOTALL)


def directives():
    """Each directive that the .def files list: its name, its file, and the comment directly above it on one line ("": none)."""
    for path in sorted((ROOT / "src_c").rglob("*.def")):
        for match in DIRECTIVE.finditer(path.read_text()):
            yield match["name"], path, re.sub(r"\s*\n \* ?", " ", match["comment"] or "").strip()


def users_of_directives():
    """The operations of all dialects whose formats use a directive, by its name."""
    users = {}
    for namespace in sorted({*of_package(), *PACKS, OLD}):
        for op in find(namespace).ops.values():
            for name in re.findall(r"\bcustom<`?([\w.]+)`?>", op.assembly_format or ""):
                users.setdefault(name, set()).add(op.OPERATION_NAME)
    return users


def test_a_directive_of_one_operation_says_why_no_format_can_express_it():
    """A directive is for several operations. The list of the others is printed with their reasons (pytest -s)."""
    users, alone, without, unused = users_of_directives(), 0, [], []
    for name, path, comment in directives():
        ops = users.get(name, set())
        where = f"{path.relative_to(ROOT)}: {name}"
        why = re.search(r"\bWhy: (\S.*)", comment)
        if not ops:
            unused.append(where)
        if len(ops) != 1:
            continue
        alone += 1
        print(f"{name} ({min(ops)}): {why[1] if why else '?'}")
        if why is None:
            without.append(where)
    print(f"{alone} of {len(list(directives()))} directives serve one operation")
    assert alone, "no directive serves one operation: are the .def files read?"
    assert not unused, "no definition uses these"
    assert not without, "each serves one operation: the comment above it must say `Why: ...`"
