"""Stubs of dialects for people and type checkers: .pyi files that the build puts beside the dialects' modules in a wheel.

The parts that come from a definition (classes of operations with their arguments and fields, functions, enumerations) are typed; parts
that are written by hand have the names of their arguments. A missing name has the type `Any`, since the modules find names on first use.
"""

from __future__ import annotations

import ast
import inspect
import os

from mlircore.bind import enums, signatures
from mlircore.compile import files
from mlircore.define import opcodes as oc
from mlircore.define.dialect import find
from mlircore.define.fields import Attr, Field, Group, Region, python_name, snake
from mlircore.define.statement import is_of_mlircore

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from mlircore.define.dialect import Dialect
    from mlircore.define.operations import Op, OpInfo
    from mlircore.define.types_attributes import Definition

HEAD = """# A field hides what every operation has by that name.
# mypy: disable-error-code="override"
from collections.abc import Sequence
from enum import IntEnum, IntFlag
from typing import Any, TypeAlias

from mlircore.ir import (Attribute, Block, InsertionPoint, Location, Operation, OpOperandList, OpResult, OpResultList, OpSuccessors, OpView,
                         Region, RegionSequence, Type, Value)

_Operand: TypeAlias = Value[Any] | OpView | Operation | OpResultList
_Operands: TypeAlias = Sequence[Value[Any] | OpView | Operation] | OpResultList | OpOperandList | OpView | Operation

"""

_GROUPS = {oc.SINGLE: "{0}", oc.OPTIONAL: "{0} | None", oc.VARIADIC: "{0}List"}
_GIVEN = {oc.SINGLE: "_Operand", oc.OPTIONAL: "_Operand | None", oc.VARIADIC: "_Operands"}


def _given(info: OpInfo, parameter: signatures.Parameter) -> str:
    """The type of an argument."""
    role, key = parameter.role, parameter.key
    if role == signatures.Parameter.RESULT:
        return {oc.SINGLE: "Type", oc.OPTIONAL: "Type | None", oc.VARIADIC: "Sequence[Type]"}[info.results[key].arity]
    if role == signatures.Parameter.OPERAND:
        return _GIVEN[info.operands[key].arity]
    if role == signatures.Parameter.SUCCESSOR:
        return "Sequence[Block]" if info.successors[key].arity == oc.VARIADIC else "Block"
    if role == signatures.Parameter.RESULTS:
        return "Sequence[Type]"
    return "int" if role == signatures.Parameter.REGIONS else "Any"


def _arguments(cls: type[Op], *, function: bool) -> str:
    found = [(each.snake_name if function else each.name, each.must, _given(cls.definition, each)) for each in signatures.parameters(cls)]
    return ", ".join([*(f"{name}: {kind}" for name, must, kind in found if must), "*",
                      *(f"{name}: {kind.removesuffix(' | None')} | None = None".replace("Any | None", "Any") for name, must, kind in found if not must),
                      "loc: Location | None = None", "ip: InsertionPoint | None = None"])


def _accessor_type(field: Field) -> str:
    if isinstance(field, Group):
        kind = "OpResult" if field.is_result else "OpOperand" if field.arity == oc.VARIADIC else "Value[Any]"
        return _GROUPS[field.arity].format(kind)
    if isinstance(field, Attr):
        return "bool" if field.constraint.unit else "Attribute" if field.mandatory or not field.optional else "Attribute | None"
    if isinstance(field, Region):
        return "RegionSequence" if field.arity == oc.VARIADIC else "Region"
    return "OpSuccessors" if field.arity == oc.VARIADIC else "Block"


