"""The command-line tools: files, flags, exit codes, messages; compared with mlir-opt where it is installed."""

import gzip
import json
import os
import shutil
import subprocess
import sys

import pytest
import tool
from mlircore import __main__ as command, ir
from mlircore.tools import opt as tools_opt, stats as tools_stats
from paths import ROOT

OP = '"a.b"() : () -> ()\n'
BAD = '%0 = "a.b"() : () -> i32\n"a.c"(%1) : (i32) -> ()\n'
MODULE = 'module {\n  "a.b"() : () -> ()\n}\n\n'
PEER = shutil.which("mlir-opt-22")


def opt(*flags, text="", main=tools_opt.main):
    code, out, err = tool.run(main, flags, text.encode())
    return code, out.decode(), err.decode()


def mlircore(*words, text=""):
    return opt(*words, text=text, main=command.main)


def process(*words, text=None):
    done = subprocess.run([sys.executable, *words], input=text, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "x.mlir"
    path.write_text(OP)
    return path


ALLOW = "--allow-unregistered-dialect"


def test_reads_a_file_or_stdin_and_writes_stdout(file):
    assert opt(ALLOW, str(file)) == (0, MODULE, "")
    assert opt(ALLOW, "-", text=OP) == opt("-allow-unregistered-dialect", text=OP) == (0, MODULE, "")
    assert mlircore("opt", ALLOW, str(file)) == (0, MODULE, "")


def test_commands_are_processes(file):
    module = ("-m", "mlircore.tools.opt")
    assert process(*module, ALLOW, str(file)) == process(*module, ALLOW, "-", text=OP) == (0, MODULE, "")
    assert process("-m", "mlircore", "opt", ALLOW, str(file)) == (0, MODULE, "")
    assert process(*module, ALLOW, text=BAD) == opt(ALLOW, text=BAD)


def test_output_file_is_renamed_into_place(file, tmp_path):
    out = tmp_path / "out"
    assert opt(ALLOW, str(file), "-o", str(out)) == (0, "", "")
    assert out.read_text() == MODULE
    out.write_text("old")
    code, _, err = opt(ALLOW, f"-o={out}", text=BAD)
    assert code == 1 and "error" in err and out.read_text() == "old"
    assert sorted(os.listdir(tmp_path)) == ["out", "x.mlir"]
    assert opt(ALLOW, str(file), "-o", os.devnull) == (0, "", "")


def test_errors_are_shown_as_mlir_opt_shows_them():
    code, out, err = opt(ALLOW, text=BAD)
    assert (code, out) == (1, "")
    assert err == '<stdin>:2:7: error: use of undeclared SSA value name\n"a.c"(%1) : (i32) -> ()\n      ^\n'
    code, _, err = opt("--allow-unregistered-dialect=false", text=OP)
    assert code == 1 and "unregistered dialect" in err


def test_files_that_cannot_be_used(tmp_path):
    assert opt("/nonexistent") == (1, "", "cannot open input file '/nonexistent': No such file or directory\n")
    assert opt(str(tmp_path)) == (1, "", f"cannot open input file '{tmp_path}': Is a directory\n")
    assert opt("-o", "/nonexistent/x", text="") == (1, "", "cannot open output file '/nonexistent/x': No such file or directory\n")
    code, _, err = process("-c", "import os, sys; from mlircore.tools import opt; os.dup2(os.open('/dev/full', 1), 1); sys.exit(opt.main([]))", text="")
    assert code == 1 and "No space left on device" in err


@pytest.mark.parametrize(
    "flags, message",
    [
        (["--syntax=2018"], "mlircore-opt: for the --syntax option: Cannot find option named '2018'!\n"),
        (["--convert-arith-to-llvm"], "mlircore-opt: Unknown command line argument '--convert-arith-to-llvm'.  Try: 'mlircore-opt --help'\n"),
        (["--mlir-print-op-generc"], "mlircore-opt: Did you mean '--mlir-print-op-generic'?\n"),
        (["--nope"], "mlircore-opt: Unknown command line argument '--nope'.  Try: 'mlircore-opt --help'\n"),
        (["-o"], "mlircore-opt: for the -o option: requires a value!\n"),
        (["--mlir-elide-elementsattrs-if-larger=x"], "for the --mlir-elide-elementsattrs-if-larger option: 'x' value invalid for uint argument!\n"),
        (["--verify-each=maybe"], "for the --verify-each option: 'maybe' is invalid value for boolean argument! Try 0 or 1\n"),
        (["a", "b"], "mlircore-opt: Too many positional arguments specified!\n"),
    ],
)
def test_bad_command_lines(flags, message):
    code, out, err = opt(*flags, text="")
    assert (code, out) == (1, "") and message in err


@pytest.mark.parametrize("words, message", [
    (["stats", "--jsn"], "mlircore stats: Did you mean '--json'?"),
    (["stats", "--tme"], "mlircore stats: The options are --allow-unregistered-dialect, --help, --jobs, --json, --top"),
    (["upgrade", "--in-plce"], "mlircore upgrade: Did you mean '--in-place'?"),
    (["compile-dialect", "--xyz"], "mlircore compile-dialect: The options are --check, --help, -o"),
    (["dialects", "--wher"], "mlircore dialects: Did you mean '--where'?"),
    (["dialects", "arth"], "mlircore dialects: there is no dialect 'arth'.  Did you mean 'arith'?"),
    (["dialects", "scf.whle"], "mlircore dialects: the dialect 'scf' has no 'whle'.  Did you mean 'scf.while'?"),
    (["dialects", "scf.fro", "--where"], "mlircore dialects: there is no operation 'scf.fro'.  Did you mean 'scf.for'?"),
    (["dialects", "--where"], "mlircore dialects: --where needs a name"),
    (["dialects", "--stub"], "mlircore dialects: --stub needs a name"),
    (["dialects", "xyz"], "mlircore dialects: there is no dialect 'xyz'"),
    (["passes", "symbol-dc"], "mlircore passes: there is no pass 'symbol-dc'.  Did you mean 'symbol-dce'?"),
    (["stat"], "mlircore: there is no command 'stat'.  Did you mean 'stats'?  Try: 'mlircore --help'"),
    (["--versio"], "mlircore: there is no command '--versio'.  Did you mean '--version'?  Try: 'mlircore --help'"),
    (["xyz"], "mlircore: there is no command 'xyz'.  The commands are opt, upgrade, stats, dialects, passes, compile-dialect, demo.  Try: "),
])
def test_what_is_unknown_gets_the_nearest_name_or_all(words, message):
    code, out, err = process("-m", "mlircore", *words, text="")
    lines = err.splitlines()
    assert (code, out) == (1, "") and lines[-1].startswith(message)
    if "Did you mean '--" in err.removeprefix("mlircore: ") and words[0] != words[-1] or "The options are" in err:
        assert lines[:-1] == [f"mlircore {words[0]}: Unknown command line argument '{words[1]}'.  Try: 'mlircore {words[0]} --help'"]
    else:
        assert len(lines) == 1


@pytest.mark.parametrize("words, usage", [
    (["demo", "--help"], "USAGE: mlircore demo\n"), (["help", "opt"], "USAGE: mlircore opt [options] <input file>\n"),
    (["upgrade", "-h"], "USAGE: mlircore upgrade [options] FILE...\n"), (["dialects", "-h"], "USAGE: mlircore dialects [options] NAME...\n"),
    (["help"], "USAGE: mlircore <command> [options]\n"),
])
def test_every_command_has_help(words, usage):
    code, out, err = process("-m", "mlircore", *words, text="")
    assert (code, err) == (0, "") and out.startswith(usage)


def test_printing_flags(file):
    def printed(*flags, text=None):
        code, out, err = opt(ALLOW, *flags, text='%w = "a.b"() ({}) {x = dense<[1, 2, 3]> : tensor<3xi8>} : () -> i1')
        assert (code, err) == (0, "")
        return out

    assert '"builtin.module"() ({' in printed("--mlir-print-op-generic")
    assert "#loc1 = loc(" in printed("--mlir-print-debuginfo")
    assert 'loc("<stdin>":1:6)' in printed("--mlir-print-debuginfo", "--mlir-print-local-scope")
    assert "<stdin>:1:6" in printed("--mlir-print-debuginfo", "--mlir-pretty-debuginfo").replace('"', "")
    assert "__elided__" in printed("--mlir-elide-elementsattrs-if-larger", "2")
    assert '"0x010203"' in printed("--mlir-print-elementsattrs-with-hex-if-larger=1")
    assert "{...}" in printed("--mlir-print-skip-regions")
    assert "// unused" in printed("--mlir-print-value-users")
    assert "%w = " in printed("--names-as-written")
    assert printed("--mlir-use-nameloc-as-prefix", "--mlir-print-unique-ssa-ids", "--mlir-disable-threading") == printed()


def test_no_implicit_module():
    assert opt(ALLOW, "--no-implicit-module", text=OP) == (0, OP + "\n", "")
    code, _, err = opt(ALLOW, "--no-implicit-module", text=OP * 2)
    assert (code, err) == (1, "<stdin>:0:0: error: source must contain a single top-level operation, found: 2\n")


def test_parts_are_processed_one_by_one():
    code, out, err = opt(ALLOW, "--split-input-file", text=f"{OP}// -----\n\n {BAD}// -----\n{OP}")
    assert (code, out) == (1, f"{MODULE}// -----\n// -----\n{MODULE}")
    assert err.startswith("<stdin>:5:7: error: use of undeclared SSA value name\n")
    code, out, _ = opt(ALLOW, "--split-input-file=// ==", "--output-split-marker", "// ++", text=f"{OP}// ==\n{OP}")
    assert (code, out) == (0, f"{MODULE}// ++\n{MODULE}")


def test_almost_a_marker_is_told_of():
    _, _, err = opt(ALLOW, "--split-input-file", text=f"{OP}// ----\n{OP}")
    assert err == "<stdin>:2:7: warning: near miss with file split marker\n// ----\n      ^\n"


def test_timing_and_lists():
    code, _, err = opt(ALLOW, "--mlir-timing", text=OP)
    assert code == 0 and err.count("===") == 4 and all(row in err for row in ("  Parser\n", "  Output\n", "  Total\n"))
    shown = opt("--show-dialects")[1].strip().removeprefix("Available Dialects: ").split(",")
    assert {"arith", "builtin", "func"} <= set(shown) and shown == sorted(shown)
    assert "--mlir-print-op-generic" in opt("--help")[1]
    assert opt("--version")[1].startswith("mlircore ")


@pytest.mark.parametrize("text", [OP, f"{OP}// -----\n{BAD}// ----\n {OP}// -----\n", "", "// -----\n" + OP, BAD, '"b.c"() ({^bb0:}) : () -> ()'])
@pytest.mark.parametrize("flags", [[], ["--split-input-file"], ["--split-input-file", "--mlir-print-debuginfo"], ["-split-input-file=// --"], ["--no-implicit-module"]])
@pytest.mark.skipif(not PEER, reason="needs mlir-opt-22")
def test_same_as_mlir_opt(text, flags):
    peer = subprocess.run([PEER, ALLOW, *flags], input=text, capture_output=True, text=True)
    assert opt(ALLOW, *flags, text=text) == (peer.returncode, peer.stdout, peer.stderr)


def test_stats(file, tmp_path):
    code, out, err = mlircore("stats", str(file))
    assert (code, err) == (0, "") and "a.b" in out and "parse and verify" in out
    code, out, _ = mlircore("stats", "--json", text=OP * 3)
    report = json.loads(out)
    assert report["operations"] == {"a.b": 3, "builtin.module": 1} and report["counts"]["ops"] == 4
    assert set(report["phases"]) == {"parse and verify", "walk", "walk types", "print"}
    code, _, err = mlircore("stats", text=BAD)
    assert code == 1 and err.startswith("<stdin>:2:7: error: ")


def test_stats_of_a_long_text_are_those_of_the_whole(tmp_path, monkeypatch):
    path = tmp_path / "x.mlir"
    path.write_text("".join(f"func.func @f{i}(%a: i32) {{\n  {OP}  return loc(#l)\n}}\n" for i in range(50)) + '#l = loc("l")\n')
    packed = tmp_path / "x.mlir.gz"
    packed.write_bytes(gzip.compress(path.read_bytes()))
    whole = json.loads(mlircore("stats", "--json", str(path))[1])
    monkeypatch.setattr(tools_stats, "LONG", 1000)
    for words, text in (([str(path)], ""), ([str(packed)], ""), (["-"], path.read_text())):
        code, out, err = mlircore("stats", "--json", *words, text=text)
        report = json.loads(out)
        assert (code, err) == (0, "") and "printed_bytes" not in report and report["bytes"] == whole["bytes"]
        assert all(report[part] == whole[part] for part in ("counts", "operations", "types"))
    assert "read as a stream" in mlircore("stats", str(path))[1]
    code, _, err = mlircore("stats", text=OP * 1000 + BAD)
    assert code == 1 and err.startswith("<stdin>:1002:7: error: ")


def test_commands():
    assert mlircore("--help")[1].startswith("USAGE: mlircore <command>")
    code, _, err = mlircore("nope")
    assert code == 1 and err.startswith("mlircore: there is no command 'nope'")


def test_demo_works():
    code, out, err = mlircore("demo")
    assert (code, err) == (0, "") and "the same text" in out and "399,001  ops" in out


def test_stats_of_a_long_text_whose_operations_use_values_of_each_other(tmp_path, monkeypatch):
    path = tmp_path / "flat.mlir"
    path.write_text("".join(f'%{i} = "a.b"({f"%{i - 1}" if i else ""}) : ({"i32" if i else ""}) -> i32\n' for i in range(50)))
    whole = mlircore("stats", "--allow-unregistered-dialect", str(path))[1]
    monkeypatch.setattr(tools_stats, "LONG", 1000)
    code, out, err = mlircore("stats", "--allow-unregistered-dialect", str(path))
    assert code == 0 and err == "" and out.partition("phase")[0] == whole.partition("phase")[0]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_stops_the_tool(tmp_path):
    path = tmp_path / "long.mlir"
    path.write_text('"a.b"() {x = [1, 2, 3, 4]} : () -> ()\n' * 4_000_000)
    out = tmp_path / "out"
    code = """if True:
        import signal, sys
        from mlircore.tools import opt
        signal.signal(signal.SIGVTALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.2)  # of the process's own time: it parses then, on any machine
        sys.exit(opt.main(sys.argv[1:]))
    """
    done = subprocess.run([sys.executable, "-c", code, ALLOW, path, "-o", out])
    assert done.returncode == 130  # 0: it has finished
    assert not out.exists() and os.listdir(tmp_path) == ["long.mlir"]


def test_import_is_cheap():
    """Few calls of Python functions, and few modules that a new Python has not loaded."""
    code = """if True:
        import sys
        calls, before = 0, set(sys.modules)
        def count(frame, event, argument):
            global calls
            calls += event == "call"
        sys.setprofile(count)
        from mlircore import ir
        ir.Context()
        sys.setprofile(None)
        print(calls, *sorted(set(sys.modules) - before))
    """
    status, out, err = process("-S", "-c", f"import sys; sys.path[:] = {sys.path!r}\n" + code)
    assert (status, err) == (0, "")
    calls, *modules = out.split()
    assert int(calls) < 6000 and len(modules) < 30, out  # of Python 3.11: 3597 and 19; numpy has over a hundred modules
    assert "numpy" not in modules


def test_console_scripts_are_declared():
    text = (ROOT / "pyproject.toml").read_text()
    assert 'mlircore-opt = "mlircore.tools.opt:main"' in text and 'mlircore = "mlircore.__main__:main"' in text


def test_stats_of_bytecode_need_no_definitions(tmp_path):
    text = 'func.func @f(%a: i32) -> i32 {\n  %0 = "t.op"(%a) ({\n  ^bb0(%x: i32):\n    "t.end"() : () -> ()\n  }) : (i32) -> i32\n  return %0 : i32\n}\n'
    context = ir.Context()
    context.allow_unregistered_dialects = True
    module = ir.Module.parse(text, context)
    for version in range(7):
        path = tmp_path / f"{version}.mlirbc"
        module.operation.write_bytecode(path, version)
        code, out, err = mlircore("stats", "--json", str(path))
        report = json.loads(out)
        assert (code, err) == (0, "") and report["bytecode"]["version"] == version
        assert report["operations"] == {"builtin.module": 1, "func.func": 1, "t.op": 1, "t.end": 1, "func.return": 1}
        assert {name: count for name, count in report["counts"].items() if name != "opaque_ops"} == module.operation._counts()
    path.write_bytes(path.read_bytes().replace(b"func\0", b"nope\0").replace(b"builtin\0", b"missing\0"))  # no such dialects
    code, out, _ = mlircore("stats", str(path))
    assert code == 0 and "nope.nope" in out and "nope.return" in out and "missing.module" in out and "bytecode version 6, written by mlircore" in out
    path.write_bytes(path.read_bytes()[:-9])
    code, out, err = mlircore("stats", str(path))
    assert code == 1 and str(path) in err and "section" in err
