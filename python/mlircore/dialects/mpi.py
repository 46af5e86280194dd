"""The mpi dialect: messages between processes, as the functions of MPI exchange them."""

from mlircore.define.types_attributes import TypeDef
from mlircore.define.shaped import AnyMemRef
from mlircore.dialect import I1, I32, Attr, Dialect, EnumDef, Op, Operand, OptionalResult, Pure, Result

mpi = Dialect("mpi")


def _words(text: str, prefix: str) -> list[tuple[str, int]]:
    return [(prefix + word, number) for number, word in enumerate(text.split())]


# --- types and attributes ---


class CommType(TypeDef, dialect=mpi, mnemonic="comm"):
    """A group of processes that send messages to each other."""

    summary = "MPI communicator handler"


class RequestType(TypeDef, dialect=mpi, mnemonic="request"):
    """A message on its way."""

    summary = "MPI asynchronous request handler"


class RetvalType(TypeDef, dialect=mpi, mnemonic="retval"):
    """The error code of a function of MPI."""

    summary = "MPI function call return value (!mpi.retval)"


class StatusType(TypeDef, dialect=mpi, mnemonic="status"):
    """How a message was received."""

    summary = "MPI reception operation status type"


_ErrorClass = EnumDef(_words(
    "MPI_SUCCESS MPI_ERR_ACCESS MPI_ERR_AMODE MPI_ERR_ARG MPI_ERR_ASSERT MPI_ERR_BAD_FILE MPI_ERR_BASE MPI_ERR_BUFFER MPI_ERR_COMM "
    "MPI_ERR_CONVERSION MPI_ERR_COUNT MPI_ERR_DIMS MPI_ERR_DISP MPI_ERR_DUP_DATAREP MPI_ERR_ERRHANDLER MPI_ERR_FILE "
    "MPI_ERR_FILE_EXISTS MPI_ERR_FILE_IN_USE MPI_ERR_GROUP MPI_ERR_INFO MPI_ERR_INFO_KEY MPI_ERR_INFO_NOKEY MPI_ERR_INFO_VALUE "
    "MPI_ERR_IN_STATUS MPI_ERR_INTERN MPI_ERR_IO MPI_ERR_KEYVAL MPI_ERR_LOCKTYPE MPI_ERR_NAME MPI_ERR_NO_MEM MPI_ERR_NO_SPACE "
    "MPI_ERR_NO_SUCH_FILE MPI_ERR_NOT_SAME MPI_ERR_OP MPI_ERR_OTHER MPI_ERR_PENDING MPI_ERR_PORT MPI_ERR_PROC_ABORTED "
    "MPI_ERR_QUOTA MPI_ERR_RANK MPI_ERR_READ_ONLY MPI_ERR_REQUEST MPI_ERR_RMA_ATTACH MPI_ERR_RMA_CONFLICT MPI_ERR_RMA_FLAVOR "
    "MPI_ERR_RMA_RANGE MPI_ERR_RMA_SHARED MPI_ERR_RMA_SYNC MPI_ERR_ROOT MPI_ERR_SERVICE MPI_ERR_SESSION MPI_ERR_SIZE "
    "MPI_ERR_SPAWN MPI_ERR_TAG MPI_ERR_TOPOLOGY MPI_ERR_TRUNCATE MPI_ERR_TYPE MPI_ERR_UNKNOWN MPI_ERR_UNSUPPORTED_DATAREP "
    "MPI_ERR_UNSUPPORTED_OPERATION MPI_ERR_VALUE_TOO_LARGE MPI_ERR_WIN MPI_ERR_LASTCODE", ""),
    attr_name="errclass", summary="MPI error class name", cpp_name="::mlir::mpi::MPI_ErrorClassEnum", cpp_attr="MPI_ErrorClassAttr")
ErrorClassAttr = mpi.enum(_ErrorClass)
ReductionOpAttr = mpi.enum(EnumDef(_words("OP_NULL MAX MIN SUM PROD LAND BAND LOR BOR LXOR BXOR MINLOC MAXLOC REPLACE", "MPI_"),
                                   summary="MPI operation class", cpp_name="::mlir::mpi::MPI_ReductionOpEnum"))

# --- the library ---


class InitOp(Op, dialect=mpi, name="init"):
    """Begins the use of MPI: MPI_Init."""

    retval = OptionalResult(RetvalType)
    assembly_format = "attr-dict (`:` type($retval)^)?"


class FinalizeOp(Op, dialect=mpi, name="finalize"):
    """Ends the use of MPI: MPI_Finalize."""

    retval = OptionalResult(RetvalType)
    assembly_format = "attr-dict (`:` type($retval)^)?"


# --- groups of processes ---


