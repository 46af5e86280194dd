"""The definition language: dialects as Python classes.

An operation is a class that names its operands, results, attributes, regions and successors, in order, with its traits and its
assembly format:

    toy = Dialect("toy")

    class AddOp(Op, dialect=toy, name="add"):
        lhs = Operand(AnyInteger)
        rhs = Operand(AnyInteger)
        sum = Result(AnyInteger)
        traits = (SameOperandsAndResultType,)
        assembly_format = "$lhs `,` $rhs attr-dict `:` type($sum)"

Where no format will do, the class has a pair of static methods instead, `parse(parser)` and `print(printer, op)`: they read and write
what stands behind the operation's name with an `AsmParser` and an `AsmPrinter`, at Python's speed. What `parse` resolves and adds makes
the operation; constraints and traits are checked as always. (They are taken out of the class: `AddOp.parse(text)` and `op.print()`
are those of every operation.)

The class is checked when it is defined: what is incomplete or ambiguous raises `DefinitionError`, which names the class and the
field. A dialect is compiled once to a program that the core's parser, printer and verifier run.
"""

from __future__ import annotations

import importlib

from mlircore import _program as pg
from mlircore._assembly import compile_format
from mlircore._constraints import *  # noqa: F403 - part of the language
from mlircore._fields import *  # noqa: F403 - part of the language
from mlircore._traits import *  # noqa: F403 - part of the language
from mlircore._constraints import AttrConstraint, EnumDef, SegmentsAttr, TypeConstraint, enum_attr
from mlircore._fields import Attr, Field, Group, Region, Successor
from mlircore._format_text import FormatError
from mlircore._traits import (
    AllTypesMatch,
    AttrSizedOperandSegments,
    AttrSizedResultSegments,
    Check,
    Relation,
    SameOperandsAndResultType,
    SameVariadicOperandSize,
    SameVariadicResultSize,
    Trait,
    TypesMatchWith,
)

TYPE_CHECKING = False  # importing typing would cost more than all definitions that are loaded
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, ClassVar

    from mlircore._body import Body
    from mlircore._constraints import Predicate as Predicate
    from mlircore._definitions import Definition


class DefinitionError(Exception):
    """A definition breaks a rule of the definition language."""


# --- operations and dialects ---


class OpInfo:
    """What a class declares, by name and in order."""

    def __init__(self, name: str, cls: type[Op]) -> None:
        self.name = name  # "arith.addi"
        self.operands: dict[str, Group] = {}
        self.results: dict[str, Group] = {}
        self.attrs: dict[str, Attr] = {}
        self.regions: dict[str, Region] = {}
        self.successors: dict[str, Successor] = {}
        self.fields: dict[str, Field] = {}  # all of them, in the order of their declarations
        self.traits, self.assembly_format, self.checks = cls.traits, cls.assembly_format, cls.checks
        self.symbol_uses, self.default_dialect = cls.symbol_uses, cls.default_dialect
        self.region_checks, self.body = cls.region_checks, cls.implicit_body
        self.loose_attributes = cls.loose_attributes
        self.implicit_terminator, self.result_name = cls.implicit_terminator, cls.result_name
        self.result_names, self.summary = cls.result_names, (cls.__doc__ or "").partition("\n")[0]
        self.argument_names = cls.argument_names
        self.upgrade, self.upgrade_attrs = cls.upgrade, cls.upgrade_attrs
        self.hooks = None if cls._parse_hook is None else (cls._parse_hook, cls._print_hook)
        self.name_groups = cls.result_name is None and cls.result_names is None

    def group(self, name: str) -> Group | None:
        """The operands or results of that name."""
        return self.operands.get(name) or self.results.get(name)

    def slot(self, name: str) -> int:
        """The number of the types of an operand or result group."""
        return [*self.operands, *self.results].index(name)


def _minimum(groups: Iterable[Any]) -> tuple[int, bool]:
    arities = [group.arity for group in groups]
    return sum(arity == pg.SINGLE for arity in arities), any(arity != pg.SINGLE for arity in arities)


