// Where a pass runs on one function, its calls to itself are calls to something unknown. In a module, references are found in the operation
// that the pass runs on, also those from inner modules.
module {
  func.func private @f(%n: i32) -> i32 {
    %c = arith.constant 7 : i32
    %z = arith.constant 0 : i32
    %done = arith.cmpi eq, %n, %z : i32
    cf.cond_br %done, ^end(%c : i32), ^more
  ^more:
    %r = func.call @f(%c) : (i32) -> i32
    %q = func.call @g(%c) : (i32) -> i32
    %s = arith.addi %r, %q : i32
    %t = arith.addi %r, %c : i32
    "t.use"(%r, %q, %s, %t) : (i32, i32, i32, i32) -> ()
    cf.br ^end(%c : i32)
  ^end(%x: i32):
    return %x : i32
  }
  func.func private @g(%n: i32) -> i32 {
    %c = arith.constant 3 : i32
    return %c : i32
  }
  module @inner {
    func.func private @f(%n: i32) -> i32 {
      %c = arith.constant 5 : i32
      %r = func.call @f(%c) : (i32) -> i32
      %o = func.call @g(%c) : (i32) -> i32
      "t.use"(%r, %o) : (i32, i32) -> ()
      return %c : i32
    }
    func.func private @g(%n: i32) -> i32 {
      %c = arith.constant 5 : i32
      "t.call"() {callee = @f} : () -> ()
      return %c : i32
    }
  }
}
//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(sccp))
module {
  func.func private @f(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb2(%c7_i32 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %1 = call @f(%c7_i32) : (i32) -> i32
    %2 = call @g(%c7_i32) : (i32) -> i32
    %3 = arith.addi %1, %2 : i32
    %4 = arith.addi %1, %c7_i32 : i32
    "t.use"(%1, %2, %3, %4) : (i32, i32, i32, i32) -> ()
    cf.br ^bb2(%c7_i32 : i32)
  ^bb2(%5: i32):  // 2 preds: ^bb0, ^bb1
    return %c7_i32 : i32
  }
  func.func private @g(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  }
  module @inner {
    func.func private @f(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      %0 = call @f(%c5_i32) : (i32) -> i32
      %1 = call @g(%c5_i32) : (i32) -> i32
      "t.use"(%0, %1) : (i32, i32) -> ()
      return %c5_i32 : i32
    }
    func.func private @g(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      "t.call"() {callee = @f} : () -> ()
      return %c5_i32 : i32
    }
  }
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(builtin.module(func.func(sccp)))
module {
  func.func private @f(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb2(%c7_i32 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %1 = call @f(%c7_i32) : (i32) -> i32
    %2 = call @g(%c7_i32) : (i32) -> i32
    %3 = arith.addi %1, %2 : i32
    %4 = arith.addi %1, %c7_i32 : i32
    "t.use"(%1, %2, %3, %4) : (i32, i32, i32, i32) -> ()
    cf.br ^bb2(%c7_i32 : i32)
  ^bb2(%5: i32):  // 2 preds: ^bb0, ^bb1
    return %5 : i32
  }
  func.func private @g(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  }
  module @inner {
    func.func private @f(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      %0 = call @f(%c5_i32) : (i32) -> i32
      %1 = call @g(%c5_i32) : (i32) -> i32
      "t.use"(%0, %1) : (i32, i32) -> ()
      return %c5_i32 : i32
    }
    func.func private @g(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      "t.call"() {callee = @f} : () -> ()
      return %c5_i32 : i32
    }
  }
}


//= --allow-unregistered-dialect --sccp
module {
  func.func private @f(%arg0: i32) -> i32 {
    %c14_i32 = arith.constant 14 : i32
    %c10_i32 = arith.constant 10 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb2(%c7_i32 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %1 = call @f(%c7_i32) : (i32) -> i32
    %2 = call @g(%c7_i32) : (i32) -> i32
    "t.use"(%c7_i32, %c3_i32, %c10_i32, %c14_i32) : (i32, i32, i32, i32) -> ()
    cf.br ^bb2(%c7_i32 : i32)
  ^bb2(%3: i32):  // 2 preds: ^bb0, ^bb1
    return %c7_i32 : i32
  }
  func.func private @g(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  }
  module @inner {
    func.func private @f(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      %0 = call @f(%c5_i32) : (i32) -> i32
      %1 = call @g(%c5_i32) : (i32) -> i32
      "t.use"(%0, %1) : (i32, i32) -> ()
      return %c5_i32 : i32
    }
    func.func private @g(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      "t.call"() {callee = @f} : () -> ()
      return %c5_i32 : i32
    }
  }
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(int-range-optimizations))
module {
  func.func private @f(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %1 = call @f(%c7_i32) : (i32) -> i32
    %2 = call @g(%c7_i32) : (i32) -> i32
    %3 = arith.addi %1, %2 : i32
    %4 = arith.addi %1, %c7_i32 : i32
    "t.use"(%1, %2, %3, %4) : (i32, i32, i32, i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %c7_i32 : i32
  }
  func.func private @g(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  }
  module @inner {
    func.func private @f(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      %0 = call @f(%c5_i32) : (i32) -> i32
      %1 = call @g(%c5_i32) : (i32) -> i32
      "t.use"(%0, %1) : (i32, i32) -> ()
      return %c5_i32 : i32
    }
    func.func private @g(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      "t.call"() {callee = @f} : () -> ()
      return %c5_i32 : i32
    }
  }
}

