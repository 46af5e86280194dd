// RUN: --split-input-file --allow-unregistered-dialect
// All isolated siblings report; what they are in is not looked at further.
func.func @f0() {
  "x.a"(%0) : (i32) -> () // expected-error {{operand #0 does not dominate this use}}
  %0 = "x.b"() : () -> i32 // expected-note {{operand defined here (op in the same block)}}
  return
}
func.func @f1() { return }
func.func @f1() {
  "x.a"(%0) : (i32) -> () // expected-error {{operand #0 does not dominate this use}}
  %0 = "x.b"() : () -> i32 // expected-note {{operand defined here (op in the same block)}}
  return
}
// -----
module {
  func.func @f1() { return }
  func.func @f1() { return }
  module {
    func.func @f2() { return } // expected-note {{see existing symbol definition here}}
    func.func @f2() { return } // expected-error {{redefinition of symbol named 'f2'}}
  }
  module {
    func.func @f3() { return }
    "x.a"() : () -> ()
  }
}
// -----
module {
  module {
    func.func @f2() { return } // expected-note {{see existing symbol definition here}}
    func.func @f2() { return } // expected-error {{redefinition of symbol named 'f2'}}
  }
  "x.a"() ({
    "x.b"()[^bb1] : () -> ()
  ^bb1:
    "x.c"() : () -> ()
  }) : () -> ()
  func.func @f1() { return }
  func.func @f1() { return }
}
// -----
// What is not isolated comes before what is.
module {
  func.func @f() {
    "x.a"(%0) : (i32) -> ()
    %0 = "x.b"() : () -> i32
    return
  }
  "x.r"() ({ // expected-error {{empty block: expect at least a terminator}}
    "x.b"()[^bb1] : () -> ()
  ^bb1:
  }) : () -> ()
}
// -----
// Structure comes before dominance.
func.func @f() {
  "x.a"(%0) : (i32) -> ()
  %0 = "x.b"() : () -> i32
  return // expected-error {{'func.return' op must be the last operation in the parent block}}
  "x.c"() : () -> ()
}
// -----
// A block's branches come before its operations.
func.func @f() {
  "func.return"()[^bb1] : () -> () // expected-error {{operation with block successors must terminate its parent block}}
  return
^bb1:
  return
}
// -----
// Isolation comes before dominance.
%0 = "x.b"() : () -> i32
func.func @f() { // expected-note {{required by region isolation constraints}}
  "x.a"(%1) : (i32) -> ()
  %1 = "x.b"() : () -> i32
  "x.a"(%0) : (i32) -> () // expected-error {{'x.a' op using value defined outside the region}}
  return
}
