"""Rewriting with patterns written in Python: sets of them, and two drivers.

The core keeps the worklists (src_c/transform/drivers.c and canonicalize.c) and looks for operations that a pattern is for; Python is called
for those alone. The greedy driver is that of the pass canonicalize: it folds, erases pure operations that nothing uses, keeps one of equal
constants and simplifies regions; of operations that are defined in Python it calls `fold` and `canonicalize`, where their classes have them.
Patterns of a module of the pdl dialect are matched in Python (`mlircore.bind.pdl_patterns`). There is no dialect conversion.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ._core import CheckedPattern, GreedyDriver, PatternDriver, capsule_of, in_capsule, replace_operation, try_patterns
from .bind import folding
from .bind.pdl_patterns import Pattern, PDLResultList
from .ir import Attribute, Context, InsertionPoint, Module, Operation, OpView, Value, _OperationBase
from .passmanager import _context

__all__ = [
    "FrozenRewritePatternSet",
    "GreedyRewriteConfig",
    "GreedyRewriteStrictness",
    "GreedySimplifyRegionLevel",
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

    def __setattr__(self, name: str, value: object) -> None:
        """Raises AttributeError for what is no option, TypeError for a value of another type."""
        default = getattr(type(self), name, None)
        if default is None or name.startswith("_"):
            raise AttributeError(f"there is no option {name!r}: there are {', '.join(GreedyRewriteConfig.__annotations__)}")
        if not isinstance(value, type(default)) or isinstance(value, bool) != isinstance(default, bool):
            raise TypeError(f"{name} is of type {type(default).__name__}, not {type(value).__name__}")
        super().__setattr__(name, value)

    def __repr__(self) -> str:
        return f"<GreedyRewriteConfig {', '.join(f'{name}={value}' for name, value in vars(self).items()) or 'of defaults'}>"


class PatternRewriter:
    """The functions by which a pattern changes the IR. It is for the operation that the pattern was called for."""

    def __init__(self, op: OpView, driver: GreedyDriver | None = None) -> None:
        self._op = op
        self._driver = driver

    @property
    def ip(self) -> InsertionPoint:
        """In front of the operation."""
        return InsertionPoint(self._op)

    def replace_op(self, op: _OperationBase, new_op: _OperationBase | Sequence[Value[Any]]) -> None:
        """Replace all uses of results of `op` by those of `new_op`, or by values, and erase it; ValueError when the numbers differ."""
        replace_operation(op, new_op, self._driver)

    def erase_op(self, op: _OperationBase) -> None:
        """Erase an operation."""
        if self._driver is not None:
            self._driver.erasing(op)
        op.operation.erase()


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
        return FrozenRewritePatternSet._of([_Pattern(each.benefit, each.root_name, each.apply) for each in found])


def _patterns_in(op: _OperationBase, patterns: FrozenRewritePatternSet) -> dict[str, list[CheckedPattern]]:
    if not isinstance(patterns, FrozenRewritePatternSet):
        raise TypeError(f"expected a FrozenRewritePatternSet, not {type(patterns).__name__}")
    return patterns._in(op.context)


def walk_and_apply_patterns(op: _OperationBase, set: FrozenRewritePatternSet) -> None:
    """Try the patterns once for each operation in `op`, nested ones before what is around them; not for new ones."""
    patterns = _patterns_in(op.operation, set)
    others = patterns.pop("")
    driver = PatternDriver(op.operation, None if others else patterns)
    driver.begin()
    while (inner := driver.next()) is not None:
        try_patterns(inner, PatternRewriter(inner), patterns.get(inner.operation.name, others))


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

    driver = GreedyDriver(op.operation, _patterns_in(op.operation, set), PatternRewriter, with_hooks)
    level = config.region_simplification_level
    converged = driver.run(
        top_down=config.use_top_down_traversal, folds=folds, unify_constants=config.enable_constant_cse,
        only_existing=config.strictness is GreedyRewriteStrictness.EXISTING_OPS, simplify=level is not GreedySimplifyRegionLevel.DISABLED,
        aggressive=level is GreedySimplifyRegionLevel.AGGRESSIVE, max_rounds=config.max_iterations, max_rewrites=config.max_num_rewrites,
    )  # fmt: skip
    if not converged:
        raise RuntimeError("pattern application failed to converge")
