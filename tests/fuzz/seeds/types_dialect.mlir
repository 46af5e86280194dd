!alias = !x.thing<i32, [4, {a}], "quo>te", (->) >
!other = tensor<4x!alias>
"t.a"() {a = !x.y, b = !x<"any thing (">, c = !x.y<z<w>>, d = !alias, e = !other, f = !x.y<-> >, g = !a.b.c, h = !x<i32>} : () -> ()
