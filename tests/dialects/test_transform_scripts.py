"""Transform scripts: written with chains of handles (extras), and run (interpreter)."""

import pytest

from mlircore import ir
from mlircore.dialects import scf, transform
from mlircore.dialects.transform import gpu, interpreter, loop, structured, tune

PAYLOAD = """module {
  func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a {tag} : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
}"""
MATCH = '%m = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op\n'


@pytest.fixture(autouse=True)
def context():
    with ir.Context(), ir.Location.unknown():
        yield


@pytest.fixture
def extras():
    from mlircore.dialects.transform import extras
    return extras


def run(body, head="", attrs=""):
    script = ir.Module.parse(f"module attributes {{transform.with_named_sequence}} {{ {head} transform.named_sequence @__transform_main("
                             f"%root: !transform.any_op {attrs}) {{ {body} transform.yield }} }}")
    payload = ir.Module.parse(PAYLOAD)
    sequences = script.body.operations
    sequences[len(sequences) - 1].apply(payload)
    return str(payload)


def test_handles_are_chained(extras):
    module = ir.Module.create()
    module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()

    def script(root):
        ifs = root.match_ops([scf.ForOp]).match_ops(scf.IfOp).print("ifs")
        assert type(ifs) is extras.OpHandle and ifs.parent is root.children[0]
        assert type(ifs.get_result()) is extras.ValueHandle and type(ifs.get_result().get_defining_op()) is extras.OpHandle
        root.match_ops("LinalgOp")
        assert str(extras.constant_param(5).type) == "!transform.param<i64>"

    extras.insert_transform_script(module.body, script)
    assert module.operation.verify() and "interface{LinalgOp} in %arg0" in str(module)
    assert 'transform.structured.match ops{["scf.if"]} in %0 : (!transform.any_op) -> !transform.op<"scf.if">' in str(module)


def test_sequences_have_functions_as_bodies(extras):
    module = ir.Module.create()
    module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
    with ir.InsertionPoint(module.body):
        @extras.named_sequence("main", [transform.any_op_t()], [])
        def main(root: transform.any_op_t()):
            @extras.apply_patterns(root)
            def patterns():
                transform.ApplyCanonicalizationPatternsOp()
    assert "transform.apply_patterns to %arg0 {" in str(module) and module.operation.verify()


def test_found_operations_are_printed(capsys):
    run(MATCH + 'transform.print %m {name = "found"} : !transform.any_op')
    assert capsys.readouterr().out == "[[[ IR printer: found ]]]\n%0 = arith.addi %arg0, %arg0 {tag} : i32\n%1 = arith.addi %0, %arg0 : i32\n"


@pytest.mark.parametrize("body,expected", [
    ('transform.annotate %m "x" : !transform.any_op', ("{tag, x} : i32", "{x} : i32")),
    ('%t:2 = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)\n'
     'transform.annotate %t#1 "x" : !transform.any_op', ("{x} : i32",)),
    ('%f = transform.get_parent_op %m {deduplicate} : (!transform.any_op) -> !transform.any_op\n'
     '%n = transform.num_associations %f : (!transform.any_op) -> !transform.param<i64>\n'
     'transform.annotate %f "n" = %n : !transform.any_op, !transform.param<i64>', ("attributes {n = 1 : i64}",)),
    ('transform.foreach %m : !transform.any_op {\n^bb0(%one: !transform.any_op):\n'
     '%p = transform.get_producer_of_operand %one[0] : (!transform.any_op) -> !transform.any_op\n'
     'transform.annotate %p "x" : !transform.any_op }', None),
])
def test_handles_refer_to_payload(body, expected):
    if expected is None:  # an operand that is an argument of a block
        with pytest.raises(ValueError, match="could not find a producer for operand number: 0"):
            run(MATCH + body)
    else:
        text = run(MATCH + body)
        assert all(each in text for each in expected)


def test_sequences_are_included():
    head = """transform.named_sequence @find(%r: !transform.any_op {transform.readonly}) -> !transform.any_op {
        %m = transform.structured.match attributes{tag} in %r : (!transform.any_op) -> !transform.any_op
        transform.yield %m : !transform.any_op }"""
    text = run('%m = transform.include @find failures(propagate) (%root) : (!transform.any_op) -> !transform.any_op\n'
               'transform.annotate %m "x" : !transform.any_op', head)
    assert text.count("x} : i32") == 1


