"""Operations in custom form without a definition, kept as they are written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mlircore import ir

TEXT = """\
#map = affine_map<(d0) -> (d0 + 1)>
module {
  foo.module @x attributes {b = 1, a} {
    foo.func @f(%arg0: i32, %arg1: tensor<4xf32>) -> i32 {
      %0 = foo.add %arg0, %arg0 : i32
      %1 = arith.addi %0, %0 : i32
      %2:3 = foo.three %1 #map {x = 1 : i32, y = "a%b"} : (i32) -> (i32, f32, f32)
      foo.for %arg2 = %1 to %2#0 step %0 iter_args(%arg3 = %2#2) -> (f32) {
        %4 = arith.addf %arg3, %arg3 : f32
        yield %4 : f32
      }
      foo.br ^bb1(%2#0 : i32)
    ^bb1(%3: i32):  // pred: ^bb0
      foo.return %3 : i32
    }
    foo.func @g(%arg0: i32) {
      foo.cond %arg0 {
        foo.end
      } else {
        foo.end
      }
      foo.return
    }
  }
}
"""


def keep(text: str) -> ir.Module:
    return ir.Module.parse(text, ir.Context(unknown_syntax="keep"))


def find(module: ir.Module, name: str) -> ir.Operation:
    return module.operation.find(name)[0].operation


def test_prints_as_written() -> None:
    module = keep(TEXT)
    assert module.operation.verify()
    assert str(module) == TEXT


def test_the_generic_form_is_read_back() -> None:
    generic = keep(TEXT).operation.get_asm(print_generic_op_form=True)
    context = ir.Context()
    context.allow_unregistered_dialects = True
    again = ir.Module.parse(generic, context)
    assert str(again) == TEXT
    assert find(again, "foo.add").is_opaque


def test_default_is_an_error() -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    assert context.unknown_syntax == "error"
    with pytest.raises(ir.MLIRError, match="Dialect `foo' not found for custom op 'foo.module'"):
        ir.Module.parse(TEXT, context)
    with pytest.raises(ValueError, match="unknown_syntax"):
        ir.Context(unknown_syntax="lose")  # type: ignore[arg-type]


def test_parts() -> None:
    module = keep(TEXT)
    three = find(module, "foo.three")
    assert three.is_opaque and not module.operation.is_opaque and module.operation.opaque_text is None
    assert three.opaque_text == ' %o %p %b{x = 1 : i32, y = "a%%b"}%e : (i32) -> (i32, f32, f32)'
    assert [str(value.type) for value in three.results] == ["i32", "f32", "f32"]
    assert str(three.attributes["x"]) == "1 : i32"
    loop = find(module, "foo.for")
    assert [str(value.type) for value in loop.operands] == ["i32", "i32", "i32", "f32"]
    assert len(loop.regions[0].blocks[0].arguments) == 2
    assert find(module, "foo.yield").opaque_text == "%n %o : f32"
    assert len(find(module, "foo.br").successors) == 1
    assert len(find(module, "foo.cond").regions) == 2


def test_changes_are_printed() -> None:
    module = keep(TEXT)
    add = find(module, "foo.add")
    add.attributes["note"] = ir.UnitAttr.get(module.context)
    assert "= foo.add %arg0, %arg0 : i32 {note}" in str(module)
    three = find(module, "foo.three")
    three.attributes["x"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(8, module.context), 2)
    assert "foo.three %1 #map {note}" not in str(module)
    assert 'foo.three %1 #map {x = 2 : i8, y = "a%b"} :' in str(module)
    find(module, "arith.addi").results[0].replace_all_uses_with(add.results[0])
    assert "foo.for %arg2 = %0 to %2#0 step %0" in str(module)
    clone = three.clone(ip=ir.InsertionPoint(three))
    assert clone.operation.is_opaque and clone.operation.opaque_text == three.opaque_text


def test_bodies_are_the_same_by_tokens() -> None:
    """`!t.l<[3], f32>` and `!t.l<[3],f32>` are one type, printed as the first of them; an alias in a body is its value."""
    module = keep("""\
!e = tensor<4xf32>
#m = 7 : i32
func.func @f(%a: !t.l<[3],  f32>, %b: !t.p<!e, #m>, %c: !t.p<tensor<4xf32>
  , 7 : i32>) -> (!t.l<[3],f32>, !t.p<!e, #m>) {
  %0 = t.same %a : !t.l< [3], f32 >
  return %0, %c : !t.l<[3],f32>, !t.p<!e, #m>
}
""")
    text = str(module)
    assert "%arg0: !t.l<[3], f32>, %arg1: !t.p<tensor<4xf32>, 7 : i32>, %arg2: !t.p<tensor<4xf32>, 7 : i32>" in text
    assert "return %0, %arg2 : !t.l<[3], f32>, !t.p<tensor<4xf32>, 7 : i32>" in text
    assert str(keep(text)) == text
    with pytest.raises(ir.MLIRError, match="doesn't match function result type"):
        keep("func.func @f(%a: !t.l<[3], f32>) -> !t.l<[4], f32> {\n  return %a : !t.l<[3], f32>\n}")


def test_aliases_in_bodies_do_not_explode() -> None:
    lines = ["!a0 = !t.l<i32, i32, i32, i32>"] + [f"!a{i} = !t.l<!a{i - 1}, !a{i - 1}>" for i in range(1, 64)]
    module = keep("\n".join([*lines, "func.func private @f(!a63)"]))
    assert len(str(module)) < 2_000_000


def test_what_may_be_opaque_is_not_refused() -> None:
    """Symbols, parents and elements that only an opaque operation or type can be."""
    module = keep("""\
