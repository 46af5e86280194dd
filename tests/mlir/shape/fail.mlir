// What shape refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%w: !shape.witness) {
  %a = shape.assuming %w -> index { // error 8: 'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
    shape.assuming_yield
  }
  return
}
// -----
func.func @f(%w: !shape.witness, %i: i32) {
  %a = shape.assuming %w -> index { // error 8: 'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 'i32' should match successor input type #0 'index'
    shape.assuming_yield %i : i32
  }
  return
}
// -----
func.func @f(%a: !shape.shape, %i: index) {
  %1 = shape.max %a, %a : !shape.shape, !shape.shape -> !shape.size // error 8: 'shape.max' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'
  return
}
// -----
func.func @f(%a: !shape.shape, %i: index) {
  %1 = shape.meet %a, %i : !shape.shape, index -> !shape.size // error 8: requires all sizes or shapes
  return
}
// -----
func.func @f(%a: !shape.size, %i: index) {
  %1 = shape.meet %a, %i : !shape.size, index -> !shape.shape // error 8: 'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'
  return
}
// -----
func.func @f(%a: tensor<3xindex>, %i: tensor<4xindex>) {
  %1 = shape.meet %a, %i : tensor<3xindex>, tensor<4xindex> -> !shape.shape // error 8: unequal shape cardinality
  return
}
// -----
func.func @f(%a: tensor<3xindex>, %i: tensor<4xindex>) {
  %1 = shape.shape_of %a : tensor<3xindex> -> tensor<2xindex> // error 8: 'shape.shape_of' op inferred type(s) 'tensor<1xindex>' are incompatible with return type(s) of operation 'tensor<2xindex>'
  return
}
// -----
func.func @f(%a: !shape.size, %i: index) {
  %1 = shape.add %a, %i : !shape.size, index -> index // error 8: 'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them
  return
}
// -----
func.func @f(%a: !shape.value_shape, %i: index) {
  %1 = shape.shape_of %a : !shape.value_shape -> tensor<?xindex> // error 8: 'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them
  return
}
// -----
%0 = shape.assuming_all // error 6: 'shape.assuming_all' op no operands specified
// -----
func.func @f(%a: !shape.shape, %i: index) {
  %0 = shape.cstr_broadcastable %a : !shape.shape // error 8: 'shape.cstr_broadcastable' op required at least 2 input shapes
  return
}
// -----
func.func @f(%s: !shape.shape, %n: !shape.size) {
  %20 = shape.reduce(%s, %n) : !shape.shape -> !shape.size { // error 9: 'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType
  ^bb0(%index: index, %dim: index, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %n: !shape.size) {
  %20 = shape.reduce(%s, %n) : !shape.shape -> !shape.size { // error 9: 'shape.reduce' op ReduceOp body is expected to have 3 arguments
  ^bb0(%index: index, %dim: index):
    shape.yield %n : !shape.size
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %n: !shape.size) {
  %20 = shape.reduce(%s, %n) : !shape.shape -> !shape.size { // error 9: 'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0
  ^bb0(%index: index, %dim: !shape.size, %acc: index):
    shape.yield %n : !shape.size
  }
  return
}
// -----
func.func @f(%s: tensor<?xindex>, %n: !shape.size) {
  %20 = shape.reduce(%s, %n) : tensor<?xindex> -> !shape.size { // error 9: 'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor
  ^bb0(%index: index, %dim: !shape.size, %acc: index):
    shape.yield %n : !shape.size
  }
  return
}
// -----
func.func @f(%s: tensor<?xindex>, %n: !shape.size) {
  %20 = shape.reduce(%s, %n) : tensor<?xindex> -> !shape.size { // error 9: 'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType
  ^bb0(%index: !shape.size, %dim: !shape.size, %acc: index):
    shape.yield %n : !shape.size
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %n: !shape.size) {
  %20 = shape.reduce(%s, %n) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
    shape.yield // error 5: 'shape.yield' op number of operands does not match number of results of its parent
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %n: !shape.size) {
  %20 = shape.reduce(%s, %n) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
    shape.yield %index : index // error 5: 'shape.yield' op types mismatch between yield op and its parent
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %n: !shape.size) {
  %20 = shape.reduce(%s, %n) : !shape.shape -> (!shape.size, i32) { // error 9: custom op 'shape.reduce' number of operands and types do not match: got 1 operands and 2 types
  ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
    shape.yield %index : index
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %n: !shape.size) {
  shape.yield // error 3: 'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'
}
// -----
shape.function_library @x {
  func @y() {
    return
  }
} mapping @x // error 11: custom op 'shape.function_library' invalid kind of attribute specified
// -----
shape.function_library @x {
  func @y() {
    return
  }
} maps {} // error 3: custom op 'shape.function_library' expected 'mapping'
// -----
%2 = shape.const_shape 3 : !shape.shape // error 24: integer literal not valid for specified type
// -----
%2 = shape.const_shape [a] : !shape.shape // error 25: expected attribute value
// -----
%2 = shape.const_shape [1] : !shape.size // error 6: 'shape.const_shape' op result #0 must be shape or extent tensor, but got '!shape.size'
// -----
%2 = shape.const_shape [1] : tensor<4xindex> // error 6: 'shape.const_shape' op inferred type(s) 'tensor<1xindex>' are incompatible with return type(s) of operation 'tensor<4xindex>'
// -----
%2 = shape.mystery : !shape.shape // error 6: custom op 'shape.mystery' is unknown
// -----
%2 = "shape.shape_eq"() : () -> i32 // error 6: 'shape.shape_eq' op result #0 must be 1-bit signless integer, but got 'i32'
// -----
%2 = "shape.any"() : () -> i32 // error 6: 'shape.any' op result #0 must be shape or extent tensor, but got 'i32'
