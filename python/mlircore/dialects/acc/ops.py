"""The acc dialect: constructs and directives of OpenACC, loops, recipes and atomics."""

from mlircore.define.regions import ALL, OPERATION, Edge
from mlircore.dialect import (
    I1, AnyType, Attr, AttrSizedOperandSegments, AutomaticAllocationScope, BoolAttr, Check, DenseI32ArrayAttr, HasParent, Index,
    IsolatedFromAbove, NoTerminator, Op, Operand, Operands, OptionalAttr, OptionalOperand, Pure, Region, Result, Results, ReturnLike,
    SingleBlock, Symbol, SymbolNameAttr, SymbolRefAttr, Terminator, TypeAttr, UnitAttr,
)
from mlircore.dialects.acc.base import (
    BoolArrayAttr, ClauseDefaultValueAttr, CombinedConstructsTypeAttr, DataBoundsType, DeclareTokenType, DenseBoolArrayAttr,
    DeviceTypeArrayAttr, DeviceTypeAttr, DeviceTypesAttr, GangArgTypeArrayAttr, I64ArrayAttr, IntOrIndex, PointerLikeType,
    ReductionOperatorAttr, StrArrayAttr, SymbolRefArrayAttr, Variable, acc,
)

# --- clauses that several constructs have ---

_ASYNC = "`async` `` custom<`acc.DeviceTypeOperands`>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)"
_WAIT = """`wait` `` custom<`acc.Wait`>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments,
    $hasWaitDevnum, $waitOnly)"""
_IF = "`if` `(` $ifCond `)`"
_SELF = "`self` `(` $selfCond `)`"
_COMBINED = "(`combined` `(` `loop` `)` $combined^)?"


def _typed(name: str, operands: str) -> str:
    return f"`{name}` `(` ${operands} `:` type(${operands}) `)`"


_DATA, _PRIVATE = _typed("dataOperands", "dataClauseOperands"), _typed("private", "privateOperands")
_FIRSTPRIVATE, _REDUCTION = _typed("firstprivate", "firstprivateOperands"), _typed("reduction", "reductionOperands")

_WAIT_SEGMENTS = Check("acc.Segments", "wait", "waitOperands", "waitOperandsSegments", "waitOperandsDeviceType")
_ASYNC_COUNT = Check("acc.DeviceTypes", "async", "asyncOperands", "asyncOperandsDeviceType")
_NO_CONFLICT = Check("acc.NoConflict")
_COPIES = tuple(Check("acc.Copies", f"{name}Operands", name) for name in ("private", "firstprivate", "reduction"))
_GRID = (
    Check("acc.Segments", "num_gangs", "numGangs", "numGangsSegments", "numGangsDeviceType", "limited"), _WAIT_SEGMENTS,
    Check("acc.DeviceTypes", "num_workers", "numWorkers", "numWorkersDeviceType"),
    Check("acc.DeviceTypes", "vector_length", "vectorLength", "vectorLengthDeviceType"), _ASYNC_COUNT)


def _defined_by(kind: str, message: str = "expect data entry/exit operation or acc.getdeviceptr as defining op", none: str = "") -> Check:
    """Operations that `dataClauseOperands` come from; `none`: the message when there are no operands."""
    return Check("acc.DefinedBy", kind, message, *((none,) if none else ()))


_NOT_IN_COMPUTE = Check("acc.NotInCompute")
_REGION = {"region_edges": (Edge(0, OPERATION),)}
_EDGES = (Check("RegionEdges"),)


class _Async(Op):
    asyncOperands = Operands(IntOrIndex)
    asyncOperandsDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    asyncOnly = OptionalAttr(DeviceTypeArrayAttr)
    waitOperands = Operands(IntOrIndex)
    waitOperandsSegments = OptionalAttr(DenseI32ArrayAttr)
    waitOperandsDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    hasWaitDevnum = OptionalAttr(BoolArrayAttr)
    waitOnly = OptionalAttr(DeviceTypeArrayAttr)


class _Grid(Op):
    numGangs = Operands(IntOrIndex)
    numGangsSegments = OptionalAttr(DenseI32ArrayAttr)
    numGangsDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    numWorkers = Operands(IntOrIndex)
    numWorkersDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    vectorLength = Operands(IntOrIndex)
    vectorLengthDeviceType = OptionalAttr(DeviceTypeArrayAttr)


