"""The types of vhlo: every type of stablehlo's programs again, each with a version in its name."""

from __future__ import annotations

from mlircore.define.types_attributes import ArrayParam, AttrParam, DenseParam, FloatParam, IntParam, TypeDef, TypeParam
from mlircore.dialects.vhlo.base import IS_VHLO, VHLO_TYPE, VHLO_TYPES, versions, vhlo

# --- types without parameters ---


def _simple(names: str) -> None:
    """Types that differ in their names only: `f32_v1:FloatF32V1Type`."""
    for entry in names.split():
        mnemonic, cls = entry.split(":")
        doc = {"__doc__": f"{mnemonic.rpartition('_')[0]}, of version {mnemonic[-1]}.", "__module__": __name__}
        globals()[cls] = type(cls, (TypeDef,), doc, dialect=vhlo, mnemonic=mnemonic)


_simple("""
    bool_v1:BooleanV1Type index_v1:IndexV1Type none_v1:NoneV1Type token_v1:TokenV1Type witness_v1:WitnessV1Type
    i2_v1:IntegerSI2V1Type i4_v1:IntegerSI4V1Type i8_v1:IntegerSI8V1Type
    i16_v1:IntegerSI16V1Type i32_v1:IntegerSI32V1Type i64_v1:IntegerSI64V1Type
    ui2_v1:IntegerUI2V1Type ui4_v1:IntegerUI4V1Type ui8_v1:IntegerUI8V1Type
    ui16_v1:IntegerUI16V1Type ui32_v1:IntegerUI32V1Type ui64_v1:IntegerUI64V1Type
    bf16_v1:FloatBF16V1Type f16_v1:FloatF16V1Type f32_v1:FloatF32V1Type f64_v1:FloatF64V1Type tf31_v1:FloatTF32V1Type
    f4E2M1FN_v1:FloatF4E2M1FNV1Type f6E2M3FN_v1:FloatF6E2M3FNV1Type f6E3M2FN_v1:FloatF6E3M2FNV1Type
    f8E3M4_v1:FloatF8E3M4V1Type f8E4M3_v1:FloatF8E4M3V1Type f8E4M3FN_v1:FloatF8E4M3FNV1Type f8E5M2_v1:FloatF8E5M2V1Type
    f8E4M3FNUZ_v1:FloatF8E4M3FNUZV1Type f8E4M3B11FNUZ_v1:FloatF8E4M3B11FNUZV1Type f8E5M2FNUZ_v1:FloatF8E5M2FNUZV1Type
    f8E8M0FNU_v1:FloatF8E8M0FNUV1Type
""")


# --- types with parameters ---


class ComplexV1Type(TypeDef, dialect=vhlo, mnemonic="complex_v1"):
    """Complex numbers."""

    elementType = TypeParam(verify=VHLO_TYPE)
    assembly_format = "`<` $elementType `>`"


class FunctionV1Type(TypeDef, dialect=vhlo, mnemonic="func_v1"):
    """The type of a function."""

    inputs = ArrayParam(TypeParam(), optional=True, verify=VHLO_TYPES)
    outputs = ArrayParam(TypeParam(), optional=True, verify=VHLO_TYPES)
    assembly_format = "`<` `(` custom<`vhlo.Types`>($inputs) `)` `->` custom<`vhlo.Types`>($outputs) `>`"


class RankedTensorV1Type(TypeDef, dialect=vhlo, mnemonic="tensor_v1"):
    """A tensor with a rank."""

    shape = DenseParam("i64")
    elementType = TypeParam(verify=(IS_VHLO, "expected VHLO type or attribute"))
    encoding = AttrParam(optional=True, verify=(IS_VHLO, "expected VHLO type or attribute"))
    assembly_format = "`<` custom<`vhlo.Shape`>($shape) `` $elementType `` custom<`vhlo.Encoding`>($encoding) `>`"


class UnrankedTensorV1Type(TypeDef, dialect=vhlo, mnemonic="unranked_tensor_v1"):
    """A tensor without a rank."""

    elementType = TypeParam(verify=VHLO_TYPE)
    assembly_format = "`<` $elementType `>`"


class RankedBufferV1Type(TypeDef, dialect=vhlo, mnemonic="buffer_v1"):
    """Memory with a shape."""

    shape = DenseParam("i64")
    elementType = TypeParam(verify=VHLO_TYPES)
    assembly_format = "`<` custom<`vhlo.Shape`>($shape) `` $elementType `>`"


class TupleV1Type(TypeDef, dialect=vhlo, mnemonic="tuple_v1"):
    """Several values as one."""

    types = ArrayParam(TypeParam(), optional=True, verify=VHLO_TYPES)
    assembly_format = "`<` $types `>`"


class FutureV1Type(TypeDef, dialect=vhlo, mnemonic="future_v1"):
    """Values that an operation computes in the background."""

    types = ArrayParam(TypeParam(), optional=True, verify=VHLO_TYPES)
    assembly_format = "`<` $types `>`"


class UniformQuantizedV1Type(TypeDef, dialect=vhlo, mnemonic="quant_v1"):
    """Integers that represent multiples of a scale."""

    flags = IntParam(32, signed=False)
    storageType = TypeParam(verify=VHLO_TYPE)
    expressedType = TypeParam(verify=VHLO_TYPE)
    scale = FloatParam()
    zeroPoint = IntParam(64)
    storageTypeMin = IntParam(64)
    storageTypeMax = IntParam(64)
    assembly_format = """
        `<` $storageType `` `:` `` $expressedType `,` $scale `` `:` `` $zeroPoint `,` $storageTypeMin `` `:` `` $storageTypeMax `,`
        $flags `>`
    """


class UniformQuantizedPerAxisV1Type(TypeDef, dialect=vhlo, mnemonic="quant_per_axis_v1"):
    """Integers that represent multiples of a scale for each place along a dimension."""

    flags = IntParam(32, signed=False)
    storageType = TypeParam(verify=VHLO_TYPE)
    expressedType = TypeParam(verify=VHLO_TYPE)
    quantizedDimension = IntParam(32)
    scales = DenseParam("f64")
    zeroPoints = DenseParam("i64")
    storageTypeMin = IntParam(64)
    storageTypeMax = IntParam(64)
    assembly_format = """
        `<` $storageType `` `:` `` $expressedType `,` $quantizedDimension `,` $scales `,` $zeroPoints `,`
        $storageTypeMin `` `:` `` $storageTypeMax `,` $flags `>`
    """


versions("""
    0.9.0 bool_v1 complex_v1 bf16_v1 f16_v1 f32_v1 f64_v1 f8E4M3FN_v1 f8E5M2_v1 func_v1 index_v1 tensor_v1 unranked_tensor_v1 token_v1
    0.9.0 i4_v1 i8_v1 i16_v1 i32_v1 i64_v1 ui4_v1 ui8_v1 ui16_v1 ui32_v1 ui64_v1 tuple_v1 quant_v1 witness_v1
    0.10.0 f8E4M3FNUZ_v1 f8E5M2FNUZ_v1
    0.11.0 f8E4M3B11FNUZ_v1
    0.18.0 quant_per_axis_v1
    1.2.0 i2_v1 ui2_v1
    1.6.0 tf31_v1 none_v1
    1.7.0 f8E3M4_v1 f8E4M3_v1
    1.8.0 f4E2M1FN_v1 f6E2M3FN_v1 f6E3M2FN_v1 f8E8M0FNU_v1
    1.13.0 buffer_v1
    1.15.0 future_v1
""", "!")
