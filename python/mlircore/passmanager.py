"""Pass managers: textual pipelines with nesting and options, passes written in Python, printing of IR around passes.

Passes are registered by name with `register_pass`; `PassManager.parse` and `add` find them there. A pass is a callable
`run(op, pass_, **options)` that gets an `ir.Operation` and an ExternalPass.
"""

from __future__ import annotations

import enum
import os
import sys
import tempfile
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from ._core import capsule_of, check_pass_can_run, core_passes, in_capsule, operations_in, run_core_passes
from ._pipeline import Option, Parser, Pass, Pipeline
from ._reports import Timer, statistics, times
from ._reproducer import Reproducer
from .ir import Context, FileLineColLoc, MLIRError, Module, Operation, OperationEquivalenceFlags, VerifyError, _OperationBase

__all__ = ["ExternalPass", "PassDisplayMode", "PassManager", "register_pass"]


def __dir__() -> list[str]:
    return sorted(__all__)


_HEAD = "Failure while executing pass pipeline"


class PassDisplayMode(enum.Enum):
    """How statistics are shown: all passes by name, or as the pipeline nests them."""

    LIST = 0
    PIPELINE = 1


class ExternalPass:
    """The handle by which a running pass signals that it failed."""

    def __init__(self) -> None:
        self._failed = False

    def signal_pass_failure(self) -> None:
        """The pass has failed: the pipeline ends with MLIRError once it returns."""
        self._failed = True


_registry: dict[str, Pass] = {}


def register_pass(
    run: Callable[..., object], argument: str, *, name: str | None = None, description: str = "", op_name: str = "", options: Mapping[str, str] | None = None
) -> None:
    """Make a pass known to textual pipelines as `argument`, which must be new.

    `options` are their defaults, as text; `run` gets those that hold as keyword arguments, `-` in names as `_`.
    """
    if argument in _registry:
        raise ValueError(f"Pass '{argument}' is already registered")
    _registry[argument] = Pass(run, name or argument, argument, description, op_name, options or {})


