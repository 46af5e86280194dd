"""Pass managers: textual pipelines with nesting and options, passes written in Python, printing of IR around passes.

Passes are registered by name with `register_pass`; `PassManager.parse` and `add` find them there. A pass is a callable
`run(op, pass_, **options)` that gets an `ir.Operation` and an ExternalPass.
"""

from __future__ import annotations

import enum
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ._core import capsule_of, in_capsule
from .ir import Context, MLIRError, Module, Operation, OperationEquivalenceFlags, VerifyError, _OperationBase

__all__ = ["ExternalPass", "PassDisplayMode", "PassManager", "register_pass"]

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


class _Pass:
    def __init__(self, run: Callable[..., object], name: str, argument: str, description: str, op_name: str, options: Mapping[str, str]) -> None:
        self.run, self.name, self.argument, self.description, self.op_name = run, name, argument, description, op_name
        self.options = dict(options)

    def __str__(self) -> str:
        text = self.argument or f"unknown<{self.name}>"
        return text + ("{" + " ".join(f"{key}={value}" for key, value in self.options.items()) + "}" if self.options else "")


class _Pipeline:
    def __init__(self, anchor: str) -> None:
        self.anchor = anchor
        self.items: list[_Pass | _Pipeline] = []

    def __str__(self) -> str:
        return f"{self.anchor}({','.join(map(str, self.items))})"

    def add(self, item: _Pass | _Pipeline) -> None:
        if isinstance(item, _Pass) and item.op_name and self.anchor not in ("any", item.op_name):
            raise ValueError(
                f"Can't add pass '{item.name}' restricted to '{item.op_name}' on a PassManager intended to run on "
                f"'{self.anchor}', did you intend to nest?")
        self.items.append(item)


_registry: dict[str, _Pass] = {}


def register_pass(
    run: Callable[..., object], argument: str, *, name: str | None = None, description: str = "", op_name: str = "", options: Mapping[str, str] | None = None
) -> None:
    """Make a pass known to textual pipelines as `argument`, which must be new.

    `options` are their defaults, as text; `run` gets those that hold as keyword arguments, `-` in names as `_`.
    """
    if argument in _registry:
        raise ValueError(f"Pass '{argument}' is already registered")
    _registry[argument] = _Pass(run, name or argument, argument, description, op_name, options or {})


