// Equal operations, dead operations, effects, regions, dominance, regions without order.
func.func @equal(%a: i32, %b: i32, %c: f32) -> (i32, i32, i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.subi %a, %b : i32
  %3 = arith.subi %b, %a : i32
  %4 = arith.addi %a, %b overflow<nsw> : i32
  %5 = arith.addf %c, %c {here} : f32
  %6 = arith.muli %1, %0 : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
func.func @chain(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  %1 = arith.addi %a, %a : index
  %2 = arith.muli %0, %1 : index
  %3 = arith.muli %1, %0 : index
  %4 = arith.xori %2, %3 : index
  return %4 : index
}
func.func @dead(%m: memref<4xf32>, %i: index, %p: !llvm.ptr) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.alloc() : memref<4xf32>
  memref.dealloc %2 : memref<4xf32>
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = llvm.load volatile %p : !llvm.ptr -> i32
  %5 = func.call @next() : () -> i32
  %6 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}
func.func private @next() -> i32
func.func @reads(%m: memref<4xf32>, %n: memref<4xf32>, %i: index) -> (f32, f32, f32, f32) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = memref.load %m[%i] : memref<4xf32>
  %2 = memref.load %n[%i] : memref<4xf32>
  %3 = memref.load %m[%i] : memref<4xf32>
  memref.store %0, %n[%i] : memref<4xf32>
  %4 = memref.load %m[%i] : memref<4xf32>
  %5 = memref.load %m[%i] : memref<4xf32>
  %6 = arith.addf %1, %2 : f32
  %7 = arith.addf %3, %4 : f32
  return %5, %6, %7, %4 : f32, f32, f32, f32
}
func.func @reads_in_blocks(%m: memref<f32>, %c: i1) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  cf.cond_br %c, ^a, ^b
^a:
  %1 = memref.load %m[] : memref<f32>
  %2 = memref.load %m[] : memref<f32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
