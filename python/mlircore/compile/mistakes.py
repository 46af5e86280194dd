"""Mistakes in definitions: each is refused where the class is made, in a sentence that names the class and the field.

The classes of mlircore are checked when they are compiled (`Dialect.add`), and may do what is refused to others: have the names that
upstream's bindings have, and base classes with parts of everything.
"""

from __future__ import annotations

from keyword import kwlist
from types import FunctionType

from mlircore.compile import facts, inference, names, types_attributes
from mlircore.compile.format_text import FormatError
from mlircore.compile.formats import compile_format
from mlircore.compile.program import Program
from mlircore.define import DefinitionError, opcodes as oc
from mlircore.define.effects import KINDS, split
from mlircore.define.constraints import AttrConstraint, EnumDef, TypeConstraint
from mlircore.define.fields import RESERVED, Attr, Field, Group, Region, Successor, snake
from mlircore.define.interfaces import InterfaceClass
from mlircore.define.operations import Op
from mlircore.define.statement import check_name, is_of_mlircore
from mlircore.define.traits import (
    AllTypesMatch,
    AttrSizedOperandSegments,
    AttrSizedResultSegments,
    Check,
    ConstantLike,
    NoTerminator,
    SameVariadicOperandSize,
    SameVariadicResultSize,
    Terminator,
    Trait,
    TypeIs,
    TypesMatchWith,
)
from mlircore.define.types_attributes import AttrDef, Definition, Param, TypeDef

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from mlircore.define.dialect import Dialect
    from mlircore.define.operations import OpInfo

    Refuse = Callable[[str, str], DefinitionError]

_WORDS = frozenset(("parse", "print", "verify", "verify_regions", "fold", "canonicalize", "infer_types"))
_TEXTS = ("assembly_format", "default_dialect", "implicit_terminator", "result_name", "result_names", "argument_names")
_ALLOWED = frozenset(("result", "type"))  # names that operations have and fields may have, too


# --- operations ---


def check_op(cls: type[Op]) -> None:
    """Raises `DefinitionError` for a class of operations that breaks a rule."""
    def refuse(what: str, why: str) -> DefinitionError:
        return DefinitionError(f"{cls.__module__}.{cls.__qualname__} ({cls.OPERATION_NAME}): {what}: {why}{names.place(cls)}")

    is_users = not is_of_mlircore(cls.__module__)
    if is_users:
        _check_class(cls, Op, Field, refuse)
        _check_kinds(cls, refuse)
        for name, field in cls._fields.items():
            _check_field(name, field, refuse)
    info = cls.definition
    _check_hooks(cls, info, refuse)
    _check_groups(info, refuse)
    _check_attributes(cls, info, refuse)
    for what, why in (("facts", facts.wrong(info)), ("infer", inference.wrong(info)), *names.wrong(names.used(info), cls.__module__)):
        if why is not None:
            raise refuse(what, why)
    try:
        if info.assembly_format is not None:
            compile_format(info, Program())
    except FormatError as error:
        raise refuse("assembly_format", str(error)) from None
    for what, why in names.wrong(names.used_by_format("ROUTINES", info.assembly_format), cls.__module__):
        raise refuse(what, why)
    if is_users:
        _check_traits(info, refuse)