foo.func @callee(%x: i32) -> i32
foo.func @local() {
  %0 = memref.alloca() : memref<4x!foo.cell>
  foo.end
}
func.func @caller(%a: i32, %v: vector<4x!foo.cell>) {
  %0 = func.call @callee(%a) : (i32) -> i32
  return
}
""")
    assert module.operation.verify()
    with pytest.raises(ir.MLIRError, match="'missing' does not reference a valid function"):
        keep("func.func @caller() {\n  func.call @missing() : () -> ()\n  return\n}")


def test_names_after_an_arrow() -> None:
    """A tied result names an operand; a name that nothing defines is a word. The text in brackets is no location."""
    text = """\
module {
  func.func @f(%arg0: i32) {
    %0 = foo.fill %arg0 : i32 -> %arg0 as !foo.r
    %1 = foo.fill %arg0 : i32 -> %other as !foo.r
    foo.record : benefit(1), loc([%0]) -> ^bb1
  ^bb1:  // pred: ^bb0
    return
  }
}
"""
    module = keep(text)
    assert str(module) == text
    assert [len(handle.operation.operands) for handle in module.operation.find("foo.fill")] == [2, 1]
    assert len(find(module, "foo.record").operands) == 1


def test_command_line(tmp_path: Path) -> None:
    path = tmp_path / "x.mlir"
    path.write_text(TEXT)
    command = [sys.executable, "-m", "mlircore.tools.opt", "--keep-unknown-syntax", str(path)]
    refused = subprocess.run([*command[:3], str(path)], capture_output=True, text=True)
    assert refused.returncode == 1 and "mlircore import-ods" in refused.stderr
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.rstrip("\n") + "\n" == TEXT


def first_error(text: str, context: ir.Context) -> ir.DiagnosticInfo:
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse(text, context)
    return caught.value.error_diagnostics[0]


def test_advice() -> None:
    error = first_error("func.func @f(%a: i32) {\n  %0 = arith.adid %a, %a : i32\n  return\n}", ir.Context())
    assert error.message == "custom op 'arith.adid' is unknown"
    assert [note.message for note in error.notes] == ["did you mean 'arith.addi'?"]
    error = first_error("foo.bar", ir.Context())
    assert error.message == "Dialect `foo' not found for custom op 'foo.bar' "
    for way in ("--keep-unknown-syntax", 'unknown_syntax="keep"', "mlircore import-ods", "a pack"):
        assert way in error.notes[0].message and "\n" not in error.notes[0].message
    assert not first_error("arith.zzzzzzzzz", ir.Context()).notes


@pytest.mark.parametrize(
    "text, message",
    [
        ("foo.a (", "a bracket is open at the end"),
        ("foo.a [ ) ", "this bracket closes none"),
        ("%0:4294967295 = foo.a", "has 4294967295 results and less text than that"),
        ("foo.a %x", "use of undeclared SSA value name"),
        ("foo.a {\n  arith.addi %x\n}", "expected ','"),  # a form that is defined and does not read
    ],
)
def test_errors(text: str, message: str) -> None:
    assert message in first_error(text, ir.Context(unknown_syntax="keep")).message


@pytest.mark.parametrize(
    "text, again",
    [
        ("foo.a ins(1)\n   outs(2) // c\nfoo.b", "foo.a ins(1) outs(2)\n  foo.b"),
        ("foo.a <\nfoo.b", None),
        ("%0 = foo.a 1\n  %1 = foo.b %0,\n     %0", "%0 = foo.a 1\n  %1 = foo.b %0, %0"),
        ("foo.w(%i = 1) {\n  foo.c %i\n} do {\n  foo.d %i\n}",
         "foo.w(%arg0 = 1) {\n    foo.c %arg0\n  } do {\n    foo.d %arg0\n  }"),
        ("foo.f @f(%a: i32) extern\nfoo.f @g(%a: i32, [%a]) {\n}", "foo.f @f(%a: i32) extern\n  foo.f @g(%arg0: i32, [%arg0]) {\n  }"),
        ("foo.a {\n^bb0:\n  foo.br ^x\n^x:\n  foo.end\n}", "foo.a {\n  ^bb0:\n    foo.br ^bb1\n  ^bb1:  // pred: ^bb0\n    foo.end\n  }"),
        ("foo.f @f<n: i32>(in %a: i32)\nfoo.f @g<n: i32>(in %a: i32) {\n}",
         "foo.f @f<n: i32>(in %a: i32)\n  foo.f @g<n: i32>(in %arg0: i32) {\n  }"),
        ("%0 = foo.a 1,\nfoo.b %0,\n%1, %2 = foo.c %0,\n  %0\nfoo.d 2,\nmodule {}",
         "%0 = foo.a 1,\n  foo.b %0,\n  %1:2 = foo.c %0, %0\n  foo.d 2,\n  module {\n  }"),
        ('foo.a {k = "%x"} "%y" loc("f":1:1)', 'foo.a {k = "%x"} "%y"'),
    ],
)
def test_extent(text: str, again: str | None) -> None:
    printed = str(keep(text))
    assert printed == str(keep(printed))
    if again is not None:
        assert printed == f"module {{\n  {again}\n}}\n"


def test_types_are_corrected_by_uses() -> None:
    module = keep("func.func @f() -> f32 {\n  %0 = foo.load : !foo.ptr\n  %1 = arith.addf %0, %0 : f32\n  return %1 : f32\n}")
    assert str(find(module, "foo.load").results[0].type) == "f32"
    assert "= foo.load : !foo.ptr\n" in str(module)
