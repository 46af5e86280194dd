"""Predicates: trees of C++ conditions become predicates of the definition language.

A condition that is not known is left open: it holds for everything. `Translation.open` has the C++ code of such conditions.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from mlircore.tools.ods import known
from mlircore.tools.ods.known import Predicate
from mlircore.tools.ods.records import Record

_NAMESPACES = re.compile(r"(?<![\w>])(?:::)?(?:(?:llvm|mlir|std)::)+")
_LAMBDA = re.compile(r"^\[[^\]]*\]\(\s*(?:const )?[\w:]+ (\w+)\)\s*\{\s*return\s*$")
_MAX_DEPTH = 100


class Translation(NamedTuple):
    """A predicate, and the conditions that it leaves open."""

    predicate: Predicate
    open: tuple[str, ...] = ()

    @property
    def is_exact(self) -> bool:
        """Whether nothing is left open."""
        return not self.open


def plain(code: str) -> str:
    """C++ code without the namespaces llvm, mlir and std, and with single spaces, none of them inside a parenthesis at its ends."""
    return re.sub(r"(?<![\w>])::(?=\w)|(?<=\() | (?=\))", "", _NAMESPACES.sub("", " ".join(code.split())))


def conjunction(parts: list[Translation], *, operator: str = "and") -> Translation:
    """All of the parts, or one of them."""
    opened = tuple(dict.fromkeys(text for part in parts for text in part.open))
    found: list[Predicate] = []
    for part in parts:
        if operator == "or" and part.predicate == known.ANY:
            return Translation(known.ANY, opened)
        if part.predicate != known.ANY:
            found += [each for each in (part.predicate[1:] if part.predicate[0] == operator else (part.predicate,)) if each not in found]
    if not found:
        return Translation(known.ANY, opened)
    return Translation(found[0] if len(found) == 1 else (operator, *found), opened)


def negation(part: Translation) -> Translation:
    """The opposite. It is open as a whole when a part is."""
    if not part.is_exact:
        return Translation(known.ANY, part.open)
    if part.predicate == known.ANY:
        return Translation(("or",))
    return Translation(("not", part.predicate))


class Predicates:
    """Translates the predicates of a file.

    `defined`: the full names of definitions, by their C++ classes; `enums`: the predicates of enumerations that are integers, in the same way.
    """

    def __init__(self, defined: dict[str, str], enums: dict[str, Predicate]) -> None:
        self.defined, self.enums = defined, enums

    def named(self, cpp: str) -> str | None:
        """The full name of the definition of a C++ class, whose namespace can be shortened; None when there is none, or several."""
        found = self.defined.get(cpp)
        if found is not None:
            return found
        ends = {name for key, name in self.defined.items() if key.endswith(f"::{cpp}")}
        return ends.pop() if len(ends) == 1 else None

    def of_constraint(self, constraint: Record) -> Translation:
        """The predicate of a constraint."""
        record = constraint.record("predicate")
        return Translation(known.ANY) if record is None else self.translate(record, "$_self", 0)

    def translate(self, record: Record, subject: str, depth: int) -> Translation:
        """A predicate about what the code calls `subject`."""
        if depth > _MAX_DEPTH:
            return Translation(known.ANY, ("a predicate is nested too deeply",))
        if "predExpr" in record.fields and not record.is_a("CombinedPred"):
            return self.condition(plain(record.text("predExpr").replace("$_self", subject)), subject)
        children = [each for each in record.listed("children") if isinstance(each, Record)]
        kind = record.record("kind")
        operator = kind.name if kind is not None else ""
        if operator in ("PredCombinerAnd", "PredCombinerOr"):
            parts = [self.translate(each, subject, depth + 1) for each in children]
            return conjunction(parts, operator="and" if operator == "PredCombinerAnd" else "or")
        if operator == "PredCombinerNot" and len(children) == 1:
            return negation(self.translate(children[0], subject, depth + 1))
        if operator == "PredCombinerSubstLeaves" and len(children) == 1:
            return self._replaced(record, children[0], subject, depth)
        if operator == "PredCombinerConcat" and len(children) == 1:
            return self._wrapped(record, children[0], subject, depth)
        return Translation(known.ANY, (f"a predicate of kind {operator or record.name}",))

    def _replaced(self, record: Record, child: Record, subject: str, depth: int) -> Translation:
        pattern, replacement = record.text("pattern"), plain(record.text("replacement").replace("$_self", subject))
        if pattern != "$_self":
            return Translation(known.ANY, (f"{pattern} replaced by {replacement}",))
        if replacement == subject:
            return self.translate(child, subject, depth + 1)
        wrap = _part_of(replacement, subject)
        if wrap is None and re.fullmatch(r"\w+", replacement):  # the argument of a lambda around it
            return self.translate(child, replacement, depth + 1)
        inner = self.translate(child, "$_self", depth + 1)
        if wrap is None:
            return Translation(known.ANY, inner.open or (replacement,))
        return Translation(wrap(inner.predicate), inner.open) if inner.predicate != known.ANY else inner

    def _wrapped(self, record: Record, child: Record, subject: str, depth: int) -> Translation:
        prefix, suffix = plain(record.text("prefix").replace("$_self", subject)), plain(record.text("suffix").replace("$_self", subject))
        found = re.fullmatch(r"all_of\(cast<ArrayAttr>\((.*)\), \[&\]\(Attribute (\w+)\) \{ return \2 && \(", prefix)
        if found is not None and found[1] == subject and suffix == "); })":
            inner = self.translate(child, found[2], depth + 1)
            return inner if inner.predicate == known.ANY else Translation(("all", inner.predicate), inner.open)
        found = _LAMBDA.match(prefix)
        ending = re.fullmatch(r";? ?\}\((.*)\)", suffix)
        wrap = None if found is None or ending is None else _part_of(ending[1], subject)
        if found is None or wrap is None:
            return Translation(known.ANY, (f"{prefix} ... {suffix}",))
        inner = self.translate(child, found[1], depth + 1)
        return inner if inner.predicate == known.ANY else Translation(wrap(inner.predicate), inner.open)

    # --- one condition ---

    def condition(self, code: str, subject: str) -> Translation:
        """The predicate of C++ code, in the form that `plain` gives."""
        code = _without_parentheses(code)
        for operator, word in (("&&", "and"), ("||", "or")):
            parts = _split(code, operator)
            if len(parts) > 1:
                return conjunction([self.condition(each, subject) for each in parts], operator=word)
        if code in ("true", "", subject):
            return Translation(known.ANY)
        if code[:1] == "!" and _is_one(code[1:]):
            return negation(self.condition(code[1:], subject))
        found = _match(code, subject)
        if found is None:
            found = self._isa(code, subject)
        return Translation(known.ANY, (code.replace(subject, "$_self"),)) if found is None else Translation(found)

    def _isa(self, code: str, subject: str) -> Predicate | None:
        match = re.fullmatch(rf"isa<([\w:, ]+)>\({re.escape(subject)}\)", code)
        inner = None if match is not None else re.fullmatch(r"isa<([\w:, ]+)>\((.*)\)", code)
        wrap = None if inner is None else _part_of(inner[2], subject)
        names = match or (inner if wrap is not None else None)
        if names is None:
            return None
        found = [self.of_class(each.strip()) for each in names[1].split(",")]
        if None in found:
            return None
        predicate: Predicate = found[0] if len(found) == 1 and found[0] is not None else ("or", *found)
        return predicate if wrap is None or predicate == known.ANY else wrap(predicate)

    def of_class(self, name: str) -> Predicate | None:
        """The predicate for what is of a C++ class; None for an unknown one."""
        name = plain(name)
        if name in known.CLASSES:
            return known.CLASSES[name]
        if name in self.enums:
            return self.enums[name]
        defined = self.defined.get(name)
        return None if defined is None else ("defined", defined)


def _part_of(code: str, subject: str) -> Callable[[Predicate], Predicate] | None:
    """A predicate about a part of the subject, from one about the part."""
    self = re.escape(subject)
    code = _without_parentheses(code)
    if re.fullmatch(rf"cast<(ShapedType|VectorType|TensorType|RankedTensorType|MemRefType|ComplexType)>\({self}\) ?\.getElementType\(\)", code):
        return lambda inner: ("element", inner)
    if re.fullmatch(rf"getElementTypeOrSelf\({self}\)", code):
        shaped = known.CLASSES["ShapedType"]
        return lambda inner: ("or", ("and", shaped, ("element", inner)), ("and", ("not", shaped), inner))
    if re.fullmatch(rf"cast<(IntegerAttr|FloatAttr|TypedAttr|ElementsAttr|DenseIntElementsAttr)>\({self}\) ?\.getType\(\)", code):
        return lambda inner: ("value_type", inner)
    if re.fullmatch(rf"cast<(Dense\w*|Elements)Attr>\({self}\) ?\.getType\(\) ?\.getElementType\(\)", code):
        return lambda inner: ("value_type", ("element", inner))
    if re.fullmatch(rf"cast<TypeAttr>\({self}\) ?\.getValue\(\)", code):
        return lambda inner: ("type_value", inner)
    return None


_SIGNS = {"": 7, "Signless": 1, "Signed": 2, "Unsigned": 4}
_I64_MAX = (1 << 63) - 1


def _match(code: str, subject: str) -> Predicate | None:
    """The predicate of one condition about the subject, or a part of it."""
    call = re.fullmatch(r"(.*?)\.?(\w+)\((\d*)\)", code)
    if call is not None:
        asked = _type_question(call[2], call[3])
        if asked is not None and call[1] == subject:
            return asked
        wrap = _part_of(call[1], subject) if asked is not None else None
        if asked is not None and wrap is not None:
            return wrap(asked)
    if code == f"{subject}.hasTrait<ValueSemantics>()":
        return ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR")
    return _shape_question(code, subject) or _value_question(code, subject)


def _type_question(name: str, number: str) -> Predicate | None:
    width = int(number) if number else 0
    sign = re.fullmatch(r"is(Signless|Signed|Unsigned|)Integer", name)
    if sign is not None:
        return ("integer", _SIGNS[sign[1]], width) if sign[1] or width else ("kind", "TYPE_INTEGER")
    if name == "isSignlessIntOrIndex":
        return ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX"))
    if name == "isIndex":
        return ("kind", "TYPE_INDEX")
    if re.fullmatch(r"isF(16|32|64|80|128)|isBF16|isTF32", name):
        return ("float", name[2:].lower())
    return None


def _shape_question(code: str, subject: str) -> Predicate | None:
    shape = re.fullmatch(rf"cast<([\w:]+)>\({re.escape(subject)}\) ?\.(.*)", code)
    if shape is None:
        return None
    asked = shape[2]
    if asked == "hasStaticShape()":
        return ("static",)
    if asked == "hasRank()":
        return ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_MEMREF")
    found = re.fullmatch(r"getRank\(\) (==|>=|>|<=|<) (\d+)", asked)
    if found is not None and shape[1] in ("ShapedType", "VectorType", "MemRefType", "RankedTensorType", "TensorType"):
        number = int(found[2])
        ranks = {"==": [number], "<": range(number), "<=": range(number + 1)}.get(found[1])
        if ranks is None:
            below = range(number) if found[1] == ">=" else range(number + 1)
            return ("not", ("rank", *below)) if below and max(below) < 32 else None
        return ("rank", *ranks) if ranks and max(ranks) < 32 else None
    found = re.fullmatch(r"getNumElements\(\) (==|<=|>=) (\d+)", asked)
    if found is not None and shape[1] == "VectorType":
        number = int(found[2])
        return {"==": ("size", number, number), "<=": ("size", 0, number), ">=": ("size", number)}[found[1]]
    return None


def _value_question(code: str, subject: str) -> Predicate | None:
    value = re.fullmatch(rf"cast<IntegerAttr>\({re.escape(subject)}\) ?\.(.*)", code)
    if value is None:
        return None
    asked = value[1]
    found = re.fullmatch(r"getInt\(\) (>=|<=) (-?\d+)", asked)
    if found is not None:
        return ("range", int(found[2]), _I64_MAX) if found[1] == ">=" else ("range", -_I64_MAX - 1, int(found[2]))
    found = re.fullmatch(r"getValue\(\)\.eq\(APInt\((\d+), (-?\d+)\)\)", asked)
    if found is not None:
        return ("cases", int(found[2]))
    if asked == "getValue().isStrictlyPositive()":
        return ("range", 1, _I64_MAX)
    if asked == "getValue().isPowerOf2()":
        return ("cases", *(1 << bit for bit in range(63)))
    if asked == "getValue().isNegative()":
        return ("range", -_I64_MAX - 1, -1)
    return None


# --- C++ text ---


def _without_parentheses(code: str) -> str:
    code = code.strip()
    while code.startswith("(") and _closing(code, 0) == len(code) - 1:
        code = code[1:-1].strip()
    return code


def _is_one(code: str) -> bool:
    """Whether code after a `!` is one operand of it."""
    return not re.search(r"\s(==|!=|<=|>=|<|>|&|\|)\s", code) or _without_parentheses(code) != code.strip()


def _closing(code: str, start: int) -> int:
    depth = 0
    for at in range(start, len(code)):
        depth += (code[at] in "([{") - (code[at] in ")]}")
        if depth == 0:
            return at
    return -1


def _split(code: str, operator: str) -> list[str]:
    """The operands of a binary operator at the top level."""
    parts, depth, start = [], 0, 0
    for at, mark in enumerate(code):
        depth += (mark in "([{") - (mark in ")]}")
        if depth == 0 and code.startswith(operator, at):
            parts.append(code[start:at].strip())
            start = at + len(operator)
    return [*parts, code[start:].strip()]
