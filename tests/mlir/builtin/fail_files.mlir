// Metadata, aliases, locations, errors over several lines: see fail.mlir.
"x.y"() {a = dense_resource<foo> : tensor<2xi32>} : () -> ()
{-# dialect_resources: { builtin: { foo: "0x03000000010000000200000A" } } #-} // error 42: expected hex string blob for key 'foo' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3
// -----
{-# dialect_resources: { builtin: { foo: "0x0300" } } #-} // error 42: expected hex string blob for key 'foo' to encode alignment in first 4 bytes
// -----
{-# dialect_resources: { builtin: { foo: "abc" } } #-} // error 42: expected hex string blob for key 'foo'
// -----
{-# dialect_resources: { builtin: { foo: "0x0400000001G0" } } #-} // error 42: expected hex string blob for key 'foo'
// -----
{-# dialect_resources: { builtin: { foo: "0x0G00000001" } } #-} // error 42: expected hex string blob for key 'foo'
// -----
{-# dialect_resources: { builtin: { foo: "0x040000000" } } #-} // error 42: expected hex string blob for key 'foo'
// -----
{-# dialect_resources: { builtin: { foo: 1 } } #-} // error 42: expected hex string blob for key 'foo'
// -----
{-# dialect_resources: { builtin: { foo: } } #-} // error 42: expected hex string blob for key 'foo'
// -----
{-# dialect_resources: { builtin: { foo "0x" } } #-} // error 40: expected ':'
// -----
{-# dialect_resources: { builtin: { 1 } } #-} // error 37: expected identifier key for 'resource' entry
// -----
{-# dialect_resources: { builtin: { foo: "0x0400000001" bar } } #-} // error 56: expected ',' or '}'
// -----
{-# dialect_resources: { foo: { foo: "0x04000000" } } #-} // error 26: dialect 'foo' is unknown
// -----
{-# dialect_resources: { func: { foo: "0x04000000" } } #-} // error 34: unexpected 'resource' section for dialect 'func'
// -----
{-# dialect_resources: { builtin { foo: "0x04000000" } } #-} // error 33: expected ':'
// -----
{-# dialect_resources: { builtin: foo } #-} // error 34: expected '{'
// -----
{-# dialect_resources: { builtin: {} foo } #-} // error 37: expected ',' or '}'
// -----
{-# dialect_resources: { builtin: {} },
  dialect_resources: { 1 } #-} // error 24: expected identifier key for 'resource' entry
// -----
{-# external_resources: { foo: { foo: "0x04000000", "a b": 1 } } #-} // error 60: expected string value for key 'a b'
// -----
{-# external_resources: { foo: { foo: @x } } #-} // error 39: expected string value for key 'foo'
// -----
{-# external_resources: { foo: { foo "0x04000000"} } #-} // error 37: expected ':'
// -----
{-# external_resources: { foo: { 1 } } #-} // error 34: expected identifier key for 'external_resources' entry
// -----
{-# external_resources: { foo { } } #-} // error 30: expected ':'
// -----
{-# external_resources: { "foo": { } } #-} // error 27: expected identifier key for 'resource' entry
// -----
{-# external_resources: { foo: { foo: "0x0Z"} } #-} // error 39: expected hex string blob for key 'foo'
// -----
{-# external_resources: { foo: { foo: "0x04000000zz"} } #-} // error 39: expected hex string blob for key 'foo'
// -----
{-# external_resources: { foo: { foo: "0x04"} } #-} // error 39: expected hex string blob for key 'foo' to encode alignment in first 4 bytes
// -----
{-# external_resources: { foo: { foo: "0x03000000"} } #-} // error 39: expected hex string blob for key 'foo' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3
// -----
{-# external_resources: { },  #-} // error 31: expected identifier key in file metadata dictionary
// -----
{-# foo: 1 #-} // error 5: unknown key 'foo' in file metadata dictionary
// -----
{-# 1 #-} // error 5: expected identifier key in file metadata dictionary
// -----
{-# external_resources #-} // error 23: expected ':'
// -----
{-# external_resources: 1 #-} // error 24: expected '{'
// -----
{-# external_resources: {} {} #-} // error 27: expected ',' or '#-}'
// -----
#a = 1
#a = 2 // error 1: redefinition of attribute alias id 'a'
// -----
!a = i32
!a = i32 // error 1: redefinition of type alias id 'a'
// -----
#a.b = 1 // error 1: attribute names with a '.' are reserved for dialect-defined names
// -----
!a.b = i32 // error 1: type names with a '.' are reserved for dialect-defined names
// -----
#a 1 // error 3: expected '=' in attribute alias definition
// -----
!a i32 // error 3: expected '=' in type alias definition
// -----
"x.y"() {a = #late} : () -> () // error 19: undefined symbol alias id 'late'
#late = 1
// -----
"x.y"() {a = !late} : () -> () // error 19: undefined symbol alias id 'late'
!late = i32
// -----
#a = 1
"x.y"() : () -> () loc(#a) // error 24: expected location, but found '1 : i64'
// -----
"x.y"() : () -> () loc(#never) // error 24: operation location alias was never defined
// -----
"x.y"() : () -> () loc(#late) // error 24: expected location, but found '"no location"'
#late = "no location"
// -----
"x.y"() : () -> () loc(#a.b) // error 28: expected location attribute, but got#a.b
// -----
"x.y"() : () -> () loc("a"(#late)) // error 33: undefined symbol alias id 'late'
#late = loc("b")
// -----
"x.y"() : () -> () loc "a" // error 23: expected '(' in location
// -----
"x.y"() : () -> () loc(callsite("a"
  at)) // error 5: expected location instance
// -----
#loc = loc("a" // error 15: expected ')' in inline location
#b = 1
// -----
"x.y"() {a = tensor<4x // error 23: expected non-function type
  >} : () -> ()
// -----
"x.y"() {a = {b = 1,
  c = [1,
    2 // error 6: expected ',' or ']'
  c} : () -> ()
// -----
"x.y"() {a = dense<[[1, 2],
  [3, 400]]> : tensor<2x2xi8>} : () -> () // error 7: integer constant out of range for type
// -----
"x.y"() {a = dense<[[1, 2],
  [3]]> : tensor<2x2xi8>} : () -> () // error 6: tensor literal is invalid; ranks are not consistent between elements
// -----
"x.y"() {a = dense<[1, 2,
  // a comment, 3
  3.0]> : tensor<3xi8>} : () -> () // error 3: expected integer elements, but parsed floating-point
