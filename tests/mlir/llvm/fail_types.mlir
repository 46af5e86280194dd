func.func private @a(!llvm.vec<4 x ptr>) // error 28: unknown LLVM type: vec
// -----
func.func private @a(!llvm.foo) // error 28: unknown LLVM type: foo
// -----
func.func private @a(!llvm.i32) // error 28: unexpected type, expected keyword
// -----
func.func private @a(!llvm<i32>) // error 28: unexpected type, expected keyword
// -----
func.func private @a(!llvm.array<2 x ppc_fp128>, !llvm.array<2 x struct<(index)>>, !llvm.struct<(void)>) // error 96: invalid LLVM structure element type: '!llvm.void'
// -----
func.func private @a(!llvm.array<2 x void>) // error 33: invalid array element type: '!llvm.void'
// -----
func.func private @a(!llvm.func<void (void)>) // error 32: invalid function argument type: '!llvm.void'
// -----
func.func private @a(!llvm.func<label (i32)>, !llvm.func<i32 (struct<"a", opaque>)>) // error 32: invalid function result type: '!llvm.label'
// -----
func.func private @a(!llvm.struct<(i32,)>) // error 40: expected valid keyword
// -----
func.func private @a(!llvm.struct<"a">) // error 38: struct without a body only allowed in a recursive struct
// -----
func.func private @a(!llvm.struct<"a", opaque>, !llvm.struct<"a", (i32)>) // error 68: identified type already used with a different body
// -----
func.func private @a(!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>) // error 66: redeclaring defined struct as opaque
// -----
func.func private @a(!llvm.struct<"a", (i32)>, !llvm.struct<"a", packed (i32)>) // error 74: identified type already used with a different body
// -----
func.func private @a(!llvm.struct<opaque>) // error 35: only identified structs can be opaque
// -----
func.func private @a(!llvm.target<"a", 3, i32>) // error 43: failed to parse parameter list for target extension type
// -----
func.func private @a(!llvm.target<"a", >) // error 40: expected valid keyword
// -----
func.func private @a(!llvm.array<3xi32>) // error 35: expected 'x'
// -----
func.func private @a(!llvm.array<3 x 4>) // error 38: expected valid keyword
// -----
func.func private @a(!llvm.array<18446744073709551615 x func>) // error 61: expected '<'
// -----
func.func private @a(!llvm.array<18446744073709551615 x vector<4x4xf32>>, !llvm.func<void ()>, !llvm.func<void (...)>, !llvm.func<ptr (i32, ...)>, !llvm.func<vector<3xi32> (array<2 x i2>, token, label, metadata)>, !llvm.ptr<#llvm.address_space<3>>) // error 225: expected integer value
// -----
func.func private @a(!llvm.func<void (..., i32)>) // error 42: expected ')'
// -----
func.func private @a(!llvm.ptr<>) // error 32: expected integer value
// -----
func.func private @a(!llvm.ptr<i32>) // error 32: expected integer value
// -----
func.func private @a(!llvm.struct<(i32), >) // error 40: expected '>'
// -----
func.func private @a(!llvm.struct<"a" (i32)>) // error 38: expected ','
// -----
func.func private @a(!llvm.struct<"a", (void)>) // error 41: invalid LLVM structure element type: '!llvm.void'
// -----
func.func private @a(!llvm.x86_mmx) // error 28: unknown LLVM type: x86_mmx
// -----
func.func private @a(!llvm<"foo">) // error 28: expected valid keyword
// -----
func.func private @a(!llvm.array<3 x foo>) // error 38: unknown LLVM type: foo
// -----
func.func private @a(vector<3x!llvm.struct<(i32)>>, memref<2x!llvm.ptr>) // error 22: failed to verify 'elementType': VectorElementTypeInterface instance
// -----
func.func private @a(memref<2x!llvm.struct<(i32)>>) // error 31: invalid memref element type
// -----
func.func private @a(memref<2x!llvm.ptr>) // error 31: invalid memref element type
