"""Streams: the operations at the top of a text, one at a time, are those of a whole parse."""

import gzip
import io
import itertools
import os
import pathlib
import random
import re
import threading
from collections.abc import Callable

import pytest
from mlircore import ir
from paths import GOLDEN, REFUSED, golden_name

# Operations at the top that use each other's values or blocks are refused, although a whole parse accepts them.
NEEDS_OTHERS = {"use of undeclared SSA value name", "reference to an undefined block"}
FUNCTION = b"""func.func private @f%d(%%a: i32) -> i32 {
  %%0 = arith.addi %%a, %%a : i32
  %%1 = "x.y"(%%0) {s = "} %% {"} : (i32) -> i32  // { not code
  return %%1 : i32
}
"""


def make_context() -> ir.Context:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


def shown(op: ir.OpView) -> str:
    """Everything about an operation, by itself."""
    return str(op.operation.get_asm(print_generic_op_form=True, enable_debug_info=True, use_local_scope=True))


def streamed(text: bytes, piece_bytes: int = 1 << 20, make: Callable[[], ir.Context] = make_context) -> list[str]:
    return [shown(op) for op in ir.stream(io.BytesIO(text), make(), source_name="t", piece_bytes=piece_bytes)]


def parsed(text: bytes, make: Callable[[], ir.Context] = make_context) -> list[str]:
    """The operations that a stream of the text has: those of modules at the top in their place."""
    module = ir.Module.parse(text, make(), source_name="t")
    found = list(module.body.operations)
    if str(module.operation.location) == 'loc("t":0:0)':  # the module that the text does not have
        found = [inner for op in found for inner in (op.operation.regions[0].blocks[0].operations if op.operation.name == "builtin.module" else [op])]
    return [shown(op.operation.clone(ip=False)) for op in found]


def first_error(error: ir.MLIRError) -> tuple[str, str]:
    return error.error_diagnostics[0].message, str(error.error_diagnostics[0].location)


def inputs(path: pathlib.Path) -> list[bytes]:
    text = re.split(r"^//= (?:.*)\n", path.read_text(), flags=re.MULTILINE)[0].encode()
    return re.split(rb"^// -----.*\n", text, flags=re.MULTILINE)


def contexts(text: bytes) -> Callable[[], ir.Context]:
    """A maker of contexts for one text after the other: one context, if it does not change their keys."""
    context = make_context()
    return make_context if b"dense_resource" in text else lambda: context


@pytest.mark.parametrize("path", GOLDEN, ids=golden_name)
def test_operations_are_those_of_the_whole_text(path):
    make = contexts(path.read_bytes())
    for text in inputs(path):
        try:
            want = parsed(text, make)
        except ir.MLIRError:
            continue  # another test's
        for piece_bytes in (1, 300, 1 << 20):
            try:
                got = streamed(text, piece_bytes, make)
            except ir.ParseError as error:
                assert first_error(error)[0] in NEEDS_OTHERS
                continue
            assert got == want


@pytest.mark.parametrize("path", REFUSED, ids=golden_name)
def test_errors_do_not_depend_on_the_pieces(path):
    make = contexts(path.read_bytes())
    for text in inputs(path):
        results = set()
        for piece_bytes in (1, 1 << 20):
            try:
                results.add((len(streamed(text, piece_bytes, make)), None))
            except ir.ParseError as error:
                results.add(first_error(error))
        assert len(results) == 1


