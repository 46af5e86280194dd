// Types and attributes of spirv.
#limits = #spirv.resource_limits<max_compute_shared_memory_size = 32768, max_compute_workgroup_size = [128, 64, 4], subgroup_size = 64, min_subgroup_size = 4, max_subgroup_size = 8,
  cooperative_matrix_properties_khr = [#spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = false, scope = <Subgroup>>],
  cooperative_matrix_properties_nv = [#spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, scope = <Workgroup>>]>
func.func private @pointers(!spirv.ptr<f32, Function>, !spirv.ptr<!spirv.ptr<i32, Generic>, CrossWorkgroup>, !spirv.ptr<vector<4xf16>, PhysicalStorageBuffer>, !spirv<ptr<i1, Input>>)
func.func private @arrays(!spirv.array<4 x f32>, !spirv.array<4xi8>, !spirv.array<2 x vector<2xi32>, stride=8>, !spirv.array<1 x !spirv.array<3 x bf16>>, !spirv.rtarray<f64>, !spirv.rtarray<i64, stride=16>)
func.func private @matrices(!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<4 x vector<4xf16>>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Workgroup, MatrixAcc>, !spirv.coopmatrix<2x2xsi32, Device, MatrixB>)
func.func private @images(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.image<i32, Rect, DepthUnknown, Arrayed, MultiSampled, NeedSampler, R8ui>,
  !spirv.image<ui32, SubpassData, IsDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)
func.func private @structs(!spirv.struct<()>, !spirv.struct<(f32)>, !spirv.struct<(f32, !spirv.struct<(i32, vector<2xf32>)>)>, !spirv.struct<(f32 [0], i32 [4])>, !spirv.struct<(f32 [NonWritable], i32 [NonReadable, Aliased])>,
  !spirv.struct<(f32 [0, NonWritable], !spirv.array<4 x f32, stride=4> [4, NonWritable, NonReadable])>, !spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [0, ColMajor, MatrixStride=16])>, !spirv.struct<(i32), Block>, !spirv.struct<(f32 [0]), Block>)
func.func private @named(!spirv.struct<empty, ()>, !spirv.struct<pair, (f32, i32)>, !spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, StorageBuffer>, i32)>, !spirv.struct<a.b, (f32 [0], !spirv.ptr<!spirv.struct<a.b>, Uniform> [8])>)
func.func private @tensors(!spirv.arm.tensor<4xf32>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<?x?xi16>, !spirv.arm.tensor<*xi1>)
func.func private @target() attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, Float16], [SPV_KHR_storage_buffer_storage_class]>, api=Vulkan, AMD:DiscreteGPU:1234, #limits>,
  a = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>,
  b = #spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, Intel, #spirv.resource_limits<>>,
  c = #spirv.target_env<#spirv.vce<v1.5, [Kernel, Addresses], [SPV_KHR_16bit_storage, SPV_KHR_8bit_storage]>, api=OpenCL, #spirv.resource_limits<max_compute_workgroup_invocations = 32>>,
  d = #spirv.target_env<#spirv.vce<v1.1, [Shader], []>, NVIDIA:IntegratedGPU, #spirv.resource_limits<subgroup_size = 16>>
}
func.func private @interface(f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}, memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(2, 3)>}, i32 {spirv.decoration = #spirv.decoration<Restrict>})
  attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1], subgroup_size = 32, target_width = 64>, a = #spirv.entry_point_abi<>, b = #spirv.entry_point_abi<subgroup_size = 8>}
