"""The shape dialect: its types; the operations are not defined yet."""

from mlircore._definitions import TypeDef
from mlircore.dialect import Dialect

shape = Dialect("shape", complete=False, symbols_complete=True)


class ShapeType(TypeDef, dialect=shape, mnemonic="shape"):
    """shape."""


class SizeType(TypeDef, dialect=shape, mnemonic="size"):
    """size."""


class ValueShapeType(TypeDef, dialect=shape, mnemonic="value_shape"):
    """value shape."""


class WitnessType(TypeDef, dialect=shape, mnemonic="witness"):
    """witness."""