class _Data(Op):
    ifCond = OptionalOperand(I1)
    selfCond = OptionalOperand(I1)
    selfAttr = OptionalAttr(UnitAttr)
    reductionOperands = Operands(Variable)
    privateOperands = Operands(Variable)
    firstprivateOperands = Operands(Variable)
    dataClauseOperands = Operands(Variable)
    defaultAttr = OptionalAttr(ClauseDefaultValueAttr)
    combined = OptionalAttr(UnitAttr)
    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope)
    facts = {"acc.compute": True, **_REGION}
    region_checks = _EDGES


class _If(Op):
    ifCond = OptionalOperand(I1)


# --- bounds ---


class DataBoundsOp(Op, dialect=acc, name="bounds"):
    """Bounds of one dimension of a variable."""

    lowerbound = OptionalOperand(IntOrIndex)
    upperbound = OptionalOperand(IntOrIndex)
    extent = OptionalOperand(IntOrIndex)
    stride = OptionalOperand(IntOrIndex)
    strideInBytes = Attr(BoolAttr, default="false")
    startIdx = OptionalOperand(IntOrIndex)
    result = Result(DataBoundsType)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("BoundsGiven", "extent", "upperbound"),)
    effects = ()
    assembly_format = f"""
        oilist({" | ".join(_typed(name, name) for name in ("lowerbound", "upperbound", "extent", "stride", "startIdx"))}) attr-dict
    """


class _Bound(Op):
    bounds = Operand(DataBoundsType)
    result = Result(Index)
    effects = ()
    assembly_format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)"


class GetLowerboundOp(_Bound, dialect=acc, name="get_lowerbound"):
    """The lower bound."""


class GetUpperboundOp(_Bound, dialect=acc, name="get_upperbound"):
    """The upper bound."""


class GetStrideOp(_Bound, dialect=acc, name="get_stride"):
    """The stride."""


class GetExtentOp(_Bound, dialect=acc, name="get_extent"):
    """The number of elements."""


# --- recipes ---


class _Recipe(Op):
    sym_name = Attr(SymbolNameAttr)
    type_ = Attr(TypeAttr)
    traits = (IsolatedFromAbove, Symbol, AutomaticAllocationScope)


class PrivateRecipeOp(_Recipe, dialect=acc, name="private.recipe"):
    """How a private copy is made and freed."""

    initRegion = Region()
    destroyRegion = Region()
    region_checks = (Check("acc.PrivateRecipe"),)
    assembly_format = """
        $sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)?
    """


class FirstprivateRecipeOp(_Recipe, dialect=acc, name="firstprivate.recipe"):
    """How a private copy is made, gets its value and is freed."""

    initRegion = Region()
    copyRegion = Region()
    destroyRegion = Region()
    region_checks = (Check("acc.FirstprivateRecipe"),)
    assembly_format = """
        $sym_name `:` $type attr-dict-with-keyword `init` $initRegion `copy` $copyRegion (`destroy` $destroyRegion^)?
    """


class ReductionRecipeOp(_Recipe, dialect=acc, name="reduction.recipe"):
    """How copies of a reduction's variable are made, combined and freed."""

    reductionOperator = Attr(ReductionOperatorAttr)
    initRegion = Region()
    combinerRegion = Region()
    destroyRegion = Region()
    region_checks = (Check("acc.ReductionRecipe", "acc.yield"),)
    assembly_format = """
        $sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion
        `combiner` $combinerRegion (`destroy` $destroyRegion^)?
    """


# --- compute constructs ---


_CLAUSES_OF_GRID = """
    `num_gangs` `(` custom<`acc.Segments`>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)`
    | `num_workers` `(` custom<`acc.TypedOperands`>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)`
"""
_VECTOR_LENGTH = "`vector_length` `(` custom<`acc.TypedOperands`>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)`"
_COMPUTE = f"""
    {_COMBINED} oilist({_DATA} | {_ASYNC} | {_FIRSTPRIVATE} | {_CLAUSES_OF_GRID} | {_PRIVATE} | {_VECTOR_LENGTH} | {_WAIT}
        | {_SELF} | {_IF} | {_REDUCTION})
    $region attr-dict-with-keyword
"""


