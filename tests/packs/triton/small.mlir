#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#unit = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @auto(%a: tensor<16x8xf32, #gluon.auto_encoding>) {
    %b = gluon.set_auto_layout %a : tensor<16x8xf32, #gluon.auto_encoding> -> tensor<16x8xf32, #rows>
    tt.return
  }
  tt.func @references(%i: i32) {
    %b = ttg.local_alloc : () -> !ttg.memdesc<3x64x32xf16, #wide, #memory, mutable>
    %r = nvws.aref.create %b : <[!ttg.memdesc<3x64x32xf16, #wide, #memory, mutable>]>
    %w, %t = nvws.aref.put.enter %r[%i, %i] : <[!ttg.memdesc<3x64x32xf16, #wide, #memory, mutable>]> -> !ttg.memdesc<64x32xf16, #wide, #memory, mutable>, !ttg.async.token
    nvws.aref.put.exit %r[%i], %t [#nvws.async_op<tma_load>] : <[!ttg.memdesc<3x64x32xf16, #wide, #memory, mutable>]>, !ttg.async.token
    %g, %u = nvws.aref.get.enter %r : <[!ttg.memdesc<3x64x32xf16, #wide, #memory, mutable>]> -> !ttg.memdesc<64x32xf16, #wide, #memory, mutable>, !ttg.async.token
    nvws.aref.get.exit %r, %u [#nvws.async_op<none>] : <[!ttg.memdesc<3x64x32xf16, #wide, #memory, mutable>]>, !ttg.async.token
    %x = nvws.warp_group
    partition0 num_warps(4) {
      nvws.warp_group.yield %i : i32
    }
    partition1 num_warps(2) {
      nvws.warp_group.return
    } -> i32
    tt.return
  }
  tt.func @integers(%a: tensor<32x64xi8, #ttg.dot_op<{opIdx = 0, parent = #unit, kWidth = 4}>>, %b: tensor<64x32xi8, #ttg.dot_op<{opIdx = 1, parent = #unit, kWidth = 4}>>, %c: tensor<32x32xi32, #unit>) {
    %d = tti.dot_i8 %a, %b, %c, aSigned = true, bSigned = false : tensor<32x64xi8, #ttg.dot_op<{opIdx = 0, parent = #unit, kWidth = 4}>> * tensor<64x32xi8, #ttg.dot_op<{opIdx = 1, parent = #unit, kWidth = 4}>> -> tensor<32x32xi32, #unit>
    tt.return
  }
  tt.func @profile(%p: !tt.ptr<i32>) {
    proton.record start "load"
    proton.record end "load"
    proton_gpu.initialize %p : !tt.ptr<i32>
    %b = ttg.local_alloc : () -> !ttg.memdesc<256xi32, #bar, #memory, mutable>
    %s = proton_gpu.segment_alloc %b : !ttg.memdesc<256xi32, #bar, #memory, mutable> -> <1024, #memory, warp>
    %n = proton_gpu.read_counter : i32
    proton_gpu.circular_store start %s, %n {scopeId = 3 : i32} : !proton_gpu.segment<1024, #memory, warp>, i32
    proton_gpu.finalize %s, %p : !proton_gpu.segment<1024, #memory, warp>, !tt.ptr<i32>
    tt.return
  }
}
// ANSWER custom
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @auto(%arg0: tensor<16x8xf32, #gluon.auto_encoding>) {
    %0 = gluon.set_auto_layout %arg0 : tensor<16x8xf32, #gluon.auto_encoding> -> tensor<16x8xf32, #blocked>
    tt.return
  }
  tt.func @references(%arg0: i32) {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %1 = nvws.aref.create %0 : <[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]>
    %buffers, %token = nvws.aref.put.enter %1[%arg0, %arg0] : <[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token
    nvws.aref.put.exit %1[%arg0], %token [#nvws.async_op<tma_load>] : <[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]>, !ttg.async.token
    %buffers_0, %token_1 = nvws.aref.get.enter %1 : <[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token
    nvws.aref.get.exit %1, %token_1 [#nvws.async_op<none>] : <[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]>, !ttg.async.token
    %2 = nvws.warp_group
    partition0 num_warps(4) {
      nvws.warp_group.yield %arg0 : i32
    }
    partition1 num_warps(2) {
      nvws.warp_group.return
    } -> i32
    tt.return
  }
  tt.func @integers(%arg0: tensor<32x64xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %arg1: tensor<64x32xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %arg2: tensor<32x32xi32, #mma>) {
    %0 = tti.dot_i8 %arg0, %arg1, %arg2, aSigned = true, bSigned = false : tensor<32x64xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x32xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x32xi32, #mma>
    tt.return
  }
  tt.func @profile(%arg0: !tt.ptr<i32>) {
    proton.record start "load"
    proton.record end "load"
    proton_gpu.initialize %arg0 : !tt.ptr<i32>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<256xi32, #shared1, #smem, mutable>
    %1 = proton_gpu.segment_alloc %0 : !ttg.memdesc<256xi32, #shared1, #smem, mutable> -> <1024, #smem, warp>
    %2 = proton_gpu.read_counter : i32
    proton_gpu.circular_store start %1, %2 {scopeId = 3 : i32} : !proton_gpu.segment<1024, #smem, warp>, i32
    proton_gpu.finalize %1, %arg0 : !proton_gpu.segment<1024, #smem, warp>, !tt.ptr<i32>
    tt.return
  }
}

// ANSWER generic
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{function_type = (tensor<16x8xf32, #gluon.auto_encoding>) -> (), sym_name = "auto"}> ({
  ^bb0(%arg5: tensor<16x8xf32, #gluon.auto_encoding>):
    %9 = "gluon.set_auto_layout"(%arg5) : (tensor<16x8xf32, #gluon.auto_encoding>) -> tensor<16x8xf32, #blocked>
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (i32) -> (), sym_name = "references"}> ({
  ^bb0(%arg4: i32):
    %4 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %5 = "nvws.aref.create"(%4) : (!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>) -> !nvws.aref<[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]>
    %6:2 = "nvws.aref.put.enter"(%5, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!nvws.aref<[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]>, i32, i32) -> (!ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token)
    "nvws.aref.put.exit"(%5, %6#1, %arg4) <{async_ops = [#nvws.async_op<tma_load>]}> : (!nvws.aref<[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]>, !ttg.async.token, i32) -> ()
    %7:2 = "nvws.aref.get.enter"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!nvws.aref<[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]>) -> (!ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token)
    "nvws.aref.get.exit"(%5, %7#1) <{async_ops = [#nvws.async_op<none>]}> : (!nvws.aref<[!ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>]>, !ttg.async.token) -> ()
    %8 = "nvws.warp_group"() <{numWarps = array<i32: 4, 2>}> ({
      "nvws.warp_group.yield"(%arg4) : (i32) -> ()
    }, {
      "nvws.warp_group.return"() : () -> ()
    }) : () -> i32
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (tensor<32x64xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<64x32xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<32x32xi32, #mma>) -> (), sym_name = "integers"}> ({
  ^bb0(%arg1: tensor<32x64xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %arg2: tensor<64x32xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %arg3: tensor<32x32xi32, #mma>):
    %3 = "tti.dot_i8"(%arg1, %arg2, %arg3) <{aSigned = true, bSigned = false}> : (tensor<32x64xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<64x32xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<32x32xi32, #mma>) -> tensor<32x32xi32, #mma>
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (!tt.ptr<i32>) -> (), sym_name = "profile"}> ({
  ^bb0(%arg0: !tt.ptr<i32>):
    "proton.record"() <{isStart, name = "load"}> : () -> ()
    "proton.record"() <{name = "load"}> : () -> ()
    "proton_gpu.initialize"(%arg0) : (!tt.ptr<i32>) -> ()
    %0 = "ttg.local_alloc"() : () -> !ttg.memdesc<256xi32, #shared1, #smem, mutable>
    %1 = "proton_gpu.segment_alloc"(%0) : (!ttg.memdesc<256xi32, #shared1, #smem, mutable>) -> !proton_gpu.segment<1024, #smem, warp>
    %2 = "proton_gpu.read_counter"() <{metric = 0 : i32}> : () -> i32
    "proton_gpu.circular_store"(%1, %2) <{isStart, scopeId = 3 : i32}> : (!proton_gpu.segment<1024, #smem, warp>, i32) -> ()
    "proton_gpu.finalize"(%1, %arg0) : (!proton_gpu.segment<1024, #smem, warp>, !tt.ptr<i32>) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()

