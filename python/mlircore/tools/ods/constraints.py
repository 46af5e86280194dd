"""Constraints on types and attributes: records become expressions of the definition language."""

from __future__ import annotations

import re
from typing import NamedTuple

from mlircore.tools.files import ToolError
from mlircore.tools.ods import enums, known
from mlircore.tools.ods.predicates import Translation, plain
from mlircore.tools.ods.records import Record
from mlircore.tools.ods.scope import Scope, full_name, namespace_of
from mlircore.tools.ods.source import call, constraint_name, literal


class Expression(NamedTuple):
    """An expression, the conditions that it leaves open, and, of attributes, how a default is written."""

    text: str
    open: tuple[str, ...] = ()


class AttrUse(NamedTuple):
    """An attribute of an operation: its constraint, whether it can be absent, its default as text, and the directive that a format has for it."""

    expression: Expression
    optional: bool = False
    default: str | None = None
    is_property: bool = False
    directive: str | None = None


_BUILDER_TYPES = {"getIndexType": "index", "getI1Type": "i1", "getF16Type": "f16", "getF32Type": "f32", "getF64Type": "f64", "getF80Type": "f80",
                  "getF128Type": "f128", "getBF16Type": "bf16", "getNoneType": "none", "getTF32Type": "tf32",
                  **{f"getI{width}Type": f"i{width}" for width in (8, 16, 32, 64)}}