@pytest.mark.parametrize("body,message", [
    (MATCH + '%x = transform.cast %m : !transform.any_op to !transform.op<"arith.muli">', "incompatible payload operation name expected arith.muli"),
    (MATCH + '%x = transform.get_parent_op %m {op_name = "scf.for"} : (!transform.any_op) -> !transform.any_op', "could not find a parent op"),
    ('%f = transform.apply_registered_pass "nope" to %root : (!transform.any_op) -> !transform.any_op', "unknown pass or pass pipeline: nope"),
    ('%f = transform.apply_registered_pass "cse" to %root : (!transform.any_op) -> !transform.any_op\ntransform.print %root : !transform.any_op',
     "op uses a handle invalidated by a previously executed transform op"),
])
def test_failed_scripts_raise(body, message):
    with pytest.raises(ValueError, match=f"^Failed to apply named transform sequence.\nDiagnostic message at loc.*: {message}"):
        run(body, attrs="{transform.consumed}")


def test_transformations_that_are_missing_raise():
    with pytest.raises(NotImplementedError, match="transform.structured.vectorize at .* cannot be executed"):
        run("transform.structured.vectorize %root : !transform.any_op", attrs="{transform.consumed}")


def test_only_a_sequence_is_run():
    module = ir.Module.parse("module {}")
    with pytest.raises(ValueError, match="must implement TransformOpInterface to be used as transform root"):
        interpreter.apply_named_sequence(module, module, module, interpreter.TransformOptions())


def symbols(name, visibility="", body="{ transform.yield }"):
    return ir.Module.parse(f"module attributes {{transform.with_named_sequence}} {{ transform.named_sequence {visibility} @{name}("
                           f"%r: !transform.any_op {{transform.readonly}}) {body} }}")


def test_modules_of_sequences_are_merged():
    declared, other = symbols("a", "private", ""), symbols("a")
    interpreter.copy_symbols_and_merge_into(declared, other)
    assert str(declared) == str(other)
    interpreter.copy_symbols_and_merge_into(declared, symbols("a", "private"))
    assert [op.sym_name.value for op in declared.body.operations] == ["a", "a_0"]
    with pytest.raises(ValueError, match="Failed to merge symbols.\nDiagnostic message at .*: doubly defined symbol @a\n"):
        interpreter.copy_symbols_and_merge_into(declared, symbols("a"))


def test_constructors_of_parts():
    module = ir.Module.create()
    module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
    any_op = transform.AnyOpType.get()
    with ir.InsertionPoint(module.body):
        sequence = transform.NamedSequenceOp("main", [any_op] * 9, [], arg_attrs=[{"transform.consumed": ir.UnitAttr.get()}] * 9)
    with ir.InsertionPoint(sequence.body):
        args = iter(sequence.body.arguments)
        structured.FuseOp(next(args), tile_sizes=[4, 0, 8], tile_interchange=[1, 0, 2])
        structured.PadOp(next(args), pad_to_multiple_of=[2], padding_dimensions=[0], transpose_paddings=[[1, 0]])
        structured.VectorizeOp(next(args), [8, [4]])
        structured.MapCopyToThreadsOp(next(args), total_num_threads=32, desired_bit_alignment=128)
        structured.BufferizeToAllocationOp(next(args), memory_space=3)
        structured.VectorizeChildrenAndApplyPatternsOp(next(args), vectorize_padding=True)
        loop.LoopUnrollOp(next(args), factor=4)
        gpu.MapForallToBlocks(next(args), grid_dims=[4, 2, 1])
        tune.knob(transform.AnyParamType.get(), "size", [1, 2.5, "x", True])
        transform.YieldOp()
    text = str(module)
    assert module.operation.verify()
    for each in ("structured.fuse %arg0 tile_sizes [4, 0, 8] interchange [1, 0, 2]", "vector_sizes [8, [4]]", "memory_space = 3 : i64", "factor = 4",
                 "grid_dims = [4, 2, 1]", 'options = [1, 2.500000e+00, "x", true]', "pad_to_multiple_of [2]", "transpose_paddings = [[1, 0]]"):
        assert each in text, (each, text)
