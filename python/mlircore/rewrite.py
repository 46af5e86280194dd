"""Rewriting with patterns written in Python: sets of them, and two drivers.

The core keeps the worklists (src_c/transform/drivers.c and canonicalize.c) and looks for operations that a pattern is for; Python is called
for those alone. The greedy driver is that of the pass canonicalize: it folds, erases pure operations that nothing uses, keeps one of equal
constants and simplifies regions; of operations that are defined in Python it calls `fold` and `canonicalize`, where their classes have them.
Patterns of a module of the pdl dialect are matched in Python (`mlircore.bind.pdl_patterns`) where the core finds the root, its attributes and
the makers of its operands. There is no dialect conversion.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from ._core import (
    CheckedPattern,
    GreedyDriver,
    PatternDriver,
    RewriteDriver,
    capsule_of,
    erase_block,
    in_capsule,
    replace_operation,
    try_patterns,
)
from .bind import folding
from .bind.pdl_patterns import Pattern, PDLResultList
from .ir import Attribute, Block, Context, InsertionPoint, Module, OpOperand, Operation, OpView, Region, Value, _OperationBase
from .passmanager import _context

__all__ = [
    "FrozenRewritePatternSet",
    "GreedyRewriteConfig",
    "GreedyRewriteStrictness",
    "GreedySimplifyRegionLevel",
    "Listener",
    "PDLModule",
    "PDLResultList",
    "PatternRewriter",
    "RewritePatternSet",
    "apply_patterns_and_fold_greedily",
    "walk_and_apply_patterns",
]


def __dir__() -> list[str]:
    return sorted(__all__)


class GreedyRewriteStrictness(enum.Enum):
    """Which operations the greedy driver visits: all, existing and new ones, or only existing ones."""

    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2


class GreedySimplifyRegionLevel(enum.Enum):
    """How far the greedy driver simplifies regions: not at all, without blocks that nothing reaches and what is dead, and with equal blocks
    as one."""

    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2


class GreedyRewriteConfig:
    """Options of the greedy driver, with upstream's defaults."""

    max_iterations: int = 10
    max_num_rewrites: int = -1
    use_top_down_traversal: bool = False
    enable_folding: bool = True
    enable_constant_cse: bool = True
    strictness: GreedyRewriteStrictness = GreedyRewriteStrictness.ANY_OP
    region_simplification_level: GreedySimplifyRegionLevel = GreedySimplifyRegionLevel.AGGRESSIVE
    listener: Listener | None = None

    def __setattr__(self, name: str, value: object) -> None:
        """Raises AttributeError for what is no option, TypeError for a value of another type."""
        default = Listener() if name == "listener" else getattr(type(self), name, None)
        if default is None or name.startswith("_"):
            raise AttributeError(f"there is no option {name!r}: there are {', '.join(GreedyRewriteConfig.__annotations__)}")
        if name == "listener" and value is None:
            pass
        elif not isinstance(value, type(default)) or isinstance(value, bool) != isinstance(default, bool):
            raise TypeError(f"{name} is of type {type(default).__name__}, not {type(value).__name__}")
        super().__setattr__(name, value)

    def __repr__(self) -> str:
        return f"<GreedyRewriteConfig {', '.join(f'{name}={value}' for name, value in vars(self).items()) or 'of defaults'}>"


class Listener:
    """Called by a driver for every change of the operations that it works in: a subclass overrides what it needs.

    Patterns, folds, the erasure of dead operations and the simplification of regions are all reported. The driver reports the changes of a
    pattern that are made by its rewriter, and operations that it puts into blocks in any way: new, copied or moved ones, when the rewriter
    is used next, or at the end of the pattern. A listener may read the IR and must not change it. An exception from it ends the driver, after
    the change that is being made.
    """

    def operation_inserted(self, op: Operation) -> None:
        """An operation is new in its block, or was moved there."""

    def operation_modified(self, op: Operation) -> None:
        """Its operands, successors, attributes or regions were changed in place."""

    def operation_replaced(self, op: Operation, values: list[Value[Any]]) -> None:
        """Values are about to be used instead of its results; it is erased next."""

    def operation_erased(self, op: Operation) -> None:
        """It is about to be erased. Operations inside of it were reported before it."""


