// Branches: constant conditions, blocks that only branch, one predecessor, equal successors.
func.func @merge(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one(%a : i32), ^two
^one(%x: i32):
  cf.br ^three(%x, %b : i32, i32)
^two:
  cf.br ^three(%b, %a : i32, i32)
^three(%p: i32, %q: i32):
  %0 = arith.subi %p, %q : i32
  cf.br ^four
^four:
  return %0 : i32
}
func.func @constant(%a: i32) -> i32 {
  %true = arith.constant true
  %c7 = arith.constant 7 : i32
  cf.cond_br %true, ^one, ^two
^one:
  cf.switch %c7 : i32, [
    default: ^two,
    3: ^three(%a : i32),
    7: ^three(%c7 : i32)
  ]
^two:
  return %a : i32
^three(%x: i32):
  return %x : i32
}
func.func @selects(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^out(%a, %a : i32, i32), ^out(%b, %a : i32, i32)
^out(%x: i32, %y: i32):
  return %x, %y : i32, i32
}
func.func @known(%c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  "test.use"(%c) : (i1) -> ()
  cf.cond_br %c, ^three, ^two
^two:
  "test.other"(%c) : (i1) -> ()
  return
^three:
  return
}
func.func @switches(%f: i32, %a: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^first,
    1: ^out(%a : i32),
    2: ^second,
    4: ^first
  ]
^first:
  cf.br ^out(%f : i32)
^second:
  cf.switch %f : i32, [
    default: ^out(%a : i32),
    2: ^out(%f : i32)
  ]
^out(%x: i32):
  return %x : i32
}
func.func @defaults(%f: i8, %a: i32) -> i32 {
  cf.switch %f : i8, [
    default: ^one,
    5: ^two,
    6: ^one
  ]
^one:
  "test.one"() : () -> ()
  cf.switch %f : i8, [
    default: ^two,
    5: ^three,
    9: ^three
  ]
^two:
  return %a : i32
^three:
  "test.three"() : () -> ()
  return %a : i32
}
func.func @cycles(%c: i1) {
  cf.cond_br %c, ^one, ^out
^one:
  cf.br ^two
^two:
  cf.br ^three
^three:
  cf.br ^one
^out:
  cf.assert %c, "always"
  return
}
func.func @asserts() {
  %true = arith.constant true
  %false = arith.constant false
  cf.assert %true, "no"
  cf.assert %false, "yes"
  return
}
func.func @casts(%a: i32, %b: i64) -> (i32, i64, i32, i32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i64 to i8, i16
  %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1 : i8, i16 to i32, i64
  %2 = builtin.unrealized_conversion_cast %a : i32 to i32
  %3 = builtin.unrealized_conversion_cast %0#1 : i16 to i32
  return %1#0, %1#1, %2, %3 : i32, i64, i32, i32
}
func.func @callee(%a: i32) -> i32 {
  return %a : i32
}
func.func @indirect(%a: i32) -> i32 {
  %f = func.constant @callee : (i32) -> i32
  %0 = func.call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}

//= --canonicalize --allow-unregistered-dialect
module {
  func.func @merge(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.select %arg0, %arg2, %arg1 : i32
    %2 = arith.subi %0, %1 : i32
    return %2 : i32
  }
  func.func @constant(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    return %c7_i32 : i32
  }
  func.func @selects(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0, %arg1 : i32, i32
  }
  func.func @known(%arg0: i1) {
    %true = arith.constant true
    %false = arith.constant false
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "test.use"(%true) : (i1) -> ()
    return
  ^bb2:  // pred: ^bb0
    "test.other"(%false) : (i1) -> ()
    return
  }
  func.func @switches(%arg0: i32, %arg1: i32) -> i32 {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg0 : i32),
      1: ^bb1(%arg1 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
  func.func @defaults(%arg0: i8, %arg1: i32) -> i32 {
    cf.switch %arg0 : i8, [
      default: ^bb1,
      5: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    "test.one"() : () -> ()
    cf.switch %arg0 : i8, [
      default: ^bb2,
      9: ^bb3
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg1 : i32
  ^bb3:  // pred: ^bb1
    "test.three"() : () -> ()
    return %arg1 : i32
  }
  func.func @cycles(%arg0: i1) {
    %false = arith.constant false
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  ^bb2:  // pred: ^bb0
    cf.assert %false, "always"
    return
  }
  func.func @asserts() {
    %false = arith.constant false
    cf.assert %false, "yes"
    return
  }
  func.func @casts(%arg0: i32, %arg1: i64) -> (i32, i64, i32, i32) {
    %0:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, i64 to i8, i16
    %1 = builtin.unrealized_conversion_cast %0#1 : i16 to i32
    return %arg0, %arg1, %arg0, %1 : i32, i64, i32, i32
  }
  func.func @callee(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @indirect(%arg0: i32) -> i32 {
    %0 = call @callee(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

