//auto
#m = affine_map<(i, j)[s0] -> (i + s0, j)>
func @f(%A: memref<16x?xf32>, %B: memref<16x16xf32>, %n: index, %s: index, %b: memref<2048xi8>) {
  %0 = view memref<4x?xf32, #m> (%n) [%s] %A : memref<16x?xf32>
  %1 = reshape %B : memref<16x16xf32> () : memref<16x8x2xf32>
  %2 = reshape %1 : memref<16x8x2xf32> () : memref<16x16xf32>
  %3 = reshape %B : memref<16x16xf32> () : memref<32x8xf32>
  %4 = reshape %A : memref<16x?xf32> (%n) : memref<16x4x?xf32>
  %5 = view %b[%s][%n] : memref<2048xi8> to memref<?x4xf32>
  %6 = subview %B[%s, %s][%n, %n][%s, %s] : memref<16x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %7 = subview %B[0, %s][4, 4][1, 1] : memref<16x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  return
}
