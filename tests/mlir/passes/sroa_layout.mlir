// Sizes and alignments are those of the module's data layout.
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i1 = dense<8> : vector<2xi64>, f64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<32> : vector<4xi64>, !llvm.ptr<5> = dense<[16, 32, 32, 16]> : vector<4xi64>>} {
llvm.func @f(%v: i32, %h: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i8, i64, i1, f64, i128, ptr, i8, ptr<5>, ptr<7>, i32)> : (i32) -> !llvm.ptr
  %g0 = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %g1 = llvm.getelementptr %a[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %g2 = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, i1, f64, i128, ptr, i8, ptr<5>, ptr<7>, i32)>
  %g3 = llvm.getelementptr %a[50] : (!llvm.ptr) -> !llvm.ptr, i8
  %g4 = llvm.getelementptr %a[56] : (!llvm.ptr) -> !llvm.ptr, i8
  %g5 = llvm.getelementptr %a[60] : (!llvm.ptr) -> !llvm.ptr, i8
  %g6 = llvm.getelementptr %a[64] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %h, %g0 : i8, !llvm.ptr
  llvm.store %h, %g1 : i8, !llvm.ptr
  llvm.store %h, %g2 : i8, !llvm.ptr
  llvm.store %h, %g3 : i8, !llvm.ptr
  llvm.store %h, %g4 : i8, !llvm.ptr
  llvm.store %h, %g5 : i8, !llvm.ptr
  llvm.store %h, %g6 : i8, !llvm.ptr
  llvm.return
}
}

//= --sroa
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i1 = dense<8> : vector<2xi64>, f64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<32> : vector<4xi64>, !llvm.ptr<5> = dense<[16, 32, 32, 16]> : vector<4xi64>>} {
  llvm.func @f(%arg0: i32, %arg1: i8) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr<7> : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr<5> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i128 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr %4[2] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %arg1, %7 : i8, !llvm.ptr
    llvm.store %arg1, %6 : i8, !llvm.ptr
    llvm.store %arg1, %5 : i8, !llvm.ptr
    llvm.store %arg1, %8 : i8, !llvm.ptr
    llvm.store %arg1, %3 : i8, !llvm.ptr
    llvm.store %arg1, %2 : i8, !llvm.ptr
    llvm.store %arg1, %1 : i8, !llvm.ptr
    llvm.return
  }
}


//= --pass-pipeline=builtin.module(llvm.func(sroa))
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i1 = dense<8> : vector<2xi64>, f64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<32> : vector<4xi64>, !llvm.ptr<5> = dense<[16, 32, 32, 16]> : vector<4xi64>>} {
  llvm.func @f(%arg0: i32, %arg1: i8) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr<7> : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr<5> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i128 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr %4[2] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %arg1, %7 : i8, !llvm.ptr
    llvm.store %arg1, %6 : i8, !llvm.ptr
    llvm.store %arg1, %5 : i8, !llvm.ptr
    llvm.store %arg1, %8 : i8, !llvm.ptr
    llvm.store %arg1, %3 : i8, !llvm.ptr
    llvm.store %arg1, %2 : i8, !llvm.ptr
    llvm.store %arg1, %1 : i8, !llvm.ptr
    llvm.return
  }
}

