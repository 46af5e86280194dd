// Memory with layouts: allocations, arguments, results.
#tile = affine_map<(i, j) -> (i floordiv 4, j, i mod 4)>
#perm = affine_map<(i, j) -> (j, i)>
#off = affine_map<(i) -> (i + 7)>
#mul = affine_map<(i)[s0] -> (i * s0)>
#dyn = affine_map<(i, j) -> (i floordiv 32, j floordiv 16, i mod 32, j mod 16)>
func.func @alloc(%n: index, %f: f32) -> f32 {
  %a = memref.alloc() : memref<16x8xf32, #tile>
  %b = memref.alloc() : memref<16x8xf32, #perm>
  %c = memref.alloc() : memref<16xf32, #off>
  %d = memref.alloc(%n) : memref<64x?xf32, #dyn>
  %e = memref.alloca() : memref<16x8xf32, #perm>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.store %f, %a[%i, %j] : memref<16x8xf32, #tile>
      %v = affine.load %b[%i, %j] : memref<16x8xf32, #perm>
      affine.store %v, %e[%i, %j] : memref<16x8xf32, #perm>
      memref.store %v, %c[%i] : memref<16xf32, #off>
      %w = memref.load %d[%i, %j] : memref<64x?xf32, #dyn>
      memref.store %w, %a[%i, %j] : memref<16x8xf32, #tile>
    }
  }
  %r = affine.load %a[3, 5] : memref<16x8xf32, #tile>
  memref.dealloc %a : memref<16x8xf32, #tile>
  memref.dealloc %b : memref<16x8xf32, #perm>
  return %r : f32
}
func.func @through(%m: memref<16x8xf32, #perm>, %f: f32) -> memref<16x8xf32, #perm> {
  %c0 = arith.constant 0 : index
  %0 = call @through(%m, %f) : (memref<16x8xf32, #perm>, f32) -> memref<16x8xf32, #perm>
  memref.store %f, %0[%c0, %c0] : memref<16x8xf32, #perm>
  return %0 : memref<16x8xf32, #perm>
}
func.func @casts(%m: memref<16x8xf32, #perm>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<16x8xf32, #perm>
  return %0 : index
}
//= --normalize-memrefs
#map = affine_map<(d0, d1) -> (d1 ceildiv 16)>
#map1 = affine_map<(d0, d1) -> (16)>
#map2 = affine_map<(d0) -> (d0 + 7)>
#map3 = affine_map<(d0, d1) -> (d0 floordiv 32)>
#map4 = affine_map<(d0, d1) -> (d1 floordiv 16)>
#map5 = affine_map<(d0, d1) -> (d0 mod 32)>
#map6 = affine_map<(d0, d1) -> (d1 mod 16)>
#map7 = affine_map<(d0, d1) -> (d0 floordiv 4)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0 mod 4)>
#map10 = affine_map<() -> (3)>
#map11 = affine_map<() -> (5)>
#map12 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @alloc(%arg0: index, %arg1: f32) -> f32 {
    %alloc = memref.alloc() : memref<4x8x4xf32>
    %alloc_0 = memref.alloc() : memref<8x16xf32>
    %alloc_1 = memref.alloc() : memref<23xf32>
    %c64 = arith.constant 64 : index
    %0 = affine.apply #map(%c64, %arg0)
    %1 = affine.apply #map1(%c64, %arg0)
    %alloc_2 = memref.alloc(%0, %1) : memref<2x?x32x?xf32>
    %alloca = memref.alloca() : memref<8x16xf32>
    affine.for %arg2 = 0 to 16 {
      affine.for %arg3 = 0 to 8 {
        affine.store %arg1, %alloc[%arg2 floordiv 4, %arg3, %arg2 mod 4] : memref<4x8x4xf32>
        %5 = affine.load %alloc_0[%arg3, %arg2] : memref<8x16xf32>
        affine.store %5, %alloca[%arg3, %arg2] : memref<8x16xf32>
        %6 = affine.apply #map2(%arg2)
        memref.store %5, %alloc_1[%6] : memref<23xf32>
        %7 = affine.apply #map3(%arg2, %arg3)
        %8 = affine.apply #map4(%arg2, %arg3)
        %9 = affine.apply #map5(%arg2, %arg3)
        %10 = affine.apply #map6(%arg2, %arg3)
        %11 = memref.load %alloc_2[%7, %8, %9, %10] : memref<2x?x32x?xf32>
        %12 = affine.apply #map7(%arg2, %arg3)
        %13 = affine.apply #map8(%arg2, %arg3)
        %14 = affine.apply #map9(%arg2, %arg3)
        memref.store %11, %alloc[%12, %13, %14] : memref<4x8x4xf32>
      }
    }
    %2 = affine.apply #map10()
    %3 = affine.apply #map11()
    %4 = affine.load %alloc[0, 5, 3] : memref<4x8x4xf32>
    memref.dealloc %alloc : memref<4x8x4xf32>
    memref.dealloc %alloc_0 : memref<8x16xf32>
    return %4 : f32
  }
  func.func @through(%arg0: memref<8x16xf32>, %arg1: f32) -> memref<16x8xf32, #map12> {
    %c0 = arith.constant 0 : index
    %0 = call @through(%arg0, %arg1) : (memref<8x16xf32>, f32) -> memref<16x8xf32, #map12>
    memref.store %arg1, %0[%c0, %c0] : memref<16x8xf32, #map12>
    return %0 : memref<16x8xf32, #map12>
  }
  func.func @casts(%arg0: memref<8x16xf32>) -> index {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<8x16xf32>
    return %dim : index
  }
}

