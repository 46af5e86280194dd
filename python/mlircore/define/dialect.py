"""Dialects: namespaces of definitions, by name and with the modules that define them."""

from __future__ import annotations

import sys
from os.path import exists

from mlircore.define import DefinitionError, layers, opcodes as oc, packages
from mlircore.define.calls import strict
from mlircore.define.constraints import EnumDef, enum_attr
from mlircore.define.packs import PACKS
from mlircore.define.statement import Statement, check_name, is_of_mlircore, replaces

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, ClassVar, Literal, TypeAlias

    from mlircore.define.constraints import AttrConstraint, Predicate
    from mlircore.define.inference import Infer
    from mlircore.define.operations import Op
    from mlircore.define.types_attributes import Definition

    Inlining: TypeAlias = Literal["operations", "all", "affine"]

try:
    from mlircore import _core
except ImportError:  # while mlircore is built, definitions are compiled without it
    _core = None  # type: ignore[assignment]

OLD = "mlir.legacy"  # the namespace of mlircore.legacy: a text has none with a dot


class Dialect:
    """A namespace of operations, types and attributes. `complete`: there are no other operations in it than those defined.

    `symbols_complete`: nor types and attributes; the same as `complete` if it is not given. `type_noun`: what messages say between
    "unknown " and the name of a type, when that is not upstream's usual, `attr_noun` the same for attributes; without a space at its end it is all that is said.
    `is_open`: operations that are not defined may be there.
    `is_old`: of operations of old generations, which are named without the namespace and have no views; there is one (`mlircore.legacy`).
    `infer`: how result types are inferred of operations that do not say it. `with_ir`: its module has the names of `ir` and `extras.meta`,
    too, as upstream's has, which is written by hand and imports them all.
    `lists_properties`: `attr-dict` in a format begins with `<name = value, ...>`, the properties that the format does not spell, and
    the dictionary has none of them, as in LLVM 23. For operations with `defer_attr_checks`, which upstream parses by hand, the
    dictionary has them, after all other attributes.
    `needed`: namespaces whose definitions its routines make types or attributes of.
    `inlining`: what the pass inline may do: "operations" may be copied to where their function is called; "all": calls in regions of its
    operations may be replaced, too; "affine": if the rules for affine values allow it. Without it, neither.
    `argument_check`: a routine for attributes of functions' arguments and results whose names begin with the namespace.
    """

    known: ClassVar[dict[str, Dialect]] = {}

    @strict
    def __init__(self, name: str, *, complete: bool = True, symbols_complete: bool | None = None, type_noun: str | None = None,
                 attr_noun: str | None = None, is_open: bool = False, is_old: bool = False, argument_check: str | None = None,
                 infer: Infer | None = None, with_ir: bool = False, needed: tuple[str, ...] = (), lists_properties: bool = False,
                 inlining: Inlining | None = None) -> None:
        self.name, self.complete, self.is_open, self.is_old = name, complete, is_open, is_old
        self.type_noun = type_noun if attr_noun is None else f"{type_noun or ''}|{attr_noun}"
        self.argument_check, self.infer, self.with_ir, self.needed = argument_check, infer, with_ir, needed
        self.lists_properties, self.inlining = lists_properties, inlining
        self.module = module_of(name)  # whose members these are
        self.statement = Statement()
        self.titles: dict[tuple[str, str], Any] = {}  # by module and name: the classes of users
        self.statements: dict[str, Statement] = {}  # of operations ("toy.add"), types ("!toy.box") and attributes
        self._register()
        self.symbols_complete = complete if symbols_complete is None else symbols_complete
        self.ops: dict[str, type[Op]] = {}
        self.enums: list[EnumDef] = []
        self.definitions: list[type[Definition]] = []
        self.rules: list[tuple[Any, ...]] = []
        self.unchecked: list[Any] = []  # classes that may break a rule
        self.size = 0  # how many things were declared
        self.constant_hook: Callable[..., Any] | None = None  # `materialize_constant`
        self.compiled: bytes | None = None  # the words, once they are made
        self._members: dict[str, Any] = {}  # the members that `member` found
        self._class: Any = None

    def _register(self) -> None:
        """Makes it the dialect of its namespace for the whole program."""
        if not self.statement.is_of_mlircore():
            _check_namespace(self)
        Dialect.known[self.name] = self

    def member(self, name: str) -> Any:
        """A member of upstream's module of this dialect that the definitions' module does not have: a module's `__getattr__`.

        A class of operations, the function that builds one, an enumeration as a class, `_Dialect`, `__all__`. Raises `AttributeError`.
        """
        if name not in self._members:
            if name.startswith("__") and name != "__all__":  # a name that the import machinery reads
                raise AttributeError(name)
            self._members[name] = layers().member(self, name, by_hand=True)
            if (found := self._namespace()) is not None:
                found.setdefault(name, self._members[name])  # the module has it from now on: `__getattr__` costs a microsecond
        return self._members[name]

    def _namespace(self) -> dict[str, Any] | None:
        """The variables of the module whose `__getattr__` is `member`."""
        found = getattr(sys.modules.get(self.module), "__dict__", {})
        return found if found.get("__getattr__") == self.member else None

    def members(self) -> list[str]:
        """The public names of the dialect's Python module, sorted, without those of `ir`: a module's `__dir__`."""
        ir = sys.modules.get("mlircore.ir") if self.with_ir else None
        return sorted({*self.member("__all__")}.difference(getattr(ir, "__all__", ())))

    def python_class(self) -> Any:
        """`_Dialect`, which upstream's registration of classes takes."""
        if self._class is None:
            self._class = type("_Dialect", (getattr(_core, "Dialect", object),), {"DIALECT_NAMESPACE": self.name})
        return self._class

    def register_dialect(self, context: _core.Context, load: bool = True) -> None:
        """Loads the dialect into a context if `load` is true; it is always registered. Upstream's StableHLO, CHLO and Shardy modules have this."""
        if load:
            context.get_dialect_descriptor(self.name)

    def part(self, name: str) -> Any:
        """The module of that name in the folder of this dialect, `build` or `infer`, imported if necessary; None when there is none."""
        full = f"{self.module}.{name}"
        try:
            __import__(full)
        except ModuleNotFoundError as error:
            if error.name not in (full, self.module):  # a module of its own has no parts
                raise
            return None
        return sys.modules[full]

    def generated(self, name: str) -> Any:
        """As `member`, with only the members of upstream's generated files: the classes of definitions, and functions that make operations."""
        if name.startswith("__") and name != "__all__":
            raise AttributeError(name)
        return layers().member(self, name, by_hand=False)

    def extend(self, namespace: dict[str, Any]) -> None:
        """Puts classes and functions that are written by hand in front of those of the definitions, at the end of a dialect's module."""
        if _core is None:
            return
        by_hand = self.part("build")
        for name in by_hand.__all__:
            thing = namespace[name] = getattr(by_hand, name)
            if isinstance(thing, type) and issubclass(thing, _core.OpView):
                _core.define_op_class(thing.OPERATION_NAME, thing)  # type: ignore[attr-defined]

    def enum(self, enum: EnumDef) -> AttrConstraint:
        """Adds an enumeration; the constraint is for attributes that hold its values. Raises `DefinitionError` for a wrong one."""
        statement = Statement()
        if not statement.is_of_mlircore():
            layers().check_enum(self, enum)
            if enum.attr_name is not None:
                key = f"#{self.name}.{enum.attr_name}"
                old = self.statements.get(key)
                if old is not None and (old.code is statement.code or any(f"#{each.name}" == key for each in self.definitions)):
                    raise DefinitionError(f"{self.name}: enumeration {enum.attr_name!r}: the name is taken by {old.place}")
                self.enums[:] = [each for each in self.enums if each.attr_name != enum.attr_name]
                self.statements[key] = statement
        self.enums.append(enum)
        self._changed()
        enum.dialect = self.name
        if not statement.is_of_mlircore():
            layers().added(self, None)
        return enum_attr(self.name, enum)

    def materialize_constant(self, hook: Callable[..., Any]) -> Callable[..., Any]:
        """A decorator: `hook(attribute, type)` makes the operation that is a constant of that type, or returns None if there is none.

        It is called at an insertion point, for attributes that `fold` of the dialect's operations returns. Without it, the dialect's
        operation with the trait `ConstantLike` is taken when there is one, else `arith.constant`.
        """
        if not callable(hook):
            raise DefinitionError(f"{self.name}: materialize_constant: decorates a function, not {hook!r}")
        self.constant_hook = hook
        return hook

    def rule(self, name: str | None, *, value: Predicate = ("any",), message: str | None = None, names_op: bool = False,
             check: str | None = None) -> None:
        """Adds a rule for discardable attributes of that name, after its earlier rules; None: for all others of the dialect.

        `value`: the constraint on the attribute. `message`: reported if the constraint does not hold, after the operation's name if
        `names_op`; $ is the attribute's name. `check`: a routine that makes further checks.
        """
        if not isinstance(name, str | None) or not isinstance(value, tuple):
            raise DefinitionError(f"{self.name}: rule: takes a name and a predicate, not {name!r} and {value!r}")
        full = None if name is None else f"{self.name}.{name}"
        self._changed()
        self.rules.append((full, oc.RULE_NAMES_OP if names_op else 0, value, message, check))

    def _changed(self) -> None:
        self.size += 1
        self.compiled = None
        namespace = self._namespace() if self._members else None
        for name, member in self._members.items():
            if namespace is not None and namespace.get(name) is member:
                del namespace[name]
        self._members.clear()

    def add(self, cls: Any, name: str) -> None:
        """Makes a class part of it. Raises `DefinitionError` when it breaks a rule.

        One of another run of the same statement replaces the first (`mlircore.define.statement`). Contexts that have loaded the dialect
        have the class from then on. Classes of mlircore break no rule: the build has looked at them.
        """
        if is_of_mlircore(cls.__module__):
            self.unchecked.append(cls)
            self._put(cls, name)
            return
        statement, key = Statement(), self._key(cls)
        by_title = self.titles.get((cls.__module__, cls.__qualname__))
        for known in (self._class_of(key), by_title):
            if known is None or replaces((known, self.statements.get(self._key(known), self.statement)), (cls, statement)):
                continue
            place = self.statements.get(self._key(known), self.statement)
            if self._key(known) == key:
                what = f"{key!r} is"
            elif place.code is statement.code:
                what = "a class of this name is"
            else:
                continue
            raise DefinitionError(f"{cls.__module__}.{cls.__qualname__} ({key}): name: {what} defined already, by "
                                  f"{known.__module__}.{known.__qualname__} ({place.place})")
        if key in self.statements and key.startswith("#") and any(f"#{self.name}.{each.attr_name}" == key for each in self.enums):
            raise DefinitionError(f"{cls.__module__}.{cls.__qualname__} ({key}): name: an enumeration has it ({self.statements[key].place})")
        layers().check(cls)
        self.statements[key] = statement
        self.titles[cls.__module__, cls.__qualname__] = cls
        self._put(cls, name)
        layers().added(self, cls)

    @staticmethod
    def _key(cls: Any) -> str:
        if hasattr(cls, "is_type"):
            return ("!" if cls.is_type else "#") + str(cls.definition)
        return str(cls.OPERATION_NAME)

    def _class_of(self, key: str) -> Any:
        """The class with that key, or None."""
        if key[0] in "!#":
            return next((each for each in self.definitions if self._key(each) == key), None)
        return self.ops.get(key.partition(".")[2])

    def _put(self, cls: Any, name: str) -> None:
        if not hasattr(cls, "is_type"):
            self.ops[name] = cls
        else:
            same = [i for i, each in enumerate(self.definitions) if self._key(each) == self._key(cls)]
            if same:
                self.definitions[same[0]] = cls
            else:
                self.definitions.append(cls)
        self._changed()

    def symbol(self, mnemonic: str, *, is_type: bool) -> Any:
        """The constraint for its types, or attributes, of that name: a class, or that of an enumeration; None when it has none."""
        key = f"{'!' if is_type else '#'}{self.name}.{mnemonic}"
        found = self._class_of(key)
        if found is None and not is_type:
            enum = next((each for each in self.enums if each.attr_name == mnemonic), None)
            found = None if enum is None else enum_attr(self.name, enum)
        return found

    def enums_of_others(self) -> list[EnumDef]:
        """Enumerations that operations have attributes of, and that belong to other dialects."""
        used = (attr.constraint.enum for op in self.ops.values() for attr in op.definition.attrs.values())
        return list(dict.fromkeys(enum for enum in used if enum is not None and enum not in self.enums))

    def needs(self) -> list[str]:
        """The namespaces whose attributes the operations have: a context needs their definitions first."""
        enums = [enum.dialect for enum in self.enums_of_others() if enum.attr_name is not None]
        names = (attr.constraint.definition for op in self.ops.values() for attr in op.definition.attrs.values())
        others = [name.partition(".")[0] for name in names if name is not None]
        return [each for each in dict.fromkeys([*self.needed, *enums, *others]) if each != self.name]

    def hooks(self, classes: Iterable[Any] | None = None) -> dict[str, Any]:
        """The functions of definitions that the core calls, by name: of an operation `parse`, `print`, `verify`, `verify_regions`, None
        for those that it has not; of a type ("!toy.box") or an attribute its class and its `verify`.

        `classes`: of these alone, and of those without hooks, too.
        """
        found: dict[str, Any] = {}
        for op in self.ops.values() if classes is None else (cls for cls in classes if not hasattr(cls, "is_type")):
            if op.definition.hooks is not None or classes is not None:
                found[op.definition.name] = op.definition.hooks or (None, None, None, None)
        for each in self.definitions if classes is None else (cls for cls in classes if hasattr(cls, "is_type")):
            if each.verify_hook is not None or each.has_form_hooks or classes is not None:
                found[self._key(each)] = each, each.verify_hook
        return found

    def program(self) -> bytes:
        """The compiled dialect."""
        return layers().program(self)


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

    def extend_parts(self, name: str, *modules: Any) -> None:
        """Puts the classes of a module that is written by hand into the modules of this dialect's parts, each with its `Extension`."""
        by_hand = None if _core is None else self.part(name)
        for module in modules if by_hand is not None else ():
            for each in vars(module).copy().values():
                if isinstance(each, Extension):
                    each.adopt(vars(module), by_hand)

    def adopt(self, namespace: dict[str, Any], by_hand: Any) -> None:
        """Puts classes of `by_hand`, a module that several extensions share, in front of the definitions that they are derived from."""
        for name in by_hand.__all__:
            thing = getattr(by_hand, name)
            if thing.__module__ == by_hand.__name__ and any(base.__module__ in self.parts for base in thing.__mro__):
                namespace[name] = thing
                _core.define_op_class(thing.OPERATION_NAME, thing)
                if thing in by_hand.functions:
                    namespace[by_hand.functions[thing].__name__] = by_hand.functions[thing]

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


