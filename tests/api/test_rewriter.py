"""The functions of PatternRewriter, and listeners of both drivers."""

import pytest
from mlircore import ir, rewrite
from mlircore.dialects import arith

TEXT = """func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = scf.if %c -> i32 {
    %2 = arith.subi %0, %b : i32
    scf.yield %2 : i32
  } else {
    scf.yield %0 : i32
  }
  %3 = arith.muli %1, %0 : i32
  return %3 : i32
}"""
DRIVERS = ["walk", "greedy"]


class Log(rewrite.Listener):
    """Writes down what it hears, and checks that it can read it."""

    def __init__(self):
        self.lines = []

    def operation_inserted(self, op):
        assert op.attached and str(op)
        self.lines.append(f"inserted {op.name}")

    def operation_modified(self, op):
        assert op.attached and str(op)
        self.lines.append(f"modified {op.name}")

    def operation_replaced(self, op, values):
        assert [value.type for value in values] == [result.type for result in op.results]
        self.lines.append(f"replaced {op.name} by {','.join(value.get_name() for value in values)}")

    def operation_erased(self, op):
        assert op.attached and op.context is not None
        self.lines.append(f"erased {op.name}")


def run(driver, root, fn, text=TEXT, **options):
    """The module's text without its borders after a pattern was tried for the operations of a name, and the log of the listener."""
    log = Log()
    with ir.Context() as ctx, ir.Location.unknown():
        ctx.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        patterns = rewrite.RewritePatternSet()
        patterns.add(root, fn)
        if driver == "walk":
            rewrite.walk_and_apply_patterns(module.operation, patterns.freeze(), listener=log)
        else:
            config = rewrite.GreedyRewriteConfig()
            config.listener = log
            config.enable_folding = False
            config.region_simplification_level = rewrite.GreedySimplifyRegionLevel.DISABLED
            for name, value in options.items():
                setattr(config, name, value)
            rewrite.apply_patterns_and_fold_greedily(module.operation, patterns.freeze(), config)
        assert module.operation.verify()
        return str(module), log.lines


def body(text):
    return [line.strip() for line in text.splitlines()[2:-2]]


@pytest.mark.parametrize("driver", DRIVERS)
def test_replacing_is_reported(driver):
    def pattern(op, rewriter):
        assert rewriter.current_operation is op
        with rewriter.ip:
            new = arith.xori(op.lhs, op.rhs)
        rewriter.replace_op(op, [new])

    text, log = run(driver, "arith.subi", pattern)
    assert "arith.xori %0, %arg1" in text and "subi" not in text
    assert log == ["inserted arith.xori", "replaced arith.subi by %3", "erased arith.subi"]


@pytest.mark.parametrize("driver", DRIVERS)
def test_nested_operations_are_erased_and_copied_one_by_one(driver):
    def pattern(op, rewriter):
        copy = rewriter.clone(op)
        rewriter.replace_op(op, copy)

    inside = ["arith.subi", "scf.yield", "scf.yield"]
    log = run("walk", "scf.if", pattern)[1] if driver == "walk" else run(driver, "scf.if", once(pattern))[1]
    assert log == [f"inserted {name}" for name in ("scf.if", *inside)] + ["replaced scf.if by %1"] + [
        f"erased {name}" for name in (*reversed(inside), "scf.if")]


def once(pattern):
    called = []

    def guarded(op, rewriter):
        if called:
            return True
        called.append(op)
        return pattern(op, rewriter)

    return guarded


@pytest.mark.parametrize("driver", DRIVERS)
def test_operations_are_moved_inserted_and_changed(driver):
    def pattern(op, rewriter):
        terminator = op.block.operations[len(op.block.operations) - 1]
        rewriter.move_op_before(op, terminator)
        made = ir.Operation.create("my.op", ip=False)
        rewriter.insert_op(made, ir.InsertionPoint(terminator))
        rewriter.move_op_after(made, op)
        with rewriter.modify_op_in_place(op):
            op.attributes["mark"] = ir.UnitAttr.get()
        rewriter.insert_op(ir.Operation.create("my.before", ip=False))

    text, log = run(driver, "arith.muli", once(pattern))
    assert body(text)[-4:] == ['"my.before"() : () -> ()', "%2 = arith.muli %1, %0 {mark} : i32", '"my.op"() : () -> ()', "return %2 : i32"]
    assert log == ["inserted arith.muli", "inserted my.op", "modified arith.muli", "inserted my.before"]


