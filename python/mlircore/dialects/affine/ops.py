"""The affine dialect: loops, accesses and conditions by affine maps."""

from mlircore.define.inference import BY_TRAITS, GIVEN
from mlircore.define.shaped import (
    AffineMapAttr,
    AnyMemRef,
    AnyVectorOfNonZeroRank,
    I32ElementsAttr,
    I64ArrayAttr,
    IntegerSetAttr,
    LocalityAttr,
    UnitProp,
)
from mlircore.define.regions import ALL, OPERATION, Edge
from mlircore.dialect import (
    AnyType,
    Attr,
    AttrConstraint,
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    BoolAttr,
    Check,
    DenseI64ArrayAttr,
    Dialect,
    Index,
    IndexAttr,
    NoRegionArguments,
    Op,
    Operand,
    Operands,
    Pure,
    Region,
    Relation,
    Result,
    Results,
    ReturnLike,
    SingleBlock,
    Terminator,
    TypesMatchWith,
)

affine = Dialect("affine", infer=GIVEN, with_ir=True, inlining="affine")

_REDUCTIONS = AttrConstraint(  # arith's AtomicRMWKind
    "Reduction ops", ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64)), ("range", 0, 15))), ("kind", "ATTR_ARRAY"))


class AffineApplyOp(Op, dialect=affine, name="apply"):
    """The value of an affine map."""

    map_ = Attr(AffineMapAttr)
    mapOperands = Operands(Index)
    result = Result(Index)
    infer = BY_TRAITS
    facts = {"affine.index": True}
    traits = (Pure,)
    checks = (Check("AffineApply", "map", "mapOperands"),)
    defer_attr_checks = True
    assembly_format = "custom<MapAndOperands>($map, $mapOperands) attr-dict"


class AffineDelinearizeIndexOp(Op, dialect=affine, name="delinearize_index"):
    """An index in several dimensions from one number."""

    linear_index = Operand(Index)
    dynamic_basis = Operands(Index)
    static_basis = Attr(DenseI64ArrayAttr)
    multi_index = Results(Index)
    facts = {"affine.index": True}
    traits = (Pure,)
    checks = (Check("Delinearize", "dynamic_basis", "static_basis"),)
    assembly_format = """
        $linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis, `parens`) attr-dict `:` type($multi_index)
    """


class DmaStartOp(Op, dialect=affine, name="dma_start"):
    """Starts a transfer."""

    operands = Operands(AnyType)
    src_map = Attr(AffineMapAttr, inherent=False)
    dst_map = Attr(AffineMapAttr, inherent=False)
    tag_map = Attr(AffineMapAttr, inherent=False)
    facts = {"any_layout": True, "index_maps": ("src_map", "dst_map", "tag_map")}
    checks = (Check("affine.Dma", "src_map", "dst_map", "tag_map"), Check("AffineTransfer", "src_map", "dst_map", "tag_map", "src", "dst", "tag"))
    assembly_format = "custom<`affine.DmaStart`>($src_map, $dst_map, $tag_map, $operands, type($operands), attr-dict)"


class DmaWaitOp(Op, dialect=affine, name="dma_wait"):
    """Waits for a transfer."""

    operands = Operands(AnyType)
    tag_map = Attr(AffineMapAttr, inherent=False)
    facts = {"any_layout": True, "index_maps": "tag_map"}
    checks = (Check("affine.Dma", "tag_map"), Check("AffineTransfer", "tag_map", ""))
    assembly_format = "custom<`affine.DmaWait`>($tag_map, $operands, type($operands), attr-dict)"


class AffineForOp(Op, dialect=affine, name="for"):
    """A loop between affine bounds."""

    lowerBoundOperands = Operands(Index)
    upperBoundOperands = Operands(Index)
    inits = Operands(AnyType)
    lowerBoundMap = Attr(AffineMapAttr)
    upperBoundMap = Attr(AffineMapAttr)
    step = Attr(IndexAttr)
    results = Results(AnyType)
    region = Region(blocks=1)
    facts = {"loop": True, "affine.loop": True, "region_edges": (
        Edge(OPERATION, 0, "inits", skip_arguments=1), Edge(OPERATION, OPERATION, "inits"), Edge(0, 0, skip_arguments=1), Edge(0, OPERATION))}
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope, SingleBlock)
    effects = ("nested",)
    implicit_terminator = "affine.yield"
    region_checks = (
        Check("LoopValues", "inits"),
        Check("AffineFor", "lowerBoundOperands", "upperBoundOperands", "lowerBoundMap", "upperBoundMap", "inits"),
    )
    defer_attr_checks = True
    assembly_format = """
        custom<AffineLoop>($lowerBoundOperands, $upperBoundOperands, $inits, $lowerBoundMap, $upperBoundMap, $step, type($inits),
                           type($results), $region) attr-dict
    """


