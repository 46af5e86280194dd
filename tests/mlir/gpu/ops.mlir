// Every operation of gpu, in the spellings that its form has.
module attributes {gpu.container_module} {
gpu.module @device {
  gpu.func @ids(%f: f32, %i: i32, %v: vector<4xf16>, %x: index) {
    %0 = gpu.cluster_dim x
    %1 = gpu.cluster_dim_blocks y {a}
    %2 = gpu.cluster_id z upper_bound 8
    %3 = gpu.cluster_block_id x
    %4 = gpu.block_dim y
    %5 = gpu.block_id z
    %6 = gpu.grid_dim x
    %7 = gpu.thread_id x upper_bound 16 {a}
    %8 = gpu.global_id y
    %9 = gpu.lane_id
    %10 = gpu.subgroup_id : index
    %11 = gpu.num_subgroups upper_bound 12 {a} : index
    %12 = gpu.subgroup_size : index
    gpu.barrier {a}
    gpu.printf "%d of %f\n" {a}, %i, %f : i32, f32
    gpu.printf "done"
    %13 = gpu.subgroup_reduce mul %v uniform {a} : (vector<4xf16>) -> vector<4xf16>
    %14 = gpu.subgroup_reduce xor %i cluster(size = 4) : (i32) -> i32
    %15 = gpu.subgroup_reduce minnumf %f cluster(size = 4, stride = 2) : (f32) -> f32
    %16 = gpu.all_reduce maxsi %i uniform {} {a} : (i32) -> i32
    %17 = gpu.subgroup_broadcast %f, first_active_lane {a} : f32
    %18 = gpu.subgroup_broadcast %v, specific_lane %i : vector<4xf16>
    %19, %20 = gpu.shuffle xor %f, %i, %i {a} : f32
    %21:2 = gpu.shuffle up %v, %i, %i : vector<4xf16>
    %22, %23 = gpu.rotate %f, 3, 16 {a} : f32
    %24 = gpu.dynamic_shared_memory {a} : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.return {a}
  }
  gpu.func @matrices(%m: memref<16x16xf16, 3>, %i: index, %h: f16, %n: memref<8x8xvector<2xf32>>) {
    %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16, 3> -> !gpu.mma_matrix<16x8xf16, "AOp">
    %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index, transpose} : memref<16x16xf16, 3> -> !gpu.mma_matrix<8x16xf16, "BOp">
    %c = gpu.subgroup_mma_constant_matrix %h {x} : !gpu.mma_matrix<16x16xf16, "COp">
    %d = gpu.subgroup_mma_compute %a, %b, %c {a_transpose} : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %e = gpu.subgroup_mma_elementwise addf %c, %d {x} : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %f = gpu.subgroup_mma_elementwise extf %c : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %g = gpu.subgroup_mma_extract_thread_local %e[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
    %j = gpu.subgroup_mma_insert_thread_local %g, %e[%i] {x} : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %j, %m[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16, 3>
    gpu.return
  }
  gpu.func @called(%x: i32 {a.b}) -> (i32, f32 {a.b}) private(%p: memref<2xf32, #gpu.address_space<private>> {a.c}, %q : memref<1xi8>) attributes {known_grid_size = array<i32: 1, 2, 3>, sym_visibility = "private"} {
    %f = arith.constant 2.0 : f32
    gpu.return %x, %f : i32, f32
  }
  gpu.func @kernel(%x: i32) kernel {
    gpu.return
  }
}
gpu.module @bare [#nvvm.target] {
}
gpu.module @handled <#gpu.select_object<#nvvm.target>> [#nvvm.target<chip = "sm_70">, #rocdl.target] attributes {a} {
  gpu.func @k() kernel {
    gpu.return
  }
}
gpu.binary @one [#gpu.object<#nvvm.target, "abc">]
gpu.binary @two <#gpu.select_object<1>> {a} [#gpu.object<#nvvm.target, properties = {O = 2 : i32}, assembly = "x">, #gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", () -> (), metadata = {r = 3}>]>, bin = "y">]
func.func @host(%n: index, %s: i32, %u: memref<*xf32>, %m: memref<?xf32>, %f: f32, %lane: index, %w: vector<1xf32>) {
  %t0 = gpu.wait async
  %t1 = gpu.wait async [%t0] {a}
  gpu.wait [%t0, %t1]
  gpu.wait
  gpu.host_register %u {a} : memref<*xf32>
  gpu.host_unregister %u : memref<*xf32>
  gpu.set_default_device {a} %s
  gpu.set_default_device %s
  %a0 = gpu.alloc() : memref<8xf32>
  %a1, %t2 = gpu.alloc async [%t0] host_shared(%n)[%n] {a} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %a2 = gpu.alloc host_shared(%n) : memref<?xf32>
  gpu.dealloc %a0 : memref<8xf32>
  %t3 = gpu.dealloc async [%t2] %a2 {a} : memref<?xf32>
  gpu.memcpy %m, %a2 : memref<?xf32>, memref<?xf32> {a}
  %t4 = gpu.memcpy async %m, %a2 : memref<?xf32>, memref<?xf32>
  gpu.memset [%t4] %m, %f : memref<?xf32>, f32
  gpu.launch_func @device::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%s : i32)
  gpu.launch_func <%t0 : !gpu.async.token> @device::@kernel clusters in (%s, %s, %s) blocks in (%s, %s, %s) threads in (%s, %s, %s) : i32 dynamic_shared_memory_size %s args(%s : i32) {a}
  %t5 = gpu.launch_func async [%t0] @handled::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator {a}
  }
  %t6 = gpu.launch async [%t0, %t1] clusters(%cx, %cy, %cz) in (%kx = %n, %ky = %n, %kz = %n) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
      threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) dynamic_shared_memory_size %s module(@mm) function(@ff) workgroup(%wg: memref<2xf32, 3>, %wh : memref<f32>) private(%pr: memref<1xf32, 5>) {
    %cond = arith.constant true
    cf.cond_br %cond, ^x, ^y
  ^x:
    gpu.terminator
  ^y:
    gpu.terminator
  } {a}
  %r = gpu.warp_execute_on_lane_0(%lane)[32] args(%w : vector<1xf32>) -> (vector<1xf32>) {
  ^bb0(%v: vector<32xf32>):
    gpu.yield {a} %v : vector<32xf32>
  } {a}
  gpu.warp_execute_on_lane_0(%lane)[16] {
  }
  return
}
func.func @sparse(%n: index, %p: memref<?xindex>, %v: memref<?xf64>) {
  %t = gpu.wait async
  %d0, %t0 = gpu.create_dn_tensor async [%t] %v, %n, %n {a} : index, index into memref<?xf64>
  %d1 = gpu.create_dn_tensor %v, %n : index into memref<?xf64>
  %s0, %t1 = gpu.create_coo async [%t0] %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %s1 = gpu.create_coo_aos %n, %n, %n, %p, %v {a} : memref<?xindex>, memref<?xf64>
  %s2 = gpu.create_csr %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %s3 = gpu.create_csc %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %s4 = gpu.create_bsr %n, %n, %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %s5 = gpu.create_2to4_spmat {PRUNE_AND_CHECK} %n, %n, %v : memref<?xf64>
  %s6, %t2 = gpu.create_2to4_spmat async {NONE} %n, %n, %v {a} : memref<?xf64>
  %b0 = gpu.spmv_buffer_size %s0, %d0, %d1 into f64
  %b1, %t3 = gpu.spmv_buffer_size async [%t] %s0{TRANSPOSE}, %d0, %d1 {a} into f64
  %t4 = gpu.spmv async %s0, %d0, %d1, %v : memref<?xf64> into f64
  %b2:2 = gpu.spmm_buffer_size %s0, %d0, %d1 : index, index into f64
  %b3, %t5 = gpu.spmm_buffer_size async %s0{TRANSPOSE}, %d0{CONJUGATE_TRANSPOSE}, %d1 : index into f64
  %t6 = gpu.spmm async [%t5] %s0{TRANSPOSE}, %d0{NON_TRANSPOSE}, %d1, %v, %v {a} : memref<?xf64>, memref<?xf64> into f64
  %b4 = gpu.sddmm_buffer_size %d0, %d1{TRANSPOSE}, %s0 into f64
  gpu.sddmm %d0, %d1, %s0, %v : memref<?xf64> into f64
  %e, %t7 = gpu.spgemm_create_descr async
  %e1 = gpu.spgemm_create_descr {a}
  %b5, %t8 = gpu.spgemm_work_estimation_or_compute async {COMPUTE} %s0, %s1{TRANSPOSE}, %s2, %e, %n, %v : f64 into memref<?xf64>
  %b6 = gpu.spgemm_work_estimation_or_compute {WORK_ESTIMATION} %s0, %s1, %s2, %e, %n, %v : f64 into memref<?xf64>
  gpu.spgemm_copy %s0, %s1, %s2, %e : f64
  %r0, %c0, %z0, %t9 = gpu.spmat_get_size async %s2
  %r1, %c1, %z1 = gpu.spmat_get_size %s2
  gpu.set_csr_pointers %s2, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  gpu.spgemm_destroy_descr %e
  gpu.destroy_sp_mat %s0
  %t10 = gpu.destroy_dn_tensor async [%t9] %d0
  return
}
}

