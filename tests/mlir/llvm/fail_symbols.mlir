llvm.func f() // error 11: custom op 'llvm.func' expected valid '@'-identifier for symbol name
// -----
llvm.func @f(index) // error 11: custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments
// -----
llvm.func @f() -> tensor<2xi32> // error 11: custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'tensor<2xi32>'
// -----
llvm.func @f() -> (i32, i32) // error 11: custom op 'llvm.func' failed to construct function type: expected zero or one function result
// -----
llvm.func @f(..., i32) // error 19: custom op 'llvm.func' variadic arguments must be in the end of the argument list
// -----
llvm.func @f(%a: i32, i32) // error 23: custom op 'llvm.func' expected SSA identifier
// -----
llvm.func @f(i32, %a: i32) // error 19: custom op 'llvm.func' expected type instead of SSA identifier
// -----
llvm.func common @f() // error 1: 'llvm.func' op functions cannot have 'common' linkage
// -----
llvm.func internal @f() // error 1: 'llvm.func' op external functions must have 'external' or 'extern_weak' linkage
// -----
llvm.func weak hidden fastest @f() // error 23: custom op 'llvm.func' expected valid '@'-identifier for symbol name
// -----
llvm.func @f(i32) vscale_range(1) attributes {a} // error 33: expected ','
// -----
llvm.func @f(i32) vscale_range(1, x) // error 35: custom op 'llvm.func' expected integer value
// -----
llvm.func @f(i32) comdat(4) // error 26: custom op 'llvm.func' invalid kind of attribute specified
// -----
llvm.func @f(i32) comdat @c // error 25: expected '('
// -----
llvm.func @f() comdat(@nowhere) // error 1: expected comdat symbol
// -----
llvm.func @f() attributes {linkage = 4} // error 1: custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list
// -----
llvm.func @f() attributes {sym_name = "g"} // error 1: custom op 'llvm.func' attribute 'sym_name' occurs more than once in the attribute list
// -----
llvm.func @f(i32) { // error 1: 'llvm.func' op entry block must have 1 arguments to match function signature
  llvm.return
}
// -----
llvm.func @f() attributes {no_inline, always_inline} { // error 1: no_inline and always_inline attributes are incompatible
  llvm.return
}
// -----
llvm.func @f() attributes {optimize_none} { // error 1: 'llvm.func' op with optimize_none must also be no_inline
  llvm.return
}
// -----
llvm.func @f() {
  llvm.return
}
llvm.func @f() { // error 1: redefinition of symbol named 'f'
  llvm.return
}
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({ // error 1: 'llvm.func' op entry block must have 1 arguments to match function signature
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({ // error 1: 'llvm.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')
^0(%x: i64):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f", arg_attrs = [{}, {}]}> ({ // error 1: 'llvm.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f", res_attrs = [{}]}> ({ // error 1: 'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f", arg_attrs = [{plain}]}> ({ // error 1: 'llvm.func' op arguments may only have dialect attributes
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> : () -> () // error 1: 'llvm.func' op requires one region
// -----
"llvm.func"() <{function_type = i32, sym_name = "f"}> ({ // error 1: 'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type
}) : () -> ()
// -----
"llvm.func"() <{sym_name = "f"}> ({ // error 1: 'llvm.func' op requires attribute 'function_type'
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", CConv = 4 : i64}> ({ // error 1: invalid properties {CConv = 4 : i64, function_type = !llvm.func<void ()>, sym_name = "f"} for op llvm.func: Invalid attribute `CConv` in property conversion: 4 : i64
}) : () -> ()
// -----
llvm.func @f(i32 {llvm.noalias}) // error 1: "llvm.noalias" attribute attached to non-pointer LLVM type
// -----
llvm.func @f(!llvm.ptr {llvm.noalias = 1}) // error 1: "llvm.noalias" should be a unit attribute
// -----
llvm.func @f(!llvm.ptr {llvm.signext}) // error 1: "llvm.signext" attribute attached to non-integer LLVM type
// -----
llvm.func @f(!llvm.ptr {llvm.byval}) // error 1: "llvm.byval" should be a type attribute
// -----
llvm.func @f(i8 {llvm.sret = i8}) // error 1: "llvm.sret" attribute attached to non-pointer LLVM type
// -----
llvm.func @f(i8 {llvm.align = 4 : i64}) // error 1: "llvm.align" attribute attached to non-pointer LLVM type
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable = "x"}) // error 1: "llvm.dereferenceable" should be an integer attribute
// -----
llvm.func @f(!llvm.ptr {llvm.inreg = 1}) // error 1: "llvm.inreg" should be a unit attribute
// -----
llvm.func @f(!llvm.ptr {llvm.alignstack}) // error 1: "llvm.alignstack" should be an integer attribute
// -----
llvm.func @f() -> (!llvm.ptr {llvm.byval = i8}) // error 1: "llvm.byval" is not a valid result attribute
// -----
llvm.func @f() -> (!llvm.ptr {llvm.returned}) // error 1: "llvm.returned" is not a valid result attribute
// -----
llvm.func @f() -> (i8 {llvm.nonnull}) // error 1: "llvm.nonnull" attribute attached to non-pointer LLVM type
// -----
func.func private @f(i8 {llvm.nocapture}) // error 1: "llvm.nocapture" attribute attached to non-pointer LLVM type
// -----
func.func private @f() -> (i8 {llvm.allocptr}) // error 1: "llvm.allocptr" is not a valid result attribute
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call 4() : () -> () // error 13: custom op 'llvm.call' invalid kind of attribute specified
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @f : () -> () // error 15: expected '(' in operand list
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @f() : i32 // error 19: expected '('
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @f() : (i32) // error 18: custom op 'llvm.call' expected direct call to have 1 trailing types
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call %p() : (i32) -> () // error 18: custom op 'llvm.call' expected indirect call to have 2 trailing types
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call %p() : !llvm.ptr, i32 // error 30: expected '('
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @f() : () -> (i32, i32) // error 18: custom op 'llvm.call' expected function with 0 or 1 result
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @f() : () -> !llvm.void // error 18: custom op 'llvm.call' expected a non-void result type
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @f(%p) : () -> () // error 3: custom op 'llvm.call' number of operands and types do not match: got 1 operands and 0 types
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @f(%p) vararg(i32) : (!llvm.ptr) -> () // error 3: 'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @f(%p) vararg(4) : (!llvm.ptr) -> () // error 27: custom op 'llvm.call' invalid kind of attribute specified
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @f(%p) vararg(!llvm.func<void (ptr)>) : (!llvm.ptr) -> () // error 3: 'llvm.call' op expected var_callee_type to be a variadic function type
  llvm.return
}
// -----
llvm.func @v(...)
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @v(%p) vararg(!llvm.func<void (ptr, ptr, ...)>) : (!llvm.ptr) -> () // error 3: 'llvm.call' op expected var_callee_type to have at most 1 parameters
  llvm.return
}
// -----
llvm.func @v(...)
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @v(%p) vararg(!llvm.func<void (i32, ...)>) : (!llvm.ptr) -> () // error 3: 'llvm.call' op var_callee_type parameter type mismatch: 'i32' != '!llvm.ptr'
  llvm.return
}
// -----
llvm.func @v(...)
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @v(%p) vararg(!llvm.func<i32 (...)>) : (!llvm.ptr) -> () // error 3: 'llvm.call' op expected var_callee_type to return void
  llvm.return
}
// -----
llvm.func @v(...)
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @v(%p) vararg(!llvm.func<i32 (...)>) : (!llvm.ptr) -> (i8) // error 3: 'llvm.call' op var_callee_type return type mismatch: 'i32' != 'i8'
  llvm.return
}
// -----
llvm.func @v(...)
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @v(%p) : (!llvm.ptr) -> () // error 3: 'llvm.call' op missing var_callee_type attribute for vararg call
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @g() : () -> () // error 3: 'llvm.call' op 'g' does not reference a symbol in the current scope
  llvm.return
}
// -----
func.func private @g()
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @g() : () -> () // error 3: 'llvm.call' op 'g' does not reference a valid LLVM function or IFunc
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @g() : () -> () // error 3: 'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @g(%p) : (!llvm.ptr) -> () // error 3: 'llvm.call' op operand type mismatch for operand 0: '!llvm.ptr' != 'i32'
  llvm.return
}
// -----
llvm.func @g() -> i8
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @g() : () -> () // error 3: 'llvm.call' op expected function call to produce a value
  llvm.return
}
// -----
llvm.func @g() -> i8
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @g() : () -> i9 // error 3: 'llvm.call' op result type mismatch: 'i9' != 'i8'
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%p: !llvm.ptr) {
  llvm.call @g() : () -> i9 // error 3: 'llvm.call' op calling function with void result must not produce values
  llvm.return
}
// -----
llvm.func @f(%p: i32) {
  llvm.call %p() : i32, () -> () // error 3: 'llvm.call' op indirect call expects a pointer as callee: 'i32'
  llvm.return
}
// -----
llvm.func @f() {
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> () // error 3: 'llvm.call' op must have either a `callee` attribute or at least an operand
  llvm.return
}
// -----
llvm.func @f(%p: i32) {
  llvm.call @f(%p) [x()] : (i32) -> () // error 21: custom op 'llvm.call' expected string
// -----
llvm.func @f(%p: i32) {
  llvm.call @f(%p) ["x"(%p)] : (i32) -> () // error 27: expected ':'
// -----
llvm.func @f(%p: i32) {
  llvm.call @f(%p) ["x"(%p, %p : i32)] : (i32) -> () // error 20: custom op 'llvm.call' expected 2 types for operand bundle operands for operand bundle #0, but actually got 1
// -----
llvm.func @f(%p: i32) {
  "llvm.call"(%p) <{callee = @f, op_bundle_sizes = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> () // error 3: expected 1 operand bundle tags, but actually got 0
  llvm.return
}
// -----
llvm.func @f(%p: i32) {
  "llvm.call"(%p) <{callee = @f, op_bundle_sizes = array<i32: 0>, op_bundle_tags = [4], operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> () // error 3: operand bundle tag must be a StringAttr
  llvm.return
}
// -----
llvm.func @f(%p: i32) attributes {personality = @f} {
  llvm.invoke @f(%p) to ^1 : (i32) -> () // error 28: custom op 'llvm.invoke' expected 'unwind'
// -----
llvm.func @f(%p: i32) attributes {personality = @f} {
  llvm.invoke @f(%p) to ^1 unwind ^1 : (i32) -> () // error 3: first operation in unwind destination should be a llvm.landingpad operation
^1:
  llvm.return
}
// -----
llvm.func @f(%p: i32) attributes {personality = @f} {
  llvm.invoke @f(%p) to ^1(%p : i32) unwind ^2 : (i32) -> () // error 3: branch has 1 operands for successor #0, but target block has 0
^1:
  llvm.return
^2:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}
// -----
llvm.func @f(%p: i32) {
  llvm.call_intrinsic @f(%p) : (i32) -> () // error 23: custom op 'llvm.call_intrinsic' invalid kind of attribute specified
// -----
llvm.func @f(%p: i32) {
  llvm.call_intrinsic "ctpop"(%p) : (i32) -> () // error 3: 'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'
  llvm.return
}
// -----
llvm.func @f(%p: i32) {
  llvm.call_intrinsic "llvm.x"(%p) : (i32, i32) -> () // error 3: custom op 'llvm.call_intrinsic' number of operands and types do not match: got 1 operands and 2 types
// -----
llvm.mlir.global g() : i32 // error 18: custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name
// -----
llvm.mlir.global @g : i32 // error 20: expected '('
// -----
llvm.mlir.global @g() // error 1: custom op 'llvm.mlir.global' type can only be omitted for string globals
// -----
llvm.mlir.global @g() : i32, i32 // error 1: custom op 'llvm.mlir.global' expected zero or one type
// -----
llvm.mlir.global @g() : !llvm.void // error 1: 'llvm.mlir.global' op expects type to be a valid element type for an LLVM global
// -----
llvm.mlir.global @g() : index // error 1: 'llvm.mlir.global' op expects type to be a valid element type for an LLVM global
// -----
llvm.mlir.global @g("abc") : !llvm.array<2 x i8> // error 1: 'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute
// -----
llvm.mlir.global @g("abc") : i32 // error 1: 'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute
// -----
llvm.mlir.global common @g(1 : i32) : i32 // error 1: 'llvm.mlir.global' op expected zero value for 'common' linkage
// -----
llvm.mlir.global common @g(dense<[0.0, 1.0]> : vector<2xf32>) : vector<2xf32> // error 1: 'llvm.mlir.global' op expected zero value for 'common' linkage
// -----
llvm.mlir.global common @g([0 : i32, [1 : i8]]) : i32 // error 1: 'llvm.mlir.global' op expected zero value for 'common' linkage
// -----
llvm.mlir.global appending @g() : i32 // error 1: 'llvm.mlir.global' op expected array type for 'appending' linkage
// -----
llvm.mlir.global @g() {alignment = 12 : i64} : i32 // error 1: alignment attribute is not a power of 2
// -----
llvm.mlir.global @g() {addr_space = -4 : i32} : i32 // error 1: 'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative
// -----
llvm.mlir.global @g() comdat(@x) : i32 // error 1: expected comdat symbol
// -----
llvm.mlir.global @g() : !llvm.target<"spirv.Y"> { // error 1: 'llvm.mlir.global' op initializer region cannot return void
  llvm.return
}
// -----
llvm.mlir.global @g(0 : i32) : !llvm.target<"spirv.Y"> // error 1: 'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer
// -----
llvm.mlir.global @g() : !llvm.target<"other"> // error 1: 'llvm.mlir.global' op this target extension type cannot be used in a global
// -----
llvm.mlir.global @g() : i32 { // error 1: 'llvm.mlir.global' op initializer region cannot return void
  llvm.return
}
// -----
llvm.mlir.global @g() : i32 { // error 1: 'llvm.mlir.global' op initializer region type 'i8' does not match global type 'i32'
  %0 = llvm.mlir.constant(1 : i8) : i8
  llvm.return %0 : i8
}
// -----
llvm.mlir.global @g(1 : i32) : i32 { // error 1: 'llvm.mlir.global' op cannot have both initializer value and region
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr // error 8: ops with side effects not allowed in global initializers
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g() : i32 { // error 1: 'llvm.mlir.global' op expects regions to end with 'llvm.return', found 'llvm.unreachable'
  llvm.unreachable
}
// -----
llvm.func @f() {
  llvm.mlir.global @g() : i32 // error 3: 'llvm.mlir.global' op symbol's parent must have the SymbolTable trait
  llvm.return
}
// -----
"llvm.mlir.global"() <{global_type = i32, sym_name = "g"}> ({ // error 1: 'llvm.mlir.global' op requires attribute 'linkage'
}) : () -> ()
// -----
llvm.mlir.alias @a : !llvm.token { // error 1: 'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias
  %0 = llvm.mlir.undef : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias common @a : i32 { // error 1: 'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally
  %0 = llvm.mlir.undef : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias @a : i32 { // error 1: 'llvm.mlir.alias' op initializer region must always return a pointer
  %0 = llvm.mlir.undef : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.undef : !llvm.ptr
  llvm.fence seq_cst // error 3: ops with side effects are not allowed in alias initializers
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.ifunc appending @i : !llvm.func<void ()>, !llvm.ptr @r // error 1: 'llvm.mlir.ifunc' op 'appending' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage
llvm.func @r() -> !llvm.ptr
// -----
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r // error 1: 'llvm.mlir.ifunc' op resolver must be a definition
llvm.func @r() -> !llvm.ptr
// -----
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r // error 1: 'llvm.mlir.ifunc' op resolver must return a pointer
llvm.func @r() {
  llvm.return
}
// -----
llvm.mlir.ifunc @i : !llvm.func<void ()>, i32 @r // error 1: 'llvm.mlir.ifunc' op resolver has incorrect type
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.undef : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r // error 1: 'llvm.mlir.ifunc' op must have a function resolver
llvm.mlir.global @r() : i32
// -----
llvm.comdat @c {
  llvm.comdat_selector @x some // error 27: custom op 'llvm.comdat_selector' expected string or keyword containing one of the following enum values for attribute 'comdat' [any, exactmatch, largest, nodeduplicate, samesize]
}
// -----
llvm.comdat @c {
  llvm.func @f() // error 3: only comdat selector symbols can appear in a comdat region
}
// -----
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [4] // error 1: data element must be symbol or #llvm.zero
// -----
llvm.mlir.global_ctors ctors = [@f], priorities = [], data = [] // error 1: ctors, priorities, and data must have the same number of elements
// -----
llvm.mlir.global_dtors dtors = [], priorities = [], data = [@f] // error 1: dtors, priorities, and data must have the same number of elements
// -----
llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32], data = [#llvm.zero] // error 1: 'llvm.mlir.global_dtors' op 'f' does not have a definition
llvm.func @f()
// -----
llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32], data = [#llvm.zero] // error 1: 'llvm.mlir.global_dtors' op 'f' does not reference a valid LLVM function
// -----
llvm.mlir.global_dtors ctors = [] // error 24: custom op 'llvm.mlir.global_dtors' expected 'dtors'
// -----
llvm.mlir.global_ctors ctors = ["a"], priorities = [1 : i32], data = [#llvm.zero] // error 1: 'llvm.mlir.global_ctors' op attribute 'ctors' failed to satisfy constraint: flat symbol ref array attribute
// -----
llvm.func @f() {
  llvm.linker_options ["a"] // error 3: 'llvm.linker_options' op must appear at the module level
  llvm.return
}
// -----
llvm.linker_options [4] // error 1: 'llvm.linker_options' op attribute 'options' failed to satisfy constraint: string array attribute
// -----
llvm.module_flags [4] // error 1: 'llvm.module_flags' op expected a module flag attribute
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr // error 8: 'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'
  llvm.return
}
// -----
llvm.mlir.global @g() {addr_space = 2 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr // error 8: 'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias
  llvm.return
}
// -----
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.undef : !llvm.ptr<4>
  llvm.return %0 : !llvm.ptr<4>
}
llvm.func @f() {
  %0 = llvm.mlir.addressof @a : !llvm.ptr // error 8: 'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof @f : i32 // error 8: 'llvm.mlir.addressof' op result #0 must be LLVM pointer type, but got 'i32'
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof "f" : !llvm.ptr // error 28: custom op 'llvm.mlir.addressof' invalid kind of attribute specified
// -----
llvm.mlir.global @g() : i32
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr // error 8: 'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'
  llvm.return
}
// -----
llvm.mlir.global @g() : i32
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @a : !llvm.ptr // error 8: 'llvm.dso_local_equivalent' op must reference an alias to a function
  llvm.return
}
// -----
llvm.func extern_weak @w()
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @w : !llvm.ptr // error 8: 'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr // error 8: 'llvm.blockaddress' op expects an existing block label target in the referenced function
  llvm.blocktag <id = 2>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f> : !llvm.ptr // error 40: expected ','
// -----
llvm.func @f() -> (!llvm.void {llvm.noundef}) // error 1: 'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0
// -----
llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) { %0 = "llvm.call"() <{callee = @g, var_callee_type = !llvm.func<i32 (i32, ...)>, operandSegmentSizes = array<i32: 0, 0>, op_bundle_sizes = array<i32>}> : () -> i32 // error 30: 'llvm.call' op expected var_callee_type to have at most 0 parameters
 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.bitcast %p : !llvm.ptr to vector<1x!llvm.ptr> // error 36: 'llvm.bitcast' op cannot cast pointer to vector of pointers
 llvm.return }
// -----
llvm.func @f(%p: vector<1x!llvm.ptr>) { %0 = llvm.bitcast %p : vector<1x!llvm.ptr> to !llvm.ptr // error 46: 'llvm.bitcast' op cannot cast vector of pointers to pointer
 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1> // error 36: 'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead
 llvm.return }
// -----
module attributes {llvm.data_layout = "p:"} {} // error 1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
// -----
module attributes {llvm.data_layout = "p99999999999:32:32"} {} // error 1: 'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer
// -----
module attributes {llvm.data_layout = "ei"} {} // error 1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be just 'e' or 'E'
// -----
module attributes {llvm.data_layout = "i32:"} {} // error 1: 'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty
// -----
module attributes {llvm.data_layout = "i32:0"} {} // error 1: 'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero
// -----
module attributes {llvm.data_layout = "i:32"} {} // error 1: 'builtin.module' op invalid data layout descriptor: size component cannot be empty
// -----
module attributes {llvm.data_layout = "pA:32:32"} {} // error 1: 'builtin.module' op invalid data layout descriptor: 'A' is not a valid pointer specification flag
// -----
llvm.func @g(i32)
llvm.func @f(%a: i32) attributes {personality = @p} { llvm.invoke @g(%a) to ^x unwind ^y : (i32) -> () // error 55: first operation in unwind destination should be a llvm.landingpad operation
^x:
  llvm.return
^y:
  llvm.return
}
llvm.func @p() -> i32
