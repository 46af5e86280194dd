// What moore refuses, and where: each part is an input of its own.
func.func @f(%a: i32) {
%0 = "moore.add"(%a, %a) : (i32, i32) -> i32  // error 6: 'moore.add' op result #0 must be type of moore, but got 'i32'
return }
// -----
func.func @f(%a: i32) {
"moore.builtin.fflush"(%a) : (i32) -> ()  // error 1: 'moore.builtin.fflush' op operand #0 must be 32-bit two-valued integer type, but got 'i32'
return }
// -----
func.func private @f(!moore.ref<%s%s%n>) // error 33: expected non-function type
// -----
func.func private @f(!moore.ref<zz>, !x.y<"%s%s%n">) // error 33: unknown type `zz` in dialect `moore`
