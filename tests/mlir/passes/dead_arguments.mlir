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
// What a parallel loop gets for an output that it does not use does not matter.
func.func @forall0(%0: tensor<8xf32>, %x: tensor<1xf32>, %n: index) -> (tensor<8xf32>) {
  %2 = scf.forall (%i) in (8) shared_outs(%o = %0) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
    }
  }
  return %2 : tensor<8xf32>
}
func.func @forall1(%0: tensor<8xf32>, %x: tensor<1xf32>, %n: index) -> (tensor<8xf32>) {
  %2 = scf.forall (%i) in (8) shared_outs(%o = %0) -> (tensor<8xf32>) {
    "use"(%n) : (index) -> ()
    scf.forall.in_parallel {
    }
  }
  return %2 : tensor<8xf32>
}
func.func @forall2(%0: tensor<8xf32>, %x: tensor<1xf32>, %n: index) -> (tensor<8xf32>) {
  %2 = scf.forall (%i) in (8) shared_outs(%o = %0) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %2 : tensor<8xf32>
}
func.func @forall3(%0: tensor<8xf32>, %x: tensor<1xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %2:2 = scf.forall (%i) in (%n) shared_outs(%o = %0, %p = %0) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %2#0, %2#1 : tensor<8xf32>, tensor<8xf32>
}
func.func @forall4(%0: tensor<8xf32>, %x: tensor<1xf32>, %n: index) -> (tensor<8xf32>) {
  %2:2 = scf.forall (%i) in (%n) shared_outs(%o = %0, %p = %0) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %2#0 : tensor<8xf32>
}
func.func @forall5(%0: tensor<8xf32>, %x: tensor<1xf32>, %n: index) -> (tensor<8xf32>) {
  %2:2 = scf.forall (%i) in (%n) shared_outs(%o = %0, %p = %0) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %2#1 : tensor<8xf32>
}
func.func @forall6(%0: tensor<8xf32>, %x: tensor<1xf32>, %n: index) {
  %2:2 = scf.forall (%i) in (%n) shared_outs(%o = %0, %p = %0) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return
}
// A function that something else names keeps its results.
func.func nested @in_module(%a: i32, %b: i32) -> (i32, i32) {
  "use"(%a) : (i32) -> ()
  return %a, %b : i32, i32
}
func.func nested @in_module2(%a: i32, %b: i32) -> (i32, i32) {
  "use"(%a) : (i32) -> ()
  return %a, %b : i32, i32
}
func.func @calls_in_module(%x: i32) -> i32 {
  %0:2 = call @in_module(%x, %x) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}
