"""The first minutes of a user: names that `dir` shows, signatures, short texts of lists, errors that show the place."""

import bz2
import copy
import enum
import gzip
import importlib
import inspect
import io
import lzma
import os
import pathlib
import pickle
import pydoc
import re
import subprocess
import sys
import tarfile
import zipfile

import mlircore.dialect
import mlircore.dialects
import pytest
from mlircore import _core, analysis, edit, ir, passmanager, rewrite
from mlircore.dialects import arith, func, llvm, scf

TEXT = "module {\n  func.func @f(%a: i32, %b: f32) -> i32 {\n    return %a : i32\n  }\n}\n"


@pytest.fixture(autouse=True)
def context():
    with ir.Context() as ctx, ir.Location.unknown():
        yield ctx


def functions_of_the_core():
    for name, thing in vars(_core).items():
        if isinstance(thing, type) and thing.__module__ == "mlircore._core":
            for member in vars(thing):
                if not member.startswith("_") and member not in ("static_typeid", "current"):  # attributes that may be missing
                    raw = vars(thing)[member]
                    if isinstance(raw, staticmethod | classmethod) or inspect.isroutine(raw):
                        yield f"{name}.{member}", getattr(thing, member)
        elif inspect.isbuiltin(thing) and not name.startswith("_"):
            yield name, thing


def test_every_function_of_the_core_has_a_signature():
    checked = dict(functions_of_the_core())
    assert len(checked) > 300
    for function in checked.values():
        inspect.signature(function)
    assert str(inspect.signature(ir.Module.parse)) == "(asm, context=None, *, source_name='-', verify=True, syntax='modern', lazy=False, threads=None)"


CONSTRUCTED = {
    ir.Context: "(load_on_create_dialects=None, thread_pool=None, *, unknown_syntax='error', memory_limit=None, deadline=None, "
                "nesting_limit=None, input_limit=None, type_text_limit=None, packs=True)",
    ir.InsertionPoint: "(where)", ir.SymbolTable: "(operation)", ir.AsmState: "(value, use_local_scope=False)", ir.OpResult: "(value)",
    ir.IntegerType: "(cast_from_type)", ir.StringAttr: "(cast_from_attr)", ir.FusedLoc: "(cast_from_loc)", ir.AffineAddExpr: "(expr)",
    edit.IRMapping: "()", ir.OpAdaptor: "(operands, attributes=None)", ir.ThreadPool: "(threads=None)",
}


@pytest.mark.parametrize("cls", CONSTRUCTED, ids=lambda cls: cls.__name__)
def test_a_class_that_is_constructed_has_a_signature(cls):
    assert str(inspect.signature(cls)) == CONSTRUCTED[cls]
    assert f"class {cls.__name__}" in pydoc.plain(pydoc.render_doc(cls)) and inspect.getdoc(cls)[-1] == "."


def test_signatures_of_classes_are_those_of_their_constructors():
    seen = 0
    for cls in vars(_core).values():
        if isinstance(cls, type) and cls.__module__ == "mlircore._core" and "__init__" in vars(cls):
            wanted = getattr(cls.__init__, "__text_signature__", None)  # what the compiler wrote, where the constructor has a docstring
            if wanted and wanted != "($self, /, *args, **kwargs)" and cls.__name__ not in ("TokenTable", "PatternDriver"):
                seen += 1
                assert cls.__text_signature__ and re.sub(r"\s+", " ", cls.__text_signature__) == wanted.replace("$self, ", "")
    assert seen >= 4


def test_every_class_has_a_signature_or_says_what_makes_its_objects():
    for name in dir(ir):
        cls = getattr(ir, name)
        if isinstance(cls, type) and cls.__module__ == "mlircore._core" and not issubclass(cls, BaseException | enum.Enum):
            if cls.__text_signature__ is None:
                try:
                    inspect.signature(cls)
                except ValueError:
                    with pytest.raises(TypeError):
                        cls()


