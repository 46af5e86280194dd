"""An operation that does not verify is printed in generic form; a verified tree is not checked again until something changes."""

import pytest
from mlircore import _core, dialect, ir

TEXT = """
func.func @f(%a: i32, %b: i64) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}
"""


@pytest.fixture
def module():
    with ir.Context():
        yield ir.Module.parse(TEXT)


def block(module):
    return module.body.operations[0].regions[0].blocks[0]


def wrong_attribute(module):
    block(module).operations[0].attributes["value"] = ir.Attribute.parse("1 : i64")


def missing_attribute(module):
    del block(module).operations[0].attributes["value"]


def wrong_operand(module):
    block(module).operations[1].operands[1] = block(module).arguments[1]


def wrong_type(module):
    block(module).arguments[0].set_type(ir.Type.parse("i8"))


def no_terminator(module):
    block(module).operations[2].erase()


def argument_too_many(module):
    block(module).add_argument(ir.Type.parse("i8"), ir.Location.unknown())


def uses_of_another_type(module):
    block(module).arguments[0].replace_all_uses_with(block(module).arguments[1])


def operation_behind_terminator(module):
    block(module).operations[1].move_after(block(module).operations[2])


EDITS = [wrong_attribute, missing_attribute, wrong_operand, wrong_type, no_terminator, argument_too_many, uses_of_another_type,
         operation_behind_terminator]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.__name__)
@pytest.mark.parametrize("again", [False, True])
def test_a_tree_that_verified_is_looked_at_again_after_an_edit(module, edit, again):
    assert "arith.addi" in str(module) and '"arith.addi"' not in str(module)
    if again:
        module.operation.verify()
    edit(module)
    assert '"func.func"() <{' in str(module)
    with pytest.raises(ir.MLIRError):
        module.operation.verify()


def test_part_of_a_tree_is_as_verified_as_the_tree(module):
    function = module.body.operations[0]
    assert str(function).startswith("func.func @f")
    wrong_operand(module)
    assert str(function).startswith('"func.func"()')


def test_what_was_not_verified_is_not_believed_to_be(module):
    wrong = ir.Module.parse(TEXT.replace("  return %1 : i32\n", ""), verify=False)
    assert '"arith.addi"' in str(wrong)


def test_other_rules_make_a_tree_unverified():
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        unknown = ir.Module.parse('func.func @f() { "later.op"() : () -> () return }')
        assert "func.func @f() {" in str(unknown)
        context.allow_unregistered_dialects = False
        assert '"func.func"()' in str(unknown)
        context.allow_unregistered_dialects = True
        assert "func.func @f() {" in str(unknown)
        later = dialect.Dialect("later")
        try:

            class Op(dialect.Op, dialect=later, name="op"):
                """It must have a result."""

                result = dialect.Result(dialect.AnyType)

            unknown.operation.verify()
            _core.define_dialect(context, later.program())
            with pytest.raises(ir.MLIRError):
                unknown.operation.verify()
            assert '"func.func"()' in str(unknown)
        finally:
            del dialect.Dialect.known["later"]
