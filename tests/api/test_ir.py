"""The Python API: parsing, reading, building and changing IR."""

import io
import mmap
import os
import signal
import threading
import tracemalloc

import mlircore
import pytest
from interrupts import interrupt_after
from mlircore import ir

TEXT = """
%0:2 = "t.a"() {x = 1 : i32, b} : () -> (i32, i64)
"t.b"(%0#0, %0#1) ({
^bb0(%arg: i1):
  "t.c"(%arg)[^bb1, ^bb1] : (i1) -> ()
^bb1:
  %v = "t.d"(%0#0) : (i32) -> f32
}) : (i32, i64) -> ()
"""


@pytest.fixture
def ctx():
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        yield context
        context._check()


@pytest.fixture
def module(ctx):
    return ir.Module.parse(TEXT)


# --- contexts and defaults ---


def test_without_a_context_there_is_an_error():
    with pytest.raises(RuntimeError, match="requires a Context but none was provided"):
        ir.Module.parse("")


def test_contexts_nest_and_end_in_order(ctx):
    other = ir.Context()
    assert ir.Context.current is ctx
    with other:
        assert ir.Context.current is other
        with pytest.raises(RuntimeError, match="Unbalanced Context enter/exit"):
            ctx.__exit__(None, None, None)
    assert ir.Context.current is ctx


def test_location_and_insertion_point_are_defaults_of_their_context(module, ctx):
    assert ir.Location.current is None
    with pytest.raises(ValueError, match="No current InsertionPoint"):
        ir.InsertionPoint.current  # noqa: B018
    with ir.Location.unknown() as loc, ir.InsertionPoint(module.body) as ip:
        assert ir.Location.current is loc and ir.InsertionPoint.current is ip
        with ir.Context():
            assert ir.Location.current is None
        assert ir.Operation.create("t.e").block == module.body
    with pytest.raises(RuntimeError, match="requires a Location but none was provided"):
        ir.Operation.create("t.e")


def test_defaults_belong_to_a_thread(ctx):
    seen = []
    thread = threading.Thread(target=lambda: seen.append(ir.Context.current))
    thread.start()
    thread.join()
    assert seen == [None]


# --- parsing ---


@pytest.mark.parametrize("convert", [str, str.encode, lambda text: bytearray(text.encode()), lambda text: memoryview(text.encode())])
def test_text_may_be_str_bytes_or_a_buffer(ctx, convert):
    assert str(ir.Module.parse(convert(TEXT))) == str(ir.Module.parse(TEXT))


def test_a_text_of_another_type_is_refused(ctx):
    with pytest.raises(TypeError, match="expected str, bytes or a buffer"):
        ir.Module.parse(3)


@pytest.mark.parametrize("size", [0, 100, mmap.PAGESIZE, 2 * mmap.PAGESIZE])
@pytest.mark.parametrize("mapped", [False, True])
def test_files_are_read_or_mapped(tmp_path, size, mapped):
    path = tmp_path / "x.mlir"
    path.write_bytes(b'"a.b"() : () -> ()'[:size].ljust(size, b"\n"))
    module = mlircore.parse_file(path, mmap=mapped)
    assert len(module.body.operations) == (size > 0)
    assert str(module.operation.location) == f'loc("{path}":0:0)'
    if size:
        with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapping, module.context:
            assert str(ir.Module.parse(mapping)) == str(module) == str(ir.Module.parseFile(str(path)))


def test_a_file_that_is_not_there_is_an_mlir_error(ctx):
    with pytest.raises(ir.MLIRError, match="could not open input file /nonexistent"):
        ir.Module.parseFile("/nonexistent")


def test_source_name_is_in_locations_and_messages(ctx):
    module = ir.Module.parse('"a.b"() : () -> ()', source_name="name")
    assert str(module.body.operations[0].location) == 'loc("name":1:1)'
    with pytest.raises(ir.ParseError, match='error: "name":1:1: '):
        ir.Module.parse("{", source_name="name")


