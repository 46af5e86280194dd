"""Which lines and branches of src_c run in the tests and over a corpus: a table by folder, and what no test reaches, by name.

    make coverage                                            # builds with counters, in place, and runs all tests and fuzzers
    make coverage CASES="open.jsonl.gz downstream_open.jsonl.gz"   # and the texts of corpora
    python tests/coverage.py --tests tests/mlir tests/text   # after such a build: these tests alone
    python tests/coverage.py --tests --inputs 100000         # the C tests and the fuzzers alone
    python tests/coverage.py --report                        # nothing is run: the counts that are there
    python tests/coverage.py --report --file src_c/ir/walk.c # the lines of a file that did not run

A branch is a way out of a condition (gcc's counters), those of exceptions left out. Inline functions of headers are counted, each once. The C
tests and the fuzzers are linked with the same objects. Each run begins new counts, unless there is `--more`.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import gzip
import io
import itertools
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
HERE = ROOT / "tests"
sys.path[:0] = [str(HERE / "support"), str(HERE / "fuzz")]

import c_build

# Two of them build the core for themselves, and one looks at the symbols of the extension.
ALL = ("tests", "--ignore=tests/test_c.py", "--ignore=tests/test_fuzz.py")
ALL += ("--deselect=tests/test_layout.py::test_the_extension_exports_its_init_function_only",)


class File(NamedTuple):
    """`lines`: how often each one ran. `branches`: of each line, how often each way was taken. `functions`: how often each one was called."""

    lines: dict[int, int]
    branches: dict[int, list[int]]
    functions: dict[str, int]


def objects() -> pathlib.Path:
    """The folder of the objects with counters. Ends the program when there is none."""
    found = [path for path in ROOT.glob("build/temp.*/coverage") if path.is_dir()]
    if not found:
        sys.exit("tests/coverage.py: there is no build with counters: MLIRCORE_COVERAGE=1 python setup.py build_ext --inplace")
    return max(found, key=lambda path: path.stat().st_mtime)


def run_cases(path: pathlib.Path, part: int, parts: int) -> None:
    """Reads each text of a part of a corpus, prints it in both forms, writes it as bytecode, and runs each pass on what was written.

    A text that today's language refuses is read as one of an older generation, too.
    """
    import pipelines
    from mlircore import ir, passmanager

    names = pipelines.names()
    for number, line in enumerate(gzip.open(path, "rt")):
        if number % parts != part:
            continue
        text = json.loads(line)["source"]
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            try:
                module = ir.Module.parse(text, context)
            except ir.MLIRError:
                try:
                    module = ir.Module.parse(text, context, syntax="auto")
                except ir.MLIRError:
                    continue
            str(module)
            written = io.BytesIO()
            try:
                module.operation.write_bytecode(written)
                again = ir.Module.parse(written.getvalue(), context).operation
            except ir.MLIRError:
                continue
            again.get_asm(print_generic_op_form=True, enable_debug_info=True)
            for name in names:
                with contextlib.suppress(ir.MLIRError):
                    passmanager.PassManager.parse(f"builtin.module({name})", context).run(again.clone())


def link(source: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """A program of one file and the objects with counters."""
    library, flags = folder / "libmlircore.a", [*c_build.COMMON, "-DNDEBUG", "-DMC_DEBUG=1"]
    if not library.exists():
        (no_trace,) = c_build.compile_changed([HERE / "support/no_trace.c"], folder, flags)
        subprocess.run(["ar", "rcs", library, *(objects() / "src_c").rglob("*.o"), no_trace], check=True)
    (obj,) = c_build.compile_changed([source], folder, flags)
    return c_build.link(folder / source.stem, [obj, library], ["--coverage"])


def run(command: Sequence[object]) -> int:
    """Runs a program in the root. Returns 1 when it fails; 3 is the status of a fuzzer that has findings, which judge.py looks at."""
    began = time.monotonic()
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, errors="replace", cwd=ROOT)
    print(f"{time.monotonic() - began:5.0f} s: {' '.join(pathlib.Path(str(part)).name for part in command[:6])}", flush=True)
    if done.returncode not in (0, 3):
        print(f"{command[0]}: exit status {done.returncode}\n{done.stdout[-1000:]}{done.stderr[-1000:]}", file=sys.stderr)
    return int(done.returncode not in (0, 3))


def write_texts(cases: Sequence[pathlib.Path], folder: pathlib.Path) -> None:
    """A sixth of the small texts of corpora. Those of older generations, which have a date, get a first line that the fuzzers read."""
    folder.mkdir()
    for path in cases:
        for number, line in enumerate(gzip.open(path, "rt")):
            case = json.loads(line)
            text = "//auto\n" * ("date" in case) + case["source"]
            if len(text) <= 2000 and (number % 6 == 0 or "date" in case):
                (folder / f"{path.stem}-{number}.mlir").write_text(text)


def programs(folder: pathlib.Path, inputs: int, cases: Sequence[pathlib.Path]) -> Iterator[list[object]]:
    """The C tests, and the fuzzers with about so many inputs each. A third of the pieces of golden files, and of the texts of cases, have each token changed."""
    import drive

    yield from ([link(source, folder)] for source in sorted((HERE / "c").rglob("test_*.c")))
    if not inputs:
        return
    fuzz, bytecode, allocations = (link(drive.HERE / f"{name}.c", folder) for name in ("fuzz", "bytecode", "allocations"))
    seeds, texts = sorted(drive.SEEDS.glob("*.mlir")), folder / "texts"
    write_texts(cases, texts)
    options: list[object] = []
    for packs, golden in ((False, drive.MLIR), (True, drive.PACKS)):
        pieces = folder / golden.name
        (folder / f"programs-{packs}").mkdir()
        options = [*drive.write_programs(folder / f"programs-{packs}", packs)]
        drive.write_golden(pieces, golden)
        parts = 1 if packs else 4
        for part in range(parts):
            few = sorted(pieces.glob("*.mlir"))[part :: parts * (1 if packs else 3)]
            yield [fuzz, "--seed", part, "--tokens", 1, "--max-bytes", 1000, "--inputs", inputs // parts, *options, *few]
            yield [allocations, "--points", 100, "--pass-points", 40, "--part", f"{part}/{parts}", *options, drive.SEEDS, pieces]
        yield [fuzz, "--opaque", 1, "--inputs", inputs // 4, *options, drive.SEEDS, pieces]
        if not packs:
            yield [bytecode, "--inputs", inputs, *options, *seeds]
    for part in range(4 if cases else 0):
        few = sorted(texts.glob("*.mlir"))[part::12]
        yield [fuzz, "--seed", part, "--tokens", 1, "--max-bytes", 2000, "--inputs", inputs // 4, *options, *few]
        yield [allocations, "--points", 60, "--pass-points", 20, "--part", f"{part}/4", *options, texts]
    for name, number in (("definitions", 100), ("api", 10), ("pipelines", 400), ("allocations", 1000), ("generate", 100)):
        count = "--count" if name in ("allocations", "generate") else "--runs"
        yield [sys.executable, drive.HERE / f"{name}.py", count, inputs // number, *(["--alone"] if name == "generate" else [])]
    yield [sys.executable, drive.HERE / "generate.py", "--packs", "--count", inputs // 100]


def run_programs(inputs: int, cases: Sequence[pathlib.Path], jobs: int) -> int:
    """Runs the C tests and the fuzzers. Returns how many failed."""
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(jobs) as pool:
        return sum(pool.map(run, programs(pathlib.Path(name), inputs, cases)))


def gcov(notes: pathlib.Path) -> dict[str, File]:
    """The counts of gcov for one object: of its source, and of the inline functions of headers."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", notes], cwd=folder, capture_output=True, text=True)
    made = collections.defaultdict[str, File](lambda: File({}, {}, {}))
    for document in done.stdout.splitlines():
        for file in json.loads(document)["files"]:
            if not file["file"].startswith("src_c/"):
                continue
            mine = made[file["file"]]
            for line in file["lines"]:
                number = line["line_number"]
                mine.lines[number] = mine.lines.get(number, 0) + line["count"]
                ways = [way["count"] for way in line["branches"] if not way["throw"]]
                if ways:
                    mine.branches.setdefault(number, []).extend(ways)
            for function in file["functions"]:
                mine.functions[function["name"]] = function["execution_count"]
    return made


