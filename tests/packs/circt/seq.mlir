hw.module @f(in %a: i32, in %clk: !seq.clock, in %r: i1) {
 %x = seq.compreg %a, %clk : i32
 %x1 = seq.compreg sym @foo %a, %clk reset %r, %a {x} : i32
 %x2 = seq.compreg.ce %a, %clk, %r reset %r, %a {name = "y"} : i32
 %x3 = seq.compreg name "q" %a, %clk reset %r, %a : i32
 %s = seq.shiftreg[3] %a, %clk, %r {x} : i32
 %s1 = seq.shiftreg[3] sym @a %a, %clk, %r reset %r, %a powerOn %a : i32
 %f = seq.firreg %a clock %clk sym @a reset sync %r, %a preset 4 : i32
 %f1 = seq.firreg %a clock %clk {name = "", y} : i32
 %f2 = seq.firreg %a clock %clk {name = "f2", firrtl.random_init_start = 0 : ui64} : i32
 %i = seq.initial() { %c = hw.constant 3 : i32 
 seq.yield %c : i32 } : () -> !seq.immutable<i32>
 %x5 = seq.compreg %a, %clk initial %i : i32
 %m = seq.firmem 1, 2, undefined, port_order : <20 x 32, mask 4>
 %m1 = seq.firmem sym @foo name "me" 1, 2, old, undefined {init = #seq.firmem.init<"x", false, true>, prefix = "a"} : <20 x 32>
 %ad = hw.constant 0 : i5
 %rd = seq.firmem.read_port %m[%ad], clock %clk enable %r : <20 x 32, mask 4>
 %mask = hw.constant 3 : i4
 seq.firmem.write_port %m[%ad] = %a, clock %clk enable %r mask %mask : <20 x 32, mask 4>, i4
 seq.firmem.write_port %m[%ad] = %a, clock %clk : <20 x 32, mask 4>
 %rw = seq.firmem.read_write_port %m[%ad] = %a if %r, clock %clk enable %r mask %mask {a} : <20 x 32, mask 4>, i4
 %g = seq.clock_gate %clk, %r, %r sym @gate
 %o, %fu, %e = seq.fifo depth 3 in %a rdEn %r wrEn %r clk %clk rst %r : i32
 %cc = seq.const_clock low
 %h = seq.hlmem @mem %clk, %r : <4xi32>
 %ii = hw.constant 0 : i2
 %hr = seq.read %h[%ii] rden %r {latency = 1} : !seq.hlmem<4xi32>
 seq.write %h[%ii] %a wren %r {latency = 1} : !seq.hlmem<4xi32>
 %fi = seq.from_immutable %i : (!seq.immutable<i32>) -> i32
}
// ANSWER custom
module {
  hw.module @f(in %a : i32, in %clk : !seq.clock, in %r : i1) {
    %x = seq.compreg %a, %clk : i32  
    %x1 = seq.compreg sym @foo %a, %clk reset %r, %a {x} : i32  
    %y = seq.compreg.ce %a, %clk, %r reset %r, %a : i32  
    %q = seq.compreg %a, %clk reset %r, %a : i32  
    %s = seq.shiftreg[3] %a, %clk, %r {x} : i32  
    %s1 = seq.shiftreg[3] sym @a %a, %clk, %r reset %r, %a powerOn %a : i32  
    %f = seq.firreg %a clock %clk sym @a reset sync %r, %a preset 4 : i32
    %0 = seq.firreg %a clock %clk {y} : i32
    %f2 = seq.firreg %a clock %clk {firrtl.random_init_start = 0 : ui64} : i32
    %1 = seq.initial() {
      %c3_i32 = hw.constant 3 : i32
      seq.yield %c3_i32 : i32
    } : () -> !seq.immutable<i32>
    %x5 = seq.compreg %a, %clk initial %1 : i32  
    %m = seq.firmem 1, 2, undefined, port_order : <20 x 32, mask 4>
    %me = seq.firmem sym @foo 1, 2, old, undefined {init = #seq.firmem.init<"x", false, true>, prefix = "a"} : <20 x 32>
    %c0_i5 = hw.constant 0 : i5
    %2 = seq.firmem.read_port %m[%c0_i5], clock %clk enable %r : <20 x 32, mask 4>
    %c3_i4 = hw.constant 3 : i4
    seq.firmem.write_port %m[%c0_i5] = %a, clock %clk enable %r mask %c3_i4 : <20 x 32, mask 4>, i4
    seq.firmem.write_port %m[%c0_i5] = %a, clock %clk : <20 x 32, mask 4>
    %3 = seq.firmem.read_write_port %m[%c0_i5] = %a if %r, clock %clk enable %r mask %c3_i4 {a} : <20 x 32, mask 4>, i4
    %4 = seq.clock_gate %clk, %r, %r sym @gate
    %out, %full, %empty = seq.fifo depth 3   in %a rdEn %r wrEn %r clk %clk rst %r : i32
    %5 = seq.const_clock low
    %mem = seq.hlmem @mem %clk, %r : <4xi32>
    %c0_i2 = hw.constant 0 : i2
    %mem_rdata = seq.read %mem[%c0_i2] rden %r {latency = 1 : i64} : !seq.hlmem<4xi32>
    seq.write %mem[%c0_i2] %a wren %r {latency = 1 : i64} : !seq.hlmem<4xi32>
    %6 = seq.from_immutable %1 : (!seq.immutable<i32>) -> i32
    hw.output
  }
}

// ANSWER generic
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i32, input clk : !seq.clock, input r : i1>, parameters = [], sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: !seq.clock, %arg2: i1):
    %0 = "seq.compreg"(%arg0, %arg1) <{name = "x", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (i32, !seq.clock) -> i32
    %1 = "seq.compreg"(%arg0, %arg1, %arg2, %arg0) <{inner_sym = #hw<innerSym@foo>, name = "x1", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {x} : (i32, !seq.clock, i1, i32) -> i32
    %2 = "seq.compreg.ce"(%arg0, %arg1, %arg2, %arg2, %arg0) <{name = "y", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (i32, !seq.clock, i1, i1, i32) -> i32
    %3 = "seq.compreg"(%arg0, %arg1, %arg2, %arg0) <{name = "q", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i32, !seq.clock, i1, i32) -> i32
    %4 = "seq.shiftreg"(%arg0, %arg1, %arg2) <{name = "s", numElements = 3 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}> {x} : (i32, !seq.clock, i1) -> i32
    %5 = "seq.shiftreg"(%arg0, %arg1, %arg2, %arg2, %arg0, %arg0) <{inner_sym = #hw<innerSym@a>, name = "s1", numElements = 3 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (i32, !seq.clock, i1, i1, i32, i32) -> i32
    %6 = "seq.firreg"(%arg0, %arg1, %arg2, %arg0) <{inner_sym = #hw<innerSym@a>, name = "f", preset = 4 : i32}> : (i32, !seq.clock, i1, i32) -> i32
    %7 = "seq.firreg"(%arg0, %arg1) <{name = ""}> {y} : (i32, !seq.clock) -> i32
    %8 = "seq.firreg"(%arg0, %arg1) <{name = "f2"}> {firrtl.random_init_start = 0 : ui64} : (i32, !seq.clock) -> i32
    %9 = "seq.initial"() ({
      %24 = "hw.constant"() <{value = 3 : i32}> : () -> i32
      "seq.yield"(%24) : (i32) -> ()
    }) : () -> !seq.immutable<i32>
    %10 = "seq.compreg"(%arg0, %arg1, %9) <{name = "x5", operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (i32, !seq.clock, !seq.immutable<i32>) -> i32
    %11 = "seq.firmem"() <{name = "m", readLatency = 1 : i32, ruw = 0 : i32, writeLatency = 2 : i32, wuw = 1 : i32}> : () -> !seq.firmem<20 x 32, mask 4>
    %12 = "seq.firmem"() <{init = #seq.firmem.init<"x", false, true>, inner_sym = #hw<innerSym@foo>, name = "me", prefix = "a", readLatency = 1 : i32, ruw = 1 : i32, writeLatency = 2 : i32, wuw = 0 : i32}> : () -> !seq.firmem<20 x 32>
    %13 = "hw.constant"() <{value = 0 : i5}> : () -> i5
    %14 = "seq.firmem.read_port"(%11, %13, %arg1, %arg2) : (!seq.firmem<20 x 32, mask 4>, i5, !seq.clock, i1) -> i32
    %15 = "hw.constant"() <{value = 3 : i4}> : () -> i4
    "seq.firmem.write_port"(%11, %13, %arg1, %arg2, %arg0, %15) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (!seq.firmem<20 x 32, mask 4>, i5, !seq.clock, i1, i32, i4) -> ()
    "seq.firmem.write_port"(%11, %13, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0>}> : (!seq.firmem<20 x 32, mask 4>, i5, !seq.clock, i32) -> ()
    %16 = "seq.firmem.read_write_port"(%11, %13, %arg1, %arg2, %arg0, %arg2, %15) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> {a} : (!seq.firmem<20 x 32, mask 4>, i5, !seq.clock, i1, i32, i1, i4) -> i32
    %17 = "seq.clock_gate"(%arg1, %arg2, %arg2) <{inner_sym = #hw<innerSym@gate>}> : (!seq.clock, i1, i1) -> !seq.clock
    %18:3 = "seq.fifo"(%arg0, %arg2, %arg2, %arg1, %arg2) <{depth = 3 : i64, resultSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (i32, i1, i1, !seq.clock, i1) -> (i32, i1, i1)
    %19 = "seq.const_clock"() <{value = #seq<clock_constant low> : !seq.clock}> : () -> !seq.clock
    %20 = "seq.hlmem"(%arg1, %arg2) <{name = "mem"}> : (!seq.clock, i1) -> !seq.hlmem<4xi32>
    %21 = "hw.constant"() <{value = 0 : i2}> : () -> i2
    %22 = "seq.read"(%20, %21, %arg2) <{latency = 1 : i64, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!seq.hlmem<4xi32>, i2, i1) -> i32
    "seq.write"(%20, %21, %arg0, %arg2) <{latency = 1 : i64}> : (!seq.hlmem<4xi32>, i2, i32, i1) -> ()
    %23 = "seq.from_immutable"(%9) : (!seq.immutable<i32>) -> i32
    "hw.output"() : () -> ()
  }) : () -> ()
}) : () -> ()