def test_parse_error_has_diagnostics(ctx):
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse('"a.b"(%0) : (i32) -> ()\n')
    error = caught.value
    shown = '\n"a.b"(%0) : (i32) -> ()\n      ^'
    assert str(error) == 'Unable to parse module assembly:\nerror: "-":1:7: use of undeclared SSA value name' + shown
    assert error.message == "Unable to parse module assembly"
    (diag,) = error.error_diagnostics
    assert (diag.severity, diag.message, str(diag.location)) == (
        ir.DiagnosticSeverity.ERROR,
        "use of undeclared SSA value name",
        'loc("-":1:7)',
    )
    assert diag.notes == []
    assert diag.rendered == '<stdin>:1:7: error: use of undeclared SSA value name\n"a.b"(%0) : (i32) -> ()\n      ^\n'


def test_operation_parse_wants_one_operation(ctx):
    assert ir.Operation.parse('"a.b"() : () -> ()').name == "a.b"
    with pytest.raises(ir.MLIRError, match="source must contain a single top-level operation, found: 2"):
        ir.Operation.parse('"a.b"() : () -> ()\n"a.b"() : () -> ()')


def test_types_and_attributes(ctx):
    i32 = ir.Type.parse("i32")
    assert i32 == ir.Type.parse("i32") != ir.Type.parse("i64")
    assert hash(i32) == hash(ir.Type.parse("i32"))
    assert str(ir.Type.parse("tensor<4x?xf32>")) == "tensor<4x?xf32>"
    one = ir.Attribute.parse("1 : i32")
    assert one.type == i32 and str(one) == "1 : i32" and one.context is ctx
    assert ir.Attribute.parse("unit").type == ir.Type.parse("none")
    with pytest.raises(ir.MLIRError, match="Unable to parse type:\nerror: \"i32 i32\":1:5: found trailing characters: 'i32'"):
        ir.Type.parse("i32 i32")
    with pytest.raises(ir.MLIRError, match="Unable to parse attribute:\nerror: "):
        ir.Attribute.parse("dense<")


# --- printing ---


def test_print_writes_what_get_asm_returns(module, capsys):
    text, raw = io.StringIO(), io.BytesIO()
    module.operation.print(file=text)
    module.operation.print(file=raw, binary=True)
    module.operation.print()
    assert text.getvalue() == module.operation.get_asm() == str(module) == capsys.readouterr().out
    assert raw.getvalue() == module.operation.get_asm(binary=True) == str(module).encode()


def test_print_options(module):
    asm = module.operation.get_asm
    assert '"builtin.module"() ({' in asm(print_generic_op_form=True)
    assert 'loc("-":2:8)' in asm(enable_debug_info=True)
    assert "#loc" not in asm(enable_debug_info=True, use_local_scope=True)
    assert "{...}" in asm(skip_regions=True)
    assert "// users: " in asm(print_value_users=True)
    assert "%v = " in asm(use_names_as_written=True)
    assert "t.a" in asm(assume_verified=True, pretty_debug_info=True, use_name_loc_as_prefix=True)


def test_large_elements_are_elided(ctx):
    op = ir.Operation.parse('"a.b"() {x = dense<[1, 2, 3]> : tensor<3xi32>} : () -> ()')
    assert "dense_resource<__elided__>" in op.get_asm(large_elements_limit=2)
    assert "[1, 2, 3]" in op.get_asm(large_elements_limit=3)
    assert '"0x010000000200000003000000"' in op.get_asm(hex_elements_limit=2)
    assert "[1, 2, 3]" in op.get_asm(hex_elements_limit=None)


def test_writing_to_a_descriptor(module, tmp_path):
    with open(tmp_path / "x", "wb") as file:
        module.operation._write(file.fileno(), print_generic_op_form=True)
    assert (tmp_path / "x").read_text() == module.operation.get_asm(print_generic_op_form=True)
    with open("/dev/full", "wb") as full, pytest.raises(OSError, match="No space left"):
        module.operation._write(full.fileno())


# --- reading ---


def test_operations_have_what_the_text_says(module):
    a, b = module.body.operations
    assert (a.name, b.name) == ("t.a", "t.b")
    assert [str(t) for t in a.results.types] == ["i32", "i64"]
    assert list(b.operands) == list(a.results)
    assert a.operation.opview == a == a.operation and hash(a) == hash(a.operation)
    assert b.parent == module.operation and b.block == module.body and module.operation.parent is None
    assert [repr(x.owner) for x in a.results] == ["<OpView t.a>"] * 2
    assert dict(b.attributes) == {} and not b.successors and len(b.regions) == 1


