hw.module @top(in %a : i8, in %i : i3, in %arr : !hw.array<4xi8>, in %k : i2, in %s : !hw.struct<x : i8, y : i1>, in %en : i1) {
  %t = llhd.constant_time <0ns, 1d, 2e>
  %sig = llhd.sig %a : i8
  %other = llhd.sig name "renamed" %arr : !hw.array<4xi8>
  %fields = llhd.sig %s : !hw.struct<x : i8, y : i1>
  %0 = llhd.prb %sig : i8
  llhd.drv %sig, %a after %t : i8
  llhd.drv %sig, %0 after %t if %en : i8
  %1 = llhd.sig.extract %sig from %i : <i8> -> <i4>
  %2 = llhd.sig.array_get %other[%k] : <!hw.array<4xi8>>
  %3 = llhd.sig.array_slice %other at %k : <!hw.array<4xi8>> -> <!hw.array<2xi8>>
  %4 = llhd.sig.struct_extract %fields["x"] : <!hw.struct<x : i8, y : i1>>
  %5 = llhd.delay %a by <10ps, 0d, 0e> : i8
  %6 = llhd.output "out" %a after %t : i8
  %7:2 = llhd.process -> i8, i1 {
    cf.br ^bb1(%a : i8)
  ^bb1(%v : i8):
    llhd.wait yield (%v, %en : i8, i1), delay %t, ^bb2
  ^bb2:
    llhd.wait yield (%v, %en : i8, i1), (%a, %en : i8, i1), ^bb1(%v : i8)
  ^bb3:
    llhd.halt %a, %en : i8, i1
  }
  llhd.process {
    llhd.halt
  }
  %8 = llhd.combinational -> i8 {
    llhd.yield %a : i8
  }
  llhd.final {
    llhd.halt
  }
  %9 = llhd.current_time
  %10 = llhd.time_to_int %9
  %11 = llhd.int_to_time %10
}
llhd.global_signal @shared : i8 init {
  %0 = hw.constant 1 : i8
  llhd.yield %0 : i8
}
llhd.coroutine @wait(%x : i8) -> i8 {
  llhd.return %x : i8
}
// ANSWER custom
module {
  hw.module @top(in %a : i8, in %i : i3, in %arr : !hw.array<4xi8>, in %k : i2, in %s : !hw.struct<x: i8, y: i1>, in %en : i1) {
    %0 = llhd.constant_time <0ns, 1d, 2e>
    %sig = llhd.sig %a : i8
    %renamed = llhd.sig %arr : !hw.array<4xi8>
    %fields = llhd.sig %s : !hw.struct<x: i8, y: i1>
    %1 = llhd.prb %sig : i8
    llhd.drv %sig, %a after %0 : i8
    llhd.drv %sig, %1 after %0 if %en : i8
    %2 = llhd.sig.extract %sig from %i : <i8> -> <i4>
    %3 = llhd.sig.array_get %renamed[%k] : <!hw.array<4xi8>>
    %4 = llhd.sig.array_slice %renamed at %k : <!hw.array<4xi8>> -> <!hw.array<2xi8>>
    %5 = llhd.sig.struct_extract %fields["x"] : <!hw.struct<x: i8, y: i1>>
    %6 = llhd.delay %a by <10ps, 0d, 0e> : i8
    %7 = llhd.output "out" %a after %0 : i8
    %8:2 = llhd.process -> i8, i1 {
      cf.br ^bb1(%a : i8)
    ^bb1(%13: i8):  // 2 preds: ^bb0, ^bb2
      llhd.wait yield (%13, %en : i8, i1), delay %0, ^bb2
    ^bb2:  // pred: ^bb1
      llhd.wait yield (%13, %en : i8, i1), (%a, %en : i8, i1), ^bb1(%13 : i8)
    ^bb3:  // no predecessors
      llhd.halt %a, %en : i8, i1
    }
    llhd.process {
      llhd.halt
    }
    %9 = llhd.combinational -> i8 {
      llhd.yield %a : i8
    }
    llhd.final {
      llhd.halt
    }
    %10 = llhd.current_time
    %11 = llhd.time_to_int %10
    %12 = llhd.int_to_time %11
    hw.output
  }
  llhd.global_signal @shared : i8 init {
    %c1_i8 = hw.constant 1 : i8
    llhd.yield %c1_i8 : i8
  }
  llhd.coroutine @wait(%arg0: i8) -> i8 {
    llhd.return %arg0 : i8
  }
}

