"""CIRCT's arc dialect: state transfer functions, the state that they update, and models for simulation."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import ArrayLike, ModuleTypeAttr, StrArrayAttr

arc = d.Dialect("arc", is_open=True)

ZeroCountPredicate = arc.enum(d.EnumDef(
    [("leading", 0), ("trailing", 1)], summary="arc.zero_count predicate", cpp_name="circt::arc::ZeroCountPredicate"))


# --- types and attributes ---

_INTEGER = d.TypeConstraint("IntegerType", ("kind", "TYPE_INTEGER"), type_name="")


class ArrayRefType(d.TypeDef, dialect=arc, mnemonic="arrayref"):
    elementType = d.TypeParam()
    size = d.IntParam(64, signed=False)
    assembly_format = "`<` custom<`arc.Array`>($size) `` $elementType `>`"
    summary = "array reference"


class ContextType(d.TypeDef, dialect=arc, mnemonic="context"):
    summary = "Generic model instance context"


class CoroutinePCType(d.TypeDef, dialect=arc, mnemonic="coroutine_pc"):
    coroutine = d.AttrParam(d.FlatSymbolRefAttr)
    assembly_format = "`<` $coroutine `>`"
    summary = "Program counter of a coroutine"


class CoroutineStateType(d.TypeDef, dialect=arc, mnemonic="coroutine_state"):
    coroutine = d.AttrParam(d.FlatSymbolRefAttr)
    assembly_format = "`<` $coroutine `>`"
    summary = "State persisted between re-entries into a coroutine"


class MemoryType(d.TypeDef, dialect=arc, mnemonic="memory"):
    numWords = d.IntParam(32, signed=False)
    wordType = d.TypeParam(_INTEGER)
    addressType = d.TypeParam(_INTEGER)
    assembly_format = "`<` $numWords `x` $wordType `,` $addressType `>`"


class SimModelInstanceType(d.TypeDef, dialect=arc, mnemonic="sim.instance"):
    model = d.AttrParam(d.FlatSymbolRefAttr)
    assembly_format = "`<` $model `>`"


class StateType(d.TypeDef, dialect=arc, mnemonic="state"):
    type = d.TypeParam()
    assembly_format = "`<` $type `>`"


class StorageType(d.TypeDef, dialect=arc, mnemonic="storage"):
    pass


class TraceTapAttr(d.AttrDef, dialect=arc, mnemonic="trace_tap"):
    sigType = d.AttrParam(d.TypeAttr)
    stateOffset = d.IntParam(64, signed=False)
    names = d.AttrParam(d.ArrayAttr)
    assembly_format = "`<` $sigType `,` $stateOffset `,` $names `>`"
    summary = "Metadata of a signal with trace instrumentation"


_UNSIGNED = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 4, 32)))
UInt32Attr = d.AttrConstraint("32-bit unsigned integer attribute", _UNSIGNED, ("kind", "ATTR_INTEGER"), value_type="ui32")
UI64Attr = d.AttrConstraint(
    "64-bit unsigned integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 4, 64))),
    ("kind", "ATTR_INTEGER"), value_type="ui64")
StorageOrInstance = d.TypeConstraint("or", ("or", StorageType.predicate, SimModelInstanceType.predicate))
CoroutineStateOfCallee = d.TypeConstraint(
    "State persisted between re-entries into a coroutine bound to the op's callee symbol", CoroutineStateType.predicate)
CoroutinePCOfCallee = d.TypeConstraint("Program counter of a coroutine bound to the op's callee symbol", CoroutinePCType.predicate)
SensitivityMask = d.AttrConstraint("i1 dense array attribute", ("array_of", 1), ("array_of", 1), value_type="i1", dense=True)
Clock = d.TypeConstraint("A type for clock-carrying wires", ("defined", "seq.clock"), type_text="!seq.clock")
TraceTapArrayAttr = d.AttrConstraint(
    "Array of trace metadata", ("and", ("kind", "ATTR_ARRAY"), ("all", TraceTapAttr.predicate)), ("kind", "ATTR_ARRAY"), value_type="none")
AllocatableType = d.TypeConstraint(
    "or  or  or array reference",
    ("or", StateType.predicate, MemoryType.predicate, StorageType.predicate, ArrayRefType.predicate))


# --- operations ---


class AllocMemoryOp(d.Op, dialect=arc, name="alloc_memory"):
    storage = d.Operand(StorageType)
    memory = d.Result(MemoryType)
    effects = ("allocate",)
    assembly_format = "$storage attr-dict `:` functional-type($storage, $memory)"


class AllocStateOp(d.Op, dialect=arc, name="alloc_state"):
    storage = d.Operand(StorageType)
    tap = d.Attr(d.UnitAttr)
    state = d.Result(StateType)
    effects = ("allocate",)
    assembly_format = "$storage (`tap` $tap^)? attr-dict `:` functional-type($storage, $state)"


class AllocStorageOp(d.Op, dialect=arc, name="alloc_storage"):
    input = d.Operand(StorageType)
    size = d.Attr(UInt32Attr)
    offset = d.OptionalAttr(d.I32Attr)
    output = d.Result(StorageType)
    effects = ("allocate",)
    assembly_format = "$input (`[` $offset^ `]`)? `,` $size attr-dict"


class ArrayRefAllocOp(d.Op, dialect=arc, name="arrayref.alloc"):
    init = d.OptionalAttr(d.ArrayAttr)
    output = d.Result(ArrayRefType)
    assembly_format = "attr-dict (`init` `(` $init^ `)`)? `:` type($output)"


class ArrayRefCopyOp(d.Op, dialect=arc, name="arrayref.copy"):
    input = d.Operand(ArrayRefType)
    source = d.Operand(ArrayRefType)
    output = d.Result(ArrayRefType)
    traits = (d.SameOperandsAndResultType,)
    effects = ("read", "write")
    assembly_format = "$input `=` $source attr-dict `:` type($input)"


class ArrayRefCreateOp(d.Op, dialect=arc, name="arrayref.create"):
    input = d.Operand(ArrayRefType)
    elements = d.Operands(d.AnyType)
    output = d.Result(ArrayRefType)
    traits = (
        d.AllTypesMatch("input", "output"),
        d.TypesMatchWith("element types match array element type", "input", "elements", "arc.Elements"),
    )
    effects = ("write",)
    assembly_format = "$input `=` $elements attr-dict `:` type($output)"


class ArrayRefFromArrayOp(d.Op, dialect=arc, name="arrayref.from_array"):
    input = d.Operand(ArrayRefType)
    array = d.Operand(ArrayLike)
    output = d.Result(ArrayRefType)
    traits = (d.AllTypesMatch("input", "output"),)
    effects = ("write",)
    assembly_format = "$input `=` $array attr-dict `:` type($output) `,` type($array)"


class ArrayRefGetOp(d.Op, dialect=arc, name="arrayref.get"):
    input = d.Operand(ArrayRefType)
    index = d.Operand(d.Index)
    value = d.Result(d.AnyType)
    traits = (
        d.TypesMatchWith("array element type matches the result type", "input", "value", "TypeParameter"),
    )
    effects = ("read",)
    assembly_format = "$input `[` $index `]` attr-dict `:` type($input) `->` type($value)"


class ArrayRefInjectOp(d.Op, dialect=arc, name="arrayref.inject"):
    input = d.Operand(ArrayRefType)
    index = d.Operand(d.Index)
    element = d.Operand(d.AnyType)
    output = d.Result(ArrayRefType)
    traits = (
        d.AllTypesMatch("input", "output"),
        d.TypesMatchWith("element type matches input element type", "input", "element", "TypeParameter"),
    )
    effects = ("read", "write")
    assembly_format = """
        $input `[` $index `]` `,` $element attr-dict `:` type($input) `,` type($element) `->` type($output)
    """


class ArrayRefSliceOp(d.Op, dialect=arc, name="arrayref.slice"):
    input = d.Operand(ArrayRefType)
    lowIndex = d.Operand(d.Index)
    output = d.Result(ArrayRefType)
    traits = (d.Pure,)
    assembly_format = "$input`[`$lowIndex`]` attr-dict `:` functional-type($input, $output)"


class ArrayRefToArrayOp(d.Op, dialect=arc, name="arrayref.to_array"):
    input = d.Operand(ArrayRefType)
    result = d.Result(ArrayLike)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class AsContextOp(d.Op, dialect=arc, name="as_context"):
    input = d.Operand(StorageOrInstance)
    arcContext = d.Result(ContextType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` qualified(type($input))"


class CallOp(d.Op, dialect=arc, name="call"):
    arc = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    outputs = d.Results(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$arc `(` $inputs `)` attr-dict `:` functional-type(operands, results)"


class CoroutineCallOp(d.Op, dialect=arc, name="coroutine.call"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    state = d.Operand(CoroutineStateOfCallee)
    pc = d.Operand(CoroutinePCOfCallee)
    args = d.Operands(d.AnyType)
    resumeState = d.Result(CoroutineStateOfCallee)
    resumePC = d.Result(CoroutinePCOfCallee)
    results = d.Results(d.AnyType)
    assembly_format = "$callee `(` $state `,` $pc (`,` $args^)? `)` attr-dict `:` functional-type(operands, results)"


class _Function(d.Op):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    facts = {"function": True}
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class CoroutineDefineOp(_Function, dialect=arc, name="coroutine.define"):
    body = d.Region()
    traits = (d.Check("Function"), d.IsolatedFromAbove, d.Symbol)


class CoroutineHaltOp(d.Op, dialect=arc, name="coroutine.halt"):
    yieldOperands = d.Operands(d.AnyType)
    traits = (d.HasParent("arc.coroutine.define"), d.Terminator)
    checks = (d.Check("arc.Yielded"),)
    assembly_format = "($yieldOperands^ `:` type($yieldOperands))? attr-dict"


class CoroutineInstanceOp(d.Op, dialect=arc, name="coroutine.instance"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    args = d.Operands(d.AnyType)
    sensitivityMask = d.Attr(SensitivityMask)
    results = d.Results(d.AnyType)
    assembly_format = """
        $callee `(` $args `)` `sensitive` $sensitivityMask attr-dict `:` functional-type(operands, results)
    """


class CoroutinePCIsHaltOp(d.Op, dialect=arc, name="coroutine.pc_is_halt"):
    pc = d.Operand(CoroutinePCType)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "$pc `:` type($pc) attr-dict"


class CoroutinePCIsReturnOp(d.Op, dialect=arc, name="coroutine.pc_is_return"):
    pc = d.Operand(CoroutinePCType)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "$pc `:` type($pc) attr-dict"


class CoroutineReturnOp(d.Op, dialect=arc, name="coroutine.return"):
    yieldOperands = d.Operands(d.AnyType)
    traits = (d.HasParent("arc.coroutine.define"), d.Terminator)
    checks = (d.Check("arc.Yielded"),)
    assembly_format = "($yieldOperands^ `:` type($yieldOperands))? attr-dict"


class CoroutineStartPCOp(d.Op, dialect=arc, name="coroutine.start_pc"):
    pc = d.Result(CoroutinePCType)
    traits = (d.Pure,)
    assembly_format = "`:` type($pc) attr-dict"


class CoroutineUndefinedStateOp(d.Op, dialect=arc, name="coroutine.undefined_state"):
    state = d.Result(CoroutineStateType)
    traits = (d.Pure,)
    assembly_format = "`:` type($state) attr-dict"


class CoroutineYieldOp(d.Op, dialect=arc, name="coroutine.yield"):
    yieldOperands = d.Operands(d.AnyType)
    destOperands = d.Operands(d.AnyType)
    dest = d.Successor()
    traits = (d.AttrSizedOperandSegments, d.HasParent("arc.coroutine.define"), d.Terminator)
    checks = (d.Check("arc.Yielded", "yieldOperands"),)
    assembly_format = """
        (` ` `(` $yieldOperands^ `:` type($yieldOperands) `)` `,`)? $dest (`(` $destOperands^ `:`
        type($destOperands) `)`)? attr-dict
    """


class CurrentTimeOp(d.Op, dialect=arc, name="current_time"):
    arcContext = d.Operand(ContextType)
    time = d.Result(d.I64)
    effects = ("read",)
    assembly_format = "$arcContext attr-dict"


class DefineOp(_Function, dialect=arc, name="define"):
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.Check("Function"), d.Symbol, d.SingleBlock, d.HasParent("builtin.module"))
    implicit_terminator = "arc.output"


class ExecuteOp(d.Op, dialect=arc, name="execute"):
    inputs = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    body = d.Region()
    traits = (d.IsolatedFromAbove,)
    effects = ("nested",)
    checks = (d.Check("arc.Execute"),)
    assembly_format = """
        (` ` `(` $inputs^ `:` type($inputs) `)`)? (`->` `(` type($results)^ `)`)? attr-dict-with-keyword $body
    """


class FinalOp(d.Op, dialect=arc, name="final"):
    body = d.Region(1)
    traits = (d.NoTerminator, d.NoRegionArguments, d.SingleBlock, d.HasParent("arc.model"))
    effects = ("nested",)
    assembly_format = "attr-dict-with-keyword $body"


class GetNextWakeupOp(d.Op, dialect=arc, name="get_next_wakeup"):
    arcContext = d.Operand(ContextType)
    time = d.Result(d.I64)
    effects = ("read",)
    assembly_format = "$arcContext attr-dict"


class InferredContextOp(d.Op, dialect=arc, name="inferred_context"):
    arcContext = d.Result(ContextType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class InitialOp(d.Op, dialect=arc, name="initial"):
    body = d.Region(1)
    traits = (d.NoTerminator, d.NoRegionArguments, d.SingleBlock, d.HasParent("arc.model"))
    effects = ("nested",)
    assembly_format = "attr-dict-with-keyword $body"


class LutOp(d.Op, dialect=arc, name="lut"):
    inputs = d.Operands(d.AnySignlessInteger)
    output = d.Result(d.AnySignlessInteger)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.Pure)
    implicit_terminator = "arc.output"
    assembly_format = "`(` $inputs `)` `:` functional-type($inputs, $output) attr-dict-with-keyword $body"


class MemoryOp(d.Op, dialect=arc, name="memory"):
    memory = d.Result(MemoryType)
    effects = ("allocate",)
    assembly_format = "type($memory) attr-dict"


_ADDRESS = "address type matches the memory"
_WORD = "data type matches the memory"


class MemoryReadOp(d.Op, dialect=arc, name="memory_read"):
    memory = d.Operand(MemoryType)
    address = d.Operand(d.AnyInteger)
    data = d.Result(d.AnyInteger)
    traits = (
        d.TypesMatchWith(_ADDRESS, "memory", "address", "arc.Address"),
        d.TypesMatchWith(_WORD, "memory", "data", "TypeParameter"),
    )
    effects = ("read",)
    assembly_format = "$memory `[` $address `]` attr-dict `:` type($memory)"


class MemoryReadPortOp(d.Op, dialect=arc, name="memory_read_port"):
    memory = d.Operand(MemoryType)
    address = d.Operand(d.AnyInteger)
    data = d.Result(d.AnyInteger)
    traits = (
        d.Pure,
        d.TypesMatchWith(_ADDRESS, "memory", "address", "arc.Address"),
        d.TypesMatchWith(_WORD, "memory", "data", "TypeParameter"),
    )
    assembly_format = "$memory `[` $address `]` attr-dict `:` type($memory)"


class MemoryWriteOp(d.Op, dialect=arc, name="memory_write"):
    memory = d.Operand(MemoryType)
    address = d.Operand(d.AnyInteger)
    data = d.Operand(d.AnyInteger)
    traits = (
        d.TypesMatchWith(_ADDRESS, "memory", "address", "arc.Address"),
        d.TypesMatchWith(_WORD, "memory", "data", "TypeParameter"),
    )
    effects = ("write",)
    assembly_format = "$memory `[` $address `]` `,` $data attr-dict `:` type($memory)"


class MemoryWritePortOp(d.Op, dialect=arc, name="memory_write_port"):
    memory = d.Operand(MemoryType)
    arc = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    clock = d.OptionalOperand(Clock)
    enable = d.Attr(d.UnitAttr)
    mask = d.Attr(d.UnitAttr)
    latency = d.Attr(d.I32Attr)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("write",)
    checks = (d.Check("arc.Clocked", "clock", "latency must be at least 1"),)
    assembly_format = """
        $memory `,` $arc `(` $inputs `)` (`clock` $clock^)? (`enable` $enable^)? (`mask` $mask^)? `latency` $latency attr-dict `:`
        type($memory) `,` type($inputs)
    """


class ModelOp(d.Op, dialect=arc, name="model"):
    sym_name = d.Attr(d.SymbolNameAttr)
    io = d.Attr(ModuleTypeAttr)
    storageBytes = d.OptionalAttr(UInt32Attr)
    initialFn = d.OptionalAttr(d.FlatSymbolRefAttr)
    finalFn = d.OptionalAttr(d.FlatSymbolRefAttr)
    traceTaps = d.OptionalAttr(TraceTapArrayAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.NoTerminator, d.Symbol)
    checks = (d.Check("arc.Model"),)
    assembly_format = """
        $sym_name `io` $io (`storageBytes` $storageBytes^)? (`initializer` $initialFn^)? (`finalizer`
        $finalFn^)? (`traceTaps` $traceTaps^)? attr-dict-with-keyword $body
    """


class OutputOp(d.Op, dialect=arc, name="output"):
    outputs = d.Operands(d.AnyType)
    traits = (d.Terminator, d.HasParent("arc.define", "arc.lut", "arc.execute"), d.Pure, d.ReturnLike)
    checks = (d.Check("arc.Output"),)
    assembly_format = "attr-dict ($outputs^ `:` qualified(type($outputs)))?"


class RootInputOp(d.Op, dialect=arc, name="root_input"):
    name_ = d.Attr(d.StrAttr)
    storage = d.Operand(StorageType)
    state = d.Result(StateType)
    result_name = "in_{name}"
    result_names = "Patterns"
    assembly_format = "$name `,` $storage attr-dict `:` functional-type($storage, $state)"


class RootOutputOp(d.Op, dialect=arc, name="root_output"):
    name_ = d.Attr(d.StrAttr)
    storage = d.Operand(StorageType)
    state = d.Result(StateType)
    result_name = "out_{name}"
    result_names = "Patterns"
    assembly_format = "$name `,` $storage attr-dict `:` functional-type($storage, $state)"


class RuntimeModelOp(d.Op, dialect=arc, name="runtime.model"):
    sym_name = d.Attr(d.SymbolNameAttr)
    modelName = d.Attr(d.StrAttr)
    numStateBytes = d.Attr(d.I64Attr)
    traceTaps = d.OptionalAttr(TraceTapArrayAttr)
    traits = (d.HasParent("builtin.module"), d.Pure, d.Symbol)
    assembly_format = "$sym_name $modelName `numStateBytes` $numStateBytes (`traceTaps` $traceTaps^)? attr-dict"


class SetNextWakeupOp(d.Op, dialect=arc, name="set_next_wakeup"):
    arcContext = d.Operand(ContextType)
    time = d.Operand(d.I64)
    effects = ("write",)
    assembly_format = "$arcContext `,` $time attr-dict"


class SimEmitValueOp(d.Op, dialect=arc, name="sim.emit"):
    valueName = d.Attr(d.StrAttr)
    value = d.Operand(d.AnyType)
    assembly_format = "$valueName `,` $value attr-dict `:` type($value)"


class SimGetPortOp(d.Op, dialect=arc, name="sim.get_port"):
    instance = d.Operand(SimModelInstanceType)
    port = d.Attr(d.StrAttr)
    value = d.Result(d.AnyType)
    effects = ("read",)
    assembly_format = "$instance `,` $port attr-dict `:` type($value) `,` qualified(type($instance))"


class SimInstantiateOp(d.Op, dialect=arc, name="sim.instantiate"):
    runtimeModel = d.OptionalAttr(d.FlatSymbolRefAttr)
    runtimeArgs = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.NoTerminator,)
    effects = ("allocate",)
    assembly_format = "custom<`arc.Instantiate`>($runtimeModel, $runtimeArgs, attr-dict, $body)"


class SimSetInputOp(d.Op, dialect=arc, name="sim.set_input"):
    instance = d.Operand(SimModelInstanceType)
    input = d.Attr(d.StrAttr)
    value = d.Operand(d.AnyType)
    effects = ("write",)
    assembly_format = "$instance `,` $input `=` $value attr-dict `:` type($value) `,` qualified(type($instance))"


class SimSetTimeOp(d.Op, dialect=arc, name="sim.set_time"):
    instance = d.Operand(SimModelInstanceType)
    time = d.Operand(d.I64)
    effects = ("write",)
    assembly_format = "$instance `,` $time attr-dict `:` qualified(type($instance))"


class SimStepOp(d.Op, dialect=arc, name="sim.step"):
    instance = d.Operand(SimModelInstanceType)
    timePostIncrement = d.OptionalOperand(d.I64)
    effects = ("read", "write")
    assembly_format = "$instance (`by` $timePostIncrement^)? attr-dict `:` qualified(type($instance))"


class StateOp(d.Op, dialect=arc, name="state"):
    arc = d.Attr(d.FlatSymbolRefAttr)
    clock = d.OptionalOperand(Clock)
    enable = d.OptionalOperand(d.I1)
    reset = d.OptionalOperand(d.I1)
    latency = d.Attr(d.I32Attr)
    inputs = d.Operands(d.AnyType)
    initials = d.Operands(d.AnyType)
    outputs = d.Results(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("arc.Clocked", "clock", "latency must be a positive integer"),)
    assembly_format = """
        $arc `(` $inputs `)` (`clock` $clock^)? (`enable` $enable^)? (`reset` $reset^)?
        (`initial` ` ` `(` $initials^ `:` type($initials) `)`)? `latency` $latency attr-dict `:` functional-type($inputs, results)
    """


class StateReadOp(d.Op, dialect=arc, name="state_read"):
    state = d.Operand(StateType)
    value = d.Result(d.AnyType)
    traits = (d.TypesMatchWith("result type matches the state", "state", "value", "TypeParameter"),)
    effects = ("read",)
    assembly_format = "$state attr-dict `:` type($state)"


class StateWriteOp(d.Op, dialect=arc, name="state_write"):
    state = d.Operand(StateType)
    value = d.Operand(d.AnyType)
    traceTapModel = d.OptionalAttr(d.FlatSymbolRefAttr)
    traceTapIndex = d.OptionalAttr(UI64Attr)
    traits = (d.TypesMatchWith("value type matches the state", "state", "value", "TypeParameter"),)
    effects = ("write",)
    assembly_format = "$state `=` $value (`tap` $traceTapModel `` `[` $traceTapIndex^ `]`)? attr-dict `:` type($state)"


class StorageGetOp(d.Op, dialect=arc, name="storage.get"):
    storage = d.Operand(StorageType)
    offset = d.Attr(d.I32Attr)
    result = d.Result(AllocatableType)
    traits = (d.Pure,)
    assembly_format = "$storage `[` $offset `]` attr-dict `:` qualified(type($storage)) `->` type($result)"


class TapOp(d.Op, dialect=arc, name="tap"):
    value = d.Operand(d.AnyType)
    names = d.Attr(StrArrayAttr)
    assembly_format = "$value attr-dict `:` type($value)"


class TerminateOp(d.Op, dialect=arc, name="terminate"):
    arcContext = d.Operand(ContextType)
    success = d.Attr(d.BoolAttr)
    effects = ("write",)
    assembly_format = "$arcContext `,` $success attr-dict"


class VectorizeOp(d.Op, dialect=arc, name="vectorize"):
    inputs = d.Operands(d.AnyType)
    inputOperandSegments = d.Attr(d.DenseI32ArrayAttr)
    results = d.Results(d.AnyType)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove,)
    effects = ("nested",)
    checks = (d.Check("arc.Vectorize"),)
    assembly_format = "custom<`arc.Lanes`>($inputs, $inputOperandSegments) attr-dict `:` functional-type($inputs, $results) $body"


class VectorizeReturnOp(d.Op, dialect=arc, name="vectorize.return"):
    value = d.Operand(d.AnyType)
    traits = (d.HasParent("arc.vectorize"), d.Pure, d.ReturnLike, d.Terminator)
    assembly_format = "operands attr-dict `:` qualified(type(operands))"


class ZeroCountOp(d.Op, dialect=arc, name="zero_count"):
    input = d.Operand(d.AnySignlessInteger)
    predicate = d.Attr(ZeroCountPredicate)
    output = d.Result(d.AnySignlessInteger)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$predicate $input attr-dict `:` type($input)"
