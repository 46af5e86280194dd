"""Constructs of omp that run code in parallel, its loops and their transformations, reductions and mapped variables."""

from mlircore.dialect import (
    AllTypesMatch, AnyType, Attr, AttrSizedOperandSegments, AutomaticAllocationScope, BoolAttr, Check, DenseI64ArrayAttr,
    FlatSymbolRefAttr, HasParent, IsolatedFromAbove, NoTerminator, Op, Operand, Operands, OptionalAttr, OptionalOperand, Pure, Region,
    Result, ReturnLike, SameVariadicOperandSize, SingleBlock, StrAttr, Symbol, SymbolNameAttr, Terminator, TypeAttr, UnitAttr,
)
from mlircore.dialects.omp.base import (
    AtLeastOneI64Attr, CanonicalLoopInfoType, ClauseDependAttr, ClauseMapFlagsAttr, DataSharingClauseTypeAttr, IndexListArrayAttr,
    IntLikeType, MapBoundsType, NonNegativeI64Attr, PointerLikeType, VariableCaptureKindAttr, omp,
)
from mlircore.dialects.omp.clause_checks import (
    ALLOCATE, ARGUMENTS, LINEAR, MAPPED, PRIVATE, PRIVATE_USES, WRAPPER, reduction_check, reduction_uses_check,
)
from mlircore.dialects.omp.clauses import (
    Aligned, Allocate, Bind, Construct, Copyprivate, DistSchedule, Exclusive, Filter, If, Inclusive, Linear, MapEntries,
    Nontemporal, Nowait, NumTeams, NumThreads, Order, Ordered, ParallelizationLevel, Private, ProcBind, Reduction, Safelen,
    Schedule, Simdlen, ThreadLimit, typed,
)

# --- parallel regions ---