func.func private @attributes() attributes {
  cache_load = #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Cached>, cache_store = #spirv.cache_control_store_intel<cache_level = 2, store_cache_control = WriteBack>,
  linkage = #spirv.linkage_attributes<linkage_name = "name", linkage_type = <LinkOnceODR>>,
  e0 = #spirv.addressing_model<Physical32>,
  e1 = #spirv.memory_model<GLSL450>,
  e2 = #spirv.version<v1.1>,
  e3 = #spirv.ext<SPV_KHR_8bit_storage>,
  e4 = #spirv.capability<Addresses>,
  e5 = #spirv.client_api<OpenCL>,
  e6 = #spirv.vendor<Apple>,
  e7 = #spirv.device_type<IntegratedGPU>,
  e8 = #spirv.execution_model<TessellationControl>,
  e9 = #spirv.execution_mode<SpacingEqual>,
  e10 = #spirv.function_control<Inline>,
  f10 = #spirv.function_control<Inline|DontInline>,
  g10 = #spirv<function_control<None>>,
  e11 = #spirv.loop_control<Unroll>,
  f11 = #spirv.loop_control<Unroll|DontUnroll>,
  g11 = #spirv<loop_control<None>>,
  e12 = #spirv.selection_control<Flatten>,
  e13 = #spirv.linkage_type<Import>,
  e14 = #spirv.storage_class<Input>,
  e15 = #spirv.memory_access<Volatile>,
  f15 = #spirv.memory_access<Volatile|Aligned>,
  g15 = #spirv<memory_access<None>>,
  e16 = #spirv.memory_semantics<Acquire>,
  f16 = #spirv.memory_semantics<Acquire|Release>,
  g16 = #spirv<memory_semantics<None>>,
  e17 = #spirv.scope<Device>,
  e18 = #spirv.load_cache_control<Cached>,
  e19 = #spirv.store_cache_control<WriteThrough>,
  e20 = #spirv.built_in<PointSize>,
  e21 = #spirv.decoration<SpecId>,
  e22 = #spirv.dim<Dim2D>,
  e23 = #spirv.image_depth_info<IsDepth>,
  e24 = #spirv.image_arrayed_info<Arrayed>,
  e25 = #spirv.image_sampling_info<MultiSampled>,
  e26 = #spirv.image_sampler_use_info<NeedSampler>,
  e27 = #spirv.image_format<Rgba32f>,
  e28 = #spirv.image_operands<Bias>,
  f28 = #spirv.image_operands<Bias|Lod>,
  g28 = #spirv<image_operands<None>>,
  e29 = #spirv.f_p_encoding<BFloat16KHR>,
  e30 = #spirv.fastmath_mode<NotNaN>,
  f30 = #spirv.fastmath_mode<NotNaN|NotInf>,
  g30 = #spirv<fastmath_mode<None>>,
  e31 = #spirv.fp_rounding_mode<RTZ>,
  e32 = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>,
  e33 = #spirv.group_operation<InclusiveScan>,
  e34 = #spirv.matrixLayout<RowMajor>,
  e35 = #spirv.coop_matrix_layout_khr<ColumnMajor>,
  e36 = #spirv.cooperative_matrix_operands_khr<ASigned>,
  f36 = #spirv.cooperative_matrix_operands_khr<ASigned|BSigned>,
  g36 = #spirv<cooperative_matrix_operands_khr<None>>,
  e37 = #spirv.coop_matrix_use_khr<MatrixB>,
  e38 = #spirv.opcode<OpUndef>
}

