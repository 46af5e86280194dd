// What an operation with regions gives its blocks itself, as a loop its variable, is live when the operation is: a read by it stays, one by
// a value that is dead does not.
func.func @read(%m: memref<?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %m[%c1] : memref<?xi32>
  }
  return
}
func.func @sum(%m: memref<?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %n : index
    %v = memref.load %m[%j] : memref<?xi32>
    memref.store %x, %m[%c1] : memref<?xi32>
  }
  return
}
func.func @result(%m: memref<?xi32>, %n: index, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %b, %q = %b) -> (i32, i32) {
    %v = memref.load %m[%i] : memref<?xi32>
    %w = arith.addi %p, %b : i32
    scf.yield %w, %q : i32, i32
  }
  return %s#0 : i32
}
func.func @sequence() {
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0, %1 = transform.test_produce_transform_param_or_forward_operand %arg0 {first_result_is_param} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
    %2, %3 = transform.test_produce_transform_param_or_forward_operand %0 {first_result_is_param} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
  }
  return
}
// A branch may give a successor values itself, and its operands may be in another order than its successors.
func.func private @branches(%x: i32, %y: i32) {
  "test.two_region_op"() ({
    "test.br"(%y)[^bb1] : (i32) -> ()
  ^bb1(%a: i32):
    "test.internal_br"(%a, %a)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  ^bb2(%b: i32):
    %0 = "test.producing_br"(%x, %b)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  ^bb3(%c: i32, %d: i32):
    "test.end"() : () -> ()
  ^bb4(%e: i32):
    "test.end"() : () -> ()
  ^bb5(%f: i32):
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  return
}
func.func @live_branches(%x: i32, %y: i32) {
  "test.two_region_op"() ({
    "test.br"(%y)[^bb1] : (i32) -> ()
  ^bb1(%a: i32):
    "test.internal_br"(%a, %y, %x)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, i32, i32) -> ()
  ^bb2(%b: i32):
    %0 = "test.producing_br"(%x, %b)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  ^bb3(%c: i32, %d: i32, %e: i32):
    "test.end"(%d) : (i32) -> ()
  ^bb4(%f: i32):
    "test.end"() : () -> ()
  ^bb5(%g: i32):
    "test.end"(%g) : (i32) -> ()
  }, {
  }) : () -> ()
  call @branches(%x, %y) : (i32, i32) -> ()
  return
}

//= --allow-unregistered-dialect --remove-dead-values
module {
  func.func @read(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %0 = memref.load %arg0[%arg3] : memref<?xi32>
      memref.store %arg2, %arg0[%c1] : memref<?xi32>
    }
    return
  }
  func.func @sum(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      memref.store %arg2, %arg0[%c1] : memref<?xi32>
    }
    return
  }
  func.func @result(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = ub.poison : i32
    %1 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
      %2 = arith.addi %arg4, %arg2 : i32
      %3 = ub.poison : i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @sequence() {
    transform.sequence  failures(propagate) {
    ^bb0(%arg0: !transform.any_op):
      %out, %param = test_produce_transform_param_or_forward_operand %arg0 {first_result_is_param} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
    }
    return
  }
  func.func private @branches() {
    "test.two_region_op"() ({
      "test.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "test.internal_br"()[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    ^bb2:  // pred: ^bb1
      %0 = "test.producing_br"()[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    ^bb3(%1: i32):  // pred: ^bb1
      "test.end"() : () -> ()
    ^bb4:  // pred: ^bb2
      "test.end"() : () -> ()
    ^bb5:  // pred: ^bb2
      "test.end"() : () -> ()
    }, {
    }) : () -> ()
    return
  }
  func.func @live_branches(%arg0: i32, %arg1: i32) {
    "test.two_region_op"() ({
      "test.br"(%arg1)[^bb1] : (i32) -> ()
    ^bb1(%0: i32):  // pred: ^bb0
      "test.internal_br"(%arg1, %arg0)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 0, 2>}> : (i32, i32) -> ()
    ^bb2:  // pred: ^bb1
      %1 = "test.producing_br"(%arg0)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    ^bb3(%2: i32, %3: i32, %4: i32):  // pred: ^bb1
      "test.end"(%3) : (i32) -> ()
    ^bb4:  // pred: ^bb2
      "test.end"() : () -> ()
    ^bb5(%5: i32):  // pred: ^bb2
      "test.end"(%5) : (i32) -> ()
    }, {
    }) : () -> ()
    call @branches() : () -> ()
    return
  }
}


//= --allow-unregistered-dialect --remove-dead-values=canonicalize=false
module {
  func.func @read(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %0 = memref.load %arg0[%arg3] : memref<?xi32>
      memref.store %arg2, %arg0[%c1] : memref<?xi32>
    }
    return
  }
  func.func @sum(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      memref.store %arg2, %arg0[%c1] : memref<?xi32>
    }
    return
  }
  func.func @result(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = ub.poison : i32
    %1:2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg2, %arg5 = %0) -> (i32, i32) {
      %2 = arith.addi %arg4, %arg2 : i32
      %3 = ub.poison : i32
      scf.yield %2, %3 : i32, i32
    }
    return %1#0 : i32
  }
  func.func @sequence() {
    transform.sequence  failures(propagate) {
    ^bb0(%arg0: !transform.any_op):
      %out, %param = test_produce_transform_param_or_forward_operand %arg0 {first_result_is_param} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
    }
    return
  }
  func.func private @branches() {
    "test.two_region_op"() ({
      "test.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "test.internal_br"()[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    ^bb2:  // pred: ^bb1
      %0 = "test.producing_br"()[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    ^bb3(%1: i32):  // pred: ^bb1
      "test.end"() : () -> ()
    ^bb4:  // pred: ^bb2
      "test.end"() : () -> ()
    ^bb5:  // pred: ^bb2
      "test.end"() : () -> ()
    }, {
    }) : () -> ()
    return
  }
  func.func @live_branches(%arg0: i32, %arg1: i32) {
    "test.two_region_op"() ({
      "test.br"(%arg1)[^bb1] : (i32) -> ()
    ^bb1(%0: i32):  // pred: ^bb0
      "test.internal_br"(%arg1, %arg0)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 0, 2>}> : (i32, i32) -> ()
    ^bb2:  // pred: ^bb1
      %1 = "test.producing_br"(%arg0)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    ^bb3(%2: i32, %3: i32, %4: i32):  // pred: ^bb1
      "test.end"(%3) : (i32) -> ()
    ^bb4:  // pred: ^bb2
      "test.end"() : () -> ()
    ^bb5(%5: i32):  // pred: ^bb2
      "test.end"(%5) : (i32) -> ()
    }, {
    }) : () -> ()
    call @branches() : () -> ()
    return
  }
}

