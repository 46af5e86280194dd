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
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (!stream.resource<*>, index, !stream.timepoint) -> (!stream.resource<*>, !stream.timepoint), sym_name = "stream"}> ({
  ^bb0(%arg0: !stream.resource<*>, %arg1: index, %arg2: !stream.timepoint):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 8 : index}> : () -> index
    %2 = "stream.async.dispatch"(%arg1, %arg0, %1, %arg1, %0, %arg1, %arg1, %arg1) <{entry_points = [@ex::@f], operandSegmentSizes = array<i32: 1, 2, 1, 1, 1, 1, 1>, tied_operands = [0 : index]}> : (index, !stream.resource<*>, index, index, index, index, index, index) -> !stream.resource<*>
    %3:2 = "stream.async.execute"(%2, %arg1, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, tied_operands = [-1 : index]}> ({
    ^bb0(%arg3: !stream.resource<*>):
      %5 = "stream.async.clone"(%arg3, %arg1, %arg1) : (!stream.resource<*>, index, index) -> !stream.resource<transient>
      "stream.yield"(%5, %arg1) : (!stream.resource<transient>, index) -> ()
    }) : (!stream.resource<*>, index, index, !stream.timepoint) -> (!stream.resource<transient>, !stream.timepoint)
    %4 = "stream.timepoint.await"(%3#0, %arg1, %3#1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!stream.resource<transient>, index, !stream.timepoint) -> !stream.resource<transient>
    "func.return"(%2, %3#1) : (!stream.resource<*>, !stream.timepoint) -> ()
  }) : () -> ()
}) : () -> ()