^b:
  return %0 : f32
}
func.func @dominance(%c: i1, %a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  cf.cond_br %c, ^left, ^right
^left:
  %1 = arith.muli %a, %a : i32
  %2 = arith.addi %1, %a : i32
  cf.cond_br %c, ^deep, ^join(%2 : i32)
^deep:
  %3 = arith.addi %1, %a : i32
  %4 = arith.shli %3, %a : i32
  cf.br ^join(%4 : i32)
^right:
  %5 = arith.addi %0, %a : i32
  %6 = arith.shli %5, %a : i32
  cf.br ^join(%6 : i32)
^join(%7: i32):
  %8 = arith.muli %a, %a : i32
  %9 = arith.addi %7, %8 : i32
  return %9 : i32
^nowhere:
  %10 = arith.muli %a, %a : i32
  %11 = arith.muli %a, %a : i32
  cf.br ^join(%11 : i32)
}
func.func @regions(%c: i1, %n: index, %m: memref<?xi32>) -> (i32, i32, i32) {
  %one = arith.constant 1 : i32
  %0 = scf.if %c -> i32 {
    %x = arith.constant 1 : i32
    %y = arith.addi %x, %one : i32
    scf.yield %y : i32
  } else {
    scf.yield %one : i32
  }
  %1 = scf.if %c -> i32 {
    %x = arith.constant 1 : i32
    %y = arith.addi %x, %one : i32
    scf.yield %y : i32
  } else {
    scf.yield %one : i32
  }
  %2 = scf.if %c -> i32 {
    memref.store %one, %m[%n] : memref<?xi32>
    scf.yield %one : i32
  } else {
    scf.yield %one : i32
  }
  scf.for %i = %n to %n step %n {
    scf.for %j = %n to %n step %n {
      %v = memref.load %m[%j] : memref<?xi32>
    }
  }
  scf.for %i = %n to %n step %n {
    %k = arith.addi %n, %n : index
    %l = arith.addi %n, %n : index
    memref.store %one, %m[%k] : memref<?xi32>
    memref.store %one, %m[%l] : memref<?xi32>
  }
  return %0, %1, %2 : i32, i32, i32
}
func.func @after_region(%m: memref<2xi32>, %n: index) -> (i32, i32, i32) {
  %0 = memref.load %m[%n] : memref<2xi32>
  scf.for %i = %n to %n step %n {
    %v = memref.load %m[%i] : memref<2xi32>
    %w = arith.addi %v, %v : i32
  }
  %1 = memref.load %m[%n] : memref<2xi32>
  scf.for %i = %n to %n step %n {
    %v = memref.load %m[%i] : memref<2xi32>
    memref.store %v, %m[%n] : memref<2xi32>
  }
  %2 = memref.load %m[%n] : memref<2xi32>
  return %0, %1, %2 : i32, i32, i32
}
func.func @tensors(%t: tensor<4xf32>, %m: memref<4xf32>, %u: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.exp ins(%t : tensor<4xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.exp ins(%t : tensor<4xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  %2 = linalg.exp ins(%u : tensor<4xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
"foo.graph"() ({
  %0 = "foo.use"(%2, %1) : (i32, i32) -> i32
  %1 = arith.constant 3 : i32
  %2 = arith.constant 3 : i32
  %3 = arith.addi %1, %2 : i32
  %4 = arith.addi %2, %1 : i32
  "foo.use"(%3, %4) : (i32, i32) -> i32
}) : () -> ()
module @graph {
  %0 = arith.addi %2, %1 : i32
  %1 = arith.constant 3 : i32
  %2 = arith.constant 3 : i32
  %3 = arith.constant 3 : i32
  %4 = arith.addi %3, %1 : i32
  "foo.use"(%0, %4, %3) : (i32, i32, i32) -> ()
  module {
    %5 = arith.constant 3 : i32
    "foo.use"(%5) : (i32) -> ()
  }
}
func.func @isolated(%a: i32) -> i32 {
  %0 = arith.constant 7 : i32
  builtin.module {
    func.func @f() -> i32 {
      %1 = arith.constant 7 : i32
      %2 = arith.constant 7 : i32
      %3 = arith.addi %1, %2 : i32
      return %3 : i32
    }
  }
  return %0 : i32
}
func.func @large(%c: i1) -> (i32, i32) {
  %0 = scf.execute_region -> i32 {
    cf.br ^b
  ^b:
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  }
  %1 = scf.execute_region -> i32 {
    cf.br ^b
  ^b:
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  }
  %2 = scf.execute_region -> i32 {
    cf.br ^b
  ^b:
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}
func.func @unreachable(%m: memref<i32>, %i: i32) {
  %0 = scf.execute_region -> i32 {
    cf.br ^b
  ^b:
    scf.yield %i : i32
  ^nowhere:
    memref.store %i, %m[] : memref<i32>
    cf.br ^b
  }
  %1 = scf.execute_region -> i32 {
    cf.br ^b
  ^b:
    scf.yield %i : i32
  ^nowhere:
    scf.execute_region {
      %2 = memref.load %m[] : memref<i32>
      scf.yield
    }
    cf.br ^b
  }
  return
}
module @transforms {
  transform.with_pdl_patterns {
  ^bb0(%root: !pdl.operation):
    pdl.pattern @some : benefit(1) {
      %0 = operation "foo.op"
      rewrite %0 with "transform.dialect"
    }
    sequence %root : !pdl.operation failures(propagate) {
    ^bb0(%arg: !pdl.operation):
      %0 = pdl_match @some in %arg : (!pdl.operation) -> !pdl.operation
    }
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg: !transform.any_op):
    %0 = transform.structured.match ops{["foo.op"]} in %arg : (!transform.any_op) -> !transform.any_op
    transform.print %0 : !transform.any_op
  }
}
//= --allow-unregistered-dialect --cse
module {
  func.func @equal(%arg0: i32, %arg1: i32, %arg2: f32) -> (i32, i32, i32, i32, i32) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %arg1 : i32
    %2 = arith.subi %arg1, %arg0 : i32
    %3 = arith.addi %arg0, %arg1 overflow<nsw> : i32
    return %0, %0, %1, %2, %3 : i32, i32, i32, i32, i32
  }
  func.func @chain(%arg0: index) -> index {
    %0 = arith.addi %arg0, %arg0 : index
    %1 = arith.muli %0, %0 : index
    %2 = arith.xori %1, %1 : index
    return %2 : index
  }
  func.func @dead(%arg0: memref<4xf32>, %arg1: index, %arg2: !llvm.ptr) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    %0 = llvm.load volatile %arg2 : !llvm.ptr -> i32
    %1 = call @next() : () -> i32
    %2 = llvm.load %arg2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    return
  }
  func.func private @next() -> i32
  func.func @reads(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: index) -> (f32, f32, f32, f32) {
    %0 = memref.load %arg0[%arg2] : memref<4xf32>
    %1 = memref.load %arg1[%arg2] : memref<4xf32>
    memref.store %0, %arg1[%arg2] : memref<4xf32>
    %2 = memref.load %arg0[%arg2] : memref<4xf32>
    %3 = arith.addf %0, %1 : f32
    %4 = arith.addf %0, %2 : f32
    return %2, %3, %4, %2 : f32, f32, f32, f32
  }
  func.func @reads_in_blocks(%arg0: memref<f32>, %arg1: i1) -> f32 {
    %0 = memref.load %arg0[] : memref<f32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = memref.load %arg0[] : memref<f32>
    %2 = arith.addf %1, %1 : f32
    return %2 : f32
  ^bb2:  // pred: ^bb0
    return %0 : f32
  }
  func.func @dominance(%arg0: i1, %arg1: i32) -> i32 {
    %0 = arith.muli %arg1, %arg1 : i32
    cf.cond_br %arg0, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %1 = arith.addi %0, %arg1 : i32
    cf.cond_br %arg0, ^bb2, ^bb4(%1 : i32)
  ^bb2:  // pred: ^bb1
    %2 = arith.shli %1, %arg1 : i32
    cf.br ^bb4(%2 : i32)
  ^bb3:  // pred: ^bb0
    %3 = arith.addi %0, %arg1 : i32
    %4 = arith.shli %3, %arg1 : i32
    cf.br ^bb4(%4 : i32)
  ^bb4(%5: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb5
    %6 = arith.addi %5, %0 : i32
    return %6 : i32
  ^bb5:  // no predecessors
    %7 = arith.muli %arg1, %arg1 : i32
    %8 = arith.muli %arg1, %arg1 : i32
    cf.br ^bb4(%8 : i32)
  }
  func.func @regions(%arg0: i1, %arg1: index, %arg2: memref<?xi32>) -> (i32, i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.if %arg0 -> (i32) {
      %2 = arith.addi %c1_i32, %c1_i32 : i32
      scf.yield %2 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %1 = scf.if %arg0 -> (i32) {
      memref.store %c1_i32, %arg2[%arg1] : memref<?xi32>
      scf.yield %c1_i32 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    scf.for %arg3 = %arg1 to %arg1 step %arg1 {
      %2 = arith.addi %arg1, %arg1 : index
      memref.store %c1_i32, %arg2[%2] : memref<?xi32>
      memref.store %c1_i32, %arg2[%2] : memref<?xi32>
    }
    return %0, %0, %1 : i32, i32, i32
  }
  func.func @after_region(%arg0: memref<2xi32>, %arg1: index) -> (i32, i32, i32) {
    %0 = memref.load %arg0[%arg1] : memref<2xi32>
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %2 = memref.load %arg0[%arg2] : memref<2xi32>
      memref.store %2, %arg0[%arg1] : memref<2xi32>
    }
    %1 = memref.load %arg0[%arg1] : memref<2xi32>
    return %0, %0, %1 : i32, i32, i32
  }
  func.func @tensors(%arg0: tensor<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.exp ins(%arg0 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
    linalg.exp ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
    linalg.exp ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
    return %0, %0 : tensor<4xf32>, tensor<4xf32>
  }
  "foo.graph"() ({
    %0 = "foo.use"(%c3_i32, %c3_i32) : (i32, i32) -> i32
    %c3_i32 = arith.constant 3 : i32
    %1 = arith.addi %c3_i32, %c3_i32 : i32
    %2 = "foo.use"(%1, %1) : (i32, i32) -> i32
  }) : () -> ()
  module @graph {
    %0 = arith.addi %c3_i32_0, %c3_i32 : i32
    %c3_i32 = arith.constant 3 : i32
    %c3_i32_0 = arith.constant 3 : i32
    %1 = arith.addi %c3_i32, %c3_i32 : i32
    "foo.use"(%0, %1, %c3_i32) : (i32, i32, i32) -> ()
    module {
      %c3_i32_1 = arith.constant 3 : i32
      "foo.use"(%c3_i32_1) : (i32) -> ()
    }
  }
  func.func @isolated(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    builtin.module {
      func.func @f() -> i32 {
        %c7_i32_0 = arith.constant 7 : i32
        %0 = arith.addi %c7_i32_0, %c7_i32_0 : i32
        return %0 : i32
      }
    }
    return %c7_i32 : i32
  }
  func.func @large(%arg0: i1) -> (i32, i32) {
    %0 = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    }
    %1 = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    }
    return %0, %1 : i32, i32
  }
  func.func @unreachable(%arg0: memref<i32>, %arg1: i32) {
    %0 = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb2
      scf.yield %arg1 : i32
    ^bb2:  // no predecessors
      memref.store %arg1, %arg0[] : memref<i32>
      cf.br ^bb1
    }
    return
  }
  module @transforms {
    transform.sequence  failures(propagate) {
    ^bb0(%arg0: !transform.any_op):
      %0 = transform.structured.match ops{["foo.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      print %0 : !transform.any_op
    }
  }
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(cse))
module {
  func.func @equal(%arg0: i32, %arg1: i32, %arg2: f32) -> (i32, i32, i32, i32, i32) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %arg1 : i32
    %2 = arith.subi %arg1, %arg0 : i32
    %3 = arith.addi %arg0, %arg1 overflow<nsw> : i32
    return %0, %0, %1, %2, %3 : i32, i32, i32, i32, i32
  }
  func.func @chain(%arg0: index) -> index {
    %0 = arith.addi %arg0, %arg0 : index
    %1 = arith.muli %0, %0 : index
    %2 = arith.xori %1, %1 : index
    return %2 : index
  }
  func.func @dead(%arg0: memref<4xf32>, %arg1: index, %arg2: !llvm.ptr) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    %0 = llvm.load volatile %arg2 : !llvm.ptr -> i32
    %1 = call @next() : () -> i32
    %2 = llvm.load %arg2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    return
  }
  func.func private @next() -> i32
  func.func @reads(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: index) -> (f32, f32, f32, f32) {
    %0 = memref.load %arg0[%arg2] : memref<4xf32>
    %1 = memref.load %arg1[%arg2] : memref<4xf32>
    memref.store %0, %arg1[%arg2] : memref<4xf32>
    %2 = memref.load %arg0[%arg2] : memref<4xf32>
    %3 = arith.addf %0, %1 : f32
    %4 = arith.addf %0, %2 : f32
    return %2, %3, %4, %2 : f32, f32, f32, f32
  }
  func.func @reads_in_blocks(%arg0: memref<f32>, %arg1: i1) -> f32 {
    %0 = memref.load %arg0[] : memref<f32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = memref.load %arg0[] : memref<f32>
    %2 = arith.addf %1, %1 : f32
    return %2 : f32
  ^bb2:  // pred: ^bb0
    return %0 : f32
  }
  func.func @dominance(%arg0: i1, %arg1: i32) -> i32 {
    %0 = arith.muli %arg1, %arg1 : i32
    cf.cond_br %arg0, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %1 = arith.addi %0, %arg1 : i32
    cf.cond_br %arg0, ^bb2, ^bb4(%1 : i32)
  ^bb2:  // pred: ^bb1
    %2 = arith.shli %1, %arg1 : i32
    cf.br ^bb4(%2 : i32)
  ^bb3:  // pred: ^bb0
    %3 = arith.addi %0, %arg1 : i32
    %4 = arith.shli %3, %arg1 : i32
    cf.br ^bb4(%4 : i32)
  ^bb4(%5: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb5
    %6 = arith.addi %5, %0 : i32
    return %6 : i32
  ^bb5:  // no predecessors
    %7 = arith.muli %arg1, %arg1 : i32
    %8 = arith.muli %arg1, %arg1 : i32
    cf.br ^bb4(%8 : i32)
  }
  func.func @regions(%arg0: i1, %arg1: index, %arg2: memref<?xi32>) -> (i32, i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.if %arg0 -> (i32) {
      %2 = arith.addi %c1_i32, %c1_i32 : i32
      scf.yield %2 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %1 = scf.if %arg0 -> (i32) {
      memref.store %c1_i32, %arg2[%arg1] : memref<?xi32>
      scf.yield %c1_i32 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    scf.for %arg3 = %arg1 to %arg1 step %arg1 {
      %2 = arith.addi %arg1, %arg1 : index
      memref.store %c1_i32, %arg2[%2] : memref<?xi32>
      memref.store %c1_i32, %arg2[%2] : memref<?xi32>
    }
    return %0, %0, %1 : i32, i32, i32
  }
  func.func @after_region(%arg0: memref<2xi32>, %arg1: index) -> (i32, i32, i32) {
    %0 = memref.load %arg0[%arg1] : memref<2xi32>
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %2 = memref.load %arg0[%arg2] : memref<2xi32>
      memref.store %2, %arg0[%arg1] : memref<2xi32>
    }
    %1 = memref.load %arg0[%arg1] : memref<2xi32>
    return %0, %0, %1 : i32, i32, i32
  }
  func.func @tensors(%arg0: tensor<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.exp ins(%arg0 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
    linalg.exp ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
    linalg.exp ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
    return %0, %0 : tensor<4xf32>, tensor<4xf32>
  }
  "foo.graph"() ({
    %0 = "foo.use"(%c3_i32_0, %c3_i32) : (i32, i32) -> i32
    %c3_i32 = arith.constant 3 : i32
    %c3_i32_0 = arith.constant 3 : i32
    %1 = arith.addi %c3_i32, %c3_i32_0 : i32
    %2 = arith.addi %c3_i32_0, %c3_i32 : i32
    %3 = "foo.use"(%1, %2) : (i32, i32) -> i32
  }) : () -> ()
  module @graph {
    %0 = arith.addi %c3_i32_0, %c3_i32 : i32
    %c3_i32 = arith.constant 3 : i32
    %c3_i32_0 = arith.constant 3 : i32
    %c3_i32_1 = arith.constant 3 : i32
    %1 = arith.addi %c3_i32_1, %c3_i32 : i32
    "foo.use"(%0, %1, %c3_i32_1) : (i32, i32, i32) -> ()
    module {
      %c3_i32_2 = arith.constant 3 : i32
      "foo.use"(%c3_i32_2) : (i32) -> ()
    }
  }
  func.func @isolated(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    builtin.module {
      func.func @f() -> i32 {
        %c7_i32_0 = arith.constant 7 : i32
        %0 = arith.addi %c7_i32_0, %c7_i32_0 : i32
        return %0 : i32
      }
    }
    return %c7_i32 : i32
  }
  func.func @large(%arg0: i1) -> (i32, i32) {
    %0 = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    }
    %1 = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    }
    return %0, %1 : i32, i32
  }
  func.func @unreachable(%arg0: memref<i32>, %arg1: i32) {
    %0 = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb2
      scf.yield %arg1 : i32
    ^bb2:  // no predecessors
      memref.store %arg1, %arg0[] : memref<i32>
      cf.br ^bb1
    }
    return
  }
  module @transforms {
    transform.with_pdl_patterns {
    ^bb0(%arg0: !pdl.operation):
      pdl.pattern @some : benefit(1) {
        %0 = operation "foo.op" 
        rewrite %0 with "transform.dialect"
      }
      sequence %arg0 : !pdl.operation failures(propagate) {
      ^bb0(%arg1: !pdl.operation):
        %0 = pdl_match @some in %arg1 : (!pdl.operation) -> !pdl.operation
      }
    }
    transform.sequence  failures(propagate) {
    ^bb0(%arg0: !transform.any_op):
      %0 = transform.structured.match ops{["foo.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      print %0 : !transform.any_op
    }
  }
}


//= --allow-unregistered-dialect --cse --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @equal(%arg0: i32 loc("<stdin>":2:18), %arg1: i32 loc("<stdin>":2:27), %arg2: f32 loc("<stdin>":2:36)) -> (i32, i32, i32, i32, i32) {
    %0 = arith.addi %arg0, %arg1 : i32 loc("<stdin>":3:8)
    %1 = arith.subi %arg0, %arg1 : i32 loc("<stdin>":5:8)
    %2 = arith.subi %arg1, %arg0 : i32 loc("<stdin>":6:8)
    %3 = arith.addi %arg0, %arg1 overflow<nsw> : i32 loc("<stdin>":7:8)
    return %0, %0, %1, %2, %3 : i32, i32, i32, i32, i32 loc("<stdin>":10:3)
  } loc("<stdin>":2:1)
  func.func @chain(%arg0: index loc("<stdin>":12:18)) -> index {
    %0 = arith.addi %arg0, %arg0 : index loc("<stdin>":13:8)
    %1 = arith.muli %0, %0 : index loc("<stdin>":15:8)
    %2 = arith.xori %1, %1 : index loc("<stdin>":17:8)
    return %2 : index loc("<stdin>":18:3)
  } loc("<stdin>":12:1)
  func.func @dead(%arg0: memref<4xf32> loc("<stdin>":20:17), %arg1: index loc("<stdin>":20:36), %arg2: !llvm.ptr loc("<stdin>":20:47)) {
    %alloc = memref.alloc() : memref<4xf32> loc("<stdin>":23:8)
    memref.dealloc %alloc : memref<4xf32> loc("<stdin>":24:3)
    %0 = llvm.load volatile %arg2 : !llvm.ptr -> i32 loc("<stdin>":26:8)
    %1 = call @next() : () -> i32 loc("<stdin>":27:8)
    %2 = llvm.load %arg2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32 loc("<stdin>":28:8)
    return loc("<stdin>":29:3)
  } loc("<stdin>":20:1)
  func.func private @next() -> i32 loc("<stdin>":31:1)
  func.func @reads(%arg0: memref<4xf32> loc("<stdin>":32:18), %arg1: memref<4xf32> loc("<stdin>":32:37), %arg2: index loc("<stdin>":32:56)) -> (f32, f32, f32, f32) {
    %0 = memref.load %arg0[%arg2] : memref<4xf32> loc("<stdin>":33:8)
    %1 = memref.load %arg1[%arg2] : memref<4xf32> loc("<stdin>":35:8)
    memref.store %0, %arg1[%arg2] : memref<4xf32> loc("<stdin>":37:3)
    %2 = memref.load %arg0[%arg2] : memref<4xf32> loc("<stdin>":38:8)
    %3 = arith.addf %0, %1 : f32 loc("<stdin>":40:8)
    %4 = arith.addf %0, %2 : f32 loc("<stdin>":41:8)
    return %2, %3, %4, %2 : f32, f32, f32, f32 loc("<stdin>":42:3)
  } loc("<stdin>":32:1)
  func.func @reads_in_blocks(%arg0: memref<f32> loc("<stdin>":44:28), %arg1: i1 loc("<stdin>":44:45)) -> f32 {
    %0 = memref.load %arg0[] : memref<f32> loc("<stdin>":45:8)
    cf.cond_br %arg1, ^bb1, ^bb2 loc("<stdin>":46:3)
  ^bb1:  // pred: ^bb0
    %1 = memref.load %arg0[] : memref<f32> loc("<stdin>":48:8)
    %2 = arith.addf %1, %1 : f32 loc("<stdin>":50:8)
    return %2 : f32 loc("<stdin>":51:3)
  ^bb2:  // pred: ^bb0
    return %0 : f32 loc("<stdin>":53:3)
  } loc("<stdin>":44:1)
  func.func @dominance(%arg0: i1 loc("<stdin>":55:22), %arg1: i32 loc("<stdin>":55:30)) -> i32 {
    %0 = arith.muli %arg1, %arg1 : i32 loc("<stdin>":56:8)
    cf.cond_br %arg0, ^bb1, ^bb3 loc("<stdin>":57:3)
  ^bb1:  // pred: ^bb0
    %1 = arith.addi %0, %arg1 : i32 loc("<stdin>":60:8)
    cf.cond_br %arg0, ^bb2, ^bb4(%1 : i32) loc("<stdin>":61:3)
  ^bb2:  // pred: ^bb1
    %2 = arith.shli %1, %arg1 : i32 loc("<stdin>":64:8)
    cf.br ^bb4(%2 : i32) loc("<stdin>":65:3)
  ^bb3:  // pred: ^bb0
    %3 = arith.addi %0, %arg1 : i32 loc("<stdin>":67:8)
    %4 = arith.shli %3, %arg1 : i32 loc("<stdin>":68:8)
    cf.br ^bb4(%4 : i32) loc("<stdin>":69:3)
  ^bb4(%5: i32 loc("<stdin>":70:7)):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb5
    %6 = arith.addi %5, %0 : i32 loc("<stdin>":72:8)
    return %6 : i32 loc("<stdin>":73:3)
  ^bb5:  // no predecessors
    %7 = arith.muli %arg1, %arg1 : i32 loc("<stdin>":75:9)
    %8 = arith.muli %arg1, %arg1 : i32 loc("<stdin>":76:9)
    cf.br ^bb4(%8 : i32) loc("<stdin>":77:3)
  } loc("<stdin>":55:1)
  func.func @regions(%arg0: i1 loc("<stdin>":79:20), %arg1: index loc("<stdin>":79:28), %arg2: memref<?xi32> loc("<stdin>":79:39)) -> (i32, i32, i32) {
    %c1_i32 = arith.constant 1 : i32 loc("<stdin>":80:10)
    %0 = scf.if %arg0 -> (i32) {
      %2 = arith.addi %c1_i32, %c1_i32 : i32 loc("<stdin>":83:10)
      scf.yield %2 : i32 loc("<stdin>":84:5)
    } else {
      scf.yield %c1_i32 : i32 loc("<stdin>":86:5)
    } loc("<stdin>":81:8)
    %1 = scf.if %arg0 -> (i32) {
      memref.store %c1_i32, %arg2[%arg1] : memref<?xi32> loc("<stdin>":96:5)
      scf.yield %c1_i32 : i32 loc("<stdin>":97:5)
    } else {
      scf.yield %c1_i32 : i32 loc("<stdin>":99:5)
    } loc("<stdin>":95:8)
    scf.for %arg3 = %arg1 to %arg1 step %arg1 {
      %2 = arith.addi %arg1, %arg1 : index loc("<stdin>":107:10)
      memref.store %c1_i32, %arg2[%2] : memref<?xi32> loc("<stdin>":109:5)
      memref.store %c1_i32, %arg2[%2] : memref<?xi32> loc("<stdin>":110:5)
    } loc("<stdin>":106:3)
    return %0, %0, %1 : i32, i32, i32 loc("<stdin>":112:3)
  } loc("<stdin>":79:1)
  func.func @after_region(%arg0: memref<2xi32> loc("<stdin>":114:25), %arg1: index loc("<stdin>":114:44)) -> (i32, i32, i32) {
    %0 = memref.load %arg0[%arg1] : memref<2xi32> loc("<stdin>":115:8)
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %2 = memref.load %arg0[%arg2] : memref<2xi32> loc("<stdin>":122:10)
      memref.store %2, %arg0[%arg1] : memref<2xi32> loc("<stdin>":123:5)
    } loc("<stdin>":121:3)
    %1 = memref.load %arg0[%arg1] : memref<2xi32> loc("<stdin>":125:8)
    return %0, %0, %1 : i32, i32, i32 loc("<stdin>":126:3)
  } loc("<stdin>":114:1)
  func.func @tensors(%arg0: tensor<4xf32> loc("<stdin>":128:20), %arg1: memref<4xf32> loc("<stdin>":128:39), %arg2: tensor<4xf32> loc("<stdin>":128:58)) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.exp ins(%arg0 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32> loc("<stdin>":129:8)
    linalg.exp ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>) loc("<stdin>":131:3)
    linalg.exp ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>) loc("<stdin>":132:3)
    return %0, %0 : tensor<4xf32>, tensor<4xf32> loc("<stdin>":134:3)
  } loc("<stdin>":128:1)
  "foo.graph"() ({
    %0 = "foo.use"(%c3_i32, %c3_i32) : (i32, i32) -> i32 loc("<stdin>":137:8)
    %c3_i32 = arith.constant 3 : i32 loc("<stdin>":138:8)
    %1 = arith.addi %c3_i32, %c3_i32 : i32 loc("<stdin>":140:8)
    %2 = "foo.use"(%1, %1) : (i32, i32) -> i32 loc("<stdin>":142:3)
  }) : () -> () loc("<stdin>":136:1)
  module @graph {
    %0 = arith.addi %c3_i32_0, %c3_i32 : i32 loc("<stdin>":145:8)
    %c3_i32 = arith.constant 3 : i32 loc("<stdin>":146:8)
    %c3_i32_0 = arith.constant 3 : i32 loc("<stdin>":147:8)
    %1 = arith.addi %c3_i32, %c3_i32 : i32 loc("<stdin>":149:8)
    "foo.use"(%0, %1, %c3_i32) : (i32, i32, i32) -> () loc("<stdin>":150:3)
    module {
      %c3_i32_1 = arith.constant 3 : i32 loc("<stdin>":152:10)
      "foo.use"(%c3_i32_1) : (i32) -> () loc("<stdin>":153:5)
    } loc("<stdin>":151:3)
  } loc("<stdin>":144:1)
  func.func @isolated(%arg0: i32 loc("<stdin>":156:21)) -> i32 {
    %c7_i32 = arith.constant 7 : i32 loc("<stdin>":157:8)
    builtin.module {
      func.func @f() -> i32 {
        %c7_i32_0 = arith.constant 7 : i32 loc("<stdin>":160:12)
        %0 = arith.addi %c7_i32_0, %c7_i32_0 : i32 loc("<stdin>":162:12)
        return %0 : i32 loc("<stdin>":163:7)
      } loc("<stdin>":159:5)
    } loc("<stdin>":158:3)
    return %c7_i32 : i32 loc("<stdin>":166:3)
  } loc("<stdin>":156:1)
  func.func @large(%arg0: i1 loc("<stdin>":168:18)) -> (i32, i32) {
    %0 = scf.execute_region -> i32 {
      cf.br ^bb1 loc("<stdin>":170:5)
    ^bb1:  // pred: ^bb0
      %c1_i32 = arith.constant 1 : i32 loc("<stdin>":172:10)
      scf.yield %c1_i32 : i32 loc("<stdin>":173:5)
    } loc("<stdin>":169:8)
    %1 = scf.execute_region -> i32 {
      cf.br ^bb1 loc("<stdin>":176:5)
    ^bb1:  // pred: ^bb0
      %c1_i32 = arith.constant 1 : i32 loc("<stdin>":178:10)
      scf.yield %c1_i32 : i32 loc("<stdin>":179:5)
    } loc("<stdin>":175:8)
    return %0, %1 : i32, i32 loc("<stdin>":187:3)
  } loc("<stdin>":168:1)
  func.func @unreachable(%arg0: memref<i32> loc("<stdin>":189:24), %arg1: i32 loc("<stdin>":189:41)) {
    %0 = scf.execute_region -> i32 {
      cf.br ^bb1 loc("<stdin>":191:5)
    ^bb1:  // 2 preds: ^bb0, ^bb2
      scf.yield %arg1 : i32 loc("<stdin>":193:5)
    ^bb2:  // no predecessors
      memref.store %arg1, %arg0[] : memref<i32> loc("<stdin>":195:5)
      cf.br ^bb1 loc("<stdin>":196:5)
    } loc("<stdin>":190:8)
    return loc("<stdin>":209:3)
  } loc("<stdin>":189:1)
  module @transforms {
    transform.sequence  failures(propagate) {
    ^bb0(%arg0: !transform.any_op loc("<stdin>":224:8)):
      %0 = transform.structured.match ops{["foo.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op loc("<stdin>":225:10)
      print %0 : !transform.any_op loc("<stdin>":226:5)
    } loc("<stdin>":223:3)
  } loc("<stdin>":211:1)
} loc("<stdin>":0:0)
