arc.define private @step(%a: i8, %b: i8 {arc.note}) -> (i8, i1) {
  %sum = comb.add %a, %b : i8
  %small = arc.lut(%sum) : (i8) -> i1 {
  ^bb0(%in: i8):
    %0 = comb.extract %in from 0 : (i8) -> i1
    arc.output %0 : i1
  }
  arc.output %sum, %small : i8, i1
}
arc.define @none() {
  arc.output
}
hw.module @top(in %clk: !seq.clock, in %en: i1, in %a: i8, in %b: i8) {
  %0:2 = arc.state @step(%a, %b) clock %clk enable %en reset %en initial (%a, %en : i8, i1) latency 2 {name = "s"} : (i8, i8) -> (i8, i1)
  %1:2 = arc.call @step(%a, %b) : (i8, i8) -> (i8, i1)
  %mem = arc.memory <16 x i8, i4>
  %i = comb.extract %a from 0 : (i8) -> i4
  %word = arc.memory_read_port %mem[%i] : <16 x i8, i4>
  arc.memory_write_port %mem, @write(%i, %word, %en) clock %clk enable latency 1 : <16 x i8, i4>, i4, i8, i1
  arc.tap %a {names = ["a", "top/a"]} : i8
  %v:2 = arc.vectorize (%a, %b), (%b, %b) : (i8, i8, i8, i8) -> (i8, i8) {
  ^bb0(%x: i8, %y: i8):
    %s = comb.xor %x, %y : i8
    arc.vectorize.return %s : i8
  }
  hw.output
}
arc.define @write(%i: i4, %w: i8, %en: i1) -> (i4, i8, i1) {
  arc.output %i, %w, %en : i4, i8, i1
}
arc.model @m io !hw.modty<input a : i8, output b : i8> storageBytes 24 initializer @init traceTaps [#arc.trace_tap<i8, 4, ["b"]>] attributes {note} {
^bb0(%storage: !arc.storage):
  %in = arc.root_input "a", %storage {offset = 0 : i64} : (!arc.storage) -> !arc.state<i8>
  %out = arc.root_output "b", %storage : (!arc.storage) -> !arc.state<i8>
  %st = arc.alloc_state %storage tap {name = "st"} : (!arc.storage) -> !arc.state<!hw.array<2xi8>>
  %mem = arc.alloc_memory %storage : (!arc.storage) -> !arc.memory<4 x i8, i2>
  %more = arc.alloc_storage %storage[8], 16
  %part = arc.storage.get %storage[8] : !arc.storage -> !arc.state<i8>
  %v = arc.state_read %in : <i8>
  arc.state_write %out = %v tap @m[0] : <i8>
  %c = arc.as_context %storage : !arc.storage
  %now = arc.current_time %c
  arc.set_next_wakeup %c, %now
  arc.terminate %c, true
  arc.initial {
    %e = arc.execute (%storage : !arc.storage) -> (i8) {
    ^bb0(%s: !arc.storage):
      %k = hw.constant 3 : i8
      arc.output %k : i8
    }
  }
  arc.final {
  }
}
func.func private @init(!arc.storage)
arc.runtime.model @rt "m" numStateBytes 24
func.func @run(%a: i8, %t: i64, %i: index) {
  arc.sim.instantiate @m as %model runtime @rt("vcd") {
    arc.sim.set_input %model, "a" = %a : i8, !arc.sim.instance<@m>
    arc.sim.step %model by %t : !arc.sim.instance<@m>
    %b = arc.sim.get_port %model, "b" : i8, !arc.sim.instance<@m>
    arc.sim.emit "b", %b : i8
  }
  arc.sim.instantiate @m as %model runtime () attributes {note} {
  }
  %z = arc.zero_count trailing %a : i8
  %l = arc.arrayref.alloc init([1 : i8, 2 : i8]) : <2xi8>
  %c = arc.arrayref.create %l = %a, %a : <2xi8>
  %g = arc.arrayref.get %l[%i] : <2xi8> -> i8
  %j = arc.arrayref.inject %l[%i], %a : <2xi8>, i8 -> <2xi8>
  return
}
// ANSWER custom
module {
  arc.define private @step(%arg0: i8, %arg1: i8 {arc.note}) -> (i8, i1) {
    %0 = comb.add %arg0, %arg1 : i8
    %1 = arc.lut(%0) : (i8) -> i1 {
    ^bb0(%arg2: i8):
      %2 = comb.extract %arg2 from 0 : (i8) -> i1
      arc.output %2 : i1
    }
    arc.output %0, %1 : i8, i1
  }
  arc.define @none() {
    arc.output
  }
  hw.module @top(in %clk : !seq.clock, in %en : i1, in %a : i8, in %b : i8) {
    %0:2 = arc.state @step(%a, %b) clock %clk enable %en reset %en initial (%a, %en : i8, i1) latency 2 {name = "s"} : (i8, i8) -> (i8, i1)
    %1:2 = arc.call @step(%a, %b) : (i8, i8) -> (i8, i1)
    %2 = arc.memory <16 x i8, i4>
    %3 = comb.extract %a from 0 : (i8) -> i4
    %4 = arc.memory_read_port %2[%3] : <16 x i8, i4>
    arc.memory_write_port %2, @write(%3, %4, %en) clock %clk enable latency 1 : <16 x i8, i4>, i4, i8, i1
    arc.tap %a {names = ["a", "top/a"]} : i8
    %5:2 = arc.vectorize (%a, %b), (%b, %b) : (i8, i8, i8, i8) -> (i8, i8) {
    ^bb0(%arg0: i8, %arg1: i8):
      %6 = comb.xor %arg0, %arg1 : i8
      arc.vectorize.return %6 : i8
    }
    hw.output
  }
  arc.define @write(%arg0: i4, %arg1: i8, %arg2: i1) -> (i4, i8, i1) {
    arc.output %arg0, %arg1, %arg2 : i4, i8, i1
  }
  arc.model @m io !hw.modty<input a : i8, output b : i8> storageBytes 24 initializer @init traceTaps [#arc.trace_tap<i8, 4, ["b"]>] attributes {note} {
  ^bb0(%arg0: !arc.storage):
    %in_a = arc.root_input "a", %arg0 {offset = 0 : i64} : (!arc.storage) -> !arc.state<i8>
    %out_b = arc.root_output "b", %arg0 : (!arc.storage) -> !arc.state<i8>
    %0 = arc.alloc_state %arg0 tap {name = "st"} : (!arc.storage) -> !arc.state<!hw.array<2xi8>>
    %1 = arc.alloc_memory %arg0 : (!arc.storage) -> !arc.memory<4 x i8, i2>
    %2 = arc.alloc_storage %arg0[8], 16
    %3 = arc.storage.get %arg0[8] : !arc.storage -> !arc.state<i8>
    %4 = arc.state_read %in_a : <i8>
    arc.state_write %out_b = %4 tap @m[0] : <i8>
    %5 = arc.as_context %arg0 : !arc.storage
    %6 = arc.current_time %5
    arc.set_next_wakeup %5, %6
    arc.terminate %5, true
    arc.initial {
      %7 = arc.execute (%arg0 : !arc.storage) -> (i8) {
      ^bb0(%arg1: !arc.storage):
        %c3_i8 = hw.constant 3 : i8
        arc.output %c3_i8 : i8
      }
    }
    arc.final {
    }
  }
  func.func private @init(!arc.storage)
  arc.runtime.model @rt "m" numStateBytes 24
  func.func @run(%arg0: i8, %arg1: i64, %arg2: index) {
    arc.sim.instantiate @m as %arg3 runtime @rt("vcd") {
      arc.sim.set_input %arg3, "a" = %arg0 : i8, !arc.sim.instance<@m>
      arc.sim.step %arg3 by %arg1 : !arc.sim.instance<@m>
      %5 = arc.sim.get_port %arg3, "b" : i8, !arc.sim.instance<@m>
      arc.sim.emit "b", %5 : i8
    }
    arc.sim.instantiate @m as %arg3 attributes {note} {
    }
    %0 = arc.zero_count trailing %arg0 : i8
    %1 = arc.arrayref.alloc init([1 : i8, 2 : i8]) : <2xi8>
    %2 = arc.arrayref.create %1 = %arg0, %arg0 : <2xi8>
    %3 = arc.arrayref.get %1[%arg2] : <2xi8> -> i8
    %4 = arc.arrayref.inject %1[%arg2], %arg0 : <2xi8>, i8 -> <2xi8>
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "arc.define"() <{arg_attrs = [{}, {arc.note}], function_type = (i8, i8) -> (i8, i1), sym_name = "step", sym_visibility = "private"}> ({
  ^bb0(%arg16: i8, %arg17: i8):
    %24 = "comb.add"(%arg16, %arg17) : (i8, i8) -> i8
    %25 = "arc.lut"(%24) ({
    ^bb0(%arg18: i8):
      %26 = "comb.extract"(%arg18) <{lowBit = 0 : i32}> : (i8) -> i1
      "arc.output"(%26) : (i1) -> ()
    }) : (i8) -> i1
    "arc.output"(%24, %25) : (i8, i1) -> ()
  }) : () -> ()
  "arc.define"() <{function_type = () -> (), sym_name = "none"}> ({
    "arc.output"() : () -> ()
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input en : i1, input a : i8, input b : i8>, parameters = [], sym_name = "top"}> ({
  ^bb0(%arg10: !seq.clock, %arg11: i1, %arg12: i8, %arg13: i8):
    %17:2 = "arc.state"(%arg10, %arg11, %arg11, %arg12, %arg13, %arg12, %arg11) <{arc = @step, latency = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 2, 2>}> {name = "s"} : (!seq.clock, i1, i1, i8, i8, i8, i1) -> (i8, i1)
    %18:2 = "arc.call"(%arg12, %arg13) <{arc = @step}> : (i8, i8) -> (i8, i1)
    %19 = "arc.memory"() : () -> !arc.memory<16 x i8, i4>
    %20 = "comb.extract"(%arg12) <{lowBit = 0 : i32}> : (i8) -> i4
    %21 = "arc.memory_read_port"(%19, %20) : (!arc.memory<16 x i8, i4>, i4) -> i8
    "arc.memory_write_port"(%19, %20, %21, %arg11, %arg10) <{arc = @write, enable, latency = 1 : i32, operandSegmentSizes = array<i32: 1, 3, 1>}> : (!arc.memory<16 x i8, i4>, i4, i8, i1, !seq.clock) -> ()
    "arc.tap"(%arg12) <{names = ["a", "top/a"]}> : (i8) -> ()
    %22:2 = "arc.vectorize"(%arg12, %arg13, %arg13, %arg13) <{inputOperandSegments = array<i32: 2, 2>}> ({
    ^bb0(%arg14: i8, %arg15: i8):
      %23 = "comb.xor"(%arg14, %arg15) : (i8, i8) -> i8
      "arc.vectorize.return"(%23) : (i8) -> ()
    }) : (i8, i8, i8, i8) -> (i8, i8)
    "hw.output"() : () -> ()
  }) : () -> ()
  "arc.define"() <{function_type = (i4, i8, i1) -> (i4, i8, i1), sym_name = "write"}> ({
  ^bb0(%arg7: i4, %arg8: i8, %arg9: i1):
    "arc.output"(%arg7, %arg8, %arg9) : (i4, i8, i1) -> ()
  }) : () -> ()
  "arc.model"() <{initialFn = @init, io = !hw.modty<input a : i8, output b : i8>, storageBytes = 24 : ui32, sym_name = "m", traceTaps = [#arc.trace_tap<i8, 4, ["b"]>]}> ({
  ^bb0(%arg5: !arc.storage):
    %6 = "arc.root_input"(%arg5) <{name = "a"}> {offset = 0 : i64} : (!arc.storage) -> !arc.state<i8>
    %7 = "arc.root_output"(%arg5) <{name = "b"}> : (!arc.storage) -> !arc.state<i8>
    %8 = "arc.alloc_state"(%arg5) <{tap}> {name = "st"} : (!arc.storage) -> !arc.state<!hw.array<2xi8>>
    %9 = "arc.alloc_memory"(%arg5) : (!arc.storage) -> !arc.memory<4 x i8, i2>
    %10 = "arc.alloc_storage"(%arg5) <{offset = 8 : i32, size = 16 : ui32}> : (!arc.storage) -> !arc.storage
    %11 = "arc.storage.get"(%arg5) <{offset = 8 : i32}> : (!arc.storage) -> !arc.state<i8>
    %12 = "arc.state_read"(%6) : (!arc.state<i8>) -> i8
    "arc.state_write"(%7, %12) <{traceTapIndex = 0 : ui64, traceTapModel = @m}> : (!arc.state<i8>, i8) -> ()
    %13 = "arc.as_context"(%arg5) : (!arc.storage) -> !arc.context
    %14 = "arc.current_time"(%13) : (!arc.context) -> i64
    "arc.set_next_wakeup"(%13, %14) : (!arc.context, i64) -> ()
    "arc.terminate"(%13) <{success = true}> : (!arc.context) -> ()
    "arc.initial"() ({
      %15 = "arc.execute"(%arg5) ({
      ^bb0(%arg6: !arc.storage):
        %16 = "hw.constant"() <{value = 3 : i8}> : () -> i8
        "arc.output"(%16) : (i8) -> ()
      }) : (!arc.storage) -> i8
    }) : () -> ()
    "arc.final"() ({
    ^bb0:
    }) : () -> ()
  }) {note} : () -> ()
  "func.func"() <{function_type = (!arc.storage) -> (), sym_name = "init", sym_visibility = "private"}> ({
  }) : () -> ()
  "arc.runtime.model"() <{modelName = "m", numStateBytes = 24 : i64, sym_name = "rt"}> : () -> ()
  "func.func"() <{function_type = (i8, i64, index) -> (), sym_name = "run"}> ({
  ^bb0(%arg0: i8, %arg1: i64, %arg2: index):
    "arc.sim.instantiate"() <{runtimeArgs = "vcd", runtimeModel = @rt}> ({
    ^bb0(%arg4: !arc.sim.instance<@m>):
      "arc.sim.set_input"(%arg4, %arg0) <{input = "a"}> : (!arc.sim.instance<@m>, i8) -> ()
      "arc.sim.step"(%arg4, %arg1) : (!arc.sim.instance<@m>, i64) -> ()
      %5 = "arc.sim.get_port"(%arg4) <{port = "b"}> : (!arc.sim.instance<@m>) -> i8
      "arc.sim.emit"(%5) <{valueName = "b"}> : (i8) -> ()
    }) : () -> ()
    "arc.sim.instantiate"() ({
    ^bb0(%arg3: !arc.sim.instance<@m>):
    }) {note} : () -> ()
    %0 = "arc.zero_count"(%arg0) <{predicate = 1 : i32}> : (i8) -> i8
    %1 = "arc.arrayref.alloc"() <{init = [1 : i8, 2 : i8]}> : () -> !arc.arrayref<2xi8>
    %2 = "arc.arrayref.create"(%1, %arg0, %arg0) : (!arc.arrayref<2xi8>, i8, i8) -> !arc.arrayref<2xi8>
    %3 = "arc.arrayref.get"(%1, %arg2) : (!arc.arrayref<2xi8>, index) -> i8
    %4 = "arc.arrayref.inject"(%1, %arg2, %arg0) : (!arc.arrayref<2xi8>, index, i8) -> !arc.arrayref<2xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

