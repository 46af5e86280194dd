// What arm_sve refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%a: vector<4xi32>, %b: vector<[16]xi8>) {
 %0 = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to vector<4xi32>  // error 7: 'arm_sve.sdot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'vector<4xi32>'
 return }
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi8>) {
 %0 = arm_sve.udot %a, %b, %b : vector<[4]xi8> to vector<[4]xi32>  // error 7: 'arm_sve.udot' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8, but got 'vector<[4]xi8>'
 return }
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[16]xi8>) {
 %0 = "arm_sve.sdot"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[2]xi64>  // error 7: 'arm_sve.sdot' op failed to verify that all of {acc, dst} have same type
 return }
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %c: vector<[8]xi8>) {
 %0 = "arm_sve.udot"(%a, %b, %c) : (vector<[4]xi32>, vector<[16]xi8>, vector<[8]xi8>) -> vector<[4]xi32>  // error 7: 'arm_sve.udot' op failed to verify that all of {src1, src2} have same type
 return }
// -----
func.func @f(%a: i32) {
 %0 = arm_sve.sdot %a, %a, %a : i32 to vector<[4]xi32>  // error 33: custom op 'arm_sve.sdot' invalid kind of type specified: expected builtin.vector, but found 'i32'
 return }
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[8]xi8>) {
 %0 = arm_sve.smmla %a, %b, %b : vector<[8]xi8> to vector<[4]xi32>  // error 7: 'arm_sve.smmla' op operand #1 must be scalable vector of 8-bit signless integer values of length 16, but got 'vector<[8]xi8>'
 return }
// -----
func.func @f(%a: vector<[2]xi32>, %b: vector<[16]xi8>) {
 %0 = arm_sve.ummla %a, %b, %b : vector<[16]xi8> to vector<[2]xi32>  // error 7: 'arm_sve.ummla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'vector<[2]xi32>'
 return }
// -----
func.func @f(%a: vector<[4]xf32>, %b: vector<[8]xf16>) {
 %0 = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xf16> to vector<[4]xf32>  // error 7: 'arm_sve.intr.bfmmla' op operand #1 must be scalable vector of bfloat16 type values of length 8, but got 'vector<[8]xf16>'
 return }
// -----
func.func @f(%a: vector<[8]xf32>, %b: vector<[8]xbf16>) {
 %0 = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xbf16> to vector<[8]xf32>  // error 7: 'arm_sve.intr.bfmmla' op operand #0 must be scalable vector of 32-bit float values of length 4, but got 'vector<[8]xf32>'
 return }
// -----
func.func @f(%a: vector<[16]xi1>) {
 %0 = arm_sve.convert_from_svbool %a : vector<[3]xi1>  // error 7: custom op 'arm_sve.convert_from_svbool' 'result' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[3]xi1>'
 return }
// -----
func.func @f(%a: vector<[16]x2xi1>) {
 %0 = arm_sve.convert_from_svbool %a : vector<[16]x2xi1>  // error 7: custom op 'arm_sve.convert_from_svbool' 'result' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[16]x2xi1>'
 return }
// -----
func.func @f(%a: vector<[2]x[4]xi1>) {
 %0 = arm_sve.convert_to_svbool %a : vector<[2]x[4]xi1>  // error 7: custom op 'arm_sve.convert_to_svbool' 'source' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[2]x[4]xi1>'
 return }
// -----
func.func @f(%a: vector<[4]xi8>) {
 %0 = arm_sve.convert_to_svbool %a : vector<[4]xi8>  // error 7: custom op 'arm_sve.convert_to_svbool' 'source' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[4]xi8>'
 return }
// -----
func.func @f(%a: vector<[4]xi1>) {
 %0 = "arm_sve.convert_from_svbool"(%a) : (vector<[4]xi1>) -> vector<[4]xi1>  // error 7: 'arm_sve.convert_from_svbool' op operand #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'vector<[4]xi1>'
 return }
// -----
func.func @f(%a: vector<2x[4]xi1>) {
 %0 = "arm_sve.convert_to_svbool"(%a) : (vector<2x[4]xi1>) -> vector<3x[16]xi1>  // error 7: 'arm_sve.convert_to_svbool' op failed to verify that expected corresponding svbool type widened to [16]xi1
 return }
// -----
func.func @f(%a: vector<2x[4]xi1>) {
 %0 = "arm_sve.convert_to_svbool"(%a) : (vector<2x[4]xi1>) -> i1  // error 7: 'arm_sve.convert_to_svbool' op result #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'i1'
 return }