class PrivateClauseOp(Op, dialect=omp, name="private"):
    """How a private copy of a variable is made, gets its value and is freed."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    data_sharing_type = Attr(DataSharingClauseTypeAttr)
    init_region = Region()
    copy_region = Region()
    dealloc_region = Region()
    traits = (IsolatedFromAbove,)
    region_checks = (Check("omp.PrivateRegions", "omp.yield"),)
    assembly_format = """
        $data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict
    """


class ParallelOp(Construct, dialect=omp, name="parallel", clauses=(Allocate, If, NumThreads, Private, ProcBind, Reduction)):
    """A region that a team of threads runs."""

    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope)
    facts = {"omp": ("parallel",)}
    checks = (ARGUMENTS, ALLOCATE, PRIVATE, reduction_check())
    symbol_uses = (PRIVATE_USES, reduction_uses_check())
    region_checks = (Check("omp.ParallelBody"),)
    effects = ("nested",)


class TerminatorOp(Op, dialect=omp, name="terminator"):
    """The end of a region that yields nothing."""

    traits = (Terminator, Pure)
    facts = {"omp": ("terminator",)}
    assembly_format = "attr-dict"


class TeamsOp(Construct, dialect=omp, name="teams", clauses=(Allocate, If, NumTeams, Private, Reduction, ThreadLimit)):
    """A region that a league of teams runs."""

    region = Region()
    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("teams",)}
    checks = (ARGUMENTS, Check("omp.Teams"), ALLOCATE, reduction_check())
    symbol_uses = (reduction_uses_check(),)
    effects = ("nested",)


class SectionOp(Op, dialect=omp, name="section"):
    """One of the regions that threads share."""

    region = Region()
    traits = (HasParent("omp.sections"),)
    facts = {"omp": ("section",)}
    checks = (ARGUMENTS,)
    assembly_format = "$region attr-dict"


class SectionsOp(Construct, dialect=omp, name="sections", clauses=(Allocate, Nowait, Private, Reduction)):
    """Regions that threads share."""

    region = Region(1)
    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("sections",)}
    checks = (ARGUMENTS, ALLOCATE, reduction_check())
    symbol_uses = (reduction_uses_check(),)
    region_checks = (Check("omp.SectionsBody"),)


class SingleOp(Construct, dialect=omp, name="single", clauses=(Allocate, Copyprivate, Nowait, Private)):
    """A region that one thread runs."""

    region = Region()
    traits = (AttrSizedOperandSegments,)
    checks = (ARGUMENTS, ALLOCATE, Check("omp.Copyprivate"))
    symbol_uses = (Check("omp.CopyprivateUses"),)


class WorkshareOp(Construct, dialect=omp, name="workshare", clauses=(Nowait,), after="$region"):
    """A region of array operations that threads share."""

    region = Region()
    facts = {"omp": ("workshare",)}
    effects = ("nested",)


class WorkshareLoopWrapperOp(Op, dialect=omp, name="workshare.loop_wrapper"):
    """A loop whose iterations the threads of an `omp.workshare` share."""

    region = Region()
    traits = (NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper",)}
    checks = (Check("omp.InWorkshare"),)
    region_checks = (Check("omp.Wrapper"), Check("omp.Standalone"))
    effects = ("nested",)
    assembly_format = "$region attr-dict"


class WorkdistributeOp(Op, dialect=omp, name="workdistribute"):
    """A region whose work the teams share."""

    region = Region()
    checks = (Check("omp.Workdistribute"),)
    assembly_format = "$region attr-dict"


class MaskedOp(Construct, dialect=omp, name="masked", clauses=(Filter,), after="$region"):
    """A region that some threads run."""

    region = Region()


class MasterOp(Op, dialect=omp, name="master"):
    """A region that the primary thread runs."""

    region = Region()
    assembly_format = "$region attr-dict"


# --- loops ---


class LoopNestOp(Op, dialect=omp, name="loop_nest"):
    """Loops, the first outermost, inside of operations that say how their iterations run."""

    collapse_num_loops = Attr(AtLeastOneI64Attr, optional=True, default="1 : i64")
    loop_lower_bounds = Operands(IntLikeType)
    loop_upper_bounds = Operands(IntLikeType)
    loop_steps = Operands(IntLikeType)
    loop_inclusive = OptionalAttr(UnitAttr)
    tile_sizes = OptionalAttr(DenseI64ArrayAttr)
    region = Region()
    traits = (SameVariadicOperandSize, AllTypesMatch("loop_lower_bounds", "loop_upper_bounds", "loop_steps"))
    facts = {"omp": ("loop_nest",)}
    checks = (Check("omp.LoopNest"),)
    defer_attr_checks = True
    effects = ("nested",)
    assembly_format = """
        custom<`omp.LoopNest`>($loop_lower_bounds, type($loop_lower_bounds), $loop_upper_bounds, type($loop_upper_bounds), $loop_inclusive,
            $loop_steps, type($loop_steps), $collapse_num_loops, $tile_sizes, $region, attr-dict)
    """


class LoopOp(Construct, dialect=omp, name="loop", clauses=(Bind, Private, Order, Reduction)):
    """A loop whose iterations may run in any order."""

    region = Region()
    traits = (AttrSizedOperandSegments, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "loop")}
    checks = (ARGUMENTS, reduction_check())
    symbol_uses = (reduction_uses_check(),)
    region_checks = (WRAPPER, Check("omp.Standalone"))


class WsloopOp(Construct, dialect=omp, name="wsloop",
        clauses=(Allocate, Linear, Nowait, Order, Ordered, Private, Reduction, Schedule)):
    """A loop whose iterations the threads of a team share."""

    region = Region()
    traits = (AttrSizedOperandSegments, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "wsloop")}
    checks = (ARGUMENTS, reduction_check(), LINEAR)
    symbol_uses = (reduction_uses_check(),)
    region_checks = (WRAPPER, Check("omp.WsloopBody"))
    effects = ("nested",)


class SimdOp(Construct, dialect=omp, name="simd",
        clauses=(Aligned, If, Linear, Nontemporal, Order, Private, Reduction, Safelen, Simdlen)):
    """A loop whose iterations run as vectors."""

    region = Region()
    traits = (AttrSizedOperandSegments, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "simd")}
    checks = (ARGUMENTS, Check("omp.Simd"), LINEAR)
    symbol_uses = (Check("omp.SimdUses", "omp.private"),)
    region_checks = (WRAPPER, Check("omp.SimdBody"))
    effects = ("nested",)


class DistributeOp(Construct, dialect=omp, name="distribute", clauses=(Allocate, DistSchedule, Order, Private)):
    """A loop whose iterations the teams share."""

    region = Region()
    traits = (AttrSizedOperandSegments, NoTerminator, SingleBlock)
    facts = {"omp": ("wrapper", "distribute")}
    checks = (ARGUMENTS, Check("omp.Distribute"), ALLOCATE)
    region_checks = (WRAPPER, Check("omp.DistributeBody"))
    effects = ("nested",)


class YieldOp(Op, dialect=omp, name="yield"):
    """The end of a region, with its values."""

    results_ = Operands(AnyType)
    traits = (Pure, ReturnLike, Terminator, HasParent("omp.atomic.update", "omp.declare_reduction", "omp.loop_nest", "omp.private"))
    assembly_format = "(`(` $results^ `:` type($results) `)`)? attr-dict"


class ScanOp(Construct, dialect=omp, name="scan", clauses=(Inclusive, Exclusive)):
    """Separates the phases of a scan in a loop."""

    traits = (AttrSizedOperandSegments,)
    checks = (Check("omp.Scan"),)
    effects = ("write",)


class OrderedOp(Op, dialect=omp, name="ordered"):
    """Orders iterations by their dependences."""

    doacross_depend_type = OptionalAttr(ClauseDependAttr)
    doacross_num_loops = OptionalAttr(NonNegativeI64Attr)
    doacross_depend_vars = Operands(AnyType)
    checks = (Check("omp.OrderedParent"), Check("omp.Ordered"))
    assembly_format = """
        (`depend_type` `` $doacross_depend_type^)? (`depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)`)? attr-dict
    """


class OrderedRegionOp(Construct, dialect=omp, name="ordered.region", clauses=(ParallelizationLevel,), after="$region"):
    """A region that runs in the order of the iterations."""

    region = Region()
    checks = (Check("omp.OrderedParent"),)


# --- canonical loops and their transformations ---


class NewCliOp(Op, dialect=omp, name="new_cli"):
    """A reference to a loop, which one operation makes and one can transform."""

    result = Result(CanonicalLoopInfoType)
    result_names = "omp.LoopReference"
    checks = (Check("omp.NewCli"),)
    assembly_format = "attr-dict"


class CanonicalLoopOp(Op, dialect=omp, name="canonical_loop"):
    """A loop from 0 to a trip count."""

    tripCount = Operand(IntLikeType)
    cli = OptionalOperand(CanonicalLoopInfoType)
    region = Region()
    facts = {"omp": ("canonical_loop",), "omp.makes": ("cli",)}
    checks = (Check("omp.CanonicalLoop"),)
    result_names = "omp.InductionVariable"
    argument_names = "*"
    defer_attr_checks = True
    assembly_format = "`` custom<`omp.CanonicalLoop`>($cli, type($cli), $tripCount, type($tripCount), $region) attr-dict"


class UnrollHeuristicOp(Op, dialect=omp, name="unroll_heuristic"):
    """Unrolls a loop as the compiler sees fit."""

    applyee = Operand(CanonicalLoopInfoType)
    defer_attr_checks = True
    assembly_format = "`` `(` $applyee `)` `` custom<`omp.NoLoops`>(ref($applyee)) attr-dict"


class TileOp(Op, dialect=omp, name="tile"):
    """Cuts loops into tiles."""

    generatees = Operands(CanonicalLoopInfoType)
    applyees = Operands(CanonicalLoopInfoType)
    sizes = Operands(IntLikeType)
    traits = (AttrSizedOperandSegments,)
    facts = {"omp": ("tile",), "omp.makes": ("generatees",)}
    checks = (Check("omp.Tile"),)
    assembly_format = f"custom<`omp.LoopLists`>($generatees, $applyees) oilist({typed('sizes')}) attr-dict"


# --- reductions, mappers and mapped variables ---


class DeclareReductionOp(Op, dialect=omp, name="declare_reduction"):
    """How the variables of a reduction are made, combined and freed."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    byref_element_type = OptionalAttr(TypeAttr)
    allocRegion = Region(1, at_most=True)
    initializerRegion = Region()
    reductionRegion = Region()
    atomicReductionRegion = Region()
    cleanupRegion = Region()
    dataPtrPtrRegion = Region(1, at_most=True)
    traits = (IsolatedFromAbove, Symbol)
    region_checks = (Check("omp.DeclareReduction", "omp.yield"),)
    assembly_format = """
        $sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion `combiner` $reductionRegion
        (`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? (`data_ptr_ptr` $dataPtrPtrRegion^)?
    """