class ParallelOp(_Data, _Grid, _Async, dialect=acc, name="parallel"):
    """A region that gangs run in parallel."""

    checks = (*_COPIES, *_GRID, _NO_CONFLICT, _defined_by("region"))
    effects = ("write", "read", "nested")
    assembly_format = _COMPUTE


class SerialOp(_Data, _Async, dialect=acc, name="serial"):
    """A region that one gang with one worker runs."""

    checks = (*_COPIES, _WAIT_SEGMENTS, _ASYNC_COUNT, _NO_CONFLICT, _defined_by("region"))
    effects = ("write", "read", "nested")
    assembly_format = f"""
        {_COMBINED} oilist({_DATA} | {_ASYNC} | {_FIRSTPRIVATE} | {_PRIVATE} | {_WAIT} | {_SELF} | {_IF} | {_REDUCTION})
        $region attr-dict-with-keyword
    """


class KernelsOp(_Data, _Grid, _Async, dialect=acc, name="kernels"):
    """A region whose loops become kernels."""

    checks = (*_GRID, _NO_CONFLICT, _defined_by("region"))
    effects = ("write", "read", "nested")
    assembly_format = _COMPUTE


class _AnyData(Op):
    dataClauseOperands = Operands(AnyType)


class KernelEnvironmentOp(_Async, _AnyData, dialect=acc, name="kernel_environment"):
    """A kernel with the data that it needs."""

    region = Region(1)
    traits = (AttrSizedOperandSegments, SingleBlock, NoTerminator)
    facts = _REGION
    region_checks = _EDGES
    effects = ("write", "read", "nested")
    assembly_format = f"oilist({_DATA} | {_ASYNC} | {_WAIT}) $region attr-dict"


class LoopOp(Op, dialect=acc, name="loop"):
    """Loops, or a region with loops, whose iterations may run in parallel."""

    lowerbound = Operands(IntOrIndex)
    upperbound = Operands(IntOrIndex)
    step = Operands(IntOrIndex)
    inclusiveUpperbound = OptionalAttr(DenseBoolArrayAttr)
    collapse = OptionalAttr(I64ArrayAttr)
    collapseDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    gangOperands = Operands(IntOrIndex)
    gangOperandsArgType = OptionalAttr(GangArgTypeArrayAttr)
    gangOperandsSegments = OptionalAttr(DenseI32ArrayAttr)
    gangOperandsDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    workerNumOperands = Operands(IntOrIndex)
    workerNumOperandsDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    vectorOperands = Operands(IntOrIndex)
    vectorOperandsDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    seq = OptionalAttr(DeviceTypeArrayAttr)
    independent = OptionalAttr(DeviceTypeArrayAttr)
    auto__ = OptionalAttr(DeviceTypeArrayAttr)
    gang = OptionalAttr(DeviceTypeArrayAttr)
    worker = OptionalAttr(DeviceTypeArrayAttr)
    vector = OptionalAttr(DeviceTypeArrayAttr)
    tileOperands = Operands(IntOrIndex)
    tileOperandsSegments = OptionalAttr(DenseI32ArrayAttr)
    tileOperandsDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    cacheOperands = Operands(Variable)
    privateOperands = Operands(Variable)
    firstprivateOperands = Operands(Variable)
    reductionOperands = Operands(AnyType)
    combined = OptionalAttr(CombinedConstructsTypeAttr)
    unstructured = OptionalAttr(UnitAttr)
    results_ = Results(AnyType)
    region = Region()
    traits = (AttrSizedOperandSegments, AutomaticAllocationScope)
    facts = {"acc.compute": True, "loop": True, "region_edges": (
        Edge(OPERATION, OPERATION, unless="unstructured"), Edge(0, 0, skip_arguments=ALL, unless="unstructured"), Edge(0, OPERATION))}
    checks = (
        Check("acc.LoopBounds"),
        Check("acc.Segments", "gang", "gangOperands", "gangOperandsSegments", "gangOperandsDeviceType"),
        Check("acc.LoopDeviceTypes", "worker", "workerNumOperandsDeviceType"),
        Check("acc.DeviceTypes", "worker", "workerNumOperands", "workerNumOperandsDeviceType"),
        Check("acc.LoopDeviceTypes", "vector", "vectorOperandsDeviceType"),
        Check("acc.DeviceTypes", "vector", "vectorOperands", "vectorOperandsDeviceType"),
        Check("acc.Segments", "tile", "tileOperands", "tileOperandsSegments", "tileOperandsDeviceType"),
        Check("acc.LoopParallelism"),
        *_COPIES,
        Check("acc.LoopBody"),
    )
    region_checks = _EDGES
    effects = ("write", "nested")
    assembly_format = f"""
        (`combined` `(` custom<`acc.CombinedLoop`>($combined)^ `)`)?
        oilist(`gang` `` custom<`acc.Gang`>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType,
                $gangOperandsSegments, $gang)
            | `worker` `` custom<`acc.DeviceTypeOperands`>($workerNumOperands, type($workerNumOperands),
                $workerNumOperandsDeviceType, $worker)
            | `vector` `` custom<`acc.DeviceTypeOperands`>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector)
            | {_PRIVATE} | {_FIRSTPRIVATE}
            | `tile` `(` custom<`acc.Segments`>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)`
            | {_REDUCTION} | {_typed("cache", "cacheOperands")})
        custom<`acc.LoopControl`>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step))
        (`(` type($results)^ `)`)? attr-dict-with-keyword
    """


