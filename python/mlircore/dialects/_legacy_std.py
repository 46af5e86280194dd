"""The standard dialect of 2019 and 2020, and functions: `func`, `addi`, `br`, `load` ... were written without a prefix."""

from mlircore.dialect import (
    AnyAttr,
    AnyType,
    Attr,
    AttrConstraint,
    Index,
    Op,
    Operand,
    OptionalAttr,
    OptionalOperand,
    Result,
    Routine,
)
from mlircore.dialects._legacy import legacy, renamed

# A number in the text; its type in generic form was whatever was written there.
_Number = AttrConstraint("integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"), value_type="index")

renamed("std", {
    "func": "func.func", "return": "func.return", "addi": "arith.addi",
})


class ConstantOp(Op, dialect=legacy, name="std.constant"):
    """A number, elements, or a function."""

    value = Attr(AnyAttr)
    result = Result(AnyType)
    upgrade = Routine("legacy.Constant")
    assembly_format = "custom<`legacy.Constant`>($value, type($result), attr-dict)"


class DimOp(Op, dialect=legacy, name="std.dim"):
    """The size of a dimension, which is a number of the operation's."""

    value = Operand(AnyType)
    position = OptionalOperand(Index)  # in the second half of 2020
    index = OptionalAttr(_Number)
    result = Result(Index)
    upgrade = Routine("legacy.Dim")
    assembly_format = "$value `,` ($position^) : ($index)? attr-dict `:` type($value)"