@pytest.mark.parametrize("text", [
    b'"a.b"() : () -> ()\n"a.c"(',
    b'"a.b"() : () -> ()\n}\n',
    b'module {\n"a.b"() : () -> ()\n',
    b'module @m attributes {a = 1 : i33, a = 2} {\n}\n',
    b'module {\n  "a.b"() : () -> ()\n  #a = 1 : i8\n}',
    b'"a.b"() : () -> ()\n$\n"a.b"() : () -> ()\n',
    b'#a = 1 : i8\n#a = 1 : i8\n',
    b'func.func @f() {\n  return\n}\nfunc.func @g() {\n  %0 = arith.constant 1 : i32\n  return %0 : i64\n}\n',
    b'"a.b"() {s = "never ends} : () -> ()\n"a.c"() : () -> ()\n',
    b'"a.b"() : () -> () loc(#never)\n' + b'"a.b"() : () -> ()\n' * 9,
    b'"builtin.module"() ({\n}) : () -> ()\n',
    b'{-# dialect_resources: { builtin: { k: "0x04" } } #-}\n"a.b"() : () -> ()\n',
])
@pytest.mark.parametrize("piece_bytes", [1, 30, 1 << 20])
def test_errors_are_those_of_the_whole_text(text, piece_bytes):
    with pytest.raises(ir.ParseError) as whole:
        parsed(text)
    with pytest.raises(ir.ParseError) as pieces:
        streamed(text, piece_bytes)
    message, place = first_error(whole.value)
    assert first_error(pieces.value)[0].startswith(message)
    if "never defined" not in message:  # known at the end, where the place is lost
        assert first_error(pieces.value)[1] == place
        if not text.startswith(b'"builtin.module"'):  # its line was read before
            assert pieces.value.error_diagnostics[0].rendered == whole.value.error_diagnostics[0].rendered


def test_operations_before_an_error_come_first():
    text = b"".join(FUNCTION % i for i in range(5000)) + b'"a.b"(%9) : (i32) -> ()\n'
    stream = ir.stream(io.BytesIO(text), make_context, source_name="t")
    count = 0
    with pytest.raises(ir.ParseError) as error:
        for _ in stream:
            count += 1
    assert count == 5000
    assert first_error(error.value) == ("use of undeclared SSA value name", 'loc("t":25001:7)')
    assert list(stream) == []


def test_operation_that_does_not_verify_is_an_error_after_those_before_it():
    text = b'func.func @f() {\n  return\n}\nfunc.func @g() -> i32 {\n  return\n}\nfunc.func @h() {\n  return\n}\n'
    stream = ir.stream(io.BytesIO(text), make_context, source_name="t")
    assert next(stream).name.value == "f"
    with pytest.raises(ir.ParseError, match="has 0 operands, but enclosing function"):
        next(stream)
    assert [op.name.value for op in ir.stream(io.BytesIO(text), make_context, verify=False)] == ["f", "g", "h"]


def random_text(source: random.Random) -> bytes:
    """Operations with signs of cutting in all places: in strings, comments, names, attributes, nested regions and locations."""
    odd = ['"}"', '"{ \\" //"', "[1,\n2]", "{x = \"{\"}", '"\\\\"', "@\"}\"", "dense<[[1, 2],\n  [3, 4]]> : tensor<2x2xi8>", "#a", "!t", "affine_map<(d0)\n-> (d0)>"]
    lines = ['#a = {k = "}"}', "!t = tuple<i32,\n  i64>"]
    is_open = False

    def op(depth: int) -> str:
        attributes = ", ".join(f"a{i} = {source.choice(odd)}" for i in range(source.randrange(3)))
        regions = ""
        if depth < 3 and source.random() < 0.4:
            regions = " ({" + source.choice(["\n", " ", "\n^bb0:\n"]) + source.choice(["\n", "  "]).join(op(depth + 1) for _ in range(source.randrange(1, 4))) + "\n})"
        end = source.choice(["", "", "  // }{ \"", "\n loc(unknown)", " loc(#late)", "\n\n"])
        return f'"t.op"(){regions}{" {" + attributes + "}" if attributes else ""} : () -> (){end}' + ("\n" if "//" in end else "")

    for _ in range(source.randrange(1, 12)):
        kind = source.randrange(10)
        if kind == 0 and not is_open:
            lines.append(source.choice(["module {", f"module @m{len(lines)} attributes {{x.b = \"{{\"}}\n{{", '"builtin.module"() ({', "builtin.module {//{"]))
            is_open = lines[-1]
            lines.append(op(0))
        elif kind == 1 and is_open:
            lines.append("}" + (") {x.c = 1 : i8} : () -> ()" if is_open.startswith('"') else source.choice(["", " loc(#late)", "\nloc(unknown)"])))
            is_open = False
        elif kind == 2:
            lines.append(source.choice(["// }", "", "  // \" {", "\t"]))
        else:
            lines.append(op(0) + source.choice(["", " " + op(0)]))
    if is_open:
        lines.append("})  : () -> ()" if is_open.startswith('"') else "}")
    return "\n".join([*lines, '#late = loc("x{":1:2)', ""]).encode()


