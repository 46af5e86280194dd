"""Random definitions that name routines of the core, with fields of other kinds, numbers and arities than those that mlircore gives them.

A definition is that of mlircore that names the routine, with other constraints, arities, parameters and words; some of its fields are missing
or in another order.
"""

from __future__ import annotations

import copy
import functools
from random import Random
from typing import Any, NamedTuple

from grammar.make import operations
from mlircore import dialect as d
from mlircore.compile import names, routines
from mlircore.define import opcodes as oc
from mlircore.define.constraints import AttrConstraint, TypeConstraint
from mlircore.define.dialect import find
from mlircore.define.fields import Attr, Field, Group, Region, Successor, python_name
from mlircore.define.inference import Infer
from mlircore.define.packs import PACKS
from mlircore.define.traits import Check, InferredType, TypesMatchWith
from mlircore.compile.files import of_package

ROUTINES = ("ROUTINES", "DEF_ROUTINES", "CHECK", "TRANSFORM", "PREDICATE", "ASM_NAMES", "DEF_CHECK", "ENCODING", "INFER", "FACTS")
TYPES = [value for name, value in sorted(vars(d).items()) if isinstance(value, TypeConstraint)]
ATTRS = [value for name, value in sorted(vars(d).items()) if isinstance(value, AttrConstraint)]
# A routine that reads an attribute may get each of these kinds.
PLAIN = [d.AnyAttr, d.StrAttr, d.I64Attr, d.UnitAttr, d.ArrayAttr, d.SymbolRefAttr, d.TypeAttr, d.DenseI64ArrayAttr, d.BoolAttr]


class Named(NamedTuple):
    """Who names a routine: the class, and whether it is an operation's."""

    cls: Any
    is_op: bool


@functools.cache
def users() -> dict[tuple[str, str], list[Named]]:
    """The definitions of mlircore that name each routine, by its table and name."""
    found: dict[tuple[str, str], list[Named]] = {}
    for name in (*of_package(), *PACKS):
        dialect = find(name)
        if dialect is None:
            continue
        for cls in dialect.ops.values():
            info = cls.definition
            uses = [(use.table, use.name) for use in names.used(info)]
            uses += [(use.table, use.name) for use in names.used_by_format("ROUTINES", info.assembly_format)]
            for use in dict.fromkeys(uses):
                found.setdefault(use, []).append(Named(cls, True))
        for definition in dialect.definitions:
            uses = [(use.table, use.name) for use in names.used_by_definition(definition)]
            uses += [(use.table, use.name) for use in names.used_by_format("DEF_ROUTINES", definition.assembly_format)]
            for use in dict.fromkeys(uses):
                found.setdefault(use, []).append(Named(definition, False))
    return found


@functools.cache
def named(table: str) -> tuple[str, ...]:
    """The routines of a table that a definition of mlircore names."""
    return tuple(sorted(name for kind, name in users() if kind == table))


def other_constraint(field: Any, chance: Random) -> Any:
    if isinstance(field, Attr):
        return chance.choice((d.AnyAttr, d.AnyAttr, *PLAIN)) if chance.random() < 0.8 else chance.choice(ATTRS)
    return d.AnyType if chance.random() < 0.6 else chance.choice(TYPES)


def other_field(field: Field, chance: Random) -> Field:
    """A field of the same class that can hold other things, or of another one."""
    if chance.random() < 0.06:
        return chance.choice((d.Operand(d.AnyType), d.Operands(d.AnyType), d.Result(d.AnyType), d.Attr(d.AnyAttr), d.Region(), d.OptionalOperand(d.AnyType)))
    made: Any = copy.copy(field)
    if isinstance(made, (Group, Attr)) and chance.random() < 0.6:
        made.constraint = other_constraint(made, chance)
    if isinstance(made, Attr) and made.constraint is not getattr(field, "constraint", None):
        made.default, made.prop = None, False
        made.optional = chance.random() < 0.4
    elif isinstance(made, (Group, Successor)) and chance.random() < 0.3:
        made.arity = chance.choice((oc.SINGLE, oc.VARIADIC) if isinstance(made, Successor) else (oc.SINGLE, oc.OPTIONAL, oc.VARIADIC))
    elif isinstance(made, Region) and chance.random() < 0.4:
        made.blocks = chance.choice((None, 0, 1, 2))
    return made


