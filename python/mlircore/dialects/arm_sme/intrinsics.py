"""The arm_sme dialect: intrinsics of LLVM, which have the generic form only. `tile_id` is the number of a tile register."""

from mlircore.define.inference import GIVEN
from mlircore.define.shaped import scalable_list_of
from mlircore.dialect import F32, F64, I1, I32, I64, AllElementTypesMatch, AllShapesMatch, Attr, I32Attr, Op, Operand, Result, TypeIs
from mlircore.dialects._llvm_constraints import AnyPointer, LLVMType
from mlircore.dialects.arm_sme.base import BF16, F16, I16, I8, SVEPredicate, SVEVector, arm_sme

_Predicate = scalable_list_of("16/8/4/2", I1, summary="a vector type that is a supported predicate for the SME MOP instructions")
_Vector = scalable_list_of("16/8/4/2", I8, I16, BF16, F16, F32, F64,
                           summary="a vector type that is a supported input for the SME MOP instructions")


class _Intrinsic(Op):
    infer = GIVEN


class aarch64_sme_zero(_Intrinsic, dialect=arm_sme, name="intr.zero"):
    """Sets the tiles of 64-bit elements whose bits are set in the mask to zero."""

    tile_mask = Attr(I32Attr)


class aarch64_sme_cntsd(_Intrinsic, dialect=arm_sme, name="intr.cntsd"):
    """The number of 64-bit elements that a vector has room for in streaming mode."""

    res = Result(LLVMType)
    traits = (TypeIs("`res` is i64", "res", I64),)


# --- outer products ---


class _OuterProduct(_Intrinsic):
    tile_id = Attr(I32Attr)
    lhs_predicate = Operand(_Predicate)
    rhs_predicate = Operand(_Predicate)
    lhs_vector = Operand(_Vector)
    rhs_vector = Operand(_Vector)


class aarch64_sme_mopa(_OuterProduct, dialect=arm_sme, name="intr.mopa"):
    """Adds an outer product of two vectors to a tile."""


class aarch64_sme_mops(_OuterProduct, dialect=arm_sme, name="intr.mops"):
    """Subtracts an outer product of two vectors from a tile."""


class aarch64_sme_mopa_wide(_OuterProduct, dialect=arm_sme, name="intr.mopa.wide"):
    """Adds two outer products of floats to a tile."""


class aarch64_sme_mops_wide(_OuterProduct, dialect=arm_sme, name="intr.mops.wide"):
    """Subtracts two outer products of floats from a tile."""


class aarch64_sme_smopa_wide(_OuterProduct, dialect=arm_sme, name="intr.smopa.wide"):
    """Adds four outer products of signed integers to a tile."""


class aarch64_sme_smops_wide(_OuterProduct, dialect=arm_sme, name="intr.smops.wide"):
    """Subtracts four outer products of signed integers from a tile."""


class aarch64_sme_umopa_wide(_OuterProduct, dialect=arm_sme, name="intr.umopa.wide"):
    """Adds four outer products of unsigned integers to a tile."""


class aarch64_sme_umops_wide(_OuterProduct, dialect=arm_sme, name="intr.umops.wide"):
    """Subtracts four outer products of unsigned integers from a tile."""


class aarch64_sme_sumopa_wide(_OuterProduct, dialect=arm_sme, name="intr.sumopa.wide"):
    """Adds four outer products of signed and unsigned integers to a tile."""


class aarch64_sme_sumops_wide(_OuterProduct, dialect=arm_sme, name="intr.sumops.wide"):
    """Subtracts four outer products of signed and unsigned integers from a tile."""


class aarch64_sme_usmopa_wide(_OuterProduct, dialect=arm_sme, name="intr.usmopa.wide"):
    """Adds four outer products of unsigned and signed integers to a tile."""


class aarch64_sme_usmops_wide(_OuterProduct, dialect=arm_sme, name="intr.usmops.wide"):
    """Subtracts four outer products of unsigned and signed integers from a tile."""


class aarch64_sme_smopa_za32(_OuterProduct, dialect=arm_sme, name="intr.smopa.za32"):
    """Adds two outer products of signed integers to a tile."""


class aarch64_sme_smops_za32(_OuterProduct, dialect=arm_sme, name="intr.smops.za32"):
    """Subtracts two outer products of signed integers from a tile."""


class aarch64_sme_umopa_za32(_OuterProduct, dialect=arm_sme, name="intr.umopa.za32"):
    """Adds two outer products of unsigned integers to a tile."""


class aarch64_sme_umops_za32(_OuterProduct, dialect=arm_sme, name="intr.umops.za32"):
    """Subtracts two outer products of unsigned integers from a tile."""


# --- memory: a slice of a tile, horizontal or vertical, with elements of 8, 16, 32, 64 or 128 bits ---


class _Load(_Intrinsic):
    predicate = Operand(SVEPredicate)
    load_address = Operand(AnyPointer)
    tile_id = Attr(I32Attr)
    tile_slice_index = Operand(I32)


