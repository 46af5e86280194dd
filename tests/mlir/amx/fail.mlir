// What amx refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%m: memref<?x?xi8>, %i: index, %t: !amx.tile<16x64xi8>, %v: memref<?xi8>) {
  %0 = amx.tile_zero : !amx.tile<16x16xbf16>
  %1 = amx.tile_load %v[%i] : memref<?xi8> into !amx.tile<16x64xi8>  // error 8: 'amx.tile_load' op requires at least 2D memref
  return
}
// -----
func.func @f(%v: memref<?x?xi8>, %i: index) {
  %1 = amx.tile_load %v[%i] : memref<?x?xi8> into !amx.tile<16x64xi8>  // error 8: 'amx.tile_load' op requires 2 indices
  return
}
// -----
func.func @f(%v: memref<?x?xi8, strided<[?,2]>>, %i: index) {
  %1 = amx.tile_load %v[%i, %i] : memref<?x?xi8, strided<[?,2]>> into !amx.tile<16x64xi8>  // error 8: 'amx.tile_load' op requires memref with unit innermost stride
  return
}
// -----
func.func @f(%v: memref<?x?xi8>, %i: index) {
  %1 = amx.tile_load %v[%i, %i] : memref<?x?xi8> into !amx.tile<17x64xi8>  // error 8: 'amx.tile_load' op bad row height: 17
  return
}
// -----
func.func @f(%v: memref<?x?xi8>, %i: index) {
  %1 = amx.tile_load %v[%i, %i] : memref<?x?xi8> into !amx.tile<16x65xi8>  // error 8: 'amx.tile_load' op bad column width: 65
  return
}
// -----
func.func private @f(!amx.tile<?x4xi8>)  // error 32: expected static shape
// -----
func.func private @f(!amx.tile<4x4xi64>)  // error 27: failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer
// -----
func.func private @f(!amx.tile)  // error 31: expected '<'
// -----
func.func @f() { %0 = amx.tile_zero : !amx.tile<4xi8>  // error 23: 'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<4xi8>'
return }
// -----
func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>  // error 100: 'amx.tile_mulf' op unsupported type combination
return }
// -----
func.func @f(%a: !amx.tile<8x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<8x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>  // error 100: 'amx.tile_mulf' op bad mult shape: 16 x 16 x 16
return }
// -----
func.func @f(%a: !amx.tile<16x31xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x31xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>  // error 101: 'amx.tile_mulf' op bad column width: 62
return }
// -----
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x62xi8>, %c: !amx.tile<16x16xi32>) { %0 = amx.tile_muli %a zext, %b zext, %c : !amx.tile<16x64xi8>, !amx.tile<16x62xi8>, !amx.tile<16x16xi32>  // error 97: 'amx.tile_muli' op bad column width: 62
return }
// -----
func.func private @f(!amx.tile<4x4x>)  // error 36: expected non-function type
// -----
func.func @f(%v: memref<?x?xi8>, %i: index, %t: !amx.tile<17x64xi8>) {
  amx.tile_store %v[%i], %t, %i : memref<?x?xi8>, !amx.tile<17x64xi8>  // error 3: 'amx.tile_store' op requires 2 indices
  return
}
// -----
func.func @f(%a: !amx.tile<16x30xbf16>, %b: !amx.tile<17x32xbf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x30xbf16>, !amx.tile<17x32xbf16>, !amx.tile<16x16xf32>  // error 101: 'amx.tile_mulf' op bad row height: 17
return }
