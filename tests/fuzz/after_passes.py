"""Random modules after passes: the text that mlircore prints beside that of mlir-opt-22.

    python tests/fuzz/after_passes.py --count 20000
    python tests/fuzz/after_passes.py --count 2000 --passes canonicalize,cse --dialects scf,arith,tensor
    python tests/fuzz/after_passes.py --show 17                    # the module of a seed, or of several
    python tests/fuzz/after_passes.py --reduce 17 --passes cse     # the small module that differs after that pass as that of a seed does

A seed is a module, with the same --dialects and --only: an input of tests/mlir/passes with other types and attributes, or operations of definitions that
use one another (`grammar/joined.py`). Modules that one of the two refuses, or prints differently before any pass, are left out: they are for generate.py.
--out has a line for each kind of difference, by the first line that differs.
"""

from __future__ import annotations

import argparse
import collections
import gc
import json
import pathlib
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from generate import new_context, plain, share
from grammar.examples import ELSEWHERE
from grammar.modules import Generator
from grammar.nodes import text_of
from grammar.oracle import Oracle, foreign, tool
from grammar.reduce import reduced
from mlircore import ir, passmanager
from mlircore.compile.files import of_package
from paths import ROOT
from served import Served

BATCH = 96
PASSES = "canonicalize,cse,sccp,inline,remove-dead-values,symbol-dce"
OURS = frozenset({*of_package(), *ELSEWHERE})


def after(text: str, name: str, context: Any = None) -> str:
    """The module after a pass, "" for none; in place of a text, "error: " and why there is none."""
    with context or new_context() as context:
        try:
            module = ir.Module.parse(text, context, source_name="x")
            if name:
                passmanager.PassManager.parse(f"builtin.module({name})").run(module.operation)
            return str(module)
        except ir.MLIRError as error:
            return f"error: {error.error_diagnostics[0].message if error.error_diagnostics else error}"


def worker(generator: Generator, passes: list[str]) -> None:
    """Makes the modules of the seeds that it reads, and prints each and what it is after each pass."""
    gc.freeze()
    for number, line in enumerate(sys.stdin):
        if number % BATCH == 0:
            context = new_context()
        made = generator.module(int(line))
        text = text_of(made.module)
        print(json.dumps({"text": text, "names": made.names}), flush=True)
        for name in ("", *passes):
            print(json.dumps({name: after(text, name, context)}), flush=True)


def shown(answer: Any) -> str:
    """An answer of mlir-opt-22 as `after` has it."""
    return str(answer.text) if answer.text is not None else f"error: {answer.error.partition(': ')[2] or answer.error}"


def difference(ours: str, theirs: str) -> str:
    """The first lines that differ, without what changes from module to module; empty when the texts are the same. Messages are not compared."""
    if ours.startswith("error: ") or theirs.startswith("error: "):
        both = ours.startswith("error: ") and theirs.startswith("error: ")
        return "" if both else plain(f": {ours.splitlines()[0]} | {theirs.splitlines()[0]}")
    mine, other = ours.strip().split("\n"), theirs.strip().split("\n")
    pair = next((pair for pair in zip([*mine, ""], [*other, ""], strict=False) if pair[0] != pair[1]), None)
    return "" if pair is None else plain(f": {pair[0].strip()} | {pair[1].strip()}")


