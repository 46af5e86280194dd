// Affine maps and integer sets; expressions are simplified when they are made.
"x.y"() {a = affine_map<(d0) -> (d0)>} : () -> ()
"x.y"() {a = affine_map<(d0)[s0] -> (d0 + s0, d0 * s0, d0 mod s0, d0 floordiv 2 ceildiv 3)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> ()>} : () -> ()
"x.y"() {a = affine_map<() -> ()>} : () -> ()
"x.y"() {a = affine_map<()[s0] -> (s0)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (- d0)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (- - d0)>} : () -> ()
"x.y"() {a = affine_map<(mod, floordiv) -> (mod + floordiv mod 2)>} : () -> ()
"x.y"() {a = affine_map<(i32, f32, x) -> (i32 + x)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (d0 + 9223372036854775807)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (0x10)>} : () -> ()
"x.y"() {a = affine_map<(d0)[] -> (d0)>} : () -> ()
"x.y"() {a = affine_set<(d0) : (d0 >= 0)>} : () -> ()
"x.y"() {a = affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 == 0, d0 <= s0 + 1)>} : () -> ()
"x.y"() {a = affine_set<(d0) : (0 == d0)>} : () -> ()
"x.y"() {a = affine_set<(d0) : ()>} : () -> ()
"x.y"() {a = affine_set<(d0) : (d0 > <= 0)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (d0 floordiv 0)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (d0 mod 0)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (d0 mod -1)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (d0 floordiv -1)>} : () -> ()
"x.y"() {a = affine_map<(d0)[s0] -> (d0 * s0 floordiv s0 ceildiv s0 mod s0)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (d0 * 2 * 3 + 4 - 5)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (d0 + 1 * 2 + 3)>} : () -> ()
"x.y"() {a = affine_map<(d0) -> (d0 - (d0 + 2) * 3 - 4 * (d0 mod 5))>} : () -> ()
"x.y"() {a = affine_map<(a, b, c, d, e, f, g, h, i, j, k, l) -> (a + l, b + k, c, h - i)>} : () -> ()

