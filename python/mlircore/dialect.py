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
field. A dialect is compiled once to a program that the core's parser, printer and verifier run. Both is done by `_compile`, for the
dialects of mlircore when it is built: to import them is to make their classes, and nothing more. What a class has by its declarations
is made when it is first asked for: `definition`, the constructor, an accessor.
"""

from __future__ import annotations

from mlircore.compile import files
from mlircore.define import opcodes as oc
from mlircore.define.constraints import *  # noqa: F403 - part of the language
from mlircore.define.fields import *  # noqa: F403 - part of the language
from mlircore.define.traits import *  # noqa: F403 - part of the language
from mlircore.define.constraints import AttrConstraint as AttrConstraint, EnumDef as EnumDef, TypeConstraint as TypeConstraint
from mlircore.define.constraints import SegmentsAttr, enum_attr
from mlircore.define.fields import Attr as Attr, Field as Field, Group as Group, Region as Region, Successor as Successor
from mlircore.define.fields import RESERVED, declared, python_name
from mlircore.define.traits import AttrSizedOperandSegments as AttrSizedOperandSegments, AttrSizedResultSegments as AttrSizedResultSegments
from mlircore.define.traits import Check as Check, Trait as Trait

TYPE_CHECKING = False  # importing typing would cost more than all definitions that are loaded
if TYPE_CHECKING:
    from typing import Any, ClassVar

    from mlircore.define.body import Body
    from mlircore.define.constraints import Predicate as Predicate
    from mlircore.define.inference import Infer
    from mlircore.define.types_attributes import Definition


class DefinitionError(Exception):
    """A definition breaks a rule of the definition language."""


# --- operations and dialects ---


class OpInfo:
    """What a class declares, by name and in order."""

    def __init__(self, cls: type[Op]) -> None:
        self.name = cls.OPERATION_NAME  # "arith.addi"
        self.operands: dict[str, Group] = {}
        self.results: dict[str, Group] = {}
        self.attrs: dict[str, Attr] = {}
        self.regions: dict[str, Region] = {}
        self.successors: dict[str, Successor] = {}
        self.fields: dict[str, Field] = cls._fields
        self.traits, self.assembly_format, self.checks = cls.traits, cls.assembly_format, cls.checks
        self.symbol_uses, self.default_dialect = cls.symbol_uses, cls.default_dialect
        self.region_checks, self.body = cls.region_checks, cls.implicit_body
        self.loose_attributes = cls.loose_attributes
        self.implicit_terminator, self.result_name = cls.implicit_terminator, cls.result_name
        self.result_names, self.summary = cls.result_names, (cls.__doc__ or "").partition("\n")[0]
        self.argument_names = cls.argument_names
        self.upgrade, self.upgrade_attrs = cls.upgrade, cls.upgrade_attrs
        self.infer, self.argument_order = cls.infer, cls.argument_order
        self.hooks = None if cls._parse_hook is None else (cls._parse_hook, cls._print_hook)
        self.name_groups = cls.result_name is None and cls.result_names is None
        tables: dict[type, dict[str, Any]] = {Attr: self.attrs, Region: self.regions, Successor: self.successors}
        for key, field in self.fields.items():
            if isinstance(field, Group):
                (self.results if field.is_result else self.operands)[key] = field
            else:
                tables[type(field)][key] = field
        if AttrSizedOperandSegments in self.traits:
            self.attrs["operandSegmentSizes"] = Attr(SegmentsAttr, segments=True)
        if AttrSizedResultSegments in self.traits:
            self.attrs["resultSegmentSizes"] = Attr(SegmentsAttr, segments=True)

    def group(self, name: str) -> Group | None:
        """The operands or results of that name."""
        return self.operands.get(name) or self.results.get(name)

    def slot(self, name: str) -> int:
        """The number of the types of an operand or result group."""
        return [*self.operands, *self.results].index(name)


class Dialect:
    """A namespace of operations, types and attributes. `complete`: there are no other operations in it than those defined.

    `symbols_complete`: nor types and attributes; the same as `complete` if it is not given. `type_noun`: what messages say between
    "unknown " and the name of a type, when that is not upstream's usual. `is_open`: operations that are not defined may be there.
    `is_old`: of operations of old generations, which are named without the namespace and have no views; there is one (`mlircore.legacy`).
    `infer`: how result types are inferred of operations that do not say it. `with_ir`: its module has the names of `ir` and `extras.meta`,
    too, as upstream's has, which is written by hand and imports them all.
    """

    known: ClassVar[dict[str, Dialect]] = {}

    def __init__(self, name: str, *, complete: bool = True, symbols_complete: bool | None = None, type_noun: str | None = None,
                 is_open: bool = False, is_old: bool = False, infer: Infer | None = None, with_ir: bool = False) -> None:
        self.name, self.complete, self.type_noun, self.is_open, self.is_old = name, complete, type_noun, is_open, is_old
        self.infer, self.with_ir = infer, with_ir
        self.module = f"mlircore.dialects.{name}"  # whose members these are
        self.symbols_complete = complete if symbols_complete is None else symbols_complete
        self.ops: dict[str, type[Op]] = {}
        self.enums: list[EnumDef] = []
        self.definitions: list[type[Definition]] = []
        self.rules: list[tuple[Any, ...]] = []
        self.unchecked: list[Any] = []  # classes that may break a rule
        self.size = 0  # how many things were declared
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
            from mlircore.bind import members

            self._members[name] = members.find(self, name)
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
        from mlircore.bind import members

        return members.everything(self, by_hand=False) if name == "__all__" else members.find(self, name, by_hand=False)

    def extend(self, namespace: dict[str, Any]) -> None:
        """Puts classes and functions that are written by hand in front of those of the definitions, at the end of a dialect's module."""
        if define_op_class is not None:
            from mlircore.bind import members

            members.extend(self, namespace)

    def enum(self, enum: EnumDef) -> AttrConstraint:
        """Adds an enumeration; the constraint is for attributes that hold its values."""
        self.enums.append(enum)
        self._changed()
        enum.dialect = self.name
        return enum_attr(self.name, enum)

    def rule(self, name: str | None, *, value: Predicate = ("any",), message: str | None = None, names_op: bool = False,
             check: str | None = None) -> None:
        """What a discardable attribute of that name must be; None: all others of the dialect.

        `message`: said if it is not, behind the operation's name if `names_op`; $ is the attribute's name. `check`: a routine that looks
        further.
        """
        full = None if name is None else f"{self.name}.{name}"
        self._changed()
        self.rules.append((full, oc.RULE_NAMES_OP if names_op else 0, value, message, check))

    def _changed(self) -> None:
        self.size += 1
        self._program = None
        self._members.clear()

    def add(self, cls: Any) -> None:
        """A class is about to become part of it. Raises `DefinitionError` when it breaks a rule.

        Classes of mlircore do not: the build has looked at them.
        """
        if cls.__module__.startswith(("mlircore.dialects.", "mlircore.legacy.")):
            self.unchecked.append(cls)
        else:
            from mlircore.compile import dialect as dialect_words

            dialect_words.check(cls)
        self._changed()

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
            from mlircore.compile import dialect as dialect_words

            self._program = dialect_words.compiled(self)
        return self._program


