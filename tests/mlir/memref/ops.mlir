// Every operation of memref, in the spellings that its form has.
memref.global "private" @g : memref<2x2xf32> = dense<[[0.0, 1.0], [2.0, 3.0]]>
memref.global constant @c : memref<2xi32> = dense<7> {alignment = 64 : i64, a.b}
memref.global "nested" @u : memref<f32> = uninitialized
memref.global @external : memref<4xi8>
func.func @memref(%m: memref<4x?xf32>, %u: memref<*xf32>, %i: index, %n: index, %f: f32, %t: memref<1xi32>, %line: memref<?xf32>, %shape: memref<2xindex>, %bytes: memref<2048xi8>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n)[%i] {alignment = 8 : i64, x} : memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  %2 = memref.alloca(%n) : memref<?xf32>
  %3 = memref.realloc %line : memref<?xf32> to memref<8xf32>
  %4 = memref.realloc %line(%n) {alignment = 16 : i64} : memref<?xf32> to memref<?xf32>
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  %5:2 = memref.alloca_scope -> (f32, index) {
    %x = memref.alloca() : memref<f32>
    memref.alloca_scope.return {y} %f, %i : f32, index
  } {z}
  %6 = memref.assume_alignment %m, 16 {x} : memref<4x?xf32>
  %7 = memref.atomic_rmw addf %f, %m[%i, %n] {x} : (f32, memref<4x?xf32>) -> f32
  %8 = memref.generic_atomic_rmw %m[%i, %n] : memref<4x?xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %old {y} : f32
  } {x}
  %9 = memref.cast %m {x} : memref<4x?xf32> to memref<?x?xf32>
  %10 = memref.cast %u : memref<*xf32> to memref<4xf32>
  memref.copy %m, %m {x} : memref<4x?xf32> to memref<4x?xf32>
  memref.dealloc %0 : memref<4xf32>
  memref.dealloc %u {x} : memref<*xf32>
  %11 = memref.dim %m, %i : memref<4x?xf32>
  %12 = memref.dim {x} %u, %i : memref<*xf32>
  %13:2 = memref.distinct_objects %m, %line {x} : memref<4x?xf32>, memref<?xf32>
  memref.dma_start %m[%i, %n], %m[%n, %i], %n, %t[%i] : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
  memref.dma_start %m[%i, %n], %m[%n, %i], %n, %t[%i], %n, %i : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
  memref.dma_wait %t[%i], %n {x} : memref<1xi32>
  %14 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index {x}
  %15:6 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index {x}
  %16 = memref.get_global @g : memref<2x2xf32> {x}
  %17 = memref.load %m[%i, %n] : memref<4x?xf32>
  %18 = memref.load %m[%i, %n] {alignment = 4 : i64, nontemporal = true, x} : memref<4x?xf32>
  %19 = memref.load %m[%i, %n] {nontemporal = false} : memref<4x?xf32>
  memref.store %f, %m[%i, %n] {nontemporal = true} : memref<4x?xf32>
  %20 = memref.memory_space_cast %m {x} : memref<4x?xf32> to memref<4x?xf32, 3>
  memref.prefetch %m[%i, %n], read, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %n], write, locality<0>, instr : memref<4x?xf32>
  %21 = memref.rank %u {x} : memref<*xf32>
  %22 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %n], strides: [%n, 1] {x} : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %23 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  %24 = memref.reshape %m(%shape) {x} : (memref<4x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %25 = memref.expand_shape %line [[0, 1]] output_shape [%n, 4] {x} : memref<?xf32> into memref<?x4xf32>
  %26 = memref.collapse_shape %25 [[0, 1]] {x} : memref<?x4xf32> into memref<?xf32>
  %27 = memref.subview %m[0, %i] [4, 2] [1, %n] {x} : memref<4x?xf32> to memref<4x2xf32, strided<[?, ?], offset: ?>>
  %28 = memref.transpose %m (i, j) -> (j, i) {x} : memref<4x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %29 = memref.view %bytes[%i][%n, %n] {x} : memref<2048xi8> to memref<?x4x?xf32>
  return
}

