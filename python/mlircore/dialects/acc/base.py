"""The acc dialect itself: its enumerations, types, attributes and constraints."""

from mlircore.define.types_attributes import ArrayParam, AttrDef, AttrParam, BoolParam, EnumParam, StringParam, TypeDef
from mlircore.dialect import AttrConstraint, Dialect, EnumDef, StrAttr, SymbolRefAttr, TypeConstraint

acc = Dialect("acc")


def _enum(name: str, cases: str, *, first: int = 0, width: int = 32, summary: str = "") -> EnumDef:
    enum = EnumDef(((case, value) for value, case in enumerate(cases.split(), first)), width=width, summary=summary,
                   cpp_name=f"::mlir::acc::{name}")
    acc.enum(enum)
    return enum


_LEVELS = "construct_parallel construct_kernels construct_loop construct_data construct_enter_data construct_exit_data " \
    "construct_host_data construct_atomic construct_declare construct_init construct_shutdown construct_set construct_update " \
    "construct_routine construct_wait construct_runtime_api construct_serial"
_CLAUSES = "copyin copyin_readonly copy copyout copyout_zero present create create_zero delete attach detach no_create private " \
    "firstprivate deviceptr getdeviceptr update_host update_self update_device use_device reduction declare_device_resident " \
    "declare_link cache cache_readonly"


def _prefixed(names: str) -> str:
    return " ".join(f"acc_{name}" for name in names.split())


ClauseDefaultValue = _enum("ClauseDefaultValue", "present none")
CombinedConstructsType = _enum("CombinedConstructsType", "kernels_loop parallel_loop serial_loop", first=1)
Construct = _enum("Construct", _prefixed(_LEVELS), width=64)
DataClause = _enum("DataClause", _prefixed(_CLAUSES), first=1, width=64)
DataClauseModifier = EnumDef(
    (("none", 0), ("zero", 1), ("readonly", 2), ("alwaysin", 4), ("alwaysout", 8), ("always", 12), ("capture", 16)), bits=True,
    separator=",", cpp_name="::mlir::acc::DataClauseModifier")
acc.enum(DataClauseModifier)
DeviceType = _enum("DeviceType", "none star default host multicore nvidia radeon")
GangArgType = _enum("GangArgType", "Num Dim Static")
LoopParMode = _enum("LoopParMode", "loop_seq loop_auto loop_independent")
ParLevel = _enum("ParLevel", "seq gang_dim1 gang_dim2 gang_dim3 worker vector")
RecipeKind = _enum("RecipeKind", "private_recipe firstprivate_recipe reduction_recipe")
ReductionOperator = _enum("ReductionOperator", "none add mul max min iand ior xor eqv neqv land lor")
VariableTypeCategory = EnumDef(
    (("uncategorized", 0), ("scalar", 1), ("array", 2), ("composite", 4), ("nonscalar", 8), ("aggregate", 14)), bits=True,
    separator=",", cpp_name="::mlir::acc::VariableTypeCategory")
acc.enum(VariableTypeCategory)


class DataBoundsType(TypeDef, dialect=acc, mnemonic="data_bounds_ty"):
    """Bounds of one dimension of a variable."""

    summary = "Type for representing acc data clause bounds information"


class DeclareTokenType(TypeDef, dialect=acc, mnemonic="declare_token"):
    """Connects the entry to an implicit data region with its exit."""

    summary = "declare token type"


class ClauseDefaultValueAttr(AttrDef, dialect=acc, mnemonic="defaultvalue"):
    """The clause `default`."""

    value = EnumParam(ClauseDefaultValue)
    summary = "DefaultValue Clause"
    cpp_name = "DefaultValueAttr"
    assembly_format = "$value"


class CombinedConstructsTypeAttr(AttrDef, dialect=acc, mnemonic="combined_constructs"):
    """The construct that a loop is combined with."""

    value = EnumParam(CombinedConstructsType)
    summary = "Differentiate between combined constructs"
    cpp_name = "OpenACC_CombinedConstructsAttr"
    assembly_format = "`<` $value `>`"


class ConstructAttr(AttrDef, dialect=acc, mnemonic="construct"):
    """A construct of OpenACC."""

    value = EnumParam(Construct)
    cpp_name = "OpenACC_ConstructAttr"
    assembly_format = "$value"


class DataClauseAttr(AttrDef, dialect=acc, mnemonic="data_clause"):
    """A data clause as the user wrote it."""

    value = EnumParam(DataClause)
    summary = "data clauses supported by OpenACC"
    cpp_name = "OpenACC_DataClauseAttr"
    assembly_format = "$value"


class DataClauseModifierAttr(AttrDef, dialect=acc, mnemonic="data_clause_modifier"):
    """Modifiers of a data clause."""

    value = EnumParam(DataClauseModifier)
    summary = "Captures data clause modifiers"
    cpp_name = "OpenACC_DataClauseModifierAttr"
    assembly_format = "$value"


class DeviceTypeAttr(AttrDef, dialect=acc, mnemonic="device_type"):
    """A kind of device that clauses are for."""

    value = EnumParam(DeviceType)
    summary = "built-in device type supported by OpenACC"
    cpp_name = "OpenACC_DeviceTypeAttr"
    assembly_format = "`<` $value `>`"


