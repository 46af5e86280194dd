// Dead arguments and results of functions, operands of branches, values that loops carry, operations.
func.func private @both(%a: i32, %b: i32 {x.y = 1 : i32}, %c: i32 {x.z}) -> (i32 {x.r}, i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %c, %b : i32
  return %0, %1, %c : i32, i32, i32
}
func.func @calls(%x: i32, %m: memref<i32>) -> i32 {
  %r:3 = call @both(%x, %x, %x) : (i32, i32, i32) -> (i32, i32, i32)
  %s:3 = call @both(%r#0, %r#1, %r#2) : (i32, i32, i32) -> (i32, i32, i32)
  return %s#0 : i32
}
func.func private @nobody_calls(%x: i32, %m: memref<i32>) -> i32 {
  memref.store %x, %m[] : memref<i32>
  return %x : i32
}
func.func private @recursive(%n: i32, %unused: i32) -> i32 {
  %one = arith.constant 1 : i32
  %k = arith.subi %n, %one : i32
  %r = call @recursive(%k, %unused) : (i32, i32) -> i32
  return %r : i32
}
func.func @calls_recursive(%n: i32) -> i32 {
  %r = call @recursive(%n, %n) : (i32, i32) -> i32
  return %r : i32
}
func.func @branches(%c: i1, %a: i32, %b: i32, %m: memref<i32>) -> i32 {
  cf.cond_br %c, ^one(%a, %b : i32, i32), ^two(%b, %a : i32, i32)
^one(%p: i32, %q: i32):
  cf.br ^end(%p, %q, %p : i32, i32, i32)
^two(%s: i32, %t: i32):
  memref.store %t, %m[] : memref<i32>
  cf.br ^end(%s, %t, %s : i32, i32, i32)
^end(%x: i32, %y: i32, %z: i32):
  %d = arith.addi %x, %x : i32
  return %y : i32
}
func.func @loops(%n: index, %x: i32, %m: memref<i32>, %c: i1) -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %r:3 = scf.for %i = %0 to %n step %1 iter_args(%p = %x, %q = %x, %s = %x) -> (i32, i32, i32) {
    %a = arith.muli %q, %q : i32
    %b = arith.addi %p, %p : i32
    memref.store %p, %m[] : memref<i32>
    scf.yield %b, %a, %a : i32, i32, i32
  }
  %t:2 = scf.if %c -> (i32, i32) {
    %d = arith.muli %x, %x : i32
    memref.store %d, %m[] : memref<i32>
    scf.yield %d, %r#1 : i32, i32
  } else {
    scf.yield %x, %r#2 : i32, i32
  }
  %w:2 = scf.while (%a = %x, %b = %t#0) : (i32, i32) -> (i32, i32) {
    %k = "foo.condition"(%b) : (i32) -> i1
    scf.condition(%k) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    scf.yield %a, %b : i32, i32
  }
  return %w#1 : i32
}
func.func @affine_loops(%n: index, %x: f32, %m: memref<8xf32>) -> f32 {
  %c = arith.constant 2.0 : f32
  %r = affine.for %i = 0 to 8 iter_args(%p = %c) -> f32 {
    %0 = affine.load %m[%i] : memref<8xf32>
    affine.yield %0 : f32
  }
  %s = affine.for %i = 0 to %n iter_args(%p = %c) -> f32 {
    %0 = affine.load %m[%i] : memref<8xf32>
    affine.yield %0 : f32
  }
  %u = arith.addf %r, %s : f32
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32>
  }
  return %u : f32
}
func.func @memory(%m: memref<?xf32>, %n: index) {
  %0 = memref.load %m[%n] : memref<?xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.alloc(%n) : memref<?xf32>
  %3 = memref.dim %m, %n : memref<?xf32>
  return
}
func.func @while_without_values(%a: i32) {
  %true = arith.constant true
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    scf.yield
  }
  return
}
func.func @assuming(%w: !shape.witness) -> index {
  %0:2 = shape.assuming %w -> (index, index) {
    %1 = "foo.a"() : () -> index
    %2 = "foo.b"() : () -> index
    shape.assuming_yield %1, %2 : index, index
  }
  return %0#1 : index
}
// What follows an operation that has a region and a successor is reached.
pdl_interp.func @after_foreach(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_operand 0 of %arg0
  %1 = pdl_interp.get_users of %0 : !pdl.value
  %2 = pdl_interp.extract 0 of %1 : !pdl.operation
  pdl_interp.foreach %arg1 : !pdl.operation in %1 {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.record_match @rewriters::@one(%arg0 : !pdl.operation) : benefit(2), loc([%arg0, %2]), root("a.b") -> ^bb2
^bb2:
  pdl_interp.finalize
}
module @rewriters {
  pdl_interp.func @one(%arg0: !pdl.operation) {
    pdl_interp.finalize
  }
}

//= --allow-unregistered-dialect --remove-dead-values
module {
  func.func private @both(%arg0: i32) -> (i32 {x.r}) {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @calls(%arg0: i32, %arg1: memref<i32>) -> i32 {
    %0 = call @both(%arg0) : (i32) -> i32
    %1 = call @both(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func private @nobody_calls() {
    return
  }
  func.func private @recursive() -> i32 {
    %0 = call @recursive() : () -> i32
    return %0 : i32
  }
  func.func @calls_recursive(%arg0: i32) -> i32 {
    %0 = call @recursive() : () -> i32
    return %0 : i32
  }
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: memref<i32>) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb2(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // pred: ^bb0
    cf.br ^bb3(%1 : i32)
  ^bb2(%2: i32, %3: i32):  // pred: ^bb0
    memref.store %3, %arg3[] : memref<i32>
    cf.br ^bb3(%3 : i32)
  ^bb3(%4: i32):  // 2 preds: ^bb1, ^bb2
    return %4 : i32
  }
  func.func @loops(%arg0: index, %arg1: i32, %arg2: memref<i32>, %arg3: i1) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %2 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg1) -> (i32) {
      %5 = arith.addi %arg5, %arg5 : i32
      memref.store %arg5, %arg2[] : memref<i32>
      %6 = ub.poison : i32
      %7 = ub.poison : i32
      scf.yield %5 : i32
    }
    %3 = scf.if %arg3 -> (i32) {
      %5 = arith.muli %arg1, %arg1 : i32
      memref.store %5, %arg2[] : memref<i32>
      %6 = ub.poison : i32
      scf.yield %5 : i32
    } else {
      %5 = ub.poison : i32
      scf.yield %arg1 : i32
    }
    %4 = ub.poison : i32
    scf.while : () -> () {
      %5 = "foo.condition"(%3) : (i32) -> i1
      %6 = ub.poison : i32
      scf.condition(%5)
    } do {
      %5 = ub.poison : i32
      scf.yield
    }
    return %3 : i32
  }
  func.func @affine_loops(%arg0: index, %arg1: f32, %arg2: memref<8xf32>) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = ub.poison : f32
    %1 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %0) -> (f32) {
      %4 = affine.load %arg2[%arg3] : memref<8xf32>
      affine.yield %4 : f32
    }
    %2 = affine.for %arg3 = 0 to %arg0 iter_args(%arg4 = %cst) -> (f32) {
      %4 = affine.load %arg2[%arg3] : memref<8xf32>
      affine.yield %4 : f32
    }
    %3 = arith.addf %1, %2 : f32
    return %3 : f32
  }
  func.func @memory(%arg0: memref<?xf32>, %arg1: index) {
    %alloc = memref.alloc() : memref<4xf32>
    return
  }
  func.func @while_without_values(%arg0: i32) {
    return
  }
  func.func @assuming(%arg0: !shape.witness) -> index {
    %0 = shape.assuming %arg0 -> (index) {
      %1 = "foo.a"() : () -> index
      %2 = "foo.b"() : () -> index
      shape.assuming_yield %2 : index
    }
    return %0 : index
  }
  pdl_interp.func @after_foreach(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_operand 0 of %arg0
    %1 = pdl_interp.get_users of %0 : !pdl.value
    %2 = pdl_interp.extract 0 of %1 : !pdl.operation
    pdl_interp.foreach %arg1 : !pdl.operation in %1 {
      pdl_interp.continue
    } -> ^bb1
  ^bb1:  // pred: ^bb0
    pdl_interp.record_match @rewriters::@one(%arg0 : !pdl.operation) : benefit(2), loc([%arg0, %2]), root("a.b") -> ^bb2
  ^bb2:  // pred: ^bb1
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @one(%arg0: !pdl.operation) {
      pdl_interp.finalize
    }
  }
}


