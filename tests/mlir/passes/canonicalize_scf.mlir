// Loops and conditions of scf: trip counts, carried values, casts, nested and repeated conditions.
func.func private @use(index)
func.func @for1(%lb: index, %ub: index, %a: i32, %b: i32, %c: f32) -> (i32, i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %lb to %ub step %c1 iter_args(%x = %a, %y = %b, %z = %c) -> (i32, i32, f32) {
    %s = arith.addi %y, %x : i32
    "test.use"(%z) : (f32) -> ()
    scf.yield %x, %s, %z : i32, i32, f32
  } {tag = 1 : i32}
  return %0#0, %0#1, %0#2 : i32, i32, f32
}
func.func @for2(%lb: index, %a: i32, %b: i32, %n: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %lb to %lb step %c1 iter_args(%x = %a) -> i32 {
    %s = "test.make"(%x) : (i32) -> i32
    scf.yield %s : i32
  }
  %1 = scf.for %i = %c0 to %c4 step %c8 iter_args(%x = %a) -> i32 {
    %s = "test.make"(%x, %i) : (i32, index) -> i32
    scf.yield %s : i32
  }
  %2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  %e = arith.addi %lb, %c4 : index
  scf.for %i = %lb to %e step %c4 {
    "test.make"(%i) : (index) -> ()
  }
  scf.for %i = %c8 to %c4 step %c4 {
    "test.make"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %n step %c4 {
  }
  return %0, %1, %2 : i32, i32, i32
}
func.func @same(%n: index, %a: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a, %z = %a) -> (i32, i32, i32) {
    %s = "test.make"(%x, %y, %z) : (i32, i32, i32) -> i32
    %t = "test.make"(%x, %y, %z) : (i32, i32, i32) -> i32
    scf.yield %s, %s, %t : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}
func.func @casts(%t: tensor<4x8xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %0) -> (tensor<?x?xf32>) {
    %s = "test.make"(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %s : tensor<?x?xf32>
  }
  return %1 : tensor<?x?xf32>
}
func.func @if1(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32, i1, i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %not = arith.xori %c, %true : i1
  %0:6 = scf.if %not -> (i32, i32, i1, i1, i32, i32) {
    %x = "test.a"() : () -> i32
    scf.yield %a, %x, %true, %false, %a, %x : i32, i32, i1, i1, i32, i32
  } else {
    %x = "test.b"() : () -> i32
    scf.yield %b, %x, %false, %true, %a, %x : i32, i32, i1, i1, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4 : i32, i32, i1, i1, i32
}
func.func @if2(%c: i1, %d: i1, %a: i32) {
  %true = arith.constant true
  scf.if %c {
    "test.a"(%c) : (i1) -> ()
  } else {
  }
  scf.if %c {
    scf.if %d {
      "test.b"() : () -> ()
    }
  }
  scf.if %true {
    "test.c"() : () -> ()
  } else {
    "test.d"() : () -> ()
  }
  scf.if %c {
    "test.e"() : () -> ()
  } else {
    "test.f"() : () -> ()
  }
  scf.if %c {
    "test.g"() : () -> ()
  } else {
    "test.h"() : () -> ()
  }
  return
}
func.func @if3(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32) {
  %true = arith.constant true
  %0 = scf.if %c -> i32 {
    %x = "test.a"() : () -> i32
    scf.yield %x : i32
  } else {
    %x = "test.b"() : () -> i32
    scf.yield %x : i32
  }
  %not = arith.xori %c, %true : i1
  %1 = scf.if %c -> i32 {
    %x = "test.c"(%0) : (i32) -> i32
    scf.yield %x : i32
  } else {
    %x = "test.d"(%0) : (i32) -> i32
    scf.yield %x : i32
  }
  "test.x"() : () -> ()
  %2 = scf.if %c -> i32 {
    %3 = scf.if %d -> i32 {
      %x = "test.c"(%0) : (i32) -> i32
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %3 : i32
  } else {
    scf.yield %a : i32
  }
  return %1, %2 : i32, i32
}
func.func @exec(%c: i1, %a: i32) -> (i32, i32) {
  %0 = scf.execute_region -> i32 {
    %x = "test.a"() : () -> i32
    scf.yield %x : i32
  }
  %1 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    %x = "test.a"() : () -> i32
    cf.br ^c(%x : i32)
  ^b:
    %y = "test.b"() : () -> i32
    cf.br ^c(%y : i32)
  ^c(%z : i32):
    scf.yield %z : i32
  }
  "test.use"(%1) : (i32) -> ()
  %2 = scf.execute_region -> i32 no_inline {
    %x = "test.a"() : () -> i32
    scf.yield %x : i32
  }
  return %0, %2 : i32, i32
}
func.func @par(%n: index, %m: memref<?x?xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c4) {
      memref.store %f, %m[%i, %j] : memref<?x?xf32>
      scf.reduce
    }
    scf.reduce
  }
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c4) init(%f) -> f32 {
    %l = memref.load %m[%i, %i] : memref<?x?xf32>
    scf.reduce(%l : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i) = (%c4) to (%c0) step (%c1) {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
    scf.reduce
  }
  return %r : f32
}
func.func @while1(%a: i32, %b: i32, %c: i32) -> (i32, i32) {
  %0:3 = scf.while (%x = %a, %y = %b, %z = %c) : (i32, i32, i32) -> (i32, i32, i32) {
    %p = "test.cond"(%x, %y) : (i32, i32) -> i1
    scf.condition(%p) %x, %y, %b : i32, i32, i32
  } do {
  ^bb0(%u: i32, %v: i32, %w: i32):
    %q = "test.next"(%u, %v, %w) : (i32, i32, i32) -> i32
    scf.yield %q, %v, %w : i32, i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @while2(%a: i32, %b: i32) -> (i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %p = arith.cmpi slt, %x, %b : i32
    scf.condition(%p) %x, %x : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    %g = arith.cmpi slt, %u, %b : i32
    %h = arith.cmpi sge, %u, %b : i32
    %q = "test.next"(%u, %v, %g, %h) : (i32, i32, i1, i1) -> i32
    scf.yield %q, %q : i32, i32
  }
  return %0#1 : i32
}
func.func @while3(%a: i32, %b: i32) -> (i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %p = "test.cond"(%x, %y) : (i32, i32) -> i1
    scf.condition(%p) %y, %x : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    %q = "test.next"(%u) : (i32) -> i32
    %r = "test.next"(%v) : (i32) -> i32
    scf.yield %q, %r : i32, i32
  }
  return %0#1 : i32
}
func.func @while4(%c: i1, %a: i32) -> i1 {
  %0 = scf.while (%x = %c) : (i1) -> i1 {
    "test.cond"(%x) : (i1) -> ()
    scf.condition(%x) %x : i1
  } do {
  ^bb0(%u: i1):
    %q = "test.next"(%u) : (i1) -> i1
    scf.yield %q : i1
  }
  %1:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %k = "test.k"(%x) : (i32) -> i32
    %p = "test.p"() : () -> i1
    scf.condition(%p) %k, %x : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    %q = "test.next"(%v) : (i32) -> i32
    scf.yield %q : i32
  }
  return %0 : i1
}
func.func @switch(%i: index, %a: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %0 = scf.index_switch %c2 -> i32
  case 2 {
    %x = "test.a"() : () -> i32
    scf.yield %x : i32
  }
  default {
    scf.yield %a : i32
  }
  %1 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  default {
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}
func.func @cycles(%n: index, %a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:4 = scf.for %i = %c0 to %n step %c1 iter_args(%w = %a, %x = %b, %y = %b, %z = %a) -> (i32, i32, i32, i32) {
    "test.use"(%w, %x, %z) : (i32, i32, i32) -> ()
    scf.yield %x, %y, %x, %a : i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, i32, i32, i32
}
func.func @unused_results(%i: index, %a: i32) -> i32 {
  %0:2 = scf.index_switch %i -> i32, i32
  case 1 {
    %x, %y = "test.two"() : () -> (i32, i32)
    scf.yield %x, %y : i32, i32
  }
  default {
    scf.yield %a, %a : i32, i32
  }
  %1:2 = scf.execute_region -> (i32, i32) no_inline {
    %x, %y = "test.two"() : () -> (i32, i32)
    scf.yield %x, %y : i32, i32
  }
  %2 = arith.addi %0#1, %1#0 : i32
  return %2 : i32
}
func.func @wide(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i8
  %c200 = arith.constant 200 : i8
  %c100 = arith.constant 100 : i8
  %0 = scf.for unsigned %i = %c0 to %c200 step %c200 iter_args(%x = %a) -> (i32) : i8 {
    %y = "test.make"(%x, %i) : (i32, i8) -> i32
    scf.yield %y : i32
  }
  %1 = scf.for %i = %c0 to %c200 step %c100 iter_args(%x = %0) -> (i32) : i8 {
    %y = "test.make"(%x, %i) : (i32, i8) -> i32
    scf.yield %y : i32
  }
  return %1 : i32
}
func.func @sums(%l: index, %a: i32) {
  %c4 = arith.constant 4 : index
  %u = arith.addi %l, %c4 overflow<nsw> : index
  scf.for %i = %l to %u step %c4 {
    "test.use"(%i) : (index) -> ()
  }
  return
}
// A step of 0 or less: the loop does not run.
func.func @step_a(%x: index, %i: i8) -> i8 {
  %c2 = arith.constant 2 : index
  %m = arith.constant -9223372036854775808 : index
  %0 = scf.for %k = %x to %c2 step %m iter_args(%a = %i) -> i8 { 
    %1 = "test.use"(%a) : (i8) -> i8
    scf.yield %1 : i8 }
  return %0 : i8
}
func.func @step_b(%x: index, %i: i8) -> i8 {
  %c2 = arith.constant 2 : index
  %m = arith.constant -1 : index
  %0 = scf.for %k = %x to %c2 step %m iter_args(%a = %i) -> i8 { 
    %1 = "test.use"(%a) : (i8) -> i8
    scf.yield %1 : i8 }
  return %0 : i8
}
func.func @step_c(%x: index, %i: i8) -> i8 {
  %c2 = arith.constant 2 : index
  %m = arith.constant 0 : index
  %0 = scf.for %k = %x to %c2 step %m iter_args(%a = %i) -> i8 { 
    %1 = "test.use"(%a) : (i8) -> i8
    scf.yield %1 : i8 }
  return %0 : i8
}
func.func @step_d(%i: i8) -> i8 {
  %x = arith.constant 20 : index
  %c2 = arith.constant 2 : index
  %m = arith.constant -1 : index
  %0 = scf.for %k = %x to %c2 step %m iter_args(%a = %i) -> i8 { 
    %1 = "test.use"(%a) : (i8) -> i8
    scf.yield %1 : i8 }
  return %0 : i8
}
func.func @step_e(%i: i8) -> i8 {
  %x = arith.constant -20 : index
  %c2 = arith.constant 2 : index
  %m = arith.constant -9223372036854775808 : index
  %0 = scf.for %k = %x to %c2 step %m iter_args(%a = %i) -> i8 { 
    %1 = "test.use"(%a) : (i8) -> i8
    scf.yield %1 : i8 }
  return %0 : i8
}
func.func @step_h(%x: i32, %y: i32, %i: i8) -> i8 {
  %m = arith.constant -2147483648 : i32
  %0 = scf.for %k = %x to %y step %m iter_args(%a = %i) -> i8 : i32 { 
    %1 = "test.use"(%a) : (i8) -> i8
    scf.yield %1 : i8 }
  return %0 : i8
}
func.func @step_u(%x: i32, %y: i32, %i: i8) -> i8 {
  %m = arith.constant -1 : i32
  %0 = scf.for unsigned %k = %x to %y step %m iter_args(%a = %i) -> i8 : i32 { 
    %1 = "test.use"(%a) : (i8) -> i8
    scf.yield %1 : i8 }
  return %0 : i8
}
func.func @step_w(%i: i8) -> i8 {
  %x = arith.constant 9223372036854775807 : index
  %c2 = arith.constant 0 : index
  %m = arith.constant -9223372036854775808 : index
  %0 = scf.for %k = %x to %c2 step %m iter_args(%a = %i) -> i8 { 
    %1 = "test.use"(%a) : (i8) -> i8
    scf.yield %1 : i8 }
  return %0 : i8
}
// The region has an argument that nothing passes.
func.func @in_a_region(%0 : index, %a: i32, %b: f32) {
    %1 = "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
    ^bb0(%4: index):
      "foo"() : () -> ()
      "scf.yield"(%a) : (i32) -> ()
    }, {
      "scf.yield"(%a) : (i32) -> ()
    }) : (index) -> (i32)
    "func.return"() : () -> ()
}
// The same, and it is known which region runs.
func.func @known_region(%a: i32) {
    %0 = arith.constant 1 : index
    "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
      "scf.yield"() : () -> ()
    }, {
    ^bb0(%4: index):
      "foo"(%0) : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
}

