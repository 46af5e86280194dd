"""The memref dialect: allocation, access and views of memory."""

from __future__ import annotations

from mlircore.define.inference import BY_TRAITS, GIVEN, Infer
from mlircore.define.shaped import (
    AffineMapAttr,
    AlignmentAttr,
    AnyMemRef,
    AnyNon0RankedOrUnrankedMemRef,
    AnyNumber,
    AnyRankedOrUnrankedMemRef,
    AnyStaticShapeMemRef,
    AnyStridedMemRef,
    AnyStridedMemRef0D,
    IndexListArrayAttr,
    LocalityAttr,
    MemRef1D,
    MemRef1DOfI8,
    MemRef1DOfIndices,
    MemRefOfNumbers,
    MemRefTypeAttr,
    PositiveI32Attr,
)
from mlircore.define.regions import OPERATION, Edge
from mlircore.dialect import (
    AllTypesMatch,
    AnyAttr,
    AnyType,
    Attr,
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    BoolAttr,
    Check,
    DenseI64ArrayAttr,
    Dialect,
    FlatSymbolRefAttr,
    HasParent,
    Index,
    NoRegionArguments,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    OptionalOperand,
    Pure,
    Region,
    Relation,
    Result,
    Results,
    ReturnLike,
    SameOperandsAndResultElementType,
    SameOperandsAndResultShape,
    SameOperandsAndResultType,
    SameOperandsElementType,
    SameVariadicResultSize,
    SingleBlock,
    StrAttr,
    Symbol,
    SymbolNameAttr,
    Terminator,
    TypesMatchWith,
    UnitAttr,
)
from mlircore.dialects.arith import AtomicRMWKindValue

TYPE_CHECKING = False  # as in mlircore.dialect
if TYPE_CHECKING:
    from typing import ClassVar

memref = Dialect("memref", infer=GIVEN, inlining="all")

_ELEMENT = TypesMatchWith("result type matches element type of 'memref'", "memref", "result", "ElementType")


_SLICE = ("offsets", "static_offsets", "sizes", "static_sizes", "strides", "static_strides")


class _Allocation(Op):
    dynamicSizes = Operands(Index)
    symbolOperands = Operands(Index)
    alignment = OptionalAttr(AlignmentAttr)
    memref = Result(AnyMemRef)
    traits = (AttrSizedOperandSegments,)
    checks: ClassVar[tuple[Check, ...]] = (Check("DynamicSizes", "dynamicSizes"), Check("SymbolOperands", "symbolOperands"))
    assembly_format = "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"


class AllocOp(_Allocation, dialect=memref, name="alloc"):
    """Allocates memory."""

    effects = ("allocate memref",)
    facts = {"dynamic_sizes": "dynamicSizes"}
    result_name = "alloc"


class AllocaOp(_Allocation, dialect=memref, name="alloca"):
    """Allocates memory that goes with the scope around it."""

    effects = ("allocate memref",)
    facts = {"stack_allocation": True}
    checks = (Check("AllocationScope"), *_Allocation.checks)
    result_name = "alloca"


class AllocaScopeOp(Op, dialect=memref, name="alloca_scope"):
    """A scope of stack allocations."""

    results = Results(AnyType)
    bodyRegion = Region(blocks=1)
    traits = (AutomaticAllocationScope, SingleBlock, NoRegionArguments)
    effects = ("nested",)
    implicit_terminator = "memref.alloca_scope.return"
    region_checks = (Check("RegionEdges"),)
    facts = {"region_edges": (Edge(OPERATION, 0), Edge(0, OPERATION))}
    defer_attr_checks = True
    assembly_format = "custom<ArrowTypes>(type($results), `parens`) custom<Body>($bodyRegion) attr-dict"


class AllocaScopeReturnOp(Op, dialect=memref, name="alloca_scope.return"):
    """Ends a scope of stack allocations."""

    results_ = Operands(AnyType)
    traits = (HasParent("memref.alloca_scope"), Pure, ReturnLike, Terminator)
    assembly_format = "attr-dict ($results^ `:` type($results))?"


class AssumeAlignmentOp(Op, dialect=memref, name="assume_alignment"):
    """Says that a memref is aligned."""

    memref = Operand(AnyMemRef)
    alignment = Attr(PositiveI32Attr)
    result = Result(AnyMemRef)
    infer = BY_TRAITS
    traits = (Pure, SameOperandsAndResultType)
    checks = (Check("PowerOf2", "alignment"),)
    result_name = "assume_align"
    assembly_format = "$memref `,` $alignment attr-dict `:` type($memref)"


