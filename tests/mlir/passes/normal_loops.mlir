// Affine loops with any bounds.
func.func @norm(%m: memref<64xf32>, %n: index, %f: f32) -> f32 {
  affine.for %i = 3 to 40 step 5 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] step 2 {
      affine.store %f, %m[%j] : memref<64xf32>
    }
  }
  %r = affine.for %i = 4 to 10 step 3 iter_args(%a = %f) -> (f32) {
    %v = affine.load %m[%i * 2] : memref<64xf32>
    %s = arith.addf %a, %v : f32
    affine.yield %s : f32
  }
  affine.parallel (%i, %j) = (2, %n) to (20, 40) step (3, 2) {
    affine.store %f, %m[%i + %j] : memref<64xf32>
  }
  affine.for %i = max affine_map<(d0) -> (d0, 4)>(%n) to min affine_map<(d0) -> (d0 + 20, 40)>(%n) step 2 {
    affine.store %f, %m[%i] : memref<64xf32>
  }
  return %r : f32
}
//= --affine-loop-normalize
#map = affine_map<(d0) -> (d0 * 5 + 3)>
#map1 = affine_map<()[s0] -> ((s0 - 1) ceildiv 2)>
#map2 = affine_map<(d0, d1) -> (d0 + d1 * 2 + 1)>
#map3 = affine_map<(d0) -> (d0 * 3 + 4)>
#map4 = affine_map<(d0, d1) -> (d1 * 3 + 2)>
#map5 = affine_map<(d0, d1) -> (d0 + d1 * 2)>
#map6 = affine_map<(d0) -> (d0, 4)>
#map7 = affine_map<(d0) -> (d0 + 20, 40)>
module {
  func.func @norm(%arg0: memref<64xf32>, %arg1: index, %arg2: f32) -> f32 {
    affine.for %arg3 = 0 to 8 {
      %1 = affine.apply #map(%arg3)
      affine.for %arg4 = 0 to #map1()[%arg1] {
        %2 = affine.apply #map2(%1, %arg4)
        affine.store %arg2, %arg0[%2] : memref<64xf32>
      }
    }
    %0 = affine.for %arg3 = 0 to 2 iter_args(%arg4 = %arg2) -> (f32) {
      %1 = affine.apply #map3(%arg3)
      %2 = affine.load %arg0[%1 * 2] : memref<64xf32>
      %3 = arith.addf %arg4, %2 : f32
      affine.yield %3 : f32
    }
    affine.parallel (%arg3, %arg4) = (0, 0) to (6, (-symbol(%arg1) + 40) ceildiv 2) {
      %1 = affine.apply #map4(%arg1, %arg3)
      %2 = affine.apply #map5(%arg1, %arg4)
      affine.store %arg2, %arg0[%1 + %2] : memref<64xf32>
    }
    affine.for %arg3 = max #map6(%arg1) to min #map7(%arg1) step 2 {
      affine.store %arg2, %arg0[%arg3] : memref<64xf32>
    }
    return %0 : f32
  }
}

