// What operations of tt with regions, and its products, refuse.
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.map_elementwise"(%a0) <{pack = 3 : i32}> ({ // error 8: 'tt.map_elementwise' op Pack must be a power of 2
  ^bb0(%x: f16):
    tt.map_elementwise.return %x : f16
  }) : (tensor<8xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.map_elementwise"(%a0) <{pack = 0 : i32}> ({ // error 8: 'tt.map_elementwise' op Pack must be a power of 2
  ^bb0(%x: f16):
    tt.map_elementwise.return %x : f16
  }) : (tensor<8xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.map_elementwise"(%a0) <{pack = -2 : i32}> ({ // error 8: 'tt.map_elementwise' op Pack must be a power of 2
  ^bb0(%x: f16):
    tt.map_elementwise.return %x : f16
  }) : (tensor<8xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f() {
  %0 = "tt.map_elementwise"() <{pack = 1 : i32}> ({ // error 8: 'tt.map_elementwise' op expected 1 or more operands, but found 0
    tt.map_elementwise.return
  }) : () -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.map_elementwise"(%a0) <{pack = 2 : i32}> ({ // error 8: 'tt.map_elementwise' op region has wrong number of arguments
  ^bb0(%x: f16):
    tt.map_elementwise.return %x, %x : f16, f16
  }) : (tensor<8xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>, %a1: tensor<8xi32>) {
  %0 = "tt.map_elementwise"(%a0, %a1) <{pack = 1 : i32}> ({ // error 8: 'tt.map_elementwise' op region has wrong number of arguments
  ^bb0(%x: f16):
    tt.map_elementwise.return %x : f16
  }) : (tensor<8xf16>, tensor<8xi32>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>, %a1: tensor<8xi32>) {
  %0 = "tt.map_elementwise"(%a0, %a1) <{pack = 1 : i32}> ({ // error 8: argument types did not match
  ^bb0(%x: f16, %y: f16):
    tt.map_elementwise.return %x : f16
  }) : (tensor<8xf16>, tensor<8xi32>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>, %a1: tensor<8xi32>) {
  %0 = "tt.map_elementwise"(%a0, %a1) <{pack = 2 : i32}> ({ // error 8: argument types did not match
  ^bb0(%x: f16, %y: i32, %z: i32, %w: i32):
    tt.map_elementwise.return %x, %x : f16, f16
  }) : (tensor<8xf16>, tensor<8xi32>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>, %a1: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a0, %a1) <{pack = 1 : i32}> ({ // error 8: 'tt.map_elementwise' op requires the same shape for all operands and results
  ^bb0(%x: f16, %y: i32):
    tt.map_elementwise.return %x : f16
  }) : (tensor<8xf16>, tensor<4xi32>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a: tensor<8xf16>, %x: f16) {
  tt.map_elementwise.return %x : f16 // error 3: 'tt.map_elementwise.return' op expects parent op 'tt.map_elementwise'
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.reduce"(%a0) <{axis = 0 : i32}> ({ // error 8: 'tt.reduce' op type mismatch on combine operation. Expected argument 1 to have type 'f16' but got 'f32'
  ^bb0(%x: f16, %y: f32):
    tt.reduce.return %x : f16
  }) : (tensor<8xf16>) -> f16
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>, %a1: tensor<8xi32>) {
  %0:2 = "tt.reduce"(%a0, %a1) <{axis = 0 : i32}> ({ // error 10: 'tt.reduce' op type mismatch on combine operation. Expected argument 2 to have type 'f16' but got 'i32'
  ^bb0(%x: f16, %y: i32, %z: i32, %w: i32):
    tt.reduce.return %x, %y : f16, i32
  }) : (tensor<8xf16>, tensor<8xi32>) -> (f16, i32)
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.reduce"(%a0) <{axis = 0 : i32}> ({ // error 8: 'tt.reduce' op nested block must take 2 arguments, but given block with 1 arguments
  ^bb0(%x: f16):
    tt.reduce.return %x : f16
  }) : (tensor<8xf16>) -> f16
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.reduce"(%a0) <{axis = 0 : i32}> ({ // error 8: 'tt.reduce' op expected combine operation to return 1 values but got 2
  ^bb0(%x: f16, %y: f16):
    tt.reduce.return %x, %y : f16, f16
  }) : (tensor<8xf16>) -> f16
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.reduce"(%a0) <{axis = 0 : i32}> ({ // error 8: 'tt.reduce' op type mismatch on combine operation. Expected argument 0 to have type 'f16' but got 'f32'
  ^bb0(%x: f16, %y: f16):
    %z = arith.extf %x : f16 to f32
    tt.reduce.return %z : f32
  }) : (tensor<8xf16>) -> f16
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>, %a1: tensor<8xi32>) {
  %0:2 = "tt.reduce"(%a0, %a1) <{axis = 0 : i32}> ({ // error 10: 'tt.reduce' op type mismatch on combine operation. Expected argument 1 to have type 'i32' but got 'f16'
  ^bb0(%x: f16, %y: i32, %z: f16, %w: i32):
    tt.reduce.return %x, %z : f16, f16
  }) : (tensor<8xf16>, tensor<8xi32>) -> (f16, i32)
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.scan"(%a0) <{axis = 0 : i32, reverse = false}> ({ // error 8: 'tt.scan' op type mismatch on combine operation. Expected argument 1 to have type 'f16' but got 'f32'
  ^bb0(%x: f16, %y: f32):
    tt.scan.return %x : f16
  }) : (tensor<8xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>, %a1: tensor<8xi32>) {
  %0:2 = "tt.scan"(%a0, %a1) <{axis = 0 : i32, reverse = false}> ({ // error 10: 'tt.scan' op type mismatch on combine operation. Expected argument 2 to have type 'f16' but got 'i32'
  ^bb0(%x: f16, %y: i32, %z: i32, %w: i32):
    tt.scan.return %x, %y : f16, i32
  }) : (tensor<8xf16>, tensor<8xi32>) -> (tensor<8xf16>, tensor<8xi32>)
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.scan"(%a0) <{axis = 0 : i32, reverse = false}> ({ // error 8: 'tt.scan' op nested block must take 2 arguments, but given block with 1 arguments
  ^bb0(%x: f16):
    tt.scan.return %x : f16
  }) : (tensor<8xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.scan"(%a0) <{axis = 0 : i32, reverse = false}> ({ // error 8: 'tt.scan' op expected combine operation to return 1 values but got 2
  ^bb0(%x: f16, %y: f16):
    tt.scan.return %x, %y : f16, f16
  }) : (tensor<8xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>) {
  %0 = "tt.scan"(%a0) <{axis = 0 : i32, reverse = false}> ({ // error 8: 'tt.scan' op type mismatch on combine operation. Expected argument 0 to have type 'f16' but got 'f32'
  ^bb0(%x: f16, %y: f16):
    %z = arith.extf %x : f16 to f32
    tt.scan.return %z : f32
  }) : (tensor<8xf16>) -> tensor<8xf16>
  tt.return
}
// -----
tt.func @f(%a0: tensor<8xf16>, %a1: tensor<8xi32>) {
  %0:2 = "tt.scan"(%a0, %a1) <{axis = 0 : i32, reverse = false}> ({ // error 10: 'tt.scan' op type mismatch on combine operation. Expected argument 1 to have type 'i32' but got 'f16'
  ^bb0(%x: f16, %y: i32, %z: f16, %w: i32):
    tt.scan.return %x, %z : f16, f16
  }) : (tensor<8xf16>, tensor<8xi32>) -> (tensor<8xf16>, tensor<8xi32>)
  tt.return
}
// -----
#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
#other = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = false, instrShape = [16, 16, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>>, %c: tensor<64x64xf32, #other>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>> -> tensor<64x64xf32, #other> // error 10: Incompatible parent encoding
    tt.return
  }
}
// -----
#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
#other = #ttg.amd_wmma<{version = 1, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>>, %c: tensor<64x64xf32, #other>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>> -> tensor<64x64xf32, #other> // error 10: Incompatible parent encoding
    tt.return
  }
}
// -----
#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>>, %c: tensor<64x64xf32, #rows>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>> -> tensor<64x64xf32, #rows> // error 10: Incompatible parent encoding
    tt.return
  }
}
// -----
#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
#other = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = false, instrShape = [16, 16, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #other, kWidth = 8}>>, %c: tensor<64x64xf32, #wmma>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #other, kWidth = 8}>> -> tensor<64x64xf32, #wmma> // error 10: Incompatible parent encoding
    tt.return
  }
}
// -----
#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 4}>>, %c: tensor<64x64xf32, #wmma>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 4}>> -> tensor<64x64xf32, #wmma> // error 10: mismatching kWidth between A and B operands
    tt.return
  }
}
// -----
#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>>, %c: tensor<64x64xf32, #wmma>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>> -> tensor<64x64xf32, #wmma> // error 10: Wrong opIdx
    tt.return
  }
}
// -----
#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %c: tensor<64x64xf32, #wmma>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> -> tensor<64x64xf32, #wmma> // error 10: Wrong opIdx
    tt.return
  }
}
// -----
#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16>, %c: tensor<64x64xf32, #wmma>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16> -> tensor<64x64xf32, #wmma> // error 10: mismatching encoding between A and B operands
    tt.return
  }
}
// -----
#wmma = #ttg.amd_wmma<{version = 2, ctaLayout = {warp = [[0, 1], [1, 0]]}, isTranspose = true, instrShape = [16, 16, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>>, %c: tensor<64x64xf32>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #wmma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #wmma, kWidth = 8}>> -> tensor<64x64xf32> // error 10: miss encoding of C operand
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #rows>, %b: tensor<32x64xf16, #rows>, %c: tensor<64x64xf32, #rows>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #rows> * tensor<32x64xf16, #rows> -> tensor<64x64xf32, #rows> // error 10: Dot's a/b's encoding should be of DotOperandEncodingAttr
    tt.return
  }
}
// -----
#unit3 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 32, 16]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x32xf16, #rows>, %b: tensor<32x64xf16, #rows>, %c: tensor<64x64xf32, #unit3>) {
    %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #rows> * tensor<32x64xf16, #rows> -> tensor<64x64xf32, #unit3> // error 10: unexpected operand layout for NvidiaMmaEncodingAttr v3
    tt.return
  }
}