class AtomicRMWOp(Op, dialect=memref, name="atomic_rmw"):
    """Reads, combines and writes an element atomically."""

    kind = Attr(AtomicRMWKindValue)
    value = Operand(AnyNumber)
    memref = Operand(MemRefOfNumbers)
    indices = Operands(Index)
    result = Result(AnyNumber)
    infer = BY_TRAITS
    traits = (
        AllTypesMatch("value", "result"),
        TypesMatchWith("value type matches element type of memref", "memref", "value", "ElementType"),
    )
    effects = ("read memref", "write memref")
    checks = (
        Check("Indices", "memref", "indices", "expects the number of subscripts to be equal to memref rank"),
        Check("AtomicKind", "kind", "value"),
    )
    assembly_format = """
        $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)
    """


class AtomicYieldOp(Op, dialect=memref, name="atomic_yield"):
    """The value that an atomic update stores."""

    result = Operand(AnyType)
    traits = (HasParent("memref.generic_atomic_rmw"), Pure, ReturnLike, Terminator)
    checks = (Check("AtomicYield"),)
    assembly_format = "$result attr-dict `:` type($result)"


class CastOp(Op, dialect=memref, name="cast"):
    """The same memory with another type."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    dest = Result(AnyRankedOrUnrankedMemRef)
    facts = {"any_layout": True, "memory_cast": True}
    traits = (Check("MemrefCast"), Pure, SameOperandsAndResultShape)
    result_name = "cast"
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


class CollapseShapeOp(Op, dialect=memref, name="collapse_shape"):
    """A view with dimensions merged."""

    src = Operand(AnyStridedMemRef)
    reassociation = Attr(IndexListArrayAttr)
    result = Result(AnyStridedMemRef)
    traits = (Pure,)
    checks = (Check("MemrefCollapse", "reassociation"),)
    result_name = "collapse_shape"
    assembly_format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"


class CopyOp(Op, dialect=memref, name="copy"):
    """Copies all elements."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    target = Operand(AnyRankedOrUnrankedMemRef)
    traits = (SameOperandsElementType, Check("SameOperandsShape"))
    effects = ("read source", "write target")
    assembly_format = "$source `,` $target attr-dict `:` type($source) `to` type($target)"


class DeallocOp(Op, dialect=memref, name="dealloc"):
    """Frees memory."""

    memref = Operand(AnyRankedOrUnrankedMemRef)
    facts = {"any_layout": True}
    effects = ("free memref",)
    assembly_format = "$memref attr-dict `:` type($memref)"


class DimOp(Op, dialect=memref, name="dim"):
    """The size of a dimension."""

    source = Operand(AnyNon0RankedOrUnrankedMemRef)
    index = Operand(Index)
    result = Result(Index)
    effects = ()
    infer = BY_TRAITS
    facts = {"any_layout": True, "dimension_size": True}
    result_name = "dim"
    assembly_format = "attr-dict $source `,` $index `:` type($source)"


class DistinctObjectsOp(Op, dialect=memref, name="distinct_objects"):
    """Says that memrefs do not overlap."""

    operands = Operands(AnyMemRef)
    results = Results(AnyMemRef)
    infer = BY_TRAITS
    traits = (Pure, Relation("DistinctObjects"), TypesMatchWith("operand types match result types", "operands", "results", "SameTypes"))
    assembly_format = "$operands attr-dict `:` type($operands)"


class DmaStartOp(Op, dialect=memref, name="dma_start"):
    """Starts a transfer."""

    operands = Operands(AnyType)
    checks = (Check("DmaStart"),)
    assembly_format = "custom<DmaStart>($operands, type($operands), attr-dict)"


class DmaWaitOp(Op, dialect=memref, name="dma_wait"):
    """Waits for a transfer."""

    tagMemRef = Operand(AnyMemRef)
    tagIndices = Operands(Index)
    numElements = Operand(Index)
    checks = (
        Check("Indices", "tagMemRef", "tagIndices", "expected tagIndices to have the same number of elements as the tagMemRef rank", ", but got"),
    )
    assembly_format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)"


class ExpandShapeOp(Op, dialect=memref, name="expand_shape"):
    """A view with dimensions divided."""

    src = Operand(AnyStridedMemRef)
    reassociation = Attr(IndexListArrayAttr)
    output_shape = Operands(Index)
    static_output_shape = Attr(DenseI64ArrayAttr)
    result = Result(AnyStridedMemRef)
    traits = (Pure,)
    checks = (Check("MemrefExpand", "reassociation", "output_shape", "static_output_shape"),)
    result_name = "expand_shape"
    assembly_format = """
        $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict
        `:` type($src) `into` type($result)
    """


