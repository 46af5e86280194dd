// What emitc refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
%a = "t.a"() : () -> !emitc.ptr<i32>
%0 = emitc.add %a, %a : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32> // error 6: 'emitc.add' op requires that at most one operand is a pointer
// -----
%a, %b = "t.a"() : () -> (!emitc.ptr<i32>, f32)
%0 = emitc.add %a, %b : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32> // error 6: 'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer
// -----
%a = "t.a"() : () -> i33
%0 = emitc.add %a, %a : (i33, i33) -> i33 // error 6: 'emitc.add' op operand #0 must be type supported by EmitC, but got 'i33'
// -----
%a, %b = "t.a"() : () -> (!emitc.ptr<i32>, i32)
%0 = emitc.sub %b, %a : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32> // error 6: 'emitc.sub' op rhs can only be a pointer if lhs is a pointer
// -----
%a, %b = "t.a"() : () -> (!emitc.ptr<i32>, f32)
%0 = emitc.sub %a, %b : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32> // error 6: 'emitc.sub' op requires that rhs is an integer, pointer or of opaque type if lhs is a pointer
// -----
%a, %b = "t.a"() : () -> (!emitc.ptr<i32>, f32)
%0 = emitc.sub %a, %a : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32 // error 6: 'emitc.sub' op requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers
// -----
%a = "t.a"() : () -> f32
%0 = emitc.rem %a, %a : (f32, f32) -> f32 // error 6: 'emitc.rem' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'
// -----
%a = "t.a"() : () -> !emitc.ptr<i32>
%0 = emitc.mul %a, %a : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32 // error 6: 'emitc.mul' op operand #0 must be floating-point type supported by EmitC or integer, index or opaque type supported by EmitC, but got '!emitc.ptr<i32>'
// -----
%a = "t.a"() : () -> i32
%0 = emitc.cmp more, %a, %a : (i32, i32) -> i1 // error 16: custom op 'emitc.cmp' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, lt, le, gt, ge, three_way]
// -----
%a = "t.a"() : () -> i32
%0 = emitc.apply ""(%a) : (i32) -> i32 // error 6: 'emitc.apply' op applicable operator must not be empty
// -----
%a = "t.a"() : () -> i32
%0 = emitc.apply "+"(%a) : (i32) -> i32 // error 6: 'emitc.apply' op applicable operator is illegal
// -----
%a = "t.a"() : () -> i32
%0 = emitc.apply "&"(%a) : (i32) -> i32 // error 6: 'emitc.apply' op operand type must be an lvalue when applying `&`
// -----
%a = "t.a"() : () -> !emitc.lvalue<i32>
%0 = emitc.apply "&"(%a) : (!emitc.lvalue<i32>) -> i32 // error 6: 'emitc.apply' op result type must be a pointer when applying `&`
// -----
%a = "t.a"() : () -> i32
%0 = emitc.apply "*"(%a) : (i32) -> i32 // error 6: 'emitc.apply' op operand type must be a pointer when applying `*`
// -----
%a = "t.a"() : () -> tensor<2xf32>
%0 = emitc.cast %a : tensor<2xf32> to i32 // error 6: 'emitc.cast' op operand type 'tensor<2xf32>' and result type 'i32' are cast incompatible
// -----
%a = "t.a"() : () -> !emitc.array<2xf32>
%0 = emitc.cast %a : !emitc.array<2xf32> to i32 // error 6: 'emitc.cast' op operand type '!emitc.array<2xf32>' and result type 'i32' are cast incompatible
// -----
%0 = "emitc.constant"() <{value = "x"}> : () -> i32 // error 6: 'emitc.constant' op string attributes are not supported, use #emitc.opaque instead
// -----
%0 = "emitc.constant"() <{value = 3 : i8}> : () -> i32 // error 6: 'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('i8') to match the op's result type ('i32')
// -----
%0 = "emitc.constant"() <{value = #emitc.opaque<"">}> : () -> i32 // error 6: 'emitc.constant' op value must not be empty
// -----
%0 = "emitc.constant"() <{value = [1]}> : () -> i32 // error 6: 'emitc.constant' op attribute 'value' failed to satisfy constraint: An opaque attribute or TypedAttr instance
// -----
%0 = emitc.literal "" : i32 // error 6: 'emitc.literal' op value must not be empty
// -----
%0 = "emitc.variable"() <{value = 3 : i8}> : () -> i32 // error 6: 'emitc.variable' op result #0 must be EmitC array type or EmitC lvalue type, but got 'i32'
// -----
%0 = "emitc.variable"() <{value = 3 : i8}> : () -> !emitc.lvalue<i32> // error 6: 'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('i8') to match the op's result type ('i32')
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : (i32) -> i32 { // error 8: 'emitc.expression' op contains an unsupported operation
    %0 = emitc.literal "x" : i32
    emitc.yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : (i32) -> i32 { // error 8: 'emitc.expression' op requires exactly one use for operations with side effects
    %0 = emitc.call_opaque "x"() : () -> i32
    %1 = emitc.add %0, %0 : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : (i32) -> i32 { // error 8: 'emitc.expression' op yielded value has no defining op
    emitc.yield %a : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : (i32) -> i32 { // error 8: 'emitc.expression' op must yield a value at termination
    %0 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : (i32) -> i32 { // error 8: 'emitc.expression' op requires yielded type to match return type
    %0 = emitc.add %a, %a : (i32, i32) -> i8
    emitc.yield %0 : i8
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : (i32) -> i32 { // error 8: 'emitc.expression' op contains an unused operation
    %0 = emitc.add %a, %a : (i32, i32) -> i32
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : i32 { // error 34: custom op 'emitc.expression' expected function type
  }
}
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : (i32) -> (i32, i32) { // error 50: custom op 'emitc.expression' expected single return type
  }
}
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : (i32, i32) -> i32 { // error 48: custom op 'emitc.expression' number of operands and types do not match: got 1 operands and 2 types
  }
}
// -----
emitc.func @f(%a: i32) {
  %c = emitc.expression %a : (i8) -> i32 { // error 25: use of value '%a' expects different type than prior uses: 'i8' vs 'i32'
  }
}
// -----
emitc.func @f(%v: i32) {
  %c = "emitc.variable"() <{value = 3 : i8}> : () -> !emitc.lvalue<i8>
  emitc.assign %v : i32 to %v : <i32> // error 28: use of value '%v' expects different type than prior uses: '!emitc.lvalue<i32>' vs 'i32'
}
// -----
emitc.func @f(%v: i32, %p: !emitc.array<2xi32>) {
  %0 = emitc.subscript %p[%v, %v] : (!emitc.array<2xi32>, i32, i32) -> !emitc.lvalue<i32> // error 8: 'emitc.subscript' op on array operand requires number of indices (2) to match the rank of the array type (1)
  emitc.return
}
// -----
emitc.func @f(%v: f32, %p: !emitc.array<2xi32>) {
  %0 = emitc.subscript %p[%v] : (!emitc.array<2xi32>, f32) -> !emitc.lvalue<i32> // error 8: 'emitc.subscript' op on array operand requires index operand 0 to be integer-like, but got 'f32'
  emitc.return
}
// -----
emitc.func @f(%v: i32, %p: !emitc.array<2xi32>) {
  %0 = emitc.subscript %p[%v] : (!emitc.array<2xi32>, i32) -> !emitc.lvalue<i8> // error 8: 'emitc.subscript' op on array operand requires element type ('i32') and result type ('i8') to match
  emitc.return
}
// -----
emitc.func @f(%v: i32, %p: !emitc.ptr<i32>) {
  %0 = emitc.subscript %p[] : (!emitc.ptr<i32>) -> !emitc.lvalue<i32> // error 8: 'emitc.subscript' op on pointer operand requires one index operand, but got 0
  emitc.return
}
// -----
emitc.func @f(%v: f32, %p: !emitc.ptr<i32>) {
  %0 = emitc.subscript %p[%v] : (!emitc.ptr<i32>, f32) -> !emitc.lvalue<i32> // error 8: 'emitc.subscript' op on pointer operand requires index operand to be integer-like, but got 'f32'
  emitc.return
}
// -----
emitc.func @f(%v: i32, %p: !emitc.ptr<i32>) {
  %0 = emitc.subscript %p[%v] : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i64> // error 8: 'emitc.subscript' op on pointer operand requires pointee type ('i32') and result type ('i64') to match
  emitc.return
}
// -----
emitc.global @g : i32 = "x" // error 1: custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute
// -----
emitc.global @g : i33 // error 1: 'emitc.global' op expected valid emitc type
// -----
emitc.global @g : i32 = dense<1> : tensor<2xi32> // error 25: elements literal must be a shaped type
// -----
emitc.global @g : i32 = 3 : i8 // error 26: expected operation name in quotes
// -----
emitc.global @g : !emitc.array<2xi32> = dense<1> : tensor<3xi32> // error 49: expected operation name in quotes
// -----
emitc.global extern static @g : i32 // error 1: 'emitc.global' op cannot have both static and extern specifiers
// -----
emitc.func @f() {
  %0 = emitc.get_global @f : !emitc.lvalue<i32> // error 8: 'emitc.get_global' op 'f' does not reference a valid emitc.global
  emitc.return
}
// -----
emitc.global @g : i32
emitc.func @f() {
  %0 = emitc.get_global @g : !emitc.array<2xi32> // error 8: 'emitc.get_global' op on non-array type expects result type to be an lvalue type for the global @g
  emitc.return
}
// -----
emitc.global @g : i32
emitc.func @f() {
  %0 = emitc.get_global @g : !emitc.lvalue<i8> // error 8: 'emitc.get_global' op on non-array type expects result inner type 'i8' to match type 'i32' of the global @g
  emitc.return
}
// -----
emitc.global @g : !emitc.array<2xi32>
emitc.func @f() {
  %0 = emitc.get_global @g : !emitc.array<3xi32> // error 8: 'emitc.get_global' op on array type expects result type '!emitc.array<3xi32>' to match type '!emitc.array<2xi32>' of the global @g
  emitc.return
}
// -----
emitc.field @x : i32 // error 1: 'emitc.field' op field must be nested within an emitc.class operation
// -----
emitc.class @c {
  emitc.field @x : i33 // error 3: 'emitc.field' op expected valid emitc type
}
// -----
emitc.func @f() {
  %0 = emitc.get_field @x : i32 // error 8: 'emitc.get_field' op  must be nested within an emitc.class operation
  emitc.return
}
// -----
emitc.class @c {
  emitc.func @f() {
    %0 = emitc.get_field @x : i32 // error 10: 'emitc.get_field' op field '@x' not found in the class
    emitc.return
  }
}
// -----
emitc.class @c {
  emitc.field @x : i32
  emitc.func @f() {
    %0 = emitc.get_field @x : i64 // error 10: 'emitc.get_field' op result type 'i64' does not match field '@x' type 'i32'
    emitc.return
  }
}
// -----
emitc.func @f(%a: i32) {
  "emitc.for"(%a, %a, %a) ({ // error 3: 'emitc.for' op expected body to have a single block argument for the induction variable
    emitc.yield
  }) : (i32, i32, i32) -> ()
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  "emitc.for"(%a, %a, %a) ({ // error 3: 'emitc.for' op expected induction variable to be same type as bounds and step
  ^bb0(%b: i8):
    emitc.yield
  }) : (i32, i32, i32) -> ()
  emitc.return
}
// -----
emitc.func @f(%a: f32) {
  emitc.for %i = %a to %a step %a : f32 { // error 3: 'emitc.for' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.do { // error 3: 'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 1 operations
  } while {
    emitc.yield
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.do { // error 3: 'emitc.do' op expected first op in condition region to be 'emitc.expression', but got emitc.literal
  } while {
    %0 = emitc.literal "x" : i1
    emitc.yield %0 : i1
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.do { // error 3: 'emitc.do' op emitc.expression in condition region must return 'i1', but returns 'i32'
  } while {
    %0 = emitc.expression %a : (i32) -> i32 {
      %1 = emitc.add %a, %a : (i32, i32) -> i32
      emitc.yield %1 : i32
    }
    emitc.yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.do { // error 3: 'emitc.do' op body region must not contain terminator
    emitc.yield
  } while {
    %0 = emitc.expression %a : (i32) -> i1 {
      %1 = emitc.logical_not %a : i32
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.do { // error 3: 'emitc.do' op expected condition region to return 1 value, but it returns 0 values
  } while {
    %0 = emitc.expression %a : (i32) -> i1 {
      %1 = emitc.logical_not %a : i32
      emitc.yield %1 : i1
    }
    emitc.yield
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.switch %a : i32 // error 3: 'emitc.switch' op has duplicate case value: 1
  case 1 {
    emitc.yield
  }
  case 1 {
    emitc.yield
  }
  default {
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  "emitc.switch"(%a) <{cases = array<i64: 1>}> ({ // error 3: 'emitc.switch' op has 0 case regions but 1 case values
    emitc.yield
  }) : (i32) -> ()
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.switch %a : i32 // error 3: 'emitc.switch' op expected region to end with emitc.yield, but got emitc.return
  case 1 {
    emitc.return
  }
  default {
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.switch %a : i32 // error 3: 'emitc.switch' op expected each region to return 0 values, but case region #0 returns 1
  case 1 {
    emitc.yield %a : i32
  }
  default {
  }
  emitc.return
}
// -----
emitc.func @f(%a: i1) {
  emitc.if %a {
    emitc.yield %a : i1 // error 5: 'emitc.yield' op yields a value not returned by parent
  }
  emitc.return
}
// -----
emitc.yield // error 1: 'emitc.yield' op expects parent op to be one of 'emitc.do, emitc.expression, emitc.for, emitc.if, emitc.switch'
// -----
emitc.call_opaque ""() : () -> () // error 1: 'emitc.call_opaque' op callee must not be empty
// -----
emitc.call_opaque "f"() {args = [0 : index]} : () -> () // error 1: 'emitc.call_opaque' op index argument is out of range
// -----
emitc.call_opaque "f"() {args = [[]]} : () -> () // error 1: 'emitc.call_opaque' op array argument has no type
// -----
emitc.call_opaque "f"() {template_args = ["x"]} : () -> () // error 1: 'emitc.call_opaque' op template argument has invalid type
// -----
%0 = emitc.call_opaque "f"() : () -> !emitc.array<2xi32> // error 6: 'emitc.call_opaque' op cannot return array type
// -----
emitc.func @f() {
  emitc.call @g() : () -> () // error 3: 'emitc.call' op 'g' does not reference a valid function
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.call @f() : () -> () // error 3: 'emitc.call' op incorrect number of operands for callee
  emitc.return
}
// -----
emitc.declare_func @f // error 1: 'emitc.declare_func' op 'f' does not reference a valid function
// -----
emitc.func @f(%a: !emitc.lvalue<i32>) // error 1: 'emitc.func' op cannot have lvalue type as argument
// -----
emitc.func @f() -> (i32, i32) // error 1: 'emitc.func' op requires zero or exactly one result, but has 2
// -----
emitc.func @f() -> !emitc.array<2xi32> // error 1: 'emitc.func' op cannot return array type
// -----
emitc.func @f() -> i32 {
  emitc.return // error 3: 'emitc.return' op has 0 operands, but enclosing function (@f) returns 1
}
// -----
emitc.func @f(%a: i64) -> i32 {
  emitc.return %a : i64 // error 3: type of the return operand ('i64') doesn't match function result type ('i32') in function @f
}
// -----
emitc.include 3 // error 1: custom op 'emitc.include' expected string attribute
// -----
emitc.include <"x" // error 1: custom op 'emitc.include' expected trailing '>' for standard include
// -----
%a = "t.a"() : () -> i32
emitc.verbatim "{" args %a : i32 // error 1: 'emitc.verbatim' op expected '}' after unescaped '{' at end of string
// -----
%a = "t.a"() : () -> i32
emitc.verbatim "{x" args %a : i32 // error 1: 'emitc.verbatim' op expected '}' after unescaped '{'
// -----
%a = "t.a"() : () -> i32
emitc.verbatim "{}{}" args %a : i32 // error 1: 'emitc.verbatim' op requires operands for each placeholder in the format string
// -----
%a = "t.a"() : () -> i32
%0 = emitc.load %a : i32 // error 21: expected '<'
// -----
%a = "t.a"() : () -> !emitc.lvalue<i32>
%0 = "emitc.load"(%a) : (!emitc.lvalue<i32>) -> i64 // error 6: 'emitc.load' op failed to verify that result type matches value type of 'operand'
// -----
%a = "t.a"() : () -> !emitc.lvalue<i32>
%0 = "emitc.address_of"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i8> // error 6: 'emitc.address_of' op failed to verify that input and result reference the same type
// -----
%a = "t.a"() : () -> !emitc.lvalue<i32>
%0 = "emitc.member"(%a) <{member = "a"}> : (!emitc.lvalue<i32>) -> !emitc.lvalue<i32> // error 6: 'emitc.member' op operand #0 must be emitc.lvalue of EmitC opaque type values, but got '!emitc.lvalue<i32>'
// -----
emitc.nothing // error 1: custom op 'emitc.nothing' is unknown
// -----
%0 = "t.x"() : () -> !emitc.lvalue<!emitc.ptr<memref<2xi32>>> // error 35: !emitc.lvalue must wrap supported emitc type, but got '!emitc.ptr<memref<2xi32>>'
// -----
%0 = "t.x"() : () -> !emitc.lvalue<tuple<i32, !emitc.array<2xi32>>> // error 35: !emitc.lvalue must wrap supported emitc type, but got 'tuple<i32, !emitc.array<2xi32>>'
// -----
%0 = "t.x"() : () -> !emitc.lvalue<tensor<?xi32>> // error 35: !emitc.lvalue must wrap supported emitc type, but got 'tensor<?xi32>'
// -----
%0 = "t.x"() : () -> tuple<!emitc.ptr<i33>>
%1 = emitc.bitwise_not %0 : (tuple<!emitc.ptr<i33>>) -> i32 // error 6: 'emitc.bitwise_not' op operand #0 must be type supported by EmitC, but got 'tuple<!emitc.ptr<i33>>'
