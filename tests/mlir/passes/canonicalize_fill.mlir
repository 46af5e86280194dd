// Tensors that are filled: what packs, transposes, repeats, joins or pads them fills its own result.
func.func @packed(%a: tensor<8x12xf32>, %dest: tensor<2x3x4x4xf32>, %f: f32, %g: f32, %other: tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<8x12xf32>) -> tensor<8x12xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %dest : tensor<8x12xf32> -> tensor<2x3x4x4xf32>
  %2 = linalg.pack %a padding_value(%g : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %other : tensor<8x12xf32> -> tensor<2x3x4x4xf32>
  return %1, %2 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>
}
func.func @not_packed(%a: tensor<7x12xf32>, %dest: tensor<2x3x4x4xf32>, %f: f32, %g: f32) -> tensor<2x3x4x4xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<7x12xf32>) -> tensor<7x12xf32>
  %1 = linalg.pack %0 padding_value(%g : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %dest : tensor<7x12xf32> -> tensor<2x3x4x4xf32>
  return %1 : tensor<2x3x4x4xf32>
}
func.func @pack_of_constants(%dest: tensor<2x4xi8>, %d2: tensor<2x4xi8>, %d3: tensor<8xi8>, %d4: tensor<2x4xi8>) -> (tensor<2x4xi8>, tensor<2x4xi8>, tensor<8xi8>, tensor<2x4xi8>) {
  %c = arith.constant dense<5> : tensor<8xi8>
  %s = arith.constant dense<5> : tensor<7xi8>
  %t = arith.constant dense<3> : tensor<2x4xi8>
  %five = arith.constant 5 : i8
  %six = arith.constant 6 : i8
  %0 = linalg.pack %c inner_dims_pos = [0] inner_tiles = [4] into %dest : tensor<8xi8> -> tensor<2x4xi8>
  %1 = linalg.pack %s padding_value(%five : i8) inner_dims_pos = [0] inner_tiles = [4] into %d2 : tensor<7xi8> -> tensor<2x4xi8>
  %2 = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [4] into %d3 : tensor<2x4xi8> -> tensor<8xi8>
  %3 = linalg.pack %s padding_value(%six : i8) inner_dims_pos = [0] inner_tiles = [4] into %d4 : tensor<7xi8> -> tensor<2x4xi8>
  return %0, %1, %2, %3 : tensor<2x4xi8>, tensor<2x4xi8>, tensor<8xi8>, tensor<2x4xi8>
}
func.func @transposed(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %f: f32) -> tensor<3x2xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = linalg.transpose ins(%0 : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 0]
  return %1 : tensor<3x2xf32>
}
func.func @repeated(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>, %c: tensor<2x3x4xf32>, %d: tensor<4x3x2xf32>, %e: tensor<?x?xf32>, %g: tensor<?x5x?xf32>, %h: tensor<?x?x5xf32>) -> (tensor<2x3xf32>, tensor<4x3x2xf32>, tensor<?x?x5xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%b : tensor<2x3xf32>) dimensions = []
  %1 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%c : tensor<2x3x4xf32>) dimensions = [2]
  %2 = linalg.transpose ins(%1 : tensor<2x3x4xf32>) outs(%d : tensor<4x3x2xf32>) permutation = [2, 1, 0]
  %3 = linalg.broadcast ins(%e : tensor<?x?xf32>) outs(%g : tensor<?x5x?xf32>) dimensions = [1]
  %4 = linalg.transpose ins(%3 : tensor<?x5x?xf32>) outs(%h : tensor<?x?x5xf32>) permutation = [2, 0, 1]
  return %0, %2, %4 : tensor<2x3xf32>, tensor<4x3x2xf32>, tensor<?x?x5xf32>
}
func.func @joined(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %f: f32, %g: f32) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = linalg.fill ins(%f : f32) outs(%b : tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %3 = linalg.fill ins(%g : f32) outs(%b : tensor<?x3xf32>) -> tensor<?x3xf32>
  %4 = tensor.concat dim(0) %0, %3 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %2, %4 : tensor<?x3xf32>, tensor<?x3xf32>
}
func.func @padded(%a: tensor<2x3xf32>, %f: f32, %g: f32) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tensor.pad %0 low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  %2 = tensor.pad %0 low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %g : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  return %1, %2 : tensor<4x5xf32>, tensor<4x5xf32>
}
func.func @collapsed(%a: tensor<2x3x4xf32>, %f: f32) -> tensor<6x4xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}
func.func @expanded(%a: tensor<?x4xf32>, %f: f32, %n: index) -> tensor<?x3x4xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, 3, 4] : tensor<?x4xf32> into tensor<?x3x4xf32>
  return %1 : tensor<?x3x4xf32>
}
func.func @padded_by_values(%a: tensor<8x?x16xf32>, %low: index, %high: index, %f: f32) -> tensor<?x?x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<8x?x16xf32>) -> tensor<8x?x16xf32>
  %1 = tensor.pad %0 low[%low, 8, 7] high[1, 2, %high] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<8x?x16xf32> to tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