class DeclareMapperOp(Op, dialect=omp, name="declare_mapper"):
    """How variables of a type are mapped."""

    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    body = Region()
    traits = (IsolatedFromAbove, SingleBlock, Symbol)
    region_checks = (Check("omp.MapperBody", "omp.declare_mapper.info"),)
    assembly_format = "$sym_name `:` $type $body attr-dict"


class DeclareMapperInfoOp(Construct, dialect=omp, name="declare_mapper.info", clauses=(MapEntries,)):
    """The mapped parts, at the end of an `omp.declare_mapper`."""

    traits = (HasParent("omp.declare_mapper"), Terminator)
    facts = {"omp": ("mapper_info",)}
    checks = (MAPPED,)


class MapBoundsOp(Op, dialect=omp, name="map.bounds"):
    """Bounds of one dimension of a mapped variable."""

    lower_bound = OptionalOperand(IntLikeType)
    upper_bound = OptionalOperand(IntLikeType)
    extent = OptionalOperand(IntLikeType)
    stride = OptionalOperand(IntLikeType)
    stride_in_bytes = Attr(BoolAttr, default="false")
    start_idx = OptionalOperand(IntLikeType)
    result = Result(MapBoundsType)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("BoundsGiven", "extent", "upper_bound"),)
    effects = ()
    assembly_format = f"""
        oilist({" | ".join(typed(name) for name in ("lower_bound", "upper_bound", "extent", "stride", "start_idx"))}) attr-dict
    """


