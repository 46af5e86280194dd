"""Packs: dialects of projects outside LLVM. Inputs that we wrote, in tests/packs, with the answers of the tool of the project.

A file has the input, then `// ANSWER custom` and `// ANSWER generic`, each with what the tool prints. UPDATE=1 writes those of the project's tool,
where it is installed. A project without one here has what mlircore prints, to be compared with the project's bindings by hand.
"""

from __future__ import annotations

import io
import json
import os
import pathlib
import shutil
import subprocess
import sys
import textwrap

import paths
import pytest

from mlircore import dialect, ir
from mlircore.define.packs import PACKS, PROJECTS

FOLDER = pathlib.Path(__file__).parent.parent / "packs"
FILES = sorted(FOLDER.glob("*/*.mlir"))
FLAGS = {"custom": [], "generic": ["--mlir-print-op-generic"]}


TOOLS = {"iree": "iree-opt", "torch_mlir": "iree-opt", "flang": "fir-opt-22"}  # by folder


def tool_of(project: str) -> str | None:
    """The tool whose answers the project's files have, if it is here."""
    beside = pathlib.Path(sys.executable).parent / TOOLS[project]
    return str(beside) if beside.exists() else shutil.which(TOOLS[project])


def answers_of(project: str, source: str) -> dict[str, str] | None:
    """The output of the project's tool, by form, or of mlircore for a project that has none. None: the tool is not installed."""
    if project not in TOOLS:
        with ir.Context():
            module = ir.Module.parse(source).operation
        return {form: module.get_asm(print_generic_op_form=form == "generic") + "\n" for form in FLAGS}
    tool = tool_of(project)
    if tool is None:
        return None
    return {form: subprocess.run([tool, "--split-input-file=", *flags, "-"], input=source, capture_output=True, text=True, check=True).stdout
            for form, flags in FLAGS.items()}


def parts(path: pathlib.Path) -> dict[str, str]:
    """The input ("") and the answers by form."""
    found = path.read_text().split("// ANSWER ")
    return {"": found[0]} | {form: text for form, _, text in (each.partition("\n") for each in found[1:])}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_file_is_printed_as_its_own_tool_prints_it(path: pathlib.Path) -> None:
    source = parts(path)[""]
    answers = answers_of(path.parent.name, source) if os.environ.get("UPDATE") else None
    if answers is not None:
        path.write_text(source + "".join(f"// ANSWER {form}\n{text}" for form, text in answers.items()))
    wanted = parts(path)
    with ir.Context():
        module = ir.Module.parse(source)
    assert str(module) + "\n" == wanted["custom"]
    assert module.operation.get_asm(print_generic_op_form=True) + "\n" == wanted["generic"]
    bytecode = io.BytesIO()
    module.operation.write_bytecode(bytecode)
    for text in (wanted["custom"], wanted["generic"], bytecode.getvalue()):
        with ir.Context():
            assert str(ir.Module.parse(text)) + "\n" == wanted["custom"]


@pytest.mark.parametrize("namespace", sorted(PACKS))
def test_a_pack_has_definitions(namespace: str) -> None:
    found = dialect.find(namespace)
    assert found is not None and found.module == f"mlircore.dialects.{PACKS[namespace]}" and found.program()


def run(code: str) -> None:
    subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=True)


def test_a_context_can_do_without_packs() -> None:
    text = "util.func @f() {\n  util.return\n}"
    with ir.Context(unknown_syntax="keep", packs=False) as context:
        assert not context.packs
        assert ir.Module.parse(text).body.operations[0].operation.is_opaque
    with ir.Context(unknown_syntax="keep") as context:
        assert context.packs
        assert not ir.Module.parse(text).body.operations[0].operation.is_opaque


def test_nothing_of_a_pack_is_imported_before_its_namespace_is_met() -> None:
    run("""
        import sys
        from mlircore import ir
        with ir.Context():
            ir.Module.parse("func.func @f() { return }").operation.verify()
            assert not [name for name in sys.modules if name.startswith("mlircore.dialects.iree")]
            ir.Module.parse("util.func @f() { util.return }").operation.verify()
        assert not [name for name in sys.modules if name.startswith("mlircore.dialects.iree")]  # its words are read
    """)


