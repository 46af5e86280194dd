// What spirv refuses of types and attributes, and where: each part is an input of its own; the comment on the line that is
// blamed has the column and the message of the first error.
func.func private @f(!spirv.other)  // error 29: unknown SPIR-V type: other
// -----
func.func private @f(!spirv.ptr<f32>)  // error 36: expected ','
// -----
func.func private @f(!spirv.ptr<f32, Nowhere>)  // error 36: unknown storage class: Nowhere
// -----
func.func private @f(!spirv.ptr<i7, Function>)  // error 33: only 1/8/16/32/64-bit integer type allowed but found 'i7'
// -----
func.func private @f(!spirv.ptr<index, Function>)  // error 33: cannot use 'index' to compose SPIR-V types
// -----
func.func private @f(!spirv.ptr<vector<5xf32>, Function>)  // error 33: vector length has to be less than or equal to 4 but found 5
// -----
func.func private @f(!spirv.ptr<vector<2x2xf32>, Function>)  // error 33: only 1-D vector allowed but found 'vector<2x2xf32>'
// -----
func.func private @f(!spirv.ptr<tensor<2xf32>, Function>)  // error 33: cannot use 'tensor<2xf32>' to compose SPIR-V types
// -----
func.func private @f(!spirv.ptr<memref<f32>, Function>)  // error 33: cannot use 'memref<f32>' to compose SPIR-V types
// -----
func.func private @f(!spirv.ptr f32)  // error 32: expected '<'
// -----
func.func private @f(!spirv.array<f32>)  // error 35: expected single integer for array element count
// -----
func.func private @f(!spirv.array<0 x f32>)  // error 35: expected array length greater than 0
// -----
func.func private @f(!spirv.array<2x2 x f32>)  // error 35: expected single integer for array element count
// -----
func.func private @f(!spirv.array<2 x i7>)  // error 39: only 1/8/16/32/64-bit integer type allowed but found 'i7'
// -----
func.func private @f(!spirv.array<? x f32>)  // error 35: expected static shape
// -----
func.func private @f(!spirv.array<4 x f32, stride=0>)  // error 51: ArrayStride must be greater than zero
// -----
func.func private @f(!spirv.array<4 x f32, other=4>)  // error 44: expected 'stride'
// -----
func.func private @f(!spirv.array<4 x f32, stride 4>)  // error 50: expected '='
// -----
func.func private @f(!spirv.rtarray<i7>)  // error 37: only 1/8/16/32/64-bit integer type allowed but found 'i7'
// -----
func.func private @f(!spirv.rtarray<f32, stride=0>)  // error 49: ArrayStride must be greater than zero
// -----
func.func private @f(!spirv.rtarray<f32, x>)  // error 42: expected 'stride'
// -----
func.func private @f(!spirv.matrix<1 x vector<2xf32>>)  // error 36: matrix is expected to have 2, 3, or 4 columns
// -----
func.func private @f(!spirv.matrix<5 x vector<2xf32>>)  // error 36: matrix is expected to have 2, 3, or 4 columns
// -----
func.func private @f(!spirv.matrix<2 x f32>)  // error 40: matrix must be composed using vector type, got 'f32'
// -----
func.func private @f(!spirv.matrix<2 x vector<5xf32>>)  // error 40: matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5
// -----
func.func private @f(!spirv.matrix<2 x vector<2x2xf32>>)  // error 40: only 1-D vector allowed but found 'vector<2x2xf32>'
// -----
func.func private @f(!spirv.matrix<2 x vector<2xi32>>)  // error 40: matrix columns' elements must be of Float type, got 'i32'
// -----
func.func private @f(!spirv.matrix<2x2 x vector<2xf32>>)  // error 36: expected single unsigned integer for number of columns
// -----
func.func private @f(!spirv.matrix<vector<2xf32>>)  // error 36: expected single unsigned integer for number of columns
// -----
func.func private @f(!spirv.coopmatrix<8xf32, Subgroup, MatrixA>)  // error 40: expected row and column count
// -----
func.func private @f(!spirv.coopmatrix<8x8xf32, Other, MatrixA>)  // error 49: invalid scope <id> attribute specification: Other
// -----
func.func private @f(!spirv.coopmatrix<8x8xf32, Subgroup, Other>)  // error 59: invalid use <id> attribute specification: Other
// -----
func.func private @f(!spirv.coopmatrix<8x8xf32, Subgroup>)  // error 57: expected ','
// -----
func.func private @f(!spirv.coopmatrix<8x8xi7, Subgroup, MatrixA>)  // error 44: only 1/8/16/32/64-bit integer type allowed but found 'i7'
// -----
func.func private @f(!spirv.image<f32>)  // error 38: expected ','
// -----
func.func private @f(!spirv.image<f32, Dim9D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>)  // error 40: unknown attribute: 'Dim9D'
// -----
func.func private @f(!spirv.image<f32, Dim2D, Other, NonArrayed, SingleSampled, NeedSampler, Unknown>)  // error 47: unknown attribute: 'Other'
// -----
func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler>)  // error 94: expected ','
// -----
func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Other>)  // error 96: unknown attribute: 'Other'
// -----
func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown)  // error 34: unbalanced '<' character in pretty dialect name
// -----
func.func private @f(!spirv.sampled_image<f32>)  // error 43: sampled image must be composed using image type, got 'f32'
// -----
func.func private @f(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)  // error 43: sampled image Dim must not be SubpassData or Buffer, got Buffer
// -----
func.func private @f(!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)  // error 43: sampled image Dim must not be SubpassData or Buffer, got SubpassData
// -----
func.func private @f(!spirv.arm.tensor<f32>)  // error 40: arm.tensors do not support rank zero
// -----
func.func private @f(!spirv.arm.tensor<0xf32>)  // error 40: arm.tensors do not support zero dimensions
// -----
func.func private @f(!spirv.arm.tensor<2x?xf32>)  // error 40: arm.tensor shape dimensions must be either fully dynamic or completed shaped
// -----
func.func private @f(!spirv.arm.tensor<*f32>)  // error 41: expected 'x' in dimension list
// -----
func.func private @f(!spirv.arm.tensor<2xi7>)  // error 42: only 1/8/16/32/64-bit integer type allowed but found 'i7'
// -----
func.func private @f(!spirv.struct<f32>)  // error 29: recursive struct reference not nested in struct definition
// -----
func.func private @f(!spirv.struct<(f32 [0], f32)>)  // error 29: offset specification must be given for all members
// -----
func.func private @f(!spirv.struct<(f32, f32 [4])>)  // error 47: offset specification must be given for all members
// -----
func.func private @f(!spirv.struct<(f32 [0, 1])>)  // error 45: expected valid keyword
// -----
func.func private @f(!spirv.struct<(f32 [Other])>)  // error 42: unknown attribute: 'Other'
// -----
func.func private @f(!spirv.struct<(f32 [Location=])>)  // error 51: expected attribute value
// -----
func.func private @f(!spirv.struct<(f32 [Location=x])>)  // error 51: expected attribute value
// -----
func.func private @f(!spirv.struct<(f32 [0, NonWritable=])>)  // error 57: expected attribute value
// -----
func.func private @f(!spirv.struct<(f32), Other>)  // error 43: unknown attribute: 'Other'
// -----
func.func private @f(!spirv.struct<(f32 [99999999999])>)  // error 42: integer value too large
// -----
func.func private @f(!spirv.struct<a>)  // error 29: recursive struct reference not nested in struct definition
// -----
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, Uniform>)>)  // error 58: recursive struct reference not nested in struct definition
// -----
func.func private @f(!spirv.struct<a, (!spirv.struct<a, (f32)>)>)  // error 47: identifier already used for an enclosing struct
// -----
func.func private @f(!spirv.struct<a, (f32>)  // error 35: unbalanced '(' character in pretty dialect name
// -----
func.func private @f(!spirv.struct<(f32))  // error 35: unbalanced '<' character in pretty dialect name
// -----
func.func private @f() attributes {a = #spirv.other}  // error 47: unknown SPIR-V attribute kind: other
// -----
func.func private @f() attributes {a = #spirv.other<1>}  // error 47: unknown SPIR-V attribute kind: other
// -----
func.func private @f() attributes {a = #spirv.scope<Other>}  // error 53: expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR
// -----
func.func private @f() attributes {a = #spirv.scope<3>}  // error 53: expected valid keyword or string
// -----
func.func private @f() attributes {a = #spirv.scope}  // error 52: expected '<'
// -----
func.func private @f() attributes {a = #spirv.memory_access<Volatile|Other>}  // error 61: expected ::mlir::spirv::MemoryAccess to be one of: None, Volatile, Aligned, Nontemporal, MakePointerAvailable, MakePointerVisible, NonPrivatePointer, AliasScopeINTELMask, NoAliasINTELMask
// -----
func.func private @f() attributes {a = #spirv.memory_access<Volatile|>}  // error 70: expected valid keyword or string
// -----
func.func private @f() attributes {a = #spirv.vce<v9.9, [], []>}  // error 51: unknown version: v9.9
// -----
func.func private @f() attributes {a = #spirv.vce<v1.0, [Other], []>}  // error 58: unknown capability: Other
// -----
func.func private @f() attributes {a = #spirv.vce<v1.0, [], [Other]>}  // error 62: unknown extension: Other
// -----
func.func private @f() attributes {a = #spirv.vce<v1.0, Shader, []>}  // error 56: expected '['
// -----
func.func private @f() attributes {a = #spirv.vce<v1.0, []>}  // error 59: expected ','
// -----
func.func private @f() attributes {a = #spirv.vce<1, [], []>}  // error 51: expected valid keyword
// -----
func.func private @f() attributes {a = #spirv.interface_var_abi<0, 1>}  // error 65: expected '('
// -----
func.func private @f() attributes {a = #spirv.interface_var_abi<(a, 1)>}  // error 66: missing descriptor set
// -----
func.func private @f() attributes {a = #spirv.interface_var_abi<(0, b)>}  // error 69: missing binding
// -----
func.func private @f() attributes {a = #spirv.interface_var_abi<(0, 1), Other>}  // error 73: unknown storage class: Other
// -----
func.func private @f() attributes {a = #spirv.interface_var_abi<(0)>}  // error 67: expected ','
// -----
func.func private @f() attributes {a = #spirv.entry_point_abi<other = 1>}  // error 71: duplicate or unknown struct parameter name: other
// -----
func.func private @f() attributes {a = #spirv.entry_point_abi<workgroup_size = 3>}  // error 79: expected '['
// -----
func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:DiscreteGPU:x, #spirv.resource_limits<>>}  // error 100: expected integer value
// -----
func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>>}  // error 82: expected ','
// -----
func.func private @f() attributes {a = #spirv.resource_limits<other = 1>}  // error 71: duplicate or unknown struct parameter name: other
// -----
func.func private @f() attributes {a = #spirv.resource_limits<subgroup_size = x>}  // error 79: expected integer value
// -----
func.func private @f() attributes {a = #spirv.linkage_attributes<linkage_name = "a">}  // error 84: expected ','
// -----
func.func private @f() attributes {a = #spirv.linkage_attributes<linkage_name = 1, linkage_type = <Import>>}  // error 81: invalid kind of attribute specified
// -----
func.func private @f() attributes {a = #spirv.cache_control_load_intel<cache_level = 1>}  // error 87: expected ','
// -----
func.func private @f() attributes {a = #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Other>}  // error 110: expected one of [Uncached, Cached, Streaming, InvalidateAfterR, ConstCached] for valid SPIR-V LoadCacheControl, got: Other
// -----
func.func private @f() attributes {a = #spirv.coop_matrix_props_khr<m_size = 1>}  // error 79: expected ','
// -----
func.func private @f() attributes {a = #spirv.coop_matrix_props_nv<m_size = x>}  // error 77: expected integer value
// -----
func.func private @f() attributes {a = #spirv.decoration<>}  // error 58: expected valid keyword or string
// -----
func.func private @f() attributes {a = #spirv.image_operands<Lod,Grad>}  // error 65: expected '>'
