#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#unit = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#unit3 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 32, 16]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @picks(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>, %v: tensor<64x32xf16, #rows>, %t: !ttg.async.token) {
    %0 = ttg.local_gather %b[%i] {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows> -> tensor<64x32xf16, #rows>
    %1 = ttg.local_gather %b[%i] token %t {axis = 1 : i32, note} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows> -> tensor<64x32xf16, #rows>
    ttg.local_scatter %b[%i], %v {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows>, tensor<64x32xf16, #rows>
    ttg.local_scatter %b[%i], %0 token %t {axis = 1 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows>, tensor<64x32xf16, #rows>
    tt.return
  }
  tt.func @each(%a: tensor<64x32xf16, #rows>, %b: tensor<64x32xi32, #rows>) {
    %0:2 = "tt.map_elementwise"(%a, %b) <{pack = 2 : i32}> ({
    ^bb0(%p: f16, %q: f16, %x: i32, %y: i32):
      %s = arith.addf %p, %q : f16
      %m = arith.xori %x, %y : i32
      tt.map_elementwise.return %s, %p, %m, %y : f16, f16, i32, i32
    }) : (tensor<64x32xf16, #rows>, tensor<64x32xi32, #rows>) -> (tensor<64x32xf16, #rows>, tensor<64x32xi32, #rows>)
    %1 = "tt.map_elementwise"(%b) <{pack = 1 : i32}> ({
    ^bb0(%x: i32):
      %y = arith.constant 11 : i32
      %less = arith.cmpi slt, %x, %y : i32
      cf.cond_br %less, ^bb1, ^bb2
    ^bb1:
      tt.map_elementwise.return %x : i32
    ^bb2:
      tt.map_elementwise.return %y : i32
    }) : (tensor<64x32xi32, #rows>) -> tensor<64x32xi32, #rows>
    tt.return
  }
  tt.func @products(%a: tensor<64x64xf16, #unit>, %b: tensor<64x64xf16, #unit3>) {
    %0 = amdg.extract_slice %a [32, 0] : tensor<64x64xf16, #unit> to tensor<32x64xf16, #unit>
    %1 = amdg.extract_slice %b [0, 32] : tensor<64x64xf16, #unit3> to tensor<64x32xf16, #unit3>
    tt.return
  }
  tt.func @plain(%a: tensor<8xf16>, %b: tensor<8x!tt.ptr<i8>>) {
    %0 = "tt.map_elementwise"(%a, %b) <{pack = 4 : i32}> ({
    ^bb0(%p: f16, %q: f16, %r: f16, %s: f16, %x: !tt.ptr<i8>, %y: !tt.ptr<i8>, %z: !tt.ptr<i8>, %w: !tt.ptr<i8>):
      tt.map_elementwise.return %p, %q, %s, %r : f16, f16, f16, f16
    }) {note = 5 : i9} : (tensor<8xf16>, tensor<8x!tt.ptr<i8>>) -> tensor<8xf16>
    tt.return
  }
}
// ANSWER custom
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 32, 16]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @picks(%arg0: !ttg.memdesc<16x32xf16, #shared, #smem, mutable>, %arg1: tensor<64x32xi32, #blocked>, %arg2: tensor<64x32xf16, #blocked>, %arg3: !ttg.async.token) {
    %0 = ttg.local_gather %arg0[%arg1] {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #shared, #smem, mutable>, tensor<64x32xi32, #blocked> -> tensor<64x32xf16, #blocked>
    %1 = ttg.local_gather %arg0[%arg1] token %arg3 {axis = 1 : i32, note} : !ttg.memdesc<16x32xf16, #shared, #smem, mutable>, tensor<64x32xi32, #blocked> -> tensor<64x32xf16, #blocked>
    ttg.local_scatter %arg0[%arg1], %arg2 {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #shared, #smem, mutable>, tensor<64x32xi32, #blocked>, tensor<64x32xf16, #blocked>
    ttg.local_scatter %arg0[%arg1], %0 token %arg3 {axis = 1 : i32} : !ttg.memdesc<16x32xf16, #shared, #smem, mutable>, tensor<64x32xi32, #blocked>, tensor<64x32xf16, #blocked>
    tt.return
  }
  tt.func @each(%arg0: tensor<64x32xf16, #blocked>, %arg1: tensor<64x32xi32, #blocked>) {
    %0:2 = "tt.map_elementwise"(%arg0, %arg1) <{pack = 2 : i32}> ({
    ^bb0(%arg2: f16, %arg3: f16, %arg4: i32, %arg5: i32):
      %2 = arith.addf %arg2, %arg3 : f16
      %3 = arith.xori %arg4, %arg5 : i32
      tt.map_elementwise.return %2, %arg2, %3, %arg5 : f16, f16, i32, i32
    }) : (tensor<64x32xf16, #blocked>, tensor<64x32xi32, #blocked>) -> (tensor<64x32xf16, #blocked>, tensor<64x32xi32, #blocked>)
    %1 = "tt.map_elementwise"(%arg1) <{pack = 1 : i32}> ({
    ^bb0(%arg2: i32):
      %c11_i32 = arith.constant 11 : i32
      %2 = arith.cmpi slt, %arg2, %c11_i32 : i32
      cf.cond_br %2, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      tt.map_elementwise.return %arg2 : i32
    ^bb2:  // pred: ^bb0
      tt.map_elementwise.return %c11_i32 : i32
    }) : (tensor<64x32xi32, #blocked>) -> tensor<64x32xi32, #blocked>
    tt.return
  }
  tt.func @products(%arg0: tensor<64x64xf16, #mma>, %arg1: tensor<64x64xf16, #mma1>) {
    %0 = amdg.extract_slice %arg0 [32, 0] : tensor<64x64xf16, #mma> to tensor<32x64xf16, #mma>
    %1 = amdg.extract_slice %arg1 [0, 32] : tensor<64x64xf16, #mma1> to tensor<64x32xf16, #mma1>
    tt.return
  }
  tt.func @plain(%arg0: tensor<8xf16>, %arg1: tensor<8x!tt.ptr<i8>>) {
    %0 = "tt.map_elementwise"(%arg0, %arg1) <{pack = 4 : i32}> ({
    ^bb0(%arg2: f16, %arg3: f16, %arg4: f16, %arg5: f16, %arg6: !tt.ptr<i8>, %arg7: !tt.ptr<i8>, %arg8: !tt.ptr<i8>, %arg9: !tt.ptr<i8>):
      tt.map_elementwise.return %arg2, %arg3, %arg5, %arg4 : f16, f16, f16, f16
    }) {note = 5 : i9} : (tensor<8xf16>, tensor<8x!tt.ptr<i8>>) -> tensor<8xf16>
    tt.return
  }
}

// ANSWER generic
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 32, 16]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{function_type = (!ttg.memdesc<16x32xf16, #shared, #smem, mutable>, tensor<64x32xi32, #blocked>, tensor<64x32xf16, #blocked>, !ttg.async.token) -> (), sym_name = "picks"}> ({
  ^bb0(%arg19: !ttg.memdesc<16x32xf16, #shared, #smem, mutable>, %arg20: tensor<64x32xi32, #blocked>, %arg21: tensor<64x32xf16, #blocked>, %arg22: !ttg.async.token):
    %9 = "ttg.local_gather"(%arg19, %arg20) <{axis = 0 : i32}> : (!ttg.memdesc<16x32xf16, #shared, #smem, mutable>, tensor<64x32xi32, #blocked>) -> tensor<64x32xf16, #blocked>
    %10 = "ttg.local_gather"(%arg19, %arg20, %arg22) <{axis = 1 : i32}> {note} : (!ttg.memdesc<16x32xf16, #shared, #smem, mutable>, tensor<64x32xi32, #blocked>, !ttg.async.token) -> tensor<64x32xf16, #blocked>
    "ttg.local_scatter"(%arg19, %arg21, %arg20) <{axis = 0 : i32}> : (!ttg.memdesc<16x32xf16, #shared, #smem, mutable>, tensor<64x32xf16, #blocked>, tensor<64x32xi32, #blocked>) -> ()
    "ttg.local_scatter"(%arg19, %9, %arg20, %arg22) <{axis = 1 : i32}> : (!ttg.memdesc<16x32xf16, #shared, #smem, mutable>, tensor<64x32xf16, #blocked>, tensor<64x32xi32, #blocked>, !ttg.async.token) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (tensor<64x32xf16, #blocked>, tensor<64x32xi32, #blocked>) -> (), sym_name = "each"}> ({
  ^bb0(%arg12: tensor<64x32xf16, #blocked>, %arg13: tensor<64x32xi32, #blocked>):
    %3:2 = "tt.map_elementwise"(%arg12, %arg13) <{pack = 2 : i32}> ({
    ^bb0(%arg15: f16, %arg16: f16, %arg17: i32, %arg18: i32):
      %7 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      %8 = "arith.xori"(%arg17, %arg18) : (i32, i32) -> i32
      "tt.map_elementwise.return"(%7, %arg15, %8, %arg18) : (f16, f16, i32, i32) -> ()
    }) : (tensor<64x32xf16, #blocked>, tensor<64x32xi32, #blocked>) -> (tensor<64x32xf16, #blocked>, tensor<64x32xi32, #blocked>)
    %4 = "tt.map_elementwise"(%arg13) <{pack = 1 : i32}> ({
    ^bb0(%arg14: i32):
      %5 = "arith.constant"() <{value = 11 : i32}> : () -> i32
      %6 = "arith.cmpi"(%arg14, %5) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "cf.cond_br"(%6)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "tt.map_elementwise.return"(%arg14) : (i32) -> ()
    ^bb2:  // pred: ^bb0
      "tt.map_elementwise.return"(%5) : (i32) -> ()
    }) : (tensor<64x32xi32, #blocked>) -> tensor<64x32xi32, #blocked>
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (tensor<64x64xf16, #mma>, tensor<64x64xf16, #mma1>) -> (), sym_name = "products"}> ({
  ^bb0(%arg10: tensor<64x64xf16, #mma>, %arg11: tensor<64x64xf16, #mma1>):
    %1 = "amdg.extract_slice"(%arg10) <{static_offsets = array<i64: 32, 0>}> : (tensor<64x64xf16, #mma>) -> tensor<32x64xf16, #mma>
    %2 = "amdg.extract_slice"(%arg11) <{static_offsets = array<i64: 0, 32>}> : (tensor<64x64xf16, #mma1>) -> tensor<64x32xf16, #mma1>
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (tensor<8xf16>, tensor<8x!tt.ptr<i8>>) -> (), sym_name = "plain"}> ({
  ^bb0(%arg0: tensor<8xf16>, %arg1: tensor<8x!tt.ptr<i8>>):
    %0 = "tt.map_elementwise"(%arg0, %arg1) <{pack = 4 : i32}> ({
    ^bb0(%arg2: f16, %arg3: f16, %arg4: f16, %arg5: f16, %arg6: !tt.ptr<i8>, %arg7: !tt.ptr<i8>, %arg8: !tt.ptr<i8>, %arg9: !tt.ptr<i8>):
      "tt.map_elementwise.return"(%arg2, %arg3, %arg5, %arg4) : (f16, f16, f16, f16) -> ()
    }) {note = 5 : i9} : (tensor<8xf16>, tensor<8x!tt.ptr<i8>>) -> tensor<8xf16>
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()