class ExtractAlignedPointerAsIndexOp(Op, dialect=memref, name="extract_aligned_pointer_as_index"):
    """The address of a memref."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    aligned_pointer = Result(Index)
    infer = BY_TRAITS
    traits = (Pure,)
    result_name = "intptr"
    assembly_format = "$source `:` type($source) `->` type(results) attr-dict"


class ExtractStridedMetadataOp(Op, dialect=memref, name="extract_strided_metadata"):
    """A memref's base, offset, sizes and strides."""

    source = Operand(AnyStridedMemRef)
    base_buffer = Result(AnyStridedMemRef0D)
    offset = Result(Index)
    sizes = Results(Index)
    strides = Results(Index)
    infer = Infer("memref.strided_metadata", "source")
    checks = (Check("InferredTypes"),)
    traits = (Pure, SameVariadicResultSize)
    result_names = "StridedMetadata"
    assembly_format = "$source `:` type($source) `->` type(results) attr-dict"


class GenericAtomicRMWOp(Op, dialect=memref, name="generic_atomic_rmw"):
    """Updates an element atomically by a region."""

    memref = Operand(MemRefOfNumbers)
    indices = Operands(Index)
    result = Result(AnyNumber)
    atomic_body = Region()
    traits = (SingleBlock, TypesMatchWith("result type matches element type of memref", "memref", "result", "ElementType"))
    effects = ("read memref", "write memref")
    checks = (Check("AtomicBody"),)
    defer_attr_checks = True
    assembly_format = "$memref `[` $indices `]` `:` type($memref) $atomic_body attr-dict"


class GetGlobalOp(Op, dialect=memref, name="get_global"):
    """The memref of a global variable."""

    name_ = Attr(FlatSymbolRefAttr)
    result = Result(AnyStaticShapeMemRef)
    traits = (Pure,)
    facts = {"named_memory": "name"}
    symbol_uses = (Check("GlobalMemref", "name", "memref.global", "type"),)
    assembly_format = "$name `:` type($result) attr-dict"


class GlobalOp(Op, dialect=memref, name="global"):
    """A global variable."""

    sym_name = Attr(SymbolNameAttr)
    sym_visibility = OptionalAttr(StrAttr)
    type_ = Attr(MemRefTypeAttr)
    initial_value = OptionalAttr(AnyAttr)
    constant = Attr(UnitAttr)
    alignment = OptionalAttr(AlignmentAttr)
    facts = {"memory_elements": ("constant", "initial_value")}
    traits = (Symbol,)
    checks = (Check("GlobalValue", "type", "initial_value"),)
    assembly_format = """
        ($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemref>($type, $initial_value) attr-dict
    """


class LoadOp(Op, dialect=memref, name="load"):
    """Loads an element."""

    memref = Operand(AnyMemRef)
    indices = Operands(Index)
    nontemporal = Attr(BoolAttr, optional=True, default="false")
    alignment = OptionalAttr(AlignmentAttr)
    result = Result(AnyType)
    facts = {"any_layout": True}
    infer = BY_TRAITS
    traits = (_ELEMENT,)
    effects = ("read memref",)
    checks = (Check("Indices", "memref", "indices", "incorrect number of indices for load", " but got"),)
    assembly_format = "$memref `[` $indices `]` attr-dict `:` type($memref)"


