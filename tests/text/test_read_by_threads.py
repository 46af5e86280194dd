"""Texts that several threads read: tree and messages are those of one thread."""

import pathlib
import random
import re
import threading
import time

import pytest
from interrupts import interrupt_after
from mlircore import dialect as d, ir

FILES = pathlib.Path(__file__).parent.parent / "mlir"
FUNCTION = """func.func private @f{n}(%x: i64, %m: memref<?x?xf32>, %n: index) -> (i64, f32) {{
  %c = arith.constant 0 : index
  %k = arith.constant {n} : i64
  %z = arith.constant {n}.5 : f32
  %t = arith.cmpi slt, %x, %k : i64
  cf.cond_br %t, ^bb1(%x : i64), ^bb2(%k, %z : i64, f32)
^bb1(%p: i64):  // }} "
  %q = arith.addi %p, %k : i64
  %r:2 = func.call @f{callee}(%q, %m, %n) {{s = "}}\\n{{"}} : (i64, memref<?x?xf32>, index) -> (i64, f32)
  cf.br ^bb2(%r#0, %r#1 : i64, f32)
^bb2(%y: i64, %u: f32):
  return %y, %u : i64, f32 loc(#loc{n})
}} loc(#early)
"""


def functions(count, first=0):
    return "".join(FUNCTION.format(n=first + n, callee=first + (n * 7 + 3) % count) for n in range(count))


def text_of(count):
    """Functions, at the top, in a module, and in one in it, with locations that are defined later."""
    last = "".join(f'#loc{n} = loc("f":{n}:1)\n' for n in range(3 * count))
    nested = f"module @inner {{\n{functions(count, count)}module @last {{\n{functions(count, 2 * count)}}}\n}}\n"
    return f'#early = loc("early":1:1)\n{functions(count)}{nested}{last}'


def answer(text, threads, **options):
    """The tree as text, or the messages."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    try:
        module = ir.Module.parse(text, context, threads=threads, **options)
    except ir.MLIRError as error:
        return str(error)
    return module.operation.get_asm(enable_debug_info=True, use_names_as_written=True, assume_verified=True)


def same_answers(text, threads=(2, 3), **options):
    expected = answer(text, 1, **options)
    for number in threads:
        assert answer(text, number, **options) == expected
    return expected


def test_functions():
    text = text_of(60)
    printed = same_answers(text, (2, 3, 7, 1000))
    assert printed.count("func.func") == 180
    for generic in (True, False):
        module = ir.Module.parse(text, ir.Context(), threads=3)
        again = module.operation.get_asm(print_generic_op_form=generic)
        module = None
        same_answers(again)


def test_module_in_a_module():
    text = "module {\n  module @a {\n" + functions(100).replace("(#loc", "(#l") + "  }\n}\n#l0 = loc(unknown)\n#early = loc(unknown)\n"
    same_answers(re.sub(r"#l\d+", "#l0", text))


def test_everything_but_the_tree_is_the_same():
    """Uses, order in blocks, and the values' names do not depend on threads; a tree of pieces is changed and erased as any other."""
    contexts = ir.Context(), ir.Context()
    one, two = (ir.Module.parse(text_of(40), context, threads=threads) for context, threads in zip(contexts, (1, 3)))
    assert [str(op.location) for op in one.body.operations] == [str(op.location) for op in two.body.operations]
    users = [[[use.owner.name for use in argument.uses] for function in list(module.body.operations)[:40] for block in function.regions[0]
              for argument in block.arguments] for module in (one, two)]
    assert users[0] == users[1] and any(len(names) > 1 for names in users[0])
    for module in (one, two):
        list(module.body.operations)[5].operation.erase()
        with module.context, ir.Location.unknown(), ir.InsertionPoint(module.body):
            ir.Operation.create("t.new")
        assert module.operation.get_asm(assume_verified=True)
    assert one.operation.get_asm(assume_verified=True) == two.operation.get_asm(assume_verified=True)


@pytest.mark.parametrize("seed", range(12))
def test_first_error(seed):
    """A text with a wrong byte somewhere, or a piece left out or twice."""
    rng = random.Random(seed)
    text = text_of(40)
    for _ in range(8):
        at, end = rng.randrange(len(text)), rng.randrange(200)
        change = rng.choice(["", "}", "{", '"', "%", "@f1", "\n", "//", ")", "(", "^bb9", "#", "!x = i1\n", text[at:at + end] * 2])
        same_answers(text[:at] + change + text[at + end:], (2,))
        same_answers(text[:at] + change + text[at:], (3,), verify=False)


