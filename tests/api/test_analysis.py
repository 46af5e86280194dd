"""mlircore.analysis: calls, uses of symbols, slices, orders, walks, matching by structure."""

import pytest
from mlircore import analysis
from mlircore.analysis import m_Any, m_Constant, m_Op
from mlircore.ir import Context, MLIRError, Module, WalkOrder, WalkResult

TEXT = """
func.func private @h(i32) -> i32
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %c = arith.constant 3 : i32
  %1 = arith.muli %0, %c : i32
  %2 = func.call @h(%1) : (i32) -> i32
  return %2 : i32
}
module @inner {
  func.func @f() { call @g() : () -> () return }
  func.func @g() { call @f() : () -> () return }
}
func.func @g(%a: i32) -> i32 {
  %0 = call @f(%a, %a) : (i32, i32) -> i32
  return %0 : i32
}
func.func @loop(%n: index, %x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %n to %n step %n iter_args(%s = %zero) -> (i32) {
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  return %r : i32
}
"""


@pytest.fixture
def module():
    with Context():
        yield Module.parse(TEXT)


def names(ops):
    return [op.name for op in ops]


def test_calls_are_resolved_in_their_symbol_table(module):
    graph = analysis.call_graph(module)
    assert graph.names == ["h", "f", "f", "g", "g", "loop"]
    assert graph.caller.tolist() == [1, 2, 3, 4] and graph.callee.tolist() == [0, 3, 2, 1]
    assert [graph.rows.operation(row).name for row in graph.call] == ["func.call"] * 4
    assert graph.callees("loop") == set() and graph.callers("h") == {"f"}
    assert graph.reachable("loop") == {"loop"} and graph.reachable("g") == {"f", "g", "h"}


def test_uses_of_symbols_are_columns(module):
    uses = analysis.symbol_uses(module)
    assert uses.counts() == {"h": 1, "g": 1, "f": 2}
    assert [uses.rows.operation(row).name for row in uses.user] == ["func.call"] * 4
    assert [str(uses.references[i]) for i in uses.reference] == ["@h", "@g", "@f", "@f"]
    assert analysis.symbol_uses(module.body.operations[0]).counts() == {}


def test_backward_slice(module):
    mul = module.operation.find("arith.muli")[0]
    assert names(analysis.backward_slice(mul)) == ["arith.addi", "arith.constant"]
    assert names(analysis.backward_slice(mul, inclusive=True))[-1] == "arith.muli"
    assert names(analysis.backward_slice(mul, filter=lambda op: op.name != "arith.addi")) == ["arith.constant"]
    end = module.body.operations[4].regions[0].blocks[0].operations[2]
    assert names(analysis.backward_slice(end)) == ["arith.constant", "scf.for"]
    inner = module.operation.find("scf.yield")[0]
    assert names(analysis.backward_slice(inner, omit_block_arguments=True)) == ["arith.addi"]


def test_forward_slice(module):
    add = module.operation.find("arith.addi")[0]
    assert names(analysis.forward_slice(add)) == ["arith.muli", "func.call", "func.return"]
    assert names(analysis.forward_slice(add.result, inclusive=True)) == ["arith.muli", "func.call", "func.return"]
    argument = module.body.operations[1].regions[0].blocks[0].arguments[0]
    assert names(analysis.forward_slice(argument)) == ["arith.addi", "arith.muli", "func.call", "func.return"]
    assert names(analysis.forward_slice(add, filter=lambda op: op.name == "arith.muli", inclusive=True)) == ["arith.addi", "arith.muli"]


def test_topological_order(module):
    ops = list(module.body.operations[1].regions[0].blocks[0].operations)
    assert names(analysis.topological_order(reversed(ops))) == ["arith.addi", "arith.constant", "arith.muli", "func.call", "func.return"]
    assert analysis.topological_order([]) == []


def test_walk_calls_before_and_after(module):
    seen = []
    result = analysis.walk(module.body.operations[4], lambda op: seen.append("<" + op.name), lambda op: seen.append(op.name + ">"))
    assert result is WalkResult.ADVANCE
    assert seen == ["<func.func", "<arith.constant", "arith.constant>", "<scf.for", "<arith.addi", "arith.addi>", "<scf.yield", "scf.yield>",
                    "scf.for>", "<func.return", "func.return>", "func.func>"]


