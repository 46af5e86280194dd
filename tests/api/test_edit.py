"""mlircore.edit: copies with mappings, inlining, outlining, parts of modules, merged modules, other names."""

import pytest
from mlircore import edit, ir
from mlircore.ir import Context, InsertionPoint, Location, MLIRError, Module

TEXT = """
func.func private @h(i32) -> i32
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %c = arith.constant 3 : i32
  %1 = arith.muli %0, %c : i32
  %2 = func.call @h(%1) : (i32) -> i32
  return %2 : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = call @f(%a, %a) : (i32, i32) -> i32
  return %0 : i32
}
func.func @blocks(%a: i1, %b: i32) -> i32 {
  cf.cond_br %a, ^one, ^two(%b : i32)
^one:
  %0 = arith.addi %b, %b : i32
  return %0 : i32
^two(%c: i32):
  return %c : i32
}
"""


@pytest.fixture
def module():
    with Context():
        yield Module.parse(TEXT)


def symbols(module):
    return [ir.StringAttr(op.attributes["sym_name"]).value for op in module.body.operations]


# --- mappings and copies ---


def test_a_copy_uses_the_values_of_the_mapping(module):
    add, constant, mul, *_ = module.body.operations[1].regions[0].blocks[0].operations
    mapping = edit.IRMapping()
    first, second = module.body.operations[1].regions[0].blocks[0].arguments
    mapping.map(first, second)
    copy = edit.clone(add, mapping, InsertionPoint(mul))
    assert list(copy.operands) == [second, second]
    again = edit.clone(mul, mapping, InsertionPoint(mul))
    assert again.operands[0] == copy.result and again.operands[1] == constant.result
    assert mapping.lookup(add) == copy and mapping[add.result] == copy.result
    assert module.operation.verify()


def test_blocks_and_nested_values_are_entered(module):
    function = module.body.operations[3]
    mapping = edit.IRMapping()
    copy = edit.clone(function, mapping, False)
    for old, new in zip(function.regions[0].blocks, copy.regions[0].blocks):
        assert mapping.lookup(old) == new
        assert [mapping.lookup(value) for value in old.arguments] == list(new.arguments)
    branch = function.regions[0].blocks[0].operations[0]
    moved = edit.clone(branch, mapping, False)
    assert list(moved.successors) == list(copy.regions[0].blocks)[1:]
    moved.erase()


def test_a_mapping_is_a_map(module):
    one, two = module.body.operations[1].regions[0].blocks[0].arguments
    mapping = edit.IRMapping()
    assert mapping.lookup_or_null(one) is None and mapping.lookup_or_default(one) == one and one not in mapping
    with pytest.raises(KeyError):
        mapping.lookup(one)
    mapping[one] = two
    assert mapping.contains(one) and len(mapping) == 1 and mapping.value_map == {one: two}
    mapping.erase(one)
    assert len(mapping) == 0
    with pytest.raises(TypeError):
        mapping.map(one, module.body)
    with pytest.raises(TypeError):
        mapping.map(3, 4)
    mapping[one] = two
    mapping.clear()
    assert "0 values" in repr(mapping)


def test_an_erased_target_raises(module):
    add, _, mul, *_ = module.body.operations[1].regions[0].blocks[0].operations
    mapping = edit.IRMapping()
    copy = add.operation.clone(InsertionPoint(add))
    mapping.map(add.result, copy.result)
    copy.erase()
    assert mapping.lookup_or_null(add.result) is None
    with pytest.raises(MLIRError, match="erased"):
        edit.clone(mul, mapping, InsertionPoint(mul))
    assert module.operation.verify()


# --- calls ---


def test_inlining_replaces_the_call(module):
    call = module.operation.find("func.call")[1]
    values = edit.inline_call(call)
    text = str(module)
    assert "call @f" not in text and text.count("arith.muli") == 2 and module.operation.verify()
    assert values[0].owner.name == "func.call"
    with pytest.raises(MLIRError, match="erased"):
        edit.inline_call(call)


def test_locations_become_call_sites(module):
    call = module.operation.find("func.call")[1]
    call.location = Location.name("here", context=module.context)
    edit.inline_call(call)
    assert 'callsite' in str(module.operation.find("arith.addi")[1].location) and "here" in str(module.operation.find("arith.addi")[1].location)


