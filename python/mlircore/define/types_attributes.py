"""Types and attributes that a dialect defines: classes with parameters and an assembly format of their own.

    class PointerType(TypeDef, dialect=llvm, mnemonic="ptr"):
        "LLVM pointer type."
        addressSpace = IntParam(32, signed=False, default=0)
        assembly_format = "(`<` $addressSpace^ `>`)?"

Such a class is a constraint, too: `Operand(PointerType)`, `Attr(LinkageAttr)`, and inside of other definitions
`TypeParam(PointerType)`.

A static method `verify` gets the parameters' values in order, None for absent ones, after all their declared constraints hold. It
returns if the combination is valid, and raises `ValueError` or `MLIRError` with the message otherwise; other exceptions come out of the
call that reads or makes the type. It runs each time one is read or made, in Python: some microseconds.

Static methods `parse(parser)` and `print(printer, self)` read and write what is after the mnemonic where no format can. `parse` returns the
parameters' values in order, or what `get` returns. Cost: each spelling in a text is read once, each type is printed once or twice.

src_c/defs/defined.h describes the checks that the core runs.
"""

from __future__ import annotations

from mlircore.define import DefinitionError, layers, opcodes as oc
from mlircore.define.calls import strict
from mlircore.define.fields import declared, snake
from mlircore.define.statement import check_arguments, is_of_mlircore

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, ClassVar

    from mlircore.define.constraints import AttrConstraint, EnumDef
    from mlircore.define.dialect import Dialect
    from mlircore.define.interfaces import Interface

try:
    from mlircore import _core
    from mlircore._core import Attribute, Type
except ImportError:  # while mlircore is built, definitions are compiled without it
    _core = Type = Attribute = None  # type: ignore[misc, assignment]

# --- parameters ---


class Param:
    """A parameter; read of a type or an attribute, its value.

    `optional`: may be absent; with a `default` it may be left out and is not printed when it is that. `of`: what the text may be at
    all, else the message is `complaint`, if there is one. `verify`: what the value must be: constraints (else "failed to verify"),
    and pairs of a predicate and the message when it does not hold; $ in a message is the value. `cpp_type`: as messages name it.
    `like`: the name of a list that has as many elements; for lists, and strings with a letter for each element.
    """

    @strict
    def __init__(
        self, kind: int, detail: Any = 0, *, optional: bool = False, default: Any = None, of: Any = None,
        verify: Any = (), complaint: str | None = None, cpp_type: str | None = None, array: bool = False,
        bracketed: bool = False, braced: bool = False, self_type: bool = False, field: bool = False, spaced: bool = False,
        of_arrays: bool = False, like: str | None = None,
    ) -> None:
        self.kind, self.detail, self.optional, self.default, self.of = kind, detail, optional, default, of
        is_one = not isinstance(verify, tuple) or (len(verify) == 2 and isinstance(verify[1], str))
        self.verify = (verify,) if is_one else verify
        self.like = like
        self.complaint, self.field, self.spaced, self.detail_is_array = complaint, field, spaced, of_arrays
        self.places: dict[type, int] = {}  # class -> its number there, once it was read of such a handle
        self.cpp_type, self.array, self.bracketed, self.braced, self.self_type = cpp_type, array, bracketed, braced, self_type

    def __get__(self, handle: Any, owner: type | None = None) -> Any:
        return self if handle is None else layers().parameter(handle, self)

    @property
    def may_be_absent(self) -> bool:
        """Whether the text can omit it."""
        return self.optional or self.default is not None

    def default_text(self) -> str:
        """The default as the attribute, or the type, that holds it."""
        if self.array:
            return f"[{', '.join(self._value_text(value) for value in self.default)}]"
        return self._value_text(self.default)

    def _value_text(self, value: Any) -> str:
        if self.kind == oc.PK_ENUM:
            return f"{value if isinstance(value, int) else self.detail.value(value)} : i64"
        if self.kind == oc.PK_INTEGER:
            width = self.detail & 255
            return f"{value} : ui{width}" if self.detail & 256 else f"{value} : i{width}"
        if self.kind == oc.PK_BOOL:
            return "true" if value else "false"
        if self.kind == oc.PK_FLOAT:
            return f"{value!r} : {self.detail}"
        if self.kind in (oc.PK_STRING, oc.PK_KEYWORD, oc.PK_SYMBOL):
            escaped = "".join(c if c.isprintable() and c not in '"\\' and c.isascii() else "".join(f"\\{b:02X}" for b in c.encode())
                              for c in value)
            return f'"{escaped}"'
        if self.kind == oc.PK_AFFINE_MAP:
            return f"affine_map<{value}>"
        if self.kind == oc.PK_DENSE:
            return f"array<{self.detail}: {', '.join(map(str, value))}>" if value else f"array<{self.detail}>"
        return str(value)


