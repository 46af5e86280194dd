// What affine refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%n: index, %m: memref<?xf32>) { affine.for %i = 0 to 4 { %s = arith.addi %i, %n : index
 affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%s] { } } // error 2: 'affine.for' op operand cannot be used as a symbol
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { affine.for %i = 0 to 4 { %s = arith.addi %i, %n : index
 affine.for %j = 0 to affine_map<(d0) -> (d0)>(%s) { } } // error 2: 'affine.for' op operand cannot be used as a dimension id
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { affine.for %i = 0 to 4 { %s = "foo"(%n) : (index) -> index
 affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%s] { } } // error 2: 'affine.for' op operand cannot be used as a symbol
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { scf.for %i = %n to %n step %n { affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) { } } // error 78: 'affine.for' op operand cannot be used as a dimension id
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { scf.for %i = %n to %n step %n { %s = "foo"() : () -> index
 affine.for %j = 0 to affine_map<(d0) -> (d0)>(%s) { } } // error 2: 'affine.for' op operand cannot be used as a dimension id
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { affine.for %i = 0 to 4 { %q = memref.alloc(%i) : memref<?xf32>
 %c = arith.constant 0 : index
 %s = memref.dim %q, %c : memref<?xf32>
 affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%s] { } } // error 2: 'affine.for' op operand cannot be used as a symbol
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { affine.for %i = 0 to 4 { %s = affine.min affine_map<(d0) -> (d0, 3)>(%i)
 affine.for %j = 0 to affine_map<(d0) -> (d0)>(%s) { } } // error 2: 'affine.for' op operand cannot be used as a dimension id
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { affine.for %i = 0 to 4 { %s = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
 affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%s] { } } // error 2: 'affine.for' op operand cannot be used as a symbol
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { "foo"() ({ ^bb0(%s: index): affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%s] { } }) : () -> () // error 74: 'affine.for' op operand cannot be used as a symbol
 return }
// -----
"foo"() ({ ^bb0(%s: index): affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%s] { } }) : () -> () // error 29: 'affine.for' op operand cannot be used as a symbol
// -----
func.func @f(%n: index, %m: memref<?xf32>) { affine.for %i = 0 to 4 { %s = memref.load %m[%n] : memref<?xf32>
 %u = arith.fptosi %s : f32 to i64
 %k = arith.index_cast %u : i64 to index
 affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%k] { } } // error 2: 'affine.for' op operand cannot be used as a symbol
 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>, %z: i64) { affine.for %i = 0 to 4 { 
 %k = arith.index_cast %z : i64 to index
 affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%k] { } } // error 2: 'affine.for' op operand cannot be used as a symbol
 return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 4 { 
 %k = affine.apply affine_map<()[s0] -> (s0)>()[%i] } // error 7: dimensional operand cannot be used as a symbol
 return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %j: i32) { %0 = "affine.load"(%m, %i, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, index) -> f32 // error 60: 'affine.load' op expects as many subscripts as affine map inputs
 return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %j: i32) { %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> i32 // error 60: 'affine.load' op result type must match element type of memref
 return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %j: i32) { %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<?xf32>, index) -> f32 // error 60: 'affine.load' op affine map num results must equal memref rank
 return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %j: i32) { "affine.store"(%j, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (i32, memref<?xf32>, index) -> () // error 55: 'affine.store' op value to store must have the same type as memref element type
 return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %j: i32) { %0 = affine.vector_load %m[%i] : memref<?xf32>, vector<4xi32> // error 60: 'affine.vector_load' op requires memref and vector types of the same elemental type
 return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %j: i32) { %0 = "affine.apply"(%i) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> index // error 60: 'affine.apply' op operand count and affine map dimension and symbol count must match
 return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %j: i32) { %0 = affine.min affine_map<(d0) -> ()>(%i) // error 60: 'affine.min' op affine map expect at least one result
 return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %j: i32) { %0 = "affine.max"(%i, %i) <{map = affine_map<(d0) -> (d0)>}> : (index, index) -> index // error 60: 'affine.max' op operand count and affine map dimension and symbol count must match
 return }
// -----
func.func @f(%i: index) { "affine.if"(%i) <{condition = affine_set<(d0, d1) : (d0 >= 0)>}> ({ affine.yield }, {}) : (index) -> () // error 27: 'affine.if' op operand count and condition integer set dimension and symbol count must match
 return }
// -----
func.func @f(%i: index) { %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 { %c = arith.constant 1.0 : f32
 affine.yield %c : f32 } else { affine.yield } // error 33: 'affine.yield' op parent of yield must have same number of results as the yield operands
 return }
// -----
func.func @f(%i: index) { %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 { %c = arith.constant 1 : i32
 affine.yield %c : i32 } else { %c = arith.constant 1.0 : f32 // error 2: 'affine.yield' op types mismatch between yield op and its parent
 affine.yield %c : f32 }
 return }
// -----
func.func @f(%i: index) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (8, 9)>}> ({ ^bb0(%a: index): affine.yield }) : () -> () // error 27: 'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (2), and the number of steps (1) must all match
 return }