// ANSWER generic
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input i : i3, input arr : !hw.array<4xi8>, input k : i2, input s : !hw.struct<x: i8, y: i1>, input en : i1>, parameters = [], sym_name = "top"}> ({
  ^bb0(%arg1: i8, %arg2: i3, %arg3: !hw.array<4xi8>, %arg4: i2, %arg5: !hw.struct<x: i8, y: i1>, %arg6: i1):
    %1 = "llhd.constant_time"() <{value = #llhd.time<0ns, 1d, 2e>}> : () -> !llhd.time
    %2 = "llhd.sig"(%arg1) <{name = "sig"}> : (i8) -> !llhd.ref<i8>
    %3 = "llhd.sig"(%arg3) <{name = "renamed"}> : (!hw.array<4xi8>) -> !llhd.ref<!hw.array<4xi8>>
    %4 = "llhd.sig"(%arg5) <{name = "fields"}> : (!hw.struct<x: i8, y: i1>) -> !llhd.ref<!hw.struct<x: i8, y: i1>>
    %5 = "llhd.prb"(%2) : (!llhd.ref<i8>) -> i8
    "llhd.drv"(%2, %arg1, %1) : (!llhd.ref<i8>, i8, !llhd.time) -> ()
    "llhd.drv"(%2, %5, %1, %arg6) : (!llhd.ref<i8>, i8, !llhd.time, i1) -> ()
    %6 = "llhd.sig.extract"(%2, %arg2) : (!llhd.ref<i8>, i3) -> !llhd.ref<i4>
    %7 = "llhd.sig.array_get"(%3, %arg4) : (!llhd.ref<!hw.array<4xi8>>, i2) -> !llhd.ref<i8>
    %8 = "llhd.sig.array_slice"(%3, %arg4) : (!llhd.ref<!hw.array<4xi8>>, i2) -> !llhd.ref<!hw.array<2xi8>>
    %9 = "llhd.sig.struct_extract"(%4) <{field = "x"}> : (!llhd.ref<!hw.struct<x: i8, y: i1>>) -> !llhd.ref<i8>
    %10 = "llhd.delay"(%arg1) <{delay = #llhd.time<10ps, 0d, 0e>}> : (i8) -> i8
    %11 = "llhd.output"(%arg1, %1) <{name = "out"}> : (i8, !llhd.time) -> !llhd.ref<i8>
    %12:2 = "llhd.process"() ({
      "cf.br"(%arg1)[^bb1] : (i8) -> ()
    ^bb1(%17: i8):  // 2 preds: ^bb0, ^bb2
      "llhd.wait"(%17, %arg6, %1)[^bb2] <{operandSegmentSizes = array<i32: 2, 1, 0, 0>}> : (i8, i1, !llhd.time) -> ()
    ^bb2:  // pred: ^bb1
      "llhd.wait"(%17, %arg6, %arg1, %arg6, %17)[^bb1] <{operandSegmentSizes = array<i32: 2, 0, 2, 1>}> : (i8, i1, i8, i1, i8) -> ()
    ^bb3:  // no predecessors
      "llhd.halt"(%arg1, %arg6) : (i8, i1) -> ()
    }) : () -> (i8, i1)
    "llhd.process"() ({
      "llhd.halt"() : () -> ()
    }) : () -> ()
    %13 = "llhd.combinational"() ({
      "llhd.yield"(%arg1) : (i8) -> ()
    }) : () -> i8
    "llhd.final"() ({
      "llhd.halt"() : () -> ()
    }) : () -> ()
    %14 = "llhd.current_time"() : () -> !llhd.time
    %15 = "llhd.time_to_int"(%14) : (!llhd.time) -> i64
    %16 = "llhd.int_to_time"(%15) : (i64) -> !llhd.time
    "hw.output"() : () -> ()
  }) : () -> ()
  "llhd.global_signal"() <{sym_name = "shared", type = i8}> ({
    %0 = "hw.constant"() <{value = 1 : i8}> : () -> i8
    "llhd.yield"(%0) : (i8) -> ()
  }) : () -> ()
  "llhd.coroutine"() <{function_type = (i8) -> i8, sym_name = "wait"}> ({
  ^bb0(%arg0: i8):
    "llhd.return"(%arg0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()

