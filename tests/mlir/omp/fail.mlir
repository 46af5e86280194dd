// What omp refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@x]}> ({ omp.terminator }) : (!llvm.ptr) -> ()  // error 3: 'omp.parallel' op expected at least 1 entry block argument(s)
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()  // error 3: expected equal sizes for allocate and allocator variables
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@x, @y]}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()  // error 3: inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 2
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel private(@x %p -> %a : !llvm.ptr) { omp.terminator }  // error 3: failed to lookup privatizer op with symbol: '@x'
  return
}
// -----
omp.private {type = private} @x : i32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b : i32) }
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel private(@x %p -> %a : !llvm.ptr) { omp.terminator }  // error 3: type mismatch between a private variable and its privatizer op, var type: '!llvm.ptr' vs. privatizer op type: 'i32'
  return
}
// -----
omp.private {type = firstprivate} @x : i32 copy { ^bb0(%a: i32, %b: i32): omp.yield(%b : i32) }
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel private(@x %p -> %a : !llvm.ptr) { omp.terminator }  // error 3: type mismatch between a firstprivate variable and its privatizer op, var type: '!llvm.ptr' vs. privatizer op type: 'i32'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.simd private(@x %p -> %a : !llvm.ptr) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: Cannot find privatizer '@x'
  return
}
// -----
omp.private {type = firstprivate} @x : !llvm.ptr copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.simd private(@x %p -> %a : !llvm.ptr) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: FIRSTPRIVATE cannot be used with SIMD
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, reduction_syms = [@x]}> ({ omp.terminator }) : () -> ()  // error 3: 'omp.parallel' op unexpected reduction symbol references
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@x, @y]}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()  // error 3: 'omp.parallel' op expected as many reduction symbol references as reduction variables
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@x], reduction_byref = array<i1: true, true>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()  // error 3: expected as many reduction variable by reference attributes as reduction variables
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel reduction(@x %p -> %a : !llvm.ptr) { omp.terminator }  // error 3: 'omp.parallel' op expected symbol reference @x to point to a reduction declaration
  return
}
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel reduction(@x %m -> %a, @x %m -> %b : memref<i32>, memref<i32>) { omp.terminator }  // error 3: 'omp.parallel' op accumulator variable used more than once
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel reduction(mod: foo, @x %m -> %a : memref<i32>) { omp.terminator }  // error 36: custom op 'omp.parallel' invalid `reduction` format
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel private(@x %p -> %a) { omp.terminator }  // error 35: expected ':'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.wsloop { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } omp.terminator } {omp.composite}  // error 3: 'omp.composite' attribute present in non-composite operation
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.distribute { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } omp.terminator }  // error 3: 'omp.composite' attribute missing from composite operation
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.distribute { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } omp.distribute { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } omp.terminator }  // error 3: multiple 'omp.distribute' nested inside of 'omp.parallel'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.barrier omp.distribute { omp.wsloop { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite}  // error 3: unexpected OpenMP operation inside of composite 'omp.parallel': omp.barrier
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.teams { omp.terminator } omp.terminator }  // error 18: expected to be nested inside of omp.target or not nested in any OpenMP dialect operations
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.teams"(%y) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({ omp.terminator }) : (i32) -> ()  // error 3: expected num_teams upper bound to be defined if the lower bound is defined
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.teams num_teams(%y : i32 to %i : i64) { omp.terminator }  // error 3: expected num_teams upper bound and lower bound to be the same type
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.sections"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()  // error 3: expected equal sizes for allocate and allocator variables
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.sections { omp.barrier omp.terminator }  // error 3: 'omp.sections' op expected omp.section op or terminator op inside region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.section { omp.terminator }  // error 3: 'omp.section' op expects parent op 'omp.sections'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()  // error 3: expected equal sizes for allocate and allocator variables
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()  // error 3: 'omp.single' op inconsistent number of copyprivate vars (= 1) and functions (= 0), both must be equal
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.single copyprivate(%p -> @g : !llvm.ptr) { omp.terminator }  // error 3: 'omp.single' op expected symbol reference @g to point to a copy function
  return
}
// -----
func.func private @g(!llvm.ptr)
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.single copyprivate(%p -> @g : !llvm.ptr) { omp.terminator }  // error 3: 'omp.single' op expected copy function @g to have 2 operands
  return
}
// -----
func.func private @g(!llvm.ptr, i32)
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.single copyprivate(%p -> @g : !llvm.ptr) { omp.terminator }  // error 3: 'omp.single' op expected copy function @g arguments to have the same type
  return
}
// -----
func.func private @g(i32, i32)
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.single copyprivate(%p -> @g : !llvm.ptr) { omp.terminator }  // error 3: 'omp.single' op expected copy function arguments' type ('i32') to be the same as copyprivate variable's type ('!llvm.ptr')
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.workshare.loop_wrapper { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: 'omp.workshare.loop_wrapper' op must be nested in an omp.workshare
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.workdistribute { omp.terminator }  // error 3: 'omp.workdistribute' op workdistribute must be nested under teams
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.teams { omp.workdistribute { omp.barrier omp.terminator } omp.terminator }  // error 15: 'omp.workdistribute' op explicit barriers are not allowed in workdistribute region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.teams { omp.workdistribute { omp.parallel { omp.terminator } omp.terminator } omp.terminator }  // error 15: 'omp.workdistribute' op nested parallel constructs not allowed in workdistribute
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.teams { omp.workdistribute { omp.teams { omp.terminator } omp.terminator } omp.terminator }  // error 15: 'omp.workdistribute' op nested teams constructs not allowed in workdistribute
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.teams { "omp.workdistribute"() ({ }) : () -> () omp.terminator }  // error 15: 'omp.workdistribute' op region cannot be empty
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.teams { omp.workdistribute { cf.br ^bb1 ^bb1: cf.br ^bb1 } omp.terminator }  // error 15: 'omp.workdistribute' op region must be terminated with omp.terminator
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.terminator }  // error 3: 'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.barrier }  // error 3: 'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.simd { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} }  // error 3: 'omp.composite' attribute missing from composite wrapper
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite}  // error 3: 'omp.composite' attribute present in non-composite wrapper
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.distribute { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite}  // error 16: 'omp.composite' attribute present in non-composite wrapper
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.taskloop { omp.distribute { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite}  // error 18: 'omp.composite' attribute present in non-composite wrapper
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.distribute { omp.wsloop { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite}  // error 3: an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.distribute { omp.taskloop { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite}  // error 20: 'omp.composite' attribute present in non-composite wrapper
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.simd { omp.simd { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite}  // error 3: 'omp.composite' attribute present in non-composite wrapper
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.loop { omp.simd { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } } }  // error 14: 'omp.composite' attribute missing from composite wrapper
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop schedule(foo) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: custom op 'omp.wsloop'  expected schedule kind
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop schedule(static, foo) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: custom op 'omp.wsloop'  unknown modifier type: foo
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop schedule(static, simd, monotonic) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: custom op 'omp.wsloop'  incorrect modifier order
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop schedule(static, monotonic, simd, simd) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: custom op 'omp.wsloop'  unexpected modifier(s)
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop ordered(-1) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: 'omp.wsloop' op attribute 'ordered' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop order(foo) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 20: custom op 'omp.wsloop' invalid clause value: 'foo'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.simd safelen(1) simdlen(2) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: 'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.simd safelen(0) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: 'omp.simd' op attribute 'safelen' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.simd aligned(%p : !llvm.ptr -> 0 : i64) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: 'omp.simd' op alignment should be greater than 0
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.simd aligned(%p : !llvm.ptr -> 4 : i64, %p : !llvm.ptr -> 4 : i64) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: 'omp.simd' op aligned variable used more than once
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.simd nontemporal(%p, %p : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: 'omp.simd' op nontemporal variable used more than once
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }) : (!llvm.ptr) -> ()  // error 3: 'omp.simd' op expected as many alignment values as aligned variables
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, alignments = [1]}> ({ omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }) : () -> ()  // error 3: 'omp.simd' op unexpected alignment values attribute
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.distribute dist_schedule_chunk_size(%x : index) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: 'omp.distribute' op chunk size set without dist_schedule_static being present
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield }  // error 3: 'omp.loop_nest' op expects parent op to be a loop wrapper
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { "omp.loop_nest"() ({ omp.yield }) : () -> () }  // error 16: 'omp.loop_nest' op must represent at least one loop
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { "omp.loop_nest"(%x, %x, %x) ({ omp.yield }) : (index, index, index) -> () }  // error 16: 'omp.loop_nest' op number of range arguments and IVs do not match
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { "omp.loop_nest"(%x, %x, %x) ({ ^bb0(%k: i32): omp.yield }) : (index, index, index) -> () }  // error 16: 'omp.loop_nest' op range argument type does not match corresponding IV type
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) collapse(2) { omp.yield } }  // error 16: 'omp.loop_nest' op collapse value is larger than the number of loops
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) tiles(2, 3) { omp.yield } }  // error 16: 'omp.loop_nest' op too few canonical loops for tile dimensions
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.loop_nest (%k) : index = (%x, %x) to (%x) step (%x) { omp.yield } }  // error 45: custom op 'omp.loop_nest' expected 1 operands
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.taskloop grainsize(%x : index) num_tasks(%x : index) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.taskloop grainsize(foo, %x : index) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 29: custom op 'omp.taskloop' invalid grainsize modifier : 'foo'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.taskloop num_tasks(foo, %x : index) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 29: custom op 'omp.taskloop' invalid num_tasks modifier : 'foo'
  return
}
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.taskloop nogroup reduction(@x %m -> %a : memref<i32>) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified
  return
}
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.taskloop in_reduction(@x %m -> %a : memref<i32>) reduction(@x %m -> %b : memref<i32>) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.yield } }  // error 3: the same list item cannot appear in both a reduction and an in_reduction clause
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.scan inclusive(%p : !llvm.ptr)  // error 3: SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } }  // error 70: Exactly one of EXCLUSIVE or INCLUSIVE clause is expected
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.ordered depend_type(dependsource)  // error 3: 'omp.ordered' op must be nested inside of a loop
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator } omp.yield } }  // error 70: 'omp.ordered.region' op the enclosing worksharing-loop region must have an ordered clause
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop ordered(1) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator } omp.yield } }  // error 81: 'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop ordered(0) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsink) depend_vec(%x : index) {doacross_num_loops = 1 : i64} omp.yield } }  // error 81: 'omp.ordered' op the enclosing loop's ordered clause must have a parameter present
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop ordered(1) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsink) depend_vec(%x : index) {doacross_num_loops = 2 : i64} omp.yield } }  // error 81: 'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.distribute { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator } omp.yield } }  // error 74: 'omp.ordered.region' op must be nested inside of a worksharing, simd or worksharing simd loop
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.critical(@x) { omp.terminator }  // error 3: 'omp.critical' op expected symbol reference @x to point to a critical declaration
  return
}
// -----
omp.critical.declare @x hint(contended, uncontended)  // error 1: 'omp.critical.declare' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined
// -----
omp.critical.declare @x hint(speculative, nonspeculative)  // error 1: 'omp.critical.declare' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.
// -----
omp.critical.declare @x hint(foo)  // error 33: custom op 'omp.critical.declare' foo is not a valid hint
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.cancel cancellation_construct_type(parallel)  // error 3: 'omp.cancel' op Orphaned cancel construct
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.sections { omp.section { omp.cancel cancellation_construct_type(parallel) omp.terminator } omp.terminator }  // error 32: 'omp.cancel' op cancel parallel must appear inside a parallel region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.cancel cancellation_construct_type(loop) omp.terminator }  // error 18: 'omp.cancel' op cancel loop must appear inside a worksharing-loop region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.cancel cancellation_construct_type(sections) omp.terminator }  // error 18: 'omp.cancel' op cancel sections must appear inside a sections region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.cancel cancellation_construct_type(taskgroup) omp.terminator }  // error 18: 'omp.cancel' op cancel taskgroup must appear inside a task region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.cancel cancellation_construct_type(foo) omp.terminator }  // error 57: custom op 'omp.cancel' invalid clause value: 'foo'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop nowait { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(loop) omp.yield } }  // error 77: A worksharing construct that is canceled must not have a nowait clause
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop ordered(1) { omp.loop_nest (%k) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(loop) omp.yield } }  // error 81: A worksharing construct that is canceled must not have an ordered clause
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(sections) omp.terminator } omp.terminator }  // error 39: A sections construct that is canceled must not have a nowait clause
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.cancellation_point cancellation_construct_type(parallel)  // error 3: 'omp.cancellation_point' op Orphaned cancellation point
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.task { omp.cancellation_point cancellation_construct_type(parallel) omp.terminator }  // error 14: 'omp.cancellation_point' op cancellation point parallel must appear inside a parallel region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.cancellation_point cancellation_construct_type(loop) omp.terminator }  // error 18: 'omp.cancellation_point' op cancellation point loop must appear inside a worksharing-loop region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.cancellation_point cancellation_construct_type(sections) omp.terminator }  // error 18: 'omp.cancellation_point' op cancellation point sections must appear inside a sections region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel { omp.cancellation_point cancellation_construct_type(taskgroup) omp.terminator }  // error 18: 'omp.cancellation_point' op cancellation point taskgroup must appear inside a task region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.allocate_dir(%p : !llvm.ptr) align(3)  // error 3: ALIGN value : 3 must be power of 2
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.read %m = %m : memref<i32>, memref<i32>, i32  // error 3: read and write must not be to the same location for atomic reads
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.read %m = %n memory_order(acq_rel) : memref<i32>, memref<i32>, i32  // error 3: memory-order must not be acq_rel or release for atomic reads
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.read %m = %n memory_order(foo) : memref<i32>, memref<i32>, i32  // error 40: custom op 'omp.atomic.read' invalid clause value: 'foo'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.write %m = %y memory_order(acquire) : memref<i32>, i32  // error 3: memory-order must not be acq_rel or acquire for atomic writes
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.write %m = %i : memref<i32>, i64  // error 3: address must dereference to value type
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.update memory_order(acq_rel) %m : memref<i32> { ^bb0(%v: i32): omp.yield(%v : i32) }  // error 3: memory-order must not be acq_rel or acquire for atomic updates
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.update %m : memref<i32> { ^bb0(%v: i64): omp.yield(%v : i64) }  // error 3: the type of the operand must be a pointer type whose element type is the same as that of the region argument
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.update %m : memref<i32> { ^bb0(%v: i32): omp.yield(%i : i64) }  // error 3: input and yielded value must have the same type
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.update %m : memref<i32> { ^bb0(%v: i32): omp.yield }  // error 3: only updated value must be returned
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.update %m : memref<i32> { ^bb0(%v: i32, %w: i32): omp.yield(%v : i32) }  // error 3: the region must accept exactly one argument
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.capture { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.terminator }  // error 3: expected three operations in atomic.capture region (one terminator, and two atomic ops)
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.capture { omp.atomic.write %m = %y : memref<i32>, i32 omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.terminator }  // error 24: invalid sequence of operations in the capture region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.capture { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.atomic.write %m = %y : memref<i32>, i32 omp.terminator }  // error 24: captured variable in atomic.read must be updated in second operation
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.capture { omp.atomic.update %m : memref<i32> { ^bb0(%v: i32): omp.yield(%v : i32) } omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.terminator }  // error 24: updated variable in atomic.update must be captured in second operation
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.capture { omp.atomic.read %m = %n hint(contended) : memref<i32>, memref<i32>, i32 omp.atomic.write %n = %y : memref<i32>, i32 omp.terminator }  // error 3: 'omp.atomic.capture' op operations inside capture region must not have hint clause
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.atomic.capture { omp.atomic.read %m = %n memory_order(seq_cst) : memref<i32>, memref<i32>, i32 omp.atomic.write %n = %y : memref<i32>, i32 omp.terminator }  // error 3: 'omp.atomic.capture' op operations inside capture region must not have memory_order clause
  return
}
// -----
omp.declare_reduction @x : i32 init { } combiner { }  // error 1: 'omp.declare_reduction' op expects non-empty initializer region
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } combiner { }  // error 1: 'omp.declare_reduction' op expects one argument to the initializer region when no allocation region is used
// -----
omp.declare_reduction @x : i32 alloc { omp.yield } init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { }  // error 1: 'omp.declare_reduction' op expects alloc region to yield a value of the reduction type
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i64): omp.yield(%a : i64) } combiner { }  // error 1: 'omp.declare_reduction' op expects initializer region argument to match the reduction type
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield } combiner { }  // error 1: 'omp.declare_reduction' op expects initializer region to yield a value of the reduction type
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { }  // error 1: 'omp.declare_reduction' op expects non-empty reduction region
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32): omp.yield(%a : i32) }  // error 1: 'omp.declare_reduction' op expects reduction region with two arguments of the reduction type
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield }  // error 1: 'omp.declare_reduction' op expects reduction region to yield a value of the reduction type
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr): omp.yield }  // error 1: 'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: memref<i64>, %b: memref<i64>): omp.yield }  // error 1: 'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type
// -----
omp.declare_reduction @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } cleanup { ^bb0(%a: i64): omp.yield }  // error 1: 'omp.declare_reduction' op expects cleanup region with one argument of the reduction type
// -----
omp.private {type = private} @x : i32 init { ^bb0(%a: i32, %b: i32): omp.terminator }  // error 70: expected exit block terminator to be an `omp.yield` op.
// -----
omp.private {type = private} @x : i32 init { ^bb0(%a: i32, %b: i32): omp.yield }  // error 70: Invalid yielded value. Expected type: 'i32', got: None
// -----
omp.private {type = private} @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) }  // error 1: `init`: expected 2 region arguments, got: 1
// -----
omp.private {type = private} @x : i32 init { ^bb0(%a: i32, %b: i64): omp.yield(%a : i32) }  // error 1: Region argument type mismatch: got 'i64' expected 'i32'.
// -----
omp.private {type = private} @x : i32 dealloc { ^bb0(%a: i32): omp.yield(%a : i32) }  // error 64: Did not expect any values to be yielded.
// -----
omp.private {type = private} @x : i32 copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }  // error 1: `private` clauses do not require a `copy` region.
// -----
omp.private {type = firstprivate} @x : i32  // error 1: `firstprivate` clauses require at least a `copy` region.
// -----
omp.declare_mapper @x : i32 { ^bb0(%a: !llvm.ptr): omp.terminator }  // error 1: 'omp.declare_mapper' op expected terminator to be a DeclareMapperInfoOp
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.bounds lower_bound(%x : index)  // error 8: expected extent or upperbound.
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) mapper(@x) -> !llvm.ptr  // error 8: invalid mapper id
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(foo) -> !llvm.ptr  // error 8: 'omp.map.info' op requires attribute 'map_capture_type'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target_data { omp.terminator }  // error 3: At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  omp.target_data map_entries(%0 : !llvm.ptr) { omp.terminator }  // error 3: to, from, tofrom and alloc map types are permitted
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  omp.target_enter_data map_entries(%0 : !llvm.ptr)  // error 3: to and alloc map types are permitted
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_exit_data map_entries(%0 : !llvm.ptr)  // error 3: from, release and delete map types are permitted
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%0 : !llvm.ptr)  // error 3: either to or from map types can be specified, not both
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%0 : !llvm.ptr)  // error 3: at least one of to or from map types must be specified, other map types are not permitted
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  %1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%0, %1 : !llvm.ptr, !llvm.ptr)  // error 3: either to or from map types can be specified, not both
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  omp.target map_entries(%0 -> %a : !llvm.ptr) { omp.terminator }  // error 3: to, from, tofrom and alloc map types are permitted
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target_update map_entries(%p : !llvm.ptr)  // error 3: missing map operation
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target has_device_addr(%p -> %a : !llvm.ptr) { omp.terminator }  // error 3: 'omp.target' op 'has_device_addr' arguments must be defined by 'omp.map.info' ops
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target_data use_device_ptr(%p -> %a : !llvm.ptr) { omp.terminator }  // error 3: 'omp.target_data' op 'use_device_ptr' arguments must be defined by 'omp.map.info' ops
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target { omp.teams { omp.terminator } omp.teams { omp.terminator } omp.terminator }  // error 3: target containing multiple 'omp.teams' nested ops
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target host_eval(%y -> %a : i32) { omp.teams { omp.parallel num_threads(%a : i32) { omp.terminator } omp.terminator } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target host_eval(%y -> %a : i32) { omp.teams if(%c) { omp.terminator } omp.terminator }  // error 42: 'omp.teams' op using value defined outside the region
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target host_eval(%y -> %a : i32) { omp.flush(%a : i32) omp.terminator }  // error 3: 'omp.target' op host_eval argument illegal use in 'omp.flush' operation
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target host_eval(%c -> %a : i1) { omp.teams if(%a) { omp.terminator } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.target host_eval(%x -> %a : index) { omp.parallel { omp.wsloop { omp.loop_nest (%k) : index = (%a) to (%a) step (%a) { omp.barrier omp.yield } } omp.barrier omp.terminator } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.target"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>, private_maps = array<i64: 1, 2>, private_syms = [@x]}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()  // error 3: invalid properties {operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>, private_maps = array<i64: 1, 2>, private_syms = [@x]} for op omp.target: size mismatch in attribute conversion: 13 vs 12
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()  // error 3: 'omp.task' op expected as many depend values as depend variables
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>, depend_kinds = [#omp<clause_task_depend(taskdependin)>]}> ({ omp.terminator }) : () -> ()  // error 3: 'omp.task' op unexpected depend values
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.new_cli  // error 8: 'omp.new_cli' op CLI has no generator
  omp.unroll_heuristic(%0)
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.new_cli  // error 8: 'omp.new_cli' op CLI must have at most one generator
  omp.canonical_loop(%0) %k : i32 in range(%y) { omp.terminator }
  omp.canonical_loop(%0) %k : i32 in range(%y) { omp.terminator }
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.new_cli  // error 8: 'omp.new_cli' op CLI must have at most one consumer
  omp.canonical_loop(%0) %k : i32 in range(%y) { omp.terminator }
  omp.unroll_heuristic(%0)
  omp.unroll_heuristic(%0)
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.canonical_loop"(%y) ({ omp.terminator }) : (i32) -> ()  // error 3: 'omp.canonical_loop' op Canonical loop region must have exactly one argument
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  "omp.canonical_loop"(%y) ({ ^bb0(%k: i64): omp.terminator }) : (i32) -> ()  // error 3: 'omp.canonical_loop' op Region argument must be the same type as the trip count
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  omp.canonical_loop(%0) %k : i32 in range(%y) { omp.terminator }
  omp.tile (%1) <- (%0) sizes(%y : i32)  // error 3: 'omp.tile' op expecting two times the number of generatees than applyees
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.new_cli
  omp.canonical_loop(%0) %k : i32 in range(%y) { omp.terminator }
  omp.tile <- (%0) sizes(%y, %y : i32, i32)  // error 3: 'omp.tile' op there must be one tile size for each applyee
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.tile <- () sizes(%y : i32)  // error 3: 'omp.tile' op must apply to at least one loop
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  omp.canonical_loop(%0) %k : i32 in range(%y) { omp.canonical_loop(%1) %l : i32 in range(%k) { omp.terminator } omp.terminator }
  omp.tile <- (%0, %1) sizes(%y, %y : i32, i32)  // error 3: 'omp.tile' op tiled loop nest must be rectangular
  return
}
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %i: i64, %x: index, %y: i32) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  omp.canonical_loop(%0) %k : i32 in range(%y) { omp.barrier omp.canonical_loop(%1) %l : i32 in range(%y) { omp.terminator } omp.terminator }
  omp.tile <- (%0, %1) sizes(%y, %y : i32, i32)  // error 3: 'omp.tile' op tiled loop nest must be perfectly nested
  return
}
// -----
func.func private @a() attributes {a = #omp<bindkind foo>}  // error 54: expected ::mlir::omp::ClauseBindKind to be one of: parallel, teams, thread
// -----
func.func private @a() attributes {a = #omp<device_type any>}  // error 56: expected '('
// -----
func.func private @a() attributes {a = #omp.version<>}  // error 53: expected valid keyword
// -----
func.func private @a() attributes {a = #omp.foo}  // error 45: unknown attribute `foo` in dialect `omp`
// -----
func.func private @a(!omp.foo)  // error 27: unknown  type `foo` in dialect `omp`
// -----
func.func @f(%d: vector<4xi32>, %h: i64) { "omp.target_freemem"(%d, %h) : (vector<4xi32>, i64) -> () // error 44: 'omp.target_freemem' op operand #0 must be integer, but got 'vector<4xi32>'
 return }
// -----
func.func @f(%d: index) { %0 = omp.target_allocmem %d : index, i64 // error 32: 'omp.target_allocmem' op operand #0 must be integer, but got 'index'
 return }
// -----
omp.declare_reduction @r : i32 alloc { // error 1: 'omp.declare_reduction' op expects two arguments to the initializer region when an allocation region is used
  %0 = "t.v"() : () -> i32
  omp.yield(%0 : i32)
} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @r : i32 init { // error 1: 'omp.declare_reduction' op expects one or two arguments to the initializer region
^bb0(%a: i32, %b: i32, %c: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
func.func @f(%x: index) {
  omp.wsloop { // error 3: 'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`
    omp.terminator
  }
  return
}
// -----
func.func @f(%x: index) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ // error 3: 'omp.wsloop' op loop wrapper does not contain exactly one nested op
    "t.a"() : () -> ()
    "t.b"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%x: index) {
  omp.wsloop { // error 3: 'omp.composite' attribute missing from composite wrapper
    omp.distribute {
      omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
  }
  return
}
// -----
func.func @f(%x: index) {
  omp.taskloop {
    omp.wsloop { // error 5: 'omp.composite' attribute missing from composite wrapper
      omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
  }
  return
}
// -----
func.func @f(%x: index) {
  omp.distribute { // error 3: 'omp.composite' attribute missing from composite wrapper
    omp.taskloop {
      omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
  }
  return
}
// -----
func.func @f(%x: index) {
  omp.simd {
    omp.wsloop { // error 5: 'omp.composite' attribute missing from composite wrapper
      omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
  }
  return
}
// -----
func.func @f(%x: index) {
  omp.loop { // error 3: 'omp.loop' op expected to be a standalone loop wrapper
    omp.simd {
      omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%x: i32) {
  %c = omp.new_cli // error 8: 'omp.new_cli' op CLI has no generator
  omp.unroll_heuristic(%c)
  return
}
// -----
omp.declare_reduction @r : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: memref<f32>, %b: memref<f32>): omp.yield }
func.func @f(%x: memref<f64>, %n: index) {
omp.wsloop reduction(@r %x -> %y : memref<f64>) { omp.loop_nest (%i) : index = (%n) to (%n) step (%n) { omp.yield } } // error 1: 'omp.wsloop' op expected accumulator ('memref<f64>') to be the same type as reduction declaration ('memref<f32>')
return }
// -----
func.func @f() {
omp.teams { "omp.workdistribute"() ({ ^bb0: }) : () -> () omp.terminator } // error 13: 'omp.workdistribute' op region must contain a structured block
return }
// -----
func.func @f() {
omp.teams { omp.workdistribute { omp.terminator ^bb1: omp.terminator } omp.terminator } // error 13: 'omp.workdistribute' op region must have exactly one terminator
return }
// -----
func.func @f(%x: memref<i32>) {
%m = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(always, to) capture(ByRef) -> memref<i32>
omp.target_update map_entries(%m : memref<i32>) // error 1: present, mapper and iterator map type modifiers are permitted
return }
// -----
func.func @f(%x: memref<i32>) {
%m = "memref.cast"(%x) : (memref<i32>) -> memref<i32>
omp.target_update map_entries(%m : memref<i32>) // error 1: map argument is not a map entry operation
return }
// -----
func.func @f(%n: index) {
omp.distribute { omp.simd { omp.simd { omp.loop_nest (%i) : index = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite} // error 18: 'omp.simd' op must wrap an 'omp.loop_nest' directly
return }
// -----
func.func @f(%n: index, %a: !omp.cli, %b: !omp.cli, %t: i32) {
%g = omp.new_cli
%h = omp.new_cli
%k = omp.new_cli
%l = omp.new_cli
omp.tile (%g, %h, %k, %l) <- (%a, %b) sizes(%t, %t : i32, i32) // error 1: 'omp.tile' op applyee CLI has no generator
return }
// -----
omp.private {type = private} @p : i32
func.func @f(%x: !llvm.ptr) {
"omp.target"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms = [@p], private_maps = array<i64: 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> () // error 1: sizes of `private` operand range and `private_maps` attribute mismatch
return }
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.parallel num_threads(%a : i32) { omp.wsloop { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } omp.terminator } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.distribute { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.parallel num_threads(%a : i32) { omp.wsloop { omp.loop_nest (%j) : i32 = (%k) to (%k) step (%k) { omp.yield } } omp.terminator } omp.yield } } omp.terminator } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.parallel { omp.terminator } omp.distribute { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } omp.terminator } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.parallel { omp.teams { omp.distribute { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } omp.terminator } omp.terminator } omp.terminator }  // error 85: expected to be nested inside of omp.target or not nested in any OpenMP dialect operations
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.simd { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.wsloop { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.taskloop { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.distribute { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { scf.execute_region { omp.distribute { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } scf.yield } omp.terminator } omp.terminator }  // error 3: 'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } omp.terminator }  // error 82: an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.distribute { omp.loop { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } omp.terminator }  // error 99: 'omp.loop' op expected to be a standalone loop wrapper
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.wsloop { omp.distribute { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }  // error 83: 'omp.composite' attribute present in non-composite wrapper
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.wsloop { omp.simd { omp.loop_nest (%k) : i32 = (%c) to (%c) step (%c) { omp.yield } } } omp.terminator }  // error 83: 'omp.composite' attribute missing from composite wrapper
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.taskloop { omp.wsloop { omp.loop_nest (%k) : i32 = (%c) to (%c) step (%c) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }  // error 70: only supported nested wrapper is 'omp.simd'
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.taskloop { omp.simd { omp.loop_nest (%k) : i32 = (%c) to (%c) step (%c) { omp.yield } } } omp.terminator }  // error 85: 'omp.composite' attribute missing from composite wrapper
  return
}
// -----
func.func @f(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.simd { omp.simd { omp.loop_nest (%k) : i32 = (%c) to (%c) step (%c) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }  // error 70: 'omp.composite' attribute present in non-composite wrapper
  return
}
