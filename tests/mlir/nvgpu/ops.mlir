// Every operation of nvgpu, in the spellings that its form has, and its types.
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!barriers = !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 4>
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
!swizzled = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!sum = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func private @types(!nvgpu.device.async.token, !nvgpu<mbarrier.token>, !nvgpu.mbarrier.group<num_barriers = 2, memorySpace = "x">,
  !nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle = swizzle_32b, l2promo = l2promo_64b, oob = zero, interleave = interleave_16b>)
func.func private @attributes() attributes {
  a = #nvgpu<swizzle swizzle_64b>, b = #nvgpu<l2promo l2promo_128b>, c = #nvgpu<oob nan>, d = #nvgpu<interleave interleave_32b>,
  e = #nvgpu<rcp_rounding_mode approx>
}
func.func @fragments(%m: memref<?x?xf16, 3>, %i: index, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %a32: vector<4x1xf32>, %b32: vector<2x1xf32>, %c32: vector<2x2xf32>, %s: vector<2xi16>, %sb: vector<4x2xf16>, %v: vector<4xf32>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.ldmatrix %m[%i, %i] {transpose = true, numTiles = 2 : i32, a} : memref<?x?xf16, 3> -> vector<2x2xf16>
  %2 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %3 = nvgpu.mma.sync (%a32, %b32, %c32) {mmaShape = [16, 8, 8], tf32Enabled, a} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %4 = nvgpu.mma.sp.sync(%a, %sb, %c) metadata(%s) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %5 = nvgpu.mma.sp.sync(%a, %sb, %c) metadata(%s) {mmaShape = [16, 8, 32], sparsitySelector = 1 : i32, a} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %6 = nvgpu.rcp %v {rounding = approx, ftz} : vector<4xf32>
  %7 = nvgpu.rcp %v {rounding = approx, ftz} {a} : vector<4xf32>
  return
}
func.func @copies(%from: memref<4x5xf32>, %to: memref<2x7x5xf32, 3>, %near: memref<2x7x5xf32, #gpu.address_space<workgroup>>, %i: index) {
  %0 = nvgpu.device_async_copy %from[%i, %i], %to[%i, %i, %i], 4 : memref<4x5xf32> to memref<2x7x5xf32, 3>
  %1 = nvgpu.device_async_copy %from[%i, %i], %near[%i, %i, %i], 4, %i {bypassL1} : memref<4x5xf32> to memref<2x7x5xf32, #gpu.address_space<workgroup>>
  %2 = nvgpu.device_async_create_group %0, %1
  %3 = nvgpu.device_async_create_group {a}
  nvgpu.device_async_wait %2
  nvgpu.device_async_wait %3 {numGroups = 1 : i32, a}
  return
}
func.func @barriers(%i: index, %p: i1) {
  %0 = nvgpu.mbarrier.create -> !barrier
  %1 = nvgpu.mbarrier.create {a} -> !barriers
  %2 = nvgpu.mbarrier.get %0[%i] : !barrier -> i32
  %3 = nvgpu.mbarrier.get %1[%i] {a} : !barriers -> i64
  nvgpu.mbarrier.init %0[%i], %i : !barrier
  nvgpu.mbarrier.init %1[%i], %i, predicate = %p {a} : !barriers
  %4 = nvgpu.mbarrier.arrive %0[%i] {a} : !barrier -> !nvgpu.mbarrier.token
  %5 = nvgpu.mbarrier.arrive.nocomplete %0[%i], %i {a} : !barrier -> !nvgpu.mbarrier.token
  nvgpu.mbarrier.arrive.expect_tx %0[%i], %i : !barrier
  nvgpu.mbarrier.arrive.expect_tx %0[%i], %i, predicate = %p {a} : !barrier
  %6 = nvgpu.mbarrier.test.wait %0[%i], %4 {a} : !barrier, !nvgpu.mbarrier.token
  nvgpu.mbarrier.try_wait.parity %0[%i], %p, %i {a} : !barrier
  return
}
func.func @tensors(%i: index, %p: i1, %s: i16, %m: !map, %w: !swizzled, %b: !barrier, %d: memref<64x128xf32, 3>, %e: memref<64x64xf16, #gpu.address_space<workgroup>>, %u: memref<*xf32>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] {a} : memref<*xf32> -> !map
  nvgpu.tma.prefetch.descriptor %m : !map
  nvgpu.tma.prefetch.descriptor %m, predicate = %p {a} : !map
  nvgpu.tma.fence.descriptor %m {a} : !map
  nvgpu.tma.async.load %m[%i, %i], %b[%i] to %d : !map, !barrier -> memref<64x128xf32, 3>
  nvgpu.tma.async.load %w[%i, %i], %b[%i] to %e multicast_mask = %s, predicate = %p {a} : !swizzled, !barrier -> memref<64x64xf16, #gpu.address_space<workgroup>>
  nvgpu.tma.async.store %d to %m[%i, %i] : memref<64x128xf32, 3> -> !map
  nvgpu.tma.async.store %d to %m[%i, %i], predicate = %p {a} : memref<64x128xf32, 3> -> !map
  return
}
func.func @warpgroups(%t: memref<128x64xf16, 3>, %w: !swizzled, %a: !a, %b: !b, %to: memref<128x128xf32, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %w {a} : memref<128x64xf16, 3>, !swizzled -> !a
  %1 = nvgpu.warpgroup.mma.init.accumulator -> !sum
  %2 = nvgpu.warpgroup.mma.init.accumulator {a} -> !sum
  %3 = nvgpu.warpgroup.mma %a, %b, %1 {transposeB} : !a, !b, !sum -> !sum
  %4 = nvgpu.warpgroup.mma %a, %b, %1 {transposeA, transposeB, waitGroup = 2 : i64, a} : !a, !b, !sum -> !sum
  nvgpu.warpgroup.mma.store %4, %to {a} : !sum to memref<128x128xf32, 3>
  return
}
func.func private @accumulator(!nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf16>>)

