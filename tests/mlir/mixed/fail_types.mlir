func.func private @a(!async.blah) // error 29: unknown  type `blah` in dialect `async`
// -----
func.func private @a(!async<"value<i32>">) // error 29: expected valid keyword
// -----
func.func private @a(!async.value<>) // error 35: expected non-function type
// -----
func.func private @a() attributes {x = #async.foo} // error 47: dialect 'async' provides no attribute parsing hook
// -----
func.func private @a() attributes {x = #gpu<dim q>} // error 49: expected ::mlir::gpu::Dimension to be one of: x, y, z
// -----
func.func private @a() attributes {x = #gpu<dim>} // error 48: expected valid keyword or string
// -----
func.func private @a() attributes {u = #gpu.mask<18446744073709551616>} // error 50: integer value too large
// -----
func.func private @a() attributes {u = #gpu.mask<a>} // error 50: expected integer value
// -----
func.func private @a() attributes {u = #gpu.mask} // error 49: expected '<'
// -----
func.func private @a() attributes {u = #gpu.loop_dim_map<bound = (d0) -> (d0 + 1), processor = sequential>} // error 106: expected ','
// -----
func.func private @a() attributes {u = #gpu.loop_dim_map<bound = (d0) -> (d0 + 1), bound = (d0) -> (d0)>} // error 92: duplicate or unknown struct parameter name: bound
// -----
func.func private @a() attributes {u = #gpu.loop_dim_map<3>} // error 58: expected valid keyword
// -----
func.func private @a() attributes {u = #gpu.kernel_metadata<"", (i32) -> ()>} // error 60: the kernel name can't be empty
// -----
func.func private @a() attributes {u = #gpu.kernel_metadata<3, (i32) -> ()>} // error 61: invalid kind of attribute specified
// -----
func.func private @a(!llvm.ptr<-1, 3>) // error 34: expected '>'
// -----
func.func private @a(!llvm.ptr<4294967296>) // error 32: integer value too large
// -----
func.func private @a() attributes {u = #llvm.linkage<foo>} // error 54: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo
// -----
func.func private @a() attributes {u = #llvm.linkage<3>} // error 54: expected keyword for LLVM linkage types
// -----
func.func private @a() attributes {u = #llvm.loop_annotation<vectorize = #llvm.poison>} // error 74: invalid kind of attribute specified
// -----
func.func private @a(!emitc.opaque<"">) // error 35: expected non empty string in !emitc.opaque type
// -----
func.func private @a(!emitc.opaque<"int*">) // error 35: pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead
// -----
func.func private @a(!emitc.array<?xf32>) // error 35: expected static shape
// -----
func.func private @a(!emitc.array<f32>) // error 29: shape must not be empty
// -----
func.func private @a(!emitc.array<3xtensor<f32>>) // error 37: invalid array element type ''tensor<f32>''
// -----
func.func private @a(!emitc.lvalue<memref<f32>>) // error 35: !emitc.lvalue must wrap supported emitc type, but got 'memref<f32>'
// -----
func.func private @a(!emitc.ptr<!emitc.lvalue<i32>>) // error 32: pointers to lvalues are not allowed
// -----
func.func private @a(memref<3x!emitc.ptr<i32>>) // error 31: invalid memref element type
// -----
func.func private @a(vector<3x!shape.size>) // error 22: failed to verify 'elementType': VectorElementTypeInterface instance
// -----
func.func @f() attributes {bufferization.foo = 3} { return } // error 1: attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect
// -----
"t.x"() {linalg.foo = 3} : () -> () // error 1: attribute '"linalg.foo"' not supported by the linalg dialect
