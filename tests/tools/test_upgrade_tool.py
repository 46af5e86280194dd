"""mlircore upgrade: comments and empty lines keep their places, files are replaced whole or not at all."""

import subprocess
import sys

import pytest
import tool
from cost import assert_linear, seconds

from mlircore import ir
from mlircore.tools import upgrade
from mlircore.tools.comments import weave

COMMENTED = b"""\
// RUN: some-tool
// the head

#map = affine_map<(d0) -> (d0)> // of an alias
// CHECK-LABEL: f
func.func @f(%x: i32, %c: i1) -> i32 { // behind the header
  // before an operation

  %sum = arith.addi %x, %x : i32 // behind it
  scf.if %c { // then
    // in then
    "a.b"() : () -> () // of unregistered
    // at the end of then
  } else { // else
    // in an empty region
  } // behind the region
  cf.br ^next // behind a terminator
  // before a label
^next: // behind a label
  return %sum : i32
  // at the end
} // behind the function
// between functions
func.func @g() { return } // of one line
// the end
"""

WOVEN = b"""\
// RUN: some-tool
// the head

// of an alias
// CHECK-LABEL: f
func.func @f(%x: i32, %c: i1) -> i32 { // behind the header
  // before an operation

  %sum = arith.addi %x, %x : i32 // behind it
  scf.if %c { // then
    // in then
    "a.b"() : () -> () // of unregistered
    // at the end of then
  } else { // else
    // in an empty region
  } // behind the region
  cf.br ^next // behind a terminator
// before a label
// behind a label
^next:  // pred: ^bb0
  return %sum : i32
  // at the end
} // behind the function
// between functions
func.func @g() {
  return
} // of one line
// the end
"""


def woven(source):
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(source)
        printed, rows = module.operation._placed_asm(use_names_as_written=True)
        return weave(source, *upgrade._without_module(printed, upgrade._offsets(source, rows)))


def test_comments_stay_where_they_stood():
    assert woven(COMMENTED).rstrip() == WOVEN.rstrip()
    assert woven(WOVEN).rstrip() == WOVEN.rstrip()  # and those of the printer do not multiply


def test_every_comment_of_odd_places_is_kept():
    source = b"module { // a\n// b\n} // c\n// d"
    text = woven(source)
    assert sorted(line.split(b"// ")[1] for line in text.splitlines() if b"// " in line) == [b"a", b"b", b"c", b"d"]
    crowded = b'// 1\n%0 = // 2\n"a.b"( // 3\n) : () // 4\n-> // 5\ni32 // 6\n'
    kept = woven(crowded)
    assert all(b"// %d" % number in kept for number in range(1, 7)) and kept.count(b"//") == 6
    assert woven(b"// alone\n").strip() == b"// alone"


def test_weaving_is_linear():
    def text(count):
        return b"".join(b'"a.b"() : () -> () // %d\n// own\n' % i for i in range(count))

    assert woven(text(2_000)).count(b"//") == 4_000
    assert_linear(lambda source: seconds(lambda: woven(source)), text(2_000), text(16_000))


def test_places_of_operations():
    with ir.Context():
        module = ir.Module.parse("func.func @f() {\n  return\n}\n")
        text, rows = module.operation._placed_asm()
        assert [text[begin:end].split(b" ")[0] for begin, end, *_ in rows] == [b"module", b"func.func", b"return"]
        assert [row[2:] for row in rows] == [(-1, 0, 0), (0, 1, 1), (1, 2, 3)]
        assert text.decode() == str(module)


def run(*words, text=None):
    code, out, err = tool.run(upgrade.main, [str(word) for word in words], (text or "").encode())
    return code, out.decode(), err.decode()


def test_what_is_of_today_stays_as_it_is(tmp_path):
    path = tmp_path / "a.mlir"
    path.write_bytes(COMMENTED)
    code, out, err = run("--in-place", path)
    assert (code, out) == (0, "") and path.read_bytes() == COMMENTED
    assert err == "1 file: 0 upgraded, 1 as they were\n"
    assert run("--diff", path)[1] == ""
    assert run("--quiet", text=COMMENTED.decode())[:2] == (0, COMMENTED.decode())
    done = subprocess.run([sys.executable, "-m", "mlircore", "upgrade"], input=COMMENTED, capture_output=True)
    assert (done.returncode, done.stdout) == (0, COMMENTED)


def test_a_file_with_an_error_stays(tmp_path):
    good, bad = tmp_path / "a.mlir", tmp_path / "b.mlir"
    good.write_text('"a.b"() : () -> ()\n')
    bad.write_text('"a.b"() : () -> ()\n// -----\n"a.b"( : () -> ()\n')
    code, _, err = run("--in-place", tmp_path)
    assert code == 1 and "b.mlir:3:7: error: expected" in err and "with errors" in err
    assert bad.read_text().endswith('"a.b"( : () -> ()\n')


