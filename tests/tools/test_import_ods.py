"""mlircore import-ods: records of ODS files become packages that load, and that say what is missing."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest
import tool
from mlircore import __main__ as command
from mlircore.tools.files import ToolError
from mlircore.tools.ods import directives, known
from mlircore.tools.ods.package import imported
from mlircore.tools.ods.predicates import Predicates, Translation, negation, plain
from mlircore.tools.ods.records import Record, Records
from paths import ROOT

DATA = pathlib.Path(ROOT) / "tests" / "data" / "ods"
INCLUDE = pathlib.Path("/usr/lib/llvm-22/include")
TBLGEN = shutil.which("llvm-tblgen-22")

needs_ods = pytest.mark.skipif(TBLGEN is None or not (INCLUDE / "mlir").exists(), reason="needs llvm-tblgen-22 and the ODS files of MLIR")


def mlircore(*words):
    code, out, err = tool.run(command.main, words, b"")
    return code, out.decode(), err.decode()


def shapes():
    return imported([Records.read(str(DATA / "shapes.json"))], None)


def run(folder, program):
    """Runs a program that finds the package `shapes_package` in a folder."""
    return subprocess.run([sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, timeout=120, env={
        **os.environ, "PYTHONPATH": str(pathlib.Path(command.__file__).parents[1])})


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    folder = tmp_path_factory.mktemp("ods")
    code, _, err = mlircore("import-ods", str(DATA / "shapes.json"), "-o", str(folder / "shapes_package"))
    assert code == 0, err
    return folder


PRELUDE = """
from mlircore import ir
import shapes_package

def read(text):
    context = ir.Context()
    context.allow_unregistered_dialects = True
    try:
        return str(ir.Module.parse(text, context))
    except ir.MLIRError as error:
        return error.error_diagnostics[0].message
