"""The arm_sme dialect: operations on tiles."""

from mlircore.define.shaped import AnyMemRef, AnyVectorOfNonZeroRank, scalable_list_of
from mlircore.dialect import (
    AllElementTypesMatch, AllTypesMatch, AnyType, Attr, AttrSizedOperandSegments, Check, Index, Op, Operand, Operands, OptionalOperand,
    Pure, Relation, Result, Trait, TypeConstraint, TypesMatchWith, one_of,
)
from mlircore.dialects.arm_sme.base import (
    BF16, F16, I16, I8, CombiningKindAttr, SMETile, SVEPredicate, SVEVector, TileSliceLayoutAttr, TypeSizeAttr, arm_sme, tile_of,
)

_MemRef2D = TypeConstraint("2D memref of any type values", ("and", ("kind", "TYPE_MEMREF"), ("rank", 2)), type_name="builtin.memref",
                           type_class=("kind", "TYPE_MEMREF"))


class _TileOp(Op):
    """An operation on tiles can have an attribute `tile_id`, the number of a register."""

    checks = (Check("arm_sme.TileId"),)


def _mask_of(vector: str, mask: str) -> TypesMatchWith:
    return TypesMatchWith(f"{mask} has i1 element type and same shape as {vector}", vector, mask, "I1SameShape")


def _slice_mask_of(tile: str) -> TypesMatchWith:
    return TypesMatchWith(f"`mask` has i1 element type and the shape is a slice of `{tile}`", tile, "mask", "arm_sme.SliceMask")


def _together(first: str, second: str) -> Relation:
    return Relation("arm_sme.Together", f"both `{first}` and `{second}` should be provided or neither", first, second)


# --- tiles ---


class GetTileOp(_TileOp, dialect=arm_sme, name="get_tile"):
    """A tile whose elements are undefined."""

    tile = Result(SMETile)
    traits = (Pure,)
    assembly_format = "attr-dict `:` type($tile)"


class ZeroOp(_TileOp, dialect=arm_sme, name="zero"):
    """A tile of zeros."""

    res = Result(SMETile)
    traits = (Pure,)
    assembly_format = "attr-dict `:` type($res)"


class CopyTileOp(_TileOp, dialect=arm_sme, name="copy_tile"):
    """A tile with the elements of another one."""

    tile = Operand(SMETile)
    result = Result(SMETile)
    traits = (Pure, AllTypesMatch("tile", "result"))
    assembly_format = "$tile attr-dict `:` type($result)"


class TileLoadOp(_TileOp, dialect=arm_sme, name="tile_load"):
    """Loads a tile from a memref; where the mask is not set, elements are `padding`."""

    base = Operand(_MemRef2D)
    indices = Operands(Index)
    padding = OptionalOperand(AnyType)
    mask = OptionalOperand(AnyVectorOfNonZeroRank)
    layout = Attr(TileSliceLayoutAttr, default="horizontal")
    result = Result(SMETile)
    effects = ("read base",)
    traits = (AttrSizedOperandSegments, AllElementTypesMatch("result", "base"),
              TypesMatchWith("padding type matches element type of result", "result", "padding", "ElementType"),
              _mask_of("result", "mask"), _together("padding", "mask"))
    assembly_format = """
        $base `[` $indices `]` (`,` $padding `,` $mask^)? (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($result)
    """


class TileStoreOp(_TileOp, dialect=arm_sme, name="tile_store"):
    """Stores a tile in a memref, where the mask is set."""

    valueToStore = Operand(SMETile)
    base = Operand(_MemRef2D)
    indices = Operands(Index)
    mask = OptionalOperand(AnyVectorOfNonZeroRank)
    layout = Attr(TileSliceLayoutAttr, default="horizontal")
    effects = ("write base",)
    traits = (AttrSizedOperandSegments, AllElementTypesMatch("valueToStore", "base"), _mask_of("valueToStore", "mask"))
    assembly_format = """
        $valueToStore `,` $base `[` $indices `]` (`,` $mask^)? (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($valueToStore)
    """