def _check_hooks(cls: type[Op], info: OpInfo, refuse: Refuse) -> None:
    if any(isinstance(vars(base).get("verify"), tuple) for base in cls.__mro__):
        raise refuse("verify", "every operation has a method of this name: declare checks as `checks`")
    for key, arguments in (("verify", "self"), ("verify_regions", "self"), ("fold", "self"), ("canonicalize", "self, rewriter")):
        if any(isinstance(vars(base).get(key), staticmethod | classmethod) for base in cls.__mro__):
            raise refuse(key, f"is a method, which gets the operation: def {key}({arguments})")
    if (cls._parse_hook is None) != (cls._print_hook is None):
        raise refuse("parse" if cls._print_hook is None else "print", "one of parse and print needs the other")
    if cls._verify_regions_hook is not None and not info.regions:
        raise refuse("verify_regions", "there are no regions: an operation by itself is checked by verify")
    if info.has_form_hooks and info.assembly_format is not None:
        raise refuse("assembly_format", "an operation that has parse and print has no format")
    if cls._infer_types_hook is not None and not info.results:
        raise refuse("infer_types", "there are no results")
    if cls._infer_types_hook is not None and cls.infer is not None:
        raise refuse("infer_types", "the class has `infer`, too: one of them infers the types")
    for key, given in (("parse", ("parser",)), ("print", ("printer", "op")), ("infer_types", ("given",)), ("verify", ("self",)),
                       ("verify_regions", ("self",)), ("fold", ("self",)), ("canonicalize", ("self", "rewriter"))):
        _check_signature(key, getattr(cls, f"_{key}_hook"), given, refuse)


def _check_signature(key: str, hook: Any, given: tuple[str, ...], refuse: Refuse) -> None:
    """A hook can be called with so many arguments and returns when it has run."""
    hook = hook.__func__ if isinstance(hook, staticmethod) else hook
    code = getattr(hook, "__code__", None)
    if code is None:
        return
    form = f"def {key}({', '.join(given)})"
    if code.co_flags & 0x2A0:  # a coroutine, a generator
        raise refuse(key, f"is a plain function, neither async nor a generator: {form}")
    most = len(given) if code.co_flags & 0x04 else code.co_argcount
    least = code.co_argcount - len(hook.__defaults__ or ())
    if not least <= len(given) <= most or code.co_kwonlyargcount > len(hook.__kwdefaults__ or ()):
        raise refuse(key, f"takes {len(given)} argument{'s' if len(given) > 1 else ''}: {form}")


def _check_groups(info: OpInfo, refuse: Refuse) -> None:
    for what, count in (("operands", len(info.operands)), ("results", len(info.results)), ("regions", len(info.regions))):
        if count > oc.MAX_GROUPS:
            raise refuse(what, f"there are more than {oc.MAX_GROUPS}")
    for what, groups, trait in (("operands", info.operands, AttrSizedOperandSegments), ("results", info.results, AttrSizedResultSegments)):
        same = (SameVariadicResultSize if what == "results" else SameVariadicOperandSize) in info.traits
        if sum(group.arity != oc.SINGLE for group in groups.values()) > 1 and trait not in info.traits and not same:
            raise refuse(what, f"several groups vary in size, so the trait {trait.name} is needed")


def _check_attributes(cls: type[Op], info: OpInfo, refuse: Refuse) -> None:
    fields = {name for table in (info.operands, info.results, info.attrs, info.regions, info.successors) for name in table}
    for name, attr in info.attrs.items():
        enum = attr.constraint.enum
        if enum is not None and not enum.dialect:
            raise refuse(name, "its enumeration belongs to no dialect: add it with `dialect.enum`")
        if enum is not None and attr.default is not None and attr.default not in dict(enum.cases):
            raise refuse(name, f"the default {attr.default!r} is no case of its enumeration")
        if enum is None and attr.default is not None and not is_of_mlircore(cls.__module__):
            _check_default(cls.OPERATION_NAME, name, attr, refuse)
    for trait in info.traits:
        for name in (*getattr(trait, "values", ()), *(getattr(trait, key) for key in ("source", "target") if hasattr(trait, key))):
            if name not in fields:
                raise refuse("traits", f"{type(trait).__name__} names {name!r}, which is not declared")
        for name in _with_types(trait):
            if info.group(name) is None:
                raise refuse("traits", f"{type(trait).__name__} names {name!r}, which is neither an operand nor a result")


def _with_types(trait: Trait) -> tuple[str, ...]:
    """The names in a trait that are of operands and results alone."""
    if isinstance(trait, TypesMatchWith) and trait.check is not None:
        return trait.source, trait.target
    return trait.values if isinstance(trait, TypeIs) else ()


