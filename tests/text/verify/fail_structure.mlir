// RUN: --split-input-file --allow-unregistered-dialect
"x.r"() ({
  "x.a"()[^bb1] : () -> () // expected-error {{operation with block successors must terminate its parent block}} expected-note {{see current operation: "x.a"()[^bb1] : () -> ()}}
  "x.b"() : () -> ()
^bb1:
  "x.c"() : () -> ()
}) : () -> ()
// -----
"x.r"() ({ // expected-error {{empty block: expect at least a terminator}}
^bb0:
  "x.c"()[^bb1] : () -> ()
^bb1:
}) : () -> ()
// -----
"x.r"() ({ // expected-error {{entry block of region may not have predecessors}}
^bb0:
  "x.c"()[^bb0] : () -> ()
}) : () -> ()
// -----
"x.r"() ({
^bb0:
  "x.s"() ({ "x.c"()[^bb1] : () -> () ^bb1: }) : () -> () // expected-error {{empty block: expect at least a terminator}}
  "x.d"()[^bb1] : () -> ()
^bb1:
  "x.e"() : () -> ()
}) : () -> ()
// -----
func.func @f() {
  return // expected-error {{'func.return' op must be the last operation in the parent block}}
  return
}
// -----
func.func @f() {
  "x.a"()[^bb1] : () -> ()
^bb1:
  // expected-error @below {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  "arith.constant"() {value = 1 : i32} : () -> i32
}
// -----
func.func @f() {
  "x.a"()[^bb1] : () -> ()
^bb1:
  // expected-error @below {{block with no terminator, has %0 = "arith.constant"() <{value = dense_resource<__elided__> : tensor<100xi32>}> : () -> tensor<100xi32>}}
  "arith.constant"() {value = dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000000000000100000002000000030000000400000005000000060000000700000008000000090000000000000001000000020000000300000004000000050000000600000007000000080000000900000000000000010000000200000003000000040000000500000006000000070000000800000009000000000000000100000002000000030000000400000005000000060000000700000008000000090000000000000001000000020000000300000004000000050000000600000007000000080000000900000000000000010000000200000003000000040000000500000006000000070000000800000009000000000000000100000002000000030000000400000005000000060000000700000008000000090000000000000001000000020000000300000004000000050000000600000007000000080000000900000000000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<100xi32>} : () -> tensor<100xi32>
}
// -----
func.func @f() { // expected-error {{empty block: expect at least a terminator}}
  "x.a"()[^bb1] : () -> ()
^bb1:
}
// -----
"builtin.module"() ({ }) {} : () -> () // expected-error {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
// -----
"builtin.module"() ({ ^bb0: ^bb1: }) {} : () -> () // expected-error {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
// -----
"builtin.module"() ({ ^bb0(%a : i32): }) {} : () -> () // expected-error {{'builtin.module' op region should have no arguments}}
// -----
"builtin.module"() : () -> () // expected-error {{'builtin.module' op requires one region}}
// -----
"builtin.module"() ({}, {}) : () -> () // expected-error {{'builtin.module' op requires one region}}
// -----
func.func @f() {
  "func.return"()[^bb1] : () -> () // expected-error {{'func.return' op requires 0 successors but found 1}}
^bb1:
  return
}
// -----
"func.blah"() : () -> () // expected-error {{unregistered operation 'func.blah' found in dialect ('func') that does not allow unknown operations}}
