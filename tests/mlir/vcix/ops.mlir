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

//= --mlir-print-op-generic
