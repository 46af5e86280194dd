verif.lec first {
^bb0(%a: i4, %b: i5):
  verif.yield %a : i4
} second {
^bb0(%x: i4, %y: i5):
  verif.yield %x : i4
}
%0 = verif.refines {note = 3 : i8} : i1 first {
^bb0(%a: i4):
  verif.yield %a, %a : i4, i4
} second {
^bb0(%x: i4):
  verif.yield %x, %x : i4, i4
}
verif.lec first {
} second {
}
%1 = verif.bmc bound 12 num_regs 2 initial_values [unit, 6 : i5] attributes {note = "deep"} init {
  %c = seq.const_clock low
  %y = hw.constant true
  verif.yield %c, %y : !seq.clock, i1
} loop {
^bb0(%c: !seq.clock, %y: i1):
  verif.yield %c, %y : !seq.clock, i1
} circuit {
^bb0(%c: !seq.clock, %n: i7):
  verif.yield %n : i7
}
%2 = verif.bmc bound 1 num_regs 0 initial_values [] init {
} loop {
} circuit {
}
verif.simulation @runs {speed = 9 : i4} attributes {note} {
^bb0(%t: !seq.clock, %first: i1):
  verif.yield %first, %first : i1, i1
}
// ANSWER custom
module {
  verif.lec first {
  ^bb0(%arg0: i4, %arg1: i5):
    verif.yield %arg0 : i4
  } second {
  ^bb0(%arg0: i4, %arg1: i5):
    verif.yield %arg0 : i4
  }
  %0 = verif.refines {note = 3 : i8} : i1 first {
  ^bb0(%arg0: i4):
    verif.yield %arg0, %arg0 : i4, i4
  } second {
  ^bb0(%arg0: i4):
    verif.yield %arg0, %arg0 : i4, i4
  }
  verif.lec first {
  } second {
  }
  %1 = verif.bmc bound 12 num_regs 2 initial_values [unit, 6 : i5] attributes {note = "deep"} init {
    %3 = seq.const_clock low
    %true = hw.constant true
    verif.yield %3, %true : !seq.clock, i1
  } loop {
  ^bb0(%arg0: !seq.clock, %arg1: i1):
    verif.yield %arg0, %arg1 : !seq.clock, i1
  } circuit {
  ^bb0(%arg0: !seq.clock, %arg1: i7):
    verif.yield %arg1 : i7
  }
  %2 = verif.bmc bound 1 num_regs 0 initial_values [] init {
  } loop {
  } circuit {
  }
  verif.simulation @runs {speed = -7 : i4} attributes {note} {
  ^bb0(%clock: !seq.clock, %init: i1):
    verif.yield %init, %init : i1, i1
  }
}

// ANSWER generic
"builtin.module"() ({
  "verif.lec"() ({
  ^bb0(%arg10: i4, %arg11: i5):
    "verif.yield"(%arg10) : (i4) -> ()
  }, {
  ^bb0(%arg8: i4, %arg9: i5):
    "verif.yield"(%arg8) : (i4) -> ()
  }) : () -> ()
  %0 = "verif.refines"() ({
  ^bb0(%arg7: i4):
    "verif.yield"(%arg7, %arg7) : (i4, i4) -> ()
  }, {
  ^bb0(%arg6: i4):
    "verif.yield"(%arg6, %arg6) : (i4, i4) -> ()
  }) {note = 3 : i8} : () -> i1
  "verif.lec"() ({
    "verif.yield"() : () -> ()
  }, {
    "verif.yield"() : () -> ()
  }) : () -> ()
  %1 = "verif.bmc"() <{bound = 12 : i32, initial_values = [unit, 6 : i5], num_regs = 2 : i32}> ({
    %3 = "seq.const_clock"() <{value = #seq<clock_constant low> : !seq.clock}> : () -> !seq.clock
    %4 = "hw.constant"() <{value = true}> : () -> i1
    "verif.yield"(%3, %4) : (!seq.clock, i1) -> ()
  }, {
  ^bb0(%arg4: !seq.clock, %arg5: i1):
    "verif.yield"(%arg4, %arg5) : (!seq.clock, i1) -> ()
  }, {
  ^bb0(%arg2: !seq.clock, %arg3: i7):
    "verif.yield"(%arg3) : (i7) -> ()
  }) {note = "deep"} : () -> i1
  %2 = "verif.bmc"() <{bound = 1 : i32, initial_values = [], num_regs = 0 : i32}> ({
    "verif.yield"() : () -> ()
  }, {
    "verif.yield"() : () -> ()
  }, {
    "verif.yield"() : () -> ()
  }) : () -> i1
  "verif.simulation"() <{parameters = {speed = -7 : i4}, sym_name = "runs"}> ({
  ^bb0(%arg0: !seq.clock, %arg1: i1):
    "verif.yield"(%arg1, %arg1) : (i1, i1) -> ()
  }) {note} : () -> ()
}) : () -> ()

