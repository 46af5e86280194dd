// What views of buffers of ttg, and its conversions, refuse.
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable>, %i: i32) {
    %0 = ttg.memdesc_index %b[%i] : !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<16x32xf32, #plain, #memory, mutable> // error 10: result element type must match desc element type
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#other = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable>, %i: i32) {
    %0 = ttg.memdesc_index %b[%i] : !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<16x32xf16, #other, #memory, mutable> // error 10: src and result must have the same encoding
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable>, %i: i32) {
    %0 = ttg.memdesc_index %b[%i] : !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<16x16xf16, #plain, #memory, mutable> // error 10: result shape must equal to srcShape[1:]
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable>, %i: i32) {
    %0 = ttg.memdesc_index %b[%i] : !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable> // error 10: result rank must be input rank - 1
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable, 3x16x32>, %i: i32) {
    %0 = ttg.memdesc_index %b[%i] : !ttg.memdesc<16x32xf16, #plain, #memory, mutable, 3x16x32> -> !ttg.memdesc<32xf16, #plain, #memory, mutable> // error 111: rank must be equal to or one less than the shape size. Got 2 and 1
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_subslice %b[0, 0] : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<16x32xf32, #plain, #memory, mutable> // error 10: result element type must match desc element type
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#other = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_subslice %b[0, 0] : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<8x32xf16, #other, #memory, mutable> // error 10: src and result must have the same encoding
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_subslice %b[0] : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<8x32xf16, #plain, #memory, mutable, 16x32> // error 10: offsets must have the same rank as input
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_subslice %b[3, 0] : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<8x32xf16, #plain, #memory, mutable, 16x32> // error 10: The split offset may not touch the tile
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_subslice %b[16, 0] : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<8x32xf16, #plain, #memory, mutable, 16x32> // error 10: The split offset may not exceed the source shape
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_subslice %b[0, 0] : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<3x16x32xf16, #plain, #memory, mutable> // error 10: result rank must equal to input rank
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_trans %b {order = array<i32: 0>} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<16x32xf16, #plain, #memory, mutable> // error 10: order must have the same size as the rank of the operand and result
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_trans %b {order = array<i32: 0, 0>} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<16x32xf16, #plain, #memory, mutable> // error 10: order must be a permutation of [0, ..., rank - 1]
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_trans %b {order = array<i32: 0, 2>} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<16x32xf16, #plain, #memory, mutable> // error 10: order must be a permutation of [0, ..., rank - 1]
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_reshape %b : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<16x16xf16, #plain, #memory, mutable> // error 10: number of src and dst elements of reshape must be the same
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>) {
    %0 = ttg.memdesc_reshape %b : !ttg.memdesc<16x32xf16, #plain, #memory, mutable> -> !ttg.memdesc<32x16xf32, #plain, #memory, mutable> // error 10: 'ttg.memdesc_reshape' op requires the same element type for all operands and results
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xi8>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<64x32xi8> -> tensor<64x64xf32> // error 10: only bf16 or f16 is supported for now, got 'f32'
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xi8>) {
    %0 = ttg.fp4_to_fp %a {axis = 2 : i32} : tensor<64x32xi8> -> tensor<64x64xf16> // error 10: axis 2 out of range for rank 2
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xi8>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<64x32xi8> -> tensor<64x64x1xf16> // error 10: source rank 2 != result rank 3
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xi8>) {
    %0 = ttg.fp4_to_fp %a {axis = 0 : i32} : tensor<64x32xi8> -> tensor<64x64xf16> // error 10: axis 0 dimension must be 2x source dimension (src=64, dst=64)
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xi8>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<64x32xi8> -> tensor<32x64xbf16> // error 10: dimension 0 mismatch (src=64, dst=32, axis=1)
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xi8, #rows>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<64x32xi8, #rows> -> tensor<64x64xbf16> // error 10: source and result must both have an encoding, or neither
    tt.return
  }
}
