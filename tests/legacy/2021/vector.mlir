func @basics(%f: f32, %v: vector<4xf32>, %w: vector<4x8xf32>) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.extract %w[1] : vector<4x8xf32>
  %2 = vector.insert %1, %w[2] : vector<8xf32> into vector<4x8xf32>
  %3 = vector.shuffle %v, %v [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  %4 = vector.extract %v[2] : vector<4xf32>
  %5 = vector.fma %v, %v, %v : vector<4xf32>
  return
}
// -----
func @elems(%v: vector<4xf32>, %i: i32, %f: f32) {
  %0 = vector.extractelement %v[%i : i32] : vector<4xf32>
  %1 = vector.insertelement %f, %v[%i : i32] : vector<4xf32>
  return
}
// -----
func @reductions(%v: vector<16xf32>, %i: vector<16xi32>) {
  %0 = vector.reduction "add", %v : vector<16xf32> into f32
  %1 = vector.reduction "mul", %i : vector<16xi32> into i32
  return
}
// -----
func @slices(%v: vector<4x8x16xf32>, %w: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x2x16xf32>
  %1 = vector.insert_strided_slice %w, %v {offsets = [0, 2, 2], strides = [1, 1]} : vector<2x4xf32> into vector<4x8x16xf32>
  return
}
// -----
func @transfers(%m: memref<?x?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<8xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<8xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<8xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  return
}
// -----
func @memory(%m: memref<100xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>, %x: vector<8xi32>) {
  %0 = vector.load %m[%i] : memref<100xf32>, vector<8xf32>
  vector.store %0, %m[%i] : memref<100xf32>, vector<8xf32>
  %1 = vector.maskedload %m[%i], %k, %p : memref<100xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i], %k, %1 : memref<100xf32>, vector<8xi1>, vector<8xf32>
  %2 = vector.gather %m[%i][%x], %k, %p : memref<100xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%i][%x], %k, %2 : memref<100xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
#acc = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#trait = {indexing_maps = #acc, iterator_types = ["parallel", "parallel", "reduction"]}
func @contract(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>) -> vector<4x16xf32> {
  %0 = vector.contract #trait %a, %b, %c : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  return %0 : vector<4x16xf32>
}
// -----
func @shapes(%v: vector<4x8xf32>, %a: vector<4xf32>, %b: vector<8xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %1 = vector.shape_cast %v : vector<4x8xf32> to vector<32xf32>
  %2 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %3 = vector.bitcast %v : vector<4x8xf32> to vector<4x4xf64>
  return
}
// -----
func @masks(%i: index) {
  %0 = vector.create_mask %i, %i : vector<4x3xi1>
  %1 = vector.constant_mask [2, 3] : vector<4x3xi1>
  return
}
// -----
func @prints(%v: vector<4xf32>, %f: f32) {
  vector.print %v : vector<4xf32>
  vector.print %f : f32
  return
}
// -----
func @typecast(%m: memref<4x3xf32>) {
  %0 = vector.type_cast %m : memref<4x3xf32> to memref<vector<4x3xf32>>
  return
}