def may_name(table: str, name: str) -> bool:
    """Whether a definition outside mlircore can name the routine."""
    return names.Use("", table, name, "").is_for_all


def refused_directive(table: str, text: str | None) -> bool:
    """Whether a format has a directive that definitions outside mlircore cannot name."""
    return not all(may_name(table, each) for each in names.directives(text))


def for_users(key: str, value: Any) -> Any:
    """The part of a member of a class of mlircore that a class outside it can have."""
    if key in ("traits", "checks", "region_checks", "symbol_uses"):
        return tuple(each for each in value if not isinstance(each, Check) or may_name("CHECK", each.name))
    if key == "facts":
        return {fact: stated for fact, stated in value.items() if may_name("FACTS", fact)}
    table = {"infer": "INFER", "result_names": "ASM_NAMES"}.get(key)
    name = getattr(value, "routine", value)
    return None if table is not None and name in getattr(routines, table) and not may_name(table, name) else value


def word(text: str, fields: list[str], chance: Random) -> str:
    """An argument for a check, mostly the same."""
    return text if chance.random() < 0.9 else chance.choice((*fields, "word", "", text + "x", "1"))


def other_check(check: Any, fields: list[str], chance: Random) -> Any:
    if not isinstance(check, Check):
        return check
    args = [word(str(arg), fields, chance) for arg in check.args]
    roll = chance.random()
    if roll < 0.05 and args:
        del args[chance.randrange(len(args))]
    elif roll < 0.1:
        args.append(chance.choice((*fields, "word")))
    made = copy.copy(check)
    made.args = tuple(args)
    return made


def directive(name: str, letters: str, made: dict[str, Any], chance: Random) -> str:
    """A use of a directive, with arguments of the kinds that its letters state. Adds the fields that are missing."""
    taken: set[str] = set()

    def one(fits: Any, make: Any) -> str:
        known = [key for key, field in made.items() if fits(field) and key not in taken]
        if known and chance.random() < 0.9:
            key = chance.choice(known)
        else:
            key = f"n{len(made)}"
            made[key] = make()
        taken.add(key)
        return f"${key.removesuffix('_')}"

    def of_type() -> str:
        known = [key for key, field in made.items() if isinstance(field, Group)]
        if not known:
            made["typed"] = d.Operands(d.AnyType)
            known = ["typed"]
        return f"type(${chance.choice(known).removesuffix('_')})"

    parts = []
    for letter in letters:
        if letter == "W" and chance.random() < 0.5:
            break
        if letter == "a":
            parts.append(one(lambda field: isinstance(field, Attr), lambda: Attr(chance.choice(PLAIN), optional=chance.random() < 0.5)))
        elif letter in "or":
            is_result = letter == "r"
            parts.append(one(lambda field, r=is_result: isinstance(field, Group) and field.is_result == r,
                             (lambda: d.Results(d.AnyType)) if is_result else lambda: chance.choice((d.Operand, d.Operands, d.OptionalOperand))(d.AnyType)))
        elif letter == "g":
            parts.append(one(lambda field: isinstance(field, Region), d.Region))
        elif letter == "s":
            parts.append(one(lambda field: isinstance(field, Successor), lambda: chance.choice((d.Successor, d.Successors))()))
        elif letter == "t":
            parts.append(of_type())
        elif letter == "d":
            parts.append("attr-dict")
        else:
            parts.append(f"`{chance.choice(words_of('ROUTINES', name))}`")
        if parts[-1][0] == "$" and chance.random() < 0.08:
            parts[-1] = f"ref({parts[-1]})"
    return f"custom<`{name}`>({', '.join(parts)})"


@functools.cache
def words_of(table: str, name: str) -> tuple[str, ...]:
    """The words that formats of mlircore give a directive."""
    found = {"word"}
    for who in users().get((table, name), []):
        for part in (who.cls.assembly_format or "").split("custom<")[1:]:
            if part.startswith((f"`{name}`", f"{name}>")):
                found.update(part.partition("(")[2].partition("custom")[0].split("`")[1::2])
    return tuple(sorted(each for each in found if each.replace("-", "_").isidentifier()))