//= --allow-unregistered-dialect
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
#map1 = affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>
module {
  memref.global "private" @g : memref<2x2xf32> = dense<[[0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00]]>
  memref.global constant @c : memref<2xi32> = dense<7> {a.b, alignment = 64 : i64}
  memref.global "nested" @u : memref<f32> = uninitialized
  memref.global @external : memref<4xi8>
  func.func @memref(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: index, %arg4: f32, %arg5: memref<1xi32>, %arg6: memref<?xf32>, %arg7: memref<2xindex>, %arg8: memref<2048xi8>) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc(%arg3)[%arg2] {alignment = 8 : i64, x} : memref<4x?xf32, #map>
    %alloca = memref.alloca(%arg3) : memref<?xf32>
    %0 = memref.realloc %arg6 : memref<?xf32> to memref<8xf32>
    %1 = memref.realloc %arg6(%arg3) {alignment = 16 : i64} : memref<?xf32> to memref<?xf32>
    memref.alloca_scope  {
    }
    %2:2 = memref.alloca_scope  -> (f32, index) {
      %alloca_4 = memref.alloca() : memref<f32>
      memref.alloca_scope.return {y} %arg4, %arg2 : f32, index
    } {z}
    %assume_align = memref.assume_alignment %arg0, 16 {x} : memref<4x?xf32>
    %3 = memref.atomic_rmw addf %arg4, %arg0[%arg2, %arg3] {x} : (f32, memref<4x?xf32>) -> f32
    %4 = memref.generic_atomic_rmw %arg0[%arg2, %arg3] : memref<4x?xf32> {
    ^bb0(%arg9: f32):
      memref.atomic_yield %arg9 {y} : f32
    } {x}
    %cast = memref.cast %arg0 {x} : memref<4x?xf32> to memref<?x?xf32>
    %cast_1 = memref.cast %arg1 : memref<*xf32> to memref<4xf32>
    memref.copy %arg0, %arg0 {x} : memref<4x?xf32> to memref<4x?xf32>
    memref.dealloc %alloc : memref<4xf32>
    memref.dealloc %arg1 {x} : memref<*xf32>
    %dim = memref.dim %arg0, %arg2 : memref<4x?xf32>
    %dim_2 = memref.dim {x} %arg1, %arg2 : memref<*xf32>
    %5:2 = memref.distinct_objects %arg0, %arg6 {x} : memref<4x?xf32>, memref<?xf32>
    memref.dma_start %arg0[%arg2, %arg3], %arg0[%arg3, %arg2], %arg3, %arg5[%arg2] : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
    memref.dma_start %arg0[%arg2, %arg3], %arg0[%arg3, %arg2], %arg3, %arg5[%arg2], %arg3, %arg2 : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
    memref.dma_wait %arg5[%arg2], %arg3 {x} : memref<1xi32>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index {x}
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index {x}
    %6 = memref.get_global @g : memref<2x2xf32> {x}
    %7 = memref.load %arg0[%arg2, %arg3] : memref<4x?xf32>
    %8 = memref.load %arg0[%arg2, %arg3] {alignment = 4 : i64, nontemporal = true, x} : memref<4x?xf32>
    %9 = memref.load %arg0[%arg2, %arg3] : memref<4x?xf32>
    memref.store %arg4, %arg0[%arg2, %arg3] {nontemporal = true} : memref<4x?xf32>
    %memspacecast = memref.memory_space_cast %arg0 {x} : memref<4x?xf32> to memref<4x?xf32, 3>
    memref.prefetch %arg0[%arg2, %arg3], read, locality<3>, data : memref<4x?xf32>
    memref.prefetch %arg0[%arg2, %arg3], write, locality<0>, instr : memref<4x?xf32>
    %10 = memref.rank %arg1 {x} : memref<*xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [4, %arg3], strides: [%arg3, 1] {x} : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %reinterpret_cast_3 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
    %reshape = memref.reshape %arg0(%arg7) {x} : (memref<4x?xf32>, memref<2xindex>) -> memref<?x?xf32>
    %expand_shape = memref.expand_shape %arg6 [[0, 1]] output_shape [%arg3, 4] {x} : memref<?xf32> into memref<?x4xf32>
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1]] {x} : memref<?x4xf32> into memref<?xf32>
    %subview = memref.subview %arg0[0, %arg2] [4, 2] [1, %arg3] {x} : memref<4x?xf32> to memref<4x2xf32, strided<[?, ?], offset: ?>>
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) {x} : memref<4x?xf32> to memref<?x4xf32, #map1>
    %view = memref.view %arg8[%arg2][%arg3, %arg3] {x} : memref<2048xi8> to memref<?x4x?xf32>
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
#map1 = affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00]]> : tensor<2x2xf32>, sym_name = "g", sym_visibility = "private", type = memref<2x2xf32>}> : () -> ()
  "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<7> : tensor<2xi32>, sym_name = "c", type = memref<2xi32>}> {a.b} : () -> ()
  "memref.global"() <{initial_value, sym_name = "u", sym_visibility = "nested", type = memref<f32>}> : () -> ()
  "memref.global"() <{sym_name = "external", type = memref<4xi8>}> : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32>, index, index, f32, memref<1xi32>, memref<?xf32>, memref<2xindex>, memref<2048xi8>) -> (), sym_name = "memref"}> ({
  ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: index, %arg4: f32, %arg5: memref<1xi32>, %arg6: memref<?xf32>, %arg7: memref<2xindex>, %arg8: memref<2048xi8>):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %1 = "memref.alloc"(%arg3, %arg2) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 1>}> {x} : (index, index) -> memref<4x?xf32, #map>
    %2 = "memref.alloca"(%arg3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %3 = "memref.realloc"(%arg6) : (memref<?xf32>) -> memref<8xf32>
    %4 = "memref.realloc"(%arg6, %arg3) <{alignment = 16 : i64}> : (memref<?xf32>, index) -> memref<?xf32>
    "memref.alloca_scope"() ({
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %5:2 = "memref.alloca_scope"() ({
      %30 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
      "memref.alloca_scope.return"(%arg4, %arg2) {y} : (f32, index) -> ()
    }) {z} : () -> (f32, index)
    %6 = "memref.assume_alignment"(%arg0) <{alignment = 16 : i32}> {x} : (memref<4x?xf32>) -> memref<4x?xf32>
    %7 = "memref.atomic_rmw"(%arg4, %arg0, %arg2, %arg3) <{kind = 0 : i64}> {x} : (f32, memref<4x?xf32>, index, index) -> f32
    %8 = "memref.generic_atomic_rmw"(%arg0, %arg2, %arg3) ({
    ^bb0(%arg9: f32):
      "memref.atomic_yield"(%arg9) {y} : (f32) -> ()
    }) {x} : (memref<4x?xf32>, index, index) -> f32
    %9 = "memref.cast"(%arg0) {x} : (memref<4x?xf32>) -> memref<?x?xf32>
    %10 = "memref.cast"(%arg1) : (memref<*xf32>) -> memref<4xf32>
    "memref.copy"(%arg0, %arg0) {x} : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "memref.dealloc"(%0) : (memref<4xf32>) -> ()
    "memref.dealloc"(%arg1) {x} : (memref<*xf32>) -> ()
    %11 = "memref.dim"(%arg0, %arg2) : (memref<4x?xf32>, index) -> index
    %12 = "memref.dim"(%arg1, %arg2) {x} : (memref<*xf32>, index) -> index
    %13:2 = "memref.distinct_objects"(%arg0, %arg6) {x} : (memref<4x?xf32>, memref<?xf32>) -> (memref<4x?xf32>, memref<?xf32>)
    "memref.dma_start"(%arg0, %arg2, %arg3, %arg0, %arg3, %arg2, %arg3, %arg5, %arg2) : (memref<4x?xf32>, index, index, memref<4x?xf32>, index, index, index, memref<1xi32>, index) -> ()
    "memref.dma_start"(%arg0, %arg2, %arg3, %arg0, %arg3, %arg2, %arg3, %arg5, %arg2, %arg3, %arg2) : (memref<4x?xf32>, index, index, memref<4x?xf32>, index, index, index, memref<1xi32>, index, index, index) -> ()
    "memref.dma_wait"(%arg5, %arg2, %arg3) {x} : (memref<1xi32>, index, index) -> ()
    %14 = "memref.extract_aligned_pointer_as_index"(%arg0) {x} : (memref<4x?xf32>) -> index
    %15:6 = "memref.extract_strided_metadata"(%arg0) {x} : (memref<4x?xf32>) -> (memref<f32>, index, index, index, index, index)
    %16 = "memref.get_global"() <{name = @g}> {x} : () -> memref<2x2xf32>
    %17 = "memref.load"(%arg0, %arg2, %arg3) : (memref<4x?xf32>, index, index) -> f32
    %18 = "memref.load"(%arg0, %arg2, %arg3) <{alignment = 4 : i64, nontemporal = true}> {x} : (memref<4x?xf32>, index, index) -> f32
    %19 = "memref.load"(%arg0, %arg2, %arg3) <{nontemporal = false}> : (memref<4x?xf32>, index, index) -> f32
    "memref.store"(%arg4, %arg0, %arg2, %arg3) <{nontemporal = true}> : (f32, memref<4x?xf32>, index, index) -> ()
    %20 = "memref.memory_space_cast"(%arg0) {x} : (memref<4x?xf32>) -> memref<4x?xf32, 3>
    "memref.prefetch"(%arg0, %arg2, %arg3) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x?xf32>, index, index) -> ()
    "memref.prefetch"(%arg0, %arg2, %arg3) <{isDataCache = false, isWrite = true, localityHint = 0 : i32}> : (memref<4x?xf32>, index, index) -> ()
    %21 = "memref.rank"(%arg1) {x} : (memref<*xf32>) -> index
    %22 = "memref.reinterpret_cast"(%arg0, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> {x} : (memref<4x?xf32>, index, index, index) -> memref<4x?xf32, strided<[?, 1], offset: ?>>
    %23 = "memref.reinterpret_cast"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<*xf32>) -> memref<f32>
    %24 = "memref.reshape"(%arg0, %arg7) {x} : (memref<4x?xf32>, memref<2xindex>) -> memref<?x?xf32>
    %25 = "memref.expand_shape"(%arg6, %arg3) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> {x} : (memref<?xf32>, index) -> memref<?x4xf32>
    %26 = "memref.collapse_shape"(%25) <{reassociation = [[0, 1]]}> {x} : (memref<?x4xf32>) -> memref<?xf32>
    %27 = "memref.subview"(%arg0, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, 2>, static_strides = array<i64: 1, -9223372036854775808>}> {x} : (memref<4x?xf32>, index, index) -> memref<4x2xf32, strided<[?, ?], offset: ?>>
    %28 = "memref.transpose"(%arg0) <{permutation = #map2}> {x} : (memref<4x?xf32>) -> memref<?x4xf32, #map1>
    %29 = "memref.view"(%arg8, %arg2, %arg3, %arg3) {x} : (memref<2048xi8>, index, index, index) -> memref<?x4x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  memref.global "private" @g : memref<2x2xf32> = dense<[[0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00]]> loc("<stdin>":2:1)
  memref.global constant @c : memref<2xi32> = dense<7> {a.b, alignment = 64 : i64} loc("<stdin>":3:1)
  memref.global "nested" @u : memref<f32> = uninitialized loc("<stdin>":4:1)
  memref.global @external : memref<4xi8> loc("<stdin>":5:1)
  func.func @memref(%arg0: memref<4x?xf32> loc("<stdin>":6:19), %arg1: memref<*xf32> loc("<stdin>":6:40), %arg2: index loc("<stdin>":6:59), %arg3: index loc("<stdin>":6:70), %arg4: f32 loc("<stdin>":6:81), %arg5: memref<1xi32> loc("<stdin>":6:90), %arg6: memref<?xf32> loc("<stdin>":6:109), %arg7: memref<2xindex> loc("<stdin>":6:131), %arg8: memref<2048xi8> loc("<stdin>":6:156)) {
    %alloc = memref.alloc() : memref<4xf32> loc("<stdin>":7:8)
    %alloc_0 = memref.alloc(%arg3)[%arg2] {alignment = 8 : i64, x} : memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>> loc("<stdin>":8:8)
    %alloca = memref.alloca(%arg3) : memref<?xf32> loc("<stdin>":9:8)
    %0 = memref.realloc %arg6 : memref<?xf32> to memref<8xf32> loc("<stdin>":10:8)
    %1 = memref.realloc %arg6(%arg3) {alignment = 16 : i64} : memref<?xf32> to memref<?xf32> loc("<stdin>":11:8)
    memref.alloca_scope  {
    } loc("<stdin>":12:3)
    %2:2 = memref.alloca_scope  -> (f32, index) {
      %alloca_4 = memref.alloca() : memref<f32> loc("<stdin>":16:10)
      memref.alloca_scope.return {y} %arg4, %arg2 : f32, index loc("<stdin>":17:5)
    } {z} loc("<stdin>":15:10)
    %assume_align = memref.assume_alignment %arg0, 16 {x} : memref<4x?xf32> loc("<stdin>":19:8)
    %3 = memref.atomic_rmw addf %arg4, %arg0[%arg2, %arg3] {x} : (f32, memref<4x?xf32>) -> f32 loc("<stdin>":20:8)
    %4 = memref.generic_atomic_rmw %arg0[%arg2, %arg3] : memref<4x?xf32> {
    ^bb0(%arg9: f32 loc("<stdin>":22:8)):
      memref.atomic_yield %arg9 {y} : f32 loc("<stdin>":23:5)
    } {x} loc("<stdin>":21:8)
    %cast = memref.cast %arg0 {x} : memref<4x?xf32> to memref<?x?xf32> loc("<stdin>":25:8)
    %cast_1 = memref.cast %arg1 : memref<*xf32> to memref<4xf32> loc("<stdin>":26:9)
    memref.copy %arg0, %arg0 {x} : memref<4x?xf32> to memref<4x?xf32> loc("<stdin>":27:3)
    memref.dealloc %alloc : memref<4xf32> loc("<stdin>":28:3)
    memref.dealloc %arg1 {x} : memref<*xf32> loc("<stdin>":29:3)
    %dim = memref.dim %arg0, %arg2 : memref<4x?xf32> loc("<stdin>":30:9)
    %dim_2 = memref.dim {x} %arg1, %arg2 : memref<*xf32> loc("<stdin>":31:9)
    %5:2 = memref.distinct_objects %arg0, %arg6 {x} : memref<4x?xf32>, memref<?xf32> loc("<stdin>":32:11)
    memref.dma_start %arg0[%arg2, %arg3], %arg0[%arg3, %arg2], %arg3, %arg5[%arg2] : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32> loc("<stdin>":33:3)
    memref.dma_start %arg0[%arg2, %arg3], %arg0[%arg3, %arg2], %arg3, %arg5[%arg2], %arg3, %arg2 : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32> loc("<stdin>":34:3)
    memref.dma_wait %arg5[%arg2], %arg3 {x} : memref<1xi32> loc("<stdin>":35:3)
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index {x} loc("<stdin>":36:9)
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index {x} loc("<stdin>":37:11)
    %6 = memref.get_global @g : memref<2x2xf32> {x} loc("<stdin>":38:9)
    %7 = memref.load %arg0[%arg2, %arg3] : memref<4x?xf32> loc("<stdin>":39:9)
    %8 = memref.load %arg0[%arg2, %arg3] {alignment = 4 : i64, nontemporal = true, x} : memref<4x?xf32> loc("<stdin>":40:9)
    %9 = memref.load %arg0[%arg2, %arg3] : memref<4x?xf32> loc("<stdin>":41:9)
    memref.store %arg4, %arg0[%arg2, %arg3] {nontemporal = true} : memref<4x?xf32> loc("<stdin>":42:3)
    %memspacecast = memref.memory_space_cast %arg0 {x} : memref<4x?xf32> to memref<4x?xf32, 3> loc("<stdin>":43:9)
    memref.prefetch %arg0[%arg2, %arg3], read, locality<3>, data : memref<4x?xf32> loc("<stdin>":44:3)
    memref.prefetch %arg0[%arg2, %arg3], write, locality<0>, instr : memref<4x?xf32> loc("<stdin>":45:3)
    %10 = memref.rank %arg1 {x} : memref<*xf32> loc("<stdin>":46:9)
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [4, %arg3], strides: [%arg3, 1] {x} : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>> loc("<stdin>":47:9)
    %reinterpret_cast_3 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32> loc("<stdin>":48:9)
    %reshape = memref.reshape %arg0(%arg7) {x} : (memref<4x?xf32>, memref<2xindex>) -> memref<?x?xf32> loc("<stdin>":49:9)
    %expand_shape = memref.expand_shape %arg6 [[0, 1]] output_shape [%arg3, 4] {x} : memref<?xf32> into memref<?x4xf32> loc("<stdin>":50:9)
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1]] {x} : memref<?x4xf32> into memref<?xf32> loc("<stdin>":51:9)
    %subview = memref.subview %arg0[0, %arg2] [4, 2] [1, %arg3] {x} : memref<4x?xf32> to memref<4x2xf32, strided<[?, ?], offset: ?>> loc("<stdin>":52:9)
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) {x} : memref<4x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>> loc("<stdin>":53:9)
    %view = memref.view %arg8[%arg2][%arg3, %arg3] {x} : memref<2048xi8> to memref<?x4x?xf32> loc("<stdin>":54:9)
    return loc("<stdin>":55:3)
  } loc("<stdin>":6:1)
} loc("<stdin>":0:0)
