// Types and attributes of gpu: names that are nothing but a word, enumerations, structs, lists, maps.
func.func private @types(!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle)
func.func private @spaces(memref<3xf32, #gpu.address_space<global>>, memref<*xf32, #gpu.address_space<workgroup>>, !gpu<async.token>)
func.func private @attrs() attributes {
  a = #gpu<dim x>, b = #gpu<all_reduce_op minimumf>, c = #gpu<shuffle_mode xor>, d = #gpu.address_space<private>,
  e = #gpu<dim "z">, f = #gpu.block<x>, g = #gpu.thread<linear_dim_3>, h = #gpu.lane<y>, i = #gpu.warp<z>, j = #gpu.warpgroup<linear_dim_0>,
  k = #gpu.mask<77>, l = #gpu.mask<-1>, m = #gpu.mask<0x10>, n = #gpu.mask<true>, o = #gpu.memory_space<global>,
  p = #gpu<mma_element_wise extf>, q = #gpu<broadcast specific_lane>, r = #gpu<mat_transpose_mode NON_TRANSPOSE>,
  s = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>, t = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>
}
func.func private @maps() attributes {
  a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>,
  b = #gpu.loop_dim_map<bound = (d0) -> (d0 + 1), processor = sequential, map = (d0)[s0] -> (d0 + s0)>, c = affine_map<(d0) -> (d0)>
}
func.func private @kernels() attributes {
  a = #gpu.kernel_metadata<"a", (i32) -> ()>, b = #gpu.kernel_metadata<"a", (i32) -> (), metadata = {a = 3 : i32}>,
  c = #gpu.kernel_metadata<"a", (i32) -> (), metadata = {a = affine_map<(d0) -> (d0)>}, arg_attrs = [{}]>,
  d = #gpu.kernel_table<>, e = #gpu.kernel_table<[#gpu.kernel_metadata<"a", (i32) -> ()>, <"b", (i32) -> ()>]>
}
func.func private @more(!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x4xsi8, "COp">) attributes {
  a = #gpu.select_object, b = #gpu.select_object<3>, c = #gpu.select_object<#nvvm.target>, d = #gpu.object<#nvvm.target, "a">,
  e = #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "a\00">, f = #gpu.object<#nvvm.target, fatbin = "x">,
  g = #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"a", () -> ()>]>, offload = "x">
}

//= 
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @types(!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle)
  func.func private @spaces(memref<3xf32, #gpu.address_space<global>>, memref<*xf32, #gpu.address_space<workgroup>>, !gpu.async.token)
  func.func private @attrs() attributes {a = #gpu<dim x>, b = #gpu<all_reduce_op minimumf>, c = #gpu<shuffle_mode xor>, d = #gpu.address_space<private>, e = #gpu<dim z>, f = #gpu.block<x>, g = #gpu.thread<linear_dim_3>, h = #gpu.lane<y>, i = #gpu.warp<z>, j = #gpu.warpgroup<linear_dim_0>, k = #gpu.mask<77>, l = #gpu.mask<18446744073709551615>, m = #gpu.mask<16>, n = #gpu.mask<18446744073709551615>, o = #gpu.memory_space<global>, p = #gpu<mma_element_wise extf>, q = #gpu<broadcast specific_lane>, r = #gpu<mat_transpose_mode NON_TRANSPOSE>, s = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>, t = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>}
  func.func private @maps() attributes {a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>, b = #gpu.loop_dim_map<processor = sequential, map = (d0)[s0] -> (d0 + s0), bound = (d0) -> (d0 + 1)>, c = #map}
  func.func private @kernels() attributes {a = #gpu.kernel_metadata<"a", (i32) -> ()>, b = #gpu.kernel_metadata<"a", (i32) -> (), metadata = {a = 3 : i32}>, c = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}], metadata = {a = #map}>, d = #gpu.kernel_table<>, e = #gpu.kernel_table<[#gpu.kernel_metadata<"a", (i32) -> ()>, #gpu.kernel_metadata<"b", (i32) -> ()>]>}
  func.func private @more(!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x4xsi8, "COp">) attributes {a = #gpu.select_object, b = #gpu.select_object<3 : i64>, c = #gpu.select_object<#nvvm.target>, d = #gpu.object<#nvvm.target, "a">, e = #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "a\00">, f = #gpu.object<#nvvm.target, "x">, g = #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"a", () -> ()>]>, offload = "x">}
}


//= --mlir-print-op-generic
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<3xf32, #gpu.address_space<global>>, memref<*xf32, #gpu.address_space<workgroup>>, !gpu.async.token) -> (), sym_name = "spaces", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attrs", sym_visibility = "private"}> ({
  }) {a = #gpu<dim x>, b = #gpu<all_reduce_op minimumf>, c = #gpu<shuffle_mode xor>, d = #gpu.address_space<private>, e = #gpu<dim z>, f = #gpu.block<x>, g = #gpu.thread<linear_dim_3>, h = #gpu.lane<y>, i = #gpu.warp<z>, j = #gpu.warpgroup<linear_dim_0>, k = #gpu.mask<77>, l = #gpu.mask<18446744073709551615>, m = #gpu.mask<16>, n = #gpu.mask<18446744073709551615>, o = #gpu.memory_space<global>, p = #gpu<mma_element_wise extf>, q = #gpu<broadcast specific_lane>, r = #gpu<mat_transpose_mode NON_TRANSPOSE>, s = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>, t = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "maps", sym_visibility = "private"}> ({
  }) {a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>, b = #gpu.loop_dim_map<processor = sequential, map = (d0)[s0] -> (d0 + s0), bound = (d0) -> (d0 + 1)>, c = #map} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "kernels", sym_visibility = "private"}> ({
  }) {a = #gpu.kernel_metadata<"a", (i32) -> ()>, b = #gpu.kernel_metadata<"a", (i32) -> (), metadata = {a = 3 : i32}>, c = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}], metadata = {a = #map}>, d = #gpu.kernel_table<>, e = #gpu.kernel_table<[#gpu.kernel_metadata<"a", (i32) -> ()>, #gpu.kernel_metadata<"b", (i32) -> ()>]>} : () -> ()
  "func.func"() <{function_type = (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x4xsi8, "COp">) -> (), sym_name = "more", sym_visibility = "private"}> ({
  }) {a = #gpu.select_object, b = #gpu.select_object<3 : i64>, c = #gpu.select_object<#nvvm.target>, d = #gpu.object<#nvvm.target, "a">, e = #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "a\00">, f = #gpu.object<#nvvm.target, "x">, g = #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"a", () -> ()>]>, offload = "x">} : () -> ()
}) : () -> ()


//= --mlir-print-local-scope
module {
  func.func private @types(!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle)
  func.func private @spaces(memref<3xf32, #gpu.address_space<global>>, memref<*xf32, #gpu.address_space<workgroup>>, !gpu.async.token)
  func.func private @attrs() attributes {a = #gpu<dim x>, b = #gpu<all_reduce_op minimumf>, c = #gpu<shuffle_mode xor>, d = #gpu.address_space<private>, e = #gpu<dim z>, f = #gpu.block<x>, g = #gpu.thread<linear_dim_3>, h = #gpu.lane<y>, i = #gpu.warp<z>, j = #gpu.warpgroup<linear_dim_0>, k = #gpu.mask<77>, l = #gpu.mask<18446744073709551615>, m = #gpu.mask<16>, n = #gpu.mask<18446744073709551615>, o = #gpu.memory_space<global>, p = #gpu<mma_element_wise extf>, q = #gpu<broadcast specific_lane>, r = #gpu<mat_transpose_mode NON_TRANSPOSE>, s = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>, t = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>}
  func.func private @maps() attributes {a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>, b = #gpu.loop_dim_map<processor = sequential, map = (d0)[s0] -> (d0 + s0), bound = (d0) -> (d0 + 1)>, c = affine_map<(d0) -> (d0)>}
  func.func private @kernels() attributes {a = #gpu.kernel_metadata<"a", (i32) -> ()>, b = #gpu.kernel_metadata<"a", (i32) -> (), metadata = {a = 3 : i32}>, c = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}], metadata = {a = affine_map<(d0) -> (d0)>}>, d = #gpu.kernel_table<>, e = #gpu.kernel_table<[#gpu.kernel_metadata<"a", (i32) -> ()>, #gpu.kernel_metadata<"b", (i32) -> ()>]>}
  func.func private @more(!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x4xsi8, "COp">) attributes {a = #gpu.select_object, b = #gpu.select_object<3 : i64>, c = #gpu.select_object<#nvvm.target>, d = #gpu.object<#nvvm.target, "a">, e = #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "a\00">, f = #gpu.object<#nvvm.target, "x">, g = #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"a", () -> ()>]>, offload = "x">}
}
