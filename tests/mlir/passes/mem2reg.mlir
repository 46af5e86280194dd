// Slots of memory become values: in one block, over branches and loops, by parts of their bits; others stay.
llvm.func @branches(%x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %v, %one : i32
  llvm.store %w, %p : i32, !llvm.ptr
  llvm.store %w, %q : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  llvm.br ^bb3
^bb3:
  %r = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.load %q : !llvm.ptr -> i32
  %t = llvm.add %r, %s : i32
  llvm.return %t : i32
}
func.func @elements(%f: f32, %c: i1, %n: index) -> (f32, i32) {
  %0 = arith.constant 0 : index
  %a = memref.alloca() : memref<f32>
  %b = memref.alloca() : memref<1x1xi32>
  %e = memref.alloca() : memref<f32>
  %l = memref.alloca() : memref<i32>
  memref.store %f, %a[] : memref<f32>
  scf.if %c {
    memref.store %f, %e[] : memref<f32>
  }
  %v = memref.load %a[] : memref<f32>
  %z = memref.load %e[] : memref<f32>
  %w = memref.load %b[%0, %0] : memref<1x1xi32>
  %y = arith.addf %v, %z : f32
  cf.br ^loop
^loop:
  %i = memref.load %l[] : memref<i32>
  %j = arith.addi %i, %w : i32
  memref.store %j, %l[] : memref<i32>
  cf.cond_br %c, ^loop, ^end
^end:
  %k = memref.load %l[] : memref<i32>
  return %y, %k : f32, i32
}
llvm.func @unreached(%x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %dead = llvm.add %x, %x : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.br ^bb3
^bb2:
  llvm.br ^bb3
^bb3:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
^bb4:
  %r2 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r2 : i32
}
llvm.func @nothing(%x: i32, %c: i1) -> i32 {
  %dead = llvm.add %x, %x : i32
  llvm.return %x : i32
^bb4:
  llvm.return %x : i32
}
llvm.func @kept(%x: i32, %y: f32, %n: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %y, %q : f32, !llvm.ptr
  %s = llvm.load %q : !llvm.ptr -> i32
  %u = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %u : !llvm.ptr
  llvm.store volatile %s, %u : i32, !llvm.ptr
  %v = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %t = llvm.load %v : !llvm.ptr -> i32
  %w = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %w : !llvm.ptr
  llvm.store %t, %w : i32, !llvm.ptr
  llvm.intr.lifetime.end %w : !llvm.ptr
  %z = llvm.load %w : !llvm.ptr -> i32
  %pp = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %w, %pp : !llvm.ptr, !llvm.ptr
  %w2 = llvm.load %pp : !llvm.ptr -> !llvm.ptr
  %z2 = llvm.load %w2 : !llvm.ptr -> i32
  %g = llvm.getelementptr %w[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %z3 = llvm.load %g : !llvm.ptr -> i32
  %e = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %h = llvm.getelementptr %e[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %z3, %e : i32, !llvm.ptr
  %z4 = llvm.load %h : !llvm.ptr -> i32
  %unused = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.return %z4 : i32
}
llvm.func @parts(%x: i32, %y: f32, %n: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %w = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %w : !llvm.ptr
  llvm.store %x, %w : i32, !llvm.ptr
  llvm.intr.lifetime.end %w : !llvm.ptr
  %z = llvm.load %w : !llvm.ptr -> i32
  %v = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %v[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %v : i32, !llvm.ptr
  %t = llvm.load %v : !llvm.ptr -> f32
  %u = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %n, %u : i64, !llvm.ptr
  %s = llvm.load %u : !llvm.ptr -> i32
  %u2 = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %u2 : i32, !llvm.ptr
  %s2 = llvm.load %u2 : !llvm.ptr -> f64
  %arr = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %arr : i32, !llvm.ptr
  %p5 = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p5, %p5 : !llvm.ptr, !llvm.ptr
  %q5 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.addrspacecast %q5 : !llvm.ptr to !llvm.ptr<3>
  llvm.store %x, %q5 : i32, !llvm.ptr
  %v5 = llvm.load %q5 : !llvm.ptr -> i32
  %q6 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %q6 : i32, !llvm.ptr
  %v6 = llvm.load %q6 invariant : !llvm.ptr -> i32
  %v7 = llvm.load %q6 atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.br ^bb1
^bb1:
  %inner = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %inner : i32, !llvm.ptr
  %v8 = llvm.load %inner : !llvm.ptr -> i32
  llvm.return %z : i32
}
func.func @loops(%n: index, %c: i1) -> (i32, f32) {
  %0 = arith.constant 0 : i32
  %f = arith.constant 1.5 : f32
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<1xf32>
  %i0 = arith.constant 0 : index
  memref.store %0, %a[] : memref<i32>
  cf.br ^outer
^outer:
  %x = memref.load %a[] : memref<i32>
  memref.store %f, %b[%i0] : memref<1xf32>
  cf.br ^inner
^inner:
  %y = memref.load %a[] : memref<i32>
  %z = arith.addi %y, %x : i32
  memref.store %z, %a[] : memref<i32>
  %g = memref.load %b[%i0] : memref<1xf32>
  %h = arith.addf %g, %g : f32
  memref.store %h, %b[%i0] : memref<1xf32>
  cf.cond_br %c, ^inner, ^next
^next:
  cf.cond_br %c, ^outer, ^end
^end:
  %r = memref.load %a[] : memref<i32>
  %s = memref.load %b[%i0] : memref<1xf32>
  return %r, %s : i32, f32
}
func.func @in_regions(%n: index, %c: i1, %v: f32) -> f32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %r = scf.for %i = %0 to %n step %1 iter_args(%p = %v) -> f32 {
    %m = memref.alloca() : memref<f32>
    memref.store %p, %m[] : memref<f32>
    %q = memref.load %m[] : memref<f32>
    scf.yield %q : f32
  }
  return %r : f32
}
llvm.func @pointers(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %c = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store %a, %b : !llvm.ptr, !llvm.ptr
  llvm.store %b, %c : !llvm.ptr, !llvm.ptr
  %p = llvm.load %c : !llvm.ptr -> !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
//= --mem2reg
module {
  llvm.func @branches(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = llvm.add %arg0, %1 : i32
    llvm.br ^bb3(%2, %2 : i32, i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%arg0, %0 : i32, i32)
  ^bb3(%3: i32, %4: i32):  // 2 preds: ^bb1, ^bb2
    %5 = llvm.add %3, %4 : i32
    llvm.return %5 : i32
  }
  func.func @elements(%arg0: f32, %arg1: i1, %arg2: index) -> (f32, i32) {
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<f32>
    scf.if %arg1 {
      memref.store %arg0, %alloca[] : memref<f32>
    }
    %2 = memref.load %alloca[] : memref<f32>
    %3 = arith.addf %arg0, %2 : f32
    cf.br ^bb1(%0 : i32)
  ^bb1(%4: i32):  // 2 preds: ^bb0, ^bb1
    %5 = arith.addi %4, %1 : i32
    cf.cond_br %arg1, ^bb1(%5 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %3, %5 : f32, i32
  }
  llvm.func @unreached(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.add %arg0, %arg0 : i32
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return %arg0 : i32
  ^bb4:  // no predecessors
    llvm.return %0 : i32
  }
  llvm.func @nothing(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.return %arg0 : i32
  ^bb1:  // no predecessors
    llvm.return %arg0 : i32
  }
  llvm.func @kept(%arg0: i32, %arg1: f32, %arg2: i64) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.bitcast %arg1 : f32 to i32
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %2 : !llvm.ptr
    llvm.store volatile %1, %2 : i32, !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> i32
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    llvm.store %4, %5 : i32, !llvm.ptr
    llvm.intr.lifetime.end %5 : !llvm.ptr
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.load %5 : !llvm.ptr -> i32
    %8 = llvm.getelementptr %5[0] : (!llvm.ptr) -> !llvm.ptr, i32
    %9 = llvm.load %8 : !llvm.ptr -> i32
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr %10[0] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %9, %10 : i32, !llvm.ptr
    %12 = llvm.load %11 : !llvm.ptr -> i32
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.return %12 : i32
  }
  llvm.func @parts(%arg0: i32, %arg1: f32, %arg2: i64) -> i32 {
    %0 = llvm.mlir.undef : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.bitcast %arg0 : i32 to f32
    %3 = llvm.trunc %arg2 : i64 to i32
    %4 = llvm.zext %arg0 : i32 to i64
    %5 = llvm.mlir.constant(-4294967296 : i64) : i64
    %6 = llvm.and %0, %5 : i64
    %7 = llvm.or %6, %4 : i64
    %8 = llvm.bitcast %7 : i64 to f64
    %9 = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %9, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 : i32, !llvm.ptr
    %11 = llvm.load %10 : !llvm.ptr -> i32
    llvm.return %arg0 : i32
  }
  func.func @loops(%arg0: index, %arg1: i1) -> (i32, f32) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 1.500000e+00 : f32
    %c0 = arith.constant 0 : index
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb3
    cf.br ^bb2(%0, %cst : i32, f32)
  ^bb2(%1: i32, %2: f32):  // 2 preds: ^bb1, ^bb2
    %3 = arith.addi %1, %0 : i32
    %4 = arith.addf %2, %2 : f32
    cf.cond_br %arg1, ^bb2(%3, %4 : i32, f32), ^bb3
  ^bb3:  // pred: ^bb2
    cf.cond_br %arg1, ^bb1(%3 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    return %3, %4 : i32, f32
  }
  func.func @in_regions(%arg0: index, %arg1: i1, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
      scf.yield %arg4 : f32
    }
    return %0 : f32
  }
  llvm.func @pointers(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %arg0 : i32
  }
}


//= --mem2reg=region-simplify=true
module {
  llvm.func @branches(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = llvm.add %arg0, %1 : i32
    llvm.br ^bb3(%2, %2 : i32, i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%arg0, %0 : i32, i32)
  ^bb3(%3: i32, %4: i32):  // 2 preds: ^bb1, ^bb2
    %5 = llvm.add %3, %4 : i32
    llvm.return %5 : i32
  }
  func.func @elements(%arg0: f32, %arg1: i1, %arg2: index) -> (f32, i32) {
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<f32>
    scf.if %arg1 {
      memref.store %arg0, %alloca[] : memref<f32>
    }
    %2 = memref.load %alloca[] : memref<f32>
    %3 = arith.addf %arg0, %2 : f32
    cf.br ^bb1(%0 : i32)
  ^bb1(%4: i32):  // 2 preds: ^bb0, ^bb1
    %5 = arith.addi %4, %1 : i32
    cf.cond_br %arg1, ^bb1(%5 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %3, %5 : f32, i32
  }
  llvm.func @unreached(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.add %arg0, %arg0 : i32
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return %arg0 : i32
  ^bb4:  // no predecessors
    llvm.return %0 : i32
  }
  llvm.func @nothing(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.return %arg0 : i32
  ^bb1:  // no predecessors
    llvm.return %arg0 : i32
  }
  llvm.func @kept(%arg0: i32, %arg1: f32, %arg2: i64) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.bitcast %arg1 : f32 to i32
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %2 : !llvm.ptr
    llvm.store volatile %1, %2 : i32, !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> i32
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    llvm.store %4, %5 : i32, !llvm.ptr
    llvm.intr.lifetime.end %5 : !llvm.ptr
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.load %5 : !llvm.ptr -> i32
    %8 = llvm.getelementptr %5[0] : (!llvm.ptr) -> !llvm.ptr, i32
    %9 = llvm.load %8 : !llvm.ptr -> i32
    %10 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr %10[0] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %9, %10 : i32, !llvm.ptr
    %12 = llvm.load %11 : !llvm.ptr -> i32
    %13 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.return %12 : i32
  }
  llvm.func @parts(%arg0: i32, %arg1: f32, %arg2: i64) -> i32 {
    %0 = llvm.mlir.undef : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.bitcast %arg0 : i32 to f32
    %3 = llvm.trunc %arg2 : i64 to i32
    %4 = llvm.zext %arg0 : i32 to i64
    %5 = llvm.mlir.constant(-4294967296 : i64) : i64
    %6 = llvm.and %0, %5 : i64
    %7 = llvm.or %6, %4 : i64
    %8 = llvm.bitcast %7 : i64 to f64
    %9 = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %9, %9 : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 : i32, !llvm.ptr
    %11 = llvm.load %10 : !llvm.ptr -> i32
    llvm.return %arg0 : i32
  }
  func.func @loops(%arg0: index, %arg1: i1) -> (i32, f32) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 1.500000e+00 : f32
    %c0 = arith.constant 0 : index
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb3
    cf.br ^bb2(%0, %cst : i32, f32)
  ^bb2(%1: i32, %2: f32):  // 2 preds: ^bb1, ^bb2
    %3 = arith.addi %1, %0 : i32
    %4 = arith.addf %2, %2 : f32
    cf.cond_br %arg1, ^bb2(%3, %4 : i32, f32), ^bb3
  ^bb3:  // pred: ^bb2
    cf.cond_br %arg1, ^bb1(%3 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    return %3, %4 : i32, f32
  }
  func.func @in_regions(%arg0: index, %arg1: i1, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
      scf.yield %arg4 : f32
    }
    return %0 : f32
  }
  llvm.func @pointers(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %arg0 : i32
  }
}

