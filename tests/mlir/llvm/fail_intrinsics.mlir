// What arithmetic and intrinsics of llvm refuse, and where.
func.func @f(%a: i32, %f: f32, %v: vector<4xi32>, %p: !llvm.ptr) { 
 %0 = llvm.icmp "foo" %a, %a : i32 // error 17: custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute
 return }
// -----
func.func @f(%a: i32) { 
 %0 = llvm.icmp eq %a, %a : i32 // error 16: expected attribute value
 return }
// -----
func.func @f(%a: i32) { 
 %0 = llvm.icmp @eq %a, %a : i32 // error 17: custom op 'llvm.icmp' invalid kind of attribute specified
 return }
// -----
func.func @f(%a: index) { 
 %0 = llvm.icmp "eq" %a, %a : index // error 31: custom op 'llvm.icmp' expected LLVM dialect-compatible type
 return }
// -----
func.func @f(%a: vector<4xf32>) { 
 %0 = llvm.icmp "eq" %a, %a : vector<4xf32> // error 7: 'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'vector<4xf32>'
 return }
// -----
func.func @f(%a: memref<4xf32>) { 
 %0 = llvm.icmp "eq" %a, %a : memref<4xf32> // error 31: custom op 'llvm.icmp' expected LLVM dialect-compatible type
 return }
// -----
func.func @f(%a: memref<4xf32>) { 
 %0 = llvm.icmp "foo" %a, %a : memref<4xf32> dfg // error 17: custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute
 return }
// -----
func.func @f(%a: i32) { 
 %0 = llvm.icmp 3 %a, %a : i32 // error 17: custom op 'llvm.icmp' invalid kind of attribute specified
 return }
// -----
func.func @f(%a: i32) { 
 %0 = "llvm.sext"(%a) : (i32) -> i32 // error 7: integer width of the output type is smaller or equal to the integer width of the input type
 return }
// -----
func.func @f(%a: i32) { 
 %0 = "llvm.sext"(%a) : (i32) -> vector<4xi64> // error 7: input type is an integer but output type is a vector
 return }
// -----
func.func @f(%a: vector<2xi32>) { 
 %0 = "llvm.zext"(%a) : (vector<2xi32>) -> vector<4xi64> // error 7: input and output vectors are of incompatible shape
 return }
// -----
func.func @f(%a: vector<2x!llvm.ptr>) { 
 %0 = llvm.bitcast %a : vector<2x!llvm.ptr> to i64 // error 7: 'llvm.bitcast' op can only cast pointers from and to pointers
 return }
// -----
func.func @f(%a: f32) { 
 %0 = llvm.fadd %a, %a overflow<nsw> : f32 // error 23: expected ':'
 return }
// -----
func.func @f(%a: f32) { 
 %0 = "llvm.icmp"(%a,%a) {predicate = 0} : (f32, f32) -> i1 // error 7: 'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'
 return }
// -----
func.func @f(%a: i32) { 
 %0 = "llvm.icmp"(%a,%a) {predicate = 99} : (i32,i32) -> i1 // error 7: 'llvm.icmp' op attribute 'predicate' failed to satisfy constraint: llvm.icmp comparison predicate
 return }
// -----
func.func @f(%a: i32) { 
 %0 = "llvm.icmp"(%a,%a) {predicate = 0} : (i32,i32) -> i32 // error 7: 'llvm.icmp' op result #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'
 return }
// -----
func.func @f(%a: i32) { 
 %0 = "llvm.icmp"(%a,%a) : (i32,i32) -> i1 // error 7: 'llvm.icmp' op requires attribute 'predicate'
 return }
// -----
func.func @f(%p: vector<7x!llvm.ptr>, %m: vector<7xi1>, %v: vector<7xf32>, %m8: vector<8xi1>, %v8: vector<8xf32>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<8xf32> // error 8: 'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<8x!llvm.ptr>'
 return }
// -----
func.func @f(%p: vector<7x!llvm.ptr>, %m: vector<7xi1>, %v: vector<7xf32>, %m8: vector<8xi1>, %v8: vector<8xf32>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<7xindex> // error 8: 'llvm.intr.masked.gather' op result #0 must be LLVM dialect-compatible vector type, but got 'vector<7xindex>'
 return }
// -----
func.func @f(%p: vector<7x!llvm.ptr>, %m: vector<7xi1>, %v: vector<7xf32>, %m8: vector<8xi1>, %v8: vector<8xf32>) {
  llvm.intr.masked.scatter %v8, %p, %m {alignment = 1 : i32} : vector<8xf32>, vector<7xi1> into vector<7x!llvm.ptr> // error 3: 'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<8x!llvm.ptr>'
 return }
