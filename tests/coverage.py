"""Which lines and branches of src_c run in the tests and over a corpus: a table by folder, and what no test reaches, by name.

    make coverage                                            # builds with counters, in place, and runs all tests and fuzzers
    make coverage CASES="open.jsonl.gz downstream_open.jsonl.gz"   # and the texts of corpora
    python tests/coverage.py --tests tests/mlir tests/text   # after such a build: these tests alone
    python tests/coverage.py --report                        # nothing is run: the counts that are there
    python tests/coverage.py --report --file src_c/ir/walk.c # the lines of a file that did not run

A branch is a way out of a condition (gcc's counters), those of exceptions left out. The C tests and the fuzzers are linked with the same
objects. Each run begins new counts, unless there is `--more`.
"""

from __future__ import annotations

import argparse
import collections
import gzip
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from collections.abc import Sequence
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


def run_cases(path: pathlib.Path) -> None:
    """Reads, prints in both forms and writes as bytecode each text of a corpus."""
    from mlircore import ir

    for line in gzip.open(path, "rt"):
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            try:
                module = ir.Module.parse(json.loads(line)["source"], context)
                str(module)
                written = io.BytesIO()
                module.operation.write_bytecode(written)
                ir.Module.parse(written.getvalue(), context).operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
            except ir.MLIRError:
                continue


def link(source: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """A program of one file and the objects with counters."""
    library, flags = folder / "libmlircore.a", [*c_build.COMMON, "-DNDEBUG", "-DMC_DEBUG=1"]
    if not library.exists():
        (no_trace,) = c_build.compile_changed([HERE / "support/no_trace.c"], folder, flags)
        subprocess.run(["ar", "rcs", library, *(objects() / "src_c").rglob("*.o"), no_trace], check=True)
    (obj,) = c_build.compile_changed([source], folder, flags)
    return c_build.link(folder / source.stem, [obj, library], ["--coverage"])


def run_programs(inputs: int, jobs: int) -> int:
    """Runs the C tests, and the fuzzers of texts and of bytecode with so many inputs. Returns how many ended with an error."""
    import drive

    def run(command: Sequence[object]) -> int:
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, errors="replace", cwd=ROOT)
        if done.returncode:
            print(f"{command[0]}: exit status {done.returncode}\n{done.stdout[-1000:]}{done.stderr[-1000:]}", file=sys.stderr)
        return int(done.returncode != 0)

    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(jobs) as pool:
        folder = pathlib.Path(name)
        commands: list[list[object]] = [[link(source, folder)] for source in sorted((HERE / "c").rglob("test_*.c"))]
        if inputs:
            options = drive.write_programs(folder)
            drive.write_golden(folder / "golden", drive.MLIR)
            fuzz, bytecode = link(drive.HERE / "fuzz.c", folder), link(drive.HERE / "bytecode.c", folder)
            texts = [drive.SEEDS, folder / "golden"]
            for seed in range(jobs):
                commands.append([fuzz, "--seed", seed, "--inputs", inputs // jobs, "--findings", folder, *options, *texts])
            commands.append([fuzz, "--opaque", 1, "--inputs", inputs // 4, "--findings", folder, *options, *texts])
            commands.append([bytecode, "--inputs", inputs, *options, *texts])
        return sum(pool.map(run, commands))


def gcov(notes: pathlib.Path, source: str) -> File:
    """The counts of gcov for one source."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", notes], cwd=folder, capture_output=True, text=True)
    made = File({}, {}, {})
    for document in done.stdout.splitlines():
        for file in json.loads(document)["files"]:
            if not file["file"].endswith(source):
                continue
            for line in file["lines"]:
                number = line["line_number"]
                made.lines[number] = made.lines.get(number, 0) + line["count"]
                ways = [way["count"] for way in line["branches"] if not way["throw"]]
                if ways:
                    made.branches.setdefault(number, []).extend(ways)
            for function in file["functions"]:
                made.functions[function["name"]] = function["execution_count"]
    return made


def measured() -> dict[str, File]:
    """The counts of each source of the core."""
    folder = objects()
    sources = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "src_c").rglob("*.c"))]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda source: gcov(folder / pathlib.Path(source).with_suffix(".gcno"), source), sources)
        return dict(zip(sources, found, strict=True))


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
    parser.add_argument("--only-cases", type=pathlib.Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.only_cases is not None:
        run_cases(options.only_cases)
        return 0
    status = 0
    if not options.report:
        for counts in [] if options.more else objects().rglob("*.gcda"):
            counts.unlink()
        if options.tests:
            status = subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", str(options.jobs), *options.tests], cwd=ROOT).returncode
        if options.inputs is not None:
            status |= run_programs(options.inputs, options.jobs)
        for cases in options.cases:  # in a process that ends: then the counts are written
            status |= subprocess.run([sys.executable, __file__, "--only-cases", cases]).returncode
    files = measured()
    if options.file:
        show(files[options.file], ROOT / options.file)
    else:
        report(files, options.top)
    return status


if __name__ == "__main__":
    sys.exit(main())
