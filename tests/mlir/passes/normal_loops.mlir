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
func.func private @uses(index, index, index)
func.func @composed(%n: index, %m: index) {
  affine.parallel (%i) = (1) to (8) step (3) {
    %a = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    affine.for %j = affine_map<(d0)[s0] -> (s0 - d0)>(%a)[%n] to 10 step 2 {
      affine.for %k = affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%m] to affine_map<(d0) -> (d0 + 3)>(%a) {
        func.call @uses(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  affine.for %j = affine_map<(d0) -> (d0 floordiv 2)>(%n) to %m step 3 {
    func.call @uses(%j, %j, %j) : (index, index, index) -> ()
  }
  affine.for %j = affine_map<(d0)[s0] -> (s0 - d0)>(%m)[%m] to %n step 3 {
    func.call @uses(%j, %j, %j) : (index, index, index) -> ()
  }
  return
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
#map8 = affine_map<(d0) -> (d0 * 3 + 1)>
#map9 = affine_map<(d0) -> (d0 * 2 + 1)>
#map10 = affine_map<(d0)[s0] -> ((d0 * 2 - s0 + 11) ceildiv 2)>
#map11 = affine_map<(d0, d1)[s0] -> (d0 * 2 - d1 * 2 + s0 - 1)>
#map12 = affine_map<(d0, d1)[s0] -> (-d0 + d1 * 2 - s0 + 4)>
#map13 = affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>
#map14 = affine_map<()[s0, s1] -> ((s0 - s1 floordiv 2) ceildiv 3)>
#map15 = affine_map<(d0)[s0] -> (d0 * 3 + s0 floordiv 2)>
#map16 = affine_map<()[s0] -> (s0 ceildiv 3)>
#map17 = affine_map<(d0) -> (d0 * 3)>
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
  func.func private @uses(index, index, index)
  func.func @composed(%arg0: index, %arg1: index) {
    affine.parallel (%arg2) = (0) to (3) {
      %0 = affine.apply #map8(%arg2)
      %1 = affine.apply #map9(%0)
      affine.for %arg3 = 0 to #map10(%0)[%arg0] {
        %2 = affine.apply #map11(%arg3, %0)[%arg0]
        affine.for %arg4 = 0 to #map12(%2, %0)[%arg1] {
          %3 = affine.apply #map13(%2, %arg4)[%arg1]
          func.call @uses(%0, %2, %3) : (index, index, index) -> ()
        }
      }
    }
    affine.for %arg2 = 0 to #map14()[%arg1, %arg0] {
      %0 = affine.apply #map15(%arg2)[%arg0]
      func.call @uses(%0, %0, %0) : (index, index, index) -> ()
    }
    affine.for %arg2 = 0 to #map16()[%arg0] {
      %0 = affine.apply #map17(%arg2)
      func.call @uses(%0, %0, %0) : (index, index, index) -> ()
    }
    return
  }
}