class MapInfoOp(Op, dialect=omp, name="map.info"):
    """A variable and how it is mapped."""

    var_ptr = Operand(PointerLikeType)
    var_type = Attr(TypeAttr)
    map_type = Attr(ClauseMapFlagsAttr)
    map_capture_type = Attr(VariableCaptureKindAttr)
    var_ptr_ptr = OptionalOperand(PointerLikeType)
    members = Operands(PointerLikeType)
    members_index = OptionalAttr(IndexListArrayAttr)
    bounds = Operands(MapBoundsType)
    mapper_id = OptionalAttr(FlatSymbolRefAttr)
    name_ = OptionalAttr(StrAttr)
    partial_map = Attr(BoolAttr, default="false")
    omp_ptr = Result(PointerLikeType)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("omp.MapInfos", "members", "members", "omp.map.info"),)
    symbol_uses = (Check("omp.MapperUse", "omp.declare_mapper"),)
    assembly_format = f"""
        `var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<`omp.MapFlags`>($map_type) `)`
        `capture` `(` custom<`omp.Capture`>($map_capture_type) `)`
        oilist({typed("var_ptr_ptr")} | `mapper` `(` $mapper_id `)`
            | `members` `(` $members `:` custom<`omp.MemberIndices`>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)`)
        `->` type($omp_ptr) attr-dict
    """
