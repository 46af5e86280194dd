"""The rocdl dialect: products of matrices, which the lanes of a wave share."""

from mlircore.dialects.rocdl.base import operations


def _doc(sizes: str) -> str:
    return f"The sum of a matrix and a product of matrices: {sizes}."


# Names after the operation's first word, by the element type of the result.
_MFMA = {
    "f32": (
        "16x16x16bf16.1k 16x16x16f16 16x16x1f32 16x16x2bf16 16x16x32.bf16 16x16x32.bf8.bf8 16x16x32.bf8.fp8 16x16x32.f16 "
        "16x16x32.fp8.bf8 16x16x32.fp8.fp8 16x16x4bf16.1k 16x16x4f16 16x16x4f32 16x16x8.xf32 16x16x8bf16 32x32x16.bf16 "
        "32x32x16.bf8.bf8 32x32x16.bf8.fp8 32x32x16.f16 32x32x16.fp8.bf8 32x32x16.fp8.fp8 32x32x1f32 32x32x2bf16 "
        "32x32x2f32 32x32x4.xf32 32x32x4bf16 32x32x4bf16.1k 32x32x4f16 32x32x8bf16.1k 32x32x8f16 4x4x1f32 4x4x2bf16 "
        "4x4x4bf16.1k 4x4x4f16"),
    "f64": (
        "16x16x4f64 4x4x4f64"),
    "i32": (
        "16x16x16i8 16x16x32.i8 16x16x4i8 16x16x64.i8 32x32x16.i8 32x32x32.i8 32x32x4i8 32x32x8i8 4x4x4i8"),
}
_SMFMAC = {
    "f32": (
        "16x16x128.bf8.bf8 16x16x128.bf8.fp8 16x16x128.fp8.bf8 16x16x128.fp8.fp8 16x16x32.bf16 16x16x32.f16 "
        "16x16x64.bf16 16x16x64.bf8.bf8 16x16x64.bf8.fp8 16x16x64.f16 16x16x64.fp8.bf8 16x16x64.fp8.fp8 32x32x16.bf16 "
        "32x32x16.f16 32x32x32.bf16 32x32x32.bf8.bf8 32x32x32.bf8.fp8 32x32x32.f16 32x32x32.fp8.bf8 32x32x32.fp8.fp8 "
        "32x32x64.bf8.bf8 32x32x64.bf8.fp8 32x32x64.fp8.bf8 32x32x64.fp8.fp8"),
    "i32": (
        "16x16x128.i8 16x16x64.i8 32x32x32.i8 32x32x64.i8"),
}


def _family(family: str, names: str) -> None:
    for name in names.split():
        full = f"{family}.{name}"
        operations(globals(), "args:*any", "any", "$args attr-dict `:` functional-type($args, $res)",
                   f"{full} {full.replace('.', '_')} {_doc(full.partition('.')[2])}")


for _family_name, _names in (("mfma", _MFMA), ("smfmac", _SMFMAC)):
    for _result, _list in _names.items():
        _family(f"{_family_name}.{_result}", _list)
_family("mfma.scale.f32", "16x16x128.f8f6f4 32x32x64.f8f6f4")

# --- waves of 32 lanes ---

_THREE = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
_SCALED = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)"


def _wave(fields: str, names: str, factor: str, added: str, result: str = "", assembly_format: str = _THREE) -> None:
    """`?` in the fields is the kind of both factors, `+` that of the matrix that is added."""
    for name in names.split():
        full = f"wmma.{name}"
        operations(globals(), fields.replace("?", factor).replace("+", added), result or added, assembly_format,
                   f"{full} {full.replace('.', '_')} {_doc(name)}")


_PLAIN, _OPSEL = "a:? b:? c:+", "a:? b:? c:+ opsel:I1=0"
_SIGNED = "signA:I1=0 a:? signB:I1=0 b:? c:+ clamp:I1=0"
_MODIFIED = "signA:I1=0 a:? signB:I1=0 b:? modC:I16=0 c:+ reuseA:I1=0 reuseB:I1=0"
_SUM_MODIFIED = "a:? b:? modC:I16=0 c:+ reuseA:I1=0 reuseB:I1=0"
_BYTES = "fp8_fp8 fp8_bf8 bf8_fp8 bf8_bf8".split()

_wave(_PLAIN, "f32.16x16x16.f16", "f16s", "f32s")
_wave(_PLAIN, " ".join(f"f32.16x16x16.{each}" for each in ["bf16", *_BYTES]), "ints", "f32s")
_wave(_OPSEL, "f16.16x16x16.f16", "f16s", "f16s")
_wave(_OPSEL, "bf16.16x16x16.bf16", "ints", "ints")
_wave(_SIGNED, "i32.16x16x16.iu8 i32.16x16x16.iu4 i32.16x16x32.iu4", "ints", "ints")
_wave(_MODIFIED, "f32.16x16x4.f32", "f32s", "f32s")
_wave(_MODIFIED, "f32.16x16x32.bf16", "bf16s", "f32s")
_wave(_MODIFIED, "f32.16x16x32.f16", "f16s", "f32s")
_wave(_MODIFIED, "f16.16x16x32.f16", "f16s", "f16s")
_wave(_MODIFIED, "bf16.16x16x32.bf16", "bf16s", "bf16s")
_wave(_MODIFIED, "bf16f32.16x16x32.bf16", "bf16s", "f32s", "bf16s")
for _added in ("f32", "f16"):
    _wave(_SUM_MODIFIED, " ".join(f"{_added}.16x16x{k}.{each}" for k in (64, 128) for each in _BYTES), "ints", f"{_added}s")
_wave("signA:I1=0 a:? signB:I1=0 b:? c:+ reuseA:I1=0 reuseB:I1=0 clamp:I1=0", "i32.16x16x64.iu8", "ints", "ints")
for _name, _scale in (("scale", "i32"), ("scale16", "i64")):
    _scales = (f"scaleAType:I32=0 fmtScaleA:I32=0 scaleA:{_scale} scaleBType:I32=0 fmtScaleB:I32=0 scaleB:{_scale} "
               "reuseA:I1=0 reuseB:I1=0")
    _wave(f"fmtA:I32=0 a:? fmtB:I32=0 b:? modC:I16=0 c:+ {_scales}", f"{_name}.f32.16x16x128.f8f6f4", "ints", "f32s",
          assembly_format=_SCALED)
    _wave(f"a:? b:? modC:I16=0 c:+ {_scales}", f"{_name}.f32.32x16x128.f4", "ints", "f32s", assembly_format=_SCALED)
