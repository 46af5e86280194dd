// Every operation of arm_sme that has a custom form, in the spellings that it has, and every attribute.
func.func @tiles(%base: memref<?x?xf32>, %i: index, %pad: f32, %mask: vector<[4]x[4]xi1>, %bytes: memref<8x8xi8, strided<[8, 1]>>) {
  %0 = arm_sme.get_tile : vector<[16]x[16]xi8>
  %1 = arm_sme.get_tile {tile_id = 1 : i32} : vector<[8]x[8]xi16>
  %2 = arm_sme.get_tile : vector<[2]x[2]xi64>
  %3 = arm_sme.get_tile : vector<[1]x[1]xi128>
  %4 = arm_sme.zero : vector<[4]x[4]xi32>
  %5 = arm_sme.zero {tile_id = 16 : i32, a} : vector<[4]x[4]xf32>
  %6 = arm_sme.zero : vector<[8]x[8]xf16>
  %7 = arm_sme.zero {tile_id = "none"} : vector<[8]x[8]xbf16>
  %8 = arm_sme.zero : vector<[2]x[2]xf64>
  %9 = arm_sme.copy_tile %8 : vector<[2]x[2]xf64>
  %10 = arm_sme.copy_tile %3 {tile_id = 0 : i32} : vector<[1]x[1]xi128>
  %11 = arm_sme.tile_load %base[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %12 = arm_sme.tile_load %base[%i, %i] layout<horizontal> : memref<?x?xf32>, vector<[4]x[4]xf32>
  %13 = arm_sme.tile_load %base[%i, %i] layout<vertical> {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %14 = arm_sme.tile_load %base[%i, %i], %pad, %mask : memref<?x?xf32>, vector<[4]x[4]xf32>
  %15 = arm_sme.tile_load %base[%i, %i], %pad, %mask layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  %16 = arm_sme.tile_load %bytes[] : memref<8x8xi8, strided<[8, 1]>>, vector<[16]x[16]xi8>
  arm_sme.tile_store %11, %base[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %11, %base[%i, %i], %mask : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %11, %base[%i, %i] layout<vertical> {tile_id = 3 : i32} : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %11, %base[%i, %i], %mask layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @slices(%base: memref<?x?xf32>, %line: memref<?xi8>, %i: index, %m: vector<[4]xi1>, %n: vector<[16]xi1>, %t: vector<[4]x[4]xf32>,
                  %u: vector<[16]x[16]xi8>, %v: vector<[4]xf32>, %w: vector<[16]xi8>) {
  %0 = arm_sme.load_tile_slice %base[%i, %i], %m, %t, %i : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %1 = arm_sme.load_tile_slice %line[%i], %n, %u, %i layout<vertical> {a} : memref<?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  arm_sme.store_tile_slice %t, %i, %m, %base[%i, %i] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %u, %i, %n, %line[%i] layout<vertical> {a} : memref<?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  %2 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[4]xf32> into vector<[4]x[4]xf32>
  %3 = arm_sme.insert_tile_slice %w, %u[%i] layout<vertical> {a} : vector<[16]xi8> into vector<[16]x[16]xi8>
  %4 = arm_sme.extract_tile_slice %t[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  %5 = arm_sme.extract_tile_slice %u[%i] layout<vertical> {a} : vector<[16]xi8> from vector<[16]x[16]xi8>
  %6 = arm_sme.extract_tile_slice %u[%i] layout<horizontal> : vector<[16]xi8> from vector<[16]x[16]xi8>
  return
}
func.func @product(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %c: vector<[2]xf64>) {
  %0 = arm_sme.outerproduct %a, %b : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %a, %b kind<sub> : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.outerproduct %a, %b kind<add> acc(%t) : vector<[4]xf32>, vector<[4]xf32>
  %3 = arm_sme.outerproduct %a, %b masks(%m, %m) : vector<[4]xf32>, vector<[4]xf32>
  %4 = arm_sme.outerproduct %a, %b masks(%m, %m) acc(%t) kind<sub> {a} : vector<[4]xf32>, vector<[4]xf32>
  %5 = arm_sme.outerproduct %c, %c {tile_id = 2 : i32} : vector<[2]xf64>, vector<[2]xf64>
  return
}
func.func @two_way(%a: vector<[8]xf16>, %b: vector<[8]xbf16>, %c: vector<[8]xi16>, %m: vector<[8]xi1>, %t: vector<[4]x[4]xf32>,
                   %u: vector<[4]x[4]xi32>) {
  %0 = arm_sme.fmopa_2way %a, %a : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %1 = arm_sme.fmopa_2way %b, %b acc(%t) masks(%m, %m) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %2 = arm_sme.fmops_2way %b, %b masks(%m, %m) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %3 = arm_sme.fmops_2way %a, %a masks(%m, %m) acc(%t) {a} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %4 = arm_sme.smopa_2way %c, %c : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %5 = arm_sme.smops_2way %c, %c acc(%u) {tile_id = 1 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %6 = arm_sme.umopa_2way %c, %c acc(%u) masks(%m, %m) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %7 = arm_sme.umops_2way %c, %c masks(%m, %m) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
func.func @four_way(%a: vector<[16]xi8>, %b: vector<[8]xi16>, %m: vector<[16]xi1>, %n: vector<[8]xi1>, %t: vector<[4]x[4]xi32>,
                    %u: vector<[2]x[2]xi64>) {
  %0 = arm_sme.smopa_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.smops_4way %b, %b acc(%u) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %2 = arm_sme.umopa_4way %a, %a acc(%t) masks(%m, %m) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.umops_4way %b, %b masks(%n, %n) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %4 = arm_sme.sumopa_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %5 = arm_sme.sumops_4way %b, %b : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %6 = arm_sme.usmopa_4way %a, %a masks(%m, %m) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %7 = arm_sme.usmops_4way %b, %b acc(%u) masks(%n, %n) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @attributes() attributes {a = [#arm_sme.layout<horizontal>, #arm_sme.layout<vertical>, #arm_sme.kind<add>, #arm_sme.kind<sub>]} {
  %0 = arm_sme.streaming_vl <byte>
  %1 = arm_sme.streaming_vl <half>
  %2 = arm_sme.streaming_vl <word> {a = #arm_sme.type_size<byte>}
  %3 = arm_sme.streaming_vl <double>
  return
}
//= 
module {
  func.func @tiles(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<[4]x[4]xi1>, %arg4: memref<8x8xi8, strided<[8, 1]>>) {
    %0 = arm_sme.get_tile : vector<[16]x[16]xi8>
    %1 = arm_sme.get_tile {tile_id = 1 : i32} : vector<[8]x[8]xi16>
    %2 = arm_sme.get_tile : vector<[2]x[2]xi64>
    %3 = arm_sme.get_tile : vector<[1]x[1]xi128>
    %4 = arm_sme.zero : vector<[4]x[4]xi32>
    %5 = arm_sme.zero {a, tile_id = 16 : i32} : vector<[4]x[4]xf32>
    %6 = arm_sme.zero : vector<[8]x[8]xf16>
    %7 = arm_sme.zero {tile_id = "none"} : vector<[8]x[8]xbf16>
    %8 = arm_sme.zero : vector<[2]x[2]xf64>
    %9 = arm_sme.copy_tile %8 : vector<[2]x[2]xf64>
    %10 = arm_sme.copy_tile %3 {tile_id = 0 : i32} : vector<[1]x[1]xi128>
    %11 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    %12 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    %13 = arm_sme.tile_load %arg0[%arg1, %arg1] layout<vertical> {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
    %14 = arm_sme.tile_load %arg0[%arg1, %arg1], %arg2, %arg3 : memref<?x?xf32>, vector<[4]x[4]xf32>
    %15 = arm_sme.tile_load %arg0[%arg1, %arg1], %arg2, %arg3 layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
    %16 = arm_sme.tile_load %arg4[] : memref<8x8xi8, strided<[8, 1]>>, vector<[16]x[16]xi8>
    arm_sme.tile_store %11, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %11, %arg0[%arg1, %arg1], %arg3 : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %11, %arg0[%arg1, %arg1] layout<vertical> {tile_id = 3 : i32} : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %11, %arg0[%arg1, %arg1], %arg3 layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
    return
  }
  func.func @slices(%arg0: memref<?x?xf32>, %arg1: memref<?xi8>, %arg2: index, %arg3: vector<[4]xi1>, %arg4: vector<[16]xi1>, %arg5: vector<[4]x[4]xf32>, %arg6: vector<[16]x[16]xi8>, %arg7: vector<[4]xf32>, %arg8: vector<[16]xi8>) {
    %0 = arm_sme.load_tile_slice %arg0[%arg2, %arg2], %arg3, %arg5, %arg2 : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    %1 = arm_sme.load_tile_slice %arg1[%arg2], %arg4, %arg6, %arg2 layout<vertical> {a} : memref<?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
    arm_sme.store_tile_slice %arg5, %arg2, %arg3, %arg0[%arg2, %arg2] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    arm_sme.store_tile_slice %arg6, %arg2, %arg4, %arg1[%arg2] layout<vertical> {a} : memref<?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
    %2 = arm_sme.insert_tile_slice %arg7, %arg5[%arg2] : vector<[4]xf32> into vector<[4]x[4]xf32>
    %3 = arm_sme.insert_tile_slice %arg8, %arg6[%arg2] layout<vertical> {a} : vector<[16]xi8> into vector<[16]x[16]xi8>
    %4 = arm_sme.extract_tile_slice %arg5[%arg2] : vector<[4]xf32> from vector<[4]x[4]xf32>
    %5 = arm_sme.extract_tile_slice %arg6[%arg2] layout<vertical> {a} : vector<[16]xi8> from vector<[16]x[16]xi8>
    %6 = arm_sme.extract_tile_slice %arg6[%arg2] : vector<[16]xi8> from vector<[16]x[16]xi8>
    return
  }
  func.func @product(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xi1>, %arg3: vector<[4]x[4]xf32>, %arg4: vector<[2]xf64>) {
    %0 = arm_sme.outerproduct %arg0, %arg1 : vector<[4]xf32>, vector<[4]xf32>
    %1 = arm_sme.outerproduct %arg0, %arg1 kind<sub> : vector<[4]xf32>, vector<[4]xf32>
    %2 = arm_sme.outerproduct %arg0, %arg1 acc(%arg3) : vector<[4]xf32>, vector<[4]xf32>
    %3 = arm_sme.outerproduct %arg0, %arg1 masks(%arg2, %arg2) : vector<[4]xf32>, vector<[4]xf32>
    %4 = arm_sme.outerproduct %arg0, %arg1 kind<sub> acc(%arg3) masks(%arg2, %arg2) {a} : vector<[4]xf32>, vector<[4]xf32>
    %5 = arm_sme.outerproduct %arg4, %arg4 {tile_id = 2 : i32} : vector<[2]xf64>, vector<[2]xf64>
    return
  }
  func.func @two_way(%arg0: vector<[8]xf16>, %arg1: vector<[8]xbf16>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xf32>, %arg5: vector<[4]x[4]xi32>) {
    %0 = arm_sme.fmopa_2way %arg0, %arg0 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
    %1 = arm_sme.fmopa_2way %arg1, %arg1 acc(%arg4) masks(%arg3, %arg3) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
    %2 = arm_sme.fmops_2way %arg1, %arg1 masks(%arg3, %arg3) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
    %3 = arm_sme.fmops_2way %arg0, %arg0 acc(%arg4) masks(%arg3, %arg3) {a} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
    %4 = arm_sme.smopa_2way %arg2, %arg2 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %5 = arm_sme.smops_2way %arg2, %arg2 acc(%arg5) {tile_id = 1 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %6 = arm_sme.umopa_2way %arg2, %arg2 acc(%arg5) masks(%arg3, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %7 = arm_sme.umops_2way %arg2, %arg2 masks(%arg3, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    return
  }
  func.func @four_way(%arg0: vector<[16]xi8>, %arg1: vector<[8]xi16>, %arg2: vector<[16]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>, %arg5: vector<[2]x[2]xi64>) {
    %0 = arm_sme.smopa_4way %arg0, %arg0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %1 = arm_sme.smops_4way %arg1, %arg1 acc(%arg5) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %2 = arm_sme.umopa_4way %arg0, %arg0 acc(%arg4) masks(%arg2, %arg2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %3 = arm_sme.umops_4way %arg1, %arg1 masks(%arg3, %arg3) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %4 = arm_sme.sumopa_4way %arg0, %arg0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %5 = arm_sme.sumops_4way %arg1, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %6 = arm_sme.usmopa_4way %arg0, %arg0 masks(%arg2, %arg2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %7 = arm_sme.usmops_4way %arg1, %arg1 acc(%arg5) masks(%arg3, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    return
  }
  func.func @attributes() attributes {a = [#arm_sme.layout<horizontal>, #arm_sme.layout<vertical>, #arm_sme.kind<add>, #arm_sme.kind<sub>]} {
    %0 = arm_sme.streaming_vl <byte>
    %1 = arm_sme.streaming_vl <half>
    %2 = arm_sme.streaming_vl <word> {a = #arm_sme.type_size<byte>}
    %3 = arm_sme.streaming_vl <double>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, f32, vector<[4]x[4]xi1>, memref<8x8xi8, strided<[8, 1]>>) -> (), sym_name = "tiles"}> ({
  ^bb0(%arg26: memref<?x?xf32>, %arg27: index, %arg28: f32, %arg29: vector<[4]x[4]xi1>, %arg30: memref<8x8xi8, strided<[8, 1]>>):
    %33 = "arm_sme.get_tile"() : () -> vector<[16]x[16]xi8>
    %34 = "arm_sme.get_tile"() {tile_id = 1 : i32} : () -> vector<[8]x[8]xi16>
    %35 = "arm_sme.get_tile"() : () -> vector<[2]x[2]xi64>
    %36 = "arm_sme.get_tile"() : () -> vector<[1]x[1]xi128>
    %37 = "arm_sme.zero"() : () -> vector<[4]x[4]xi32>
    %38 = "arm_sme.zero"() {a, tile_id = 16 : i32} : () -> vector<[4]x[4]xf32>
    %39 = "arm_sme.zero"() : () -> vector<[8]x[8]xf16>
    %40 = "arm_sme.zero"() {tile_id = "none"} : () -> vector<[8]x[8]xbf16>
    %41 = "arm_sme.zero"() : () -> vector<[2]x[2]xf64>
    %42 = "arm_sme.copy_tile"(%41) : (vector<[2]x[2]xf64>) -> vector<[2]x[2]xf64>
    %43 = "arm_sme.copy_tile"(%36) {tile_id = 0 : i32} : (vector<[1]x[1]xi128>) -> vector<[1]x[1]xi128>
    %44 = "arm_sme.tile_load"(%arg26, %arg27, %arg27) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
    %45 = "arm_sme.tile_load"(%arg26, %arg27, %arg27) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
    %46 = "arm_sme.tile_load"(%arg26, %arg27, %arg27) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> {a} : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
    %47 = "arm_sme.tile_load"(%arg26, %arg27, %arg27, %arg28, %arg29) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xf32>, index, index, f32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32>
    %48 = "arm_sme.tile_load"(%arg26, %arg27, %arg27, %arg28, %arg29) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xf32>, index, index, f32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32>
    %49 = "arm_sme.tile_load"(%arg30) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x8xi8, strided<[8, 1]>>) -> vector<[16]x[16]xi8>
    "arm_sme.tile_store"(%44, %arg26, %arg27, %arg27) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index) -> ()
    "arm_sme.tile_store"(%44, %arg26, %arg27, %arg27, %arg29) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index, vector<[4]x[4]xi1>) -> ()
    "arm_sme.tile_store"(%44, %arg26, %arg27, %arg27) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> {tile_id = 3 : i32} : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index) -> ()
    "arm_sme.tile_store"(%44, %arg26, %arg27, %arg27, %arg29) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index, vector<[4]x[4]xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?xi8>, index, vector<[4]xi1>, vector<[16]xi1>, vector<[4]x[4]xf32>, vector<[16]x[16]xi8>, vector<[4]xf32>, vector<[16]xi8>) -> (), sym_name = "slices"}> ({
  ^bb0(%arg17: memref<?x?xf32>, %arg18: memref<?xi8>, %arg19: index, %arg20: vector<[4]xi1>, %arg21: vector<[16]xi1>, %arg22: vector<[4]x[4]xf32>, %arg23: vector<[16]x[16]xi8>, %arg24: vector<[4]xf32>, %arg25: vector<[16]xi8>):
    %26 = "arm_sme.load_tile_slice"(%arg17, %arg20, %arg22, %arg19, %arg19, %arg19) <{layout = #arm_sme.layout<horizontal>}> : (memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index, index, index) -> vector<[4]x[4]xf32>
    %27 = "arm_sme.load_tile_slice"(%arg18, %arg21, %arg23, %arg19, %arg19) <{layout = #arm_sme.layout<vertical>}> {a} : (memref<?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>, index, index) -> vector<[16]x[16]xi8>
    "arm_sme.store_tile_slice"(%arg22, %arg19, %arg20, %arg17, %arg19, %arg19) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<?x?xf32>, index, index) -> ()
    "arm_sme.store_tile_slice"(%arg23, %arg19, %arg21, %arg18, %arg19) <{layout = #arm_sme.layout<vertical>}> {a} : (vector<[16]x[16]xi8>, index, vector<[16]xi1>, memref<?xi8>, index) -> ()
    %28 = "arm_sme.insert_tile_slice"(%arg24, %arg22, %arg19) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> vector<[4]x[4]xf32>
    %29 = "arm_sme.insert_tile_slice"(%arg25, %arg23, %arg19) <{layout = #arm_sme.layout<vertical>}> {a} : (vector<[16]xi8>, vector<[16]x[16]xi8>, index) -> vector<[16]x[16]xi8>
    %30 = "arm_sme.extract_tile_slice"(%arg22, %arg19) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xf32>, index) -> vector<[4]xf32>
    %31 = "arm_sme.extract_tile_slice"(%arg23, %arg19) <{layout = #arm_sme.layout<vertical>}> {a} : (vector<[16]x[16]xi8>, index) -> vector<[16]xi8>
    %32 = "arm_sme.extract_tile_slice"(%arg23, %arg19) <{layout = #arm_sme.layout<horizontal>}> : (vector<[16]x[16]xi8>, index) -> vector<[16]xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, vector<[2]xf64>) -> (), sym_name = "product"}> ({
  ^bb0(%arg12: vector<[4]xf32>, %arg13: vector<[4]xf32>, %arg14: vector<[4]xi1>, %arg15: vector<[4]x[4]xf32>, %arg16: vector<[2]xf64>):
    %20 = "arm_sme.outerproduct"(%arg12, %arg13) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
    %21 = "arm_sme.outerproduct"(%arg12, %arg13) <{kind = #arm_sme.kind<sub>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
    %22 = "arm_sme.outerproduct"(%arg12, %arg13, %arg15) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %23 = "arm_sme.outerproduct"(%arg12, %arg13, %arg14, %arg14) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
    %24 = "arm_sme.outerproduct"(%arg12, %arg13, %arg14, %arg14, %arg15) <{kind = #arm_sme.kind<sub>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %25 = "arm_sme.outerproduct"(%arg16, %arg16) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {tile_id = 2 : i32} : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]x[2]xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[8]xf16>, vector<[8]xbf16>, vector<[8]xi16>, vector<[8]xi1>, vector<[4]x[4]xf32>, vector<[4]x[4]xi32>) -> (), sym_name = "two_way"}> ({
  ^bb0(%arg6: vector<[8]xf16>, %arg7: vector<[8]xbf16>, %arg8: vector<[8]xi16>, %arg9: vector<[8]xi1>, %arg10: vector<[4]x[4]xf32>, %arg11: vector<[4]x[4]xi32>):
    %12 = "arm_sme.fmopa_2way"(%arg6, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> vector<[4]x[4]xf32>
    %13 = "arm_sme.fmopa_2way"(%arg7, %arg7, %arg9, %arg9, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %14 = "arm_sme.fmops_2way"(%arg7, %arg7, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xi1>, vector<[8]xi1>) -> vector<[4]x[4]xf32>
    %15 = "arm_sme.fmops_2way"(%arg6, %arg6, %arg9, %arg9, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {a} : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %16 = "arm_sme.smopa_2way"(%arg8, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
    %17 = "arm_sme.smops_2way"(%arg8, %arg8, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> {tile_id = 1 : i32} : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
    %18 = "arm_sme.umopa_2way"(%arg8, %arg8, %arg9, %arg9, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
    %19 = "arm_sme.umops_2way"(%arg8, %arg8, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>) -> vector<[4]x[4]xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[16]xi8>, vector<[8]xi16>, vector<[16]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>, vector<[2]x[2]xi64>) -> (), sym_name = "four_way"}> ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[8]xi16>, %arg2: vector<[16]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>, %arg5: vector<[2]x[2]xi64>):
    %4 = "arm_sme.smopa_4way"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %5 = "arm_sme.smops_4way"(%arg1, %arg1, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64>
    %6 = "arm_sme.umopa_4way"(%arg0, %arg0, %arg2, %arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
    %7 = "arm_sme.umops_4way"(%arg1, %arg1, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>) -> vector<[2]x[2]xi64>
    %8 = "arm_sme.sumopa_4way"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %9 = "arm_sme.sumops_4way"(%arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]x[2]xi64>
    %10 = "arm_sme.usmopa_4way"(%arg0, %arg0, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>) -> vector<[4]x[4]xi32>
    %11 = "arm_sme.usmops_4way"(%arg1, %arg1, %arg3, %arg3, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes"}> ({
    %0 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<byte>}> : () -> index
    %1 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<half>}> : () -> index
    %2 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<word>}> {a = #arm_sme.type_size<byte>} : () -> index
    %3 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<double>}> : () -> index
    "func.return"() : () -> ()
  }) {a = [#arm_sme.layout<horizontal>, #arm_sme.layout<vertical>, #arm_sme.kind<add>, #arm_sme.kind<sub>]} : () -> ()
}) : () -> ()

