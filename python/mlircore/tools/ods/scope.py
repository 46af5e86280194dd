"""A file of records as a whole: its dialects, C++ names of definitions and operations, and notes for the report."""

from __future__ import annotations

import re

from mlircore.define.dialect import Dialect, find
from mlircore.tools.files import ToolError
from mlircore.tools.ods import enums, known, predicates
from mlircore.tools.ods.records import Record, Records
from mlircore.tools.ods.source import Names, identifier


def cpp_class_of_op(record: Record) -> str:
    """The C++ class of an operation: the name of its record after the first underscore."""
    name = record.name
    return name.partition("_")[2] if "_" in name and not name.startswith("_") else name


def full_name(record: Record) -> str:
    """The name of a type or an attribute in a text: "llvm.ptr"."""
    dialect = record.record("dialect")
    mnemonic = record.text("mnemonic")
    own = record.text("typeName") or record.text("attrName")
    return own or f"{dialect.text('name') if dialect is not None else ''}.{mnemonic}"


def namespace_of(record: Record, key: str = "dialect") -> str:
    """The namespace of a definition's dialect."""
    dialect = record.record(key)
    return "" if dialect is None else dialect.text("name")


def choose(records: Records, wanted: str | None) -> str:
    """The namespace to import. Raises `ToolError` when the file does not say which."""
    counts: dict[str, int] = {}
    for record in records.of_class("Op"):
        name = namespace_of(record, "opDialect")
        counts[name] = counts.get(name, 0) + 1
    dialects = [record.text("name") for record in records.of_class("Dialect")]
    if wanted is not None:
        if wanted not in dialects:
            raise ToolError(f"there is no dialect {wanted!r} in the records, which have {', '.join(dialects) or 'none'}")
        return wanted
    found = list(counts) or dialects
    if len(found) != 1:
        raise ToolError(f"which dialect? The records have {', '.join(found) or 'none'}: choose one with --dialect")
    return found[0]


def _held_values(records: Records) -> dict[str, known.Predicate]:
    """The predicates of integers that are cases of an enumeration, by the C++ classes of the attributes."""
    found: dict[str, known.Predicate] = {}
    for record in records.of_class("EnumAttrInfo"):
        numbers = [number for _, number in enums.cases(record)]
        if record.flag("genSpecializedAttr") and numbers:
            name = predicates.plain(f"{record.text('cppNamespace')}::{record.text('specializedAttrClassName')}").removeprefix("::")
            values = ("range", 0, record.number("validBits")) if record.is_a("BitEnumBase") else ("cases", *numbers)
            found[name] = ("and", ("value_type", ("integer", 1, record.number("bitwidth"))), values)
    return found


class Scope:
    """The records of a file and the names in them. `namespace`: the dialect that is imported."""

    def __init__(self, records: Records, namespace: str, names: Names, *, brief: bool = False) -> None:
        self.records, self.namespace, self.names, self.brief = records, namespace, names, brief
        self.dialect_name = identifier(namespace)  # the variable that holds it
        self.classes: dict[str, str] = {}  # of own types and attributes, by their record's name
        self.dropped: set[str] = set()     # own types and attributes that are not defined
        self.foreign: dict[str, Dialect | None] = {}
        defined = dict(known.WRITTEN_IN_CPP)
        for kind in ("TypeDef", "AttrDef"):
            for record in records.of_class(kind):
                cls = record.text("cppClassName")
                dialect = record.record("dialect")
                places = [record.text("cppNamespace"), "" if dialect is None else dialect.text("cppNamespace"), ""]
                for place in places:
                    defined.setdefault(predicates.plain(f"{place}::{cls}").removeprefix("::"), full_name(record))
        self.predicates = predicates.Predicates(defined, _held_values(records))
        self._ops = {predicates.plain(f"{each.text('cppNamespace')}::{cpp_class_of_op(each)}").removeprefix("::"): self.op_name(each)
                     for each in records.of_class("Op")}

    @staticmethod
    def op_name(record: Record) -> str:
        """The full name of an operation."""
        return f"{namespace_of(record, 'opDialect')}.{record.text('opName')}"

    def is_own(self, record: Record) -> bool:
        """Whether a type or an attribute is of the dialect that is imported."""
        return namespace_of(record) == self.namespace

    def dialect(self, name: str) -> Dialect | None:
        """A dialect that mlircore or an installed package defines."""
        if name not in self.foreign:
            self.foreign[name] = find(name)
        return self.foreign[name]

    def op_of_class(self, cpp: str, near: Record) -> str | None:
        """The operation of a C++ class that code of another operation names; None for an unknown one."""
        cpp = predicates.plain(cpp).strip().removeprefix("::")
        place = predicates.plain(near.text("cppNamespace") + "::").rstrip(":")
        for name in (f"{place}::{cpp}", cpp, f"{place.partition('::')[0]}::{cpp}", f"::{cpp}"):
            found = self._ops.get(name)
            if found is not None:
                return found
        namespace, _, cls = cpp.rpartition("::")
        dialect = self.dialect((namespace or "builtin").lower()) if re.fullmatch(r"\w*", namespace) else None
        for op in () if dialect is None else dialect.ops.values():
            if op.__name__ == cls:
                return op.OPERATION_NAME
        return None