# --- data constructs ---


class DataOp(_Async, _If, dialect=acc, name="data"):
    """A region with data on the device."""

    dataClauseOperands = Operands(Variable)
    defaultAttr = OptionalAttr(ClauseDefaultValueAttr)
    region = Region()
    traits = (AttrSizedOperandSegments,)
    facts = _REGION
    checks = (Check("acc.DataGiven"), _defined_by("region"), _NO_CONFLICT)
    region_checks = _EDGES
    effects = ("write", "read", "nested")
    assembly_format = f"oilist({_IF} | {_ASYNC} | {_DATA} | {_WAIT}) $region attr-dict-with-keyword"


class HostDataOp(_If, dialect=acc, name="host_data"):
    """A region of the host that uses addresses on the device."""

    dataClauseOperands = Operands(Variable)
    ifPresent = OptionalAttr(UnitAttr)
    region = Region()
    traits = (AttrSizedOperandSegments,)
    facts = _REGION
    checks = (_defined_by("host_data", "expect data entry operation as defining op",
                          "at least one operand must appear on the host_data operation"),)
    region_checks = _EDGES
    effects = ("write", "read")
    assembly_format = f"oilist({_IF} | {_DATA}) $region attr-dict-with-keyword"


class _Unstructured(_If):
    asyncOperand = OptionalOperand(IntOrIndex)
    async_ = OptionalAttr(UnitAttr)
    waitDevnum = OptionalOperand(IntOrIndex)
    waitOperands = Operands(IntOrIndex)
    wait = OptionalAttr(UnitAttr)
    dataClauseOperands = Operands(Variable)
    traits = (AttrSizedOperandSegments,)
    assembly_format = f"""
        oilist({_IF} | `async` `` custom<`acc.OperandsOrKeyword`>($asyncOperand, type($asyncOperand), $async)
            | {_typed("wait_devnum", "waitDevnum")}
            | `wait` `` custom<`acc.OperandsOrKeyword`>($waitOperands, type($waitOperands), $wait) | {_DATA})
        attr-dict-with-keyword
    """


class EnterDataOp(_Unstructured, dialect=acc, name="enter_data"):
    """Maps data to the device until an `acc.exit_data`."""

    checks = (Check("acc.Unstructured", "at least one operand must be present in dataOperands on the enter data operation"),
              _defined_by("enter", "expect data entry operation as defining op"))
    effects = ("write", "read")


class ExitDataOp(_Unstructured, dialect=acc, name="exit_data"):
    """Ends mappings of data."""

    finalize = OptionalAttr(UnitAttr)
    checks = (Check("acc.Unstructured", "at least one operand must be present in dataOperands on the exit data operation"),)
    effects = ("write", "read")


