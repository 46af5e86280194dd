"""The gpu dialect: kernels, their launch, and what runs on the device."""

from mlircore.define.regions import OPERATION, Edge
from mlircore.define.shaped import AnyMemRef, MemRef1DOfI8
from mlircore.dialect import (
    I1, I32, AffineScope, AllTypesMatch, AnyFloat, AnyInteger, AnyType, Attr, AttrConstraint,
    AttrSizedOperandSegments, AutomaticAllocationScope, Check, DictArrayAttr, Elementwise, FlatSymbolRefAttr,
    FunctionTypeAttr, GraphRegion, HasParent, I32Attr, I64Attr, Index, IndexAttr, IsolatedFromAbove,
    NoRegionArguments, NoTerminator, Op, Operand, Operands, OptionalAttr, OptionalOperand, OptionalResult, Pure,
    Region, Relation, Result, Results, ReturnLike, SameOperandsAndResultType, SingleBlock, StrAttr, Symbol,
    SymbolNameAttr, SymbolRefAttr, SymbolTable, Terminator, TypeConstraint, TypesMatchWith, UnitAttr, bounded_integer_attr, one_of,
)
from mlircore.dialects.gpu.base import (
    AllReduceOperationAttr,
    AsyncTokenType,
    BroadcastTypeAttr,
    DimensionAttr,
    MMAElementwiseAttr,
    MMAMatrixType,
    ObjectAttr,
    ShuffleModeAttr,
    gpu,
)
from mlircore.dialects.gpu.sparse import AsyncOp, DependentOp

_LaunchIndex = TypeConstraint(
    "index or 32-bit signless integer or 64-bit signless integer", ("or", ("kind", "TYPE_INDEX"), ("integer", 1, 32), ("integer", 1, 64)))
_NUMBER = ("or", ("integer", 1, 0), ("kind", "TYPE_FLOAT"))
_Number = TypeConstraint("Integer or Float", _NUMBER)
_NumberOrVector = TypeConstraint(
    "Integer or Float or fixed-length vector of Integer or Float values of ranks 1",
    ("or", _NUMBER, ("and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("rank", 1), ("element", _NUMBER))))
_Unranked = TypeConstraint("unranked.memref of any type values", ("kind", "TYPE_UNRANKED_MEMREF"))
_MMA_NUMBERS = {
    "8-bit signed integer": ("integer", 2, 8), "8-bit unsigned integer": ("integer", 4, 8), "8-bit signless integer": ("integer", 1, 8),
    "32-bit signless integer": ("integer", 1, 32), "16-bit float": ("float", "f16"), "32-bit float": ("float", "f32"),
    "64-bit float": ("float", "f64")}
_SI8, _UI8, _I8, _I32, _F16, _F32, _F64 = _MMA_NUMBERS


def _matrix_of(*elements: str) -> TypeConstraint:
    held = MMAMatrixType.where(elementType=("or", *(_MMA_NUMBERS[element] for element in elements)))
    return TypeConstraint(f"gpu.mma_matrix of {' or '.join(elements)} values", held)


_STORED = ("or", *(_MMA_NUMBERS[element] for element in (_I8, _I32, _F16, _F32, _F64)))
_STORED_TEXT = f"{_I8} or {_I32} or {_F16} or {_F32} or {_F64}"
_MatrixMemory = TypeConstraint(
    f"memref of {_STORED_TEXT} or vector of {_STORED_TEXT} values of ranks 1 values",
    ("and", ("kind", "TYPE_MEMREF"),
     ("element", ("or", _STORED, ("and", ("kind", "TYPE_VECTOR"), ("rank", 1), ("element", _STORED))))))

_I32_VALUE = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32)))
_NonNegativeI32Attr = bounded_integer_attr(32, "minimum value is 0", 0)
_PowerOf2I32Attr = AttrConstraint(
    "32-bit signless integer attribute whose value is a power of two > 0",
    ("and", _I32_VALUE, ("cases", *(1 << bit for bit in range(31)))), ("kind", "ATTR_INTEGER"), value_type="i32")
