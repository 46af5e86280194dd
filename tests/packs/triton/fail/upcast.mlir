// What amdg.scaled_upcast_fp4 and proton_gpu.init_ctx refuse.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8>, tensor<64xi8> -> tensor<64x64xbf16> // error 10: scale and output must have the same rank
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 2 : i32} : tensor<64x32xi8>, tensor<64x4xi8> -> tensor<64x64xbf16> // error 10: axis out of range: 2 for rank 2
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<32x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8>, tensor<32x4xi8> -> tensor<64x64xbf16> // error 10: scale and output must match on non-axis dimensions
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 0 : i32} : tensor<64x32xi8>, tensor<64x4xi8> -> tensor<64x64xbf16> // error 10: scale and output must match on non-axis dimensions
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x128xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8>, tensor<64x128xi8> -> tensor<64x64xbf16> // error 10: expected output.shape[axis] to be divisible by scale.shape[axis], but got output[1]=64, scale[1]=128
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64xi8>, tensor<64x4xi8> -> tensor<64x64xbf16> // error 10: source rank 1 != result rank 2
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x16xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x16xi8>, tensor<64x4xi8> -> tensor<64x64xbf16> // error 10: axis 1 dimension must be 2x source dimension (src=16, dst=64)
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<32x32xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<32x32xi8>, tensor<64x4xi8> -> tensor<64x64xbf16> // error 10: dimension 0 mismatch (src=32, dst=64, axis=1)
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8, #rows>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8, #rows>, tensor<64x4xi8> -> tensor<64x64xbf16> // error 10: source and result must both have an encoding, or neither
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8>, tensor<64x4xi8> -> tensor<64x64xbf16, #rows> // error 10: scale and output must both have an encoding, or neither
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi16>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi16>, tensor<64x4xi8> -> tensor<64x64xbf16> // error 10: 'amdg.scaled_upcast_fp4' op operand #0 must be ranked tensor of 8-bit signless integer values, but got 'tensor<64x32xi16>'
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x4xi32>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8>, tensor<64x4xi32> -> tensor<64x64xbf16> // error 10: 'amdg.scaled_upcast_fp4' op operand #1 must be ranked tensor of bfloat16 type or 8-bit signless integer values, but got 'tensor<64x4xi32>'
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8>, tensor<64x4xi8> -> tensor<64x64xi32> // error 10: 'amdg.scaled_upcast_fp4' op result #0 must be ranked tensor of 16-bit float or bfloat16 type values, but got 'tensor<64x64xi32>'
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a, %s {axis = 1 : i32} : tensor<64x32xi8>, tensor<64x4xi8> -> tensor<64x64xbf16> // error 35: custom op 'amdg.scaled_upcast_fp4' expected 'scale'
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8> -> tensor<64x64xbf16> // error 80: expected ','
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s {axis = 1 : i32} : tensor<64x32xi8>, tensor<64x4xi8> : tensor<64x64xbf16> // error 97: expected '->'
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x4xi8>) {
    %0 = amdg.scaled_upcast_fp4 %a scale %s : tensor<64x32xi8>, tensor<64x4xi8> -> tensor<64x64xbf16> // error 10: 'amdg.scaled_upcast_fp4' op requires attribute 'axis'
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%p: !tt.ptr<i32>) {
    ttg.warp_specialize(%p)
    default {
      proton_gpu.init_ctx %p : !tt.ptr<i32> // error 7: 'proton_gpu.init_ctx' op can't initialize proton context in a warp specialized op
      ttg.warp_yield
    }
    partition0(%q: !tt.ptr<i32>) num_warps(4) {
      ttg.warp_return
    } : (!tt.ptr<i32>) -> ()
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%p: !tt.ptr<i32>) {
    ttg.warp_specialize(%p)
    default {
      ttg.warp_yield
    }
    partition0(%q: !tt.ptr<i32>) num_warps(4) {
      proton_gpu.init_ctx %q : !tt.ptr<i32> // error 7: 'proton_gpu.init_ctx' op can't initialize proton context in a warp specialized op
      ttg.warp_return
    } : (!tt.ptr<i32>) -> ()
    tt.return
  }
}
// -----
tt.func @f(%p: !tt.ptr<i32>) {
  proton_gpu.init_ctx %p !tt.ptr<i32> // error 25: expected ':'
  tt.return
}
// -----
tt.func @f(%p: i32) {
  proton_gpu.init_ctx %p : i32 // error 3: 'proton_gpu.init_ctx' op operand #0 must be ptr, but got 'i32'
  tt.return
}
