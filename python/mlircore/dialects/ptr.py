"""The ptr dialect: addresses in memory, whatever they point to, and what is done with them."""

from mlircore.define.inference import Infer
from mlircore.define.shaped import AnySignlessIntegerOrIndex, UnitProp
from mlircore.define.types_attributes import APIntParam, AttrDef, AttrParam, IntParam, SelfType, TypeDef, TypeParam
from mlircore.dialect import (
    AllShapesMatch, AllTypesMatch, AnyType, Attr, AttrConstraint, Check, ConstantLike, Dialect, EnumDef, Op, Operand, OptionalAttr,
    OptionalOperand, Pure, Relation, Result, SameOperandsAndResultShape, StrAttr, TypeAttr, TypeConstraint,
    TypeFrom, TypedAttr, TypesMatchWith, enum_property, one_of,
)

ptr = Dialect("ptr")

# --- attributes ---


class GenericSpaceAttr(AttrDef, dialect=ptr, mnemonic="generic_space"):
    """Memory where everything can be loaded and stored."""

    summary = "Generic memory space"


class SpecAttr(AttrDef, dialect=ptr, mnemonic="spec"):
    """The layout of pointers, in bits: size, required and preferred alignment, width of indices. No index: it is the size."""

    size = IntParam(32, signed=False, cpp_type="uint32_t")
    abi = IntParam(32, signed=False, cpp_type="uint32_t")
    preferred = IntParam(32, signed=False, cpp_type="uint32_t")
    index = IntParam(32, signed=False, default=2**32 - 1, cpp_type="uint32_t")
    cpp_name, summary = "Ptr_SpecAttr", "ptr data layout spec"
    verify = "ptr.Spec"
    assembly_format = "`<` struct(params) `>`"


# --- types ---

_SPACE = AttrConstraint("memory space", ("or", GenericSpaceAttr.predicate, ("defined", "llvm.address_space"), ("defined", "nvvm.memory_space"),
                                         ("defined", "tptr.default_memory_space")))


class PtrType(TypeDef, dialect=ptr, mnemonic="ptr"):
    """An address in a memory space."""

    memorySpace = AttrParam(_SPACE, complaint="invalid kind of attribute specified", cpp_type="MemorySpaceAttrInterface")
    cpp_name, summary = "Ptr_PtrType", "pointer type"
    vector_element = memref_element = True
    assembly_format = "`<` $memorySpace `>`"


_LIKE = ("or", PtrType.predicate, ("kind", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))
_PointerLike = TypeConstraint("PtrLikeTypeInterface instance", _LIKE, type_name="")


class PtrMetadataType(TypeDef, dialect=ptr, mnemonic="ptr_metadata"):
    """The rest of a value that has an address: the sizes of a memref, for example."""

    type_ = TypeParam(_PointerLike, complaint="invalid kind of type specified", cpp_type="PtrLikeTypeInterface")
    cpp_name, summary = "Ptr_PtrMetadata", "Pointer metadata type"
    verify = "ptr.Metadata"
    assembly_format = "`<` $type `>`"


class NullAttr(AttrDef, dialect=ptr, mnemonic="null"):
    """The null pointer."""

    type_ = SelfType(PtrType, default=None, complaint="invalid kind of type specified")
    cpp_name, summary = "Ptr_NullAttr", "Null pointer attribute"


class AddressAttr(AttrDef, dialect=ptr, mnemonic="address"):
    """An address, as a number of bytes."""

    type_ = SelfType(PtrType, default=None, complaint="invalid kind of type specified")
    value = APIntParam(cpp_type="::llvm::APInt")
    cpp_name, summary = "Ptr_AddressAttr", "Address attribute"
    assembly_format = "`<` $value `>`"


# --- enumerations ---


def _enum(name: str, summary: str, cases: str, *, bits: bool = False) -> EnumDef:
    """An enumeration whose values operations hold as integers; nothing else has them."""
    values = [(case, number) for number, case in enumerate(cases.split())]
    enum = EnumDef(values, bits=bits, separator="|", width=8 if bits else 32, summary=summary, cpp_name=f"::mlir::ptr::{name}")
    ptr.enum(enum)
    return enum


AtomicBinOp = _enum("AtomicBinOp", "ptr.atomicrmw binary operations",
                    "xchg add sub _and nand _or _xor max min umax umin fadd fsub fmax fmin uinc_wrap udec_wrap")
AtomicOrdering = _enum("AtomicOrdering", "Atomic ordering for LLVM's memory model",
                       "not_atomic unordered monotonic acquire release acq_rel seq_cst")
PtrAddFlags = _enum("PtrAddFlags", "Pointer add flags", "none nusw nuw inbounds")
PtrDiffFlags = _enum("PtrDiffFlags", "Pointer difference flags", "none nuw nsw", bits=True)

