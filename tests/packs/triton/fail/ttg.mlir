// What ttg and its layouts refuse.
#a = #ttg.blocked<{sizePerThread = [1, 3], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}> // error 11: Every element in sizePerThread must be a power of two.
// -----
#a = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4], order = [1, 0]}> // error 11: sizePerThread, threadsPerWarp, warpsPerCTA, and order must all have the same rank.
// -----
#a = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 1]}> // error 11: order must be a permutation of 0..(rank-1), but was [1, 1]
// -----
#a = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#b = #ttg.slice<{dim = 0, parent = #a}> // error 11: parent layout must have at least rank >= 2
// -----
#a = #ttg.nvmma_shared<{swizzlingByteWidth = 48, transposed = false, elementBitWidth = 16}> // error 11: swizzlingByteWidth must be 0, 32, 64, or 128
// -----
#a = #ttg.padded_shared<[3:+4] {order = [0], shape = [64]}> // error 11: interval values must all be power of two
// -----
#a = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [0, 2]}> // error 11: order must be a permutation of 0..(rank-1), but was [0, 2]
// -----
#a = #ttg.amd_mfma<{version = 5, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}> // error 11: version must be in the [0, 4] range
// -----
#a = #ttg.linear<{register = [[3]], lane = [[1], [2], [4], [8], [16]], warp = [], block = []}> // error 11: LinearEncodingAttr requires a permutation matrix layout after removing broadcast bases
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #rows>) {
    %b = ttg.local_alloc %a : (tensor<64x32xf16, #rows>) -> !ttg.memdesc<64x32xf32, #plain, #memory> // error 10: 'ttg.local_alloc' op source element type 'tensor<64x32xf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>' must match destination element type 'f32'
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x32xf16, #plain, #memory> // error 10: 'ttg.local_alloc' op uninitialized alloc must have a mutable memdesc type
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x24xf16, #plain, #memory, mutable> // error 46: shape must have power-of-2 and non-zero dimensions; got 64, 24
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<64x32xf16, #plain, #memory>, %a: tensor<64x32xf16, #rows>) {
    ttg.local_store %a, %b : tensor<64x32xf16, #rows> -> !ttg.memdesc<64x32xf16, #plain, #memory> // error 5: 'ttg.local_store' op Cannot store into immutable memory
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<64x32xf16, #plain, #memory>) {
    %a = ttg.local_load %b : !ttg.memdesc<64x32xf16, #plain, #memory> -> tensor<32x32xf16, #rows> // error 10: 'ttg.local_load' op source shape [64, 32] must match [destination shape 32, 32]
    tt.return
  }
}
// -----
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<64x32xf16, #wide, #memory>) {
    %a = ttg.memdesc_subslice %b[4, 0] : !ttg.memdesc<64x32xf16, #wide, #memory> -> !ttg.memdesc<4x32xf16, #wide, #memory, 64x32> // error 10: We don't support splitting along the swizzling pattern
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<64x32xf16, #plain, #memory>) {
    %a = ttg.memdesc_subslice %b[48, 0] : !ttg.memdesc<64x32xf16, #plain, #memory> -> !ttg.memdesc<32x32xf16, #plain, #memory, 64x32> // error 10: The split offset may not exceed the source shape
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<64x32xf16, #plain, #memory>) {
    %a = ttg.memdesc_trans %b {order = array<i32: 1, 1>} : !ttg.memdesc<64x32xf16, #plain, #memory> -> !ttg.memdesc<32x64xf16, #plain, #memory> // error 10: order must be a permutation of [0, ..., rank - 1]
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<64x32xf16, #plain, #memory>) {
    %a = ttg.memdesc_reinterpret %b : !ttg.memdesc<64x32xf16, #plain, #memory> -> !ttg.memdesc<64x32xf32, #plain, #memory> // error 10: result shared-memory footprint (8192 bytes) exceeds the source view (4096 bytes)
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<32x32xf16, #plain, #memory, 64x32>) {
    %a = ttg.memdesc_reinterpret %b : !ttg.memdesc<32x32xf16, #plain, #memory, 64x32> -> !ttg.memdesc<64x32xf16, #plain, #memory> // error 10: result shared-memory footprint includes offsets not owned by the source subview (4096 bytes requested; 2048 contiguous bytes available)
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<64x16xf16, #plain, #memory, 64x32>) {
    %a = ttg.memdesc_reinterpret %b : !ttg.memdesc<64x16xf16, #plain, #memory, 64x32> -> !ttg.memdesc<8x32xf16, #plain, #memory> // error 10: result shared-memory footprint includes offsets not owned by the source subview (512 bytes requested; 32 contiguous bytes available)
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xi8, #rows>) {
    %b = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<64x32xi8, #rows> -> tensor<64x32xf16, #rows> // error 10: axis 1 dimension must be 2x source dimension (src=32, dst=32)
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%n: i32) {
    ttg.warp_specialize(%n)
    default {
      ttg.warp_yield
    }
    partition0(%m: i64) num_warps(4) { // error 5: 'ttg.warp_specialize.partitions' op partition region #0 argument #0 has type 'i64' but corresponding capture has type 'i32'
      ttg.warp_return
    } : (i32) -> ()
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%n: i32) {
    ttg.warp_specialize(%n) // error 5: 'ttg.warp_specialize' op partition #0 number of warps (3) must be a power of 2
    default {
      ttg.warp_yield
    }
    partition0(%m: i32) num_warps(3) {
      ttg.warp_return
    } : (i32) -> ()
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%n: i32) {
    %x = ttg.warp_specialize(%n)
    default {
      ttg.warp_yield // error 7: 'ttg.warp_yield' op has 0 operands but parent op expected 1
    }
    partition0(%m: i32) num_warps(4) {
      ttg.warp_return
    } : (i32) -> i32
    tt.return
  }
}
