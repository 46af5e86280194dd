func @scf(%lb: index, %ub: index, %c: i1, %m: memref<10xf32>) -> f32 {
  %z = constant 0.0 : f32
  scf.for %i = %lb to %ub step %lb {
    %0 = memref.load %m[%i] : memref<10xf32>
  }
  %r = scf.for %i = %lb to %ub step %lb iter_args(%a = %z) -> (f32) {
    %0 = addf %a, %a : f32
    scf.yield %0 : f32
  }
  %x = scf.if %c -> (f32) {
    scf.yield %r : f32
  } else {
    scf.yield %z : f32
  }
  scf.if %c {
  }
  return %x : f32
}
// -----
func @par(%lb: index, %ub: index) -> f32 {
  %z = constant 0.0 : f32
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%lb, %lb) {
  }
  %r = scf.parallel (%i) = (%lb) to (%ub) step (%lb) init (%z) -> f32 {
    %e = constant 1.0 : f32
    scf.reduce(%e) : f32 {
    ^bb0(%l: f32, %rr: f32):
      %s = addf %l, %rr : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func @whiles(%a: i32, %c: i1) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
func @region() -> i32 {
  %0 = scf.execute_region -> i32 {
    %c = constant 1 : i32
    scf.yield %c : i32
  }
  return %0 : i32
}
// -----
func @reductions(%lb: index, %z: f32) -> (f32, i32) {
  %zi = constant 0 : i32
  %r:2 = scf.parallel (%i) = (%lb) to (%lb) step (%lb) init (%z, %zi) -> (f32, i32) {
    %e = constant 1.0 : f32
    scf.reduce(%e) : f32 {
    ^bb0(%l: f32, %rr: f32):
      %s = addf %l, %rr : f32
      scf.reduce.return %s : f32
    }
    %k = constant 3 : i32
    scf.reduce(%k) : i32 {
    ^bb0(%l: i32, %rr: i32):
      %s = addi %l, %rr : i32
      scf.reduce.return %s : i32
    }
    "after"() : () -> ()
    scf.yield
  }
  scf.parallel (%i) = (%lb) to (%lb) step (%lb) {
    scf.yield
  }
  return %r#0, %r#1 : f32, i32
}
