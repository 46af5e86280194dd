// Loads whose values are known, and stores that nothing reads.
func.func @a_s1(%m: memref<10xf32>, %n: memref<10xf32>, %x: f32, %i: index, %j: index) -> f32 {
  affine.store %x, %m[3] : memref<10xf32>
  %0 = affine.load %m[3] : memref<10xf32>
  affine.store %0, %n[3] : memref<10xf32>
  %1 = affine.load %m[3] : memref<10xf32>
  affine.store %1, %m[symbol(%i)] : memref<10xf32>
  affine.store %x, %m[symbol(%i)] : memref<10xf32>
  %2 = affine.load %m[symbol(%i)] : memref<10xf32>
  %3 = affine.load %m[symbol(%j)] : memref<10xf32>
  %4 = affine.load %m[symbol(%i)] : memref<10xf32>
  %5 = affine.load %m[symbol(%j)] : memref<10xf32>
  %a = arith.addf %2, %3 : f32
  %b = arith.addf %4, %5 : f32
  %c = arith.addf %a, %b : f32
  return %c : f32
}
func.func @loops_s1(%x: f32, %n: index) {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
    affine.for %j = 0 to %n {
      %0 = affine.load %m[%i] : memref<10xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %k[%j] : memref<10xf32>
      %2 = affine.load %k[%j] : memref<10xf32>
      "use"(%2) : (f32) -> ()
      %3 = affine.load %k[%j] : memref<10xf32>
      %4 = affine.load %k[%j + 1] : memref<10xf32>
      affine.store %4, %k[%j] : memref<10xf32>
      affine.store %3, %k[%j] : memref<10xf32>
    }
  }
  memref.dealloc %m : memref<10xf32>
  return
}
func.func @inter_s1(%x: f32, %n: index, %c: i1) -> f32 {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<f32>
  affine.store %x, %m[1] : memref<10xf32>
  affine.store %x, %k[] : memref<f32>
  affine.for %i = 2 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
    %z = affine.load %k[] : memref<f32>
    "some"(%z) : (f32) -> ()
  }
  %0 = affine.load %m[1] : memref<10xf32>
  affine.for %i = 2 to 10 step 2 {
    affine.store %x, %m[%i - 1] : memref<10xf32>
    affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) {
      affine.store %x, %m[2] : memref<10xf32>
    }
  }
  %1 = affine.load %m[1] : memref<10xf32>
  affine.store %1, %m[2] : memref<10xf32>
  affine.for %i = 0 to 10 step 2 {
    affine.store %x, %m[%i + 1] : memref<10xf32>
    %w = affine.load %m[2] : memref<10xf32>
    "other.op"(%w) : (f32) -> ()
  }
  %2 = affine.load %m[2] : memref<10xf32>
  affine.for %i = 0 to 10 step 2 {
    affine.store %x, %m[%i + 1] : memref<10xf32>
    %w = affine.load %m[2] : memref<10xf32>
    %w2 = affine.load %m[%i + 1] : memref<10xf32>
    %w3 = arith.addf %w, %w2 : f32
    affine.store %w3, %k[] : memref<f32>
  }
  %3 = affine.load %m[2] : memref<10xf32>
  cf.cond_br %c, ^a, ^b
^a:
  %4 = affine.load %m[2] : memref<10xf32>
  cf.br ^d(%4 : f32)
^b:
  memref.store %x, %k[] : memref<f32>
  %5 = affine.load %k[] : memref<f32>
  cf.br ^d(%5 : f32)