# --- what operands and results can be ---

_SHAPED = "A shaped type with value semantics and rank."
_SHAPED_TYPE = ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF")
_CONTAINER = ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR")


def _shaped(text: str, element: tuple[object, ...] | None, *more: tuple[object, ...]) -> TypeConstraint:
    elements = () if element is None else (("element", element),)
    return TypeConstraint(f"{_SHAPED} of {text} values", ("and", _CONTAINER, *more, *elements), type_name="", type_class=_SHAPED_TYPE)


_NUMBER = ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX"))
_List = _shaped("any type", None, ("rank", 1))
_Mask = _shaped("1-bit signless integer", ("integer", 1, 1), ("rank", 1))
_PointerList = _shaped("pointer type", PtrType.predicate, ("rank", 1))
_Pointers = one_of(f"{_SHAPED} of pointer type values or pointer type", _shaped("", PtrType.predicate), PtrType)
_Numbers = one_of(f"{_SHAPED} of signless integer or index values or signless integer or index", _shaped("", _NUMBER),
                  AnySignlessIntegerOrIndex)
_OptionalInteger = AttrConstraint("optional int64_t")  # held as a list of none or one


def _masked(value: str) -> TypesMatchWith:
    return TypesMatchWith(f"{value} and mask must be compatible", value, "mask", "I1SameShape")


# --- pointers as values ---


class ConstantOp(Op, dialect=ptr, name="constant"):
    """A pointer that is known: null, or an address."""

    value = Attr(TypedAttr)
    result = Result(PtrType)
    traits = (ConstantLike, Pure, AllTypesMatch("value", "result"))
    assembly_format = "attr-dict $value"


class FromPtrOp(Op, dialect=ptr, name="from_ptr"):
    """Makes a value, such as a memref, of its address and of the rest of it, where that is needed."""

    ptr = Operand(PtrType)
    metadata = OptionalOperand(PtrMetadataType)
    result = Result(_PointerLike)
    traits = (Pure, Relation("ptr.MetadataOf", "metadata type", "result", "metadata"), TypeFrom("result", "metadata", "ptr.Metadata"))
    checks = (Check("ptr.Cast", "result", "ptr", "the result type cannot be `!ptr.ptr`"),)
    assembly_format = "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)"


class ToPtrOp(Op, dialect=ptr, name="to_ptr"):
    """The address of a value, such as a memref."""

    ptr = Operand(_PointerLike)
    result = Result(PtrType)
    traits = (Pure,)
    checks = (Check("ptr.Cast", "ptr", "result", "the input value cannot be of type `!ptr.ptr`"),)
    assembly_format = "$ptr attr-dict `:` type($ptr) `->` type($result)"


class GetMetadataOp(Op, dialect=ptr, name="get_metadata"):
    """The rest of a value, without its address."""

    ptr = Operand(_PointerLike)
    result = Result(PtrMetadataType)
    traits = (Pure, TypesMatchWith("metadata type", "ptr", "result", "ptr.Metadata"))
    assembly_format = "$ptr attr-dict `:` type($ptr)"


class PtrAddOp(Op, dialect=ptr, name="ptr_add"):
    """Pointers so many bytes further on."""

    base = Operand(_Pointers)
    offset = Operand(_Numbers)
    flags = Attr(enum_property(PtrAddFlags), default="none", prop=True)
    result = Result(_Pointers)
    infer = Infer("ptr.sum", "base", "offset")
    traits = (Pure,)
    checks = (Check("InferredTypes"),)
    assembly_format = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)"


class PtrDiffOp(Op, dialect=ptr, name="ptr_diff"):
    """How many bytes are between pointers."""

    lhs = Operand(_Pointers)
    rhs = Operand(_Pointers)
    flags = Attr(enum_property(PtrDiffFlags), default="none", prop=True)
    result = Result(_Numbers)
    traits = (Pure, AllTypesMatch("lhs", "rhs"), SameOperandsAndResultShape)
    checks = (Check("ptr.Difference"),)
    assembly_format = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"


class TypeOffsetOp(Op, dialect=ptr, name="type_offset"):
    """How many bytes are between the elements of an array of the type."""

    elementType = Attr(TypeAttr)
    result = Result(AnySignlessIntegerOrIndex)
    traits = (Pure,)
    assembly_format = "$elementType attr-dict `:` type($result)"


# --- memory ---


