// Loops that run never, whose values are dead or come from outside: they go, with the poison that was passed to them.
func.func @a() {
  %c5 = arith.constant 5 : index
  %x = arith.constant 5 : i8
  %0 = scf.for %i = %c5 to %c5 step %c5 iter_args(%a = %x) -> (i8) {
    scf.yield %x : i8
  }
  "use"(%0) : (i8) -> ()
  return
}
func.func @b(%n: index, %x: i8) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (i8) {
    scf.yield %x : i8
  }
  "use"(%0) : (i8) -> ()
  return
}
func.func @c(%n: index, %x: i8, %y: i8) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (i8) {
    scf.yield %y : i8
  }
  "use"(%0) : (i8) -> ()
  return
}
func.func @d(%n: index, %m: index, %x: i8) {
  %0 = scf.for %i = %n to %m step %n iter_args(%a = %x) -> (i8) {
    scf.yield %x : i8
  }
  "use"(%0) : (i8) -> ()
  return
}
func.func @e(%n: index, %x: i8) {
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %n to %n step %c1 iter_args(%a = %x, %b = %x) -> (i8, i8) {
    %t = "foo"(%a, %b) : (i8, i8) -> i8
    scf.yield %t, %b : i8, i8
  }
  "use"(%0#0) : (i8) -> ()
  return
}
func.func @f(%n: index, %x: i8) {
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %n to %n step %c1 iter_args(%a = %x, %b = %x) -> (i8, i8) {
    %t = arith.addi %a, %a : i8
    scf.yield %t, %a : i8, i8
  }
  "use"(%0#0) : (i8) -> ()
  return
}

//= --allow-unregistered-dialect --remove-dead-values
module {
  func.func @a() {
    %c5_i8 = arith.constant 5 : i8
    "use"(%c5_i8) : (i8) -> ()
    return
  }
  func.func @b(%arg0: index, %arg1: i8) {
    "use"(%arg1) : (i8) -> ()
    return
  }
  func.func @c(%arg0: index, %arg1: i8, %arg2: i8) {
    "use"(%arg1) : (i8) -> ()
    return
  }
  func.func @d(%arg0: index, %arg1: index, %arg2: i8) {
    %0 = scf.for %arg3 = %arg0 to %arg1 step %arg0 iter_args(%arg4 = %arg2) -> (i8) {
      scf.yield %arg2 : i8
    }
    "use"(%arg2) : (i8) -> ()
    return
  }
  func.func @e(%arg0: index, %arg1: i8) {
    "use"(%arg1) : (i8) -> ()
    return
  }
  func.func @f(%arg0: index, %arg1: i8) {
    "use"(%arg1) : (i8) -> ()
    return
  }
}

