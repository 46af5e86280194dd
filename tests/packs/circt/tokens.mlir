synth.cut_rewrite_pattern(%a: i1) -> i1 attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = [7]>} {
  synth.yield %a : i1
}
synth.cut_rewrite_pattern(%a: i1, %b: i1) -> (i1) attributes {cost = #synth.mapping_cost<area = 2.5 : f64, arcs = [7, 8], input_caps = {x = 1.5 : f64, y = 2.0 : f64}>} {
  %0 = synth.aig.and_inv not %a, %b : i1
  synth.yield %0 : i1
}
synth.cut_rewrite_pattern() -> i1 attributes {cost = #synth.mapping_cost<area = 0.5 : f64, arcs = []>, note = "n"} {
  %y = hw.constant true
  synth.yield %y : i1
}
func.func @tokens(%v: !dc.value<i6>, %t: !dc.token, %c: !esi.channel<i6>, %z: !esi.channel<i0>, %s: !dc.value<!hw.struct<x: i2>>) {
  %0 = dc.to_esi %v : !dc.value<i6>
  %1 = dc.to_esi %t : !dc.token
  %2 = dc.to_esi %s {note = 1 : i8} : !dc.value<!hw.struct<x: i2>>
  %3 = dc.from_esi %c : !esi.channel<i6>
  %4 = dc.from_esi %z : !esi.channel<i0>
  %5 = dc.from_esi %2 {note} : !esi.channel<!hw.struct<x: i2>>
  %6:2 = dc.fork [2] %4 {far}
  %7 = dc.buffer [2] %3 [11, 12] : !dc.value<i6>
  return
}
func.func @sums(%a: i9, %b: i9, %p: i1) {
  %0:2 = datapath.compress %a, %b, %a : i9 [3 -> 2]
  %1:3 = datapath.compress %a, %b, %a, %b {far = 2 : i3} : i9 [4 -> 3]
  %2 = dbg.struct {} {far}
  %3 = dbg.array []
  %4 = dbg.struct {"lone": %p, "a \22b\22": %a} : i1, i9
  %5 = synth.dot %a, not %b, %a {far} : i9
  return
}
// ANSWER custom
module {
  synth.cut_rewrite_pattern(%arg0: i1) -> i1 attributes {cost = #synth.mapping_cost<area = 2.500000e+00 : f64, arcs = [7]>} {
    synth.yield %arg0 : i1
  }
  synth.cut_rewrite_pattern(%arg0: i1, %arg1: i1) -> i1 attributes {cost = #synth.mapping_cost<area = 2.500000e+00 : f64, arcs = [7, 8], input_caps = {x = 1.500000e+00 : f64, y = 2.000000e+00 : f64}>} {
    %0 = synth.aig.and_inv not %arg0, %arg1 : i1
    synth.yield %0 : i1
  }
  synth.cut_rewrite_pattern() -> i1 attributes {cost = #synth.mapping_cost<area = 5.000000e-01 : f64, arcs = []>, note = "n"} {
    %true = hw.constant true
    synth.yield %true : i1
  }
  func.func @tokens(%arg0: !dc.value<i6>, %arg1: !dc.token, %arg2: !esi.channel<i6>, %arg3: !esi.channel<i0>, %arg4: !dc.value<!hw.struct<x: i2>>) {
    %0 = dc.to_esi %arg0 : !dc.value<i6>
    %1 = dc.to_esi %arg1 : !dc.token
    %2 = dc.to_esi %arg4 {note = 1 : i8} : !dc.value<!hw.struct<x: i2>>
    %3 = dc.from_esi %arg2 : !esi.channel<i6>
    %4 = dc.from_esi %arg3 : !esi.channel<i0>
    %5 = dc.from_esi %2 {note} : !esi.channel<!hw.struct<x: i2>>
    %6:2 = dc.fork [2] %4  {far}
    %7 = dc.buffer[2] %3 [11, 12] : !dc.value<i6>
    return
  }
  func.func @sums(%arg0: i9, %arg1: i9, %arg2: i1) {
    %0:2 = datapath.compress %arg0, %arg1, %arg0 : i9 [3 -> 2]
    %1:3 = datapath.compress %arg0, %arg1, %arg0, %arg1 {far = 2 : i3} : i9 [4 -> 3]
    %2 = dbg.struct {} {far}
    %3 = dbg.array []
    %4 = dbg.struct {"lone": %arg2, "a \22b\22": %arg0} : i1, i9
    %5 = synth.dot %arg0, not %arg1, %arg0 {far} : i9
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "synth.cut_rewrite_pattern"() <{cost = #synth.mapping_cost<area = 2.500000e+00 : f64, arcs = [7]>, function_type = (i1) -> i1}> ({
  ^bb0(%arg10: i1):
    "synth.yield"(%arg10) : (i1) -> ()
  }) : () -> ()
  "synth.cut_rewrite_pattern"() <{cost = #synth.mapping_cost<area = 2.500000e+00 : f64, arcs = [7, 8], input_caps = {x = 1.500000e+00 : f64, y = 2.000000e+00 : f64}>, function_type = (i1, i1) -> i1}> ({
  ^bb0(%arg8: i1, %arg9: i1):
    %15 = "synth.aig.and_inv"(%arg8, %arg9) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    "synth.yield"(%15) : (i1) -> ()
  }) : () -> ()
  "synth.cut_rewrite_pattern"() <{cost = #synth.mapping_cost<area = 5.000000e-01 : f64, arcs = []>, function_type = () -> i1}> ({
    %14 = "hw.constant"() <{value = true}> : () -> i1
    "synth.yield"(%14) : (i1) -> ()
  }) {note = "n"} : () -> ()
  "func.func"() <{function_type = (!dc.value<i6>, !dc.token, !esi.channel<i6>, !esi.channel<i0>, !dc.value<!hw.struct<x: i2>>) -> (), sym_name = "tokens"}> ({
  ^bb0(%arg3: !dc.value<i6>, %arg4: !dc.token, %arg5: !esi.channel<i6>, %arg6: !esi.channel<i0>, %arg7: !dc.value<!hw.struct<x: i2>>):
    %6 = "dc.to_esi"(%arg3) : (!dc.value<i6>) -> !esi.channel<i6>
    %7 = "dc.to_esi"(%arg4) : (!dc.token) -> !esi.channel<i0>
    %8 = "dc.to_esi"(%arg7) {note = 1 : i8} : (!dc.value<!hw.struct<x: i2>>) -> !esi.channel<!hw.struct<x: i2>>
    %9 = "dc.from_esi"(%arg5) : (!esi.channel<i6>) -> !dc.value<i6>
    %10 = "dc.from_esi"(%arg6) : (!esi.channel<i0>) -> !dc.token
    %11 = "dc.from_esi"(%8) {note} : (!esi.channel<!hw.struct<x: i2>>) -> !dc.value<!hw.struct<x: i2>>
    %12:2 = "dc.fork"(%10) {far} : (!dc.token) -> (!dc.token, !dc.token)
    %13 = "dc.buffer"(%9) <{initValues = [11, 12], size = 2 : i64}> : (!dc.value<i6>) -> !dc.value<i6>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i9, i9, i1) -> (), sym_name = "sums"}> ({
  ^bb0(%arg0: i9, %arg1: i9, %arg2: i1):
    %0:2 = "datapath.compress"(%arg0, %arg1, %arg0) : (i9, i9, i9) -> (i9, i9)
    %1:3 = "datapath.compress"(%arg0, %arg1, %arg0, %arg1) {far = 2 : i3} : (i9, i9, i9, i9) -> (i9, i9, i9)
    %2 = "dbg.struct"() <{names = []}> {far} : () -> !dbg.struct
    %3 = "dbg.array"() : () -> !dbg.array
    %4 = "dbg.struct"(%arg2, %arg0) <{names = ["lone", "a \22b\22"]}> : (i1, i9) -> !dbg.struct
    %5 = "synth.dot"(%arg0, %arg1, %arg0) <{inverted = array<i1: false, true, false>}> {far} : (i9, i9, i9) -> i9
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

