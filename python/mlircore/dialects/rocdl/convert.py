"""The rocdl dialect: conversions of small floats."""

from mlircore.dialect import Pure
from mlircore.dialects.rocdl.base import operations


def _convert(name: str, cls: str, doc: str, fields: str, result: str, assembly_format: str) -> None:
    operations(globals(), fields, result, f"attr-dict {assembly_format} `:` type($res)", f"{name} {cls}Op {doc}", Pure)


operations(globals(), "srcA:f32 srcB:f32", "any", "attr-dict $srcA `,` $srcB `:` type($res)",
           "cvt.pkrtz CvtPkRtz Rounds two floats to 16 bits, toward zero.", Pure)

# --- floats of 8 bits ---

for _small in ("Fp8", "Bf8"):
    _low = _small.lower()
    _convert(f"cvt.f32.{_low}", f"CvtF32{_small}", f"Extends one {_low} of four.", "srcA:i32 byteSel:I32", "any", "$srcA `[` $byteSel `]`")
    _convert(f"cvt.pk.f32.{_low}", f"CvtPkF32{_small}", f"Extends two {_low} of four.", "src:i32 wordSel:I1", "any", "$src `[` $wordSel `]`")
    _convert(f"cvt.pk.{_low}.f32", f"CvtPk{_small}F32", f"Rounds two floats to {_low} and puts them into a half of a word.",
             "srcA:f32 srcB:f32 old:i32 wordSel:I1", "any", "$srcA `,` $srcB `->` $old `[` $wordSel `]`")
    _convert(f"cvt.sr.{_low}.f32", f"CvtSr{_small}F32", f"Rounds a float to {_low}, up or down by chance, and puts it into a byte of a word.",
             "srcA:f32 srcB:i32 old:i32 byteSel:I32", "any", "$srcA `,` $srcB `->` $old `[` $byteSel `]`")

# --- many floats with one scale ---

for _count, _smalls in ((8, {"Fp4": "i32", "Fp8": "v2i32", "Bf8": "v2i32"}), (16, {"Fp6": "v3i32", "Bf6": "v3i32"}),
                        (32, {"Fp6": "v6i32", "Bf6": "v6i32"})):
    for _small, _packed in _smalls.items():
        for _large in ("F16", "Bf16", "F32"):
            _low, _high = _small.lower(), _large.lower()
            _list = f"v{_count}{_high}"
            if _count == 32:
                _convert(f"cvt.scalef32.pk32.{_high}.{_low}", f"CvtScaleF32Pk32{_large}{_small}",
                         f"Extends 32 {_low} to {_high} and scales them.", f"src:{_packed} scale:f32", _list, "$src `,` $scale")
            else:
                _convert(f"cvt.scale.pk{_count}.{_high}.{_low}", f"CvtPkScalePk{_count}{_large}{_small}",
                         f"Extends {_count} {_low} to {_high} and scales them.", f"src:{_packed} scale:i32 scaleSel:I32", _list,
                         "$src `,` $scale `[` $scaleSel `]`")
            if (_count, _large) != (32, "F32"):
                _convert(f"cvt.scalef32.pk{_count}.{_low}.{_high}", f"CvtScaleF32Pk{_count}{_small}{_large}",
                         f"Scales {_count} {_high} and rounds them to {_low}.", f"src:{_list} scale:f32", _packed, "$src `,` $scale")
            _convert(f"cvt.scalef32.sr.pk{_count}.{_low}.{_high}", f"CvtScaleF32SrPk{_count}{_small}{_large}",
                     f"Scales {_count} {_high} and rounds them to {_low}, up or down by chance.", f"src:{_list} seed:i32 scale:f32", _packed,
                     "$src `,` $seed `,` $scale")
for _small in ("Fp6", "Bf6"):
    _convert(f"cvt.scalef32.2xpk16.{_small.lower()}.f32", f"CvtScaleF322xPk16{_small}F32",
             f"Scales twice 16 floats and rounds them to {_small.lower()}.", "src0:v16f32 src1:v16f32 scale:f32", "v6i32",
             "$src0 `,` $src1 `,` $scale")

