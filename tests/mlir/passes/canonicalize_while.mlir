// scf.while whose condition is passed on, that passes nothing, and that passes its arguments in another order.
func.func @condition_that_is_passed(%run: i1) {
  %loop = scf.while (%k = %run) : (i1) -> i1 {
    scf.condition(%k) %k : i1
  } do {
  ^bb0(%l: i1):
    "test.use"() : () -> ()
    scf.yield %l : i1
  }
  return
}
func.func @nothing_is_passed(%run: i1, %n: index) {
  scf.while (%k = %run, %i = %n) : (i1, index) -> () {
    "test.use"(%i) : (index) -> ()
    scf.condition(%k)
  } do {
    %0, %1 = "test.next"() : () -> (i1, index)
    scf.yield %0, %1 : i1, index
  }
  return
}
func.func @in_another_order(%run: i1, %n: index, %m: index) -> (index, index, i1) {
  %r:3 = scf.while (%k = %run, %i = %n, %j = %m) : (i1, index, index) -> (index, index, i1) {
    scf.condition(%k) %j, %i, %k : index, index, i1
  } do {
  ^bb0(%j: index, %i: index, %k: i1):
    %0 = "test.next"(%i, %j) : (index, index) -> i1
    scf.yield %0, %j, %i : i1, index, index
  }
  return %r#0, %r#1, %r#2 : index, index, i1
}
// An scf.if on the loop's condition, at the end of the first region.
func.func @if_at_the_end_of_before(%a: i32, %n: i32) -> (i32, i32) {
  %r:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %used = "v"() : () -> i32
    %other = "v"() : () -> i32
    %c = arith.cmpi slt, %x, %n : i32
    %q:2 = scf.if %c -> (i32, i32) {
      "use"(%used, %x, %used) : (i32, i32, i32) -> ()
      %k = "v"() : () -> i32
      "region"() ({
        "use"(%other, %c) : (i32, i1) -> ()
      }) : () -> ()
      scf.yield %k, %a : i32, i32
    } else {
      scf.yield %used, %n : i32, i32
    }
    scf.condition(%c) %q#1, %q#0 : i32, i32
  } do {
  ^bb0(%y: i32, %z: i32):
    %s = arith.addi %y, %z : i32
    scf.yield %s : i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @if_without_results(%a: i32, %n: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %n : i32
    scf.if %c {
      "use"(%x) : (i32) -> ()
    }
    scf.condition(%c) %n : i32
  } do {
  ^bb0(%y: i32):
    %s = "next"(%y) : (i32) -> i32
    scf.yield %s : i32
  }
  return %r : i32
}
func.func @if_with_else(%a: i32, %n: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %n : i32
    scf.if %c {
      "use"(%x) : (i32) -> ()
    } else {
      "other"(%x) : (i32) -> ()
    }
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %s = "next"(%y) : (i32) -> i32
    scf.yield %s : i32
  }
  return %r : i32
}
//= --allow-unregistered-dialect --canonicalize
module {
  func.func @condition_that_is_passed(%arg0: i1) {
    %true = arith.constant true
    scf.while (%arg1 = %arg0) : (i1) -> () {
      scf.condition(%arg1)
    } do {
      "test.use"() : () -> ()
      scf.yield %true : i1
    }
    return
  }
  func.func @nothing_is_passed(%arg0: i1, %arg1: index) {
    scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i1, index) -> () {
      "test.use"(%arg3) : (index) -> ()
      scf.condition(%arg2)
    } do {
      %0:2 = "test.next"() : () -> (i1, index)
      scf.yield %0#0, %0#1 : i1, index
    }
    return
  }
  func.func @in_another_order(%arg0: i1, %arg1: index, %arg2: index) -> (index, index, i1) {
    %0:3 = scf.while (%arg3 = %arg0, %arg4 = %arg1, %arg5 = %arg2) : (i1, index, index) -> (i1, index, index) {
      scf.condition(%arg3) %arg3, %arg4, %arg5 : i1, index, index
    } do {
    ^bb0(%arg3: i1, %arg4: index, %arg5: index):
      %1 = "test.next"(%arg4, %arg5) : (index, index) -> i1
      scf.yield %1, %arg5, %arg4 : i1, index, index
    }
    return %0#2, %0#1, %0#0 : index, index, i1
  }
  func.func @if_at_the_end_of_before(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %true = arith.constant true
    %0:3 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32, i32) {
      %1 = "v"() : () -> i32
      %2 = "v"() : () -> i32
      %3 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.condition(%3) %1, %arg2, %2 : i32, i32, i32
    } do {
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      "use"(%arg2, %arg3, %arg2) : (i32, i32, i32) -> ()
      %1 = "v"() : () -> i32
      "region"() ({
        "use"(%arg4, %true) : (i32, i1) -> ()
      }) : () -> ()
      %2 = arith.addi %arg0, %1 : i32
      scf.yield %2 : i32
    }
    return %arg1, %0#0 : i32, i32
  }
  func.func @if_without_results(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      "use"(%arg2) : (i32) -> ()
      %1 = "next"(%arg1) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %arg1 : i32
  }
  func.func @if_with_else(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.if %1 {
        "use"(%arg2) : (i32) -> ()
      } else {
        "other"(%arg2) : (i32) -> ()
      }
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "next"(%arg2) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

