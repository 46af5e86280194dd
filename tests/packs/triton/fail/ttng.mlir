// What ttng refuses.
#a = #ttng.tensor_memory_encoding<blockM = 32, blockN = 64, colStride = 1> // error 34: blockM must be 64 or 128 but got 32
// -----
#a = #ttng.tensor_memory_encoding<blockM = 64, blockN = 48, colStride = 1> // error 34: blockN must be a power of 2 but got 48
// -----
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<1xi64, #bar, #memory, mutable>) {
    ttng.init_barrier %b, 0 : !ttg.memdesc<1xi64, #bar, #memory, mutable> // error 5: 'ttng.init_barrier' op count must be greater than or equal to 1
    tt.return
  }
}
// -----
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<2xi64, #bar, #memory, mutable>) {
    ttng.init_barrier %b, 1 : !ttg.memdesc<2xi64, #bar, #memory, mutable> // error 5: 'ttng.init_barrier' op barrier allocation must be a descriptor of Nxi64 type with N <= number of CTAs
    tt.return
  }
}
// -----
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<1xi32, #bar, #memory, mutable>) {
    ttng.inval_barrier %b : !ttg.memdesc<1xi32, #bar, #memory, mutable> // error 5: 'ttng.inval_barrier' op barrier allocation must be a descriptor of Nxi64 type with N <= number of CTAs
    tt.return
  }
}
// -----
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<1xi64, #bar, #memory, mutable>) {
    ttng.arrive_barrier %b, 1 {multicastCTA = 1 : i32} : !ttg.memdesc<1xi64, #bar, #memory, mutable> // error 5: 'ttng.arrive_barrier' op multicast arrive requires num_ctas > 1
    tt.return
  }
}
// -----
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<1xi64, #bar, #memory, mutable>, %y: i1) {
    ttng.barrier_expect %b, 16 {fromCTA = 1 : i32}, %y : !ttg.memdesc<1xi64, #bar, #memory, mutable> // error 5: 'ttng.barrier_expect' op fromCTA must be in the range [0, num_ctas - 1]
    tt.return
  }
}
// -----
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%b: !ttg.memdesc<1xi64, #bar, #memory, mutable>) {
    ttng.tc_gen5_commit %b : !ttg.memdesc<1xi64, #bar, #memory, mutable> // error 5: 'ttng.tc_gen5_commit' op completion barrier cga_layout must be [[1]], got [[0]]
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    ttng.cluster_barrier // error 5: 'ttng.cluster_barrier' op requires ttg.num-ctas > 1
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    ttng.fence_mbarrier_init_release_cluster // error 5: 'ttng.fence_mbarrier_init_release_cluster' op requires ttg.num-ctas > 1
    tt.return
  }
}
// -----
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    %x = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #acc, #ttng.tensor_memory, mutable> // error 10: 'ttng.tmem_alloc' op requires tcgen05 support
    tt.return
  }
}
// -----
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    %x = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #acc, #ttng.tensor_memory> // error 10: 'ttng.tmem_alloc' op uninitialized alloc must have a mutable memdesc type
    tt.return
  }
}
// -----
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !ttg.memdesc<128x128xf32, #acc, #ttng.tensor_memory, mutable>) {
    %x = ttng.tmem_subslice %d {offset = 96 : i32} : !ttg.memdesc<128x128xf32, #acc, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable, 128x128> // error 10: The split offset may not exceed the source shape
    tt.return
  }
}
// -----
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !ttg.memdesc<128x128xf32, #acc, #ttng.tensor_memory, mutable>) {
    %x = ttng.tmem_subslice %d {dim = 2 : i32, offset = 0 : i32} : !ttg.memdesc<128x128xf32, #acc, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable, 128x128> // error 10: 'ttng.tmem_subslice' op The slice dimension must be within the descriptor rank.
    tt.return
  }
}
// -----
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !ttg.memdesc<128x128xf32, #acc, #ttng.tensor_memory, mutable>) {
    %x = ttg.memdesc_reinterpret %d : !ttg.memdesc<128x128xf32, #acc, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x256xf32, #acc, #ttng.tensor_memory, mutable> // error 10: result tensor-memory column footprint (256 columns) exceeds the source view (128 columns)
    tt.return
  }
}
// -----
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#full = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory>, %s: tensor<128x64xf32, #full>, %y: i1) {
    ttng.tmem_store %s, %d, %y : tensor<128x64xf32, #full> -> !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory> // error 5: 'ttng.tmem_store' op Cannot store into an immutable alloc
    tt.return
  }
}
// -----
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#full = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>, %y: i1) {
    %x = ttng.tmem_load %d {abs = true} : !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #full> // error 10: 'ttng.tmem_load' op 'abs' requires 'redOp' to be set
    tt.return
  }
}
// -----
#full = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<128x64xf32, #full>, %h: tensor<128x64xf16, #full>) {
    %x = ttng.packed_arith add %a, %h : (tensor<128x64xf32, #full>, tensor<128x64xf16, #full>) -> tensor<128x64xf32, #full> // error 10: 'ttng.packed_arith' op unsupported add signature f32x2 <- (f32x2, f16x2)
    tt.return
  }
}
// -----
#full = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<128x64xf32, #full>) {
    %x = ttng.packed_arith fma %a, %a : (tensor<128x64xf32, #full>, tensor<128x64xf32, #full>) -> tensor<128x64xf32, #full> // error 10: 'ttng.packed_arith' op fma expects 3 operands but got 2
    tt.return
  }
}
// -----
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16, #wide>, %i: i32, %y: i1, %a: !ttg.memdesc<64x32xf16, #wide, #memory, mutable>, %b: !ttg.memdesc<1xi64, #bar, #memory, mutable>) {
    ttng.async_tma_copy_global_to_local %d[%i] %a, %b, %y : !tt.tensordesc<64x32xf16, #wide>, !ttg.memdesc<1xi64, #bar, #memory, mutable> -> !ttg.memdesc<64x32xf16, #wide, #memory, mutable> // error 5: 'ttng.async_tma_copy_global_to_local' op expected 2 coordinates, but got 1
    tt.return
  }
}
// -----
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16, #wide>, %i: i32, %y: i1, %a: !ttg.memdesc<64x32xf16, #wide, #memory>, %b: !ttg.memdesc<1xi64, #bar, #memory, mutable>) {
    ttng.async_tma_copy_global_to_local %d[%i, %i] %a, %b, %y : !tt.tensordesc<64x32xf16, #wide>, !ttg.memdesc<1xi64, #bar, #memory, mutable> -> !ttg.memdesc<64x32xf16, #wide, #memory> // error 5: 'ttng.async_tma_copy_global_to_local' op cannot store into immutable memory
    tt.return
  }
}
// -----
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16>, %i: i32, %a: !ttg.memdesc<64x32xf16, #wide, #memory, mutable>) {
    ttng.async_tma_copy_local_to_global %d[%i, %i] %a : !tt.tensordesc<64x32xf16>, !ttg.memdesc<64x32xf16, #wide, #memory, mutable> // error 5: 'ttng.async_tma_copy_local_to_global' op TMA descriptor layout must match shared layout, but got descriptor layout <<NULL ATTRIBUTE>> and shared memory layout #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
    tt.return
  }
}
// -----
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16, #wide>, %i: i32, %y: i1, %a: !ttg.memdesc<64x32xf16, #wide, #memory, mutable>, %b: !ttg.memdesc<1xi64, #bar, #memory, mutable>) {
    ttng.async_tma_copy_global_to_local %d[%i, %i] %a, %b, %y {multicast} : !tt.tensordesc<64x32xf16, #wide>, !ttg.memdesc<1xi64, #bar, #memory, mutable> -> !ttg.memdesc<64x32xf16, #wide, #memory, mutable> // error 5: 'ttng.async_tma_copy_global_to_local' op multicast requires the shared layout to broadcast across CTAs
    tt.return
  }
}
// -----
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16, #wide>, %i: i32, %a: !ttg.memdesc<64x32xf16, #wide, #memory>) {
    ttng.async_tma_reduce dec, %d[%i, %i] %a : !tt.tensordesc<64x32xf16, #wide>, !ttg.memdesc<64x32xf16, #wide, #memory> // error 5: 'ttng.async_tma_reduce' op unsupported reduce kind dec for element type 'f16'
    tt.return
  }
}
// -----
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<128x64xf16, #wide, #memory>, %b: !ttg.memdesc<64x64xf16, #wide, #memory>, %y: i1, %d: !ttg.memdesc<128x64xf16, #acc, #ttng.tensor_memory, mutable>) {
    ttng.tc_gen5_mma %a, %b, %d, %y, %y : !ttg.memdesc<128x64xf16, #wide, #memory>, !ttg.memdesc<64x64xf16, #wide, #memory>, !ttg.memdesc<128x64xf16, #acc, #ttng.tensor_memory, mutable> // error 5: 'ttng.tc_gen5_mma' op The col stride of the return operand must be 32 / 16 but got 1
    tt.return
  }
}
// -----
#wide = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#plain = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#acc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<128x64xbf16, #wide, #memory>, %b: !ttg.memdesc<64x64xf16, #plain, #memory>, %y: i1, %d: !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable>) {
    ttng.tc_gen5_mma %a, %b, %d, %y, %y : !ttg.memdesc<128x64xbf16, #wide, #memory>, !ttg.memdesc<64x64xf16, #plain, #memory>, !ttg.memdesc<128x64xf32, #acc, #ttng.tensor_memory, mutable> // error 5: 'ttng.tc_gen5_mma' op RHS operand must have a NVMMAShared encoding
    tt.return
  }
}
// -----
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#memory = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%r: !ttg.memdesc<4xi64, #bar, #memory, mutable>, %b: !ttg.memdesc<1xi64, #bar, #memory, mutable>) {
    ttng.clc_try_cancel %r, %b : !ttg.memdesc<4xi64, #bar, #memory, mutable>, !ttg.memdesc<1xi64, #bar, #memory, mutable> // error 5: Expected CLC result buffer to have rank 1 and a single dimension equal to 2, but got 4.
    tt.return
  }
}
