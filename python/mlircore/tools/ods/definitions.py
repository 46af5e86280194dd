"""Types and attributes that a dialect defines: records of TypeDef and AttrDef become classes."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from mlircore.compile.format_text import FormatError
from mlircore.compile.types_attributes import check_format
from mlircore.define import DefinitionError
from mlircore.tools.ods import directives, enums, known, trial
from mlircore.tools.ods.constraints import Constraints
from mlircore.tools.ods.predicates import plain
from mlircore.tools.ods.records import Record
from mlircore.tools.ods.scope import Scope, full_name
from mlircore.tools.ods.source import call, docstring, identifier, literal

_RESERVED = frozenset(("verify", "parse", "print", "d"))


class Made(NamedTuple):
    """The text of a class, whether it is one and not a comment, and what it leaves open."""

    record: Record
    name: str
    text: str
    is_defined: bool
    notes: tuple[str, ...]


class _Unknown(Exception):
    """A parameter that has no counterpart."""


_INTEGERS = {"unsigned": (32, False), "unsigned int": (32, False), "int": (32, True), "size_t": (64, False), "char": (8, True),
             **{f"int{width}_t": (width, True) for width in (8, 16, 32, 64)},
             **{f"uint{width}_t": (width, False) for width in (8, 16, 32, 64)}}


class Definitions:
    """Translates the types and attributes of a dialect."""

    def __init__(self, scope: Scope, constraints: Constraints) -> None:
        self.scope, self.constraints = scope, constraints
        self._enum_types = {plain(enums.cpp_name(each)).removeprefix("::"): each for each in scope.records.of_class("EnumInfo")}

        self._interfaces = {each.text("cppInterfaceName"): kind for kind in ("Attr", "Type") for each in scope.records.of_class(f"{kind}Interface")}

    def all(self) -> list[Made]:
        """The types, then the attributes. Enumerations that are attributes are not among them."""
        found = [each for kind in ("TypeDef", "AttrDef") for each in self.scope.records.of_class(kind)
                 if self.scope.is_own(each) and each.text("mnemonic") and not self._is_plain_enum(each)]
        for record in found:
            self.scope.classes[record.name] = identifier(record.text("cppClassName"))
        made = [self._made(record) for record in found]
        made += self._plain()
        if all(each.is_defined for each in made):
            return made
        for each in made:  # what names a class that is not defined is translated again
            if not each.is_defined:
                self.scope.classes.pop(each.record.name, None)
        return [each if not each.is_defined or each.record.name not in self.scope.classes else self._made(each.record) for each in made]

    def _plain(self) -> list[Made]:
        """The types without parameters that are C++ alone."""
        made = []
        for record in self.scope.records.of_class("DialectType"):
            code = plain(record.text("builderCall"))
            cpp = re.search(r"([\w:]+)::get\(\$_builder\.getContext\(\)\)|\$_builder\.getType<([\w:]+)>\(\)", code)
            name = self.scope.predicates.named(cpp[1] or cpp[2]) or "" if cpp is not None else ""
            if cpp is None or name not in known.PLAIN or not self.scope.is_own(record):
                continue
            cls = (cpp[1] or cpp[2]).rpartition("::")[2]
            about = "" if self.scope.brief else f"{docstring(record.text('summary') or f'The type {name}')}\n\n"
            text = (f"class {cls}(d.TypeDef, dialect={self.scope.dialect_name}, mnemonic={name.partition('.')[2]!r}):\n"
                    f"{about}    summary = {record.text('summary') or name!r}")
            made.append(Made(record, name, text, True, ()))
        return made

    def _is_plain_enum(self, record: Record) -> bool:
        """Whether an enumeration has one of the forms that `EnumDef` has."""
        if not record.is_a("EnumAttr") or len(record.dag("parameters")) != 1:
            return False
        return "".join(record.text("assemblyFormat").split()) in ("`<`$value`>`", "$value", "```<`$value`>`")

    def _made(self, record: Record) -> Made:
        is_type, name = record.is_a("TypeDef"), full_name(record)
        mnemonic = name.partition(".")[2]
        notes = ["its verifier is C++"] if record.flag("genVerifyDecl") else []
        lines = [f"class {identifier(record.text('cppClassName'))}(d.{'TypeDef' if is_type else 'AttrDef'}, dialect={self.scope.dialect_name}, "
                 f"mnemonic={mnemonic!r}):"]
        if not self.scope.brief:
            lines += [docstring(record.text("summary") or f"The {'type' if is_type else 'attribute'} {mnemonic}"), ""]
        shown = len(lines)
        by_hand: str | None = None
        params: dict[str, str] = {}
        for parameter, key in record.dag("parameters"):
            key = key if key.isidentifier() else identifier(key)
            try:
                params[key] = self._param(parameter, record)
            except _Unknown as unknown:
                by_hand = f"the parameter ${key} is of type {unknown}"
        form = record.fields.get("assemblyFormat")
        format_text = directives.translated(form, self.scope.namespace)[0] if isinstance(form, str) else None
        if record.flag("hasCustomAssemblyFormat"):
            by_hand = "its form is C++"
        for key, text in params.items():
            spelled = key + "_" if key in _RESERVED or key in _TAKEN else key
            lines.append(f"    {spelled} = {text}")
        if by_hand is None:
            by_hand = self._tried(params, format_text)
        if format_text is not None:
            lines.append(f"    assembly_format = {_format_literal(format_text)}")
        if record.text("summary"):
            lines.append(f"    summary = {record.text('summary')!r}")
        lines += [f"    {word} = {value}" for word, value in self._facts(record).items()]
        if by_hand is not None:
            shown_lines = "\n".join(lines[:shown - 1 + self.scope.brief] + lines[shown:]).split("\n")
            text = "\n".join("# " + line if line else "#" for line in shown_lines)
            hint = (f"# {'!' if is_type else '#'}{plain(name)}: {plain(by_hand)}. Its texts are kept as they are written until the class has\n"
                    f"# its parameters, and static methods `parse(parser)` and `print(printer, self)` (docs/add-a-dialect.md, 3).")
            return Made(record, name, f"{hint}\n#\n{text}", False, (*notes, by_hand))
        if len(lines) == shown:
            lines[-1:] = ["    pass"] if self.scope.brief else []
        return Made(record, name, "\n".join(lines), True, tuple(notes))

    def _facts(self, record: Record) -> dict[str, str]:
        interfaces = {each.text("cppInterfaceName") for each in record.listed("traits") if isinstance(each, Record)}
        facts = {}
        if "VectorElementTypeInterface" in interfaces:
            facts["vector_element"] = "True"
        if "MemRefElementTypeInterface" in interfaces:
            facts["memref_element"] = "True"
        if "DataLayoutTypeInterface" in interfaces:
            facts["layout_entries"] = "True"
        if record.flag("genMnemonicAlias"):
            facts["alias"] = repr(record.text("mnemonic"))
        return facts

    def _tried(self, params: dict[str, str], form: str | None) -> str | None:
        """Why the format does not compile; None when it does."""
        env = trial.environment(self.scope)
        try:
            made: dict[str, Any] = {key: env.evaluate(text) for key, text in params.items()}
            check_format(made, form or "")
        except (FormatError, DefinitionError, NameError) as error:
            return str(error)
        return None

    # --- parameters ---

    def _param(self, parameter: Any, owner: Record) -> str:
        if isinstance(parameter, str):
            return self._of_type(plain(parameter), owner, {})
        if not isinstance(parameter, Record):
            raise _Unknown("none")
        cpp = plain(parameter.text("cppType"))
        named: dict[str, str] = {}
        if parameter.is_a("OptionalParameter"):
            named["optional"] = "True"
        if parameter.is_a("AttributeSelfTypeParameter"):
            return call("d.SelfType", default="None")
        if parameter.is_a("EnumParameter") or enums.enum_of(parameter) is not None:
            enum = self._enum_types.get(cpp.removeprefix("::"))
            if enum is None:
                raise _Unknown(cpp)
            return call("d.EnumParam", self.constraints.enum(enum, for_parameter=True), **named, **self._default(parameter, enum, cpp))
        if parameter.is_a("APFloatParameter"):
            raise _Unknown(cpp)
        if parameter.is_a("TypeConstraint") and not parameter.is_a("TypeDef"):
            expression = self.constraints.type(parameter)
            return call("d.TypeParam", *([] if expression.text == "d.AnyType" else [expression.text]), **named)
        if parameter.is_a("AttrConstraint") and not parameter.is_a("AttrDef"):
            expression = self.constraints.attr(parameter)
            return call("d.AttrParam", *([] if expression.text == "d.AnyAttr" else [expression.text]), **named)
        optional_list = parameter.is_a("OptionalArrayRefParameter")
        named.update(self._default(parameter, self._enum_types.get(cpp.removeprefix("::")), cpp))
        return self._of_type(cpp, owner, named, optional_list=optional_list)

    def _default(self, parameter: Record, enum: Record | None, cpp: str) -> dict[str, str]:
        code = parameter.fields.get("defaultValue")
        if not isinstance(code, str) or not code.strip() or parameter.is_a("OptionalParameter", "OptionalArrayRefParameter"):
            return {}
        code = plain(code)
        if code == "nullopt" and cpp.startswith("optional<"):
            return {"optional": "True"}
        if enum is not None:
            case = enums.case_of(enum, code)
            if case is not None:
                return {"default": repr(case)}
        if code in ("true", "false"):
            return {"default": code.title()}
        if re.fullmatch(r"-?\d+", code) and cpp in _INTEGERS:
            return {"default": code}
        if re.fullmatch(r'"[^"\\]*"', code):
            return {"default": code}
        if re.fullmatch(rf"{re.escape(cpp)}(::get)?\((\$_ctxt, )?(\{{\}})?\)", code):  # an empty one
            return {"optional": "True"}
        raise _Unknown(f"{cpp} with the default {code}")

    def _of_type(self, cpp: str, owner: Record, named: dict[str, str], *, optional_list: bool = False) -> str:
        cpp = cpp.removeprefix("::").strip()
        if "optional" in named and cpp.startswith("optional<"):
            cpp = cpp[len("optional<"):-1].strip()
        found = re.fullmatch(r"ArrayRef<(.*)>", cpp)
        if found is not None:
            element = self._of_type(plain(found[1]), owner, {})
            if optional_list or "optional" in named:
                named = {**named, "optional": "True"}
            return call("d.ArrayParam", element, **named)
        found = re.fullmatch(r"optional<(.*)>", cpp)
        if found is not None:
            return self._of_type(plain(found[1]), owner, named)
        if cpp in _INTEGERS:
            width, signed = _INTEGERS[cpp]
            return call("d.IntParam", str(width), signed=None if signed else "False", **named)
        if cpp in ("bool", "StringRef", "string", "AffineMap", "APInt"):
            kind = {"bool": "Bool", "StringRef": "String", "string": "String", "AffineMap": "AffineMap", "APInt": "APInt"}[cpp]
            return call(f"d.{kind}Param", **named)
        if cpp in known.DENSE:
            return call("d.DenseParam", repr(known.DENSE[cpp]), **named)
        if cpp in ("Type", "Attribute"):
            return call(f"d.{'Type' if cpp == 'Type' else 'Attr'}Param", **named)
        if cpp in known.CLASSES:
            kind = "Type" if cpp.endswith("Type") else "Attr"
            value_type = ", value_type='none'" if cpp == "StringAttr" else ""
            constraint = f"d.{kind}Constraint({cpp!r}, {literal(known.CLASSES[cpp])}, " + (
                f"{literal(known.CLASSES[cpp])}{value_type})" if kind == "Attr" else "type_name='')")
            return call(f"d.{kind}Param", constraint, **named)
        place = plain(owner.text("cppNamespace")).removeprefix("::")
        for name in (f"{place}::{cpp}", cpp):
            if name in self._enum_types:
                enum = self._enum_types[name]
                named = dict(named)
                if "default" in named and not named["default"].startswith(("'", '"')):
                    raise _Unknown(cpp)
                return call("d.EnumParam", self.constraints.enum(enum, for_parameter=True), field="True", **named)
            defined = self.scope.predicates.defined.get(name)
            if defined is not None:
                kind = "Type" if cpp.endswith("Type") or "Type" in cpp else "Attr"
                holder = next((each for each in self.scope.records.of_class("EnumAttr") if full_name(each) == defined), None)
                if holder is not None and self.scope.is_own(holder) and self._is_plain_enum(holder):
                    return call("d.AttrParam", self.constraints.enum(holder), **named)
                return call(f"d.{kind}Param", repr(defined), **named)
        last = cpp.rpartition("::")[2]
        enum_types = [each for name, each in self._enum_types.items() if name.rpartition("::")[2] == last]
        if len(enum_types) == 1 and "default" not in named:
            return call("d.EnumParam", self.constraints.enum(enum_types[0], for_parameter=True), field="True", **named)
        if last in self._interfaces:
            return call(f"d.{self._interfaces[last]}Param", **named)
        if last == "FusedLoc":
            return call("d.AttrParam", f"d.AttrConstraint('fused location', {literal(('kind', 'LOC_FUSED'))}, {literal(('kind', 'LOC_FUSED'))})", **named)
        raise _Unknown(cpp)


_TAKEN = frozenset((
    "dialect name params encoding_check assembly_format cpp_name alias blame_name blame_end vector_element memref_element memref_layout layout_entries is_shaped summary predicate "
    "is_type where words type_text type_name renamed definition verify_hook parse_hook print_hook has_form_hooks interfaces decoded storage "
    "value_type enum symbol_name unit generic in is from class def return lambda global import pass").split())


def _format_literal(text: str) -> str:
    text = " ".join(text.split())
    is_plain = text.isprintable() and '"' not in text and "\\" not in text
    return repr(text) if len(text) < 100 or not is_plain else f'"""\n        {text}\n    """'
