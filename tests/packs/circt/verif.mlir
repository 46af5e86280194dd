hw.module @props(in %clk: i1, in %a: i1, in %b: i1, in %n: i8) {
  %0 = ltl.and %a, %b : i1, i1
  %1 = ltl.delay %0, 2 : i1
  %2 = ltl.delay %b, 1, 3 : i1
  %3 = ltl.concat %1, %2 : !ltl.sequence, !ltl.sequence
  %4 = ltl.repeat %3, 2, 1 : !ltl.sequence
  %5 = ltl.implication %4, %b : !ltl.sequence, i1
  %6 = ltl.not %5 : !ltl.property
  %7 = ltl.or %6, %3 : !ltl.property, !ltl.sequence
  %8 = ltl.eventually %7 : !ltl.property
  %9 = ltl.until %8, %a : !ltl.property, i1
  %10 = ltl.clock %9, posedge %clk : !ltl.property
  verif.assert %10 : !ltl.property
  verif.assume %a if %b label "given" : i1
  verif.cover %3 label "seen" : !ltl.sequence
  verif.clocked_assert %10 if %b, negedge %clk label "later" : !ltl.property
  dbg.variable "n", %n : i8
  %11 = dbg.struct {"first": %a, "second": %n} : i1, i8
  %12 = dbg.array [%a, %b] : i1
  %13 = synth.aig.and_inv %a, not %b : i1
}
verif.formal @test {depth = 5} {
  %0 = verif.symbolic_value : i8
  %1 = comb.icmp eq %0, %0 : i8
  verif.assert %1 : i1
}
// ANSWER custom
module {
  hw.module @props(in %clk : i1, in %a : i1, in %b : i1, in %n : i8) {
    %0 = ltl.and %a, %b : i1, i1
    %1 = ltl.delay %0, 2 : i1
    %2 = ltl.delay %b, 1, 3 : i1
    %3 = ltl.concat %1, %2 : !ltl.sequence, !ltl.sequence
    %4 = ltl.repeat %3, 2, 1 : !ltl.sequence
    %5 = ltl.implication %4, %b : !ltl.sequence, i1
    %6 = ltl.not %5 : !ltl.property
    %7 = ltl.or %6, %3 : !ltl.property, !ltl.sequence
    %8 = ltl.eventually %7 : !ltl.property
    %9 = ltl.until %8, %a : !ltl.property, i1
    %10 = ltl.clock %9, posedge %clk : !ltl.property
    verif.assert %10 : !ltl.property
    verif.assume %a if %b label "given" : i1
    verif.cover %3 label "seen" : !ltl.sequence
    verif.clocked_assert %10 if %b, negedge %clk label "later" : !ltl.property
    dbg.variable "n", %n : i8
    %11 = dbg.struct {"first": %a, "second": %n} : i1, i8
    %12 = dbg.array [%a, %b] : i1
    %13 = synth.aig.and_inv %a, not %b : i1
    hw.output
  }
  verif.formal @test {depth = 5 : i64} {
    %0 = verif.symbolic_value : i8
    %1 = comb.icmp eq %0, %0 : i8
    verif.assert %1 : i1
  }
}

// ANSWER generic
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input clk : i1, input a : i1, input b : i1, input n : i8>, parameters = [], sym_name = "props"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i8):
    %2 = "ltl.and"(%arg1, %arg2) : (i1, i1) -> i1
    %3 = "ltl.delay"(%2) <{delay = 2 : i64}> : (i1) -> !ltl.sequence
    %4 = "ltl.delay"(%arg2) <{delay = 1 : i64, length = 3 : i64}> : (i1) -> !ltl.sequence
    %5 = "ltl.concat"(%3, %4) : (!ltl.sequence, !ltl.sequence) -> !ltl.sequence
    %6 = "ltl.repeat"(%5) <{base = 2 : i64, more = 1 : i64}> : (!ltl.sequence) -> !ltl.sequence
    %7 = "ltl.implication"(%6, %arg2) : (!ltl.sequence, i1) -> !ltl.property
    %8 = "ltl.not"(%7) : (!ltl.property) -> !ltl.property
    %9 = "ltl.or"(%8, %5) : (!ltl.property, !ltl.sequence) -> !ltl.property
    %10 = "ltl.eventually"(%9) : (!ltl.property) -> !ltl.property
    %11 = "ltl.until"(%10, %arg1) : (!ltl.property, i1) -> !ltl.property
    %12 = "ltl.clock"(%11, %arg0) <{edge = 0 : i32}> : (!ltl.property, i1) -> !ltl.property
    "verif.assert"(%12) : (!ltl.property) -> ()
    "verif.assume"(%arg1, %arg2) <{label = "given"}> : (i1, i1) -> ()
    "verif.cover"(%5) <{label = "seen"}> : (!ltl.sequence) -> ()
    "verif.clocked_assert"(%12, %arg0, %arg2) <{edge = 1 : i32, label = "later"}> : (!ltl.property, i1, i1) -> ()
    "dbg.variable"(%arg3) <{name = "n"}> : (i8) -> ()
    %13 = "dbg.struct"(%arg1, %arg3) <{names = ["first", "second"]}> : (i1, i8) -> !dbg.struct
    %14 = "dbg.array"(%arg1, %arg2) : (i1, i1) -> !dbg.array
    %15 = "synth.aig.and_inv"(%arg1, %arg2) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    "hw.output"() : () -> ()
  }) : () -> ()
  "verif.formal"() <{parameters = {depth = 5 : i64}, sym_name = "test"}> ({
    %0 = "verif.symbolic_value"() <{name = ""}> : () -> i8
    %1 = "comb.icmp"(%0, %0) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "verif.assert"(%1) : (i1) -> ()
  }) : () -> ()
}) : () -> ()

