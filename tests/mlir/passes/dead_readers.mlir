// Loops that only read or allocate: what they are made of is not live.
func.func @reads(%i: index, %m: memref<4xi32>) {
  %c1 = arith.constant 1 : index
  affine.parallel (%a) = (0) to (4) {
    scf.for %b = %c1 to %i step %i {
      %0 = memref.load %m[%b] : memref<4xi32>
      %1 = memref.alloc() : memref<4xi32>
    }
  }
  return
}
//= --remove-dead-values
module {
  func.func @reads(%arg0: index, %arg1: memref<4xi32>) {
    affine.parallel (%arg2) = (0) to (4) {
    }
    return
  }
}

