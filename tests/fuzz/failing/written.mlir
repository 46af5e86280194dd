func.func @f(%n : index) {
  affine.for %i = 0 to 12 {
    %0:2 = affine.delinearize_index %i into (3, 4) : index, index
    %1 = affine.linearize_index [%i, %n] by (12, 4) : index
    "own.1"(%0#0, %0#1, %1) : (index, index, index) -> ()
  }
}
