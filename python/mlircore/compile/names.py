"""Names of the core's routines in definitions: an unknown one is found here, where its class is known, and not when the words are linked."""

from __future__ import annotations

import re
from typing import NamedTuple

from mlircore.compile import routines
from mlircore.define import packages
from mlircore.define.dialect import Dialect, module_of
from mlircore.define.statement import is_of_mlircore
from mlircore.define.traits import Check, DialectNames, InferredType, Routine, TypeIs, TypesMatchWith

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from mlircore.define.fields import Attr, Group
    from mlircore.define.operations import OpInfo
    from mlircore.define.types_attributes import Definition


def place(cls: Any) -> str:
    """Where the class is, for messages: its file's name and line; empty for one that was made without a class statement."""
    import inspect

    try:
        return f" ({inspect.getsourcefile(cls)}:{inspect.getsourcelines(cls)[1]})"
    except (OSError, TypeError):
        return ""


_FOR_ALL = frozenset((  # of these kinds, all routines are; those that have the names of operations are not linked to operations of users
    "DIALECT", "TRANSFORM", "PREDICATE", "FOLD", "PATTERNS", "CONSTANT", "SPECULATION", "BRANCH", "FOLD_PATTERN", "RANGE", "INDEX_SUM", "SUBSET",
    "SLOT", "SLOT_USE", "SPLIT", "SPLIT_USE", "INLINING"))


class Use(NamedTuple):
    """A name that a definition writes: in which field, the table of `routines` that must have it, and what messages call its kind."""

    field: str
    table: str
    name: str
    kind: str
    args: tuple[str, ...] = ()  # of a check, by what the operation declares under each: o operands, r results, a attribute, w nothing

    @property
    def is_known(self) -> bool:
        """Whether the core, or the list of dialects, has the name."""
        return _is_dialect(self.name) if self.table == "DIALECT" else self.name in getattr(routines, self.table)

    @property
    def is_for_all(self) -> bool:
        """Whether definitions outside mlircore can have it: it holds for fields of all kinds and numbers."""
        letters = "" if self.table in _FOR_ALL else routines.FOR_ALL.get(self.table, {}).get(self.name)
        return letters is not None and (self.table != "CHECK" or _fits(letters, self.args))

    @property
    def why(self) -> str:
        """The reason to refuse it."""
        if self.is_known and self.name in routines.FOR_ALL.get(self.table, ()):
            return f"the {self.kind} {self.name!r} takes other arguments"
        if self.is_known:
            return f"the {self.kind} {self.name!r} is for definitions of mlircore: it relies on what those declare"
        source = "" if self.table == "DIALECT" else " (src_c/dialects/*/*.def list them)"
        return f"there is no {self.kind} {self.name!r}{source}"


_ARGUMENTS = {"a": "a", "o": "o", "v": "or", "x": "ora", "w": "oraw", "W": "oraw"}  # by the letter of routine_kinds.h: what may be there


def _fits(letters: str, args: tuple[str, ...]) -> bool:
    """Whether the arguments of a check are those that the letters state."""
    if letters.endswith("*"):
        letters = letters[:-2] + letters[-2] * (len(args) - len(letters) + 2)
    least = len(letters.rstrip("W"))
    return least <= len(args) <= len(letters) and all(arg in _ARGUMENTS[letter] for arg, letter in zip(args, letters, strict=False))


def _is_dialect(name: str) -> bool:
    from importlib.util import find_spec

    if name in Dialect.known or packages.module_of(name) is not None:
        return True
    return name.isidentifier() and find_spec(module_of(name)) is not None  # not imported: dialects may name each other


def _predicates(predicate: Any) -> Iterator[str]:
    """The routines that a predicate names."""
    if isinstance(predicate, tuple):
        if predicate[:1] == ("routine",):
            yield str(predicate[1])
        else:
            for inner in predicate[1:]:
                yield from _predicates(inner)


def _of_predicate(field: str, *predicates: Any) -> Iterator[Use]:
    for predicate in predicates:
        yield from (Use(field, "PREDICATE", name, "predicate") for name in _predicates(predicate))


def _of_constraint(field: str, constraint: Any) -> Iterator[Use]:
    yield from _of_predicate(field, getattr(constraint, "predicate", None), getattr(constraint, "storage", None))


def directives(assembly_format: str | None) -> list[str]:
    """The custom directives of a format, in order."""
    return re.findall(r"\bcustom<`?([\w.]+)`?>", assembly_format or "")