@pytest.mark.parametrize(("old", "new"), [(3, 30), (30, 3), (77, 100), (209, 208)])
def test_a_name_that_is_taken(old, new):
    text = text_of(70).replace(f"func.func private @f{old}(", f"func.func private @f{new}(")
    assert f"redefinition of symbol named 'f{new}'" in same_answers(text)


@pytest.mark.parametrize("addition", [
    "%v = arith.constant 1 : i32\n",
    '"t.use"(%v) : (i32) -> ()\n',
    "func.func private @f1()\n",
    'func.func private @d() attributes {\n  d = distinct[0]<1>}\n',
    'func.func private @g()\nattributes {\nk = 1\n}\n',
    '"t.a"() ({\n}) \n{a = 1} : () -> ()\n',
    "!alias = i32\n",
    "#attr = 1 : i32\nfunc.func private @h(!alias)\n",
    "}\n",
    "{-# #-}\n",
    "^bb1:\n",
    'func.func @wrong() {\n  %0 = arith.addi %0, %1 : i32\n  return\n}\n',
    'func.func @wrong() {\n  func.call @missing() : () -> ()\n  return\n}\n',
    'func.func @wrong() {\n  func.call @missing() : () -> ()\n}\n',
    '"t.region"() ({\n  %v = "t.v"() : () -> i32\n}) : () -> ()\n',
    "module {\n}\nmodule {\n}\n",
    '"unregistered.op"() : () -> () loc("a")\n',
    'module { func.func private @x() }\n',
])
def test_odd_operations_between_functions(addition):
    parts = functions(45).split("func.func private")
    for at in (1, 2, 20, 45):
        text = "func.func private".join(parts[:at]) + addition + "func.func private" + "func.func private".join(parts[at:])
        text = '#early = loc("e")\n' + re.sub(r"#loc\d+", "#early", text)
        same_answers(text)
        same_answers("module {\n" + text.split("\n", 1)[1].replace("#early", "unknown") + "}\n")
    same_answers(text + addition * 2 + text)


