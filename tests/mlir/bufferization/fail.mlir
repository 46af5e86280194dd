// What bufferization refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%a: memref<?xf32>) {
 %0 = bufferization.to_tensor %a : memref<?xf32> to tensor<4xf32> // error 7: shapes do not match
 return }
// -----
func.func @f(%a: memref<*xf32>) {
 %0 = bufferization.to_tensor %a : memref<*xf32> to tensor<4xf32> // error 7: shapes do not match
 return }
// -----
func.func @f(%a: i32) {
 %0 = bufferization.to_tensor %a : i32 to tensor<4xf32> // error 36: custom op 'bufferization.to_tensor' invalid kind of type specified
 return }
// -----
func.func @f(%a: i32) {
 %0 = "bufferization.to_tensor"(%a) : (i32) -> tensor<4xf32> // error 7: 'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'i32'
 return }
// -----
func.func @f(%a: tensor<?xf32>) {
 %0 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
 %1 = bufferization.to_buffer %a : tensor<?xf32> to memref<*xf32> // error 7: shapes do not match
 return }
// -----
func.func @f(%a: memref<?xf32>, %c: i1) {
 %0 = bufferization.dealloc (%a : memref<?xf32>) if (%c) retain (%a, %a: memref<?xf32>, memref<?xf32>) // error 2: operation defines 2 results but was provided 1 to bind
 return }
// -----
func.func @f(%a: memref<?xf32>, %c: i1) {
 bufferization.dealloc (%a : memref<?xf32>) if (%c, %c) // error 2: 'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate
 return }
// -----
func.func @f(%a: memref<?xf32>, %c: i1) {
 %0 = "bufferization.dealloc" (%a, %c, %a) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?xf32>, i1, memref<?xf32>) -> i32 // error 7: 'bufferization.dealloc' op result #0 must be variadic of 1-bit signless integer, but got 'i32'
 return }
// -----
func.func @f(%a: memref<?xf32>, %c: i1) {
 %0:2 = "bufferization.dealloc" (%a, %c, %a) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?xf32>, i1, memref<?xf32>) -> (i1, i1) // error 9: 'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: index) {
 %0 = bufferization.alloc_tensor(%c) copy(%a) : tensor<?xf32> // error 7: dynamic sizes not needed when copying a tensor
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: index) {
 %0 = bufferization.alloc_tensor() copy(%a) : tensor<*xf32> // error 41: use of value '%a' expects different type than prior uses: 'tensor<*xf32>' vs 'tensor<?xf32>'
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: index) {
 %0 = bufferization.alloc_tensor() copy(%a) : i32 // error 47: custom op 'bufferization.alloc_tensor' invalid kind of type specified
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: index) {
 %0 = "bufferization.alloc_tensor"(%a) {operandSegmentSizes = array<i32: 0, 1, 0>}: (tensor<?xf32>) -> tensor<5xf32> // error 7: expected that `copy` and return type match
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: tensor<?xi32>, %d: memref<?xf32>) {
 bufferization.materialize_in_destination %a in %c : (tensor<?xf32>, tensor<?xi32>) -> () // error 2: 'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: tensor<?xi32>, %d: memref<?xf32>) {
 bufferization.materialize_in_destination %a in %a : (tensor<?xf32>, tensor<?xf32>) -> () // error 2: 'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: tensor<?xi32>, %d: memref<?xf32>) {
 bufferization.materialize_in_destination %a in %d : (tensor<?xf32>, memref<?xf32>) -> () // error 2: 'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: tensor<?xi32>, %d: memref<?xf32>) {
 bufferization.materialize_in_destination %a in writable %d : (tensor<?xf32>, memref<?xf32>) -> (tensor<?xf32>) // error 2: 'bufferization.materialize_in_destination' op memref 'dest' implies zero results
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: tensor<?xi32>, %d: memref<?xf32>) {
 bufferization.materialize_in_destination %a in writable %a : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>) // error 2: 'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type
 return }