class GangArgTypeAttr(AttrDef, dialect=acc, mnemonic="gang_arg_type"):
    """The meaning of an argument of the clause `gang`."""

    value = EnumParam(GangArgType)
    cpp_name = "OpenACC_GangArgTypeAttr"
    assembly_format = "`<` $value `>`"


class ParLevelAttr(AttrDef, dialect=acc, mnemonic="par_level"):
    """A level of parallelism."""

    value = EnumParam(ParLevel)
    cpp_name = "OpenACC_ParLevelAttr"
    assembly_format = "`<` $value `>`"


class RecipeKindAttr(AttrDef, dialect=acc, mnemonic="recipe_kind"):
    """A kind of recipe."""

    value = EnumParam(RecipeKind)
    cpp_name = "OpenACC_RecipeKindAttr"
    assembly_format = "`<` $value `>`"


class ReductionOperatorAttr(AttrDef, dialect=acc, mnemonic="reduction_operator"):
    """The operator of a reduction."""

    value = EnumParam(ReductionOperator)
    summary = "built-in reduction operations supported by OpenACC"
    cpp_name = "OpenACC_ReductionOperatorAttr"
    assembly_format = "`<` $value `>`"


class VarNameAttr(AttrDef, dialect=acc, mnemonic="var_name"):
    """The name of a variable in the source."""

    name_ = StringParam(cpp_type="::llvm::StringRef")
    cpp_name = "OpenACC_VarNameAttr"
    assembly_format = "`<` $name `>`"


class DeclareAttr(AttrDef, dialect=acc, mnemonic="declare"):
    """A variable is in a `declare` directive, with this clause."""

    dataClause = AttrParam(DataClauseAttr, cpp_type="DataClauseAttr")
    implicit = BoolParam(default=False, cpp_type="bool")
    cpp_name = "DeclareAttr"
    assembly_format = "`<` struct(params) `>`"


class DeclareActionAttr(AttrDef, dialect=acc, mnemonic="declare_action"):
    """Functions to call before and after a declared variable is allocated and freed."""

    preAlloc = AttrParam(SymbolRefAttr, optional=True, cpp_type="SymbolRefAttr")
    postAlloc = AttrParam(SymbolRefAttr, optional=True, cpp_type="SymbolRefAttr")
    preDealloc = AttrParam(SymbolRefAttr, optional=True, cpp_type="SymbolRefAttr")
    postDealloc = AttrParam(SymbolRefAttr, optional=True, cpp_type="SymbolRefAttr")
    cpp_name = "DeclareActionAttr"
    assembly_format = "`<` struct(params) `>`"


class RoutineInfoAttr(AttrDef, dialect=acc, mnemonic="routine_info"):
    """The `acc.routine` operations of a function."""

    accRoutines = ArrayParam(AttrParam(SymbolRefAttr), cpp_type="::llvm::ArrayRef<SymbolRefAttr>")
    summary = "Keeps track of associated acc routine information"
    cpp_name = "RoutineInfoAttr"
    assembly_format = "`<` `[` `` $accRoutines `]` `>`"


class SpecializedRoutineAttr(AttrDef, dialect=acc, mnemonic="specialized_routine"):
    """A function that is the version of a routine for one level of parallelism."""

    routine = AttrParam(SymbolRefAttr, cpp_type="SymbolRefAttr")
    level = AttrParam(ParLevelAttr, cpp_type="ParLevelAttr")
    funcName = AttrParam(StrAttr, cpp_type="StringAttr")
    summary = "Marks a specialized device version of an acc routine"
    cpp_name = "SpecializedRoutineAttr"
    assembly_format = "`<` $routine `,` $level `,` $funcName `>`"


_POINTER = ("or", ("kind", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"), *(
    ("defined", name) for name in ("llvm.ptr", "fir.ref", "fir.heap", "fir.ptr", "fir.llvm_ptr")))
PointerLikeType = TypeConstraint("pointer-like type", _POINTER)
PointerLikeInterface = TypeConstraint("PointerLikeType instance", _POINTER)
Variable = TypeConstraint("any pointer or mappable", ("or", _POINTER, ("defined", "fir.box"), ("defined", "fir.class")))
IntOrIndex = TypeConstraint("integer or index", ("kind", "TYPE_INTEGER", "TYPE_INDEX"))


def _array_of(summary: str, element: tuple[object, ...]) -> AttrConstraint:
    return AttrConstraint(summary, ("all", element), ("kind", "ATTR_ARRAY"))


DeviceTypeArrayAttr = _array_of("device type array attribute", DeviceTypeAttr.predicate)
DeviceTypesAttr = _array_of("Device type attributes", DeviceTypeAttr.predicate)
GangArgTypeArrayAttr = _array_of("gang arg type array attribute", GangArgTypeAttr.predicate)
BoolArrayAttr = _array_of("1-bit boolean array attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))))
I64ArrayAttr = _array_of("64-bit integer array attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64))))
SymbolRefArrayAttr = _array_of("symbol ref array attribute", ("kind", "ATTR_SYMBOL_REF"))
StrArrayAttr = _array_of("string array attribute", ("kind", "ATTR_STRING"))
DenseBoolArrayAttr = AttrConstraint("i1 dense array attribute", ("array_of", 1), ("array_of", 1), value_type="i1", dense=True)
