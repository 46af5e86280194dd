"""The test dialect: operations with effects on memory, and buffers."""

from mlircore.define.shaped import AnyMemRef, AnyRankedOrUnrankedMemRef, AnyRankedTensor
from mlircore.dialect import (
    I32, AnyInteger, AnyType, Index, Op, Operand, Pure, Region, Result, ReturnLike, SingleBlock, Terminator,
)
from mlircore.dialects.test.base import test


class CopyOp(Op, dialect=test, name="copy"):
    """Copies memory."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    target = Operand(AnyRankedOrUnrankedMemRef)
    effects = ("read source", "write target")
    assembly_format = "`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` attr-dict"


class _BufferBased(Op):
    input = Operand(AnyRankedOrUnrankedMemRef)
    output = Operand(AnyRankedOrUnrankedMemRef)
    effects = ("read input", "write output")


class BufferBasedOp(_BufferBased, dialect=test, name="buffer_based"):
    """Reads one buffer and writes another."""

    assembly_format = "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` attr-dict"


class RegionBufferBasedOp(_BufferBased, dialect=test, name="region_buffer_based"):
    """Reads one buffer and writes another, as its region says."""

    region = Region()
    traits = (SingleBlock,)
    implicit_terminator = "test.region_yield"
    assembly_format = "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` $region attr-dict"


class RegionYieldOp(Op, dialect=test, name="region_yield"):
    """The value of a region."""

    result = Operand(AnyType)
    traits = (Pure, ReturnLike, Terminator)
    assembly_format = "$result `:` type($result) attr-dict"


class TensorBasedOp(Op, dialect=test, name="tensor_based"):
    """A tensor of a tensor."""

    input = Operand(AnyRankedTensor)
    result = Result(AnyRankedTensor)
    assembly_format = "`in` `(` $input `:` type($input) `)` `->` type($result) attr-dict"


class ReadBufferOp(Op, dialect=test, name="read_buffer"):
    """Reads a buffer."""

    buffer = Operand(AnyRankedOrUnrankedMemRef)


class ForwardBufferOp(Op, dialect=test, name="forward_buffer"):
    """The buffer itself, or a view of it."""

    buffer = Operand(AnyRankedOrUnrankedMemRef)
    result = Result(AnyRankedOrUnrankedMemRef)
    traits = (Pure,)


class TestEffectsRead(Op, dialect=test, name="op_with_memread"):
    """Reads."""

    result_0 = Result(AnyInteger)
    effects = ("read",)


class TestEffectsWrite(Op, dialect=test, name="op_with_memwrite"):
    """Writes."""

    effects = ("write",)


class TestEffectsResult(Op, dialect=test, name="test_effects_result"):
    """Allocates and writes its result."""

    result_0 = Result(I32)
    effects = ("allocate result_0", "write result_0")


class TestAllocWithMultipleResults(Op, dialect=test, name="alloc_with_multiple_results"):
    """Allocates memory."""

    index = Result(Index)
    memref = Result(AnyMemRef)
    effects = ("allocate memref",)
    assembly_format = "attr-dict `:` type($index) `,` type($memref)"
