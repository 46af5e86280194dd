"""Patterns in Python and their drivers, as in upstream's bindings."""

import importlib
import signal

import pytest
from cost import assert_linear, seconds
from interrupts import interrupt_after
from mlircore import ir, rewrite

TEXT = """func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %b : i32
  return %1 : i32
}"""


@pytest.fixture
def lib(any_ir):
    if any_ir.__name__.startswith("jaxlib"):
        pytest.skip("registers no dialect of these tests")
    return importlib.import_module(any_ir.__name__.replace(".ir", ".rewrite"))


@pytest.fixture
def module(any_ir):
    with any_ir.Context(), any_ir.Location.unknown():
        yield any_ir.Module.parse(TEXT)


def frozen(lib, *patterns):
    patterns_set = lib.RewritePatternSet()
    for root, fn, benefit in patterns:
        patterns_set.add(root, fn, benefit)
    return patterns_set.freeze()


@pytest.mark.parametrize("driver", ["walk_and_apply_patterns", "apply_patterns_and_fold_greedily"])
@pytest.mark.parametrize("by_class", [True, False])
def test_drivers_replace(lib, any_ir, module, driver, by_class):
    arith = importlib.import_module(any_ir.__name__.replace(".ir", ".dialects.arith"))

    def to_mul(op, rewriter):
        assert isinstance(op, arith.AddIOp)
        with rewriter.ip:
            new = arith.MulIOp(op.operands[0], op.operands[1])
        rewriter.replace_op(op, new if by_class else list(new.operation.results))

    getattr(lib, driver)(module.operation, frozen(lib, (arith.AddIOp if by_class else "arith.addi", to_mul, 1)))
    assert str(module).count("arith.muli") == 2 and "addi" not in str(module) and module.operation.verify()


def test_benefit_orders_and_true_is_no_match(lib, any_ir, module):
    seen = []

    def pattern(name, answer):
        return lambda op, rewriter: (seen.append(name), answer)[1]

    lib.walk_and_apply_patterns(module.operation, frozen(
        lib, ("arith.addi", pattern("a", None), 1), ("arith.addi", pattern("b", True), 5), ("arith.addi", pattern("c", True), 3),
        ("arith.addi", pattern("never", True), 0)))
    assert seen == ["b", "c", "a"] * 2


def test_what_a_pattern_raises_is_raised(lib, any_ir, module):
    def boom(op, rewriter):
        raise KeyError("k")

    with pytest.raises(KeyError):
        lib.walk_and_apply_patterns(module.operation, frozen(lib, ("arith.addi", boom, 1)))
    with pytest.raises(TypeError, match="the root argument must be a type or a string"):
        lib.RewritePatternSet().add(3, boom)
    config = lib.GreedyRewriteConfig()
    assert (config.max_iterations, config.max_num_rewrites, config.enable_folding, config.use_top_down_traversal) == (10, -1, True, False)


def test_patterns_that_do_not_end_are_stopped():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        calls = []
        patterns = frozen(rewrite, ("arith.addi", lambda op, rewriter: calls.append(op), 1))
        with pytest.raises(RuntimeError, match="pattern application failed to converge"):
            rewrite.apply_patterns_and_fold_greedily(module, patterns)
        assert len(calls) == 20
        config = rewrite.GreedyRewriteConfig()
        config.max_iterations, config.max_num_rewrites = 1, 1
        with pytest.raises(RuntimeError):
            rewrite.apply_patterns_and_fold_greedily(module, patterns, config)
        assert len(calls) == 21
        with pytest.raises(TypeError):
            rewrite.walk_and_apply_patterns(module.operation, rewrite.RewritePatternSet())


def test_erased_operations_are_passed_over_and_nested_come_first():
    with ir.Context() as ctx, ir.Location.unknown():
        ctx.allow_unregistered_dialects = True
        module = ir.Module.parse('"t.a"() ({ "t.a"() {x = 1 : i32} : () -> () }) : () -> ()\n"t.a"() {x = 2 : i32} : () -> ()')
        seen = []

        def note(op, rewriter):
            seen.append([str(op.attributes[name]) for name in op.attributes])
            if not seen[-1]:
                rewriter.erase_op(op)

        rewrite.walk_and_apply_patterns(module.operation, frozen(rewrite, ("t.a", note, 1)))
        assert seen == [["1 : i32"], [], ["2 : i32"]]
        (last,) = module.body.operations
        with pytest.raises(ValueError, match="0 results cannot be replaced by 1"):
            rewrite.PatternRewriter(last).replace_op(last, [None])


