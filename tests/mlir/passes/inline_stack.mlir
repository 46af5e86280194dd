// Memory of the stack of a constant size moves to the beginning of the caller, its lifetime is where the body is.
llvm.func @static_alloca() -> f32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @dynamic_alloca(%n: i32) -> f32 {
  %0 = llvm.add %n, %n : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @marked() -> f32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.intr.lifetime.end %1 : !llvm.ptr
  llvm.return %2 : f32
}
llvm.func @calls(%c: i1, %n: i32, %p: !llvm.ptr) {
  "before"() : () -> ()
  %0 = llvm.call @static_alloca() : () -> f32
  "between"(%0) : (f32) -> ()
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = llvm.call @dynamic_alloca(%n) : (i32) -> f32
  "b"(%1) : (f32) -> ()
  %2 = llvm.call @marked() : () -> f32
  "c"(%2) : (f32) -> ()
  llvm.return
^bb2:
  %4 = llvm.call @static_alloca() : () -> f32
  "e"(%4) : (f32) -> ()
  llvm.return
}
// Sizes that are no numbers, other blocks, casts, ends that do not return.
llvm.func @dyn(%n: i32, %c: i1) -> f32 {
  %k = llvm.mlir.poison : i32
  %z = llvm.mlir.zero : i64
  %0 = llvm.alloca %k x f32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %z x f32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %one = llvm.mlir.constant(2 : i16) : i16
  %2 = llvm.alloca %one x f32 : (i16) -> !llvm.ptr<5>
  %3 = llvm.alloca inalloca %one x f32 {name = "a", some.attr} : (i16) -> !llvm.ptr
  %b = llvm.bitcast %3 : !llvm.ptr to !llvm.ptr
  %b2 = llvm.bitcast %b : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.end %b2 : !llvm.ptr
  %u = llvm.load %0 : !llvm.ptr -> f32
  llvm.store %u, %1 : f32, !llvm.ptr
  llvm.store %u, %3 : f32, !llvm.ptr
  %f = llvm.load %2 : !llvm.ptr<5> -> f32
  llvm.return %f : f32
}
llvm.func @many(%c: i1, %n: i32) -> f32 {
  %one = llvm.mlir.constant(2 : i16) : i16
  %2 = llvm.alloca %one x f32 : (i16) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  %f = llvm.load %2 : !llvm.ptr -> f32
  llvm.return %f : f32
^b:
  %4 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  %g = llvm.load %4 : !llvm.ptr -> f32
  llvm.cond_br %c, ^u, ^v(%g: f32)
^u:
  llvm.unreachable
^v(%h: f32):
  llvm.return %h : f32
}
llvm.func @many2(%c: i1, %n: i32, %p: !llvm.ptr) -> f32 {
  %one = llvm.mlir.constant(2 : i16) : i16
  llvm.cond_br %c, ^a, ^b
^a:
  %k = llvm.mlir.poison : i32
  %4 = llvm.alloca %one x f32 : (i16) -> !llvm.ptr
  %5 = llvm.alloca %k x f32 : (i32) -> !llvm.ptr
  %6 = llvm.load %5 : !llvm.ptr -> f32
  llvm.return %6 : f32
^b:
  %g = llvm.load %p : !llvm.ptr -> f32
  llvm.return %g : f32
}
llvm.func @nested(%c: i1, %n: i32) -> f32 {
  %one = llvm.mlir.constant(2 : i16) : i16
  %0 = scf.execute_region -> f32 {
    %4 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
    %g = llvm.load %4 : !llvm.ptr -> f32
    scf.yield %g : f32
  }
  scf.if %c {
    %4 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
    %g = llvm.load %4 : !llvm.ptr -> f32
    llvm.store %g, %4 : f32, !llvm.ptr
  }
  llvm.return %0 : f32
}
// Scopes of memory inside of a function.
func.func @in_scf(%c: i1, %n: i32) -> f32 {
  %0 = scf.if %c -> f32 {
    %1 = llvm.call @dyn(%n, %c) : (i32, i1) -> f32
    scf.yield %1 : f32
  } else {
    %1 = memref.alloca_scope -> f32 {
      %1 = llvm.call @dyn(%n, %c) : (i32, i1) -> f32
      %2 = llvm.call @nested(%c, %n) : (i1, i32) -> f32
      memref.alloca_scope.return %1 : f32
    }
    scf.yield %1 : f32
  }
  return %0 : f32
}
func.func @in_blocks(%c: i1, %n: i32) -> f32 {
  %0 = llvm.call @many(%c, %n) : (i1, i32) -> f32
  "x"(%0) : (f32) -> ()
  %p = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.call @many2(%c, %n, %p) : (i1, i32, !llvm.ptr) -> f32
  return %1 : f32
}
llvm.func @va(%p: !llvm.ptr) {
  llvm.intr.vastart %p : !llvm.ptr
  llvm.return
}
llvm.func @in_scf2(%c: i1, %n: i32, %p: !llvm.ptr) {
  llvm.call @va(%p) : (!llvm.ptr) -> ()
  scf.if %c {
    %1 = llvm.call @dyn(%n, %c) : (i32, i1) -> f32
  }
  scf.execute_region {
    %1 = llvm.call @dyn(%n, %c) : (i32, i1) -> f32
    scf.yield
  }
  llvm.return
}

