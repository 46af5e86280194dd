"""The layers of the C core, read from what its objects define and call, and from its includes; and where the dialects' routines are.

A folder's code may use its own folder and those before it in `ORDER`. In dialects/, shared/ is below the dialects, which do not use each
other. A routine is in the folder of the dialect whose definitions name it, or in shared/ when those of several dialects do.
"""

import inspect
import pathlib
import pkgutil
import re
import shutil
import subprocess
import sys

import mlircore.dialects
import pytest
from c_build import plain_core
from mlircore import dialect
from mlircore.compile import names
from mlircore.define import traits
from mlircore.define.packs import PACKS, PROJECTS
from paths import ROOT, needs_tree

pytestmark = needs_tree

SOURCES = ROOT / "src_c"
ORDER = "base text types ir defs print parse verify link transform bytecode legacy dialects core".split()
RANK = {folder: number for number, folder in enumerate(ORDER)}
# ir/context.h has the context's record, which every stage reads and whose parts each stage defines: every file may include it.
CONTEXT = "ir/context.h"


def object_files() -> dict[str, pathlib.Path]:
    """The object of each source, by the source's name in src_c without its ending."""
    return {source.relative_to(SOURCES).with_suffix("").as_posix(): obj for source, obj in plain_core().items()}


def layer(name: str) -> str:
    return name.split("/")[0]


def wrong_call(caller: str, callee: str) -> str | None:
    """The reason why a file must not call a function of another one; None when it may."""
    low, high = layer(caller), layer(callee)
    if RANK[high] > RANK[low]:
        return f"{low}/ is below {high}/"
    if low == high == "dialects":
        own, other = caller.split("/")[1], callee.split("/")[1]
        if own != other and other != "shared":
            return "shared/ calls no dialect" if own == "shared" else "a dialect calls no other dialect"
    return None


@pytest.mark.skipif(not shutil.which("cc") or not shutil.which("nm") or sys.platform != "linux", reason="needs cc, nm and ELF")
def test_no_call_goes_from_a_lower_folder_to_a_higher_one() -> None:
    objects = object_files()
    names = {str(path): name for name, path in objects.items()}
    table = subprocess.run(["nm", "-A", *map(str, objects.values())], check=True, capture_output=True, text=True).stdout
    defined, used = {}, []
    for line in table.splitlines():
        path, _, rest = line.partition(":")
        *_, kind, symbol = rest.split()
        if kind == "U":
            used.append((names[path], symbol))
        elif kind in "TRDBVW":
            defined[symbol] = names[path]
    assert len(used) > 1000
    calls = [(caller, defined[symbol], symbol) for caller, symbol in used if symbol in defined]
    wrong = [f"{caller} -> {callee}: {symbol}: {why}" for caller, callee, symbol in calls if (why := wrong_call(caller, callee))]
    assert not wrong, "\n".join(wrong)


def test_no_file_includes_a_header_of_a_higher_folder() -> None:
    wrong = []
    for source in sorted((*SOURCES.rglob("*.c"), *SOURCES.rglob("*.h"), *SOURCES.rglob("*.def"))):
        name = source.relative_to(SOURCES).as_posix()
        if name == CONTEXT or "/" not in name:
            continue
        for header in re.findall(r'^#include "(\w+/[\w/.]+)"', source.read_text(), flags=re.MULTILINE):
            why = wrong_call(name, header)
            if why and header != CONTEXT:
                wrong.append(f"{name} includes {header}: {why}")
    assert not wrong, "\n".join(wrong)


# --- the places of routines ---

Users = dict[tuple[str, str], set[str]]  # of a routine, by the table of `mlircore.compile.routines` that has it and its name: dialects
TABLES = {"MC_ROUTINE": "ROUTINES", "MC_DEF_ROUTINE": "DEF_ROUTINES"}  # of the other kinds, the name without MC_
LANGUAGE = set(re.findall(r'(?:Check|Relation)\("(\w+)"', inspect.getsource(traits)))  # traits of the definition language: for any dialect