@strict
def TypeParam(of: Any = None, **more: Any) -> Param:
    """A type: any, of a constraint, or of a `TypeDef` (or its full name), which is then written without its prefix."""
    return Param(oc.PK_TYPE, of=of, **more)


@strict
def AttrParam(of: Any = None, **more: Any) -> Param:
    """An attribute: any, of a constraint, or of an `AttrDef` (or its full name), which is then written without its prefix."""
    return Param(oc.PK_ATTR, of=of, **more)


@strict
def IntParam(width: int = 64, *, signed: bool = True, **more: Any) -> Param:
    """An integer of a fixed width."""
    return Param(oc.PK_INTEGER, width | (0 if signed else 256) if isinstance(width, int) else width, **more)


@strict
def BoolParam(**more: Any) -> Param:
    """`true` or `false`."""
    return Param(oc.PK_BOOL, **more)


@strict
def APIntParam(**more: Any) -> Param:
    """An integer of any size."""
    return Param(oc.PK_APINT, **more)


@strict
def FloatParam(type_text: str = "f64", **more: Any) -> Param:
    """A float of this type."""
    return Param(oc.PK_FLOAT, type_text, **more)


@strict
def StringParam(**more: Any) -> Param:
    """A string in quotes."""
    return Param(oc.PK_STRING, **more)


@strict
def KeywordParam(**more: Any) -> Param:
    """A string that is written as a keyword."""
    return Param(oc.PK_KEYWORD, **more)


@strict
def SymbolParam(**more: Any) -> Param:
    """A string that is written @name."""
    return Param(oc.PK_SYMBOL, **more)


@strict
def EnumParam(enum: EnumDef | AttrConstraint, **more: Any) -> Param:
    """A case of an enumeration, or several of an enumeration of bits. A default can be a case or a number.

    `field`: errors are worded as upstream does where the parameter is no EnumParameter, and what is no keyword is printed in quotes.
    `spaced`: upstream's parameter is the attribute of the enumeration, so that a space is printed before the case.
    """
    enum = getattr(enum, "enum", None) or enum  # or the constraint that `dialect.enum` has returned
    return Param(oc.PK_ENUM, enum, cpp_type=more.pop("cpp_type", getattr(enum, "cpp_name", None) or None), **more)


@strict
def AffineMapParam(**more: Any) -> Param:
    """An affine map, written without affine_map<>."""
    return Param(oc.PK_AFFINE_MAP, **more)


@strict
def DenseParam(element: str = "i64", **more: Any) -> Param:
    """A dense array, written [1, 2]."""
    return Param(oc.PK_DENSE, element, **more)


@strict
def ArrayParam(element: Param, *, optional: bool = False, default: Any = None, absent: bool = False, bracketed: bool = False,
               braced: bool = False, verify: Any = (), cpp_type: str | None = None, like: str | None = None) -> Param:
    """A list of values. `optional`: it can be empty; `absent`: it can be missing. `verify`: the check of each value.

    `bracketed`, `braced`: it is written in square brackets, or in braces, when it is not empty.
    """
    if optional and default is None:
        default = ()
    if not isinstance(element, Param):
        return Param(-1, element)  # refused with its class
    return Param(element.kind, element.detail, of=element.of, optional=absent, default=default, verify=verify, cpp_type=cpp_type,
                 complaint=element.complaint, array=True, bracketed=bracketed, braced=braced, of_arrays=element.array, like=like)


@strict
def SelfType(of: Any = None, *, default: str | None = "none", **more: Any) -> Param:
    """The attribute's own type, which is written after it: `#dialect.name<...> : type`. Default None: it is required."""
    return Param(oc.PK_TYPE, of=of, default=default, self_type=True, **more)


# --- definitions ---


