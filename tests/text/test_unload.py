"""Functions of files and texts that were opened lazily give their memory back (Module.unload)."""

import gc
import io

import pytest
from mlircore import ir, rewrite
from mlircore.passmanager import PassManager

TEXT = """
func.func @first(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("here":3:4)
  %1:2 = "t.two"(%0) {d = distinct[0]<1>} : (i32) -> (i32, i32)
  cf.br ^next(%1#1 : i32)
^next(%b: i32):
  return %b : i32
}
func.func @second(%a: i32) -> i32 {
  %0 = func.call @first(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @declared()
module @inner {
  func.func @third() { return }
}
"""


def fresh():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


@pytest.fixture(params=["text", "bytecode"])
def opened(request):
    def open_lazily(text=TEXT):
        content = text
        if request.param == "bytecode":
            out = io.BytesIO()
            ir.Module.parse(text, fresh()).operation.write_bytecode(out)
            content = out.getvalue()
        return ir.Module.parse(content, fresh(), lazy=True)

    return open_lazily


def asm(operation):
    return operation.operation.get_asm(enable_debug_info=True)


def touch_all(module):
    for op in module.body.operations:
        op.operation.find("no.operation")


def test_an_unloaded_function_is_unread_and_is_read_again(opened):
    module = opened()
    expected = asm(module)
    for name in ("first", "second"):
        module.unload(name)
        module.unload(name)
    assert [op.operation.is_read for op in module.body.operations] == [False, False, True, True]
    module.context._check()
    assert asm(module) == expected
    assert module.operation.verify()


def test_handles_into_an_unloaded_function_are_stale(opened):
    module = opened()
    first = module.body.operations[0]
    region = first.regions[0]
    block = region.blocks[1]
    op = block.operations[0]
    argument, result = block.arguments[0], region.blocks[0].operations[0].results[0]
    module.unload(first)
    for use in (lambda: block.operations[0], lambda: op.name, lambda: argument.type, lambda: result.owner, lambda: list(op.operands)):
        with pytest.raises(ir.MLIRError, match="erased"):
            use()
    assert not first.operation.is_read and first.sym_name.value == "first"
    assert [len(block.operations) for block in region] == [3, 1]  # the region is the same, and is read again
    assert first.operation.is_read


def test_lists_of_an_unloaded_function_are_counted_again(opened):
    module = opened()
    region = module.body.operations[0].regions[0]
    assert len(region.blocks) == 2 and region.blocks[1].arguments
    module.unload("first")
    assert len(region.blocks) == 2 and region.blocks[1].arguments


def test_memory_is_used_again(opened):
    function = "func.func @f{n}(%0: i32) -> i32 {{\n" + "".join(f"  %{i + 1} = arith.addi %{i}, %{i} : i32\n" for i in range(500)) + "  return %500 : i32\n}}\n"
    module = opened("".join(function.format(n=n) for n in range(40)))
    operations = list(module.body.operations)
    before = module.context._memory()[0]
    most = 0
    for number, op in enumerate(operations):
        assert len(op.regions[0].blocks[0].operations) == 501
        used = module.context._memory()[0]
        most = used if number < 3 else most
        assert used <= most
        module.unload(f"f{number}")
    read = module.context._memory()[0]
    touch_all(module)
    assert module.context._memory()[0] - before > 2 * (read - before)
    for op in operations:
        module.unload(op)
    module.context._check()
    assert module.context._memory()[0] - before < 2 * (read - before) + 65536


def test_everything_is_freed_after_unloading(opened):
    context = fresh()
    data = ir.Module.parse(TEXT, context)
    out = io.BytesIO()
    data.operation.write_bytecode(out)
    content = TEXT if opened.__closure__[0].cell_contents.param == "text" else out.getvalue()
    sizes = []
    for _ in range(4):
        module = ir.Module.parse(content, context, lazy=True)
        touch_all(module)
        module.unload("first")
        module.unload("second")
        module.body.operations[0].regions[0]
        del module
        gc.collect()
        sizes.append(context._memory()[0])
    assert sizes[3] <= sizes[1] + 4096


def first_operation(module):
    return module.body.operations[0].regions[0].blocks[0].operations[0].operation


CHANGES = {
    "attribute": lambda module: first_operation(module).attributes.__setitem__("k", ir.UnitAttr.get(module.context)),
    "erased": lambda module: (first_operation(module).results[0].replace_all_uses_with(module.body.operations[0].arguments[0]), first_operation(module).erase()),
    "moved": lambda module: module.body.operations[0].regions[0].blocks[1].operations[0].move_before(module.body.operations[0].regions[0].blocks[0].operations[2]),
    "operand": lambda module: module.body.operations[0].regions[0].blocks[0].operations[1].operands.__setitem__(1, module.body.operations[0].arguments[0]),
    "argument": lambda module: module.body.operations[0].regions[0].blocks[1].add_argument(
        ir.IntegerType.get_signless(8, module.context), ir.Location.unknown(module.context)),
    "location": lambda module: setattr(first_operation(module), "location", ir.Location.unknown(module.context)),
    "pass": lambda module: PassManager.parse("builtin.module(canonicalize)", module.context).run(module.operation),
    "patterns": lambda module: rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet(module.context).freeze()),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_changed_function_is_refused_and_stays(opened, change):
    text = TEXT.replace("%0 = arith.addi %a, %a", '%c = arith.constant 0 : i32 %0 = arith.addi %a, %c')
    module = opened(text)
    module.body.operations[0].regions[0]
    change(module)
    changed = str(module.body.operations[0])
    if change in (CHANGES["attribute"], CHANGES["pass"], CHANGES["patterns"]):
        assert changed != str(opened(text).body.operations[0])
    with pytest.raises(ir.MLIRError, match="was changed inside"):
        module.unload("first")
    assert str(module.body.operations[0]) == changed
    module.context._check()


