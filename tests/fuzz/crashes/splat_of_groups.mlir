"affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<4611686018427387904xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
^bb0(%a: index):
  affine.yield
}) : () -> ()
