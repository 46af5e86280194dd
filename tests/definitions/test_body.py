"""Regions that the text omits: a user's dialect whose definitions state their contents."""

import struct

import pytest
from mlircore import _core, ir
from mlircore.define import opcodes as _program
from mlircore.define.body import Body, Function, Refusal, Value, arg, cast, make, number_like
from mlircore.define.shaped import AnyTensor
from mlircore.dialect import (
    AnyType, Attr, AttrSizedOperandSegments, Dialect, EnumDef, Op, Operands, OptionalAttr, Region, Results, SingleBlock, Terminator, find,
)

FORMAT = """
    (`kind` $kind^)? custom<`linalg.Attributes`>(attr-dict) custom<`linalg.InsOuts`>($ins, type($ins), $outs, type($outs))
    `` custom<ArrowTypes>(type($results)) `` custom<`linalg.ImplicitBody`>(ref(type($ins)), ref(type($outs)), $region)
"""
ADD = Function(floats="arith.addf", bools="arith.ori", integers="arith.addi", others=Refusal("cannot add {0} and {1}, nor {1} and {7}"))


def define(name: str, body: Body, stated: dict[str, object] | None = None) -> Dialect:
    dialect = Dialect(name)
    kind = dialect.enum(EnumDef([("once", 0), ("twice", 5)], summary="how often"))

    class EndOp(Op, dialect=dialect, name="end"):
        values = Operands(AnyType)
        traits = (Terminator,)
        assembly_format = "($values^)? attr-dict (`:` type($values)^)?"

    class LoopOp(Op, dialect=dialect, name="loop"):
        __module__ = "mlircore.dialects.t_body"  # its directives are for definitions of mlircore
        ins = Operands(AnyType)
        outs = Operands(AnyType)
        kind_ = OptionalAttr(kind)
        steps = OptionalAttr(find("linalg").ops["conv_1d_nwc_wcf"].definition.attrs["strides"].constraint)
        results = Results(AnyTensor)
        facts = stated or {}
        region = Region()
        traits = (AttrSizedOperandSegments, SingleBlock)
        implicit_body = body
        assembly_format = FORMAT

    return dialect


