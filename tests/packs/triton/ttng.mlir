#rows = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#turned = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#turned8 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#scales = #ttng.tensor_memory_scales_encoding<>
#hopper = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @product(%d: !tt.tensordesc<128x64xf16, #wide>, %i: i32, %yes: i1, %c: tensor<128x64xf32, #rows>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #wide, #memory, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #turned, #memory, mutable>
    %ready = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #bar, #memory, mutable>
    ttng.init_barrier %ready, 1 : !ttg.memdesc<1xi64, #bar, #memory, mutable>
    ttng.barrier_expect %ready, 16384, %yes : !ttg.memdesc<1xi64, #bar, #memory, mutable>
    ttng.async_tma_copy_global_to_local %d[%i, %i] %a, %ready, %yes : !tt.tensordesc<128x64xf16, #wide>, !ttg.memdesc<1xi64, #bar, #memory, mutable> -> !ttg.memdesc<128x64xf16, #wide, #memory, mutable>
    ttng.wait_barrier %ready, %i deps %a : !ttg.memdesc<1xi64, #bar, #memory, mutable>, !ttg.memdesc<128x64xf16, #wide, #memory, mutable>
    %acc, %made = ttng.tmem_alloc %c : (tensor<128x64xf32, #rows>) -> (!ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %next = ttng.tc_gen5_mma %a, %b, %acc[%made], %yes, %yes, %ready[%yes] {is_async} : !ttg.memdesc<128x64xf16, #wide, #memory, mutable>, !ttg.memdesc<64x64xf16, #turned, #memory, mutable>, !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #bar, #memory, mutable>
    ttng.tc_gen5_commit %ready : !ttg.memdesc<1xi64, #bar, #memory, mutable>
    %r, %read = ttng.tmem_load %acc[%next] : !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #rows>
    %put = ttng.tmem_store %r, %acc[%read], %yes : tensor<128x64xf32, #rows> -> !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>
    %half = ttng.tmem_subslice %acc {offset = 32 : i32} : !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x32xf32, #acc, #ttng.tensor_memory, mutable, 128x64>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %d[%i, %i] %a : !tt.tensordesc<128x64xf16, #wide>, !ttg.memdesc<128x64xf16, #wide, #memory, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttng.arrive_barrier %ready, 2, %yes : !ttg.memdesc<1xi64, #bar, #memory, mutable>
    ttng.inval_barrier %ready : !ttg.memdesc<1xi64, #bar, #memory, mutable>
    %twice = ttng.packed_arith fma %r, %r, %r : (tensor<128x64xf32, #rows>, tensor<128x64xf32, #rows>, tensor<128x64xf32, #rows>) -> tensor<128x64xf32, #rows>
    tt.return
  }
  tt.func @group(%a: !ttg.memdesc<128x64xf16, #wide, #memory>, %b: !ttg.memdesc<64x64xf16, #turned, #memory>, %c: tensor<128x64xf32, #hopper>) {
    %d = ttng.warp_group_dot %a, %b, %c {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #wide, #memory> * !ttg.memdesc<64x64xf16, #turned, #memory> -> tensor<128x64xf32, #hopper>
    %e:2 = ttng.warp_group_dot_wait %d, %a {pendings = 0 : i32} : tensor<128x64xf32, #hopper>, !ttg.memdesc<128x64xf16, #wide, #memory>
    tt.return
  }
  tt.func @scaled(%a: !ttg.memdesc<128x128xf8E4M3FN, #turned8, #memory>, %b: !ttg.memdesc<128x64xf8E5M2, #turned8, #memory>, %d: !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>, %x: !ttg.memdesc<128x4xi8, #scales, #ttng.tensor_memory>, %y: !ttg.memdesc<64x4xi8, #scales, #ttng.tensor_memory>, %yes: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %x, %y, %yes, %yes lhs = e4m3 rhs = e5m2 : !ttg.memdesc<128x128xf8E4M3FN, #turned8, #memory>, !ttg.memdesc<128x64xf8E5M2, #turned8, #memory>, !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #scales, #ttng.tensor_memory>, !ttg.memdesc<64x4xi8, #scales, #ttng.tensor_memory>
    tt.return
  }
}
// ANSWER custom
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @product(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i1, %arg3: tensor<128x64xf32, #blocked>) {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %2 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.barrier_expect %2, 16384, %arg2 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%arg1, %arg1] %0, %2, %arg2 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %2, %arg1 deps %0 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %result, %token = ttng.tmem_alloc %arg3 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %3 = ttng.tc_gen5_mma %0, %1, %result[%token], %arg2, %arg2, %2[%arg2] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_commit %2 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %result_0, %token_1 = ttng.tmem_load %result[%3] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    %4 = ttng.tmem_store %result_0, %result[%token_1], %arg2 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %5 = ttng.tmem_subslice %result {offset = 32 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable, 128x64>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg0[%arg1, %arg1] %0 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttng.arrive_barrier %2, 2, %arg2 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %2 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %6 = ttng.packed_arith fma %result_0, %result_0, %result_0 : (tensor<128x64xf32, #blocked>, tensor<128x64xf32, #blocked>, tensor<128x64xf32, #blocked>) -> tensor<128x64xf32, #blocked>
    tt.return
  }
  tt.func @group(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x64xf16, #shared1, #smem>, %arg2: tensor<128x64xf32, #mma>) {
    %0 = ttng.warp_group_dot %arg0, %arg1, %arg2 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<128x64xf32, #mma>
    %1:2 = ttng.warp_group_dot_wait %0, %arg0 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem>
    tt.return
  }
  tt.func @scaled(%arg0: !ttg.memdesc<128x128xf8E4M3FN, #shared3, #smem>, %arg1: !ttg.memdesc<128x64xf8E5M2, #shared3, #smem>, %arg2: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg4: !ttg.memdesc<64x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg5: i1) {
    ttng.tc_gen5_mma_scaled %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg5 lhs = e4m3 rhs = e5m2 : !ttg.memdesc<128x128xf8E4M3FN, #shared3, #smem>, !ttg.memdesc<128x64xf8E5M2, #shared3, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<64x4xi8, #tmem_scales, #ttng.tensor_memory>
    tt.return
  }
}

