// Maps take in those of affine.apply, and their operands are canonical.
func.func @compose(%m : memref<40x40xf32>, %n : index, %k : index) {
  %c5 = arith.constant 5 : index
  affine.for %i = 0 to 20 {
    %twice = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %moved = affine.apply affine_map<(d0, d1) -> (d0 + d1 + 3)>(%twice, %n)
    %again = affine.apply affine_map<(d0)[s0] -> (d0 - s0)>(%moved)[%k]
    %v = affine.load %m[%again, %c5] {tag} : memref<40x40xf32>
    affine.store %v, %m[%i + %n + %i, %c5 * 2 + %n] : memref<40x40xf32>
    affine.prefetch %m[%twice, %c5], write, locality<2>, data : memref<40x40xf32>
    %w = affine.vector_load %m[%twice + 1, %twice + 1] : memref<40x40xf32>, vector<4xf32>
    affine.vector_store %w, %m[%moved, %c5] : memref<40x40xf32>, vector<4xf32>
  }
  return
}
func.func @apply(%n : index) -> (index, index, index, index, index) {
  %c6 = arith.constant 6 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0)>(%n)
  %b = affine.apply affine_map<(d0)[s0] -> (d0 * s0 + 7)>(%c6)[%c4]
  %c = affine.apply affine_map<(d0, d1) -> (d0 floordiv 2 + d1 ceildiv 3)>(%c6, %n) {note}
  %d = affine.apply affine_map<(d0)[s0] -> (d0 - s0)>(%n)[%n]
  %e = affine.apply affine_map<(d0, d1)[s0, s1] -> (s1 mod 5)>(%n, %c6)[%c4, %c]
  return %a, %b, %c, %d, %e : index, index, index, index, index
}
func.func @casts(%m : memref<7xf32>, %x : f32) -> f32 {
  %c = memref.cast %m : memref<7xf32> to memref<?xf32>
  %v = affine.load %c[3] : memref<?xf32>
  affine.store %x, %c[2] : memref<?xf32>
  affine.prefetch %c[1], read, locality<3>, instr : memref<?xf32>
  return %v : f32
}
// Divisions use the bounds of loops.
func.func @bounds(%m : memref<?x?xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 128 step 16 {
      affine.for %k = 3 to 9 step 2 {
        "own.use"() : () -> ()
        %a = affine.load %m[%i floordiv 16, %i mod 16] : memref<?x?xf32>
        %b = affine.load %m[(%i + %j) floordiv 16, (%i + %j) mod 16] : memref<?x?xf32>
        %c = affine.load %m[%j mod 8, %k ceildiv 8] : memref<?x?xf32>
        %d = affine.load %m[(%k - 3) floordiv 6, (%k * 2 + %i) mod 50] : memref<?x?xf32>
        %e = affine.load %m[(%k mod 4) floordiv 4, (%i floordiv 4) mod 4] : memref<?x?xf32>
        %f = affine.load %m[(%i * 64 + %j) mod 32, (%j + 5) floordiv 8] : memref<?x?xf32>
        "own.use"(%a, %b, %c, %d, %e, %f) : (f32, f32, f32, f32, f32, f32) -> ()
      }
    }
  }
  return
}
func.func @min_max(%n : index, %k : index) -> (index, index, index, index, index, index, index) {
  %c9 = arith.constant 9 : index
  %a = affine.min affine_map<(d0) -> (d0 + 2)>(%n)
  %b = affine.max affine_map<(d0, d1) -> (d0, d1, d0)>(%n, %k)
  %c = affine.min affine_map<(d0)[s0] -> (d0 + s0, 32, d0 + 16)>(%n)[%k]
  %d = affine.min affine_map<(d0)[s0] -> (d0, s0 + 4)>(%c)[%k]
  %e = affine.max affine_map<(d0) -> (d0 - 4, 3, d0)>(%c9)
  %f = affine.max affine_map<(d0)[s0] -> (d0 * 2, s0)>(%c9)[%n]
  %g = affine.min affine_map<(d0)[s0] -> (d0 mod 4, s0)>(%k)[%n]
  return %a, %b, %c, %d, %e, %f, %g : index, index, index, index, index, index, index
}
func.func @loops(%m : memref<?xf32>, %n : index, %k : index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c12 = arith.constant 12 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  affine.for %i = affine_map<(d0) -> (d0)>(%c0) to affine_map<(d0) -> (d0)>(%d) {
    "own.use"(%i) : (index) -> ()
  }
  affine.for %i = max affine_map<(d0, d1) -> (d0 - 20, d1, d1)>(%c12, %n) to min affine_map<(d0)[s0] -> (s0, 100, d0)>(%n)[%c12] step 3 {
    affine.for %j = max affine_map<(d0) -> (d0, 2)>(%i) to min affine_map<(d0)[s0] -> (d0 + 4, s0 + 200, 300)>(%i)[%n] {
      "own.use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to 8 {
    %b = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%i)[%k]
    affine.for %j = affine_map<(d0) -> (d0)>(%b) to min affine_map<(d0)[s0] -> (d0 + 4, d0 + s0)>(%b)[%n] {
      "own.use"(%j) : (index) -> ()
    }
    affine.for %j = max affine_map<(d0) -> (d0, -3)>(%i) to min affine_map<(d0) -> (d0 + 10, 64)>(%i) {
      "own.use"(%j) : (index) -> ()
    }
  }
  affine.for %i = 0 to 9 {
  }
  %r = affine.for %i = 4 to 4 iter_args(%x = %n) -> (index) {
    %s = "own.use"(%x) : (index) -> index
    affine.yield %s : index
  }
  %p:2 = affine.for %i = 0 to 1 iter_args(%x = %n, %y = %k) -> (index, index) {
    affine.yield %y, %c12 : index, index
  }
  %q:2 = affine.for %i = 0 to 2 iter_args(%x = %n, %y = %k) -> (index, index) {
    affine.yield %y, %x : index, index
  }
  "own.use"(%p#0, %p#1, %q#0, %q#1) : (index, index, index, index) -> ()
  %t = affine.for %i = 0 to %n iter_args(%x = %k) -> (index) {
    affine.yield %x : index
  }
  return %r, %t : index, index
}
func.func @conditions(%n : index, %k : index) -> index {
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d1 - 3 == 0)>(%a, %i) {
      "own.use"(%i) : (index) -> ()
    } else {
    }
    affine.if affine_set<(d0, d1)[s0] : (d0 - 4 >= 0)>(%i, %k)[%n] {
      "own.use"(%i) : (index) -> ()
    }
    affine.if affine_set<() : (1 == 0)>() {
      "own.use"(%i) : (index) -> ()
    }
    affine.if affine_set<(d0) : (0 == 0)>(%i) {
      "own.kept"(%i) : (index) -> ()
    }
  }
  %r = affine.if affine_set<() : (1 == 0)>() -> index {
    affine.yield %n : index
  } else {
    %s = "own.use"(%k) : (index) -> index
    affine.yield %s : index
  }
  return %r : index
}
func.func @parallel(%m : memref<30xf32>, %n : index, %k : index) {
  %c3 = arith.constant 3 : index
  affine.parallel (%i, %j) = (0, %n) to (%k + 1, min(%n, %c3)) {
    %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.parallel (%l) = (%a) to (%a + 4) step (2) {
      %v = affine.load %m[%l] : memref<30xf32>
      affine.store %v, %m[%j + %l] : memref<30xf32>
    }
  }
  return
}
func.func @divide(%n : index, %k : index, %l : index) -> (index, index, index, index, index, index, index, index, index, index, index) {
  %c30 = arith.constant 30 : index
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0:3 = affine.delinearize_index %c30 into (2, 4, 5) : index, index, index
  %1:2 = affine.delinearize_index %n into (%c4, 5) : index, index
  %2:2 = affine.delinearize_index %n into (%k) : index, index
  %3 = affine.delinearize_index %n into (7) : index
  %4:3 = affine.delinearize_index %n into (1, 5, 1) : index, index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1, %2#0, %2#1, %3, %4#0, %4#1, %4#2 : index, index, index, index, index, index, index, index, index, index, index
}
func.func @join(%n : index, %k : index, %l : index) -> (index, index, index, index, index, index, index) {
  %c30 = arith.constant 30 : index
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [%c4, %c0, %c30] by (2, 4, 5) : index
  %1 = affine.linearize_index [%n, %k] by (%c4, 5) : index
  %2 = affine.linearize_index [%n] by (5) : index
  %3 = affine.linearize_index disjoint [%n, %k, %l] by (1, 5, 1) : index
  %4 = affine.linearize_index [%c0, %n, %k] by (3, 5, 6) : index
  %5 = affine.linearize_index [%n, %c0, %k] by (3, 1, 6) : index
  %6 = affine.linearize_index [%n, %c0] by (7) : index
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
func.func @cancel(%n : index, %k : index, %l : index, %m : index) -> (index, index, index, index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%n, %k] by (3, 5) : index
  %1:2 = affine.delinearize_index %0 into (3, 5) : index, index
  %2 = affine.linearize_index [%n, %k] by (3, 5) : index
  %3:2 = affine.delinearize_index %2 into (3, 5) : index, index
  %4 = affine.linearize_index disjoint [%n, %k, %l] by (3, 5, 8) : index
  %5:2 = affine.delinearize_index %4 into (5, 8) : index, index
  %6:2 = affine.delinearize_index %m into (6, 7) : index, index
  %7 = affine.linearize_index [%6#0, %6#1] by (6, 7) : index
  %8:2 = affine.delinearize_index %4 into (7, 8) : index, index
  return %1#0, %1#1, %3#0, %3#1, %5#0, %5#1, %7, %8#0, %8#1 : index, index, index, index, index, index, index, index, index
}
func.func @tails(%n : index, %k : index, %l : index, %m : index, %b : index) {
  %0 = affine.linearize_index disjoint [%n, %k] by (5) : index
  %1:2 = affine.delinearize_index %0 into (5) : index, index
  "own.1"(%1#0, %1#1) : (index, index) -> ()
  %2:2 = affine.delinearize_index %0 into (3, 5) : index, index
  "own.2"(%2#0, %2#1) : (index, index) -> ()
  %3 = affine.linearize_index disjoint [%n, %k] by (3, 5) : index
  %4:2 = affine.delinearize_index %3 into (5) : index, index
  "own.3"(%4#0, %4#1) : (index, index) -> ()
  %5 = affine.linearize_index disjoint [%n, %k] by (%m, %b) : index
  %6:2 = affine.delinearize_index %5 into (%m, %b) : index, index
  "own.4"(%6#0, %6#1) : (index, index) -> ()
  %7 = affine.linearize_index disjoint [%n, %k, %l] by (6, 5, 4) : index
  %8:3 = affine.delinearize_index %7 into (2, 3, 20) : index, index, index
  "own.5"(%8#0, %8#1, %8#2) : (index, index, index) -> ()
  %9:4 = affine.delinearize_index %7 into (2, 3, 5, 4) : index, index, index, index
  "own.6"(%9#0, %9#1, %9#2, %9#3) : (index, index, index, index) -> ()
  %10:3 = affine.delinearize_index %7 into (6, 10, 2) : index, index, index
  "own.7"(%10#0, %10#1, %10#2) : (index, index, index) -> ()
  %11:2 = affine.delinearize_index %7 into (6, 20) : index, index
  "own.8"(%11#0, %11#1) : (index, index) -> ()
  %12:3 = affine.delinearize_index %7 into (5, 2, 4) : index, index, index
  "own.9"(%12#0, %12#1, %12#2) : (index, index, index) -> ()
  return
}
func.func @runs(%n : index, %k : index, %l : index, %m : index, %b : index) {
  %0:2 = affine.delinearize_index %n into (5) : index, index
  %1 = affine.linearize_index [%0#0, %0#1] by (5) : index
  "own.1"(%1) : (index) -> ()
  %2 = affine.linearize_index disjoint [%0#0, %0#1, %k] by (5, 6) : index
  "own.2"(%2) : (index) -> ()
  %3 = affine.linearize_index disjoint [%k, %0#0, %0#1] by (4, 3, 5) : index
  "own.3"(%3) : (index) -> ()
  %4:3 = affine.delinearize_index %n into (2, 3, 5) : index, index, index
  %5 = affine.linearize_index disjoint [%4#0, %4#1, %4#2] by (2, 3, 5) : index
  "own.4"(%5) : (index) -> ()
  %6 = affine.linearize_index disjoint [%k, %4#1, %4#2] by (7, 3, 5) : index
  "own.5"(%6) : (index) -> ()
  %7 = affine.linearize_index disjoint [%4#0, %4#1, %k] by (2, 3, 5) : index
  "own.6"(%7) : (index) -> ()
  %8 = affine.linearize_index [%k, %4#0, %4#1, %l] by (9, 2, 3, 5) : index
  "own.7"(%8) : (index) -> ()
  %9 = affine.linearize_index disjoint [%k, %4#0, %4#1, %4#2] by (9, 2, 3, 5) : index
  "own.8"(%9) : (index) -> ()
  %10:2 = affine.delinearize_index %n into (%m, %b) : index, index
  %11 = affine.linearize_index disjoint [%10#0, %10#1] by (%m, %b) : index
  "own.9"(%11) : (index) -> ()
  return
}
func.func @units(%n : index, %k : index, %l : index, %m : index, %b : index) {
  %c-7 = arith.constant -7 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = affine.delinearize_index %c-7 into (5, 3) : index, index
  "own.1"(%0#0, %0#1) : (index, index) -> ()
  %1:2 = affine.delinearize_index %n into (%c1, %k) : index, index
  "own.2"(%1#0, %1#1) : (index, index) -> ()
  %2 = affine.linearize_index [%n] by () : index
  "own.3"(%2) : (index) -> ()
  %3 = affine.linearize_index [%c0, %k] by (4) : index
  "own.4"(%3) : (index) -> ()
  %4 = affine.linearize_index disjoint [%n, %k, %l] by (1, 1) : index
  "own.5"(%4) : (index) -> ()
  %5:3 = affine.delinearize_index %n into (1, 1) : index, index, index
  "own.6"(%5#0, %5#1, %5#2) : (index, index, index) -> ()
  %6:3 = affine.delinearize_index %n into (1, 1, 1) : index, index, index
  "own.7"(%6#0, %6#1, %6#2) : (index, index, index) -> ()
  %7 = affine.linearize_index [%c0, %c0, %k] by (3, 2, 4) : index
  "own.8"(%7) : (index) -> ()
  %8:2 = affine.delinearize_index %c0 into (%m, %k) : index, index
  "own.9"(%8#0, %8#1) : (index, index) -> ()
  %9 = affine.linearize_index [%c1, %c1] by (%m, %k) : index
  "own.10"(%9) : (index) -> ()
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 4 {
    %10:2 = affine.delinearize_index %i into (3, 4) : index, index
    %11:2 = affine.delinearize_index %j into (2, 4) : index, index
    %12 = affine.linearize_index [%i, %j] by (12, 4) : index
    "own.11"(%10#0, %10#1, %11#0, %11#1, %12) : (index, index, index, index, index) -> ()
    }
  }
  %13 = affine.linearize_index [] by () : index
  %14 = affine.linearize_index [%n, %k] by (1, 4) : index
  %15 = affine.linearize_index disjoint [%n, %k] by (1, 4) : index
  %16 = affine.linearize_index [%n, %k] by (1) : index
  %17 = affine.linearize_index disjoint [%n, %k] by (1) : index
  "own.12"(%13, %14, %15, %16, %17) : (index, index, index, index, index) -> ()
  return
}
// No remainder by 0 or less, and no quotient by 0: poison. Sums and products wrap.
func.func @divided(%x: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %m = arith.constant -4 : index
  %big = arith.constant 4126208063620729540 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%c7)[%m]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%c7)[%c0]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%c7)[%m]
  %3 = affine.min affine_map<(d0)[s0] -> (d0 mod s0, 5)>(%c7)[%c0]
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0)>(%big)[%big]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

//= --canonicalize --allow-unregistered-dialect
#map = affine_map<()[s0] -> (s0 ceildiv 3 + 3)>
#map1 = affine_map<()[s0] -> (s0 ceildiv 3 - ((s0 ceildiv 3 + 3) floordiv 5) * 5 + 3)>
#map2 = affine_map<()[s0] -> (s0 + 2)>
#map3 = affine_map<()[s0, s1] -> (s1, s0)>
#map4 = affine_map<()[s0, s1] -> (32, s1 + 16, s0 + s1)>
#map5 = affine_map<()[s0, s1] -> (32, s1 + 16, s0 + 4, s0 + s1)>
#map6 = affine_map<()[s0] -> (18, s0)>
#map7 = affine_map<()[s0, s1] -> (s1 mod 4, s0)>
#map8 = affine_map<()[s0] -> (-8, s0)>
#map9 = affine_map<()[s0] -> (12, s0)>
#map10 = affine_map<(d0) -> (d0, 2)>
#map11 = affine_map<(d0)[s0] -> (d0 + 4, s0 + 200, 300)>
#map12 = affine_map<(d0)[s0] -> (d0 * 4 + s0)>
#map13 = affine_map<(d0)[s0, s1] -> (d0 * 4 + s1 + 4, d0 * 4 + s0 + s1)>
#map14 = affine_map<(d0) -> (d0)>
#map15 = affine_map<(d0) -> (d0 + 10)>
#map16 = affine_map<() -> (7 mod 0, 5)>
#set = affine_set<(d0)[s0] : (s0 >= 0, d0 - 3 == 0)>
#set1 = affine_set<(d0) : (d0 - 4 >= 0)>
module {
  func.func @compose(%arg0: memref<40x40xf32>, %arg1: index, %arg2: index) {
    affine.for %arg3 = 0 to 20 {
      %0 = affine.load %arg0[%arg3 * 2 - symbol(%arg2) + symbol(%arg1) + 3, 5] : memref<40x40xf32>
      affine.store %0, %arg0[%arg3 * 2 + symbol(%arg1), symbol(%arg1) + 10] : memref<40x40xf32>
      affine.prefetch %arg0[%arg3 * 2, 5], write, locality<2>, data : memref<40x40xf32>
      %1 = affine.vector_load %arg0[%arg3 * 2 + 1, %arg3 * 2 + 1] : memref<40x40xf32>, vector<4xf32>
      affine.vector_store %1, %arg0[%arg3 * 2 + symbol(%arg1) + 3, 5] : memref<40x40xf32>, vector<4xf32>
    }
    return
  }
  func.func @apply(%arg0: index) -> (index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c31 = arith.constant 31 : index
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map1()[%arg0]
    return %arg0, %c31, %0, %c0, %1 : index, index, index, index, index
  }
  func.func @casts(%arg0: memref<7xf32>, %arg1: f32) -> f32 {
    %0 = affine.load %arg0[3] : memref<7xf32>
    affine.store %arg1, %arg0[2] : memref<7xf32>
    affine.prefetch %arg0[1], read, locality<3>, instr : memref<7xf32>
    return %0 : f32
  }
  func.func @bounds(%arg0: memref<?x?xf32>) {
    affine.for %arg1 = 0 to 16 {
      affine.for %arg2 = 0 to 128 step 16 {
        affine.for %arg3 = 3 to 9 step 2 {
          "own.use"() : () -> ()
          %0 = affine.load %arg0[0, %arg1] : memref<?x?xf32>
          %1 = affine.load %arg0[%arg2 floordiv 16, %arg1] : memref<?x?xf32>
          %2 = affine.load %arg0[0, 1] : memref<?x?xf32>
          %3 = affine.load %arg0[0, %arg3 * 2 + %arg1] : memref<?x?xf32>
          %4 = affine.load %arg0[0, %arg1 floordiv 4] : memref<?x?xf32>
          %5 = affine.load %arg0[%arg2 mod 32, (%arg2 + 5) floordiv 8] : memref<?x?xf32>
          "own.use"(%0, %1, %2, %3, %4, %5) : (f32, f32, f32, f32, f32, f32) -> ()
        }
      }
    }
    return
  }
  func.func @min_max(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index) {
    %c9 = arith.constant 9 : index
    %0 = affine.apply #map2()[%arg0]
    %1 = affine.max #map3()[%arg0, %arg1]
    %2 = affine.min #map4()[%arg1, %arg0]
    %3 = affine.min #map5()[%arg1, %arg0]
    %4 = affine.max #map6()[%arg0]
    %5 = affine.min #map7()[%arg0, %arg1]
    return %0, %1, %2, %3, %c9, %4, %5 : index, index, index, index, index, index, index
  }
  func.func @loops(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> (index, index) {
    %c0 = arith.constant 0 : index
    %c12 = arith.constant 12 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    affine.for %arg3 = 0 to %dim {
      "own.use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = max #map8()[%arg1] to min #map9()[%arg1] step 3 {
      affine.for %arg4 = max #map10(%arg3) to min #map11(%arg3)[%arg1] {
        "own.use"(%arg3, %arg4) : (index, index) -> ()
      }
    }
    affine.for %arg3 = 0 to 8 {
      affine.for %arg4 = #map12(%arg3)[%arg2] to min #map13(%arg3)[%arg1, %arg2] {
        "own.use"(%arg4) : (index) -> ()
      }
      affine.for %arg4 = #map14(%arg3) to #map15(%arg3) {
        "own.use"(%arg4) : (index) -> ()
      }
    }
    %0:2 = affine.for %arg3 = 0 to 2 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (index, index) {
      affine.yield %arg5, %arg4 : index, index
    }
    "own.use"(%arg2, %c12, %0#0, %0#1) : (index, index, index, index) -> ()
    return %arg1, %arg2 : index, index
  }
  func.func @conditions(%arg0: index, %arg1: index) -> index {
    affine.for %arg2 = 0 to 10 {
      affine.if #set(%arg2)[%arg0] {
        "own.use"(%arg2) : (index) -> ()
      }
      affine.if #set1(%arg2) {
        "own.use"(%arg2) : (index) -> ()
      }
      "own.kept"(%arg2) : (index) -> ()
    }
    %0 = "own.use"(%arg1) : (index) -> index
    return %0 : index
  }
  func.func @parallel(%arg0: memref<30xf32>, %arg1: index, %arg2: index) {
    affine.parallel (%arg3, %arg4) = (0, symbol(%arg1)) to (symbol(%arg2) + 1, min(symbol(%arg1), 3)) {
      affine.parallel (%arg5) = (%arg3 + 1) to (%arg3 + 5) step (2) {
        %0 = affine.load %arg0[%arg5] : memref<30xf32>
        affine.store %0, %arg0[%arg4 + %arg5] : memref<30xf32>
      }
    }
    return
  }
  func.func @divide(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index, index, index, index, index, index, index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %arg0 into (4, 5) : index, index
    %1:2 = affine.delinearize_index %arg0 into (%arg1) : index, index
    return %c1, %c2, %c0, %0#0, %0#1, %1#0, %1#1, %arg0, %c0, %arg0, %c0 : index, index, index, index, index, index, index, index, index, index, index
  }
  func.func @join(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c110 = arith.constant 110 : index
    %0 = affine.linearize_index [%arg0, %arg1] by (4, 5) : index
    %1 = affine.linearize_index [%arg0, %arg1] by (5, 6) : index
    %2 = affine.linearize_index [%arg0, %arg1] by (3, 6) : index
    %3 = affine.linearize_index [%arg0, %c0] by (7) : index
    return %c110, %0, %arg0, %arg1, %1, %2, %3 : index, index, index, index, index, index, index
  }
  func.func @cancel(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index, index, index, index, index, index) {
    %0 = affine.linearize_index [%arg0, %arg1] by (3, 5) : index
    %1:2 = affine.delinearize_index %0 into (3, 5) : index, index
    %2 = affine.linearize_index disjoint [%arg0, %arg1] by (3, 5) : index
    return %arg0, %arg1, %1#0, %1#1, %arg1, %arg2, %arg3, %2, %arg2 : index, index, index, index, index, index, index, index, index
  }
  func.func @tails(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    "own.1"(%arg0, %arg1) : (index, index) -> ()
    "own.2"(%arg0, %arg1) : (index, index) -> ()
    "own.3"(%arg0, %arg1) : (index, index) -> ()
    "own.4"(%arg0, %arg1) : (index, index) -> ()
    %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (6, 5, 4) : index
    %1:3 = affine.delinearize_index %0 into (2, 3, 20) : index, index, index
    "own.5"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
    %2:2 = affine.delinearize_index %arg0 into (2, 3) : index, index
    "own.6"(%2#0, %2#1, %arg1, %arg2) : (index, index, index, index) -> ()
    %3:3 = affine.delinearize_index %0 into (6, 10, 2) : index, index, index
    "own.7"(%3#0, %3#1, %3#2) : (index, index, index) -> ()
    %4:2 = affine.delinearize_index %0 into (6, 20) : index, index
    "own.8"(%4#0, %4#1) : (index, index) -> ()
    %5 = affine.linearize_index disjoint [%arg0, %arg1] by (6, 5) : index
    %6:2 = affine.delinearize_index %5 into (5, 2) : index, index
    "own.9"(%6#0, %6#1, %arg2) : (index, index, index) -> ()
    return
  }
  func.func @runs(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    "own.1"(%arg0) : (index) -> ()
    %0 = affine.linearize_index disjoint [%arg0, %arg1] by (6) : index
    "own.2"(%0) : (index) -> ()
    %1 = affine.linearize_index disjoint [%arg1, %arg0] by (4, 15) : index
    "own.3"(%1) : (index) -> ()
    %2:2 = affine.delinearize_index %arg0 into (2, 15) : index, index
    %3:2 = affine.delinearize_index %2#1 into (3, 5) : index, index
    "own.4"(%arg0) : (index) -> ()
    %4 = affine.linearize_index disjoint [%arg1, %2#1] by (7, 15) : index
    "own.5"(%4) : (index) -> ()
    %5 = affine.linearize_index disjoint [%2#0, %3#0, %arg1] by (2, 3, 5) : index
    "own.6"(%5) : (index) -> ()
    %6 = affine.linearize_index [%arg1, %2#0, %3#0, %arg2] by (9, 2, 3, 5) : index
    "own.7"(%6) : (index) -> ()
    %7 = affine.linearize_index disjoint [%arg1, %arg0] by (9, 30) : index
    "own.8"(%7) : (index) -> ()
    "own.9"(%arg0) : (index) -> ()
    return
  }
  func.func @units(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-3 = arith.constant -3 : index
    %c2 = arith.constant 2 : index
    "own.1"(%c-3, %c2) : (index, index) -> ()
    "own.2"(%c0, %arg0) : (index, index) -> ()
    "own.3"(%arg0) : (index) -> ()
    "own.4"(%arg1) : (index) -> ()
    "own.5"(%arg0) : (index) -> ()
    "own.6"(%arg0, %c0, %c0) : (index, index, index) -> ()
    "own.7"(%c0, %c0, %c0) : (index, index, index) -> ()
    "own.8"(%arg1) : (index) -> ()
    %0:2 = affine.delinearize_index %c0 into (%arg3, %arg1) : index, index
    "own.9"(%0#0, %0#1) : (index, index) -> ()
    %1 = affine.linearize_index [%c1, %c1] by (%arg3, %arg1) : index
    "own.10"(%1) : (index) -> ()
    affine.for %arg5 = 0 to 12 {
      affine.for %arg6 = 0 to 4 {
        %4:2 = affine.delinearize_index %arg5 into (3, 4) : index, index
        %5:2 = affine.delinearize_index %arg6 into (2, 4) : index, index
        %6 = affine.linearize_index [%arg5, %arg6] by (12, 4) : index
        "own.11"(%4#0, %4#1, %5#0, %5#1, %6) : (index, index, index, index, index) -> ()
      }
    }
    %2 = affine.linearize_index [%arg0, %arg1] by (1, 4) : index
    %3 = affine.linearize_index [%arg0, %arg1] by (1) : index
    "own.12"(%c0, %2, %arg1, %3, %arg0) : (index, index, index, index, index) -> ()
    return
  }
  func.func @divided(%arg0: index) -> (index, index, index, index, index) {
    %c-1941911819226633456 = arith.constant -1941911819226633456 : index
    %0 = ub.poison : index
    %c-1 = arith.constant -1 : index
    %1 = affine.min #map16()
    return %0, %0, %c-1, %1, %c-1941911819226633456 : index, index, index, index, index
  }
}