def test_results_index_slice_and_add(module):
    results = module.body.operations[0].results
    assert len(results) == 2 and results[-1].result_number == 1
    assert [r.result_number for r in results[::-1]] == [1, 0]
    assert results[1:][0] == results[1] and len(results[2:]) == 0
    assert results + results == [*results, *results]
    assert results.owner == module.body.operations[0]
    with pytest.raises(IndexError, match="index out of range"):
        results[2]
    with pytest.raises(ValueError, match="expected integer or slice"):
        results["x"]


def test_result_wants_exactly_one(module):
    with pytest.raises(ValueError, match="Cannot call .result on operation t.a which has 2 results"):
        module.body.operations[0].result  # noqa: B018


def test_operation_list_counts_from_both_ends(module):
    operations = module.body.operations
    assert len(operations) == 2 and operations[0] == operations[-2] and operations[1] == operations[-1]
    for i in (2, -3):
        with pytest.raises(IndexError, match="attempt to access out of bounds operation"):
            operations[i]
    assert list(module.body) == list(operations)


def test_blocks_and_regions(module):
    region = module.body.operations[1].regions[0]
    first, second = region.blocks
    assert len(region.blocks) == 2 and region.blocks[-1] == second == region.blocks[1]
    assert first.region == region and region.owner == module.body.operations[1] == first.owner
    assert [x.arg_number for x in first.arguments] == [0]
    assert first.arguments[0].owner == first and str(first.arguments.types[0]) == "i1"
    assert list(first.successors) == [second, second] == [s for s in first.operations[0].successors]
    assert list(second.predecessors) == [first, first] and len(first.predecessors) == 0
    assert second.predecessors[1] == first
    with pytest.raises(IndexError, match="attempt to access out of bounds block"):
        region.blocks[2]


def test_attributes_are_a_mapping(module, ctx):
    attributes = module.body.operations[0].attributes
    assert list(attributes) == ["b", "x"] and len(attributes) == 2 and "x" in attributes
    assert str(attributes["x"]) == "1 : i32" and attributes.get("y") is None and attributes.get("y", 3) == 3
    assert repr(attributes[1]) == "NamedAttribute(x=1 : i32)"
    with pytest.raises(KeyError, match="attempt to access a non-existent attribute"):
        attributes["y"]
    with pytest.raises(IndexError, match="attempt to access out of bounds attribute"):
        attributes[2]
    attributes["a"] = ir.Attribute.parse('"s"')
    attributes["x"] = ir.Attribute.parse("2 : i8")
    del attributes["b"]
    with pytest.raises(KeyError, match="attempt to delete a non-existent attribute"):
        del attributes["b"]
    assert [(name, str(value)) for name, value in attributes.items()] == [("a", '"s"'), ("x", "2 : i8")]


def test_properties_and_attributes_are_shown_together(ctx):
    op = ir.Operation.parse('"a.b"() <{p = 1 : i8}> {d, z} : () -> ()')
    assert list(op.attributes) == ["d", "p", "z"]
    op.attributes["p"] = ir.Attribute.parse("2 : i8")
    op.attributes["c"] = ir.Attribute.parse("unit")
    assert str(op) == '"a.b"() <{p = 2 : i8}> {c, d, z} : () -> ()\n'


def test_values_know_uses_types_and_names(module):
    a, b = module.body.operations
    value = a.results[0]
    assert [(use.owner.name, use.operand_number) for use in value.uses] == [("t.b", 0), ("t.d", 0)]
    assert next(iter(value.uses)).value == value
    assert [use.operand_number for use in b.op_operands] == [0, 1]
    assert value.get_name() == "%0#0" and str(value.type) == "i32"
    assert repr(value) == "<OpResult 0 of t.a: i32>" and str(value).startswith("OpResult(%0:2 = ")
    argument = b.regions[0].blocks[0].arguments[0]
    assert str(argument) == "BlockArgument(<block argument> of type 'i1' at index: 0)" and repr(argument) == "<BlockArgument 0: i1>"
    assert argument.get_name() == "%arg0" and argument.name_as_written == "arg" and value.name_as_written == "0"
    assert ir.OpResult(value) == value and isinstance(ir.Value(value), ir.Value)
    with pytest.raises(ValueError, match="Cannot cast value to BlockArgument"):
        ir.BlockArgument(value)


