"""Writes tests/c/programs.h: the compiled dialects that the C tests run. `python tests/c/make_programs.py`."""

import importlib
import pathlib
import struct

NAMES = ("builtin", "func", "arith")


def text() -> str:
    """The header's text."""
    parts = ["/* programs.h - made by make_programs.py: dialects as mlircore.dialect compiles them. */", "#include <stdint.h>", ""]
    for name in NAMES:
        importlib.import_module(f"mlircore.dialects.{name}")
        dialect = importlib.import_module("mlircore.dialect").find(name)
        program = dialect.program()
        words = struct.unpack(f"={len(program) // 4}I", program)
        parts.append(f"static const uint32_t {name}_program[] = {{")
        parts += ["  " + ", ".join(f"{word:#x}" for word in words[i:i + 16]) + "," for i in range(0, len(words), 16)]
        parts += ["};", ""]
    return "\n".join(parts)


if __name__ == "__main__":
    (pathlib.Path(__file__).parent / "programs.h").write_text(text())
