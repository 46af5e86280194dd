// Barriers and waits in a row, casts of what is copied, scales from one vector.
func.func @bar() {
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  "x"() : () -> ()
  amdgpu.lds_barrier
  %c = arith.constant 1 : i32
  amdgpu.lds_barrier
  "use"(%c) : (i32) -> ()
  cf.br ^bb1
^bb1:
  amdgpu.lds_barrier
  return
}
func.func @wait() {
  amdgpu.memory_counter_wait load(3) store(2)
  amdgpu.memory_counter_wait load(2) ds(1)
  amdgpu.memory_counter_wait exp(1)
  "x"() : () -> ()
  amdgpu.memory_counter_wait load(3)
  amdgpu.memory_counter_wait load(4)
  "x"() : () -> ()
  amdgpu.memory_counter_wait load(3) store(4)
  "x"() : () -> ()
  return
}
func.func @packs(%scales: vector<2x2x4xf8E8M0FNU>, %s5: vector<5xf8E8M0FNU>, %s3: vector<3xf8E8M0FNU>, %a: vector<32xf8E4M3FN>, %b: vector<32xf8E4M3FN>, %c: vector<4xf32>, %d: vector<4xf8E8M0FNU>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.extract %scales[1, 0, 3] : f8E8M0FNU from vector<2x2x4xf8E8M0FNU>
  %1 = vector.insert %0, %d [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %2 = vector.extract %s5[4] : f8E8M0FNU from vector<5xf8E8M0FNU>
  %3 = vector.insert %2, %d [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %4 = vector.extract %s3[1] : f8E8M0FNU from vector<3xf8E8M0FNU>
  %5 = vector.insert %4, %d [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %r = amdgpu.scaled_mfma 16x16x128 (%1[0] * %a) * (%3[0] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
  %q = amdgpu.scaled_mfma 16x16x128 (%1[2] * %a) * (%5[0] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
  %s = amdgpu.scaled_mfma 16x16x128 (%5[0] * %a) * (%1[0] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
  %t = amdgpu.scaled_mfma 16x16x128 (%3[0] * %a) * (%3[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
  return %r, %q, %s, %t : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @copies(%a: memref<8x8xf32>, %b: memref<64xf32, 3>, %i: index, %base: !amdgpu.tdm_base<f32>, %gather: !amdgpu.tdm_gather_base<f32, i32>, %rows: vector<8xi32>, %j: i32) -> (!amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %m = arith.constant -1 : index
  %x = memref.cast %a : memref<8x8xf32> to memref<?x8xf32>
  %y = memref.cast %b : memref<64xf32, 3> to memref<?xf32, 3>
  amdgpu.gather_to_lds %x[%i, %i], %y[%i] : f32, memref<?x8xf32>, memref<?xf32, 3>
  %z = memref.cast %a : memref<8x8xf32> to memref<8x8xf32, strided<[?, ?], offset: ?>>
  amdgpu.gather_to_lds %z[%i, %i], %y[%i] : f32, memref<8x8xf32, strided<[?, ?], offset: ?>>, memref<?xf32, 3>
  %4 = amdgpu.make_dma_descriptor %base globalSize [%c64, %i] globalStride [%c64, 1] sharedSize [%c8, 8] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  %5 = amdgpu.make_dma_descriptor %base globalSize [%c0, %m] globalStride [%c64, 1] sharedSize [8, %c8] padShared(%j every %j) iterate %i, %j, %i : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  %6 = amdgpu.make_gather_dma_descriptor %gather[%rows] globalSize [64, %c64] globalStride [%c64, 1] sharedSize [%i, %c8] : !amdgpu.tdm_gather_base<f32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  return %4, %5, %6 : !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor
}

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @bar() {
    %c1_i32 = arith.constant 1 : i32
    amdgpu.lds_barrier
    "x"() : () -> ()
    amdgpu.lds_barrier
    "use"(%c1_i32) : (i32) -> ()
    amdgpu.lds_barrier
    return
  }
  func.func @wait() {
    amdgpu.memory_counter_wait load(2) store(2) ds(1) exp(1)
    "x"() : () -> ()
    amdgpu.memory_counter_wait load(3)
    "x"() : () -> ()
    amdgpu.memory_counter_wait load(3) store(4)
    "x"() : () -> ()
    return
  }
  func.func @packs(%arg0: vector<2x2x4xf8E8M0FNU>, %arg1: vector<5xf8E8M0FNU>, %arg2: vector<3xf8E8M0FNU>, %arg3: vector<32xf8E4M3FN>, %arg4: vector<32xf8E4M3FN>, %arg5: vector<4xf32>, %arg6: vector<4xf8E8M0FNU>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.extract %arg0[1, 0, 3] : f8E8M0FNU from vector<2x2x4xf8E8M0FNU>
    %1 = vector.insert %0, %arg6 [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
    %2 = vector.extract %arg2[1] : f8E8M0FNU from vector<3xf8E8M0FNU>
    %3 = vector.insert %2, %arg6 [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
    %4 = vector.shape_cast %arg0 : vector<2x2x4xf8E8M0FNU> to vector<16xf8E8M0FNU>
    %5 = vector.extract_strided_slice %4 {offsets = [8], sizes = [4], strides = [1]} : vector<16xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %6 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [4], strides = [1]} : vector<5xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %7 = amdgpu.scaled_mfma 16x16x128 (%5[3] * %arg3) * (%6[3] * %arg4) + %arg5 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
    %8 = vector.shape_cast %arg0 : vector<2x2x4xf8E8M0FNU> to vector<16xf8E8M0FNU>
    %9 = vector.extract_strided_slice %8 {offsets = [8], sizes = [4], strides = [1]} : vector<16xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %10 = amdgpu.scaled_mfma 16x16x128 (%9[3] * %arg3) * (%3[0] * %arg4) + %arg5 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
    %11 = amdgpu.scaled_mfma 16x16x128 (%3[0] * %arg3) * (%1[0] * %arg4) + %arg5 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
    %12 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [4], strides = [1]} : vector<5xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %13 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [4], strides = [1]} : vector<5xf8E8M0FNU> to vector<4xf8E8M0FNU>
    %14 = amdgpu.scaled_mfma 16x16x128 (%12[3] * %arg3) * (%13[3] * %arg4) + %arg5 : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
    return %7, %10, %11, %14 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @copies(%arg0: memref<8x8xf32>, %arg1: memref<64xf32, 3>, %arg2: index, %arg3: !amdgpu.tdm_base<f32>, %arg4: !amdgpu.tdm_gather_base<f32, i32>, %arg5: vector<8xi32>, %arg6: i32) -> (!amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor) {
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    amdgpu.gather_to_lds %arg0[%arg2, %arg2], %arg1[%arg2] : f32, memref<8x8xf32>, memref<64xf32, 3>
    amdgpu.gather_to_lds %arg0[%arg2, %arg2], %arg1[%arg2] : f32, memref<8x8xf32>, memref<64xf32, 3>
    %0 = amdgpu.make_dma_descriptor %arg3 globalSize [64, %arg2] globalStride [64, 1] sharedSize [8, 8] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
    %1 = amdgpu.make_dma_descriptor %arg3 globalSize [%c0, %c-1] globalStride [64, 1] sharedSize [8, 8] padShared(%arg6 every %arg6) iterate %arg2, %arg6, %arg2 : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
    %2 = amdgpu.make_gather_dma_descriptor %arg4[%arg5] globalSize [64, 64] globalStride [64, 1] sharedSize [%arg2, 8] : !amdgpu.tdm_gather_base<f32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
    return %0, %1, %2 : !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor, !amdgpu.tdm_descriptor
  }
}

