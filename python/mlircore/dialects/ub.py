"""The ub dialect: undefined behaviour."""

from mlircore.define.types_attributes import AttrDef
from mlircore.dialect import AnyType, Attr, AttrConstraint, ConstantLike, Dialect, Op, Pure, Result, Terminator

ub = Dialect("ub", inlining="operations")


class PoisonAttr(AttrDef, dialect=ub, mnemonic="poison"):
    """A value that is poison as a whole."""


_IsPoison = ("defined", "ub.poison")
_Poison = AttrConstraint("PoisonAttrInterface instance", _IsPoison, _IsPoison)


class PoisonOp(Op, dialect=ub, name="poison"):
    """A constant that is poison."""

    value = Attr(_Poison, default="#ub.poison")
    result = Result(AnyType)
    traits = (ConstantLike, Pure)
    assembly_format = "attr-dict (`<` $value^ `>`)? `:` type($result)"


class UnreachableOp(Op, dialect=ub, name="unreachable"):
    """Cannot be reached."""

    traits = (Terminator,)
    assembly_format = "attr-dict"


__getattr__ = ub.member  # classes that other modules define, and the functions that build operations
__dir__ = ub.members
