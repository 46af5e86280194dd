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
// The least and the greatest values that full turns and the last turn decide.
func.func @decided(%n: index, %m: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c18 = arith.constant 18 : index
  scf.for %i = %c0 to %n step %c4 {
    %0 = affine.min affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>(%n, %i)[%c4]
    %1 = affine.max affine_map<(d0, d1) -> (-4, d1 - d0)>(%n, %i)
    %2 = affine.min affine_map<(d0, d1) -> (5, d0 - d1)>(%n, %i)
    %3 = affine.min affine_map<(d0, d1) -> (d0 - d1 + 3, d1 mod 4)>(%n, %i)
    "use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  }
  scf.for %i = %m to %c18 step %c4 {
    scf.for %j = %c0 to %k step %m {
      %0 = affine.min affine_map<(d0) -> (4, 18 - d0)>(%i)
      %1 = affine.min affine_map<(d0, d1, d2) -> (d0 - d1, d2)>(%k, %j, %m)
      %2 = affine.min affine_map<(d0)[s0] -> (4 - d0 - s0)>(%i)[%n]
      %3 = affine.min affine_map<(d0, d1)[s0] -> (d1)>(%n, %n)[%n]
      "use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
    }
  }
  return
}
//= --allow-unregistered-dialect --scf-for-loop-peeling
#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
#map1 = affine_map<(d0, d1) -> (5, d0 - d1)>
#map2 = affine_map<(d0, d1) -> (d0 - d1 + 3, d1 mod 4)>
#map3 = affine_map<(d0)[s0] -> (-d0 + s0)>
#map4 = affine_map<(d0)[s0] -> (d0 - s0)>
#map5 = affine_map<(d0)[s0] -> (-d0 - s0 + 4)>
#map6 = affine_map<(d0, d1)[s0] -> (d1)>
#map7 = affine_map<(d0) -> (-d0 + 18)>
#map8 = affine_map<(d0, d1, d2) -> (d0 - d1, d2)>
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
  func.func @decided(%arg0: index, %arg1: index, %arg2: index) {
    %c-4 = arith.constant -4 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c18 = arith.constant 18 : index
    %0 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg3 = %c0 to %0 step %c4 {
      %2 = affine.min #map1(%arg0, %arg3)
      %3 = affine.min #map2(%arg0, %arg3)
      "use"(%c4, %c-4, %2, %3) : (index, index, index, index) -> ()
    }
    scf.for %arg3 = %0 to %arg0 step %c4 {
      %2 = affine.apply #map3(%arg3)[%arg0]
      %3 = affine.apply #map4(%arg3)[%arg0]
      %4 = affine.apply #map3(%arg3)[%arg0]
      %5 = affine.min #map2(%arg0, %arg3)
      "use"(%2, %3, %4, %5) : (index, index, index, index) -> ()
    }
    %1 = affine.apply #map()[%arg1, %c18, %c4]
    scf.for %arg3 = %arg1 to %1 step %c4 {
      %2 = affine.apply #map()[%c0, %arg2, %arg1]
      scf.for %arg4 = %c0 to %2 step %arg1 {
        %3 = affine.apply #map5(%arg3)[%arg0]
        %4 = affine.min #map6(%arg0, %arg0)[%arg0]
        "use"(%c4, %arg1, %3, %4) : (index, index, index, index) -> ()
      }
      scf.for %arg4 = %2 to %arg2 step %arg1 {
        %3 = affine.apply #map3(%arg4)[%arg2]
        %4 = affine.apply #map5(%arg3)[%arg0]
        %5 = affine.min #map6(%arg0, %arg0)[%arg0]
        "use"(%c4, %3, %4, %5) : (index, index, index, index) -> ()
      }
    }
    scf.for %arg3 = %1 to %c18 step %c4 {
      scf.for %arg4 = %c0 to %arg2 step %arg1 {
        %2 = affine.apply #map7(%arg3)
        %3 = affine.min #map8(%arg2, %arg4, %arg1)
        %4 = affine.apply #map5(%arg3)[%arg0]
        %5 = affine.min #map6(%arg0, %arg0)[%arg0]
        "use"(%2, %3, %4, %5) : (index, index, index, index) -> ()
      }
    }
    return
  }
}

