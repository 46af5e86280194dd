"""The test dialect: operations with regions or successors, calls and functions."""

from mlircore.define.regions import OPERATION, Edge
from mlircore.define.shaped import AnyMemRef
from mlircore.dialect import (
    F32, I32, AffineScope, AnyType, Attr, AttrSizedOperandSegments, AutomaticAllocationScope, BoolAttr, Check, FlatSymbolRefAttr, FunctionType,
    GraphRegion, IsolatedFromAbove, NoTerminator, Op, Operand, Operands, OptionalAttr, Pure, Region, Regions, Result, Results, ReturnLike,
    SingleBlock, Successor, SymbolRefAttr, SymbolTable, Terminator,
)
from mlircore.dialects.test.base import DictArrayAttr, test

# --- regions ---


class OneRegionOp(Op, dialect=test, name="one_region_op"):
    """One region."""

    region_0 = Region()
    facts = {"keeps_constants": True}


class TwoRegionOp(Op, dialect=test, name="two_region_op"):
    """Two regions."""

    region_0 = Region()
    region_1 = Region()


class SizedRegionOp(Op, dialect=test, name="sized_region_op"):
    """Regions of two blocks, and of one."""

    my_region = Region(blocks=2)
    region_1 = Region(blocks=1)


class OneRegionWithOperandsOp(Op, dialect=test, name="one_region_with_operands_op"):
    """One region, and operands."""

    operands_ = Operands(AnyType)
    region_0 = Region()


class IsolatedOneRegionOp(Op, dialect=test, name="isolated_one_region_op"):
    """An isolated region."""

    operands_ = Operands(AnyType)
    results_ = Results(AnyType)
    my_region = Region()
    traits = (IsolatedFromAbove,)
    assembly_format = "attr-dict-with-keyword $operands $my_region `:` type($operands) `->` type($results)"


class IsolatedRegionsOp(Op, dialect=test, name="isolated_regions"):
    """Isolated regions."""

    regions_ = Regions()
    traits = (IsolatedFromAbove,)
    assembly_format = "attr-dict-with-keyword $regions"


class AllocaScopeRegionOp(Op, dialect=test, name="alloca_scope_region"):
    """Memory on the stack goes at its end."""

    region = Region()
    traits = (AutomaticAllocationScope,)
    assembly_format = "attr-dict-with-keyword $region"


class OneRegionWithRecursiveMemoryEffectsOp(Op, dialect=test, name="one_region_with_recursive_memory_effects"):
    """Has the effects of its region."""

    result = Result(AnyType)
    body = Region(blocks=1)
    effects = ("nested",)


class SingleNoTerminatorOp(Op, dialect=test, name="single_no_terminator_op"):
    """A graph of operations."""

    my_region = Region(blocks=1)
    traits = (NoTerminator, SingleBlock, GraphRegion)
    assembly_format = "attr-dict `:` $my_region"


class SingleNoTerminatorCustomAsmOp(Op, dialect=test, name="single_no_terminator_custom_asm_op"):
    """A block without an end."""

    region = Region(blocks=1)
    traits = (SingleBlock, NoTerminator)
    assembly_format = "`` custom<Body>($region) attr-dict"


class VariadicNoTerminatorOp(Op, dialect=test, name="variadic_no_terminator_op"):
    """Graphs of operations."""

    my_regions = Regions(blocks=1)
    traits = (NoTerminator, SingleBlock, GraphRegion)
    assembly_format = "attr-dict `:` $my_regions"


class ParentOp(Op, dialect=test, name="parent"):
    """The parent of test.child."""

    region_0 = Region()


class ParentOp1(Op, dialect=test, name="parent1"):
    """Another parent."""

    region_0 = Region()


class SingleBlockImplicitTerminatorOp(Op, dialect=test, name="SingleBlockImplicitTerminator"):
    """A block whose end is not written."""

    region = Region(blocks=1)
    traits = (SingleBlock,)
    implicit_terminator = "test.finish"


class SymbolScopeOp(Op, dialect=test, name="symbol_scope"):
    """A table of symbols."""

    region = Region(blocks=1)
    traits = (SymbolTable, SingleBlock)
    implicit_terminator = "test.finish"


class SymbolScopeIsolatedOp(Op, dialect=test, name="symbol_scope_isolated"):
    """An isolated table of symbols."""

    region = Region(blocks=1)
    traits = (IsolatedFromAbove, SymbolTable, SingleBlock)
    implicit_terminator = "test.finish"


