// Least and greatest expressions in loops whose steps or last values are not known: what mlir-opt 22 decides.
func.func @loop_0(%a: index, %b: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c4 {
    %x = affine.min affine_map<(d0)[s0] -> (3 - d0, 3)>(%i)[%z]
    "use"(%x) : (index) -> ()
  }
  return
}
func.func @loop_1(%a: index, %b: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %a step %c4 {
    %x = affine.min affine_map<(d0)[s0] -> (3 - d0, 3)>(%i)[%z]
    "use"(%x) : (index) -> ()
  }
  return
}
func.func @loop_2(%a: index, %b: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %a step %c4 {
    %x = affine.min affine_map<(d0)[s0] -> (1, d0 + 1)>(%i)[%z]
    "use"(%x) : (index) -> ()
  }
  return
}
func.func @loop_3(%a: index, %b: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %b to %c16 step %c4 {
    %x = affine.min affine_map<(d0)[s0] -> (3 - d0, 16 - d0)>(%i)[%z]
    "use"(%x) : (index) -> ()
  }
  return
}
func.func @loop_4(%a: index, %b: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %z {
    %x = affine.min affine_map<(d0)[s0] -> (s0, s0 + 1)>(%i)[%a]
    "use"(%x) : (index) -> ()
  }
  return
}
func.func @loop_5(%a: index, %b: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c4 to %c8 step %c16 {
    %x = affine.min affine_map<(d0)[s0] -> (1 - d0, d0 + 16)>(%i)[%z]
    "use"(%x) : (index) -> ()
  }
  return
}
func.func @loop_6(%a: index, %b: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %a step %c4 {
    %x = affine.max affine_map<(d0)[s0] -> (7 - d0, 2 - d0)>(%b)[%z]
    "use"(%x) : (index) -> ()
  }
  return
}
func.func @loop_7(%a: index, %b: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c4 to %c16 step %c4 {
    %x = affine.min affine_map<(d0, d1) -> (d1, d1 + 16)>(%b, %b)
    "use"(%x) : (index) -> ()
  }
  return
}
func.func @loop_8(%a: index, %b: index, %z: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c4 to %c16 step %c4 {
    %x = affine.max affine_map<(d0, d1, d2) -> (d2, d2 + 16)>(%b, %b, %z)
    "use"(%x) : (index) -> ()
  }
  return
}
func.func @nested(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c4 to %c8 step %c4 {
    scf.for %j = %i to %a step %c4 {
      %x = affine.min affine_map<(d0, d1) -> (d1 + 2, d1 - d0 + 1)>(%j, %b)
      "use"(%x) : (index) -> ()
    }
  }
  return
}

//= --allow-unregistered-dialect --scf-for-loop-canonicalization
#map = affine_map<(d0) -> (-d0 + 3)>
#map1 = affine_map<(d0)[s0] -> (-d0 + 3, 3)>
#map2 = affine_map<(d0)[s0] -> (-d0 + 3, -d0 + 16)>
#map3 = affine_map<(d0)[s0] -> (s0, s0 + 1)>
#map4 = affine_map<()[s0] -> (-s0 + 7)>
#map5 = affine_map<(d0, d1) -> (d1, d1 + 16)>
#map6 = affine_map<()[s0] -> (s0 + 16)>
#map7 = affine_map<(d0, d1) -> (d1 + 2, d1 - d0 + 1)>
module {
  func.func @loop_0(%arg0: index, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    scf.for %arg3 = %c0 to %c16 step %c4 {
      %0 = affine.apply #map(%arg3)
      "use"(%0) : (index) -> ()
    }
    return
  }
  func.func @loop_1(%arg0: index, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %arg0 step %c4 {
      %0 = affine.min #map1(%arg3)[%arg2]
      "use"(%0) : (index) -> ()
    }
    return
  }
  func.func @loop_2(%arg0: index, %arg1: index, %arg2: index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %arg0 step %c4 {
      "use"(%c1) : (index) -> ()
    }
    return
  }
  func.func @loop_3(%arg0: index, %arg1: index, %arg2: index) {
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    scf.for %arg3 = %arg1 to %c16 step %c4 {
      %0 = affine.min #map2(%arg3)[%arg2]
      "use"(%0) : (index) -> ()
    }
    return
  }
  func.func @loop_4(%arg0: index, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    scf.for %arg3 = %c0 to %c16 step %arg2 {
      %0 = affine.min #map3(%arg3)[%arg0]
      "use"(%0) : (index) -> ()
    }
    return
  }
  func.func @loop_5(%arg0: index, %arg1: index, %arg2: index) {
    %c-3 = arith.constant -3 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    scf.for %arg3 = %c4 to %c8 step %c16 {
      "use"(%c-3) : (index) -> ()
    }
    return
  }
  func.func @loop_6(%arg0: index, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %arg0 step %c4 {
      %0 = affine.apply #map4()[%arg1]
      "use"(%0) : (index) -> ()
    }
    return
  }
  func.func @loop_7(%arg0: index, %arg1: index, %arg2: index) {
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    scf.for %arg3 = %c4 to %c16 step %c4 {
      %0 = affine.min #map5(%arg1, %arg1)
      "use"(%0) : (index) -> ()
    }
    return
  }
  func.func @loop_8(%arg0: index, %arg1: index, %arg2: index) {
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    scf.for %arg3 = %c4 to %c16 step %c4 {
      %0 = affine.apply #map6()[%arg2]
      "use"(%0) : (index) -> ()
    }
    return
  }
  func.func @nested(%arg0: index, %arg1: index) {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    scf.for %arg2 = %c4 to %c8 step %c4 {
      scf.for %arg3 = %arg2 to %arg0 step %c4 {
        %0 = affine.min #map7(%arg3, %arg1)
        "use"(%0) : (index) -> ()
      }
    }
    return
  }
}

