"""Handles whose target was erased raise; no pointer dangles; threads and the trees they read."""

import gc
import sys
import threading

import pytest
from mlircore import ir

TEXT = """
%0 = "t.a"() : () -> i32
"t.b"(%0) ({
^bb0(%arg: i1):
  "t.c"(%arg)[^bb1] : (i1) -> ()
^bb1:
  "t.d"() : () -> ()
}) : (i32) -> ()
"""


def many(count):
    """Repetitions of the text, each with a value of its own."""
    return "".join(TEXT.replace("%0", f"%v{i}") for i in range(count))


@pytest.fixture
def ctx():
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        yield context
        context._check()


def make_context():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


@pytest.fixture
def module(ctx):
    return ir.Module.parse(TEXT)


def uses_of(handle):
    """All reads of a handle: (name, call)."""
    for name in dir(type(handle)):
        if name.startswith(("__", "_ODS_")) or name in ("parse", "create", "create_at_start", "current", "at_block_begin", "after", "at_block_terminator"):
            continue
        if callable(getattr(type(handle), name)):
            continue
        yield name, lambda name=name: getattr(handle, name)


OPERATION_CALLS = ["get_asm", "find", "structural_hash", "__reduce__", "verify", "clone", "detach_from_parent", "erase", "_counts"]


def assert_all_raise(handle, match, calls=()):
    assert "erased" in repr(handle)
    asked = list(uses_of(handle)) + [(name, getattr(handle, name)) for name in calls]
    assert asked
    for name, call in asked:
        with pytest.raises(ir.MLIRError, match=match):
            call()
            pytest.fail(f"{name} did not raise")


def test_stale_operation(module):
    for as_operation in (False, True):
        op = module.body.operations[1]
        op = op.operation if as_operation else op
        inner = op.regions[0].blocks[0].operations[0]
        other = module.body.operations[0]
        copy = op.clone(ir.InsertionPoint(module.body))
        views = [op.operands, op.results, op.regions, op.successors, op.attributes, op.op_operands]
        op.erase()
        assert_all_raise(op, "operation was erased", OPERATION_CALLS)
        assert_all_raise(inner, "operation was erased", OPERATION_CALLS)
        for call in (
            lambda: op.walk(print),
            lambda: op.move_before(other),
            lambda: other.move_after(op),
            lambda: module.body.append(op),
            lambda: ir.OpView(op),
            lambda: ir.InsertionPoint(op),
            lambda: op.is_before_in_block(other),
            lambda: str(op),
        ):
            with pytest.raises(ir.MLIRError, match="operation was erased"):
                call()
        for view in views:
            with pytest.raises(ir.MLIRError, match="operation was erased"):
                len(view)
        assert op == op and isinstance(hash(op), int)
        assert copy.name == "t.b"


def test_stale_block(module):
    op = module.body.operations[1]
    block = op.regions[0].blocks[0]
    lists = [block.arguments, block.operations, block.successors, block.predecessors]
    op.erase()
    assert_all_raise(block, "block was erased")
    for thing in lists:
        with pytest.raises(ir.MLIRError, match="block was erased"):
            len(thing)
    for call in (lambda: iter(block), lambda: str(block), lambda: block.create_after(), lambda: ir.InsertionPoint(block)):
        with pytest.raises(ir.MLIRError, match="block was erased"):
            call()


def test_stale_region(module):
    op = module.body.operations[1]
    region = op.regions[0]
    blocks = region.blocks
    op.erase()
    assert_all_raise(region, "region was erased")
    for call in (lambda: iter(region), lambda: len(blocks), lambda: blocks.append(), lambda: ir.Block.create_at_start(region)):
        with pytest.raises(ir.MLIRError, match="region was erased"):
            call()