def _stub_op(cls: type[Op], by_hand: dict[str, tuple[str, list[str]]]) -> Iterator[tuple[str, str]]:
    """Its class and its function, by name."""
    info, name = cls.definition, signatures.function_name(cls)
    methods, hidden = by_hand.get(cls.__name__, ("", [])) if is_of_mlircore(cls.__module__) else _own_methods(cls)
    result = f"class {cls.__name__}(OpView):\n{methods}"
    if "__init__" not in hidden:
        result += f"    def __init__({', '.join(['self', _arguments(cls, function=False)])}) -> None: ...\n"
    for key, field in info.fields.items():
        accessor = python_name(key)
        if accessor in hidden:
            continue
        result += f"    @property\n    def {accessor}(self) -> {_accessor_type(field)}: ...\n"
        if isinstance(field, Attr):
            result += f"    @{accessor}.setter\n    def {accessor}(self, value: Any) -> None: ...\n"
    yield cls.__name__, result
    if name in by_hand:
        return
    answer = {"op": cls.__name__, "result": "OpResult", "results": "OpResultList",
              "any": f"OpResult | OpResultList | {cls.__name__}"}[signatures.answer(info)]
    yield name, f"def {name}({_arguments(cls, function=True)}) -> {answer}: ...\n"


_PARAMETERS = {oc.PK_INTEGER: "int", oc.PK_APINT: "int", oc.PK_BOOL: "bool", oc.PK_FLOAT: "float", oc.PK_STRING: "str", oc.PK_KEYWORD: "str",
               oc.PK_SYMBOL: "str", oc.PK_TYPE: "Type", oc.PK_ATTR: "Attribute"}


def _stub_definition(cls: type[Definition]) -> str:
    """The class of a user's type or attribute."""
    methods, hidden = _own_methods(cls)
    params = "".join(f", {name}: Any{' = ...' if each.may_be_absent else ''}" for name, each in cls.params.items())
    result = f"class {cls.__name__}({'Type' if cls.is_type else 'Attribute'}):\n{methods}"
    if "get" not in hidden:
        result += f"    @classmethod\n    def get(cls{params if _in_order(cls) else ', *args: Any, **kwargs: Any'}, context: Any = ...) -> {cls.__name__}: ...\n"
    for name, each in cls.params.items():
        kind = "Any" if each.array else _PARAMETERS.get(each.kind, "Any")
        result += f"    @property\n    def {snake(name)}(self) -> {kind}{' | None' if each.optional and kind != 'Any' else ''}: ...\n"
    return result


def _in_order(cls: type[Definition]) -> bool:
    """Whether no parameter without a default comes after one that has one, as Python wants it."""
    absent = [each.may_be_absent for each in cls.params.values()]
    return absent == sorted(absent)


def _enumeration(owner: Dialect, each: Any) -> Iterator[tuple[str, str]]:
    name = enums.class_name(owner, each)
    if not name.isidentifier():
        return
    base = "IntFlag" if each.bits else "IntEnum"
    yield name, f"class {name}({base}):\n" + "".join(f"    {key} = {value}\n" for key, value in enums.members(owner, each, name))


# --- what is written by hand ---


def _own_methods(cls: Any) -> tuple[str, list[str]]:
    """The methods and properties that a user's class and its bases have, as the text of a class without its head, and their names."""
    own = {key: value for each in reversed(cls.__mro__) if each.__module__.partition(".")[0] not in ("mlircore", "builtins")
           for key, value in vars(each).items()}
    text, names = "", list[str]()
    for key, value in own.items():
        kind = next((kind for kind in (property, staticmethod, classmethod) if isinstance(value, kind)), None)
        if key[0] == "_" or not (kind or inspect.isfunction(value)):
            continue
        names.append(key)
        text += "" if kind is None else f"    @{kind.__name__}\n"
        if isinstance(value, property):
            text += f"    def {key}(self) -> Any: ...\n"
            text += f"    @{key}.setter\n    def {key}(self, value: Any) -> None: ...\n" if value.fset is not None else ""
        else:
            text += f"    def {key}({_signature(getattr(value, '__func__', value), 0 if kind is staticmethod else 1)}) -> Any: ...\n"
    return text, names


