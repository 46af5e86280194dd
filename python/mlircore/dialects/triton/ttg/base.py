"""The ttg dialect: layouts, which are encodings of tensors and of buffers in memory, and types of buffers.

A list of bases, as in linear layouts, is an array of arrays of integers. `CGALayout` is one: how the blocks of a cluster are spread over the
dimensions; it is absent when there is one block.
"""

from mlircore import dialect as d
from mlircore.define import types_attributes

ttg = d.Dialect("ttg")

AddrSpace = ttg.enum(d.EnumDef(
    [("none", 0), ("local", 1), ("global_read", 2), ("global_write", 4), ("tensor_read", 8), ("tensor_write", 16), ("all", 31)],
    bits=True, separator="|", cpp_name="::mlir::triton::gpu::AddrSpace"))

_ARRAY = d.AttrConstraint("array attribute", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))
_DICTIONARY = d.AttrConstraint("dictionary attribute", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))


def _cga() -> types_attributes.Param:
    """The parameter CGALayout."""
    return d.AttrParam(_ARRAY, optional=True)


# --- layouts of tensors ---


class BlockedEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="blocked"):
    """Each thread has a block of elements, each warp a block of threads; `order` has the fastest dimension first."""

    sizePerThread = d.DenseParam("i64")
    threadsPerWarp = d.DenseParam("i64")
    warpsPerCTA = d.DenseParam("i64")
    order = d.DenseParam("i64")
    CGALayout = _cga()
    alias, verify, blame_name = "blocked", "ttg.Blocked", True
    assembly_format = "`<` custom<`ttg.Fields`>(`closed`, $sizePerThread, $threadsPerWarp, $warpsPerCTA, $order, $CGALayout) `>`"


class SliceEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="slice"):
    """A layout without one of its dimensions."""

    dim = d.IntParam(32)
    parent = d.AttrParam()
    verify, blame_name = "ttg.Slice", True
    assembly_format = "`<` `{` struct(params) `}` `>`"


class DotOperandEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="dot_op"):
    """An operand of a product whose result has the layout `parent`."""

    opIdx = d.IntParam(32)
    parent = d.AttrParam()
    kWidth = d.IntParam(32, default=0)
    verify = "ttg.DotOperand"
    assembly_format = "`<` `{` struct(params) `}` `>`"


class LinearEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="linear"):
    """Where registers, lanes, warps and blocks are: each basis moves along one dimension."""

    register = d.AttrParam(_ARRAY)
    lane = d.AttrParam(_ARRAY)
    warp = d.AttrParam(_ARRAY)
    block = d.AttrParam(_ARRAY)
    alias, verify, blame_name = "linear", "ttg.Linear", True
    assembly_format = "`<` custom<`ttg.Fields`>(`open`, $register, $lane, $warp, $block) `>`"


class GenericLinearEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="generic_linear"):
    """As `linear`; bases of warps can move along several dimensions."""

    register = d.AttrParam(_ARRAY)
    lane = d.AttrParam(_ARRAY)
    warp = d.AttrParam(_ARRAY)
    block = d.AttrParam(_ARRAY)
    alias, verify, blame_name = "generic_linear", "ttg.GenericLinear", True
    assembly_format = "`<` custom<`ttg.Fields`>(`open`, $register, $lane, $warp, $block) `>`"


class NvidiaMmaEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="nvidia_mma"):
    """The result of products on NVIDIA's tensor cores."""

    versionMajor = d.IntParam(32)
    versionMinor = d.IntParam(32)
    warpsPerCTA = d.DenseParam("i64")
    CGALayout = _cga()
    instrShape = d.DenseParam("i64")
    alias, verify, blame_name = "mma", "ttg.NvidiaMma", True
    assembly_format = "`<` custom<`ttg.Fields`>(`open`, $versionMajor, $versionMinor, $warpsPerCTA, $CGALayout, $instrShape) `>`"


class AMDMfmaEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="amd_mfma"):
    """The result of products on AMD's matrix cores of CDNA. `tilesPerWarp` is absent when all are 1."""

    version = d.IntParam(32)
    warpsPerCTA = d.DenseParam("i64")
    instrShape = d.DenseParam("i64")
    isTransposed = d.BoolParam()
    CGALayout = _cga()
    tilesPerWarp = d.DenseParam("i64", optional=True)
    elementBitWidth = d.IntParam(32, default=32)
    alias, verify, blame_name = "mma", "ttg.AmdMfma", True
    assembly_format = """
        `<` custom<`ttg.Fields`>(`open`, $version, $warpsPerCTA, $instrShape, $isTransposed, $CGALayout, $tilesPerWarp, $elementBitWidth) `>`
    """


class AMDWmmaEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="amd_wmma"):
    """The result of products on AMD's matrix cores of RDNA. `ctaLayout` has bases of registers and warps."""

    version = d.IntParam(32)
    isTranspose = d.BoolParam()
    ctaLayout = d.AttrParam(_DICTIONARY)
    CGALayout = _cga()
    instrShape = d.DenseParam("i64", default=(16, 16, 16))
    alias, verify, blame_name = "mma", "ttg.AmdWmma", True
    assembly_format = "`<` custom<`ttg.Fields`>(`open`, $version, $isTranspose, $ctaLayout, $CGALayout, $instrShape) `>`"


# --- layouts of shared memory ---


class SwizzledSharedEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="swizzled_shared"):
    """Elements in shared memory whose places are changed to avoid conflicts of banks."""

    vec = d.IntParam(32)
    perPhase = d.IntParam(32)
    maxPhase = d.IntParam(32)
    order = d.DenseParam("i64")
    CGALayout = _cga()
    alias, verify, blame_name = "shared", "ttg.SwizzledShared", True
    assembly_format = "`<` custom<`ttg.Fields`>(`closed`, $vec, $perPhase, $maxPhase, $order, $CGALayout) `>`"


class AMDRotatingSharedEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="amd_rotating_shared"):
    """As `swizzled_shared`, with another pattern in each block."""

    vec = d.IntParam(32)
    perPhase = d.IntParam(32)
    maxPhase = d.IntParam(32)
    order = d.DenseParam("i64")
    CGALayout = _cga()
    alias, verify, blame_name = "shared", "ttg.RotatingShared", True
    assembly_format = "`<` custom<`ttg.Fields`>(`closed`, $vec, $perPhase, $maxPhase, $order, $CGALayout) `>`"


class NVMMASharedEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="nvmma_shared"):
    """Operands of NVIDIA's matrix units in shared memory. `rank` is 2 when there is a `CGALayout`, which then has it."""

    swizzlingByteWidth = d.IntParam(32)
    transposed = d.BoolParam()
    elementBitWidth = d.IntParam(32)
    fp4Padded = d.BoolParam(default=False)
    rank = d.IntParam(32, default=2)
    CGALayout = _cga()
    alias, verify, blame_name = "shared", "ttg.NvmmaShared", True
    assembly_format = """
        `<` custom<`ttg.Fields`>(`closed`, $swizzlingByteWidth, $transposed, $elementBitWidth, $fp4Padded, $rank, $CGALayout) `>`
    """


class PaddedSharedEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="padded_shared"):
    """Elements in shared memory with gaps after each interval."""

    intervals = d.DenseParam("i64")
    paddings = d.DenseParam("i64")
    offset = d.AttrParam(_ARRAY)
    block = d.AttrParam(_ARRAY)
    rank = d.IntParam(32)
    alias, verify, blame_name = "shared", "ttg.PaddedShared", True
    assembly_format = "`<` custom<`ttg.Padded`>($intervals, $paddings, $offset, $block, $rank) `>`"


class SharedLinearEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="shared_linear"):
    """Elements in shared memory at the offsets that bases give."""

    offset = d.AttrParam(_ARRAY)
    block = d.AttrParam(_ARRAY, default="[]")
    alignment = d.IntParam(32)
    alias, verify, blame_name = "shared", "ttg.SharedLinear", True
    assembly_format = "`<` custom<`ttg.SharedBases`>($offset, $block) `,` `alignment` `=` $alignment `>`"


class PartitionedSharedEncodingAttr(d.AttrDef, dialect=ttg, mnemonic="partitioned_shared"):
    """A tensor in several parts of shared memory."""

    numPartitions = d.IntParam(32)
    numGroups = d.IntParam(32)
    partitionDim = d.IntParam(32)
    partitionLayout = d.AttrParam()
    alias, verify, blame_name = "shared", "ttg.PartitionedShared", True
    assembly_format = "`<` custom<`ttg.Fields`>(`closed`, $numPartitions, $numGroups, $partitionDim, $partitionLayout) `>`"


class SharedMemorySpaceAttr(d.AttrDef, dialect=ttg, mnemonic="shared_memory"):
    """Shared memory, as the space of a buffer."""

    alias = "smem"


# --- types ---


class AsyncTokenType(d.TypeDef, dialect=ttg, mnemonic="async.token"):
    """A token of an operation that is not over."""

    summary = "async token type"


class MemDescType(d.TypeDef, dialect=ttg, mnemonic="memdesc"):
    """A buffer in shared or tensor memory, or a part of one; `allocShape`, of the whole buffer, is absent when it is the shape."""

    shape = d.DenseParam("i64")
    elementType = d.TypeParam()
    encoding = d.AttrParam()
    memorySpace = d.AttrParam()
    mutableMemory = d.BoolParam(default=False)
    allocShape = d.DenseParam("i64", optional=True)
    is_shaped = True
    summary = "memory descriptor type (`::mlir::triton::gpu::MemDescType`) in Triton IR type system"
    verify = "ttg.MemDesc"
    assembly_format = """
        `<` custom<Shape>($shape, $elementType, `static`) `,` $encoding `,` $memorySpace ``
        custom<`ttg.Access`>($mutableMemory, $allocShape, ref($shape)) `>`
    """
