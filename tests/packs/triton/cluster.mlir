#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16], CGALayout = [[1, 0]]}>
#other = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16], CGALayout = [[0, 1]]}>
#third = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16], CGALayout = [[0, 0]]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @shared(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #other, kWidth = 8}>>, %c: tensor<64x64xf32, #third>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #other, kWidth = 8}>> -> tensor<64x64xf32, #third>
    tt.return
  }
}
// ANSWER custom
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, CGALayout = [[1, 0]]}>
#mma1 = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, CGALayout = [[0, 1]]}>
#mma2 = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, CGALayout = [[0, 0]]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @shared(%arg0: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %arg1: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>, %arg2: tensor<64x64xf32, #mma2>) {
    %0 = tt.dot %arg0, %arg1, %arg2 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma2>
    tt.return
  }
}

// ANSWER generic
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, CGALayout = [[1, 0]]}>
#mma1 = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, CGALayout = [[0, 1]]}>
#mma2 = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, CGALayout = [[0, 0]]}>
"builtin.module"() ({
  "tt.func"() <{function_type = (tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>, tensor<64x64xf32, #mma2>) -> (), sym_name = "shared"}> ({
  ^bb0(%arg0: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %arg1: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>, %arg2: tensor<64x64xf32, #mma2>):
    %0 = "tt.dot"(%arg0, %arg1, %arg2) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>, tensor<64x64xf32, #mma2>) -> tensor<64x64xf32, #mma2>
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()