_SIZE_HINT = ("and", ("array_of", 32), ("size", 3, 3))
_SizeHintAttr = AttrConstraint("i32 dense array attribute with 3 elements (if present)", _SIZE_HINT, ("array_of", 32))
_IS_TARGET = ("or", *(("defined", name) for name in ("nvvm.target", "rocdl.target", "xevm.target", "spirv.target_env")),
              ("kind", "ATTR_OPAQUE"))
_TargetsAttr = AttrConstraint(
    "array of GPU target attributes with at least 1 elements", ("and", ("all", _IS_TARGET), ("size", 1, 2**32 - 1)),
    ("kind", "ATTR_ARRAY"))
_HandlerAttr = AttrConstraint(
    "any attribute with the `OffloadingTranslationAttrTrait` trait.", ("or", ("kind", "ATTR_DEFINED"), ("kind", "ATTR_OPAQUE")))
_ObjectsAttr = AttrConstraint(
    "an array of GPU object attributes with at least 1 elements", ("and", ("all", ObjectAttr.predicate), ("size", 1, 2**32 - 1)),
    ("kind", "ATTR_ARRAY"))

_MATRIX_ELEMENT = "value type matches element type of mma_matrix"

# --- where a thread is ---


class _IdOp(Op):
    dimension = Attr(DimensionAttr)
    upper_bound = OptionalAttr(IndexAttr)
    result = Result(Index)
    traits = (Pure,)
    result_names = "NameAndDimension"
    assembly_format = "$dimension (`upper_bound` $upper_bound^)? attr-dict"


class ClusterDimOp(_IdOp, dialect=gpu, name="cluster_dim"):
    """How many clusters the grid has."""


class ClusterDimBlocksOp(_IdOp, dialect=gpu, name="cluster_dim_blocks"):
    """How many blocks a cluster has."""


class ClusterIdOp(_IdOp, dialect=gpu, name="cluster_id"):
    """The number of the cluster in the grid."""


class ClusterBlockIdOp(_IdOp, dialect=gpu, name="cluster_block_id"):
    """The number of the block in its cluster."""


class BlockDimOp(_IdOp, dialect=gpu, name="block_dim"):
    """How many threads a block has."""


class BlockIdOp(_IdOp, dialect=gpu, name="block_id"):
    """The number of the block in the grid."""


class GridDimOp(_IdOp, dialect=gpu, name="grid_dim"):
    """How many blocks the grid has."""


class ThreadIdOp(_IdOp, dialect=gpu, name="thread_id"):
    """The number of the thread in its block."""


class GlobalIdOp(_IdOp, dialect=gpu, name="global_id"):
    """The number of the thread in the grid."""


class LaneIdOp(Op, dialect=gpu, name="lane_id"):
    """The number of the lane in its subgroup."""

    upper_bound = OptionalAttr(IndexAttr)
    result = Result(Index)
    traits = (Pure,)
    assembly_format = "(`upper_bound` $upper_bound^)? attr-dict"


class _SubgroupOp(Op):
    upper_bound = OptionalAttr(IndexAttr)
    result = Result(Index)
    traits = (Pure,)
    assembly_format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)"


class SubgroupIdOp(_SubgroupOp, dialect=gpu, name="subgroup_id"):
    """The number of the subgroup in its block."""


class NumSubgroupsOp(_SubgroupOp, dialect=gpu, name="num_subgroups"):
    """How many subgroups a block has."""


class SubgroupSizeOp(_SubgroupOp, dialect=gpu, name="subgroup_size"):
    """How many threads a subgroup has."""


# --- kernels and their modules ---


