// What spirv refuses of variables, constants and the symbols that name them, and where: each part is an input of its own; the comment on the line that is
// blamed has the column and the message of the first error.
spirv.module Logical GLSL450 {
spirv.GlobalVariable @x : f32  // error 25: custom op 'spirv.GlobalVariable' expected spirv.ptr type
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @x : !spirv.ptr<f32, Function>  // error 1: 'spirv.GlobalVariable' op storage class cannot be 'Function'
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @x : !spirv.ptr<f32, Generic>  // error 1: 'spirv.GlobalVariable' op storage class cannot be 'Generic'
}
// -----
spirv.module Logical GLSL450 {
"spirv.GlobalVariable"() {sym_name = "x", type = f32} : () -> ()  // error 1: 'spirv.GlobalVariable' op result must be of a !spv.ptr type
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @y : !spirv.ptr<f32, Input>
spirv.GlobalVariable @x initializer(@y) : !spirv.ptr<f32, Input>  // error 1: 'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @x initializer(@y) : !spirv.ptr<f32, Input>  // error 1: 'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @x initializer("y") : !spirv.ptr<f32, Input>  // error 37: custom op 'spirv.GlobalVariable' invalid kind of attribute specified
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @x bind(1) : !spirv.ptr<f32, Input>  // error 31: expected ','
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @x bind(a, 2) : !spirv.ptr<f32, Input>  // error 30: expected attribute value
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @x built_in(3) : !spirv.ptr<f32, Input>  // error 34: custom op 'spirv.GlobalVariable' invalid kind of attribute specified
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
%0 = spirv.mlir.addressof @y : !spirv.ptr<f32, Input>  // error 6: 'spirv.mlir.addressof' op expected spirv.GlobalVariable symbol
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @y : !spirv.ptr<f32, Input>
spirv.func @f() "None" {
%0 = spirv.mlir.addressof @y : !spirv.ptr<i32, Input>  // error 6: 'spirv.mlir.addressof' op result type mismatch with the referenced global variable's type
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
%0 = spirv.mlir.referenceof @y : f32  // error 6: 'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.func @f() "None" {
%0 = spirv.mlir.referenceof @y : i64  // error 6: 'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.SpecConstantComposite @z (@y, @y) : vector<2xi32>
spirv.func @f() "None" {
%0 = spirv.mlir.referenceof @z : i64  // error 6: 'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y spec_id(-1) = 1 : i32  // error 1: 'spirv.SpecConstant' op SpecId cannot be negative
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y spec_id(x) = 1 : i32  // error 31: expected attribute value
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = "a"  // error 1: 'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = dense<1> : vector<2xi32>  // error 1: 'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i7  // error 1: 'spirv.SpecConstant' op default value bitwidth disallowed
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.SpecConstantComposite @z (@y) : i32  // error 1: result type must be a composite type, but provided 'i32'
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.SpecConstantComposite @z (@y) : vector<2xi32>  // error 1: has incorrect number of operands: expected 2, but provided 1
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.SpecConstantComposite @z (@y, @y) : vector<2xf32>  // error 1: has incorrect types of operands: expected 'f32', but provided 'i32'
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.SpecConstantComposite @z (@y, @y) : !spirv.struct<(i32, f32)>  // error 1: has incorrect types of operands: expected 'f32', but provided 'i32'
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.SpecConstantComposite @z (@y, @y) : !spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>  // error 1: unsupported composite type  '!spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>'
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.SpecConstantComposite @z (@y, 3) : vector<2xi32>  // error 37: custom op 'spirv.SpecConstantComposite' invalid kind of attribute specified
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @z (@y) : i32  // error 1: result type must be a composite type, but provided 'i32'
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @z (@w) : vector<2xi32>  // error 1: splat spec constant reference defining constituent not found
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @y : !spirv.ptr<f32, Input>
spirv.EXT.SpecConstantCompositeReplicate @z (@y) : vector<2xi32>  // error 1: constituent is not a spec constant
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @z (@y) : vector<2xf32>  // error 1: constituent has incorrect type: expected 'f32', but provided 'i32'
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @y = 1 : i32
spirv.EXT.SpecConstantCompositeReplicate @z (@y, @y) : vector<2xf32>  // error 48: expected ')'
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%i: i32) "None" {
spirv.FunctionCall @h(%i) : (i32) -> ()  // error 1: 'spirv.FunctionCall' op callee function 'h' not found in nearest symbol table
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @g(%i: i32) -> i32 "None" { spirv.ReturnValue %i : i32 }
spirv.func @f(%i: i32) "None" {
spirv.FunctionCall @g() : () -> i32  // error 1: 'spirv.FunctionCall' op has incorrect number of operands for callee: expected 1, but provided 0
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @g(%i: i32) -> i32 "None" { spirv.ReturnValue %i : i32 }
spirv.func @f(%i: f32) "None" {
spirv.FunctionCall @g(%i) : (f32) -> i32  // error 1: 'spirv.FunctionCall' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @g(%i: i32) -> i32 "None" { spirv.ReturnValue %i : i32 }
spirv.func @f(%i: i32) "None" {
spirv.FunctionCall @g(%i) : (i32) -> ()  // error 1: 'spirv.FunctionCall' op has incorrect number of results has for callee: expected 1, but provided 0
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @g(%i: i32) -> i32 "None" { spirv.ReturnValue %i : i32 }
spirv.func @f(%i: i32) "None" {
%0 = spirv.FunctionCall @g(%i) : (i32) -> f32  // error 6: 'spirv.FunctionCall' op result type mismatch: expected 'i32', but provided 'f32'
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @g(%i: i32) -> i32 "None" { spirv.ReturnValue %i : i32 }
spirv.func @f(%i: i32) "None" {
%0:2 = spirv.FunctionCall @g(%i) : (i32) -> (i32, i32)  // error 8: 'spirv.FunctionCall' op result group starting at #0 requires 0 or 1 element, but found 2
spirv.Return
}
}
// -----
func.func @f() {
%0 = "spirv.Constant"() {value = 1 : i32} : () -> f32  // error 6: 'spirv.Constant' op result type ('f32') does not match value type ('i32')
return }
// -----
func.func @f() {
%0 = "spirv.Constant"() {value = dense<1> : vector<2xi32>} : () -> vector<3xi32>  // error 6: 'spirv.Constant' op result or element type ('vector<3xi32>') does not match value type ('vector<2xi32>'), must be the same or spirv.array
return }
// -----
func.func @f() {
%0 = spirv.Constant "a"  // error 24: expected ':'
return }
// -----
func.func @f() {
%0 = spirv.Constant "a" : !spirv.array<1 x i32>  // error 6: 'spirv.Constant' op cannot have attribute: "a" : !spirv.array<1 x i32>
return }
// -----
func.func @f() {
%0 = spirv.Constant [1 : i32] : i32  // error 6: 'spirv.Constant' op must have spirv.array result type for array value
return }
// -----
func.func @f() {
%0 = spirv.Constant [1 : i32, 2.0 : f32] : !spirv.array<2 x i32>  // error 6: 'spirv.Constant' op result type ('i32') does not match value type ('f32')
return }
// -----
func.func @f() {
%0 = spirv.Constant dense<1> : tensor<3xi32> : !spirv.array<2 x i32>  // error 6: 'spirv.Constant' op result number of elements (2) does not match value number of elements (3)
return }
// -----
func.func @f() {
%0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2 x f32>  // error 6: 'spirv.Constant' op result element type ('f32') does not match value element type ('i32')
return }
// -----
func.func @f() {
%0 = spirv.Constant dense<1> : tensor<2x3xi32> : !spirv.array<2 x !spirv.struct<(i32)>>  // error 6: 'spirv.Constant' op only support nested array result type
return }
// -----
func.func @f() {
%0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.struct<(i32)>  // error 6: 'spirv.Constant' op result or element type ('!spirv.struct<(i32)>') does not match value type ('tensor<2xi32>'), must be the same or spirv.array
return }
// -----
func.func @f() {
%0 = spirv.Constant @a : i32  // error 6: 'spirv.Constant' op cannot have attribute: @a
return }
// -----
func.func @f() {
%0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32  // error 6: 'spirv.EXT.ConstantCompositeReplicate' op result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got 'i32'
return }
// -----
func.func @f() {
%0 = spirv.EXT.ConstantCompositeReplicate [1 : i64] : vector<2xi32>  // error 6: expected value attribute type 'i32', but got: 'i64'
return }
// -----
func.func @f() {
%0 = spirv.EXT.ConstantCompositeReplicate ["a"] : vector<2xi32>  // error 6: expected value attribute type 'i32', but got: 'none'
return }
// -----
func.func @f() {
%0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(f32, i32)>  // error 6: expected value attribute type 'f32', but got: 'i32'
return }