@pytest.mark.parametrize("seed", range(8))
def test_random_texts_are_cut_where_operations_begin(seed):
    source = random.Random(seed)
    make = contexts(b"")
    for _ in range(200):
        text = random_text(source)
        want = parsed(text, make)
        for piece_bytes in (1, source.randrange(2, 200), 1 << 20):
            assert streamed(text, piece_bytes, make) == want, text


def test_changed_texts_end_in_a_result_or_an_error():
    source = random.Random(5)
    make = contexts(b"")
    for _ in range(1000):
        text = bytearray(random_text(source))
        for _ in range(source.randrange(1, 4)):
            text[source.randrange(len(text))] = source.choice(b'{}()"/#!\n@%<>x\0')
        results = set()
        for piece_bytes in (1, source.randrange(2, 99), 1 << 20):
            try:
                results.add(tuple(streamed(bytes(text), piece_bytes, make)))
            except ir.ParseError as error:
                results.add(first_error(error)[0])
        assert len(results) == 1, text


def test_pipe():
    reading, writing = os.pipe()
    text = b"".join(FUNCTION % i for i in range(3000))

    def write():
        with os.fdopen(writing, "wb") as out:
            out.write(text)

    writer = threading.Thread(target=write)
    writer.start()
    with os.fdopen(reading, "rb") as file:
        assert [op.name.value for op in ir.stream(file)] == [f"f{i}" for i in range(3000)]
    writer.join()


def test_gzip(tmp_path):
    path = tmp_path / "x.mlir.gz"
    text = b"".join(FUNCTION % i for i in range(30_000))
    half = len(text) // 2
    path.write_bytes(gzip.compress(text[:half], 1) + gzip.compress(b"") + gzip.compress(text[half:], 1) + b"\0" * 99)
    with ir.stream(path) as stream:
        assert sum(1 for _ in stream) == 30_000
        assert stream.bytes_read == len(text)
    path.write_bytes(gzip.compress(text, 1)[:-20])
    with pytest.raises(ir.ParseError, match="ends too early"):
        list(ir.stream(path))
    path.write_bytes(gzip.compress(text, 1)[:10] + b"\xff" * 100)
    with pytest.raises(ir.ParseError, match="corrupt"):
        list(ir.stream(path))


def test_aliases_at_the_end_of_a_compressed_file(tmp_path):
    path = tmp_path / "x.mlir.gz"
    path.write_bytes(gzip.compress(b'"a.b"() : () -> () loc(#late)\n' * 1000 + b'#late = loc("late")\n'))
    assert {str(op.location) for op in ir.stream(path, piece_bytes=100)} == {'loc("late")'}


def test_zstd_needs_a_module(tmp_path, monkeypatch):
    path = tmp_path / "x.mlir.zst"
    path.write_bytes(b"\x28\xb5\x2f\xfd" + bytes(20))
    import importlib

    monkeypatch.setattr(importlib, "import_module", lambda name: (_ for _ in ()).throw(ImportError(name)))
    with pytest.raises(ir.ParseError, match="needs Python 3.14 or the package zstandard"):
        ir.stream(path)


def test_zstd(tmp_path):
    zstandard = pytest.importorskip("zstandard")
    path = tmp_path / "x.mlir.zst"
    text = b"".join(FUNCTION % i for i in range(30_000))
    path.write_bytes(zstandard.ZstdCompressor().compress(text[:1000]) + zstandard.ZstdCompressor().compress(text[1000:]))
    assert sum(1 for _ in ir.stream(path)) == 30_000