def _check_default(op_name: str, name: str, attr: Attr, refuse: Refuse) -> None:
    """The default is the text of an attribute that can be there. One that names the own dialect is read when that is loaded."""
    if not isinstance(attr.default, str):
        raise refuse(name, f"the default is the text of an attribute, like {str(attr.default)!r}, not {attr.default!r}")
    namespace = op_name.partition(".")[0]
    if f"!{namespace}." in attr.default or f"#{namespace}." in attr.default:
        return
    from mlircore import _core

    context = _core.Context()
    context.allow_unregistered_dialects = True
    try:
        read = _core.Attribute.parse(attr.default, context)
    except _core.MLIRError as error:
        said = error.error_diagnostics[0].message if error.error_diagnostics else str(error)
        raise refuse(name, f"the default {attr.default!r} is no attribute: {said}") from None
    kinds = {("kind", "ATTR_STRING"): "StringAttr", ("kind", "ATTR_INTEGER"): "IntegerAttr", ("kind", "ATTR_TYPE"): "TypeAttr",
             ("kind", "ATTR_ARRAY"): "ArrayAttr", ("kind", "ATTR_SYMBOL_REF"): "SymbolRefAttr"}
    wanted = kinds.get(attr.constraint.storage)  # type: ignore[arg-type]
    width = {"i32": "i32", "i64": "i64", "index": "index"}.get(attr.constraint.value_type or "")
    is_bool = wanted == "IntegerAttr" and width is None and isinstance(read, _core.BoolAttr)  # an integer of type i1
    if wanted is not None and not is_bool and not isinstance(read, getattr(_core, wanted)):
        raise refuse(name, f"the default {attr.default!r} is no {attr.constraint.summary}")
    if wanted == "IntegerAttr" and width is not None and str(read.type) != width:
        raise refuse(name, f"the default {attr.default!r} is no {attr.constraint.summary}: write {attr.default.partition(' ')[0]!r} with `: {width}`")


# --- what a class of users may have ---


def _is_users(each: type, base: type) -> bool:
    """Whether one of the bases of a class is a part of the definition that a user has written."""
    return issubclass(each, base) and each not in (Op, Definition, TypeDef, AttrDef, base) and not is_of_mlircore(each.__module__)


def _check_class(cls: Any, base: Any, field: Any, refuse: Refuse) -> None:
    """The names and values of a class's own attributes."""
    own = {key: value for each in reversed(cls.__mro__) if _is_users(each, base)
           for key, value in vars(each).items()}
    seen: dict[int, str] = {}
    language = [*(key for key in vars(base) if key[0] != "_"), *_WORDS]
    for key, value in own.items():
        if key.startswith("__") and key.endswith("__"):
            continue
        _check_value(key, value, field, refuse)
        if isinstance(value, field):
            name = value.key if isinstance(value, Field) else snake(key.removesuffix("_"))  # parameters are read in snake case, too
            if seen.setdefault(id(value), name) != name:
                raise refuse(key, f"the declaration is that of {seen[id(value)]}, too: each field has its own")
        elif key not in language:
            _check_spelling(key, language, refuse)
    for each in cls.__mro__:
        if not _is_users(each, base):
            continue
        for key, stated in vars(each).get("__annotations__", {}).items():
            if key not in vars(each) and key[0] != "_" and "ClassVar" not in str(stated):
                raise refuse(key, "is annotated and has no value: a field is a value, as in `x = Operand(AnyType)` or `x = IntParam()`")