//= --allow-unregistered-dialect
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @ids(%arg0: f32, %arg1: i32, %arg2: vector<4xf16>, %arg3: index) {
      %cluster_dim_x = gpu.cluster_dim  x
      %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y {a}
      %cluster_id_z = gpu.cluster_id  z upper_bound 8
      %cluster_block_id_x = gpu.cluster_block_id  x
      %block_dim_y = gpu.block_dim  y
      %block_id_z = gpu.block_id  z
      %grid_dim_x = gpu.grid_dim  x
      %thread_id_x = gpu.thread_id  x upper_bound 16 {a}
      %global_id_y = gpu.global_id  y
      %0 = gpu.lane_id
      %1 = gpu.subgroup_id : index
      %2 = gpu.num_subgroups upper_bound 12 {a} : index
      %3 = gpu.subgroup_size : index
      gpu.barrier {a}
      gpu.printf "%d of %f\0A" {a}, %arg1, %arg0 : i32, f32
      gpu.printf "done"
      %4 = gpu.subgroup_reduce  mul %arg2 uniform {a} : (vector<4xf16>) -> vector<4xf16>
      %5 = gpu.subgroup_reduce  xor %arg1 cluster(size = 4) : (i32) -> i32
      %6 = gpu.subgroup_reduce  minnumf %arg0 cluster(size = 4, stride = 2) : (f32) -> f32
      %7 = gpu.all_reduce  maxsi %arg1 uniform {
      } {a} : (i32) -> i32
      %8 = gpu.subgroup_broadcast %arg0,  first_active_lane {a} : f32
      %9 = gpu.subgroup_broadcast %arg2,  specific_lane %arg1 : vector<4xf16>
      %shuffleResult, %valid = gpu.shuffle  xor %arg0, %arg1, %arg1 {a} : f32
      %shuffleResult_0, %valid_1 = gpu.shuffle  up %arg2, %arg1, %arg1 : vector<4xf16>
      %rotateResult, %valid_2 = gpu.rotate %arg0, 3, 16 {a} : f32
      %10 = gpu.dynamic_shared_memory {a} : memref<?xi8, #gpu.address_space<workgroup>>
      gpu.return {a}
    }
    gpu.func @matrices(%arg0: memref<16x16xf16, 3>, %arg1: index, %arg2: f16, %arg3: memref<8x8xvector<2xf32>>) {
      %0 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 16 : index} : memref<16x16xf16, 3> -> !gpu.mma_matrix<16x8xf16, "AOp">
      %1 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 16 : index, transpose} : memref<16x16xf16, 3> -> !gpu.mma_matrix<8x16xf16, "BOp">
      %2 = gpu.subgroup_mma_constant_matrix %arg2 {x} : !gpu.mma_matrix<16x16xf16, "COp">
      %3 = gpu.subgroup_mma_compute %0, %1, %2 {a_transpose} : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
      %4 = gpu.subgroup_mma_elementwise  addf %2, %3 {x} : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
      %5 = gpu.subgroup_mma_elementwise  extf %2 : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
      %6 = gpu.subgroup_mma_extract_thread_local %4[%arg1] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
      %7 = gpu.subgroup_mma_insert_thread_local %6, %4[%arg1] {x} : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
      gpu.subgroup_mma_store_matrix %7, %arg0[%arg1, %arg1] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16, 3>
      gpu.return
    }
    gpu.func @called(%arg0: i32 {a.b}) -> (i32, f32 {a.b}) private(%arg1 : memref<2xf32, #gpu.address_space<private>> {a.c}, %arg2 : memref<1xi8>) attributes {known_grid_size = array<i32: 1, 2, 3>, sym_visibility = "private"} {
      %cst = arith.constant 2.000000e+00 : f32
      gpu.return %arg0, %cst : i32, f32
    }
    gpu.func @kernel(%arg0: i32) kernel {
      gpu.return
    }
  }
  gpu.module @bare [#nvvm.target] {
  }
  gpu.module @handled<#gpu.select_object<#nvvm.target>> [#nvvm.target<chip = "sm_70">, #rocdl.target] attributes {a} {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  gpu.binary @one  [#gpu.object<#nvvm.target, "abc">]
  gpu.binary @two <#gpu.select_object<1 : i64>> {a} [#gpu.object<#nvvm.target, properties = {O = 2 : i32}, assembly = "x">, #gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", () -> (), metadata = {r = 3 : i64}>]>, bin = "y">]
  func.func @host(%arg0: index, %arg1: i32, %arg2: memref<*xf32>, %arg3: memref<?xf32>, %arg4: f32, %arg5: index, %arg6: vector<1xf32>) {
    %0 = gpu.wait async
    %1 = gpu.wait async [%0] {a}
    gpu.wait [%0, %1]
    gpu.wait 
    gpu.host_register %arg2 {a} : memref<*xf32>
    gpu.host_unregister %arg2 : memref<*xf32>
    gpu.set_default_device {a} %arg1
    gpu.set_default_device %arg1
    %memref = gpu.alloc  () : memref<8xf32>
    %memref_0, %asyncToken = gpu.alloc async [%0] host_shared (%arg0)[%arg0] {a} : memref<?xf32, #map>
    %memref_1 = gpu.alloc  host_shared (%arg0) : memref<?xf32>
    gpu.dealloc  %memref : memref<8xf32>
    %2 = gpu.dealloc async [%asyncToken] %memref_1 {a} : memref<?xf32>
    gpu.memcpy  %arg3, %memref_1 : memref<?xf32>, memref<?xf32> {a}
    %3 = gpu.memcpy async %arg3, %memref_1 : memref<?xf32>, memref<?xf32>
    gpu.memset [%3] %arg3, %arg4 : memref<?xf32>, f32
    gpu.launch_func  @device::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg1 : i32)
    gpu.launch_func <%0 : !gpu.async.token> @device::@kernel clusters in (%arg1, %arg1, %arg1) blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1) : i32 dynamic_shared_memory_size %arg1 args(%arg1 : i32) {a}
    %4 = gpu.launch_func async [%0] @handled::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
    gpu.launch blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) {
      gpu.terminator {a}
    }
    %5 = gpu.launch async [%0, %1] clusters(%arg19, %arg20, %arg21) in (%arg22 = %arg0, %arg23 = %arg0, %arg24 = %arg0) blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) dynamic_shared_memory_size %arg1 module(@mm) function(@ff) workgroup(%arg25 : memref<2xf32, 3>, %arg26 : memref<f32>) private(%arg27 : memref<1xf32, 5>) {
      %true = arith.constant true
      cf.cond_br %true, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      gpu.terminator
    ^bb2:  // pred: ^bb0
      gpu.terminator
    } {a}
    %6 = gpu.warp_execute_on_lane_0(%arg5)[32] args(%arg6 : vector<1xf32>) -> (vector<1xf32>) {
    ^bb0(%arg7: vector<32xf32>):
      gpu.yield {a} %arg7 : vector<32xf32>
    } {a}
    gpu.warp_execute_on_lane_0(%arg5)[16] {
    }
    return
  }
  func.func @sparse(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>) {
    %0 = gpu.wait async
    %dnTensor, %asyncToken = gpu.create_dn_tensor async [%0] %arg2, %arg0, %arg0 {a} : index, index into memref<?xf64>
    %dnTensor_0 = gpu.create_dn_tensor  %arg2, %arg0 : index into memref<?xf64>
    %spmat, %asyncToken_1 = gpu.create_coo async [%asyncToken] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_2 = gpu.create_coo_aos  %arg0, %arg0, %arg0, %arg1, %arg2 {a} : memref<?xindex>, memref<?xf64>
    %spmat_3 = gpu.create_csr  %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_4 = gpu.create_csc  %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_5 = gpu.create_bsr  %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spMat = gpu.create_2to4_spmat { PRUNE_AND_CHECK} %arg0, %arg0, %arg2 : memref<?xf64>
    %spMat_6, %asyncToken_7 = gpu.create_2to4_spmat async{ NONE} %arg0, %arg0, %arg2 {a} : memref<?xf64>
    %bufferSz = gpu.spmv_buffer_size  %spmat, %dnTensor, %dnTensor_0 into f64
    %bufferSz_8, %asyncToken_9 = gpu.spmv_buffer_size async [%0] %spmat{ TRANSPOSE}, %dnTensor, %dnTensor_0 {a} into f64
    %1 = gpu.spmv async %spmat, %dnTensor, %dnTensor_0, %arg2 : memref<?xf64> into f64
    %bufferSzs:2 = gpu.spmm_buffer_size  %spmat, %dnTensor, %dnTensor_0 : index, index into f64
    %bufferSzs_10, %asyncToken_11 = gpu.spmm_buffer_size async %spmat{ TRANSPOSE}, %dnTensor{ CONJUGATE_TRANSPOSE}, %dnTensor_0 : index into f64
    %2 = gpu.spmm async [%asyncToken_11] %spmat{ TRANSPOSE}, %dnTensor, %dnTensor_0, %arg2, %arg2 {a} : memref<?xf64>, memref<?xf64> into f64
    %bufferSz_12 = gpu.sddmm_buffer_size  %dnTensor, %dnTensor_0{ TRANSPOSE}, %spmat into f64
    gpu.sddmm  %dnTensor, %dnTensor_0, %spmat, %arg2 : memref<?xf64> into f64
    %desc, %asyncToken_13 = gpu.spgemm_create_descr async
    %desc_14 = gpu.spgemm_create_descr  {a}
    %bufferSzNew, %asyncToken_15 = gpu.spgemm_work_estimation_or_compute async{ COMPUTE} %spmat, %spmat_2{ TRANSPOSE}, %spmat_3, %desc, %arg0, %arg2 : f64 into memref<?xf64>
    %bufferSzNew_16 = gpu.spgemm_work_estimation_or_compute { WORK_ESTIMATION} %spmat, %spmat_2, %spmat_3, %desc, %arg0, %arg2 : f64 into memref<?xf64>
    gpu.spgemm_copy  %spmat, %spmat_2, %spmat_3, %desc : f64
    %rows, %cols, %nnz, %asyncToken_17 = gpu.spmat_get_size async %spmat_3
    %rows_18, %cols_19, %nnz_20 = gpu.spmat_get_size  %spmat_3
    gpu.set_csr_pointers  %spmat_3, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    gpu.spgemm_destroy_descr  %desc
    gpu.destroy_sp_mat  %spmat
    %3 = gpu.destroy_dn_tensor async [%asyncToken_17] %dnTensor
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "gpu.module"() <{sym_name = "device"}> ({
    "gpu.func"() <{function_type = (f32, i32, vector<4xf16>, index) -> ()}> ({
    ^bb0(%arg52: f32, %arg53: i32, %arg54: vector<4xf16>, %arg55: index):
      %44 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %45 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim y>}> {a} : () -> index
      %46 = "gpu.cluster_id"() <{dimension = #gpu<dim z>, upper_bound = 8 : index}> : () -> index
      %47 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> index
      %48 = "gpu.block_dim"() <{dimension = #gpu<dim y>}> : () -> index
      %49 = "gpu.block_id"() <{dimension = #gpu<dim z>}> : () -> index
      %50 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %51 = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 16 : index}> {a} : () -> index
      %52 = "gpu.global_id"() <{dimension = #gpu<dim y>}> : () -> index
      %53 = "gpu.lane_id"() : () -> index
      %54 = "gpu.subgroup_id"() : () -> index
      %55 = "gpu.num_subgroups"() <{upper_bound = 12 : index}> {a} : () -> index
      %56 = "gpu.subgroup_size"() : () -> index
      "gpu.barrier"() {a} : () -> ()
      "gpu.printf"(%arg53, %arg52) <{format = "%d of %f\0A"}> {a} : (i32, f32) -> ()
      "gpu.printf"() <{format = "done"}> : () -> ()
      %57 = "gpu.subgroup_reduce"(%arg54) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op mul>, uniform}> {a} : (vector<4xf16>) -> vector<4xf16>
      %58 = "gpu.subgroup_reduce"(%arg53) <{cluster_size = 4 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op xor>}> : (i32) -> i32
      %59 = "gpu.subgroup_reduce"(%arg52) <{cluster_size = 4 : i32, cluster_stride = 2 : i32, op = #gpu<all_reduce_op minnumf>}> : (f32) -> f32
      %60 = "gpu.all_reduce"(%arg53) <{op = #gpu<all_reduce_op maxsi>, uniform}> ({
      }) {a} : (i32) -> i32
      %61 = "gpu.subgroup_broadcast"(%arg52) <{broadcast_type = #gpu<broadcast first_active_lane>}> {a} : (f32) -> f32
      %62 = "gpu.subgroup_broadcast"(%arg54, %arg53) <{broadcast_type = #gpu<broadcast specific_lane>}> : (vector<4xf16>, i32) -> vector<4xf16>
      %63:2 = "gpu.shuffle"(%arg52, %arg53, %arg53) <{mode = #gpu<shuffle_mode xor>}> {a} : (f32, i32, i32) -> (f32, i1)
      %64:2 = "gpu.shuffle"(%arg54, %arg53, %arg53) <{mode = #gpu<shuffle_mode up>}> : (vector<4xf16>, i32, i32) -> (vector<4xf16>, i1)
      %65:2 = "gpu.rotate"(%arg52) <{offset = 3 : i32, width = 16 : i32}> {a} : (f32) -> (f32, i1)
      %66 = "gpu.dynamic_shared_memory"() {a} : () -> memref<?xi8, #gpu.address_space<workgroup>>
      "gpu.return"() {a} : () -> ()
    }) {sym_name = "ids", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = (memref<16x16xf16, 3>, index, f16, memref<8x8xvector<2xf32>>) -> ()}> ({
    ^bb0(%arg48: memref<16x16xf16, 3>, %arg49: index, %arg50: f16, %arg51: memref<8x8xvector<2xf32>>):
      %36 = "gpu.subgroup_mma_load_matrix"(%arg48, %arg49, %arg49) <{leadDimension = 16 : index}> : (memref<16x16xf16, 3>, index, index) -> !gpu.mma_matrix<16x8xf16, "AOp">
      %37 = "gpu.subgroup_mma_load_matrix"(%arg48, %arg49, %arg49) <{leadDimension = 16 : index, transpose}> : (memref<16x16xf16, 3>, index, index) -> !gpu.mma_matrix<8x16xf16, "BOp">
      %38 = "gpu.subgroup_mma_constant_matrix"(%arg50) {x} : (f16) -> !gpu.mma_matrix<16x16xf16, "COp">
      %39 = "gpu.subgroup_mma_compute"(%36, %37, %38) <{a_transpose}> : (!gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
      %40 = "gpu.subgroup_mma_elementwise"(%38, %39) <{opType = #gpu<mma_element_wise addf>}> {x} : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
      %41 = "gpu.subgroup_mma_elementwise"(%38) <{opType = #gpu<mma_element_wise extf>}> : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
      %42 = "gpu.subgroup_mma_extract_thread_local"(%40, %arg49) : (!gpu.mma_matrix<16x16xf16, "COp">, index) -> f16
      %43 = "gpu.subgroup_mma_insert_thread_local"(%42, %40, %arg49) {x} : (f16, !gpu.mma_matrix<16x16xf16, "COp">, index) -> !gpu.mma_matrix<16x16xf16, "COp">
      "gpu.subgroup_mma_store_matrix"(%43, %arg48, %arg49, %arg49) <{leadDimension = 16 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16, 3>, index, index) -> ()
      "gpu.return"() : () -> ()
    }) {sym_name = "matrices", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{arg_attrs = [{a.b}], function_type = (i32) -> (i32, f32), known_grid_size = array<i32: 1, 2, 3>, private_attrib_attrs = [{a.c}, {}], res_attrs = [{}, {a.b}]}> ({
    ^bb0(%arg45: i32, %arg46: memref<2xf32, #gpu.address_space<private>>, %arg47: memref<1xi8>):
      %35 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
      "gpu.return"(%arg45, %35) : (i32, f32) -> ()
    }) {sym_name = "called", sym_visibility = "private", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = (i32) -> ()}> ({
    ^bb0(%arg44: i32):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "kernel", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "bare", targets = [#nvvm.target]}> ({
  ^bb0:
  }) : () -> ()
  "gpu.module"() <{offloadingHandler = #gpu.select_object<#nvvm.target>, sym_name = "handled", targets = [#nvvm.target<chip = "sm_70">, #rocdl.target]}> ({
    "gpu.func"() <{function_type = () -> ()}> ({
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) {a} : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "abc">], offloadingHandler = #gpu.select_object, sym_name = "one"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, properties = {O = 2 : i32}, assembly = "x">, #gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", () -> (), metadata = {r = 3 : i64}>]>, bin = "y">], offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "two"}> {a} : () -> ()
  "func.func"() <{function_type = (index, i32, memref<*xf32>, memref<?xf32>, f32, index, vector<1xf32>) -> (), sym_name = "host"}> ({
  ^bb0(%arg3: index, %arg4: i32, %arg5: memref<*xf32>, %arg6: memref<?xf32>, %arg7: f32, %arg8: index, %arg9: vector<1xf32>):
    %24 = "gpu.wait"() : () -> !gpu.async.token
    %25 = "gpu.wait"(%24) {a} : (!gpu.async.token) -> !gpu.async.token
    "gpu.wait"(%24, %25) : (!gpu.async.token, !gpu.async.token) -> ()
    "gpu.wait"() : () -> ()
    "gpu.host_register"(%arg5) {a} : (memref<*xf32>) -> ()
    "gpu.host_unregister"(%arg5) : (memref<*xf32>) -> ()
    "gpu.set_default_device"(%arg4) {a} : (i32) -> ()
    "gpu.set_default_device"(%arg4) : (i32) -> ()
    %26 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<8xf32>
    %27:2 = "gpu.alloc"(%24, %arg3, %arg3) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> {a} : (!gpu.async.token, index, index) -> (memref<?xf32, #map>, !gpu.async.token)
    %28 = "gpu.alloc"(%arg3) <{hostShared, operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<?xf32>
    "gpu.dealloc"(%26) : (memref<8xf32>) -> ()
    %29 = "gpu.dealloc"(%27#1, %28) {a} : (!gpu.async.token, memref<?xf32>) -> !gpu.async.token
    "gpu.memcpy"(%arg6, %28) {a} : (memref<?xf32>, memref<?xf32>) -> ()
    %30 = "gpu.memcpy"(%arg6, %28) : (memref<?xf32>, memref<?xf32>) -> !gpu.async.token
    "gpu.memset"(%30, %arg6, %arg7) : (!gpu.async.token, memref<?xf32>, f32) -> ()
    "gpu.launch_func"(%arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg4) <{kernel = @device::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, i32) -> ()
    "gpu.launch_func"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %24) <{kernel = @device::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>}> {a} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !gpu.async.token) -> ()
    %31 = "gpu.launch_func"(%24, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3) <{kernel = @handled::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!gpu.async.token, index, index, index, index, index, index) -> !gpu.async.token
    "gpu.launch"(%arg3, %arg3, %arg3, %arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg32: index, %arg33: index, %arg34: index, %arg35: index, %arg36: index, %arg37: index, %arg38: index, %arg39: index, %arg40: index, %arg41: index, %arg42: index, %arg43: index):
      "gpu.terminator"() {a} : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    %32 = "gpu.launch"(%24, %25, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg4) <{function = @ff, module = @mm, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: index, %arg26: index, %arg27: index, %arg28: index, %arg29: memref<2xf32, 3>, %arg30: memref<f32>, %arg31: memref<1xf32, 5>):
      %34 = "arith.constant"() <{value = true}> : () -> i1
      "cf.cond_br"(%34)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "gpu.terminator"() : () -> ()
    ^bb2:  // pred: ^bb0
      "gpu.terminator"() : () -> ()
    }) {a, workgroup_attributions = 2 : i64} : (!gpu.async.token, !gpu.async.token, index, index, index, index, index, index, index, index, index, i32) -> !gpu.async.token
    %33 = "gpu.warp_execute_on_lane_0"(%arg8, %arg9) <{warp_size = 32 : i64}> ({
    ^bb0(%arg10: vector<32xf32>):
      "gpu.yield"(%arg10) {a} : (vector<32xf32>) -> ()
    }) {a} : (index, vector<1xf32>) -> vector<1xf32>
    "gpu.warp_execute_on_lane_0"(%arg8) <{warp_size = 16 : i64}> ({
      "gpu.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<?xindex>, memref<?xf64>) -> (), sym_name = "sparse"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>):
    %0 = "gpu.wait"() : () -> !gpu.async.token
    %1:2 = "gpu.create_dn_tensor"(%0, %arg2, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 2>}> {a} : (!gpu.async.token, memref<?xf64>, index, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
    %2 = "gpu.create_dn_tensor"(%arg2, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (memref<?xf64>, index) -> !gpu.sparse.dntensor_handle
    %3:2 = "gpu.create_coo"(%1#1, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %4 = "gpu.create_coo_aos"(%arg0, %arg0, %arg0, %arg1, %arg2) {a} : (index, index, index, memref<?xindex>, memref<?xf64>) -> !gpu.sparse.spmat_handle
    %5 = "gpu.create_csr"(%arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> !gpu.sparse.spmat_handle
    %6 = "gpu.create_csc"(%arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> !gpu.sparse.spmat_handle
    %7 = "gpu.create_bsr"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (index, index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> !gpu.sparse.spmat_handle
    %8 = "gpu.create_2to4_spmat"(%arg0, %arg0, %arg2) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (index, index, memref<?xf64>) -> !gpu.sparse.spmat_handle
    %9:2 = "gpu.create_2to4_spmat"(%arg0, %arg0, %arg2) <{pruneFlag = #gpu<prune_2to4_spmat_flag NONE>}> {a} : (index, index, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %10 = "gpu.spmv_buffer_size"(%3#0, %1#0, %2) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
    %11:2 = "gpu.spmv_buffer_size"(%0, %3#0, %1#0, %2) <{computeType = f64, modeA = #gpu<mat_transpose_mode TRANSPOSE>}> {a} : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
    %12 = "gpu.spmv"(%3#0, %1#0, %2, %arg2) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xf64>) -> !gpu.async.token
    %13:2 = "gpu.spmm_buffer_size"(%3#0, %1#0, %2) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 2, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index)
    %14:2 = "gpu.spmm_buffer_size"(%3#0, %1#0, %2) <{computeType = f64, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, resultSegmentSizes = array<i32: 1, 1>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
    %15 = "gpu.spmm"(%14#1, %3#0, %1#0, %2, %arg2, %arg2) <{computeType = f64, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 2>}> {a} : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xf64>, memref<?xf64>) -> !gpu.async.token
    %16 = "gpu.sddmm_buffer_size"(%1#0, %2, %3#0) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> index
    "gpu.sddmm"(%1#0, %2, %3#0, %arg2) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<?xf64>) -> ()
    %17:2 = "gpu.spgemm_create_descr"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
    %18 = "gpu.spgemm_create_descr"() {a} : () -> !gpu.sparse.spgemmop_handle
    %19:2 = "gpu.spgemm_work_estimation_or_compute"(%17#0, %3#0, %4, %5, %arg0, %arg2) <{computeType = f64, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<?xf64>) -> (index, !gpu.async.token)
    %20 = "gpu.spgemm_work_estimation_or_compute"(%17#0, %3#0, %4, %5, %arg0, %arg2) <{computeType = f64, kind = #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<?xf64>) -> index
    "gpu.spgemm_copy"(%17#0, %3#0, %4, %5) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> ()
    %21:4 = "gpu.spmat_get_size"(%5) : (!gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
    %22:3 = "gpu.spmat_get_size"(%5) : (!gpu.sparse.spmat_handle) -> (index, index, index)
    "gpu.set_csr_pointers"(%5, %arg1, %arg1, %arg2) : (!gpu.sparse.spmat_handle, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> ()
    "gpu.spgemm_destroy_descr"(%17#0) : (!gpu.sparse.spgemmop_handle) -> ()
    "gpu.destroy_sp_mat"(%3#0) : (!gpu.sparse.spmat_handle) -> ()
    %23 = "gpu.destroy_dn_tensor"(%21#3, %1#0) : (!gpu.async.token, !gpu.sparse.dntensor_handle) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @ids(%arg0: f32 loc("<stdin>":4:17), %arg1: i32 loc("<stdin>":4:26), %arg2: vector<4xf16> loc("<stdin>":4:35), %arg3: index loc("<stdin>":4:54)) {
      %cluster_dim_x = gpu.cluster_dim  x loc("<stdin>":5:10)
      %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y {a} loc("<stdin>":6:10)
      %cluster_id_z = gpu.cluster_id  z upper_bound 8 loc("<stdin>":7:10)
      %cluster_block_id_x = gpu.cluster_block_id  x loc("<stdin>":8:10)
      %block_dim_y = gpu.block_dim  y loc("<stdin>":9:10)
      %block_id_z = gpu.block_id  z loc("<stdin>":10:10)
      %grid_dim_x = gpu.grid_dim  x loc("<stdin>":11:10)
      %thread_id_x = gpu.thread_id  x upper_bound 16 {a} loc("<stdin>":12:10)
      %global_id_y = gpu.global_id  y loc("<stdin>":13:10)
      %0 = gpu.lane_id loc("<stdin>":14:10)
      %1 = gpu.subgroup_id : index loc("<stdin>":15:11)
      %2 = gpu.num_subgroups upper_bound 12 {a} : index loc("<stdin>":16:11)
      %3 = gpu.subgroup_size : index loc("<stdin>":17:11)
      gpu.barrier {a} loc("<stdin>":18:5)
      gpu.printf "%d of %f\0A" {a}, %arg1, %arg0 : i32, f32 loc("<stdin>":19:5)
      gpu.printf "done" loc("<stdin>":20:5)
      %4 = gpu.subgroup_reduce  mul %arg2 uniform {a} : (vector<4xf16>) -> vector<4xf16> loc("<stdin>":21:11)
      %5 = gpu.subgroup_reduce  xor %arg1 cluster(size = 4) : (i32) -> i32 loc("<stdin>":22:11)
      %6 = gpu.subgroup_reduce  minnumf %arg0 cluster(size = 4, stride = 2) : (f32) -> f32 loc("<stdin>":23:11)
      %7 = gpu.all_reduce  maxsi %arg1 uniform {
      } {a} : (i32) -> i32 loc("<stdin>":24:11)
      %8 = gpu.subgroup_broadcast %arg0,  first_active_lane {a} : f32 loc("<stdin>":25:11)
      %9 = gpu.subgroup_broadcast %arg2,  specific_lane %arg1 : vector<4xf16> loc("<stdin>":26:11)
      %shuffleResult, %valid = gpu.shuffle  xor %arg0, %arg1, %arg1 {a} : f32 loc("<stdin>":27:16)
      %shuffleResult_0, %valid_1 = gpu.shuffle  up %arg2, %arg1, %arg1 : vector<4xf16> loc("<stdin>":28:13)
      %rotateResult, %valid_2 = gpu.rotate %arg0, 3, 16 {a} : f32 loc("<stdin>":29:16)
      %10 = gpu.dynamic_shared_memory {a} : memref<?xi8, #gpu.address_space<workgroup>> loc("<stdin>":30:11)
      gpu.return {a} loc("<stdin>":31:5)
    } loc("<stdin>":4:3)
    gpu.func @matrices(%arg0: memref<16x16xf16, 3> loc("<stdin>":33:22), %arg1: index loc("<stdin>":33:48), %arg2: f16 loc("<stdin>":33:59), %arg3: memref<8x8xvector<2xf32>> loc("<stdin>":33:68)) {
      %0 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 16 : index} : memref<16x16xf16, 3> -> !gpu.mma_matrix<16x8xf16, "AOp"> loc("<stdin>":34:10)
      %1 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 16 : index, transpose} : memref<16x16xf16, 3> -> !gpu.mma_matrix<8x16xf16, "BOp"> loc("<stdin>":35:10)
      %2 = gpu.subgroup_mma_constant_matrix %arg2 {x} : !gpu.mma_matrix<16x16xf16, "COp"> loc("<stdin>":36:10)
      %3 = gpu.subgroup_mma_compute %0, %1, %2 {a_transpose} : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp"> loc("<stdin>":37:10)
      %4 = gpu.subgroup_mma_elementwise  addf %2, %3 {x} : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp"> loc("<stdin>":38:10)
      %5 = gpu.subgroup_mma_elementwise  extf %2 : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp"> loc("<stdin>":39:10)
      %6 = gpu.subgroup_mma_extract_thread_local %4[%arg1] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16 loc("<stdin>":40:10)
      %7 = gpu.subgroup_mma_insert_thread_local %6, %4[%arg1] {x} : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp"> loc("<stdin>":41:10)
      gpu.subgroup_mma_store_matrix %7, %arg0[%arg1, %arg1] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16, 3> loc("<stdin>":42:5)
      gpu.return loc("<stdin>":43:5)
    } loc("<stdin>":33:3)
    gpu.func @called(%arg0: i32 {a.b} loc("<stdin>":45:20)) -> (i32, f32 {a.b}) private(%arg1 : memref<2xf32, #gpu.address_space<private>> {a.c}, %arg2 : memref<1xi8>) attributes {known_grid_size = array<i32: 1, 2, 3>, sym_visibility = "private"} {
      %cst = arith.constant 2.000000e+00 : f32 loc("<stdin>":46:10)
      gpu.return %arg0, %cst : i32, f32 loc("<stdin>":47:5)
    } loc("<stdin>":45:3)
    gpu.func @kernel(%arg0: i32 loc("<stdin>":49:20)) kernel {
      gpu.return loc("<stdin>":50:5)
    } loc("<stdin>":49:3)
  } loc("<stdin>":3:1)
  gpu.module @bare [#nvvm.target] {
  } loc("<stdin>":53:1)
  gpu.module @handled<#gpu.select_object<#nvvm.target>> [#nvvm.target<chip = "sm_70">, #rocdl.target] attributes {a} {
    gpu.func @k() kernel {
      gpu.return loc("<stdin>":57:5)
    } loc("<stdin>":56:3)
  } loc("<stdin>":55:1)
  gpu.binary @one  [#gpu.object<#nvvm.target, "abc">] loc("<stdin>":60:1)
  gpu.binary @two <#gpu.select_object<1 : i64>> {a} [#gpu.object<#nvvm.target, properties = {O = 2 : i32}, assembly = "x">, #gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", () -> (), metadata = {r = 3 : i64}>]>, bin = "y">] loc("<stdin>":61:1)
  func.func @host(%arg0: index loc("<stdin>":62:17), %arg1: i32 loc("<stdin>":62:28), %arg2: memref<*xf32> loc("<stdin>":62:37), %arg3: memref<?xf32> loc("<stdin>":62:56), %arg4: f32 loc("<stdin>":62:75), %arg5: index loc("<stdin>":62:84), %arg6: vector<1xf32> loc("<stdin>":62:98)) {
    %0 = gpu.wait async loc("<stdin>":63:9)
    %1 = gpu.wait async [%0] {a} loc("<stdin>":64:9)
    gpu.wait [%0, %1] loc("<stdin>":65:3)
    gpu.wait  loc("<stdin>":66:3)
    gpu.host_register %arg2 {a} : memref<*xf32> loc("<stdin>":67:3)
    gpu.host_unregister %arg2 : memref<*xf32> loc("<stdin>":68:3)
    gpu.set_default_device {a} %arg1 loc("<stdin>":69:3)
    gpu.set_default_device %arg1 loc("<stdin>":70:3)
    %memref = gpu.alloc  () : memref<8xf32> loc("<stdin>":71:9)
    %memref_0, %asyncToken = gpu.alloc async [%0] host_shared (%arg0)[%arg0] {a} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> loc("<stdin>":72:14)
    %memref_1 = gpu.alloc  host_shared (%arg0) : memref<?xf32> loc("<stdin>":73:9)
    gpu.dealloc  %memref : memref<8xf32> loc("<stdin>":74:3)
    %2 = gpu.dealloc async [%asyncToken] %memref_1 {a} : memref<?xf32> loc("<stdin>":75:9)
    gpu.memcpy  %arg3, %memref_1 : memref<?xf32>, memref<?xf32> {a} loc("<stdin>":76:3)
    %3 = gpu.memcpy async %arg3, %memref_1 : memref<?xf32>, memref<?xf32> loc("<stdin>":77:9)
    gpu.memset [%3] %arg3, %arg4 : memref<?xf32>, f32 loc("<stdin>":78:3)
    gpu.launch_func  @device::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg1 : i32) loc("<stdin>":79:3)
    gpu.launch_func <%0 : !gpu.async.token> @device::@kernel clusters in (%arg1, %arg1, %arg1) blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1) : i32 dynamic_shared_memory_size %arg1 args(%arg1 : i32) {a} loc("<stdin>":80:3)
    %4 = gpu.launch_func async [%0] @handled::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)   loc("<stdin>":81:9)
    gpu.launch blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) {
      gpu.terminator {a} loc("<stdin>":83:5)
    } loc("<stdin>":82:3)
    %5 = gpu.launch async [%0, %1] clusters(%arg19, %arg20, %arg21) in (%arg22 = %arg0, %arg23 = %arg0, %arg24 = %arg0) blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) dynamic_shared_memory_size %arg1 module(@mm) function(@ff) workgroup(%arg25 : memref<2xf32, 3>, %arg26 : memref<f32>) private(%arg27 : memref<1xf32, 5>) {
      %true = arith.constant true loc("<stdin>":87:13)
      cf.cond_br %true, ^bb1, ^bb2 loc("<stdin>":88:5)
    ^bb1:  // pred: ^bb0
      gpu.terminator loc("<stdin>":90:5)
    ^bb2:  // pred: ^bb0
      gpu.terminator loc("<stdin>":92:5)
    } {a} loc("<stdin>":85:9)
    %6 = gpu.warp_execute_on_lane_0(%arg5)[32] args(%arg6 : vector<1xf32>) -> (vector<1xf32>) {
    ^bb0(%arg7: vector<32xf32> loc("<stdin>":95:8)):
      gpu.yield {a} %arg7 : vector<32xf32> loc("<stdin>":96:5)
    } {a} loc("<stdin>":94:8)
    gpu.warp_execute_on_lane_0(%arg5)[16] {
    } loc("<stdin>":98:3)
    return loc("<stdin>":100:3)
  } loc("<stdin>":62:1)
  func.func @sparse(%arg0: index loc("<stdin>":102:19), %arg1: memref<?xindex> loc("<stdin>":102:30), %arg2: memref<?xf64> loc("<stdin>":102:51)) {
    %0 = gpu.wait async loc("<stdin>":103:8)
    %dnTensor, %asyncToken = gpu.create_dn_tensor async [%0] %arg2, %arg0, %arg0 {a} : index, index into memref<?xf64> loc("<stdin>":104:14)
    %dnTensor_0 = gpu.create_dn_tensor  %arg2, %arg0 : index into memref<?xf64> loc("<stdin>":105:9)
    %spmat, %asyncToken_1 = gpu.create_coo async [%asyncToken] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64> loc("<stdin>":106:14)
    %spmat_2 = gpu.create_coo_aos  %arg0, %arg0, %arg0, %arg1, %arg2 {a} : memref<?xindex>, memref<?xf64> loc("<stdin>":107:9)
    %spmat_3 = gpu.create_csr  %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64> loc("<stdin>":108:9)
    %spmat_4 = gpu.create_csc  %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64> loc("<stdin>":109:9)
    %spmat_5 = gpu.create_bsr  %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64> loc("<stdin>":110:9)
    %spMat = gpu.create_2to4_spmat { PRUNE_AND_CHECK} %arg0, %arg0, %arg2 : memref<?xf64> loc("<stdin>":111:9)
    %spMat_6, %asyncToken_7 = gpu.create_2to4_spmat async{ NONE} %arg0, %arg0, %arg2 {a} : memref<?xf64> loc("<stdin>":112:14)
    %bufferSz = gpu.spmv_buffer_size  %spmat, %dnTensor, %dnTensor_0 into f64 loc("<stdin>":113:9)
    %bufferSz_8, %asyncToken_9 = gpu.spmv_buffer_size async [%0] %spmat{ TRANSPOSE}, %dnTensor, %dnTensor_0 {a} into f64 loc("<stdin>":114:14)
    %1 = gpu.spmv async %spmat, %dnTensor, %dnTensor_0, %arg2 : memref<?xf64> into f64 loc("<stdin>":115:9)
    %bufferSzs:2 = gpu.spmm_buffer_size  %spmat, %dnTensor, %dnTensor_0 : index, index into f64 loc("<stdin>":116:11)
    %bufferSzs_10, %asyncToken_11 = gpu.spmm_buffer_size async %spmat{ TRANSPOSE}, %dnTensor{ CONJUGATE_TRANSPOSE}, %dnTensor_0 : index into f64 loc("<stdin>":117:14)
    %2 = gpu.spmm async [%asyncToken_11] %spmat{ TRANSPOSE}, %dnTensor, %dnTensor_0, %arg2, %arg2 {a} : memref<?xf64>, memref<?xf64> into f64 loc("<stdin>":118:9)
    %bufferSz_12 = gpu.sddmm_buffer_size  %dnTensor, %dnTensor_0{ TRANSPOSE}, %spmat into f64 loc("<stdin>":119:9)
    gpu.sddmm  %dnTensor, %dnTensor_0, %spmat, %arg2 : memref<?xf64> into f64 loc("<stdin>":120:3)
    %desc, %asyncToken_13 = gpu.spgemm_create_descr async loc("<stdin>":121:13)
    %desc_14 = gpu.spgemm_create_descr  {a} loc("<stdin>":122:9)
    %bufferSzNew, %asyncToken_15 = gpu.spgemm_work_estimation_or_compute async{ COMPUTE} %spmat, %spmat_2{ TRANSPOSE}, %spmat_3, %desc, %arg0, %arg2 : f64 into memref<?xf64> loc("<stdin>":123:14)
    %bufferSzNew_16 = gpu.spgemm_work_estimation_or_compute { WORK_ESTIMATION} %spmat, %spmat_2, %spmat_3, %desc, %arg0, %arg2 : f64 into memref<?xf64> loc("<stdin>":124:9)
    gpu.spgemm_copy  %spmat, %spmat_2, %spmat_3, %desc : f64 loc("<stdin>":125:3)
    %rows, %cols, %nnz, %asyncToken_17 = gpu.spmat_get_size async %spmat_3 loc("<stdin>":126:24)
    %rows_18, %cols_19, %nnz_20 = gpu.spmat_get_size  %spmat_3 loc("<stdin>":127:19)
    gpu.set_csr_pointers  %spmat_3, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64> loc("<stdin>":128:3)
    gpu.spgemm_destroy_descr  %desc loc("<stdin>":129:3)
    gpu.destroy_sp_mat  %spmat loc("<stdin>":130:3)
    %3 = gpu.destroy_dn_tensor async [%asyncToken_17] %dnTensor loc("<stdin>":131:10)
    return loc("<stdin>":132:3)
  } loc("<stdin>":102:1)
} loc("<stdin>":2:1)