class Endless:
    """A file of so many functions, made when they are read."""

    def __init__(self, count, line=FUNCTION):
        self.numbers, self.line, self.left = iter(range(count)), line, b""

    def read(self, size):
        while len(self.left) < size and (some := list(itertools.islice(self.numbers, 1000))):
            self.left += b"".join(self.line % number for number in some)
        part, self.left = self.left[:size], self.left[size:]
        return part


def test_memory_is_bounded_in_one_context():
    context = make_context()
    context.memory_limit = 12 << 20
    text = (FUNCTION % 7) * 300_000
    stream = ir.stream(io.BytesIO(text), context)
    assert sum(1 for _ in stream) == 300_000
    assert stream.bytes_read == len(text) > 3 * context.memory_limit


def test_blanks_and_comments_need_no_memory():
    context = make_context()
    context.memory_limit = 8 << 20
    text = b"\n" * (12 << 20) + b"  // a comment\n" * (1 << 20) + b'\n "a.c"() : () -> () loc("x")\n'
    ops = list(ir.stream(io.BytesIO(text), context))
    assert [op.operation.name for op in ops] == ["a.c"]
    with pytest.raises(ir.ParseError) as error:
        list(ir.stream(io.BytesIO(text + b"  $"), context))
    assert first_error(error.value)[1] == f'loc("-":{text.count(bytes([10])) + 1}:3)'


def test_contexts_follow_each_other_when_one_is_full():
    def small():
        context = make_context()
        context.memory_limit = 12 << 20
        contexts.append(context)
        return context

    contexts = []
    line = b'"a.b"() {a = "%d' + b"x" * 1000 + b'", t = #a} : () -> () loc(#b)\n'
    text = b'#a = {k = 1 : i8}\n#b = loc("b")\nmodule @m attributes {x.n = #a} {\n' + Endless(30_000, line).read(1 << 30) + b"}\n#c = #a\n"
    count = 0
    stream = ir.stream(io.BytesIO(text), small, interned_bytes=4 << 20, piece_bytes=1 << 18)
    for op in stream:
        assert str(op.location) == 'loc("b")' and "k" in op.attributes["t"]
        count += 1
        if count % 10_000 == 0:
            assert str(stream.module) == "module @m attributes {x.n = {k = 1 : i8}} {\n}\n"
    assert count == 30_000 and len(contexts) > 4


def test_operation_that_does_not_fit_is_an_error():
    context = make_context()
    context.memory_limit = 8 << 20
    text = b'func.func @f() {\n' + b'  "a.b"() : () -> ()\n' * 1_000_000 + b"  return\n}\n"
    with pytest.raises(MemoryError, match="memory_limit"):
        list(ir.stream(io.BytesIO(text), context))
    assert len(list(ir.stream(io.BytesIO(FUNCTION % 1), context))) == 1


def test_operation_is_freed_with_its_handle():
    context = make_context()
    stream = ir.stream(io.BytesIO(b"".join(FUNCTION % i for i in range(100))), context, piece_bytes=1 << 20)
    kept = next(stream)
    for _ in stream:
        pass
    del _
    stream.close()
    assert context._live_operations() == 4
    context._check()
    assert kept.operation.verify() and kept.name.value == "f0"
    del kept
    assert context._live_operations() == 0


def test_operation_can_be_moved_into_a_module():
    context = make_context()
    with context, ir.Location.unknown():
        module = ir.Module.create()
        for op in ir.stream(io.BytesIO(b"".join(FUNCTION % i for i in range(3))), piece_bytes=50):
            module.body.append(op)
        assert module.operation.verify() and len(module.body.operations) == 3


def test_modules_are_entered():
    text = b"""#a = 1 : i8
"a.first"() : () -> ()
module @m attributes {x.x = #a} {
  "a.inside"() : () -> ()
  module @inner {
  }
}
"builtin.module"() ({
^bb0:
  "a.generic"() : () -> ()
}) {sym_name = "late"} : () -> ()
"a.last"() : () -> ()
"""
    for piece_bytes in (1, 1 << 20):
        stream = ir.stream(io.BytesIO(text), make_context, piece_bytes=piece_bytes)
        assert next(stream).operation.name == "a.first" and stream.module is None
        assert next(stream).operation.name == "a.inside"
        assert str(stream.module) == "module @m attributes {x.x = 1 : i8} {\n}\n"
        assert [op.operation.name for op in stream] == ["builtin.module", "a.generic", "a.last"]
        assert stream.module is None  # closed


