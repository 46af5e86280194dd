// The condition goes, and then the scf.if: the loop around it stays.
func.func private @stays(%m: memref<4xi32>) {
  %c3 = arith.constant 3 : i32
  affine.parallel (%x) = (0) to (4) {
    %i = arith.index_cast %x : index to i32
    %c = arith.cmpi eq, %i, %c3 : i32
    scf.if %c {
      affine.store %c3, %m[%x] : memref<4xi32>
    }
  }
  return
}
//= --remove-dead-values
module {
  func.func private @stays() {
    affine.parallel (%arg0) = (0) to (4) {
    }
    return
  }
}

