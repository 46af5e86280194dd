"""Operations of old generations of the language become today's."""

import shutil
import subprocess

import pytest
from mlircore import ir

OPT = shutil.which("mlir-opt-22")


def upgraded(text, syntax="auto"):
    """The result of parsing old text, as text, by mlircore alone."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        return str(ir.Module.parse(text, syntax=syntax))


def check(old, new, syntaxes=("2019", "2020", "auto")):
    """The old text is read as the new one is, in each generation; mlir-opt accepts the result."""
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


def test_generic_forms_of_2019():
    check("""func @f(%c: i1, %v: index, %x: vector<4xf32>) {
               "foo"(%x) : (vector<4xf32>) -> ()
               "foo.bar"() : () -> () {
                 "foo.baz"() : () -> ()
               }
               %p = "foo.two"() : () -> (i32, f32)
               "foo.use"(%p#0, %p#1) : (i32, f32) -> ()
               "foo.region"() ((%arg: i32) -> (i32) {
                 "foo.yield"(%arg) : (i32) -> ()
               }) : () -> ()
               "cond_br"(%c)[^bb1, ^bb2(%v : index)] : (i1) -> ()
             ^bb1:
               "br"()[^bb2(%v : index)] : () -> ()
             ^bb2(%y: index):
               return
             }""",
          """func.func @f(%c: i1, %v: index, %x: vector<4xf32>) {
               "foo"(%x) : (vector<4xf32>) -> ()
               "foo.bar"() ({
                 "foo.baz"() : () -> ()
               }) : () -> ()
               %p:2 = "foo.two"() : () -> (i32, f32)
               "foo.use"(%p#0, %p#1) : (i32, f32) -> ()
               "foo.region"() ({
               ^bb0(%arg: i32):
                 "foo.yield"(%arg) : (i32) -> ()
               }) : () -> ()
               cf.cond_br %c, ^bb1, ^bb2(%v : index)
             ^bb1:
               cf.br ^bb2(%v : index)
             ^bb2(%y: index):
               return
             }""", ("2019", "auto"))


def test_operands_of_an_unregistered_operations_successors_are_not_lost():
    text = upgraded("""func @f(%v: i32) {
                         "foo.br"(%v)[^bb1(%v : i32), ^bb2] : (i32) -> ()
                       ^bb1(%x: i32):
                         return
                       ^bb2:
                         return
                       }""")
    assert '"foo.br"(%arg0, %arg0)[^bb1, ^bb2] {legacy.successor_operands = array<i32: 1, 0>} : (i32, i32) -> ()' in text


def test_regions_without_parentheses_and_types():
    check("""func @f(%a: i64) {
               "accelerator.launch"(%a) {
               ^bb0:
                 "foo.bar"() {a = 1} : () -> ()
               }
               accelerator.launch(%a) {
                 "foo.bar"() {} : () -> ()
               }
               return
             }""",
          """func.func @f(%a: i64) {
               "accelerator.launch"(%a) ({
                 "foo.bar"() {a = 1} : () -> ()
               }) : (i64) -> ()
               "accelerator.launch"(%a) ({
                 "foo.bar"() {} : () -> ()
               }) : (i64) -> ()
               return
             }""")


def test_functions():
    check("""func @abort()
             func @g(%x: i32 {foo.bar = 1}) -> f64
             func @h(%x: memref<10xi32>, %n: i32) {
               call @s(%x, %n) : (memref<10xi32>, i32) -> ()
               func @inner() { return }
               return
             }
             func @s(memref<10xi32>, i32)""",
          """func.func private @abort()
             func.func private @g(i32 {foo.bar = 1}) -> f64
             func.func @h(%x: memref<10xi32>, %n: i32) {
               call @s(%x, %n) : (memref<10xi32>, i32) -> ()
               builtin.module { func.func @inner() { return } }
               return
             }
             func.func private @s(memref<10xi32>, i32)""")


def test_loops_and_conditions():
    check("""#s = affine_set<(d0) : (d0 - 10 >= 0)>
             func @f(%n: index, %m: memref<10xf32>, %c: i1) {
               for %i = 0 to %n step 2 {
                 if #s(%i) {
                   loop.if %c { "a"() : () -> () }
                 } else if #s(%n) {
                   "b"() : () -> ()
                 } else {
                   affine.for %j = 0 to 4 { "c"() : () -> () affine.terminator }
                 }
               }
               loop.for %i = %n to %n step %n { "d"() : () -> () loop.terminator }
               return
             }""",
          """#s = affine_set<(d0) : (d0 - 10 >= 0)>
             func.func @f(%n: index, %m: memref<10xf32>, %c: i1) {
               affine.for %i = 0 to %n step 2 {
                 affine.if #s(%i) {
                   scf.if %c { "a"() : () -> () }
                 } else {
                   affine.if #s(%n) {
                     "b"() : () -> ()
                   } else {
                     affine.for %j = 0 to 4 { "c"() : () -> () }
                   }
                 }
               }
               scf.for %i = %n to %n step %n { "d"() : () -> () }
               return
             }""")


def test_affine_apply_with_several_results():
    check("""#m = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
             func @f(%i: index, %j: index) -> index {
               %0 = affine_apply #m(%i, %j)[%i]
               %1 = affine_apply affine_map<(d0) -> (d0 + 1)>(%0#1)
               return %0#0 : index
             }""",
          """func.func @f(%i: index, %j: index) -> index {
               %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + s0)>(%i, %j)[%i]
               %1 = affine.apply affine_map<(d0, d1)[s0] -> (d1)>(%i, %j)[%i]
               %2 = affine.apply affine_map<(d0) -> (d0 + 1)>(%1)
               return %0 : index
             }""", ("2019", "auto"))
    refused("func @f(%i: index) { %0 = affine_apply affine_map<(d0)[s0] -> (d0)>(%i) return }", "operand count and affine map")


def test_attributes_of_generic_forms_had_other_names():
    check("""#id = affine_map<(d0) -> (d0)>
             "func"() ({
             ^bb0(%n: index, %c: i1):
               "affine.for"(%n, %n) ({
               ^bb1(%i: index):
                 "x"(%i) : (index) -> ()
                 "affine.terminator"() : () -> ()
               }) {lower_bound = #id, upper_bound = #id, step = 2 : index} : (index, index) -> ()
               "std.cond_br"(%c, %n)[^bb2, ^bb3] {operand_segment_sizes = dense<[1, 1, 0]> : vector<3xi32>} : (i1, index) -> ()
             ^bb2(%x: index):
               "std.return"() : () -> ()
             ^bb3:
               "std.return"() : () -> ()
             }) {sym_name = "f", type = (index, i1) -> ()} : () -> ()""",
          """#id = affine_map<(d0) -> (d0)>
             func.func @f(%n: index, %c: i1) {
               affine.for %i = #id(%n) to #id(%n) step 2 {
                 "x"(%i) : (index) -> ()
               }
               cf.cond_br %c, ^bb2(%n : index), ^bb3
             ^bb2(%x: index):
               return
             ^bb3:
               return
             }""")
    refused('func @f(%n: index) { "affine.for"(%n) ({}) {lower_bound = affine_map<()[s0] -> (s0)>, upper_bound = affine_map<()[s0] -> (s0)>, '
            'step = 1 : index} : (index) -> () return }', "'affine.for' op operand count must match")


def test_memory_and_tensors():
    check("""func @f(%n: index, %i: index, %t: tensor<4x?xf32>, %u: tensor<*xi32>, %v: vector<4xi32>) {
               %a = alloc(%n) : memref<4x?xf32>
               %b = alloc memref<4x?xf32>(%n)
               tensor_store %t, %a : memref<4x?xf32>
               tensor_store %t to %b : memref<4x?xf32>
               %c = tensor_load %a : memref<4x?xf32>
               %d = extract_element %u[%i, %i] : tensor<*xi32>
               %e = extract_element %v[%i] : vector<4xi32>
               %g = memref_cast %a : memref<4x?xf32> to memref<?x?xf32>
               %h = load %a[%i, %i] : memref<4x?xf32>
               store %h, %b[%i, %i] : memref<4x?xf32>
               %k = splat %h : vector<8xf32>
               %l = alloc_static(0x1232a00) : memref<4xf32>
               dealloc %b : memref<4x?xf32>
               return
             }""",
          """func.func @f(%n: index, %i: index, %t: tensor<4x?xf32>, %u: tensor<*xi32>, %v: vector<4xi32>) {
               %a = memref.alloc(%n) : memref<4x?xf32>
               %b = memref.alloc(%n) : memref<4x?xf32>
               bufferization.materialize_in_destination %t in restrict writable %a : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
               bufferization.materialize_in_destination %t in restrict writable %b : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
               %c = bufferization.to_tensor %a restrict : memref<4x?xf32> to tensor<4x?xf32>
               %r = tensor.cast %u : tensor<*xi32> to tensor<?x?xi32>
               %d = tensor.extract %r[%i, %i] : tensor<?x?xi32>
               %e = vector.extract %v[%i] : i32 from vector<4xi32>
               %g = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
               %h = memref.load %a[%i, %i] : memref<4x?xf32>
               memref.store %h, %b[%i, %i] : memref<4x?xf32>
               %k = vector.broadcast %h : f32 to vector<8xf32>
               %l = "std.alloc_static"() {address = 19081728 : i64} : () -> memref<4xf32>
               memref.dealloc %b : memref<4x?xf32>
               return
             }""")
    refused("func @f() { %0 = alloc() : memref<?xf32> return }", "'std.alloc' op dimension operand count")
    refused("func @f() { %0 = alloc_static(0) : memref<?xf32> return }", "does not support dynamic shapes")
    refused("func @f(%v: index) { %0 = extract_element %v[] : index return }", "must be vector of any type values or tensor")
    refused("func @f(%v: i32) { %0 = splat %v : i32 return }", "must be vector of any type values or tensor")
    refused("func @f(%v: vector<4xi32>) { %0 = extract_element %v[] : vector<4xi32> return }", "incorrect number of indices")


def test_views():
    check("""#m = affine_map<(i, j)[s0] -> (i + s0, j)>
             func @f(%A: memref<16x?xf32>, %B: memref<16x16xf32>, %n: index, %s: index, %b: memref<2048xi8>) {
               %0 = view memref<4x?xf32, #m> (%n) [%s] %A : memref<16x?xf32>
               %1 = reshape %B : memref<16x16xf32> () : memref<16x8x2xf32>
               %2 = reshape %1 : memref<16x8x2xf32> () : memref<16x16xf32>
               %3 = reshape %B : memref<16x16xf32> () : memref<32x8xf32>
               %4 = reshape %A : memref<16x?xf32> (%n) : memref<16x4x?xf32>
               %5 = view %b[%s][%n] : memref<2048xi8> to memref<?x4xf32>
               %6 = subview %B[%s, %s][%n, %n][%s, %s] : memref<16x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
               %7 = subview %B[0, %s][4, 4][1, 1] : memref<16x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
               return
             }""",
          """func.func @f(%A: memref<16x?xf32>, %B: memref<16x16xf32>, %n: index, %s: index, %b: memref<2048xi8>) {
               %0 = memref.subview %A[%s, 0] [4, %n] [1, 1] : memref<16x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
               %1 = memref.expand_shape %B [[0], [1, 2]] output_shape [16, 8, 2] : memref<16x16xf32> into memref<16x8x2xf32>
               %2 = memref.collapse_shape %1 [[0], [1, 2]] : memref<16x8x2xf32> into memref<16x16xf32>
               %x = memref.collapse_shape %B [[0, 1]] : memref<16x16xf32> into memref<256xf32>
               %3 = memref.expand_shape %x [[0, 1]] output_shape [32, 8] : memref<256xf32> into memref<32x8xf32>
               %4 = memref.expand_shape %A [[0], [1, 2]] output_shape [16, 4, %n] : memref<16x?xf32> into memref<16x4x?xf32>
               %5 = memref.view %b[%s][%n] : memref<2048xi8> to memref<?x4xf32>
               %6 = memref.subview %B[%s, %s] [%n, %n] [%s, %s] : memref<16x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
               %7 = memref.subview %B[0, %s] [4, 4] [1, 1] : memref<16x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
               return
             }""")
    refused("func @f(%A: memref<16x16xf32>) { %0 = reshape %A : memref<16x16xf32> () : memref<16x4xf32> return }", "products of the dimension sizes differ")


@pytest.mark.parametrize("text, message", [
    ("func @f(%x: vector<4xf32>) { \"foo\"(%x) : vector<4xf32> -> () }", "its inputs must be in parentheses"),
    ("func @s(i32) func @f(%n: i32) { call @s(%n) return }", "expected ':'"),
    ("func @f(%A, %n) : (memref<10xi32>, i32) { return }", "expected ':'"),
    ("func @f(%n: index) { %A = alloc(%n) : <?xf32> return }", "expected 'memref' before '<'"),
    ("func @f(%A: memref<4xf32>) { %B = memref_cast %A : memref<4xf32> -> memref<?xf32> return }", "expected 'to'"),
    ("func @f(%A: memref<4xf32>, %i: index) { store 0 to %A[%i] : memref<4xf32> return }", "expected SSA operand"),
])
def test_slips_of_the_documents_are_refused(text, message):
    for syntax in ("2019", "2020", "auto"):
        refused(text, message, syntax)


def test_rules_of_2019():
    refused("func @f() { for %i = 0 to 10 step 0 { } return }", "the step of a loop is a positive constant", "2019")
    refused("func @f(%a: memref<4xf32>) { %0 = memref_cast %a : memref<4xf32> to memref<4xf32> return }", "must not be the same", "2019")


def test_a_bare_name_may_be_anybodys():
    assert '"dim"() : () -> ()' in upgraded('"dim"() : () -> ()')
    refused('"std.dim"() : () -> ()', "'std.dim' op")


def test_messages_name_the_operation_as_the_old_verifier_did():
    text = 'func @f(%a: i32) { %0 = "splat"(%a) : (i32) -> tensor<4xf32>  return }'
    refused(text, "'std.splat' op failed to verify that operand type matches element type of result")
    refused(text, 'see current operation: %0 = "std.splat"(%arg0) : (i32) -> tensor<4xf32>')


NOBODYS = """\
module {
  "legacy.std.dim"() {a = !legacy.foo<bar>, b = #legacy.x<y>, legacy.x = 1 : i32} : () -> ()
  "legacy.std.addi"() : () -> ()
  "mlir.legacy.std.dim"() : () -> ()
  "std.dim"() : () -> ()
}
"""


def test_definitions_of_old_operations_are_not_met_by_todays_text():
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        for _ in range(2):
            assert str(ir.Module.parse(NOBODYS)) == NOBODYS
            ir.Module.parse("func @f(%x: tensor<?xi8>) -> index { %0 = dim %x, 0 : tensor<?xi8>  return %0 : index }", syntax="auto")
        assert str(ir.Module.parse(NOBODYS.replace('  "std.dim"() : () -> ()\n', ""), syntax="auto")).count("legacy.std") == 3
        assert not context.is_registered_operation("std.dim")
        assert not context.is_dialect_loaded("legacy")
    if OPT is not None:
        done = subprocess.run([OPT, "--allow-unregistered-dialect"], input=NOBODYS, text=True, capture_output=True)
        assert done.stdout.rstrip() == NOBODYS.rstrip()


@pytest.mark.parametrize(("old", "new"), [
    # In a graph region or unreachable code, a result may be an operand of its own operation.
    ('"x.g"() ({ %0:2 = "std.affine_apply"(%0#0) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> (index, index) }) : () -> ()',
     '"x.g"() ({ %0 = affine.apply affine_map<(d0) -> (d0)>(%0)  %1 = affine.apply affine_map<(d0) -> (d0)>(%0) }) : () -> ()'),
    ('"x.g"() ({ %0:2 = "std.affine_apply"(%0#1) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> (index, index) }) : () -> ()',
     '"x.g"() ({ %0 = affine.apply affine_map<(d0) -> (d0)>(%1)  %1 = affine.apply affine_map<(d0) -> (d0)>(%1) }) : () -> ()'),
    ('"x.g"() ({ %0 = "std.reshape"(%0) : (memref<4xi8>) -> memref<4xi8>  "x.y"(%0) : (memref<4xi8>) -> () }) : () -> ()',
     '"x.g"() ({ %0 = "std.reshape"(%0) : (memref<4xi8>) -> memref<4xi8>  "x.y"(%0) : (memref<4xi8>) -> () }) : () -> ()'),
    ('"x.g"() ({ %0 = "std.reshape"(%1) : (memref<4xi8>) -> memref<4xi8>  %1 = "std.reshape"(%0) : (memref<4xi8>) -> memref<4xi8> }) : () -> ()',
     '"x.g"() ({ %0 = "std.reshape"(%0) : (memref<4xi8>) -> memref<4xi8> }) : () -> ()'),
])
def test_what_uses_its_own_results(old, new):
    check(old, new)


def test_lists_of_a_subview_are_of_i64():
    refused('%0 = "x.y"() : () -> memref<4xi8>\n'
            '%1 = "std.subview"(%0) {static = [array<f64: 1.0>, array<f64: 1.0>, array<f64: 1.0>]} : (memref<4xi8>) -> memref<4xi8>',
            "has no lists of offsets")


def test_losses_of_aliases():
    text = upgraded("#a = {x = @f : () -> (), y = @g : (i8) -> (), z = !llvm.ptr<i8>}\n!a = !llvm.ptr<i16>\n"
                    '"x.y"() {a = #a, b = !a} : () -> ()')
    assert 'legacy.function_type = {a = [() -> (), (i8) -> ()]}, legacy.pointee = {"!a" = "ptr<i16>", a = "ptr<i8>"}' in text


@pytest.mark.parametrize("text", ['!llvm<"ptr<!x<">', 'opaque<"llvm", "ptr<!x<\\22">', '!llvm.struct<(ptr<!x<">'])
def test_types_that_end_in_the_middle(text):
    with ir.Context(), pytest.raises(ir.MLIRError):
        ir.Module.parse(f'"x.y"() {{a = {text}}} : () -> ()', syntax="auto")


def test_types_of_spirv_have_one_error():
    with ir.Context() as context, pytest.raises(ir.MLIRError) as info:
        ir.Type.parse("!spv.ptr<!spv.ptr<f32, Nowhere>, Function>", context, syntax="auto")
    assert len(info.value.error_diagnostics) == 1