class UpdateOp(_Async, _If, dialect=acc, name="update"):
    """Copies values between the host and the device."""

    dataClauseOperands = Operands(Variable)
    ifPresent = OptionalAttr(UnitAttr)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("acc.SomeData"), _ASYNC_COUNT, _WAIT_SEGMENTS, _NO_CONFLICT, _defined_by("update"))
    effects = ("write", "read")
    assembly_format = f"oilist({_IF} | {_ASYNC} | {_WAIT} | {_DATA}) attr-dict-with-keyword"


# --- declare ---


def _declared(*none: str) -> tuple[Check, ...]:
    return (_defined_by("declare", "expect valid declare data entry operation or acc.getdeviceptr as defining op", *none),)


_NONE_DECLARED = "at least one operand must appear on the declare operation"


class DeclareOp(Op, dialect=acc, name="declare"):
    """A region in which declared data is on the device."""

    dataClauseOperands = Operands(Variable)
    region = Region()
    checks = _declared(_NONE_DECLARED)
    effects = ("write", "nested")
    assembly_format = f"{_DATA} $region attr-dict-with-keyword"


class DeclareEnterOp(Op, dialect=acc, name="declare_enter"):
    """The entry to an implicit data region."""

    dataClauseOperands = Operands(Variable)
    token = Result(DeclareTokenType)
    checks = _declared(_NONE_DECLARED)
    effects = ("write", "read")
    assembly_format = f"oilist({_DATA}) attr-dict-with-keyword"


class DeclareExitOp(Op, dialect=acc, name="declare_exit"):
    """The exit from an implicit data region."""

    token = OptionalOperand(DeclareTokenType)
    dataClauseOperands = Operands(Variable)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("acc.DeclareExit", _NONE_DECLARED), *_declared())
    effects = ("write", "read")
    assembly_format = f"oilist(`token` `(` $token `)` | {_DATA}) attr-dict-with-keyword"


class _Global(Op):
    sym_name = Attr(SymbolNameAttr)
    region = Region()
    traits = (IsolatedFromAbove, Symbol)
    assembly_format = "$sym_name $region attr-dict-with-keyword"


class GlobalConstructorOp(_Global, dialect=acc, name="global_ctor"):
    """Maps a global to the device when the program begins."""


class GlobalDestructorOp(_Global, dialect=acc, name="global_dtor"):
    """Ends the mapping of a global when the program ends."""


class RoutineOp(Op, dialect=acc, name="routine"):
    """A function that has a version for devices."""

    sym_name = Attr(SymbolNameAttr)
    func_name = Attr(SymbolRefAttr)
    bindIdName = OptionalAttr(SymbolRefArrayAttr)
    bindStrName = OptionalAttr(StrArrayAttr)
    bindIdNameDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    bindStrNameDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    worker = OptionalAttr(DeviceTypeArrayAttr)
    vector = OptionalAttr(DeviceTypeArrayAttr)
    seq = OptionalAttr(DeviceTypeArrayAttr)
    nohost = OptionalAttr(UnitAttr)
    implicit = OptionalAttr(UnitAttr)
    gang = OptionalAttr(DeviceTypeArrayAttr)
    gangDim = OptionalAttr(I64ArrayAttr)
    gangDimDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    traits = (IsolatedFromAbove,)
    checks = (Check("acc.Routine"),)
    assembly_format = """
        $sym_name `func` `(` $func_name `)`
        oilist(`bind` `(` custom<`acc.BindNames`>($bindIdName, $bindStrName, $bindIdNameDeviceType, $bindStrNameDeviceType) `)`
            | `gang` `` custom<`acc.RoutineGang`>($gang, $gangDim, $gangDimDeviceType)
            | `worker` custom<`acc.DeviceTypeList`>($worker) | `vector` custom<`acc.DeviceTypeList`>($vector)
            | `seq` custom<`acc.DeviceTypeList`>($seq) | `nohost` $nohost | `implicit` $implicit)
        attr-dict-with-keyword
    """


# --- directives of the runtime ---


class _Device(Op):
    device_types = OptionalAttr(DeviceTypesAttr)
    deviceNum = OptionalOperand(IntOrIndex)
    ifCond = OptionalOperand(I1)
    traits = (AttrSizedOperandSegments,)
    checks = (_NOT_IN_COMPUTE,)
    assembly_format = f"oilist({_typed('device_num', 'deviceNum')} | {_IF}) attr-dict-with-keyword"


