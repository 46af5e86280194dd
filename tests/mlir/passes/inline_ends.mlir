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
// Attributes of functions of llvm, and of their arguments: few forbid to inline.
llvm.func @attrs(%a: i32 {llvm.noundef, llvm.signext}, %p: !llvm.ptr {llvm.nocapture, llvm.readonly}) -> (i32 {llvm.noundef, llvm.zeroext}) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.add %0, %a : i32
  llvm.return %1 : i32
}
llvm.func @noalias_result() -> (!llvm.ptr {llvm.noalias}) {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @pass1() attributes {passthrough = ["noinline", "foo", ["a", "b"]]} {
  llvm.inline_asm "x", "" : () -> ()
  llvm.return
}
llvm.func @pass2() attributes {passthrough = ["noduplicate"]} { llvm.return }
llvm.func @pass3() attributes {passthrough = ["presplitcoroutine"]} { llvm.return }
llvm.func @pass4() attributes {passthrough = ["returns_twice"]} { llvm.return }
llvm.func @pass5() attributes {passthrough = ["strictfp"]} { llvm.return }
llvm.func @pass6() attributes {passthrough = ["optnone", ["strictfp", "1"]]} { llvm.return }
llvm.func @inalloca(%p: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }
llvm.func @sret(%p: !llvm.ptr {llvm.sret = i32}) { 
  %0 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.return }
llvm.func @calls_with_attributes(%a: i32, %p: !llvm.ptr) -> !llvm.struct<(i32, ptr)> {
  %0 = llvm.call @attrs(%a, %p) : (i32, !llvm.ptr) -> i32
  %1 = llvm.call @noalias_result() : () -> !llvm.ptr
  llvm.call @pass1() : () -> ()
  llvm.call @pass2() : () -> ()
  llvm.call @pass3() : () -> ()
  llvm.call @pass4() : () -> ()
  llvm.call @pass5() : () -> ()
  llvm.call @pass6() : () -> ()
  llvm.call @inalloca(%p) : (!llvm.ptr) -> ()
  llvm.call @sret(%p) : (!llvm.ptr) -> ()
  "use"(%0, %1) : (i32, !llvm.ptr) -> ()
  %u = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  llvm.return %u : !llvm.struct<(i32, ptr)>
}
// Control does not come back from a call: what follows stays, where the end is not of the dialect around the call.
func.func @never_back() { llvm.unreachable }
llvm.func @never_llvm() { llvm.unreachable }
llvm.func @never_i32() -> i32 { llvm.unreachable }
func.func @never_ub() { ub.unreachable }
func.func @never_test() { "test.end"() : () -> () }
func.func @calls_never() { 
  call @never_back() : () -> ()
  "after1"() : () -> ()
  return
}
func.func @calls_never2() { 
  call @never_ub() : () -> ()
  "after2"() : () -> ()
  return
}
func.func @calls_never3() { 
  call @never_test() : () -> ()
  "after3"() : () -> ()
  return
}
llvm.func @calls_never4() { 
  llvm.call @never_llvm() : () -> ()
  llvm.call @never_llvm() : () -> ()
  llvm.return
}
func.func @calls_never5() { 
  "test.region"() ({ call @never_back() : () -> () 
  "after"() : () -> ()
  }) : () -> ()
  return
}
llvm.func @calls_never6(%c: i1) {
  scf.if %c { llvm.call @never_llvm() : () -> ()
   "after6"() : () -> ()
  }
  llvm.return
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
  llvm.func @attrs(%arg0: i32 {llvm.noundef, llvm.signext}, %arg1: !llvm.ptr {llvm.nocapture, llvm.readonly}) -> (i32 {llvm.noundef, llvm.zeroext}) {
    %0 = llvm.load %arg1 : !llvm.ptr -> i32
    %1 = llvm.add %0, %arg0 : i32
    llvm.return %1 : i32
  }
  llvm.func @noalias_result() -> (!llvm.ptr {llvm.noalias}) {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @pass1() attributes {passthrough = ["noinline", "foo", ["a", "b"]]} {
    llvm.return
  }
  llvm.func @pass2() attributes {passthrough = ["noduplicate"]} {
    llvm.return
  }
  llvm.func @pass3() attributes {passthrough = ["presplitcoroutine"]} {
    llvm.return
  }
  llvm.func @pass4() attributes {passthrough = ["returns_twice"]} {
    llvm.return
  }
  llvm.func @pass5() attributes {passthrough = ["strictfp"]} {
    llvm.return
  }
  llvm.func @pass6() attributes {passthrough = ["optnone", ["strictfp", "1"]]} {
    llvm.return
  }
  llvm.func @inalloca(%arg0: !llvm.ptr {llvm.inalloca = i32}) {
    llvm.return
  }
  llvm.func @sret(%arg0: !llvm.ptr {llvm.sret = i32}) {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.store %0, %arg0 : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @calls_with_attributes(%arg0: i32, %arg1: !llvm.ptr) -> !llvm.struct<(i32, ptr)> {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
    %3 = llvm.load %arg1 : !llvm.ptr -> i32
    %4 = llvm.add %3, %arg0 : i32
    llvm.call @pass2() : () -> ()
    llvm.call @pass3() : () -> ()
    llvm.call @pass4() : () -> ()
    llvm.call @pass5() : () -> ()
    llvm.call @inalloca(%arg1) : (!llvm.ptr) -> ()
    llvm.store %0, %arg1 : i32, !llvm.ptr
    "use"(%4, %1) : (i32, !llvm.ptr) -> ()
    llvm.return %2 : !llvm.struct<(i32, ptr)>
  }
  func.func @never_back() {
    llvm.unreachable
  }
  llvm.func @never_llvm() {
    llvm.unreachable
  }
  llvm.func @never_i32() -> i32 {
    llvm.unreachable
  }
  func.func @never_ub() {
    ub.unreachable
  }
  func.func @never_test() {
    "test.end"() : () -> ()
  }
  func.func @calls_never() {
    "after1"() : () -> ()
    return
  }
  func.func @calls_never2() {
    "after2"() : () -> ()
    return
  }
  func.func @calls_never3() {
    "after3"() : () -> ()
    return
  }
  llvm.func @calls_never4() {
    llvm.unreachable
  }
  func.func @calls_never5() {
    "test.region"() ({
      "after"() : () -> ()
    }) : () -> ()
    return
  }
  llvm.func @calls_never6(%arg0: i1) {
    scf.if %arg0 {
      "after6"() : () -> ()
    }
    llvm.return
  }
}

