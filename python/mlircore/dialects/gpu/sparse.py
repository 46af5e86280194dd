"""The gpu dialect: operations that wait for others, and those on sparse matrices."""

from mlircore.define.shaped import AnyMemRef
from mlircore.dialect import (
    Attr,
    AttrSizedOperandSegments,
    AttrSizedResultSegments,
    Group,
    Index,
    Op,
    Operand,
    Operands,
    OptionalResult,
    Result,
    Results,
    TypeAttr,
)
from mlircore.dialects.gpu.base import (
    AsyncTokenType,
    Prune2To4SpMatFlagAttr,
    SparseDnTensorHandleType,
    SparseSpGEMMOpHandleType,
    SparseSpMatHandleType,
    SpGEMMWorkEstimationOrComputeKindAttr,
    TransposeModeAttr,
    gpu,
)

_DEPENDENCIES = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) "


class DependentOp(Op):
    """Waits for tokens."""

    asyncDependencies = Operands(AsyncTokenType)


class AsyncOp(DependentOp):
    """Waits for tokens and may give one, but has no other result."""

    asyncToken = OptionalResult(AsyncTokenType)


def _token() -> Group:
    return OptionalResult(AsyncTokenType)


def _mode() -> Attr:
    return Attr(TransposeModeAttr, default="#gpu<mat_transpose_mode NON_TRANSPOSE>")


# --- handles ---


class CreateDnTensorOp(DependentOp, dialect=gpu, name="create_dn_tensor"):
    """A dense tensor in memory."""

    memref = Operand(AnyMemRef)
    dims = Operands(Index)
    dnTensor = Result(SparseDnTensorHandleType)
    asyncToken = _token()
    traits = (AttrSizedOperandSegments,)
    assembly_format = _DEPENDENCIES + "$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)"


class DestroyDnTensorOp(AsyncOp, dialect=gpu, name="destroy_dn_tensor"):
    """Gives up a dense tensor."""

    dnTensor = Operand(SparseDnTensorHandleType)
    assembly_format = _DEPENDENCIES + "$dnTensor attr-dict"


class CreateCooOp(DependentOp, dialect=gpu, name="create_coo"):
    """A sparse matrix by coordinates, which are in two buffers."""

    rows = Operand(Index)
    cols = Operand(Index)
    nnz = Operand(Index)
    rowIdxs = Operand(AnyMemRef)
    colIdxs = Operand(AnyMemRef)
    values = Operand(AnyMemRef)
    spmat = Result(SparseSpMatHandleType)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + """
        $rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` type($values)
    """


class CreateCooAoSOp(DependentOp, dialect=gpu, name="create_coo_aos"):
    """A sparse matrix by coordinates, which are in one buffer."""

    rows = Operand(Index)
    cols = Operand(Index)
    nnz = Operand(Index)
    idxs = Operand(AnyMemRef)
    values = Operand(AnyMemRef)
    spmat = Result(SparseSpMatHandleType)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + """
        $rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)
    """


class CreateCsrOp(DependentOp, dialect=gpu, name="create_csr"):
    """A sparse matrix by compressed rows."""

    rows = Operand(Index)
    cols = Operand(Index)
    nnz = Operand(Index)
    rowPos = Operand(AnyMemRef)
    colIdxs = Operand(AnyMemRef)
    values = Operand(AnyMemRef)
    spmat = Result(SparseSpMatHandleType)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + """
        $rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` type($values)
    """


class CreateCscOp(DependentOp, dialect=gpu, name="create_csc"):
    """A sparse matrix by compressed columns."""

    rows = Operand(Index)
    cols = Operand(Index)
    nnz = Operand(Index)
    colPos = Operand(AnyMemRef)
    rowIdxs = Operand(AnyMemRef)
    values = Operand(AnyMemRef)
    spmat = Result(SparseSpMatHandleType)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + """
        $rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` type($values)
    """


class CreateBsrOp(DependentOp, dialect=gpu, name="create_bsr"):
    """A sparse matrix by compressed rows of blocks."""

    brows = Operand(Index)
    bcols = Operand(Index)
    bnnz = Operand(Index)
    rBlockSize = Operand(Index)
    cBlockSize = Operand(Index)
    bRowPos = Operand(AnyMemRef)
    bColIdxs = Operand(AnyMemRef)
    values = Operand(AnyMemRef)
    spmat = Result(SparseSpMatHandleType)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + """
        $brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values attr-dict
        `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)
    """


class Create2To4SpMatOp(DependentOp, dialect=gpu, name="create_2to4_spmat"):
    """A sparse matrix with two of every four values."""

    rows = Operand(Index)
    cols = Operand(Index)
    pruneFlag = Attr(Prune2To4SpMatFlagAttr, default="#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>")
    memref = Operand(AnyMemRef)
    spMat = Result(SparseSpMatHandleType)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + "`{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)"


class DestroySpMatOp(AsyncOp, dialect=gpu, name="destroy_sp_mat"):
    """Gives up a sparse matrix."""

    spmat = Operand(SparseSpMatHandleType)
    assembly_format = _DEPENDENCIES + "$spmat attr-dict"


class SetCsrPointersOp(AsyncOp, dialect=gpu, name="set_csr_pointers"):
    """Gives a sparse matrix its buffers."""

    spmat = Operand(SparseSpMatHandleType)
    positions = Operand(AnyMemRef)
    coordinates = Operand(AnyMemRef)
    values = Operand(AnyMemRef)
    assembly_format = _DEPENDENCIES + """
        $spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)
    """


