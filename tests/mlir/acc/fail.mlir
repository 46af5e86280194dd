// What acc refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_present>}  // error 8: data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.private varPtr(%m : memref<8xf32>) recipe(@p) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}  // error 8: data clause associated with private operation must match its intent
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) varType(memref<8xf32>) -> memref<8xf32>  // error 8: varType must capture the element type of var
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<4xf32>  // error 8: input and output types must match
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.present varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier always>}  // error 8: no data clause modifiers are allowed
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,readonly>}  // error 8: invalid data clause modifiers: zero
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.private varPtr(%m : memref<8xf32>) -> memref<8xf32>  // error 8: 'acc.private' op recipe expected for private
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.private varPtr(%m : memref<8xf32>) recipe(@p) -> memref<8xf32>  // error 8: 'acc.private' op expected symbol reference @p to point to a private declaration
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%t : tensor<3xf32>) -> tensor<3xf32>  // error 8: 'acc.copyin' op operand #0 must be any pointer or mappable, but got 'tensor<3xf32>'
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr %m : memref<8xf32>  // error 25: expected '('
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin %m  // error 19: custom op 'acc.copyin' expected 'var'
  return
}
// -----
acc.private.recipe @p : memref<8xf32> init { ^bb0(%a : memref<8xf32>): acc.yield %a : memref<8xf32> }
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.private varPtr(%m : memref<8xf32>) recipe(@p) -> memref<8xf32>
  acc.parallel private(%0, %0 : memref<8xf32>, memref<8xf32>) { acc.yield }  // error 3: 'acc.parallel' op private operand appears more than once
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.data dataOperands(%m : memref<8xf32>) { acc.terminator }  // error 3: expect data entry/exit operation or acc.getdeviceptr as defining op
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.host_data { acc.terminator }  // error 3: at least one operand must appear on the host_data operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.data { acc.terminator }  // error 3: at least one operand or the default attribute must appear on the data operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.enter_data  // error 3: at least one operand must be present in dataOperands on the enter data operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.exit_data  // error 3: at least one operand must be present in dataOperands on the exit data operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.enter_data dataOperands(%0 : memref<8xf32>) async(%i : i64) attributes {async}  // error 3: async attribute cannot appear with asyncOperand
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.enter_data dataOperands(%0 : memref<8xf32>) wait(%i : i64) attributes {wait}  // error 3: wait attribute cannot appear with waitOperands
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.enter_data dataOperands(%0 : memref<8xf32>) wait_devnum(%i : i64)  // error 3: wait_devnum cannot appear without waitOperands
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.wait async(%i : i64) attributes {async}  // error 3: async attribute cannot appear with asyncOperand
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.wait wait_devnum(%i : i64)  // error 3: wait_devnum cannot appear without waitOperands
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.update  // error 3: at least one value must be present in dataOperands
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.declare { acc.terminator }  // error 15: custom op 'acc.declare' expected 'dataOperands'
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.declare_enter  // error 3: at least one operand must appear on the declare operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.declare_enter  // error 8: at least one operand must appear on the declare operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.declare_enter dataOperands(%m : memref<8xf32>)  // error 8: expect valid declare data entry operation or acc.getdeviceptr as defining op
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.declare_exit  // error 3: at least one operand must appear on the declare operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.set  // error 3: 'acc.set' op at least one default_async, device_num, or device_type operand must appear
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.parallel { acc.init acc.yield }  // error 18: 'acc.init' op cannot be nested in a compute operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.set attributes {device_type = #acc.device_type<none>} acc.yield } attributes {seq = [#acc.device_type<none>], unstructured}  // error 14: 'acc.set' op cannot be nested in a compute operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %b = acc.bounds lowerbound(%x : index)  // error 8: expected extent or upperbound.
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.parallel num_gangs({%i : i64, %i : i64, %i : i64, %i : i64}) { acc.yield }  // error 3: 'acc.parallel' op num_gangs expects a maximum of 3 values per segment
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 1>, numGangsDeviceType = []}> ({ acc.yield }) : (i64) -> ()  // error 3: 'acc.parallel' op num_gangs operand count does not match count in segments
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> ({ acc.yield }) : (i64) -> ()  // error 3: 'acc.parallel' op operand #0 must be 1-bit signless integer, but got 'i64'
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ acc.yield }) : (i64) -> ()  // error 3: 'acc.parallel' op wait operand count does not match count in segments
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.parallel async(%i : i64) { acc.yield } attributes {asyncOnly = [#acc.device_type<none>]}  // error 3: asyncOnly attribute cannot appear with asyncOperand
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.parallel wait({%i : i64}) { acc.yield } attributes {waitOnly = [#acc.device_type<none>]}  // error 3: wait attribute cannot appear with waitOperands
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<none>], asyncOnly = [#acc.device_type<none>]}> ({ acc.yield }) : (i64) -> ()  // error 3: asyncOnly attribute cannot appear with asyncOperand
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>, hasWaitDevnum = [false], waitOnly = [#acc.device_type<none>]}> ({ acc.yield }) : (i64) -> ()  // error 3: wait attribute cannot appear with waitOperands
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.parallel { acc.yield %i : i64 }  // error 3: 'acc.parallel' op along control flow edge from Operation acc.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.parallel combined(foo) { acc.yield }  // error 25: custom op 'acc.parallel' expected 'loop'
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield }  // error 3: at least one of auto, independent, seq must be present
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield } attributes {unstructured}  // error 3: at least one of auto, independent, seq must be present
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield } attributes {seq = [#acc.device_type<none>], auto_ = [#acc.device_type<none>], unstructured}  // error 3: only one of auto, independent, seq can be present at the same time
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop gang { acc.yield } attributes {seq = [#acc.device_type<none>], unstructured}  // error 3: gang, worker or vector cannot appear with seq
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield } attributes {seq = [#acc.device_type<none>, #acc.device_type<none>], unstructured}  // error 3: only one of auto, independent, seq can be present at the same time
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield } attributes {seq = [#acc.device_type<none>], worker = [#acc.device_type<star>, #acc.device_type<star>], unstructured}  // error 3: 'acc.loop' op duplicate device_type `star` found in worker attribute
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield } attributes {independent = [#acc.device_type<none>]}  // error 3: failed to find enough loop-like operations inside container-like acc.loop
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield } attributes {independent = [#acc.device_type<none>], collapse = [1], unstructured}  // error 3: 'acc.loop' op collapse device_type attr must be define when collapse attr is present
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield } attributes {independent = [#acc.device_type<none>], collapse = [1], collapseDeviceType = [], unstructured}  // error 3: 'acc.loop' op collapse attribute count must match collapse device_type count
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop control(%k : index, %l : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {seq = [#acc.device_type<none>]}  // error 47: custom op 'acc.loop' expected 2 operands
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop control(%k : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {seq = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>}  // error 3: inclusiveUpperbound size is expected to be the same as upperbound size
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.loop"(%x) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({ acc.yield }) : (index) -> ()  // error 3: number of upperbounds expected to be the same as number of steps
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.loop"(%x, %x) <{operandSegmentSizes = array<i32: 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({ acc.yield }) : (index, index) -> ()  // error 3: number of upperbounds expected to be the same as number of lowerbounds
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.loop"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>], unstructured}> ({ acc.yield }) : (index) -> ()  // error 3: 'acc.loop' op gangOperandsArgType attribute must be defined when gang operands are present
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.loop"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, gangOperandsArgType = [], seq = [#acc.device_type<none>], unstructured}> ({ acc.yield }) : (index) -> ()  // error 3: 'acc.loop' op gangOperandsArgType attribute count must match gangOperands count
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.loop"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>, independent = [#acc.device_type<none>], unstructured}> ({ acc.yield }) : (index) -> ()  // error 3: 'acc.loop' op tile operand count does not match count in segments
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>]}> ({}) : () -> ()  // error 3: expected non-empty body.
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { scf.for %k = %x to %x step %x { } acc.yield } attributes {seq = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>]}  // error 3: failed to find enough loop-like operations inside container-like acc.loop
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop gang({}) { acc.yield } attributes {independent = [#acc.device_type<none>], unstructured}  // error 18: custom op 'acc.loop' expect at least one of num, dim or static values
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop gang({num=%i : i64,}) { acc.yield } attributes {independent = [#acc.device_type<none>], unstructured}  // error 31: custom op 'acc.loop' new value expected after comma
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.read %m = %m : memref<8xf32>, memref<8xf32>, f32  // error 3: read and write must not be to the same location for atomic reads
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.write %m = %i : memref<8xf32>, i64  // error 3: address must dereference to value type
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.update %m : memref<8xf32> { ^bb0(%v : i32): acc.yield %v : i32 }  // error 3: the type of the operand must be a pointer type whose element type is the same as that of the region argument
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.update %m : memref<8xf32> { ^bb0(%v : f32): acc.yield %i : i64 }  // error 3: input and yielded value must have the same type
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.update %m : memref<8xf32> { ^bb0(%v : f32): acc.yield }  // error 3: only updated value must be returned
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.update %m : memref<8xf32> { ^bb0(%v : f32, %w : f32): acc.yield %v : f32 }  // error 3: the region must accept exactly one argument
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.capture { acc.atomic.read %m = %n : memref<8xf32>, memref<8xf32>, f32 acc.terminator }  // error 3: expected three operations in atomic.capture region (one terminator, and two atomic ops)
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.capture { acc.atomic.read %m = %n : memref<8xf32>, memref<8xf32>, f32 acc.atomic.read %m = %n : memref<8xf32>, memref<8xf32>, f32 acc.terminator }  // error 24: invalid sequence of operations in the capture region
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.capture { acc.atomic.read %m = %n : memref<8xf32>, memref<8xf32>, f32 acc.atomic.write %m = %g : memref<8xf32>, f32 acc.terminator }  // error 24: captured variable in atomic.read must be updated in second operation
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.atomic.capture { acc.atomic.update %m : memref<8xf32> { ^bb0(%v : f32): acc.yield %v : f32 } acc.atomic.read %m = %n : memref<8xf32>, memref<8xf32>, f32 acc.terminator }  // error 24: updated variable in atomic.update must be captured in second operation
  return
}
// -----
acc.private.recipe @p : memref<8xf32> init { }  // error 1: 'acc.private.recipe' op expects non-empty init region
// -----
acc.private.recipe @p : memref<8xf32> init { ^bb0(%a : f32): acc.yield %a : f32 }  // error 1: 'acc.private.recipe' op expects init region first argument of the privatization type
// -----
acc.private.recipe @p : memref<8xf32> init { ^bb0(%a : memref<8xf32>): acc.yield %a : memref<8xf32> } destroy { ^bb0(%a : f32): acc.terminator }  // error 1: 'acc.private.recipe' op expects destroy region first argument of the privatization type
// -----
acc.firstprivate.recipe @p : memref<8xf32> init { ^bb0(%a : memref<8xf32>): acc.yield %a : memref<8xf32> } copy { }  // error 1: 'acc.firstprivate.recipe' op expects non-empty copy region
// -----
acc.firstprivate.recipe @p : memref<8xf32> init { ^bb0(%a : memref<8xf32>): acc.yield %a : memref<8xf32> } copy { ^bb0(%a : memref<8xf32>): acc.terminator }  // error 1: 'acc.firstprivate.recipe' op expects copy region with two arguments of the privatization type
// -----
acc.reduction.recipe @p : memref<8xf32> reduction_operator <add> init { } combiner { }  // error 1: 'acc.reduction.recipe' op expects non-empty init region
// -----
acc.reduction.recipe @p : memref<8xf32> reduction_operator <add> init { ^bb0(%a : memref<8xf32>): acc.yield %a : memref<8xf32> } combiner { }  // error 1: 'acc.reduction.recipe' op expects non-empty combiner region
// -----
acc.reduction.recipe @p : i32 reduction_operator <add> init { ^bb0(%a : i32): acc.yield %a : i32 } combiner { ^bb0(%a : i32): acc.yield %a : i32 }  // error 1: 'acc.reduction.recipe' op expects combiner region with the first two arguments of the reduction type
// -----
acc.reduction.recipe @p : i32 reduction_operator <add> init { ^bb0(%a : i32): acc.yield %a : i32 } combiner { ^bb0(%a : i32, %b : i32): acc.yield }  // error 1: 'acc.reduction.recipe' op expects combiner region to yield a value of the reduction type
// -----
acc.routine @r func(@f) gang worker  // error 1: only one of `gang`, `worker`, `vector`, `seq` can be present at the same time
// -----
acc.routine @r func(@f) gang seq ([#acc.device_type<none>])  // error 1: only one of `gang`, `worker`, `vector`, `seq` can be present at the same time
// -----
acc.routine @r func(@f) seq gang ([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<host>])  // error 1: only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`
// -----
acc.routine @r func(@f) vector worker ([#acc.device_type<host>])  // error 1: only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`
// -----
func.func private @a() attributes {a = #acc.device_type<foo>}  // error 57: expected ::mlir::acc::DeviceType to be one of: none, star, default, host, multicore, nvidia, radeon
// -----
func.func private @a() attributes {a = #acc<data_clause foo>}  // error 57: expected ::mlir::acc::DataClause to be one of: acc_copyin, acc_copyin_readonly, acc_copy, acc_copyout, acc_copyout_zero, acc_present, acc_create, acc_create_zero, acc_delete, acc_attach, acc_detach, acc_no_create, acc_private, acc_firstprivate, acc_deviceptr, acc_getdeviceptr, acc_update_host, acc_update_self, acc_update_device, acc_use_device, acc_reduction, acc_declare_device_resident, acc_declare_link, acc_cache, acc_cache_readonly
// -----
func.func private @a() attributes {a = #acc.declare<implicit = true>}  // error 68: struct is missing required parameter: dataClause
// -----
func.func private @a() attributes {a = #acc.foo}  // error 45: unknown attribute `foo` in dialect `acc`
// -----
func.func private @a(!acc.foo)  // error 27: unknown  type `foo` in dialect `acc`
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.parallel private(%0 : memref<8xf32>) { acc.yield }  // error 3: 'acc.parallel' op expected private as defining op
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.serial firstprivate(%0 : memref<8xf32>) { acc.yield }  // error 3: 'acc.serial' op expected firstprivate as defining op
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.parallel reduction(%0 : memref<8xf32>) { acc.yield }  // error 3: 'acc.parallel' op expected reduction as defining op
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.update_device varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.kernels dataOperands(%0 : memref<8xf32>) { acc.terminator }  // error 3: expect data entry/exit operation or acc.getdeviceptr as defining op
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.host_data dataOperands(%0 : memref<8xf32>) { acc.terminator }  // error 3: expect data entry operation as defining op
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.update dataOperands(%0 : memref<8xf32>)  // error 3: expect data entry/exit operation or acc.getdeviceptr as defining op
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  %0 = acc.nocreate varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.declare dataOperands(%0 : memref<8xf32>) { acc.terminator }  // error 3: expect valid declare data entry operation or acc.getdeviceptr as defining op
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>, vectorLengthDeviceType = []}> ({ acc.yield }) : (i64) -> ()  // error 3: 'acc.parallel' op operand #0 must be 1-bit signless integer, but got 'i64'
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = []}> ({ acc.yield }) : (i64) -> ()  // error 3: 'acc.parallel' op async operands count must match async device_type count
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 2>, numGangsDeviceType = [#acc.device_type<none>]}> ({ acc.yield }) : (i64) -> ()  // error 3: 'acc.parallel' op num_gangs operand count does not match count in segments
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.loop"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, workerNumOperandsDeviceType = [], independent = [#acc.device_type<none>], unstructured}> ({ acc.yield }) : (index) -> ()  // error 3: 'acc.loop' op worker operands count must match worker device_type count
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.loop"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>, vectorOperandsDeviceType = [], independent = [#acc.device_type<none>], unstructured}> ({ acc.yield }) : (index) -> ()  // error 3: 'acc.loop' op vector operands count must match vector device_type count
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { scf.for %k = %x to %x step %x { scf.for %l = %x to %x step %x { } scf.for %l = %x to %x step %x { } } acc.yield } attributes {independent = [#acc.device_type<none>], collapse = [3], collapseDeviceType = [#acc.device_type<none>]}  // error 3: found sibling loops inside container-like acc.loop
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield } attributes {independent = [#acc.device_type<none>], vector = [#acc.device_type<star>, #acc.device_type<star>], unstructured}  // error 3: 'acc.loop' op duplicate device_type `star` found in vector attribute
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  acc.loop { acc.yield } attributes {independent = [#acc.device_type<star>, #acc.device_type<star>], seq = [#acc.device_type<none>], unstructured}  // error 3: only one of auto, independent, seq can be present at the same time
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %p: !llvm.ptr, %t: tensor<3xf32>, %c: i1, %i: i64, %x: index, %g: f32) {
  "acc.loop"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, gangOperandsArgType = [#acc.gang_arg_type<Num>], independent = [#acc.device_type<none>], unstructured}> ({ acc.yield }) : (index) -> ()  // error 3: 'acc.loop' op gang operand count does not match count in segments
  return
}
// -----
acc.private.recipe @p : memref<8xf32> init { ^bb0(%a : memref<8xf32>): acc.yield %a : memref<8xf32> } destroy { ^bb0: acc.terminator }  // error 1: 'acc.private.recipe' op expects destroy region first argument of the privatization type
// -----
acc.reduction.recipe @p : i32 reduction_operator <add> init { ^bb0(%a : i32): acc.yield %a : i32 } combiner { ^bb0(%a : i32, %b : i64): acc.yield %a : i32 }  // error 1: 'acc.reduction.recipe' op expects combiner region with the first two arguments of the reduction type
// -----
func.func @f(%i: index) {
  "acc.loop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,0>, independent = [#acc.device_type<none>], unstructured}> ({ "acc.yield"(%i) : (index) -> () }) : () -> () // error 3: 'acc.loop' op along control flow edge from Operation acc.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
  return
}
// -----
func.func @f(%i: index) {
  %0 = "acc.loop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,0>, independent = [#acc.device_type<none>], unstructured}> ({ "acc.yield"() : () -> () }) : () -> index // error 8: 'acc.loop' op along control flow edge from Operation acc.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
  return
}
// -----
func.func @f(%i: index, %n: index) {
  acc.loop control(%k : index) = (%i : index) to (%n : index) step (%i : index) { // error 3: 'acc.loop' op along control flow edge from Operation acc.yield to Region #0: region branch point has 1 operands, but region successor needs 0 inputs
    "acc.yield"(%k) : (index) -> ()
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
  return
}
// -----
func.func @f(%i: index) {
  "acc.loop"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], unstructured, inclusiveUpperbound = array<i1: true>}> ({ // error 3: unstructured acc.loop must not have induction variables
  ^bb0(%k: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  acc.loop combined(data) control(%k : index) = (%i : index) to (%i : index) step (%i : index) { // error 21: custom op 'acc.loop' expected compute construct name
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
  return
}
// -----
func.func @f(%i: i32) {
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 1>, numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}> ({ // error 3: invalid properties {numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<host>], numGangsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.parallel: size mismatch in attribute conversion: 12 vs 11
    "acc.yield"() : () -> ()
  }) : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
"acc.parallel"(%a) <{operandSegmentSizes = array<i32: 0,1,0,0,0,0,0,0,0,0,0>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<host>], hasWaitDevnum = [false, false]}> ({ "acc.yield"() : () -> () }) : (i32) -> () // error 1: 'acc.parallel' op wait segment count does not match device_type count
return }
// -----
func.func @f(%a: i32) {
"acc.parallel"(%a) <{operandSegmentSizes = array<i32: 0,0,1,0,0,0,0,0,0,0,0>, numGangsSegments = array<i32: 1>, numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}> ({ "acc.yield"() : () -> () }) : (i32) -> () // error 1: 'acc.parallel' op num_gangs segment count does not match device_type count
return }
