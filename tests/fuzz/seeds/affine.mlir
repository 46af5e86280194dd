#map0 = affine_map<() -> ()>
#map1 = affine_map<(d0, d1)[s0, s1] -> (d0 + d1 * 2 - s0, (d0 floordiv 3) ceildiv 2, d1 mod 4, -d0, s1)>
#set = affine_set<(d0, d1)[s0] : (d0 - 1 >= 0, d1 == s0, d0 <= 10)>
"f.a"() {a = #map0, b = #map1, c = affine_map<(i, j) -> (i + j, j)>, d = affine_map<()[s0] -> (s0 * 4 + 1)>, e = affine_map<(d0) -> (0)>, f = affine_map<(d0, d1) -> ((d0 + d1) * 3 mod 2)>, g = affine_map<(d0)[s0] -> (d0 * s0 + d0 floordiv s0)>} : () -> ()
"f.b"() {a = #set, b = affine_set<() : (0 == 0)>, c = affine_set<(d0) : (d0 mod 2 == 0, -d0 + 100 >= 0)>, d = affine_set<(i)[N] : (i >= 0, N - i >= 1)>} : () -> ()
"f.c"() {a = affine_map<(d0) -> (((((d0 + 1) * 2) + 3) floordiv 2) mod 5)>, b = affine_map<(d0) -> (d0 - d0)>, c = affine_map<(d0) -> (2 * 3 + 4 floordiv 2)>, d = affine_map<(d0, d1) -> (d0 - 7 * d1 - 3)>} : () -> ()
