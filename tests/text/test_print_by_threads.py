"""Large trees that several threads print: the text is that of one."""

import io
import pathlib

import pytest
from interrupts import interrupt_after
from mlircore import dialect as d, ir

FUNCTION = """func.func private @f{n}(%x: i64, %m: memref<?x?xf32, affine_map<(a, b) -> (b, a + {k})>>) -> i64 {{
  %c = arith.constant {n} : index
  %t = memref.load %m[%c, %c] : memref<?x?xf32, affine_map<(a, b) -> (b, a + {k})>>
  %r:2 = scf.for %i = %c to %c step %c iter_args(%p = %x, %q = %t) -> (i64, f32) {{
    %y = arith.addi %p, %x : i64 loc("f":{n}:1)
    %e = emitc.expression %y : (i64) -> i64 {{
      %z = emitc.add %y, %y : (i64, i64) -> i64
      emitc.yield %z : i64
    }}
    scf.yield %e, %q : i64, f32
  }}
  {extra}
  return %r#0 : i64
}}
"""
EXTRA = {3: '"x.y"() {r = dense_resource<b> : tensor<1xi8>} : () -> ()', 5: '"x.y"() {r = dense_resource<a> : tensor<1xi8>} : () -> ()',
         7: '"x.y"() {d = distinct[4]<>} : () -> ()'}
RESOURCES = '{-#\n  dialect_resources: {\n    builtin: {\n      a: "0x0100000001",\n      b: "0x0100000002"\n    }\n  }\n#-}\n'
OPTIONS = [{}, {"enable_debug_info": True}, {"print_generic_op_form": True}, {"use_local_scope": True}, {"use_names_as_written": True}]


def functions(count: int, distinct: bool = False) -> str:
    extras = {n * 997: text for n, text in EXTRA.items() if distinct or n != 7}
    return "".join(FUNCTION.format(n=n, k=n % 3, extra=extras.get(n, "")) for n in range(count))


def parsed(text: str) -> ir.Module:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Module.parse(text, context)


def same_text(op: ir.Operation, **options: bool) -> str:
    context = op.context
    context.enable_multithreading(False)
    alone = op.get_asm(**options)
    for threads in (2, 3):
        context.enable_multithreading(True)
        context.set_thread_pool(ir.ThreadPool(threads))
        assert op.get_asm(**options) == alone
    return alone


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_functions(options: dict[str, bool]) -> None:
    module = parsed(functions(8000, distinct=True) + RESOURCES)
    text = same_text(module.operation, **options)
    assert text.count("emitc.expression") == 8000
    if "use_local_scope" not in options:
        assert text.index('b: "0x') < text.index('a: "0x')


def test_one_function_and_a_module_in_a_module() -> None:
    long = "".join(f"  %{n} = arith.addi %x, %x : i32\n" for n in range(40000))
    text = f"func.func @long(%x: i32) {{\n{long}  return\n}}\nmodule @inner {{\n{functions(6000)}}}\n"
    module = parsed(text)
    assert same_text(module.operation).count("arith.addi") == 46000
    for op in module.body.operations:
        same_text(op.operation)


def test_names_of_results_and_strings_that_are_not_ascii() -> None:
    text = "".join(f'%a{n}:2 = "x.y"() {{s = "é{n}"}} : () -> (i32, i32)\n"x.z"(%a{n}#1, %a{n // 2}#0) : (i32, i32) -> ()\n' for n in range(30000))
    same_text(parsed(text).operation)


def test_operations_that_python_prints() -> None:
    dialect = d.Dialect("printed_by_threads")

    class Shown(d.Op, dialect=dialect, name="shown"):
        value = d.Attr(d.I64Attr)

        @staticmethod
        def parse(parser: d.AsmParser) -> None:
            parser.add_attribute("value", ir.Attribute.parse(f"{parser.parse_integer()} : i64", parser.context))

        @staticmethod
        def print(printer: d.AsmPrinter, op: ir.OpView) -> None:
            printer.print_string(f" {op.operation.attributes['value']}".removesuffix(" : i64"))

    text = "".join(f"printed_by_threads.shown {n}\n" for n in range(40000))
    module = parsed(text)
    assert same_text(module.operation).count("shown") == 40000


def test_files_and_interrupts(tmp_path: pathlib.Path) -> None:
    module = parsed(functions(20000))
    with open(tmp_path / "out", "wb") as file:
        module.operation.print(file=file, binary=True)
    out = io.BytesIO()
    module.operation.print(file=out, binary=True)
    assert (tmp_path / "out").read_bytes() == out.getvalue() == module.operation.get_asm(binary=True)
    with pytest.raises(KeyboardInterrupt), interrupt_after(0.02):
        for _ in range(1000):
            module.operation.get_asm()
    assert module.operation.verify()