class Found:
    """The differences, by pass and kind."""

    def __init__(self) -> None:
        self.totals, self.kinds = collections.Counter[str](), collections.Counter[tuple[str, str]]()
        self.smallest: dict[tuple[str, str], dict[str, Any]] = {}

    def add(self, name: str, kind: str, made: dict[str, Any], theirs: str) -> None:
        self.kinds[name, kind] += 1
        known = self.smallest.get((name, kind))
        if known is None or len(made["text"]) < len(known["text"]):
            self.smallest[name, kind] = {**made, "ours": made.get(name.partition(",")[0], ""), "theirs": theirs}

    def report(self, passes: list[str]) -> str:
        t = self.totals
        lines = [f"{t['made']} modules, {t['compared']} compared, {t['crash']} crashes, {t['oracle crash']} of mlir-opt-22"]
        for name in passes:
            one, changed = t[f"{name} compared"], t[f"{name} changed"]
            lines.append(f"{name}: same text {share(t[f'{name} same'], one)}; of those that it changes {share(t[f'{name} changed same'], changed)}; "
                         f"{t[f'{name} fails']} fail in mlir-opt-22 alone")
        return "\n".join(lines)

    def write(self, path: pathlib.Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("w") as file:
            for (name, kind), times in self.kinds.most_common():
                one = self.smallest[name, kind]
                parts = {key: one.get(key) for key in ("seed", "names", "text", "ours", "theirs")}
                file.write(json.dumps({"pass": name, "kind": kind, "times": times, **parts}) + "\n")


def compare(batch: list[dict[str, Any]], oracle: Oracle, passes: list[str], found: Found) -> None:
    """Asks mlir-opt-22 about modules that mlircore has read."""
    before = [shown(answer) for answer in oracle.many([made["text"] for made in batch], [])]
    batch = [made for made, text in zip(batch, before, strict=True) if made[""].strip() == text.strip()]
    found.totals["compared"] += len(batch)
    for name in passes:
        answers = oracle.many([made["text"] for made in batch], [f"--{name}"])
        for made, answer in zip(batch, answers, strict=True):
            if answer.crash:
                found.totals["oracle crash"] += 1
                continue
            if name not in made:
                continue
            theirs = shown(answer)
            kind = difference(made[name], theirs)
            if kind and theirs.startswith("error: "):  # mostly it leaves a module that does not verify
                found.totals[f"{name} fails"] += 1
                found.add(f"{name}, mlir-opt-22 fails", kind, made, theirs)
                continue
            changed = theirs.strip() != made[""].strip()
            for what in ("compared", *["same"] * (not kind), *["changed"] * changed, *["changed same"] * (changed and not kind)):
                found.totals[f"{name} {what}"] += 1
            if kind:
                found.add(name, kind, made, theirs)


def run(options: argparse.Namespace, passes: list[str]) -> int:
    served = Served([sys.executable, __file__, "--worker", "--dialects", options.dialects, "--only", options.only, "--passes", options.passes])
    found, oracle, began, batch = Found(), Oracle(), time.time(), list[dict[str, Any]]()
    asked: Future[None] | None = None
    with ThreadPoolExecutor(1) as pool:  # mlir-opt-22 is asked about one batch while the next is made
        for seed in range(options.seed, options.seed + options.count):
            answers, status = served.ask(str(seed), options.seconds, lambda answer: passes[-1] in answer)
            made: dict[str, Any] = {"seed": seed}
            for answer in answers:
                made.update(answer)
            found.totals["made"] += 1
            if status is not None:
                found.totals["crash"] += 1
                made.setdefault("text", "")
                found.add("crash", f"{', '.join(made.get('names', ()))}: status {status}", made, "")
            elif not made[""].startswith("error: ") and not foreign(made["text"], OURS):
                batch.append(made)
            if len(batch) == BATCH or seed + 1 == options.seed + options.count:
                if asked is not None:
                    asked.result()
                    found.write(options.out)
                    print(f"{time.time() - began:.0f} s: {found.totals['made']} modules", flush=True)
                asked, batch = pool.submit(compare, batch, oracle, passes, found), []
        if asked is not None:
            asked.result()
    served.close()
    found.write(options.out)
    print(found.report(passes))
    for (name, kind), times in found.kinds.most_common(options.top):
        print(f"{times:6} {name}: {kind}  (seed {found.smallest[name, kind]['seed']})")
    return found.totals["crash"] > 0


def reduce_seed(generator: Generator, seed: int, passes: list[str]) -> str:
    """The small module that differs in the same way as that of a seed, after the first pass after which it differs."""
    oracle = Oracle()

    def kind(module: Any, name: str) -> str:
        text = text_of(module)
        if after(text, "").strip() != shown(oracle.one(text, [])).strip():
            return ""
        return difference(after(text, name), shown(oracle.one(text, [f"--{name}"])))

    module = generator.module(seed).module
    for name in passes:
        wanted = kind(module, name)
        if wanted:
            return f"// {name}: {wanted}\n" + text_of(reduced(module, lambda each, name=name, wanted=wanted: kind(each, name) == wanted))  # type: ignore[misc]
    return text_of(module)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first module")
    parser.add_argument("--dialects", default="", help="all that mlir-opt-22 has without it")
    parser.add_argument("--only", default="", help="operations of which each module has one")
    parser.add_argument("--passes", default=PASSES)
    parser.add_argument("--show", type=int, nargs="+", help="print the modules of these seeds")
    parser.add_argument("--reduce", type=int, help="print a small module that differs as that of this seed does")
    parser.add_argument("--seconds", type=float, default=60, help="for one module")
    parser.add_argument("--top", type=int, default=40, help="so many kinds of differences are printed")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build/after_passes.jsonl")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    passes = options.passes.split(",")
    if options.worker or options.show is not None or options.reduce is not None:
        dialects = [name for name in options.dialects.split(",") if name] or sorted(set(of_package()) - set(ELSEWHERE))
        generator = Generator(dialects, [name for name in options.only.split(",") if name], for_passes=True)
        if options.worker:
            worker(generator, passes)
        elif options.show is not None:
            for number in options.show:
                print(text_of(generator.module(number).module), end="")
        else:
            print(reduce_seed(generator, options.reduce, passes), end="")
        return 0
    if tool() is None:
        parser.error("mlir-opt-22 is not installed")
    return run(options, passes)


if __name__ == "__main__":
    sys.exit(main())
