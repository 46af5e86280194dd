// Every operation of vcix, with and without a length.
llvm.func @by_constant(%a: vector<[4]xf32>, %b: vector<4xi8>, %n: i64, %m: i32) {
  %0 = "vcix.v.iv"(%a, %n) <{opcode = 1 : i64, imm = -3 : i64}> : (vector<[4]xf32>, i64) -> vector<[4]xf32>
  %1 = "vcix.v.iv"(%b, %m) {opcode = 2 : i32, imm = 5 : i32, a} : (vector<4xi8>, i32) -> vector<[2]xf64>
  %2 = "vcix.v.iv"(%b) <{opcode = 2 : i32, imm = 5 : i64}> : (vector<4xi8>) -> vector<4xi8>
  llvm.return
}
llvm.func @by_value(%a: vector<[4]xf32>, %b: vector<4xi8>, %n: i64, %m: i32, %h: f16, %f: f32, %d: f64) {
  %0 = "vcix.v.sv"(%a, %a, %n) <{opcode = 1 : i64}> : (vector<[4]xf32>, vector<[4]xf32>, i64) -> vector<[4]xf32>
  %1 = "vcix.v.sv"(%a, %n) <{opcode = 1 : i64}> {a} : (vector<[4]xf32>, i64) -> vector<[4]xf32>
  %2 = "vcix.v.sv"(%b, %m, %m) {opcode = 3 : i32} : (vector<4xi8>, i32, i32) -> vector<4xi8>
  %3 = "vcix.v.sv"(%a, %h) <{opcode = 1 : i32}> : (vector<[4]xf32>, f16) -> vector<[4]xf32>
  %4 = "vcix.v.sv"(%a, %f) <{opcode = 1 : i32}> : (vector<[4]xf32>, f32) -> vector<[4]xf32>
  %5 = "vcix.v.sv"(%a, %d) <{opcode = 1 : i32}> : (vector<[4]xf32>, f64) -> vector<[4]xf32>
  llvm.return
}
//= 
module {
  llvm.func @by_constant(%arg0: vector<[4]xf32>, %arg1: vector<4xi8>, %arg2: i64, %arg3: i32) {
    %0 = "vcix.v.iv"(%arg0, %arg2) <{imm = -3 : i64, opcode = 1 : i64}> : (vector<[4]xf32>, i64) -> vector<[4]xf32>
    %1 = "vcix.v.iv"(%arg1, %arg3) <{imm = 5 : i32, opcode = 2 : i32}> {a} : (vector<4xi8>, i32) -> vector<[2]xf64>
    %2 = "vcix.v.iv"(%arg1) <{imm = 5 : i64, opcode = 2 : i32}> : (vector<4xi8>) -> vector<4xi8>
    llvm.return
  }
  llvm.func @by_value(%arg0: vector<[4]xf32>, %arg1: vector<4xi8>, %arg2: i64, %arg3: i32, %arg4: f16, %arg5: f32, %arg6: f64) {
    %0 = "vcix.v.sv"(%arg0, %arg0, %arg2) <{opcode = 1 : i64}> : (vector<[4]xf32>, vector<[4]xf32>, i64) -> vector<[4]xf32>
    %1 = "vcix.v.sv"(%arg0, %arg2) <{opcode = 1 : i64}> {a} : (vector<[4]xf32>, i64) -> vector<[4]xf32>
    %2 = "vcix.v.sv"(%arg1, %arg3, %arg3) <{opcode = 3 : i32}> : (vector<4xi8>, i32, i32) -> vector<4xi8>
    %3 = "vcix.v.sv"(%arg0, %arg4) <{opcode = 1 : i32}> : (vector<[4]xf32>, f16) -> vector<[4]xf32>
    %4 = "vcix.v.sv"(%arg0, %arg5) <{opcode = 1 : i32}> : (vector<[4]xf32>, f32) -> vector<[4]xf32>
    %5 = "vcix.v.sv"(%arg0, %arg6) <{opcode = 1 : i32}> : (vector<[4]xf32>, f64) -> vector<[4]xf32>
    llvm.return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<[4]xf32>, vector<4xi8>, i64, i32)>, linkage = #llvm.linkage<external>, sym_name = "by_constant", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg7: vector<[4]xf32>, %arg8: vector<4xi8>, %arg9: i64, %arg10: i32):
    %6 = "vcix.v.iv"(%arg7, %arg9) <{imm = -3 : i64, opcode = 1 : i64}> : (vector<[4]xf32>, i64) -> vector<[4]xf32>
    %7 = "vcix.v.iv"(%arg8, %arg10) <{imm = 5 : i32, opcode = 2 : i32}> {a} : (vector<4xi8>, i32) -> vector<[2]xf64>
    %8 = "vcix.v.iv"(%arg8) <{imm = 5 : i64, opcode = 2 : i32}> : (vector<4xi8>) -> vector<4xi8>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<[4]xf32>, vector<4xi8>, i64, i32, f16, f32, f64)>, linkage = #llvm.linkage<external>, sym_name = "by_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<4xi8>, %arg2: i64, %arg3: i32, %arg4: f16, %arg5: f32, %arg6: f64):
    %0 = "vcix.v.sv"(%arg0, %arg0, %arg2) <{opcode = 1 : i64}> : (vector<[4]xf32>, vector<[4]xf32>, i64) -> vector<[4]xf32>
    %1 = "vcix.v.sv"(%arg0, %arg2) <{opcode = 1 : i64}> {a} : (vector<[4]xf32>, i64) -> vector<[4]xf32>
    %2 = "vcix.v.sv"(%arg1, %arg3, %arg3) <{opcode = 3 : i32}> : (vector<4xi8>, i32, i32) -> vector<4xi8>
    %3 = "vcix.v.sv"(%arg0, %arg4) <{opcode = 1 : i32}> : (vector<[4]xf32>, f16) -> vector<[4]xf32>
    %4 = "vcix.v.sv"(%arg0, %arg5) <{opcode = 1 : i32}> : (vector<[4]xf32>, f32) -> vector<[4]xf32>
    %5 = "vcix.v.sv"(%arg0, %arg6) <{opcode = 1 : i32}> : (vector<[4]xf32>, f64) -> vector<[4]xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

