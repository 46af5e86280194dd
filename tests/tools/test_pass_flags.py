"""The flags of passes in mlircore-opt and the command mlircore passes; compared with mlir-opt where it is installed."""

import os
import pty
import re
import shutil
import subprocess
import sys

import pytest
import tool
from mlircore import __main__ as command
from mlircore.tools import opt as tools_opt

PEER = shutil.which("mlir-opt-22")
PASSES = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  %1 = arith.muli %a, %a : i32\n  return %0 : i32\n}"
TEXT = """module @m {
  func.func @f(%a: i32) -> i32 {
    %c = arith.constant 1 : i32
    %0 = arith.addi %c, %c : i32
    %1 = arith.addi %0, %a : i32
    %2 = arith.addi %1, %0 : i32
    return %2 : i32
  }
  func.func private @g(tensor<2xf32>) attributes {a = dense_resource<blob> : tensor<2xf32>}
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x080000000000803F0000803F"
    }
  }
#-}
"""
FAILS = "--pass-pipeline=builtin.module(cse,func.func(cse,canonicalize{max-iterations=1 test-convergence}),symbol-dce)"


def opt(*flags, text="", main=tools_opt.main):
    code, out, err = tool.run(main, flags, text.encode())
    return code, out.decode(), err.decode()


def peer(*flags, text=""):
    done = subprocess.run([PEER, *flags], input=text, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr.replace("mlir-opt-22", "mlircore-opt")


def test_passes_run_in_the_order_of_their_flags():
    code, out, err = opt("--symbol-privatize=exclude=g", "--symbol-dce", "--dump-pass-pipeline", text=PASSES)
    assert (code, out) == (0, "module {\n}\n\n") and err == (
        "Pass Manager with 2 passes:\nbuiltin.module(\n  symbol-privatize{exclude={g}},\n  symbol-dce\n)\n\n")
    assert opt("--symbol-dce", "--symbol-privatize", text=PASSES)[1].startswith("module {\n  func.func private @f(")


def test_flags_about_passes():
    code, out, err = opt("--pass-pipeline=builtin.module(func.func(cse))", "--mlir-pass-statistics", "--mlir-pass-statistics-display=list", text=PASSES)
    assert code == 0 and "muli" not in out and "\n  CSE\n    (S) 0 num-cse'd - Number of operations CSE'd\n    (S) 1 num-dce'd" in err
    code, _, err = opt("--cse", "--mlir-print-ir-before-all", "--mlir-print-ir-after-change", "--mlir-timing", text=PASSES)
    assert code == 0 and "IR Dump Before CSE" in err and "  CSE\n" in err
    code, out, err = opt("--print-op-stats=json", text=PASSES)
    assert code == 0 and '  "arith.addi" : 1,\n' in err and "muli" in out
    assert "--symbol-privatize[=<options>]" in opt("--help")[1]


@pytest.mark.parametrize("flags, message", [
    (["--csee"], "mlircore-opt: Did you mean '--cse'?\n"),
    (["--pass-pipeline=builtin.module(csee)"], "<unknown>:0: error: MLIR Textual PassPipeline Parser:1:1: error: 'csee' does not refer"),
    (["--pass-pipeline=builtin.module(cse)", "--cse"], "<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options\n"),
    (["--cse=x=1"], "<unknown>:0: error: <Pass-Options-Parser>: no such option x\n"),
    (["--pass-pipeline=builtin.module(func.func(symbol-dce))"], "<stdin>:1:1: error: 'func.func' op  was scheduled to run under SymbolDCE, but "),
    (["--pass-pipeline=func.func(cse)"], "can't run 'func.func' pass manager on 'builtin.module' op"),
])
def test_passes_that_cannot_run(flags, message):
    code, out, err = opt(*flags, text=PASSES)
    assert (code, out) == (1, "") and message in err


SCHEDULES = (("--cse", "--canonicalize"), ("--pass-pipeline=builtin.module(func.func(cse,canonicalize{top-down=false}),symbol-dce)",))


@pytest.mark.parametrize("passes", SCHEDULES)
@pytest.mark.parametrize("scope", [(), ("--mlir-print-ir-module-scope",)])
@pytest.mark.parametrize("flags", [
    ("before-all",), ("after-all",), ("after-all", "after-change"), ("after-failure",), ("after=cse",), ("before=cse,canonicalize",),
    ("before=cse", "before=symbol-dce"), ("before-all", "after-all"), ("after-change",),
])
@pytest.mark.skipif(not PEER, reason="needs mlir-opt-22")
def test_ir_is_printed_as_by_mlir_opt(passes, scope, flags):
    if "symbol-dce" in " ".join(flags) and "symbol-dce" not in passes[0]:
        passes = (*passes, "--symbol-dce")
    words = (*passes, *scope, *(f"--mlir-print-ir-{flag}" for flag in flags), "--mlir-disable-threading")
    assert opt(*words, text=TEXT) == peer(*words, text=TEXT)


@pytest.mark.skipif(not PEER, reason="needs mlir-opt-22")
def test_failed_passes_are_printed_as_by_mlir_opt():
    words = (FAILS, "--mlir-print-ir-after-failure", "--mlir-disable-threading")
    code, out, err = opt(*words, text=TEXT)
    notes = "<unknown>:0: error: the patterns did not converge\n<stdin>:2:3: note: pass 'canonicalize' failed on 'func.func' @f\n"
    assert (code, out, err.removesuffix(notes)) == peer(*words, text=TEXT) and err.endswith(notes)


@pytest.mark.parametrize("pipeline", [
    "builtin.module", "cse", "builtin.module(cse", "builtin.module(cse))", "builtin.module(cse,)", "builtin.module(,cse)",
    "builtin.module( cse , canonicalize )", "builtin.module(cse{)", "builtin.module(cse{x=1})", "builtin.module(cse{}", "builtin.module(cse{})",
    "builtin.module(canonicalize{top-down=maybe})", "builtin.module(canonicalize{ top-down=false   max-iterations=5 })",
    "builtin.module(func.func(cse),func.func(canonicalize))", "any(cse)", "builtin.module(any(cse))", "builtin.module(foo.bar(cse))",
    "builtin.module(cse(cse))", "builtin.module()", "  builtin.module(cse)  ", "", "builtin.module(canonicalize{enable-patterns=a,b})",
    "builtin.module(canonicalize{enable-patterns={a,b}})", "builtin.module(canonicalize{max-iterations=x})",
    "builtin.module(inline{max-iterations=-1})", "builtin.module(inline{op-pipelines=func.func(cse)})", "builtin.module(snapshot-op-locations)",
    "builtin.module(symbol-privatize{exclude='a}b'})", "builtin.module(symbol-privatize{exclude='a b' exclude=c})",
    "builtin.module(canonicalize{max-iterations=3}{top-down})",
    "builtin.module(composite-fixed-point-pass{pipeline=any(canonicalize,cse)})",
])
@pytest.mark.skipif(not PEER, reason="needs mlir-opt-22")
def test_pipelines_are_read_as_by_mlir_opt(pipeline, tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    words = ("--dump-pass-pipeline", f"--pass-pipeline={pipeline}")
    assert opt(*words, text=PASSES) == peer(*words, text=PASSES)


def test_passes_to_print_must_exist():
    code, _, err = opt("--mlir-print-ir-before=cs", "--cse", text=TEXT)
    assert code == 1 and err == (
        "mlircore-opt: for the --mlir-print-ir-before option: Cannot find option named 'cs'!\nmlircore-opt: Did you mean 'cse'?\n")


@pytest.mark.parametrize("local", [(), ("--mlir-pass-pipeline-local-reproducer",)])
def test_reproducers_fail_again(tmp_path, local):
    path = tmp_path / "new" / "r.mlir"
    code, out, err = opt(FAILS, f"--mlir-pass-pipeline-crash-reproducer={path}", *local, text=TEXT)
    failed = "`Canonicalizer` on 'func.func' operation: @f" if local else "[`Canonicalizer` on 'func.func' operation: @f]"
    assert (code, out) == (1, "") and err == (
        "<unknown>:0: error: the patterns did not converge\n<stdin>:2:3: error: Failures have been detected while processing an MLIR pass pipeline\n"
        f"<stdin>:2:3: note: Pipeline failed while executing {failed}: reproducer generated at `{path}`\n")
    code, out, err = opt(str(path), "--run-reproducer")
    assert (code, out) == (1, "") and err.endswith("note: pass 'canonicalize' failed on 'func.func' @f\n")
    if PEER:
        other = tmp_path / "other.mlir"
        peer(FAILS, f"--mlir-pass-pipeline-crash-reproducer={other}", "--mlir-disable-threading", *local, text=TEXT)
        assert path.read_text() == other.read_text()
        assert peer(str(path), "--run-reproducer")[0] == 1


def test_a_reproducer_without_failure(tmp_path):
    path = tmp_path / "r.mlir"
    code, out, err = opt("--snapshot-op-locations=tag='a \"b'", "--cse", "--verify-each=0", f"--mlir-generate-reproducer={path}", text=PASSES)
    assert (code, err) == (0, "")
    text = path.read_text()
    assert "verify_each: false" in text and 'tag={a \\22b}' in text
    code, again, err = opt(str(path), "--run-reproducer", "--dump-pass-pipeline")
    assert (code, again) == (0, out) and 'tag={a "b}' in err
    assert opt("--run-reproducer", text=PASSES)[2] == "" and opt("--run-reproducer", text=PASSES)[1].count("arith") == 2
    code, _, err = opt("--cse", f"--mlir-generate-reproducer={tmp_path}", text=PASSES)
    assert code == 1 and "cannot open output file" in err
    assert "failed to create output stream" in opt(FAILS, f"--mlir-pass-pipeline-crash-reproducer={tmp_path}", text=TEXT)[2]


def test_times_are_a_tree_or_a_list():
    words = ("--mlir-timing", "--pass-pipeline=builtin.module(cse,func.func(cse,canonicalize),symbol-dce)")

    def rows(*flags):
        err = opt(*words, *flags, text=TEXT)[2]
        return re.findall(r"  \d+\.\d{4} \([ 0-9.]{5}%\)  (.*)", err)

    passes = ["CSE", "'func.func' Pipeline", "  CSE", "  Canonicalizer", "SymbolDCE"]
    assert rows() == ["Parser", *passes, "Output", "Rest", "Total"]
    listed = rows("--mlir-timing-display=list")
    assert listed[0] == "root" and listed[-2:] == ["Rest", "Total"] and set(listed[1:-2]) == {"Parser", "Output", *(each.strip() for each in passes)}
    err = opt(*words, "--mlir-output-format=json", text=TEXT)[2]
    assert [line.strip() for line in err.splitlines()] and re.findall('"name": "([^"]*)"', err) == [
        "Parser", *(each.strip() for each in passes), "Output", "Rest", "Total"]


def test_trees_of_printed_ir(tmp_path):
    assert opt("--cse", "--mlir-print-ir-after=cse", f"--mlir-print-ir-tree-dir={tmp_path}", text=TEXT)[2] == ""
    assert (tmp_path / "builtin_module_m" / "0_cse.mlir").read_text().startswith("// -----// IR Dump After CSE (cse) //----- //\nmodule @m {")


def test_passes_are_explained():
    code, out, err = opt("passes", main=command.main)
    assert (code, err) == (0, "") and re.search("^symbol-dce +Eliminate dead symbols$", out, re.M)
    code, out, err = opt("passes", "canonicalize", "cse", main=command.main)
    assert (code, err) == (0, "") and "top-down          bool    Seed" in out and "\nstatistics\n  num-cse'd  Number" in out
    assert "--canonicalize[=<options>]" in (shown := opt("--help")[1]) and "    top-down=<bool>" in shown


def test_a_terminal_shows_what_runs(tmp_path):
    path = tmp_path / "many.mlir"
    path.write_text("".join(f"func.func @f{i}(%a: i32) -> i32 {{\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}}\n" for i in range(4000)))
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "mlircore.tools.opt", str(path), "--pass-pipeline=builtin.module(func.func(cse,canonicalize,cse))", "-o", os.devnull]
    shown = b""
    with subprocess.Popen(words, stderr=theirs) as process:
        os.close(theirs)
        try:
            while part := os.read(ours, 4096):
                shown += part
        except OSError:  # the other end is closed
            pass
        assert process.wait(60) == 0
    os.close(ours)
    assert re.match(rb"\r\[\d+\] (cse|canonicalize) on 'func.func' @f\d+\x1b\[K", shown) and shown.endswith(b"\r\x1b[K")