func.func @padded_to_a_stated_size(%a: tensor<8x?xf32>, %low: index, %f: f32) -> tensor<12x20xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<8x?xf32>) -> tensor<8x?xf32>
  %1 = tensor.pad %0 low[%low, 8] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<12x20xf32>
  return %1 : tensor<12x20xf32>
}
func.func @padded_by_another_value(%a: tensor<8xf32>, %f: f32, %g: f32) -> tensor<10xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %g : f32
  } : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}
func.func @inserted(%a: tensor<7x12xf32>, %b: tensor<8x16xf32>, %f: f32, %n: index) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %pad = tensor.pad %a low[1, 2] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<7x12xf32> to tensor<8x16xf32>
  %empty = tensor.empty() : tensor<64x64xf32>
  %fill = linalg.fill ins(%f : f32) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %0 = tensor.insert_slice %b into %fill[0, %n] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<64x64xf32>
  %1 = tensor.insert_slice %b into %0[16, 16] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<64x64xf32>
  %2 = tensor.insert_slice %pad into %1[8, 8] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<64x64xf32>
  %3 = tensor.insert_slice %pad into %1[%n, 8] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<64x64xf32>
  %4 = tensor.insert_slice %pad into %1[7, 8] [8, 16] [2, 2] : tensor<8x16xf32> into tensor<64x64xf32>
  return %2, %3, %4 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func @inserted_by_values(%a: tensor<?x?xf32>, %low: index, %high: index, %f: f32, %at: index) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %pad = tensor.pad %a low[%low, %c0] high[%c0, %high] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  %empty = tensor.empty() : tensor<64x64xf32>
  %fill = linalg.fill ins(%f : f32) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %0 = tensor.insert_slice %pad into %fill[%at, 2] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