# --- slices of tiles: rows, or columns with the layout `vertical` ---


class LoadTileSliceOp(_TileOp, dialect=arm_sme, name="load_tile_slice"):
    """Loads one slice of a tile, where the mask is set."""

    base = Operand(AnyMemRef)
    mask = Operand(SVEPredicate)
    tile = Operand(SMETile)
    indices = Operands(Index)
    tile_slice_index = Operand(Index)
    layout = Attr(TileSliceLayoutAttr, default="horizontal")
    result = Result(SMETile)
    effects = ("read base",)
    traits = (AllElementTypesMatch("tile", "base"), AllTypesMatch("tile", "result"), _slice_mask_of("result"))
    assembly_format = """
        $base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)? attr-dict `:` type($base) `,`
        type($mask) `,` type($result)
    """


class StoreTileSliceOp(_TileOp, dialect=arm_sme, name="store_tile_slice"):
    """Stores one slice of a tile, where the mask is set."""

    tile = Operand(SMETile)
    tile_slice_index = Operand(Index)
    mask = Operand(SVEPredicate)
    base = Operand(AnyMemRef)
    indices = Operands(Index)
    layout = Attr(TileSliceLayoutAttr, default="horizontal")
    effects = ("write base",)
    traits = (AllElementTypesMatch("tile", "base"), _slice_mask_of("tile"))
    assembly_format = """
        $tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)? attr-dict `:` type($base) `,`
        type($mask) `,` type($tile)
    """


class InsertTileSliceOp(_TileOp, dialect=arm_sme, name="insert_tile_slice"):
    """A tile with a vector as one slice."""

    vector = Operand(SVEVector)
    tile = Operand(SMETile)
    tile_slice_index = Operand(Index)
    layout = Attr(TileSliceLayoutAttr, default="horizontal")
    result = Result(SMETile)
    traits = (Pure, AllTypesMatch("tile", "result"),
              TypesMatchWith("type of 'vector' matches type of 'tile' slice", "tile", "vector", "arm_sme.Slice"))
    assembly_format = """
        $vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($vector) `into` type($result)
    """


class ExtractTileSliceOp(_TileOp, dialect=arm_sme, name="extract_tile_slice"):
    """One slice of a tile, as a vector."""

    tile = Operand(SMETile)
    tile_slice_index = Operand(Index)
    layout = Attr(TileSliceLayoutAttr, default="horizontal")
    result = Result(SVEVector)
    traits = (Pure, TypesMatchWith("type of 'result' matches type of 'tile' slice", "tile", "result", "arm_sme.Slice"))
    assembly_format = "$tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($result) `from` type($tile)"


# --- outer products, where both masks are set, added to a tile or subtracted from it ---


class OuterProductOp(_TileOp, dialect=arm_sme, name="outerproduct"):
    """The outer product of two vectors."""

    lhs = Operand(SVEVector)
    rhs = Operand(SVEVector)
    lhsMask = OptionalOperand(SVEPredicate)
    rhsMask = OptionalOperand(SVEPredicate)
    acc = OptionalOperand(SMETile)
    kind = Attr(CombiningKindAttr, default="add")
    result = Result(SMETile)
    traits = (Pure, AttrSizedOperandSegments, AllTypesMatch("lhs", "rhs"), _mask_of("lhs", "lhsMask"), _mask_of("rhs", "rhsMask"),
              _together("lhsMask", "rhsMask"),
              TypesMatchWith("resulttype is derived from `lhs` and `rhs`", "lhs", "result", "arm_sme.Tile"),
              TypesMatchWith("acctype is derived from `lhs` and `rhs`", "lhs", "acc", "arm_sme.Tile"))
    assembly_format = """
        $lhs `,` $rhs oilist(`kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`) attr-dict `:`
        type($lhs) `,` type($rhs)
    """


