"""Operations: the classes that declare them, and what such a class declares."""

from __future__ import annotations

from types import FunctionType as PythonFunction

from mlircore.define import DefinitionError, layers
from mlircore.define.constraints import SegmentsAttr
from mlircore.define.fields import RESERVED, Attr, Field, Group, Region, Successor, declared, python_name
from mlircore.define.inference import HOOK
from mlircore.define.statement import check_arguments, is_of_mlircore
from mlircore.define.traits import AttrSizedOperandSegments, AttrSizedResultSegments

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any, ClassVar

    from mlircore.define.body import Body
    from mlircore.define.dialect import Dialect
    from mlircore.define.inference import Infer
    from mlircore.define.interfaces import Interface
    from mlircore.define.traits import Check, Trait

try:
    from mlircore._core import OpView, define_op_class
except ImportError:  # while mlircore is built, definitions are compiled without it
    OpView, define_op_class = object, None  # type: ignore[misc, assignment]


class OpInfo:
    """The declarations of a class, by name and in order."""

    def __init__(self, cls: type[Op]) -> None:
        self.name = cls.OPERATION_NAME  # "arith.addi"
        self.module = cls.__module__
        self.operands: dict[str, Group] = {}
        self.results: dict[str, Group] = {}
        self.attrs: dict[str, Attr] = {}
        self.regions: dict[str, Region] = {}
        self.successors: dict[str, Successor] = {}
        self.fields: dict[str, Field] = cls._fields
        self.traits, self.assembly_format, self.checks = cls.traits, cls.assembly_format, cls.checks
        self.symbol_uses, self.default_dialect = cls.symbol_uses, cls.default_dialect
        self.region_checks, self.body = cls.region_checks, cls.implicit_body
        self.facts: dict[str, Any] = {}
        for base in reversed(cls.__mro__):  # those of base classes hold, too
            self.facts.update(vars(base).get("facts", {}))
        self.defer_attr_checks = cls.defer_attr_checks
        self.properties_last = cls._lists_properties
        self.lists_properties = cls._lists_properties and not cls.defer_attr_checks
        self.implicit_terminator, self.result_name = cls.implicit_terminator, cls.result_name
        self.result_names, self.summary = cls.result_names, (cls.__doc__ or "").partition("\n")[0]
        self.argument_names = cls.argument_names
        self.upgrade, self.upgrade_attrs = cls.upgrade, cls.upgrade_attrs
        self.infer, self.argument_order = cls.infer, cls.argument_order
        self.infer_types, self.fold, self.canonicalize = cls._infer_types_hook, cls._fold_hook, cls._canonicalize_hook
        if self.infer_types is not None:
            self.infer = HOOK
        for stated, fact in ((self.fold, "fold_hook"), (self.canonicalize, "canonicalize_hook")):
            if stated is not None:
                self.facts[fact] = True
        if cls.effects is not None and not isinstance(cls.effects, Field):  # a field may be called so
            self.facts["effects"] = cls.effects
        if cls.rewrites:
            self.facts["rewrites"] = cls.rewrites
        self.interfaces = cls.interfaces
        hooks = cls._parse_hook, cls._print_hook, cls._verify_hook, cls._verify_regions_hook
        self.hooks = None if hooks == (None, None, None, None) else hooks
        self.has_form_hooks = cls._parse_hook is not None
        self.name_groups = cls.result_name is None and cls.result_names is None
        tables: dict[type, dict[str, Any]] = {Attr: self.attrs, Region: self.regions, Successor: self.successors}
        for key, field in self.fields.items():
            if isinstance(field, Group):
                (self.results if field.is_result else self.operands)[key] = field
            else:
                tables[type(field)][key] = field
        for trait, key, groups in ((AttrSizedOperandSegments, "operandSegmentSizes", self.operands), (AttrSizedResultSegments, "resultSegmentSizes", self.results)):
            if trait in self.traits:
                self.attrs[key] = Attr(SegmentsAttr, segments=True, default=f"array<i32: {', '.join('0' * len(groups))}>" if groups else "array<i32>")

    def group(self, name: str) -> Group | None:
        """The operands or results of that name."""
        return self.operands.get(name) or self.results.get(name)

    def slot(self, name: str) -> int:
        """The number of the types of an operand or result group."""
        return [*self.operands, *self.results].index(name)


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
        cls = declaring(owner)
        if cls is None:
            raise AttributeError(f"{owner.__name__} declares no operation, so it has no Adaptor")
        return layers().adaptor(cls)


class _Constructor:
    """`__init__` of classes of operations: made when it is first looked up, for the class that has a definition of its own."""

    def __get__(self, op: Any, owner: Any) -> Any:
        cls = declaring(op if isinstance(op, type) else owner or type(op))  # a class: inspect.signature of Python 3.13
        if cls is None:  # what shows an operation without a definition
            return OpView.__init__ if op is None or isinstance(op, type) else OpView.__init__.__get__(op)
        made = layers().constructor(cls)
        setattr(cls, "__init__", made)  # noqa: B010 - mypy says it is unsound
        return made if op is None else made.__get__(op)


class OpClass(type):
    """The class of definitions: what shows an operation has no attributes of its own, so no dictionary.

    Classes that are derived from a definition have one, as classes do, unless they say `__slots__ = ()`.
    """

    def __new__(cls, title: str, bases: tuple[type, ...], namespace: dict[str, Any], /, **more: Any) -> Any:
        if not is_of_mlircore(namespace.get("__module__", "")):
            check_arguments(title, namespace, "name", more)
        derived = "dialect" not in more and any(hasattr(base, "OPERATION_NAME") for base in bases)
        return super().__new__(cls, title, bases, namespace if derived else {"__slots__": (), **namespace}, **more)

