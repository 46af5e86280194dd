func.func @walk(%m: !moore.ref<assoc_array<l5, i9>>, %v: !moore.assoc_array<l5, i9>, %i: !moore.i9, %ri: !moore.ref<i9>, %e: !moore.l5) {
  %0 = moore.assoc_array.first to %ri from %m : <assoc_array<l5, i9>>
  %1 = moore.assoc_array.last to %ri from %m : <assoc_array<l5, i9>>
  %2 = moore.assoc_array.next to %ri from %m {note} : <assoc_array<l5, i9>>
  %3 = moore.assoc_array.prev to %ri from %m : <assoc_array<l5, i9>>
  %4 = moore.assoc_array_extract_ref %m[%i] : <assoc_array<l5, i9>>
  %5 = moore.assoc_array_extract %v[%i] : <l5, i9>
  moore.assoc_array.set %m[%i] = %e : <assoc_array<l5, i9>>
  %6 = moore.assoc_array.exists %i in %m : <assoc_array<l5, i9>>
  %7 = moore.assoc_array.size %m : <assoc_array<l5, i9>>
  return
}
func.func @domains(%l: !moore.l13, %i: !moore.i13) {
  %0 = moore.logic_to_int %l : l13
  %1 = moore.int_to_logic %i : i13
  %2 = moore.to_builtin_int %i : i13
  %3 = moore.logic_to_int %l {note} : l13
  %4 = moore.int_to_logic %0 : i13
  %5 = moore.from_builtin_int %2 : i13
  return
}
func.func @lists(%q: !sim.queue<i6, 5>, %r: !sim.queue<i6, 0>, %a: !hw.array<4xi6>, %al: !hw.typealias<@T::@row, !hw.array<4xi6>>) {
  %0 = sim.queue.concat (%q, %r) : (!sim.queue<i6, 5>, !sim.queue<i6, 0>) !sim.queue<i6, 9>
  %2 = sim.queue.from_array %a : !hw.array<4xi6> -> !sim.queue<i6, 4>
  %4 = sim.queue.from_array %al : !hw.typealias<@T::@row, !hw.array<4xi6>> -> !sim.queue<i6, 4>
  %3 = sim.queue.resize %q : !sim.queue<i6, 5> -> !sim.queue<i6, 7>
  return
}
hw.type_scope @T {
  hw.typedecl @row : !hw.array<4xi6>
}
// ANSWER custom
module {
  func.func @walk(%arg0: !moore.ref<assoc_array<l5, i9>>, %arg1: !moore.assoc_array<l5, i9>, %arg2: !moore.i9, %arg3: !moore.ref<i9>, %arg4: !moore.l5) {
    %0 = moore.assoc_array.first to %arg3 from %arg0 : <assoc_array<l5, i9>>
    %1 = moore.assoc_array.last to %arg3 from %arg0 : <assoc_array<l5, i9>>
    %2 = moore.assoc_array.next to %arg3 from %arg0 {note} : <assoc_array<l5, i9>>
    %3 = moore.assoc_array.prev to %arg3 from %arg0 : <assoc_array<l5, i9>>
    %4 = moore.assoc_array_extract_ref %arg0[%arg2] : <assoc_array<l5, i9>>
    %5 = moore.assoc_array_extract %arg1[%arg2] : <l5, i9>
    moore.assoc_array.set %arg0[%arg2] = %arg4 : <assoc_array<l5, i9>>
    %6 = moore.assoc_array.exists %arg2 in %arg0 : <assoc_array<l5, i9>>
    %7 = moore.assoc_array.size %arg0 : <assoc_array<l5, i9>>
    return
  }
  func.func @domains(%arg0: !moore.l13, %arg1: !moore.i13) {
    %0 = moore.logic_to_int %arg0 : l13
    %1 = moore.int_to_logic %arg1 : i13
    %2 = moore.to_builtin_int %arg1 : i13
    %3 = moore.logic_to_int %arg0 {note} : l13
    %4 = moore.int_to_logic %0 : i13
    %5 = moore.from_builtin_int %2 : i13
    return
  }
  func.func @lists(%arg0: !sim.queue<i6, 5>, %arg1: !sim.queue<i6, 0>, %arg2: !hw.array<4xi6>, %arg3: !hw.typealias<@T::@row, !hw.array<4xi6>>) {
    %0 = sim.queue.concat (%arg0, %arg1) : (!sim.queue<i6, 5>, !sim.queue<i6, 0>) <i6, 9>
    %1 = sim.queue.from_array %arg2 : !hw.array<4xi6> -> <i6, 4>
    %2 = sim.queue.from_array %arg3 : !hw.typealias<@T::@row, !hw.array<4xi6>> -> <i6, 4>
    %3 = sim.queue.resize %arg0 : <i6, 5> -> <i6, 7>
    return
  }
  hw.type_scope @T {
    hw.typedecl @row : !hw.array<4xi6>
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (!moore.ref<assoc_array<l5, i9>>, !moore.assoc_array<l5, i9>, !moore.i9, !moore.ref<i9>, !moore.l5) -> (), sym_name = "walk"}> ({
  ^bb0(%arg6: !moore.ref<assoc_array<l5, i9>>, %arg7: !moore.assoc_array<l5, i9>, %arg8: !moore.i9, %arg9: !moore.ref<i9>, %arg10: !moore.l5):
    %10 = "moore.assoc_array.first"(%arg6, %arg9) : (!moore.ref<assoc_array<l5, i9>>, !moore.ref<i9>) -> !moore.i32
    %11 = "moore.assoc_array.last"(%arg6, %arg9) : (!moore.ref<assoc_array<l5, i9>>, !moore.ref<i9>) -> !moore.i32
    %12 = "moore.assoc_array.next"(%arg6, %arg9) {note} : (!moore.ref<assoc_array<l5, i9>>, !moore.ref<i9>) -> !moore.i32
    %13 = "moore.assoc_array.prev"(%arg6, %arg9) : (!moore.ref<assoc_array<l5, i9>>, !moore.ref<i9>) -> !moore.i32
    %14 = "moore.assoc_array_extract_ref"(%arg6, %arg8) : (!moore.ref<assoc_array<l5, i9>>, !moore.i9) -> !moore.ref<l5>
    %15 = "moore.assoc_array_extract"(%arg7, %arg8) : (!moore.assoc_array<l5, i9>, !moore.i9) -> !moore.l5
    "moore.assoc_array.set"(%arg6, %arg8, %arg10) : (!moore.ref<assoc_array<l5, i9>>, !moore.i9, !moore.l5) -> ()
    %16 = "moore.assoc_array.exists"(%arg6, %arg8) : (!moore.ref<assoc_array<l5, i9>>, !moore.i9) -> !moore.i32
    %17 = "moore.assoc_array.size"(%arg6) : (!moore.ref<assoc_array<l5, i9>>) -> !moore.i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!moore.l13, !moore.i13) -> (), sym_name = "domains"}> ({
  ^bb0(%arg4: !moore.l13, %arg5: !moore.i13):
    %4 = "moore.logic_to_int"(%arg4) : (!moore.l13) -> !moore.i13
    %5 = "moore.int_to_logic"(%arg5) : (!moore.i13) -> !moore.l13
    %6 = "moore.to_builtin_int"(%arg5) : (!moore.i13) -> i13
    %7 = "moore.logic_to_int"(%arg4) {note} : (!moore.l13) -> !moore.i13
    %8 = "moore.int_to_logic"(%4) : (!moore.i13) -> !moore.l13
    %9 = "moore.from_builtin_int"(%6) : (i13) -> !moore.i13
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!sim.queue<i6, 5>, !sim.queue<i6, 0>, !hw.array<4xi6>, !hw.typealias<@T::@row, !hw.array<4xi6>>) -> (), sym_name = "lists"}> ({
  ^bb0(%arg0: !sim.queue<i6, 5>, %arg1: !sim.queue<i6, 0>, %arg2: !hw.array<4xi6>, %arg3: !hw.typealias<@T::@row, !hw.array<4xi6>>):
    %0 = "sim.queue.concat"(%arg0, %arg1) : (!sim.queue<i6, 5>, !sim.queue<i6, 0>) -> !sim.queue<i6, 9>
    %1 = "sim.queue.from_array"(%arg2) : (!hw.array<4xi6>) -> !sim.queue<i6, 4>
    %2 = "sim.queue.from_array"(%arg3) : (!hw.typealias<@T::@row, !hw.array<4xi6>>) -> !sim.queue<i6, 4>
    %3 = "sim.queue.resize"(%arg0) : (!sim.queue<i6, 5>) -> !sim.queue<i6, 7>
    "func.return"() : () -> ()
  }) : () -> ()
  "hw.type_scope"() <{sym_name = "T"}> ({
    "hw.typedecl"() <{sym_name = "row", type = !hw.array<4xi6>}> : () -> ()
  }) : () -> ()
}) : () -> ()

