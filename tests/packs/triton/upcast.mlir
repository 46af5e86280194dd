#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @small(%a: tensor<64x32xi8, #rows>, %s: tensor<64x4xi8, #rows>, %r: tensor<32x64xi8, #rows>, %q: tensor<2x64xi8, #rows>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8, #rows>, tensor<64x4xi8, #rows> -> tensor<64x64xbf16, #rows>
    %1 = amdg.scaled_upcast_fp4 %r scale %q {axis = 0 : i32, note} : tensor<32x64xi8, #rows>, tensor<2x64xi8, #rows> -> tensor<64x64xf16, #rows>
    tt.return
  }
  tt.func @begins(%p: !tt.ptr<i32>) {
    proton_gpu.init_ctx %p : !tt.ptr<i32>
    proton_gpu.init_ctx %p {note = 7 : i6} : !tt.ptr<i32>
    tt.return
  }
}
// ANSWER custom
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @small(%arg0: tensor<64x32xi8, #blocked>, %arg1: tensor<64x4xi8, #blocked>, %arg2: tensor<32x64xi8, #blocked>, %arg3: tensor<2x64xi8, #blocked>) {
    %0 = amdg.scaled_upcast_fp4 %arg0 scale %arg1 {axis = 1 : i32} : tensor<64x32xi8, #blocked>, tensor<64x4xi8, #blocked> -> tensor<64x64xbf16, #blocked>
    %1 = amdg.scaled_upcast_fp4 %arg2 scale %arg3 {axis = 0 : i32, note} : tensor<32x64xi8, #blocked>, tensor<2x64xi8, #blocked> -> tensor<64x64xf16, #blocked>
    tt.return
  }
  tt.func @begins(%arg0: !tt.ptr<i32>) {
    proton_gpu.init_ctx %arg0 : !tt.ptr<i32>
    proton_gpu.init_ctx %arg0 {note = 7 : i6} : !tt.ptr<i32>
    tt.return
  }
}

// ANSWER generic
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
"builtin.module"() ({
  "tt.func"() <{function_type = (tensor<64x32xi8, #blocked>, tensor<64x4xi8, #blocked>, tensor<32x64xi8, #blocked>, tensor<2x64xi8, #blocked>) -> (), sym_name = "small"}> ({
  ^bb0(%arg1: tensor<64x32xi8, #blocked>, %arg2: tensor<64x4xi8, #blocked>, %arg3: tensor<32x64xi8, #blocked>, %arg4: tensor<2x64xi8, #blocked>):
    %0 = "amdg.scaled_upcast_fp4"(%arg1, %arg2) <{axis = 1 : i32}> : (tensor<64x32xi8, #blocked>, tensor<64x4xi8, #blocked>) -> tensor<64x64xbf16, #blocked>
    %1 = "amdg.scaled_upcast_fp4"(%arg3, %arg4) <{axis = 0 : i32}> {note} : (tensor<32x64xi8, #blocked>, tensor<2x64xi8, #blocked>) -> tensor<64x64xf16, #blocked>
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (!tt.ptr<i32>) -> (), sym_name = "begins"}> ({
  ^bb0(%arg0: !tt.ptr<i32>):
    "proton_gpu.init_ctx"(%arg0) : (!tt.ptr<i32>) -> ()
    "proton_gpu.init_ctx"(%arg0) {note = 7 : i6} : (!tt.ptr<i32>) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} : () -> ()