class InitOp(_Device, dialect=acc, name="init"):
    """Initializes devices."""


class ShutdownOp(_Device, dialect=acc, name="shutdown"):
    """Shuts devices down."""


class SetOp(Op, dialect=acc, name="set"):
    """Sets what the directives that follow use if they do not say it."""

    device_type = OptionalAttr(DeviceTypeAttr)
    defaultAsync = OptionalOperand(IntOrIndex)
    deviceNum = OptionalOperand(IntOrIndex)
    ifCond = OptionalOperand(I1)
    traits = (AttrSizedOperandSegments,)
    checks = (_NOT_IN_COMPUTE, Check("acc.SetGiven"))
    effects = ("write",)
    assembly_format = f"""
        oilist({_typed("default_async", "defaultAsync")} | {_typed("device_num", "deviceNum")} | {_IF}) attr-dict-with-keyword
    """


class WaitOp(Op, dialect=acc, name="wait"):
    """Waits for asynchronous work."""

    waitOperands = Operands(IntOrIndex)
    asyncOperand = OptionalOperand(IntOrIndex)
    waitDevnum = OptionalOperand(IntOrIndex)
    async_ = OptionalAttr(UnitAttr)
    ifCond = OptionalOperand(I1)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("acc.Unstructured"),)
    assembly_format = f"""
        (`(` $waitOperands^ `:` type($waitOperands) `)`)?
        oilist(`async` `` custom<`acc.OperandsOrKeyword`>($asyncOperand, type($asyncOperand), $async)
            | {_typed("wait_devnum", "waitDevnum")} | {_IF})
        attr-dict-with-keyword
    """


# --- ends of regions ---


class TerminatorOp(Op, dialect=acc, name="terminator"):
    """The end of a region that yields nothing."""

    traits = (Pure, Terminator)
    assembly_format = "attr-dict"


class YieldOp(Op, dialect=acc, name="yield"):
    """The end of a region, with its values."""

    operands_ = Operands(AnyType)
    traits = (Pure, ReturnLike, Terminator, HasParent(
        "acc.firstprivate.recipe", "acc.loop", "acc.parallel", "acc.private.recipe", "acc.reduction.recipe", "acc.serial",
        "acc.atomic.update"))
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


# --- atomics ---


class AtomicReadOp(Op, dialect=acc, name="atomic.read"):
    """Reads a variable atomically into another one."""

    x = Operand(PointerLikeType)
    v = Operand(PointerLikeType)
    element_type = Attr(TypeAttr)
    ifCond = OptionalOperand(I1)
    facts = {"atomic": ("read",)}
    checks = (Check("AtomicRead", "x", "v"),)
    assembly_format = f"oilist({_IF}) $v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict"


class AtomicWriteOp(Op, dialect=acc, name="atomic.write"):
    """Writes a value to a variable atomically."""

    x = Operand(PointerLikeType)
    expr = Operand(AnyType)
    ifCond = OptionalOperand(I1)
    facts = {"atomic": ("write",)}
    checks = (Check("AtomicWrite", "x", "expr"),)
    assembly_format = f"oilist({_IF}) $x `=` $expr `:` type($x) `,` type($expr) attr-dict"


class AtomicUpdateOp(Op, dialect=acc, name="atomic.update"):
    """Changes a variable atomically to what the region makes of its value."""

    x = Operand(PointerLikeType)
    ifCond = OptionalOperand(I1)
    region = Region(1)
    traits = (SingleBlock,)
    implicit_terminator = "acc.yield"
    facts = {"atomic": ("update",)}
    checks = (Check("AtomicUpdate", "x"),)
    region_checks = (Check("AtomicUpdateBody"),)
    effects = ("read x", "write x", "nested")
    assembly_format = f"oilist({_IF}) $x `:` type($x) $region attr-dict"


class AtomicCaptureOp(_If, dialect=acc, name="atomic.capture"):
    """Two atomic operations that run as one."""

    region = Region(1)
    traits = (SingleBlock,)
    implicit_terminator = "acc.terminator"
    region_checks = (Check("AtomicCaptureBody"),)
    effects = ("nested",)
    assembly_format = f"oilist({_IF}) $region attr-dict"