def test_objects_are_shown_on_a_short_line(context):
    module = ir.Module.parse(TEXT)
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    shown = {
        ir.InsertionPoint(block): "<InsertionPoint at the end of a block of <Operation func.func>>",
        ir.InsertionPoint(block.operations[0]): "<InsertionPoint before <Operation func.return>>",
        ir.SymbolTable(module.operation): "<SymbolTable of <Operation builtin.module>>",
        ir.AsmState(module.operation): "<AsmState of <Operation builtin.module>>",
        next(iter(block.arguments[0].uses)): "<OpOperand 0 of <Operation func.return>>",
        passmanager.PassManager.parse("builtin.module(cse)"): "<PassManager builtin.module(cse)>",
        rewrite.RewritePatternSet(context): "<RewritePatternSet of 0 patterns>",
        ir.IntegerSet.get(1, 0, [ir.AffineDimExpr.get(0)], [True]).constraints[0]: "<IntegerSetConstraint d0 == 0>",
        ir.AffineMap.get_identity(2).results: "AffineExprList([AffineExpr(d0), AffineExpr(d1)])",
        analysis.m_Op("arith.addi", analysis.m_Any("x"), bind="sum"): "m_Op('arith.addi', m_Any('x'), bind='sum')",
        context.dialects: f"<Dialects of {context!r}>",
    }
    assert {repr(each): text for each, text in shown.items()} == {text: text for text in shown.values()}
    assert re.fullmatch("<Context [0-9]+>", repr(context)) and repr(context) != repr(ir.Context())
    context.allow_unregistered_dialects = True
    assert repr(context).endswith(", with unregistered dialects>")
    with context.attach_diagnostic_handler(lambda found: seen.append(repr(found)) or True) as handler:
        seen = []
        function.location.emit_error("wrong")
        assert seen == ["<Diagnostic <DiagnosticInfo error: wrong>>"] and repr(handler) == f"<DiagnosticHandler of {context!r}>"
    assert repr(handler) == "<DiagnosticHandler detached>"
    function.operation.erase()
    erased = [repr(each) for each in list(shown)[:2]]
    assert all("erased" in text for text in erased)


@pytest.mark.parametrize("dialect", [arith, func, llvm, scf], ids=lambda dialect: dialect.__name__)
def test_dir_of_a_dialect_shows_its_members_and_nothing_of_the_language(dialect):
    names = dir(dialect)
    assert all(hasattr(dialect, name) for name in names)
    assert not {"Op", "Operand", "Attr", "TypesMatchWith", "Module", "Context"} & set(names)
    for name in names:
        thing = getattr(dialect, name)
        if inspect.isfunction(thing) or type(thing).__name__ == "Builder":
            inspect.signature(thing)


def test_dir_shows_builders_and_accessors():
    assert {"addi", "AddIOp", "CmpIPredicate", "constant"} <= set(dir(arith))
    assert {"lhs", "rhs", "result"} <= set(dir(arith.AddIOp))
    assert not [name for name in dir(ir) if name.startswith("_")]


@pytest.mark.parametrize("module", [mlircore, mlircore.dialects], ids=lambda module: module.__name__)
def test_dir_of_a_package_shows_modules_that_are_imported_when_they_are_used(module):
    program = (f"import sys, {module.__name__} as module; names = dir(module); "
               "assert {'analysis', 'rewrite', 'parse_file'} <= {*names} or {'arith', 'func'} <= {*names}; "
               "assert not [name for name in names if name[0] == '_' and name != '__version__'], names; "
               "assert 'mlircore.rewrite' not in sys.modules and 'mlircore.dialects.tosa' not in sys.modules; "
               "[getattr(module, name) for name in names]; "
               "assert not hasattr(module, 'nothing') and not hasattr(module, '__nothing__')")
    subprocess.run([sys.executable, "-c", program], check=True)


def test_dir_of_the_language_shows_what_definitions_name():
    names = dir(mlircore.dialect)
    assert {"Dialect", "Op", "Operand", "TypeDef", "IntParam", "Pure", "Interface", "constant_of", "find"} <= set(names)
    assert not {"oc", "define", "kwlist", "snake", "annotations"} & set(names) and not [name for name in names if name.startswith("_")]
    assert all(hasattr(mlircore.dialect, name) for name in names)


@pytest.mark.parametrize("name", ["analysis", "edit", "lexer", "passmanager", "rewrite"])
def test_dir_of_a_module_shows_what_is_public(name):
    module = importlib.import_module(f"mlircore.{name}")
    assert dir(module) == sorted(module.__all__) and all(hasattr(module, each) for each in dir(module))


