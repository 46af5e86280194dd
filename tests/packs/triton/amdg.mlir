#rows = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#plain2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>
#unit = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#wmma = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @buffers(%p: !tt.ptr<f32>, %o: tensor<2048xi32, #rows>, %m: tensor<2048xi1, #rows>, %v: tensor<2048xf32, #rows>, %s: i32, %b: !ttg.memdesc<2048xf32, #plain, #memory, mutable>, %yes: i1) {
    %a = amdg.buffer_load %p[%o], %m, %v stride = %s {contiguity = 2 : i32} : !tt.ptr<f32> -> tensor<2048xf32, #rows>
    amdg.buffer_store %a, %p[%o] : !tt.ptr<f32> -> tensor<2048xf32, #rows>
    %t = amdg.buffer_load_to_local %p[%o] mask = %m other = %v into %b : !tt.ptr<f32>[tensor<2048xi32, #rows>] tensor<2048xf32, #rows> -> <2048xf32, #plain, #memory, mutable>
    %u = amdg.buffer_load_to_local %p[%o] stride = %s into %b : !tt.ptr<f32>[tensor<2048xi32, #rows>]  -> <2048xf32, #plain, #memory, mutable>
    %old = amdg.buffer_atomic_rmw fadd, acq_rel, gpu, %a, %p[%o], %m : !tt.ptr<f32> -> tensor<2048xf32, #rows>
    amdg.cond_barrier %yes
    tt.return
  }
  tt.func @parts(%a: tensor<64x64xf16, #tile>) {
    %b = amdg.extract_slice %a [16, 32] : tensor<64x64xf16, #tile> to tensor<32x32xf16, #tile>
    %c = amdg.concat %b, %b, %b, %b : tensor<32x32xf16, #tile>, tensor<32x32xf16, #tile>, tensor<32x32xf16, #tile>, tensor<32x32xf16, #tile> -> tensor<64x64xf16, #tile>
    tt.return
  }
  tt.func @mover(%d: !tt.tensordesc<64x32xf16>, %b: !ttg.memdesc<64x32xf16, #plain2, #memory, mutable>, %bar: !ttg.memdesc<1xi64, #wmma, #memory, mutable>, %i: i32, %yes: i1) {
    %e = amdg.update_tensor_descriptor %d add_offsets = [%i, %i] pred = %i : !tt.tensordesc<64x32xf16>
    %t = amdg.async_tdm_copy_global_to_local %e into %b : !tt.tensordesc<64x32xf16> -> !ttg.memdesc<64x32xf16, #plain2, #memory, mutable>
    amdg.async_tdm_copy_local_to_global %e from %b : !ttg.memdesc<64x32xf16, #plain2, #memory, mutable> -> !tt.tensordesc<64x32xf16>
    amdg.init_barrier %bar, 4 : !ttg.memdesc<1xi64, #wmma, #memory, mutable>
    amdg.wait_barrier %bar, %i : !ttg.memdesc<1xi64, #wmma, #memory, mutable>
    tt.return
  }
}
// ANSWER custom
#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @buffers(%arg0: !tt.ptr<f32>, %arg1: tensor<2048xi32, #blocked>, %arg2: tensor<2048xi1, #blocked>, %arg3: tensor<2048xf32, #blocked>, %arg4: i32, %arg5: !ttg.memdesc<2048xf32, #shared, #smem, mutable>, %arg6: i1) {
    %0 = amdg.buffer_load %arg0[%arg1], %arg2, %arg3 stride = %arg4 {contiguity = 2 : i32} : !tt.ptr<f32> -> tensor<2048xf32, #blocked>
    amdg.buffer_store %0, %arg0[%arg1] : !tt.ptr<f32> -> tensor<2048xf32, #blocked>
    %1 = amdg.buffer_load_to_local %arg0[%arg1] mask = %arg2 other = %arg3 into %arg5 : !tt.ptr<f32>[tensor<2048xi32, #blocked>] tensor<2048xf32, #blocked> -> <2048xf32, #shared, #smem, mutable>
    %2 = amdg.buffer_load_to_local %arg0[%arg1] stride = %arg4 into %arg5 : !tt.ptr<f32>[tensor<2048xi32, #blocked>]  -> <2048xf32, #shared, #smem, mutable>
    %3 = amdg.buffer_atomic_rmw fadd, acq_rel, gpu, %0, %arg0[%arg1], %arg2 : !tt.ptr<f32> -> tensor<2048xf32, #blocked>
    amdg.cond_barrier %arg6
    tt.return
  }
  tt.func @parts(%arg0: tensor<64x64xf16, #blocked1>) {
    %0 = amdg.extract_slice %arg0 [16, 32] : tensor<64x64xf16, #blocked1> to tensor<32x32xf16, #blocked1>
    %1 = amdg.concat %0, %0, %0, %0 : tensor<32x32xf16, #blocked1>, tensor<32x32xf16, #blocked1>, tensor<32x32xf16, #blocked1>, tensor<32x32xf16, #blocked1> -> tensor<64x64xf16, #blocked1>
    tt.return
  }
  tt.func @mover(%arg0: !tt.tensordesc<64x32xf16>, %arg1: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %arg2: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg3: i32, %arg4: i1) {
    %0 = amdg.update_tensor_descriptor %arg0 add_offsets = [%arg3, %arg3] pred = %arg3 : !tt.tensordesc<64x32xf16>
    %1 = amdg.async_tdm_copy_global_to_local %0 into %arg1 : !tt.tensordesc<64x32xf16> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %2 = amdg.async_tdm_copy_local_to_global %0 from %arg1 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> !tt.tensordesc<64x32xf16>
    amdg.init_barrier %arg2, 4 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    amdg.wait_barrier %arg2, %arg3 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}

// ANSWER generic
#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{function_type = (!tt.ptr<f32>, tensor<2048xi32, #blocked>, tensor<2048xi1, #blocked>, tensor<2048xf32, #blocked>, i32, !ttg.memdesc<2048xf32, #shared, #smem, mutable>, i1) -> (), sym_name = "buffers"}> ({
  ^bb0(%arg6: !tt.ptr<f32>, %arg7: tensor<2048xi32, #blocked>, %arg8: tensor<2048xi1, #blocked>, %arg9: tensor<2048xf32, #blocked>, %arg10: i32, %arg11: !ttg.memdesc<2048xf32, #shared, #smem, mutable>, %arg12: i1):
    %5 = "amdg.buffer_load"(%arg6, %arg7, %arg10, %arg8, %arg9) <{contiguity = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!tt.ptr<f32>, tensor<2048xi32, #blocked>, i32, tensor<2048xi1, #blocked>, tensor<2048xf32, #blocked>) -> tensor<2048xf32, #blocked>
    "amdg.buffer_store"(%5, %arg6, %arg7) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (tensor<2048xf32, #blocked>, !tt.ptr<f32>, tensor<2048xi32, #blocked>) -> ()
    %6 = "amdg.buffer_load_to_local"(%arg11, %arg6, %arg7, %arg8, %arg9) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!ttg.memdesc<2048xf32, #shared, #smem, mutable>, !tt.ptr<f32>, tensor<2048xi32, #blocked>, tensor<2048xi1, #blocked>, tensor<2048xf32, #blocked>) -> !ttg.async.token
    %7 = "amdg.buffer_load_to_local"(%arg11, %arg6, %arg7, %arg10) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1>}> : (!ttg.memdesc<2048xf32, #shared, #smem, mutable>, !tt.ptr<f32>, tensor<2048xi32, #blocked>, i32) -> !ttg.async.token
    %8 = "amdg.buffer_atomic_rmw"(%arg6, %arg7, %5, %arg8) <{atomic_rmw_op = 5 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, scope = 1 : i32, sem = 4 : i32}> : (!tt.ptr<f32>, tensor<2048xi32, #blocked>, tensor<2048xf32, #blocked>, tensor<2048xi1, #blocked>) -> tensor<2048xf32, #blocked>
    "amdg.cond_barrier"(%arg12) : (i1) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (tensor<64x64xf16, #blocked1>) -> (), sym_name = "parts"}> ({
  ^bb0(%arg5: tensor<64x64xf16, #blocked1>):
    %3 = "amdg.extract_slice"(%arg5) <{static_offsets = array<i64: 16, 32>}> : (tensor<64x64xf16, #blocked1>) -> tensor<32x32xf16, #blocked1>
    %4 = "amdg.concat"(%3, %3, %3, %3) : (tensor<32x32xf16, #blocked1>, tensor<32x32xf16, #blocked1>, tensor<32x32xf16, #blocked1>, tensor<32x32xf16, #blocked1>) -> tensor<64x64xf16, #blocked1>
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (!tt.tensordesc<64x32xf16>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, i1) -> (), sym_name = "mover"}> ({
  ^bb0(%arg0: !tt.tensordesc<64x32xf16>, %arg1: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %arg2: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg3: i32, %arg4: i1):
    %0 = "amdg.update_tensor_descriptor"(%arg0, %arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 0, 1>}> : (!tt.tensordesc<64x32xf16>, i32, i32, i32) -> !tt.tensordesc<64x32xf16>
    %1 = "amdg.async_tdm_copy_global_to_local"(%0, %arg1) <{cache = 1 : i32}> : (!tt.tensordesc<64x32xf16>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>) -> !ttg.async.token
    %2 = "amdg.async_tdm_copy_local_to_global"(%0, %arg1) <{cache = 1 : i32}> : (!tt.tensordesc<64x32xf16>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>) -> !ttg.async.token
    "amdg.init_barrier"(%arg2) <{count = 4 : i32}> : (!ttg.memdesc<1xi64, #shared, #smem, mutable>) -> ()
    "amdg.wait_barrier"(%arg2, %arg3) : (!ttg.memdesc<1xi64, #shared, #smem, mutable>, i32) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} : () -> ()

