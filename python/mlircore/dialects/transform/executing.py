"""Executes operations of transform scripts.

A handle refers to a list: of operations, of values, or of attributes (parameters). Each function below executes one operation: it gets the
operation and the state, and returns the lists of its results. `Failure` is upstream's diagnosed failure; one that is `silenceable` can be
suppressed by an enclosing sequence. `NotImplementedError` is raised for operations that are in no table here.
"""

from __future__ import annotations

from mlircore import ir, passmanager
from mlircore._core import structure_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

INVALIDATED = "op uses a handle invalidated by a previously executed transform op"
SUPPRESS = 2  # FailurePropagationMode


class Failure(Exception):
    """A transformation that failed. `notes`: pairs of a location and a message."""

    def __init__(self, message: str, location: Any, notes: Iterable[tuple[Any, str]] = (), *, silenceable: bool = False) -> None:
        super().__init__(message)
        self.message, self.location, self.notes, self.silenceable = message, location, list(notes), silenceable


class State:
    """The lists of all handles. `invalid`: handles that must not be used any more, with the operation that consumed them."""

    def __init__(self, payload: Any) -> None:
        self.payload = payload
        self.lists: dict[Any, list[Any]] = {}
        self.invalid: dict[Any, tuple[Any, int]] = {}

    def of(self, value: Any, op: Any) -> list[Any]:
        """The list of a handle that `op` uses. Raises `Failure` when it was invalidated."""
        if value in self.invalid:
            by, number = self.invalid[value]
            raise Failure(INVALIDATED, op.location, [
                (_place(value), "handle to invalidated ops"),
                (by.location, f"invalidated by this transform op that consumes its operand #{number} and invalidates all handles to payload IR "
                              "entities associated with this operand and entities nested in them")])
        return self.lists[value]

    def bind(self, value: Any, things: list[Any]) -> None:
        """Gives a handle its list. Raises `Failure` when an operation is not of the handle's type."""
        expected = getattr(value.type, "operation_name", None)
        for thing in things if expected is not None else ():
            if thing.name != expected:
                shown = thing.get_asm(print_generic_op_form=True)
                raise Failure(f"incompatible payload operation name expected {expected} vs {thing.name} -> {shown}", _place(value),
                              [(thing.location, "payload operation")], silenceable=True)
        self.lists[value] = things

    def consume(self, value: Any, op: Any, number: int) -> None:
        """Invalidates all handles to operations of a list, or to something inside of them. Linear in the lists and in the nesting."""
        consumed = set(self.lists[value])
        for handle, things in self.lists.items():
            if handle not in self.invalid and any(_is_inside(thing, consumed) for thing in things):
                self.invalid[handle] = op, number


def _place(value: Any) -> Any:
    return value.location


def _shown(value: Any) -> str:
    """A handle in a message."""
    owner = value.owner
    return str(owner.get_asm(print_generic_op_form=True)) if isinstance(owner, (ir.Operation, ir.OpView)) else str(value)


def _parent(op: Any) -> Any:
    try:
        parent = op.parent
    except ValueError:  # in no block
        return None
    return None if parent is None else parent.operation


def _is_inside(thing: Any, consumed: set[Any]) -> bool:
    if isinstance(thing, ir.Value):
        owner: Any = thing.owner
        thing = owner.operation if isinstance(owner, (ir.Operation, ir.OpView)) else owner.owner.operation
    op = thing if isinstance(thing, ir.Operation) else None
    while op is not None:
        if op in consumed:
            return True
        op = _parent(op)
    return False


def run(payload: Any, root: Any) -> None:
    """Executes a sequence on a payload. Raises `Failure`."""
    if root.name not in ("transform.named_sequence", "transform.sequence"):
        raise Failure("must implement TransformOpInterface to be used as transform root", root.location)
    state, view = State(payload), root.opview
    if len(root.regions[0].blocks) == 0:
        raise Failure("unresolved external named sequence", root.location)
    if len(root.regions[0].blocks[0].arguments) != 1 or (root.name == "transform.sequence" and view.root is not None):
        raise Failure("expected the sequence to have one argument, the payload root", root.location)
    _body(root.regions[0].blocks[0], [[payload]], state, bool(root.name == "transform.sequence" and _mode(view) == SUPPRESS))


def _mode(view: Any) -> int:
    return int(view.failure_propagation_mode.value)


