"""Expressions of tensors' elements, and the functions that make them."""

from __future__ import annotations

from enum import Enum

from mlircore import ir as _ir
from mlircore.dialects.linalg.opdsl.lang.affine import AffineBuildState, AffineExprDef, DimDef
from mlircore.dialects.linalg.opdsl.lang.scalar_expr import ScalarArg, ScalarConst, ScalarExpression, ScalarFn, ScalarIndex
from mlircore.dialects.linalg.opdsl.lang.types import TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

__all__ = [
    "BinaryFn", "BinaryFnType", "FunctionKind", "ReduceFn", "ReduceFnType", "ReduceFnUse", "TensorExpression", "TensorFn", "TensorReduceFn",
    "TensorUse", "TernaryFn", "TernaryFnType", "TypeFn", "TypeFnType", "UnaryFn", "UnaryFnType", "const", "index",
]


class FunctionKind(Enum):
    """Kinds of functions, by their arguments."""

    UNARY = 0
    BINARY = 1
    TERNARY = 2
    TYPE = 3


class TensorExpression:
    """The base of expressions. Operators: `+`, `-`, `*` and `/`."""

    args: Sequence[TensorExpression] = ()

    def to_scalar_expression(self) -> ScalarExpression:
        """The same for scalars."""
        raise NotImplementedError

    def visit_tensor_exprs(self, callback: Callable[[TensorExpression], object]) -> None:
        """Calls a function with this expression and all its parts."""
        callback(self)
        for arg in self.args:
            arg.visit_tensor_exprs(callback)

    def collect(self, cls: type) -> list[Any]:
        """The parts of a class, each once, in their order."""
        found: dict[Any, None] = {}
        self.visit_tensor_exprs(lambda part: found.setdefault(part) if isinstance(part, cls) else None)
        return list(found)

    def collect_dims(self) -> list[DimDef]:
        """The dimensions that index tensors in it, each once, in their order."""
        found: dict[Any, None] = {}
        for use in self.collect(TensorUse):
            for each in use.indices:
                each.visit_affine_exprs(lambda part: found.setdefault(part) if isinstance(part, DimDef) else None)
        return list(found)

    def __add__(self, other: TensorExpression) -> TensorExpression:
        return BinaryFn.add(self, other)

    def __sub__(self, other: TensorExpression) -> TensorExpression:
        return BinaryFn.sub(self, other)

    def __mul__(self, other: TensorExpression) -> TensorExpression:
        return BinaryFn.mul(self, other)

    def __truediv__(self, other: TensorExpression) -> TensorExpression:
        return BinaryFn.div(self, other)


class TensorUse(TensorExpression):
    """An element of a tensor. `+=` makes a sum over the dimensions that only the right side has."""

    def __init__(self, operand_def: Any, indices: Iterable[AffineExprDef]) -> None:
        self.operand_def, self.indices = operand_def, tuple(indices)

    @property
    def tensor_name(self) -> str:
        """The name of the tensor."""
        assert self.operand_def.name is not None, "TensorDef not registered with an op"
        return str(self.operand_def.name)

    def to_scalar_expression(self) -> ScalarExpression:
        """As of the base."""
        return ScalarArg(self.tensor_name).expr()

    def __iadd__(self, other: TensorExpression) -> TensorReduceFn:
        mine = self.collect_dims()
        return ReduceFnUse(BinaryFn.add, None, *[dim for dim in other.collect_dims() if dim not in mine])(other)

    def __repr__(self) -> str:
        return f"{self.operand_def.name}[{', '.join(map(repr, self.indices))}]"