def test_block_prints(module):
    assert str(module.body.operations[1].regions[0].blocks[1]) == (
        '^bb1:  // 2 preds: ^bb0, ^bb0\n  %1 = "t.d"(%0#0) : (i32) -> f32\n'
    )


# --- locations ---


def test_locations(ctx):
    file = ir.Location.file("f", 1, 2)
    assert (file.filename, file.start_line, file.start_col, file.end_line, file.end_col) == ("f", 1, 2, 1, 2)
    span = ir.Location.file("f", 1, 2, 3, 4)
    assert repr(span) == 'FileLineColLoc(loc("f":1:2 to 3:4))'
    name = ir.Location.name("n", file)
    assert repr(name) == 'NameLoc(loc("n"("f":1:2)))' and name.child_loc == file and name.name_str == "n"
    call = ir.Location.callsite(file, [name, span])
    assert (call.callee, call.caller) == (file, ir.Location.callsite(name, [span]))
    fused = ir.Location.fused([file, name], ir.Attribute.parse('"m"'))
    assert fused.locations == [file, name] and str(fused.metadata) == '"m"'
    assert repr(ir.Location.unknown()) == "UnknownLoc(loc(unknown))"
    assert ir.Location.from_attr(file.attr) == file and hash(ir.Location.from_attr(file.attr)) == hash(file)
    with pytest.raises(ValueError, match="No caller frames provided"):
        ir.Location.callsite(file, [])


def test_location_of_an_operation_can_be_set(module):
    op = module.body.operations[0]
    op.location = ir.Location.name("here")
    assert str(op.location) == 'loc("here")' == str(op.results[0].location)


# --- walking ---


def names(op, order, answer=lambda op: ir.WalkResult.ADVANCE):
    seen = []

    def visit(op):
        seen.append(op.name)
        return answer(op)

    op.walk(visit, order)
    return seen


def test_walk_orders(module):
    top = module.operation
    assert names(top, ir.WalkOrder.POST_ORDER) == ["t.a", "t.c", "t.d", "t.b", "builtin.module"]
    assert names(top, ir.WalkOrder.PRE_ORDER) == ["builtin.module", "t.a", "t.b", "t.c", "t.d"]


def test_walk_answers(module):
    top = module.operation
    assert names(top, ir.WalkOrder.PRE_ORDER, lambda op: None)[-1] == "t.d"
    skip = names(top, ir.WalkOrder.PRE_ORDER, lambda op: ir.WalkResult.SKIP if op.name == "t.b" else None)
    assert skip == ["builtin.module", "t.a", "t.b"]
    stop = names(top, ir.WalkOrder.POST_ORDER, lambda op: ir.WalkResult.INTERRUPT if op.name == "t.c" else None)
    assert stop == ["t.a", "t.c"]
    with pytest.raises(TypeError, match="not a WalkResult"):
        top.walk(lambda op: 1)
    with pytest.raises(ZeroDivisionError):
        top.walk(lambda op: 1 / 0)


def test_walk_by_class(module):
    class B(ir.OpView):
        OPERATION_NAME = "t.b"

    seen = []
    module.operation.walk(lambda op: seen.append(op.name), op_class=B)
    assert seen == ["t.b"]


# --- building and changing ---


def test_create_and_insert(ctx):
    with ir.Location.unknown():
        module = ir.Module.create()
        i32 = ir.Type.parse("i32")
        with ir.InsertionPoint(module.body):
            a = ir.Operation.create("t.a", results=[i32], attributes={"x": ir.Attribute.parse("1 : i32")})
            b = ir.Operation.create("t.b", operands=[a, a.result], regions=1)
        block = b.regions[0].blocks.append(i32)
        ir.InsertionPoint.at_block_begin(block).insert(ir.Operation.create("t.d", operands=[block.arguments[0]]))
        ir.InsertionPoint.after(a).insert(ir.Operation.create("t.e"))
        ir.InsertionPoint(a).insert(ir.Operation.create("t.f"))
    assert module.operation.get_asm(print_generic_op_form=True) == (
        '"builtin.module"() ({\n  "t.f"() : () -> ()\n  %0 = "t.a"() {x = 1 : i32} : () -> i32\n  "t.e"() : () -> ()\n'
        '  "t.b"(%0, %0) ({\n  ^bb0(%arg0: i32):\n    "t.d"(%arg0) : (i32) -> ()\n  }) : (i32, i32) -> ()\n}) : () -> ()\n'
    )