def _check_value(key: str, value: Any, field: Any, refuse: Refuse) -> None:
    if isinstance(value, (TypeConstraint, AttrConstraint, EnumDef)) or (isinstance(value, type) and issubclass(value, Definition)):
        what = "Attr" if isinstance(value, (AttrConstraint, EnumDef)) or (isinstance(value, type) and issubclass(value, AttrDef)) else "Operand"
        wanted = f"{what}(...)" if field is Field else "TypeParam(...)"
        raise refuse(key, f"is a constraint and declares nothing: wrap it, as in `{key} = {wanted}`")
    if isinstance(value, (Field, Param)) and not isinstance(value, field):
        raise refuse(key, "is a parameter of a type or an attribute: operations have fields, like Operand and Attr" if field is Field
                     else "is a field of an operation: types and attributes have parameters, like IntParam and TypeParam")
    module = getattr(value, "__module__", None)
    if isinstance(value, FunctionType) and module in ("mlircore.define.fields", "mlircore.define.types_attributes"):
        raise refuse(key, f"is {value.__name__} itself: call it, as in `{key} = {value.__name__}(...)`")
    if isinstance(value, type) and value.__module__ == "builtins" and key[0] != "_":
        raise refuse(key, f"is the class {value.__name__}: " + ("an operation has fields, like Operand(...) and Attr(...)" if field is Field
                     else "a parameter is made by a function, like IntParam() or StringParam()"))
    if isinstance(value, type) and issubclass(value, (Field, Param)):
        raise refuse(key, f"is the class {value.__name__} itself: call it, as in `{key} = {value.__name__}(...)`")


def _check_spelling(key: str, language: list[str], refuse: Refuse) -> None:
    """A name that is not of the language is not nearly one of its words."""
    from difflib import get_close_matches

    near = get_close_matches(key, [word for word in language if abs(len(word) - len(key)) <= 2], 1, 0.83)
    if near and key[0] != "_":
        raise refuse(key, f"is no word of the definition language: did you mean {near[0]}?")


def _check_kinds(cls: type[Op], refuse: Refuse) -> None:
    """The words of the language have values of their kinds."""
    from mlircore._core import OpView

    for key in _TEXTS:
        value = getattr(cls, key)
        if value is not None and not isinstance(value, str):
            raise refuse(key, f"is a string, not {value!r}")
    for key, kind, what in (("traits", Trait, "traits, as in `traits = (Pure,)`"), ("checks", Check, "checks"),
                            ("region_checks", Check, "checks"), ("symbol_uses", Check, "checks")):
        value = getattr(cls, key)
        if not isinstance(value, (tuple, list)):
            raise refuse(key, f"is a tuple of {what}, not {_shown(value)}")
        for each in value:
            if not isinstance(each, kind):
                raise refuse(key, f"{_shown(each)} is no {kind.__name__.lower()}: import it from mlircore.dialect")
        setattr(cls, key, tuple(value))
    for trait in cls.traits:
        if cls.traits.count(trait) > 1:
            raise refuse("traits", f"{trait.name} is there twice")
    if cls.effects is not None and not (isinstance(cls.effects, tuple) and all(isinstance(each, str) and split(each) for each in cls.effects)):
        raise refuse("effects", f"is a tuple of {', '.join(map(repr, KINDS))}, empty for none, not {cls.effects!r}")
    if not isinstance(cls.rewrites, tuple) or not all(isinstance(each, str) for each in cls.rewrites):
        raise refuse("rewrites", f"is a tuple of strings, not {_shown(cls.rewrites)}")
    if not isinstance(cls.facts, dict):
        raise refuse("facts", f"is a dictionary, not {cls.facts!r}")
    _check_interfaces(cls, OpView, refuse)
    if cls.implicit_terminator is not None and "." not in cls.implicit_terminator:
        raise refuse("implicit_terminator", f"is the full name of an operation, like 'scf.yield', not {cls.implicit_terminator!r}")
    for key, value in ((key, value) for each in cls.__mro__ if _is_users(each, Op)
                       for key, value in vars(each).items()):
        if key[0] == "_" or isinstance(value, Field):
            continue
        if key in ("parse", "print", "infer_types"):
            raise refuse(key, "is a static method without `self`: put @staticmethod before it")
        if key in ("verify", "verify_regions", "fold", "canonicalize") and not isinstance(value, (staticmethod, classmethod, tuple)):
            raise refuse(key, f"is a method: def {key}(self{', rewriter' if key == 'canonicalize' else ''})")
        if hasattr(OpView, key) and key not in _WORDS and key not in _ALLOWED and value is not getattr(OpView, key):
            raise refuse(key, "every operation has it, and it cannot be hidden: choose another name")


