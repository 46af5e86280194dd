// What torch refuses, and where. The messages are iree-opt's.
func.func @f(%a: !torch.optional<tensor>) {
  %0 = torch.derefine %a : !torch.optional<tensor> to !torch.tensor // error 8: 'torch.derefine' op operand type '!torch.optional<tensor>' and result type '!torch.tensor' are cast incompatible
  return
}
// -----
func.func @f(%a: !torch.tensor) {
  %0 = torch.prim.unchecked_cast %a : !torch.tensor -> !torch.optional<tensor> // error 8: 'torch.prim.unchecked_cast' op operand type '!torch.tensor' and result type '!torch.optional<tensor>' are cast incompatible
  return
}
// -----
func.func @f(%a: !torch.tensor<[3],f32>) {
  %0 = torch.tensor_static_info_cast %a : !torch.tensor<[3],f32> to !torch.tensor<[?,?],unk> // error 8: 'torch.tensor_static_info_cast' op operand type '!torch.tensor<[3],f32>' and result type '!torch.tensor<[?,?],unk>' are cast incompatible
  return
}
// -----
func.func @f(%a: !torch.vtensor<[?],f16>) {
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[?],f16> to !torch.vtensor<*,bf16> // error 8: 'torch.tensor_static_info_cast' op operand type '!torch.vtensor<[?],f16>' and result type '!torch.vtensor<*,bf16>' are cast incompatible
  return
}
// -----
func.func @f(%a: !torch.int, %b: !torch.float) {
  %0 = torch.prim.ListConstruct %a, %b : (!torch.int, !torch.float) -> !torch.list<float> // error 8: operand types should have the same type as the list contained type
  return
}
// -----
func.func @f(%a: !torch.int, %b: !torch.float) {
  %0 = torch.prim.DictConstruct keys(%b : !torch.float) values(%a : !torch.int) -> !torch.dict<int, int> // error 8: keys should be of Dict key type
  return
}
// -----
func.func @f(%a: !torch.int, %b: !torch.float) {
  %0 = torch.prim.DictConstruct keys(%a : !torch.int) values(%b : !torch.float) -> !torch.dict<int, int> // error 8: values  should be of Dict value type
  return
}
// -----
func.func @f(%a: !torch.int, %b: !torch.float) {
  %0 = torch.prim.TupleConstruct %a, %b : !torch.int, !torch.float -> !torch.tuple<int, int> // error 8: 'torch.prim.TupleConstruct' op failed to verify that contained types correspond to operand types
  return
}
// -----
func.func @f(%a: !torch.vtensor<[4],f32>, %b: !torch.tensor<[5],f32>) {
  torch.overwrite.tensor.contents %a overwrites %b : !torch.vtensor<[4],f32>, !torch.tensor<[5],f32> // error 3: 'torch.overwrite.tensor.contents' op failed to verify that overwritten tensor type is corresponding !torch.tensor of value tensor type
  return
}
// -----
torch.class_type @A { // error 1: 'torch.class_type' op has duplicate attr/method with name 'x'
  torch.attr "x" : !torch.int
  torch.attr "x" : !torch.float
}
// -----
torch.class_type @A {
  func.func private @f() // error 3: 'func.func' op is not allowed inside `torch.class_type`
}
// -----
torch.class_type @A {
  torch.method "g", @nothing // error 3: '@nothing' does not reference a valid function
}
// -----
func.func @pub(%s: !torch.nn.Module<"A">) { return }
torch.class_type @A {
  torch.method "g", @pub // error 3: '@pub' must reference a private function
}
// -----
func.func private @decl(%s: !torch.nn.Module<"A">)
torch.class_type @A {
  torch.method "g", @decl // error 3: '@decl' must reference a function that is defined (not merely declared)
}
// -----
func.func private @other(%s: !torch.nn.Module<"B">) { return }
torch.class_type @A {
  torch.method private "g", @other // error 3: the referenced function 'other' must have a first argument of type '!torch.nn.Module<"A">'
}
// -----
%m = torch.nn_module { // error 6: 'Nobody' does not reference a valid class type
} : !torch.nn.Module<"Nobody">
// -----
torch.class_type @A {
  torch.attr "x" : !torch.int
}
%m = torch.nn_module { // error 6: number of 'torch.slot's in a 'torch.nn_module' must match number of 'torch.attr's in the corresponding 'torch.class_type'
} : !torch.nn.Module<"A">
// -----
torch.class_type @A {
  torch.attr "x" : !torch.int
}
%n = torch.constant.float 1.5
%m = torch.nn_module {
  torch.slot "x", %n : !torch.float // error 3: 'torch.slot' op is expected to match type and name of '"torch.attr"() <{name = "x", type = !torch.int}> : () -> ()'
} : !torch.nn.Module<"A">
// -----
%m = torch.nn_module {
  %n = torch.constant.int 1 // error 8: 'torch.constant.int' op is not allowed inside 'torch.nn_module'
} : !torch.nn.Module<"A">
// -----
torch.global_slot.module_initializer {
  torch.initialize.global_slots [
  ]
}
torch.global_slot.module_initializer { // error 1: there must be only one global slot initializer
  torch.initialize.global_slots [
  ]
}
// -----
torch.global_slot @a : !torch.int
torch.global_slot.module_initializer {
  torch.initialize.global_slots [ // error 3: 'torch.initialize.global_slots' op must have one initializer for each global slot in the module
  ]
}
// -----
torch.global_slot @a : !torch.int
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  torch.initialize.global_slots [ // error 3: duplicate initialization of global slot: @a
    @a(%0 : !torch.int)
    @a(%0 : !torch.int)
  ]
}
// -----
torch.global_slot @a : !torch.str
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  torch.initialize.global_slots [ // error 3: 'torch.initialize.global_slots' op initial value for global slot @a has type '!torch.int' which is not within the bound '!torch.str'
    @a(%0 : !torch.int)
  ]
}
// -----
torch.global_slot @a : !torch.int
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  %1 = torch.aten.neg.int %0 : !torch.int -> !torch.int // error 8: 'torch.aten.neg.int' op is not allowed in a module initializer
  torch.initialize.global_slots [
    @a(%1 : !torch.int)
  ]
}
// -----
func.func @f(%b: !torch.tensor {torch.type_bound = 3}) { return} // error 1: 'torch.type_bound' must be TypeAttr
// -----
func.func @f(%b: !torch.tensor {torch.type_bound = i32}) { return} // error 1: 'torch.type_bound' must be of !torch.tensor/!torch.vtensor type
// -----
func.func @f(%b: i32 {torch.type_bound = !torch.tensor}) { return} // error 1: 'torch.type_bound' must be attached to an argument of !torch.tensor/!torch.vtensor type
// -----
func.func @f(%t: !torch.vtensor<[2,3],si32>, %p: !torch.float) {
  %0 = torch.aten.norm.Scalar %t, %p : !torch.vtensor<[2,3],si32>, !torch.float -> !torch.vtensor // error 8: 'torch.aten.norm.Scalar' op expected a float or complex type for input tensor, but got 'si32'
  return
}
// -----
func.func @f(%t: !torch.vtensor<[2,3],si32>, %p: !torch.float, %d: !torch.int) {
  %0 = torch.aten.renorm %t, %p, %d, %p : !torch.vtensor<[2,3],si32>, !torch.float, !torch.int, !torch.float -> !torch.vtensor // error 8: 'torch.aten.renorm' op expected a float or complex type for input tensor, but got 'si32'
  return
}
// -----
func.func @f(%t: !torch.vtensor<[2],f32>, %p: !torch.float, %d: !torch.int) {
  %0 = torch.aten.renorm %t, %p, %d, %p : !torch.vtensor<[2],f32>, !torch.float, !torch.int, !torch.float -> !torch.vtensor // error 8: 'torch.aten.renorm' op renorm: input needs at least 2 dimensions, got 1 dimensions
  return
}
// -----
func.func @f(%t: !torch.vtensor<[2,3],f32>, %d: !torch.int) {
  %p = torch.constant.float 0.0
  %0 = torch.aten.renorm %t, %p, %d, %p : !torch.vtensor<[2,3],f32>, !torch.float, !torch.int, !torch.float -> !torch.vtensor // error 8: 'torch.aten.renorm' op renorm: non-positive norm not supported
  return
}
// -----
func.func @f(%t: !torch.vtensor<[2,3],f32>, %d: !torch.int) {
  %p = torch.constant.float 2.0
  %q = torch.constant.int -2
  %0 = torch.aten.renorm %t, %p, %d, %q : !torch.vtensor<[2,3],f32>, !torch.float, !torch.int, !torch.int -> !torch.vtensor // error 8: 'torch.aten.renorm' op renorm: expected maxnorm to be >= 0
  return
}
// -----
func.func @f(%t: !torch.vtensor<[2,3],f32>) {
  %p = torch.constant.float 2.0
  %d = torch.constant.int -3
  %0 = torch.aten.renorm %t, %p, %d, %p : !torch.vtensor<[2,3],f32>, !torch.float, !torch.int, !torch.float -> !torch.vtensor // error 8: 'torch.aten.renorm' op Dimension out of range (expected to be in range of [-2, 1], but got -3
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>) {
  %i0 = torch.constant.int 0
  %i1 = torch.constant.int 1
  %l = torch.prim.ListConstruct %i1, %i0 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.permute %t, %l : !torch.vtensor<[5,6],f32>, !torch.list<int> -> !torch.vtensor<[6,5,1],f32> // error 8: 'torch.aten.permute' op expected input and output tensors to have same rank, but 2 != 3.
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>) {
  %i0 = torch.constant.int 0
  %l = torch.prim.ListConstruct %i0 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.permute %t, %l : !torch.vtensor<[5,6],f32>, !torch.list<int> -> !torch.vtensor<[6,5],f32> // error 8: 'torch.aten.permute' op expected permutation to have size equal result tensor rank. The permutation has 1 elements, the output has rank 2.
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,5],f32>) {
  %i0 = torch.constant.int -1
  %l = torch.prim.ListConstruct %i0, %i0 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.permute %t, %l : !torch.vtensor<[5,5],f32>, !torch.list<int> -> !torch.vtensor<[5,5],f32> // error 8: 'torch.aten.permute' op has a duplicate dimension (1) in its permutation %1 = "torch.prim.ListConstruct"(%0, %0) : (!torch.int, !torch.int) -> !torch.list<int>.
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>, %n: !torch.int) {
  %i0 = torch.constant.int 1
  %l = torch.prim.ListConstruct %i0, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.permute %t, %l : !torch.vtensor<[5,6],f32>, !torch.list<int> -> !torch.vtensor<[5,6],f32> // error 8: 'torch.aten.permute' op has a permutation which is not compatible with the input and output shapes. The input shape in dimension 1 is 6, and the output shape in dimension 0 is 5 : they should be the same with this permutation. 
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>, %n: !torch.int) {
  %i0 = torch.constant.int 2
  %l = torch.prim.ListConstruct %n, %i0 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.permute %t, %l : !torch.vtensor<[5,6],f32>, !torch.list<int> -> !torch.vtensor<[5,6],f32> // error 8: observed invalid index in permutation (2) for input tensor of rank 2.
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>, %n: !torch.int) {
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.rot90 %t, %n, %l : !torch.vtensor<[5,6],f32>, !torch.int, !torch.list<int> -> !torch.vtensor // error 8: 'torch.aten.rot90' op expected total rotation dims == 2, but got dims = 1
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5],f32>, %n: !torch.int) {
  %l = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.rot90 %t, %n, %l : !torch.vtensor<[5],f32>, !torch.int, !torch.list<int> -> !torch.vtensor // error 8: 'torch.aten.rot90' op expected total dims >= 2, but got total dims = 1
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>) {
  %n = torch.constant.int 4
  %l = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.rot90 %t, %n, %l : !torch.vtensor<[5,6],f32>, !torch.int, !torch.list<int> -> !torch.vtensor // error 8: 'torch.aten.rot90' op expected rotation dims to be different, but got dim0 = %0 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int and dim1 = %0 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>, %n: !torch.int) {
  %l = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.rot90 %t, %n, %l : !torch.vtensor<[5,6],f32>, !torch.int, !torch.list<int> -> !torch.vtensor // error 8: 'torch.aten.rot90' op expected rotation dims to be different, but got dim0 = <block argument> of type '!torch.int' at index: 1 and dim1 = <block argument> of type '!torch.int' at index: 1
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>, %n: !torch.optional<int>) {
  %0 = torch.aten.count_nonzero %t, %n : !torch.vtensor<[5,6],f32>, !torch.optional<int> -> !torch.vtensor // error 8: 'torch.aten.count_nonzero' op parameter dim must be none or int type
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>) {
  %n = torch.constant.int 2
  %0 = torch.aten.count_nonzero %t, %n : !torch.vtensor<[5,6],f32>, !torch.int -> !torch.vtensor // error 8: 'torch.aten.count_nonzero' op expected dim to be in [ -2, 1 ], but got dim = 2
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>, %l: !torch.list<int>) {
  %0 = torch.aten.count_nonzero.dim_IntList %t, %l : !torch.vtensor<[5,6],f32>, !torch.list<int> -> !torch.vtensor // error 8: 'torch.aten.count_nonzero.dim_IntList' op expected dim to be constructed from list construct
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,6],f32>) {
  %n = torch.constant.int -4
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.count_nonzero.dim_IntList %t, %l : !torch.vtensor<[5,6],f32>, !torch.list<int> -> !torch.vtensor // error 8: 'torch.aten.count_nonzero.dim_IntList' op expected to be in [ -2 , 1 ], but got dim = -4
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,3],f32>, %u: !torch.vtensor<[5,3],f64>, %n: !torch.int) {
  %0 = torch.aten.linalg_cross %t, %u, %n : !torch.vtensor<[5,3],f32>, !torch.vtensor<[5,3],f64>, !torch.int -> !torch.vtensor // error 8: 'torch.aten.linalg_cross' op input tensors must have the same dtype, but got 'f32' and 'f64'
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,3],i1>, %n: !torch.int) {
  %0 = torch.aten.linalg_cross %t, %t, %n : !torch.vtensor<[5,3],i1>, !torch.vtensor<[5,3],i1>, !torch.int -> !torch.vtensor // error 8: 'torch.aten.linalg_cross' op input tensors must not have bool dtype
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,3],f32>, %u: !torch.vtensor<[3],f32>, %n: !torch.int) {
  %0 = torch.aten.linalg_cross %t, %u, %n : !torch.vtensor<[5,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor // error 8: 'torch.aten.linalg_cross' op input tensors must have the same number of dimensions, but got 2 and 1
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,3],f32>) {
  %n = torch.constant.int 2
  %0 = torch.aten.linalg_cross %t, %t, %n : !torch.vtensor<[5,3],f32>, !torch.vtensor<[5,3],f32>, !torch.int -> !torch.vtensor // error 8: 'torch.aten.linalg_cross' op dim expected to be in rank of [-2, 1], but got 2
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,3],f32>) {
  %n = torch.constant.int -2
  %0 = torch.aten.linalg_cross %t, %t, %n : !torch.vtensor<[5,3],f32>, !torch.vtensor<[5,3],f32>, !torch.int -> !torch.vtensor // error 8: 'torch.aten.linalg_cross' op inputs dimension 0 must have length 3, but got 5 and 5
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,3],f32>, %u: !torch.vtensor<[4,3],f32>) {
  %n = torch.constant.int -1
  %0 = torch.aten.linalg_cross %t, %u, %n : !torch.vtensor<[5,3],f32>, !torch.vtensor<[4,3],f32>, !torch.int -> !torch.vtensor // error 8: 'torch.aten.linalg_cross' op the size of first tensor (5) must match the size of second tensor (4) at dimension 0 or one of them must be 1
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,3],i1>, %n: !torch.int, %b: !torch.bool) {
  %0, %1 = torch.aten.kthvalue %t, %n, %n, %b : !torch.vtensor<[5,3],i1>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor // error 12: 'torch.aten.kthvalue' op input tensors must not have bool dtype
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,3],f32>, %b: !torch.bool) {
  %n = torch.constant.int -3
  %0, %1 = torch.aten.kthvalue %t, %n, %n, %b : !torch.vtensor<[5,3],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor // error 12: 'torch.aten.kthvalue' op dim expected to be in range of [-2, 1], but got -1
  return
}
// -----
func.func @f(%t: !torch.vtensor<[5,3],f32>, %b: !torch.bool) {
  %n = torch.constant.int 0
  %0, %1 = torch.aten.kthvalue %t, %n, %n, %b : !torch.vtensor<[5,3],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor // error 12: 'torch.aten.kthvalue' op k expected to be in range of [1, 5], but got 0
  return
}
// -----
func.func @f(%x: !torch.none) {
  %n = torch.constant.int -3
  %0 = torch.aten.tril_indices %n, %n, %n, %x, %x, %x, %x : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor // error 8: 'torch.aten.tril_indices' op row must be non-negative, got -3
  return
}
// -----
func.func @f(%x: !torch.none) {
  %m = torch.constant.int 3
  %n = torch.constant.int -3
  %0 = torch.aten.triu_indices %m, %n, %n, %x, %x, %x, %x : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor // error 8: 'torch.aten.triu_indices' op col must be non-negative, got -3
  return
}
// -----
func.func @f(%x: !torch.none) {
  %m = torch.constant.int 3
  %n = torch.constant.int 6
  %0 = torch.aten.triu_indices %m, %n, %n, %n, %x, %x, %x : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor // error 8: 'torch.aten.triu_indices' op 'triu_indices' implemented only for torch.int32 and torch.int64
  return
}
// -----
func.func @f(%q: !torch.vtensor, %s: !torch.none, %b: !torch.bool) {
  %0, %1, %2 = torch.hop_flex_attention %q, %q, %q, %s, %b, %b : !torch.vtensor, !torch.vtensor, !torch.vtensor, !torch.none, !torch.bool, !torch.bool -> !torch.vtensor, !torch.none, !torch.none // error 16: expected input(s) types having sizes
  return
}
// -----
func.func @f(%q: !torch.vtensor<[1,2,3],f32>, %s: !torch.none, %b: !torch.bool) {
  %0, %1, %2 = torch.hop_flex_attention %q, %q, %q, %s, %b, %b : !torch.vtensor<[1,2,3],f32>, !torch.vtensor<[1,2,3],f32>, !torch.vtensor<[1,2,3],f32>, !torch.none, !torch.bool, !torch.bool -> !torch.vtensor, !torch.none, !torch.none // error 16: expected 4D query tensor
  return
}
// -----
func.func @f(%q: !torch.vtensor<[1,2,3,4],si32>, %s: !torch.none, %b: !torch.bool) {
  %0, %1, %2 = torch.hop_flex_attention %q, %q, %q, %s, %b, %b : !torch.vtensor<[1,2,3,4],si32>, !torch.vtensor<[1,2,3,4],si32>, !torch.vtensor<[1,2,3,4],si32>, !torch.none, !torch.bool, !torch.bool -> !torch.vtensor, !torch.none, !torch.none // error 16: expected float element type
  return
}
// -----
func.func @f(%a: !torch.vtensor<[2],f32>) {
  %s = torch.symbolic_int "s0" {min_val = 1, max_val = 7} : !torch.int
  torch.bind_symbolic_shape %a, [%s], affine_map<()[s0, s1] -> (s0)> : !torch.vtensor<[2],f32> // error 3: 'torch.bind_symbolic_shape' op requires equal number of shape symbol args and symbol args to the attached affine map, since they are 1:1 mapped
  return
}
// -----
func.func @f(%c: !torch.bool, %n: !torch.int) {
  %0 = torch.prim.If %c -> (!torch.int) { // error 8: 'torch.prim.If' op along control flow edge from Operation torch.prim.If.yield to parent: successor operand type #0 '!torch.bool' should match successor input type #0 '!torch.int'
    torch.prim.If.yield %c : !torch.bool
  } else {
    torch.prim.If.yield %n : !torch.int
  }
  return
}
// -----
func.func @f(%c: !torch.bool, %n: !torch.int) {
  %0 = torch.prim.If %c -> (!torch.int) { // error 8: 'torch.prim.If' op along control flow edge from Operation torch.prim.If.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
    torch.prim.If.yield
  } else {
    torch.prim.If.yield %n : !torch.int
  }
  return
}
// -----
func.func @f(%c: !torch.bool, %n: !torch.int) {
  %1 = torch.prim.Loop %n, %c, init(%n) { // error 8: 'torch.prim.Loop' op along control flow edge from parent to Region #0: successor operand type #0 '!torch.int' should match successor input type #0 '!torch.bool'
  ^bb0(%i: !torch.int, %x: !torch.bool):
    torch.prim.Loop.condition %c, iter(%x : !torch.bool)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  return
}
// -----
func.func @f(%c: !torch.bool, %n: !torch.int) {
  %1 = torch.prim.Loop %n, %c, init(%n) { // error 8: 'torch.prim.Loop' op along control flow edge from Operation torch.prim.Loop.condition to Region #0: successor operand type #0 '!torch.bool' should match successor input type #0 '!torch.int'
  ^bb0(%i: !torch.int, %x: !torch.int):
    torch.prim.Loop.condition %c, iter(%c : !torch.bool)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  return
}
// -----
func.func @f(%c: !torch.bool, %n: !torch.int) {
  %1 = torch.prim.Loop %n, %c, init(%n) { // error 8: 'torch.prim.Loop' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs
  ^bb0:
    torch.prim.Loop.condition %c, iter(%n : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  return
}
// -----
func.func @f() {
  %0 = torch.vtensor.literal(dense<1.0> : tensor<2x3xf32>) : !torch.vtensor<[2,4],f32> // error 8: 'torch.vtensor.literal' op inferred type(s) '!torch.vtensor<[2,3],f32>' are incompatible with return type(s) of operation '!torch.vtensor<[2,4],f32>'
  return
}
// -----
func.func @f() {
  %0 = torch.vtensor.literal(dense<1> : tensor<2x3xi64>) : !torch.vtensor<[2,3],f32> // error 8: 'torch.vtensor.literal' op inferred type(s) '!torch.vtensor<[2,3],si64>' are incompatible with return type(s) of operation '!torch.vtensor<[2,3],f32>'
  return
}
// -----
func.func @f() {
  %0 = torch.vtensor.literal(dense<1> : tensor<2x3xi64>) : !torch.vtensor<[2,?],si64> // error 8: 'torch.vtensor.literal' op inferred type(s) '!torch.vtensor<[2,3],si64>' are incompatible with return type(s) of operation '!torch.vtensor<[2,?],si64>'
  return
}
// -----
func.func @f() {
  %0 = torch.tensor.literal(dense<1.0> : tensor<2x3xf32>) : !torch.tensor<[2,4],f32> // error 8: 'torch.tensor.literal' op inferred type(s) '!torch.tensor<[2,3],f32>' are incompatible with return type(s) of operation '!torch.tensor<[2,4],f32>'
  return
}
// -----
func.func @f(%a: !torch.vtensor<[2],f32>) {
  %0 = "torch.copy.to_tensor"(%a) : (!torch.vtensor<[2],f32>) -> !torch.tensor<[3],f32> // error 8: 'torch.copy.to_tensor' op failed to verify that operand is corresponding !torch.vtensor
  return
}
// -----
func.func @f(%a: !torch.tensor<[2],f32>) {
  %0 = "torch.copy.to_vtensor"(%a) : (!torch.tensor<[2],f32>) -> !torch.vtensor<[3],f32> // error 8: 'torch.copy.to_vtensor' op failed to verify that operand is corresponding !torch.tensor
  return
}
// -----
func.func @f(%a: !torch.list<float>, %b: !torch.vtensor) {
  %0 = torch.aten.permute %b, %a : !torch.vtensor, !torch.list<float> -> !torch.vtensor // error 8: 'torch.aten.permute' op operand #1 must be Int list type (int[]) of Torch IntType values, but got '!torch.list<float>'
  return
}
// -----
func.func @f(%a: !torch.list<float>, %b: !torch.list<int>) {
  %0 = torch.aten.cat %a, %b : !torch.list<float>, !torch.list<int> -> !torch.vtensor // error 8: 'torch.aten.cat' op operand #0 must be Any int list type (Tensor[]) of Any Torch tensor type values, but got '!torch.list<float>'
  return
}
// -----
func.func @f(%a: !torch.list<float>, %b: !torch.vtensor, %c: !torch.optional<int>, %n: !torch.none) {
  %0 = torch.aten.mean.dim %b, %a, %c, %n : !torch.vtensor, !torch.list<float>, !torch.optional<int>, !torch.none -> !torch.vtensor // error 8: 'torch.aten.mean.dim' op operand #1 must be Optional torch int list type (int[]?), but got '!torch.list<float>'
  return
}
// -----
func.func @f(%a: !torch.list<int>, %b: !torch.vtensor, %c: !torch.bool, %n: !torch.none) {
  %0 = torch.aten.mean.dim %b, %a, %c, %n : !torch.vtensor, !torch.list<int>, !torch.bool, !torch.none -> !torch.bool // error 8: 'torch.aten.mean.dim' op result #0 must be Optional torch tensor type, but got '!torch.bool'
  return
}
// -----
func.func @f(%b: !torch.vtensor, %c: !torch.union<int, float>, %n: !torch.union<int, bool>) {
  %0 = torch.aten.add.Scalar %b, %c, %n : !torch.vtensor, !torch.union<int, float>, !torch.union<int, bool> -> !torch.vtensor // error 8: 'torch.aten.add.Scalar' op operand #2 must be Any Python numeric type compatible with being the scalar type of a tensor, but got '!torch.union<int, bool>'
  return
}
// -----
func.func @f(%b: i32 {torch.foo}) { return } // error 1: unknown region arg attribute 'torch.foo'
// -----
util.func @f(%b: !torch.tensor {torch.type_bound = !torch.vtensor}) { util.return} // error 1: 'torch.type_bound' must be attached to a func
// -----
func.func @f(%a: !torch.union<>, %b: !torch.tensor<[?],unk>, %e: !torch.tensor<[2],i32>) { return} // error 79: invalid dtype 'i32' for !torch.tensor type
// -----
func.func @f(%e: !torch.vtensor<[2],index>) { return} // error 32: invalid dtype 'index' for !torch.tensor type
// -----
func.func @f(%e: !torch.vtensor<[2],f32,3>) { return} // error 32: invalid sparsity encoding attribute
// -----
func.func @f(%e: !torch.list<i32>) { return} // error 30: unknown  type `i32` in dialect `torch`
// -----
func.func @f(%e: !torch.list<foo>) { return} // error 30: unknown  type `foo` in dialect `torch`
// -----
func.func @f(%a: !torch.vtensor<[2],f32>) {
  %0 = torch.shape.calculate {
    torch.shape.calculate.yield %a : !torch.vtensor<[2],f32>
  } shapes {
    torch.shape.calculate.yield.shapes // error 5: 'torch.shape.calculate.yield.shapes' op expected number of shapes to match number of results
  } : !torch.vtensor<[2],f32>
  return
}
// -----
func.func @f(%a: !torch.vtensor<[2],f32>, %l: !torch.list<int>) {
  %0 = torch.shape.calculate { // error 8: 'torch.shape.calculate' op along control flow edge from Operation torch.shape.calculate.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
    torch.shape.calculate.yield
  } shapes {
    torch.shape.calculate.yield.shapes %l : !torch.list<int>
  } : !torch.vtensor<[2],f32>
  return
}
// -----
func.func @f(%a: !torch.vtensor<[2],f32>, %l: !torch.int) {
  %0 = torch.dtype.calculate {
    torch.dtype.calculate.yield %a : !torch.vtensor<[2],f32>
  } dtypes {
    torch.dtype.calculate.yield.dtypes // error 5: 'torch.dtype.calculate.yield.dtypes' op expected number of dtypes to match number of results
  } : !torch.vtensor<[2],f32>
  return
}
// -----
func.func @f(%a: !torch.vtensor<[2],f32>, %l: !torch.int) {
  %0 = torch.dtype.calculate { // error 8: 'torch.dtype.calculate' op along control flow edge from Operation torch.dtype.calculate.yield to parent: successor operand type #0 '!torch.vtensor<[2],f32>' should match successor input type #0 '!torch.vtensor<[3],f32>'
    torch.dtype.calculate.yield %a : !torch.vtensor<[2],f32>
  } dtypes {
    torch.dtype.calculate.yield.dtypes %l : !torch.int
  } : !torch.vtensor<[3],f32>
  return
}
// -----
func.func @f(%a: !torch.vtensor<[2],f32>, %l: !torch.int) {
  torch.bind_symbolic_shape %a, [%l], affine_map<()[s0] -> (s0)> : !torch.vtensor<[2],f32> // error 3: 'torch.bind_symbolic_shape' op shape symbol must be produced by a SymbolicIntOp
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[300,128],f4E2M1FN>, %a1: !torch.vtensor<[128,256],f4E2M1FN>, %a2: !torch.vtensor<[],f32>, %a3: !torch.vtensor<[],f32>, %a4: !torch.vtensor<[256],f32>, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[300,128],f4E2M1FN>, !torch.vtensor<[128,256],f4E2M1FN>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[256],f32>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[300,256],bf16> // error 8: 'torch.aten._scaled_mm' op expected bias to have bf16 or f16 dtype, but got 'f32'
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[64,256],f8E5M2>, %a1: !torch.vtensor<[256,256],f8E5M2>, %a2: !torch.vtensor<[65,1],f32>, %a3: !torch.vtensor<[1,256],f8E5M2>, %a4: !torch.vtensor<[256],f16>, %a5: !torch.vtensor<[2],f16>, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[64,256],f8E5M2>, !torch.vtensor<[256,256],f8E5M2>, !torch.vtensor<[65,1],f32>, !torch.vtensor<[1,256],f8E5M2>, !torch.vtensor<[256],f16>, !torch.vtensor<[2],f16>, !torch.int, !torch.bool -> !torch.vtensor<[64,256],f32> // error 8: 'torch.aten._scaled_mm' op expected bias to be absent for f32 result dtype
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[64,16],f4E2M1FN>, %a1: !torch.vtensor<[32,256],f4E2M1FN>, %a2: !torch.vtensor<[1,1],f32>, %a3: !torch.vtensor<[1,256],f32>, %a4: !torch.vtensor<[7],bf16>, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[64,16],f4E2M1FN>, !torch.vtensor<[32,256],f4E2M1FN>, !torch.vtensor<[1,1],f32>, !torch.vtensor<[1,256],f32>, !torch.vtensor<[7],bf16>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[64,256],bf16> // error 8: 'torch.aten._scaled_mm' op expected self and mat2 contracting dimensions to match, but got 16 and 32
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[256,128],f8E5M2>, %a1: !torch.vtensor<[128,120],f8E5M2>, %a2: !torch.vtensor<[256,1],f32>, %a3: !torch.vtensor<[?,120],f32>, %a4: !torch.vtensor<[120],f16>, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[256,128],f8E5M2>, !torch.vtensor<[128,120],f8E5M2>, !torch.vtensor<[256,1],f32>, !torch.vtensor<[?,120],f32>, !torch.vtensor<[120],f16>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[256,120],f32> // error 8: 'torch.aten._scaled_mm' op expected mat2 non-contracting dimension to be divisible by 16, but got 120
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,128,1],f8E4M3FN>, %a1: !torch.vtensor<[128,256],f8E4M3FN>, %a2: !torch.vtensor<[128,2],f32>, %a3: !torch.vtensor<[1,2],f32>, %a4: !torch.vtensor<[256],f32>, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[128,128,1],f8E4M3FN>, !torch.vtensor<[128,256],f8E4M3FN>, !torch.vtensor<[128,2],f32>, !torch.vtensor<[1,2],f32>, !torch.vtensor<[256],f32>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[128,256],bf16> // error 8: 'torch.aten._scaled_mm' op expected self and mat2 to be rank 2, but got ranks 3 and 2
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,256],f4E2M1FN>, %a1: !torch.vtensor<[256,256],f4E2M1FN>, %a2: !torch.vtensor<[2049],f8E8M0FNU>, %a3: !torch.vtensor<[?],f8E8M0FNU>, %a4: !torch.none, %a5: !torch.vtensor<[2],f32>, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[16,256],f4E2M1FN>, !torch.vtensor<[256,256],f4E2M1FN>, !torch.vtensor<[2049],f8E8M0FNU>, !torch.vtensor<[?],f8E8M0FNU>, !torch.none, !torch.vtensor<[2],f32>, !torch.int, !torch.bool -> !torch.vtensor<[16,256],f32> // error 8: 'torch.aten._scaled_mm' op expected scale_result to have 1 element, but got 2
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[256,128],f8E4M3FN>, %a1: !torch.vtensor<[128,512],f8E4M3FN>, %a2: !torch.vtensor<[1024],f8E8M0FNU>, %a3: !torch.vtensor<[?],f8E8M0FNU>, %a4: !torch.vtensor<[7],f16>, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[256,128],f8E4M3FN>, !torch.vtensor<[128,512],f8E4M3FN>, !torch.vtensor<[1024],f8E8M0FNU>, !torch.vtensor<[?],f8E8M0FNU>, !torch.vtensor<[7],f16>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[256,512],f16> // error 8: 'torch.aten._scaled_mm' op expected bias to have 512 elements, but got 7
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[64,16],f32>, %a1: !torch.vtensor<[16,128],f32>, %a2: !torch.vtensor<[],f32>, %a3: !torch.vtensor<[],f32>, %a4: !torch.none, %a5: !torch.vtensor<[],f32>, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[64,16],f32>, !torch.vtensor<[16,128],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32>, !torch.none, !torch.vtensor<[],f32>, !torch.int, !torch.bool -> !torch.vtensor<[64,128],f16> // error 8: 'torch.aten._scaled_mm' op expected self to have an FP8 or FP4 dtype, but got 'f32'
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,32],f8E5M2>, %a1: !torch.vtensor<[32,512],f8E5M2>, %a2: !torch.vtensor<[1],f8E8M0FNU>, %a3: !torch.vtensor<[1],f4E2M1FN>, %a4: !torch.none, %a5: !torch.vtensor<[2],f16>, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[16,32],f8E5M2>, !torch.vtensor<[32,512],f8E5M2>, !torch.vtensor<[1],f8E8M0FNU>, !torch.vtensor<[1],f4E2M1FN>, !torch.none, !torch.vtensor<[2],f16>, !torch.int, !torch.bool -> !torch.vtensor<[16,512],f32> // error 8: 'torch.aten._scaled_mm' op expected scale_result to have f32 dtype, but got 'f16'
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[300,32],f4E2M1FN>, %a1: !torch.vtensor<[32,16],f4E2M1FN>, %a2: !torch.vtensor<[3],f8E8M0FNU>, %a3: !torch.vtensor<[16],f8E8M0FNU>, %a4: !torch.none, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[300,32],f4E2M1FN>, !torch.vtensor<[32,16],f4E2M1FN>, !torch.vtensor<[3],f8E8M0FNU>, !torch.vtensor<[16],f8E8M0FNU>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[300,16],f16> // error 8: 'torch.aten._scaled_mm' op invalid blockwise scaling configuration: expected scale_a to have 1536 elements and scale_b to have 512 elements, but got 3 and 16
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[256,512],f8E5M2>, %a1: !torch.vtensor<[512,256],f8E5M2>, %a2: !torch.vtensor<[256],f4E2M1FN>, %a3: !torch.vtensor<[256],f4E2M1FN>, %a4: !torch.none, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[256,512],f8E5M2>, !torch.vtensor<[512,256],f8E5M2>, !torch.vtensor<[256],f4E2M1FN>, !torch.vtensor<[256],f4E2M1FN>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[256,256],f16> // error 8: 'torch.aten._scaled_mm' op expected non-tensorwise, non-blockwise scale_a and scale_b to have f32 dtype
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,16],f4E2M1FN>, %a1: !torch.vtensor<[16,128],f4E2M1FN>, %a2: !torch.vtensor<[127,1],f32>, %a3: !torch.vtensor<[1,1],f32>, %a4: !torch.vtensor<[128],f16>, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[128,16],f4E2M1FN>, !torch.vtensor<[16,128],f4E2M1FN>, !torch.vtensor<[127,1],f32>, !torch.vtensor<[1,1],f32>, !torch.vtensor<[128],f16>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[128,128],f16> // error 8: 'torch.aten._scaled_mm' op expected scale_a and scale_b to both be scalar for tensorwise scaling
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[300,16],f4E2M1FN>, %a1: !torch.vtensor<[16,128],f4E2M1FN>, %a2: !torch.vtensor<[300],f32>, %a3: !torch.vtensor<[128],f32>, %a4: !torch.none, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[300,16],f4E2M1FN>, !torch.vtensor<[16,128],f4E2M1FN>, !torch.vtensor<[300],f32>, !torch.vtensor<[128],f32>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[300,128],bf16> // error 8: 'torch.aten._scaled_mm' op expected non-tensorwise scale_a and scale_b to be rank 2, but got ranks 1 and 1
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[300,32],f4E2M1FN>, %a1: !torch.vtensor<[32,16],f4E2M1FN>, %a2: !torch.vtensor<[300,2],f32>, %a3: !torch.vtensor<[1,16],f32>, %a4: !torch.none, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[300,32],f4E2M1FN>, !torch.vtensor<[32,16],f4E2M1FN>, !torch.vtensor<[300,2],f32>, !torch.vtensor<[1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[300,16],bf16> // error 8: 'torch.aten._scaled_mm' op invalid scaling configuration for scale_a and scale_b
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[64,256],f4E2M1FN>, %a1: !torch.vtensor<[256,128],f4E2M1FN>, %a2: !torch.vtensor<[64,1],f32>, %a3: !torch.vtensor<[1,128],f32>, %a4: !torch.vtensor<[128],bf16>, %a5: !torch.none, %a6: !torch.int, %a7: !torch.bool) {
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : !torch.vtensor<[64,256],f4E2M1FN>, !torch.vtensor<[256,128],f4E2M1FN>, !torch.vtensor<[64,1],f32>, !torch.vtensor<[1,128],f32>, !torch.vtensor<[128],bf16>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[64,128],f16> // error 8: 'torch.aten._scaled_mm' op expected bias to have f16 dtype for f16 result dtype, but got 'bf16'
  return
}
// -----
func.func @f(%self: !torch.vtensor<[128,128],f8E4M3FN>, %mat2: !torch.vtensor<[128,128],f8E4M3FN>, %sa: !torch.vtensor<[],f32>, %sb: !torch.vtensor<[],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa, %ta : (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb, %ta : (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 0
  %ra = torch.prim.ListConstruct %c0, %c0 : (!torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0, %c0 : (!torch.int, !torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 1
  %wb = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int -1
  %c3 = torch.constant.int -2
  %cd = torch.prim.ListConstruct %c2, %c3 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[128,128],f8E4M3FN>, !torch.vtensor<[128,128],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op invalid scaling configuration for recipe_a and recipe_b
  return
}
// -----
func.func @f(%self: !torch.vtensor<[128,32],f4E2M1FN>, %mat2: !torch.vtensor<[32,512],f4E2M1FN>, %sa: !torch.vtensor<[128,0],f32>, %sb: !torch.vtensor<[4,4],f32>, %ta: !torch.vtensor<[2],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[128,0],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[4,4],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 4
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 1
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 5
  %rb = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[128,32],f4E2M1FN>, !torch.vtensor<[32,512],f4E2M1FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected contracting dimension to be divisible by 128 for 1x128/128x128 blockwise scaling
  return
}
// -----
func.func @f(%self: !torch.vtensor<[16,32],f8E4M3FN>, %mat2: !torch.vtensor<[32,512],f8E4M3FN>, %sa: !torch.vtensor<[16,1],f32>, %sb: !torch.vtensor<[512],f8E5M2>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[16,1],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[512],f8E5M2>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 1
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %li, %x, %x, %cd, %b : !torch.vtensor<[16,32],f8E4M3FN>, !torch.vtensor<[32,512],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected rowwise scale_a and scale_b to have f32 dtype
  return
}
// -----
func.func @f(%self: !torch.vtensor<[256,128],f8E4M3FN>, %mat2: !torch.vtensor<[128,128],f8E4M3FN>, %sa: !torch.vtensor<[4,2],f32>, %sb: !torch.vtensor<[128,1],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[4,2],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[128,1],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 5
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 0
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 4
  %rb = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 1
  %wb = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %c1, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[256,128],f8E4M3FN>, !torch.vtensor<[128,128],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected self and mat2 contraction_dim-selected dimensions to match, but got 256 and 128
  return
}
// -----
func.func @f(%self: !torch.vtensor<[128,256],f8E4M3FN>, %mat2: !torch.vtensor<[256,16],f8E4M3FN>, %sa: !torch.vtensor<[128,1],f32>, %sb: !torch.vtensor<[16],f32>, %ta: !torch.vtensor<[],f16>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[128,1],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[16],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 1
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 2
  %c2 = torch.constant.int 0
  %cd = torch.prim.ListConstruct %c1, %c2 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[128,256],f8E4M3FN>, !torch.vtensor<[256,16],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected contraction_dim values to be valid rank-2 dimensions, but got 2 and 0
  return
}
// -----
func.func @f(%self: !torch.vtensor<[256,16],f8E4M3FN>, %mat2: !torch.vtensor<[16,120],f8E4M3FN>, %sa: !torch.vtensor<[256,1,1],f32>, %sb: !torch.vtensor<[120],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa, %ta, %ta : (!torch.vtensor<[256,1,1],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[120],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 2
  %c2 = torch.constant.int 3
  %ra = torch.prim.ListConstruct %c0, %c1, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct  : () -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 0
  %cd = torch.prim.ListConstruct %c3, %c3 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[256,16],f8E4M3FN>, !torch.vtensor<[16,120],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected swizzle_a and swizzle_b lists to be non-empty
  return
}
// -----
func.func @f(%self: !torch.vtensor<[128,512],f4E2M1FN>, %mat2: !torch.vtensor<[512,512],f4E2M1FN>, %sa: !torch.vtensor<[128,1],f32>, %sb: !torch.vtensor<[512],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa, %ta, %ta : (!torch.vtensor<[128,1],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[512],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 2
  %c2 = torch.constant.int 3
  %ra = torch.prim.ListConstruct %c0, %c1, %c2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 0
  %wb = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %c1, %c3 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[128,512],f4E2M1FN>, !torch.vtensor<[512,512],f4E2M1FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected scale_a, recipe_a, scale_b and recipe_b lists to have at most two elements
  return
}
// -----
func.func @f(%self: !torch.vtensor<[300,512],f8E4M3FN>, %mat2: !torch.vtensor<[528,256],f8E4M3FN>, %sa: !torch.vtensor<[12288],f8E4M3FN>, %sb: !torch.vtensor<[8192],f8E4M3FN>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa, %ta : (!torch.vtensor<[12288],f8E4M3FN>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb, %ta : (!torch.vtensor<[8192],f8E4M3FN>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 0
  %ra = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 1
  %wb = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[300,512],f8E4M3FN>, !torch.vtensor<[528,256],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected blockwise swizzle_a and swizzle_b to be SWIZZLE_32_4_4
  return
}
// -----
func.func @f(%self: !torch.vtensor<[256,32],f32>, %mat2: !torch.vtensor<[32,16],f32>, %sa: !torch.vtensor<[256,0],f32>, %sb: !torch.vtensor<[4,0],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[256,0],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[4,0],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 4
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 1
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 5
  %rb = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %c3 = torch.constant.int 0
  %wb = torch.prim.ListConstruct %c3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %c1, %c3 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[256,32],f32>, !torch.vtensor<[32,16],f32>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected self to have an FP8 or FP4 dtype, but got 'f32'
  return
}
// -----
func.func @f(%self: !torch.vtensor<[256,512],f8E4M3FN>, %mat2: !torch.vtensor<[512,128],f8E4M3FN>, %sa: !torch.vtensor<[],f32>, %sb: !torch.vtensor<[],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct  : () -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %ra = torch.prim.ListConstruct  : () -> !torch.list<int>
  %c0 = torch.constant.int 1
  %wa = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 0
  %rb = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[256,512],f8E4M3FN>, !torch.vtensor<[512,128],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected scale_a, recipe_a, scale_b and recipe_b lists to be non-empty
  return
}
// -----
func.func @f(%self: !torch.vtensor<[64,128],f8E4M3FN>, %mat2: !torch.vtensor<[128,512],f8E4M3FN>, %sa: !torch.vtensor<[1024],f8E4M3FN>, %sb: !torch.vtensor<[4096],f8E4M3FN>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa, %ta : (!torch.vtensor<[1024],f8E4M3FN>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[4096],f8E4M3FN>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 2
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 0
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 1
  %wb = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[64,128],f8E4M3FN>, !torch.vtensor<[128,512],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected scale_a and recipe_a lists to have the same length
  return
}
// -----
func.func @f(%self: !torch.vtensor<[256,16],f8E4M3FN>, %mat2: !torch.vtensor<[16,512],f8E4M3FN>, %sa: !torch.vtensor<[1025],f8E4M3FN>, %sb: !torch.vtensor<[2048],f8E4M3FN>, %ta: !torch.vtensor<[2],f16>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa, %ta : (!torch.vtensor<[1025],f8E4M3FN>, !torch.vtensor<[2],f16>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb, %ta : (!torch.vtensor<[2048],f8E4M3FN>, !torch.vtensor<[2],f16>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 0
  %ra = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int -1
  %c3 = torch.constant.int -2
  %cd = torch.prim.ListConstruct %c2, %c3 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[256,16],f8E4M3FN>, !torch.vtensor<[16,512],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected two-level NV tensorwise scale_a and scale_b to have f32 dtype
  return
}
// -----
func.func @f(%self: !torch.vtensor<[16,16],f8E5M2>, %mat2: !torch.vtensor<[16,128],f8E5M2>, %sa: !torch.vtensor<[16,1],f32>, %sb: !torch.vtensor<[128],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[16,1],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[128],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 1
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 0
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %unk : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[16,16],f8E5M2>, !torch.vtensor<[16,128],f8E5M2>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected swizzle_b to be a statically constructed int list
  return
}
// -----
func.func @f(%self: !torch.vtensor<[256,512],f8E5M2>, %mat2: !torch.vtensor<[512,120],f8E5M2>, %sa: !torch.vtensor<[256,1],f32>, %sb: !torch.vtensor<[120],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[256,1],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[120],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 1
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 0
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %li, %b : !torch.vtensor<[256,512],f8E5M2>, !torch.vtensor<[512,120],f8E5M2>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected mat2 non-contracting dimension to be divisible by 16, but got 120
  return
}
// -----
func.func @f(%self: !torch.vtensor<[128,128],f8E4M3FN>, %mat2: !torch.vtensor<[128,512],f8E4M3FN>, %sa: !torch.vtensor<[5,1],f32>, %sb: !torch.vtensor<[512,1],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[5,1],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[512,1],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 5
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 1
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 4
  %rb = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[128,128],f8E4M3FN>, !torch.vtensor<[128,512],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op invalid 128x128 x 1x128 blockwise scaling configuration: expected scale_a shape [4, 1] and scale_b shape [512, 1]
  return
}
// -----
func.func @f(%self: !torch.vtensor<[300,512],f8E5M2>, %mat2: !torch.vtensor<[512,512],f8E5M2>, %sa: !torch.vtensor<[300,1],f32>, %sb: !torch.vtensor<[512],f8E5M2>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[300,1],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[512],f8E5M2>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 1
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %unk : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 0
  %cd = torch.prim.ListConstruct %c1, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[300,512],f8E5M2>, !torch.vtensor<[512,512],f8E5M2>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected recipe_b to be a statically constructed int list
  return
}
// -----
func.func @f(%self: !torch.vtensor<[16,128],f8E4M3FN>, %mat2: !torch.vtensor<[128,512],f8E4M3FN>, %sa: !torch.vtensor<[1024],f8E4M3FN>, %sb: !torch.vtensor<[4096],f8E4M3FN>, %ta: !torch.vtensor<[2],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa, %ta : (!torch.vtensor<[1024],f8E4M3FN>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb, %ta : (!torch.vtensor<[4096],f8E4M3FN>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 0
  %ra = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 1
  %wa = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %c2, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[16,128],f8E4M3FN>, !torch.vtensor<[128,512],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected two-level NV tensorwise scale_a and scale_b to both be scalar
  return
}
// -----
func.func @f(%self: !torch.vtensor<[16,128],f8E5M2>, %mat2: !torch.vtensor<[128,120],f8E5M2>, %sa: !torch.vtensor<[16,1],f32>, %sb: !torch.vtensor<[120,1],f32>, %ta: !torch.vtensor<[],f16>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[16,1],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[120,1],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 4
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 0
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 1
  %cd = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %li, %wb, %x, %x, %cd, %b : !torch.vtensor<[16,128],f8E5M2>, !torch.vtensor<[128,120],f8E5M2>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op contraction_dim must have exactly 2 elements
  return
}
// -----
func.func @f(%self: !torch.vtensor<[16,32],f8E4M3FN>, %mat2: !torch.vtensor<[32,120],f8E4M3FN>, %sa: !torch.vtensor<[15,0],f32>, %sb: !torch.vtensor<[120,0],f8E5M2>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[15,0],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[120,0],f8E5M2>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 4
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 1
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[16,32],f8E4M3FN>, !torch.vtensor<[32,120],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected f32 blockwise scale_a and scale_b to have f32 dtype
  return
}
// -----
func.func @f(%self: !torch.vtensor<[256,512],f4E2M1FN>, %mat2: !torch.vtensor<[528,16],f4E2M1FN>, %sa: !torch.vtensor<[],f32>, %sb: !torch.vtensor<[],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 0
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 1
  %wa = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[256,512],f4E2M1FN>, !torch.vtensor<[528,16],f4E2M1FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected self and mat2 contracting dimensions to match, but got 1024 and 1056
  return
}
// -----
func.func @f(%self: !torch.vtensor<[256,16],f8E5M2>, %mat2: !torch.vtensor<[32,512],f8E5M2>, %sa: !torch.vtensor<[256,1],f32>, %sb: !torch.vtensor<[4,4],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa, %ta, %ta : (!torch.vtensor<[256,1],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[4,4],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 4
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 0
  %wa = torch.prim.ListConstruct %unk : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 5
  %rb = torch.prim.ListConstruct %c2 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %c1, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %li, %x, %x, %cd, %b : !torch.vtensor<[256,16],f8E5M2>, !torch.vtensor<[32,512],f8E5M2>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected swizzle_a to be a statically constructed int list
  return
}
// -----
func.func @f(%self: !torch.vtensor<[128,32],f8E4M3FN>, %mat2: !torch.vtensor<[32,256],f8E4M3FN>, %sa: !torch.vtensor<[128,0],f32>, %sb: !torch.vtensor<[256],f32>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[128,0],f32>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[256],f32>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 1
  %ra = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[128,32],f8E4M3FN>, !torch.vtensor<[32,256],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op invalid rowwise scaling configuration: expected scale_a to have 128 elements and scale_b to have 256 elements, but got 0 and 256
  return
}
// -----
func.func @f(%self: !torch.vtensor<[256,512],f4E2M1FN>, %mat2: !torch.vtensor<[512,16],f4E2M1FN>, %sa: !torch.vtensor<[4096],f8E8M0FNU>, %sb: !torch.vtensor<[?],f8E8M0FNU>, %ta: !torch.vtensor<[],f32>, %x: !torch.none, %b: !torch.bool, %unk: !torch.int, %li: !torch.list<int>, %lt: !torch.list<vtensor>) {
  %la = torch.prim.ListConstruct %sa : (!torch.vtensor<[4096],f8E8M0FNU>) -> !torch.list<vtensor>
  %lb = torch.prim.ListConstruct %sb : (!torch.vtensor<[?],f8E8M0FNU>) -> !torch.list<vtensor>
  %c0 = torch.constant.int 3
  %ra = torch.prim.ListConstruct %unk : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct  : () -> !torch.list<int>
  %rb = torch.prim.ListConstruct %c0 : (!torch.int) -> !torch.list<int>
  %c1 = torch.constant.int 0
  %wb = torch.prim.ListConstruct %c1 : (!torch.int) -> !torch.list<int>
  %c2 = torch.constant.int 2
  %cd = torch.prim.ListConstruct %c2, %c1 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm_v2 %self, %mat2, %la, %ra, %wa, %lb, %rb, %wb, %x, %x, %cd, %b : !torch.vtensor<[256,512],f4E2M1FN>, !torch.vtensor<[512,16],f4E2M1FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool -> !torch.vtensor // error 8: 'torch.aten._scaled_mm_v2' op expected recipe_a to be a statically constructed int list
  return
}