"""


def in_package(package, code):
    done = run(package, PRELUDE + code)
    assert done.returncode == 0, done.stderr


def test_the_report_counts_what_was_taken_over():
    made = shapes()
    assert {each.name.partition(".")[2]: each.state for each in made.operations} == {
        "check": "constraints open", "draw": "form by hand", "group": "complete", "label": "complete", "paint": "complete", "rectangle": "complete",
        "turn": "form by hand"}
    assert "7 operations: 4 complete, 1 constraints open, 2 form by hand. 5 of 6 formats are compiled." in made.report
    assert "| `!shapes.secret` | by hand | its form is C++ |" in made.report
    assert "| `shapes.turn` | form by hand | the directive custom<Angle> is C++ |" in made.report
    assert "$number: shapes::isEven($_self)" in made.report and "its verifier is C++" in made.report


def test_the_files_are_those_that_are_kept():
    for name, text in shapes().files.items():
        path = DATA / "shapes" / f"{name}.txt"
        assert text == path.read_text(), f"{path}: write the new text there if it is right"


@needs_ods
def test_records_of_llvm_tblgen_make_the_same_package(tmp_path):
    with open(tmp_path / "full.json", "w", encoding="utf-8") as file:
        subprocess.run([TBLGEN, "--dump-json", "-I", INCLUDE, DATA / "shapes.td"], stdout=file, check=True)
    assert imported([Records.read(str(tmp_path / "full.json"))], "shapes").files == shapes().files


def test_the_package_reads_and_prints(package):
    in_package(package, '''
text = """module {
  func.func @f(%arg0: i32, %arg1: !shapes.box<3>, %arg2: !shapes.box<4, i8>, %arg3: vector<4xf32>) {
    %0 = shapes.rectangle %arg0 by %arg0 in  mm times 2 : i32
    %1 = shapes.rectangle %arg0 by %arg0 times 2 hollow : i32
    shapes.paint blue on %arg1, %arg2 : !shapes.box<3>, !shapes.box<4, i8> with %arg3 : vector<4xf32>
    shapes.label %arg0 : i32
    shapes.label %arg1 of size -8 {x} : !shapes.box<3>
    shapes.group "a" order [1 : i32] attributes {b} {
    }
    return
  }
}
"""
assert read(text) == text, read(text)
''')


def test_the_package_refuses_what_ods_excludes(package):
    in_package(package, '''
function = "func.func @f(%a: i32, %b: i64) {{ {} return }}"
for text, message in (
    ("%0 = shapes.rectangle %a by %a times 0 : i32", "whose minimum value is 1"),
    ('%0 = "shapes.rectangle"(%a, %b) {count = 1 : i64} : (i32, i64) -> i32', "requires the same type for all operands and results"),
    ('"shapes.paint"(%a) {color = 0 : i64, operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()', "must be variadic of a box of a width"),
    ('shapes.group "a" { "x.y"() : () -> () ^b: }', "expects region #0 to have 0 or 1 blocks"),
    ("shapes.paint green on %a : i32", "enum values for attribute 'color' [red, blue]"),
    ('"shapes.check"(%a, %b) {number = 1 : i32} : (i32, i64) -> ()', "expects parent op 'shapes.group'"),
):
    assert message in read(function.format(text)), (text, read(function.format(text)))
''')


def test_forms_by_hand_are_generic_until_they_are_written(package):
    in_package(package, '''
text = """module {
  %0 = "x.y"() : () -> !shapes.secret<anything 7>
  "shapes.draw"(%0) : (!shapes.secret<anything 7>) -> ()
  "shapes.turn"(%0) <{angle = 3 : i32}> : (!shapes.secret<anything 7>) -> ()
}
"""
assert read(text) == text, read(text)
kept = "module {\\n  shapes.draw %0 in blue\\n}\\n"
assert "unregistered" in read(kept) or "unknown" in read(kept), read(kept)
text = 'module {\\n  %0 = "x.y"() : () -> i32\\n  shapes.draw %0 in blue\\n}\\n'
context = ir.Context(unknown_syntax="keep")
context.allow_unregistered_dialects = True
assert str(ir.Module.parse(text, context)) == text
''')


def test_builders_have_the_imported_fields(package):
    in_package(package, '''
from mlircore.dialects import arith

with ir.Context(), ir.Location.unknown():
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        width = arith.constant(ir.IntegerType.get_signless(32), 4)
        area = shapes_package.rectangle(width, width, 2, unit="mm")
    assert str(area.owner) == "%0 = shapes.rectangle %c4_i32 by %c4_i32 in  mm times 2 : i32", str(area.owner)
    assert str(shapes_package.BoxType.get(3)) == "!shapes.box<3>"
''')


@pytest.mark.parametrize("content, message", [
    ("", "is no JSON"), ("[]", "'!instanceof' is missing"), ("{}", "'!instanceof' is missing"),
    ('{"!instanceof": {}}', "which dialect?"), ('{"!instanceof": {"Op": ["A"]}}', "there is no record 'A'"), ("[" * 100000, "is no JSON"),
])
def test_wrong_records_are_refused(tmp_path, content, message):
    path = tmp_path / "x.json"
    path.write_text(content)
    code, out, err = mlircore("import-ods", str(path))
    assert (code, out) == (1, "") and message in err


def test_wrong_arguments_are_refused(tmp_path):
    assert "no file of records is given" in mlircore("import-ods")[2]
    assert "No such file" in mlircore("import-ods", str(tmp_path / "x.json"))[2]
    assert "there is no dialect 'toy'" in mlircore("import-ods", str(DATA / "shapes.json"), "--dialect", "toy")[2]
    (tmp_path / "ops.py").write_text("")
    assert "ops.py exists: --force writes over it" in mlircore("import-ods", str(DATA / "shapes.json"), "-o", str(tmp_path))[2]


def test_mutated_records_give_a_package_or_an_error():
    """Each field of each record in turn is of another kind."""
    text = (DATA / "shapes.json").read_text()
    names = [name for name in json.loads(text) if name.startswith("Shapes_")]
    values = (None, 7, "x", [], {}, [None], {"def": "nothing", "kind": "def"})
    for number, name in enumerate(names):
        for place, key in enumerate(json.loads(text)[name]):
            data = json.loads(text)
            data[name][key] = values[(number + place) % len(values)]
            try:
                imported([Records(data)], "shapes")
            except ToolError:
                pass


@pytest.mark.parametrize("code, predicate", [
    ("($_self.isSignlessInteger(8))", ("integer", 1, 8)),
    ("$_self.isF32()", ("float", "f32")),
    ("$_self.isInteger(8)", ("integer", 7, 8)),  # of any sign
    ("(::llvm::isa<::mlir::VectorType>($_self)) && (::llvm::cast<::mlir::VectorType>($_self).getRank() > 0)",
     ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0)))),
    ("!::llvm::isa<::mlir::NoneType, ::mlir::IndexType>($_self)", ("not", ("or", ("kind", "TYPE_NONE"), ("kind", "TYPE_INDEX")))),
    ("::llvm::cast<::mlir::IntegerAttr>($_self).getInt() >= 3", ("range", 3, (1 << 63) - 1)),
    ("::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignedInteger(32)", ("value_type", ("integer", 2, 32))),
    ("::llvm::cast<::mlir::ShapedType>($_self).hasStaticShape()", ("static",)),
    ("::llvm::isa<::toy::BoxType>($_self)", ("defined", "toy.box")),
])
def test_conditions_are_translated(code, predicate):
    assert Predicates({"toy::BoxType": "toy.box"}, {}).condition(plain(code), "$_self") == Translation(predicate)


def test_unknown_conditions_are_open():
    predicates = Predicates({}, {})
    assert predicates.condition("toy::f($_self)", "$_self") == Translation(known.ANY, ("toy::f($_self)",))
    both = predicates.condition("toy::f($_self) && $_self.isF32()", "$_self")
    assert both == Translation(("float", "f32"), ("toy::f($_self)",))
    assert negation(both).predicate == known.ANY  # the opposite of a part would be too much
    assert predicates.condition("toy::f($_self) || $_self.isF32()", "$_self").predicate == known.ANY


def test_a_deep_predicate_ends():
    data = {f"p{i}": {"kind": {"def": "PredCombinerAnd", "kind": "def"}, "children": [{"def": f"p{i}", "kind": "def"}]} for i in range(2)}
    records = Records({"!instanceof": {}, "PredCombinerAnd": {}, **data})
    assert Predicates({}, {}).translate(records.find("p0"), "$_self", 0).open == ("a predicate is nested too deeply",)


def test_directives_are_those_of_the_core():
    from mlircore.compile.routines import DEF_ROUTINES, ROUTINES

    text, unknown = directives.translated("$a custom<DynamicIndexList>($b, $c) `)` custom<Other>($d, type($e))", "toy")
    assert (text, unknown) == ("$a custom<`DynamicIndexList`>($b, $c) `)` custom<Other>($d, type($e))", ["Other"])
    assert directives.translated("custom<SizeAwareType>(type($a), $b)", "toy")[1] == ["SizeAwareType"]  # for definitions of mlircore
    assert directives.translated("custom<SizeAwareType>(type($a), $b)", "stream")[0] == "custom<`iree.TypeOfSize`>(type($a), $b)"
    for form in directives.DIRECTIVES.values():
        name = form if "{" not in form else form.partition("custom<")[2].partition(">")[0].strip("`")
        assert not name or name in ROUTINES or name in DEF_ROUTINES, form


def test_records_resolve_references():
    records = Records({"!instanceof": {}, "a": {"x": {"def": "b", "kind": "def"}, "y": [{"def": "b", "kind": "def"}, 1]}, "b": {}})
    record = records.find("a")
    assert isinstance(record, Record) and record.record("x") is records.find("b") and record.listed("y") == [records.find("b"), 1]
    with pytest.raises(ToolError, match="no record 'c'"):
        records.find("c")
