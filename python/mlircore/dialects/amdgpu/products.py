"""The amdgpu dialect: products of matrices."""

from mlircore.dialect import F32, F64, I32, I64, AllTypesMatch, Attr, Check, I32Attr, Op, Operand, Pure, Result, UnitAttr
from mlircore.dialects.amdgpu.base import (
    BF16, E4, E4Z, E5, E5Z, E8, F16, F4, F6E2, F6E3, I16, I4, I8, MFMAPermBAttr, amdgpu, any_of, i32_of, i32_up_to, integer_of,
    vector_of,
)

# --- products of matrices ---

_MFMAIn = any_of(
    F32, F64, I32, I64, vector_of("2", F32), vector_of("4/8", F16), vector_of("2/4/8", BF16), vector_of("4/8/16", I8), vector_of("8", E5Z, E4Z),
    vector_of("8/32", E5, E4), vector_of("32", F6E2, F6E3, F4))
_MFMAOut = any_of(F64, vector_of("4/16/32", F32), vector_of("4/16/32", I32), vector_of("4", F64))
_SparseIn, _DenseIn = (
    any_of(vector_of(halves, F16), vector_of(halves, BF16), vector_of(bytes_, I8), vector_of(bytes_, E4, E5), vector_of(bytes_, E4Z, E5Z))
    for halves, bytes_ in (("4/8", "8/16"), ("8/16", "16/32")))
_SparseOut = any_of(vector_of("4/16", F32), vector_of("4/16", I32))
_SparseIndex = any_of(vector_of("4", I8, fixed=True), vector_of("2", I16, fixed=True))
_ScaledMFMAIn = any_of(vector_of("32", E5, E4), vector_of("32", F6E2, F6E3, F4))
_ScaledMFMAOut = vector_of("4/16", F32)
_Scales = any_of(E8, vector_of("4", E8, fixed=True))
_ScaledWMMAIn = any_of(vector_of("64", E5, E4), vector_of("64", F6E2, F6E3), vector_of("64/128", F4))
_ScaledWMMAOut = vector_of("8/16", F32)
_ScalesOfWMMA = vector_of("4/8", E8, E4)
_WMMAIn = any_of(vector_of("2", F32), vector_of("4/8/16", F16, BF16), vector_of("4/8/16/32", I8, integer_of(8, "signed"), integer_of(8, "unsigned")),
               vector_of("4/8/32/64", E4, E5), vector_of("4/8/16", I4, integer_of(4, "signed"), integer_of(4, "unsigned")))
_WMMAOut = any_of(vector_of("4/8", F32, I32), vector_of("4/8/16", F16, BF16))


class MFMAOp(Op, dialect=amdgpu, name="mfma"):
    """The sum of a matrix and a product of matrices, which the lanes of a wave share."""

    m = Attr(i32_of(4, 16, 32))
    n = Attr(i32_of(4, 16, 32))
    k = Attr(i32_of(1, 2, 4, 8, 16, 32, 64, 128))
    blocks = Attr(i32_of(1, 2, 4, 16), default="1 : i32")
    sourceA = Operand(_MFMAIn)
    sourceB = Operand(_MFMAIn)
    destC = Operand(_MFMAOut)
    cbsz = Attr(I32Attr, default="0 : i32")
    abid = Attr(I32Attr, default="0 : i32")
    blgp = Attr(MFMAPermBAttr, default="none")
    reducePrecision = Attr(UnitAttr)
    negateA = Attr(UnitAttr)
    negateB = Attr(UnitAttr)
    negateC = Attr(UnitAttr)
    destD = Result(_MFMAOut)
    traits = (AllTypesMatch("destC", "destD"), Pure)
    checks = (Check("amdgpu.Product"),)
    assembly_format = """
        custom<`amdgpu.Sizes`>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,`
        type($sourceB) `,` type($destC)
    """


