"""Changes of many operations by a mask over columns: attributes, erasing, replacing; when one raises, nothing has changed."""

import numpy as np
import pytest

from mlircore import ir
from mlircore.dialects import arith

TEXT = """func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.addi %1, %0 : i32
  "t.none"() {x = 1 : i32} : () -> ()
  return %2 : i32
}
func.func @g() {
  "t.outer"() ({
    %0 = "t.def"() : () -> i1
    "t.inner"(%0) ({ "t.leaf"(%0) : (i1) -> () }) : (i1) -> ()
  }) : () -> ()
  return
}
"""


@pytest.fixture
def module():
    with ir.Context() as ctx:
        ctx.allow_unregistered_dialects = True
        yield ir.Module.parse(TEXT)


def rows_of(module, *names):
    rows = module.operation.columns("name")
    return rows, np.isin(rows["name"], [rows.names.index(name) for name in names])


# --- masks ---


@pytest.mark.parametrize("make", [
    lambda mask: mask, lambda mask: mask.astype(np.uint8) * 7, lambda mask: mask.tobytes(), lambda mask: bytearray(mask.tobytes()),
    lambda mask: memoryview(mask.tobytes()), lambda mask: np.repeat(mask, 3)[::3], lambda mask: mask[::-1].copy()[::-1],
    lambda mask: np.column_stack([mask, ~mask])[:, 0],
])
def test_masks_are_buffers_of_bytes_with_any_stride(module, make):
    rows, mask = rows_of(module, "arith.muli")
    mask = make(mask)
    assert rows.set_attribute(mask, "t.x", ir.UnitAttr.get()) == 2
    assert [op.operation.name for op in module.operation.find(has_attr="t.x")] == ["arith.muli"] * 2


def test_a_read_only_mask_is_read(module):
    rows, mask = rows_of(module, "t.none")
    mask.flags.writeable = False
    assert rows.erase(mask) == 1 and "t.none" not in str(module)


@pytest.mark.parametrize("mask, error, message", [
    (np.ones(13, np.int64), TypeError, "array of bool"), (np.ones((13, 1), bool), TypeError, "one dimension"),
    (np.ones(13, np.int8), TypeError, "format 'b'"), ([True] * 13, TypeError, "not list"), (None, TypeError, "not NoneType"),
    (np.ones(12, bool), ValueError, "the mask has 12 entries, and there are 13 rows"), (np.ones(14, bool), ValueError, "14 entries"),
    (np.bool_(True), TypeError, "a mask is an array of bool"),
])
def test_other_masks_are_refused(module, mask, error, message):
    rows, before = module.operation.columns("name"), str(module)
    assert len(rows) == 13
    for change in (rows.erase, lambda mask: rows.set_attribute(mask, "t.x", None), lambda mask: rows.replace(mask, lambda op: [])):
        with pytest.raises(error, match=message):
            change(mask)
    assert str(module) == before


def test_an_empty_mask_changes_nothing(module):
    rows, before = module.operation.columns("name"), str(module)
    none = np.zeros(len(rows), bool)
    assert rows.erase(none) == rows.set_attribute(none, "t.x", None) == rows.replace(none, lambda op: 1 / 0) == 0
    assert str(module) == before


def test_an_operation_that_was_erased_is_named_by_its_row(module):
    rows = module.operation.columns("name")
    module.operation.find("t.none")[0].erase()
    before = str(module)
    every = np.ones(len(rows), bool)
    for change in (rows.erase, lambda mask: rows.set_attribute(mask, "t.x", ir.UnitAttr.get()), lambda mask: rows.replace(mask, lambda op: None)):
        with pytest.raises(ir.MLIRError, match="the operation of row 5 was erased"):
            change(every)
    assert str(module) == before
    every[5] = False
    assert rows.set_attribute(every, "t.x", ir.UnitAttr.get()) == 12


def test_columns_that_were_never_made_are_refused():
    rows = ir.Columns.__new__(ir.Columns)
    for change in (rows.erase, lambda mask: rows.set_attribute(mask, "t.x", None), lambda mask: rows.replace(mask, lambda op: None)):
        with pytest.raises(ir.MLIRError):
            change(b"")


# --- attributes ---


