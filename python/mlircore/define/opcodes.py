"""Numbers in the words of compiled dialects, the same as in the C core (src_c/format.h); a test compares them."""

from __future__ import annotations

NONE = 0xFFFFFFFF
MAGIC = 0x4D43444C
VERSION = 2

# Elements of a format program (MC_F_*), their flags (MC_FF_*) and operands (MC_FA_*, MC_FG_*).
F_LITERAL, F_SPACE, F_OPERAND, F_ATTR, F_TYPE, F_FUNCTIONAL, F_ATTR_DICT = range(1, 8)
F_REGION, F_SUCCESSOR, F_OPTIONAL, F_CUSTOM, F_OPERANDS, F_REGIONS, F_SUCCESSORS, F_OILIST, F_PROP_DICT, F_HOOK = range(8, 18)
FA_ANY, FA_SYMBOL_NAME, FA_KEYWORD, FA_STRIPPED, FA_DENSE, FA_STRING, FA_VALUE, FA_ARRAY, FA_SYMBOL_REF = range(9)
FF_SPACE, FF_KEYWORD, FF_INVERT, FF_UNIT, FF_OPTIONAL, FF_QUALIFIED, FF_DISCARDABLE, FF_UNCHECKED = 1, 2, 4, 8, 16, 32, 64, 128
FG_ATTR, FG_OPERAND, FG_RESULT, FG_REGION, FG_SUCCESSOR, FG_TYPE, FG_ATTR_DICT, FG_WORD = range(8)
SLOT_ALL_OPERANDS, SLOT_ALL_RESULTS = 0xFFFE, 0xFFFF
MAX_GROUPS = 64
MAX_CLAUSES = 64
AT_MOST = 0x40000000  # with a region's number of blocks

# Type resolution (MC_R_*).
R_COPY, R_CONSTANT, R_ATTR, R_TRANSFORM, R_CHECK = range(1, 6)

# Predicates (MC_P_*).
(P_ANY, P_KIND, P_INTEGER, P_FLOAT, P_NOT, P_AND, P_OR, P_ELEMENT, P_RANK, P_STATIC, P_IS, P_TYPED, P_VALUE_TYPE,
 P_TYPE_VALUE, P_ALL, P_FLAT_SYMBOL, P_CASES, P_RANGE, P_DEFINED, P_ARRAY_OF, P_PARAM, P_SIZE, P_DIMS,
 P_SCALABLE, P_ENCODING, P_ROUTINE) = range(1, 27)

# Checks (MC_C_*).
(C_REGIONS, C_RESULTS, C_SUCCESSORS, C_OPERANDS, C_OPERAND_SEGMENTS, C_RESULT_SEGMENTS, C_ATTR_VALUES, C_OPERAND_TYPES,
 C_RESULT_TYPES, C_REGION_SHAPES, C_ALL_TYPES_MATCH, C_TYPES_MATCH_WITH, C_SAME_TYPE, C_SAME_TYPE_OPERANDS,
 C_SAME_SHAPE, C_SAME_ELEMENT_TYPE, C_ELEMENTWISE, C_INFER_FIRST, C_PARENT, C_ROUTINE, C_HOOK) = range(1, 22)
CHECK_ATTR = 0x10000

# Flags of attributes (MC_ATTR_*) and kinds of groups (MC_GROUP_*).
ATTR_REQUIRED, ATTR_BOUND, ATTR_UNIT, ATTR_SEGMENTS, ATTR_NOT_STORED, ATTR_PROPERTY, ATTR_SHOWN, ATTR_DISCARDABLE = 1, 2, 4, 8, 16, 32, 64, 128
SINGLE, OPTIONAL, VARIADIC = range(3)
ENUM_BITS, ENUM_WIDE, ENUM_BARE, ENUM_TIGHT, ENUM_KEYWORDS, ENUM_FIELD = 1, 2, 4, 8, 16, 32
ENUM_GROUP = 1 << 63  # in the value of a case

# Definitions of types and attributes: elements of a format (MC_D_*, MC_DF_*, MC_DG_*), parameters (MC_PK_*, MC_PF_*), flags (MC_DEF_*).
D_LITERAL, D_SPACE, D_PARAM, D_LIST, D_CUSTOM, D_OPTIONAL = range(1, 7)
DF_SPACE, DF_QUALIFIED, DF_INVERT, DF_STRUCT, DF_TRY = 1, 2, 4, 8, 16
DG_PARAM, DG_REF, DG_STRING = range(3)
(PK_TYPE, PK_ATTR, PK_INTEGER, PK_BOOL, PK_APINT, PK_FLOAT, PK_STRING, PK_KEYWORD, PK_SYMBOL, PK_ENUM, PK_AFFINE_MAP,
 PK_DENSE) = range(12)
PF_OPTIONAL, PF_ARRAY, PF_BRACKETED, PF_DEFAULT, PF_FIELD, PF_BRACED = 1, 2, 4, 8, 16, 32
DEF_IS_TYPE, DEF_PRETTY, DEF_BLAME_NAME, DEF_VECTOR_ELEMENT, DEF_MEMREF_ELEMENT, DEF_HOOK = 1, 2, 4, 8, 16, 32
DEF_MAX_PARAMS = 64
RULE_NAMES_OP = 1  # of discardable attributes (MC_RULE_*)

# Body programs (MC_B_*, MC_BC_*, MC_BT_*).
B_END, B_ARGS, B_CASE, B_APPLY, B_CAST, B_MAKE, B_LIKE, B_YIELD = range(8)
BODY_VALUE = 0x8000
BC_ANY, BC_COMPLEX, BC_FLOAT, BC_BOOL, BC_INTEGER = range(5)
BT_LIKE, BT_TYPE = range(2)

# Payloads of facts (MC_PAYLOAD_*).
PAYLOAD_FLAG, PAYLOAD_WORDS, PAYLOAD_VALUES, PAYLOAD_ATTRIBUTE, PAYLOAD_NAMED, PAYLOAD_EDGES = range(6)
EDGE_OPERATION, EDGE_ALL = 0xFFFFFFFF, 0xFFFFFFFE  # ends of an edge beside the numbers of regions (MC_EDGE_*)

HEADER_WORDS = 22
OP_WORDS = 36


def instruction(opcode: int, *payload: int, flags: int = 0) -> list[int]:
    """Words of an instruction: opcode, length and flags in the first."""
    length = len(payload) + 1
    if length > 0xFFFF:
        raise ValueError("an instruction is too long")
    return [opcode | length << 8 | flags << 24, *payload]


def wide(value: int) -> tuple[int, int]:
    """Low and high word of a 64-bit number."""
    value &= (1 << 64) - 1
    return value & NONE, value >> 32