class WMMAOp(Op, dialect=amdgpu, name="wmma"):
    """The same on waves of 32 lanes."""

    m = Attr(i32_of(16))
    n = Attr(i32_of(16))
    k = Attr(i32_of(4, 16, 32, 64, 128))
    sourceA = Operand(_WMMAIn)
    sourceB = Operand(_WMMAIn)
    destC = Operand(_WMMAOut)
    subwordOffset = Attr(i32_of(0, 1), default="0 : i32")
    unsignedA = Attr(UnitAttr)
    unsignedB = Attr(UnitAttr)
    clamp = Attr(UnitAttr)
    destD = Result(_WMMAOut)
    traits = (AllTypesMatch("destC", "destD"), Pure)
    checks = (Check("amdgpu.WaveProduct"),)
    assembly_format = """
        custom<`amdgpu.Sizes`>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB)
        `,` type($destC)
    """


class SparseMFMAOp(Op, dialect=amdgpu, name="sparse_mfma"):
    """The sum of a matrix and a product of matrices, where half of the first factor is zeros."""

    m = Attr(i32_of(16, 32))
    n = Attr(i32_of(16, 32))
    k = Attr(i32_of(16, 32, 64, 128))
    sourceA = Operand(_SparseIn)
    sourceB = Operand(_DenseIn)
    destC = Operand(_SparseOut)
    sparseIdx = Operand(_SparseIndex)
    cbsz = Attr(I32Attr, default="0 : i32")
    abid = Attr(I32Attr, default="0 : i32")
    destD = Result(_SparseOut)
    traits = (AllTypesMatch("destC", "destD"), Pure)
    checks = (Check("amdgpu.SparseProduct"),)
    assembly_format = """
        custom<`amdgpu.Sizes`>($m, $n, $k) $sourceA `*` $sourceB `+` $destC `sparse` `(` $sparseIdx `:` type($sparseIdx) `)`
        attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)
    """


class ScaledMFMAOp(Op, dialect=amdgpu, name="scaled_mfma"):
    """The sum of a matrix and a product of matrices of small floats with scales."""

    m = Attr(i32_of(16, 32))
    n = Attr(i32_of(16, 32))
    k = Attr(i32_of(64, 128))
    sourceA = Operand(_ScaledMFMAIn)
    sourceB = Operand(_ScaledMFMAIn)
    destC = Operand(_ScaledMFMAOut)
    scalesA = Operand(_Scales)
    scalesB = Operand(_Scales)
    scalesIdxA = Attr(i32_up_to(3))
    scalesIdxB = Attr(i32_up_to(3))
    destD = Result(_ScaledMFMAOut)
    traits = (AllTypesMatch("destC", "destD"), Pure)
    assembly_format = """
        custom<`amdgpu.Sizes`>($m, $n, $k) ` ` `(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `[`
        $scalesIdxB `]` `*` $sourceB `)` `+` $destC attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,`
        type($sourceB) `,` type($destC)
    """


class ScaledWMMAOp(Op, dialect=amdgpu, name="scaled_wmma"):
    """The same on waves of 32 lanes."""

    m = Attr(i32_of(16, 32))
    n = Attr(i32_of(16))
    k = Attr(i32_of(128))
    sourceA = Operand(_ScaledWMMAIn)
    sourceB = Operand(_ScaledWMMAIn)
    destC = Operand(_ScaledWMMAOut)
    scaleA = Operand(_ScalesOfWMMA)
    a_first_scale_lane = Attr(i32_of(0, 16))
    scaleB = Operand(_ScalesOfWMMA)
    b_first_scale_lane = Attr(i32_of(0, 16))
    destD = Result(_ScaledWMMAOut)
    traits = (AllTypesMatch("destC", "destD"), Pure)
    checks = (Check("amdgpu.ScaledWaveProduct"),)
    assembly_format = """
        custom<`amdgpu.Sizes`>($m, $n, $k) ` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC
        attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)
    """
