"""The dialects that are defined: golden files have every operation, type and attribute of them."""

import pathlib
import re

import pytest

from mlircore import dialect

FOLDER = pathlib.Path(__file__).parent / "mlir"
GOLDEN = {path.stem.removeprefix("dialect_"): path for path in sorted(FOLDER.glob("dialect_*.mlir"))}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_files_have_every_operation_in_both_forms(name: str) -> None:
    text = "".join(path.read_text() for path in FOLDER.glob(f"*{name}*.mlir") if not path.name.startswith("fail_"))
    defined = dialect.find(name)
    assert defined is not None and defined.complete
    written = set(re.findall(rf"\b{name}\.[\w.]+", re.sub(r'"[\w.]+"\(', "", text)))
    generic = set(re.findall(r'"([\w.]+)"\(', text))
    names = {f"{name}.{op}" for op in defined.ops}
    assert not names - written, "in custom form"
    assert not names - generic, "in generic form"


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_files_have_every_attribute_and_type(name: str) -> None:
    text = "".join(path.read_text() for path in FOLDER.glob(f"*{name}*.mlir"))
    defined = dialect.find(name)
    assert defined is not None
    own = {f"{'!' if each.is_type else '#'}{each.name}" for each in defined.definitions}
    own |= {f"#{name}.{enum.attr_name}" for enum in defined.enums if enum.attr_name is not None}
    assert not {each for each in own if each not in text and each.replace(".", "<") not in text}


@pytest.mark.parametrize("name", GOLDEN)
def test_every_definition_says_what_it_is(name: str) -> None:
    defined = dialect.find(name)
    assert defined is not None
    assert not [op for op, cls in defined.ops.items() if not cls.__doc__]