def routine_users() -> Users:
    """The dialects whose definitions name each routine. Those of older generations are not counted: they name the routines of many dialects."""
    users: Users = {}
    modules = {module.name for module in pkgutil.iter_modules(mlircore.dialects.__path__)}
    for name in sorted(modules - {*PROJECTS} | {*PACKS}):
        found = None if name.startswith("_") else dialect.find(name)
        if found is None:
            continue
        used = [(use.table, use.name) for use in names.used_by_dialect(found)]
        for cls in found.definitions:
            used += [(use.table, use.name) for use in names.used_by_definition(cls)]
            used += [("DEF_ROUTINES", name) for name in names.directives(cls.assembly_format)]
        for op in found.ops.values():
            used += [(use.table, use.name) for use in names.used(op.definition)]
            used += [("ROUTINES", name) for name in names.directives(op.definition.assembly_format)]
        for each in used:
            users.setdefault(each, set()).add(PACKS.get(found.name, found.name).partition(".")[0])
    return users


def wrong_place(folder: str, allowed: set[str], users: set[str]) -> str | None:
    """Why a routine cannot be in the list of a folder; None when it can. `allowed`: the dialects that the list's first line names."""
    if not users:
        return "no definition names it"
    if folder == "shared":
        return None if len(users) > 1 else f"only {min(users)} names it: it belongs to that folder"
    if folder not in users and not users & (allowed - {folder}):
        return f"{folder} does not name it, {', '.join(sorted(users))} does"
    return None if users <= allowed else f"{', '.join(sorted(users - allowed))} names it, which the list's first line does not say"


def misplaced(folder: str, text: str, users: Users) -> list[str]:
    """The routines of a list, given as its text, that are in the wrong place, each with the reason."""
    first = re.search(r"definitions of ([\w, ]+) name", text)
    assert first is not None, f"{folder}.def: its first line does not say which definitions name its routines"
    allowed = set(re.findall(r"\w+", first[1])) - {"and"}
    wrong = []
    for kind, name in re.findall(r'^MC_(?!OLD_FORM|UPGRADE)(\w+)\("([\w.]+)"', text, flags=re.MULTILINE):
        if folder == "shared" and name in LANGUAGE:
            continue
        why = wrong_place(folder, allowed, users.get((TABLES.get(f"MC_{kind}", kind), name), set()))
        if why is not None:
            wrong.append(f"{folder}.def: {name}: {why}")
    return wrong


def test_a_routine_is_in_the_folder_of_the_dialect_that_names_it() -> None:
    users = routine_users()
    lists = {path.stem: path.read_text() for path in sorted((SOURCES / "dialects").glob("*/*.def"))}
    assert len(lists) > 25 and len(users) > 400
    wrong = [each for folder, text in lists.items() for each in misplaced(folder, text, users)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("folder", "dialects", "users", "why"), [
    ("shared", "several dialects", {"memref"}, "only memref names it"),
    ("shared", "several dialects", set(), "no definition names it"),
    ("arith", "arith", {"arith", "index"}, "index names it, which the list's first line does not say"),
    ("arith", "arith", {"index"}, "arith does not name it, index does"),
    ("shared", "several dialects", {"memref", "tensor"}, None),
    ("arith", "arith", {"arith"}, None),
    ("arith", "arith and index", {"arith", "index"}, None),
    ("nvvm", "nvvm, rocdl and gpu", {"gpu"}, None),
])
def test_a_routine_in_the_wrong_place_is_found(folder: str, dialects: str, users: set[str], why: str | None) -> None:
    text = f'/* {folder}.def - routines that definitions of {dialects} name, by kind. */\nMC_CHECK("Some.Check", check_some, true)\n'
    wrong = misplaced(folder, text, {("CHECK", "Some.Check"): users})
    assert wrong == ([] if why is None else wrong) and bool(wrong) == (why is not None)
    assert why is None or why in wrong[0]