def _check_interfaces(cls: Any, base: type, refuse: Refuse) -> None:
    if not isinstance(cls.interfaces, tuple) or not all(isinstance(each, InterfaceClass) for each in cls.interfaces):
        raise refuse("interfaces", f"is a tuple of subclasses of Interface, not {_shown(cls.interfaces)}")
    for each in cls.interfaces:
        hidden = [key for key in each.methods if hasattr(base, key)]
        if hidden:
            raise refuse("interfaces", f"{each.__name__} has a method {hidden[0]}, which every {'operation' if issubclass(cls, Op) else 'type'} has")
        missing = each.missing(cls)
        if missing:
            raise refuse("interfaces", f"{each.__name__} needs the method{'s' if len(missing) > 1 else ''} {', '.join(missing)}")


def _shown(value: Any) -> str:
    return f"the trait {value.name} alone" if isinstance(value, Trait) else repr(value)


# --- fields ---


def _check_field(name: str, field: Field, refuse: Refuse) -> None:
    from mlircore._core import OpView

    if name[:1] == "_" or not name.isidentifier():
        raise refuse(name, "is no name of a field: it begins with a letter, and has letters, digits and _ alone")
    if field.spelled in vars(Op) or field.spelled in ("definition", "OPERATION_NAME"):
        raise refuse(name, "is a word of the definition language: choose another name")
    if isinstance(field, Group):
        _check_constraint(name, field.constraint, "type", refuse)
        if field.arity not in (oc.SINGLE, oc.OPTIONAL, oc.VARIADIC):
            raise refuse(name, f"its arity is {field.arity!r}: use Operand, OptionalOperand or Operands")
    elif isinstance(field, Attr):
        _check_constraint(name, field.constraint, "attribute", refuse)
    elif isinstance(field, Region):
        if field.blocks is not None and (not isinstance(field.blocks, int) or isinstance(field.blocks, bool) or not 0 <= field.blocks < oc.REGION_AT_LEAST):
            raise refuse(name, f"a region has a number of blocks, or None for any, not {field.blocks!r}")
    if isinstance(field, (Region, Successor)) and field.arity not in (oc.SINGLE, oc.VARIADIC):
        raise refuse(name, f"its arity is {field.arity!r}: use {type(field).__name__}() or {'Successors()' if isinstance(field, Successor) else 'Region(arity=VARIADIC)'}")
    if hasattr(OpView, name) or name in RESERVED or name in kwlist:
        spelled = field.spelled
        is_result = isinstance(field, Group) and field.is_result
        allowed = {"result": is_result and field.arity == oc.SINGLE, "results": is_result,
                   "operands": isinstance(field, Group) and not is_result, "regions": isinstance(field, Region), "type": True}.get(name, False)
        if spelled == name and not allowed:
            why = "is a keyword of Python" if name in kwlist else "every operation has it"
            raise refuse(name, f"{why}: call the field {name}_, which is ${name} in the format")


def _check_constraint(name: str, constraint: Any, what: str, refuse: Refuse) -> None:
    kind, other, definition = (TypeConstraint, AttrConstraint, TypeDef) if what == "type" else (AttrConstraint, TypeConstraint, AttrDef)
    if isinstance(constraint, kind) or (isinstance(constraint, type) and issubclass(constraint, definition) and "predicate" in vars(constraint)):
        return
    wanted = "AnyType, AnyInteger or a TypeDef" if what == "type" else "AnyAttr, I64Attr or an AttrDef"
    hint = f"expected a constraint on {what}s ({wanted}), got {constraint!r}"
    if isinstance(constraint, type) and issubclass(constraint, Definition):
        hint = (f"{constraint.__name__} is {'an attribute' if issubclass(constraint, AttrDef) else 'a type'}, and here "
                f"{'types' if what == 'type' else 'attributes'} are constrained") if not issubclass(constraint, definition) else (
                f"{constraint.__name__} is a base class: it has no dialect and no mnemonic")
    elif isinstance(constraint, other):
        hint = f"{constraint.summary!r} is a constraint on {'attributes' if what == 'type' else 'types'}, and here {what}s are constrained"
    elif isinstance(constraint, EnumDef):
        hint = "is an EnumDef: add it with `dialect.enum`, which returns the constraint"
    raise refuse(name, hint)