//= --allow-unregistered-dialect
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0, d0 * s0, d0 mod s0, (d0 floordiv 2) ceildiv 3)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<(d0) -> (-d0)>
#map6 = affine_map<(d0, d1) -> (d0 + d1 mod 2)>
#map7 = affine_map<(d0, d1, d2) -> (d0 + d2)>
#map8 = affine_map<(d0) -> (d0 + 9223372036854775807)>
#map9 = affine_map<(d0) -> (16)>
#map10 = affine_map<(d0) -> (d0 floordiv 0)>
#map11 = affine_map<(d0) -> (d0 mod 0)>
#map12 = affine_map<(d0) -> (d0 mod -1)>
#map13 = affine_map<(d0) -> (d0 floordiv -1)>
#map14 = affine_map<(d0)[s0] -> ((((d0 * s0) floordiv s0) ceildiv s0) mod s0)>
#map15 = affine_map<(d0) -> (d0 * 6 - 1)>
#map16 = affine_map<(d0) -> (d0 + 5)>
#map17 = affine_map<(d0) -> (d0 - (d0 + 2) * 3 - (d0 mod 5) * 4)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11) -> (d0 + d11, d1 + d10, d2, d7 - d8)>
#set = affine_set<(d0) : (d0 >= 0)>
#set1 = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 == 0, -d0 + s0 + 1 >= 0)>
#set2 = affine_set<(d0) : (-d0 == 0)>
#set3 = affine_set<(d0) : (0 == 0)>
#set4 = affine_set<(d0) : (-d0 >= 0)>
module {
  "x.y"() {a = #map} : () -> ()
  "x.y"() {a = #map1} : () -> ()
  "x.y"() {a = #map2} : () -> ()
  "x.y"() {a = #map3} : () -> ()
  "x.y"() {a = #map4} : () -> ()
  "x.y"() {a = #map5} : () -> ()
  "x.y"() {a = #map} : () -> ()
  "x.y"() {a = #map6} : () -> ()
  "x.y"() {a = #map7} : () -> ()
  "x.y"() {a = #map8} : () -> ()
  "x.y"() {a = #map9} : () -> ()
  "x.y"() {a = #map} : () -> ()
  "x.y"() {a = #set} : () -> ()
  "x.y"() {a = #set1} : () -> ()
  "x.y"() {a = #set2} : () -> ()
  "x.y"() {a = #set3} : () -> ()
  "x.y"() {a = #set4} : () -> ()
  "x.y"() {a = #map10} : () -> ()
  "x.y"() {a = #map11} : () -> ()
  "x.y"() {a = #map12} : () -> ()
  "x.y"() {a = #map13} : () -> ()
  "x.y"() {a = #map14} : () -> ()
  "x.y"() {a = #map15} : () -> ()
  "x.y"() {a = #map16} : () -> ()
  "x.y"() {a = #map17} : () -> ()
  "x.y"() {a = #map18} : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0, d0 * s0, d0 mod s0, (d0 floordiv 2) ceildiv 3)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<(d0) -> (-d0)>
#map6 = affine_map<(d0, d1) -> (d0 + d1 mod 2)>
#map7 = affine_map<(d0, d1, d2) -> (d0 + d2)>
#map8 = affine_map<(d0) -> (d0 + 9223372036854775807)>
#map9 = affine_map<(d0) -> (16)>
#map10 = affine_map<(d0) -> (d0 floordiv 0)>
#map11 = affine_map<(d0) -> (d0 mod 0)>
#map12 = affine_map<(d0) -> (d0 mod -1)>
#map13 = affine_map<(d0) -> (d0 floordiv -1)>
#map14 = affine_map<(d0)[s0] -> ((((d0 * s0) floordiv s0) ceildiv s0) mod s0)>
#map15 = affine_map<(d0) -> (d0 * 6 - 1)>
#map16 = affine_map<(d0) -> (d0 + 5)>
#map17 = affine_map<(d0) -> (d0 - (d0 + 2) * 3 - (d0 mod 5) * 4)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11) -> (d0 + d11, d1 + d10, d2, d7 - d8)>
#set = affine_set<(d0) : (d0 >= 0)>
#set1 = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 == 0, -d0 + s0 + 1 >= 0)>
#set2 = affine_set<(d0) : (-d0 == 0)>
#set3 = affine_set<(d0) : (0 == 0)>
#set4 = affine_set<(d0) : (-d0 >= 0)>
"builtin.module"() ({
  "x.y"() {a = #map} : () -> ()
  "x.y"() {a = #map1} : () -> ()
  "x.y"() {a = #map2} : () -> ()
  "x.y"() {a = #map3} : () -> ()
  "x.y"() {a = #map4} : () -> ()
  "x.y"() {a = #map5} : () -> ()
  "x.y"() {a = #map} : () -> ()
  "x.y"() {a = #map6} : () -> ()
  "x.y"() {a = #map7} : () -> ()
  "x.y"() {a = #map8} : () -> ()
  "x.y"() {a = #map9} : () -> ()
  "x.y"() {a = #map} : () -> ()
  "x.y"() {a = #set} : () -> ()
  "x.y"() {a = #set1} : () -> ()
  "x.y"() {a = #set2} : () -> ()
  "x.y"() {a = #set3} : () -> ()
  "x.y"() {a = #set4} : () -> ()
  "x.y"() {a = #map10} : () -> ()
  "x.y"() {a = #map11} : () -> ()
  "x.y"() {a = #map12} : () -> ()
  "x.y"() {a = #map13} : () -> ()
  "x.y"() {a = #map14} : () -> ()
  "x.y"() {a = #map15} : () -> ()
  "x.y"() {a = #map16} : () -> ()
  "x.y"() {a = #map17} : () -> ()
  "x.y"() {a = #map18} : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-local-scope
"builtin.module"() ({
  "x.y"() {a = affine_map<(d0) -> (d0)>} : () -> ()
  "x.y"() {a = affine_map<(d0)[s0] -> (d0 + s0, d0 * s0, d0 mod s0, (d0 floordiv 2) ceildiv 3)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> ()>} : () -> ()
  "x.y"() {a = affine_map<() -> ()>} : () -> ()
  "x.y"() {a = affine_map<()[s0] -> (s0)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (-d0)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0)>} : () -> ()
  "x.y"() {a = affine_map<(d0, d1) -> (d0 + d1 mod 2)>} : () -> ()
  "x.y"() {a = affine_map<(d0, d1, d2) -> (d0 + d2)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0 + 9223372036854775807)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (16)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0)>} : () -> ()
  "x.y"() {a = affine_set<(d0) : (d0 >= 0)>} : () -> ()
  "x.y"() {a = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 == 0, -d0 + s0 + 1 >= 0)>} : () -> ()
  "x.y"() {a = affine_set<(d0) : (-d0 == 0)>} : () -> ()
  "x.y"() {a = affine_set<(d0) : (0 == 0)>} : () -> ()
  "x.y"() {a = affine_set<(d0) : (-d0 >= 0)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0 floordiv 0)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0 mod 0)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0 mod -1)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0 floordiv -1)>} : () -> ()
  "x.y"() {a = affine_map<(d0)[s0] -> ((((d0 * s0) floordiv s0) ceildiv s0) mod s0)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0 * 6 - 1)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0 + 5)>} : () -> ()
  "x.y"() {a = affine_map<(d0) -> (d0 - (d0 + 2) * 3 - (d0 mod 5) * 4)>} : () -> ()
  "x.y"() {a = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11) -> (d0 + d11, d1 + d10, d2, d7 - d8)>} : () -> ()
}) : () -> ()