// -----
func.func @f(%i: index) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<9223372036854775807xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({ ^bb0(%a: index): affine.yield }) : () -> () // error 27: 'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (9223372036854775807) and upper bound (1), and the number of steps (1) must all match
 return }
// -----
func.func @f(%i: index) { "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({ ^bb0(%a: index): affine.yield }) : () -> () // error 27: 'affine.parallel' op expected lower bounds map to have 2 results
 return }
// -----
func.func @f(%i: index) { "affine.parallel"() <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({ ^bb0(%a: index): affine.yield }) : () -> () // error 27: 'affine.parallel' op expected lower bound map to have at least one result
 return }
// -----
func.func @f(%i: index) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({ ^bb0(%a: index): affine.yield }) : () -> () // error 27: 'affine.parallel' op a reduction must be specified for each output
 return }
// -----
func.func @f(%i: index) { %0 = affine.delinearize_index %i into (0, 3) : index, index // error 27: operation defines 2 results but was provided 1 to bind
 return }
// -----
func.func @f(%i: index) { %0:4 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, 3>}> : (index) -> (index, index, index, index) // error 34: 'affine.delinearize_index' op should return an index for each basis element and up to one extra index
 return }
// -----
func.func @f(%i: index) { %0 = affine.linearize_index [%i, %i, %i] by (3) : index // error 32: 'affine.linearize_index' op should be passed a basis element for each index except possibly the first
 return }
// -----
func.func @f(%i: index) { affine.yield } // error 27: 'affine.yield' op only terminates affine.if/for/parallel regions
// -----
func.func @f(%i: index, %a: memref<4xf32>, %t: memref<1xi32>) { scf.for %k = %i to %i step %i { affine.dma_start %a[%k], %a[%i], %t[%i], %i : memref<4xf32>, memref<4xf32>, memref<1xi32> } // error 97: 'affine.dma_start' op src index must be a valid dimension or symbol identifier
 return }
// -----
func.func @f(%i: index, %t: memref<1xi32>) { scf.for %k = %i to %i step %i { affine.dma_wait %t[%k], %i : memref<1xi32> } // error 78: 'affine.dma_wait' op index must be a valid dimension or symbol identifier
 return }
// -----
func.func @f(%i: index, %a: memref<4xf32>) { affine.dma_start %a[%i], %a[%i], %a[%i], %i, %i : memref<4xf32>, memref<4xf32>, memref<4xf32> // error 46: custom op 'affine.dma_start' expected two stride related operands
 return }
// -----
func.func @f(%i: index, %a: memref<4xf32>) { affine.dma_start %a[%i], %a[%i], %a[%i], %i : memref<4xf32>, memref<4xf32> // error 46: custom op 'affine.dma_start' expected three types
 return }
// -----
func.func @f(%a: index) {
  affine.parallel (%i) = (%i) to (%a) { // error 20: region entry argument '%i' is already in use
  }
  return
}
// -----
func.func @f(%a: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %x) -> f32 { // error 42: region entry argument '%x' is already in use
    affine.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: index) {
  affine.for %i = 0 to min affine_map<(d0)[s0]->(d0,s0)>(%a)[%i] { // error 14: region entry argument '%i' is already in use
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) { affine.prefetch %m[%i], write, locality<3>, cache : memref<4xf32> // error 46: custom op 'affine.prefetch' cache type has to be 'data' or 'instr'
 return }
// -----
func.func @f(%i: index) { %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 { %c = arith.constant 1.0 : f32 // error 32: 'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs
 affine.yield %c : f32 }
 return }
// -----
func.func @f(%i: index) { %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [77], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({ ^bb0(%a: index): affine.yield %a : index }) : () -> index // error 32: 'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops
 return }
// -----
func.func @f(%i: index) { %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [1 : i32], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({ ^bb0(%a: index): affine.yield %a : index }) : () -> index // error 32: 'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops
 return }
