// Affine maps, sets, distinct attributes and wide tuples print as aliases, in the order of their depth and names.
#row = affine_map<(d0, d1) -> (d0 * 16 + d1)>
#zero = affine_set<(d0)[s0] : (d0 - s0 == 0, d0 >= 0)>
!wide = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
module {
  "d.maps"() {a = #row, b = affine_map<(d0)[s0] -> (d0 floordiv 4, -d0 + s0 * 2 - 7, (d0 + s0) mod 3)>, c = [#row, #zero]} : () -> ()
  "d.types"() {a = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>, b = !wide, c = tuple<!wide, !wide>} : () -> ()
  %0 = "d.value"() <{hidden = #row}> : () -> !wide
  "d.unique"() {a = distinct[7]<#row>, b = distinct[3]<>, c = distinct[7]<#row>, d = distinct[1]<"x">} : () -> ()
  "d.tensor"(%0) {a = tensor<4xf32, #row>, b = affine_set<(d0) : (d0 - 1 >= 0)>} : (!wide) -> ()
}

//= --allow-unregistered-dialect
!tuple = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
#distinct = distinct[0]<"x">
#map = affine_map<(d0, d1) -> (d0 * 16 + d1)>
#map1 = affine_map<(d0)[s0] -> (d0 floordiv 4, -d0 + s0 * 2 - 7, (d0 + s0) mod 3)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0)[s0] : (d0 - s0 == 0, d0 >= 0)>
#set1 = affine_set<(d0) : (d0 - 1 >= 0)>
#distinct1 = distinct[1]<#map>
module {
  "d.maps"() {a = #map, b = #map1, c = [#map, #set]} : () -> ()
  "d.types"() {a = memref<4x4xf32, #map2, 2>, b = !tuple, c = tuple<!tuple, !tuple>} : () -> ()
  %0 = "d.value"() <{hidden = #map}> : () -> !tuple
  "d.unique"() {a = #distinct1, b = distinct[2]<>, c = #distinct1, d = #distinct} : () -> ()
  "d.tensor"(%0) {a = tensor<4xf32, #map>, b = #set1} : (!tuple) -> ()
}


//= --allow-unregistered-dialect --mlir-print-op-generic
!tuple = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
#distinct = distinct[0]<"x">
#map = affine_map<(d0, d1) -> (d0 * 16 + d1)>
#map1 = affine_map<(d0)[s0] -> (d0 floordiv 4, -d0 + s0 * 2 - 7, (d0 + s0) mod 3)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0)[s0] : (d0 - s0 == 0, d0 >= 0)>
#set1 = affine_set<(d0) : (d0 - 1 >= 0)>
#distinct1 = distinct[1]<#map>
"builtin.module"() ({
  "d.maps"() {a = #map, b = #map1, c = [#map, #set]} : () -> ()
  "d.types"() {a = memref<4x4xf32, #map2, 2>, b = !tuple, c = tuple<!tuple, !tuple>} : () -> ()
  %0 = "d.value"() <{hidden = #map}> : () -> !tuple
  "d.unique"() {a = #distinct1, b = distinct[2]<>, c = #distinct1, d = #distinct} : () -> ()
  "d.tensor"(%0) {a = tensor<4xf32, #map>, b = #set1} : (!tuple) -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-local-scope
module {
  "d.maps"() {a = affine_map<(d0, d1) -> (d0 * 16 + d1)>, b = affine_map<(d0)[s0] -> (d0 floordiv 4, -d0 + s0 * 2 - 7, (d0 + s0) mod 3)>, c = [affine_map<(d0, d1) -> (d0 * 16 + d1)>, affine_set<(d0)[s0] : (d0 - s0 == 0, d0 >= 0)>]} : () -> ()
  "d.types"() {a = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>, b = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, c = tuple<tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>>} : () -> ()
  %0 = "d.value"() <{hidden = affine_map<(d0, d1) -> (d0 * 16 + d1)>}> : () -> tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
  "d.unique"() {a = distinct[0]<affine_map<(d0, d1) -> (d0 * 16 + d1)>>, b = distinct[1]<>, c = distinct[0]<affine_map<(d0, d1) -> (d0 * 16 + d1)>>, d = distinct[2]<"x">} : () -> ()
  "d.tensor"(%0) {a = tensor<4xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>, b = affine_set<(d0) : (d0 - 1 >= 0)>} : (tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>) -> ()
}

//= --allow-unregistered-dialect --mlir-print-debuginfo
!tuple = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
#distinct = distinct[0]<"x">
#map = affine_map<(d0, d1) -> (d0 * 16 + d1)>
#map1 = affine_map<(d0)[s0] -> (d0 floordiv 4, -d0 + s0 * 2 - 7, (d0 + s0) mod 3)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0)[s0] : (d0 - s0 == 0, d0 >= 0)>
#set1 = affine_set<(d0) : (d0 - 1 >= 0)>
#distinct1 = distinct[1]<#map>
module {
  "d.maps"() {a = #map, b = #map1, c = [#map, #set]} : () -> () loc(#loc1)
  "d.types"() {a = memref<4x4xf32, #map2, 2>, b = !tuple, c = tuple<!tuple, !tuple>} : () -> () loc(#loc2)
  %0 = "d.value"() <{hidden = #map}> : () -> !tuple loc(#loc3)
  "d.unique"() {a = #distinct1, b = distinct[2]<>, c = #distinct1, d = #distinct} : () -> () loc(#loc4)
  "d.tensor"(%0) {a = tensor<4xf32, #map>, b = #set1} : (!tuple) -> () loc(#loc5)
} loc(#loc)
#loc = loc("<stdin>":5:1)
#loc1 = loc("<stdin>":6:3)
#loc2 = loc("<stdin>":7:3)
#loc3 = loc("<stdin>":8:8)
#loc4 = loc("<stdin>":9:3)
#loc5 = loc("<stdin>":10:3)


//= --allow-unregistered-dialect --mlir-print-skip-regions
module {...}

