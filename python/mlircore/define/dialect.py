"""Dialects: namespaces of definitions, by name and with the modules that define them."""

from __future__ import annotations

import sys

from mlircore.define import DefinitionError, layers, opcodes as oc, packages
from mlircore.define.constraints import enum_attr

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any, ClassVar

    from mlircore.define.constraints import AttrConstraint, EnumDef, Predicate
    from mlircore.define.inference import Infer
    from mlircore.define.operations import Op
    from mlircore.define.types_attributes import Definition

try:
    from mlircore import _core
except ImportError:  # while mlircore is built, definitions are compiled without it
    _core = None  # type: ignore[assignment]

OLD = "mlir.legacy"  # the namespace of mlircore.legacy: a text has none with a dot

# Namespaces that LLVM 22, StableHLO and Shardy have and no module here defines yet. Their operations, types and attributes are
# taken as unregistered ones of a registered dialect: kept as they are written, never mistaken for a symbol table of unknown kind.
NOT_DEFINED_YET = frozenset(
    "acc amdgpu amx arm_neon arm_sme arm_sve "
    "mhlo mpi omp ptr rocdl shard smt "
    "vcix vhlo wasmssa x86vector xegpu xevm".split()
)


class Dialect:
    """A namespace of operations, types and attributes. `complete`: there are no other operations in it than those defined.

    `symbols_complete`: nor types and attributes; the same as `complete` if it is not given. `type_noun`: what messages say between
    "unknown " and the name of a type, when that is not upstream's usual, `attr_noun` the same for attributes. `is_open`: operations that are not defined may be there.
    `is_old`: of operations of old generations, which are named without the namespace and have no views; there is one (`mlircore.legacy`).
    `infer`: how result types are inferred of operations that do not say it. `with_ir`: its module has the names of `ir` and `extras.meta`,
    too, as upstream's has, which is written by hand and imports them all.
    `argument_check`: a routine for attributes of functions' arguments and results whose names begin with the namespace.
    """

    known: ClassVar[dict[str, Dialect]] = {}

    def __init__(self, name: str, *, complete: bool = True, symbols_complete: bool | None = None, type_noun: str | None = None,
                 attr_noun: str | None = None, is_open: bool = False, is_old: bool = False, argument_check: str | None = None, infer: Infer | None = None,
                 with_ir: bool = False) -> None:
        self.name, self.complete, self.is_open, self.is_old = name, complete, is_open, is_old
        self.type_noun = type_noun if attr_noun is None else f"{type_noun or ''}|{attr_noun}"
        self.argument_check, self.infer, self.with_ir = argument_check, infer, with_ir
        self.module = f"mlircore.dialects.{name}"  # whose members these are
        self.symbols_complete = complete if symbols_complete is None else symbols_complete
        self.ops: dict[str, type[Op]] = {}
        self.enums: list[EnumDef] = []
        self.definitions: list[type[Definition]] = []
        self.rules: list[tuple[Any, ...]] = []
        self.unchecked: list[Any] = []  # classes that may break a rule
        self.size = 0  # how many things were declared
        self.compiled: bytes | None = None  # the words, once they are made
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
            self._members[name] = layers().member(self, name, by_hand=True)
        return self._members[name]

    def python_class(self) -> Any:
        """`_Dialect`, which upstream's registration of classes takes."""
        if self._class is None:
            self._class = type("_Dialect", (getattr(_core, "Dialect", object),), {"DIALECT_NAMESPACE": self.name})
        return self._class

    def register_dialect(self, context: _core.Context, load: bool = True) -> None:
        """Loads the dialect into a context, unless `load` is false; every context knows it. Upstream's modules of StableHLO, CHLO and Shardy have it."""
        if load:
            context.get_dialect_descriptor(self.name)

    def part(self, name: str) -> Any:
        """The module of that name in the folder of this dialect, `build` or `infer`, imported if need be; None when there is none."""
        full = f"{self.module}.{name}"
        try:
            __import__(full)
        except ModuleNotFoundError as error:
            if error.name != full:
                raise
            return None
        return sys.modules[full]

    def generated(self, name: str) -> Any:
        """As `member`, but the classes of definitions, and functions that make them: what upstream's generated files have."""
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
        self.compiled = None
        self._members.clear()

    def add(self, cls: Any) -> None:
        """A class is about to become part of it. Raises `DefinitionError` when it breaks a rule.

        Classes of mlircore do not: the build has looked at them.
        """
        if cls.__module__.startswith(("mlircore.dialects.", "mlircore.legacy.")):
            self.unchecked.append(cls)
        else:
            layers().check(cls)
        self._changed()

    def enums_of_others(self) -> list[EnumDef]:
        """Enumerations that operations have attributes of, and that belong to other dialects."""
        used = (attr.constraint.enum for op in self.ops.values() for attr in op.definition.attrs.values())
        return list(dict.fromkeys(enum for enum in used if enum is not None and enum not in self.enums))

    def needs(self) -> list[str]:
        """The namespaces whose attributes the operations have: a context needs their definitions first."""
        return list(dict.fromkeys(enum.dialect for enum in self.enums_of_others() if enum.attr_name is not None))

    def hooks(self) -> dict[str, Any]:
        """The functions of definitions that the core calls, by name: of an operation `parse`, `print`, `verify`, `verify_regions`, None
        for those that it has not; of a type ("!toy.box") or an attribute what decodes its parameters, and its `verify`.
        """
        found: dict[str, Any] = {op.definition.name: op.definition.hooks for op in self.ops.values() if op.definition.hooks is not None}
        for each in self.definitions:
            if each.verify_hook is not None:
                found[("!" if each.is_type else "#") + each.name] = each.decoded, each.verify_hook
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


# --- by name ---


def module_of(name: str) -> str:
    """The module that defines the dialect of a namespace, if it is one of mlircore's."""
    return "mlircore.legacy" if name == OLD else f"mlircore.dialects.{name}"


def find(name: str) -> Dialect | None:
    """The dialect of that namespace, its module imported if need be; None when there is none.

    The module is mlircore's, or that of an installed package (`mlircore.define.packages`), whose own errors propagate. Raises
    `DefinitionError` when a namespace that `mlircore.dialects` defines was defined by others before, or when a package's module does not
    define the dialect that its entry point names.
    """
    module, known = module_of(name), Dialect.known.get(name)
    if (not name.isidentifier() or name.startswith("_")) and name != OLD:
        return known
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


def _import_of_package(name: str) -> None:
    """Imports the module of an installed package that defines a namespace which mlircore does not define."""
    module = packages.module_of(name)
    if module is not None:
        __import__(module)
        if name not in Dialect.known:
            raise DefinitionError(f"the entry point {name!r} of {packages.GROUP!r} names the module {module!r}, which defines no such dialect")
    elif name in NOT_DEFINED_YET:
        Dialect(name, complete=False)