def body_of(text: str) -> str:
    """The generic text between the braces of the only region."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        generic = ir.Module.parse(text).operation.get_asm(print_generic_op_form=True)
    inside = generic[generic.index("^bb0("):]
    return "\n".join(line.strip() for line in inside[: inside.index("})")].strip().splitlines())


def loop(dialect: str, ins: str, outs: str, kind: str = "") -> str:
    return f"""
      %a = "x.a"() : () -> {ins}
      %b = "x.b"() : () -> {outs}
      {dialect}.loop{kind} ins(%a : {ins}) outs(%b : {outs})
    """


def test_operations_are_chosen_by_types() -> None:
    define("t_body_add", Body(ADD(arg(0), cast(arg(1), arg(0))), terminator="t_body_add.end", args=2))
    assert body_of(loop("t_body_add", "memref<3xf64>", "memref<3xf32>")) == (
        '^bb0(%arg0: f64, %arg1: f32):\n%2 = "arith.extf"(%arg1) : (f32) -> f64\n'
        '%3 = "arith.addf"(%arg0, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64\n"t_body_add.end"(%3) : (f64) -> ()')
    assert '"arith.ori"(%arg0, %arg1) : (i1, i1)' in body_of(loop("t_body_add", "tensor<3xi1>", "tensor<3xi1>"))
    with pytest.raises(ir.MLIRError, match=r"cannot add 'index' and 'f32', nor 'f32' and \{7\}"):
        body_of(loop("t_body_add", "index", "f32"))


def test_the_case_of_an_enumeration_decides() -> None:
    once = Body(arg(0), terminator="t_body_case.end", args=2)
    twice = Body(ADD(arg(0), arg(0)), number_like("arith.constant", "value", 3, arg(1)), terminator="t_body_case.end", args=2)
    define("t_body_case", Body(case_attr="kind", cases={0: once, 5: twice}))
    assert body_of(loop("t_body_case", "i8", "f16", " kind once")) == '^bb0(%arg0: i8, %arg1: f16):\n"t_body_case.end"(%arg0) : (i8) -> ()'
    text = body_of(loop("t_body_case", "i8", "f16", " kind twice"))
    assert '"arith.addi"(%arg0, %arg0)' in text and '"t_body_case.end"(%2, %3) : (i8, f16)' in text
    assert "value = 3.000000e+00 : f16" in text


def test_constants_and_signedness() -> None:
    def ends(*values: Value) -> Body:
        return Body(*values, terminator="t_body_const.end", args=2)

    define("t_body_const", ends(cast(make("arith.constant", "value", "7 : i64"), "f32"), cast(arg(0), arg(1), unsigned=True)))
    text = body_of(loop("t_body_const", "i8", "i16"))
    assert '"arith.constant"() <{value = 7 : i64}> : () -> i64' in text
    assert '"arith.sitofp"(%2) : (i64) -> f32' in text and '"arith.extui"(%arg0) : (i8) -> i16' in text


def test_other_counts_of_arguments_are_refused() -> None:
    define("t_body_args", Body(arg(0), terminator="t_body_args.end", args=3))
    with pytest.raises(ir.MLIRError, match="region expects 3 args, got 2"):
        body_of(loop("t_body_args", "i8", "i8"))


def test_known_attributes_follow_the_properties() -> None:
    maps = {"t_body_fact.maps": "[affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>, affine_map<(d0) -> (d0)>]"}
    facts: dict[str, object] = {"implied_attribute": maps, "linalg.symbols": "steps"}
    define("t_body_fact", Body(arg(0), terminator="t_body_fact.end", args=2), facts)
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        for given, printed in ((" {steps = dense<4> : tensor<1xi64>}", "d0 * 4 + d1"), ("", "d0 + d1")):
            text = loop("t_body_fact", "i8", "i8", given)
            module = ir.Module.parse(text)
            generic = module.operation.get_asm(print_generic_op_form=True)
            assert printed in generic and "t_body_fact.maps = [#map, #map1]" in generic
            assert "maps" not in str(module)
            assert ir.Module.parse(generic).operation.get_asm(print_generic_op_form=True) == generic


def test_a_damaged_dialect_is_named_with_how_to_build_it() -> None:
    program = define("t_body_rebuild", Body(terminator="t_body_rebuild.end")).program()
    assert b"ArrowTypes" in program
    with ir.Context() as context, pytest.raises(ir.MLIRError) as error:
        _core.define_dialect(context, program.replace(b"ArrowTypes", b"ArrowTypez"))
    assert "the compiled dialect 't_body_rebuild' is damaged: a custom directive names no routine; build it again (`make build`" in str(error.value)


def test_damaged_words_are_refused_or_harmless() -> None:
    name = "t_body_damage"
    values = ADD(arg(0), cast(arg(1), arg(0), "kind")), make("arith.constant", "value", "7 : i64"), number_like("x.y", "v", 3, arg(1))
    program = define(name, Body(*values, terminator=f"{name}.end", args=2),
                     {"implied_attribute": {f"{name}.a": "[affine_map<(d0)[s0] -> (s0)>]"}}).program()
    words = list(struct.unpack(f"={len(program) // 4}I", program))
    text = loop(name, "i8", "i8")
    body, size = words[words[14] + _program.OP_WORDS + 28 :][:2]  # McProgramHeader.ops: the second one's McOpWords.body
    assert words[body] & 0xFF == _program.B_ARGS
    facts, num_facts = words[words[14] + _program.OP_WORDS + 34 :][:2]
    assert words[facts] & 0xFF == _program.PAYLOAD_NAMED
    tried = 0
    for at in (*range(body, body + size), *range(facts, facts + num_facts)):
        for value in (0, 1, words[at] ^ 1, 0x8001, 0x7FFFFFFF):
            damaged = struct.pack(f"={len(words)}I", *words[:at], value, *words[at + 1:])
            with ir.Context() as context:
                context.allow_unregistered_dialects = True
                try:
                    _core.define_dialect(context, damaged)
                    ir.Module.parse(text)
                except ir.MLIRError:
                    continue
                tried += 1
    assert tried > 0


def test_a_region_states_how_many_blocks_it_has():
    limits = Dialect("limits")

    class SomeOp(Op, dialect=limits, name="some"):
        body = Region(2, at_least=True)

    class FewOp(Op, dialect=limits, name="few"):
        body = Region(1, at_most=True)

    def error(name: str, blocks: int) -> str:
        body = "\n".join(f'^b{number}: "x.end"() : () -> ()' for number in range(blocks))
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            try:
                ir.Module.parse(f'"limits.{name}"() ({{ {body} }}) : () -> ()')
            except ir.MLIRError as found:
                return found.error_diagnostics[0].message
        return ""

    assert "failed to verify constraint: region with at least 2 blocks" in error("some", 1)
    assert "failed to verify constraint: region with at most 1 blocks" in error("few", 2)
    assert not error("some", 2) and not error("some", 3) and not error("few", 0) and not error("few", 1)


def test_views_of_a_tensor_without_a_rank_are_refused():
    """mlir-opt 22 reads a rank of such a type where there is none, and refuses it with any number."""
    with ir.Context():
        for text in ("tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<*xf32>",
                     "tensor.collapse_shape %b [[0, 1]] : tensor<*xf32> into tensor<4xf32>",
                     "tensor.expand_shape %b [[0, 1]] output_shape [4, 4] : tensor<*xf32> into tensor<4x4xf32>",
                     "tensor.expand_shape %a [[0], [1]] output_shape [4, 4] : tensor<4x4xf32> into tensor<*xf32>"):
            with pytest.raises(ir.MLIRError, match="rank"):
                ir.Module.parse(f"func.func @f(%a: tensor<4x4xf32>, %b: tensor<*xf32>) {{ %0 = {text} return }}")
