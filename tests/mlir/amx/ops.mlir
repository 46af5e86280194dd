// Every operation of amx, in the spellings that its form has, and its type.
func.func private @types(!amx.tile<4xi8>, !amx.tile<2x3x4xf16>, !amx.tile<0x4xi32>, tensor<4x!amx.tile<8x8xf32>>)
func.func @memory(%m: memref<?x?xi8>, %list: memref<?xi8, strided<[2]>>, %one: memref<f32>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x32xbf16>
  %1 = amx.tile_zero {a} : !amx.tile<0x0xi8>
  %2 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %3 = amx.tile_load %list[%i], %i {a} : memref<?xi8, strided<[2]>> into !amx.tile<16x64xi8>
  amx.tile_store %m[%i, %i], %2 : memref<?x?xi8>, !amx.tile<16x64xi8>
  amx.tile_store %one[], %2, %i {a} : memref<f32>, !amx.tile<16x64xi8>
  return
}
func.func @products(%f: !amx.tile<16x32xf16>, %g: !amx.tile<4x8xbf16>, %h: !amx.tile<4x8xbf16>, %s: !amx.tile<16x16xf32>,
                    %t: !amx.tile<4x4xf32>, %b: !amx.tile<16x64xi8>, %i: !amx.tile<16x16xi32>) {
  %0 = amx.tile_mulf %f, %f, %s : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  %1 = amx.tile_mulf %g, %h, %t {a} : !amx.tile<4x8xbf16>, !amx.tile<4x8xbf16>, !amx.tile<4x4xf32>
  %2 = amx.tile_muli %b, %b, %i : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %3 = amx.tile_muli %b zext, %b, %i : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %4 = amx.tile_muli %b, %b zext, %i : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %5 = amx.tile_muli %b zext, %b zext, %i {a} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
//= 
module {
  func.func private @types(!amx.tile<4xi8>, !amx.tile<2x3x4xf16>, !amx.tile<0x4xi32>, tensor<4x!amx.tile<8x8xf32>>)
  func.func @memory(%arg0: memref<?x?xi8>, %arg1: memref<?xi8, strided<[2]>>, %arg2: memref<f32>, %arg3: index) {
    %0 = amx.tile_zero : !amx.tile<16x32xbf16>
    %1 = amx.tile_zero {a} : !amx.tile<0x0xi8>
    %2 = amx.tile_load %arg0[%arg3, %arg3] : memref<?x?xi8> into !amx.tile<16x64xi8>
    %3 = amx.tile_load %arg1[%arg3], %arg3 {a} : memref<?xi8, strided<[2]>> into !amx.tile<16x64xi8>
    amx.tile_store %arg0[%arg3, %arg3], %2 : memref<?x?xi8>, !amx.tile<16x64xi8>
    amx.tile_store %arg2[], %2, %arg3 {a} : memref<f32>, !amx.tile<16x64xi8>
    return
  }
  func.func @products(%arg0: !amx.tile<16x32xf16>, %arg1: !amx.tile<4x8xbf16>, %arg2: !amx.tile<4x8xbf16>, %arg3: !amx.tile<16x16xf32>, %arg4: !amx.tile<4x4xf32>, %arg5: !amx.tile<16x64xi8>, %arg6: !amx.tile<16x16xi32>) {
    %0 = amx.tile_mulf %arg0, %arg0, %arg3 : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
    %1 = amx.tile_mulf %arg1, %arg2, %arg4 {a} : !amx.tile<4x8xbf16>, !amx.tile<4x8xbf16>, !amx.tile<4x4xf32>
    %2 = amx.tile_muli %arg5, %arg5, %arg6 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %3 = amx.tile_muli %arg5 zext, %arg5, %arg6 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %4 = amx.tile_muli %arg5, %arg5 zext, %arg6 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %5 = amx.tile_muli %arg5 zext, %arg5 zext, %arg6 {a} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!amx.tile<4xi8>, !amx.tile<2x3x4xf16>, !amx.tile<0x4xi32>, tensor<4x!amx.tile<8x8xf32>>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?xi8, strided<[2]>>, memref<f32>, index) -> (), sym_name = "memory"}> ({
  ^bb0(%arg7: memref<?x?xi8>, %arg8: memref<?xi8, strided<[2]>>, %arg9: memref<f32>, %arg10: index):
    %6 = "amx.tile_zero"() : () -> !amx.tile<16x32xbf16>
    %7 = "amx.tile_zero"() {a} : () -> !amx.tile<0x0xi8>
    %8 = "amx.tile_load"(%arg7, %arg10, %arg10) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index, index) -> !amx.tile<16x64xi8>
    %9 = "amx.tile_load"(%arg8, %arg10, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 1>}> {a} : (memref<?xi8, strided<[2]>>, index, index) -> !amx.tile<16x64xi8>
    "amx.tile_store"(%arg7, %arg10, %arg10, %8) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>) -> ()
    "amx.tile_store"(%arg9, %8, %arg10) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>}> {a} : (memref<f32>, !amx.tile<16x64xi8>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!amx.tile<16x32xf16>, !amx.tile<4x8xbf16>, !amx.tile<4x8xbf16>, !amx.tile<16x16xf32>, !amx.tile<4x4xf32>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> (), sym_name = "products"}> ({
  ^bb0(%arg0: !amx.tile<16x32xf16>, %arg1: !amx.tile<4x8xbf16>, %arg2: !amx.tile<4x8xbf16>, %arg3: !amx.tile<16x16xf32>, %arg4: !amx.tile<4x4xf32>, %arg5: !amx.tile<16x64xi8>, %arg6: !amx.tile<16x16xi32>):
    %0 = "amx.tile_mulf"(%arg0, %arg0, %arg3) : (!amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
    %1 = "amx.tile_mulf"(%arg1, %arg2, %arg4) {a} : (!amx.tile<4x8xbf16>, !amx.tile<4x8xbf16>, !amx.tile<4x4xf32>) -> !amx.tile<4x4xf32>
    %2 = "amx.tile_muli"(%arg5, %arg5, %arg6) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    %3 = "amx.tile_muli"(%arg5, %arg5, %arg6) <{isZextLhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    %4 = "amx.tile_muli"(%arg5, %arg5, %arg6) <{isZextRhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    %5 = "amx.tile_muli"(%arg5, %arg5, %arg6) <{isZextLhs, isZextRhs}> {a} : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

