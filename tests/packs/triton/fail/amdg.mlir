// What amdg, gluon and nvws refuse.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x64xf16, #rows>) {
    %b = amdg.extract_slice %a [0, 16] : tensor<64x64xf16, #rows> to tensor<64x64xf16, #rows> // error 10: invalid offset at dimension 1
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x64xf16, #rows>) {
    %b = amdg.extract_slice %a [0, 16] : tensor<64x64xf16, #rows> to tensor<64x32xf16, #rows> // error 10: No source register holds the element for destination index [0, 16]
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x64xf16, #rows>) {
    %b = amdg.extract_slice %a [0, 2] : tensor<64x64xf16, #rows> to tensor<64x32xf16, #rows> // error 10: No source register holds the element for destination index [0, 4]
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<32x32xf16, #rows>) {
    %b = amdg.concat %a, %a, %a : tensor<32x32xf16, #rows>, tensor<32x32xf16, #rows>, tensor<32x32xf16, #rows> -> tensor<64x64xf16, #rows> // error 10: Number of source tiles (3) doesn't match required count (4).
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16>, %i: i32) {
    %e = amdg.update_tensor_descriptor %d add_offsets = [%i] : !tt.tensordesc<64x32xf16> // error 10: 'amdg.update_tensor_descriptor' op expected 2 add_offsets to match descriptor rank, got 1
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16>, %i: i32) {
    %e = amdg.update_tensor_descriptor %d pred = %i {clamp_bounds} : !tt.tensordesc<64x32xf16> // error 10: 'amdg.update_tensor_descriptor' op clamp_bounds requires add_offsets
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16>, %b: !ttg.memdesc<64x32xf16, #plain, #memory, mutable>) {
    %t = amdg.async_tdm_copy_global_to_local %d into %b : !tt.tensordesc<64x32xf16> -> !ttg.memdesc<64x32xf16, #plain, #memory, mutable> // error 10: 'amdg.async_tdm_copy_global_to_local' op TDM does not support swizzling
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f() {
    amdg.cluster_barrier_arrive // error 5: 'amdg.cluster_barrier_arrive' op requires ttg.num-ctas > 1
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #rows>) {
    %b = gluon.set_auto_layout %a : tensor<64x32xf16, #rows> -> tensor<64x32xf16, #rows> // error 10: 'gluon.set_auto_layout' op input tensor must have an auto layout type
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%i: i32) {
    %x = nvws.warp_group // error 10: When nvws.warp_group op has results, the first region should be terminated by nvws.warp_group.yield op.
    partition0 num_warps(4) {
      nvws.warp_group.return
    } -> i32
    tt.return
  }
}
