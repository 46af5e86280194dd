"""Operations: records of Op become classes."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass, field
from keyword import kwlist

from mlircore._core import OpView
from mlircore.define.fields import RESERVED
from mlircore.define.operations import Op
from mlircore.tools.ods import directives, known, trial
from mlircore.tools.ods.constraints import Constraints, Expression
from mlircore.tools.ods.predicates import plain
from mlircore.tools.ods.records import Record
from mlircore.tools.ods.scope import Scope, cpp_class_of_op
from mlircore.tools.ods.source import call, docstring, identifier
from mlircore.tools.ods.traits import Stated, Traits

COMPLETE, OPEN, BY_HAND = "complete", "constraints open", "form by hand"


@dataclass
class Imported:
    """An operation: its class, and how much of it was taken over."""

    name: str
    text: str
    open: list[str]
    by_hand: str | None      # why its custom form is to be written by hand
    has_format: bool         # ODS states a format
    needs_cpp: bool = False  # which C++ code completes: of a directive, or one that infers types
    fields: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)  # C++ methods that suggest names of values

    @property
    def state(self) -> str:
        """One word for the report."""
        return BY_HAND if self.by_hand is not None else OPEN if self.open else COMPLETE


_OF_REGIONS = frozenset((
    "d.NoTerminator d.SingleBlock d.GraphRegion d.NoRegionArguments d.SymbolTable d.IsolatedFromAbove d.AutomaticAllocationScope "
    "d.AffineScope").split())


def spelled(name: str, expression: str) -> str:
    """The name of a field in a class body."""
    if name in ("result", "results", "type"):  # what all operations have, and fields may be called
        return name if expression.startswith({"result": "d.Result(", "results": "d.Results("}.get(name, "")) else name + "_"
    taken = name == "d" or name in kwlist or name in RESERVED or name in vars(Op) or name in ("definition", "OPERATION_NAME")
    return name + "_" if taken or name.endswith("_") or hasattr(OpView, name) else name


class Operations:
    """Translates the operations of a dialect."""

    def __init__(self, scope: Scope, constraints: Constraints) -> None:
        self.scope, self.constraints, self.traits = scope, constraints, Traits(scope)

    def all(self, known_names: Container[str]) -> list[Imported]:
        """The operations that are not known yet, in the order of the file."""
        env = trial.environment(self.scope)
        return [self._imported(each, env) for each in self.scope.records.of_class("Op")
                if self.scope.op_name(each) not in known_names and each.record("opDialect") is not None and self.scope.op_name(each).startswith(f"{self.scope.namespace}.")]

    def _imported(self, op: Record, env: trial.Environment) -> Imported:
        stated = self.traits.of(op)
        fields = self._fields(op, stated)
        for key, what in (("hasVerifier", "its verifier"), ("hasRegionVerifier", "the verifier of its regions")):
            if op.flag(key):
                stated.open.append(f"{what} is C++")
        name = self.scope.op_name(op)
        form = op.fields.get("assemblyFormat")
        lines: list[str] = []
        by_hand, text, unknown = None, None, list[str]()
        if isinstance(form, str):
            lists = [each.text("segmentAttrName") for each, _ in op.dag("arguments") if isinstance(each, Record) and each.is_a("VariadicOfVariadic")]
            text, unknown = directives.translated(form, self.scope.namespace, f"${lists[0]}" if lists else "",
                                                       {key for key, value in fields.items() if value.startswith("d.Result(")}, stated.directives)
            if unknown:
                by_hand = f"the directive {', '.join(f'custom<{each}>' for each in dict.fromkeys(unknown))} is C++"
            else:
                by_hand = trial.why_not(env, name, {spelled(key, value): value for key, value in fields.items()}, stated.traits, text)
                shown = re.match(r"ambiguous: `:` after attribute \$(\w+)", by_hand or "")
                if shown is not None and shown[1] in stated.cpp_forms:
                    by_hand = f"the form of the attribute ${shown[1]} is C++"
        elif op.flag("hasCustomAssemblyFormat"):
            by_hand = "the form is C++"
        lines += [f"    {spelled(key, value)} = {_indented(value)}" for key, value in fields.items()]
        stated.traits = [each for each in stated.traits if self._applies(each, op)]
        if stated.traits:
            lines.append(f"    traits = {_tuple(stated.traits)}")
        lines += [f"    {key} = {value}" for key, value in stated.facts.items()]
        if stated.names and not self.scope.brief:
            lines.append(f"    # names of values are C++ ({plain(', '.join(stated.names))}): `result_names`, `argument_names`, `default_dialect`")
        interfaces = [plain(each) for each in dict.fromkeys(stated.interfaces)]
        if interfaces and not self.scope.brief:
            separator = ", " if len(", ".join(interfaces)) < 80 else ",\n    #   "
            lines.append(f"    # interfaces in C++: {separator.join(interfaces)}")
        if by_hand is not None:
            lines += _skeleton(text)
        elif text is not None:
            lines.append(f"    assembly_format = {_format(text)}")
        head = f"class {self.scope.names.of_class(identifier(cpp_class_of_op(op)))}(d.Op, dialect={self.scope.dialect_name}, name={op.text('opName')!r}):"
        if not self.scope.brief:
            lines = [docstring(op.text("summary") or f"The operation {op.text('opName')}"), *([""] if lines else []), *lines]
        written = "\n".join([head, *(lines or ["    pass"])])
        return Imported(name, written if by_hand is None else _commented(written, by_hand), list(dict.fromkeys(stated.open)), by_hand,
                        isinstance(form, str), bool(unknown) or (by_hand or "").endswith(("be inferred", "is C++")), fields, stated.names)

    @staticmethod
    def _applies(trait: str, op: Record) -> bool:
        """Whether the operation has what a trait is about: upstream allows the others, too."""
        operands = [each for each, _ in op.dag("arguments") if isinstance(value := _undecorated(each), Record) and value.is_a("TypeConstraint")]
        if trait in _OF_REGIONS:
            return bool(op.dag("regions"))
        if trait.startswith("d.SameOperandsAndResult"):
            return bool(operands and op.dag("results"))
        return trait not in ("d.SameTypeOperands", "d.SameOperandsElementType") or bool(operands)

    # --- fields ---

    def _fields(self, op: Record, stated: Stated) -> dict[str, str]:
        """The declarations by name: arguments, results, regions, successors."""
        fields: dict[str, str] = {}
        for value, name in op.dag("arguments"):
            value = _undecorated(value)
            if not isinstance(value, Record):
                continue
            name = self._free(name or "operand", fields)
            if value.is_a("TypeConstraint"):
                fields[name] = self._group(value, "Operand", name, stated)
            elif value.is_a("Attr", "AttrConstraint", "Property", "PropConstraint"):
                fields[name] = self._attr(value, name, stated)
            else:
                stated.open.append(f"the argument ${name}")
        for value, name in op.dag("results"):
            value = _undecorated(value)
            if isinstance(value, Record):
                name = self._free(name or "result", fields)
                fields[name] = self._group(value, "Result", name, stated)
        for value, name in op.dag("regions"):
            if isinstance(value, Record):
                name = self._free(name or "region", fields)
                fields[name] = self._region(value, name, stated)
        for value, name in op.dag("successors"):
            if isinstance(value, Record):
                fields[self._free(name or "successor", fields)] = "d.Successors()" if value.is_a("VariadicSuccessor") else "d.Successor()"
        return fields

    @staticmethod
    def _free(name: str, fields: dict[str, str]) -> str:
        name = name if name.isidentifier() else identifier(name)
        while name in fields:
            name += "0"
        return name

    def _group(self, value: Record, word: str, name: str, stated: Stated) -> str:
        kind, base = word, value
        if value.is_a("Variadic"):
            kind, base = word + "s", value.record("baseType") or value
        elif value.is_a("Optional"):
            kind, base = "Optional" + word, value.record("baseType") or value
        if value.is_a("VariadicOfVariadic"):
            stated.open.append(f"${name} is a list of lists")
        expression = self.constraints.type(base)
        _note(expression, name, stated)
        return f"d.{kind}({expression.text})"

    def _attr(self, value: Record, name: str, stated: Stated) -> str:
        if value.is_a("DerivedAttr"):
            stated.open.append(f"${name} is derived in C++")
            return "d.Attr(d.AnyAttr, optional=True, inherent=False)"
        use = self.constraints.use(value)
        if use.directive is not None:
            stated.directives[name] = use.directive
        base = value.record("baseAttr") or value
        if base.is_a("AttrDef") and self.scope.is_own(base) and base.name not in self.scope.classes:
            stated.cpp_forms.add(name)
        _note(use.expression, name, stated)
        if use.optional and use.default is None and not use.is_property:
            return f"d.OptionalAttr({use.expression.text})"
        return call("d.Attr", use.expression.text, optional="True" if use.optional else None,
                    default=None if use.default is None else repr(use.default), prop="True" if use.is_property else None)

    def _region(self, value: Record, name: str, stated: Stated) -> str:
        blocks = value.number("blocks")
        base = value
        if value.is_a("VariadicRegion"):
            found = "blocks" in value.fields or value.text("summary") == "region with 1 blocks"
            return f"d.Regions({(blocks or 1) if found else ''})"
        if base.is_a("SizedRegion", "MinSizedRegion", "MaxSizedRegion"):
            return call("d.Region", str(blocks), at_most="True" if base.is_a("MaxSizedRegion") else None,
                        at_least="True" if base.is_a("MinSizedRegion") else None)
        return "d.Region()"


def _undecorated(value: object) -> object:
    while isinstance(value, Record) and value.is_a("OpVariable"):
        value = value.record("constraint")
    return value


def _note(expression: Expression, name: str, stated: Stated) -> None:
    stated.open += [f"${name}: {' '.join(each.split())}" for each in expression.open]


def _indented(text: str) -> str:
    return text.replace("\n", "\n    ")


def _tuple(items: list[str]) -> str:
    line = f"({', '.join(items)}{',' if len(items) == 1 else ''})"
    if len(line) < 100 and "\n" not in line:
        return line
    return "(\n        " + ",\n        ".join(item.replace("\n", "\n        ") for item in items) + ",\n    )"


def _format(text: str) -> str:
    if '"' in text or not text.isprintable():
        return repr(text)
    text = text.replace("\\", "\\\\")
    if len(text) < 95:
        return f'"{text}"'
    return '"""\n        ' + "\n        ".join(_wrapped(text)) + '\n    """'


def _wrapped(form: str) -> list[str]:
    """The lines of a format; a literal, which can be a space, stays whole."""
    lines = [""]
    for word in re.findall(r"(?:`[^`]*`|[^\s`])+", form):
        if lines[-1] and len(lines[-1]) + len(word) > 103:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines


def _skeleton(form: str | None) -> list[str]:
    """The lines that are to be written by hand, after the format that ODS has, if any."""
    lines = [] if form is None else [f"    #   {line}" for line in _wrapped(form)]
    return [*lines, "", "    @staticmethod", "    def parse(parser):", "        ...", "", "    @staticmethod", "    def print(printer, op):", "        ..."]


def _commented(text: str, why: str) -> str:
    """A class that is no definition yet."""
    head = f"# By hand: {plain(why)}. Until the class is completed, the operation has no definition: its generic form is\n"\
           "# read, and its custom form as it is written, with unknown_syntax=\"keep\".\n#\n"
    return head + "\n".join(f"# {line}" if line else "#" for line in text.split("\n"))


__all__ = ["BY_HAND", "COMPLETE", "OPEN", "Imported", "Operations", "known"]