class Constraints:
    """Translates the constraints of a file; those that are more than a word get a name."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self._enums: dict[tuple[str, str], str] = {}
        self._types: dict[str, Expression] = {}
        self._attrs: dict[str, Expression] = {}

    # --- types ---

    def type(self, record: Record) -> Expression:
        """A constraint on types."""
        found = self._types.get(record.name)
        if found is None:
            found = self._types[record.name] = self._type(record)
        return found

    def _type(self, record: Record) -> Expression:
        if record.name in known.CONSTRAINTS:
            return Expression(known.CONSTRAINTS[record.name])
        if record.is_a("TypeDef"):
            return self._defined(record, "type")
        translation = self.scope.predicates.of_constraint(record)
        cpp = plain(record.text("cppType"))
        summary, text = record.text("summary"), self.builder_type(record.text("builderCall"))
        name, of_class = self._class_of(cpp)
        predicate = translation.predicate
        if predicate == known.ANY and text is None and name is None:
            if summary in ("", "any type"):
                return Expression("d.AnyType", translation.open)
        expression = call(
            "d.TypeConstraint", repr(summary or "any type"), *([literal(predicate)] if predicate != known.ANY else []),
            type_text=None if text is None else repr(text), type_name=None if name is None else repr(name),
            type_class=None if of_class is None or of_class == predicate else literal(of_class))
        wanted = constraint_name(record.name, summary, anonymous=record.is_anonymous, suffix="Type" if record.is_anonymous else "")
        return Expression(self.scope.names.name(wanted, expression), translation.open)

    def _class_of(self, cpp: str) -> tuple[str | None, tuple[object, ...] | None]:
        """The name that messages have for a C++ class of types, and its predicate; None for any type."""
        if cpp in ("", "Type"):
            return None, None
        if cpp in known.TYPE_NAMES:
            return known.TYPE_NAMES[cpp], known.CLASSES[cpp]
        defined = self.scope.predicates.defined.get(cpp)
        if defined is None:
            return None, None
        is_plain_cpp = cpp.startswith(("gpu::", "spirv::")) and cpp in known.WRITTEN_IN_CPP  # no ODS definition: printed with its prefix
        return "" if is_plain_cpp else defined, ("defined", defined)

    def builder_type(self, code: str) -> str | None:
        """The type that C++ code builds, as text; None when that is not known."""
        code = plain(code).rstrip("; ").strip()
        found = re.fullmatch(r"\$_builder\.(\w+)\(\)", code)
        if found is not None:
            return _BUILDER_TYPES.get(found[1])
        found = re.fullmatch(r"\$_builder\.getIntegerType\((\d+)(?:, (?:/\*\w+=\*/)?(true|false))?\)", code)
        if found is not None:
            return {None: "i", "true": "si", "false": "ui"}[found[2]] + found[1]
        found = re.fullmatch(r"\$_builder\.getType<([\w:]+)>\((\d*)\)", code) or re.fullmatch(r"([\w:]+)::get\(\$_builder\.getContext\(\)()\)", code)
        if found is not None:
            return self._type_of_class(found[1], found[2])
        found = re.fullmatch(r"VectorType::get\(\{([\d, ]+)\} ?, ?(.*)\)", code)
        if found is not None:
            element = self.builder_type(found[2])
            return None if element is None else f"vector<{'x'.join(found[1].replace(' ', '').split(','))}x{element}>"
        found = re.fullmatch(r"pdl::RangeType::get\((\$_builder.*)\)", code)
        if found is not None:
            element = self.builder_type(found[1])
            return None if element is None or not element.startswith("!pdl.") else f"!pdl.range<{element.removeprefix('!pdl.')}>"
        return None

    def _type_of_class(self, cpp: str, argument: str) -> str | None:
        predicate = known.CLASSES.get(cpp)
        if predicate is not None and not argument:
            if predicate[0] == "float":
                return str(predicate[1])
            return {"IndexType": "index", "NoneType": "none"}.get(cpp)
        defined = self.scope.predicates.named(cpp)
        if defined is None:
            return None
        if argument in ("", "0"):
            return f"!{defined}" if argument == "0" or defined in known.PLAIN or self._has_no_parameters(defined) else None
        return f"!{defined}<{argument}>"

    def _has_no_parameters(self, name: str) -> bool:
        for record in self.scope.records.of_class("TypeDef"):
            if full_name(record) == name:
                return not record.dag("parameters")
        return False

    # --- definitions ---

    def _defined(self, record: Record, kind: str) -> Expression:
        """A type or an attribute that a dialect defines."""
        name = full_name(record)
        if self.scope.is_own(record):
            cls = self.scope.classes.get(record.name)
            return Expression(cls) if cls is not None else self._unknown(record, kind, f"{name} is not defined")
        namespace, _, mnemonic = name.partition(".")
        dialect = self.scope.dialect(namespace)
        if dialect is None or dialect.symbol(mnemonic, is_type=kind == "type") is None:
            return self._unknown(record, kind, f"{name} is of a dialect that is not defined here")
        expression = f'd.{"type_of" if kind == "type" else "attr_of"}("{name}")'
        return Expression(self.scope.names.name(record.text("cppClassName") or record.name, expression))

    def _unknown(self, record: Record, kind: str, why: str) -> Expression:
        summary = record.text("summary") or full_name(record)
        function = "d.TypeConstraint" if kind == "type" else "d.AttrConstraint"
        return Expression(self.scope.names.name(record.text("cppClassName") or record.name, call(function, repr(summary))), (why,))

    # --- attributes ---

    def attr(self, record: Record) -> Expression:
        """A constraint on attributes."""
        found = self._attrs.get(record.name)
        if found is None:
            found = self._attrs[record.name] = self._attr(record)
        return found

    def _attr(self, record: Record) -> Expression:
        if record.name in known.CONSTRAINTS:
            return Expression(known.CONSTRAINTS[record.name])
        if record.is_a("EnumAttr") and self.scope.is_own(record) and record.name not in self.scope.classes:
            return Expression(self.enum(record))
        if record.is_a("AttrDef"):
            return self._defined(record, "attribute")
        if enums.is_enum(record):
            return Expression(self.enum(record))
        base = record.record("baseAttr")
        translation = self.scope.predicates.of_constraint(record)
        if base is not None and not record.is_a("ConfinedAttr"):
            return self.attr(base)
        if base is not None:
            return self._confined(record, base, translation)
        return self._plain_attr(record, translation)

    def _confined(self, record: Record, base: Record, translation: Translation) -> Expression:
        """A constraint that adds conditions to another one, whose text it has."""
        while base.record("baseAttr") is not None:
            base = base.record("baseAttr") or base
        if base.is_a("AttrDef") or enums.is_enum(base):
            inner = self.attr(base)
            more = [condition for condition in translation.open if condition not in inner.open]
            return Expression(inner.text, (*inner.open, *(more or [record.text("summary")])))
        return self._plain_attr(record, translation)

    def _plain_attr(self, record: Record, translation: Translation) -> Expression:
        storage_class, value = plain(record.text("storageType")), record.record("valueType")
        storage = self.scope.predicates.of_class(storage_class)
        value_type = None if value is None else self.builder_type(value.text("builderCall"))
        element, root = known.DENSE.get(storage_class), _root(record)
        summary, predicate = record.text("summary"), translation.predicate
        if storage_class in ("", "Attribute") or storage == known.ANY:
            storage = None
        definition = storage[1] if storage is not None and storage[0] == "defined" else None
        expression = call(
            "d.AttrConstraint", repr(summary or "any attribute"),
            *([literal(predicate if predicate != known.ANY else None)] if predicate != known.ANY or storage is not None else []),
            *([literal(storage)] if storage is not None else []),
            value_type=repr(element or value_type) if element or value_type else None, dense="True" if element else None,
            symbol_name="True" if root == "SymbolNameAttr" else None, unit="True" if root == "UnitAttr" else None,
            definition=repr(definition) if definition else None)
        if expression == "d.AttrConstraint('any attribute')":
            return Expression("d.AnyAttr", translation.open)
        wanted = constraint_name(record.name, summary, anonymous=record.is_anonymous, suffix="Attr" if record.is_anonymous else "")
        return Expression(self.scope.names.name(wanted, expression), translation.open)

    def enum(self, record: Record, *, for_parameter: bool = False) -> str:
        """The name of an enumeration's constraint: of an attribute of the dialect, or of plain integers."""
        enum = enums.enum_of(record)
        if enum is None:
            raise ToolError(f"the record {record.name!r} has no enumeration")
        holder = record if record.is_a("EnumAttr") and not for_parameter else None
        key = enum.name, "" if holder is None else holder.name
        if key not in self._enums:
            text = f"{self.scope.dialect_name}.enum({enums.definition(enum, holder)})"
            self._enums[key] = self.scope.names.name((holder or enum).text("cppClassName") or enum.text("className") or enum.name, text)
        return self._enums[key]

    # --- what operations declare ---

    def use(self, record: Record) -> AttrUse:
        """An attribute or a property as an operation declares it."""
        if record.is_a("Property") and not record.is_a("Attr"):
            return self._property(record)
        optional, default, base = record.flag("isOptional"), record.fields.get("defaultValue"), record
        while base.record("baseAttr") is not None and not base.is_a("ConfinedAttr"):
            base = base.record("baseAttr") or base
            optional = optional or (base.flag("isOptional") and _root(base) != "UnitAttr")
        expression = self.attr(base)
        if _root(base) == "UnitAttr":
            return AttrUse(expression)
        text = None if not isinstance(default, str) else self.default(base, default.strip()) or self._built(record.text("constBuilderCall"))
        if isinstance(default, str) and text is None:
            expression = Expression(expression.text, (*expression.open, f"the default {' '.join(default.split())}"))
            optional = True
        return AttrUse(expression, optional, text)

    def _property(self, record: Record) -> AttrUse:
        default, base, optional = record.fields.get("defaultValue"), record, False
        while base.record("baseProperty") is not None:
            optional = optional or base.is_a("OptionalProp")
            base = base.record("baseProperty") or base
        enum, stored = enums.enum_of(base), base.text("storageType")
        code = default.strip() if isinstance(default, str) and default.strip() else None
        if base.name in ("UnitProp", "UnitProperty") or base.is_a("_cls_UnitProp"):
            expression = call("d.AttrConstraint", "'unit attribute or false'", _UNIT_OR_BOOL, _UNIT_OR_BOOL, unit="True")
            return AttrUse(Expression(self.scope.names.name("UnitProp", expression)), is_property=True)
        if enum is not None:
            attr_form = base.record("attrForm")
            if attr_form is not None and base.flag("storeInCustomAttribute"):
                return AttrUse(self.attr(attr_form), optional, None if code is None else enums.case_of(enum, code))
            if code is None and not optional:
                code = base.text("defaultValue") or None
            name = self.enum(enum)
            expression = self.scope.names.name(f"{name}Prop", f"d.enum_property({name}.enum)")
            return AttrUse(Expression(expression), optional, None if code is None else enums.case_of(enum, code), is_property=True)
        number = re.fullmatch(r"(?:::)?std::optional<(u?int(?:32|64)_t)>", stored)
        if number is not None:  # held as a list of none or one
            expression = self.scope.names.name(f"Optional_{number[1]}", f"d.AttrConstraint('optional {number[1]}')")
            return AttrUse(Expression(expression), default="[]", is_property=True, directive="ptr.OptionalInteger")
        kinds = {"bool": "d.BoolAttr", "int64_t": "d.I64Attr", "int32_t": "d.I32Attr", "uint32_t": "d.I32Attr", "uint64_t": "d.I64Attr",
                 "std::string": "d.StrAttr", "::std::string": "d.StrAttr", "::llvm::SmallVector<int64_t>": "d.DenseI64ArrayAttr",
                 "::llvm::SmallVector<int32_t>": "d.DenseI32ArrayAttr"}
        text = kinds.get(stored)
        given = None if code is None or text is None else self._default_of(known_root=text.removeprefix("d."), code=code)
        return AttrUse(Expression(text or "d.AnyAttr", () if text else (f"the property of type {stored}",)), optional or (code is not None and given is None),
                       given, is_property=True)

    def _built(self, code: str) -> str | None:
        """The attribute without parameters that C++ code builds, as text."""
        found = re.fullmatch(r"([\w:]+)::get\(\$_builder\.getContext\(\)\)", plain(code))
        defined = None if found is None else self.scope.predicates.defined.get(found[1])
        return None if defined is None else f"#{defined}"

    def default(self, record: Record, code: str) -> str | None:
        """The default of an attribute as text: a case of its enumeration, or the attribute. None: it is not known."""
        enum = enums.enum_of(record)
        if enum is not None:
            if code in ("{}", "0"):
                return next((text for text, value in enums.cases(enum) if value == 0), None)
            return enums.case_of(enum, code)
        base = record
        while base.record("baseAttr") is not None:
            base = base.record("baseAttr") or base
        value = base.record("valueType")
        value_type = None if value is None else self.builder_type(value.text("builderCall"))
        return self._default_of(known_root=plain(base.text("storageType")), code=code, value_type=value_type,
                                is_bool=base.name == "BoolAttr" or value_type == "i1")

    def _default_of(self, *, known_root: str, code: str, value_type: str | None = None, is_bool: bool = False) -> str | None:
        code = plain(code)
        if code in ("true", "false"):
            return code
        if is_bool and code in ("0", "1"):
            return "true" if code == "1" else "false"
        if re.fullmatch(r"-?(\d+|0x[0-9a-fA-F]+)", code):
            value_type = value_type or {"I64Attr": "i64", "I32Attr": "i32"}.get(known_root)
            number = int(code, 0)
            if known_root == "FloatAttr":
                return f"{float(number)} : {value_type}" if value_type else None
            return f"{number} : {value_type}" if value_type else None
        if re.fullmatch(r"-?\d*\.\d+f?|-?\d+\.\d*f?", code) and value_type:
            return f"{float(code.rstrip('f'))} : {value_type}"
        if re.fullmatch(r'"[^"\\]*"', code):
            return code
        dense = known.DENSE.get(known_root)
        if code in ("{}", "ArrayRef<int64_t>{}", "ArrayRef<Attribute>{}", "ArrayRef<int32_t>{}"):
            if dense:
                return f"array<{dense}>"
            return {"ArrayAttr": "[]", "DictionaryAttr": "{}"}.get(known_root)
        found = re.fullmatch(r"\{([-\d, ]+)\}", code)
        if found is not None and dense:
            return f"array<{dense}: {', '.join(found[1].replace(' ', '').split(','))}>"
        if known_root.endswith("Attr") and code == "{}":
            return None
        return None


_UNIT_OR_BOOL = repr(("or", ("kind", "ATTR_UNIT"), known.CLASSES["BoolAttr"]))


def _root(record: Record) -> str:
    """The name of the constraint that others were made of."""
    while record.record("baseAttr") is not None:
        record = record.record("baseAttr") or record
    return record.name


__all__ = ["AttrUse", "Constraints", "Expression", "namespace_of"]
