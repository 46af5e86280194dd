// Every operation of scf, in the spellings that its form has.
func.func @scf(%a: index, %b: index, %c: i1, %w: i32, %f: f32, %t: tensor<8xf32>) {
  scf.for %i = %a to %b step %a { }
  scf.for %i = %a to %b step %a {
    "last.one"() : () -> ()
  } {x}
  scf.for unsigned %i = %w to %w step %w : i32 {
    scf.yield {y}
  }
  %0:2 = scf.for %i = %a to %b step %a iter_args(%p = %f, %q = %a) -> (f32, index) {
    scf.yield %p, %i : f32, index
  }
  %1 = scf.for %i = %w to %w step %w iter_args(%p = %f) -> (f32) : i32 {
    scf.yield %p : f32
  }
  scf.if %c { }
  scf.if %c { } else { } {x}
  %2:2 = scf.if %c -> (f32, index) {
    scf.yield %f, %a : f32, index
  } else {
    scf.yield %f, %b : f32, index
  }
  %3 = scf.while (%p = %a) : (index) -> f32 {
    scf.condition(%c) {y} %f : f32
  } do {
  ^bb0(%q: f32):
    scf.yield %a : index
  } attributes {x}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  scf.execute_region {
    scf.yield
  }
  %4 = scf.execute_region -> index no_inline {
    cf.br ^bb1
  ^bb1:
    scf.yield %a : index
  } {x}
  scf.index_switch %a
  case -2 {
    scf.yield
  }
  default { }
  %5 = scf.index_switch %a {x} -> i1
  case 2 {
    scf.yield %c : i1
  }
  case 5 {
    scf.yield %c : i1
  }
  default {
    scf.yield %c : i1
  }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%a, %b) { }
  %6:2 = scf.parallel (%i) = (%a) to (%b) step (%a) init (%f, %a) -> (f32, index) {
    scf.reduce(%f, %i : f32, index) {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    }, {
    ^bb0(%p: index, %q: index):
      scf.reduce.return %q {y} : index
    }
  } {x}
  %7 = scf.parallel (%i) = (%a) to (%b) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    }
  }
  scf.forall (%i, %j) in (%a, 10) { }
  scf.forall (%i) = (0) to (%a) step (2) {
    scf.forall.in_parallel { }
  } {x}
  %8 = scf.forall (%i) = (0) to (8) step (1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
    }
  }
  return
}