def test_stale_values(module):
    a, b = module.body.operations
    result, argument = a.result, b.regions[0].blocks[0].arguments[0]
    b.erase()
    assert_all_raise(argument, "value was erased")
    a.erase()
    assert_all_raise(result, "value was erased")
    for call in (lambda: str(result), result.get_name, lambda: result.replace_all_uses_with(result), lambda: ir.Value(result)):
        with pytest.raises(ir.MLIRError, match="value was erased"):
            call()


def test_erased_argument_is_stale_and_its_successor_is_not(module):
    block = module.body.operations[1].regions[0].blocks[1]
    loc = ir.Location.unknown()
    first, second = (block.add_argument(ir.Type.parse("i32"), loc) for _ in range(2))
    block.erase_argument(0)
    with pytest.raises(ir.MLIRError, match="value was erased"):
        first.type  # noqa: B018
    third = block.add_argument(ir.Type.parse("f32"), loc)
    with pytest.raises(ir.MLIRError, match="value was erased"):
        first.type  # noqa: B018
    assert (second.arg_number, third.arg_number) == (0, 1)


def test_erased_successors_are_reported(ctx):
    with ir.Location.unknown():
        top = ir.Operation.create("t.a", regions=1)
        block, target = top.regions[0].blocks.append(), top.regions[0].blocks.append()
        branch = ir.Operation.create("cf.br", successors=[target], ip=ir.InsertionPoint(block))
        holder = ir.Operation.create("t.h", regions=1)
    target.append_to(holder.regions[0])
    holder.erase()
    with pytest.raises(ir.VerifyError, match="null successor found"):
        branch.verify()
    assert "INVALIDBLOCK" in str(top)


def test_stale_operation_iterator(module):
    iterator = iter(module.body)
    next(iterator)
    module.body.operations[1].erase()
    with pytest.raises(ir.MLIRError, match="the iterator's current operation was erased"):
        next(iterator)


def test_operation_iterator_survives_the_end_of_what_it_returned(module):
    for op in module.body:
        op.erase()
    assert len(module.body.operations) == 0


def test_operation_iterator_notices_a_move(module):
    iterator = iter(module.body)
    inner = module.body.operations[1].regions[0].blocks[0]
    next(iterator)
    inner.append(ir.Operation.parse('"t.x"() : () -> ()'))
    last = ir.Operation.parse('"t.y"() : () -> ()')
    module.body.append(last)
    next(iterator)
    inner.append(last)
    with pytest.raises(ir.MLIRError, match="moved to another block"):
        next(iterator)


def test_stale_block_iterator(module):
    op = module.body.operations[1]
    iterator = iter(op.regions[0])
    next(iterator)
    other = ir.Operation.parse('"t.x"() ({}) : () -> ()')
    op.regions[0].blocks[1].append_to(other.regions[0])
    with pytest.raises(ir.MLIRError, match="moved to another region"):
        next(iterator)
    iterator = iter(op.regions[0])
    op.erase()
    with pytest.raises(ir.MLIRError, match="region was erased"):
        next(iterator)


def test_stale_use_iterator(module):
    a, b = module.body.operations
    copy = b.clone(ir.InsertionPoint(module.body))
    iterator = iter(a.result.uses)
    assert next(iterator).owner == copy
    b.operands[0] = ir.Operation.parse('%0 = "t.x"() : () -> i32').result
    with pytest.raises(ir.MLIRError, match="the iterator's current use was changed"):
        next(iterator)
    iterator = iter(a.result.uses)
    copy.erase()
    with pytest.raises(ir.MLIRError, match="the operation of the iterator's current use was erased"):
        next(iterator)


def test_uses_can_be_rewritten_while_they_are_iterated(module):
    a, b = module.body.operations
    with ir.InsertionPoint(module.body):
        b.clone()
        other = a.clone()
    for use in a.result.uses:
        use.owner.operands[use.operand_number] = other.result
    assert len(list(other.result.uses)) == 2 and not list(a.result.uses)


