// Patterns of linalg.pack and unpack.

// --- one undoes the other ---
func.func @back(%a: tensor<16x8x4x2xf32>, %b: tensor<64x16xf32>, %c: tensor<16x8x4x2xf32>) -> tensor<16x8x4x2xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %b : tensor<16x8x4x2xf32> -> tensor<64x16xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %c : tensor<64x16xf32> -> tensor<16x8x4x2xf32>
  return %1 : tensor<16x8x4x2xf32>
}
func.func @forth(%a: tensor<64x16xf32>, %b: tensor<8x16x4x2xf32>, %t: index, %c: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %b : tensor<64x16xf32> -> tensor<8x16x4x2xf32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %c : tensor<8x16x4x2xf32> -> tensor<64x16xf32>
  return %1 : tensor<64x16xf32>
}
func.func @other_order(%a: tensor<64x64xf32>, %b: tensor<16x16x4x4xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<64x64xf32> -> tensor<16x16x4x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [1, 0] inner_tiles = [4, 4] into %c : tensor<16x16x4x4xf32> -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}
func.func @identity_order(%a: tensor<64x64xf32>, %b: tensor<16x16x4x4xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.pack %a outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<64x64xf32> -> tensor<16x16x4x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<16x16x4x4xf32> -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}
func.func @padded(%a: tensor<62x64xf32>, %p: f32, %b: tensor<16x16x4x4xf32>, %c: tensor<62x64xf32>) -> tensor<62x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<62x64xf32> -> tensor<16x16x4x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<16x16x4x4xf32> -> tensor<62x64xf32>
  return %1 : tensor<62x64xf32>
}
func.func @tiles_that_are_values(%a: tensor<?x?xf32>, %b: tensor<?x?x?x?xf32>, %s: index, %t: index, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%s, %t] into %b : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [%s, %t] into %c : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  %2 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [%t, %s] into %c : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @undone_without_padding(%a: tensor<16x16x4x4xf32>, %b: tensor<64x64xf32>, %p: f32, %c: tensor<16x16x4x4xf32>) -> tensor<16x16x4x4xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<16x16x4x4xf32> -> tensor<64x64xf32>
  %1 = linalg.pack %0 padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<64x64xf32> -> tensor<16x16x4x4xf32>
  return %1 : tensor<16x16x4x4xf32>
}

// --- casts and sizes ---
func.func @casts_of_pack(%a: tensor<8x3xi32>, %p: i32, %t: index, %b: tensor<?x3x?x1xi32>) -> tensor<?x3x?x1xi32> {
  %0 = tensor.cast %a : tensor<8x3xi32> to tensor<?x?xi32>
  %1 = linalg.pack %0 padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [%t, 1] into %b : tensor<?x?xi32> -> tensor<?x3x?x1xi32>
  return %1 : tensor<?x3x?x1xi32>
}
func.func @cast_that_states_the_tile(%a: tensor<7x?xi32>, %p: i32, %b: tensor<1x1x8x1xi32>) -> tensor<1x1x?x1xi32> {
  %c8 = arith.constant 8 : index
  %0 = tensor.cast %b : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
  %1 = linalg.pack %a padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [%c8, 1] into %0 {kept} : tensor<7x?xi32> -> tensor<1x1x?x1xi32>
  return %1 : tensor<1x1x?x1xi32>
}
func.func @casts_of_unpack(%a: tensor<1x3x8x1xi32>, %t: index, %b: tensor<7x3xi32>) -> tensor<7x3xi32> {
  %0 = tensor.cast %a : tensor<1x3x8x1xi32> to tensor<?x3x?x1xi32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [%t, 1] into %b : tensor<?x3x?x1xi32> -> tensor<7x3xi32>
  return %1 : tensor<7x3xi32>
}
func.func @sizes_of_pack(%a: tensor<?x?x?x?xf32>, %b: tensor<?x20x10x30x16xf32>, %p: f32, %c: tensor<?x?x?x?x16xf32>, %d: tensor<40x20x?x30xf32>) -> (tensor<?x20x10x30x16xf32>, tensor<?x?x?x?x16xf32>) {
  %0 = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %b : tensor<?x?x?x?xf32> -> tensor<?x20x10x30x16xf32>
  %1 = linalg.pack %d padding_value(%p : f32) outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %c : tensor<40x20x?x30xf32> -> tensor<?x?x?x?x16xf32>
  return %0, %1 : tensor<?x20x10x30x16xf32>, tensor<?x?x?x?x16xf32>
}
func.func @sizes_of_unpack(%a: tensor<10x20x30x40x16xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?x16xf32>, %d: tensor<40x20x?x30xf32>) -> (tensor<?x?x?x?xf32>, tensor<40x20x?x30xf32>) {
  %0 = linalg.unpack %a outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %b : tensor<10x20x30x40x16xf32> -> tensor<?x?x?x?xf32>
  %1 = linalg.unpack %c outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %d : tensor<?x?x?x?x16xf32> -> tensor<40x20x?x30xf32>
  return %0, %1 : tensor<?x?x?x?xf32>, tensor<40x20x?x30xf32>
}

