// What amdgpu refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%a: f32, %e: vector<4xf8E5M2>) {
%0 = amdgpu.packed_trunc_2xfp8 %a, %a into %e[word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E5M2>  // error 6: 'amdgpu.packed_trunc_2xfp8' op existing values must have same type as result
return }
// -----
func.func @f(%a: f32, %e: vector<4xf8E5M2>) {
%0 = amdgpu.packed_trunc_2xfp8 %a, %a into %e[word 2] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>  // error 6: 'amdgpu.packed_trunc_2xfp8' op attribute 'wordIndex' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 1
return }
// -----
func.func @f(%a: f32, %i: i32, %e: vector<4xf8E5M2>) {
%0 = amdgpu.packed_stoch_round_fp8 %a + %i into %e[1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E5M2>  // error 6: 'amdgpu.packed_stoch_round_fp8' op existing values must have same type as result
return }
// -----
func.func @f(%a: vector<2xf32>, %f: f32, %e: vector<4xf8E5M2>) {
%0 = amdgpu.packed_scaled_trunc %a into %e[1], %f : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E5M2>  // error 6: 'amdgpu.packed_scaled_trunc' op existing values must have same type as result
return }
// -----
func.func @f(%a: f64, %i: i32) {
%0 = amdgpu.ext_packed_fp8 %a[0] : f64 to f32  // error 6: 'amdgpu.ext_packed_fp8' op operand #0 must be f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length 1/2/3/4, but got 'f64'
return }
// -----
func.func @f(%a: vector<5xf8E5M2>) {
%0 = amdgpu.ext_packed_fp8 %a[0] : vector<5xf8E5M2> to f32  // error 6: 'amdgpu.ext_packed_fp8' op operand #0 must be f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length 1/2/3/4, but got 'vector<5xf8E5M2>'
return }
// -----
func.func @f(%a: vector<4xf8E5M2>) {
%0 = amdgpu.ext_packed_fp8 %a[4] : vector<4xf8E5M2> to f32  // error 6: 'amdgpu.ext_packed_fp8' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3
return }
// -----
func.func @f(%a: vector<4xf8E5M2>, %f: f32) {
%0 = amdgpu.scaled_ext_packed %a[8], %f : vector<4xf8E5M2> to vector<2xf16>  // error 6: 'amdgpu.scaled_ext_packed' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 7
return }
// -----
func.func @f(%a: vector<4xf8E5M2>, %f: f32) {
%0 = amdgpu.scaled_ext_packed %a[0], %f : vector<4xf8E5M2> to vector<4xf16>  // error 6: 'amdgpu.scaled_ext_packed' op result #0 must be fixed-length vector of 32-bit float values of length 2 or fixed-length vector of 16-bit float values of length 2 or fixed-length vector of bfloat16 type values of length 2, but got 'vector<4xf16>'
return }
// -----
func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>  // error 6: 'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.
return }
// -----
func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>  // error 6: 'amdgpu.scaled_ext_packed_matrix' op blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.
return }
// -----
func.func @f(%a: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>  // error 6: 'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.
return }
// -----
func.func @f(%a: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(17) firstScaleLane(0) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>  // error 6: 'amdgpu.scaled_ext_packed_matrix' op attribute 'blockSize' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {16, 32}
return }
// -----
func.func @f(%a: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(1) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>  // error 6: 'amdgpu.scaled_ext_packed_matrix' op attribute 'firstScaleLane' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {0, 16}
return }
// -----
func.func @f(%a: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(4) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>  // error 6: 'amdgpu.scaled_ext_packed_matrix' op attribute 'firstScaleByte' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
return }
// -----
func.func @f(%a: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<16xf32>  // error 6: 'amdgpu.scaled_ext_packed_matrix' op failed to verify that all of {source, res} have same shape
return }
// -----
func.func @f(%a: vector<9xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<9xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>  // error 6: 'amdgpu.scaled_ext_packed_matrix' op operand #0 must be vector<8xF4E2M1FN> of f4E2M1FN type values or vector<8xF8E4M3FN> of f8E4M3FN type values or vector<8xF8E5M2> of f8E5M2 type values or vector<16xF6E2M3FN> of f6E2M3FN type values or vector<16xF6E3M2FN> of f6E3M2FN type values, but got 'vector<9xf8E5M2>'
return }
// -----
func.func @f(%a: memref<8xf32, affine_map<(d0) -> (d0 * 2)>>) {
%0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8xf32, affine_map<(d0) -> (d0 * 2)>> to memref<8xf32>  // error 6: 'amdgpu.fat_raw_buffer_cast' op source type 'memref<8xf32, affine_map<(d0) -> (d0 * 2)>>' can't have its offset reset
return }
// -----
func.func @f(%a: memref<8xf32>) {
%0 = amdgpu.fat_raw_buffer_cast %a  : memref<8xf32> to memref<8xf32>  // error 6: 'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<8xf32>'
return }
// -----
func.func @f(%a: memref<8x8xf32, strided<[8, 1], offset: 2>>) {
%0 = amdgpu.fat_raw_buffer_cast %a  : memref<8x8xf32, strided<[8, 1], offset: 2>> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>  // error 6: 'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<8x8xf32, strided<[8, 1], offset: 2>, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>'
return }
// -----
func.func @f(%a: memref<8x?xf32, strided<[?, 1], offset: 2>>) {
%0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8x?xf32, strided<[?, 1], offset: 2>> to memref<8x?xf32, #amdgpu.address_space<fat_raw_buffer>>  // error 6: 'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<8x?xf32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<8x?xf32, #amdgpu.address_space<fat_raw_buffer>>'
return }
// -----
func.func @f(%a: memref<8xf32>) {
%0 = amdgpu.fat_raw_buffer_cast %a resetOffset resetOffset : memref<8xf32> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>  // error 6: custom op 'amdgpu.fat_raw_buffer_cast' `resetOffset` clause can appear at most once in the expansion of the oilist directive
return }
// -----
func.func @f(%a: memref<*xf32>) {
%0 = amdgpu.fat_raw_buffer_cast %a  : memref<*xf32> to memref<*xf32>  // error 39: custom op 'amdgpu.fat_raw_buffer_cast' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
return }
// -----
func.func @f(%m: memref<8xf32, 3>, %i: i32) {
%0 = amdgpu.raw_buffer_load %m[%i] : memref<8xf32, 3>, i32 -> f32  // error 6: 'amdgpu.raw_buffer_load' op Buffer ops must operate on a memref in global memory
return }
// -----
func.func @f(%m: memref<8x8xf32>, %i: i32) {
%0 = amdgpu.raw_buffer_load %m[%i] : memref<8x8xf32>, i32 -> f32  // error 6: 'amdgpu.raw_buffer_load' op Expected 2 indices to memref
return }
// -----
func.func @f(%m: memref<8x8xf32>, %i: i32) {
%0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<8x8xf32>, i32, i32 -> f64  // error 6: 'amdgpu.raw_buffer_load' op failed to verify that all of {value, memref} have same element type
return }
// -----
func.func @f(%m: memref<8x8xf32>, %i: i64) {
%0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<8x8xf32>, i64, i64 -> f32  // error 6: 'amdgpu.raw_buffer_load' op operand #1 must be variadic of 32-bit signless integer, but got 'i64'
return }
// -----
func.func @f(%m: memref<8xf32, #gpu.address_space<private>>, %i: i32, %v: f32) {
amdgpu.raw_buffer_store %v -> %m[%i] : f32 -> memref<8xf32, #gpu.address_space<private>>, i32  // error 1: 'amdgpu.raw_buffer_store' op Buffer ops must operate on a memref in global memory
return }
// -----
func.func @f(%m: memref<8xf32>, %i: i32, %v: f32) {
amdgpu.raw_buffer_atomic_fadd %v -> %m[%i, %i] : f32 -> memref<8xf32>, i32, i32  // error 1: 'amdgpu.raw_buffer_atomic_fadd' op Expected 1 indices to memref
return }
// -----
func.func @f(%m: memref<8xf16>, %i: i32, %v: f16) {
amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f16 -> memref<8xf16>, i32  // error 1: 'amdgpu.raw_buffer_atomic_fmax' op operand #0 must be 32-bit float or 64-bit float, but got 'f16'
return }
// -----
func.func @f(%m: memref<8xi32, 2>, %i: i32) {
amdgpu.raw_buffer_atomic_smax %i -> %m[%i] : i32 -> memref<8xi32, 2>, i32  // error 1: 'amdgpu.raw_buffer_atomic_smax' op Buffer ops must operate on a memref in global memory
return }
// -----
func.func @f(%m: memref<8xi32>, %i: i32) {
amdgpu.raw_buffer_atomic_umin %i -> %m[] : i32 -> memref<8xi32>,   // error 65: expected non-function type
return }
// -----
func.func @f(%m: memref<8xi64>, %i: i32) {
%0 = "amdgpu.raw_buffer_atomic_cmpswap"(%i, %i, %m, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i32, i32, memref<8xi64>, i32) -> i32  // error 6: 'amdgpu.raw_buffer_atomic_cmpswap' op failed to verify that all of {value, memref} have same element type
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a quad_perm  : i32  // error 6: 'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a quad_perm([0, 1, 2])  : i32  // error 6: 'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a quad_perm([0, 1, 2, 4])  : i32  // error 6: 'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a quad_perm([0, -1, 2, 3])  : i32  // error 6: 'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a row_shl  : i32  // error 6: 'amdgpu.dpp' op Attribute 'row_shl' value not specified
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a row_shr  : i32  // error 6: 'amdgpu.dpp' op Attribute 'row_shr' value not specified
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a row_ror  : i32  // error 6: 'amdgpu.dpp' op Attribute 'row_ror' value not specified
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a row_shl(0 : i32)  : i32  // error 6: 'amdgpu.dpp' op Attribute value must be between 1 and 15
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a row_ror(16 : i32)  : i32  // error 6: 'amdgpu.dpp' op Attribute value must be between 1 and 15
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a wave_shl(1 : i32)  : i32  // error 6: 'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a row_bcast_15([1])  : i32  // error 6: 'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a row_nothing  : i32  // error 23: custom op 'amdgpu.dpp' expected ::mlir::amdgpu::DPPPerm to be one of: quad_perm, row_shl, row_shr, row_ror, wave_shl, wave_shr, wave_ror, wave_rol, row_mirror, row_half_mirror, row_bcast_15, row_bcast_31
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.dpp %a %a row_mirror("a")  : i32  // error 6: 'amdgpu.dpp' op attribute 'permArgument' failed to satisfy constraint: 32-bit signless integer attribute or array attribute or unit attribute
return }
// -----
func.func @f(%a: i128) {
%0 = amdgpu.dpp %a %a wave_shl  : i128  // error 6: 'amdgpu.dpp' op integer and floating point types larger than 64 bits are not supported
return }
// -----
func.func @f(%a: i32, %b: f32) {
%0 = "amdgpu.dpp"(%a, %b) <{kind = #amdgpu<dpp_perm wave_shl>}> : (i32, f32) -> i32  // error 6: 'amdgpu.dpp' op failed to verify that all of {result, old, src} have same type
return }
// -----
func.func @f(%a: i32) {
%0 = amdgpu.permlane_swap %a 8 : i32  // error 6: 'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.
return }
// -----
func.func @f(%a: vector<2x2xi32>) {
%0 = amdgpu.permlane_swap %a 16 : vector<2x2xi32>  // error 6: 'amdgpu.permlane_swap' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<2x2xi32>'
return }
// -----
func.func @f(%a: index) {
%0 = amdgpu.swizzle_bitmode %a 1 2 3 : index  // error 6: 'amdgpu.swizzle_bitmode' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'
return }
// -----
func.func @f() {
amdgpu.sched_barrier allow = <everything>  // error 31: custom op 'amdgpu.sched_barrier' expected ::mlir::amdgpu::sched_barrier_opt_enum to be one of: none, non_mem_non_sideffect, valu, salu, mfma_wmma, all_vmem, vmem_read, vmem_write, all_ds, ds_read, ds_write, transcendental
return }
// -----
func.func @f() {
amdgpu.memory_counter_wait load(1) load(2)  // error 1: custom op 'amdgpu.memory_counter_wait' `load` clause can appear at most once in the expansion of the oilist directive
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<16xf32>) {
%0 = amdgpu.mfma 32x32x1 %a * %b + %c  blgp = none : f32, f32, vector<16xf32>  // error 6: 'amdgpu.mfma' op expected 0 source values for this operation but got 1
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
%0 = amdgpu.mfma 32x32x1 %a * %b + %c  blgp = none : f32, f32, vector<32xf32>  // error 6: 'amdgpu.mfma' op expected 0 source values for this operation but got 1
return }
// -----
func.func @f(%a: vector<8xf8E5M2>, %b: f32, %c: vector<4xf32>) {
%0 = amdgpu.mfma 16x16x32 %a * %b + %c  blgp = none : vector<8xf8E5M2>, f32, vector<4xf32>  // error 6: 'amdgpu.mfma' op expected both source operands to have small-float elements if one does
return }
// -----
func.func @f(%a: vector<8xf8E5M2>, %b: vector<32xf8E5M2>, %c: vector<4xf32>) {
%0 = amdgpu.mfma 16x16x32 %a * %b + %c  blgp = none : vector<8xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>  // error 6: 'amdgpu.mfma' op expected both small-float source vectors to have the same length
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xbf16>, %c: vector<4xf32>) {
%0 = amdgpu.mfma 16x16x16 %a * %b + %c  blgp = none : vector<4xf16>, vector<4xbf16>, vector<4xf32>  // error 6: 'amdgpu.mfma' op expected both non-small-float source operand types to match exactly
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
%0 = amdgpu.mfma 32x32x4 %a * %b + %c  blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>  // error 6: 'amdgpu.mfma' op expected 2 source values for this operation but got 4
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
%0 = amdgpu.mfma 32x32x8 %a * %b + %c  blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>  // error 6: 'amdgpu.mfma' op expected 16 result values for this operation but got 4
return }
// -----
func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
%0 = amdgpu.mfma 16x16x4 %a * %b + %c  blgp = bcast_first_32 : f64, f64, vector<4xf64>  // error 6: 'amdgpu.mfma' op double-precision ops do not support permuting lanes of B
return }
// -----
func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
%0 = amdgpu.mfma 16x16x4 %a * %b + %c {cbsz = 1 : i32} blgp = none : f64, f64, vector<4xf64>  // error 6: 'amdgpu.mfma' op double-precision ops do not support permuting lanes of A
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
%0 = amdgpu.mfma 32x32x1 %a * %b + %c {blocks = 2 : i32, abid = 1 : i32} blgp = none : f32, f32, vector<32xf32>  // error 6: 'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
%0 = amdgpu.mfma 32x32x1 %a * %b + %c {blocks = 2 : i32, negateA} blgp = none : f32, f32, vector<32xf32>  // error 6: 'amdgpu.mfma' op negation flags only available for double-precision operations
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
%0 = amdgpu.mfma 31x32x1 %a * %b + %c  blgp = none : f32, f32, vector<32xf32>  // error 6: 'amdgpu.mfma' op attribute 'm' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {4, 16, 32}
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
%0 = amdgpu.mfma 32x32 %a * %b + %c  blgp = none : f32, f32, vector<32xf32>  // error 24: custom op 'amdgpu.mfma' expected 3 dimensions in MNK dimension list
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
%0 = amdgpu.mfma 32x32x? %a * %b + %c  blgp = none : f32, f32, vector<32xf32>  // error 24: expected static shape
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
%0 = amdgpu.mfma 32x32x1x1 %a * %b + %c  blgp = none : f32, f32, vector<32xf32>  // error 28: custom op 'amdgpu.mfma' expected 3 dimensions in MNK dimension list
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
%0 = amdgpu.mfma 32x32x1 %a * %b + %c {blocks = 3 : i32} blgp = none : f32, f32, vector<32xf32>  // error 39: custom op 'amdgpu.mfma' 'amdgpu.mfma' op attribute 'blocks' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {1, 2, 4, 16}
return }
// -----
func.func @f(%a: f16, %b: f16, %c: vector<32xf32>) {
%0 = amdgpu.mfma 32x32x1 %a * %b + %c  blgp = none : f16, f16, vector<32xf32>  // error 6: 'amdgpu.mfma' op operand #0 must be 32-bit float or 64-bit float or 32-bit signless integer or 64-bit signless integer or vector of 32-bit float values of length 2 or vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 2/4/8 or vector of 8-bit signless integer values of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values of length 8 or vector of f8E5M2 type or f8E4M3FN type values of length 8/32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32, but got 'f16'
return }
// -----
func.func @f(%a: f32, %b: f32, %c: vector<32xf32>) {
%0 = amdgpu.mfma 32x32x1 %a * %b + %c  blgp = nothing : f32, f32, vector<32xf32>  // error 47: custom op 'amdgpu.mfma' expected ::mlir::amdgpu::MFMAPermB to be one of: none, bcast_first_32, bcast_second_32, rotate_16_right, bcast_first_16, bcast_second_16, bcast_third_16, bcast_fourth_16
return }
// -----
func.func @f(%a: i32, %b: i32, %c: vector<16xi32>) {
%0 = amdgpu.mfma 16x16x16 %a * %b + %c  blgp = none : i32, i32, vector<16xi32>  // error 6: 'amdgpu.mfma' op expected 4 result values for this operation but got 16
return }
// -----
func.func @f(%a: i64, %b: i64, %c: vector<4xi32>) {
%0 = amdgpu.mfma 16x16x16 %a * %b + %c  blgp = none : i64, i64, vector<4xi32>  // error 6: 'amdgpu.mfma' op expected 4 source values for this operation but got 8
return }
// -----
func.func @f(%a: vector<16xf16>, %b: vector<8xf16>, %c: vector<8xf32>) {
%0 = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<16xf16>, vector<8xf16>, vector<8xf32>  // error 6: 'amdgpu.wmma' op source vectors have different lengths: 'vector<16xf16>' vs. 'vector<8xf16>'
return }
// -----
func.func @f(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xf32>) {
%0 = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<16xi8>, vector<16xi8>, vector<8xf32>  // error 6: 'amdgpu.wmma' op expected float sources with float destination
return }
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xi32>) {
%0 = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<16xf16>, vector<16xf16>, vector<8xi32>  // error 6: 'amdgpu.wmma' op expected int sources with int destination
return }
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xbf16>, %c: vector<8xf32>) {
%0 = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<16xf16>, vector<16xbf16>, vector<8xf32>  // error 6: 'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xf16>' and 'vector<16xbf16>'
return }
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
%0 = amdgpu.wmma 16x16x16 %a * %b + %c {clamp} : vector<16xf16>, vector<16xf16>, vector<8xf32>  // error 6: 'amdgpu.wmma' op clamp flag is not supported for float types
return }
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
%0 = amdgpu.wmma 16x16x16 %a * %b + %c {unsignedB} : vector<16xf16>, vector<16xf16>, vector<8xf32>  // error 6: 'amdgpu.wmma' op unsigned flags are not supported for float types
return }
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
%0 = amdgpu.wmma 16x16x8 %a * %b + %c  : vector<16xf16>, vector<16xf16>, vector<8xf32>  // error 6: 'amdgpu.wmma' op attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {4, 16, 32, 64, 128}
return }
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
%0 = amdgpu.wmma 16x16x16 %a * %b + %c {subwordOffset = 2 : i32} : vector<16xf16>, vector<16xf16>, vector<8xf32>  // error 40: custom op 'amdgpu.wmma' 'amdgpu.wmma' op attribute 'subwordOffset' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {0, 1}
return }
// -----
func.func @f(%a: vector<3xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
%0 = amdgpu.wmma 16x16x16 %a * %b + %c  : vector<3xf16>, vector<16xf16>, vector<8xf32>  // error 6: 'amdgpu.wmma' op operand #0 must be vector of 32-bit float values of length 2 or vector of 16-bit float or bfloat16 type values of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values of length 4/8/16, but got 'vector<3xf16>'
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
%0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<16xf16>, vector<4xf32>  // error 6: 'amdgpu.sparse_mfma' op expected dense source operand to have exactly double the number of elements of the sparse source operand
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
%0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xbf16>, vector<4xf32>  // error 6: 'amdgpu.sparse_mfma' op expected source operands to have the same element type
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
%0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {abid = 4 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>  // error 6: 'amdgpu.sparse_mfma' op ABID must be between 0 and 3 for 16-bit source data
return }
// -----
func.func @f(%a: vector<8xf8E5M2>, %b: vector<16xf8E5M2>, %c: vector<4xf32>, %i: vector<2xi16>) {
%0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) {abid = 2 : i32} : vector<8xf8E5M2>, vector<16xf8E5M2>, vector<4xf32>  // error 6: 'amdgpu.sparse_mfma' op ABID must be 0 or 1 for 8-bit source data
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<2xi16>) {
%0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<2xi16>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>  // error 6: 'amdgpu.sparse_mfma' op expected vector<4xi8> sparse indices for 16-bit source data, but got 'vector<2xi16>'
return }
// -----
func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<4xi8>) {
%0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<8xi8>, vector<16xi8>, vector<4xi32>  // error 6: 'amdgpu.sparse_mfma' op expected vector<2xi16> sparse indices for 8-bit source data, but got 'vector<4xi8>'
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
%0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>  // error 6: 'amdgpu.sparse_mfma' op expected 16 source values for this operation but got 8
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<16xf32>, %i: vector<4xi8>) {
%0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<16xf32>  // error 6: 'amdgpu.sparse_mfma' op expected 4 result values for this operation but got 16
return }
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi16>) {
%0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi16>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>  // error 6: 'amdgpu.sparse_mfma' op operand #3 must be fixed-length vector of 8-bit signless integer values of length 4 or fixed-length vector of 16-bit signless integer values of length 2, but got 'vector<4xi16>'
return }
// -----
func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>  // error 6: 'amdgpu.scaled_wmma' op expected output vector of length 8 but got 16
return }
// -----
func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf8E5M2>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>  // error 6: 'amdgpu.scaled_wmma' op for 16x16x128, sourceA must have 64 elements but got 128
return }
// -----
func.func @f(%a: vector<64xf8E5M2>, %b: vector<128xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf32>  // error 6: 'amdgpu.scaled_wmma' op for 16x16x128, sourceB must have 64 elements but got 128
return }
// -----
func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>  // error 6: 'amdgpu.scaled_wmma' op 32x16x128 only supports fp4 element types
return }
// -----
func.func @f(%a: vector<64xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>  // error 6: 'amdgpu.scaled_wmma' op for 32x16x128, sourceA must have 128 elements but got 64
return }
// -----
func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<128xf4E2M1FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<16xf32>  // error 6: 'amdgpu.scaled_wmma' op for 32x16x128, sourceB must have 64 elements but got 128
return }
// -----
func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>  // error 6: 'amdgpu.scaled_wmma' op for 32x16x128, a_first_scale_lane must be 0
return }
// -----
func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %c: vector<8xf32>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>  // error 6: 'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f8E5M2', scaleA='f8E4M3FN', sourceB='f8E5M2', scaleB='f8E8M0FNU'
return }
// -----
func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E4M3FN>) {
%0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf8E5M2>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>  // error 6: 'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f8E5M2', scaleA='f8E4M3FN', sourceB='f4E2M1FN', scaleB='f8E4M3FN'
return }
// -----
func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
%0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 1 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>  // error 62: custom op 'amdgpu.scaled_wmma' 'amdgpu.scaled_wmma' op attribute 'a_first_scale_lane' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {0, 16}
return }
// -----
func.func @f(%a: vector<64xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>) {
%0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>  // error 6: 'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f4E2M1FN', scaleA='f8E8M0FNU', sourceB='f4E2M1FN', scaleB='f8E4M3FN'
return }
// -----
func.func @f(%a: vector<64xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>) {
%0 = amdgpu.scaled_wmma 32x16x64 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>  // error 6: 'amdgpu.scaled_wmma' op attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {128}
return }
// -----
func.func @f(%a: vector<32xf8E5M2>, %c: vector<4xf32>, %s: f8E8M0FNU) {
%0 = amdgpu.scaled_mfma 16x16x128 (%s[4] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<32xf8E5M2>, f8E8M0FNU, vector<32xf8E5M2>, vector<4xf32>  // error 6: 'amdgpu.scaled_mfma' op attribute 'scalesIdxA' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3
return }
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32, strided<[2]>, 3>, %i: index) {
amdgpu.gather_to_lds %a[%i], %b[%i] : f32, memref<8xf32>, memref<8xf32, strided<[2]>, 3>  // error 1: 'amdgpu.gather_to_lds' op destination type inner most dim must be contiguous
return }
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf16, 3>, %i: index) {
amdgpu.gather_to_lds %a[%i], %b[%i] : f32, memref<8xf32>, memref<8xf16, 3>  // error 1: 'amdgpu.gather_to_lds' op source and destination element types must match
return }
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32, 3>, %i: index) {
amdgpu.gather_to_lds %a[%i], %b[%i] : f64, memref<8xf32>, memref<8xf32, 3>  // error 1: 'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits
return }
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32, 3>, %i: index) {
amdgpu.gather_to_lds %a[%i], %b[%i] : vector<3xf64>, memref<8xf32>, memref<8xf32, 3>  // error 1: 'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits
return }
// -----
func.func @f(%a: memref<8xf32, 3>, %b: memref<8xf32, 3>, %i: index) {
amdgpu.gather_to_lds %a[%i], %b[%i] : f32, memref<8xf32, 3>, memref<8xf32, 3>  // error 1: 'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer
return }
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %i: index) {
amdgpu.gather_to_lds %a[%i], %b[%i] : f32, memref<8xf32>, memref<8xf32>  // error 1: 'amdgpu.gather_to_lds' op destination memory address space must be Workgroup
return }
// -----
func.func @f(%a: memref<8xf32, #amdgpu.address_space<buffer_rsrc>>, %b: memref<8xf32, 3>, %i: index) {
amdgpu.gather_to_lds %a[%i], %b[%i] : f32, memref<8xf32, #amdgpu.address_space<buffer_rsrc>>, memref<8xf32, 3>  // error 1: 'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer
return }
// -----
func.func @f(%a: memref<8xf16>, %i: index) {
%0 = amdgpu.transpose_load %a[%i] : memref<8xf16> -> vector<4xf16>  // error 6: 'amdgpu.transpose_load' op source memory address space must be Workgroup
return }
// -----
func.func @f(%a: memref<8xf32, 3>, %i: index) {
%0 = amdgpu.transpose_load %a[%i] : memref<8xf32, 3> -> vector<4xf32>  // error 6: 'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits
return }
// -----
func.func @f(%a: memref<8xf16, 3>, %i: index) {
%0 = amdgpu.transpose_load %a[%i] : memref<8xf16, 3> -> vector<8xf16>  // error 6: 'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4
return }
// -----
func.func @f(%a: memref<8xf8E5M2, 3>, %i: index) {
%0 = amdgpu.transpose_load %a[%i] : memref<8xf8E5M2, 3> -> vector<16xf8E5M2>  // error 6: 'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 8
return }
// -----
func.func @f(%a: memref<8xf8E5M2, 3>, %i: index) {
%0 = amdgpu.transpose_load %a[%i] : memref<8xf8E5M2, 3> -> vector<f8E5M2>  // error 6: 'amdgpu.transpose_load' op result #0 must be vector of any type values, but got 'vector<f8E5M2>'
return }
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %i: index) {
%0 = amdgpu.make_dma_base %a[%i], %b[%i] : memref<8xf32>, memref<8xf32> -> !amdgpu.tdm_base<f32>  // error 6: 'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.
return }
// -----
func.func @f(%a: memref<8xf32, 3>, %b: memref<8xf32, 3>, %i: index) {
%0 = amdgpu.make_dma_base %a[%i], %b[%i] : memref<8xf32, 3>, memref<8xf32, 3> -> !amdgpu.tdm_base<f32>  // error 6: 'amdgpu.make_dma_base' op global memref must have global address space attribute.
return }
// -----
func.func @f(%a: memref<8xi4>, %b: memref<8xi4, 3>, %i: index) {
%0 = amdgpu.make_dma_base %a[%i], %b[%i] : memref<8xi4>, memref<8xi4, 3> -> !amdgpu.tdm_base<i4>  // error 6: 'amdgpu.make_dma_base' op element type must be 1, 2, 4, or 8 bytes long but type was 4 bits long.
return }
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf16, 3>, %i: index) {
%0 = amdgpu.make_dma_base %a[%i], %b[%i] : memref<8xf32>, memref<8xf16, 3> -> !amdgpu.tdm_base<f32>  // error 6: 'amdgpu.make_dma_base' op failed to verify that all of {global, lds} have same element type
return }
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %i: index) {
%0 = amdgpu.make_gather_dma_base %a[%i], %b[%i] : memref<8xf32>, memref<8xf32> -> !amdgpu.tdm_gather_base<f32, i32>  // error 6: 'amdgpu.make_gather_dma_base' op lds memref must have workgroup address space attribute.
return }
// -----
func.func private @f(!amdgpu.tdm_gather_base<i24, i16>)  // error 45: element type must be 1, 2, 4, or 8 bytes wide but type 'i24' is 3 bytes wide.
// -----
func.func private @f(!amdgpu.tdm_gather_base<i32, i64>)  // error 45: index type must be i16 or i32 but index type is 'i64'.
// -----
func.func private @f(!amdgpu.tdm_gather_base<i32, si16>)  // error 45: index type must be i16 or i32 but index type is 'si16'.
// -----
func.func private @f(!amdgpu.tdm_base)  // error 38: expected '<'
// -----
func.func private @f(!amdgpu.nothing)  // error 30: unknown  type `nothing` in dialect `amdgpu`
// -----
func.func private @f() attributes {a = #amdgpu.address_space<lds>}  // error 62: expected ::mlir::amdgpu::AddressSpace to be one of: fat_raw_buffer, buffer_rsrc, fat_structured_buffer
// -----
func.func private @f() attributes {a = #amdgpu<dpp_perm lds>}  // error 57: expected ::mlir::amdgpu::DPPPerm to be one of: quad_perm, row_shl, row_shr, row_ror, wave_shl, wave_shr, wave_ror, wave_rol, row_mirror, row_half_mirror, row_bcast_15, row_bcast_31
// -----
func.func private @f() attributes {a = #amdgpu.nothing}  // error 48: unknown attribute `nothing` in dialect `amdgpu`
// -----
"amdgpu.nothing"() : () -> ()  // error 1: unregistered operation 'amdgpu.nothing' found in dialect ('amdgpu') that does not allow unknown operations
// -----
func.func @f(%b: !amdgpu.tdm_base<f32>, %i: index, %k: vector<16xi1>, %p: i1, %j: i32, %bar: memref<4xi64>) {
%0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [] sharedSize [8]  : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_dma_descriptor' op strides must not be empty.
return }
// -----
func.func @f(%b: !amdgpu.tdm_base<f32>, %i: index, %k: vector<16xi1>, %p: i1, %j: i32, %bar: memref<4xi64>) {
%0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [2] sharedSize [8]  : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.
return }
// -----
func.func @f(%b: !amdgpu.tdm_base<f32>, %i: index, %k: vector<16xi1>, %p: i1, %j: i32, %bar: memref<4xi64>) {
%0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [%i] sharedSize [8]  : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.
return }
// -----
func.func @f(%b: !amdgpu.tdm_base<f32>, %i: index, %k: vector<16xi1>, %p: i1, %j: i32, %bar: memref<4xi64>) {
%0 = amdgpu.make_dma_descriptor %b globalSize [1,1,1,1,1,1] globalStride [1] sharedSize [8]  : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_dma_descriptor' op tensor and tile must be at most of rank 5.
return }
// -----
func.func @f(%b: !amdgpu.tdm_base<f32>, %i: index, %k: vector<16xi1>, %p: i1, %j: i32, %bar: memref<4xi64>) {
%0 = amdgpu.make_dma_descriptor %b globalSize [8,8] globalStride [1] sharedSize [8]  : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_dma_descriptor' op strides and sizes must have same rank.
return }
// -----
func.func @f(%b: !amdgpu.tdm_base<f32>, %i: index, %k: vector<16xi1>, %p: i1, %j: i32, %bar: memref<4xi64>) {
%0 = amdgpu.make_dma_descriptor %b globalSize [8,8] globalStride [8,1] sharedSize [8]  : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_dma_descriptor' op tensor must have same rank as tile.
return }
// -----
func.func @f(%b: !amdgpu.tdm_base<i4>, %i: index, %k: vector<16xi1>, %p: i1, %j: i32, %bar: memref<4xi64>) {
%0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [1] sharedSize [8]  : !amdgpu.tdm_base<i4> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_dma_descriptor' op element type width must be 1, 2, 4 or 8 bytes, but was 4 bits long
return }
// -----
func.func @f(%b: !amdgpu.tdm_base<f32>, %i: index, %k: vector<16xi1>, %p: i1, %j: i32, %bar: memref<4xi64>) {
%0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [1] sharedSize [8] atomicBarrier(%bar[%i] : memref<4xi64>) : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_dma_descriptor' op atomic barrier address must be in LDS.
return }
// -----
func.func @f(%b: !amdgpu.tdm_base<f32>, %p: i1) {
%0 = "amdgpu.make_dma_descriptor"(%b, %p) <{global_static_sizes = array<i64: 8>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 8>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<f32>, i1) -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_dma_descriptor' op early timeout does not apply when workgroup_mask is not set.
return }
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<f32, i32>, %v: vector<8xi32>) {
%0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1,1,1] globalStride [1,1,1] sharedSize [1,1,1] : !amdgpu.tdm_gather_base<f32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_gather_dma_descriptor' op tensor and tile must be at most of rank two in gather mode.
return }
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<f32, i32>, %v: vector<8xi16>) {
%0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1,1] globalStride [1,1] sharedSize [1,1] : !amdgpu.tdm_gather_base<f32, i32>, vector<8xi16> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_gather_dma_descriptor' op indices' element type must match base's element type.
return }
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<f32, i32>, %v: vector<9xi32>) {
%0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1,1] globalStride [1,1] sharedSize [1,1] : !amdgpu.tdm_gather_base<f32, i32>, vector<9xi32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_gather_dma_descriptor' op operand #1 must be vector of 32-bit signless integer values of at least length 1 of at most length 8 or vector of 16-bit signless integer values of at least length 1 of at most length 16, but got 'vector<9xi32>'
return }
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<f32, i32>, %v: vector<8xi32>) {
%0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1,1] globalStride [1,2] sharedSize [1,1] : !amdgpu.tdm_gather_base<f32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor  // error 6: 'amdgpu.make_gather_dma_descriptor' op strides for the innermost dimension must be 1.
return }
// -----
func.func @f(%a: i32) {
amdgpu.tensor_load_to_lds %a : i32  // error 1: 'amdgpu.tensor_load_to_lds' op operand #0 must be Descriptors used in tensor store/load operations., but got 'i32'
return }