def _signature(function: Any, first: int) -> str:
    """A function's parameters without their types; `first` of them have none in a stub, either: `self` or `cls`."""
    words: list[str] = []
    parameters = list(inspect.signature(function).parameters.values())
    kinds: list[object] = [each.kind for each in parameters]
    for i, each in enumerate(parameters):
        if i > 0 and kinds[i - 1] == each.POSITIONAL_ONLY and kinds[i] != each.POSITIONAL_ONLY:
            words.append("/")
        if kinds[i] == each.KEYWORD_ONLY and not {each.VAR_POSITIONAL, each.KEYWORD_ONLY}.intersection(kinds[:i]):
            words.append("*")
        stars = "*" if kinds[i] == each.VAR_POSITIONAL else "**" if kinds[i] == each.VAR_KEYWORD else ""
        words.append(each.name if i < first else f"{stars}{each.name}: Any{'' if each.default is each.empty else ' = ...'}")
    if kinds and kinds[-1] == inspect.Parameter.POSITIONAL_ONLY:
        words.append("/")
    return ", ".join(words)


def _untyped(function: ast.FunctionDef) -> str:
    """A function's parameters without their types: only their names, and which of them are optional."""
    given = function.args
    positional = [*given.posonlyargs, *given.args]
    first_optional = len(positional) - len(given.defaults)
    is_method = bool(positional) and positional[0].arg in ("self", "cls")
    words = [each.arg if is_method and i == 0 else f"{each.arg}: Any{' = ...' if i >= first_optional else ''}" for i, each in enumerate(positional)]
    if given.vararg is not None:
        words.append(f"*{given.vararg.arg}: Any")
    elif given.kwonlyargs:
        words.append("*")
    words += [f"{each.arg}: Any{'' if default is None else ' = ...'}" for each, default in zip(given.kwonlyargs, given.kw_defaults)]
    if given.kwarg is not None:
        words.append(f"**{given.kwarg.arg}: Any")
    return ", ".join(words)


def _function(node: ast.FunctionDef, indent: str = "") -> str:
    kinds = [ast.unparse(each) for each in node.decorator_list]
    text = "".join(f"{indent}@{kind}\n" for kind in kinds if kind in ("property", "staticmethod", "classmethod") or kind.endswith(".setter"))
    answer = "None" if node.name == "__init__" else "Any"
    return f"{text}{indent}def {node.name}({_untyped(node)}) -> {answer}: ...\n"


def _by_hand(namespace: str) -> dict[str, tuple[str, list[str]]]:
    """By name: the text of what build.py of a dialect has, a class without its head, and the members that it declares."""
    path = os.path.join(files.PACKAGE, "dialects", namespace, "build.py")
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        body = ast.parse(file.read()).body
    found: dict[str, tuple[str, list[str]]] = {}
    for node in body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = _function(node), []
        elif isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            text = "".join(_function(each, "    ") for each in methods) + "    def __getattr__(self, name: str) -> Any: ...\n"
            found[node.name] = text, [each.name for each in methods]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.Call):
            found[node.targets[0].id] = f"def {node.targets[0].id}(*args: Any, **kwargs: Any) -> Any: ...\n", []
    return {name: each for name, each in found.items() if not name.startswith("_")}


def text(*dialects: Dialect) -> str:
    """The classes and functions of dialects as the text of a .pyi file."""
    return HEAD + "\n".join(part for found in dialects for part in _parts(found)) + "\ndef __getattr__(name: str) -> Any: ...\n"


def _parts(found: Dialect) -> list[str]:
    """The parts of a stub. When several things have one name, the first is there, as in the module (`members.find`)."""
    by_hand = _by_hand(found.name)
    parts: dict[str, str] = {}
    for cls in found.ops.values():
        for name, part in _stub_op(cls, by_hand):
            parts.setdefault(name, part)
    for definition in found.definitions:
        if not is_of_mlircore(definition.__module__):
            parts.setdefault(definition.__name__, _stub_definition(definition))
    for name, (part, _) in by_hand.items():
        if part.startswith("def "):
            parts.setdefault(name, part)
    for each in found.enums:
        for name, part in _enumeration(found, each):
            parts.setdefault(name, part)
    return list(parts.values())


def write(package: str) -> None:
    """Writes a stub for every dialect of mlircore that has operations below the folder of a package."""
    for name in files.of_package():
        found = find(name)
        if found is not None and found.ops:
            place = os.path.join(package, "dialects", name)
            with open(os.path.join(place, "__init__.pyi") if os.path.isdir(place) else f"{place}.pyi", "w", encoding="utf-8") as file:
                file.write(text(found))
