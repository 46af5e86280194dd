// What vcix refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
llvm.func @a(%a: vector<[4]xf32>, %s: i16) {
  %0 = "vcix.v.sv"(%a, %s) <{opcode = 1 : i64}> : (vector<[4]xf32>, i16) -> vector<[4]xf32>  // error 8: 'vcix.v.sv' op operand #1 must be LLVM dialect-compatible vector type or 64-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float, but got 'i16'
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i16) {
  %0 = "vcix.v.sv"(%a, %a, %s) <{opcode = 1 : i64}> : (vector<[4]xf32>, vector<[4]xf32>, i16) -> vector<[4]xf32>  // error 8: 'vcix.v.sv' op operand #2 must be 64-bit signless integer or 32-bit signless integer, but got 'i16'
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i16) {
  %0 = "vcix.v.sv"(%a, %a) <{opcode = 1 : i16}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>  // error 8: 'vcix.v.sv' op attribute 'opcode' failed to satisfy constraint: 32-bit signless integer attribute or 64-bit signless integer attribute
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i16) {
  %0 = "vcix.v.sv"(%a, %a) <{opcode = "a"}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>  // error 8: 'vcix.v.sv' op attribute 'opcode' failed to satisfy constraint: 32-bit signless integer attribute or 64-bit signless integer attribute
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i16) {
  %0 = "vcix.v.iv"(%a) <{opcode = 1 : i32, imm = 1.0}> : (vector<[4]xf32>) -> vector<[4]xf32>  // error 8: 'vcix.v.iv' op attribute 'imm' failed to satisfy constraint: 32-bit signless integer attribute or 64-bit signless integer attribute
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i16) {
  %0 = "vcix.v.iv"(%a, %s) <{opcode = 1 : i32, imm = 1 : i32}> : (vector<[4]xf32>, i16) -> vector<[4]xf32>  // error 8: 'vcix.v.iv' op operand #1 must be 64-bit signless integer or 32-bit signless integer, but got 'i16'
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i64) {
  %0 = "vcix.v.iv"(%a, %s, %s) <{opcode = 1 : i32, imm = 1 : i32}> : (vector<[4]xf32>, i64, i64) -> vector<[4]xf32>  // error 8: 'vcix.v.iv' op operand group starting at #1 requires 0 or 1 element, but found 2
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i64) {
  %0 = "vcix.v.iv"(%a) <{opcode = 1 : i32, imm = 1 : i32}> : (vector<[4]xf32>) -> i32  // error 8: 'vcix.v.iv' op result #0 must be LLVM dialect-compatible vector type, but got 'i32'
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i64) {
  %0 = "vcix.v.iv"(%a) <{imm = 1 : i32}> : (vector<[4]xf32>) -> vector<[4]xf32>  // error 8: 'vcix.v.iv' op requires attribute 'opcode'
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i64) {
  %0 = "vcix.v.sv"(%a, %a) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>  // error 8: 'vcix.v.sv' op requires attribute 'opcode'
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i64) {
  %0 = "vcix.v.sv"(%a) <{opcode = 1 : i32}> : (vector<[4]xf32>) -> vector<[4]xf32>  // error 8: 'vcix.v.sv' op expected 2 or more operands, but found 1
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i64) {
  %0 = vcix.v.sv %a  // error 8: custom op 'vcix.v.sv' has no custom assembly form
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i64) {
  %0 = vcix.v.x %a  // error 8: custom op 'vcix.v.x' is unknown
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>, %s: i64) {
  %0 = "vcix.v.x"() : () -> (i32)  // error 8: unregistered operation 'vcix.v.x' found in dialect ('vcix') that does not allow unknown operations
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>) {
  %0 = "vcix.v.iv"(%a) <{opcode = 1 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>  // error 8: 'vcix.v.iv' op requires attribute 'imm'
  llvm.return
}
// -----
llvm.func @a(%i: i32) {
  %0 = "vcix.v.iv"(%i) <{opcode = 1 : i64, imm = 1 : i64}> : (i32) -> vector<[4]xf32>  // error 8: 'vcix.v.iv' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'
  llvm.return
}
// -----
llvm.func @a(%i: i32) {
  %0 = "vcix.v.sv"(%i, %i) <{opcode = 1 : i64}> : (i32, i32) -> vector<[4]xf32>  // error 8: 'vcix.v.sv' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'
  llvm.return
}
// -----
llvm.func @a() {
  "vcix.v.iv"() : () -> ()  // error 3: 'vcix.v.iv' op requires one result
  llvm.return
}
// -----
llvm.func @a(%a: vector<[4]xf32>) {
  %0 = "vcix.v.sv"(%a, %a) <{opcode = 1 : i64}> : (vector<[4]xf32>, vector<[4]xf32>) -> f32  // error 8: 'vcix.v.sv' op result #0 must be LLVM dialect-compatible vector type, but got 'f32'
  llvm.return
}