def _check_traits(info: OpInfo, refuse: Refuse) -> None:
    names_: dict[str, str] = {}
    for name in info.fields:
        first = names_.setdefault(snake(name), name)
        if first != name:
            raise refuse(name, f"there is {first}, too, and the builder's argument for both is {snake(name)}")
    for trait, group, what in ((AttrSizedOperandSegments, info.operands, "operand"), (AttrSizedResultSegments, info.results, "result")):
        if trait in info.traits and not any(each.arity != oc.SINGLE for each in group.values()):
            raise refuse("traits", f"{trait.name} is for {what}s that vary in number, and none does")
        if f"{what}SegmentSizes" in info.fields:
            raise refuse(f"{what}SegmentSizes", f"is made by the trait {trait.name}: it is not declared")
    if Terminator in info.traits and NoTerminator in info.traits and not info.regions:
        raise refuse("traits", "NoTerminator is about the blocks of regions, and there are none")
    for trait in info.traits:
        if trait.bit in ("NO_TERMINATOR", "SINGLE_BLOCK", "GRAPH_REGION", "NO_REGION_ARGUMENTS", "SYMBOL_TABLE",
                         "ISOLATED_FROM_ABOVE", "ALLOCATION_SCOPE", "AFFINE_SCOPE") and not info.regions:
            raise refuse("traits", f"{trait.name} is about regions, and there are none")
        if trait.name in ("SameTypeOperands", "SameOperandsElementType") and not info.operands:
            raise refuse("traits", f"{trait.name} is about operands, and there are none")
        if trait.name.startswith("SameOperandsAndResult") and not (info.operands and info.results):
            raise refuse("traits", f"{trait.name} is about operands and results, and there are no {'results' if info.operands else 'operands'}")
        if trait.name == "HasParent":
            _check_parents(trait, refuse)
        if isinstance(trait, AllTypesMatch) and len(trait.values) < 2:
            raise refuse("traits", "AllTypesMatch takes two names or more")
        for value in getattr(trait, "values", ()):
            if value in info.regions or value in info.successors:
                raise refuse("traits", f"{type(trait).__name__} names {value!r}, which has no type")
    if info.successors and Terminator not in info.traits:
        raise refuse(next(iter(info.successors)), "an operation with successors ends its block: it needs the trait Terminator")
    if ConstantLike in info.traits and (len(info.results) != 1 or info.operands or info.regions):
        raise refuse("traits", "ConstantLike is for operations with one result, no operands and no regions")
    if any(trait.bit == "SYMBOL" for trait in info.traits) and "sym_name" not in info.attrs:
        raise refuse("traits", "a Symbol has its name in the attribute sym_name: declare `sym_name = Attr(SymbolNameAttr)`")
    if info.result_name is not None and not info.results:
        raise refuse("result_name", "there are no results")
    if info.implicit_terminator is not None and not info.regions:
        raise refuse("implicit_terminator", "there are no regions")


def _check_parents(trait: Any, refuse: Refuse) -> None:
    if not trait.parents or not all(isinstance(each, str) and "." in each for each in trait.parents):
        raise refuse("traits", f"HasParent takes full names of operations, like 'func.func', not {', '.join(map(repr, trait.parents)) or 'none'}")


# --- types and attributes ---