@pytest.mark.parametrize("path", sorted(FILES.glob("*/*.mlir"))[::4], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_files(path):
    text = path.read_text()
    same_answers(text, (2,))
    same_answers("\n".join(re.sub(r"@(\w+)", rf"@\1_{i}", text) for i in range(5)), (3,))


OPERATIONS = '"t.some"() {a = "a text that makes the line long, so that there are many pieces"} : () -> ()\n' * 300


def test_names_that_operations_share():
    """Values of the module's block, and of none, are seen by regions in it that are not isolated."""
    nested = '"t.r"() ({\n  %a = "t.d"() : () -> i32\n}) : () -> ()\n'
    use = '"t.use"(%a) : (i32) -> ()\n'
    for first in (use, '%a = "t.v"() : () -> i32\n'):
        for verify in (True, False):
            same_answers(first + OPERATIONS + nested + OPERATIONS, verify=verify)
            same_answers(OPERATIONS + nested + OPERATIONS + first, verify=verify)
    same_answers('"builtin.module"() ({\n^bb0(%a: i32):\n' + OPERATIONS + nested + OPERATIONS + "}) : () -> ()", verify=False)


def test_resources_keep_their_keys():
    use = '"t.op"() {a = dense_resource<w> : tensor<4xi8>, d = distinct[3]<1>} : () -> ()\n'
    data = '{-#\n  dialect_resources: { builtin: { w: "0x1000000001020304" } }\n#-}\n'
    printed = same_answers(use + OPERATIONS + use + OPERATIONS + use + data)
    assert printed.count("dense_resource<w>") == 3


def test_unknown_syntax_is_decided_by_the_first_operation():
    text = "".join(f"unknown.op{n} <{n}> here\n" for n in range(900))
    contexts = [ir.Context(unknown_syntax="keep") for _ in range(2)]
    one, two = (str(ir.Module.parse(text, context, threads=threads)) for context, threads in zip(contexts, (1, 3)))
    assert one == two


def test_operations_that_begin_no_line_cost_linear_time():
    """A search for places to cut is not made again for each operation."""
    def seconds(count):
        text = "module { " + '"a.b"() : () -> () ' * count + "}"
        context = ir.Context()
        context.allow_unregistered_dialects = True
        start = time.process_time()
        ir.Module.parse(text, context, threads=2)
        return time.process_time() - start

    seconds(1000)
    assert seconds(160000) < 8 * 4 * max(seconds(20000), 0.01)


def test_numbers_of_threads():
    text, context = functions(3), ir.Context()
    for wrong in (0, -1):
        with pytest.raises(ValueError, match="threads must be 1 or more"):
            ir.Module.parse(text, context, threads=wrong)
    context.enable_multithreading(False)
    with pytest.raises(ir.MLIRError):
        ir.Module.parse("x" * (5 << 20), context)


def test_old_text_is_read_by_one_thread():
    assert "arith.addi" in answer("".join(f"func @f{n}(%a: i32) -> i32 {{\n  %0 = addi %a, %a : i32\n  return %0 : i32\n}}\n"
                                          for n in range(200)), 3, syntax="auto")


t = d.Dialect("t_threads")
CALLERS = set()
FAILS: dict[int, Exception] = {}


class Checked(d.Op, dialect=t, name="checked"):
    """An operation that Python reads and verifies."""

    n = d.Attr(d.I64Attr)

    @staticmethod
    def parse(parser: d.AsmParser) -> None:
        CALLERS.add(threading.get_ident())
        parser.add_attribute("n", ir.Attribute.parse(f"{parser.parse_integer()} : i64", parser.context))

    @staticmethod
    def print(printer: d.AsmPrinter, op: ir.OpView) -> None:
        printer.print_string(" ")
        printer.print_attribute_without_type(op.operation.attributes["n"])

    def verify(self) -> None:
        CALLERS.add(threading.get_ident())
        if int(self.n) in FAILS:
            raise FAILS[int(self.n)]
        if int(self.n) == 7777:
            raise ValueError("it is bad")


def test_hooks_in_python_are_called_on_the_callers_thread():
    CALLERS.clear()
    text = "".join(f"func.func @f{n}() {{\n  t_threads.checked {n}\n  return\n}}\n" for n in range(400))
    for number in ("300", "7777"):
        found = same_answers(text.replace("checked 300", f"checked {number}"))
        assert ("it is bad" in found) == (number == "7777")
    assert {threading.get_ident()} == CALLERS


@pytest.mark.parametrize("kind", [ValueError, KeyError])
def test_the_first_exception_of_a_hook_is_raised(kind):
    """Hooks that are called for a later operation, too, change nothing."""
    def error_of(text, threads):
        FAILS.clear()
        FAILS.update({50: kind("first"), 350: kind("last")})
        with pytest.raises(Exception) as caught:
            ir.Module.parse(text, ir.Context(), threads=threads)
        FAILS.clear()
        return type(caught.value), str(caught.value)

    text = "".join(f"func.func @f{n}() {{\n  t_threads.checked {n}\n  return\n}}\n" for n in range(400))
    for changed in (text, text.replace("checked 20\n", "checked wrong\n"), text.replace("checked 250\n  return", "checked 250\n")):
        expected = error_of(changed, 1)
        for threads in (2, 3, 4):
            assert error_of(changed, threads) == expected


def test_interrupts_and_limits():
    text = "".join(FUNCTION.format(n=n, callee=0).replace("loc(#early)", "").replace(f"loc(#loc{n})", "") for n in range(30000))
    with interrupt_after(0.05), pytest.raises(KeyboardInterrupt):
        ir.Module.parse(text * 3, ir.Context(), threads=2)
    context = ir.Context()
    context.memory_limit = 20 << 20
    with pytest.raises(MemoryError):
        ir.Module.parse(text, context, threads=2)
    context.memory_limit = None
    assert len(ir.Module.parse(functions(20).replace("loc(#early)", "").replace("loc(#loc", "loc(unknown) // "), context,
                               threads=2).body.operations) == 20


def test_contexts_side_by_side():
    text, answers = text_of(50), []

    def read(context):
        for _ in range(4):
            answers.append(str(ir.Module.parse(text, context, threads=2)))

    shared = ir.Context()
    readers = [threading.Thread(target=read, args=(context,)) for context in (shared, shared, ir.Context(), ir.Context())]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert len(answers) == 16 and len(set(answers)) == 1
