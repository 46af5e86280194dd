// What iree_linalg_ext refuses, and where. The messages are iree-opt's.
func.func @f(%i: tensor<6x2xi32>, %o: tensor<4x5xi64>, %u: tensor<6xi64>) -> tensor<4x5xi64> {
  %0 = iree_linalg_ext.scatter dimension_map = [0, 0] unique_indices(true) ins(%u, %i : tensor<6xi64>, tensor<6x2xi32>) outs(%o : tensor<4x5xi64>) { // error 8: 'iree_linalg_ext.scatter' op dimension map is invalid.
  ^bb0(%a: i64, %b: i64):
    iree_linalg_ext.yield %a : i64
  } -> tensor<4x5xi64>
  return %0 : tensor<4x5xi64>
}
// -----
func.func @f(%i: tensor<6x2xi32>, %o: tensor<4x5xi64>, %u: tensor<7xi64>) -> tensor<4x5xi64> {
  %0 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%u, %i : tensor<7xi64>, tensor<6x2xi32>) outs(%o : tensor<4x5xi64>) { // error 8: 'iree_linalg_ext.scatter' op mismatch in shape of indices and update value at dim#0
  ^bb0(%a: i64, %b: i64):
    iree_linalg_ext.yield %a : i64
  } -> tensor<4x5xi64>
  return %0 : tensor<4x5xi64>
}
// -----
func.func @f(%i: tensor<6x1xi32>, %o: tensor<4x5xi64>, %u: tensor<6x3xi64>) -> tensor<4x5xi64> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<6x3xi64>, tensor<6x1xi32>) outs(%o : tensor<4x5xi64>) { // error 8: 'iree_linalg_ext.scatter' op shape of update value dim#1 must match original value at dim#1
  ^bb0(%a: i64, %b: i64):
    iree_linalg_ext.yield %a : i64
  } -> tensor<4x5xi64>
  return %0 : tensor<4x5xi64>
}
// -----
func.func @f(%i: tensor<6x1xi32>, %o: tensor<4x5xi64>, %u: tensor<6x5xi64>) -> tensor<4x5xi64> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<6x5xi64>, tensor<6x1xi32>) outs(%o : tensor<4x5xi64>) { // error 8: 'iree_linalg_ext.scatter' op mismatch in argument 1 of region 'f64' and element type of original value 'i64'
  ^bb0(%a: i64, %b: f64):
    iree_linalg_ext.yield %a : i64
  } -> tensor<4x5xi64>
  return %0 : tensor<4x5xi64>
}
// -----
func.func @f(%i: tensor<6x1xi32>, %o: tensor<4x5xi64>, %u: tensor<6x5xi64>) -> tensor<4x5xi64> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<6x5xi64>, tensor<6x1xi32>) outs(%o : tensor<4x5xi64>) {
  ^bb0(%a: i64, %b: i64):
    iree_linalg_ext.yield %a, %b : i64, i64 // error 5: 'iree_linalg_ext.yield' op expected region to yield a single value
  } -> tensor<4x5xi64>
  return %0 : tensor<4x5xi64>
}
// -----
func.func @f(%i: tensor<6x1xf32>, %s: tensor<4x5xi64>, %o: tensor<6x5xi64>) -> tensor<6x5xi64> {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<4x5xi64>, tensor<6x1xf32>) outs(%o : tensor<6x5xi64>) -> tensor<6x5xi64> // error 8: 'iree_linalg_ext.gather' op expected indices to be of rank 1 or greater and of integer or index element type
  return %0 : tensor<6x5xi64>
}
// -----
func.func @f(%i: tensor<6x1xi32>, %m: tensor<5xi1>, %s: tensor<4x5xi64>, %o: tensor<6x5xi64>) -> tensor<6x5xi64> {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%s, %i, %m : tensor<4x5xi64>, tensor<6x1xi32>, tensor<5xi1>) outs(%o : tensor<6x5xi64>) -> tensor<6x5xi64> // error 8: 'iree_linalg_ext.gather' op mask shape must match batch dimensions at dim#0
  return %0 : tensor<6x5xi64>
}
// -----
func.func @f(%s: memref<3x7xf16>, %o: tensor<21xf16>) -> tensor<21xf16> {
  %0 = iree_linalg_ext.map_store %s into %o {
  ^bb0(%a: index, %b: index):
    %t = arith.constant true
    iree_linalg_ext.yield %a, %b : index, index // error 5: 'iree_linalg_ext.yield' op expected yielded mask to be i1 type
  } : memref<3x7xf16> into tensor<21xf16> -> tensor<21xf16>
  return %0 : tensor<21xf16>
}
// -----
func.func @f(%s: tensor<21xf16>, %o: tensor<3x7xf16>) -> tensor<3x7xf16> {
  %0 = iree_linalg_ext.map_load %s into %o {
  ^bb0(%a: index, %b: index):
    iree_linalg_ext.yield %a, %b : index, index // error 5: 'iree_linalg_ext.yield' op expected yielded padding value type to match source element type
  } : tensor<21xf16> into tensor<3x7xf16> -> tensor<3x7xf16>
  return %0 : tensor<3x7xf16>
}
// -----
func.func @f(%s: tensor<21xf16>, %o: tensor<3x7xf16>) -> tensor<3x7xf16> {
  %0 = iree_linalg_ext.map_load %s into %o { // error 8: 'iree_linalg_ext.map_load' op expected number of block arguments to be equal to the output rank
  ^bb0(%a: index):
    %p = arith.constant 0.0 : f16
    iree_linalg_ext.yield %a, %p : index, f16
  } : tensor<21xf16> into tensor<3x7xf16> -> tensor<3x7xf16>
  return %0 : tensor<3x7xf16>
}
// -----
func.func @f(%a: tensor<9xi8>) -> tensor<9xi8> {
  %0 = iree_linalg_ext.sort dimension(1) outs(%a : tensor<9xi8>) { // error 8: 'iree_linalg_ext.sort' op dimension must be within (0, 1]
  ^bb0(%x: i8, %y: i8):
    %c = arith.cmpi slt, %x, %y : i8
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xi8>
  return %0 : tensor<9xi8>
}
// -----
func.func @f(%a: tensor<9xi8>) -> tensor<9xi8> {
  %0 = iree_linalg_ext.sort dimension(0) outs(%a : tensor<9xi8>) { // error 8: 'iree_linalg_ext.sort' op region block argument #1 should be of type 'i8' but got 'i16'
  ^bb0(%x: i8, %y: i16):
    %c = arith.cmpi slt, %x, %x : i8
    iree_linalg_ext.yield %c : i1
  } -> tensor<9xi8>
  return %0 : tensor<9xi8>
}
// -----
func.func @f(%a: tensor<9x3xf32>, %o: tensor<9x3xf32>, %s: tensor<9xf32>) -> (tensor<9x3xf32>, tensor<9xf32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : tensor<9x3xf32>) outs(%o, %s : tensor<9x3xf32>, tensor<9xf32>) { // error 10: 'iree_linalg_ext.scan' op incompatible input/accumulator shapes
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9x3xf32>, tensor<9xf32>
  return %0#0, %0#1 : tensor<9x3xf32>, tensor<9xf32>
}
// -----
func.func @f(%v: tensor<4x8xf32>, %a: tensor<4x3xf32>, %b: tensor<4x3xi64>) -> (tensor<4x3xf32>, tensor<4x3xi64>) {
  %0:2 = iree_linalg_ext.topk dimension(2) ins(%v : tensor<4x8xf32>) outs(%a, %b : tensor<4x3xf32>, tensor<4x3xi64>) { // error 10: 'iree_linalg_ext.topk' op dimension exceeds rank
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi64>
  return %0#0, %0#1 : tensor<4x3xf32>, tensor<4x3xi64>
}
// -----
func.func @f(%v: tensor<4x8xf32>, %a: tensor<5x3xf32>, %b: tensor<5x3xi64>) -> (tensor<5x3xf32>, tensor<5x3xi64>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%v : tensor<4x8xf32>) outs(%a, %b : tensor<5x3xf32>, tensor<5x3xi64>) { // error 10: 'iree_linalg_ext.topk' op incompatible input/output shapes
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<5x3xf32>, tensor<5x3xi64>
  return %0#0, %0#1 : tensor<5x3xf32>, tensor<5x3xi64>
}
// -----
func.func @f(%v: tensor<4x8xf32>, %a: tensor<4x9xf32>) -> tensor<4x9xf32> {
  %0 = iree_linalg_ext.topk_v2 dimension(1) ins(%v : tensor<4x8xf32>) outs(%a : tensor<4x9xf32>) { // error 8: 'iree_linalg_ext.topk_v2' op output dimension must not exceed input, got 9 > 8
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}
// -----
func.func @f(%v: tensor<4x8xf32>, %a: tensor<4xf32>, %b: tensor<5xi32>) -> (tensor<4xf32>, tensor<5xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v : tensor<4x8xf32>) outs(%a, %b : tensor<4xf32>, tensor<5xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op output indices/values shape must match. Output value shape: [4], output index shape: [5]
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<5xi32>
  return %0#0, %0#1 : tensor<4xf32>, tensor<5xi32>
}
// -----
func.func @f(%v: tensor<4x8xf32>, %a: tensor<8xf32>, %b: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v : tensor<4x8xf32>) outs(%a, %b : tensor<8xf32>, tensor<8xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op output shape must match input shape with reduction dimension removed. Expected: [4], but got: [8]
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<8xf32>, tensor<8xi32>
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xi32>
}
// -----
func.func @f(%v: tensor<4x8xf32>, %a: tensor<4xf32>, %b: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %0:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v : tensor<4x8xf32>) outs(%a, %b : tensor<4xf32>, tensor<4xi32>) { // error 10: 'iree_linalg_ext.arg_compare' op region block must end with a linalg_ext.yield i1, but got: 'f32'
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<4xf32>, tensor<4xi32>
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xi32>
}
// -----
func.func @f(%a: tensor<2x9x9x5xf16>, %o: tensor<6x6x2x3x2x5xf16>) -> tensor<6x6x2x3x2x5xf16> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<2x9x9x5xf16>) outs(%o : tensor<6x6x2x3x2x5xf16>) -> tensor<6x6x2x3x2x5xf16> // error 8: 'iree_linalg_ext.winograd.input_transform' op incompatible output shape
  return %0 : tensor<6x6x2x3x2x5xf16>
}
// -----
func.func @f(%a: tensor<3x4x5x7xf16>, %o: tensor<6x6x5x7xf16>) -> tensor<6x6x5x7xf16> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<3x4x5x7xf16>) outs(%o : tensor<6x6x5x7xf16>) -> tensor<6x6x5x7xf16> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expect all kernel dimensions to have the kernel size
  return %0 : tensor<6x6x5x7xf16>
}
// -----
func.func @f(%a: tensor<6x6x2x3x3x5xf16>, %o: tensor<2x5x12x11xf16>) -> tensor<2x5x12x11xf16> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([2, 3]) ins(%a : tensor<6x6x2x3x3x5xf16>) outs(%o : tensor<2x5x12x11xf16>) -> tensor<2x5x12x11xf16> // error 8: 'iree_linalg_ext.winograd.output_transform' op incompatible output shape
  return %0 : tensor<2x5x12x11xf16>
}
// -----
func.func @f(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected number of indexing maps (1) to be same as the number of input/output operands (2)
  ^bb0(%x: tensor<?x?xf32>, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected basic block argument corresponding to (tensor) operand #0 to be 'tensor<?x?xf32>' instead of 'tensor<?x3xf32>'
  ^bb0(%x: tensor<?x3xf32>, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f() -> index {
  %0 = iree_linalg_ext.index 0 : index // error 8: 'iree_linalg_ext.index' op expected parent op to be one of `iree_linalg_ext.custom_op`, `iree_linalg_ext.attention`, `iree_linalg_ext.online_attention`
  return %0 : index
}
// -----
func.func @f(%q: tensor<2x6x4xf16>, %k: tensor<2x7x4xf16>, %v: tensor<2x8x5xf16>, %s: f16, %o: tensor<2x6x5xf16>) -> tensor<2x6x5xf16> {
  %0 = iree_linalg_ext.attention {indexing_maps = [affine_map<(b, m, n, k1, k2) -> (b, m, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, n)>, affine_map<(b, m, n, k1, k2) -> ()>, affine_map<(b, m, n, k1, k2) -> (b, m, n)>]} ins(%q, %k, %v, %s : tensor<2x6x4xf16>, tensor<2x7x4xf16>, tensor<2x8x5xf16>, f16) outs(%o : tensor<2x6x5xf16>) { // error 8: properties dictionary is missing required attribute: indexing_maps
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<2x6x5xf16>
  return %0 : tensor<2x6x5xf16>
}
// -----
func.func @f(%q: tensor<2x6x4xf16>, %k: tensor<2x7x4xf16>, %v: tensor<2x8x5xf16>, %s: f16, %o: tensor<2x6x5xf16>) -> tensor<2x6x5xf16> {
  %0 = iree_linalg_ext.attention <indexing_maps = [affine_map<(b, m, n, k1, k2) -> (b, m, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, n)>, affine_map<(b, m, n, k1, k2) -> ()>, affine_map<(b, m, n, k1, k2) -> (b, m, n)>]> ins(%q, %k, %v, %s : tensor<2x6x4xf16>, tensor<2x7x4xf16>, tensor<2x8x5xf16>, f16) outs(%o : tensor<2x6x5xf16>) { // error 8: Shape Mismatch for Value at position 1. Expected: 7 Got: 8
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<2x6x5xf16>
  return %0 : tensor<2x6x5xf16>
}
// -----
func.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 1] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected input_k_perm to be a permutation of [0, 3)
  return %0 : tensor<1x1024x576xf32>
}