def test_create_checks_its_arguments(ctx):
    def create(**kwargs):
        return ir.Operation.create("t.a", loc=ir.Location.unknown(), **kwargs)

    with pytest.raises(ValueError, match="result type cannot be None"):
        create(results=[None])
    with pytest.raises(ValueError, match="operand value cannot be None"):
        create(operands=[None])
    with pytest.raises(RuntimeError, match='invalid .`None`.. attribute value for the key "x" when attempting to create'):
        create(attributes={"x": None})
    with pytest.raises(ValueError, match="number of regions must be >= 0"):
        create(regions=-1)
    with pytest.raises(ir.MLIRError, match="type inference was requested for the operation t.a, but the operation was not registered"):
        create(infer_type=True)
    with pytest.raises(TypeError):
        create(operands=[1])


def test_unregistered_operations_need_permission():
    with ir.Context(), ir.Location.unknown():
        op = ir.Operation.create("t.a")  # as in upstream's bindings
        with pytest.raises(ir.MLIRError, match="'t.a' op created with unregistered dialect"):
            op.verify()


def test_things_of_two_contexts_do_not_mix(module):
    with ir.Context() as other:
        other.allow_unregistered_dialects = True
        foreign = ir.Module.parse('%0 = "a.b"() : () -> i32').body.operations[0]
        loc = ir.Location.unknown()
    op = module.body.operations[1]
    with pytest.raises(ir.MLIRError, match="belongs to another context"):
        module.body.append(foreign)
    with pytest.raises(ir.MLIRError, match="belongs to another context"):
        op.operands[0] = foreign.result
    with pytest.raises(ir.MLIRError, match="belongs to another context"):
        op.location = loc
    with pytest.raises(ir.MLIRError, match="belongs to another context"):
        foreign.result.replace_all_uses_with(op.operands[0])


def test_move_clone_erase(module, ctx):
    a, b = module.body.operations
    copy = b.clone(ip=False)
    assert not copy.attached and list(copy.operands) == list(a.results)
    module.body.append(copy)
    copy.move_before(b)
    assert [op.name for op in module.body] == ["t.a", "t.b", "t.b"] and module.body.operations[1] == copy
    copy.move_after(b)
    assert module.body.operations[2] == copy and a.is_before_in_block(b) and not copy.is_before_in_block(b)
    b.erase()
    assert list(module.body) == [a, copy]
    with ir.InsertionPoint(module.body):
        assert copy.clone() == module.body.operations[2]


def test_nothing_moves_into_itself(module):
    b = module.body.operations[1]
    block = b.regions[0].blocks[0]
    with pytest.raises(ir.MLIRError, match="cannot be moved into itself"):
        block.append(b)
    inner = ir.Operation.parse('"t.x"() ({}) : () -> ()')
    block.append(inner)
    with pytest.raises(ir.MLIRError, match="cannot be moved into itself"):
        block.append_to(inner.regions[0])


def test_operands_and_uses_can_be_replaced(module):
    a, b = module.body.operations
    d = b.regions[0].blocks[1].operations[0]
    b.operands[1] = a.results[0]
    assert [v.result_number for v in b.operands] == [0, 0] and not list(a.results[1].uses)
    a.results[0].replace_all_uses_with(a.results[1])
    assert not list(a.results[0].uses) and d.operands[0] == a.results[1]
    a.results[1].replace_all_uses_except(a.results[0], d)
    assert [v.result_number for v in b.operands] == [0, 0] and d.operands[0] == a.results[1]
    b.replace_uses_of_with(a.results[0], a.results[1])
    assert list(b.operands) == [a.results[1]] * 2


def test_an_erased_definition_leaves_its_uses_empty(module):
    a, b = module.body.operations
    a.erase()
    with pytest.raises(ir.MLIRError, match="the operand has no value"):
        b.operands[0]
    with pytest.raises(ir.VerifyError):
        module.operation.verify()


