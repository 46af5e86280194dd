// A constant that took the place of others, or that was in another block, has no location.
func.func @nested(%c: i1) {
  scf.if %c {
    %0 = arith.constant 5 : i32
    "use"(%0) : (i32) -> ()
  }
  return
}
func.func @later(%c: i1) {
  "x"() : () -> ()
  %0 = arith.constant 6 : i32
  "use"(%0) : (i32) -> ()
  return
}
func.func @same_loc(%c: i1) {
  %0 = arith.constant 6 : i32 loc("a")
  %1 = arith.constant 6 : i32 loc("a")
  "use"(%0, %1) : (i32, i32) -> ()
  return
}
func.func @fold_new(%c: i1) {
  %0 = arith.constant 6 : i32 loc("a")
  %1 = arith.constant 7 : i32 loc("b")
  %2 = arith.addi %0, %1 : i32 loc("c")
  "use"(%2) : (i32) -> ()
  return
}
func.func @fold_old(%c: i1) {
  %0 = arith.constant 6 : i32 loc("a")
  %1 = arith.constant 12 : i32 loc("b")
  %2 = arith.addi %0, %0 : i32 loc("c")
  "use"(%1, %2) : (i32, i32) -> ()
  return
}
func.func @fold_twice(%c: i1) {
  %0 = arith.constant 6 : i32 loc("a")
  %2 = arith.addi %0, %0 : i32 loc("c")
  %3 = arith.addi %0, %0 : i32 loc("d")
  "use"(%3, %2) : (i32, i32) -> ()
  return
}
func.func @fold_nested(%c: i1) {
  scf.if %c {
    %0 = arith.constant 6 : i32 loc("a")
    %2 = arith.addi %0, %0 : i32 loc("c")
    "use"(%2) : (i32) -> ()
  }
  return
}
func.func @fold_unused(%c: i1, %x: i32) {
  %0 = arith.constant 6 : i32 loc("a")
  %2 = arith.addi %0, %0 : i32 loc("c")
  %k = arith.muli %x, %2 : i32
  "use"(%k) : (i32) -> ()
  return
}
func.func @front(%c: i1, %x: i32) {
  %0 = arith.constant 6 : i32 loc("a")
  %1 = arith.constant 7 : i32 loc("b")
  "use"(%0, %1) : (i32, i32) -> ()
  %2 = arith.constant 8 : i32 loc("e")
  "use"(%0, %2) : (i32, i32) -> ()
  return
}

