"""The spirv dialect: variables, loads and stores, composites, atomic operations, barriers, cooperative matrices."""

from mlircore.dialect import (
    AllElementTypesMatch, AllTypesMatch, AnyType, Attr, AttrConstraint, Check, Op, Operand, Operands, OptionalAttr,
    OptionalOperand, Pure, Result, TypesMatchWith,
)
from mlircore.dialects.spirv.enums import (
    CooperativeMatrixLayoutKHRAttr, CooperativeMatrixOperandsKHRAttr, MemoryAccessAttr, MemorySemanticsAttr, ScopeAttr, StorageClassAttr,
    spirv,
)
from mlircore.dialects.spirv.types import (
    SPEC_CONSTANT, AnyCooperativeMatrix, AnyPointer, Composite, Float, I32ArrayAttr, Int32, Integer, Numerical, Scalar, SPIRVType, Vector,
    define, pointee,
)

PositivePowerAttr = AttrConstraint(
    "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0",
    ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32)), ("cases", *(1 << bit for bit in range(31)))),
    ("kind", "ATTR_INTEGER"), value_type="i32")

# --- pointers ---


class AccessChainOp(Op, dialect=spirv, name="AccessChain"):
    """A pointer to a part of a composite that another pointer is to."""

    base_ptr = Operand(AnyPointer)
    indices = Operands(Integer)
    component_ptr = Result(AnyPointer)
    traits = (Pure,)
    checks = (Check("spirv.AccessChain"),)
    assembly_format = "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)"


class _PtrAccessChain(Op):
    base_ptr = Operand(AnyPointer)
    element = Operand(Integer)
    indices = Operands(Integer)
    result = Result(AnyPointer)
    traits = (Pure,)
    checks = (Check("spirv.AccessChain"),)
    assembly_format = """
        $base_ptr `[` $element ($indices^)? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? `->` type($result)
    """


define(_PtrAccessChain, """
    InBoundsPtrAccessChain InBoundsPtrAccessChainOp A pointer to a part of an element that is known to exist.
    PtrAccessChain PtrAccessChainOp A pointer to a part of an element, counted from the one that a pointer is to.
""")


class LoadOp(Op, dialect=spirv, name="Load"):
    """The value that a pointer is to."""

    ptr = Operand(AnyPointer)
    memory_access = OptionalAttr(MemoryAccessAttr)
    alignment = OptionalAttr(PositivePowerAttr)
    value = Result(SPIRVType)
    checks = (Check("spirv.PointeeOf", "ptr", "value"), Check("spirv.Alignment", "memory_access", "alignment"))
    defer_attr_checks = True
    assembly_format = """
        custom<`spirv.StorageOf`>(ref($ptr)) $ptr `` custom<`spirv.MemoryAccess`>($memory_access, $alignment) attr-dict `:`
        custom<`spirv.Pointees`>(type($value), type($ptr))
    """


class StoreOp(Op, dialect=spirv, name="Store"):
    """Stores a value where a pointer is to."""

    ptr = Operand(AnyPointer)
    value = Operand(SPIRVType)
    memory_access = OptionalAttr(MemoryAccessAttr)
    alignment = OptionalAttr(PositivePowerAttr)
    checks = (Check("spirv.PointeeOf", "ptr", "value"), Check("spirv.Alignment", "memory_access", "alignment"))
    assembly_format = """
        custom<`spirv.StorageOf`>(ref($ptr)) $ptr `,` $value `` custom<`spirv.MemoryAccess`>($memory_access, $alignment) `:`
        custom<`spirv.Pointees`>(type($value), type($ptr)) `` custom<`spirv.PrintedAttrs`>(attr-dict)
    """


class CopyMemoryOp(Op, dialect=spirv, name="CopyMemory"):
    """Copies the value that one pointer is to where another one is to."""

    target = Operand(AnyPointer)
    source = Operand(AnyPointer)
    memory_access = OptionalAttr(MemoryAccessAttr)
    alignment = OptionalAttr(PositivePowerAttr)
    source_memory_access = OptionalAttr(MemoryAccessAttr)
    source_alignment = OptionalAttr(PositivePowerAttr)
    checks = (Check("spirv.SamePointee"), Check("spirv.Alignment", "memory_access", "alignment"),
              Check("spirv.Alignment", "source_memory_access", "source_alignment"))
    defer_attr_checks = True
    assembly_format = """
        ` ` custom<`spirv.StorageOf`>(ref($target)) $target `,` ` ` custom<`spirv.StorageOf`>(ref($source)) $source ``
        custom<`spirv.MemoryAccesses`>($memory_access, $alignment, $source_memory_access, $source_alignment)
        `` custom<`spirv.CopiedType`>(type($target), type($source), attr-dict)
    """


