llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = "llvm.call"() <{callee = @va, var_callee_type = !llvm.func<i32 (i32, ...)>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32  // error 8: 'llvm.call' op expected var_callee_type to have at most 0 parameters
  llvm.return %0 : i32
}
// -----
llvm.func @v(%a: i32) -> (!llvm.void {llvm.noundef})  // error 1: 'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0
// -----
llvm.mlir.global common @c(1.0 : f32) : f32  // error 1: 'llvm.mlir.global' op expected zero value for 'common' linkage
// -----
llvm.mlir.global common @c("ab") : !llvm.array<2 x i8>  // error 1: 'llvm.mlir.global' op expected zero value for 'common' linkage
// -----
llvm.mlir.global common @c(1 : i32) : i32  // error 1: 'llvm.mlir.global' op expected zero value for 'common' linkage
// -----
llvm.mlir.global common @c(dense<1> : tensor<4xi32>) : !llvm.array<4 x i32>  // error 1: 'llvm.mlir.global' op expected zero value for 'common' linkage
// -----
llvm.func @ff()
llvm.mlir.alias external @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @ff : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak @b : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  llvm.call @a() : () -> ()  // error 3: 'llvm.call' op 'a' does not reference a valid LLVM function or IFunc
  llvm.call @b() : () -> ()
  llvm.return
}
// -----
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  llvm.call @a() : () -> ()  // error 3: 'llvm.call' op 'a' does not reference a valid LLVM function or IFunc
  llvm.return
}
// -----
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  llvm.call @a() : () -> ()  // error 3: 'llvm.call' op 'a' does not reference a valid LLVM function or IFunc
  llvm.return
}
// -----
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32  // error 8: ops with side effects are not allowed in alias initializers
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.global external @g(1 : i32) : i32
llvm.func @f() {
  llvm.call @g() : () -> ()  // error 3: 'llvm.call' op 'g' does not reference a valid LLVM function or IFunc
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @nothing() : () -> ()  // error 3: 'llvm.call' op 'nothing' does not reference a symbol in the current scope
  llvm.return
}
// -----
llvm.func @h(i32) -> i64
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.call @h(%p) : (!llvm.ptr) -> i64  // error 8: 'llvm.call' op operand type mismatch for operand 0: '!llvm.ptr' != 'i32'
  llvm.return
}
// -----
llvm.func @h(i32) -> i64
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.call @h(%a) : (i32) -> ()  // error 3: 'llvm.call' op expected function call to produce a value
  llvm.return
}
// -----
llvm.func @h(i32)
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.call @h(%a) : (i32) -> i32  // error 8: 'llvm.call' op calling function with void result must not produce values
  llvm.return
}
// -----
llvm.func @h(i32) -> i64
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.call @h(%a) : (i32) -> i32  // error 8: 'llvm.call' op result type mismatch: 'i32' != 'i64'
  llvm.return
}
// -----
llvm.func @h(i32) -> i64
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.call @h(%a, %a) : (i32, i32) -> i64  // error 8: 'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)
  llvm.return
}
