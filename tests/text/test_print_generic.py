"""Large trees in generic form, where the printer remembers what follows the operands."""

import random

import pytest
from mlircore import ir

TYPES = ["i32", "f32", "index", "tensor<4x?xf32>", "() -> i1", "tuple<>", "memref<2xi8, #map>"]
FRAME = """#map = affine_map<(d0) -> (d0 + 1)>
"builtin.module"() ({{
{}}}) : () -> ()

{{-#
  dialect_resources: {{
    builtin: {{
      r: "0x0100000001"
    }}
  }}
#-}}
"""


def operations(count: int, choose: random.Random) -> str:
    """So many, as they are printed, each with properties, attributes, operands and a result of a few kinds."""
    values: list[tuple[str, str]] = []
    lines = []
    for _ in range(count):
        operands = choose.choices(values, k=choose.randrange(6)) if values else []
        properties = choose.choice(["", f" <{{k = {choose.randrange(3)} : i8}}>", f' <{{s = "{"x" * choose.randrange(600)}"}}>'])
        attributes = choose.choice(["", f" {{k = {choose.randrange(3)} : i8}}", " {d = dense_resource<r> : tensor<1xi8>, u}"])
        region = choose.choice(["", "", "", ' ({\n    "t.end"() : () -> ()\n  })'])
        name, result = "", "()"
        if choose.random() < 0.7:
            kind = choose.choice(TYPES)
            name, result = f"%{len(values)} = ", f"({kind})" if "->" in kind else kind
        line = f"  {name}\"t.op{choose.randrange(3)}\"({', '.join(value for value, _ in operands)}){properties}{region}{attributes}"
        lines.append(f"{line} : ({', '.join(kind for _, kind in operands)}) -> {result}\n")
        if name:
            values.append((f"%{len(values)}", kind))
    return "".join(lines)


@pytest.mark.parametrize("threads", [False, True])
def test_a_large_tree_prints_as_it_was_written(threads: bool) -> None:
    text = FRAME.format(operations(20000, random.Random(5)))
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        context.enable_multithreading(threads)
        assert ir.Module.parse(text).operation.get_asm(print_generic_op_form=True) == text