def _count_checks(info: OpInfo) -> list[int]:
    words: list[int] = []
    for opcode, groups in ((pg.C_REGIONS, info.regions), (pg.C_RESULTS, info.results), (pg.C_SUCCESSORS, info.successors),
                           (pg.C_OPERANDS, info.operands)):
        count, varies = _minimum(groups.values())
        if count > 0 or not varies:
            words += pg.instruction(opcode, count, int(varies))
    return words


def _checks(info: OpInfo, program: pg.Program) -> list[int]:
    """Everything that is checked of one operation, in upstream's order."""
    related = (TypesMatchWith, AllTypesMatch, Relation)
    words = _count_checks(info)
    for trait in info.traits:
        if trait.structural:
            words += trait.words(info, program)
    if info.attrs:
        words += pg.instruction(pg.C_ATTR_VALUES)
    if any(group.constraint.predicate or group.arity == pg.OPTIONAL for group in info.operands.values()):
        words += pg.instruction(pg.C_OPERAND_TYPES)
    if any(group.constraint.predicate or group.arity == pg.OPTIONAL for group in info.results.values()):
        words += pg.instruction(pg.C_RESULT_TYPES)
    for trait in info.traits:
        if isinstance(trait, related):
            words += trait.words(info, program)
    if any(region.blocks is not None for region in info.regions.values()):
        words += pg.instruction(pg.C_REGION_SHAPES)
    for trait in info.traits:
        if not trait.structural and not isinstance(trait, related):
            words += trait.words(info, program)
    if SameOperandsAndResultType in info.traits:
        words += pg.instruction(pg.C_INFER_FIRST)
    for check in info.checks:
        words += check.words(info, program)
    return words