def _check_namespace(dialect: Dialect) -> None:
    """Raises `DefinitionError` for a name that no namespace can have, or that another module has defined."""
    check_name(dialect.name, "Dialect")
    statement, old = dialect.statement, Dialect.known.get(dialect.name)
    what = f"Dialect at {statement.place}: the namespace {dialect.name!r} is defined by"
    place = __file__.rpartition("define")[0] + "dialects/" + dialect.name
    is_pack = dialect.name in PACKS and (module_of(dialect.name) in sys.modules or layers().is_loaded(dialect.name))
    if dialect.name == "builtin" or is_pack or exists(place) or exists(place + ".py"):
        raise DefinitionError(f"{what} mlircore")
    if old is not None and old.statement.module != statement.module and not old.statement.is_of_mlircore():
        raise DefinitionError(f"{what} {old.statement.module} ({old.statement.place})")
    if old is not None and old.size > 0 and old.statement.code is statement.code and old.statement.place != statement.place:
        raise DefinitionError(f"{what} {old.statement.place} already")


# --- by name ---


def module_of(name: str) -> str:
    """The module that defines the dialect of a namespace, if it is one of mlircore's."""
    return "mlircore.legacy" if name == OLD else f"mlircore.dialects.{PACKS.get(name, name)}"


def find(name: str) -> Dialect | None:
    """The dialect of that namespace, its module imported if need be; None when there is none.

    The module is mlircore's, or that of an installed package (`mlircore.define.packages`), whose own errors propagate. Raises
    `DefinitionError` when a namespace that `mlircore.dialects` defines was defined by others before, or when a package's module does not
    define the dialect that its entry point names.
    """
    module, known = module_of(name), Dialect.known.get(name)
    if (not name.isidentifier() or name.startswith("_")) and name != OLD:
        return known
    if is_replaced(name):
        if known is None:
            _import_of_package(name)
        return Dialect.known.get(name)
    try:
        __import__(module)  # waits while another thread is importing it
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        if known is None:
            _import_of_package(name)
    if known is not None and known is not Dialect.known[name]:
        raise DefinitionError(f"the namespace {name!r} is defined by mlircore")
    return Dialect.known.get(name)