def test_stale_insertion_points(module):
    a, b = module.body.operations
    before, at_end = ir.InsertionPoint(b), ir.InsertionPoint(b.regions[0].blocks[1])
    moved = ir.InsertionPoint(a)
    b.regions[0].blocks[1].append(a)
    with pytest.raises(ir.MLIRError, match="insertion point: its operation was moved to another block"):
        moved.insert(ir.Operation.parse('"t.x"() : () -> ()'))
    b.erase()
    with pytest.raises(ir.MLIRError, match="insertion point: its operation was erased"):
        before.insert(ir.Operation.parse('"t.x"() : () -> ()'))
    with pytest.raises(ir.MLIRError, match="operation was erased"):
        before.ref_operation  # noqa: B018
    with pytest.raises(ir.MLIRError, match="block was erased"):
        at_end.insert(ir.Operation.parse('"t.x"() : () -> ()'))
    with pytest.raises(ir.MLIRError, match="block was erased"), at_end:
        pass


def test_slice_of_arguments_that_became_fewer(module):
    block = module.body.operations[1].regions[0].blocks[0]
    part = block.arguments[0:1]
    block.operations[0].erase()
    block.erase_argument(0)
    with pytest.raises(ir.MLIRError, match="the slice is out of date: there are fewer elements now"):
        len(part)


def test_walk_notices_what_its_callback_erases(module):
    with pytest.raises(ir.MLIRError, match="the callback erased the operation"):
        module.operation.walk(lambda op: op.parent.erase() if op.name == "t.c" else None)
    module = ir.Module.parse(TEXT)
    with pytest.raises(ir.MLIRError, match="the callback erased the operation"):
        module.operation.walk(lambda op: op.erase() if op.name == "t.a" else None, ir.WalkOrder.PRE_ORDER)


def test_walk_notices_what_its_callback_moves_away(module):
    b = module.body.operations[1]

    def callback(op):
        if op.name == "t.d":
            kept.append(b.detach_from_parent())

    kept = []
    with pytest.raises(ir.MLIRError, match="the callback moved the operation"):
        module.operation.walk(callback)


def test_post_order_walk_may_erase_what_it_is_given(module):
    module.operation.walk(lambda op: op.erase() if op.name != "builtin.module" else None)
    assert len(module.body.operations) == 0


# --- which objects keep others alive ---


def test_any_handle_keeps_its_tree(ctx):
    value = ir.Module.parse(TEXT).body.operations[1].regions[0].blocks[0].arguments[0]
    gc.collect()
    assert value.owner.owner.parent.name == "builtin.module"
    operands = ir.Module.parse(TEXT).body.operations[1].operands
    assert operands[0].owner.name == "t.a"


def test_a_tree_goes_with_its_last_handle(ctx):
    before = ctx._memory()[1]
    for _ in range(100):
        ir.Module.parse(many(20))
    assert ctx._memory()[1] <= before + 200_000


def test_handles_into_an_inserted_tree_stay_good(module):
    op = ir.Operation.parse('%0 = "t.x"() ({ "t.y"() : () -> () }) : () -> i32')
    inner, result = op.regions[0].blocks[0].operations[0], op.result
    module.body.append(op)
    del op
    gc.collect()
    assert inner.parent.parent == module.operation and result.owner.block == module.body


def test_module_goes_but_a_handle_of_a_moved_operation_keeps_all(ctx):
    module = ir.Module.parse(TEXT)
    op = ir.Operation.parse('"t.x"() : () -> ()')
    module.body.append(op)
    del module
    gc.collect()
    assert op.parent.name == "builtin.module"


def test_a_detached_operation_is_its_own_tree(module):
    b = module.body.operations[1]
    older = b.regions[0].blocks[0]
    detached = b.detach_from_parent()
    assert not b.attached
    with pytest.raises(ValueError, match="Detached operations have no parent"):
        b.parent  # noqa: B018
    with pytest.raises(ValueError, match="Detached operation has no parent"):
        b.detach_from_parent()
    assert older.owner == detached
    del detached, b
    gc.collect()
    with pytest.raises(ir.MLIRError, match="block was erased"):
        older.owner  # noqa: B018