class Dialect:
    """A namespace of operations, types and attributes. `complete`: there are no other operations in it than those defined.

    `symbols_complete`: nor types and attributes; the same as `complete` if it is not given. `type_noun`: what messages say between
    "unknown " and the name of a type, when that is not upstream's usual. `is_open`: operations that are not defined may be there.
    """

    known: ClassVar[dict[str, Dialect]] = {}

    def __init__(self, name: str, *, complete: bool = True, symbols_complete: bool | None = None, type_noun: str | None = None,
                 is_open: bool = False) -> None:
        self.name, self.complete, self.type_noun, self.is_open = name, complete, type_noun, is_open
        self.symbols_complete = complete if symbols_complete is None else symbols_complete
        self.ops: dict[str, type[Op]] = {}
        self.enums: list[EnumDef] = []
        self.definitions: list[type[Definition]] = []
        self.rules: list[tuple[Any, ...]] = []
        self._program: bytes | None = None
        self._members: dict[str, Any] = {}  # what `member` found
        self._class: Any = None
        Dialect.known[name] = self

    def member(self, name: str) -> Any:
        """What upstream's module of this dialect has by that name and the definitions' module has not: a module's `__getattr__`.

        A class of operations, the function that builds one, an enumeration as a class, `_Dialect`, `__all__`. Raises `AttributeError`.
        """
        if name not in self._members:
            if name.startswith("__") and name != "__all__":  # what the import machinery asks for
                raise AttributeError(name)
            from mlircore import _members

            self._members[name] = _members.find(self, name)
        return self._members[name]

    def python_class(self) -> Any:
        """`_Dialect`, which upstream's registration of classes takes."""
        if self._class is None:
            self._class = type("_Dialect", (getattr(ir, "Dialect", object),), {"DIALECT_NAMESPACE": self.name})
        return self._class

    def register_dialect(self, context: ir.Context, load: bool = True) -> None:
        """Loads the dialect into a context, unless `load` is false; every context knows it. Upstream's modules of StableHLO, CHLO and Shardy have it."""
        if load:
            context.get_dialect_descriptor(self.name)

    def generated(self, name: str) -> Any:
        """As `member`, but the classes of definitions, and functions that make them: what upstream's generated files have."""
        if name.startswith("__") and name != "__all__":
            raise AttributeError(name)
        from mlircore import _members

        return _members.everything(self, by_hand=False) if name == "__all__" else _members.find(self, name)

    def extend(self, namespace: dict[str, Any]) -> None:
        """Puts classes and functions that are written by hand in front of those of the definitions, at the end of a dialect's module."""
        if define_op_class is not None:
            from mlircore import _members

            _members.extend(self, namespace)

    def enum(self, enum: EnumDef) -> AttrConstraint:
        """Adds an enumeration; the constraint is for attributes that hold its values."""
        self.enums.append(enum)
        enum.dialect = self.name
        return enum_attr(self.name, enum)

    def rule(self, name: str | None, *, value: Predicate = ("any",), message: str | None = None, names_op: bool = False,
             check: str | None = None) -> None:
        """What a discardable attribute of that name must be; None: all others of the dialect.

        `message`: said if it is not, behind the operation's name if `names_op`; $ is the attribute's name. `check`: a routine that looks
        further.
        """
        full = None if name is None else f"{self.name}.{name}"
        self.rules.append((full, pg.RULE_NAMES_OP if names_op else 0, value, message, check))

    def enums_of_others(self) -> list[EnumDef]:
        """Enumerations that operations have attributes of, and that belong to other dialects."""
        used = (attr.constraint.enum for op in self.ops.values() for attr in op.definition.attrs.values())
        return list(dict.fromkeys(enum for enum in used if enum is not None and enum not in self.enums))

    def needs(self) -> list[str]:
        """The namespaces whose attributes the operations have: a context needs their definitions first."""
        return list(dict.fromkeys(enum.dialect for enum in self.enums_of_others() if enum.attr_name is not None))

    def hooks(self) -> dict[str, Any]:
        """By operation name: the functions that parse and print those without a format."""
        return {op.definition.name: op.definition.hooks for op in self.ops.values() if op.definition.hooks is not None}

    def program(self) -> bytes:
        """The compiled dialect."""
        if self._program is None:
            self._program = self._compile()
        return self._program

    def _compile(self) -> bytes:
        program = pg.Program()
        self._all_enums = [*self.enums, *self.enums_of_others()]
        for enum in self._all_enums:
            program.enums.append(self._enum_words(program, enum))
        for definition in self.definitions:
            program.definitions.append(definition.words(program))
        program.num_early = program.num_constants
        for op in self.ops.values():
            program.ops.append(self._op_words(program, op.definition))
        for name, flags, value, message, check in self.rules:
            program.attr_rules.append([program.string(name), flags, program.predicate(value), program.string(message), program.string(check)])
        return program.finish(self.name, complete=self.complete, symbols_complete=self.symbols_complete, type_noun=self.type_noun,
                              is_open=self.is_open)

    def _enum_words(self, program: pg.Program, enum: EnumDef) -> list[int]:
        cases = [(program.string(text), *pg.wide(value | pg.ENUM_GROUP if text in enum.groups else value)) for text, value in enum.cases]
        name = None if enum.attr_name is None else f"{enum.dialect}.{enum.attr_name}"
        flags = (pg.ENUM_BITS if enum.bits else 0) | (pg.ENUM_WIDE if enum.width == 64 else 0) | (
            pg.ENUM_BARE if enum.bare else 0) | (pg.ENUM_TIGHT if enum.tight else 0) | (pg.ENUM_KEYWORDS if enum.keywords else 0)
        return [program.string(name), flags, *program.records(cases), program.string(enum.separator),
                program.string(enum.cpp_name or None), program.string(enum.cpp_attr or None), program.string(enum.summary or None)]

    def _attr_words(self, program: pg.Program, name: str, attr: Attr, spelled: set[str]) -> list[int]:
        constraint, default, enum = attr.constraint, 0, 0
        if constraint.enum is not None:
            enum = self._all_enums.index(constraint.enum) + 1
        if attr.default is not None:
            if constraint.enum is None:
                number = program.attr_constant(attr.default)
            elif attr.prop:
                number = program.attr_constant(f"{constraint.enum.value(attr.default)} : i{constraint.enum.width}")
            else:
                number = program.enum_constant(enum - 1, constraint.enum.value(attr.default))
            default = number + 1
        flags = 0 if attr.optional or attr.default is not None else pg.ATTR_REQUIRED
        flags |= (pg.ATTR_BOUND if name in spelled else 0) | (pg.ATTR_UNIT if constraint.unit else 0)
        flags |= pg.ATTR_NOT_STORED if attr.optional and attr.default is not None and not constraint.unit else 0
        flags |= pg.ATTR_PROPERTY if attr.prop else 0
        flags |= pg.ATTR_SHOWN if attr.shown else 0
        flags |= 0 if attr.inherent else pg.ATTR_DISCARDABLE
        if attr.segments:
            flags = pg.ATTR_SEGMENTS
        return [program.string(attr.name or name), flags, program.predicate(constraint.predicate), program.string(constraint.summary), default,
                program.predicate(constraint.storage), enum, program.string(getattr(constraint, "definition", None))]

    def _upgrade_words(self, program: pg.Program, info: OpInfo) -> list[int]:
        if info.upgrade is None:
            return [0, 0, 0, 0]
        is_routine = isinstance(info.upgrade, Routine)
        target = (info.upgrade.target if is_routine else info.upgrade) or info.name.partition(".")[2]
        renamed = [(program.string(old), program.string(new)) for old, new in info.upgrade_attrs.items()]
        return [program.string(target) + 1, program.string(info.upgrade.name) + 1 if is_routine else 0, *program.records(renamed)]

    def _op_words(self, program: pg.Program, info: OpInfo) -> list[int]:
        string = program.string
        elements, resolve, spelled = compile_format(info, program) if info.assembly_format is not None else ([], [], set())
        if info.hooks is not None:
            elements = pg.instruction(pg.F_HOOK)

        def groups(table: dict[str, Group]) -> tuple[int, int]:
            return program.records([
                (group.arity, program.predicate(group.constraint.predicate), string(group.summary), string(name))
                for name, group in table.items()])

        def part(words: list[int]) -> tuple[int, int]:
            return (program.append(words), len(words)) if words else (0, 0)

        regions = [(region.arity, pg.NONE if region.blocks is None else region.blocks,
                    string(f"region with {region.blocks} blocks"), string(name)) for name, region in info.regions.items()]
        successors = [(s.arity, 0, pg.NONE, string(name)) for name, s in info.successors.items()]
        symbol_checks = [word for check in info.symbol_uses for word in check.words(info, program)]
        region_checks = [word for check in info.region_checks for word in check.words(info, program)]
        attrs = [self._attr_words(program, name, attr, spelled) for name, attr in info.attrs.items()]
        words = [
            string(info.name), string("|".join(dict.fromkeys(t.bit for t in info.traits if t.bit))), 0, string(info.default_dialect),
            string(info.implicit_terminator), string("Groups" if info.name_groups and len(info.results) > 1 else info.result_names or None),
            string(info.result_name), *part(elements), *part(resolve),
            *program.records(attrs), *groups(info.operands), *groups(info.results), *program.records(regions),
            *program.records(successors), *part(_checks(info, program)), *part(region_checks), *part(symbol_checks), (string(info.argument_names) + 1) & pg.NONE,
            *part([] if info.body is None else info.body.words(info, program)), *self._upgrade_words(program, info)]
        return words + [0] * (pg.OP_WORDS - len(words))


