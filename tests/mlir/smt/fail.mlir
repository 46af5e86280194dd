// What smt refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func private @f(!smt.bv<0>)  // error 29: bit-vector must have at least a width of one
// -----
func.func private @f(!smt.bv<-1>)  // error 29: bit-vector must have at least a width of one
// -----
func.func private @f(!smt.array<[i32 -> !smt.bool]>)  // error 32: domain must be any SMT value type
// -----
func.func private @f(!smt.array<[!smt.bool -> i32]>)  // error 32: range must be any SMT value type
// -----
func.func private @f(!smt.array<!smt.bool -> !smt.bool>)  // error 33: expected '['
// -----
func.func private @f(!smt.func<() !smt.bool>)  // error 33: expected non-function type
// -----
func.func private @f(!smt.func<(i32) !smt.bool>)  // error 31: domain types must be any non-function SMT type
// -----
func.func private @f(!smt.func<(!smt.bool) i32>)  // error 31: range type must be any non-function SMT type
// -----
func.func private @f(!smt.func<(!smt.bool) !smt.func<(!smt.bool) !smt.bool>>)  // error 31: range type must be any non-function SMT type
// -----
func.func private @f(!smt.func<(!smt.bool, !smt.func<(!smt.bool) !smt.bool>) !smt.bool>)  // error 31: domain types must be any non-function SMT type
// -----
func.func private @f(!smt.sort<"a"[i32]>)  // error 31: sort parameter types must be any non-function SMT type
// -----
func.func private @f(!smt.sort<a>)  // error 32: expected attribute value
// -----
func.func private @f(!smt.sort<"a"[]>)  // error 36: expected non-function type
// -----
func.func private @f(!smt.nothing)  // error 27: unknown  type `nothing` in dialect `smt`
// -----
func.func private @f() attributes {a = #smt.bv<3>}  // error 47: explicit bit-vector type required
// -----
func.func private @f() attributes {a = #smt.bv<3> : i32}  // error 47: explicit bit-vector type required
// -----
func.func private @f() attributes {a = #smt.bv<16> : !smt.bv<4>}  // error 47: integer value out of range for given bit-vector type '!smt.bv<4>'
// -----
func.func private @f() attributes {a = #smt.bv<-9> : !smt.bv<4>}  // error 47: integer value out of range for given bit-vector type '!smt.bv<4>'
// -----
func.func private @f() attributes {a = #smt.bv<x> : !smt.bv<4>}  // error 48: expected integer value
// -----
func.func @f(%a: !smt.bool) {
smt.solver(%a) : (!smt.bool) -> () {  // error 1: 'smt.solver' op operand #0 must be variadic of any non-smt type, but got '!smt.bool'
^bb0(%b: !smt.bool):
}
return }
// -----
func.func @f(%a: i32) {
smt.solver(%a) : (i32) -> () {  // error 1: 'smt.solver' op block argument types must match the types of the 'inputs'
^bb0(%b: i8):
}
return }
// -----
func.func @f(%a: i32) {
%0 = smt.solver(%a) : (i32) -> (i8) {  // error 6: 'smt.solver' op types of yielded values must match return values
^bb0(%b: i32):
smt.yield %b : i32
}
return }
// -----
func.func @f(%a: i32) {
%0 = smt.solver(%a) : (i32) -> (!smt.bool) {  // error 6: 'smt.solver' op result #0 must be variadic of any non-smt type, but got '!smt.bool'
^bb0(%b: i32):
%1 = smt.constant true
smt.yield %1 : !smt.bool
}
return }
// -----
func.func @f(%a: i32) {
smt.solver() : () -> () {  // error 1: 'smt.solver' op expects region #0 to have 0 or 1 blocks
smt.set_logic "x"
^bb1:
smt.yield
}
return }
// -----
func.func @f(%a: i32) {
smt.solver() : () -> () {
%0 = arith.addi %a, %a : i32  // error 6: 'arith.addi' op using value defined outside the region
}
return }
// -----
func.func @f() {
smt.solver() : () -> () {
func.return  // error 1: 'func.return' op expects parent op 'func.func'
}
return }
// -----
func.func @f() {
smt.set_logic "HORN"  // error 1: 'smt.set_logic' op expects parent op 'smt.solver'
return }
// -----
func.func @f() {
smt.push -1  // error 1: 'smt.push' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative
return }
// -----
func.func @f() {
smt.pop -2  // error 1: 'smt.pop' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative
return }
// -----
func.func @f() {
%0 = smt.check sat {} unknown {} unsat {} -> i32  // error 6: 'smt.check' op types of yielded values in 'sat' region must match return values
return }
// -----
func.func @f(%a: i32) {
%0 = smt.check sat {smt.yield %a : i32} unknown {smt.yield} unsat {smt.yield %a : i32} -> i32  // error 6: 'smt.check' op types of yielded values in 'unknown' region must match return values
return }
// -----
func.func @f(%a: i32) {
%0 = smt.check sat {smt.yield %a : i32} unknown {smt.yield %a : i32} unsat {} -> i32  // error 6: 'smt.check' op types of yielded values in 'unsat' region must match return values
return }
// -----
func.func @f(%a: i32) {
%0 = smt.check sat {smt.yield %a : i32} unknown {smt.yield %a : i32} unsat { ^bb0(%x: i32): smt.yield %a : i32} -> i32  // error 6: 'smt.check' op region #2 should have no arguments
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.eq %a : !smt.bool  // error 6: 'smt.eq' op 'inputs' must have at least size 2, but got 1
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.distinct %a : !smt.bool  // error 6: 'smt.distinct' op 'inputs' must have at least size 2, but got 1
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = "smt.distinct"() : () -> !smt.bool  // error 6: 'smt.distinct' op 'inputs' must have at least size 2, but got 0
return }
// -----
func.func @f(%a: !smt.bool, %b: !smt.int) {
%0 = "smt.eq"(%a, %b) : (!smt.bool, !smt.int) -> !smt.bool  // error 6: 'smt.eq' op requires all operands to have the same type
return }
// -----
func.func @f(%a: i32) {
%0 = smt.eq %a, %a : i32  // error 6: 'smt.eq' op operand #0 must be variadic of any non-function SMT value type, but got 'i32'
return }
// -----
func.func @f(%a: !smt.func<(!smt.bool) !smt.bool>) {
%0 = smt.eq %a, %a : !smt.func<(!smt.bool) !smt.bool>  // error 6: 'smt.eq' op operand #0 must be variadic of any non-function SMT value type, but got '!smt.func<(!smt.bool) !smt.bool>'
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.eq %a, %a  // error 19: expected ':'
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = smt.bv.extract %a from 2 : (!smt.bv<4>) -> !smt.bv<3>  // error 6: 'smt.bv.extract' op range to be extracted is too big, expected range starting at index 2 of length 3 requires input width of at least 5, but the input width is only 4
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = smt.bv.repeat 0 times %a : !smt.bv<4>  // error 20: custom op 'smt.bv.repeat' integer must be positive
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = smt.bv.repeat -1 times %a : !smt.bv<4>  // error 20: custom op 'smt.bv.repeat' integer must be positive
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = smt.bv.repeat x times %a : !smt.bv<4>  // error 20: custom op 'smt.bv.repeat' expected integer value
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = smt.bv.repeat 2 %a : !smt.bv<4>  // error 22: custom op 'smt.bv.repeat' expected 'times'
return }
// -----
func.func @f(%a: i32) {
%0 = smt.bv.repeat 2 times %a : i32  // error 28: custom op 'smt.bv.repeat' input must have bit-vector type
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = smt.bv.repeat 18446744073709551617 times %a : !smt.bv<4>  // error 20: custom op 'smt.bv.repeat' integer must fit into 63 bits
return }
// -----
func.func @f(%a: !smt.bv<9223372036854775807>) {
%0 = smt.bv.repeat 2 times %a : !smt.bv<9223372036854775807>  // error 20: custom op 'smt.bv.repeat' result bit-width (provided integer times bit-width of the input type) must fit into 63 bits
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = "smt.bv.repeat"(%a) : (!smt.bv<4>) -> !smt.bv<7>  // error 6: 'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = "smt.bv.repeat"(%a) : (!smt.bv<4>) -> !smt.bv<2>  // error 6: 'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = "smt.bv.concat"(%a, %a) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<7>  // error 6: 'smt.bv.concat' op inferred type(s) '!smt.bv<8>' are incompatible with return type(s) of operation '!smt.bv<7>'
return }
// -----
func.func @f(%a: i32) {
%0 = smt.bv.concat %a, %a : i32, i32  // error 6: 'smt.bv.concat' op operand #0 must be , but got 'i32'
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = "smt.bv.constant"() <{value = #smt.bv<3> : !smt.bv<4>}> : () -> !smt.bv<7>  // error 6: 'smt.bv.constant' op inferred type(s) '!smt.bv<4>' are incompatible with return type(s) of operation '!smt.bv<7>'
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = smt.bv.constant 3 : i4  // error 22: custom op 'smt.bv.constant' invalid kind of attribute specified
return }
// -----
func.func @f(%a: !smt.bv<4>, %b: !smt.bv<5>) {
%0 = "smt.bv.add"(%a, %b) : (!smt.bv<4>, !smt.bv<5>) -> !smt.bv<4>  // error 6: 'smt.bv.add' op requires the same type for all operands and results
return }
// -----
func.func @f(%a: !smt.bv<4>, %b: !smt.bv<5>) {
%0 = "smt.bv.not"(%a) : (!smt.bv<4>) -> !smt.bv<5>  // error 6: 'smt.bv.not' op requires the same type for all operands and results
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.bv.mul %a, %a : !smt.bool  // error 6: 'smt.bv.mul' op operand #0 must be , but got '!smt.bool'
return }
// -----
func.func @f(%a: !smt.bv<4>, %b: !smt.bv<5>) {
%0 = "smt.bv.cmp"(%a, %b) <{pred = 1 : i64}> : (!smt.bv<4>, !smt.bv<5>) -> !smt.bool  // error 6: 'smt.bv.cmp' op requires all operands to have the same type
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = "smt.bv.cmp"(%a, %a) <{pred = 8 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool  // error 6: invalid properties {pred = 8 : i64} for op smt.bv.cmp: Invalid attribute `pred` in property conversion: 8 : i64
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = "smt.bv.cmp"(%a, %a) <{pred = 3 : i32}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool  // error 6: invalid properties {pred = 3 : i32} for op smt.bv.cmp: Invalid attribute `pred` in property conversion: 3 : i32
return }
// -----
func.func @f(%a: !smt.bv<4>) {
%0 = smt.bv.cmp eq %a, %a : !smt.bv<4>  // error 17: custom op 'smt.bv.cmp' expected string or keyword containing one of the following enum values for attribute 'pred' [slt, sle, sgt, sge, ult, ule, ugt, uge]
return }
// -----
func.func @f(%a: !smt.int) {
%0 = smt.int.cmp slt %a, %a  // error 18: custom op 'smt.int.cmp' expected string or keyword containing one of the following enum values for attribute 'pred' [lt, le, gt, ge]
return }
// -----
func.func @f(%a: !smt.bool, %b: !smt.int) {
%0 = "smt.and"(%a, %b) : (!smt.bool, !smt.int) -> !smt.bool  // error 6: 'smt.and' op operand #1 must be variadic of , but got '!smt.int'
return }
// -----
func.func @f(%a: !smt.int) {
%0 = smt.int.constant x  // error 23: custom op 'smt.int.constant' expected integer value
return }
// -----
func.func @f(%a: !smt.int) {
%0 = "smt.int.constant"() <{value = "a"}> : () -> !smt.int  // error 6: invalid properties {value = "a"} for op smt.int.constant: Invalid attribute `value` in property conversion: "a"
return }
// -----
func.func @f(%a: !smt.int) {
%0 = smt.int.constant 3 : i3  // error 24: expected operation name in quotes
return }
// -----
func.func @f(%a: !smt.int, %b: !smt.bool) {
%0 = "smt.ite"(%b, %a, %b) : (!smt.bool, !smt.int, !smt.bool) -> !smt.int  // error 6: 'smt.ite' op failed to verify that all of {thenValue, elseValue, result} have same type
return }
// -----
func.func @f(%a: !smt.int, %b: !smt.bool) {
%0 = smt.ite %a, %b, %b : !smt.bool  // error 14: use of value '%a' expects different type than prior uses: '!smt.bool' vs '!smt.int'
return }
// -----
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %b: !smt.bool) {
%0 = "smt.array.select"(%a, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.bool) -> !smt.bool  // error 6: 'smt.array.select' op failed to verify that summary
return }
// -----
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %b: !smt.int) {
%0 = "smt.array.select"(%a, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int) -> !smt.int  // error 6: 'smt.array.select' op failed to verify that summary
return }
// -----
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %b: !smt.int) {
%0 = "smt.array.store"(%a, %b, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.int) -> !smt.array<[!smt.int -> !smt.bool]>  // error 6: 'smt.array.store' op failed to verify that summary
return }
// -----
func.func @f(%a: i32) {
%0 = smt.array.select %a[%a] : i32  // error 6: custom op 'smt.array.select' 'array' must be , but got 'i32'
return }
// -----
func.func @f(%a: !smt.int) {
%0 = "smt.array.broadcast"(%a) : (!smt.int) -> !smt.array<[!smt.int -> !smt.bool]>  // error 6: 'smt.array.broadcast' op failed to verify that summary
return }
// -----
func.func @f(%a: !smt.int) {
%0 = smt.array.broadcast %a : !smt.int  // error 6: custom op 'smt.array.broadcast' 'result' must be , but got '!smt.int'
return }
// -----
func.func @f(%a: !smt.func<(!smt.int, !smt.bool) !smt.bool>, %b: !smt.int) {
%0 = smt.apply_func %a(%b) : !smt.func<(!smt.int, !smt.bool) !smt.bool>  // error 24: custom op 'smt.apply_func' number of operands and types do not match: got 1 operands and 2 types
return }
// -----
func.func @f(%a: !smt.func<(!smt.int) !smt.bool>, %b: !smt.bool) {
%0 = "smt.apply_func"(%a, %b) : (!smt.func<(!smt.int) !smt.bool>, !smt.bool) -> !smt.bool  // error 6: 'smt.apply_func' op failed to verify that summary
return }
// -----
func.func @f(%a: !smt.func<(!smt.int) !smt.bool>, %b: !smt.int) {
%0 = "smt.apply_func"(%a, %b) : (!smt.func<(!smt.int) !smt.bool>, !smt.int) -> !smt.int  // error 6: 'smt.apply_func' op failed to verify that summary
return }
// -----
func.func @f(%a: i32) {
%0 = smt.apply_func %a() : i32  // error 6: custom op 'smt.apply_func' 'func' must be , but got 'i32'
return }
// -----
func.func @f() {
%0 = smt.declare_fun "x" : i32  // error 6: 'smt.declare_fun' op result #0 must be any SMT value type, but got 'i32'
return }
// -----
func.func @f(%a: !smt.int) {
smt.assert %a  // error 12: use of value '%a' expects different type than prior uses: '!smt.bool' vs '!smt.int'
return }
// -----
func.func @f(%a: !smt.int) {
%0 = "smt.bv2int"(%a) : (!smt.int) -> !smt.int  // error 6: 'smt.bv2int' op operand #0 must be , but got '!smt.int'
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.forall ["x"] { smt.yield %a : !smt.bool }  // error 6: 'smt.forall' op number of bound variable names must match number of block arguments
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.forall { ^bb0(%b: i32): smt.yield %a : !smt.bool }  // error 6: 'smt.forall' op bound variables must by any non-function SMT value
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.forall { }  // error 6: 'smt.forall' op must have exactly one yielded value
return }
// -----
func.func @f(%a: !smt.int) {
%0 = smt.exists { smt.yield %a : !smt.int }  // error 6: 'smt.exists' op yielded value must be of '!smt.bool' type
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.exists { smt.yield %a : !smt.bool } patterns { ^bb0(%b: !smt.bool): smt.yield %b : !smt.bool }  // error 6: 'smt.exists' op block argument number and types of the 'body' and 'patterns' region #0 must match
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.exists { smt.yield %a : !smt.bool } patterns { }  // error 6: 'smt.exists' op 'patterns' region #0 must have at least one yielded value
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.exists { smt.yield %a : !smt.bool } patterns { %1 = arith.constant 1 : i8 smt.yield %a : !smt.bool }  // error 6: 'smt.exists' op the 'patterns' region #0 may only contain SMT dialect operations
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.exists { smt.yield %a : !smt.bool } patterns {smt.yield %a : !smt.bool}, { %1 = smt.forall {smt.yield %a : !smt.bool} smt.yield %a : !smt.bool }  // error 6: 'smt.exists' op the 'patterns' region #1 must not contain any variable binding operations
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.exists no_pattern { smt.yield %a : !smt.bool } patterns {smt.yield %a : !smt.bool}  // error 6: 'smt.exists' op patterns and the no_pattern attribute must not be specified at the same time
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.exists weight 0 ["x"] { smt.yield %a : !smt.bool }  // error 25: expected '{' to begin a region
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.exists [1] { smt.yield %a : !smt.bool }  // error 6: 'smt.exists' op attribute 'boundVarNames' failed to satisfy constraint: string array attribute
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = smt.nothing %a  // error 6: custom op 'smt.nothing' is unknown
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = "smt.constant"() <{value = 1 : i8}> : () -> !smt.bool  // error 6: invalid properties {value = 1 : i8} for op smt.constant: Invalid attribute `value` in property conversion: 1 : i8
return }
// -----
func.func @f(%a: !smt.bool) {
%0 = "smt.exists"() ({ "smt.yield"(%a) : (!smt.bool) -> () }, {}) : () -> !smt.bool  // error 6: 'smt.exists' op region #1 ('patterns') failed to verify constraint: region with 1 blocks
return }