def test_attributes_are_set_as_by_one_operation(module):
    def one_by_one(name, value):
        with ir.Context() as ctx:
            ctx.allow_unregistered_dialects = True
            other = ir.Module.parse(TEXT)
            for op in other.operation.find():
                op.attributes[name] = ir.Attribute.parse(value)
            return other.operation.get_asm(print_generic_op_form=True)

    rows = module.operation.columns([])
    every = np.ones(len(rows), bool)
    for name, value in (("x", "2 : i64"), ("overflowFlags", "#arith.overflow<nsw>"), ("t.y", '"y"')):
        with ir.Context() as ctx:
            ctx.allow_unregistered_dialects = True
            fresh = ir.Module.parse(TEXT)
            fresh.operation.columns([]).set_attribute(every, name, ir.Attribute.parse(value))
            assert fresh.operation.get_asm(print_generic_op_form=True) == one_by_one(name, value)


def test_none_removes_an_attribute_where_it_is(module):
    rows = module.operation.columns([])
    assert rows.set_attribute(np.ones(len(rows), bool), "x", None) == len(rows)
    assert module.operation.find(has_attr="x") == []


def test_many_different_dictionaries(module):
    body = "\n".join(f'"t.a"() {{i = {i} : i64}} : () -> ()' for i in range(1000))
    m = ir.Module.parse(body)
    rows, mask = rows_of(m, "t.a")
    rows.set_attribute(mask, "j", ir.UnitAttr.get())
    assert [op.attributes["i"].value for op in m.operation.find(has_attr="j")] == list(range(1000))


def test_attributes_of_other_kinds_are_refused(module):
    rows = module.operation.columns([])
    every = np.ones(len(rows), bool)
    with pytest.raises(TypeError):
        rows.set_attribute(every, "x", 3)
    with pytest.raises(TypeError):
        rows.set_attribute(every, None, ir.UnitAttr.get())
    with ir.Context() as other, pytest.raises(ir.MLIRError, match="context"):
        rows.set_attribute(every, "x", ir.UnitAttr.get(other))


# --- erasing ---


def test_operations_are_erased_with_everything_in_them(module):
    rows, mask = rows_of(module, "t.outer", "t.leaf", "t.none")
    leaf = module.operation.find("t.leaf")[0]
    assert rows.erase(mask) == 3
    assert {op.operation.name for op in module.operation.find()} >= {"func.func", "arith.muli"}
    assert module.operation.find("t.def") == [] and module.operation.find("t.none") == []
    with pytest.raises(ir.MLIRError, match="operation was erased"):
        leaf.name
    assert module.operation.verify() and len(rows) == 13


def test_what_is_still_used_is_named_and_nothing_is_erased(module):
    before = str(module)
    rows, mask = rows_of(module, "arith.muli", "t.none")
    with pytest.raises(ir.MLIRError, match=r"'arith.muli' at .*:2:8 is still used by 'arith.addi' at .*:4:8, which is not erased"):
        rows.erase(mask)
    assert str(module) == before and module.operation.verify()
    rows, mask = rows_of(module, "t.def")
    with pytest.raises(ir.MLIRError, match="'t.def' at .* is still used by 't.leaf'|by 't.inner'"):
        rows.erase(mask)
    assert str(module) == before
    rows, mask = rows_of(module, "arith.muli", "arith.addi", "func.return")  # users are erased, too
    assert rows.erase(mask) == 5


def test_the_top_operation_is_erased(module):
    rows = module.operation.columns([])
    assert rows.erase(np.ones(len(rows), bool)) == len(rows)
    with pytest.raises(ir.MLIRError, match="operation was erased"):
        module.operation.name
    again = ir.Module.parse(TEXT)
    rows = again.operation.columns([])
    mask = np.zeros(len(rows), bool)
    mask[0] = True
    assert rows.erase(mask) == 1


def test_operations_that_moved_to_another_tree_are_erased_there(module):
    rows, mask = rows_of(module, "func.func")
    with ir.Location.unknown():
        other = ir.Module.create()
    for op in list(module.body.operations):
        other.body.append(op)
    detached = other.body.operations[1].detach_from_parent()
    assert rows.erase(mask) == 2
    assert len(other.body.operations) == 0 and repr(detached).endswith("erased>")


def test_an_inner_row_may_come_to_be_around_an_outer_one(module):
    rows, mask = rows_of(module, "t.outer", "t.inner")
    outer, inner = module.operation.find("t.outer")[0], module.operation.find("t.inner")[0]
    inner.operation.move_before(outer)
    inner.regions[0].blocks[0].append(outer)
    with pytest.raises(ir.MLIRError):
        inner.operation.move_before(outer)
    assert rows.erase(mask) == 2 and module.operation.find("t.def") == []


# --- replacing ---


