// Which operations fold with poison, with constants that are added to positions, and in place: sccp takes most of that back.
func.func @poison() -> (index, i32, i32, i32, f8E4M3FN, f16, tensor<0xi8>) {
  %p = ub.poison : index
  %q = ub.poison : i32
  %g = ub.poison : f8E4M3FN
  %h = ub.poison : f16
  %0 = arith.shli %p, %p : index
  %1 = arith.shli %q, %q : i32
  %2 = arith.shrui %q, %q : i32
  %3 = arith.shrsi %q, %q : i32
  %4 = math.atan %g : f8E4M3FN
  %5 = math.powf %h, %h : f16
  %6 = tensor.from_elements : tensor<0xi8>
  return %0, %1, %2, %3, %4, %5, %6 : index, i32, i32, i32, f8E4M3FN, f16, tensor<0xi8>
}
func.func @casts(%x: tensor<*xf16>, %y: f16, %h: !transform.any_op) -> (tensor<*xf16>, f16, f16, !transform.any_op, f16, f16) {
  %h1 = ub.poison : f16
  %z = arith.constant 0.0 : f16
  %0 = tosa.cast %x : (tensor<*xf16>) -> tensor<*xf16>
  %1 = math.log %h1 : f16
  %2 = math.atan2 %h1, %y : f16
  %3 = transform.cast %h : !transform.any_op to !transform.any_op
  %4 = math.atan2 %z, %z : f16
  %o = arith.constant 1.0 : f16
  %5 = math.atan2 %o, %z : f16
  return %0, %1, %2, %3, %4, %5 : tensor<*xf16>, f16, f16, !transform.any_op, f16, f16
}
func.func @positions(%v: vector<2x3x4xf32>, %w: vector<3x2xf32>, %f: f32) -> (vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<3x2xf32>) {
  %m = arith.constant -1 : index
  %0 = vector.extract %v[%m, 2] : vector<4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %v[0, -1] : vector<4xf32> from vector<2x3x4xf32>
  %2 = vector.insert %f, %w [%m, 1] : f32 into vector<3x2xf32>
  %3 = vector.insert %f, %w [-1, 1] : f32 into vector<3x2xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<3x2xf32>
}
func.func @kept(%i: i32, %n: index) {
  %t = shape.const_witness true
  %w = "test.w"() : () -> !shape.witness
  %0 = shape.assuming_all %w, %t
  "use"(%0) : (!shape.witness) -> ()
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %k) in (%l = %n, %m = %n, %o = %n) {
    %1 = gpu.subgroup_reduce add %i cluster(size = 4) : (i32) -> i32
    "use"(%1) : (i32) -> ()
    gpu.terminator
  }
  return
}

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @poison() -> (index, i32, i32, i32, f8E4M3FN, f16, tensor<0xi8>) {
    %cst = arith.constant dense<> : tensor<0xi8>
    %0 = ub.poison : f16
    %1 = ub.poison : f8E4M3FN
    %2 = ub.poison : index
    %3 = ub.poison : i32
    %4 = arith.shli %2, %2 : index
    %5 = arith.shli %3, %3 : i32
    %6 = arith.shrui %3, %3 : i32
    %7 = arith.shrsi %3, %3 : i32
    return %4, %5, %6, %7, %1, %0, %cst : index, i32, i32, i32, f8E4M3FN, f16, tensor<0xi8>
  }
  func.func @casts(%arg0: tensor<*xf16>, %arg1: f16, %arg2: !transform.any_op) -> (tensor<*xf16>, f16, f16, !transform.any_op, f16, f16) {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f16
    %0 = ub.poison : f16
    %cst_1 = arith.constant 0x7E00 : f16
    %1 = math.atan2 %cst, %cst_0 : f16
    return %arg0, %0, %0, %arg2, %cst_1, %1 : tensor<*xf16>, f16, f16, !transform.any_op, f16, f16
  }
  func.func @positions(%arg0: vector<2x3x4xf32>, %arg1: vector<3x2xf32>, %arg2: f32) -> (vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<3x2xf32>) {
    %0 = ub.poison : vector<4xf32>
    %1 = ub.poison : vector<3x2xf32>
    return %0, %0, %1, %1 : vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<3x2xf32>
  }
  func.func @kept(%arg0: i32, %arg1: index) {
    %0 = "test.w"() : () -> !shape.witness
    "use"(%0) : (!shape.witness) -> ()
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg1, %arg9 = %arg1, %arg10 = %arg1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) {
      %1 = gpu.subgroup_reduce  add %arg0 uniform cluster(size = 4) : (i32) -> i32
      "use"(%1) : (i32) -> ()
      gpu.terminator
    }
    return
  }
}


//= --allow-unregistered-dialect --sccp
module {
  func.func @poison() -> (index, i32, i32, i32, f8E4M3FN, f16, tensor<0xi8>) {
    %cst = arith.constant dense<> : tensor<0xi8>
    %0 = ub.poison : f16
    %1 = ub.poison : f8E4M3FN
    %2 = ub.poison : i32
    %3 = ub.poison : index
    %4 = arith.shli %3, %3 : index
    %5 = arith.shli %2, %2 : i32
    %6 = arith.shrui %2, %2 : i32
    %7 = arith.shrsi %2, %2 : i32
    return %4, %5, %6, %7, %1, %0, %cst : index, i32, i32, i32, f8E4M3FN, f16, tensor<0xi8>
  }
  func.func @casts(%arg0: tensor<*xf16>, %arg1: f16, %arg2: !transform.any_op) -> (tensor<*xf16>, f16, f16, !transform.any_op, f16, f16) {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0x7E00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f16
    %0 = ub.poison : f16
    %1 = tosa.cast %arg0 : (tensor<*xf16>) -> tensor<*xf16>
    %2 = transform.cast %arg2 : !transform.any_op to !transform.any_op
    %3 = math.atan2 %cst, %cst_1 : f16
    return %1, %0, %0, %2, %cst_0, %3 : tensor<*xf16>, f16, f16, !transform.any_op, f16, f16
  }
  func.func @positions(%arg0: vector<2x3x4xf32>, %arg1: vector<3x2xf32>, %arg2: f32) -> (vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<3x2xf32>) {
    %0 = ub.poison : vector<3x2xf32>
    %1 = ub.poison : vector<4xf32>
    %c-1 = arith.constant -1 : index
    %2 = vector.extract %arg0[%c-1, 2] : vector<4xf32> from vector<2x3x4xf32>
    %3 = vector.insert %arg2, %arg1 [%c-1, 1] : f32 into vector<3x2xf32>
    return %2, %1, %3, %0 : vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<3x2xf32>
  }
  func.func @kept(%arg0: i32, %arg1: index) {
    %0 = shape.const_witness true
    %1 = "test.w"() : () -> !shape.witness
    %2 = shape.assuming_all %1
    "use"(%2) : (!shape.witness) -> ()
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg1, %arg9 = %arg1, %arg10 = %arg1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) {
      %3 = gpu.subgroup_reduce  add %arg0 uniform cluster(size = 4) : (i32) -> i32
      "use"(%3) : (i32) -> ()
      gpu.terminator
    }
    return
  }
}

