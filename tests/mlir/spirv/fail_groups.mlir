// What spirv refuses of groups of invocations, and where: each part is an input of its own; the comment on the line that is
// blamed has the column and the message of the first error.
func.func @f(%a0: f32) {
%0 = "spirv.GroupFAdd"(%a0) {execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>} : (f32) -> f32  // error 6: 'spirv.GroupFAdd' op execution scope must be 'Workgroup' or 'Subgroup'
return }
// -----
func.func @f(%a0: f32) {
%0 = "spirv.GroupIAdd"(%a0) {execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>} : (f32) -> f32  // error 6: 'spirv.GroupIAdd' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'
return }
// -----
func.func @f(%a0: f32, %a1: i32) {
%0 = "spirv.GroupBroadcast"(%a0, %a1) {execution_scope = #spirv.scope<Device>} : (f32, i32) -> f32  // error 6: 'spirv.GroupBroadcast' op execution scope must be 'Workgroup' or 'Subgroup'
return }
// -----
func.func @f(%a0: f32, %a1: vector<4xi32>) {
%0 = "spirv.GroupBroadcast"(%a0, %a1) {execution_scope = #spirv.scope<Subgroup>} : (f32, vector<4xi32>) -> f32  // error 6: 'spirv.GroupBroadcast' op localid is a vector and can be with only  2 or 3 components, actual number is 4
return }
// -----
func.func @f(%a0: f32, %a1: i32) {
%0 = "spirv.GroupBroadcast"(%a0, %a1) {execution_scope = #spirv.scope<Subgroup>} : (f32, i32) -> f64  // error 6: 'spirv.GroupBroadcast' op failed to verify that all of {value, result} have same type
return }
// -----
func.func @f(%a0: i32) {
%0 = "spirv.GroupNonUniformIAdd"(%a0) {execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>} : (i32) -> i32  // error 6: 'spirv.GroupNonUniformIAdd' op execution scope must be 'Workgroup' or 'Subgroup'
return }
// -----
func.func @f(%a0: i32) {
%0 = "spirv.GroupNonUniformIAdd"(%a0) {execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>} : (i32) -> i32  // error 6: 'spirv.GroupNonUniformIAdd' op cluster size operand must be provided for 'ClusteredReduce' group operation
return }
// -----
func.func @f(%a0: f32, %a1: i32) {
%0 = "spirv.GroupNonUniformFMul"(%a0, %a1) {execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>} : (f32, i32) -> f32  // error 6: 'spirv.GroupNonUniformFMul' op cluster size operand must come from a constant op
return }
// -----
func.func @f(%f: f32) {
%c = spirv.Constant 5 : i32
%0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %f cluster_size(%c) : f32, i32 -> f32  // error 6: 'spirv.GroupNonUniformFAdd' op cluster size operand must be a power of two
return }
// -----
func.func @f(%f: f32) {
%c = spirv.Constant 0 : i32
%0 = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %c, cluster_size(%c) : f32, i32, i32 -> f32  // error 6: 'spirv.GroupNonUniformRotateKHR' op cluster size operand must be a power of two
return }
// -----
func.func @f(%a0: f32, %a1: i32, %a2: i32) {
%0 = "spirv.GroupNonUniformRotateKHR"(%a0, %a1, %a2) {execution_scope = #spirv.scope<Subgroup>} : (f32, i32, i32) -> f32  // error 6: 'spirv.GroupNonUniformRotateKHR' op cluster size operand must come from a constant op
return }
// -----
func.func @f(%a0: f32, %a1: i32) {
%0 = "spirv.GroupNonUniformRotateKHR"(%a0, %a1) {execution_scope = #spirv.scope<Device>} : (f32, i32) -> f32  // error 6: 'spirv.GroupNonUniformRotateKHR' op execution scope must be 'Workgroup' or 'Subgroup'
return }
// -----
func.func @f(%a0: i1) {
%0 = "spirv.GroupNonUniformAll"(%a0) {execution_scope = #spirv.scope<Workgroup>} : (i1) -> i1  // error 6: 'spirv.GroupNonUniformAll' op failed to verify that execution_scope must be Scope of value Subgroup
return }
// -----
func.func @f(%a0: f32) {
%0 = "spirv.GroupNonUniformAllEqual"(%a0) {execution_scope = #spirv.scope<Workgroup>} : (f32) -> i1  // error 6: 'spirv.GroupNonUniformAllEqual' op failed to verify that execution_scope must be Scope of value Subgroup
return }
// -----
func.func @f(%a0: i1) {
%0 = "spirv.GroupNonUniformBallot"(%a0) {execution_scope = #spirv.scope<Device>} : (i1) -> vector<4xi32>  // error 6: 'spirv.GroupNonUniformBallot' op execution scope must be 'Workgroup' or 'Subgroup'
return }
// -----
func.func @f(%a0: i1) {
%0 = "spirv.GroupNonUniformBallot"(%a0) {execution_scope = #spirv.scope<Subgroup>} : (i1) -> vector<4xsi32>  // error 6: 'spirv.GroupNonUniformBallot' op result #0 must be vector of 8/16/32/64-bit signless/unsigned integer values of length 4, but got 'vector<4xsi32>'
return }
// -----
func.func @f(%a0: vector<4xi32>) {
%0 = "spirv.GroupNonUniformBallotBitCount"(%a0) {execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>} : (vector<4xi32>) -> i32  // error 6: 'spirv.GroupNonUniformBallotBitCount' op failed to verify that execution_scope must be Scope of value Subgroup
return }
// -----
func.func @f(%a0: vector<4xi32>) {
%0 = "spirv.GroupNonUniformBallotFindLSB"(%a0) {execution_scope = #spirv.scope<Device>} : (vector<4xi32>) -> i32  // error 6: 'spirv.GroupNonUniformBallotFindLSB' op execution scope must be 'Workgroup' or 'Subgroup'
return }
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader], []> {
spirv.func @f(%f: f32, %i: i32) "None" {
%0 = spirv.GroupNonUniformBroadcast <Subgroup> %f, %i : f32, i32  // error 6: 'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op
spirv.Return
}
}
// -----
func.func @f(%a0: f32, %a1: i32) {
%0 = "spirv.GroupNonUniformBroadcast"(%a0, %a1) {execution_scope = #spirv.scope<Device>} : (f32, i32) -> f32  // error 6: 'spirv.GroupNonUniformBroadcast' op execution scope must be 'Workgroup' or 'Subgroup'
return }
// -----
func.func @f() {
%0 = "spirv.GroupNonUniformElect"() {execution_scope = #spirv.scope<Device>} : () -> i1  // error 6: 'spirv.GroupNonUniformElect' op execution scope must be 'Workgroup' or 'Subgroup'
return }
// -----
func.func @f(%a0: f32, %a1: i32) {
%0 = "spirv.GroupNonUniformQuadSwap"(%a0, %a1) {execution_scope = #spirv.scope<Workgroup>} : (f32, i32) -> f32  // error 6: 'spirv.GroupNonUniformQuadSwap' op failed to verify that execution_scope must be Scope of value Subgroup
return }
// -----
func.func @f(%a0: f32, %a1: i32) {
%0 = "spirv.GroupNonUniformShuffle"(%a0, %a1) {execution_scope = #spirv.scope<Device>} : (f32, i32) -> f32  // error 6: 'spirv.GroupNonUniformShuffle' op execution scope must be 'Workgroup' or 'Subgroup'
return }
// -----
func.func @f(%a0: f32, %a1: si32) {
%0 = "spirv.GroupNonUniformShuffle"(%a0, %a1) {execution_scope = #spirv.scope<Subgroup>} : (f32, si32) -> f32  // error 6: 'spirv.GroupNonUniformShuffle' op second operand must be a singless/unsigned integer
return }
// -----
func.func @f(%a0: f32, %a1: si32) {
%0 = "spirv.GroupNonUniformShuffleXor"(%a0, %a1) {execution_scope = #spirv.scope<Subgroup>} : (f32, si32) -> f32  // error 6: 'spirv.GroupNonUniformShuffleXor' op second operand must be a singless/unsigned integer
return }
// -----
func.func @f(%a0: i1) {
%0 = "spirv.KHR.SubgroupBallot"(%a0) : (i1) -> vector<3xi32>  // error 6: 'spirv.KHR.SubgroupBallot' op result #0 must be vector of 32-bit integer values of length 4, but got 'vector<3xi32>'
return }