CONSTANTS = """func.func @f(%a: i32) -> i32 {
  %dead = arith.constant 7 : i32
  %alive = arith.constant 1 : i32
  %0 = arith.addi %a, %alive : i32
  %x = arith.constant 3 : i32
  %y = arith.constant 3 : i32
  %unused = arith.addi %x, %x : i32
  %1 = arith.muli %x, %y : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}"""


@pytest.mark.parametrize("top_down", [False, True])
def test_dead_operations_and_equal_constants_go(lib, any_ir, top_down):
    with any_ir.Context(), any_ir.Location.unknown():
        module = any_ir.Module.parse(CONSTANTS)
        seen = []
        config = lib.GreedyRewriteConfig()
        config.use_top_down_traversal, config.enable_folding = top_down, False
        patterns = frozen(lib, ("arith.muli", lambda op, rewriter: seen.append(op.operation.name) or True, 1))
        lib.apply_patterns_and_fold_greedily(module, patterns, config)
        assert module.operation.verify()
        lines = [line.split("=")[1].split(":")[0].strip() for line in str(module).splitlines() if "=" in line]
        assert lines == ["arith.constant 3", "arith.constant 1", "arith.addi %arg0, %c1_i32", "arith.muli %c3_i32, %c3_i32", "arith.addi %0, %1"]
        assert seen and set(seen) == {"arith.muli"}


def seconds_without_matches(text):
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        patterns = frozen(rewrite, ("t.none", lambda op, rewriter: True, 1))
        return seconds(lambda: rewrite.apply_patterns_and_fold_greedily(module, patterns))


def test_constants_that_differ_in_attributes_take_linear_time():
    def text(count):
        one = '%{0} = "arith.constant"() {{value = 0 : i32, t.id = {0} : i64}} : () -> i32\n"t.use"(%{0}) : (i32) -> ()\n'
        return "".join(map(one.format, range(count)))

    assert_linear(seconds_without_matches, text(4000), text(32000))


