"""The records of a TableGen file, as `llvm-tblgen --dump-json` prints them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from mlircore.tools.files import ToolError

MAX_BYTES = 1 << 28  # of one file of records


class Record:
    """One record: its fields, with references to other records resolved."""

    __slots__ = ("_all", "fields", "name")

    def __init__(self, name: str, fields: dict[str, Any], every: Records) -> None:
        self.name, self.fields, self._all = name, fields, every

    def is_a(self, *classes: str) -> bool:
        """Whether one of the classes is among those that it is derived from."""
        return any(each in self.supers for each in classes)

    @property
    def supers(self) -> list[str]:
        """The classes that it is derived from, the most general first."""
        found = self.fields.get("!superclasses", [])
        return found if isinstance(found, list) else []

    @property
    def is_anonymous(self) -> bool:
        """Whether TableGen made its name."""
        return bool(self.fields.get("!anonymous", False))

    def get(self, key: str) -> Any:
        """The value of a field: a record, text, a number, a list of these, or None."""
        return self._resolved(self.fields.get(key))

    def text(self, key: str) -> str:
        """A field as text without white space around it; "" when it is absent or no text."""
        value = self.fields.get(key)
        return value.strip() if isinstance(value, str) else ""

    def flag(self, key: str) -> bool:
        """Whether a bit is set."""
        return self.fields.get(key) == 1

    def number(self, key: str) -> int:
        """A field as a number; 0 when it is none."""
        value = self.fields.get(key)
        return value if isinstance(value, int) else 0

    def record(self, key: str) -> Record | None:
        """A field that is a record, or None."""
        value = self.get(key)
        return value if isinstance(value, Record) else None

    def listed(self, key: str) -> list[Any]:
        """A field that is a list."""
        value = self.get(key)
        return value if isinstance(value, list) else []

    def dag(self, key: str) -> list[tuple[Any, str]]:
        """The arguments of a field that is a dag, with their names."""
        value = self.fields.get(key)
        arguments = value.get("args", []) if isinstance(value, dict) else []
        return [(self._resolved(each[0]), each[1] or "") for each in arguments if isinstance(each, list) and len(each) == 2]

    def _resolved(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._resolved(each) for each in value]
        if isinstance(value, dict):
            return self._all.find(str(value["def"])) if value.get("kind") == "def" else str(value.get("printable", ""))
        return value


class Records:
    """All records of a file."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._made: dict[str, Record] = {}

    @classmethod
    def read(cls, path: str) -> Records:
        """Reads a file. Raises `ToolError` when it is none that llvm-tblgen printed."""
        try:
            with open(path, "rb") as file:
                content = file.read(MAX_BYTES + 1)
            if len(content) > MAX_BYTES:
                raise ToolError(f"{path}: has more than {MAX_BYTES} bytes")
            data = json.loads(content)
        except OSError as error:
            raise ToolError(f"{path}: {error.strerror}") from None
        except (ValueError, RecursionError) as error:
            raise ToolError(f"{path}: is no JSON: {error}") from None
        if not isinstance(data, dict) or not isinstance(data.get("!instanceof"), dict):
            raise ToolError(f"{path}: is not what `llvm-tblgen --dump-json` prints: '!instanceof' is missing")
        return cls(data)

    def find(self, name: str) -> Record:
        """The record of that name. Raises `ToolError` when there is none."""
        made = self._made.get(name)
        if made is None:
            fields = self.data.get(name)
            if not isinstance(fields, dict):
                raise ToolError(f"there is no record {name!r}, which another one names")
            made = self._made[name] = Record(name, fields, self)
        return made

    def of_class(self, name: str) -> Iterator[Record]:
        """The records that are derived from a class, in the order of the file."""
        names = self.data["!instanceof"].get(name, [])
        return (self.find(str(each)) for each in (names if isinstance(names, list) else ()))
