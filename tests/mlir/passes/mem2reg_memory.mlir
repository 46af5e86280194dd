// Fills and copies of whole slots become numbers, loads and stores; other types at the address are parts of the bits.
llvm.func @fills(%x: i8) -> (i24) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(-3 : i8) : i8
  %len = llvm.mlir.constant(3 : i64) : i64
  %a = llvm.alloca %one x i24 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %d = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  %e = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %x, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%b, %k) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memset.inline"(%d, %x) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memset.inline"(%e, %x) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %r = llvm.load %a : !llvm.ptr -> i24
  %s = llvm.load %b : !llvm.ptr -> f32
  %t = llvm.load %d : !llvm.ptr -> i8
  "my.use"(%s, %t) : (f32, i8) -> ()
  llvm.return %r : i24
}
llvm.func @copies(%p: !llvm.ptr, %v: f64, %n: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %d = llvm.alloca %one x vector<2xf32> : (i32) -> !llvm.ptr
  %e = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %f = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %a : f64, !llvm.ptr
  "llvm.intr.memcpy"(%b, %a, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%d, %p, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %b) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy"(%p, %d, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %e, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %f, %len) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @types(%q: !llvm.ptr<1>, %h: f16, %w: vector<4xi8>) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(-7 : i8) : i8
  %a = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %a : !llvm.ptr<1>, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> !llvm.ptr<1>
  llvm.store %h, %a : f16, !llvm.ptr
  llvm.store %k, %a : i8, !llvm.ptr
  llvm.store %w, %a : vector<4xi8>, !llvm.ptr
  %1 = llvm.load %a : !llvm.ptr -> i64
  %2 = llvm.load %a : !llvm.ptr -> vector<2xf32>
  %3 = llvm.load %a : !llvm.ptr -> i1
  %4 = llvm.load %a : !llvm.ptr -> !llvm.ptr
  %5 = llvm.load %b : !llvm.ptr -> vector<2x!llvm.ptr>
  "my.use"(%0, %1, %2, %3, %5) : (!llvm.ptr<1>, i64, vector<2xf32>, i1, vector<2x!llvm.ptr>) -> ()
  llvm.return %4 : !llvm.ptr
}
//= --allow-unregistered-dialect --mem2reg
module {
  llvm.func @fills(%arg0: i8) -> i24 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-3 : i8) : i8
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.zext %arg0 : i8 to i24
    %5 = llvm.mlir.constant(8 : i24) : i24
    %6 = llvm.shl %4, %5 : i24
    %7 = llvm.or %4, %6 : i24
    %8 = llvm.mlir.constant(16 : i24) : i24
    %9 = llvm.shl %7, %8 : i24
    %10 = llvm.or %7, %9 : i24
    %11 = llvm.mlir.constant(-33686019 : i32) : i32
    %12 = llvm.bitcast %11 : i32 to f32
    "llvm.intr.memset.inline"(%3, %arg0) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
    "my.use"(%12, %arg0) : (f32, i8) -> ()
    llvm.return %10 : i24
  }
  llvm.func @copies(%arg0: !llvm.ptr, %arg1: f64, %arg2: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.bitcast %arg1 : f64 to i64
    %5 = llvm.load %arg0 : !llvm.ptr -> vector<2xf32>
    llvm.store %4, %arg0 : i64, !llvm.ptr
    llvm.store %5, %arg0 : vector<2xf32>, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %2, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%arg0, %3, %1) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @types(%arg0: !llvm.ptr<1>, %arg1: f16, %arg2: vector<4xi8>) -> !llvm.ptr {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-7 : i8) : i8
    %2 = llvm.alloca %0 x vector<2xi64> : (i32) -> !llvm.ptr
    %3 = llvm.addrspacecast %arg0 : !llvm.ptr<1> to !llvm.ptr
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.bitcast %arg1 : f16 to i16
    %6 = llvm.zext %5 : i16 to i64
    %7 = llvm.mlir.constant(-65536 : i64) : i64
    %8 = llvm.and %4, %7 : i64
    %9 = llvm.or %8, %6 : i64
    %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.mlir.constant(249 : i64) : i64
    %13 = llvm.mlir.constant(-256 : i64) : i64
    %14 = llvm.and %11, %13 : i64
    %15 = llvm.or %14, %12 : i64
    %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
    %17 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %18 = llvm.bitcast %arg2 : vector<4xi8> to i32
    %19 = llvm.zext %18 : i32 to i64
    %20 = llvm.mlir.constant(-4294967296 : i64) : i64
    %21 = llvm.and %17, %20 : i64
    %22 = llvm.or %21, %19 : i64
    %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
    %24 = llvm.ptrtoint %23 : !llvm.ptr to i64
    %25 = llvm.ptrtoint %23 : !llvm.ptr to i64
    %26 = llvm.bitcast %25 : i64 to vector<2xf32>
    %27 = llvm.ptrtoint %23 : !llvm.ptr to i64
    %28 = llvm.trunc %27 : i64 to i1
    %29 = llvm.load %2 : !llvm.ptr -> vector<2x!llvm.ptr>
    "my.use"(%arg0, %24, %26, %28, %29) : (!llvm.ptr<1>, i64, vector<2xf32>, i1, vector<2x!llvm.ptr>) -> ()
    llvm.return %23 : !llvm.ptr
  }
}

