// Every operation of xevm, in the spellings that its form has, and its attributes.
gpu.module @kernels [#xevm.target<O = 3, chip = "pvc">] {
}
func.func private @attributes() attributes {
  a = #xevm.load_cache_control<L1uc_L2uc_L3uc>, b = #xevm.load_cache_control<ir>, c = #xevm.store_cache_control<L1wb_L2uc_L3wb>,
  d = #xevm.mem_scope<system>, e = #xevm.addr_space<private>, f = #xevm.mma_shape<m = 8, n = 16, k = 32>,
  g = #xevm.mma_types<d = f32, a = bf16, b = f16, c = tf32>, h = #xevm.mma_types<d = s32, a = s8, b = u8>, i = #xevm.target,
  j = #xevm.target<triple = "spirv64", flags = {fast}, O = 0, linkFiles = []>, k = #xevm.mma_types<d = s32, a = s4, b = u4, c = s32>
}
llvm.func @blocks(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>, %s: i64, %t: vector<8xi16>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<4xi32>
  %1 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {a} : (!llvm.ptr<1>) -> vector<16xi8>
  %2 = xevm.blockload %p : (!llvm.ptr<1>) -> i64
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<8xi16>)
  xevm.blockstore %p, %v <{cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>}> {a} : (!llvm.ptr<1>, vector<8xi16>)
  %3 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  %4 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false, cache_control = #xevm.load_cache_control<L1c_L2c_L3c>}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  %5 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  %50 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 32 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %t <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %t <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
