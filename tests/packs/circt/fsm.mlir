fsm.machine @counter(%go: i1, %limit: i8) -> (i8, i1) attributes {initialState = "Idle", argNames = ["go", "limit"], resNames = ["n", "busy"]} {
  %n = fsm.variable "n" {initValue = 0 : i8} : i8
  fsm.state @Idle output {
    %no = hw.constant false
    fsm.output %n, %no : i8, i1
  } transitions {
    fsm.transition @Busy guard {
      fsm.return %go
    } action {
      %c0 = hw.constant 0 : i8
      fsm.update %n, %c0 : i8
    }
  }
  fsm.state @Busy output {
    %yes = hw.constant true
    fsm.output %n, %yes : i8, i1
  } transitions {
    fsm.transition @Idle guard {
      %done = comb.icmp eq %n, %limit : i8
      fsm.return %done
    }
    fsm.transition @Busy
  }
}
fsm.machine @still() attributes {initialState = "Only"} {
  fsm.state @Only
}
hw.module @top(in %clk: !seq.clock, in %rst: i1, in %go: i1, in %limit: i8, out n: i8) {
  %0:2 = fsm.hw_instance "first" @counter(%go, %limit), clock %clk, reset %rst : (i1, i8) -> (i8, i1)
  hw.output %0#0 : i8
}
func.func @soft(%go: i1, %limit: i8) -> i8 {
  %m = fsm.instance "m" @counter
  %a, %b = fsm.trigger %m(%go, %limit) : (i1, i8) -> (i8, i1)
  return %a : i8
}
// ANSWER custom
module {
  fsm.machine @counter(%arg0: i1, %arg1: i8) -> (i8, i1) attributes {argNames = ["go", "limit"], initialState = "Idle", resNames = ["n", "busy"]} {
    %n = fsm.variable "n" {initValue = 0 : i8} : i8
    fsm.state @Idle output {
      %false = hw.constant false
      fsm.output %n, %false : i8, i1
    } transitions {
      fsm.transition @Busy guard {
        fsm.return %arg0
      } action {
        %c0_i8 = hw.constant 0 : i8
        fsm.update %n, %c0_i8 : i8
      }
    }
    fsm.state @Busy output {
      %true = hw.constant true
      fsm.output %n, %true : i8, i1
    } transitions {
      fsm.transition @Idle guard {
        %0 = comb.icmp eq %n, %arg1 : i8
        fsm.return %0
      }
      fsm.transition @Busy
    }
  }
  fsm.machine @still() attributes {initialState = "Only"} {
    fsm.state @Only
  }
  hw.module @top(in %clk : !seq.clock, in %rst : i1, in %go : i1, in %limit : i8, out n : i8) {
    %0:2 = fsm.hw_instance "first" @counter(%go, %limit), clock %clk, reset %rst : (i1, i8) -> (i8, i1)
    hw.output %0#0 : i8
  }
  func.func @soft(%arg0: i1, %arg1: i8) -> i8 {
    %m = fsm.instance "m" @counter
    %0:2 = fsm.trigger %m(%arg0, %arg1) : (i1, i8) -> (i8, i1)
    return %0#0 : i8
  }
}

// ANSWER generic
#loc = loc("-":28:81)
"builtin.module"() ({
  "fsm.machine"() <{argNames = ["go", "limit"], function_type = (i1, i8) -> (i8, i1), initialState = "Idle", resNames = ["n", "busy"], sym_name = "counter"}> ({
  ^bb0(%arg6: i1, %arg7: i8):
    %3 = "fsm.variable"() <{initValue = 0 : i8, name = "n"}> : () -> i8
    "fsm.state"() <{sym_name = "Idle"}> ({
      %7 = "hw.constant"() <{value = false}> : () -> i1
      "fsm.output"(%3, %7) : (i8, i1) -> ()
    }, {
      "fsm.transition"() <{nextState = @Busy}> ({
        "fsm.return"(%arg6) : (i1) -> ()
      }, {
        %6 = "hw.constant"() <{value = 0 : i8}> : () -> i8
        "fsm.update"(%3, %6) : (i8, i8) -> ()
      }) : () -> ()
    }) : () -> ()
    "fsm.state"() <{sym_name = "Busy"}> ({
      %5 = "hw.constant"() <{value = true}> : () -> i1
      "fsm.output"(%3, %5) : (i8, i1) -> ()
    }, {
      "fsm.transition"() <{nextState = @Idle}> ({
        %4 = "comb.icmp"(%3, %arg7) <{predicate = 0 : i64}> : (i8, i8) -> i1
        "fsm.return"(%4) : (i1) -> ()
      }, {
      }) : () -> ()
      "fsm.transition"() <{nextState = @Busy}> ({
      }, {
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
  "fsm.machine"() <{function_type = () -> (), initialState = "Only", sym_name = "still"}> ({
    "fsm.state"() <{sym_name = "Only"}> ({
    }, {
    }) : () -> ()
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input go : i1, input limit : i8, output n : i8>, parameters = [], result_locs = [#loc], sym_name = "top"}> ({
  ^bb0(%arg2: !seq.clock, %arg3: i1, %arg4: i1, %arg5: i8):
    %2:2 = "fsm.hw_instance"(%arg4, %arg5, %arg2, %arg3) <{machine = @counter, name = "first"}> : (i1, i8, !seq.clock, i1) -> (i8, i1)
    "hw.output"(%2#0) : (i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i8) -> i8, sym_name = "soft"}> ({
  ^bb0(%arg0: i1, %arg1: i8):
    %0 = "fsm.instance"() <{machine = @counter, name = "m"}> : () -> !fsm.instance
    %1:2 = "fsm.trigger"(%arg0, %arg1, %0) : (i1, i8, !fsm.instance) -> (i8, i1)
    "func.return"(%1#0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()

