"""mlircore passes, and the passes of `mlircore-opt`: flags, the manager that they make, and what is printed when a pass fails."""

from __future__ import annotations

import difflib
import shutil
import sys
import time
from collections.abc import Sequence

from .. import _pipeline, ir, passmanager
from .._reproducer import Reproducer
from .flags import Flag, FlagError, Options, parse, usage

__all__ = ["FLAGS", "describe", "generate_reproducer", "main", "manager_of", "options_help", "pass_flags", "run"]

FLAGS = (
    Flag("dump-pass-pipeline", "bool", False, "Print the pipeline that will be run, on stderr"),
    Flag("mlir-output-format", "str", "text", "Of the execution times: text or json", "value", values=("text", "json")),
    Flag("mlir-pass-pipeline-crash-reproducer", "str", "", "When a pass fails, write the input and the pipeline to this file", "filename"),
    Flag("mlir-pass-pipeline-local-reproducer", "bool", False, "With the flag above: only the pass that failed, and what it got"),
    Flag("mlir-generate-reproducer", "str", "", "Write the result and the pipeline to this file", "filename"),
    Flag("mlir-pass-statistics", "bool", False, "Report the statistics of passes on stderr"),
    Flag("mlir-pass-statistics-display", "str", "pipeline", "How: list or pipeline", "value", values=("list", "pipeline")),
    Flag("mlir-print-ir-after", "passes", "", "Print IR after these passes", "pass-arg"),
    Flag("mlir-print-ir-after-all", "bool", False, "Print IR after each pass"),
    Flag("mlir-print-ir-after-change", "bool", False, "With --mlir-print-ir-after-all: only after passes that changed it"),
    Flag("mlir-print-ir-after-failure", "bool", False, "Print IR after a pass that failed"),
    Flag("mlir-print-ir-before", "passes", "", "Print IR before these passes", "pass-arg"),
    Flag("mlir-print-ir-before-all", "bool", False, "Print IR before each pass"),
    Flag("mlir-print-ir-module-scope", "bool", False, "With the flags above: print the whole module"),
    Flag("mlir-print-ir-tree-dir", "str", "", "With the flags above: write a tree of files below this folder", "string"),
    Flag("mlir-timing", "bool", False, "Report execution times on stderr"),
    Flag("mlir-timing-display", "str", "tree", "How: list (by time, summed by name) or tree", "value", values=("list", "tree")),
    Flag("pass-pipeline", "str", "", "The passes to run, as builtin.module(cse,func.func(strip-debuginfo))", "string"),
    Flag("run-reproducer", "bool", False, "Run the pipeline that is in the input, a reproducer"),
    Flag("verify-each", "bool", True, "Verify after each pass"),
)


def pass_flags() -> tuple[Flag, ...]:
    """A flag for each pass; its value is the pass's options."""
    return tuple(Flag(name, "pass", "", known.description, "options") for name, known in sorted(passmanager._registry.items()))


def manager_of(tool: str, options: Options, context: ir.Context, reproducer: Reproducer | None) -> passmanager.PassManager | None:
    """The pass manager that a command line, or a reproducer, means; None when there is no pass. FlagError for a mistake."""
    pipeline = options.text("pass-pipeline")
    if pipeline and options.passes:
        raise FlagError("<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options")
    try:
        manager = passmanager.PassManager("builtin.module", context)
        if "pass-pipeline" in options.given:
            manager = passmanager.PassManager.parse(pipeline, context)
        for name, text in options.passes:
            manager._pipeline.add(_pipeline.configured(passmanager._registry[name], text))
        manager.enable_verifier(options.flag("verify-each"))
        if reproducer is not None:
            manager = passmanager.PassManager.parse(reproducer.pipeline, context)
            manager.enable_verifier(reproducer.verify_each)
        elif not options.passes and "pass-pipeline" not in options.given:
            return None
    except ValueError as error:
        text = str(error)
        if text.startswith("for the --"):  # mlir-opt's option parser writes such a line before the message
            first, _, rest = text.partition("\n")
            raise FlagError(f"{tool}: {first}\n<unknown>:0: error: \n{rest}\n") from None
        raise FlagError(f"<unknown>:0: error: {text}\n") from None
    if options.flag("mlir-pass-statistics"):
        manager.enable_statistics(passmanager.PassDisplayMode[options.text("mlir-pass-statistics-display").upper()])
    if options.text("mlir-pass-pipeline-crash-reproducer"):
        manager.enable_crash_reproducer(options.text("mlir-pass-pipeline-crash-reproducer"), options.flag("mlir-pass-pipeline-local-reproducer"))
    failure = options.flag("mlir-print-ir-after-failure")
    before = options.flag("mlir-print-ir-before-all") or frozenset(options.text("mlir-print-ir-before").split(",")) - {""}
    after = options.flag("mlir-print-ir-after-all") or frozenset(options.text("mlir-print-ir-after").split(",")) - {""}
    if before or after or failure:
        manager.enable_ir_printing(
            print_module_scope=options.flag("mlir-print-ir-module-scope"), print_after_change=options.flag("mlir-print-ir-after-change"),
            print_after_failure=failure, tree_printing_dir_path=options.text("mlir-print-ir-tree-dir") or None)
        assert manager._printing is not None
        manager._printing.update(before=before, after=after or failure, pipelines=False)
    if options.flag("dump-pass-pipeline"):
        count = len(manager._pipeline.items)
        sys.stderr.write(f"Pass Manager with {count} passes:\n{manager._pipeline.dump()}\n\n")
    return manager


