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
}

