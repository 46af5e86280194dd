"""The layers of the C core, read from the symbols that its objects define and call, and from its includes.

A folder's code may use its own folder and those before it in `ORDER`. In dialects/, shared/ is below the dialects, which do not use each
other.
"""

import pathlib
import re
import shutil
import subprocess
import sys

import pytest
from c_build import plain_core
from paths import ROOT, needs_tree

pytestmark = needs_tree

SOURCES = ROOT / "src_c"
ORDER = "base text types ir defs print parse verify link transform bytecode legacy dialects core".split()
RANK = {folder: number for number, folder in enumerate(ORDER)}
# ir/context.h has the context's record, which every stage reads and whose parts each stage defines: every file may include it.
CONTEXT = "ir/context.h"
# ir/ reads traits of definitions through inline functions: these includes are no calls.
INLINE = {("ir/ir.c", "defs/opdefs.h"), ("ir/structure.c", "defs/opdefs.h"), ("ir/symbol_uses.c", "defs/opdefs.h")}


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
            if why and header != CONTEXT and (name, header) not in INLINE:
                wrong.append(f"{name} includes {header}: {why}")
    assert not wrong, "\n".join(wrong)
