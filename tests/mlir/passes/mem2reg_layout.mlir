// In a big-endian data layout the high bits are at the address.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", !llvm.ptr = dense<32> : vector<4xi64>>} {
  llvm.func @parts(%v: f32, %w: i8, %p: !llvm.ptr) -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %k = llvm.mlir.constant(5 : i8) : i8
    %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
    %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %v, %a : f32, !llvm.ptr
    llvm.store %w, %a : i8, !llvm.ptr
    llvm.store %p, %b : !llvm.ptr, !llvm.ptr
    llvm.store %k, %b : i8, !llvm.ptr
    %0 = llvm.load %a : !llvm.ptr -> f16
    %1 = llvm.load %b : !llvm.ptr -> i32
    "my.use"(%0) : (f16) -> ()
    llvm.return %1 : i32
  }
}
//= --allow-unregistered-dialect --mem2reg
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", !llvm.ptr = dense<32> : vector<4xi64>>} {
  llvm.func @parts(%arg0: f32, %arg1: i8, %arg2: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.undef : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(5 : i8) : i8
    %3 = llvm.bitcast %arg0 : f32 to i32
    %4 = llvm.zext %3 : i32 to i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.shl %4, %5 : i64
    %7 = llvm.mlir.constant(4294967295 : i64) : i64
    %8 = llvm.and %0, %7 : i64
    %9 = llvm.or %8, %6 : i64
    %10 = llvm.zext %arg1 : i8 to i64
    %11 = llvm.mlir.constant(56 : i64) : i64
    %12 = llvm.shl %10, %11 : i64
    %13 = llvm.mlir.constant(72057594037927935 : i64) : i64
    %14 = llvm.and %9, %13 : i64
    %15 = llvm.or %14, %12 : i64
    %16 = llvm.ptrtoint %arg2 : !llvm.ptr to i32
    %17 = llvm.mlir.constant(5 : i32) : i32
    %18 = llvm.mlir.constant(24 : i32) : i32
    %19 = llvm.mlir.constant(83886080 : i32) : i32
    %20 = llvm.mlir.constant(16777215 : i32) : i32
    %21 = llvm.and %16, %20 : i32
    %22 = llvm.or %21, %19 : i32
    %23 = llvm.mlir.constant(48 : i64) : i64
    %24 = llvm.lshr %15, %23 : i64
    %25 = llvm.trunc %24 : i64 to i16
    %26 = llvm.bitcast %25 : i16 to f16
    "my.use"(%26) : (f16) -> ()
    llvm.return %22 : i32
  }
}

