"""Calls whose cost must not grow with the square of a list: the work of the core and the memory of the context are counted, not the time."""

import pytest

from mlircore import edit, ir


@pytest.fixture
def ctx():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


def blocks(ctx, count):
    text = '"t.r"() ({' + "".join(f'^b{i}: "t.x"() {{i = {i}}} : () -> ()\n' for i in range(count)) + "}) : () -> ()"
    return ir.Operation.parse(text, context=ctx)


def number(op):
    return op.attributes["i"].value


def test_blocks_and_operations_by_index_in_any_order(ctx):
    region = blocks(ctx, 50).regions[0]
    order = [*range(50), *reversed(range(50)), 25, 3, 48, 0, 49, 24, 26]
    assert [number(region.blocks[i].operations[0]) for i in order] == order
    assert [number(region.blocks[i - 50].operations[-1]) for i in order] == order
    assert len(region.blocks) == 50
    assert [number(region.blocks[i].operations[0]) for i in order] == order
    for wrong in (50, -51, 10**9, -(10**9)):
        with pytest.raises(IndexError):
            region.blocks[wrong]
        with pytest.raises(IndexError):
            region.blocks[0].operations[wrong]


@pytest.mark.parametrize("order", [range(400), range(399, -1, -1), range(-1, -401, -1), range(-400, 0)], ids=["up", "down", "minus", "plus"])
def test_a_loop_over_indices_passes_each_element_a_few_times(ctx, order):
    region = blocks(ctx, 400).regions[0]
    wide = ir.Operation.parse('"t.r"() ({' + '"t.x"() : () -> ()\n' * 400 + "}) : () -> ()", context=ctx).regions[0].blocks[0]
    before = ctx._steps()
    for i in order:
        assert i < len(region.blocks) == 400 and i < len(wide.operations) == 400
        region.blocks[i], wide.operations[i]
    assert ctx._steps() - before < 4 * 800


def test_indices_and_lengths_follow_changes(ctx):
    op = ir.Operation.parse('"t.r"() ({' + "".join(f'"t.x"() {{i = {i}}} : () -> ()\n' for i in range(40)) + "}) : () -> ()", context=ctx)
    block = op.regions[0].blocks[0]
    assert len(block.operations) == 40 and number(block.operations[20]) == 20
    block.operations[10].erase()
    assert len(block.operations) == 39 and number(block.operations[20]) == 21
    block.append(block.operations[0])
    assert len(block.operations) == 39 and number(block.operations[20]) == 22 and number(block.operations[38]) == 0
    region = op.regions[0]
    assert len(region.blocks) == 1
    region.blocks.append()
    assert len(region.blocks) == 2 and len(region.blocks[1].operations) == 0


def test_lengths_after_each_change_walk_nowhere(ctx):
    op = ir.Operation.parse('"t.r"() ({' + '"t.x"() : () -> ()\n' * 40 + "}) : () -> ()", context=ctx)
    operations, before = op.regions[0].blocks[0].operations, ctx._steps()
    for left in range(39, 9, -1):
        operations[0].erase()
        assert len(operations) == left
    assert ctx._steps() == before
    assert op.columns(["name"]).erase(bytes([0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0])) == 4  # the first row is `op`
    operations[0].detach_from_parent()
    assert len(operations) == len(list(operations)) == 5
    other = ir.Operation.parse('"t.r"() ({^b: "t.y"() : () -> ()}) : () -> ()', context=ctx).regions[0].blocks[0]
    other.append(operations[1])
    assert (len(operations), len(other.operations), len(op.clone().regions[0].blocks[0].operations)) == (4, 2, 4)
    ctx._check()


def test_changes_elsewhere_keep_the_place_in_a_list_of_operations(ctx):
    block = ir.Operation.parse('"t.r"() ({' + '"t.x"() : () -> ()\n' * 400 + "}) : () -> ()", context=ctx).regions[0].blocks[0]
    before = ctx._steps()
    for i in range(len(block.operations)):
        block.operations[i].attributes["i"] = ir.UnitAttr.get(ctx)
    assert ctx._steps() - before < 4 * 400


def test_lists_that_share_a_place_among_the_cursors(ctx):
    region = blocks(ctx, 64).regions[0]
    lists = [block.operations for block in region]
    assert [(len(one), number(one[0])) for _ in range(2) for one in lists] == [(1, i) for _ in range(2) for i in range(64)]


def test_several_arguments_are_erased_at_once(ctx):
    names = ", ".join(f"%a{i}: i{i + 1}" for i in range(20))
    block = ir.Operation.parse(f'"t.r"() ({{^b({names}): "t.x"(%a3) : (i4) -> ()}}) : () -> ()', context=ctx).regions[0].blocks[0]
    kept, gone = block.arguments[3], block.arguments[4]
    for wrong in ([20], [1, -1], [2**40]):
        with pytest.raises(ValueError, match="in range"):
            block.erase_arguments(wrong)
    assert len(block.arguments) == 20
    block.erase_arguments(i for i in range(20) if i % 3)
    assert [str(type) for type in block.arguments.types] == [f"i{i + 1}" for i in range(0, 20, 3)]
    assert kept.arg_number == 1 and block.operations[0].operands[0] == kept
    with pytest.raises(ir.MLIRError, match="erased"):
        gone.type  # noqa: B018
    block.erase_arguments([0, 0])
    assert kept.arg_number == 0
    block.erase_arguments([])
    block.erase_arguments([0])
    assert str(block.arguments.types[0]) == "i7"
    ctx._check()


def test_several_attributes_are_set_at_once(ctx):
    op = ir.Operation.parse('%0 = arith.constant {x = 1 : i32, y} 5 : i32', context=ctx)
    two = ir.Attribute.parse("2 : i32", ctx)
    op.attributes.update({"value": two, "x": two, "z": two})
    assert str(op).strip() == "%c2_i32 = arith.constant {x = 2 : i32, y, z = 2 : i32} 2 : i32"
    op.attributes.update({})
    for wrong in ({"q": two, "x": 3}, {"q": two, 3: two}, {"q": two, "r": None}, {"q": two, "r": ir.UnitAttr.get(ir.Context())}):
        with pytest.raises((TypeError, ir.MLIRError)):
            op.attributes.update(wrong)
    assert "q" not in op.attributes


def test_attributes_set_at_once_take_linear_memory():
    def bytes_for(count):
        ctx = ir.Context()
        ctx.allow_unregistered_dialects = True
        op = ir.Operation.parse('"t.x"() : () -> ()', context=ctx)
        before = ctx._memory()[0]
        op.attributes.update({f"a{i}": ir.UnitAttr.get(ctx) for i in range(count)})
        return ctx._memory()[0] - before

    assert bytes_for(16000) < 12 * bytes_for(2000)


def test_symbols_are_renamed_at_once(ctx):
    module = ir.Module.parse("".join(f"func.func private @f{i}()\n\"t.use\"() {{s = @f{i}}} : () -> ()\n" for i in range(100)), ctx)
    edit.rename_symbols(module, {f"f{i}": f"f{i + 1}" for i in range(100)})
    uses = [op.attributes["s"] for op in module.body.operations if op.name == "t.use"]
    assert [str(use) for use in uses] == [f"@f{i + 1}" for i in range(100)]