def _body(block: Any, arguments: list[list[Any]], state: State, suppress: bool) -> list[list[Any]]:
    """Executes a block. Returns the lists that its terminator has; with `suppress`, empty ones after a failure that can be silenced."""
    for argument, things in zip(block.arguments, arguments):
        state.lists.pop(argument, None)
        state.invalid.pop(argument, None)
        state.bind(argument, things)
    for view in block.operations:
        op = view.operation
        if op.name == "transform.yield":
            return [state.of(value, op) for value in op.operands]
        try:
            _execute(op, state)
        except Failure as failure:
            if not (suppress and failure.silenceable):
                raise
            return [[] for _ in block.operations[len(block.operations) - 1].operation.operands]
    return []


def _execute(op: Any, state: State) -> None:
    action = ACTIONS.get(op.name)
    if action is None:
        raise NotImplementedError(f"{op.name} at {op.location} cannot be executed: mlircore has no transformation for it")
    for value in op.operands:
        state.of(value, op)
    results = action(op.opview, state) or []
    for value, things in zip(op.results, results):
        state.invalid.pop(value, None)
        state.bind(value, things)


# --- sequences ---


def _sequence(op: Any, state: State) -> list[list[Any]]:
    held = [state.lists[value] for value in op.operation.operands]
    return _body(op.operation.regions[0].blocks[0], held or [[state.payload]], state, _mode(op) == SUPPRESS)


def _named(op: Any, state: State) -> None:
    """A definition: nothing to do."""


def _callee(op: Any) -> Any:
    name, table = op.target.value[-1] if isinstance(op.target.value, list) else op.target.value, op.operation.parent
    while table is not None:
        body: Any = table.regions[0].blocks if len(table.regions) == 1 else []
        for each in body[0].operations if len(body) else []:
            if each.operation.name == "transform.named_sequence" and each.sym_name.value == name:
                return each
        table = table.operation.parent
    raise Failure(f"no named sequence @{name}", op.location)


def _include(op: Any, state: State) -> list[list[Any]]:
    callee = _callee(op)
    body = callee.operation.regions[0].blocks
    if len(body) == 0:
        raise Failure("unresolved external named sequence", callee.operation.location)
    return _body(body[0], [state.lists[value] for value in op.operation.operands], state, _mode(op) == SUPPRESS)


def _foreach(op: Any, state: State) -> list[list[Any]]:
    held = [state.lists[value] for value in op.targets]
    counts = {len(things) for things in held}
    if len(counts) > 1 and not op.with_zip_shortest:
        raise Failure("prior targets' payload size differs from payload size of another target", op.location, silenceable=True)
    results: list[list[Any]] = [[] for _ in op.operation.results]
    items: Any
    for items in zip(*[list(things) for things in held]):
        for total, more in zip(results, _body(op.operation.regions[0].blocks[0], [[item] for item in items], state, False)):
            total += more
    return results


# --- looking for operations and values ---


def _has_interface(op: Any, number: int) -> bool:
    if number == 0:
        return structure_of(op.opview) is not None
    if number == 2:
        return op.name in ("affine.for", "affine.parallel", "scf.for", "scf.forall", "scf.parallel", "scf.while")
    raise NotImplementedError("transform.structured.match cannot look for TilingInterface: mlircore has no such interface")


def _matches(view: Any) -> Callable[[Any], bool]:
    names = None if view.ops is None else {each.value for each in view.ops}
    number = None if view.interface is None else view.interface.value
    attributes = {} if view.op_attrs is None else {each.name: each.attr for each in view.op_attrs}
    result = None if view.filter_result_type is None else view.filter_result_type.value
    operands = None if view.filter_operand_types is None else [each.value for each in view.filter_operand_types]

    def fits(op: Any) -> bool:
        types = [each.type for each in op.operands] if operands is not None else []
        return bool(
            (names is None or op.name in names) and (number is None or _has_interface(op, number))
            and all(name in op.attributes and op.attributes[name] == value for name, value in attributes.items())
            and (result is None or (len(op.results) > 0 and op.results[0].type == result))
            and (operands is None or (all(each == operands[0] for each in types) if len(operands) == 1 else types == operands)))

    return fits


def _match(op: Any, state: State) -> list[list[Any]]:
    targets = state.lists[op.target]
    if len(targets) != 1:
        raise Failure("requires exactly one target handle", op.location)
    found: list[Any] = []
    fits = _matches(op)
    for each in _inside(targets[0]):
        if fits(each):
            found.append(each)
    return [found]


def _inside(root: Any) -> list[Any]:
    """All operations below and the root, each after those in its regions."""
    found: list[Any] = []

    def visit(op: Any) -> Any:
        found.append(op.operation)
        return ir.WalkResult.ADVANCE

    root.walk(visit)
    return found