class SymbolTableRegionOp(Op, dialect=test, name="symbol_table_region"):
    """A table of symbols in a block with any end."""

    region = Region(blocks=1)
    traits = (SymbolTable,)


class SSACFGRegionOp(Op, dialect=test, name="ssacfg_region"):
    """Regions where definitions come before uses."""

    operands_ = Operands(AnyType)
    results_ = Results(AnyType)
    regions_ = Regions()


class GraphRegionOp(Op, dialect=test, name="graph_region"):
    """A graph of operations."""

    region = Region()
    traits = (GraphRegion,)
    assembly_format = "attr-dict-with-keyword $region"


class IsolatedGraphRegionOp(Op, dialect=test, name="isolated_graph_region"):
    """An isolated graph of operations."""

    region = Region()
    traits = (GraphRegion, IsolatedFromAbove)
    assembly_format = "attr-dict-with-keyword $region"


class AffineScopeOp(Op, dialect=test, name="affine_scope"):
    """Values at its top are symbols of affine maps."""

    region = Region(blocks=1)
    traits = (AffineScope,)
    assembly_format = "custom<BodyWithoutArguments>($region) attr-dict"


class TestGraphLoopOp(Op, dialect=test, name="graph_loop"):
    """A loop whose body is a graph of operations."""

    args = Operands(AnyType)
    rets = Results(AnyType)
    body = Region(blocks=1)
    traits = (SingleBlock, GraphRegion)
    facts = {"loop": True, "speculated_inside": True}
    effects = ()
    assembly_format = "$args $body attr-dict `:` functional-type(operands, results)"


class RecursivelySpeculatableOp(Op, dialect=test, name="recursively_speculatable_op"):
    """May be executed where its body may."""

    result = Result(I32)
    body = Region(blocks=1)
    facts = {"speculated_inside": True}
    effects = ("nested",)


class TestCSEOfSingleBlockOp(Op, dialect=test, name="cse_of_single_block_op"):
    """A pure operation with a region."""

    inputs = Operands(AnyType)
    outputs = Results(AnyType)
    region = Region(blocks=1)
    traits = (SingleBlock, Pure)
    implicit_terminator = "test.region_yield"
    assembly_format = "attr-dict `inputs` `(` $inputs `)` $region `:` type($inputs) `->` type($outputs)"


class TestMergeBlocksOp(Op, dialect=test, name="merge_blocks"):
    """A region of blocks."""

    body = Region()
    result = Results(AnyType)


class OpWithDataLayoutOp(Op, dialect=test, name="op_with_data_layout"):
    """Regions with a data layout."""

    regions_ = Regions()
    traits = (IsolatedFromAbove,)


class TestOpWithRegionFoldNoMemoryEffect(Op, dialect=test, name="op_with_region_fold_no_side_effect"):
    """Without effects, whatever its region does."""

    region = Region(blocks=1)
    effects = ()


# --- control flow ---


class RegionIfYieldOp(Op, dialect=test, name="region_if_yield"):
    """The end of a region of test.region_if."""

    results_ = Operands(AnyType)
    traits = (ReturnLike, Terminator)
    effects = ()
    assembly_format = "$results `:` type($results) attr-dict"


class RegionIfOp(Op, dialect=test, name="region_if"):
    """One of two regions, then a third one."""

    operands_ = Operands(AnyType)
    results_ = Results(AnyType)
    thenRegion = Region(blocks=1)
    elseRegion = Region()
    joinRegion = Region()
    traits = (SingleBlock,)
    implicit_terminator = "test.region_if_yield"
    region_checks = (Check("RegionEdges"),)
    facts = {"at_most_once": True, "region_edges": (
        Edge(OPERATION, 0, "operands"), Edge(OPERATION, 1, "operands"), Edge(0, 2), Edge(1, 2), Edge(2, OPERATION))}
    effects = ("nested",)
    assembly_format = """
        $operands `` `:` type($operands) `` custom<ArrowTypes>(type($results))
        `then` $thenRegion `else` $elseRegion `join` $joinRegion attr-dict
    """