try:
    from mlircore import ir
    from mlircore._core import AsmParser as AsmParser, AsmPrinter as AsmPrinter, OpView, define_op_class
except ImportError:  # while mlircore is built, definitions are compiled without it
    ir, OpView, define_op_class = None, object, None  # type: ignore[misc, assignment]


class _Constructor:
    """`__init__` of classes of operations: made when it is first looked up, for the class that has a definition of its own."""

    def __get__(self, op: Any, owner: Any) -> Any:
        from mlircore import _views

        cls = next(base for base in (owner or type(op)).__mro__ if "definition" in vars(base) or base is Op)
        if cls is Op:  # what shows an operation without a definition
            made = OpView.__init__
        else:
            made = _views.constructor(cls)
            setattr(cls, "__init__", made)  # noqa: B010 - mypy says it is unsound
        return made if op is None else made.__get__(op, cls)


class OpClass(type):
    """The class of definitions: what shows an operation has no attributes of its own, so no dictionary.

    Classes that are derived from a definition have one, as classes do, unless they say `__slots__ = ()`.
    """

    def __new__(cls, title: str, bases: tuple[type, ...], namespace: dict[str, Any], /, **more: Any) -> Any:
        derived = "dialect" not in more and any(hasattr(base, "OPERATION_NAME") for base in bases)
        return super().__new__(cls, title, bases, namespace if derived else {"__slots__": (), **namespace}, **more)