class VariableOp(Op, dialect=spirv, name="Variable"):
    """A variable of a function."""

    storage_class = Attr(StorageClassAttr)
    initializer = OptionalOperand(AnyType)
    pointer = Result(AnyPointer)
    checks = (Check("spirv.Variable"),)
    assembly_format = """
        (`init` `(` $initializer^ `)`)? `` custom<`spirv.VariableType`>(attr-dict, $storage_class, type($initializer), type($pointer))
    """


# --- composites ---


class CompositeConstructOp(Op, dialect=spirv, name="CompositeConstruct"):
    """A composite of its parts."""

    constituents = Operands(SPIRVType)
    result = Result(Composite)
    traits = (Pure,)
    checks = (Check("spirv.CompositeConstruct"),)
    assembly_format = "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)"


class CompositeExtractOp(Op, dialect=spirv, name="CompositeExtract"):
    """A part of a composite."""

    composite = Operand(Composite)
    indices = Attr(I32ArrayAttr)
    component = Result(SPIRVType)
    traits = (Pure,)
    facts = SPEC_CONSTANT
    checks = (Check("spirv.CompositePart", "composite", "component"),)
    assembly_format = "$composite `` custom<`spirv.PartType`>($indices, type($composite), type($component), attr-dict)"


class CompositeInsertOp(Op, dialect=spirv, name="CompositeInsert"):
    """A composite, one part of which is another value."""

    object = Operand(SPIRVType)
    composite = Operand(Composite)
    indices = Attr(I32ArrayAttr)
    result = Result(Composite)
    traits = (Pure,)
    facts = SPEC_CONSTANT
    checks = (Check("spirv.CompositePart", "composite", "object", "result"),)
    assembly_format = """
        $object `,` $composite `` custom<`spirv.InsertTypes`>($indices, type($object), type($composite), type($result), attr-dict)
    """


class VectorExtractDynamicOp(Op, dialect=spirv, name="VectorExtractDynamic"):
    """An element of a vector, by a number that is not known before."""

    vector = Operand(Vector)
    index = Operand(Integer)
    result = Result(Scalar)
    traits = (Pure, TypesMatchWith("type of 'result' matches element type of 'vector'", "vector", "result", "ElementType"))
    assembly_format = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)"


class VectorInsertDynamicOp(Op, dialect=spirv, name="VectorInsertDynamic"):
    """A vector, one element of which is another value."""

    vector = Operand(Vector)
    component = Operand(Scalar)
    index = Operand(Integer)
    result = Result(Vector)
    traits = (Pure, TypesMatchWith("type of 'component' matches element type of 'vector'", "vector", "component", "ElementType"),
              AllTypesMatch("vector", "result"))
    assembly_format = "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)"


class VectorShuffleOp(Op, dialect=spirv, name="VectorShuffle"):
    """A vector of elements of two others."""

    vector1 = Operand(Vector)
    vector2 = Operand(Vector)
    components = Attr(I32ArrayAttr)
    result = Result(Vector)
    traits = (Pure, AllElementTypesMatch("vector1", "vector2", "result"))
    checks = (Check("spirv.VectorShuffle"),)
    assembly_format = "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)"


# --- atomic operations ---


class _Atomic(Op):
    pointer = Operand(AnyPointer)
    memory_scope = Attr(ScopeAttr)
    semantics = Attr(MemorySemanticsAttr)
    value = Operand(Integer)
    result = Result(Integer)
    traits = (pointee("pointer", "value"), pointee("pointer", "result"))
    checks = (Check("spirv.Atomic", "integer"),)
    assembly_format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"


class _AtomicStep(Op):
    pointer = Operand(AnyPointer)
    memory_scope = Attr(ScopeAttr)
    semantics = Attr(MemorySemanticsAttr)
    result = Result(Integer)
    traits = (pointee("pointer", "result"),)
    checks = (Check("spirv.Atomic", "integer"),)
    assembly_format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"


class _AtomicCompare(Op):
    pointer = Operand(AnyPointer)
    memory_scope = Attr(ScopeAttr)
    equal_semantics = Attr(MemorySemanticsAttr)
    unequal_semantics = Attr(MemorySemanticsAttr)
    value = Operand(Integer)
    comparator = Operand(Integer)
    result = Result(Integer)
    traits = (pointee("pointer", "result"), pointee("pointer", "value"), pointee("pointer", "comparator"))
    assembly_format = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)"


define(_Atomic, """
    AtomicAnd AtomicAndOp Bits in memory are cleared that a value has not.
    AtomicIAdd AtomicIAddOp A value is added to an integer in memory.
    AtomicISub AtomicISubOp A value is subtracted from an integer in memory.
    AtomicOr AtomicOrOp Bits in memory are set that a value has.
    AtomicSMax AtomicSMaxOp The greater of two signed integers is stored.
    AtomicSMin AtomicSMinOp The lesser of two signed integers is stored.
    AtomicUMax AtomicUMaxOp The greater of two unsigned integers is stored.
    AtomicUMin AtomicUMinOp The lesser of two unsigned integers is stored.
    AtomicXor AtomicXorOp Bits in memory are inverted that a value has.
""")
define(_Atomic, "AtomicExchange AtomicExchangeOp A value is stored, and the one before it returned.", value=Operand(Numerical),
       result=Result(Numerical), checks=())