//= --canonicalize
#map = affine_map<()[s0] -> (s0 + 9)>
#map1 = affine_map<()[s0] -> (s0 + 10)>
#map2 = affine_map<()[s0] -> (s0 + 23)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @packed(%arg0: tensor<8x12xf32>, %arg1: tensor<2x3x4x4xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) {
    %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg4 : tensor<8x12xf32> -> tensor<2x3x4x4xf32>
    return %0, %pack : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>
  }
  func.func @not_packed(%arg0: tensor<7x12xf32>, %arg1: tensor<2x3x4x4xf32>, %arg2: f32, %arg3: f32) -> tensor<2x3x4x4xf32> {
    %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<7x12xf32>) -> tensor<7x12xf32>
    %pack = linalg.pack %0 padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg1 : tensor<7x12xf32> -> tensor<2x3x4x4xf32>
    return %pack : tensor<2x3x4x4xf32>
  }
  func.func @pack_of_constants(%arg0: tensor<2x4xi8>, %arg1: tensor<2x4xi8>, %arg2: tensor<8xi8>, %arg3: tensor<2x4xi8>) -> (tensor<2x4xi8>, tensor<2x4xi8>, tensor<8xi8>, tensor<2x4xi8>) {
    %cst = arith.constant dense<5> : tensor<7xi8>
    %c6_i8 = arith.constant 6 : i8
    %cst_0 = arith.constant dense<5> : tensor<2x4xi8>
    %cst_1 = arith.constant dense<3> : tensor<8xi8>
    %pack = linalg.pack %cst padding_value(%c6_i8 : i8) inner_dims_pos = [0] inner_tiles = [4] into %arg3 : tensor<7xi8> -> tensor<2x4xi8>
    return %cst_0, %cst_0, %cst_1, %pack : tensor<2x4xi8>, tensor<2x4xi8>, tensor<8xi8>, tensor<2x4xi8>
  }
  func.func @transposed(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>, %arg2: f32) -> tensor<3x2xf32> {
    %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<3x2xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func @repeated(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4xf32>, %arg3: tensor<4x3x2xf32>, %arg4: tensor<?x?xf32>, %arg5: tensor<?x5x?xf32>, %arg6: tensor<?x?x5xf32>) -> (tensor<2x3xf32>, tensor<4x3x2xf32>, tensor<?x?x5xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<3x2xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<3x2xf32>) permutation = [1, 0] 
    %broadcasted = linalg.broadcast ins(%transposed : tensor<3x2xf32>) outs(%arg3 : tensor<4x3x2xf32>) dimensions = [0] 
    %dim = tensor.dim %arg4, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg4, %c1 : tensor<?x?xf32>
    %1 = tensor.empty(%dim_0, %dim) : tensor<?x?xf32>
    %transposed_1 = linalg.transpose ins(%arg4 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) permutation = [1, 0] 
    %broadcasted_2 = linalg.broadcast ins(%transposed_1 : tensor<?x?xf32>) outs(%arg6 : tensor<?x?x5xf32>) dimensions = [2] 
    return %arg0, %broadcasted, %broadcasted_2 : tensor<2x3xf32>, tensor<4x3x2xf32>, tensor<?x?x5xf32>
  }
  func.func @joined(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: f32, %arg3: f32) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
    %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%concat : tensor<?x3xf32>) -> tensor<?x3xf32>
    %2 = linalg.fill ins(%arg3 : f32) outs(%arg1 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %concat_0 = tensor.concat dim(0) %0, %2 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    return %1, %concat_0 : tensor<?x3xf32>, tensor<?x3xf32>
  }
  func.func @padded(%arg0: tensor<2x3xf32>, %arg1: f32, %arg2: f32) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = tensor.empty() : tensor<4x5xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %padded = tensor.pad %0 low[1, 1] high[1, 1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg2 : f32
    } : tensor<2x3xf32> to tensor<4x5xf32>
    return %2, %padded : tensor<4x5xf32>, tensor<4x5xf32>
  }
  func.func @collapsed(%arg0: tensor<2x3x4xf32>, %arg1: f32) -> tensor<6x4xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
    %0 = linalg.fill ins(%arg1 : f32) outs(%collapsed : tensor<6x4xf32>) -> tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func @expanded(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: index) -> tensor<?x3x4xf32> {
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg2, 3, 4] : tensor<?x4xf32> into tensor<?x3x4xf32>
    %0 = linalg.fill ins(%arg1 : f32) outs(%expanded : tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
    return %0 : tensor<?x3x4xf32>
  }
  func.func @padded_by_values(%arg0: tensor<8x?x16xf32>, %arg1: index, %arg2: index, %arg3: f32) -> tensor<?x?x?xf32> {
    %c1 = arith.constant 1 : index
    %0 = affine.apply #map()[%arg1]
    %dim = tensor.dim %arg0, %c1 : tensor<8x?x16xf32>
    %1 = affine.apply #map1()[%dim]
    %2 = affine.apply #map2()[%arg2]
    %3 = tensor.empty(%0, %1, %2) : tensor<?x?x?xf32>
    %4 = linalg.fill ins(%arg3 : f32) outs(%3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %4 : tensor<?x?x?xf32>
  }
  func.func @padded_to_a_stated_size(%arg0: tensor<8x?xf32>, %arg1: index, %arg2: f32) -> tensor<12x20xf32> {
    %0 = tensor.empty() : tensor<12x20xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<12x20xf32>) -> tensor<12x20xf32>
    return %1 : tensor<12x20xf32>
  }
  func.func @padded_by_another_value(%arg0: tensor<8xf32>, %arg1: f32, %arg2: f32) -> tensor<10xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32>
    %padded = tensor.pad %0 low[1] high[1] {
    ^bb0(%arg3: index):
      tensor.yield %arg2 : f32
    } : tensor<8xf32> to tensor<10xf32>
    return %padded : tensor<10xf32>
  }
  func.func @inserted(%arg0: tensor<7x12xf32>, %arg1: tensor<8x16xf32>, %arg2: f32, %arg3: index) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
    %padded = tensor.pad %arg0 low[1, 2] high[0, 2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg2 : f32
    } : tensor<7x12xf32> to tensor<8x16xf32>
    %0 = tensor.empty() : tensor<64x64xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %1[0, %arg3] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<64x64xf32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[16, 16] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<64x64xf32>
    %inserted_slice_1 = tensor.insert_slice %arg0 into %inserted_slice_0[9, 10] [7, 12] [1, 1] : tensor<7x12xf32> into tensor<64x64xf32>
    %inserted_slice_2 = tensor.insert_slice %padded into %inserted_slice_0[%arg3, 8] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<64x64xf32>
    %inserted_slice_3 = tensor.insert_slice %padded into %inserted_slice_0[7, 8] [8, 16] [2, 2] : tensor<8x16xf32> into tensor<64x64xf32>
    return %inserted_slice_1, %inserted_slice_2, %inserted_slice_3 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
  func.func @inserted_by_values(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: index) -> tensor<64x64xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<64x64xf32>
    %1 = linalg.fill ins(%arg3 : f32) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = affine.apply #map3()[%arg1, %arg4]
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[%2, 2] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<64x64xf32>
    return %inserted_slice : tensor<64x64xf32>
  }
}