def test_blocks_can_be_made_and_changed(module, ctx):
    i32, loc = ir.Type.parse("i32"), ir.Location.unknown()
    region = module.body.operations[1].regions[0]
    first = region.blocks[0]
    start = ir.Block.create_at_start(region, [i32], [loc])
    before, after = first.create_before(), first.create_after(i32, i32, arg_locs=[loc, loc])
    assert list(region.blocks)[:4] == [start, before, first, after]
    argument = after.add_argument(ir.Type.parse("f32"), loc)
    assert argument.arg_number == 2
    after.erase_argument(0)
    assert argument.arg_number == 1 and len(after.arguments) == 2
    argument.set_type(i32)
    argument.set_location(ir.Location.name("n"))
    assert argument.type == i32 and str(argument.location) == 'loc("n")'
    with pytest.raises(ValueError, match="index in range"):
        after.erase_argument(2)
    other = ir.Operation.parse('"t.x"() ({}) : () -> ()')
    after.append_to(other.regions[0])
    assert after.region == other.regions[0] and after.owner == other
    first.operations[0].successors[1] = start
    assert list(start.predecessors) == [first]


def test_insertion_point_at_the_terminator(ctx):
    module = ir.Module.parse("func.func @f() { return }")
    block = module.body.operations[0].regions[0].blocks[0]
    with ir.Location.unknown(), ir.InsertionPoint.at_block_terminator(block) as ip:
        assert ip.ref_operation.name == "func.return" and ip.block == block
        ir.Operation.create("t.a")
    assert [op.name for op in block] == ["t.a", "func.return"]
    with ir.Location.unknown(), pytest.raises(IndexError, match="already has a terminator"):
        ir.Operation.create("t.a", ip=ir.InsertionPoint(block))
    with pytest.raises(ValueError, match="Block has no terminator"):
        ir.InsertionPoint.at_block_terminator(module.body)


def test_verify_answers_true_or_raises(module, ctx):
    assert module.operation.verify() is True
    bad = ir.Module.parse("func.func @f() { return }")
    bad.body.operations[0].regions[0].blocks[0].operations[0].erase()
    with pytest.raises(ir.VerifyError, match="Verification failed:\nerror: "):
        bad.operation.verify()


def test_registered_classes_show_operations(module):
    class A(ir.OpView):
        OPERATION_NAME = "registered.op"

        @property
        def five(self):
            return 5

    from mlircore import _core

    _core.register_op_class("registered.op", A)
    op = ir.Operation.parse('"registered.op"() : () -> ()')
    assert type(op) is A and op.five == 5 and type(op.operation.opview) is A and A(op.operation) == op
    with pytest.raises(RuntimeError, match="already registered"):
        _core.register_op_class("registered.op", A)


# --- limits ---


def test_deep_nesting_works_and_deeper_is_an_error(ctx):
    depth = 1000
    text = '"a.b"() ({\n' * depth + "}) : () -> ()\n" * depth
    op = ir.Operation.parse(text)
    assert op._counts()["depth"] == depth and len(str(op.clone())) > len(text)
    depth = 100_000
    with pytest.raises(ir.MLIRError, match="nest"):
        ir.Operation.parse('"a.b"() ({\n' * depth)


def test_long_chain_of_insertions_is_freed_without_recursion(ctx):
    with ir.Location.unknown():
        first = inner = ir.Operation.create("a.b")
        for _ in range(100_000):
            outer = ir.Operation.create("a.c", regions=1)
            outer.regions[0].blocks.append().append(inner)
            inner = outer
    del inner, outer
    assert first.name == "a.b"


def test_memory_limit_is_a_memory_error(ctx):
    context = ir.Context()
    context.allow_unregistered_dialects = True
    context.memory_limit = context._memory()[0] + 200_000
    with pytest.raises(MemoryError):
        ir.Module.parse('"a.b"() : () -> ()\n' * 100_000, context)
    context.memory_limit = None
    ir.Module.parse('"a.b"() : () -> ()\n' * 1000, context)


