"""The transform dialect built in Python: upstream's handwritten builders for it."""

import pytest
from cost import assert_linear, seconds

from mlircore import ir
from mlircore.dialects import transform


@pytest.fixture(autouse=True)
def context():
    with ir.Context(), ir.Location.unknown():
        yield


def built(make):
    module = ir.Module.create()
    module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
    with ir.InsertionPoint(module.body):
        sequence = transform.named_sequence("main", [transform.any_op_t()], [], arg_attrs=[{"transform.consumed": ir.UnitAttr.get()}])
    with ir.InsertionPoint(sequence.body):
        make(sequence.bodyTarget)
        transform.yield_()
    module.operation.verify()
    return str(module)


def test_patterns_have_a_block():
    def make(root):
        op = transform.apply_patterns(root, apply_cse=True)
        with ir.InsertionPoint(op.patterns):
            transform.apply_patterns_canonicalization()
        transform.apply_licm(root)
        transform.apply_cse(root)

    text = built(make)
    assert "transform.apply_patterns to %arg0 {\n      transform.apply_patterns.canonicalization\n    } {apply_cse}" in text
    assert "transform.apply_licm to %arg0 : !transform.any_op" in text


def test_handles_and_sequences():
    def make(root):
        loop = transform.cast(transform.OperationType.get("scf.for"), root)
        parent = transform.get_parent_op(transform.any_op_t(), loop, op_name="func.func", nth_parent=2)
        both = transform.merge_handles([root, parent])
        op = transform.sequence(transform.FailurePropagationMode.Propagate, [], both)
        with ir.InsertionPoint(op.body):
            transform.yield_()
        loops = transform.foreach([transform.any_op_t()], [root])
        with ir.InsertionPoint(loops.owner.body):
            transform.yield_([loops.owner.bodyTargets[0]])
        transform.split_handle([transform.any_op_t()] * 2, both)

    text = built(make)
    assert 'get_parent_op %0 {nth_parent = 2 : i64, op_name = "func.func"}' in text
    assert "transform.sequence %2 : !transform.any_op failures(propagate)" in text


def test_options_of_a_pass_may_be_handles():
    def make(root):
        size = transform.ParamConstantOp(transform.AnyParamType.get(), ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 8)).param
        transform.apply_registered_pass(transform.any_op_t(), root, "tile", options={"sizes": [size, 4], "name": "x", "flag": True})

    assert 'with options = {"flag" = true, "name" = "x", "sizes" = [%0, 4 : i64]} to %arg0' in built(make)


def test_structured_operations_take_numbers_and_handles():
    def make(root):
        found = transform.structured.MatchOp.match_op_names(root, ["linalg.matmul"]).results_
        size = transform.ParamConstantOp(transform.AnyParamType.get(), ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 8)).param
        tiled = transform.structured.TileUsingForOp(found, sizes=[4, [8], size, 0], interchange=[1, 0, 2])
        transform.structured.TileUsingForallOp(tiled.tiled_linalg_op, num_threads=[2, size])
        transform.structured.TileUsingForallOp(found, tile_sizes=size)
        transform.structured.SplitOp(found, 1, 16)
        transform.structured.SplitOp(found, 0, size)
        transform.structured.FuseIntoContainingOp(found, root)
        transform.structured.MultiTileSizesOp(transform.any_op_t(), found, dimension=1, target_size=3)
        transform.structured.InterchangeOp(found, iterator_interchange=[1, 0])
        transform.structured.GeneralizeOp(found)
        transform.structured.DecomposeOp(found)
        transform.structured.ScalarizeOp(found)

    text = built(make)
    assert 'structured.match ops{["linalg.matmul"]} in %arg0' in text
    assert "tile_using_for %0 tile_sizes [4, [8], %1, 0] interchange = [1, 0, 2]" in text
    assert "num_threads [2, %1]" in text and "tile_sizes *(%1)" in text
    assert "after 16  {dimension = 1 : i64}" in text and "after %1  {dimension = 0 : i64}" in text


def test_parts_have_modules_of_their_own():
    assert transform.structured.TileUsingForOp.OPERATION_NAME == "transform.structured.tile_using_for"
    assert transform.tune.AlternativesOp is not transform.AlternativesOp
    assert str(transform.vector.VectorContractLowering.OuterProduct) == "outerproduct"
    assert transform.loop.loop_peel is not None


def test_layouts_of_bufferization_are_an_enumeration():
    from mlircore.dialects import bufferization

    assert [str(each) for each in bufferization.LayoutMapOption] == ["InferLayoutMap", "IdentityLayoutMap", "FullyDynamicLayoutMap"]


def test_positions_are_sorted_in_n_log_n():
    def text(count):
        half = count // 2
        numbers = ", ".join(f"{half + i}, {i}" for i in range(half))  # each second one is below all others: a bad case for a shell sort
        return f"""transform.sequence failures(propagate) {{
        ^bb0(%root: !transform.any_op):
          transform.match.structured %root : !transform.any_op {{
          ^bb0(%op: !transform.any_op):
            transform.match.structured.dim %op[{numbers}] {{parallel}} : !transform.any_op
          }}
        }}"""

    assert_linear(seconds_to_verify, text(2**13), text(2**16))


def seconds_to_verify(text):
    with ir.Context():
        module = ir.Module.parse(text, verify=False)
        return seconds(module.operation.verify)  # which raises when it fails


def test_what_bodies_consume_is_found_in_linear_time():
    handle = "!transform.any_op"
    depth, lines = 60, [f"transform.sequence failures(propagate) {{\n^bb0(%a0: {handle}):"]  # a check whose cost doubles with each would not end
    for i in range(1, depth):
        lines.append(f"transform.sequence %a{i - 1}, %a{i - 1} : {handle}, {handle} failures(propagate) {{\n^bb0(%a{i}: {handle}, %b{i}: {handle}):")
    assert seconds_to_verify("\n".join(lines + ["transform.yield\n}"] * depth)) < 5


def test_a_handle_that_is_used_often_is_looked_at_in_linear_time():
    def text(count):
        types = ", ".join(["!transform.any_op"] * count)
        arguments = ", ".join(f"%x{i}: !transform.any_op {{transform.readonly}}" for i in range(count))
        return f"""module attributes {{transform.with_named_sequence}} {{
          transform.named_sequence @g({arguments}) {{ transform.yield }}
          transform.sequence failures(propagate) {{
          ^bb0(%a: !transform.any_op):
            transform.include @g failures(propagate) ({", ".join(["%a"] * count)}) : ({types}) -> ()
          }}
        }}"""

    assert_linear(seconds_to_verify, text(1000), text(8000))