//= --canonicalize --allow-unregistered-dialect
module {
  func.func private @use(index)
  func.func @for1(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32, %arg4: f32) -> (i32, i32, f32) {
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg5 = %arg0 to %arg1 step %c1 iter_args(%arg6 = %arg3) -> (i32) {
      %1 = arith.addi %arg6, %arg2 : i32
      "test.use"(%arg4) : (f32) -> ()
      scf.yield %1 : i32
    } {tag = 1 : i32}
    return %arg2, %0, %arg4 : i32, i32, f32
  }
  func.func @for2(%arg0: index, %arg1: i32, %arg2: i32, %arg3: index) -> (i32, i32, i32) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = "test.make"(%arg1, %c0) : (i32, index) -> i32
    %1 = arith.addi %arg0, %c4 : index
    scf.for %arg4 = %arg0 to %1 step %c4 {
      "test.make"(%arg4) : (index) -> ()
    }
    return %arg1, %0, %arg2 : i32, i32, i32
  }
  func.func @same(%arg0: index, %arg1: i32) -> (i32, i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (i32, i32) {
      %1 = "test.make"(%arg3, %arg3, %arg4) : (i32, i32, i32) -> i32
      %2 = "test.make"(%arg3, %arg3, %arg4) : (i32, i32, i32) -> i32
      scf.yield %1, %2 : i32, i32
    }
    return %0#0, %0#0, %0#1 : i32, i32, i32
  }
  func.func @casts(%arg0: tensor<4x8xf32>, %arg1: index) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (tensor<4x8xf32>) {
      %cast_0 = tensor.cast %arg3 : tensor<4x8xf32> to tensor<?x?xf32>
      %1 = "test.make"(%cast_0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      %cast_1 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x8xf32>
      scf.yield %cast_1 : tensor<4x8xf32>
    }
    %cast = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @if1(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32, i1, i1, i32) {
    %true = arith.constant true
    %0 = arith.select %arg0, %arg3, %arg2 : i32
    %1 = arith.xori %arg0, %true : i1
    %2 = scf.if %arg0 -> (i32) {
      %3 = "test.b"() : () -> i32
      scf.yield %3 : i32
    } else {
      %3 = "test.a"() : () -> i32
      scf.yield %3 : i32
    }
    return %0, %2, %1, %arg0, %arg2 : i32, i32, i1, i1, i32
  }
  func.func @if2(%arg0: i1, %arg1: i1, %arg2: i32) {
    %true = arith.constant true
    scf.if %arg0 {
      "test.a"(%true) : (i1) -> ()
      scf.if %arg1 {
        "test.b"() : () -> ()
      }
    }
    "test.c"() : () -> ()
    scf.if %arg0 {
      "test.e"() : () -> ()
      "test.g"() : () -> ()
    } else {
      "test.f"() : () -> ()
      "test.h"() : () -> ()
    }
    return
  }
  func.func @if3(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32) {
    %0:2 = scf.if %arg0 -> (i32, i32) {
      %3 = "test.a"() : () -> i32
      %4 = "test.c"(%3) : (i32) -> i32
      scf.yield %3, %4 : i32, i32
    } else {
      %3 = "test.b"() : () -> i32
      %4 = "test.d"(%3) : (i32) -> i32
      scf.yield %3, %4 : i32, i32
    }
    "test.x"() : () -> ()
    %1 = arith.andi %arg0, %arg1 : i1
    %2 = scf.if %1 -> (i32) {
      %3 = "test.c"(%0#0) : (i32) -> i32
      scf.yield %3 : i32
    } else {
      scf.yield %arg2 : i32
    }
    return %0#1, %2 : i32, i32
  }
  func.func @exec(%arg0: i1, %arg1: i32) -> (i32, i32) {
    %0 = "test.a"() : () -> i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = "test.a"() : () -> i32
    cf.br ^bb3(%1 : i32)
  ^bb2:  // pred: ^bb0
    %2 = "test.b"() : () -> i32
    cf.br ^bb3(%2 : i32)
  ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
    "test.use"(%3) : (i32) -> ()
    %4 = scf.execute_region -> i32 no_inline {
      %5 = "test.a"() : () -> i32
      scf.yield %5 : i32
    }
    return %0, %4 : i32, i32
  }
  func.func @par(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) {
      memref.store %arg2, %arg1[%c0, %arg3] : memref<?x?xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c4) {
      memref.store %arg2, %arg1[%arg3, %arg4] : memref<?x?xf32>
      scf.reduce 
    }
    %0 = memref.load %arg1[%c0, %c0] : memref<?x?xf32>
    %1 = arith.addf %arg2, %0 : f32
    return %1 : f32
  }
  func.func @while1(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %1 = "test.cond"(%arg3, %arg1) : (i32, i32) -> i1
      scf.condition(%1) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = "test.next"(%arg3, %arg1, %arg1) : (i32, i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %arg1 : i32, i32
  }
  func.func @while2(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "test.next"(%arg2, %arg2, %true, %false) : (i32, i32, i1, i1) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @while3(%arg0: i32, %arg1: i32) -> i32 {
    %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, i32) -> (i32, i32) {
      %1 = "test.cond"(%arg2, %arg3) : (i32, i32) -> i1
      scf.condition(%1) %arg2, %arg3 : i32, i32
    } do {
    ^bb0(%arg2: i32, %arg3: i32):
      %1 = "test.next"(%arg3) : (i32) -> i32
      %2 = "test.next"(%arg2) : (i32) -> i32
      scf.yield %1, %2 : i32, i32
    }
    return %0#0 : i32
  }
  func.func @while4(%arg0: i1, %arg1: i32) -> i1 {
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i1) -> i1 {
      "test.cond"(%arg2) : (i1) -> ()
      scf.condition(%arg2) %arg2 : i1
    } do {
    ^bb0(%arg2: i1):
      %2 = "test.next"(%true) : (i1) -> i1
      scf.yield %2 : i1
    }
    %1 = scf.while (%arg2 = %arg1) : (i32) -> i32 {
      %2 = "test.k"(%arg2) : (i32) -> i32
      %3 = "test.p"() : () -> i1
      scf.condition(%3) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %2 = "test.next"(%arg2) : (i32) -> i32
      scf.yield %2 : i32
    }
    return %0 : i1
  }
  func.func @switch(%arg0: index, %arg1: i32) -> (i32, i32) {
    %0 = "test.a"() : () -> i32
    return %0, %arg1 : i32, i32
  }
  func.func @cycles(%arg0: index, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (i32) {
      "test.use"(%arg4, %arg2, %arg1) : (i32, i32, i32) -> ()
      scf.yield %arg2 : i32
    }
    return %0, %arg2, %arg2, %arg1 : i32, i32, i32, i32
  }
  func.func @unused_results(%arg0: index, %arg1: i32) -> i32 {
    %0 = scf.index_switch %arg0 -> i32 
    case 1 {
      %3:2 = "test.two"() : () -> (i32, i32)
      scf.yield %3#1 : i32
    }
    default {
      scf.yield %arg1 : i32
    }
    %1 = scf.execute_region -> i32 no_inline {
      %3:2 = "test.two"() : () -> (i32, i32)
      scf.yield %3#0 : i32
    }
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @wide(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @sums(%arg0: index, %arg1: i32) {
    "test.use"(%arg0) : (index) -> ()
    return
  }
  func.func @step_a(%arg0: index, %arg1: i8) -> i8 {
    return %arg1 : i8
  }
  func.func @step_b(%arg0: index, %arg1: i8) -> i8 {
    return %arg1 : i8
  }
  func.func @step_c(%arg0: index, %arg1: i8) -> i8 {
    return %arg1 : i8
  }
  func.func @step_d(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @step_e(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @step_h(%arg0: i32, %arg1: i32, %arg2: i8) -> i8 {
    return %arg2 : i8
  }
  func.func @step_u(%arg0: i32, %arg1: i32, %arg2: i8) -> i8 {
    return %arg2 : i8
  }
  func.func @step_w(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @in_a_region(%arg0: index, %arg1: i32, %arg2: f32) {
    scf.index_switch %arg0 
    case 1 {
      scf.yield
    }
    default {
    ^bb0(%arg3: index):
      "foo"() : () -> ()
    }
    return
  }
  func.func @known_region(%arg0: i32) {
    %c1 = arith.constant 1 : index
    "foo"(%c1) : (index) -> ()
    return
  }
}

