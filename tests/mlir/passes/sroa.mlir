// Memory of several parts becomes memory of each part that is used.
func.func @elements(%v: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloca() {alignment = 64 : i64} : memref<2x3xi32, 3>
  memref.store %v, %a[%c0, %c1] : memref<2x3xi32, 3>
  memref.store %v, %a[%c1, %c1] : memref<2x3xi32, 3>
  %x = memref.load %a[%c0, %c1] : memref<2x3xi32, 3>
  %t = arith.constant true
  scf.if %t {
    %z = memref.load %a[%c0, %c2] {nontemporal = true} : memref<2x3xi32, 3>
    memref.store %z, %a[%c0, %c0] : memref<2x3xi32, 3>
  }
  return %x, %x : i32, i32
}

func.func @kept(%v: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %dynamic = memref.alloca(%n) : memref<?xi32>
  memref.store %v, %dynamic[%c0] : memref<?xi32>
  %large = memref.alloca() : memref<17xi32>
  memref.store %v, %large[%c0] : memref<17xi32>
  %one = memref.alloca() : memref<1xi32>
  memref.store %v, %one[%c0] : memref<1xi32>
  %anywhere = memref.alloca() : memref<4xi32>
  memref.store %v, %anywhere[%n] : memref<4xi32>
  %outside = memref.alloca() : memref<4xi32>
  memref.store %v, %outside[%c9] : memref<4xi32>
  %used = memref.alloca() : memref<4xi32>
  memref.store %v, %used[%c0] : memref<4xi32>
  %cast = memref.cast %used : memref<4xi32> to memref<?xi32>
  %unused = memref.alloca() : memref<4xi32>
  %r = memref.load %cast[%c0] : memref<?xi32>
  return %r : i32
}

llvm.func @struct(%v: i32, %w: f32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<"foo", (i32, array<4 x i32>, f32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  %g2 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"foo", (i32, array<4 x i32>, f32)>
  llvm.store %w, %g2 : f32, !llvm.ptr
  %g1 = llvm.getelementptr inbounds %a[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"foo", (i32, array<4 x i32>, f32)>
  %i = llvm.intr.invariant.start 4, %g1 : !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %g1 : !llvm.ptr -> i32
  llvm.intr.invariant.end %i, 4, %g1 : !llvm.ptr
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.return %r : i32
}

llvm.func @other_space(%v: i32, %w: f32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr<3>
  %b = llvm.getelementptr %a[4] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
  llvm.store %v, %a : i32, !llvm.ptr<3>
  llvm.return
}

llvm.func @bytes(%v: i32, %h: i16, %b: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i64, array<2 x i16>, i1, ptr)> : (i32) -> !llvm.ptr
  %g1 = llvm.getelementptr inbounds %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>, i1, ptr)>
  %g2 = llvm.getelementptr inbounds %g1[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %g3 = llvm.getelementptr inbounds %a[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>, i1, ptr)>
  %g4 = llvm.getelementptr inbounds %a[14] : (!llvm.ptr) -> !llvm.ptr, i8
  %g5 = llvm.getelementptr %a[3, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.store %v, %g2 : i32, !llvm.ptr
  llvm.store %h, %g3 : i16, !llvm.ptr
  llvm.store %h, %g4 : i16, !llvm.ptr
  llvm.store %b, %g5 : i8, !llvm.ptr
  llvm.return
}

llvm.func @packed(%v: i16, %w: vector<3xi32>) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x !llvm.struct<packed (i8, i16, vector<3xi32>, f80, i16)> : (i64) -> !llvm.ptr
  %g = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %h = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i16, vector<3xi32>, f80, i16)>
  %i = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %g : i16, !llvm.ptr
  llvm.store %v, %h : i16, !llvm.ptr
  llvm.store %w, %i : vector<3xi32>, !llvm.ptr
  llvm.return
}