# The hooks of a class, and whether they get the operation as `self`.
_HOOKS: tuple[tuple[str, Any], ...] = (
    ("parse", staticmethod), ("print", staticmethod), ("infer_types", staticmethod), ("verify", PythonFunction),
    ("verify_regions", PythonFunction), ("fold", PythonFunction), ("canonicalize", PythonFunction))


class Op(OpView, metaclass=OpClass):
    """Base of operation definitions, which are the classes of operations, too. See `mlircore.dialect`, and `mlircore.bind.builders`."""

    OPERATION_NAME: ClassVar[str]
    definition: ClassVar[OpInfo]
    _fields: ClassVar[dict[str, Field]] = {}  # by name, in the order of their declarations
    traits: ClassVar[tuple[Trait, ...]] = ()
    assembly_format: ClassVar[str | None] = None
    checks: ClassVar[tuple[Check, ...]] = ()
    region_checks: ClassVar[tuple[Check, ...]] = ()  # when everything inside is right
    implicit_body: ClassVar[Body | None] = None  # what a region that the custom form leaves out has in it (mlircore.define.body)
    symbol_uses: ClassVar[tuple[Check, ...]] = ()
    facts: ClassVar[dict[str, Any]] = {}  # what others read about it: by the names of src_c/defs/facts.def, added to its base classes'
    default_dialect: ClassVar[str | None] = None
    _lists_properties: ClassVar[bool] = False  # as `Dialect.lists_properties`
    defer_attr_checks: ClassVar[bool] = False  # its dictionary is not checked while it is parsed: where upstream parses by hand
    implicit_terminator: ClassVar[str | None] = None
    result_name: ClassVar[str | None] = None   # suggested for every result: "f" gives %f
    result_names: ClassVar[str | None] = None  # a routine that suggests names (src_c/dialects/*/*.def); "": none at all
    _parse_hook: ClassVar[Any] = None
    _print_hook: ClassVar[Any] = None
    _verify_hook: ClassVar[Any] = None
    _verify_regions_hook: ClassVar[Any] = None
    _fold_hook: ClassVar[Any] = None
    _canonicalize_hook: ClassVar[Any] = None
    _infer_types_hook: ClassVar[Any] = None
    effects: ClassVar[tuple[str, ...] | None] = None  # what it does to memory: define/effects.py; None: unknown
    rewrites: ClassVar[tuple[str, ...]] = ()  # that make it simpler: define/rewrites.py
    interfaces: ClassVar[tuple[type[Interface], ...]] = ()
    upgrade: ClassVar[Any] = None  # of an operation of an old generation: today's name, or a `Routine` (mlircore.legacy)
    upgrade_attrs: ClassVar[dict[str, str]] = {}  # its attributes that have another name today
    infer: ClassVar[Infer | None] = None  # how result types are inferred (mlircore.define.inference); None: by traits, if each can be
    argument_order: ClassVar[str | None] = None  # of the builder, where it is not the usual (mlircore.bind.signatures)
    argument_names: ClassVar[str | None] = None  # of entry blocks: "in|out": for as many as operands in each group, the last for the rest
    # "*": the routine of `result_names` names them, by number; "**": those of all blocks

    def __init_subclass__(cls, *, dialect: Dialect | None = None, name: str | None = None) -> None:
        super().__init_subclass__()
        is_view = dialect is None and declaring(cls) is not None  # a class derived from a definition, to show its operations
        for key, kind in _HOOKS:
            hook = vars(cls).get(key)
            if isinstance(hook, kind) and not (is_view and kind is PythonFunction):
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
        cls._lists_properties = dialect.lists_properties
        for field in cls._fields.values():
            if field.also is not None:
                setattr(cls, field.also, field)
        cls.definition = _Definition(cls)  # type: ignore[assignment]
        for interface in cls.interfaces if isinstance(cls.interfaces, tuple) else ():
            if hasattr(interface, "_lend"):  # else it is refused below
                interface._lend(cls)
        dialect.add(cls, name)
        if define_op_class is not None and not dialect.is_old:
            define_op_class(cls.OPERATION_NAME, cls)

    if TYPE_CHECKING:
        Adaptor: ClassVar[type[Any]]

        def __init__(self, *args: Any, **kwargs: Any) -> None: ...
    else:
        Adaptor = _Adaptor()
        __init__ = _Constructor()


_COMMON = frozenset(("result", "type"))  # what a field may be called though operations have it


def _name_fields(cls: Any, own: list[tuple[str, Field]]) -> None:
    """Names the fields of a class. A field does not hide a member that every operation has: its name gets an underscore after it."""
    for name, field in own:
        if name != field.key and any(other == field.key for other, _ in own):
            raise DefinitionError(f"{cls.__module__}.{cls.__qualname__}: {name}: it is the same name as {field.key!r}")
        if not is_of_mlircore(cls.__module__) and hasattr(OpView, field.key) and field.key not in _COMMON and name != field.key:
            continue  # read as op.name_ alone; without the underscore it is refused
        if name in RESERVED:
            setattr(cls, name, getattr(OpView, name, None))
        elif name != field.key and field.key not in RESERVED:
            setattr(cls, field.key, field)
        if python_name(name) != name:
            setattr(cls, python_name(name), field)