def written(name: str, made: dict[str, Any], chance: Random) -> str:
    """A format that has the directive, and the other fields."""
    letters = chance.choice(routines.ROUTINES[name].split("|"))
    text = directive(name, letters, made, chance)
    rest = [key for key, field in made.items() if f"${key.removesuffix('_')}" not in text.replace("type($", "") and not (isinstance(field, Group) and field.is_result)]
    groups = [key for key, field in made.items() if isinstance(field, Group) and f"type(${key.removesuffix('_')})" not in text]
    parts = [f"${key.removesuffix('_')}" for key in chance.sample(rest, len(rest))]
    parts.insert(chance.randrange(len(parts) + 1), text)
    if "attr-dict" not in text:
        parts.append("attr-dict")
    return " ".join([*parts, *(f"`:` type(${key.removesuffix('_')})" for key in groups)])


def operation(table: str, name: str, chance: Random) -> dict[str, Any]:
    """The members of a class of operations that names a routine."""
    cls = chance.choice([who.cls for who in users()[table, name] if who.is_op])
    info = cls.definition
    fields = [(python_name(key), field) for key, field in cls._fields.items() if chance.random() < 0.9]
    if chance.random() < 0.2:
        chance.shuffle(fields)
    made: dict[str, Any] = {key: other_field(field, chance) if chance.random() < 0.6 else copy.copy(field) for key, field in fields}
    known = [key.removesuffix("_") for key in made]

    def stays(check: Any) -> bool:
        return chance.random() < 0.9 and (not isinstance(check, Check) or (table, name) == ("CHECK", check.name) or may_name("CHECK", check.name))

    traits = [trait for trait in info.traits if stays(trait) and chance.random() < 0.8]
    checks = {key: tuple(other_check(check, known, chance) for check in getattr(cls, key) if stays(check)) for key in ("checks", "region_checks", "symbol_uses")}
    if table == "TRANSFORM":
        groups = [key for key, field in made.items() if isinstance(field, Group)]
        if len(groups) > 1:
            traits.append(chance.choice((TypesMatchWith, lambda _, *args: InferredType(*args)))("fits", *(each.removesuffix("_") for each in chance.sample(groups, 2)), name))
    for key in ("infer", "facts", "default_dialect", "result_name", "result_names", "implicit_terminator", "argument_names"):
        is_named = key == {"FACTS": "facts", "ASM_NAMES": "result_names"}.get(table)
        value = getattr(cls, key) if is_named else for_users(key, getattr(cls, key))
        if value is not None and (is_named or chance.random() < 0.85):
            made[key] = {fact: stated for fact, stated in value.items() if fact == name or may_name("FACTS", fact)} if key == "facts" else value
    if table == "INFER":
        stated = info.infer
        made["infer"] = Infer(name, *(word(arg, known, chance) for arg in stated.args))
    if table == "PREDICATE" and made:
        key = chance.choice([*made])
        if hasattr(made[key], "constraint"):
            made[key].constraint = (AttrConstraint if isinstance(made[key], Attr) else TypeConstraint)("fits", ("routine", name))
    made |= {key: value for key, value in checks.items() if value}
    made["traits"] = tuple(other_check(trait, known, chance) for trait in traits)
    declared = {key: value for key, value in made.items() if isinstance(value, Field)}
    several = sum(isinstance(field, Group) and field.arity != oc.SINGLE and not field.is_result for field in declared.values()) > 1
    if several and d.AttrSizedOperandSegments not in made["traits"]:
        made["traits"] += (d.AttrSizedOperandSegments,)
    if table == "ROUTINES":
        if cls.assembly_format and chance.random() < 0.4 and not refused_directive(table, cls.assembly_format):
            made["assembly_format"] = cls.assembly_format
        else:
            before = dict(declared)
            made["assembly_format"] = written(name, declared, chance)
            made |= {key: value for key, value in declared.items() if key not in before}
    elif chance.random() < 0.6 and cls.assembly_format and not refused_directive("ROUTINES", cls.assembly_format):
        made["assembly_format"] = cls.assembly_format
    return made


