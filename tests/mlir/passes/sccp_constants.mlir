// Constants of dialects that have their own: sccp puts them in front of all.
func.func @f() -> (i32, f32, i32) {
  "foo"() : () -> ()
  %0 = ub.poison : i32
  %1 = ub.poison : f32
  %2 = ub.poison : i32
  "foo"(%0, %1, %2) : (i32, f32, i32) -> ()
  return %0, %1, %2 : i32, f32, i32
}
func.func @g() -> (i32, i32, !llvm.ptr, i32) {
  "foo"() : () -> ()
  %0 = llvm.mlir.undef : i32
  %1 = llvm.mlir.poison : i32
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.constant(4 : i32) : i32
  "foo"(%0, %1) : (i32, i32) -> ()
  return %0, %1, %2, %3 : i32, i32, !llvm.ptr, i32
}
func.func @h() {
  "foo"() : () -> ()
  %true = smt.constant true {a}
  %b = smt.bv.constant #smt.bv<5> : !smt.bv<7>
  %i = smt.int.constant 4
  "foo"(%true, %b, %i) : (!smt.bool, !smt.bv<7>, !smt.int) -> ()
  %c = spirv.Constant [dense<1.000000e+00> : vector<2xf32>, dense<2.000000e+00> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>
  %cst_2 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
  %d = spirv.Constant dense<3> : tensor<4xi32> : !spirv.array<4 x i32>
  "foo"(%c, %cst_2, %d) : (!spirv.array<2 x vector<2xf32>>, !spirv.array<2 x i32>, !spirv.array<4 x i32>) -> ()
  %e = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.size_t
  %e1 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32>
  %e2 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  %cx = complex.constant [1.0, 2.0] : complex<f64>
  %cy = arith.constant dense<> : tensor<0xi8>
  %sh = shape.const_shape [7, 9] : !shape.shape
  %si = shape.const_size 4
  %sw = shape.const_witness true
  %ix = index.constant 4
  %ib = index.bool.constant true
  "foo"(%e, %e1, %e2, %cx, %cy, %sh, %si, %sw, %ix, %ib) : (!emitc.size_t, !emitc.ptr<i32>, i32, complex<f64>, tensor<0xi8>, !shape.shape, !shape.size, !shape.witness, index, i1) -> ()
  %t = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %tt = transform.param.constant 4 : i32 -> !transform.param<i32>
  "foo"(%t, %tt) : (tensor<1xf32>, !transform.param<i32>) -> ()
  return
}
func.func @signs() -> (vector<2xui32>, ui32) {
  "foo"() : () -> ()
  %0 = arith.constant dense<1> : vector<2xui32>
  %1 = "foo"() : () -> ui32
  return %0, %1 : vector<2xui32>, ui32
}
// mlir-opt 22 does not read the condition of llvm.cond_br, and sees through casts of quantized numbers.
llvm.func @both_blocks() -> i32 {
  %c = llvm.mlir.constant(true) : i1
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %u = llvm.mlir.constant(1 : i32) : i32
  llvm.return %u : i32
^bb2:
  %v = llvm.mlir.constant(1 : i32) : i32
  llvm.return %v : i32
}
func.func @quantized_and_back() -> (tensor<4xi8>, f32) {
  %cst = arith.constant dense<5> : tensor<4xi8>
  %1 = quant.scast %cst : tensor<4xi8> to tensor<4x!quant.uniform<u8:f32, 7.812500e-03:128>>
  %2 = quant.scast %1 : tensor<4x!quant.uniform<u8:f32, 7.812500e-03:128>> to tensor<4xi8>
  %3 = arith.addi %2, %2 : tensor<4xi8>
  %f = arith.constant 1.0 : f32
  %q = quant.qcast %f : f32 to !quant.uniform<i8:f32, 2.0>
  %d = quant.dcast %q : !quant.uniform<i8:f32, 2.0> to f32
  %s = arith.addf %d, %d : f32
  return %3, %s : tensor<4xi8>, f32
}
// Constants of operations in a region that keeps them.
func.func @constants_inside(%x: i32) {
  %c2 = arith.constant 2 : i32
  "test.one_region_op"() ({
    %c1 = arith.constant 1 : i32
    %0 = arith.addi %c1, %c2 : i32
    %1 = arith.addi %c1, %c1 : i32
    "test.two_region_op"() ({
      %2 = arith.muli %c2, %c2 : i32
      "foo.yield"(%2) : (i32) -> ()
    }, {}) : () -> ()
    "foo.yield"(%0, %1) : (i32, i32) -> ()
  }) : () -> ()
  "use"(%c2) : (i32) -> ()
  return
}
func.func @all(%a: !shape.witness, %b: !shape.witness) {
  %f = shape.const_witness false
  %t = shape.const_witness true
  %0 = shape.assuming_all %a, %f
  %1 = shape.assuming_all %a, %f, %b
  %2 = shape.assuming_all %a, %f, %t
  "use"(%0, %1, %2) : (!shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

//= --allow-unregistered-dialect --sccp
module {
  func.func @f() -> (i32, f32, i32) {
    %0 = ub.poison : f32
    %1 = ub.poison : i32
    "foo"() : () -> ()
    "foo"(%1, %0, %1) : (i32, f32, i32) -> ()
    return %1, %0, %1 : i32, f32, i32
  }
  func.func @g() -> (i32, i32, !llvm.ptr, i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.poison : i32
    %3 = llvm.mlir.undef : i32
    "foo"() : () -> ()
    "foo"(%3, %2) : (i32, i32) -> ()
    return %3, %2, %1, %0 : i32, i32, !llvm.ptr, i32
  }
  func.func @h() {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %true = index.bool.constant true
    %idx4 = index.constant 4
    %1 = shape.const_witness true
    %c4 = shape.const_size 4
    %2 = shape.const_shape [7, 9] : !shape.shape
    %cst = arith.constant dense<> : tensor<0xi8>
    %cst_0 = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>
    %3 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    %4 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32>
    %5 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.size_t
    %cst_1 = spirv.Constant dense<3> : tensor<4xi32> : !spirv.array<4 x i32>
    %cst_2 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
    %cst_3 = spirv.Constant [dense<1.000000e+00> : vector<2xf32>, dense<2.000000e+00> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>
    %c5_bv7 = smt.bv.constant #smt.bv<5> : !smt.bv<7>
    %true_4 = smt.constant true
    "foo"() : () -> ()
    %c4_5 = smt.int.constant 4
    "foo"(%true_4, %c5_bv7, %c4_5) : (!smt.bool, !smt.bv<7>, !smt.int) -> ()
    "foo"(%cst_3, %cst_2, %cst_1) : (!spirv.array<2 x vector<2xf32>>, !spirv.array<2 x i32>, !spirv.array<4 x i32>) -> ()
    %6 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.size_t
    %7 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32>
    %8 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    "foo"(%5, %4, %3, %cst_0, %cst, %2, %c4, %1, %idx4, %true) : (!emitc.size_t, !emitc.ptr<i32>, i32, complex<f64>, tensor<0xi8>, !shape.shape, !shape.size, !shape.witness, index, i1) -> ()
    %9 = transform.param.constant 4 : i32 -> !transform.param<i32>
    "foo"(%0, %9) : (tensor<1xf32>, !transform.param<i32>) -> ()
    return
  }
  func.func @signs() -> (vector<2xui32>, ui32) {
    %cst = arith.constant dense<1> : vector<2xui32>
    "foo"() : () -> ()
    %0 = "foo"() : () -> ui32
    return %cst, %0 : vector<2xui32>, ui32
  }
  llvm.func @both_blocks() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(true) : i1
    llvm.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %0 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %0 : i32
  }
  func.func @quantized_and_back() -> (tensor<4xi8>, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<10> : tensor<4xi8>
    %cst_2 = arith.constant dense<5> : tensor<4xi8>
    %0 = quant.scast %cst_2 : tensor<4xi8> to tensor<4x!quant.uniform<u8:f32, 7.812500e-03:128>>
    %1 = quant.qcast %cst_0 : f32 to !quant.uniform<i8:f32, 2.000000e+00>
    return %cst_1, %cst : tensor<4xi8>, f32
  }
  func.func @constants_inside(%arg0: i32) {
    %c2_i32 = arith.constant 2 : i32
    "test.one_region_op"() ({
      %c4_i32 = arith.constant 4 : i32
      %c2_i32_0 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      %c1_i32 = arith.constant 1 : i32
      "test.two_region_op"() ({
        "foo.yield"(%c4_i32) : (i32) -> ()
      }, {
      }) : () -> ()
      "foo.yield"(%c3_i32, %c2_i32_0) : (i32, i32) -> ()
    }) : () -> ()
    "use"(%c2_i32) : (i32) -> ()
    return
  }
  func.func @all(%arg0: !shape.witness, %arg1: !shape.witness) {
    %0 = shape.const_witness true
    %1 = shape.const_witness false
    %2 = shape.assuming_all %arg0, %1, %arg1
    "use"(%1, %2, %1) : (!shape.witness, !shape.witness, !shape.witness) -> ()
    return
  }
}

