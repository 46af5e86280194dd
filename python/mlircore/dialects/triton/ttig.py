"""The ttig dialect of Intel's backend of Triton: blocks of memory, prefetches.

Its layouts are kept as they are written. Rules that are C++ there are not checked. The release that the pack follows does not have the dialect.
"""

from mlircore import dialect as d

from ._constraints import AnyTritonType, BoolLike, OffsetTensor, Ptr, PtrLike, Tensor
from .tt.base import CacheModifier, EvictionPolicy, TensorDescType

ttig = d.Dialect("ttig", is_open=True, symbols_complete=False)

BlockIOMode = ttig.enum(d.EnumDef(
    [("row_major", 0), ("column_major", 1)], summary="TritonIntelGPU block IO mode", cpp_name="::mlir::triton::gpu::intel::BlockIOMode"))


class AllocOp(d.Op, dialect=ttig, name="alloc"):
    """A part of local memory."""

    result = d.Result(Ptr)
    effects = ("allocate",)
    assembly_format = "attr-dict `:` type($result)"


class BroadcastOp(d.Op, dialect=ttig, name="broadcast"):
    """A tensor with dimensions of size 1 repeated."""

    src = d.Operand(Tensor)
    result = d.Result(Tensor)
    traits = (d.Pure, d.SameOperandsAndResultElementType)
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class DescriptorGatherOp(d.Op, dialect=ttig, name="descriptor_gather"):
    """Rows of the tensor of a descriptor."""

    desc = d.Operand(TensorDescType)
    x_offsets = d.Operand(OffsetTensor)
    y_offset = d.Operand(d.I32)
    result = d.Result(Tensor)
    effects = ("read desc",)
    assembly_format = "$desc `[` $x_offsets `,` $y_offset `]` attr-dict `:` functional-type(operands, results)"


class DescriptorPrefetchOp(d.Op, dialect=ttig, name="descriptor_prefetch"):
    """A block of the tensor of a descriptor, into the caches."""

    desc = d.Operand(TensorDescType)
    indices = d.Operands(d.I32)
    cache = d.Attr(CacheModifier, default="none")
    evict = d.Attr(EvictionPolicy, default="evict_normal")
    effects = ("write", "read desc")
    assembly_format = """
        $desc `[` $indices `]` oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` qualified(type($desc))
    """


class DescriptorScatterOp(d.Op, dialect=ttig, name="descriptor_scatter"):
    """Rows that are written into the tensor of a descriptor."""

    desc = d.Operand(TensorDescType)
    x_offsets = d.Operand(OffsetTensor)
    y_offset = d.Operand(d.I32)
    src = d.Operand(Tensor)
    effects = ("read desc", "write desc")
    assembly_format = "$desc `[` $x_offsets `,` $y_offset `]` `,` $src attr-dict `:` type(operands)"


class ExtractDescOp(d.Op, dialect=ttig, name="extract_desc"):
    """A part of a descriptor."""

    desc = d.Operand(TensorDescType)
    index = d.Attr(d.I32Attr)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$desc `[` $index `]` attr-dict `:` type($desc) `->` type($result)"


class PrefetchOp(d.Op, dialect=ttig, name="prefetch"):
    """The values at pointers, into the caches."""

    ptr = d.Operand(PtrLike)
    mask = d.OptionalOperand(BoolLike)
    cache = d.Attr(CacheModifier)
    evict = d.Attr(EvictionPolicy)
    isVolatile = d.Attr(d.BoolAttr)
    traits = (d.TypesMatchWith("mask type matches ptr type", "ptr", "mask", "tt.PointeeMask"),)
    effects = ("write", "read ptr")
    assembly_format = "$ptr (`,` $mask^)? attr-dict `:` type($ptr)"


class SubGroupTransposeOp(d.Op, dialect=ttig, name="sub_group_transpose"):
    """The elements of a sub-group, transposed through local memory. It has no custom form here."""

    local_buffer = d.Operand(Ptr)
    src = d.Operand(Tensor)
    res = d.Result(Tensor)
    traits = (d.AllTypesMatch("src", "res"),)


class Subgroup2DBlockLoadFromPtrOp(d.Op, dialect=ttig, name="2d_block_load_from_ptr"):
    """A block of a matrix at pointers."""

    ptr = d.Operand(PtrLike)
    base_pitch = d.Operand(d.I32)
    mask = d.OptionalOperand(BoolLike)
    other = d.OptionalOperand(AnyTritonType)
    base_width = d.Attr(d.I32Attr)
    base_height = d.Attr(d.I32Attr)
    memory_layout = d.Attr(BlockIOMode)
    result = d.Result(Tensor)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("read ptr",)
    assembly_format = """
        $ptr `,` $base_pitch (`,` $mask^ `,` $other)? ` ` `{` $memory_layout `}` attr-dict `:` functional-type(operands, results)
    """


class Subgroup2DBlockLoadOp(d.Op, dialect=ttig, name="2d_block_load"):
    """A block of a matrix in memory."""

    base_ptr = d.Operand(Ptr)
    base_width = d.Operand(d.I32)
    base_height = d.Operand(d.I32)
    base_pitch = d.Operand(d.I32)
    offset_x = d.Operand(d.I32)
    offset_y = d.Operand(d.I32)
    pad_nan = d.Attr(d.UnitAttr)
    memory_layout = d.Attr(BlockIOMode)
    result = d.Result(Tensor)
    effects = ("read base_ptr",)
    assembly_format = """
        $base_ptr `,` $base_width `,` $base_height `,` $base_pitch `[` $offset_x `,` $offset_y `]` `{` $memory_layout (`,` `pad_nan`
        $pad_nan^)? `}` attr-dict `:` type($base_ptr) `->` type($result)
    """


__getattr__ = ttig.member
__dir__ = ttig.members
