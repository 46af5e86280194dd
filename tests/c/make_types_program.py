"""Writes tests/c/types_program.h: the dialect of tests/support/types_dialect.py, compiled, for the C tests. `python tests/c/make_types_program.py`."""

import pathlib
import struct
import sys

HERE = pathlib.Path(__file__).parent


def text() -> str:
    """The header's text."""
    sys.path.insert(0, str(HERE.parent / "support"))
    import types_dialect

    program = types_dialect.t.program()
    words = struct.unpack(f"={len(program) // 4}I", program)
    lines = ["  " + ", ".join(f"{word:#x}" for word in words[i:i + 16]) + "," for i in range(0, len(words), 16)]
    return "\n".join([
        "/* types_program.h - made by make_types_program.py: the dialect of tests/support/types_dialect.py. */", "#include <stdint.h>", "",
        "static const uint32_t types_program[] = {", *lines, "};", ""])


if __name__ == "__main__":
    (HERE / "types_program.h").write_text(text())
