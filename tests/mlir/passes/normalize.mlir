// Loops of affine that begin at 0 and have steps of 1.
func.func @loops(%n: index, %m: memref<?xindex>) {
  affine.for %i = 3 to %n step 4 {
    affine.for %j = 0 to 30 step 7 {
      affine.store %i, %m[%j] : memref<?xindex>
      "here"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 40)>()[%n] step 3 {
    affine.for %j = affine_map<(d0) -> (d0 * 2)>(%i) to affine_map<(d0) -> (d0 * 2 + 17)>(%i) step 2 {
      "here"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = max affine_map<()[s0] -> (s0, 4)>()[%n] to 50 {
    "here"(%i, %i) : (index, index) -> ()
  }
  affine.for %i = 0 to 10 {
    "here"(%i, %i) : (index, index) -> ()
  }
  return
}
func.func @parallel(%n: index) {
  affine.parallel (%i, %j) = (1, 0) to (12, symbol(%n)) step (3, 1) {
    "here"(%i, %j) : (index, index) -> ()
  }
  return
}
func.func @once(%x: f32) -> f32 {
  %r = affine.for %i = 5 to 6 iter_args(%y = %x) -> (f32) {
    %z = "there"(%i, %y) : (index, f32) -> f32
    affine.yield %z : f32
  }
  return %r : f32
}

//= --affine-loop-normalize --allow-unregistered-dialect
#map = affine_map<()[s0] -> ((s0 - 3) ceildiv 4)>
#map1 = affine_map<(d0) -> (d0 * 4 + 3)>
#map2 = affine_map<(d0) -> (d0 * 7)>
#map3 = affine_map<()[s0] -> (s0 ceildiv 3, 14)>
#map4 = affine_map<(d0) -> (d0 * 3)>
#map5 = affine_map<(d0, d1) -> (d0 * 2 + d1 * 2)>
#map6 = affine_map<()[s0] -> (s0, 4)>
#map7 = affine_map<(d0) -> (d0 * 3 + 1)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0) -> (d0 + 5)>
module {
  func.func @loops(%arg0: index, %arg1: memref<?xindex>) {
    affine.for %arg2 = 0 to #map()[%arg0] {
      %0 = affine.apply #map1(%arg2)
      affine.for %arg3 = 0 to 5 {
        %1 = affine.apply #map2(%arg3)
        affine.store %0, %arg1[%1] : memref<?xindex>
        "here"(%0, %1) : (index, index) -> ()
      }
    }
    affine.for %arg2 = 0 to min #map3()[%arg0] {
      %0 = affine.apply #map4(%arg2)
      affine.for %arg3 = 0 to 9 {
        %1 = affine.apply #map5(%0, %arg3)
        "here"(%0, %1) : (index, index) -> ()
      }
    }
    affine.for %arg2 = max #map6()[%arg0] to 50 {
      "here"(%arg2, %arg2) : (index, index) -> ()
    }
    affine.for %arg2 = 0 to 10 {
      "here"(%arg2, %arg2) : (index, index) -> ()
    }
    return
  }
  func.func @parallel(%arg0: index) {
    affine.parallel (%arg1, %arg2) = (0, 0) to (4, symbol(%arg0)) {
      %0 = affine.apply #map7(%arg1)
      %1 = affine.apply #map8(%arg2)
      "here"(%0, %1) : (index, index) -> ()
    }
    return
  }
  func.func @once(%arg0: f32) -> f32 {
    %0 = affine.for %arg1 = 0 to 1 iter_args(%arg2 = %arg0) -> (f32) {
      %1 = affine.apply #map9(%arg1)
      %2 = "there"(%1, %arg2) : (index, f32) -> f32
      affine.yield %2 : f32
    }
    return %0 : f32
  }
}


//= --affine-loop-normalize=promote-single-iter=true --allow-unregistered-dialect
#map = affine_map<()[s0] -> ((s0 - 3) ceildiv 4)>
#map1 = affine_map<(d0) -> (d0 * 4 + 3)>
#map2 = affine_map<(d0) -> (d0 * 7)>
#map3 = affine_map<()[s0] -> (s0 ceildiv 3, 14)>
#map4 = affine_map<(d0) -> (d0 * 3)>
#map5 = affine_map<(d0, d1) -> (d0 * 2 + d1 * 2)>
#map6 = affine_map<()[s0] -> (s0, 4)>
#map7 = affine_map<(d0) -> (d0 * 3 + 1)>
#map8 = affine_map<(d0) -> (d0)>
module {
  func.func @loops(%arg0: index, %arg1: memref<?xindex>) {
    affine.for %arg2 = 0 to #map()[%arg0] {
      %0 = affine.apply #map1(%arg2)
      affine.for %arg3 = 0 to 5 {
        %1 = affine.apply #map2(%arg3)
        affine.store %0, %arg1[%1] : memref<?xindex>
        "here"(%0, %1) : (index, index) -> ()
      }
    }
    affine.for %arg2 = 0 to min #map3()[%arg0] {
      %0 = affine.apply #map4(%arg2)
      affine.for %arg3 = 0 to 9 {
        %1 = affine.apply #map5(%0, %arg3)
        "here"(%0, %1) : (index, index) -> ()
      }
    }
    affine.for %arg2 = max #map6()[%arg0] to 50 {
      "here"(%arg2, %arg2) : (index, index) -> ()
    }
    affine.for %arg2 = 0 to 10 {
      "here"(%arg2, %arg2) : (index, index) -> ()
    }
    return
  }
  func.func @parallel(%arg0: index) {
    affine.parallel (%arg1, %arg2) = (0, 0) to (4, symbol(%arg0)) {
      %0 = affine.apply #map7(%arg1)
      %1 = affine.apply #map8(%arg2)
      "here"(%0, %1) : (index, index) -> ()
    }
    return
  }
  func.func @once(%arg0: f32) -> f32 {
    %c5 = arith.constant 5 : index
    %0 = "there"(%c5, %arg0) : (index, f32) -> f32
    return %0 : f32
  }
}

