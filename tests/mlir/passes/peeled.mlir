// Loops whose last turns are peeled.
func.func @peel(%n: index, %m: index, %x: memref<?xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %f) -> f32 {
    %v = "test.make"(%i) : (index) -> f32
    %s = arith.addf %v, %a : f32
    scf.yield %s : f32
  }
  scf.for %i = %c0 to %c17 step %c4 {
    "test.use"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %c17 step %c1 {
    "test.use"(%i) : (index) -> ()
  }
  scf.for %i = %m to %n step %c4 {
    scf.for %j = %c0 to %m step %c4 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return %r : f32
}
//= --allow-unregistered-dialect --scf-for-loop-peeling
#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @peel(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c17 = arith.constant 17 : index
    %0 = affine.apply #map()[%c0, %arg0, %c4]
    %1 = scf.for %arg4 = %c0 to %0 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %4 = "test.make"(%arg4) : (index) -> f32
      %5 = arith.addf %4, %arg5 : f32
      scf.yield %5 : f32
    }
    %2 = scf.for %arg4 = %0 to %arg0 step %c4 iter_args(%arg5 = %1) -> (f32) {
      %4 = "test.make"(%arg4) : (index) -> f32
      %5 = arith.addf %4, %arg5 : f32
      scf.yield %5 : f32
    }
    scf.for %arg4 = %c0 to %c16 step %c4 {
      "test.use"(%arg4) : (index) -> ()
    }
    scf.for %arg4 = %c16 to %c17 step %c4 {
      "test.use"(%arg4) : (index) -> ()
    }
    scf.for %arg4 = %c0 to %c17 step %c1 {
      "test.use"(%arg4) : (index) -> ()
    }
    %3 = affine.apply #map()[%arg1, %arg0, %c4]
    scf.for %arg4 = %arg1 to %3 step %c4 {
      %4 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg5 = %c0 to %4 step %c4 {
        "test.use"(%arg4, %arg5) : (index, index) -> ()
      }
      scf.for %arg5 = %4 to %arg1 step %c4 {
        "test.use"(%arg4, %arg5) : (index, index) -> ()
      }
    }
    scf.for %arg4 = %3 to %arg0 step %c4 {
      scf.for %arg5 = %c0 to %arg1 step %c4 {
        "test.use"(%arg4, %arg5) : (index, index) -> ()
      }
    }
    return %2 : f32
  }
}

