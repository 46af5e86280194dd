"""The first minutes of a user: names that `dir` shows, signatures, short texts of lists, errors that show the place."""

import gzip
import importlib
import inspect
import os
import subprocess
import sys

import pytest
from mlircore import _core, ir
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
    assert str(inspect.signature(ir.Module.parse)) == "(asm, context=None, *, source_name='-', verify=True, syntax='modern')"


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
    assert not [name for name in dir(ir) if name.startswith("_") and name not in ir.__all__]


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
