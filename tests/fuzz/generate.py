"""Random modules of every dialect, from its definitions: read, printed, compared with mlir-opt-22.

    python tests/fuzz/generate.py --count 2000                              # round trips, and mlir-opt-22 where it is installed
    python tests/fuzz/generate.py --count 2000 --dialects scf,tensor --seed 5
    python tests/fuzz/generate.py --only scf.for --count 500                # each module has one of these operations
    python tests/fuzz/generate.py --show 17                                 # the module of a seed
    python tests/fuzz/generate.py --packs --count 2000                      # dialects of other projects: round trips alone
    python tests/fuzz/generate.py --passes 3 --count 2000                   # and so many passes over each, after which it must verify
    python tests/fuzz/generate.py --reduce 17 --dialects scf,tensor         # a finding, made small

One seed is one module, with the same --dialects and --only. A module is made of operations that verify one by one; two in five are changed
once after that, and may be wrong. Each kind of difference is a line of --out: kind, seed, names, both answers, text.
"""

from __future__ import annotations

import argparse
import collections
import gc
import io
import json
import pathlib
import random
import re
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

import pipelines
from grammar.examples import ELSEWHERE
from grammar.modules import Generator, names_of
from grammar.nodes import text_of
from grammar.oracle import Answer, Oracle, foreign, tool
from grammar.reduce import reduced
from mlircore import ir
from mlircore.compile.files import of_package
from mlircore.define.dialect import find
from paths import ROOT
from served import Served

BATCH = 128
READ_IN_ONE = 128  # modules that are read in one context


def worker(dialects: list[str], only: list[str]) -> None:
    """Makes modules for the seeds that it reads, a first one and a number, and prints what mlircore says of each."""
    generator = Generator(dialects, only)
    gc.freeze()  # examples and definitions stay
    for line in sys.stdin:
        first, count = map(int, line.split())
        for number in range(count):
            made = generator.module(first + number)
            text = text_of(made.module)
            print(json.dumps({"text": text, "names": made.names}), flush=True)
            if number % READ_IN_ONE == 0:
                context = new_context()
            print(json.dumps(verdict(text, context)), flush=True)


def new_context() -> Any:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


def verdict(text: str, context: Any = None) -> dict[str, Any]:
    """The answer of mlircore for a module, and whether its round trips differ."""
    with context or new_context() as context:
        try:
            module = ir.Module.parse(text, context, source_name="x")
        except ir.MLIRError as error:
            first = next(iter(error.error_diagnostics), None)
            if first is None:
                return {"out": None, "error": "0:0: <no message>"}
            place, line = re.search(r":(\d+):(\d+)", str(first.location)), str(first.message).partition("\n")[0]
            return {"out": None, "error": f"{place[1]}:{place[2]}: {line}" if place else f"0:0: {line}"}
        out = str(module)
        found = {"out": out, "error": "", "round": "", "used": sorted(used(module.operation))}
        generic = module.operation.get_asm(print_generic_op_form=True)
        for form, given in (("custom", out), ("generic", generic), ("bytecode", bytecode_of(module.operation))):
            try:
                again = ir.Module.parse(given, context)
            except ir.MLIRError as error:
                found["round"] = f"{form} is not read: {error.error_diagnostics[0].message if error.error_diagnostics else error}"
                break
            if without_places(again.operation.get_asm(print_generic_op_form=True)) != without_places(generic):
                found["round"] = f"{form} is read as something else"
                break
        return found


def bytecode_of(operation: Any) -> bytes:
    written = io.BytesIO()
    operation.write_bytecode(written)
    return written.getvalue()


def without_places(text: str) -> str:
    """A text without what changes when it is read again: attributes that are places in a source, and numbers of distinct attributes, which
    count those of the context."""
    numbers: dict[str, int] = {}
    text = re.sub(r"distinct\[(\d+)\]", lambda found: f"distinct[{numbers.setdefault(found[1], len(numbers))}]", text)
    return re.sub(r'loc\("[^"]*":[\d: to]+\)', "loc(_)", text)


def used(operation: Any) -> set[str]:
    """The names of operations, and of types (with !) and attributes (with #) that dialects define."""
    text = operation.get_asm(print_generic_op_form=True)
    names = set(re.findall(r'"([a-z_]\w*\.[\w.$]+)"', text))
    for prefix, dialect, inner, name in re.findall(r"([!#])(?:([a-z_]\w*)<([a-z_]\w*)|([a-z_]\w*\.[\w.]+))", text):
        names.add(prefix + (name or f"{dialect}.{inner}"))
    return names


class Worker:
    """Makes modules in a process that may end at one of them."""

    def __init__(self, dialects: list[str], only: list[str], seconds: float) -> None:
        self.served = Served([sys.executable, __file__, "--worker", "--dialects", ",".join(dialects), "--only", ",".join(only)])
        self.seconds = seconds

    def ask(self, first: int, count: int) -> list[dict[str, Any]]:
        """The modules of seeds and their verdicts; "crash" has the status of a process that ended at one."""
        made = list[dict[str, Any]]()
        while len(made) < count:
            left, seen = count - len(made), [0]

            def ends(answer: Any, left: int = left, seen: list[int] = seen) -> bool:
                seen[0] += "error" in answer
                return seen[0] == left

            answers, status = self.served.ask(f"{first + len(made)} {left}", self.seconds, ends)
            for answer in answers:
                if "names" in answer:
                    made.append({"seed": first + len(made)})
                made[-1].update(answer)
            if status is not None:
                if not made or "error" in made[-1]:  # it ended before the text was there
                    made.append({"seed": first + len(made)})
                made[-1]["crash"] = status
        return made


def plain(text: str) -> str:
    """A message without what differs from module to module, so that findings are counted by kind."""
    text = re.sub(r"'[^']*'", lambda quoted: "T" if re.search(r"[<( ]|^'!", quoted[0]) else quoted[0], text.partition(": ")[2] or text)
    return re.sub(r"\d+", "N", re.sub(r"\b[su]?i\d+\b|\bb?f\d+\b", "T", text))[:160]


def difference(found: dict[str, Any], answer: Any) -> tuple[str, str] | None:
    """How mlircore's answer differs from the oracle's: the kind, and its key."""
    names = ",".join(found.get("names", ())[-1:])
    if answer.crash:
        return "oracle crash", names
    if (found["out"] is None) != (answer.text is None):
        return ("accepts", plain(answer.error)) if answer.text is None else ("refuses", plain(found["error"]))
    if answer.text is None:
        if found["error"] == answer.error:
            return None
        mine, theirs = found["error"].partition(": ")[2], answer.error.partition(": ")[2]
        return ("place", plain(mine)) if mine == theirs else ("message", f"{plain(mine)} | {plain(theirs)}")
    if found["out"].strip() == answer.text.strip():
        return None
    ours, other = found["out"].strip().split("\n"), answer.text.strip().split("\n")
    line = next((pair for pair in zip(ours, other, strict=False) if pair[0] != pair[1]), ("", ""))
    return "text", plain(f": {line[0].strip()} | {line[1].strip()}")


def reduce_seed(dialects: list[str], only: list[str], seed: int, alone: bool) -> str:
    """The small module that differs in the same way as that of a seed. `alone`: mlir-opt-22 is not asked."""
    oracle = Oracle() if tool() and not alone else None

    def kind(module: Any) -> Any:
        text = text_of(module)
        found = verdict(text)
        if oracle is not None:
            differs = difference(found, oracle.one(text, []))
            if differs is not None:
                return differs
        return found.get("round") or difference(found, Answer(found["out"], found["error"]))

    module = Generator(dialects, only).module(seed).module
    wanted = kind(module)
    return f"// {wanted}\n" + text_of(reduced(module, lambda each: kind(each) == wanted) if wanted else module)