class GPUFuncOp(Op, dialect=gpu, name="func"):
    """A function for the device: a kernel, or called by one."""

    function_type = Attr(FunctionTypeAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    workgroup_attrib_attrs = OptionalAttr(DictArrayAttr)
    private_attrib_attrs = OptionalAttr(DictArrayAttr)
    known_block_size = OptionalAttr(_SizeHintAttr)
    known_grid_size = OptionalAttr(_SizeHintAttr)
    known_cluster_size = OptionalAttr(_SizeHintAttr)
    facts = {"gpu.function": True}
    sym_name = Attr(SymbolNameAttr, inherent=False)
    kernel = Attr(UnitAttr, inherent=False, name="gpu.kernel")
    workgroup_attributions = Attr(I64Attr, inherent=False)
    body = Region()
    traits = (HasParent("gpu.module"), AffineScope, AutomaticAllocationScope, Symbol, Check("KernelFunction"), IsolatedFromAbove)
    defer_attr_checks = True
    assembly_format = """
        $sym_name `` custom<FunctionSignature>($function_type, $arg_attrs, $res_attrs, ref($body)) ``
        custom<FunctionMemory>(ref($function_type), $workgroup_attributions, $workgroup_attrib_attrs, $private_attrib_attrs, ref($body))
        (`kernel` $kernel^)? attr-dict-with-keyword custom<BodyWithoutArguments>($body)
    """


class GPUModuleOp(Op, dialect=gpu, name="module"):
    """Functions that are compiled for a device."""

    sym_name = Attr(SymbolNameAttr)
    targets = OptionalAttr(_TargetsAttr)
    offloadingHandler = OptionalAttr(_HandlerAttr)
    bodyRegion = Region(blocks=1)
    facts = {"gpu.targets": True}
    traits = (IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, NoTerminator, SingleBlock, GraphRegion)
    region_checks = (Check("nvvm.Targets"),)
    assembly_format = "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion"


class BinaryOp(Op, dialect=gpu, name="binary"):
    """Compiled kernels."""

    sym_name = Attr(SymbolNameAttr)
    offloadingHandler = OptionalAttr(_HandlerAttr)
    objects = Attr(_ObjectsAttr)
    facts = {"gpu.binary": True}
    traits = (Symbol,)
    assembly_format = "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects"


class ReturnOp(Op, dialect=gpu, name="return"):
    """The end of a function for the device."""

    operands = Operands(AnyType)
    traits = (HasParent("gpu.func"), Pure, Terminator)
    checks = (Check("ReturnOfKernelFunction"),)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class TerminatorOp(Op, dialect=gpu, name="terminator"):
    """The end of a launch's region."""

    facts = {"gpu.terminator": True}
    traits = (HasParent("gpu.launch"), Pure, Terminator)
    assembly_format = "attr-dict"


class YieldOp(Op, dialect=gpu, name="yield"):
    """Yields values from a region to the operation around it."""

    values_ = Operands(AnyType)
    facts = {"gpu.yield": True}
    traits = (Pure, ReturnLike, Terminator)
    assembly_format = "attr-dict ($values^ `:` type($values))?"


# --- the host ---


class LaunchFuncOp(AsyncOp, dialect=gpu, name="launch_func"):
    """Launches a kernel by its name."""

    kernel = Attr(SymbolRefAttr)
    gridSizeX = Operand(_LaunchIndex)
    gridSizeY = Operand(_LaunchIndex)
    gridSizeZ = Operand(_LaunchIndex)
    blockSizeX = Operand(_LaunchIndex)
    blockSizeY = Operand(_LaunchIndex)
    blockSizeZ = Operand(_LaunchIndex)
    clusterSizeX = OptionalOperand(_LaunchIndex)
    clusterSizeY = OptionalOperand(_LaunchIndex)
    clusterSizeZ = OptionalOperand(_LaunchIndex)
    dynamicSharedMemorySize = OptionalOperand(I32)
    kernelOperands = Operands(AnyType)
    asyncObject = OptionalOperand(AnyType)
    traits = (
        AttrSizedOperandSegments,
        AllTypesMatch("gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX", "blockSizeY", "blockSizeZ"),
    )
    facts = {"gpu.launch": "kernelOperands"}
    checks = (Check("LaunchOfKernel"),)
    assembly_format = """
        custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel
        (`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)?
        `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)`
        `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)`
        custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ))
        (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)?
        custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict
    """


class LaunchOp(AsyncOp, dialect=gpu, name="launch"):
    """Launches a kernel that is written where it is launched."""

    gridSizeX = Operand(Index)
    gridSizeY = Operand(Index)
    gridSizeZ = Operand(Index)
    blockSizeX = Operand(Index)
    blockSizeY = Operand(Index)
    blockSizeZ = Operand(Index)
    clusterSizeX = OptionalOperand(Index)
    clusterSizeY = OptionalOperand(Index)
    clusterSizeZ = OptionalOperand(Index)
    dynamicSharedMemorySize = OptionalOperand(I32)
    module = OptionalAttr(FlatSymbolRefAttr)
    function = OptionalAttr(FlatSymbolRefAttr)
    workgroup_attributions = Attr(I64Attr, inherent=False)
    body = Region()
    traits = (AffineScope, AutomaticAllocationScope, AttrSizedOperandSegments)
    effects = ("nested",)
    checks = (Check("LaunchClusters"),)
    region_checks = (Check("LaunchBody"),)
    defer_attr_checks = True
    assembly_format = """
        `` custom<AsyncDependencies>(type($asyncToken), $asyncDependencies, `launch`) ``
        custom<LaunchSizes>($clusterSizeX, $clusterSizeY, $clusterSizeZ, $gridSizeX, $gridSizeY, $gridSizeZ,
                            $blockSizeX, $blockSizeY, $blockSizeZ, ref($body))
        (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? (`module` `(` $module^ `)`)? (`function` `(` $function^ `)`)? ``
        custom<LaunchMemory>(ref($clusterSizeX), $workgroup_attributions, ref($body)) custom<BodyWithoutArguments>($body) attr-dict
    """


class WaitOp(AsyncOp, dialect=gpu, name="wait"):
    """Waits for other operations."""

    assembly_format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict"


class HostRegisterOp(Op, dialect=gpu, name="host_register"):
    """Makes memory of the host accessible to the device."""

    value = Operand(_Unranked)
    assembly_format = "$value attr-dict `:` type($value)"


class HostUnregisterOp(Op, dialect=gpu, name="host_unregister"):
    """The device no longer uses memory of the host."""

    value = Operand(_Unranked)
    assembly_format = "$value attr-dict `:` type($value)"


class SetDefaultDeviceOp(Op, dialect=gpu, name="set_default_device"):
    """Chooses the device of the operations that follow."""

    devIndex = Operand(I32)
    effects = ("write",)
    assembly_format = "attr-dict $devIndex"


class AllocOp(DependentOp, dialect=gpu, name="alloc"):
    """Allocates memory of the device."""

    dynamicSizes = Operands(Index)
    symbolOperands = Operands(Index)
    hostShared = Attr(UnitAttr)
    memref = Result(AnyMemRef)
    asyncToken = OptionalResult(AsyncTokenType)
    traits = (AttrSizedOperandSegments,)
    effects = ("allocate memref",)
    checks = (Check("DynamicSizes", "dynamicSizes"), Check("SymbolSizes"))
    assembly_format = """
        custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)? ` `
        `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)
    """


class DeallocOp(AsyncOp, dialect=gpu, name="dealloc"):
    """Frees memory of the device."""

    memref = Operand(AnyMemRef)
    effects = ("free memref",)
    assembly_format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)"


