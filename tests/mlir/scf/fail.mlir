// What scf refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%c: i1, %a: f32) { %0 = scf.if %c -> f32 { scf.yield %a, %a : f32, f32 } else { scf.yield %a : f32 } // error 38: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 2 operands, but region successor needs 1 inputs
 return }
// -----
func.func @f(%c: i1, %a: f32) { %0 = scf.if %c -> i32 { scf.yield %a : f32 } else { scf.yield %a : f32 } // error 38: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'
 return }
// -----
func.func @f(%c: i1, %a: f32) { %0 = "scf.if"(%c) ({ scf.yield %a : f32 }, {}) : (i1) -> f32 // error 38: 'scf.if' op must have an else block if defining values
 return }
// -----
func.func @f(%c: i1, %a: f32) { scf.if %c { scf.yield %a : f32 } // error 33: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
 return }
// -----
func.func @f(%c: i1, %a: f32) { scf.if %c { "a"() : () -> () 
 func.return } // error 2: 'func.return' op expects parent op 'func.func'
 return }
// -----
func.func @f(%n: index, %a: f32) { %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> f32 { scf.yield } // error 41: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
 return }
// -----
func.func @f(%n: index, %a: f32) { %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> f32 { scf.yield %n : index } // error 41: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'
 return }
// -----
func.func @f(%n: index, %a: f32) { scf.for %i = %n to %n step %n { scf.yield %n : index } // error 36: 'scf.for' op different number of region iter_args and yielded values: 0 != 1
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.for"(%n,%n,%n,%a) ({ ^bb0(%x: index): scf.yield }) : (index,index,index,f32) -> () // error 36: 'scf.for' op mismatch in number of loop-carried values and defined values
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.for"(%n,%n,%n,%a) ({ ^bb0(%x: index, %y: i32): scf.yield %a : f32 }) : (index,index,index,f32) -> (f32) // error 36: 'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.for"(%n,%n,%n,%a) ({ ^bb0(%x: index, %y: f32): scf.yield %a : f32 }) : (index,index,index,f32) -> (i32) // error 36: 'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'i32'
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.for"(%n,%n,%n) ({ ^bb0: scf.yield }) : (index,index,index) -> () // error 36: 'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.for"(%n,%n,%n) ({ ^bb0(%i: i32): scf.yield }) : (index,index,index) -> () // error 36: 'scf.for' op expected induction variable to be same type as bounds and step
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.for"(%n,%n,%n) ({ ^bb0(%i: index, %j : i32): scf.yield }) : (index,index,index) -> () // error 36: 'scf.for' op different number of inits and region iter_args: 0 != 1
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.for"(%n,%n,%n) ({ }) : (index,index,index) -> () // error 36: 'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.for"(%n,%n,%n) ({ ^bb0(%i: index): "x"() : () -> () }) : (index,index,index) -> () // error 36: 'scf.for' op expects regions to end with 'scf.yield', found 'x'
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.for"(%n,%n,%n) ({ ^bb0(%i: index): func.return }) : (index,index,index) -> () // error 76: 'func.return' op expects parent op 'func.func'
 return }
// -----
func.func @f(%c: i1, %a: f32) { %0 = scf.execute_region -> f32 { scf.yield } // error 38: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
 return }
// -----
func.func @f(%c: i1, %a: f32) { "scf.execute_region"() ({}) : () -> () // error 33: 'scf.execute_region' op region needs to have at least one block
 return }
// -----
func.func @f(%c: i1, %a: f32) { "scf.execute_region"() ({^bb0(%x: i32): scf.yield}) : () -> () // error 33: 'scf.execute_region' op region cannot have any arguments
 return }
// -----
func.func @f(%c: i1, %a: f32) { %0 = scf.while (%x = %a) : (f32) -> f32 { scf.condition(%c) } do { ^bb0(%y: f32): scf.yield %y : f32 } // error 38: 'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs
 return }
// -----
func.func @f(%c: i1, %a: f32) { %0 = scf.while (%x = %a) : (f32) -> f32 { scf.condition(%c) %x : f32 } do { ^bb0(%y: f32): scf.yield } // error 38: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
 return }
// -----
func.func @f(%c: i1, %a: f32) { %0 = scf.while (%x = %a) : (f32) -> f32 { scf.condition(%c) %x : f32 } do { ^bb0(%y: i32): scf.yield %a : f32 } // error 38: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'f32' should match successor input type #0 'i32'
 return }
// -----
func.func @f(%c: i1, %a: f32) { %0 = scf.while (%x = %a) : (f32) -> f32 { scf.yield } do { ^bb0(%y: f32): scf.yield %a : f32 } // error 38: 'scf.while' op expects the 'before' region to terminate with 'scf.condition'
 return }
// -----
func.func @f(%c: i1, %a: f32) { %0 = scf.while (%x = %a) : (f32) -> f32 { scf.condition(%c) %a : f32 } do { ^bb0(%y: f32): scf.condition(%c) %a : f32 } // error 38: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
 return }
