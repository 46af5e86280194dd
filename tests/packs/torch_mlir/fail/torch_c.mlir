// What torch_c refuses, and where. The messages are iree-opt's.
func.func @f(%t: !torch.vtensor<[2,?],si32>) {
  %0 = torch_c.to_builtin_tensor %t : !torch.vtensor<[2,?],si32> -> tensor<2x3xi32> // error 8: operand and result must have the same size and dtype
  return
}
// -----
func.func @f(%t: tensor<2xf32>) {
  %0 = torch_c.from_builtin_tensor %t : tensor<2xf32> -> !torch.tensor<[2],f32> // error 8: 'torch_c.from_builtin_tensor' op result #0 must be Multi-dimensional array modeling Torch's Tensor type, but got '!torch.tensor<[2],f32>'
  return
}
// -----
func.func @f(%t: tensor<2xf32>) {
  %0 = torch_c.to_i64 %t // error 23: use of value '%t' expects different type than prior uses: '!torch.int' vs 'tensor<2xf32>'
  return
}
// -----
func.func @f(%t: !torch.int) {
  %0 = "torch_c.to_i64"(%t) : (!torch.int) -> i32 // error 8: 'torch_c.to_i64' op result #0 must be 64-bit signless integer, but got 'i32'
  return
}
// -----
%7 = torch_c.get_next_seed : () -> i32 // error 6: 'torch_c.get_next_seed' op result #0 must be 64-bit signless integer, but got 'i32'
