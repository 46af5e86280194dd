// RUN: --split-input-file --allow-unregistered-dialect
func.func @f() {
  "x.a"(%b) : (i32) -> () // expected-error {{operand #0 does not dominate this use}}
  %b = "x.b"() : () -> i32 // expected-note {{operand defined here (op in the same block)}}
  return
}
// -----
func.func @f(%c : i1) {
  "x.br"()[^bb1, ^bb2] : () -> ()
^bb1:
  %0 = "x.a"() : () -> i32 // expected-note {{operand defined here (op in the same region)}}
  "x.br"()[^bb3] : () -> ()
^bb2:
  "x.br"()[^bb3] : () -> ()
^bb3:
  "x.use"(%c, %0) : (i1, i32) -> () // expected-error {{operand #1 does not dominate this use}}
  return
}
// -----
func.func @f(%c : i1) { // expected-note {{operand defined as a block argument (block #1 in the same region)}}
  "x.br"(%c)[^bb1, ^bb2] : (i1) -> ()
^bb1(%p : i1):
  "x.br"()[^bb3] : () -> ()
^bb2:
  "x.br"()[^bb3] : () -> ()
^bb3:
  "x.use"(%p) : (i1) -> () // expected-error {{operand #0 does not dominate this use}}
  return
}
// -----
func.func @f() {
  "x.u"() ({
    "x.use"(%0) : (i32) -> () // expected-error {{operand #0 does not dominate this use}}
    "x.end"() : () -> ()
  }) : () -> ()
  %0 = "x.a"() : () -> i32 // expected-note {{operand defined here (op in a parent region)}}
  return
}
// -----
// An operation does not dominate what is in it, where there is an order.
func.func @f() {
  // expected-note @below {{operand defined here (op in a parent region)}}
  %0 = "x.a"() ({
    "x.use"(%0) : (i32) -> () // expected-error {{operand #0 does not dominate this use}}
  }) : () -> i32
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{operand #0 does not dominate this use}} expected-note @+1 {{operand defined here (op in the same block)}}
  %0 = "x.a"(%0) : (i32) -> i32
  return
}
// -----
// A region of an unknown operation has an order when it has several blocks.
func.func @f() {
  "x.r"() ({
    "x.br"()[^bb1] : () -> ()
  ^bb1:
    "x.use"(%0) : (i32) -> () // expected-error {{operand #0 does not dominate this use}}
    %0 = "x.a"() : () -> i32 // expected-note {{operand defined here (op in the same block)}}
    "x.end"() : () -> ()
  }) : () -> ()
  return
}
// -----
// What is nested in an unreachable block is looked at; the block itself is not.
func.func @f() {
  return
^bb1:
  "x.use"(%0) : (i32) -> ()
  %0 = "x.a"() : () -> i32
  "x.r"() ({
    "x.br"()[^bb1] : () -> ()
  ^bb1:
    "x.use"(%1) : (i32) -> () // expected-error {{operand #0 does not dominate this use}}
    %1 = "x.a"() : () -> i32 // expected-note {{operand defined here (op in the same block)}}
    "x.end"() : () -> ()
  }) : () -> ()
  "x.end"() : () -> ()
}
// -----
// Nested regions are looked at last first.
func.func @f() {
  "x.r"() ({
    "x.use"(%0) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.r"() ({
    "x.use"(%0) : (i32) -> () // expected-error {{operand #0 does not dominate this use}}
    "x.end"() : () -> ()
  }) : () -> ()
  %0 = "x.a"() : () -> i32 // expected-note {{operand defined here (op in a parent region)}}
  return
}
// -----
// A loop with two entries.
func.func @f() {
  "x.br"()[^bb1, ^bb2] : () -> ()
^bb1:
  %0 = "x.a"() : () -> i32 // expected-note {{operand defined here (op in the same region)}}
  "x.br"()[^bb2] : () -> ()
^bb2:
  "x.use"(%0) [^bb1] : (i32) -> () // expected-error {{operand #0 does not dominate this use}}
}
// -----
// Names from outside are seen in an isolated operation, so that the verifier can say what is wrong.
%a = "x.d"() : () -> i32
module { // expected-note {{required by region isolation constraints}}
  "x.u"(%a) : (i32) -> () // expected-error {{'x.u' op using value defined outside the region}}
}
// -----
func.func @f(%a : i32) {
  return
^bb1:
  "builtin.module"() ({ // expected-note {{required by region isolation constraints}}
    %b = "x.d"() : () -> i32
    %c = "x.d"(%a) : (i32) -> i32 // expected-error {{'x.d' op using value defined outside the region}}
  }) : () -> ()
  "x.end"() : () -> ()
}