def _get_parent(op: Any, state: State) -> list[list[Any]]:
    found = []
    for target in state.lists[op.target]:
        parent = target
        for _ in range(op.nth_parent.value):
            parent = _parent(parent)
            while parent is not None and not ((not op.isolated_from_above or _is_isolated(parent))
                                              and (op.op_name is None or parent.name == op.op_name.value)):
                parent = _parent(parent)
            if parent is None:
                if op.allow_empty_results:
                    return [[]]
                raise Failure("could not find a parent op that matches all requirements", op.location, [(target.location, "target op")],
                              silenceable=True)
        found.append(parent)
    return [list(dict.fromkeys(found)) if op.deduplicate else found]


def _is_isolated(op: Any) -> bool:
    return bool(op.has_trait(ir.IsIsolatedFromAboveTrait))


def _defining(values: Iterable[Any], op: Any, message: str) -> list[list[Any]]:
    found = []
    for value, target in values:
        if isinstance(value, ir.BlockArgument):
            raise Failure(message, op.location, [(target.location, "target op")] if target is not None else [], silenceable=True)
        found.append(value.owner.operation)
    return [found]


def _get_defining(op: Any, state: State) -> list[list[Any]]:
    return _defining([(value, None) for value in state.lists[op.target]], op, "cannot get defining ops of block argument")


def _get_producer(op: Any, state: State) -> list[list[Any]]:
    number, pairs = op.operand_number.value, []
    for target in state.lists[op.target]:
        if number >= len(target.operands):
            raise Failure(f"could not find a producer for operand number: {number} of {target}", op.location, silenceable=True)
        pairs.append((target.operands[number], target))
    return _defining(pairs, op, f"could not find a producer for operand number: {number}")


def _get_consumers(op: Any, state: State) -> list[list[Any]]:
    targets, number = state.lists[op.target], op.result_number.value
    if not targets:
        return [[]]
    if len(targets) != 1:
        raise Failure("applies to handles pointing to a single payload op, or to none", op.location)
    if number >= len(targets[0].results):
        raise Failure("result number overflow", op.location, silenceable=True)
    return [[use.owner.operation for use in targets[0].results[number].uses]]


def _positions(op: Any, count: int, what: str) -> list[int]:
    raw = list(op.raw_position_list)
    if op.is_all:
        return list(range(count))
    for position in raw:
        if not -count <= position < count:
            raise Failure(f"position overflow {position} (updated from {position}) for maximum {count}" if position >= 0 else
                          f"position overflow {position + count} (updated from {position}) for maximum {count}", op.location, silenceable=True)
    chosen = [position % count for position in raw]
    return [each for each in range(count) if each not in set(chosen)] if op.is_inverted else chosen


def _get_values(attribute: str) -> Callable[[Any, State], list[list[Any]]]:
    def get(op: Any, state: State) -> list[list[Any]]:
        found = []
        for target in state.lists[op.target]:
            values = getattr(target, attribute)
            found += [values[position] for position in _positions(op, len(values), attribute)]
        return [found]

    return get


def _get_type(op: Any, state: State) -> list[list[Any]]:
    types = [value.type for value in state.lists[op.value]]
    if op.elemental:
        types = [each.element_type if isinstance(each, ir.ShapedType) else each for each in types]
    return [[ir.TypeAttr.get(each) for each in types]]


# --- handles ---


def _same(op: Any, state: State) -> list[list[Any]]:
    return [list(state.lists[op.input])]


def _merge(op: Any, state: State) -> list[list[Any]]:
    found = [thing for value in op.handles for thing in state.lists[value]]
    return [list(dict.fromkeys(found)) if op.deduplicate else found]


def _split(op: Any, state: State) -> list[list[Any]]:
    things, count = state.lists[op.handle], len(op.operation.results)
    overflow = None if op.overflow_result is None else op.overflow_result.value
    if not things and op.pass_through_empty_handle.value:
        return [[] for _ in range(count)]
    if (len(things) < count and op.fail_on_payload_too_small.value) or (len(things) > count and overflow is None):
        raise Failure(f"{_shown(op.handle)} expected to contain {count} payloads but it contains {len(things)} payloads", op.location,
                      silenceable=True)
    results: list[list[Any]] = [[] for _ in range(count)]
    for number, thing in enumerate(things):
        results[number if number < count else overflow or 0].append(thing)
    return results


def _select(op: Any, state: State) -> list[list[Any]]:
    return [[each for each in state.lists[op.target] if each.name == op.op_name.value]]


