"""The defined dialects: golden files have every operation, type and attribute of them."""

import json
import re

import pytest
import paths

from mlircore import dialect, ir
from mlircore.compile.files import of_package

TEXT = "".join(path.read_text() for path in paths.GOLDEN)
ALL_TEXT = TEXT + "".join(path.read_text() for path in paths.REFUSED)
GOLDEN = of_package()  # packs have golden files of their own: test_packs.py


# Defined, and in no golden file yet: the JAX and the IREE that wrote the answers print no meshes.
NOT_WRITTEN = {
    "stablehlo": {
        "#stablehlo.axis_ref", "#stablehlo.mesh",
        "#stablehlo.mesh_axis", "#stablehlo.replica_group_mesh_axes", "#stablehlo.sub_axis_info",
    },
}


OPEN = {"shape"}  # upstream accepts unregistered operations in it


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_files_have_every_operation_in_both_forms(name: str) -> None:
    defined = dialect.find(name)
    assert defined is not None and defined.complete != (name in OPEN)
    text = TEXT
    written = set(re.findall(rf"\b{name}\.[\w.]+", re.sub(r'"[\w.-]+"\(', "", text)))
    if name in ("builtin", "func"):  # inside of which the prefix is implied
        written |= {f"{name}.{op}" for op in defined.ops if re.search(rf"^ *(%[\w:]+ = )?{op}\b", text, re.MULTILINE)}
    generic = set(re.findall(r'"([\w.-]+)"\(', text))
    names = {f"{name}.{op}" for op in defined.ops}
    custom = {f"{name}.{op}" for op, cls in defined.ops.items() if cls.assembly_format is not None}
    later = NOT_WRITTEN.get(name, set())
    assert not custom - written - later, "in custom form"
    assert not names - generic - later, "in generic form"


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_files_have_every_attribute_and_type(name: str) -> None:
    text = ALL_TEXT
    defined = dialect.find(name)
    assert defined is not None
    own = {f"{'!' if each.is_type else '#'}{each.name}" for each in defined.definitions}
    own |= {f"#{name}.{enum.attr_name}" for enum in defined.enums if enum.attr_name is not None}
    missing = {each for each in own if each not in text and each.replace(".", "<") not in text}
    assert missing == {each for each in NOT_WRITTEN.get(name, set()) if each[0] in "#!"}


@pytest.mark.parametrize("name", GOLDEN)
def test_every_definition_says_what_it_is(name: str) -> None:
    defined = dialect.find(name)
    assert defined is not None
    assert not [op for op, cls in defined.ops.items() if not cls.__doc__]


CHECKLIST = paths.SHARED / "conformance/dialect_ops.json"


@pytest.mark.skipif(not CHECKLIST.exists(), reason="there is no list of upstream's operations beside the checkout")
@pytest.mark.parametrize("name", sorted(set(GOLDEN) - {"builtin", "chlo", "sdy", "stablehlo", "vhlo"}))
def test_everything_that_upstream_has_is_defined(name: str) -> None:
    upstream = json.loads(CHECKLIST.read_text())[name]
    defined = dialect.find(name)
    assert defined is not None
    held = {each.name.partition(".")[2] for each in defined.definitions} | {enum.attr_name for enum in defined.enums}
    missing = {op for op in upstream["ops"] if op.partition(".")[2] not in defined.ops}
    missing |= {each for kind in ("attrs", "types") for each in upstream[kind] if each not in held}
    assert not missing


def test_a_dialect_that_another_names_is_still_loaded():
    """sdy's program names builtin.module and func.func, as parents of its operations: those names must not count as their definitions."""
    for name in ("builtin.module", "func.func"):
        context = ir.Context()
        context.get_dialect_descriptor("sdy")
        assert context.is_registered_operation(name)
    context = ir.Context()
    context.get_dialect_descriptor("sdy")
    ir.SymbolTable(ir.Module.create(ir.Location.unknown(context)).operation)


def test_register_dialect():
    """Upstream's modules of StableHLO, CHLO and Shardy have it."""
    from mlircore.dialects import chlo, sdy, stablehlo

    context = ir.Context()
    for module in (chlo, sdy, stablehlo):
        module.register_dialect(context)
        module.register_dialect(context, load=False)
    assert context.is_dialect_loaded("sdy")