class Extension(Dialect):
    """Part of a dialect that has a module of its own, as upstream's bindings have `transform.structured`: `member` finds what is in it.

    `module`: its name in full; `parts`: other modules whose definitions it has.
    """

    def __init__(self, owner: Dialect, module: str, *parts: str) -> None:
        self.owner, self.name, self.module, self.parts = owner, owner.name, module, (module, *parts)
        self.with_ir = owner.with_ir
        self.ops, self.enums, self.definitions, self._members = {}, [], [], {}

    def member(self, name: str) -> Any:
        """As of a dialect."""
        self._collect()
        return super().member(name)

    def generated(self, name: str) -> Any:
        """As of a dialect."""
        self._collect()
        return super().generated(name)

    def _collect(self) -> None:
        self.ops = {name: cls for name, cls in self.owner.ops.items() if cls.__module__ in self.parts}
        self.definitions = [cls for cls in self.owner.definitions if cls.__module__ in self.parts]

    def enum(self, enum: EnumDef) -> AttrConstraint:
        """Adds an enumeration to the dialect, and to what the module has."""
        self.enums.append(enum)
        return self.owner.enum(enum)

    def python_class(self) -> Any:
        """The dialect's."""
        return self.owner.python_class()


try:
    from mlircore import ir
    from mlircore._core import AsmParser as AsmParser, AsmPrinter as AsmPrinter, OpView, define_op_class
except ImportError:  # while mlircore is built, definitions are compiled without it
    ir, OpView, define_op_class = None, object, None  # type: ignore[misc, assignment]


class _Definition:
    """`definition` of classes of operations: made when it is first looked up."""

    __slots__ = ("cls",)

    def __init__(self, cls: type[Op]) -> None:
        self.cls = cls

    def __get__(self, op: Any, owner: Any) -> OpInfo:
        self.cls.definition = made = OpInfo(self.cls)
        return made


def declaring(cls: type) -> Any:
    """The class, or the base of it, that declares an operation; None when there is none."""
    return next((base for base in cls.__mro__ if "definition" in vars(base)), None)


class _Adaptor:
    """`Op.Adaptor`: made when it is first looked up, and then in the class's own dictionary."""

    def __get__(self, op: Any, owner: Any) -> Any:
        from mlircore.bind import adaptors

        cls = declaring(owner)
        if cls is None:
            raise AttributeError(f"{owner.__name__} declares no operation, so it has no Adaptor")
        return adaptors.of(cls)


