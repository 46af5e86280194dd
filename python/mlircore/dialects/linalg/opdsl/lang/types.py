"""Names of types: `TV.Name` is a variable that an operand's element type is bound to.

>>> TV.T
TypeVar(T)
>>> TV.T is TypeVar("T"), TV.T is TV.U
(True, False)
"""

from __future__ import annotations

__all__ = ["F32", "F64", "I32", "I64", "T", "TV", "TypeVar", "U", "V"]


class TypeVar:
    """A type variable; there is one of each name. `F32`, `F64`, `I32` and `I64` are the types of these names."""

    ALL_TYPEVARS: dict[str, TypeVar] = {}
    name: str

    def __new__(cls, name: str) -> TypeVar:
        """The variable of a name."""
        if name not in cls.ALL_TYPEVARS:
            made = cls.ALL_TYPEVARS[name] = super().__new__(cls)
            made.name = name
        return cls.ALL_TYPEVARS[name]

    def __repr__(self) -> str:
        return f"TypeVar({self.name})"

    @classmethod
    def create_expando(cls) -> _TypeVars:
        """An object whose attributes are type variables."""
        return _TypeVars()


class _TypeVars:
    def __getattr__(self, name: str) -> TypeVar:
        return TypeVar(name)


TV = TypeVar.create_expando()
I32, I64, F32, F64 = TV.I32, TV.I64, TV.F32, TV.F64
T, U, V = TV.T, TV.U, TV.V
