// What nvgpu refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%a: memref<4x5xi8, 3>, %b: memref<2x7x5xi8, strided<[35, 5, ?]>, 3>, %i: index) {
%0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i, %i], 4 : memref<4x5xi8, 3> to memref<2x7x5xi8, strided<[35, 5, ?]>, 3>  // error 6: destination memref most minor dim must have unit stride
return }
// -----
func.func @f(%a: memref<4x5xi4, strided<[5, 2]>>, %b: memref<2x7x5xi4, 1>, %i: index) {
%0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 3 : memref<4x5xi4, strided<[5, 2]>> to memref<2x7x5xi4, 1>  // error 6: source memref most minor dim must have unit stride
return }
// -----
func.func @f(%a: memref<4x5xi8>, %b: memref<2x7x5xi8, 3>, %i: index) {
%0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i, %i], 3 : memref<4x5xi8> to memref<2x7x5xi8, 3>  // error 6: Requested copy elements is 3 with width 8. But copy elements could be one of 4, 8, 16.
return }
// -----
func.func @f(%a: memref<4x5xi8>, %b: memref<2x7x5xi8, 1>, %i: index) {
%0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i, %i], 0 : memref<4x5xi8> to memref<2x7x5xi8, 1>  // error 6: destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)
return }
// -----
func.func @f(%a: memref<4x5xf64>, %b: memref<2x7x5xf64, 3>, %i: index) {
%0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i, %i], 1 {bypassL1} : memref<4x5xf64> to memref<2x7x5xf64, 3>  // error 6: 'nvgpu.device_async_copy' op bypassL1 does not satify alignment for 'memref<2x7x5xf64, 3>' with destination element 1. Unset bypassL1, or set destination element to 2
return }
// -----
func.func @f(%a: memref<4x5xf16, 3>, %b: memref<2x7x5xf16, strided<[35, 5, 1], offset: ?>, #gpu.address_space<workgroup>>, %i: index) {
%0 = nvgpu.device_async_copy %a[%i], %b[%i, %i, %i], 4 : memref<4x5xf16, 3> to memref<2x7x5xf16, strided<[35, 5, 1], offset: ?>, #gpu.address_space<workgroup>>  // error 6: 'nvgpu.device_async_copy' op expected 2 source indices, got 1
return }
// -----
func.func @f(%a: memref<4x5xf16>, %b: memref<2x7x5xf16, #gpu.address_space<workgroup>>, %i: index) {
%0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 16 : memref<4x5xf16> to memref<2x7x5xf16, #gpu.address_space<workgroup>>  // error 6: 'nvgpu.device_async_copy' op expected 3 destination indices, got 2
return }
// -----
func.func @f(%a: memref<4x5xi8>, %b: memref<2x7x5xf32, #gpu.address_space<workgroup>>, %i: index) {
%0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i, %i], 0 : memref<4x5xi8> to memref<2x7x5xf32, #gpu.address_space<workgroup>>  // error 6: source and destination must have the same element type
return }
// -----
func.func @f(%a: memref<4x5xf64>, %b: memref<2x7x5xf64, 3>, %i: index) {
%0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i, %i], 0 {bypassL1} : memref<4x5xf64> to memref<2x7x5xf64, 3>  // error 6: Requested copy elements is 0 with width 64. But copy elements could be one of 1, 2.
return }
// -----
func.func @f(%a: memref<?x?xi8, 3>, %i: index) {
%0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 1 : i32, transpose = false} : memref<?x?xi8, 3> -> vector<4x4xi8>  // error 6: expected vector register shape[0] and numTiles to match
return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index) {
%0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 1 : i32, transpose = false} : memref<?x?xi8> -> vector<4xi8>  // error 6: expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)
return }
// -----
func.func @f(%a: memref<?x?xi8, 3>, %i: index) {
%0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<?x?xi8, 3> -> vector<4x2xi8>  // error 6: expected vector register shape[1] = 4
return }
// -----
func.func @f(%a: memref<?x?xf16, 3>, %i: index) {
%0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 2 : i32, transpose = true} : memref<?x?xf16, 3> -> vector<4xf16>  // error 6: results must be 2 dimensional vector
return }
// -----
func.func @f(%a: memref<?x?xi8, 3>, %i: index) {
%0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<?x?xi8, 3> -> vector<4xi8>  // error 6: nvgpu.ldmatrix transpose works only at 16b granularity
return }
// -----
func.func @f(%a: memref<?x?xf32>, %i: index) {
%0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 2 : i32, transpose = true} : memref<?x?xf32> -> vector<4x2xf16>  // error 6: 'nvgpu.ldmatrix' op failed to verify that srcMemref and res have same element type
return }
// -----
func.func @f(%a: memref<?x?xf64, 3>, %i: index) {
%0 = nvgpu.ldmatrix %a[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<?x?xf64, 3> -> vector<4xf64>  // error 6: nvgpu.ldmatrix works for 32b or lower
return }
// -----
func.func @f(%a: vector<4x2xi8>, %b: vector<1x1xi8>, %c: vector<1x4xi8>) {
%0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [4, 4, 4]} : (vector<4x2xi8>, vector<1x1xi8>, vector<1x4xi8>) -> vector<1x4xi8>  // error 6: 'nvgpu.mma.sync' op expected 16 warp-wide matrix A elements
return }
// -----
func.func @f(%a: vector<4x2xi8>, %b: vector<1x1xi8>, %c: vector<1x4xi8>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [4, 4, 4], sparsitySelector = 0 : i32} : (vector<4x2xi8>, vector<1x1xi8>, vector<1x4xi8>) -> vector<1x4xi8>  // error 6: 'nvgpu.mma.sp.sync' op expected 16 warp-wide matrix A elements
return }
// -----
func.func @f(%a: vector<2x1xi4>, %b: vector<1x8xi4>, %c: vector<2x2xi4>) {
%0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 4]} : (vector<2x1xi4>, vector<1x8xi4>, vector<2x2xi4>) -> vector<2x2xi4>  // error 6: 'nvgpu.mma.sync' op expected 32 warp-wide matrix B elements
return }
// -----
func.func @f(%a: vector<2x1xi4>, %b: vector<1x1xi4>, %c: vector<2x2xi4>) {
%0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 4], tf32Enabled} : (vector<2x1xi4>, vector<1x1xi4>, vector<2x2xi4>) -> vector<2x2xi4>  // error 6: 'nvgpu.mma.sync' op expected tf32 tensor cores only for F32 operands
return }
// -----
func.func @f(%a: vector<1x4xi8>, %b: vector<1x4xi8>, %c: vector<2x2xi8>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [8, 8, 4], sparsitySelector = 2 : i32} : (vector<1x4xi8>, vector<1x4xi8>, vector<2x2xi8>) -> vector<2x2xi8>  // error 6: 'nvgpu.mma.sp.sync' op sparsity selector should be 0 or 1
return }
// -----
func.func @f(%a: vector<4x2xi8>, %b: vector<2x2xf32>, %c: vector<1x2xi8>) {
%0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [4, 4, 4]} : (vector<4x2xi8>, vector<2x2xf32>, vector<1x2xi8>) -> vector<1x2xi8>  // error 6: 'nvgpu.mma.sync' op failed to verify that matrixA and matrixB have same element type
return }
// -----
func.func @f(%a: vector<4x2xi8>, %b: vector<2x2xf32>, %c: vector<1x2xi8>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [4, 4, 4], sparsitySelector = 0 : i32} : (vector<4x2xi8>, vector<2x2xf32>, vector<1x2xi8>) -> vector<1x2xi8>  // error 6: 'nvgpu.mma.sp.sync' op failed to verify that matrixA and matrixB have same element type
return }
// -----
func.func @f(%a: vector<2x1xi4>, %b: vector<2x2xi4>, %c: vector<2x2xi4>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [16, 8, 8], sparsitySelector = 0 : i32} : (vector<2x1xi4>, vector<2x2xi4>, vector<2x2xi4>) -> vector<2x2xi4>  // error 6: 'nvgpu.mma.sp.sync' op expected 64 warp-wide matrix B elements
return }
// -----
func.func @f(%a: vector<8x2xf16>, %b: vector<8x2xf16>, %c: vector<1x2xf32>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [16, 8, 64], sparsitySelector = 0 : i32} : (vector<8x2xf16>, vector<8x2xf16>, vector<1x2xf32>) -> vector<1x2xf32>  // error 6: 'nvgpu.mma.sp.sync' op expected 128 warp-wide matrix C elements
return }
// -----
func.func @f(%a: vector<2x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xf32>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [16, 8, 64], tf32Enabled, sparsitySelector = 0 : i32} : (vector<2x8xi4>, vector<2x8xi4>, vector<2x2xf32>) -> vector<2x2xf32>  // error 6: 'nvgpu.mma.sp.sync' op expected tf32 tensor cores only for F32 operands
return }
// -----
func.func @f(%a: vector<1x1xf32>, %b: vector<1x1xf32>, %c: vector<2x2xf32>) {
%0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>  // error 6: 'nvgpu.mma.sync' op expected 64 warp-wide matrix C elements
return }
// -----
func.func @f(%a: vector<8x4xui8>, %b: vector<4x4xui8>, %c: vector<1x4xui8>) {
%0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 64]} : (vector<8x4xui8>, vector<4x4xui8>, vector<1x4xui8>) -> vector<1x4xui8>  // error 6: 'nvgpu.mma.sync' op expected matrix C to be shaped (2 x 2)
return }
// -----
func.func @f(%a: vector<4x2xbf16>, %b: vector<4x2xbf16>, %c: vector<1x4xf32>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [16, 8, 32], sparsitySelector = 0 : i32} : (vector<4x2xbf16>, vector<4x2xbf16>, vector<1x4xf32>) -> vector<1x4xf32>  // error 6: 'nvgpu.mma.sp.sync' op expected matrix C to be shaped (2 x 2)
return }
// -----
func.func @f(%a: vector<4x1xf32>, %b: vector<2x2xf32>, %c: vector<2x2xf32>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [16, 8, 16], tf32Enabled, sparsitySelector = 0 : i32} : (vector<4x1xf32>, vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>  // error 6: 'nvgpu.mma.sp.sync' op expected matrix B to be shaped (4 x 1)
return }
// -----
func.func @f(%a: vector<4x2xi4>, %b: vector<2x2xi4>, %c: vector<2x2xi4>) {
%0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xi4>, vector<2x2xi4>, vector<2x2xi4>) -> vector<2x2xi4>  // error 6: 'nvgpu.mma.sync' op expected matrix A to be shaped (0 x 8)
return }
// -----
func.func @f(%a: vector<4x2xf32>, %b: vector<4x2xf32>, %c: vector<2x2xf32>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [16, 8, 32], sparsitySelector = 0 : i32} : (vector<4x2xf32>, vector<4x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>  // error 6: 'nvgpu.mma.sp.sync' op expected matrix A to be shaped (16 x 1)
return }
// -----
func.func @f(%a: vector<16x1xf32>, %b: vector<4x2xf32>, %c: vector<1x4xf32>) {
%0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<16x1xf32>, vector<4x2xf32>, vector<1x4xf32>) -> vector<1x4xf32>  // error 6: 'nvgpu.mma.sync' op expected matrix B to be shaped (8 x 1)
return }
// -----
func.func @f(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<2x2xf32>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [4, 4, 4], sparsitySelector = 0 : i32} : (vector<1x1xf64>, vector<1x1xf64>, vector<2x2xf32>) -> vector<2x2xf32>  // error 6: f64 is not supported for sparse mode
return }
// -----
func.func @f(%a: vector<1x4xi16>, %b: vector<1x1xi16>, %c: vector<1x2xi16>) {
%0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x4xi16>, vector<1x1xi16>, vector<1x2xi16>) -> vector<1x2xi16>  // error 6: expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync
return }
// -----
func.func @f(%a: vector<1x4xi16>, %b: vector<1x1xi16>, %c: vector<1x2xi16>, %s: vector<2xi16>) {
%0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%s) {mmaShape = [8, 8, 4], sparsitySelector = 0 : i32} : (vector<1x4xi16>, vector<1x1xi16>, vector<1x2xi16>) -> vector<1x2xi16>  // error 6: expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sp.sync
return }
// -----
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: memref<64x64xf16, 3>, %i: index) {
nvgpu.tma.async.store %d to %m[%i] : memref<64x64xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 1: number of coordinates do not match with the rank of tensor descriptor map.
return }
// -----
func.func @f(%d: memref<64xf32>, %m: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) {
%0 = nvgpu.warpgroup.generate.descriptor %d, %m : memref<64xf32>, !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<64xf32>>  // error 6: supports only swizzle_128b is supported for the time being
return }
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
%0 = nvgpu.tma.create.descriptor %u box[%i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 1>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>  // error 6: Interleave options are not supported yet.
return }
// -----
func.func @f(%u: memref<*xf16>, %i: index) {
%0 = nvgpu.tma.create.descriptor %u box[%i, %i, %i, %i, %i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64xf16, 1>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 6: Maximum 5 coordinates are supported.
return }
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
%0 = nvgpu.tma.create.descriptor %u box[%i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf32, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>  // error 6: the tensormap descriptor must have last dimension of 32 bytes but it is 256 bytes
return }
// -----
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<64x32xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: memref<?x64xf16, 3>, %i: index) {
nvgpu.tma.async.store %d to %m[%i] : memref<?x64xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x32xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 1: the destination memref must be static shaped
return }
// -----
func.func @f(%u: memref<*xf16>, %i: index) {
%0 = nvgpu.tma.create.descriptor %u box[%i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<0x4xf16, 1>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 6: the tensor map descriptor has incorrect address space, it must be shared memory address space.
return }
// -----
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: memref<64xf16, 3>, %i: index) {
nvgpu.tma.async.store %d to %m[%i] : memref<64xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 1: the shape of tensor map descriptor and memref must have same rank
return }
// -----
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<64x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %d: memref<64x64xf32, 3>, %i: index) {
nvgpu.tma.async.store %d to %m[%i, %i] : memref<64x64xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>  // error 1: memref and tensor map shapes mismatch 'memref<64x32xf32, 3>' != 'memref<64x64xf32, 3>'
return }
// -----
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<64xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: memref<64xf32, 3>, %i: index) {
nvgpu.tma.async.store %d to %m[%i, %i, %i, %i, %i, %i] : memref<64xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 1: the element type of tensor map descriptor and memref must be same
return }
// -----
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: memref<64xf32>, %i: index) {
nvgpu.tma.async.store %d to %m[%i] : memref<64xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 1: the destination memref has incorrect address space, it must be shared memory address space.
return }
// -----
func.func @f(%u: memref<*xf16>, %i: index) {
%0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<0x4xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 6: the tensor map descriptor must have dimensions between 1 and 256 but it is 0
return }
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
%0 = nvgpu.tma.create.descriptor %u box[%i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<?x4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 6: the tensor map descriptor must be static shaped
return }
// -----
func.func @f(%m: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x2xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: memref<2x2x2x2x2x2xf32, 3>, %i: index) {
nvgpu.tma.async.store %d to %m[%i, %i] : memref<2x2x2x2x2x2xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x2xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>  // error 1: the bytes in the last dimension of the tensor map must be a multiple of 16
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x16xi8, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<16x8xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x16xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x8xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<16x8xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<16x8xi32>>  // error 6: 'nvgpu.warpgroup.mma' op 1st dim matrix-A ( 128 )!= 1st dim matrix-C ( 16 )
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x16xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<16x8xf16>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<32x16xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<16x8xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<4x4xf32>>  // error 6: 'nvgpu.warpgroup.mma' op supports non-transpose A (Row Major) and transpose B (Column Major) for the time being 
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi32>>  // error 6: 'nvgpu.warpgroup.mma' op 2nd dim matrix-B ( 8 ) != 2nd dim matrix-C ( 16 )
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x16xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<32x16xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'bf16' * 'f16', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<8x16xf64, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<8x16xf64, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf64>>  // error 6: 'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x16xi8, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x8xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x16xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x8xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x8xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<4x4xf32>>  // error 6: 'nvgpu.warpgroup.mma' op type of matrix C and matrix D must be the same
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x16xf32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x16xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x16xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x16xf32>>  // error 6: 'nvgpu.warpgroup.mma' op 'f32' += 'f16' * 'f8E4M3FN', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<8x8xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<8x8xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>  // error 6: 'nvgpu.warpgroup.mma' op 2nd dim matrix-A (16)!= 1st dim matrix-B (8 )
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x16xf64, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x16xf32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<32x16xf64, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x16xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x16xf32>>  // error 6: 'nvgpu.warpgroup.mma' op 'f32' += 'f64' * 'i8', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf32, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf8E5M2, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf8E5M2, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xi32>>  // error 6: 'nvgpu.warpgroup.mma' op 'i32' += 'f32' * 'f8E5M2', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x16xf64, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xi16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x24xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x16xf64, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x24xi16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x24xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x24xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'f64' * 'i16', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x16xi8, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<32x16xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'i8' * 'f32', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x8xf16>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x8xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x8xf16>>  // error 6: 'nvgpu.warpgroup.mma' op 'f16' += 'i8' * 'i8', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x264xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x264xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x264xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x264xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x264xi32>>  // error 6: 'nvgpu.warpgroup.mma' op 'i32' += 'i8' * 'i1', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x64xi16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<32x64xi16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x8xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'i16' * 'f16', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x16xi16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x264xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x264xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<32x16xi16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x264xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x264xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x264xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'i16' * 'i8', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xi16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x40xi16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xi16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x40xi16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'i16' * 'i16', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xi16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x56xf8E5M2, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x56xf16>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xi16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x56xf8E5M2, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x56xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x56xf16>>  // error 6: 'nvgpu.warpgroup.mma' op 'f16' += 'i16' * 'f8E5M2', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x16xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x16xf32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<32x16xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x16xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x16xf32>>  // error 6: 'nvgpu.warpgroup.mma' op 'f32' += 'i1' * 'bf16', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x16xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x40xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x16xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x40xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'i1' * 'i8', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x24xi16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x24xf32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x24xi16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x24xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x24xf32>>  // error 6: 'nvgpu.warpgroup.mma' op 'f32' += 'i1' * 'i16', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x24xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'i1' * 'i1', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x64xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x56xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x56xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<32x64xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x56xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x56xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x56xi32>>  // error 6: 'nvgpu.warpgroup.mma' op has input type 'memref<64x56xi1, 3>' n is set to 56, it is not supported
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x24xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x24xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x24xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x24xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x24xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'i1' * 'f8E4M3FN', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x40xtf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf16>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x40xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf16>>  // error 6: 'nvgpu.warpgroup.mma' op 'f16' += 'f8E5M2' * 'tf32', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x16xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x264xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x264xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<128x16xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x264xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x264xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x264xi32>>  // error 6: 'nvgpu.warpgroup.mma' op 'i32' += 'f8E5M2' * 'i8', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x64xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x264xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x264xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<32x64xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x264xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x264xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x264xi32>>  // error 6: 'nvgpu.warpgroup.mma' op 'i32' += 'f8E5M2' * 'i1', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x16xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x40xf8E5M2, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x40xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<32x16xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x40xf8E5M2, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x40xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x40xi32>>  // error 6: 'nvgpu.warpgroup.mma' op 'i32' += 'f8E5M2' * 'f8E5M2', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x64xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x56xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x56xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<32x64xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x56xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x56xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x56xi32>>  // error 6: 'nvgpu.warpgroup.mma' op 'i32' += 'f8E5M2' * 'f8E4M3FN', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>  // error 6: 'nvgpu.warpgroup.mma' op 'f32' += 'f8E4M3FN' * 'bf16', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<32x64xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x56xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<32x56xf16>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<32x64xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x56xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<32x56xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x56xf16>>  // error 6: 'nvgpu.warpgroup.mma' op 'f16' += 'f8E4M3FN' * 'i8', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x264xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x264xf64>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x264xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x264xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x264xf64>>  // error 6: 'nvgpu.warpgroup.mma' op 'f64' += 'f8E4M3FN' * 'i1', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x40xf8E5M2, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf16>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x40xf8E5M2, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf16>>  // error 6: 'nvgpu.warpgroup.mma' op hit a limitation: 'f16' += 'f8E4M3FN' * 'f8E5M2', it is not supported yet
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x16xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf16>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x16xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf16>>  // error 6: 'nvgpu.warpgroup.mma' op hit a limitation: 'f16' += 'f8E4M3FN' * 'f8E4M3FN', it is not supported yet
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xi32>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x24xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xi32>>  // error 6: 'nvgpu.warpgroup.mma' op 'i32' += 'f8E4M3FN' * 'f8E4M3FN', it is not supported.
return }
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf64, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x24xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf16>>) {
%0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf64, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x24xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf16>>  // error 6: 'nvgpu.warpgroup.mma' op 'f16' += 'f64' * 'i1', it is not supported.
return }
// -----
func.func @f() {
%0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<1x8xi8>>  // error 6: 'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<1x8xi8>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)
return }
// -----
func.func @f(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>, %d: memref<64x8xf32>) {
nvgpu.warpgroup.mma.store %c, %d : !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>> to memref<64x8xf32>  // error 1: 'nvgpu.warpgroup.mma.store' op results ['vector<64x16xf32>'][16] values. However, destination memref[64][8]  does not have same size as results
return }
// -----
func.func @f(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %d: memref<?x8xf32>) {
nvgpu.warpgroup.mma.store %c, %d : !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> to memref<?x8xf32>  // error 1: 'nvgpu.warpgroup.mma.store' op results ['vector<64x8xf32>'][8] values. However, destination memref[-9223372036854775808][8]  does not have same size as results
return }
// -----
func.func @f(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %d: memref<64x?xf32>) {
nvgpu.warpgroup.mma.store %c, %d : !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> to memref<64x?xf32>  // error 1: 'nvgpu.warpgroup.mma.store' op results ['vector<64x8xf32>'][8] values. However, destination memref[64][-9223372036854775808]  does not have same size as results
return }
// -----
func.func @f(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>, %d: memref<?x8xf32>) {
nvgpu.warpgroup.mma.store %c, %d : !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>> to memref<?x8xf32>  // error 1: 'nvgpu.warpgroup.mma.store' op hit a limitation: only f32 results for the time being
return }
// -----
func.func @f(%v: vector<4xf32>) {
%0 = nvgpu.rcp %v {rounding = rn} : vector<4xf32>  // error 6: 'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rn> or non-ftz is not supported yet.
return }
// -----
func.func @f(%v: vector<f32>) {
%0 = nvgpu.rcp %v {rounding = rn} : vector<f32>  // error 6: 'nvgpu.rcp' op operand #0 must be vector of 32-bit float values, but got 'vector<f32>'
return }
// -----
func.func @f(%a: vector<2xf16>, %b: vector<4x2xf16>) { %0 = "nvgpu.mma.sync"(%b, %a, %a) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2xf16>, vector<2xf16>) -> vector<2xf16> return } // error 61: matrixB must be 2 dimensional vector
// -----
func.func @f(%a: vector<2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>) { %0 = "nvgpu.mma.sync"(%b, %c, %a) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2xf16>) -> vector<2xf16> return } // error 82: matrixC must be 2 dimensional vector
// -----
func.func @f(%a: vector<8xf16>, %b: vector<2x2xf16>) { %0 = "nvgpu.mma.sync"(%a, %b, %b) <{mmaShape = [16, 8, 16]}> : (vector<8xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16> return } // error 61: matrixA must be 2 dimensional vector