//= --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo
#loc2 = loc("<stdin>":2:19)
#loc8 = loc("<stdin>":9:18)
#loc14 = loc("<stdin>":15:21)
#loc18 = loc("<stdin>":21:21)
#loc23 = loc("<stdin>":28:21)
#loc27 = loc("<stdin>":35:23)
#loc31 = loc("<stdin>":42:24)
#loc36 = loc("<stdin>":50:24)
#loc37 = loc("<stdin>":50:32)
#loc42 = loc("<stdin>":57:18)
#loc43 = loc("<stdin>":57:26)
module {
  func.func @nested(%arg0: i1 loc("<stdin>":2:19)) {
    %c5_i32 = arith.constant 5 : i32 loc(#loc3)
    scf.if %arg0 {
      "use"(%c5_i32) : (i32) -> () loc(#loc5)
    } loc(#loc4)
    return loc(#loc6)
  } loc(#loc1)
  func.func @later(%arg0: i1 loc("<stdin>":9:18)) {
    %c6_i32 = arith.constant 6 : i32 loc(#loc9)
    "x"() : () -> () loc(#loc10)
    "use"(%c6_i32) : (i32) -> () loc(#loc11)
    return loc(#loc12)
  } loc(#loc7)
  func.func @same_loc(%arg0: i1 loc("<stdin>":15:21)) {
    %c6_i32 = arith.constant 6 : i32 loc(#loc3)
    "use"(%c6_i32, %c6_i32) : (i32, i32) -> () loc(#loc15)
    return loc(#loc16)
  } loc(#loc13)
  func.func @fold_new(%arg0: i1 loc("<stdin>":21:21)) {
    %c13_i32 = arith.constant 13 : i32 loc(#loc19)
    "use"(%c13_i32) : (i32) -> () loc(#loc20)
    return loc(#loc21)
  } loc(#loc17)
  func.func @fold_old(%arg0: i1 loc("<stdin>":28:21)) {
    %c12_i32 = arith.constant 12 : i32 loc(#loc3)
    "use"(%c12_i32, %c12_i32) : (i32, i32) -> () loc(#loc24)
    return loc(#loc25)
  } loc(#loc22)
  func.func @fold_twice(%arg0: i1 loc("<stdin>":35:23)) {
    %c12_i32 = arith.constant 12 : i32 loc(#loc3)
    "use"(%c12_i32, %c12_i32) : (i32, i32) -> () loc(#loc28)
    return loc(#loc29)
  } loc(#loc26)
  func.func @fold_nested(%arg0: i1 loc("<stdin>":42:24)) {
    %c12_i32 = arith.constant 12 : i32 loc(#loc3)
    scf.if %arg0 {
      "use"(%c12_i32) : (i32) -> () loc(#loc33)
    } loc(#loc32)
    return loc(#loc34)
  } loc(#loc30)
  func.func @fold_unused(%arg0: i1 loc("<stdin>":50:24), %arg1: i32 loc("<stdin>":50:32)) {
    %c12_i32 = arith.constant 12 : i32 loc(#loc19)
    %0 = arith.muli %arg1, %c12_i32 : i32 loc(#loc38)
    "use"(%0) : (i32) -> () loc(#loc39)
    return loc(#loc40)
  } loc(#loc35)
  func.func @front(%arg0: i1 loc("<stdin>":57:18), %arg1: i32 loc("<stdin>":57:26)) {
    %c8_i32 = arith.constant 8 : i32 loc(#loc44)
    %c6_i32 = arith.constant 6 : i32 loc(#loc45)
    %c7_i32 = arith.constant 7 : i32 loc(#loc46)
    "use"(%c6_i32, %c7_i32) : (i32, i32) -> () loc(#loc47)
    "use"(%c6_i32, %c8_i32) : (i32, i32) -> () loc(#loc48)
    return loc(#loc49)
  } loc(#loc41)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc3 = loc(unknown)
#loc4 = loc("<stdin>":3:3)
#loc5 = loc("<stdin>":5:5)
#loc6 = loc("<stdin>":7:3)
#loc7 = loc("<stdin>":9:1)
#loc9 = loc("<stdin>":11:8)
#loc10 = loc("<stdin>":10:3)
#loc11 = loc("<stdin>":12:3)
#loc12 = loc("<stdin>":13:3)
#loc13 = loc("<stdin>":15:1)
#loc15 = loc("<stdin>":18:3)
#loc16 = loc("<stdin>":19:3)
#loc17 = loc("<stdin>":21:1)
#loc19 = loc("c")
#loc20 = loc("<stdin>":25:3)
#loc21 = loc("<stdin>":26:3)
#loc22 = loc("<stdin>":28:1)
#loc24 = loc("<stdin>":32:3)
#loc25 = loc("<stdin>":33:3)
#loc26 = loc("<stdin>":35:1)
#loc28 = loc("<stdin>":39:3)
#loc29 = loc("<stdin>":40:3)
#loc30 = loc("<stdin>":42:1)
#loc32 = loc("<stdin>":43:3)
#loc33 = loc("<stdin>":46:5)
#loc34 = loc("<stdin>":48:3)
#loc35 = loc("<stdin>":50:1)
#loc38 = loc("<stdin>":53:8)
#loc39 = loc("<stdin>":54:3)
#loc40 = loc("<stdin>":55:3)
#loc41 = loc("<stdin>":57:1)
#loc44 = loc("e")
#loc45 = loc("a")
#loc46 = loc("b")
#loc47 = loc("<stdin>":60:3)
#loc48 = loc("<stdin>":62:3)
#loc49 = loc("<stdin>":63:3)


//= --allow-unregistered-dialect --sccp --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @nested(%arg0: i1 loc("<stdin>":2:19)) {
    %c5_i32 = arith.constant 5 : i32 loc(unknown)
    scf.if %arg0 {
      "use"(%c5_i32) : (i32) -> () loc("<stdin>":5:5)
    } loc("<stdin>":3:3)
    return loc("<stdin>":7:3)
  } loc("<stdin>":2:1)
  func.func @later(%arg0: i1 loc("<stdin>":9:18)) {
    %c6_i32 = arith.constant 6 : i32 loc(unknown)
    "x"() : () -> () loc("<stdin>":10:3)
    "use"(%c6_i32) : (i32) -> () loc("<stdin>":12:3)
    return loc("<stdin>":13:3)
  } loc("<stdin>":9:1)
  func.func @same_loc(%arg0: i1 loc("<stdin>":15:21)) {
    %c6_i32 = arith.constant 6 : i32 loc(unknown)
    "use"(%c6_i32, %c6_i32) : (i32, i32) -> () loc("<stdin>":18:3)
    return loc("<stdin>":19:3)
  } loc("<stdin>":15:1)
  func.func @fold_new(%arg0: i1 loc("<stdin>":21:21)) {
    %c13_i32 = arith.constant 13 : i32 loc(unknown)
    %c7_i32 = arith.constant 7 : i32 loc(unknown)
    %c6_i32 = arith.constant 6 : i32 loc(unknown)
    "use"(%c13_i32) : (i32) -> () loc("<stdin>":25:3)
    return loc("<stdin>":26:3)
  } loc("<stdin>":21:1)
  func.func @fold_old(%arg0: i1 loc("<stdin>":28:21)) {
    %c12_i32 = arith.constant 12 : i32 loc(unknown)
    %c6_i32 = arith.constant 6 : i32 loc(unknown)
    "use"(%c12_i32, %c12_i32) : (i32, i32) -> () loc("<stdin>":32:3)
    return loc("<stdin>":33:3)
  } loc("<stdin>":28:1)
  func.func @fold_twice(%arg0: i1 loc("<stdin>":35:23)) {
    %c12_i32 = arith.constant 12 : i32 loc(unknown)
    %c6_i32 = arith.constant 6 : i32 loc(unknown)
    "use"(%c12_i32, %c12_i32) : (i32, i32) -> () loc("<stdin>":39:3)
    return loc("<stdin>":40:3)
  } loc("<stdin>":35:1)
  func.func @fold_nested(%arg0: i1 loc("<stdin>":42:24)) {
    %c12_i32 = arith.constant 12 : i32 loc(unknown)
    %c6_i32 = arith.constant 6 : i32 loc(unknown)
    scf.if %arg0 {
      "use"(%c12_i32) : (i32) -> () loc("<stdin>":46:5)
    } loc("<stdin>":43:3)
    return loc("<stdin>":48:3)
  } loc("<stdin>":42:1)
  func.func @fold_unused(%arg0: i1 loc("<stdin>":50:24), %arg1: i32 loc("<stdin>":50:32)) {
    %c12_i32 = arith.constant 12 : i32 loc(unknown)
    %c6_i32 = arith.constant 6 : i32 loc(unknown)
    %0 = arith.muli %arg1, %c12_i32 : i32 loc("<stdin>":53:8)
    "use"(%0) : (i32) -> () loc("<stdin>":54:3)
    return loc("<stdin>":55:3)
  } loc("<stdin>":50:1)
  func.func @front(%arg0: i1 loc("<stdin>":57:18), %arg1: i32 loc("<stdin>":57:26)) {
    %c8_i32 = arith.constant 8 : i32 loc(unknown)
    %c7_i32 = arith.constant 7 : i32 loc(unknown)
    %c6_i32 = arith.constant 6 : i32 loc(unknown)
    "use"(%c6_i32, %c7_i32) : (i32, i32) -> () loc("<stdin>":60:3)
    "use"(%c6_i32, %c8_i32) : (i32, i32) -> () loc("<stdin>":62:3)
    return loc("<stdin>":63:3)
  } loc("<stdin>":57:1)
} loc("<stdin>":0:0)