def test_a_detached_operation_can_be_inserted_again_by_any_handle(module):
    handles = [module.body.operations[1] for _ in range(3)]
    handles[0].detach_from_parent()
    module.body.append(handles[1])
    del handles[0], handles[0]
    gc.collect()
    assert handles[0].block == module.body


def test_context_outlives_its_variable():
    module = ir.Module.parse("", make_context())
    gc.collect()
    assert module.context._memory()[0] > 0 and "module" in str(module)


def test_handles_are_small(module):
    op = module.body.operations[0]
    for handle in (op, op.operation, op.result, module.body, op.location, op.result.type, module.operation.regions[0]):
        header = 16 if type(handle).__flags__ & (1 << 14) else 0
        assert handle.__sizeof__() + header <= 80, type(handle)


# --- threads ---


def run_in_threads(*functions):
    errors = []

    def guarded(function):
        try:
            function()
        except BaseException as error:  # noqa: BLE001
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(function,)) for function in functions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


def test_two_threads_parse_print_and_build_in_one_context(ctx):
    def work(seed):
        def run():
            with ctx, ir.Location.unknown():
                for i in range(30):
                    module = ir.Module.parse(many(20) + f'"u.u{i * seed}"() {{a = {i * seed} : i{i + 10}}} : () -> !t.t{i}')
                    copy = module.operation.clone(ip=False)
                    assert str(copy) == str(module)
                    with ir.InsertionPoint(module.body):
                        ir.Operation.create(f"v.v{i}", results=[ir.Type.parse(f"i{i + seed}")])
                    module.operation.verify()

        return run

    run_in_threads(work(1), work(7))


def test_a_tree_that_is_being_printed_cannot_be_changed(ctx):
    module = ir.Module.parse(many(60_000))
    op = module.body.operations[0]
    refused = []
    stop = threading.Event()
    interval = sys.getswitchinterval()

    def change():
        while not stop.is_set():
            try:
                op.location = ir.Location.unknown(ctx)
            except ir.MLIRError as error:
                refused.append(str(error))
                return

    def show():
        for _ in range(20):
            str(module)
            if refused:
                break
        stop.set()

    sys.setswitchinterval(1e-4)
    try:
        run_in_threads(change, show)
    finally:
        sys.setswitchinterval(interval)
    assert refused == ["the operation is being printed or verified and cannot be changed meanwhile"]
    op.location = ir.Location.unknown()


def test_other_trees_can_be_changed_and_freed_while_one_is_printed(ctx):
    module = ir.Module.parse(many(20_000))
    done = threading.Event()

    def edit():
        with ctx:
            while not done.is_set():
                other = ir.Module.parse(TEXT)
                other.body.operations[1].erase()

    def show():
        text = str(module)
        for _ in range(3):
            assert str(module) == text
        done.set()

    run_in_threads(edit, show)


def test_properties_that_are_no_dictionary_have_no_names():
    ctx = ir.Context()
    ctx.allow_unregistered_dialects = True
    texts = ['"a.c"() <si8> : () -> ()', '"a.c"() <3 : i32> {a} : () -> ()', '"a.c"() <3 : i32> : () -> ()']
    ops = [ir.Operation.parse(text, context=ctx) for text in texts]
    assert [op.attributes.keys() for op in ops] == [[], ["a"], []]
    assert [len(op.attributes) for op in ops] == [0, 1, 0] and ops[1].attributes[0].name == "a"
    for op in ops:
        with pytest.raises(IndexError):
            op.attributes[1]
    assert len({op.structural_hash() for op in ops}) == 3
    for op in ops:
        op.attributes.update({"b": ir.UnitAttr.get(ctx)})
        op.attributes["c"] = ir.UnitAttr.get(ctx)
    assert [op.attributes.keys() for op in ops] == [["b", "c"], ["a", "b", "c"], ["b", "c"]]
    assert str(ops[2]).strip() == '"a.c"() <3 : i32> {b, c} : () -> ()'