class PatternRewriter:
    """The functions by which a pattern changes the IR. It is for the operation that the pattern was called for.

    A driver visits the operations again that such a change affects, and its listener hears of it. All functions raise MLIRError for what was
    erased; nothing has changed then.
    """

    def __init__(self, op: OpView, driver: RewriteDriver | None = None) -> None:
        self._op = op
        self._driver = driver

    @property
    def current_operation(self) -> OpView:
        """The operation that the pattern was called for."""
        return self._op

    @property
    def ip(self) -> InsertionPoint:
        """In front of the operation."""
        return InsertionPoint(self._op)

    def _changed(self, ops: Iterable[_OperationBase]) -> None:
        if self._driver is not None:
            for op in ops:
                self._driver.changed(op)

    def _placed(self, op: _OperationBase) -> None:
        if self._driver is not None:
            self._driver.placed(op)

    # --- operations ---

    def replace_op(self, op: _OperationBase, new_op: _OperationBase | Sequence[Value[Any]]) -> None:
        """Replace all uses of results of `op` by those of `new_op`, or by values, and erase it; ValueError when the numbers differ."""
        replace_operation(op, new_op, self._driver)

    def erase_op(self, op: _OperationBase) -> None:
        """Erase an operation."""
        if self._driver is not None:
            self._driver.erasing(op)
        op.operation.erase()

    def insert_op(self, op: _OperationBase, ip: InsertionPoint | None = None) -> None:
        """Put an operation that is in no block at an insertion point, or in front of the current operation."""
        (self.ip if ip is None else ip).insert(op)
        self._placed(op)

    def clone(self, op: _OperationBase, ip: InsertionPoint | None = None) -> Operation:
        """A copy of an operation with all in it, at an insertion point, or in front of the current operation."""
        made = op.operation.clone(self.ip if ip is None else ip).operation
        self._placed(made)
        return made

    def move_op_before(self, op: _OperationBase, other: _OperationBase) -> None:
        """Move an operation in front of another one."""
        op.operation.move_before(other.operation)
        self._placed(op)

    def move_op_after(self, op: _OperationBase, other: _OperationBase) -> None:
        """Move an operation directly after another one."""
        op.operation.move_after(other.operation)
        self._placed(op)

    @contextmanager
    def modify_op_in_place(self, op: _OperationBase) -> Iterator[None]:
        """`with rewriter.modify_op_in_place(op):` around changes of its operands, successors, attributes or regions."""
        yield
        self._changed([op])

    def notify_op_modified(self, op: _OperationBase) -> None:
        """Must be called after an operation was changed in place by other means than the rewriter."""
        self._changed([op])

    # --- values ---

    def replace_all_uses_with(self, old: Value[Any] | _OperationBase, new: Value[Any] | Sequence[Value[Any]] | _OperationBase) -> None:
        """Use other values instead of a value, or instead of the results of an operation. Raises ValueError when the numbers differ."""
        self.replace_uses_with_if(old, new, lambda use: True)

    def replace_all_uses_except(
        self, old: Value[Any] | _OperationBase, new: Value[Any] | Sequence[Value[Any]] | _OperationBase,
        exceptions: _OperationBase | Sequence[_OperationBase],
    ) -> None:
        """The same, except for uses by some operations."""
        listed = [exceptions] if isinstance(exceptions, _OperationBase) else exceptions
        kept = {each.operation for each in listed}
        self.replace_uses_with_if(old, new, lambda use: use.owner.operation not in kept)

    def replace_uses_with_if(
        self, old: Value[Any] | _OperationBase, new: Value[Any] | Sequence[Value[Any]] | _OperationBase, predicate: Callable[[OpOperand], bool]
    ) -> None:
        """The same for those uses that `predicate` returns True for. It is called for all uses before one is replaced."""
        olds, news = _values(old), _values(new)
        if len(olds) != len(news):
            raise ValueError(f"{len(olds)} values cannot be replaced by {len(news)}")
        found = [(use.owner, use.operand_number, to) for each, to in zip(olds, news) for use in each.uses if each != to and predicate(use)]
        for owner, number, to in found:
            owner.operation.operands[number] = to
        self._changed(dict.fromkeys(owner.operation for owner, _, _ in found))

    # --- blocks ---

    def erase_block(self, block: Block) -> None:
        """Erase a block that no branch leads to, with its operations. Raises ValueError when its values are used outside of it."""
        erase_block(block, self._driver)

    def inline_block_before(self, source: Block, op: _OperationBase, values: Sequence[Value[Any]] = ()) -> None:
        """Move the operations of a block in front of an operation, with values instead of its arguments, and erase the block.

        Raises ValueError when the numbers differ, when a branch leads to the block, and when the operation is in it.
        """
        self._inline(source, op.operation, values, lambda each: self.move_op_before(each, op))

    def merge_blocks(self, source: Block, dest: Block, values: Sequence[Value[Any]] = ()) -> None:
        """The same, to the end of another block, which must have no terminator then."""

        def append(op: Operation) -> None:
            dest.append(op)
            self._placed(op)

        self._inline(source, dest, values, append)

    def _inline(self, source: Block, to: Operation | Block, values: Sequence[Value[Any]], move: Callable[[Operation], None]) -> None:
        arguments = list(source.arguments)
        if len(arguments) != len(values):
            raise ValueError(f"a block with {len(arguments)} arguments cannot be inlined with {len(values)} values")
        if any(True for _ in source.predecessors):
            raise ValueError("a block that branches lead to cannot be inlined")
        block: Block | None = to if isinstance(to, Block) else to.block
        while block is not None:
            if block == source:
                raise ValueError("a block cannot be inlined into itself")
            owner = block.owner
            block = owner.operation.block if isinstance(owner, _OperationBase) and owner.operation.attached else None
        for argument, value in zip(arguments, values):
            self.replace_all_uses_with(argument, value)
        for op in list(source.operations):
            move(op.operation)
        self.erase_block(source)

    def split_block(self, block: Block, before: _OperationBase) -> Block:
        """Move an operation and those after it to a new block after `block`; the new block."""
        made = block.create_after()
        moved = False
        for op in list(block.operations):
            moved = moved or op.operation == before.operation
            if moved:
                made.append(op)
                self._placed(op)
        return made

    def inline_region_at_end(self, source: Region, dest: Region) -> None:
        """Move the blocks of a region to the end of another one."""
        for block in list(source.blocks):
            block.append_to(dest)
        self._changed(each for each in (source.owner, dest.owner))