class TensorFn(TensorExpression):
    """A function of expressions: `name`, or the one that the attribute `operand_def` states."""

    def __init__(self, kind: FunctionKind, name: str | None, operand_def: Any, type_var: TypeVar | None, args: Sequence[TensorExpression]) -> None:
        if bool(name) == (operand_def is not None):
            raise ValueError("One of 'name', 'operand_def' must be specified")
        self.kind, self.name, self.operand_def, self.type_var, self.args = kind, name, operand_def, type_var, args

    def to_scalar_expression(self) -> ScalarExpression:
        """As of the base."""
        assert self.operand_def is None or self.operand_def.name, "TensorFn not registered with an op"
        attr_name = None if self.operand_def is None else self.operand_def.name
        return ScalarFn(self.kind, self.name, attr_name, self.type_var, [arg.to_scalar_expression() for arg in self.args]).expr()

    def __repr__(self) -> str:
        name = self.name if self.operand_def is None else self.operand_def.name
        return f"{self.kind.name}.{name}(type_var={self.type_var}, args={', '.join(map(repr, self.args))})"


class TensorReduceFn(TensorExpression):
    """A reduction. `lhs`: the element that holds the result, known once it is assigned."""

    def __init__(self, reduce_use: ReduceFnUse, args: Sequence[TensorExpression]) -> None:
        self.reduce_use, self.args = reduce_use, args
        self.lhs: TensorUse | None = None

    def to_scalar_expression(self) -> ScalarExpression:
        """As of the base. Raises ValueError when it is assigned to nothing."""
        if self.lhs is None:
            raise ValueError(f"Cannot scalarize a TensorReduceFn that has not been bound to its lhs: {self}")
        use = self.reduce_use
        operands = [each.to_scalar_expression() for each in (self.lhs, *self.args)]
        fn_name = None if use.binary_fn is None else use.binary_fn.fn_name
        attr_name = None if use.binary_attr is None else use.binary_attr.operand_def.name
        return ScalarFn(FunctionKind.BINARY, fn_name, attr_name, None, operands).expr()

    def __repr__(self) -> str:
        return f"{self.reduce_use!r}({', '.join(map(repr, self.args))})"


class const(TensorExpression):
    """A constant: a float is f64, an int is i64. Raises ValueError for anything else."""

    def __init__(self, value: float) -> None:
        if not isinstance(value, (int, float)):
            raise ValueError(f"const requires int or float but got {type(value)}")
        with _ir.Context():
            held = _ir.FloatAttr.get_f64(value) if isinstance(value, float) else _ir.IntegerAttr.get(_ir.IntegerType.get_signless(64), int(value))
            self.value = str(held)

    def to_scalar_expression(self) -> ScalarExpression:
        """As of the base."""
        return ScalarConst(self.value).expr()

    def __repr__(self) -> str:
        return f"const({self.value})"


class index(TensorExpression):
    """The position of the iteration in a dimension."""

    def __init__(self, dim: DimDef) -> None:
        self.dim_def, self.dim = dim, -1

    def resolve_dimension_name(self, affine_state: AffineBuildState) -> None:
        """Looks up the position of the dimension."""
        self.dim = affine_state.get_dim(self.dim_def.dimname)

    def to_scalar_expression(self) -> ScalarExpression:
        """As of the base."""
        assert self.dim != -1, "Dimension name not resolved"
        return ScalarIndex(self.dim).expr()

    def __repr__(self) -> str:
        return f"index({self.dim!r})"


class _FnType:
    """A function with a name; called with expressions, it makes one."""

    kind = FunctionKind.UNARY

    def __init__(self, fn_name: str) -> None:
        self.fn_name = fn_name

    def __repr__(self) -> str:
        return self.fn_name


class UnaryFnType(_FnType):
    """A function of one expression."""

    def __call__(self, arg: TensorExpression) -> TensorFn:
        return TensorFn(self.kind, self.fn_name, None, None, [arg])


class BinaryFnType(_FnType):
    """A function of two expressions."""

    kind = FunctionKind.BINARY

    def __call__(self, arg0: TensorExpression, arg1: TensorExpression) -> TensorFn:
        return TensorFn(self.kind, self.fn_name, None, None, [arg0, arg1])


