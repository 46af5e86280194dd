"""Names of values are kept from one print call to the next: the text is that of a tree that was never printed."""

import random

from mlircore import ir
from mlircore.dialects import arith, func

OPERATIONS = 400  # more than a tree has whose names are not kept


def chain(count=OPERATIONS):
    body = "".join(f"    %{i + 1} = arith.addi %{i}, %0 : i32\n" for i in range(count))
    return "module {\n  func.func @f(%arg0: i32) -> i32 {\n    %0 = arith.constant 1 : i32\n" + body + f"    return %{count} : i32\n  }}\n}}\n"


def operations(module):
    return list(module.body.operations[0].regions[0].blocks[0].operations)


def lines(module):
    return [line.strip() for line in str(module).splitlines()[2:-2]]


def agree(module):
    return [str(op) for op in operations(module)[:-1]] == lines(module)[:-1]  # the last has no prefix inside of its function


def test_each_operation_prints_as_in_the_module():
    with ir.Context():
        assert agree(ir.Module.parse(chain()))


def test_a_change_gives_new_names():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(chain())
        ops = operations(module)
        assert str(ops[5]) == "%4 = arith.addi %3, %c1_i32 : i32"
        with ir.InsertionPoint(ops[1]):
            arith.AddIOp(ops[0].results[0], ops[0].results[0])
        assert str(ops[5]) == "%5 = arith.addi %4, %c1_i32 : i32"
        assert agree(module)


def test_random_changes():
    rng = random.Random(5)
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(chain())
        for _ in range(60):
            ops = operations(module)
            at = rng.randrange(1, len(ops) - 1)
            if rng.random() < 0.5:
                with ir.InsertionPoint(ops[at]):
                    arith.AddIOp(ops[0].results[0], ops[0].results[0])
            else:
                ops[at].results[0].replace_all_uses_with(ops[0].results[0])
                ops[at].operation.erase()
            at = rng.randrange(1, len(ops) - 2)
            op = operations(module)[at]
            assert str(op) == str(op) == lines(module)[at]
            assert op.results[0].get_name() == str(op).split(" ")[0]


def test_forms_do_not_share_names():
    with ir.Context():
        module = ir.Module.parse(chain())
        op = operations(module)[3]
        for _ in range(2):
            assert op.get_asm() == "%2 = arith.addi %1, %c1_i32 : i32"
            assert op.get_asm(print_generic_op_form=True).startswith('%3 = "arith.addi"(%2, %0)')
            assert op.results[0].get_name() == "%2"
            assert op.get_asm(use_local_scope=True) == op.get_asm()


def test_what_does_not_verify_prints_in_generic_form_each_time():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(chain())
        ops = operations(module)
        ops[-1].operation.erase()
        for _ in range(2):
            assert str(ops[2]).startswith('%2 = "arith.addi"(%1, %0)')
            assert ops[2].results[0].get_name() == "%1"
        with ir.InsertionPoint(module.body.operations[0].regions[0].blocks[0]):
            func.ReturnOp([ops[0].results[0]])
        assert str(ops[2]) == str(ops[2]) == "%1 = arith.addi %0, %c1_i32 : i32"


def test_names_end_with_the_tree():
    with ir.Context() as context:
        for _ in range(3):
            module = ir.Module.parse(chain())
            op = operations(module)[2]
            str(op)
            other = ir.Module.parse("module {}")
            other.body.append(module.body.operations[0])
            assert str(op) == str(op) == lines(other)[2]
            del module, op, other
        assert context is ir.Context.current


def test_shadowed_arguments_have_their_own_names_afterwards():
    filler = "".join(f"  %x{i} = emitc.add %a, %b : (i32, i32) -> i32\n" for i in range(OPERATIONS))
    text = f"""emitc.func @f(%a: i32, %b: i32) {{
{filler}  %r = emitc.expression %a, %b : (i32, i32) -> i32 {{
    %s = emitc.mul %a, %b : (i32, i32) -> i32
    emitc.yield %s : i32
  }}
  emitc.return
}}
"""
    with ir.Context():
        module = ir.Module.parse(text)
        expression = operations(module)[OPERATIONS]
        inner = expression.regions[0].blocks[0].operations[0]
        before, whole = str(inner), str(expression)
        assert (str(inner), str(expression), str(inner)) == (before, whole, before)
