// What passes with patterns of their own do besides: folds, dead operations, equal blocks, arguments with one value.
func.func @equal_blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = arith.muli %a, %a : i32
  "here"(%0) : (i32) -> ()
  cf.br ^z(%b : i32)
^y:
  %1 = arith.muli %b, %a : i32
  "here"(%1) : (i32) -> ()
  cf.br ^z(%a : i32)
^z(%r: i32):
  return %r : i32
}
func.func @one_value(%c: i1, %a: f32) -> f32 {
  cf.cond_br %c, ^x(%a : f32), ^y(%a : f32)
^x(%p: f32):
  "here"() : () -> ()
  cf.br ^y(%a : f32)
^y(%q: f32):
  return %q : f32
}
func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
  %a = arith.constant 0.5 : f64
  %b = arith.constant 0.25 : f32
  %i = arith.constant -3 : i32
  %k = arith.constant 5 : i32
  %0 = math.exp %a : f64
  %1 = math.sqrt %b : f32
  %2 = math.floor %a : f64
  %3 = math.absi %i : i32
  %4 = math.ipowi %i, %k : i32
  %5 = math.isnan %a : f64
  return %0, %1, %2, %3, %4, %5 : f64, f32, f64, i32, i32, i1
}
func.func @uplift(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract, nnan> : f32
  %1 = arith.addf %c, %0 fastmath<contract> : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.addf %2, %c fastmath<contract> : f32
  return %1, %3 : f32, f32
}
func.func @generalize(%a: tensor<3x5xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>, %m: memref<4xf32>) -> tensor<3x7xf32> {
  %0 = linalg.matmul {here} ins(%a, %b : tensor<3x5xf32>, tensor<5x7xf32>) outs(%c : tensor<3x7xf32>) -> tensor<3x7xf32>
  linalg.map {arith.addf} ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  return %0 : tensor<3x7xf32>
}
func.func @peel(%l: index, %u: index, %s: index, %x: f32) -> (f32, f32) {
  %0 = arith.constant 0 : index
  %21 = arith.constant 21 : index
  %4 = arith.constant 4 : index
  %a = scf.for %i = %l to %u step %s iter_args(%f = %x) -> (f32) {
    scf.for %j = %0 to %u step %4 {
      "here"(%i, %j) : (index, index) -> ()
    }
    %g = "there"(%f) : (f32) -> f32
    scf.yield %g : f32
  }
  %b = scf.for %i = %0 to %21 step %4 iter_args(%f = %x) -> (f32) {
    %g = "there"(%f) : (f32) -> f32
    scf.yield %g : f32
  }
  return %a, %b : f32, f32
}
func.func @views(%m: memref<12x32xf32>, %i: index, %j: index, %k: index) -> (f32, f32, f32) {
  %s = memref.subview %m[2, %k] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %0 = memref.load %s[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  memref.store %0, %s[%j, %i] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  %r = memref.subview %m[%i, %k] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.load %r[%i] : memref<4xf32, strided<[1], offset: ?>>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  %2 = memref.load %e[%i, %j, %k] : memref<3x4x32xf32>
  return %0, %1, %2 : f32, f32, f32
}
func.func @collapsed(%m: memref<?x?x8xf32>, %i: index, %k: index, %v: vector<2xf32>) -> f32 {
  %s = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
  %0 = memref.load %s[%i, %k] : memref<?x8xf32>
  vector.store %v, %s[%k, %i] : memref<?x8xf32>, vector<2xf32>
  return %0 : f32
}
func.func @view_of_view(%m: memref<12x32xf32>, %i: index, %k: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
  %s = memref.subview %m[2, %k] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %t = memref.subview %s[%i, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
  return %t : memref<2x2xf32, strided<[32, 1], offset: ?>>
}
func.func @bounds(%m: memref<index>, %t: tensor<?xf32>, %n: index) -> index {
  %0 = arith.constant 0 : index
  %3 = arith.constant 3 : index
  %12 = arith.constant 12 : index
  scf.for %i = %0 to %12 step %3 {
    %a = affine.min affine_map<(d0, d1) -> (3, d1 - d0)>(%i, %12)
    %b = affine.max affine_map<(d0) -> (d0 + 1, -2, 0)>(%i)
    memref.store %a, %m[] : memref<index>
    memref.store %b, %m[] : memref<index>
  }
  %r = scf.for %i = %0 to %n step %3 iter_args(%x = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %x, %0 : tensor<?xf32>
    memref.store %d, %m[] : memref<index>
    %p = tensor.extract_slice %x[%i] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %y = tensor.insert_slice %p into %x[%0] [3] [1] : tensor<3xf32> into tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  %e = tensor.dim %r, %0 : tensor<?xf32>
  return %e : index
}

//= --math-uplift-to-fma --allow-unregistered-dialect
#map = affine_map<(d0, d1) -> (3, d1 - d0)>
#map1 = affine_map<(d0) -> (d0 + 1, -2, 0)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
    %1 = arith.mulf %arg0, %arg1 : f32
    %2 = arith.addf %1, %arg2 fastmath<contract> : f32
    return %0, %2 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    %1 = scf.for %arg4 = %c0 to %c21 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32, f32) {
    %subview = memref.subview %arg0[2, %arg3] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
    %0 = memref.load %subview[%arg1, %arg2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    memref.store %0, %subview[%arg2, %arg1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, %arg3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.load %subview_0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
    %2 = memref.load %expand_shape[%arg1, %arg2, %arg3] : memref<3x4x32xf32>
    return %0, %1, %2 : f32, f32, f32
  }
  func.func @collapsed(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2xf32>) -> f32 {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
    %0 = memref.load %collapse_shape[%arg1, %arg2] : memref<?x8xf32>
    vector.store %arg3, %collapse_shape[%arg2, %arg1] : memref<?x8xf32>, vector<2xf32>
    return %0 : f32
  }
  func.func @view_of_view(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
    %subview = memref.subview %arg0[2, %arg2] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %subview_0 = memref.subview %subview[%arg1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
    return %subview_0 : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  func.func @bounds(%arg0: memref<index>, %arg1: tensor<?xf32>, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %arg3 = %c0 to %c12 step %c3 {
      %1 = affine.min #map(%arg3, %c12)
      %2 = affine.max #map1(%arg3)
      memref.store %1, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
    }
    %0 = scf.for %arg3 = %c0 to %arg2 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %dim = tensor.dim %0, %c0 : tensor<?xf32>
    return %dim : index
  }
}


//= --linalg-generalize-named-ops --allow-unregistered-dialect
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (3, d1 - d0)>
#map5 = affine_map<(d0) -> (d0 + 1, -2, 0)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<3x7xf32>
    linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %in, %in_0 : f32
      linalg.yield %1 : f32
    }
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    %1 = scf.for %arg4 = %c0 to %c21 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32, f32) {
    %subview = memref.subview %arg0[2, %arg3] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
    %0 = memref.load %subview[%arg1, %arg2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    memref.store %0, %subview[%arg2, %arg1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, %arg3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.load %subview_0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
    %2 = memref.load %expand_shape[%arg1, %arg2, %arg3] : memref<3x4x32xf32>
    return %0, %1, %2 : f32, f32, f32
  }
  func.func @collapsed(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2xf32>) -> f32 {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
    %0 = memref.load %collapse_shape[%arg1, %arg2] : memref<?x8xf32>
    vector.store %arg3, %collapse_shape[%arg2, %arg1] : memref<?x8xf32>, vector<2xf32>
    return %0 : f32
  }
  func.func @view_of_view(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
    %subview = memref.subview %arg0[2, %arg2] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %subview_0 = memref.subview %subview[%arg1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
    return %subview_0 : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  func.func @bounds(%arg0: memref<index>, %arg1: tensor<?xf32>, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %arg3 = %c0 to %c12 step %c3 {
      %1 = affine.min #map4(%arg3, %c12)
      %2 = affine.max #map5(%arg3)
      memref.store %1, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
    }
    %0 = scf.for %arg3 = %c0 to %arg2 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %dim = tensor.dim %0, %c0 : tensor<?xf32>
    return %dim : index
  }
}


//= --scf-for-loop-peeling --allow-unregistered-dialect
#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
#map1 = affine_map<(d0, d1) -> (3, d1 - d0)>
#map2 = affine_map<(d0) -> (d0 + 1, -2, 0)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%arg0, %arg1, %arg2]
    %1 = scf.for %arg4 = %arg0 to %0 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg6 = %c0 to %5 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %5 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %6 = "there"(%arg5) : (f32) -> f32
      scf.yield %6 : f32
    }
    %2 = scf.for %arg4 = %0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %3 = scf.for %arg4 = %c0 to %c20 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %4 = scf.for %arg4 = %c20 to %c21 step %c4 iter_args(%arg5 = %3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    return %2, %4 : f32, f32
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32, f32) {
    %subview = memref.subview %arg0[2, %arg3] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
    %0 = memref.load %subview[%arg1, %arg2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    memref.store %0, %subview[%arg2, %arg1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, %arg3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.load %subview_0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
    %2 = memref.load %expand_shape[%arg1, %arg2, %arg3] : memref<3x4x32xf32>
    return %0, %1, %2 : f32, f32, f32
  }
  func.func @collapsed(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2xf32>) -> f32 {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
    %0 = memref.load %collapse_shape[%arg1, %arg2] : memref<?x8xf32>
    vector.store %arg3, %collapse_shape[%arg2, %arg1] : memref<?x8xf32>, vector<2xf32>
    return %0 : f32
  }
  func.func @view_of_view(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
    %subview = memref.subview %arg0[2, %arg2] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %subview_0 = memref.subview %subview[%arg1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
    return %subview_0 : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  func.func @bounds(%arg0: memref<index>, %arg1: tensor<?xf32>, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %arg3 = %c0 to %c12 step %c3 {
      %3 = affine.min #map1(%arg3, %c12)
      %4 = affine.max #map2(%arg3)
      memref.store %3, %arg0[] : memref<index>
      memref.store %4, %arg0[] : memref<index>
    }
    %0 = affine.apply #map()[%c0, %arg2, %c3]
    %1 = scf.for %arg3 = %c0 to %0 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %2 = scf.for %arg3 = %0 to %arg2 step %c3 iter_args(%arg4 = %1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %dim = tensor.dim %2, %c0 : tensor<?xf32>
    return %dim : index
  }
}


//= --scf-for-loop-peeling=peel-front=true --allow-unregistered-dialect
#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<(d0, d1) -> (3, d1 - d0)>
#map2 = affine_map<(d0) -> (d0 + 1, -2, 0)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%arg0, %arg2]
    %1 = scf.for %arg4 = %arg0 to %0 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %c4 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %c4 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %2 = scf.for %arg4 = %0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (f32) {
      scf.for %arg6 = %c0 to %c4 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %c4 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %3 = scf.for %arg4 = %c0 to %c4 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %4 = scf.for %arg4 = %c4 to %c21 step %c4 iter_args(%arg5 = %3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    return %2, %4 : f32, f32
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32, f32) {
    %subview = memref.subview %arg0[2, %arg3] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
    %0 = memref.load %subview[%arg1, %arg2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    memref.store %0, %subview[%arg2, %arg1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, %arg3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.load %subview_0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
    %2 = memref.load %expand_shape[%arg1, %arg2, %arg3] : memref<3x4x32xf32>
    return %0, %1, %2 : f32, f32, f32
  }
  func.func @collapsed(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2xf32>) -> f32 {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
    %0 = memref.load %collapse_shape[%arg1, %arg2] : memref<?x8xf32>
    vector.store %arg3, %collapse_shape[%arg2, %arg1] : memref<?x8xf32>, vector<2xf32>
    return %0 : f32
  }
  func.func @view_of_view(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
    %subview = memref.subview %arg0[2, %arg2] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %subview_0 = memref.subview %subview[%arg1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
    return %subview_0 : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  func.func @bounds(%arg0: memref<index>, %arg1: tensor<?xf32>, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %arg3 = %c0 to %c3 step %c3 {
      %2 = affine.min #map1(%arg3, %c12)
      %3 = affine.max #map2(%arg3)
      memref.store %2, %arg0[] : memref<index>
      memref.store %3, %arg0[] : memref<index>
    }
    scf.for %arg3 = %c3 to %c12 step %c3 {
      %2 = affine.min #map1(%arg3, %c12)
      %3 = affine.max #map2(%arg3)
      memref.store %2, %arg0[] : memref<index>
      memref.store %3, %arg0[] : memref<index>
    }
    %0 = scf.for %arg3 = %c0 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %1 = scf.for %arg3 = %c3 to %arg2 step %c3 iter_args(%arg4 = %0) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %dim = tensor.dim %1, %c0 : tensor<?xf32>
    return %dim : index
  }
}


//= --scf-for-loop-peeling=skip-partial=false --allow-unregistered-dialect
#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
#map1 = affine_map<(d0, d1) -> (3, d1 - d0)>
#map2 = affine_map<(d0) -> (d0 + 1, -2, 0)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%arg0, %arg1, %arg2]
    %1 = scf.for %arg4 = %arg0 to %0 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg6 = %c0 to %5 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %5 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %6 = "there"(%arg5) : (f32) -> f32
      scf.yield %6 : f32
    }
    %2 = scf.for %arg4 = %0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (f32) {
      %5 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg6 = %c0 to %5 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      scf.for %arg6 = %5 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %6 = "there"(%arg5) : (f32) -> f32
      scf.yield %6 : f32
    }
    %3 = scf.for %arg4 = %c0 to %c20 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    %4 = scf.for %arg4 = %c20 to %c21 step %c4 iter_args(%arg5 = %3) -> (f32) {
      %5 = "there"(%arg5) : (f32) -> f32
      scf.yield %5 : f32
    }
    return %2, %4 : f32, f32
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32, f32) {
    %subview = memref.subview %arg0[2, %arg3] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
    %0 = memref.load %subview[%arg1, %arg2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    memref.store %0, %subview[%arg2, %arg1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, %arg3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.load %subview_0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
    %2 = memref.load %expand_shape[%arg1, %arg2, %arg3] : memref<3x4x32xf32>
    return %0, %1, %2 : f32, f32, f32
  }
  func.func @collapsed(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2xf32>) -> f32 {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
    %0 = memref.load %collapse_shape[%arg1, %arg2] : memref<?x8xf32>
    vector.store %arg3, %collapse_shape[%arg2, %arg1] : memref<?x8xf32>, vector<2xf32>
    return %0 : f32
  }
  func.func @view_of_view(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
    %subview = memref.subview %arg0[2, %arg2] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %subview_0 = memref.subview %subview[%arg1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
    return %subview_0 : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  func.func @bounds(%arg0: memref<index>, %arg1: tensor<?xf32>, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %arg3 = %c0 to %c12 step %c3 {
      %3 = affine.min #map1(%arg3, %c12)
      %4 = affine.max #map2(%arg3)
      memref.store %3, %arg0[] : memref<index>
      memref.store %4, %arg0[] : memref<index>
    }
    %0 = affine.apply #map()[%c0, %arg2, %c3]
    %1 = scf.for %arg3 = %c0 to %0 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %2 = scf.for %arg3 = %0 to %arg2 step %c3 iter_args(%arg4 = %1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %dim = tensor.dim %2, %c0 : tensor<?xf32>
    return %dim : index
  }
}


//= --canonicalize=region-simplify=aggressive --allow-unregistered-dialect
#map = affine_map<(d0) -> (-d0 + 12, 3)>
#map1 = affine_map<(d0) -> (-2, 0, d0 + 1)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.select %arg0, %arg2, %arg1 : i32
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    %1 = scf.for %arg4 = %c0 to %c21 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32, f32) {
    %subview = memref.subview %arg0[2, %arg3] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
    %0 = memref.load %subview[%arg1, %arg2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    memref.store %0, %subview[%arg2, %arg1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, %arg3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.load %subview_0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
    %2 = memref.load %expand_shape[%arg1, %arg2, %arg3] : memref<3x4x32xf32>
    return %0, %1, %2 : f32, f32, f32
  }
  func.func @collapsed(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2xf32>) -> f32 {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
    %0 = memref.load %collapse_shape[%arg1, %arg2] : memref<?x8xf32>
    vector.store %arg3, %collapse_shape[%arg2, %arg1] : memref<?x8xf32>, vector<2xf32>
    return %0 : f32
  }
  func.func @view_of_view(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
    %subview = memref.subview %arg0[2, %arg2] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %subview_0 = memref.subview %subview[%arg1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
    return %subview_0 : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  func.func @bounds(%arg0: memref<index>, %arg1: tensor<?xf32>, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %arg3 = %c0 to %c12 step %c3 {
      %1 = affine.min #map(%arg3)
      %2 = affine.max #map1(%arg3)
      memref.store %1, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
    }
    %0 = scf.for %arg3 = %c0 to %arg2 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %dim = tensor.dim %0, %c0 : tensor<?xf32>
    return %dim : index
  }
}


//= --fold-memref-alias-ops --allow-unregistered-dialect
#map = affine_map<()[s0] -> (s0 * 2 + 2)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
#map3 = affine_map<()[s0] -> (s0 + 2)>
#map4 = affine_map<()[s0] -> (s0 + 1)>
#map5 = affine_map<(d0, d1) -> (3, d1 - d0)>
#map6 = affine_map<(d0) -> (d0 + 1, -2, 0)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    %1 = scf.for %arg4 = %c0 to %c21 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32, f32) {
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map1()[%arg3, %arg2]
    %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
    %3 = affine.apply #map()[%arg2]
    %4 = affine.apply #map1()[%arg3, %arg1]
    memref.store %2, %arg0[%3, %4] : memref<12x32xf32>
    %5 = affine.apply #map2()[%arg3, %arg1]
    %6 = memref.load %arg0[%arg1, %5] : memref<12x32xf32>
    %7 = affine.linearize_index disjoint [%arg1, %arg2] by (3, 4) : index
    %8 = memref.load %arg0[%7, %arg3] : memref<12x32xf32>
    return %2, %6, %8 : f32, f32, f32
  }
  func.func @collapsed(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2xf32>) -> f32 {
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index
    %0:2 = affine.delinearize_index %arg1 into (%sizes#0, %sizes#1) : index, index
    %1 = memref.load %arg0[%0#0, %0#1, %arg2] : memref<?x?x8xf32>
    %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg0 : memref<?x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index
    %2:2 = affine.delinearize_index %arg2 into (%sizes_2#0, %sizes_2#1) : index, index
    vector.store %arg3, %arg0[%2#0, %2#1, %arg1] : memref<?x?x8xf32>, vector<2xf32>
    return %1 : f32
  }
  func.func @view_of_view(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
    %0 = affine.apply #map3()[%arg1]
    %1 = affine.apply #map4()[%arg2]
    %subview = memref.subview %arg0[%0, %1] [2, 2] [1, 1] : memref<12x32xf32> to memref<2x2xf32, strided<[32, 1], offset: ?>>
    return %subview : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  func.func @bounds(%arg0: memref<index>, %arg1: tensor<?xf32>, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %arg3 = %c0 to %c12 step %c3 {
      %1 = affine.min #map5(%arg3, %c12)
      %2 = affine.max #map6(%arg3)
      memref.store %1, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
    }
    %0 = scf.for %arg3 = %c0 to %arg2 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %dim = tensor.dim %0, %c0 : tensor<?xf32>
    return %dim : index
  }
}


//= --scf-for-loop-canonicalization --allow-unregistered-dialect
#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    %2 = arith.muli %0, %arg1 : i32
    "here"(%2) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    %1 = scf.for %arg4 = %c0 to %c21 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32, f32) {
    %subview = memref.subview %arg0[2, %arg3] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
    %0 = memref.load %subview[%arg1, %arg2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    memref.store %0, %subview[%arg2, %arg1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, %arg3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.load %subview_0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
    %2 = memref.load %expand_shape[%arg1, %arg2, %arg3] : memref<3x4x32xf32>
    return %0, %1, %2 : f32, f32, f32
  }
  func.func @collapsed(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2xf32>) -> f32 {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
    %0 = memref.load %collapse_shape[%arg1, %arg2] : memref<?x8xf32>
    vector.store %arg3, %collapse_shape[%arg2, %arg1] : memref<?x8xf32>, vector<2xf32>
    return %0 : f32
  }
  func.func @view_of_view(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
    %subview = memref.subview %arg0[2, %arg2] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %subview_0 = memref.subview %subview[%arg1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
    return %subview_0 : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  func.func @bounds(%arg0: memref<index>, %arg1: tensor<?xf32>, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %arg3 = %c0 to %c12 step %c3 {
      %1 = affine.apply #map(%arg3)
      memref.store %c3, %arg0[] : memref<index>
      memref.store %1, %arg0[] : memref<index>
    }
    %0 = scf.for %arg3 = %c0 to %arg2 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    return %dim : index
  }
}


//= --pass-pipeline=builtin.module(composite-fixed-point-pass{pipeline=any(cse,canonicalize)}) --allow-unregistered-dialect
#map = affine_map<(d0) -> (-d0 + 12, 3)>
#map1 = affine_map<(d0) -> (-2, 0, d0 + 1)>
module {
  func.func @equal_blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.muli %arg1, %arg1 : i32
    "here"(%0) : (i32) -> ()
    cf.br ^bb3(%arg2 : i32)
  ^bb2:  // pred: ^bb0
    %1 = arith.muli %arg2, %arg1 : i32
    "here"(%1) : (i32) -> ()
    cf.br ^bb3(%arg1 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    return %2 : i32
  }
  func.func @one_value(%arg0: i1, %arg1: f32) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : f32)
  ^bb1:  // pred: ^bb0
    "here"() : () -> ()
    cf.br ^bb2(%arg1 : f32)
  ^bb2(%0: f32):  // 2 preds: ^bb0, ^bb1
    return %0 : f32
  }
  func.func @functions() -> (f64, f32, f64, i32, i32, i1) {
    %cst = arith.constant 1.6487212707001282 : f64
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %c3_i32 = arith.constant 3 : i32
    %c-243_i32 = arith.constant -243 : i32
    %false = arith.constant false
    return %cst, %cst_0, %cst_1, %c3_i32, %c-243_i32, %false : f64, f32, f64, i32, i32, i1
  }
  func.func @uplift(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = arith.addf %arg2, %0 fastmath<contract> : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.addf %2, %arg2 fastmath<contract> : f32
    return %1, %3 : f32, f32
  }
  func.func @generalize(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>, %arg3: memref<4xf32>) -> tensor<3x7xf32> {
    %0 = linalg.matmul {here} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
    linalg.map { arith.addf } ins(%arg3, %arg3 : memref<4xf32>, memref<4xf32>) outs(%arg3 : memref<4xf32>)
    return %0 : tensor<3x7xf32>
  }
  func.func @peel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        "here"(%arg4, %arg6) : (index, index) -> ()
      }
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    %1 = scf.for %arg4 = %c0 to %c21 step %c4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = "there"(%arg5) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32, f32) {
    %subview = memref.subview %arg0[2, %arg3] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
    %0 = memref.load %subview[%arg1, %arg2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    memref.store %0, %subview[%arg2, %arg1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, %arg3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.load %subview_0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
    %2 = memref.load %expand_shape[%arg1, %arg2, %arg3] : memref<3x4x32xf32>
    return %0, %1, %2 : f32, f32, f32
  }
  func.func @collapsed(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2xf32>) -> f32 {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x?x8xf32> into memref<?x8xf32>
    %0 = memref.load %collapse_shape[%arg1, %arg2] : memref<?x8xf32>
    vector.store %arg3, %collapse_shape[%arg2, %arg1] : memref<?x8xf32>, vector<2xf32>
    return %0 : f32
  }
  func.func @view_of_view(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
    %subview = memref.subview %arg0[2, %arg2] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %subview_0 = memref.subview %subview[%arg1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
    return %subview_0 : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  func.func @bounds(%arg0: memref<index>, %arg1: tensor<?xf32>, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    scf.for %arg3 = %c0 to %c12 step %c3 {
      %1 = affine.min #map(%arg3)
      %2 = affine.max #map1(%arg3)
      memref.store %1, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
    }
    %0 = scf.for %arg3 = %c0 to %arg2 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      memref.store %dim_0, %arg0[] : memref<index>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    %dim = tensor.dim %0, %c0 : tensor<?xf32>
    return %dim : index
  }
}