// -----
func.func @f(%a: i1) {
 %0 = arm_sve.convert_to_svbool %a : i1  // error 38: custom op 'arm_sve.convert_to_svbool' invalid kind of type specified: expected builtin.vector, but found 'i1'
 return }
// -----
func.func @f(%a: vector<[16]xi1>, %i: index) {
 %0 = "arm_sve.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, index) -> vector<[8]xi1>  // error 7: 'arm_sve.psel' op failed to verify that all of {p1, result} have same type
 return }
// -----
func.func @f(%a: vector<[16]xi1>, %b: vector<[3]xi1>, %i: index) {
 %0 = arm_sve.psel %a, %b[%i] : vector<[16]xi1>, vector<[3]xi1>  // error 7: 'arm_sve.psel' op operand #1 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<[3]xi1>'
 return }
// -----
func.func @f(%a: vector<1x[16]xi1>, %i: index) {
 %0 = arm_sve.psel %a, %a[%i] : vector<1x[16]xi1>, vector<1x[16]xi1>  // error 7: 'arm_sve.psel' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<1x[16]xi1>'
 return }
// -----
func.func @f(%a: vector<[16]xi8>, %b: vector<[2]xi64>) {
 %0:2 = "arm_sve.zip.x2"(%a, %b) : (vector<[16]xi8>, vector<[2]xi64>) -> (vector<[16]xi8>, vector<[16]xi8>)  // error 9: 'arm_sve.zip.x2' op failed to verify that all of {sourceV1, sourceV2, resultV1, resultV2} have same type
 return }
// -----
func.func @f(%a: vector<[4]xi8>) {
 %0:2 = arm_sve.zip.x2 %a, %a : vector<[4]xi8>  // error 9: 'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[4]xi8>'
 return }
// -----
func.func @f(%a: vector<4xf32>) {
 %0:4 = arm_sve.zip.x4 %a, %a, %a, %a : vector<4xf32>  // error 9: 'arm_sve.zip.x4' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<4xf32>'
 return }
// -----
func.func @f(%a: vector<[2]xf64>) {
 %0:4 = "arm_sve.zip.x4"(%a, %a, %a, %a) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xi64>)  // error 9: 'arm_sve.zip.x4' op failed to verify that all of {sourceV1, sourceV2, sourceV3, sourceV4, resultV1, resultV2, resultV3, resultV4} have same type
 return }
// -----
func.func @f(%a: vector<[1]xf64>) {
 %0 = arm_sve.dupq_lane %a[1] : vector<[1]xf64>  // error 7: 'arm_sve.dupq_lane' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[1]xf64>'
 return }
// -----
func.func @f(%a: vector<[2]xf64>) {
 %0 = "arm_sve.dupq_lane"(%a) <{lane = 1 : i32}> : (vector<[2]xf64>) -> vector<[2]xf64>  // error 7: 'arm_sve.dupq_lane' op attribute 'lane' failed to satisfy constraint: 64-bit signless integer attribute
 return }
// -----
func.func @f(%a: vector<[2]xf64>) {
 %0 = "arm_sve.dupq_lane"(%a) <{lane = 1 : i64}> : (vector<[2]xf64>) -> vector<[2]xi64>  // error 7: 'arm_sve.dupq_lane' op failed to verify that all of {src, dst} have same type
 return }
// -----
func.func @f(%m: vector<[4]xi1>, %a: vector<[2]xi64>) {
 %0 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[2]xi64>  // error 7: 'arm_sve.masked.addi' op failed to verify that mask has i1 element type and same shape as operands
 return }
// -----
func.func @f(%m: vector<4x[4]xi1>, %a: vector<4x[4]xf32>) {
 %0 = arm_sve.masked.addi %m, %a, %a : vector<4x[4]xi1>, vector<4x[4]xf32>  // error 7: 'arm_sve.masked.addi' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'vector<4x[4]xf32>'
 return }
// -----
func.func @f(%m: vector<4x[4]xi1>, %a: vector<4x[4]xi32>) {
 %0 = arm_sve.masked.divf %m, %a, %a : vector<4x[4]xi1>, vector<4x[4]xi32>  // error 7: 'arm_sve.masked.divf' op operand #1 must be scalable vector of floating-point values, but got 'vector<4x[4]xi32>'
 return }
// -----
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) {
 %0 = arm_sve.masked.divf %m, %a, %a : vector<4xi1>, vector<4xf32>  // error 7: 'arm_sve.masked.divf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<4xi1>'
 return }
