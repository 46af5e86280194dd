systemc.module @leaf (%in0: !systemc.in<i32>, %out0: !systemc.out<i32>) {
}
systemc.module private @adder (%a: !systemc.in<!systemc.uint<32>>, %b: !systemc.in<i32>, %sum: !systemc.out<i32>) {
  %s = systemc.signal : !systemc.signal<i32>
  %other = systemc.signal name "named" named : !systemc.signal<!systemc.logic>
  %inst = systemc.instance.decl @leaf : !systemc.module<leaf(in0: !systemc.in<i32>, out0: !systemc.out<i32>)>
  systemc.ctor {
    systemc.method %add
    systemc.sensitive %a, %s : !systemc.in<!systemc.uint<32>>, !systemc.signal<i32>
    systemc.instance.bind_port %inst["in0"] to %s : !systemc.module<leaf(in0: !systemc.in<i32>, out0: !systemc.out<i32>)>, !systemc.signal<i32>
  }
  %add = systemc.func {
    %0 = systemc.signal.read %a : !systemc.in<!systemc.uint<32>>
    %1 = systemc.convert %0 : (!systemc.uint<32>) -> i32
    %v = systemc.cpp.variable %1 : i32
    %w = systemc.cpp.variable : i32
    systemc.cpp.assign %w = %v : i32
    systemc.signal.write %sum, %1 : !systemc.out<i32>
  }
  systemc.cpp.destructor {
  }
}
systemc.cpp.func private @outside(i32, i8) -> i32
systemc.cpp.func externC @inside(%x: i32, %y: i8) -> i32 {
  %0 = systemc.cpp.call @outside(%x, %y) : (i32, i8) -> i32
  systemc.cpp.return %0 : i32
}
// ANSWER custom
module {
  systemc.module @leaf (%in0: !systemc.in<i32>, %out0: !systemc.out<i32>) {
  }
  systemc.module private @adder (%a: !systemc.in<!systemc.uint<32>>, %b: !systemc.in<i32>, %sum: !systemc.out<i32>) attributes {sym_visibility = "private"} {
    %s = systemc.signal  : !systemc.signal<i32>
    %named = systemc.signal  named : !systemc.signal<!systemc.logic>
    %inst = systemc.instance.decl  @leaf : !systemc.module<leaf(in0: !systemc.in<i32>, out0: !systemc.out<i32>)>
    systemc.ctor {
      systemc.method %add
      systemc.sensitive %a, %s : !systemc.in<!systemc.uint<32>>, !systemc.signal<i32>
      systemc.instance.bind_port %inst["in0"] to %s : !systemc.module<leaf(in0: !systemc.in<i32>, out0: !systemc.out<i32>)>, !systemc.signal<i32>
    }
    %add = systemc.func {
      %0 = systemc.signal.read %a : !systemc.in<!systemc.uint<32>>
      %1 = systemc.convert %0 : (!systemc.uint<32>) -> i32
      %v = systemc.cpp.variable %1 : i32
      %w = systemc.cpp.variable : i32
      systemc.cpp.assign %w = %v : i32
      systemc.signal.write %sum, %1 : !systemc.out<i32>
    }
    systemc.cpp.destructor {
    }
  }
  systemc.cpp.func private @outside(i32, i8) -> i32
  systemc.cpp.func externC @inside(%x: i32, %y: i8) -> i32 {
    %0 = systemc.cpp.call @outside(%x, %y) : (i32, i8) -> i32
    systemc.cpp.return %0 : i32
  }
}

// ANSWER generic
"builtin.module"() ({
  "systemc.module"() <{function_type = (!systemc.in<i32>, !systemc.out<i32>) -> (), portNames = ["in0", "out0"], sym_name = "leaf"}> ({
  ^bb0(%arg5: !systemc.in<i32>, %arg6: !systemc.out<i32>):
  }) : () -> ()
  "systemc.module"() <{function_type = (!systemc.in<!systemc.uint<32>>, !systemc.in<i32>, !systemc.out<i32>) -> (), portNames = ["a", "b", "sum"], sym_name = "adder", sym_visibility = "private"}> ({
  ^bb0(%arg2: !systemc.in<!systemc.uint<32>>, %arg3: !systemc.in<i32>, %arg4: !systemc.out<i32>):
    %1 = "systemc.signal"() <{name = "s"}> : () -> !systemc.signal<i32>
    %2 = "systemc.signal"() <{name = "named", named}> : () -> !systemc.signal<!systemc.logic>
    %3 = "systemc.instance.decl"() <{moduleName = @leaf, name = "inst"}> : () -> !systemc.module<leaf(in0: !systemc.in<i32>, out0: !systemc.out<i32>)>
    "systemc.ctor"() ({
      "systemc.method"(%4) : (() -> ()) -> ()
      "systemc.sensitive"(%arg2, %1) : (!systemc.in<!systemc.uint<32>>, !systemc.signal<i32>) -> ()
      "systemc.instance.bind_port"(%3, %1) <{portId = 0 : index}> : (!systemc.module<leaf(in0: !systemc.in<i32>, out0: !systemc.out<i32>)>, !systemc.signal<i32>) -> ()
    }) : () -> ()
    %4 = "systemc.func"() <{name = "add"}> ({
      %5 = "systemc.signal.read"(%arg2) : (!systemc.in<!systemc.uint<32>>) -> !systemc.uint<32>
      %6 = "systemc.convert"(%5) : (!systemc.uint<32>) -> i32
      %7 = "systemc.cpp.variable"(%6) <{name = "v"}> : (i32) -> i32
      %8 = "systemc.cpp.variable"() <{name = "w"}> : () -> i32
      "systemc.cpp.assign"(%8, %7) : (i32, i32) -> ()
      "systemc.signal.write"(%arg4, %6) : (!systemc.out<i32>, i32) -> ()
    }) : () -> (() -> ())
    "systemc.cpp.destructor"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "systemc.cpp.func"() <{argNames = [], function_type = (i32, i8) -> i32, sym_name = "outside", sym_visibility = "private"}> ({
  }) : () -> ()
  "systemc.cpp.func"() <{argNames = ["x", "y"], externC, function_type = (i32, i8) -> i32, sym_name = "inside"}> ({
  ^bb0(%arg0: i32, %arg1: i8):
    %0 = "systemc.cpp.call"(%arg0, %arg1) <{callee = @outside}> : (i32, i8) -> i32
    "systemc.cpp.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

