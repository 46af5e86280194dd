// Functions, calls and modules in every spelling that their forms have.
func.func private @declared(i32 {a.b = 1}, f32 loc("unused")) -> (i32 {c.d}, f32)
func.func private @one() -> tuple<>
func.func private @none() -> ()
func.func nested @function_result() -> (() -> i32) { %f = constant @integer : () -> i32 return %f : () -> i32 }
func.func private @result_attribute() -> (i32 {a.b})
func.func private @integer() -> i32 attributes {z.z, no_inline, a.a = 1 : i8}
func.func @"needs quotes"(%x: i32 {a.b, c.d = "e"}, %y: i32) -> (i32 {z.z}, i32) attributes {f.g = 1} {
  %0:2 = func.call @"needs quotes"(%x, %y) {no_inline, e} : (i32, i32) -> (i32, i32)
  call @none() : () -> ()
  %f = constant {k} @"needs quotes" : (i32, i32) -> (i32, i32)
  %1:2 = call_indirect %f(%0#1, %0#0) {arg_attrs = [{a.b}, {}], l} : (i32, i32) -> (i32, i32)
  return {m} %1#1, %x : i32, i32
}
func.func public @casts(%a: i32) attributes {} {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64 {d}
  %1:2 = builtin.unrealized_conversion_cast %0, %a : i64, i32 to f32, f64
  %2 = builtin.unrealized_conversion_cast to !d.t
  return
}
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "generic", function_type = (i32) -> (), other.thing} : () -> ()
module @named attributes {sym_visibility = "private", a.b} {
  module {}
  module @"a b" attributes {} {
    func.func @f() { return }
  }
}

//= --allow-unregistered-dialect
module {
  func.func private @declared(i32 {a.b = 1 : i64}, f32) -> (i32 {c.d}, f32)
  func.func private @one() -> tuple<>
  func.func private @none()
  func.func nested @function_result() -> (() -> i32) {
    %f = constant @integer : () -> i32
    return %f : () -> i32
  }
  func.func private @result_attribute() -> (i32 {a.b})
  func.func private @integer() -> i32 attributes {a.a = 1 : i8, no_inline, z.z}
  func.func @"needs quotes"(%arg0: i32 {a.b, c.d = "e"}, %arg1: i32) -> (i32 {z.z}, i32) attributes {f.g = 1 : i64} {
    %0:2 = call @"needs quotes"(%arg0, %arg1) {e, no_inline} : (i32, i32) -> (i32, i32)
    call @none() : () -> ()
    %f = constant {k} @"needs quotes" : (i32, i32) -> (i32, i32)
    %1:2 = call_indirect %f(%0#1, %0#0) {arg_attrs = [{a.b}, {}], l} : (i32, i32) -> (i32, i32)
    return {m} %1#1, %arg0 : i32, i32
  }
  func.func public @casts(%arg0: i32) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64 {d}
    %1:2 = builtin.unrealized_conversion_cast %0, %arg0 : i64, i32 to f32, f64
    %2 = builtin.unrealized_conversion_cast to !d.t
    return
  }
  func.func @generic(%arg0: i32) attributes {other.thing} {
    return
  }
  module @named attributes {a.b, sym_visibility = "private"} {
    module {
    }
    module @"a b" {
      func.func @f() {
        return
      }
    }
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{a.b = 1 : i64}, {}], function_type = (i32, f32) -> (i32, f32), res_attrs = [{c.d}, {}], sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> tuple<>, sym_name = "one", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "none", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (() -> i32), sym_name = "function_result", sym_visibility = "nested"}> ({
    %6 = "func.constant"() <{value = @integer}> : () -> (() -> i32)
    "func.return"(%6) : (() -> i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, res_attrs = [{a.b}], sym_name = "result_attribute", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, no_inline, sym_name = "integer", sym_visibility = "private"}> ({
  }) {a.a = 1 : i8, z.z} : () -> ()
  "func.func"() <{arg_attrs = [{a.b, c.d = "e"}, {}], function_type = (i32, i32) -> (i32, i32), res_attrs = [{z.z}, {}], sym_name = "needs quotes"}> ({
  ^bb0(%arg2: i32, %arg3: i32):
    %3:2 = "func.call"(%arg2, %arg3) <{callee = @"needs quotes", no_inline}> {e} : (i32, i32) -> (i32, i32)
    "func.call"() <{callee = @none}> : () -> ()
    %4 = "func.constant"() <{value = @"needs quotes"}> {k} : () -> ((i32, i32) -> (i32, i32))
    %5:2 = "func.call_indirect"(%4, %3#1, %3#0) <{arg_attrs = [{a.b}, {}]}> {l} : ((i32, i32) -> (i32, i32), i32, i32) -> (i32, i32)
    "func.return"(%5#1, %arg2) {m} : (i32, i32) -> ()
  }) {f.g = 1 : i64} : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "casts", sym_visibility = "public"}> ({
  ^bb0(%arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"(%arg1) {d} : (i32) -> i64
    %1:2 = "builtin.unrealized_conversion_cast"(%0, %arg1) : (i64, i32) -> (f32, f64)
    %2 = "builtin.unrealized_conversion_cast"() : () -> !d.t
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "generic"}> ({
  ^bb0(%arg0: i32):
    "func.return"() : () -> ()
  }) {other.thing} : () -> ()
  "builtin.module"() <{sym_name = "named", sym_visibility = "private"}> ({
    "builtin.module"() ({
    ^bb0:
    }) : () -> ()
    "builtin.module"() <{sym_name = "a b"}> ({
      "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
        "func.return"() : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) {a.b} : () -> ()
}) : () -> ()

