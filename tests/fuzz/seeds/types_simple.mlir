"t.a"() {a = i1, b = si8, c = ui4, d = index, e = none, f = f16, g = bf16, h = f32, i = f64, j = tf32, k = f80, l = f128} : () -> ()
"t.b"() {a = f4E2M1FN, b = f6E2M3FN, c = f6E3M2FN, d = f8E5M2, e = f8E4M3, f = f8E4M3FN, g = f8E5M2FNUZ, h = f8E4M3FNUZ, i = f8E4M3B11FNUZ, j = f8E3M4, k = f8E8M0FNU} : () -> ()
"t.c"() {a = i16777215, b = complex<f32>, c = complex<i8>, d = tuple<>, e = tuple<i32, tuple<f32>, index>} : () -> ()
