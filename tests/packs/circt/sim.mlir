sim.func.dpi private @outside(in %a : i8, inout %b : i16, out "c d" : i1, return r : i32) attributes {verilogName = "c_name"}
sim.func.dpi @nothing()
hw.module @top(in %clk : !seq.clock, in %en : i1, in %a : i8, in %b : i16, in %f : f32) {
  %0:3 = sim.func.dpi.call @outside(%a, %b) clock %clk enable %en : (i8, i16) -> (i16, i1, i32)
  sim.clocked_pause %clk, %en, quiet
  sim.clocked_terminate %clk, %en, success, verbose
  %lit = sim.fmt.literal "a = "
  %dec = sim.fmt.dec %a specifierWidth 4 signed : i8
  %hex = sim.fmt.hex %a, isUpper true paddingChar 32 : i8
  %flt = sim.fmt.flt %f fracDigits 3 : f32
  %all = sim.fmt.concat (%lit, %dec, %hex, %flt)
  sim.print %all on %clk if %en
  %found = sim.plusargs.test "verbose"
  %there, %value = sim.plusargs.value "seed=%d" : i32
  sim.triggered %clk if %en {
    %err = sim.stderr_stream
    sim.proc.print %all to %err
    sim.terminate failure, quiet
  }
}
func.func @data(%q : !sim.queue<i8, 4>, %i : i32, %x : i8, %m : !sim.assoc_array<i8, i4>, %k : i4) {
  %0 = sim.queue.push_back %x into %q : !sim.queue<i8, 4>
  %1, %2 = sim.queue.pop_front from %0 : !sim.queue<i8, 4>
  %3 = sim.queue.get %i of %1 : !sim.queue<i8, 4>
  %4 = sim.queue.size %1 : !sim.queue<i8, 4>
  %5 = sim.assoc_array.get %m[%k] : !sim.assoc_array<i8, i4>
  %6 = sim.assoc_array.set %m[%k] = %5 : !sim.assoc_array<i8, i4>
  %7, %8 = sim.assoc_array.first %6 : !sim.assoc_array<i8, i4>
  %9 = sim.string.literal "text"
  %10 = sim.string.concat (%9, %9)
  %11 = sim.string.cmp eq %9, %10 : !sim.dstring
  return
}
func.func private @type(!sim.dpi_functy<in "a" : i8, out "b" : i1>)
// ANSWER custom
module {
  sim.func.dpi private @outside(in %a : i8, inout %b : i16, out "c d" : i1, return r : i32) attributes {verilogName = "c_name"}
  sim.func.dpi @nothing()
  hw.module @top(in %clk : !seq.clock, in %en : i1, in %a : i8, in %b : i16, in %f : f32) {
    %0:3 = sim.func.dpi.call @outside(%a, %b) clock %clk enable %en : (i8, i16) -> (i16, i1, i32)
    sim.clocked_pause %clk, %en, quiet
    sim.clocked_terminate %clk, %en, success, verbose
    %1 = sim.fmt.literal "a = "
    %2 = sim.fmt.dec %a specifierWidth 4 signed : i8
    %3 = sim.fmt.hex %a, isUpper true paddingChar 32 : i8
    %4 = sim.fmt.flt %f fracDigits 3 : f32
    %5 = sim.fmt.concat (%1, %2, %3, %4)
    sim.print %5 on %clk if %en
    %6 = sim.plusargs.test "verbose"
    %found, %result = sim.plusargs.value "seed=%d" : i32
    sim.triggered %clk if %en {
      %7 = sim.stderr_stream
      sim.proc.print %5 to %7
      sim.terminate failure, quiet
    }
    hw.output
  }
  func.func @data(%arg0: !sim.queue<i8, 4>, %arg1: i32, %arg2: i8, %arg3: !sim.assoc_array<i8, i4>, %arg4: i4) {
    %0 = sim.queue.push_back %arg2 into %arg0 : <i8, 4>
    %outQueue, %popped = sim.queue.pop_front from %0 : <i8, 4>
    %1 = sim.queue.get %arg1 of %outQueue : <i8, 4>
    %2 = sim.queue.size %outQueue : <i8, 4>
    %3 = sim.assoc_array.get %arg3[%arg4] : <i8, i4>
    %4 = sim.assoc_array.set %arg3[%arg4] = %3 : <i8, i4>
    %found, %index = sim.assoc_array.first %4 : <i8, i4>
    %5 = sim.string.literal "text"
    %6 = sim.string.concat (%5, %5)
    %7 = sim.string.cmp eq %5, %6 : !sim.dstring
    return
  }
  func.func private @type(!sim.dpi_functy<in "a" : i8, out "b" : i1>)
}