def _values(of: Value[Any] | Sequence[Value[Any]] | _OperationBase) -> list[Value[Any]]:
    return [of] if isinstance(of, Value) else list(of.operation.results) if isinstance(of, _OperationBase) else list(of)


_Function = Callable[[Any, PatternRewriter], object]


class _Pattern(NamedTuple):
    benefit: int
    root: str | None  # None: operations of any name
    fn: _Function
    producers: dict[int, str] = {}
    constants: dict[int, Attribute] = {}
    attributes: dict[str, Attribute] = {}


class FrozenRewritePatternSet:
    """Patterns by the name of the operation they are for, those of most benefit first. Made by `freeze` of RewritePatternSet or PDLModule."""

    def __init__(self, *args: object) -> None:
        raise TypeError("use RewritePatternSet.freeze")

    _patterns: dict[str, list[_Pattern]]

    @staticmethod
    def _of(added: list[_Pattern]) -> FrozenRewritePatternSet:
        frozen = FrozenRewritePatternSet.__new__(FrozenRewritePatternSet)
        ordered = sorted(added, key=lambda each: -each.benefit)
        names = {each.root for each in ordered if each.root is not None}
        frozen._patterns = {name: [each for each in ordered if each.root in (None, name)] for name in names}
        frozen._patterns[""] = [each for each in ordered if each.root is None]
        return frozen

    def _in(self, context: Context) -> dict[str, list[CheckedPattern]]:
        """By name, for one run in a context; "": those for operations of any name."""
        made = {id(each): CheckedPattern(context, *each[2:]) for patterns in self._patterns.values() for each in patterns}
        return {name: [made[id(each)] for each in patterns] for name, patterns in self._patterns.items()}

    @property
    def _CAPIPtr(self) -> object:
        """A capsule that keeps it; `_CAPICreate` takes it out. There is no C API for it, so other extensions cannot use it."""
        return capsule_of(self, patterns=True)

    @staticmethod
    def _CAPICreate(capsule: object) -> FrozenRewritePatternSet:
        """The patterns of a capsule. Raises ValueError for another one."""
        patterns: FrozenRewritePatternSet = in_capsule(capsule, patterns=True)
        return patterns


def _name_of(op: object) -> str:
    if isinstance(op, type) and issubclass(op, OpView):
        return str(getattr(op, "OPERATION_NAME"))
    if not isinstance(op, str):
        raise TypeError("the root argument must be a type or a string")
    return op


class RewritePatternSet:
    """Patterns to be frozen and applied."""

    def __init__(self, context: Context | None = None) -> None:
        self._context = _context(context)
        self._added: list[_Pattern] = []

    def add(
        self, root: type[OpView] | str, fn: _Function, benefit: int = 1, *, producers: Mapping[int, type[OpView] | str] = {},
        constants: Mapping[int, Attribute] = {}, attributes: Mapping[str, Attribute] = {},
    ) -> None:
        """Add a pattern for operations of a class or a name: `fn(op, rewriter)`, which returns True when it does not match.

        The core calls it only where more holds, if that is stated: `producers`, operands by number that are results of operations of a class
        or a name; `constants`, operands that are constants of an attribute; `attributes`, by name. Where most operations do not match, this
        is many times faster than a function that looks at them.
        """
        if not callable(fn):
            raise TypeError(f"a pattern is a function, not {type(fn).__name__}")
        if any(not isinstance(place, int) or place < 0 for place in (*producers, *constants)):
            raise TypeError("an operand is stated by its number")
        if any(not isinstance(value, Attribute) for value in (*constants.values(), *attributes.values())):
            raise TypeError("constants and attributes are stated by an Attribute")
        made_by = {place: _name_of(producer) for place, producer in producers.items()}
        self._added.append(_Pattern(benefit, _name_of(root), fn, made_by, dict(constants), dict(attributes)))

    def __repr__(self) -> str:
        return f"<RewritePatternSet of {len(self._added)} patterns>"

    def freeze(self) -> FrozenRewritePatternSet:
        """The patterns so far, for a driver."""
        return FrozenRewritePatternSet._of(self._added)