def test_symbols_may_be_elsewhere():
    text = b"func.func @f() {\n  call @later() : () -> ()\n  return\n}\nfunc.func private @later()\n"
    assert [op.name.value for op in ir.stream(io.BytesIO(text), make_context, piece_bytes=1)] == ["f", "later"]


def test_aliases_at_the_end_of_a_text_that_is_read_once():
    class Once:
        def __init__(self, text):
            self.read = io.BytesIO(text).read

    text = b'"a.b"() : () -> () loc(#late)\n' * 3
    assert [str(op.location) for op in ir.stream(Once(text + b'#late = loc("late")\n'), piece_bytes=10)] == ["loc(unknown)"] * 3
    with pytest.raises(ir.ParseError, match="operation location alias was never defined: #late"):
        list(ir.stream(Once(text)))


def test_resources_have_one_key_in_all_pieces():
    text = b'"a.b"() {v = dense_resource<k> : tensor<1xi8>} : () -> ()\n' * 3 + b'{-# dialect_resources: { builtin: { k: "0x0100000007" } } #-}\n'
    context = make_context()
    ops = list(ir.stream(io.BytesIO(text), context, piece_bytes=1))
    assert {str(op.attributes["v"]) for op in ops} == {"dense_resource<k> : tensor<1xi8>"}


@pytest.mark.parametrize(("data", "error"), [(None, BlockingIOError), ("text", TypeError), (bytearray(b"x"), TypeError)])
def test_files_must_give_bytes(data, error):
    class Odd:
        def read(self, size):
            return data

    with pytest.raises(error):
        ir.stream(Odd())


def test_errors_of_a_file_are_raised():
    class Broken(Endless):
        def read(self, size):
            if self.left:
                raise OSError("broken")
            return super().read(size)[:500]

    stream = ir.stream(Broken(100))
    with pytest.raises(OSError, match="broken"):
        list(stream)
    assert list(stream) == []
    with pytest.raises(ir.ParseError, match="could not open input file"):
        ir.stream("no/such/file.mlir")
    with pytest.raises(ir.ParseError, match="MLIR bytecode, not text"):
        list(ir.stream(io.BytesIO(b"ML\xefR" + bytes(600))))
    with pytest.raises(ValueError, match="piece_bytes"):
        ir.stream(io.BytesIO(b""), piece_bytes=0)


def test_stream_is_used_by_one_reader():
    class Greedy(Endless):
        stream = None

        def read(self, size):
            if self.stream is not None:
                with pytest.raises(ir.MLIRError, match="is being read"):
                    next(self.stream)
                with pytest.raises(ir.MLIRError, match="is being read"):
                    self.stream.close()
                with pytest.raises(ir.MLIRError, match="is being read"):
                    _ = self.stream.module
            return super().read(size)

    file = Greedy(100)
    file.stream = ir.stream(file, piece_bytes=500)
    assert sum(1 for _ in file.stream) == 100


def test_closed_stream_ends():
    stream = ir.stream(Endless(100))
    next(stream)
    stream.close()
    assert list(stream) == [] and stream.module is None
    with pytest.raises(TypeError, match="use ir.stream"):
        ir.OperationStream()


def test_bodies_of_unknown_types_are_the_same_in_all_pieces():
    def keeping():
        return ir.Context(unknown_syntax="keep", packs=False)

    text = b'"a.b"() : () -> !q.t<[1,2], x>\n"a.b"() : () -> !q.t<[1, 2],x>\n"a.b"() : () -> !q.t<[1,  2],x>\n'
    for piece_bytes in (1, 1 << 20):
        ops = streamed(text, piece_bytes, keeping)
        assert ops == parsed(text, keeping)
        assert len({op.partition(" loc(")[0] for op in ops}) == 1
