// Maps, sets and bounds of affine at the ends of what folds: known ranges of loops, bases that share their last sizes.
func.func @f0(%i: index, %j: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %r = affine.min affine_map<(d0) -> (d0)>(%i)
  return %r : index
}
func.func @f7(%i: index, %j: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %r = affine.min affine_map<(d0, d1) -> (d0, d1)>(%c3, %j)
  return %r : index
}
func.func @f15(%i: index, %j: index) -> index {
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
  %r = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%0, %0]
  return %r : index
}
func.func @f23(%i: index, %j: index) -> index {
  %0 = affine.max affine_map<(d0, d1) -> (d0 + 1, 8)>(%i, %j)
  %r = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%0, %0]
  return %r : index
}
func.func @f31(%i: index, %j: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %r = affine.max affine_map<(d0) -> (d0, 5)>(%i)
  return %r : index
}
func.func @f39(%i: index, %j: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %r = affine.max affine_map<(d0) -> (d0, d0 - 4)>(%i)
  return %r : index
}
func.func @f47(%i: index, %j: index) -> index {
  %0 = affine.max affine_map<(d0, d1) -> (d0, 8)>(%i, %j)
  %r = affine.max affine_map<(d0, d1) -> (d0, 4)>(%0, %j)
  return %r : index
}
func.func @f55(%i: index, %j: index) -> index {
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
  %r = affine.max affine_map<(d0, d1) -> (d1, d0)>(%0, %j)
  return %r : index
}
func.func @f63(%i: index, %j: index) -> index {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %n1 = arith.constant -1 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %r = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%0, %i)
  return %r : index
}
func.func @f71(%i: index, %j: index) -> index {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %n1 = arith.constant -1 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%c3]
  %r = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%0, %i)
  return %r : index
}
func.func @f79(%i: index, %j: index) -> index {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %n1 = arith.constant -1 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%i)[%c3]
  %r = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%0, %i)
  return %r : index
}
func.func @f87(%i: index, %j: index, %x: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %r = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> i32 {
    %0 = "test.a"() : () -> i32
    affine.yield %0 : i32
  } else {
    affine.yield %x : i32
  }
  return %r : i32
}
func.func @f95(%i: index, %j: index, %x: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %r = affine.if affine_set<(d0) : (d0 - 4 == 0)>(%c3) -> i32 {
    %0 = "test.a"() : () -> i32
    affine.yield %0 : i32
  } else {
    affine.yield %x : i32
  }
  return %r : i32
}
func.func @f103(%i: index, %j: index, %x: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %r = affine.if affine_set<(d0) : (1 == 0)>(%i) -> i32 {
    %0 = "test.a"() : () -> i32
    affine.yield %0 : i32
  } else {
    affine.yield %x : i32
  }
  return %r : i32
}
func.func @f111(%i: index, %j: index, %x: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %r = affine.if affine_set<(d0) : (-1 >= 0)>(%i) -> i32 {
    %0 = "test.a"() : () -> i32
    affine.yield %0 : i32
  } else {
    affine.yield %x : i32
  }
  return %r : i32
}
func.func @f119(%i: index, %j: index, %x: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %r = affine.if affine_set<() : (0 == 0)>() -> i32 {
    %0 = "test.a"() : () -> i32
    affine.yield %0 : i32
  } else {
    affine.yield %x : i32
  }
  return %r : i32
}
func.func @f127(%i: index, %j: index, %x: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %r = affine.if affine_set<(d0)[s0] : (d0 + s0 >= 0)>(%i)[%c3] -> i32 {
    %0 = "test.a"() : () -> i32
    affine.yield %0 : i32
  } else {
    affine.yield %x : i32
  }
  return %r : i32
}
func.func @f135(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  affine.for %i = 0 to 4 {
  }
  return
}
func.func @f142(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  affine.for %i = 0 to 0 {
  }
  return
}
func.func @f164(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f172(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 5 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f187(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f195(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %n to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f203(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %c0 to %c4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f211(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  affine.for %i = max affine_map<() -> (3, 0)>() to min affine_map<() -> (4, 9)>() {
    "test.a"(%i) : (index) -> ()
  }
  return
}
func.func @f219(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%a) to affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%c4] {
  }
  return
}
func.func @f227(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, d0)>(%n) to min affine_map<(d0, d1) -> (d0, d1, 4)>(%c4, %m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f235(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to affine_map<()[s0] -> (s0 + 2)>()[%c4] iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f243(%i: index, %m: memref<64xf32>, %f: f32) {
  %c3 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0) -> (d0 + 7)>(%i)
  affine.store %f, %m[%a + 1] : memref<64xf32>
  affine.prefetch %m[%a + 1], read, locality<2>, data : memref<64xf32>
  return
}
func.func @f251(%i: index, %m: memref<64xf32>) -> f32 {
  %c3 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0) -> (d0 + 7)>(%i)
  %r = affine.load %m[symbol(%a)] : memref<64xf32>
  return %r : f32
}
func.func @f259(%m: memref<?xf32>) {
  affine.for %i = 8 to 16 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 mod 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f272(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f287(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 2)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f297(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 * 4) floordiv 2)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f307(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + 3) mod 4)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f317(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1) mod 4)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f328(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 - 8) floordiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f338(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> ((-d0) mod 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f348(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 3 + d1 mod 3)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f358(%n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.min affine_map<(d0, d1) -> (d0, 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f382(%n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f391(%n: index) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : index
  %h = arith.constant 64 : index
  scf.for %i = %z to %h step %c8 {
    scf.for %j = %z to %c8 step %c1 {
      %0 = affine.min affine_map<(d0, d1) -> (d0 + 4, d1)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f401(%n: index) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : index
  %h = arith.constant 64 : index
  scf.for %i = %z to %h step %c8 {
    scf.for %j = %z to %c8 step %c1 {
      %0 = affine.min affine_map<(d0, d1) -> (-d0 + 64, 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f410(%n: index) {
  affine.for %i = 4 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.min affine_map<(d0, d1) -> (d0, d0 + d1)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f420(%n: index) {
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.max affine_map<(d0, d1) -> (d0, 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f444(%n: index) {
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f454(%n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.max affine_map<(d0, d1) -> (d0 * 2, d0 + 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f463(%n: index) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : index
  %h = arith.constant 64 : index
  scf.for %i = %z to %h step %c8 {
    scf.for %j = %z to %c8 step %c1 {
      %0 = affine.max affine_map<(d0, d1) -> (-d0 + 64, 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f473(%n: index) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : index
  %h = arith.constant 64 : index
  scf.for %i = %z to %h step %c8 {
    scf.for %j = %z to %c8 step %c1 {
      %0 = affine.max affine_map<(d0, d1) -> (d0 + d1, 100)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f482(%n: index, %m: index) {
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  affine.parallel (%i, %j) = (0, symbol(%n)) to (4, symbol(%m)) step (2, 1) {
    "test.a"(%i, %j) : (index, index) -> ()
  }
  return
}
func.func @f490(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %c23 = arith.constant 23 : index
  %k = arith.constant -5 : index
  %0:3 = affine.delinearize_index %k into (2, 3, 4) : index, index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  "test.use"(%0#2) : (index) -> ()
  return
}
func.func @f498(%x: index, %n: index) -> index {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %r = affine.linearize_index [%z, %z, %z] by (2, 3, 4) : index
  return %r : index
}
func.func @f506(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %l = affine.linearize_index disjoint [%c2, %c2, %c2] by (2, 3, 4) : index
  %0:3 = affine.delinearize_index %l into (2, 3, 4) : index, index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  "test.use"(%0#2) : (index) -> ()
  return
}
func.func @f513(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %c23 = arith.constant 23 : index
  %k = arith.constant -5 : index
  %0:2 = affine.delinearize_index %c23 into (3, 4) : index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  return
}
func.func @f521(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %l = affine.linearize_index [%c2, %c2] by (3, 4) : index
  %0:2 = affine.delinearize_index %l into (3, 4) : index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  return
}
func.func @f529(%x: index, %n: index) -> index {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %r = affine.linearize_index disjoint [%c2, %c2] by (3, 4) : index
  return %r : index
}
func.func @f543(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %l = affine.linearize_index [%x, %x] by (1, 4) : index
  %0:2 = affine.delinearize_index %l into (1, 4) : index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  return
}
func.func @f553(%x: index, %n: index) -> index {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %r = affine.linearize_index disjoint [%c2, %c2] by (1, 4) : index
  return %r : index
}
func.func @f593(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %l = affine.linearize_index [%c2, %c2, %c2] by (1, 1, 4) : index
  %0:3 = affine.delinearize_index %l into (1, 1, 4) : index, index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  "test.use"(%0#2) : (index) -> ()
  return
}
func.func @f603(%x: index, %n: index) -> index {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %r = affine.linearize_index disjoint [%z, %z, %z] by (1, 1, 4) : index
  return %r : index
}
func.func @f613(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %c23 = arith.constant 23 : index
  %k = arith.constant -5 : index
  %0 = affine.delinearize_index %k into (1) : index
  "test.use"(%0) : (index) -> ()
  return
}
func.func @f621(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %l = affine.linearize_index disjoint [%x] by (1) : index
  %0 = affine.delinearize_index %l into (1) : index
  "test.use"(%0) : (index) -> ()
  return
}
func.func @f629(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %c23 = arith.constant 23 : index
  %k = arith.constant -5 : index
  %0:2 = affine.delinearize_index %x into (%n, 4) : index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  return
}
func.func @f637(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %l = affine.linearize_index [%z, %z] by (%n, 4) : index
  %0:2 = affine.delinearize_index %l into (%n, 4) : index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  return
}
func.func @f645(%x: index, %n: index) -> index {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %r = affine.linearize_index disjoint [%z, %z] by (%n, 4) : index
  return %r : index
}
func.func @f653(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %c23 = arith.constant 23 : index
  %k = arith.constant -5 : index
  %0:3 = affine.delinearize_index %x into (%c3, %n, 2) : index, index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  "test.use"(%0#2) : (index) -> ()
  return
}
func.func @f661(%x: index, %n: index) {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %l = affine.linearize_index [%z, %z, %z] by (%c3, %n, 2) : index
  %0:3 = affine.delinearize_index %l into (%c3, %n, 2) : index, index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  "test.use"(%0#2) : (index) -> ()
  return
}
func.func @f669(%x: index, %n: index) -> index {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : index
  %c2 = arith.constant 1 : index
  %r = affine.linearize_index disjoint [%z, %z, %z] by (%c3, %n, 2) : index
  return %r : index
}
func.func @f677(%x: index, %y: index, %z: index) {
  %l = affine.linearize_index [%x, %y] by (6, 4) : index
  %0:3 = affine.delinearize_index %l into (2, 3, 4) : index, index, index
  "test.use"(%0#0) : (index) -> ()
  "test.use"(%0#1) : (index) -> ()
  "test.use"(%0#2) : (index) -> ()
  return
}
func.func @f688(%x: index) -> index {
  %0:2 = affine.delinearize_index %x into (8, 4) : index, index
  %r = affine.linearize_index [%0#0, %0#1] by (2, 16) : index
  return %r : index
}

//= --allow-unregistered-dialect --canonicalize
#map = affine_map<()[s0] -> (3, s0)>
#map1 = affine_map<()[s0, s1] -> (s1, s0)>
#map2 = affine_map<()[s0] -> (8, s0 + 1)>
#map3 = affine_map<()[s0] -> (5, s0)>
#map4 = affine_map<()[s0] -> (s0 - 4, s0)>
#map5 = affine_map<()[s0] -> (4, 8, s0)>
#map6 = affine_map<()[s0] -> (s0 * 4 + 3)>
#map7 = affine_map<()[s0] -> (s0 * 7 + 9)>
#map8 = affine_map<()[s0] -> (s0 * 4 - (s0 floordiv 3) * 9)>
#map9 = affine_map<(d0) -> (d0 mod 8)>
#map10 = affine_map<(d0) -> (d0 floordiv 8)>
#map11 = affine_map<(d0) -> (d0 ceildiv 2)>
#map12 = affine_map<(d0) -> (d0 * 2)>
#map13 = affine_map<(d0) -> ((-d0) mod 8)>
#map14 = affine_map<(d0, d1) -> (d1 + d0 floordiv 3 - (d1 floordiv 3) * 3)>
#map15 = affine_map<(d0) -> (8, d0)>
#map16 = affine_map<(d0, d1) -> (d1, d0)>
#map17 = affine_map<(d0, d1) -> (d1, d0 + 4)>
#map18 = affine_map<(d0) -> (-d0 + 64, 8)>
#map19 = affine_map<(d0, d1) -> (d0, d0 + d1)>
#map20 = affine_map<(d0) -> (d0 + 8, d0 * 2)>
#map21 = affine_map<(d0, d1) -> (100, d0 + d1)>
#set = affine_set<()[s0] : (s0 >= 0)>
#set1 = affine_set<() : (-1 == 0)>
#set2 = affine_set<() : (-1 >= 0)>
#set3 = affine_set<()[s0] : (s0 + 3 >= 0)>
module {
  func.func @f0(%arg0: index, %arg1: index) -> index {
    return %arg0 : index
  }
  func.func @f7(%arg0: index, %arg1: index) -> index {
    %0 = affine.min #map()[%arg1]
    return %0 : index
  }
  func.func @f15(%arg0: index, %arg1: index) -> index {
    %0 = affine.max #map1()[%arg0, %arg1]
    return %0 : index
  }
  func.func @f23(%arg0: index, %arg1: index) -> index {
    %0 = affine.max #map2()[%arg0]
    return %0 : index
  }
  func.func @f31(%arg0: index, %arg1: index) -> index {
    %0 = affine.max #map3()[%arg0]
    return %0 : index
  }
  func.func @f39(%arg0: index, %arg1: index) -> index {
    %0 = affine.max #map4()[%arg0]
    return %0 : index
  }
  func.func @f47(%arg0: index, %arg1: index) -> index {
    %0 = affine.max #map5()[%arg0]
    return %0 : index
  }
  func.func @f55(%arg0: index, %arg1: index) -> index {
    %0 = affine.max #map1()[%arg0, %arg1]
    return %0 : index
  }
  func.func @f63(%arg0: index, %arg1: index) -> index {
    %0 = affine.apply #map6()[%arg0]
    return %0 : index
  }
  func.func @f71(%arg0: index, %arg1: index) -> index {
    %0 = affine.apply #map7()[%arg0]
    return %0 : index
  }
  func.func @f79(%arg0: index, %arg1: index) -> index {
    %0 = affine.apply #map8()[%arg0]
    return %0 : index
  }
  func.func @f87(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
    %0 = affine.if #set()[%arg0] -> i32 {
      %1 = "test.a"() : () -> i32
      affine.yield %1 : i32
    } else {
      affine.yield %arg2 : i32
    }
    return %0 : i32
  }
  func.func @f95(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
    %0 = affine.if #set1() -> i32 {
      %1 = "test.a"() : () -> i32
      affine.yield %1 : i32
    } else {
      affine.yield %arg2 : i32
    }
    return %0 : i32
  }
  func.func @f103(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
    return %arg2 : i32
  }
  func.func @f111(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
    %0 = affine.if #set2() -> i32 {
      %1 = "test.a"() : () -> i32
      affine.yield %1 : i32
    } else {
      affine.yield %arg2 : i32
    }
    return %0 : i32
  }
  func.func @f119(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
    %0 = "test.a"() : () -> i32
    return %0 : i32
  }
  func.func @f127(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
    %0 = affine.if #set3()[%arg0] -> i32 {
      %1 = "test.a"() : () -> i32
      affine.yield %1 : i32
    } else {
      affine.yield %arg2 : i32
    }
    return %0 : i32
  }
  func.func @f135(%arg0: index, %arg1: index) {
    return
  }
  func.func @f142(%arg0: index, %arg1: index) {
    return
  }
  func.func @f164(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.subi %arg2, %arg3 : i32
    return %0 : i32
  }
  func.func @f172(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %0:2 = affine.for %arg4 = 0 to 5 step 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg6, %arg5 : i32, i32
    }
    %1 = arith.subi %0#0, %0#1 : i32
    return %1 : i32
  }
  func.func @f187(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %0:2 = affine.for %arg4 = 0 to %arg0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg2, %arg3 : i32, i32
    }
    %1 = arith.subi %0#0, %0#1 : i32
    return %1 : i32
  }
  func.func @f195(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %0:2 = affine.for %arg4 = %arg0 to %arg0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %2 = "test.a"(%arg4) : (index) -> i32
      affine.yield %arg5, %2 : i32, i32
    }
    %1 = arith.subi %0#0, %0#1 : i32
    return %1 : i32
  }
  func.func @f203(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @f211(%arg0: index, %arg1: index) {
    affine.for %arg2 = 3 to 4 {
      "test.a"(%arg2) : (index) -> ()
    }
    return
  }
  func.func @f219(%arg0: index, %arg1: index) {
    return
  }
  func.func @f227(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.subi %arg2, %arg3 : i32
    return %0 : i32
  }
  func.func @f235(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %0:2 = affine.for %arg4 = 0 to 6 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg6, %arg5 : i32, i32
    }
    %1 = arith.subi %0#0, %0#1 : i32
    return %1 : i32
  }
  func.func @f243(%arg0: index, %arg1: memref<64xf32>, %arg2: f32) {
    affine.store %arg2, %arg1[symbol(%arg0) + 8] : memref<64xf32>
    affine.prefetch %arg1[symbol(%arg0) + 8], read, locality<2>, data : memref<64xf32>
    return
  }
  func.func @f251(%arg0: index, %arg1: memref<64xf32>) -> f32 {
    %0 = affine.load %arg1[symbol(%arg0) + 7] : memref<64xf32>
    return %0 : f32
  }
  func.func @f259(%arg0: memref<?xf32>) {
    affine.for %arg1 = 8 to 16 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.apply #map9(%arg1)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f272(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.apply #map10(%arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f287(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.apply #map11(%arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f297(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.apply #map12(%arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f307(%arg0: index, %arg1: memref<?xf32>) {
    %c3 = arith.constant 3 : index
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        "test.use"(%c3) : (index) -> ()
      }
    }
    return
  }
  func.func @f317(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        "test.use"(%arg3) : (index) -> ()
      }
    }
    return
  }
  func.func @f328(%arg0: memref<?xf32>) {
    %c-1 = arith.constant -1 : index
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        "test.use"(%c-1) : (index) -> ()
      }
    }
    return
  }
  func.func @f338(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.apply #map13(%arg1)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f348(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.apply #map14(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f358(%arg0: index) {
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.min #map15(%arg1)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f382(%arg0: index) {
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.min #map16(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f391(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      scf.for %arg2 = %c0 to %c8 step %c1 {
        %0 = affine.min #map17(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f401(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      scf.for %arg2 = %c0 to %c8 step %c1 {
        %0 = affine.min #map18(%arg1)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f410(%arg0: index) {
    affine.for %arg1 = 4 to %arg0 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.min #map19(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f420(%arg0: index) {
    affine.for %arg1 = 0 to 64 step 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.max #map15(%arg1)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f444(%arg0: index) {
    affine.for %arg1 = 0 to 64 step 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.max #map16(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f454(%arg0: index) {
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.max #map20(%arg1)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f463(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      scf.for %arg2 = %c0 to %c8 step %c1 {
        %0 = affine.max #map18(%arg1)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f473(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      scf.for %arg2 = %c0 to %c8 step %c1 {
        %0 = affine.max #map21(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f482(%arg0: index, %arg1: index) {
    affine.parallel (%arg2, %arg3) = (0, symbol(%arg0)) to (4, symbol(%arg1)) step (2, 1) {
      "test.a"(%arg2, %arg3) : (index, index) -> ()
    }
    return
  }
  func.func @f490(%arg0: index, %arg1: index) {
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    "test.use"(%c-1) : (index) -> ()
    "test.use"(%c1) : (index) -> ()
    "test.use"(%c3) : (index) -> ()
    return
  }
  func.func @f498(%arg0: index, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @f506(%arg0: index, %arg1: index) {
    %c1 = arith.constant 1 : index
    "test.use"(%c1) : (index) -> ()
    "test.use"(%c1) : (index) -> ()
    "test.use"(%c1) : (index) -> ()
    return
  }
  func.func @f513(%arg0: index, %arg1: index) {
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    "test.use"(%c5) : (index) -> ()
    "test.use"(%c3) : (index) -> ()
    return
  }
  func.func @f521(%arg0: index, %arg1: index) {
    %c1 = arith.constant 1 : index
    "test.use"(%c1) : (index) -> ()
    "test.use"(%c1) : (index) -> ()
    return
  }
  func.func @f529(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    return %c5 : index
  }
  func.func @f543(%arg0: index, %arg1: index) {
    %c0 = arith.constant 0 : index
    %0 = affine.linearize_index [%arg0, %arg0] by (1, 4) : index
    "test.use"(%c0) : (index) -> ()
    "test.use"(%0) : (index) -> ()
    return
  }
  func.func @f553(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    return %c5 : index
  }
  func.func @f593(%arg0: index, %arg1: index) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    "test.use"(%c2) : (index) -> ()
    "test.use"(%c0) : (index) -> ()
    "test.use"(%c1) : (index) -> ()
    return
  }
  func.func @f603(%arg0: index, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @f613(%arg0: index, %arg1: index) {
    %c-5 = arith.constant -5 : index
    "test.use"(%c-5) : (index) -> ()
    return
  }
  func.func @f621(%arg0: index, %arg1: index) {
    "test.use"(%arg0) : (index) -> ()
    return
  }
  func.func @f629(%arg0: index, %arg1: index) {
    %0:2 = affine.delinearize_index %arg0 into (%arg1, 4) : index, index
    "test.use"(%0#0) : (index) -> ()
    "test.use"(%0#1) : (index) -> ()
    return
  }
  func.func @f637(%arg0: index, %arg1: index) {
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %c0 into (%arg1, 4) : index, index
    "test.use"(%0#0) : (index) -> ()
    "test.use"(%0#1) : (index) -> ()
    return
  }
  func.func @f645(%arg0: index, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @f653(%arg0: index, %arg1: index) {
    %0:3 = affine.delinearize_index %arg0 into (3, %arg1, 2) : index, index, index
    "test.use"(%0#0) : (index) -> ()
    "test.use"(%0#1) : (index) -> ()
    "test.use"(%0#2) : (index) -> ()
    return
  }
  func.func @f661(%arg0: index, %arg1: index) {
    %c0 = arith.constant 0 : index
    %0:3 = affine.delinearize_index %c0 into (3, %arg1, 2) : index, index, index
    "test.use"(%0#0) : (index) -> ()
    "test.use"(%0#1) : (index) -> ()
    "test.use"(%0#2) : (index) -> ()
    return
  }
  func.func @f669(%arg0: index, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @f677(%arg0: index, %arg1: index, %arg2: index) {
    %0 = affine.linearize_index [%arg0, %arg1] by (6, 4) : index
    %1:3 = affine.delinearize_index %0 into (2, 3, 4) : index, index, index
    "test.use"(%1#0) : (index) -> ()
    "test.use"(%1#1) : (index) -> ()
    "test.use"(%1#2) : (index) -> ()
    return
  }
  func.func @f688(%arg0: index) -> index {
    %0:2 = affine.delinearize_index %arg0 into (8, 4) : index, index
    %1 = affine.linearize_index [%0#0, %0#1] by (2, 16) : index
    return %1 : index
  }
}

