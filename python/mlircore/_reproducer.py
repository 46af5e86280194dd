"""Reproducers: a module with the pipeline that failed on it, in a resource that mlir-opt 22 and mlircore-opt run again."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

__all__ = ["Reproducer", "read"]

_ENTRY = re.compile(rb'mlir_reproducer\s*:\s*\{((?:[^"}]|"(?:[^"\\]|\\.)*")*)\}')
_VALUE = re.compile(rb'(\w+)\s*:\s*("(?:[^"\\]|\\.)*"|true|false)')
_ESCAPE = re.compile(rb'\\([0-9A-Fa-f]{2}|[\\"nt])')
_ESCAPES = {b"\\": b"\\", b'"': b'"', b"n": b"\n", b"t": b"\t"}
_END = "  }\n#-}\n"


@dataclass(frozen=True)
class Reproducer:
    """The pipeline of a reproducer, and the options of the manager that ran it."""

    pipeline: str
    disable_threading: bool = False
    verify_each: bool = True

    def text(self, module: str) -> str:
        """The printed module with this after it, among its other resources."""
        escaped = "".join(f"\\{ord(each):02X}" if each in '"\\\n\t' else each for each in self.pipeline)
        flags = [str(flag).lower() for flag in (self.disable_threading, self.verify_each)]
        entry = (
            f'  external_resources: {{\n    mlir_reproducer: {{\n      pipeline: "{escaped}",\n      disable_threading: {flags[0]},\n'
            f"      verify_each: {flags[1]}\n    }}\n{_END}")
        if module.endswith(_END):
            return f"{module.removesuffix(_END)}  }},\n{entry}"
        return f"{module}\n{{-#\n{entry}"

    def write(self, path: str, module: str) -> None:
        """Writes the file, and folders around it that are missing; OSError when that cannot be done."""
        folder = os.path.dirname(path)
        if folder:
            os.makedirs(folder, exist_ok=True)
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(self.text(module))


def _unescaped(text: bytes) -> str:
    def one(found: re.Match[bytes]) -> bytes:
        return _ESCAPES.get(found[1]) or bytes([int(found[1], 16)])

    return _ESCAPE.sub(one, text).decode("utf-8", "surrogateescape")


def read(data: bytes) -> tuple[Reproducer | None, bytes]:
    """The reproducer in the resources at the end of a text, None when there is none; and the text with blanks in its place."""
    entry = _ENTRY.search(data, max(data.rfind(b"{-#"), 0)) if b"{-#" in data else None
    if entry is None:
        return None, data
    values = dict(_VALUE.findall(entry[1]))
    found = Reproducer(_unescaped(values.get(b"pipeline", b'""')[1:-1]), values.get(b"disable_threading") == b"true", values.get(b"verify_each") != b"false")
    blanks = b"".join(b"\n" if each == 10 else b" " for each in entry[0])
    return found, data[: entry.start()] + blanks + data[entry.end() :]