def check_definition(cls: type[Definition]) -> None:
    """Raises `DefinitionError` for a class of types or attributes that breaks a rule."""
    def refuse(what: str, why: str) -> DefinitionError:
        return DefinitionError(f"{cls.__module__}.{cls.__qualname__} ({cls.definition}): {what}: {why}")

    if not is_of_mlircore(cls.__module__):
        _check_class(cls, Definition, Param, refuse)
        _check_words(cls, refuse)
        for name, param in cls.params.items():
            _check_param(cls, name, param, refuse)
    types_attributes.check(cls)


def _check_words(cls: type[Definition], refuse: Refuse) -> None:
    from mlircore import _core

    base = _core.Type if cls.is_type else _core.Attribute
    for key in ("assembly_format", "cpp_name", "alias", "encoding_check"):
        value = getattr(cls, key)
        if value is not None and not isinstance(value, str):
            raise refuse(key, f"is a string, not {value!r}")
    if cls.alias is not None:
        check_name(cls.alias, f"{cls.__module__}.{cls.__qualname__} ({cls.definition}): alias")
    for key in ("verify", "parse", "print"):
        value = next((vars(each)[key] for each in cls.__mro__ if key in vars(each) and _is_users(each, Definition)), None)
        if value is not None and not isinstance(value, str):
            arguments = {"verify": ", ".join(cls.params), "parse": "parser", "print": "printer, self"}[key]
            raise refuse(key, f"is a static method: @staticmethod and def {key}({arguments})" + (", which gets the parameters' values in order"
                         if key == "verify" else ""))
    if (cls.parse_hook is None) != (cls.print_hook is None):
        raise refuse("parse" if cls.print_hook is None else "print", "one of parse and print needs the other")
    if cls.has_form_hooks and cls.assembly_format is not None:
        raise refuse("assembly_format", "a class that has parse and print has no format")
    for key in ("traits", "fold", "canonicalize", "effects", "rewrites", "facts"):
        if hasattr(cls, key) and not isinstance(getattr(cls, key), Param):
            raise refuse(key, "is of operations: types and attributes have none")
    _check_signature("verify", cls.verify_hook, tuple(cls.params), refuse)
    _check_signature("parse", cls.parse_hook, ("parser",), refuse)
    _check_signature("print", cls.print_hook, ("printer", "self"), refuse)
    _check_interfaces(cls, base, refuse)
    for each in cls.__mro__:
        for key, value in vars(each).items() if _is_users(each, Definition) else ():
            if hasattr(base, key) and key[0] != "_" and not isinstance(value, Param) and key not in ("parse", "print"):
                raise refuse(key, "every type and attribute has it, and it cannot be hidden: choose another name")


def _check_param(cls: type[Definition], name: str, param: Param, refuse: Refuse) -> None:
    from mlircore import _core

    if name[:1] == "_" or not name.isidentifier() or (name in kwlist and name + "_" not in vars(cls)):
        raise refuse(name, "is no name of a parameter: it is an identifier; a keyword of Python has an underscore after it")
    taken = hasattr(_core.Type if cls.is_type else _core.Attribute, name) or name in ("get", "isinstance", "where", "static_typeid")
    if taken and not (name == "type" and param.self_type):
        raise refuse(name, "every type and attribute has it: choose another name")
    if param.kind < 0:
        raise refuse(name, f"ArrayParam takes a parameter, as in ArrayParam(IntParam()), not {param.detail!r}")
    if param.kind == oc.PK_INTEGER and not isinstance(param.detail, int):
        raise refuse(name, f"IntParam takes a number of bits, not {param.detail!r}")
    if param.array and param.detail_is_array:
        raise refuse(name, "a list of lists is no parameter: define an attribute for the inner one")
    if param.kind == oc.PK_INTEGER and not 1 <= param.detail & 255 <= 64:
        raise refuse(name, "an integer has 1 to 64 bits: APIntParam holds those of any size")
    if param.kind == oc.PK_ENUM and not isinstance(param.detail, EnumDef):
        raise refuse(name, f"EnumParam takes an EnumDef, not {param.detail!r}")
    if param.kind in (oc.PK_TYPE, oc.PK_ATTR) and param.of is not None:
        _check_of(name, param, refuse)
    if param.kind in (oc.PK_FLOAT, oc.PK_DENSE):
        try:
            element = _core.Type.parse(param.detail, _core.Context())
        except (_core.MLIRError, TypeError):
            raise refuse(name, f"{param.detail!r} is no type") from None
        if param.kind == oc.PK_FLOAT and not isinstance(element, _core.FloatType):
            raise refuse(name, f"{param.detail!r} is no type of floats")
        if param.kind == oc.PK_DENSE and str(element) not in ("i1", "i8", "i16", "i32", "i64", "f32", "f64"):
            raise refuse(name, f"a dense array has elements of i1, i8, i16, i32, i64, f32 or f64, not {param.detail!r}")
    if param.default is not None and not param.array:
        _check_param_default(name, param, refuse)


