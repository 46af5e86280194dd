#a = [1, 2]
#b = {x = #a, y = "s"}
!t = tuple<i32, f32>
!f = (!t, !t) -> !t
"a.a"() {a = #a, b = #b, t = !t, f = !f, m = memref<2xf32, affine_map<(d0) -> (d0 + 1)>>} : () -> ()
%0 = "a.b"() : () -> !t
%1 = "a.c"(%0) : (!t) -> vector<4xi32>
#c = #x<"deferred">
"a.d"() {c = #c, d = affine_map<(d0) -> (d0 + 1)>, e = affine_set<(d0) : (d0 >= 0)>} : () -> ()
