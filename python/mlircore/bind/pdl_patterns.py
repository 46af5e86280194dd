"""Patterns that a module of the pdl dialect describes, matched and applied: what `rewrite.PDLModule` freezes.

A match is a table from values of the pattern to the things that they match: an Operation, a Value, a Type, an Attribute, or a list of
values or types (for `!pdl.range`). It starts at the operation that is rewritten and follows operands to the operations that define
them. Where a pattern has more operations, it tries the uses of known values, one after another until all parts match.
"""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.interfaces import InferTypeOpInterface

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any

    from mlircore.rewrite import PatternRewriter

    Env = dict[_core.Value[Any], Any]


class PDLResultList:
    """The results of a native function of a pattern. The function appends a thing for each result."""

    def __init__(self) -> None:
        self._things: list[Any] = []

    def append(self, arg: Any) -> None:
        """Add a Value, an operation, a Type, an Attribute, or a list of values or of types. Raises TypeError for other things."""
        each = arg if isinstance(arg, (list, tuple)) else [arg]
        if not all(isinstance(thing, (_core.Value, _core._OperationBase, _core.Type, _core.Attribute)) for thing in each):
            raise TypeError(f"append(): a native function's result cannot be of type {type(arg).__name__}")
        self._things.append(arg.operation if isinstance(arg, _core._OperationBase) else list(arg) if arg is each else arg)


def _is_range(value: _core.Value[Any]) -> bool:
    return str(value.type).startswith("!pdl.range")


def _group(values: list[Any], op: _core.Operation, sizes_name: str, number: int) -> list[Any]:
    """Operands or results number `number` of the definition; without their sizes, all from that number on."""
    sizes: Any = op.attributes.get(sizes_name)
    if sizes is None:
        return values[number:]
    counts = list(sizes)
    return values[sum(counts[:number]) : sum(counts[: number + 1])] if number < len(counts) else []


def _shown(thing: Any) -> Any:
    return thing.opview if isinstance(thing, _core.Operation) else list(thing) if isinstance(thing, list) else thing


