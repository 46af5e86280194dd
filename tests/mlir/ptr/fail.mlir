// What ptr refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%p: !llvm.ptr) {
%0 = ptr.get_metadata %p : !llvm.ptr  // error 28: custom op 'ptr.get_metadata' invalid kind of type specified
return }
// -----
func.func @f(%p: memref<4xf32>) {
%0 = ptr.to_ptr %p : memref<4xf32> -> !ptr.ptr<#ptr.generic_space>  // error 6: expected the input and output to have the same memory space
return }
// -----
func.func @f(%p: !ptr.ptr<#gpu.address_space<global>>) {   // error 27: invalid kind of attribute specified
return }
// -----
func.func @f(%p: !ptr.ptr<1>) {   // error 27: invalid kind of attribute specified
return }
// -----
func.func @f(%p: !ptr.ptr<"a">) {   // error 27: invalid kind of attribute specified
return }
// -----
func.func @f(%p: !ptr.ptr) {   // error 26: expected '<'
return }
// -----
func.func @f(%p: !ptr.ptr_metadata<i32>) {   // error 36: invalid kind of type specified
return }
// -----
func.func @f(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) {   // error 35: the ptr-like type has no metadata
return }
// -----
func.func private @f() attributes {a = #ptr.null}  // error 49: expected a trailing type
// -----
func.func private @f() attributes {a = #ptr.address<4>}  // error 52: expected a trailing type
// -----
func.func private @f() attributes {a = #ptr.address<4> : i32}  // error 52: invalid kind of type specified
// -----
func.func private @f() attributes {a = #ptr.spec<size = 32, abi = 33, preferred = 32, index = 24>}  // error 49: abi entry must be divisible by 8
// -----
func.func private @f() attributes {a = #ptr.spec<size = 32, abi = 64, preferred = 32, index = 24>}  // error 49: preferred alignment is expected to be at least as large as ABI alignment
// -----
func.func private @f() attributes {a = #ptr.spec<size = -1, abi = 64, preferred = 32, index = 24>}  // error 49: size entry must be divisible by 8
// -----
"builtin.module"() ({}) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 32, abi = 32, preferred = 64>>>} : () -> ()  // error 1: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
// -----
"builtin.module"() ({}) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, 3>>} : () -> ()  // error 1: expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute
// -----
"builtin.module"() ({}) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 64, abi = 64, preferred = 64>>, #dlti.dl_entry<!ptr.ptr<#llvm.address_space<3>>, #ptr.spec<size = 32, abi = 32, preferred = 64>>>} : () -> ()  // error 1: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) { 
%0 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> memref<f32>  // error 6: type must be LLVM type with size, but got 'memref<f32>'
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) { 
%0 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> index  // error 6: type must be LLVM type with size, but got 'index'
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) { 
%0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<3>> -> vector<4xf32>  // error 6: unsupported type 'vector<4xf32>' for atomic access
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) { 
%0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<3>> -> i3  // error 6: unsupported type 'i3' for atomic access
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) { 
%0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<3>> -> i4  // error 6: unsupported type 'i4' for atomic access
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) { 
%0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<3>> -> !llvm.struct<(i32)>  // error 6: unsupported type '!llvm.struct<(i32)>' for atomic access
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) { 
%0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<3>> -> f80  // error 6: unsupported type 'f80' for atomic access
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) { 
%0 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> !llvm.void  // error 6: type must be LLVM type with size, but got '!llvm.void'
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>) { 
%0 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> !ptr.ptr<#ptr.generic_space>  // error 6: type must be LLVM type with size, but got '!ptr.ptr<#ptr.generic_space>'
return }
// -----
func.func @f(%p: !ptr.ptr<#nvvm.memory_space<shared>>) { 
%0 = ptr.load %p : !ptr.ptr<#nvvm.memory_space<shared>> -> memref<f32>  // error 6: type must be LLVM type with size, but got 'memref<f32>'
return }
// -----
func.func @f(%p: !ptr.ptr<#nvvm.memory_space<shared>>, %v: memref<4xf32>) { 
ptr.store %v, %p : memref<4xf32>, !ptr.ptr<#nvvm.memory_space<shared>>  // error 1: type must be LLVM type with size, but got 'memref<4xf32>'
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32  // error 6: 'ptr.load' op unsupported ordering 'release'
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p atomic acquire : !ptr.ptr<#ptr.generic_space> -> f32  // error 6: 'ptr.load' op expected alignment for atomic access
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32  // error 6: alignment must be a power of 2
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p alignment = -3 : !ptr.ptr<#ptr.generic_space> -> f32  // error 6: alignment must be positive
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p alignment = "x" : !ptr.ptr<#ptr.generic_space> -> f32  // error 30: custom op 'ptr.load' invalid value for property alignment, expected optional int64_t
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p alignment = 99999999999999999999999 : !ptr.ptr<#ptr.generic_space> -> f32  // error 30: custom op 'ptr.load' integer value too large
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p nontemporal nontemporal : !ptr.ptr<#ptr.generic_space> -> f32  // error 6: custom op 'ptr.load' `nontemporal` clause can appear at most once in the expansion of the oilist directive
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p atomic syncscope("x") : !ptr.ptr<#ptr.generic_space> -> f32  // error 40: custom op 'ptr.load' expected keyword for Atomic ordering for LLVM's memory model
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p atomic foo : !ptr.ptr<#ptr.generic_space> -> f32  // error 25: custom op 'ptr.load' expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: foo
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.load %p atomic syncscope("x") not_atomic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32  // error 6: 'ptr.load' op expected syncscope to be null for non-atomic access
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = "ptr.load"(%p) <{alignment = 4}>: (!ptr.ptr<#ptr.generic_space>) -> f32  // error 6: invalid properties {alignment = 4 : i64} for op ptr.load: expected optional properties to materialize as arrays
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = "ptr.load"(%p) <{alignment = [4,5]}>: (!ptr.ptr<#ptr.generic_space>) -> f32  // error 6: invalid properties {alignment = [4, 5]} for op ptr.load: expected optional properties to become 0- or 1-element arrays
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = "ptr.load"(%p) <{alignment = ["a"]}>: (!ptr.ptr<#ptr.generic_space>) -> f32  // error 6: invalid properties {alignment = ["a"]} for op ptr.load: expected IntegerAttr for key `value`
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = "ptr.load"(%p) <{ordering = "a"}>: (!ptr.ptr<#ptr.generic_space>) -> f32  // error 6: invalid properties {ordering = "a"} for op ptr.load: expected IntegerAttr storage for ::mlir::ptr::AtomicOrdering
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = "ptr.load"(%p) <{ordering = 17}>: (!ptr.ptr<#ptr.generic_space>) -> f32  // error 6: 'ptr.load' op property 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = "ptr.load"(%p) <{ordering = 1 : i8}>: (!ptr.ptr<#ptr.generic_space>) -> f32  // error 6: 'ptr.load' op expected alignment for atomic access
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { 
%0 = "ptr.ptr_add"(%p, %i) : (!ptr.ptr<#ptr.generic_space>, i32) -> i32  // error 6: 'ptr.ptr_add' op result #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'i32'
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: f32) { 
%0 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, f32  // error 6: 'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: vector<5xi32>) { 
%0 = ptr.ptr_add %p, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xi32>  // error 6: shapes of base and offset must match
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: tensor<4xi32>) { 
%0 = ptr.ptr_add %p, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>  // error 6: the shaped containers type must match
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>) { 
%0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xi32>  // error 6: expected the result to have the same container type as the operands when operands are shaped
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>) { 
%0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> i32  // error 6: 'ptr.ptr_diff' op requires the same shape for all operands and results
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>) { 
%0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<3xi32>  // error 6: 'ptr.ptr_diff' op requires the same shape for all operands and results
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> vector<3xi32>  // error 6: 'ptr.ptr_diff' op requires the same shape for all operands and results
return }
// -----
func.func @f(%p: tensor<*x!ptr.ptr<#ptr.generic_space>>) { 
%0 = ptr.ptr_diff %p, %p : tensor<*x!ptr.ptr<#ptr.generic_space>> -> tensor<*xi32>  // error 6: 'ptr.ptr_diff' op operand #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'tensor<*x!ptr.ptr<#ptr.generic_space>>'
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>) { 
%0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>  // error 6: the result type cannot be `!ptr.ptr`
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>) { 
%0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32>  // error 6: expected the input and output to have the same memory space
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>) { 
%0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> i32  // error 56: custom op 'ptr.from_ptr' invalid kind of type specified
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: !ptr.ptr_metadata<memref<f32>>) { 
%0 = "ptr.from_ptr"(%p, %m) : (!ptr.ptr<#ptr.generic_space>,!ptr.ptr_metadata<memref<f32>>) -> memref<4xf32, #ptr.generic_space>  // error 6: 'ptr.from_ptr' op failed to verify that metadata type
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>) { 
%0 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>  // error 6: the input value cannot be of type `!ptr.ptr`
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: i32) { 
%0 = ptr.to_ptr %m : i32 -> !ptr.ptr<#ptr.generic_space>  // error 22: custom op 'ptr.to_ptr' invalid kind of type specified
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: i32) { 
%0 = ptr.type_offset f32 : f32  // error 6: 'ptr.type_offset' op result #0 must be signless integer or index, but got 'f32'
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: i32) { 
%0 = ptr.constant 3 : i32  // error 6: 'ptr.constant' op result #0 must be pointer type, but got 'i32'
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: i32) { 
%0 = "ptr.constant"() {value = #ptr.null : !ptr.ptr<#ptr.generic_space>} : () -> !ptr.ptr<#llvm.address_space<1>>  // error 6: 'ptr.constant' op failed to verify that all of {value, result} have same type
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: tensor<4xf32>, %t: tensor<4xi1>) { 
  %0 = ptr.gather %p, %t, %x : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>  // error 8: 'ptr.gather' op failed to verify that all of {result, ptrs} have same type IDs
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<3xi1>, %x: vector<3xf32>) { 
  %0 = ptr.gather %p, %m, %x : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<3xf32>  // error 8: 'ptr.gather' op failed to verify that all of {result, ptrs} have same shape
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<3xi1>, %x: vector<3xf32>) { 
  %0 = ptr.gather %p, %m, %x : vector<4x!ptr.ptr<#ptr.generic_space>> -> f32  // error 74: custom op 'ptr.gather' invalid kind of type specified
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<3xi1>, %x: vector<4xf32>) { 
  %0 = "ptr.gather"(%p, %m, %x) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<3xi1>, vector<4xf32>) -> vector<4xf32>  // error 8: 'ptr.gather' op failed to verify that result and mask must be compatible
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>) { 
  %0 = ptr.gather %p, %m, %x alignment = 5 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>  // error 8: alignment must be a power of 2
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#llvm.address_space<1>>>, %m: vector<4xi1>, %x: vector<4xindex>) { 
  ptr.scatter %x, %p, %m alignment = -4 : vector<4xindex>, vector<4x!ptr.ptr<#llvm.address_space<1>>>  // error 3: alignment must be positive
return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<3xi1>, %x: vector<3xf32>) { 
  ptr.scatter %x, %p, %m : vector<3xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>  // error 3: 'ptr.scatter' op failed to verify that all of {value, ptrs} have same shape
return }
// -----
func.func @f(%p: vector<2x4x!ptr.ptr<#ptr.generic_space>>, %m: vector<2x4xi1>, %x: vector<2x4xf32>) { 
  ptr.scatter %x, %p, %m : vector<2x4xf32>, vector<2x4x!ptr.ptr<#ptr.generic_space>>  // error 3: custom op 'ptr.scatter' 'value' must be A shaped type with value semantics and rank. of any type values, but got 'vector<2x4xf32>'
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %x: vector<4xf32>) { 
  ptr.masked_store %x, %p, %m alignment = 0 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>  // error 3: alignment must be positive
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) {
  %7 = ptr.ptr_add foo %p, %i : !ptr.ptr<#ptr.generic_space>, i32  // error 20: custom op 'ptr.ptr_add' expected one of [none, nusw, nuw, inbounds] for Pointer add flags, got: foo
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) {
  %9 = ptr.ptr_diff nuw | foo %p, %p : !ptr.ptr<#ptr.generic_space> -> index  // error 27: custom op 'ptr.ptr_diff' expected one of [none, nuw, nsw] for Pointer difference flags, got: foo
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) {
  %9 = "ptr.ptr_diff"(%p, %p) <{flags = 8 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> index  // error 8: 'ptr.ptr_diff' op property 'flags' failed to satisfy constraint: Pointer difference flags
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) {
  %9 = "ptr.ptr_add"(%p, %i) <{flags = 8 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> index  // error 8: 'ptr.ptr_add' op property 'flags' failed to satisfy constraint: Pointer add flags
return }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, 3>>} {}  // error 1: expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>, !ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 32, abi = 32, preferred = 64>, !ptr.ptr<#llvm.address_space<4>> = "foo">} {}  // error 1: expected layout attribute for '!ptr.ptr<#llvm.address_space<4>>' to be a #ptr.spec attribute
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 32, preferred = 64>>} {}  // error 1: data layout does not combine with layouts of enclosing ops
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} {}  // error 1: data layout does not combine with layouts of enclosing ops
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 16, preferred = 64>>} {}  // error 1: data layout does not combine with layouts of enclosing ops
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 24, preferred = 64>>} {}  // error 1: data layout does not combine with layouts of enclosing ops
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 128, abi = 64, preferred = 64>>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {}  // error 1: data layout does not combine with layouts of enclosing ops
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<4>> = #ptr.spec<size = 128, abi = 64, preferred = 64>>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {}  // error 1: data layout does not combine with layouts of enclosing ops
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<4>> = #ptr.spec<size = 128, abi = 64, preferred = 64>>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 64, abi = 128, preferred = 128>>} {}  // error 1: data layout does not combine with layouts of enclosing ops
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<0>> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 64, abi = 64, preferred = 128>>} {}  // error 1: data layout does not combine with layouts of enclosing ops
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr_metadata<memref<f32>> = 3>} {  // error 1: data layout specified for a type that does not support it
}
// -----
func.func @v(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  %0 = ptr.gather %p, %m, %x alignment = "x" : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>  // error 42: custom op 'ptr.gather' invalid value for property alignment, expected optional int64_t
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { 
%0 = "ptr.load"(%p) <{ordering = 1 : i8}>: (!ptr.ptr<#ptr.generic_space>) -> f32  // error 6: 'ptr.load' op expected alignment for atomic access
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { 
%0 = "ptr.ptr_add"(%p, %i) : (!ptr.ptr<#ptr.generic_space>, i32) -> i32  // error 6: 'ptr.ptr_add' op result #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'i32'
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { 
%0 = "ptr.ptr_add"(%p, %i) : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#llvm.address_space<2>>  // error 6: 'ptr.ptr_add' op inferred type(s) '!ptr.ptr<#ptr.generic_space>' are incompatible with return type(s) of operation '!ptr.ptr<#llvm.address_space<2>>'
return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: tensor<4x?xi32, "a">) { 
%0 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, tensor<4x?xi32, "a">
%1 = "ptr.ptr_add" (%p, %i) : (!ptr.ptr<#ptr.generic_space>, tensor<4x?xi32, "a">) -> i32  // error 6: 'ptr.ptr_add' op result #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'i32'
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %v: tensor<4xf32>, %m: tensor<4xi1>) {
ptr.masked_store %v, %p, %m : tensor<4xf32>, !ptr.ptr<#llvm.address_space<1>>  // error 1: type must be LLVM type with size, but got 'tensor<4xf32>'
return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %v: tensor<4xf32>, %m: tensor<4xi1>) {
%0 = ptr.masked_load %p, %m, %v : !ptr.ptr<#llvm.address_space<1>> -> tensor<4xf32>  // error 6: type must be LLVM type with size, but got 'tensor<4xf32>'
return }
// -----
func.func @f(%p: tensor<4x!ptr.ptr<#llvm.address_space<1>>>, %v: tensor<4xf32>, %m: tensor<4xi1>) {
ptr.scatter %v, %p, %m : tensor<4xf32>, tensor<4x!ptr.ptr<#llvm.address_space<1>>>  // error 1: type must be LLVM type with size, but got 'tensor<4xf32>'
return }
// -----
func.func @f(%p: tensor<4x!ptr.ptr<#llvm.address_space<1>>>, %v: vector<4xi32>) {
%0 = "ptr.ptr_add"(%p, %v) : (tensor<4x!ptr.ptr<#llvm.address_space<1>>>, vector<4xi32>) -> tensor<4x!ptr.ptr<#llvm.address_space<1>>>  // error 6: the shaped containers type must match
return }
