calyx.component @main(%in: i8, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i8, %done: i1 {done}) {
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i8, i1, i1, i1, i8, i1
  %m.addr0, %m.write_data, %m.write_en, %m.clk, %m.read_data, %m.done = calyx.memory @m <[4] x 8> [2] {external = true} : i2, i8, i1, i1, i8, i1
  %lt.left, %lt.right, %lt.out = calyx.std_lt @lt : i8, i8, i1
  %add.left, %add.right, %add.out = calyx.std_add @add : i8, i8, i8
  %sub.in, %sub.go, %sub.clk, %sub.reset, %sub.out, %sub.done = calyx.instance @sub of @helper : i8, i1, i1, i1, i8, i1
  %c1 = hw.constant 1 : i8
  %one = hw.constant 1 : i1
  calyx.wires {
    calyx.assign %out = %r.out : i8
    calyx.comb_group @check {
      calyx.assign %lt.left = %r.out : i8
      calyx.assign %lt.right = %in : i8
    }
    calyx.group @step {
      calyx.assign %add.left = %r.out : i8
      calyx.assign %add.right = %lt.out ? %c1 : i8
      calyx.assign %r.in = %add.out : i8
      calyx.assign %r.write_en = %one : i1
      calyx.group_done %r.done : i1
    }
    calyx.static_group latency<2> @pulse {
      %0 = calyx.cycle 1
      calyx.assign %r.write_en = %0 ? %one : i1
    }
  }
  calyx.control {
    calyx.seq {
      calyx.enable @step
      calyx.if %lt.out with @check {
        calyx.par {
          calyx.enable @step
          calyx.enable @step {note}
        }
      } else {
        calyx.repeat 3 {
          calyx.enable @step
        }
      }
      calyx.while %lt.out with @check {
        calyx.enable @step
      }
      calyx.static_seq {
        calyx.enable @pulse
        calyx.static_repeat 2 {
          calyx.enable @pulse
        }
      }
      calyx.invoke @sub(%sub.in = %in) -> (i8)
    }
  }
} {toplevel}
calyx.component @helper(%in: i8, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i8, %done: i1 {done}) {
  calyx.wires {
    calyx.assign %out = %in : i8
  }
  calyx.control {
  }
}
// ANSWER custom
module {
  calyx.component @main(%in: i8, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i8, %done: i1 {done}) {
    %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i8, i1, i1, i1, i8, i1
    %m.addr0, %m.write_data, %m.write_en, %m.clk, %m.read_data, %m.done = calyx.memory @m <[4] x 8> [2] {external = true} : i2, i8, i1, i1, i8, i1
    %lt.left, %lt.right, %lt.out = calyx.std_lt @lt : i8, i8, i1
    %add.left, %add.right, %add.out = calyx.std_add @add : i8, i8, i8
    %sub.in, %sub.go, %sub.clk, %sub.reset, %sub.out, %sub.done = calyx.instance @sub of @helper : i8, i1, i1, i1, i8, i1
    %c1_i8 = hw.constant 1 : i8
    %true = hw.constant true
    calyx.wires {
      calyx.assign %out = %r.out : i8
      calyx.comb_group @check {
        calyx.assign %lt.left = %r.out : i8
        calyx.assign %lt.right = %in : i8
      }
      calyx.group @step {
        calyx.assign %add.left = %r.out : i8
        calyx.assign %add.right = %lt.out ? %c1_i8 : i8
        calyx.assign %r.in = %add.out : i8
        calyx.assign %r.write_en = %true : i1
        calyx.group_done %r.done : i1
      }
      calyx.static_group latency<2> @pulse {
        %0 = calyx.cycle 1
        calyx.assign %r.write_en = %0 ? %true : i1
      }
    }
    calyx.control {
      calyx.seq {
        calyx.enable @step
        calyx.if %lt.out with @check {
          calyx.par {
            calyx.enable @step
            calyx.enable @step {note}
          }
        } else {
          calyx.repeat 3 {
            calyx.enable @step
          }
        }
        calyx.while %lt.out with @check {
          calyx.enable @step
        }
        calyx.static_seq {
          calyx.enable @pulse
          calyx.static_repeat 2 {
            calyx.enable @pulse
          }
        }
        calyx.invoke @sub[](%sub.in = %in) -> (i8)
      }
    }
  } {toplevel}
  calyx.component @helper(%in: i8, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i8, %done: i1 {done}) {
    calyx.wires {
      calyx.assign %out = %in : i8
    }
    calyx.control {
    }
  }
}

