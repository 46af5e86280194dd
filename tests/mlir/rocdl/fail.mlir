// What rocdl refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func private @f() attributes {rocdl.kernel}  // error 1: '"rocdl.kernel"' attribute attached to unexpected op
// -----
func.func private @f() attributes {a = #rocdl.target<link = 1>}  // error 61: invalid kind of attribute specified
// -----
func.func private @f() attributes {a = #rocdl.target<flags = 1>}  // error 62: invalid kind of attribute specified
// -----
func.func private @f() attributes {a = #rocdl.nothing}  // error 47: unknown attribute `nothing` in dialect `rocdl`
// -----
llvm.func @f(%a: i32) {
%0 = "rocdl.permlane16.swap"(%a, %a) <{fi = true, boundControl = true}> : (i32, i32) -> !llvm.struct<(i32, i64)>  // error 6: 'rocdl.permlane16.swap' op result #0 must be LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer, but got '!llvm.struct<(i32, i64)>'
llvm.return }
// -----
llvm.func @f(%a: i32) {
%0 = "rocdl.permlane32.swap"(%a, %a) <{fi = true, boundControl = true}> : (i32, i32) -> i64  // error 6: 'rocdl.permlane32.swap' op result #0 must be LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer, but got 'i64'
llvm.return }
// -----
llvm.func @f(%a: i32) {
%0 = "rocdl.permlane32.swap"(%a, %a) <{fi = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'rocdl.permlane32.swap' op requires attribute 'boundControl'
llvm.return }
// -----
llvm.func @f(%a: i32) {
%0 = rocdl.permlane16.swap %a, %a, true, true : (i32, i32) -> i32  // error 62: expected '<'
llvm.return }
// -----
llvm.func @f(%a: i32) {
rocdl.raw.buffer.store %a, %a, %a, %a, %a : i32  // error 28: use of value '%a' expects different type than prior uses: 'vector<4xi32>' vs 'i32'
llvm.return }
// -----
llvm.func @f(%a: i64) {
%0 = rocdl.readlane %a, %a : (i64, i64) -> i64  // error 6: 'rocdl.readlane' op operand #1 must be 32-bit signless integer, but got 'i64'
llvm.return }
// -----
llvm.func @f(%a: i64, %b: i32) {
%0 = "rocdl.readlane"(%a, %b) : (i64, i32) -> i32  // error 6: 'rocdl.readlane' op failed to verify that all of {res, src0} have same type
llvm.return }
// -----
llvm.func @f(%a: i64) {
%0 = "rocdl.readfirstlane"(%a) : (i64) -> i32  // error 6: 'rocdl.readfirstlane' op failed to verify that all of {res, src} have same type
llvm.return }
// -----
llvm.func @f(%a: f32) {
%0 = "rocdl.wmma.f32.16x16x16.f16"(%a, %a, %a) : (f32, f32, f32) -> f32  // error 6: 'rocdl.wmma.f32.16x16x16.f16' op operand #0 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'f32'
llvm.return }
// -----
llvm.func @f(%a: i32, %c: f32) {
%0 = "rocdl.wmma.f32.16x16x16.bf16"(%a, %a, %c) : (i32, i32, f32) -> f64  // error 6: 'rocdl.wmma.f32.16x16x16.bf16' op result #0 must be 32-bit float or LLVM dialect-compatible vector of 32-bit float, but got 'f64'
llvm.return }
// -----
llvm.func @f(%a: i32, %c: f32) {
%0 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%a, %a, %c) <{modC = true}> : (i32, i32, f32) -> f32  // error 6: 'rocdl.wmma.f32.16x16x64.fp8_fp8' op attribute 'modC' failed to satisfy constraint: 16-bit signless integer attribute
llvm.return }
// -----
llvm.func @f(%a: tensor<4xf32>) {  // error 11: custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments
%0 = "rocdl.mfma.f32.32x32x1f32"(%a) : (tensor<4xf32>) -> f32
llvm.return }
// -----
llvm.func @f(%a: i32) {
%0 = rocdl.cos %a i32 -> i32  // error 6: 'rocdl.cos' op operand #0 must be floating point LLVM type, but got 'i32'
llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) {
rocdl.global.prefetch %a, scope 0 : !llvm.ptr  // error 1: 'rocdl.global.prefetch' op operand #0 must be LLVM pointer in address space 1, but got '!llvm.ptr'
llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr<1>, %b: !llvm.ptr<3>) {
rocdl.global.load.lds %a, %b, 4, 0, 0 {alias_scopes = 1}  // error 39: custom op 'rocdl.global.load.lds' 'rocdl.global.load.lds' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array
llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr<3>) {
%0 = rocdl.global.load.tr.b64 %a : !llvm.ptr<3> -> i32  // error 6: 'rocdl.global.load.tr.b64' op operand #0 must be LLVM pointer in address space 1, but got '!llvm.ptr<3>'
llvm.return }
// -----
llvm.func @f() {
rocdl.s.waitcnt "a"  // error 17: custom op 'rocdl.s.waitcnt' invalid kind of attribute specified
llvm.return }
// -----
llvm.func @f() {
"rocdl.s.nop"() <{count = 1 : i32}> : () -> ()  // error 1: 'rocdl.s.nop' op attribute 'count' failed to satisfy constraint: 16-bit signless integer attribute
llvm.return }
// -----
llvm.func @f() {
"rocdl.sched.group.barrier"() <{mask = 1 : i32, size = 1 : i32}> : () -> ()  // error 1: 'rocdl.sched.group.barrier' op requires attribute 'groupId'
llvm.return }
// -----
llvm.func @f() {
%0 = rocdl.workitem.id.x range <i32, 0, 64> : tensor<2xi32>  // error 6: 'rocdl.workitem.id.x' op result #0 must be LLVM dialect-compatible type, but got 'tensor<2xi32>'
llvm.return }
// -----
llvm.func @f(%a: vector<3xi32>, %s: f32) {
%0 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%a, %s) : (vector<3xi32>, f32) -> vector<2xi32>  // error 6: 'rocdl.cvt.scalef32.pk8.fp8.f16' op operand #0 must be fixed-length vector of 16-bit float values of length 8, but got 'vector<3xi32>'
llvm.return }
// -----
llvm.func @f(%a: vector<8xf16>, %s: f32) {
%0 = rocdl.cvt.scalef32.pk8.fp8.f16 %a, %s : vector<3xi32>  // error 6: 'rocdl.cvt.scalef32.pk8.fp8.f16' op result #0 must be fixed-length vector of 32-bit signless integer values of length 2, but got 'vector<3xi32>'
llvm.return }
// -----
llvm.func @f(%a: f32, %b: f64) {
%0 = "rocdl.fmed3"(%a, %a, %b) : (f32, f32, f64) -> f32  // error 6: 'rocdl.fmed3' op failed to verify that all of {res, src0, src1, src2} have same type
llvm.return }
// -----
llvm.func @f() {
%0 = rocdl.nothing : i32  // error 6: custom op 'rocdl.nothing' is unknown
llvm.return }