def test_a_context_has_the_memory_limit_that_it_is_given():
    context = ir.Context(memory_limit=4 << 20)
    assert context.memory_limit == 4 << 20 and ir.Context().memory_limit is None
    context.allow_unregistered_dialects = True
    text = '"a.b"() : () -> ()\n' * 100_000
    with pytest.raises(MemoryError, match="out of memory"):
        ir.Module.parse(text, context)
    for wrong in (0, -1):
        with pytest.raises(ValueError, match="positive"):
            context.memory_limit = wrong
    context.memory_limit = None
    ir.Module.parse(text, context)


MALFORMED = '"arith.addi"() : () -> ()'


def test_a_dialect_that_a_limit_kept_out_is_loaded_later():
    """The limit ends each part of the loading in turn."""
    refused = 0
    for room in range(0, 600_000, 12_000):
        context = ir.Context()
        context.allow_unregistered_dialects = True
        context.memory_limit = context._memory()[0] + room
        try:
            ir.Operation.parse(MALFORMED, context=context)
        except MemoryError:
            refused += 1
        except ir.MLIRError:
            pass
        context.memory_limit = None
        assert context.is_registered_operation("arith.addi"), room
        with pytest.raises(ir.MLIRError, match="op requires one result"):
            ir.Operation.parse(MALFORMED, context=context)
    assert refused > 5


def test_a_dialect_whose_loading_was_interrupted_is_loaded_later(monkeypatch):
    from mlircore.compile import files

    def interrupt(context, name):
        raise KeyboardInterrupt

    context = ir.Context()
    context.allow_unregistered_dialects = True
    with monkeypatch.context() as patch:
        patch.setattr(files, "load", interrupt)
        for text in (MALFORMED, '"a.b"() {arith.x = 1} : () -> ()'):
            with pytest.raises(KeyboardInterrupt):
                ir.Operation.parse(text, context=context)
        with pytest.raises(KeyboardInterrupt):
            context.is_dialect_loaded("arith")
    with pytest.raises(ir.MLIRError, match="op requires one result"):
        ir.Operation.parse(MALFORMED, context=context)


def test_ctrl_c_stops_a_long_parse(ctx):
    """There is memory for half of the text: a parse that does not stop at the signal is a MemoryError."""
    line = '"a.b"() {x = [1, 2, 3, 4]} : () -> ()\n'
    before = ctx._memory()[0]
    few = ir.Module.parse(line * 10_000)
    needed = ctx._memory()[0] - before
    text = line * 3_000_000
    ctx.memory_limit = ctx._memory()[0] + 150 * needed
    with pytest.raises(KeyboardInterrupt), interrupt_after(0.02, signal.ITIMER_REAL):
        ir.Module.parse(text)
    assert len(few.body.operations) == 10_000


def test_bare_types_keep_their_names_as_written() -> None:
    text = """!pair = !llvm.struct<"pair", (ptr, ptr)>
"t.x"() {a = !llvm.array<2 x !pair>} : () -> ()
"""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        assert "array<2 x !pair>" in module.operation.get_asm(use_names_as_written=True)
        assert 'array<2 x struct<"pair", (ptr, ptr)>>' in module.operation.get_asm()


def test_names_as_written_in_isolated_regions_are_not_those_around_them() -> None:
    """A text has one scope of names, though values are not used across the border of a function."""
    text = """
"t.x"() : () -> i32
func.func @f(%a: i32) {
  %0 = "t.y"() : () -> i32
  return
}
"""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        printed = ir.Module.parse(text).operation.get_asm(use_names_as_written=True)
        assert "%a: i32" in printed
        assert ir.Module.parse(printed).operation.get_asm(use_names_as_written=True) == printed


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_file_is_in_memory_once_while_it_is_read(tmp_path):
    text = '"a.b"() {x = "' + "y" * 4_000_000 + '"} : () -> ()\n'
    path, pipe = tmp_path / "long.mlir", tmp_path / "pipe"
    path.write_text(text)
    tracemalloc.start()
    module = mlircore.parse_file(path, lazy=True)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(text) < peak < 1.5 * len(text)
    os.mkfifo(pipe)  # has no size
    writer = threading.Thread(target=pipe.write_text, args=(text,))
    writer.start()
    assert str(mlircore.parse_file(pipe)) == str(module)
    writer.join()