class _Parser:
    """Reads the elements of a pipeline, positions counted from the start of `text`."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def error(self, at: int, message: str) -> ValueError:
        return ValueError(f"MLIR Textual PassPipeline Parser:1:{at + 1}: error: {message}\n{self.text}\n{' ' * at}^\n")

    def parse_into(self, pipeline: _Pipeline) -> None:
        if self.text.strip():
            self.elements(pipeline, [])
        if self.at < len(self.text) and self.text.strip():
            raise self.error(self.at, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline")

    def elements(self, pipeline: _Pipeline, opened: list[int]) -> None:
        while True:
            start = self.at
            while self.at < len(self.text) and self.text[self.at] not in ",(){":
                self.at += 1
            name = self.text[start : self.at].strip()
            following = self.text[self.at : self.at + 1]
            if following == "(":
                nested = _Pipeline(name)
                opened.append(self.at)
                self.at += 1
                if len(opened) > 200:
                    raise self.error(start, "pipelines are nested too deeply")
                self.elements(nested, opened)
                if self.text[self.at : self.at + 1] != ")":
                    raise self.error(opened[-1], "expected ')' to close the pipeline that is opened here")
                opened.pop()
                self.at += 1
                pipeline.add(nested)
            else:
                options = self.options() if following == "{" else None
                self.add_pass(pipeline, name, options, start)
            while self.text[self.at : self.at + 1] == " ":
                self.at += 1
            if self.text[self.at : self.at + 1] != ",":
                return
            self.at += 1

    def options(self) -> str:
        start, depth = self.at, 0
        while self.at < len(self.text):
            depth += {"{": 1, "}": -1}.get(self.text[self.at], 0)
            self.at += 1
            if depth == 0:
                return self.text[start + 1 : self.at - 1]
        raise self.error(start, "missing closing '}' while processing pass options")

    def add_pass(self, pipeline: _Pipeline, name: str, options: str | None, start: int) -> None:
        known = _registry.get(name)
        if known is None:
            raise self.error(start, f"'{name}' does not refer to a registered pass or pass pipeline")
        values = dict(known.options)
        for part in (options or "").split():
            key, _, value = part.partition("=")
            if key not in values:
                raise ValueError(f"<Pass-Options-Parser>: no such option {key}\n\nfailed to add `{name}` with options `{options}`\n")
            values[key] = value
        pipeline.add(_Pass(known.run, known.name, known.argument, known.description, known.op_name, values))


def _nested(op: _OperationBase, anchor: str) -> list[Operation]:
    return [inner.operation for region in op.regions for block in region for inner in block.operations if anchor in ("any", inner.operation.name)]


class PassManager:
    """A pipeline of passes that runs on one operation; `str()` is its textual form."""

    def __init__(self, anchor_op: str = "any", context: Context | None = None) -> None:
        self._context = _context(context)
        self._pipeline = _Pipeline(anchor_op)
        self._verify = True
        self._printing: dict[str, Any] | None = None
        self._timing = False
        self._statistics: PassDisplayMode | None = None
        self._seconds: dict[str, float] = {}

    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager:
        """The pass manager that a text as `builtin.module(pass,func.func(pass{option=1}))` says; ValueError with the place."""
        text = pipeline.strip()
        anchor, opening, rest = text.partition("(")
        if not anchor or not opening or not rest.endswith(")"):
            raise ValueError("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'")
        manager = PassManager(anchor.strip(), context)
        _Parser(rest[:-1]).parse_into(manager._pipeline)
        return manager

    def __str__(self) -> str:
        return str(self._pipeline)

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
            parsed = _Pipeline(self._pipeline.anchor)
            _Parser(pipeline).parse_into(parsed)
            self._pipeline.items += parsed.items
        elif callable(pipeline):
            name = name or str(getattr(pipeline, "__name__", type(pipeline).__name__))
            self._pipeline.add(_Pass(pipeline, name, argument or "", description or "", op_name or "", {}))
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
            tree=tree_printing_dir_path, counts={},
            options=dict(large_elements_limit=large_elements_limit, large_resource_limit=large_resource_limit,
                         enable_debug_info=enable_debug_info, print_generic_op_form=print_generic_op_form))

    def run(self, operation: _OperationBase) -> None:
        """Run on an operation; MLIRError when the anchor is another, a pass fails, or the IR after a pass does not verify.

        An exception from a Python pass is raised unchanged.
        """
        if isinstance(operation, Module) or not isinstance(operation, _OperationBase):
            raise TypeError(f"run(): expected an operation, not {type(operation).__name__}")
        self._seconds = {}
        start = time.perf_counter()
        try:
            self._run(self._pipeline, operation.operation)
        finally:
            self._report(time.perf_counter() - start)

    def _run(self, pipeline: _Pipeline, op: Operation) -> None:
        if pipeline.anchor not in ("any", op.name):
            raise _failure(op, f"can't run '{pipeline.anchor}' pass manager on '{op.name}' op")
        for item in pipeline.items:
            if isinstance(item, _Pass):
                self._run_pass(item, op)
                continue
            for inner in _nested(op, item.anchor):
                self._run(item, inner)

    def _run_pass(self, item: _Pass, op: Operation) -> None:
        if item.op_name and op.name != item.op_name:
            raise _failure(op, f"unable to schedule pass '{item.name}' on a PassManager intended to run on '{op.name}'!")
        printing = self._printing or {}
        if printing.get("before"):
            self._dump("Before", "", item, op)
        before = op.structural_hash(OperationEquivalenceFlags.NONE) if printing.get("change") else None
        told = ExternalPass()
        start = time.perf_counter()
        item.run(op, told, **{key.replace("-", "_"): value for key, value in item.options.items()})
        self._seconds[item.name] = self._seconds.get(item.name, 0.0) + time.perf_counter() - start
        error: MLIRError | None = MLIRError(_HEAD) if told._failed else None
        if error is None and self._verify:
            try:
                op.verify()
            except VerifyError as broken:
                error = MLIRError(_HEAD, broken.error_diagnostics)
        if printing.get("after"):
            unchanged = before is not None and before == op.structural_hash(OperationEquivalenceFlags.NONE)
            if error is not None:
                self._dump("After", " Failed", item, op)
            elif not printing["failure"] and not unchanged:
                self._dump("After", "", item, op)
        if error is not None:
            raise error

    def _dump(self, when: str, how: str, item: _Pass, op: Operation) -> None:
        printing = self._printing or {}
        head = f"// -----// IR Dump {when} {item.name}{how}: {item}"
        shown = op
        if printing["module"]:
            symbol = str(op.attributes["sym_name"])[1:-1] if "sym_name" in op.attributes else ""
            head += f" ('{op.name}' operation" + (f": @{symbol}" if symbol else "") + ")"
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

    def _report(self, total: float) -> None:
        line = "===" + "-" * 73 + "==="
        if self._timing:
            rows = [*self._seconds.items(), ("Rest", total - sum(self._seconds.values())), ("Total", total)]
            text = "".join(f"  {seconds:8.4f} ({100 * seconds / (total or 1):5.1f}%)  {name}\n" for name, seconds in rows)
            sys.stderr.write(f"{line}\n{'... Execution time report ...':^79}".rstrip() + f"\n{line}\n  Total Execution Time: {total:.4f} seconds\n\n  ----Wall Time----  ----Name----\n{text}")
        if self._statistics is not None:
            names = "".join(f"{'' if self._statistics is PassDisplayMode.LIST else '  ' * depth}{name}\n" for depth, name in self._names(self._pipeline, 0))
            sys.stderr.write(f"{line}\n{'... Pass statistics report ...':^79}".rstrip() + f"\n{line}\n{names}\n")

    def _names(self, pipeline: _Pipeline, depth: int) -> Iterator[tuple[int, str]]:
        for item in pipeline.items:
            if isinstance(item, _Pass):
                yield depth, item.name
            else:
                if self._statistics is PassDisplayMode.PIPELINE:
                    yield depth, f"'{item.anchor}' Pipeline"
                yield from self._names(item, depth + 1)


def _tree_path(op: Operation, item: _Pass, counts: dict[Operation, int]) -> str:
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


def _failure(op: Operation, message: str) -> MLIRError:
    place = str(op.location)
    place = "unknown" if place == "loc(unknown)" else place[4:-1]
    return MLIRError(f"{_HEAD}:\nerror: {place}: {message}")


def _context(context: Context | None) -> Context:
    context = context if context is not None else Context.current
    if context is None:
        raise RuntimeError(
            "An MLIR function requires a Context but none was provided in the call or from the surrounding environment. Either pass to "
            "the function with a 'context=' argument or establish a default using 'with Context():'")
    return context
