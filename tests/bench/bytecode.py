"""Bytecode against mlir-opt 22, over conformance cases in defined dialects: a score for each version and direction.

    python tests/bench/bytecode.py ../shared/conformance/open.jsonl.gz [--versions 0,6] [--sample 10] [--show 5]
    python tests/bench/bytecode.py ../shared/conformance/open.jsonl.gz --tool iree-opt --oracle jaxlib

`read`: what mlir-opt writes, mlircore reads; both print it (generic form, with locations), and the texts are equal. `write`: the same for what
mlircore writes and mlir-opt reads. The reference for a version is what mlir-opt reads of its own file: before version 5 some properties are lost.
Many cases go into one process of mlir-opt, as modules inside a module; only where the texts differ is each case looked at alone.
"""

from __future__ import annotations

import argparse
import collections
import concurrent.futures
import gzip
import io
import json
import multiprocessing
import os
import pathlib
import subprocess
import tempfile

from mlircore import ir
from mlircore.tools.opt import known_dialects

TOOL = [os.environ.get("MLIRCORE_PEER", "mlir-opt-22"), "--allow-unregistered-dialect"]  # set for the processes that main starts
PRINT = ["--mlir-print-op-generic", "--mlir-print-debuginfo"]
NAME = "case.mlir"
GENERIC = os.environ.get("MLIRCORE_GENERIC") == "1"  # from generic texts, one at a time: newer tools have other locations in custom ones


def load(path: str, sample: int, oracle: str) -> list[dict]:
    """Accepted cases of an oracle whose dialects are all defined here."""
    known = {*known_dialects(), "builtin"}
    with gzip.open(path, "rt") as lines:
        cases = [json.loads(line) for line in lines]
    chosen = [c for c in cases if c["verdict"] == "accept" and c["oracle"] == oracle and not c.get("drift") and set(c["dialects"]) <= known]
    # not with operations that mlircore defines and mlir-opt does not: properties that one writes as registered the other cannot read
    return [case for case in chosen if not known & {name.split(".")[0] for name in case["unregistered"]}][::sample]


def text_of(case: dict) -> str:
    """Without aliases, so that it can be inside a module."""
    if GENERIC:
        return str(case["expected_generic"])
    text = case["expected_local"] or case["expected_custom"]
    return text if text.lstrip().startswith("module") else f"module {{\n{text}\n}}"


def run(arguments: list[str], folder: pathlib.Path, data: bytes | None = None) -> tuple[bool, bytes]:
    """Runs mlir-opt; what it printed, or its messages."""
    done = subprocess.run([*TOOL, *arguments], cwd=folder, input=data, capture_output=True, timeout=120, check=False)
    return done.returncode == 0, done.stdout if done.returncode == 0 else done.stderr


def ours(data: bytes, name: str) -> tuple[bool, bytes]:
    """Reads with mlircore and prints."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        try:
            module = ir.Module.parse(data, source_name=name)
        except ir.MLIRError as error:
            return False, str(error).encode()
        return True, module.operation.get_asm(binary=True, print_generic_op_form=True, enable_debug_info=True) + b"\n"


def written(text: bytes, version: int) -> tuple[bool, bytes]:
    """Parses a text with mlircore and writes bytecode."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        out = io.BytesIO()
        try:
            module = ir.Module.parse(text, source_name=NAME)
            module.operation.write_bytecode(out, version)
        except ir.MLIRError as error:
            return False, str(error).encode()
        return True, out.getvalue()


def compare(text: bytes, version: int) -> dict[str, str | None]:
    """Per direction: None, or why the texts differ; empty when mlir-opt itself cannot."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / NAME).write_bytes(text)
        ok, theirs = run([NAME, "--emit-bytecode", f"--emit-bytecode-version={version}"], folder)
        if not ok:
            return {}
        (folder / "in.mlirbc").write_bytes(theirs)
        ok, expected = run(["in.mlirbc", *PRINT], folder)
        if not ok:
            return {}
        answers: dict[str, str | None] = {}
        read, got = ours(theirs, "in.mlirbc")
        answers["read"] = None if read and got == expected else difference(expected, got, read)
        wrote, data = written(text, version)
        if wrote:
            (folder / "in.mlirbc").write_bytes(data)
            wrote, data = run(["in.mlirbc", *PRINT], folder)
        answers["write"] = None if wrote and data == expected else difference(expected, data, wrote)
        return answers


def difference(expected: bytes, got: bytes, ok: bool) -> str:
    if not ok:
        return got.decode(errors="replace")[:600]
    for left, right in zip(expected.splitlines(), got.splitlines(), strict=False):
        if left != right:
            return f"expected {left.decode(errors='replace')[:300]}\n     got {right.decode(errors='replace')[:300]}"
    return "one text is longer"


def batch_text(cases: list[dict]) -> bytes:
    if GENERIC:
        return text_of(cases[0]).encode("utf-8", "surrogateescape")
    return ("module {\n" + "\n".join(text_of(case) for case in cases) + "\n}\n").encode("utf-8", "surrogateescape")


def score(cases: list[dict], version: int, fails: dict, total: collections.Counter) -> None:
    """Halves a batch until what differs is alone."""
    answers = compare(batch_text(cases), version)
    if answers and not any(answers.values()):
        for direction in answers:
            total[direction, version] += len(cases)
    elif len(cases) == 1:
        for direction, why in answers.items():
            total[direction, version] += 1
            if why is not None:
                fails[direction, version].append((cases[0], why))
    else:
        half = len(cases) // 2
        score(cases[:half], version, fails, total)
        score(cases[half:], version, fails, total)


def work(job: tuple[list[dict], int]) -> tuple[dict, collections.Counter]:
    fails: dict = collections.defaultdict(list)
    total: collections.Counter = collections.Counter()
    score(*job, fails, total)
    return fails, total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases")
    parser.add_argument("--versions", default="0,1,2,3,4,5,6")
    parser.add_argument("--tool", default="mlir-opt-22", help="reads and writes the other files")
    parser.add_argument("--oracle", default="mlir-opt-22", help="the cases that this one has accepted: mlir-opt-22, jaxlib, iree-opt")
    parser.add_argument("--generic", action="store_true", help="start from generic texts, one at a time")
    parser.add_argument("--sample", type=int, default=1, help="every n-th case only")
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--show", type=int, default=3, help="failures to show per direction and version")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    os.environ["MLIRCORE_PEER"] = options.tool
    if options.generic:
        os.environ["MLIRCORE_GENERIC"] = "1"
        options.batch = 1
    cases = load(options.cases, options.sample, options.oracle)
    versions = [int(version) for version in options.versions.split(",")]
    batches = [cases[i : i + options.batch] for i in range(0, len(cases), options.batch)]
    fails: dict = collections.defaultdict(list)
    total: collections.Counter = collections.Counter()
    with concurrent.futures.ProcessPoolExecutor(options.jobs, multiprocessing.get_context("spawn")) as pool:
        for some, counted in pool.map(work, [(batch, version) for version in versions for batch in batches]):
            total += counted
            for key, values in some.items():
                fails[key] += values
    for direction in ("read", "write"):
        for version in versions:
            count, bad = total[direction, version], fails[direction, version]
            print(f"{direction:5} version {version}: {count - len(bad)} of {count}, {100 * (count - len(bad)) / max(count, 1):.2f} %")
            for case, why in bad[: options.show]:
                print(f"    {case['repo']} {case['path']} {case['case']} {','.join(case['dialects'])}: {why}")


if __name__ == "__main__":
    main()
