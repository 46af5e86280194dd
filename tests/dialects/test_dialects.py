"""The defined dialects: golden files have every operation, type and attribute of them."""

import functools
import json
import re

import pytest
import paths

from mlircore import dialect, ir
from mlircore.compile.files import of_package

GOLDEN = of_package()  # packs have golden files of their own: test_packs.py
ANSWER = re.compile(r"^//= (.*)\n", re.MULTILINE)


# Defined, and in no answer: the JAX and the IREE that wrote the answers print no meshes. #stablehlo.type_extensions is printed as
# #stablehlo.bounds.
NOT_WRITTEN = {
    "stablehlo": {"#stablehlo.type_extensions"},
}


class Answers:
    """All answers of golden files in one form, and the operations of the inputs that they are for."""

    def __init__(self) -> None:
        self.text = ""
        self.ops: set[str] = set()


@functools.cache
def answers() -> tuple[Answers, Answers]:
    """The answers in custom form, and those in generic form."""
    forms = Answers(), Answers()
    for path in paths.GOLDEN:
        source, *rest = ANSWER.split(path.read_text())
        context = ir.Context()
        context.allow_unregistered_dialects = True
        ops: set[str] = set()
        ir.Module.parse(source, context).operation.walk(lambda op: ops.add(op.name) or ir.WalkResult.ADVANCE)
        for flags, text in zip(rest[::2], rest[1::2]):
            form = forms["--mlir-print-op-generic" in flags.split()]
            form.text += text
            form.ops |= ops
    return forms


@pytest.mark.parametrize("form", [0, 1], ids=["custom", "generic"])
@pytest.mark.parametrize("name", GOLDEN)
def test_golden_files_have_everything_in_both_forms(name: str, form: int) -> None:
    """Every operation of the dialect, every type and attribute, printed in that form."""
    written, defined = answers()[form], dialect.find(name)
    assert defined is not None and defined.complete != (name in OPEN)
    missing = {f"{name}.{op}" for op in defined.ops} - written.ops
    own = {f"{'!' if each.is_type else '#'}{each.name}" for each in defined.definitions}
    own |= {f"#{name}.{enum.attr_name}" for enum in defined.enums if enum.attr_name is not None}
    missing |= {each for each in own if each not in written.text and each.replace(".", "<") not in written.text}
    assert missing == NOT_WRITTEN.get(name, set())


OPEN = {"shape"}  # upstream accepts unregistered operations in it


@pytest.mark.parametrize("name", GOLDEN)
def test_every_definition_says_what_it_is(name: str) -> None:
    defined = dialect.find(name)
    assert defined is not None
    assert not [op for op, cls in defined.ops.items() if not cls.__doc__]


CHECKLIST = paths.SHARED / "conformance/dialect_ops.json"


@pytest.mark.skipif(not CHECKLIST.exists(), reason="there is no list of upstream's operations beside the checkout")
@pytest.mark.parametrize("name", sorted(set(GOLDEN) - {"builtin", "chlo", "sdy", "stablehlo", "test", "vhlo"}))
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
