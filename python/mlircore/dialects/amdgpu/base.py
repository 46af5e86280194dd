"""The amdgpu dialect: its enumerations and types, and the constraints that its operations need."""

from mlircore.define.shaped import vector_of_length
from mlircore.define.types_attributes import TypeDef, TypeParam
from mlircore.dialect import I1, Attr, AttrConstraint, Dialect, EnumDef, I32Attr, TypeConstraint, one_of

amdgpu = Dialect("amdgpu", inlining="operations")
vector_of = vector_of_length  # short: products of matrices have many


def _enum(mnemonic: str, name: str, summary: str, cases: str, *, bare: bool = False, bits: bool = False,
          cpp_name: str = "") -> AttrConstraint:
    """An enumeration that is an attribute of its own. Cases are numbered from 0; `bits`: nothing, then a bit for each."""
    numbered = [(case, (1 << number) >> 1 if bits else number) for number, case in enumerate(cases.split())]
    return amdgpu.enum(EnumDef(numbered, attr_name=mnemonic, summary=summary, cpp_name=f"::mlir::amdgpu::{cpp_name or name}",
                               cpp_attr=f"{name}Attr", bare=bare, bits=bits, separator="|"))


AddressSpaceAttr = _enum("address_space", "AddressSpace", "AMDGPU-specific address spaces",
                         "fat_raw_buffer buffer_rsrc fat_structured_buffer")
DPPPermAttr = _enum("dpp_perm", "DPPPerm", "The possible permutations for a DPP operation",
                    "quad_perm row_shl row_shr row_ror wave_shl wave_shr wave_ror wave_rol row_mirror row_half_mirror row_bcast_15 "
                    "row_bcast_31", bare=True)
MFMAPermBAttr = _enum("mfma_perm_b", "MFMAPermB", "The possible permutations of the lanes storing B available in an MFMA",
                      "none bcast_first_32 bcast_second_32 rotate_16_right bcast_first_16 bcast_second_16 bcast_third_16 "
                      "bcast_fourth_16", bare=True)
SchedBarrierOpOptAttr = _enum(
    "sched_barrier_opt", "sched_barrier_opt_enum", "The possible options for scheduling barriers",
    "none non_mem_non_sideffect valu salu mfma_wmma all_vmem vmem_read vmem_write all_ds ds_read ds_write transcendental", bits=True)

# --- types ---


class TDMBaseType(TypeDef, dialect=amdgpu, mnemonic="tdm_base"):
    """The two addresses between which a tile is copied, with the element type."""

    elementType = TypeParam(cpp_type="Type")
    cpp_name = "AMDGPU_TDMBaseType"
    summary = "Pair of base addresses that move data between LDS and global storage."
    assembly_format = "`<` $elementType `>`"


class TDMGatherBaseType(TypeDef, dialect=amdgpu, mnemonic="tdm_gather_base"):
    """The two addresses between which rows are copied, with the element type and that of the rows' numbers."""

    elementType = TypeParam(cpp_type="Type")
    indexType = TypeParam(cpp_type="Type")
    cpp_name, verify = "AMDGPU_TDMGatherBaseType", "amdgpu.GatherBase"
    summary = "Pair of base addresses that move data between LDS and global storage."
    assembly_format = "`<` $elementType `,` $indexType `>`"


class TDMDescriptorType(TypeDef, dialect=amdgpu, mnemonic="tdm_descriptor"):
    """The addresses, sizes and strides of a copy between global memory and LDS."""

    summary = "Descriptors used in tensor store/load operations."


def float_of(name: str) -> TypeConstraint:
    return TypeConstraint({"f16": "16-bit float", "bf16": "bfloat16 type"}.get(name, f"{name} type"), ("float", name))


def integer_of(width: int, signs: str = "signless") -> TypeConstraint:
    return TypeConstraint(f"{width}-bit {signs} integer", ("integer", {"signless": 1, "signed": 2, "unsigned": 4}[signs], width))


def shaped(length: int, element: TypeConstraint, name: str) -> TypeConstraint:
    """A vector of one dimension, in the words of a vector's shape."""
    of_length = vector_of(str(length), element, fixed=True).predicate
    return TypeConstraint(f"vector<{length}x{name}> of {element.summary} values", ("and", of_length, ("rank", 1)))


def any_of(*constraints: TypeConstraint) -> TypeConstraint:
    return one_of(" or ".join(each.summary for each in constraints), *constraints)


F16, BF16, F4, F6E2, F6E3 = (float_of(name) for name in "f16 bf16 f4E2M1FN f6E2M3FN f6E3M2FN".split())
E5, E4, E5Z, E4Z, E8 = (float_of(name) for name in "f8E5M2 f8E4M3FN f8E5M2FNUZ f8E4M3FNUZ f8E8M0FNU".split())
I4, I8, I16 = integer_of(4), integer_of(8), integer_of(16)
I14 = TypeConstraint("14-bit signless integer", ("integer", 1, 14), type_text="i14", type_name="builtin.integer",
                      type_class=("kind", "TYPE_INTEGER"))
_NUMBER = ("or", ("integer", 1, 0), ("kind", "TYPE_FLOAT"))
NumberOrList = TypeConstraint(
    "Integer or Float or fixed-length vector of Integer or Float values of ranks 1",
    ("or", _NUMBER, ("and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("rank", 1), ("element", _NUMBER))))
Bytes = vector_of("4", E4Z, E5Z, E4, E5, fixed=True)
WorkgroupMask = TypeConstraint("fixed-length vector of 1-bit signless integer values of length 16",
                                vector_of("16", I1, fixed=True).predicate, type_text="vector<16xi1>")

# --- attributes with few values ---


def confined(what: str, *predicates: tuple[object, ...]) -> AttrConstraint:
    return AttrConstraint(f"{I32Attr.summary} whose {what}", ("and", I32Attr.predicate, *predicates), I32Attr.storage, value_type="i32")


def i32_of(*values: int) -> AttrConstraint:
    return confined(f"value is one of {{{', '.join(map(str, values))}}}", ("cases", *values))


def i32_up_to(most: int) -> AttrConstraint:
    return confined(f"value is non-negative whose maximum value is {most}", ("range", 0, most))


PermArgument = AttrConstraint(
    "32-bit signless integer attribute or array attribute or unit attribute",
    ("or", I32Attr.predicate, ("kind", "ATTR_ARRAY"), ("kind", "ATTR_UNIT")))
