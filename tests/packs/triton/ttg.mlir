#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#cols = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#unit = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#lin = #ttg.linear<{register = [[0, 1], [0, 2]], lane = [[0, 4], [0, 8], [0, 16], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#pad = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 32]}>
#bits = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [1, 0], [2, 2]]}, alignment = 16>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @layouts(%a: tensor<64x32xf16, #rows>, %p: tensor<64x32x!tt.ptr<f16>, #rows>, %v: tensor<32xf32, #ttg.slice<{dim = 0, parent = #rows}>>, %l: tensor<16x32xf32, #lin>) {
    %b = ttg.convert_layout %a : tensor<64x32xf16, #rows> -> tensor<64x32xf16, #cols>
    %lhs = ttg.convert_layout %a : tensor<64x32xf16, #rows> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #unit, kWidth = 2}>>
    %e = tt.expand_dims %v {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #rows}>> -> tensor<1x32xf32, #rows>
    %buffer = ttg.local_alloc %a : (tensor<64x32xf16, #rows>) -> !ttg.memdesc<64x32xf16, #plain, #memory>
    %stages = ttg.local_alloc : () -> !ttg.memdesc<3x64x32xf16, #wide, #memory, mutable>
    %padded = ttg.local_alloc : () -> !ttg.memdesc<64x32xf16, #pad, #memory, mutable>
    %one = arith.constant 1 : i32
    %stage = ttg.memdesc_index %stages[%one] : !ttg.memdesc<3x64x32xf16, #wide, #memory, mutable> -> !ttg.memdesc<64x32xf16, #wide, #memory, mutable>
    %part = ttg.memdesc_subslice %padded[32, 0] : !ttg.memdesc<64x32xf16, #pad, #memory, mutable> -> !ttg.memdesc<32x32xf16, #pad, #memory, mutable, 64x32>
    %token = ttg.async_copy_global_to_local %p, %stage : tensor<64x32x!tt.ptr<f16>, #rows> -> <64x32xf16, #wide, #memory, mutable>
    %group = ttg.async_commit_group tokens %token
    %done = ttg.async_wait %group {num = 0 : i32}
    %c = ttg.local_load %stage token %done : !ttg.memdesc<64x32xf16, #wide, #memory, mutable> -> tensor<64x32xf16, #rows>
    ttg.local_store %c, %stage : tensor<64x32xf16, #rows> -> !ttg.memdesc<64x32xf16, #wide, #memory, mutable>
    ttg.barrier local|global_read
    ttg.local_dealloc %stages : !ttg.memdesc<3x64x32xf16, #wide, #memory, mutable>
    tt.return
  }
  tt.func @groups(%n: i32) {
    %x = ttg.warp_specialize(%n)
    default {
      %k = arith.constant 7 : i32
      ttg.warp_yield %k : i32
    }
    partition0(%m: i32) num_warps(2) {
      ttg.warp_return
    }
    partition1(%m: i32) num_warps(4) {
      ttg.warp_return
    } : (i32) -> i32
    tt.return
  }
}
// ANSWER custom
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2]], lane = [[0, 4], [0, 8], [0, 16], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 32]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @layouts(%arg0: tensor<64x32xf16, #blocked>, %arg1: tensor<64x32x!tt.ptr<f16>, #blocked>, %arg2: tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, %arg3: tensor<16x32xf32, #linear>) {
    %0 = ttg.convert_layout %arg0 : tensor<64x32xf16, #blocked> -> tensor<64x32xf16, #blocked1>
    %1 = ttg.convert_layout %arg0 : tensor<64x32xf16, #blocked> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %2 = tt.expand_dims %arg2 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xf32, #blocked>
    %3 = ttg.local_alloc %arg0 : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %5 = ttg.local_alloc : () -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %c1_i32 = arith.constant 1 : i32
    %6 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %7 = ttg.memdesc_subslice %5[32, 0] : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared2, #smem, mutable, 64x32>
    %8 = ttg.async_copy_global_to_local %arg1, %6 : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared1, #smem, mutable>
    %9 = ttg.async_commit_group tokens %8
    %10 = ttg.async_wait %9 {num = 0 : i32}
    %11 = ttg.local_load %6 token %10 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #blocked>
    ttg.local_store %11, %6 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    ttg.barrier local|global_read
    ttg.local_dealloc %4 : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    tt.return
  }
  tt.func @groups(%arg0: i32) {
    %0 = ttg.warp_specialize(%arg0)
    default {
      %c7_i32 = arith.constant 7 : i32
      ttg.warp_yield %c7_i32 : i32
    }
    partition0(%arg1: i32) num_warps(2) {
      ttg.warp_return
    }
    partition1(%arg1: i32) num_warps(4) {
      ttg.warp_return
    } : (i32) -> i32
    tt.return
  }
}

// ANSWER generic
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2]], lane = [[0, 4], [0, 8], [0, 16], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 32]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{function_type = (tensor<64x32xf16, #blocked>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16x32xf32, #linear>) -> (), sym_name = "layouts"}> ({
  ^bb0(%arg3: tensor<64x32xf16, #blocked>, %arg4: tensor<64x32x!tt.ptr<f16>, #blocked>, %arg5: tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, %arg6: tensor<16x32xf32, #linear>):
    %2 = "ttg.convert_layout"(%arg3) : (tensor<64x32xf16, #blocked>) -> tensor<64x32xf16, #blocked1>
    %3 = "ttg.convert_layout"(%arg3) : (tensor<64x32xf16, #blocked>) -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %4 = "tt.expand_dims"(%arg5) <{axis = 0 : i32}> : (tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x32xf32, #blocked>
    %5 = "ttg.local_alloc"(%arg3) : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %6 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %7 = "ttg.local_alloc"() : () -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %8 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %9 = "ttg.memdesc_index"(%6, %8) : (!ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %10 = "ttg.memdesc_subslice"(%7) <{offsets = array<i32: 32, 0>}> : (!ttg.memdesc<64x32xf16, #shared2, #smem, mutable>) -> !ttg.memdesc<32x32xf16, #shared2, #smem, mutable, 64x32>
    %11 = "ttg.async_copy_global_to_local"(%arg4, %9) <{contiguity = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<64x32x!tt.ptr<f16>, #blocked>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>) -> !ttg.async.token
    %12 = "ttg.async_commit_group"(%11) : (!ttg.async.token) -> !ttg.async.token
    %13 = "ttg.async_wait"(%12) <{num = 0 : i32}> : (!ttg.async.token) -> !ttg.async.token
    %14 = "ttg.local_load"(%9, %13) : (!ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.async.token) -> tensor<64x32xf16, #blocked>
    "ttg.local_store"(%14, %9) : (tensor<64x32xf16, #blocked>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>) -> ()
    "ttg.barrier"() <{addrSpace = 3 : i32}> : () -> ()
    "ttg.local_dealloc"(%6) : (!ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (i32) -> (), sym_name = "groups"}> ({
  ^bb0(%arg0: i32):
    %0 = "ttg.warp_specialize"() <{partitionNumWarps = array<i32: 2, 4>}> ({
      %1 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      "ttg.warp_yield"(%1) : (i32) -> ()
    }, {
      "ttg.warp_specialize.partitions"(%arg0) ({
      ^bb0(%arg2: i32):
        "ttg.warp_return"() : () -> ()
      }, {
      ^bb0(%arg1: i32):
        "ttg.warp_return"() : () -> ()
      }) : (i32) -> ()
    }) : () -> i32
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()

