// What vhlo refuses, and where: each part is an input of its own; the comment on the line that is blamed has the column
// and the message of the first error.
"t.a"() : () -> !vhlo.complex_v1<f32> // error 33: expected VHLO type
// -----
"t.a"() : () -> !vhlo.tensor_v1<2xf32> // error 32: expected VHLO type or attribute
// -----
"t.a"() {a = #vhlo.type_v1<i32>} : () -> () // error 27: expected VHLO type
// -----
"t.a"() {a = #vhlo.result_accuracy_v1<atol = 1.0, rtol = 0.0, ulps = 0, mode = 1 : i32>} : () -> () // error 38: expected VHLO result accuracy mode
// -----
"t.a"() {a = #vhlo.integer_v1<1.0 : f32>} : () -> () // error 31: invalid kind of attribute specified
// -----
"t.a"() {a = #vhlo.array_v1<1>} : () -> () // error 29: invalid kind of attribute specified
// -----
"t.a"() {a = #vhlo.type_extensions_v1<bounds = [1, x]>} : () -> () // error 52: expected integer value
// -----
"vhlo.add_v9"() : () -> () // error 1: unregistered operation 'vhlo.add_v9' found in dialect ('vhlo') that does not allow unknown operations
// -----
vhlo.func_v1 f() -> () {} // error 14: custom op 'vhlo.func_v1' expected valid '@'-identifier for symbol name
// -----
vhlo.func_v1 @f(%a: !vhlo.i8_v1) { // error 33: expected '->'
}
// -----
%0 = "t.a"() : () -> !vhlo.i8_v1
%1 = "vhlo.add_v1"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1 // error 6: 'vhlo.add_v1' op expected 2 operands, but found 1
// -----
%0 = "t.a"() : () -> !vhlo.i8_v1
%1 = "vhlo.sine_v2"(%0) : (!vhlo.i8_v1) -> !vhlo.i8_v1 // error 6: 'vhlo.sine_v2' op requires attribute 'result_accuracy'
