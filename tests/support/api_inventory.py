"""The names of upstream's bindings, from the project's inventory of them, and which of them mlircore has.

`python tests/support/api_inventory.py [high|medium|low|none]` prints the table, and the missing names of a use.

A member's use is that of the inventory; `~12` there (a name that things of other kinds have, too) counts by its number. A member is missing
from a class when neither the class nor its bases have it, `object` left out. A signature differs when a parameter that upstream takes by
keyword is not one of ours.
"""

import importlib
import inspect
import os
import pathlib
import re
import sys
from typing import NamedTuple

from paths import SHARED

INVENTORY = pathlib.Path(os.environ.get("API_INVENTORY", SHARED / "api/API.md"))
USES = ("high", "medium", "low", "none")

# The module that a section of the inventory is about.
SECTIONS = {"4": "ir", "5": "passmanager", "6": "rewrite", "7": "_mlir_libs._mlir", "8": "dialects._ods_common", "10": "extras.types"}
DIALECT_MODULES = {"async": "async_dialect"}


class Entry(NamedTuple):
    """One name of the inventory: `owner` is a class, or None for a member of the module itself."""

    module: str
    owner: str | None
    name: str
    use: str
    signature: str = ""

    def __str__(self) -> str:
        return ".".join(part for part in (self.module, self.owner, self.name) if part)


def use_of(text: str, default: str) -> str:
    """`high 44`, `none`, `~272` or nothing as one of USES."""
    word = text.strip().partition(" ")[0].rstrip(",;")
    if word in USES:
        return word
    if word.startswith("~"):
        count = int(word[1:])
        return "high" if count >= 40 else "medium" if count >= 8 else "low" if count else "none"
    return default


def _cells(line: str) -> list[str]:
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def _section_lines(text: str) -> dict[str, list[str]]:
    sections: dict[str, list[str]] = {}
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        number = part.partition(".")[0]
        sections[number] = part.splitlines()
    return sections


def _classes(module: str, lines: list[str]) -> list[Entry]:
    """Tables of classes, and of module-level functions."""
    entries: list[Entry] = []
    owner, owner_use, in_functions = None, "none", False
    for line in lines:
        head = re.match(r"#### `(\w+)`.*use: \*\*(\w+)\*\*", line)
        if head:
            owner, owner_use = head[1], head[2]
            entries.append(Entry(module, None, owner, owner_use))
        elif line.startswith("### "):
            owner, in_functions = None, "functions" in line
        elif line.startswith("| `"):
            cells = _cells(line)
            name = cells[0].strip("`").partition("(")[0]
            if in_functions:
                entries.append(Entry(module, None, name, use_of(cells[-1], "none")))
            elif owner is not None and len(cells) == 5:
                entries.append(Entry(module, owner, name, use_of(cells[4], owner_use), cells[2]))
    return entries


def _named(module: str, lines: list[str]) -> list[Entry]:
    """Tables of names (sections 7 and 8): every name in backquotes of the first cell."""
    entries = []
    for line in lines:
        if not line.startswith("| `"):
            continue
        cells = _cells(line)
        use = "low" if len(cells) < 3 or "every" in cells[2] or "jaxlib" in cells[2] or "eudsl" in cells[2] else "none"
        if len(cells) == 2:
            use = "medium"
        full = re.match(r"`globals\.", cells[0]) is not None
        for spelled in re.findall(r"`([\w./]+)", cells[0]):
            if "..." in spelled or "/" in spelled or "aliases" in cells[0]:
                continue
            name = spelled.removeprefix("globals.")
            entries.append(Entry(module, "globals" if full else None, name, use))
    return entries


def _dialects(lines: list[str]) -> list[Entry]:
    """The most used names of each dialect."""
    entries = []
    for line in lines:
        found = re.match(r"\* `(\w+)`: (.*)", line)
        if found:
            for name, count in re.findall(r"`(\w+)` (\d+)", found[2]):
                entries.append(Entry("dialects." + found[1], None, name, use_of("~" + count, "none")))
    return entries