//= --allow-unregistered-dialect --remove-dead-values=canonicalize=false
module {
  func.func private @both(%arg0: i32) -> (i32 {x.r}) {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @calls(%arg0: i32, %arg1: memref<i32>) -> i32 {
    %0 = call @both(%arg0) : (i32) -> i32
    %1 = call @both(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func private @nobody_calls() {
    return
  }
  func.func private @recursive() -> i32 {
    %0 = call @recursive() : () -> i32
    return %0 : i32
  }
  func.func @calls_recursive(%arg0: i32) -> i32 {
    %0 = call @recursive() : () -> i32
    return %0 : i32
  }
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: memref<i32>) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb2(%arg2, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // pred: ^bb0
    cf.br ^bb3(%1 : i32)
  ^bb2(%2: i32, %3: i32):  // pred: ^bb0
    memref.store %3, %arg3[] : memref<i32>
    cf.br ^bb3(%3 : i32)
  ^bb3(%4: i32):  // 2 preds: ^bb1, ^bb2
    return %4 : i32
  }
  func.func @loops(%arg0: index, %arg1: i32, %arg2: memref<i32>, %arg3: i1) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %2:3 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg1, %arg6 = %0, %arg7 = %1) -> (i32, i32, i32) {
      %6 = arith.addi %arg5, %arg5 : i32
      memref.store %arg5, %arg2[] : memref<i32>
      %7 = ub.poison : i32
      %8 = ub.poison : i32
      scf.yield %6, %7, %8 : i32, i32, i32
    }
    %3:2 = scf.if %arg3 -> (i32, i32) {
      %6 = arith.muli %arg1, %arg1 : i32
      memref.store %6, %arg2[] : memref<i32>
      %7 = ub.poison : i32
      scf.yield %6, %7 : i32, i32
    } else {
      %6 = ub.poison : i32
      scf.yield %arg1, %6 : i32, i32
    }
    %4 = ub.poison : i32
    %5:2 = scf.while (%arg4 = %4, %arg5 = %3#0) : (i32, i32) -> (i32, i32) {
      %6 = "foo.condition"(%arg5) : (i32) -> i1
      %7 = ub.poison : i32
      scf.condition(%6) %7, %arg5 : i32, i32
    } do {
    ^bb0(%arg4: i32, %arg5: i32):
      %6 = ub.poison : i32
      scf.yield %6, %arg5 : i32, i32
    }
    return %5#1 : i32
  }
  func.func @affine_loops(%arg0: index, %arg1: f32, %arg2: memref<8xf32>) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = ub.poison : f32
    %1 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %0) -> (f32) {
      %4 = affine.load %arg2[%arg3] : memref<8xf32>
      affine.yield %4 : f32
    }
    %2 = affine.for %arg3 = 0 to %arg0 iter_args(%arg4 = %cst) -> (f32) {
      %4 = affine.load %arg2[%arg3] : memref<8xf32>
      affine.yield %4 : f32
    }
    %3 = arith.addf %1, %2 : f32
    affine.for %arg3 = 0 to 8 {
    }
    return %3 : f32
  }
  func.func @memory(%arg0: memref<?xf32>, %arg1: index) {
    %alloc = memref.alloc() : memref<4xf32>
    return
  }
  func.func @while_without_values(%arg0: i32) {
    return
  }
  func.func @assuming(%arg0: !shape.witness) -> index {
    %0:2 = shape.assuming %arg0 -> (index, index) {
      %1 = "foo.a"() : () -> index
      %2 = "foo.b"() : () -> index
      %3 = ub.poison : index
      shape.assuming_yield %3, %2 : index, index
    }
    return %0#1 : index
  }
  pdl_interp.func @after_foreach(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_operand 0 of %arg0
    %1 = pdl_interp.get_users of %0 : !pdl.value
    %2 = pdl_interp.extract 0 of %1 : !pdl.operation
    pdl_interp.foreach %arg1 : !pdl.operation in %1 {
      pdl_interp.continue
    } -> ^bb1
  ^bb1:  // pred: ^bb0
    pdl_interp.record_match @rewriters::@one(%arg0 : !pdl.operation) : benefit(2), loc([%arg0, %2]), root("a.b") -> ^bb2
  ^bb2:  // pred: ^bb1
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @one(%arg0: !pdl.operation) {
      pdl_interp.finalize
    }
  }
}

