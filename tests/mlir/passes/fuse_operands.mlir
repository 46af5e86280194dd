// Operands of linalg.generic that are not needed: twice there, not read, constants; destinations without uses; and constants whose dimensions move.
#id = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
#none = affine_map<(d0, d1) -> ()>
func.func @twice(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #swap, #id, #swap, #id], iterator_types = ["parallel", "parallel"], doc = "d", library_call = "l"}
      ins(%a, %b, %a, %b : tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x8xf32>, tensor<8x4xf32>) outs(%o : tensor<4x8xf32>) attrs = {some} {
  ^bb0(%x: f32, %y: f32, %z: f32, %v: f32, %w: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %v : f32
    %3 = arith.subf %1, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// The first input that is not read goes, the second one has the size of a loop.
func.func @not_read(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a, %b, %c : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %1 = arith.addf %z, %w : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @results(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>, %p: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0:5 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xf32>) outs(%o, %p, %o, %p, %p : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %v: f32, %w: f32, %u: f32):
    %1 = arith.negf %x : f32
    %2 = arith.addf %x, %w : f32
    linalg.yield %1, %x, %1, %2, %u : f32, f32, f32, f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
  return %0#0, %0#2 : tensor<4x8xf32>, tensor<4x8xf32>
}
func.func @memory(%a: memref<4x8xf32>, %o: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %o : memref<4x8xf32>, memref<4x8xf32>) outs(%o, %o : memref<4x8xf32>, memref<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %x, %x : f32, f32
  }
  return
}
func.func @constants(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>, %i: index) -> tensor<4x8xf32> {
  %c = arith.constant dense<3.0> : tensor<4xf32>
  %d = arith.constant 2.0 : f32
  %e = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %n = arith.constant 7 : index
  %0 = linalg.generic {indexing_maps = [#row, #none, #row, #none, #none, #id, #id], iterator_types = ["parallel", "parallel"], library_call = "l"}
      ins(%c, %d, %e, %n, %i, %a : tensor<4xf32>, f32, tensor<4xf32>, index, index, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) attrs = {some} {
  ^bb0(%x: f32, %y: f32, %z: f32, %s: index, %t: index, %v: f32, %w: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %v : f32
    %3 = arith.subf %1, %2 : f32
    %4 = arith.addi %s, %t : index
    %5 = arith.index_cast %4 : index to i32
    %6 = arith.sitofp %5 : i32 to f32
    %7 = arith.addf %3, %6 : f32
    linalg.yield %7 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @only_constant(%o: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense<3.0> : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%c : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %w: f32):
    %1 = arith.addf %x, %w : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @moved(%o: tensor<3x2xi32>, %p: tensor<4x2x3xi8>, %q: tensor<3x2xi1>, %r: tensor<3x2xf32>) -> (tensor<3x2xi32>, tensor<4x2x3xi8>, tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<2x3xi32>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %d = arith.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi8>
  %e = arith.constant dense<[[true, false, true], [true, true, false]]> : tensor<2x3xi1>
  %f = arith.constant dense<1.5> : tensor<2x3xf32>
  %g = arith.constant dense<[[1, 2, 3], [4, 5, 7]]> : tensor<2x3xi32>
  %0 = linalg.transpose ins(%c : tensor<2x3xi32>) outs(%o : tensor<3x2xi32>) permutation = [1, 0]
  %1 = linalg.transpose ins(%d : tensor<2x3x4xi8>) outs(%p : tensor<4x2x3xi8>) permutation = [2, 0, 1]
  %2 = linalg.transpose ins(%e : tensor<2x3xi1>) outs(%q : tensor<3x2xi1>) permutation = [1, 0]
  %3 = linalg.generic {indexing_maps = [#swap, #id], iterator_types = ["parallel", "parallel"]} ins(%f : tensor<2x3xf32>) outs(%r : tensor<3x2xf32>) {
  ^bb0(%x: f32, %w: f32):
    linalg.yield %x : f32
  } -> tensor<3x2xf32>
  %4 = linalg.transpose ins(%g : tensor<2x3xi32>) outs(%o : tensor<3x2xi32>) permutation = [1, 0]
  return %0, %1, %2, %3, %4, %g : tensor<3x2xi32>, tensor<4x2x3xi8>, tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<2x3xi32>
}
func.func @layouts(%a: tensor<7x?xi32>, %t: tensor<1x1x8x1xi32>, %d: tensor<1x1x8x1xi32>, %u: tensor<7x?xi32>, %pad: i32) -> (tensor<1x1x?x1xi32>, tensor<7x?xi32>) {
  %c8 = arith.constant 8 : index
  %x = tensor.cast %d : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
  %0 = linalg.pack %a padding_value(%pad : i32) inner_dims_pos = [0, 1] inner_tiles = [%c8, 1] into %x : tensor<7x?xi32> -> tensor<1x1x?x1xi32>
  %y = tensor.cast %t : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
  %1 = linalg.unpack %y inner_dims_pos = [0, 1] inner_tiles = [%c8, 1] into %u : tensor<1x1x?x1xi32> -> tensor<7x?xi32>
  return %0, %1 : tensor<1x1x?x1xi32>, tensor<7x?xi32>
}
// Folds of all dialects.
func.func @folds_of_others(%p: !llvm.ptr, %s: !llvm.struct<(i32, struct<(i64, f32)>)>, %m: vector<4xi1>, %v: vector<4xf32>, %x: f32) -> (!llvm.ptr, i64, vector<4xf32>, f32) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.getelementptr %p[%0, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %2 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, f32)>
  %4 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %5 = vector.constant_mask [4] : vector<4xi1>
  %6 = vector.mask %5 { vector.reduction <add>, %v, %x : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %1, %3, %4, %6 : !llvm.ptr, i64, vector<4xf32>, f32
}

//= --linalg-fuse-elementwise-ops
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @twice(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {doc = "d", indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"], library_call = "l"} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%0 : tensor<4x8xf32>) attrs =  {some} {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      %3 = arith.addf %in, %in_0 : f32
      %4 = arith.subf %2, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
  func.func @not_read(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?xf32>, %arg3: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg1, %arg2 : tensor<?x?xf32>, tensor<?xf32>) outs(%arg3 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %in_0, %out : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @results(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = tensor.empty() : tensor<4x8xf32>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32):
      %3 = arith.negf %in : f32
      linalg.yield %3, %3 : f32, f32
    } -> (tensor<4x8xf32>, tensor<4x8xf32>)
    return %2#0, %2#1 : tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func @memory(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x8xf32>) outs(%arg1, %arg1 : memref<4x8xf32>, memref<4x8xf32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32):
      linalg.yield %in, %in : f32, f32
    }
    return
  }
  func.func @constants(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: index) -> tensor<4x8xf32> {
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
    %c7 = arith.constant 7 : index
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %arg2, %arg0 : tensor<4xf32>, index, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_1: index, %in_2: f32, %out: f32):
      %2 = arith.addf %in, %in_2 : f32
      %3 = arith.subf %cst, %2 : f32
      %4 = arith.addi %in_1, %c7 : index
      %5 = arith.index_cast %4 : index to i32
      %6 = arith.sitofp %5 : i32 to f32
      %7 = arith.addf %3, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
  func.func @only_constant(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = arith.constant dense<3.000000e+00> : tensor<4x8xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%cst : tensor<4x8xf32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @moved(%arg0: tensor<3x2xi32>, %arg1: tensor<4x2x3xi8>, %arg2: tensor<3x2xi1>, %arg3: tensor<3x2xf32>) -> (tensor<3x2xi32>, tensor<4x2x3xi8>, tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<2x3xi32>) {
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 7]]> : tensor<2x3xi32>
    %cst_0 = arith.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
    %cst_1 = arith.constant dense<[[[1, 5, 9], [13, 17, 21]], [[2, 6, 10], [14, 18, 22]], [[3, 7, 11], [15, 19, 23]], [[4, 8, 12], [16, 20, 24]]]> : tensor<4x2x3xi8>
    %cst_2 = arith.constant dense<[[true, true], [false, true], [true, false]]> : tensor<3x2xi1>
    %cst_3 = arith.constant 1.500000e+00 : f32
    %0 = tensor.empty() : tensor<3x2xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<3x2xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<3x2xf32>
    %transposed = linalg.transpose ins(%cst : tensor<2x3xi32>) outs(%arg0 : tensor<3x2xi32>) permutation = [1, 0] 
    return %cst_0, %cst_1, %cst_2, %1, %transposed, %cst : tensor<3x2xi32>, tensor<4x2x3xi8>, tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<2x3xi32>
  }
  func.func @layouts(%arg0: tensor<7x?xi32>, %arg1: tensor<1x1x8x1xi32>, %arg2: tensor<1x1x8x1xi32>, %arg3: tensor<7x?xi32>, %arg4: i32) -> (tensor<1x1x?x1xi32>, tensor<7x?xi32>) {
    %pack = linalg.pack %arg0 padding_value(%arg4 : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 1] into %arg2 : tensor<7x?xi32> -> tensor<1x1x8x1xi32>
    %cast = tensor.cast %pack : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
    %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 1] into %arg3 : tensor<1x1x8x1xi32> -> tensor<7x?xi32>
    return %cast, %unpack : tensor<1x1x?x1xi32>, tensor<7x?xi32>
  }
  func.func @folds_of_others(%arg0: !llvm.ptr, %arg1: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: f32) -> (!llvm.ptr, i64, vector<4xf32>, f32) {
    %0 = llvm.getelementptr %arg0[1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
    %1 = llvm.extractvalue %arg1[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %2 = vector.reduction <add>, %arg3, %arg4 : vector<4xf32> into f32
    return %0, %1, %arg3, %2 : !llvm.ptr, i64, vector<4xf32>, f32
  }
}

