"""The async dialect: tasks whose results are waited for."""

from mlircore.define.regions import OPERATION, Edge
from mlircore.define.types_attributes import TypeDef, TypeParam
from mlircore.dialect import (
    I1,
    AnyType,
    Attr,
    AttrConstraint,
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    Check,
    Dialect,
    DictArrayAttr,
    FlatSymbolRefAttr,
    FunctionSymbol,
    FunctionTypeAttr,
    HasParent,
    Index,
    IsolatedFromAbove,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    OptionalResult,
    Pure,
    Region,
    Result,
    Results,
    ReturnLike,
    SingleBlock,
    StrAttr,
    Successor,
    SymbolNameAttr,
    Terminator,
    TypeConstraint,
    TypesMatchWith,
)

async_ = Dialect("async")


class TokenType(TypeDef, dialect=async_, mnemonic="token"):
    """async token type."""


class ValueType(TypeDef, dialect=async_, mnemonic="value"):
    """async value type."""

    valueType = TypeParam(cpp_type="Type")
    cpp_name = "Async_ValueType"
    assembly_format = "`<` $valueType `>`"


class GroupType(TypeDef, dialect=async_, mnemonic="group"):
    """async group type."""


class CoroIdType(TypeDef, dialect=async_, mnemonic="coro.id"):
    """switched-resume coroutine identifier."""


class CoroHandleType(TypeDef, dialect=async_, mnemonic="coro.handle"):
    """coroutine handle."""


class CoroStateType(TypeDef, dialect=async_, mnemonic="coro.state"):
    """saved coroutine state."""


_ValueOrToken = TypeConstraint("async value type or async token type", ("or", ValueType.predicate, TokenType.predicate))
_AnyAsync = TypeConstraint(
    "async value type or async token type or async group type", ("or", ValueType.predicate, TokenType.predicate, GroupType.predicate))
_PositiveI64Attr = AttrConstraint(
    "64-bit signless integer attribute whose value is positive",
    ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64)), ("range", 1, 2**63 - 1)), ("kind", "ATTR_INTEGER"),
    value_type="i64")

# --- tasks ---


class ExecuteOp(Op, dialect=async_, name="execute"):
    """A region that runs on its own once its dependencies are done."""

    dependencies = Operands(TokenType)
    bodyOperands = Operands(_ValueOrToken)
    token = Result(TokenType)
    bodyResults = Results(ValueType)
    bodyRegion = Region(blocks=1)
    traits = (AutomaticAllocationScope, SingleBlock, AttrSizedOperandSegments)
    effects = ("nested",)
    implicit_terminator = "async.yield"
    region_checks = (Check("RegionEdges"),)
    facts = {"unwrapped_edges": True, "region_edges": (Edge(OPERATION, 0, "bodyOperands"), Edge(0, OPERATION, skip_arguments=1))}
    defer_attr_checks = True
    assembly_format = """
        (` ` `[` $dependencies^ `]`)? `` custom<UnwrappedOperands>($bodyOperands, type($bodyOperands), ref($bodyRegion)) ``
        custom<ArrowTypes>(type($bodyResults)) attr-dict-with-keyword custom<BodyWithoutArguments>($bodyRegion)
    """


