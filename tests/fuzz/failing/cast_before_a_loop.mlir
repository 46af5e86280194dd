func.func @f(%t: tensor<4x8xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %0) -> (tensor<?x?xf32>) {
    %s = "test.make"(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %s : tensor<?x?xf32>
  }
  return %1 : tensor<?x?xf32>
}
