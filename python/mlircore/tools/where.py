"""mlircore dialects NAME --where: every file that takes part in one operation, and what each does.

All of it is read from the definition: its class says where it is, its words name the C routines, the .def lists of a checkout
(src_c/dialects) say which function each name is. An installed package has no C sources: there the names are all that is shown.
"""

from __future__ import annotations

import functools
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from mlircore import dialect
from mlircore.bind import inference, signatures
from mlircore.compile import names
from mlircore.compile.dialect import texts
from mlircore.compile.inference import is_function
from mlircore.define.traits import Check

__all__ = ["report"]

PACKAGE = Path(__file__).parents[1]
ROOT = PACKAGE.parents[1] if (PACKAGE.parents[1] / "src_c").is_dir() else PACKAGE.parent
STAGES = (  # the same for every operation
    "python/mlircore/compile/dialect.py", "python/mlircore/compile/formats.py", "src_c/link/link.c", "src_c/parse/format_parse.c",
    "src_c/verify/verify.c", "src_c/defs/constraints.c", "src_c/print/format_print.c", "python/mlircore/bind/builders.py",
    "tests/dialects/test_builder_signatures.py")
KINDS = {
    "MC_ROUTINE": "directive, reads and prints a part of the custom form",
    "MC_OLD_FORM": "directive of an older generation",
    "MC_CHECK": "check of the whole operation, run by the verifier",
    "MC_TRANSFORM": "types from other types",
    "MC_INFER": "infers the types of results",
    "MC_PREDICATE": "constraint on one type or attribute",
    "MC_ASM_NAMES": "suggested names of results",
    "MC_FOLD": "fold",
    "MC_FOLD_PATTERN": "fold that makes operations",
    "MC_CONSTANT": "constants that the dialect folds to",
    "MC_SPECULATION": "where it may be executed",
    "MC_BRANCH": "where control goes, by constants",
    "MC_RANGE": "the integers that its values can be",
    "MC_INDEX_SUM": "the sum that its index is",
    "MC_SUBSET": "the part of a tensor that it uses",
    "MC_SLOT": "the memory that it allocates",
    "MC_SLOT_USE": "what it does with memory of one value",
    "MC_SPLIT": "the memory of several parts that it allocates",
    "MC_SPLIT_USE": "what it does with memory of several parts",
    "MC_INLINING": "what changes in a body that takes its place",
    "MC_PATTERNS": "canonicalization patterns",
    "MC_ENCODING": "rule about an encoding of tensors",
    "MC_UPGRADE": "makes today's operation of an older one",
}
NOT_OF_OPERATIONS = {"MC_DEF_ROUTINE", "MC_DEF_CHECK", "MC_ATTR_CHECK", "MC_ARG_CHECK"}


class Entry(NamedTuple):
    """An entry of a .def list: a routine's name, and the C functions that it names."""

    kind: str
    name: str
    functions: list[str]
    path: Path
    line: int
    purpose: str


class Row(NamedTuple):
    """A line of the report: a place, and what is there."""

    place: str
    text: str


def _place(path: str | Path, line: int = 0) -> str:
    path = Path(path)
    shown = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)
    return f"{shown}:{line}" if line else shown


def _python_place(thing: Any) -> str:
    try:
        lines, line = inspect.getsourcelines(thing)
        return _place(inspect.getsourcefile(thing) or "", line)
    except (OSError, TypeError):  # made by a function, not by a `class` or a `def`
        return _place(getattr(sys.modules.get(getattr(thing, "__module__", "")), "__file__", None) or "?")


def _purpose(path: Path) -> str:
    """The first sentence of a file: of a docstring, or after "name.c - "."""
    with path.open(encoding="utf-8") as file:
        head = file.read(600)
    text = re.split(r"\n\s*\n|\n \*\n|\"\"\"|\*/", re.sub(r'^(""" ?|/\* \S+ - )|^"""', "", head))[0]
    return _first_sentence(text)


