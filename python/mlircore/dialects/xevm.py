"""The xevm dialect: operations that a work-item on a GPU of Intel has in addition to LLVM's."""

from mlircore.define.types_attributes import AttrDef, AttrParam, EnumParam, IntParam, StringParam
from mlircore.dialect import (
    I32, I64, Attr, AttrConstraint, Check, Dialect, EnumDef, I32Attr, Op, Operand, OptionalAttr, OptionalOperand, Result,
    TypeConstraint, one_of,
)
from mlircore.dialects._llvm_constraints import AnyPointer, held, integer_attr, pointers

xevm = Dialect("xevm")


def _enum(mnemonic: str, name: str, summary: str, cases: str, start: int = 0) -> AttrConstraint:
    """An enumeration that is an attribute of its own."""
    numbered = [(case, number) for number, case in enumerate(cases.split(), start)]
    return xevm.enum(EnumDef(numbered, attr_name=mnemonic, summary=summary, cpp_name=f"::mlir::xevm::{name}", cpp_attr=f"{name}Attr"))


# --- attributes ---

LoadCacheControlAttr = _enum(
    "load_cache_control", "LoadCacheControl", "Describe the cache settings for load operators",
    "L1uc_L2uc_L3uc L1uc_L2uc_L3c L1uc_L2c_L3uc L1uc_L2c_L3c L1c_L2uc_L3uc L1c_L2uc_L3c L1c_L2c_L3uc L1c_L2c_L3c "
    "L1s_L2uc_L3uc L1s_L2uc_L3c L1s_L2c_L3uc L1s_L2c_L3c ir", 1)
StoreCacheControlAttr = _enum(
    "store_cache_control", "StoreCacheControl", "Describe the cache settings for store operators",
    "L1uc_L2uc_L3uc L1uc_L2uc_L3wb L1uc_L2wb_L3uc L1uc_L2wb_L3wb L1wt_L2uc_L3uc L1wt_L2uc_L3wb L1wt_L2wb_L3uc L1wt_L2wb_L3wb "
    "L1s_L2uc_L3uc L1s_L2uc_L3wb L1s_L2wb_L3uc L1s_L2wb_L3wb L1wb_L2uc_L3uc L1wb_L2wb_L3uc L1wb_L2uc_L3wb", 1)
MemScopeAttr = _enum("mem_scope", "MemScope", "Describe memory scopes", "lane subgroup workgroup cluster device system")
AddrSpaceAttr = _enum("addr_space", "AddrSpace", "Describe address spaces", "private global constant shared generic")

_ElemType = EnumDef([(case, value) for value, case in enumerate("bf16 f16 s8 u8 s4 u4 tf32 f32 s32".split(), 8)],
                    summary="XeVM element type", cpp_name="::mlir::xevm::ElemType")
xevm.enum(_ElemType)


class MMAShapeAttr(AttrDef, dialect=xevm, mnemonic="mma_shape"):
    """The sizes of a product of matrices."""

    m = IntParam(32, cpp_type="int")
    n = IntParam(32, cpp_type="int")
    k = IntParam(32, cpp_type="int")
    cpp_name, summary = "XeVM_MMAShapeAttr", ""
    assembly_format = "`<` struct(params) `>`"


class MMATypesAttr(AttrDef, dialect=xevm, mnemonic="mma_types"):
    """The element types of the result, the factors and the matrix that is added."""

    d = EnumParam(_ElemType, field=True, cpp_type="xevm::ElemType")
    a = EnumParam(_ElemType, field=True, cpp_type="xevm::ElemType")
    b = EnumParam(_ElemType, field=True, cpp_type="xevm::ElemType")
    c = EnumParam(_ElemType, field=True, cpp_type="xevm::ElemType", optional=True)
    cpp_name, summary = "XeVM_MMATypesAttr", ""
    assembly_format = "`<` struct(params) `>`"


_DICTIONARY = AttrConstraint("dictionary attribute", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))
_ARRAY = AttrConstraint("array attribute", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))


class XeVMTargetAttr(AttrDef, dialect=xevm, mnemonic="target"):
    """The target that kernels are compiled for, with its options. As in mlir-opt 22, no value is refused."""

    O = IntParam(32, default=2, cpp_type="int")  # noqa: E741 - upstream's name
    triple = StringParam(default="spirv64-unknown-unknown", cpp_type="::llvm::StringRef")
    chip = StringParam(default="bmg", cpp_type="::llvm::StringRef")
    flags = AttrParam(_DICTIONARY, optional=True, cpp_type="::mlir::DictionaryAttr")
    linkFiles = AttrParam(_ARRAY, optional=True, cpp_type="::mlir::ArrayAttr")
    cpp_name = "XeVM_TargetAttr"
    assembly_format = "(`<` struct($O, $triple, $chip, $flags, $linkFiles)^ `>`)?"


# --- types of operands and results ---

_BITS = ("or", *(("integer", 1, width) for width in (8, 16, 32, 64)))
_BITS_TEXT = "8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer"
_ELEMENT_TEXT = ("8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or "
                 "bfloat16 type")
_ELEMENT = ("or", *(("integer", signs, width) for signs in (1, 2, 4) for width in (8, 16, 32)), ("float", "f32", "tf32", "f16", "bf16"))


