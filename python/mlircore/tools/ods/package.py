"""The files of a package, and the report."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mlircore.tools.ods.constraints import Constraints
from mlircore.tools.ods.definitions import Definitions, Made
from mlircore.tools.ods.operations import BY_HAND, COMPLETE, OPEN, Imported, Operations
from mlircore.tools.ods.records import Record, Records
from mlircore.tools.ods.scope import Scope, choose
from mlircore.tools.ods.source import Names, call, sentence

HINT = "made by mlircore import-ods, to be changed by hand"


@dataclass
class Package:
    """An imported dialect. `files`: their texts, by name."""

    namespace: str
    files: dict[str, str]
    operations: list[Imported]
    definitions: list[Made]

    @property
    def report(self) -> str:
        """How much was taken over, operation by operation."""
        return "\n".join(_report(self.namespace, self.definitions, self.operations)) + "\n"


def imported(several: list[Records], wanted: str | None, *, brief: bool = False) -> Package:
    """The package of a dialect. Raises `ToolError` when the records do not say which."""
    namespace = choose(several[0], wanted)
    scopes: list[Scope] = []
    names = Names({"d", namespace})
    operations: dict[str, Imported] = {}
    definitions: dict[str, Made] = {}
    for records in several:
        scope = Scope(records, namespace, names, brief=brief)
        constraints = Constraints(scope)
        for kind in ("Op", "TypeDef", "AttrDef"):
            names.taken.update(_class_names(records, kind, scope))
        for made in Definitions(scope, constraints).all():
            definitions.setdefault(made.name, made)
        for attribute in records.of_class("EnumAttr"):
            if scope.is_own(attribute) and attribute.name not in scope.classes:
                constraints.enum(attribute)
        for operation in Operations(scope, constraints).all(operations):
            operations.setdefault(operation.name, operation)
        scopes.append(scope)
    dialect = next(each for each in several[0].of_class("Dialect") if each.text("name") == namespace)
    files = _files(dialect, scopes[0], names, list(definitions.values()), list(operations.values()))
    return Package(namespace, files, list(operations.values()), list(definitions.values()))


def _class_names(records: Records, kind: str, scope: Scope) -> list[str]:
    from mlircore.tools.ods.scope import cpp_class_of_op

    if kind == "Op":
        return [cpp_class_of_op(each) for each in records.of_class(kind)]
    plain = [re.findall(r"(\w+)(?:::get|>)\(", each.text("builderCall")) for each in records.of_class("DialectType") if kind == "TypeDef"]
    found = [each.text("cppClassName") for each in records.of_class(kind) if scope.is_own(each) and not each.is_a("EnumAttr")]
    return [*found, *(name for names in plain for name in names)]


def _files(dialect: Record, scope: Scope, names: Names, definitions: list[Made], operations: list[Imported]) -> dict[str, str]:
    namespace, variable = scope.namespace, scope.dialect_name
    symbols_complete = all(each.is_defined for each in definitions)
    is_open = any(each.by_hand is not None for each in operations)
    arguments = call("d.Dialect", repr(namespace), is_open="True" if is_open else None, symbols_complete=None if symbols_complete else "False")
    hint = "" if scope.brief else f" ({HINT})"
    base = [f'"""The {namespace} dialect: enumerations, types, attributes and constraints{hint}."""', "", "from mlircore import dialect as d", "",
            f"{variable} = {arguments}"]
    enums = {name: text for name, text in names.texts.items() if text.startswith(f"{variable}.enum(")}
    base += [f"\n{name} = {text}" for name, text in enums.items()]
    before = {name for made in definitions if made.is_defined for name in names.texts if name in made.text}
    base += [f"\n{name} = {text}" for name, text in names.texts.items() if name in before and name not in enums]
    base += [f"\n\n{made.text}" for made in definitions]
    rest = [f"{name} = {text}" for name, text in names.texts.items() if name not in enums and name not in before]
    if rest:
        base += ["\n", *rest]
    ops = [f'"""The {namespace} dialect: operations{hint}."""', "", "from mlircore import dialect as d", "",
           "from .base import *  # noqa: F403 - its constraints", f"from .base import {variable}", *(f"\n\n{each.text}" for each in operations)]
    summary = sentence(dialect.text("summary")) or f"The {namespace} dialect."
    if scope.brief:
        head = [f'"""The {namespace} dialect."""']
    else:
        head = [f'"""{summary}', "", f"The package was {HINT}. REPORT.md says what is missing.", '"""']
    package = [*head, "",
               "from .base import *  # noqa: F403 - its types and attributes", f"from .base import {variable} as {variable}",
               "from .ops import *  # noqa: F403 - its operations", "", f"__getattr__ = {variable}.member", f"__dir__ = {variable}.members"]
    if not operations:
        del package[-4]
    files = {"__init__.py": package, "base.py": base, "ops.py": ops, "REPORT.md": _report(namespace, definitions, operations)}
    if not operations:
        del files["ops.py"]
    if scope.brief:
        del files["REPORT.md"]
    return {name: "\n".join(lines) + "\n" for name, lines in files.items()}


def _report(namespace: str, definitions: list[Made], operations: list[Imported]) -> list[str]:
    counts = {state: sum(each.state == state for each in operations) for state in (COMPLETE, OPEN, BY_HAND)}
    formats = [each for each in operations if each.has_format]
    lines = [f"# {namespace}: what was taken over", "",
             f"{len(operations)} operations: {', '.join(f'{count} {state}' for state, count in counts.items())}. "
             f"{sum(each.by_hand is None for each in formats)} of {len(formats)} formats are compiled.", "",
             "* complete: everything that ODS states.",
             "* constraints open: texts are read and printed; some wrong ones are accepted, because a condition is C++.",
             "* form by hand: the class is a comment until `parse` and `print` are written; until then, the operation is read without a definition.", ""]
    if definitions:
        missing = [each for each in definitions if not each.is_defined]
        lines += [f"{len(definitions) - len(missing)} of {len(definitions)} types and attributes are defined.", ""]
        lines += ["| type or attribute | state | open |", "|---|---|---|"]
        lines += [f"| `{'#' if each.record.is_a('AttrDef') else '!'}{each.name}` | "
                  f"{'by hand' if not each.is_defined else OPEN if each.notes else COMPLETE} | {_cell('; '.join(each.notes))} |" for each in definitions]
        lines.append("")
    if operations:
        lines += ["| operation | state | open |", "|---|---|---|"]
        lines += [f"| `{each.name}` | {each.state} | {_cell('; '.join([*([each.by_hand] if each.by_hand else []), *each.open]))} |"
                  for each in operations]
    return lines


def _cell(text: str) -> str:
    text = " ".join(text.split())
    return (text if len(text) <= 400 else text[:397] + "...").replace("|", "\\|")
