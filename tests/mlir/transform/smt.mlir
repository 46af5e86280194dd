// Relations of parameters, as operations of smt.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @solve(%arg0: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i8>) {
    %0 = transform.smt.constrain_params(%p, %q) {a} : (!transform.param<i64>, !transform.param<i8>) -> !transform.param<i64> {
    ^bb0(%a: !smt.int, %b: !smt.bv<8>):
      %c4 = smt.int.constant 4
      %eq = smt.eq %a, %c4 : !smt.int
      smt.assert %eq
      smt.yield %a : !smt.int
    }
    transform.smt.constrain_params() : () -> () {
    }
    transform.yield
  }
}
//= 
module attributes {transform.with_named_sequence} {
  transform.named_sequence @solve(%arg0: !transform.any_op, %arg1: !transform.param<i64>, %arg2: !transform.param<i8>) {
    %0 = transform.smt.constrain_params(%arg1, %arg2) {a} : (!transform.param<i64>, !transform.param<i8>) -> !transform.param<i64> {
    ^bb0(%arg3: !smt.int, %arg4: !smt.bv<8>):
      %c4 = smt.int.constant 4
      %1 = smt.eq %arg3, %c4 : !smt.int
      smt.assert %1
      smt.yield %arg3 : !smt.int
    }
    transform.smt.constrain_params() : () -> () {
    }
    transform.yield 
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.param<i64>, !transform.param<i8>) -> (), sym_name = "solve"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>, %arg2: !transform.param<i8>):
    %0 = "transform.smt.constrain_params"(%arg1, %arg2) ({
    ^bb0(%arg3: !smt.int, %arg4: !smt.bv<8>):
      %1 = "smt.int.constant"() <{value = 4 : ui4}> : () -> !smt.int
      %2 = "smt.eq"(%arg3, %1) : (!smt.int, !smt.int) -> !smt.bool
      "smt.assert"(%2) : (!smt.bool) -> ()
      "smt.yield"(%arg3) : (!smt.int) -> ()
    }) {a} : (!transform.param<i64>, !transform.param<i8>) -> !transform.param<i64>
    "transform.smt.constrain_params"() ({
      "smt.yield"() : () -> ()
    }) : () -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