llvm.func @levels(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<2 x struct<(i64, array<3 x struct<(i8, i32)>>)>> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds|nuw %a[0, 1, 1, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i64, array<3 x struct<(i8, i32)>>)>>
  %h = llvm.getelementptr %a[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i64, array<3 x struct<(i8, i32)>>)>>
  %i = llvm.getelementptr %h[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x struct<(i8, i32)>>
  llvm.store %v, %g : i32, !llvm.ptr
  llvm.store %v, %i : i32, !llvm.ptr
  %r = llvm.load %g : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @fills(%w: i8, %p: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(9 : i32) : i32
  %m = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %one x !llvm.struct<(i32, i32, i16, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %w, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memcpy"(%a, %p, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%a, %p) <{isVolatile = false, len = 16 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%a, %w) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memmove"(%a, %p, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %g = llvm.getelementptr inbounds %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.load %g : !llvm.ptr -> i32
  %h = llvm.getelementptr inbounds %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
  %k = llvm.mlir.constant(2 : i64) : i64
  "llvm.intr.memset"(%h, %w, %k) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return %y : i32
}

llvm.func @use(!llvm.ptr)
llvm.func @stays(%v: i32, %d: i64, %i: i32, %w: i8, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %n = llvm.mlir.constant(12 : i64) : i64
  %count = llvm.alloca %two x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %count : i32, !llvm.ptr
  %long = llvm.alloca %one x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  llvm.store %v, %long : i32, !llvm.ptr
  %wide = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %d, %wide : i64, !llvm.ptr
  %called = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.call @use(%called) : (!llvm.ptr) -> ()
  %stored = llvm.alloca %one x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
  llvm.store %stored, %stored : !llvm.ptr, !llvm.ptr
  %value = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g0 = llvm.getelementptr %value[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %v, %g0 : i32, !llvm.ptr
  %padding = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %g1 = llvm.getelementptr %padding[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %over = llvm.alloca %one x !llvm.struct<(i32, array<2 x i32>, i32)> : (i32) -> !llvm.ptr
  %g2 = llvm.getelementptr %over[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x i32>, i32)>
  llvm.store %d, %g2 : i64, !llvm.ptr
  %far = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %g3 = llvm.getelementptr %far[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %volatile = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %l = llvm.load volatile %volatile : !llvm.ptr -> i32
  %part = llvm.alloca %one x !llvm.struct<(i32, i32, i32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%part, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %fill = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%fill, %w, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// An address that only notes have goes with them.
llvm.func @noted() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %b = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.start %b : !llvm.ptr
  %g = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.intr.lifetime.end %g : !llvm.ptr
  llvm.return
}

//= --sroa
module {
  func.func @elements(%arg0: i32, %arg1: index) -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %alloca = memref.alloca() : memref<i32>
    %alloca_0 = memref.alloca() : memref<i32>
    %alloca_1 = memref.alloca() : memref<i32>
    %alloca_2 = memref.alloca() : memref<i32>
    memref.store %arg0, %alloca_1[] : memref<i32>
    memref.store %arg0, %alloca_2[] : memref<i32>
    %0 = memref.load %alloca_1[] : memref<i32>
    %true = arith.constant true
    scf.if %true {
      %1 = memref.load %alloca_0[] {nontemporal = true} : memref<i32>
      memref.store %1, %alloca[] : memref<i32>
    }
    return %0, %0 : i32, i32
  }
  func.func @kept(%arg0: i32, %arg1: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %alloca = memref.alloca(%arg1) : memref<?xi32>
    memref.store %arg0, %alloca[%c0] : memref<?xi32>
    %alloca_0 = memref.alloca() : memref<17xi32>
    memref.store %arg0, %alloca_0[%c0] : memref<17xi32>
    %alloca_1 = memref.alloca() : memref<1xi32>
    memref.store %arg0, %alloca_1[%c0] : memref<1xi32>
    %alloca_2 = memref.alloca() : memref<4xi32>
    memref.store %arg0, %alloca_2[%arg1] : memref<4xi32>
    %alloca_3 = memref.alloca() : memref<4xi32>
    memref.store %arg0, %alloca_3[%c9] : memref<4xi32>
    %alloca_4 = memref.alloca() : memref<4xi32>
    memref.store %arg0, %alloca_4[%c0] : memref<4xi32>
    %cast = memref.cast %alloca_4 : memref<4xi32> to memref<?xi32>
    %alloca_5 = memref.alloca() : memref<4xi32>
    %0 = memref.load %cast[%c0] : memref<?xi32>
    return %0 : i32
  }
  llvm.func @struct(%arg0: i32, %arg1: f32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg1, %3 : f32, !llvm.ptr
    llvm.store %arg0, %1 : i32, !llvm.ptr
    %4 = llvm.load %2 : !llvm.ptr -> i32
    llvm.return %4 : i32
  }
  llvm.func @other_space(%arg0: i32, %arg1: f32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr<3>, i8
    llvm.store %arg0, %1 : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @bytes(%arg0: i32, %arg1: i16, %arg2: i8) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %arg0, %4 : i32, !llvm.ptr
    llvm.store %arg1, %2 : i16, !llvm.ptr
    llvm.store %arg1, %2 : i16, !llvm.ptr
    llvm.store %arg2, %5 : i8, !llvm.ptr
    llvm.return
  }
  llvm.func @packed(%arg0: i16, %arg1: vector<3xi32>) {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x vector<3xi32> : (i64) -> !llvm.ptr
    %2 = llvm.alloca %0 x i16 : (i64) -> !llvm.ptr
    %3 = llvm.alloca %0 x i16 : (i64) -> !llvm.ptr
    llvm.store %arg0, %3 : i16, !llvm.ptr
    llvm.store %arg0, %2 : i16, !llvm.ptr
    llvm.store %arg1, %1 : vector<3xi32>, !llvm.ptr
    llvm.return
  }
  llvm.func @levels(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 : i32, !llvm.ptr
    llvm.store %arg0, %1 : i32, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> i32
    llvm.return %3 : i32
  }
  llvm.func @fills(%arg0: i8, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(9 : i32) : i32
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%4, %arg0, %6) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %7 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%5, %arg0, %7) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %8 = llvm.mlir.constant(1 : i32) : i32
    "llvm.intr.memset"(%3, %arg0, %8) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %9 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
    %10 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memcpy"(%4, %9, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %11 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
    %12 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memcpy"(%5, %11, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %13 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
    %14 = llvm.mlir.constant(2 : i64) : i64
    "llvm.intr.memcpy"(%3, %13, %14) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
    "llvm.intr.memcpy.inline"(%4, %15) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
    %16 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
    "llvm.intr.memcpy.inline"(%5, %16) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
    "llvm.intr.memcpy.inline"(%3, %17) <{isVolatile = false, len = 2 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset.inline"(%4, %arg0) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.memset.inline"(%5, %arg0) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.memset.inline"(%3, %arg0) <{isVolatile = false, len = 2 : i64}> : (!llvm.ptr, i8) -> ()
    %18 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
    %19 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memmove"(%4, %18, %19) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
    %21 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memmove"(%5, %20, %21) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i16, i32)>
    %23 = llvm.mlir.constant(2 : i64) : i64
    "llvm.intr.memmove"(%3, %22, %23) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %24 = llvm.load %4 : !llvm.ptr -> i32
    %25 = llvm.load %5 : !llvm.ptr -> i32
    %26 = llvm.mlir.constant(2 : i64) : i64
    "llvm.intr.memset"(%3, %arg0, %26) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.return %25 : i32
  }
  llvm.func @use(!llvm.ptr)
  llvm.func @stays(%arg0: i32, %arg1: i64, %arg2: i32, %arg3: i8, %arg4: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 : i32, !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    llvm.store %arg1, %5 : i64, !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    llvm.call @use(%6) : (!llvm.ptr) -> ()
    %7 = llvm.alloca %0 x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
    llvm.store %7, %7 : !llvm.ptr, !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    %9 = llvm.getelementptr %8[0, %arg2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.store %arg0, %9 : i32, !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr %10[2] : (!llvm.ptr) -> !llvm.ptr, i8
    %12 = llvm.alloca %0 x !llvm.struct<(i32, array<2 x i32>, i32)> : (i32) -> !llvm.ptr
    %13 = llvm.getelementptr %12[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x i32>, i32)>
    llvm.store %arg1, %13 : i64, !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    %15 = llvm.getelementptr %14[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
    %16 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    %17 = llvm.load volatile %16 : !llvm.ptr -> i32
    %18 = llvm.alloca %0 x !llvm.struct<(i32, i32, i32, i32)> : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%18, %arg4, %2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %19 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%19, %arg3, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.return
  }
  llvm.func @noted() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.return
  }
}