func.func private @no_call(%a: i32, %b: i32) -> (i32, i32) {
  "use"(%a) : (i32) -> ()
  return %a, %b : i32, i32
}
func.func private @named(%a: i32, %b: i32) -> (i32, i32) {
  "use"(%a) : (i32) -> ()
  return %a, %a : i32, i32
}
func.func private @named2(%a: i32, %b: i32) -> (i32, i32) {
  "use"(%a) : (i32) -> ()
  return %a, %a : i32, i32
}
func.func private @named3(%a: i32, %b: i32) -> (i32, i32) {
  "use"(%a) : (i32) -> ()
  return %a, %a : i32, i32
}
"names"() {f = @named} : () -> ()
"names"() {f = @named2} : () -> ()
func.func @calls_named(%x: i32) -> i32 {
  %0:2 = call @named2(%x, %x) : (i32, i32) -> (i32, i32)
  "names"(%x) {f = @named3} : (i32) -> ()
  return %0#0 : i32
}
func.func @assuming(%a: !shape.witness, %b: !shape.witness) {
  %f = shape.const_witness false
  %t = shape.const_witness true
  %0 = shape.assuming_all %a, %f
  %1 = shape.assuming_all %a, %f, %b
  %2 = shape.assuming_all %a, %f, %t
  "use"(%0, %1, %2) : (!shape.witness, !shape.witness, !shape.witness) -> ()
  return
}
// Constants choose the region of emitc.if and emitc.switch.
func.func private @chosen(%a: index, %b: index) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  emitc.switch %c0 : i32
  case 0 {
    "use"(%b) : (index) -> ()
    yield
  }
  default {
    "use"(%a) : (index) -> ()
    yield
  }
  %t = arith.constant true
  emitc.if %t {
    "use"(%b) : (index) -> ()
  } else {
    "use"(%a) : (index) -> ()
  }
  %r = gpu.warp_execute_on_lane_0(%b)[32] -> (i32) {
    %0 = "get"() : () -> i32
    gpu.yield %0 : i32
  }
  return %r, %c0 : i32, i32
}
func.func @calls_chosen(%a: index, %b: index) -> i32 {
  %0:2 = call @chosen(%a, %b) : (index, index) -> (i32, i32)
  return %0#1 : i32
}
llvm.func @nowhere(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, []
}
llvm.func @nowhere_live(%p: !llvm.ptr) {
  "use"(%p) : (!llvm.ptr) -> ()
  llvm.indirectbr %p : !llvm.ptr, []
}
llvm.func @unreached(%p: !llvm.ptr) {
  llvm.return
^bb1:
  llvm.indirectbr %p : !llvm.ptr, []
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
  func.func @forall0(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = ub.poison : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @forall1(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = ub.poison : tensor<8xf32>
    scf.forall (%arg3) in (8) {
      "use"(%arg2) : (index) -> ()
    }
    return %0 : tensor<8xf32>
  }
  func.func @forall2(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %0 : tensor<8xf32>
  }
  func.func @forall3(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = ub.poison : tensor<8xf32>
    %1 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %1, %0 : tensor<8xf32>, tensor<8xf32>
  }
  func.func @forall4(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %0 : tensor<8xf32>
  }
  func.func @forall5(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = ub.poison : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @forall6(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) {
    return
  }
  func.func nested @in_module(%arg0: i32) -> i32 {
    "use"(%arg0) : (i32) -> ()
    return %arg0 : i32
  }
  func.func nested @in_module2() {
    return
  }
  func.func @calls_in_module(%arg0: i32) -> i32 {
    %0 = call @in_module(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func private @no_call() {
    return
  }
  func.func private @named(%arg0: i32) -> (i32, i32) {
    "use"(%arg0) : (i32) -> ()
    return %arg0, %arg0 : i32, i32
  }
  func.func private @named2(%arg0: i32) -> (i32, i32) {
    "use"(%arg0) : (i32) -> ()
    return %arg0, %arg0 : i32, i32
  }
  func.func private @named3(%arg0: i32) -> (i32, i32) {
    "use"(%arg0) : (i32) -> ()
    return %arg0, %arg0 : i32, i32
  }
  "names"() {f = @named} : () -> ()
  "names"() {f = @named2} : () -> ()
  func.func @calls_named(%arg0: i32) -> i32 {
    %0:2 = call @named2(%arg0) : (i32) -> (i32, i32)
    "names"(%arg0) {f = @named3} : (i32) -> ()
    return %0#0 : i32
  }
  func.func @assuming(%arg0: !shape.witness, %arg1: !shape.witness) {
    %0 = shape.const_witness false
    %1 = shape.assuming_all %arg0
    %2 = shape.assuming_all %arg0, %0, %arg1
    %3 = shape.assuming_all %arg0
    "use"(%1, %2, %3) : (!shape.witness, !shape.witness, !shape.witness) -> ()
    return
  }
  func.func private @chosen(%arg0: index) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    emitc.switch %c0_i32 : i32 
    case 0 {
      "use"(%arg0) : (index) -> ()
      yield
    }
    default {
    }
    %true = arith.constant true
    emitc.if %true {
      "use"(%arg0) : (index) -> ()
    } else {
    }
    %0 = gpu.warp_execute_on_lane_0(%arg0)[32] -> (i32) {
      %1 = "get"() : () -> i32
      %2 = ub.poison : i32
      gpu.yield %2 : i32
    }
    return %c0_i32 : i32
  }
  func.func @calls_chosen(%arg0: index, %arg1: index) -> i32 {
    %0 = call @chosen(%arg1) : (index) -> i32
    return %0 : i32
  }
  llvm.func @nowhere(%arg0: !llvm.ptr) {
    llvm.indirectbr %arg0 : !llvm.ptr, []
  }
  llvm.func @nowhere_live(%arg0: !llvm.ptr) {
    "use"(%arg0) : (!llvm.ptr) -> ()
    llvm.indirectbr %arg0 : !llvm.ptr, []
  }
  llvm.func @unreached(%arg0: !llvm.ptr) {
    llvm.return
  ^bb1:  // no predecessors
    ub.unreachable
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
  func.func @forall0(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = ub.poison : tensor<8xf32>
    %1 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %0) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
      }
    }
    return %1 : tensor<8xf32>
  }
  func.func @forall1(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = ub.poison : tensor<8xf32>
    %1 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %0) -> (tensor<8xf32>) {
      "use"(%arg2) : (index) -> ()
      scf.forall.in_parallel {
      }
    }
    return %1 : tensor<8xf32>
  }
  func.func @forall2(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %0 : tensor<8xf32>
  }
  func.func @forall3(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = ub.poison : tensor<8xf32>
    %1:2 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0, %arg5 = %0) -> (tensor<8xf32>, tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %1#0, %1#1 : tensor<8xf32>, tensor<8xf32>
  }
  func.func @forall4(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = ub.poison : tensor<8xf32>
    %1:2 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0, %arg5 = %0) -> (tensor<8xf32>, tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %1#0 : tensor<8xf32>
  }
  func.func @forall5(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = ub.poison : tensor<8xf32>
    %1:2 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0, %arg5 = %0) -> (tensor<8xf32>, tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %1#1 : tensor<8xf32>
  }
  func.func @forall6(%arg0: tensor<8xf32>, %arg1: tensor<1xf32>, %arg2: index) {
    return
  }
  func.func nested @in_module(%arg0: i32) -> i32 {
    "use"(%arg0) : (i32) -> ()
    return %arg0 : i32
  }
  func.func nested @in_module2() {
    return
  }
  func.func @calls_in_module(%arg0: i32) -> i32 {
    %0 = call @in_module(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func private @no_call() {
    return
  }
  func.func private @named(%arg0: i32) -> (i32, i32) {
    "use"(%arg0) : (i32) -> ()
    return %arg0, %arg0 : i32, i32
  }
  func.func private @named2(%arg0: i32) -> (i32, i32) {
    "use"(%arg0) : (i32) -> ()
    return %arg0, %arg0 : i32, i32
  }
  func.func private @named3(%arg0: i32) -> (i32, i32) {
    "use"(%arg0) : (i32) -> ()
    return %arg0, %arg0 : i32, i32
  }
  "names"() {f = @named} : () -> ()
  "names"() {f = @named2} : () -> ()
  func.func @calls_named(%arg0: i32) -> i32 {
    %0:2 = call @named2(%arg0) : (i32) -> (i32, i32)
    "names"(%arg0) {f = @named3} : (i32) -> ()
    return %0#0 : i32
  }
  func.func @assuming(%arg0: !shape.witness, %arg1: !shape.witness) {
    %0 = shape.const_witness false
    %1 = shape.assuming_all %arg0
    %2 = shape.assuming_all %arg0, %0, %arg1
    %3 = shape.assuming_all %arg0
    "use"(%1, %2, %3) : (!shape.witness, !shape.witness, !shape.witness) -> ()
    return
  }
  func.func private @chosen(%arg0: index) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    emitc.switch %c0_i32 : i32 
    case 0 {
      "use"(%arg0) : (index) -> ()
      yield
    }
    default {
    }
    %true = arith.constant true
    emitc.if %true {
      "use"(%arg0) : (index) -> ()
    } else {
    }
    %0 = gpu.warp_execute_on_lane_0(%arg0)[32] -> (i32) {
      %1 = "get"() : () -> i32
      %2 = ub.poison : i32
      gpu.yield %2 : i32
    }
    return %c0_i32 : i32
  }
  func.func @calls_chosen(%arg0: index, %arg1: index) -> i32 {
    %0 = call @chosen(%arg1) : (index) -> i32
    return %0 : i32
  }
  llvm.func @nowhere(%arg0: !llvm.ptr) {
    llvm.indirectbr %arg0 : !llvm.ptr, []
  }
  llvm.func @nowhere_live(%arg0: !llvm.ptr) {
    "use"(%arg0) : (!llvm.ptr) -> ()
    llvm.indirectbr %arg0 : !llvm.ptr, []
  }
  llvm.func @unreached(%arg0: !llvm.ptr) {
    llvm.return
  ^bb1:  // no predecessors
    ub.unreachable
  }
}

