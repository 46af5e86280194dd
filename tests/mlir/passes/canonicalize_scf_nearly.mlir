// Loops and conditions of scf that are nearly what a pattern looks for: counts of trips, twin conditions, nests, bounds.
func.func @f0(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c  : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f7(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c  : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f14(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c overflow<nsw> : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f21(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c overflow<nsw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f28(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c overflow<nuw> : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f35(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c overflow<nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f42(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c overflow<nsw, nuw> : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f49(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c overflow<nsw, nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f56(%x: i32) -> i32 {
  %lo = arith.constant 0 : i8
  %hi = arith.constant 1 : i8
  %s = arith.constant 1 : i8
  %r = scf.for %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) : i8 {
    %0 = "test.make"(%y, %i) : (i32, i8) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f110(%x: i32) -> i32 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 1 : index
  %s = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) {
    %0 = "test.make"(%y, %i) : (i32, index) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f128(%lb: i32, %ub: i32, %x: i32, %c: i32) -> i32 {
  %s = arith.constant 4 : i32
  %u = arith.addi %ub, %c overflow<nsw> : i32
  %r = scf.for %i = %lb to %u step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f132(%lb: index, %x: i32, %z: i32) -> i32 {
  %r = scf.for %i = %lb to %lb step %lb iter_args(%y = %x) -> i32 {
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @f136(%n: index, %m: index, %t: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %r = scf.for %i = %n to %m step %n iter_args(%y = %0) -> tensor<?x?xf32> {
    %1 = "test.make"(%y) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %1 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @f140(%n: index, %m: index, %t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %1 = scf.for %i = %n to %m step %n iter_args(%y = %0) -> tensor<?x8xf32> {
    %2 = "test.make"(%y) : (tensor<?x8xf32>) -> tensor<?x8xf32>
    scf.yield %2 : tensor<?x8xf32>
  }
  %r = tensor.cast %1 : tensor<?x8xf32> to tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
func.func @f144(%n: index, %m: index, %t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = scf.for %i = %n to %m step %n iter_args(%y = %0) -> tensor<4x?xf32> {
    %2 = "test.make"(%y) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    scf.yield %2 : tensor<4x?xf32>
  }
  "test.keep"(%1) : (tensor<4x?xf32>) -> ()
  %r = tensor.cast %1 : tensor<4x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f148(%c: i1) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %r = scf.if %c -> i1 {
    scf.yield %f : i1
  } else {
    scf.yield %t : i1
  }
  return %r : i1
}
func.func @f152(%c: i1, %x: i1) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %0:2 = scf.if %c -> (i1, i32) {
    %a = "test.do"() : () -> i32
    scf.yield %f, %a : i1, i32
  } else {
    %b = "test.else"() : () -> i32
    scf.yield %t, %b : i1, i32
  }
  "test.use"(%0#1) : (i32) -> ()
  %r = arith.andi %0#0, %x : i1
  return %r : i1
}
func.func @f156(%c: i1, %x: i1) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %0:2 = scf.if %c -> (i1, i32) {
    %a = "test.do"() : () -> i32
    scf.yield %t, %a : i1, i32
  } else {
    %b = "test.else"() : () -> i32
    scf.yield %x, %b : i1, i32
  }
  "test.use"(%0#1) : (i32) -> ()
  %r = arith.andi %0#0, %x : i1
  return %r : i1
}
func.func @f161(%x: i32) {
  %c = arith.constant true
  scf.if %c {
    "test.do"() : () -> ()
  }
  return
}
func.func @f165(%x: i32) {
  %c = arith.constant false
  scf.if %c {
    "test.do"() : () -> ()
  } else {
    "test.else"() : () -> ()
  }
  return
}
func.func @f169(%c: i1, %d: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    "test.a"() : () -> ()
  }
  scf.if %c {
    "test.c"() : () -> ()
  }
  return
}
func.func @f173(%c: i1, %d: i1) {
  %t = arith.constant true
  %n = arith.xori %t, %c : i1
  scf.if %c {
    "test.a"() : () -> ()
  }
  scf.if %n {
    "test.c"() : () -> ()
  }
  return
}
func.func @f177(%c: i1, %d: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    "test.a"() : () -> ()
  }
  scf.if %c {
    "test.c"() : () -> ()
  } else {
    "test.d"() : () -> ()
  }
  return
}
func.func @f181(%c: i1, %d: i1) {
  %t = arith.constant true
  %n = arith.xori %t, %c : i1
  scf.if %c {
    "test.a"() : () -> ()
  }
  scf.if %n {
    "test.c"() : () -> ()
  } else {
    "test.d"() : () -> ()
  }
  return
}
func.func @f185(%c: i1, %d: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  scf.if %c {
    "test.c"() : () -> ()
  }
  return
}
func.func @f189(%c: i1, %d: i1) {
  %t = arith.constant true
  %n = arith.xori %t, %c : i1
  scf.if %c {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  scf.if %n {
    "test.c"() : () -> ()
  }
  return
}
func.func @f193(%c: i1, %d: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  scf.if %c {
    "test.c"() : () -> ()
  } else {
    "test.d"() : () -> ()
  }
  return
}
func.func @f197(%c: i1, %d: i1) {
  %t = arith.constant true
  %n = arith.xori %t, %c : i1
  scf.if %c {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  scf.if %n {
    "test.c"() : () -> ()
  } else {
    "test.d"() : () -> ()
  }
  return
}
func.func @f201(%c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %1 = "test.a"() : () -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  scf.if %c {
    scf.if %c {
      "test.b"(%r) : (i32) -> ()
    }
  }
  return %r : i32
}
func.func @f205(%c: i1, %d: i1) {
  scf.if %c {
    "test.before"() : () -> ()
    scf.if %d {
      "test.a"() : () -> ()
    }
  }
  return
}
func.func @f209(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "test.a"() : () -> ()
    } else {
      "test.p"() : () -> ()
    }
  }
  return
}
func.func @f213(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "test.a"() : () -> ()
    }
    "test.more"() : () -> ()
  } else {
  }
  return
}
func.func @f217(%c: i1, %d: i1) {
  scf.if %c {
    "test.before"() : () -> ()
    scf.if %d {
      "test.a"() : () -> ()
    } else {
    }
  } else {
  }
  return
}
func.func @f221(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "test.a"() : () -> ()
    }
  } else {
    "test.q"() : () -> ()
  }
  return
}
func.func @f225(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "test.a"() : () -> ()
    } else {
    }
    "test.more"() : () -> ()
  } else {
    "test.q"() : () -> ()
  }
  return
}
func.func @f230(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %0 = scf.if %d -> i32 {
      %1 = "test.a"() : () -> i32
      scf.yield %1 : i32
    } else {
      scf.yield %y : i32
    }
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @f234(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %2:2 = scf.if %c -> (i32, i32) {
    %0 = scf.if %d -> i32 {
      %1 = "test.a"() : () -> i32
      scf.yield %1 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %y, %0 : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  %r = arith.addi %2#0, %2#1 : i32
  return %r : i32
}
func.func @f238(%c: i1, %x: i32) {
  scf.if %c {
  } else {
    "test.b"() : () -> ()
  }
  return
}
func.func @f242(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi eq, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi eq, %b, %n : i32
    %e = "test.make"(%d, %b) : (i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f246(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi eq, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi slt, %b, %n : i32
    %e = "test.make"(%d, %b) : (i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f250(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi ne, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi ne, %b, %n : i32
    %e = "test.make"(%d, %b) : (i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f254(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi ne, %n, %a : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi ne, %n, %b : i32
    %d2 = arith.cmpi ne, %n, %x : i32
    %e = "test.make"(%d, %d2, %b) : (i1, i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f258(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi slt, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi sge, %b, %n : i32
    %e = "test.make"(%d, %b) : (i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f262(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi slt, %n, %a : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi slt, %n, %b : i32
    %d2 = arith.cmpi slt, %n, %x : i32
    %e = "test.make"(%d, %d2, %b) : (i1, i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f266(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi sle, %n, %a : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi sle, %n, %b : i32
    %d2 = arith.cmpi sle, %n, %x : i32
    %e = "test.make"(%d, %d2, %b) : (i1, i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f270(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi sgt, %n, %a : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi sgt, %n, %b : i32
    %d2 = arith.cmpi sgt, %n, %x : i32
    %e = "test.make"(%d, %d2, %b) : (i1, i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f274(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi sge, %n, %a : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi sge, %n, %b : i32
    %d2 = arith.cmpi sge, %n, %x : i32
    %e = "test.make"(%d, %d2, %b) : (i1, i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f278(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi ult, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi ult, %b, %n : i32
    %e = "test.make"(%d, %b) : (i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f282(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi ule, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi ugt, %b, %n : i32
    %e = "test.make"(%d, %b) : (i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f286(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi ugt, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi ule, %b, %n : i32
    %e = "test.make"(%d, %b) : (i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f290(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi uge, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.cmpi ult, %b, %n : i32
    %e = "test.make"(%d, %b) : (i1, i32) -> i32
    scf.yield %e : i32
  }
  return %r : i32
}
func.func @f294(%x: i32, %c: i1) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    "test.use"(%c) : (i1) -> ()
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @f298(%x: i32, %y: i32) -> i32 {
  %0:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %c = "test.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %y : i32, i32
  } do {
  ^bb0(%b: i32, %d: i32):
    %n = "test.n"(%b, %d) : (i32, i32) -> i32
    scf.yield %n : i32
  }
  %r = arith.addi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f304(%x: i32, %y: i32, %q: i1) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = "test.c"(%a) : (i32) -> i1
    %v:2 = scf.if %c -> (i32, i32) {
      %w = "test.w"(%a) : (i32) -> i32
      scf.yield %w, %a : i32, i32
    } else {
      scf.yield %y, %a : i32, i32
    }
    "test.more"() : () -> ()
    scf.condition(%c) %v#1 : i32
  } do {
  ^bb0(%b: i32):
    %n = "test.n"(%b) : (i32) -> i32
    scf.yield %n : i32
  }
  return %r : i32
}
func.func @f308(%x: i32) -> i32 {
  %t = arith.constant false
  %r = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%t) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @f312(%n: index) {
  %l0 = arith.constant 0 : index
  %l1 = arith.constant 0 : index
  %u0 = arith.constant 1 : index
  %u1 = arith.constant 4 : index
  %s0 = arith.constant 1 : index
  %s1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%l0, %n) to (%u0, %u1) step (%s0, %s1) {
    "test.do"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  return
}
func.func @f328(%n: index, %m: index, %s: index) {
  scf.parallel (%i) = (%n) to (%m) step (%s) {
    scf.parallel (%j, %k) = (%n, %n) to (%m, %n) step (%s, %s) {
      "test.do"(%i, %j, %k) : (index, index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}
func.func @f332(%n: index, %m: index, %s: index) {
  scf.parallel (%i) = (%n) to (%m) step (%s) {
    scf.parallel (%j, %k) = (%n, %n) to (%m, %n) step (%s, %s) {
      "test.do"(%i, %j, %k) : (index, index, index) -> ()
      scf.reduce
    }
    "test.a"() : () -> ()
    scf.reduce
  }
  return
}
func.func @f336(%n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r = scf.forall (%i, %j) in (1, 4) shared_outs(%o = %t) -> tensor<8x8xf32> {
    %0 = "test.do"(%i, %j) : (index, index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
func.func @f340(%n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r = scf.forall (%i, %j) in (1, 1) shared_outs(%o = %t) -> tensor<8x8xf32> {
    %0 = "test.do"(%i, %j) : (index, index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>], note = 1 : i32}
  return %r : tensor<8x8xf32>
}
func.func @f347(%n: index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.forall (%i, %j) in (%n, 4) {
    "test.do"(%i, %j) : (index, index) -> ()
  }
  return
}
func.func @f351(%n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r = scf.forall (%i, %j) = (0, 0) to (4, 5) step (4, 5) shared_outs(%o = %t) -> tensor<8x8xf32> {
    %0 = "test.do"(%i, %j) : (index, index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
func.func @f355(%n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r = scf.forall (%i, %j) = (%c2, 0) to (%c3, 4) step (1, 1) shared_outs(%o = %t) -> tensor<8x8xf32> {
    %0 = "test.do"(%i, %j) : (index, index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>], note = 1 : i32}
  return %r : tensor<8x8xf32>
}
func.func @f359(%n: index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.forall (%i, %j) = (%n, 0) to (%n, 4) step (1, 1) {
    "test.do"(%i, %j) : (index, index) -> ()
  }
  return
}
func.func @f363(%n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r = scf.forall (%i, %j) = (3, 0) to (4, 8) step (2, 2) shared_outs(%o = %t) -> tensor<8x8xf32> {
    %0 = "test.do"(%i, %j) : (index, index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
func.func @f367(%t: tensor<8xf32>, %u: tensor<8xf32>) -> tensor<8xf32> {
  %0:2 = scf.forall (%i) in (8) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    %1 = "test.do"(%i, %p) : (index, tensor<8xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %1 into %p[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %r = "test.use"(%0#1) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @f371(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?xf32> {
    %d = tensor.dim %t, %c0 : tensor<?xf32>
    %1 = "test.do"(%d) : (index) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%n] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
func.func @f375() {
  %c = arith.constant 2 : index
  scf.index_switch %c
  case 2 {
    "test.two"() : () -> ()
    scf.yield
  }
  case 5 {
    "test.five"() : () -> ()
    scf.yield
  }
  default {
    "test.other"() : () -> ()
  }
  return
}
func.func @f383(%c: index) -> i32 {
  %r = scf.index_switch %c -> i32
  default {
    %0 = "test.other"() : () -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f387(%c: i1, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %1 = scf.execute_region -> i32 {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      %0 = "test.a"() : () -> i32
      scf.yield %0 : i32
    ^bb2:
      scf.yield %x : i32
    }
    %2 = "test.b"(%1) : (i32) -> i32
    scf.yield %2 : i32
  }
  return %r : i32
}

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 : i32
    %1 = scf.for %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f7(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f14(%arg0: i32, %arg1: i32) -> i32 {
    %0 = "test.make"(%arg1, %arg0) : (i32, i32) -> i32
    return %0 : i32
  }
  func.func @f21(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nsw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f28(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nuw> : i32
    %1 = scf.for %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f35(%arg0: i32, %arg1: i32) -> i32 {
    %0 = "test.make"(%arg1, %arg0) : (i32, i32) -> i32
    return %0 : i32
  }
  func.func @f42(%arg0: i32, %arg1: i32) -> i32 {
    %0 = "test.make"(%arg1, %arg0) : (i32, i32) -> i32
    return %0 : i32
  }
  func.func @f49(%arg0: i32, %arg1: i32) -> i32 {
    %0 = "test.make"(%arg1, %arg0) : (i32, i32) -> i32
    return %0 : i32
  }
  func.func @f56(%arg0: i32) -> i32 {
    %c0_i8 = arith.constant 0 : i8
    %0 = "test.make"(%arg0, %c0_i8) : (i32, i8) -> i32
    return %0 : i32
  }
  func.func @f110(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %0 = "test.make"(%arg0, %c0) : (i32, index) -> i32
    return %0 : i32
  }
  func.func @f128(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg1, %arg3 overflow<nsw> : i32
    %1 = scf.for %arg4 = %arg0 to %0 step %c4_i32 iter_args(%arg5 = %arg2) -> (i32)  : i32 {
      %2 = "test.make"(%arg5, %arg4) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f132(%arg0: index, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @f136(%arg0: index, %arg1: index, %arg2: tensor<4x?xf32>) -> tensor<?x?xf32> {
    %0 = scf.for %arg3 = %arg0 to %arg1 step %arg0 iter_args(%arg4 = %arg2) -> (tensor<4x?xf32>) {
      %cast_0 = tensor.cast %arg4 : tensor<4x?xf32> to tensor<?x?xf32>
      %1 = "test.make"(%cast_0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      %cast_1 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32>
      scf.yield %cast_1 : tensor<4x?xf32>
    }
    %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @f140(%arg0: index, %arg1: index, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = scf.for %arg3 = %arg0 to %arg1 step %arg0 iter_args(%arg4 = %arg2) -> (tensor<4x8xf32>) {
      %cast = tensor.cast %arg4 : tensor<4x8xf32> to tensor<?x8xf32>
      %1 = "test.make"(%cast) : (tensor<?x8xf32>) -> tensor<?x8xf32>
      %cast_0 = tensor.cast %1 : tensor<?x8xf32> to tensor<4x8xf32>
      scf.yield %cast_0 : tensor<4x8xf32>
    }
    return %0 : tensor<4x8xf32>
  }
  func.func @f144(%arg0: index, %arg1: index, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x?xf32>
    %0 = scf.for %arg3 = %arg0 to %arg1 step %arg0 iter_args(%arg4 = %cast) -> (tensor<4x?xf32>) {
      %1 = "test.make"(%arg4) : (tensor<4x?xf32>) -> tensor<4x?xf32>
      scf.yield %1 : tensor<4x?xf32>
    }
    "test.keep"(%0) : (tensor<4x?xf32>) -> ()
    %cast_0 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast_0 : tensor<?x?xf32>
  }
  func.func @f148(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    return %0 : i1
  }
  func.func @f152(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    %1 = scf.if %arg0 -> (i32) {
      %3 = "test.do"() : () -> i32
      scf.yield %3 : i32
    } else {
      %3 = "test.else"() : () -> i32
      scf.yield %3 : i32
    }
    "test.use"(%1) : (i32) -> ()
    %2 = arith.andi %0, %arg1 : i1
    return %2 : i1
  }
  func.func @f156(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.select %arg0, %true, %arg1 : i1
    %1 = scf.if %arg0 -> (i32) {
      %3 = "test.do"() : () -> i32
      scf.yield %3 : i32
    } else {
      %3 = "test.else"() : () -> i32
      scf.yield %3 : i32
    }
    "test.use"(%1) : (i32) -> ()
    %2 = arith.andi %0, %arg1 : i1
    return %2 : i1
  }
  func.func @f161(%arg0: i32) {
    "test.do"() : () -> ()
    return
  }
  func.func @f165(%arg0: i32) {
    "test.else"() : () -> ()
    return
  }
  func.func @f169(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.c"() : () -> ()
    } else {
      "test.a"() : () -> ()
    }
    return
  }
  func.func @f173(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.a"() : () -> ()
    } else {
      "test.c"() : () -> ()
    }
    return
  }
  func.func @f177(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.c"() : () -> ()
    } else {
      "test.a"() : () -> ()
      "test.d"() : () -> ()
    }
    return
  }
  func.func @f181(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.a"() : () -> ()
      "test.d"() : () -> ()
    } else {
      "test.c"() : () -> ()
    }
    return
  }
  func.func @f185(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.b"() : () -> ()
      "test.c"() : () -> ()
    } else {
      "test.a"() : () -> ()
    }
    return
  }
  func.func @f189(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.a"() : () -> ()
    } else {
      "test.b"() : () -> ()
      "test.c"() : () -> ()
    }
    return
  }
  func.func @f193(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.b"() : () -> ()
      "test.c"() : () -> ()
    } else {
      "test.a"() : () -> ()
      "test.d"() : () -> ()
    }
    return
  }
  func.func @f197(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.a"() : () -> ()
      "test.d"() : () -> ()
    } else {
      "test.b"() : () -> ()
      "test.c"() : () -> ()
    }
    return
  }
  func.func @f201(%arg0: i1, %arg1: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = "test.a"() : () -> i32
      "test.b"(%1) : (i32) -> ()
      scf.yield %1 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
  func.func @f205(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.before"() : () -> ()
      scf.if %arg1 {
        "test.a"() : () -> ()
      }
    }
    return
  }
  func.func @f209(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      scf.if %arg1 {
        "test.a"() : () -> ()
      } else {
        "test.p"() : () -> ()
      }
    }
    return
  }
  func.func @f213(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      scf.if %arg1 {
        "test.a"() : () -> ()
      }
      "test.more"() : () -> ()
    }
    return
  }
  func.func @f217(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      "test.before"() : () -> ()
      scf.if %arg1 {
        "test.a"() : () -> ()
      }
    }
    return
  }
  func.func @f221(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      scf.if %arg1 {
        "test.a"() : () -> ()
      }
    } else {
      "test.q"() : () -> ()
    }
    return
  }
  func.func @f225(%arg0: i1, %arg1: i1) {
    scf.if %arg0 {
      scf.if %arg1 {
        "test.a"() : () -> ()
      }
      "test.more"() : () -> ()
    } else {
      "test.q"() : () -> ()
    }
    return
  }
  func.func @f230(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = scf.if %arg1 -> (i32) {
        %2 = "test.a"() : () -> i32
        scf.yield %2 : i32
      } else {
        scf.yield %arg3 : i32
      }
      scf.yield %1 : i32
    } else {
      scf.yield %arg2 : i32
    }
    return %0 : i32
  }
  func.func @f234(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i1
    %1 = arith.select %arg0, %arg3, %arg2 : i32
    %2 = scf.if %0 -> (i32) {
      %4 = "test.a"() : () -> i32
      scf.yield %4 : i32
    } else {
      scf.yield %arg2 : i32
    }
    %3 = arith.addi %1, %2 : i32
    return %3 : i32
  }
  func.func @f238(%arg0: i1, %arg1: i32) {
    scf.if %arg0 {
    } else {
      "test.b"() : () -> ()
    }
    return
  }
  func.func @f242(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi eq, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "test.make"(%true, %arg2) : (i1, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f246(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi eq, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      %2 = "test.make"(%1, %arg2) : (i1, i32) -> i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @f250(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi ne, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "test.make"(%true, %arg2) : (i1, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f254(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi ne, %arg1, %arg2 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.cmpi ne, %arg1, %arg0 : i32
      %2 = "test.make"(%true, %1, %arg2) : (i1, i1, i32) -> i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @f258(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "test.make"(%false, %arg2) : (i1, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f262(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg1, %arg2 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.cmpi slt, %arg1, %arg0 : i32
      %2 = "test.make"(%true, %1, %arg2) : (i1, i1, i32) -> i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @f266(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi sle, %arg1, %arg2 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.cmpi sle, %arg1, %arg0 : i32
      %2 = "test.make"(%true, %1, %arg2) : (i1, i1, i32) -> i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @f270(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi sgt, %arg1, %arg2 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.cmpi sgt, %arg1, %arg0 : i32
      %2 = "test.make"(%true, %1, %arg2) : (i1, i1, i32) -> i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @f274(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi sge, %arg1, %arg2 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.cmpi sge, %arg1, %arg0 : i32
      %2 = "test.make"(%true, %1, %arg2) : (i1, i1, i32) -> i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @f278(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi ult, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "test.make"(%true, %arg2) : (i1, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f282(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi ule, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "test.make"(%false, %arg2) : (i1, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f286(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi ugt, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "test.make"(%false, %arg2) : (i1, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f290(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi uge, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "test.make"(%false, %arg2) : (i1, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f294(%arg0: i32, %arg1: i1) -> i32 {
    scf.while : () -> () {
      scf.condition(%arg1)
    } do {
      "test.use"(%arg1) : (i1) -> ()
      scf.yield
    }
    return %arg0 : i32
  }
  func.func @f298(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %2 = "test.c"(%arg2) : (i32) -> i1
      scf.condition(%2) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %2 = "test.n"(%arg2, %arg1) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    %1 = arith.addi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @f304(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %1 = "test.c"(%arg3) : (i32) -> i1
      scf.if %1 {
        %2 = "test.w"(%arg3) : (i32) -> i32
      }
      "test.more"() : () -> ()
      scf.condition(%1) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = "test.n"(%arg3) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f308(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f312(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg1) = (%arg0) to (%c4) step (%c1) {
      "test.do"(%c0, %arg1) : (index, index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @f328(%arg0: index, %arg1: index, %arg2: index) {
    return
  }
  func.func @f332(%arg0: index, %arg1: index, %arg2: index) {
    scf.parallel (%arg3) = (%arg0) to (%arg1) step (%arg2) {
      "test.a"() : () -> ()
      scf.reduce 
    }
    return
  }
  func.func @f336(%arg0: index, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg1) -> (tensor<8x8xf32>) {
      %1 = "test.do"(%c0, %arg2) : (index, index) -> tensor<1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg3[0, %arg2] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
      }
    }
    return %0 : tensor<8x8xf32>
  }
  func.func @f340(%arg0: index, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg2, %arg3) in (1, 1) shared_outs(%arg4 = %arg1) -> (tensor<8x8xf32>) {
      %1 = "test.do"(%c0, %c0) : (index, index) -> tensor<1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg4[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>], note = 1 : i32}
    return %0 : tensor<8x8xf32>
  }
  func.func @f347(%arg0: index) {
    scf.forall (%arg1, %arg2) in (%arg0, 4) {
      "test.do"(%arg1, %arg2) : (index, index) -> ()
    }
    return
  }
  func.func @f351(%arg0: index, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c0 = arith.constant 0 : index
    %0 = "test.do"(%c0, %c0) : (index, index) -> tensor<1x1xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg1[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    return %inserted_slice : tensor<8x8xf32>
  }
  func.func @f355(%arg0: index, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c2 = arith.constant 2 : index
    %0 = scf.forall (%arg2, %arg3) = (2, 0) to (3, 4) step (1, 1) shared_outs(%arg4 = %arg1) -> (tensor<8x8xf32>) {
      %1 = "test.do"(%c2, %arg3) : (index, index) -> tensor<1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg4[2, %arg3] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>], note = 1 : i32}
    return %0 : tensor<8x8xf32>
  }
  func.func @f359(%arg0: index) {
    return
  }
  func.func @f363(%arg0: index, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c3 = arith.constant 3 : index
    %0 = scf.forall (%arg2) = (0) to (8) step (2) shared_outs(%arg3 = %arg1) -> (tensor<8x8xf32>) {
      %1 = "test.do"(%c3, %arg2) : (index, index) -> tensor<1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg3[3, %arg2] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
      }
    }
    return %0 : tensor<8x8xf32>
  }
  func.func @f367(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg1) -> (tensor<8xf32>) {
      %2 = "test.do"(%arg2, %arg3) : (index, tensor<8xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    %1 = "test.use"(%0) : (tensor<8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func @f371(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg3) in (%arg1) shared_outs(%arg4 = %arg0) -> (tensor<?xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      %1 = "test.do"(%dim) : (index) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg4[%arg1] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    return %0 : tensor<?xf32>
  }
  func.func @f375() {
    "test.two"() : () -> ()
    return
  }
  func.func @f383(%arg0: index) -> i32 {
    %0 = scf.index_switch %arg0 -> i32 
    default {
      %1 = "test.other"() : () -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f387(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    %0 = "test.a"() : () -> i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    %2 = "test.b"(%1) : (i32) -> i32
    return %2 : i32
  }
}