//= 
module {
  func.func private @types(!nvgpu.device.async.token, !nvgpu.mbarrier.token, !nvgpu.mbarrier.group<memorySpace = "x", num_barriers = 2>, !nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle = swizzle_32b, l2promo = l2promo_64b, oob = zero, interleave = interleave_16b>)
  func.func private @attributes() attributes {a = #nvgpu<swizzle swizzle_64b>, b = #nvgpu<l2promo l2promo_128b>, c = #nvgpu<oob nan>, d = #nvgpu<interleave interleave_32b>, e = #nvgpu<rcp_rounding_mode approx>}
  func.func @fragments(%arg0: memref<?x?xf16, 3>, %arg1: index, %arg2: vector<4x2xf16>, %arg3: vector<2x2xf16>, %arg4: vector<2x2xf16>, %arg5: vector<4x1xf32>, %arg6: vector<2x1xf32>, %arg7: vector<2x2xf32>, %arg8: vector<2xi16>, %arg9: vector<4x2xf16>, %arg10: vector<4xf32>) {
    %0 = nvgpu.ldmatrix %arg0[%arg1, %arg1] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
    %1 = nvgpu.ldmatrix %arg0[%arg1, %arg1] {a, numTiles = 2 : i32, transpose = true} : memref<?x?xf16, 3> -> vector<2x2xf16>
    %2 = nvgpu.mma.sync(%arg2, %arg3, %arg4) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %3 = nvgpu.mma.sync(%arg5, %arg6, %arg7) {a, mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    %4 = nvgpu.mma.sp.sync(%arg2, %arg9, %arg4) metadata(%arg8) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %5 = nvgpu.mma.sp.sync(%arg2, %arg9, %arg4) metadata(%arg8) {a, mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %6 = nvgpu.rcp %arg10{rounding =  approx, ftz} : vector<4xf32>
    %7 = nvgpu.rcp %arg10{rounding =  approx, ftz} {a} : vector<4xf32>
    return
  }
  func.func @copies(%arg0: memref<4x5xf32>, %arg1: memref<2x7x5xf32, 3>, %arg2: memref<2x7x5xf32, #gpu.address_space<workgroup>>, %arg3: index) {
    %0 = nvgpu.device_async_copy %arg0[%arg3, %arg3], %arg1[%arg3, %arg3, %arg3], 4 : memref<4x5xf32> to memref<2x7x5xf32, 3>
    %1 = nvgpu.device_async_copy %arg0[%arg3, %arg3], %arg2[%arg3, %arg3, %arg3], 4, %arg3 {bypassL1} : memref<4x5xf32> to memref<2x7x5xf32, #gpu.address_space<workgroup>>
    %2 = nvgpu.device_async_create_group %0, %1
    %3 = nvgpu.device_async_create_group  {a}
    nvgpu.device_async_wait %2
    nvgpu.device_async_wait %3 {a, numGroups = 1 : i32}
    return
  }
  func.func @barriers(%arg0: index, %arg1: i1) {
    %0 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>
    %1 = nvgpu.mbarrier.create {a} -> <memorySpace = 3 : i64, num_barriers = 4>
    %2 = nvgpu.mbarrier.get %0[%arg0] : <memorySpace = #gpu.address_space<workgroup>> -> i32
    %3 = nvgpu.mbarrier.get %1[%arg0] {a} : <memorySpace = 3 : i64, num_barriers = 4> -> i64
    nvgpu.mbarrier.init %0[%arg0], %arg0 : <memorySpace = #gpu.address_space<workgroup>>
    nvgpu.mbarrier.init %1[%arg0], %arg0, predicate = %arg1 {a} : <memorySpace = 3 : i64, num_barriers = 4>
    %4 = nvgpu.mbarrier.arrive %0[%arg0] {a} : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
    %5 = nvgpu.mbarrier.arrive.nocomplete %0[%arg0], %arg0 {a} : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
    nvgpu.mbarrier.arrive.expect_tx %0[%arg0], %arg0 : <memorySpace = #gpu.address_space<workgroup>>
    nvgpu.mbarrier.arrive.expect_tx %0[%arg0], %arg0, predicate = %arg1 {a} : <memorySpace = #gpu.address_space<workgroup>>
    %6 = nvgpu.mbarrier.test.wait %0[%arg0], %4 {a} : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
    nvgpu.mbarrier.try_wait.parity %0[%arg0], %arg1, %arg0 {a} : <memorySpace = #gpu.address_space<workgroup>>
    return
  }
  func.func @tensors(%arg0: index, %arg1: i1, %arg2: i16, %arg3: !nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %arg4: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, %arg5: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg6: memref<64x128xf32, 3>, %arg7: memref<64x64xf16, #gpu.address_space<workgroup>>, %arg8: memref<*xf32>) {
    %0 = nvgpu.tma.create.descriptor %arg8 box[%arg0, %arg0] {a} : memref<*xf32> -> <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
    nvgpu.tma.prefetch.descriptor %arg3 : <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
    nvgpu.tma.prefetch.descriptor %arg3, predicate = %arg1 {a} : <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
    nvgpu.tma.fence.descriptor %arg3 {a} : <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
    nvgpu.tma.async.load %arg3[%arg0, %arg0], %arg5[%arg0] to %arg6 : <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x128xf32, 3>
    nvgpu.tma.async.load %arg4[%arg0, %arg0], %arg5[%arg0] to %arg7 multicast_mask = %arg2, predicate = %arg1 {a} : <tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, #gpu.address_space<workgroup>>
    nvgpu.tma.async.store %arg6 to %arg3[%arg0, %arg0] : memref<64x128xf32, 3> -> <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
    nvgpu.tma.async.store %arg6 to %arg3[%arg0, %arg0], predicate = %arg1 {a} : memref<64x128xf32, 3> -> <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
    return
  }
  func.func @warpgroups(%arg0: memref<128x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, %arg2: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %arg3: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %arg4: memref<128x128xf32, 3>) {
    %0 = nvgpu.warpgroup.generate.descriptor %arg0, %arg1 {a} : memref<128x64xf16, 3>, <tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
    %1 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>
    %2 = nvgpu.warpgroup.mma.init.accumulator {a} -> <fragmented = vector<128x128xf32>>
    %3 = nvgpu.warpgroup.mma %arg2, %arg3, %1 {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
    %4 = nvgpu.warpgroup.mma %arg2, %arg3, %1 {a, transposeA, transposeB, waitGroup = 2 : i64} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
    nvgpu.warpgroup.mma.store %4, %arg4 {a} : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
    return
  }
  func.func private @accumulator(!nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf16>>)
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.device.async.token, !nvgpu.mbarrier.token, !nvgpu.mbarrier.group<memorySpace = "x", num_barriers = 2>, !nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle = swizzle_32b, l2promo = l2promo_64b, oob = zero, interleave = interleave_16b>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #nvgpu<swizzle swizzle_64b>, b = #nvgpu<l2promo l2promo_128b>, c = #nvgpu<oob nan>, d = #nvgpu<interleave interleave_32b>, e = #nvgpu<rcp_rounding_mode approx>} : () -> ()
  "func.func"() <{function_type = (memref<?x?xf16, 3>, index, vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>, vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>, vector<2xi16>, vector<4x2xf16>, vector<4xf32>) -> (), sym_name = "fragments"}> ({
  ^bb0(%arg20: memref<?x?xf16, 3>, %arg21: index, %arg22: vector<4x2xf16>, %arg23: vector<2x2xf16>, %arg24: vector<2x2xf16>, %arg25: vector<4x1xf32>, %arg26: vector<2x1xf32>, %arg27: vector<2x2xf32>, %arg28: vector<2xi16>, %arg29: vector<4x2xf16>, %arg30: vector<4xf32>):
    %17 = "nvgpu.ldmatrix"(%arg20, %arg21, %arg21) <{numTiles = 4 : i32, transpose = false}> : (memref<?x?xf16, 3>, index, index) -> vector<4x2xf16>
    %18 = "nvgpu.ldmatrix"(%arg20, %arg21, %arg21) <{numTiles = 2 : i32, transpose = true}> {a} : (memref<?x?xf16, 3>, index, index) -> vector<2x2xf16>
    %19 = "nvgpu.mma.sync"(%arg22, %arg23, %arg24) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %20 = "nvgpu.mma.sync"(%arg25, %arg26, %arg27) <{mmaShape = [16, 8, 8], tf32Enabled}> {a} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    %21 = "nvgpu.mma.sp.sync"(%arg22, %arg29, %arg24, %arg28) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
    %22 = "nvgpu.mma.sp.sync"(%arg22, %arg29, %arg24, %arg28) <{mmaShape = [16, 8, 32], sparsitySelector = 1 : i32}> {a} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
    %23 = "nvgpu.rcp"(%arg30) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<4xf32>) -> vector<4xf32>
    %24 = "nvgpu.rcp"(%arg30) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> {a} : (vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x5xf32>, memref<2x7x5xf32, 3>, memref<2x7x5xf32, #gpu.address_space<workgroup>>, index) -> (), sym_name = "copies"}> ({
  ^bb0(%arg16: memref<4x5xf32>, %arg17: memref<2x7x5xf32, 3>, %arg18: memref<2x7x5xf32, #gpu.address_space<workgroup>>, %arg19: index):
    %13 = "nvgpu.device_async_copy"(%arg17, %arg19, %arg19, %arg19, %arg16, %arg19, %arg19) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<2x7x5xf32, 3>, index, index, index, memref<4x5xf32>, index, index) -> !nvgpu.device.async.token
    %14 = "nvgpu.device_async_copy"(%arg18, %arg19, %arg19, %arg19, %arg16, %arg19, %arg19, %arg19) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 1>}> : (memref<2x7x5xf32, #gpu.address_space<workgroup>>, index, index, index, memref<4x5xf32>, index, index, index) -> !nvgpu.device.async.token
    %15 = "nvgpu.device_async_create_group"(%13, %14) : (!nvgpu.device.async.token, !nvgpu.device.async.token) -> !nvgpu.device.async.token
    %16 = "nvgpu.device_async_create_group"() {a} : () -> !nvgpu.device.async.token
    "nvgpu.device_async_wait"(%15) : (!nvgpu.device.async.token) -> ()
    "nvgpu.device_async_wait"(%16) <{numGroups = 1 : i32}> {a} : (!nvgpu.device.async.token) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i1) -> (), sym_name = "barriers"}> ({
  ^bb0(%arg14: index, %arg15: i1):
    %6 = "nvgpu.mbarrier.create"() : () -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
    %7 = "nvgpu.mbarrier.create"() {a} : () -> !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>
    %8 = "nvgpu.mbarrier.get"(%6, %arg14) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> i32
    %9 = "nvgpu.mbarrier.get"(%7, %arg14) {a} : (!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, index) -> i64
    "nvgpu.mbarrier.init"(%6, %arg14, %arg14) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> ()
    "nvgpu.mbarrier.init"(%7, %arg14, %arg14, %arg15) {a} : (!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, index, index, i1) -> ()
    %10 = "nvgpu.mbarrier.arrive"(%6, %arg14) {a} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> !nvgpu.mbarrier.token
    %11 = "nvgpu.mbarrier.arrive.nocomplete"(%6, %arg14, %arg14) {a} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> !nvgpu.mbarrier.token
    "nvgpu.mbarrier.arrive.expect_tx"(%6, %arg14, %arg14) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> ()
    "nvgpu.mbarrier.arrive.expect_tx"(%6, %arg14, %arg14, %arg15) {a} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1) -> ()
    %12 = "nvgpu.mbarrier.test.wait"(%6, %10, %arg14) {a} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token, index) -> i1
    "nvgpu.mbarrier.try_wait.parity"(%6, %arg15, %arg14, %arg14) {a} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i1, i16, !nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, memref<64x128xf32, 3>, memref<64x64xf16, #gpu.address_space<workgroup>>, memref<*xf32>) -> (), sym_name = "tensors"}> ({
  ^bb0(%arg5: index, %arg6: i1, %arg7: i16, %arg8: !nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %arg9: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, %arg10: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg11: memref<64x128xf32, 3>, %arg12: memref<64x64xf16, #gpu.address_space<workgroup>>, %arg13: memref<*xf32>):
    %5 = "nvgpu.tma.create.descriptor"(%arg13, %arg5, %arg5) {a} : (memref<*xf32>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
    "nvgpu.tma.prefetch.descriptor"(%arg8) : (!nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>) -> ()
    "nvgpu.tma.prefetch.descriptor"(%arg8, %arg6) {a} : (!nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, i1) -> ()
    "nvgpu.tma.fence.descriptor"(%arg8) {a} : (!nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>) -> ()
    "nvgpu.tma.async.load"(%arg11, %arg10, %arg8, %arg5, %arg5, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<64x128xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index) -> ()
    "nvgpu.tma.async.load"(%arg12, %arg10, %arg9, %arg5, %arg5, %arg5, %arg7, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 1>}> {a} : (memref<64x64xf16, #gpu.address_space<workgroup>>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, index, index, index, i16, i1) -> ()
    "nvgpu.tma.async.store"(%arg11, %arg8, %arg5, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<64x128xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index) -> ()
    "nvgpu.tma.async.store"(%arg11, %arg8, %arg5, %arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {a} : (memref<64x128xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, memref<128x128xf32, 3>) -> (), sym_name = "warpgroups"}> ({
  ^bb0(%arg0: memref<128x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, %arg2: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %arg3: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %arg4: memref<128x128xf32, 3>):
    %0 = "nvgpu.warpgroup.generate.descriptor"(%arg0, %arg1) {a} : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
    %1 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
    %2 = "nvgpu.warpgroup.mma.init.accumulator"() {a} : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
    %3 = "nvgpu.warpgroup.mma"(%arg2, %arg3, %1) <{transposeB}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
    %4 = "nvgpu.warpgroup.mma"(%arg2, %arg3, %1) <{transposeA, transposeB, waitGroup = 2 : i64}> {a} : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
    "nvgpu.warpgroup.mma.store"(%4, %arg4) {a} : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<128x128xf32, 3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf16>>) -> (), sym_name = "accumulator", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func private @types(!nvgpu.device.async.token, !nvgpu.mbarrier.token, !nvgpu.mbarrier.group<memorySpace = "x", num_barriers = 2>, !nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle = swizzle_32b, l2promo = l2promo_64b, oob = zero, interleave = interleave_16b>) loc("<stdin>":9:1)
  func.func private @attributes() attributes {a = #nvgpu<swizzle swizzle_64b>, b = #nvgpu<l2promo l2promo_128b>, c = #nvgpu<oob nan>, d = #nvgpu<interleave interleave_32b>, e = #nvgpu<rcp_rounding_mode approx>} loc("<stdin>":11:1)
  func.func @fragments(%arg0: memref<?x?xf16, 3> loc("<stdin>":15:22), %arg1: index loc("<stdin>":15:46), %arg2: vector<4x2xf16> loc("<stdin>":15:57), %arg3: vector<2x2xf16> loc("<stdin>":15:78), %arg4: vector<2x2xf16> loc("<stdin>":15:99), %arg5: vector<4x1xf32> loc("<stdin>":15:120), %arg6: vector<2x1xf32> loc("<stdin>":15:143), %arg7: vector<2x2xf32> loc("<stdin>":15:166), %arg8: vector<2xi16> loc("<stdin>":15:189), %arg9: vector<4x2xf16> loc("<stdin>":15:208), %arg10: vector<4xf32> loc("<stdin>":15:230)) {
    %0 = nvgpu.ldmatrix %arg0[%arg1, %arg1] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16> loc("<stdin>":16:8)
    %1 = nvgpu.ldmatrix %arg0[%arg1, %arg1] {a, numTiles = 2 : i32, transpose = true} : memref<?x?xf16, 3> -> vector<2x2xf16> loc("<stdin>":17:8)
    %2 = nvgpu.mma.sync(%arg2, %arg3, %arg4) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16> loc("<stdin>":18:8)
    %3 = nvgpu.mma.sync(%arg5, %arg6, %arg7) {a, mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32> loc("<stdin>":19:8)
    %4 = nvgpu.mma.sp.sync(%arg2, %arg9, %arg4) metadata(%arg8) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16> loc("<stdin>":20:8)
    %5 = nvgpu.mma.sp.sync(%arg2, %arg9, %arg4) metadata(%arg8) {a, mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16> loc("<stdin>":21:8)
    %6 = nvgpu.rcp %arg10{rounding =  approx, ftz} : vector<4xf32> loc("<stdin>":22:8)
    %7 = nvgpu.rcp %arg10{rounding =  approx, ftz} {a} : vector<4xf32> loc("<stdin>":23:8)
    return loc("<stdin>":24:3)
  } loc("<stdin>":15:1)
  func.func @copies(%arg0: memref<4x5xf32> loc("<stdin>":26:19), %arg1: memref<2x7x5xf32, 3> loc("<stdin>":26:43), %arg2: memref<2x7x5xf32, #gpu.address_space<workgroup>> loc("<stdin>":26:70), %arg3: index loc("<stdin>":26:127)) {
    %0 = nvgpu.device_async_copy %arg0[%arg3, %arg3], %arg1[%arg3, %arg3, %arg3], 4 : memref<4x5xf32> to memref<2x7x5xf32, 3> loc("<stdin>":27:8)
    %1 = nvgpu.device_async_copy %arg0[%arg3, %arg3], %arg2[%arg3, %arg3, %arg3], 4, %arg3 {bypassL1} : memref<4x5xf32> to memref<2x7x5xf32, #gpu.address_space<workgroup>> loc("<stdin>":28:8)
    %2 = nvgpu.device_async_create_group %0, %1 loc("<stdin>":29:8)
    %3 = nvgpu.device_async_create_group  {a} loc("<stdin>":30:8)
    nvgpu.device_async_wait %2 loc("<stdin>":31:3)
    nvgpu.device_async_wait %3 {a, numGroups = 1 : i32} loc("<stdin>":32:3)
    return loc("<stdin>":33:3)
  } loc("<stdin>":26:1)
  func.func @barriers(%arg0: index loc("<stdin>":35:21), %arg1: i1 loc("<stdin>":35:32)) {
    %0 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>> loc("<stdin>":36:8)
    %1 = nvgpu.mbarrier.create {a} -> <memorySpace = 3 : i64, num_barriers = 4> loc("<stdin>":37:8)
    %2 = nvgpu.mbarrier.get %0[%arg0] : <memorySpace = #gpu.address_space<workgroup>> -> i32 loc("<stdin>":38:8)
    %3 = nvgpu.mbarrier.get %1[%arg0] {a} : <memorySpace = 3 : i64, num_barriers = 4> -> i64 loc("<stdin>":39:8)
    nvgpu.mbarrier.init %0[%arg0], %arg0 : <memorySpace = #gpu.address_space<workgroup>> loc("<stdin>":40:3)
    nvgpu.mbarrier.init %1[%arg0], %arg0, predicate = %arg1 {a} : <memorySpace = 3 : i64, num_barriers = 4> loc("<stdin>":41:3)
    %4 = nvgpu.mbarrier.arrive %0[%arg0] {a} : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token loc("<stdin>":42:8)
    %5 = nvgpu.mbarrier.arrive.nocomplete %0[%arg0], %arg0 {a} : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token loc("<stdin>":43:8)
    nvgpu.mbarrier.arrive.expect_tx %0[%arg0], %arg0 : <memorySpace = #gpu.address_space<workgroup>> loc("<stdin>":44:3)
    nvgpu.mbarrier.arrive.expect_tx %0[%arg0], %arg0, predicate = %arg1 {a} : <memorySpace = #gpu.address_space<workgroup>> loc("<stdin>":45:3)
    %6 = nvgpu.mbarrier.test.wait %0[%arg0], %4 {a} : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token loc("<stdin>":46:8)
    nvgpu.mbarrier.try_wait.parity %0[%arg0], %arg1, %arg0 {a} : <memorySpace = #gpu.address_space<workgroup>> loc("<stdin>":47:3)
    return loc("<stdin>":48:3)
  } loc("<stdin>":35:1)
  func.func @tensors(%arg0: index loc("<stdin>":50:20), %arg1: i1 loc("<stdin>":50:31), %arg2: i16 loc("<stdin>":50:39), %arg3: !nvgpu.tensormap.descriptor<tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none> loc("<stdin>":50:48), %arg4: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none> loc("<stdin>":50:58), %arg5: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> loc("<stdin>":50:73), %arg6: memref<64x128xf32, 3> loc("<stdin>":50:87), %arg7: memref<64x64xf16, #gpu.address_space<workgroup>> loc("<stdin>":50:114), %arg8: memref<*xf32> loc("<stdin>":50:168)) {
    %0 = nvgpu.tma.create.descriptor %arg8 box[%arg0, %arg0] {a} : memref<*xf32> -> <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none> loc("<stdin>":51:8)
    nvgpu.tma.prefetch.descriptor %arg3 : <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none> loc("<stdin>":52:3)
    nvgpu.tma.prefetch.descriptor %arg3, predicate = %arg1 {a} : <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none> loc("<stdin>":53:3)
    nvgpu.tma.fence.descriptor %arg3 {a} : <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none> loc("<stdin>":54:3)
    nvgpu.tma.async.load %arg3[%arg0, %arg0], %arg5[%arg0] to %arg6 : <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x128xf32, 3> loc("<stdin>":55:3)
    nvgpu.tma.async.load %arg4[%arg0, %arg0], %arg5[%arg0] to %arg7 multicast_mask = %arg2, predicate = %arg1 {a} : <tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, #gpu.address_space<workgroup>> loc("<stdin>":56:3)
    nvgpu.tma.async.store %arg6 to %arg3[%arg0, %arg0] : memref<64x128xf32, 3> -> <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none> loc("<stdin>":57:3)
    nvgpu.tma.async.store %arg6 to %arg3[%arg0, %arg0], predicate = %arg1 {a} : memref<64x128xf32, 3> -> <tensor = memref<64x128xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none> loc("<stdin>":58:3)
    return loc("<stdin>":59:3)
  } loc("<stdin>":50:1)
  func.func @warpgroups(%arg0: memref<128x64xf16, 3> loc("<stdin>":61:23), %arg1: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none> loc("<stdin>":61:50), %arg2: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>> loc("<stdin>":61:65), %arg3: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>> loc("<stdin>":61:73), %arg4: memref<128x128xf32, 3> loc("<stdin>":61:81)) {
    %0 = nvgpu.warpgroup.generate.descriptor %arg0, %arg1 {a} : memref<128x64xf16, 3>, <tensor = memref<64x64xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>> loc("<stdin>":62:8)
    %1 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>> loc("<stdin>":63:8)
    %2 = nvgpu.warpgroup.mma.init.accumulator {a} -> <fragmented = vector<128x128xf32>> loc("<stdin>":64:8)
    %3 = nvgpu.warpgroup.mma %arg2, %arg3, %1 {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>> loc("<stdin>":65:8)
    %4 = nvgpu.warpgroup.mma %arg2, %arg3, %1 {a, transposeA, transposeB, waitGroup = 2 : i64} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>> loc("<stdin>":66:8)
    nvgpu.warpgroup.mma.store %4, %arg4 {a} : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3> loc("<stdin>":67:3)
    return loc("<stdin>":68:3)
  } loc("<stdin>":61:1)
  func.func private @accumulator(!nvgpu.warpgroup.accumulator<fragmented = vector<64x24xf16>>) loc("<stdin>":70:1)
} loc("<stdin>":0:0)
