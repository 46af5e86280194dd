// What affine refuses by sizes, kinds and element types: each part is an input of its own, as in fail.mlir.
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("addf") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("addf") -> si32 { affine.yield %v : si32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("addf") -> ui32 { affine.yield %v : ui32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("addi") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maximumf") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maximumf") -> si32 { affine.yield %v : si32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maximumf") -> ui32 { affine.yield %v : ui32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxs") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxs") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxs") -> ui32 { affine.yield %v : ui32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxu") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxu") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxu") -> si32 { affine.yield %v : si32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minimumf") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minimumf") -> si32 { affine.yield %v : si32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minimumf") -> ui32 { affine.yield %v : ui32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("mins") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("mins") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("mins") -> ui32 { affine.yield %v : ui32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minu") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minu") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minu") -> si32 { affine.yield %v : si32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("mulf") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("mulf") -> si32 { affine.yield %v : si32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("mulf") -> ui32 { affine.yield %v : ui32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("muli") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("ori") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("andi") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxnumf") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxnumf") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxnumf") -> si32 { affine.yield %v : si32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("maxnumf") -> ui32 { affine.yield %v : ui32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: f32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minnumf") -> f32 { affine.yield %v : f32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: i32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minnumf") -> i32 { affine.yield %v : i32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: si32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minnumf") -> si32 { affine.yield %v : si32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%v: ui32) {
 %0 = affine.parallel (%j) = (0) to (4) reduce ("minnumf") -> ui32 { affine.yield %v : ui32 } // error 7: 'affine.parallel' op result type cannot match reduction attribute
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.min"() {map = affine_map<() -> ()>} : () -> index // error 7: 'affine.min' op affine map expect at least one result
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.min"(%n) {map = affine_map<() -> (1)>} : (index) -> index // error 7: 'affine.min' op operand count and affine map dimension and symbol count must match
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.min"() {map = affine_map<(d0) -> (d0)>} : () -> index // error 7: 'affine.min' op operand count and affine map dimension and symbol count must match
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.max"() {map = affine_map<() -> ()>} : () -> index // error 7: 'affine.max' op affine map expect at least one result
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.max"(%n) {map = affine_map<() -> (1)>} : (index) -> index // error 7: 'affine.max' op operand count and affine map dimension and symbol count must match
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.max"() {map = affine_map<(d0) -> (d0)>} : () -> index // error 7: 'affine.max' op operand count and affine map dimension and symbol count must match
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.store"(%x, %m, %n) {map = affine_map<(d0) -> (d0, d0)>} : (f32, memref<?xf32>, index) -> () // error 2: 'affine.store' op affine map num results must equal memref rank
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.store"(%x, %m) {map = affine_map<(d0) -> (d0)>} : (f32, memref<?xf32>) -> () // error 2: 'affine.store' op expects as many subscripts as affine map inputs
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.store"(%i, %m, %n) {map = affine_map<(d0) -> (d0)>} : (i32, memref<?xf32>, index) -> () // error 2: 'affine.store' op value to store must have the same type as memref element type
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.store"(%x, %m, %i) {map = affine_map<(d0) -> (d0)>} : (f32, memref<?xf32>, i32) -> () // error 2: 'affine.store' op operand #2 must be variadic of index, but got 'i32'
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.vector_load"(%m, %n) {map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index) -> vector<4xi32> // error 7: 'affine.vector_load' op requires memref and vector types of the same elemental type
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.vector_load"(%m, %n) {map = affine_map<(d0) -> (d0, d0)>} : (memref<?xf32>, index) -> vector<4xf32> // error 7: 'affine.vector_load' op affine map num results must equal memref rank
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.vector_load"(%m) {map = affine_map<(d0) -> (d0)>} : (memref<?xf32>) -> vector<4xf32> // error 7: 'affine.vector_load' op expects as many subscripts as affine map inputs
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.prefetch"(%m) {map = affine_map<(d0) -> (d0)>, isWrite = false, localityHint = 1 : i32, isDataCache = true} : (memref<?xf32>) -> () // error 2: 'affine.prefetch' op too few operands
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.prefetch"(%m, %n) {map = affine_map<(d0) -> (d0)>, isWrite = false, localityHint = 7 : i32, isDataCache = true} : (memref<?xf32>, index) -> () // error 2: 'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 affine.for %j = 0 to 4 step -1 { } // error 30: custom op 'affine.for' expected step to be representable as a positive signed integer
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = affine.delinearize_index %n into (0) : index // error 7: 'affine.delinearize_index' op no basis element may be statically non-positive
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0:2 = affine.delinearize_index %n into (2, -3) : index, index // error 9: 'affine.delinearize_index' op no basis element may be statically non-positive
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0:2 = affine.delinearize_index %n into (2, 3, 4) : index, index // error 9: 'affine.delinearize_index' op should return an index for each basis element and up to one extra index
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = affine.linearize_index [%n] by (2, 3) : index // error 7: 'affine.linearize_index' op should be passed a basis element for each index except possibly the first
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = affine.linearize_index [%n, %n, %n] by (2) : index // error 7: 'affine.linearize_index' op should be passed a basis element for each index except possibly the first
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.if"(%n) ({ affine.yield }, {}) {condition = affine_set<(d0, d1) : (d0 >= d1)>} : (index) -> () // error 2: 'affine.if' op operand count and condition integer set dimension and symbol count must match
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.if"(%n, %n) ({ affine.yield }, {}) {condition = affine_set<(d0) : (d0 >= 0)>} : (index, index) -> () // error 2: 'affine.if' op operand count and condition integer set dimension and symbol count must match
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 affine.if affine_set<(d0) : (d0 >= 0)>(%n) { affine.yield %x : f32 } // error 47: 'affine.yield' op parent of yield must have same number of results as the yield operands
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 { affine.yield %i : i32 } else { affine.yield %x : f32 } // error 59: 'affine.yield' op types mismatch between yield op and its parent
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.for"(%x) ({ ^bb0(%j: index): affine.yield %x : f32 }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>} : (f32) -> f32 // error 7: 'affine.for' op different number of inits and region iter_args: 1 != 0
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.for"(%x) ({ ^bb0(%j: index, %k: f32): affine.yield %x : f32 }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>} : (f32) -> () // error 48: 'affine.yield' op parent of yield must have same number of results as the yield operands
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.for"() ({ ^bb0(%j: i32): affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> () // error 2: 'affine.for' op expected body to have a single index argument for the induction variable
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.for"() ({ ^bb0: affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> () // error 2: 'affine.for' op different number of inits and region iter_args: 0 != 18446744073709551615
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = affine.for %j = 0 to 4 iter_args(%k = %x) -> f32 { affine.yield %i : i32 } // error 58: 'affine.yield' op types mismatch between yield op and its parent
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 affine.for %j = 0 to 4 { affine.yield %x : f32 } // error 27: 'affine.yield' op parent of yield must have same number of results as the yield operands
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 %0 = "affine.parallel"() ({ ^bb0(%j: index): affine.yield %x : f32 }) {lowerBoundsMap = affine_map<() -> (0)>, upperBoundsMap = affine_map<() -> (4)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : () -> f32 // error 7: 'affine.parallel' op a reduction must be specified for each output
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.parallel"() ({ ^bb0(%j: index): affine.yield }) {lowerBoundsMap = affine_map<() -> (0)>, upperBoundsMap = affine_map<() -> (4)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1, 2], reductions = []} : () -> () // error 2: 'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.parallel"() ({ ^bb0(%j: index): affine.yield }) {lowerBoundsMap = affine_map<() -> (0, 1)>, upperBoundsMap = affine_map<() -> (4)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : () -> () // error 2: 'affine.parallel' op expected lower bounds map to have 1 results
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.parallel"() ({ ^bb0(%j: index): affine.yield }) {lowerBoundsMap = affine_map<() -> (0)>, upperBoundsMap = affine_map<() -> (4, 3)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : () -> () // error 2: 'affine.parallel' op expected upper bounds map to have 1 results
 return }
// -----
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %i: i32) {
 "affine.parallel"() ({ ^bb0: affine.yield }) {lowerBoundsMap = affine_map<() -> (0)>, upperBoundsMap = affine_map<() -> (4)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : () -> () // error 2: 'affine.parallel' op the number of region arguments (0) and the number of map groups for lower (1) and upper bound (1), and the number of steps (1) must all match
 return }
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
 "affine.prefetch"(%m, %n) {map = affine_map<(d0) -> (d0, d0)>, localityHint = 3 : i32, isWrite = false, isDataCache = true} : (memref<?xf32>, index) -> () // error 2: 'affine.prefetch' op affine.prefetch affine map num results must equal memref rank
 return }
