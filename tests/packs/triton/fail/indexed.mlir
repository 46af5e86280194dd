// What gathers and scatters of shared memory refuse.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>, %i: tensor<128x64xi32, #rows>) {
    %0 = ttg.local_gather %b[%i] {axis = 0 : i32} : !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>, tensor<128x64xi32, #rows> -> tensor<128x64xf32, #rows> // error 10: source must have shared memory encoding
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>) {
    %0 = ttg.local_gather %b[%i] {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows> -> tensor<64x64xf16, #rows> // error 10: result shape must match indices shape
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#line = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>) {
    %0 = ttg.local_gather %b[%i] {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows> -> tensor<64xf16, #line> // error 10: result shape must match indices shape
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#line = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64xi32, #line>) {
    %0 = ttg.local_gather %b[%i] {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64xi32, #line> -> tensor<64xf16, #line> // error 10: source and indices must have the same rank
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>) {
    %0 = ttg.local_gather %b[%i] {axis = 2 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows> -> tensor<64x32xf16, #rows> // error 10: axis 2 is out of bounds for source rank 2
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>) {
    %0 = ttg.local_gather %b[%i] {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows> -> tensor<64x32xbf16, #rows> // error 10: result element type must match source element type
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#cols = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>) {
    %0 = ttg.local_gather %b[%i] {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows> -> tensor<64x32xf16, #cols> // error 10: indices and result must have the same layout
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xf32, #rows>) {
    %0 = ttg.local_gather %b[%i] {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xf32, #rows> -> tensor<64x32xf16, #rows> // error 10: 'ttg.local_gather' op operand #1 must be ranked tensor of integer values, but got 'tensor<64x32xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>'
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>) {
    %0 = ttg.local_gather %b %i {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows> -> tensor<64x32xf16, #rows> // error 29: expected '['
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>) {
    %0 = ttg.local_gather %b[%i] {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows>, tensor<64x32xf16, #rows> // error 128: expected '->'
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>) {
    %0 = ttg.local_gather %b[%i] : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows> -> tensor<64x32xf16, #rows> // error 10: 'ttg.local_gather' op requires attribute 'axis'
    tt.return
  }
}
// -----
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>, %i: tensor<128x64xi32, #rows>, %v: tensor<128x64xf32, #rows>) {
    ttg.local_scatter %b[%i], %v {axis = 0 : i32} : !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>, tensor<128x64xi32, #rows>, tensor<128x64xf32, #rows> // error 5: destination must have shared memory encoding
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>, %v: tensor<64x64xf16, #rows>) {
    ttg.local_scatter %b[%i], %v {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows>, tensor<64x64xf16, #rows> // error 5: values shape must match indices shape
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#line = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64xi32, #line>, %v: tensor<64xf16, #line>) {
    ttg.local_scatter %b[%i], %v {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64xi32, #line>, tensor<64xf16, #line> // error 5: destination and indices must have the same rank
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>, %v: tensor<64x32xf16, #rows>) {
    ttg.local_scatter %b[%i], %v {axis = 2 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows>, tensor<64x32xf16, #rows> // error 5: axis 2 is out of bounds for destination rank 2
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#cols = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>, %v: tensor<64x32xf16, #cols>) {
    ttg.local_scatter %b[%i], %v {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows>, tensor<64x32xf16, #cols> // error 5: values must have the same layout as indices
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>, %v: tensor<64x32xf32, #rows>) {
    ttg.local_scatter %b[%i], %v {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows>, tensor<64x32xf32, #rows> // error 5: values element type must match destination element type
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>, %v: tensor<64x32xf16, #rows>) {
    ttg.local_scatter %b[%i] %v {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows>, tensor<64x32xf16, #rows> // error 29: expected ','
    tt.return
  }
}
// -----
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, %i: tensor<64x32xi32, #rows>, %v: tensor<64x32xf16, #rows>) {
    ttg.local_scatter %b[%i, %v {axis = 0 : i32} : !ttg.memdesc<16x32xf16, #plain, #memory, mutable>, tensor<64x32xi32, #rows>, tensor<64x32xf16, #rows> // error 28: expected ']'
    tt.return
  }
}
