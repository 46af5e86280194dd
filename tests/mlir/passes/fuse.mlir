// A linalg.generic takes in the one that makes its input: chains, permuted maps, indices, several results, reductions.
#id = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @chain(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>, %s: tensor<?xf32>, %o: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %s : tensor<?x8xf32>, tensor<?xf32>) outs(%o : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b, %0 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%o : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    %3 = arith.subf %1, %z : f32
    linalg.yield %3 : f32
  } -> tensor<?x8xf32>
  return %2 : tensor<?x8xf32>
}
func.func @permuted(%a: tensor<4x8xi32>, %o: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %e = tensor.empty() : tensor<4x8xi32>
  %f = tensor.empty() : tensor<8x4xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xi32>) outs(%e : tensor<4x8xi32>) {
  ^bb0(%x: i32, %z: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %j : index
    %c = arith.index_cast %k : index to i32
    %1 = arith.addi %x, %c : i32
    linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  %2 = linalg.generic {indexing_maps = [#swap, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x8xi32>) outs(%f : tensor<8x4xi32>) {
  ^bb0(%x: i32, %z: i32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i32
    %1 = arith.muli %x, %c : i32
    linalg.yield %1 : i32
  } -> tensor<8x4xi32>
  return %2 : tensor<8x4xi32>
}
func.func @reduced(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %e: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #swap, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  %2 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%0 : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @read_destination(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>, %q: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xf32>) outs(%o, %q : tensor<4x8xf32>, tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32, %w: f32):
    %1 = arith.addf %x, %z : f32
    %2 = arith.mulf %1, %w : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0#1 : tensor<4x8xf32>) outs(%q : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.divf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}
func.func @two_uses(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %0, %2 : tensor<4x8xf32>, tensor<4x8xf32>
}
//= --linalg-fuse-elementwise-ops
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @chain(%arg0: tensor<?x8xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?xf32>, %arg3: tensor<?x8xf32>) -> tensor<?x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0, %arg2 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?xf32>) outs(%arg3 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: f32, %out: f32):
      %1 = arith.mulf %in_0, %in_1 : f32
      %2 = arith.addf %in, %1 : f32
      %3 = arith.subf %2, %out : f32
      linalg.yield %3 : f32
    } -> tensor<?x8xf32>
    return %0 : tensor<?x8xf32>
  }
  func.func @permuted(%arg0: tensor<4x8xi32>, %arg1: tensor<8x4xi32>) -> tensor<8x4xi32> {
    %0 = tensor.empty() : tensor<8x4xi32>
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xi32>) outs(%0 : tensor<8x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 : index
      %4 = arith.muli %3, %2 : index
      %5 = arith.index_cast %4 : index to i32
      %6 = arith.addi %in, %5 : i32
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.muli %6, %8 : i32
      linalg.yield %9 : i32
    } -> tensor<8x4xi32>
    return %1 : tensor<8x4xi32>
  }
  func.func @reduced(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map2, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg3 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %1, %out : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @read_destination(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0:3 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2, %arg2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32, %out_1: f32):
      %1 = arith.addf %in, %out : f32
      %2 = arith.mulf %1, %out_0 : f32
      %3 = arith.divf %2, %out_1 : f32
      linalg.yield %1, %2, %3 : f32, f32, f32
    } -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    return %0#2 : tensor<4x8xf32>
  }
  func.func @two_uses(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
  }
}

