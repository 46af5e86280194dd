"""The fir dialect: enumerations, types, attributes and constraints."""

from __future__ import annotations

from mlircore import dialect as d

fir = d.Dialect("fir", type_noun="fir type: ", attr_noun="FIR attribute: ")

# --- enumerations ---


def _bits(words: str, first: int = 1) -> list[tuple[str, int]]:
    return [(word, first << i) for i, word in enumerate(words.split())]


FortranVariableFlagsAttr = fir.enum(d.EnumDef(
    [("None", 0), *_bits("allocatable asynchronous bind_c contiguous intent_in intent_inout intent_out optional parameter pointer target value "
                         "volatile host_assoc internal_assoc cray_pointer cray_pointee")],
    attr_name="var_attrs", bits=True, summary="Fortran variable attributes", cpp_name="::fir::FortranVariableFlagsEnum",
    cpp_attr="fir_FortranVariableFlagsAttr"))
ReduceOperation = fir.enum(d.EnumDef(
    _bits("add multiply and or eqv neqv max min iand ior ieor"), attr_name="reduce_attr", bits=True,
    summary="intrinsic operations and functions supported by DO CONCURRENT REDUCE", cpp_name="::fir::ReduceOperationEnum",
    cpp_attr="fir_ReduceAttr"))
FortranInlineAttr = fir.enum(d.EnumDef(
    [("none", 0), *_bits("no_inline always_inline inline_hint")], attr_name="inline_attrs", bits=True, summary="Fortran inline attributes",
    cpp_name="::fir::FortranInlineEnum", cpp_attr="fir_FortranInlineAttr"))
FortranProcedureFlagsAttr = fir.enum(d.EnumDef(
    [("none", 0), *_bits("elemental pure non_recursive simple bind_c")], attr_name="proc_attrs", bits=True,
    summary="Fortran procedure attributes", cpp_name="::fir::FortranProcedureFlagsEnum", cpp_attr="fir_FortranProcedureFlagsAttr"))
PackArrayHeuristics = fir.enum(d.EnumDef(
    [("none", 0), ("loop_only", 1)], attr_name="pack_array_heuristics", bits=True, cpp_name="::fir::PackArrayHeuristics",
    cpp_attr="fir_PackArrayHeuristicsAttr"))
LocationKind = fir.enum(d.EnumDef(
    [("base", 0), ("inclusion", 1)], attr_name="loc_kind", summary="Flang location kind", cpp_name="::fir::LocationKind",
    cpp_attr="fir_LocationKindAttr", bare=True))
LocalitySpecifierType = fir.enum(d.EnumDef(
    [("local", 0), ("local_init", 1)], summary="Type of a locality specifier", cpp_name="::fir::LocalitySpecifierType"))
BoxField = fir.enum(d.EnumDef([("base_addr", 0), ("derived_type", 1)], cpp_name="fir::BoxFieldAttr"))
LowerBoundModifier = fir.enum(d.EnumDef(
    [("preserve", 0), ("ones", 1), ("zeroes", 2)], summary="Describes how to modify lower bounds", cpp_name="::fir::LowerBoundModifierAttribute"))