// -----
func.func @f(%a: tensor<?xf32>, %c: tensor<?xi32>, %d: memref<?x?xf32>) {
 bufferization.materialize_in_destination %a in writable %d : (tensor<?xf32>, memref<?x?xf32>) -> () // error 2: 'bufferization.materialize_in_destination' op rank mismatch between source and destination shape
 return }
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<?xi32>, %d: memref<5xf32>) {
 bufferization.materialize_in_destination %a in writable %d : (tensor<4xf32>, memref<5xf32>) -> () // error 2: 'bufferization.materialize_in_destination' op source/destination shapes are incompatible
 return }
// -----
func.func @f(%a: tensor<*xf32>, %c: tensor<?xi32>, %d: memref<5xf32>) {
 bufferization.materialize_in_destination %a in writable %d : (tensor<*xf32>, memref<5xf32>) -> () // error 2: 'bufferization.materialize_in_destination' op source/destination shapes are incompatible
 return }
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<4xi32>, %d: vector<4xf32>) {
 bufferization.materialize_in_destination %a in %d : (tensor<4xf32>, vector<4xf32>) -> () // error 2: 'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref
 return }
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<4xi32>, %d: vector<4xf32>) {
 %0 = bufferization.materialize_in_destination %a in %a : (tensor<4xf32>, tensor<4xf32>) -> (tensor<?xf32>) // error 7: 'bufferization.materialize_in_destination' op result and 'dest' types must match
 return }
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<5xf32>, %d: vector<4xf32>) {
 %0 = bufferization.materialize_in_destination %a in %c : (tensor<4xf32>, tensor<5xf32>) -> (tensor<5xf32>) // error 7: 'bufferization.materialize_in_destination' op source/destination shapes are incompatible
 return }
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<*xf32>, %d: vector<4xf32>) {
 %0 = bufferization.materialize_in_destination %a in %c : (tensor<4xf32>, tensor<*xf32>) -> (tensor<*xf32>) // error 7: 'bufferization.materialize_in_destination' op source/destination shapes are incompatible
 return }
// -----
func.func @f(%a: tensor<*xf32> {bufferization.writable = 1 : i32}) { return } // error 1: 'bufferization.writable' is expected to be a boolean attribute
// -----
func.func private @f(%a: tensor<*xf32> {bufferization.writable = true}) // error 1: 'bufferization.writable' is invalid on external functions
// -----
func.func private @f(%a: tensor<*xf32> {bufferization.access = 1}) // error 1: 'bufferization.access' is expected to be a string attribute
// -----
func.func private @f(%a: tensor<*xf32> {bufferization.access = "reed"}) // error 1: invalid value for 'bufferization.access'
// -----
func.func private @f(%a: tensor<*xf32> {bufferization.buffer_layout = "reed"}) // error 1: 'bufferization.buffer_layout' is expected to be a memref layout attribute
// -----
func.func private @f(%a: tensor<*xf32> {bufferization.foo = "reed"}) // error 1: attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect
// -----
func.func private @f() attributes {bufferization.manual_deallocation} // error 1: 'func.func' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect
// -----
func.func @f(%a: tensor<f32>) { bufferization.dealloc_tensor %a {bufferization.manual_deallocation} : tensor<f32> return } // error 33: 'bufferization.dealloc_tensor' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect
// -----
func.func @f() { %a = bufferization.alloc_tensor() {bufferization.manual_deallocation} : tensor<f32> return } // error 23: 'bufferization.alloc_tensor' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect
// -----
"foo.op"() {bufferization.manual_deallocation} : () -> () // error 1: 'foo.op' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect
// -----
func.func @f() attributes {bufferization.foo} { return } // error 1: attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect
// -----
func.func @f(%a: index) {
%0 = "bufferization.alloc_tensor"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<*xi64>  // error 6: 'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0
return }