class CommWorldOp(Op, dialect=mpi, name="comm_world"):
    """The group of all processes: MPI_COMM_WORLD."""

    comm = Result(CommType)
    traits = (Pure,)
    assembly_format = "attr-dict `:` type(results)"


class CommRankOp(Op, dialect=mpi, name="comm_rank"):
    """The number of this process in a group: MPI_Comm_rank."""

    comm = Operand(CommType)
    retval = OptionalResult(RetvalType)
    rank = Result(I32)
    traits = (Pure,)
    assembly_format = "`(` $comm `)` attr-dict `:` type(results)"


class CommSizeOp(Op, dialect=mpi, name="comm_size"):
    """How many processes a group has: MPI_Comm_size."""

    comm = Operand(CommType)
    retval = OptionalResult(RetvalType)
    size = Result(I32)
    traits = (Pure,)
    assembly_format = "`(` $comm `)` attr-dict `:` type(results)"


class CommSplitOp(Op, dialect=mpi, name="comm_split"):
    """Splits a group: processes of one color are in one new group, in the order of their keys. MPI_Comm_split."""

    comm = Operand(CommType)
    color = Operand(I32)
    key = Operand(I32)
    retval = OptionalResult(RetvalType)
    newcomm = Result(CommType)
    traits = (Pure,)
    assembly_format = "`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)"


class Barrier(Op, dialect=mpi, name="barrier"):
    """Waits until all processes of a group are here: MPI_Barrier."""

    comm = Operand(CommType)
    retval = OptionalResult(RetvalType)
    assembly_format = "`(` $comm `)` attr-dict (`->` type($retval)^)?"


# --- messages ---


class SendOp(Op, dialect=mpi, name="send"):
    """Sends the contents of a memref to a process: MPI_Send."""

    ref = Operand(AnyMemRef)
    tag = Operand(I32)
    dest = Operand(I32)
    comm = Operand(CommType)
    retval = OptionalResult(RetvalType)
    assembly_format = """
        `(` $ref `,` $tag `,` $dest `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest)(`->` type($retval)^)?
    """


class ISendOp(Op, dialect=mpi, name="isend"):
    """Begins to send the contents of a memref to a process: MPI_Isend."""

    ref = Operand(AnyMemRef)
    tag = Operand(I32)
    dest = Operand(I32)
    comm = Operand(CommType)
    retval = OptionalResult(RetvalType)
    req = Result(RequestType)
    assembly_format = """
        `(` $ref `,` $tag `,` $dest `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest) `->` type(results)
    """


class RecvOp(Op, dialect=mpi, name="recv"):
    """Receives what a process sends, into a memref: MPI_Recv."""

    ref = Operand(AnyMemRef)
    tag = Operand(I32)
    source = Operand(I32)
    comm = Operand(CommType)
    retval = OptionalResult(RetvalType)
    assembly_format = """
        `(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) (`->` type($retval)^)?
    """


class IRecvOp(Op, dialect=mpi, name="irecv"):
    """Begins to receive what a process sends, into a memref: MPI_Irecv."""

    ref = Operand(AnyMemRef)
    tag = Operand(I32)
    source = Operand(I32)
    comm = Operand(CommType)
    retval = OptionalResult(RetvalType)
    req = Result(RequestType)
    assembly_format = """
        `(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) `->` type(results)
    """


class Wait(Op, dialect=mpi, name="wait"):
    """Waits until a message has been sent or received: MPI_Wait."""

    req = Operand(RequestType)
    retval = OptionalResult(RetvalType)
    assembly_format = "`(` $req `)` attr-dict `:` type($req) (`->` type($retval) ^)?"


class AllReduceOp(Op, dialect=mpi, name="allreduce"):
    """Combines the contents of the memrefs of all processes of a group; all of them get the result. MPI_Allreduce."""

    sendbuf = Operand(AnyMemRef)
    recvbuf = Operand(AnyMemRef)
    op = Attr(ReductionOpAttr)
    comm = Operand(CommType)
    retval = OptionalResult(RetvalType)
    assembly_format = """
        `(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)?
    """


# --- errors ---


class RetvalCheckOp(Op, dialect=mpi, name="retval_check"):
    """Whether a function of MPI has returned an error of that class."""

    val = Operand(RetvalType)
    errclass = Attr(ErrorClassAttr)
    res = Result(I1)
    assembly_format = "$val `=` $errclass attr-dict `:` type($res)"


class ErrorClassOp(Op, dialect=mpi, name="error_class"):
    """The class of an error: MPI_Error_class."""

    val = Operand(RetvalType)
    errclass = Result(RetvalType)
    assembly_format = "$val attr-dict `:` type($val)"


__getattr__ = mpi.member  # the functions that build operations, and enumerations
__dir__ = mpi.members
