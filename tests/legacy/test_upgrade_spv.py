"""The SPIR-V dialect of 2019 is read, checked, and kept in generic form."""

import re

import pytest

from mlircore import ir


def read(text, syntax="2019"):
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Module.parse(text, context, syntax=syntax)


def refused(text):
    with pytest.raises(ir.MLIRError) as caught:
        read(text)
    return caught.value.error_diagnostics[0].message


TYPES = {
    "!spv.array<16 x f32>": "!spv.array<16xf32>",
    "!spv.array< 4x!spv.array<4xf32 [4]>[128] >": "!spv.array<4x!spv.array<4xf32 [4]> [128]>",
    "!spv.rtarray< vector<4xi8> >": "!spv.rtarray<vector<4xi8>>",
    "!spv.ptr<vector<4xi32>,PushConstant>": "!spv.ptr<vector<4xi32>, PushConstant>",
    "!spv.struct<>": "!spv.struct<>",
    "!spv.struct<f32[0], i32 [4,NonReadable]>": "!spv.struct<f32 [0], i32 [4, NonReadable]>",
    "!spv.struct<f32, !spv.struct<i32 [NonWritable,NonReadable]>>": "!spv.struct<f32, !spv.struct<i32 [NonWritable, NonReadable]>>",
    "!spv.image<f32, 2D, IsDepth, Arrayed, MultiSampled, NoSampler, Rgba8ui>":
        "!spv.image<f32, 2D, IsDepth, Arrayed, MultiSampled, NoSampler, Rgba8ui>",
}


@pytest.mark.parametrize("text", TYPES)
def test_types_have_one_spelling(text):
    for syntax in ("2019", "auto"):
        assert f"() -> {TYPES[text]}\n" in str(read(f'%0 = "a.b"() : () -> {text}', syntax))


@pytest.mark.parametrize("text, message", [
    ("!spv.array<f32>", "expected array element count"),
    ("!spv.array<0xf32>", "expected array length greater than 0"),
    ("!spv.array<4x3xf32>", "one element type"),
    ("!spv.array<4xtensor<4xf32>>", "cannot use 'tensor<4xf32>' to compose SPIR-V types"),
    ("!spv.array<4xi256>", "only 8/16/32/64-bit integer type allowed but found 'i256'"),
    ("!spv.array<4xvector<4x3xf32>>", "only 1-D vector allowed"),
    ("!spv.array<4xf32 [0]>", "ArrayStride must be greater than zero"),
    ("!spv.ptr<f32 Uniform>", "expected ','"),
    ("!spv.ptr<f32, Everywhere>", "unknown storage class: Everywhere"),
    ("!spv.struct<f32, i32 [4]>", "layout specification must be given for all members"),
    ("!spv.struct<f32 i32>", "expected '>'"),
    ("!spv.image<f32, Dim1D NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>", "expected ','"),
    ("!spv.matrix<3xf32>", "unknown SPIR-V type: 'matrix'"),
])
def test_types_that_were_refused(text, message):
    assert message in refused(f'%0 = "a.b"() : () -> {text}')


def test_what_follows_from_operands():
    text = str(read("""
        func @f(%p: !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Function>, %i: i32, %v: vector<3xf16>) {
          %one = spv.constant 1 : i32
          %a = spv.AccessChain %p[%one, %i] : !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Function>
          %l = spv.Load "Function" %a ["Aligned", 4] : i32
          %x = spv.AtomicIAdd "Device" "None" %a, %l : !spv.ptr<i32, Function>
          spv.Store "Function" %a, %x : i32
          %e = spv.CompositeExtract %v[2 : i32] : vector<3xf16>
          %c = spv.FOrdLessThan %e, %e : f16
          spv.Return
        }"""))
    for line in (r'= "spv.AccessChain"\(%\w+, %\w+, %\w+\) : \(!spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Function>, i32, i32\) -> !spv.ptr<i32, Function>',
                 r'= "spv.Load"\(%\w+\) <?{.*alignment = 4 : i32, memory_access = "Aligned".*\(!spv.ptr<i32, Function>\) -> i32',
                 r'= "spv.AtomicIAdd".* \(!spv.ptr<i32, Function>, i32\) -> i32',
                 r'= "spv.CompositeExtract".* \(vector<3xf16>\) -> f16', r'= "spv.FOrdLessThan".* -> i1', r'"spv.Return"\(\) : \(\) -> \(\)'):
        assert re.search(line, text), (line, text)
    again = str(read(text, "modern"))
    assert again == text


@pytest.mark.parametrize("line, message", [
    ("%0 = spv.BitwiseOr %f, %f : f32", "operand #0 must be 8/16/32/64-bit integer or vector"),
    ("%0 = spv.GLSL.Exp %d : f64", "must be 16/32-bit float or vector"),
    ("%0 = spv.AccessChain %f[%i] : f32", "needs a pointer, not 'f32'"),
    ("%0 = spv.AccessChain %p[%i] : !spv.ptr<!spv.struct<f32>, Function>", "the index of a structure must be an integer of spv.constant"),
    ("%0 = spv.CompositeExtract %s[1 : i32] : !spv.struct<f32>", "index 1 is out of bounds for '!spv.struct<f32>'"),
    ("%0 = spv.CompositeExtract %f[0 : i32] : f32", "cannot extract from non-composite type 'f32'"),
    ('%0 = spv.Load "Function" %later : f32', "its type is not known here"),
    ("spv._module_end", "expects parent op 'spv.module'"),
])
def test_operations_that_were_refused(line, message):
    text = f"""func @f(%f: f32, %d: f64, %i: i32, %p: !spv.ptr<!spv.struct<f32>, Function>, %s: !spv.struct<f32>) {{
      {line}
      spv.Return
    }}"""
    assert message in refused(text)


def test_what_quant_had_keeps_its_attributes_under_another_name():
    text = str(read('%0 = "a.b"() : () -> tensor<4xf32>\n%1 = "quant.stats"(%0) {layerStats = dense<[-1.0, 1.0]> : tensor<2xf32>} '
                    ": (tensor<4xf32>) -> tensor<4xf32>"))
    assert '"old.quant.stats"(%0) {layerStats = dense<[-1.000000e+00, 1.000000e+00]> : tensor<2xf32>}' in text