@pytest.mark.parametrize("driver", DRIVERS)
def test_uses_are_replaced(driver):
    def pattern(op, rewriter):
        a, b = op.operands
        rewriter.replace_all_uses_except(op.result, a, [use.owner for use in op.result.uses if use.owner.name == "scf.yield"])
        rewriter.replace_uses_with_if(b, a, lambda use: use.owner.name == "arith.subi")
        with pytest.raises(ValueError, match="1 values cannot be replaced by 2"):
            rewriter.replace_all_uses_with(op, [a, b])
        rewriter.replace_all_uses_with(op, op)  # nothing

    text, log = run(driver, "arith.addi", once(pattern))
    assert "arith.subi %arg0, %arg0" in text and "scf.yield %0" in text and "arith.muli %1, %arg0" in text
    assert sorted(log) == ["modified arith.muli", "modified arith.subi", "modified arith.subi"]


BLOCKS = """func.func @f(%a: i32) -> i32 {
  "my.one"() : () -> ()
  cf.br ^next(%a : i32)
^next(%x: i32):
  %0 = "my.two"(%x) : (i32) -> i32
  return %0 : i32
}"""


@pytest.mark.parametrize("driver", DRIVERS)
def test_blocks_are_merged_split_and_erased(driver):
    def pattern(op, rewriter):
        block, following = op.block, op.block.region.blocks[1]
        branch = block.operations[1]
        with pytest.raises(ValueError, match="branches lead to"):
            rewriter.merge_blocks(following, block, [op.block.arguments[0]])
        with pytest.raises(ValueError, match="that branches lead to cannot be erased"):
            rewriter.erase_block(following)
        value = branch.operands[0]
        rewriter.erase_op(branch)
        with pytest.raises(ValueError, match="1 arguments cannot be inlined with 0 values"):
            rewriter.merge_blocks(following, block)
        for call in (lambda: rewriter.merge_blocks(following, following, [value]),
                     lambda: rewriter.inline_block_before(following, following.operations[0], [value])):  # fmt: skip
            with pytest.raises(ValueError, match="into itself"):
                call()
        rewriter.merge_blocks(following, block, [value])
        assert len(block.region.blocks) == 1
        made = rewriter.split_block(block, block.operations[1])
        assert [each.operation.name for each in made.operations] == ["my.two", "func.return"] and len(block.operations) == 1
        with pytest.raises(ValueError, match="values are used outside"):
            used_outside(rewriter, made)
        rewriter.merge_blocks(made, block)

    text, log = run(driver, "my.one", once(pattern), BLOCKS)
    assert body(text) == ['"my.one"() : () -> ()', '%0 = "my.two"(%arg0) : (i32) -> i32', "return %0 : i32"]
    assert log[0] == "erased cf.br" and log.count("inserted my.two") == 3 and "erased my.two" not in log


def used_outside(rewriter, block):
    other = block.create_after()
    with ir.InsertionPoint(other):
        ir.Operation.create("my.use", operands=[block.operations[0].results[0]])
    try:
        rewriter.erase_block(block)
    finally:
        rewriter.erase_block(other)


@pytest.mark.parametrize("driver", DRIVERS)
def test_regions_are_moved_and_blocks_erased_with_what_is_in_them(driver):
    def pattern(op, rewriter):
        with rewriter.ip:
            new = ir.Operation.create("my.region", regions=1)
        rewriter.inline_region_at_end(op.regions[0], new.regions[0])
        rewriter.erase_op(op)
        rewriter.erase_block(new.regions[0].blocks[0])

    text = '"my.old"() ({\n  %0 = "my.a"() : () -> i32\n  "my.b"(%0) : (i32) -> ()\n}) : () -> ()'
    after, log = run(driver, "my.old", pattern, text)
    assert after == 'module {\n  "my.region"() ({\n  }) : () -> ()\n}\n'
    assert log == ["inserted my.region", "modified my.old", "modified my.region", "erased my.old", "erased my.b", "erased my.a"]