def test_several_blocks_are_inlined_with_branches():
    with Context():
        module = Module.parse(TEXT + """
func.func @user(%a: i1, %b: i32) -> i32 {
  %0 = call @blocks(%a, %b) : (i1, i32) -> i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}""")
        edit.inline_call(module.operation.find("func.call")[2])
        assert module.operation.verify()
        user = module.body.operations[4]
        assert [op.name for op in user.regions[0].blocks[0].operations] == ["cf.cond_br"]
        assert len(user.regions[0].blocks) == 4


def test_several_blocks_do_not_fit_into_a_loop():
    with Context():
        module = Module.parse(TEXT + """
func.func @user(%a: i1, %b: i32, %n: index) {
  scf.for %i = %n to %n step %n {
    %0 = func.call @blocks(%a, %b) : (i1, i32) -> i32
  }
  return
}""")
        before = str(module)
        with pytest.raises(MLIRError, match="several blocks, and a region of 'scf.for' has one"):
            edit.inline_call(module.operation.find("func.call")[2])
        assert str(module) == before


def test_a_call_that_does_not_fit_changes_nothing(module):
    before = str(module)
    calls = module.operation.find("func.call")
    with pytest.raises(MLIRError, match="declaration"):
        edit.inline_call(calls[0])
    with pytest.raises(MLIRError, match="2 operands, and the callee 1 arguments"):
        edit.inline_call(calls[1], module.body.operations[2])
    with pytest.raises(MLIRError, match="no attribute 'callee'"):
        edit.inline_call(module.operation.find("arith.addi")[0])
    with pytest.raises(MLIRError, match="different types"):
        edit.inline_call(calls[1], module.body.operations[3])
    assert str(module) == before


def test_the_callee_is_found_after_changes(module):
    table = ir.SymbolTable(module.operation)
    edit.inline_call(module.operation.find("func.call")[1])
    ir.SymbolTable.set_symbol_name(table["f"], "other")
    block = module.body.operations[2].regions[0].blocks[0]
    with module.context, Location.unknown():
        call = ir.Operation.create("func.call", attributes={"callee": ir.FlatSymbolRefAttr.get("f")}, ip=InsertionPoint.at_block_begin(block))
    with pytest.raises(MLIRError, match="has the symbol @f"):
        edit.inline_call(call)


# --- parts of modules ---


def test_extract_takes_what_a_symbol_refers_to(module):
    part = edit.extract(module.body.operations[2])
    assert symbols(part) == ["h", "f", "g"] and part.operation.verify()
    assert symbols(edit.extract(module.body.operations[1])) == ["h", "f"]


def test_extract_declares(module):
    part = edit.extract(module.body.operations[2], declare=True)
    assert str(part) == (
        "module {\n  func.func private @f(i32, i32) -> i32\n  func.func @g(%arg0: i32) -> i32 {\n"
        "    %0 = call @f(%arg0, %arg0) : (i32, i32) -> i32\n    return %0 : i32\n  }\n}\n")


def test_extract_needs_a_symbol(module):
    with pytest.raises(ValueError, match="symbol name"):
        edit.extract(module.operation.find("arith.addi")[0])


def test_what_was_split_can_be_merged(module):
    parts = dict(edit.split(module))
    assert list(parts) == ["f", "g", "blocks"]
    assert all(part.operation.verify() for part in parts.values())
    merged = edit.merge(parts.values())
    assert sorted(symbols(merged)) == sorted(symbols(module)) and merged.operation.verify()


def test_merge_renames_what_clashes():
    with Context():
        one = Module.parse("func.func private @f() { return } func.func @g() { call @f() : () -> () return }")
        two = Module.parse("func.func @f() { call @f() : () -> () return } func.func @g() { call @f() : () -> () return }")
        merged = edit.merge([one, two])
        assert symbols(merged) == ["f_0", "g", "f", "g_0"] and merged.operation.verify()
        assert [str(call.attributes["callee"]) for call in merged.operation.find("func.call")] == ["@f_0", "@f", "@f"]
        with pytest.raises(ValueError, match="no module"):
            edit.merge([])
    with pytest.raises(MLIRError, match="contexts"):
        edit.merge([one, Module.parse("", Context())])


def test_outline_and_inline_are_inverse(module):
    before = str(module)
    add, constant, mul, *_ = module.body.operations[1].regions[0].blocks[0].operations
    call = edit.outline([add, constant, mul], "part")
    assert module.operation.verify() and symbols(module) == ["h", "f", "part", "g", "blocks"]
    edit.inline_call(call)
    module.body.operations[2].erase()
    assert str(module) == before


