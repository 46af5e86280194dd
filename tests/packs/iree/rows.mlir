util.func private @traces(%a: tensor<?x3xf32>, %b: tensor<5xi8>, %c: tensor<?x?xbf16>, %n: index, %m: index) {
  flow.tensor.trace "some" = [%b : tensor<5xi8>, %c : tensor<?x?xbf16>{%n, %m}, %b : tensor<5xi8>]
  flow.tensor.trace "two" = [%a : tensor<?x3xf32>{%n}, %b : tensor<5xi8>]
  flow.tensor.trace "one" = [%b : tensor<5xi8>] attributes {a.first}
  util.return
}
util.func private @staged(%r: !stream.resource<staging>, %s: !stream.resource<staging>, %n: index, %m: index) {
  stream.tensor.trace "some" = [
    %r : tensor<?x3xf32>{%m} in !stream.resource<staging>{%n},
    %s : tensor<5xi8> in !stream.resource<staging>{%m}
  ]
  stream.tensor.trace "one" = [%r : tensor<5xi8> in !stream.resource<staging>{%n}] attributes {a.second}
  util.return
}
util.func private @constants(%n: index, %m: index) -> !stream.timepoint {
  %0:2, %t = stream.resource.constants :
    !stream.resource<constant>{%n} = dense<3> : tensor<2x2xi16>,
    !stream.resource<constant>{%m} = dense<[1.0, 2.5]> : tensor<2xf32>
    => !stream.timepoint
  %1, %u = stream.resource.constants : !stream.resource<variable>{%n} = #util.composite<1xi8, [dense<7> : tensor<1xi8>,]> => !stream.timepoint
  %2 = stream.timepoint.join max(%t, %u) => !stream.timepoint
  util.return %2 : !stream.timepoint
}
util.func private @packs(%n: index, %m: index) -> index {
  %0:3 = stream.resource.pack slices({ [0, 4] = %n, [3, 9] = %m }) : index
  %1:2 = stream.resource.pack offset(%0#1) slices({ [1, 1] = %n }) : index
  %2:2 = stream.resource.pack on(#hal.device.promise<@d>) offset(%1#0) slices({ [2, 2] = %m, }) : index attributes {a.third}
  util.return %2#1 : index
}
util.func private @parameters(%r: !stream.resource<transient>, %n: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer, %t: !stream.timepoint) -> !stream.timepoint {
  %0 = stream.cmd.parameter.gather await(%t) => {
    %s::%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n},
    %s::%l[%o] -> %r[%n for %n] : !stream.resource<transient>{%n}
  } => !stream.timepoint
  %1 = stream.cmd.parameter.gather { %k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n}, %l[%o] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint
  %2 = stream.cmd.parameter.scatter await(%0) => {
    %r[%n for %n] : !stream.resource<transient>{%n} -> %s::%k[%o],
    %r[%n for %n] : !stream.resource<transient>{%n} -> %s::%l[%o]
  } => !stream.timepoint
  %3 = stream.cmd.parameter.scatter { %r[%n for %n] : !stream.resource<transient>{%n} -> %l[%o] } => !stream.timepoint
  %4:2, %5 = stream.cmd.parameter.load {
    %s::%k[%o] : !stream.resource<constant>{%n},
    %s::%l[%o] : !stream.resource<constant>{%n}
  } => !stream.timepoint
  %6 = stream.timepoint.join max(%1, %2, %3, %5) => !stream.timepoint
  util.return %6 : !stream.timepoint
}
util.func private @accesses(%r: !stream.resource<transient>, %n: index, %w: index) {
  %c = stream.cmd.execute with(%r as %x: !stream.resource<transient>{%n}) {
    stream.cmd.dispatch @e::@k[%w](%n : index) {
      ro %x[%n for %n] : !stream.resource<transient>{%n},
      wo %x[%n for %n] : !stream.resource<transient>{%n},
      rw %x[%n for %n] : !stream.resource<transient>{%n}
    }
  } => !stream.timepoint
  util.return
}
util.func private @odd(%n: index, %c: !stream.resource<transient>, %k: !util.buffer, %s: !util.buffer, %o: i64) {
  %0, %1 = stream.resource.constants : !stream.resource<constant>{%n} = 7 : i32 => !stream.timepoint
  %2, %3 = stream.resource.constants : !stream.resource<constant>{%n} = "x" => !stream.timepoint
  %4 = stream.cmd.parameter.gather { %s::%k[%o] -> %c[%n for %n] : !stream.resource<transient>{%n}, %s#0::%k[%o] -> %c#0[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint
  util.return
}
util.func private @odd2(%n: index) {
  %5:2 = stream.resource.pack offset() slices({ [1, 4] = %n }) : index
  util.return
}
util.func @f1(%n: index) {
  %0, %1 = stream.resource.constants : !stream.resource<constant>{%n} = 7 : i32 => !stream.timepoint
  util.return
}
util.func @f2(%n: index) {
  %0, %1 = stream.resource.constants : !stream.resource<constant>{%n} = "x" => !stream.timepoint
  util.return
}
util.func @f3(%n: index, %k: i32) {
  %0:2 = stream.resource.pack offset() slices({ [1, 4] = %n }) : index
  util.return
}
util.func @f4(%r: !stream.resource<transient>, %q: !stream.resource<transient>, %n: index, %m: index, %o: i64, %s: !util.buffer, %k: !util.buffer, %l: !util.buffer) {
  %0 = stream.cmd.parameter.gather { %s::%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n}, %s#0::%k[%o] -> %r[%n for %n] : !stream.resource<transient>{%n} } => !stream.timepoint
  util.return
}
// ANSWER custom
#composite_of_1b = #util.composite<1xi8, [
    dense<7> : tensor<1xi8>,
]>
module {
  util.func private @traces(%arg0: tensor<?x3xf32>, %arg1: tensor<5xi8>, %arg2: tensor<?x?xbf16>, %arg3: index, %arg4: index) {
    flow.tensor.trace "some" = [%arg1 : tensor<5xi8>, %arg2 : tensor<?x?xbf16>{%arg3, %arg4}, %arg1 : tensor<5xi8>]
    flow.tensor.trace "two" = [%arg0 : tensor<?x3xf32>{%arg3}, %arg1 : tensor<5xi8>]
    flow.tensor.trace "one" = [%arg1 : tensor<5xi8>] attributes {a.first}
    util.return
  }
  util.func private @staged(%arg0: !stream.resource<staging>, %arg1: !stream.resource<staging>, %arg2: index, %arg3: index) {
    stream.tensor.trace "some" = [
      %arg0 : tensor<?x3xf32>{%arg3} in !stream.resource<staging>{%arg2},
      %arg1 : tensor<5xi8> in !stream.resource<staging>{%arg3}
    ]
    stream.tensor.trace "one" = [
      %arg0 : tensor<5xi8> in !stream.resource<staging>{%arg2}
    ] attributes {a.second}
    util.return
  }
  util.func private @constants(%arg0: index, %arg1: index) -> !stream.timepoint {
    %results:2, %result_timepoint = stream.resource.constants : 
      !stream.resource<constant>{%arg0} = dense<3> : tensor<2x2xi16>,
      !stream.resource<constant>{%arg1} = dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf32>
      => !stream.timepoint
    %results_0, %result_timepoint_1 = stream.resource.constants : 
      !stream.resource<variable>{%arg0} = #composite_of_1b
      => !stream.timepoint
    %0 = stream.timepoint.join max(%result_timepoint, %result_timepoint_1) => !stream.timepoint
    util.return %0 : !stream.timepoint
  }
  util.func private @packs(%arg0: index, %arg1: index) -> index {
    %0:3 = stream.resource.pack slices({
      [0, 4] = %arg0,
      [3, 9] = %arg1
    }) : index
    %1:2 = stream.resource.pack offset(%0#1) slices({
      [1, 1] = %arg0
    }) : index
    %2:2 = stream.resource.pack on(#hal.device.promise<@d>) offset(%1#0) slices({
      [2, 2] = %arg1
    }) : index attributes {a.third}
    util.return %2#1 : index
  }
  util.func private @parameters(%arg0: !stream.resource<transient>, %arg1: index, %arg2: i64, %arg3: !util.buffer, %arg4: !util.buffer, %arg5: !util.buffer, %arg6: !stream.timepoint) -> !stream.timepoint {
    %0 = stream.cmd.parameter.gather await(%arg6) => {
      %arg3::%arg4[%arg2] -> %arg0[%arg1 for %arg1] : !stream.resource<transient>{%arg1},
      %arg3::%arg5[%arg2] -> %arg0[%arg1 for %arg1] : !stream.resource<transient>{%arg1}
    } => !stream.timepoint
    %1 = stream.cmd.parameter.gather {
      %arg4[%arg2] -> %arg0[%arg1 for %arg1] : !stream.resource<transient>{%arg1},
      %arg5[%arg2] -> %arg0[%arg1 for %arg1] : !stream.resource<transient>{%arg1}
    } => !stream.timepoint
    %2 = stream.cmd.parameter.scatter await(%0) => {
      %arg0[%arg1 for %arg1] : !stream.resource<transient>{%arg1} -> %arg3::%arg4[%arg2],
      %arg0[%arg1 for %arg1] : !stream.resource<transient>{%arg1} -> %arg3::%arg5[%arg2]
    } => !stream.timepoint
    %3 = stream.cmd.parameter.scatter {
      %arg0[%arg1 for %arg1] : !stream.resource<transient>{%arg1} -> %arg5[%arg2]
    } => !stream.timepoint
    %results:2, %result_timepoint = stream.cmd.parameter.load {
      %arg3::%arg4[%arg2] : !stream.resource<constant>{%arg1},
      %arg3::%arg5[%arg2] : !stream.resource<constant>{%arg1}
    } => !stream.timepoint
    %4 = stream.timepoint.join max(%1, %2, %3, %result_timepoint) => !stream.timepoint
    util.return %4 : !stream.timepoint
  }
  util.func private @accesses(%arg0: !stream.resource<transient>, %arg1: index, %arg2: index) {
    %0 = stream.cmd.execute with(%arg0 as %arg3: !stream.resource<transient>{%arg1}) {
      stream.cmd.dispatch @e::@k[%arg2](%arg1 : index) {
        ro %arg3[%arg1 for %arg1] : !stream.resource<transient>{%arg1},
        wo %arg3[%arg1 for %arg1] : !stream.resource<transient>{%arg1},
        rw %arg3[%arg1 for %arg1] : !stream.resource<transient>{%arg1}
      }
    } => !stream.timepoint
    util.return
  }
  util.func private @odd(%arg0: index, %arg1: !stream.resource<transient>, %arg2: !util.buffer, %arg3: !util.buffer, %arg4: i64) {
    %results, %result_timepoint = stream.resource.constants : 
      !stream.resource<constant>{%arg0} = 7 : i32
      => !stream.timepoint
    %results_0, %result_timepoint_1 = stream.resource.constants : 
      !stream.resource<constant>{%arg0} = "x"
      => !stream.timepoint
    %0 = stream.cmd.parameter.gather {
      %arg3::%arg2[%arg4] -> %arg1[%arg0 for %arg0] : !stream.resource<transient>{%arg0},
      %arg3::%arg2[%arg4] -> %arg1[%arg0 for %arg0] : !stream.resource<transient>{%arg0}
    } => !stream.timepoint
    util.return
  }
  util.func private @odd2(%arg0: index) {
    %0:2 = stream.resource.pack slices({
      [1, 4] = %arg0
    }) : index
    util.return
  }
  util.func public @f1(%arg0: index) {
    %results, %result_timepoint = stream.resource.constants : 
      !stream.resource<constant>{%arg0} = 7 : i32
      => !stream.timepoint
    util.return
  }
  util.func public @f2(%arg0: index) {
    %results, %result_timepoint = stream.resource.constants : 
      !stream.resource<constant>{%arg0} = "x"
      => !stream.timepoint
    util.return
  }
  util.func public @f3(%arg0: index, %arg1: i32) {
    %0:2 = stream.resource.pack slices({
      [1, 4] = %arg0
    }) : index
    util.return
  }
  util.func public @f4(%arg0: !stream.resource<transient>, %arg1: !stream.resource<transient>, %arg2: index, %arg3: index, %arg4: i64, %arg5: !util.buffer, %arg6: !util.buffer, %arg7: !util.buffer) {
    %0 = stream.cmd.parameter.gather {
      %arg5::%arg6[%arg4] -> %arg0[%arg2 for %arg2] : !stream.resource<transient>{%arg2},
      %arg5::%arg6[%arg4] -> %arg0[%arg2 for %arg2] : !stream.resource<transient>{%arg2}
    } => !stream.timepoint
    util.return
  }
}

