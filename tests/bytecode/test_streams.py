"""Bytecode goes to a file in parts, while it is made: what the file may be, and what happens when it refuses."""

import gzip
import io
import tracemalloc

import pytest
from mlircore import ir

BLOB = 8 << 20


@pytest.fixture
def module():
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        words = "01000000" + "ab" * BLOB
        blob = f'{{-# dialect_resources: {{ builtin: {{ b: "0x{words}" }} }} #-}}'
        ops = "\n".join(f'  %{i} = "x.y"() {{n = {i}}} : () -> i32' for i in range(5000))
        yield ir.Module.parse(f'"x.z"() {{r = dense_resource<b> : tensor<{BLOB}xi8>}} : () -> ()\n{ops}\n{blob}')


def whole(module) -> bytes:
    file = io.BytesIO()
    module.operation.write_bytecode(file)
    return file.getvalue()


class Keeps:
    """A file that keeps what is passed to it."""

    def __init__(self, fails_at: int | None = None) -> None:
        self.parts: list[bytes] = []
        self.fails_at = fails_at

    def write(self, part: bytes) -> int:
        if len(self.parts) == self.fails_at:
            raise OSError("the disk is full")
        self.parts.append(part)
        return len(part)


def test_every_kind_of_file_gets_the_same_bytes(module, tmp_path):
    expected = whole(module)
    keeps = Keeps()
    module.operation.write_bytecode(keeps)
    assert b"".join(keeps.parts) == expected
    assert all(type(part) is bytes and len(part) <= 1 << 20 for part in keeps.parts)
    with open(tmp_path / "a", "wb") as buffered, open(tmp_path / "b", "w+b") as both, open(tmp_path / "c", "wb", buffering=0) as raw:
        for file in (buffered, both, raw):
            module.operation.write_bytecode(file)
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=1) as file:
        module.operation.write_bytecode(file)
    module.operation.write_bytecode(str(tmp_path / "d"))
    assert all((tmp_path / name).read_bytes() == expected for name in "abcd")
    assert gzip.decompress(packed.getvalue()) == expected
    assert len(expected) > BLOB


@pytest.mark.parametrize("part", [0, 1, 3])
def test_what_a_file_raises_is_raised(module, part):
    with pytest.raises(OSError, match="the disk is full"):
        module.operation.write_bytecode(Keeps(fails_at=part))
    assert module.operation.verify()
    with pytest.raises(ValueError, match="closed file"):
        closed = io.BytesIO()
        closed.close()
        module.operation.write_bytecode(closed)


def test_a_file_may_read_the_tree_but_not_change_it(module):
    class Curious(Keeps):
        def write(self, part: bytes) -> int:
            assert len(module.body.operations) == 5001
            module.body.operations[0].operation.erase()
            return 0

    with pytest.raises(ir.MLIRError):
        module.operation.write_bytecode(Curious())
    assert len(module.body.operations) == 5001


def test_the_bytes_are_not_collected_in_memory(module, tmp_path):
    with open(tmp_path / "a", "wb") as file:
        tracemalloc.start()
        module.operation.write_bytecode(file)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert peak < BLOB // 4
