"""Runs random pipelines over texts: no pass may crash, hang, or leave a module that does not verify.

    python tests/fuzz/pipelines.py --runs 2000                        # over the inputs of tests/mlir
    python tests/fuzz/pipelines.py --runs 2000 --seed 7 --passes 5
    python tests/fuzz/pipelines.py --cases open.jsonl.gz --runs 10000 # over conformance cases
    python tests/fuzz/pipelines.py --only mem2reg,sccp                # each pipeline has one of these

Each run prints nothing when it is right. A finding is printed with its pipeline, and its text is written to --out. Exit status 1 after one.
A pass that refuses a module, with an error, is right: then the module must verify all the same. Some passes leave modules that do not verify
where mlir-opt 22 does, too (remove-dead-values takes loops out of acc.loop, symbols without effects): a pipeline that fails in
mlir-opt-22 is not counted, and without that tool only crashes and hangs are.
"""

from __future__ import annotations

import argparse
import gzip
import json
import pathlib
import random
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))

from paths import MLIR, ROOT
from served import Served

WORKER = """
import json, sys
from mlircore import ir, passmanager
for line in sys.stdin:
    text, pipeline = json.loads(line)
    said = ""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        try:
            module = ir.Module.parse(text)
        except ir.MLIRError:
            module = None
        if module is not None:
            manager = passmanager.PassManager.parse(pipeline)
            manager.enable_verifier(False)
            try:
                manager.run(module.operation)
            except ir.MLIRError:
                pass
            try:
                module.operation.verify()
                str(module)
            except ir.MLIRError as error:
                said = str(error)
    print(json.dumps(said), flush=True)
"""
TEXTS_ONLY = {"print-op-stats", "snapshot-op-locations", "view-op-graph"}  # they write texts or files


def names() -> list[str]:
    from mlircore import passmanager

    return sorted(set(passmanager._registry) - TEXTS_ONLY - {"composite-fixed-point-pass"})


def texts(cases: pathlib.Path | None) -> list[str]:
    if cases is None:
        return [path.read_text().split("\n//=")[0] for path in sorted(MLIR.rglob("*.mlir")) if not path.name.startswith("fail")]
    with gzip.open(cases, "rt") as lines:
        return [case["source"] for case in map(json.loads, lines) if case["verdict"] == "accept"]


def fails_upstream(text: str, chosen: list[str]) -> bool:
    """Whether mlir-opt-22 fails with the same passes, which it nests where they are for functions; true without that tool."""
    tool = shutil.which("mlir-opt-22")
    if tool is None:
        return True
    flags = ["--allow-unregistered-dialect", *(f"--{name}" for name in chosen)]
    return subprocess.run([tool, *flags], input=text, capture_output=True, text=True, timeout=60).returncode != 0


class Worker:
    """Runs pipelines in a process that may crash or hang."""

    def __init__(self) -> None:
        self.served = Served([sys.executable, "-c", WORKER])

    def ask(self, text: str, pipeline: str, seconds: float) -> str:
        """The error; empty when all is right."""
        answers, status = self.served.ask(json.dumps([text, pipeline]), seconds)
        return str(answers[0]) if status is None else f"the process ended with status {status}, or took more than {seconds} seconds"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--passes", type=int, default=5, help="of each pipeline")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=30, help="for one run")
    parser.add_argument("--cases", type=pathlib.Path, help="conformance cases: a file of JSON lines, by gzip")
    parser.add_argument("--only", default="", help="passes of which each pipeline has one")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build/pipelines")
    options = parser.parse_args()
    chance, worker, known, sources = random.Random(options.seed), Worker(), names(), texts(options.cases)
    wanted = [name for name in options.only.split(",") if name]
    found = 0
    for number in range(options.runs):
        chosen = [chance.choice(known) for _ in range(options.passes)]
        if wanted:
            chosen[chance.randrange(len(chosen))] = chance.choice(wanted)
        text, pipeline = chance.choice(sources), f"builtin.module({','.join(chosen)})"
        wrong = worker.ask(text, pipeline, options.seconds)
        if wrong and not (wrong.startswith("Verification failed") and fails_upstream(text, chosen)):
            found += 1
            options.out.mkdir(parents=True, exist_ok=True)
            path = options.out / f"{options.seed}-{number}.mlir"
            path.write_text(text)
            print(f"{path}: {pipeline}\n  {wrong}", flush=True)
    print(f"{options.runs} runs, {found} findings")
    return found > 0


if __name__ == "__main__":
    sys.exit(main())
