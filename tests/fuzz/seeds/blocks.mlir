"b.a"() ({
^entry(%a: i32, %b: f32):
  "b.br"(%a)[^next, ^other] : (i32) -> ()
^next:
  %c = "b.c"() : () -> i1
  "b.br"()[^other] : () -> ()
^other:
  "b.br"(%a)[^next, ^12] {x = 1} : (i32) -> ()
^12(%d: index):
  "b.end"(%d, %b) : (index, f32) -> ()
}, {
}, {
^bb0:
  "b.end"() : () -> ()
}) {attr} : () -> ()
