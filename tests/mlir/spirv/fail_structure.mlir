// What spirv refuses of modules, functions and control flow, and where: each part is an input of its own; the comment on the line that is
// blamed has the column and the message of the first error.
func.func @f(%b: i1) {
spirv.BranchConditional %b [1], ^a, ^b  // error 30: expected ','
^a: return
^b:
return }
// -----
func.func @f(%b: i1) {
"spirv.BranchConditional"(%b)[^a, ^b] {branch_weights = [1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()  // error 1: 'spirv.BranchConditional' op must have exactly two branch weights
^a: return
^b:
return }
// -----
func.func @f(%b: i1) {
spirv.BranchConditional %b [0, 0], ^a, ^b  // error 1: 'spirv.BranchConditional' op branch weights cannot both be zero
^a: return
^b:
return }
// -----
func.func @f(%b: i1) {
spirv.BranchConditional %b, ^a(%b : i1), ^b  // error 1: branch has 1 operands for successor #0, but target block has 0
^a: return
^b:
return }
// -----
func.func @f(%b: i1) {
spirv.Branch ^a(%b : i1)  // error 1: type mismatch for bb argument #0 of successor #0
^a(%x: f32):
return }
// -----
func.func @f(%b: i32) {
spirv.BranchConditional %b, ^a, ^b  // error 25: use of value '%b' expects different type than prior uses: 'i1' vs 'i32'
^a: return
^b:
return }
// -----
spirv.Return  // error 1: 'spirv.Return' op failed to verify that op must appear in a function-like op's block
// -----
func.func @f() {
%0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>  // error 6: 'spirv.ARM.GraphConstant' op failed to verify that op must appear in a spirv.ARM.Graph op's block
return }
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.Unreachable  // error 1: 'spirv.Unreachable' op cannot be used in reachable block
}
}
// -----
func.func @f(%i: i32) {
"spirv.Switch"(%i)[^a, ^a] {literals = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()  // error 1: 'spirv.Switch' op 'selector' type ('i32') should match literals type ('i64')
^a:
return }
// -----
func.func @f(%i: i32) {
"spirv.Switch"(%i)[^a, ^a] {literals = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()  // error 1: 'spirv.Switch' op number of literals (2) should match number of targets (1)
^a:
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.selection {  // error 1: 'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op
spirv.BranchConditional %b, ^a, ^a
^a: spirv.Branch ^b
^b: spirv.Return
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.selection {  // error 1: 'spirv.mlir.selection' op should not have 'spirv.mlir.merge' op outside the merge block
spirv.BranchConditional %b, ^a, ^b
^a: spirv.mlir.merge
^b: spirv.mlir.merge
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.selection {  // error 1: 'spirv.mlir.selection' op must have a selection header block
spirv.mlir.merge
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.merge  // error 1: 'spirv.mlir.merge' op expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.selection control(Other) {  // error 30: custom op 'spirv.mlir.selection' invalid selection_control attribute specification: Other
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop control(Flatten) {  // error 25: custom op 'spirv.mlir.loop' invalid loop_control attribute specification: Flatten
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop {  // error 1: 'spirv.mlir.loop' op must have an entry block branching to the loop header block
spirv.mlir.merge
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop {  // error 1: 'spirv.mlir.loop' op must have a loop header block branched from the entry block
spirv.Branch ^m
^m: spirv.mlir.merge
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop {  // error 1: 'spirv.mlir.loop' op last block must be the merge block with only one 'spirv.mlir.merge' op
spirv.Branch ^h
^h: spirv.BranchConditional %b, ^h, ^m
^m: spirv.Return
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop {  // error 1: 'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block
spirv.BranchConditional %b, ^h, ^m
^h: spirv.BranchConditional %b, ^c, ^m
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop {  // error 1: 'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block
%0 = spirv.Constant 1 : i32
spirv.Branch ^h
^h: spirv.BranchConditional %b, ^c, ^m
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop {  // error 1: 'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block
spirv.Branch ^c
^h: spirv.BranchConditional %b, ^c, ^m
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop {  // error 1: 'spirv.mlir.loop' op second to last block must be the loop continue block that branches to the loop header block
spirv.Branch ^h
^h: spirv.BranchConditional %b, ^c, ^m
^c: spirv.Branch ^m
^m: spirv.mlir.merge
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop {  // error 1: 'spirv.mlir.loop' op can only have the entry and loop continue block branching to the loop header block
spirv.Branch ^h
^h: spirv.BranchConditional %b, ^x, ^m
^x: spirv.BranchConditional %b, ^h, ^c
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }
// -----
func.func @f(%b: i1) {
spirv.mlir.loop {  // error 1: 'spirv.mlir.loop' op should not have 'spirv.mlir.merge' op outside the merge block
spirv.Branch ^h
^h: spirv.BranchConditional %b, ^x, ^m
^x: spirv.mlir.merge
^c: spirv.Branch ^h
^m: spirv.mlir.merge
}
return }
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.ReturnValue %0 : i32  // error 1: 'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results
%0 = spirv.Constant 1 : i32
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%i: i32) "None" {
spirv.ReturnValue %i : i32  // error 1: 'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%i: i32) -> i32 "None" {
spirv.Return  // error 1: 'spirv.Return' op cannot be used in functions returning value
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%i: i32) -> f32 "None" {
spirv.ReturnValue %i : i32  // error 1: 'spirv.ReturnValue' op  return value's type ('i32') mismatch with function's result type ('f32')
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() -> (i32, i32) "None"  // error 1: 'spirv.func' op cannot have more than one result
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "Other" { spirv.Return }  // error 17: custom op 'spirv.func' invalid function_control attribute specification: "Other"
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() 3 { spirv.Return }  // error 17: integer literal not valid for specified type
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None"  // error 1: 'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
%0 = arith.constant 1 : i32  // error 6: functions in 'spirv.module' can only contain spirv.* ops
spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
func.func @f() { return }  // error 1: 'spirv.module' can only contain spirv.* ops
}
// -----
spirv.module Logical GLSL450 {
spirv.ARM.Graph @g() { spirv.ARM.GraphOutputs }  // error 46: expected ':'
}
// -----
spirv.module Logical GLSL450 {
spirv.ARM.Graph @g(%x: f32) -> f32 { spirv.ARM.GraphOutputs }  // error 60: expected ':'
}
// -----
spirv.module Logical GLSL450 {
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<4xf32>) -> f32 { spirv.ARM.GraphOutputs }  // error 81: expected ':'
}
// -----
spirv.module Logical GLSL450 {
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<4xf32>) -> !spirv.arm.tensor<4xf32> {
spirv.ARM.GraphOutputs }  // error 23: expected ':'
}
// -----
spirv.module Logical GLSL450 {
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<4xf32>) -> (!spirv.arm.tensor<4xf32>, !spirv.arm.tensor<4xf32>) {
spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<4xf32> }  // error 1: 'spirv.ARM.GraphOutputs' op is returning 1 value(s) but enclosing spirv.ARM.Graph requires 2 result(s)
}
// -----
spirv.module Logical GLSL450 {
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<4xf32>) -> !spirv.arm.tensor<5xf32> {
spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<4xf32> }  // error 1: type of return operand 0 ('!spirv.arm.tensor<4xf32>') doesn't match graph result type ('!spirv.arm.tensor<5xf32>')
}
// -----
spirv.module Logical GLSL450 {
spirv.EntryPoint "GLCompute" @none  // error 1: function 'none' not found in 'spirv.module'
}
// -----
spirv.module Logical GLSL450 {
spirv.EntryPoint "Other" @none  // error 18: custom op 'spirv.EntryPoint' invalid execution_model attribute specification: "Other"
}
// -----
spirv.module Logical GLSL450 {
spirv.EntryPoint "GLCompute" @f, @x  // error 1: expected spirv.GlobalVariable symbol reference instead of'@x'
spirv.func @f() "None" { spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
"spirv.EntryPoint"() {execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = [3]} : () -> ()  // error 1: 'spirv.EntryPoint' op attribute 'interface' failed to satisfy constraint: symbol ref array attribute
spirv.func @f() "None" { spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" { spirv.Return }
spirv.EntryPoint "GLCompute" @f
spirv.EntryPoint "GLCompute" @f  // error 1: duplicate of a previous EntryPointOp
}
// -----
spirv.module Logical GLSL450 {
spirv.ExecutionMode @f "Other"  // error 24: custom op 'spirv.ExecutionMode' invalid execution_mode attribute specification: "Other"
}
// -----
spirv.module Logical GLSL450 {
spirv.ExecutionMode @f "LocalSize", x  // error 36: expected attribute value
}
// -----
spirv.module Other GLSL450 {}  // error 14: custom op 'spirv.module' invalid addressing_model attribute specification: Other
// -----
spirv.module Logical Other {}  // error 22: custom op 'spirv.module' invalid memory_model attribute specification: Other
// -----
spirv.module "Logical" GLSL450 {}  // error 14: custom op 'spirv.module' expected valid keyword
// -----
spirv.module Logical GLSL450 requires #spirv.image_format<Unknown> {}  // error 39: custom op 'spirv.module' invalid kind of attribute specified
// -----
func.func @f(%i: i32) {
%0 = spirv.SpecConstantOperation wraps "spirv.FAdd"(%i, %i) : (i32, i32) -> i32  // error 40: 'spirv.FAdd' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'i32'
return }
// -----
func.func @f(%i: i32) {
%0 = spirv.SpecConstantOperation wraps "spirv.FNegate"(%i) : (i32) -> i32  // error 40: 'spirv.FNegate' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'i32'
return }
// -----
func.func @f(%p: !spirv.ptr<i32, Function>) {
%0 = spirv.SpecConstantOperation wraps "spirv.Load"(%p) : (!spirv.ptr<i32, Function>) -> i32  // error 40: 'spirv.SpecConstantOperation' op invalid enclosed op
return }
// -----
func.func @f(%i: i32) {
%c = spirv.Constant 1 : i32
%0 = "spirv.SpecConstantOperation"() ({  // error 6: 'spirv.SpecConstantOperation' op expected exactly 2 nested ops
%1 = spirv.Constant 2 : i32
%2 = spirv.IAdd %1, %c : i32
spirv.mlir.yield %2 : i32
}) : () -> i32
return }
// -----
spirv.func @f() "None" {
%c = spirv.Constant 1 : i32
%0 = "spirv.SpecConstantOperation"() ({  // error 6: 'spirv.SpecConstantOperation' op expects regions to end with 'spirv.mlir.yield', found 'x.y'
%1 = spirv.IAdd %c, %c : i32
"x.y"(%1) : (i32) -> ()
}) : () -> i32
spirv.Return }
// -----
func.func @f(%i: i32) {
spirv.mlir.yield %i : i32  // error 1: 'spirv.mlir.yield' op expects parent op 'spirv.SpecConstantOperation'
return }
// -----
func.func @f(%i: i32 {spirv.interface_var_abi = 1}) {  // error 1: 'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr

return }
// -----
func.func @f(%i: i32 {spirv.decoration = 1}) {  // error 1: 'spirv.decoration' must be a spirv::DecorationAttr

return }
// -----
func.func @f(%i: i32 {spirv.other}) {  // error 1: found unsupported 'spirv.other' attribute on region argument

return }
// -----
func.func @f(%i: vector<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) {  // error 1: 'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value

return }
// -----
func.func @f(%i: i32) -> (i32 {spirv.decoration = #spirv.decoration<Aliased>}) { return %i : i32 }  // error 1: cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type
// -----
func.func private @f() attributes {spirv.entry_point_abi = 1}  // error 1: 'spirv.entry_point_abi' attribute must be an entry point ABI attribute
// -----
func.func private @f() attributes {spirv.target_env = 1}  // error 1: 'spirv.target_env' must be a spirv::TargetEnvAttr
// -----
func.func private @f() attributes {spirv.other = 1}  // error 1: found unsupported 'spirv.other' attribute on operation
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2x2xi32> // error 33: result type is not a composite type
    spirv.Return } }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x vector<2xf32>> // error 33: expected value attribute type 'vector<2xf32>' or 'f32', but got: 'i32'
    spirv.Return } }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x !spirv.array<2 x vector<2xf32>>> // error 33: expected value attribute type '!spirv.array<2 x vector<2xf32>>' or 'vector<2xf32>' or 'f32', but got: 'i32'
    spirv.Return } }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { %0 = spirv.EXT.ConstantCompositeReplicate [dense<1> : vector<2xi32>] : !spirv.array<3 x !spirv.array<2 x vector<2xf32>>> // error 33: expected value attribute type '!spirv.array<2 x vector<2xf32>>' or 'vector<2xf32>' or 'f32', but got: 'vector<2xi32>'
    spirv.Return } }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.matrix<3 x vector<2xf32>> // error 33: expected value attribute type 'vector<2xf32>' or 'f32', but got: 'i32'
    spirv.Return } }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { %0 = spirv.EXT.ConstantCompositeReplicate [[1 : i32, 2 : i32]] : !spirv.array<3 x !spirv.array<2 x f32>> // error 33: expected value attribute type '!spirv.array<2 x f32>' or 'f32', but got: '!spirv.array<2 x i32>'
    spirv.Return } }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { %0 = spirv.Constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32> : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA> // error 33: 'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
    spirv.Return } }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) "None" {
    "spirv.Return"(%a) : (i32) -> () } } // error 5: 'spirv.Return' op requires zero operands
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: vector<2xi32>, %b: vector<3xi32>) "None" { %0 = "spirv.ShiftLeftLogical"(%a, %b) : (vector<2xi32>, vector<3xi32>) -> vector<3xi32> // error 69: 'spirv.ShiftLeftLogical' op failed to verify that all of {operand1, result} have same type
    spirv.Return } }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: vector<3xf16>) "None" { %0 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<3xf32>>, vector<3xf16> -> vector<3xf32> // error 88: 'spirv.MatrixTimesVector' op failed to verify that all of {vector, result} have same element type
    spirv.Return } }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Workgroup>, %v: i32) "None" { %0 = "spirv.AtomicIAdd"(%p, %v) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<f32, Workgroup>, i32) -> i32 // error 72: 'spirv.AtomicIAdd' op failed to verify that `value` type matches pointee type of `pointer`
    spirv.Return } }
