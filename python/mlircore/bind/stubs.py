"""Stubs of dialects for people and type checkers: .pyi files that the build puts beside the dialects' modules in a wheel.

The parts that come from a definition (classes of operations with their arguments and fields, functions, enumerations) are typed; parts
that are written by hand have the names of their arguments. A missing name has the type `Any`, since the modules find names on first use.
"""

from __future__ import annotations

import ast
import os

from mlircore.bind import enums, signatures
from mlircore.compile import files
from mlircore.define import opcodes as oc
from mlircore.define.dialect import find
from mlircore.define.fields import Attr, Group, Region, python_name

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from mlircore.define.fields import Field
    from mlircore.define.dialect import Dialect
    from mlircore.define.operations import Op, OpInfo

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
    methods, hidden = by_hand.get(cls.__name__, ("", []))
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


def _enumeration(owner: Dialect, each: Any) -> Iterator[tuple[str, str]]:
    name = enums.class_name(owner, each)
    if not name.isidentifier():
        return
    base = "IntFlag" if each.bits else "IntEnum"
    yield name, f"class {name}({base}):\n" + "".join(f"    {key} = {value}\n" for key, value in enums.members(owner, each, name))


# --- what is written by hand ---


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
