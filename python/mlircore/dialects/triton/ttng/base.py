"""The ttng dialect: layouts of tensor memory, cache policies, descriptors of convolutions."""

from mlircore import dialect as d

from ..tt.base import CacheModifier

ttng = d.Dialect("ttng")

TMEMLoadReduceModifierAttr = ttng.enum(d.EnumDef(
    [("min", 1), ("max", 2)], attr_name="redOp", summary="allowed 32-bit signless integer cases: 1, 2",
    cpp_name="::mlir::triton::nvidia_gpu::TMEMLoadReduceModifier", cpp_attr="TTNG_TMEMLoadReduceModifierEnum"))
BlockRepOrder = ttng.enum(d.EnumDef(
    [("mnThenK", 0), ("kThenMn", 1)], cpp_name="::mlir::triton::nvidia_gpu::TensorMemoryScalesBlockRepOrder"))
BlockRepOrderAttr = ttng.enum(d.EnumDef(
    [("mnThenK", 0), ("kThenMn", 1)], attr_name="blockRepOrder", summary="allowed 32-bit signless integer cases: 0, 1",
    cpp_name="::mlir::triton::nvidia_gpu::TensorMemoryScalesBlockRepOrder", cpp_attr="TTNG_TensorMemoryScalesBlockRepOrderEnum"))
PackedArithOpKind = ttng.enum(d.EnumDef(
    [("add", 0), ("sub", 1), ("mul", 2), ("fma", 3), ("min", 4), ("max", 5)], summary="packed arithmetic operation",
    cpp_name="::mlir::triton::nvidia_gpu::PackedArithOpKind"))

_ARRAY = d.AttrConstraint("array attribute", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))


class TensorMemorySpaceAttr(d.AttrDef, dialect=ttng, mnemonic="tensor_memory"):
    """Tensor memory, as the space of a buffer."""


class TensorMemoryEncodingAttr(d.AttrDef, dialect=ttng, mnemonic="tensor_memory_encoding"):
    """Blocks of a matrix in tensor memory. `CGALayout` is absent when there is one block of threads."""

    blockM = d.IntParam(32)
    blockN = d.IntParam(32)
    colStride = d.IntParam(32)
    CGALayout = d.AttrParam(_ARRAY, default="[]")
    twoCTAs = d.BoolParam(default=False)
    fp4Padded = d.BoolParam(default=False)
    alias, verify = "tmem", "ttng.TensorMemory"
    assembly_format = "`<` struct(params) `>`"


class TensorMemoryScalesEncodingAttr(d.AttrDef, dialect=ttng, mnemonic="tensor_memory_scales_encoding"):
    """Scales of a matrix in tensor memory."""

    CGALayout = d.AttrParam(_ARRAY, default="[]")
    blockRepOrder = d.EnumParam(BlockRepOrder, field=True, default="mnThenK")
    alias, verify = "tmem_scales", "ttng.TensorMemoryScales"
    assembly_format = "`<` struct(params) `>`"


class TensorDescIm2ColType(d.TypeDef, dialect=ttng, mnemonic="tensordesc_im2col"):
    """A descriptor of a tensor that convolutions read: as `tt.tensordesc`."""

    shape = d.DenseParam("i64")
    elementType = d.TypeParam()
    sharedLayout = d.AttrParam(optional=True)
    summary = "Im2col tensor descriptor type for NVIDIA TMA operations"
    verify = "ttng.TensorDescIm2Col"
    assembly_format = "`<` custom<Shape>($shape, $elementType, `static`) (`,` $sharedLayout^)? `>`"