def _first_sentence(text: str) -> str:
    text = " ".join(re.sub(r"\n \*", "\n", text).split())
    return re.split(r"(?<=[a-z)`\]])\. ", text + " ")[0].rstrip(" .;")


# --- C ---


@functools.cache
def _entries() -> list[Entry]:
    """All entries of the lists in src_c; none without a checkout."""
    kinds_file = ROOT / "src_c/defs/routine_kinds.h"
    if not kinds_file.exists():
        return []
    macros = re.findall(r"^#define (MC_\w+)\([^)]*\)((?:[^\n]*\\\n)*[^\n]*)", kinds_file.read_text(encoding="utf-8"), re.M)
    templates = {kind: re.findall(r"\bmc_\w*##function\w*(?:##\w+)?", body) for kind, body in macros}
    found = []
    for path in sorted((ROOT / "src_c").rglob("*.def")):
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(r'^(MC_\w+)\("([\w.]+)",\s*([^)]*)\)', text, re.M):
            kind, name, rest = match.groups()
            if kind in templates:
                function = re.sub(r'"[^"]*",\s*', "", rest).split(",")[0].strip()
                functions = [each.replace("##function", function).replace("##", "") for each in templates[kind]]
                found.append(Entry(kind, name, functions, path, text.count("\n", 0, match.start()) + 1, _comment(text[:match.start()], name)))
    return found


def _comment(before: str, name: str) -> str:
    """The beginning of what the comment before a routine says of it; empty when it is about others."""
    comments = re.findall(r"/\*(.*?)\*/", before, re.S)
    text = " ".join(re.sub(r"\n \*", "\n", comments[-1] if comments else "").split())
    namespace, _, short = name.rpartition(".")
    for label in (name, short, f"{namespace}.*"):
        own = re.search(rf"(?<![\w.]){re.escape(label)}(?: \([^)]*\))?:\s(.*)", text)
        if own:
            return _short(own[1])
    about_others = re.match(r"[A-Z\w]\w*(\.[\w*]+)?(, [\w.]+)*( \([^)]*\))?: ", text)
    return "" if about_others else _short(text)


def _short(text: str) -> str:
    return textwrap.shorten(_first_sentence(text), 140, placeholder=" ...")


@functools.cache
def _defined(function: str, near: Path) -> Row:
    """Where a C function is defined, with its comment. Searched in its list's folder, in shared/, then everywhere."""
    head = re.compile(rf"^[A-Za-z][\w *]*\b{re.escape(function)}\([^;{{]*\{{", re.M)
    for folder in (near.parent, ROOT / "src_c/dialects/shared", ROOT / "src_c"):
        for path in sorted(folder.rglob("*.c")):
            text = path.read_text(encoding="utf-8")
            match = head.search(text) if function in text else None
            if match:
                comment = re.search(r"/\*((?:(?!\*/).)*)\*/\n$", text[:match.start()], re.S)
                own = f": {_short(comment[1])}" if comment and "---" not in comment[1] else ""
                return Row(_place(path, text.count("\n", 0, match.start()) + 1), function + own)
    return Row("?", function)


def _routines(owner: dialect.Dialect, cls: Any) -> Iterator[tuple[str, Entry | None]]:
    """The routines that an operation's definition names, each with its entry; None without C sources."""
    info, words = cls.definition, texts(owner, cls.definition)
    directives = set(names.directives(info.assembly_format))
    checks = {each.name for each in (*info.traits, *info.checks, *info.region_checks, *info.symbol_uses) if isinstance(each, Check)}
    entries = _entries()
    if not entries:
        yield from ((name, None) for name in sorted(directives | checks))
        return
    for entry in entries:
        if entry.kind in ("MC_ROUTINE", "MC_OLD_FORM"):
            named = entry.name in directives
        elif entry.kind == "MC_CHECK":
            named = entry.name in checks
        elif entry.kind == "MC_INFER":
            named = info.infer is not None and entry.name == info.infer.routine
        else:
            named = entry.kind not in NOT_OF_OPERATIONS and entry.name in words - checks - directives
        if named:
            yield entry.name, entry


