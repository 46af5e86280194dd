"""The words of a compiled dialect, as src_c/defs/format.h describes them. Its opcodes, flags and kinds are those of src_c/defs/words.h."""

from __future__ import annotations

from mlircore.define.words import *

AT_LEAST, AT_MOST, MAX_CLAUSES, MAX_GROUPS, NONE = REGION_AT_LEAST, REGION_AT_MOST, FORMAT_MAX_CLAUSES, FORMAT_MAX_GROUPS, PROGRAM_NONE
SINGLE, OPTIONAL, VARIADIC = GROUP_SINGLE, GROUP_OPTIONAL, GROUP_VARIADIC
CASE_GROUP = ENUM_GROUP << 32  # in the value of a case: the flag is in its high word


def instruction(opcode: int, *payload: int, flags: int = 0) -> list[int]:
    """The words of an instruction: the first has opcode, length and flags."""
    length = len(payload) + 1
    if length > 0xFFFF:
        raise ValueError("an instruction is too long")
    return [opcode | length << 8 | flags << 24, *payload]


def wide(value: int) -> tuple[int, int]:
    """The low and the high word of a 64-bit number."""
    value &= (1 << 64) - 1
    return value & NONE, value >> 32