# --- one or two floats with a scale ---

for _small in ("Fp8", "Bf8"):
    _low = _small.lower()
    _convert(f"cvt.scalef32.f16.{_low}", f"CvtScaleF32F16{_small}", f"Extends one {_low} of four, scales it and puts it into a half of a word.",
             "oldVdst:v2f16 src:i32 scale:f32 srcSelIndex:I32 dstLoHiSel:I1", "v2f16",
             "$src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`")
    _convert(f"cvt.scalef32.f32.{_low}", f"CvtScaleF32F32{_small}", f"Extends one {_low} of four and scales it.",
             "src:i32 scale:f32 srcSelIndex:I32", "f32", "$src `[` $srcSelIndex `]` `,` $scale")
    _convert(f"cvt.scalef32.pk.{_low}.f32", f"CvtScaleF32Pk{_small}F32", f"Scales two floats, rounds them to {_low} and puts them into a half of a word.",
             "oldVdst:v2i16 src0:f32 src1:f32 scale:f32 dstLoHiSel:I1", "v2i16",
             "$src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`")
    for _large in ("F16", "Bf16"):
        _high = _large.lower()
        _convert(f"cvt.scalef32.pk.{_low}.{_high}", f"CvtScaleF32Pk{_small}{_large}",
                 f"Scales two {_high}, rounds them to {_low} and puts them into a half of a word.",
                 f"oldVdst:v2i16 src0:v2{_high} scale:f32 dstLoHiSel:I1", "v2i16", "$src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`")
    for _large in ("F16", "Bf16", "F32"):
        _high = _large.lower()
        _convert(f"cvt.scalef32.pk.{_high}.{_low}", f"CvtScaleF32Pk{_large}{_small}", f"Extends two {_low} of four to {_high} and scales them.",
                 "src:i32 scale:f32 srcLoHiSel:I1", f"v2{_high}", "$src `[` $srcLoHiSel `]` `,` $scale")
    for _large in ("F32", "F16", "BF16"):
        _high = _large.lower()
        _convert(f"cvt.scalef32.sr.{_low}.{_high}", f"CvtScaleF32Sr{_small}{_large}",
                 f"Scales one {_high}, rounds it to {_low}, up or down by chance, and puts it into a byte of a word.",
                 f"oldVdst:i32 src0:{_high} seed:i32 scale:f32 dstSelIndex:I32", "i32",
                 "$src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]`")
for _large in ("F16", "Bf16", "F32"):
    _high = _large.lower()
    if _large != "F32":
        _convert(f"cvt.scalef32.pk.fp4.{_high}", f"CvtScaleF32PkFp4{_large}", f"Scales two {_high}, rounds them to fp4 and puts them into a byte of a word.",
                 f"oldVdst:i32 src:v2{_high} scale:f32 dstSelIndex:I32", "i32", "$src `,` $scale `->` $oldVdst `[` $dstSelIndex `]`")
    _convert(f"cvt.scalef32.sr.pk.fp4.{_high}", f"CvtScaleF32SrPkFp4{_large}",
             f"Scales two {_high}, rounds them to fp4, up or down by chance, and puts them into a byte of a word.",
             f"oldVdst:i32 src:v2{_high} seed:i32 scale:f32 dstSelIndex:I32", "i32",
             "$src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]`")
    _convert(f"cvt.scalef32.pk.{_high}.fp4", f"CvtScaleF32Pk{_large}Fp4", f"Extends two fp4 of eight to {_high} and scales them.",
             "src:i32 scale:f32 srcSelIndex:I32", f"v2{_high}", "$src `[` $srcSelIndex `]` `,` $scale")
_convert("cvt.scalef32.pk.fp4.f32", "CvtScaleF32PkFp4F32", "Scales two floats, rounds them to fp4 and puts them into a byte of a word.",
         "oldVdst:i32 src0:f32 src1:f32 scale:f32 dstSelIndex:I32", "i32",
         "$src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]`")
