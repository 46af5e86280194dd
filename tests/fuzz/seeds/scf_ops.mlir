func.func @f(%lo: index, %hi: index, %st: index, %b: i1, %m: memref<?xf32>) -> index {
  scf.for %i = %lo to %hi step %st {
    %0 = memref.load %m[%i] : memref<?xf32>
    memref.store %0, %m[%i] : memref<?xf32>
  }
  %r:2 = scf.for %i = %lo to %hi step %st iter_args(%a = %lo, %c = %b) -> (index, i1) {
    %1 = arith.addi %a, %i : index
    scf.yield %1, %c : index, i1
  }
  %2 = scf.if %b -> (index) {
    scf.yield %r#0 : index
  } else {
    scf.yield %hi : index
  }
  %3 = scf.while (%x = %2) : (index) -> index {
    %4 = arith.cmpi slt, %x, %hi : index
    scf.condition(%4) %x : index
  } do {
  ^bb0(%y: index):
    scf.yield %y : index
  }
  scf.if %b {
    scf.execute_region {
      cf.br ^bb1
    ^bb1:
      scf.yield
    }
  }
  scf.parallel (%i, %j) = (%lo, %lo) to (%hi, %hi) step (%st, %st) {
    scf.reduce
  }
  scf.index_switch %3
  case 2 {
    scf.yield
  }
  default {
    scf.yield
  }
  cf.cond_br %b, ^bb2(%3 : index), ^bb3
^bb2(%z: index):
  return %z : index
^bb3:
  cf.assert %b, "message"
  %5 = memref.alloc(%hi) {alignment = 64 : i64} : memref<?x4xf32>
  %6 = memref.subview %5[0, 1] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>>
  memref.dealloc %5 : memref<?x4xf32>
  %7 = complex.constant [1.0 : f32, -1.0 : f32] : complex<f32>
  %8 = complex.abs %7 : complex<f32>
  %9 = math.fma %8, %8, %8 fastmath<fast> : f32
  %10 = index.add %lo, %hi
  %11 = ub.poison : i32
  return %10 : index
}