class MemcpyOp(AsyncOp, dialect=gpu, name="memcpy"):
    """Copies memory."""

    dst = Operand(AnyMemRef)
    src = Operand(AnyMemRef)
    effects = ("write dst", "read src")
    checks = (Check("SameElementsAndShape"),)
    assembly_format = """
        custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst `,` $src `:` type($dst) `,` type($src) attr-dict
    """


class MemsetOp(AsyncOp, dialect=gpu, name="memset"):
    """Fills memory with a value."""

    dst = Operand(AnyMemRef)
    value = Operand(AnyType)
    traits = (Relation("AllElementTypesMatch", "dst", "value"),)
    effects = ("write dst",)
    assembly_format = """
        custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst `,` $value `:` type($dst) `,` type($value) attr-dict
    """


# --- the device ---


class AllReduceOp(Op, dialect=gpu, name="all_reduce"):
    """Combines the values of all threads of a block."""

    value = Operand(_Number)
    op = OptionalAttr(AllReduceOperationAttr)
    uniform = Attr(UnitAttr)
    result = Result(_Number)
    body = Region()
    traits = (SameOperandsAndResultType, IsolatedFromAbove)
    region_checks = (Check("AllReduce"),)
    assembly_format = """
        custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)
    """


class SubgroupReduceOp(Op, dialect=gpu, name="subgroup_reduce"):
    """Combines the values of the lanes of a subgroup."""

    value = Operand(_NumberOrVector)
    op = Attr(AllReduceOperationAttr)
    uniform = Attr(UnitAttr)
    cluster_size = OptionalAttr(I32Attr)
    cluster_stride = Attr(I32Attr, default="1 : i32")
    result = Result(_NumberOrVector)
    traits = (SameOperandsAndResultType,)
    checks = (Check("SubgroupReduce"),)
    assembly_format = """
        custom<AllReduceOperation>($op) $value (`uniform` $uniform^)?
        (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)?
        attr-dict `:` functional-type(operands, results)
    """