def read_inventory(path: pathlib.Path = INVENTORY) -> list[Entry]:
    """All entries, in the inventory's order."""
    sections = _section_lines(path.read_text())
    entries: list[Entry] = []
    for number in ("4", "5", "6"):
        entries += _classes(SECTIONS[number], sections[number])
    for number in ("7", "8"):
        entries += _named(SECTIONS[number], sections[number])
    entries += _dialects(sections["9"])
    types = next(line for line in sections["10"] if line.startswith("`extras.types`"))
    short = re.findall(r"`(\w+)`", types.partition(":")[2].partition("All return")[0])
    entries += [Entry("extras.types", None, name, "medium") for name in short]
    entries += [Entry("extras.meta", None, name, "medium") for name in ("region_op", "op_region_builder")]
    builders = next(line for line in sections["4"] if line.startswith("Default attribute builders"))
    entries += [Entry("ir", None, name, "low") for name in re.findall(r"`(_\w+)`", builders.partition("`):")[2])]
    return entries


def _owner(entry: Entry) -> object | None:
    if entry.module.startswith("dialects.") and entry.module != SECTIONS["8"]:
        from mlircore import dialects

        name = entry.module.partition(".")[2]
        module_name = f"mlircore.dialects.{DIALECT_MODULES.get(name, name)}"
    else:
        module_name = f"mlircore.{entry.module}"
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError:
        return None
    return module if entry.owner is None else getattr(module, entry.owner, None)


def is_present(entry: Entry) -> bool:
    """Whether mlircore has it."""
    owner = _owner(entry)
    if owner is None:
        return False
    if isinstance(owner, type):
        if entry.name in ("__init__", "__new__"):
            return True
        bases = (*owner.__mro__[:-1], *type(owner).__mro__[:-2])
        return any(entry.name in vars(base) for base in bases) or entry.name in getattr(owner, "__members__", {})
    return hasattr(owner, entry.name)


def keywords(signature: str) -> set[str]:
    """The parameters that a signature of the inventory takes by keyword; those that the inventory cuts off are not known."""
    inner = signature.partition(" [+")[0].rpartition("->")[0] or signature
    found = re.findall(r"(?:\(|, )(?:\*, )?([A-Za-z]\w*)(?:: | ?= ?|(?=[,)]))", inner)
    return {name for name in found if name not in ("self", "cls", "arg", "args", "kwargs") and not re.fullmatch(r"arg\d", name)}


def missing_keywords(entry: Entry) -> set[str]:
    """Upstream's keywords that ours does not take; empty when ours gives no signature."""
    owner = _owner(entry)
    if re.fullmatch(r"__(?!init)\w+__", entry.name):  # operators and subscripts: Python gives their operands by position
        return set()
    if not isinstance(owner, type) or not entry.signature.startswith("(") or "+1 overloads" in entry.signature:
        return set()
    try:
        ours = inspect.signature(getattr(owner, entry.name)).parameters
    except (TypeError, ValueError, AttributeError):
        return set()
    if any(p.kind is p.VAR_KEYWORD for p in ours.values()) or (entry.name == "__init__" and "args" in ours):
        return set()
    return keywords(entry.signature) - set(ours)


def main(shown: list[str]) -> None:
    entries = read_inventory()
    print(f"{'use':8} {'present':>8} {'of':>6} {'%':>7}")
    for use in USES:
        of_use = [entry for entry in entries if entry.use == use]
        present = sum(map(is_present, of_use))
        print(f"{use:8} {present:8} {len(of_use):6} {100 * present / len(of_use):7.1f}")
    for use in shown:
        print(f"\nmissing, {use}:")
        for entry in entries:
            if entry.use == use and not is_present(entry):
                print(f"  {entry}")
    print("\nkeywords that differ:")
    for entry in entries:
        if is_present(entry) and missing_keywords(entry):
            print(f"  {entry}: {', '.join(sorted(missing_keywords(entry)))}")


if __name__ == "__main__":
    main(sys.argv[1:] or ["high", "medium", "low"])