define(_Atomic, "EXT.AtomicFAdd EXTAtomicFAddOp A value is added to a float in memory.", value=Operand(Float), result=Result(Float),
       traits=(pointee("pointer", "result"), pointee("pointer", "value")), checks=(Check("spirv.Atomic", "float"),))
define(_AtomicStep, """
    AtomicIDecrement AtomicIDecrementOp One is subtracted from an integer in memory.
    AtomicIIncrement AtomicIIncrementOp One is added to an integer in memory.
""")
define(_AtomicCompare, """
    AtomicCompareExchange AtomicCompareExchangeOp A value is stored if the one before it is as expected.
    AtomicCompareExchangeWeak AtomicCompareExchangeWeakOp The same, which may fail without a reason.
""")

# --- barriers ---


class ControlBarrierOp(Op, dialect=spirv, name="ControlBarrier"):
    """Waits for the others of a group, and orders accesses of memory."""

    execution_scope = Attr(ScopeAttr)
    memory_scope = Attr(ScopeAttr)
    memory_semantics = Attr(MemorySemanticsAttr)
    checks = (Check("spirv.MemorySemantics"),)
    assembly_format = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict"


class MemoryBarrierOp(Op, dialect=spirv, name="MemoryBarrier"):
    """Orders accesses of memory."""

    memory_scope = Attr(ScopeAttr)
    memory_semantics = Attr(MemorySemanticsAttr)
    checks = (Check("spirv.MemorySemantics"),)
    assembly_format = "$memory_scope `,` $memory_semantics attr-dict"


class _SplitBarrier(Op):
    execution_scope = Attr(ScopeAttr)
    memory_scope = Attr(ScopeAttr)
    memory_semantics = Attr(MemorySemanticsAttr)
    assembly_format = "$execution_scope $memory_scope $memory_semantics attr-dict"


define(_SplitBarrier, """
    INTEL.ControlBarrierArrive INTELControlBarrierArriveOp Tells a group that a barrier is reached, without waiting.
    INTEL.ControlBarrierWait INTELControlBarrierWaitOp Waits until all of a group have reached a barrier.
""")

# --- cooperative matrices ---


class KHRCooperativeMatrixLengthOp(Op, dialect=spirv, name="KHR.CooperativeMatrixLength"):
    """How many numbers of a matrix one invocation holds."""

    cooperative_matrix_type = Attr(AttrConstraint("type attribute of any SPIR-V cooperative matrix type",
                                                  ("type_value", ("defined", "spirv.coopmatrix")), ("kind", "ATTR_TYPE")))
    result = Result(Int32)
    traits = (Pure,)
    assembly_format = "attr-dict `:` $cooperative_matrix_type"


class KHRCooperativeMatrixLoadOp(Op, dialect=spirv, name="KHR.CooperativeMatrixLoad"):
    """Loads a matrix."""

    pointer = Operand(AnyPointer)
    matrix_layout = Attr(CooperativeMatrixLayoutKHRAttr)
    stride = Operand(Integer)
    memory_operand = OptionalAttr(MemoryAccessAttr)
    alignment = OptionalAttr(PositivePowerAttr)
    result = Result(AnyCooperativeMatrix)
    checks = (Check("spirv.MatrixAccess", "MakePointerAvailable"),)
    assembly_format = """
        $pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands) `->`
        type($result)
    """


class KHRCooperativeMatrixStoreOp(Op, dialect=spirv, name="KHR.CooperativeMatrixStore"):
    """Stores a matrix."""

    pointer = Operand(AnyPointer)
    object = Operand(AnyCooperativeMatrix)
    matrix_layout = Attr(CooperativeMatrixLayoutKHRAttr)
    stride = Operand(Integer)
    memory_operand = OptionalAttr(MemoryAccessAttr)
    alignment = OptionalAttr(PositivePowerAttr)
    checks = (Check("spirv.MatrixAccess", "MakePointerVisible"),)
    assembly_format = """
        $pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands)
    """


class KHRCooperativeMatrixMulAddOp(Op, dialect=spirv, name="KHR.CooperativeMatrixMulAdd"):
    """The sum of a matrix and the product of two others."""

    a = Operand(AnyCooperativeMatrix)
    b = Operand(AnyCooperativeMatrix)
    c = Operand(AnyCooperativeMatrix)
    matrix_operands = OptionalAttr(CooperativeMatrixOperandsKHRAttr)
    result = Result(AnyCooperativeMatrix)
    traits = (Pure, AllTypesMatch("c", "result"))
    checks = (Check("spirv.MatrixMulAdd"),)
    assembly_format = "$a `,` $b `,` $c ( `,` $matrix_operands^ )? attr-dict `:` type($a) `,` type($b) `->` type($c)"
