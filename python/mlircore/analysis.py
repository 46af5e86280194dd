"""Questions that most tools have: calls, uses of symbols, slices, orders, walks before and after, matching by structure.

    from mlircore import analysis

    graph = analysis.call_graph(module)
    uses = analysis.symbol_uses(module)
    for op in analysis.backward_slice(store):
        ...
    for found in analysis.find_matches(module, m_Op("arith.addf", m_Op("arith.mulf", bind="product"), m_Any("other"))):
        ...

Names are those of MLIR's C++ functions where there are such. `operation.columns` answers questions about all operations at once, and
`mlircore.edit` has the changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ._core import symbol_uses_in, walk_around
from .ir import Attribute, Block, Columns, FlatSymbolRefAttr, Module, Operation, StringAttr, SymbolRefAttr, Value, WalkResult, _OperationBase

if TYPE_CHECKING:
    import numpy

    IntArray = numpy.ndarray[Any, numpy.dtype[numpy.int32]]

__all__ = [
    "CallGraph",
    "SymbolUses",
    "backward_slice",
    "call_graph",
    "find_matches",
    "forward_slice",
    "m_Any",
    "m_Constant",
    "m_Op",
    "match",
    "symbol_uses",
    "topological_order",
    "walk",
]


def __dir__() -> list[str]:
    return sorted(__all__)


class SymbolUses(NamedTuple):
    """References to symbols: one entry of the arrays for each, in pre-order."""

    user: IntArray
    """The row of the operation whose attributes have the reference."""
    symbol: IntArray
    """The position in `symbols` of the name that it begins with: of `@a::@b`, "a"."""
    reference: IntArray
    """The position in `references`."""
    symbols: list[str]
    references: list[Attribute]
    rows: Columns
    """The operations: `rows.operation(uses.user[i])`; the columns `name`, `parent` and `end`."""

    def counts(self) -> dict[str, int]:
        """How often each symbol is referred to."""
        import numpy

        return dict(zip(self.symbols, numpy.bincount(self.symbol, minlength=len(self.symbols)).tolist()))


def symbol_uses(root: _OperationBase | Module) -> SymbolUses:
    """The references to symbols in the attributes of an operation and of everything in it: those in arrays and dictionaries, too.

    Nested symbol tables are included: a name there can mean another symbol. Linear, in C.
    """
    import numpy

    op = _operation(root)
    rows, positions, references = symbol_uses_in(op)
    names = [cast(SymbolRefAttr, ref).value[0] if not isinstance(ref, FlatSymbolRefAttr) else ref.value for ref in references]
    symbols = list(dict.fromkeys(names))
    place = {name: i for i, name in enumerate(symbols)}
    of_reference = numpy.array([place[name] for name in names], numpy.int32)
    reference = numpy.array(positions, numpy.int32)
    return SymbolUses(numpy.array(rows, numpy.int32), of_reference[reference] if names else reference, reference, symbols, references,
                      op.columns(["name", "parent", "end"]))


class CallGraph(NamedTuple):
    """Functions and calls. A function is an operation with a name and a type (`sym_name`, `function_type`); a call, one with a `callee`."""

    functions: IntArray
    """The row of each function, in pre-order."""
    names: list[str]
    """The name of each."""
    caller: IntArray
    """For each call the position of the nearest function around it; -1: it is in none."""
    callee: IntArray
    """For each call the position of the function that it names; -1: there is none of that name."""
    call: IntArray
    """For each call its row."""
    rows: Columns
    """The operations: `rows.operation(graph.call[i])`."""

    def _edges(self) -> Iterable[tuple[int, int]]:
        return zip(map(int, self.caller), map(int, self.callee))

    def callees(self, name: str) -> set[str]:
        """The names of the functions that a function calls."""
        wanted = {i for i, found in enumerate(self.names) if found == name}
        return {self.names[to] for by, to in self._edges() if by in wanted and to >= 0}

    def callers(self, name: str) -> set[str]:
        """The names of the functions that call a function."""
        wanted = {i for i, found in enumerate(self.names) if found == name}
        return {self.names[by] for by, to in self._edges() if to in wanted and by >= 0}

    def reachable(self, *names: str) -> set[str]:
        """These functions and all that they call, directly or not."""
        calls: dict[int, set[int]] = {}
        for by, to in self._edges():
            if to >= 0:
                calls.setdefault(by, set()).add(to)
        found = {i for i, name in enumerate(self.names) if name in names}
        waiting = list(found)
        while waiting:
            new = calls.get(waiting.pop(), set()) - found
            found |= new
            waiting.extend(new)
        return {self.names[i] for i in found}


def call_graph(root: _OperationBase | Module) -> CallGraph:
    """Who calls whom. A name is looked up in the nearest symbol table around the call, then in those around that one. Linear; the rows are
    found with numpy, so that 100,000 calls take some tens of milliseconds.
    """
    import numpy

    columns = _operation(root).columns(["name", "parent", "end", "attr:sym_name", "attr:function_type", "attr:callee"])
    attributes = columns.attributes
    parent, end = columns["parent"], columns["end"]
    symbol, callee = columns["attr:sym_name"], columns["attr:callee"]
    functions = numpy.flatnonzero((symbol >= 0) & (columns["attr:function_type"] >= 0)).astype(numpy.int32)
    names = [cast(StringAttr, attributes[i]).value for i in symbol[functions].tolist()]
    is_reference = numpy.array([isinstance(attr, (FlatSymbolRefAttr, SymbolRefAttr)) for attr in attributes] + [False])
    calls = numpy.flatnonzero(is_reference[callee]).astype(numpy.int32)
    tables: dict[int, dict[str, int]] = {}
    for position, (row, name) in enumerate(zip(functions.tolist(), names)):
        tables.setdefault(int(parent[row]), {}).setdefault(name, position)
    caller = numpy.searchsorted(functions, calls, "right").astype(numpy.int32) - 1
    targets = numpy.full(len(calls), -1, numpy.int32)
    known: dict[tuple[int, int], int] = {}
    for i, (row, by, reference) in enumerate(zip(calls.tolist(), caller.tolist(), callee[calls].tolist())):
        while by >= 0 and end[functions[by]] <= row:  # that function ended before the call
            by = _function_around(int(parent[functions[by]]), functions)
        caller[i] = by
        scope = int(parent[functions[by]]) if by >= 0 else int(parent[row])
        key = (scope, reference)
        if key not in known:
            known[key] = _resolve(tables, parent, scope, attributes[reference])
        targets[i] = known[key]
    return CallGraph(functions, names, caller, targets, calls, columns)


def _function_around(row: int, functions: IntArray) -> int:
    """The last function that begins at `row` or before it; the caller checks where it ends."""
    import numpy

    return int(numpy.searchsorted(functions, row, "right")) - 1


def _resolve(tables: Mapping[int, Mapping[str, int]], parent: IntArray, scope: int, reference: Attribute) -> int:
    path = [reference.value] if isinstance(reference, FlatSymbolRefAttr) else cast(SymbolRefAttr, reference).value
    while scope >= 0:
        found = tables.get(scope, {}).get(path[0])
        if found is not None and len(path) == 1:
            return found
        scope = int(parent[scope])
    return -1


# --- slices and orders ---


def backward_slice(what: _OperationBase | Value[Any], *, filter: Callable[[Operation], bool] | None = None, inclusive: bool = False,
                   omit_block_arguments: bool = False) -> list[Operation]:
    """The operations that an operation or a value depends on, in topological order: those that define its operands, those around them, ...

    An argument of a block leads to the operation around the block, unless `omit_block_arguments`; values that nested operations use from
    outside count, too. An operation for which `filter` is false is left out and not followed. `inclusive`: with the operation itself.
    Linear in the operations that are found and their contents.
    """
    start = _defining(what)
    found: dict[Operation, None] = {}
    if start is None:
        return []
    waiting = [start]
    while waiting:
        for value in _used_by(waiting.pop()):
            owner = value.owner
            if isinstance(owner, Block):
                around = None if omit_block_arguments else owner.owner
                if around is None or _is_around(around.operation, start):
                    continue
                owner = around
            op = owner.operation
            if op not in found and op != start and (filter is None or filter(op)):
                found[op] = None
                waiting.append(op)
    return topological_order([*found, start] if inclusive else found)


def forward_slice(what: _OperationBase | Value[Any], *, filter: Callable[[Operation], bool] | None = None, inclusive: bool = False) -> list[Operation]:
    """The operations that depend on an operation or a value, in topological order: users of its results, users of theirs, ...

    A user inside of a region leads on by its own results. With an operation that has regions, users of the values defined in them count.
    An operation for which `filter` is false is left out and not followed. `inclusive`: with the operation itself. Linear.
    """
    found: dict[Operation, None] = {}
    waiting: list[Value[Any]] = [what] if isinstance(what, Value) else list(_defined_in(_operation(what)))
    start = None if isinstance(what, Value) else what.operation
    while waiting:
        for use in waiting.pop().uses:
            op = use.owner.operation
            if op in found or op == start or (filter is not None and not filter(op)):
                continue
            found[op] = None
            waiting.extend(_defined_in(op))
    return topological_order([start, *found] if inclusive and start is not None else found)


def topological_order(ops: Iterable[_OperationBase]) -> list[Operation]:
    """The operations in an order in which each comes after those of them that it depends on, directly or by way of its nested operations.

    Operations that do not depend on each other keep their order; so do those of a cycle, which graph regions can have.
    """
    given = {_operation(op): None for op in ops}
    order: dict[Operation, None] = {}
    begun: set[Operation] = set()
    for root in given:
        stack = [(root, iter(_needs(root, given)))]
        begun.add(root)
        while stack:
            op, needs = stack[-1]
            following = next((need for need in needs if need not in begun), None)
            if following is None:
                order[op] = None
                stack.pop()
            else:
                begun.add(following)
                stack.append((following, iter(_needs(following, given))))
        begun |= order.keys()
    return list(order)


def _needs(op: Operation, given: Mapping[Operation, None]) -> Iterator[Operation]:
    """The given operations that define values that `op` uses, or contain their definitions."""
    for value in _used_by(op):
        owner = value.owner
        at: _OperationBase | None = owner.owner if isinstance(owner, Block) else owner
        while at is not None:
            if at.operation in given and at.operation != op:
                yield at.operation
                break
            at = _parent(at)


def _used_by(op: Operation) -> Iterator[Value[Any]]:
    """The values that an operation uses, and those from outside that operations in it use."""
    yield from op.operands
    if len(op.regions) == 0:
        return
    used: list[Value[Any]] = []
    op.walk(lambda nested: used.extend(nested.operands) if nested.operation != op else None)
    for value in used:
        owner = value.owner
        inner = owner.owner if isinstance(owner, Block) else owner
        if inner is not None and not _is_around(op, inner.operation):
            yield value


def _defined_in(op: Operation) -> Iterator[Value[Any]]:
    """The results of an operation, and the values that are defined in its regions."""
    yield from op.results
    for region in op.regions:
        for block in region.blocks:
            yield from block.arguments
            for nested in block.operations:
                yield from _defined_in(nested.operation)


def _is_around(outer: Operation, op: Operation) -> bool:
    """Whether an operation is another one, or around it."""
    at: Operation | None = op
    while at is not None:
        if at == outer:
            return True
        at = _parent(at)
    return False


def _parent(op: _OperationBase) -> Operation | None:
    parent = op.parent if op.operation.attached else None
    return None if parent is None else parent.operation


def _defining(what: _OperationBase | Value[Any]) -> Operation | None:
    if not isinstance(what, Value):
        return _operation(what)
    owner = what.owner
    if isinstance(owner, Block):
        return None
    return owner.operation


def _operation(root: _OperationBase | Module) -> Operation:
    if not isinstance(root, (_OperationBase, Module)):
        raise TypeError(f"expected an operation or a module, not {type(root).__name__}")
    return root.operation


# --- walks ---


def walk(root: _OperationBase | Module, before: Callable[[Operation], WalkResult | None] | None = None,
         after: Callable[[Operation], WalkResult | None] | None = None) -> WalkResult:
    """Call `before(op)` for an operation ahead of everything nested in it, and `after(op)` afterwards, for `root` and all that is in it.

    A result WalkResult.SKIP of `before` leaves out what is nested, and `after` of the same operation; INTERRUPT ends the walk. Returns
    INTERRUPT then, else ADVANCE. `after` may erase the operation that it is called with; other changes are for a later walk. Deep nesting
    does not use the stack. `operation.walk` has one callback, and filters by class.
    """
    return walk_around(_operation(root), before, after)


# --- matching by structure ---


class m_Any:
    """Matches any value; `bind` is the name under which `match` returns it. The same name twice matches one value only."""

    def __init__(self, bind: str | None = None) -> None:
        self.bind = bind

    def __repr__(self) -> str:
        return f"{type(self).__name__}({'' if self.bind is None else repr(self.bind)})"

    def _matches(self, value: Value[Any] | Operation, bound: dict[str, Any]) -> bool:
        if self.bind is None:
            return True
        return bool(bound.setdefault(self.bind, value) == value)


class m_Constant(m_Any):
    """Matches the result of an operation with a `value` and without operands: arith.constant, stablehlo.constant. Binds the attribute."""

    def _matches(self, value: Value[Any] | Operation, bound: dict[str, Any]) -> bool:
        op = value if isinstance(value, _OperationBase) else _defining(value)
        if op is None or len(op.operands) or len(op.results) != 1 or "value" not in op.attributes:
            return False
        return self.bind is None or bool(bound.setdefault(self.bind, op.attributes["value"]) == op.attributes["value"])


class m_Op(m_Any):
    """Matches the operation of that name, or the value that it defines.

    `operands`: a pattern for each operand; without any, the operands can be of any number. `attributes`: {name: Attribute, or a function that
    is true for it}; others may be there, too. `bind`: the name under which `match` returns the operation.
    """

    def __init__(self, name: str, *operands: m_Any, attributes: Mapping[str, Attribute | Callable[[Attribute], bool]] | None = None,
                 bind: str | None = None) -> None:
        super().__init__(bind)
        self.name = name
        self.operands = operands
        self.attributes = dict(attributes or {})

    def __repr__(self) -> str:
        parts = [repr(self.name), *map(repr, self.operands), *([f"attributes={self.attributes}"] if self.attributes else []),
                 *([] if self.bind is None else [f"bind={self.bind!r}"])]
        return f"m_Op({', '.join(parts)})"

    def _matches(self, value: Value[Any] | Operation, bound: dict[str, Any]) -> bool:
        op = value if isinstance(value, _OperationBase) else _defining(value)
        if op is None or op.name != self.name or (self.operands and len(op.operands) != len(self.operands)):
            return False
        for name, wanted in self.attributes.items():
            found = op.attributes.get(name)
            if found is None or not (wanted(found) if callable(wanted) else found == wanted):
                return False
        return super()._matches(op.operation, bound) and all(
            pattern._matches(operand, bound) for pattern, operand in zip(self.operands, op.operands))


def match(what: _OperationBase | Value[Any], pattern: m_Any) -> dict[str, Any] | None:
    """The things that a pattern bound, by name, when an operation or a value has its structure; else None."""
    if not isinstance(pattern, m_Any):
        raise TypeError(f"expected a pattern such as m_Op, not {type(pattern).__name__}")
    bound: dict[str, Any] = {}
    return bound if pattern._matches(what if isinstance(what, Value) else what.operation, bound) else None


def find_matches(root: _OperationBase | Module, pattern: m_Op) -> Iterator[tuple[Operation, dict[str, Any]]]:
    """Each operation in another one that has the structure of a pattern, and what it bound. Only operations of its name are looked at."""
    for op in _operation(root).find(pattern.name):
        found = match(op, pattern)
        if found is not None:
            yield op.operation, found
