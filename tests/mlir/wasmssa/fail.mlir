// What wasmssa refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
wasmssa.func @f(%a: i32) { wasmssa.return }  // error 26: invalid type for wasm.func argument. Expecting !wasm<local T>, got 'i32'
// -----
wasmssa.func @f(i32)
wasmssa.func @g()  // error 1: invalid type for wasm.func argument. Expecting !wasm<local T>, got 'i32'
// -----
wasmssa.func odd @f()  // error 1: custom op 'wasmssa.func' expecting either `exported` or symbol name. got odd
// -----
wasmssa.func exported f() { wasmssa.return }  // error 23: custom op 'wasmssa.func' expected valid '@'-identifier for symbol name
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>, ...) { wasmssa.return }  // error 49: custom op 'wasmssa.func' expected SSA identifier
// -----
wasmssa.func @f() { }  // error 19: custom op 'wasmssa.func' expected non-empty function body
// -----
wasmssa.func private @f()  // error 1: custom op 'wasmssa.func' expecting either `exported` or symbol name. got private
// -----
wasmssa.func @f() {
%0 = arith.constant 3 : i32  // error 6: block with no terminator, has %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
}
// -----
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({ ^bb0(%a: i32): wasmssa.return }) : () -> ()  // error 1: entry block argument type should be LocalRefType, got 'i32' for block argument 0
// -----
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({ ^bb0(%a: !wasmssa<local ref to i64>): wasmssa.return }) : () -> ()  // error 1: func argument type #0('i32') doesn't match entry block referenced type ('i64')
// -----
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({ wasmssa.return }) : () -> ()  // error 1: entry block should have same number of arguments as function type. Function type has 1, entry block has 0
// -----
"wasmssa.func"() <{functionType = i32, sym_name = "f"}> ({ wasmssa.return }) : () -> ()  // error 1: 'wasmssa.func' op attribute 'functionType' failed to satisfy constraint: type attribute of function type
// -----
"wasmssa.func"() <{functionType = () -> (), sym_name = "f", exported}> {sym_visibility = "private", b} ({ wasmssa.return }) : () -> ()  // error 103: expected ':' followed by operation type
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32> {x}) -> (i32 {y}) { %0 = wasmssa.local_get %a : ref to i32 wasmssa.return %0 : i32 }  // error 1: 'wasmssa.func' op arguments may only have dialect attributes
// -----
wasmssa.func @f(!wasmssa<local ref to i32> {x}) -> (i32 {y})  // error 1: 'wasmssa.func' op arguments may only have dialect attributes
// -----
wasmssa.func @f() {
  wasmssa.loop : { }> ^bb1  // error 3: target should be a block defined in same level than operation or in its region.
^bb1:
 wasmssa.return
}
// -----
wasmssa.func @f() {
  %c = wasmssa.const 1 : i32 
  wasmssa.block(%c) : i32 : { wasmssa.block_return }> ^bb1(%c : i32)  // error 59: expected operation name in quotes
^bb1(%d : i32):
 wasmssa.return
}
// -----
wasmssa.func @f() {
  "wasmssa.block"() ({ "wasmssa.block_return"() : () -> () }) : () -> ()  // error 3: 'wasmssa.block' op requires 1 successor but found 0
}
// -----
wasmssa.func @f() {
  %c = wasmssa.const 1 : i32 
  wasmssa.if %c : { wasmssa.block_return } "else " {  wasmssa.block_return  } > ^bb1  // error 51: expected '>'
^bb1:
 wasmssa.return
}
// -----
wasmssa.func @f() {
  %c = wasmssa.const 1 : i32 
  wasmssa.if %c : { wasmssa.block_return } otherwise {  wasmssa.block_return  } > ^bb1  // error 53: expected '>'
^bb1:
 wasmssa.return
}
// -----
wasmssa.func @f() {
  %c = wasmssa.const 1 : i64
  wasmssa.if %c : { wasmssa.block_return } > ^bb1  // error 14: use of value '%c' expects different type than prior uses: 'i32' vs 'i64'
^bb1:
 wasmssa.return
}
// -----
wasmssa.global @g i32 : { %0 = wasmssa.const 1 : i32 %1 = wasmssa.add %0 %0 : i32 wasmssa.return %1 : i32 }  // error 1: expected a constant initializer for this operator, got %1 = "wasmssa.add"(%0, %0) : (i32, i32) -> i32
// -----
wasmssa.global @g i32 : { %0 = arith.constant 1 : i32 wasmssa.return %0 : i32 }  // error 1: expected a constant initializer for this operator, got %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// -----
wasmssa.global @g i32 :  // error 24: expected '{' to begin a region
wasmssa.func @h()
// -----
wasmssa.global @g i32 mutable  // error 30: expected ':'
wasmssa.func @h()
// -----
wasmssa.global odd @g i32 : { %0 = wasmssa.const 1 : i32 wasmssa.return %0 : i32 }  // error 1: custom op 'wasmssa.global' expecting either `exported` or symbol name. got odd
// -----
wasmssa.global g i32 : { %0 = wasmssa.const 1 : i32 wasmssa.return %0 : i32 }  // error 1: custom op 'wasmssa.global' expecting either `exported` or symbol name. got g
// -----
wasmssa.global @g index : { %0 = wasmssa.const 1 : i32 wasmssa.return %0 : i32 }  // error 1: 'wasmssa.global' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference
// -----
wasmssa.global @g i32 : { %0 = wasmssa.global_get @h : i32 wasmssa.return %0 : i32 }  // error 32: symbol @h is undefined
// -----
wasmssa.import_global "a" from "b" as @h mutable : i32
wasmssa.global @g i32 : { %0 = wasmssa.global_get @h : i32 wasmssa.return %0 : i32 }  // error 32: global.get op is considered constant if it's referring to a import.global symbol marked non-mutable
// -----
wasmssa.global @h i32 : { %0 = wasmssa.const 1 : i32 wasmssa.return %0 : i32 }
wasmssa.global @g i32 : { %0 = wasmssa.global_get @h : i32 wasmssa.return %0 : i32 }  // error 32: global.get op is considered constant if it's referring to a import.global symbol marked non-mutable
// -----
wasmssa.import_global a from "b" as @h : i32  // error 23: custom op 'wasmssa.import_global' expected string
// -----
wasmssa.import_global "a" from b as @h : i32  // error 32: custom op 'wasmssa.import_global' expected string
// -----
wasmssa.import_global "a" from "b" as h : i32  // error 39: custom op 'wasmssa.import_global' expected valid '@'-identifier for symbol name
// -----
wasmssa.import_global "a" from "b" as @h : index  // error 1: 'wasmssa.import_global' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference
// -----
wasmssa.import_global "a" from "b" as @h i32  // error 45: expected ':'
wasmssa.func @h()
// -----
wasmssa.import_global "a" from "b" as @h : i32 {a}  // error 47: expected operation name in quotes
// -----
wasmssa.import_global "a" from "b" as @h :  // error 43: expected non-function type
wasmssa.func @h()
// -----
wasmssa.import_func "f" from "m" as @imp {type = i32}  // error 42: custom op 'wasmssa.import_func' 'wasmssa.import_func' op attribute 'type' failed to satisfy constraint: type attribute of function type
// -----
wasmssa.import_func "f" from "m" as @imp  // error 1: 'wasmssa.import_func' op requires attribute 'type'
wasmssa.func @h()
// -----
wasmssa.import_mem "f" from "m" as @imp {limits = i32}  // error 41: custom op 'wasmssa.import_mem' 'wasmssa.import_mem' op attribute 'limits' failed to satisfy constraint: type attribute of Wasm limit type
// -----
wasmssa.import_table "f" from "m" as @imp {type = !wasmssa<limit[3:]>}  // error 43: custom op 'wasmssa.import_table' 'wasmssa.import_table' op attribute 'type' failed to satisfy constraint: type attribute of Wasm table type
// -----
wasmssa.memory @mem i32  // error 1: 'wasmssa.memory' op attribute 'limits' failed to satisfy constraint: type attribute of Wasm limit type
// -----
wasmssa.memory @mem !wasmssa<limit[2]>  // error 37: expected ':'
// -----
wasmssa.table @tab !wasmssa<tabletype i32 [0:]>  // error 39: failed to verify 'reference': Opaque type for function reference or Opaque type for external reference
// -----
wasmssa.table @tab !wasmssa<tabletype !wasmssa.funcref limit[0:]>  // error 55: expected '['
// -----
func.func private @f(!wasmssa<local ref to index>)  // error 37: failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference
// -----
func.func private @f(!wasmssa<local ref i32>)  // error 41: expected 'to'
// -----
func.func private @f(!wasmssa.local)  // error 36: expected 'ref'
// -----
func.func private @f(!wasmssa.nothing)  // error 31: unknown  type `nothing` in dialect `wasmssa`
// -----
func.func @f(%a: !wasmssa<local ref to i32>, %b: i64) { wasmssa.local_set %a : ref to i32 to %b : i64 return }  // error 57: input type and result type of local.set do not match
// -----
func.func @f(%a: !wasmssa<local ref to i32>, %b: i64) {
%0 = wasmssa.local_tee %a : ref to i32 to %b : i64  // error 6: input type and output type of local.tee do not match
return }
// -----
func.func @f(%a: !wasmssa<local ref to i32>, %b: i64) {
%0 = "wasmssa.local_tee"(%a, %b) : (!wasmssa<local ref to i32>, i64) -> i64  // error 6: input type and output type of local.tee do not match
return }
// -----
func.func @f(%a: !wasmssa<local ref to i32>, %b: i64) {
%0 = "wasmssa.local_get"(%a) : (!wasmssa<local ref to i32>) -> i64  // error 6: 'wasmssa.local_get' op inferred type(s) 'i32' are incompatible with return type(s) of operation 'i64'
return }
// -----
func.func @f(%a: !wasmssa<local ref to i32>, %b: i64) {
%0 = wasmssa.local_get %b : i64  // error 29: custom op 'wasmssa.local_get' expected 'ref'
return }
// -----
func.func @f(%a: !wasmssa<local ref to i32>, %b: i64) {
%0 = wasmssa.local of type index  // error 6: 'wasmssa.local' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference
return }
// -----
func.func @f(%a: !wasmssa<local ref to i32>, %b: i64) {
%0 = "wasmssa.local"() <{type = i32}> : () -> !wasmssa<local ref to i64>  // error 6: 'wasmssa.local' op inferred type(s) '!wasmssa<local ref to i32>' are incompatible with return type(s) of operation '!wasmssa<local ref to i64>'
return }
// -----
func.func @f(%b: i32) {
%0 = wasmssa.extend 7 : i32 low bits from %b : i32  // error 6: extend op can only take 8, 16 or 32 bits. Got 7
return }
// -----
func.func @f(%b: i32) {
%0 = wasmssa.extend 32 : i32 low bits from %b : i32  // error 6: trying to extend the 32 low bits from a 'i32' value is illegal
return }
// -----
func.func @f(%b: i64) {
%0 = wasmssa.extend -8 : i32 low bits from %b : i64  // error 6: extend op can only take 8, 16 or 32 bits. Got 4294967288
return }
// -----
func.func @f(%b: i64) {
%0 = wasmssa.extend 99999999999999999999999999 : i128 low bits from %b : i64  // error 6: extend op can only take 8, 16 or 32 bits. Got 18446744073709551615
return }
// -----
func.func @f(%b: i64) {
%0 = wasmssa.extend "a" low bits from %b : i64  // error 21: custom op 'wasmssa.extend' invalid kind of attribute specified
return }
// -----
func.func @f(%b: i64) {
%0 = "wasmssa.extend"(%b) <{bitsToTake = 32}> : (i64) -> i32  // error 6: 'wasmssa.extend' op failed to verify that all of {input, result} have same type
return }
// -----
func.func @f(%b: i64) {
%0 = wasmssa.reinterpret %b : i64 as i64  // error 6: reinterpret input and output type should be distinct
return }
// -----
func.func @f(%b: i64) {
%0 = wasmssa.reinterpret %b : i64 as f32  // error 6: input type ('i64') and output type ('f32') have incompatible bit widths
return }
// -----
func.func @f(%b: i64) {
%0 = wasmssa.promote %b : i64 to f64  // error 6: 'wasmssa.promote' op operand #0 must be 32-bit floating-point type, but got 'i64'
return }
// -----
func.func @f(%b: f32) {
%0 = wasmssa.promote %b : f32 to f32  // error 6: 'wasmssa.promote' op result #0 must be 64-bit floating-point type, but got 'f32'
return }
// -----
func.func @f(%b: f64) {
%0 = wasmssa.demote %b : f64 to f64  // error 6: 'wasmssa.demote' op result #0 must be 32-bit float, but got 'f64'
return }
// -----
func.func @f(%b: i32) {
%0 = wasmssa.wrap %b : i32 to i32  // error 6: 'wasmssa.wrap' op operand #0 must be 64-bit signless integer, but got 'i32'
return }
// -----
func.func @f(%b: i32) {
%0 = wasmssa.extend_i32_u %b to i32  // error 6: 'wasmssa.extend_i32_u' op result #0 must be 64-bit signless integer, but got 'i32'
return }
// -----
func.func @f(%b: i32) {
%0 = wasmssa.add %b, %b : i32  // error 20: expected SSA operand
return }
// -----
func.func @f(%b: i8) {
%0 = wasmssa.add %b %b : i8  // error 6: 'wasmssa.add' op operand #0 must be 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float, but got 'i8'
return }
// -----
func.func @f(%b: i32) {
%0 = wasmssa.div %b %b : i32  // error 6: 'wasmssa.div' op operand #0 must be 32-bit float or 64-bit float, but got 'i32'
return }
// -----
func.func @f(%b: i32) {
%0 = wasmssa.lt_si %b %b : i32 -> i64  // error 6: 'wasmssa.lt_si' op result #0 must be 32-bit signless integer, but got 'i64'
return }
// -----
func.func @f(%b: i32) {
%0 = wasmssa.const 3 : index  // error 6: 'wasmssa.const' op result #0 must be 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float, but got 'index'
return }
// -----
func.func @f(%b: i32) {
%0 = wasmssa.const "a"  // error 6: 'wasmssa.const' op result #0 must be 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float, but got 'none'
return }
// -----
func.func @f(%b: index) {
%0 = wasmssa.call @nowhere(%b) : (index) -> i64  // error 6: 'wasmssa.call' op operand #0 must be variadic of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference, but got 'index'
return }
// -----
func.func @f(%b: index) {
%0 = wasmssa.nothing %b  // error 6: custom op 'wasmssa.nothing' is unknown
return }
// -----
wasmssa.func @f() {
  wasmssa.block : { %c = wasmssa.const 1 : i32
      wasmssa.branch_if %c to level -1 else ^bb1  // error 38: negative integer literal not valid for unsigned integer type
      ^bb1:
wasmssa.block_return
    }> ^bb1
    ^bb1:
    wasmssa.return }
// -----
wasmssa.func @f() {
  wasmssa.block : { %c = wasmssa.const 1 : i32
      wasmssa.branch_if %c to level 0 : i32 else ^bb1  // error 39: custom op 'wasmssa.branch_if' expected 'else'
      ^bb1:
wasmssa.block_return
    }> ^bb1
    ^bb1:
    wasmssa.return }
