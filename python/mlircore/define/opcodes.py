"""The words of a compiled dialect: what src_c/format.h describes, written by `_compile`."""

from __future__ import annotations

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NONE = 0xFFFFFFFF
MAGIC = 0x4D43444C
VERSION = 1

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
B_FACT, B_ARGS, B_CASE, B_APPLY, B_CAST, B_MAKE, B_LIKE, B_YIELD = range(1, 9)
BODY_VALUE = 0x8000
BC_ANY, BC_COMPLEX, BC_FLOAT, BC_BOOL, BC_INTEGER = range(5)
BT_LIKE, BT_TYPE = range(2)

HEADER_WORDS = 21
OP_WORDS = 34


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


class Program:
    """Collects strings, constants, predicates and records, each once, and lays them out."""

    def __init__(self) -> None:
        self.words: list[int] = [0] * HEADER_WORDS
        self._strings: dict[str, int] = {}
        self._constants: dict[tuple[int, int, int, int], int] = {}
        self._predicates: dict[tuple[object, ...], int] = {}
        self.enums: list[list[int]] = []
        self.ops: list[list[int]] = []
        self.definitions: list[list[int]] = []
        self.attr_rules: list[list[int]] = []
        self.num_early = 0  # constants for the definitions

    def string(self, text: str | None) -> int:
        """Number of a string; None is the absent one."""
        if text is None:
            return NONE
        return self._strings.setdefault(text, len(self._strings))

    @property
    def num_constants(self) -> int:
        """How many constants there are."""
        return len(self._constants)

    def _constant(self, *key: int) -> int:
        assert len(key) == 4
        return self._constants.setdefault(key, len(self._constants))

    def type_constant(self, text: str) -> int:
        """Number of a type, given as text."""
        return self._constant(1, self.string(text), 0, 0)

    def attr_constant(self, text: str) -> int:
        """Number of an attribute, given as text."""
        return self._constant(0, self.string(text), 0, 0)

    def enum_constant(self, enum: int, value: int) -> int:
        """Number of a value of the enumeration with that number."""
        return self._constant(2, enum, *wide(value))

    def append(self, words: Iterable[int]) -> int:
        """Offset where the words were put."""
        offset = len(self.words)
        self.words.extend(words)
        return offset

    def records(self, records: Sequence[Sequence[int]]) -> tuple[int, int]:
        """Count and offset of a table."""
        return len(records), self.append(word for record in records for word in record) if records else 0

    def predicate(self, predicate: tuple[object, ...] | None) -> int:
        """Offset of a predicate; 0 stands for one that everything satisfies."""
        if predicate is None or predicate == ("any",):
            return 0
        if predicate not in self._predicates:
            words = self._encode(predicate)
            self._predicates[predicate] = self.append(words)
        return self._predicates[predicate]

    def _encode(self, predicate: tuple[object, ...]) -> list[int]:
        name, args = predicate[0], predicate[1:]
        nested = {"not": P_NOT, "and": P_AND, "or": P_OR, "element": P_ELEMENT, "value_type": P_VALUE_TYPE,
                  "type_value": P_TYPE_VALUE, "all": P_ALL, "encoding": P_ENCODING}
        plain = {"any": P_ANY, "static": P_STATIC, "typed": P_TYPED, "flat_symbol": P_FLAT_SYMBOL, "scalable": P_SCALABLE}
        named = {"kind": P_KIND, "float": P_FLOAT}
        if name in nested:
            inner = [word for arg in args for word in self._encode(arg)]  # type: ignore[arg-type]
            return instruction(nested[name], *inner)
        if name in plain:
            return instruction(plain[name])
        if name in named:
            return instruction(named[name], self.string("|".join(map(str, args))), 0)
        if name == "param":
            return instruction(P_PARAM, int(args[0]), *self._encode(args[1]))  # type: ignore[call-overload, arg-type]
        numbers = [arg for arg in args if isinstance(arg, int)]
        if name == "integer":
            return instruction(P_INTEGER, *numbers)
        if name == "rank":
            return instruction(P_RANK, sum(1 << rank for rank in numbers))
        if name == "is":
            return instruction(P_IS, self.type_constant(str(args[0])))
        if name == "is_attr":
            return instruction(P_IS, self.attr_constant(str(args[0])))
        if name == "cases":
            return instruction(P_CASES, *(word for number in numbers for word in wide(number)))
        if name == "range":
            return instruction(P_RANGE, *wide(numbers[0]), *wide(numbers[1]))
        if name == "defined":
            return instruction(P_DEFINED, self.string(str(args[0])))
        if name == "size":
            return instruction(P_SIZE, numbers[0], numbers[1] if len(numbers) > 1 else NONE)
        if name == "dims":
            return instruction(P_DIMS, numbers[0], NONE if args[1] is None else numbers[1], int(bool(args[2])))
        if name == "routine":
            return instruction(P_ROUTINE, self.string(str(args[0])))
        if name == "array_of":
            return instruction(P_ARRAY_OF, numbers[0])
        raise ValueError(f"unknown predicate {name!r}")

    def finish(self, name: str, *, complete: bool, symbols_complete: bool = False, is_open: bool = False, is_old: bool = False,
               type_noun: str | None = None) -> bytes:
        """The whole program, ready for the core."""
        import struct

        name_string, noun = self.string(name), self.string(type_noun)
        num_ops, ops = self.records(self.ops)
        num_enums, enums = self.records(self.enums)
        num_definitions, definitions = self.records(self.definitions)
        num_attr_rules, attr_rules = self.records(self.attr_rules)
        num_constants, constants = self.records(list(self._constants))
        encoded = [text.encode() for text in self._strings]
        table, position = [], 0
        for text in encoded:
            table.append((position, len(text)))
            position += len(text)
        num_strings, strings = self.records(table)
        data = b"".join(encoded)
        padded = data + b"\0" * (-len(data) % 4)
        offset = self.append(struct.unpack(f"={len(padded) // 4}I", padded))
        self.words[:HEADER_WORDS] = [
            MAGIC, VERSION, len(self.words), name_string, int(complete) | 2 * int(symbols_complete) | 4 * int(is_open) | 8 * int(is_old),
            num_strings, strings, offset, len(data), num_constants, constants, num_enums, enums, num_ops, ops, num_definitions, definitions, self.num_early, noun,
            num_attr_rules, attr_rules]
        return struct.pack(f"={len(self.words)}I", *self.words)