//= --allow-unregistered-dialect
module {
  func.func @scf(%arg0: index, %arg1: index, %arg2: i1, %arg3: i32, %arg4: f32, %arg5: tensor<8xf32>) {
    scf.for %arg6 = %arg0 to %arg1 step %arg0 {
    }
    scf.for %arg6 = %arg0 to %arg1 step %arg0 {
      "last.one"() : () -> ()
    } {x}
    scf.for unsigned %arg6 = %arg3 to %arg3 step %arg3  : i32 {
    }
    %0:2 = scf.for %arg6 = %arg0 to %arg1 step %arg0 iter_args(%arg7 = %arg4, %arg8 = %arg0) -> (f32, index) {
      scf.yield %arg7, %arg6 : f32, index
    }
    %1 = scf.for %arg6 = %arg3 to %arg3 step %arg3 iter_args(%arg7 = %arg4) -> (f32)  : i32 {
      scf.yield %arg7 : f32
    }
    scf.if %arg2 {
    }
    scf.if %arg2 {
    } else {
    } {x}
    %2:2 = scf.if %arg2 -> (f32, index) {
      scf.yield %arg4, %arg0 : f32, index
    } else {
      scf.yield %arg4, %arg1 : f32, index
    }
    %3 = scf.while (%arg6 = %arg0) : (index) -> f32 {
      scf.condition(%arg2) {y} %arg4 : f32
    } do {
    ^bb0(%arg6: f32):
      scf.yield %arg0 : index
    } attributes {x}
    scf.while : () -> () {
      scf.condition(%arg2)
    } do {
      scf.yield
    }
    scf.execute_region {
      scf.yield
    }
    %4 = scf.execute_region -> index no_inline {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      scf.yield %arg0 : index
    } {x}
    scf.index_switch %arg0 
    case -2 {
      scf.yield
    }
    default {
    }
    %5 = scf.index_switch %arg0 {x} -> i1 
    case 2 {
      scf.yield %arg2 : i1
    }
    case 5 {
      scf.yield %arg2 : i1
    }
    default {
      scf.yield %arg2 : i1
    }
    scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg0, %arg1) {
      scf.reduce 
    }
    %6:2 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg0) init (%arg4, %arg0) -> (f32, index) {
      scf.reduce(%arg4, %arg6 : f32, index) {
      ^bb0(%arg7: f32, %arg8: f32):
        scf.reduce.return %arg7 : f32
      }, {
      ^bb0(%arg7: index, %arg8: index):
        scf.reduce.return %arg8 {y} : index
      }
    } {x}
    %7 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg0) init (%arg4) -> f32 {
      scf.reduce(%arg4 : f32) {
      ^bb0(%arg7: f32, %arg8: f32):
        scf.reduce.return %arg7 : f32
      }
    }
    scf.forall (%arg6, %arg7) in (%arg0, 10) {
    }
    scf.forall (%arg6) = (0) to (%arg0) step (2) {
    } {x}
    %8 = scf.forall (%arg6) in (8) shared_outs(%arg7 = %arg5) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
      }
    }
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, i1, i32, f32, tensor<8xf32>) -> (), sym_name = "scf"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: i1, %arg3: i32, %arg4: f32, %arg5: tensor<8xf32>):
    "scf.for"(%arg0, %arg1, %arg0) ({
    ^bb0(%arg30: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%arg0, %arg1, %arg0) ({
    ^bb0(%arg29: index):
      "last.one"() : () -> ()
      "scf.yield"() : () -> ()
    }) {x} : (index, index, index) -> ()
    "scf.for"(%arg3, %arg3, %arg3) <{unsignedCmp}> ({
    ^bb0(%arg28: i32):
      "scf.yield"() {y} : () -> ()
    }) : (i32, i32, i32) -> ()
    %0:2 = "scf.for"(%arg0, %arg1, %arg0, %arg4, %arg0) ({
    ^bb0(%arg25: index, %arg26: f32, %arg27: index):
      "scf.yield"(%arg26, %arg25) : (f32, index) -> ()
    }) : (index, index, index, f32, index) -> (f32, index)
    %1 = "scf.for"(%arg3, %arg3, %arg3, %arg4) ({
    ^bb0(%arg23: i32, %arg24: f32):
      "scf.yield"(%arg24) : (f32) -> ()
    }) : (i32, i32, i32, f32) -> f32
    "scf.if"(%arg2) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg2) ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) {x} : (i1) -> ()
    %2:2 = "scf.if"(%arg2) ({
      "scf.yield"(%arg4, %arg0) : (f32, index) -> ()
    }, {
      "scf.yield"(%arg4, %arg1) : (f32, index) -> ()
    }) : (i1) -> (f32, index)
    %3 = "scf.while"(%arg0) ({
    ^bb0(%arg22: index):
      "scf.condition"(%arg2, %arg4) {y} : (i1, f32) -> ()
    }, {
    ^bb0(%arg21: f32):
      "scf.yield"(%arg0) : (index) -> ()
    }) {x} : (index) -> f32
    "scf.while"() ({
      "scf.condition"(%arg2) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    }) : () -> ()
    %4 = "scf.execute_region"() <{no_inline}> ({
      "cf.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "scf.yield"(%arg0) : (index) -> ()
    }) {x} : () -> index
    "scf.index_switch"(%arg0) <{cases = array<i64: -2>}> ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    %5 = "scf.index_switch"(%arg0) <{cases = array<i64: 2, 5>}> ({
      "scf.yield"(%arg2) : (i1) -> ()
    }, {
      "scf.yield"(%arg2) : (i1) -> ()
    }, {
      "scf.yield"(%arg2) : (i1) -> ()
    }) {x} : (index) -> i1
    "scf.parallel"(%arg0, %arg0, %arg1, %arg1, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg19: index, %arg20: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %6:2 = "scf.parallel"(%arg0, %arg1, %arg0, %arg4, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg14: index):
      "scf.reduce"(%arg4, %arg14) ({
      ^bb0(%arg17: f32, %arg18: f32):
        "scf.reduce.return"(%arg17) : (f32) -> ()
      }, {
      ^bb0(%arg15: index, %arg16: index):
        "scf.reduce.return"(%arg16) {y} : (index) -> ()
      }) : (f32, index) -> ()
    }) {x} : (index, index, index, f32, index) -> (f32, index)
    %7 = "scf.parallel"(%arg0, %arg1, %arg0, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg11: index):
      "scf.reduce"(%arg4) ({
      ^bb0(%arg12: f32, %arg13: f32):
        "scf.reduce.return"(%arg12) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 10>}> ({
    ^bb0(%arg9: index, %arg10: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg8: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) {x} : (index) -> ()
    %8 = "scf.forall"(%arg5) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
    ^bb0(%arg6: index, %arg7: tensor<8xf32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @scf(%arg0: index loc("<stdin>":2:16), %arg1: index loc("<stdin>":2:27), %arg2: i1 loc("<stdin>":2:38), %arg3: i32 loc("<stdin>":2:46), %arg4: f32 loc("<stdin>":2:55), %arg5: tensor<8xf32> loc("<stdin>":2:64)) {
    scf.for %arg6 = %arg0 to %arg1 step %arg0 {
    } loc("<stdin>":3:3)
    scf.for %arg6 = %arg0 to %arg1 step %arg0 {
      "last.one"() : () -> () loc("<stdin>":5:5)
    } {x} loc("<stdin>":4:3)
    scf.for unsigned %arg6 = %arg3 to %arg3 step %arg3  : i32 {
    } loc("<stdin>":7:3)
    %0:2 = scf.for %arg6 = %arg0 to %arg1 step %arg0 iter_args(%arg7 = %arg4, %arg8 = %arg0) -> (f32, index) {
      scf.yield %arg7, %arg6 : f32, index loc("<stdin>":11:5)
    } loc("<stdin>":10:10)
    %1 = scf.for %arg6 = %arg3 to %arg3 step %arg3 iter_args(%arg7 = %arg4) -> (f32)  : i32 {
      scf.yield %arg7 : f32 loc("<stdin>":14:5)
    } loc("<stdin>":13:8)
    scf.if %arg2 {
    } loc("<stdin>":16:3)
    scf.if %arg2 {
    } else {
    } {x} loc("<stdin>":17:3)
    %2:2 = scf.if %arg2 -> (f32, index) {
      scf.yield %arg4, %arg0 : f32, index loc("<stdin>":19:5)
    } else {
      scf.yield %arg4, %arg1 : f32, index loc("<stdin>":21:5)
    } loc("<stdin>":18:10)
    %3 = scf.while (%arg6 = %arg0) : (index) -> f32 {
      scf.condition(%arg2) {y} %arg4 : f32 loc("<stdin>":24:5)
    } do {
    ^bb0(%arg6: f32 loc("<stdin>":26:8)):
      scf.yield %arg0 : index loc("<stdin>":27:5)
    } attributes {x} loc("<stdin>":23:8)
    scf.while : () -> () {
      scf.condition(%arg2) loc("<stdin>":30:5)
    } do {
      scf.yield loc("<stdin>":32:5)
    } loc("<stdin>":29:3)
    scf.execute_region {
      scf.yield loc("<stdin>":35:5)
    } loc("<stdin>":34:3)
    %4 = scf.execute_region -> index no_inline {
      cf.br ^bb1 loc("<stdin>":38:5)
    ^bb1:  // pred: ^bb0
      scf.yield %arg0 : index loc("<stdin>":40:5)
    } {x} loc("<stdin>":37:8)
    scf.index_switch %arg0 
    case -2 {
      scf.yield loc("<stdin>":44:5)
    }
    default {
    } loc("<stdin>":42:3)
    %5 = scf.index_switch %arg0 {x} -> i1 
    case 2 {
      scf.yield %arg2 : i1 loc("<stdin>":49:5)
    }
    case 5 {
      scf.yield %arg2 : i1 loc("<stdin>":52:5)
    }
    default {
      scf.yield %arg2 : i1 loc("<stdin>":55:5)
    } loc("<stdin>":47:8)
    scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg0, %arg1) {
      scf.reduce  loc("<stdin>":57:3)
    } loc("<stdin>":57:3)
    %6:2 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg0) init (%arg4, %arg0) -> (f32, index) {
      scf.reduce(%arg4, %arg6 : f32, index) {
      ^bb0(%arg7: f32 loc("<stdin>":60:10), %arg8: f32 loc("<stdin>":60:19)):
        scf.reduce.return %arg7 : f32 loc("<stdin>":61:7)
      }, {
      ^bb0(%arg7: index loc("<stdin>":63:10), %arg8: index loc("<stdin>":63:21)):
        scf.reduce.return %arg8 {y} : index loc("<stdin>":64:7)
      } loc("<stdin>":59:5)
    } {x} loc("<stdin>":58:10)
    %7 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg0) init (%arg4) -> f32 {
      scf.reduce(%arg4 : f32) {
      ^bb0(%arg7: f32 loc("<stdin>":69:10), %arg8: f32 loc("<stdin>":69:19)):
        scf.reduce.return %arg7 : f32 loc("<stdin>":70:7)
      } loc("<stdin>":68:5)
    } loc("<stdin>":67:8)
    scf.forall (%arg6, %arg7) in (%arg0, 10) {
    } loc("<stdin>":73:3)
    scf.forall (%arg6) = (0) to (%arg0) step (2) {
    } {x} loc("<stdin>":74:3)
    %8 = scf.forall (%arg6) in (8) shared_outs(%arg7 = %arg5) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
      } loc("<stdin>":78:5)
    } loc("<stdin>":77:8)
    return loc("<stdin>":81:3)
  } loc("<stdin>":2:1)
} loc("<stdin>":0:0)