def test_outline_refuses(module):
    block = module.body.operations[1].regions[0].blocks[0]
    add, _, mul, call, end = block.operations
    with pytest.raises(ValueError, match="terminator"):
        edit.outline([end], "part")
    with pytest.raises(ValueError, match="one block"):
        edit.outline([add, module.operation.find("func.return")[1]], "part")
    with pytest.raises(MLIRError, match="uses a result of 'arith.addi'"):
        edit.outline([add, call], "part")
    with pytest.raises(ValueError, match="not in a function"):
        edit.outline([module.body.operations[1]], "part")
    with pytest.raises(ValueError, match="top-level"):
        edit.outline([module.operation], "part")
    assert edit.outline([mul], "f").attributes["callee"].value == "f_0"


# --- names of operations ---


def test_replace_all_keeps_handles(module):
    add = module.operation.find("arith.addi")[0]
    hash(add)
    assert edit.replace_all(module, "arith.addi", "arith.divsi") == 2
    assert add.operation.name == "arith.divsi" and module.operation.verify()
    assert "%0 = arith.divsi %arg0, %arg1 : i32\n" in str(module)


def test_replace_all_sets_attributes(module):
    with module.context:
        attributes = {"note": ir.StringAttr.get("new"), "callee": None, "target": ir.StringAttr.get("x")}
    module.context.allow_unregistered_dialects = True
    assert edit.replace_all(module, "func.call", "my.call", attributes) == 2
    assert '"my.call"(%1) {note = "new", target = "x"} : (i32) -> i32' in str(module)
    assert edit.replace_all(module, "func.call", "my.call") == 0


def test_replace_all_changes_nothing_when_it_raises(module):
    before = str(module)
    with module.context:
        wrong = ir.StringAttr.get("x")
    with pytest.raises(MLIRError, match="'arith.addi' cannot become 'arith.muli'"):
        edit.replace_all(module, "arith.addi", "arith.muli", {"overflowFlags": wrong})
    with pytest.raises(TypeError):
        edit.replace_all(module, "arith.addi", "arith.muli", {"x": 3})
    with pytest.raises(MLIRError, match="context"):
        edit.replace_all(module, "arith.addi", "arith.muli", {"x": ir.StringAttr.get("x", Context())})
    assert str(module) == before


# --- misuse ---


def test_an_erased_operation_raises(module):
    copy = edit.clone(module.operation.find("arith.addi")[0], ip=False)
    copy.erase()
    for use in (edit.clone, edit.inline_call, edit.extract, lambda op: edit.outline([op], "part"),
                lambda op: edit.replace_all(op, "arith.addi", "arith.muli")):
        with pytest.raises(MLIRError, match="erased"):
            use(copy)


def test_an_operation_of_another_context_raises(module):
    before = str(module)
    other = Module.parse(TEXT, Context())
    add, foreign = module.operation.find("arith.addi")[0], other.operation.find("arith.addi")[0]
    with pytest.raises(MLIRError, match="another context"):
        edit.IRMapping().map(add.operands[0], foreign.operands[0])
    with pytest.raises(MLIRError, match="another context"):
        edit.clone(add, None, InsertionPoint(foreign))
    with pytest.raises(MLIRError, match="another context"):
        edit.inline_call(module.operation.find("func.call")[1], other.body.operations[1])
    with pytest.raises(ValueError, match="one block"):
        edit.outline([add, foreign], "part")
    assert str(module) == before


def test_a_value_of_another_module_is_refused_by_the_verifier(module):
    other = Module.parse(TEXT, module.context)
    add, foreign = module.operation.find("arith.addi")[0], other.operation.find("arith.addi")[0]
    mapping = edit.IRMapping()
    mapping.map(add.operands[0], foreign.operands[0])
    edit.clone(add, mapping, InsertionPoint(add))
    with pytest.raises(ir.VerifyError, match="outside the region"):
        module.operation.verify()
    del other, foreign, mapping
    with pytest.raises(ir.VerifyError, match="null operand"):
        module.operation.verify()


def test_a_recursive_call_is_inlined_once():
    with Context():
        module = Module.parse("func.func @f(%a: i32) -> i32 { %0 = call @f(%a) : (i32) -> i32 return %0 : i32 }")
        edit.inline_call(module.operation.find("func.call")[0])
        assert len(module.operation.find("func.call")) == 1 and module.operation.verify()


def test_a_symbol_erased_during_a_split_raises(module):
    parts = edit.split(module)
    assert next(parts)[0] == "f"
    module.body.operations[2].erase()
    with pytest.raises(MLIRError, match="erased"):
        next(parts)