// ANSWER generic
"builtin.module"() ({
  "calyx.component"() <{function_type = (i8, i1, i1, i1, i8, i1) -> (), portAttributes = [{}, {go}, {clk}, {reset}, {}, {done}], portDirections = -16 : i6, portNames = ["in", "go", "clk", "reset", "out", "done"], sym_name = "main"}> ({
  ^bb0(%arg6: i8, %arg7: i1, %arg8: i1, %arg9: i1, %arg10: i8, %arg11: i1):
    %0:6 = "calyx.register"() <{sym_name = "r"}> : () -> (i8, i1, i1, i1, i8, i1)
    %1:6 = "calyx.memory"() <{addrSizes = [2], sizes = [4], sym_name = "m", width = 8 : i64}> {external = true} : () -> (i2, i8, i1, i1, i8, i1)
    %2:3 = "calyx.std_lt"() <{sym_name = "lt"}> : () -> (i8, i8, i1)
    %3:3 = "calyx.std_add"() <{sym_name = "add"}> : () -> (i8, i8, i8)
    %4:6 = "calyx.instance"() <{componentName = @helper, sym_name = "sub"}> : () -> (i8, i1, i1, i1, i8, i1)
    %5 = "hw.constant"() <{value = 1 : i8}> : () -> i8
    %6 = "hw.constant"() <{value = true}> : () -> i1
    "calyx.wires"() ({
      "calyx.assign"(%arg10, %0#4) : (i8, i8) -> ()
      "calyx.comb_group"() <{sym_name = "check"}> ({
        "calyx.assign"(%2#0, %0#4) : (i8, i8) -> ()
        "calyx.assign"(%2#1, %arg6) : (i8, i8) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "step"}> ({
        "calyx.assign"(%3#0, %0#4) : (i8, i8) -> ()
        "calyx.assign"(%3#1, %5, %2#2) : (i8, i8, i1) -> ()
        "calyx.assign"(%0#0, %3#2) : (i8, i8) -> ()
        "calyx.assign"(%0#1, %6) : (i1, i1) -> ()
        "calyx.group_done"(%0#5) : (i1) -> ()
      }) : () -> ()
      "calyx.static_group"() <{latency = 2 : i64, sym_name = "pulse"}> ({
        %7 = "calyx.cycle"() <{start = 1 : i32}> : () -> i1
        "calyx.assign"(%0#1, %6, %7) : (i1, i1, i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.enable"() <{groupName = @step}> : () -> ()
        "calyx.if"(%2#2) <{groupName = @check}> ({
          "calyx.par"() ({
            "calyx.enable"() <{groupName = @step}> : () -> ()
            "calyx.enable"() <{groupName = @step}> {note} : () -> ()
          }) : () -> ()
        }, {
          "calyx.repeat"() <{count = 3 : i32}> ({
            "calyx.enable"() <{groupName = @step}> : () -> ()
          }) : () -> ()
        }) : (i1) -> ()
        "calyx.while"(%2#2) <{groupName = @check}> ({
          "calyx.enable"() <{groupName = @step}> : () -> ()
        }) : (i1) -> ()
        "calyx.static_seq"() ({
          "calyx.enable"() <{groupName = @pulse}> : () -> ()
          "calyx.static_repeat"() <{count = 2 : i32}> ({
            "calyx.enable"() <{groupName = @pulse}> : () -> ()
          }) : () -> ()
        }) : () -> ()
        "calyx.invoke"(%4#0, %arg6) <{callee = @sub, inputNames = ["%in"], portNames = ["%sub.in"], refCellsMap = []}> : (i8, i8) -> ()
      }) : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
  "calyx.component"() <{function_type = (i8, i1, i1, i1, i8, i1) -> (), portAttributes = [{}, {go}, {clk}, {reset}, {}, {done}], portDirections = -16 : i6, portNames = ["in", "go", "clk", "reset", "out", "done"], sym_name = "helper"}> ({
  ^bb0(%arg0: i8, %arg1: i1, %arg2: i1, %arg3: i1, %arg4: i8, %arg5: i1):
    "calyx.wires"() ({
      "calyx.assign"(%arg4, %arg0) : (i8, i8) -> ()
    }) : () -> ()
    "calyx.control"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

