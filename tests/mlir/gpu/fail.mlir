// What gpu refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
module attributes {gpu.container_module} { func.func @f(%n: index) { gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) workgroup(%w: memref<f32, #gpu.address_space<private>>) { gpu.terminator } // error 70: 'gpu.launch' op expected memory space workgroup in attribution
 return } }
// -----
func.func @f(%n: index) { gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) private(%w: f32) { gpu.terminator } // error 27: 'gpu.launch' op expected memref type in attribution
 return }
// -----
func.func @f(%n: index) { gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
 return }  // error 2: Dialect `' not found for custom op 'return'  (tried '.return' as well)
 return }
// -----
func.func @f(%n: index) { gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n) // error 27: 'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute
 return }
// -----
gpu.module @m { gpu.func @k() -> f32 kernel { "a"() : () -> () } } // error 17: 'gpu.func' op expected void return type for kernel function
// -----
gpu.module @m { gpu.func @k(f32) kernel { gpu.return } } // error 28: custom op 'gpu.func' gpu.func requires named arguments
// -----
gpu.module @m { gpu.func @k() -> f32 { gpu.return } } // error 40: 'gpu.return' op expected 1 result operands
// -----
gpu.module @m { gpu.func @k(%a: i32) -> f32 { gpu.return %a : i32 } } // error 47: 'gpu.return' op unexpected type `'i32'' for operand #0
// -----
gpu.module @m { gpu.func @k() workgroup(%a: memref<f32, #gpu.address_space<private>>) { gpu.return } } // error 17: 'gpu.func' op expected memory space workgroup in attribution
// -----
gpu.module @m { gpu.func @k() private(%a: i32) { gpu.return } } // error 17: 'gpu.func' op expected memref type in attribution
// -----
gpu.module @m { "gpu.func"() ({ ^bb0(%a: f32): "gpu.return"() : () -> () }) {function_type = (i32) -> (), sym_name = "k", workgroup_attributions = 0 : i64} : () -> () } // error 17: 'gpu.func' op expected body region argument #0 to be of type 'i32', got 'f32'
// -----
gpu.module @m { "gpu.func"() ({ ^bb0: "gpu.return"() : () -> () }) {function_type = (i32) -> (), sym_name = "k", workgroup_attributions = 2 : i64} : () -> () } // error 17: 'gpu.func' op expected at least 3 arguments to body region
// -----
func.func @f() { gpu.return } // error 18: 'gpu.return' op expects parent op 'gpu.func'
// -----
func.func @f(%a: f32) { %0 = gpu.all_reduce add %a { ^bb0(%x: f32, %y: f32): gpu.yield %x : f32 } : (f32) -> f32 // error 30: expected either an op attribute or a non-empty body
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.all_reduce %a { ^bb0(%x: f32): gpu.yield %x : f32 } : (f32) -> f32 // error 30: expected two region arguments
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.all_reduce %a { ^bb0(%x: f32, %y: i32): gpu.yield %x : f32 } : (f32) -> f32 // error 30: incorrect region argument type
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.all_reduce %a { ^bb0(%x: f32, %y: f32): gpu.yield } : (f32) -> f32 // error 30: expected one gpu.yield operand
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.all_reduce xor %a {} : (f32) -> f32 // error 30: `xor` reduction operation is not compatible with type 'f32'
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.all_reduce foo %a {} : (f32) -> f32 // error 49: custom op 'gpu.all_reduce' invalid op kind
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.subgroup_reduce and %a : (f32) -> f32 // error 30: `and` reduction operation is not compatible with type 'f32'
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.subgroup_reduce add %a cluster(size = 3) : (f32) -> f32 // error 30: 'gpu.subgroup_reduce' op cluster size 3 is not a power of two
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : (f32) -> f32 // error 30: 'gpu.subgroup_reduce' op cluster stride 3 is not a power of two
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.subgroup_reduce add %a {cluster_stride = 2 : i32} : (f32) -> f32 // error 30: 'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified
 return }
// -----
func.func @f(%a: f32, %i: i32) { %0 = gpu.subgroup_broadcast %a, first_active_lane %i : f32 // error 39: 'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast
 return }
// -----
func.func @f(%a: f32) { %0 = gpu.subgroup_broadcast %a, specific_lane : f32 // error 30: 'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast
 return }
// -----
func.func @f(%a: f32) { %0, %1 = gpu.rotate %a, 17, 16 : f32 // error 34: 'gpu.rotate' op offset must be in the range [0, 16)
 return }
// -----
func.func @f() { %0 = gpu.dynamic_shared_memory : memref<?xi8> // error 23: 'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>
 return }
// -----
func.func @f() { %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>> // error 23: 'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>
 return }
// -----
func.func @f(%n: index) { %0 = gpu.alloc(%n) : memref<4xi8> // error 32: 'gpu.alloc' op incorrect number of dynamic sizes, has 1, expected 0
 return }
// -----
func.func @f(%n: index) { %0 = gpu.alloc()[%n] : memref<4xi8> // error 32: 'gpu.alloc' op symbol operand count does not equal memref symbol count
 return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) { gpu.memcpy %a, %b : memref<4xf32>, memref<4xi32> // error 54: 'gpu.memcpy' op arguments have incompatible element type
 return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) { gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32> // error 54: 'gpu.memcpy' op arguments have incompatible shape
 return }
// -----
func.func @f(%a: memref<4xf32>) { gpu.memcpy async %a, %a : memref<4xf32>, memref<4xf32> // error 46: custom op 'gpu.memcpy' needs to be named when marked 'async'
 return }
// -----
func.func @f(%a: f32, %n: index) { gpu.warp_execute_on_lane_0(%n)[32] args(%a : f32) { } // error 36: 'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.
 return }
// -----
func.func @f(%a: f32, %n: index) { %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (f32) { gpu.yield } // error 41: 'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.
 return }
// -----
func.func @f(%a: f32, %n: index) { %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (i32) { gpu.yield %a : f32 } // error 41: 'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.
 return }
// -----
func.func @f(%a: vector<64xf32>, %n: index) { %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (vector<4xf32>) { gpu.yield %a : vector<64xf32> } // error 52: 'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<64xf32>' to 'vector<4xf32>' with warp size = 32
 return }
// -----
func.func @f(%a: vector<64xf32>, %n: index) { %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (vector<3xf32>) { gpu.yield %a : vector<64xf32> } // error 52: 'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (64) to be a multipler of the distributed vector dimension (3)
 return }
// -----
func.func @f(%a: memref<4x4xf16, strided<[1, 4]>>, %n: index) { %0 = gpu.subgroup_mma_load_matrix %a[%n, %n] {leadDimension = 4 : index} : memref<4x4xf16, strided<[1, 4]>> -> !gpu.mma_matrix<4x4xf16, "AOp"> // error 70: expected source memref most minor dim must have unit stride
 return }
// -----
func.func @f(%a: memref<4x4xf16>, %m: !gpu.mma_matrix<4x4xf16, "AOp">, %n: index) { gpu.subgroup_mma_store_matrix %m, %a[%n, %n] {leadDimension = 4 : index} : !gpu.mma_matrix<4x4xf16, "AOp">, memref<4x4xf16> // error 85: expected the operand matrix being stored to have 'COp' operand type
 return }
// -----
func.func @f(%m: !gpu.mma_matrix<4x4xf16, "AOp">, %k: !gpu.mma_matrix<4x4xf16, "COp">) { %0 = gpu.subgroup_mma_compute %m, %m, %k : !gpu.mma_matrix<4x4xf16, "AOp">, !gpu.mma_matrix<4x4xf16, "AOp"> -> !gpu.mma_matrix<4x4xf16, "COp"> // error 95: operands must be in the order AOp, BOp, COp
 return }
// -----
func.func @f(%m: !gpu.mma_matrix<4x4xf16, "AOp">, %l: !gpu.mma_matrix<8x4xf16, "BOp">, %k: !gpu.mma_matrix<4x4xf16, "COp">) { %0 = gpu.subgroup_mma_compute %m, %l, %k : !gpu.mma_matrix<4x4xf16, "AOp">, !gpu.mma_matrix<8x4xf16, "BOp"> -> !gpu.mma_matrix<4x4xf16, "COp"> // error 132: operand shapes do not satisfy matmul constraints
 return }
// -----
func.func @f() attributes {gpu.container_module} { return } // error 1: expected 'gpu.container_module' attribute to be attached to 'builtin.module'
// -----
module attributes {gpu.known_block_size = 1 : i32} { } // error 1: 'builtin.module' op gpu.known_block_size must be a dense i32 array
// -----
module attributes {gpu.known_block_size = array<i32: 1>} { } // error 1: 'builtin.module' op gpu.known_block_size must contain exactly 3 elements
// -----
func.func @f() attributes {gpu.known_cluster_size = array<i32: 1, 2>} { return } // error 1: 'func.func' op gpu.known_cluster_size must contain exactly 3 elements
// -----
module attributes {gpu.container_module} {
  func.func @k() { return }
  func.func @l(%c: index) { gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) // error 29: 'gpu.launch_func' op kernel module 'k' is undefined
    return }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { llvm.func @k() { llvm.return } llvm.mlir.global internal @g(1 : i32) : i32 }
  func.func @l(%c: index) { gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) // error 29: 'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute
    return }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { llvm.func @k() attributes {gpu.kernel} { llvm.return } llvm.mlir.global internal @g(1 : i32) : i32 }
  func.func @l(%c: index) { gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%c : index)
   gpu.launch_func @k::@g blocks in (%c, %c, %c) threads in (%c, %c, %c) // error 4: 'gpu.launch_func' op referenced kernel '@k::@g' is not a function
    return }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k(%a: i32) kernel { gpu.return }}
  func.func @l(%c: index) { gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) // error 29: 'gpu.launch_func' op got 0 kernel operands but expected 1
    return }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k(%a: i32) kernel { gpu.return }}
  func.func @l(%c: index) { "gpu.launch_func"(%c, %c, %c, %c, %c, %c) <{kernel = @k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> () // error 29: 'gpu.launch_func' op referenced kernel '@k' is not a function
    return }
}
// -----
module attributes {gpu.container_module} {
  module @k { gpu.func @k(%a: i32) kernel { gpu.return }}
  func.func @l(%c: index) { gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) // error 29: 'gpu.launch_func' op kernel module 'k' is undefined
    return }
}
// -----
module attributes {gpu.container_module} {
  func.func @l(%c: index) { gpu.launch_func @k::@missing blocks in (%c, %c, %c) threads in (%c, %c, %c) // error 29: 'gpu.launch_func' op kernel container 'k' is undefined
    return }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { }
  func.func @l(%c: index) { gpu.launch_func @k::@missing blocks in (%c, %c, %c) threads in (%c, %c, %c) // error 29: 'gpu.launch_func' op kernel function '@k::@missing' is undefined
    return }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @missing() { gpu.return } }
  func.func @l(%c: index) { gpu.launch_func @k::@missing blocks in (%c, %c, %c) threads in (%c, %c, %c) // error 29: 'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute
    return }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @missing(%a: i32) kernel { gpu.return } }
  func.func @l(%c: index) { gpu.launch_func @k::@missing blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%c : index) // error 29: 'gpu.launch_func' op type of function argument 0 does not match
    return }
}
// -----
func.func @f(%a: i32) { %0 = "gpu.all_reduce"(%a) ({ // error 30: 'gpu.all_reduce' op requires one region
  }, {}) : (i32) -> i32
  return }
