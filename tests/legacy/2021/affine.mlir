#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 - 9 >= 0)>
func @loops(%n: index, %m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = #map(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 10, s0)>(%i)[%n] step 2 {
      %0 = affine.load %m[%i + 3] : memref<100xf32>
      affine.store %0, %m[symbol(%n) mod 7 + %j] : memref<100xf32>
      affine.if #set(%i)[%n] {
        affine.prefetch %m[%i], read, locality<3>, data : memref<100xf32>
      } else {
        affine.yield
      }
    }
  }
  return
}
// -----
func @red(%m: memref<10xf32>) -> f32 {
  %z = constant 0.0 : f32
  %r = affine.for %i = 0 to 10 iter_args(%acc = %z) -> (f32) {
    %v = affine.load %m[%i] : memref<10xf32>
    %s = addf %acc, %v : f32
    affine.yield %s : f32
  }
  return %r : f32
}
// -----
func @applies(%i: index, %j: index) -> index {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%i, %j)
  %1 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%i)[%j]
  %2 = affine.max affine_map<(d0) -> (1000, d0)>(%0)
  return %1 : index
}
// -----
func @par(%m: memref<10x10xf32>, %n: index) {
  affine.parallel (%i, %j) = (0, 0) to (10, symbol(%n)) step (1, 2) {
    %0 = affine.load %m[%i, %j] : memref<10x10xf32>
    affine.store %0, %m[%i, %j] : memref<10x10xf32>
  }
  %r = affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 {
    %c = constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}
// -----
func @vec(%m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.vector_load %m[%i] : memref<100xf32>, vector<8xf32>
    affine.vector_store %0, %m[%i + 1] : memref<100xf32>, vector<8xf32>
  }
  return
}
// -----
func @dma(%a: memref<256xf32>, %b: memref<256xf32, 1>, %t: memref<1xi32>) {
  %n = constant 64 : index
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i + 7], %b[%i + 11], %t[%i mod 2], %n : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%i mod 2], %n : memref<1xi32>
  }
  return
}
