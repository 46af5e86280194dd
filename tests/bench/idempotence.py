"""Which modules a pipeline changes again when it runs a second time, in memory or on its own text, and for which of them mlir-opt-22's does not.

    python tests/bench/idempotence.py CASES.jsonl.gz [PASSES]

CASES: the conformance cases, JSON objects with `source`, `verdict` and `oracle`, one a line. PASSES: as "canonicalize,cse"; without it
canonicalize. Every accepted case runs here, in one process; mlir-opt-22 runs on those alone that change twice. It prints their places in
the file, and the figures. The exit code is 1 when there is one that mlir-opt-22 leaves as it is.
"""

import gzip
import json
import subprocess
import sys

from mlircore import ir, passmanager

MLIR_OPT = ["mlir-opt-22", "--allow-unregistered-dialect"]


def texts_after(source, passes, runs):
    """The text after each of some runs of a pipeline, in a new context; None when the text is not accepted or a pass fails."""
    with ir.Context() as ctx:
        ctx.allow_unregistered_dialects = True
        try:
            module = ir.Module.parse(source, source_name="<stdin>")
            manager = passmanager.PassManager.parse(f"builtin.module({passes})")
            texts = []
            for _ in range(runs):
                manager.run(module.operation)
                texts.append(str(module))
        except ir.MLIRError:
            return None
    return texts


def by_mlir_opt(source, passes):
    """The text that mlir-opt-22 prints after a pipeline; None when it fails."""
    result = subprocess.run([*MLIR_OPT, f"--pass-pipeline=builtin.module({passes})"], input=source, capture_output=True, text=True, check=False)
    return result.stdout if result.returncode == 0 else None


def main(path, passes="canonicalize"):
    checked, twice, ours = 0, [], []
    with gzip.open(path, "rt") as file:
        for number, line in enumerate(file):
            case = json.loads(line)
            if case["verdict"] != "accept" or case["oracle"] != "mlir-opt-22" or case.get("drift"):
                continue
            texts = texts_after(case["source"], passes, 2)
            if texts is None:
                continue
            checked += 1
            if texts[1] != texts[0] or texts_after(texts[0], passes, 1) not in (None, texts[:1]):  # some texts are not read again, by mlir-opt neither
                twice.append((number, case))
    for number, case in twice:
        once = by_mlir_opt(case["source"], passes)
        again = once is not None and by_mlir_opt(case["source"], f"{passes},{passes}")
        if once is not None and once == again:
            ours.append(number)
        print(f"{number} {case['path']} {case['case']}: mlir-opt-22 {'fails' if once is None else 'is idempotent' if once == again else 'changes it again, too'}")
    print(f"{checked} modules: {len(twice)} change again, {len(ours)} of them not by mlir-opt-22")
    return 1 if ours else 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