class _Store(_Intrinsic):
    predicate = Operand(SVEPredicate)
    store_address = Operand(AnyPointer)
    tile_id = Attr(I32Attr)
    tile_slice_index = Operand(I32)
    effects = ("write store_address",)


class aarch64_sme_ld1b_horiz(_Load, dialect=arm_sme, name="intr.ld1b.horiz"):
    """Loads a row of 8-bit elements into a tile."""


class aarch64_sme_ld1h_horiz(_Load, dialect=arm_sme, name="intr.ld1h.horiz"):
    """Loads a row of 16-bit elements into a tile."""


class aarch64_sme_ld1w_horiz(_Load, dialect=arm_sme, name="intr.ld1w.horiz"):
    """Loads a row of 32-bit elements into a tile."""


class aarch64_sme_ld1d_horiz(_Load, dialect=arm_sme, name="intr.ld1d.horiz"):
    """Loads a row of 64-bit elements into a tile."""


class aarch64_sme_ld1q_horiz(_Load, dialect=arm_sme, name="intr.ld1q.horiz"):
    """Loads a row of 128-bit elements into a tile."""


class aarch64_sme_ld1b_vert(_Load, dialect=arm_sme, name="intr.ld1b.vert"):
    """Loads a column of 8-bit elements into a tile."""


class aarch64_sme_ld1h_vert(_Load, dialect=arm_sme, name="intr.ld1h.vert"):
    """Loads a column of 16-bit elements into a tile."""


class aarch64_sme_ld1w_vert(_Load, dialect=arm_sme, name="intr.ld1w.vert"):
    """Loads a column of 32-bit elements into a tile."""


class aarch64_sme_ld1d_vert(_Load, dialect=arm_sme, name="intr.ld1d.vert"):
    """Loads a column of 64-bit elements into a tile."""


class aarch64_sme_ld1q_vert(_Load, dialect=arm_sme, name="intr.ld1q.vert"):
    """Loads a column of 128-bit elements into a tile."""


class aarch64_sme_st1b_horiz(_Store, dialect=arm_sme, name="intr.st1b.horiz"):
    """Stores a row of 8-bit elements of a tile."""


class aarch64_sme_st1h_horiz(_Store, dialect=arm_sme, name="intr.st1h.horiz"):
    """Stores a row of 16-bit elements of a tile."""


class aarch64_sme_st1w_horiz(_Store, dialect=arm_sme, name="intr.st1w.horiz"):
    """Stores a row of 32-bit elements of a tile."""


class aarch64_sme_st1d_horiz(_Store, dialect=arm_sme, name="intr.st1d.horiz"):
    """Stores a row of 64-bit elements of a tile."""


class aarch64_sme_st1q_horiz(_Store, dialect=arm_sme, name="intr.st1q.horiz"):
    """Stores a row of 128-bit elements of a tile."""


class aarch64_sme_st1b_vert(_Store, dialect=arm_sme, name="intr.st1b.vert"):
    """Stores a column of 8-bit elements of a tile."""


class aarch64_sme_st1h_vert(_Store, dialect=arm_sme, name="intr.st1h.vert"):
    """Stores a column of 16-bit elements of a tile."""


class aarch64_sme_st1w_vert(_Store, dialect=arm_sme, name="intr.st1w.vert"):
    """Stores a column of 32-bit elements of a tile."""


class aarch64_sme_st1d_vert(_Store, dialect=arm_sme, name="intr.st1d.vert"):
    """Stores a column of 64-bit elements of a tile."""


class aarch64_sme_st1q_vert(_Store, dialect=arm_sme, name="intr.st1q.vert"):
    """Stores a column of 128-bit elements of a tile."""


class aarch64_sme_str(_Intrinsic, dialect=arm_sme, name="intr.str"):
    """Stores one row of the array that all tiles are part of."""

    index = Operand(I32)
    store_address = Operand(AnyPointer)
    offset = Operand(I32)
    effects = ("write store_address",)


# --- slices of tiles as vectors ---


class _Write(_Intrinsic):
    tile_id = Attr(I32Attr)
    tile_slice_index = Operand(I32)
    predicate = Operand(SVEPredicate)
    vector = Operand(SVEVector)
    traits = (AllShapesMatch("predicate", "vector"),)


class _Read(_Intrinsic):
    vector = Operand(SVEVector)
    predicate = Operand(SVEPredicate)
    tile_id = Attr(I32Attr)
    tile_slice_index = Operand(I32)
    res = Result(LLVMType)
    traits = (AllShapesMatch("vector", "predicate", "res"), AllElementTypesMatch("vector", "res"))


class aarch64_sme_write_horiz(_Write, dialect=arm_sme, name="intr.write.horiz"):
    """Sets a row of a tile."""


class aarch64_sme_write_vert(_Write, dialect=arm_sme, name="intr.write.vert"):
    """Sets a column of a tile."""


class aarch64_sme_read_horiz(_Read, dialect=arm_sme, name="intr.read.horiz"):
    """A row of a tile; where the predicate is not set, elements are those of `vector`."""


class aarch64_sme_read_vert(_Read, dialect=arm_sme, name="intr.read.vert"):
    """A column of a tile; where the predicate is not set, elements are those of `vector`."""