// --- destinations and slices of unpack ---
func.func @destinations(%a: tensor<4x4x8x8xf32>, %b: tensor<32x32xf32>, %c: tensor<2x3xf32>, %f: f32) -> (tensor<32x32xf32>, tensor<32x32xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%b : tensor<32x32xf32>) -> tensor<32x32xf32>
  %1 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %0 : tensor<4x4x8x8xf32> -> tensor<32x32xf32>
  %2 = tensor.insert_slice %c into %b[1, 2] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<32x32xf32>
  %3 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %2 : tensor<4x4x8x8xf32> -> tensor<32x32xf32>
  return %1, %3 : tensor<32x32xf32>, tensor<32x32xf32>
}
func.func @slices(%a: tensor<28x2x1x16x16xf32>, %b: tensor<28x28x15xf32>) -> (tensor<28x28x10xf32>, tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x28xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %b : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [28, 28, 10] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x28x10xf32>
  %2 = linalg.unpack %a inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %b : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %3 = tensor.extract_slice %2[0, 0, 0] [28, 17, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x17x15xf32>
  %4 = linalg.unpack %a inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %b : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %5 = tensor.extract_slice %4[0, 0, 0] [28, 16, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x16x15xf32>
  %8 = linalg.unpack %a inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %b : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %9 = tensor.extract_slice %8[0, 0, 0] [28, 28, 1] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x28xf32>
  return %1, %3, %5, %9 : tensor<28x28x10xf32>, tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x28xf32>
}
func.func @slice_of_unknown_size(%a: tensor<?x2x16xf32>, %b: tensor<?x32xf32>, %s: index) -> tensor<?x28xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [16] into %b : tensor<?x2x16xf32> -> tensor<?x32xf32>
  %1 = tensor.extract_slice %0[0, 0] [%s, 28] [1, 1] : tensor<?x32xf32> to tensor<?x28xf32>
  return %1 : tensor<?x28xf32>
}
func.func @slice_with_two_users(%a: tensor<2x16xf32>, %b: tensor<30xf32>) -> (tensor<30xf32>, tensor<28xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [16] into %b : tensor<2x16xf32> -> tensor<30xf32>
  %1 = tensor.extract_slice %0[0] [28] [1] : tensor<30xf32> to tensor<28xf32>
  return %0, %1 : tensor<30xf32>, tensor<28xf32>
}

//= --canonicalize
module {
  func.func @back(%arg0: tensor<16x8x4x2xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<16x8x4x2xf32>) -> tensor<16x8x4x2xf32> {
    return %arg0 : tensor<16x8x4x2xf32>
  }
  func.func @forth(%arg0: tensor<64x16xf32>, %arg1: tensor<8x16x4x2xf32>, %arg2: index, %arg3: tensor<64x16xf32>) -> tensor<64x16xf32> {
    return %arg0 : tensor<64x16xf32>
  }
  func.func @other_order(%arg0: tensor<64x64xf32>, %arg1: tensor<16x16x4x4xf32>, %arg2: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg1 : tensor<64x64xf32> -> tensor<16x16x4x4xf32>
    %unpack = linalg.unpack %pack inner_dims_pos = [1, 0] inner_tiles = [4, 4] into %arg2 : tensor<16x16x4x4xf32> -> tensor<64x64xf32>
    return %unpack : tensor<64x64xf32>
  }
  func.func @identity_order(%arg0: tensor<64x64xf32>, %arg1: tensor<16x16x4x4xf32>, %arg2: tensor<64x64xf32>) -> tensor<64x64xf32> {
    return %arg0 : tensor<64x64xf32>
  }
  func.func @padded(%arg0: tensor<62x64xf32>, %arg1: f32, %arg2: tensor<16x16x4x4xf32>, %arg3: tensor<62x64xf32>) -> tensor<62x64xf32> {
    %pack = linalg.pack %arg0 padding_value(%arg1 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg2 : tensor<62x64xf32> -> tensor<16x16x4x4xf32>
    %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg3 : tensor<16x16x4x4xf32> -> tensor<62x64xf32>
    return %unpack : tensor<62x64xf32>
  }
  func.func @tiles_that_are_values(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: index, %arg3: index, %arg4: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [%arg2, %arg3] into %arg1 : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
    %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [%arg3, %arg2] into %arg4 : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
    return %arg0, %unpack : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @undone_without_padding(%arg0: tensor<16x16x4x4xf32>, %arg1: tensor<64x64xf32>, %arg2: f32, %arg3: tensor<16x16x4x4xf32>) -> tensor<16x16x4x4xf32> {
    return %arg0 : tensor<16x16x4x4xf32>
  }
  func.func @casts_of_pack(%arg0: tensor<8x3xi32>, %arg1: i32, %arg2: index, %arg3: tensor<?x3x?x1xi32>) -> tensor<?x3x?x1xi32> {
    %pack = linalg.pack %arg0 padding_value(%arg1 : i32) inner_dims_pos = [0, 1] inner_tiles = [%arg2, 1] into %arg3 : tensor<8x3xi32> -> tensor<?x3x?x1xi32>
    return %pack : tensor<?x3x?x1xi32>
  }
  func.func @cast_that_states_the_tile(%arg0: tensor<7x?xi32>, %arg1: i32, %arg2: tensor<1x1x8x1xi32>) -> tensor<1x1x?x1xi32> {
    %pack = linalg.pack %arg0 padding_value(%arg1 : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 1] into %arg2 {kept} : tensor<7x?xi32> -> tensor<1x1x8x1xi32>
    %cast = tensor.cast %pack : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
    return %cast : tensor<1x1x?x1xi32>
  }
  func.func @casts_of_unpack(%arg0: tensor<1x3x8x1xi32>, %arg1: index, %arg2: tensor<7x3xi32>) -> tensor<7x3xi32> {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 1] into %arg2 : tensor<1x3x8x1xi32> -> tensor<7x3xi32>
    return %unpack : tensor<7x3xi32>
  }
  func.func @sizes_of_pack(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x20x10x30x16xf32>, %arg2: f32, %arg3: tensor<?x?x?x?x16xf32>, %arg4: tensor<40x20x?x30xf32>) -> (tensor<?x20x10x30x16xf32>, tensor<?x?x?x?x16xf32>) {
    %cast = tensor.cast %arg0 : tensor<?x?x?x?xf32> to tensor<30x20x?x10xf32>
    %pack = linalg.pack %cast padding_value(%arg2 : f32) outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %arg1 : tensor<30x20x?x10xf32> -> tensor<?x20x10x30x16xf32>
    %cast_0 = tensor.cast %arg3 : tensor<?x?x?x?x16xf32> to tensor<?x20x30x40x16xf32>
    %pack_1 = linalg.pack %arg4 padding_value(%arg2 : f32) outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %cast_0 : tensor<40x20x?x30xf32> -> tensor<?x20x30x40x16xf32>
    %cast_2 = tensor.cast %pack_1 : tensor<?x20x30x40x16xf32> to tensor<?x?x?x?x16xf32>
    return %pack, %cast_2 : tensor<?x20x10x30x16xf32>, tensor<?x?x?x?x16xf32>
  }
  func.func @sizes_of_unpack(%arg0: tensor<10x20x30x40x16xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?x16xf32>, %arg3: tensor<40x20x?x30xf32>) -> (tensor<?x?x?x?xf32>, tensor<40x20x?x30xf32>) {
    %cast = tensor.cast %arg1 : tensor<?x?x?x?xf32> to tensor<40x20x?x30xf32>
    %unpack = linalg.unpack %arg0 outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %cast : tensor<10x20x30x40x16xf32> -> tensor<40x20x?x30xf32>
    %cast_0 = tensor.cast %unpack : tensor<40x20x?x30xf32> to tensor<?x?x?x?xf32>
    %cast_1 = tensor.cast %arg2 : tensor<?x?x?x?x16xf32> to tensor<?x20x30x40x16xf32>
    %unpack_2 = linalg.unpack %cast_1 outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %arg3 : tensor<?x20x30x40x16xf32> -> tensor<40x20x?x30xf32>
    return %cast_0, %unpack_2 : tensor<?x?x?x?xf32>, tensor<40x20x?x30xf32>
  }
  func.func @destinations(%arg0: tensor<4x4x8x8xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<2x3xf32>, %arg3: f32) -> (tensor<32x32xf32>, tensor<32x32xf32>) {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %arg1 : tensor<4x4x8x8xf32> -> tensor<32x32xf32>
    %unpack_0 = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %arg1 : tensor<4x4x8x8xf32> -> tensor<32x32xf32>
    return %unpack, %unpack_0 : tensor<32x32xf32>, tensor<32x32xf32>
  }
  func.func @slices(%arg0: tensor<28x2x1x16x16xf32>, %arg1: tensor<28x28x15xf32>) -> (tensor<28x28x10xf32>, tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x28xf32>) {
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [28, 28, 10] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x28x10xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %extracted_slice : tensor<28x2x1x16x16xf32> -> tensor<28x28x10xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, 0] [28, 17, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x17x15xf32>
    %unpack_1 = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %extracted_slice_0 : tensor<28x2x1x16x16xf32> -> tensor<28x17x15xf32>
    %unpack_2 = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %arg1 : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
    %extracted_slice_3 = tensor.extract_slice %unpack_2[0, 0, 0] [28, 16, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x16x15xf32>
    %unpack_4 = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %arg1 : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
    %extracted_slice_5 = tensor.extract_slice %unpack_4[0, 0, 0] [28, 28, 1] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x28xf32>
    return %unpack, %unpack_1, %extracted_slice_3, %extracted_slice_5 : tensor<28x28x10xf32>, tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x28xf32>
  }
  func.func @slice_of_unknown_size(%arg0: tensor<?x2x16xf32>, %arg1: tensor<?x32xf32>, %arg2: index) -> tensor<?x28xf32> {
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [%arg2, 28] [1, 1] : tensor<?x32xf32> to tensor<?x28xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [1] inner_tiles = [16] into %extracted_slice : tensor<?x2x16xf32> -> tensor<?x28xf32>
    return %unpack : tensor<?x28xf32>
  }
  func.func @slice_with_two_users(%arg0: tensor<2x16xf32>, %arg1: tensor<30xf32>) -> (tensor<30xf32>, tensor<28xf32>) {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [16] into %arg1 : tensor<2x16xf32> -> tensor<30xf32>
    %extracted_slice = tensor.extract_slice %unpack[0] [28] [1] : tensor<30xf32> to tensor<28xf32>
    return %unpack, %extracted_slice : tensor<30xf32>, tensor<28xf32>
  }
}

