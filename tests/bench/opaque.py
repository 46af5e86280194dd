"""How well texts are read without definitions: `Context(unknown_syntax="keep")`.

    python tests/bench/opaque.py CASES.jsonl.gz ... [--sample N] [--fail N] [--json OUT] [--family a,b]

CASES: conformance cases (`source`, `verdict`, `expected_generic`). For each case that its oracle accepts: whether it is read without an
error; whether the print has the tokens of the source, aliases replaced by their values; whether a second read prints the
same text; whether the operand list of each opaque operation is that of the oracle's generic form: the same values, in this order or in
another one, as that of an operation whose definition orders them otherwise than its text.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from mlircore import ir

_TOKEN = re.compile(
    r'(?P<space>\s+|//[^\n]*)|(?P<string>@?"(?:[^"\\\n]|\\.)*")|(?P<value>%[\w$.\-]+(?:#\d+)?)|(?P<block>\^[\w$.\-]+)|(?P<other>->|::|\{-#|#-\}'
    r"|[@!#]?[A-Za-z_][\w$.]*|[!#][\w$.\-]+|0x[0-9A-Fa-f]+|\d+(?:\.\d*(?:[eE][+-]?\d+)?)?|.)"
)


def tokens(text: str, aliases: dict[str, list[str]] | None = None) -> list[str]:
    """The tokens of a text, without comments and names of values and blocks; aliases are replaced by their values."""
    out: list[str] = []
    aliases = {} if aliases is None else aliases
    value: list[str] | None = None
    depth, new_line = 0, True
    matches = list(_TOKEN.finditer(text))
    for i, match in enumerate(matches):
        kind, token = match.lastgroup, match.group()
        if kind == "space":
            new_line = new_line or "\n" in token
            if value and depth == 0 and "\n" in token and out_of_alias(matches, i):
                value = None
            continue
        if new_line and value is None and token[0] in "#!" and text[match.end() :].lstrip().startswith("="):
            value = aliases[token] = []
            new_line = False
            continue
        new_line = False
        if value is not None:
            depth += (token in "([{<") - (token in ")]}>")
        target = out if value is None else value
        if kind == "value":
            target.append("%" + token.partition("#")[2].lstrip("0"))
        elif token in aliases:
            target.extend(aliases[token])
        elif value is None or value or token != "=":
            target.append("^" if kind == "block" else token)
    return out


def out_of_alias(matches: list[re.Match[str]], i: int) -> bool:
    """Whether the tokens before the blanks `i` can end the value of an alias."""
    return matches[i - 1].group() not in ("=", ",", ":", "->")


def without_module(found: list[str]) -> list[str]:
    """Without the module around everything, which a print has and a text need not have."""
    if found[:1] in (["module"], ["builtin.module"]) and found[-1:] == ["}"] and "{" in found:
        start = found.index("{") + 1
        if found[1] == "attributes":
            depth = 1
            while depth:
                depth += (found[start] == "{") - (found[start] == "}")
                start += 1
            start += 1
        return found[start:-1]
    return found


Operands = list[tuple[object, ...]]


def operand_lists(module: ir.Module, names: set[str]) -> dict[str, list[Operands]]:
    """The operand lists of operations of these names, in the order of the text. A value is described by where it is defined: which one of
    the operations of this name, and the number of the result, or of the region, block and argument."""
    seen: Counter[str] = Counter()
    places: dict[ir.Operation, tuple[str, int]] = {}
    order: list[ir.Operation] = []

    def visit(op: ir.Operation) -> None:
        places[op] = op.name, seen[op.name]
        seen[op.name] += 1
        if op.name in names:
            order.append(op)

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)

    def place(value: ir.Value) -> tuple[object, ...]:
        if isinstance(value, ir.OpResult):
            return *places[value.owner.operation], value.result_number
        block = ir.BlockArgument(value).owner
        parent = block.owner.operation
        for number, region in enumerate(parent.regions):
            for index, other in enumerate(region.blocks):
                if other == block:
                    return *places[parent], number, index, ir.BlockArgument(value).arg_number
        raise AssertionError("a block is in its parent")

    found: dict[str, list[Operands]] = {name: [] for name in names}
    for op in order:
        found[op.name].append([place(value) for value in op.operands])
    return found


@dataclass
class Scores:
    """The measures over all cases."""

    cases: int = 0
    read: int = 0
    opaque: int = 0
    tokens: int = 0
    whole: int = 0
    stable: int = 0
    ops: int = 0
    operands: int = 0
    ordered: int = 0
    kept_ops: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    failures: list[tuple[str, str, str]] = field(default_factory=list)


def new_context(off: bool, packs: bool) -> ir.Context:
    """A context that keeps unknown syntax; off: with no dialect defined but builtin."""
    context = ir.Context(unknown_syntax="keep", packs=packs)
    if off:
        context._define_no_dialects()
    return context


def measure(case: dict[str, object], scores: Scores, off: bool, packs: bool, form: str) -> None:
    source, where = str(case["source"]), f"{case['repo']} {case['path']} {case['case']}"
    scores.cases += 1
    if form == "custom":
        source = str(case["expected_custom"])
    try:
        module = ir.Module.parse(source, new_context(off, packs), source_name="<stdin>")
    except ir.MLIRError as error:
        first = error.error_diagnostics[0]
        scores.errors[re.sub(r"'[^']*'", "'…'", first.message)[:80]] += 1
        scores.failures.append(("read", where, first.rendered))
        return
    scores.read += 1
    printed, plain = module.operation.get_asm(use_names_as_written=True), str(module)
    again = ""
    try:
        again = str(ir.Module.parse(plain, new_context(off, packs)))
    except ir.MLIRError as error:
        again = error.error_diagnostics[0].rendered
    scores.stable += again == plain
    if again != plain:
        scores.failures.append(("stable", where, difference(plain.split("\n"), again.split("\n"))))
    kept: list[ir.Operation] = []
    module.operation.walk(lambda op: kept.append(op) if op.is_opaque else None)
    scores.kept_ops += len(kept)
    if kept:
        scores.opaque += 1
        scores.whole += without_module(tokens(source)) == without_module(tokens(printed))
        wrong = changed_text(source, module)
        scores.tokens += not wrong
        if wrong:
            scores.failures.append(("tokens", where, wrong))
    names = {op.name for op in kept}
    if names:
        generic = ir.Module.parse(str(case["expected_generic"]), new_context(True, False))
        compare_operands(operand_lists(generic, names), operand_lists(module, names), scores, where)


def changed_text(source: str, module: ir.Module) -> str:
    """The first opaque operation whose print, up to its first region, has not the tokens that the source has at its place."""
    printed, rows = module.operation._placed_asm(use_names_as_written=True)
    values = aliases_of(source) | aliases_of(printed.decode())
    begins = [row[0] for row in rows]
    opaque: list[bool] = []
    module.operation.walk(lambda op: opaque.append(op.is_opaque), ir.WalkOrder.PRE_ORDER)
    lines = source.split("\n")
    for i, (begin, end, _, line, column) in enumerate(rows):
        if not opaque[i] or line == 0:
            continue
        stop = begins[i + 1] if i + 1 < len(rows) and begins[i + 1] < end else end
        text = printed[begin:stop].decode()
        if stop != end:
            text = text.rpartition("{")[0]
        got = tokens(re.sub(r"^%[^=\n]*= ", "", text), values)
        size = len(text) * 8 + 4000
        rest = lines[line - 1].encode()[column - 1 :].decode(errors="replace") + "\n" + "\n".join(lines[line : line + 200])
        want = tokens(rest[:size], values)[: len(got)]
        if want != got:
            return difference(want, got)
    return ""


def aliases_of(text: str) -> dict[str, list[str]]:
    """The tokens of the values of the aliases that a text defines."""
    aliases: dict[str, list[str]] = {}
    tokens(text, aliases)
    return aliases


def compare_operands(expected: dict[str, list[Operands]], found: dict[str, list[Operands]], scores: Scores, where: str) -> None:
    """Counts the opaque operations whose operands are right: operations of one name are compared in the order of the text."""
    for name, want in expected.items():
        got = found[name]
        if len(want) != len(got):  # terminators that the text leaves out have no operands
            want, got = [each for each in want if each], [each for each in got if each]
        scores.ops += max(len(want), len(got))
        pairs = list(zip(want, got, strict=False))
        scores.ordered += sum(a == b for a, b in pairs)
        same = sum(Counter(a) == Counter(b) for a, b in pairs)
        scores.operands += same
        if same < max(len(want), len(got)):
            other = [(a, b) for a, b in pairs if Counter(a) != Counter(b)]
            scores.failures.append(("operands", f"{name} | {where}", f"{len(want)} {len(got)} {other[:1]}"))


def difference(want: list[str], got: list[str]) -> str:
    for i in range(max(len(want), len(got))):
        if want[i : i + 1] != got[i : i + 1]:
            return f"  want: {' '.join(want[max(0, i - 6) : i + 8])}\n  got:  {' '.join(got[max(0, i - 6) : i + 8])}"
    return ""


def cases_of(paths: list[str]) -> Iterator[dict[str, object]]:
    for path in paths:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                case = json.loads(line)
                if case["verdict"] == "accept":
                    yield case


def report(scores: Scores, fail: int) -> None:
    def share(part: int, whole: int) -> str:
        return f"{part:>7} / {whole:<7} {100 * part / max(whole, 1):6.2f} %"

    sys.stdout.write(f"read without error          {share(scores.read, scores.cases)}\n")
    sys.stdout.write(f"tokens kept (opaque cases)  {share(scores.tokens, scores.opaque)}\n")
    sys.stdout.write(f"... and of all operations   {share(scores.whole, scores.opaque)}\n")
    sys.stdout.write(f"second print the same       {share(scores.stable, scores.read)}\n")
    sys.stdout.write(f"operands of opaque ops      {share(scores.operands, scores.ops)}\n")
    sys.stdout.write(f"... and in this order       {share(scores.ordered, scores.ops)}\n")
    sys.stdout.write(f"opaque operations           {scores.kept_ops:>7}\n")
    for message, count in scores.errors.most_common(fail):
        sys.stdout.write(f"{count:>6}  {message}\n")
    for kind in ("read", "stable", "tokens", "operands"):
        for _, where, text in [failure for failure in scores.failures if failure[0] == kind][:fail]:
            sys.stdout.write(f"--- {kind}: {where}\n{text}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="+")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fail", type=int, default=8)
    parser.add_argument("--family", default="")
    parser.add_argument("--no-packs", action="store_true", help="without dialects of projects outside LLVM")
    parser.add_argument("--off", action="store_true", help="with no dialect defined but builtin")
    parser.add_argument("--input", choices=("source", "custom"), default="source", help="the source, or the oracle's custom text")
    options = parser.parse_args()
    cases = [case for case in cases_of(options.cases) if not options.family or case.get("family") in options.family.split(",")]
    if options.sample:
        random.Random(options.seed).shuffle(cases)
        del cases[options.sample :]
    scores = Scores()
    for case in cases:
        measure(case, scores, options.off, not options.no_packs, options.input)
    report(scores, options.fail)


if __name__ == "__main__":
    main()