llvm.func @memory(%p: !llvm.ptr<1>, %g: !llvm.ptr<4>) {
  xevm.prefetch %p : (!llvm.ptr<1>)
  xevm.prefetch %g <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {a} : (!llvm.ptr<4>)
  xevm.memfence <{scope = #xevm.mem_scope<lane>}>
  xevm.memfence <{scope = #xevm.mem_scope<workgroup>, addrspace = #xevm.addr_space<global>}> {a}
  xevm.memfence <{scope = #xevm.mem_scope<device>, addrspace = #xevm.addr_space<generic>, x}> {scope = #xevm.mem_scope<lane>}
  llvm.return
}
llvm.func @products(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %1 = xevm.mma %a, %b {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} {a} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}
llvm.func @numbers() {
  %0 = xevm.local_id.x : i32
  %1 = xevm.local_id.y range <i32, 0, 64> {a} : i32
  %2 = xevm.local_id.z : i64
  %3 = xevm.local_size.x : i32
  %4 = xevm.local_size.y range <i32, 1, 64> : i32
  %5 = xevm.local_size.z {a} : i64
  %6 = xevm.group_id.x : i32
  %7 = xevm.group_id.y range <i32, 0, 64> : i32
  %8 = xevm.group_id.z : i64
  %9 = xevm.group_count.x : i32
  %10 = xevm.group_count.y range <i32, 1, 64> : i32
  %11 = xevm.group_count.z : i64
  %12 = xevm.lane_id : i32
  %13 = xevm.lane_id range <i32, 0, 16> : i32
  %14 = xevm.subgroup_id : i32
  %15 = xevm.subgroup_size range <i32, 16, 17> : i32
  llvm.return
}
//= 
module {
  gpu.module @kernels [#xevm.target<O = 3, chip = "pvc">] {
  }
  func.func private @attributes() attributes {a = #xevm.load_cache_control<L1uc_L2uc_L3uc>, b = #xevm.load_cache_control<ir>, c = #xevm.store_cache_control<L1wb_L2uc_L3wb>, d = #xevm.mem_scope<system>, e = #xevm.addr_space<private>, f = #xevm.mma_shape<m = 8, n = 16, k = 32>, g = #xevm.mma_types<d = f32, a = bf16, b = f16, c = tf32>, h = #xevm.mma_types<d = s32, a = s8, b = u8>, i = #xevm.target, j = #xevm.target<O = 0, triple = "spirv64", flags = {fast}, linkFiles = []>, k = #xevm.mma_types<d = s32, a = s4, b = u4, c = s32>}
  llvm.func @blocks(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: vector<8xi16>, %arg3: i64, %arg4: vector<8xi16>) {
    %0 = xevm.blockload %arg0  : (!llvm.ptr<1>) -> vector<4xi32>
    %1 = xevm.blockload %arg0 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {a} : (!llvm.ptr<1>) -> vector<16xi8>
    %2 = xevm.blockload %arg0  : (!llvm.ptr<1>) -> i64
    xevm.blockstore %arg0, %arg2  : (!llvm.ptr<1>, vector<8xi16>)
    xevm.blockstore %arg0, %arg2 <{cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>}> {a} : (!llvm.ptr<1>, vector<8xi16>)
    %3 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
    %4 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{cache_control = #xevm.load_cache_control<L1c_L2c_L3c>, elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
    %5 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
    %6 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
    xevm.blockstore2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1, %arg4 <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
    xevm.blockstore2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1, %arg4 <{cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>, elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
    xevm.blockprefetch2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    xevm.blockprefetch2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>, elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 8 : i32, v_blocks = 4 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    llvm.return
  }
  llvm.func @memory(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<4>) {
    xevm.prefetch %arg0  : (!llvm.ptr<1>)
    xevm.prefetch %arg1 <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {a} : (!llvm.ptr<4>)
    xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}>
    xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}> {a}
    xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<device>}>
    llvm.return
  }
  llvm.func @products(%arg0: vector<8xi16>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) {
    %0 = xevm.mma %arg0, %arg1, %arg2 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    %1 = xevm.mma %arg0, %arg1 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} {a} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
    llvm.return
  }
  llvm.func @numbers() {
    %0 = xevm.local_id.x : i32
    %1 = xevm.local_id.y range <i32, 0, 64> {a} : i32
    %2 = xevm.local_id.z : i64
    %3 = xevm.local_size.x : i32
    %4 = xevm.local_size.y range <i32, 1, 64> : i32
    %5 = xevm.local_size.z {a} : i64
    %6 = xevm.group_id.x : i32
    %7 = xevm.group_id.y range <i32, 0, 64> : i32
    %8 = xevm.group_id.z : i64
    %9 = xevm.group_count.x : i32
    %10 = xevm.group_count.y range <i32, 1, 64> : i32
    %11 = xevm.group_count.z : i64
    %12 = xevm.lane_id : i32
    %13 = xevm.lane_id range <i32, 0, 16> : i32
    %14 = xevm.subgroup_id : i32
    %15 = xevm.subgroup_size range <i32, 16, 17> : i32
    llvm.return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels", targets = [#xevm.target<O = 3, chip = "pvc">]}> ({
  ^bb0:
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #xevm.load_cache_control<L1uc_L2uc_L3uc>, b = #xevm.load_cache_control<ir>, c = #xevm.store_cache_control<L1wb_L2uc_L3wb>, d = #xevm.mem_scope<system>, e = #xevm.addr_space<private>, f = #xevm.mma_shape<m = 8, n = 16, k = 32>, g = #xevm.mma_types<d = f32, a = bf16, b = f16, c = tf32>, h = #xevm.mma_types<d = s32, a = s8, b = u8>, i = #xevm.target, j = #xevm.target<O = 0, triple = "spirv64", flags = {fast}, linkFiles = []>, k = #xevm.mma_types<d = s32, a = s4, b = u4, c = s32>} : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, i32, vector<8xi16>, i64, vector<8xi16>)>, linkage = #llvm.linkage<external>, sym_name = "blocks", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg5: !llvm.ptr<1>, %arg6: i32, %arg7: vector<8xi16>, %arg8: i64, %arg9: vector<8xi16>):
    %18 = "xevm.blockload"(%arg5) : (!llvm.ptr<1>) -> vector<4xi32>
    %19 = "xevm.blockload"(%arg5) <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {a} : (!llvm.ptr<1>) -> vector<16xi8>
    %20 = "xevm.blockload"(%arg5) : (!llvm.ptr<1>) -> i64
    "xevm.blockstore"(%arg5, %arg7) : (!llvm.ptr<1>, vector<8xi16>) -> ()
    "xevm.blockstore"(%arg5, %arg7) <{cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>}> {a} : (!llvm.ptr<1>, vector<8xi16>) -> ()
    %21 = "xevm.blockload2d"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
    %22 = "xevm.blockload2d"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6) <{cache_control = #xevm.load_cache_control<L1c_L2c_L3c>, elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
    %23 = "xevm.blockload2d"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6) <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
    %24 = "xevm.blockload2d"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
    "xevm.blockstore2d"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6, %arg9) <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
    "xevm.blockstore2d"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6, %arg9) <{cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>, elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
    "xevm.blockprefetch2d"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6) <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
    "xevm.blockprefetch2d"(%arg5, %arg6, %arg6, %arg6, %arg6, %arg6) <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>, elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 8 : i32, v_blocks = 4 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<4>)>, linkage = #llvm.linkage<external>, sym_name = "memory", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<4>):
    "xevm.prefetch"(%arg3) : (!llvm.ptr<1>) -> ()
    "xevm.prefetch"(%arg4) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {a} : (!llvm.ptr<4>) -> ()
    "xevm.memfence"() <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}> : () -> ()
    "xevm.memfence"() <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}> {a} : () -> ()
    "xevm.memfence"() <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<device>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi16>, vector<8xi32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "products", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi32>, %arg2: vector<8xf32>):
    %16 = "xevm.mma"(%arg0, %arg1, %arg2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    %17 = "xevm.mma"(%arg0, %arg1) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16>}> {a} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "numbers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "xevm.local_id.x"() : () -> i32
    %1 = "xevm.local_id.y"() <{range = #llvm.constant_range<i32, 0, 64>}> {a} : () -> i32
    %2 = "xevm.local_id.z"() : () -> i64
    %3 = "xevm.local_size.x"() : () -> i32
    %4 = "xevm.local_size.y"() <{range = #llvm.constant_range<i32, 1, 64>}> : () -> i32
    %5 = "xevm.local_size.z"() {a} : () -> i64
    %6 = "xevm.group_id.x"() : () -> i32
    %7 = "xevm.group_id.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
    %8 = "xevm.group_id.z"() : () -> i64
    %9 = "xevm.group_count.x"() : () -> i32
    %10 = "xevm.group_count.y"() <{range = #llvm.constant_range<i32, 1, 64>}> : () -> i32
    %11 = "xevm.group_count.z"() : () -> i64
    %12 = "xevm.lane_id"() : () -> i32
    %13 = "xevm.lane_id"() <{range = #llvm.constant_range<i32, 0, 16>}> : () -> i32
    %14 = "xevm.subgroup_id"() : () -> i32
    %15 = "xevm.subgroup_size"() <{range = #llvm.constant_range<i32, 16, 17>}> : () -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo --mlir-print-local-scope
module {
  gpu.module @kernels [#xevm.target<O = 3, chip = "pvc">] {
  } loc("<stdin>":2:1)
  func.func private @attributes() attributes {a = #xevm.load_cache_control<L1uc_L2uc_L3uc>, b = #xevm.load_cache_control<ir>, c = #xevm.store_cache_control<L1wb_L2uc_L3wb>, d = #xevm.mem_scope<system>, e = #xevm.addr_space<private>, f = #xevm.mma_shape<m = 8, n = 16, k = 32>, g = #xevm.mma_types<d = f32, a = bf16, b = f16, c = tf32>, h = #xevm.mma_types<d = s32, a = s8, b = u8>, i = #xevm.target, j = #xevm.target<O = 0, triple = "spirv64", flags = {fast}, linkFiles = []>, k = #xevm.mma_types<d = s32, a = s4, b = u4, c = s32>} loc("<stdin>":4:1)
  llvm.func @blocks(%arg0: !llvm.ptr<1> loc("<stdin>":10:19), %arg1: i32 loc("<stdin>":10:37), %arg2: vector<8xi16> loc("<stdin>":10:46), %arg3: i64 loc("<stdin>":10:65), %arg4: vector<8xi16> loc("<stdin>":10:74)) {
    %0 = xevm.blockload %arg0  : (!llvm.ptr<1>) -> vector<4xi32> loc("<stdin>":11:8)
    %1 = xevm.blockload %arg0 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {a} : (!llvm.ptr<1>) -> vector<16xi8> loc("<stdin>":12:8)
    %2 = xevm.blockload %arg0  : (!llvm.ptr<1>) -> i64 loc("<stdin>":13:8)
    xevm.blockstore %arg0, %arg2  : (!llvm.ptr<1>, vector<8xi16>) loc("<stdin>":14:3)
    xevm.blockstore %arg0, %arg2 <{cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>}> {a} : (!llvm.ptr<1>, vector<8xi16>) loc("<stdin>":15:3)
    %3 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16> loc("<stdin>":16:8)
    %4 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{cache_control = #xevm.load_cache_control<L1c_L2c_L3c>, elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32> loc("<stdin>":17:8)
    %5 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32> loc("<stdin>":18:8)
    %6 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32> loc("<stdin>":19:9)
    xevm.blockstore2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1, %arg4 <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) loc("<stdin>":20:3)
    xevm.blockstore2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1, %arg4 <{cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>, elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) loc("<stdin>":21:3)
    xevm.blockprefetch2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) loc("<stdin>":22:3)
    xevm.blockprefetch2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>, elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 8 : i32, v_blocks = 4 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) loc("<stdin>":23:3)
    llvm.return loc("<stdin>":24:3)
  } loc("<stdin>":10:1)
  llvm.func @memory(%arg0: !llvm.ptr<1> loc("<stdin>":26:19), %arg1: !llvm.ptr<4> loc("<stdin>":26:37)) {
    xevm.prefetch %arg0  : (!llvm.ptr<1>) loc("<stdin>":27:3)
    xevm.prefetch %arg1 <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {a} : (!llvm.ptr<4>) loc("<stdin>":28:3)
    xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}> loc("<stdin>":29:3)
    xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}> {a} loc("<stdin>":30:3)
    xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<device>}> loc("<stdin>":31:3)
    llvm.return loc("<stdin>":32:3)
  } loc("<stdin>":26:1)
  llvm.func @products(%arg0: vector<8xi16> loc("<stdin>":34:21), %arg1: vector<8xi32> loc("<stdin>":34:40), %arg2: vector<8xf32> loc("<stdin>":34:59)) {
    %0 = xevm.mma %arg0, %arg1, %arg2 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32> loc("<stdin>":35:8)
    %1 = xevm.mma %arg0, %arg1 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} {a} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32> loc("<stdin>":36:8)
    llvm.return loc("<stdin>":37:3)
  } loc("<stdin>":34:1)
  llvm.func @numbers() {
    %0 = xevm.local_id.x : i32 loc("<stdin>":40:8)
    %1 = xevm.local_id.y range <i32, 0, 64> {a} : i32 loc("<stdin>":41:8)
    %2 = xevm.local_id.z : i64 loc("<stdin>":42:8)
    %3 = xevm.local_size.x : i32 loc("<stdin>":43:8)
    %4 = xevm.local_size.y range <i32, 1, 64> : i32 loc("<stdin>":44:8)
    %5 = xevm.local_size.z {a} : i64 loc("<stdin>":45:8)
    %6 = xevm.group_id.x : i32 loc("<stdin>":46:8)
    %7 = xevm.group_id.y range <i32, 0, 64> : i32 loc("<stdin>":47:8)
    %8 = xevm.group_id.z : i64 loc("<stdin>":48:8)
    %9 = xevm.group_count.x : i32 loc("<stdin>":49:8)
    %10 = xevm.group_count.y range <i32, 1, 64> : i32 loc("<stdin>":50:9)
    %11 = xevm.group_count.z : i64 loc("<stdin>":51:9)
    %12 = xevm.lane_id : i32 loc("<stdin>":52:9)
    %13 = xevm.lane_id range <i32, 0, 16> : i32 loc("<stdin>":53:9)
    %14 = xevm.subgroup_id : i32 loc("<stdin>":54:9)
    %15 = xevm.subgroup_size range <i32, 16, 17> : i32 loc("<stdin>":55:9)
    llvm.return loc("<stdin>":56:3)
  } loc("<stdin>":39:1)
} loc("<stdin>":0:0)
