"""Expressions of scalars: the body of an operation, without the indices of the tensors."""

from __future__ import annotations

from mlircore.dialects.linalg.opdsl.lang.yaml_helper import YAMLObject

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

__all__ = ["ScalarArg", "ScalarAssign", "ScalarConst", "ScalarExpression", "ScalarFn", "ScalarIndex"]


class _Leaf:
    """One kind of expression."""

    field = ""

    def expr(self) -> ScalarExpression:
        """The expression that is this."""
        held: dict[str, Any] = {self.field: self}
        return ScalarExpression(**held)


class ScalarFn(_Leaf):
    """A function of operands: `fn_name`, or the one that the attribute `attr_name` states. `type_var`: the type that a cast makes."""

    field = "scalar_fn"

    def __init__(self, kind: Any, fn_name: str | None, attr_name: str | None, type_var: Any, operands: Sequence[ScalarExpression]) -> None:
        if bool(fn_name) == bool(attr_name):
            raise ValueError("One of 'fn_name', 'attr_name' must be specified")
        self.kind, self.fn_name, self.attr_name, self.type_var, self.operands = kind, fn_name, attr_name, type_var, operands

    def to_dict(self) -> dict[str, Any]:
        """For YAML."""
        pairs = {"kind": self.kind.name.lower(), "fn_name": self.fn_name, "attr_name": self.attr_name,
                 "type_var": self.type_var and self.type_var.name}
        return {key: value for key, value in pairs.items() if value} | {"operands": list(self.operands)}

    def __repr__(self) -> str:
        return f"ScalarFn<{self.kind.name}.{self.fn_name or self.attr_name}>(type_var={self.type_var}, operands={self.operands})"


class ScalarArg(_Leaf):
    """An argument of the body, by the name of its operand."""

    field = "scalar_arg"

    def __init__(self, arg: str) -> None:
        self.arg = arg

    def to_dict(self) -> str:
        """For YAML."""
        return self.arg

    def __repr__(self) -> str:
        return f"(ScalarArg({self.arg})"


class ScalarConst(_Leaf):
    """A constant, as the text of its attribute."""

    field = "scalar_const"

    def __init__(self, value: str) -> None:
        self.value = value

    def to_dict(self) -> str:
        """For YAML."""
        return self.value

    def __repr__(self) -> str:
        return f"(ScalarConst({self.value})"


class ScalarIndex(_Leaf):
    """The position of the iteration in a dimension."""

    field = "scalar_index"

    def __init__(self, dim: int) -> None:
        self.dim = dim

    def to_dict(self) -> int:
        """For YAML."""
        return self.dim

    def __repr__(self) -> str:
        return f"(ScalarIndex({self.dim})"


class ScalarExpression(YAMLObject):
    """One of the four kinds; the other fields are None. Raises ValueError for none or several."""

    yaml_tag = "!ScalarExpression"

    def __init__(self, scalar_fn: ScalarFn | None = None, scalar_arg: ScalarArg | None = None, scalar_const: ScalarConst | None = None,
                 scalar_index: ScalarIndex | None = None) -> None:
        self.scalar_fn, self.scalar_arg, self.scalar_const, self.scalar_index = scalar_fn, scalar_arg, scalar_const, scalar_index
        given = [each for each in (scalar_fn, scalar_arg, scalar_const, scalar_index) if each is not None]
        if len(given) != 1:
            raise ValueError("One of 'scalar_fn', 'scalar_arg', 'scalar_const', or 'scalar_index' must be specified")
        self.only: Any = given[0]

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """As of the base."""
        return {self.only.field: self.only.to_dict()}

    def __repr__(self) -> str:
        return repr(self.only)


class ScalarAssign(YAMLObject):
    """The value of an output."""

    yaml_tag = "!ScalarAssign"

    def __init__(self, arg: str, value: ScalarExpression) -> None:
        self.arg, self.value = arg, value

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """As of the base."""
        return {"arg": self.arg, "value": self.value}

    def __repr__(self) -> str:
        return f"ScalarAssign({self.arg}, {self.value})"