// -----
func.func @f() { spirv.func @g() "None" { spirv.Return }  // error 18: 'spirv.func' op failed to verify that op must appear in a module-like op's block
 return }
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.mlir.loop { // error 5: 'spirv.mlir.loop' op second to last block must be the loop continue block that branches to the loop header block
      spirv.Branch ^header
    ^header:
      spirv.Branch ^body
    ^body:
      spirv.Branch ^cont
    ^cont:
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// -----
spirv.func @f() "None" {
spirv.mlir.loop { // error 1: 'spirv.mlir.loop' op requires a loop continue block branching to the loop header block
 spirv.Branch ^h
^h:
 spirv.Branch ^m
^m:
 spirv.mlir.merge
}
spirv.Return }
// -----
spirv.func @f(%a: i32) "None" {
%b = spirv.IAdd %a, %a : i32
%0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%b, %b) : (i32, i32) -> i32 // error 40: 'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation
spirv.Return }
// -----
spirv.module Logical Vulkan {
spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) { } // error 1: 'spirv.ARM.Graph' op there should be at least one result
}
// -----
spirv.module Logical Vulkan {
spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>, %b: i32) -> !spirv.arm.tensor<2xi8> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8> } // error 1: 'spirv.ARM.Graph' op type of argument #1 must be a TensorArmType, but got 'i32'
}
// -----
spirv.module Logical Vulkan {
spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> i32 { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8> } // error 1: 'spirv.ARM.Graph' op type of result #0 must be a TensorArmType, but got 'i32'
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" { spirv.Return }
"spirv.EntryPoint"() <{execution_model = #spirv.execution_model<Fragment>, fn = @f, interface = [@a::@b]}> : () -> () // error 1: expected symbol reference for interface specification instead of '@a::@b
}
// -----
func.func @f(%a: vector<8xi8>) {
%0 = spirv.CompositeConstruct %a, %a : (vector<8xi8>, vector<8xi8>) -> !spirv.rtarray<i8, stride=1>  // error 6: 'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs
return }