class Op(OpView, metaclass=OpClass):
    """Base of operation definitions, which are the classes of operations, too. See the module's documentation, and `_views`."""

    definition: ClassVar[OpInfo]
    traits: ClassVar[tuple[Trait, ...]] = ()
    assembly_format: ClassVar[str | None] = None
    checks: ClassVar[tuple[Check, ...]] = ()
    region_checks: ClassVar[tuple[Check, ...]] = ()  # when everything inside is right
    implicit_body: ClassVar[Body | None] = None  # what a region that the custom form leaves out has in it (mlircore._body)
    symbol_uses: ClassVar[tuple[Check, ...]] = ()
    default_dialect: ClassVar[str | None] = None
    loose_attributes: ClassVar[bool] = False  # its dictionary is not checked while it is parsed: where upstream parses by hand
    implicit_terminator: ClassVar[str | None] = None
    result_name: ClassVar[str | None] = None   # suggested for every result: "f" gives %f
    result_names: ClassVar[str | None] = None  # a routine that suggests names (routines.def); "": none at all
    _parse_hook: ClassVar[Any] = None
    _print_hook: ClassVar[Any] = None
    upgrade: ClassVar[Any] = None  # of an operation of an old generation: today's name, or a `Routine` (mlircore.dialects.legacy)
    upgrade_attrs: ClassVar[dict[str, str]] = {}  # its attributes that have another name today
    argument_names: ClassVar[str | None] = None  # of entry blocks: "in|out": for as many as operands in each group, the last for the rest

    def __init_subclass__(cls, *, dialect: Dialect | None = None, name: str | None = None) -> None:
        super().__init_subclass__()
        for key in ("parse", "print"):
            hook = vars(cls).get(key)
            if isinstance(hook, staticmethod):
                setattr(cls, f"_{key}_hook", hook)
                delattr(cls, key)
        if dialect is None or name is None:
            return  # a base class that operations share fields and formats through
        info = OpInfo(f"{dialect.name}.{name}", cls)
        for base in reversed(cls.__mro__):
            for key, value in vars(base).items():
                if isinstance(value, Field):
                    _add_field(info, key.removesuffix("_"), value)
                elif isinstance(getattr(value, "field", None), Field):  # the accessor of a base that is a definition, too
                    _add_field(info, value.field.key, value.field)
        if AttrSizedOperandSegments in cls.traits:
            info.attrs["operandSegmentSizes"] = Attr(SegmentsAttr, segments=True)
        if AttrSizedResultSegments in cls.traits:
            info.attrs["resultSegmentSizes"] = Attr(SegmentsAttr, segments=True)
        _check_definition(cls, info, dialect)
        cls.definition = info
        dialect.ops[name] = cls
        dialect._program = None
        dialect._members.clear()
        _make_view(cls, info)

    if TYPE_CHECKING:
        def __init__(self, *args: Any, **kwargs: Any) -> None: ...
    else:
        __init__ = _Constructor()