CmpFPredicate = fir.enum(d.EnumDef(
    [(word, i) for i, word in enumerate("false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split())], width=64,
    cpp_name="::mlir::arith::CmpFPredicate"))
_Volatile = fir.enum(d.EnumDef([("volatile", 1)]))

# --- types ---


def _kinds(*names: str) -> tuple[object, ...]:
    return ("not", ("or", *(("defined", f"fir.{name}") for name in names)))


_INNER = ("shape", "shapeshift", "shift", "slice", "field", "len", "ref", "tdesc")


class FieldType(d.TypeDef, dialect=fir, mnemonic="field"):
    """The place of a component in a derived type."""


class LenType(d.TypeDef, dialect=fir, mnemonic="len"):
    """A length parameter of a derived type."""


class VoidType(d.TypeDef, dialect=fir, mnemonic="void"):
    """No value."""


class DummyScopeType(d.TypeDef, dialect=fir, mnemonic="dscope"):
    """The scope of a procedure's dummy arguments."""


class _Kind(d.TypeDef):
    fKind = d.IntParam(32)
    assembly_format = "`<` $fKind `>`"


class IntegerType(_Kind, dialect=fir, mnemonic="int"):
    """An INTEGER of a kind."""


class UnsignedType(_Kind, dialect=fir, mnemonic="unsigned"):
    """An UNSIGNED of a kind."""


class LogicalType(_Kind, dialect=fir, mnemonic="logical"):
    """A LOGICAL of a kind."""


class BoxCharType(d.TypeDef, dialect=fir, mnemonic="boxchar"):
    """The address and the length of a CHARACTER."""

    kind = d.IntParam(32)
    assembly_format = "`<` $kind `>`"


class CharacterType(d.TypeDef, dialect=fir, mnemonic="char"):
    """A CHARACTER of a kind and a length, which can be unknown."""

    fKind = d.IntParam(32)
    len = d.IntParam(64, default=1)
    assembly_format = "`<` custom<`fir.Char`>($fKind, $len) `>`"


class RecordType(d.TypeDef, dialect=fir, mnemonic="type"):
    """A derived type: its name, its length parameters and its components."""

    name_ = d.StringParam()
    lens = d.AttrParam(d.ArrayAttr, optional=True)
    members = d.AttrParam(d.ArrayAttr, optional=True)
    verify = "fir.Record"
    assembly_format = "`<` custom<`fir.Record`>($name, $lens, $members) `>`"


class SequenceType(d.TypeDef, dialect=fir, mnemonic="array"):
    """An array."""

    extents = d.DenseParam()
    eleTy = d.TypeParam()
    layoutMap = d.AttrParam(d.AttrConstraint("AffineMapAttr", ("kind", "ATTR_AFFINE_MAP"), ("kind", "ATTR_AFFINE_MAP")), optional=True)
    assembly_format = "`<` custom<`fir.Dimensions`>($extents, `star`) `` $eleTy (`,` $layoutMap^)? `>`"


class VectorType(d.TypeDef, dialect=fir, mnemonic="vector"):
    """A vector of PowerPC's extension of Fortran."""

    len = d.IntParam(64, signed=False)
    eleTy = d.TypeParam()
    assembly_format = "`<` $len `` `:` `` $eleTy `>`"


class ReferenceType(d.TypeDef, dialect=fir, mnemonic="ref"):
    """The address of a variable."""

    eleTy = d.TypeParam(verify=(_kinds(*_INNER), "cannot build a reference to type: '$'\n"))
    isVolatile = d.EnumParam(_Volatile, optional=True)
    assembly_format = "`<` $eleTy (`,` $isVolatile^)? `>`"


class PointerType(d.TypeDef, dialect=fir, mnemonic="ptr"):
    """The address that a POINTER has."""

    eleTy = d.TypeParam()
    assembly_format = "`<` $eleTy `>`"


class HeapType(d.TypeDef, dialect=fir, mnemonic="heap"):
    """The address that an ALLOCATABLE has."""

    eleTy = d.TypeParam()
    assembly_format = "`<` $eleTy `>`"


class LLVMPointerType(d.TypeDef, dialect=fir, mnemonic="llvm_ptr"):
    """An address that is no address of a variable."""

    eleTy = d.TypeParam()
    assembly_format = "`<` $eleTy `>`"


class BoxType(d.TypeDef, dialect=fir, mnemonic="box"):
    """A descriptor."""

    eleTy = d.TypeParam()
    isVolatile = d.EnumParam(_Volatile, optional=True)
    assembly_format = "`<` $eleTy (`,` $isVolatile^)? `>`"


class ClassType(d.TypeDef, dialect=fir, mnemonic="class"):
    """A descriptor of something polymorphic."""

    eleTy = d.TypeParam()
    isVolatile = d.EnumParam(_Volatile, optional=True)
    assembly_format = "`<` $eleTy (`,` $isVolatile^)? `>`"


class BoxProcType(d.TypeDef, dialect=fir, mnemonic="boxproc"):
    """A procedure and its environment."""

    eleTy = d.TypeParam()
    assembly_format = "`<` $eleTy `>`"


class TypeDescType(d.TypeDef, dialect=fir, mnemonic="tdesc"):
    """The description of a type."""

    ofTy = d.TypeParam()
    assembly_format = "`<` $ofTy `>`"


class _Rank(d.TypeDef):
    rank = d.IntParam(32, signed=False)
    assembly_format = "`<` $rank `>`"


class ShapeType(_Rank, dialect=fir, mnemonic="shape"):
    """The extents of an array."""


class ShapeShiftType(_Rank, dialect=fir, mnemonic="shapeshift"):
    """The lower bounds and extents of an array."""


class ShiftType(_Rank, dialect=fir, mnemonic="shift"):
    """The lower bounds of an array."""


class SliceType(_Rank, dialect=fir, mnemonic="slice"):
    """The triples of a section."""


# --- attributes ---


class ExactTypeAttr(d.AttrDef, dialect=fir, mnemonic="type_is"):
    """A case of SELECT TYPE: the type itself."""

    type_ = d.TypeParam()
    assembly_format = "`<` $type `>`"


class SubclassAttr(d.AttrDef, dialect=fir, mnemonic="class_is"):
    """A case of SELECT TYPE: the type or an extension of it."""

    type_ = d.TypeParam()
    assembly_format = "`<` $type `>`"


class LocalitySpecifierTypeAttr(d.AttrDef, dialect=fir, mnemonic="locality_specifier_type"):
    """Whether a copy of a variable begins with its value."""

    value = d.EnumParam(LocalitySpecifierType)
    assembly_format = "`{` `type` `=` $value `}`"


class ClosedIntervalAttr(d.AttrDef, dialect=fir, mnemonic="interval"):
    """A case of SELECT CASE: both limits."""


class PointIntervalAttr(d.AttrDef, dialect=fir, mnemonic="point"):
    """A case of SELECT CASE: one value."""


class LowerBoundAttr(d.AttrDef, dialect=fir, mnemonic="lower"):
    """A case of SELECT CASE: a lower limit."""


class UpperBoundAttr(d.AttrDef, dialect=fir, mnemonic="upper"):
    """A case of SELECT CASE: an upper limit."""


class OpenACCSafeTempArrayCopyAttr(d.AttrDef, dialect=fir, mnemonic="acc_safe_temp_array_copy"):
    """Copies to temporary arrays are safe in code of OpenACC."""


class OpenMPSafeTempArrayCopyAttr(d.AttrDef, dialect=fir, mnemonic="omp_safe_temp_array_copy"):
    """Copies to temporary arrays are safe in code of OpenMP."""


# --- constraints ---


def _types(names: str) -> list[tuple[object, ...]]:
    return [("defined", f"fir.{name}") for name in names.split()]


def _any(summary: str, names: str, *more: tuple[object, ...]) -> d.TypeConstraint:
    """A type of one of these names, or one that satisfies another predicate."""
    return d.TypeConstraint(summary, ("or", *_types(names), *more))


_INTEGER: tuple[object, ...] = ("kind", "TYPE_INTEGER", "TYPE_INDEX")
_SIGNLESS: tuple[object, ...] = ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX"))
_FUNCTION: tuple[object, ...] = ("kind", "TYPE_FUNCTION")
_COMPLEX: tuple[object, ...] = ("kind", "TYPE_COMPLEX")

AnyIntegerType = _any("any integer", "int unsigned", _INTEGER)
AnyFirComplex = d.TypeConstraint("any floating point complex type", _COMPLEX)
AnyComposite = _any("any composite", "type array vector char", _COMPLEX, ("kind", "TYPE_TUPLE"))
AnyReference = _any("any reference", "ref heap ptr llvm_ptr")
AnyCodeOrDataReference = _any("any code or data reference", "ref heap ptr llvm_ptr", _FUNCTION)
RefOrLLVMPtr = _any("fir.ref or fir.llvm_ptr", "ref llvm_ptr")
AnyBox = _any("any box", "box boxchar boxproc class")
BoxOrClass = _any("box or class", "box class")
BaseBox = _any("fir.box or fir.class type", "box class")
AnyReferenceOrBox = _any("any reference or box like", "ref heap ptr llvm_ptr box boxchar boxproc class", _FUNCTION)
AnyRefOrBox = _any("any reference or box", "ref heap ptr box class")
AnyRefOrBoxType = _any("any legal ref or box type", "ref heap ptr box class")
AnyShape = _any("any legal shape type", "shape shapeshift")
AnyShapeOrShift = _any("any legal shape or shift type", "shape shapeshift shift")
AnyComponent = _any("coordinate type", "int field", _SIGNLESS)
AnyCoordinate = _any("coordinate type", "int field len", _SIGNLESS)
AnyAddressable = _any("any addressable", "ref", _FUNCTION)
ArrayOrBoxOrRecord = _any("fir.box, fir.array or fir.type", "array box class type")
AnyLogical = d.TypeConstraint("any logical", ("or", d.BoolLike.predicate, ("defined", "fir.logical")))

StringAttr = d.AttrConstraint("An Attribute containing a string", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), value_type="none")


def _unsigned(width: int) -> d.AttrConstraint:
    return d.AttrConstraint(
        f"{width}-bit unsigned integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 4, width))),
        ("kind", "ATTR_INTEGER"), value_type=f"ui{width}")


UI32Attr, UI64Attr = _unsigned(32), _unsigned(64)
SafeCopies = d.AttrConstraint(
    "Array of SafeTempArrayCopyAttrInterface instances with at least 1 elements", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))
FastMath = d.attr_of("arith.fastmath")
Flags = d.AttrConstraint("i1 dense array attribute", ("array_of", 1), ("array_of", 1), value_type="i1", dense=True)