def param(chance: Random) -> Any:
    make = [d.TypeParam, d.AttrParam, lambda: d.IntParam(chance.choice((1, 8, 32, 64))), d.BoolParam, d.APIntParam, lambda: d.FloatParam("f64"),
            d.StringParam, d.KeywordParam, d.SymbolParam, d.AffineMapParam, d.DenseParam, lambda: d.ArrayParam(d.IntParam(32)),
            lambda: d.ArrayParam(d.TypeParam()), lambda: d.ArrayParam(d.AttrParam(), optional=True), lambda: d.ArrayParam(d.StringParam()),
            lambda: d.StringParam(optional=True), lambda: d.IntParam(32, default=3), lambda: d.TypeParam(optional=True), lambda: d.AttrParam(optional=True)]
    return chance.choice(make)()


def symbol(table: str, name: str, chance: Random) -> dict[str, Any]:
    """The members of a class of types or attributes that names a routine."""
    cls = chance.choice([who.cls for who in users()[table, name] if not who.is_op])
    params = [(python_name(key), each) for key, each in cls.params.items() if table == "DEF_ROUTINES" or chance.random() < 0.9]
    if chance.random() < 0.2:
        chance.shuffle(params)
    made: dict[str, Any] = {key: param(chance) if chance.random() < 0.5 else copy.copy(each) for key, each in params}
    if table == "DEF_ROUTINES" and chance.random() < 0.7 or table == "PREDICATE":
        letters, made = routines.DEF_ROUTINES.get(name, "p"), {}
        parts = []
        for letter in letters.replace("p*", "p" * chance.randrange(1, 4)):
            if letter == "s":
                parts.append(f"`{chance.choice(words_of('DEF_ROUTINES', name))}`")
            elif letter == "r" and made and chance.random() < 0.9:
                parts.append(f"ref(${chance.choice([*made])})")
            else:
                fits = {"T": d.TypeParam, "D": d.DenseParam}.get(letter) if chance.random() < 0.9 else None
                made[f"p{len(made)}"] = param(chance) if fits is None else fits()
                parts.append(f"$p{len(made) - 1}")
        if "r" in letters and not parts[0].startswith("$"):
            made["first"] = param(chance)
            parts = [each if each[:4] != "ref(" else "ref($first)" for each in parts]
        text = f"custom<`{name}`>({', '.join(parts)})" if table == "DEF_ROUTINES" else "params"
        made["assembly_format"] = f"`<` {'$first ' if 'first' in made else ''}{text} `>`"
        if table == "PREDICATE":
            made["p0"].verify = ((("routine", name), "does not fit: $"),)
    else:
        made["assembly_format"] = cls.assembly_format if table == "DEF_ROUTINES" or chance.random() < 0.3 else "`<` struct(params) `>`" if made else None
    if table in ("DEF_CHECK", "ENCODING"):
        made["verify" if table == "DEF_CHECK" else "encoding_check"] = name
        made["memref_layout"] = cls.memref_layout
    elif chance.random() < 0.5 and (cls.encoding_check is None or may_name("ENCODING", cls.encoding_check)):
        made["encoding_check"] = cls.encoding_check
    return made


def random_members(chance: Random, only: str | None = None) -> tuple[str, str, bool, dict[str, Any]]:
    """The table, the routine, whether it is an operation, and the members of a class that names it. `only`: a table, or a routine in it: TABLE.name."""
    table, _, name = (only or "").partition(".")
    table = table or chance.choice((*ROUTINES, "CHECK", "CHECK", "ROUTINES", "ROUTINES"))
    free = [each for each in named(table) if may_name(table, each)]
    name = name or chance.choice(free if free and chance.random() < 0.9 else named(table))
    kinds = {who.is_op for who in users()[table, name]}
    is_op = chance.choice(sorted(kinds))
    return table, name, is_op, operation(table, name, chance) if is_op else symbol(table, name, chance)
