vm.module @variadic {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.two(%p : i32 ..., %q : !vm.buffer ...) -> (i32, i64)
  vm.func private @f(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) : (i32, i64 ...) -> i32
    %1 = vm.call.variadic @x.f(%a, []) : (i32, i64 ...) -> i32
    %2 = vm.call.variadic @x.f(%a, [%b, %b, %b]) {a.first} : (i32, i64 ...) -> i32
    vm.call.variadic @x.t([(%a, %b), (%a, %b)]) : (tuple<i32, i64> ...)
    vm.call.variadic @x.t([]) : (tuple<i32, i64> ...)
    vm.call.variadic @x.t([(%a, %b)]) : (tuple<i32, i64> ...)
    %3:2 = vm.call.variadic @x.two([%a, %1], [%l]) : (i32 ..., !vm.buffer ...) -> (i32, i64)
    vm.return
  }
  vm.func private @g(%i: i32, %a: i32, %b: i64) {
    vm.br_table %i {
      default: ^two(%a : i32),
      0: ^one,
      1: ^three(%a, %b : i32, i64),
      2: ^two(%i : i32),
      3: ^one
    }
  ^one:
    vm.br_table %i {
      default: ^four
    }
  ^two(%x: i32):
    vm.return
  ^three(%y: i32, %z: i64):
    vm.return
  ^four:
    vm.return
  }
  vm.func private @h(%c: i32, %s: i32) {
    vm.cond_fail %c
    vm.cond_fail %c, "one two"
    vm.cond_fail %c, %s
    vm.cond_fail %c, %s, "three"
    vm.cond_fail %c, %s, "" {a.second}
    vm.cond_fail %c, %c, "four"
    vm.return
  }
}
util.func private @collectives(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_gather : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n}
  %1 = stream.async.collective<all_reduce with sum : f32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n}
  %2 = stream.async.collective<all_to_all : si8>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n}
  %3 = stream.async.collective<broadcast : ui32>[%n] channel(%h) source(%p) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n}
  %4 = stream.async.collective<reduce with average : f16>[%n] on(#hal.device.promise<@d>) channel(%h) target(%p) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n}
  %5 = stream.async.collective<reduce_scatter with product : bf16>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n}
  %6 = stream.async.collective<send : ui8>[%n] channel(%h) target(%p) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n}
  %7 = stream.async.collective<recv : si16>[%n] channel(%h) source(%p) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n} attributes {a.third}
  %8 = stream.async.collective<send_recv : f64>[%n] channel(%h) source_target_pair(%p) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n}
  util.return
}
vm.module @m1 {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f1(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) : (i32, i64) -> i32
    vm.return
  }
}
vm.module @m2 {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f2(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    %0 = vm.call.variadic @x.f(%a, [%b]) : (i32, i64 ...) -> f32
    vm.return
  }
}
vm.module @m3 {
  vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
  vm.import private @x.t(%p : tuple<i32, i64> ...)
  vm.import private @x.g()
  vm.func private @f3(%a: i32, %b: i64, %r: !vm.ref<?>, %l: !vm.buffer) {
    vm.call.variadic @none([%a]) : (i32 ...)
    vm.return
  }
}
util.func @f4(%r: !stream.resource<transient>, %t: !stream.resource<transient>, %n: index, %h: !stream.channel, %p: i32) {
  %0 = stream.async.collective<all_reduce : ui32>[%n] channel(%h) %r[%n to %n for %n], %t[%n to %n for %n] : !stream.resource<transient>{%n} -> %t as !stream.resource<transient>{%n}
  util.return
}
util.func private @f5(%a: i8, %b: i64) -> %a
util.func private @f6(%a: i8, %b: i64) -> %b as i32
// ANSWER custom
module {
  vm.module public @variadic {
    vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
    vm.import private @x.t(%p : tuple<i32, i64> ...)
    vm.import private @x.two(%p : i32 ..., %q : !vm.buffer ...) -> (i32, i64)
    vm.func private @f(%arg0: i32, %arg1: i64, %arg2: !vm.ref<?>, %arg3: !vm.buffer) {
      %0 = vm.call.variadic @x.f(%arg0, [%arg1]) : (i32, i64 ...) -> i32
      %1 = vm.call.variadic @x.f(%arg0, []) : (i32, i64 ...) -> i32
      %2 = vm.call.variadic @x.f(%arg0, [%arg1, %arg1, %arg1]) {a.first} : (i32, i64 ...) -> i32
      vm.call.variadic @x.t([(%arg0, %arg1), (%arg0, %arg1)]) : (tuple<i32, i64> ...)
      vm.call.variadic @x.t([]) : (tuple<i32, i64> ...)
      vm.call.variadic @x.t([(%arg0, %arg1)]) : (tuple<i32, i64> ...)
      %3:2 = vm.call.variadic @x.two([%arg0, %1], [%arg3]) : (i32 ..., !vm.buffer ...) -> (i32, i64)
      vm.return
    }
    vm.func private @g(%arg0: i32, %arg1: i32, %arg2: i64) {
      vm.br_table %arg0 {
        default: ^bb2(%arg1 : i32),
        0: ^bb1,
        1: ^bb3(%arg1, %arg2 : i32, i64),
        2: ^bb2(%arg0 : i32),
        3: ^bb1
      }
    ^bb1:  // 2 preds: ^bb0, ^bb0
      vm.br_table %arg0 {
        default: ^bb4
      }
    ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb0
      vm.return
    ^bb3(%1: i32, %2: i64):  // pred: ^bb0
      vm.return
    ^bb4:  // pred: ^bb1
      vm.return
    }
    vm.func private @h(%arg0: i32, %arg1: i32) {
      vm.cond_fail %arg0
      vm.cond_fail %arg0, "one two"
      vm.cond_fail %arg0, %arg1
      vm.cond_fail %arg0, %arg1, "three"
      vm.cond_fail %arg0, %arg1, "" {a.second}
      vm.cond_fail %arg0, "four"
      vm.return
    }
  }
  util.func private @collectives(%arg0: !stream.resource<transient>, %arg1: !stream.resource<transient>, %arg2: index, %arg3: !stream.channel, %arg4: i32) {
    %0 = stream.async.collective<all_gather : ui32>[%arg2] channel(%arg3) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2}
    %1 = stream.async.collective<all_reduce with sum : f32>[%arg2] channel(%arg3) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2}
    %2 = stream.async.collective<all_to_all : si8>[%arg2] channel(%arg3) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2}
    %3 = stream.async.collective<broadcast : ui32>[%arg2] channel(%arg3) source(%arg4) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2}
    %4 = stream.async.collective<reduce with average : f16>[%arg2] on(#hal.device.promise<@d>) channel(%arg3) target(%arg4) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2}
    %5 = stream.async.collective<reduce_scatter with product : bf16>[%arg2] channel(%arg3) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2}
    %6 = stream.async.collective<send : ui8>[%arg2] channel(%arg3) target(%arg4) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2}
    %7 = stream.async.collective<recv : si16>[%arg2] channel(%arg3) source(%arg4) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2} attributes {a.third}
    %8 = stream.async.collective<send_recv : f64>[%arg2] channel(%arg3) source_target_pair(%arg4) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2}
    util.return
  }
  vm.module public @m1 {
    vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
    vm.import private @x.t(%p : tuple<i32, i64> ...)
    vm.import private @x.g()
    vm.func private @f1(%arg0: i32, %arg1: i64, %arg2: !vm.ref<?>, %arg3: !vm.buffer) {
      %0 = vm.call.variadic @x.f(%arg0, %arg1) : (i32, i64) -> i32
      vm.return
    }
  }
  vm.module public @m2 {
    vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
    vm.import private @x.t(%p : tuple<i32, i64> ...)
    vm.import private @x.g()
    vm.func private @f2(%arg0: i32, %arg1: i64, %arg2: !vm.ref<?>, %arg3: !vm.buffer) {
      %0 = vm.call.variadic @x.f(%arg0, [%arg1]) : (i32, i64 ...) -> f32
      vm.return
    }
  }
  vm.module public @m3 {
    vm.import private @x.f(%p : i32, %q : i64 ...) -> i32
    vm.import private @x.t(%p : tuple<i32, i64> ...)
    vm.import private @x.g()
    vm.func private @f3(%arg0: i32, %arg1: i64, %arg2: !vm.ref<?>, %arg3: !vm.buffer) {
      vm.call.variadic @none([%arg0]) : (i32 ...)
      vm.return
    }
  }
  util.func public @f4(%arg0: !stream.resource<transient>, %arg1: !stream.resource<transient>, %arg2: index, %arg3: !stream.channel, %arg4: i32) {
    %0 = stream.async.collective<all_reduce : ui32>[%arg2] channel(%arg3) %arg0[%arg2 to %arg2 for %arg2], %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg1 as !stream.resource<transient>{%arg2}
    util.return
  }
  util.func private @f5(%arg0: i8, %arg1: i64) -> %arg0
  util.func private @f6(%arg0: i8, %arg1: i64) -> %arg1 as i32
}