class Counts:
    """The findings, by kind."""

    def __init__(self) -> None:
        self.totals, self.kinds = collections.Counter[str](), collections.Counter[tuple[str, str]]()
        self.smallest: dict[tuple[str, str], dict[str, Any]] = {}
        self.used = set[str]()

    def merge(self, other: Counts) -> None:
        """Adds those of other modules."""
        self.totals += other.totals
        self.used |= other.used
        for key, times in other.kinds.items():
            self.kinds[key] += times
            known, found = self.smallest.get(key), other.smallest[key]
            if known is None or len(found.get("text", "")) < len(known.get("text", "")):
                self.smallest[key] = found

    def write(self, path: pathlib.Path) -> None:
        """A line for each kind of finding."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("w") as file:
            for (kind, key), times in self.kinds.most_common():
                file.write(json.dumps({"kind": kind, "key": key, "times": times, **self.smallest[kind, key]}) + "\n")

    def add(self, kind: str, key: str, found: dict[str, Any]) -> None:
        self.kinds[kind, key] += 1
        self.totals[kind] += 1
        known = self.smallest.get((kind, key))
        if known is None or len(found.get("text", "")) < len(known.get("text", "")):
            self.smallest[kind, key] = found

    def report(self) -> str:
        t = self.totals
        lines = [f"{t['modules']} modules: {t['accepted']} accepted, {t['refused']} refused, {t['crash']} crashes, {t['round']} round trips differ"
                 f" ({t['theirs']} more in mlir-opt-22, too)"]
        if t["asked"]:
            same = t["asked"] - t["accepts"] - t["refuses"]
            lines.append(f"beside mlir-opt-22: same verdict {share(same, t['asked'])}; same text of {share(t['both'] - t['text'], t['both'])} that both accept; "
                         f"same first error of {share(t['neither'] - t['place'] - t['message'], t['neither'])} that both refuse; "
                         f"{t['oracle crash']} crashes of mlir-opt-22; {t['foreign']} not asked: it has not their dialects")
        return "\n".join(lines)


def share(part: int, whole: int) -> str:
    return f"{part}/{whole} ({100 * part / whole:.2f} %)" if whole else "0/0"


def compare(batch: list[dict[str, Any]], oracle: Any) -> Counts:
    """The answers of the oracle for modules, as counts."""
    counts = Counts()
    answers = oracle.many([each["text"] for each in batch], [])
    unstable(batch, answers, oracle, counts)
    for found, answer in zip(batch, answers, strict=True):
        if not answer.crash:
            counts.totals["asked"] += 1
            mine, theirs = found["out"] is not None, answer.text is not None
            counts.totals["both"] += mine and theirs
            counts.totals["neither"] += not mine and not theirs
        differs = difference(found, answer)
        if differs is not None:
            counts.add(*differs, {**found, "oracle": answer.error or answer.text or ""})
    return counts


def unstable(batch: list[dict[str, Any]], answers: list[Any], oracle: Any, counts: Counts) -> None:
    """Counts the round trips that differ, except where mlir-opt-22 prints the same text and does not read it as the same module either."""
    doubtful = [(found, answer) for found, answer in zip(batch, answers, strict=True) if found.get("round")]
    generic = ["--mlir-print-op-generic"]
    same = [(found, answer) for found, answer in doubtful if answer.text is not None and answer.text.strip() == found["out"].strip()]
    before = oracle.many([found["text"] for found, _ in same], generic)
    after = oracle.many([answer.text.strip() + "\n" for _, answer in same], generic)
    theirs = {found["seed"] for (found, _), one, two in zip(same, before, after, strict=True) if one.text != two.text}
    counts.totals["theirs"] += len(theirs)
    for found, _ in doubtful:
        if found["seed"] not in theirs:
            counts.add("round", plain(found["round"]), found)


def run(options: argparse.Namespace, dialects: list[str], only: list[str]) -> int:
    making, counts = Worker(dialects, only, options.seconds), Counts()
    oracle = Oracle() if tool() and not options.packs and not options.alone else None
    passes = Passes(options) if options.passes else None
    began, ours, printed = time.time(), frozenset({*of_package(), *ELSEWHERE}), 0
    with ThreadPoolExecutor(1) as pool:  # mlir-opt-22 is asked about one batch while the next is made
        asked: Future[Counts] | None = None
        for start in range(options.seed, options.seed + options.count, BATCH):
            batch = list[dict[str, Any]]()
            for found in making.ask(start, min(BATCH, options.seed + options.count - start)):
                if count(found, counts, oracle is not None and "text" in found and not foreign(found["text"], ours)):
                    batch.append(found)
                if passes is not None and found.get("out") is not None:
                    passes.over(found, counts)
            if asked is not None:
                counts.merge(asked.result())
            asked = pool.submit(compare, batch, oracle) if batch else None
            done = start + BATCH - options.seed
            if done // options.every > printed:
                printed = done // options.every
                print(f"{time.time() - began:.0f} s: {counts.report()}", flush=True)
                counts.write(options.out)
        if asked is not None:
            counts.merge(asked.result())
    print(counts.report())
    never = [name for name in [*names_of(dialects, only), *definitions(dialects)] if name not in counts.used]
    print(f"{len(never)} operations, types and attributes are in no accepted module: {', '.join(never[:options.never])}")
    counts.write(options.out)
    for (kind, key), times in counts.kinds.most_common(options.top):
        print(f"{times:6} {kind}: {key}  (seed {counts.smallest[kind, key]['seed']})")
    return counts.totals["crash"] + counts.totals["round"] > 0


def count(found: dict[str, Any], counts: Counts, asked: bool) -> bool:
    """Counts what mlircore says of a module. Whether mlir-opt-22 is to be asked."""
    counts.totals["modules"] += 1
    if "crash" in found:
        counts.add("crash", ",".join(found.get("names", ())), found)
        return False
    counts.totals["accepted" if found["out"] is not None else "refused"] += 1
    counts.totals["foreign"] += not asked
    counts.used.update(found.get("used", ()))
    if found.get("round") and not asked:
        counts.add("round", plain(found["round"]), found)
    return asked


class Passes:
    """Random pipelines over accepted modules."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.number, self.seconds, self.chance = options.passes, options.seconds, random.Random(options.seed)
        self.names, self.worker, self.fails_upstream = pipelines.names(), pipelines.Worker(), pipelines.fails_upstream

    def over(self, found: dict[str, Any], counts: Counts) -> None:
        chosen = [self.chance.choice(self.names) for _ in range(self.number)]
        wrong = self.worker.ask(found["text"], f"builtin.module({','.join(chosen)})", self.seconds)
        if wrong and not (wrong.startswith("Verification failed") and self.fails_upstream(found["text"], chosen)):
            counts.add("passes", plain(wrong), {**found, "pipeline": chosen, "wrong": wrong})


