func.func @f(%n: index, %k: index) {
  %0:3 = affine.delinearize_index %n into (2, 3, 5) : index, index, index
  %1 = affine.linearize_index disjoint [%k, %0#1, %0#2] by (7, 3, 5) : index
  "own.1"(%1) : (index) -> ()
  return
}
