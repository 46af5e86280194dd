"""gzip and zstd around a text or bytecode, wherever an input is read."""

import gzip
import io
import sys
import types
import zlib

import pytest
import tool
from mlircore import ir
from mlircore._core import parse_file, uncompressed
from mlircore.tools import opt, stats

TEXT = b"module {\n  func.func private @f()\n}\n"


def bytecode() -> bytes:
    out = io.BytesIO()
    with ir.Context():
        ir.Module.parse(TEXT).operation.write_bytecode(out)
    return out.getvalue()


@pytest.fixture
def zstd(monkeypatch):
    """The package zstandard, or a module in its place whose frames are zlib's after the magic bytes."""
    try:
        import zstandard  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        class Frame:
            def __init__(self):
                self.start, self.zlib = b"", zlib.decompressobj()

            eof = property(lambda self: self.zlib.eof)
            unused_data = property(lambda self: self.zlib.unused_data)

            def decompress(self, data):
                skipped = data[: 4 - len(self.start)]
                self.start += skipped
                return self.zlib.decompress(data[len(skipped) :])

        fake = types.ModuleType("zstandard")
        fake.ZstdError = zlib.error
        fake.ZstdDecompressor = lambda: types.SimpleNamespace(decompressobj=Frame)
        fake.compress = lambda data: b"\x28\xb5\x2f\xfd" + zlib.compress(data)
        monkeypatch.setitem(sys.modules, "zstandard", fake)
        return fake
    return zstandard


@pytest.mark.parametrize("content", [lambda: TEXT, bytecode], ids=["text", "bytecode"])
@pytest.mark.parametrize("kind", ["gzip", "zstd"])
def test_every_reader_reads_it(content, kind, zstd, tmp_path):
    data = gzip.compress(content()) if kind == "gzip" else zstd.compress(content())
    path = tmp_path / "a.txt"
    path.write_bytes(data)
    with ir.Context():
        assert str(ir.Module.parse(data)).encode() == TEXT
        assert str(ir.Module.parseFile(path)).encode() == TEXT
        assert str(ir.Operation.parse(bytearray(data))).encode().strip() == TEXT.strip()
        assert str(parse_file(path, mmap=True)).encode() == TEXT
    code, out, messages = tool.run(opt.main, [], data)
    assert (code, out.strip(), messages) == (0, TEXT.strip(), b"")
    assert tool.run(stats.main, [str(path)], b"")[0] == 0


@pytest.mark.parametrize("kind", ["gzip", "zstd"])
def test_members_follow_each_other(kind, zstd):
    compress = gzip.compress if kind == "gzip" else zstd.compress
    assert uncompressed(compress(b"one ") + compress(b"two")) == b"one two"
    assert uncompressed(b"neither") == b"neither"


@pytest.mark.parametrize("kind", ["gzip", "zstd"])
def test_what_is_cut_or_changed_is_refused(kind, zstd):
    compress = gzip.compress if kind == "gzip" else zstd.compress
    data = compress(TEXT * 100)
    for length in range(4, len(data)):
        with pytest.raises(ValueError, match=f"compressed with {kind}, and"):
            uncompressed(data[:length])
    for at in range(4, len(data)):
        try:
            uncompressed(data[:at] + bytes([data[at] ^ 85]) + data[at + 1 :])
        except ValueError as error:
            assert f"compressed with {kind}" in str(error)  # noqa: PT017


@pytest.mark.parametrize("kind", ["gzip", "zstd"])
def test_a_few_bytes_do_not_become_gigabytes(kind, zstd):
    import tracemalloc

    compress = gzip.compress if kind == "gzip" else zstd.compress
    bomb = compress(bytes(65 << 20))
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match=f"compressed with {kind} and has more than 67108864 bytes"):
            uncompressed(bomb)
        assert tracemalloc.get_traced_memory()[1] < 200 << 20
    finally:
        tracemalloc.stop()


def test_zstd_needs_a_module(monkeypatch):
    monkeypatch.setitem(sys.modules, "zstandard", None)
    monkeypatch.setitem(sys.modules, "compression", None)
    with pytest.raises(ir.ParseError, match='error: "-":1:1: .*compressed with zstd, which needs Python 3.14 or the package zstandard'):
        ir.Module.parse(b"\x28\xb5\x2f\xfd\x04\x00", ir.Context())