def add(sum_: File, file: File) -> None:
    """Adds the counts of another copy."""
    for counts, more in ((sum_.lines, file.lines), (sum_.functions, file.functions)):
        for key, count in more.items():
            counts[key] = counts.get(key, 0) + count
    for number, ways in file.branches.items():
        sum_.branches[number] = [a + b for a, b in itertools.zip_longest(sum_.branches.get(number, []), ways, fillvalue=0)]


def measured() -> dict[str, File]:
    """The counts of each source of the core. An inline function of a header has copies in several objects: it is counted once."""
    folder = objects()
    notes = [folder / path.relative_to(ROOT).with_suffix(".gcno") for path in sorted((ROOT / "src_c").rglob("*.c"))]
    sums = collections.defaultdict[str, File](lambda: File({}, {}, {}))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(gcov, notes):
            for source, file in found.items():
                add(sums[source], file)
    return dict(sorted(sums.items()))


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:6.2f} % of {whole:6}" if whole else "     none      "


def group(source: str) -> str:
    """The folder of a source in the table: a stage, or a dialect."""
    parts = pathlib.PurePath(source).parts
    return "/".join(parts[1:-1])


def report(files: dict[str, File], top: int) -> None:
    totals: dict[str, Any] = collections.defaultdict(lambda: [0, 0, 0, 0])
    for source, file in files.items():
        ways = [way for each in file.branches.values() for way in each]
        numbers = (sum(count > 0 for count in file.lines.values()), len(file.lines), sum(way > 0 for way in ways), len(ways))
        for name in (group(source), "all"):
            totals[name] = [a + b for a, b in zip(totals[name], numbers, strict=True)]
    print(f"{'folder':28} {'lines':20} branches")
    for name in sorted(totals, key=lambda name: (name == "all", name)):
        lines, all_lines, ways, all_ways = totals[name]
        print(f"{name:28} {share(lines, all_lines)}  {share(ways, all_ways)}")
    gaps = sorted(((sum(count == 0 for count in file.lines.values()), source) for source, file in files.items()), reverse=True)
    print("\nfiles with the most lines that did not run")
    for missing, source in gaps[:top]:
        print(f"{missing:6} of {len(files[source].lines):5}  {source}")
    never = [(source, name) for source, file in files.items() for name, count in file.functions.items() if count == 0]
    print(f"\n{len(never)} functions that were not called")
    for source, name in never:
        print(f"  {source}: {name}")