class AffineIfOp(Op, dialect=affine, name="if"):
    """A condition by an integer set."""

    operands = Operands(AnyType)
    condition = Attr(IntegerSetAttr)
    results = Results(AnyType)
    thenRegion = Region(blocks=1)
    elseRegion = Region()
    argument_order = "results_ _gen_arg_0=operands_ condition"
    traits = (SingleBlock, NoRegionArguments)
    effects = ("nested",)
    implicit_terminator = "affine.yield"
    checks = (Check("AffineCondition", "condition", "operands"),)
    region_checks = (Check("RegionEdges"),)
    facts = {"speculated_inside": True, "region_edges": (Edge(OPERATION, 0), Edge(OPERATION, 1), Edge(ALL, OPERATION))}
    defer_attr_checks = True
    assembly_format = """
        custom<SetAndOperands>($condition, $operands, type($operands)) `` custom<ArrowTypes>(type($results))
        custom<ThenElse>($thenRegion, $elseRegion) attr-dict
    """


class AffineLinearizeIndexOp(Op, dialect=affine, name="linearize_index"):
    """One number from an index in several dimensions."""

    multi_index = Operands(Index)
    dynamic_basis = Operands(Index)
    static_basis = Attr(DenseI64ArrayAttr)
    disjoint = Attr(UnitProp, default="false", prop=True)
    linear_index = Result(Index)
    argument_order = "multi_index dynamic_basis static_basis disjoint * results"
    infer = BY_TRAITS
    facts = {"affine.index": True}
    traits = (Pure, AttrSizedOperandSegments)
    checks = (Check("Linearize", "dynamic_basis", "static_basis", "multi_index"),)
    assembly_format = """
        (`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<DynamicIndexList>($dynamic_basis, $static_basis, `parens`)
        attr-dict `:` type($linear_index)
    """


class AffineLoadOp(Op, dialect=affine, name="load"):
    """Loads an element by an affine map."""

    memref = Operand(AnyMemRef)
    indices = Operands(Index)
    map_ = Attr(AffineMapAttr)
    result = Result(AnyType)
    facts = {"any_layout": True, "index_maps": "map"}
    traits = (
        Relation("AffineAccess", "memref", "map", "indices", "result", "result type must match element type of memref"),
        Check("AffineIdentifiers", "map", "indices"),
        TypesMatchWith("result type matches element type of 'memref'", "memref", "result", "ElementType"),
    )
    effects = ("read memref",)
    defer_attr_checks = True
    assembly_format = "$memref `` custom<MapOfValues>($map, $indices) attr-dict `:` type($memref)"


class _MinMax(Op):
    map_ = Attr(AffineMapAttr)
    operands = Operands(Index)
    result = Result(Index)
    traits = (Pure,)
    checks = (Check("AffineMinMax", "map", "operands"),)
    assembly_format = "custom<MapAndOperands>($map, $operands) attr-dict"


class AffineMaxOp(_MinMax, dialect=affine, name="max"):
    """The greatest result of an affine map."""

    infer = BY_TRAITS


class AffineMinOp(_MinMax, dialect=affine, name="min"):
    """The least result of an affine map."""

    infer = BY_TRAITS