// ANSWER generic
#composite_of_1b = #util.composite<1xi8, [
    dense<7> : tensor<1xi8>,
]>
"builtin.module"() ({
  "util.func"() <{function_type = (tensor<?x3xf32>, tensor<5xi8>, tensor<?x?xbf16>, index, index) -> (), sym_name = "traces", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<?x3xf32>, %arg38: tensor<5xi8>, %arg39: tensor<?x?xbf16>, %arg40: index, %arg41: index):
    "flow.tensor.trace"(%arg38, %arg39, %arg38, %arg40, %arg41) <{key = "some", operandSegmentSizes = array<i32: 3, 2>}> : (tensor<5xi8>, tensor<?x?xbf16>, tensor<5xi8>, index, index) -> ()
    "flow.tensor.trace"(%arg37, %arg38, %arg40) <{key = "two", operandSegmentSizes = array<i32: 2, 1>}> : (tensor<?x3xf32>, tensor<5xi8>, index) -> ()
    "flow.tensor.trace"(%arg38) <{key = "one", operandSegmentSizes = array<i32: 1, 0>}> {a.first} : (tensor<5xi8>) -> ()
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<staging>, !stream.resource<staging>, index, index) -> (), sym_name = "staged", sym_visibility = "private"}> ({
  ^bb0(%arg33: !stream.resource<staging>, %arg34: !stream.resource<staging>, %arg35: index, %arg36: index):
    "stream.tensor.trace"(%arg33, %arg34, %arg35, %arg36, %arg36) <{key = "some", operandSegmentSizes = array<i32: 2, 2, 1>, resource_encodings = [tensor<?x3xf32>, tensor<5xi8>]}> : (!stream.resource<staging>, !stream.resource<staging>, index, index, index) -> ()
    "stream.tensor.trace"(%arg33, %arg35) <{key = "one", operandSegmentSizes = array<i32: 1, 1, 0>, resource_encodings = [tensor<5xi8>]}> {a.second} : (!stream.resource<staging>, index) -> ()
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index, index) -> !stream.timepoint, sym_name = "constants", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg31: index, %arg32: index):
    %18:3 = "stream.resource.constants"(%arg31, %arg32) <{values = [dense<3> : tensor<2x2xi16>, dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf32>]}> : (index, index) -> (!stream.resource<constant>, !stream.resource<constant>, !stream.timepoint)
    %19:2 = "stream.resource.constants"(%arg31) <{values = [#composite_of_1b]}> : (index) -> (!stream.resource<variable>, !stream.timepoint)
    %20 = "stream.timepoint.join"(%18#2, %19#1) : (!stream.timepoint, !stream.timepoint) -> !stream.timepoint
    "util.return"(%20) : (!stream.timepoint) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index, index) -> index, sym_name = "packs", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg29: index, %arg30: index):
    %15:3 = "stream.resource.pack"(%arg29, %arg30) <{lifetime_intervals = [0 : index, 4 : index, 3 : index, 9 : index], operandSegmentSizes = array<i32: 0, 2>}> : (index, index) -> (index, index, index)
    %16:2 = "stream.resource.pack"(%15#1, %arg29) <{lifetime_intervals = [1 : index, 1 : index], operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> (index, index)
    %17:2 = "stream.resource.pack"(%16#0, %arg30) <{affinity = #hal.device.promise<@d>, lifetime_intervals = [2 : index, 2 : index], operandSegmentSizes = array<i32: 1, 1>}> {a.third} : (index, index) -> (index, index)
    "util.return"(%17#1) : (index) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<transient>, index, i64, !util.buffer, !util.buffer, !util.buffer, !stream.timepoint) -> !stream.timepoint, sym_name = "parameters", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg22: !stream.resource<transient>, %arg23: index, %arg24: i64, %arg25: !util.buffer, %arg26: !util.buffer, %arg27: !util.buffer, %arg28: !stream.timepoint):
    %9 = "stream.cmd.parameter.gather"(%arg25, %arg26, %arg27, %arg24, %arg24, %arg22, %arg23, %arg23, %arg23, %arg23, %arg23, %arg28) <{operandSegmentSizes = array<i32: 1, 2, 2, 1, 1, 2, 2, 1>}> : (!util.buffer, !util.buffer, !util.buffer, i64, i64, !stream.resource<transient>, index, index, index, index, index, !stream.timepoint) -> !stream.timepoint
    %10 = "stream.cmd.parameter.gather"(%arg26, %arg27, %arg24, %arg24, %arg22, %arg23, %arg23, %arg23, %arg23, %arg23) <{operandSegmentSizes = array<i32: 0, 2, 2, 1, 1, 2, 2, 0>}> : (!util.buffer, !util.buffer, i64, i64, !stream.resource<transient>, index, index, index, index, index) -> !stream.timepoint
    %11 = "stream.cmd.parameter.scatter"(%arg22, %arg23, %arg23, %arg23, %arg23, %arg23, %arg25, %arg26, %arg27, %arg24, %arg24, %9) <{operandSegmentSizes = array<i32: 1, 1, 2, 2, 1, 2, 2, 1>}> : (!stream.resource<transient>, index, index, index, index, index, !util.buffer, !util.buffer, !util.buffer, i64, i64, !stream.timepoint) -> !stream.timepoint
    %12 = "stream.cmd.parameter.scatter"(%arg22, %arg23, %arg23, %arg23, %arg27, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1, 0>}> : (!stream.resource<transient>, index, index, index, !util.buffer, i64) -> !stream.timepoint
    %13:3 = "stream.cmd.parameter.load"(%arg25, %arg26, %arg27, %arg24, %arg24, %arg23, %arg23) <{operandSegmentSizes = array<i32: 1, 2, 2, 2, 0>}> : (!util.buffer, !util.buffer, !util.buffer, i64, i64, index, index) -> (!stream.resource<constant>, !stream.resource<constant>, !stream.timepoint)
    %14 = "stream.timepoint.join"(%10, %11, %12, %13#2) : (!stream.timepoint, !stream.timepoint, !stream.timepoint, !stream.timepoint) -> !stream.timepoint
    "util.return"(%14) : (!stream.timepoint) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<transient>, index, index) -> (), sym_name = "accesses", sym_visibility = "private"}> ({
  ^bb0(%arg18: !stream.resource<transient>, %arg19: index, %arg20: index):
    %8 = "stream.cmd.execute"(%arg18, %arg19) <{operandSegmentSizes = array<i32: 1, 1, 0>}> ({
    ^bb0(%arg21: !stream.resource<transient>):
      "stream.cmd.dispatch"(%arg20, %arg19, %arg21, %arg21, %arg21, %arg19, %arg19, %arg19, %arg19, %arg19, %arg19, %arg19, %arg19, %arg19) <{entry_points = [@e::@k], operandSegmentSizes = array<i32: 1, 1, 3, 3, 3, 3>, resource_accesses = [1 : i32, 2 : i32, 3 : i32]}> : (index, index, !stream.resource<transient>, !stream.resource<transient>, !stream.resource<transient>, index, index, index, index, index, index, index, index, index) -> ()
      "stream.yield"() : () -> ()
    }) : (!stream.resource<transient>, index) -> !stream.timepoint
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index, !stream.resource<transient>, !util.buffer, !util.buffer, i64) -> (), sym_name = "odd", sym_visibility = "private"}> ({
  ^bb0(%arg13: index, %arg14: !stream.resource<transient>, %arg15: !util.buffer, %arg16: !util.buffer, %arg17: i64):
    %5:2 = "stream.resource.constants"(%arg13) <{values = [7 : i32]}> : (index) -> (!stream.resource<constant>, !stream.timepoint)
    %6:2 = "stream.resource.constants"(%arg13) <{values = ["x"]}> : (index) -> (!stream.resource<constant>, !stream.timepoint)
    %7 = "stream.cmd.parameter.gather"(%arg16, %arg15, %arg15, %arg17, %arg17, %arg14, %arg13, %arg13, %arg13, %arg13, %arg13) <{operandSegmentSizes = array<i32: 1, 2, 2, 1, 1, 2, 2, 0>}> : (!util.buffer, !util.buffer, !util.buffer, i64, i64, !stream.resource<transient>, index, index, index, index, index) -> !stream.timepoint
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index) -> (), sym_name = "odd2", sym_visibility = "private"}> ({
  ^bb0(%arg12: index):
    %4:2 = "stream.resource.pack"(%arg12) <{lifetime_intervals = [1 : index, 4 : index], operandSegmentSizes = array<i32: 0, 1>}> : (index) -> (index, index)
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index) -> (), sym_name = "f1"}> ({
  ^bb0(%arg11: index):
    %3:2 = "stream.resource.constants"(%arg11) <{values = [7 : i32]}> : (index) -> (!stream.resource<constant>, !stream.timepoint)
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index) -> (), sym_name = "f2"}> ({
  ^bb0(%arg10: index):
    %2:2 = "stream.resource.constants"(%arg10) <{values = ["x"]}> : (index) -> (!stream.resource<constant>, !stream.timepoint)
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index, i32) -> (), sym_name = "f3"}> ({
  ^bb0(%arg8: index, %arg9: i32):
    %1:2 = "stream.resource.pack"(%arg8) <{lifetime_intervals = [1 : index, 4 : index], operandSegmentSizes = array<i32: 0, 1>}> : (index) -> (index, index)
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<transient>, !stream.resource<transient>, index, index, i64, !util.buffer, !util.buffer, !util.buffer) -> (), sym_name = "f4"}> ({
  ^bb0(%arg0: !stream.resource<transient>, %arg1: !stream.resource<transient>, %arg2: index, %arg3: index, %arg4: i64, %arg5: !util.buffer, %arg6: !util.buffer, %arg7: !util.buffer):
    %0 = "stream.cmd.parameter.gather"(%arg5, %arg6, %arg6, %arg4, %arg4, %arg0, %arg2, %arg2, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 2, 1, 1, 2, 2, 0>}> : (!util.buffer, !util.buffer, !util.buffer, i64, i64, !stream.resource<transient>, index, index, index, index, index) -> !stream.timepoint
    "util.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

