// What builtin and func refuse, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
%a = "func.constant"() <{value="ab"}> : () -> i32 // error 6: invalid properties {value = "ab"} for op func.constant: Invalid attribute `value` in property conversion: "ab"
// -----
%a = "func.constant"() {value="ab"} : () -> i32 // error 6: 'func.constant' op attribute 'value' failed to satisfy constraint: flat symbol reference attribute
// -----
%a = "func.constant"() <{value=@f::@g}> : () -> i32 // error 6: invalid properties {value = @f::@g} for op func.constant: Invalid attribute `value` in property conversion: @f::@g
// -----
"func.return"() <{}> : () -> () // error 1: invalid properties {} for op func.return: this operation does not support properties
// -----
"func.return"() <{a}> : () -> () // error 1: invalid properties {a} for op func.return: this operation does not support properties
// -----
"builtin.module"() ({}) {foo=1, sym_name = "a"} : () -> () // error 1: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
// -----
"builtin.module"() <{sym_name = 1}> ({}) : () -> () // error 1: invalid properties {sym_name = 1 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 1 : i64
// -----
"builtin.module"() ({}) {sym_name = 1} : () -> () // error 1: 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute
// -----
func.func @g(i32 {a = 1}) // error 1: 'func.func' op symbol declaration cannot have public visibility
// -----
func.func @g(%a: i32 {a = 1}) {return} // error 1: 'func.func' op arguments may only have dialect attributes
// -----
func.func nested @h(%a: i32) attributes {sym_visibility = "private"} {return} // error 30: custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary
// -----
func.func public @h(%a: i32, i32) {return} // error 30: custom op 'func.func' expected SSA identifier
// -----
func.func public @h(i32, %a: i32) // error 26: custom op 'func.func' expected type instead of SSA identifier
// -----
func.func public @h(i32, ...) // error 25: expected non-function type
// -----
func.func "h"(i32) // error 11: custom op 'func.func' expected valid '@'-identifier for symbol name
// -----
func.func @h(i32) -> i32 {} // error 1: 'func.func' op entry block must have 1 arguments to match function signature
// -----
func.func @h(%a: i32) -> i32 {} // error 1: empty block: expect at least a terminator
// -----
func.func @h(%a: i32) -> i32 { return } // error 32: 'func.return' op has 0 operands, but enclosing function (@h) returns 1
// -----
func.func @h(%a: i32) -> i64 { return %a : i32 } // error 32: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @h
// -----
func.func @h(%a: i32) -> i64 { return %a : f32 } // error 39: use of value '%a' expects different type than prior uses: 'f32' vs 'i32'
// -----
func.func @h(%a: i32) -> i64 { return %a, %a : i32 } // error 39: custom op 'func.return' number of operands and types do not match: got 2 operands and 1 types
// -----
func.func @h(%a: i32) -> i64 { return %a : i32, i32 } // error 39: custom op 'func.return' number of operands and types do not match: got 1 operands and 2 types
// -----
func.func private @h(%a: i32)
func.func @g() { call @h() : () -> () return } // error 18: 'func.call' op incorrect number of operands for callee
// -----
func.func private @h(%a: i32)
func.func @g(%b: i64) { call @h(%b) : (i64) -> () return } // error 25: 'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0
// -----
func.func private @h(%a: i32)
func.func @g(%b: i32) { %c = call @h(%b) : (i32) -> (i64) return } // error 30: 'func.call' op incorrect number of results for callee
// -----
func.func private @h(%a: i32) -> i64
func.func @g(%b: i32) { %c = call @h(%b) : (i32) -> (i32) return } // error 30: 'func.call' op result type mismatch at index 0
// -----
func.func @g(%b: i32) { call @hh(%b) : (i32) -> () return } // error 25: 'func.call' op 'hh' does not reference a valid function
// -----
func.func @g(%b: i32) { call @hh::@f(%b) : (i32) -> () return } // error 30: custom op 'func.call' invalid kind of attribute specified
// -----
func.func @g(%b: i32) { call %b(%b) : (i32) -> () return } // error 29: expected attribute value
// -----
func.func @g(%b: i32) { call @g(%b) : i32 return } // error 39: custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'i32'
// -----
func.func @g(%b: i32) { call @g(%b, %b) : (i32) -> () return } // error 33: custom op 'func.call' number of operands and types do not match: got 2 operands and 1 types
// -----
func.func @g(%b: i32) { %x = constant @h : (i32) -> () return } // error 30: 'func.constant' op reference to undefined function 'h'
// -----
func.func @g(%b: i32) { %x = constant @g : (i32) -> i32 return } // error 30: 'func.constant' op reference to function with mismatched type
// -----
func.func @g(%b: i32) { call_indirect %b(%b) : i32 return } // error 48: custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'
// -----
func.func @g(%b: (i32) -> i32) { call_indirect %b(%b) : (i32) -> i32 return } // error 51: use of value '%b' expects different type than prior uses: 'i32' vs '(i32) -> i32'
// -----
func.func @g(%b: (i32) -> i32) { call_indirect %b() : (i32) -> i32 return } // error 51: custom op 'func.call_indirect' number of operands and types do not match: got 0 operands and 1 types
// -----
func.return // error 1: 'func.return' op expects parent op 'func.func'
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({ ^bb0(%a: i64): return }) : () -> () // error 81: custom op 'return' is unknown (tried 'builtin.return' as well)
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({ ^bb0(%a: i64): func.return }) : () -> () // error 1: 'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')
// -----
"func.func"() <{sym_name = "f", function_type = i32}> ({ ^bb0(%a: i64): func.return }) : () -> () // error 1: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
// -----
"func.func"() <{sym_name = "f"}> ({ ^bb0(%a: i64): func.return }) : () -> () // error 1: 'func.func' op requires attribute 'function_type'
// -----
"func.func"() <{function_type = () -> ()}> ({ ^bb0(%a: i64): func.return }) : () -> () // error 1: 'func.func' op requires attribute 'sym_name'
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), arg_attrs = [{}]}> ({ ^bb0: func.return }) : () -> () // error 1: 'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility="foo"}> ({ ^bb0: func.return }) : () -> () // error 1: 'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
// -----
module @x attributes {foo} {} // error 1: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'
// -----
module @x {} attributes {foo} // error 14: custom op 'attributes' is unknown (tried 'builtin.attributes' as well)
// -----
module @x attributes {sym_visibility = "private", b.c, c} {} // error 1: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'c'
// -----
module { // error 1: 'builtin.module' op region should have no arguments
^bb0(%a : i32):
}
// -----
module { // error 1: 'builtin.module' op expects region #0 to have 0 or 1 blocks
^bb0:
^bb1:
}
// -----
func.func private @h() -> ((i32, i32)) // error 38: expected '->' in function type
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> : () -> () // error 1: 'func.func' op requires one region
// -----
%0 = "func.func"() <{sym_name = "f", function_type = () -> ()}> ({}): () -> (i32) // error 6: 'func.func' op requires zero results
// -----
func.func @h() { "func.return"() [^bb1] : () -> ()   // error 18: 'func.return' op requires 0 successors but found 1
^bb1: return }
// -----
%1 = "foo.f"() : () -> i32
"func.call_indirect"() : () -> () // error 1: 'func.call_indirect' op expected 1 or more operands, but found 0
// -----
"func.call"() {callee = @f, no_inline = 2} : () -> () // error 1: 'func.call' op attribute 'no_inline' failed to satisfy constraint: unit attribute
// -----
"func.call"() {callee = @f, arg_attrs = 2} : () -> () // error 1: 'func.call' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes
// -----
"builtin.unrealized_conversion_cast"() : () -> () // error 1: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
// -----
%2 = func.return // error 1: cannot name an operation with no results
// -----
func.func @f() { foo } // error 18: custom op 'foo' is unknown (tried 'func.foo' as well)
// -----
func.func @f() attributes {sym_name = "g"} { return } // error 16: custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary
// -----
func.func @f(%a: i32 {x.y}) attributes {arg_attrs = [{z.z}]} { return } // error 1: custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute list
// -----
func.func @f() attributes {no_inline, no_inline} { return } // error 39: duplicate key 'no_inline' in dictionary attribute
// -----
func.func @f(%a: i32 loc("a"), %a: i32) { return } // error 32: region entry argument '%a' is already in use
// -----
func.func @f(%a#0 : i32) { return } // error 16: result number not allowed in argument list
// -----
func.func @f(%a : i32) - { return } // error 23: expected operation name in quotes
// -----
func.func @f %a : i32 // error 13: expected '('
// -----
func.func @f() attribute // error 16: custom op 'attribute' is unknown (tried 'builtin.attribute' as well)
// -----
func.func public @f() { ^bb0(%a: i32): return } // error 1: 'func.func' op entry block must have 0 arguments to match function signature
// -----
func.func public @f(%b: i32) { ^bb0(%a: i32): return } // error 32: invalid block name in region with named arguments
// -----
module @a @b { ^bb0: } // error 10: expected '{' to begin a region
// -----
module @a attributes {sym_name = 1} {} // error 11: custom op 'builtin.module' 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute
// -----
module @a attributes {sym_visibility = "foo"} {} // error 1: 'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
// -----
module attributes { sym_visibility = 1} { } // error 8: custom op 'builtin.module' 'builtin.module' op attribute 'sym_visibility' failed to satisfy constraint: string attribute
// -----
func.func private @h(i32, f32) -> (f32, i32)
func.func @f(%a: f32, %b: i32) { %0:2 = "func.call"(%b, %a) {callee = @h} : (i32, f32) -> (f32, i32)
 %1:2 = "func.call"(%b, %b) {callee = @h} : (i32, i32) -> (f32, i32) // error 9: 'func.call' op operand type mismatch: expected operand type 'f32', but provided 'i32' for operand number 1
 return }
// -----
func.func @f(%a: f32, %b: i32) -> (i32, f32) { return %b, %b : i32, i32 // error 48: type of return operand 1 ('i32') doesn't match function result type ('f32') in function @f
}