// ANSWER generic
"builtin.module"() ({
  "sim.func.dpi"() <{dpi_function_type = !sim.dpi_functy<in "a" : i8, inout "b" : i16, out "c d" : i1, return "r" : i32>, sym_name = "outside", sym_visibility = "private", verilogName = "c_name"}> ({
  }) : () -> ()
  "sim.func.dpi"() <{dpi_function_type = !sim.dpi_functy<>, sym_name = "nothing"}> ({
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input en : i1, input a : i8, input b : i16, input f : f32>, parameters = [], sym_name = "top"}> ({
  ^bb0(%arg5: !seq.clock, %arg6: i1, %arg7: i8, %arg8: i16, %arg9: f32):
    %10:3 = "sim.func.dpi.call"(%arg5, %arg6, %arg7, %arg8) <{callee = @outside, operandSegmentSizes = array<i32: 1, 1, 2>}> : (!seq.clock, i1, i8, i16) -> (i16, i1, i32)
    "sim.clocked_pause"(%arg5, %arg6) <{verbose = false}> : (!seq.clock, i1) -> ()
    "sim.clocked_terminate"(%arg5, %arg6) <{success = true, verbose = true}> : (!seq.clock, i1) -> ()
    %11 = "sim.fmt.literal"() <{literal = "a = "}> : () -> !sim.fstring
    %12 = "sim.fmt.dec"(%arg7) <{isLeftAligned = false, isSigned, paddingChar = 32 : i8, specifierWidth = 4 : i32}> : (i8) -> !sim.fstring
    %13 = "sim.fmt.hex"(%arg7) <{isHexUppercase = true, isLeftAligned = false, paddingChar = 32 : i8}> : (i8) -> !sim.fstring
    %14 = "sim.fmt.flt"(%arg9) <{fracDigits = 3 : i32, isLeftAligned = false}> : (f32) -> !sim.fstring
    %15 = "sim.fmt.concat"(%11, %12, %13, %14) : (!sim.fstring, !sim.fstring, !sim.fstring, !sim.fstring) -> !sim.fstring
    "sim.print"(%15, %arg5, %arg6) : (!sim.fstring, !seq.clock, i1) -> ()
    %16 = "sim.plusargs.test"() <{formatString = "verbose"}> : () -> i1
    %17:2 = "sim.plusargs.value"() <{formatString = "seed=%d"}> : () -> (i1, i32)
    "sim.triggered"(%arg5, %arg6) ({
      %18 = "sim.stderr_stream"() : () -> !sim.output_stream
      "sim.proc.print"(%15, %18) : (!sim.fstring, !sim.output_stream) -> ()
      "sim.terminate"() <{success = false, verbose = false}> : () -> ()
    }) : (!seq.clock, i1) -> ()
    "hw.output"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!sim.queue<i8, 4>, i32, i8, !sim.assoc_array<i8, i4>, i4) -> (), sym_name = "data"}> ({
  ^bb0(%arg0: !sim.queue<i8, 4>, %arg1: i32, %arg2: i8, %arg3: !sim.assoc_array<i8, i4>, %arg4: i4):
    %0 = "sim.queue.push_back"(%arg0, %arg2) : (!sim.queue<i8, 4>, i8) -> !sim.queue<i8, 4>
    %1:2 = "sim.queue.pop_front"(%0) : (!sim.queue<i8, 4>) -> (!sim.queue<i8, 4>, i8)
    %2 = "sim.queue.get"(%1#0, %arg1) : (!sim.queue<i8, 4>, i32) -> i8
    %3 = "sim.queue.size"(%1#0) : (!sim.queue<i8, 4>) -> i64
    %4 = "sim.assoc_array.get"(%arg3, %arg4) : (!sim.assoc_array<i8, i4>, i4) -> i8
    %5 = "sim.assoc_array.set"(%arg3, %arg4, %4) : (!sim.assoc_array<i8, i4>, i4, i8) -> !sim.assoc_array<i8, i4>
    %6:2 = "sim.assoc_array.first"(%5) : (!sim.assoc_array<i8, i4>) -> (i32, i4)
    %7 = "sim.string.literal"() <{literal = "text"}> : () -> !sim.dstring
    %8 = "sim.string.concat"(%7, %7) : (!sim.dstring, !sim.dstring) -> !sim.dstring
    %9 = "sim.string.cmp"(%7, %8) <{predicate = 0 : i64}> : (!sim.dstring, !sim.dstring) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!sim.dpi_functy<in "a" : i8, out "b" : i1>) -> (), sym_name = "type", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

