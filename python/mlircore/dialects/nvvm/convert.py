"""The nvvm dialect: conversions between floats, two or four at once."""

from mlircore.dialect import F32, I32, Attr, BoolAttr, Check, Op, Operand, OptionalOperand, Pure, Result, TypeAttr
from mlircore.dialects.nvvm.base import (
    BF16, F16, I16, I8, FPRoundingModeAttr, PairOfBytes, SaturationModeAttr, nvvm, runs_on, vector_of,
)

_ROUNDED_BY_CHANCE = runs_on("100a", "103a")


# --- to tf32 and to halves ---


class ConvertFloatToTF32Op(Op, dialect=nvvm, name="convert.float.to.tf32"):
    """A float as tf32."""

    src = Operand(F32)
    rnd = Attr(FPRoundingModeAttr, default="none")
    sat = Attr(SaturationModeAttr, default="none")
    relu = Attr(BoolAttr, default="false")
    res = Result(I32)
    checks = (Check("nvvm.ToTF32"),)
    assembly_format = "$src attr-dict"


class ConvertF32x2ToF16x2Op(Op, dialect=nvvm, name="convert.f32x2.to.f16x2"):
    """Two floats as f16 in one register."""

    src_hi = Operand(F32)
    src_lo = Operand(F32)
    random_bits = OptionalOperand(I32)
    rnd = Attr(FPRoundingModeAttr, default="none")
    sat = Attr(SaturationModeAttr, default="none")
    relu = Attr(BoolAttr, default="false")
    dst = Result(vector_of(F16, 2))
    traits = (Pure,)
    checks = (Check("nvvm.ToHalves", "f16x2"),)
    assembly_format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)"


class ConvertF32x2ToBF16x2Op(Op, dialect=nvvm, name="convert.f32x2.to.bf16x2"):
    """Two floats as bf16 in one register."""

    src_hi = Operand(F32)
    src_lo = Operand(F32)
    random_bits = OptionalOperand(I32)
    rnd = Attr(FPRoundingModeAttr, default="none")
    sat = Attr(SaturationModeAttr, default="none")
    relu = Attr(BoolAttr, default="false")
    dst = Result(vector_of(BF16, 2))
    traits = (Pure,)
    checks = (Check("nvvm.ToHalves", "bf16x2"),)
    assembly_format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)"

# --- to floats of 8, 6 and 4 bits ---


class ConvertF32x2ToF8x2Op(Op, dialect=nvvm, name="convert.f32x2.to.f8x2"):
    """Two floats as floats of 8 bits."""

    a = Operand(F32)
    b = Operand(F32)
    rnd = Attr(FPRoundingModeAttr, default="none")
    sat = Attr(SaturationModeAttr, default="none")
    relu = Attr(BoolAttr, default="false")
    dstTy = Attr(TypeAttr)
    dst = Result(PairOfBytes)
    checks = (Check("nvvm.ToBytes"),)
    assembly_format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"


class ConvertF16x2ToF8x2Op(Op, dialect=nvvm, name="convert.f16x2.to.f8x2"):
    """Two f16 as floats of 8 bits."""

    a = Operand(vector_of(F16, 2))
    relu = Attr(BoolAttr, default="false")
    dstTy = Attr(TypeAttr)
    dst = Result(PairOfBytes)
    checks = (Check("nvvm.Converted", "dstTy", "f16x2 to f8x2", "f8E4M3FN", "f8E5M2"),)
    assembly_format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"


class ConvertBF16x2ToF8x2Op(Op, dialect=nvvm, name="convert.bf16x2.to.f8x2"):
    """Two bf16 as floats of 8 bits."""

    a = Operand(vector_of(BF16, 2))
    rnd = Attr(FPRoundingModeAttr, default="none")
    sat = Attr(SaturationModeAttr, default="none")
    dstTy = Attr(TypeAttr)
    dst = Result(PairOfBytes)
    checks = (Check("nvvm.HalvesToBytes"),)
    assembly_format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"


class ConvertF32x2ToF6x2Op(Op, dialect=nvvm, name="convert.f32x2.to.f6x2"):
    """Two floats as floats of 6 bits."""

    a = Operand(F32)
    b = Operand(F32)
    relu = Attr(BoolAttr, default="false")
    dstTy = Attr(TypeAttr)
    dst = Result(PairOfBytes)
    checks = (Check("nvvm.Converted", "dstTy", "f32x2 to f6x2", "f6E2M3FN", "f6E3M2FN"),)
    assembly_format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"