def _fact_rows(cls: Any) -> list[Row]:
    """The facts that it states, where src_c/defs/facts.def lists them."""
    path, rows = ROOT / "src_c/defs/facts.def", []
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for name in cls.definition.facts:
        line = next((number for number, text in enumerate(lines, 1) if f'"{name}"' in text), 0)
        rows.append(Row(_place(path, line) if line else name, f"{name}: a fact that checks and analyses read"))
    return rows


def _c_rows(owner: dialect.Dialect, cls: Any) -> list[Row]:
    rows = []
    for name, entry in _routines(owner, cls):
        if entry is None:
            rows.append(Row(name, "a C routine; the sources are not installed, so its file is not known here"))
            continue
        purpose = f": {entry.purpose}" if entry.purpose else ""
        rows.append(Row(_place(entry.path, entry.line), f"{name}: {KINDS.get(entry.kind, entry.kind)}{purpose}"))
        for place, text in (_defined(function, entry.path) for function in entry.functions):
            rows.append(Row(f"  {place}", text))
    return rows


# --- Python ---


def _constraint_rows(cls: Any) -> list[Row]:
    """The constraints of its fields that have a name: those of the language, and of modules that several definitions share."""
    users: dict[Any, list[str]] = {}
    for name, field in cls.definition.fields.items():
        if hasattr(field, "constraint"):
            users.setdefault(field.constraint, []).append(name)
    named = [(_named(constraint), constraint.summary, names) for constraint, names in users.items()]
    return [Row(each[1], f"{each[0]}: constraint of {', '.join(names)}: {_short(summary)}") for each, summary, names in named if each]


def _named(constraint: Any) -> tuple[str, str] | None:
    """The name of a constraint and the place where a module gives it that name; None when it is made where it is used."""
    if isinstance(constraint, type):
        return constraint.__name__, _python_place(constraint)
    for title, module in sorted(sys.modules.items()):
        path = str(getattr(module, "__file__", None) or "")
        is_searched = path and title.startswith(("mlircore.dialects.", "mlircore.define."))
        for name, value in vars(module).items() if is_searched else ():
            line = _line_of(path, name) if value is constraint else 0
            if line:
                return name, _place(path, line)
    return None


@functools.cache
def _line_of(path: str, name: str) -> int:
    """The line of a module that assigns a name; 0 when there is none."""
    text = Path(path).read_text(encoding="utf-8")
    match = re.search(rf"^(?:\w+, )*{re.escape(name)}(?:, \w+)*(?:: [^=\n]+)? = ", text, re.M)
    return text.count("\n", 0, match.start()) + 1 if match else 0


def _build_rows(owner: dialect.Dialect, cls: Any) -> list[Row]:
    """Hand-written builders, from the dialect's build.py; the others are made from the definition."""
    module = owner.part("build")
    rows = []
    for name, value in vars(module).items() if module else ():
        if getattr(value, "__module__", None) != module.__name__:
            continue
        if isinstance(value, type) and issubclass(value, cls):
            rows.append(Row(_python_place(value), f"{name}: the class that users build with, written by hand"))
        elif inspect.isfunction(value) and name == signatures.function_name(cls):
            rows.append(Row(_python_place(value), f"{name}: the function that builds it, written by hand"))
    return rows or [Row(_place(PACKAGE / "bind/builders.py"), "no code of its own: constructor and function are made from the definition")]