class TernaryFnType(_FnType):
    """A function of three expressions."""

    kind = FunctionKind.TERNARY

    def __call__(self, arg0: TensorExpression, arg1: TensorExpression, arg2: TensorExpression) -> TensorFn:
        return TensorFn(self.kind, self.fn_name, None, None, [arg0, arg1, arg2])


class TypeFnType(_FnType):
    """A conversion of an expression to a type."""

    kind = FunctionKind.TYPE

    def __call__(self, type_var: TypeVar, arg: TensorExpression) -> TensorFn:
        return TensorFn(self.kind, self.fn_name, None, type_var, [arg])


class UnaryFn:
    """The functions of one expression."""

    exp, log, abs = UnaryFnType("exp"), UnaryFnType("log"), UnaryFnType("abs")
    ceil, floor, round = UnaryFnType("ceil"), UnaryFnType("floor"), UnaryFnType("round")
    negf, reciprocal, square = UnaryFnType("negf"), UnaryFnType("reciprocal"), UnaryFnType("square")
    sqrt, rsqrt, tanh, erf = UnaryFnType("sqrt"), UnaryFnType("rsqrt"), UnaryFnType("tanh"), UnaryFnType("erf")


class BinaryFn:
    """The functions of two expressions; integers have no sign, so some functions state how they are read."""

    add, sub, mul = BinaryFnType("add"), BinaryFnType("sub"), BinaryFnType("mul")
    div, div_unsigned, powf = BinaryFnType("div"), BinaryFnType("div_unsigned"), BinaryFnType("powf")
    max_signed, min_signed = BinaryFnType("max_signed"), BinaryFnType("min_signed")
    max_unsigned, min_unsigned = BinaryFnType("max_unsigned"), BinaryFnType("min_unsigned")


class TernaryFn:
    """The functions of three expressions."""

    select = TernaryFnType("select")


class TypeFn:
    """The conversions; they read integers as signed or unsigned."""

    cast_signed, cast_unsigned = TypeFnType("cast_signed"), TypeFnType("cast_unsigned")


class ReduceFnUse:
    """A function that reduces over dimensions: `binary_fn`, or the one that the attribute `binary_attr` states."""

    def __init__(self, binary_fn: BinaryFnType | None, binary_attr: Any, *reduce_dims: DimDef) -> None:
        if (binary_fn is None) == (binary_attr is None):
            raise ValueError("One of 'binary_fn', 'binary_attr' must be specified")
        self.binary_fn, self.binary_attr, self.reduce_dims = binary_fn, binary_attr, reduce_dims

    def __call__(self, *args: TensorExpression) -> TensorReduceFn:
        return TensorReduceFn(self, args)

    def __repr__(self) -> str:
        return f"reduce_{self.binary_fn or self.binary_attr!r}({', '.join(map(repr, self.reduce_dims))})"


class ReduceFnType:
    """A function that reduces: `ReduceFn.add[D.k](value)`."""

    def __init__(self, binary_fn: BinaryFnType) -> None:
        if not isinstance(binary_fn, BinaryFnType):
            raise ValueError(f"Reduce expected a BinaryFnType but got {binary_fn}")
        self.binary_fn = binary_fn

    def __getitem__(self, reduce_dims: Any) -> ReduceFnUse:
        return ReduceFnUse(self.binary_fn, None, *(reduce_dims if isinstance(reduce_dims, tuple) else (reduce_dims,)))

    def __repr__(self) -> str:
        return f"reduce_{self.binary_fn!r}"


class ReduceFn:
    """The functions that reduce."""

    add, mul = ReduceFnType(BinaryFn.add), ReduceFnType(BinaryFn.mul)
    max_signed, min_signed = ReduceFnType(BinaryFn.max_signed), ReduceFnType(BinaryFn.min_signed)
    max_unsigned, min_unsigned = ReduceFnType(BinaryFn.max_unsigned), ReduceFnType(BinaryFn.min_unsigned)
