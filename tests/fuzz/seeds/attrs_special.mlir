#alias = #x.thing<1, "a", [b]>
#map = affine_map<(d0) -> (d0)>
"s.a"() {a = strided<[1, ?], offset: 3>, b = strided<[], offset: ?>, c = strided<[-1]>, d = #alias, e = #map, f = #x<"any (">, g = #x.y, h = #x.y : i32, i = #x.y<z> : tensor<2xi32>, j = distinct[0]<unit>, k = distinct[1]<42 : i32>, l = distinct[0]<unit>, m = distinct[2]<>} : () -> ()
"s.b"() {a = #x.y<{}>, b = #x.y<a = 1, b = [-> ]>, c = loc("f":1:2), d = loc(unknown), e = #x.a<<>>} : () -> ()