// -----
func.func @f(%v: f32) {
  %0 = llvm.intr.sincos(%v) : (f32) -> f32 // error 8: 'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got 'f32'
 return }
// -----
func.func @f(%v: f32) {
  %0 = llvm.intr.sincos(%v) : (f32) -> !llvm.struct<(f32, f64)> // error 8: 'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'
 return }
// -----
func.func @f(%v: f32) {
  %0 = llvm.intr.sincos(%v) : (f32) -> !llvm.struct<(f32)> // error 8: 'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32)>'
 return }
// -----
func.func @f(%v: f32) {
  %0 = llvm.intr.sincos(%v) : (f32) -> !llvm.struct<"a", opaque> // error 8: 'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<"a", opaque>'
 return }
// -----
func.func @f(%v: vector<[4]xf32>, %w: vector<4xf32>) {
  %0 = llvm.intr.vector.insert %v, %w[0] : vector<[4]xf32> into vector<4xf32> // error 8: 'llvm.intr.vector.insert' op failed to verify that it is not inserting scalable into fixed-length vectors.
 return }
// -----
func.func @f(%v: vector<4xf32>, %w: vector<131072xf32>) {
  %0 = llvm.intr.vector.insert %v, %w[0] : vector<4xf32> into vector<131072xf32> // error 8: 'llvm.intr.vector.insert' op failed to verify that vectors are not bigger than 2^17 bits.
 return }
// -----
func.func @f(%v: vector<131072xf32>, %w: vector<4xf32>) {
  %0 = llvm.intr.vector.extract %v[0] : vector<4xf32> from vector<131072xf32> // error 8: 'llvm.intr.vector.extract' op failed to verify that vectors are not bigger than 2^17 bits.
 return }
// -----
func.func @f(%v: vector<131072xf32>, %w: vector<4xf32>) {
  %0 = llvm.intr.vector.extract %w[0] : vector<[4]xf32> from vector<4xf32> // error 8: 'llvm.intr.vector.extract' op failed to verify that it is not extracting scalable from fixed-length vectors.
 return }
// -----
func.func @f(%v: vector<131072xf32>, %w: vector<4xf32>) {
  %0 = "llvm.intr.vector.interleave2"(%w, %w) : (vector<4xf32>, vector<4xf32>) -> vector<9xf32> // error 8: 'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'
 return }
// -----
func.func @f(%v: vector<131072xf32>, %w: vector<4xf32>) {
  %0 = "llvm.intr.vector.interleave2"(%w, %w) : (vector<4xf32>, vector<4xf32>) -> vector<8xf64> // error 8: 'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'
 return }
// -----
func.func @f(%v: i32, %w: vector<4xi64>) {
  %0 = "llvm.intr.sadd.with.overflow"(%v, %w) : (i32, vector<4xi64>) -> !llvm.struct<(i32, i1)> // error 8: 'llvm.intr.sadd.with.overflow' op requires the same element type for all operands
 return }
// -----
func.func @f(%v: i32, %w: vector<4xi64>) {
  %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi64>) -> i32 // error 8: 'llvm.intr.vector.reduce.add' op requires the same element type for all operands and results
 return }
// -----
func.func @f(%v: i32, %w: vector<4xi64>) {
  %0 = "llvm.intr.abs"(%v) : (i32) -> i32 // error 8: 'llvm.intr.abs' op requires attribute 'is_int_min_poison'
 return }
// -----
func.func @f(%v: i32, %w: vector<4xi64>) {
  %0 = "llvm.intr.abs"(%v) {is_int_min_poison = 1 : i32} : (i32) -> i32 // error 8: 'llvm.intr.abs' op attribute 'is_int_min_poison' failed to satisfy constraint: 1-bit signless integer attribute
 return }
// -----
func.func @f(%v: i32, %p: !llvm.ptr) {
  "llvm.intr.memcpy.inline"(%p, %p) {len = 1.0, isVolatile = true} : (!llvm.ptr, !llvm.ptr) -> () // error 3: 'llvm.intr.memcpy.inline' op attribute 'len' failed to satisfy constraint: arbitrary integer attribute
 return }
// -----
func.func @f(%v: i32, %p: !llvm.ptr) {
  "llvm.intr.memcpy"(%p, %p, %v) {isVolatile = true, access_groups = [1]} : (!llvm.ptr, !llvm.ptr, i32) -> () // error 3: 'llvm.intr.memcpy' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array
 return }
