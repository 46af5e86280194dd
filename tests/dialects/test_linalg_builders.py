"""The functions of mlircore.dialects.linalg: named operations with their bodies, as upstream's Python DSL and hand-written code make them."""

import importlib

import pytest
from paths import MLIR

from mlircore import _core, ir
from mlircore.dialects import linalg
from mlircore.dialects.linalg.build import NAMED

GOLDEN = MLIR / "linalg/ops.mlir"

EXPECTED = """
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
module {
  func.func @f(%arg0: tensor<4x8xf32>, %arg1: tensor<8x3xf32>, %arg2: f32, %arg3: tensor<1x6x6x2xf32>, %arg4: tensor<3x3x2x5xf32>, \
%arg5: tensor<1x2x2x5xf32>, %arg6: memref<4x3xf32>, %arg7: tensor<4x3xf32>, %arg8: tensor<3x4xf32>, %arg9: tensor<4xf32>) {
    linalg.fill ins(%arg2 : f32) outs(%arg6 : memref<4x3xf32>)
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x3xf32>) outs(%arg7 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x3xf32>) \
outs(%arg7 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} \
ins(%arg3, %arg4 : tensor<1x6x6x2xf32>, tensor<3x3x2x5xf32>) outs(%arg5 : tensor<1x2x2x5xf32>) -> tensor<1x2x2x5xf32>
    %3 = linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%0 : tensor<4x3xf32>) outs(%arg7 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %transposed = linalg.transpose ins(%3 : tensor<4x3xf32>) outs(%arg8 : tensor<3x4xf32>) permutation = [1, 0] 
    %broadcasted = linalg.broadcast ins(%arg9 : tensor<4xf32>) outs(%arg7 : tensor<4x3xf32>) dimensions = [1] 
    %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg2 : f32) \
outs(%arg7 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %5 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", \
"reduction", "reduction", "reduction"]} ins(%arg3, %arg4 : tensor<1x6x6x2xf32>, tensor<3x3x2x5xf32>) outs(%arg5 : tensor<1x2x2x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %7 = arith.mulf %in, %in_0 : f32
      %8 = arith.addf %out, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<1x2x2x5xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x3xf32>) \
outs(%arg7 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %reduced = linalg.reduce ins(%3 : tensor<4x3xf32>) outs(%arg9 : tensor<4xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        linalg.yield %init : f32
      }
    %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg10 : tensor<4x8xf32> -> tensor<2x8x2xf32>
    return
  }
}
""".replace("%arg9: tensor<4xf32>)", "%arg9: tensor<4xf32>, %arg10: tensor<2x8x2xf32>)")


def test_the_functions_make_what_upstream_makes(any_ir):
    if any_ir.__name__.startswith("jaxlib"):
        pytest.skip("jaxlib has no linalg")
    linalg, func = (importlib.import_module(any_ir.__name__.removesuffix("ir") + "dialects." + name) for name in ("linalg", "func"))
    with any_ir.Context(), any_ir.Location.unknown():
        module = any_ir.Module.create()
        f32 = any_ir.F32Type.get()

        def tensor(*shape):
            return any_ir.RankedTensorType.get(shape, f32)

        def plane(i, j):
            return any_ir.AffineMap.get(3, 0, [any_ir.AffineDimExpr.get(i), any_ir.AffineDimExpr.get(j)])

        with any_ir.InsertionPoint(module.body):

            @func.FuncOp.from_py_func(tensor(4, 8), tensor(8, 3), f32, tensor(1, 6, 6, 2), tensor(3, 3, 2, 5), tensor(1, 2, 2, 5),
                                      any_ir.MemRefType.get([4, 3], f32), tensor(4, 3), tensor(3, 4), tensor(4), tensor(2, 8, 2))
            def f(a, b, scalar, image, kernel, small, buffer, out, turned, line, packed):
                linalg.fill(scalar, outs=[buffer])
                product = linalg.matmul(a, b, outs=[out])
                linalg.contract(a, b, outs=[out], indexing_maps=[plane(0, 2), plane(2, 1), plane(0, 1)])
                linalg.conv_2d_nhwc_hwcf(image, kernel, outs=[small], strides=[2, 2], dilations=[1, 1])
                copy = linalg.copy(product, outs=[out])
                linalg.transpose(copy, outs=[turned], permutation=[1, 0])
                linalg.broadcast(line, outs=[out], dimensions=[1])
                linalg.fill(scalar, outs=[out], emit_generic=True)
                linalg.conv_2d_nhwc_hwcf(image, kernel, outs=[small], strides=[2, 2], emit_generic=True)
                same = any_ir.AffineMap.get_identity(2)

                @linalg.generic([copy], [out], [same, same], [linalg.IteratorType.parallel] * 2)
                def body(x, y):
                    return x

                @linalg.reduce(result=[tensor(4)], inputs=[copy], inits=[line], dimensions=[1])
                def second(x: f32, y: f32):
                    return y

                linalg.pack(a, packed, [0], [2])

        assert module.operation.verify()
        assert str(module).strip() == EXPECTED.strip()
        body = module.body.operations[0].regions[0].blocks[0].operations
        maps = linalg.get_indexing_maps(body[1].operation)
        assert str(maps) == "[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]"