def test_the_core_reports_its_own_changes():
    text = """func.func @f(%a: i32, %c: i1) -> i32 {
  %k = arith.constant 1 : i32
  %0 = arith.addi %k, %a : i32
  %1 = arith.addi %k, %k : i32
  %2 = arith.muli %a, %a : i32
  %t = arith.constant true
  %3 = scf.if %t -> i32 { scf.yield %1 : i32 } else { scf.yield %a : i32 }
  %4 = arith.addi %3, %0 : i32
  return %4 : i32
^dead:
  "my.dead"() ({ "my.inner"() : () -> () }) : () -> ()
  cf.br ^dead
}"""
    after, log = run("greedy", "my.never", lambda op, rewriter: True, text, enable_folding=True,
                     region_simplification_level=rewrite.GreedySimplifyRegionLevel.NORMAL)
    assert "^dead" not in after and "my.dead" not in after
    assert log.index("erased my.inner") < log.index("erased my.dead") and "erased arith.muli" in log
    assert "modified arith.addi" in log  # the constant goes last
    assert "inserted arith.constant" in log and any(line.startswith("replaced arith.addi by %c2_i32") for line in log)


def test_merged_blocks_are_reported():
    text = """func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  "my.op"(%a) : (i32) -> ()
  return %a : i32
^y:
  "my.op"(%b) : (i32) -> ()
  return %b : i32
}"""
    after, log = run("greedy", "my.never", lambda op, rewriter: True, text, region_simplification_level=rewrite.GreedySimplifyRegionLevel.AGGRESSIVE)
    assert after.count("my.op") == 1
    assert "erased my.op" in log and "erased func.return" in log and "modified cf.cond_br" in log


def raising_listener(event):
    """A listener that raises KeyError at an event."""
    def raises(*args):
        raise KeyError(event)

    listener = rewrite.Listener()
    setattr(listener, f"operation_{event}", raises)
    return listener


def replace_by_xori(op, rewriter):
    """A pattern."""
    with rewriter.ip:
        new = arith.xori(op.lhs, op.rhs)
    rewriter.replace_op(op, [new])


@pytest.mark.parametrize("driver", DRIVERS)
@pytest.mark.parametrize("event", ["inserted", "modified", "replaced", "erased"])
def test_what_a_listener_raises_ends_the_driver(driver, event):
    def pattern(op, rewriter):
        with rewriter.modify_op_in_place(op):
            op.attributes["mark"] = ir.UnitAttr.get()
        replace_by_xori(op, rewriter)

    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        patterns = rewrite.RewritePatternSet()
        patterns.add("arith.subi", pattern)
        config = rewrite.GreedyRewriteConfig()
        config.listener = raising_listener(event)
        config.enable_folding = False
        with pytest.raises(KeyError, match=event):
            if driver == "walk":
                rewrite.walk_and_apply_patterns(module.operation, patterns.freeze(), listener=raising_listener(event))
            else:
                rewrite.apply_patterns_and_fold_greedily(module.operation, patterns.freeze(), config)
        assert module.operation.verify()
        with ir.InsertionPoint(module.body):
            arith.constant(ir.IntegerType.get_signless(32), 1)  # nothing is noted any more


@pytest.mark.parametrize("event", ["inserted", "modified", "replaced", "erased"])
def test_a_listener_that_raises_at_a_change_of_the_core_leaves_a_valid_module(event):
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse("""func.func @f(%a: i32) -> i32 {
          %k = arith.constant 1 : i32
          %0 = arith.addi %k, %a : i32
          %1 = arith.addi %k, %k : i32
          %2 = arith.muli %0, %1 : i32
          %3 = arith.muli %a, %a : i32
          return %2 : i32
        }""")
        config = rewrite.GreedyRewriteConfig()
        config.listener = raising_listener(event)
        with pytest.raises(KeyError, match=event):
            rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet().freeze(), config)
        assert module.operation.verify()


