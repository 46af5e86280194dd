"""The bufferization dialect: from tensors to memory and back."""

from mlircore.define.inference import BY_TRAITS, GIVEN
from mlircore.define.shaped import AnyRankedOrUnrankedMemRef, AnyShaped, AnyTensor, BufferLike, TensorLike
from mlircore.dialect import (
    I1,
    AllElementTypesMatch,
    AnyAttr,
    Attr,
    AttrSizedOperandSegments,
    Check,
    Dialect,
    EnumDef,
    Index,
    InferredType,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    OptionalOperand,
    OptionalResult,
    Pure,
    Relation,
    Result,
    Results,
    SameOperandsAndResultElementType,
    SameOperandsAndResultShape,
    UnitAttr,
)

bufferization = Dialect("bufferization", argument_check="bufferization.Argument", infer=GIVEN, inlining="operations")
LayoutMapOptionAttr = bufferization.enum(EnumDef(
    ((case, value) for value, case in enumerate("InferLayoutMap IdentityLayoutMap FullyDynamicLayoutMap".split())),
    summary="option for map layout", cpp_name="::mlir::bufferization::LayoutMapOption"))


class AllocTensorOp(Op, dialect=bufferization, name="alloc_tensor"):
    """A tensor with memory of its own."""

    dynamic_sizes = Operands(Index)
    copy = OptionalOperand(AnyTensor)
    size_hint = OptionalOperand(Index)
    memory_space = OptionalAttr(AnyAttr)
    result = Result(AnyTensor)
    traits = (AttrSizedOperandSegments, InferredType("result", "copy"))
    checks = (Check("AllocTensor", "dynamic_sizes", "copy"),)
    assembly_format = """
        `(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `` `=` `` $size_hint^)? attr-dict `:` type($result)
    """


class CloneOp(Op, dialect=bufferization, name="clone"):
    """Other memory with the same contents."""

    input = Operand(AnyRankedOrUnrankedMemRef)
    output = Result(AnyRankedOrUnrankedMemRef)
    effects = ("read input", "write output", "allocate output")
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


class DeallocOp(Op, dialect=bufferization, name="dealloc"):
    """Frees memory that is owned here and retained nowhere."""

    memrefs = Operands(AnyRankedOrUnrankedMemRef)
    conditions = Operands(I1)
    retained = Operands(AnyRankedOrUnrankedMemRef)
    updatedConditions = Results(I1)
    infer = BY_TRAITS
    traits = (AttrSizedOperandSegments, InferredType("retained", "updatedConditions", "I1OfEach"))
    checks = (
        Check("SameNumber", "memrefs", "conditions", "must have the same number of conditions as memrefs to deallocate"),
        Check("SameNumber", "retained", "updatedConditions",
              "must have the same number of updated conditions (results) as retained operands"),
    )
    assembly_format = """
        (` ` `` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)?
        (`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict
    """


class DeallocTensorOp(Op, dialect=bufferization, name="dealloc_tensor"):
    """Frees the memory of a tensor."""

    tensor = Operand(AnyTensor)
    assembly_format = "$tensor attr-dict `:` type($tensor)"


class MaterializeInDestinationOp(Op, dialect=bufferization, name="materialize_in_destination"):
    """Puts a tensor into the memory of another one, or of a memref."""

    source = Operand(AnyTensor)
    dest = Operand(AnyShaped)
    restrict = Attr(UnitAttr)
    writable = Attr(UnitAttr)
    result = OptionalResult(AnyTensor)
    traits = (AllElementTypesMatch("source", "dest"),)
    effects = ("write dest?",)
    facts = {"destinations": "dest"}
    checks = (Check("MaterializeInDestination", "source", "dest", "restrict", "writable"),)
    assembly_format = """
        $source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:` functional-type(operands, results)
    """


class ToTensorOp(Op, dialect=bufferization, name="to_tensor"):
    """The tensor that memory holds."""

    buffer = Operand(BufferLike)
    restrict = Attr(UnitAttr)
    writable = Attr(UnitAttr)
    result = Result(TensorLike)
    traits = (SameOperandsAndResultShape, SameOperandsAndResultElementType, Relation("SameShapeOfBuffer", "result", "buffer"))
    effects = ("read buffer",)
    assembly_format = """
        $buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)
    """


class ToBufferOp(Op, dialect=bufferization, name="to_buffer"):
    """The memory of a tensor."""

    tensor = Operand(TensorLike)
    read_only = Attr(UnitAttr)
    buffer = Result(BufferLike)
    traits = (
        SameOperandsAndResultShape, SameOperandsAndResultElementType, Pure, Relation("SameShapeOfBuffer", "tensor", "buffer"),
    )
    assembly_format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)"


bufferization.rule("manual_deallocation", check="bufferization.Manual")
bufferization.rule(None, value=("not", ("any",)), message="attribute '\"$\"' not supported as an op attribute by the bufferization dialect")
