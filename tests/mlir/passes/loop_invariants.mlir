// Operations that a loop does not change move in front of it, inner loops first.
func.func private @use(index, f32)
func.func @nested(%n: index, %m: memref<?xf32>, %f: f32, %t: tensor<4x?xf32>, %v: i32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %f) -> (f32) {
    %s = scf.for %j = %c0 to %n step %c2 iter_args(%b = %a) -> (f32) {
      %0 = arith.addf %f, %f : f32
      %1 = arith.mulf %0, %a : f32
      %2 = arith.muli %i, %n : index
      %3 = arith.divui %v, %v : i32
      %4 = arith.divsi %v, %c7 : i32
      %d = tensor.dim %t, %c1 : tensor<4x?xf32>
      %e = tensor.dim %t, %j : tensor<4x?xf32>
      %l = memref.load %m[%c0] : memref<?xf32>
      %k = arith.addf %1, %l : f32
      func.call @use(%2, %k) : (index, f32) -> ()
      "test.use"(%3, %4, %d, %e) : (i32, i32, index, index) -> ()
      %cond = arith.cmpi eq, %i, %n : index
      %x = scf.if %cond -> f32 {
        %y = arith.mulf %f, %a : f32
        scf.yield %y : f32
      } else {
        scf.yield %f : f32
      }
      %z = arith.addf %x, %b : f32
      scf.yield %z : f32
    }
    scf.yield %s : f32
  }
  affine.for %i = 0 to 10 {
    %q = arith.addi %n, %c1 : index
    affine.for %j = 0 to 10 step 2 {
      %u = arith.addi %q, %i : index
      "test.use"(%u) : (index) -> ()
    }
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%n) {
      %w = arith.addi %n, %n : index
    }
  }
  scf.while : () -> () {
    %p = arith.cmpi eq, %n, %c0 : index
    scf.condition(%p)
  } do {
    %p = arith.addi %n, %n : index
    "test.use"(%p) : (index) -> ()
    scf.yield
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %p = arith.muli %n, %n : index
    "test.use"(%p) : (index) -> ()
    scf.reduce
  }
  return %r : f32
}

func.func @tosa_loop(%limit: tensor<i32>, %step: tensor<i32>) -> tensor<i32> {
  %0 = tosa.while_loop (%at = %limit) : (tensor<i32>) -> tensor<i32> {
    %double = tosa.add %step, %step : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %more = tosa.greater_equal %double, %at : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %more : tensor<i1>
  } do {
  ^bb0(%at: tensor<i32>):
    %square = tosa.abs %step : (tensor<i32>) -> tensor<i32>
    %next = tosa.add %at, %square : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %next : tensor<i32>
  }
  return %0 : tensor<i32>
}
//= --loop-invariant-code-motion --allow-unregistered-dialect
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @use(index, f32)
  func.func @nested(%arg0: index, %arg1: memref<?xf32>, %arg2: f32, %arg3: tensor<4x?xf32>, %arg4: i32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.addf %arg2, %arg2 : f32
    %1 = arith.divsi %arg4, %c7_i32 : i32
    %dim = tensor.dim %arg3, %c1 : tensor<4x?xf32>
    %2 = scf.for %arg5 = %c0 to %arg0 step %c1 iter_args(%arg6 = %arg2) -> (f32) {
      %7 = arith.mulf %0, %arg6 : f32
      %8 = arith.muli %arg5, %arg0 : index
      %9 = arith.cmpi eq, %arg5, %arg0 : index
      %10 = scf.if %9 -> (f32) {
        %12 = arith.mulf %arg2, %arg6 : f32
        scf.yield %12 : f32
      } else {
        scf.yield %arg2 : f32
      }
      %11 = scf.for %arg7 = %c0 to %arg0 step %c2 iter_args(%arg8 = %arg6) -> (f32) {
        %12 = arith.divui %arg4, %arg4 : i32
        %dim_0 = tensor.dim %arg3, %arg7 : tensor<4x?xf32>
        %13 = memref.load %arg1[%c0] : memref<?xf32>
        %14 = arith.addf %7, %13 : f32
        func.call @use(%8, %14) : (index, f32) -> ()
        "test.use"(%12, %1, %dim, %dim_0) : (i32, i32, index, index) -> ()
        %15 = arith.addf %10, %arg8 : f32
        scf.yield %15 : f32
      }
      scf.yield %11 : f32
    }
    %3 = arith.addi %arg0, %c1 : index
    affine.if #set(%arg0) {
      %7 = arith.addi %arg0, %arg0 : index
    }
    affine.for %arg5 = 0 to 10 {
      %7 = arith.addi %3, %arg5 : index
      affine.for %arg6 = 0 to 10 step 2 {
        "test.use"(%7) : (index) -> ()
      }
    }
    %4 = arith.cmpi eq, %arg0, %c0 : index
    %5 = arith.addi %arg0, %arg0 : index
    scf.while : () -> () {
      scf.condition(%4)
    } do {
      "test.use"(%5) : (index) -> ()
      scf.yield
    }
    %6 = arith.muli %arg0, %arg0 : index
    scf.parallel (%arg5) = (%c0) to (%arg0) step (%c1) {
      "test.use"(%6) : (index) -> ()
      scf.reduce 
    }
    return %2 : f32
  }
  func.func @tosa_loop(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = tosa.abs %arg1 : (tensor<i32>) -> tensor<i32>
    %1 = tosa.while_loop (%arg2 = %arg0) : (tensor<i32>) -> tensor<i32> {
      %2 = tosa.add %arg1, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %3 = tosa.greater_equal %2, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %3 : tensor<i1>
    } do {
    ^bb0(%arg2: tensor<i32>):
      %2 = tosa.add %arg2, %0 : (tensor<i32>, tensor<i32>) -> tensor<i32>
      tosa.yield %2 : tensor<i32>
    }
    return %1 : tensor<i32>
  }
}

