// What x86vector refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @a(%k: vector<16xi1>, %a: vector<16xf32>, %b: vector<16xi32>) {
  %0 = x86vector.avx512.mask.compress %k, %a, %b : vector<16xf32>, vector<16xi32>  // error 8: failed to verify that src and dst have same type
  return
}
// -----
func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<1.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>  // error 8: cannot use both src and constant_src
  return
}
// -----
func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<1> : vector<16xi32>} : vector<16xf32>  // error 8: failed to verify that constant_src and dst have same type
  return
}
// -----
func.func @a(%k: vector<8xi1>, %a: vector<16xf32>) {
  %0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<8xi1>, vector<16xf32>) -> vector<16xf32>  // error 8: 'x86vector.avx512.mask.compress' op failed to verify that `k` has the same number of bits as elements in `dst`
  return
}
// -----
func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<16xi1>, vector<16xf32>) -> vector<16xi32>  // error 8: 'x86vector.avx512.mask.compress' op failed to verify that all of {a, dst} have same type
  return
}
// -----
func.func @a(%k: vector<16xi1>, %a: vector<4xf32>) {
  %0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<16xi1>, vector<4xf32>) -> vector<16xi32>  // error 8: 'x86vector.avx512.mask.compress' op operand #1 must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<4xf32>'
  return
}
// -----
func.func @a(%k: i32, %a: vector<16xf32>, %i: i8) {
  %0 = "x86vector.avx512.mask.rndscale"(%a, %k, %a, %i, %k) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32>  // error 8: 'x86vector.avx512.mask.rndscale' op failed to verify that imm has the same number of bits as elements in dst
  return
}
// -----
func.func @a(%k: i32, %a: vector<8xf64>, %i: i8, %j: i16, %f: f32) {
  %0 = "x86vector.avx512.mask.rndscale"(%a, %k, %a, %i, %f) : (vector<8xf64>, i32, vector<8xf64>, i8, f32) -> vector<8xf64>  // error 8: 'x86vector.avx512.mask.rndscale' op operand #4 must be 32-bit signless integer, but got 'f32'
  return
}
// -----
func.func @a(%k: i32, %a: vector<8xf64>, %i: i8, %j: i16, %f: f32) {
  %0 = "x86vector.avx512.mask.rndscale"(%a, %k, %a, %f, %k) : (vector<8xf64>, i32, vector<8xf64>, f32, i32) -> vector<8xf64>  // error 8: 'x86vector.avx512.mask.rndscale' op operand #3 must be 16-bit signless integer or 8-bit signless integer, but got 'f32'
  return
}
// -----
func.func @a(%k: i32, %a: vector<8xf64>, %i: i8, %j: i16, %f: f32) {
  %0 = "x86vector.avx512.mask.scalef"(%a, %a, %a, %j, %k) : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i16, i32) -> vector<8xf64>  // error 8: 'x86vector.avx512.mask.scalef' op failed to verify that k has the same number of bits as elements in dst
  return
}
// -----
func.func @a(%a: vector<8xi64>, %b: vector<16xi64>) {
  %0, %1 = "x86vector.avx512.vp2intersect"(%a, %b) : (vector<8xi64>, vector<16xi64>) -> (vector<8xi1>, vector<8xi1>)  // error 12: 'x86vector.avx512.vp2intersect' op failed to verify that all of {a, b} have same type
  return
}
// -----
func.func @a(%a: vector<8xi64>, %b: vector<16xi64>) {
  %0, %1 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<8xi64>, vector<8xi64>) -> (vector<16xi1>, vector<8xi1>)  // error 12: 'x86vector.avx512.vp2intersect' op failed to verify that k1 has the same number of bits as elements in a
  return
}
// -----
func.func @a(%a: vector<8xi64>, %b: vector<16xi64>) {
  %0, %1 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<8xi64>, vector<8xi64>) -> (vector<8xi1>, vector<16xi1>)  // error 12: 'x86vector.avx512.vp2intersect' op failed to verify that k2 has the same number of bits as elements in b
  return
}
// -----
func.func @a(%s: vector<4xf32>, %a: vector<16xbf16>) {
  %0 = "x86vector.avx512.dot"(%s, %a, %a) : (vector<4xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<4xf32>  // error 8: 'x86vector.avx512.dot' op failed to verify that `a` has twice an many elements as `src`
  return
}
// -----
func.func @a(%s: vector<4xf32>, %a: vector<8xbf16>) {
  %0 = "x86vector.avx512.dot"(%s, %a, %a) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<8xf32>  // error 8: 'x86vector.avx512.dot' op failed to verify that all of {src, dst} have same type
  return
}
// -----
func.func @a(%s: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s : vector<8xf32> -> vector<16xbf16>  // error 8: 'x86vector.avx512.cvt.packed.f32_to_bf16' op failed to verify that all of {a, dst} have same element count
  return
}
// -----
func.func @a(%s: vector<16xf32>) {
  %0 = x86vector.avx.rsqrt %s : vector<16xf32>  // error 8: 'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<16xf32>'
  return
}
// -----
func.func @a(%s: vector<4xi32>, %a: vector<32xi8>) {
  %0 = "x86vector.avx.dot.i8"(%s, %a, %a) : (vector<4xi32>, vector<32xi8>, vector<32xi8>) -> vector<4xi32>  // error 8: 'x86vector.avx.dot.i8' op failed to verify that `a` has four times elements as `w`
  return
}
// -----
func.func @a(%m: memref<1xf32>, %n: memref<2x?xf16>) {
  %0 = x86vector.avx.bcst_to_f32.packed %n : memref<2x?xf16> -> vector<4xf32>
  %1 = x86vector.avx.bcst_to_f32.packed %m : memref<1xf32> -> vector<4xf32>  // error 8: 'x86vector.avx.bcst_to_f32.packed' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'memref<1xf32>'
  return
}
// -----
func.func @a(%m: memref<1xbf16>) {
  %1 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m : memref<1xbf16> -> vector<16xf32>  // error 8: 'x86vector.avx.cvt.packed.odd.indexed_to_f32' op result #0 must be vector of 32-bit float values of length 4/8, but got 'vector<16xf32>'
  return
}
// -----
func.func @a(%s: vector<8xf32>) {
  %0 = "x86vector.avx.rsqrt"(%s) : (vector<8xf32>) -> vector<2x4xf32>  // error 8: 'x86vector.avx.rsqrt' op requires the same type for all operands and results
  return
}
// -----
func.func @a(%s: vector<2x8xf32>, %k: vector<2xi1>) {
  %1 = x86vector.avx512.mask.compress %k, %s : vector<2x8xf32>  // error 8: 'x86vector.avx512.mask.compress' op operand #0 must be vector of 1-bit signless integer values of length 16/8, but got 'vector<2xi1>'
  return
}
// -----
func.func @a(%s: vector<2x2xf32>, %a: vector<8xbf16>, %b: vector<4xbf16>) {
  %0 = x86vector.avx512.dot %s, %b, %b : vector<4xbf16> -> vector<2x2xf32>  // error 8: 'x86vector.avx512.dot' op operand #1 must be vector of bfloat16 type values of length 8/16/32, but got 'vector<4xbf16>'
  return
}