def test_a_walk_with_two_callbacks_nests_as_the_operations_do(module):
    open_ops, closed, seen = [], [], []

    def before(op):
        assert (open_ops[-1] if open_ops else None) == (op.parent.operation if seen else None)
        open_ops.append(op)
        seen.append(op)

    def after(op):
        assert open_ops.pop() == op
        closed.append(op)

    assert analysis.walk(module, before, after) is WalkResult.ADVANCE and not open_ops
    one, other = [], []
    module.operation.walk(lambda op: one.append(op), WalkOrder.PRE_ORDER)
    module.operation.walk(lambda op: other.append(op), WalkOrder.POST_ORDER)
    assert seen == one and closed == other and len(seen) > 10


def test_a_walk_with_two_callbacks_takes_changes(module):
    calls = []

    def after(op):
        calls.append(op.name)
        if op.name != "builtin.module":
            op.erase()

    with Context() as context:
        context.allow_unregistered_dialects = True
        nested = Module.parse('"t.a"() ({ "t.b"() : () -> () "t.c"() : () -> () }) : () -> () "t.d"() : () -> ()')
        analysis.walk(nested, lambda op: None, after)
        assert calls == ["t.b", "t.c", "t.a", "t.d", "builtin.module"] and len(nested.body.operations) == 0
    with pytest.raises(MLIRError, match="erased the operation from which the walk continues"):
        analysis.walk(module, lambda op: op.erase() if op.name == "func.func" else None, calls.append)
    with pytest.raises(TypeError, match="returned 1, not a WalkResult"):
        analysis.walk(module, None, lambda op: 1)
    with pytest.raises(ZeroDivisionError):
        analysis.walk(module, None, lambda op: 1 // 0)
    assert analysis.walk(module, after=lambda op: WalkResult.INTERRUPT) is WalkResult.INTERRUPT
    assert analysis.walk(module, lambda op: WalkResult.INTERRUPT) is WalkResult.INTERRUPT
    assert analysis.walk(module) is WalkResult.ADVANCE


def test_walk_skips_and_ends(module):
    seen = []

    def before(op):
        seen.append(op.name)
        return WalkResult.SKIP if op.name == "scf.for" else WalkResult.INTERRUPT if op.name == "func.return" else None

    assert analysis.walk(module.body.operations[4], before, lambda op: seen.append("!" + op.name)) is WalkResult.INTERRUPT
    assert seen == ["func.func", "arith.constant", "!arith.constant", "scf.for", "func.return"]


def test_after_may_erase(module):
    analysis.walk(module.body.operations[1], after=lambda op: op.erase() if op.name == "func.return" else None)
    assert not module.body.operations[1].operation.find("func.return")


def test_match_binds(module):
    mul = module.operation.find("arith.muli")[0]
    found = analysis.match(mul, m_Op("arith.muli", m_Op("arith.addi", m_Any("x"), m_Any("y"), bind="sum"), m_Constant("c")))
    assert found["sum"].name == "arith.addi" and found["x"] != found["y"] and found["c"].value == 3
    assert analysis.match(mul.result, m_Op("arith.muli")) == {}
    assert analysis.match(mul, m_Op("arith.muli", m_Any("x"), m_Any("x"))) is None
    assert analysis.match(mul, m_Op("arith.muli", m_Any())) is None
    assert analysis.match(mul, m_Op("arith.muli", attributes={"overflowFlags": lambda attr: False})) is None


def test_find_matches(module):
    found = list(analysis.find_matches(module, m_Op("func.call", m_Any("a"), m_Any("a"))))
    assert [bound["a"].arg_number for op, bound in found] == [0]


def test_a_cycle_of_a_graph_region_ends():
    with Context() as context:
        context.allow_unregistered_dialects = True
        module = Module.parse('module { %0 = "t.a"(%1) : (i32) -> i32  %1 = "t.b"(%0) : (i32) -> i32 }')
        first, second = module.body.operations
        assert sorted(names(analysis.topological_order([first, second]))) == ["t.a", "t.b"]
        assert names(analysis.backward_slice(first)) == names(analysis.forward_slice(first)) == ["t.b"]


def test_an_erased_operation_raises(module):
    copy = module.operation.find("arith.addi")[0].operation.clone(ip=False)
    copy.erase()
    for use in (analysis.backward_slice, analysis.forward_slice, analysis.walk, analysis.call_graph, analysis.symbol_uses,
                lambda op: analysis.topological_order([op]), lambda op: analysis.match(op, m_Op("arith.addi"))):
        with pytest.raises(MLIRError, match="erased"):
            use(copy)