def _run_core(op: Operation, item: Pass) -> None:
    """Runs a pass of the core; what it writes goes to stderr, or to the file that it is for."""
    options = dict(item.options)
    if item.output == "file" and not options["filename"]:
        handle, options["filename"] = tempfile.mkstemp(".tmp.mlir", "mlir_snapshot-")
        os.close(handle)
    text, _, failures = _call_core(op, None, [(item, options)], verify=False)
    if failures:
        raise failures.pop()[2]  # this frame must not hold what holds the frame
    if item.output == "file":
        with open(options["filename"], "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(text)
    else:
        sys.stderr.write(text)


def _call_core(
    op: Operation, anchor: str | None, uses: Sequence[tuple[Pass, Mapping[str, str]]], *, verify: bool
) -> tuple[str, list[float], list[tuple[Pass, Operation, MLIRError]]]:
    """Runs passes of the core with their options as `run_core_passes` does: the text, the seconds of each pass, and the failures."""

    def head(number: int, failed: Operation) -> str:
        return f"{_HEAD}: pass '{uses[number][0].argument}' on {_named(failed)}"

    passes = tuple((item.number, tuple(options.values())) for item, options in uses if item.number is not None)
    text, results, failures = run_core_passes(op, anchor, passes, verify, head)
    for (item, _), (counts, _) in zip(uses, results):
        for i, count in enumerate(counts):
            item.counts[i] += count
    return text, [seconds for _, seconds in results], [(uses[number][0], failed, error) for number, failed, error in failures]


def _named(op: Operation) -> str:
    """An operation in a message: its name, and that of the symbol."""
    return f"'{op.name}'{_symbol(op, ' @')}"


def _symbol(op: Operation, before: str) -> str:
    """The symbol that an operation defines with `before` before it; nothing when it has none."""
    symbol = op.attributes.get("sym_name")
    return "" if symbol is None else f"{before}{str(symbol)[1:-1]}"


def _chosen(passes: bool | Collection[str] | None, item: Pass) -> bool:
    """Whether a pass is among those to print: all, none, or those with these arguments."""
    return bool(passes) if isinstance(passes, bool) or passes is None else item.argument in passes


def _around(op: Operation, item: Pass) -> Pipeline:
    """The pipeline for the outermost operation that runs nothing but one pass on operations like `op`."""
    inner = Pipeline(op.name)
    inner.items.append(item)
    while op.attached and op.parent is not None:
        op = op.parent.operation
        outer = Pipeline(op.name)
        outer.items.append(inner)
        inner = outer
    return inner


def _register_core() -> None:
    for number, (argument, name, summary, options, statistics, output, anchor) in sorted(enumerate(core_passes()), key=lambda each: each[1][0]):
        kinds = tuple(Option(*each) for each in options)
        defaults = {option.name: option.default for option in kinds}
        _registry[argument] = Pass(_run_core, name, argument, summary, anchor, defaults, kinds, statistics, number, output)


_register_core()


def _run_fixed_point(op: Operation, _: ExternalPass, max_iterations: str, name: str, pipeline: str) -> None:
    """Runs the pipeline until the operation stays the same: mlir-opt 22's composite-fixed-point-pass.

    Raises ValueError for a pipeline that cannot be read, or a number below 1. After too many iterations there is a warning, no error.
    """
    count = int(max_iterations) if max_iterations.lstrip("-").isdigit() else 0
    if count < 1:
        raise ValueError(f"Invalid maxIterations value: {max_iterations}")
    manager = PassManager("any", op.context)
    Parser(pipeline, _registry).parse_into(manager._pipeline)
    before = op.structural_hash(OperationEquivalenceFlags.NONE)
    for _iteration in range(count + 1):
        manager._run(manager._pipeline, op, Timer("root"))
        after = op.structural_hash(OperationEquivalenceFlags.NONE)
        if after == before:
            return
        before = after
    sys.stderr.write(f'warning: Composite pass "{name}"+ didn\'t converge in {count} iterations\n')


_FIXED_POINT = (
    Option("max-iterations", "int", "10", "Maximum number of iterations if inner pipeline"),
    Option("name", "string", "CompositeFixedPointPass", "Composite pass display name"),
    Option("pipeline", "string", "", "Composite pass inner pipeline"),
)
_registry["composite-fixed-point-pass"] = Pass(
    _run_fixed_point, "CompositeFixedPointPass", "composite-fixed-point-pass", "Composite fixed point pass", "",
    {option.name: option.default for option in _FIXED_POINT}, _FIXED_POINT)


def _title(pipeline: Pipeline) -> str:
    return f"'{pipeline.anchor}' Pipeline"


class PassManager:
    """A pipeline of passes that runs on one operation; `str()` is its textual form."""

    def __init__(self, anchor_op: str = "any", context: Context | None = None) -> None:
        self._context = _context(context)
        self._pipeline = Pipeline(anchor_op)
        self._verify = True
        self._printing: dict[str, Any] | None = None
        self._timing = False
        self._statistics: PassDisplayMode | None = None
        self._timer: Timer | None = None  # of the program that runs the manager
        self._before_pass: Callable[[Pass, Operation], None] | None = None
        self._reproducer: tuple[str, bool] | None = None  # its file, and whether it is local
        self._local: tuple[str, Reproducer] | None = None  # before the last pass, for a local reproducer
        self._failed: tuple[Pass, Operation] | None = None
        self._notes: list[str] = []  # what a tool writes after the diagnostics of a failure

    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager:
        """The pass manager that a text as `builtin.module(pass,func.func(pass{option=1}))` says; ValueError with the place."""
        if not isinstance(pipeline, str):
            raise TypeError(f"a pipeline is a text, not {type(pipeline).__name__}")
        text = pipeline.strip()
        anchor, opening, rest = text.partition("(")
        if not anchor or not opening or not rest.endswith(")"):
            raise ValueError("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'")
        manager = PassManager(anchor.strip(), context)
        Parser(rest[:-1], _registry).parse_into(manager._pipeline)
        return manager

    def __str__(self) -> str:
        return str(self._pipeline)

    def __repr__(self) -> str:
        return f"<PassManager {self}>"

    @property
    def _CAPIPtr(self) -> object:
        """A capsule that keeps it; `_CAPICreate` takes it out. There is no C API for it, so other extensions cannot use it."""
        return capsule_of(self, patterns=False)

    @staticmethod
    def _CAPICreate(capsule: object) -> PassManager:
        """The pass manager of a capsule. Raises ValueError for another one."""
        manager: PassManager = in_capsule(capsule, patterns=False)
        return manager

    def _testing_release(self) -> None:
        """Nothing: upstream gives up the C object here, and mlircore has none."""

    def add(
        self, pipeline: str | Callable[..., object], name: str | None = None, argument: str | None = "", description: str | None = "", op_name: str | None = ""
    ) -> None:
        """Append elements of a textual pipeline (all or, when one is wrong, none), or a callable `run(op, pass_)`."""
        if isinstance(pipeline, str):
            parsed = Pipeline(self._pipeline.anchor)
            Parser(pipeline, _registry).parse_into(parsed)
            self._pipeline.items += parsed.items
        elif callable(pipeline):
            name = name or str(getattr(pipeline, "__name__", type(pipeline).__name__))
            self._pipeline.add(Pass(pipeline, name, argument or "", description or "", op_name or "", {}))
        else:
            raise TypeError(f"add() takes a textual pipeline or a callable, not {type(pipeline).__name__}")

    def enable_verifier(self, enable: bool) -> None:
        """Whether the operation is verified after each pass; it is, unless this says otherwise."""
        self._verify = enable

    def enable_timing(self) -> None:
        """Write a report of wall time to stderr after each run."""
        self._timing = True

    def enable_statistics(self, displayMode: PassDisplayMode = PassDisplayMode.PIPELINE) -> None:
        """Write the passes, with the statistics they have (Python passes: none), to stderr after each run."""
        self._statistics = displayMode

    def enable_ir_printing(
        self,
        print_before_all: bool = False,
        print_after_all: bool = True,
        print_module_scope: bool = False,
        print_after_change: bool = False,
        print_after_failure: bool = False,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        print_generic_op_form: bool = False,
        tree_printing_dir_path: str | None = None,
    ) -> None:
        """Write the IR around passes, under mlir-opt's banners: to stderr, or to a tree of files below a folder.

        In the tree there is a folder for each operation, inside the folders of the operations around it, and in it a file for each print. The
        file's name has the numbers of the operations around, then its own number, then the pass's argument. Raises OSError when a file
        cannot be written (in `run`).
        """
        self._printing = dict(
            before=print_before_all, after=print_after_all, module=print_module_scope, change=print_after_change, failure=print_after_failure,
            tree=tree_printing_dir_path, counts={}, pipelines=True,
            options=dict(large_elements_limit=large_elements_limit, large_resource_limit=large_resource_limit,
                         enable_debug_info=enable_debug_info, print_generic_op_form=print_generic_op_form))

    def enable_crash_reproducer(self, path: str, local: bool = False) -> None:
        """Write a reproducer to a file when the pipeline fails: the operation as it was and the pipeline.

        `local`: as it was before the pass that failed, and that pass only. `mlircore-opt --run-reproducer` and mlir-opt 22 run the file.
        A file that cannot be written becomes a note of the error.
        """
        self._reproducer = (path, local)

    def _kept(self, op: Operation, pipeline: Pipeline) -> tuple[str, Reproducer]:
        """The text of the outermost operation as it is, and the reproducer of a pipeline for it."""
        top = op
        while top.attached and top.parent is not None:
            top = top.parent.operation
        text = f"{pipeline.anchor}({', '.join(map(str, pipeline.items))})"
        return top.get_asm(use_local_scope=False), Reproducer(text, True, self._verify)

    def _reproduced(self, kept: tuple[str, Reproducer], error: MLIRError) -> MLIRError:
        """Writes the reproducer; the error with a word about it."""
        assert self._reproducer is not None
        path, local = self._reproducer
        text, reproducer = self._local if local and self._local is not None else kept
        how = f"reproducer generated at `{path}`"
        try:
            reproducer.write(path, text)
        except OSError as reason:
            how = f"failed to create output stream: Failed to create reproducer stream: cannot open output file '{path}': {reason.strerror}"
        if self._failed is not None:
            item, op = self._failed
            failed = f"`{item.name}` on '{op.name}' operation{_symbol(op, ': @')}"
            place = _place(op)
            self._notes = [
                f"{place}: error: Failures have been detected while processing an MLIR pass pipeline\n",
                f"{place}: note: Pipeline failed while executing {failed if local else f'[{failed}]'}: {how}\n"]
        return type(error)(f"{error.message}; {how}", error.error_diagnostics)

    def run(self, operation: _OperationBase) -> None:
        """Run on an operation; MLIRError when the anchor is another, a pass fails, or the IR after a pass does not verify.

        An exception from a Python pass is raised unchanged.
        """
        if isinstance(operation, Module) or not isinstance(operation, _OperationBase):
            advice = ": use module.operation" if isinstance(operation, Module) else ""
            raise TypeError(f"run(): expected an operation, not {type(operation).__name__}{advice}")
        op = operation.operation
        self._failed, self._local, self._notes = None, None, []
        timer = self._timer or Timer("root")
        kept = self._kept(op, self._pipeline) if self._reproducer is not None else None
        try:
            self._run(self._pipeline, op, timer)
        except MLIRError as error:
            if kept is None:
                raise
            raise self._reproduced(kept, error) from None
        finally:
            timer.stop()
            if self._timing:
                sys.stderr.write(times(timer))
            if self._statistics is not None:
                sys.stderr.write(statistics(self._pipeline, self._statistics.name.lower()))

    def _run(self, pipeline: Pipeline, op: Operation, timer: Timer) -> None:
        if pipeline.anchor not in ("any", op.name):
            raise self._failure(op, f"can't run '{pipeline.anchor}' pass manager on '{op.name}' op")
        for item in pipeline.items:
            if isinstance(item, Pass):
                self._run_pass(item, op, timer)
                continue
            # all of them, as mlir-opt does: one that fails leaves the others as they would be
            errors = self._run_core_nested(item, op, timer) if self._is_core(item) else self._run_nested(item, op, timer)
            if errors:
                raise type(errors[0])(errors[0].message, [each for error in errors for each in error.error_diagnostics])

    def _run_nested(self, pipeline: Pipeline, op: Operation, timer: Timer) -> list[MLIRError]:
        errors = []
        for inner in operations_in(op, pipeline.target):
            with timer.part(id(pipeline), _title(pipeline)) as nested:
                try:
                    self._run(pipeline, inner, nested)
                except MLIRError as error:
                    errors.append(error.with_traceback(None))  # its frames hold this list
        return errors

    def _is_core(self, pipeline: Pipeline) -> bool:
        """Whether all passes are of the core, and nothing is done between them."""
        watched = self._before_pass is not None or self._printing is not None or (self._reproducer is not None and self._reproducer[1])
        return not watched and all(isinstance(item, Pass) and item.number is not None and item.output != "file" for item in pipeline.items)

    def _run_core_nested(self, pipeline: Pipeline, op: Operation, timer: Timer) -> list[MLIRError]:
        """As `_run_nested`, in one call for all operations: twenty times as fast for small functions."""
        uses = [(item, item.options) for item in pipeline.items if isinstance(item, Pass)]
        with timer.part(id(pipeline), _title(pipeline)) as nested:
            text, seconds, failures = _call_core(op, pipeline.target, uses, verify=self._verify)
            for (item, _), each in zip(uses, seconds):
                nested.add(id(item), item.name, each)
        sys.stderr.write(text)
        errors = []
        for item, inner, error in failures:
            self._note(item, inner)
            errors.append(MLIRError(_HEAD, error.error_diagnostics) if isinstance(error, VerifyError) else error)
        return errors

    def _note(self, item: Pass, op: Operation) -> None:
        """Keeps what a failure was of."""
        self._failed = self._failed or (item, op)
        self._notes.append(f"{_place(op)}: note: pass '{item.argument or item.name}' failed on {_named(op)}\n")

    def _run_pass(self, item: Pass, op: Operation, timer: Timer) -> None:
        if self._before_pass is not None:
            self._before_pass(item, op)
        printing = self._printing or {}
        if _chosen(printing.get("before"), item):
            self._dump("Before", "", item, op)
        dumped = _chosen(printing.get("after"), item)
        before = op.structural_hash(OperationEquivalenceFlags.NONE) if dumped and printing["change"] else None
        if self._reproducer is not None and self._reproducer[1] and self._failed is None:
            self._local = self._kept(op, _around(op, item))
        error: MLIRError | None = None
        try:
            with timer.part(id(item), item.name):
                told = ExternalPass()
                if item.number is not None:
                    item.run(op, item)
                else:
                    check_pass_can_run(op, item.name, item.op_name, _HEAD)
                    item.run(op, told, **{key.replace("-", "_"): value for key, value in item.options.items()})
            error = MLIRError(_HEAD) if told._failed else None
            if error is None and self._verify:
                op.verify()
        except VerifyError as broken:
            error = MLIRError(_HEAD, broken.error_diagnostics)
        except MLIRError as failed:
            error = failed
        if dumped:
            unchanged = before is not None and before == op.structural_hash(OperationEquivalenceFlags.NONE)
            if error is not None:
                self._dump("After", " Failed", item, op)
            elif not printing["failure"] and not unchanged:
                self._dump("After", "", item, op)
        if error is not None:
            self._note(item, op)
            try:
                raise error
            finally:
                del error  # its traceback holds this frame

    def _failure(self, op: Operation, message: str) -> MLIRError:
        self._notes = [f"{_place(op)}: error: {message}\n"]
        place = str(op.location)
        place = "unknown" if place == "loc(unknown)" else place[4:-1]
        return MLIRError(f"{_HEAD}:\nerror: {place}: {message}")

    def _dump(self, when: str, how: str, item: Pass, op: Operation) -> None:
        printing = self._printing or {}
        head = f"// -----// IR Dump {when} {item.name}{how}"
        head += f": {item}" if printing["pipelines"] else f" ({item.argument})" if item.argument else ""
        shown = op
        if printing["module"]:
            head += f" ('{op.name}' operation{_symbol(op, ': @')})"
            while shown.attached and shown.parent is not None:
                shown = shown.parent.operation
        text = shown.get_asm(use_local_scope=shown.attached, **printing["options"])
        text = f"{head} //----- //\n{text}\n\n"
        if printing["tree"] is None:
            sys.stderr.write(text)
            return
        path = _tree_path(op, item, printing["counts"])
        path = os.path.join(printing["tree"], path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def _tree_path(op: Operation, item: Pass, counts: dict[Operation, int]) -> str:
    """Where a pass's IR goes in a tree of files; `counts`: how often each operation was printed."""
    folders: list[str] = []
    numbers: list[str] = [str(counts.get(op, 0))]
    counts[op] = counts.get(op, 0) + 1
    at: Operation | None = op
    while at is not None:
        symbol = at.attributes.get("sym_name")
        folders.append(f"{at.name.replace('.', '_')}_{'no-symbol-name' if symbol is None else str(symbol)[1:-1]}")
        at = at.parent.operation if at.attached and at.parent is not None else None
        if at is not None:
            numbers.append(str(max(counts.get(at, 0) - 1, 0)))
    name = "_".join([*reversed(numbers), item.argument])
    return os.path.join(*(each.replace(os.sep, "_") for each in reversed(folders)), f"{name}.mlir")


def _place(op: Operation) -> str:
    """The place of an operation, as messages of tools begin."""
    location = op.location
    if not isinstance(location, FileLineColLoc):
        return "<unknown>:0"
    return f"{location.filename}:{location.start_line}:{location.start_col}"


def _context(context: Context | None) -> Context:
    context = context if context is not None else Context.current
    if context is None:
        raise RuntimeError(
            "An MLIR function requires a Context but none was provided in the call or from the surrounding environment. Either pass to "
            "the function with a 'context=' argument or establish a default using 'with Context():'")
    return context