// -----
func.func @f(%a: i32) { %0 = gpu.all_reduce %a { // error 30: expected one gpu.yield operand
  ^bb0(%x: i32, %y: i32):
    gpu.yield %x, %y : i32, i32
  } : (i32) -> i32
  return }
// -----
func.func @f(%a: i32) { %0 = gpu.all_reduce %a { // error 30: incorrect gpu.yield type
  ^bb0(%x: i32, %y: i32):
    %b = arith.sitofp %x : i32 to f32
    gpu.yield %b : f32
  } : (i32) -> i32
  return }
// -----
func.func @f(%a: i32, %b: f32) { %0 = gpu.all_reduce %a { // error 39: expected gpu.yield op in region
  ^bb0(%x: i32, %y: i32):
    "t.end"() : () -> ()
  } : (i32) -> i32
  return }
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%c: index):
  "gpu.launch"(%c, %c, %c, %c, %c, %c) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> ({ // error 3: invalid properties {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>} for op gpu.launch: size mismatch in attribute conversion: 12 vs 11
  ^bb0(%a: index):
    "gpu.terminator"() : () -> ()
  }) : (index, index, index, index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%c: index):
  "gpu.launch"(%c, %c, %c, %c, %c, %c, %c) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ // error 3: invalid properties {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} for op gpu.launch: size mismatch in attribute conversion: 12 vs 11
  ^bb0(%a: index):
    "gpu.terminator"() : () -> ()
  }) : (index, index, index, index, index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
func.func @f(%c: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) {
    "t.end"() : () -> () // error 5: expected 'gpu.terminator' or a terminator with successors
  }
  return
}
// -----
module attributes {gpu.container_module} {
  func.func @l(%c: index, %i: i32) {
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %c, %c, %i) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, index, i32) -> () // error 5: 'gpu.launch_func' op expects types of the cluster dimensions must be the same
    return
  }
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
}
// -----
func.func @w(%l: index) {
  %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2x64xf32>) { // error 8: 'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.
    %0 = "t.v"() : () -> vector<4xf32>
    gpu.yield %0 : vector<4xf32>
  }
  return
}
// -----
gpu.module @m { "gpu.func"() <{function_type = () -> ()}> ({}) {sym_name = "k"} : () -> () } // error 17: 'gpu.func' op expected body with at least one block
// -----
func.func @f(%c: index) {
"gpu.launch"(%c, %c, %c, %c, %c, %c, %c) <{operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,1,0,0,0>}> ({ ^bb0(%a:index, %b:index, %d:index, %e:index, %g:index, %h:index, %i:index, %j:index, %k:index, %l:index, %m:index, %n:index): "gpu.terminator"() : () -> () }) : (index,index,index,index,index,index,index) -> () // error 1: 'gpu.launch' op cluster size must be all present
return }
// -----
func.func @f(%c: index) {
"gpu.launch"(%c, %c, %c, %c, %c, %c) <{operandSegmentSizes = array<i32: 0, 1,1,1,1,1,1,0,0,0,0>}> ({ ^bb0(%a:index, %b:index, %d:index, %e:index): "gpu.terminator"() : () -> () }) : (index,index,index,index,index,index) -> () // error 1: 'gpu.launch' op unexpected number of region arguments
return }
// -----
%0 = "a"() : () -> vector<[4]xi8>
%1, %2 = "gpu.rotate"(%0) <{offset = 1 : i32, width = 8 : i32}> : (vector<[4]xi8>) -> (vector<[4]xi8>, i1)  // error 10: 'gpu.rotate' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xi8>'
