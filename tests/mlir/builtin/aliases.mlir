// Aliases of attributes, types and locations: used before and after their definition, deferred, nested, unused.
#map = affine_map<(d0) -> (d0 + 1)>
!pair = tuple<i32, f32>
#text = "text"
#nested = [#map, #text, !pair]
#unused = 1 : i8
"a.types"() {a = !pair, b = tuple<!pair, !pair>, c = (!pair) -> !pair} : () -> ()
"a.attrs"() {a = #map, b = #text, c = #nested} : () -> () loc(#late)
"a.regions"() ({
^bb0(%a: !pair loc(#late), %b: tensor<2x!t.x> loc(#other)):
  "a.use"(%a) : (!pair) -> () loc(#late)
}) : () -> () loc(#other)
#other = loc("other")
#late = loc("late"(#other))

//= --allow-unregistered-dialect
#map = affine_map<(d0) -> (d0 + 1)>
module {
  "a.types"() {a = tuple<i32, f32>, b = tuple<tuple<i32, f32>, tuple<i32, f32>>, c = (tuple<i32, f32>) -> tuple<i32, f32>} : () -> ()
  "a.attrs"() {a = #map, b = "text", c = [#map, "text", tuple<i32, f32>]} : () -> ()
  "a.regions"() ({
  ^bb0(%arg0: tuple<i32, f32>, %arg1: tensor<2x!t.x>):
    "a.use"(%arg0) : (tuple<i32, f32>) -> ()
  }) : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo
#loc2 = loc("other")
#map = affine_map<(d0) -> (d0 + 1)>
#loc3 = loc("late"(#loc2))
"builtin.module"() ({
  "a.types"() {a = tuple<i32, f32>, b = tuple<tuple<i32, f32>, tuple<i32, f32>>, c = (tuple<i32, f32>) -> tuple<i32, f32>} : () -> () loc(#loc1)
  "a.attrs"() {a = #map, b = "text", c = [#map, "text", tuple<i32, f32>]} : () -> () loc(#loc3)
  "a.regions"() ({
  ^bb0(%arg0: tuple<i32, f32> loc("late"(#loc2)), %arg1: tensor<2x!t.x> loc("other")):
    "a.use"(%arg0) : (tuple<i32, f32>) -> () loc(#loc3)
  }) : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":7:1)


//= --allow-unregistered-dialect --mlir-print-local-scope --mlir-print-debuginfo
module {
  "a.types"() {a = tuple<i32, f32>, b = tuple<tuple<i32, f32>, tuple<i32, f32>>, c = (tuple<i32, f32>) -> tuple<i32, f32>} : () -> () loc("<stdin>":7:1)
  "a.attrs"() {a = affine_map<(d0) -> (d0 + 1)>, b = "text", c = [affine_map<(d0) -> (d0 + 1)>, "text", tuple<i32, f32>]} : () -> () loc("late"("other"))
  "a.regions"() ({
  ^bb0(%arg0: tuple<i32, f32> loc("late"("other")), %arg1: tensor<2x!t.x> loc("other")):
    "a.use"(%arg0) : (tuple<i32, f32>) -> () loc("late"("other"))
  }) : () -> () loc("other")
} loc("<stdin>":0:0)