def test_replacements_are_made_before_the_operations(module):
    rows, mask = rows_of(module, "arith.muli")
    places = []

    def fn(op):
        places.append(op.location)
        return arith.addi(arith.subi(op.lhs, op.rhs), op.rhs)

    assert rows.replace(mask, fn) == 2
    body = [line.strip() for line in str(module).splitlines()[2:7]]
    assert body == ["%0 = arith.subi %arg0, %arg1 : i32", "%1 = arith.addi %0, %arg1 : i32", "%2 = arith.subi %1, %arg1 : i32",
                    "%3 = arith.addi %2, %arg1 : i32", "%4 = arith.addi %3, %1 : i32"]
    assert module.operation.verify()
    assert [op.location for op in module.operation.find("arith.subi")] == places


def test_values_that_are_replaced_themselves_lead_to_the_last(module):
    rows, mask = rows_of(module, "arith.muli", "arith.addi")
    assert rows.replace(mask, lambda op: op.lhs) == 3
    assert "return %arg0 : i32" in str(module) and "arith" not in str(module)


def test_none_leaves_an_operation_and_inserts_what_was_made(module):
    rows, mask = rows_of(module, "func.return", "t.none")

    def fn(op):
        made = ir.Operation.create("t.before")
        return None if op.operation.name == "func.return" else made

    assert rows.replace(mask, fn) == 1
    assert [op.operation.name for op in module.operation.find("t.before")] == ["t.before"] * 3
    assert module.operation.find("t.none") == [] and len(module.operation.find("func.return")) == 2 and module.operation.verify()


def test_terminators_are_replaced(module):
    rows, mask = rows_of(module, "func.return")
    assert rows.replace(mask, lambda op: ir.Operation.create("func.return", operands=list(op.operands))) == 2
    assert module.operation.verify()


def fails(op):
    ir.Operation.create("t.made", operands=[op.operands[0]])
    if op.operation.name == "arith.addi":
        raise KeyError("x")
    return op.operands[0]


@pytest.mark.parametrize("fn, error, message", [
    (fails, KeyError, "x"), (lambda op: op, ir.MLIRError, "would be replaced by themselves"),
    (lambda op: [], ValueError, "has 1 results, and 0 values"), (lambda op: 3, TypeError, "int"), (lambda op: [3], TypeError, "not by int"),
    (lambda op: arith.addi(op.result, op.result), ir.MLIRError, "uses its result"),
    (lambda op: arith.constant(ir.IndexType.get(), 1), ValueError, "different types"), (3, TypeError, "expected a function"),
])
def test_a_failing_replacement_changes_nothing(module, fn, error, message):
    rows, mask = rows_of(module, "arith.muli", "arith.addi")
    before, uses = str(module), len(list(module.operation.find("func.func")[0].regions[0].blocks[0].arguments[0].uses))
    with pytest.raises(error, match=message):
        rows.replace(mask, fn)
    assert str(module) == before and module.operation.verify()
    assert len(list(module.operation.find("func.func")[0].regions[0].blocks[0].arguments[0].uses)) == uses


def test_a_value_inside_what_is_erased_replaces_nothing(module):
    text = '%0 = "t.outer"() ({ %1 = "t.def"() : () -> i1 }) : () -> i1\n"t.use"(%0) : (i1) -> ()'
    m = ir.Module.parse(text)
    rows, mask = rows_of(m, "t.outer")
    with pytest.raises(ir.MLIRError, match="the operation that defines it is erased"):
        rows.replace(mask, lambda op: op.regions[0].blocks[0].operations[0].result)
    assert m.operation.find("t.use")[0].operands[0].owner.name == "t.outer"


def test_handles_to_what_was_made_keep_the_tree(module):
    rows, mask = rows_of(module, "arith.muli")
    made = []

    def fn(op):
        made.append(arith.addi(op.lhs, op.rhs).owner)
        return made[-1]

    rows.replace(mask, fn)
    del module, rows
    assert made[0].parent.name == "f" or made[0].parent.operation.name == "func.func"


def test_an_operation_in_no_block(module):
    op = ir.Operation.parse('"t.top"() : () -> ()', context=module.context)
    rows = op.operation.columns([])
    with ir.Location.unknown(module.context), pytest.raises(ir.MLIRError, match="is in no block"):
        rows.replace(np.ones(1, bool), lambda op: ir.Operation.create("t.other"))
    assert rows.replace(np.ones(1, bool), lambda op: []) == 1
    with pytest.raises(ir.MLIRError, match="operation was erased"):
        op.operation.name
