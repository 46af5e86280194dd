"""Builds the engine with sanitizers and the fuzzer in fuzz.c, bytecode.c or allocations.c, runs it on inputs, and keeps the inputs that fail.

    python tests/fuzz/drive.py --inputs 1000000      # that many, in one process per core
    python tests/fuzz/drive.py --seconds 60          # or for this time
    python tests/fuzz/drive.py --opaque --inputs 1000000   # the reader of operations without definitions
    python tests/fuzz/drive.py --packs --inputs 1000000    # with the definitions of other projects
    python tests/fuzz/drive.py --bytecode --inputs 1000000 # bytecode.c, on the seeds as bytecode of every version
    python tests/fuzz/drive.py --failing             # allocations.c: each allocation fails in turn, over golden pieces
    python tests/fuzz/drive.py --replay FILE...      # these files only
    python tests/fuzz/drive.py --cases open.jsonl.gz # more seeds: conformance cases of up to --max-bytes bytes

A crash or a hang is written to tests/fuzz/crashes (test_fuzz.py replays them for ever); prints that do not parse to the same print go to
the build folder, where those that mlir-opt-22 does not read either are passed over (judge.py). Exit status 1 when there was either; the forms of other
projects lose things by themselves, so that --packs only counts crashes and hangs.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import types
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "support"), str(HERE)]

import c_build
import judge
from paths import MLIR, PACKS, ROOT

SEEDS, CRASHES = HERE / "seeds", HERE / "crashes"
ENVIRONMENT = os.environ | {
    "ASAN_OPTIONS": "abort_on_error=1:detect_stack_use_after_return=0:allocator_may_return_null=1:quarantine_size_mb=8:malloc_context_size=5",
    "UBSAN_OPTIONS": "print_stacktrace=1:abort_on_error=1",
}


def build() -> pathlib.Path:
    """Compiles the changed sources; returns the program."""
    return c_build.sanitized_program(HERE / "fuzz.c")


def write_programs(folder: pathlib.Path, packs: bool = False) -> list[str]:
    """The compiled dialects of the package as files, and the options that load them. `packs`: those of other projects, too."""
    if "mlircore" not in sys.modules:  # the definitions are plain Python: they need no extension module
        package = types.ModuleType("mlircore")
        package.__path__ = [str(ROOT / "python/mlircore")]
        sys.modules["mlircore"] = package
    from mlircore.compile.files import of_package
    from mlircore.define.dialect import OLD, find
    from mlircore.define.packs import PACKS

    options: list[str] = []
    for name in [*of_package(), OLD, *(PACKS if packs else ())]:
        dialect = find(name)
        if dialect is not None:
            program = folder / f"{name}.program"
            program.write_bytes(dialect.program())
            options += ["--dialect", str(program)]
            for other in dialect.needs():
                options += ["--needs", other]
    return options


def write_golden(folder: pathlib.Path, source: pathlib.Path) -> None:
    """Seeds from the files of tests/mlir or tests/packs; --max-bytes chooses."""
    import golden

    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.mlir"):
        path.unlink()
    for path in sorted(source.rglob("*.mlir")):
        for number, text in enumerate(golden.pieces(path)):
            (folder / f"{path.parent.name}-{path.stem}-{number}.mlir").write_text(text)


def write_cases(cases: pathlib.Path, folder: pathlib.Path, max_bytes: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with gzip.open(cases, "rt") as file:
        for number, line in enumerate(file):
            case = json.loads(line)
            for key in ("source", "expected_generic"):
                text = case.get(key)
                if text and len(text.encode()) <= max_bytes:
                    (folder / f"{number}-{key}.mlir").write_bytes(text.encode())


def save_crash(current: pathlib.Path, crashes: pathlib.Path, suffix: str) -> pathlib.Path:
    size, _, rest = current.read_bytes().partition(b"\n")
    text = rest[: int(size or 0)]
    crashes.mkdir(parents=True, exist_ok=True)
    path = crashes / f"{hashlib.sha256(text).hexdigest()[:12]}{suffix}"
    path.write_bytes(text)
    return path


def run_part(program: pathlib.Path, part: int, arguments: argparse.Namespace, options: list[str], paths: list[str]) -> int:
    """Runs one process after the other until all inputs of this part are done; each crash ends one."""
    folder = arguments.build
    current, findings = folder / f"current-{part}", folder / f"findings-{part}"
    shutil.rmtree(findings, ignore_errors=True)
    findings.mkdir()
    left, bad, seed, end = arguments.inputs // arguments.jobs, 0, arguments.seed + 1000 * part, time.monotonic() + (arguments.seconds or 1e9)
    while left > 0 and time.monotonic() < end and bad < arguments.stop_after:
        command = [program, "--seed", str(seed), "--inputs", str(left), "--current", current, *options]
        if not arguments.bytecode:
            command += ["--max-bytes", str(arguments.max_bytes), "--findings", findings, "--limit", str(arguments.limit)]
            command += ["--opaque", "1"] if arguments.opaque else []
        if arguments.seconds:
            command += ["--seconds", str(max(1, int(end - time.monotonic())))]
        started = time.monotonic()
        done = subprocess.run([*command, *paths], env=ENVIRONMENT, cwd=findings, capture_output=True, text=True, errors="replace")
        print(f"[{part}] seed {seed}: {done.stdout.strip() or 'exit status ' + str(done.returncode)}", flush=True)
        if done.returncode in (0, 3) and arguments.bytecode:
            print(done.stderr[-2000:], end="", file=sys.stderr)
            return bad + (done.returncode == 3)
        if done.returncode in (0, 3):
            ours = judge.ours(findings)
            for report in ours:
                print(f"[{part}] {report}: {report.read_text(errors='replace').partition(chr(10))[0]}", file=sys.stderr)
            return bad + (bool(ours) and not arguments.packs)
        bad += 1
        path = save_crash(current, arguments.crashes, ".mlirbc" if arguments.bytecode else ".mlir")
        path.with_suffix(".txt").write_text(done.stderr[-20000:])
        print(f"[{part}] after {time.monotonic() - started:.0f} s: {path}\n{summary(done.stderr)}", file=sys.stderr, flush=True)
        seed += 1
    return bad


def summary(stderr: str) -> str:
    lines = [line for line in stderr.splitlines() if re.search(r"SUMMARY|runtime error|Assertion|time limit|^\s+#[0-6] ", line)]
    return "\n".join(lines[:9])


def fuzz(arguments: argparse.Namespace) -> int:
    program = c_build.sanitized_program(HERE / "bytecode.c") if arguments.bytecode else build()
    options = write_programs(arguments.build, arguments.packs)
    golden = arguments.build / ("packs" if arguments.packs else "golden")
    write_golden(golden, PACKS if arguments.packs else MLIR)
    paths = sorted(map(str, SEEDS.glob("*.mlir"))) if arguments.bytecode else [str(SEEDS), str(golden)]
    if arguments.cases and not arguments.bytecode:
        write_cases(arguments.cases, arguments.build / "cases", arguments.max_bytes)
        paths.append(str(arguments.build / "cases"))
    with ThreadPoolExecutor(arguments.jobs) as pool:
        return sum(pool.map(lambda part: run_part(program, part, arguments, options, paths), range(arguments.jobs)))


def failing(arguments: argparse.Namespace) -> int:
    """Runs allocations.c over golden pieces, in one process per core. Returns how many ended with a finding or a crash."""
    program = c_build.sanitized_program(HERE / "allocations.c")
    options = write_programs(arguments.build, arguments.packs)
    golden = arguments.build / ("packs" if arguments.packs else "golden")
    write_golden(golden, PACKS if arguments.packs else MLIR)

    def run(part: int) -> int:
        current = arguments.build / f"current-{part}"
        command = [program, "--points", "100", "--pass-points", "40", "--part", f"{part}/{arguments.jobs}", "--current", current, *options]
        done = subprocess.run([*command, "--max-bytes", str(arguments.max_bytes), SEEDS, golden], env=ENVIRONMENT, capture_output=True, text=True, errors="replace")
        print(f"[{part}] {done.stdout.strip() or 'exit status ' + str(done.returncode)}\n{done.stderr[-20000:] if done.returncode else ''}", flush=True)
        if done.returncode not in (0, 3):
            print(f"[{part}] {save_crash(current, arguments.crashes, '.mlir')}\n{summary(done.stderr)}", file=sys.stderr, flush=True)
        return int(done.returncode != 0)

    with ThreadPoolExecutor(arguments.jobs) as pool:
        return sum(pool.map(run, range(arguments.jobs)))


def replay(arguments: argparse.Namespace) -> int:
    program = build()
    options = write_programs(arguments.build, arguments.packs)
    bad = 0
    for path in arguments.replay:
        command = [program, "--replay", "--max-bytes", "100000000", "--limit", str(arguments.limit), *options, path]
        done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, errors="replace")
        print(f"{path}: {'exit status ' + str(done.returncode)}\n{done.stderr if done.returncode else ''}", end="")
        bad += done.returncode != 0
    return bad


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int)
    parser.add_argument("--seconds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--max-bytes", type=int, default=4096)
    parser.add_argument("--limit", type=int, default=10, help="seconds of processor time for one input")
    parser.add_argument("--stop-after", type=int, default=20, help="crashes")
    parser.add_argument("--opaque", action="store_true", help="keep operations that have no definition; every other input has no definitions")
    parser.add_argument("--packs", action="store_true", help="with the definitions of other projects, and tests/packs")
    parser.add_argument("--bytecode", action="store_true", help="mutated bytecode in place of texts")
    parser.add_argument("--failing", action="store_true", help="failing allocations in place of mutations")
    parser.add_argument("--cases", type=pathlib.Path)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/fuzz")
    parser.add_argument("--crashes", type=pathlib.Path, default=CRASHES)
    parser.add_argument("--replay", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.build = arguments.build.resolve()
    arguments.build.mkdir(parents=True, exist_ok=True)
    if arguments.inputs is None:
        arguments.inputs = 10**9 if arguments.seconds else 100000
    bad = replay(arguments) if arguments.replay else failing(arguments) if arguments.failing else fuzz(arguments)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