class FuncOp(Op, dialect=async_, name="func"):
    """A function that becomes a coroutine."""

    sym_name = Attr(SymbolNameAttr)
    function_type = Attr(FunctionTypeAttr)
    sym_visibility = OptionalAttr(StrAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    body = Region()
    traits = (FunctionSymbol, Check("Function"), IsolatedFromAbove)
    default_dialect = "async"
    checks = (Check("AsyncResults", "async.token", "async.value"),)
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class CallOp(Op, dialect=async_, name="call"):
    """A call of a function that becomes a coroutine."""

    callee = Attr(FlatSymbolRefAttr)
    operands = Operands(AnyType)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    results = Results(_ValueOrToken)
    argument_order = "result=results_ callee operands_ * arg_attrs res_attrs"
    facts = {"callee": "callee"}
    symbol_uses = (Check("Callee", "async.func", "async function"),)
    assembly_format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"


class ReturnOp(Op, dialect=async_, name="return"):
    """The end of a function that becomes a coroutine."""

    operands = Operands(AnyType)
    traits = (Pure, HasParent("async.func"), ReturnLike, Terminator)
    checks = (Check("ReturnOfAsyncFunction"),)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class YieldOp(Op, dialect=async_, name="yield"):
    """The end of a task and its results."""

    operands = Operands(AnyType)
    traits = (HasParent("async.execute"), Pure, Terminator, ReturnLike)
    assembly_format = "($operands^ `:` type($operands))? attr-dict"


class AwaitOp(Op, dialect=async_, name="await"):
    """Waits for a token, or for a value, which it unwraps."""

    operand = Operand(_ValueOrToken)
    result = OptionalResult(AnyType)
    checks = (Check("AwaitResult"),)
    assembly_format = "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict"


class CreateGroupOp(Op, dialect=async_, name="create_group"):
    """A group of tokens and values, of a fixed size."""

    size = Operand(Index)
    result = Result(GroupType)
    traits = (Pure,)
    assembly_format = "$size `:` qualified(type($result)) attr-dict"


class AddToGroupOp(Op, dialect=async_, name="add_to_group"):
    """Adds a token or a value to a group."""

    operand = Operand(_ValueOrToken)
    group = Operand(GroupType)
    rank = Result(Index)
    assembly_format = "$operand `,` $group `:` type($operand) attr-dict"


class AwaitAllOp(Op, dialect=async_, name="await_all"):
    """Waits for all that is in a group."""

    operand = Operand(GroupType)
    assembly_format = "$operand attr-dict"


# --- coroutines ---


class CoroIdOp(Op, dialect=async_, name="coro.id"):
    """The identity of a coroutine."""

    id_ = Result(CoroIdType)
    assembly_format = "attr-dict"


class CoroBeginOp(Op, dialect=async_, name="coro.begin"):
    """Begins a coroutine."""

    id_ = Operand(CoroIdType)
    handle = Result(CoroHandleType)
    assembly_format = "$id attr-dict"


class CoroFreeOp(Op, dialect=async_, name="coro.free"):
    """Frees the memory of a coroutine."""

    id_ = Operand(CoroIdType)
    handle = Operand(CoroHandleType)
    assembly_format = "$id `,` $handle attr-dict"


class CoroEndOp(Op, dialect=async_, name="coro.end"):
    """Ends a coroutine."""

    handle = Operand(CoroHandleType)
    assembly_format = "$handle attr-dict"


class CoroSaveOp(Op, dialect=async_, name="coro.save"):
    """Saves the state of a coroutine."""

    handle = Operand(CoroHandleType)
    state = Result(CoroStateType)
    assembly_format = "$handle attr-dict"


class CoroSuspendOp(Op, dialect=async_, name="coro.suspend"):
    """Suspends a coroutine: where it goes, where it resumes, and where it is cleaned up."""

    state = Operand(CoroStateType)
    suspendDest = Successor()
    resumeDest = Successor()
    cleanupDest = Successor()
    traits = (Terminator,)
    assembly_format = "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict"


# --- what the runtime does ---


class RuntimeCreateOp(Op, dialect=async_, name="runtime.create"):
    """A token or a value that is not there yet."""

    result = Result(_ValueOrToken)
    assembly_format = "attr-dict `:` type($result)"


class RuntimeCreateGroupOp(Op, dialect=async_, name="runtime.create_group"):
    """A group."""

    size = Operand(Index)
    result = Result(GroupType)
    assembly_format = "$size `:` qualified(type($result)) attr-dict"


class _OnToken(Op):
    operand = Operand(_ValueOrToken)
    assembly_format = "$operand attr-dict `:` type($operand)"


class RuntimeSetAvailableOp(_OnToken, dialect=async_, name="runtime.set_available"):
    """It is there."""


class RuntimeSetErrorOp(_OnToken, dialect=async_, name="runtime.set_error"):
    """It failed."""


class RuntimeIsErrorOp(Op, dialect=async_, name="runtime.is_error"):
    """Whether it failed."""

    operand = Operand(_AnyAsync)
    is_error = Result(I1)
    assembly_format = "$operand attr-dict `:` type($operand)"


class RuntimeAwaitOp(Op, dialect=async_, name="runtime.await"):
    """Blocks until it is there."""

    operand = Operand(_AnyAsync)
    assembly_format = "$operand attr-dict `:` type($operand)"


class RuntimeResumeOp(Op, dialect=async_, name="runtime.resume"):
    """Resumes a coroutine on another thread."""

    handle = Operand(CoroHandleType)
    assembly_format = "$handle attr-dict"


class RuntimeAwaitAndResumeOp(Op, dialect=async_, name="runtime.await_and_resume"):
    """Resumes a coroutine once something is there."""

    operand = Operand(_AnyAsync)
    handle = Operand(CoroHandleType)
    assembly_format = "$operand `,` $handle attr-dict `:` type($operand)"


class RuntimeStoreOp(Op, dialect=async_, name="runtime.store"):
    """Puts the value of an async value."""

    value = Operand(AnyType)
    storage = Operand(ValueType)
    traits = (TypesMatchWith("type of 'value' matches element type of 'storage'", "storage", "value", "TypeParameter"),)
    assembly_format = "$value `,` $storage attr-dict `:` type($storage)"


class RuntimeLoadOp(Op, dialect=async_, name="runtime.load"):
    """The value of an async value."""

    storage = Operand(ValueType)
    result = Result(AnyType)
    traits = (TypesMatchWith("type of 'value' matches element type of 'storage'", "storage", "result", "TypeParameter"),)
    assembly_format = "$storage attr-dict `:` type($storage)"


class RuntimeAddToGroupOp(Op, dialect=async_, name="runtime.add_to_group"):
    """Adds a token or a value to a group."""

    operand = Operand(_ValueOrToken)
    group = Operand(GroupType)
    rank = Result(Index)
    assembly_format = "$operand `,` $group attr-dict `:` type($operand)"


class _CountedOp(Op):
    operand = Operand(_AnyAsync)
    count = Attr(_PositiveI64Attr)
    assembly_format = "$operand attr-dict `:` type($operand)"


class RuntimeAddRefOp(_CountedOp, dialect=async_, name="runtime.add_ref"):
    """One more holds it, or several."""


class RuntimeDropRefOp(_CountedOp, dialect=async_, name="runtime.drop_ref"):
    """One fewer holds it, or several."""


class RuntimeNumWorkerThreadsOp(Op, dialect=async_, name="runtime.num_worker_threads"):
    """How many threads run tasks."""

    result = Result(Index)
    assembly_format = "attr-dict `:` type($result)"


__getattr__ = async_.member  # classes that other modules define, and the functions that build operations
__dir__ = async_.members