// -----
func.func @f(%v: i32, %p: !llvm.ptr) {
  "llvm.intr.memcpy"(%p, %p, %v) {isVolatile = true, alias_scopes = [1]} : (!llvm.ptr, !llvm.ptr, i32) -> () // error 3: 'llvm.intr.memcpy' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array
 return }
// -----
func.func @f(%v: i32, %p: !llvm.ptr) {
  "llvm.intr.memcpy"(%p, %p, %v) {isVolatile = true, tbaa = [1]} : (!llvm.ptr, !llvm.ptr, i32) -> () // error 3: 'llvm.intr.memcpy' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array
 return }
// -----
func.func @f(%v: i32, %p: !llvm.ptr) {
  %0 = llvm.intr.expect.with.probability %v, %v, 1 : i32 // error 50: unexpected decimal integer literal for a floating point value
 return }
// -----
func.func @f(%v: i32, %p: !llvm.ptr) {
  %0 = llvm.intr.experimental.constrained.sitofp %v foo ignore : i32 to f32 // error 53: custom op 'llvm.intr.experimental.constrained.sitofp' expected string or keyword containing one of the following enum values for attribute 'roundingmode' [towardzero, tonearest, upward, downward, tonearestaway, dynamic, invalid]
 return }
// -----
func.func @f(%v: i32, %p: !llvm.ptr) {
  %0 = llvm.intr.fabs(%v) : (i32) -> f32 // error 8: 'llvm.intr.fabs' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'
 return }
// -----
func.func @f(%v: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value 3 = %v : i32 // error 23: custom op 'llvm.intr.dbg.value' invalid kind of attribute specified
 return }
// -----
func.func @f(%v: f32, %w: vector<4xi64>) {
  %0 = llvm.intr.sqrt(%v) : (f32) -> f64 // error 8: 'llvm.intr.sqrt' op requires the same type for all operands and results
 return }
// -----
func.func @f(%v: index) {
  %0 = llvm.intr.umax(%v, %v) : (index, index) -> index // error 8: 'llvm.intr.umax' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'
 return }
// -----
llvm.intr.ubsantrap // error 1: invalid properties {} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.
// -----
llvm.intr.ubsantrap <3> // error 1: invalid properties 3 : i64 for op llvm.intr.ubsantrap: expected DictionaryAttr to set properties
// -----
llvm.intr.ubsantrap <{failureKind = 3 : i8, b}> // error 1: invalid properties {b, failureKind = 3 : i8} for op llvm.intr.ubsantrap: unknown key '"b"' when parsing properties dictionary
// -----
llvm.intr.ubsantrap <{failureKind = @a}> // error 1: invalid properties {failureKind = @a} for op llvm.intr.ubsantrap: Invalid attribute `failureKind` in property conversion: @a
// -----
func.func @f(%c: i1, %p: !llvm.ptr) {
  llvm.intr.assume %c [foo()] : i1 // error 24: custom op 'llvm.intr.assume' expected string
  return
}
// -----
func.func @f(%c: i1, %p: !llvm.ptr) {
  llvm.intr.assume %c ["a"(%p)] : i1 // error 30: expected ':'
  return
}
// -----
func.func @f(%c: i1, %p: !llvm.ptr) {
  llvm.intr.assume %c ["a"(%p, %p : !llvm.ptr)] : i1 // error 23: custom op 'llvm.intr.assume' number of operands and types do not match: got 2 operands and 1 types
  return
}
// -----
func.func @f(%c: i1, %p: !llvm.ptr) {
  "llvm.intr.assume"(%c, %p) <{op_bundle_sizes = array<i32: 1>}> : (i1, !llvm.ptr) -> () // error 3: expected 1 operand bundle tags, but actually got 0
  return
}
// -----
func.func @f(%c: i1, %p: !llvm.ptr) {
  "llvm.intr.assume"(%c, %p) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags=["a"]}> : (i1, !llvm.ptr) -> () // error 3: 'llvm.intr.assume' op op_bundle_operands count (1) does not match with the total size (2) specified in attribute 'op_bundle_sizes'
  return
}
// -----
func.func @f(%c: i1, %p: !llvm.ptr) {
  "llvm.intr.assume"(%c, %p) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags=[1]}> : (i1, !llvm.ptr) -> () // error 3: operand bundle tag must be a StringAttr
  return
}
// -----
func.func @f(%a: i32) {
  %0 = llvm.add %a, %a overflow<foo> : i32 // error 33: custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = "nsw"}> : (i32, i32) -> i32 // error 8: invalid properties {overflowFlags = "nsw"} for op llvm.add: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 8 : i32}> : (i32, i32) -> i32 // error 8: 'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags
  return
}