@pytest.mark.parametrize("words, message", [
    (["--in-place", "--diff", "x"], "only one of"),
    (["--in-place"], "needs files"),
    (["/nonexistent"], "cannot open input file"),
    (["--syntax=1999", "x"], "Cannot find option named '1999'"),
])
def test_bad_command_lines(words, message):
    code, out, err = run(*words, text="")
    assert (code, out) == (1, "") and message in err




OLD = """\
// head

func @f(%x: i64, %A: memref<?xf32>) -> i64 { // header
  // a sum
  %sum = addi %x, %x : i64 // trailing
  %n = dim %A, 0 : memref<?xf32> // a size
  return %sum : i64
} // end
// -----
"of.today"() : () -> ()
"""

NEW = """\
// head

func.func @f(%x: i64, %A: memref<?xf32>) -> i64 { // header
  // a sum
  %sum = arith.addi %x, %x : i64 // trailing
  %0 = arith.constant 0 : index
  %n = memref.dim %A, %0 : memref<?xf32> // a size
  return %sum : i64
} // end
// -----
"of.today"() : () -> ()
"""


def test_trees_of_files(tmp_path):
    old = tmp_path / "old"
    (old / "deep").mkdir(parents=True)
    (old / "a.mlir").write_text(OLD)
    (old / "deep" / "b.mlir").write_text(OLD)
    (old / "c.txt").write_text("not mlir")
    code, out, err = run("-o", tmp_path / "new", old)
    assert (code, out) == (0, "") and (old / "a.mlir").read_text() == OLD
    assert (tmp_path / "new" / "deep" / "b.mlir").read_text() == (tmp_path / "new" / "a.mlir").read_text() == NEW
    assert not (tmp_path / "new" / "c.txt").exists()
    assert err.splitlines()[0] == "2 files: 2 upgraded, 0 as they were"
    assert sorted(line.split() for line in err.splitlines()[1:]) == [[name, "2", "in", "2", "files"] for name in ("addi", "std.dim", "std.func")]
    diff = run("--diff", old / "a.mlir")[1]
    assert "-  %sum = addi %x, %x : i64 // trailing" in diff and "+  %sum = arith.addi %x, %x : i64 // trailing" in diff
    assert run("--in-place", "--quiet", old)[0] == 0 and (old / "a.mlir").read_text() == NEW


def test_parts_with_errors_stay_when_asked(tmp_path):
    path = tmp_path / "a.mlir"
    path.write_text(OLD + '// -----\n"a.b"(\n')
    assert run("--in-place", path)[0] == 1 and path.read_text().startswith(OLD)
    assert run("--in-place", "--keep-going", path)[0] == 1 and path.read_text() == NEW + '// -----\n"a.b"(\n'


@pytest.mark.parametrize(("old", "new"), [
    # Comments that the printer writes for blocks are not repeated, and other comments are kept.
    ("func @f(%c: i1) {\n  cond_br %c, ^a, ^a\n^a: // 2 preds: ^bb0, ^bb0\n  return // pred: ^x\n}\n",
     "func.func @f(%c: i1) {\n  cf.cond_br %c, ^a, ^a\n^a:  // 2 preds: ^bb0, ^bb0\n  return // pred: ^x\n}\n"),
    # A body that is copied unchanged has its comments.
    ('func @f(!x<"y"// one\n>) // two\n', '// two\nfunc.func private @f(!x<"y"// one\n>)\n'),
    ('"x.y"() {a = !x<"y"\n  // one\n>, b: 1} : () -> ()\n',
     'module {\n  "x.y"() {a = !x<"y"\n  // one\n>, b = 1 : i64} : () -> ()\n}'),
    # Resources keep their keys.
    ('"x.y"() {a = opaque<foo, "0xAB"> : tensor<1xi8>} : () -> () // data\n',
     '"x.y"() {a = dense_resource<foo> : tensor<1xi8>, legacy.opaque = "0xAB"} : () -> () // data\n'),
])
def test_comments_stand_there_once(old, new):
    assert upgrade.upgrade(old.encode())[0].decode().strip() == new.strip()


def test_what_is_read_a_second_time_is_counted_once():
    """Today's form of llvm.load reads the type, and is refused at the end of it; then the old one reads it again."""
    source = b"func @f(%p: !llvm.ptr<i32>) {\n  %0 = llvm.load %p : !llvm.ptr<i32>\n  return\n}\n"
    assert upgrade.upgrade(source)[1] == {"llvm-typed-pointer": 2, "llvm.load": 1, "std.func": 1}
