"""Large texts in files: their memory goes back to the system while they are parsed. tests/c/threads.c: all texts, byte by byte."""

import pathlib
import subprocess
import sys

import mlircore
import pytest
from mlircore import ir
from mlircore._core import FileText, source_of

PEAK = """
import sys
import mlircore
from mlircore import ir

def status(key):
    with open("/proc/self/status") as lines:
        return next(int(line.split()[1]) << 10 for line in lines if line.startswith(key))

context = ir.Context()
context.allow_unregistered_dialects = True
ir.Module.parse('"a.b"() {x = dense<"0x0000"> : tensor<1xf16>} : () -> ()', context)
before = status("VmRSS")
module = mlircore.parse_file(sys.argv[1], context)
print(status("VmHWM") - before, len(module.body.operations))
"""


def text_of(functions: int, last: str = "return %s : i32") -> str:
    parts = []
    for i in range(functions):
        end = last if i == functions - 1 else "return %s : i32"
        parts.append(f"func.func @function{i}(%a: i32) -> i32 {{\n  %s = arith.addi %a, %a : i32\n  {end}\n}}\n")
    return "".join(parts)


@pytest.mark.parametrize("threads", [1, 2])
def test_an_error_in_a_large_file_shows_its_line(tmp_path, threads):
    path = tmp_path / "large.mlir"
    path.write_text(text_of(40_000, "return %t : i32"))
    with pytest.raises(ir.MLIRError) as found:
        mlircore.parse_file(path, threads=threads)
    (info,) = found.value.error_diagnostics
    assert info.message == "use of undeclared SSA value name"
    assert info.rendered.splitlines()[1:] == ["  return %t : i32", "         ^"]
    path.write_text(text_of(40_000, "return %s, %s : i32, i32"))
    with pytest.raises(ir.MLIRError, match="has 2 operands, but enclosing function") as found:
        mlircore.parse_file(path, threads=threads)
    assert "\n  return %s, %s : i32, i32\n  ^" in found.value.error_diagnostics[0].rendered


def test_the_tool_prints_what_the_file_has(tmp_path):
    path = tmp_path / "large.mlir"
    path.write_text(text_of(20_000))
    done = subprocess.run([sys.executable, "-m", "mlircore", "opt", path], capture_output=True, text=True, check=True)
    assert done.stdout == str(ir.Module.parse(path.read_text(), ir.Context())) + "\n"
    path.write_text(text_of(20_000, "return %wrong : i32"))
    done = subprocess.run([sys.executable, "-m", "mlircore", "opt", path], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stderr.splitlines() == [
        f"{path}:79999:10: error: use of undeclared SSA value name", "  return %wrong : i32", "         ^"]


def test_a_file_that_changes_after_it_was_opened(tmp_path):
    path = tmp_path / "large.mlir"
    path.write_text(text_of(40_000))
    with path.open("rb") as file:
        source = source_of(file)
    assert isinstance(source, FileText)
    path.write_text(text_of(3))  # shorter: read in the other way
    module, _, _ = ir.Module._parse_noting(source, ir.Context(), syntax="modern")
    assert len(module.body.operations) == 3
    path.write_text("")
    module, _, _ = ir.Module._parse_noting(source, ir.Context(), syntax="modern")
    assert len(module.body.operations) == 0


def test_a_small_file_is_bytes(tmp_path):
    path = tmp_path / "small.mlir"
    path.write_text(text_of(3))
    with path.open("rb") as file:
        assert source_of(file) == path.read_bytes()


def outcome(parse):
    """The text of a module, or the messages."""
    try:
        return str(parse())
    except ir.MLIRError as error:
        return [each.rendered for each in error.error_diagnostics]


@pytest.mark.parametrize("middle", ['%0 = "a.b"() : () -> i32\n', "func.func @wrong() { return %nope : i32 }\n", ""])
def test_pieces_that_threads_read_in_vain_are_read_again(tmp_path, middle):
    long = "".join(f"  %v{i} = arith.addi %a, %a : i32\n" for i in range(14_000))
    text = f"func.func @long(%a: i32) {{\n{long}  return\n}}\n{text_of(1500)}{middle}{text_of(30_000).replace('function', 'later')}"
    path = tmp_path / "large.mlir"
    path.write_text(text)

    def parsed(read, threads):
        context = ir.Context()
        context.allow_unregistered_dialects = True
        return outcome(lambda: read(context, threads))

    want = parsed(lambda context, threads: ir.Module.parse(text, context, source_name=str(path)), 1)
    for threads in (2, 3, 2, 4):
        assert parsed(lambda context, threads: mlircore.parse_file(path, context, threads=threads), threads) == want


def test_the_indentation_of_unknown_syntax_is_there(tmp_path):
    page, before, after = 4096, '    "a.b"() {x = "', '"} : () -> ()\n'
    head = "func.func @f(%x: i32) {\n"
    length = (1 << 20) + 3 * page - len(head) - len(before) - len(after) - 4
    text = f"{head}{before}{'y' * length}{after}    foo.bar %x\n      with %x : i32\n    return\n}}\n"
    assert text.index("foo.bar") % page == 0
    path = tmp_path / "large.mlir"
    path.write_text(text)

    def context():
        made = ir.Context(unknown_syntax="keep")
        made.allow_unregistered_dialects = True
        return made

    assert outcome(lambda: mlircore.parse_file(path, context(), threads=1)) == outcome(lambda: ir.Module.parse(text, context()))


@pytest.mark.skipif(not pathlib.Path("/dev/stdin").exists(), reason="the system has no /dev/stdin")
def test_the_tool_opens_a_pipe_once(tmp_path):
    text = text_of(20_000)
    command = [sys.executable, "-m", "mlircore", "opt", "/dev/stdin"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    assert done.stdout == str(ir.Module.parse(text, ir.Context())) + "\n"


def test_zeros_are_no_text_however_many(tmp_path):
    path = tmp_path / "zeros.mlir"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    done = subprocess.run([sys.executable, "-m", "mlircore", "opt", path], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "error" in done.stderr and len(done.stderr) < 1000


@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured on Linux only")
@pytest.mark.parametrize("kind", ["dense", "resource"])
def test_text_that_was_read_is_not_in_memory(tmp_path, kind):
    path = tmp_path / "weights.mlir"
    bytes_of_each, count = 8 << 20, 6
    data = [f"{i:02X}FF" * (bytes_of_each // 2) for i in range(count)]
    with path.open("w") as file:
        if kind == "dense":
            for each in data:
                file.write(f'"a.b"() {{x = dense<"0x{each}"> : tensor<{bytes_of_each}xi8>}} : () -> ()\n')
        else:
            for i in range(count):
                file.write(f'"a.b"() {{x = dense_resource<r{i}> : tensor<{bytes_of_each}xi8>}} : () -> ()\n')
            entries = ",\n".join(f'r{i}: "0x01000000{each}"' for i, each in enumerate(data))
            file.write("{-#\n  dialect_resources: { builtin: { " + entries + " } }\n#-}\n")
    size = path.stat().st_size
    done = subprocess.run([sys.executable, "-c", PEAK, path], capture_output=True, text=True, check=True)
    peak, operations = map(int, done.stdout.split())
    assert operations == count
    assert peak < size + 2.5 * bytes_of_each  # the data of all is half as long as the text