// ANSWER generic
"builtin.module"() ({
  "vm.module"() <{sym_name = "variadic"}> ({
    "vm.import"() <{arg_attrs = [{vm.name = "p"}, {vm.name = "q", vm.variadic}], function_type = (i32, i64) -> i32, sym_name = "x.f", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.import"() <{arg_attrs = [{vm.name = "p", vm.variadic}], function_type = (tuple<i32, i64>) -> (), sym_name = "x.t", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.import"() <{arg_attrs = [{vm.name = "p", vm.variadic}, {vm.name = "q", vm.variadic}], function_type = (i32, !vm.buffer) -> (i32, i64), sym_name = "x.two", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.func"() <{function_type = (i32, i64, !vm.ref<?>, !vm.buffer) -> (), sym_name = "f", sym_visibility = "private"}> ({
    ^bb0(%arg27: i32, %arg28: i64, %arg29: !vm.ref<?>, %arg30: !vm.buffer):
      %15 = "vm.call.variadic"(%arg27, %arg28) <{callee = @x.f, segment_sizes = dense<[-1, 1]> : vector<2xi16>, segment_types = [i32, i64]}> : (i32, i64) -> i32
      %16 = "vm.call.variadic"(%arg27) <{callee = @x.f, segment_sizes = dense<[-1, 0]> : vector<2xi16>, segment_types = [i32, i64]}> : (i32) -> i32
      %17 = "vm.call.variadic"(%arg27, %arg28, %arg28, %arg28) <{callee = @x.f, segment_sizes = dense<[-1, 3]> : vector<2xi16>, segment_types = [i32, i64]}> {a.first} : (i32, i64, i64, i64) -> i32
      "vm.call.variadic"(%arg27, %arg28, %arg27, %arg28) <{callee = @x.t, segment_sizes = dense<2> : vector<1xi16>, segment_types = [tuple<i32, i64>]}> : (i32, i64, i32, i64) -> ()
      "vm.call.variadic"() <{callee = @x.t, segment_sizes = dense<0> : vector<1xi16>, segment_types = [tuple<i32, i64>]}> : () -> ()
      "vm.call.variadic"(%arg27, %arg28) <{callee = @x.t, segment_sizes = dense<1> : vector<1xi16>, segment_types = [tuple<i32, i64>]}> : (i32, i64) -> ()
      %18:2 = "vm.call.variadic"(%arg27, %16, %arg30) <{callee = @x.two, segment_sizes = dense<[2, 1]> : vector<2xi16>, segment_types = [i32, !vm.buffer]}> : (i32, i32, !vm.buffer) -> (i32, i64)
      "vm.return"() : () -> ()
    }) : () -> ()
    "vm.func"() <{function_type = (i32, i32, i64) -> (), sym_name = "g", sym_visibility = "private"}> ({
    ^bb0(%arg24: i32, %arg25: i32, %arg26: i64):
      "vm.br_table"(%arg24, %arg25, %arg25, %arg26, %arg24)[^bb2, ^bb1, ^bb3, ^bb2, ^bb1] <{case_operand_segments = array<i32: 0, 2, 1, 0>, operandSegmentSizes = array<i32: 1, 1, 3>}> : (i32, i32, i32, i64, i32) -> ()
    ^bb1:  // 2 preds: ^bb0, ^bb0
      "vm.br_table"(%arg24)[^bb4] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
    ^bb2(%12: i32):  // 2 preds: ^bb0, ^bb0
      "vm.return"() : () -> ()
    ^bb3(%13: i32, %14: i64):  // pred: ^bb0
      "vm.return"() : () -> ()
    ^bb4:  // pred: ^bb1
      "vm.return"() : () -> ()
    }) : () -> ()
    "vm.func"() <{function_type = (i32, i32) -> (), sym_name = "h", sym_visibility = "private"}> ({
    ^bb0(%arg22: i32, %arg23: i32):
      "vm.cond_fail"(%arg22, %arg22) : (i32, i32) -> ()
      "vm.cond_fail"(%arg22, %arg22) <{message = "one two"}> : (i32, i32) -> ()
      "vm.cond_fail"(%arg22, %arg23) : (i32, i32) -> ()
      "vm.cond_fail"(%arg22, %arg23) <{message = "three"}> : (i32, i32) -> ()
      "vm.cond_fail"(%arg22, %arg23) <{message = ""}> {a.second} : (i32, i32) -> ()
      "vm.cond_fail"(%arg22, %arg22) <{message = "four"}> : (i32, i32) -> ()
      "vm.return"() : () -> ()
    }) : () -> ()
    "vm.module_terminator"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<transient>, !stream.resource<transient>, index, !stream.channel, i32) -> (), sym_name = "collectives", sym_visibility = "private"}> ({
  ^bb0(%arg17: !stream.resource<transient>, %arg18: !stream.resource<transient>, %arg19: index, %arg20: !stream.channel, %arg21: i32):
    %3 = "stream.async.collective"(%arg18, %arg19, %arg19, %arg19, %arg19, %arg17, %arg19, %arg19, %arg19, %arg19, %arg19, %arg20) <{op = #stream.collective<all_gather : ui32>}> : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel) -> !stream.resource<transient>
    %4 = "stream.async.collective"(%arg18, %arg19, %arg19, %arg19, %arg19, %arg17, %arg19, %arg19, %arg19, %arg19, %arg19, %arg20) <{op = #stream.collective<all_reduce with sum : f32>}> : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel) -> !stream.resource<transient>
    %5 = "stream.async.collective"(%arg18, %arg19, %arg19, %arg19, %arg19, %arg17, %arg19, %arg19, %arg19, %arg19, %arg19, %arg20) <{op = #stream.collective<all_to_all : si8>}> : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel) -> !stream.resource<transient>
    %6 = "stream.async.collective"(%arg18, %arg19, %arg19, %arg19, %arg19, %arg17, %arg19, %arg19, %arg19, %arg19, %arg19, %arg20, %arg21) <{op = #stream.collective<broadcast : ui32>}> : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel, i32) -> !stream.resource<transient>
    %7 = "stream.async.collective"(%arg18, %arg19, %arg19, %arg19, %arg19, %arg17, %arg19, %arg19, %arg19, %arg19, %arg19, %arg20, %arg21) <{affinity = #hal.device.promise<@d>, op = #stream.collective<reduce with average : f16>}> : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel, i32) -> !stream.resource<transient>
    %8 = "stream.async.collective"(%arg18, %arg19, %arg19, %arg19, %arg19, %arg17, %arg19, %arg19, %arg19, %arg19, %arg19, %arg20) <{op = #stream.collective<reduce_scatter with product : bf16>}> : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel) -> !stream.resource<transient>
    %9 = "stream.async.collective"(%arg18, %arg19, %arg19, %arg19, %arg19, %arg17, %arg19, %arg19, %arg19, %arg19, %arg19, %arg20, %arg21) <{op = #stream.collective<send : ui8>}> : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel, i32) -> !stream.resource<transient>
    %10 = "stream.async.collective"(%arg18, %arg19, %arg19, %arg19, %arg19, %arg17, %arg19, %arg19, %arg19, %arg19, %arg19, %arg20, %arg21) <{op = #stream.collective<recv : si16>}> {a.third} : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel, i32) -> !stream.resource<transient>
    %11 = "stream.async.collective"(%arg18, %arg19, %arg19, %arg19, %arg19, %arg17, %arg19, %arg19, %arg19, %arg19, %arg19, %arg20, %arg21) <{op = #stream.collective<send_recv : f64>}> : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel, i32) -> !stream.resource<transient>
    "util.return"() : () -> ()
  }) : () -> ()
  "vm.module"() <{sym_name = "m1"}> ({
    "vm.import"() <{arg_attrs = [{vm.name = "p"}, {vm.name = "q", vm.variadic}], function_type = (i32, i64) -> i32, sym_name = "x.f", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.import"() <{arg_attrs = [{vm.name = "p", vm.variadic}], function_type = (tuple<i32, i64>) -> (), sym_name = "x.t", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.import"() <{function_type = () -> (), sym_name = "x.g", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.func"() <{function_type = (i32, i64, !vm.ref<?>, !vm.buffer) -> (), sym_name = "f1", sym_visibility = "private"}> ({
    ^bb0(%arg13: i32, %arg14: i64, %arg15: !vm.ref<?>, %arg16: !vm.buffer):
      %2 = "vm.call.variadic"(%arg13, %arg14) <{callee = @x.f, segment_sizes = dense<-1> : vector<2xi16>, segment_types = [i32, i64]}> : (i32, i64) -> i32
      "vm.return"() : () -> ()
    }) : () -> ()
    "vm.module_terminator"() : () -> ()
  }) : () -> ()
  "vm.module"() <{sym_name = "m2"}> ({
    "vm.import"() <{arg_attrs = [{vm.name = "p"}, {vm.name = "q", vm.variadic}], function_type = (i32, i64) -> i32, sym_name = "x.f", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.import"() <{arg_attrs = [{vm.name = "p", vm.variadic}], function_type = (tuple<i32, i64>) -> (), sym_name = "x.t", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.import"() <{function_type = () -> (), sym_name = "x.g", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.func"() <{function_type = (i32, i64, !vm.ref<?>, !vm.buffer) -> (), sym_name = "f2", sym_visibility = "private"}> ({
    ^bb0(%arg9: i32, %arg10: i64, %arg11: !vm.ref<?>, %arg12: !vm.buffer):
      %1 = "vm.call.variadic"(%arg9, %arg10) <{callee = @x.f, segment_sizes = dense<[-1, 1]> : vector<2xi16>, segment_types = [i32, i64]}> : (i32, i64) -> f32
      "vm.return"() : () -> ()
    }) : () -> ()
    "vm.module_terminator"() : () -> ()
  }) : () -> ()
  "vm.module"() <{sym_name = "m3"}> ({
    "vm.import"() <{arg_attrs = [{vm.name = "p"}, {vm.name = "q", vm.variadic}], function_type = (i32, i64) -> i32, sym_name = "x.f", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.import"() <{arg_attrs = [{vm.name = "p", vm.variadic}], function_type = (tuple<i32, i64>) -> (), sym_name = "x.t", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.import"() <{function_type = () -> (), sym_name = "x.g", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.func"() <{function_type = (i32, i64, !vm.ref<?>, !vm.buffer) -> (), sym_name = "f3", sym_visibility = "private"}> ({
    ^bb0(%arg5: i32, %arg6: i64, %arg7: !vm.ref<?>, %arg8: !vm.buffer):
      "vm.call.variadic"(%arg5) <{callee = @none, segment_sizes = dense<1> : vector<1xi16>, segment_types = [i32]}> : (i32) -> ()
      "vm.return"() : () -> ()
    }) : () -> ()
    "vm.module_terminator"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<transient>, !stream.resource<transient>, index, !stream.channel, i32) -> (), sym_name = "f4"}> ({
  ^bb0(%arg0: !stream.resource<transient>, %arg1: !stream.resource<transient>, %arg2: index, %arg3: !stream.channel, %arg4: i32):
    %0 = "stream.async.collective"(%arg1, %arg2, %arg2, %arg2, %arg2, %arg0, %arg2, %arg2, %arg2, %arg2, %arg2, %arg3) <{op = #stream.collective<all_reduce : ui32>}> : (!stream.resource<transient>, index, index, index, index, !stream.resource<transient>, index, index, index, index, index, !stream.channel) -> !stream.resource<transient>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (i8, i64) -> i8, sym_name = "f5", sym_visibility = "private", tied_operands = [0 : index]}> ({
  }) : () -> ()
  "util.func"() <{function_type = (i8, i64) -> i32, sym_name = "f6", sym_visibility = "private", tied_operands = [1 : index]}> ({
  }) : () -> ()
}) : () -> ()