class MemorySpaceCastOp(Op, dialect=memref, name="memory_space_cast"):
    """The same memory in another memory space."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    dest = Result(AnyRankedOrUnrankedMemRef)
    facts = {"any_layout": True}
    traits = (Check("MemorySpaceCast"), Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape)
    result_name = "memspacecast"
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


class PrefetchOp(Op, dialect=memref, name="prefetch"):
    """Says that an element will be used."""

    memref = Operand(AnyMemRef)
    indices = Operands(Index)
    isWrite = Attr(BoolAttr)
    localityHint = Attr(LocalityAttr)
    isDataCache = Attr(BoolAttr)
    effects = ("write memref",)
    checks = (Check("Indices", "memref", "indices", "too few indices"),)
    defer_attr_checks = True
    assembly_format = """
        $memref `[` $indices `]` `,` custom<FlagWord>($isWrite, `write`, `read`, `rw specifier has to be 'read' or 'write'`) `,`
        `locality` `` `<` $localityHint `>` `,`
        custom<FlagWord>($isDataCache, `data`, `instr`, `cache type has to be 'data' or 'instr'`) attr-dict `:` type($memref)
    """


class RankOp(Op, dialect=memref, name="rank"):
    """The number of dimensions."""

    memref = Operand(AnyRankedOrUnrankedMemRef)
    result = Result(Index)
    infer = BY_TRAITS
    traits = (Pure,)
    assembly_format = "$memref attr-dict `:` type($memref)"


class ReallocOp(Op, dialect=memref, name="realloc"):
    """Changes the size of an allocation."""

    source = Operand(MemRef1D)
    dynamicResultSize = OptionalOperand(Index)
    alignment = OptionalAttr(AlignmentAttr)
    result = Result(MemRef1D)
    effects = ("free source", "allocate")
    checks = (Check("MemrefRealloc", "source", "dynamicResultSize"),)
    assembly_format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type($result)"


class ReinterpretCastOp(Op, dialect=memref, name="reinterpret_cast"):
    """The same memory with another shape and layout."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    offsets = Operands(Index)
    sizes = Operands(Index)
    strides = Operands(Index)
    static_offsets = Attr(DenseI64ArrayAttr)
    static_sizes = Attr(DenseI64ArrayAttr)
    static_strides = Attr(DenseI64ArrayAttr)
    result = Result(AnyStridedMemRef)
    facts = {"any_layout": True}
    traits = (AttrSizedOperandSegments, Check("SliceLists", "result", *_SLICE, "1"), Pure)
    checks = (Check("ReinterpretCast", "source", "static_offsets", "static_sizes", "static_strides"),)
    result_name = "reinterpret_cast"
    assembly_format = """
        $source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,`
        `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,`
        `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)
    """


class ReshapeOp(Op, dialect=memref, name="reshape"):
    """A view with a shape that a memref holds."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    shape = Operand(MemRef1DOfIndices)
    result = Result(AnyRankedOrUnrankedMemRef)
    effects = ("read shape",)
    checks = (Check("MemrefReshape"),)
    result_name = "reshape"
    assembly_format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"


class StoreOp(Op, dialect=memref, name="store"):
    """Stores an element."""

    value = Operand(AnyType)
    memref = Operand(AnyMemRef)
    indices = Operands(Index)
    nontemporal = Attr(BoolAttr, optional=True, default="false")
    alignment = OptionalAttr(AlignmentAttr)
    facts = {"any_layout": True}
    traits = (TypesMatchWith("type of 'value' matches element type of 'memref'", "memref", "value", "ElementType"),)
    effects = ("write memref",)
    checks = (Check("Indices", "memref", "indices", "store index operand count not equal to memref rank"),)
    assembly_format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"


class SubViewOp(Op, dialect=memref, name="subview"):
    """A part of a memref."""

    source = Operand(AnyMemRef)
    offsets = Operands(Index)
    sizes = Operands(Index)
    strides = Operands(Index)
    static_offsets = Attr(DenseI64ArrayAttr)
    static_sizes = Attr(DenseI64ArrayAttr)
    static_strides = Attr(DenseI64ArrayAttr)
    result = Result(AnyMemRef)
    facts = {"dynamic_sizes": "sizes"}
    traits = (AttrSizedOperandSegments, Check("SliceLists", "source", *_SLICE), Pure)
    checks = (Check("Subview", "source", *_SLICE),)
    result_name = "subview"
    assembly_format = """
        $source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes)
        custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)
    """


class TransposeOp(Op, dialect=memref, name="transpose"):
    """A view with dimensions in another order."""

    in_ = Operand(AnyStridedMemRef)
    permutation = Attr(AffineMapAttr)
    result = Result(AnyStridedMemRef)
    traits = (Pure,)
    checks = (Check("MemrefTranspose", "permutation"),)
    result_name = "transpose"
    defer_attr_checks = True
    assembly_format = "$in custom<AffineMap>($permutation) attr-dict `:` type($in) `to` type($result)"


class ViewOp(Op, dialect=memref, name="view"):
    """A memref in a buffer of bytes."""

    source = Operand(MemRef1DOfI8)
    byte_shift = Operand(Index)
    sizes = Operands(Index)
    result = Result(AnyMemRef)
    facts = {"dynamic_sizes": "sizes"}
    traits = (Pure,)
    checks = (Check("MemrefView"), Check("DynamicSizes", "sizes"))
    result_name = "view"
    assembly_format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)"
