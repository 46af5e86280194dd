// The release has neither dialect: these are the forms of Intel's backend.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 16 : i32, ttig.fast_math} {
  llvm.func @engine(%p: !llvm.ptr<1>, %w: i32, %c: vector<8xf32>, %a: vector<8xi16>, %b: vector<8xi32>, %yes: i1) {
    %l = triton_gen.2Dblockload %p, %w, %w, %w, %w, %w {elem_size_in_bits = 16, tile_width = 16, tile_height = 8, v_blocks = 1, transpose = false, vnni_transform = false, cache_control = L1C_L3C} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
    triton_gen.2Dblockstore %p, %w, %w, %w, %w, %w, %l {elem_size_in_bits = 16, tile_width = 16, tile_height = 8, v_blocks = 1, cache_control = Default} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
    triton_gen.2Dblockprefetch %p, %w, %w, %w, %w, %w {elem_size_in_bits = 8, tile_width = 32, tile_height = 8, v_blocks = 1, cache_control = L1C_L3UC} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %d = triton_gen.dpas %c, %a, %b {pa = bf16, pb = bf16, rc = 8} : (vector<8xf32>, vector<8xi16>, vector<8xi32>) -> vector<8xf32>
    triton_gen.barrier {mem_fence = Local}
    %x = triton_gen.predicated_load %p, %yes, %w {cache_control = Default} : (!llvm.ptr<1>, i1, i32) -> i32
    %y = triton_gen.sub_group_block_read %p : !llvm.ptr<1> -> vector<4xi32>
    llvm.return
  }
  tt.func @blocks(%p: !tt.ptr<f16>, %q: tensor<8x!tt.ptr<f16>>, %m: tensor<8xi1>, %d: !tt.tensordesc<8x16xf16>, %i: i32) {
    %a = ttig.2d_block_load %p, %i, %i, %i[%i, %i] {row_major} : !tt.ptr<f16> -> tensor<8x16xf16>
    ttig.descriptor_prefetch %d[%i, %i] cacheModifier = ca : !tt.tensordesc<8x16xf16>
    ttig.prefetch %q, %m {cache = 1 : i32, evict = 1 : i32, isVolatile = false} : tensor<8x!tt.ptr<f16>>
    tt.return
  }
}
// ANSWER custom
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 16 : i32, ttig.fast_math} {
  llvm.func @engine(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: vector<8xf32>, %arg3: vector<8xi16>, %arg4: vector<8xi32>, %arg5: i1) {
    %0 = triton_gen.2Dblockload %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 {elem_size_in_bits = 16, tile_width = 16, tile_height = 8, v_blocks = 1, transpose = false, vnni_transform = false, cache_control = L1C_L3C} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
    triton_gen.2Dblockstore %arg0, %arg1, %arg1, %arg1, %arg1, %arg1, %0 {elem_size_in_bits = 16, tile_width = 16, tile_height = 8, v_blocks = 1, cache_control = Default} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
    triton_gen.2Dblockprefetch %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 {elem_size_in_bits = 8, tile_width = 32, tile_height = 8, v_blocks = 1, cache_control = L1C_L3UC} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %1 = triton_gen.dpas %arg2, %arg3, %arg4 {pa = bf16, pb = bf16, rc = 8} : (vector<8xf32>, vector<8xi16>, vector<8xi32>) -> vector<8xf32>
    triton_gen.barrier {mem_fence = Local}
    %2 = triton_gen.predicated_load %arg0, %arg5, %arg1 {cache_control = Default} : (!llvm.ptr<1>, i1, i32) -> i32
    %3 = triton_gen.sub_group_block_read %arg0 : !llvm.ptr<1> -> vector<4xi32>
    llvm.return
  }
  tt.func @blocks(%arg0: !tt.ptr<f16>, %arg1: tensor<8x!tt.ptr<f16>>, %arg2: tensor<8xi1>, %arg3: !tt.tensordesc<8x16xf16>, %arg4: i32) {
    %0 = ttig.2d_block_load %arg0, %arg4, %arg4, %arg4[%arg4, %arg4] {row_major} : <f16> -> tensor<8x16xf16>
    ttig.descriptor_prefetch %arg3[%arg4, %arg4] cacheModifier = ca : !tt.tensordesc<8x16xf16>
    ttig.prefetch %arg1, %arg2 {cache = 1 : i32, evict = 1 : i32, isVolatile = false} : tensor<8x!tt.ptr<f16>>
    tt.return
  }
}

// ANSWER generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, i32, vector<8xf32>, vector<8xi16>, vector<8xi32>, i1)>, linkage = #llvm.linkage<external>, sym_name = "engine", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg5: !llvm.ptr<1>, %arg6: i32, %arg7: vector<8xf32>, %arg8: vector<8xi16>, %arg9: vector<8xi32>, %arg10: i1):
    %1 = "triton_gen.2Dblockload"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6) <{cache_control = 4 : i32, elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32, vnni_transform = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
    "triton_gen.2Dblockstore"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6, %1) <{cache_control = 0 : i32, elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
    "triton_gen.2Dblockprefetch"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6) <{cache_control = 3 : i32, elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
    %2 = "triton_gen.dpas"(%arg7, %arg8, %arg9) <{pa = 11 : i32, pb = 11 : i32, rc = 8 : i32}> : (vector<8xf32>, vector<8xi16>, vector<8xi32>) -> vector<8xf32>
    "triton_gen.barrier"() <{mem_fence = 1 : i32}> : () -> ()
    %3 = "triton_gen.predicated_load"(%arg5, %arg10, %arg6) <{cache_control = 0 : i32}> : (!llvm.ptr<1>, i1, i32) -> i32
    %4 = "triton_gen.sub_group_block_read"(%arg5) : (!llvm.ptr<1>) -> vector<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (!tt.ptr<f16>, tensor<8x!tt.ptr<f16>>, tensor<8xi1>, !tt.tensordesc<8x16xf16>, i32) -> (), sym_name = "blocks"}> ({
  ^bb0(%arg0: !tt.ptr<f16>, %arg1: tensor<8x!tt.ptr<f16>>, %arg2: tensor<8xi1>, %arg3: !tt.tensordesc<8x16xf16>, %arg4: i32):
    %0 = "ttig.2d_block_load"(%arg0, %arg4, %arg4, %arg4, %arg4, %arg4) <{memory_layout = 0 : i32}> : (!tt.ptr<f16>, i32, i32, i32, i32, i32) -> tensor<8x16xf16>
    "ttig.descriptor_prefetch"(%arg3, %arg4, %arg4) <{cache = 2 : i32, evict = 1 : i32}> : (!tt.tensordesc<8x16xf16>, i32, i32) -> ()
    "ttig.prefetch"(%arg1, %arg2) <{cache = 1 : i32, evict = 1 : i32, isVolatile = false}> : (tensor<8x!tt.ptr<f16>>, tensor<8xi1>) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 16 : i32, ttig.fast_math} : () -> ()