OUT_OF_MEMORY = """
import resource, sys
from mlircore import ir
pages = int(open("/proc/self/statm").read().split()[0])
resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (int(sys.argv[1]) << 20),) * 2)
kept = []
try:
    while True:
        kept.append(ir.Context())
except MemoryError as error:
    text = str(error)
kept.clear()
assert text == "out of memory", text
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="the size of the process is not known")
@pytest.mark.parametrize("megabytes", [16, 64, 512])
def test_a_context_without_memory_says_so(megabytes):
    done = subprocess.run([sys.executable, "-c", OUT_OF_MEMORY, str(megabytes)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


UNREADABLE = """
import resource, sys
import mlircore
resource.setrlimit(resource.RLIMIT_AS, (1 << 32,) * 2)
try:
    mlircore.parse_file(sys.argv[1])
except MemoryError as error:
    print(error)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="limits of memory are those of Linux here")
def test_a_file_without_memory_to_read_it_says_so(tmp_path):
    path = tmp_path / "large.mlir"
    with path.open("wb") as file:
        file.write(b"module")
        file.truncate(1 << 33)
    done = subprocess.run([sys.executable, "-c", UNREADABLE, path], capture_output=True, text=True)
    assert done.stdout == f"Unable to parse module assembly: out of memory, {path} has {1 << 33} bytes\n", done.stderr


def test_lists_and_maps_show_what_they_hold(context):
    module = ir.Module.parse(TEXT)
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    assert repr(module.body.operations) == "OperationList([<FuncOp func.func>])"
    assert repr(block.arguments) == "BlockArgumentList([<BlockArgument 0: i32>, <BlockArgument 1: f32>])"
    assert repr(block.arguments[1:]) == "BlockArgumentList([<BlockArgument 1: f32>])"
    assert repr(function.attributes) == "OpAttributeMap({'function_type': (i32, f32) -> i32, 'sym_name': \"f\"})"
    assert repr(function.regions[0].blocks) == "BlockList([<Block>])"
    lists = [block.operations[0].operands, function.attributes, function.regions[0].blocks, block.operations, block.arguments]
    function.operation.erase()
    assert [repr(each).endswith(" of something erased>") for each in lists] == [True] * len(lists)


def test_a_long_list_shows_its_first_items():
    context = ir.Context.current
    context.allow_unregistered_dialects = True
    operation = ir.Operation.parse('%0:1000000 = "t.many"() : () -> (' + ", ".join(["i32"] * 1000000) + ")")
    assert repr(operation.results).count("OpResult ") == 8 and repr(operation.results).endswith(", ...])")
    assert repr(operation.operands) == "OpOperandList([])"


@pytest.mark.parametrize("mapping", [lambda: ir.Module.parse(TEXT).body.operations[0].attributes, lambda: ir.DictAttr.get({})])
def test_a_missing_attribute_is_named(mapping):
    with pytest.raises(KeyError, match="attempt to access a non-existent attribute: 'nope'"):
        mapping()["nope"]


@pytest.mark.parametrize("parse, text, shown", [
    (ir.Module.parse, "module {\n  arith.addi %x\n}", '\n  arith.addi %x\n               ^'),
    (ir.Module.parse, "module {\n  return" + " " * 300 + "%x\n}", "..." ),
    (ir.Type.parse, "tensor<3xxi32>", "\ntensor<3xxi32>\n         ^"),
])
def test_an_error_shows_its_line_and_a_caret(parse, text, shown):
    with pytest.raises(ir.ParseError) as caught:
        parse(text)
    assert shown in str(caught.value) and max(map(len, str(caught.value).splitlines())) < 200


def test_a_caret_is_below_its_column():
    with pytest.raises(ir.ParseError) as caught:
        ir.Module.parse("module { " + "func.func private @f() " * 20 + "bad }")
    *_, line, caret = str(caught.value).splitlines()
    assert line[caret.index("^"):].startswith("bad }")


def test_the_text_of_a_long_attribute_is_not_its_file_name():
    with pytest.raises(ir.ParseError, match=r'error: "<string>":1:8: '):
        ir.Attribute.parse("dense<[" + "x" + "1, " * 200 + "]> : tensor<3xi32>")
    with pytest.raises(ir.ParseError, match=r'error: "xyz":1:1: '):
        ir.Type.parse("xyz")


