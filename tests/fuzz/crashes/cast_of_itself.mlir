func.func @f(%n: index) {
  "x.g"() ({
    %c = arith.constant 0 : index
    %m = "memref.cast"(%m) : (memref<?xf32>) -> memref<?xf32>
    %d = memref.dim %m, %c : memref<?xf32>
    affine.for %i = 0 to %d {
    }
    "x.e"() : () -> ()
  }) : () -> ()
  return
}
