// Casts that are undone.
!a = !quant.uniform<i8:f32, 0.5>
!b = !quant.uniform<i8:f32, 0.25>
func.func @undone(%f: tensor<3xf32>, %q: !a, %s: tensor<3xi8>, %r: i8) -> (tensor<3xf32>, !a, tensor<3xi8>, !a, !b) {
  %0 = quant.qcast %f : tensor<3xf32> to tensor<3x!a>
  %1 = quant.dcast %0 : tensor<3x!a> to tensor<3xf32>
  %2 = quant.dcast %q : !a to f32
  %3 = quant.qcast %2 : f32 to !a
  %4 = quant.scast %s : tensor<3xi8> to tensor<3x!a>
  %5 = quant.scast %4 : tensor<3x!a> to tensor<3xi8>
  %6 = quant.scast %q : !a to i8
  %7 = quant.scast %6 : i8 to !a
  %8 = quant.scast %6 : i8 to !b
  return %1, %3, %5, %7, %8 : tensor<3xf32>, !a, tensor<3xi8>, !a, !b
}
//= --canonicalize --allow-unregistered-dialect
module {
  func.func @undone(%arg0: tensor<3xf32>, %arg1: !quant.uniform<i8:f32, 5.000000e-01>, %arg2: tensor<3xi8>, %arg3: i8) -> (tensor<3xf32>, !quant.uniform<i8:f32, 5.000000e-01>, tensor<3xi8>, !quant.uniform<i8:f32, 5.000000e-01>, !quant.uniform<i8:f32, 2.500000e-01>) {
    %0 = quant.scast %arg1 : !quant.uniform<i8:f32, 5.000000e-01> to i8
    %1 = quant.scast %0 : i8 to !quant.uniform<i8:f32, 2.500000e-01>
    return %arg0, %arg1, %arg2, %arg1, %1 : tensor<3xf32>, !quant.uniform<i8:f32, 5.000000e-01>, tensor<3xi8>, !quant.uniform<i8:f32, 5.000000e-01>, !quant.uniform<i8:f32, 2.500000e-01>
  }
}