//= --allow-unregistered-dialect --inline
module {
  llvm.func @static_alloca() -> f32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> f32
    llvm.return %2 : f32
  }
  llvm.func @dynamic_alloca(%arg0: i32) -> f32 {
    %0 = llvm.add %arg0, %arg0 : i32
    %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> f32
    llvm.return %2 : f32
  }
  llvm.func @marked() -> f32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %1 : !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> f32
    llvm.intr.lifetime.end %1 : !llvm.ptr
    llvm.return %2 : f32
  }
  llvm.func @calls(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
    "before"() : () -> ()
    llvm.intr.lifetime.start %2 : !llvm.ptr
    %5 = llvm.load %2 : !llvm.ptr -> f32
    llvm.intr.lifetime.end %2 : !llvm.ptr
    "between"(%5) : (f32) -> ()
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = llvm.intr.stacksave : !llvm.ptr
    %7 = llvm.add %arg1, %arg1 : i32
    %8 = llvm.alloca %7 x f32 : (i32) -> !llvm.ptr
    %9 = llvm.load %8 : !llvm.ptr -> f32
    llvm.intr.stackrestore %6 : !llvm.ptr
    "b"(%9) : (f32) -> ()
    llvm.intr.lifetime.start %3 : !llvm.ptr
    %10 = llvm.load %3 : !llvm.ptr -> f32
    llvm.intr.lifetime.end %3 : !llvm.ptr
    "c"(%10) : (f32) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.intr.lifetime.start %4 : !llvm.ptr
    %11 = llvm.load %4 : !llvm.ptr -> f32
    llvm.intr.lifetime.end %4 : !llvm.ptr
    "e"(%11) : (f32) -> ()
    llvm.return
  }
  llvm.func @dyn(%arg0: i32, %arg1: i1) -> f32 {
    %0 = llvm.mlir.constant(2 : i16) : i16
    %1 = llvm.mlir.poison : i32
    %2 = llvm.mlir.zero : i64
    %3 = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %2 x f32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
    %5 = llvm.alloca %0 x f32 : (i16) -> !llvm.ptr<5>
    %6 = llvm.alloca inalloca %0 x f32 {name = "a", some.attr} : (i16) -> !llvm.ptr
    llvm.intr.lifetime.end %6 : !llvm.ptr
    %7 = llvm.load %3 : !llvm.ptr -> f32
    llvm.store %7, %4 : f32, !llvm.ptr
    llvm.store %7, %6 : f32, !llvm.ptr
    %8 = llvm.load %5 : !llvm.ptr<5> -> f32
    llvm.return %8 : f32
  }
  llvm.func @many(%arg0: i1, %arg1: i32) -> f32 {
    %0 = llvm.mlir.constant(2 : i16) : i16
    %1 = llvm.alloca %0 x f32 : (i16) -> !llvm.ptr
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = llvm.load %1 : !llvm.ptr -> f32
    llvm.return %2 : f32
  ^bb2:  // pred: ^bb0
    %3 = llvm.alloca %arg1 x f32 : (i32) -> !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> f32
    llvm.cond_br %arg0, ^bb3, ^bb4(%4 : f32)
  ^bb3:  // pred: ^bb2
    llvm.unreachable
  ^bb4(%5: f32):  // pred: ^bb2
    llvm.return %5 : f32
  }
  llvm.func @many2(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) -> f32 {
    %0 = llvm.mlir.poison : i32
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> f32
    llvm.return %2 : f32
  ^bb2:  // pred: ^bb0
    %3 = llvm.load %arg2 : !llvm.ptr -> f32
    llvm.return %3 : f32
  }
  llvm.func @nested(%arg0: i1, %arg1: i32) -> f32 {
    %0 = llvm.alloca %arg1 x f32 : (i32) -> !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> f32
    scf.if %arg0 {
      %2 = llvm.alloca %arg1 x f32 : (i32) -> !llvm.ptr
      %3 = llvm.load %2 : !llvm.ptr -> f32
      llvm.store %3, %2 : f32, !llvm.ptr
    }
    llvm.return %1 : f32
  }
  func.func @in_scf(%arg0: i1, %arg1: i32) -> f32 {
    %0 = llvm.mlir.poison : i32
    %1 = llvm.mlir.constant(2 : i16) : i16
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %2 x f32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
    %4 = llvm.alloca %1 x f32 : (i16) -> !llvm.ptr<5>
    %5 = llvm.alloca inalloca %1 x f32 {name = "a", some.attr} : (i16) -> !llvm.ptr
    %6 = llvm.alloca %2 x f32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
    %7 = llvm.alloca %1 x f32 : (i16) -> !llvm.ptr<5>
    %8 = llvm.alloca inalloca %1 x f32 {name = "a", some.attr} : (i16) -> !llvm.ptr
    %9 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %10 = scf.if %arg0 -> (f32) {
      %11 = llvm.intr.stacksave : !llvm.ptr
      %12 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
      llvm.intr.lifetime.start %4 : !llvm.ptr<5>
      llvm.intr.lifetime.end %5 : !llvm.ptr
      %13 = llvm.load %12 : !llvm.ptr -> f32
      llvm.store %13, %3 : f32, !llvm.ptr
      llvm.store %13, %5 : f32, !llvm.ptr
      %14 = llvm.load %4 : !llvm.ptr<5> -> f32
      llvm.intr.stackrestore %11 : !llvm.ptr
      llvm.intr.lifetime.end %4 : !llvm.ptr<5>
      scf.yield %14 : f32
    } else {
      %11 = memref.alloca_scope  -> (f32) {
        %12 = llvm.intr.stacksave : !llvm.ptr
        llvm.intr.lifetime.start %7 : !llvm.ptr<5>
        llvm.intr.lifetime.end %8 : !llvm.ptr
        %13 = llvm.load %9 : !llvm.ptr -> f32
        llvm.store %13, %6 : f32, !llvm.ptr
        llvm.store %13, %8 : f32, !llvm.ptr
        %14 = llvm.load %7 : !llvm.ptr<5> -> f32
        llvm.intr.stackrestore %12 : !llvm.ptr
        llvm.intr.lifetime.end %7 : !llvm.ptr<5>
        %15 = llvm.intr.stacksave : !llvm.ptr
        llvm.intr.stackrestore %15 : !llvm.ptr
        memref.alloca_scope.return %14 : f32
      }
      scf.yield %11 : f32
    }
    return %10 : f32
  }
  func.func @in_blocks(%arg0: i1, %arg1: i32) -> f32 {
    %0 = llvm.mlir.poison : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i16) : i16
    %3 = llvm.alloca %2 x f32 : (i16) -> !llvm.ptr
    %4 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.lifetime.start %3 : !llvm.ptr
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %5 = llvm.load %3 : !llvm.ptr -> f32
    llvm.intr.stackrestore %4 : !llvm.ptr
    llvm.intr.lifetime.end %3 : !llvm.ptr
    llvm.br ^bb5(%5 : f32)
  ^bb2:  // pred: ^bb0
    %6 = llvm.alloca %arg1 x f32 : (i32) -> !llvm.ptr
    %7 = llvm.load %6 : !llvm.ptr -> f32
    llvm.cond_br %arg0, ^bb3, ^bb4(%7 : f32)
  ^bb3:  // pred: ^bb2
    llvm.unreachable
  ^bb4(%8: f32):  // pred: ^bb2
    llvm.intr.stackrestore %4 : !llvm.ptr
    llvm.intr.lifetime.end %3 : !llvm.ptr
    llvm.br ^bb5(%8 : f32)
  ^bb5(%9: f32):  // 2 preds: ^bb1, ^bb4
    "x"(%9) : (f32) -> ()
    llvm.cond_br %arg0, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %10 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %11 = llvm.load %10 : !llvm.ptr -> f32
    llvm.br ^bb8(%11 : f32)
  ^bb7:  // pred: ^bb5
    %12 = llvm.load %1 : !llvm.ptr -> f32
    llvm.br ^bb8(%12 : f32)
  ^bb8(%13: f32):  // 2 preds: ^bb6, ^bb7
    return %13 : f32
  }
  llvm.func @va(%arg0: !llvm.ptr) {
    llvm.intr.vastart %arg0 : !llvm.ptr
    llvm.return
  }
  llvm.func @in_scf2(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) {
    %0 = llvm.mlir.poison : i32
    %1 = llvm.mlir.constant(2 : i16) : i16
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %2 x f32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
    %4 = llvm.alloca %1 x f32 : (i16) -> !llvm.ptr<5>
    %5 = llvm.alloca inalloca %1 x f32 {name = "a", some.attr} : (i16) -> !llvm.ptr
    %6 = llvm.alloca %2 x f32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
    %7 = llvm.alloca %1 x f32 : (i16) -> !llvm.ptr<5>
    %8 = llvm.alloca inalloca %1 x f32 {name = "a", some.attr} : (i16) -> !llvm.ptr
    llvm.call @va(%arg2) : (!llvm.ptr) -> ()
    scf.if %arg0 {
      %12 = llvm.intr.stacksave : !llvm.ptr
      %13 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
      llvm.intr.lifetime.start %4 : !llvm.ptr<5>
      llvm.intr.lifetime.end %5 : !llvm.ptr
      %14 = llvm.load %13 : !llvm.ptr -> f32
      llvm.store %14, %3 : f32, !llvm.ptr
      llvm.store %14, %5 : f32, !llvm.ptr
      llvm.intr.stackrestore %12 : !llvm.ptr
      llvm.intr.lifetime.end %4 : !llvm.ptr<5>
    }
    %9 = llvm.intr.stacksave : !llvm.ptr
    %10 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr<5>
    llvm.intr.lifetime.end %8 : !llvm.ptr
    %11 = llvm.load %10 : !llvm.ptr -> f32
    llvm.store %11, %6 : f32, !llvm.ptr
    llvm.store %11, %8 : f32, !llvm.ptr
    llvm.intr.stackrestore %9 : !llvm.ptr
    llvm.intr.lifetime.end %7 : !llvm.ptr<5>
    llvm.return
  }
}

