// Memory without layouts.
!e = memref<3x3xf32, strided<[?, 1]>>
!d = memref<4x8xf32, strided<[16, 2], offset: 3>, 1>
!c = memref<?x8xf32, affine_map<(d0,d1)->(d0 floordiv 2, d1 mod 4, d0 mod 2, d1 floordiv 4)>>
!b = memref<?x8xf32, affine_map<(d0,d1)->(d0 floordiv 2, d1, d0 mod 4)>>
!a = memref<?x8xf32, affine_map<(d0,d1)->(d0 floordiv 2, d1, d0 mod 2)>>
func.func @f() {
  %0 = memref.alloc() : memref<10xf32, affine_map<(d0)->(d0 floordiv 4 + d0 mod 4)>>
  %1 = memref.alloc() : memref<10x7xf32, affine_map<(d0,d1)->((d0 + d1) floordiv 3 - (d0 + d1) mod 5, d0 * 2 + d1 ceildiv 4)>>
  %2 = memref.alloc() : memref<17x7xf32, affine_map<(d0,d1)->((d0 * 4) floordiv 3 - (d0 + d1) mod 5, (d0 * 4) mod 6)>>
  %3 = memref.alloc() : memref<17x7xf32, affine_map<(d0,d1)->(((d0 + d1) floordiv 4) mod 3, d0 mod 6 + d1 mod 3, d0 * 8 + 1 - d1, d0 ceildiv 5 - d1)>>
  %4 = memref.alloc() : memref<17x7xf32, affine_map<(d0,d1)->((((d0 + d1) floordiv 4) * 4) mod 3, (d0 mod 6 + d1 mod 3) floordiv 4, d0 - d0 mod 4, d1 + d1 floordiv 2, d1 * 2 - d1 floordiv 3)>>
  %sz = arith.constant 3 : index
  %5 = memref.alloc(%sz) : memref<5x?xf32, affine_map<(d0,d1)->(0)>>
  %6 = memref.alloc() : memref<5x8xf32, affine_map<(d0,d1)->(0, d0 mod 3, d0, d1 * 7 - d0 floordiv 2)>>
  return
}
func.func @g(%a: !a, %b: !b, %c: !c, %d: !d, %e: !e, %i: index) -> (f32, !d) {
  %0 = affine.load %a[symbol(%i) + 4, 3] : !a
  %v = affine.load %c[symbol(%i) * 7, symbol(%i) * 2] : !c
  %1 = memref.load %d[%i, %i] : !d
  memref.store %1, %d[%i, %i] {a} : !d
  %r:2 = call @h(%d) {abc} : (!d) -> (!d, i32)
  %k = memref.load %r#0[%i, %i] : !d
  return %k, %r#0 : f32, !d
}
func.func private @h(!d) -> (!d, i32)
func.func @user(%a: !a, %b: !b, %c: !c, %d: !d, %e: !e, %i: index) -> !d {
  %0:2 = call @g(%a, %b, %c, %d, %e, %i) : (!a, !b, !c, !d, !e, index) -> (f32, !d)
  return %0#1 : !d
}
func.func @cast(%m: memref<100xf32>, %n: index, %s: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 5], strides: [%s, 1] : memref<100xf32> to memref<4x5xf32, strided<[?, 1]>>
  %1 = memref.reinterpret_cast %m to offset: [0], sizes: [%n, 5], strides: [10, 1] : memref<100xf32> to memref<?x5xf32, strided<[10, 1]>>
  %2 = memref.reinterpret_cast %m to offset: [3], sizes: [4, 5], strides: [10, 1] {abc} : memref<100xf32> to memref<4x5xf32, strided<[10, 1], offset: 3>>
  %3 = memref.load %2[%n, %s] : memref<4x5xf32, strided<[10, 1], offset: 3>>
  affine.for %i = 0 to 4 { %5 = affine.load %2[%i, %i] : memref<4x5xf32, strided<[10, 1], offset: 3>> }
  %4 = memref.load %1[%n, %s] : memref<?x5xf32, strided<[10, 1]>>
  return
}
func.func @bad(%m: memref<3x3xf32, strided<[5, 1]>>) { call @callsbad(%m) : (memref<3x3xf32, strided<[5, 1]>>) -> ()
  %0 = bufferization.to_tensor %m : memref<3x3xf32, strided<[5, 1]>> to tensor<3x3xf32>
  return
}
func.func @callsbad(%m: memref<3x3xf32, strided<[5, 1]>>) { return
}
func.func @fine(%m: memref<3x3xf32, strided<[5, 1]>>) { return
}
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @transfers(%m: memref<4x4xf32, #t>, %k: memref<4x4xf32, #t, 2>, %n: index) {
  %t = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 2 {
    affine.dma_start %m[%i, 0], %k[%i, 1], %t[0], %n : memref<4x4xf32, #t>, memref<4x4xf32, #t, 2>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
    affine.prefetch %m[%i, %i + 1], read, locality<3>, data : memref<4x4xf32, #t>
    %0 = affine.vector_load %m[%i * 2, %i] : memref<4x4xf32, #t>, vector<4xf32>
  }
  %s = memref.memory_space_cast %m : memref<4x4xf32, #t> to memref<4x4xf32, #t, 3>
  %d = memref.dim %s, %n : memref<4x4xf32, #t, 3>
  %p = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (memref<4x4xf32, #t>) {
    affine.yield %m : memref<4x4xf32, #t>
  }
  return
}
func.func @sizes(%n: index) -> f32 {
  %0 = memref.alloc(%n) {some, alignment = 8} : memref<4x?xf32, affine_map<(d0,d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %1 = affine.load %0[1, 2] : memref<4x?xf32, affine_map<(d0,d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %2 = memref.alloca()[%n] : memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 mod 3, d1 * 2)>>
  affine.store %1, %2[2, symbol(%n)] : memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 mod 3, d1 * 2)>>
  return %1 : f32
}
//= --normalize-memrefs
#map = affine_map<(d0, d1) -> (0)>
#map1 = affine_map<(d0, d1) -> (d0 floordiv 2, d1, d0 mod 4)>
#map2 = affine_map<()[s0] -> (s0 + 4)>
#map3 = affine_map<()[s0] -> (3)>
#map4 = affine_map<()[s0] -> (s0 * 7)>
#map5 = affine_map<()[s0] -> (s0 * 2)>
#map6 = affine_map<()[s0] -> (s0 * 18 + 3)>
#map7 = affine_map<()[s0, s1] -> (s0 * 10 + s1 + 3)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0) -> (0)>
#map10 = affine_map<(d0) -> (1)>
#map11 = affine_map<(d0) -> (d0 + 1)>
#map12 = affine_map<(d0) -> (d0 * 2)>
#map13 = affine_map<(d0, d1) -> (d1 ceildiv 32)>
#map14 = affine_map<(d0, d1) -> (32)>
#map15 = affine_map<() -> (1)>
#map16 = affine_map<() -> (2)>
#map17 = affine_map<()[s0] -> (2)>
#map18 = affine_map<()[s0] -> (s0)>
module {
  func.func @f() {
    %alloc = memref.alloc() : memref<5xf32>
    %alloc_0 = memref.alloc() : memref<6x21xf32>
    %alloc_1 = memref.alloc() : memref<22x5xf32>
    %alloc_2 = memref.alloc() : memref<3x8x130x5xf32>
    %alloc_3 = memref.alloc() : memref<3x2x17x10x11xf32>
    %c3 = arith.constant 3 : index
    %alloc_4 = memref.alloc(%c3) : memref<5x?xf32, #map>
    %alloc_5 = memref.alloc() : memref<1x3x5x50xf32>
    return
  }
  func.func @g(%arg0: memref<?x8x?xf32>, %arg1: memref<?x8xf32, #map1>, %arg2: memref<?x4x?x2xf32>, %arg3: memref<66xf32, 1>, %arg4: memref<3x3xf32, strided<[?, 1]>>, %arg5: index) -> (f32, memref<66xf32, 1>) {
    %0 = affine.apply #map2()[%arg5]
    %1 = affine.apply #map3()[%arg5]
    %2 = affine.load %arg0[symbol(%arg5) floordiv 2 + 2, 3, symbol(%arg5) mod 2] : memref<?x8x?xf32>
    %3 = affine.apply #map4()[%arg5]
    %4 = affine.apply #map5()[%arg5]
    %5 = affine.load %arg2[(symbol(%arg5) * 7) floordiv 2, symbol(%arg5) * 2 - (symbol(%arg5) floordiv 2) * 4, (symbol(%arg5) * 7) mod 2, symbol(%arg5) floordiv 2] : memref<?x4x?x2xf32>
    %6 = affine.apply #map6()[%arg5]
    %7 = memref.load %arg3[%6] : memref<66xf32, 1>
    %8 = affine.apply #map6()[%arg5]
    memref.store %7, %arg3[%8] {a} : memref<66xf32, 1>
    %9:2 = call @h(%arg3) : (memref<66xf32, 1>) -> (memref<66xf32, 1>, i32)
    %10 = affine.apply #map6()[%arg5]
    %11 = memref.load %9#0[%10] : memref<66xf32, 1>
    return %11, %9#0 : f32, memref<66xf32, 1>
  }
  func.func private @h(memref<66xf32, 1>) -> (memref<66xf32, 1>, i32)
  func.func @user(%arg0: memref<?x8x?xf32>, %arg1: memref<?x8xf32, #map1>, %arg2: memref<?x4x?x2xf32>, %arg3: memref<66xf32, 1>, %arg4: memref<3x3xf32, strided<[?, 1]>>, %arg5: index) -> memref<66xf32, 1> {
    %0:2 = call @g(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (memref<?x8x?xf32>, memref<?x8xf32, #map1>, memref<?x4x?x2xf32>, memref<66xf32, 1>, memref<3x3xf32, strided<[?, 1]>>, index) -> (f32, memref<66xf32, 1>)
    return %0#1 : memref<66xf32, 1>
  }
  func.func @cast(%arg0: memref<100xf32>, %arg1: index, %arg2: index) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, 5], strides: [%arg2, 1] : memref<100xf32> to memref<4x5xf32, strided<[?, 1]>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1, 5], strides: [10, 1] : memref<100xf32> to memref<?x5xf32, strided<[10, 1]>>
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [38], strides: [1] : memref<100xf32> to memref<38xf32>
    %0 = affine.apply #map7()[%arg1, %arg2]
    %1 = memref.load %reinterpret_cast_1[%0] : memref<38xf32>
    affine.for %arg3 = 0 to 4 {
      %3 = affine.apply #map8(%arg3)
      %4 = affine.apply #map8(%arg3)
      %5 = affine.load %reinterpret_cast_1[%arg3 * 11 + 3] : memref<38xf32>
    }
    %2 = memref.load %reinterpret_cast_0[%arg1, %arg2] : memref<?x5xf32, strided<[10, 1]>>
    return
  }
  func.func @bad(%arg0: memref<3x3xf32, strided<[5, 1]>>) {
    call @callsbad(%arg0) : (memref<3x3xf32, strided<[5, 1]>>) -> ()
    %0 = bufferization.to_tensor %arg0 : memref<3x3xf32, strided<[5, 1]>> to tensor<3x3xf32>
    return
  }
  func.func @callsbad(%arg0: memref<3x3xf32, strided<[5, 1]>>) {
    return
  }
  func.func @fine(%arg0: memref<13xf32>) {
    return
  }
  func.func @transfers(%arg0: memref<4x4xf32>, %arg1: memref<4x4xf32, 2>, %arg2: index) {
    %alloc = memref.alloc() : memref<1xi32>
    affine.for %arg3 = 0 to 2 {
      %1 = affine.apply #map8(%arg3)
      %2 = affine.apply #map9(%arg3)
      %3 = affine.apply #map8(%arg3)
      %4 = affine.apply #map10(%arg3)
      affine.dma_start %arg0[0, %arg3], %arg1[1, %arg3], %alloc[0], %arg2 : memref<4x4xf32>, memref<4x4xf32, 2>, memref<1xi32>
      affine.dma_wait %alloc[0], %arg2 : memref<1xi32>
      %5 = affine.apply #map8(%arg3)
      %6 = affine.apply #map11(%arg3)
      affine.prefetch %arg0[%arg3 + 1, %arg3], read, locality<3>, data : memref<4x4xf32>
      %7 = affine.apply #map12(%arg3)
      %8 = affine.apply #map8(%arg3)
      %9 = affine.vector_load %arg0[%arg3, %arg3 * 2] : memref<4x4xf32>, vector<4xf32>
    }
    %memspacecast = memref.memory_space_cast %arg0 : memref<4x4xf32> to memref<4x4xf32, 3>
    %dim = memref.dim %memspacecast, %arg2 : memref<4x4xf32, 3>
    %0 = affine.parallel (%arg3) = (0) to (4) reduce ("assign") -> (memref<4x4xf32>) {
      affine.yield %arg0 : memref<4x4xf32>
    }
    return
  }
  func.func @sizes(%arg0: index) -> f32 {
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map13(%c4, %arg0)
    %1 = affine.apply #map14(%c4, %arg0)
    %alloc = memref.alloc(%0, %1) {alignment = 8 : i64} : memref<4x?x?xf32>
    %2 = affine.apply #map15()
    %3 = affine.apply #map16()
    %4 = affine.load %alloc[1, 0, 2] : memref<4x?x?xf32>
    %alloca = memref.alloca() : memref<3x15xf32>
    %5 = affine.apply #map17()[%arg0]
    %6 = affine.apply #map18()[%arg0]
    affine.store %4, %alloca[2, symbol(%arg0) * 2] : memref<3x15xf32>
    return %4 : f32
  }
}

