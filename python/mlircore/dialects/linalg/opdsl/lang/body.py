"""The body of a generic operation: scalar expressions become operations of arith, math, complex and linalg."""

from __future__ import annotations

from mlircore import ir
from mlircore.dialects import arith, complex, linalg, math
from mlircore.dialects.linalg.opdsl.lang.expressions import FunctionKind
from mlircore.dialects.linalg.opdsl.lang.scalar_expr import ScalarAssign, ScalarExpression

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_FLOAT, _INTEGER, _COMPLEX, _UNSIGNED = "float", "integer", "complex", "integer of more than one bit"

# For each function, the operation for each kind of element.
_FUNCTIONS: dict[str, dict[str, Callable[..., Any]]] = {
    "abs": {_FLOAT: math.AbsFOp, _COMPLEX: complex.AbsOp},
    "ceil": {_FLOAT: math.CeilOp},
    "erf": {_FLOAT: math.ErfOp},
    "exp": {_FLOAT: math.ExpOp, _COMPLEX: complex.ExpOp},
    "floor": {_FLOAT: math.FloorOp},
    "log": {_FLOAT: math.LogOp, _COMPLEX: complex.LogOp},
    "negf": {_FLOAT: arith.NegFOp, _COMPLEX: complex.NegOp},
    "reciprocal": {_FLOAT: lambda x: arith.DivFOp(arith.ConstantOp(x.type, ir.FloatAttr.get(x.type, 1.0)).result, x)},
    "round": {_FLOAT: math.RoundOp},
    "rsqrt": {_FLOAT: math.RsqrtOp},
    "sqrt": {_FLOAT: math.SqrtOp},
    "square": {_FLOAT: lambda x: arith.MulFOp(x, x)},
    "tanh": {_FLOAT: math.TanhOp},
    "add": {_FLOAT: arith.AddFOp, _INTEGER: arith.AddIOp, _COMPLEX: complex.AddOp},
    "sub": {_FLOAT: arith.SubFOp, _INTEGER: arith.SubIOp, _COMPLEX: complex.SubOp},
    "mul": {_FLOAT: arith.MulFOp, _INTEGER: arith.MulIOp, _COMPLEX: complex.MulOp},
    "div": {_FLOAT: arith.DivFOp, _INTEGER: arith.DivSIOp, _COMPLEX: complex.DivOp},
    "div_unsigned": {_UNSIGNED: arith.DivUIOp},
    "max_signed": {_FLOAT: arith.MaximumFOp, _INTEGER: arith.MaxSIOp},
    "max_unsigned": {_UNSIGNED: arith.MaxUIOp},
    "min_signed": {_FLOAT: arith.MinimumFOp, _INTEGER: arith.MinSIOp},
    "min_unsigned": {_UNSIGNED: arith.MinUIOp},
    "powf": {_FLOAT: math.PowFOp},
}


def _kinds(type: Any) -> tuple[str, ...]:
    if isinstance(type, ir.FloatType):
        return (_FLOAT,)
    if isinstance(type, ir.ComplexType):
        return (_COMPLEX,)
    if isinstance(type, ir.IndexType) or (isinstance(type, ir.IntegerType) and type.width != 1):
        return (_INTEGER, _UNSIGNED)
    return (_INTEGER,) if isinstance(type, ir.IntegerType) else ()


def apply(fn_name: str | None, operands: list[Any]) -> Any:
    """The result of a function. Raises ValueError for an unknown one, NotImplementedError for operands that it does not take."""
    if fn_name == "select":
        return arith.SelectOp(*operands).result
    if fn_name not in _FUNCTIONS:
        raise ValueError(f"Function '{fn_name}' is not a known function")
    for kind in _kinds(operands[0].type):
        if kind in _FUNCTIONS[fn_name]:
            return _FUNCTIONS[fn_name][kind](*operands).result
    raise NotImplementedError(f"Unsupported '{fn_name}' operands: {', '.join(map(str, operands))}")


def cast(to_type: Any, operand: Any, *, unsigned: bool) -> Any:
    """A value of another type. Raises ValueError when there is no such conversion."""
    source = operand.type
    if source == to_type:
        return operand
    made: Any = None
    if isinstance(to_type, ir.IntegerType):
        if isinstance(source, ir.FloatType):
            made = arith.FPToUIOp if unsigned else arith.FPToSIOp
        elif isinstance(source, ir.IndexType):
            made = arith.IndexCastOp
        elif isinstance(source, ir.IntegerType) and source.width != to_type.width:
            wider = arith.ExtUIOp if unsigned else arith.ExtSIOp
            made = wider if to_type.width > source.width else arith.TruncIOp
    elif isinstance(to_type, ir.FloatType):
        if isinstance(source, ir.IntegerType):
            made = arith.UIToFPOp if unsigned else arith.SIToFPOp
        elif isinstance(source, ir.FloatType) and source.width != to_type.width:
            made = arith.ExtFOp if to_type.width > source.width else arith.TruncFOp
    if made is None:
        raise ValueError(f"Unable to cast body expression from {source} to {to_type}")
    return made(to_type, operand).result


class BodyBuilder:
    """Makes the operations of a body at the current insertion point.

    `types`: the type of each variable; `arguments`: the value of each operand; `functions`: the name of each attribute's function.
    """

    def __init__(self, types: dict[str, Any], arguments: dict[str, Any], functions: dict[str, str]) -> None:
        self.types, self.arguments, self.functions = types, arguments, functions
        self.outputs: dict[str, Any] = {}

    def assign(self, assignment: ScalarAssign) -> None:
        """Computes the value of an output. Raises ValueError when it has one."""
        if assignment.arg in self.outputs:
            raise ValueError(f"Multiple assignments to the same argument are forbidden: {assignment}")
        self.outputs[assignment.arg] = self.expression(assignment.value)

    def expression(self, expr: ScalarExpression) -> Any:
        """The value of an expression."""
        if expr.scalar_arg is not None:
            if expr.scalar_arg.arg not in self.arguments:
                raise ValueError(f"Argument {expr.scalar_arg.arg} is not bound for this structured op.")
            return self.arguments[expr.scalar_arg.arg]
        if expr.scalar_const is not None:
            held: Any = ir.Attribute.parse(expr.scalar_const.value)
            return arith.ConstantOp(held.type, held).result
        if expr.scalar_index is not None:
            return linalg.IndexOp(ir.IntegerAttr.get(ir.IntegerType.get_signless(64), expr.scalar_index.dim)).result
        fn = expr.scalar_fn
        assert fn is not None
        name = self.functions[fn.attr_name] if fn.attr_name else fn.fn_name
        operands = [self.expression(each) for each in fn.operands]
        if fn.kind is not FunctionKind.TYPE:
            return apply(name, operands)
        if fn.type_var.name not in self.types:
            raise ValueError(f"Unbound type variable '{fn.type_var.name}' (expected one of {self.types.keys()}")
        return cast(self.types[fn.type_var.name], operands[0], unsigned=name == "cast_unsigned")

    def yield_outputs(self, *names: str) -> None:
        """Ends the body. Raises ValueError for an output without a value."""
        for name in names:
            if name not in self.outputs:
                raise ValueError(f"Body assignments do not assign all outputs: missing '{name}'")
        linalg.YieldOp([self.outputs[name] for name in names])
