"""A compiled dialect in the making: its strings, constants, predicates and records, laid out as src_c/defs/format.h describes."""

from __future__ import annotations

from mlircore.define import opcodes as oc

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mlircore.define.dialect import Inlining


INLINING = {None: 0, "operations": oc.PROGRAM_INLINED, "all": oc.PROGRAM_INLINED | oc.PROGRAM_INLINES,
            "affine": oc.PROGRAM_INLINED | oc.PROGRAM_INLINES | oc.PROGRAM_INLINES_AFFINE}


class Program:
    """Collects strings, constants, predicates and records, each once, and lays them out."""

    def __init__(self) -> None:
        self.words: list[int] = [0] * oc.HEADER_WORDS
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
            return oc.NONE
        return self._strings.setdefault(text, len(self._strings))

    @property
    def texts(self) -> set[str]:
        """All strings."""
        return set(self._strings)

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
        return self._constant(2, enum, *oc.wide(value))

    def append(self, words: Iterable[int]) -> int:
        """Offset where the words were put."""
        offset = len(self.words)
        self.words.extend(words)
        return offset

    def records(self, records: Sequence[Sequence[int]]) -> tuple[int, int]:
        """Count and offset of a table."""
        return len(records), self.append(word for record in records for word in record) if records else 0

    def predicate(self, predicate: tuple[object, ...] | None) -> int:
        """Offset of a predicate; 0 for one that everything satisfies."""
        if predicate is None or predicate == ("any",):
            return 0
        if predicate not in self._predicates:
            words = self._encode(predicate)
            self._predicates[predicate] = self.append(words)
        return self._predicates[predicate]

    def _encode(self, predicate: tuple[object, ...]) -> list[int]:
        name, args = predicate[0], predicate[1:]
        nested = {"not": oc.P_NOT, "and": oc.P_AND, "or": oc.P_OR, "element": oc.P_ELEMENT, "value_type": oc.P_VALUE_TYPE,
                  "type_value": oc.P_TYPE_VALUE, "all": oc.P_ALL, "encoding": oc.P_ENCODING}
        plain = {"any": oc.P_ANY, "static": oc.P_STATIC, "typed": oc.P_TYPED, "flat_symbol": oc.P_FLAT_SYMBOL, "scalable": oc.P_SCALABLE}
        named = {"kind": oc.P_KIND, "float": oc.P_FLOAT}
        if name in nested:
            inner = [word for arg in args for word in self._encode(arg)]  # type: ignore[arg-type]
            return oc.instruction(nested[name], *inner)
        if name in plain:
            return oc.instruction(plain[name])
        if name in named:
            return oc.instruction(named[name], self.string("|".join(map(str, args))), 0)
        if name == "param":
            return oc.instruction(oc.P_PARAM, int(args[0]), *self._encode(args[1]))  # type: ignore[call-overload, arg-type]
        numbers = [arg for arg in args if isinstance(arg, int)]
        if name == "integer":
            return oc.instruction(oc.P_INTEGER, *numbers)
        if name == "rank":
            return oc.instruction(oc.P_RANK, sum(1 << rank for rank in numbers))
        if name == "is":
            return oc.instruction(oc.P_IS, self.type_constant(str(args[0])))
        if name == "is_attr":
            return oc.instruction(oc.P_IS, self.attr_constant(str(args[0])))
        if name == "cases":
            return oc.instruction(oc.P_CASES, *(word for number in numbers for word in oc.wide(number)))
        if name == "range":
            return oc.instruction(oc.P_RANGE, *oc.wide(numbers[0]), *oc.wide(numbers[1]))
        if name == "defined":
            return oc.instruction(oc.P_DEFINED, self.string(str(args[0])))
        if name == "size":
            return oc.instruction(oc.P_SIZE, numbers[0], numbers[1] if len(numbers) > 1 else oc.NONE)
        if name == "dims":
            return oc.instruction(oc.P_DIMS, numbers[0], oc.NONE if args[1] is None else numbers[1], int(bool(args[2])))
        if name == "routine":
            return oc.instruction(oc.P_ROUTINE, self.string(str(args[0])))
        if name == "array_of":
            return oc.instruction(oc.P_ARRAY_OF, numbers[0])
        raise ValueError(f"unknown predicate {name!r}")

    def finish(self, name: str, *, complete: bool, symbols_complete: bool = False, is_open: bool = False, is_old: bool = False,
               inlining: Inlining | None = None, type_noun: str | None = None, argument_check: str | None = None) -> bytes:
        """The whole program, ready for the core."""
        import struct

        flags = oc.PROGRAM_COMPLETE * complete | oc.PROGRAM_SYMBOLS_COMPLETE * symbols_complete | oc.PROGRAM_OPEN * is_open | oc.PROGRAM_OLD * is_old
        flags |= INLINING[inlining]
        name_string, noun, check = self.string(name), self.string(type_noun), self.string(argument_check)
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
        self.words[:oc.HEADER_WORDS] = [
            oc.PROGRAM_MAGIC, oc.PROGRAM_VERSION, len(self.words), name_string, flags,
            num_strings, strings, offset, len(data), num_constants, constants, num_enums, enums, num_ops, ops, num_definitions, definitions, self.num_early, noun,
            num_attr_rules, attr_rules, check]
        return struct.pack(f"={len(self.words)}I", *self.words)