def show(file: File, path: pathlib.Path) -> None:
    for number, text in enumerate(path.read_text().splitlines(), 1):
        ways = file.branches.get(number, [])
        if file.lines.get(number) == 0:
            print(f"{number:6} -       {text}")
        elif ways and 0 in ways:
            print(f"{number:6} {sum(way > 0 for way in ways)}/{len(ways):<4} {text}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tests", nargs="*", default=ALL, help="for pytest; none without names")
    parser.add_argument("--cases", type=pathlib.Path, nargs="*", default=[], help="corpora: lines with a \"source\", compressed by gzip")
    parser.add_argument("--inputs", type=int, help="run the C tests, and so many inputs of each fuzzer")
    parser.add_argument("--report", action="store_true", help="run nothing")
    parser.add_argument("--more", action="store_true", help="keep the counts that are there")
    parser.add_argument("--file", help="show the lines of this source that did not run, and the branches that were not taken")
    parser.add_argument("--top", type=int, default=40, help="so many files")
    parser.add_argument("--jobs", type=int, default=2, help="processes of pytest")
    parser.add_argument("--only-cases", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.only_cases is not None:
        path, part, parts = options.only_cases
        run_cases(pathlib.Path(path), int(part), int(parts))
        return 0
    status = 0
    if not options.report:
        for counts in [] if options.more else objects().rglob("*.gcda"):
            counts.unlink()
        if options.tests:
            status = subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", str(options.jobs), *options.tests], cwd=ROOT).returncode
        if options.inputs is not None:
            status |= run_programs(options.inputs, options.cases, options.jobs)
        # in processes that end: then the counts are written
        parts = 4 * options.jobs
        readers = [[sys.executable, __file__, "--only-cases", cases, part, parts] for cases in options.cases for part in range(parts)]
        with ThreadPoolExecutor(options.jobs) as pool:
            status |= any(pool.map(run, readers))
    files = measured()
    if options.file:
        show(files[options.file], ROOT / options.file)
    else:
        report(files, options.top)
    return status


if __name__ == "__main__":
    sys.exit(main())
