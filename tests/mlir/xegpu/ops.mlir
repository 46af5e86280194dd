// Every operation, type and attribute of xegpu, in the spellings that its form has.
#l = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>
gpu.module @blocks {
  func.func @create(%m: memref<24x32xf32>, %p: ui64, %i: index, %j: index, %m3: memref<2x24x32xf16>, %s: memref<128xf32, 3>) {
    %0 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
    %1 = xegpu.create_nd_tdesc %p[%i, 4], shape : [%j, 64], strides : [64, 1] : ui64 -> !xegpu.tensor_desc<8x16xf32>
    %2 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2, boundary_check = false>>
    %3 = xegpu.create_nd_tdesc %m3[0, %i, 0] {a = 1} : memref<2x24x32xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<>>
    %4 = xegpu.create_nd_tdesc %s[0] : memref<128xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
    return
  }
  func.func @use(%t: !xegpu.tensor_desc<8x16xf16>, %i: index, %v: vector<8x16xf16>, %w: !xegpu.tensor_desc<32x64xf32, #l>) {
    xegpu.prefetch_nd %t[%i, 0] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf16>
    xegpu.prefetch_nd %t : !xegpu.tensor_desc<8x16xf16>
    %0 = xegpu.load_nd %t <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
    %1 = xegpu.load_nd %t[0, %i] <{packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>
    %2 = xegpu.load_nd %t <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf16> -> vector<16x8xf16>
    %3 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16> -> vector<8xf16>
    xegpu.store_nd %v, %t[0, 0] <{l3_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
    xegpu.store_nd %v, %t {x} : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
    %4 = xegpu.update_nd_offset %t, [%i, 16] : !xegpu.tensor_desc<8x16xf16>
    %5 = xegpu.load_nd %w <{layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 4, 2]>, dims = [2]>}> : !xegpu.tensor_desc<32x64xf32, #l> -> vector<32x64xf32>
    return
  }
  func.func @scattered(%p: ui64, %o: vector<4xindex>, %k: vector<4xi1>, %m: memref<64xf32>, %i: index, %b: i1, %x: f32, %a: memref<256xf16, 3>) {
    %0 = xegpu.create_tdesc %p, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
    %1 = xegpu.create_tdesc %p, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
    %2 = xegpu.create_tdesc %a, %o : memref<256xf16, 3>, vector<4xindex> -> !xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<memory_space = slm>>
    xegpu.prefetch %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
    xegpu.prefetch %m[%o] : memref<64xf32>, vector<4xindex>
    xegpu.prefetch %p[%i] <{offset_align_byte = 4 : i64}> : ui64, index
    %3 = xegpu.load %0, %k : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
    %4 = xegpu.load %m[%o], %k <{chunk_size = 2}> : memref<64xf32>, vector<4xindex>, vector<4xi1> -> vector<4x2xf32>
    %5 = xegpu.load %m[%i], %b : memref<64xf32>, index, i1 -> f32
    %6 = xegpu.load %1, %k <{l2_hint = #xegpu.cache_hint<read_invalidate>}> : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xi1> -> vector<4x2xf32>
    xegpu.store %3, %0, %k : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>
    xegpu.store %x, %m[%i], %b <{l1_hint = #xegpu.cache_hint<write_through>}> : f32, memref<64xf32>, index, i1
    %7 = xegpu.update_offset %0, %o : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
    %8 = xegpu.atomic_rmw addf %0, %k, %3 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
    return
  }
  func.func @products(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %l: vector<8xf16>, %r: vector<16xf16>) {
    %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
    %1 = xegpu.dpas %a, %b, %c {layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
    %2 = xegpu.dpas %l, %r : vector<8xf16>, vector<16xf16> -> vector<8xf32>
    %3 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x16xf16>
    return
  }
  func.func @shared(%m: memref<2048xi8, 3>, %n: memref<32x64xi8, 3>, %i: index, %v: vector<8x16xf16>) {
    %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
    %1 = xegpu.create_mem_desc %n : memref<32x64xi8, 3> -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>
    %2 = xegpu.load_matrix %0[8, %i] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
    %3 = xegpu.load_matrix %1[0, 0] <{subgroup_block_io}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>> -> vector<8x16xf16>
    %4 = xegpu.load_matrix %0[8, 8] : !xegpu.mem_desc<16x64xf16> -> f16
    xegpu.store_matrix %v, %0[8, 8] <{layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
    return
  }
  func.func @barriers(%i: i8, %x: i1) {
    xegpu.alloc_nbarrier 8
    %0 = xegpu.init_nbarrier %i, %i : i8, i8 -> !xegpu.nbarrier
    xegpu.nbarrier_arrive %0 : !xegpu.nbarrier
    xegpu.nbarrier_wait %0 : !xegpu.nbarrier
    xegpu.fence memory_kind = global, fence_scope = workgroup
    xegpu.fence memory_kind = slm, fence_scope = gpu {a}
    scf.if %x {
    } {sg_id_range = #xegpu.range<[2, 4]>}
    return
  }
}
func.func private @cases() attributes {a = #xegpu<fence_scope workgroup>, b = #xegpu<memory_space slm>}

func.func @no_offsets(%t: !xegpu.tensor_desc<1x16xf16>) {
  "xegpu.prefetch_nd"(%t) <{const_offsets = array<i64>}> : (!xegpu.tensor_desc<1x16xf16>) -> ()
  return
}

//= 
module {
  gpu.module @blocks {
    func.func @create(%arg0: memref<24x32xf32>, %arg1: ui64, %arg2: index, %arg3: index, %arg4: memref<2x24x32xf16>, %arg5: memref<128xf32, 3>) {
      %0 = xegpu.create_nd_tdesc %arg0[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
      %1 = xegpu.create_nd_tdesc %arg1[%arg2, 4], shape : [%arg3, 64], strides : [64, 1] : ui64 -> !xegpu.tensor_desc<8x16xf32>
      %2 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf32> -> !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>>
      %3 = xegpu.create_nd_tdesc %arg4[0, %arg2, 0] {a = 1 : i64} : memref<2x24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
      %4 = xegpu.create_nd_tdesc %arg5[0] : memref<128xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space =  slm>>
      return
    }
    func.func @use(%arg0: !xegpu.tensor_desc<8x16xf16>, %arg1: index, %arg2: vector<8x16xf16>, %arg3: !xegpu.tensor_desc<32x64xf32, #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>>) {
      xegpu.prefetch_nd %arg0[%arg1, 0] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf16>
      xegpu.prefetch_nd %arg0  : !xegpu.tensor_desc<8x16xf16>
      %0 = xegpu.load_nd %arg0 <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
      %1 = xegpu.load_nd %arg0[0, %arg1] <{packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>
      %2 = xegpu.load_nd %arg0 <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf16> -> vector<16x8xf16>
      %3 = xegpu.load_nd %arg0  : !xegpu.tensor_desc<8x16xf16> -> vector<8xf16>
      xegpu.store_nd %arg2, %arg0[0, 0] <{l3_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
      xegpu.store_nd %arg2, %arg0  {x} : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
      %4 = xegpu.update_nd_offset %arg0, [%arg1, 16] : !xegpu.tensor_desc<8x16xf16>
      %5 = xegpu.load_nd %arg3 <{layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 4, 2]>, dims = [2]>}> : !xegpu.tensor_desc<32x64xf32, #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>> -> vector<32x64xf32>
      return
    }
    func.func @scattered(%arg0: ui64, %arg1: vector<4xindex>, %arg2: vector<4xi1>, %arg3: memref<64xf32>, %arg4: index, %arg5: i1, %arg6: f32, %arg7: memref<256xf16, 3>) {
      %0 = xegpu.create_tdesc %arg0, %arg1 : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
      %1 = xegpu.create_tdesc %arg0, %arg1 : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
      %2 = xegpu.create_tdesc %arg7, %arg1 : memref<256xf16, 3>, vector<4xindex> -> !xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<memory_space =  slm>>
      xegpu.prefetch %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
      xegpu.prefetch %arg3[%arg1]  : memref<64xf32>, vector<4xindex>
      xegpu.prefetch %arg0[%arg4] <{offset_align_byte = 4 : i64}> : ui64, index
      %3 = xegpu.load %0, %arg2  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
      %4 = xegpu.load %arg3[%arg1], %arg2 <{chunk_size = 2 : i64}> : memref<64xf32>, vector<4xindex>, vector<4xi1> -> vector<4x2xf32>
      %5 = xegpu.load %arg3[%arg4], %arg5  : memref<64xf32>, index, i1 -> f32
      %6 = xegpu.load %1, %arg2 <{l2_hint = #xegpu.cache_hint<read_invalidate>}> : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> vector<4x2xf32>
      xegpu.store %3, %0, %arg2  : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>
      xegpu.store %arg6, %arg3[%arg4], %arg5 <{l1_hint = #xegpu.cache_hint<write_through>}> : f32, memref<64xf32>, index, i1
      %7 = xegpu.update_offset %0, %arg1 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
      %8 = xegpu.atomic_rmw addf %0, %arg2, %3 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
      return
    }
    func.func @products(%arg0: vector<8x16xf16>, %arg1: vector<8x16x2xf16>, %arg2: vector<8x16xf32>, %arg3: vector<8xf16>, %arg4: vector<16xf16>) {
      %0 = xegpu.dpas %arg0, %arg1 : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
      %1 = xegpu.dpas %arg0, %arg1, %arg2 {layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
      %2 = xegpu.dpas %arg3, %arg4 : vector<8xf16>, vector<16xf16> -> vector<8xf32>
      %3 = xegpu.convert_layout %arg0 <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x16xf16>
      return
    }
    func.func @shared(%arg0: memref<2048xi8, 3>, %arg1: memref<32x64xi8, 3>, %arg2: index, %arg3: vector<8x16xf16>) {
      %0 = xegpu.create_mem_desc %arg0 : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
      %1 = xegpu.create_mem_desc %arg1 : memref<32x64xi8, 3> -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16], stride = [1, 16]>>
      %2 = xegpu.load_matrix %0[8, %arg2] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
      %3 = xegpu.load_matrix %1[0, 0] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16], stride = [1, 16]>> -> vector<8x16xf16>
      %4 = xegpu.load_matrix %0[8, 8] : !xegpu.mem_desc<16x64xf16> -> f16
      xegpu.store_matrix %arg3, %0[8, 8] <{layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}>: vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
      return
    }
    func.func @barriers(%arg0: i8, %arg1: i1) {
      xegpu.alloc_nbarrier 8
      %0 = xegpu.init_nbarrier %arg0, %arg0 : i8, i8 -> !xegpu.nbarrier
      xegpu.nbarrier_arrive %0 : !xegpu.nbarrier
      xegpu.nbarrier_wait %0 : !xegpu.nbarrier
      xegpu.fence memory_kind = global, fence_scope = workgroup
      xegpu.fence memory_kind = slm, fence_scope = gpu {a}
      scf.if %arg1 {
      } {sg_id_range = #xegpu.range<[2 : i64, 4 : i64]>}
      return
    }
  }
  func.func private @cases() attributes {a = #xegpu<fence_scope workgroup>, b = #xegpu<memory_space slm>}
  func.func @no_offsets(%arg0: !xegpu.tensor_desc<1x16xf16>) {
    xegpu.prefetch_nd %arg0  : !xegpu.tensor_desc<1x16xf16>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "gpu.module"() <{sym_name = "blocks"}> ({
    "func.func"() <{function_type = (memref<24x32xf32>, ui64, index, index, memref<2x24x32xf16>, memref<128xf32, 3>) -> (), sym_name = "create"}> ({
    ^bb0(%arg24: memref<24x32xf32>, %arg25: ui64, %arg26: index, %arg27: index, %arg28: memref<2x24x32xf16>, %arg29: memref<128xf32, 3>):
      %25 = "xegpu.create_nd_tdesc"(%arg24) <{const_offsets = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf32>) -> !xegpu.tensor_desc<8x16xf32>
      %26 = "xegpu.create_nd_tdesc"(%arg25, %arg26, %arg27) <{const_offsets = array<i64: -9223372036854775808, 4>, const_shape = array<i64: -9223372036854775808, 64>, const_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (ui64, index, index) -> !xegpu.tensor_desc<8x16xf32>
      %27 = "xegpu.create_nd_tdesc"(%arg24) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf32>) -> !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>>
      %28 = "xegpu.create_nd_tdesc"(%arg28, %arg26) <{const_offsets = array<i64: 0, -9223372036854775808, 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {a = 1 : i64} : (memref<2x24x32xf16>, index) -> !xegpu.tensor_desc<8x16xf16>
      %29 = "xegpu.create_nd_tdesc"(%arg29) <{const_offsets = array<i64: 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<128xf32, 3>) -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space =  slm>>
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = (!xegpu.tensor_desc<8x16xf16>, index, vector<8x16xf16>, !xegpu.tensor_desc<32x64xf32, #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>>) -> (), sym_name = "use"}> ({
    ^bb0(%arg20: !xegpu.tensor_desc<8x16xf16>, %arg21: index, %arg22: vector<8x16xf16>, %arg23: !xegpu.tensor_desc<32x64xf32, #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>>):
      "xegpu.prefetch_nd"(%arg20, %arg21) <{const_offsets = array<i64: -9223372036854775808, 0>, l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : (!xegpu.tensor_desc<8x16xf16>, index) -> ()
      "xegpu.prefetch_nd"(%arg20) : (!xegpu.tensor_desc<8x16xf16>) -> ()
      %19 = "xegpu.load_nd"(%arg20) <{l1_hint = #xegpu.cache_hint<streaming>}> : (!xegpu.tensor_desc<8x16xf16>) -> vector<8x16xf16>
      %20 = "xegpu.load_nd"(%arg20, %arg21) <{const_offsets = array<i64: 0, -9223372036854775808>, packed}> : (!xegpu.tensor_desc<8x16xf16>, index) -> vector<4x16x2xf16>
      %21 = "xegpu.load_nd"(%arg20) <{transpose = array<i64: 1, 0>}> : (!xegpu.tensor_desc<8x16xf16>) -> vector<16x8xf16>
      %22 = "xegpu.load_nd"(%arg20) : (!xegpu.tensor_desc<8x16xf16>) -> vector<8xf16>
      "xegpu.store_nd"(%arg22, %arg20) <{const_offsets = array<i64: 0, 0>, l3_hint = #xegpu.cache_hint<write_back>}> : (vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>) -> ()
      "xegpu.store_nd"(%arg22, %arg20) {x} : (vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>) -> ()
      %23 = "xegpu.update_nd_offset"(%arg20, %arg21) <{const_offsets = array<i64: -9223372036854775808, 16>}> : (!xegpu.tensor_desc<8x16xf16>, index) -> !xegpu.tensor_desc<8x16xf16>
      %24 = "xegpu.load_nd"(%arg23) <{layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 4, 2]>, dims = [2]>}> : (!xegpu.tensor_desc<32x64xf32, #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>>) -> vector<32x64xf32>
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = (ui64, vector<4xindex>, vector<4xi1>, memref<64xf32>, index, i1, f32, memref<256xf16, 3>) -> (), sym_name = "scattered"}> ({
    ^bb0(%arg12: ui64, %arg13: vector<4xindex>, %arg14: vector<4xi1>, %arg15: memref<64xf32>, %arg16: index, %arg17: i1, %arg18: f32, %arg19: memref<256xf16, 3>):
      %10 = "xegpu.create_tdesc"(%arg12, %arg13) : (ui64, vector<4xindex>) -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
      %11 = "xegpu.create_tdesc"(%arg12, %arg13) : (ui64, vector<4xindex>) -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
      %12 = "xegpu.create_tdesc"(%arg19, %arg13) : (memref<256xf16, 3>, vector<4xindex>) -> !xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<memory_space =  slm>>
      "xegpu.prefetch"(%10) <{l1_hint = #xegpu.cache_hint<cached>}> : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
      "xegpu.prefetch"(%arg15, %arg13) : (memref<64xf32>, vector<4xindex>) -> ()
      "xegpu.prefetch"(%arg12, %arg16) <{offset_align_byte = 4 : i64}> : (ui64, index) -> ()
      %13 = "xegpu.load"(%10, %arg14) : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>) -> vector<4xf32>
      %14 = "xegpu.load"(%arg15, %arg13, %arg14) <{chunk_size = 2 : i64}> : (memref<64xf32>, vector<4xindex>, vector<4xi1>) -> vector<4x2xf32>
      %15 = "xegpu.load"(%arg15, %arg16, %arg17) : (memref<64xf32>, index, i1) -> f32
      %16 = "xegpu.load"(%11, %arg14) <{l2_hint = #xegpu.cache_hint<read_invalidate>}> : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>) -> vector<4x2xf32>
      "xegpu.store"(%13, %10, %arg14) : (vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>) -> ()
      "xegpu.store"(%arg18, %arg15, %arg16, %arg17) <{l1_hint = #xegpu.cache_hint<write_through>}> : (f32, memref<64xf32>, index, i1) -> ()
      %17 = "xegpu.update_offset"(%10, %arg13) : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>) -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
      %18 = "xegpu.atomic_rmw"(%10, %arg14, %13) <{kind = 0 : i64}> : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = (vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32>, vector<8xf16>, vector<16xf16>) -> (), sym_name = "products"}> ({
    ^bb0(%arg7: vector<8x16xf16>, %arg8: vector<8x16x2xf16>, %arg9: vector<8x16xf32>, %arg10: vector<8xf16>, %arg11: vector<16xf16>):
      %6 = "xegpu.dpas"(%arg7, %arg8) : (vector<8x16xf16>, vector<8x16x2xf16>) -> vector<8x16xf32>
      %7 = "xegpu.dpas"(%arg7, %arg8, %arg9) <{layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : (vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32>) -> vector<8x16xf32>
      %8 = "xegpu.dpas"(%arg10, %arg11) : (vector<8xf16>, vector<16xf16>) -> vector<8xf32>
      %9 = "xegpu.convert_layout"(%arg7) <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : (vector<8x16xf16>) -> vector<8x16xf16>
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = (memref<2048xi8, 3>, memref<32x64xi8, 3>, index, vector<8x16xf16>) -> (), sym_name = "shared"}> ({
    ^bb0(%arg3: memref<2048xi8, 3>, %arg4: memref<32x64xi8, 3>, %arg5: index, %arg6: vector<8x16xf16>):
      %1 = "xegpu.create_mem_desc"(%arg3) : (memref<2048xi8, 3>) -> !xegpu.mem_desc<16x64xf16>
      %2 = "xegpu.create_mem_desc"(%arg4) : (memref<32x64xi8, 3>) -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16], stride = [1, 16]>>
      %3 = "xegpu.load_matrix"(%1, %arg5) <{const_offsets = array<i64: 8, -9223372036854775808>}> : (!xegpu.mem_desc<16x64xf16>, index) -> vector<8x16xf16>
      %4 = "xegpu.load_matrix"(%2) <{const_offsets = array<i64: 0, 0>, subgroup_block_io}> : (!xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16], stride = [1, 16]>>) -> vector<8x16xf16>
      %5 = "xegpu.load_matrix"(%1) <{const_offsets = array<i64: 8, 8>}> : (!xegpu.mem_desc<16x64xf16>) -> f16
      "xegpu.store_matrix"(%arg6, %1) <{const_offsets = array<i64: 8, 8>, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : (vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>) -> ()
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i8, i1) -> (), sym_name = "barriers"}> ({
    ^bb0(%arg1: i8, %arg2: i1):
      "xegpu.alloc_nbarrier"() <{nbarrier_num = 8 : i64}> : () -> ()
      %0 = "xegpu.init_nbarrier"(%arg1, %arg1) : (i8, i8) -> !xegpu.nbarrier
      "xegpu.nbarrier_arrive"(%0) : (!xegpu.nbarrier) -> ()
      "xegpu.nbarrier_wait"(%0) : (!xegpu.nbarrier) -> ()
      "xegpu.fence"() <{fence_scope = #xegpu<fence_scope workgroup>, memory_kind = #xegpu<memory_space global>}> : () -> ()
      "xegpu.fence"() <{fence_scope = #xegpu<fence_scope gpu>, memory_kind = #xegpu<memory_space slm>}> {a} : () -> ()
      "scf.if"(%arg2) ({
        "scf.yield"() : () -> ()
      }, {
      }) {sg_id_range = #xegpu.range<[2 : i64, 4 : i64]>} : (i1) -> ()
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "cases", sym_visibility = "private"}> ({
  }) {a = #xegpu<fence_scope workgroup>, b = #xegpu<memory_space slm>} : () -> ()
  "func.func"() <{function_type = (!xegpu.tensor_desc<1x16xf16>) -> (), sym_name = "no_offsets"}> ({
  ^bb0(%arg0: !xegpu.tensor_desc<1x16xf16>):
    "xegpu.prefetch_nd"(%arg0) <{const_offsets = array<i64>}> : (!xegpu.tensor_desc<1x16xf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo --mlir-print-local-scope
module {
  gpu.module @blocks {
    func.func @create(%arg0: memref<24x32xf32> loc("<stdin>":4:21), %arg1: ui64 loc("<stdin>":4:44), %arg2: index loc("<stdin>":4:54), %arg3: index loc("<stdin>":4:65), %arg4: memref<2x24x32xf16> loc("<stdin>":4:76), %arg5: memref<128xf32, 3> loc("<stdin>":4:102)) {
      %0 = xegpu.create_nd_tdesc %arg0[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32> loc("<stdin>":5:10)
      %1 = xegpu.create_nd_tdesc %arg1[%arg2, 4], shape : [%arg3, 64], strides : [64, 1] : ui64 -> !xegpu.tensor_desc<8x16xf32> loc("<stdin>":6:10)
      %2 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf32> -> !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>> loc("<stdin>":7:10)
      %3 = xegpu.create_nd_tdesc %arg4[0, %arg2, 0] {a = 1 : i64} : memref<2x24x32xf16> -> !xegpu.tensor_desc<8x16xf16> loc("<stdin>":8:10)
      %4 = xegpu.create_nd_tdesc %arg5[0] : memref<128xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space =  slm>> loc("<stdin>":9:10)
      return loc("<stdin>":10:5)
    } loc("<stdin>":4:3)
    func.func @use(%arg0: !xegpu.tensor_desc<8x16xf16> loc("<stdin>":12:18), %arg1: index loc("<stdin>":12:52), %arg2: vector<8x16xf16> loc("<stdin>":12:63), %arg3: !xegpu.tensor_desc<32x64xf32, #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>> loc("<stdin>":12:85)) {
      xegpu.prefetch_nd %arg0[%arg1, 0] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf16> loc("<stdin>":13:5)
      xegpu.prefetch_nd %arg0  : !xegpu.tensor_desc<8x16xf16> loc("<stdin>":14:5)
      %0 = xegpu.load_nd %arg0 <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16> loc("<stdin>":15:10)
      %1 = xegpu.load_nd %arg0[0, %arg1] <{packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16> loc("<stdin>":16:10)
      %2 = xegpu.load_nd %arg0 <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf16> -> vector<16x8xf16> loc("<stdin>":17:10)
      %3 = xegpu.load_nd %arg0  : !xegpu.tensor_desc<8x16xf16> -> vector<8xf16> loc("<stdin>":18:10)
      xegpu.store_nd %arg2, %arg0[0, 0] <{l3_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16> loc("<stdin>":19:5)
      xegpu.store_nd %arg2, %arg0  {x} : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16> loc("<stdin>":20:5)
      %4 = xegpu.update_nd_offset %arg0, [%arg1, 16] : !xegpu.tensor_desc<8x16xf16> loc("<stdin>":21:10)
      %5 = xegpu.load_nd %arg3 <{layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 4, 2]>, dims = [2]>}> : !xegpu.tensor_desc<32x64xf32, #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>> -> vector<32x64xf32> loc("<stdin>":22:10)
      return loc("<stdin>":23:5)
    } loc("<stdin>":12:3)
    func.func @scattered(%arg0: ui64 loc("<stdin>":25:24), %arg1: vector<4xindex> loc("<stdin>":25:34), %arg2: vector<4xi1> loc("<stdin>":25:55), %arg3: memref<64xf32> loc("<stdin>":25:73), %arg4: index loc("<stdin>":25:93), %arg5: i1 loc("<stdin>":25:104), %arg6: f32 loc("<stdin>":25:112), %arg7: memref<256xf16, 3> loc("<stdin>":25:121)) {
      %0 = xegpu.create_tdesc %arg0, %arg1 : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>> loc("<stdin>":26:10)
      %1 = xegpu.create_tdesc %arg0, %arg1 : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>> loc("<stdin>":27:10)
      %2 = xegpu.create_tdesc %arg7, %arg1 : memref<256xf16, 3>, vector<4xindex> -> !xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<memory_space =  slm>> loc("<stdin>":28:10)
      xegpu.prefetch %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>> loc("<stdin>":29:5)
      xegpu.prefetch %arg3[%arg1]  : memref<64xf32>, vector<4xindex> loc("<stdin>":30:5)
      xegpu.prefetch %arg0[%arg4] <{offset_align_byte = 4 : i64}> : ui64, index loc("<stdin>":31:5)
      %3 = xegpu.load %0, %arg2  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32> loc("<stdin>":32:10)
      %4 = xegpu.load %arg3[%arg1], %arg2 <{chunk_size = 2 : i64}> : memref<64xf32>, vector<4xindex>, vector<4xi1> -> vector<4x2xf32> loc("<stdin>":33:10)
      %5 = xegpu.load %arg3[%arg4], %arg5  : memref<64xf32>, index, i1 -> f32 loc("<stdin>":34:10)
      %6 = xegpu.load %1, %arg2 <{l2_hint = #xegpu.cache_hint<read_invalidate>}> : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> vector<4x2xf32> loc("<stdin>":35:10)
      xegpu.store %3, %0, %arg2  : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> loc("<stdin>":36:5)
      xegpu.store %arg6, %arg3[%arg4], %arg5 <{l1_hint = #xegpu.cache_hint<write_through>}> : f32, memref<64xf32>, index, i1 loc("<stdin>":37:5)
      %7 = xegpu.update_offset %0, %arg1 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex> loc("<stdin>":38:10)
      %8 = xegpu.atomic_rmw addf %0, %arg2, %3 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32> loc("<stdin>":39:10)
      return loc("<stdin>":40:5)
    } loc("<stdin>":25:3)
    func.func @products(%arg0: vector<8x16xf16> loc("<stdin>":42:23), %arg1: vector<8x16x2xf16> loc("<stdin>":42:45), %arg2: vector<8x16xf32> loc("<stdin>":42:69), %arg3: vector<8xf16> loc("<stdin>":42:91), %arg4: vector<16xf16> loc("<stdin>":42:110)) {
      %0 = xegpu.dpas %arg0, %arg1 : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32> loc("<stdin>":43:10)
      %1 = xegpu.dpas %arg0, %arg1, %arg2 {layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32> loc("<stdin>":44:10)
      %2 = xegpu.dpas %arg3, %arg4 : vector<8xf16>, vector<16xf16> -> vector<8xf32> loc("<stdin>":45:10)
      %3 = xegpu.convert_layout %arg0 <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x16xf16> loc("<stdin>":46:10)
      return loc("<stdin>":47:5)
    } loc("<stdin>":42:3)
    func.func @shared(%arg0: memref<2048xi8, 3> loc("<stdin>":49:21), %arg1: memref<32x64xi8, 3> loc("<stdin>":49:45), %arg2: index loc("<stdin>":49:70), %arg3: vector<8x16xf16> loc("<stdin>":49:81)) {
      %0 = xegpu.create_mem_desc %arg0 : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16> loc("<stdin>":50:10)
      %1 = xegpu.create_mem_desc %arg1 : memref<32x64xi8, 3> -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16], stride = [1, 16]>> loc("<stdin>":51:10)
      %2 = xegpu.load_matrix %0[8, %arg2] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16> loc("<stdin>":52:10)
      %3 = xegpu.load_matrix %1[0, 0] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16], stride = [1, 16]>> -> vector<8x16xf16> loc("<stdin>":53:10)
      %4 = xegpu.load_matrix %0[8, 8] : !xegpu.mem_desc<16x64xf16> -> f16 loc("<stdin>":54:10)
      xegpu.store_matrix %arg3, %0[8, 8] <{layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}>: vector<8x16xf16>, !xegpu.mem_desc<16x64xf16> loc("<stdin>":55:5)
      return loc("<stdin>":56:5)
    } loc("<stdin>":49:3)
    func.func @barriers(%arg0: i8 loc("<stdin>":58:23), %arg1: i1 loc("<stdin>":58:31)) {
      xegpu.alloc_nbarrier 8 loc("<stdin>":59:5)
      %0 = xegpu.init_nbarrier %arg0, %arg0 : i8, i8 -> !xegpu.nbarrier loc("<stdin>":60:10)
      xegpu.nbarrier_arrive %0 : !xegpu.nbarrier loc("<stdin>":61:5)
      xegpu.nbarrier_wait %0 : !xegpu.nbarrier loc("<stdin>":62:5)
      xegpu.fence memory_kind = global, fence_scope = workgroup loc("<stdin>":63:5)
      xegpu.fence memory_kind = slm, fence_scope = gpu {a} loc("<stdin>":64:5)
      scf.if %arg1 {
      } {sg_id_range = #xegpu.range<[2 : i64, 4 : i64]>} loc("<stdin>":65:5)
      return loc("<stdin>":67:5)
    } loc("<stdin>":58:3)
  } loc("<stdin>":3:1)
  func.func private @cases() attributes {a = #xegpu<fence_scope workgroup>, b = #xegpu<memory_space slm>} loc("<stdin>":70:1)
  func.func @no_offsets(%arg0: !xegpu.tensor_desc<1x16xf16> loc("<stdin>":72:23)) {
    xegpu.prefetch_nd %arg0  : !xegpu.tensor_desc<1x16xf16> loc("<stdin>":73:3)
    return loc("<stdin>":74:3)
  } loc("<stdin>":72:1)
} loc("<stdin>":0:0)
