"""Operations that were accepted once, though what they print cannot be read."""

import pytest

from mlircore import ir

CONVOLUTION = """
func.func @f(%n: tensor<1x8x3xf32>, %k: tensor<3x3x16xf32>) {{
  %0 = "stablehlo.convolution"(%n, %k) <{{batch_group_count = 1 : i64, feature_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<raw
      input_batch_dimension = {0}, input_feature_dimension = {1}, input_spatial_dimensions = [{2}],
      kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0],
      output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>}}>
    : (tensor<1x8x3xf32>, tensor<3x3x16xf32>) -> tensor<1x6x16xf32>
  return
}}
"""
LAUNCH = """
func.func @f(%a: index) {{
  "gpu.launch"(%a, %a, %a, %a, %a, %a, %a, %a, %a)
    <{{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}}> ({{
  ^bb0({0}):
    "gpu.terminator"() : () -> ()
  }}) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}}
"""


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        ((0, 0, 1), "expects input dimension-numbers to be unique"),
        ((0, 2, 2), "expects input dimension-numbers to be unique"),
        ((7, 2, 1), r"dimension-numbers to be in-range \[0, 3\)"),
        ((0, 2, -1), r"dimension-numbers to be in-range \[0, 3\)"),
        ((0, 2, "1, 3"), "expects the same size for input, kernel and output spatial-dimensions, but got 2, 1, and 1 resp."),
    ],
)
def test_a_convolution_of_wrong_dimensions_is_refused(numbers, message):
    with ir.Context():
        assert "[b, 0, f]x" in str(ir.Module.parse(CONVOLUTION.format(0, 2, 1)))
        with pytest.raises(ir.MLIRError, match=message):
            ir.Module.parse(CONVOLUTION.format(*numbers))


def test_a_launch_of_clusters_has_eighteen_arguments():
    """mlir-opt 22 ends with a fault for fewer."""

    def arguments(count):
        return ", ".join(f"%x{i}: index" for i in range(count))

    with ir.Context():
        text = str(ir.Module.parse(LAUNCH.format(arguments(18))))
        assert str(ir.Module.parse(text)) == text
        for count in (1, 12, 17):
            with pytest.raises(ir.MLIRError, match="unexpected number of region arguments"):
                ir.Module.parse(LAUNCH.format(arguments(count)))
