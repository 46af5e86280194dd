// What is refused, and where: each part is an input of its own; the comment on the line that is blamed has the column
// and the message of the first error.
"x.y"() {a = opaque<"a","b">} : () -> () // error 13: expected attribute value
// -----
"x.y"() {a = !foo} : () -> () // error 18: undefined symbol alias id 'foo'
// -----
"x.y"() {a = !builtin.x} : () -> () // error 23: dialect 'builtin' provides no type parsing hook
// -----
"x.y"() {a = sparse<[[0,0],[5,0]], [1,2]> : tensor<3x4xi32>} : () -> () // error 14: sparse index #1 is not contained within the value shape, with index=[5, 0], and type='tensor<3x4xi32>'
// -----
"x.y"() {a = dense<tensor<2xi32> : [1, 2]>} : () -> () // error 20: expected element literal of primitive type
// -----
"x.y"() {a = luri<"abc">} : () -> () // error 13: expected attribute value
// -----
"x.y"() {a = array<i1: 1>} : () -> () // error 25: expected 'true' or 'false' values for i1 type
// -----
"x.y"() {a = array<i4: 1>} : () -> () // error 20: element type bitwidth must be a multiple of 8
// -----
"x.y"() {a = array<i16: 70000>} : () -> () // error 30: integer constant out of range
// -----
"x.y"() {a = array<i8: true>} : () -> () // error 24: expected i1 type for 'true' or 'false' values
// -----
"x.y"() {a = array<i8: x>} : () -> () // error 24: expected integer literal
// -----
"x.y"() {a = array<i8: 1} : () -> () // error 25: expected '>' to close an array attribute
// -----
"x.y"() {a = array<i8: 1 2>} : () -> () // error 25: expected '>' to close an array attribute
// -----
"x.y"() {a = array<i8 1>} : () -> () // error 22: expected ':' after dense array type
// -----
"x.y"() {a = array<si8: 200>} : () -> () // error 28: integer constant out of range
// -----
"x.y"() {a = array<f32: 1>} : () -> () // error 25: unexpected decimal integer literal for a floating point value
// -----
"x.y"() {a = array<f64: -0x1>} : () -> () // error 26: hexadecimal float literal should not have a leading minus
// -----
"x.y"() {a = array<tensor<2xi32>: 1>} : () -> () // error 20: expected integer or float type, got: 'tensor<2xi32>'
// -----
"x.y"() {a = array<x: 1>} : () -> () // error 20: expected non-function type
// -----
"x.y"() {a = array 1} : () -> () // error 19: expected '<' after 'array'
// -----
"x.y"() {a = #func.x} : () -> () // error 20: dialect 'func' provides no attribute parsing hook
// -----
"x.y"() {a = !func.x} : () -> () // error 20: dialect 'func' provides no type parsing hook
// -----
"x.y"() {a = loc("a":1:2 to 3)} : () -> () // error 30: expected either integer or `:` post `to` in FileLineColRange
// -----
"x.y"() {a = loc("a":1:2 to 3:)} : () -> () // error 31: expected integer column number in FileLineColRange
// -----
"x.y"() {a = loc("a":1:2 to x)} : () -> () // error 28: expected either integer or `:` post `to` in FileLineColRange
// -----
"x.y"() {a = loc("a":99999999999:2)} : () -> () // error 22: expected integer line number in FileLineColRange
// -----
"x.y"() {a = loc("a":1:99999999999)} : () -> () // error 24: expected integer column number in FileLineColRange
// -----
"x.y"() {a = loc(fused<"m">["a"} : () -> () // error 32: expected ']' in fused location
// -----
"x.y"() {a = loc(fused["a" "b"])} : () -> () // error 27: expected ']' in fused location
// -----
"x.y"() {a = loc(callsite("a" "b"))} : () -> () // error 30: expected 'at' in callsite location
// -----
"x.y"() {a = loc(callsite "a")} : () -> () // error 26: expected '(' in callsite location
// -----
"x.y"() {a = loc(x)} : () -> () // error 18: expected location instance
// -----
"x.y"() {a = loc()} : () -> () // error 18: expected location instance
// -----
"x.y"() {a = loc("a"} : () -> () // error 21: expected ')' in inline location
// -----
"x.y"() {a = loc(#foo)} : () -> () // error 22: undefined symbol alias id 'foo'
// -----
"x.y"() {a = loc(#foo.x)} : () -> () // error 24: expected location attribute, but got#foo.x
// -----
"x.y"() {a = loc("a"("b")} : () -> () // error 26: expected ')' in inline location
// -----
"x.y"() {a = loc} : () -> () // error 17: expected '(' in inline location
// -----
"x.y"() {a = loc unknown} : () -> () // error 17: expected '(' in inline location
// -----
"x.y"() {a = i16777216} : () -> () // error 14: integer bitwidth is limited to 16777215 bits
// -----
"x.y"() {a = i99999999999999} : () -> () // error 14: invalid integer width
// -----
"x.y"() {a = i4294967296} : () -> () // error 14: invalid integer width
// -----
"x.y"() {a = complex<index>} : () -> () // error 22: invalid element type for complex
// -----
"x.y"() {a = complex<!foo.x>} : () -> () // error 22: invalid element type for complex
// -----
"x.y"() {a = memref<4xi32, 1, 2>} : () -> () // error 32: multiple memory spaces specified in memref type
// -----
"x.y"() {a = memref<*xi32, affine_map<(d0) -> (d0)>>} : () -> () // error 52: cannot have affine map for unranked memref type
// -----
"x.y"() {a = memref<4xi32, 1, affine_map<(d0) -> (d0 * 2)>>} : () -> () // error 59: expected memory space to be last in memref type
// -----
"x.y"() {a = memref<4xi32, affine_map<(d0, d1) -> (d0, d1)>>} : () -> () // error 14: memref layout mismatch between rank and affine map: 1 != 2
// -----
"x.y"() {a = memref<4xi32, >} : () -> () // error 27: expected list element
// -----
"x.y"() {a = memref<4xi32, strided<[1,2]>>} : () -> () // error 14: expected the number of strides to match the rank
// -----
"x.y"() {a = memref<4xi32, #foo.x>} : () -> () // error 14: unsupported memory space Attribute
// -----
"x.y"() {a = memref<4xi32, 1.0>} : () -> () // error 14: unsupported memory space Attribute
// -----
"x.y"() {a = memref<4xi32, unit>} : () -> () // error 14: unsupported memory space Attribute
// -----
"x.y"() {a = memref<*xi32, 1.0>} : () -> () // error 14: unsupported memory space Attribute
// -----
"x.y"() {a = memref<4xnone>} : () -> () // error 23: invalid memref element type
// -----
"x.y"() {a = memref<4x!foo.x>} : () -> () // error 23: invalid memref element type
// -----
"x.y"() {a = memref<4xtuple<>>} : () -> () // error 23: invalid memref element type
// -----
"x.y"() {a = memref<4xtensor<2xi32>>} : () -> () // error 23: invalid memref element type
// -----
"x.y"() {a = memref<4x() -> ()>} : () -> () // error 23: invalid memref element type
// -----
"x.y"() {a = memref<} : () -> () // error 21: expected non-function type
// -----
"x.y"() {a = memref<4} : () -> () // error 22: expected 'x' in dimension list
// -----
"x.y"() {a = memref<4x} : () -> () // error 23: expected non-function type
// -----
"x.y"() {a = memref<4xi32} : () -> () // error 26: expected ',' or '>' in memref type
// -----
"x.y"() {a = memref<4xi32 1>} : () -> () // error 26: expected ',' or '>' in memref type
// -----
"x.y"() {a = memref i32} : () -> () // error 20: expected '<' in memref type
// -----
"x.y"() {a = tensor<4xmemref<i32>>} : () -> () // error 23: invalid tensor element type
// -----
"x.y"() {a = tensor<4xtuple<i32>>} : () -> () // error 23: invalid tensor element type
// -----
"x.y"() {a = tensor<4xnone>} : () -> () // error 23: invalid tensor element type
// -----
"x.y"() {a = tensor<4x() -> ()>} : () -> () // error 23: invalid tensor element type
// -----
"x.y"() {a = tensor<4xtensor<i32>>} : () -> () // error 23: invalid tensor element type
// -----
"x.y"() {a = tensor<*xi32, 1>} : () -> () // error 30: cannot apply encoding to unranked tensor
// -----
"x.y"() {a = tensor<*xf32} : () -> () // error 26: expected '>' in tensor type
// -----
"x.y"() {a = tensor<*x} : () -> () // error 23: expected non-function type
// -----
"x.y"() {a = tensor<*} : () -> () // error 22: expected 'x' in dimension list
// -----
"x.y"() {a = tensor<4xx4xi32>} : () -> () // error 23: expected non-function type
// -----
"x.y"() {a = tensor<0xFxf32>} : () -> () // error 23: expected non-function type
// -----
"x.y"() {a = tensor<0x>} : () -> () // error 23: expected non-function type
// -----
"x.y"() {a = tensor<-1xf32>} : () -> () // error 21: expected non-function type
// -----
"x.y"() {a = tensor<99999999999999999999xf32>} : () -> () // error 21: invalid dimension
// -----
"x.y"() {a = tensor<9223372036854775808xf32>} : () -> () // error 21: invalid dimension
// -----
"x.y"() {a = tensor<4xf32 , array<i32: 1>>} : () -> () // error 28: expected '>' in tensor type
// -----
"x.y"() {a = tensor<4xf32, strided<[1]>>} : () -> () // error 27: expected '>' in tensor type
// -----
"x.y"() {a = tensor<4xf32, distinct[0]<>>} : () -> () // error 27: expected '>' in tensor type
// -----
"x.y"() {a = tensor<4xf32, x>} : () -> () // error 27: expected '>' in tensor type
// -----
"x.y"() {a = tensor<xf32>} : () -> () // error 21: expected non-function type
// -----
"x.y"() {a = tensor f32} : () -> () // error 20: expected '<' in tensor type
// -----
"x.y"() {a = vector<0xi32>} : () -> () // error 14: vector types must have positive constant sizes but got 0
// -----
"x.y"() {a = vector<4xtensor<1xi32>>} : () -> () // error 14: failed to verify 'elementType': VectorElementTypeInterface instance
// -----
"x.y"() {a = vector<4x!foo.x>} : () -> () // error 14: failed to verify 'elementType': VectorElementTypeInterface instance
// -----
"x.y"() {a = vector<4xnone>} : () -> () // error 14: failed to verify 'elementType': VectorElementTypeInterface instance
// -----
"x.y"() {a = vector<4xcomplex<f32>>} : () -> () // error 14: failed to verify 'elementType': VectorElementTypeInterface instance
// -----
"x.y"() {a = vector<?xi1>} : () -> () // error 21: expected non-function type
// -----
"x.y"() {a = vector<[?]xi1>} : () -> () // error 22: invalid dimension
// -----
"x.y"() {a = vector<[4xi1>} : () -> () // error 23: missing ']' closing scalable dimension
// -----
"x.y"() {a = vector<[0]xf32>} : () -> () // error 14: vector types must have positive constant sizes but got 0
// -----
"x.y"() {a = vector<4 f32>} : () -> () // error 22: expected 'x' in dimension list
// -----
"x.y"() {a = vector<[]xf32>} : () -> () // error 22: invalid dimension
// -----
"x.y"() {a = vector<} : () -> () // error 21: expected non-function type
// -----
"x.y"() {a = vector<x>} : () -> () // error 21: expected non-function type
// -----
"x.y"() {a = tuple<i32,>} : () -> () // error 24: expected non-function type
// -----
"x.y"() {a = tuple<i32 f32>} : () -> () // error 23: expected '>' in tuple type
// -----
"x.y"() {a = tuple} : () -> () // error 19: expected '<' in tuple type
// -----
"x.y"() {a = () -> () -> ()} : () -> () // error 22: expected '}' in attribute dictionary
// -----
"x.y"() {a = (i32)} : () -> () // error 19: expected '->' in function type
// -----
"x.y"() {a = (i32) -> } : () -> () // error 22: expected non-function type
// -----
"x.y"() {a = (i32} : () -> () // error 18: expected ')'
// -----
"x.y"() {a = (} : () -> () // error 15: expected non-function type
// -----
"x.y"() {a = complex} : () -> () // error 21: expected '<' in complex type
// -----
"x.y"() {a = complex<f32, f32>} : () -> () // error 25: expected '>' in complex type
// -----
"x.y"() {a = f32x} : () -> () // error 13: expected attribute value
// -----
"x.y"() {a = dense<[[1,2],[3]]> : tensor<2x2xi32>} : () -> () // error 30: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[[1,2],3]> : tensor<2x2xi32>} : () -> () // error 28: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[3,[1,2]]> : tensor<2x2xi32>} : () -> () // error 28: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[[],3]> : tensor<2x2xi32>} : () -> () // error 25: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[3,[]]> : tensor<2x2xi32>} : () -> () // error 25: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[[],[1]]> : tensor<2x2xi32>} : () -> () // error 27: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[[[1],[2]],[[3,4],[5]]]> : tensor<2x2xi32>} : () -> () // error 41: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[[[1],[2]],[[3],[5],[6]]]> : tensor<2x2xi32>} : () -> () // error 44: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[[[1],[2]],[[3],[5]],[[1, 2],[3, 4]]]> : tensor<2x2xi32>} : () -> () // error 56: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[1,2]> : tensor<3xi32>} : () -> () // error 14: inferred shape of elements literal ([2]) does not match type ([3])
// -----
"x.y"() {a = dense<> : tensor<3xi32>} : () -> () // error 14: parsed zero elements, but type ('tensor<3xi32>') expected at least 1
// -----
"x.y"() {a = dense<[]> : tensor<0x2xi32>} : () -> () // error 14: inferred shape of elements literal ([0]) does not match type ([0, 2])
// -----
"x.y"() {a = dense<[1]> : tensor<i32>} : () -> () // error 14: inferred shape of elements literal ([1]) does not match type ([])
// -----
"x.y"() {a = dense<true> : tensor<2xi32>} : () -> () // error 20: expected i1 type for 'true' or 'false' values
// -----
"x.y"() {a = dense<"0x010001"> : tensor<3xi1>} : () -> () // error 14: elements hex data size is invalid for provided type: 'tensor<3xi1>'
// -----
"x.y"() {a = dense<[1,16]> : tensor<2xi4>} : () -> () // error 23: integer constant out of range for type
// -----
"x.y"() {a = dense<[1,-9]> : tensor<2xi4>} : () -> () // error 24: integer constant out of range for type
// -----
"x.y"() {a = dense<-1> : tensor<2xui4>} : () -> () // error 21: expected unsigned integer elements, but parsed negative value
// -----
"x.y"() {a = dense<1.0> : tensor<2xi4>} : () -> () // error 20: expected integer elements, but parsed floating-point
// -----
"x.y"() {a = dense<1> : tensor<2xf32>} : () -> () // error 20: unexpected decimal integer literal for a floating point value
// -----
"x.y"() {a = dense<-0x7F800000> : tensor<2xf32>} : () -> () // error 21: hexadecimal float literal should not have a leading minus
// -----
"x.y"() {a = dense<0x7F8000000> : tensor<2xf32>} : () -> () // error 20: hexadecimal float constant out of range for type
// -----
"x.y"() {a = dense<[(1,2),3]> : tensor<2xcomplex<i32>>} : () -> () // error 14: parsed 3 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements
// -----
"x.y"() {a = dense<[1,2]> : tensor<2xcomplex<i32>>} : () -> () // error 14: parsed 2 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements
// -----
"x.y"() {a = dense<1> : tensor<2xcomplex<i32>>} : () -> () // error 14: parsed 1 elements, but type ('complex<i32>') expected 2 elements
// -----
"x.y"() {a = dense<((1,2),3)> : tensor<2xcomplex<i32>>} : () -> () // error 14: parsed 3 elements, but type ('complex<i32>') expected 2 elements
// -----
"x.y"() {a = dense<(1,2> : tensor<2xcomplex<i32>>} : () -> () // error 24: expected ')' after complex elements
// -----
"x.y"() {a = dense<(1 2)> : tensor<2xcomplex<i32>>} : () -> () // error 22: expected ',' between complex elements
// -----
"x.y"() {a = dense<[(1,2)]> : tensor<2xi32>} : () -> () // error 14: inferred shape of elements literal ([1]) does not match type ([2])
// -----
"x.y"() {a = dense<["a",1]> : tensor<2x!foo.s>} : () -> () // error 14: expected string token, got 1
// -----
"x.y"() {a = dense<1> : tensor<2x!foo.s>} : () -> () // error 14: expected string token, got 1
// -----
"x.y"() {a = dense<-1> : tensor<2xvector<2xi32>>} : () -> () // error 14: expected string token, got 1
// -----
"x.y"() {a = dense<["a","b"]> : tensor<2xi32>} : () -> () // error 21: integer constant out of range for type
// -----
"x.y"() {a = dense<["a", true]> : tensor<2xf32>} : () -> () // error 21: expected floating point literal
// -----
"x.y"() {a = dense<[true]> : tensor<1xf32>} : () -> () // error 21: expected floating point literal
// -----
"x.y"() {a = dense<"a"> : tensor<2xi32>} : () -> () // error 20: expected string containing hex digits starting with `0x`
// -----
"x.y"() {a = dense<"0x0"> : tensor<2xi32>} : () -> () // error 20: expected string containing hex digits starting with `0x`
// -----
"x.y"() {a = dense<"0x00"> : tensor<2xi32>} : () -> () // error 14: elements hex data size is invalid for provided type: 'tensor<2xi32>'
// -----
"x.y"() {a = dense<"0x010000000100000G"> : tensor<2xi32>} : () -> () // error 20: expected string containing hex digits starting with `0x`
// -----
"x.y"() {a = dense<""> : tensor<0xi32>} : () -> () // error 20: expected string containing hex digits starting with `0x`
// -----
"x.y"() {a = dense<"0X01000000"> : tensor<2xi32>} : () -> () // error 20: expected string containing hex digits starting with `0x`
// -----
"x.y"() {a = dense<1> : tensor<?xi32>} : () -> () // error 14: elements literal type must have static shape
// -----
"x.y"() {a = dense<1> : tensor<*xi32>} : () -> () // error 14: elements literal type must have static shape
// -----
"x.y"() {a = dense<1> : i32} : () -> () // error 14: elements literal must be a shaped type
// -----
"x.y"() {a = dense<1 : i32> : tensor<2xi32>} : () -> () // error 21: expected '>'
// -----
"x.y"() {a = dense<i32> : tensor<2xi32>} : () -> () // error 20: expected element literal of primitive type
// -----
"x.y"() {a = dense<-true> : tensor<2xi32>} : () -> () // error 21: expected integer or floating point literal
// -----
"x.y"() {a = dense<[1,2,]> : tensor<2xi32>} : () -> () // error 25: expected element literal of primitive type
// -----
"x.y"() {a = dense<[1 2]> : tensor<2xi32>} : () -> () // error 22: expected ']'
// -----
"x.y"() {a = dense<[1, 2, x]> : tensor<2xi32>} : () -> () // error 27: expected element literal of primitive type
// -----
"x.y"() {a = dense<[1, 2e5]> : tensor<2xi32>} : () -> () // error 25: expected ']'
// -----
"x.y"() {a = dense<[1, 0x, 3]> : tensor<2xi32>} : () -> () // error 25: expected ']'
// -----
"x.y"() {a = dense<[1, 2., 3]> : tensor<3xi32>} : () -> () // error 24: expected integer elements, but parsed floating-point
// -----
"x.y"() {a = dense 1} : () -> () // error 19: expected '<' after 'dense'
// -----
"x.y"() {a = dense<1} : () -> () // error 21: expected '>'
// -----
"x.y"() {a = dense<1>} : () -> () // error 22: expected ':'
// -----
"x.y"() {a = dense<1> : } : () -> () // error 24: expected non-function type
// -----
"x.y"() {a = dense<300> : tensor<2xui8>} : () -> () // error 20: integer constant out of range for type
// -----
"x.y"() {a = dense<200> : tensor<2xsi8>} : () -> () // error 20: integer constant out of range for type
// -----
"x.y"() {a = dense<0xC8> : tensor<2xsi8>} : () -> () // error 20: integer constant out of range for type
// -----
"x.y"() {a = dense<-129> : tensor<2xi8>} : () -> () // error 21: integer constant out of range for type
// -----
"x.y"() {a = dense<18446744073709551615> : tensor<2xindex>} : () -> () // error 20: integer constant out of range for type
// -----
"x.y"() {a = dense<18446744073709551616> : tensor<2xi64>} : () -> () // error 20: integer constant out of range for type
// -----
"x.y"() {a = dense<[[1,2],[3,4]]> : tensor<4xi32>} : () -> () // error 14: inferred shape of elements literal ([2, 2]) does not match type ([4])
// -----
"x.y"() {a = dense<"0x01020304"> : tensor<1xtf32>} : () -> () // error 14: elements hex data size is invalid for provided type: 'tensor<1xtf32>'
// -----
"x.y"() {a = dense<"0x00000000000000000000000000000001"> : tensor<1xf80>} : () -> () // error 14: elements hex data size is invalid for provided type: 'tensor<1xf80>'
// -----
"x.y"() {a = 256 : i8} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = -129 : i8} : () -> () // error 15: integer constant out of range for attribute
// -----
"x.y"() {a = -1 : ui8} : () -> () // error 15: negative integer literal not valid for unsigned integer type
// -----
"x.y"() {a = -0 : ui8} : () -> () // error 15: negative integer literal not valid for unsigned integer type
// -----
"x.y"() {a = 128 : si8} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = 0xFF : si8} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = 0x1FF : i8} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = 2 : i1} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = -2 : i1} : () -> () // error 15: integer constant out of range for attribute
// -----
"x.y"() {a = true : i1} : () -> () // error 18: expected '}' in attribute dictionary
// -----
"x.y"() {a = 18446744073709551615 : index} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = -9223372036854775809 : index} : () -> () // error 15: integer constant out of range for attribute
// -----
"x.y"() {a = 18446744073709551616} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = 1 : f32} : () -> () // error 14: unexpected decimal integer literal for a floating point value
// -----
"x.y"() {a = -0x7F800000 : f32} : () -> () // error 15: hexadecimal float literal should not have a leading minus
// -----
"x.y"() {a = 0x7F8000000 : f32} : () -> () // error 14: hexadecimal float constant out of range for type
// -----
"x.y"() {a = 1 : tensor<2xi32>} : () -> () // error 14: integer literal not valid for specified type
// -----
"x.y"() {a = 1.0 : i32} : () -> () // error 23: floating point value not valid for specified type
// -----
"x.y"() {a = 1.0 : tensor<2xf32>} : () -> () // error 33: floating point value not valid for specified type
// -----
"x.y"() {a = 0x15 : f4E2M1FN} : () -> () // error 14: hexadecimal float constant out of range for type
// -----
"x.y"() {a = 0x100000000000000000000 : f80} : () -> () // error 14: hexadecimal float constant out of range for type
// -----
"x.y"() {a = 0x13FFF0000000000000000000000000000 : f128} : () -> () // error 14: hexadecimal float constant out of range for type
// -----
"x.y"() {a = 340282366920938463463374607431768211456 : i128} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = -170141183460469231731687303715884105729 : i128} : () -> () // error 15: integer constant out of range for attribute
// -----
"x.y"() {a = 170141183460469231731687303715884105728 : si128} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = 99999999999999999999999999999999999999999999999999999999999999 : i128} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = 1 : i0} : () -> () // error 14: integer constant out of range for attribute
// -----
"x.y"() {a = -0 : i0} : () -> () // error 15: integer constant out of range for attribute
// -----
"x.y"() {a = -0 : i8} : () -> () // error 15: integer constant out of range for attribute
// -----
"x.y"() {a = 1 : x} : () -> () // error 17: expected non-function type
// -----
"x.y"() {a = 1 :} : () -> () // error 17: expected non-function type
// -----
"x.y"() {a = 1.0 :} : () -> () // error 19: expected non-function type
// -----
"x.y"() {a = -} : () -> () // error 15: expected constant integer or floating point value
// -----
"x.y"() {a = - x} : () -> () // error 15: expected constant integer or floating point value
// -----
"x.y"() {a = -x} : () -> () // error 15: expected constant integer or floating point value
// -----
"x.y"() {a = "a" : } : () -> () // error 19: expected non-function type
// -----
"x.y"() {a = "a\q"} : () -> () // error 16: unknown escape in string literal
// -----
"x.y"() {a = [1,]} : () -> () // error 17: expected attribute value
// -----
"x.y"() {a = [1 2]} : () -> () // error 16: expected ',' or ']'
// -----
"x.y"() {a = [1} : () -> () // error 16: expected ',' or ']'
// -----
"x.y"() {a = {a = 1, "b c" = 2, i32 = 3, true = 4, f32, "" = 1}} : () -> () // error 57: expected valid attribute name
// -----
"x.y"() {a = {a = 1, a = 2}} : () -> () // error 22: duplicate key 'a' in dictionary attribute
// -----
"x.y"() {a = {a = 1, "a" = } : () -> () // error 22: duplicate key 'a' in dictionary attribute
// -----
"x.y"() {a = {a 1}} : () -> () // error 16: expected '}' in attribute dictionary
// -----
"x.y"() {a = {a = 1} : () -> () // error 21: expected '}' in attribute dictionary
// -----
"x.y"() {a = {1 = 2}} : () -> () // error 15: expected attribute name
// -----
"x.y"() {a = {@a = 2}} : () -> () // error 15: expected attribute name
// -----
"x.y"() {a = {a = }} : () -> () // error 18: expected attribute value
// -----
"x.y"() {a = {a1,a2,a3,a4,a5,a6,a7,a8,a9,b1,b2,b3,b4,b5,b6,b7,b8,b9,c1,c2,c3,c4,c5,c6,c7,a9}} : () -> () // error 90: duplicate key 'a9' in dictionary attribute
// -----
"x.y"() {a = {a1,a2,a3,a4,a5,a6,a7,a8,a9,b1,b2,b3,b4,b5,b6,b7,b8,b9,c1,c2,c3,c4,c5,c6,c7,c7}} : () -> () // error 90: duplicate key 'c7' in dictionary attribute
// -----
"x.y"() {a = @a::b} : () -> () // error 18: expected nested symbol reference identifier
// -----
"x.y"() {a = @a:@b} : () -> () // error 16: expected '}' in attribute dictionary
// -----
"x.y"() {a = @a::@b:} : () -> () // error 20: expected '}' in attribute dictionary
// -----
"x.y"() {a = @a :} : () -> () // error 16: expected '}' in attribute dictionary
// -----
"x.y"() {a = @} : () -> () // error 15: @ identifier expected to start with letter or '_'
// -----
"x.y"() {a = @1} : () -> () // error 15: @ identifier expected to start with letter or '_'
// -----
"x.y"() {a = strided<[1], offset 3>} : () -> () // error 33: expected ':' after 'offset'
// -----
"x.y"() {a = strided<[1], ofset: 3>} : () -> () // error 26: expected 'offset' after comma
// -----
"x.y"() {a = strided<[x]>} : () -> () // error 23: expected a 64-bit signed integer or '?'
// -----
"x.y"() {a = strided<[9223372036854775808]>} : () -> () // error 23: expected a 64-bit signed integer or '?'
// -----
"x.y"() {a = strided<[-9223372036854775808]>} : () -> () // error 23: expected a 64-bit signed integer or '?'
// -----
"x.y"() {a = strided[1]} : () -> () // error 21: expected '<' after 'strided'
// -----
"x.y"() {a = strided<1>} : () -> () // error 22: expected '['
// -----
"x.y"() {a = strided<[1]} : () -> () // error 25: expected ','
// -----
"x.y"() {a = strided<[1], offset: 3} : () -> () // error 36: expected '>'
// -----
"x.y"() {a = strided<[-]>} : () -> () // error 23: expected a 64-bit signed integer or '?'
// -----
"x.y"() {a = strided<[1,]>} : () -> () // error 25: expected a 64-bit signed integer or '?'
// -----
"x.y"() {a = [distinct[0]<1>, distinct[0]<2>]} : () -> () // error 31: referenced attribute does not match previous definition: 1 : i64
// -----
"x.y"() {a = distinct[18446744073709551616]<>} : () -> () // error 43: expected an unsigned 64-bit integer
// -----
"x.y"() {a = distinct<1>} : () -> () // error 22: expected '[' after 'distinct'
// -----
"x.y"() {a = distinct[a]<1>} : () -> () // error 23: expected distinct ID
// -----
"x.y"() {a = distinct[0]1} : () -> () // error 25: expected '<' after distinct ID
// -----
"x.y"() {a = distinct[0]<1} : () -> () // error 27: expected '>' to close distinct attribute
// -----
"x.y"() {a = distinct[0]<x>} : () -> () // error 26: expected attribute value
// -----
"x.y"() {a = affine_map<(d0, d1) -> (d0 * d1)>} : () -> () // error 41: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
// -----
"x.y"() {a = affine_map<(d0, d1) -> (d0 mod d1)>} : () -> () // error 41: non-affine expression: right operand of mod has to be either a constant or symbolic
// -----
"x.y"() {a = affine_map<(d0, d1) -> (d0 floordiv d1)>} : () -> () // error 41: non-affine expression: right operand of floordiv has to be either a constant or symbolic
// -----
"x.y"() {a = affine_map<(d0, d1) -> (d0 ceildiv d1)>} : () -> () // error 41: non-affine expression: right operand of ceildiv has to be either a constant or symbolic
// -----
"x.y"() {a = affine_map<(d0, d1) -> (d0 * d1 * 2)>} : () -> () // error 46: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
// -----
"x.y"() {a = affine_map<(d0, d1) -> (d0 * d1 + 2)>} : () -> () // error 41: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
// -----
"x.y"() {a = affine_map<(d0, d1) -> (2 + d0 * d1)>} : () -> () // error 45: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
// -----
"x.y"() {a = affine_map<(d0, d0) -> (d0)>} : () -> () // error 30: redefinition of identifier 'd0'
// -----
"x.y"() {a = affine_map<(d0)[d0] -> (d0)>} : () -> () // error 30: redefinition of identifier 'd0'
// -----
"x.y"() {a = affine_map<(d0 -> (d0)>} : () -> () // error 28: expected ')' in dimensional identifier list
// -----
"x.y"() {a = affine_map<d0 -> (d0)>} : () -> () // error 25: expected '(' in dimensional identifier list
// -----
"x.y"() {a = affine_map<(d0) (d0)>} : () -> () // error 29: expected '->' or ':'
// -----
"x.y"() {a = affine_map<(d0) -> d0>} : () -> () // error 32: expected '(' in affine map range
// -----
"x.y"() {a = affine_map<(d0) -> (d0>} : () -> () // error 36: expected ')' in affine map range
// -----
"x.y"() {a = affine_map<(d0) -> (d1)>} : () -> () // error 34: use of undeclared identifier
// -----
"x.y"() {a = affine_map<(d0) -> (())>} : () -> () // error 35: no expression inside parentheses
// -----
"x.y"() {a = affine_map<(d0) -> ((d0)>} : () -> () // error 38: expected ')' in affine map range
// -----
"x.y"() {a = affine_map<(d0) -> (d0 +)>} : () -> () // error 38: missing right operand of binary operator
// -----
"x.y"() {a = affine_map<(d0) -> (+ d0)>} : () -> () // error 34: missing left operand of binary operator
// -----
"x.y"() {a = affine_map<(d0) -> (d0 + * 2)>} : () -> () // error 39: missing right operand of binary operator
// -----
"x.y"() {a = affine_map<(d0) -> (d0 * )>} : () -> () // error 39: missing right operand of binary operator
// -----
"x.y"() {a = affine_map<(d0) -> (-)>} : () -> () // error 35: expected affine expression
// -----
"x.y"() {a = affine_map<(d0) -> (d0 - -)>} : () -> () // error 40: missing right operand of binary operator
// -----
"x.y"() {a = affine_map<(d0) -> (%0)>} : () -> () // error 34: unexpected ssa identifier
// -----
"x.y"() {a = affine_map<(d0) -> (symbol(%0))>} : () -> () // error 41: unexpected ssa identifier
// -----
"x.y"() {a = affine_map<(d0) -> (symbol(d0))>} : () -> () // error 41: unexpected ssa identifier
// -----
"x.y"() {a = affine_map<(symbol) -> (symbol)>} : () -> () // error 44: expected '(' at start of SSA symbol
// -----
"x.y"() {a = affine_map<(d0) -> (d0 + 9223372036854775808)>} : () -> () // error 39: constant too large for index
// -----
"x.y"() {a = affine_map<(d0) -> (d0 - 9223372036854775808)>} : () -> () // error 39: constant too large for index
// -----
"x.y"() {a = affine_map<(d0) -> (18446744073709551616)>} : () -> () // error 34: constant too large for index
// -----
"x.y"() {a = affine_map<(d0) -> (1.0)>} : () -> () // error 34: expected affine expression
// -----
"x.y"() {a = affine_map<(d0) -> (@a)>} : () -> () // error 34: expected affine expression
// -----
"x.y"() {a = affine_map<(d0) -> (d0,)>} : () -> () // error 37: expected affine expression
// -----
"x.y"() {a = affine_map<(d0) -> (d0 d0)>} : () -> () // error 36: expected ')' in affine map range
// -----
"x.y"() {a = affine_map<(d0,) -> (d0)>} : () -> () // error 29: expected bare identifier
// -----
"x.y"() {a = affine_map<(d0)[s0,] -> (d0)>} : () -> () // error 33: expected bare identifier
// -----
"x.y"() {a = affine_map<(d0)[s0 -> (d0)>} : () -> () // error 32: expected ']' in symbol list
// -----
"x.y"() {a = affine_map<(d0) : (d0 >= 0)>} : () -> () // error 25: expected AffineMap, but got IntegerSet
// -----
"x.y"() {a = affine_set<(d0) -> (d0)>} : () -> () // error 25: expected IntegerSet, but got AffineMap
// -----
"x.y"() {a = affine_set<(d0) : (d0 > 0)>} : () -> () // error 38: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// -----
"x.y"() {a = affine_set<(d0) : (d0 >)>} : () -> () // error 37: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// -----
"x.y"() {a = affine_set<(d0) : (d0 = 0)>} : () -> () // error 38: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// -----
"x.y"() {a = affine_set<(d0) : (d0)>} : () -> () // error 35: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// -----
"x.y"() {a = affine_set<(d0) : d0 >= 0>} : () -> () // error 31: expected '(' in integer set constraint list
// -----
"x.y"() {a = affine_set<(d0) (d0 >= 0)>} : () -> () // error 29: expected '->' or ':'
// -----
"x.y"() {a = affine_set<(d0) : (d0 >= 0>} : () -> () // error 40: expected ')' in integer set constraint list
// -----
"x.y"() {a = affine_set<(d0) : (d0 > >= 0)>} : () -> () // error 38: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// -----
"x.y"() {a = affine_map(d0) -> (d0)>} : () -> () // error 24: expected '<' in affine map
// -----
"x.y"() {a = affine_map<(d0) -> (d0)} : () -> () // error 37: expected '>' in affine map
// -----
"x.y"() {a = affine_map<(d0) -> (d0) : i32} : () -> () // error 37: expected '>' in affine map
// -----
"x.y"() {a = affine_set(d0)} : () -> () // error 24: expected '<' in integer set
// -----
"x.y"() {a = affine_set<(d0) : (d0 >= 0)} : () -> () // error 41: expected '>' in integer set
// -----
"x.y"() {a = affine_map<(d0, d1) -> (d0 * 2 mod d1 floordiv 2)>} : () -> () // error 52: non-affine expression: right operand of mod has to be either a constant or symbolic
// -----
"x.y"() {a = affine_map<(a, b, c, d, e, f, g, h, i, j, k, a) -> (a)>} : () -> () // error 59: redefinition of identifier 'a'
// -----
"x.y"() {a = affine_map<(a, b, c, d, e, f, g, h, i, j, k, l) -> (m)>} : () -> () // error 66: use of undeclared identifier
// -----
"x.y"() {a = dense_resource<1> : tensor<2xi32>} : () -> () // error 29: expected identifier key for 'resource' entry
// -----
"x.y"() {a = dense_resource<foo> : i32} : () -> () // error 34: `dense_resource` expected a shaped type
// -----
"x.y"() {a = dense_resource<foo>} : () -> () // error 33: expected ':'
// -----
"x.y"() {a = dense_resource foo} : () -> () // error 28: expected '<' after 'dense_resource'
// -----
"x.y"() {a = dense_resource<foo : i32} : () -> () // error 32: expected '>'
// -----
"x.y"() {a = #foo.x<(]>} : () -> () // error 20: unbalanced '(' character in pretty dialect name
// -----
"x.y"() {a = #foo.x<(>} : () -> () // error 20: unbalanced '(' character in pretty dialect name
// -----
"x.y"() {a = #foo.x< "a" ( : i32} : () -> () // error 22: unbalanced '(' character in pretty dialect name
// -----
"x.y"() {a = #foo<} : () -> () // error 18: unbalanced '<' character in pretty dialect name
// -----
"x.y"() {a = #0.x<a>} : () -> () // error 17: expected three consecutive dots for an ellipsis
// -----
"x.y"() {a = #foo <a>} : () -> () // error 18: undefined symbol alias id 'foo'
// -----
"x.y"() {a = #-foo.a<a>} : () -> () // error 20: invalid dialect namespace '"-foo"'
// -----
"x.y"() {a = #foo-foo.a<a>} : () -> () // error 23: invalid dialect namespace '"foo-foo"'
// -----
"x.y"() {a = #foo.a<"\q">} : () -> () // error 22: unknown escape in string literal
// -----
"x.y"() {a = sparse<[[1,2,3]], 1> : tensor<3x4xi32>} : () -> () // error 14: expected shape ([3, 4]); inferred shape of indices literal ([1, 3]); inferred shape of values literal ([1])
// -----
"x.y"() {a = sparse<[[1,2],[1,3]], [1]> : tensor<3x4xi32>} : () -> () // error 14: expected shape ([3, 4]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([1])
// -----
"x.y"() {a = sparse<[1,2], [1]> : tensor<3x4xi32>} : () -> () // error 14: expected shape ([3, 4]); inferred shape of indices literal ([2]); inferred shape of values literal ([1])
// -----
"x.y"() {a = sparse<[[1,2]], [[1]]> : tensor<3x4xi32>} : () -> () // error 14: expected 1-d tensor for sparse element values
// -----
"x.y"() {a = sparse<[[1,2]], 1> : tensor<?xi32>} : () -> () // error 14: elements literal type must have static shape
// -----
"x.y"() {a = sparse<"0x01", 1> : tensor<3xi32>} : () -> () // error 21: integer constant out of range for type
// -----
"x.y"() {a = sparse<[[1,2]] 1> : tensor<3xi32>} : () -> () // error 28: expected ','
// -----
"x.y"() {a = sparse [[1,2]] 1> : tensor<3xi32>} : () -> () // error 20: Expected '<' after 'sparse'
// -----
"x.y"() {a = sparse<[[-1,2]], 1> : tensor<3x4xi32>} : () -> () // error 14: sparse index #0 is not contained within the value shape, with index=[18446744073709551615, 2], and type='tensor<3x4xi32>'
// -----
"x.y"() {a = sparse<1, 2> : i32} : () -> () // error 14: elements literal must be a shaped type
// -----
"x.y"() {a = sparse<[[1,2]], 1.0> : tensor<3x4xi32>} : () -> () // error 30: expected integer elements, but parsed floating-point
// -----
"x.y"() {a = %a} : () -> () // error 13: expected attribute value
// -----
"x.y"() {a = ^a} : () -> () // error 13: expected attribute value
// -----
"x.y"() {a = x} : () -> () // error 13: expected attribute value
// -----
"x.y"() {a = 1 2} : () -> () // error 15: expected '}' in attribute dictionary
// -----
"x.y"() {a = $} : () -> () // error 14: unexpected character
// -----
"x.y"() {a = tensor<4x99999999999999999999x8xf32>} : () -> () // error 23: invalid dimension
// -----
"x.y"() {a = tensor<4x9223372036854775808x8xf32>} : () -> () // error 23: invalid dimension
// -----
"x.y"() {a = tensor<4x[2]xf32>} : () -> () // error 23: expected non-function type
// -----
"x.y"() {a = tensor<4x} : () -> () // error 23: expected non-function type
// -----
"x.y"() {a = tensor<4x?} : () -> () // error 24: expected 'x' in dimension list
// -----
"x.y"() {a = tensor<?} : () -> () // error 22: expected 'x' in dimension list
// -----
"x.y"() {a = tensor<4x8} : () -> () // error 24: expected 'x' in dimension list
// -----
"x.y"() {a = tensor<4x8xf32x} : () -> () // error 25: expected non-function type
// -----
"x.y"() {a = tensor<4x8x0xAf32>} : () -> () // error 27: expected non-function type
// -----
"x.y"() {a = vector<4x[8x16xf32>} : () -> () // error 25: missing ']' closing scalable dimension
// -----
"x.y"() {a = vector<4x[]xf32>} : () -> () // error 24: invalid dimension
// -----
"x.y"() {a = vector<0x0xf32>} : () -> () // error 14: vector types must have positive constant sizes but got 0, 0
// -----
"x.y"() {a = vector<[0]x4xf32>} : () -> () // error 14: vector types must have positive constant sizes but got 0, 4
// -----
"x.y"() {a = vector<[0x10]xf32>} : () -> () // error 23: missing ']' closing scalable dimension
// -----
"x.y"() {a = vector<4x[99999999999999999999]xf32>} : () -> () // error 24: invalid dimension
// -----
"x.y"() {a = vector<4x?xf32>} : () -> () // error 23: expected non-function type
// -----
"x.y"() {a = vector<[4]} : () -> () // error 24: expected 'x' in dimension list
// -----
"x.y"() {a = vector<4x[8]} : () -> () // error 26: expected 'x' in dimension list
// -----
"x.y"() {a = memref<4x-1xf32>} : () -> () // error 23: expected non-function type
// -----
"x.y"() {a = loc("a":1:2 to ::3:)} : () -> () // error 30: expected integer column number in FileLineColRange
// -----
"x.y"() {a = loc("a"::2)} : () -> () // error 22: expected integer line number in FileLineColRange
// -----
"x.y"() {a = [1::} : () -> () // error 17: expected non-function type
// -----
"x.y"() {a = 1 :: i8} : () -> () // error 17: expected non-function type
// -----
"x.y"() {a = 1. ::@b} : () -> () // error 18: expected non-function type
// -----
"x.y"() {a = -128:: : i8} : () -> () // error 19: expected non-function type
// -----
"x.y"() {a = dense<1> :: tensor<2xi8>} : () -> () // error 24: expected non-function type
// -----
"x.y"() {a = "a" :: i8} : () -> () // error 19: expected non-function type
// -----
"x.y"() {a = #foo.x :: i8} : () -> () // error 22: expected non-function type
// -----
"x.y"() {a = @a:} : () -> () // error 16: expected '}' in attribute dictionary
// -----
"x.y"() {a = @a:%:@b} : () -> () // error 17: invalid SSA name
// -----
"x.y"() {a = @a:^} : () -> () // error 17: invalid block name
// -----
"x.y"() {a = @a:::@b} : () -> () // error 18: expected nested symbol reference identifier
// -----
"x.y"() {a = @a::::@b} : () -> () // error 18: expected nested symbol reference identifier
// -----
"x.y"() {a = array<i8:: 1>} : () -> () // error 23: expected integer literal
// -----
"x.y"() {a = affine_set<(d0) :: (d0 >= 0)>} : () -> () // error 31: expected '(' in integer set constraint list
// -----
"x.y"() {a = strided<[1], offset:: 2>} : () -> () // error 34: expected a 64-bit signed integer or '?'
// -----
"x.y"() {a = dense_resource<a> :: tensor<1xi8>} : () -> () // error 33: expected non-function type