def test_erasing_what_uses_a_value_often_takes_linear_time():
    def text(count):
        uses = ", ".join(["%a, %b"] * (count // 2))
        return f"%a = arith.constant 1.0 : f32\n%b = arith.constant 2.0 : f32\n%t = tensor.from_elements {uses} : tensor<{count}xf32>"

    assert_linear(seconds_without_matches, text(8000), text(64000))


def test_what_a_rewrite_concerns_comes_again(lib, any_ir):
    with any_ir.Context(), any_ir.Location.unknown():
        module = any_ir.Module.parse(CONSTANTS)
        order = []

        def to_left(op, rewriter):
            order.append("addi")
            rewriter.replace_op(op, [op.operation.operands[0]])

        lib.apply_patterns_and_fold_greedily(module, frozen(lib, ("arith.addi", to_left, 1)))
        assert "arith" not in str(module) and order == ["addi", "addi"], "the product and the constants were used by what went alone"


def test_existing_operations_only_and_limits():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        made = []

        def again(op, rewriter):
            with rewriter.ip:
                new = ir.Operation.create("arith.addi", operands=list(op.operation.operands), results=[op.operation.results[0].type])
            made.append(new)
            rewriter.replace_op(op, new)

        config = rewrite.GreedyRewriteConfig()
        config.strictness = rewrite.GreedyRewriteStrictness.EXISTING_OPS
        rewrite.apply_patterns_and_fold_greedily(module, frozen(rewrite, ("arith.addi", again, 1)), config)
        assert len(made) == 2, "new ones were not visited"
        config = rewrite.GreedyRewriteConfig()
        config.max_iterations, config.max_num_rewrites = 3, 1
        with pytest.raises(RuntimeError, match="failed to converge"):
            rewrite.apply_patterns_and_fold_greedily(module, frozen(rewrite, ("arith.addi", again, 1)), config)
        assert len(made) == 5, "one in each round"


def test_a_driver_outlives_what_it_walks():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(CONSTANTS)
        function = module.body.operations[0]

        def erase_all(op, rewriter):
            function.erase()

        rewrite.walk_and_apply_patterns(function.operation, frozen(rewrite, ("arith.addi", erase_all, 1)))
        assert "func" not in str(module)
        with pytest.raises(ir.MLIRError):
            rewrite.walk_and_apply_patterns(function.operation, frozen(rewrite, ("arith.addi", erase_all, 1)))
        with pytest.raises(TypeError):
            rewrite.walk_and_apply_patterns(module.operation, rewrite.RewritePatternSet())


FOLDS = """func.func @f(%a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.addi %a, %2 : i32
  %z = arith.constant 0 : i32
  %4 = arith.addi %3, %z : i32
  %b = arith.constant true
  cf.cond_br %b, ^x, ^y
^x:
  return %4 : i32
^y:
  return %0 : i32
}"""


@pytest.mark.parametrize("folds", [True, False])
@pytest.mark.parametrize("level", ["DISABLED", "NORMAL", "AGGRESSIVE"])
def test_the_greedy_driver_folds_and_simplifies_regions(lib, any_ir, folds, level):
    with any_ir.Context(), any_ir.Location.unknown():
        module = any_ir.Module.parse(FOLDS)
        config = lib.GreedyRewriteConfig()
        config.enable_folding = folds
        config.region_simplification_level = getattr(lib.GreedySimplifyRegionLevel, level)
        lib.apply_patterns_and_fold_greedily(module, lib.RewritePatternSet().freeze(), config)
        text = str(module)
        assert text.count("arith.addi") == (1 if folds else 3) and ("constant 3" in text) == folds
        assert "cf.cond_br %true" in text, "a canonicalization pattern of cf, which is not tried"
        assert text.count("return") == (1 if level == "AGGRESSIVE" else 2) and module.operation.verify()


def test_patterns_may_erase_and_move_anything():
    text = "module {\n" + "".join(
        f'func.func @f{i}(%a: i32) -> i32 {{\n  %0 = arith.addi %a, %a : i32\n  %1 = scf.execute_region -> i32 {{\n'
        f'    %2 = arith.muli %a, %0 : i32\n    scf.yield %2 : i32\n  }}\n  return %1 : i32\n}}\n' for i in range(4)) + "}"

    def run(change):
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.parse(text)
            seen = []

            def pattern(op, rewriter):
                seen.append(op)
                return change(module, seen)

            rewrite.apply_patterns_and_fold_greedily(module, frozen(rewrite, ("arith.muli", pattern, 1)))
            assert module.operation.verify()
            return str(module).count("func.func"), len(seen)

    def erase_functions(module, seen):
        for function in list(module.body.operations)[1:]:
            function.erase()  # the one that the operation is in, too
        return len(seen) > 1

    assert run(erase_functions) == (1, 3), "one call in the first function of the first round, and one in the second round"
    kept = []

    def move_out(module, seen):
        for function in list(module.body.operations)[:3]:
            kept.append(function.detach_from_parent())
        return len(seen) > 1

    assert run(move_out)[0] == 0 and len(kept) == 4

    def nested(module, seen):
        if len(seen) == 1:
            rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet().freeze())
        return True

    assert run(nested)[0] == 4

    def erase_root(module, seen):
        module.operation.erase()

    with pytest.raises(ir.MLIRError):
        run(erase_root)


def test_what_a_pattern_raises_ends_the_greedy_driver(lib, any_ir, module):
    calls = []

    def boom(op, rewriter):
        calls.append(op)
        raise KeyError("k")

    if any_ir is not ir:
        pytest.skip("upstream ends the process")
    with pytest.raises(KeyError):
        lib.apply_patterns_and_fold_greedily(module, frozen(lib, ("arith.addi", boom, 1)))
    assert len(calls) == 1 and module.operation.verify()
    with pytest.raises(TypeError, match="a pattern must return None or a bool"):
        lib.apply_patterns_and_fold_greedily(module, frozen(lib, ("arith.addi", lambda op, rewriter: 3, 1)))


def test_a_rewriter_that_is_kept_is_harmless():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        kept = []
        patterns = frozen(rewrite, ("arith.addi", lambda op, rewriter: kept.append((op, rewriter)) or True, 1))
        rewrite.apply_patterns_and_fold_greedily(module, patterns)
        op, rewriter = kept[0]
        rewriter.replace_op(op, [op.operands[0]])
        assert str(module).count("arith.addi") == 1
        with pytest.raises(ir.MLIRError):
            rewriter.erase_op(op)


def test_ctrl_c_ends_the_greedy_driver():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        config = rewrite.GreedyRewriteConfig()
        config.max_iterations = -1
        with pytest.raises(KeyboardInterrupt), interrupt_after(0.1):
            rewrite.apply_patterns_and_fold_greedily(module, frozen(rewrite, ("arith.addi", lambda op, rewriter: None, 1)), config)
        assert module.operation.verify()


CHECKED = """func.func @f(%a: i32, %c: i1) -> i32 {
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %0 = arith.muli %a, %two {t.mark = "x"} : i32
  %1 = arith.muli %0, %three : i32
  %2 = arith.muli %1, %0 : i32
  %3 = arith.muli %2, %a {t.mark = "y"} : i32
  return %3 : i32
}"""


@pytest.mark.parametrize("driver", ["walk_and_apply_patterns", "apply_patterns_and_fold_greedily"])
def test_the_core_checks_what_a_pattern_states(driver):
    i32 = "ir.IntegerType.get_signless(32)"
    for stated, expected in (
        ({"producers": {1: "arith.constant"}}, ["%0", "%1"]),
        ({"producers": {0: "arith.muli", 1: "arith.muli"}}, ["%2"]),
        ({"producers": {1: "arith.addi"}}, []),
        ({"producers": {7: "arith.muli"}}, []),
        ({"constants": {1: f"ir.IntegerAttr.get({i32}, 3)"}}, ["%1"]),
        ({"constants": {0: f"ir.IntegerAttr.get({i32}, 3)"}}, []),
        ({"attributes": {"t.mark": 'ir.StringAttr.get("y")'}}, ["%3"]),
        ({"attributes": {"t.mark": 'ir.StringAttr.get("x")'}, "constants": {1: f"ir.IntegerAttr.get({i32}, 2)"}}, ["%0"]),
        ({}, ["%0", "%1", "%2", "%3"]),
    ):
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.parse(CHECKED)
            made = {kind: {place: eval(value) if kind != "producers" else value for place, value in of.items()} for kind, of in stated.items()}
            seen = []
            patterns = rewrite.RewritePatternSet()
            patterns.add("arith.muli", lambda op, rewriter: seen.append(op.result.get_name()) or True, **made)
            getattr(rewrite, driver)(module.operation, patterns.freeze())
            assert sorted(set(seen)) == expected


def test_what_a_pattern_states_is_checked():
    with ir.Context(), ir.Location.unknown():
        patterns = rewrite.RewritePatternSet()
        for wrong in ({"producers": {"a": "arith.addi"}}, {"producers": {-1: "arith.addi"}}, {"producers": {0: 3}}, {"constants": {0: 3}},
                      {"attributes": {"a": 3}}, {"constants": {"a": ir.UnitAttr.get()}}):
            with pytest.raises(TypeError):
                patterns.add("arith.addi", lambda op, rewriter: True, **wrong)
        patterns.add("arith.addi", lambda op, rewriter: True, attributes={"a": ir.UnitAttr.get()})
        frozen_set = patterns.freeze()
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        with pytest.raises(ir.MLIRError, match="the attribute belongs to another context"):
            rewrite.apply_patterns_and_fold_greedily(module, frozen_set)


def test_what_a_signal_runs_cannot_change_the_tree_between_patterns():
    """Signals are looked for every 50 ms: the driver must take longer."""
    lines = "".join(f"  %{i + 1} = arith.muli %{i}, %{i} : i32\n" for i in range(1_000_000))
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(f"func.func @f(%0: i32) -> i32 {{\n{lines}  return %1000000 : i32\n}}")
        patterns = rewrite.RewritePatternSet().freeze()

        def handler(number, frame):
            module.body.operations[0].erase()

        before = signal.signal(signal.SIGALRM, handler)
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.01)
            with pytest.raises(ir.MLIRError, match="is being changed"):
                rewrite.apply_patterns_and_fold_greedily(module, patterns)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
        rewrite.apply_patterns_and_fold_greedily(module, patterns)
        assert len(module.body.operations) == 1