def names_of_results(info: OpInfo) -> str | None:
    """The routine that suggests names of an operation's results."""
    return "Groups" if info.name_groups and len(info.results) > 1 else info.result_names or None


def used(info: OpInfo) -> Iterator[Use]:
    """The routines, and the dialects in `DialectNames`, that an operation names. Directives are not among them: compile_format checks those."""
    for field, checks in (("traits", info.traits), ("checks", info.checks), ("region_checks", info.region_checks),
                          ("symbol_uses", info.symbol_uses)):
        for check in checks:
            if isinstance(check, Check):
                yield Use(field, "CHECK", check.name, "check", tuple(
                    "o" if arg in info.operands else "r" if arg in info.results else "a" if arg in info.attrs else "w" for arg in check.args))
                for arg in check.args:
                    if isinstance(arg, DialectNames):
                        yield from (Use(field, "DIALECT", name, "dialect") for name in arg.split())
    yield from (Use("facts", "FACTS", fact, "fact") for fact in info.facts)
    for trait in info.traits:
        if isinstance(trait, (TypesMatchWith, InferredType)) and trait.transform:
            yield Use("traits", "TRANSFORM", trait.transform, "transform")
        elif isinstance(trait, TypeIs):
            yield from _of_predicate("traits", trait.constraint.predicate)
    result_names = names_of_results(info)
    if result_names:
        yield Use("result_names", "ASM_NAMES", result_names, "routine for result names")
    for kind, names in (("FOLD", routines.FOLD), ("PATTERNS", routines.PATTERNS), ("CONSTANT", routines.CONSTANT),
                        ("SPECULATION", routines.SPECULATION), ("BRANCH", routines.BRANCH), ("FOLD_PATTERN", routines.FOLD_PATTERN),
                        ("RANGE", routines.RANGE), ("INDEX_SUM", routines.INDEX_SUM), ("SUBSET", routines.SUBSET),
                        ("SLOT", routines.SLOT), ("SLOT_USE", routines.SLOT_USE),
                        ("SPLIT", routines.SPLIT), ("SPLIT_USE", routines.SPLIT_USE), ("INLINING", routines.INLINING)):
        for name in (info.name, f"{info.name.partition('.')[0]}.*"):
            if name in names:
                yield Use(kind.lower(), kind, name, "routine")
                break
    if info.infer is not None and info.infer.routine in routines.INFER:  # compile.inference refuses other names
        yield Use("infer", "INFER", info.infer.routine, "routine that infers types")
    if isinstance(info.upgrade, Routine):
        yield Use("upgrade", "UPGRADE", info.upgrade.name, "upgrade")
    typed: dict[str, Group | Attr] = {**info.operands, **info.results, **info.attrs}
    for name, declared in typed.items():
        yield from _of_constraint(name, declared.constraint)


def used_by_definition(cls: type[Definition]) -> Iterator[Use]:
    """The same of a type or an attribute."""
    if cls.verify is not None:
        yield Use("verify", "DEF_CHECK", cls.verify, "routine")
    if cls.encoding_check is not None:
        yield Use("encoding_check", "ENCODING", cls.encoding_check, "routine")
    for name, param in cls.params.items():
        yield from _of_constraint(name, param.of)
        for wanted in param.verify:
            if isinstance(wanted, tuple):
                yield from _of_predicate(name, wanted[0])
            else:
                yield from _of_constraint(name, wanted)


def used_by_dialect(dialect: Dialect) -> Iterator[Use]:
    """The same of a dialect itself: of its rules for discardable attributes and for arguments of functions."""
    if dialect.argument_check is not None:
        yield Use("argument_check", "ARG_CHECK", dialect.argument_check, "routine")
    for name, _, value, _, check_name in dialect.rules:
        field = f"rule for {name or 'other attributes'}"
        if check_name is not None:
            yield Use(field, "ATTR_CHECK", check_name, "routine")
        yield from _of_predicate(field, value)


def used_by_format(table: str, assembly_format: str | None) -> Iterator[Use]:
    """The directives of a format. `table`: ROUTINES of an operation, DEF_ROUTINES of a type or an attribute."""
    return (Use("assembly_format", table, name, "directive") for name in directives(assembly_format))


def wrong(uses: Iterable[Use], module: str) -> Iterator[tuple[str, str]]:
    """The fields that name something unknown, or something that definitions in the module cannot have, and why that is wrong."""
    own = is_of_mlircore(module)
    return ((use.field, use.why) for use in uses if not use.is_known or not (own or use.is_for_all))
