#wide = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#tall = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#low = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#one = #ttg.linear<{register = [], lane = [[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#twice = #ttg.linear<{register = [[0, 0]], lane = [[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @small(%a: tensor<32x32xi8, #rows>, %s: tensor<32x8xi8, #one>, %t: tensor<32x8xi8, #twice>, %r: tensor<32x64xi8, #low>, %q: tensor<64x64xi8, #tall>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<32x32xi8, #rows>, tensor<32x8xi8, #one> -> tensor<32x64xbf16, #wide>
    %1 = amdg.scaled_upcast_fp4 %a scale %t {axis = 1 : i32} : tensor<32x32xi8, #rows>, tensor<32x8xi8, #twice> -> tensor<32x64xbf16, #wide>
    %2 = amdg.scaled_upcast_fp4 %r scale %q {axis = 0 : i32, note} : tensor<32x64xi8, #low>, tensor<64x64xi8, #tall> -> tensor<64x64xf16, #tall>
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
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 0]], lane = [[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @small(%arg0: tensor<32x32xi8, #blocked>, %arg1: tensor<32x8xi8, #linear>, %arg2: tensor<32x8xi8, #linear1>, %arg3: tensor<32x64xi8, #blocked1>, %arg4: tensor<64x64xi8, #blocked2>) {
    %0 = amdg.scaled_upcast_fp4 %arg0 scale %arg1 {axis = 1 : i32} : tensor<32x32xi8, #blocked>, tensor<32x8xi8, #linear> -> tensor<32x64xbf16, #blocked3>
    %1 = amdg.scaled_upcast_fp4 %arg0 scale %arg2 {axis = 1 : i32} : tensor<32x32xi8, #blocked>, tensor<32x8xi8, #linear1> -> tensor<32x64xbf16, #blocked3>
    %2 = amdg.scaled_upcast_fp4 %arg3 scale %arg4 {axis = 0 : i32, note} : tensor<32x64xi8, #blocked1>, tensor<64x64xi8, #blocked2> -> tensor<64x64xf16, #blocked2>
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
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 0]], lane = [[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
"builtin.module"() ({
  "tt.func"() <{function_type = (tensor<32x32xi8, #blocked>, tensor<32x8xi8, #linear>, tensor<32x8xi8, #linear1>, tensor<32x64xi8, #blocked1>, tensor<64x64xi8, #blocked2>) -> (), sym_name = "small"}> ({
  ^bb0(%arg1: tensor<32x32xi8, #blocked>, %arg2: tensor<32x8xi8, #linear>, %arg3: tensor<32x8xi8, #linear1>, %arg4: tensor<32x64xi8, #blocked1>, %arg5: tensor<64x64xi8, #blocked2>):
    %0 = "amdg.scaled_upcast_fp4"(%arg1, %arg2) <{axis = 1 : i32}> : (tensor<32x32xi8, #blocked>, tensor<32x8xi8, #linear>) -> tensor<32x64xbf16, #blocked3>
    %1 = "amdg.scaled_upcast_fp4"(%arg1, %arg3) <{axis = 1 : i32}> : (tensor<32x32xi8, #blocked>, tensor<32x8xi8, #linear1>) -> tensor<32x64xbf16, #blocked3>
    %2 = "amdg.scaled_upcast_fp4"(%arg4, %arg5) <{axis = 0 : i32}> {note} : (tensor<32x64xi8, #blocked1>, tensor<64x64xi8, #blocked2>) -> tensor<64x64xf16, #blocked2>
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (!tt.ptr<i32>) -> (), sym_name = "begins"}> ({
  ^bb0(%arg0: !tt.ptr<i32>):
    "proton_gpu.init_ctx"(%arg0) : (!tt.ptr<i32>) -> ()
    "proton_gpu.init_ctx"(%arg0) {note = 7 : i6} : (!tt.ptr<i32>) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} : () -> ()

