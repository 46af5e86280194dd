"""Operations of 2019 of dialects that changed since: linalg, llvm, nvvm, rocdl, vector.

Facts: test/LLVMIR, test/Target, test/Dialect/LLVMIR, test/Linalg and test/Transforms/Vectorize of 2019.
"""

from mlircore.define.shaped import AffineMapAttr
from mlircore.dialect import (
    AllTypesMatch,
    AnyAttr,
    AnyType,
    Attr,
    Index,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    Region,
    Result,
    Results,
    Routine,
    SymbolNameAttr,
)
from mlircore.legacy.base import legacy, renamed
from mlircore.legacy.std import Dim

renamed("llvm", {"undef": "llvm.mlir.undef"})


class LLVMConstantOp(Op, dialect=legacy, name="llvm.constant"):
    """A number, or the address of a function."""

    value = Attr(AnyAttr)
    res = Result(AnyType)
    upgrade = Routine("legacy.LLVMConstant", "llvm.mlir.constant")
    assembly_format = "`(` $value `)` attr-dict `:` type($res)"


class LLVMFuncOp(Op, dialect=legacy, name="llvm.func"):
    """A function in generic form, where its type was called `type`."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(AnyAttr)
    body = Region()
    upgrade = "llvm.func"
    upgrade_attrs = {"type": "function_type"}


class LLVMCallOp(Op, dialect=legacy, name="llvm.call"):
    """A call of a pointer whose type was not written, or any in generic form, where operands were not divided."""

    operands_ = Operands(AnyType)
    callee = OptionalAttr(AnyAttr)
    results_ = Results(AnyType)
    upgrade = Routine("legacy.LLVMCall", "llvm.call")
    upgrade_attrs = {"callee": "callee"}
    assembly_format = "custom<`legacy.LLVMCall`>($operands, type($operands), type($results), attr-dict)"


class _Position(Op):
    """In generic form: the position was an array of numbers of any type."""

    operands_ = Operands(AnyType)
    position = Attr(AnyAttr)
    res = Result(AnyType)
    upgrade_attrs = {"position": "position"}


class LLVMExtractValueOp(_Position, dialect=legacy, name="llvm.extractvalue"):
    upgrade = Routine("legacy.LLVMPosition", "llvm.extractvalue")


class LLVMInsertValueOp(_Position, dialect=legacy, name="llvm.insertvalue"):
    upgrade = Routine("legacy.LLVMPosition", "llvm.insertvalue")


class TransferReadOp(Op, dialect=legacy, name="vector.transfer_read"):
    """A part of a memref as a vector, without a value for what lies outside."""

    source = Operand(AnyType)
    indices = Operands(Index)
    permutation_map = Attr(AffineMapAttr)
    vector = Result(AnyType)
    upgrade = Routine("legacy.TransferRead", "vector.transfer_read")
    assembly_format = "$source `[` $indices `]` attr-dict `:` type($source) `,` type($vector)"


# --- what is not defined here today: the generic form of its names ---


def _register(name: str) -> None:
    fields: dict[str, object] = {"res": Result(AnyType), "upgrade": name, "assembly_format": "attr-dict `:` type($res)"}
    type("Register", (Op,), {"__module__": __name__, "__doc__": f"{name}.", **fields}, dialect=legacy, name=name)


for _what in ("workitem.id", "workgroup.id", "workgroup.dim", "grid.dim"):
    for _axis in "xyz":
        _register(f"rocdl.{_what}.{_axis}")
for _what in ("tid", "ntid", "ctaid", "nctaid"):
    for _axis in "xyz":
        _register(f"nvvm.read.ptx.sreg.{_what}.{_axis}")
_register("nvvm.read.ptx.sreg.warpsize")
_register("nvvm.read.ptx.sreg.laneid")


class BarrierOp(Op, dialect=legacy, name="nvvm.barrier0"):
    """A barrier."""

    upgrade = "nvvm.barrier0"
    assembly_format = "attr-dict"


class ShuffleOp(Op, dialect=legacy, name="nvvm.shfl.sync.bfly"):
    """The value that another thread has; its type is that of the result, or of the result's first element."""

    operands_ = Operands(AnyType)
    res = Result(AnyType)
    upgrade = Routine("legacy.NvvmKind", "nvvm.shfl.sync")
    assembly_format = "$operands custom<`legacy.KnownTypes`>(ref($operands), type($operands)) attr-dict `:` type($res)"


class BallotOp(Op, dialect=legacy, name="nvvm.vote.ballot.sync"):
    """Which threads vote for it."""

    operands_ = Operands(AnyType)
    res = Result(AnyType)
    upgrade = Routine("legacy.NvvmKind", "nvvm.vote.sync")
    assembly_format = "$operands custom<`legacy.KnownTypes`>(ref($operands), type($operands)) attr-dict `:` type($res)"


