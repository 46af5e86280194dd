"""Lets each allocation of the core fail in turn: every entry point, over small texts of all dialects.

    python tests/fuzz/allocations.py --count 2000                   # golden pieces, some actions of each
    python tests/fuzz/allocations.py --every tests/mlir/scf         # all pieces of files or folders, all actions, every allocation
    python tests/fuzz/allocations.py --actions parse,print --count 500
    python tests/fuzz/allocations.py --actions pass:canonicalize tests/mlir/passes
    python tests/fuzz/allocations.py --list                         # the actions

An action (allocation_actions.py) is done once with memory, in a context of its own: its result, or its message, is the right one. Then it is
done in new contexts, where the kth allocation fails, for --points numbers k. Each time it ends with the right result or with MemoryError; the
context passes its check, what was changed can be printed and is valid after a pass; done again in the same context it has the right result;
and the context leaves no memory. A finding is a line with what repeats it, and its text is written to --out. Exit status 1 after one.

The work is done in a process that may crash. With a build with counters (`make coverage`), that process ends as it should, and is counted.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import pathlib
import random
import sys
import time
from collections import Counter
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

import golden
from allocation_actions import ACTIONS, Case, old_texts
from mlircore import ir
from paths import MLIR, ROOT
from served import Served

NEVER = 1 << 60
ERROR = "raised "
ALWAYS = ("parse", "load")
OLD = ("parse-legacy", "parse-year")


def shown(thing: object) -> str:
    """A result as text. With memory."""
    if isinstance(thing, (list, tuple)):
        return f"[{', '.join(map(shown, thing))}]"
    if isinstance(thing, (ir.Module, ir.OpView, ir.Operation)):
        return str(thing.operation.get_asm(print_generic_op_form=True, enable_debug_info=True))
    return str(thing)


class Attempt:
    """An action that is done once in a new context, while allocation `k` fails; and once more."""

    def __init__(self, name: str, text: str) -> None:
        name, _, option = name.partition(":")
        self.action = ACTIONS[name][0]
        self.name, self.text, self.option = name, text, option

    def case(self) -> Case:
        return Case(self.text, self.name, self.option)

    def prepare(self, case: Case) -> Any:
        """The step; None if the text gives no reason for it."""
        try:
            return self.action(case)
        except (ir.MLIRError, RuntimeError, ValueError):
            return None

    def outcome(self, step: Any, context: ir.Context, k: int) -> tuple[str | None, int]:
        """The result or the message, None without memory; and how many allocations were left."""
        context._fail_allocation_after(k)
        got: object = None
        message: str | None = None
        try:
            got = step.run()
        except MemoryError:
            message = ""
        except Exception as error:
            message = f"{ERROR}{type(error).__name__}: {error}"
        finally:
            left = context._fail_allocation_after(-1)
        if message == "":
            return None, left
        answer = message if message is not None else shown(got)
        if step.module is not None:
            answer += "\n" + shown(step.module)
        return answer, left

    def expected(self) -> tuple[str | None, int, bool]:
        """The right answer, the number of allocations, and whether the module is valid then. None: there is nothing to do."""
        case = self.case()
        step = self.prepare(case)
        if step is None:
            return None, 0, False
        answer, left = self.outcome(step, case.context, NEVER)
        return answer, NEVER - left, step.module is not None and is_valid(step.module)

    def wrong(self, k: int, right: str, valid: bool) -> str:
        """The mistake when allocation k fails; empty: nothing."""
        case = self.case()
        step = self.prepare(case)
        answer, _ = self.outcome(step, case.context, k)
        if answer is not None and answer != right and not is_shorter_message(answer, right):
            return difference("another result", answer, right)
        try:
            case.context._check()
        except Exception as error:
            return f"the check of the context: {error}"
        if answer is None and step.module is not None:
            shown(step.module)
            if valid and self.name in ("pass", "any-pass") and not is_valid(step.module):
                return "the module is not valid"
        if "_resource" in self.text:  # keys that are taken get other names
            return ""
        step = answer = None
        again = Case(self.text, self.name, self.option)
        again.context = case.context
        step = self.prepare(again)
        if step is None:
            return "it cannot be prepared again"
        answer, _ = self.outcome(step, again.context, -1)
        if answer != right:
            return difference("another result afterwards", answer or "no memory", right)
        return ""


def is_shorter_message(answer: str, right: str) -> bool:
    """Whether it is the same error with fewer lines: a message may lack notes and lines of the source when there is no memory for them."""
    lines, right_lines = answer.splitlines(), right.splitlines()
    rest = iter(right_lines)
    return answer.startswith(ERROR) and lines[:2] == right_lines[:2] and all(line in rest for line in lines)


def is_valid(module: ir.Module) -> bool:
    try:
        return bool(module.operation.verify())
    except ir.MLIRError:
        return False


def difference(head: str, got: str, right: str) -> str:
    same = len(os.path.commonprefix([got, right]))
    return f"{head}: {got[max(0, same - 60) : same + 200]!r} instead of {right[max(0, same - 60) : same + 200]!r}"


def points(count: int, most: int, chance: random.Random) -> list[int]:
    """Numbers below `count`: all, or as many as wanted, one of each part."""
    if count <= most:
        return list(range(count))
    return [chance.randrange(i * count // most, (i + 1) * count // most) for i in range(most)]


def sweep(request: dict[str, Any]) -> dict[str, Any]:
    """All attempts of one text and action. Writes the number of each before it, so that a crash has one."""
    attempt = Attempt(request["action"], request["text"])
    contexts, left = ir.Context._get_live_count(), ir.Context._get_blocks_left()
    answer, count, valid = attempt.expected()
    if answer is None:
        return {"done": 0, "allocations": 0, "wrong": []}
    chance, wrong = random.Random(request["seed"]), []
    chosen = request["only"] or points(count, request["points"], chance)
    for k in chosen:
        with open(request["at"], "w") as file:
            file.write(str(k))
        try:
            said = attempt.wrong(k, answer, valid)
        except Exception as error:
            said = f"{type(error).__name__}: {error}"
            error.__traceback__ = None
        if ir.Context._get_live_count() > contexts:
            gc.collect()
        if not said and ir.Context._get_live_count() > contexts:
            said, contexts = "a context is kept", ir.Context._get_live_count()
        if not said and ir.Context._get_blocks_left() > left:
            said, left = f"{ir.Context._get_blocks_left() - left} blocks of memory are left", ir.Context._get_blocks_left()
        if said:
            wrong.append((k, said))
            if len(wrong) >= request["stop"]:
                break
    return {"done": len(chosen), "allocations": count, "wrong": wrong}


def serve() -> None:
    for line in sys.stdin:
        print(json.dumps(sweep(json.loads(line))), flush=True)


def pieces(paths: list[pathlib.Path], whole: bool) -> list[tuple[str, str]]:
    """Names and texts."""
    found: list[tuple[str, str]] = []
    if whole:
        return [(str(path), path.read_text()) for path in paths]
    for path in paths or [MLIR]:
        for file in sorted(path.rglob("*.mlir")) if path.is_dir() else [path]:
            found += [(f"{file}:{number}", text) for number, text in enumerate(golden.pieces(file)) if text.strip()]
    if not paths:
        found += [(f"old:{number}", text) for number, text in enumerate(old_texts(ROOT)) if text.strip()]
    return found


def chosen_actions(name: str, options: argparse.Namespace, chance: random.Random) -> list[str]:
    """The actions for a text, each with an option."""
    wanted = options.actions.split(",") if options.actions else list(ACTIONS)
    if options.every:
        return [full for each in wanted for full in ([each] if ":" in each else [f"{each}:{option}" for option in ACTIONS[each][1]])]
    if not options.actions:
        often = OLD if name.startswith("old:") else ALWAYS
        wanted = [*often, *chance.sample([each for each in wanted if each not in often], options.more)]
    return [each if ":" in each else f"{each}:{chance.choice(ACTIONS[each][1])}" for each in wanted]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", type=pathlib.Path, help="files or folders; none: all of tests/mlir, and old texts")
    parser.add_argument("--count", type=int, help="so many pieces, drawn at random; else all")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no piece after this time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", type=int, default=16, help="allocations that fail, of each text and action")
    parser.add_argument("--more", type=int, default=4, help="actions of each text, besides reading")
    parser.add_argument("--actions", default="", help="only these, with commas; with an option after a colon, if there are several")
    parser.add_argument("--every", action="store_true", help="all actions and options, and every allocation, of each piece")
    parser.add_argument("--whole", action="store_true", help="files are not cut into pieces")
    parser.add_argument("--k", type=int, action="append", default=[], help="only this allocation")
    parser.add_argument("--limit", type=float, default=300, help="seconds for one text and action")
    parser.add_argument("--stop", type=int, default=3, help="findings of one text and action")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build/allocations")
    parser.add_argument("--list", action="store_true", help="print the actions")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve()
        return 0
    if options.list:
        for name, (action, choices) in ACTIONS.items():
            print(f"{name:18} {', '.join(choices):40.60} {(action.__doc__ or '').splitlines()[0] if action.__doc__ else ''}".rstrip())
        return 0
    chance, found, done = random.Random(options.seed), pieces(options.paths, options.whole), Counter[str]()
    if not options.paths or options.count is not None:
        found = chance.sample(found, min(options.count or len(found), len(found)))
    options.out.mkdir(parents=True, exist_ok=True)
    served, at, end, findings = Served([sys.executable, __file__, "--serve"]), options.out / "at", time.monotonic() + options.seconds, 0
    for name, text in found:
        if time.monotonic() > end:
            break
        done["pieces"] += 1
        for action in chosen_actions(name, options, chance):
            request = {"action": action, "text": text, "seed": options.seed, "points": NEVER if options.every else options.points,
                       "only": options.k, "at": str(at), "stop": options.stop}
            answers, status = served.ask(json.dumps(request), options.limit)
            wrong = answers[0]["wrong"] if status is None else [(at.read_text(), f"the process ended with status {status}")]
            if status is None:
                done["attempts"] += answers[0]["done"]
                done[action.partition(":")[0]] += answers[0]["done"]
            for k, said in wrong:
                findings += 1
                path = options.out / f"{options.seed}-{findings}.mlir"
                path.write_text(text)
                print(f"{name}\n  --whole --actions {action} --k {k} {path}\n  {said}", flush=True)
    served.close()
    print(f"{done.pop('pieces')} pieces, {done.pop('attempts', 0)} failing allocations, {findings} findings")
    print("  " + ", ".join(f"{name} {number}" for name, number in sorted(done.items())))
    return findings > 0


if __name__ == "__main__":
    sys.exit(main())