// -----
func.func @f(%c: i1, %a: f32) { "scf.while"(%a) ({^bb0(%x: i32): scf.condition(%c)}, { scf.yield %a : f32 }) : (f32) -> () // error 33: 'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'
 return }
// -----
func.func @f(%c: index, %a: f32) { %0 = scf.index_switch %c -> f32 case 1 { scf.yield %a : f32 } default { scf.yield } // error 41: 'scf.index_switch' op expected each region to return 1 values, but default region returns 0
 return }
// -----
func.func @f(%c: index, %a: f32) { %0 = scf.index_switch %c -> f32 case 1 { scf.yield } default { scf.yield %a : f32 } // error 41: 'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0
 return }
// -----
func.func @f(%c: index, %a: f32) { %0 = scf.index_switch %c -> i32 case 1 { scf.yield %a : f32 } default { scf.yield %a : f32 } // error 41: 'scf.index_switch' op expected result #0 of each region to be 'i32'
 return }
// -----
func.func @f(%c: index, %a: f32) { scf.index_switch %c case 1 { scf.yield } case 1 { scf.yield } default { scf.yield } // error 36: 'scf.index_switch' op has duplicate case value: 1
 return }
// -----
func.func @f(%c: index, %a: f32) { "scf.index_switch"(%c) <{cases = array<i64: 1, 2>}> ({ scf.yield}, {scf.yield}) : (index) -> () // error 36: 'scf.index_switch' op has 1 case regions but 2 case values
 return }
// -----
func.func @f(%c: index, %a: f32) { "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({ scf.yield}, {func.return}) : (index) -> () // error 36: 'scf.index_switch' op expected region to end with scf.yield, but got func.return
 return }
// -----
func.func @f(%n: index, %a: f32) { %c0 = arith.constant 0 : index
 scf.parallel (%i) = (%n) to (%n) step (%c0) { } // error 2: 'scf.parallel' op constant step operand must be positive
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"() ({ ^bb0: scf.reduce}) {operandSegmentSizes = array<i32: 0,0,0,0>} : () -> () // error 36: 'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n) ({ ^bb0: scf.reduce}) {operandSegmentSizes = array<i32: 1,1,1,0>} : (index,index,index) -> () // error 36: 'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n) ({ ^bb0(%x: i32): scf.reduce}) {operandSegmentSizes = array<i32: 1,1,1,0>} : (index,index,index) -> () // error 36: 'scf.parallel' op expects arguments for the induction variable to be of index type
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n) ({ ^bb0(%x: index): scf.yield}) {operandSegmentSizes = array<i32: 1,1,1,0>} : (index,index,index) -> () // error 36: 'scf.parallel' op expects body to terminate with 'scf.reduce'
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n) ({ ^bb0(%x: index): scf.reduce}) {operandSegmentSizes = array<i32: 1,1,1,0>} : (index,index,index) -> (f32) // error 36: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n, %a) ({ ^bb0(%x: index): scf.reduce}) {operandSegmentSizes = array<i32: 1,1,1,1>} : (index,index,index, f32) -> () // error 36: 'scf.parallel' op expects number of results: 0 to be the same as number of initial values: 1
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n, %a) ({ ^bb0(%x: index): scf.reduce(%n : index) { ^bb0(%p: index, %q: index): scf.reduce.return %p : index } }) {operandSegmentSizes = array<i32: 1,1,1,1>} : (index,index,index, f32) -> (f32) // error 87: 'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'f32'
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n, %a) ({ ^bb0(%x: index): scf.reduce(%a : f32) { ^bb0(%p: index, %q: index): scf.reduce.return %p : index } }) {operandSegmentSizes = array<i32: 1,1,1,1>} : (index,index,index, f32) -> (f32) // error 87: 'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n, %a) ({ ^bb0(%x: index): scf.reduce(%a : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %n : index } }) {operandSegmentSizes = array<i32: 1,1,1,1>} : (index,index,index, f32) -> (f32) // error 134: 'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n, %a) ({ ^bb0(%x: index): scf.reduce(%a : f32) { ^bb0(%p: f32, %q: f32): scf.yield } }) {operandSegmentSizes = array<i32: 1,1,1,1>} : (index,index,index, f32) -> (f32) // error 134: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n, %a) ({ ^bb0(%x: index): scf.reduce(%a, %a : f32, f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }) {operandSegmentSizes = array<i32: 1,1,1,1>} : (index,index,index, f32) -> (f32) // error 87: 'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 2
 return }