class Pattern:
    """One pdl.pattern. `root_name`: the name of operations that it is for, None for any."""

    def __init__(self, pattern: Any, constraints: Mapping[str, Callable[..., Any]], rewrites: Mapping[str, Callable[..., Any]],
                 rewriter_of: Callable[[_core.OpView], PatternRewriter]) -> None:
        """`rewriter_of`: makes the rewriter that native constraints get, of the operation where the pattern starts."""
        self.benefit: int = pattern.benefit.value
        self._constraints, self._rewrites, self._rewriter_of = constraints, rewrites, rewriter_of
        *self._body, self._rewrite = list(pattern.regions[0].blocks[0].operations)
        self._operations = [op for op in self._body if op.operation.name == "pdl.operation"]
        self._root = self._find_root()
        self.root_name: str | None = None if self._root.opName is None else self._root.opName.value
        for op in self._walk():
            known = {"pdl.apply_native_constraint": constraints, "pdl.apply_native_rewrite": rewrites}.get(op.operation.name)
            if known is not None and op.name_.value not in known:
                raise _core.MLIRError(f"the pattern calls the native function '{op.name_.value}', which is not registered")

    def conditions(self) -> tuple[dict[int, str], dict[str, _core.Attribute]]:
        """Conditions on the root, for the core to check first: names of operations that make operands, by number, and attributes by name."""
        producers: dict[int, str] = {}
        for number, value in enumerate(self._root.operandValues):
            if _is_range(value):
                break  # the numbers of later operands depend on its length
            made_by = self._defining(value)
            if made_by.operation.name == "pdl.result" and self._defining(made_by.parent).opName is not None:
                producers[number] = self._defining(made_by.parent).opName.value
        stated = ((name.value, self._defining(value)) for name, value in zip(self._root.attributeValueNames, self._root.attributeValues))
        return producers, {name: op.value for name, op in stated if op.operation.name == "pdl.attribute" and op.value is not None}

    def _walk(self) -> Iterator[Any]:
        yield from self._body
        for region in self._rewrite.regions:
            for block in region.blocks:
                yield from block.operations

    def _find_root(self) -> Any:
        """The operation that the rewrite names, else the last one whose results no other one uses."""
        if self._rewrite.root is not None:
            return self._rewrite.root.owner.opview
        used = {parent for op in self._operations for value in op.operandValues
                if value.owner.name in ("pdl.result", "pdl.results") for parent in value.owner.operands}
        free = [op for op in self._operations if op.op not in used]
        if not free:
            raise _core.MLIRError("the pattern has no operation to start at")
        return free[-1]

    @staticmethod
    def _defining(value: _core.Value[Any]) -> Any:
        owner: Any = value.owner  # the blocks of a pattern have no arguments
        return owner.opview

    # --- matching ---

    def match(self, op: _core.Operation) -> Env | None:
        """The table of what the pattern's values match when `op` is its root; None when the pattern does not match."""
        env: Env = {}
        return self._complete(env) if self._bind(env, self._root.op, op) else None

    def _complete(self, env: Env) -> Env | None:
        """Finds the operations that are not matched yet, then calls the native constraints. Returns None when one of these fails."""
        missing = [op for op in self._operations if op.op not in env]
        if not missing:
            return env if all(self._constrain(env, op) for op in self._body if op.operation.name == "pdl.apply_native_constraint") else None
        for op in missing:
            known = next((value for value in map(lambda each: self._value(env, each), op.operandValues) if isinstance(value, _core.Value)), None)
            if known is None:
                continue
            for user in dict.fromkeys(use.owner.operation for use in known.uses):
                trial = dict(env)
                if self._bind(trial, op.op, user) and (found := self._complete(trial)) is not None:
                    return found
            return None
        raise _core.MLIRError("no operand and no use connects an operation of the pattern with its root")

    def _bind(self, env: Env, value: _core.Value[Any], thing: Any) -> bool:
        """Binds a value of the pattern to a thing. Returns False when they do not match."""
        if value in env:
            return bool(env[value] == thing)
        env[value] = thing
        op: Any = self._defining(value)
        kind = op.operation.name
        if kind == "pdl.operation":
            return self._bind_operation(env, op, thing)
        if kind == "pdl.attribute":
            return (op.value is None or op.value == thing) and (op.valueType is None or (hasattr(thing, "type") and self._bind(env, op.valueType, thing.type)))
        if kind in ("pdl.operand", "pdl.operands"):
            types = [each.type for each in thing] if isinstance(thing, list) else thing.type
            return op.valueType is None or self._bind(env, op.valueType, types)
        if kind == "pdl.type":
            return op.constantType is None or op.constantType.value == thing
        if kind == "pdl.types":
            return op.constantTypes is None or [each.value for each in op.constantTypes] == thing
        if kind in ("pdl.result", "pdl.results"):
            first = thing if isinstance(thing, _core.Value) else next(iter(thing), None)
            if first is None or isinstance(first.owner, _core.Block):
                return first is None and kind == "pdl.results"
            return self._bind(env, op.parent, first.owner.operation) and bool(self._result(op, first.owner.operation) == thing)
        return True  # the results of a native constraint are compared when it is called

    def _bind_operation(self, env: Env, pattern: Any, op: _core.Operation) -> bool:
        if pattern.opName is not None and pattern.opName.value != op.name:
            return False
        for name, value in zip(pattern.attributeValueNames, pattern.attributeValues):
            attribute = op.attributes.get(name.value)
            if attribute is None or not self._bind(env, value, attribute):
                return False
        operands, types = list(op.operands), [result.type for result in op.results]
        return (self._bind_all(env, list(pattern.operandValues), operands, op, "operandSegmentSizes")
                and self._bind_all(env, list(pattern.typeValues), types, op, "resultSegmentSizes"))

    def _bind_all(self, env: Env, values: list[Any], things: list[Any], op: _core.Operation, sizes_name: str) -> bool:
        if len(values) == 1 and _is_range(values[0]):
            return self._bind(env, values[0], things)
        ranges = sum(map(_is_range, values))
        if len(things) < len(values) - ranges or (ranges == 0 and len(things) > len(values)):
            return False
        varies = False
        for number, value in enumerate(values):
            varies = varies or _is_range(value)
            group = _group(things, op, sizes_name, number) if varies else [things[number]]
            if not _is_range(value) and len(group) != 1:
                return False
            if not self._bind(env, value, group if _is_range(value) else group[0]):
                return False
        return True

    def _result(self, op: Any, of: _core.Operation) -> Any:
        """The result or results that a pdl.result or pdl.results selects from an operation; None when there is no such result."""
        results = list(of.results)
        if op.operation.name == "pdl.result":
            return results[op.index.value] if op.index.value < len(results) else None
        group = results if op.index is None else _group(results, of, "resultSegmentSizes", op.index.value)
        return group if _is_range(op.val) else group[0] if len(group) == 1 else None

    def _value(self, env: Env, value: _core.Value[Any]) -> Any:
        """The thing that a value of the pattern matches, once operations are matched; None when it cannot be determined."""
        if value not in env:
            op = self._defining(value)
            kind, found = op.operation.name, None
            if kind in ("pdl.result", "pdl.results"):
                found = self._result(op, env[op.parent]) if op.parent in env else None
            elif kind == "pdl.attribute":
                found = op.value
            elif kind == "pdl.type" and op.constantType is not None:
                found = op.constantType.value
            elif kind == "pdl.types" and op.constantTypes is not None:
                found = [each.value for each in op.constantTypes]
            if found is None:
                return None
            env[value] = found
        return env[value]

    def _constrain(self, env: Env, op: Any) -> bool:
        results = PDLResultList()
        arguments = [_shown(self._value(env, value)) for value in op.args]
        failed = bool(self._constraints[op.name_.value](self._rewriter_of(env[self._root.op].opview), results, arguments))
        if failed != bool(op.isNegated is not None and op.isNegated.value):
            return False
        return failed or self._take_results(env, op, results)

    def _take_results(self, env: Env, op: Any, results: PDLResultList) -> bool:
        """Binds the results of a native function to the things that it returned. Returns False when one is already bound to another."""
        if len(results._things) != len(op.results):
            raise _core.MLIRError(f"the native function '{op.name_.value}' has {len(op.results)} results in the pattern and appended {len(results._things)}")
        return all([env.setdefault(value, thing) == thing for value, thing in zip(op.results, results._things)])

    # --- rewriting ---

    def apply(self, op: Any, rewriter: PatternRewriter) -> bool | None:
        """As a pattern in Python: True when it does not match."""
        env = self.match(op.operation)
        if env is None:
            return True
        if self._rewrite.name_ is not None:
            arguments = [value for value in (self._rewrite.root, *self._rewrite.externalArgs) if value is not None]
            self._rewrites[self._rewrite.name_.value](rewriter, PDLResultList(), [_shown(self._value(env, value)) for value in arguments])
            return None
        location = _core.Location.fused([env[each.op].location for each in self._operations], context=op.context)
        with rewriter.ip, location:
            for each in self._rewrite.regions[0].blocks[0].operations:
                self._run(env, each, rewriter)
        return None

    def _run(self, env: Env, op: Any, rewriter: PatternRewriter) -> None:
        kind = op.operation.name
        if kind == "pdl.operation":
            env[op.op] = self._create(env, op)
        elif kind == "pdl.replace":
            new = env[op.replOperation].results if op.replOperation is not None else self._flat(env, op.replValues)
            rewriter.replace_op(env[op.opValue], list(new))
        elif kind == "pdl.erase":
            rewriter.erase_op(env[op.opValue])
        elif kind == "pdl.range":
            env[op.result] = self._flat(env, op.arguments)
        elif kind == "pdl.apply_native_rewrite":
            results = PDLResultList()
            self._rewrites[op.name_.value](rewriter, results, [_shown(self._value(env, value)) for value in op.args])
            self._take_results(env, op, results)
        elif self._value(env, op.operation.results[0]) is None:
            raise _core.MLIRError(f"a rewrite cannot compute '{kind}'")

    def _flat(self, env: Env, values: Any) -> list[Any]:
        found: list[Any] = []
        for value in values:
            thing = self._value(env, value)
            found += thing if isinstance(thing, list) else [thing]
        return found

    def _create(self, env: Env, op: Any) -> _core.Operation:
        name = op.opName.value
        operands = self._flat(env, op.operandValues)
        attributes = {key.value: self._value(env, value) for key, value in zip(op.attributeValueNames, op.attributeValues)}
        types = self._flat(env, op.typeValues)
        if len(op.typeValues) == 0:
            types = self._result_types(env, op, name, operands, attributes)
        return _core.Operation.create(name, results=types, operands=operands, attributes=attributes)

    def _result_types(self, env: Env, op: Any, name: str, operands: list[Any], attributes: dict[str, Any]) -> list[_core.Type]:
        """The result types of the operation that it replaces; otherwise the inferred types; otherwise none."""
        for use in op.op.uses:
            user: Any = use.owner
            if user.operation.name == "pdl.replace" and user.replOperation == op.op and user.opValue in env:
                return [result.type for result in env[user.opValue].results]
        try:
            return list(InferTypeOpInterface(name).inferReturnTypes(operands, _core.DictAttr.get(attributes)))
        except (ValueError, TypeError):
            return []