def test_a_listener_cannot_change_the_tree_while_the_core_does():
    seen = []

    class Changes(rewrite.Listener):
        def operation_erased(self, op):
            with pytest.raises(ir.MLIRError, match="being changed by a pass"):
                op.erase()
            seen.append(str(op.parent.operation).count("\n"))

    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT.replace("return %3", "return %a"))
        config = rewrite.GreedyRewriteConfig()
        config.listener = Changes()
        rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet().freeze(), config)
        assert "arith" not in str(module) and len(seen) >= 3


def test_a_listener_may_erase_what_a_pattern_replaces_by():
    class Erases(rewrite.Listener):
        def operation_replaced(self, op, values):
            values[0].owner.erase()

    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        patterns = rewrite.RewritePatternSet()
        patterns.add("arith.subi", replace_by_xori)
        with pytest.raises(ir.MLIRError, match="erased"):
            rewrite.walk_and_apply_patterns(module.operation, patterns.freeze(), listener=Erases())
        assert module.operation.verify() and "arith.subi" in str(module)


def test_drivers_within_patterns_report_to_their_own_listeners():
    inner_log = Log()

    def inner(op, rewriter):
        with rewriter.ip:
            new = arith.andi(op.lhs, op.rhs)
        rewriter.replace_op(op, [new])

    def outer(op, rewriter):
        with rewriter.ip:
            arith.ori(op.operands[0], op.operands[0])
        patterns = rewrite.RewritePatternSet()
        patterns.add("arith.subi", inner)
        rewrite.walk_and_apply_patterns(op.parent, patterns.freeze(), listener=inner_log)
        with rewriter.ip:
            arith.ori(op.operands[0], op.operands[0])

    log = run("walk", "arith.muli", outer)[1]
    assert log == ["inserted arith.ori"] * 2
    assert [line.split(" by ")[0] for line in inner_log.lines] == ["inserted arith.andi", "replaced arith.subi", "erased arith.subi"]


def test_a_listener_is_a_listener():
    config = rewrite.GreedyRewriteConfig()
    assert config.listener is None
    with pytest.raises(TypeError, match="listener is of type Listener, not int"):
        config.listener = 3
    config.listener = Log()
    config.listener = None


def test_the_root_of_a_pdl_pattern_is_checked_by_the_core():
    pattern = """pdl.pattern : benefit(1) {
      %t = type
      %x = operand
      %kind = attribute = 3 : i32
      %inner = operation "my.inner"(%x : !pdl.value) -> (%t : !pdl.type)
      %value = result 0 of %inner
      apply_native_constraint "seen"(%value : !pdl.value)
      %root = operation "my.outer"(%x, %value : !pdl.value, !pdl.value) {"kind" = %kind} -> (%t : !pdl.type)
      rewrite { replace %root with (%value : !pdl.value) }
    }"""
    text = """func.func @f(%a: i32) -> (i32, i32, i32, i32) {
      %0 = "my.inner"(%a) : (i32) -> i32
      %1 = "my.outer"(%a, %0) {kind = 3 : i32} : (i32, i32) -> i32
      %2 = "my.outer"(%a, %0) {kind = 4 : i32} : (i32, i32) -> i32
      %3 = "my.outer"(%0, %a) {kind = 3 : i32} : (i32, i32) -> i32
      %4 = "my.outer"(%a, %3) {kind = 3 : i32} : (i32, i32) -> i32
      return %1, %2, %3, %4 : i32, i32, i32, i32
    }"""
    with ir.Context() as ctx, ir.Location.unknown():
        ctx.allow_unregistered_dialects = True
        pdl_module = rewrite.PDLModule(ir.Module.parse(pattern))
        pdl_module.register_constraint_function("seen", lambda rewriter, results, values: None)
        frozen = pdl_module.freeze()
        (found,) = frozen._patterns["my.outer"]
        assert found.producers == {1: "my.inner"} and found.attributes == {"kind": ir.Attribute.parse("3 : i32")}
        module = ir.Module.parse(text)
        log = Log()
        rewrite.walk_and_apply_patterns(module.operation, frozen, listener=log)
        assert str(module).count("my.outer") == 3 and "return %0, %1, %2, %3" in str(module)
        assert log.lines == ["replaced my.outer by %0", "erased my.outer"]
