// Regions of map_elementwise, layouts of scales and axes that are refused. The messages are Triton's.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b3 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
tt.func @f(%i: tensor<32x32xi8, #blocked>, %s: tensor<32x64xbf16, #b3>) {
  %0 = amdg.scaled_upcast_fp4 %i scale %s {axis = 1 : i32} : tensor<32x32xi8, #blocked>, tensor<32x64xbf16, #b3> -> tensor<32x64xbf16, #b2> // error 8: scale encoding is not compatible with the inferred scale layout
  tt.return
}
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b3 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
tt.func @f(%i: tensor<32x32xi8, #blocked>, %s: tensor<32x64xbf16>) {
  %0 = amdg.scaled_upcast_fp4 %i scale %s {axis = 1 : i32} : tensor<32x32xi8, #blocked>, tensor<32x64xbf16> -> tensor<32x64xbf16, #b2> // error 8: scale and output must both have an encoding, or neither
  tt.return
}
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b3 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
tt.func @f(%i: tensor<32x32xi8, #blocked>, %s: tensor<32x2xbf16, #b2>) {
  %0 = amdg.scaled_upcast_fp4 %i scale %s {axis = 1 : i32} : tensor<32x32xi8, #blocked>, tensor<32x2xbf16, #b2> -> tensor<32x64xbf16, #b2> // error 8: scale encoding is not compatible with the inferred scale layout
  tt.return
}
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b3 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
tt.func @f(%i: tensor<32x32xi8, #blocked>, %s: tensor<32x64xbf16, #b2>) {
  %0 = amdg.scaled_upcast_fp4 %i scale %s {axis = -1 : i32} : tensor<32x32xi8, #blocked>, tensor<32x64xbf16, #b2> -> tensor<32x64xbf16, #b2> // error 8: axis out of range: 4294967295 for rank 2
  tt.return
}
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({ ^bb0(%x: f32):
    tt.store %q, %x : !tt.ptr<f32> // error 5: 'tt.store' op Stores are not supported inside map_elementwise
    "tt.map_elementwise.return"(%x) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({ ^bb0(%x: f32):
    %l = arith.constant true
    %k = tt.atomic_rmw fadd, acq_rel, gpu, %q, %x, %l : (!tt.ptr<f32>, f32, i1) -> f32 // error 10: 'tt.atomic_rmw' op Stores are not supported inside map_elementwise
    "tt.map_elementwise.return"(%x) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({ ^bb0(%x: f32):
    %l = arith.constant true
    scf.if %l { tt.store %q, %x : !tt.ptr<f32> } // error 17: 'tt.store' op Stores are not supported inside map_elementwise
    "tt.map_elementwise.return"(%x) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({ ^bb0(%x: f32):
    tt.print "a" {hex = false, isSigned = array<i32: 0>} : %x : f32 // error 5: 'tt.print' op Stores are not supported inside map_elementwise
    "tt.map_elementwise.return"(%x) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({ ^bb0(%x: f32):
    %l = arith.constant 1 : i32
    "tt.map_elementwise.return"(%l) : (i32) -> () // error 5: region return does not match map_elementwise result
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({ ^bb0(%x: f32):
    
    "tt.map_elementwise.return"() : () -> () // error 5: region return does not match map_elementwise result
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({ ^bb0(%x: f32):
    
    "tt.map_elementwise.return"(%x, %x) : (f32, f32) -> () // error 5: region return does not match map_elementwise result
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 2 : i32}> ({ ^bb0(%x: f32, %y: f32):
    
    "tt.map_elementwise.return"(%x) : (f32) -> () // error 5: region return does not match map_elementwise result
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({ ^bb0(%x: f32):
    tt.store %q, %x : !tt.ptr<f32> // error 5: 'tt.store' op Stores are not supported inside map_elementwise
    "tt.map_elementwise.return"() : () -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
// -----
tt.func @f(%a: tensor<4x4xi8>, %i: tensor<4x4xi32>) {
  %0 = ttg.fp4_to_fp %a {axis = -1 : i32} : tensor<4x4xi8> -> tensor<4x8xbf16> // error 8: axis 4294967295 out of range for rank 2
  tt.return
}
// -----
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#blk = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} { tt.func @f(%m: !ttg.memdesc<8x8xf32, #sh, #smem, mutable>, %i: tensor<8x8xi32, #blk>, %v: tensor<8x8xf32, #blk>, %k: tensor<8x8xi1, #blk>) {
  %0 = ttg.local_gather %m[%i] {axis = -1 : i32} : !ttg.memdesc<8x8xf32, #sh, #smem, mutable>, tensor<8x8xi32, #blk> -> tensor<8x8xf32, #blk> // error 8: axis 4294967295 is out of bounds for source rank 2
 tt.return } }
// -----
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#blk = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} { tt.func @f(%m: !ttg.memdesc<8x8xf32, #sh, #smem, mutable>, %i: tensor<8x8xi32, #blk>, %v: tensor<8x8xf32, #blk>, %k: tensor<8x8xi1, #blk>) {
  ttg.local_scatter %m[%i], %v {axis = -1 : i32} : !ttg.memdesc<8x8xf32, #sh, #smem, mutable>, tensor<8x8xi32, #blk>, tensor<8x8xf32, #blk> // error 3: axis 4294967295 is out of bounds for destination rank 2
 tt.return } }
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b3 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
tt.func @f(%i: tensor<32x32xi8, #blocked>, %s: tensor<32x32xbf16, #b2>) {
  %0 = amdg.scaled_upcast_fp4 %i scale %s {axis = 1 : i32} : tensor<32x32xi8, #blocked>, tensor<32x32xbf16, #b2> -> tensor<32x64xbf16, #b2> // error 8: the 8 elements of a v_cvt_scale_pk8 group would not share a single scale; the scaled axis must place 8 register-consecutive elements within one scale block
  tt.return
}
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b3 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
tt.func @f(%i: tensor<32x32xi8, #blocked>, %s: tensor<32x8xbf16, #b2>) {
  %0 = amdg.scaled_upcast_fp4 %i scale %s {axis = 1 : i32} : tensor<32x32xi8, #blocked>, tensor<32x8xbf16, #b2> -> tensor<32x64xbf16, #b2> // error 8: scale encoding is not compatible with the inferred scale layout
  tt.return
}
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b3 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
tt.func @f(%i: tensor<32x32xi8, #blocked>, %s: tensor<32x8xbf16, #ttg.linear<{register = [[8, 0]], lane = [[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [0, 0]], block = []}>>) {
  %0 = amdg.scaled_upcast_fp4 %i scale %s {axis = 1 : i32} : tensor<32x32xi8, #blocked>, tensor<32x8xbf16, #ttg.linear<{register = [[8, 0]], lane = [[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [0, 0]], block = []}>> -> tensor<32x64xbf16, #b2> // error 8: scale encoding is not compatible with the inferred scale layout
  tt.return
}
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b3 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
tt.func @f(%i: tensor<32x32xi8, #b3>, %s: tensor<32x8xbf16, #b3>) {
  %0 = amdg.scaled_upcast_fp4 %i scale %s {axis = 1 : i32} : tensor<32x32xi8, #b3>, tensor<32x8xbf16, #b3> -> tensor<32x64xbf16, #b3> // error 8: the 8 elements of a v_cvt_scale_pk8 group would not share a single scale; the scaled axis must place 8 register-consecutive elements within one scale block
  tt.return
}
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b3 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
tt.func @f(%i: tensor<16x64xi8, #blocked>, %s: tensor<1x64xbf16, #b3>) {
  %0 = amdg.scaled_upcast_fp4 %i scale %s {axis = 0 : i32} : tensor<16x64xi8, #blocked>, tensor<1x64xbf16, #b3> -> tensor<32x64xbf16, #b3> // error 8: the 8 elements of a v_cvt_scale_pk8 group would not share a single scale; the scaled axis must place 8 register-consecutive elements within one scale block
  tt.return
}
}
// -----
tt.func @f(%a: tensor<4xf32>, %p: tensor<4x!tt.ptr<f32>>, %q: !tt.ptr<f32>, %b: tensor<4xi32>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({ ^bb0(%x: f32):
    %l = arith.constant true
    cf.cond_br %l, ^bb1, ^bb2
  ^bb1:
    "tt.map_elementwise.return"() : () -> () // error 5: region return does not match map_elementwise result
  ^bb2:
    "tt.map_elementwise.return"(%x) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  tt.return
}