class SubgroupBroadcastOp(Op, dialect=gpu, name="subgroup_broadcast"):
    """The value of one lane for all lanes of a subgroup."""

    src = Operand(AnyType)
    lane = OptionalOperand(I32)
    broadcast_type = Attr(BroadcastTypeAttr)
    result = Result(AnyType)
    traits = (AllTypesMatch("result", "src"), Elementwise)
    effects = ()
    checks = (Check("BroadcastLane"),)
    assembly_format = "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)"


class ShuffleOp(Op, dialect=gpu, name="shuffle"):
    """The value of another lane."""

    value = Operand(_NumberOrVector)
    offset = Operand(I32)
    width = Operand(I32)
    mode = Attr(ShuffleModeAttr)
    shuffleResult = Result(_NumberOrVector)
    valid = Result(I1)
    traits = (Pure, AllTypesMatch("value", "shuffleResult"))
    assembly_format = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)"


class RotateOp(Op, dialect=gpu, name="rotate"):
    """The value of the lane at a fixed distance."""

    value = Operand(_NumberOrVector)
    offset = Attr(_NonNegativeI32Attr)
    width = Attr(_PowerOf2I32Attr)
    rotateResult = Result(_NumberOrVector)
    valid = Result(I1)
    traits = (Pure, AllTypesMatch("value", "rotateResult"))
    checks = (Check("RotateOffset"),)
    assembly_format = "$value `,` $offset `,` $width attr-dict `:` type($value)"


class BarrierOp(Op, dialect=gpu, name="barrier"):
    """All threads of a block wait for each other."""

    assembly_format = "attr-dict"


class PrintfOp(Op, dialect=gpu, name="printf"):
    """Prints on the device."""

    format = Attr(StrAttr)
    args = Operands(one_of("integer or index or floating-point", AnyInteger, Index, AnyFloat))
    effects = ("write",)
    assembly_format = "$format attr-dict (`,` $args^ `:` type($args))?"


class DynamicSharedMemoryOp(Op, dialect=gpu, name="dynamic_shared_memory"):
    """The memory of a block whose size the launch decides."""

    resultMemref = Result(MemRef1DOfI8)
    traits = (Pure,)
    checks = (Check("DynamicSharedMemory"),)
    assembly_format = "attr-dict `:` type($resultMemref)"


class WarpExecuteOnLane0Op(Op, dialect=gpu, name="warp_execute_on_lane_0"):
    """A region that only the first lane runs."""

    laneid = Operand(Index)
    warp_size = Attr(I64Attr)
    args = Operands(AnyType)
    results = Results(AnyType)
    warpRegion = Region(blocks=1)
    facts = {"region_edges": (Edge(OPERATION, 0), Edge(0, OPERATION))}
    traits = (SingleBlock,)
    effects = ("nested",)
    implicit_terminator = "gpu.yield"
    checks = (Check("DistributedTypes"),)
    defer_attr_checks = True
    assembly_format = """
        `(` $laneid `)` `` `[` $warp_size `]` (`args` `(` $args^ `:` type($args) `)`)? ``
        custom<ArrowTypes>(type($results), `parens`) $warpRegion attr-dict
    """


# --- matrices of a subgroup ---


class SubgroupMmaLoadMatrixOp(Op, dialect=gpu, name="subgroup_mma_load_matrix"):
    """Loads a matrix."""

    srcMemref = Operand(_MatrixMemory)
    indices = Operands(Index)
    leadDimension = Attr(IndexAttr)
    transpose = Attr(UnitAttr)
    res = Result(MMAMatrixType)
    effects = ("read", "read srcMemref")
    checks = (Check("MatrixMemory"),)
    assembly_format = "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` qualified(type($res))"