_RESERVED = frozenset(  # members of every class: a parameter of that name is declared with an underscore after it
    "dialect name params encoding_check assembly_format cpp_name alias blame_name blame_end vector_element memref_element memref_layout layout_entries is_shaped verify summary predicate is_type "
    "where words type_text type_name renamed definition verify_hook parse_hook print_hook has_form_hooks interfaces decoded storage value_type enum symbol_name unit generic".split())


class SmallClass(type):
    """Handles of types and attributes have no attributes of their own, so no dictionary."""

    def __new__(cls, title: str, bases: tuple[type, ...], namespace: dict[str, Any], /, **more: Any) -> Any:
        if not is_of_mlircore(namespace.get("__module__", "")):
            check_arguments(title, namespace, "mnemonic", more)
        return super().__new__(cls, title, bases, {"__slots__": (), **namespace}, **more)


class _Name:
    """A parameter called `name`: of an instance its value, of the class the definition's own name."""

    def __init__(self, param: Param, on_class: str) -> None:
        self.param, self.on_class = param, on_class

    def __get__(self, instance: Any, owner: type) -> Any:
        return self.on_class if instance is None else layers().parameter(instance, self.param)


def name_params(cls: Any, own: Iterable[tuple[str, Param]]) -> None:
    """Lets the parameters that a class declares be read in snake_case, too, and by upstream's names."""
    keys = [(key, param) for name, param in own for key in (name.removesuffix("_"), snake(name.removesuffix("_"))) if key != name]
    keys += [(key, cls.params[name]) for key, name in cls.renamed.items()]
    for key, param in keys:
        if not hasattr(cls, key):  # members that the class declares itself, or that all classes have, are not hidden
            setattr(cls, key, param)


def register(cls: Any) -> None:
    """Registers a definition's class as the Python class of the types or attributes that it defines."""
    if "name" in cls.params:
        cls.name = _Name(cls.params["name"], cls.name)
    cls.static_typeid = _core.typeid_of(("!" if cls.is_type else "#") + cls.name)
    setattr(cls, "type_name" if cls.is_type else "attr_name", cls.name)
    _core.register_definition_class(cls.name, cls, cls.is_type)


def refused(cls: type[Definition], what: str, why: str) -> DefinitionError:
    """The exception for a class that breaks a rule."""
    return DefinitionError(f"{cls.__module__}.{cls.__qualname__} ({cls.name}): {what}: {why}")