//= 
module {
  func.func private @pointers(!spirv.ptr<f32, Function>, !spirv.ptr<!spirv.ptr<i32, Generic>, CrossWorkgroup>, !spirv.ptr<vector<4xf16>, PhysicalStorageBuffer>, !spirv.ptr<i1, Input>)
  func.func private @arrays(!spirv.array<4 x f32>, !spirv.array<4 x i8>, !spirv.array<2 x vector<2xi32>, stride=8>, !spirv.array<1 x !spirv.array<3 x bf16>>, !spirv.rtarray<f64>, !spirv.rtarray<i64, stride=16>)
  func.func private @matrices(!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<4 x vector<4xf16>>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Workgroup, MatrixAcc>, !spirv.coopmatrix<2x2xsi32, Device, MatrixB>)
  func.func private @images(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.image<i32, Rect, DepthUnknown, Arrayed, MultiSampled, NeedSampler, R8ui>, !spirv.image<ui32, SubpassData, IsDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)
  func.func private @structs(!spirv.struct<()>, !spirv.struct<(f32)>, !spirv.struct<(f32, !spirv.struct<(i32, vector<2xf32>)>)>, !spirv.struct<(f32 [0], i32 [4])>, !spirv.struct<(f32 [NonWritable], i32 [Aliased, NonReadable])>, !spirv.struct<(f32 [0, NonWritable], !spirv.array<4 x f32, stride=4> [4, NonWritable, NonReadable])>, !spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [0, ColMajor, MatrixStride=16])>, !spirv.struct<(i32), Block>, !spirv.struct<(f32 [0]), Block>)
  func.func private @named(!spirv.struct<empty, ()>, !spirv.struct<pair, (f32, i32)>, !spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, StorageBuffer>, i32)>, !spirv.struct<a.b, (f32 [0], !spirv.ptr<!spirv.struct<a.b>, Uniform> [8])>)
  func.func private @tensors(!spirv.arm.tensor<4xf32>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<?x?xi16>, !spirv.arm.tensor<*xi1>)
  func.func private @target() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>, b = #spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, Intel, #spirv.resource_limits<>>, c = #spirv.target_env<#spirv.vce<v1.5, [Kernel, Addresses], [SPV_KHR_16bit_storage, SPV_KHR_8bit_storage]>, api=OpenCL, #spirv.resource_limits<max_compute_workgroup_invocations = 32>>, d = #spirv.target_env<#spirv.vce<v1.1, [Shader], []>, NVIDIA:IntegratedGPU, #spirv.resource_limits<subgroup_size = 16>>, spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, Float16], [SPV_KHR_storage_buffer_storage_class]>, api=Vulkan, AMD:DiscreteGPU:1234, #spirv.resource_limits<max_compute_shared_memory_size = 32768, max_compute_workgroup_size = [128, 64, 4], subgroup_size = 64, min_subgroup_size = 4, max_subgroup_size = 8, cooperative_matrix_properties_khr = [#spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = false, scope = <Subgroup>>], cooperative_matrix_properties_nv = [#spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, scope = <Workgroup>>]>>}
  func.func private @interface(f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}, memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(2, 3)>}, i32 {spirv.decoration = #spirv.decoration<Restrict>}) attributes {a = #spirv.entry_point_abi<>, b = #spirv.entry_point_abi<subgroup_size = 8>, spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1], subgroup_size = 32, target_width = 64>}
  func.func private @attributes() attributes {cache_load = #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Cached>, cache_store = #spirv.cache_control_store_intel<cache_level = 2, store_cache_control = WriteBack>, e0 = #spirv.addressing_model<Physical32>, e1 = #spirv.memory_model<GLSL450>, e10 = #spirv.function_control<Inline>, e11 = #spirv.loop_control<Unroll>, e12 = #spirv.selection_control<Flatten>, e13 = #spirv.linkage_type<Import>, e14 = #spirv.storage_class<Input>, e15 = #spirv.memory_access<Volatile>, e16 = #spirv.memory_semantics<Acquire>, e17 = #spirv.scope<Device>, e18 = #spirv.load_cache_control<Cached>, e19 = #spirv.store_cache_control<WriteThrough>, e2 = #spirv.version<v1.1>, e20 = #spirv.built_in<PointSize>, e21 = #spirv.decoration<SpecId>, e22 = #spirv.dim<Dim2D>, e23 = #spirv.image_depth_info<IsDepth>, e24 = #spirv.image_arrayed_info<Arrayed>, e25 = #spirv.image_sampling_info<MultiSampled>, e26 = #spirv.image_sampler_use_info<NeedSampler>, e27 = #spirv.image_format<Rgba32f>, e28 = #spirv.image_operands<Bias>, e29 = #spirv.f_p_encoding<BFloat16KHR>, e3 = #spirv.ext<SPV_KHR_8bit_storage>, e30 = #spirv.fastmath_mode<NotNaN>, e31 = #spirv.fp_rounding_mode<RTZ>, e32 = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>, e33 = #spirv.group_operation<InclusiveScan>, e34 = #spirv.matrixLayout<RowMajor>, e35 = #spirv.coop_matrix_layout_khr<ColumnMajor>, e36 = #spirv.cooperative_matrix_operands_khr<ASigned>, e37 = #spirv.coop_matrix_use_khr<MatrixB>, e38 = #spirv.opcode<OpUndef>, e4 = #spirv.capability<Addresses>, e5 = #spirv.client_api<OpenCL>, e6 = #spirv.vendor<Apple>, e7 = #spirv.device_type<IntegratedGPU>, e8 = #spirv.execution_model<TessellationControl>, e9 = #spirv.execution_mode<SpacingEqual>, f10 = #spirv.function_control<Inline|DontInline>, f11 = #spirv.loop_control<Unroll|DontUnroll>, f15 = #spirv.memory_access<Volatile|Aligned>, f16 = #spirv.memory_semantics<Acquire|Release>, f28 = #spirv.image_operands<Bias|Lod>, f30 = #spirv.fastmath_mode<NotNaN|NotInf>, f36 = #spirv.cooperative_matrix_operands_khr<ASigned|BSigned>, g10 = #spirv.function_control<None>, g11 = #spirv.loop_control<None>, g15 = #spirv.memory_access<None>, g16 = #spirv.memory_semantics<None>, g28 = #spirv.image_operands<None>, g30 = #spirv.fastmath_mode<None>, g36 = #spirv.cooperative_matrix_operands_khr<None>, linkage = #spirv.linkage_attributes<linkage_name = "name", linkage_type = <LinkOnceODR>>}
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<f32, Function>, !spirv.ptr<!spirv.ptr<i32, Generic>, CrossWorkgroup>, !spirv.ptr<vector<4xf16>, PhysicalStorageBuffer>, !spirv.ptr<i1, Input>) -> (), sym_name = "pointers", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.array<4 x f32>, !spirv.array<4 x i8>, !spirv.array<2 x vector<2xi32>, stride=8>, !spirv.array<1 x !spirv.array<3 x bf16>>, !spirv.rtarray<f64>, !spirv.rtarray<i64, stride=16>) -> (), sym_name = "arrays", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<4 x vector<4xf16>>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Workgroup, MatrixAcc>, !spirv.coopmatrix<2x2xsi32, Device, MatrixB>) -> (), sym_name = "matrices", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.image<i32, Rect, DepthUnknown, Arrayed, MultiSampled, NeedSampler, R8ui>, !spirv.image<ui32, SubpassData, IsDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) -> (), sym_name = "images", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.struct<()>, !spirv.struct<(f32)>, !spirv.struct<(f32, !spirv.struct<(i32, vector<2xf32>)>)>, !spirv.struct<(f32 [0], i32 [4])>, !spirv.struct<(f32 [NonWritable], i32 [Aliased, NonReadable])>, !spirv.struct<(f32 [0, NonWritable], !spirv.array<4 x f32, stride=4> [4, NonWritable, NonReadable])>, !spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [0, ColMajor, MatrixStride=16])>, !spirv.struct<(i32), Block>, !spirv.struct<(f32 [0]), Block>) -> (), sym_name = "structs", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.struct<empty, ()>, !spirv.struct<pair, (f32, i32)>, !spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, StorageBuffer>, i32)>, !spirv.struct<a.b, (f32 [0], !spirv.ptr<!spirv.struct<a.b>, Uniform> [8])>) -> (), sym_name = "named", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.arm.tensor<4xf32>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<?x?xi16>, !spirv.arm.tensor<*xi1>) -> (), sym_name = "tensors", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "target", sym_visibility = "private"}> ({
  }) {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>, b = #spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, Intel, #spirv.resource_limits<>>, c = #spirv.target_env<#spirv.vce<v1.5, [Kernel, Addresses], [SPV_KHR_16bit_storage, SPV_KHR_8bit_storage]>, api=OpenCL, #spirv.resource_limits<max_compute_workgroup_invocations = 32>>, d = #spirv.target_env<#spirv.vce<v1.1, [Shader], []>, NVIDIA:IntegratedGPU, #spirv.resource_limits<subgroup_size = 16>>, spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, Float16], [SPV_KHR_storage_buffer_storage_class]>, api=Vulkan, AMD:DiscreteGPU:1234, #spirv.resource_limits<max_compute_shared_memory_size = 32768, max_compute_workgroup_size = [128, 64, 4], subgroup_size = 64, min_subgroup_size = 4, max_subgroup_size = 8, cooperative_matrix_properties_khr = [#spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = false, scope = <Subgroup>>], cooperative_matrix_properties_nv = [#spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, scope = <Workgroup>>]>>} : () -> ()
  "func.func"() <{arg_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}, {spirv.interface_var_abi = #spirv.interface_var_abi<(2, 3)>}, {spirv.decoration = #spirv.decoration<Restrict>}], function_type = (f32, memref<4xf32>, i32) -> (), sym_name = "interface", sym_visibility = "private"}> ({
  }) {a = #spirv.entry_point_abi<>, b = #spirv.entry_point_abi<subgroup_size = 8>, spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1], subgroup_size = 32, target_width = 64>} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {cache_load = #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Cached>, cache_store = #spirv.cache_control_store_intel<cache_level = 2, store_cache_control = WriteBack>, e0 = #spirv.addressing_model<Physical32>, e1 = #spirv.memory_model<GLSL450>, e10 = #spirv.function_control<Inline>, e11 = #spirv.loop_control<Unroll>, e12 = #spirv.selection_control<Flatten>, e13 = #spirv.linkage_type<Import>, e14 = #spirv.storage_class<Input>, e15 = #spirv.memory_access<Volatile>, e16 = #spirv.memory_semantics<Acquire>, e17 = #spirv.scope<Device>, e18 = #spirv.load_cache_control<Cached>, e19 = #spirv.store_cache_control<WriteThrough>, e2 = #spirv.version<v1.1>, e20 = #spirv.built_in<PointSize>, e21 = #spirv.decoration<SpecId>, e22 = #spirv.dim<Dim2D>, e23 = #spirv.image_depth_info<IsDepth>, e24 = #spirv.image_arrayed_info<Arrayed>, e25 = #spirv.image_sampling_info<MultiSampled>, e26 = #spirv.image_sampler_use_info<NeedSampler>, e27 = #spirv.image_format<Rgba32f>, e28 = #spirv.image_operands<Bias>, e29 = #spirv.f_p_encoding<BFloat16KHR>, e3 = #spirv.ext<SPV_KHR_8bit_storage>, e30 = #spirv.fastmath_mode<NotNaN>, e31 = #spirv.fp_rounding_mode<RTZ>, e32 = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>, e33 = #spirv.group_operation<InclusiveScan>, e34 = #spirv.matrixLayout<RowMajor>, e35 = #spirv.coop_matrix_layout_khr<ColumnMajor>, e36 = #spirv.cooperative_matrix_operands_khr<ASigned>, e37 = #spirv.coop_matrix_use_khr<MatrixB>, e38 = #spirv.opcode<OpUndef>, e4 = #spirv.capability<Addresses>, e5 = #spirv.client_api<OpenCL>, e6 = #spirv.vendor<Apple>, e7 = #spirv.device_type<IntegratedGPU>, e8 = #spirv.execution_model<TessellationControl>, e9 = #spirv.execution_mode<SpacingEqual>, f10 = #spirv.function_control<Inline|DontInline>, f11 = #spirv.loop_control<Unroll|DontUnroll>, f15 = #spirv.memory_access<Volatile|Aligned>, f16 = #spirv.memory_semantics<Acquire|Release>, f28 = #spirv.image_operands<Bias|Lod>, f30 = #spirv.fastmath_mode<NotNaN|NotInf>, f36 = #spirv.cooperative_matrix_operands_khr<ASigned|BSigned>, g10 = #spirv.function_control<None>, g11 = #spirv.loop_control<None>, g15 = #spirv.memory_access<None>, g16 = #spirv.memory_semantics<None>, g28 = #spirv.image_operands<None>, g30 = #spirv.fastmath_mode<None>, g36 = #spirv.cooperative_matrix_operands_khr<None>, linkage = #spirv.linkage_attributes<linkage_name = "name", linkage_type = <LinkOnceODR>>} : () -> ()
}) : () -> ()

