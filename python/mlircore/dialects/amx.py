"""The amx dialect: tiles, which are small matrices in registers of Intel's AMX."""

from mlircore.define.inference import GIVEN
from mlircore.define.shaped import AnyMemRef
from mlircore.define.types_attributes import DenseParam, TypeDef, TypeParam
from mlircore.dialect import (
    AllTypesMatch, Attr, AttrSizedOperandSegments, Check, Dialect, Index, Op, Operand, Operands, OptionalOperand, Pure, Result,
    TypeConstraint, UnitAttr,
)

amx = Dialect("amx", infer=GIVEN)

_SUMMARIES = {"f32": "32-bit float", "f16": "16-bit float", "bf16": "bfloat16 type", "i32": "32-bit signless integer",
              "i8": "8-bit signless integer"}
_ALL = ("f32", "f16", "bf16", "i32", "i8")


def _element(*names: str) -> tuple[object, ...]:
    return ("or", *(("integer", 1, int(name[1:])) if name[0] == "i" else ("float", name) for name in names))


def _text(*names: str) -> str:
    return " or ".join(_SUMMARIES[name] for name in names)


class TileType(TypeDef, dialect=amx, mnemonic="tile"):
    """A matrix in a tile register."""

    shape = DenseParam("i64")
    elementType = TypeParam(verify=(_element(*_ALL), f"failed to verify 'elementType': {_text(*_ALL)}"))
    blame_name = True
    assembly_format = "`<` custom<Shape>($shape, $elementType, `static`) `>`"


def _tile(*names: str) -> TypeConstraint:
    return TypeConstraint(f"tile of {_text(*names)} values", ("and", ("defined", "amx.tile"), ("param", 0, ("size", 2, 2)),
                                                              ("param", 1, _element(*names))))


AnyTile = _tile(*_ALL)


class TileZeroOp(Op, dialect=amx, name="tile_zero"):
    """A tile of zeros. It counts as a write, so that each one has its own register."""

    res = Result(AnyTile)
    effects = ("write",)
    checks = (Check("amx.Tile", "res"),)
    assembly_format = "attr-dict `:` qualified(type($res))"


class TileLoadOp(Op, dialect=amx, name="tile_load"):
    """Loads a tile, row by row; `stride` is the distance between rows where the memref does not say it."""

    base = Operand(AnyMemRef)
    indices = Operands(Index)
    stride = OptionalOperand(Index)
    res = Result(AnyTile)
    traits = (AttrSizedOperandSegments,)
    effects = ("read base", "write")
    checks = (Check("amx.Memory", "res"),)
    assembly_format = "$base `[` $indices `]` (`,` $stride^ )? attr-dict `:` type($base) `into` qualified(type($res))"


class TileStoreOp(Op, dialect=amx, name="tile_store"):
    """Stores a tile, row by row; `stride` is the distance between rows where the memref does not say it."""

    base = Operand(AnyMemRef)
    indices = Operands(Index)
    val = Operand(AnyTile)
    stride = OptionalOperand(Index)
    traits = (AttrSizedOperandSegments,)
    effects = ("write base",)
    checks = (Check("amx.Memory", "val"),)
    assembly_format = "$base `[` $indices `]` `,` $val (`,` $stride^ )? attr-dict `:` type($base) `,` qualified(type($val))"


class TileMulFOp(Op, dialect=amx, name="tile_mulf"):
    """A product of matrices of small floats, added to a matrix."""

    lhs = Operand(_tile("f16", "bf16"))
    rhs = Operand(_tile("f16", "bf16"))
    acc = Operand(_tile("f32"))
    res = Result(_tile("f32"))
    traits = (Pure, AllTypesMatch("acc", "res"))
    checks = (Check("amx.Product"),)
    assembly_format = """
        $lhs `,` $rhs `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))
    """


class TileMulIOp(Op, dialect=amx, name="tile_muli"):
    """A product of matrices of bytes, added to a matrix. A factor's bytes have a sign unless it is marked with `zext`."""

    lhs = Operand(_tile("i8"))
    rhs = Operand(_tile("i8"))
    acc = Operand(_tile("i32"))
    isZextLhs = Attr(UnitAttr)
    isZextRhs = Attr(UnitAttr)
    res = Result(_tile("i32"))
    traits = (Pure, AllTypesMatch("acc", "res"))
    checks = (Check("amx.Product"),)
    assembly_format = """
        $lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc attr-dict `:` qualified(type($lhs)) `,`
        qualified(type($rhs)) `,` qualified(type($acc))
    """


__getattr__ = amx.member  # the functions that build operations
__dir__ = amx.members
