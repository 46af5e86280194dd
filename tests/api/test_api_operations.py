"""Operations, their parts and values, symbol tables: the same of mlircore and of upstream's bindings."""

import io
import re

import pytest

TEXT = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  cf.cond_br %c, ^bb1(%0 : i32), ^bb2
^bb1(%x: i32):
  %1 = arith.muli %x, %0 : i32
  return %1 : i32
^bb2:
  return %a : i32
}
""".replace("%0 = arith.addi", "%c = arith.constant true\n  %0 = arith.addi")


@pytest.fixture
def module(any_ir, any_ctx):
    return any_ir.Module.parse(TEXT)


@pytest.fixture
def function(module):
    return module.body.operations[0]


@pytest.fixture
def i32(any_ir, any_ctx):
    return any_ir.Type.parse("i32")


@pytest.fixture
def placed(any_ir, any_ctx):
    """New operations are inserted into one module: upstream frees a detached one even if others use its results."""
    module = any_ir.Module.create()
    with any_ir.InsertionPoint(module.body):
        yield module


def blocks_of(function):
    return list(function.regions[0].blocks)


# --- building ---


def test_create_with_everything(any_ir, i32):
    unit = any_ir.Attribute.parse("unit")
    module = any_ir.Module.create()
    value = any_ir.Operation.create("t.v", results=[i32], ip=any_ir.InsertionPoint(module.body)).result
    made = any_ir.Operation.create("t.op", results=[i32, i32], operands=[value, value], attributes={"a": unit}, regions=2,
                                   loc=any_ir.Location.name("here"), ip=any_ir.InsertionPoint(module.body))
    assert (made.name, len(made.results), len(made.operands), len(made.regions)) == ("t.op", 2, 2, 2)
    assert made.attributes["a"] == unit and made.location == any_ir.Location.name("here")
    assert made.parent == module.operation and made.block == module.body and made.attached
    assert module.body.operations[1] == made
    with any_ir.InsertionPoint(module.body):
        assert any_ir.Operation.create("t.at").parent == module.operation
        assert not any_ir.Operation.create("t.nowhere", ip=False).attached


def test_create_refuses(any_ir, i32):
    create = any_ir.Operation.create
    with pytest.raises(ValueError, match="result type cannot be None"):
        create("t.a", results=[None])
    with pytest.raises(ValueError, match="operand value cannot be None"):
        create("t.a", operands=[None])
    with pytest.raises(ValueError, match="successor block cannot be None"):
        create("t.a", successors=[None])
    with pytest.raises(ValueError, match="number of regions must be >= 0"):
        create("t.a", regions=-1)
    with pytest.raises(RuntimeError, match='Found an invalid .*None.* attribute value for the key "k" when attempting to create'):
        create("t.a", attributes={"k": None})
    with pytest.raises(TypeError, match='Invalid attribute value for the key "k" when attempting to create the operation "t.a"'):
        create("t.a", attributes={"k": 3})
    with pytest.raises(TypeError, match="Invalid attribute key .not a string. when attempting to create the operation"):
        create("t.a", attributes={3: 3})
    for wrong in ({"results": [3]}, {"operands": [3]}):
        with pytest.raises(TypeError):
            create("t.a", **wrong)
    assert len(create("arith.addi").results) == 0  # nothing is inferred by default


def test_create_infers_types(any_ir, placed, i32):
    value = any_ir.Operation.create("t.v", results=[i32]).result
    create = any_ir.Operation.create
    assert create("arith.addi", operands=[value, value], infer_type=True).result.type == i32
    one = any_ir.Attribute.parse("1 : i64")
    compared = create("arith.cmpi", operands=[value, value], attributes={"predicate": one}, infer_type=True)
    assert compared.result.type == any_ir.Type.parse("i1")
    assert str(create("arith.constant", attributes={"value": one}, infer_type=True).result.type) == "i64"
    with pytest.raises(any_ir.MLIRError, match="Operation creation failed:\nerror: unknown: type inference was requested for the operation "
                       "arith.extui, but the operation does not support type inference; result types must be specified explicitly"):
        create("arith.extui", operands=[value], infer_type=True)
    with pytest.raises(any_ir.MLIRError, match="type inference was requested for the operation t.op, but the operation was not registered"):
        create("t.op", operands=[value], infer_type=True)


def test_unregistered_operations_do_not_verify(any_ir):
    with any_ir.Context(), any_ir.Location.unknown():
        made = any_ir.Operation.create("t.a")
        with pytest.raises(any_ir.MLIRError, match="'t.a' op created with unregistered dialect. If this is intended"):
            made.verify()


def test_build_generic_counts_regions(any_ir, any_ctx):
    class Fixed(any_ir.OpView):
        OPERATION_NAME = "t.fixed"
        _ODS_REGIONS = (1, True)

    for regions, bound in ((0, "minimum"), (2, "maximum")):
        with pytest.raises(ValueError, match=f'Operation "t.fixed" requires a {bound} of 1 regions but was built with regions={regions}'):
            Fixed.build_generic(results=[], operands=[], attributes={}, regions=regions)
    assert len(Fixed.build_generic(results=[], operands=[], attributes={}, successors=None, regions=None).regions) == 1
    assert any_ir.OpView._ODS_REGIONS == (0, True) and any_ir.OpView._ODS_OPERAND_SEGMENTS is None
    assert any_ir.OpView._ODS_RESULT_SEGMENTS is None


def test_build_generic_with_segments(any_ir, placed, i32):
    one, two = any_ir.Operation.create("t.one", results=[i32]), any_ir.Operation.create("t.two", results=[i32, i32])

    class Segmented(any_ir.OpView):
        OPERATION_NAME = "t.segmented"
        _ODS_REGIONS = (0, False)
        _ODS_OPERAND_SEGMENTS = [1, 0, -1]
        _ODS_RESULT_SEGMENTS = [-1, 1, 0]

    def build(operands=(one, None, []), results=([i32], i32, None)):
        return Segmented.build_generic(results=list(results), operands=list(operands), attributes={}, regions=None)

    made = build([one, None, [one, two.results[1]]])
    assert list(made.operands) == [one.result, one.result, two.results[1]] and len(made.results) == 2
    assert str(made.attributes["operandSegmentSizes"]) == "array<i32: 1, 0, 2>"
    assert str(made.attributes["resultSegmentSizes"]) == "array<i32: 1, 1, 0>"
    assert len(build([one.results, None, two.results]).operands) == 3
    refused = [
        (dict(operands=[one, None]), "requires 3operand segments but was provided 2"),
        (dict(operands=[None] * 3), r"Operand 0 of operation \"t.segmented\" must be a Value \(was None and operand is not optional\)"),
        (dict(operands=[3, None, []]), r"Operand 0 of operation \"t.segmented\" must be a Value \(is not a Value\)"),
        (dict(operands=[two, None, []]), r"Operand 0 .* must be a Value \(Cannot call .result on operation t.two which has 2 results"),
        (dict(operands=[one, [one.result], []]), r"Operand 1 .* must be a Value \(is not a Value\)"),
        (dict(operands=[one, None, one.result]), r"Operand 2 .* must be a Sequence of Values \("),
        (dict(operands=[one, None, [None]]), r"Operand 2 .* must be a Sequence of Values \(contained a None item\)"),
        (dict(operands=[one, None, [3]]), r"Operand 2 .* must be a Sequence of Values \(is not a Value\)"),
        (dict(results=[[i32], i32]), "requires 3 result segments but was provided 2"),
        (dict(results=[[i32], None, None]), r"Result 1 .* must be a Type \(was None and result is not optional\)"),
        (dict(results=[[i32], 7, None]), r"Result 1 .* must be a Type \("),
        (dict(results=[i32, i32, None]), r"Result 0 .* must be a Sequence of Types \("),
        (dict(results=[[None], i32, None]), r"Result 0 .* must be a Sequence of Types \(contained a None item\)"),
    ]
    for arguments, message in refused:
        with pytest.raises(ValueError, match=message):
            build(**arguments)


def test_the_constructor_of_generated_classes(any_ir, placed, i32):
    class Made(any_ir.OpView):
        OPERATION_NAME = "t.made"
        _ODS_REGIONS = (0, True)

    operand = any_ir.Operation.create("t.v", results=[i32])
    made = Made(Made.OPERATION_NAME, Made._ODS_REGIONS, Made._ODS_OPERAND_SEGMENTS, Made._ODS_RESULT_SEGMENTS,
                attributes={"a": any_ir.Attribute.parse("unit")}, results=[i32], operands=[operand], successors=None, regions=None,
                loc=any_ir.Location.name("x"), ip=None)
    assert type(made) is Made and made.operation.result.type == i32 and made.operation.operands[0] == operand.result
    again = Made(Made.build_generic(results=[i32], operands=[], attributes={}, successors=None, regions=None, loc=None, ip=None))
    assert type(again) is Made and again.operation.name == "t.made"
    assert Made(operand).operation == operand
    for wrong, message in (([None], r"\(contained a None item\)"), ([[operand.result]], r"\(is not a Value\)")):
        with pytest.raises(ValueError, match='Operand 0 of operation "t.made" must be a Value ' + message):
            Made.build_generic(results=[], operands=wrong, attributes={}, successors=None, regions=None)


# --- reading ---


def test_operations_compare_by_identity(any_ir, function):
    assert function == function.operation and function.operation == function and hash(function) == hash(function.operation)
    assert function != 3 and not function == "x" and function != function.parent
    assert function.operation.opview == function and function.opview == function


def test_what_an_operation_is_asked(any_ir, module, function):
    assert function.name is not None and function.operation.name == "func.func" and function.context is module.context
    assert function.parent == module.operation and module.operation.parent is None
    detached = any_ir.Operation.create("t.d")
    assert not detached.attached and function.attached
    for ask in (lambda: detached.parent, lambda: detached.block):
        with pytest.raises(ValueError, match="Detached operations have no parent"):
            ask()
    with pytest.raises(ValueError, match="Detached operation has no parent"):
        detached.detach_from_parent()
    with pytest.raises(ValueError, match=re.escape("Cannot call .result on operation t.d which has 0 results (it is only valid for "
                                                   "operations with a single result)")):
        detached.result  # noqa: B018
    detached.location = any_ir.Location.name("new")
    assert detached.location == any_ir.Location.name("new")
    assert len(detached.successors) == 0 and detached.verify()


def test_attributes_are_a_mapping(any_ir, any_ctx):
    op = any_ir.Operation.create("t.op", attributes={"b": any_ir.Attribute.parse("1 : i32"), "a": any_ir.Attribute.parse("unit")})
    attributes, unit = op.attributes, any_ir.Attribute.parse("unit")
    assert len(attributes) == 2 and "a" in attributes and "c" not in attributes and attributes["a"] == unit
    assert list(attributes) == ["a", "b"] and list(attributes.keys()) == ["a", "b"] and dict(attributes.items())["a"] == unit
    assert len(attributes.values()) == 2 and attributes.get("c") is None and attributes.get("c", 3) == 3 and attributes.get("a") == unit
    assert (attributes[0].name, attributes[0].attr) == ("a", unit) and attributes[-1].name == "b"
    attributes["c"] = unit
    del attributes["b"]
    assert list(attributes) == ["a", "c"]
    with pytest.raises(KeyError, match="attempt to access a non-existent attribute"):
        attributes["x"]
    with pytest.raises(IndexError, match="attempt to access out of bounds attribute"):
        attributes[3]
    with pytest.raises(KeyError, match="attempt to delete a non-existent attribute"):
        del attributes["x"]
    with pytest.raises(TypeError):
        attributes["x"] = 3


def test_sequences(any_ir, placed, i32):
    op = any_ir.Operation.create("t.op", results=[i32, any_ir.Type.parse("i64")], regions=2)
    user = any_ir.Operation.create("t.user", operands=list(op.results))
    for sequence in (op.results, op.regions, user.operands, user.op_operands):
        assert len(sequence) == 2 and len(sequence[:1]) == 1 and type(sequence[:1]) is type(sequence)
        assert isinstance(sequence + sequence, list) and len(sequence + sequence) == 4
        with pytest.raises(IndexError, match="index out of range"):
            sequence[2]
        with pytest.raises(ValueError, match="expected integer or slice"):
            sequence["x"]
    assert [str(type_) for type_ in op.results.types] == ["i32", "i64"] and op.results.owner == op
    assert op.results[-1] == op.results[1] == op.results[1:][0] == op.results[::-1][0]
    user.operands[0] = op.results[1]
    assert list(user.operands) == [op.results[1]] * 2
    use = user.op_operands[1]
    assert (use.owner.operation, use.operand_number) == (user, 1)


def test_parse_gives_the_class(any_ir, any_ctx):
    view = any_ir.Operation.parse("func.func private @f()", source_name="name")
    assert type(view).__name__ == "FuncOp" and isinstance(view, any_ir.OpView)
    assert type(view).parse("func.func private @f()").operation.name == "func.func"
    with pytest.raises(any_ir.MLIRError, match="Expected a 'func.func' op, got: 'builtin.module'"):
        type(view).parse("module {}")
    with pytest.raises(any_ir.MLIRError, match='error: "-":0:0: source must contain a single top-level operation, found: 2'):
        any_ir.Operation.parse("module {} module {}")
    with pytest.raises(any_ir.MLIRError, match="^Unable to parse operation assembly:\nerror: \"-\":1:1: custom op 'modul' is unknown"):
        any_ir.Operation.parse("modul")


def test_modules(any_ir, any_ctx, capfd, tmp_path):
    module = any_ir.Module.create()
    assert module.context is any_ctx and module.operation.name == "builtin.module" and len(list(module.body.operations)) == 0
    module.dump()
    assert "module" in capfd.readouterr().err and str(module) == "module {\n}\n"
    path = tmp_path / "a.mlir"
    path.write_text("func.func private @f()")
    assert len(list(any_ir.Module.parseFile(str(path)).body.operations)) == 1
    assert len(list(any_ir.Module.parse(b"func.func private @f()").body.operations)) == 1
    with pytest.raises(any_ir.MLIRError, match="^Unable to parse module assembly:\nerror: \"-\":1:1: "):
        any_ir.Module.parse("bad")


def test_printing(any_ir, function):
    text = function.operation.get_asm(print_generic_op_form=True)
    assert text.startswith('"func.func"()') and function.operation.get_asm(binary=True).startswith(b"func.func @f")
    out = io.StringIO()
    function.operation.print(file=out, enable_debug_info=True)
    assert "loc(" in out.getvalue() and str(function).startswith("func.func @f(%arg0: i32")
    state = any_ir.AsmState(function.operation)
    assert blocks_of(function)[0].arguments[1].get_name(state) == "%arg1"
    everything = [value for block in blocks_of(function) for value in block.arguments]
    everything += [value for block in blocks_of(function) for op in block.operations for value in op.results]
    for one_state in (state, any_ir.AsmState(everything[0]), any_ir.AsmState(function.operation, use_local_scope=True)):
        assert [value.get_name(one_state) for value in everything] == [value.get_name() for value in everything]
    with any_ir.InsertionPoint.at_block_begin(blocks_of(function)[0]):
        late = any_ir.Operation.create("t.late", results=[any_ir.IndexType.get()])
    assert late.results[0].get_name(state) == "<<UNKNOWN SSA VALUE>>"
    late.erase()
    out = io.StringIO()
    function.operation.print(state, file=out)
    assert out.getvalue().startswith("func.func @f(%arg0: i32")


# --- moving, copying, walking ---


def test_move_clone_detach_erase(any_ir, i32):
    module = any_ir.Module.create()
    with any_ir.InsertionPoint(module.body):
        a, b, c = (any_ir.Operation.create(f"t.{name}") for name in "abc")
    names = lambda: [op.operation.name for op in module.body.operations]  # noqa: E731
    assert a.is_before_in_block(b) and not c.is_before_in_block(b)
    c.move_before(a)
    b.move_after(c)
    assert names() == ["t.c", "t.b", "t.a"]
    copy = a.clone(ip=any_ir.InsertionPoint(b))
    assert names() == ["t.c", "t.a", "t.b", "t.a"] and copy != a
    assert b.detach_from_parent().operation == b and not b.attached and names() == ["t.c", "t.a", "t.a"]
    module.body.append(b)
    assert names()[-1] == "t.b"
    c.erase()
    assert names() == ["t.a", "t.a", "t.b"]
    loose = a.clone(ip=False) if any_ir.__name__ == "mlircore.ir" else any_ir.Operation.create("t.a")
    any_ir.InsertionPoint(b).insert(loose)
    assert names() == ["t.a", "t.a", "t.a", "t.b"]
    with pytest.raises(ValueError, match="Attempt to insert operation that is already attached"):
        any_ir.InsertionPoint(b).insert(loose)


def test_walks(any_ir, module, function):
    result, order = any_ir.WalkResult, any_ir.WalkOrder
    seen = []

    def see(answer=result.ADVANCE, at=None):
        def callback(op):
            assert isinstance(op, any_ir.Operation)
            seen.append(op.name)
            return answer if op.name == at else result.ADVANCE
        return callback

    module.operation.walk(see())
    inner = ["arith.constant", "arith.addi", "cf.cond_br", "arith.muli", "func.return", "func.return"]
    assert seen == [*inner, "func.func", "builtin.module"]
    seen.clear()
    module.operation.walk(see(), order.PRE_ORDER)
    assert seen == ["builtin.module", "func.func", *inner]
    seen.clear()
    module.operation.walk(see(result.SKIP, "func.func"), order.PRE_ORDER)
    assert seen == ["builtin.module", "func.func"]
    seen.clear()
    module.operation.walk(see(result.INTERRUPT, "arith.addi"))
    assert seen == ["arith.constant", "arith.addi"]
    found = any_ir.get_ops_of_type(module, type(function))
    assert found == [function] and type(found[0]) is type(function)
    assert len(any_ir.get_ops_of_type(module)) == 8
    add = blocks_of(function)[0].operations[1]
    assert any_ir.get_parent_of_type(add, type(function)) == function and any_ir.get_parent_of_type(function, type(function)) is None
    assert any_ir.get_parent_of_type(any_ir.Operation.create("t.d"), type(function)) is None
    with pytest.raises(TypeError, match="op_class must be an OpView subclass, got 3"):
        any_ir.get_parent_of_type(add, 3)


def test_traits(any_ir, function):
    end = blocks_of(function)[1].operations[1]
    assert end.has_trait(any_ir.IsTerminatorTrait) and end.operation.has_trait(any_ir.IsTerminatorTrait)
    assert not function.has_trait(any_ir.IsTerminatorTrait) and type(end).has_trait(any_ir.IsTerminatorTrait)
    assert not any_ir.Operation.create("t.x").has_trait(any_ir.NoTerminatorTrait)
    if hasattr(any_ir, "IsIsolatedFromAboveTrait"):
        assert function.has_trait(any_ir.IsIsolatedFromAboveTrait) and not end.has_trait(any_ir.IsIsolatedFromAboveTrait)


# --- regions and blocks ---


def test_blocks(any_ir, function, i32):
    region = function.regions[0]
    first, second, third = region.blocks
    assert len(region.blocks) == 3 and region.blocks[0] == first != second and region.blocks[-1] == third and first != 3
    assert first.owner == function and first.region == region and region.owner == function and hash(first) == hash(region.blocks[0])
    assert [op.operation.name for op in second] == ["arith.muli", "func.return"] and len(second.operations) == 2
    assert second.operations[-1] == second.operations[1]
    assert list(first.successors) == [second, third] and list(second.predecessors) == [first] and len(first.predecessors) == 0
    with pytest.raises(IndexError, match="attempt to access out of bounds block"):
        region.blocks[3]
    with pytest.raises(IndexError, match="attempt to access out of bounds operation"):
        second.operations[2]
    assert [str(type_) for type_ in first.arguments.types] == ["i32", "i32"]


def test_blocks_are_made_and_moved(any_ir, i32):
    holder = any_ir.Operation.create("t.holder", regions=2)
    region, other = holder.regions
    loc = any_ir.Location.name("arg")
    block = any_ir.Block.create_at_start(region, [i32], [loc])
    assert region.blocks[0] == block and block.arguments[0].location == loc and str(block).startswith("^bb0(")
    before, after = block.create_before(i32, i32), block.create_after()
    assert list(region.blocks) == [before, block, after] and len(before.arguments) == 2
    appended = region.blocks.append(i32, arg_locs=[loc])
    assert region.blocks[-1] == appended and appended.arguments[0].location == loc
    added = block.add_argument(i32, loc)
    assert added == block.arguments[1] and added.arg_number == 1
    block.erase_argument(0)
    assert len(block.arguments) == 1
    if any_ir.__name__ == "mlircore.ir":  # upstream crashes
        with pytest.raises(ValueError, match="Must specify an index"):
            block.erase_argument(1)
    block.append_to(other)
    assert list(other.blocks) == [block] and list(region.blocks) == [before, after, appended]
    with pytest.raises(ValueError, match="Expected 1 locations, got: 2"):
        any_ir.Block.create_at_start(region, [i32], [loc, loc])


def test_insertion_points(any_ir, function):
    entry, second, _ = blocks_of(function)
    create, ip = any_ir.Operation.create, any_ir.InsertionPoint
    assert ip(entry).block == entry and ip(entry).ref_operation is None
    assert ip(entry.operations[1]).ref_operation == entry.operations[1].operation
    begin = create("t.begin", ip=ip.at_block_begin(second))
    create("t.end", ip=ip.at_block_terminator(second))
    create("t.second", ip=ip.after(begin))
    assert [op.operation.name for op in second] == ["t.begin", "t.second", "arith.muli", "t.end", "func.return"]
    with pytest.raises(IndexError, match="Cannot insert operation at the end of a block that already has a terminator. Did you mean to use"):
        create("t.x", ip=ip(second))
    with pytest.raises(ValueError, match="Block has no terminator"):
        ip.at_block_terminator(any_ir.Module.create().body)
    with pytest.raises(ValueError, match="Detached operations have no parent"):
        ip(create("t.detached"))


def test_successors_can_be_set(any_ir, function):
    entry, second, third = blocks_of(function)
    branch = entry.operations[2]
    assert list(branch.successors) == [second, third]
    branch.successors[0] = third
    assert list(branch.operation.successors) == [third, third] and len(second.predecessors) == 0


# --- values ---


def test_values(any_ir, function, i32):
    entry, second, _ = blocks_of(function)
    add = entry.operations[1]
    result, argument = add.operation.result, entry.arguments[0]
    assert result == add.results[0] and hash(result) == hash(add.results[0]) and result != argument and not result == 3
    assert result.owner == add and result.result_number == 0 and argument.owner == entry and argument.arg_number == 0
    assert result.type == i32 and result.context is function.context and result.location == add.location
    assert isinstance(result, any_ir.OpResult) and isinstance(argument, any_ir.BlockArgument)
    assert isinstance(any_ir.Value(result).maybe_downcast(), any_ir.OpResult) and any_ir.OpResult(result) == result
    with pytest.raises(ValueError, match="Cannot cast value to BlockArgument"):
        any_ir.BlockArgument(result)
    assert {(use.owner.operation.name, use.operand_number) for use in result.uses} == {("cf.cond_br", 1), ("arith.muli", 1)}
    assert argument.get_name() == "%arg0" and result.get_name() == "%0" and result.get_name(use_local_scope=True) == "%0"
    assert any_ir.Value._CAPICreate(result._CAPIPtr) == result
    second.arguments[0].set_type(any_ir.Type.parse("i64"))
    assert str(second.arguments[0].type) == "i64"
    second.arguments[0].set_location(any_ir.Location.name("l"))
    assert second.arguments[0].location == any_ir.Location.name("l")
    assert any_ir.Value[any_ir.Type] is not None  # annotations of generated code


def test_uses_are_replaced(any_ir, placed, i32):
    a, b = (any_ir.Operation.create("t.v", results=[i32]).result for _ in range(2))
    first, second, third = (any_ir.Operation.create("t.use", operands=[a, a]) for _ in range(3))
    a.replace_all_uses_except(b, first)
    assert [list(op.operands) for op in (first, second, third)] == [[a, a], [b, b], [b, b]]
    b.replace_all_uses_except(a, [second])
    assert [list(op.operands) for op in (first, second, third)] == [[a, a], [b, b], [a, a]]
    a.replace_all_uses_with(b)
    assert len(list(a.uses)) == 0 and len(list(b.uses)) == 6
    first.replace_uses_of_with(b, a)
    assert list(first.operands) == [a, a]


# --- symbol tables ---

SYMBOLS = """
module {
  func.func private @foo()
  func.func @bar() {
    func.call @foo() {a = @bar, b = [@foo, @bar::@foo, @foo::@bar]} : () -> ()
    return
  }
  module @inner { func.func private @foo() func.func @q() { func.call @foo() : () -> () return } }
}
"""


def test_symbol_tables(any_ir, any_ctx):
    module = any_ir.Module.parse(SYMBOLS)
    table = any_ir.SymbolTable(module.operation)
    assert table["foo"] == module.body.operations[0] and "foo" in table and "nope" not in table and type(table["foo"]).__name__ == "FuncOp"
    with pytest.raises(KeyError, match="Symbol 'nope' not in the symbol table."):
        table["nope"]
    with pytest.raises(KeyError, match="Symbol 'nope' not in the symbol table."):
        del table["nope"]
    with pytest.raises(TypeError, match="Operation is not a Symbol Table."):
        any_ir.SymbolTable(module.body.operations[0])
    added = any_ir.Operation.parse("func.func private @foo()")
    module.body.append(added)  # inserted while detached, it is freed twice upstream
    assert str(table.insert(added)) == '"foo_0"' and module.body.operations[3] == added and "foo_0" in table
    assert str(table.insert(added)) == '"foo_0"'
    with pytest.raises(ValueError, match="Expected operation to have a symbol name."):
        table.insert(any_ir.Operation.create("t.a"))
    del table["foo_0"]
    assert "foo_0" not in table and len(module.body.operations) == 3
    table.erase(table["inner"])
    assert "inner" not in table and len(module.body.operations) == 2


def test_names_and_visibility_of_symbols(any_ir, any_ctx):
    table, other = any_ir.SymbolTable, any_ir.Operation.create("t.a")
    symbol, public = any_ir.Operation.parse("func.func private @foo()"), any_ir.Operation.parse("func.func @g() { return }")
    assert str(table.get_symbol_name(symbol)) == '"foo"' and str(table.get_visibility(symbol)) == '"private"'
    table.set_symbol_name(symbol, "zoo")
    table.set_visibility(symbol, "nested")
    assert str(symbol).strip() == "func.func nested @zoo()"
    with pytest.raises(ValueError, match="Expected visibility to be 'public', 'private' or 'nested'"):
        table.set_visibility(symbol, "x")
    for ask in (lambda: table.get_visibility(public), lambda: table.get_visibility(other), lambda: table.set_visibility(other, "public")):
        with pytest.raises(ValueError, match="Expected operation to have a symbol visibility."):
            ask()
    for ask in (lambda: table.get_symbol_name(other), lambda: table.set_symbol_name(other, "x")):
        with pytest.raises(ValueError, match="Expected operation to have a symbol name."):
            ask()


def test_uses_of_symbols_are_renamed(any_ir, any_ctx):
    module = any_ir.Module.parse(SYMBOLS)
    any_ir.SymbolTable.replace_all_symbol_uses("foo", "new", module.operation)
    call = blocks_of(module.body.operations[1])[0].operations[0]
    assert str(call.attributes["callee"]) == "@new" and str(call.attributes["b"]) == "[@new, @bar::@foo, @new::@bar]"
    assert "@foo" in str(module.body.operations[2]) and "@new" not in str(module.body.operations[2])
    seen = []
    any_ir.SymbolTable.walk_symbol_tables(module.operation, True, lambda op, visible: seen.append((op.name, visible)))
    assert seen == [("builtin.module", True)] * 2
    with pytest.raises(RuntimeError, match="Exception raised in callback: "):
        any_ir.SymbolTable.walk_symbol_tables(module.operation, True, lambda op, visible: 1 / 0)


# --- interfaces ---


def test_inferred_types_of_an_interface(any_ir, placed, i32):
    value = any_ir.Operation.create("t.v", results=[i32]).result
    add = any_ir.Operation.create("arith.addi", results=[i32], operands=[value, value])
    interface = any_ir.InferTypeOpInterface(add)
    assert interface.operation == add and interface.opview == add and type(interface.opview).__name__ == "AddIOp"
    assert interface.inferReturnTypes(operands=[value, value]) == [i32]
    static = any_ir.InferTypeOpInterface(type(add.opview))
    assert static.inferReturnTypes(operands=[value, value]) == [i32]
    with pytest.raises(TypeError, match="Cannot get an operation from a static interface"):
        static.operation  # noqa: B018
    with pytest.raises(TypeError, match="Cannot get an opview from a static interface"):
        static.opview  # noqa: B018
    with pytest.raises(ValueError, match="the operation does not implement InferTypeOpInterface"):
        any_ir.InferTypeOpInterface(any_ir.Operation.create("func.return"))


def test_types_are_not_inferred_from_attributes_of_another_context():
    from mlircore import ir
    from mlircore.dialects import arith

    with ir.Context() as other:
        i64 = ir.IntegerType.get_signless(64)
        value = [ir.IntegerAttr.get(i64, number) for number in range(10**6, 10**6 + 20000)][-1]
        attributes = ir.DictAttr.get({"value": value})
        assert ir.InferTypeOpInterface(arith.ConstantOp).inferReturnTypes(attributes=attributes) == [i64]
    with ir.Context(), pytest.raises(ValueError, match="the attribute belongs to another context"):
        ir.InferTypeOpInterface(arith.ConstantOp).inferReturnTypes(attributes=attributes)


def test_components_of_shaped_types(any_ir, i32):
    get = any_ir.ShapedTypeComponents.get
    scalar, shaped = get(i32), get([1, 2], i32)
    assert (scalar.element_type, scalar.has_rank, scalar.rank, scalar.shape) == (i32, False, None, None)
    assert (shaped.element_type, shaped.has_rank, shaped.rank, shaped.shape) == (i32, True, 2, [1, 2])
    assert get(shape=[1], element_type=i32).shape == [1] and get([1], i32, any_ir.Attribute.parse("unit")).rank == 1
    with pytest.raises(TypeError):
        any_ir.ShapedTypeComponents()
