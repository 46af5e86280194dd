"""The passes of `mlircore-opt`: flags, the manager that they make, and what is printed when a pass fails."""

from __future__ import annotations

import sys

from .. import _pipeline, ir, passmanager
from .flags import Flag, FlagError, Options

__all__ = ["FLAGS", "manager_of", "pass_flags", "run"]

FLAGS = (
    Flag("dump-pass-pipeline", "bool", False, "Print the pipeline that will be run, on stderr"),
    Flag("mlir-pass-statistics", "bool", False, "Report the statistics of passes on stderr"),
    Flag("mlir-pass-statistics-display", "str", "pipeline", "How: list or pipeline", "value", values=("list", "pipeline")),
    Flag("mlir-print-ir-after-all", "bool", False, "Print IR after each pass"),
    Flag("mlir-print-ir-after-change", "bool", False, "With --mlir-print-ir-after-all: only after passes that changed it"),
    Flag("mlir-print-ir-after-failure", "bool", False, "Print IR after a pass that failed"),
    Flag("mlir-print-ir-before-all", "bool", False, "Print IR before each pass"),
    Flag("mlir-print-ir-module-scope", "bool", False, "With the flags above: print the whole module"),
    Flag("pass-pipeline", "str", "", "The passes to run, as builtin.module(cse,func.func(strip-debuginfo))", "string"),
    Flag("verify-each", "bool", True, "Verify after each pass"),
)


def pass_flags() -> tuple[Flag, ...]:
    """A flag for each pass; its value is the pass's options."""
    return tuple(Flag(name, "pass", "", known.description, "options") for name, known in sorted(passmanager._registry.items()))


def manager_of(options: Options, context: ir.Context) -> passmanager.PassManager | None:
    """The pass manager that a command line means; None when there is no pass on it. FlagError for a mistake."""
    pipeline = options.text("pass-pipeline")
    if pipeline and options.passes:
        raise FlagError("<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options")
    try:
        if "pass-pipeline" in options.given:
            manager = passmanager.PassManager.parse(pipeline, context)
        elif options.passes:
            manager = passmanager.PassManager("builtin.module", context)
            for name, text in options.passes:
                manager._pipeline.add(_pipeline.configured(passmanager._registry[name], text))
        else:
            return None
    except ValueError as error:
        raise FlagError(f"<unknown>:0: error: {error}") from None
    manager.enable_verifier(options.flag("verify-each"))
    if options.flag("mlir-pass-statistics"):
        manager.enable_statistics(passmanager.PassDisplayMode[options.text("mlir-pass-statistics-display").upper()])
    before, after, failure = (options.flag(f"mlir-print-ir-{when}") for when in ("before-all", "after-all", "after-failure"))
    if before or after or failure:
        manager.enable_ir_printing(
            print_before_all=before, print_after_all=after or failure, print_module_scope=options.flag("mlir-print-ir-module-scope"),
            print_after_change=options.flag("mlir-print-ir-after-change"), print_after_failure=failure and not after)
    if options.flag("dump-pass-pipeline"):
        sys.stderr.write(f"{manager}\n")
    return manager


def run(manager: passmanager.PassManager, operation: ir.Operation | ir.OpView) -> bool:
    """Runs the passes; False: diagnostics are on stderr."""
    try:
        manager.run(operation)
    except ir.MLIRError as error:
        for diagnostic in error.error_diagnostics:
            sys.stderr.write(diagnostic.rendered)
        sys.stderr.write("" if error.error_diagnostics else f"{error}\n")
        return False
    return True
