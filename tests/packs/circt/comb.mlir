hw.module @logic(in %a : i8, in %b : i8, in %s : i1, out y : i8) {
  %0 = comb.add bin %a, %b, %a : i8
  %1 = comb.mul %a, %b {x} : i8
  %2 = comb.and %a : i8
  %3 = comb.or %a, %b : i8
  %4 = comb.xor bin %a, %b, %b : i8
  %5 = comb.divu %a, %b : i8
  %6 = comb.divs bin %a, %b : i8
  %7 = comb.modu %a, %b : i8
  %8 = comb.mods %a, %b : i8
  %9 = comb.shl %a, %b : i8
  %10 = comb.shru %a, %b : i8
  %11 = comb.shrs %a, %b : i8
  %12 = comb.sub %a, %b : i8
  %13 = comb.icmp bin slt %a, %b {sv.namehint = "less"} : i8
  %14 = comb.icmp weq %a, %b : i8
  %15 = comb.parity bin %a : i8
  %16 = comb.concat %a, %13, %b : i8, i1, i8
  %17 = comb.extract %16 from 3 : (i17) -> i5
  %18 = comb.replicate %17 : (i5) -> i10
  %19 = comb.reverse %a : i8
  %20 = comb.mux bin %s, %a, %19 : i8
  %21 = comb.truth_table %s, %13 -> [false, true, true, false]
  hw.output %20 : i8
}
// ANSWER custom
module {
  hw.module @logic(in %a : i8, in %b : i8, in %s : i1, out y : i8) {
    %0 = comb.add bin %a, %b, %a : i8
    %1 = comb.mul %a, %b {x} : i8
    %2 = comb.and %a : i8
    %3 = comb.or %a, %b : i8
    %4 = comb.xor bin %a, %b, %b : i8
    %5 = comb.divu %a, %b : i8
    %6 = comb.divs bin %a, %b : i8
    %7 = comb.modu %a, %b : i8
    %8 = comb.mods %a, %b : i8
    %9 = comb.shl %a, %b : i8
    %10 = comb.shru %a, %b : i8
    %11 = comb.shrs %a, %b : i8
    %12 = comb.sub %a, %b : i8
    %13 = comb.icmp bin slt %a, %b {sv.namehint = "less"} : i8
    %14 = comb.icmp weq %a, %b : i8
    %15 = comb.parity bin %a : i8
    %16 = comb.concat %a, %13, %b : i8, i1, i8
    %17 = comb.extract %16 from 3 : (i17) -> i5
    %18 = comb.replicate %17 : (i5) -> i10
    %19 = comb.reverse %a : i8
    %20 = comb.mux bin %s, %a, %19 : i8
    %21 = comb.truth_table %s, %13 -> [false, true, true, false]
    hw.output %20 : i8
  }
}

// ANSWER generic
#loc = loc("-":1:58)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, input s : i1, output y : i8>, parameters = [], result_locs = [#loc], sym_name = "logic"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: i1):
    %0 = "comb.add"(%arg0, %arg1, %arg0) <{twoState}> : (i8, i8, i8) -> i8
    %1 = "comb.mul"(%arg0, %arg1) {x} : (i8, i8) -> i8
    %2 = "comb.and"(%arg0) : (i8) -> i8
    %3 = "comb.or"(%arg0, %arg1) : (i8, i8) -> i8
    %4 = "comb.xor"(%arg0, %arg1, %arg1) <{twoState}> : (i8, i8, i8) -> i8
    %5 = "comb.divu"(%arg0, %arg1) : (i8, i8) -> i8
    %6 = "comb.divs"(%arg0, %arg1) <{twoState}> : (i8, i8) -> i8
    %7 = "comb.modu"(%arg0, %arg1) : (i8, i8) -> i8
    %8 = "comb.mods"(%arg0, %arg1) : (i8, i8) -> i8
    %9 = "comb.shl"(%arg0, %arg1) : (i8, i8) -> i8
    %10 = "comb.shru"(%arg0, %arg1) : (i8, i8) -> i8
    %11 = "comb.shrs"(%arg0, %arg1) : (i8, i8) -> i8
    %12 = "comb.sub"(%arg0, %arg1) : (i8, i8) -> i8
    %13 = "comb.icmp"(%arg0, %arg1) <{predicate = 2 : i64, twoState}> {sv.namehint = "less"} : (i8, i8) -> i1
    %14 = "comb.icmp"(%arg0, %arg1) <{predicate = 12 : i64}> : (i8, i8) -> i1
    %15 = "comb.parity"(%arg0) <{twoState}> : (i8) -> i1
    %16 = "comb.concat"(%arg0, %13, %arg1) : (i8, i1, i8) -> i17
    %17 = "comb.extract"(%16) <{lowBit = 3 : i32}> : (i17) -> i5
    %18 = "comb.replicate"(%17) : (i5) -> i10
    %19 = "comb.reverse"(%arg0) : (i8) -> i8
    %20 = "comb.mux"(%arg2, %arg0, %19) <{twoState}> : (i1, i8, i8) -> i8
    %21 = "comb.truth_table"(%arg2, %13) <{lookupTable = array<i1: false, true, true, false>}> : (i1, i1) -> i1
    "hw.output"(%20) : (i8) -> ()
  }) : () -> ()
}) : () -> ()

