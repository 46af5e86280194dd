"""Operations of old generations of the language become today's."""

import shutil
import subprocess

import pytest
from mlircore import ir

OPT = shutil.which("mlir-opt-22")


def upgraded(text, syntax="auto"):
    """The text of what the parser makes of old text, by mlircore alone."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        return str(ir.Module.parse(text, syntax=syntax))


def check(old, new, syntaxes=("2019", "2020", "auto")):
    """Old text is read as the new one is, whatever the generation; mlir-opt accepts the result."""
    want = upgraded(new, "modern")
    for syntax in syntaxes:
        assert upgraded(old, syntax) == want
    if OPT is not None:
        done = subprocess.run([OPT, "--allow-unregistered-dialect"], input=want, text=True, capture_output=True)
        assert done.returncode == 0, done.stderr


def refused(text, message, syntax="auto"):
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        with pytest.raises(ir.MLIRError) as info:
            ir.Module.parse(text, syntax=syntax)
    assert message in str(info.value)


def test_names_without_a_prefix():
    check("func @f(%x: i64) -> i64 { %0 = addi %x, %x : i64  return %0 : i64 }",
          "func.func @f(%x: i64) -> i64 { %0 = arith.addi %x, %x : i64  return %0 : i64 }")


def test_full_names_and_generic_forms():
    check("""func @f(%x: index) -> index {
               %0 = std.addi %x, %x : index
               %1 = "std.addi"(%0, %x) : (index, index) -> index
               %2 = "addi"(%1, %x) : (index, index) -> index
               "std.return"(%2) : (index) -> ()
             }""",
          """func.func @f(%x: index) -> index {
               %0 = arith.addi %x, %x : index
               %1 = arith.addi %0, %x : index
               %2 = arith.addi %1, %x : index
               return %2 : index
             }""")


def test_constants():
    check("""func @f() {
               %0 = constant 42 : i32
               %1 = constant {note = 1} 1.5 : f32
               %2 = constant @f : () -> ()
               %3 = std.constant dense<0> : tensor<2xi8>
               %4 = "std.constant"() {value = true} : () -> i1
               return
             }""",
          """func.func @f() {
               %0 = arith.constant 42 : i32
               %1 = arith.constant {note = 1} 1.5 : f32
               %2 = func.constant @f : () -> ()
               %3 = arith.constant dense<0> : tensor<2xi8>
               %4 = arith.constant true
               return
             }""")


def test_dim_gets_a_constant():
    check("""func @f(%a: memref<4x?xf32>, %b: tensor<?xf32>) -> (index, index) {
               %0 = dim %a, 1 : memref<4x?xf32>
               %1 = "dim"(%b) {index = 0, note} : (tensor<?xf32>) -> index
               return %0, %1 : index, index
             }""",
          """func.func @f(%a: memref<4x?xf32>, %b: tensor<?xf32>) -> (index, index) {
               %c1 = arith.constant 1 : index
               %0 = memref.dim %a, %c1 : memref<4x?xf32>
               %c0 = arith.constant 0 : index
               %1 = tensor.dim {note} %b, %c0 : tensor<?xf32>
               return %0, %1 : index, index
             }""")
    refused("func @f(%a: memref<4xf32>) { %0 = dim %a, 1 : memref<4xf32> return }", "'std.dim' op index is out of range")


def test_a_modern_text_has_no_old_names():
    refused("func @f() { return }", "custom op 'func' is unknown", "modern")


def test_what_is_made_stands_where_the_old_operation_stood():
    with ir.Context() as context:
        module = ir.Module.parse("func @f(%a: memref<4x?xf32>) -> index {\n  %0 = dim %a, 1 : memref<4x?xf32>\n  return %0 : index\n}", syntax="auto")
        lines = [op.location.start_line for op in module.body.operations[0].regions[0].blocks[0]]
        assert lines == [2, 2, 3]
        assert [op.name for op in module.body.operations[0].regions[0].blocks[0]] == ["arith.constant", "memref.dim", "func.return"]