// ANSWER generic
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
"builtin.module"() ({
  "tt.func"() <{function_type = (!tt.tensordesc<128x64xf16, #shared>, i32, i1, tensor<128x64xf32, #blocked>) -> (), sym_name = "product", sym_visibility = "public"}> ({
  ^bb0(%arg9: !tt.tensordesc<128x64xf16, #shared>, %arg10: i32, %arg11: i1, %arg12: tensor<128x64xf32, #blocked>):
    %2 = "ttg.local_alloc"() : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %3 = "ttg.local_alloc"() : () -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %4 = "ttg.local_alloc"() : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    "ttng.init_barrier"(%4) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared2, #smem, mutable>) -> ()
    "ttng.barrier_expect"(%4, %arg11) <{size = 16384 : i32}> : (!ttg.memdesc<1xi64, #shared2, #smem, mutable>, i1) -> ()
    "ttng.async_tma_copy_global_to_local"(%arg9, %arg10, %arg10, %4, %2, %arg11) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1>}> : (!tt.tensordesc<128x64xf16, #shared>, i32, i32, !ttg.memdesc<1xi64, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1) -> ()
    "ttng.wait_barrier"(%4, %arg10, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!ttg.memdesc<1xi64, #shared2, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) -> ()
    %5:2 = "ttng.tmem_alloc"(%arg12) : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %6 = "ttng.tc_gen5_mma"(%2, %3, %5#0, %5#1, %arg11, %arg11, %4, %arg11) <{is_async, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> : (!ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token, i1, i1, !ttg.memdesc<1xi64, #shared2, #smem, mutable>, i1) -> !ttg.async.token
    "ttng.tc_gen5_commit"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!ttg.memdesc<1xi64, #shared2, #smem, mutable>) -> ()
    %7:2 = "ttng.tmem_load"(%5#0, %6) <{resultSegmentSizes = array<i32: 1, 1, 0>}> : (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token) -> (tensor<128x64xf32, #blocked>, !ttg.async.token)
    %8 = "ttng.tmem_store"(%5#0, %7#1, %7#0, %arg11) : (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token, tensor<128x64xf32, #blocked>, i1) -> !ttg.async.token
    %9 = "ttng.tmem_subslice"(%5#0) <{dim = 1 : i32, offset = 32 : i32}> : (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>) -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable, 128x64>
    "ttng.fence_async_shared"() <{bCluster = false}> : () -> ()
    "ttng.async_tma_copy_local_to_global"(%arg9, %arg10, %arg10, %2) : (!tt.tensordesc<128x64xf16, #shared>, i32, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) -> ()
    "ttng.async_tma_store_wait"() <{pendings = 0 : i32}> : () -> ()
    "ttng.arrive_barrier"(%4, %arg11) <{count = 2 : i32}> : (!ttg.memdesc<1xi64, #shared2, #smem, mutable>, i1) -> ()
    "ttng.inval_barrier"(%4) : (!ttg.memdesc<1xi64, #shared2, #smem, mutable>) -> ()
    %10 = "ttng.packed_arith"(%7#0, %7#0, %7#0) <{op_kind = 3 : i32}> : (tensor<128x64xf32, #blocked>, tensor<128x64xf32, #blocked>, tensor<128x64xf32, #blocked>) -> tensor<128x64xf32, #blocked>
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (!ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, tensor<128x64xf32, #mma>) -> (), sym_name = "group"}> ({
  ^bb0(%arg6: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg7: !ttg.memdesc<64x64xf16, #shared1, #smem>, %arg8: tensor<128x64xf32, #mma>):
    %0 = "ttng.warp_group_dot"(%arg6, %arg7, %arg8) <{inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 0 : i32}> : (!ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, tensor<128x64xf32, #mma>) -> tensor<128x64xf32, #mma>
    %1:2 = "ttng.warp_group_dot_wait"(%0, %arg6) <{pendings = 0 : i32}> : (tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem>) -> (tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem>)
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (!ttg.memdesc<128x128xf8E4M3FN, #shared3, #smem>, !ttg.memdesc<128x64xf8E5M2, #shared3, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<64x4xi8, #tmem_scales, #ttng.tensor_memory>, i1) -> (), sym_name = "scaled"}> ({
  ^bb0(%arg0: !ttg.memdesc<128x128xf8E4M3FN, #shared3, #smem>, %arg1: !ttg.memdesc<128x64xf8E5M2, #shared3, #smem>, %arg2: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg4: !ttg.memdesc<64x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg5: i1):
    "ttng.tc_gen5_mma_scaled"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg5) <{a_type = 0 : i32, b_type = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1, 1, 0, 0>}> : (!ttg.memdesc<128x128xf8E4M3FN, #shared3, #smem>, !ttg.memdesc<128x64xf8E5M2, #shared3, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<64x4xi8, #tmem_scales, #ttng.tensor_memory>, i1, i1) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} : () -> ()