class _Widening(_TileOp):
    """Several outer products, whose sum has longer elements: of each row of the one matrix, of each column of the other one."""

    lhs = Operand(AnyType)
    rhs = Operand(AnyVectorOfNonZeroRank)
    lhsMask = OptionalOperand(AnyVectorOfNonZeroRank)
    rhsMask = OptionalOperand(AnyVectorOfNonZeroRank)
    acc = OptionalOperand(AnyVectorOfNonZeroRank)
    result = Result(AnyType)
    assembly_format = """
        $lhs `,` $rhs oilist(`acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`) attr-dict `:` type($lhs) `,` type($rhs)
        `into` type($result)
    """


def _traits_of(factor: int) -> tuple[Trait, ...]:
    return (Pure, AttrSizedOperandSegments, AllTypesMatch("lhs", "rhs"), _mask_of("lhs", "lhsMask"), _mask_of("rhs", "rhsMask"),
            _together("lhsMask", "rhsMask"), TypesMatchWith("`result` and `acc` have the same type", "result", "acc", "SameTypes"),
            Relation("arm_sme.Widened", f"tile element size equals input element size * {factor}", str(factor)))


class _Floats2Way(_Widening):
    lhs = Operand(scalable_list_of("8", F16, BF16))
    result = Result(tile_of("f32"))
    traits = _traits_of(2)


class _Integers2Way(_Widening):
    lhs = Operand(scalable_list_of("8", I16))
    result = Result(tile_of("i32"))
    traits = _traits_of(2)


_Bytes, _Shorts = scalable_list_of("16", I8), scalable_list_of("8", I16)


class _Integers4Way(_Widening):
    lhs = Operand(one_of(f"{_Bytes.summary} or {_Shorts.summary}", _Bytes, _Shorts))
    result = Result(tile_of("i32", "i64"))
    traits = _traits_of(4)


class FMopa2WayOp(_Floats2Way, dialect=arm_sme, name="fmopa_2way"):
    """Adds two outer products of floats."""


class FMops2WayOp(_Floats2Way, dialect=arm_sme, name="fmops_2way"):
    """Subtracts two outer products of floats."""


class SMopa2WayOp(_Integers2Way, dialect=arm_sme, name="smopa_2way"):
    """Adds two outer products of signed integers."""


class SMops2WayOp(_Integers2Way, dialect=arm_sme, name="smops_2way"):
    """Subtracts two outer products of signed integers."""


class UMopa2WayOp(_Integers2Way, dialect=arm_sme, name="umopa_2way"):
    """Adds two outer products of unsigned integers."""


class UMops2WayOp(_Integers2Way, dialect=arm_sme, name="umops_2way"):
    """Subtracts two outer products of unsigned integers."""


class SMopa4WayOp(_Integers4Way, dialect=arm_sme, name="smopa_4way"):
    """Adds four outer products of signed integers."""


class SMops4WayOp(_Integers4Way, dialect=arm_sme, name="smops_4way"):
    """Subtracts four outer products of signed integers."""


class UMopa4WayOp(_Integers4Way, dialect=arm_sme, name="umopa_4way"):
    """Adds four outer products of unsigned integers."""


class UMops4WayOp(_Integers4Way, dialect=arm_sme, name="umops_4way"):
    """Subtracts four outer products of unsigned integers."""


class SuMopa4WayOp(_Integers4Way, dialect=arm_sme, name="sumopa_4way"):
    """Adds four outer products of signed and unsigned integers."""


class SuMops4WayOp(_Integers4Way, dialect=arm_sme, name="sumops_4way"):
    """Subtracts four outer products of signed and unsigned integers."""


class UsMopa4WayOp(_Integers4Way, dialect=arm_sme, name="usmopa_4way"):
    """Adds four outer products of unsigned and signed integers."""


class UsMops4WayOp(_Integers4Way, dialect=arm_sme, name="usmops_4way"):
    """Subtracts four outer products of unsigned and signed integers."""


class StreamingVLOp(Op, dialect=arm_sme, name="streaming_vl"):
    """The number of elements of that size that a vector has room for in streaming mode."""

    type_size = Attr(TypeSizeAttr)
    result = Result(Index)
    traits = (Pure,)
    assembly_format = "$type_size attr-dict"
