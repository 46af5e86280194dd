func.func @ok(%a: !geo.pair<f32>, %b: !geo.two<i32, i32>, %i: i32, %u: !geo.unit) {
  %0 = "geo.norm"(%a) : (!geo.pair<f32>) -> f32
  %1 = "geo.mul"(%a, %a) {x = #geo.tag<7 : i8>} : (!geo.pair<f32>, !geo.pair<f32>) -> !geo.pair<f32>
  "geo.var"(%i, %a, %a) : (i32, !geo.pair<f32>, !geo.pair<f32>) -> ()
  "geo.seg"(%i, %i, %a) {operandSegmentSizes = array<i32: 2, 1>} : (i32, i32, !geo.pair<f32>) -> ()
  "geo.attrs"() {kind = i32, name = "n", tag = #geo.tag<7 : i8>} : () -> ()
  "geo.regs"() ({ "x.y"() : () -> () ^bb1: "x.y"() : () -> () }, { ^bb0(%z: i32): "x.y"() : () -> ()}, { "x.y"() : () -> () }) : () -> ()
  "geo.all"(%i) : (i32) -> ()
  return
}
func.func @g1(%a: !geo.unit<>) { return }
// ANSWER
module {
  func.func @ok(%arg0: !geo.pair<f32>, %arg1: !geo.two<i32, i32>, %arg2: i32, %arg3: !geo.unit) {
    %0 = "geo.norm"(%arg0) : (!geo.pair<f32>) -> f32
    %1 = "geo.mul"(%arg0, %arg0) {x = #geo.tag<7 : i8>} : (!geo.pair<f32>, !geo.pair<f32>) -> !geo.pair<f32>
    "geo.var"(%arg2, %arg0, %arg0) : (i32, !geo.pair<f32>, !geo.pair<f32>) -> ()
    "geo.seg"(%arg2, %arg2, %arg0) {operandSegmentSizes = array<i32: 2, 1>} : (i32, i32, !geo.pair<f32>) -> ()
    "geo.attrs"() {kind = i32, name = "n", tag = #geo.tag<7 : i8>} : () -> ()
    "geo.regs"() ({
      "x.y"() : () -> ()
    ^bb1:  // no predecessors
      "x.y"() : () -> ()
    }, {
    ^bb0(%arg4: i32):
      "x.y"() : () -> ()
    }, {
      "x.y"() : () -> ()
    }) : () -> ()
    "geo.all"(%arg2) : (i32) -> ()
    return
  }
  func.func @g1(%arg0: !geo.unit) {
    return
  }
}