def definitions(dialects: list[str]) -> list[str]:
    """The types and attributes that dialects define."""
    found = []
    for each in map(find, dialects):
        found += [("!" if cls.is_type else "#") + str(cls.definition) for cls in each.definitions]
        found += [f"#{each.name}.{enum.attr_name}" for enum in each.enums if enum.attr_name]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first module")
    parser.add_argument("--dialects", default="", help="all without it")
    parser.add_argument("--only", default="", help="operations of which each module has one")
    parser.add_argument("--packs", action="store_true", help="the dialects of other projects")
    parser.add_argument("--alone", action="store_true", help="mlir-opt-22 is not asked")
    parser.add_argument("--passes", type=int, default=0, help="of a random pipeline over each accepted module")
    parser.add_argument("--show", type=int, help="print the module of this seed")
    parser.add_argument("--reduce", type=int, help="print a small module that differs as that of this seed does")
    parser.add_argument("--seconds", type=float, default=60, help="for one module")
    parser.add_argument("--every", type=int, default=5000, help="how often the counts are printed")
    parser.add_argument("--top", type=int, default=30, help="so many kinds of findings are printed")
    parser.add_argument("--never", type=int, default=100, help="so many names that are in no accepted module")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build/generated.jsonl")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    dialects = [name for name in options.dialects.split(",") if name] or sorted(ELSEWHERE if options.packs else set(of_package()) - set(ELSEWHERE))
    only = [name for name in options.only.split(",") if name]
    if options.worker:
        worker(dialects, only)
        return 0
    if options.show is not None:
        print(text_of(Generator(dialects, only).module(options.show).module), end="")
        return 0
    if options.reduce is not None:
        print(reduce_seed(dialects, only, options.reduce, options.packs or options.alone), end="")
        return 0
    return run(options, dialects, only)


if __name__ == "__main__":
    sys.exit(main())
