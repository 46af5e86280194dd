"""The tt dialect: enumerations, pointers, tensor descriptors."""

from mlircore import dialect as d

tt = d.Dialect("tt")


def _enum(name: str, cases: dict[str, int]) -> d.AttrConstraint:
    """An enumeration that operations hold as integers."""
    return tt.enum(d.EnumDef(list(cases.items()), cpp_name=f"::mlir::triton::{name}"))


MemSemantic = _enum("MemSemantic", {"relaxed": 1, "acquire": 2, "release": 3, "acq_rel": 4})
MemSyncScope = _enum("MemSyncScope", {"gpu": 1, "cta": 2, "sys": 3})
RMWOp = _enum("RMWOp", {
    "and": 1, "or": 2, "xor": 3, "add": 4, "fadd": 5, "max": 6, "min": 7, "umax": 8, "umin": 9, "exch": 10})
PropagateNan = _enum("PropagateNan", {"none": 0, "all": 0xFFFF})
CacheModifier = _enum("CacheModifier", {"none": 1, "ca": 2, "cg": 3, "wb": 4, "cs": 5, "wt": 6, "cv": 7})
EvictionPolicy = _enum("EvictionPolicy", {"evict_normal": 1, "evict_first": 2, "evict_last": 3})
DescriptorReduceKind = _enum("DescriptorReduceKind", {
    "add": 1, "min": 2, "max": 3, "inc": 4, "dec": 5, "and": 6, "or": 7, "xor": 8})
InputPrecision = _enum("InputPrecision", {"tf32": 0, "tf32x3": 1, "ieee": 2, "bf16x3": 3, "bf16x6": 4})
ScaleDotElemType = _enum("ScaleDotElemType", {
    "e4m3": 0, "e5m2": 1, "e2m3": 2, "e3m2": 3, "e2m1": 4, "bf16": 5, "fp16": 6})
RoundingMode = _enum("RoundingMode", {"rtz": 0, "rtne": 1})
ProgramIDDim = _enum("ProgramIDDim", {"x": 0, "y": 1, "z": 2})
PaddingOption = _enum("PaddingOption", {"zero": 1, "nan": 2})


class CachePolicyAttr(d.AttrDef, dialect=tt, mnemonic="cache_policy"):
    """Which caches an access uses, and what is evicted."""

    cache_modifier = d.EnumParam(CacheModifier, field=True)
    eviction_policy = d.EnumParam(EvictionPolicy, field=True)
    cpp_name = "TT_CachePolicyAttr"
    assembly_format = "`<` struct(params) `>`"


class PointerType(d.TypeDef, dialect=tt, mnemonic="ptr"):
    """A pointer to a number, or to an integer, in an address space."""

    pointeeType = d.TypeParam(verify=((("kind", "TYPE_INTEGER", "TYPE_FLOAT"), "pointer types must point to integer or floating-point types"),))
    addressSpace = d.StringParam(default="global")
    summary = "Pointer type (`::mlir::triton::PointerType`) in Triton IR type system"
    verify = "tt.Pointer"
    assembly_format = "`<` $pointeeType (`,` $addressSpace^)? `>`"


class TensorDescType(d.TypeDef, dialect=tt, mnemonic="tensordesc"):
    """A descriptor of a tensor in memory: the block that one access reads or writes, and its layout in shared memory."""

    shape = d.DenseParam("i64")
    elementType = d.TypeParam()
    sharedLayout = d.AttrParam(optional=True)
    summary = "Tensor descriptor type (`::mlir::triton::TensorDescType`) in Triton IR type system"
    verify = "tt.TensorDesc"
    assembly_format = "`<` custom<Shape>($shape, $elementType, `static`) (`,` $sharedLayout^)? `>`"