def is_replaced(name: str) -> bool:
    """Whether an installed package or the program defines the namespace of a pack. As costly as `packages.modules`, for a pack."""
    if name not in PACKS or module_of(name) in sys.modules:
        return False
    known = Dialect.known.get(name)
    if known is None:
        return packages.module_of(name) is not None
    return not known.statement.is_of_mlircore()  # a module of its project can define it: fir's needs attributes of cuf


def _symbol_of(name: str, *, is_type: bool) -> Any:
    namespace, _, mnemonic = name.partition(".")
    dialect = find(namespace)
    found = None if dialect is None else dialect.symbol(mnemonic, is_type=is_type)
    if found is None:
        raise DefinitionError(f"{'!' if is_type else '#'}{name}: " + (
            f"there is no dialect {namespace!r}" if dialect is None else f"the dialect {namespace!r} does not define it"))
    return found


def type_of(name: str) -> Any:
    """The constraint for types that another dialect defines: `type_of("llvm.ptr")`. Imports its module. Raises `DefinitionError`."""
    return _symbol_of(name, is_type=True)


def attr_of(name: str) -> Any:
    """The constraint for attributes that another dialect defines, its enumerations among them: `attr_of("arith.fastmath")`."""
    return _symbol_of(name, is_type=False)


def _import_of_package(name: str) -> None:
    """Imports the module of an installed package that defines a namespace which mlircore does not define."""
    module = packages.module_of(name)
    if module is not None:
        __import__(module)
        if name not in Dialect.known:
            raise DefinitionError(f"the entry point {name!r} of {packages.GROUP!r} names the module {module!r}, which defines no such dialect")
