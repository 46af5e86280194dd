func.func @stream(%a: !stream.resource<*>, %n: index, %t: !stream.timepoint) -> (!stream.resource<*>, !stream.timepoint) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = stream.async.dispatch @ex::@f[%n](%a[%c0 to %n for %n], %c8) : (!stream.resource<*>{%n}, index) -> %a{%n}
  %r, %p = stream.async.execute await(%t) => with(%0 as %x: !stream.resource<*>{%n}) -> !stream.resource<transient>{%n} {
    %1 = stream.async.clone %x : !stream.resource<*>{%n} -> !stream.resource<transient>{%n}
    stream.yield %1 : !stream.resource<transient>{%n}
  } => !stream.timepoint
  %2 = stream.timepoint.await %p => %r : !stream.resource<transient>{%n}
  return %0, %p : !stream.resource<*>, !stream.timepoint
}
stream.async.func private @any(%0: !stream.resource<*>, %1: index) -> !stream.resource<*>
func.func @calls(%a: !stream.resource<external>, %n: index) {
  %0 = stream.async.call @any(%a[%n to %n for %n], %n) : (!stream.resource<external>{%n}, index) -> !stream.resource<transient>{%n}
  return
}
// ANSWER custom
module {
  func.func @stream(%arg0: !stream.resource<*>, %arg1: index, %arg2: !stream.timepoint) -> (!stream.resource<*>, !stream.timepoint) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %0 = stream.async.dispatch @ex::@f[%arg1](%arg0[%c0 to %arg1 for %arg1], %c8) : (!stream.resource<*>{%arg1}, index) -> %arg0{%arg1}
    %results, %result_timepoint = stream.async.execute await(%arg2) => with(%0 as %arg3: !stream.resource<*>{%arg1}) -> !stream.resource<transient>{%arg1} {
      %2 = stream.async.clone %arg3 : !stream.resource<*>{%arg1} -> !stream.resource<transient>{%arg1}
      stream.yield %2 : !stream.resource<transient>{%arg1}
    } => !stream.timepoint
    %1 = stream.timepoint.await %result_timepoint => %results : !stream.resource<transient>{%arg1}
    return %0, %result_timepoint : !stream.resource<*>, !stream.timepoint
  }
  stream.async.func private @any(%arg0: !stream.resource<*>, %arg1: index) -> !stream.resource<*>
  func.func @calls(%arg0: !stream.resource<external>, %arg1: index) {
    %0 = stream.async.call @any(%arg0[%arg1 to %arg1 for %arg1], %arg1) : (!stream.resource<external>{%arg1}, index) -> !stream.resource<transient>{%arg1}
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (!stream.resource<*>, index, !stream.timepoint) -> (!stream.resource<*>, !stream.timepoint), sym_name = "stream"}> ({
  ^bb0(%arg2: !stream.resource<*>, %arg3: index, %arg4: !stream.timepoint):
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    %3 = "stream.async.dispatch"(%arg3, %arg2, %2, %arg3, %1, %arg3, %arg3, %arg3) <{entry_points = [@ex::@f], operandSegmentSizes = array<i32: 1, 2, 1, 1, 1, 1, 1>, tied_operands = [0 : index]}> : (index, !stream.resource<*>, index, index, index, index, index, index) -> !stream.resource<*>
    %4:2 = "stream.async.execute"(%3, %arg3, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, tied_operands = [-1 : index]}> ({
    ^bb0(%arg5: !stream.resource<*>):
      %6 = "stream.async.clone"(%arg5, %arg3, %arg3) : (!stream.resource<*>, index, index) -> !stream.resource<transient>
      "stream.yield"(%6, %arg3) : (!stream.resource<transient>, index) -> ()
    }) : (!stream.resource<*>, index, index, !stream.timepoint) -> (!stream.resource<transient>, !stream.timepoint)
    %5 = "stream.timepoint.await"(%4#0, %arg3, %4#1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!stream.resource<transient>, index, !stream.timepoint) -> !stream.resource<transient>
    "func.return"(%3, %4#1) : (!stream.resource<*>, !stream.timepoint) -> ()
  }) : () -> ()
  "stream.async.func"() <{arg_attrs = [{}, {}], function_type = (!stream.resource<*>, index) -> !stream.resource<*>, res_attrs = [{}], sym_name = "any", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!stream.resource<external>, index) -> (), sym_name = "calls"}> ({
  ^bb0(%arg0: !stream.resource<external>, %arg1: index):
    %0 = "stream.async.call"(%arg0, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1) <{callee = @any, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1>, tied_operands = [-1 : index]}> : (!stream.resource<external>, index, index, index, index, index, index) -> !stream.resource<transient>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

