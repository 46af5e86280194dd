// Every operation of affine, in the spellings that its form has.
func.func @affine(%m: memref<4x?xf32>, %s: memref<f32>, %a: index, %n: index, %f: f32, %v: vector<4xf32>) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%a)[%n] {x}
  %1 = affine.apply affine_map<() -> (3)>()
  %2 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 4)>(%a)[%n] {x}
  %3 = affine.max affine_map<(d0) -> (d0, 4)>(%a)
  affine.for %i = 0 to 10 { }
  affine.for %i = %a to %n step 2 {
    "last.one"() : () -> ()
  } {x}
  affine.for %i = max affine_map<(d0) -> (d0, 0)>(%a) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%a)[%n] {
    %l = affine.load %m[%i + symbol(%n) * 2, %i mod 3] {y} : memref<4x?xf32>
    affine.store %l, %m[%i, -%i floordiv 2] {y} : memref<4x?xf32>
    affine.prefetch %m[%i, %i + 5], write, locality<1>, instr {y} : memref<4x?xf32>
    affine.prefetch %m[%i, 0], read, locality<3>, data : memref<4x?xf32>
    %w = affine.vector_load %m[%i, 0] {y} : memref<4x?xf32>, vector<4xf32>
    affine.vector_store %w, %m[%i, 0] {y} : memref<4x?xf32>, vector<4xf32>
  }
  %4 = affine.load %s[] : memref<f32>
  affine.store %f, %s[] : memref<f32>
  %5:2 = affine.for %i = -1 to affine_map<()[s0] -> (s0 + 1)>()[%n] iter_args(%p = %f, %q = %a) -> (f32, index) {
    affine.yield {y} %p, %i : f32, index
  }
  affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>(%a)[%n] { }
  affine.if affine_set<() : (1 == 0)>() { } else { } {x}
  %6:2 = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%a) -> (f32, index) {
    affine.yield %f, %a : f32, index
  } else {
    affine.yield %f, %n : f32, index
  }
  %7 = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%a) -> f32 {
    affine.yield %f : f32
  } else {
    affine.yield %f : f32
  }
  affine.parallel (%i, %j) = (0, max(%a, 1)) to (10, min(20, %n + 1)) { }
  affine.parallel (%i, %j) = (%a, %a + symbol(%n)) to (10, %a * 2) step (2, 1) { } {x}
  %8:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
    affine.yield %f, %f : f32, f32
  }
  %w = affine.parallel (%i) = (0) to (10) reduce ("muli") -> i32 {
    %z = "an.i32"() : () -> i32
    affine.yield %z : i32
  }
  affine.parallel () = () to () { }
  %9:3 = affine.delinearize_index %a into (2, %n, 4) {x} : index, index, index
  %10 = affine.linearize_index [%a, %n] by (2, %n) : index
  %11 = affine.linearize_index disjoint [%a, %n, %a] by (3, 4) : index
  return
}
func.func @transfers(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.dma_start %a[%i + 1], %b[%i], %t[0], %n : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_start %a[%i], %b[%i * 2], %t[0], %n, %n, %n : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %t[symbol(%n)], %n : memref<1xi32>
  }
  return
}

//= --allow-unregistered-dialect
#map = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
#map1 = affine_map<() -> (3)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0, 4)>
#map3 = affine_map<(d0) -> (d0, 4)>
#map4 = affine_map<(d0) -> (d0, 0)>
#map5 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
#map6 = affine_map<()[s0] -> (s0 + 1)>
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>
#set1 = affine_set<() : (1 == 0)>
#set2 = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @affine(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: index, %arg3: index, %arg4: f32, %arg5: vector<4xf32>) {
    %0 = affine.apply #map(%arg2)[%arg3] {x}
    %1 = affine.apply #map1()
    %2 = affine.min #map2(%arg2)[%arg3] {x}
    %3 = affine.max #map3(%arg2)
    affine.for %arg6 = 0 to 10 {
    }
    affine.for %arg6 = %arg2 to %arg3 step 2 {
      "last.one"() : () -> ()
    } {x}
    affine.for %arg6 = max #map4(%arg2) to min #map5(%arg2)[%arg3] {
      %13 = affine.load %arg0[%arg6 + symbol(%arg3) * 2, %arg6 mod 3] {y} : memref<4x?xf32>
      affine.store %13, %arg0[%arg6, (-%arg6) floordiv 2] {y} : memref<4x?xf32>
      affine.prefetch %arg0[%arg6, %arg6 + 5], write, locality<1>, instr {y} : memref<4x?xf32>
      affine.prefetch %arg0[%arg6, 0], read, locality<3>, data : memref<4x?xf32>
      %14 = affine.vector_load %arg0[%arg6, 0] {y} : memref<4x?xf32>, vector<4xf32>
      affine.vector_store %14, %arg0[%arg6, 0] {y} : memref<4x?xf32>, vector<4xf32>
    }
    %4 = affine.load %arg1[] : memref<f32>
    affine.store %arg4, %arg1[] : memref<f32>
    %5:2 = affine.for %arg6 = -1 to #map6()[%arg3] iter_args(%arg7 = %arg4, %arg8 = %arg2) -> (f32, index) {
      affine.yield {y} %arg7, %arg6 : f32, index
    }
    affine.if #set(%arg2)[%arg3] {
    }
    affine.if #set1() {
    } else {
    } {x}
    %6:2 = affine.if #set2(%arg2) -> (f32, index) {
      affine.yield %arg4, %arg2 : f32, index
    } else {
      affine.yield %arg4, %arg3 : f32, index
    }
    %7 = affine.if #set2(%arg2) -> f32 {
      affine.yield %arg4 : f32
    } else {
      affine.yield %arg4 : f32
    }
    affine.parallel (%arg6, %arg7) = (0, max(%arg2, 1)) to (10, min(20, %arg3 + 1)) {
    }
    affine.parallel (%arg6, %arg7) = (%arg2, %arg2 + symbol(%arg3)) to (10, %arg2 * 2) step (2, 1) {
    } {x}
    %8:2 = affine.parallel (%arg6) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
      affine.yield %arg4, %arg4 : f32, f32
    }
    %9 = affine.parallel (%arg6) = (0) to (10) reduce ("muli") -> (i32) {
      %13 = "an.i32"() : () -> i32
      affine.yield %13 : i32
    }
    affine.parallel () = () to () {
    }
    %10:3 = affine.delinearize_index %arg2 into (2, %arg3, 4) {x} : index, index, index
    %11 = affine.linearize_index [%arg2, %arg3] by (2, %arg3) : index
    %12 = affine.linearize_index disjoint [%arg2, %arg3, %arg2] by (3, 4) : index
    return
  }
  func.func @transfers(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
    affine.for %arg4 = 0 to 4 {
      affine.dma_start %arg0[%arg4 + 1], %arg1[%arg4], %arg2[0], %arg3 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
      affine.dma_start %arg0[%arg4], %arg1[%arg4 * 2], %arg2[0], %arg3, %arg3, %arg3 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
      affine.dma_wait %arg2[symbol(%arg3)], %arg3 : memref<1xi32>
    }
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
#map1 = affine_map<() -> (3)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0, 4)>
#map3 = affine_map<(d0) -> (d0, 4)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<() -> (10)>
#map6 = affine_map<()[s0] -> (s0)>
#map7 = affine_map<(d0)[s0] -> (d0 + s0 * 2, d0 mod 3)>
#map8 = affine_map<(d0) -> (d0, (-d0) floordiv 2)>
#map9 = affine_map<(d0) -> (d0, d0 + 5)>
#map10 = affine_map<(d0) -> (d0, 0)>
#map11 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
#map12 = affine_map<() -> ()>
#map13 = affine_map<() -> (-1)>
#map14 = affine_map<()[s0] -> (s0 + 1)>
#map15 = affine_map<(d0) -> (0, d0, 1)>
#map16 = affine_map<(d0) -> (10, 20, d0 + 1)>
#map17 = affine_map<(d0)[s0] -> (d0, d0 + s0)>
#map18 = affine_map<(d0) -> (10, d0 * 2)>
#map19 = affine_map<(d0) -> (d0)>
#map20 = affine_map<(d0) -> (d0 + 1)>
#map21 = affine_map<(d0) -> (d0 * 2)>
#map22 = affine_map<() -> (4)>
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>
#set1 = affine_set<() : (1 == 0)>
#set2 = affine_set<(d0) : (d0 - 1 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, index, index, f32, vector<4xf32>) -> (), sym_name = "affine"}> ({
  ^bb0(%arg5: memref<4x?xf32>, %arg6: memref<f32>, %arg7: index, %arg8: index, %arg9: f32, %arg10: vector<4xf32>):
    %0 = "affine.apply"(%arg7, %arg8) <{map = #map}> {x} : (index, index) -> index
    %1 = "affine.apply"() <{map = #map1}> : () -> index
    %2 = "affine.min"(%arg7, %arg8) <{map = #map2}> {x} : (index, index) -> index
    %3 = "affine.max"(%arg7) <{map = #map3}> : (index) -> index
    "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg22: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"(%arg7, %arg8) <{lowerBoundMap = #map6, operandSegmentSizes = array<i32: 1, 1, 0>, step = 2 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg21: index):
      "last.one"() : () -> ()
      "affine.yield"() : () -> ()
    }) {x} : (index, index) -> ()
    "affine.for"(%arg7, %arg7, %arg8) <{lowerBoundMap = #map10, operandSegmentSizes = array<i32: 1, 2, 0>, step = 1 : index, upperBoundMap = #map11}> ({
    ^bb0(%arg20: index):
      %14 = "affine.load"(%arg5, %arg20, %arg8) <{map = #map7}> {y} : (memref<4x?xf32>, index, index) -> f32
      "affine.store"(%14, %arg5, %arg20) <{map = #map8}> {y} : (f32, memref<4x?xf32>, index) -> ()
      "affine.prefetch"(%arg5, %arg20) <{isDataCache = false, isWrite = true, localityHint = 1 : i32, map = #map9}> {y} : (memref<4x?xf32>, index) -> ()
      "affine.prefetch"(%arg5, %arg20) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map10}> : (memref<4x?xf32>, index) -> ()
      %15 = "affine.vector_load"(%arg5, %arg20) <{map = #map10}> {y} : (memref<4x?xf32>, index) -> vector<4xf32>
      "affine.vector_store"(%15, %arg5, %arg20) <{map = #map10}> {y} : (vector<4xf32>, memref<4x?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %4 = "affine.load"(%arg6) <{map = #map12}> : (memref<f32>) -> f32
    "affine.store"(%arg9, %arg6) <{map = #map12}> : (f32, memref<f32>) -> ()
    %5:2 = "affine.for"(%arg8, %arg9, %arg7) <{lowerBoundMap = #map13, operandSegmentSizes = array<i32: 0, 1, 2>, step = 1 : index, upperBoundMap = #map14}> ({
    ^bb0(%arg17: index, %arg18: f32, %arg19: index):
      "affine.yield"(%arg18, %arg17) {y} : (f32, index) -> ()
    }) : (index, f32, index) -> (f32, index)
    "affine.if"(%arg7, %arg8) <{condition = #set}> ({
      "affine.yield"() : () -> ()
    }, {
    }) : (index, index) -> ()
    "affine.if"() <{condition = #set1}> ({
      "affine.yield"() : () -> ()
    }, {
      "affine.yield"() : () -> ()
    }) {x} : () -> ()
    %6:2 = "affine.if"(%arg7) <{condition = #set2}> ({
      "affine.yield"(%arg9, %arg7) : (f32, index) -> ()
    }, {
      "affine.yield"(%arg9, %arg8) : (f32, index) -> ()
    }) : (index) -> (f32, index)
    %7 = "affine.if"(%arg7) <{condition = #set2}> ({
      "affine.yield"(%arg9) : (f32) -> ()
    }, {
      "affine.yield"(%arg9) : (f32) -> ()
    }) : (index) -> f32
    "affine.parallel"(%arg7, %arg8) <{lowerBoundsGroups = dense<[1, 2]> : tensor<2xi32>, lowerBoundsMap = #map15, reductions = [], steps = [1, 1], upperBoundsGroups = dense<[1, 2]> : tensor<2xi32>, upperBoundsMap = #map16}> ({
    ^bb0(%arg15: index, %arg16: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"(%arg7, %arg8, %arg7) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map17, reductions = [], steps = [2, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map18}> ({
    ^bb0(%arg13: index, %arg14: index):
      "affine.yield"() : () -> ()
    }) {x} : (index, index, index) -> ()
    %8:2 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map4, reductions = [0, 4], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map5}> ({
    ^bb0(%arg12: index):
      "affine.yield"(%arg9, %arg9) : (f32, f32) -> ()
    }) : () -> (f32, f32)
    %9 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map4, reductions = [13], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map5}> ({
    ^bb0(%arg11: index):
      %13 = "an.i32"() : () -> i32
      "affine.yield"(%13) : (i32) -> ()
    }) : () -> i32
    "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #map12, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #map12}> ({
      "affine.yield"() : () -> ()
    }) : () -> ()
    %10:3 = "affine.delinearize_index"(%arg7, %arg8) <{static_basis = array<i64: 2, -9223372036854775808, 4>}> {x} : (index, index) -> (index, index, index)
    %11 = "affine.linearize_index"(%arg7, %arg8, %arg8) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 2, -9223372036854775808>}> : (index, index, index) -> index
    %12 = "affine.linearize_index"(%arg7, %arg8, %arg7) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 3, 4>}> : (index, index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32, 1>, memref<1xi32>, index) -> (), sym_name = "transfers"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index):
    "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map22}> ({
    ^bb0(%arg4: index):
      "affine.dma_start"(%arg0, %arg4, %arg1, %arg4, %arg2, %arg3) {dst_map = #map19, src_map = #map20, tag_map = #map4} : (memref<4xf32>, index, memref<4xf32, 1>, index, memref<1xi32>, index) -> ()
      "affine.dma_start"(%arg0, %arg4, %arg1, %arg4, %arg2, %arg3, %arg3, %arg3) {dst_map = #map21, src_map = #map19, tag_map = #map4} : (memref<4xf32>, index, memref<4xf32, 1>, index, memref<1xi32>, index, index, index) -> ()
      "affine.dma_wait"(%arg2, %arg3, %arg3) {tag_map = #map6} : (memref<1xi32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @affine(%arg0: memref<4x?xf32> loc("<stdin>":2:19), %arg1: memref<f32> loc("<stdin>":2:40), %arg2: index loc("<stdin>":2:57), %arg3: index loc("<stdin>":2:68), %arg4: f32 loc("<stdin>":2:79), %arg5: vector<4xf32> loc("<stdin>":2:88)) {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%arg2)[%arg3] {x} loc("<stdin>":3:8)
    %1 = affine.apply affine_map<() -> (3)>() loc("<stdin>":4:8)
    %2 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 4)>(%arg2)[%arg3] {x} loc("<stdin>":5:8)
    %3 = affine.max affine_map<(d0) -> (d0, 4)>(%arg2) loc("<stdin>":6:8)
    affine.for %arg6 loc("<stdin>":7:14) = 0 to 10 {
    } loc("<stdin>":7:3)
    affine.for %arg6 loc("<stdin>":8:14) = %arg2 to %arg3 step 2 {
      "last.one"() : () -> () loc("<stdin>":9:5)
    } {x} loc("<stdin>":8:3)
    affine.for %arg6 loc("<stdin>":11:14) = max affine_map<(d0) -> (d0, 0)>(%arg2) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%arg2)[%arg3] {
      %13 = affine.load %arg0[%arg6 + symbol(%arg3) * 2, %arg6 mod 3] {y} : memref<4x?xf32> loc("<stdin>":12:10)
      affine.store %13, %arg0[%arg6, (-%arg6) floordiv 2] {y} : memref<4x?xf32> loc("<stdin>":13:5)
      affine.prefetch %arg0[%arg6, %arg6 + 5], write, locality<1>, instr {y} : memref<4x?xf32> loc("<stdin>":14:5)
      affine.prefetch %arg0[%arg6, 0], read, locality<3>, data : memref<4x?xf32> loc("<stdin>":15:5)
      %14 = affine.vector_load %arg0[%arg6, 0] {y} : memref<4x?xf32>, vector<4xf32> loc("<stdin>":16:10)
      affine.vector_store %14, %arg0[%arg6, 0] {y} : memref<4x?xf32>, vector<4xf32> loc("<stdin>":17:5)
    } loc("<stdin>":11:3)
    %4 = affine.load %arg1[] : memref<f32> loc("<stdin>":19:8)
    affine.store %arg4, %arg1[] : memref<f32> loc("<stdin>":20:3)
    %5:2 = affine.for %arg6 loc("<stdin>":21:21) = -1 to affine_map<()[s0] -> (s0 + 1)>()[%arg3] iter_args(%arg7 = %arg4, %arg8 = %arg2) -> (f32, index) {
      affine.yield {y} %arg7, %arg6 : f32, index loc("<stdin>":22:5)
    } loc("<stdin>":21:10)
    affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>(%arg2)[%arg3] {
    } loc("<stdin>":24:3)
    affine.if affine_set<() : (1 == 0)>() {
    } else {
    } {x} loc("<stdin>":25:3)
    %6:2 = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%arg2) -> (f32, index) {
      affine.yield %arg4, %arg2 : f32, index loc("<stdin>":27:5)
    } else {
      affine.yield %arg4, %arg3 : f32, index loc("<stdin>":29:5)
    } loc("<stdin>":26:10)
    %7 = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%arg2) -> f32 {
      affine.yield %arg4 : f32 loc("<stdin>":32:5)
    } else {
      affine.yield %arg4 : f32 loc("<stdin>":34:5)
    } loc("<stdin>":31:8)
    affine.parallel (%arg6, %arg7) = (0, max(%arg2, 1)) to (10, min(20, %arg3 + 1)) {
    } loc("<stdin>":36:3)
    affine.parallel (%arg6, %arg7) = (%arg2, %arg2 + symbol(%arg3)) to (10, %arg2 * 2) step (2, 1) {
    } {x} loc("<stdin>":37:3)
    %8:2 = affine.parallel (%arg6) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
      affine.yield %arg4, %arg4 : f32, f32 loc("<stdin>":39:5)
    } loc("<stdin>":38:10)
    %9 = affine.parallel (%arg6) = (0) to (10) reduce ("muli") -> (i32) {
      %13 = "an.i32"() : () -> i32 loc("<stdin>":42:10)
      affine.yield %13 : i32 loc("<stdin>":43:5)
    } loc("<stdin>":41:8)
    affine.parallel () = () to () {
    } loc("<stdin>":45:3)
    %10:3 = affine.delinearize_index %arg2 into (2, %arg3, 4) {x} : index, index, index loc("<stdin>":46:10)
    %11 = affine.linearize_index [%arg2, %arg3] by (2, %arg3) : index loc("<stdin>":47:9)
    %12 = affine.linearize_index disjoint [%arg2, %arg3, %arg2] by (3, 4) : index loc("<stdin>":48:9)
    return loc("<stdin>":49:3)
  } loc("<stdin>":2:1)
  func.func @transfers(%arg0: memref<4xf32> loc("<stdin>":51:22), %arg1: memref<4xf32, 1> loc("<stdin>":51:41), %arg2: memref<1xi32> loc("<stdin>":51:63), %arg3: index loc("<stdin>":51:82)) {
    affine.for %arg4 loc("<stdin>":52:14) = 0 to 4 {
      affine.dma_start %arg0[%arg4 + 1], %arg1[%arg4], %arg2[0], %arg3 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32> loc("<stdin>":53:5)
      affine.dma_start %arg0[%arg4], %arg1[%arg4 * 2], %arg2[0], %arg3, %arg3, %arg3 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32> loc("<stdin>":54:5)
      affine.dma_wait %arg2[symbol(%arg3)], %arg3 : memref<1xi32> loc("<stdin>":55:5)
    } loc("<stdin>":52:3)
    return loc("<stdin>":57:3)
  } loc("<stdin>":51:1)
} loc("<stdin>":0:0)