class Definition(metaclass=SmallClass):
    """The common base of TypeDef and AttrDef."""

    dialect: ClassVar[Dialect]
    name: ClassVar[str]                          # "llvm.ptr"
    params: ClassVar[dict[str, Param]]
    assembly_format: ClassVar[str | None] = None  # None: there are no parameters, or each is left out
    cpp_name: ClassVar[str | None] = None         # as messages name it
    alias: ClassVar[str | None] = None            # the name that it suggests for itself: "loop" gives #loop
    blame_name: ClassVar[bool] = False            # violations are reported at the mnemonic, not after it
    blame_end: ClassVar[bool] = False             # or after the whole text
    vector_element: ClassVar[bool] = False        # vectors of the type exist
    memref_element: ClassVar[bool] = False        # memrefs do
    memref_layout: ClassVar[bool] = False         # memrefs have such an attribute as their layout
    layout_entries: ClassVar[bool] = False        # data layouts have entries of the type
    is_shaped: ClassVar[bool] = False             # the parameter `shape` has its sizes, and the first type is that of its elements
    verify: ClassVar[Any] = None                  # a routine that checks the parameters (src_c/dialects/*/*.def), or a static method
    verify_hook: ClassVar[Any] = None             # that method: it is taken out of the class
    parse_hook: ClassVar[Any] = None              # static methods that read and write what is after the mnemonic: parse(parser), which
    print_hook: ClassVar[Any] = None              # returns the parameters' values, and print(printer, self); taken out of the class, too
    has_form_hooks: ClassVar[bool] = False
    interfaces: ClassVar[tuple[type[Interface], ...]] = ()
    encoding_check: ClassVar[str | None] = None   # a routine that checks tensors, or memrefs, that have it
    summary: ClassVar[str] = ""
    predicate: ClassVar[tuple[Any, ...]]
    is_type: ClassVar[bool]
    definition: ClassVar[str | None] = None       # the name: "llvm.ptr"
    renamed: ClassVar[dict[str, str]] = {}        # upstream's bindings' names for parameters, where they have other ones

    def __init_subclass__(cls, *, dialect: Dialect | None = None, mnemonic: str | None = None) -> None:
        super().__init_subclass__()
        for key in ("verify", "parse", "print"):
            if isinstance(vars(cls).get(key), staticmethod):
                setattr(cls, f"{key}_hook", vars(cls)[key])
                delattr(cls, key)
        cls.has_form_hooks = cls.parse_hook is not None or cls.print_hook is not None
        own = [(key, value) for key, value in vars(cls).items() if isinstance(value, Param)]
        cls.params = declared(cls, "params", own)
        name_params(cls, own)
        if dialect is None or mnemonic is None:
            return  # a base class
        cls.dialect, cls.name = dialect, f"{dialect.name}.{mnemonic}"
        if callable(cls.verify):
            raise refused(cls, "verify", "is a static method, which gets the parameters' values in order")
        taken = next((key for key, _ in own if key in _RESERVED), None)
        if taken is not None:
            raise refused(cls, taken, f"the name has a special meaning: write {taken}_ for a parameter of that name")
        if "summary" not in vars(cls):
            cls.summary = (cls.__doc__ or "").partition("\n")[0].rstrip(".")
        cls.predicate = ("defined", cls.name)
        cls.definition = cls.name
        for interface in cls.interfaces if isinstance(cls.interfaces, tuple) else ():
            if hasattr(interface, "_lend"):  # else it is refused below
                interface._lend(cls)
        dialect.add(cls, mnemonic)
        if _core is not None:
            register(cls)

    @classmethod
    def get(cls, *args: Any, **kwargs: Any) -> Any:
        """The type or attribute with these parameters, in order or by name, and `context`. Raises MLIRError when it is refused."""
        return layers().get(cls, args, kwargs)

    @classmethod
    def _read(cls, parser: Any) -> list[Any]:
        return layers().read(cls, parser)

    @classmethod
    def _write(cls, printer: Any, handle: Any) -> None:
        cls.print_hook(printer, handle)

    @classmethod
    def decoded(cls, held: Any) -> list[Any]:
        """The values of parameters, given as the types and attributes that hold them."""
        return layers().decoded(cls, held)

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        """Whether a type or an attribute is of this definition."""
        return isinstance(other.maybe_downcast(), cls)

    @classmethod
    def where(cls, **params: tuple[Any, ...]) -> tuple[Any, ...]:
        """The predicate for this type or attribute with parameters that satisfy predicates."""
        return ("and", cls.predicate, *(("param", list(cls.params).index(name), inner) for name, inner in params.items()))


class TypeDef(Definition, *([] if Type is None else [Type])):  # type: ignore[misc]
    """Base of type definitions; see the module's documentation. A subclass is a constraint for operands and results."""

    is_type = True
    type_text: ClassVar[str | None] = None
    type_name: ClassVar[str | None] = None

    def __init_subclass__(cls, *, dialect: Dialect | None = None, mnemonic: str | None = None) -> None:
        super().__init_subclass__(dialect=dialect, mnemonic=mnemonic)
        if dialect is not None:
            cls.definition = cls.type_name = cls.name
            cls.type_text = None if cls.params else f"!{cls.name}"


class AttrDef(Definition, *([] if Attribute is None else [Attribute])):  # type: ignore[misc]
    """Base of attribute definitions; see the module's documentation. A subclass is a constraint for attributes."""

    is_type = False
    storage: ClassVar[tuple[Any, ...] | None] = None
    value_type: ClassVar[str | None] = None
    enum: ClassVar[EnumDef | None] = None
    symbol_name: ClassVar[bool] = False
    dense: ClassVar[bool] = False
    unit: ClassVar[bool] = False
    generic: ClassVar[bool] = False               # its text may go on with `: type`

    def __init_subclass__(cls, *, dialect: Dialect | None = None, mnemonic: str | None = None) -> None:
        super().__init_subclass__(dialect=dialect, mnemonic=mnemonic)
        if dialect is not None:
            cls.definition, cls.storage = cls.name, cls.predicate
            cls.generic = any(param.self_type for param in cls.params.values())
