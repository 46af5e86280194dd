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