class PDLModule:
    """The patterns of a module of the pdl dialect, and the native functions that they call."""

    def __init__(self, module: Module) -> None:
        if not isinstance(module, Module):
            raise TypeError(f"expected a Module, not {type(module).__name__}")
        self._module = module
        self._constraints: dict[str, Callable[..., Any]] = {}
        self._rewrites: dict[str, Callable[..., Any]] = {}

    def register_constraint_function(self, name: str, fn: Callable[[PatternRewriter, PDLResultList, list[Any]], object], /) -> None:
        """Register the function that `pdl.apply_native_constraint` of that name calls: it returns True when the pattern does not match."""
        self._constraints[name] = fn

    def register_rewrite_function(self, name: str, fn: Callable[[PatternRewriter, PDLResultList, list[Any]], object], /) -> None:
        """Register the function that `pdl.apply_native_rewrite`, or a rewrite, of that name calls: it appends its results."""
        self._rewrites[name] = fn

    def freeze(self) -> FrozenRewritePatternSet:
        """The patterns, for a driver. The module must not change any more. Raises MLIRError when a native function is not registered."""
        found = [Pattern(op, self._constraints, self._rewrites, PatternRewriter) for op in self._module.operation.find("pdl.pattern")]
        checked = [(each, *each.conditions()) for each in found]
        return FrozenRewritePatternSet._of(
            [_Pattern(each.benefit, each.root_name, each.apply, producers, {}, attributes) for each, producers, attributes in checked])


def _patterns_in(op: _OperationBase, patterns: FrozenRewritePatternSet) -> dict[str, list[CheckedPattern]]:
    if not isinstance(patterns, FrozenRewritePatternSet):
        raise TypeError(f"expected a FrozenRewritePatternSet, not {type(patterns).__name__}")
    return patterns._in(op.context)


def walk_and_apply_patterns(op: _OperationBase, set: FrozenRewritePatternSet, *, listener: Listener | None = None) -> None:
    """Try the patterns once for each operation in `op`, nested ones before what is around them; not for new ones."""
    patterns = _patterns_in(op.operation, set)
    others = patterns.pop("")
    driver = PatternDriver(op.operation, None if others else patterns, listener)
    driver.begin()
    while (inner := driver.next()) is not None:
        driver.apply(inner, PatternRewriter(inner, driver), patterns.get(inner.operation.name, others))


def apply_patterns_and_fold_greedily(op: _OperationBase | Module, set: FrozenRewritePatternSet, config: GreedyRewriteConfig | None = None) -> None:
    """Fold the operations in `op` and try the patterns for them again and again, until nothing changes, as mlir-opt 22's greedy driver.

    When a pattern's rewriter replaces or erases an operation, the affected operations are visited again in the same round. Other new
    operations are visited in the next round. Operations later in the text come first, unless the configuration states another order. Pure
    operations without uses are erased, and one of several equal constants is kept (`enable_constant_cse`), at the start of the block.
    Regions are simplified at the end of a round. An operation whose class has a `fold` is folded before patterns are tried, and
    `canonicalize` is one more pattern for its own operations; canonicalization patterns of the core's dialects are not tried.
    RuntimeError when it does not end after `max_iterations` rounds (-1: no limit); a round ends after `max_num_rewrites`. An exception of a
    pattern ends it. A pattern may change anything; operations that it erases without the rewriter are not visited.
    """
    config = config or GreedyRewriteConfig()
    folds = config.enable_folding

    def with_hooks(inner: OpView, rewriter: PatternRewriter, patterns: list[CheckedPattern]) -> bool:
        return (folds and folding.fold(inner, rewriter)) or try_patterns(inner, rewriter, patterns) or folding.canonicalize(inner, rewriter)

    driver = GreedyDriver(op.operation, _patterns_in(op.operation, set), PatternRewriter, with_hooks, config.listener)
    level = config.region_simplification_level
    converged = driver.run(
        top_down=config.use_top_down_traversal, folds=folds, unify_constants=config.enable_constant_cse,
        only_existing=config.strictness is GreedyRewriteStrictness.EXISTING_OPS, simplify=level is not GreedySimplifyRegionLevel.DISABLED,
        aggressive=level is GreedySimplifyRegionLevel.AGGRESSIVE, max_rounds=config.max_iterations, max_rewrites=config.max_num_rewrites,
    )  # fmt: skip
    if not converged:
        raise RuntimeError("pattern application failed to converge")
