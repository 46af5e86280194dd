// Functions of one block that do not return: their end goes with the call, except llvm.unreachable.
func.func private @never() {
  %0 = arith.constant 3 : i32
  llvm.inline_asm "x", "r" %0 : (i32) -> ()
  ub.unreachable {k}
}
func.func @calls() {
  call @never() : () -> ()
  "bar"() : () -> ()
  return
}
llvm.func @apart() attributes {sym_visibility = "private"} {
  %0 = llvm.mlir.undef : i32
  llvm.unreachable
}
llvm.func @calls_apart() {
  llvm.call @apart() : () -> ()
  llvm.return
}
// An indirect call keeps none of its attributes.
func.func private @g(i32) -> i32
func.func @indirect(%x: i32) -> i32 {
  %f = constant @g : (i32) -> i32
  %0 = "func.call_indirect"(%f, %x) <{arg_attrs = [{a.b}], res_attrs = [{c.d}]}> {l} : ((i32) -> i32, i32) -> i32
  return %0 : i32
}
// The dialect states whether operations are copied that it does not define.
func.func @unknown(%x: i32) -> i32 {
  %0 = "test.unknown"(%x) : (i32) -> i32
  return %0 : i32
}
func.func @of_no_dialect(%x: i32) -> i32 {
  %0 = "other.unknown"(%x) : (i32) -> i32
  return %0 : i32
}
func.func @calls_of_both(%x: i32) -> (i32, i32) {
  %0 = call @unknown(%x) : (i32) -> i32
  %1 = call @of_no_dialect(%x) : (i32) -> i32
  return %0, %1 : i32, i32
}

//= --allow-unregistered-dialect --inline
module {
  func.func @calls() {
    "bar"() : () -> ()
    return
  }
  llvm.func @calls_apart() {
    llvm.unreachable
  }
  func.func private @g(i32) -> i32
  func.func @indirect(%arg0: i32) -> i32 {
    %0 = call @g(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @unknown(%arg0: i32) -> i32 {
    %0 = "test.unknown"(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @of_no_dialect(%arg0: i32) -> i32 {
    %0 = "other.unknown"(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @calls_of_both(%arg0: i32) -> (i32, i32) {
    %0 = "test.unknown"(%arg0) : (i32) -> i32
    %1 = call @of_no_dialect(%arg0) : (i32) -> i32
    return %0, %1 : i32, i32
  }
}

