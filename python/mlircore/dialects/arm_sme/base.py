"""The arm_sme dialect: its enumerations, and the constraints that its operations need."""

from mlircore.define.shaped import scalable_list_of
from mlircore.dialect import F32, F64, I1, I32, I64, AttrConstraint, Dialect, EnumDef, TypeConstraint

arm_sme = Dialect("arm_sme")


def _enum(mnemonic: str, name: str, summary: str, cases: str) -> AttrConstraint:
    """An enumeration that is an attribute of its own."""
    numbered = [(case, number) for number, case in enumerate(cases.split())]
    return arm_sme.enum(EnumDef(numbered, attr_name=mnemonic, summary=summary, cpp_name=f"::mlir::arm_sme::{name}",
                                cpp_attr=f"ArmSME_{name}Attr"))


TileSliceLayoutAttr = _enum("layout", "TileSliceLayout", "Layout of a tile slice", "horizontal vertical")
CombiningKindAttr = _enum("kind", "CombiningKind", "Kind of combining function", "add sub")
TypeSizeAttr = _enum("type_size", "TypeSize", "Size of a vector element type", "byte half word double")
arm_sme.enum(EnumDef([("za.b", 0), ("za.h", 1), ("za.s", 2), ("za.d", 3), ("za.q", 4)], summary="Arm SME tile type",
                     cpp_name="::mlir::arm_sme::ArmSMETileType"))  # no operation has it; in Python it is a class

I8 = TypeConstraint("8-bit signless integer", ("integer", 1, 8))
I16 = TypeConstraint("16-bit signless integer", ("integer", 1, 16))
_I128 = TypeConstraint("128-bit signless integer", ("integer", 1, 128))
F16 = TypeConstraint("16-bit float", ("float", "f16"))
BF16 = TypeConstraint("bfloat16 type", ("float", "bf16"))

SVEVector = scalable_list_of("16/8/4/2/1", I8, I16, I32, I64, _I128, F16, BF16, F32, F64,
                             summary="a vector type that matches the size of a SVE vector")
SVEPredicate = scalable_list_of("16/8/4/2/1", I1, summary="a vector type that matches the size of a SVE predicate")


def tile_of(*elements: str) -> TypeConstraint:
    """A tile with one of these element types: 128 bits are a row, or a column, for each unit of the scale."""
    names = {"i8": I8, "i16": I16, "i32": I32, "i64": I64, "i128": _I128, "f16": F16, "bf16": BF16, "f32": F32, "f64": F64}
    sizes = {name: 128 // int(name.lstrip("bif")) for name in elements}
    texts = {name: f"vector<[{size}]x[{size}]x{name}>" for name, size in sizes.items()}
    return TypeConstraint(" or ".join(f"{texts[name]} of {names[name].summary} values" for name in elements),
                          ("or", *(("is", text) for text in texts.values())))


SMETile = TypeConstraint("a vector type that fits into a SME tile",
                         tile_of("i8", "i16", "i32", "i64", "i128", "f16", "bf16", "f32", "f64").predicate, type_name="builtin.vector",
                         type_class=("kind", "TYPE_VECTOR"))
