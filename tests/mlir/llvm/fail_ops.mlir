llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i8 : i32 // error 30: custom op 'llvm.alloca' expected trailing function type with one argument and one result
// -----
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i8 : (i32, i32) -> !llvm.ptr // error 30: custom op 'llvm.alloca' expected trailing function type with one argument and one result
// -----
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n i8 : (i32) -> !llvm.ptr // error 23: custom op 'llvm.alloca' expected 'x'
// -----
llvm.func @f(%n: i64) {
  %0 = llvm.alloca %n x i8 : (i32) -> !llvm.ptr // error 20: use of value '%n' expects different type than prior uses: 'i32' vs 'i64'
// -----
llvm.func @f(%n: i64) {
  %0 = llvm.alloca %n x i8 : (i64) -> i32 // error 8: 'llvm.alloca' op requires attribute 'elem_type'
  llvm.return
}
// -----
llvm.func @f(%n: i64) {
  %0 = llvm.alloca %n x !llvm.target<"mine"> : (i64) -> !llvm.ptr // error 8: 'llvm.alloca' op this target extension type cannot be used in alloca
  llvm.return
}
// -----
llvm.func @f(%n: f32) {
  %0 = llvm.alloca %n x i8 : (f32) -> !llvm.ptr // error 8: 'llvm.alloca' op operand #0 must be signless integer, but got 'f32'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i8 // error 30: expected SSA operand
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, i8 // error 30: custom op 'llvm.getelementptr' integer value too large
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i8)> // error 8: 'llvm.getelementptr' op index 1 indexing a struct is out of bounds
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i8)> // error 8: 'llvm.getelementptr' op expected index 1 indexing a struct to be constant
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.getelementptr %p[0, 0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i8> // error 8: 'llvm.getelementptr' op type 'i8' cannot be indexed (index #2)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr) -> !llvm.ptr, i8 // error 8: custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 1 types
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %0 = "llvm.getelementptr"(%p, %i) <{elem_type = i8, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i64) -> !llvm.ptr // error 8: 'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds_flag %p[1] : (!llvm.ptr) -> !llvm.ptr, i8 // error 8: 'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr nuw|fast %p[1] : (!llvm.ptr) -> !llvm.ptr, i8 // error 31: custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: fast
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr nuw|i8 %p[1] : (!llvm.ptr) -> !llvm.ptr, i8 // error 31: custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: i8
// -----
llvm.func @f(%p: f32) {
  %0 = llvm.getelementptr %p[1] : (f32) -> !llvm.ptr, i8 // error 8: 'llvm.getelementptr' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void // error 8: 'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.void'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"unknown", opaque> // error 8: 'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.struct<"unknown", opaque>'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic relaxed : !llvm.ptr -> i32 // error 28: custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4} : !llvm.ptr -> i32 // error 8: 'llvm.load' op unsupported ordering 'release'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire : !llvm.ptr -> i32 // error 8: 'llvm.load' op expected alignment for atomic access
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i24 // error 8: 'llvm.load' op unsupported type 'i24' for atomic access
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {syncscope = "x"} : !llvm.ptr -> i32 // error 8: 'llvm.load' op expected syncscope to be null for non-atomic access
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  llvm.store %v, %p atomic monotonic {alignment = 8 : i64} : vector<2xi32>, !llvm.ptr // error 3: 'llvm.store' op unsupported type 'vector<2xi32>' for atomic access
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p atomic acquire {alignment = 8 : i64} : i32, !llvm.ptr // error 3: 'llvm.store' op unsupported ordering 'acquire'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p {alignment = "4"} : i32, !llvm.ptr // error 21: custom op 'llvm.store' 'llvm.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %v : i32, i32 // error 3: 'llvm.store' op operand #1 must be LLVM pointer type, but got 'i32'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw plus %p, %v monotonic : !llvm.ptr, i32 // error 23: custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32 // error 8: 'llvm.atomicrmw' op expected LLVM IR floating point type
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  %0 = llvm.atomicrmw fmax %p, %v monotonic : !llvm.ptr, vector<2xi32> // error 8: 'llvm.atomicrmw' op expected LLVM IR floating point type for vector element
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i7) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i7 // error 8: 'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i128) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i128 // error 8: 'llvm.atomicrmw' op expected LLVM IR integer type
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw add %p, %v unordered : !llvm.ptr, i32 // error 8: 'llvm.atomicrmw' op expected at least 'monotonic' ordering
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32 // error 8: 'llvm.cmpxchg' op ordering must be at least 'monotonic'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic release : !llvm.ptr, i32 // error 8: 'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: i3) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, i3 // error 8: 'llvm.cmpxchg' op unexpected LLVM IR type
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, f32 // error 8: custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'f32'
  llvm.return
}
// -----
llvm.func @f() {
  llvm.fence monotonic // error 3: 'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings
  llvm.return
}
// -----
llvm.func @f() {
  llvm.fence syncscope(4) seq_cst // error 24: integer literal not valid for specified type
// -----
llvm.func @f(%v: vector<2x3xf32>, %i: i32) { // error 11: custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments
// -----
llvm.func @f(%v: i32, %i: i32) {
  %0 = llvm.extractelement %v[%i : i32] : i32 // error 43: custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.vector, but found 'i32'
// -----
llvm.func @f(%v: vector<2xf32>, %i: i32) {
  %0 = llvm.insertelement %i, %v[%i : i32] : vector<2xf32> // error 27: use of value '%i' expects different type than prior uses: 'f32' vs 'i32'
// -----
llvm.func @f(%v: vector<2xf32>) {
  %0 = llvm.shufflevector %v, %v 0 : vector<2xf32> // error 33: expected '['
// -----
llvm.func @f(%v: vector<[2]xf32>) {
  %0 = llvm.shufflevector %v, %v [0, 1] : vector<[2]xf32> // error 8: 'llvm.shufflevector' op expected a splat operation for scalable vectors
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i8, array<2 x i8>)>) {
  %0 = llvm.extractvalue %s[1, 2] : !llvm.struct<(i8, array<2 x i8>)>
  llvm.unreachable // error 3: custom op 'llvm.extractvalue' position out of bounds: 2
// -----
llvm.func @f(%s: !llvm.struct<(i8, array<2 x i8>)>) {
  %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i8, array<2 x i8>)>
  llvm.unreachable // error 3: custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i8'
// -----
func.func @f(%s: !llvm.struct<(index)>) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(index)>
  llvm.unreachable // error 3: custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got '!llvm.struct<(index)>'
// -----
llvm.func @f(%s: !llvm.struct<(i8, array<2 x i8>)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i8, array<2 x i8>)>) -> i9 // error 8: 'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i8, array<2 x i8>)>' should produce 'i8' but this op returns 'i9'
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i8, array<2 x i8>)>) {
  %0 = "llvm.insertvalue"(%s, %s) <{position = array<i64: 0>}> : (!llvm.struct<(i8, array<2 x i8>)>, !llvm.struct<(i8, array<2 x i8>)>) -> !llvm.struct<(i8, array<2 x i8>)> // error 8: 'llvm.insertvalue' op Type mismatch: cannot insert '!llvm.struct<(i8, array<2 x i8>)>' into '!llvm.struct<(i8, array<2 x i8>)>'
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i8, array<2 x i8>)>) {
  %0 = "llvm.insertvalue"(%s, %s) <{position = array<i64: -1>}> : (!llvm.struct<(i8, array<2 x i8>)>, !llvm.struct<(i8, array<2 x i8>)>) -> !llvm.struct<(i8, array<2 x i8>)> // error 8: 'llvm.insertvalue' op position out of bounds: -1
  llvm.return
}
// -----
llvm.func @f(%s: i32) {
  %0 = llvm.insertvalue %s, %s[0] : i32
  llvm.unreachable // error 3: custom op 'llvm.insertvalue' expected LLVM IR structure/array type, got: 'i32'
// -----
llvm.func @f(%s: i32, %c: i32) {
  %0 = llvm.select %c, %s, %s : i32, i32 // error 8: 'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : f64 // error 8: 'llvm.mlir.constant' op attribute and type have different float semantics
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i16 // error 8: 'llvm.mlir.constant' op expected integer type of width 32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : f32 // error 8: 'llvm.mlir.constant' op expected integer type
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8> // error 8: 'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)> // error 8: 'llvm.mlir.constant' op expected array attribute for struct type
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)> // error 8: 'llvm.mlir.constant' op expected array attribute of size 2
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)> // error 8: 'llvm.mlir.constant' op expected struct element types to be floating point type or integer type
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(["x"]) : !llvm.struct<(i32)> // error 8: 'llvm.mlir.constant' op expected element of array attribute to be floating point or integer
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i8]) : !llvm.struct<(i32)> // error 8: 'llvm.mlir.constant' op struct element at index 0 is of wrong type
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.X"> // error 8: 'llvm.mlir.constant' op does not support target extension type.
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<[2]xi32> // error 8: 'llvm.mlir.constant' op scalable vector type requires a splat attribute
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : i32 // error 8: 'llvm.mlir.constant' op expected vector or array type
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : !llvm.array<2 x vector<2xi32>> // error 8: 'llvm.mlir.constant' op type and attribute have a different number of elements: 4 vs. 2
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xf32> // error 8: 'llvm.mlir.constant' op expected integer element type for integer elements attribute
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xi8> // error 8: 'llvm.mlir.constant' op expected integer type of width 32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : i32 // error 8: 'llvm.mlir.constant' op expected array or struct type for array attribute
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32> // error 8: 'llvm.mlir.constant' op for array with an array attribute must have a struct element type
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<3 x struct<(i32)>> // error 8: 'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 2 vs. 3
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32], #llvm.poison]) : !llvm.array<2 x struct<(i32)>> // error 8: 'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 2 vs. 1
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([#llvm.zero, 2 : i32]) : !llvm.array<2 x struct<(i32)>> // error 8: 'llvm.mlir.constant' op nested attribute for struct element at index 1 must be a zero, or undef, or array attribute
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32]], 5]) : !llvm.array<2 x array<1 x struct<(i32)>>> // error 8: 'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 1 must be a zero, or undef, or array attribute
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[], [#llvm.zero]]) : !llvm.array<2 x array<1 x struct<(i32)>>> // error 8: 'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 0 vs. 1
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(@f) : !llvm.ptr // error 8: 'llvm.mlir.constant' op only supports integer, float, string or elements attributes
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant 1 : i32 // error 26: expected '('
// -----
llvm.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"odd"> // error 8: 'llvm.mlir.zero' op target extension type does not support zero-initializer
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.undef : index // error 8: 'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.none : i32 // error 8: 'llvm.mlir.none' op result #0 must be LLVM token type, but got 'i32'
  llvm.return
}
// -----
llvm.func @f() {
  llvm.inline_asm tail_call_kind = <musttail> "", "" : () -> () // error 3: 'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation
  llvm.return
}
// -----
llvm.func @f() {
  llvm.inline_asm asm_dialect = gas "", "" : () -> () // error 33: custom op 'llvm.inline_asm' expected string or keyword containing one of the following enum values for attribute 'asm_dialect' [att, intel]
// -----
llvm.func @f() {
  llvm.inline_asm "x" : () -> () // error 22: expected ','
// -----
llvm.func @f(%a: i32) {
  llvm.br ^1(%a : i32) // error 3: branch has 1 operands for successor #0, but target block has 0
^1:
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: i1) {
  llvm.cond_br %c weights([0, 0]), ^1, ^1 // error 3: branch weights cannot all be zero
^1:
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: i1) {
  llvm.cond_br %c weights([1]), ^1, ^1 // error 3: expects number of branch weights to match number of successors: 1 vs 2
^1:
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: i1) {
  llvm.cond_br %c, ^1, ^2(%c : i1) // error 3: type mismatch for bb argument #0 of successor #1
^1:
  llvm.return
^2(%x: i32):
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^1 [x: ^1] // error 29: custom op 'llvm.switch' expected integer value
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^1 [1 ^1] // error 30: expected ':'
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^1 [1: ^1(%a)] // error 37: expected ':'
// -----
llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^1, ^1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () // error 3: 'llvm.switch' op expects number of case values to match number of case destinations
^1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^1, ^1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () // error 3: expects case value type to match condition value type
^1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^1 [1: ^2(%a : i32)] // error 3: type mismatch for bb argument #0 of successor #1
^1:
  llvm.return
^2(%x: i64):
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^1 [1: ^1] {branch_weights = array<i32: 1>} // error 3: expects number of branch weights to match number of successors: 1 vs 2
^1:
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, ^1 // error 34: expected '['successor blocks
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [^1(%p : !llvm.ptr)] // error 3: branch has 1 operands for successor #0, but target block has 0
^1:
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.return %p : !llvm.ptr // error 3: 'llvm.return' op expected no operands
}
// -----
llvm.func @f(%p: !llvm.ptr) -> i32 {
  llvm.return %p : !llvm.ptr // error 3: 'llvm.return' op mismatching result types
}
// -----
llvm.func @f(%p: !llvm.ptr) -> i32 {
  llvm.return // error 3: 'llvm.return' op expected 1 operand
}
// -----
llvm.func @f() {
  %0 = llvm.landingpad cleanup : i32 // error 8: llvm.landingpad needs to be in a function with a personality
  llvm.return
}
// -----
llvm.func @f() attributes {personality = @f} {
  %0 = llvm.landingpad : i32 // error 8: landingpad instruction expects at least one clause or cleanup attribute
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) attributes {personality = @f} {
  %0 = llvm.landingpad (catch %p : !llvm.ptr) : i32 // error 8: clause #0 is not a known constant - null, addressof, bitcast
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) attributes {personality = @f} {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %1 = llvm.landingpad (catch %0 : !llvm.ptr) : i32 // error 8: constant clauses expected
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) attributes {personality = @f} {
  %1 = llvm.landingpad (clause %p : !llvm.ptr) : i32 // error 25: expected ':'
// -----
llvm.func @f(%p: !llvm.ptr) attributes {personality = @f} { // error 1: 'llvm.resume' should have a consistent input type inside a function
  %0 = llvm.landingpad cleanup : i32
  llvm.resume %p : !llvm.ptr
}
// -----
llvm.func @f(%p: !llvm.ptr) attributes {personality = @f} { // error 1: 'llvm.landingpad' should have a consistent result type inside a function
  %0 = llvm.landingpad cleanup : i32
  %1 = llvm.landingpad cleanup : i64
  llvm.return
}
// -----
llvm.func @f() {
  llvm.blocktag <id = 7>
  llvm.blocktag <id = 8>
  llvm.blocktag <id = 7> // error 3: duplicate block tag '7' in the same function: 
  llvm.return
}
// -----
llvm.func @f() {
  llvm.blocktag 7 // error 16: expected '<'
// -----
func.func @f(%p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = 64 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr return } // error 36: 'llvm.getelementptr' op property 'noWrapFlags' failed to satisfy constraint: ::mlir::LLVM::GEPNoWrapFlags
// -----
func.func @f(%p: !llvm.ptr) { %0 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = "inbounds", rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr return } // error 36: invalid properties {elem_type = i8, noWrapFlags = "inbounds", rawConstantIndices = array<i32: 1>} for op llvm.getelementptr: expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> i64 // error 36: 'llvm.load' op expected op to return a single LLVM pointer type
 llvm.return }
// -----
llvm.func @f(%i: vector<2xi64>) { %0 = llvm.inttoptr %i dereferenceable<bytes = 8> : vector<2xi64> to vector<2x!llvm.ptr> // error 40: 'llvm.inttoptr' op expected op to return a single LLVM pointer type
 llvm.return }
