// What memref refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
%x = "a"() : () -> memref<4x1x8xf32, strided<[32, 16, 1]>>
%y = memref.cast %x : memref<4x1x8xf32, strided<[32, 16, 1]>> to memref<4x1x8xf32, strided<[32, 8, 1]>> // error 6: 'memref.cast' op operand type 'memref<4x1x8xf32, strided<[32, 16, 1]>>' and result type 'memref<4x1x8xf32, strided<[32, 8, 1]>>' are cast incompatible
// -----
%x = "a"() : () -> memref<4x?x8xf32, strided<[32, 16, 1]>>
%y = memref.cast %x : memref<4x?x8xf32, strided<[32, 16, 1]>> to memref<4x1x8xf32, strided<[32, 8, 1]>> // error 6: 'memref.cast' op operand type 'memref<4x?x8xf32, strided<[32, 16, 1]>>' and result type 'memref<4x1x8xf32, strided<[32, 8, 1]>>' are cast incompatible
// -----
memref.global @a : memref<2x3xf32> = dense<[1.0, 2.0]> // error 38: inferred shape of elements literal ([2]) does not match type ([2, 3])
// -----
"memref.global"() {sym_name="a", type=memref<2x3xf32>, initial_value=dense<[1.0,2.0]> : tensor<2xf32>} : () -> () // error 1: 'memref.global' op initial value shape expected to be 2, 3 but was 2
// -----
"memref.global"() {sym_name="a", type=memref<f32>, initial_value=dense<[1.0,2.0]> : tensor<2xf32>} : () -> () // error 1: 'memref.global' op initial value shape expected to be  but was 2
// -----
"memref.global"() {sym_name="a", type=memref<?xf32>, initial_value=dense<[1.0,2.0]> : tensor<2xf32>} : () -> () // error 1: 'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'
// -----
"memref.global"() {sym_name="a", type=memref<2xf32>, initial_value=dense<[1,2]> : tensor<2xi32>} : () -> () // error 1: 'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'
// -----
"memref.global"() {sym_name="a", type=memref<2xf32>, initial_value=3} : () -> () // error 1: 'memref.global' op initial value should be a unit or elements attribute, but got 3 : i64
// -----
%x = "a"() : () -> memref<2xf32>
"memref.prefetch"(%x) {isWrite = true, localityHint = 3 : i32, isDataCache=true} : (memref<2xf32>) -> () // error 1: 'memref.prefetch' op too few indices
// -----
%x = "a"() : () -> memref<2xf32>
"memref.prefetch"(%x) {isWrite = true, localityHint = 3 : i32, isDataCache=true} : (memref<2xf32>) -> () // error 1: 'memref.prefetch' op too few indices
// -----
%x = "a"() : () -> memref<2xf32>
%c = "a"() : () -> index
"memref.prefetch"(%x, %c,%c) {isWrite = true, localityHint = 3 : i32, isDataCache=true} : (memref<2xf32>, index,index) -> () // error 1: 'memref.prefetch' op too few indices
// -----
%x = "a"() : () -> memref<*xf32>
%y = memref.cast %x : memref<*xf32> to memref<*xf32> // error 6: 'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible
// -----
%x = "a"() : () -> memref<2xf32>
%y = memref.memory_space_cast %x : memref<2xf32> to memref<?xf32, 1> // error 6: 'memref.memory_space_cast' op operand type 'memref<2xf32>' and result type 'memref<?xf32, 1>' are cast incompatible
// -----
%x = "a"() : () -> memref<2xf32>
%y = memref.memory_space_cast %x : memref<2xf32> to memref<2xf64, 1> // error 6: 'memref.memory_space_cast' op operand type 'memref<2xf32>' and result type 'memref<2xf64, 1>' are cast incompatible
// -----
%x = "a"() : () -> memref<2xf32>
%y = memref.memory_space_cast %x : memref<2xf32> to memref<*xf32, 1> // error 6: 'memref.memory_space_cast' op operand type 'memref<2xf32>' and result type 'memref<*xf32, 1>' are cast incompatible
// -----
%x = "a"() : () -> memref<2x3xf32>
%y = memref.reinterpret_cast %x to offset: [0, 1], sizes: [2,3], strides:[3,1] : memref<2x3xf32> to memref<2x3xf32> // error 6: expected 1 offset values, got 2
// -----
%x = "a"() : () -> memref<2x3xf32>
%y = memref.reinterpret_cast %x to offset: [0], sizes: [2,3], strides:[3] : memref<2x3xf32> to memref<2x3xf32> // error 6: expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.
// -----
%x = "a"() : () -> memref<2x3xf32>
%y = memref.reinterpret_cast %x to offset: [0], sizes: [2], strides:[3] : memref<2x3xf32> to memref<2x3xf32> // error 6: expected 2 size values, got 1
// -----
%x = "a"() : () -> memref<2x3xf32>
%y = memref.reinterpret_cast %x to offset: [-2], sizes: [2,3], strides:[3,1] : memref<2x3xf32> to memref<2x3xf32> // error 6: expected offsets to be non-negative, but got -2
// -----
%x = "a"() : () -> memref<2x3xf32>
%y = memref.subview %x[0,0] [2,-3] [1,1] : memref<2x3xf32> to memref<2x3xf32> // error 6: expected sizes to be non-negative, but got -3
// -----
%x = "a"() : () -> memref<2x3xf32>
%y = memref.subview %x[0,1] [2,3] [1,1] : memref<2x3xf32> to memref<2x3xf32, strided<[3,1], offset:1>> // error 6: slice along dimension 1 runs out-of-bounds: 3 >= 3
// -----
%x = "a"() : () -> memref<2x3xf32>
%y = memref.subview %x[3,1] [2,3] [1,1] : memref<2x3xf32> to memref<2x3xf32, strided<[3,1], offset:10>> // error 6: offset 0 is out-of-bounds: 3 >= 2
// -----
%x = "a"() : () -> memref<1x3x1xf32, affine_map<(d0,d1,d2) -> (d0 mod 2, d1, d2)>>
%y = memref.subview %x[0,0,0] [1,3,1] [1,1,1] : memref<1x3x1xf32, affine_map<(d0,d1,d2) -> (d0 mod 2, d1, d2)>> to memref<1x3xf32> // error 6: base type 'memref<1x3x1xf32, affine_map<(d0, d1, d2) -> (d0 mod 2, d1, d2)>>' is not strided
// -----
%x = "a"() : () -> memref<2x3xf32>
memref.alloca() : memref<f32> // error 1: 'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait
// -----
%x = "a"() : () -> memref<2x3xf32>
%y = memref.transpose %x (d0, d1) -> (d1, d0) : memref<2x3xf32> to memref<3x2xf32> // error 6: 'memref.transpose' op result type 'memref<3x2xf32>' is not equivalent to the canonical transposed input type 'memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'
// -----
%x = "a"() : () -> memref<?x?xf32>
%y = memref.transpose %x (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32> // error 6: 'memref.transpose' op result type 'memref<?x?xf32>' is not equivalent to the canonical transposed input type 'memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>'
// -----
%x = "a"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%y = memref.transpose %x (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32> // error 6: 'memref.transpose' op result type 'memref<?x?xf32>' is not equivalent to the canonical transposed input type 'memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>'
// -----
func.func @f(%n: index) { %0 = memref.alloc(%n) : memref<4xf32> // error 32: 'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0
 return }
// -----
func.func @f(%n: index) { %0 = memref.alloc()[%n] : memref<4xf32> // error 32: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1
 return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = "memref.assume_alignment"(%a) <{alignment = 3 : i32}> : (memref<4xf32>) -> memref<4xf32> // error 40: 'memref.assume_alignment' op alignment must be power of 2
 return }
// -----
func.func @f(%a: memref<4xf32>, %f: f32, %i: index) { %0 = memref.atomic_rmw addi %f, %a[%i] : (f32, memref<4xf32>) -> f32 // error 60: 'memref.atomic_rmw' op with kind 'addi' expects an integer type
 return }
// -----
func.func @f(%a: memref<4xi32>, %f: i32, %i: index) { %0 = memref.atomic_rmw addf %f, %a[%i] : (i32, memref<4xi32>) -> i32 // error 60: 'memref.atomic_rmw' op with kind 'addf' expects a floating-point type
 return }
// -----
func.func @f(%a: memref<4xf32>, %f: f32, %i: index) { %0 = memref.atomic_rmw addf %f, %a[] : (f32, memref<4xf32>) -> f32 // error 60: 'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank
 return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) { memref.copy %a, %b : memref<4xf32> to memref<5xf32> // error 54: 'memref.copy' op requires the same shape for all operands
 return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) { memref.copy %a, %b : memref<4xf32> to memref<4xi32> // error 54: 'memref.copy' op requires the same element type for all operands
 return }
// -----
func.func @f(%a: memref<4x5xf32>) { %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<4x5xf32> into memref<20xf32> // error 42: 'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1
 return }
// -----
func.func @f(%a: memref<4x5xf32>) { %0 = memref.collapse_shape %a [[1, 0]] : memref<4x5xf32> into memref<20xf32> // error 42: 'memref.collapse_shape' op reassociation indices must be contiguous
 return }
// -----
func.func @f(%a: memref<4x5xf32>) { %0 = memref.collapse_shape %a [[0, 1]] : memref<4x5xf32> into memref<21xf32> // error 42: 'memref.collapse_shape' op collapsed dim size (21) must equal reassociation group size (20)
 return }
// -----
func.func @f(%a: memref<4x?xf32>) { %0 = memref.collapse_shape %a [[0, 1]] : memref<4x?xf32> into memref<21xf32> // error 42: 'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic
 return }
// -----
func.func @f(%a: memref<4x5xf32, strided<[7, 1]>>) { %0 = memref.collapse_shape %a [[0, 1]] : memref<4x5xf32, strided<[7, 1]>> into memref<20xf32> // error 59: 'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims
 return }
// -----
func.func @f(%a: memref<4x5xf32, strided<[5, 1], offset: 2>>) { %0 = memref.collapse_shape %a [[0, 1]] : memref<4x5xf32, strided<[5, 1], offset: 2>> into memref<20xf32> // error 70: 'memref.collapse_shape' op expected collapsed type to be 'memref<20xf32, strided<[1], offset: 2>>' but found 'memref<20xf32>'
 return }
// -----
func.func @f(%a: memref<20xf32>) { %0 = memref.collapse_shape %a [[0], []] : memref<20xf32> into memref<20x1xf32> // error 41: 'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).
 return }
// -----
func.func @f(%a: memref<20xf32, strided<[3]>>) { %0 = memref.expand_shape %a [[0, 1]] output_shape [4, 5] : memref<20xf32, strided<[3]>> into memref<4x5xf32> // error 55: 'memref.expand_shape' op expected expanded type to be 'memref<4x5xf32, strided<[15, 3]>>' but found 'memref<4x5xf32>'
 return }
// -----
func.func @f(%a: memref<20xf32>) { %0 = memref.expand_shape %a [[0, 1]] output_shape [5, 4] : memref<20xf32> into memref<4x5xf32> // error 41: 'memref.expand_shape' op invalid output shape provided at pos 0
 return }
// -----
func.func @f(%a: memref<20xf32>, %i: index) { memref.dma_start %a[%i, %i], %a[%i], %i, %a[%i] : memref<20xf32>, memref<20xf32>, memref<20xf32> // error 47: 'memref.dma_start' op expected destination to be of memref type
 return }
// -----
func.func @f(%a: memref<20xf32>, %i: index) { memref.dma_wait %a[], %i : memref<20xf32> // error 47: 'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0
 return }
// -----
func.func @f(%a: memref<20xf32>, %i: index) { %0 = memref.get_global @g : memref<20xf32> // error 52: 'memref.get_global' op 'g' does not reference a valid global memref
 return }
// -----
memref.global @g : memref<2xf32>
func.func @f(%a: memref<20xf32>, %i: index) { %0 = memref.get_global @g : memref<20xf32> // error 52: 'memref.get_global' op result type 'memref<20xf32>' does not match type 'memref<2xf32>' of the global memref @g
 return }
// -----
func.func @f(%a: memref<20xf32>, %i: index) { %0 = memref.load %a[] : memref<20xf32> // error 52: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
 return }
// -----
func.func @f(%a: memref<20xf32>, %v: f32) { memref.store %v, %a[] : memref<20xf32> // error 45: 'memref.store' op store index operand count not equal to memref rank
 return }
// -----
func.func @f(%a: memref<20xf32>, %v: index) { %0 = memref.realloc %a : memref<20xf32> to memref<?xf32> // error 52: missing dimension operand for result type 'memref<?xf32>'
 return }
// -----
func.func @f(%a: memref<20xf32>, %v: index) { %0 = memref.realloc %a(%v) : memref<20xf32> to memref<30xf32> // error 52: unnecessary dimension operand for result type 'memref<30xf32>'
 return }
// -----
func.func @f(%a: memref<20xf32>, %v: index) { %0 = memref.realloc %a : memref<20xf32> to memref<30xf64> // error 52: different element types specified for source memref type 'memref<20xf32>' and result memref type 'memref<30xf64>'
 return }
// -----
func.func @f(%a: memref<20xf32>, %v: index) { %0 = memref.realloc %a : memref<20xf32> to memref<30xf32, 1> // error 52: different memory spaces specified for source memref type 'memref<20xf32>' and result memref type 'memref<30xf32, 1>'
 return }
// -----
func.func @f(%a: memref<20xi8>, %v: index) { %0 = memref.view %a[%v][%v] : memref<20xi8> to memref<30xf32> // error 51: 'memref.view' op incorrect number of dynamic sizes, has 1, expected 0
 return }
// -----
func.func @f(%a: memref<20xi8>, %v: index) { %0 = memref.view %a[%v][] : memref<20xi8> to memref<30xf32, 1> // error 51: different memory spaces specified for base memref type 'memref<20xi8>' and view memref type 'memref<30xf32, 1>'
 return }
// -----
func.func @f(%a: memref<20xi8>, %s: memref<?xindex>) { %0 = memref.reshape %a(%s) : (memref<20xi8>, memref<?xindex>) -> memref<4x5xi8> // error 61: 'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type
 return }
// -----
func.func @f(%a: memref<20xi8>, %s: memref<3xindex>) { %0 = memref.reshape %a(%s) : (memref<20xi8>, memref<3xindex>) -> memref<4x5xi8> // error 61: 'memref.reshape' op length of shape operand differs from the result's memref rank
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { memref.prefetch %m[%i], write, locality<3>, cache : memref<4xf32> // error 46: custom op 'memref.prefetch' cache type has to be 'data' or 'instr'
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { memref.prefetch %m[%i], store, locality<3>, data : memref<4xf32> // error 46: custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'
 return }
// -----
func.func @f(%m: memref<f32>, %i: index) { %0 = memref.dim %m, %i : memref<f32> // error 49: 'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'
 return }
// -----
func.func @f(%m: memref<7xi32>, %i: index, %c: i1) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<7xi32> {
  ^bb0(%old: i32):
    %1 = scf.if %c -> i32 {
      memref.store %old, %m[%i] : memref<7xi32> // error 7: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
      scf.yield %old : i32
    } else {
      scf.yield %old : i32
    }
    memref.atomic_yield %1 : i32
  }
  return
}
// -----
%x = "a"() : () -> memref<4xf32>
%b:6 = "memref.extract_strided_metadata"(%x) : (memref<4xf32>) -> (memref<f32>, index, index, index, index, index) // error 8: 'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index'
// -----
%x = "a"() : () -> memref<4xf32>
%b:4 = "memref.extract_strided_metadata"(%x) : (memref<4xf32>) -> (memref<f32, 1>, index, index, index) // error 8: 'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32, 1>', 'index', 'index', 'index'
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
%0 = "memref.generic_atomic_rmw"(%m, %i) ({  // error 6: 'memref.generic_atomic_rmw' op expected block argument of the same type result type
^bb0(%a: index):
  "memref.atomic_yield"(%a) : (index) -> ()
}) : (memref<4xf32>, index) -> f32
return }
// -----
%0 = "a"() : () -> memref<?xi1>
%1 = "memref.transpose"(%0) <{permutation = affine_map<(d0) -> (d0)>}> : (memref<?xi1>) -> memref<?xi1>  // error 6: 'memref.transpose' op result type 'memref<?xi1>' is not equivalent to the canonical transposed input type 'memref<?xi1, strided<[1]>>'