def test_every_function_makes_what_the_parser_makes():
    """The same operands and attributes give the same operation, including its body."""
    made, different = set(), set()
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(GOLDEN.read_text().partition("\n//= ")[0])
        for op in list(module.operation.find()):
            name = op.operation.name.removeprefix("linalg.")
            if name not in NAMED or op.operation.name == name or len(op.outputs) != 1:
                continue
            given = {key: op.attributes[key] for key in ("strides", "dilations", "cast") if key in op.attributes}
            with ir.InsertionPoint(op):
                getattr(linalg, name)(*op.inputs, outs=list(op.outputs), **given)
            block = op.operation.block.operations
            twin = block[list(block).index(op) - 1]
            if "cast" in twin.attributes and "cast" not in given:
                del twin.attributes["cast"]
            for key in op.attributes:  # attributes that were not given here
                if key not in twin.attributes:
                    twin.attributes[key] = op.attributes[key]
            assert twin.operation.verify()
            same = twin.operation.is_structurally_equivalent(op.operation, ir.OperationEquivalenceFlags.IGNORE_LOCATIONS)
            (made if same else different).add(name)
    assert different == {"pooling_nhwc_sum"}  # the file has it in generic form, with a body of its own
    assert made == set(NAMED)


def test_what_is_refused():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse("func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { return %a : tensor<4xf32> }")
        block = module.body.operations[0].regions[0].blocks[0]
        value = block.arguments[0]
        with ir.InsertionPoint.at_block_begin(block):
            with pytest.raises(ValueError, match="Expected 2 inputs but got 1 for linalg.add"):
                linalg.add(value, outs=[value])
            with pytest.raises(ValueError, match="Expected 1 outputs but got 2"):
                linalg.add(value, value, outs=[value, value])
            with pytest.raises(ValueError, match="must have length 1"):
                linalg.matmul(value, value, outs=[])
            with pytest.raises(ValueError, match="emit_generic"):
                linalg.add(value, value, outs=[value], emit_generic=1)
            op = linalg.linalg.ops["add"]([value.type], [value, value], [value])
            linalg.fill_builtin_region(op)
            with pytest.raises(ir.MLIRError, match="'linalg.add' op has a body already"):
                linalg.fill_builtin_region(op)
            with pytest.raises(ir.MLIRError, match="'func.return' op has no body of its own"):
                linalg.fill_builtin_region(block.operations[len(block.operations) - 1])
            wrong = linalg.linalg.ops["add"]([value.type], [value], [value])
            with pytest.raises(ir.MLIRError, match="expects 3 args, got 2"):
                linalg.fill_builtin_region(wrong)
            assert len(wrong.regions[0].blocks) == 0
            source = ir.Operation.create("arith.addf", results=[value.type], operands=[value, value])
            orphan = linalg.linalg.ops["add"]([value.type], [source, value], [value])
            source.erase()
            with pytest.raises(ir.MLIRError, match="'linalg.add' op has an operand without a value"):
                linalg.fill_builtin_region(orphan)
            assert len(orphan.regions[0].blocks) == 0
        assert linalg.get_indexing_maps(module.operation) is None and _core.structure_of(op) is not None