class SubgroupMmaStoreMatrixOp(Op, dialect=gpu, name="subgroup_mma_store_matrix"):
    """Stores a matrix."""

    src = Operand(_matrix_of(_SI8, _UI8, _I32, _F16, _F32, _F64))
    dstMemref = Operand(_MatrixMemory)
    indices = Operands(Index)
    leadDimension = Attr(IndexAttr)
    transpose = Attr(UnitAttr)
    effects = ("write", "write dstMemref")
    checks = (Check("MatrixMemory"),)
    assembly_format = "$src `,` $dstMemref `[` $indices `]` attr-dict `:` type($src) `,` type($dstMemref)"


class SubgroupMmaComputeOp(Op, dialect=gpu, name="subgroup_mma_compute"):
    """Multiplies two matrices and adds a third."""

    opA = Operand(_matrix_of(_SI8, _UI8, _F16, _F32, _F64))
    opB = Operand(_matrix_of(_SI8, _UI8, _F16, _F32, _F64))
    opC = Operand(_matrix_of(_I32, _F16, _F32, _F64))
    a_transpose = Attr(UnitAttr)
    b_transpose = Attr(UnitAttr)
    res = Result(MMAMatrixType)
    traits = (Pure, AllTypesMatch("opC", "res"))
    checks = (Check("MatrixProduct"),)
    assembly_format = "$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` qualified(type($res))"


class SubgroupMmaConstantMatrixOp(Op, dialect=gpu, name="subgroup_mma_constant_matrix"):
    """A matrix of one value."""

    value = Operand(one_of(
        f"{_SI8} or {_UI8} or {_I32} or {_F16} or {_F32}",
        *(TypeConstraint(text, _MMA_NUMBERS[text]) for text in (_SI8, _UI8, _I32, _F16, _F32))))
    res = Result(MMAMatrixType)
    traits = (Pure, TypesMatchWith(_MATRIX_ELEMENT, "res", "value", "TypeParameter"))
    assembly_format = "$value attr-dict `:` qualified(type($res))"


class SubgroupMmaExtractThreadLocalOp(Op, dialect=gpu, name="subgroup_mma_extract_thread_local"):
    """A value of the part of a matrix that a thread has."""

    matrix = Operand(MMAMatrixType)
    indices = Operands(Index)
    res = Result(_Number)
    traits = (Pure, TypesMatchWith(_MATRIX_ELEMENT, "matrix", "res", "TypeParameter"))
    assembly_format = "$matrix `[` $indices `]` attr-dict `:` qualified(type($matrix)) `->` type($res)"


class SubgroupMmaInsertThreadLocalOp(Op, dialect=gpu, name="subgroup_mma_insert_thread_local"):
    """Changes a value of the part of a matrix that a thread has."""

    value = Operand(_Number)
    matrix = Operand(MMAMatrixType)
    indices = Operands(Index)
    res = Result(MMAMatrixType)
    traits = (Pure, TypesMatchWith(_MATRIX_ELEMENT, "matrix", "value", "TypeParameter"))
    assembly_format = """
        $value `,` $matrix `[` $indices `]` attr-dict `:` type($value) `,` qualified(type($matrix)) `->` qualified(type($res))
    """


class SubgroupMmaElementwiseOp(Op, dialect=gpu, name="subgroup_mma_elementwise"):
    """Combines matrices value by value."""

    args = Operands(MMAMatrixType)
    opType = Attr(MMAElementwiseAttr)
    res = Result(MMAMatrixType)
    traits = (Pure, AllTypesMatch("args"))
    assembly_format = "$opType $args attr-dict `:` functional-type($args, $res)"


gpu.rule("container_module", check="gpu.ContainerModule")
for _size in ("block", "grid", "cluster"):
    gpu.rule(f"known_{_size}_size", value=("array_of", 32), message="$ must be a dense i32 array", names_op=True)
    gpu.rule(f"known_{_size}_size", value=_SIZE_HINT, message="$ must contain exactly 3 elements", names_op=True)