class ConvertF32x2ToF4x2Op(Op, dialect=nvvm, name="convert.f32x2.to.f4x2"):
    """Two floats as floats of 4 bits."""

    a = Operand(F32)
    b = Operand(F32)
    relu = Attr(BoolAttr, default="false")
    dstTy = Attr(TypeAttr)
    dst = Result(I8)
    checks = (Check("nvvm.Converted", "dstTy", "f32x2 to f4x2", "f4E2M1FN"),)
    assembly_format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"


class ConvertF32x4ToF8x4Op(Op, dialect=nvvm, name="convert.f32x4.to.f8x4"):
    """Four floats as floats of 8 bits, rounded by chance."""

    src = Operand(vector_of(F32, 4))
    rbits = Operand(I32)
    relu = Attr(BoolAttr, default="false")
    dstTy = Attr(TypeAttr)
    dst = Result(vector_of(I8, 4))
    traits = (Pure,)
    checks = (Check("nvvm.Converted", "dstTy", "f32x4 to f8x4", "f8E4M3FN", "f8E5M2"), _ROUNDED_BY_CHANCE)
    assembly_format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"


class ConvertF32x4ToF6x4Op(Op, dialect=nvvm, name="convert.f32x4.to.f6x4"):
    """Four floats as floats of 6 bits, rounded by chance."""

    src = Operand(vector_of(F32, 4))
    rbits = Operand(I32)
    relu = Attr(BoolAttr, default="false")
    dstTy = Attr(TypeAttr)
    dst = Result(vector_of(I8, 4))
    traits = (Pure,)
    checks = (Check("nvvm.Converted", "dstTy", "f32x4 to f6x4", "f6E2M3FN", "f6E3M2FN"), _ROUNDED_BY_CHANCE)
    assembly_format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"


class ConvertF32x4ToF4x4Op(Op, dialect=nvvm, name="convert.f32x4.to.f4x4"):
    """Four floats as floats of 4 bits, rounded by chance."""

    src = Operand(vector_of(F32, 4))
    rbits = Operand(I32)
    relu = Attr(BoolAttr, default="false")
    dstTy = Attr(TypeAttr)
    dst = Result(I16)
    traits = (Pure,)
    checks = (Check("nvvm.Converted", "dstTy", "f32x4 to f4x4", "f4E2M1FN"), _ROUNDED_BY_CHANCE)
    assembly_format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"

# --- from floats of 8, 6 and 4 bits ---


class ConvertF8x2ToF16x2Op(Op, dialect=nvvm, name="convert.f8x2.to.f16x2"):
    """Two floats of 8 bits as f16."""

    src = Operand(vector_of(I8, 2))
    relu = Attr(BoolAttr, default="false")
    srcType = Attr(TypeAttr)
    dst = Result(vector_of(F16, 2))
    checks = (Check("nvvm.Converted", "srcType", "f8x2 to f16x2", "f8E4M3FN", "f8E5M2"),)
    assembly_format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"


class ConvertF8x2ToBF16x2Op(Op, dialect=nvvm, name="convert.f8x2.to.bf16x2"):
    """Two floats of 8 bits as bf16."""

    src = Operand(vector_of(I8, 2))
    srcType = Attr(TypeAttr)
    dst = Result(vector_of(BF16, 2))
    checks = (Check("nvvm.Converted", "srcType", "f8x2 to bf16x2", "f8E8M0FNU"),)
    assembly_format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"


class ConvertF6x2ToF16x2Op(Op, dialect=nvvm, name="convert.f6x2.to.f16x2"):
    """Two floats of 6 bits as f16."""

    src = Operand(vector_of(I8, 2))
    relu = Attr(BoolAttr, default="false")
    srcType = Attr(TypeAttr)
    dst = Result(vector_of(F16, 2))
    checks = (Check("nvvm.Converted", "srcType", "f6x2 to f16x2", "f6E2M3FN", "f6E3M2FN"),)
    assembly_format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"


class ConvertF4x2ToF16x2Op(Op, dialect=nvvm, name="convert.f4x2.to.f16x2"):
    """Two floats of 4 bits as f16."""

    src = Operand(I8)
    relu = Attr(BoolAttr, default="false")
    srcType = Attr(TypeAttr)
    dst = Result(vector_of(F16, 2))
    checks = (Check("nvvm.Converted", "srcType", "f4x2 to f16x2", "f4E2M1FN"),)
    assembly_format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
