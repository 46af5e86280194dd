// The operations that lose values are simplified at the end, and what is around them only inside of the region that all
// of them are in.
func.func @copies() {
  %to = memref.alloc() : memref<1x4xi32>
  %from = memref.alloc() : memref<1x4xi32>
  scf.forall (%x, %y) in (1, 4) {
    %0 = memref.load %from[%x, %y] : memref<1x4xi32>
    memref.store %0, %to[%x, %y] : memref<1x4xi32>
  }
  return
}
//= --remove-dead-values
module {
  func.func @copies() {
    return
  }
}

