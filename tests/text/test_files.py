"""Text in, text out: every file of tests/mlir.

A file has an input, then answers: `//= FLAGS`, and the text that mlircore-opt prints with these flags for the input on stdin. `UPDATE=1
pytest tests/text/test_files.py` writes the answers anew; where mlir-opt 22 is installed (for stablehlo: JAX, or IREE), its answers must be
the same. Without flags, the line is `//= ` with its space. After ` 2>&1` the text begins with what is written to stderr. In a file named
fail*, every part (between `// -----` lines) is refused; the line of the error has `// error COLUMN: MESSAGE`.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable

import pytest
import tool
from mlircore.tools import opt
from paths import GOLDEN, MLIR, REFUSED, golden_name

ANSWER = re.compile(r"^//= (.*)\n", re.M)
NO_ANSWER = re.compile(r"^//=(?! ).*", re.M)  # it would be a comment of the input, and what follows would be more input
BOTH = " 2>&1"
PEER = shutil.which("mlir-opt-22")
BY_JAX = {"sdy/lift", "sdy/lift_names", "sdy/ops", "stablehlo/attributes", "stablehlo/ops", "vhlo/ops"}  # files whose dialects only JAX's bindings have
BY_IREE = {"stablehlo/quantized"}  # or IREE's: JAX has no quantized types
BY_NONE = {"vhlo/every", "vcix/ops"}  # it has operations that are newer than JAX 0.10; only mlir-translate has vcix
IREE = shutil.which("iree-opt", path=os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")]))
OURS = [sys.executable, "-m", "mlircore.tools.opt"]
BY_PROCESS = ["arith/ops", "builtin/resources_file", "printing/locations"]  # files that the command itself reads, too
Tool = Callable[[list[str], str], tuple[int, str, str]]


def ours(flags: list[str], text: str) -> tuple[int, str, str]:
    code, out, err = tool.run(opt.main, flags, text.encode())
    return code, out.decode(), err.decode()


def process(*command: str) -> Tool:
    def run(flags: list[str], text: str) -> tuple[int, str, str]:
        done = subprocess.run([*command, *flags], input=text.encode(), capture_output=True, timeout=120)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    return run


def sections(path: pathlib.Path) -> tuple[str, list[tuple[str, str]]]:
    """The input, and the flags and text of each answer."""
    whole = path.read_text()
    wrong = NO_ANSWER.search(whole)
    assert wrong is None, f"{path.name}: no space after //= in the line {wrong[0]!r}"
    text, *rest = ANSWER.split(whole)
    answers = list(zip(rest[::2], rest[1::2]))
    assert answers, f"{path.name} has no answer"
    return text, [(flags, answer.removesuffix("\n") if i + 1 < len(answers) else answer) for i, (flags, answer) in enumerate(answers)]


def check(path: pathlib.Path, run: Tool) -> None:
    text, answers = sections(path)
    source = text.removesuffix("\n")
    got = []
    for flags, _ in answers:
        words = flags.removesuffix(BOTH)
        code, out, err = run(words.split(), source)
        assert code == 0 and (words != flags or not err), err
        got.append((flags, out if words == flags else err + out))
    if os.environ.get("UPDATE") == "1" and run is ours and got != answers:
        path.write_text(source + "".join(f"\n//= {flags}\n{out}" for flags, out in got))
        return
    for (flags, answer), (_, out) in zip(answers, got):
        assert out == answer, flags


@pytest.mark.parametrize("path", GOLDEN, ids=golden_name)
def test_prints_the_answers_of_the_file(path: pathlib.Path) -> None:
    check(path, ours)


@pytest.mark.parametrize("line", ["//=", "//=--mlir-print-op-generic"])
def test_an_answer_without_a_space_is_refused(tmp_path: pathlib.Path, line: str) -> None:
    path = tmp_path / "ops.mlir"
    path.write_text(f"module {{\n}}\n//= \nmodule {{\n}}\n\n{line}\nmodule {{\n}}\n")
    with pytest.raises(AssertionError, match=f"no space after //= in the line '{line}'"):
        sections(path)


@pytest.mark.parametrize("name", BY_PROCESS)
def test_the_command_prints_the_same(name: str) -> None:
    check(MLIR / f"{name}.mlir", process(*OURS))


@pytest.mark.skipif(not PEER, reason="needs mlir-opt-22")
@pytest.mark.parametrize("path", [path for path in GOLDEN if golden_name(path) not in BY_JAX | BY_IREE | BY_NONE], ids=golden_name)
def test_mlir_opt_prints_the_same_answers(path: pathlib.Path) -> None:
    check(path, process(str(PEER)))


@pytest.mark.skipif(not IREE, reason="needs iree-opt")
@pytest.mark.parametrize("name", sorted(BY_IREE))
def test_iree_opt_prints_the_same_answers(name: str) -> None:
    check(MLIR / f"{name}.mlir", process(str(IREE)))


@pytest.mark.parametrize("name", sorted(BY_JAX))
def test_jax_prints_the_same_answers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAX_PLATFORMS", "cpu")
    mlir = pytest.importorskip("jax._src.interpreters.mlir")
    text, answers = sections(MLIR / f"{name}.mlir")
    context = mlir.make_ir_context()
    context.allow_unregistered_dialects = True
    with context:  # this loads vhlo
        pytest.importorskip("jaxlib.mlir.dialects.stablehlo").serialize_portable_artifact(mlir.ir.Module.parse("module {}"), "1.0.0")
    for flags, answer in answers:
        try:
            module = mlir.ir.Module.parse(text.removesuffix("\n"), context)
        except mlir.ir.MLIRError as error:
            if "mesh symbol" not in str(error):
                raise
            pytest.skip("this jaxlib looks up the mesh that an attribute names")
        passes = re.findall(r"--(sdy-\S+)", flags)
        with context:
            mlir.passmanager.PassManager.parse(f"builtin.module({','.join(passes)})").run(module.operation)
        assert module.operation.get_asm(print_generic_op_form="generic" in flags) + "\n" == answer, flags


@pytest.mark.parametrize("path", REFUSED, ids=golden_name)
def test_refuses_each_part_with_the_error_on_its_line(path: pathlib.Path) -> None:
    check_refused(path, ours)


def test_the_command_refuses_with_the_same_errors() -> None:
    check_refused(MLIR / "arith/fail.mlir", process(*OURS))


def check_refused(path: pathlib.Path, run: Tool) -> None:
    parts = re.split(r"^// -----\n", path.read_text(), flags=re.M)
    code, _, messages = run(["--split-input-file", "--allow-unregistered-dialect"], path.read_text())
    assert code == 1
    first = {}
    for line, column, message in re.findall(r"^<stdin>:(\d+):(\d+): error: (.*)$", messages, flags=re.M):
        first.setdefault(int(line), f"// error {column}: {message}")
    line = 1
    for part in parts:
        lines = part.splitlines()
        here = {number: text for number, text in enumerate(lines, line) if "// error " in text}
        assert len(here) == 1, part
        for number, text in here.items():
            assert "// error " + text.rpartition("// error ")[2] == first.get(number), text
        line += len(lines) + 1