class LoadOp(Op, dialect=ptr, name="load"):
    """Loads a value."""

    ptr = Operand(PtrType)
    alignment = Attr(_OptionalInteger, default="[]", prop=True)
    volatile__ = Attr(UnitProp, default="false", prop=True)
    nontemporal = Attr(UnitProp, default="false", prop=True)
    invariant = Attr(UnitProp, default="false", prop=True)
    invariantGroup = Attr(UnitProp, default="false", prop=True)
    ordering = Attr(enum_property(AtomicOrdering), default="not_atomic", prop=True)
    syncscope = OptionalAttr(StrAttr)
    value = Result(AnyType)
    effects = ("read ptr", "read if volatile_", "write if volatile_", "read if ordering>1", "write if ordering>1")
    checks = (Check("ptr.Access", "value", "release"),)
    assembly_format = """
        (`volatile` $volatile_^)? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
        oilist(`nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup |
               `alignment` `=` custom<`ptr.OptionalInteger`>($alignment))
        attr-dict `:` qualified(type($ptr)) `->` type($value)
    """


class StoreOp(Op, dialect=ptr, name="store"):
    """Stores a value."""

    value = Operand(AnyType)
    ptr = Operand(PtrType)
    alignment = Attr(_OptionalInteger, default="[]", prop=True)
    volatile__ = Attr(UnitProp, default="false", prop=True)
    nontemporal = Attr(UnitProp, default="false", prop=True)
    invariantGroup = Attr(UnitProp, default="false", prop=True)
    ordering = Attr(enum_property(AtomicOrdering), default="not_atomic", prop=True)
    syncscope = OptionalAttr(StrAttr)
    checks = (Check("ptr.Access", "value", "acquire"),)
    assembly_format = """
        (`volatile` $volatile_^)? $value `,` $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
        oilist(`nontemporal` $nontemporal | `invariant_group` $invariantGroup |
               `alignment` `=` custom<`ptr.OptionalInteger`>($alignment))
        attr-dict `:` type($value) `,` qualified(type($ptr))
    """


class GatherOp(Op, dialect=ptr, name="gather"):
    """Loads what pointers point to, where the mask is set."""

    ptrs = Operand(_PointerList)
    mask = Operand(_Mask)
    passthrough = Operand(_List)
    alignment = Attr(_OptionalInteger, default="[]", prop=True)
    result = Result(_List)
    traits = (_masked("result"), AllTypesMatch("result", "passthrough"), AllShapesMatch("result", "ptrs"),
              Relation("ptr.SameContainers", "result", "ptrs"))
    effects = ("read ptrs",)
    checks = (Check("ptr.MaskedAccess", "result", "ptrs"),)
    assembly_format = """
        $ptrs `,` $mask `,` $passthrough (`alignment` `=` custom<`ptr.OptionalInteger`>($alignment)^)? attr-dict `:`
        type($ptrs) `->` type($result)
    """


class ScatterOp(Op, dialect=ptr, name="scatter"):
    """Stores values where pointers point to, where the mask is set."""

    value = Operand(_List)
    ptrs = Operand(_PointerList)
    mask = Operand(_Mask)
    alignment = Attr(_OptionalInteger, default="[]", prop=True)
    traits = (_masked("value"), AllShapesMatch("value", "ptrs"), Relation("ptr.SameContainers", "value", "ptrs"))
    checks = (Check("ptr.MaskedAccess", "value", "ptrs"),)
    assembly_format = """
        $value `,` $ptrs `,` $mask (`alignment` `=` custom<`ptr.OptionalInteger`>($alignment)^)? attr-dict `:`
        type($value) `,` type($ptrs)
    """


class MaskedLoadOp(Op, dialect=ptr, name="masked_load"):
    """Loads values one after the other, where the mask is set."""

    ptr = Operand(PtrType)
    mask = Operand(_Mask)
    passthrough = Operand(_List)
    alignment = Attr(_OptionalInteger, default="[]", prop=True)
    result = Result(_List)
    traits = (_masked("result"), AllTypesMatch("result", "passthrough"))
    effects = ("read ptr",)
    checks = (Check("ptr.MaskedAccess", "result", "ptr"),)
    assembly_format = """
        $ptr `,` $mask `,` $passthrough (`alignment` `=` custom<`ptr.OptionalInteger`>($alignment)^)? attr-dict `:`
        qualified(type($ptr)) `->` type($result)
    """


class MaskedStoreOp(Op, dialect=ptr, name="masked_store"):
    """Stores values one after the other, where the mask is set."""

    value = Operand(_List)
    ptr = Operand(PtrType)
    mask = Operand(_Mask)
    alignment = Attr(_OptionalInteger, default="[]", prop=True)
    traits = (_masked("value"),)
    checks = (Check("ptr.MaskedAccess", "value", "ptr"),)
    assembly_format = """
        $value `,` $ptr `,` $mask (`alignment` `=` custom<`ptr.OptionalInteger`>($alignment)^)? attr-dict `:`
        type($value) `,` qualified(type($ptr))
    """


__getattr__ = ptr.member  # the functions that build operations, and enumerations
__dir__ = ptr.members
