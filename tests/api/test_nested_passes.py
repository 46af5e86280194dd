"""Pipelines of the core's passes on many operations: one call, several threads, and the same result as one by one."""

import pytest
from interrupts import interrupt_after
from mlircore import dialect as d, ir, passmanager

FUNCTION = """
func.func @f{0}(%a: i32, %c: i1) -> i32 {{
  %0 = arith.constant {0} : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.addi %a, %0 : i32
  %3 = arith.muli %1, %2 : i32
  cf.cond_br %c, ^x, ^y
^x:
  return %3 : i32
^y:
  %4 = arith.subi %3, %3 : i32
  return %4 : i32
}}"""
MANY = 5000  # more than 4 MB of IR, so that threads are used
PIPELINE = "builtin.module(func.func(canonicalize,cse,sccp),func.func(cse))"


def functions(count):
    return "\n".join(FUNCTION.format(i) for i in range(count))


def outcome(text, pipeline, *, watched=False, threads=True):
    """The text after a pipeline, its statistics, and the error or None. watched: every pass runs by itself."""
    with ir.Context() as context:
        context.enable_multithreading(threads)
        module = ir.Module.parse(text)
        manager = passmanager.PassManager.parse(pipeline)
        if watched:
            manager._before_pass = lambda item, op: None
        error = None
        try:
            manager.run(module.operation)
        except ir.MLIRError as raised:
            error = raised.message, [str(each) for each in raised.error_diagnostics], "".join(manager._notes)
        assert module.operation.verify()
        counts = [list(item.counts) for nested in manager._pipeline.items for item in nested.items]
        return str(module), counts, error


@pytest.mark.parametrize("pipeline", [PIPELINE, "builtin.module(func.func(cse,symbol-dce,canonicalize))", "builtin.module(any(cse))", "builtin.module(gpu.module(cse))"])
def test_one_call_is_the_same_as_one_pass_at_a_time(pipeline):
    assert outcome(functions(20), pipeline) == outcome(functions(20), pipeline, watched=True)


def test_several_threads_give_the_result_of_one():
    text = functions(MANY)
    assert outcome(text, PIPELINE) == outcome(text, PIPELINE, threads=False)


def test_every_failure_is_reported_in_the_order_of_the_operations():
    text, _, error = outcome(functions(MANY), "builtin.module(func.func(cse,symbol-dce,canonicalize))")
    assert error is not None and len(error[1]) == MANY
    assert error[2].index("@f17\n") < error[2].index("@f18\n") < error[2].index(f"@f{MANY - 1}\n")
    assert text.count("arith.addi") == MANY  # what came before the failure is done


looks = d.Dialect("nested_looks")


class LookOp(d.Op, dialect=looks, name="look"):
    """Prints the whole module while it is verified."""

    seen: list[int] = []

    def verify(self):
        LookOp.seen.append(str(self.operation.parent.parent).count("nested_looks.look"))


def test_checks_in_python_see_a_whole_module_while_several_threads_work():
    text = functions(MANY).replace("  cf.cond_br", '  "nested_looks.look"() : () -> ()\n  cf.cond_br', 20)
    after, _, error = outcome(text, PIPELINE)
    assert error is None and after.count("nested_looks.look") == 20
    assert set(LookOp.seen) == {20} and len(LookOp.seen) >= 20 * 5  # after each pass, and once before and after the pipeline


def test_an_interrupt_ends_the_work_of_all_threads():
    with ir.Context():
        module = ir.Module.parse(functions(MANY))
        manager = passmanager.PassManager.parse(f"builtin.module(func.func({','.join(['canonicalize'] * 2000)}))")
        with pytest.raises(KeyboardInterrupt), interrupt_after(0.2):
            manager.run(module.operation)
        assert module.operation.verify()