class AffineParallelOp(Op, dialect=affine, name="parallel"):
    """Parallel loops between affine bounds."""

    reductions = Attr(_REDUCTIONS)
    lowerBoundsMap = Attr(AffineMapAttr)
    lowerBoundsGroups = Attr(I32ElementsAttr)
    upperBoundsMap = Attr(AffineMapAttr)
    upperBoundsGroups = Attr(I32ElementsAttr)
    steps = Attr(I64ArrayAttr)
    mapOperands = Operands(Index)
    results = Results(AnyType)
    region = Region(blocks=1)
    facts = {"any_layout": True, "speculated_inside": True, "loop": True, "affine.loop": True}
    traits = (AutomaticAllocationScope, SingleBlock)
    effects = ("nested",)
    implicit_terminator = "affine.yield"
    checks = (
        Check("AffineParallel", "reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps",
              "mapOperands"),
    )
    defer_attr_checks = True
    assembly_format = """
        custom<AffineParallel>($reductions, $lowerBoundsMap, $lowerBoundsGroups, $upperBoundsMap, $upperBoundsGroups, $steps,
                               $mapOperands, type($results), $region) attr-dict
    """


class AffinePrefetchOp(Op, dialect=affine, name="prefetch"):
    """Says that an element will be used."""

    memref = Operand(AnyMemRef)
    indices = Operands(Index)
    isWrite = Attr(BoolAttr)
    localityHint = Attr(LocalityAttr)
    isDataCache = Attr(BoolAttr)
    map_ = Attr(AffineMapAttr)
    facts = {"any_layout": True, "index_maps": "map"}
    checks = (Check("AffinePrefetch", "memref", "map", "indices"),)
    defer_attr_checks = True
    assembly_format = """
        $memref `` custom<MapOfValues>($map, $indices) `,` custom<FlagWord>($isWrite, `write`, `read`, `rw specifier has to be 'read' or 'write'`) `,`
        `locality` `` `<` $localityHint `>` `,`
        custom<FlagWord>($isDataCache, `data`, `instr`, `cache type has to be 'data' or 'instr'`) attr-dict `:` type($memref)
    """


class AffineStoreOp(Op, dialect=affine, name="store"):
    """Stores an element by an affine map."""

    value = Operand(AnyType)
    memref = Operand(AnyMemRef)
    indices = Operands(Index)
    map_ = Attr(AffineMapAttr)
    facts = {"any_layout": True, "index_maps": "map"}
    traits = (
        Relation("AffineAccess", "memref", "map", "indices", "value", "value to store must have the same type as memref element type"),
        Check("AffineIdentifiers", "map", "indices"),
        TypesMatchWith("type of 'value' matches element type of 'memref'", "memref", "value", "ElementType"),
    )
    effects = ("write memref",)
    defer_attr_checks = True
    assembly_format = "$value `,` $memref `` custom<MapOfValues>($map, $indices) attr-dict `:` type($memref)"


class AffineVectorLoadOp(Op, dialect=affine, name="vector_load"):
    """Loads a vector by an affine map."""

    memref = Operand(AnyMemRef)
    indices = Operands(Index)
    map_ = Attr(AffineMapAttr)
    result = Result(AnyVectorOfNonZeroRank)
    facts = {"any_layout": True, "index_maps": "map"}
    effects = ("read memref",)
    checks = (
        Check("AffineAccess", "memref", "map", "indices"),
        Check("AffineIdentifiers", "map", "indices"),
        Check("AffineVector", "memref", "result"),
    )
    defer_attr_checks = True
    assembly_format = "$memref `` custom<MapOfValues>($map, $indices) attr-dict `:` type($memref) `,` type($result)"


class AffineVectorStoreOp(Op, dialect=affine, name="vector_store"):
    """Stores a vector by an affine map."""

    value = Operand(AnyVectorOfNonZeroRank)
    memref = Operand(AnyMemRef)
    indices = Operands(Index)
    map_ = Attr(AffineMapAttr)
    facts = {"any_layout": True, "index_maps": "map"}
    effects = ("write memref",)
    checks = (
        Check("AffineAccess", "memref", "map", "indices"),
        Check("AffineIdentifiers", "map", "indices"),
        Check("AffineVector", "memref", "value"),
    )
    defer_attr_checks = True
    assembly_format = "$value `,` $memref `` custom<MapOfValues>($map, $indices) attr-dict `:` type($memref) `,` type($value)"


class AffineYieldOp(Op, dialect=affine, name="yield"):
    """The end of a region and its results."""

    operands = Operands(AnyType)
    facts = {"any_layout": True}
    traits = (Pure, Terminator, ReturnLike)
    checks = (Check("AffineYield", "affine.if", "affine.for", "affine.parallel"),)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"
