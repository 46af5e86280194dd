// A private function goes with its last call; the first call gets a copy.
func.func private @twice(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
func.func @uses(%a: i32) -> i32 { %0 = call @twice(%a) : (i32) -> i32 %1 = call @twice(%0) : (i32) -> i32 return %1 : i32 }
// Callees come first.
func.func @open(%a: i32) -> i32 { %0 = arith.muli %a, %a : i32 return %0 : i32 }
func.func private @mid(%a: i32) -> i32 { %0 = call @open(%a) : (i32) -> i32 %1 = arith.xori %0, %a : i32 return %1 : i32 }
func.func @outer(%a: i32) -> (i32, i32) { %0 = call @mid(%a) : (i32) -> i32 %1 = call @open(%0) : (i32) -> i32 return %0, %1 : i32, i32 }
// A body of several blocks.
func.func private @pick(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%p: i32):
  %0 = arith.addi %p, %y : i32
  return %0 : i32
^b:
  return %y : i32
}
func.func @caller(%c: i1, %x: i32) -> i32 {
  %k = arith.constant 7 : i32
  %0 = call @pick(%c, %x, %k) : (i1, i32, i32) -> i32
  %1 = arith.muli %0, %k : i32
  %2 = call @pick(%c, %1, %x) : (i1, i32, i32) -> i32
  return %2 : i32
}
// Recursion ends after some rounds.
func.func @self(%a: i32) -> i32 { %0 = call @self(%a) : (i32) -> i32 return %0 : i32 }
func.func @even(%a: i32) -> i32 { %0 = call @odd(%a) : (i32) -> i32 return %0 : i32 }
func.func @odd(%a: i32) -> i32 { %0 = call @even(%a) : (i32) -> i32 %1 = call @self(%0) : (i32) -> i32 return %1 : i32 }
func.func @top(%a: i32) -> i32 { %0 = call @even(%a) : (i32) -> i32 return %0 : i32 }
// Regions of loops and branches.
func.func private @w(%a: i32, %m: memref<4xi32>) { %c = arith.constant 1 : index memref.store %a, %m[%c] : memref<4xi32> return }
func.func @loops(%a: i32, %m: memref<4xi32>, %i: index, %b: i1) {
  scf.for %k = %i to %i step %i { func.call @w(%a, %m) : (i32, memref<4xi32>) -> () }
  scf.if %b { func.call @w(%a, %m) : (i32, memref<4xi32>) -> () } else { scf.for %k = %i to %i step %i { func.call @w(%a, %m) : (i32, memref<4xi32>) -> () } }
  return
}
// Affine operations stay where the rules for affine values hold.
func.func private @p(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
func.func private @q(%a: i32, %m: memref<4xi32>) { affine.store %a, %m[0] : memref<4xi32> return }
func.func private @r(%a: index) -> index { %0 = affine.apply affine_map<(d0) -> (d0 * 3)>(%a) return %0 : index }
func.func @aff(%a: i32, %m: memref<4xi32>, %i: index) -> index {
  affine.for %k = 0 to 4 { %0 = func.call @p(%a) : (i32) -> i32 memref.store %0, %m[%k] : memref<4xi32> }
  scf.for %k = %i to %i step %i { %1 = func.call @r(%k) : (index) -> index memref.store %a, %m[%1] : memref<4xi32> }
  %2 = call @r(%i) : (index) -> index
  return %2 : index
}
// Calls that stay, and symbols that others name.
func.func private @n(%a: i32) -> i32 attributes {no_inline} { return %a : i32 }
func.func private @u(%a: i32) -> i32 { %0 = "foo.bar"(%a) : (i32) -> i32 return %0 : i32 }
func.func private @dead(%a: i32) -> i32 { return %a : i32 }
func.func private @deadcall(%a: i32) -> i32 { %0 = call @dead(%a) : (i32) -> i32 return %0 : i32 }
func.func private @kept() { return }
func.func @z(%a: i32) -> (i32, i32) attributes {ref = @kept} { %0 = call @n(%a) : (i32) -> i32 %1 = call @u(%a) : (i32) -> i32 call @kept() : () -> () return %0, %1 : i32, i32 }
"foo.ref"() {r = @kept} : () -> ()
// A call of a function value.
func.func private @ind(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
func.func @dev(%a: i32) -> i32 { %f = constant @ind : (i32) -> i32 %0 = call_indirect %f(%a) : (i32) -> i32 return %0 : i32 }
// Visibility in nested tables.
module @inner { func.func nested @a(%x: i32) -> i32 { return %x : i32 } func.func @b(%x: i32) -> i32 { %0 = call @a(%x) : (i32) -> i32 return %0 : i32 } }
module attributes {sym_name = "priv", sym_visibility = "private"} { func.func nested @a(%x: i32) -> i32 { return %x : i32 } func.func @b(%x: i32) -> i32 { %0 = call @a(%x) : (i32) -> i32 return %0 : i32 } }
module { func.func nested @a(%x: i32) -> i32 { return %x : i32 } func.func @b(%x: i32) -> i32 { %0 = call @a(%x) : (i32) -> i32 return %0 : i32 } }
// llvm
llvm.func @lf(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @lv(%p: !llvm.ptr) { %0 = llvm.mlir.constant(3 : i32) : i32 llvm.store %0, %p : i32, !llvm.ptr llvm.return }
llvm.func @lb(%c: i1, %a: i32) -> i32 { llvm.cond_br %c, ^a, ^b
^a: %0 = llvm.mul %a, %a : i32 llvm.return %0 : i32
^b: llvm.return %a : i32 }
llvm.func @lu(%c: i1) { llvm.unreachable }
llvm.func @lmain(%a: i32, %p: !llvm.ptr, %c: i1) -> i32 { %0 = llvm.call @lf(%a) : (i32) -> i32 llvm.call @lv(%p) : (!llvm.ptr) -> () %1 = llvm.call @lb(%c, %0) : (i1, i32) -> i32 llvm.call @lu(%c) : (i1) -> () llvm.return %1 : i32 }
llvm.func @lp(%a: i32) -> i32 attributes {sym_visibility = "private"} { llvm.return %a : i32 }
llvm.func @lpm(%a: i32) -> i32 { %0 = llvm.call @lp(%a) : (i32) -> i32 llvm.return %0 : i32 }
// spirv
spirv.module Logical GLSL450 {
  spirv.func @c(%x: i32) -> i32 "None" { %0 = spirv.IAdd %x, %x : i32 spirv.ReturnValue %0 : i32 }
  spirv.func @e(%b: i1, %x: i32) -> i32 "None" { spirv.BranchConditional %b, ^a, ^c
  ^a: spirv.ReturnValue %x : i32
  ^c: %1 = spirv.IMul %x, %x : i32 spirv.ReturnValue %1 : i32 }
  spirv.func @s(%b: i1) "None" { spirv.mlir.selection { spirv.BranchConditional %b, ^a, ^m
  ^a: spirv.Return
  ^m: spirv.mlir.merge }
  spirv.Return }
  spirv.func @f(%x: i32, %b: i1) -> i32 "None" { %0 = spirv.FunctionCall @c(%x) : (i32) -> i32 %1 = spirv.FunctionCall @e(%b, %0) : (i1, i32) -> i32 spirv.FunctionCall @s(%b) : (i1) -> () spirv.ReturnValue %1 : i32 }
}
//= --inline --allow-unregistered-dialect
#map = affine_map<()[s0] -> (s0 * 3)>
module {
  func.func @uses(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %0 : i32
    return %1 : i32
  }
  func.func @open(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @outer(%arg0: i32) -> (i32, i32) {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.xori %0, %arg0 : i32
    %2 = arith.muli %1, %1 : i32
    return %1, %2 : i32, i32
  }
  func.func @caller(%arg0: i1, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%c7_i32 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    %1 = arith.addi %0, %c7_i32 : i32
    cf.br ^bb2(%1 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    %3 = arith.muli %2, %c7_i32 : i32
    cf.cond_br %arg0, ^bb3(%3 : i32), ^bb4(%arg1 : i32)
  ^bb3(%4: i32):  // pred: ^bb2
    %5 = arith.addi %4, %arg1 : i32
    cf.br ^bb4(%5 : i32)
  ^bb4(%6: i32):  // 2 preds: ^bb2, ^bb3
    return %6 : i32
  }
  func.func @self(%arg0: i32) -> i32 {
    %0 = call @self(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @even(%arg0: i32) -> i32 {
    %0 = call @odd(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @odd(%arg0: i32) -> i32 {
    %0 = call @even(%arg0) : (i32) -> i32
    %1 = call @self(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func @top(%arg0: i32) -> i32 {
    %0 = call @even(%arg0) : (i32) -> i32
    %1 = call @self(%0) : (i32) -> i32
    %2 = call @self(%1) : (i32) -> i32
    %3 = call @self(%2) : (i32) -> i32
    %4 = call @self(%3) : (i32) -> i32
    return %4 : i32
  }
  func.func @loops(%arg0: i32, %arg1: memref<4xi32>, %arg2: index, %arg3: i1) {
    %c1 = arith.constant 1 : index
    scf.if %arg3 {
      memref.store %arg0, %arg1[%c1] : memref<4xi32>
    }
    return
  }
  func.func @aff(%arg0: i32, %arg1: memref<4xi32>, %arg2: index) -> index {
    affine.for %arg3 = 0 to 4 {
      %1 = arith.addi %arg0, %arg0 : i32
      memref.store %1, %arg1[%arg3] : memref<4xi32>
    }
    %0 = affine.apply #map()[%arg2]
    return %0 : index
  }
  func.func private @n(%arg0: i32) -> i32 attributes {no_inline} {
    return %arg0 : i32
  }
  func.func private @u(%arg0: i32) -> i32 {
    %0 = "foo.bar"(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func private @dead(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @kept() {
    return
  }
  func.func @z(%arg0: i32) -> (i32, i32) attributes {ref = @kept} {
    %0 = call @n(%arg0) : (i32) -> i32
    %1 = call @u(%arg0) : (i32) -> i32
    return %0, %1 : i32, i32
  }
  "foo.ref"() {r = @kept} : () -> ()
  func.func @dev(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  module @inner {
    func.func @b(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
  module @priv attributes {sym_visibility = "private"} {
    func.func @b(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
  module {
    func.func @b(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
  llvm.func @lf(%arg0: i32) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.return %0 : i32
  }
  llvm.func @lv(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.store %0, %arg0 : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @lb(%arg0: i1, %arg1: i32) -> i32 {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = llvm.mul %arg1, %arg1 : i32
    llvm.return %0 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %arg1 : i32
  }
  llvm.func @lu(%arg0: i1) {
    llvm.unreachable
  }
  llvm.func @lmain(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    llvm.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.unreachable
  }
  llvm.func @lpm(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
  spirv.module Logical GLSL450 {
    spirv.func @c(%arg0: i32) -> i32 "None" {
      %0 = spirv.IAdd %arg0, %arg0 : i32
      spirv.ReturnValue %0 : i32
    }
    spirv.func @e(%arg0: i1, %arg1: i32) -> i32 "None" {
      spirv.BranchConditional %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spirv.ReturnValue %arg1 : i32
    ^bb2:  // pred: ^bb0
      %0 = spirv.IMul %arg1, %arg1 : i32
      spirv.ReturnValue %0 : i32
    }
    spirv.func @s(%arg0: i1) "None" {
      spirv.mlir.selection {
        spirv.BranchConditional %arg0, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Return
      ^bb2:  // pred: ^bb0
        spirv.mlir.merge
      }
      spirv.Return
    }
    spirv.func @f(%arg0: i32, %arg1: i1) -> i32 "None" {
      %0 = spirv.IAdd %arg0, %arg0 : i32
      spirv.BranchConditional %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spirv.Branch ^bb3(%0 : i32)
    ^bb2:  // pred: ^bb0
      %1 = spirv.IMul %0, %0 : i32
      spirv.Branch ^bb3(%1 : i32)
    ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
      spirv.FunctionCall @s(%arg1) : (i1) -> ()
      spirv.ReturnValue %2 : i32
    }
  }
}