def _make_view(cls: Any, info: OpInfo) -> None:
    cls.OPERATION_NAME = info.name
    if define_op_class is not None:
        from mlircore import _accessors

        _accessors.install(cls, info)
        define_op_class(info.name, cls)


def _add_field(info: OpInfo, key: str, value: Field) -> None:
    tables: dict[type, dict[str, Any]] = {Attr: info.attrs, Region: info.regions, Successor: info.successors}
    info.fields[key] = value
    if isinstance(value, Group):
        (info.results if value.is_result else info.operands)[key] = value
    else:
        tables[type(value)][key] = value


def _check_definition(cls: type[Op], info: OpInfo, dialect: Dialect) -> None:
    def refuse(what: str, why: str) -> DefinitionError:
        return DefinitionError(f"{cls.__module__}.{cls.__qualname__} ({info.name}): {what}: {why}")

    if any(isinstance(vars(base).get("verify"), tuple) for base in cls.__mro__):
        raise refuse("verify", "is what operations verify themselves with; checks are declared as `checks`")
    if (cls._parse_hook is None) != (cls._print_hook is None):
        raise refuse("parse" if cls._print_hook is None else "print", "one of parse and print needs the other")
    if info.hooks is not None and info.assembly_format is not None:
        raise refuse("assembly_format", "an operation that has parse and print has no format")
    names = [name for table in (info.operands, info.results, info.attrs, info.regions, info.successors) for name in table]
    if len(set(names)) != len(names):
        raise refuse("fields", "a name is used twice")
    for what, count in (("operands", len(info.operands)), ("results", len(info.results)), ("regions", len(info.regions))):
        if count > pg.MAX_GROUPS:
            raise refuse(what, f"there are more than {pg.MAX_GROUPS}")
    for what, groups, trait in (("operands", info.operands, AttrSizedOperandSegments), ("results", info.results, AttrSizedResultSegments)):
        same = (SameVariadicResultSize if what == "results" else SameVariadicOperandSize) in info.traits
        if sum(group.arity != pg.SINGLE for group in groups.values()) > 1 and trait not in info.traits and not same:
            raise refuse(what, f"several vary in number, so the trait {trait.name} is needed to tell them apart")
    for name, attr in info.attrs.items():
        enum = attr.constraint.enum
        if enum is not None and not enum.dialect:
            raise refuse(name, "its enumeration is of no dialect: add it with `dialect.enum`")
        if enum is not None and attr.default is not None and attr.default not in dict(enum.cases):
            raise refuse(name, f"the default {attr.default!r} is no case of its enumeration")
    for trait in info.traits:
        for name in (*getattr(trait, "values", ()), *(getattr(trait, key) for key in ("source", "target") if hasattr(trait, key))):
            if name not in names:
                raise refuse("traits", f"{type(trait).__name__} names {name!r}, which is not declared")
    try:
        if info.assembly_format is not None:
            compile_format(info, pg.Program())
    except FormatError as error:
        raise refuse("assembly_format", str(error)) from None


# --- by name ---


def find(name: str) -> Dialect | None:
    """The dialect of that namespace, its module imported if need be; None when there is none.

    Raises `DefinitionError` when a namespace that `mlircore.dialects` defines was defined by others before.
    """
    module, known = f"mlircore.dialects.{name}", Dialect.known.get(name)
    if not name.isidentifier() or name.startswith("_"):
        return known
    try:
        importlib.import_module(module)  # waits while another thread is importing it
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        if known is None and name in importlib.import_module("mlircore.dialects").NOT_DEFINED_YET:
            Dialect(name, complete=False)
    if known is not None and known is not Dialect.known[name]:
        raise DefinitionError(f"the namespace {name!r} is defined by mlircore")
    return Dialect.known.get(name)