class SpMatGetSizeOp(DependentOp, dialect=gpu, name="spmat_get_size"):
    """Rows, columns and stored values of a sparse matrix."""

    spmat = Operand(SparseSpMatHandleType)
    rows = Result(Index)
    cols = Result(Index)
    nnz = Result(Index)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + "$spmat attr-dict"


# --- products ---


class SpMVBufferSizeOp(DependentOp, dialect=gpu, name="spmv_buffer_size"):
    """The buffer that a sparse matrix times a vector needs."""

    modeA = _mode()
    spmatA = Operand(SparseSpMatHandleType)
    dnX = Operand(SparseDnTensorHandleType)
    dnY = Operand(SparseDnTensorHandleType)
    computeType = Attr(TypeAttr)
    bufferSz = Result(Index)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + "$spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType"


class SpMVOp(AsyncOp, dialect=gpu, name="spmv"):
    """A sparse matrix times a vector."""

    modeA = _mode()
    spmatA = Operand(SparseSpMatHandleType)
    dnX = Operand(SparseDnTensorHandleType)
    dnY = Operand(SparseDnTensorHandleType)
    computeType = Attr(TypeAttr)
    buffer = Operand(AnyMemRef)
    assembly_format = _DEPENDENCIES + """
        $spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType
    """


class SpMMBufferSizeOp(DependentOp, dialect=gpu, name="spmm_buffer_size"):
    """The buffers that a sparse matrix times a dense one needs."""

    modeA = _mode()
    modeB = _mode()
    spmatA = Operand(SparseSpMatHandleType)
    dnmatB = Operand(SparseDnTensorHandleType)
    dnmatC = Operand(SparseDnTensorHandleType)
    computeType = Attr(TypeAttr)
    bufferSzs = Results(Index)
    asyncToken = _token()
    traits = (AttrSizedResultSegments,)
    assembly_format = _DEPENDENCIES + """
        $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType
    """


class SpMMOp(AsyncOp, dialect=gpu, name="spmm"):
    """A sparse matrix times a dense one."""

    modeA = _mode()
    modeB = _mode()
    spmatA = Operand(SparseSpMatHandleType)
    dnmatB = Operand(SparseDnTensorHandleType)
    dnmatC = Operand(SparseDnTensorHandleType)
    computeType = Attr(TypeAttr)
    buffers = Operands(AnyMemRef)
    traits = (AttrSizedOperandSegments,)
    assembly_format = _DEPENDENCIES + """
        $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers attr-dict
        `:` type($buffers) `into` $computeType
    """


class SDDMMBufferSizeOp(DependentOp, dialect=gpu, name="sddmm_buffer_size"):
    """The buffer that a sampled product of dense matrices needs."""

    modeA = _mode()
    modeB = _mode()
    dnmatA = Operand(SparseDnTensorHandleType)
    dnmatB = Operand(SparseDnTensorHandleType)
    spmatC = Operand(SparseSpMatHandleType)
    computeType = Attr(TypeAttr)
    bufferSz = Result(Index)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + """
        $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict `into` $computeType
    """


class SDDMMOp(AsyncOp, dialect=gpu, name="sddmm"):
    """A sampled product of dense matrices."""

    modeA = _mode()
    modeB = _mode()
    dnmatA = Operand(SparseDnTensorHandleType)
    dnmatB = Operand(SparseDnTensorHandleType)
    spmatC = Operand(SparseSpMatHandleType)
    computeType = Attr(TypeAttr)
    buffer = Operand(AnyMemRef)
    assembly_format = _DEPENDENCIES + """
        $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType
    """


class SpGEMMCreateDescrOp(DependentOp, dialect=gpu, name="spgemm_create_descr"):
    """The state of a product of sparse matrices."""

    desc = Result(SparseSpGEMMOpHandleType)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + "attr-dict"


class SpGEMMDestroyDescrOp(AsyncOp, dialect=gpu, name="spgemm_destroy_descr"):
    """Gives up the state of a product of sparse matrices."""

    desc = Operand(SparseSpGEMMOpHandleType)
    assembly_format = _DEPENDENCIES + "$desc attr-dict"


class SpGEMMWorkEstimationOrComputeOp(DependentOp, dialect=gpu, name="spgemm_work_estimation_or_compute"):
    """A step of a product of sparse matrices."""

    desc = Operand(SparseSpGEMMOpHandleType)
    modeA = _mode()
    modeB = _mode()
    spmatA = Operand(SparseSpMatHandleType)
    spmatB = Operand(SparseSpMatHandleType)
    spmatC = Operand(SparseSpMatHandleType)
    computeType = Attr(TypeAttr)
    bufferSz = Operand(Index)
    buffer = Operand(AnyMemRef)
    kind = Attr(SpGEMMWorkEstimationOrComputeKindAttr)
    bufferSzNew = Result(Index)
    asyncToken = _token()
    assembly_format = _DEPENDENCIES + """
        `{` $kind `}` $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer
        attr-dict `:` $computeType `into` type($buffer)
    """


class SpGEMMCopyOp(AsyncOp, dialect=gpu, name="spgemm_copy"):
    """The result of a product of sparse matrices."""

    desc = Operand(SparseSpGEMMOpHandleType)
    modeA = _mode()
    modeB = _mode()
    spmatA = Operand(SparseSpMatHandleType)
    spmatB = Operand(SparseSpMatHandleType)
    spmatC = Operand(SparseSpMatHandleType)
    computeType = Attr(TypeAttr)
    assembly_format = _DEPENDENCIES + """
        $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc attr-dict `:` $computeType
    """
