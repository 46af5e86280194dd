"""Operations that are wrong in number, type or attributes are refused or printed, in each form, whether they verify or not."""

import odd_operations
import pytest
from mlircore import ir


@pytest.fixture(scope="module")
def maker():
    return odd_operations.Maker(odd_operations.Stock(), 1)


def spaces():
    return sorted({info.name.partition(".")[0] for info in odd_operations.definitions()})


@pytest.mark.parametrize("space", spaces())
def test_what_does_not_verify_can_be_printed(maker, space):
    for info in odd_operations.definitions():
        if not info.name.startswith(space + "."):
            continue
        look_at(maker.module(info))


def look_at(text: str) -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    try:
        module = ir.Module.parse(text, context, verify=False)
    except ir.MLIRError:
        return
    op = module.operation
    assert op.get_asm(assume_verified=True)
    generic = op.get_asm(print_generic_op_form=True)
    try:
        op.verify()
        verifies = True
    except ir.MLIRError:
        verifies = False
        assert op.get_asm() == generic
    again = ir.Context()
    again.allow_unregistered_dialects = True
    if verifies:
        assert ir.Module.parse(generic, again).operation.get_asm(print_generic_op_form=True) == generic
    else:
        with pytest.raises(ir.MLIRError):
            ir.Module.parse(generic, again)


@pytest.mark.parametrize("text", [
    '%0 = "arc.vectorize"() ({\n}, {\n}) : () -> i1',
    '%0 = "dc.fork"() : () -> i32',
    '%0 = "handshake.func"() {arg_attrs = []} : () -> i32',
    '"hlfir.where"() : () -> ()',
    '"calyx.component"() {sym_name = "c"} : () -> ()',
    '"msft.systolic.array"() : () -> ()',
    '"systemc.module"() : () -> ()',
    '"rtg.sequence"() {sym_name = "s"} : () -> ()',
    '%0 = "fir.string_lit"() {} : () -> i8',
    '"spirv.GlobalVariable"() {} : () -> ()',
])
def test_operations_that_lack_what_their_form_spells_can_be_printed(text: str) -> None:
    look_at(text)


@pytest.mark.parametrize("size", [0, 1, 2])
def test_bounds_in_more_groups_than_there_are_is_no_hang(size: int) -> None:
    text = f"""
      "affine.parallel"() <{{
        lowerBoundsGroups = dense<{size}> : tensor<9223372036854775807xi32>, lowerBoundsMap = affine_map<() -> (0, 3)>,
        reductions = [], steps = [1],
        upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>
      }}> ({{
      ^bb0(%a: index):
        affine.yield
      }}) : () -> ()"""
    look_at(text)
    lower = {0: "max(), max()", 1: "0, 3", 2: "max(0, 3), max()"}[size]
    assert f"= ({lower}) to (8)" in ir.Module.parse(text, ir.Context(), verify=False).operation.get_asm(assume_verified=True)


@pytest.mark.parametrize("text", [
    """"mhlo.reduce"(%a, %b) <{dimensions = dense<0> : tensor<@xi64>}> ({
       ^bb0(%x: tensor<f32>, %y: tensor<f32>):
         %z = "mhlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
         "mhlo.return"(%z) : (tensor<f32>) -> ()
       }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>""",
    *(f""""mhlo.convolution"(%a, %a) <{{{attr}, batch_group_count = 1 : i64, feature_group_count = 1 : i64,
       dimension_numbers = #mhlo.conv<[b, f]x[i, o]->[b, f]>}}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>""" for attr in (
        "window_strides = dense<1> : tensor<@xi64>", "padding = dense<0> : tensor<@x2xi64>", "window_reversal = dense<true> : tensor<@xi1>")),
])
def test_a_long_list_of_equal_numbers_is_no_hang(text: str) -> None:
    for size, long in (3, False), (4611686018427387903, True):
        whole = f"""func.func @f(%a: tensor<4x4xf32>, %b: tensor<f32>) {{ %0 = {text.replace("@", str(size))}\n return }}"""
        look_at(whole)
        printed = ir.Module.parse(whole, ir.Context(), verify=False).operation.get_asm(assume_verified=True)
        assert "= mhlo." in printed and (len(printed) > 2000) == long


def test_extents_without_an_end_are_refused_at_once() -> None:
    text = '%0 = "shape.const_shape"() <{shape = dense<1> : tensor<9223372036854775807xindex>}> : () -> !shape.shape'
    op = ir.Module.parse(text, ir.Context()).operation
    with pytest.raises(MemoryError):
        op.get_asm()
    assert "dense<1> : tensor<9223372036854775807xindex>" in op.get_asm(print_generic_op_form=True)


def test_an_operation_made_from_itself_is_no_hang() -> None:
    """In a graph region, and before dominance is checked."""
    for text in (
        """"linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
           ^bb0(%x: f32, %y: f32, %z: f32):
             %1 = "arith.negf"(%1) : (f32) -> f32
             "linalg.yield"(%1) : (f32) -> ()
           }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
           %a = "x.y"() : () -> tensor<2x2xf32>""",
        """%m = "memref.cast"(%m) : (memref<?xf32>) -> memref<?xf32>
           %c = arith.constant 0 : index
           %d = memref.dim %m, %c : memref<?xf32>
           affine.for %i = 0 to %d {
           }"""):
        context = ir.Context()
        context.allow_unregistered_dialects = True
        with pytest.raises(ir.MLIRError):
            ir.Module.parse(f'"x.f"() ({{\n{text}\n"x.end"() : () -> ()\n}}) : () -> ()', context)


def test_type_of_another_kind_is_printed_where_a_form_has_that_of_a_definition():
    look_at('"x.f"() ({\n^bb0(%a: none):\n  %b = "llhd.sig.struct_extract"(%a) : (none) -> (i1)\n}) : () -> ()\n')


@pytest.mark.parametrize("depth", [70, 900])
def test_a_multiplexer_of_deep_types_has_the_wider_of_them(depth: int) -> None:
    narrow, wide = ("vector<" * depth + f"uint<{width}>" + ", 1>" * depth for width in (1, 2))
    for first, second in ((narrow, wide), (wide, narrow)):
        text = f"""firrtl.circuit "A" {{
  firrtl.module @A(in %s: !firrtl.uint<1>, in %a: !firrtl.{first}, in %b: !firrtl.{second}) {{
    %0 = firrtl.mux(%s, %a, %b) : (!firrtl.uint<1>, !firrtl.{first}, !firrtl.{second}) -> !firrtl.{wide}
  }}
}}"""
        with ir.Context():
            assert f"-> !firrtl.{wide}\n" in str(ir.Module.parse(text))