def test_a_function_that_was_changed_back_or_only_outside_is_unloaded(opened):
    module = opened()
    first, second = list(module.body.operations)[:2]
    op = first_operation(module)
    op.attributes["k"] = ir.UnitAttr.get(module.context)
    with pytest.raises(ir.MLIRError, match="was changed inside"):
        module.unload(first)
    del op.attributes["k"]
    first.attributes["sym_name"] = ir.StringAttr.get("other", module.context)
    first.move_after(second)
    module.unload(first)
    assert not first.operation.is_read
    with pytest.raises(ir.MLIRError, match="erased"):
        str(op.name)
    assert "func.func @other(%arg0: i32) -> i32 {\n  %0 = arith.addi" in str(first)


def test_a_function_whose_values_are_used_outside_is_refused(opened):
    module = opened()
    value = first_operation(module).results[0]
    user = ir.Operation.create("t.user", operands=[value], loc=ir.Location.unknown(module.context))
    with pytest.raises(ir.MLIRError, match="used outside"):
        module.unload("first")
    assert user.operands[0] == value
    user.erase()
    module.unload("first")


def test_what_is_from_no_lazy_file_is_refused(opened):
    module = opened()
    for op in (module.body.operations[2], module.operation, module.body.operations[3]):
        with pytest.raises(ir.MLIRError, match="is from no file that was opened lazily"):
            module.unload(op)
    with pytest.raises(KeyError, match="nothing"):
        module.unload("nothing")
    with pytest.raises(ValueError, match="not in the module"):
        module.unload(opened().body.operations[0])
    with pytest.raises(TypeError):
        module.unload(1)
    whole = ir.Module.parse(TEXT, fresh())
    with pytest.raises(ir.MLIRError, match="is from no file"):
        whole.unload("first")


def test_a_function_in_a_module_inside_is_unloaded_by_its_operation(opened):
    module = opened()
    third = module.body.operations[3].regions[0].blocks[0].operations[0]
    third.regions[0]
    module.unload(third)
    assert not third.operation.is_read
    with pytest.raises(KeyError):
        module.unload("third")


def test_a_moved_function_is_unloaded_in_its_new_module(opened):
    module = opened()
    other = ir.Module.create(ir.Location.unknown(module.context))
    first = module.body.operations[0]
    first.regions[0]
    other.body.append(first)
    other.unload("first")
    assert not first.operation.is_read and "arith.addi" in str(other)
    other.unload("first")
    other.operation.erase()


def test_symbols_are_checked_when_an_unloaded_function_is_read_again(opened):
    module = opened()
    touch_all(module)
    module.unload("second")
    module.body.operations[0].attributes["sym_name"] = ir.StringAttr.get("gone", module.context)
    assert "callee = @first" in str(module.body.operations[1])  # the tree was changed: only `verify` looks for symbols
    with pytest.raises(ir.MLIRError, match="'first' does not reference a valid function"):
        module.operation.verify()


def test_unloading_during_a_walk_ends_it_or_goes_on_outside(opened):
    module = opened()
    seen = []

    def inside(op):
        seen.append(op.name)
        if op.name == "arith.addi":
            module.unload("first")
        return ir.WalkResult.ADVANCE

    with pytest.raises(ir.MLIRError):
        module.operation.walk(inside)
    assert seen[-1] == "arith.addi"
    module.context._check()
    for block in module.body.operations[0].regions[0]:
        module.unload("first")
        break


def test_tables_of_symbols_in_an_unloaded_function_are_forgotten(opened):
    text = """
    func.func @f() {
      builtin.module { func.func private @g() "t.use"() {s = @g} : () -> () }
      return
    }
    func.func @h() { func.call @f() : () -> () return }
    """
    module = opened(text)
    for _ in range(20):
        touch_all(module)
        module.unload("f")
        module.unload("h")
    assert asm(module) == asm(opened(text)) and module.operation.verify()


def test_printing_names_again_after_unloading(opened):
    module = opened()
    expected = str(module)
    value = first_operation(module).results[0]
    assert value.get_name() == "%0"
    module.unload("first")
    assert str(module) == expected
    assert first_operation(module).results[0].get_name() == "%0"


def test_a_module_alone_in_its_text_is_verified_when_it_is_opened(opened):
    twice = "module { func.func @f() { return } func.func @f() { return } }"
    with pytest.raises(ir.MLIRError, match="redefinition of symbol named 'f'"):
        ir.Module.parse(twice, fresh(), lazy=True)
    module = opened("module { func.func @f() { func.call @g() : () -> () return } func.func @g() { return } }")
    for _ in range(3):
        touch_all(module)
        module.unload("f")
    assert module.operation.verify()