class _Constructor:
    """`__init__` of classes of operations: made when it is first looked up, for the class that has a definition of its own."""

    def __get__(self, op: Any, owner: Any) -> Any:
        from mlircore.bind import builders

        cls = declaring(owner or type(op))
        if cls is None:  # what shows an operation without a definition
            made = OpView.__init__
        else:
            made = builders.constructor(cls)
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

    OPERATION_NAME: ClassVar[str]
    definition: ClassVar[OpInfo]
    _fields: ClassVar[dict[str, Field]] = {}  # by name, in the order of their declarations
    traits: ClassVar[tuple[Trait, ...]] = ()
    assembly_format: ClassVar[str | None] = None
    checks: ClassVar[tuple[Check, ...]] = ()
    region_checks: ClassVar[tuple[Check, ...]] = ()  # when everything inside is right
    implicit_body: ClassVar[Body | None] = None  # what a region that the custom form leaves out has in it (mlircore.define.body)
    symbol_uses: ClassVar[tuple[Check, ...]] = ()
    default_dialect: ClassVar[str | None] = None
    loose_attributes: ClassVar[bool] = False  # its dictionary is not checked while it is parsed: where upstream parses by hand
    implicit_terminator: ClassVar[str | None] = None
    result_name: ClassVar[str | None] = None   # suggested for every result: "f" gives %f
    result_names: ClassVar[str | None] = None  # a routine that suggests names (routines.def); "": none at all
    _parse_hook: ClassVar[Any] = None
    _print_hook: ClassVar[Any] = None
    upgrade: ClassVar[Any] = None  # of an operation of an old generation: today's name, or a `Routine` (mlircore.dialects._legacy)
    upgrade_attrs: ClassVar[dict[str, str]] = {}  # its attributes that have another name today
    infer: ClassVar[Infer | None] = None  # how result types are inferred (mlircore.define.inference); None: by traits, if each can be
    argument_order: ClassVar[str | None] = None  # of the builder, where it is not the usual (mlircore.bind.signatures)
    argument_names: ClassVar[str | None] = None  # of entry blocks: "in|out": for as many as operands in each group, the last for the rest

    def __init_subclass__(cls, *, dialect: Dialect | None = None, name: str | None = None) -> None:
        super().__init_subclass__()
        for key in ("parse", "print"):
            hook = vars(cls).get(key)
            if isinstance(hook, staticmethod):
                setattr(cls, f"_{key}_hook", hook)
                delattr(cls, key)
        own = [(key, value) for key, value in vars(cls).items() if isinstance(value, Field)]
        if own or len(cls.__bases__) > 1:
            cls._fields = declared(cls, "_fields", own)
            _name_fields(cls, own)
        if dialect is None or name is None:
            return  # a base class that operations share fields and formats through
        cls.OPERATION_NAME = name if dialect.is_old else f"{dialect.name}.{name}"
        if cls.infer is None:
            cls.infer = dialect.infer
        for field in cls._fields.values():
            if field.also is not None:
                setattr(cls, field.also, field)
        cls.definition = _Definition(cls)  # type: ignore[assignment]
        dialect.add(cls)
        dialect.ops[name] = cls
        if define_op_class is not None and not dialect.is_old:
            define_op_class(cls.OPERATION_NAME, cls)

    if TYPE_CHECKING:
        Adaptor: ClassVar[type[Any]]

        def __init__(self, *args: Any, **kwargs: Any) -> None: ...
    else:
        Adaptor = _Adaptor()
        __init__ = _Constructor()


def _name_fields(cls: Any, own: list[tuple[str, Field]]) -> None:
    """What an operation has anyway is not hidden by what its class declares: that goes by a name with an underscore behind it."""
    for name, field in own:
        if name != field.key and any(other == field.key for other, _ in own):
            raise DefinitionError(f"{cls.__module__}.{cls.__qualname__}: {name}: there is {field.key!r}, too, which is the same name")
        if name in RESERVED:
            setattr(cls, name, getattr(OpView, name, None))
        elif name != field.key and field.key not in RESERVED:
            setattr(cls, field.key, field)
        if python_name(name) != name:
            setattr(cls, python_name(name), field)


# --- by name ---


def find(name: str) -> Dialect | None:
    """The dialect of that namespace, its module imported if need be; None when there is none.

    Raises `DefinitionError` when a namespace that `mlircore.dialects` defines was defined by others before.
    """
    module, known = files.module_of(name), Dialect.known.get(name)
    if (not name.isidentifier() or name.startswith("_")) and name != files.OLD:
        return known
    from importlib import import_module

    try:
        import_module(module)  # waits while another thread is importing it
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        if known is None and name in import_module("mlircore.dialects").NOT_DEFINED_YET:
            Dialect(name, complete=False)
    if known is not None and known is not Dialect.known[name]:
        raise DefinitionError(f"the namespace {name!r} is defined by mlircore")
    return Dialect.known.get(name)
