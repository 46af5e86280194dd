// RUN: --split-input-file --allow-unregistered-dialect
func.func @a() { return } // expected-note {{see existing symbol definition here}}
func.func @b() { return }
func.func @a() { return } // expected-error {{redefinition of symbol named 'a'}}
func.func @b() { return }
// -----
"x.y"() <{sym_name = "a"}> : () -> () // expected-note {{see existing symbol definition here}}
"x.y"() {sym_name = "a"} : () -> () // expected-error {{redefinition of symbol named 'a'}}
// -----
func.func private @x()
"x.r"() ({ func.func private @y() }) : () -> ()
func.func @z() {
  func.func private @y() // expected-error {{'func.func' op symbol's parent must have the SymbolTable trait}}
  return
}
// -----
"func.func"() ({ }) {function_type = () -> ()} : () -> () // expected-error {{'func.func' op requires attribute 'sym_name'}}
// -----
"func.func"() ({ }) {sym_name="x", function_type = () -> ()} : () -> () // expected-error {{'func.func' op symbol declaration cannot have public visibility}}
// -----
// expected-error @below {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "bar"}}
"func.func"() ({ }) {sym_name="x", function_type = () -> (), sym_visibility="bar"} : () -> ()
// -----
func.func @f() {
  func.call @g() : () -> () // expected-error {{'func.call' op 'g' does not reference a valid function}}
  "x.a"() ({ func.call @h() : () -> () }) : () -> ()
  return
}
// -----
// The last of the regions that are found is looked at first.
func.func @f() {
  call @g() : () -> ()
  return
}
func.func @h() {
  call @i() : () -> () // expected-error {{'func.call' op 'i' does not reference a valid function}}
  return
}
// -----
module @inner { func.func @g() { return } }
func.func @f() {
  call @g() : () -> () // expected-error {{'func.call' op 'g' does not reference a valid function}}
  return
}