def _list(element: tuple[object, ...], text: str) -> TypeConstraint:
    return TypeConstraint(f"fixed-length vector of {text} values of ranks 1",
                          ("and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("rank", 1), ("element", element)))


_List = _list(_ELEMENT, _ELEMENT_TEXT)
_BITS_LIST = _list(_BITS, _BITS_TEXT)
_BitsOrList = TypeConstraint(f"{_BITS_TEXT} or {_BITS_LIST.summary}", ("or", _BITS, _BITS_LIST.predicate))
_FlagAttr = integer_attr("1-bit signless integer attribute", 1)

# --- blocks of memory ---


class BlockLoadOp(Op, dialect=xevm, name="blockload"):
    """Loads what the work-items of a subgroup have one after the other in memory."""

    ptr = Operand(AnyPointer)
    cache_control = OptionalAttr(LoadCacheControlAttr)
    res = Result(_BitsOrList)
    checks = (Check("xevm.Block", "res"),)
    effects = ("read ptr",)
    assembly_format = "operands prop-dict attr-dict `:` functional-type(operands, results)"


class BlockStoreOp(Op, dialect=xevm, name="blockstore"):
    """Stores what the work-items of a subgroup have, one after the other."""

    ptr = Operand(AnyPointer)
    val = Operand(_BitsOrList)
    cache_control = OptionalAttr(StoreCacheControlAttr)
    checks = (Check("xevm.Block", "val"),)
    effects = ("write ptr",)
    assembly_format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"


class _Tile(Op):
    ptr = Operand(AnyPointer)
    base_width = Operand(I32)
    base_height = Operand(I32)
    base_pitch = Operand(I32)
    x = Operand(I32)
    y = Operand(I32)
    elem_size_in_bits = Attr(I32Attr)
    tile_width = Attr(I32Attr)
    tile_height = Attr(I32Attr)


class BlockLoad2dOp(_Tile, dialect=xevm, name="blockload2d"):
    """Loads tiles of a matrix in memory."""

    v_blocks = Attr(I32Attr)
    transpose = Attr(_FlagAttr)
    pack_register = Attr(_FlagAttr)
    cache_control = OptionalAttr(LoadCacheControlAttr)
    res = Result(_List)
    checks = (Check("xevm.LoadTile"),)
    effects = ("read ptr",)
    assembly_format = "operands prop-dict attr-dict `:` functional-type(operands, results)"


class BlockStore2dOp(_Tile, dialect=xevm, name="blockstore2d"):
    """Stores a tile of a matrix."""

    stored_val = Operand(_List)
    cache_control = OptionalAttr(StoreCacheControlAttr)
    checks = (Check("xevm.StoreTile"),)
    effects = ("write ptr",)
    assembly_format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"


class BlockPrefetch2dOp(_Tile, dialect=xevm, name="blockprefetch2d"):
    """Brings tiles of a matrix into the cache."""

    v_blocks = Attr(I32Attr)
    cache_control = OptionalAttr(LoadCacheControlAttr)
    checks = (Check("xevm.PrefetchTile"),)
    assembly_format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"


class PrefetchOp(Op, dialect=xevm, name="prefetch"):
    """Brings data into the cache."""

    ptr = Operand(pointers(1, 4))
    cache_control = OptionalAttr(LoadCacheControlAttr)
    assembly_format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"


class MemfenceOp(Op, dialect=xevm, name="memfence"):
    """Orders accesses to memory before and after it."""

    scope = Attr(MemScopeAttr)
    addrspace = Attr(AddrSpaceAttr, default="generic", shown=True)
    assembly_format = "prop-dict attr-dict"


# --- products of matrices ---


class MMAOp(Op, dialect=xevm, name="mma"):
    """The product of two matrices of a subgroup, plus a matrix."""

    a = Operand(_List)
    b = Operand(_List)
    c = OptionalOperand(_List)
    shape = Attr(MMAShapeAttr)
    types = Attr(MMATypesAttr)
    d = Result(_List)
    checks = (Check("xevm.Sum"),)
    assembly_format = """
        $a `,` $b (`,` $c^)? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict `:`
        functional-type(operands, results)
    """


# --- numbers of work-items and of their groups ---


class _Register(Op):
    range = OptionalAttr(held("constant_range", "A range of two integers, corresponding to LLVM's ConstantRange"))
    res = Result(one_of("32-bit signless integer or 64-bit signless integer", I32, I64))
    assembly_format = "(`range` $range^)? attr-dict `:` type($res)"


def _registers(table: str) -> None:
    """Makes an operation from each line: its name, class, contents. `?` is x, y and z in turn, at all places."""
    for line in table.strip().splitlines():
        for axis in "xyz" if "?" in line else "-":
            name, cls, doc = line.strip().replace("?", axis, 1).split(" ", 2)
            cls, doc = cls.replace("?", axis.upper()), doc.replace("?", axis)
            globals()[cls] = type(cls, (_Register,), {"__doc__": doc, "__module__": __name__}, dialect=xevm, name=name)


_registers("""
    local_id.? WorkitemId?Op The work-item's number in its group, along ?.
    local_size.? WorkgroupDim?Op How many work-items the group has, along ?.
    group_id.? WorkgroupId?Op The group's number in the grid, along ?.
    group_count.? GridDim?Op How many groups the grid has, along ?.
    lane_id LaneIdOp The work-item's number in its subgroup.
    subgroup_id SubgroupIdOp The subgroup's number in its group.
    subgroup_size SubgroupSizeOp How many work-items the subgroup has.
""")

__getattr__ = xevm.member  # the functions that build operations, and enumerations
__dir__ = xevm.members
