func.func @f(%m: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n step 2 {
      %0 = affine.load %m[%i, %j + 1] : memref<10x10xf32>
      affine.store %0, %m[%i, symbol(%n)] : memref<10x10xf32>
    }
  }
  %c = arith.constant 0.0 : f32
  %s = affine.for %i = max affine_map<(d0) -> (d0, 5)>(%n) to min affine_map<(d0)[s0] -> (d0 + s0, 20)>(%n)[%n] iter_args(%acc = %c) -> (f32) {
    %1 = affine.load %m[%i mod 10, %i floordiv 2] : memref<10x10xf32>
    %2 = arith.addf %acc, %1 : f32
    affine.yield %2 : f32
  }
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 3)>(%n)[%n] {
    %3 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%n)[%n]
    %4 = affine.min affine_map<(d0) -> (d0, 4)>(%n)
    %5 = affine.max affine_map<(d0) -> (d0 ceildiv 3, 4)>(%n)
  } else {
    affine.parallel (%x, %y) = (0, 0) to (%n, 10) step (1, 2) {
      affine.yield
    }
  }
  return
}
