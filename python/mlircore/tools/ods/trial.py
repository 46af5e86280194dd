"""Trying what was translated: classes without a dialect, in which names mean what they will mean in the package."""

from __future__ import annotations

from typing import Any

from mlircore import dialect as language
from mlircore.compile.formats import compile_format
from mlircore.compile.format_text import FormatError
from mlircore.compile.program import Program
from mlircore.define import DefinitionError
from mlircore.define.constraints import AttrConstraint, EnumDef, enum_attr
from mlircore.define.operations import Op, OpInfo
from mlircore.tools.ods.records import Record
from mlircore.tools.ods.scope import Scope, full_name


class _Dialect:
    """Takes enumerations as a dialect does."""

    def __init__(self, name: str) -> None:
        self.name = name

    def enum(self, enum: EnumDef) -> AttrConstraint:
        enum.dialect = self.name
        return enum_attr(self.name, enum)


def _stand_in(record: Record, name: str, *, has_params: bool) -> Any:
    """The constraint that a class of the package will be."""
    if record.is_a("TypeDef"):
        return language.TypeConstraint(record.text("summary"), ("defined", name), type_text=None if has_params else f"!{name}", type_name=name)
    return AttrConstraint(record.text("summary"), ("defined", name), ("defined", name), definition=name)


class Environment(dict[str, Any]):
    """The names of a package, evaluated when they are first met."""

    def __init__(self, scope: Scope) -> None:
        super().__init__()
        self.scope = scope
        self["d"] = language
        self[scope.dialect_name] = _Dialect(scope.namespace)
        self._by_class = {name: scope.records.find(key) for key, name in scope.classes.items()}

    def __missing__(self, name: str) -> Any:
        record = self._by_class.get(name)
        if record is not None:
            value = _stand_in(record, full_name(record), has_params=bool(record.dag("parameters")))
        else:
            text = self.scope.names.texts.get(name)
            if text is None:
                raise NameError(name)
            value = self.evaluate(text)
        self[name] = value
        return value

    def evaluate(self, text: str) -> Any:
        """The value of an expression that was made here."""
        return eval(text, {"__builtins__": {}}, self)  # noqa: S307


def environment(scope: Scope) -> Environment:
    """The names of a package in the making."""
    return Environment(scope)


def why_not(env: Environment, op_name: str, fields: dict[str, str], traits: list[str], form: str) -> str | None:
    """Why a format does not compile; None when it does. `fields` and `traits` are expressions."""
    try:
        declared = {name: env.evaluate(text) for name, text in fields.items()}  # names as in a class body
        held = tuple(env.evaluate(text) for text in traits)
        cls: Any = type("Trial", (Op,), {**declared, "traits": held, "assembly_format": form, "__module__": "mlircore.dialects.trial"})
        cls.OPERATION_NAME = op_name
        compile_format(OpInfo(cls), Program())
    except (FormatError, DefinitionError) as error:
        return str(error)
    return None