// -----
func.func @f(%m: vector<[4]xi8>, %a: vector<[4]xf32>) {
 %0 = arm_sve.masked.divf %m, %a, %a : vector<[4]xi8>, vector<[4]xf32>  // error 7: 'arm_sve.masked.divf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<[4]xi8>'
 return }
// -----
func.func @f(%m: vector<[4]xi1>, %a: vector<[4]xf32>) {
 %0 = "arm_sve.masked.mulf"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf16>  // error 7: 'arm_sve.masked.mulf' op failed to verify that all of {src1, src2, res} have same type
 return }
// -----
func.func @f(%a: vector<4xi32>) {
 %0 = "arm_sve.intr.ummla"(%a, %a, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<[4]xi32>  // error 7: 'arm_sve.intr.ummla' op operand #0 must be scalable vector of any type values, but got 'vector<4xi32>'
 return }
// -----
func.func @f(%a: vector<[4]xi32>) {
 %0 = "arm_sve.intr.add"(%a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> index  // error 7: 'arm_sve.intr.add' op result #0 must be LLVM dialect-compatible type, but got 'index'
 return }
// -----
func.func @f(%a: vector<[16]xi1>) {
 %0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[16]xi1>) -> vector<[3]xi1>  // error 7: 'arm_sve.intr.convert.from.svbool' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>
 return }
// -----
func.func @f(%a: vector<[8]xi1>) {
 %0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[8]xi1>) -> vector<[4]xi1>  // error 7: 'arm_sve.intr.convert.from.svbool' op operand #0 must be vector<[16]xi1>, but got 'vector<[8]xi1>'
 return }
// -----
func.func @f(%a: vector<[8]xi1>) {
 %0 = "arm_sve.intr.convert.to.svbool"(%a) : (vector<[8]xi1>) -> vector<[8]xi1>  // error 7: 'arm_sve.intr.convert.to.svbool' op failed to verify that 'res' is vector<[16]xi1>
 return }
// -----
func.func @f(%a: vector<[8]xi1>) {
 %0 = "arm_sve.intr.convert.to.svbool"(%a) : (vector<[8]xi1>) -> tensor<8xi1>  // error 7: 'arm_sve.intr.convert.to.svbool' op result #0 must be LLVM dialect-compatible type, but got 'tensor<8xi1>'
 return }
// -----
func.func @f(%a: vector<[16]xi1>, %i: i32) {
 %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[8]xi1>  // error 7: 'arm_sve.intr.psel' op failed to verify that 'res' is vector<[16]xi1>
 return }
// -----
func.func @f(%a: vector<[16]xi1>, %i: i64) {
 %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i64) -> vector<[16]xi1>  // error 7: 'arm_sve.intr.psel' op operand #2 must be 32-bit signless integer, but got 'i64'
 return }
// -----
func.func @f(%i: i64) {
 %0 = "arm_sve.intr.whilelt"(%i, %i) : (i64, i64) -> i1  // error 7: 'arm_sve.intr.whilelt' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>
 return }
// -----
func.func @f(%i: i32) {
 %0 = "arm_sve.intr.whilelt"(%i, %i) : (i32, i32) -> vector<[4]xi1>  // error 7: 'arm_sve.intr.whilelt' op operand #0 must be 64-bit signless integer, but got 'i32'
 return }
// -----
func.func @f(%a: vector<2x[4]xf32>) {
 %0 = "arm_sve.intr.dupq_lane"(%a) <{lane = 2 : i64}> : (vector<2x[4]xf32>) -> vector<[4]xf32>  // error 7: 'arm_sve.intr.dupq_lane' op operand #0 must be  of ranks 1, but got 'vector<2x[4]xf32>'
 return }
// -----
func.func @f(%a: vector<[4]xf32>) {
 %0 = "arm_sve.intr.dupq_lane"(%a) : (vector<[4]xf32>) -> vector<[4]xf32>  // error 7: 'arm_sve.intr.dupq_lane' op requires attribute 'lane'
 return }
// -----
func.func @f(%a: vector<[4]xf32>) {
 %0 = "arm_sve.intr.zip.x2"(%a) : (vector<[4]xf32>) -> vector<[4]xf32>  // error 7: 'arm_sve.intr.zip.x2' op expected 2 operands, but found 1
 return }
// -----
func.func @f(%a: vector<[4]xf32>) {
 %0 = "arm_sve.intr.dupq_lane"(%a) <{lane = "a"}> : (vector<[4]xf32>) -> vector<[4]xf32>  // error 7: invalid properties {lane = "a"} for op arm_sve.intr.dupq_lane: Invalid attribute `lane` in property conversion: "a"
 return }
