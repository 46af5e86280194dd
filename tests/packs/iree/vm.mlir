vm.module @m {
  vm.import private optional @other.f(%x : i32, %y : i64 ...) -> (i32, !vm.buffer)
  vm.global.i32 private mutable @g = 4 : i32
  vm.func private @p(%a: i32) {
    vm.return
  }
  vm.func @f(%a: i32, %l: !vm.list<?>, %r: !vm.ref<!hal.buffer>) -> i32 {
    %c = vm.const.i32 3
    %z = vm.const.i32.zero
    %0 = vm.add.i32 %a, %c : i32
    %b = vm.cmp.eq.i32 %0, %z : i32
    vm.return %0 : i32
  }
  vm.export @f as("x.f")
  vm.initializer {
    vm.return
  }
}
// ANSWER custom
module {
  vm.module public @m {
    vm.import private optional @other.f(%x : i32, %y : i64 ...) -> (i32, !vm.buffer)
    vm.global.i32 private mutable @g = 4 : i32
    vm.func private @p(%arg0: i32) {
      vm.return
    }
    vm.func @f(%arg0: i32, %arg1: !vm.list<?>, %arg2: !vm.ref<!hal.buffer>) -> i32 {
      %c3 = vm.const.i32 3
      %zero = vm.const.i32.zero
      %0 = vm.add.i32 %arg0, %c3 : i32
      %eq = vm.cmp.eq.i32 %0, %zero : i32
      vm.return %0 : i32
    }
    vm.export @f as("x.f")
    vm.initializer {
      vm.return
    }
  }
}

// ANSWER generic
"builtin.module"() ({
  "vm.module"() <{sym_name = "m"}> ({
    "vm.import"() <{arg_attrs = [{vm.name = "x"}, {vm.name = "y", vm.variadic}], function_type = (i32, i64) -> (i32, !vm.buffer), is_optional, sym_name = "other.f", sym_visibility = "private"}> ({
    }) : () -> ()
    "vm.global.i32"() <{initial_value = 4 : i32, is_mutable, sym_name = "g", sym_visibility = "private", type = i32}> : () -> ()
    "vm.func"() <{function_type = (i32) -> (), sym_name = "p", sym_visibility = "private"}> ({
    ^bb0(%arg3: i32):
      "vm.return"() : () -> ()
    }) : () -> ()
    "vm.func"() <{function_type = (i32, !vm.list<?>, !vm.ref<!hal.buffer>) -> i32, sym_name = "f"}> ({
    ^bb0(%arg0: i32, %arg1: !vm.list<?>, %arg2: !vm.ref<!hal.buffer>):
      %0 = "vm.const.i32"() <{value = 3 : i32}> : () -> i32
      %1 = "vm.const.i32.zero"() : () -> i32
      %2 = "vm.add.i32"(%arg0, %0) : (i32, i32) -> i32
      %3 = "vm.cmp.eq.i32"(%2, %1) : (i32, i32) -> i32
      "vm.return"(%2) : (i32) -> ()
    }) : () -> ()
    "vm.export"() <{export_name = "x.f", function_ref = @f}> : () -> ()
    "vm.initializer"() <{function_type = () -> ()}> ({
      "vm.return"() : () -> ()
    }) : () -> ()
    "vm.module_terminator"() : () -> ()
  }) : () -> ()
}) : () -> ()

