// Values, variables, descriptors, arrays, calls, loops, branches.
func.func @s(%a: i32, %x: i32, %y: f32, %b: !fir.box<i32>, %c: !fir.class<none>) {
  fir.select %a : i32 [1, ^bb1(%x : i32), 2, ^bb2(%x, %y : i32, f32), unit, ^bb3]
^bb1(%z: i32):
  fir.select_rank %a : i32 [1, ^bb2(%x, %y : i32, f32), -1, ^bb3, unit, ^bb3]
^bb2(%u: i32, %v: f32):
  fir.select_case %a : i32 [#fir.point, %x, ^bb1(%x : i32), #fir.interval, %x, %x, ^bb3, #fir.lower, %x, ^bb3, #fir.upper, %x, ^bb3, unit, ^bb2(%x, %y : i32, f32)]
^bb3:
  fir.select_type %c : !fir.class<none> [#fir.type_is<i32>, ^bb1(%x : i32), #fir.class_is<!fir.type<T>>, ^bb3, unit, ^bb3]
}
fir.global @a : i32
fir.global internal @b constant : i32 { 
  %c = arith.constant 1 : i32
  fir.has_value %c : i32
}
fir.global linkonce @c(dense<1> : tensor<4xi32>) target : !fir.array<4xi32>
fir.global common @d {alignment = 8 : i64, foo} constant : !fir.array<4xi32>
fir.global @e(3 : i32) {alignment = 8 : i64} : i32
func.func @s_2() {
  %0 = fir.string_lit "abc"(3) : !fir.char<1,3>
  %1 = fir.string_lit [1, 2, 3](3) : !fir.char<2,3>
  %2 = fir.string_lit "a\00b\22"(4) : !fir.char<1,4>
  return
}
func.func @s_3(%r: !fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>, %i: index, %arr: !fir.ref<!fir.array<4x!fir.type<U{c:f32}>>>, %z: !fir.ref<complex<f32>>, %l: i32) {
  %0 = fir.coordinate_of %r, a : (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>) -> !fir.ref<i32>
  %1 = fir.coordinate_of %r, b, c : (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>) -> !fir.ref<f32>
  %2 = fir.coordinate_of %arr, %i, c : (!fir.ref<!fir.array<4x!fir.type<U{c:f32}>>>, index) -> !fir.ref<f32>
  %3 = fir.coordinate_of %z, %l {x} : (!fir.ref<complex<f32>>, i32) -> !fir.ref<f32>
  %f = fir.field_index b, !fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>
  %4 = fir.coordinate_of %r, %f : (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>, !fir.field) -> !fir.ref<!fir.type<U{c:f32}>>
  return
}
func.func @s_4(%l: i32, %n: index) {
  %0 = fir.alloca i32 {bindc_name = "i", pinned}
  %1 = fir.alloca !fir.array<?x?xi32>, %n, %n {uniq_name = "x"}
  %2 = fir.alloca !fir.char<1,?>(%l : i32)
  %3 = fir.alloca !fir.array<?x!fir.char<1,?>>(%l : i32), %n
  %4 = fir.allocmem !fir.array<?xi32>, %n {fir.must_be_heap = true, uniq_name = ""}
  %5 = fir.load %0 : !fir.ref<i32>
  fir.store %5 to %0 : !fir.ref<i32>
  %6 = fir.load %0 {nontemporal} : !fir.ref<i32>
  fir.freemem %4 : !fir.heap<!fir.array<?xi32>>
  %t = fir.type_desc !fir.type<Txx{a:i32}>
  
  return
}
func.func @s_5(%a: complex<f32>, %s: !fir.array<10xi32>, %v: i32) {
  %0 = fir.cmpc "oeq", %a, %a : complex<f32>
  %1 = fir.insert_on_range %s, %v from (0) to (9) : (!fir.array<10xi32>, i32) -> !fir.array<10xi32>
  %2 = fir.addc %a, %a {fastmath = #arith.fastmath<contract>} : complex<f32>
  %u = fir.undefined !fir.array<10x3xi32>
  %3 = fir.insert_on_range %u, %v from (0, 1) to (9, 2) : (!fir.array<10x3xi32>, i32) -> !fir.array<10x3xi32>
  %4 = fir.insert_value %s, %v, [3 : index] : (!fir.array<10xi32>, i32) -> !fir.array<10xi32>
  return
}
fir.type_info @T extends !fir.type<P> : !fir.type<Txxx> dispatch_table {
  fir.dt_entry "a", @f
  fir.dt_entry "b", @g deferred
} component_info {
  fir.dt_component "c" lbs [1, 2] init @i
}
func.func @a_2(%l: index, %m: !fir.ref<i32>, %b: !fir.box<!fir.array<?xf32>>, %x: !fir.ref<f32>, %p: index, %q: index) {
  fir.prefetch %m {write, data, localityHint = 3 : i32} : !fir.ref<i32>
  %0 = fir.pack_array %b stack whole heuristics <loop_only> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
  %1 = fir.pack_array %b heap whole no_copy : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
  return
}
func.func @a_3(%l: index, %m: !fir.ref<i32>, %b: !fir.box<!fir.array<?xf32>>, %x: !fir.ref<f32>, %p: index, %q: index) {
  %2 = fir.pack_array %b heap whole : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
  return
}
func.func @a_4(%l: index, %m: !fir.ref<i32>, %x: !fir.ref<f32>) {
  fir.do_concurrent {
    %k = fir.alloca i32
    fir.do_concurrent.loop (%i, %j) = (%l, %l) to (%l, %l) step (%l, %l) local(@loc %m -> %a, @loc2 %x -> %a2 : !fir.ref<i32>, !fir.ref<f32>) reduce(@red #fir.reduce_attr<add> %m -> %c : !fir.ref<i32>) {
      %z = fir.convert %i : (index) -> i32
    }
  }
  return
}
fir.local {type = local} @loc : i32
fir.local {type = local} @loc2 : f32
func.func @a_5(%l: index, %m: !fir.ref<i32>, %x: !fir.ref<f32>) {
  fir.do_concurrent {
    fir.do_concurrent.loop (%i) = (%l) to (%l) step (%l) reduce(byref @red #fir.reduce_attr<add> %m -> %c : !fir.ref<i32>) {
    }
  }
  return
}
func.func @a_6(%l: index, %m: !fir.ref<i32>, %x: !fir.ref<f32>) {
  fir.do_concurrent {
    fir.do_concurrent.loop (%i) = (%l) to (%l) step (%l) local(@loc %m -> %a : !fir.ref<i32>) {
      %z = fir.convert %i : (index) -> i32
    }
  }
  return
}
func.func @a_7(%b: complex<f32>) {
  %0 = fir.cmpc "oeq", %b, %b : complex<f32>
  %1 = fir.cmpc "ueq", %b, %b {fastmath = #arith.fastmath<fast>} : complex<f32>
  return
}
func.func @s_6(%c: i1) {
  fir.if %c weights([10, 20]) {
  }
  return
}
func.func @s_7(%c: i1) {
  "fir.if"(%c) <{region_weights = array<i32: 1, 2>}> ({ 
    "fir.result"() : () -> ()
  }, {}) : (i1) -> ()
  return
}
func.func @s_8(%c: complex<f32>) {
  %4 = fir.cmpc "oeq", %c, %c : complex<f32>
  return
}
func.func @a_8(%b: !fir.box<!fir.array<?x?xf32>>) {
  %2 = "fir.pack_array"(%b) <{stack, innermost, max_size = 100 : ui64, max_element_size = 3 : ui64, min_stride = 2 : ui64}> : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>>
  %3 = "fir.pack_array"(%b) <{max_element_size = 3 : ui64}> : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>>
  return
}
func.func @a_9(%l: index, %b: !fir.box<!fir.array<?xf32>>) {
  %1 = fir.pack_array %b heap whole : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
  return
}
func.func @a_10(%l: index, %m: !fir.ref<i32>, %x: !fir.ref<f32>) {
  fir.do_concurrent {
    fir.do_concurrent.loop (%i) = (%l) to (%l) step (%l) {
    } {q = 1}
  }
  return
}
func.func @a_11(%l: index, %m: !fir.ref<i32>, %x: !fir.ref<f32>) {
  fir.do_concurrent {
    "fir.do_concurrent.loop"(%l, %l, %l) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, loopAnnotation = #llvm.loop_annotation<disableNonforced = true>}> ({
  ^bb0(%i: index):
    }) {q = 1} : (index, index, index) -> ()
  }
  return
}
fir.local {type = local} @loc_2 : i32
fir.local {type = local_init} @loc_3 : i32 init {
^bb0(%a: !fir.ref<i32>, %b: !fir.ref<i32>):
  fir.yield(%a : !fir.ref<i32>)
} copy {
^bb0(%a: !fir.ref<i32>, %b: !fir.ref<i32>):
  fir.yield(%a : !fir.ref<i32>)
} dealloc {
^bb0(%a: !fir.ref<i32>):
  fir.yield
}
// ANSWER custom
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
module {
  func.func @s(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !fir.box<i32>, %arg4: !fir.class<none>) {
    fir.select %arg0 : i32 [1, ^bb1(%arg1 : i32), 2, ^bb2(%arg1, %arg2 : i32, f32), unit, ^bb3]
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
    fir.select_rank %arg0 : i32 [1, ^bb2(%arg1, %arg2 : i32, f32), -1, ^bb3, unit, ^bb3]
  ^bb2(%1: i32, %2: f32):  // 3 preds: ^bb0, ^bb1, ^bb2
    fir.select_case %arg0 : i32 [#fir.point, %arg1, ^bb1(%arg1 : i32), #fir.interval, %arg1, %arg1, ^bb3, #fir.lower, %arg1, ^bb3, #fir.upper, %arg1, ^bb3, unit, ^bb2(%arg1, %arg2 : i32, f32)]
  ^bb3:  // 8 preds: ^bb0, ^bb1, ^bb1, ^bb2, ^bb2, ^bb2, ^bb3, ^bb3
    fir.select_type %arg4 : !fir.class<none> [#fir.type_is<i32>, ^bb1(%arg1 : i32), #fir.class_is<!fir.type<T>>, ^bb3, unit, ^bb3]
  }
  fir.global @a : i32
  fir.global internal @b constant : i32 {
    %c1_i32 = arith.constant 1 : i32
    fir.has_value %c1_i32 : i32
  }
  fir.global linkonce @c(dense<1> : tensor<4xi32>) target : !fir.array<4xi32>
  fir.global common @d {alignment = 8 : i64, foo} constant : !fir.array<4xi32>
  fir.global @e(3 : i32) {alignment = 8 : i64} : i32
  func.func @s_2() {
    %0 = fir.string_lit "abc"(3) : !fir.char<1,3>
    %1 = fir.string_lit [1, 2, 3](3) : !fir.char<2,3>
    %2 = fir.string_lit "a\00b\22"(4) : !fir.char<1,4>
    return
  }
  func.func @s_3(%arg0: !fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>, %arg1: index, %arg2: !fir.ref<!fir.array<4x!fir.type<U{c:f32}>>>, %arg3: !fir.ref<complex<f32>>, %arg4: i32) {
    %0 = fir.coordinate_of %arg0, a : (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>) -> !fir.ref<i32>
    %1 = fir.coordinate_of %arg0, b, c : (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>) -> !fir.ref<f32>
    %2 = fir.coordinate_of %arg2, %arg1, c : (!fir.ref<!fir.array<4x!fir.type<U{c:f32}>>>, index) -> !fir.ref<f32>
    %3 = fir.coordinate_of %arg3, %arg4 {x} : (!fir.ref<complex<f32>>, i32) -> !fir.ref<f32>
    %4 = fir.field_index b, !fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>
    %5 = fir.coordinate_of %arg0, %4 : (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>, !fir.field) -> !fir.ref<!fir.type<U{c:f32}>>
    return
  }
  func.func @s_4(%arg0: i32, %arg1: index) {
    %0 = fir.alloca i32 {bindc_name = "i", pinned}
    %1 = fir.alloca !fir.array<?x?xi32>, %arg1, %arg1 {uniq_name = "x"}
    %2 = fir.alloca !fir.char<1,?>(%arg0 : i32)
    %3 = fir.alloca !fir.array<?x!fir.char<1,?>>(%arg0 : i32), %arg1
    %4 = fir.allocmem !fir.array<?xi32>, %arg1 {fir.must_be_heap = true, uniq_name = ""}
    %5 = fir.load %0 : !fir.ref<i32>
    fir.store %5 to %0 : !fir.ref<i32>
    %6 = fir.load %0 {nontemporal} : !fir.ref<i32>
    fir.freemem %4 : !fir.heap<!fir.array<?xi32>>
    %7 = fir.type_desc !fir.type<Txx{a:i32}>
    return
  }
  func.func @s_5(%arg0: complex<f32>, %arg1: !fir.array<10xi32>, %arg2: i32) {
    %0 = fir.cmpc "oeq", %arg0, %arg0 {fastmath = #arith.fastmath<none>} : complex<f32>
    %1 = fir.insert_on_range %arg1, %arg2 from (0) to (9) : (!fir.array<10xi32>, i32) -> !fir.array<10xi32>
    %2 = fir.addc %arg0, %arg0 {fastmath = #arith.fastmath<contract>} : complex<f32>
    %3 = fir.undefined !fir.array<10x3xi32>
    %4 = fir.insert_on_range %3, %arg2 from (0, 1) to (9, 2) : (!fir.array<10x3xi32>, i32) -> !fir.array<10x3xi32>
    %5 = fir.insert_value %arg1, %arg2, [3 : index] : (!fir.array<10xi32>, i32) -> !fir.array<10xi32>
    return
  }
  fir.type_info @T extends !fir.type<P> : !fir.type<Txxx> dispatch_table {
    fir.dt_entry "a", @f
    fir.dt_entry "b", @g deferred
  } component_info {
    fir.dt_component "c" lbs [1, 2] init @i
  }
  func.func @a_2(%arg0: index, %arg1: !fir.ref<i32>, %arg2: !fir.box<!fir.array<?xf32>>, %arg3: !fir.ref<f32>, %arg4: index, %arg5: index) {
    fir.prefetch %arg1 {write, data, localityHint = 3 : i32} : !fir.ref<i32>
    %0 = fir.pack_array %arg2 stack whole heuristics <loop_only> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %1 = fir.pack_array %arg2 heap whole no_copy : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    return
  }
  func.func @a_3(%arg0: index, %arg1: !fir.ref<i32>, %arg2: !fir.box<!fir.array<?xf32>>, %arg3: !fir.ref<f32>, %arg4: index, %arg5: index) {
    %0 = fir.pack_array %arg2 heap whole : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    return
  }
  func.func @a_4(%arg0: index, %arg1: !fir.ref<i32>, %arg2: !fir.ref<f32>) {
    fir.do_concurrent {
      %0 = fir.alloca i32
      fir.do_concurrent.loop (%arg3, %arg4) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) local(@loc %arg1 -> %arg5, @loc2 %arg2 -> %arg6 : !fir.ref<i32>, !fir.ref<f32>) reduce(@red #fir.reduce_attr<add> %arg1 -> %arg7 : !fir.ref<i32>) {
        %1 = fir.convert %arg3 : (index) -> i32
      }
    }
    return
  }
  fir.local {type = local} @loc : i32
  fir.local {type = local} @loc2 : f32
  func.func @a_5(%arg0: index, %arg1: !fir.ref<i32>, %arg2: !fir.ref<f32>) {
    fir.do_concurrent {
      fir.do_concurrent.loop (%arg3) = (%arg0) to (%arg0) step (%arg0) reduce(byref @red #fir.reduce_attr<add> %arg1 -> %arg4 : !fir.ref<i32>) {
      }
    }
    return
  }
  func.func @a_6(%arg0: index, %arg1: !fir.ref<i32>, %arg2: !fir.ref<f32>) {
    fir.do_concurrent {
      fir.do_concurrent.loop (%arg3) = (%arg0) to (%arg0) step (%arg0) local(@loc %arg1 -> %arg4 : !fir.ref<i32>) {
        %0 = fir.convert %arg3 : (index) -> i32
      }
    }
    return
  }
  func.func @a_7(%arg0: complex<f32>) {
    %0 = fir.cmpc "oeq", %arg0, %arg0 {fastmath = #arith.fastmath<none>} : complex<f32>
    %1 = fir.cmpc "ueq", %arg0, %arg0 {fastmath = #arith.fastmath<fast>} : complex<f32>
    return
  }
  func.func @s_6(%arg0: i1) {
    fir.if %arg0 weights([10, 20]) {
    }
    return
  }
  func.func @s_7(%arg0: i1) {
    fir.if %arg0 weights([1, 2]) {
    }
    return
  }
  func.func @s_8(%arg0: complex<f32>) {
    %0 = fir.cmpc "oeq", %arg0, %arg0 {fastmath = #arith.fastmath<none>} : complex<f32>
    return
  }
  func.func @a_8(%arg0: !fir.box<!fir.array<?x?xf32>>) {
    %0 = fir.pack_array %arg0 stack innermost constraints  {max_size = 100 : ui64, max_element_size = 3 : ui64, min_stride = 2 : ui64} : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>>
    %1 = fir.pack_array %arg0 heap whole constraints  {max_element_size = 3 : ui64} : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>>
    return
  }
  func.func @a_9(%arg0: index, %arg1: !fir.box<!fir.array<?xf32>>) {
    %0 = fir.pack_array %arg1 heap whole : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    return
  }
  func.func @a_10(%arg0: index, %arg1: !fir.ref<i32>, %arg2: !fir.ref<f32>) {
    fir.do_concurrent {
      fir.do_concurrent.loop (%arg3) = (%arg0) to (%arg0) step (%arg0) {
      } {q = 1 : i64}
    }
    return
  }
  func.func @a_11(%arg0: index, %arg1: !fir.ref<i32>, %arg2: !fir.ref<f32>) {
    fir.do_concurrent {
      fir.do_concurrent.loop (%arg3) = (%arg0) to (%arg0) step (%arg0) {
      } {loopAnnotation = #loop_annotation, q = 1 : i64}
    }
    return
  }
  fir.local {type = local} @loc_2 : i32
  fir.local {type = local_init} @loc_3 : i32 init {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    fir.yield(%arg0 : !fir.ref<i32>)
  } copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    fir.yield(%arg0 : !fir.ref<i32>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<i32>):
    fir.yield
  }
}

// ANSWER generic
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, f32, !fir.box<i32>, !fir.class<none>) -> (), sym_name = "s"}> ({
  ^bb0(%arg60: i32, %arg61: i32, %arg62: f32, %arg63: !fir.box<i32>, %arg64: !fir.class<none>):
    "fir.select"(%arg60, %arg61, %arg61, %arg62)[^bb1, ^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 3>}> {case_tags = [1, 2, unit], target_operand_offsets = array<i32: 1, 2, 0>} : (i32, i32, i32, f32) -> ()
  ^bb1(%36: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
    "fir.select_rank"(%arg60, %arg61, %arg62)[^bb2, ^bb3, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 2>}> {case_tags = [1, -1, unit], target_operand_offsets = array<i32: 2, 0, 0>} : (i32, i32, f32) -> ()
  ^bb2(%37: i32, %38: f32):  // 3 preds: ^bb0, ^bb1, ^bb2
    "fir.select_case"(%arg60, %arg61, %arg61, %arg61, %arg61, %arg61, %arg61, %arg61, %arg62)[^bb1, ^bb3, ^bb3, ^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 5, 3>}> {case_tags = [#fir.point, #fir.interval, #fir.lower, #fir.upper, unit], compare_operand_offsets = array<i32: 1, 2, 1, 1, 0>, target_operand_offsets = array<i32: 1, 0, 0, 0, 2>} : (i32, i32, i32, i32, i32, i32, i32, i32, f32) -> ()
  ^bb3:  // 8 preds: ^bb0, ^bb1, ^bb1, ^bb2, ^bb2, ^bb2, ^bb3, ^bb3
    "fir.select_type"(%arg64, %arg61)[^bb1, ^bb3, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> {case_tags = [#fir.type_is<i32>, #fir.class_is<!fir.type<T>>, unit], target_operand_offsets = array<i32: 1, 0, 0>} : (!fir.class<none>, i32) -> ()
  }) : () -> ()
  "fir.global"() <{sym_name = "a", symref = @a, type = i32}> ({
  }) : () -> ()
  "fir.global"() <{constant, linkName = "internal", sym_name = "b", symref = @b, type = i32}> ({
    %35 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "fir.has_value"(%35) : (i32) -> ()
  }) : () -> ()
  "fir.global"() <{initVal = dense<1> : tensor<4xi32>, linkName = "linkonce", sym_name = "c", symref = @c, target, type = !fir.array<4xi32>}> ({
  }) : () -> ()
  "fir.global"() <{alignment = 8 : i64, constant, linkName = "common", sym_name = "d", symref = @d, type = !fir.array<4xi32>}> ({
  }) {foo} : () -> ()
  "fir.global"() <{alignment = 8 : i64, initVal = 3 : i32, sym_name = "e", symref = @e, type = i32}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "s_2"}> ({
    %32 = "fir.string_lit"() {size = 3 : i64, value = "abc"} : () -> !fir.char<1,3>
    %33 = "fir.string_lit"() {size = 3 : i64, xlist = [1, 2, 3]} : () -> !fir.char<2,3>
    %34 = "fir.string_lit"() {size = 4 : i64, value = "a\00b\22"} : () -> !fir.char<1,4>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>, index, !fir.ref<!fir.array<4x!fir.type<U{c:f32}>>>, !fir.ref<complex<f32>>, i32) -> (), sym_name = "s_3"}> ({
  ^bb0(%arg55: !fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>, %arg56: index, %arg57: !fir.ref<!fir.array<4x!fir.type<U{c:f32}>>>, %arg58: !fir.ref<complex<f32>>, %arg59: i32):
    %26 = "fir.coordinate_of"(%arg55) <{baseType = !fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>, field_indices = array<i32: 0>}> : (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>) -> !fir.ref<i32>
    %27 = "fir.coordinate_of"(%arg55) <{baseType = !fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>, field_indices = array<i32: 1, 0>}> : (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>) -> !fir.ref<f32>
    %28 = "fir.coordinate_of"(%arg57, %arg56) <{baseType = !fir.ref<!fir.array<4x!fir.type<U{c:f32}>>>, field_indices = array<i32: -2147483648, 0>}> : (!fir.ref<!fir.array<4x!fir.type<U{c:f32}>>>, index) -> !fir.ref<f32>
    %29 = "fir.coordinate_of"(%arg58, %arg59) <{baseType = !fir.ref<complex<f32>>}> {x} : (!fir.ref<complex<f32>>, i32) -> !fir.ref<f32>
    %30 = "fir.field_index"() <{field_id = "b", on_type = !fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>}> : () -> !fir.field
    %31 = "fir.coordinate_of"(%arg55, %30) <{baseType = !fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>}> : (!fir.ref<!fir.type<Tx{a:i32,b:!fir.type<U{c:f32}>}>>, !fir.field) -> !fir.ref<!fir.type<U{c:f32}>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index) -> (), sym_name = "s_4"}> ({
  ^bb0(%arg53: i32, %arg54: index):
    %18 = "fir.alloca"() <{bindc_name = "i", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, pinned}> : () -> !fir.ref<i32>
    %19 = "fir.alloca"(%arg54, %arg54) <{in_type = !fir.array<?x?xi32>, operandSegmentSizes = array<i32: 0, 2>, uniq_name = "x"}> : (index, index) -> !fir.ref<!fir.array<?x?xi32>>
    %20 = "fir.alloca"(%arg53) <{in_type = !fir.char<1,?>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> !fir.ref<!fir.char<1,?>>
    %21 = "fir.alloca"(%arg53, %arg54) <{in_type = !fir.array<?x!fir.char<1,?>>, operandSegmentSizes = array<i32: 1, 1>}> : (i32, index) -> !fir.ref<!fir.array<?x!fir.char<1,?>>>
    %22 = "fir.allocmem"(%arg54) <{in_type = !fir.array<?xi32>, operandSegmentSizes = array<i32: 0, 1>, uniq_name = ""}> {fir.must_be_heap = true} : (index) -> !fir.heap<!fir.array<?xi32>>
    %23 = "fir.load"(%18) : (!fir.ref<i32>) -> i32
    "fir.store"(%23, %18) : (i32, !fir.ref<i32>) -> ()
    %24 = "fir.load"(%18) <{nontemporal}> : (!fir.ref<i32>) -> i32
    "fir.freemem"(%22) : (!fir.heap<!fir.array<?xi32>>) -> ()
    %25 = "fir.type_desc"() <{in_type = !fir.type<Txx{a:i32}>}> : () -> !fir.tdesc<!fir.type<Txx{a:i32}>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (complex<f32>, !fir.array<10xi32>, i32) -> (), sym_name = "s_5"}> ({
  ^bb0(%arg50: complex<f32>, %arg51: !fir.array<10xi32>, %arg52: i32):
    %12 = "fir.cmpc"(%arg50, %arg50) <{fastmath = #arith.fastmath<none>}> {predicate = 1 : i64} : (complex<f32>, complex<f32>) -> i1
    %13 = "fir.insert_on_range"(%arg51, %arg52) <{coor = dense<[0, 9]> : tensor<2xindex>}> : (!fir.array<10xi32>, i32) -> !fir.array<10xi32>
    %14 = "fir.addc"(%arg50, %arg50) <{fastmath = #arith.fastmath<contract>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %15 = "fir.undefined"() : () -> !fir.array<10x3xi32>
    %16 = "fir.insert_on_range"(%15, %arg52) <{coor = dense<[0, 9, 1, 2]> : tensor<4xindex>}> : (!fir.array<10x3xi32>, i32) -> !fir.array<10x3xi32>
    %17 = "fir.insert_value"(%arg51, %arg52) <{coor = [3 : index]}> : (!fir.array<10xi32>, i32) -> !fir.array<10xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "fir.type_info"() <{parent_type = !fir.type<P>, sym_name = "T", type = !fir.type<Txxx>}> ({
    "fir.dt_entry"() <{method = "a", proc = @f}> : () -> ()
    "fir.dt_entry"() <{deferred, method = "b", proc = @g}> : () -> ()
    "fir.end"() : () -> ()
  }, {
    "fir.dt_component"() <{init_val = @i, lower_bounds = array<i64: 1, 2>, name = "c"}> : () -> ()
    "fir.end"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !fir.ref<i32>, !fir.box<!fir.array<?xf32>>, !fir.ref<f32>, index, index) -> (), sym_name = "a_2"}> ({
  ^bb0(%arg44: index, %arg45: !fir.ref<i32>, %arg46: !fir.box<!fir.array<?xf32>>, %arg47: !fir.ref<f32>, %arg48: index, %arg49: index):
    "fir.prefetch"(%arg45) <{cacheType, localityHint = 3 : i32, rw}> : (!fir.ref<i32>) -> ()
    %10 = "fir.pack_array"(%arg46) <{heuristics = #fir.pack_array_heuristics<loop_only>, stack}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %11 = "fir.pack_array"(%arg46) <{heuristics = #fir.pack_array_heuristics<none>, no_copy}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !fir.ref<i32>, !fir.box<!fir.array<?xf32>>, !fir.ref<f32>, index, index) -> (), sym_name = "a_3"}> ({
  ^bb0(%arg38: index, %arg39: !fir.ref<i32>, %arg40: !fir.box<!fir.array<?xf32>>, %arg41: !fir.ref<f32>, %arg42: index, %arg43: index):
    %9 = "fir.pack_array"(%arg40) <{heuristics = #fir.pack_array_heuristics<none>}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !fir.ref<i32>, !fir.ref<f32>) -> (), sym_name = "a_4"}> ({
  ^bb0(%arg30: index, %arg31: !fir.ref<i32>, %arg32: !fir.ref<f32>):
    "fir.do_concurrent"() ({
      %7 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<i32>
      "fir.do_concurrent.loop"(%arg30, %arg30, %arg30, %arg30, %arg30, %arg30, %arg31, %arg32, %arg31) <{local_syms = [@loc, @loc2], operandSegmentSizes = array<i32: 2, 2, 2, 2, 1>, reduce_attrs = [#fir.reduce_attr<add>], reduce_byref = array<i1: false>, reduce_syms = [@red]}> ({
      ^bb0(%arg33: index, %arg34: index, %arg35: !fir.ref<i32>, %arg36: !fir.ref<f32>, %arg37: !fir.ref<i32>):
        %8 = "fir.convert"(%arg33) : (index) -> i32
      }) : (index, index, index, index, index, index, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "fir.local"() <{locality_specifier_type = #fir<locality_specifier_type{type = local}>, sym_name = "loc", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "fir.local"() <{locality_specifier_type = #fir<locality_specifier_type{type = local}>, sym_name = "loc2", type = f32}> ({
  }, {
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (index, !fir.ref<i32>, !fir.ref<f32>) -> (), sym_name = "a_5"}> ({
  ^bb0(%arg25: index, %arg26: !fir.ref<i32>, %arg27: !fir.ref<f32>):
    "fir.do_concurrent"() ({
      "fir.do_concurrent.loop"(%arg25, %arg25, %arg25, %arg26) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, reduce_attrs = [#fir.reduce_attr<add>], reduce_byref = array<i1: true>, reduce_syms = [@red]}> ({
      ^bb0(%arg28: index, %arg29: !fir.ref<i32>):
      }) : (index, index, index, !fir.ref<i32>) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !fir.ref<i32>, !fir.ref<f32>) -> (), sym_name = "a_6"}> ({
  ^bb0(%arg20: index, %arg21: !fir.ref<i32>, %arg22: !fir.ref<f32>):
    "fir.do_concurrent"() ({
      "fir.do_concurrent.loop"(%arg20, %arg20, %arg20, %arg21) <{local_syms = [@loc], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
      ^bb0(%arg23: index, %arg24: !fir.ref<i32>):
        %6 = "fir.convert"(%arg23) : (index) -> i32
      }) : (index, index, index, !fir.ref<i32>) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (complex<f32>) -> (), sym_name = "a_7"}> ({
  ^bb0(%arg19: complex<f32>):
    %4 = "fir.cmpc"(%arg19, %arg19) <{fastmath = #arith.fastmath<none>}> {predicate = 1 : i64} : (complex<f32>, complex<f32>) -> i1
    %5 = "fir.cmpc"(%arg19, %arg19) <{fastmath = #arith.fastmath<fast>}> {predicate = 8 : i64} : (complex<f32>, complex<f32>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "s_6"}> ({
  ^bb0(%arg18: i1):
    "fir.if"(%arg18) <{region_weights = array<i32: 10, 20>}> ({
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "s_7"}> ({
  ^bb0(%arg17: i1):
    "fir.if"(%arg17) <{region_weights = array<i32: 1, 2>}> ({
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (complex<f32>) -> (), sym_name = "s_8"}> ({
  ^bb0(%arg16: complex<f32>):
    %3 = "fir.cmpc"(%arg16, %arg16) <{fastmath = #arith.fastmath<none>}> {predicate = 1 : i64} : (complex<f32>, complex<f32>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.box<!fir.array<?x?xf32>>) -> (), sym_name = "a_8"}> ({
  ^bb0(%arg15: !fir.box<!fir.array<?x?xf32>>):
    %1 = "fir.pack_array"(%arg15) <{heuristics = #fir.pack_array_heuristics<none>, innermost, max_element_size = 3 : ui64, max_size = 100 : ui64, min_stride = 2 : ui64, stack}> : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>>
    %2 = "fir.pack_array"(%arg15) <{heuristics = #fir.pack_array_heuristics<none>, max_element_size = 3 : ui64}> : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<!fir.array<?x?xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !fir.box<!fir.array<?xf32>>) -> (), sym_name = "a_9"}> ({
  ^bb0(%arg13: index, %arg14: !fir.box<!fir.array<?xf32>>):
    %0 = "fir.pack_array"(%arg14) <{heuristics = #fir.pack_array_heuristics<none>}> : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !fir.ref<i32>, !fir.ref<f32>) -> (), sym_name = "a_10"}> ({
  ^bb0(%arg9: index, %arg10: !fir.ref<i32>, %arg11: !fir.ref<f32>):
    "fir.do_concurrent"() ({
      "fir.do_concurrent.loop"(%arg9, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> ({
      ^bb0(%arg12: index):
      }) {q = 1 : i64} : (index, index, index) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !fir.ref<i32>, !fir.ref<f32>) -> (), sym_name = "a_11"}> ({
  ^bb0(%arg5: index, %arg6: !fir.ref<i32>, %arg7: !fir.ref<f32>):
    "fir.do_concurrent"() ({
      "fir.do_concurrent.loop"(%arg5, %arg5, %arg5) <{loopAnnotation = #loop_annotation, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> ({
      ^bb0(%arg8: index):
      }) {q = 1 : i64} : (index, index, index) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "fir.local"() <{locality_specifier_type = #fir<locality_specifier_type{type = local}>, sym_name = "loc_2", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "fir.local"() <{locality_specifier_type = #fir<locality_specifier_type{type = local_init}>, sym_name = "loc_3", type = i32}> ({
  ^bb0(%arg3: !fir.ref<i32>, %arg4: !fir.ref<i32>):
    "fir.yield"(%arg3) : (!fir.ref<i32>) -> ()
  }, {
  ^bb0(%arg1: !fir.ref<i32>, %arg2: !fir.ref<i32>):
    "fir.yield"(%arg1) : (!fir.ref<i32>) -> ()
  }, {
  ^bb0(%arg0: !fir.ref<i32>):
    "fir.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()