def _check_of(name: str, param: Param, refuse: Refuse) -> None:
    what = "type" if param.kind == oc.PK_TYPE else "attribute"
    if isinstance(param.of, str):
        namespace, dot, rest = param.of.partition(".")
        if not (namespace and dot and rest):
            raise refuse(name, f"expected a constraint or the full name of a definition, like 'toy.box', got {param.of!r}")
        return
    _check_constraint(name, param.of, what, refuse)


def _check_param_default(name: str, param: Param, refuse: Refuse) -> None:
    value, width = param.default, param.detail & 255 if param.kind == oc.PK_INTEGER else 0
    wanted: tuple[type, ...] = {oc.PK_INTEGER: (int,), oc.PK_APINT: (int,), oc.PK_BOOL: (bool,), oc.PK_FLOAT: (int, float),
                                oc.PK_STRING: (str,), oc.PK_KEYWORD: (str,), oc.PK_SYMBOL: (str,)}.get(param.kind, ())
    if wanted and not isinstance(value, wanted):
        raise refuse(name, f"the default is {'a string' if wanted == (str,) else 'a bool' if wanted == (bool,) else 'a number'}, not {value!r}")
    if param.kind == oc.PK_INTEGER and isinstance(value, int):
        low, high = (0, 1 << width) if param.detail & 256 else (-(1 << (width - 1)), 1 << width if width == 1 else 1 << (width - 1))
        if not low <= value < high:
            raise refuse(name, f"the default {value} does not fit into {width} bits")


# --- enumerations ---


def check_enum(dialect: Dialect, enum: Any) -> None:
    """Raises `DefinitionError` for an enumeration that breaks a rule."""
    def refuse(why: str) -> DefinitionError:
        title = enum.attr_name or enum.summary or "of " + ", ".join(name for name, _ in enum.cases[:3])
        return DefinitionError(f"{dialect.name}: enumeration {title!r}: {why}")

    if not isinstance(enum, EnumDef):
        raise DefinitionError(f"{dialect.name}: enum takes an EnumDef, not {enum!r}")
    if enum.dialect:
        raise refuse(f"it belongs to the dialect {enum.dialect!r} already")
    if enum.width not in (8, 32, 64):
        raise refuse(f"its values have 8, 32 or 64 bits, not {enum.width!r}")
    if enum.attr_name is not None:
        check_name(enum.attr_name, f"{dialect.name}: enumeration: attr_name")
    if not enum.cases:
        raise refuse("it has no cases")
    seen: dict[Any, str] = {}
    for name, value in enum.cases:
        if any(char.isspace() or char in '"<>,' for char in name):
            raise refuse(f"the case {name!r} is no keyword")
        if not -(1 << (enum.width - 1)) <= value < 1 << enum.width:
            raise refuse(f"the value {value} of {name} does not fit into {enum.width} bits")
        for key in (name,) if enum.bits else (name, value):  # of bits, a mask and a case can have one value
            if key in seen:
                raise refuse(f"the cases {seen[key]} and {name} have one {'name' if isinstance(key, str) else 'value'}")
            seen[key] = name
