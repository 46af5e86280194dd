"""Versions of files: which StableHLO reads a module."""

from __future__ import annotations

from mlircore import ir
from mlircore.dialects.vhlo.base import CURRENT_VERSION, FIRST_VERSION, VERSIONS

__all__ = ["bytecode_version", "current_version", "oldest_version", "versions"]


def _numbers(version: str) -> tuple[int, int, int]:
    parts = version.split(".")
    if len(parts) != 3 or not all(part.isdecimal() for part in parts):
        raise ValueError(f"expected a version like '1.2.3', got {version!r}")
    return int(parts[0]), int(parts[1]), int(parts[2])


def current_version() -> str:
    """The newest version of StableHLO whose files are defined here."""
    return CURRENT_VERSION


def versions(name: str) -> tuple[str, str | None]:
    """The first and the last version of StableHLO with an operation ("vhlo.add_v1"), a type ("!vhlo.f32_v1") or an attribute ("#vhlo.bool_v1").

    The last is None when the newest version has it. Raises KeyError for anything else.
    """
    return VERSIONS[name]


def bytecode_version(version: str) -> int:
    """The version of MLIR bytecode that files of a version of StableHLO have: a `desired_version` of `write_bytecode`.

    Raises ValueError for versions before 0.9.0 and after `current_version`.
    """
    wanted = _numbers(version)
    if not _numbers(FIRST_VERSION) <= wanted <= _numbers(CURRENT_VERSION):
        raise ValueError(f"StableHLO {version} is not between {FIRST_VERSION} and {CURRENT_VERSION}")
    steps = (((0, 10, 0), 0), ((0, 12, 0), 1), ((0, 14, 0), 3), ((0, 15, 0), 4))
    return next((number for before, number in steps if wanted < before), 6)


def _parts(held: ir.Type | ir.Attribute) -> list[str]:
    """The types and attributes of vhlo that the text of a type or an attribute names."""
    import re

    found = re.findall(r"([!#])vhlo[.<](\w+)", str(held))
    return [f"{sign}vhlo.{name}" for sign, name in found]


def oldest_version(operation: ir.Operation | ir.OpView | ir.Module) -> str:
    """The oldest version of StableHLO that reads an operation with everything in it: each operation, type and attribute of vhlo is in it.

    Raises ValueError when something was dropped before something else came, so that no version has all. Linear; each type and attribute
    is looked at once.
    """
    first, last = FIRST_VERSION, None
    names: set[str] = set()
    seen: set[ir.Type | ir.Attribute] = set()
    for op in operation.operation.find():
        names.add(op.operation.name)
        held: list[ir.Type | ir.Attribute] = [result.type for result in op.results]
        held += [op.attributes[name] for name in op.attributes]
        held += [argument.type for region in op.regions for block in region for argument in block.arguments]
        for each in held:
            if each not in seen:
                seen.add(each)
                names.update(_parts(each))
    for name in names:
        since, until = VERSIONS.get(name, (FIRST_VERSION, None))
        first = max(first, since, key=_numbers)
        if until is not None:
            last = until if last is None else min(last, until, key=_numbers)
    if last is not None and _numbers(last) < _numbers(first):
        raise ValueError(f"no version of StableHLO reads it: a part is there from {first} on, another one only until {last}")
    return first
