// What xegpu refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func private @f() attributes { a = #xegpu.layout<> }  // error 54: expected at least one of sg_layout, inst_data or lane_layout
// -----
func.func private @f() attributes { a = #xegpu.layout<sg_data = [8, 8]> }  // error 54: expected at least one of sg_layout, inst_data or lane_layout
// -----
func.func private @f() attributes { a = #xegpu.layout<inst_data = [8], lane_layout = [1, 16], lane_data=[1, 1]> }  // error 54: expected inst_data and lane_layout to have the same rank, got inst_data 1, lane_layout 2
// -----
func.func private @f() attributes { a = #xegpu.layout<sg_layout = [2, 2], sg_data = [8]> }  // error 54: expected sg_data and sg_layout to have the same rank
// -----
func.func private @f() attributes { a = #xegpu.layout<sg_layout = [2, 2], inst_data = [8]> }  // error 54: expected sg_layout and inst_data to have the same rank
// -----
func.func private @f() attributes { a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1]> }  // error 54: expected lane_data and lane_layout to have the same rank
// -----
func.func private @f() attributes { a = #xegpu.layout<sg_layout = [2, 2], order = [1]> }  // error 54: expected order and sg_layout to have the same rank
// -----
func.func private @f() attributes { a = #xegpu.layout<sg_layout = [1, 1], lane_layout = [16]> }  // error 54: expected sg_layout and lane_layout to have the same rank
// -----
func.func private @f() attributes { a = #xegpu.layout<sg_layout = [2], sg_layout = [2]> }  // error 84: duplicate or unknown struct parameter name: sg_layout
// -----
func.func private @f() attributes { a = #xegpu.layout<foo = [2]> }  // error 61: duplicate or unknown struct parameter name: foo
// -----
func.func private @f() attributes { a = #xegpu.layout<sg_layout = 2> }  // error 66: expected '['
// -----
func.func private @f() attributes { a = #xegpu.layout<sg_layout [2]> }  // error 64: expected '='
// -----
func.func private @f() attributes { a = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2]>, dims = [2]> }  // error 53: invalid dim (2) in slice attribute.
// -----
func.func private @f() attributes { a = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2]>, dims = [-1]> }  // error 53: invalid dim (-1) in slice attribute.
// -----
func.func private @f() attributes { a = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2]>, dims = [1, 1]> }  // error 53: repeated dim (1) in slice attribute.
// -----
func.func private @f() attributes { a = #xegpu.slice<3 : i32, dims = [1]> }  // error 54: invalid kind of attribute specified
// -----
func.func private @f() attributes { a = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2]> dims = [1]> }  // error 87: expected ','
// -----
func.func private @f() attributes { a = #xegpu.range<[4, 2]> }  // error 53: 'end' : 2 must be greater than 'start' : 4
// -----
func.func private @f() attributes { a = #xegpu.range<[2]> }  // error 56: expected ','
// -----
func.func private @f() attributes { a = #xegpu.range<[1, 2, 3]> }  // error 59: expected ']'
// -----
func.func private @f() attributes { a = #xegpu.range<[2, 2]> }  // error 53: 'end' : 2 must be greater than 'start' : 2
// -----
func.func private @f() attributes { a = #xegpu.range<3> }  // error 54: expected '['
// -----
func.func private @f() attributes { a = #xegpu.cache_hint<no> }  // error 59: expected ::mlir::xegpu::CachePolicy to be one of: cached, uncached, streaming, read_invalidate, write_back, write_through
// -----
func.func private @f() attributes { a = #xegpu.fence_scope<global> }  // error 59: expected valid keyword or string
// -----
func.func private @f() attributes { a = #xegpu.memory_space<l1> }  // error 60: expected valid keyword or string
// -----
func.func private @f() attributes { a = #xegpu.scatter_tdesc_attr<chunk_size = 0> }  // error 66: invalid chunk size
// -----
func.func private @f() attributes { a = #xegpu.block_tdesc_attr<array_length = x> }  // error 79: expected attribute value
// -----
func.func private @f() attributes { a = #xegpu.block_tdesc_attr<memory = global> }  // error 74: duplicate or unknown struct parameter name: memory
// -----
func.func private @f() attributes { a = #xegpu.mem_layout<block = [2, 2], stride = [1], block = [2]> }  // error 58: duplicate key 'block in mem layout attribute
// -----
func.func private @f() attributes { a = #xegpu.mem_layout<block [2]> }  // error 64: expected '='
// -----
func.func private @f() attributes { a = #xegpu.mem_layout<> }  // error 59: expected valid keyword
// -----
func.func private @f() attributes { a = #xegpu.nothing<2> }  // error 48: unknown attribute `nothing` in dialect `xegpu`
// -----
func.func private @f(!xegpu.nothing)  // error 29: unknown  type `nothing` in dialect `xegpu`
// -----
func.func private @f(!xegpu.tensor_desc<>)  // error 41: expected non-function type
// -----
func.func private @f(!xegpu.tensor_desc<8x16>)  // error 45: expected 'x' in dimension list
// -----
func.func private @f(!xegpu.tensor_desc<f32>)  // error 29: expected non-zero rank tensor
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)  // error 29: SLM is only supported for 1D block tensor
// -----
func.func private @f(!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4>>)  // error 29: expected last dim of tensor to match chunk size
// -----
func.func private @f(!xegpu.tensor_desc<16x2x3xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)  // error 29: expected last dim of tensor to match chunk size
// -----
func.func private @f(!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)  // error 29: expected non-contiguous elements for 1D tensor
// -----
func.func private @f(!xegpu.tensor_desc<16x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3>>)  // error 29: expected last dim of tensor to be a multiple of 2
// -----
func.func private @f(!xegpu.tensor_desc<16x2xi8, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)  // error 29: expected last dim of tensor to be a multiple of 4
// -----
func.func private @f(!xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>)  // error 29: expected layout rank to match tensor rank
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [16], lane_data = [1]>>)  // error 29: expected layout rank to match tensor rank
// -----
func.func private @f(!xegpu.tensor_desc<8x10xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>)  // error 29: cannot distribute [8, 10] using #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<sg_layout = [3, 2], sg_data = [8, 8]>>)  // error 29: cannot distribute [8, 16] using #xegpu.layout<sg_layout = [3, 2], sg_data = [8, 8]>
// -----
func.func private @f(!xegpu.tensor_desc<32x32xf32, #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 16], inst_data = [5, 16]>>)  // error 29: cannot distribute [32, 32] using #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 16], inst_data = [5, 16]>
// -----
func.func private @f(!xegpu.tensor_desc<16x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [8, 2], lane_data = [1, 1]>>)  // error 29: expected last dim of lane_data to be a multiple of: 2
// -----
func.func private @f(!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [16, 1], lane_data = [2, 1]>>)  // error 29: cannot distribute [16, 2] using #xegpu.layout<lane_layout = [16, 1], lane_data = [2, 1]>
// -----
func.func private @f(!xegpu.tensor_desc<16x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>>)  // error 29: expected last dim of lane_data to be a multiple of: 2
// -----
func.func private @f(!xegpu.tensor_desc<-8x16xf32>)  // error 41: expected non-function type
// -----
func.func private @f(!xegpu.mem_desc<16x32>)  // error 43: expected 'x' in dimension list
// -----
func.func private @f(!xegpu.mem_desc<16x32xf16, 3 : i32>)  // error 49: invalid kind of attribute specified
// -----
func.func private @f(!xegpu.mem_desc<?x32xf16>)  // error 38: expected static shape
// -----
func.func @f(%m: memref<24x32xf32>) {
%0 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf16>  // error 6: 'xegpu.create_nd_tdesc' op TensorDesc should have the same element type with the source if it is a memref.
return }
// -----
func.func @f(%m: memref<24x32xf32>) {
%0 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.scatter_tdesc_attr<>>  // error 6: 'xegpu.create_nd_tdesc' op Expects a non-scattered TensorDesc.
return }
// -----
func.func @f(%m: memref<24x32xf32>) {
%0 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>  // error 67: SLM is only supported for 1D block tensor
return }
// -----
func.func @f(%m: memref<24x32xf32, 3>) {
%0 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32, 3> -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0
return }
// -----
func.func @f(%m: memref<24xf32>) {
%0 = xegpu.create_nd_tdesc %m[0] : memref<24xf32> -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.
return }
// -----
func.func @f(%m: memref<24x32xf32>) {
%0 = xegpu.create_nd_tdesc %m[0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.
return }
// -----
func.func @f(%m: memref<24x32xf32>) {
%0 = xegpu.create_nd_tdesc %m[0, 0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.
return }
// -----
func.func @f(%m: ui64) {
%0 = xegpu.create_nd_tdesc %m[0, 0] : ui64 -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.
return }
// -----
func.func @f(%m: ui64) {
%0 = xegpu.create_nd_tdesc %m : ui64 -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.
return }
// -----
func.func @f(%m: f32) {
%0 = xegpu.create_nd_tdesc %m, shape : [8, 16], strides : [16, 1] : f32 -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op operand #0 must be non-0-ranked.memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'f32'
return }
// -----
func.func @f(%m: memref<f32>) {
%0 = xegpu.create_nd_tdesc %m : memref<f32> -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op operand #0 must be non-0-ranked.memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'memref<f32>'
return }
// -----
func.func @f(%m: memref<24x32xindex>) {
%0 = xegpu.create_nd_tdesc %m : memref<24x32xindex> -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op operand #0 must be non-0-ranked.memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'memref<24x32xindex>'
return }
// -----
func.func @f(%m: memref<24x32xf32>) {
%0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> vector<8xf32>  // error 6: 'xegpu.create_nd_tdesc' op result #0 must be TensorDesc describing regions of interested data., but got 'vector<8xf32>'
return }
// -----
func.func @f(%m: memref<24x32xf32>) {
%0 = xegpu.create_nd_tdesc %m[%x, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>  // error 31: use of undeclared SSA value name
return }
// -----
func.func @f(%m: memref<24x32xf32>) {
%0 = xegpu.create_nd_tdesc %m, foo : [2] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>  // error 32: custom op 'xegpu.create_nd_tdesc' expected 'shape'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>) {
xegpu.prefetch_nd %t : !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>  // error 1: 'xegpu.prefetch_nd' op Expects a non-scattered TensorDesc.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.prefetch_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.prefetch_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.prefetch_nd %t <{l2_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.prefetch_nd' op invalid l2_hint: #xegpu.cache_hint<write_back>
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.prefetch_nd %t <{l3_hint = #xegpu.cache_hint<write_through>}> : !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.prefetch_nd' op invalid l3_hint: #xegpu.cache_hint<write_through>
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.prefetch_nd %t <{l3_hint = 4 : i32}> : !xegpu.tensor_desc<8x16xf16>  // error 1: invalid properties {l3_hint = 4 : i32} for op xegpu.prefetch_nd: Invalid attribute `l3_hint` in property conversion: 4 : i32
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.prefetch_nd %t[0] : !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.prefetch_nd' op Mismatched ranks between offsets and tensor descriptor
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.prefetch_nd %t[0, 0, 0] : !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.prefetch_nd' op Mismatched ranks between offsets and tensor descriptor
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.prefetch_nd %t[a] : !xegpu.tensor_desc<8x16xf16>  // error 22: custom op 'xegpu.prefetch_nd' expected integer value
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>> -> vector<16xf16>  // error 6: 'xegpu.load_nd' op Expects a non-scattered TensorDesc.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<2x8x16xf16>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<2x8x16xf16> -> vector<2x8x16xf16>  // error 6: 'xegpu.load_nd' op Expects a 1D or 2D TensorDesc.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>  // error 6: 'xegpu.load_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t <{l2_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>  // error 6: 'xegpu.load_nd' op invalid l2_hint: #xegpu.cache_hint<write_back>
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf32>  // error 6: 'xegpu.load_nd' op failed to verify that all of {value, TensorDesc} have same element type
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16> -> vector<8x15xf16>  // error 6: 'xegpu.load_nd' op Result shape [8, 15] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16> -> vector<16x8xf16>  // error 6: 'xegpu.load_nd' op Result shape [16, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16> -> f16  // error 58: custom op 'xegpu.load_nd' invalid kind of type specified: expected builtin.vector, but found 'f16'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16> -> vector<[8]x16xf16>  // error 6: 'xegpu.load_nd' op result #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values, but got 'vector<[8]x16xf16>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16> -> vector<2x2x2x2xf16>  // error 6: 'xegpu.load_nd' op Result shape [2, 2, 2, 2] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t[0]  : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>  // error 6: 'xegpu.load_nd' op Mismatched ranks between offsets and tensor descriptor
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t[0, 0, 0]  : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>  // error 6: 'xegpu.load_nd' op Mismatched ranks between offsets and tensor descriptor
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>> -> vector<3x8x16xf16>  // error 6: 'xegpu.load_nd' op Result shape [3, 8, 16] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>> -> vector<8xf16>  // error 6: 'xegpu.load_nd' op TensorDesc doesn't need LayoutAttr for SIMT code
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16> -> vector<7xf16>  // error 6: 'xegpu.load_nd' op Result shape [7] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t  : !xegpu.tensor_desc<8x16xf16> -> vector<256xf16>  // error 6: 'xegpu.load_nd' op Result shape [256] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.load_nd %t <{layout = 3 : i32}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>  // error 6: invalid properties {layout = 3 : i32} for op xegpu.load_nd: Invalid attribute `layout` in property conversion: 3 : i32
return }
// -----
func.func @f(%v: vector<16xf16>, %t: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>) {
xegpu.store_nd %v, %t  : vector<16xf16>, !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>  // error 1: 'xegpu.store_nd' op Expects a non-scattered TensorDesc.
return }
// -----
func.func @f(%v: vector<2x8x16xf16>, %t: !xegpu.tensor_desc<2x8x16xf16>) {
xegpu.store_nd %v, %t  : vector<2x8x16xf16>, !xegpu.tensor_desc<2x8x16xf16>  // error 1: 'xegpu.store_nd' op Expects a 1D or 2D TensorDesc.
return }
// -----
func.func @f(%v: vector<8x16xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.store_nd %v, %t <{l1_hint = #xegpu.cache_hint<read_invalidate>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.store_nd' op invalid l1_hint: #xegpu.cache_hint<read_invalidate>
return }
// -----
func.func @f(%v: vector<8x16xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.store_nd %v, %t <{l2_hint = #xegpu.cache_hint<read_invalidate>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.store_nd' op invalid l2_hint: #xegpu.cache_hint<read_invalidate>
return }
// -----
func.func @f(%v: vector<8x15xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.store_nd %v, %t  : vector<8x15xf16>, !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.store_nd' op Value shape [8, 15] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
return }
// -----
func.func @f(%v: vector<7xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.store_nd %v, %t  : vector<7xf16>, !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.store_nd' op Value shape [7] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
return }
// -----
func.func @f(%v: vector<8x16xf32>, %t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.store_nd %v, %t  : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.store_nd' op failed to verify that all of {value, TensorDesc} have same element type
return }
// -----
func.func @f(%v: vector<256xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.store_nd %v, %t  : vector<256xf16>, !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.store_nd' op Value shape [256] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
return }
// -----
func.func @f(%v: vector<8x16xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.store_nd %v, %t[0]  : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.store_nd' op Mismatched ranks between offsets and tensor descriptor
return }
// -----
func.func @f(%v: vector<8x16xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.store_nd %v, %t[0,0,0]  : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.store_nd' op Mismatched ranks between offsets and tensor descriptor
return }
// -----
func.func @f(%v: vector<2x8x16xf16>, %t: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>) {
xegpu.store_nd %v, %t  : vector<2x8x16xf16>, !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>  // error 1: 'xegpu.store_nd' op array length is not supported by store_nd.
return }
// -----
func.func @f(%v: f16, %t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.store_nd %v, %t  : f16, !xegpu.tensor_desc<8x16xf16>  // error 26: custom op 'xegpu.store_nd' invalid kind of type specified: expected builtin.vector, but found 'f16'
return }
// -----
func.func @f(%v: vector<8xf16>, %t: !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) {
xegpu.store_nd %v, %t  : vector<8xf16>, !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>  // error 1: 'xegpu.store_nd' op TensorDesc doesn't need LayoutAttr for SIMT code
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>) {
%0 = xegpu.update_nd_offset %t, [1] : !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>  // error 6: 'xegpu.update_nd_offset' op Expects a non-scattered TensorDesc.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.update_nd_offset %t, [1] : !xegpu.tensor_desc<8x16xf16>  // error 6: 'xegpu.update_nd_offset' op Invalid number of offsets.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
%0 = xegpu.update_nd_offset %t, [1, 2, 3] : !xegpu.tensor_desc<8x16xf16>  // error 6: 'xegpu.update_nd_offset' op Invalid number of offsets.
return }
// -----
func.func @f(%p: ui64, %o: vector<4xindex>) {
%0 = xegpu.create_tdesc %p, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32>  // error 6: 'xegpu.create_tdesc' op Expects a scattered TensorDesc.
return }
// -----
func.func @f(%p: ui64, %o: vector<8xindex>) {
%0 = xegpu.create_tdesc %p, %o : ui64, vector<8xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>  // error 6: 'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [8]
return }
// -----
func.func @f(%p: ui64, %o: vector<4xindex>) {
%0 = xegpu.create_tdesc %p, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<memory_space = slm>>  // error 6: 'xegpu.create_tdesc' op Memory space mismatch. Source: 0, TensorDesc: 3
return }
// -----
func.func @f(%p: memref<64xf32, 3>, %o: vector<4xindex>) {
%0 = xegpu.create_tdesc %p, %o : memref<64xf32, 3>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>  // error 6: 'xegpu.create_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0
return }
// -----
func.func @f(%p: memref<8x8xf32>, %o: vector<4xindex>) {
%0 = xegpu.create_tdesc %p, %o : memref<8x8xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>  // error 6: 'xegpu.create_tdesc' op operand #0 must be 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'memref<8x8xf32>'
return }
// -----
func.func @f(%p: ui64, %o: vector<4xi32>) {
%0 = xegpu.create_tdesc %p, %o : ui64, vector<4xi32> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>  // error 6: 'xegpu.create_tdesc' op operand #1 must be fixed-length vector of index values, but got 'vector<4xi32>'
return }
// -----
func.func @f(%p: f32, %o: vector<4xindex>) {
%0 = xegpu.create_tdesc %p, %o : f32, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>  // error 6: 'xegpu.create_tdesc' op operand #0 must be 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'f32'
return }
// -----
func.func @f(%p: ui64, %o: vector<4x2xindex>) {
%0 = xegpu.create_tdesc %p, %o : ui64, vector<4x2xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>  // error 6: 'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [4, 2, 2]
return }
// -----
func.func @f(%p: ui64, %o: vector<2x2xindex>) {
%0 = xegpu.create_tdesc %p, %o : ui64, vector<2x2xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>  // error 6: 'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [2, 2]
return }
// -----
func.func @f(%p: ui64, %o: vector<4xindex>) {
%0 = xegpu.create_tdesc %p, %o : ui64, vector<4xindex> -> vector<4xf32>  // error 6: 'xegpu.create_tdesc' op result #0 must be TensorDesc describing regions of interested data., but got 'vector<4xf32>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
xegpu.prefetch %t : !xegpu.tensor_desc<8x16xf16>  // error 1: 'xegpu.prefetch' op Expects a scattered TensorDesc.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) {
xegpu.prefetch %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>  // error 1: 'xegpu.prefetch' op invalid l1_hint: #xegpu.cache_hint<write_back>
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) {
xegpu.prefetch %t <{l2_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>  // error 1: 'xegpu.prefetch' op invalid l2_hint: #xegpu.cache_hint<write_back>
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>) {
xegpu.prefetch %t[%o] : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>  // error 1: 'xegpu.prefetch' op offsets not allowed.
return }
// -----
func.func @f(%m: memref<64xf32>) {
xegpu.prefetch %m : memref<64xf32>  // error 1: 'xegpu.prefetch' op Expects offsets.
return }
// -----
func.func @f(%m: i64, %i: index) {
xegpu.prefetch %m[%i] : i64, index  // error 1: 'xegpu.prefetch' op offset_align_byte is required with integer source.
return }
// -----
func.func @f(%m: memref<64xf32>, %i: index) {
xegpu.prefetch %m[%i] <{offset_align_byte = 4}> : memref<64xf32>, index  // error 1: 'xegpu.prefetch' op offset_align_byte only allowed with integer source.
return }
// -----
func.func @f(%m: memref<64xf32>, %i: index) {
xegpu.prefetch %m[%i] <{offset_align_byte = 4 : i32}> : memref<64xf32>, index  // error 1: 'xegpu.prefetch' op attribute 'offset_align_byte' failed to satisfy constraint: 64-bit signless integer attribute
return }
// -----
func.func @f(%m: memref<8x8xf32>, %i: index) {
xegpu.prefetch %m[%i] : memref<8x8xf32>, index  // error 1: 'xegpu.prefetch' op operand #0 must be TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'memref<8x8xf32>'
return }
// -----
func.func @f(%m: memref<64xf32>, %i: index) {
xegpu.prefetch %m[%i] : memref<64xf32>  // error 1: custom op 'xegpu.prefetch' number of operands and types do not match: got 2 operands and 1 types
return }
// -----
func.func @f(%m: memref<64xf32>, %i: i32) {
xegpu.prefetch %m[%i] : memref<64xf32>, i32  // error 1: 'xegpu.prefetch' op operand #1 must be fixed-length vector of index values or index, but got 'i32'
return }
// -----
func.func @f(%m: memref<64xf32>, %i: index) {
xegpu.prefetch %m[%i : memref<64xf32>, index  // error 21: expected ']'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>, %k: vector<8xi1>) {
%0 = xegpu.load %t, %k  : !xegpu.tensor_desc<8x16xf16>, vector<8xi1> -> vector<8x16xf16>  // error 6: 'xegpu.load' op Expects a scattered TensorDesc.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<8xi1>) {
%0 = xegpu.load %t, %k  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<8xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op Mask should match TensorDesc except the chunk size dim.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: i1) {
%0 = xegpu.load %t, %k  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1 -> vector<4xf32>  // error 6: 'xegpu.load' op Mask should match TensorDesc except the chunk size dim.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
%0 = xegpu.load %t, %k  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf16>  // error 6: 'xegpu.load' op Value should have the same element type as TensorDesc.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
%0 = xegpu.load %t, %k  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<8xf32>  // error 6: 'xegpu.load' op Value shape [8] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %k: vector<4xi1>) {
%0 = xegpu.load %t, %k  : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op Value shape [4] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %k: vector<4xi1>) {
%0 = xegpu.load %t, %k  : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xi1> -> vector<2x4xf32>  // error 6: 'xegpu.load' op Value shape [2, 4] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
%0 = xegpu.load %t, %k  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> f32  // error 6: 'xegpu.load' op Expecting a vector type result.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
%0 = xegpu.load %t, %k <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op invalid l1_hint: #xegpu.cache_hint<write_back>
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
%0 = xegpu.load %t, %k <{l2_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op invalid l2_hint: #xegpu.cache_hint<write_back>
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>, vector<4xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op offsets not allowed.
return }
// -----
func.func @f(%t: memref<64xf32>, %k: vector<4xi1>) {
%0 = xegpu.load %t, %k  : memref<64xf32>, vector<4xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op Expects offsets.
return }
// -----
func.func @f(%t: memref<64xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k  : memref<64xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf16>  // error 6: Value should have the same element type as MemRef.
return }
// -----
func.func @f(%t: memref<64xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k  : memref<64xf32>, vector<4xindex>, vector<4xi1> -> vector<8xf32>  // error 6: 'xegpu.load' op Mask should match value except the chunk size dim.
return }
// -----
func.func @f(%t: memref<64xf32>, %k: vector<8xi1>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k  : memref<64xf32>, vector<4xindex>, vector<8xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op Mask should match value except the chunk size dim.
return }
// -----
func.func @f(%t: memref<64xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k <{chunk_size = 2}> : memref<64xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op value elements must match chunk size 2
return }
// -----
func.func @f(%t: memref<64xf32>, %k: i1, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k  : memref<64xf32>, vector<4xindex>, i1 -> vector<4xf32>  // error 6: 'xegpu.load' op Expecting a vector type mask.
return }
// -----
func.func @f(%t: memref<64xf32>, %k: i1, %o: index) {
%0 = xegpu.load %t[%o], %k <{chunk_size = 2}> : memref<64xf32>, index, i1 -> f32  // error 6: 'xegpu.load' op Expecting chunk size == 1 for scalar result
return }
// -----
func.func @f(%t: memref<64xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k  : memref<64xf32>, vector<4xindex>, vector<4xi1> -> f32  // error 6: 'xegpu.load' op Expecting scalar mask and offsets.
return }
// -----
func.func @f(%t: memref<64xf32>, %k: i1, %o: index) {
%0 = xegpu.load %t[%o], %k <{chunk_size = 3}> : memref<64xf32>, index, i1 -> vector<2xf32>  // error 6: 'xegpu.load' op value elements must match chunk size 3
return }
// -----
func.func @f(%t: memref<64xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k <{chunk_size = 2 : i32}> : memref<64xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op attribute 'chunk_size' failed to satisfy constraint: 64-bit signless integer attribute
return }
// -----
func.func @f(%t: memref<64xf32>, %k: i1, %o: index) {
%0 = xegpu.load %t[%o], %k  : memref<64xf32>, index, i1 -> f16  // error 6: Value should have the same element type as MemRef.
return }
// -----
func.func @f(%t: memref<8x8xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k  : memref<8x8xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op operand #0 must be TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'memref<8x8xf32>'
return }
// -----
func.func @f(%t: f32, %k: vector<4xi1>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k  : f32, vector<4xindex>, vector<4xi1> -> vector<4xf32>  // error 6: 'xegpu.load' op operand #0 must be TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'f32'
return }
// -----
func.func @f(%t: memref<64xf32>, %k: vector<4xi8>, %o: vector<4xindex>) {
%0 = xegpu.load %t[%o], %k  : memref<64xf32>, vector<4xindex>, vector<4xi8> -> vector<4xf32>  // error 6: 'xegpu.load' op operand #2 must be fixed-length vector of 1-bit signless integer values or 1-bit signless integer, but got 'vector<4xi8>'
return }
// -----
func.func @f(%v: vector<8x16xf16>, %t: !xegpu.tensor_desc<8x16xf16>, %k: vector<8xi1>) {
xegpu.store %v, %t, %k  : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>, vector<8xi1>  // error 1: 'xegpu.store' op Expects a scattered TensorDesc.
return }
// -----
func.func @f(%v: vector<4xf32>, %t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<8xi1>) {
xegpu.store %v, %t, %k  : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<8xi1>  // error 1: 'xegpu.store' op Mask should match TensorDesc except the chunk size dim.
return }
// -----
func.func @f(%v: vector<4xf16>, %t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
xegpu.store %v, %t, %k  : vector<4xf16>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>  // error 1: 'xegpu.store' op Value should have the same element type as TensorDesc.
return }
// -----
func.func @f(%v: vector<8xf32>, %t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
xegpu.store %v, %t, %k  : vector<8xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>  // error 1: 'xegpu.store' op Value shape [8] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>'
return }
// -----
func.func @f(%v: vector<4xf32>, %t: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %k: vector<4xi1>) {
xegpu.store %v, %t, %k  : vector<4xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xi1>  // error 1: 'xegpu.store' op Value shape [4] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>'
return }
// -----
func.func @f(%v: f32, %t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
xegpu.store %v, %t, %k  : f32, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>  // error 1: 'xegpu.store' op Expecting a vector type result.
return }
// -----
func.func @f(%v: vector<4xf32>, %t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
xegpu.store %v, %t, %k <{l1_hint = #xegpu.cache_hint<streaming>}> : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>  // error 1: 'xegpu.store' op invalid l1_hint: #xegpu.cache_hint<streaming>
return }
// -----
func.func @f(%v: vector<4xf32>, %t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
xegpu.store %v, %t, %k <{l2_hint = #xegpu.cache_hint<read_invalidate>}> : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>  // error 1: 'xegpu.store' op invalid l2_hint: #xegpu.cache_hint<read_invalidate>
return }
// -----
func.func @f(%v: vector<4xf32>, %t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
xegpu.store %v, %t, %k <{l3_hint = #xegpu.cache_hint<read_invalidate>}> : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>  // error 1: 'xegpu.store' op invalid l3_hint: #xegpu.cache_hint<read_invalidate>
return }
// -----
func.func @f(%v: vector<4xf32>, %t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>, %o: vector<4xindex>) {
xegpu.store %v, %t[%o], %k  : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>, vector<4xi1>  // error 1: 'xegpu.store' op offsets not allowed.
return }
// -----
func.func @f(%v: vector<4xf32>, %t: memref<64xf32>, %k: vector<4xi1>) {
xegpu.store %v, %t, %k  : vector<4xf32>, memref<64xf32>, vector<4xi1>  // error 1: 'xegpu.store' op Expects offsets.
return }
// -----
func.func @f(%v: vector<8xf32>, %t: memref<64xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
xegpu.store %v, %t[%o], %k  : vector<8xf32>, memref<64xf32>, vector<4xindex>, vector<4xi1>  // error 1: 'xegpu.store' op Mask should match value except the chunk size dim.
return }
// -----
func.func @f(%v: vector<4xf32>, %t: memref<64xf32>, %k: vector<8xi1>, %o: vector<4xindex>) {
xegpu.store %v, %t[%o], %k  : vector<4xf32>, memref<64xf32>, vector<4xindex>, vector<8xi1>  // error 1: 'xegpu.store' op Mask should match value except the chunk size dim.
return }
// -----
func.func @f(%v: vector<4xf32>, %t: memref<64xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
xegpu.store %v, %t[%o], %k <{chunk_size = 2}> : vector<4xf32>, memref<64xf32>, vector<4xindex>, vector<4xi1>  // error 1: 'xegpu.store' op value elements must match chunk size 2
return }
// -----
func.func @f(%v: f32, %t: memref<64xf32>, %k: i1, %o: index) {
xegpu.store %v, %t[%o], %k <{chunk_size = 2}> : f32, memref<64xf32>, index, i1  // error 1: 'xegpu.store' op Expecting chunk size == 1 for scalar result
return }
// -----
func.func @f(%v: f32, %t: memref<64xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
xegpu.store %v, %t[%o], %k  : f32, memref<64xf32>, vector<4xindex>, vector<4xi1>  // error 1: 'xegpu.store' op Expecting scalar mask and offsets.
return }
// -----
func.func @f(%v: vector<4xf32>, %t: memref<8x8xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
xegpu.store %v, %t[%o], %k  : vector<4xf32>, memref<8x8xf32>, vector<4xindex>, vector<4xi1>  // error 1: 'xegpu.store' op operand #1 must be TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'memref<8x8xf32>'
return }
// -----
func.func @f(%v: vector<4xf32>, %t: memref<64xf32>, %k: i1, %o: index) {
xegpu.store %v, %t[%o], %k  : vector<4xf32>, memref<64xf32>, index, i1  // error 1: 'xegpu.store' op value elements must match chunk size 1
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<8xindex>) {
%0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<8xindex>  // error 6: 'xegpu.update_offset' op Offsets should match TensorDesc except the chunk size dim.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>, %o: vector<8xindex>) {
%0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<8x16xf16>, vector<8xindex>  // error 6: 'xegpu.update_offset' op Expects a scattered TensorDesc.
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xi32>) {
%0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi32>  // error 6: 'xegpu.update_offset' op operand #1 must be fixed-length vector of index values, but got 'vector<4xi32>'
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>, %v: vector<8xf32>) {
%0 = xegpu.atomic_rmw addf %t, %k, %v : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<8xf32> -> vector<8xf32>  // error 6: 'xegpu.atomic_rmw' op failed to verify that all of {tensorDesc, value, result} have same shape
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>, %v: vector<4xf16>) {
%0 = xegpu.atomic_rmw addf %t, %k, %v : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf16> -> vector<4xf16>  // error 6: 'xegpu.atomic_rmw' op failed to verify that all of {tensorDesc, value, result} have same element type
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>, %v: vector<4xf32>) {
%0 = xegpu.atomic_rmw addf %t, %k, %v : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<8xf32>  // error 6: 'xegpu.atomic_rmw' op failed to verify that all of {tensorDesc, value, result} have same shape
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>, %v: vector<4xf32>) {
%0 = xegpu.atomic_rmw add %t, %k, %v : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>  // error 23: custom op 'xegpu.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]
return }
// -----
func.func @f(%t: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: i1, %v: f32) {
%0 = xegpu.atomic_rmw addf %t, %k, %v : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1, f32 -> f32  // error 97: custom op 'xegpu.atomic_rmw' invalid kind of type specified: expected builtin.vector, but found 'i1'
return }
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x8xf32>) {
%0 = xegpu.dpas %a, %b, %c  : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x8xf32> -> vector<8x16xf32>  // error 6: 'xegpu.dpas' op Expecting the acc type to be the same as result.
return }
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x8xf16>) {
%0 = xegpu.dpas %a, %b  : vector<8x16xf16>, vector<16x8xf16> -> vector<8x16xf32>  // error 6: 'xegpu.dpas' op N-dimension mismatch.
return }
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
%0 = xegpu.dpas %a, %b  : vector<8x16xf16>, vector<16x16xf16> -> vector<4x16xf32>  // error 6: 'xegpu.dpas' op M-dimension mismatch.
return }
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16xf16>) {
%0 = xegpu.dpas %a, %b  : vector<8x16xf16>, vector<8x16xf16> -> vector<8x16xf32>  // error 6: 'xegpu.dpas' op K-dimension mismatch.
return }
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<4x16x2xf16>) {
%0 = xegpu.dpas %a, %b  : vector<8x16xf16>, vector<4x16x2xf16> -> vector<8x16xf32>  // error 6: 'xegpu.dpas' op K-dimension mismatch.
return }
// -----
func.func @f(%a: vector<8xf16>, %b: vector<15xf16>) {
%0 = xegpu.dpas %a, %b  : vector<8xf16>, vector<15xf16> -> vector<8xf32>  // error 6: 'xegpu.dpas' op Expecting B operand to be a multiple of 32 bits.
return }
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16x2xf16>) {
%0 = xegpu.dpas %a, %b  : vector<8xf16>, vector<16x2xf16> -> vector<8xf32>  // error 6: 'xegpu.dpas' op expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.
return }
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16xf16>) {
%0 = xegpu.dpas %a, %b  : vector<8xf16>, vector<16xf16> -> vector<8x2xf32>  // error 6: 'xegpu.dpas' op expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.
return }
// -----
func.func @f(%a: f16, %b: vector<16xf16>) {
%0 = xegpu.dpas %a, %b  : f16, vector<16xf16> -> vector<8xf32>  // error 27: custom op 'xegpu.dpas' invalid kind of type specified: expected builtin.vector, but found 'f16'
return }
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16xf16>) {
%0 = xegpu.dpas %a, %b {layout_a = 3 : i32} : vector<8xf16>, vector<16xf16> -> vector<8xf32>  // error 24: custom op 'xegpu.dpas' 'xegpu.dpas' op attribute 'layout_a' failed to satisfy constraint: DistributeLayoutAttr instance
return }
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf16>) {
%0 = xegpu.dpas %a, %b, %c  : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf16> -> vector<8x16xf32>  // error 6: 'xegpu.dpas' op Expecting the acc type to be the same as result.
return }
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x4xi8>) {
%0 = xegpu.dpas %a, %b  : vector<8x16xf16>, vector<8x16x4xi8> -> vector<8x16xf32>  // error 6: 'xegpu.dpas' op failed to verify that all of {lhs, rhs} have same element type
return }
// -----
func.func @f(%a: vector<2x2x2x2xf16>, %b: vector<8xf16>) {
%0 = xegpu.dpas %a, %b  : vector<2x2x2x2xf16>, vector<8xf16> -> vector<8xf32>  // error 6: 'xegpu.dpas' op operand #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3, but got 'vector<2x2x2x2xf16>'
return }
// -----
func.func @f(%a: vector<8x16xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8]>}> : vector<8x16xf16>  // error 6: 'xegpu.convert_layout' op expected input layout and target layout be WgLayout or SgLayout at the same time.
return }
// -----
func.func @f(%a: vector<8x16xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<8x16xf16>  // error 6: 'xegpu.convert_layout' op expected input layout and target layout be WgLayout or SgLayout at the same time.
return }
// -----
func.func @f(%a: vector<8x16xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<8x16xf16>  // error 6: 'xegpu.convert_layout' op invalid target layout, data cannot be evenly distributed.
return }
// -----
func.func @f(%a: vector<8x10xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x10xf16>  // error 6: 'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.
return }
// -----
func.func @f(%a: vector<16x16xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8]>, target_layout = #xegpu.layout<sg_layout = [3, 5], sg_data = [8, 8]>}> : vector<16x16xf16>  // error 6: 'xegpu.convert_layout' op invalid target layout, data cannot be evenly distributed.
return }
// -----
func.func @f(%a: vector<2x2x2x2x2x2x2xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<2x2x2x2x2x2x2xf16>  // error 6: 'xegpu.convert_layout' op operand #0 must be vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3/4/5/6, but got 'vector<2x2x2x2x2x2x2xf16>'
return }
// -----
func.func @f(%a: f16) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : f16  // error 182: custom op 'xegpu.convert_layout' invalid kind of type specified: expected builtin.vector, but found 'f16'
return }
// -----
func.func @f(%a: vector<8x16xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = 3 : i32, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<8x16xf16>  // error 6: invalid properties {input_layout = 3 : i32, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} for op xegpu.convert_layout: Invalid attribute `input_layout` in property conversion: 3 : i32
return }
// -----
func.func @f(%a: vector<8x16xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = 3 : i32}> : vector<8x16xf16>  // error 6: invalid properties {input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = 3 : i32} for op xegpu.convert_layout: Invalid attribute `target_layout` in property conversion: 3 : i32
return }
// -----
func.func @f(%a: vector<16xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<16xf16>  // error 6: 'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.
return }
// -----
func.func @f(%a: vector<8x16xf16>) {
%0 = xegpu.convert_layout %a : vector<8x16xf16>  // error 6: invalid properties {} for op xegpu.convert_layout: expected key entry for input_layout in DictionaryAttr to set Properties.
return }
// -----
func.func @f(%a: vector<8x16xf16>) {
%0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<8x16xf16>  // error 6: invalid properties {input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} for op xegpu.convert_layout: expected key entry for target_layout in DictionaryAttr to set Properties.
return }
// -----
func.func @f(%m: memref<2048xi8, 3>) {
%0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x65xf16>  // error 6: 'xegpu.create_mem_desc' op failed to verify that all of {source, mem_desc} have same size in bits
return }
// -----
func.func @f(%m: memref<2047xi8, 3>) {
%0 = xegpu.create_mem_desc %m : memref<2047xi8, 3> -> !xegpu.mem_desc<16x64xf16>  // error 6: 'xegpu.create_mem_desc' op failed to verify that all of {source, mem_desc} have same size in bits
return }
// -----
func.func @f(%m: memref<?xi8, 3>) {
%0 = xegpu.create_mem_desc %m : memref<?xi8, 3> -> !xegpu.mem_desc<16x64xf16>  // error 6: 'xegpu.create_mem_desc' op operand #0 must be reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values  or reside in share memory and statically 2d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values , but got 'memref<?xi8, 3>'
return }
// -----
func.func @f(%m: memref<2x4x8xi8, 3>) {
%0 = xegpu.create_mem_desc %m : memref<2x4x8xi8, 3> -> !xegpu.mem_desc<4x8xf16>  // error 6: 'xegpu.create_mem_desc' op operand #0 must be reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values  or reside in share memory and statically 2d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values , but got 'memref<2x4x8xi8, 3>'
return }
// -----
func.func @f(%m: memref<2048xi8, 3>) {
%0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> f16  // error 6: 'xegpu.create_mem_desc' op result #0 must be MemDesc describing the data in SLM, but got 'f16'
return }
// -----
func.func @f(%m: memref<2048xindex, 3>) {
%0 = xegpu.create_mem_desc %m : memref<2048xindex, 3> -> !xegpu.mem_desc<16x64xf16>  // error 6: 'xegpu.create_mem_desc' op operand #0 must be reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values  or reside in share memory and statically 2d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values , but got 'memref<2048xindex, 3>'
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16>) {
%0 = xegpu.load_matrix %d[0, 0]  : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf32>  // error 6: 'xegpu.load_matrix' op failed to verify that all of {mem_desc, res} have same element type
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16>) {
%0 = xegpu.load_matrix %d[0, 0]  : !xegpu.mem_desc<16x64xf16> -> vector<32x16xf16>  // error 6: data shape must not exceed mem_desc shape.
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16>) {
%0 = xegpu.load_matrix %d[0, 0]  : !xegpu.mem_desc<16x64xf16> -> f32  // error 6: 'xegpu.load_matrix' op failed to verify that all of {mem_desc, res} have same element type
return }
// -----
func.func @f(%d: !xegpu.mem_desc<4x16x64xf16>) {
%0 = xegpu.load_matrix %d[0, 0, 0]  : !xegpu.mem_desc<4x16x64xf16> -> vector<8x16xf16>  // error 6: mem_desc must be 2D.
return }
// -----
func.func @f(%d: !xegpu.mem_desc<64xf16>) {
%0 = xegpu.load_matrix %d[0]  : !xegpu.mem_desc<64xf16> -> vector<8xf16>  // error 6: mem_desc must be 2D.
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>) {
%0 = xegpu.load_matrix %d[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>> -> vector<8x16xf16>  // error 6: With subgroup_block_io, the block shape must match the lane layout.
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>) {
%0 = xegpu.load_matrix %d[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 8], lane_data = [1, 1]>}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>> -> vector<8x16xf16>  // error 6: With subgroup_block_io, the block shape must match the lane layout.
return }
// -----
func.func @f(%d: !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>>) {
%0 = xegpu.load_matrix %d[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<16x16xf16>  // error 6: With subgroup_block_io, accessed data must be contiguous and coalesced.
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16>) {
%0 = xegpu.load_matrix %d[0, 0] <{layout = 3 : i32}> : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>  // error 6: invalid properties {layout = 3 : i32} for op xegpu.load_matrix: Invalid attribute `layout` in property conversion: 3 : i32
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16>) {
%0 = xegpu.load_matrix %d  : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>  // error 26: expected '[' in dynamic index list
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16>) {
%0 = xegpu.load_matrix %d[0, %x]  : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>  // error 6: custom op 'xegpu.load_matrix' number of operands and types do not match: got 2 operands and 1 types
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16>) {
%0 = xegpu.load_matrix %d[0, 0]  : !xegpu.mem_desc<16x64xf16> -> vector<8x16xindex>  // error 6: 'xegpu.load_matrix' op result #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type, but got 'vector<8x16xindex>'
return }
// -----
func.func @f(%d: !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>>) {
%0 = xegpu.load_matrix %d[0, 0] <{subgroup_block_io}> : !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<16x64xf16>  // error 6: data shape must not exceed mem_desc shape.
return }
// -----
func.func @f(%d: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>) {
%0 = xegpu.load_matrix %d[0, 0] <{subgroup_block_io}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>> -> vector<16xf16>  // error 6: mem_desc should be row major when subgroup_block_io is set.
return }
// -----
func.func @f(%d: f32) {
%0 = xegpu.load_matrix %d[0, 0]  : f32 -> vector<8x16xf16>  // error 6: 'xegpu.load_matrix' op operand #0 must be MemDesc describing the data in SLM, but got 'f32'
return }
// -----
func.func @f(%d: !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>>) {
%0 = xegpu.load_matrix %d[0, 0] <{subgroup_block_io}> : !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>> -> f16  // error 6: subgroup_block_io are only allowed when result is a VectorType.
return }
// -----
func.func @f(%v: vector<8x16xf32>, %d: !xegpu.mem_desc<16x64xf16>) {
xegpu.store_matrix %v, %d[0, 0]  : vector<8x16xf32>, !xegpu.mem_desc<16x64xf16>  // error 1: 'xegpu.store_matrix' op failed to verify that all of {mem_desc, data} have same element type
return }
// -----
func.func @f(%v: f32, %d: !xegpu.mem_desc<16x64xf16>) {
xegpu.store_matrix %v, %d[0, 0]  : f32, !xegpu.mem_desc<16x64xf16>  // error 1: 'xegpu.store_matrix' op failed to verify that all of {mem_desc, data} have same element type
return }
// -----
func.func @f(%v: vector<16x16xf16>, %d: !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>>) {
xegpu.store_matrix %v, %d[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : vector<16x16xf16>, !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>>  // error 1: With subgroup_block_io, accessed data must be contiguous and coalesced.
return }
// -----
func.func @f(%v: vector<8x16xf16>, %d: !xegpu.mem_desc<16x64xf16>) {
xegpu.store_matrix %v, %d[0, 0] <{layout = 3 : i32}> : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>  // error 1: invalid properties {layout = 3 : i32} for op xegpu.store_matrix: Invalid attribute `layout` in property conversion: 3 : i32
return }
// -----
func.func @f(%v: vector<8x16xf16>, %d: !xegpu.mem_desc<16x64xf16>) {
xegpu.store_matrix %v, %d  : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>  // error 26: expected '[' in dynamic index list
return }
// -----
func.func @f(%v: vector<8x16xf16>, %d: !xegpu.mem_desc<16x64xf16>) {
xegpu.store_matrix %v, %d[0, %x]  : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>  // error 1: custom op 'xegpu.store_matrix' number of operands and types do not match: got 3 operands and 2 types
return }
// -----
func.func @f(%v: vector<8x16xindex>, %d: !xegpu.mem_desc<16x64xf16>) {
xegpu.store_matrix %v, %d[0, 0]  : vector<8x16xindex>, !xegpu.mem_desc<16x64xf16>  // error 1: 'xegpu.store_matrix' op operand #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type, but got 'vector<8x16xindex>'
return }
// -----
func.func @f(%v: vector<16xf16>, %d: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>) {
xegpu.store_matrix %v, %d[0, 0] <{subgroup_block_io}> : vector<16xf16>, !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>  // error 1: mem_desc should be row major when subgroup_block_io is set.
return }
// -----
func.func @f(%v: vector<8x16xf16>, %d: f32) {
xegpu.store_matrix %v, %d[0, 0]  : vector<8x16xf16>, f32  // error 1: 'xegpu.store_matrix' op operand #1 must be MemDesc describing the data in SLM, but got 'f32'
return }
// -----
func.func @f(%v: f16, %d: !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>>) {
xegpu.store_matrix %v, %d[0, 0] <{subgroup_block_io}> : f16, !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 16]>>  // error 1: subgroup_block_io are only allowed when result is a VectorType.
return }
// -----
func.func @f() {
xegpu.alloc_nbarrier x  // error 21: expected attribute value
return }
// -----
func.func @f(%i: i8, %j: i32) {
%0 = xegpu.init_nbarrier %i, %j : i8, i32 -> !xegpu.nbarrier  // error 6: 'xegpu.init_nbarrier' op operand #1 must be 8-bit signless integer, but got 'i32'
return }
// -----
func.func @f(%i: i8) {
%0 = xegpu.init_nbarrier %i, %i : i8, i8 -> i8  // error 6: 'xegpu.init_nbarrier' op result #0 must be !xegpu.nbarrier a custom XeGPU type representing a barrier., but got 'i8'
return }
// -----
func.func @f(%i: i8) {
xegpu.nbarrier_arrive %i : i8  // error 1: 'xegpu.nbarrier_arrive' op operand #0 must be !xegpu.nbarrier a custom XeGPU type representing a barrier., but got 'i8'
return }
// -----
func.func @f(%i: i8) {
xegpu.nbarrier_wait %i : i8  // error 1: 'xegpu.nbarrier_wait' op operand #0 must be !xegpu.nbarrier a custom XeGPU type representing a barrier., but got 'i8'
return }
// -----
func.func @f() {
xegpu.fence memory_kind = l1, fence_scope = gpu  // error 27: custom op 'xegpu.fence' expected ::mlir::xegpu::MemorySpace to be one of: global, slm
return }
// -----
func.func @f() {
xegpu.fence memory_kind = slm, fence_scope = world  // error 46: custom op 'xegpu.fence' expected ::mlir::xegpu::FenceScope to be one of: workgroup, gpu
return }
// -----
func.func @f() {
xegpu.fence slm  // error 13: custom op 'xegpu.fence' expected 'memory_kind'
return }
// -----
func.func @f() {
"xegpu.fence"() : () -> ()  // error 1: 'xegpu.fence' op requires attribute 'fence_scope'
return }
// -----
func.func @f() {
"xegpu.alloc_nbarrier"() : () -> ()  // error 1: 'xegpu.alloc_nbarrier' op requires attribute 'nbarrier_num'
return }
// -----
func.func @f() {
"xegpu.nothing"() : () -> ()  // error 1: unregistered operation 'xegpu.nothing' found in dialect ('xegpu') that does not allow unknown operations
return }
// -----
func.func @f() {
xegpu.nothing  // error 1: custom op 'xegpu.nothing' is unknown
return }
// -----
func.func @f() {
"xegpu.alloc_nbarrier"() <{nbarrier_num = 3 : i32}> : () -> ()  // error 1: 'xegpu.alloc_nbarrier' op attribute 'nbarrier_num' failed to satisfy constraint: 64-bit signless integer attribute
return }
// -----
func.func private @f() attributes {a = #xegpu.layout<sg_data = [8, 8]>} // error 53: expected at least one of sg_layout, inst_data or lane_layout
// -----
func.func private @f() attributes {a = #xegpu.layout<lane_data = [8, 8]>} // error 53: expected at least one of sg_layout, inst_data or lane_layout
// -----
func.func private @f() attributes {a = #xegpu.layout<inst_data = [8, 8], order = [0, 1]>} // error 53: expected sg_layout/lane_layout being used with order
// -----
func.func private @f() attributes {a = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1], order = [0]>} // error 53: expected order and lane_layout to have the same rank
// -----
func.func private @f() attributes {a = #xegpu.layout<sg_layout = [2, 8], lane_layout = [2], order = [0, 1]>} // error 53: expected sg_layout and lane_layout to have the same rank
// -----
#l = #xegpu.layout<inst_data = [1, 2], lane_data = [1, 2]> // error 19: expected lane_layout being used with lane_data
// -----
#l = #xegpu.layout<inst_data = [1, 2], sg_data = [1, 2]> // error 19: expected sg_layout being used with sg_data
// -----
func.func @f(%a: memref<24x32xf32>) {
%0 = "xegpu.create_nd_tdesc"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, const_shape = array<i64>}> : (memref<24x32xf32>) -> !xegpu.tensor_desc<8x16xf32>  // error 6: 'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.
return }