def _replicate(op: Any, state: State) -> list[list[Any]]:
    times = len(state.lists[op.pattern])
    return [state.lists[value] * times for value in op.handles]


def _count(op: Any, state: State) -> list[list[Any]]:
    return [[ir.IntegerAttr.get(op.num.type.type, len(state.lists[op.handle]))]]


def _constant(op: Any, state: State) -> list[list[Any]]:
    return [[op.value]]


# --- effects ---


def _print(op: Any, state: State) -> None:
    words = [] if op.name_ is None else [op.name_.value]
    if op.target is None:
        words.append("top-level")
    print(" ".join(["[[[ IR printer:", *words, "]]]"]))
    for thing in [state.payload] if op.target is None else state.lists[op.target]:
        print(thing.get_asm(assume_verified=bool(op.assume_verified), use_local_scope=bool(op.use_local_scope), skip_regions=bool(op.skip_regions)))


def _annotate(op: Any, state: State) -> None:
    value = ir.UnitAttr.get(op.context)
    if op.param is not None:
        params = state.lists[op.param]
        if len(params) != 1:
            raise Failure(f"parameter produces {len(params)} values but only one is supported", op.location, silenceable=True)
        value = params[0]
    for target in state.lists[op.target]:
        target.attributes[op.name_.value] = value


def _verify(op: Any, state: State) -> None:
    for target in state.lists[op.target]:
        try:
            target.verify()
        except ir.MLIRError:
            raise Failure("failed to verify payload op", op.location, [(target.location, "payload op")]) from None


def _run(pipeline: str, op: Any, targets: list[Any], state: State) -> None:
    """Runs passes on operations. Raises `Failure` when one fails, or erases an operation that a handle refers to."""
    for target in targets:
        try:
            passmanager.PassManager.parse(f"{target.name}({pipeline})", target.context).run(target)
        except ir.MLIRError as error:
            raise Failure("pass pipeline failed", op.location, [(target.location, "target op"), (target.location, str(error))],
                          silenceable=True) from None
    for value, things in state.lists.items():
        if value not in state.invalid and any(isinstance(thing, ir.Operation) and _is_erased(thing) for thing in things):
            state.invalid[value] = op.operation, 0


def _is_erased(op: Any) -> bool:
    try:
        return op.name is None
    except ir.MLIRError:
        return True


def _registered_pass(op: Any, state: State) -> list[list[Any]]:
    name, targets = op.pass_name.value, list(state.lists[op.target])
    given = {}
    for each in op.options:
        given[each.name] = _option(each.attr, op, state)
    text = name + ("{" + " ".join(f"{key}={value}" for key, value in given.items()) + "}" if given else "")
    try:
        passmanager.PassManager.parse(f"any({text})", op.context)
    except (ValueError, ir.MLIRError):
        raise Failure(f"unknown pass or pass pipeline: {name}", op.location) from None
    state.consume(op.target, op.operation, 0)
    _run(text, op, targets, state)
    return [targets]


def _option(value: Any, op: Any, state: State) -> str:
    if isinstance(value, ir.ArrayAttr):
        return ",".join(_option(each, op, state) for each in value)
    if isinstance(value, ir.StringAttr):
        return str(value.value)
    if isinstance(value, ir.BoolAttr):
        return "true" if value.value else "false"
    if isinstance(value, ir.IntegerAttr):
        return str(value.value)
    index = getattr(value, "index", None)
    if index is not None:
        return ",".join(_option(each, op, state) for each in state.lists[op.dynamic_options[index.value]])
    return str(value)


def _cse(op: Any, state: State) -> None:
    _run("cse", op, list(state.lists[op.target]), state)


ACTIONS: dict[str, Callable[[Any, State], list[list[Any]] | None]] = {f"transform.{name}": action for name, action in {
    "annotate": _annotate, "apply_cse": _cse, "apply_registered_pass": _registered_pass, "cast": _same, "foreach": _foreach,
    "get_consumers_of_result": _get_consumers, "get_defining_op": _get_defining, "get_operand": _get_values("operands"),
    "get_parent_op": _get_parent, "get_producer_of_operand": _get_producer, "get_result": _get_values("results"), "get_type": _get_type,
    "include": _include, "merge_handles": _merge, "named_sequence": _named, "num_associations": _count, "param.constant": _constant,
    "print": _print, "replicate": _replicate, "select": _select, "sequence": _sequence, "split_handle": _split, "structured.match": _match,
    "verify": _verify,
}.items()}
