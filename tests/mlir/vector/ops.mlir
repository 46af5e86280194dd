// Every operation of vector, in the spellings that its form has.
#trait = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], note = "a"}
func.func @vector(%f: f32, %i: index, %n: i32, %v: vector<4xf32>, %w: vector<2x4xf32>, %z: vector<f32>, %s: vector<[4]xf32>, %b: vector<4xi1>, %d: vector<4xindex>, %m: memref<8xf32>, %mm: memref<?x?xf32>, %mv: memref<8xvector<4xf32>>, %t: tensor<?x?xf32>, %acc4: vector<4x4xf32>, %accs: vector<[4]x[4]xf32>, %m8: memref<8x4xf32>) {
  %0 = vector.bitcast %v {x} : vector<4xf32> to vector<8xf16>
  %1 = vector.broadcast %f : f32 to vector<2x4xf32>
  %2 = vector.broadcast %v {x} : vector<4xf32> to vector<3x4xf32>
  vector.compressstore %m[%i], %b, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %b, %v {alignment = 8 : i64, x} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.constant_mask [1, 3] : vector<2x4xi1>
  %4 = vector.constant_mask [1] {x} : vector<i1>
  %w2 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %acc = vector.broadcast %f : f32 to vector<2x2xf32>
  %5 = vector.contract #trait %w, %w2, %acc {x} : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32>
  %6 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %v, %v, %f : vector<4xf32>, vector<4xf32>, i8 into f32
  %7 = vector.create_mask %i : vector<[4]xi1>
  %8 = vector.create_mask %i, %i {x} : vector<2x4xi1>
  %9, %10 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %11:2 = vector.deinterleave %s {x} : vector<[4]xf32> -> vector<[2]xf32>
  %12 = vector.expandload %m[%i], %b, %v {alignment = 16, x} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %13 = vector.extract %v[2] : f32 from vector<4xf32>
  %14 = vector.extract %w[%i, 3] {x} : f32 from vector<2x4xf32>
  %15 = vector.extract %w[-1] : vector<4xf32> from vector<2x4xf32>
  %16 = vector.extract %z[] : f32 from vector<f32>
  %17 = vector.extract_strided_slice %w {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  %18 = vector.fma %v, %v, %v {x} : vector<4xf32>
  %19 = vector.from_elements %f, %f : vector<2xf32>
  %20 = vector.from_elements %f {x} : vector<f32>
  %21 = vector.gather %mm[%i, %i] [%d], %b, %v {x} : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %22 = vector.gather %t[%i, %i] [%d], %b, %v {alignment = 4 : i64} : tensor<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %23 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  %24 = vector.insert %v, %w[%i] {x} : vector<4xf32> into vector<2x4xf32>
  %25 = vector.insert_strided_slice %v, %w {offsets = [1, 0], strides = [1], x} : vector<4xf32> into vector<2x4xf32>
  %26 = vector.interleave %v, %v {x} : vector<4xf32> -> vector<8xf32>
  %27 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %28 = vector.load %m[%i] : memref<8xf32>, vector<4xf32>
  %29 = vector.load %mv[%i] {alignment = 16 : i64, nontemporal = true, x} : memref<8xvector<4xf32>>, vector<4xf32>
  %30 = vector.mask %b { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %31 = vector.mask %b, %v { vector.transfer_read %m[%i], %f : memref<8xf32>, vector<4xf32> } {x} : vector<4xi1> -> vector<4xf32>
  vector.mask %b { } : vector<4xi1>
  vector.mask %b { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  %32 = vector.mask %b { vector.yield {y} %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %33 = vector.maskedload %m[%i], %b, %v {x} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %b, %v {alignment = 2 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %34 = vector.multi_reduction <mul>, %w, %v {x} [0] : vector<2x4xf32> to vector<4xf32>
  %35 = vector.multi_reduction #vector.kind<minnumf>, %w, %f [0, 1] : vector<2x4xf32> to f32
  %36 = vector.outerproduct %v, %f {x} : vector<4xf32>, f32
  %37 = vector.outerproduct %v, %v, %acc4 : vector<4xf32>, vector<4xf32>
  %38 = vector.outerproduct %s, %s, %accs {kind = #vector.kind<maxnumf>, x} : vector<[4]xf32>, vector<[4]xf32>
  vector.print %v : vector<4xf32>
  vector.print %n : i32 punctuation <comma> {x}
  vector.print str "text\n"
  vector.print
  vector.print punctuation <open>
  %39 = vector.reduction <add>, %v : vector<4xf32> into f32
  %40 = vector.reduction <mul>, %v, %f fastmath<reassoc> {x} : vector<4xf32> into f32
  %41 = vector.scalable.extract %s[4] {x} : vector<4xf32> from vector<[4]xf32>
  %42 = vector.scalable.insert %v, %s[8] {x} : vector<4xf32> into vector<[4]xf32>
  %43:2 = vector.scan <add>, %w, %v {inclusive = true, reduction_dim = 0 : i64, x} : vector<2x4xf32>, vector<4xf32>
  vector.scatter %mm[%i, %i] [%d], %b, %v : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  %44 = vector.scatter %t[%i, %i] [%d], %b, %v {alignment = 32 : i64, x} : tensor<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
  %45 = vector.shape_cast %w {x} : vector<2x4xf32> to vector<8xf32>
  %46 = vector.shuffle %v, %v [0, -1, 7] {x} : vector<4xf32>, vector<4xf32>
  %47 = vector.shuffle %z, %z [1, 0] : vector<f32>, vector<f32>
  %48 = vector.step : vector<4xindex>
  %49 = vector.step {x} : vector<[8]xindex>
  vector.store %v, %m[%i] : memref<8xf32>, vector<4xf32>
  vector.store %v, %mv[%i] {alignment = 16 : i64, nontemporal = true, x} : memref<8xvector<4xf32>>, vector<4xf32>
  %50:4 = vector.to_elements %v {x} : vector<4xf32>
  %51 = vector.transfer_read %m[%i], %f : memref<8xf32>, vector<4xf32>
  %52 = vector.transfer_read %mm[%i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, x} : memref<?x?xf32>, vector<4x2xf32>
  %53 = vector.transfer_read %t[%i, %i], %f, %b {in_bounds = [false], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<?x?xf32>, vector<4xf32>
  %54 = vector.transfer_read %mv[%i], %v : memref<8xvector<4xf32>>, vector<4xf32>
  %55 = vector.transfer_read %t[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<?x?xf32>, vector<2x4xf32>
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %56 = vector.transfer_write %w, %t[%i, %i] {in_bounds = [true, true], x} : vector<2x4xf32>, tensor<?x?xf32>
  vector.transfer_write %v, %mm[%i, %i], %b : vector<4xf32>, memref<?x?xf32>
  %57 = vector.transpose %w, [1, 0] {x} : vector<2x4xf32> to vector<4x2xf32>
  %58 = vector.type_cast %m8 {x} : memref<8x4xf32> to memref<vector<8x4xf32>>
  %59 = vector.vscale
  %60 = vector.vscale {x}
  return
}
"t.cases"() {a = #vector.iterator_type<reduction>, b = #vector.punctuation<comma>} : () -> ()

//= --allow-unregistered-dialect
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @vector(%arg0: f32, %arg1: index, %arg2: i32, %arg3: vector<4xf32>, %arg4: vector<2x4xf32>, %arg5: vector<f32>, %arg6: vector<[4]xf32>, %arg7: vector<4xi1>, %arg8: vector<4xindex>, %arg9: memref<8xf32>, %arg10: memref<?x?xf32>, %arg11: memref<8xvector<4xf32>>, %arg12: tensor<?x?xf32>, %arg13: vector<4x4xf32>, %arg14: vector<[4]x[4]xf32>, %arg15: memref<8x4xf32>) {
    %0 = vector.bitcast %arg3 {x} : vector<4xf32> to vector<8xf16>
    %1 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
    %2 = vector.broadcast %arg3 {x} : vector<4xf32> to vector<3x4xf32>
    vector.compressstore %arg9[%arg1], %arg7, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32>
    vector.compressstore %arg9[%arg1], %arg7, %arg3 {alignment = 8 : i64, x} : memref<8xf32>, vector<4xi1>, vector<4xf32>
    %3 = vector.constant_mask [1, 3] : vector<2x4xi1>
    %4 = vector.constant_mask [1] {x} : vector<i1>
    %5 = vector.transpose %arg4, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %6 = vector.broadcast %arg0 : f32 to vector<2x2xf32>
    %7 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg4, %5, %6 {note = "a", x} : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32>
    %8 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %arg3, %arg3, %arg0 : vector<4xf32>, vector<4xf32> into f32
    %9 = vector.create_mask %arg1 : vector<[4]xi1>
    %10 = vector.create_mask %arg1, %arg1 {x} : vector<2x4xi1>
    %res1, %res2 = vector.deinterleave %arg3 : vector<4xf32> -> vector<2xf32>
    %res1_0, %res2_1 = vector.deinterleave %arg6 {x} : vector<[4]xf32> -> vector<[2]xf32>
    %11 = vector.expandload %arg9[%arg1], %arg7, %arg3 {alignment = 16 : i64, x} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %12 = vector.extract %arg3[2] : f32 from vector<4xf32>
    %13 = vector.extract %arg4[%arg1, 3] {x} : f32 from vector<2x4xf32>
    %14 = vector.extract %arg4[-1] : vector<4xf32> from vector<2x4xf32>
    %15 = vector.extract %arg5[] : f32 from vector<f32>
    %16 = vector.extract_strided_slice %arg4 {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
    %17 = vector.fma %arg3, %arg3, %arg3 {x} : vector<4xf32>
    %18 = vector.from_elements %arg0, %arg0 : vector<2xf32>
    %19 = vector.from_elements %arg0 {x} : vector<f32>
    %20 = vector.gather %arg10[%arg1, %arg1] [%arg8], %arg7, %arg3 {x} : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %21 = vector.gather %arg12[%arg1, %arg1] [%arg8], %arg7, %arg3 {alignment = 4 : i64} : tensor<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %22 = vector.insert %arg0, %arg3 [1] : f32 into vector<4xf32>
    %23 = vector.insert %arg3, %arg4 [%arg1] {x} : vector<4xf32> into vector<2x4xf32>
    %24 = vector.insert_strided_slice %arg3, %arg4 {offsets = [1, 0], strides = [1], x} : vector<4xf32> into vector<2x4xf32>
    %25 = vector.interleave %arg3, %arg3 {x} : vector<4xf32> -> vector<8xf32>
    %26 = vector.interleave %arg5, %arg5 : vector<f32> -> vector<2xf32>
    %27 = vector.load %arg9[%arg1] : memref<8xf32>, vector<4xf32>
    %28 = vector.load %arg11[%arg1] {alignment = 16 : i64, nontemporal = true, x} : memref<8xvector<4xf32>>, vector<4xf32>
    %29 = vector.mask %arg7 { vector.reduction <add>, %arg3 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %30 = vector.mask %arg7, %arg3 { vector.transfer_read %arg9[%arg1], %arg0 : memref<8xf32>, vector<4xf32> } {x} : vector<4xi1> -> vector<4xf32>
    vector.mask %arg7 { vector.yield } : vector<4xi1>
    vector.mask %arg7 { vector.transfer_write %arg3, %arg9[%arg1] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
    %31 = vector.mask %arg7 { vector.yield {y} %arg3 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    %32 = vector.maskedload %arg9[%arg1], %arg7, %arg3 {x} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg9[%arg1], %arg7, %arg3 {alignment = 2 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32>
    %33 = vector.multi_reduction <mul>, %arg4, %arg3 {x} [0] : vector<2x4xf32> to vector<4xf32>
    %34 = vector.multi_reduction <minnumf>, %arg4, %arg0 [0, 1] : vector<2x4xf32> to f32
    %35 = vector.outerproduct %arg3, %arg0 : vector<4xf32>, f32
    %36 = vector.outerproduct %arg3, %arg3, %arg13 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
    %37 = vector.outerproduct %arg6, %arg6, %arg14 {kind = #vector.kind<maxnumf>, x} : vector<[4]xf32>, vector<[4]xf32>
    vector.print %arg3 : vector<4xf32>
    vector.print %arg2 : i32 punctuation <comma> {x}
    vector.print str "text\0A"
    vector.print
    vector.print punctuation <open>
    %38 = vector.reduction <add>, %arg3 : vector<4xf32> into f32
    %39 = vector.reduction <mul>, %arg3, %arg0 fastmath<reassoc> {x} : vector<4xf32> into f32
    %40 = vector.scalable.extract %arg6[4] {x} : vector<4xf32> from vector<[4]xf32>
    %41 = vector.scalable.insert %arg3, %arg6[8] {x} : vector<4xf32> into vector<[4]xf32>
    %dest, %accumulated_value = vector.scan <add>, %arg4, %arg3 {inclusive = true, reduction_dim = 0 : i64, x} : vector<2x4xf32>, vector<4xf32>
    vector.scatter %arg10[%arg1, %arg1] [%arg8], %arg7, %arg3 : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
    %42 = vector.scatter %arg12[%arg1, %arg1] [%arg8], %arg7, %arg3 {alignment = 32 : i64, x} : tensor<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
    %43 = vector.shape_cast %arg4 {x} : vector<2x4xf32> to vector<8xf32>
    %44 = vector.shuffle %arg3, %arg3 [0, -1, 7] {x} : vector<4xf32>, vector<4xf32>
    %45 = vector.shuffle %arg5, %arg5 [1, 0] : vector<f32>, vector<f32>
    %46 = vector.step : vector<4xindex>
    %47 = vector.step {x} : vector<[8]xindex>
    vector.store %arg3, %arg9[%arg1] : memref<8xf32>, vector<4xf32>
    vector.store %arg3, %arg11[%arg1] {alignment = 16 : i64, nontemporal = true, x} : memref<8xvector<4xf32>>, vector<4xf32>
    %48:4 = vector.to_elements %arg3 {x} : vector<4xf32>
    %49 = vector.transfer_read %arg9[%arg1], %arg0 : memref<8xf32>, vector<4xf32>
    %50 = vector.transfer_read %arg10[%arg1, %arg1], %arg0 {in_bounds = [true, false], permutation_map = #map5, x} : memref<?x?xf32>, vector<4x2xf32>
    %51 = vector.transfer_read %arg12[%arg1, %arg1], %arg0, %arg7 {permutation_map = #map6} : tensor<?x?xf32>, vector<4xf32>
    %52 = vector.transfer_read %arg11[%arg1], %arg3 : memref<8xvector<4xf32>>, vector<4xf32>
    %53 = vector.transfer_read %arg12[%arg1, %arg1], %arg0 {permutation_map = #map7} : tensor<?x?xf32>, vector<2x4xf32>
    vector.transfer_write %arg3, %arg9[%arg1] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
    %54 = vector.transfer_write %arg4, %arg12[%arg1, %arg1] {in_bounds = [true, true], x} : vector<2x4xf32>, tensor<?x?xf32>
    vector.transfer_write %arg3, %arg10[%arg1, %arg1], %arg7 : vector<4xf32>, memref<?x?xf32>
    %55 = vector.transpose %arg4, [1, 0] {x} : vector<2x4xf32> to vector<4x2xf32>
    %56 = vector.type_cast %arg15 {x} : memref<8x4xf32> to memref<vector<8x4xf32>>
    %vscale = vector.vscale
    %vscale_2 = vector.vscale {x}
    return
  }
  "t.cases"() {a = #vector.iterator_type<reduction>, b = #vector.punctuation<comma>} : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32, index, i32, vector<4xf32>, vector<2x4xf32>, vector<f32>, vector<[4]xf32>, vector<4xi1>, vector<4xindex>, memref<8xf32>, memref<?x?xf32>, memref<8xvector<4xf32>>, tensor<?x?xf32>, vector<4x4xf32>, vector<[4]x[4]xf32>, memref<8x4xf32>) -> (), sym_name = "vector"}> ({
  ^bb0(%arg0: f32, %arg1: index, %arg2: i32, %arg3: vector<4xf32>, %arg4: vector<2x4xf32>, %arg5: vector<f32>, %arg6: vector<[4]xf32>, %arg7: vector<4xi1>, %arg8: vector<4xindex>, %arg9: memref<8xf32>, %arg10: memref<?x?xf32>, %arg11: memref<8xvector<4xf32>>, %arg12: tensor<?x?xf32>, %arg13: vector<4x4xf32>, %arg14: vector<[4]x[4]xf32>, %arg15: memref<8x4xf32>):
    %0 = "vector.bitcast"(%arg3) {x} : (vector<4xf32>) -> vector<8xf16>
    %1 = "vector.broadcast"(%arg0) : (f32) -> vector<2x4xf32>
    %2 = "vector.broadcast"(%arg3) {x} : (vector<4xf32>) -> vector<3x4xf32>
    "vector.compressstore"(%arg9, %arg1, %arg7, %arg3) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
    "vector.compressstore"(%arg9, %arg1, %arg7, %arg3) <{alignment = 8 : i64}> {x} : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 3>}> : () -> vector<2x4xi1>
    %4 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> {x} : () -> vector<i1>
    %5 = "vector.transpose"(%arg4) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    %6 = "vector.broadcast"(%arg0) : (f32) -> vector<2x2xf32>
    %7 = "vector.contract"(%arg4, %5, %6) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> {note = "a", x} : (vector<2x4xf32>, vector<4x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    %8 = "vector.contract"(%arg3, %arg3, %arg0) <{indexing_maps = [#map3, #map3, #map4], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maximumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    %9 = "vector.create_mask"(%arg1) : (index) -> vector<[4]xi1>
    %10 = "vector.create_mask"(%arg1, %arg1) {x} : (index, index) -> vector<2x4xi1>
    %11:2 = "vector.deinterleave"(%arg3) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
    %12:2 = "vector.deinterleave"(%arg6) {x} : (vector<[4]xf32>) -> (vector<[2]xf32>, vector<[2]xf32>)
    %13 = "vector.expandload"(%arg9, %arg1, %arg7, %arg3) <{alignment = 16 : i64}> {x} : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %14 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
    %15 = "vector.extract"(%arg4, %arg1) <{static_position = array<i64: -9223372036854775808, 3>}> {x} : (vector<2x4xf32>, index) -> f32
    %16 = "vector.extract"(%arg4) <{static_position = array<i64: -1>}> : (vector<2x4xf32>) -> vector<4xf32>
    %17 = "vector.extract"(%arg5) <{static_position = array<i64>}> : (vector<f32>) -> f32
    %18 = "vector.extract_strided_slice"(%arg4) <{offsets = [0, 2], sizes = [1, 2], strides = [1, 1]}> : (vector<2x4xf32>) -> vector<1x2xf32>
    %19 = "vector.fma"(%arg3, %arg3, %arg3) {x} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %20 = "vector.from_elements"(%arg0, %arg0) : (f32, f32) -> vector<2xf32>
    %21 = "vector.from_elements"(%arg0) {x} : (f32) -> vector<f32>
    %22 = "vector.gather"(%arg10, %arg1, %arg1, %arg8, %arg7, %arg3) {x} : (memref<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %23 = "vector.gather"(%arg12, %arg1, %arg1, %arg8, %arg7, %arg3) <{alignment = 4 : i64}> : (tensor<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %24 = "vector.insert"(%arg0, %arg3) <{static_position = array<i64: 1>}> : (f32, vector<4xf32>) -> vector<4xf32>
    %25 = "vector.insert"(%arg3, %arg4, %arg1) <{static_position = array<i64: -9223372036854775808>}> {x} : (vector<4xf32>, vector<2x4xf32>, index) -> vector<2x4xf32>
    %26 = "vector.insert_strided_slice"(%arg3, %arg4) <{offsets = [1, 0], strides = [1]}> {x} : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %27 = "vector.interleave"(%arg3, %arg3) {x} : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %28 = "vector.interleave"(%arg5, %arg5) : (vector<f32>, vector<f32>) -> vector<2xf32>
    %29 = "vector.load"(%arg9, %arg1) : (memref<8xf32>, index) -> vector<4xf32>
    %30 = "vector.load"(%arg11, %arg1) <{alignment = 16 : i64, nontemporal = true}> {x} : (memref<8xvector<4xf32>>, index) -> vector<4xf32>
    %31 = "vector.mask"(%arg7) ({
      %63 = "vector.reduction"(%arg3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
      "vector.yield"(%63) : (f32) -> ()
    }) : (vector<4xi1>) -> f32
    %32 = "vector.mask"(%arg7, %arg3) ({
      %62 = "vector.transfer_read"(%arg9, %arg1, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<8xf32>, index, f32) -> vector<4xf32>
      "vector.yield"(%62) : (vector<4xf32>) -> ()
    }) {x} : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.mask"(%arg7) ({
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    "vector.mask"(%arg7) ({
      "vector.transfer_write"(%arg3, %arg9, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (vector<4xf32>, memref<8xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    %33 = "vector.mask"(%arg7) ({
      "vector.yield"(%arg3) {y} : (vector<4xf32>) -> ()
    }) : (vector<4xi1>) -> vector<4xf32>
    %34 = "vector.maskedload"(%arg9, %arg1, %arg7, %arg3) {x} : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.maskedstore"(%arg9, %arg1, %arg7, %arg3) <{alignment = 2 : i64}> : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
    %35 = "vector.multi_reduction"(%arg4, %arg3) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> {x} : (vector<2x4xf32>, vector<4xf32>) -> vector<4xf32>
    %36 = "vector.multi_reduction"(%arg4, %arg0) <{kind = #vector.kind<minnumf>, reduction_dims = array<i64: 0, 1>}> : (vector<2x4xf32>, f32) -> f32
    %37 = "vector.outerproduct"(%arg3, %arg0) <{kind = #vector.kind<add>}> {x} : (vector<4xf32>, f32) -> vector<4xf32>
    %38 = "vector.outerproduct"(%arg3, %arg3, %arg13) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    %39 = "vector.outerproduct"(%arg6, %arg6, %arg14) <{kind = #vector.kind<maxnumf>}> {x} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    "vector.print"(%arg3) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "vector.print"(%arg2) <{punctuation = #vector.punctuation<comma>}> {x} : (i32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "text\0A"}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<open>}> : () -> ()
    %40 = "vector.reduction"(%arg3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    %41 = "vector.reduction"(%arg3, %arg0) <{fastmath = #arith.fastmath<reassoc>, kind = #vector.kind<mul>}> {x} : (vector<4xf32>, f32) -> f32
    %42 = "vector.scalable.extract"(%arg6) <{pos = 4 : i64}> {x} : (vector<[4]xf32>) -> vector<4xf32>
    %43 = "vector.scalable.insert"(%arg3, %arg6) <{pos = 8 : i64}> {x} : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %44:2 = "vector.scan"(%arg4, %arg3) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> {x} : (vector<2x4xf32>, vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>)
    "vector.scatter"(%arg10, %arg1, %arg1, %arg8, %arg7, %arg3) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> ()
    %45 = "vector.scatter"(%arg12, %arg1, %arg1, %arg8, %arg7, %arg3) <{alignment = 32 : i64}> {x} : (tensor<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> tensor<?x?xf32>
    %46 = "vector.shape_cast"(%arg4) {x} : (vector<2x4xf32>) -> vector<8xf32>
    %47 = "vector.shuffle"(%arg3, %arg3) <{mask = array<i64: 0, -1, 7>}> {x} : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
    %48 = "vector.shuffle"(%arg5, %arg5) <{mask = array<i64: 1, 0>}> : (vector<f32>, vector<f32>) -> vector<2xf32>
    %49 = "vector.step"() : () -> vector<4xindex>
    %50 = "vector.step"() {x} : () -> vector<[8]xindex>
    "vector.store"(%arg3, %arg9, %arg1) : (vector<4xf32>, memref<8xf32>, index) -> ()
    "vector.store"(%arg3, %arg11, %arg1) <{alignment = 16 : i64, nontemporal = true}> {x} : (vector<4xf32>, memref<8xvector<4xf32>>, index) -> ()
    %51:4 = "vector.to_elements"(%arg3) {x} : (vector<4xf32>) -> (f32, f32, f32, f32)
    %52 = "vector.transfer_read"(%arg9, %arg1, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<8xf32>, index, f32) -> vector<4xf32>
    %53 = "vector.transfer_read"(%arg10, %arg1, %arg1, %arg0) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map5}> {x} : (memref<?x?xf32>, index, index, f32) -> vector<4x2xf32>
    %54 = "vector.transfer_read"(%arg12, %arg1, %arg1, %arg0, %arg7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map6}> : (tensor<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
    %55 = "vector.transfer_read"(%arg11, %arg1, %arg3) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map4}> : (memref<8xvector<4xf32>>, index, vector<4xf32>) -> vector<4xf32>
    %56 = "vector.transfer_read"(%arg12, %arg1, %arg1, %arg0) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map7}> : (tensor<?x?xf32>, index, index, f32) -> vector<2x4xf32>
    "vector.transfer_write"(%arg3, %arg9, %arg1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (vector<4xf32>, memref<8xf32>, index) -> ()
    %57 = "vector.transfer_write"(%arg4, %arg12, %arg1, %arg1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map8}> {x} : (vector<2x4xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    "vector.transfer_write"(%arg3, %arg10, %arg1, %arg1, %arg7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map9}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
    %58 = "vector.transpose"(%arg4) <{permutation = array<i64: 1, 0>}> {x} : (vector<2x4xf32>) -> vector<4x2xf32>
    %59 = "vector.type_cast"(%arg15) {x} : (memref<8x4xf32>) -> memref<vector<8x4xf32>>
    %60 = "vector.vscale"() : () -> index
    %61 = "vector.vscale"() {x} : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "t.cases"() {a = #vector.iterator_type<reduction>, b = #vector.punctuation<comma>} : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @vector(%arg0: f32 loc("<stdin>":3:19), %arg1: index loc("<stdin>":3:28), %arg2: i32 loc("<stdin>":3:39), %arg3: vector<4xf32> loc("<stdin>":3:48), %arg4: vector<2x4xf32> loc("<stdin>":3:67), %arg5: vector<f32> loc("<stdin>":3:88), %arg6: vector<[4]xf32> loc("<stdin>":3:105), %arg7: vector<4xi1> loc("<stdin>":3:126), %arg8: vector<4xindex> loc("<stdin>":3:144), %arg9: memref<8xf32> loc("<stdin>":3:165), %arg10: memref<?x?xf32> loc("<stdin>":3:184), %arg11: memref<8xvector<4xf32>> loc("<stdin>":3:206), %arg12: tensor<?x?xf32> loc("<stdin>":3:236), %arg13: vector<4x4xf32> loc("<stdin>":3:257), %arg14: vector<[4]x[4]xf32> loc("<stdin>":3:281), %arg15: memref<8x4xf32> loc("<stdin>":3:309)) {
    %0 = vector.bitcast %arg3 {x} : vector<4xf32> to vector<8xf16> loc("<stdin>":4:8)
    %1 = vector.broadcast %arg0 : f32 to vector<2x4xf32> loc("<stdin>":5:8)
    %2 = vector.broadcast %arg3 {x} : vector<4xf32> to vector<3x4xf32> loc("<stdin>":6:8)
    vector.compressstore %arg9[%arg1], %arg7, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32> loc("<stdin>":7:3)
    vector.compressstore %arg9[%arg1], %arg7, %arg3 {alignment = 8 : i64, x} : memref<8xf32>, vector<4xi1>, vector<4xf32> loc("<stdin>":8:3)
    %3 = vector.constant_mask [1, 3] : vector<2x4xi1> loc("<stdin>":9:8)
    %4 = vector.constant_mask [1] {x} : vector<i1> loc("<stdin>":10:8)
    %5 = vector.transpose %arg4, [1, 0] : vector<2x4xf32> to vector<4x2xf32> loc("<stdin>":11:9)
    %6 = vector.broadcast %arg0 : f32 to vector<2x2xf32> loc("<stdin>":12:10)
    %7 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg4, %5, %6 {note = "a", x} : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32> loc("<stdin>":13:8)
    %8 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %arg3, %arg3, %arg0 : vector<4xf32>, vector<4xf32> into f32 loc("<stdin>":14:8)
    %9 = vector.create_mask %arg1 : vector<[4]xi1> loc("<stdin>":15:8)
    %10 = vector.create_mask %arg1, %arg1 {x} : vector<2x4xi1> loc("<stdin>":16:8)
    %res1, %res2 = vector.deinterleave %arg3 : vector<4xf32> -> vector<2xf32> loc("<stdin>":17:13)
    %res1_0, %res2_1 = vector.deinterleave %arg6 {x} : vector<[4]xf32> -> vector<[2]xf32> loc("<stdin>":18:11)
    %11 = vector.expandload %arg9[%arg1], %arg7, %arg3 {alignment = 16 : i64, x} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32> loc("<stdin>":19:9)
    %12 = vector.extract %arg3[2] : f32 from vector<4xf32> loc("<stdin>":20:9)
    %13 = vector.extract %arg4[%arg1, 3] {x} : f32 from vector<2x4xf32> loc("<stdin>":21:9)
    %14 = vector.extract %arg4[-1] : vector<4xf32> from vector<2x4xf32> loc("<stdin>":22:9)
    %15 = vector.extract %arg5[] : f32 from vector<f32> loc("<stdin>":23:9)
    %16 = vector.extract_strided_slice %arg4 {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32> loc("<stdin>":24:9)
    %17 = vector.fma %arg3, %arg3, %arg3 {x} : vector<4xf32> loc("<stdin>":25:9)
    %18 = vector.from_elements %arg0, %arg0 : vector<2xf32> loc("<stdin>":26:9)
    %19 = vector.from_elements %arg0 {x} : vector<f32> loc("<stdin>":27:9)
    %20 = vector.gather %arg10[%arg1, %arg1] [%arg8], %arg7, %arg3 {x} : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> loc("<stdin>":28:9)
    %21 = vector.gather %arg12[%arg1, %arg1] [%arg8], %arg7, %arg3 {alignment = 4 : i64} : tensor<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> loc("<stdin>":29:9)
    %22 = vector.insert %arg0, %arg3 [1] : f32 into vector<4xf32> loc("<stdin>":30:9)
    %23 = vector.insert %arg3, %arg4 [%arg1] {x} : vector<4xf32> into vector<2x4xf32> loc("<stdin>":31:9)
    %24 = vector.insert_strided_slice %arg3, %arg4 {offsets = [1, 0], strides = [1], x} : vector<4xf32> into vector<2x4xf32> loc("<stdin>":32:9)
    %25 = vector.interleave %arg3, %arg3 {x} : vector<4xf32> -> vector<8xf32> loc("<stdin>":33:9)
    %26 = vector.interleave %arg5, %arg5 : vector<f32> -> vector<2xf32> loc("<stdin>":34:9)
    %27 = vector.load %arg9[%arg1] : memref<8xf32>, vector<4xf32> loc("<stdin>":35:9)
    %28 = vector.load %arg11[%arg1] {alignment = 16 : i64, nontemporal = true, x} : memref<8xvector<4xf32>>, vector<4xf32> loc("<stdin>":36:9)
    %29 = vector.mask %arg7 { vector.reduction <add>, %arg3 : vector<4xf32> into f32 } : vector<4xi1> -> f32 loc("<stdin>":37:9)
    %30 = vector.mask %arg7, %arg3 { vector.transfer_read %arg9[%arg1], %arg0 : memref<8xf32>, vector<4xf32> } {x} : vector<4xi1> -> vector<4xf32> loc("<stdin>":38:9)
    vector.mask %arg7 { vector.yield } : vector<4xi1> loc("<stdin>":39:3)
    vector.mask %arg7 { vector.transfer_write %arg3, %arg9[%arg1] : vector<4xf32>, memref<8xf32> } : vector<4xi1> loc("<stdin>":40:3)
    %31 = vector.mask %arg7 { vector.yield {y} %arg3 : vector<4xf32> } : vector<4xi1> -> vector<4xf32> loc("<stdin>":41:9)
    %32 = vector.maskedload %arg9[%arg1], %arg7, %arg3 {x} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32> loc("<stdin>":42:9)
    vector.maskedstore %arg9[%arg1], %arg7, %arg3 {alignment = 2 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32> loc("<stdin>":43:3)
    %33 = vector.multi_reduction <mul>, %arg4, %arg3 {x} [0] : vector<2x4xf32> to vector<4xf32> loc("<stdin>":44:9)
    %34 = vector.multi_reduction <minnumf>, %arg4, %arg0 [0, 1] : vector<2x4xf32> to f32 loc("<stdin>":45:9)
    %35 = vector.outerproduct %arg3, %arg0 : vector<4xf32>, f32 loc("<stdin>":46:9)
    %36 = vector.outerproduct %arg3, %arg3, %arg13 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32> loc("<stdin>":47:9)
    %37 = vector.outerproduct %arg6, %arg6, %arg14 {kind = #vector.kind<maxnumf>, x} : vector<[4]xf32>, vector<[4]xf32> loc("<stdin>":48:9)
    vector.print %arg3 : vector<4xf32> loc("<stdin>":49:3)
    vector.print %arg2 : i32 punctuation <comma> {x} loc("<stdin>":50:3)
    vector.print str "text\0A" loc("<stdin>":51:3)
    vector.print loc("<stdin>":52:3)
    vector.print punctuation <open> loc("<stdin>":53:3)
    %38 = vector.reduction <add>, %arg3 : vector<4xf32> into f32 loc("<stdin>":54:9)
    %39 = vector.reduction <mul>, %arg3, %arg0 fastmath<reassoc> {x} : vector<4xf32> into f32 loc("<stdin>":55:9)
    %40 = vector.scalable.extract %arg6[4] {x} : vector<4xf32> from vector<[4]xf32> loc("<stdin>":56:9)
    %41 = vector.scalable.insert %arg3, %arg6[8] {x} : vector<4xf32> into vector<[4]xf32> loc("<stdin>":57:9)
    %dest, %accumulated_value = vector.scan <add>, %arg4, %arg3 {inclusive = true, reduction_dim = 0 : i64, x} : vector<2x4xf32>, vector<4xf32> loc("<stdin>":58:11)
    vector.scatter %arg10[%arg1, %arg1] [%arg8], %arg7, %arg3 : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> loc("<stdin>":59:3)
    %42 = vector.scatter %arg12[%arg1, %arg1] [%arg8], %arg7, %arg3 {alignment = 32 : i64, x} : tensor<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32> loc("<stdin>":60:9)
    %43 = vector.shape_cast %arg4 {x} : vector<2x4xf32> to vector<8xf32> loc("<stdin>":61:9)
    %44 = vector.shuffle %arg3, %arg3 [0, -1, 7] {x} : vector<4xf32>, vector<4xf32> loc("<stdin>":62:9)
    %45 = vector.shuffle %arg5, %arg5 [1, 0] : vector<f32>, vector<f32> loc("<stdin>":63:9)
    %46 = vector.step : vector<4xindex> loc("<stdin>":64:9)
    %47 = vector.step {x} : vector<[8]xindex> loc("<stdin>":65:9)
    vector.store %arg3, %arg9[%arg1] : memref<8xf32>, vector<4xf32> loc("<stdin>":66:3)
    vector.store %arg3, %arg11[%arg1] {alignment = 16 : i64, nontemporal = true, x} : memref<8xvector<4xf32>>, vector<4xf32> loc("<stdin>":67:3)
    %48:4 = vector.to_elements %arg3 {x} : vector<4xf32> loc("<stdin>":68:11)
    %49 = vector.transfer_read %arg9[%arg1], %arg0 : memref<8xf32>, vector<4xf32> loc("<stdin>":69:9)
    %50 = vector.transfer_read %arg10[%arg1, %arg1], %arg0 {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, x} : memref<?x?xf32>, vector<4x2xf32> loc("<stdin>":70:9)
    %51 = vector.transfer_read %arg12[%arg1, %arg1], %arg0, %arg7 {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<?x?xf32>, vector<4xf32> loc("<stdin>":71:9)
    %52 = vector.transfer_read %arg11[%arg1], %arg3 : memref<8xvector<4xf32>>, vector<4xf32> loc("<stdin>":72:9)
    %53 = vector.transfer_read %arg12[%arg1, %arg1], %arg0 {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<?x?xf32>, vector<2x4xf32> loc("<stdin>":73:9)
    vector.transfer_write %arg3, %arg9[%arg1] {in_bounds = [true]} : vector<4xf32>, memref<8xf32> loc("<stdin>":74:3)
    %54 = vector.transfer_write %arg4, %arg12[%arg1, %arg1] {in_bounds = [true, true], x} : vector<2x4xf32>, tensor<?x?xf32> loc("<stdin>":75:9)
    vector.transfer_write %arg3, %arg10[%arg1, %arg1], %arg7 : vector<4xf32>, memref<?x?xf32> loc("<stdin>":76:3)
    %55 = vector.transpose %arg4, [1, 0] {x} : vector<2x4xf32> to vector<4x2xf32> loc("<stdin>":77:9)
    %56 = vector.type_cast %arg15 {x} : memref<8x4xf32> to memref<vector<8x4xf32>> loc("<stdin>":78:9)
    %vscale = vector.vscale loc("<stdin>":79:9)
    %vscale_2 = vector.vscale {x} loc("<stdin>":80:9)
    return loc("<stdin>":81:3)
  } loc("<stdin>":3:1)
  "t.cases"() {a = #vector.iterator_type<reduction>, b = #vector.punctuation<comma>} : () -> () loc("<stdin>":83:1)
} loc("<stdin>":0:0)
