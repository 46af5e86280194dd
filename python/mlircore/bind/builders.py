"""Definitions as the classes that operations are built with and looked at through.

    arith.AddIOp(lhs, rhs)     makes the operation at the insertion point
    arith.addi(lhs, rhs)       the same, and answers its result
    op.lhs, op.result          what it has there (mlircore.bind.accessors)

What the arguments are is in mlircore.bind.signatures; here they become Python functions, each with a recipe (`_core.Recipe`) that makes
the operation in one call. Both are made when they are first asked for.
"""

from __future__ import annotations

from mlircore import _core
from mlircore.bind import accessors
from mlircore.define import opcodes as oc
from mlircore.bind.signatures import Parameter, answer, function_name, parameters, spelled
from mlircore.compile.inference import is_function

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from mlircore.define.operations import Op, OpInfo


# --- types of results ---


def _infer_function(info: OpInfo) -> Callable[..., Any] | None:
    """The Python function that infers types; None: the operation's words infer them."""
    if info.infer_types is not None:
        from mlircore.bind import inference

        return inference.by_hook(info)
    if info.infer is None or "." not in info.infer.routine or not is_function(info.infer):
        return None
    from mlircore.bind import inference

    return inference.rule(info)


# --- building ---


def _slot(cls: type[Op], parameter: Parameter) -> _core.Slot:
    info, key, role = cls.definition, parameter.key, parameter.role
    arity, convert = oc.SINGLE, None
    if role == Parameter.ATTR:
        field = info.attrs[key]
        key, convert = field.name or key, accessors.converting(field)
    elif role in (Parameter.OPERAND, Parameter.RESULT):
        arity = (info.operands if role == Parameter.OPERAND else info.results)[key].arity
    elif role == Parameter.SUCCESSOR:
        arity = info.successors[key].arity
    prop = role == Parameter.ATTR and info.attrs[parameter.key].prop
    return _core.Slot(role, arity, parameter.must, parameter.name, key, convert, prop)


def recipe(cls: type[Op]) -> _core.Recipe:
    """The recipe that makes operations of a class. Every call returns the same object."""
    made: _core.Recipe | None = cls.__dict__.get("_recipe")
    if made is None:
        made = _recipe(cls, cls.definition)
        cls._recipe = made  # type: ignore[attr-defined]
    return made


def _recipe(cls: type[Op], info: OpInfo) -> _core.Recipe:
    found = parameters(cls)
    place = {(each.role, each.key): position for position, each in enumerate(found)}

    def places(role: str, table: dict[str, Any]) -> list[int]:
        return [place[role, key] for key in table if (role, key) in place]

    function = _infer_function(info) if (Parameter.RESULTS, "") in place else None
    fixed = sum(region.arity == oc.SINGLE for region in info.regions.values())
    return _core.Recipe(
        info.name, cls, [_slot(cls, each) for each in found], places(Parameter.OPERAND, info.operands),
        places(Parameter.RESULT, info.results), places(Parameter.ATTR, info.attrs), places(Parameter.SUCCESSOR, info.successors),
        places(Parameter.REGIONS, info.regions), function, place.get((Parameter.RESULTS, ""), -1), fixed,
        "operandSegmentSizes" in info.attrs, "resultSegmentSizes" in info.attrs, answer(info))


def _define(text: str, name: str, scope: dict[str, Any]) -> Any:
    exec(text, scope)  # as namedtuple does: the names are those of a definition, checked to be identifiers
    return scope[name]


def constructor(cls: type[Op]) -> Callable[..., None]:
    """`__init__` of a class of operations: see the module's documentation."""
    names = ", ".join([*(each.name for each in parameters(cls)), "loc", "ip"])
    text = f"def __init__(self, {spelled(cls, function=False)}):\n    build(self, {names})\n"
    made: Callable[..., None] = _define(text, "__init__", {"build": recipe(cls).build})
    made.__doc__ = f"Makes a '{cls.definition.name}'."
    made.__qualname__, made.__module__ = f"{cls.__qualname__}.__init__", cls.__module__
    return made


def function(cls: type[Op], module: str | None = None) -> _core.Builder:
    """The function that makes an operation and returns its result, its results, or the operation if it has none. `module`: where users find it."""
    return _core.Builder(cls, function_name(cls), module)


def arguments(cls: type[Op]) -> tuple[list[str], int]:
    """The names of the function's arguments except `loc` and `ip`, and the number of required ones, which come first."""
    found = parameters(cls)
    return [each.snake_name for each in found], sum(each.must for each in found)


def spelled_out(cls: type[Op], module: str) -> Callable[..., Any]:
    """The same function in Python: it has the signature, and says what is wrong with arguments."""
    name = function_name(cls)
    names = ", ".join([*(each.snake_name for each in parameters(cls)), "loc", "ip"])
    made: Callable[..., Any] = _define(f"def {name}({spelled(cls, function=True)}):\n    return make({names})\n", name, {"make": recipe(cls).make})
    made.__doc__, made.__module__ = cls.__doc__, module
    return made