def _inference_rows(cls: Any) -> list[Row]:
    """How builders infer result types, where the definition has an `Infer`."""
    infer = cls.definition.infer
    if infer is None or not infer.routine:
        return []
    if is_function(infer):
        return [Row(_python_place(inference.function(infer)), f"{infer.routine}: infers the result types for builders")]
    if infer.routine in infer.PLAIN:
        return [Row("src_c/defs/infer.c", f"{infer.routine}({', '.join(infer.args)}): result types")]
    return []  # among the routines


def _find_name(name: str, text: str) -> re.Match[str] | None:
    """Where a text has the name of an operation first. Most texts do not have it, which is found out without a pattern."""
    return re.search(rf"(?<![\w.$]){re.escape(name)}(?![\w.$])", text) if name in text else None


def _golden_rows(name: str) -> list[Row]:
    folder, rows = ROOT / "tests/mlir" / name.partition(".")[0], []
    for path in sorted(folder.glob("*.mlir")):
        text = path.read_text(encoding="utf-8")
        match = _find_name(name, text)
        if match:
            what = "texts that are refused, with the messages" if path.name.startswith("fail") else "golden file: a text, and how it is printed"
            rows.append(Row(_place(path, text.count("\n", 0, match.start()) + 1), what))
    return rows


def _builder_test_rows(cls: Any) -> list[Row]:
    """Tests in Python that name it, as in a text or in a call of its builder."""
    rows, namespace = [], cls.OPERATION_NAME.partition(".")[0]
    builders = [f"{namespace}.{name}" for name in (cls.__name__, signatures.function_name(cls))]
    calls = re.compile("|".join(rf"\b{re.escape(each)}\b" for each in builders))
    for path in sorted((ROOT / "tests/dialects").glob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        match = _find_name(cls.OPERATION_NAME, text) or (calls.search(text) if any(each in text for each in builders) else None)
        if match and _place(path) not in STAGES:
            rows.append(Row(_place(path, text.count("\n", 0, match.start()) + 1), _short(_purpose(path))))
    return rows


def _older_rows(name: str) -> list[Row]:
    """Where the older generations name it: definitions of old operations, upgrades, and their tests."""
    rows = []
    for folder, kind in (("python/mlircore/legacy", "*.py"), ("src_c/legacy", "*.[ch]"), ("tests/legacy", "**/*.mlir")):
        for path in sorted((ROOT / folder).glob(kind)):
            text = path.read_text(encoding="utf-8")
            match = _find_name(name, text)
            if match:
                purpose = "a text of an older generation" if path.suffix == ".mlir" else _purpose(path)
                rows.append(Row(_place(path, text.count("\n", 0, match.start()) + 1), purpose))
    return rows


def report(name: str) -> str:
    """The files of an operation: "scf.for". Raises `LookupError` when there is no such operation."""
    namespace, _, rest = name.partition(".")
    found = dialect.find(namespace)
    if found is None or rest not in found.ops:
        close = get_close_matches(rest, [] if found is None else found.ops, 1, 0.5)
        raise LookupError(f"there is no operation '{name}'" + (f".  Did you mean '{namespace}.{close[0]}'?" if close else ""))
    cls = found.ops[rest]
    sections = {
        "definition": [Row(_python_place(cls), f"{cls.__name__}: fields, traits, checks and the assembly format")],
        "constraints of its fields": _constraint_rows(cls),
        "facts": _fact_rows(cls),
        "builder": _build_rows(found, cls),
        "inference": _inference_rows(cls),
        "C routines that it names: the entry in a list, then the functions": _c_rows(found, cls),
        "older generations of the language": _older_rows(name),
        "tests": _golden_rows(name) + _builder_test_rows(cls),
        "stages, the same for every operation": [Row(each, _purpose(ROOT / each)) for each in STAGES if (ROOT / each).exists()],
    }
    text = f"{name}: {(cls.__doc__ or '').partition(chr(10))[0]}\n"
    for title, rows in sections.items():
        if rows:
            text += f"\n{title}\n" + "".join(f"  {row.place:<58}  {row.text}\n" for row in rows)
    return text
