"""Texts that packs refuse: files of tests/packs/PROJECT/fail, in parts between lines `// -----`. The comment `// error COLUMN: MESSAGE` is on the line of
the first error. Inputs are our own, messages those of the project's tool.
"""

from __future__ import annotations

import pathlib

import pytest

from mlircore import ir

FOLDER = pathlib.Path(__file__).parent.parent / "packs"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/fail/*.mlir")), ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_each_part_is_refused_with_the_error_on_its_line(path: pathlib.Path) -> None:
    for part in path.read_text().split("// -----\n"):
        (wanted,) = [(number, text.partition("// error ")[2]) for number, text in enumerate(part.split("\n"), 1) if "// error " in text]
        with ir.Context(), pytest.raises(ir.MLIRError) as raised:
            ir.Module.parse(part, source_name="f")
        first = raised.value.error_diagnostics[0]
        _, line, column = str(first.location).removesuffix(")").split(":")
        assert (int(line), f"{column}: {first.message}") == wanted, part