def options_help() -> str:
    """The passes with their options, for --help of `mlircore-opt`."""
    lines = ["\nPASSES, in this order on the command line or in --pass-pipeline:"]
    for name, known in sorted(passmanager._registry.items()):
        shown = f"--{name}[=<options>]" if known.kinds else f"--{name}"
        lines.append(f"  {shown:58s} - {known.description}")
        lines += [f"    {f'{option.name}=<{option.kind}>':56s} - {option.description}" for option in known.kinds]
    return "\n".join(lines) + "\n"


def describe(name: str) -> str:
    """A pass in a few lines: summary, options with defaults, statistics, and how it is run. KeyError for an unknown name."""
    known = passmanager._registry[name]
    text = f"{name}: {known.description}\n"
    if known.op_name:
        text += f"\n  on '{known.op_name}' only\n"
    if known.kinds:
        width = max(len(option.name) for option in known.kinds)
        rows = (
            f"  {option.name:{width}}  {option.kind:6}  {option.description}" + (f", by default {option.default}" if option.default else "")
            for option in known.kinds)
        text += "\noptions\n" + "\n".join(rows) + "\n"
    if known.statistics:
        width = max(len(statistic) for statistic, _ in known.statistics)
        text += "\nstatistics\n" + "".join(f"  {statistic:{width}}  {description}\n" for statistic, description in known.statistics)
    example = next((option for option in known.kinds if option.default), None)
    given = f"{example.name}={example.default}" if example else ""
    text += f"\n  mlircore-opt --{name}{f'={given}' if given else ''} FILE\n"
    return text + f'  PassManager.parse("builtin.module({name}{f"{{{given}}}" if given else ""})").run(module.operation)\n'


def main(argv: Sequence[str] | None = None, tool: str = "mlircore passes") -> int:
    """Run `mlircore passes [NAME...]`; the answer is the exit code."""
    flags = (Flag("help", "bool", False, "Display available options"),)
    try:
        options = parse(tool, flags, sys.argv[1:] if argv is None else argv)
    except FlagError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    known = passmanager._registry
    if options.flag("help"):
        sys.stdout.write(usage(tool, "Lists the passes, or explains those that are named.", flags, "[<pass>...]"))
        return 0
    wrong = [name for name in options.positional if name not in known]
    if wrong:
        close = difflib.get_close_matches(wrong[0], known, 1, 0.5)
        sys.stderr.write(f"{tool}: there is no pass '{wrong[0]}'" + (f".  Did you mean '{close[0]}'?\n" if close else f"; '{tool}' lists all\n"))
        return 1
    width = max(map(len, known))
    listed = "".join(f"{name:{width}}  {each.description}\n" for name, each in sorted(known.items()))
    sys.stdout.write("\n".join(map(describe, options.positional)) or listed)
    return 0


class _Progress:
    """A line on a terminal that names the pass that runs; it is written again after a while, and erased at the end."""

    _PAUSE = 0.1  # seconds

    def __init__(self) -> None:
        self.next = time.monotonic() + self._PAUSE
        self.count, self.shown = 0, False

    def show(self, item: _pipeline.Pass, op: ir.Operation) -> None:
        """For PassManager._before_pass."""
        self.count += 1
        if time.monotonic() < self.next:
            return
        line = f"[{self.count}] {item.argument or item.name} on {passmanager._named(op)}"
        sys.stderr.write(f"\r{line[: shutil.get_terminal_size().columns - 1]}\x1b[K")
        sys.stderr.flush()
        self.next, self.shown = time.monotonic() + self._PAUSE, True

    def erase(self) -> None:
        """Leaves an empty line."""
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def run(manager: passmanager.PassManager, operation: ir.Operation | ir.OpView) -> bool:
    """Runs the passes; False: diagnostics are on stderr."""
    progress = _Progress()
    if sys.stderr.isatty() and manager._printing is None:
        manager._before_pass = progress.show
    try:
        manager.run(operation)
    except ir.MLIRError as error:
        progress.erase()
        for diagnostic in error.error_diagnostics:
            sys.stderr.write(diagnostic.rendered)
        sys.stderr.write("".join(manager._notes) or ("" if error.error_diagnostics else f"{error}\n"))
        return False
    finally:
        progress.erase()
    return True


def generate_reproducer(options: Options, manager: passmanager.PassManager, operation: ir.Operation | ir.OpView) -> bool:
    """Writes the file of --mlir-generate-reproducer, if it is given; False: an error is on stderr."""
    path = options.text("mlir-generate-reproducer")
    if path:
        try:
            Reproducer(str(manager), options.flag("mlir-disable-threading"), options.flag("verify-each")).write(path, operation.get_asm())
        except OSError as error:
            sys.stderr.write(f"<unknown>:0: error: cannot open output file '{path}': {error.strerror}\n")
            return False
    return True