def test_messages_name_pythons_switch():
    with pytest.raises(ir.ParseError, match="If this is intended, set Context.allow_unregistered_dialects"):
        ir.Module.parse('"foo.bar"() : () -> ()')
    with pytest.raises(ir.VerifyError, match="set Context.allow_unregistered_dialects"):
        ir.Operation.create("foo.bar").verify()


def test_a_byte_order_mark_is_skipped():
    assert str(ir.Module.parse(b"\xef\xbb\xbf" + TEXT.encode())) == str(ir.Module.parse(TEXT))
    with pytest.raises(ir.ParseError, match='"-":1:1'):
        ir.Module.parse(b"\xef\xbb\xbf bad".replace(b" ", b""))


def archive(make):
    file = io.BytesIO()
    make(file)
    return file.getvalue()


def zipped(file):
    with zipfile.ZipFile(file, "w") as made:
        made.writestr("x.mlir", TEXT)


def tarred(format):
    def make(file):
        with tarfile.open(fileobj=file, mode="w", format=format) as made:
            member = tarfile.TarInfo("x.mlir")
            member.size = len(TEXT)
            made.addfile(member, io.BytesIO(TEXT.encode()))

    return make


OTHER_FILES = {
    "utf-16-le without mark": (TEXT.encode("utf-16-le"), "UTF-16"),
    "utf-16-be without mark": (TEXT.encode("utf-16-be"), "UTF-16"),
    "utf-32-le": (TEXT.encode("utf-32-le"), "UTF-32"),
    "utf-32-be": (TEXT.encode("utf-32-be"), "UTF-32"),
    "utf-32 with mark": (TEXT.encode("utf-32"), "UTF-32"),
    "xz": (lzma.compress(TEXT.encode()), "compressed with xz"),
    "bzip2": (bz2.compress(TEXT.encode(), 1), "compressed with bzip2"),
    "zip": (archive(zipped), "zip archive"),
    "empty zip": (archive(lambda file: zipfile.ZipFile(file, "w").close()), "zip archive"),
    "tar": (archive(tarred(tarfile.PAX_FORMAT)), "tar archive"),
    "tar of GNU": (archive(tarred(tarfile.GNU_FORMAT)), "tar archive"),
    "program": (b"\x7fELF\x02\x01\x01" + bytes(57), "ELF"),
    "bitcode": (b"BC\xc0\xde5\x14", "LLVM bitcode.*mlir-translate"),
    "LLVM IR": (b"; ModuleID = 'x.ll'\nsource_filename", "LLVM IR.*mlir-translate"),
    "pointer": (b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", "git lfs pull"),
    "page": (b"<!DOCTYPE html>\n<html>", "HTML"),
}


@pytest.mark.parametrize("data, message", OTHER_FILES.values(), ids=OTHER_FILES)
def test_what_is_no_mlir_is_named(data, message, tmp_path):
    with pytest.raises(ir.ParseError, match=f'error: "-":1:1: the input is .*{message}'):
        ir.Module.parse(data)
    path = tmp_path / "x.mlir"
    path.write_bytes(data)
    done = subprocess.run([sys.executable, "-m", "mlircore", "opt", path], capture_output=True, text=True)
    assert done.returncode == 1 and re.match(f"{re.escape(str(path))}:1:1: error: the input is .*{message}", done.stderr)


@pytest.mark.parametrize("text", ["// BZh91AY&SY\nmodule {}", "//" + " " * 255 + "ustar \nmodule {}"])
def test_texts_that_look_alike_are_read(text):
    assert str(ir.Module.parse(text)) == "module {\n}\n"


def test_a_path_in_place_of_a_text_is_answered_with_the_function_that_reads_files():
    advice = "the text looks like the path of a file, which mlircore.parse_file and Module.parseFile read"
    for text in ("model.mlir", "a/b/model.mlirbc", b"model.mlir.gz"):
        with pytest.raises(ir.ParseError) as caught:
            ir.Module.parse(text)
        assert str(caught.value).endswith(f' note: "-":1:1: {advice}')
        assert caught.value.error_diagnostics[0].rendered.endswith(f"1:1: note: {advice}\n")
    with pytest.raises(ir.ParseError) as caught:
        ir.Module.parse("module {\n} model.mlir")
    assert advice not in str(caught.value)
    with pytest.raises(TypeError, match="got .*Path: mlircore.parse_file and Module.parseFile read files"):
        ir.Module.parse(pathlib.Path("model.mlir"))


def test_the_dialects_that_there_are_are_noted():
    with pytest.raises(ir.ParseError) as caught:
        ir.Module.parse("nothing.op")
    (error,) = caught.value.error_diagnostics
    note = error.notes[-1].message
    assert note.startswith("Available dialects: acc, affine, ") and "xevm ; for more info on dialect registration see https://mlir." in note
    assert error.rendered.endswith(f"1:1: note: {note}\n") and note in str(caught.value)


def test_an_error_in_bytecode_names_the_section_and_no_line(tmp_path):
    file = io.BytesIO()
    ir.Module.parse(TEXT).operation.write_bytecode(file)
    data = bytearray(file.getvalue())
    data[40] ^= 0x55
    path = tmp_path / "x.mlirbc"
    path.write_bytes(data)
    with pytest.raises(ir.ParseError) as caught:
        ir.Module.parseFile(path)
    assert re.search(rf'\nerror: "{re.escape(str(path))}": .* \(.* section, byte [0-9]+\)\n note: "{re.escape(str(path))}": in bytecode',
                     str(caught.value))
    assert caught.value.error_diagnostics[0].rendered.startswith(f"{path}:0:0: error: ")  # as mlir-opt's


@pytest.mark.parametrize("name, refused", [("arith.mull", True), ("func.mull", True), ("llvm.mull", False), ("nvvm.mull", False)])
def test_unknown_operations_of_a_dialect_are_verified_as_by_mlir_opt(name, refused):
    """Dialects of LLVM's targets allow any name in them."""
    module = ir.Module.parse("func.func @f(%a: i64) { %0 = llvm.mul %a, %a : i64 return }")
    assert edit.replace_all(module, "llvm.mul", name) == 1
    checks = [module.operation.verify, ir.Operation.create(name).verify, lambda: ir.Module.parse(f'"{name}"() : () -> ()')]
    for check in checks:
        if refused:
            with pytest.raises(ir.MLIRError, match=f"unregistered operation '{name}' found in dialect .* that does not allow unknown"):
                check()
        else:
            check()


@pytest.mark.parametrize("program, wanted", [
    ("import mlircore; mlircore.pass_manager", "passmanager"), ("from mlircore import ir; ir.Modul", "Module"),
    ("from mlircore.dialects import arith; arith.adi", "addi"), ("import mlircore.dialects; mlircore.dialects.arth", "arith"),
    ("from mlircore import dialect; dialect.TypDef", "TypeDef"),
])
def test_python_suggests_the_nearest_name(program, wanted):
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1 and re.search(rf"Did you mean: '{wanted}'\?$", done.stderr)


WRONG = {
    "memory_limit": (lambda module: ir.Context(memory_limit="1G"), TypeError, "a memory limit is a number of bytes, or None, not str"),
    "deadline": (lambda module: ir.Context(deadline="soon"), TypeError, "a deadline is a number of seconds of time.monotonic, or None, not str"),
    "walk_order": (lambda module: module.operation.walk(print, "pre"), TypeError, "walk_order must be a WalkOrder, not str"),
    "SymbolTable": (lambda module: ir.SymbolTable(module), TypeError, "got Module: use module.operation"),
    "InsertionPoint": (lambda module: ir.InsertionPoint(module), ValueError, "no parent: InsertionPoint\\(module.body\\) is the end"),
    "run": (lambda module: passmanager.PassManager("builtin.module").run(module), TypeError, "not Module: use module.operation"),
    "pipeline": (lambda module: passmanager.PassManager.parse(5), TypeError, "a pipeline is a text, not int"),
    "pattern": (lambda module: rewrite.RewritePatternSet().add("t.a", 5), TypeError, "a pattern is a function, not int"),
    "option": (lambda module: setattr(rewrite.GreedyRewriteConfig(), "max_iteration", 5), AttributeError, "no option 'max_iteration': there are max_"),
    "option's type": (lambda module: setattr(rewrite.GreedyRewriteConfig(), "max_iterations", "5"), TypeError, "max_iterations is of type int, not str"),
    "bool for int": (lambda module: setattr(rewrite.GreedyRewriteConfig(), "max_iterations", True), TypeError, "of type int, not bool"),
    "call_graph": (lambda module: analysis.call_graph(5), TypeError, "expected an operation or a module, not int"),
    "slice": (lambda module: analysis.backward_slice("x"), TypeError, "expected an operation or a module, not str"),
    "order": (lambda module: analysis.topological_order([5]), TypeError, "expected an operation or a module, not int"),
    "match": (lambda module: analysis.match(module.operation, "t.a"), TypeError, "expected a pattern such as m_Op, not str"),
    "merge": (lambda module: edit.merge([module.operation]), TypeError, "expected modules, not Operation"),
    "get_ops_of_type": (lambda module: ir.get_ops_of_type(5), TypeError, "expected an operation or a module, not int"),
    "attach": (lambda module: ir.InferTypeOpInterface.attach(5) if hasattr(ir.InferTypeOpInterface, "attach")
               else ir.MemoryEffectsOpInterface.attach(5), TypeError, "expected the name or the class of an operation, not 5"),
    "trait": (lambda module: ir.IsTerminatorTrait.attach([]), TypeError, "expected the name or the class of an operation"),
}


@pytest.mark.parametrize("call, kind, message", WRONG.values(), ids=WRONG)
def test_a_wrong_argument_is_named(call, kind, message):
    with pytest.raises(kind, match=message):
        call(ir.Module.parse(TEXT))


def test_a_configuration_takes_its_options():
    config = rewrite.GreedyRewriteConfig()
    config.max_iterations = 3
    config.strictness = rewrite.GreedyRewriteStrictness.EXISTING_OPS
    assert config.max_iterations == 3 and "max_iterations=3" in repr(config) and rewrite.GreedyRewriteConfig().max_iterations == 10


def test_a_symbol_table_is_iterated_by_name():
    module = ir.Module.parse("func.func private @f() func.func private @g() func.func private @h()")
    table = ir.SymbolTable(module.operation)
    assert list(table) == ["f", "g", "h"] and len(table) == 3
    module.body.operations[1].erase()
    del table["h"]
    assert list(table) == ["f"] and len(table) == 1


def test_an_operation_is_printed_to_a_path(tmp_path):
    module = ir.Module.parse(TEXT)
    for path in (tmp_path / "x.mlir", str(tmp_path / "y.mlir"), os.fsencode(tmp_path / "z.mlir")):
        module.operation.print(file=path)
        with open(path) as file:
            assert file.read() == str(module)
    assert len(list(tmp_path.iterdir())) == 3
    with pytest.raises(Exception, match="No such file or directory"):
        module.operation.print(file=tmp_path / "nothing" / "x.mlir")


@pytest.mark.parametrize("text", ["affine_map<(d0)[s0] -> (d0 + s0, 3)>", "affine_set<(d0)[s0] : (d0 - s0 >= 0)>"])
def test_maps_and_sets_are_pickled(text, context):
    value = ir.Attribute.parse(text).value
    assert pickle.loads(pickle.dumps(value)) == value and copy.deepcopy(value) == value


@pytest.mark.parametrize("data, message", [
    (gzip.compress(TEXT.encode())[:-1], "compressed with gzip, and ends too early"),
    (b"\x28\xb5\x2f\xfd\x04\x00", "compressed with zstd"),
    (TEXT.encode("utf-16-le").join([b"\xff\xfe", b""]), "UTF-16"),
    (TEXT.encode("utf-16-be").join([b"\xfe\xff", b""]), "UTF-16"),
], ids=["gzip", "zstd", "utf-16-le", "utf-16-be"])
def test_other_files_are_named(data, message, tmp_path):
    with pytest.raises(ir.ParseError, match=f'error: "-":1:1: .*{message}'):
        ir.Module.parse(data)
    path = tmp_path / "x.mlir"
    path.write_bytes(data)
    with pytest.raises(ir.ParseError, match=message):
        ir.Module.parseFile(path)


def test_a_file_of_zeros_is_refused_at_its_first_bytes(tmp_path):
    path = tmp_path / "zeros.mlir"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(ir.ParseError, match="unexpected NUL byte"):
        ir.Module.parseFile(path)


def test_hashes_leave_locations_out_unless_asked():
    flags = ir.OperationEquivalenceFlags
    first, second = (ir.Module.parse("\n" * n + TEXT, source_name=f"{n}.mlir").operation for n in (0, 3))
    assert first.structural_hash() == second.structural_hash() == second.structural_hash(flags.IGNORE_LOCATIONS)
    assert first.structural_hash(flags.NONE) != second.structural_hash(flags.NONE)
