module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi32>, "dlti.endianness" = "little", #dlti.dl_entry<index, 64 : i64>>} {} // error 1: expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<2xi32>>
// -----
"t.x"() {a = #dlti.map<"a" = 3, "a" = 4>} : () -> () // error 20: repeated DLTI key: "a"
// -----
"t.x"() {a = #dlti.map<"a" = 3, "" = 4>} : () -> () // error 20: empty string as DLTI key is not allowed
// -----
"t.x"() {a = #dlti.map<i32 = 3, i32 = 4>} : () -> () // error 20: repeated DLTI key: i32
// -----
"t.x"() {a = #dlti.map<i32 3>} : () -> () // error 27: expected '='
// -----
"t.x"() {a = #dlti.map<a = 3>} : () -> () // error 24: expected attribute value
// -----
"t.x"() {a = #dlti.map<"a" = 3} : () -> () // error 24: unbalanced '<' character in pretty dialect name
// -----
"t.x"() {a = #dlti.map<3>} : () -> () // error 24: invalid kind of attribute specified
// -----
"t.x"() {a = #dlti.map<tensor<x> = 3>} : () -> () // error 31: expected non-function type
// -----
"t.x"() {a = #dlti.target_device_spec<>} : () -> () // error 20: no DLTI entries provided
// -----
"t.x"() {a = #dlti.target_device_spec<i32 = 3>} : () -> () // error 39: invalid kind of attribute specified
// -----
"t.x"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 3>>} : () -> () // error 20: type as DLTI key is not allowed
// -----
"t.x"() {a = #dlti.target_system_spec<>} : () -> () // error 20: no DLTI entries provided
// -----
"t.x"() {a = #dlti.target_system_spec<"a" = 3>} : () -> () // error 20: value associated with key "a" is not a DLTI device spec
// -----
"t.x"() {a = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 1>, "a" = #dlti.target_device_spec<"a" = 1>>} : () -> () // error 20: repeated device ID in dlti.target_system_spec: "a"
// -----
"t.x"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, 3>>} : () -> () // error 20: non-string key of DLTI system spec
// -----
"t.x"() {a = #dlti.dl_entry<a, 3>} : () -> () // error 29: expected a type or a quoted string
// -----
"t.x"() {a = #dlti.dl_entry<i32 = 3>} : () -> () // error 32: expected ','
// -----
"t.x"() {a = #dlti.foo} : () -> () // error 20: unknown attribute `foo` in dialect `dlti`
// -----
"t.x"() {a = !dlti.foo} : () -> () // error 20: dialect 'dlti' provides no type parsing hook
// -----
"t.x"() {dlti.foo = 3} : () -> () // error 1: attribute 'dlti.foo' not supported by dialect
// -----
"t.x"() {dlti.dl_spec = 3} : () -> () // error 1: 'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute
// -----
"t.x"() {dlti.map = 3} : () -> () // error 1: 'dlti.map' is expected to be a #dlti.map attribute
// -----
"t.x"() {dlti.target_system_spec = 3} : () -> () // error 1: 'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute
// -----
"t.x"() {dlti.target_device_spec = 3} : () -> () // error 1: attribute 'dlti.target_device_spec' not supported by dialect
// -----
"t.x"() {dlti.target_device_spec = #dlti.target_device_spec<"a" = 1>} : () -> () // error 1: attribute 'dlti.target_device_spec' not supported by dialect
// -----
"dlti.x"() : () -> () // error 1: unregistered operation 'dlti.x' found in dialect ('dlti') that does not allow unknown operations
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 32]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 32, 32]> : vector<3xi64>>} {} } // error 101: data layout does not combine with layouts of enclosing ops
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 32]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64]> : vector<3xi64>>} {} } // error 101: data layout does not combine with layouts of enclosing ops
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[64, 64, 64]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 16, 64]> : vector<3xi64>>} {} } // error 104: data layout does not combine with layouts of enclosing ops
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} } // error 79: data layout does not combine with layouts of enclosing ops
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 3>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 4>} {} } // error 63: data layout does not combine with layouts of enclosing ops
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 3>} { module { module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 4>} {} } } // error 72: data layout does not combine with layouts of enclosing ops
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32]> : vector<1xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {} } // error 100: data layout does not combine with layouts of enclosing ops
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 3.0>} {} // error 1: expected integer attribute in the data layout entry for 'index'
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[1, 2, 3]> : vector<3xi64>>} {} // error 1: expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i8, dense<[1, 2, 3]> : vector<3xi64>>
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[2, 1]> : vector<2xi64>>} {} // error 1: preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i8, dense<[2, 1]> : vector<2xi64>>
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8, 16]> : tensor<2xi64>, f32 = dense<[8, 16]> : tensor<2xi64>, f64 = dense<8> : tensor<2xi64>, i16 = array<i64: 3>>} {} // error 1: expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i16, array<i64: 3>>
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<2xi8> = dense<[8, 16]> : tensor<2xi64>>} {} // error 1: unexpected data layout for a built-in type
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.bar = dense<[8, 16]> : tensor<2xi64>>} {} // error 1: unexpected data layout for a built-in type
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<[8, 16]> : tensor<2xi64>>} {} // error 1: data layout specified for a type that does not support it
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = 3>} {} // error 1: expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<!llvm.ppc_fp128, 3 : i64>
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 3>} {} // error 1: expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<1> : vector<5xi64>>} {} // error 1: expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<1> : vector<3xi32>>} {} // error 1: expected i64 parameters for '!llvm.ptr'
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 32, 16]> : vector<3xi64>>} {} // error 1: preferred alignment is expected to be at least as large as ABI alignment
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<[64, 32]> : vector<2xi64>>} {} // error 1: unexpected layout attribute for struct '!llvm.struct<(i8)>'
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} {} // error 1: preferred alignment is expected to be at least as large as ABI alignment
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32, 3]> : vector<3xi64>>} {} // error 1: expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi32>>} {} // error 1: expected i64 entries for '!llvm.struct<()>'
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 3>} { func.func private @a() } // error 1: the 'func' dialect does not support identifier data layout entries
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 3>} {} // error 1: the 'builtin' dialect does not support identifier data layout entries
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 3>} {} // error 1: unknown data layout entry name: dlti.foo
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "x">} {} // error 1: 'dlti.endianness' data layout entry is expected to be either 'big' or 'little'
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 3>} {} // error 1: 'dlti.endianness' data layout entry is expected to be either 'big' or 'little'
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>, complex<f32> = 3>} {} // error 1: unexpected data layout for a built-in type
