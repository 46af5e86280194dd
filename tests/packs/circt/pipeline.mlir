hw.module @flow(in %a : i32, in %b : i32, in %go : i1, in %clk : !seq.clock, in %rst : i1, in %stall : i1, out x : i32, out done : i1) {
  %0:2 = pipeline.scheduled "named"(%p : i32 = %a, %q : i32 = %b) stall(%stall) clock(%clk) reset(%rst) go(%go) entryEn(%en) {note = 1 : i8} -> (x : i32) {
    %1 = comb.add %p, %q : i32
    pipeline.stage ^bb1 regs("sum" = %1 : i32 gated by [%en], %q : i32) pass(%p : i32)
  ^bb1(%sum : i32, %s1 : i32, %s2 : i32, %en1 : i1):
    %2 = comb.xor %sum, %s1, %s2 : i32
    pipeline.stage ^bb2 regs(%2 : i32)
  ^bb2(%3 : i32, %en2 : i1):
    pipeline.return %3 : i32
  }
  hw.output %0#0, %0#1 : i32, i1
}
hw.module @free(in %a : i8, in %go : i1, in %clk : !seq.clock, out x : i8) {
  %x, %done = pipeline.unscheduled(%p : i8 = %a) clock(%clk) go(%go) entryEn(%en) -> (x : i8) {
    %0 = pipeline.latency 2 -> (i8) {
      %1 = comb.add %p, %p : i8
      pipeline.latency.return %1 : i8
    }
    pipeline.return %0 : i8
  }
  hw.output %x : i8
}
// ANSWER custom
module {
  hw.module @flow(in %a : i32, in %b : i32, in %go : i1, in %clk : !seq.clock, in %rst : i1, in %stall : i1, out x : i32, out done : i1) {
    %x, %done = pipeline.scheduled "named"(%p : i32 = %a, %q : i32 = %b) stall(%stall) clock(%clk) reset(%rst) go(%go) entryEn(%s0_enable)  {note = 1 : i8} -> (x : i32) {
      %0 = comb.add %p, %q : i32
      pipeline.stage ^bb1 regs("sum" = %0 : i32 gated by [%s0_enable], %q : i32) pass(%p : i32)
    ^bb1(%sum: i32, %s1_reg1: i32, %s1_pass0: i32, %s1_enable: i1):  // pred: ^bb0
      %1 = comb.xor %sum, %s1_reg1, %s1_pass0 : i32
      pipeline.stage ^bb2 regs(%1 : i32) 
    ^bb2(%s2_reg0: i32, %s2_enable: i1):  // pred: ^bb1
      pipeline.return %s2_reg0 : i32
    }
    hw.output %x, %done : i32, i1
  }
  hw.module @free(in %a : i8, in %go : i1, in %clk : !seq.clock, out x : i8) {
    %x, %done = pipeline.unscheduled(%p : i8 = %a) clock(%clk) go(%go) entryEn(%s0_enable)  -> (x : i8) {
      %0 = pipeline.latency 2 -> (i8) {
        %1 = comb.add %p, %p : i8
        pipeline.latency.return %1 : i8
      }
      pipeline.return %0 : i8
    }
    hw.output %x : i8
  }
}

// ANSWER generic
#loc = loc("-":1:112)
#loc1 = loc("-":1:125)
#loc2 = loc("-":13:68)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i32, input b : i32, input go : i1, input clk : !seq.clock, input rst : i1, input stall : i1, output x : i32, output done : i1>, parameters = [], result_locs = [#loc, #loc1], sym_name = "flow"}> ({
  ^bb0(%arg5: i32, %arg6: i32, %arg7: i1, %arg8: !seq.clock, %arg9: i1, %arg10: i1):
    %3:2 = "pipeline.scheduled"(%arg5, %arg6, %arg10, %arg8, %arg9, %arg7) <{inputNames = ["p", "q"], name = "named", operandSegmentSizes = array<i32: 2, 1, 1, 1, 1>, outputNames = ["x"]}> ({
    ^bb0(%arg11: i32, %arg12: i32, %arg13: i1):
      %4 = "comb.add"(%arg11, %arg12) : (i32, i32) -> i32
      "pipeline.stage"(%4, %arg12, %arg11, %arg13)[^bb1] <{clockGatesPerRegister = [1, 0], operandSegmentSizes = array<i32: 2, 1, 1>, passthroughNames = [""], registerNames = ["sum", ""]}> : (i32, i32, i32, i1) -> ()
    ^bb1(%5: i32, %6: i32, %7: i32, %8: i1):  // pred: ^bb0
      %9 = "comb.xor"(%5, %6, %7) : (i32, i32, i32) -> i32
      "pipeline.stage"(%9)[^bb2] <{clockGatesPerRegister = [0], operandSegmentSizes = array<i32: 1, 0, 0>, registerNames = [""]}> : (i32) -> ()
    ^bb2(%10: i32, %11: i1):  // pred: ^bb1
      "pipeline.return"(%10) : (i32) -> ()
    }) {note = 1 : i8} : (i32, i32, i1, !seq.clock, i1, i1) -> (i32, i1)
    "hw.output"(%3#0, %3#1) : (i32, i1) -> ()
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input a : i8, input go : i1, input clk : !seq.clock, output x : i8>, parameters = [], result_locs = [#loc2], sym_name = "free"}> ({
  ^bb0(%arg0: i8, %arg1: i1, %arg2: !seq.clock):
    %0:2 = "pipeline.unscheduled"(%arg0, %arg2, %arg1) <{inputNames = ["p"], operandSegmentSizes = array<i32: 1, 0, 1, 0, 1>, outputNames = ["x"]}> ({
    ^bb0(%arg3: i8, %arg4: i1):
      %1 = "pipeline.latency"() <{latency = 2 : i32}> ({
        %2 = "comb.add"(%arg3, %arg3) : (i8, i8) -> i8
        "pipeline.latency.return"(%2) : (i8) -> ()
      }) : () -> i8
      "pipeline.return"(%1) : (i8) -> ()
    }) : (i8, !seq.clock, i1) -> (i8, i1)
    "hw.output"(%0#0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()