class MmaOp(Op, dialect=legacy, name="nvvm.mma.sync"):
    """A product of matrices; the current operation needs the shape, which this one does not state."""

    operands_ = Operands(AnyType)
    alayout = OptionalAttr(AnyAttr)
    blayout = OptionalAttr(AnyAttr)
    results_ = Results(AnyType)
    upgrade = "old.nvvm.mma.sync"
    assembly_format = "$operands attr-dict `:` functional-type($operands, $results)"


# --- linalg until the autumn of 2019: views and buffers are memrefs today (legacy_type.c); of ranges nothing is left ---

renamed("linalg", {"for": "scf.for", "load": "memref.load", "store": "memref.store", "buffer_dealloc": "memref.dealloc"})


class LinalgDimOp(Dim, dialect=legacy, name="linalg.dim"):
    """The size of a dimension of a view."""


class BufferAllocOp(Op, dialect=legacy, name="linalg.buffer_alloc"):
    """Memory of one dimension."""

    operands_ = Operands(Index)
    memref = Result(AnyType)
    upgrade = Routine("legacy.Alloc")
    assembly_format = "($operands^)? attr-dict `:` type($memref)"


class BufferSizeOp(Op, dialect=legacy, name="linalg.buffer_size"):
    """How many elements a buffer has."""

    buffer = Operand(AnyType)
    size = Result(Index)
    upgrade = "old.linalg.buffer_size"
    assembly_format = "$buffer attr-dict `:` type($buffer)"


class RangeOp(Op, dialect=legacy, name="linalg.range"):
    """Indices from, to and by."""

    min = Operand(Index)
    max = Operand(Index)
    step = Operand(Index)
    range = Result(AnyType)
    upgrade = "old.linalg.range"
    assembly_format = "$min `:` $max `:` $step attr-dict `:` type($range)"


class RangeIntersectOp(Op, dialect=legacy, name="linalg.range_intersect"):
    """Indices of both ranges."""

    one = Operand(AnyType)
    two = Operand(AnyType)
    both = Result(AnyType)
    traits = (AllTypesMatch("one", "two", "both"),)
    upgrade = "old.linalg.range_intersect"
    assembly_format = "$one `,` $two attr-dict `:` type($both)"


class LinalgViewOp(Op, dialect=legacy, name="linalg.view"):
    """A buffer by ranges of indices."""

    buffer = Operand(AnyType)
    ranges = Operands(AnyType)
    view = Result(AnyType)
    upgrade = "old.linalg.view"
    assembly_format = """
        $buffer custom<`legacy.KnownTypes`>(ref($buffer), type($buffer)) `[` $ranges custom<`legacy.KnownTypes`>(ref($ranges), type($ranges)) `]`
        attr-dict `:` type($view)
    """


class LinalgSubViewOp(Op, dialect=legacy, name="linalg.subview"):
    """A part of a view: from, to and by for each dimension."""

    source = Operand(AnyType)
    indices = Operands(Index)
    view = Result(AnyType)
    traits = (AllTypesMatch("source", "view"),)
    upgrade = "old.linalg.subview"
    assembly_format = "$source `[` $indices `]` attr-dict `:` type($view)"


class SliceOp(Op, dialect=legacy, name="linalg.slice"):
    """A part of a view: a range, or an index, for each dimension."""

    source = Operand(AnyType)
    indexings = Operands(AnyType)
    view = Result(AnyType)
    upgrade = "old.linalg.slice"
    assembly_format = "$source `[` $indexings `]` attr-dict `:` custom<`legacy.SliceTypes`>(type($source), type($indexings), type($view))"


class ConvOp(Op, dialect=legacy, name="linalg.conv"):
    """A convolution of views of any rank; today's have one operation for each."""

    operands_ = Operands(AnyType)
    upgrade = "old.linalg.conv"
    assembly_format = "`(` $operands `)` attr-dict `:` type($operands)"


class GenericOp(Op, dialect=legacy, name="linalg.generic"):
    """Any loops over any operands: the last ones are outputs, as many as the region gives values."""

    doc = OptionalAttr(AnyAttr)
    indexing_maps = Attr(AnyAttr)
    iterator_types = Attr(AnyAttr)
    library_call = OptionalAttr(AnyAttr)
    operands_ = Operands(AnyType)
    region = Region()
    upgrade = Routine("legacy.LinalgGeneric", "linalg.generic")
    assembly_format = """
        `` custom<`linalg.Trait`>($doc, $indexing_maps, $iterator_types, $library_call) $operands $region attr-dict `:` type($operands)
    """
