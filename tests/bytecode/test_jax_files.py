"""Files that JAX has written (tests/data/bytecode/make.py): stablehlo, sdy, vhlo, portable artifacts, jax.export."""

import io
import pathlib
import random

import pytest
import tool
from mlircore import ir
from mlircore._core import parse_file, unwrapped
from mlircore.dialects import vhlo
from mlircore.tools import opt
from paths import MLIR

DATA = pathlib.Path(__file__).parent.parent / "data" / "bytecode"
ARTIFACTS = sorted(DATA.glob("artifact_*.mlirbc"))


def load(data: bytes | str) -> ir.Module:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Module.parse(data, context)


def text(module: ir.Module) -> str:
    return module.operation.get_asm(print_generic_op_form=True)


def written(module: ir.Module, version: int | None = None) -> bytes:
    out = io.BytesIO()
    module.operation.write_bytecode(out, version)
    return out.getvalue()


def source(name: str) -> str:
    return (DATA / "sdy.mlir").read_text() if name == "sdy" else (MLIR / name / "ops.mlir").read_text().split("//= ")[0]


@pytest.mark.parametrize("name", ["sdy", "stablehlo", "vhlo"])
def test_a_file_is_the_text_that_it_was_written_from(name):
    module, expected = load((DATA / f"{name}.mlirbc").read_bytes()), load(source(name))
    assert text(module) == text(expected)
    for version in (0, 4, 6):
        assert text(load(written(expected, version))) == text(expected)


@pytest.mark.parametrize("path", ARTIFACTS, ids=lambda path: path.stem)
def test_artifacts_open_and_are_written_again(path):
    version = path.stem.partition("_")[2]
    data = path.read_bytes()
    module = load(data)
    assert module.operation.verify() and module.operation.find("vhlo.func_v1")
    assert module.operation.find("vhlo.sine_v2" if version == "1.17.0" else "vhlo.sine_v1")
    oldest = vhlo.oldest_version(module)
    assert tuple(map(int, oldest.split("."))) <= tuple(map(int, version.split(".")))
    again = written(module, vhlo.bytecode_version(version))
    assert again[4] == data[4] and text(load(again)) == text(module)


@pytest.mark.parametrize("path", ARTIFACTS, ids=lambda path: path.stem)
def test_jax_reads_what_is_written(path, monkeypatch):
    monkeypatch.setenv("JAX_PLATFORMS", "cpu")
    mlir = pytest.importorskip("jax._src.interpreters.mlir")
    stablehlo = pytest.importorskip("jaxlib.mlir.dialects.stablehlo")
    data = path.read_bytes()
    context = mlir.make_ir_context()
    assert str(stablehlo.deserialize_portable_artifact(context, written(load(data)))) == str(
        stablehlo.deserialize_portable_artifact(context, data))


def test_the_module_of_an_export_opens():
    path = DATA / "export.jax"
    data = path.read_bytes()
    assert unwrapped(data).startswith(b"ML\xefR") and b"StableHLO_v" in unwrapped(data)[:20]
    module = load(data)
    assert len(module.operation.find("vhlo.func_v1")) >= 1
    with ir.Context():
        assert str(ir.Module.parseFile(path)) == str(module) == str(parse_file(path, mmap=True))
    code, out, _ = tool.run(opt.main, [], data)
    assert code == 0 and out.decode() == str(module) + "\n"


def test_no_change_of_an_export_or_artifact_crashes():
    random.seed(7)
    context = ir.Context()
    for path in [DATA / "export.jax", ARTIFACTS[-1], DATA / "vhlo.mlirbc", DATA / "sdy.mlirbc"]:
        data = path.read_bytes()
        for _ in range(1500):
            changed = bytearray(data[: random.choice([len(data), random.randrange(len(data))])])
            for _ in range(random.randrange(1, 4)):
                if changed:
                    changed[random.randrange(len(changed))] = random.choice([0, 1, 3, 0x7F, 0xFF, random.randrange(256)])
            try:
                ir.Module.parse(bytes(changed), context)
            except ir.MLIRError:
                pass


def test_an_attribute_of_a_newer_definition_is_named():
    module = load('func.func @f() { stablehlo.custom_call @g() : () -> () return }')
    data = written(module)
    messages = []
    for at in range(4, len(data)):
        if data[at] == 1:  # an optional attribute that is absent, among others
            try:
                load(data[:at] + b"\x03" + data[at + 1 :])
            except ir.MLIRError as error:
                messages.append(error.error_diagnostics[0].message)
    assert any(message.startswith("attribute 'result_tilings' is of a newer definition than the one here (properties section, byte")
               for message in messages)


def test_versions():
    assert vhlo.versions("vhlo.tan_v1") == ("1.4.0", "1.9.0") and vhlo.versions("!vhlo.future_v1") == ("1.15.0", None)
    assert vhlo.versions("#vhlo.result_accuracy_v1") == ("1.9.0", None)
    assert [vhlo.bytecode_version(version) for version in ("0.9.0", "0.10.0", "0.12.0", "0.14.0", "0.15.0", vhlo.current_version())] == [
        0, 1, 3, 4, 6, 6]
    for version in ("0.8.0", "9.0.0", "1.0", "x"):
        with pytest.raises(ValueError, match="StableHLO|expected a version"):
            vhlo.bytecode_version(version)
    assert vhlo.oldest_version(load("module {}")) == "0.9.0"
    with pytest.raises(ValueError, match="from 1.16.0 on, another one only until 1.9.0"):
        vhlo.oldest_version(load(source("vhlo")))
    with pytest.raises(KeyError):
        vhlo.versions("vhlo.add_v9")


def test_every_part_has_versions():
    definitions = {f"{'!' if each.is_type else '#'}{each.name}" for each in vhlo.vhlo.definitions}
    definitions |= {f"#vhlo.{each.attr_name}" for each in vhlo.vhlo.enums}
    definitions |= {f"vhlo.{name}" for name in vhlo.vhlo.ops}
    from mlircore.dialects.vhlo.base import VERSIONS

    assert definitions == set(VERSIONS)
