// Lists, switches, ranges and assumptions of util that are refused. The messages are iree-opt's.
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct 3 : !util.list<?> // error 27: expected '['
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [3] : !util.list<?> // error 29: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a i32] : !util.list<?> // error 31: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a] : !util.list<?> // error 31: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : bad] : !util.list<?> // error 33: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : i32,] : !util.list<?> // error 38: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : i32 %b : f64] : !util.list<?> // error 37: expected ']'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : i32 // error 37: expected ']'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : f32] : !util.list<?> // error 29: use of value '%a' expects different type than prior uses: 'f32' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : i32] // error 38: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : i32] : i32 // error 8: 'util.list.construct' op result #0 must be Dense list container type., but got 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : i32] : bad // error 40: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [] : i32 // error 8: 'util.list.construct' op result #0 must be Dense list container type., but got 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : i32] !util.list<?> // error 38: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%a : i32] {a = } : !util.list<?> // error 43: expected attribute value
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.construct [%zz : i32] : !util.list<?> // error 29: use of undeclared SSA value name
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%a] at %i else %a // error 47: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch bad from [] at %i else %a : i32 // error 19: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 [] at %i else %a : i32 // error 24: custom op 'util.switch' expected 'from'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [3] at %i else %a : i32 // error 30: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%a, ] at %i else %a : i32 // error 33: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%a] at 3 else %a : i32 // error 36: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%a] at %i %a : i32 // error 40: custom op 'util.switch' expected 'else'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%a] at %i else : i32 // error 44: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%a] at %a else %a : i32 // error 37: use of value '%a' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%b] at %i else %a : i32 // error 30: use of value '%b' expects different type than prior uses: 'i32' vs 'f64'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch f64 from [%b] at %i else %a : i32 // error 45: use of value '%a' expects different type than prior uses: 'f64' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%a] at %i else %a : f64 // error 8: 'util.switch' op failed to verify that all of {default_value, result} have same type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%a] at %i else %a : bad // error 49: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%zz] at %i else %a : i32 // error 30: use of undeclared SSA value name
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch () from [] at %i else %a : i32 // error 22: expected '->' in function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch f64 from [%b, %a] at %i else %b : f64 // error 34: use of value '%a' expects different type than prior uses: 'f64' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.switch i32 from [%a] at %i else %b : i32 // error 45: use of value '%b' expects different type than prior uses: 'i32' vs 'f64'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = "util.switch"(%i, %a, %a) : (index, i32, i32) -> f64 // error 8: 'util.switch' op failed to verify that all of {default_value, result} have same type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = "util.switch"(%a, %a) : (i32, i32) -> i32 // error 8: 'util.switch' op operand #0 must be index, but got 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = "util.switch"(%i) : (index) -> i32 // error 8: 'util.switch' op expected 2 or more operands, but found 1
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = "util.list.construct"(%a) : (i32) -> i32 // error 8: 'util.list.construct' op result #0 must be Dense list container type., but got 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [3 : index // error 30: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i : index // error 33: custom op 'util.range.extents' expected 'for'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i to %i] : index // error 33: custom op 'util.range.extents' expected 'for'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i for 3] : index // error 36: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i for %i : index // error 39: expected ']'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i for %i], [3] : index // error 43: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i for %i], 3 : index // error 41: expected '['
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i for %i], : index // error 41: expected '['
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%a for %i] : index // error 30: use of value '%a' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i for %a] : index // error 37: use of value '%a' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents %i for %i : index // error 28: expected '['
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i for %i] : i32 // error 30: use of value '%i' expects different type than prior uses: 'i32' vs 'index'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i for %i] : bad // error 42: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0:2 = util.range.extents [%i for %i] index // error 40: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l[%i] : bad // error 30: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l[%i] : !util.list<?> -> bad // error 47: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l[%i] : !util.list<?> ->  // error 47: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l[%i] : !util.list<i32> // error 22: use of value '%l' expects different type than prior uses: '!util.list<i32>' vs '!util.list<?>'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l[%i] : !util.list< // error 41: unbalanced '<' character in pretty dialect name
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l[%i] : !util.list<> // error 42: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l[%i] !util.list<?> // error 28: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l[3] : !util.list<?> // error 25: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l %i : !util.list<?> // error 24: expected '['
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.list.get %l[%a] : !util.list<?> // error 25: use of value '%a' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%i], %a : bad // error 29: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%i], %a : i32 -> bad // error 36: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%i], %a : i32 -> // error 36: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%i], %a : !util.list<?> // error 25: use of value '%a' expects different type than prior uses: '!util.variant' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%i], %a : !util.list<i32> // error 17: use of value '%l' expects different type than prior uses: '!util.list<i32>' vs '!util.list<?>'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%i], 3 : !util.list<?> // error 24: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%i] %a : !util.list<?> // error 23: expected ','
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%a], %a : i32 -> !util.list<?> // error 20: use of value '%a' expects different type than prior uses: 'index' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%i], %a : f32 -> !util.list<?> // error 25: use of value '%a' expects different type than prior uses: 'f32' vs 'i32'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  util.list.set %l[%i], %a : i32 -> !util.list<tensor<?xf32>> // error 17: use of value '%l' expects different type than prior uses: '!util.list<tensor<?xf32>>' vs '!util.list<?>'
  util.return
}
// -----
util.func @f(%t: !util.list<tensor<?xf32>>, %i: index) {
  %0 = util.list.get %t[%i] : !util.list<tensor<?xf32>> -> i32
  util.return // error 3: custom op 'util.list.get' list access types must match the same base type as the list element type (when not variant)
}
// -----
util.func @f(%t: !util.list<tensor<?xf32>>, %i: index) {
  %0 = util.list.get %t[%i] : !util.list<tensor<?xf32>> -> vector<4xf32>
  util.return // error 3: custom op 'util.list.get' list access types must match the same base type as the list element type (when not variant)
}
// -----
util.func @f(%t: !util.list<vector<4xf32>>, %i: index) {
  %0 = util.list.get %t[%i] : !util.list<vector<4xf32>> -> tensor<4xf32>
  util.return // error 3: custom op 'util.list.get' list access types must match the same base type as the list element type (when not variant)
}
// -----
util.func private @f() attributes {a = #util.byte_range<>} // error 57: expected integer value
// -----
util.func private @f() attributes {a = #util.byte_range<3>} // error 58: expected ','
// -----
util.func private @f() attributes {a = #util.byte_range<3,>} // error 59: expected integer value
// -----
util.func private @f() attributes {a = #util.byte_range<3, x>} // error 60: expected integer value
// -----
util.func private @f() attributes {a = #util.byte_range<x, 3>} // error 57: expected integer value
// -----
util.func private @f() attributes {a = #util.byte_range<-, 3>} // error 58: expected integer value
// -----
util.func private @f() attributes {a = #util.byte_range<[3>} // error 56: unbalanced '[' character in pretty dialect name
// -----
util.func private @f() attributes {a = #util.byte_range<[3 to>} // error 56: unbalanced '[' character in pretty dialect name
// -----
util.func private @f() attributes {a = #util.byte_range<[3 to 5>} // error 56: unbalanced '[' character in pretty dialect name
// -----
util.func private @f() attributes {a = #util.byte_range<[3 to 5}>} // error 56: unbalanced '[' character in pretty dialect name
// -----
util.func private @f() attributes {a = #util.byte_range<[3 for 5]>} // error 60: expected 'to'
// -----
util.func private @f() attributes {a = #util.byte_range<(3 to 5>} // error 56: unbalanced '(' character in pretty dialect name
// -----
util.func private @f() attributes {a = #util.byte_range<(to 5)>} // error 58: expected integer value
// -----
util.func private @f() attributes {a = #util.byte_range<3 5>} // error 58: expected ','
// -----
util.func private @f() attributes {a = #util.byte_range<[0 to -x]>} // error 64: expected integer value
// -----
util.func private @f() attributes {a = #util.byte_range<[3, 5]>} // error 59: expected 'to'
// -----
util.func private @f() attributes {a = #util.byte_range<3.5, 2>} // error 57: expected integer value
// -----
util.func private @f() attributes {a = #util.byte_range<3, 5} // error 56: unbalanced '<' character in pretty dialect name
// -----
util.func private @f() attributes {a = #util.composite<>} // error 56: invalid length specifier
// -----
util.func private @f() attributes {a = #util.composite<x>} // error 56: invalid length specifier
// -----
util.func private @f() attributes {a = #util.composite<3>} // error 57: expected 'x' in dimension list
// -----
util.func private @f() attributes {a = #util.composite<3xi8>} // error 60: expected ','
// -----
util.func private @f() attributes {a = #util.composite<3xi16, []>} // error 61: invalid type specifier; expected i8
// -----
util.func private @f() attributes {a = #util.composite<xi8, []>} // error 56: invalid length specifier
// -----
util.func private @f() attributes {a = #util.composite<i8, []>} // error 56: invalid length specifier
// -----
util.func private @f() attributes {a = #util.composite<?xi8, []>} // error 56: expected static shape
// -----
util.func private @f() attributes {a = #util.composite<3xi8 []>} // error 60: expected ','
// -----
util.func private @f() attributes {a = #util.composite<3xi8, [>} // error 55: unbalanced '[' character in pretty dialect name
// -----
util.func private @f() attributes {a = #util.composite<3xi8, [3>} // error 55: unbalanced '[' character in pretty dialect name
// -----
util.func private @f() attributes {a = #util.composite<3xi8, [dense<1> : tensor<3xi8>>} // error 55: unbalanced '[' character in pretty dialect name
// -----
util.func private @f() attributes {a = #util.composite<3xi8, 4>} // error 61: expected '['
// -----
util.func private @f() attributes {a = #util.composite<3xbad, []>} // error 58: expected non-function type
// -----
util.func private @f() attributes {a = #util.composite<3xi8, [bad]>} // error 63: expected attribute value
// -----
util.func private @f() attributes {a = #util.composite<-3xi8, []>} // error 56: invalid length specifier
// -----
util.func private @f() attributes {a = #util.composite<3xf8, []>} // error 58: expected non-function type
// -----
util.func private @f() attributes {a = #util.composite<3xi8, [dense<1> : tensor<3xi8>],>} // error 87: expected '>'
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int 3<umin = 1> : index // error 23: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i : index // error 26: expected '<'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin> : index // error 31: expected '='
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin = x> : index // error 33: expected '>'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin = 1 : index // error 35: expected '>'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i[<umin = 1> : index // error 37: expected ']'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i[<umin = 1>,] : index // error 38: expected '<'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i[<umin = 1> <umax = 2>] : index // error 37: expected ']'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i[3] : index // error 27: expected '<'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin = 1> // error 36: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin = 1> : bad // error 38: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin = 1> : i32 // error 24: use of value '%i' expects different type than prior uses: 'i32' vs 'index'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin = 1> :  // error 38: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin = 1>, : index // error 37: expected SSA operand
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<other = 1> : index // error 35: custom op 'util.assume.int' duplicate or unknown struct parameter name: other
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i<umin = 1, umin = 2> : index // error 44: custom op 'util.assume.int' duplicate or unknown struct parameter name: umin
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i#x<umin = 1> : index // error 26: invalid SSA value result number
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i#1 : index // error 28: expected '<'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.assume.int %i#zz<umin = 1> : index // error 26: invalid SSA value result number
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.unfoldable_constant @ // error 34: @ identifier expected to start with letter or '_'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.unfoldable_constant @x // error 35: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.unfoldable_constant @x :  // error 37: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.unfoldable_constant dense<1> // error 41: expected ':'
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.unfoldable_constant dense<1> :  // error 43: expected non-function type
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.unfoldable_constant 7 : i32 : i64 // error 40: expected operation name in quotes
  util.return
}
// -----
util.func @f(%a: i32, %b: f64, %i: index, %l: !util.list<?>) {
  %0 = util.unfoldable_constant @x : bad // error 37: expected non-function type
  util.return
}