// -----
func.func @f(%n: index, %a: f32) { "scf.parallel"(%n, %n, %n, %a) ({ ^bb0(%x: index): scf.reduce(%a : f32) { ^bb0(%p: f32, %q: f32): } }) {operandSegmentSizes = array<i32: 1,1,1,1>} : (index,index,index, f32) -> (f32) // error 87: empty block: expect at least a terminator
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> { scf.forall.in_parallel { "a"() : () -> () } } // error 115: 'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> { scf.forall.in_parallel { tensor.parallel_insert_slice %t into %t[0] [4] [1] : tensor<4xf32> into tensor<4xf32> } } // error 140: 'tensor.parallel_insert_slice' op may only insert into an output block argument
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { scf.forall (%i, %j) in (%n, %n) { } {mapping = [#gpu.thread<x>]} // error 46: 'scf.forall' op mapping attribute size must match op rank
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { scf.forall (%i, %j) in (%n, %n) { } {mapping = [1]} // error 46: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { "scf.forall"(%n) ({ ^bb0(%x: i32): scf.forall.in_parallel {} }) {operandSegmentSizes = array<i32: 0,1,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep=array<i64: 1>} : (index) -> () // error 46: 'scf.forall' op expects 0-th block argument to be an index
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { "scf.forall"(%n) ({ ^bb0: scf.forall.in_parallel {} }) {operandSegmentSizes = array<i32: 0,1,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep=array<i64: 1>} : (index) -> () // error 46: 'scf.forall' op region expects 1 arguments
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { "scf.forall"(%n) ({ ^bb0(%x: index): scf.forall.in_parallel {} }) {operandSegmentSizes = array<i32: 0,1,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep=array<i64: 1>} : (index) -> () // error 46: expected 0 dynamic upper bound values
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { "scf.forall"(%n) ({ ^bb0(%x: index): scf.forall.in_parallel {} }) {operandSegmentSizes = array<i32: 0,1,0,0>, staticLowerBound = array<i64: 0, 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep=array<i64: 1>} : (index) -> () // error 46: 'scf.forall' op region expects 2 arguments
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { "scf.forall"(%n) ({ ^bb0(%x: index): scf.forall.in_parallel {} }) {operandSegmentSizes = array<i32: 0,1,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep=array<i64: 1>} : (index) -> (tensor<4xf32>) // error 46: 'scf.forall' op produces 1 results, but has only 0 outputs
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { "scf.forall"(%n, %t) ({ ^bb0(%x: index, %y: tensor<5xf32>): scf.forall.in_parallel {} }) {operandSegmentSizes = array<i32: 0,1,0,1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep=array<i64: 1>} : (index, tensor<4xf32>) -> (tensor<4xf32>) // error 46: 'scf.forall' op type mismatch between 0-th output and corresponding block argument
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) { "scf.forall"(%n) ({ ^bb0(%x: index): "a"() : () -> () }) {operandSegmentSizes = array<i32: 0,1,0,0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep=array<i64: 1>} : (index) -> () // error 46: 'scf.forall' op expects regions to end with 'scf.forall.in_parallel', found 'a'
 return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.alloca_scope -> (f32) { memref.alloca_scope.return } // error 40: 'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs
 return }
// -----
func.func @f(%n: index, %a: f32, %b: i32) { "scf.for"(%n, %n, %n, %a, %b) ({ ^bb0(%i: index, %x: f32, %y: i32): scf.yield %x, %y : f32, i32 }) : (index, index, index, f32, i32) -> (f32, i32)
 "scf.for"(%n, %n, %n, %a, %b) ({ ^bb0(%i: index, %x: f32, %y: i32): scf.yield %x, %x : f32, f32 }) : (index, index, index, f32, i32) -> (f32, i32) // error 2: 'scf.for' op 1-th region iter_arg and 1-th yielded value have different type: 'i32' != 'f32'
 return }
// -----
func.func @f(%n: index, %a: f32, %b: i32) { "scf.for"(%n, %n, %n, %a, %b) ({ ^bb0(%i: index, %x: f32, %y: i32): scf.yield %x, %y : f32, i32 }) : (index, index, index, f32, i32) -> (f32, f32) // error 45: 'scf.for' op 1-th region iter_arg and 1-th loop result have different type: 'i32' != 'f32'
 return }
// -----
func.func @f(%n: index, %a: f32, %b: i32) { "scf.for"(%n, %n, %n, %a, %b) ({ ^bb0(%i: index, %x: f32, %y: f32): scf.yield %x, %x : f32, f32 }) : (index, index, index, f32, i32) -> (f32, i32) // error 45: 'scf.for' op 1-th init and 1-th region iter_arg have different type: 'i32' != 'f32'
 return }
// -----
func.func @f(%n: i32, %a: f32) { %0 = "scf.for"(%n, %n, %n, %a) ({ ^bb0(%i: index, %x: f32): scf.yield }) : (i32, i32, i32, f32) -> f32 // error 39: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
 return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) {
%0 = "scf.forall"(%n, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({  // error 6: 'scf.forall' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<?xf32>')
^bb0(%i: index, %o: tensor<4xf32>):
  scf.forall.in_parallel {}
}) : (index, tensor<4xf32>) -> tensor<?xf32>
return }
// -----
func.func @f(%n: index, %t: tensor<4xf32>) {
%0 = "scf.forall"(%n, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({  // error 6: 'scf.forall' op expected the number of tensor results (0) to be equal to the number of output tensors (1)
^bb0(%i: index, %o: tensor<4xf32>):
  scf.forall.in_parallel {}
}) : (index, tensor<4xf32>) -> i32
return }