def test_a_program_can_define_the_namespace_of_a_pack() -> None:
    run("""
        from mlircore import dialect as d, ir
        util = d.Dialect("util")
        class MyOp(d.Op, dialect=util, name="mine"):
            assembly_format = "attr-dict"
        with ir.Context():
            assert "util.mine" in str(ir.Module.parse("util.mine"))
            try:
                ir.Module.parse("util.func @f() { util.return }")
            except ir.MLIRError as error:
                assert "util.func" in error.error_diagnostics[0].message
            else:
                raise AssertionError
        assert d.find("util") is util
    """)


def test_a_module_of_a_project_that_defines_another_namespace_leaves_nothing_out() -> None:
    run("""
        import mlircore.dialects.flang.fir  # it defines cuf, which has a module of its own
        from mlircore import ir
        for _ in range(2):
            with ir.Context():
                assert "!fir.box<i32>" in str(ir.Module.parse("func.func @f(%b: !fir.box<i32>) {\\n  return\\n}"))
    """)


def test_other_packs_of_the_project_are_left_out_then() -> None:
    run("""
        import gc
        from mlircore import dialect as d, ir
        add = "func.func @f(%a: i8) {\\n  %0 = comb.add %a, %a : i8\\n  return\\n}"
        def define():
            hw = d.Dialect("hw")
            class Array(d.TypeDef, dialect=hw, mnemonic="array"):
                width = d.IntParam(32)
                assembly_format = "`<` $width `>`"
        with ir.Context():
            assert "comb.add" in str(ir.Module.parse(add))
            try:
                define()  # its routines are in use
            except d.DefinitionError as error:
                assert str(error).endswith("the namespace 'hw' is defined by mlircore")
            else:
                raise AssertionError
        gc.collect()
        define()
        with ir.Context():
            assert str(ir.Type.parse("!hw.array<3>")) == "!hw.array<3>"
            try:
                ir.Module.parse(add)
            except ir.MLIRError as error:
                assert "Dialect `comb' not found" in error.error_diagnostics[0].message
            else:
                raise AssertionError
            assert "util.unreachable" in str(ir.Module.parse("util.unreachable"))  # of another project
    """)


def test_the_classes_of_a_pack_show_operations() -> None:
    run("""
        from mlircore import ir
        with ir.Context():
            module = ir.Module.parse("util.global private @g : i32")
            assert type(module.body.operations[0]).__module__.startswith("mlircore.dialects.iree")
        from mlircore.dialects import util
        from mlircore.dialects.iree import util as same
        assert util is same
    """)


CHECKLIST = paths.SHARED / "conformance" / "downstream_ops.json"
# By family of the file, the namespaces that packs have.
CHECKLISTS = {
    # and hwarith, where the list has operations that CIRCT has not
    "circt": tuple(name for name in PROJECTS["circt"] if name != "hwarith"),
    "fir": ("cuf", "fir", "fircg", "hlfir"),  # and mif, where the list has three operations of fir
    "iree": (
        "check", "flow", "hal", "hal_inline", "hal_loader", "io_parameters", "iree_codegen", "iree_encoding", "iree_gpu", "iree_linalg_ext",
        "iree_tensor_ext", "iree_vector_ext", "pcf", "stream", "util", "vm", "vmvx",
    ),
    "jax": ("tpu", "mosaic_gpu"),
    "mhlo": ("mhlo",),
    "torch": ("tm_tensor", "torch", "torch_c"),
    "triton": ("amdg", "gluon", "nvws", "proton", "proton_gpu", "triton_gen", "tt", "ttg", "tti", "ttig", "ttng"),
    "triton-shared": ("tptr", "tts", "ttx"),
}


@pytest.mark.skipif(not CHECKLIST.exists(), reason="the checklists are not beside the checkout")
@pytest.mark.parametrize("family", sorted(CHECKLISTS))
def test_a_pack_defines_every_operation_of_its_checklist(family: str) -> None:
    listed = json.loads(CHECKLIST.read_text())[family]
    for namespace in CHECKLISTS[family]:
        found = dialect.find(namespace)
        assert found is not None
        assert not set(listed[namespace]) - {f"{namespace}.{name}" for name in found.ops}
