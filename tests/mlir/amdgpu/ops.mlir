// Every operation of amdgpu, in the spellings that its form has, its types and attributes.
!desc = !amdgpu.tdm_descriptor
func.func private @types(!amdgpu.tdm_base<f32>, !amdgpu.tdm_gather_base<i8, i16>, !amdgpu.tdm_gather_base<f64, i32>, !amdgpu.tdm_descriptor,
  memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<4xf32, #amdgpu.address_space<buffer_rsrc>>)
func.func private @attributes() attributes {
  a = #amdgpu.address_space<fat_structured_buffer>, b = #amdgpu<dpp_perm row_bcast_31>, c = #amdgpu<mfma_perm_b bcast_fourth_16>,
  d = #amdgpu.sched_barrier_opt<valu|salu>, e = #amdgpu.sched_barrier_opt<none>
}
func.func @conversions(%f: f32, %i: i32, %a: vector<4xf8E5M2>, %b: f8E4M3FNUZ, %c: vector<8xf4E2M1FN>, %d: vector<4xf8E8M0FNU>, %p: vector<2xf16>, %q: vector<4xf8E4M3FN>, %s: vector<16xf6E2M3FN>) {
  %0 = amdgpu.ext_packed_fp8 %a[3] : vector<4xf8E5M2> to f32
  %1 = amdgpu.ext_packed_fp8 {a} %b[0] : f8E4M3FNUZ to vector<2xf32>
  %2 = amdgpu.scaled_ext_packed_matrix %c scale(%d) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  %3 = amdgpu.scaled_ext_packed_matrix {a} %s scale(%d) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  %4 = amdgpu.scaled_ext_packed %c[7], %f : vector<8xf4E2M1FN> to vector<2xf16>
  %5 = amdgpu.scaled_ext_packed {a} %a[1], %f : vector<4xf8E5M2> to vector<2xbf16>
  %6 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
  %7 = amdgpu.packed_trunc_2xfp8 {a} %f, %f into %6[word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  %8 = amdgpu.packed_scaled_trunc %p into undef[0], %f : vector<2xf16> to vector<8xf4E2M1FN>
  %9 = amdgpu.packed_scaled_trunc {a} %p into %q[1], %f : vector<2xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  %10 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[3] : f32 to vector<4xf8E5M2FNUZ>
  %11 = amdgpu.packed_stoch_round_fp8 {a} %f + %i into %q[0] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  return
}
func.func @buffers(%m: memref<8x8xf32>, %v: i64, %w: i14, %o: memref<8x8xf32, strided<[8, 1], offset: ?>>, %y: memref<?xf32, strided<[2], offset: 4>, 1>, %i: i32, %x: f32, %n: memref<8xi32, #gpu.address_space<global>>, %z: memref<f32>, %h: memref<8xf16>, %hv: vector<2xf16>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8x8xf32> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>
  %1 = amdgpu.fat_raw_buffer_cast %m validBytes(%v) cacheSwizzleStride(%w) boundsCheck(false) {a} : memref<8x8xf32> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>
  %2 = amdgpu.fat_raw_buffer_cast %o resetOffset : memref<8x8xf32, strided<[8, 1], offset: ?>> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>
  %3 = amdgpu.fat_raw_buffer_cast %y resetOffset : memref<?xf32, strided<[2], offset: 4>, 1> to memref<?xf32, strided<[2]>, #amdgpu.address_space<fat_raw_buffer>>
  %4 = amdgpu.fat_raw_buffer_cast %o : memref<8x8xf32, strided<[8, 1], offset: ?>> to memref<8x8xf32, strided<[8, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  %5 = amdgpu.raw_buffer_load %m[%i, %i] : memref<8x8xf32>, i32, i32 -> f32
  %6 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 4 : i32, a} %m[%i, %i] sgprOffset %i : memref<8x8xf32>, i32, i32 -> vector<4xf32>
  %7 = amdgpu.raw_buffer_load %z[] : memref<f32> -> f32
  amdgpu.raw_buffer_store %x -> %m[%i, %i] : f32 -> memref<8x8xf32>, i32, i32
  amdgpu.raw_buffer_store {a} %x -> %z[] sgprOffset %i : f32 -> memref<f32>
  %8 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %n[%i] : i32 -> memref<8xi32, #gpu.address_space<global>>, i32
  %9 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = true} %i, %i -> %n[%i] sgprOffset %i : i32 -> memref<8xi32, #gpu.address_space<global>>, i32
  amdgpu.raw_buffer_atomic_fadd %hv -> %h[%i] : vector<2xf16> -> memref<8xf16>, i32
  amdgpu.raw_buffer_atomic_fadd {a} %x -> %m[%i, %i] sgprOffset %i : f32 -> memref<8x8xf32>, i32, i32
  amdgpu.raw_buffer_atomic_fmax {a} %x -> %m[%i, %i] sgprOffset %i : f32 -> memref<8x8xf32>, i32, i32
  amdgpu.raw_buffer_atomic_smax {a} %i -> %n[%i] sgprOffset %i : i32 -> memref<8xi32, #gpu.address_space<global>>, i32
  amdgpu.raw_buffer_atomic_umin {a} %i -> %n[%i] : i32 -> memref<8xi32, #gpu.address_space<global>>, i32
  return
}
func.func @lanes(%a: i32, %b: vector<2xf16>) {
  %0 = amdgpu.dpp %a %a quad_perm([0, 1, 2, 3]) : i32
  %1 = amdgpu.dpp %a %a row_shl(1 : i32) {row_mask = 10 : i32, bound_ctrl = true} : i32
  %2 = amdgpu.dpp %a %a wave_shr {a} : i32
  %3 = amdgpu.dpp %a %a row_mirror(unit) {bank_mask = 1 : i32} : i32
  %4 = amdgpu.swizzle_bitmode %b 1 2 4 {a} : vector<2xf16>
  %5 = amdgpu.permlane_swap %a 16 : i32
  %6 = amdgpu.permlane_swap %b 32 {fetch_inactive = true, bound_ctrl = true} : vector<2xf16>
  amdgpu.lds_barrier
  amdgpu.lds_barrier {a}
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <valu|all_vmem> {a}
  amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4) tensor(5)
  amdgpu.memory_counter_wait ds(0) {a}
  return
}
func.func @products(%a: f32, %c: vector<32xf32>, %d: f64, %e: vector<4xf64>, %f: vector<8xf16>, %g: vector<4xf32>, %h: vector<8xf8E5M2>, %i: vector<8xf8E4M3FN>, %j: vector<16xf16>, %k: vector<8xf32>, %l: vector<16xi8>, %m: vector<8xi32>, %n: vector<4xf16>, %o: vector<4xi8>, %p: vector<2xi16>, %q: vector<16xf8E5M2>, %r: vector<32xf4E2M1FN>, %s: f8E8M0FNU, %t: vector<4xf8E8M0FNU>, %u: vector<64xf8E5M2>, %v: vector<128xf4E2M1FN>, %w: vector<64xf4E2M1FN>, %x: vector<16xf32>, %y: vector<8xf8E4M3FN>, %z: vector<8xf8E8M0FNU>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c {blocks = 2 : i32, cbsz = 1 : i32, abid = 1 : i32, reducePrecision} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %1 = amdgpu.mfma 16x16x4 %d * %d + %e {negateA, negateC} blgp = none : f64, f64, vector<4xf64>
  %2 = amdgpu.mfma 16x16x32 %h * %i + %g blgp = none : vector<8xf8E5M2>, vector<8xf8E4M3FN>, vector<4xf32>
  %3 = amdgpu.wmma 16x16x16 %j * %j + %k : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %4 = amdgpu.wmma 16x16x16 %l * %l + %m {unsignedA, clamp, subwordOffset = 1 : i32} : vector<16xi8>, vector<16xi8>, vector<8xi32>
  %5 = amdgpu.sparse_mfma 16x16x32 %n * %f + %g sparse(%o : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %6 = amdgpu.sparse_mfma 16x16x64 %h * %q + %g sparse(%p : vector<2xi16>) {abid = 1 : i32, cbsz = 0 : i32, a} : vector<8xf8E5M2>, vector<16xf8E5M2>, vector<4xf32>
  %7 = amdgpu.scaled_mfma 16x16x128 (%s[0] * %r) * (%t[3] * %r) + %g : f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %8 = amdgpu.scaled_mfma 32x32x64 (%s[0] * %r) * (%s[0] * %r) + %x {a} : f8E8M0FNU, vector<32xf4E2M1FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<16xf32>
  %9 = amdgpu.scaled_wmma 16x16x128 (%t * %u) * (%t * %u) + %k {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  %10 = amdgpu.scaled_wmma 32x16x128 (%y * %v) * (%y * %w) + %x {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32, a} : vector<8xf8E4M3FN>, vector<128xf4E2M1FN>, vector<8xf8E4M3FN>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}
func.func @copies(%a: memref<8x8xf32>, %b: memref<64xf32, 3>, %i: index, %j: i32, %p: i1, %k: vector<16xi1>, %f: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, %w: memref<8x8xf16, #gpu.address_space<workgroup>>, %rows: vector<8xi32>, %rows16: vector<16xi16>, %bar: memref<4xi64, 3>) {
  amdgpu.gather_to_lds %a[%i, %i], %b[%i] : f32, memref<8x8xf32>, memref<64xf32, 3>
  amdgpu.gather_to_lds %f[%i, %i], %b[%i] {a} : vector<4xf32>, memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<64xf32, 3>
  %0 = amdgpu.transpose_load %w[%i, %i] {a} : memref<8x8xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
  %1 = amdgpu.make_dma_base %a[%i, %i], %b[%i] : memref<8x8xf32>, memref<64xf32, 3> -> !amdgpu.tdm_base<f32>
  %2 = amdgpu.make_gather_dma_base %a[%i, %i], %b[%i] {a} : memref<8x8xf32>, memref<64xf32, 3> -> !amdgpu.tdm_gather_base<f32, i32>
  %3 = amdgpu.make_gather_dma_base %a[%i, %i], %b[%i] : memref<8x8xf32>, memref<64xf32, 3> -> !amdgpu.tdm_gather_base<f32, i16>
  %4 = amdgpu.make_dma_descriptor %1 globalSize [64, %i] globalStride [%i, 1] sharedSize [8, 8] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  %5 = amdgpu.make_dma_descriptor %1 globalSize [64] globalStride [1] sharedSize [%i] padShared(%j every %j) workgroupMask %k earlyTimeout %p atomicBarrier(%bar[%i] : memref<4xi64, 3>) iterate %i, %j, %i {a} : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  %6 = amdgpu.make_gather_dma_descriptor %2[%rows] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 8] : !amdgpu.tdm_gather_base<f32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  %7 = amdgpu.make_gather_dma_descriptor %3[%rows16] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 8] workgroupMask %k {a} : !amdgpu.tdm_gather_base<f32, i16>, vector<16xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %4 : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %4 {a} : !amdgpu.tdm_descriptor
  return
}
//= 
module {
  func.func private @types(!amdgpu.tdm_base<f32>, !amdgpu.tdm_gather_base<i8, i16>, !amdgpu.tdm_gather_base<f64, i32>, !amdgpu.tdm_descriptor, memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<4xf32, #amdgpu.address_space<buffer_rsrc>>)
  func.func private @attributes() attributes {a = #amdgpu.address_space<fat_structured_buffer>, b = #amdgpu<dpp_perm row_bcast_31>, c = #amdgpu<mfma_perm_b bcast_fourth_16>, d = #amdgpu.sched_barrier_opt<valu|salu>, e = #amdgpu.sched_barrier_opt<none>}
  func.func @conversions(%arg0: f32, %arg1: i32, %arg2: vector<4xf8E5M2>, %arg3: f8E4M3FNUZ, %arg4: vector<8xf4E2M1FN>, %arg5: vector<4xf8E8M0FNU>, %arg6: vector<2xf16>, %arg7: vector<4xf8E4M3FN>, %arg8: vector<16xf6E2M3FN>) {
    %0 = amdgpu.ext_packed_fp8 %arg2[3] : vector<4xf8E5M2> to f32
    %1 = amdgpu.ext_packed_fp8 {a} %arg3[0] : f8E4M3FNUZ to vector<2xf32>
    %2 = amdgpu.scaled_ext_packed_matrix %arg4 scale(%arg5) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
    %3 = amdgpu.scaled_ext_packed_matrix {a} %arg8 scale(%arg5) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
    %4 = amdgpu.scaled_ext_packed %arg4[7], %arg0 : vector<8xf4E2M1FN> to vector<2xf16>
    %5 = amdgpu.scaled_ext_packed {a} %arg2[1], %arg0 : vector<4xf8E5M2> to vector<2xbf16>
    %6 = amdgpu.packed_trunc_2xfp8 %arg0, undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
    %7 = amdgpu.packed_trunc_2xfp8 {a} %arg0, %arg0 into %6[word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
    %8 = amdgpu.packed_scaled_trunc %arg6 into undef[0], %arg0 : vector<2xf16> to vector<8xf4E2M1FN>
    %9 = amdgpu.packed_scaled_trunc {a} %arg6 into %arg7[1], %arg0 : vector<2xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
    %10 = amdgpu.packed_stoch_round_fp8 %arg0 + %arg1 into undef[3] : f32 to vector<4xf8E5M2FNUZ>
    %11 = amdgpu.packed_stoch_round_fp8 {a} %arg0 + %arg1 into %arg7[0] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
    return
  }
  func.func @buffers(%arg0: memref<8x8xf32>, %arg1: i64, %arg2: i14, %arg3: memref<8x8xf32, strided<[8, 1], offset: ?>>, %arg4: memref<?xf32, strided<[2], offset: 4>, 1>, %arg5: i32, %arg6: f32, %arg7: memref<8xi32, #gpu.address_space<global>>, %arg8: memref<f32>, %arg9: memref<8xf16>, %arg10: vector<2xf16>) {
    %0 = amdgpu.fat_raw_buffer_cast %arg0 : memref<8x8xf32> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>
    %1 = amdgpu.fat_raw_buffer_cast %arg0 validBytes(%arg1) cacheSwizzleStride(%arg2) boundsCheck(false) {a} : memref<8x8xf32> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>
    %2 = amdgpu.fat_raw_buffer_cast %arg3 resetOffset : memref<8x8xf32, strided<[8, 1], offset: ?>> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>
    %3 = amdgpu.fat_raw_buffer_cast %arg4 resetOffset : memref<?xf32, strided<[2], offset: 4>, 1> to memref<?xf32, strided<[2]>, #amdgpu.address_space<fat_raw_buffer>>
    %4 = amdgpu.fat_raw_buffer_cast %arg3 : memref<8x8xf32, strided<[8, 1], offset: ?>> to memref<8x8xf32, strided<[8, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
    %5 = amdgpu.raw_buffer_load %arg0[%arg5, %arg5] : memref<8x8xf32>, i32, i32 -> f32
    %6 = amdgpu.raw_buffer_load {a, boundsCheck = false, indexOffset = 4 : i32} %arg0[%arg5, %arg5] sgprOffset %arg5 : memref<8x8xf32>, i32, i32 -> vector<4xf32>
    %7 = amdgpu.raw_buffer_load %arg8[] : memref<f32> -> f32
    amdgpu.raw_buffer_store %arg6 -> %arg0[%arg5, %arg5] : f32 -> memref<8x8xf32>, i32, i32
    amdgpu.raw_buffer_store {a} %arg6 -> %arg8[] sgprOffset %arg5 : f32 -> memref<f32>
    %8 = amdgpu.raw_buffer_atomic_cmpswap %arg5, %arg5 -> %arg7[%arg5] : i32 -> memref<8xi32, #gpu.address_space<global>>, i32
    %9 = amdgpu.raw_buffer_atomic_cmpswap %arg5, %arg5 -> %arg7[%arg5] sgprOffset %arg5 : i32 -> memref<8xi32, #gpu.address_space<global>>, i32
    amdgpu.raw_buffer_atomic_fadd %arg10 -> %arg9[%arg5] : vector<2xf16> -> memref<8xf16>, i32
    amdgpu.raw_buffer_atomic_fadd {a} %arg6 -> %arg0[%arg5, %arg5] sgprOffset %arg5 : f32 -> memref<8x8xf32>, i32, i32
    amdgpu.raw_buffer_atomic_fmax {a} %arg6 -> %arg0[%arg5, %arg5] sgprOffset %arg5 : f32 -> memref<8x8xf32>, i32, i32
    amdgpu.raw_buffer_atomic_smax {a} %arg5 -> %arg7[%arg5] sgprOffset %arg5 : i32 -> memref<8xi32, #gpu.address_space<global>>, i32
    amdgpu.raw_buffer_atomic_umin {a} %arg5 -> %arg7[%arg5] : i32 -> memref<8xi32, #gpu.address_space<global>>, i32
    return
  }
  func.func @lanes(%arg0: i32, %arg1: vector<2xf16>) {
    %0 = amdgpu.dpp %arg0 %arg0  quad_perm([0, 1, 2, 3]) : i32
    %1 = amdgpu.dpp %arg0 %arg0  row_shl(1 : i32) {bound_ctrl = true, row_mask = 10 : i32} : i32
    %2 = amdgpu.dpp %arg0 %arg0  wave_shr {a} : i32
    %3 = amdgpu.dpp %arg0 %arg0  row_mirror(unit) {bank_mask = 1 : i32} : i32
    %4 = amdgpu.swizzle_bitmode %arg1 1 2 4 {a} : vector<2xf16>
    %5 = amdgpu.permlane_swap %arg0 16 : i32
    %6 = amdgpu.permlane_swap %arg1 32 {bound_ctrl = true, fetch_inactive = true} : vector<2xf16>
    amdgpu.lds_barrier
    amdgpu.lds_barrier {a}
    amdgpu.sched_barrier allow = <none>
    amdgpu.sched_barrier allow = <valu|all_vmem> {a}
    amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4) tensor(5)
    amdgpu.memory_counter_wait ds(0) {a}
    return
  }
  func.func @products(%arg0: f32, %arg1: vector<32xf32>, %arg2: f64, %arg3: vector<4xf64>, %arg4: vector<8xf16>, %arg5: vector<4xf32>, %arg6: vector<8xf8E5M2>, %arg7: vector<8xf8E4M3FN>, %arg8: vector<16xf16>, %arg9: vector<8xf32>, %arg10: vector<16xi8>, %arg11: vector<8xi32>, %arg12: vector<4xf16>, %arg13: vector<4xi8>, %arg14: vector<2xi16>, %arg15: vector<16xf8E5M2>, %arg16: vector<32xf4E2M1FN>, %arg17: f8E8M0FNU, %arg18: vector<4xf8E8M0FNU>, %arg19: vector<64xf8E5M2>, %arg20: vector<128xf4E2M1FN>, %arg21: vector<64xf4E2M1FN>, %arg22: vector<16xf32>, %arg23: vector<8xf8E4M3FN>, %arg24: vector<8xf8E8M0FNU>) {
    %0 = amdgpu.mfma 32x32x1 %arg0 * %arg0 + %arg1 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32, reducePrecision} blgp =  bcast_second_32 : f32, f32, vector<32xf32>
    %1 = amdgpu.mfma 16x16x4 %arg2 * %arg2 + %arg3 {negateA, negateC} blgp =  none : f64, f64, vector<4xf64>
    %2 = amdgpu.mfma 16x16x32 %arg6 * %arg7 + %arg5 blgp =  none : vector<8xf8E5M2>, vector<8xf8E4M3FN>, vector<4xf32>
    %3 = amdgpu.wmma 16x16x16 %arg8 * %arg8 + %arg9 : vector<16xf16>, vector<16xf16>, vector<8xf32>
    %4 = amdgpu.wmma 16x16x16 %arg10 * %arg10 + %arg11 {clamp, subwordOffset = 1 : i32, unsignedA} : vector<16xi8>, vector<16xi8>, vector<8xi32>
    %5 = amdgpu.sparse_mfma 16x16x32 %arg12 * %arg4 + %arg5 sparse(%arg13 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
    %6 = amdgpu.sparse_mfma 16x16x64 %arg6 * %arg15 + %arg5 sparse(%arg14 : vector<2xi16>) {a, abid = 1 : i32} : vector<8xf8E5M2>, vector<16xf8E5M2>, vector<4xf32>
    %7 = amdgpu.scaled_mfma 16x16x128 (%arg17[0] * %arg16) * (%arg18[3] * %arg16) + %arg5 : f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
    %8 = amdgpu.scaled_mfma 32x32x64 (%arg17[0] * %arg16) * (%arg17[0] * %arg16) + %arg22 {a} : f8E8M0FNU, vector<32xf4E2M1FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<16xf32>
    %9 = amdgpu.scaled_wmma 16x16x128 (%arg18 * %arg19) * (%arg18 * %arg19) + %arg9 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
    %10 = amdgpu.scaled_wmma 32x16x128 (%arg23 * %arg20) * (%arg23 * %arg21) + %arg22 {a, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E4M3FN>, vector<128xf4E2M1FN>, vector<8xf8E4M3FN>, vector<64xf4E2M1FN>, vector<16xf32>
    return
  }
  func.func @copies(%arg0: memref<8x8xf32>, %arg1: memref<64xf32, 3>, %arg2: index, %arg3: i32, %arg4: i1, %arg5: vector<16xi1>, %arg6: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, %arg7: memref<8x8xf16, #gpu.address_space<workgroup>>, %arg8: vector<8xi32>, %arg9: vector<16xi16>, %arg10: memref<4xi64, 3>) {
    amdgpu.gather_to_lds %arg0[%arg2, %arg2], %arg1[%arg2] : f32, memref<8x8xf32>, memref<64xf32, 3>
    amdgpu.gather_to_lds %arg6[%arg2, %arg2], %arg1[%arg2] {a} : vector<4xf32>, memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<64xf32, 3>
    %0 = amdgpu.transpose_load %arg7[%arg2, %arg2] {a} : memref<8x8xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
    %1 = amdgpu.make_dma_base %arg0[%arg2, %arg2], %arg1[%arg2] : memref<8x8xf32>, memref<64xf32, 3> -> !amdgpu.tdm_base<f32>
    %2 = amdgpu.make_gather_dma_base %arg0[%arg2, %arg2], %arg1[%arg2] {a} : memref<8x8xf32>, memref<64xf32, 3> -> !amdgpu.tdm_gather_base<f32, i32>
    %3 = amdgpu.make_gather_dma_base %arg0[%arg2, %arg2], %arg1[%arg2] : memref<8x8xf32>, memref<64xf32, 3> -> !amdgpu.tdm_gather_base<f32, i16>
    %4 = amdgpu.make_dma_descriptor %1 globalSize [64, %arg2] globalStride [%arg2, 1] sharedSize [8, 8] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
    %5 = amdgpu.make_dma_descriptor %1 globalSize [64] globalStride [1] sharedSize [%arg2] padShared(%arg3 every %arg3) workgroupMask %arg5 earlyTimeout %arg4 atomicBarrier(%arg10[%arg2] : memref<4xi64, 3>) iterate %arg2, %arg3, %arg2 {a} : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
    %6 = amdgpu.make_gather_dma_descriptor %2[%arg8] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 8] : !amdgpu.tdm_gather_base<f32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
    %7 = amdgpu.make_gather_dma_descriptor %3[%arg9] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 8] workgroupMask %arg5 {a} : !amdgpu.tdm_gather_base<f32, i16>, vector<16xi16> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %4 : !amdgpu.tdm_descriptor
    amdgpu.tensor_store_from_lds %4 {a} : !amdgpu.tdm_descriptor
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!amdgpu.tdm_base<f32>, !amdgpu.tdm_gather_base<i8, i16>, !amdgpu.tdm_gather_base<f64, i32>, !amdgpu.tdm_descriptor, memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<4xf32, #amdgpu.address_space<buffer_rsrc>>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #amdgpu.address_space<fat_structured_buffer>, b = #amdgpu<dpp_perm row_bcast_31>, c = #amdgpu<mfma_perm_b bcast_fourth_16>, d = #amdgpu.sched_barrier_opt<valu|salu>, e = #amdgpu.sched_barrier_opt<none>} : () -> ()
  "func.func"() <{function_type = (f32, i32, vector<4xf8E5M2>, f8E4M3FNUZ, vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<2xf16>, vector<4xf8E4M3FN>, vector<16xf6E2M3FN>) -> (), sym_name = "conversions"}> ({
  ^bb0(%arg49: f32, %arg50: i32, %arg51: vector<4xf8E5M2>, %arg52: f8E4M3FNUZ, %arg53: vector<8xf4E2M1FN>, %arg54: vector<4xf8E8M0FNU>, %arg55: vector<2xf16>, %arg56: vector<4xf8E4M3FN>, %arg57: vector<16xf6E2M3FN>):
    %36 = "amdgpu.ext_packed_fp8"(%arg51) <{index = 3 : i32}> : (vector<4xf8E5M2>) -> f32
    %37 = "amdgpu.ext_packed_fp8"(%arg52) <{index = 0 : i32}> {a} : (f8E4M3FNUZ) -> vector<2xf32>
    %38 = "amdgpu.scaled_ext_packed_matrix"(%arg53, %arg54) <{blockSize = 32 : i32, firstScaleByte = 2 : i32, firstScaleLane = 0 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf16>
    %39 = "amdgpu.scaled_ext_packed_matrix"(%arg57, %arg54) <{blockSize = 16 : i32, firstScaleByte = 1 : i32, firstScaleLane = 16 : i32}> {a} : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xbf16>
    %40 = "amdgpu.scaled_ext_packed"(%arg53, %arg49) <{index = 7 : i32}> : (vector<8xf4E2M1FN>, f32) -> vector<2xf16>
    %41 = "amdgpu.scaled_ext_packed"(%arg51, %arg49) <{index = 1 : i32}> {a} : (vector<4xf8E5M2>, f32) -> vector<2xbf16>
    %42 = "amdgpu.packed_trunc_2xfp8"(%arg49) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = 0 : i32}> : (f32) -> vector<4xf8E4M3FN>
    %43 = "amdgpu.packed_trunc_2xfp8"(%arg49, %arg49, %42) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 1 : i32}> {a} : (f32, f32, vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN>
    %44 = "amdgpu.packed_scaled_trunc"(%arg55, %arg49) <{index = 0 : i32}> : (vector<2xf16>, f32) -> vector<8xf4E2M1FN>
    %45 = "amdgpu.packed_scaled_trunc"(%arg55, %arg49, %arg56) <{index = 1 : i32}> {a} : (vector<2xf16>, f32, vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN>
    %46 = "amdgpu.packed_stoch_round_fp8"(%arg49, %arg50) <{storeIndex = 3 : i32}> : (f32, i32) -> vector<4xf8E5M2FNUZ>
    %47 = "amdgpu.packed_stoch_round_fp8"(%arg49, %arg50, %arg56) <{storeIndex = 0 : i32}> {a} : (f32, i32, vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8xf32>, i64, i14, memref<8x8xf32, strided<[8, 1], offset: ?>>, memref<?xf32, strided<[2], offset: 4>, 1>, i32, f32, memref<8xi32, #gpu.address_space<global>>, memref<f32>, memref<8xf16>, vector<2xf16>) -> (), sym_name = "buffers"}> ({
  ^bb0(%arg38: memref<8x8xf32>, %arg39: i64, %arg40: i14, %arg41: memref<8x8xf32, strided<[8, 1], offset: ?>>, %arg42: memref<?xf32, strided<[2], offset: 4>, 1>, %arg43: i32, %arg44: f32, %arg45: memref<8xi32, #gpu.address_space<global>>, %arg46: memref<f32>, %arg47: memref<8xf16>, %arg48: vector<2xf16>):
    %26 = "amdgpu.fat_raw_buffer_cast"(%arg38) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8x8xf32>) -> memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>
    %27 = "amdgpu.fat_raw_buffer_cast"(%arg38, %arg39, %arg40) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 1>}> {a} : (memref<8x8xf32>, i64, i14) -> memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>
    %28 = "amdgpu.fat_raw_buffer_cast"(%arg41) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<8x8xf32, strided<[8, 1], offset: ?>>) -> memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>
    %29 = "amdgpu.fat_raw_buffer_cast"(%arg42) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<?xf32, strided<[2], offset: 4>, 1>) -> memref<?xf32, strided<[2]>, #amdgpu.address_space<fat_raw_buffer>>
    %30 = "amdgpu.fat_raw_buffer_cast"(%arg41) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8x8xf32, strided<[8, 1], offset: ?>>) -> memref<8x8xf32, strided<[8, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
    %31 = "amdgpu.raw_buffer_load"(%arg38, %arg43, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x8xf32>, i32, i32) -> f32
    %32 = "amdgpu.raw_buffer_load"(%arg38, %arg43, %arg43, %arg43) <{boundsCheck = false, indexOffset = 4 : i32, operandSegmentSizes = array<i32: 1, 2, 1>}> {a} : (memref<8x8xf32>, i32, i32, i32) -> vector<4xf32>
    %33 = "amdgpu.raw_buffer_load"(%arg46) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<f32>) -> f32
    "amdgpu.raw_buffer_store"(%arg44, %arg38, %arg43, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<8x8xf32>, i32, i32) -> ()
    "amdgpu.raw_buffer_store"(%arg44, %arg46, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> {a} : (f32, memref<f32>, i32) -> ()
    %34 = "amdgpu.raw_buffer_atomic_cmpswap"(%arg43, %arg43, %arg45, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i32, i32, memref<8xi32, #gpu.address_space<global>>, i32) -> i32
    %35 = "amdgpu.raw_buffer_atomic_cmpswap"(%arg43, %arg43, %arg45, %arg43, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i32, i32, memref<8xi32, #gpu.address_space<global>>, i32, i32) -> i32
    "amdgpu.raw_buffer_atomic_fadd"(%arg48, %arg47, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<2xf16>, memref<8xf16>, i32) -> ()
    "amdgpu.raw_buffer_atomic_fadd"(%arg44, %arg38, %arg43, %arg43, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {a} : (f32, memref<8x8xf32>, i32, i32, i32) -> ()
    "amdgpu.raw_buffer_atomic_fmax"(%arg44, %arg38, %arg43, %arg43, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {a} : (f32, memref<8x8xf32>, i32, i32, i32) -> ()
    "amdgpu.raw_buffer_atomic_smax"(%arg43, %arg45, %arg43, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> {a} : (i32, memref<8xi32, #gpu.address_space<global>>, i32, i32) -> ()
    "amdgpu.raw_buffer_atomic_umin"(%arg43, %arg45, %arg43) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> {a} : (i32, memref<8xi32, #gpu.address_space<global>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, vector<2xf16>) -> (), sym_name = "lanes"}> ({
  ^bb0(%arg36: i32, %arg37: vector<2xf16>):
    %19 = "amdgpu.dpp"(%arg36, %arg36) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32, i32) -> i32
    %20 = "amdgpu.dpp"(%arg36, %arg36) <{bank_mask = 15 : i32, bound_ctrl = true, kind = #amdgpu<dpp_perm row_shl>, permArgument = 1 : i32, row_mask = 10 : i32}> : (i32, i32) -> i32
    %21 = "amdgpu.dpp"(%arg36, %arg36) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm wave_shr>, row_mask = 15 : i32}> {a} : (i32, i32) -> i32
    %22 = "amdgpu.dpp"(%arg36, %arg36) <{bank_mask = 1 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_mirror>, permArgument, row_mask = 15 : i32}> : (i32, i32) -> i32
    %23 = "amdgpu.swizzle_bitmode"(%arg37) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 4 : i32}> {a} : (vector<2xf16>) -> vector<2xf16>
    %24 = "amdgpu.permlane_swap"(%arg36) <{bound_ctrl = false, fetch_inactive = false, row_length = 16 : i32}> : (i32) -> i32
    %25 = "amdgpu.permlane_swap"(%arg37) <{bound_ctrl = true, fetch_inactive = true, row_length = 32 : i32}> : (vector<2xf16>) -> vector<2xf16>
    "amdgpu.lds_barrier"() : () -> ()
    "amdgpu.lds_barrier"() {a} : () -> ()
    "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<none>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<valu|all_vmem>}> {a} : () -> ()
    "amdgpu.memory_counter_wait"() <{ds = 3 : i32, exp = 4 : i32, load = 1 : i32, store = 2 : i32, tensor = 5 : i32}> : () -> ()
    "amdgpu.memory_counter_wait"() <{ds = 0 : i32}> {a} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<32xf32>, f64, vector<4xf64>, vector<8xf16>, vector<4xf32>, vector<8xf8E5M2>, vector<8xf8E4M3FN>, vector<16xf16>, vector<8xf32>, vector<16xi8>, vector<8xi32>, vector<4xf16>, vector<4xi8>, vector<2xi16>, vector<16xf8E5M2>, vector<32xf4E2M1FN>, f8E8M0FNU, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<8xf8E4M3FN>, vector<8xf8E8M0FNU>) -> (), sym_name = "products"}> ({
  ^bb0(%arg11: f32, %arg12: vector<32xf32>, %arg13: f64, %arg14: vector<4xf64>, %arg15: vector<8xf16>, %arg16: vector<4xf32>, %arg17: vector<8xf8E5M2>, %arg18: vector<8xf8E4M3FN>, %arg19: vector<16xf16>, %arg20: vector<8xf32>, %arg21: vector<16xi8>, %arg22: vector<8xi32>, %arg23: vector<4xf16>, %arg24: vector<4xi8>, %arg25: vector<2xi16>, %arg26: vector<16xf8E5M2>, %arg27: vector<32xf4E2M1FN>, %arg28: f8E8M0FNU, %arg29: vector<4xf8E8M0FNU>, %arg30: vector<64xf8E5M2>, %arg31: vector<128xf4E2M1FN>, %arg32: vector<64xf4E2M1FN>, %arg33: vector<16xf32>, %arg34: vector<8xf8E4M3FN>, %arg35: vector<8xf8E8M0FNU>):
    %8 = "amdgpu.mfma"(%arg11, %arg11, %arg12) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32, reducePrecision}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
    %9 = "amdgpu.mfma"(%arg13, %arg13, %arg14) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 4 : i32, m = 16 : i32, n = 16 : i32, negateA, negateC}> : (f64, f64, vector<4xf64>) -> vector<4xf64>
    %10 = "amdgpu.mfma"(%arg17, %arg18, %arg16) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xf8E5M2>, vector<8xf8E4M3FN>, vector<4xf32>) -> vector<4xf32>
    %11 = "amdgpu.wmma"(%arg19, %arg19, %arg20) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %12 = "amdgpu.wmma"(%arg21, %arg21, %arg22) <{clamp, k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 1 : i32, unsignedA}> : (vector<16xi8>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
    %13 = "amdgpu.sparse_mfma"(%arg23, %arg15, %arg16, %arg24) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
    %14 = "amdgpu.sparse_mfma"(%arg17, %arg26, %arg16, %arg25) <{abid = 1 : i32, cbsz = 0 : i32, k = 64 : i32, m = 16 : i32, n = 16 : i32}> {a} : (vector<8xf8E5M2>, vector<16xf8E5M2>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
    %15 = "amdgpu.scaled_mfma"(%arg27, %arg27, %arg16, %arg28, %arg29) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf4E2M1FN>, vector<32xf4E2M1FN>, vector<4xf32>, f8E8M0FNU, vector<4xf8E8M0FNU>) -> vector<4xf32>
    %16 = "amdgpu.scaled_mfma"(%arg27, %arg27, %arg33, %arg28, %arg28) <{k = 64 : i32, m = 32 : i32, n = 32 : i32, scalesIdxA = 0 : i32, scalesIdxB = 0 : i32}> {a} : (vector<32xf4E2M1FN>, vector<32xf4E2M1FN>, vector<16xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<16xf32>
    %17 = "amdgpu.scaled_wmma"(%arg30, %arg30, %arg20, %arg29, %arg29) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E5M2>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
    %18 = "amdgpu.scaled_wmma"(%arg31, %arg32, %arg33, %arg34, %arg34) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32, k = 128 : i32, m = 32 : i32, n = 16 : i32}> {a} : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<8xf8E4M3FN>, vector<8xf8E4M3FN>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8xf32>, memref<64xf32, 3>, index, i32, i1, vector<16xi1>, memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<8x8xf16, #gpu.address_space<workgroup>>, vector<8xi32>, vector<16xi16>, memref<4xi64, 3>) -> (), sym_name = "copies"}> ({
  ^bb0(%arg0: memref<8x8xf32>, %arg1: memref<64xf32, 3>, %arg2: index, %arg3: i32, %arg4: i1, %arg5: vector<16xi1>, %arg6: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, %arg7: memref<8x8xf16, #gpu.address_space<workgroup>>, %arg8: vector<8xi32>, %arg9: vector<16xi16>, %arg10: memref<4xi64, 3>):
    "amdgpu.gather_to_lds"(%arg0, %arg2, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, transferType = f32}> : (memref<8x8xf32>, index, index, memref<64xf32, 3>, index) -> ()
    "amdgpu.gather_to_lds"(%arg6, %arg2, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, transferType = vector<4xf32>}> {a} : (memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, index, index, memref<64xf32, 3>, index) -> ()
    %0 = "amdgpu.transpose_load"(%arg7, %arg2, %arg2) {a} : (memref<8x8xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
    %1 = "amdgpu.make_dma_base"(%arg0, %arg2, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<8x8xf32>, index, index, memref<64xf32, 3>, index) -> !amdgpu.tdm_base<f32>
    %2 = "amdgpu.make_gather_dma_base"(%arg0, %arg2, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {a} : (memref<8x8xf32>, index, index, memref<64xf32, 3>, index) -> !amdgpu.tdm_gather_base<f32, i32>
    %3 = "amdgpu.make_gather_dma_base"(%arg0, %arg2, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<8x8xf32>, index, index, memref<64xf32, 3>, index) -> !amdgpu.tdm_gather_base<f32, i16>
    %4 = "amdgpu.make_dma_descriptor"(%1, %arg2, %arg2) <{global_static_sizes = array<i64: 64, -9223372036854775808>, global_static_strides = array<i64: -9223372036854775808, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 8, 8>}> : (!amdgpu.tdm_base<f32>, index, index) -> !amdgpu.tdm_descriptor
    %5 = "amdgpu.make_dma_descriptor"(%1, %arg2, %arg5, %arg4, %arg3, %arg3, %arg10, %arg2, %arg2, %arg3, %arg2) <{global_static_sizes = array<i64: 64>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>, shared_static_sizes = array<i64: -9223372036854775808>}> {a} : (!amdgpu.tdm_base<f32>, index, vector<16xi1>, i1, i32, i32, memref<4xi64, 3>, index, index, i32, index) -> !amdgpu.tdm_descriptor
    %6 = "amdgpu.make_gather_dma_descriptor"(%2, %arg8) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 8, 8>}> : (!amdgpu.tdm_gather_base<f32, i32>, vector<8xi32>) -> !amdgpu.tdm_descriptor
    %7 = "amdgpu.make_gather_dma_descriptor"(%3, %arg9, %arg5) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 8, 8>}> {a} : (!amdgpu.tdm_gather_base<f32, i16>, vector<16xi16>, vector<16xi1>) -> !amdgpu.tdm_descriptor
    "amdgpu.tensor_load_to_lds"(%4) : (!amdgpu.tdm_descriptor) -> ()
    "amdgpu.tensor_store_from_lds"(%4) {a} : (!amdgpu.tdm_descriptor) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func private @types(!amdgpu.tdm_base<f32>, !amdgpu.tdm_gather_base<i8, i16>, !amdgpu.tdm_gather_base<f64, i32>, !amdgpu.tdm_descriptor, memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<4xf32, #amdgpu.address_space<buffer_rsrc>>) loc("<stdin>":3:1)
  func.func private @attributes() attributes {a = #amdgpu.address_space<fat_structured_buffer>, b = #amdgpu<dpp_perm row_bcast_31>, c = #amdgpu<mfma_perm_b bcast_fourth_16>, d = #amdgpu.sched_barrier_opt<valu|salu>, e = #amdgpu.sched_barrier_opt<none>} loc("<stdin>":5:1)
  func.func @conversions(%arg0: f32 loc("<stdin>":9:24), %arg1: i32 loc("<stdin>":9:33), %arg2: vector<4xf8E5M2> loc("<stdin>":9:42), %arg3: f8E4M3FNUZ loc("<stdin>":9:64), %arg4: vector<8xf4E2M1FN> loc("<stdin>":9:80), %arg5: vector<4xf8E8M0FNU> loc("<stdin>":9:104), %arg6: vector<2xf16> loc("<stdin>":9:129), %arg7: vector<4xf8E4M3FN> loc("<stdin>":9:148), %arg8: vector<16xf6E2M3FN> loc("<stdin>":9:172)) {
    %0 = amdgpu.ext_packed_fp8 %arg2[3] : vector<4xf8E5M2> to f32 loc("<stdin>":10:8)
    %1 = amdgpu.ext_packed_fp8 {a} %arg3[0] : f8E4M3FNUZ to vector<2xf32> loc("<stdin>":11:8)
    %2 = amdgpu.scaled_ext_packed_matrix %arg4 scale(%arg5) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16> loc("<stdin>":12:8)
    %3 = amdgpu.scaled_ext_packed_matrix {a} %arg8 scale(%arg5) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16> loc("<stdin>":13:8)
    %4 = amdgpu.scaled_ext_packed %arg4[7], %arg0 : vector<8xf4E2M1FN> to vector<2xf16> loc("<stdin>":14:8)
    %5 = amdgpu.scaled_ext_packed {a} %arg2[1], %arg0 : vector<4xf8E5M2> to vector<2xbf16> loc("<stdin>":15:8)
    %6 = amdgpu.packed_trunc_2xfp8 %arg0, undef into undef[word 0] : f32 to vector<4xf8E4M3FN> loc("<stdin>":16:8)
    %7 = amdgpu.packed_trunc_2xfp8 {a} %arg0, %arg0 into %6[word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN> loc("<stdin>":17:8)
    %8 = amdgpu.packed_scaled_trunc %arg6 into undef[0], %arg0 : vector<2xf16> to vector<8xf4E2M1FN> loc("<stdin>":18:8)
    %9 = amdgpu.packed_scaled_trunc {a} %arg6 into %arg7[1], %arg0 : vector<2xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN> loc("<stdin>":19:8)
    %10 = amdgpu.packed_stoch_round_fp8 %arg0 + %arg1 into undef[3] : f32 to vector<4xf8E5M2FNUZ> loc("<stdin>":20:9)
    %11 = amdgpu.packed_stoch_round_fp8 {a} %arg0 + %arg1 into %arg7[0] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN> loc("<stdin>":21:9)
    return loc("<stdin>":22:3)
  } loc("<stdin>":9:1)
  func.func @buffers(%arg0: memref<8x8xf32> loc("<stdin>":24:20), %arg1: i64 loc("<stdin>":24:41), %arg2: i14 loc("<stdin>":24:50), %arg3: memref<8x8xf32, strided<[8, 1], offset: ?>> loc("<stdin>":24:59), %arg4: memref<?xf32, strided<[2], offset: 4>, 1> loc("<stdin>":24:108), %arg5: i32 loc("<stdin>":24:155), %arg6: f32 loc("<stdin>":24:164), %arg7: memref<8xi32, #gpu.address_space<global>> loc("<stdin>":24:173), %arg8: memref<f32> loc("<stdin>":24:220), %arg9: memref<8xf16> loc("<stdin>":24:237), %arg10: vector<2xf16> loc("<stdin>":24:256)) {
    %0 = amdgpu.fat_raw_buffer_cast %arg0 : memref<8x8xf32> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>> loc("<stdin>":25:8)
    %1 = amdgpu.fat_raw_buffer_cast %arg0 validBytes(%arg1) cacheSwizzleStride(%arg2) boundsCheck(false) {a} : memref<8x8xf32> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>> loc("<stdin>":26:8)
    %2 = amdgpu.fat_raw_buffer_cast %arg3 resetOffset : memref<8x8xf32, strided<[8, 1], offset: ?>> to memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>> loc("<stdin>":27:8)
    %3 = amdgpu.fat_raw_buffer_cast %arg4 resetOffset : memref<?xf32, strided<[2], offset: 4>, 1> to memref<?xf32, strided<[2]>, #amdgpu.address_space<fat_raw_buffer>> loc("<stdin>":28:8)
    %4 = amdgpu.fat_raw_buffer_cast %arg3 : memref<8x8xf32, strided<[8, 1], offset: ?>> to memref<8x8xf32, strided<[8, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> loc("<stdin>":29:8)
    %5 = amdgpu.raw_buffer_load %arg0[%arg5, %arg5] : memref<8x8xf32>, i32, i32 -> f32 loc("<stdin>":30:8)
    %6 = amdgpu.raw_buffer_load {a, boundsCheck = false, indexOffset = 4 : i32} %arg0[%arg5, %arg5] sgprOffset %arg5 : memref<8x8xf32>, i32, i32 -> vector<4xf32> loc("<stdin>":31:8)
    %7 = amdgpu.raw_buffer_load %arg8[] : memref<f32> -> f32 loc("<stdin>":32:8)
    amdgpu.raw_buffer_store %arg6 -> %arg0[%arg5, %arg5] : f32 -> memref<8x8xf32>, i32, i32 loc("<stdin>":33:3)
    amdgpu.raw_buffer_store {a} %arg6 -> %arg8[] sgprOffset %arg5 : f32 -> memref<f32> loc("<stdin>":34:3)
    %8 = amdgpu.raw_buffer_atomic_cmpswap %arg5, %arg5 -> %arg7[%arg5] : i32 -> memref<8xi32, #gpu.address_space<global>>, i32 loc("<stdin>":35:8)
    %9 = amdgpu.raw_buffer_atomic_cmpswap %arg5, %arg5 -> %arg7[%arg5] sgprOffset %arg5 : i32 -> memref<8xi32, #gpu.address_space<global>>, i32 loc("<stdin>":36:8)
    amdgpu.raw_buffer_atomic_fadd %arg10 -> %arg9[%arg5] : vector<2xf16> -> memref<8xf16>, i32 loc("<stdin>":37:3)
    amdgpu.raw_buffer_atomic_fadd {a} %arg6 -> %arg0[%arg5, %arg5] sgprOffset %arg5 : f32 -> memref<8x8xf32>, i32, i32 loc("<stdin>":38:3)
    amdgpu.raw_buffer_atomic_fmax {a} %arg6 -> %arg0[%arg5, %arg5] sgprOffset %arg5 : f32 -> memref<8x8xf32>, i32, i32 loc("<stdin>":39:3)
    amdgpu.raw_buffer_atomic_smax {a} %arg5 -> %arg7[%arg5] sgprOffset %arg5 : i32 -> memref<8xi32, #gpu.address_space<global>>, i32 loc("<stdin>":40:3)
    amdgpu.raw_buffer_atomic_umin {a} %arg5 -> %arg7[%arg5] : i32 -> memref<8xi32, #gpu.address_space<global>>, i32 loc("<stdin>":41:3)
    return loc("<stdin>":42:3)
  } loc("<stdin>":24:1)
  func.func @lanes(%arg0: i32 loc("<stdin>":44:18), %arg1: vector<2xf16> loc("<stdin>":44:27)) {
    %0 = amdgpu.dpp %arg0 %arg0  quad_perm([0, 1, 2, 3]) : i32 loc("<stdin>":45:8)
    %1 = amdgpu.dpp %arg0 %arg0  row_shl(1 : i32) {bound_ctrl = true, row_mask = 10 : i32} : i32 loc("<stdin>":46:8)
    %2 = amdgpu.dpp %arg0 %arg0  wave_shr {a} : i32 loc("<stdin>":47:8)
    %3 = amdgpu.dpp %arg0 %arg0  row_mirror(unit) {bank_mask = 1 : i32} : i32 loc("<stdin>":48:8)
    %4 = amdgpu.swizzle_bitmode %arg1 1 2 4 {a} : vector<2xf16> loc("<stdin>":49:8)
    %5 = amdgpu.permlane_swap %arg0 16 : i32 loc("<stdin>":50:8)
    %6 = amdgpu.permlane_swap %arg1 32 {bound_ctrl = true, fetch_inactive = true} : vector<2xf16> loc("<stdin>":51:8)
    amdgpu.lds_barrier loc("<stdin>":52:3)
    amdgpu.lds_barrier {a} loc("<stdin>":53:3)
    amdgpu.sched_barrier allow = <none> loc("<stdin>":54:3)
    amdgpu.sched_barrier allow = <valu|all_vmem> {a} loc("<stdin>":55:3)
    amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4) tensor(5) loc("<stdin>":56:3)
    amdgpu.memory_counter_wait ds(0) {a} loc("<stdin>":57:3)
    return loc("<stdin>":58:3)
  } loc("<stdin>":44:1)
  func.func @products(%arg0: f32 loc("<stdin>":60:21), %arg1: vector<32xf32> loc("<stdin>":60:30), %arg2: f64 loc("<stdin>":60:50), %arg3: vector<4xf64> loc("<stdin>":60:59), %arg4: vector<8xf16> loc("<stdin>":60:78), %arg5: vector<4xf32> loc("<stdin>":60:97), %arg6: vector<8xf8E5M2> loc("<stdin>":60:116), %arg7: vector<8xf8E4M3FN> loc("<stdin>":60:138), %arg8: vector<16xf16> loc("<stdin>":60:162), %arg9: vector<8xf32> loc("<stdin>":60:182), %arg10: vector<16xi8> loc("<stdin>":60:201), %arg11: vector<8xi32> loc("<stdin>":60:220), %arg12: vector<4xf16> loc("<stdin>":60:239), %arg13: vector<4xi8> loc("<stdin>":60:258), %arg14: vector<2xi16> loc("<stdin>":60:276), %arg15: vector<16xf8E5M2> loc("<stdin>":60:295), %arg16: vector<32xf4E2M1FN> loc("<stdin>":60:318), %arg17: f8E8M0FNU loc("<stdin>":60:343), %arg18: vector<4xf8E8M0FNU> loc("<stdin>":60:358), %arg19: vector<64xf8E5M2> loc("<stdin>":60:383), %arg20: vector<128xf4E2M1FN> loc("<stdin>":60:406), %arg21: vector<64xf4E2M1FN> loc("<stdin>":60:432), %arg22: vector<16xf32> loc("<stdin>":60:457), %arg23: vector<8xf8E4M3FN> loc("<stdin>":60:477), %arg24: vector<8xf8E8M0FNU> loc("<stdin>":60:501)) {
    %0 = amdgpu.mfma 32x32x1 %arg0 * %arg0 + %arg1 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32, reducePrecision} blgp =  bcast_second_32 : f32, f32, vector<32xf32> loc("<stdin>":61:8)
    %1 = amdgpu.mfma 16x16x4 %arg2 * %arg2 + %arg3 {negateA, negateC} blgp =  none : f64, f64, vector<4xf64> loc("<stdin>":62:8)
    %2 = amdgpu.mfma 16x16x32 %arg6 * %arg7 + %arg5 blgp =  none : vector<8xf8E5M2>, vector<8xf8E4M3FN>, vector<4xf32> loc("<stdin>":63:8)
    %3 = amdgpu.wmma 16x16x16 %arg8 * %arg8 + %arg9 : vector<16xf16>, vector<16xf16>, vector<8xf32> loc("<stdin>":64:8)
    %4 = amdgpu.wmma 16x16x16 %arg10 * %arg10 + %arg11 {clamp, subwordOffset = 1 : i32, unsignedA} : vector<16xi8>, vector<16xi8>, vector<8xi32> loc("<stdin>":65:8)
    %5 = amdgpu.sparse_mfma 16x16x32 %arg12 * %arg4 + %arg5 sparse(%arg13 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32> loc("<stdin>":66:8)
    %6 = amdgpu.sparse_mfma 16x16x64 %arg6 * %arg15 + %arg5 sparse(%arg14 : vector<2xi16>) {a, abid = 1 : i32} : vector<8xf8E5M2>, vector<16xf8E5M2>, vector<4xf32> loc("<stdin>":67:8)
    %7 = amdgpu.scaled_mfma 16x16x128 (%arg17[0] * %arg16) * (%arg18[3] * %arg16) + %arg5 : f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32> loc("<stdin>":68:8)
    %8 = amdgpu.scaled_mfma 32x32x64 (%arg17[0] * %arg16) * (%arg17[0] * %arg16) + %arg22 {a} : f8E8M0FNU, vector<32xf4E2M1FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<16xf32> loc("<stdin>":69:8)
    %9 = amdgpu.scaled_wmma 16x16x128 (%arg18 * %arg19) * (%arg18 * %arg19) + %arg9 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32> loc("<stdin>":70:8)
    %10 = amdgpu.scaled_wmma 32x16x128 (%arg23 * %arg20) * (%arg23 * %arg21) + %arg22 {a, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E4M3FN>, vector<128xf4E2M1FN>, vector<8xf8E4M3FN>, vector<64xf4E2M1FN>, vector<16xf32> loc("<stdin>":71:9)
    return loc("<stdin>":72:3)
  } loc("<stdin>":60:1)
  func.func @copies(%arg0: memref<8x8xf32> loc("<stdin>":74:19), %arg1: memref<64xf32, 3> loc("<stdin>":74:40), %arg2: index loc("<stdin>":74:63), %arg3: i32 loc("<stdin>":74:74), %arg4: i1 loc("<stdin>":74:83), %arg5: vector<16xi1> loc("<stdin>":74:91), %arg6: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>> loc("<stdin>":74:110), %arg7: memref<8x8xf16, #gpu.address_space<workgroup>> loc("<stdin>":74:170), %arg8: vector<8xi32> loc("<stdin>":74:222), %arg9: vector<16xi16> loc("<stdin>":74:244), %arg10: memref<4xi64, 3> loc("<stdin>":74:269)) {
    amdgpu.gather_to_lds %arg0[%arg2, %arg2], %arg1[%arg2] : f32, memref<8x8xf32>, memref<64xf32, 3> loc("<stdin>":75:3)
    amdgpu.gather_to_lds %arg6[%arg2, %arg2], %arg1[%arg2] {a} : vector<4xf32>, memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<64xf32, 3> loc("<stdin>":76:3)
    %0 = amdgpu.transpose_load %arg7[%arg2, %arg2] {a} : memref<8x8xf16, #gpu.address_space<workgroup>> -> vector<4xf16> loc("<stdin>":77:8)
    %1 = amdgpu.make_dma_base %arg0[%arg2, %arg2], %arg1[%arg2] : memref<8x8xf32>, memref<64xf32, 3> -> !amdgpu.tdm_base<f32> loc("<stdin>":78:8)
    %2 = amdgpu.make_gather_dma_base %arg0[%arg2, %arg2], %arg1[%arg2] {a} : memref<8x8xf32>, memref<64xf32, 3> -> !amdgpu.tdm_gather_base<f32, i32> loc("<stdin>":79:8)
    %3 = amdgpu.make_gather_dma_base %arg0[%arg2, %arg2], %arg1[%arg2] : memref<8x8xf32>, memref<64xf32, 3> -> !amdgpu.tdm_gather_base<f32, i16> loc("<stdin>":80:8)
    %4 = amdgpu.make_dma_descriptor %1 globalSize [64, %arg2] globalStride [%arg2, 1] sharedSize [8, 8] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor loc("<stdin>":81:8)
    %5 = amdgpu.make_dma_descriptor %1 globalSize [64] globalStride [1] sharedSize [%arg2] padShared(%arg3 every %arg3) workgroupMask %arg5 earlyTimeout %arg4 atomicBarrier(%arg10[%arg2] : memref<4xi64, 3>) iterate %arg2, %arg3, %arg2 {a} : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor loc("<stdin>":82:8)
    %6 = amdgpu.make_gather_dma_descriptor %2[%arg8] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 8] : !amdgpu.tdm_gather_base<f32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor loc("<stdin>":83:8)
    %7 = amdgpu.make_gather_dma_descriptor %3[%arg9] globalSize [64, 64] globalStride [64, 1] sharedSize [8, 8] workgroupMask %arg5 {a} : !amdgpu.tdm_gather_base<f32, i16>, vector<16xi16> -> !amdgpu.tdm_descriptor loc("<stdin>":84:8)
    amdgpu.tensor_load_to_lds %4 : !amdgpu.tdm_descriptor loc("<stdin>":85:3)
    amdgpu.tensor_store_from_lds %4 {a} : !amdgpu.tdm_descriptor loc("<stdin>":86:3)
    return loc("<stdin>":87:3)
  } loc("<stdin>":74:1)
} loc("<stdin>":0:0)
