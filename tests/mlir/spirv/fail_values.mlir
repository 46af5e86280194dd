// What spirv refuses of operations on numbers, and where: each part is an input of its own; the comment on the line that is
// blamed has the column and the message of the first error.
func.func @f(%a0: i32, %a1: i32) {
%0 = "spirv.IAddCarry"(%a0, %a1) : (i32, i32) -> !spirv.struct<(i32, i32, i32)>  // error 6: 'spirv.IAddCarry' op expected result struct type containing two members
return }
// -----
func.func @f(%a0: i32, %a1: i32) {
%0 = "spirv.IAddCarry"(%a0, %a1) : (i32, i32) -> !spirv.struct<(i32, i64)>  // error 6: 'spirv.IAddCarry' op expected all operand types and struct member types are the same
return }
// -----
func.func @f(%a: i32) {
%0 = spirv.IAddCarry %a, %a : !spirv.struct<(i32, i32, i32)>  // error 31: custom op 'spirv.IAddCarry' expected spirv.struct type with two members
return }
// -----
func.func @f(%a: i32) {
%0 = spirv.IAddCarry %a, %a : i32  // error 31: custom op 'spirv.IAddCarry' expected spirv.struct type with two members
return }
// -----
func.func @f(%a0: i32, %a1: i32) {
%0 = "spirv.ShiftLeftLogical"(%a0, %a1) : (i32, i32) -> i64  // error 6: 'spirv.ShiftLeftLogical' op failed to verify that all of {operand1, result} have same type
return }
// -----
func.func @f(%a0: vector<3xf32>, %a1: f32) {
%0 = "spirv.VectorTimesScalar"(%a0, %a1) : (vector<3xf32>, f32) -> vector<2xf32>  // error 6: 'spirv.VectorTimesScalar' op vector operand and result type mismatch
return }
// -----
func.func @f(%a0: vector<3xf32>, %a1: f16) {
%0 = "spirv.VectorTimesScalar"(%a0, %a1) : (vector<3xf32>, f16) -> vector<3xf32>  // error 6: 'spirv.VectorTimesScalar' op scalar operand and result element type match
return }
// -----
func.func @f(%a0: i32, %a1: i32) {
%0 = "spirv.SDot"(%a0, %a1) : (i32, i32) -> i32  // error 6: 'spirv.SDot' op requires Packed Vector Format attribute for integer vector operands
return }
// -----
func.func @f(%a0: i64, %a1: i64) {
%0 = "spirv.SDot"(%a0, %a1) {format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>} : (i64, i64) -> i64  // error 6: 'spirv.SDot' op with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide
return }
// -----
func.func @f(%a0: vector<4xi8>, %a1: vector<4xi8>) {
%0 = "spirv.SDot"(%a0, %a1) {format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>} : (vector<4xi8>, vector<4xi8>) -> i32  // error 6: 'spirv.SDot' op with invalid format attribute for vector operands of type 'vector<4xi8>'
return }
// -----
func.func @f(%a0: vector<4xi16>, %a1: vector<4xi16>) {
%0 = "spirv.SDot"(%a0, %a1) : (vector<4xi16>, vector<4xi16>) -> i8  // error 6: 'spirv.SDot' op result type has insufficient bit-width (8 bits) for the specified vector operand type (64 bits)
return }
// -----
func.func @f(%a0: vector<4xi16>, %a1: vector<4xi16>, %a2: i8) {
%0 = "spirv.UDotAccSat"(%a0, %a1, %a2) : (vector<4xi16>, vector<4xi16>, i8) -> i8  // error 6: 'spirv.UDotAccSat' op result type has insufficient bit-width (8 bits) for the specified vector operand type (64 bits)
return }
// -----
func.func @f(%a0: vector<3xi1>, %a1: f32, %a2: f32) {
%0 = "spirv.Select"(%a0, %a1, %a2) : (vector<3xi1>, f32, f32) -> f32  // error 6: 'spirv.Select' op result expected to be of vector type when condition is of vector type
return }
// -----
func.func @f(%a0: vector<3xi1>, %a1: vector<4xf32>, %a2: vector<4xf32>) {
%0 = "spirv.Select"(%a0, %a1, %a2) : (vector<3xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>  // error 6: 'spirv.Select' op result should have the same number of elements as the condition when condition is of vector type
return }
// -----
func.func @f(%a0: i1, %a1: f32, %a2: i32) {
%0 = "spirv.Select"(%a0, %a1, %a2) : (i1, f32, i32) -> f32  // error 6: 'spirv.Select' op failed to verify that all of {true_value, false_value, result} have same type
return }
// -----
func.func @f(%a0: f32, %a1: f64) {
%0 = "spirv.FOrdEqual"(%a0, %a1) : (f32, f64) -> i1  // error 6: 'spirv.FOrdEqual' op requires all operands to have the same type
return }
// -----
func.func @f(%a0: f32, %a1: f64) {
%0 = "spirv.FAdd"(%a0, %a1) : (f32, f64) -> f32  // error 6: 'spirv.FAdd' op failed to verify that all of {operand1, operand2, result} have same type
return }
// -----
func.func @f(%a0: i32, %a1: i32) {
%0 = "spirv.FAdd"(%a0, %a1) : (i32, i32) -> i32  // error 6: 'spirv.FAdd' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'i32'
return }
// -----
func.func @f(%a0: f32, %a1: f32) {
%0 = "spirv.IAdd"(%a0, %a1) : (f32, f32) -> f32  // error 6: 'spirv.IAdd' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values, but got 'f32'
return }
// -----
func.func @f(%a0: i32, %a1: i32) {
%0 = "spirv.LogicalAnd"(%a0, %a1) : (i32, i32) -> i32  // error 6: 'spirv.LogicalAnd' op operand #0 must be bool or fixed-length vector of bool values of length 2/3/4/8/16, but got 'i32'
return }
// -----
func.func @f(%a0: f32) {
%0 = "spirv.GL.FrexpStruct"(%a0) : (f32) -> !spirv.struct<(f32, i32, i32)>  // error 6: result type must be a struct type with two memebers
return }
// -----
func.func @f(%a0: f32) {
%0 = "spirv.GL.FrexpStruct"(%a0) : (f32) -> !spirv.struct<(f64, i32)>  // error 6: member zero of the resulting struct type must be the same type as the operand
return }
// -----
func.func @f(%a0: f32) {
%0 = "spirv.GL.FrexpStruct"(%a0) : (f32) -> !spirv.struct<(f32, f32)>  // error 6: member one of the resulting struct type must be a scalar or vector of 32 bit integer type
return }
// -----
func.func @f(%a0: f32) {
%0 = "spirv.GL.FrexpStruct"(%a0) : (f32) -> !spirv.struct<(f32, i64)>  // error 6: member one of the resulting struct type must be a scalar or vector of 32 bit integer type
return }
// -----
func.func @f(%a0: vector<3xf32>) {
%0 = "spirv.GL.FrexpStruct"(%a0) : (vector<3xf32>) -> !spirv.struct<(vector<3xf32>, i32)>  // error 6: member one of the resulting struct type must have the same number of components as the operand type
return }
// -----
func.func @f(%a0: vector<3xf32>) {
%0 = "spirv.GL.FrexpStruct"(%a0) : (vector<3xf32>) -> !spirv.struct<(vector<3xf32>, vector<2xi32>)>  // error 6: member one of the resulting struct type must have the same number of components as the operand type
return }
// -----
func.func @f(%a0: vector<3xf32>) {
%0 = "spirv.GL.FrexpStruct"(%a0) : (vector<3xf32>) -> !spirv.struct<(vector<3xf32>, vector<3xi64>)>  // error 6: member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type
return }
// -----
func.func @f(%a0: f32, %a1: vector<2xi32>) {
%0 = "spirv.GL.Ldexp"(%a0, %a1) : (f32, vector<2xi32>) -> f32  // error 6: 'spirv.GL.Ldexp' op operands must both be scalars or vectors
return }
// -----
func.func @f(%a0: vector<3xf32>, %a1: vector<2xi32>) {
%0 = "spirv.GL.Ldexp"(%a0, %a1) : (vector<3xf32>, vector<2xi32>) -> vector<3xf32>  // error 6: 'spirv.GL.Ldexp' op operands must have the same number of elements
return }
// -----
func.func @f(%a: f32) {
%0 = spirv.GL.FClamp %a, %a : f32  // error 6: 'spirv.GL.FClamp' op expected 3 operands, but found 2
return }
// -----
func.func @f(%a: f32) {
%0 = spirv.GL.FClamp(%a, %a, %a) : f32  // error 21: custom op 'spirv.GL.FClamp' expected function type
return }
// -----
func.func @f(%a: f32) {
%0 = spirv.GL.FClamp(%a, %a, %a) : (f32, f32) -> f32  // error 21: custom op 'spirv.GL.FClamp' number of operands and types do not match: got 3 operands and 2 types
return }
// -----
func.func @f(%a0: f32, %a1: f64, %a2: f32) {
%0 = "spirv.GL.FMix"(%a0, %a1, %a2) : (f32, f64, f32) -> f32  // error 6: 'spirv.GL.FMix' op failed to verify that all of {x, y, a, result} have same type
return }
// -----
func.func @f(%a0: vector<3xf32>) {
%0 = "spirv.GL.Length"(%a0) : (vector<3xf32>) -> f64  // error 6: 'spirv.GL.Length' op failed to verify that result type must match operand element type
return }
// -----
func.func @f(%a0: f32) {
%0 = "spirv.FConvert"(%a0) : (f32) -> f32  // error 6: 'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'f32' and 'f32'
return }
// -----
func.func @f(%a0: i32) {
%0 = "spirv.SConvert"(%a0) : (i32) -> i32  // error 6: 'spirv.SConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'
return }
// -----
func.func @f(%a0: vector<4xi32>) {
%0 = "spirv.UConvert"(%a0) : (vector<4xi32>) -> vector<4xi32>  // error 6: 'spirv.UConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'
return }
// -----
func.func @f(%a0: vector<3xf32>) {
%0 = "spirv.ConvertFToS"(%a0) : (vector<3xf32>) -> i32  // error 6: 'spirv.ConvertFToS' op requires the same shape for all operands and results
return }
// -----
func.func @f(%a0: i32) {
%0 = "spirv.Bitcast"(%a0) : (i32) -> i32  // error 6: result type must be different from operand type
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>) {
%0 = "spirv.Bitcast"(%a0) : (!spirv.ptr<f32, Function>) -> i32  // error 6: unhandled bit cast conversion from pointer type to non-pointer type
return }
// -----
func.func @f(%a0: i32) {
%0 = "spirv.Bitcast"(%a0) : (i32) -> !spirv.ptr<f32, Function>  // error 6: unhandled bit cast conversion from non-pointer type to pointer type
return }
// -----
func.func @f(%a0: i32) {
%0 = "spirv.Bitcast"(%a0) : (i32) -> f64  // error 6: 'spirv.Bitcast' op mismatch in result type bitwidth 64 and operand type bitwidth 32
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Workgroup>) {
%0 = "spirv.PtrCastToGeneric"(%a0) : (!spirv.ptr<f32, Workgroup>) -> !spirv.ptr<i32, Generic>  // error 6: 'spirv.PtrCastToGeneric' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, StorageBuffer>) {
%0 = "spirv.PtrCastToGeneric"(%a0) : (!spirv.ptr<f32, StorageBuffer>) -> !spirv.ptr<f32, Generic>  // error 6: pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Workgroup>) {
%0 = "spirv.PtrCastToGeneric"(%a0) : (!spirv.ptr<f32, Workgroup>) -> !spirv.ptr<f32, Function>  // error 6: result type must be of storage class Generic
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>) {
%0 = "spirv.GenericCastToPtr"(%a0) : (!spirv.ptr<f32, Function>) -> !spirv.ptr<f32, Workgroup>  // error 6: pointer type must be of storage class Generic
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Generic>) {
%0 = "spirv.GenericCastToPtr"(%a0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, StorageBuffer>  // error 6: result must point to the Workgroup, CrossWorkgroup, or Function Storage Class
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Generic>) {
%0 = "spirv.GenericCastToPtrExplicit"(%a0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<i32, Workgroup>  // error 6: 'spirv.GenericCastToPtrExplicit' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>) {
%0 = "spirv.Transpose"(%a0) : (!spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<3 x vector<2xf32>>  // error 6: input matrix rows count must be equal to output matrix columns count
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>) {
%0 = "spirv.Transpose"(%a0) : (!spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<2 x vector<4xf32>>  // error 6: input matrix columns count must be equal to output matrix rows count
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>) {
%0 = "spirv.Transpose"(%a0) : (!spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<2 x vector<3xf16>>  // error 6: input and output matrices must have the same component type
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>, %a1: !spirv.matrix<3 x vector<2xf32>>) {
%0 = "spirv.MatrixTimesMatrix"(%a0, %a1) : (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<3 x vector<2xf32>>) -> !spirv.matrix<3 x vector<2xf32>>  // error 6: left matrix columns' count must be equal to the right matrix rows' count
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>, %a1: !spirv.matrix<2 x vector<3xf32>>) {
%0 = "spirv.MatrixTimesMatrix"(%a0, %a1) : (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<3 x vector<2xf32>>  // error 6: right and result matrices must have equal columns' count
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>, %a1: !spirv.matrix<2 x vector<3xf32>>) {
%0 = "spirv.MatrixTimesMatrix"(%a0, %a1) : (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<2 x vector<3xf32>>  // error 6: left and result matrices must have equal rows' count
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>, %a1: !spirv.matrix<2 x vector<3xf32>>) {
%0 = "spirv.MatrixTimesMatrix"(%a0, %a1) : (!spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<2 x vector<2xf16>>  // error 6: right and result matrices' component type must be the same
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf16>>, %a1: !spirv.matrix<2 x vector<3xf32>>) {
%0 = "spirv.MatrixTimesMatrix"(%a0, %a1) : (!spirv.matrix<3 x vector<2xf16>>, !spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<2 x vector<2xf32>>  // error 6: left and result matrices' component type must be the same
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>, %a1: f16) {
%0 = "spirv.MatrixTimesScalar"(%a0, %a1) : (!spirv.matrix<3 x vector<2xf32>>, f16) -> !spirv.matrix<3 x vector<2xf32>>  // error 6: 'spirv.MatrixTimesScalar' op input matrix components' type and scaling value must have the same type
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>, %a1: vector<3xf16>) {
%0 = "spirv.MatrixTimesVector"(%a0, %a1) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf16>) -> vector<2xf16>  // error 6: 'spirv.MatrixTimesVector' op matrix and result element types must match
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>, %a1: vector<2xf32>) {
%0 = "spirv.MatrixTimesVector"(%a0, %a1) : (!spirv.matrix<3 x vector<2xf32>>, vector<2xf32>) -> vector<2xf32>  // error 6: 'spirv.MatrixTimesVector' op matrix columns (3) must match vector operand size (2)
return }
// -----
func.func @f(%a0: !spirv.matrix<3 x vector<2xf32>>, %a1: vector<3xf32>) {
%0 = "spirv.MatrixTimesVector"(%a0, %a1) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>) -> vector<3xf32>  // error 6: 'spirv.MatrixTimesVector' op result size (3) must match the matrix rows (2)
return }
// -----
func.func @f(%a0: vector<3xf32>, %a1: !spirv.matrix<3 x vector<2xf32>>) {
%0 = "spirv.VectorTimesMatrix"(%a0, %a1) : (vector<3xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<3xf32>  // error 6: 'spirv.VectorTimesMatrix' op number of components in vector must equal the number of components in each column in matrix
return }
// -----
func.func @f(%a0: vector<2xf32>, %a1: !spirv.matrix<3 x vector<2xf32>>) {
%0 = "spirv.VectorTimesMatrix"(%a0, %a1) : (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<2xf32>  // error 6: 'spirv.VectorTimesMatrix' op number of columns in matrix must equal the number of components in result
return }
// -----
func.func @f(%a0: vector<2xf16>, %a1: !spirv.matrix<3 x vector<2xf32>>) {
%0 = "spirv.VectorTimesMatrix"(%a0, %a1) : (vector<2xf16>, !spirv.matrix<3 x vector<2xf32>>) -> vector<3xf16>  // error 6: 'spirv.VectorTimesMatrix' op matrix must be a matrix with the same component type as the component type in result
return }
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: !spirv.ptr<i32, Generic>) "None" {
%0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Generic> to i64  // error 6: operand must be a physical pointer
spirv.Return
}
}
// -----
spirv.module Physical64 OpenCL {
spirv.func @f(%p: !spirv.ptr<i32, Generic>) "None" {
%0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Generic> to si64  // error 6: result must be a scalar type of unsigned integer
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: i64) "None" {
%0 = spirv.ConvertUToPtr %p : i64 to !spirv.ptr<i32, Generic>  // error 6: result must be a physical pointer
spirv.Return
}
}
// -----
spirv.module PhysicalStorageBuffer64 Vulkan {
spirv.func @f(%p: !spirv.ptr<i32, Generic>) "None" {
%0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Generic> to i64  // error 6: operand must be a physical pointer
spirv.Return
}
}
// -----
spirv.module Physical64 OpenCL {
spirv.func @f(%p: si64) "None" {
%0 = spirv.ConvertUToPtr %p : si64 to !spirv.ptr<i32, Generic>  // error 6: result must be a scalar type of unsigned integer
spirv.Return
}
}
// -----
func.func @f() {
%0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = {a = 1 : i32}}> : () -> !spirv.array<2 x i32> // error 6: unknown value attribute type
return }
// -----
func.func @f(%a: vector<4x4xf16>) {
%0 = "spirv.FConvert"(%a) : (vector<4x4xf16>) -> !spirv.coopmatrix<4x4xf32, Workgroup, MatrixA> // error 6: 'spirv.FConvert' op incompatible operand and result types
return }
// -----
%0 = "spirv.CompositeConstruct"() : () -> !spirv.arm.tensor<*xi1>  // error 6: 'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs
