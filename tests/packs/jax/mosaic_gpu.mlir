// Barriers, copies, tensor memory, products, layouts; properties in angle brackets.
func.func @copies(%g: memref<64x32xf16>, %s: memref<64x32xf16, #gpu.address_space<workgroup>>, %b: memref<!mosaic_gpu.barrier>, %i: i32,
                  %t: memref<!mosaic_gpu.barrier<orders_tensor_core = true>>) {
  "mosaic_gpu.async_load"(%g, %s, %b, %i, %i) <{collective = [0 : i32], operandSegmentSizes = array<i32: 1, 1, 1, 2, 0, 0>, slice_lengths = array<i64: 64, 32>}> : (memref<64x32xf16>, memref<64x32xf16, #gpu.address_space<workgroup>>, memref<!mosaic_gpu.barrier>, i32, i32) -> ()
  "mosaic_gpu.async_store"(%s, %g, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, reduction_op = 0 : i32, slice_lengths = array<i64: 64, 32>}> : (memref<64x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16>, i32, i32) -> ()
  mosaic_gpu.arrive_expect_tx barrier(%b : memref<!mosaic_gpu.barrier>) %i
  "mosaic_gpu.tcgen05_commit_arrive"(%t) : (memref<!mosaic_gpu.barrier<orders_tensor_core = true>>) -> ()
  %0 = "mosaic_gpu.with_transforms"(%s) <{transforms = [#mosaic_gpu.tile<[8, 32]>, #mosaic_gpu.swizzle<64 : i32>]}> : (memref<64x32xf16, #gpu.address_space<workgroup>>) -> memref<64x32xf16, #gpu.address_space<workgroup>>
  return
}
func.func @tensor_memory(%p: memref<i32, #gpu.address_space<workgroup>>, %b: memref<128x64xbf16, #gpu.address_space<workgroup>>, %y: i1) {
  %0 = mosaic_gpu.tmem_alloc smem_ptr(%p : memref<i32, #gpu.address_space<workgroup>>) -> memref<128x64xf32, #mosaic_gpu.tmem>
  %1 = mosaic_gpu.tmem_alloc smem_ptr(%p : memref<i32, #gpu.address_space<workgroup>>) <collective = true, packing = 2> -> memref<128x128xbf16, #mosaic_gpu.tmem>
  "mosaic_gpu.tcgen05_mma"(%0, %1, %b, %y) <{collective = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> : (memref<128x64xf32, #mosaic_gpu.tmem>, memref<128x128xbf16, #mosaic_gpu.tmem>, memref<128x64xbf16, #gpu.address_space<workgroup>>, i1) -> ()
  %2 = "mosaic_gpu.async_load_tmem"(%0) : (memref<128x64xf32, #mosaic_gpu.tmem>) -> vector<128x64xf32>
  mosaic_gpu.tmem_dealloc tmem_ref(%0 : memref<128x64xf32, #mosaic_gpu.tmem>)
  return
}
func.func @vectors(%v: vector<128xf32>, %a: vector<128x128xf32>, %i: i32) -> vector<128xf32> {
  %0 = mosaic_gpu.broadcast_in_dim(%v : vector<128xf32>) <broadcast_dimensions = [1]> -> vector<4x128xf32>
  %1 = mosaic_gpu.layout_cast x(%v : vector<128xf32>) <new_layout = #mosaic_gpu.WGStridedFragLayout<[128], 1>, strict = true> {here}
  %2 = mosaic_gpu.layout_cast x(%a : vector<128x128xf32>) <new_layout = #mosaic_gpu.TiledLayout<[[64, 8], [16, 8], [8, 8], [2]], warp_dims = [-7], lane_dims = [-3, -2], vector_dim = -1>>
  %3 = mosaic_gpu.assume_multiple %i, 16 : i32
  %4 = mosaic_gpu.vector_concat(%v, %1 : vector<128xf32>, vector<128xf32>) <dimension = 0> -> vector<256xf32>
  %5 = "mosaic_gpu.custom_primitive"(%v) <{in_layouts = [#mosaic_gpu.WGSplatFragLayout<[128]>], in_transforms = [], out_layouts = [#mosaic_gpu.WGSplatFragLayout<[128]>]}> ({
  ^bb0(%x: vector<128xf32>):
    mosaic_gpu.return %x : vector<128xf32>
  }) : (vector<128xf32>) -> vector<128xf32>
  return %5 : vector<128xf32>
}
// ANSWER custom
module {
  func.func @copies(%arg0: memref<64x32xf16>, %arg1: memref<64x32xf16, #gpu.address_space<workgroup>>, %arg2: memref<!mosaic_gpu.barrier>, %arg3: i32, %arg4: memref<!mosaic_gpu.barrier<orders_tensor_core = true>>) {
    "mosaic_gpu.async_load"(%arg0, %arg1, %arg2, %arg3, %arg3) <{collective = [0 : i32], oob_fill_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0, 0>, slice_lengths = array<i64: 64, 32>}> : (memref<64x32xf16>, memref<64x32xf16, #gpu.address_space<workgroup>>, memref<!mosaic_gpu.barrier>, i32, i32) -> ()
    "mosaic_gpu.async_store"(%arg1, %arg0, %arg3, %arg3) <{is_global_broadcast = false, operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, reduction_op = 0 : i32, slice_lengths = array<i64: 64, 32>}> : (memref<64x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16>, i32, i32) -> ()
    mosaic_gpu.arrive_expect_tx barrier(%arg2 : memref<!mosaic_gpu.barrier>) %arg3
    "mosaic_gpu.tcgen05_commit_arrive"(%arg4) <{collective = false}> : (memref<!mosaic_gpu.barrier<orders_tensor_core = true>>) -> ()
    %0 = "mosaic_gpu.with_transforms"(%arg1) <{transforms = [#mosaic_gpu.tile<[8, 32]>, #mosaic_gpu.swizzle<64 : i32>]}> : (memref<64x32xf16, #gpu.address_space<workgroup>>) -> memref<64x32xf16, #gpu.address_space<workgroup>>
    return
  }
  func.func @tensor_memory(%arg0: memref<i32, #gpu.address_space<workgroup>>, %arg1: memref<128x64xbf16, #gpu.address_space<workgroup>>, %arg2: i1) {
    %0 = mosaic_gpu.tmem_alloc smem_ptr(%arg0 : memref<i32, #gpu.address_space<workgroup>>) -> memref<128x64xf32, #mosaic_gpu.tmem>
    %1 = mosaic_gpu.tmem_alloc smem_ptr(%arg0 : memref<i32, #gpu.address_space<workgroup>>) <collective = true, packing = 2> -> memref<128x128xbf16, #mosaic_gpu.tmem>
    "mosaic_gpu.tcgen05_mma"(%0, %1, %arg1, %arg2) <{collective = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> : (memref<128x64xf32, #mosaic_gpu.tmem>, memref<128x128xbf16, #mosaic_gpu.tmem>, memref<128x64xbf16, #gpu.address_space<workgroup>>, i1) -> ()
    %2 = "mosaic_gpu.async_load_tmem"(%0) : (memref<128x64xf32, #mosaic_gpu.tmem>) -> vector<128x64xf32>
    mosaic_gpu.tmem_dealloc tmem_ref(%0 : memref<128x64xf32, #mosaic_gpu.tmem>)
    return
  }
  func.func @vectors(%arg0: vector<128xf32>, %arg1: vector<128x128xf32>, %arg2: i32) -> vector<128xf32> {
    %0 = mosaic_gpu.broadcast_in_dim(%arg0 : vector<128xf32>) <broadcast_dimensions = [1]> -> vector<4x128xf32>
    %1 = mosaic_gpu.layout_cast x(%arg0 : vector<128xf32>) <new_layout = #mosaic_gpu.WGStridedFragLayout<[128], 1>, strict = true> {here}
    %2 = mosaic_gpu.layout_cast x(%arg1 : vector<128x128xf32>) <new_layout = #mosaic_gpu.TiledLayout<[[64, 8], [16, 8], [8, 8], [2]], warp_dims = [-7], lane_dims = [-3, -2], vector_dim = -1>>
    %3 = mosaic_gpu.assume_multiple %arg2, 16 : i32
    %4 = mosaic_gpu.vector_concat(%arg0, %1 : vector<128xf32>, vector<128xf32>) <dimension = 0> -> vector<256xf32>
    %5 = "mosaic_gpu.custom_primitive"(%arg0) <{in_layouts = [#mosaic_gpu.WGSplatFragLayout<[128]>], in_transforms = [], out_layouts = [#mosaic_gpu.WGSplatFragLayout<[128]>]}> ({
    ^bb0(%arg3: vector<128xf32>):
      mosaic_gpu.return %arg3 : vector<128xf32>
    }) : (vector<128xf32>) -> vector<128xf32>
    return %5 : vector<128xf32>
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64x32xf16>, memref<64x32xf16, #gpu.address_space<workgroup>>, memref<!mosaic_gpu.barrier>, i32, memref<!mosaic_gpu.barrier<orders_tensor_core = true>>) -> (), sym_name = "copies"}> ({
  ^bb0(%arg7: memref<64x32xf16>, %arg8: memref<64x32xf16, #gpu.address_space<workgroup>>, %arg9: memref<!mosaic_gpu.barrier>, %arg10: i32, %arg11: memref<!mosaic_gpu.barrier<orders_tensor_core = true>>):
    "mosaic_gpu.async_load"(%arg7, %arg8, %arg9, %arg10, %arg10) <{collective = [0 : i32], oob_fill_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0, 0>, slice_lengths = array<i64: 64, 32>}> : (memref<64x32xf16>, memref<64x32xf16, #gpu.address_space<workgroup>>, memref<!mosaic_gpu.barrier>, i32, i32) -> ()
    "mosaic_gpu.async_store"(%arg8, %arg7, %arg10, %arg10) <{is_global_broadcast = false, operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, reduction_op = 0 : i32, slice_lengths = array<i64: 64, 32>}> : (memref<64x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16>, i32, i32) -> ()
    "mosaic_gpu.arrive_expect_tx"(%arg9, %arg10) : (memref<!mosaic_gpu.barrier>, i32) -> ()
    "mosaic_gpu.tcgen05_commit_arrive"(%arg11) <{collective = false}> : (memref<!mosaic_gpu.barrier<orders_tensor_core = true>>) -> ()
    %9 = "mosaic_gpu.with_transforms"(%arg8) <{transforms = [#mosaic_gpu.tile<[8, 32]>, #mosaic_gpu.swizzle<64 : i32>]}> : (memref<64x32xf16, #gpu.address_space<workgroup>>) -> memref<64x32xf16, #gpu.address_space<workgroup>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32, #gpu.address_space<workgroup>>, memref<128x64xbf16, #gpu.address_space<workgroup>>, i1) -> (), sym_name = "tensor_memory"}> ({
  ^bb0(%arg4: memref<i32, #gpu.address_space<workgroup>>, %arg5: memref<128x64xbf16, #gpu.address_space<workgroup>>, %arg6: i1):
    %6 = "mosaic_gpu.tmem_alloc"(%arg4) <{collective = false, packing = 1 : i32}> : (memref<i32, #gpu.address_space<workgroup>>) -> memref<128x64xf32, #mosaic_gpu.tmem>
    %7 = "mosaic_gpu.tmem_alloc"(%arg4) <{collective = true, packing = 2 : i32}> : (memref<i32, #gpu.address_space<workgroup>>) -> memref<128x128xbf16, #mosaic_gpu.tmem>
    "mosaic_gpu.tcgen05_mma"(%6, %7, %arg5, %arg6) <{collective = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> : (memref<128x64xf32, #mosaic_gpu.tmem>, memref<128x128xbf16, #mosaic_gpu.tmem>, memref<128x64xbf16, #gpu.address_space<workgroup>>, i1) -> ()
    %8 = "mosaic_gpu.async_load_tmem"(%6) : (memref<128x64xf32, #mosaic_gpu.tmem>) -> vector<128x64xf32>
    "mosaic_gpu.tmem_dealloc"(%6) : (memref<128x64xf32, #mosaic_gpu.tmem>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<128xf32>, vector<128x128xf32>, i32) -> vector<128xf32>, sym_name = "vectors"}> ({
  ^bb0(%arg0: vector<128xf32>, %arg1: vector<128x128xf32>, %arg2: i32):
    %0 = "mosaic_gpu.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (vector<128xf32>) -> vector<4x128xf32>
    %1 = "mosaic_gpu.layout_cast"(%arg0) <{new_layout = #mosaic_gpu.WGStridedFragLayout<[128], 1>, strict = true}> {here} : (vector<128xf32>) -> vector<128xf32>
    %2 = "mosaic_gpu.layout_cast"(%arg1) <{new_layout = #mosaic_gpu.TiledLayout<[[64, 8], [16, 8], [8, 8], [2]], warp_dims = [-7], lane_dims = [-3, -2], vector_dim = -1>, strict = false}> : (vector<128x128xf32>) -> vector<128x128xf32>
    %3 = "mosaic_gpu.assume_multiple"(%arg2) <{multiple = 16 : i32}> : (i32) -> i32
    %4 = "mosaic_gpu.vector_concat"(%arg0, %1) <{dimension = 0 : i32}> : (vector<128xf32>, vector<128xf32>) -> vector<256xf32>
    %5 = "mosaic_gpu.custom_primitive"(%arg0) <{in_layouts = [#mosaic_gpu.WGSplatFragLayout<[128]>], in_transforms = [], out_layouts = [#mosaic_gpu.WGSplatFragLayout<[128]>]}> ({
    ^bb0(%arg3: vector<128xf32>):
      "mosaic_gpu.return"(%arg3) : (vector<128xf32>) -> ()
    }) : (vector<128xf32>) -> vector<128xf32>
    "func.return"(%5) : (vector<128xf32>) -> ()
  }) : () -> ()
}) : () -> ()

