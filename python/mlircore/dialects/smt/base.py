"""The smt dialect's sorts, which are types, its attribute and enumerations, and what operands and results can be."""

from __future__ import annotations

from mlircore.define.types_attributes import APIntParam, ArrayParam, AttrDef, AttrParam, IntParam, SelfType, TypeDef, TypeParam
from mlircore.dialect import AttrConstraint, Dialect, EnumDef, StrAttr, TypeConstraint

smt = Dialect("smt")

# --- sorts ---


class BoolType(TypeDef, dialect=smt, mnemonic="bool"):
    """Truth values: Bool."""

    summary = ""


class IntType(TypeDef, dialect=smt, mnemonic="int"):
    """All integers: Int."""

    summary = ""


class BitVectorType(TypeDef, dialect=smt, mnemonic="bv"):
    """So many bits: (_ BitVec width)."""

    width = IntParam(64, cpp_type="int64_t")
    cpp_name, summary = "BitVectorType", ""
    verify = "smt.BitVector"
    assembly_format = "`<` $width `>`"


class ArrayType(TypeDef, dialect=smt, mnemonic="array"):
    """Arrays: (Array domain range)."""

    domainType = TypeParam(cpp_type="mlir::Type")
    rangeType = TypeParam(cpp_type="mlir::Type")
    cpp_name, summary = "ArrayType", ""
    verify = "smt.Array"
    assembly_format = "`<` `[` $domainType `->` $rangeType `]` `>`"


class SMTFuncType(TypeDef, dialect=smt, mnemonic="func"):
    """Functions: what declare-fun makes."""

    domainTypes = ArrayParam(TypeParam(), cpp_type="::llvm::ArrayRef<mlir::Type>")
    rangeType = TypeParam(cpp_type="mlir::Type")
    cpp_name, summary = "SMTFuncType", ""
    verify = "smt.Function"
    assembly_format = "`<` `(` $domainTypes `)` ` ` $rangeType `>`"


class SortType(TypeDef, dialect=smt, mnemonic="sort"):
    """A sort that is declared, with its parameters: what declare-sort makes."""

    identifier = AttrParam(StrAttr, cpp_type="mlir::StringAttr")
    sortParams = ArrayParam(TypeParam(), default=(), cpp_type="::llvm::ArrayRef<mlir::Type>")
    cpp_name, summary = "SortType", ""
    verify = "smt.Sort"
    assembly_format = "`<` $identifier (`[` $sortParams^ `]`)? `>`"


_VALUES = [("defined", f"smt.{name}") for name in ("bool", "bv", "array", "int", "sort")]
AnySMTType = TypeConstraint("any SMT value type", ("or", *_VALUES, SMTFuncType.predicate))
AnyNonFuncSMTType = TypeConstraint("any non-function SMT value type", ("or", *_VALUES))
AnyNonSMTType = TypeConstraint("any non-smt type", ("not", ("or", *_VALUES, SMTFuncType.predicate)))

# --- attributes ---


class BitVectorAttr(AttrDef, dialect=smt, mnemonic="bv"):
    """A number of so many bits as its type has."""

    type_ = SelfType(None, default="none")
    value = APIntParam(cpp_type="::llvm::APInt")
    cpp_name, summary = "BitVectorAttr", ""
    assembly_format = "`<` custom<`smt.Bits`>($value, ref($type)) `>`"


BVCmpPredicateAttr = smt.enum(EnumDef(
    [(case, number) for number, case in enumerate("slt sle sgt sge ult ule ugt uge".split())], width=64,
    summary="smt bit-vector comparison predicate", cpp_name="::mlir::smt::BVCmpPredicate"))
IntPredicateAttr = smt.enum(EnumDef(
    [(case, number) for number, case in enumerate("lt le gt ge".split())], width=64, summary="smt comparison predicate for integers",
    cpp_name="::mlir::smt::IntPredicate"))
StrArrayAttr = AttrConstraint("string array attribute", ("all", ("kind", "ATTR_STRING")), ("kind", "ATTR_ARRAY"))
NonNegativeI32Attr = AttrConstraint(
    "32-bit signless integer attribute whose value is non-negative",
    ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32)), ("range", 0, 2**31 - 1)), ("kind", "ATTR_INTEGER"),
    value_type="i32")
AnyIntegerAttr = AttrConstraint("arbitrary integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