class AnyCondOp(Op, dialect=test, name="any_cond"):
    """A region that runs."""

    results_ = Results(AnyType)
    region = Region()
    region_checks = (Check("RegionEdges"),)
    facts = {"region_edges": (Edge(OPERATION, 0), Edge(0, OPERATION)), "at_most_once": True}
    effects = ("nested",)


class LoopBlockOp(Op, dialect=test, name="loop_block"):
    """A loop of one block."""

    init = Operand(I32)
    floatResult = Result(F32)
    body = Region(blocks=1)
    effects = ("nested",)
    assembly_format = "$init `:` functional-type($init, $floatResult) $body attr-dict-with-keyword"


class LoopBlockTerminatorOp(Op, dialect=test, name="loop_block_term"):
    """The end of test.loop_block: values for the next turn, and of the loop."""

    nextIterArg = Operand(I32)
    exitArg = Operand(F32)
    traits = (Pure, Terminator)
    assembly_format = "`iter` $nextIterArg `exit` $exitArg attr-dict"


class TestBranchOp(Op, dialect=test, name="br"):
    """A branch."""

    targetOperands = Operands(AnyType)
    target = Successor()
    traits = (Check("Branch"), Terminator)
    facts = {"branch_operands": "targetOperands"}


class TestProducingBranchOp(Op, dialect=test, name="producing_br"):
    """A branch that has a result; its second operands go to the first block."""

    firstOperands = Operands(AnyType)
    secondOperands = Operands(AnyType)
    dummy = Result(I32)
    first = Successor()
    second = Successor()
    traits = (AttrSizedOperandSegments, Check("Branch"), Terminator)
    facts = {"branch_operands": ("secondOperands", "firstOperands")}


class TestInternalBranchOp(Op, dialect=test, name="internal_br"):
    """A branch that makes a value on one way."""

    successOperands = Operands(AnyType)
    errorOperands = Operands(AnyType)
    successPath = Successor()
    errorPath = Successor()
    traits = (AttrSizedOperandSegments, Check("test.InternalBranch", "successOperands", "errorOperands"), Terminator)
    facts = {"branch_operands": ("successOperands", "errorOperands")}


class TestStoreWithARegion(Op, dialect=test, name="store_with_a_region"):
    """Writes before or after its region runs."""

    address = Operand(AnyMemRef)
    store_before_region = Attr(BoolAttr)
    body = Region()
    traits = (SingleBlock,)
    region_checks = (Check("RegionEdges"),)
    facts = {"region_edges": (Edge(OPERATION, 0), Edge(0, OPERATION))}
    effects = ("write address",)
    assembly_format = "$address attr-dict-with-keyword regions `:` type($address)"


class TestStoreWithALoopRegion(Op, dialect=test, name="store_with_a_loop_region"):
    """Writes before or after its region runs any number of times."""

    address = Operand(AnyMemRef)
    store_before_region = Attr(BoolAttr)
    body = Region()
    traits = (SingleBlock,)
    region_checks = (Check("RegionEdges"),)
    facts = {"region_edges": (Edge(OPERATION, 0), Edge(OPERATION, OPERATION), Edge(0, 0), Edge(0, OPERATION))}
    effects = ("write address",)
    assembly_format = "$address attr-dict-with-keyword regions `:` type($address)"


class TestStoreWithARegionTerminator(Op, dialect=test, name="store_with_a_region_terminator"):
    """The end of such a region."""

    traits = (ReturnLike, Terminator)
    effects = ()
    assembly_format = "attr-dict"


# --- calls ---


class TestCallOp(Op, dialect=test, name="call"):
    """Refers to a function."""

    callee = Attr(FlatSymbolRefAttr)
    operands_ = Operands(AnyType)
    results_ = Results(AnyType)
    symbol_uses = (Check("test.Callee"),)
    assembly_format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"


class ConversionCallOp(Op, dialect=test, name="conversion_call_op"):
    """A call whose operands may have other types than the function's arguments."""

    arg_operands = Operands(AnyType)
    callee = Attr(SymbolRefAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    results_ = Results(AnyType)
    facts = {"callee": "callee", "not_inlined_with": "noinline"}


class FunctionalRegionOp(Op, dialect=test, name="functional_region_op"):
    """A function as a value."""

    body = Region()
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    result_0 = Result(FunctionType)


class FoldToCallOp(Op, dialect=test, name="fold_to_call_op"):
    """Becomes a call."""

    callee = Attr(FlatSymbolRefAttr)
