moore.module @top(in %a : !moore.i32, in %b : !moore.l8, out z : !moore.i32) {
  %c = moore.constant -5 : i32
  %h = moore.constant h1X : l8
  %x = moore.variable : <i32>
  %y = moore.variable name "other" %a : <i32>
  %v = moore.variable %c : <i32>
  %arr = moore.variable : <uarray<4 x i8>>
  %s = moore.variable : <struct<{a: i4, b: l3}>>
  %w = moore.net wire %b : <l8>
  %r = moore.read %x : <i32>
  %sum = moore.add %a, %r : i32
  %eq = moore.eq %a, %sum : i32 -> i1
  %sh = moore.shl %b, %a : l8, i32
  %any = moore.reduce_or %b : l8 -> l1
  moore.assign %x, %sum : i32
  moore.procedure always_ff {
    moore.wait_event {
      moore.detect_event posedge %eq : i1
    }
    moore.nonblocking_assign %x, %sum : i32
    moore.return
  }
  moore.output %sum : !moore.i32
}
moore.func.dpi private @sum(in %a : !moore.i32, inout %b : !moore.i8, return r : !moore.i32)
moore.class.classdecl @Base {
  moore.class.propertydecl @size : !moore.i32
}
moore.class.classdecl @Derived extends @Base {
}
moore.coroutine @task(%a: !moore.ref<i8>) {
  moore.return
}
func.func @values(%q: !moore.ref<queue<i16, 4>>, %i: !moore.i32, %e: !moore.i16, %m: !moore.ref<assoc_array<i8, string>>, %k: !moore.string, %t: !moore.time, %p: !moore.struct<{a: i4, "b c": array<2 x l3>}>, %b: i7) {
  moore.queue.insert %e into %q at %i : <queue<i16, 4>>
  %0 = moore.pop_back from %q : <queue<i16, 4>>
  moore.assoc_array.delete index %k from %m : <assoc_array<i8, string>>
  %1 = moore.struct_extract %p, "a" : !moore.struct<{a: i4, "b c": array<2 x l3>}> -> i4
  %2 = moore.packed_to_sbv %p : struct<{a: i4, "b c": array<2 x l3>}>
  %3 = moore.from_builtin_int %b : i7
  %4 = moore.constant_real 2.5 : f32
  %5 = moore.constant_time 40 fs
  %6 = moore.concat %i, %e : (i32, i16) -> i48
  %7 = moore.fmt.int decimal %i, align right, pad space width 4 : i32
  moore.builtin.display %7
  %9 = moore.constant 1 : i1
  %8 = moore.conditional %9 : i1 -> i32 {
    moore.yield %i : i32
  } {
    moore.yield %i : i32
  }
  return
}
// ANSWER custom
module {
  moore.module @top(in %a : !moore.i32, in %b : !moore.l8, out z : !moore.i32) {
    %0 = moore.constant -5 : i32
    %1 = moore.constant h1X : l8
    %x = moore.variable : <i32>
    %other = moore.variable %a : <i32>
    %v = moore.variable %0 : <i32>
    %arr = moore.variable : <uarray<4 x i8>>
    %s = moore.variable : <struct<{a: i4, b: l3}>>
    %w = moore.net wire %b : <l8>
    %2 = moore.read %x : <i32>
    %3 = moore.add %a, %2 : i32
    %4 = moore.eq %a, %3 : i32 -> i1
    %5 = moore.shl %b, %a : l8, i32
    %6 = moore.reduce_or %b : l8 -> l1
    moore.assign %x, %3 : i32
    moore.procedure always_ff {
      moore.wait_event {
        moore.detect_event posedge %4 : i1
      }
      moore.nonblocking_assign %x, %3 : i32
      moore.return
    }
    moore.output %3 : !moore.i32
  }
  moore.func.dpi private @sum(in %a : !moore.i32, inout %b : !moore.i8, return r : !moore.i32)
  moore.class.classdecl @Base {
    moore.class.propertydecl @size : !moore.i32
  }
  moore.class.classdecl @Derived extends @Base {
  }
  moore.coroutine @task(%arg0: !moore.ref<i8>) {
    moore.return
  }
  func.func @values(%arg0: !moore.ref<queue<i16, 4>>, %arg1: !moore.i32, %arg2: !moore.i16, %arg3: !moore.ref<assoc_array<i8, string>>, %arg4: !moore.string, %arg5: !moore.time, %arg6: !moore.struct<{a: i4, "b c": array<2 x l3>}>, %arg7: i7) {
    moore.queue.insert %arg2 into %arg0 at %arg1 : <queue<i16, 4>>
    %0 = moore.pop_back from %arg0 : <queue<i16, 4>>
    moore.assoc_array.delete index %arg4 from %arg3 : <assoc_array<i8, string>>
    %1 = moore.struct_extract %arg6, "a" : struct<{a: i4, "b c": array<2 x l3>}> -> i4
    %2 = moore.packed_to_sbv %arg6 : struct<{a: i4, "b c": array<2 x l3>}>
    %3 = moore.from_builtin_int %arg7 : i7
    %4 = moore.constant_real 2.500000e+00 : f32
    %5 = moore.constant_time 40 fs
    %6 = moore.concat %arg1, %arg2 : (i32, i16) -> i48
    %7 = moore.fmt.int decimal %arg1, align right, pad space width 4 : i32
    moore.builtin.display %7
    %8 = moore.constant 1 : i1
    %9 = moore.conditional %8 : i1 -> i32 {
      moore.yield %arg1 : i32
    } {
      moore.yield %arg1 : i32
    }
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "moore.module"() <{module_type = !hw.modty<input a : !moore.i32, input b : !moore.l8, output z : !moore.i32>, sym_name = "top"}> ({
  ^bb0(%arg9: !moore.i32, %arg10: !moore.l8):
    %10 = "moore.constant"() <{value = #moore.fvint<-5 : 32>}> : () -> !moore.i32
    %11 = "moore.constant"() <{value = #moore.fvint<h1X : 8>}> : () -> !moore.l8
    %12 = "moore.variable"() <{name = "x"}> : () -> !moore.ref<i32>
    %13 = "moore.variable"(%arg9) <{name = "other"}> : (!moore.i32) -> !moore.ref<i32>
    %14 = "moore.variable"(%10) <{name = "v"}> : (!moore.i32) -> !moore.ref<i32>
    %15 = "moore.variable"() <{name = "arr"}> : () -> !moore.ref<uarray<4 x i8>>
    %16 = "moore.variable"() <{name = "s"}> : () -> !moore.ref<struct<{a: i4, b: l3}>>
    %17 = "moore.net"(%arg10) <{kind = 9 : i32, name = "w"}> : (!moore.l8) -> !moore.ref<l8>
    %18 = "moore.read"(%12) : (!moore.ref<i32>) -> !moore.i32
    %19 = "moore.add"(%arg9, %18) : (!moore.i32, !moore.i32) -> !moore.i32
    %20 = "moore.eq"(%arg9, %19) : (!moore.i32, !moore.i32) -> !moore.i1
    %21 = "moore.shl"(%arg10, %arg9) : (!moore.l8, !moore.i32) -> !moore.l8
    %22 = "moore.reduce_or"(%arg10) : (!moore.l8) -> !moore.l1
    "moore.assign"(%12, %19) : (!moore.ref<i32>, !moore.i32) -> ()
    "moore.procedure"() <{kind = 5 : i32}> ({
      "moore.wait_event"() ({
        "moore.detect_event"(%20) <{edge = 1 : i32}> : (!moore.i1) -> ()
      }) : () -> ()
      "moore.nonblocking_assign"(%12, %19) : (!moore.ref<i32>, !moore.i32) -> ()
      "moore.return"() : () -> ()
    }) : () -> ()
    "moore.output"(%19) : (!moore.i32) -> ()
  }) : () -> ()
  "moore.func.dpi"() <{dpi_arg_dirs = [0 : i32, 2 : i32, 3 : i32], dpi_arg_names = ["a", "b", "r"], function_type = (!moore.i32, !moore.i8) -> (!moore.i8, !moore.i32), sym_name = "sum", sym_visibility = "private"}> ({
  }) : () -> ()
  "moore.class.classdecl"() <{sym_name = "Base"}> ({
    "moore.class.propertydecl"() <{sym_name = "size", type = !moore.i32}> : () -> ()
  }) : () -> ()
  "moore.class.classdecl"() <{base = @Base, sym_name = "Derived"}> ({
  ^bb0:
  }) : () -> ()
  "moore.coroutine"() <{function_type = (!moore.ref<i8>) -> (), sym_name = "task"}> ({
  ^bb0(%arg8: !moore.ref<i8>):
    "moore.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!moore.ref<queue<i16, 4>>, !moore.i32, !moore.i16, !moore.ref<assoc_array<i8, string>>, !moore.string, !moore.time, !moore.struct<{a: i4, "b c": array<2 x l3>}>, i7) -> (), sym_name = "values"}> ({
  ^bb0(%arg0: !moore.ref<queue<i16, 4>>, %arg1: !moore.i32, %arg2: !moore.i16, %arg3: !moore.ref<assoc_array<i8, string>>, %arg4: !moore.string, %arg5: !moore.time, %arg6: !moore.struct<{a: i4, "b c": array<2 x l3>}>, %arg7: i7):
    "moore.queue.insert"(%arg0, %arg1, %arg2) : (!moore.ref<queue<i16, 4>>, !moore.i32, !moore.i16) -> ()
    %0 = "moore.pop_back"(%arg0) : (!moore.ref<queue<i16, 4>>) -> !moore.i16
    "moore.assoc_array.delete"(%arg3, %arg4) : (!moore.ref<assoc_array<i8, string>>, !moore.string) -> ()
    %1 = "moore.struct_extract"(%arg6) <{fieldName = "a"}> : (!moore.struct<{a: i4, "b c": array<2 x l3>}>) -> !moore.i4
    %2 = "moore.packed_to_sbv"(%arg6) : (!moore.struct<{a: i4, "b c": array<2 x l3>}>) -> !moore.l10
    %3 = "moore.from_builtin_int"(%arg7) : (i7) -> !moore.i7
    %4 = "moore.constant_real"() <{value = 2.500000e+00 : f32}> : () -> !moore.f32
    %5 = "moore.constant_time"() <{value = 40 : ui64}> : () -> !moore.time
    %6 = "moore.concat"(%arg1, %arg2) : (!moore.i32, !moore.i16) -> !moore.i48
    %7 = "moore.fmt.int"(%arg1) <{alignment = 0 : i32, format = 0 : i32, padding = 0 : i32, specifierWidth = 4 : i32}> : (!moore.i32) -> !moore.format_string
    "moore.builtin.display"(%7) : (!moore.format_string) -> ()
    %8 = "moore.constant"() <{value = #moore.fvint<1 : 1>}> : () -> !moore.i1
    %9 = "moore.conditional"(%8) ({
      "moore.yield"(%arg1) : (!moore.i32) -> ()
    }, {
      "moore.yield"(%arg1) : (!moore.i32) -> ()
    }) : (!moore.i1) -> !moore.i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

