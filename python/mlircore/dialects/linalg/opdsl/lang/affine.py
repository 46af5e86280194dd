"""Affine expressions of named dimensions (`D.name`) and symbols (`S.name`), made into expressions of a context when they are needed.

>>> D.i is DimDef("i"), S.N
(True, Symbol(N))
>>> with _ir.Context():
...     state = AffineBuildState()
...     print((D.i * S.W + D.j % 4).build(state), (S.H / 2).build(state), (S.W // 2).build(state))
...     print(state)
d0 * s0 + d1 mod 4 s1 ceildiv 2 s0 floordiv 2
AffineBuildState<
  symbols={'W': 0, 'H': 1}
  dims={'i': 0, 'j': 1}>
"""

from __future__ import annotations

from mlircore import ir as _ir

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

__all__ = ["AffineBuildState", "AffineExprDef", "D", "DimDef", "S", "SymbolDef"]


class AffineBuildState:
    """Positions of names. A state with a `global_state` shares its tables, and counts separately which names were met.

    `allow_new_symbols`, `allow_new_dims`: whether a name that has no position gets one; otherwise it raises ValueError.
    """

    def __init__(self, *, global_state: AffineBuildState | None = None, allow_new_symbols: bool = True, allow_new_dims: bool = True) -> None:
        self.all_symbols: dict[str, int] = {} if global_state is None else global_state.all_symbols
        self.all_dims: dict[str, int] = {} if global_state is None else global_state.all_dims
        self.local_symbols: dict[str, int] = {}
        self.local_dims: dict[str, int] = {}
        self.allow_new_symbols, self.allow_new_dims = allow_new_symbols, allow_new_dims

    @staticmethod
    def _position(name: str, table: dict[str, int], local: dict[str, int], allowed: bool, what: str) -> int:
        if name not in table:
            if not allowed:
                raise ValueError(f"New {what} not allowed in the current affine expression: Requested '{name}', Availble: {table}")
            table[name] = len(table)
        local[name] = table[name]
        return table[name]

    def get_dim(self, dimname: str) -> int:
        """The position of a dimension."""
        return self._position(dimname, self.all_dims, self.local_dims, self.allow_new_dims, "dimensions")

    def get_symbol(self, symname: str) -> int:
        """The position of a symbol."""
        return self._position(symname, self.all_symbols, self.local_symbols, self.allow_new_symbols, "symbols")

    @property
    def local_dim_count(self) -> int:
        """How many dimensions this state has met."""
        return len(self.local_dims)

    @property
    def local_symbol_count(self) -> int:
        """How many symbols this state has met."""
        return len(self.local_symbols)

    @property
    def dim_count(self) -> int:
        """How many dimensions have positions."""
        return len(self.all_dims)

    @property
    def symbol_count(self) -> int:
        """How many symbols have positions."""
        return len(self.all_symbols)

    def __repr__(self) -> str:
        return f"AffineBuildState<\n  symbols={self.local_symbols}\n  dims={self.local_dims}>"


class AffineExprDef:
    """An expression. Operators take expressions and ints: `+`, `*`, `%` (mod), `//` (floordiv) and `/` (ceildiv)."""

    def build(self, state: AffineBuildState | None = None) -> Any:
        """The expression in the current context, with positions of `state`."""
        return self._create(AffineBuildState() if state is None else state)

    def _create(self, state: AffineBuildState) -> Any:
        raise NotImplementedError

    @staticmethod
    def coerce_from(py_value: AffineExprDef | int) -> AffineExprDef:
        """An expression, or a constant."""
        if isinstance(py_value, int):
            return AffineConstantExpr(py_value)
        assert isinstance(py_value, AffineExprDef)
        return py_value

    def visit_affine_exprs(self, callback: Callable[[AffineExprDef], object]) -> None:
        """Calls a function with this expression and all its parts."""
        callback(self)

    def __add__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(_ir.AffineAddExpr, self, AffineExprDef.coerce_from(other))

    def __mul__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(_ir.AffineMulExpr, self, AffineExprDef.coerce_from(other))

    def __mod__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(_ir.AffineModExpr, self, AffineExprDef.coerce_from(other))

    def __floordiv__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(_ir.AffineFloorDivExpr, self, AffineExprDef.coerce_from(other))

    def __truediv__(self, other: AffineExprDef | int) -> AffineExprDef:
        return AffineBinaryExprDef(_ir.AffineCeilDivExpr, self, AffineExprDef.coerce_from(other))


class AffineConstantExpr(AffineExprDef):
    """A constant."""

    def __init__(self, value: int) -> None:
        assert isinstance(value, int)
        self.value = value

    def _create(self, state: AffineBuildState) -> Any:
        return _ir.AffineConstantExpr.get(self.value)

    def __repr__(self) -> str:
        return f"Const({self.value})"


class AffineBinaryExprDef(AffineExprDef):
    """An operator with two operands. `ir_ctor`: the class of the expression."""

    def __init__(self, ir_ctor: Any, lhs: AffineExprDef, rhs: AffineExprDef) -> None:
        self.ir_ctor, self.lhs, self.rhs = ir_ctor, lhs, rhs

    def _create(self, state: AffineBuildState) -> Any:
        left = self.lhs._create(state)
        return self.ir_ctor.get(left, self.rhs._create(state))

    def visit_affine_exprs(self, callback: Callable[[AffineExprDef], object]) -> None:
        """As of the base."""
        callback(self)
        for part in (self.lhs, self.rhs):
            part.visit_affine_exprs(callback)

    def __repr__(self) -> str:
        return f"{self.ir_ctor.__name__}({self.lhs!r}, {self.rhs!r})"


class DimDef(AffineExprDef):
    """A dimension; there is one of each name."""

    ALL_DIMS: dict[str, DimDef] = {}
    dimname: str

    def __new__(cls, dimname: str) -> DimDef:
        """The dimension of a name."""
        if dimname not in cls.ALL_DIMS:
            made = cls.ALL_DIMS[dimname] = super().__new__(cls)
            made.dimname = dimname
        return cls.ALL_DIMS[dimname]

    def _create(self, state: AffineBuildState) -> Any:
        return _ir.AffineDimExpr.get(state.get_dim(self.dimname))

    def __repr__(self) -> str:
        return f"Dim({self.dimname})"

    @classmethod
    def create_expando(cls) -> _Dims:
        """An object whose attributes are dimensions."""
        return _Dims()


class SymbolDef(AffineExprDef):
    """A symbol; there is one of each name."""

    ALL_SYMBOLS: dict[str, SymbolDef] = {}
    symname: str

    def __new__(cls, symname: str) -> SymbolDef:
        """The symbol of a name."""
        if symname not in cls.ALL_SYMBOLS:
            made = cls.ALL_SYMBOLS[symname] = super().__new__(cls)
            made.symname = symname
        return cls.ALL_SYMBOLS[symname]

    def _create(self, state: AffineBuildState) -> Any:
        return _ir.AffineSymbolExpr.get(state.get_symbol(self.symname))

    def __repr__(self) -> str:
        return f"Symbol({self.symname})"

    @classmethod
    def create_expando(cls) -> _Symbols:
        """An object whose attributes are symbols."""
        return _Symbols()


class _Dims:
    def __getattr__(self, name: str) -> DimDef:
        return DimDef(name)


class _Symbols:
    def __getattr__(self, name: str) -> SymbolDef:
        return SymbolDef(name)


D = DimDef.create_expando()
S = SymbolDef.create_expando()