^d(%q: f32):
  %6 = affine.load %m[2] : memref<10xf32>
  %7 = arith.addf %6, %q : f32
  %8 = arith.addf %7, %3 : f32
  %9 = arith.addf %8, %2 : f32
  %10 = arith.addf %9, %0 : f32
  return %10 : f32
}
func.func @vec_s1(%x: vector<4xf32>, %y: vector<2xf32>, %m: memref<100xf32>) -> (vector<4xf32>, vector<2xf32>, vector<4xf32>) {
  affine.vector_store %x, %m[0] : memref<100xf32>, vector<4xf32>
  %0 = affine.vector_load %m[0] : memref<100xf32>, vector<4xf32>
  %1 = affine.vector_load %m[0] : memref<100xf32>, vector<2xf32>
  affine.vector_store %y, %m[0] : memref<100xf32>, vector<2xf32>
  %2 = affine.vector_load %m[0] : memref<100xf32>, vector<4xf32>
  %3 = affine.vector_load %m[0] : memref<100xf32>, vector<4xf32>
  "u"(%3) : (vector<4xf32>) -> ()
  return %0, %1, %2 : vector<4xf32>, vector<2xf32>, vector<4xf32>
}
func.func @par_s1(%x: f32, %m: memref<10xf32>, %o: memref<?xf32>, %u: i32) -> f32 {
  affine.parallel (%i) = (0) to (10) {
    affine.store %x, %m[%i] : memref<10xf32>
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<?xf32>
  }
  return %x : f32
}
func.func @sc_s1(%x: f32, %c: i1, %m: memref<10xf32>, %s: memref<4xf32, strided<[2]>>) -> f32 {
  affine.store %x, %m[2] : memref<10xf32>
  %r = scf.if %c -> f32 {
    %0 = affine.load %m[2] : memref<10xf32>
    scf.yield %0 : f32
  } else {
    affine.store %x, %m[3] : memref<10xf32>
    %0 = affine.load %m[2] : memref<10xf32>
    scf.yield %0 : f32
  }
  %v = memref.subview %m[2] [4] [1] : memref<10xf32> to memref<4xf32, strided<[1], offset: 2>>
  affine.store %r, %v[0] : memref<4xf32, strided<[1], offset: 2>>
  %l = affine.load %m[2] : memref<10xf32>
  %w = memref.alloca() : memref<10xf32>
  affine.store %l, %w[0] : memref<10xf32>
  func.call @ext() : () -> ()
  %l2 = affine.load %w[0] : memref<10xf32>
  memref.copy %w, %m : memref<10xf32> to memref<10xf32>
  %l3 = affine.load %w[0] : memref<10xf32>
  memref.copy %m, %w : memref<10xf32> to memref<10xf32>
  %l4 = affine.load %w[0] : memref<10xf32>
  %l5 = affine.load %w[0] : memref<10xf32>
  %g = memref.get_global @glob : memref<4xf32>
  affine.store %x, %g[0] : memref<4xf32>
  %l6 = affine.load %w[0] : memref<10xf32>
  %l7 = affine.load %m[0] : memref<10xf32>
  %l8 = affine.load %g[0] : memref<4xf32>
  "us"(%l, %l2, %l3, %l4, %l5, %l6, %l7, %l8) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return %r : f32
}
memref.global "private" @glob : memref<4xf32>
func.func private @ext()
func.func @inter_s2(%x: f32, %m : memref<10xf32>, %c: i1) -> f32 {
  %3 = affine.load %m[2] : memref<10xf32>
  cf.cond_br %c, ^a, ^b
^a:
  %4 = affine.load %m[2] : memref<10xf32>
  cf.br ^d(%4 : f32)
^b:
  cf.br ^d(%x : f32)
^d(%q: f32):
  return %q : f32
}
func.func @a_s3(%x: f32, %m : memref<10xf32>) -> (f32, f32) {
  %2 = affine.load %m[2] : memref<10xf32>
  affine.for %i = 0 to 10 step 2 {
    affine.store %x, %m[%i + 1] : memref<10xf32>
  }
  %3 = affine.load %m[2] : memref<10xf32>
  return %2, %3 : f32, f32
}
func.func @b_s3(%x: f32, %m : memref<10xf32>) -> (f32, f32) {
  %2 = affine.load %m[2] : memref<10xf32>
  affine.for %i = 0 to 10 step 2 {
    affine.store %x, %m[2 * %i + 1] : memref<10xf32>
  }
  %3 = affine.load %m[2] : memref<10xf32>
  return %2, %3 : f32, f32
}
func.func @c_s3(%x: f32, %m : memref<10xf32>) -> (f32, f32) {
  %2 = affine.load %m[2] : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[2 * %i + 1] : memref<10xf32>
  }
  %3 = affine.load %m[2] : memref<10xf32>
  return %2, %3 : f32, f32
}
func.func @d_s3(%x: f32, %m : memref<10xf32>) -> (f32, f32) {
  %2 = affine.load %m[2] : memref<10xf32>
  affine.for %i = 0 to 10 step 2 {
    affine.store %x, %m[%i mod 2 + 1] : memref<10xf32>
  }
  %3 = affine.load %m[2] : memref<10xf32>
  return %2, %3 : f32, f32
}
func.func @e_s3(%x: f32, %m : memref<10xf32>) -> (f32, f32) {
  %2 = affine.load %m[2] : memref<10xf32>
  affine.for %i = 0 to 10 step 3 {
    affine.store %x, %m[%i + 1] : memref<10xf32>
  }
  %3 = affine.load %m[2] : memref<10xf32>
  return %2, %3 : f32, f32
}
func.func @f_s3(%x: f32, %m : memref<10xf32>) -> (f32, f32) {
  %2 = affine.load %m[2] : memref<10xf32>
  affine.for %i = 0 to 10 step 3 {
    affine.store %x, %m[%i + 7] : memref<10xf32>
  }
  %3 = affine.load %m[2] : memref<10xf32>
  return %2, %3 : f32, f32
}
func.func @a_s4(%x: f32, %c: i1, %m: memref<10xf32>) -> f32 {
  affine.store %x, %m[2] : memref<10xf32>
  %r = scf.if %c -> f32 {
    %0 = affine.load %m[2] : memref<10xf32>
    scf.yield %0 : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
func.func @b_s4(%x: f32, %c: i1, %m: memref<10xf32>) -> f32 {
  affine.store %x, %m[2] : memref<10xf32>
  %r = scf.if %c -> f32 {
    affine.store %x, %m[3] : memref<10xf32>
    scf.yield %x : f32
  } else {
    scf.yield %x : f32
  }
  %0 = affine.load %m[2] : memref<10xf32>
  return %0 : f32
}
func.func @c_s4(%x: f32, %c: i1, %m: memref<10xf32>, %n: index) -> f32 {
  affine.store %x, %m[2] : memref<10xf32>
  scf.for %i = %n to %n step %n {
    %0 = affine.load %m[2] : memref<10xf32>
    "us"(%0) : (f32) -> ()
  }
  scf.for %i = %n to %n step %n {
    %0 = affine.load %m[2] : memref<10xf32>
    affine.store %0, %m[7] : memref<10xf32>
  }
  %0 = affine.load %m[2] : memref<10xf32>
  return %0 : f32
}
func.func @d_s4(%x: f32, %c: index, %m: memref<10xf32>) {
  affine.store %x, %m[2] : memref<10xf32>
  affine.if affine_set<(d0) : (d0 >= 0)>(%c) {
    %0 = affine.load %m[2] : memref<10xf32>
    affine.store %0, %m[1] : memref<10xf32>
  } else {
    affine.store %x, %m[3] : memref<10xf32>
    %0 = affine.load %m[2] : memref<10xf32>
    affine.store %0, %m[1] : memref<10xf32>
  }
  return
}
func.func @e_s4(%x: f32, %c: index, %m: memref<10xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) {
    affine.store %x, %m[%i] : memref<10xf32>
    affine.store %x, %m[%j] : memref<10xf32>
    affine.for %k = 0 to 10 {
      %0 = affine.load %m[%i] : memref<10xf32>
      affine.store %0, %m[%k + 10] : memref<10xf32>
    }
    %0 = affine.load %m[%j] : memref<10xf32>
    affine.store %0, %m[%i + %j + 5] : memref<10xf32>
    affine.store %0, %m[%i - %j + 5] : memref<10xf32>
    affine.store %0, %m[%i + %j + 5] : memref<10xf32>
  }
  return
}
func.func @f_s4(%x: f32, %c: i1, %m: memref<10xf32>) -> f32 {
  affine.store %x, %m[2] : memref<10xf32>
  %r = scf.if %c -> f32 {
    affine.store %x, %m[3] : memref<10xf32>
    %0 = affine.load %m[2] : memref<10xf32>
    scf.yield %0 : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
func.func @g_s4(%x: f32, %c: i1, %m: memref<10xf32>) -> f32 {
  affine.store %x, %m[2] : memref<10xf32>
  %r = scf.if %c -> f32 {
    %0 = affine.load %m[2] : memref<10xf32>
    affine.store %x, %m[3] : memref<10xf32>
    scf.yield %0 : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
//= --allow-unregistered-dialect --affine-scalrep
#set = affine_set<(d0) : (d0 - 4 >= 0)>
#set1 = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @a_s1(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: f32, %arg3: index, %arg4: index) -> f32 {
    affine.store %arg2, %arg0[3] : memref<10xf32>
    affine.store %arg2, %arg1[3] : memref<10xf32>
    %0 = affine.load %arg0[3] : memref<10xf32>
    affine.store %arg2, %arg0[symbol(%arg3)] : memref<10xf32>
    %1 = affine.load %arg0[symbol(%arg4)] : memref<10xf32>
    %2 = arith.addf %arg2, %1 : f32
    %3 = arith.addf %arg2, %1 : f32
    %4 = arith.addf %2, %3 : f32
    return %4 : f32
  }
  func.func @loops_s1(%arg0: f32, %arg1: index) {
    %alloc = memref.alloc() : memref<10xf32>
    %alloc_0 = memref.alloc() : memref<10xf32>
    affine.for %arg2 = 0 to 10 {
      affine.store %arg0, %alloc[%arg2] : memref<10xf32>
      affine.for %arg3 = 0 to %arg1 {
        %0 = affine.load %alloc[%arg2] : memref<10xf32>
        %1 = arith.addf %0, %0 : f32
        affine.store %1, %alloc_0[%arg3] : memref<10xf32>
        "use"(%1) : (f32) -> ()
        %2 = affine.load %alloc_0[%arg3] : memref<10xf32>
        %3 = affine.load %alloc_0[%arg3 + 1] : memref<10xf32>
        affine.store %2, %alloc_0[%arg3] : memref<10xf32>
      }
    }
    memref.dealloc %alloc : memref<10xf32>
    return
  }
  func.func @inter_s1(%arg0: f32, %arg1: index, %arg2: i1) -> f32 {
    %alloc = memref.alloc() : memref<10xf32>
    %alloc_0 = memref.alloc() : memref<f32>
    affine.store %arg0, %alloc[1] : memref<10xf32>
    affine.store %arg0, %alloc_0[] : memref<f32>
    affine.for %arg3 = 2 to 10 {
      affine.store %arg0, %alloc[%arg3] : memref<10xf32>
      %10 = affine.load %alloc_0[] : memref<f32>
      "some"(%10) : (f32) -> ()
    }
    %0 = affine.load %alloc[1] : memref<10xf32>
    affine.for %arg3 = 2 to 10 step 2 {
      affine.store %arg0, %alloc[%arg3 - 1] : memref<10xf32>
      affine.if #set(%arg3) {
        affine.store %arg0, %alloc[2] : memref<10xf32>
      }
    }
    %1 = affine.load %alloc[1] : memref<10xf32>
    affine.store %1, %alloc[2] : memref<10xf32>
    affine.for %arg3 = 0 to 10 step 2 {
      affine.store %arg0, %alloc[%arg3 + 1] : memref<10xf32>
      %10 = affine.load %alloc[2] : memref<10xf32>
      "other.op"(%10) : (f32) -> ()
    }
    %2 = affine.load %alloc[2] : memref<10xf32>
    affine.for %arg3 = 0 to 10 step 2 {
      affine.store %arg0, %alloc[%arg3 + 1] : memref<10xf32>
      %10 = affine.load %alloc[2] : memref<10xf32>
      %11 = arith.addf %10, %arg0 : f32
      affine.store %11, %alloc_0[] : memref<f32>
    }
    %3 = affine.load %alloc[2] : memref<10xf32>
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%3 : f32)
  ^bb2:  // pred: ^bb0
    memref.store %arg0, %alloc_0[] : memref<f32>
    %4 = affine.load %alloc_0[] : memref<f32>
    cf.br ^bb3(%4 : f32)
  ^bb3(%5: f32):  // 2 preds: ^bb1, ^bb2
    %6 = arith.addf %3, %5 : f32
    %7 = arith.addf %6, %3 : f32
    %8 = arith.addf %7, %2 : f32
    %9 = arith.addf %8, %0 : f32
    return %9 : f32
  }
  func.func @vec_s1(%arg0: vector<4xf32>, %arg1: vector<2xf32>, %arg2: memref<100xf32>) -> (vector<4xf32>, vector<2xf32>, vector<4xf32>) {
    affine.vector_store %arg0, %arg2[0] : memref<100xf32>, vector<4xf32>
    %0 = affine.vector_load %arg2[0] : memref<100xf32>, vector<2xf32>
    affine.vector_store %arg1, %arg2[0] : memref<100xf32>, vector<2xf32>
    %1 = affine.vector_load %arg2[0] : memref<100xf32>, vector<4xf32>
    "u"(%1) : (vector<4xf32>) -> ()
    return %arg0, %0, %1 : vector<4xf32>, vector<2xf32>, vector<4xf32>
  }
  func.func @par_s1(%arg0: f32, %arg1: memref<10xf32>, %arg2: memref<?xf32>, %arg3: i32) -> f32 {
    affine.parallel (%arg4) = (0) to (10) {
      affine.store %arg0, %arg1[%arg4] : memref<10xf32>
      affine.store %arg0, %arg2[%arg4] : memref<?xf32>
    }
    return %arg0 : f32
  }
  func.func @sc_s1(%arg0: f32, %arg1: i1, %arg2: memref<10xf32>, %arg3: memref<4xf32, strided<[2]>>) -> f32 {
    affine.store %arg0, %arg2[2] : memref<10xf32>
    %0 = scf.if %arg1 -> (f32) {
      %7 = affine.load %arg2[2] : memref<10xf32>
      scf.yield %7 : f32
    } else {
      affine.store %arg0, %arg2[3] : memref<10xf32>
      %7 = affine.load %arg2[2] : memref<10xf32>
      scf.yield %7 : f32
    }
    %subview = memref.subview %arg2[2] [4] [1] : memref<10xf32> to memref<4xf32, strided<[1], offset: 2>>
    affine.store %0, %subview[0] : memref<4xf32, strided<[1], offset: 2>>
    %1 = affine.load %arg2[2] : memref<10xf32>
    %alloca = memref.alloca() : memref<10xf32>
    affine.store %1, %alloca[0] : memref<10xf32>
    call @ext() : () -> ()
    %2 = affine.load %alloca[0] : memref<10xf32>
    memref.copy %alloca, %arg2 : memref<10xf32> to memref<10xf32>
    memref.copy %arg2, %alloca : memref<10xf32> to memref<10xf32>
    %3 = affine.load %alloca[0] : memref<10xf32>
    %4 = memref.get_global @glob : memref<4xf32>
    affine.store %arg0, %4[0] : memref<4xf32>
    %5 = affine.load %alloca[0] : memref<10xf32>
    %6 = affine.load %arg2[0] : memref<10xf32>
    "us"(%1, %2, %2, %3, %3, %5, %6, %arg0) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
    return %0 : f32
  }
  memref.global "private" @glob : memref<4xf32>
  func.func private @ext()
  func.func @inter_s2(%arg0: f32, %arg1: memref<10xf32>, %arg2: i1) -> f32 {
    %0 = affine.load %arg1[2] : memref<10xf32>
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%0 : f32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg0 : f32)
  ^bb3(%1: f32):  // 2 preds: ^bb1, ^bb2
    return %1 : f32
  }
  func.func @a_s3(%arg0: f32, %arg1: memref<10xf32>) -> (f32, f32) {
    %0 = affine.load %arg1[2] : memref<10xf32>
    affine.for %arg2 = 0 to 10 step 2 {
      affine.store %arg0, %arg1[%arg2 + 1] : memref<10xf32>
    }
    %1 = affine.load %arg1[2] : memref<10xf32>
    return %0, %1 : f32, f32
  }
  func.func @b_s3(%arg0: f32, %arg1: memref<10xf32>) -> (f32, f32) {
    %0 = affine.load %arg1[2] : memref<10xf32>
    affine.for %arg2 = 0 to 10 step 2 {
      affine.store %arg0, %arg1[%arg2 * 2 + 1] : memref<10xf32>
    }
    return %0, %0 : f32, f32
  }
  func.func @c_s3(%arg0: f32, %arg1: memref<10xf32>) -> (f32, f32) {
    %0 = affine.load %arg1[2] : memref<10xf32>
    affine.for %arg2 = 0 to 10 {
      affine.store %arg0, %arg1[%arg2 * 2 + 1] : memref<10xf32>
    }
    return %0, %0 : f32, f32
  }
  func.func @d_s3(%arg0: f32, %arg1: memref<10xf32>) -> (f32, f32) {
    %0 = affine.load %arg1[2] : memref<10xf32>
    affine.for %arg2 = 0 to 10 step 2 {
      affine.store %arg0, %arg1[%arg2 mod 2 + 1] : memref<10xf32>
    }
    return %0, %0 : f32, f32
  }
  func.func @e_s3(%arg0: f32, %arg1: memref<10xf32>) -> (f32, f32) {
    %0 = affine.load %arg1[2] : memref<10xf32>
    affine.for %arg2 = 0 to 10 step 3 {
      affine.store %arg0, %arg1[%arg2 + 1] : memref<10xf32>
    }
    %1 = affine.load %arg1[2] : memref<10xf32>
    return %0, %1 : f32, f32
  }
  func.func @f_s3(%arg0: f32, %arg1: memref<10xf32>) -> (f32, f32) {
    %0 = affine.load %arg1[2] : memref<10xf32>
    affine.for %arg2 = 0 to 10 step 3 {
      affine.store %arg0, %arg1[%arg2 + 7] : memref<10xf32>
    }
    return %0, %0 : f32, f32
  }
  func.func @a_s4(%arg0: f32, %arg1: i1, %arg2: memref<10xf32>) -> f32 {
    affine.store %arg0, %arg2[2] : memref<10xf32>
    %0 = scf.if %arg1 -> (f32) {
      %1 = affine.load %arg2[2] : memref<10xf32>
      scf.yield %1 : f32
    } else {
      scf.yield %arg0 : f32
    }
    return %0 : f32
  }
  func.func @b_s4(%arg0: f32, %arg1: i1, %arg2: memref<10xf32>) -> f32 {
    affine.store %arg0, %arg2[2] : memref<10xf32>
    %0 = scf.if %arg1 -> (f32) {
      affine.store %arg0, %arg2[3] : memref<10xf32>
      scf.yield %arg0 : f32
    } else {
      scf.yield %arg0 : f32
    }
    %1 = affine.load %arg2[2] : memref<10xf32>
    return %1 : f32
  }
  func.func @c_s4(%arg0: f32, %arg1: i1, %arg2: memref<10xf32>, %arg3: index) -> f32 {
    affine.store %arg0, %arg2[2] : memref<10xf32>
    scf.for %arg4 = %arg3 to %arg3 step %arg3 {
      %1 = affine.load %arg2[2] : memref<10xf32>
      "us"(%1) : (f32) -> ()
    }
    scf.for %arg4 = %arg3 to %arg3 step %arg3 {
      %1 = affine.load %arg2[2] : memref<10xf32>
      affine.store %1, %arg2[7] : memref<10xf32>
    }
    %0 = affine.load %arg2[2] : memref<10xf32>
    return %0 : f32
  }
  func.func @d_s4(%arg0: f32, %arg1: index, %arg2: memref<10xf32>) {
    affine.store %arg0, %arg2[2] : memref<10xf32>
    affine.if #set1(%arg1) {
      affine.store %arg0, %arg2[1] : memref<10xf32>
    } else {
      affine.store %arg0, %arg2[3] : memref<10xf32>
      affine.store %arg0, %arg2[1] : memref<10xf32>
    }
    return
  }
  func.func @e_s4(%arg0: f32, %arg1: index, %arg2: memref<10xf32>) {
    affine.parallel (%arg3, %arg4) = (0, 0) to (10, 10) {
      affine.store %arg0, %arg2[%arg3] : memref<10xf32>
      affine.store %arg0, %arg2[%arg4] : memref<10xf32>
      affine.for %arg5 = 0 to 10 {
        %0 = affine.load %arg2[%arg3] : memref<10xf32>
        affine.store %0, %arg2[%arg5 + 10] : memref<10xf32>
      }
      affine.store %arg0, %arg2[%arg3 - %arg4 + 5] : memref<10xf32>
      affine.store %arg0, %arg2[%arg3 + %arg4 + 5] : memref<10xf32>
    }
    return
  }
  func.func @f_s4(%arg0: f32, %arg1: i1, %arg2: memref<10xf32>) -> f32 {
    affine.store %arg0, %arg2[2] : memref<10xf32>
    %0 = scf.if %arg1 -> (f32) {
      affine.store %arg0, %arg2[3] : memref<10xf32>
      %1 = affine.load %arg2[2] : memref<10xf32>
      scf.yield %1 : f32
    } else {
      scf.yield %arg0 : f32
    }
    return %0 : f32
  }
  func.func @g_s4(%arg0: f32, %arg1: i1, %arg2: memref<10xf32>) -> f32 {
    affine.store %arg0, %arg2[2] : memref<10xf32>
    %0 = scf.if %arg1 -> (f32) {
      %1 = affine.load %arg2[2] : memref<10xf32>
      affine.store %arg0, %arg2[3] : memref<10xf32>
      scf.yield %1 : f32
    } else {
      scf.yield %arg0 : f32
    }
    return %0 : f32
  }
}

