"""Enumerations: records of EnumInfo become `d.EnumDef`."""

from __future__ import annotations

from mlircore.tools.ods.records import Record
from mlircore.tools.ods.source import call, literal


def cases(record: Record) -> list[tuple[str, int]]:
    """The cases: texts and numbers."""
    found = [each for each in record.listed("enumerants") if isinstance(each, Record)]
    return [(str(each.fields.get("str", "")), each.number("value")) for each in found]


def case_of(record: Record, symbol: str) -> str | None:
    """The text of the case that C++ code names, as in `arith::FastMathFlags::none`."""
    wanted = symbol.rpartition("::")[2].strip()
    for each in record.listed("enumerants"):
        if isinstance(each, Record) and each.fields.get("symbol") == wanted:
            return str(each.fields.get("str", ""))
    return None


def is_enum(record: Record) -> bool:
    """Whether a record is an enumeration."""
    return record.is_a("EnumInfo")


def enum_of(record: Record) -> Record | None:
    """The enumeration that an attribute, a parameter or a property holds a value of."""
    if is_enum(record):
        return record
    found = record.record("enum")
    return found if found is not None and is_enum(found) else None


def cpp_name(record: Record) -> str:
    """The C++ name of the enumeration, as messages have it."""
    return record.text("cppType") or f"{record.text('cppNamespace')}::{record.text('className')}"


def definition(record: Record, holder: Record | None = None) -> str:
    """The expression that defines it. `holder`: the attribute of the dialect that holds a value, if there is one."""
    bits = record.is_a("BitEnumBase", "BitEnumAttr", "BitEnumAttrBase")
    separator = str(record.fields.get("separator") or ", ")
    width = record.number("bitwidth") or 32
    parser = record.text("parameterParser")
    shape = "".join((holder.text("assemblyFormat") if holder is not None else "").split())
    summary = (holder or record).text("summary")
    if holder is None and not record.is_a("EnumAttrInfo"):
        summary = ""
    return call(
        "d.EnumDef", literal(cases(record)),
        attr_name=repr(holder.text("mnemonic")) if holder is not None else None,
        bits="True" if bits else None,
        separator=repr(separator) if bits and separator != ", " else None,
        width=str(width) if width != 32 else None,
        summary=repr(summary) if summary else None,
        cpp_name=repr(cpp_name(record)),
        cpp_attr=repr(holder.name) if holder is not None else None,
        bare="True" if shape == "$value" else None,
        tight="True" if shape.startswith("```") else None,
        keywords="True" if "parseKeyword(" in parser and "parseKeywordOrString(" not in parser else None)
