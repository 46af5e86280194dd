// What iree_codegen refuses, and where. The messages are iree-opt's.
func.func @f(%m: memref<4x?xf32>) -> tensor<5x?xf32> {
  %0 = iree_codegen.load_from_buffer %m : memref<4x?xf32> -> tensor<5x?xf32> // error 8: 'iree_codegen.load_from_buffer' op buffer and tensor shapes must be compatible and element types must match
  return %0 : tensor<5x?xf32>
}
// -----
func.func @f(%m: memref<4x?xf32>, %t: tensor<4x8xf16>) {
  iree_codegen.store_to_buffer %t, %m : tensor<4x8xf16> into memref<4x?xf32> // error 3: 'iree_codegen.store_to_buffer' op tensor and buffer shapes must be compatible and element types must match
  return
}
// -----
func.func @f() attributes {a = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline workgroup_size = [1, 2, 3, 4]>} { // error 62: workgroup size cannot have more than 3 entries
  return
}
// -----
func.func @f() attributes {a = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline workgroup_size = [8, 0]>} { // error 62: workgroup size value has to be greater than zero
  return
}
// -----
func.func @f() attributes {a = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline codegen_spec = @s>} { // error 62: transform dialect codegen spec requires transform dialect codegen pipeline
  return
}
// -----
func.func @f() attributes {a = #iree_codegen.export_config<workgroup_size = [4, 4, 4, 4]>} { // error 59: expected workgroup size to have atmost 3 entries
  return
}
// -----
iree_codegen.dispatch_config @d workgroup_size = [8, 8, 1, 1] { // error 1: 'iree_codegen.dispatch_config' op workgroup_size must have 1 to 3 entries, got 4
^bb0(%n: index):
  %c = arith.constant 3 : index
  iree_codegen.yield %c, %c, %c : index, index, index
}
// -----
iree_codegen.dispatch_config @d workgroup_size = [8, 8] { // error 1: 'iree_codegen.dispatch_config' op expected terminator to yield exactly 3 operands (workgroup count x, y, z), got 2
^bb0(%n: index):
  iree_codegen.yield %n, %n : index, index
}
// -----
func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<4xf32> {
  %0 = iree_codegen.ukernel.generic "u" ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<4xf32> // error 8: 'iree_codegen.ukernel.generic' op expected type of operand #1 ('tensor<?xf32>') to match type of corresponding result ('tensor<4xf32>')
  return %0 : tensor<4xf32>
}
