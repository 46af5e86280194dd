stream.cmd.func private @bare()
stream.cmd.func private @one(%arg0[%arg1 for %arg2]: !stream.resource<*>)
stream.cmd.func private @mixed(%k: i32 {a.first}, %r[%o for %n]: !stream.resource<external> {a.second = 3 : i8}, %q: index, %s[%p for %m]: !stream.resource<*>) -> (i32, f32 {a.third = "w"})
stream.cmd.func private @single(%k: i32) -> i64
stream.cmd.func private @noted(%k: i32) -> i64 {a.fourth}
stream.cmd.func private @parens(%k: i32) -> (i64)
stream.cmd.func private @named(%r[%o for %n]: !stream.resource<transient>) attributes {a.fifth = 1 : i32}
stream.cmd.func private @pair(%k: i32, %r[%o for %n]: !stream.resource<*>) -> (!stream.resource<*>, index)
util.func private @call(%r: !stream.resource<*>, %s: !stream.resource<external>, %n: index, %m: index, %k: i32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  stream.cmd.call @one(rw %r[%c0 for %n]) : (!stream.resource<*>{%n}) -> ()
  stream.cmd.call @one(wo %r[%c8 for %m]) {a.sixth} : (!stream.resource<*>{%n}) -> ()
  %0:2 = stream.cmd.call @mixed(%k, ro %s[%c0 for %m], %n, rw %r[%c8 for %n]) : (i32, !stream.resource<external>{%m}, index, !stream.resource<*>{%n}) -> (i32, f32)
  util.return
}
util.func private @c(%k: i32) -> i64 {
  %1 = stream.cmd.call @single(%k) : (i32) -> i64
  util.return %1 : i64
}
util.func private @encoded(%r: !stream.resource<*>, %s: !stream.resource<external>, %n: index, %m: index, %k: i32) {
  %0 = stream.tensor.dispatch @e::@k[%n](%r, %k, %s) : (tensor<?x4x?xf32>{%n, %m} in !stream.resource<*>{%n}, i32, tensor<8xi8> in !stream.resource<external>{%m}) -> tensor<?xf32>{%m} in !stream.resource<*>{%n}
  %1:3 = stream.tensor.dispatch @e::@k(%r) : (tensor<8xi8> in !stream.resource<*>{%n}) -> (tensor<8xi8> in %r{%n}, tensor<8xi8> in %r as !stream.resource<transient>{%m}, tensor<8xi8> in !stream.resource<*>{%n})
  stream.tensor.dispatch {@e::@k, @e::@l}() : () -> ()
  stream.tensor.dispatch @e::@k(%k) {a.first} : (i32) -> ()
  stream.tensor.dispatch @e::@k(%r) : (!stream.resource<*>{%n}) -> ()
  util.return
}
stream.cmd.func private @g1(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f1(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  %0 = stream.cmd.call @g1(ro %r[%c0 for %n], %k) : (!stream.resource<*>{%n}, i32) -> f32
  util.return
}
stream.cmd.func private @g2(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f2(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @f2(ro %r[%c0 for %n], %k) : (!stream.resource<*>{%n}, i32) -> ()
  util.return
}
stream.cmd.func private @g3(%r[%o for %n]: !stream.resource<*>, %k: i32)
util.func @f3(%r: !stream.resource<*>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  stream.cmd.call @g3(ro %r[%c0 for %n]) : (!stream.resource<*>{%n}) -> ()
  util.return
}
// ANSWER custom
module {
  stream.cmd.func private @bare()
  stream.cmd.func private @one(%arg0[%arg1 for %arg2]: !stream.resource<*>)
  stream.cmd.func private @mixed(%arg0: i32 {a.first}, %arg1[%arg2 for %arg3]: !stream.resource<external> {a.second = 3 : i8}, %arg4: index, %arg5[%arg6 for %arg7]: !stream.resource<*>) -> (i32, f32 {a.third = "w"})
  stream.cmd.func private @single(%arg0: i32) -> i64
  stream.cmd.func private @noted(%arg0: i32) -> i64 {a.fourth}
  stream.cmd.func private @parens(%arg0: i32) -> i64
  stream.cmd.func private @named(%arg0[%arg1 for %arg2]: !stream.resource<transient>) attributes {a.fifth = 1 : i32}
  stream.cmd.func private @pair(%arg0: i32, %arg1[%arg2 for %arg3]: !stream.resource<*>) -> (!stream.resource<*>, index)
  util.func private @call(%arg0: !stream.resource<*>, %arg1: !stream.resource<external>, %arg2: index, %arg3: index, %arg4: i32) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    stream.cmd.call @one(rw %arg0[%c0 for %arg2]) : (!stream.resource<*>{%arg2}) -> ()
    stream.cmd.call @one(wo %arg0[%c8 for %arg3]) {a.sixth} : (!stream.resource<*>{%arg2}) -> ()
    %0:2 = stream.cmd.call @mixed(%arg4, ro %arg1[%c0 for %arg3], %arg2, rw %arg0[%c8 for %arg2]) : (i32, !stream.resource<external>{%arg3}, index, !stream.resource<*>{%arg2}) -> (i32, f32)
    util.return
  }
  util.func private @c(%arg0: i32) -> i64 {
    %0 = stream.cmd.call @single(%arg0) : (i32) -> i64
    util.return %0 : i64
  }
  util.func private @encoded(%arg0: !stream.resource<*>, %arg1: !stream.resource<external>, %arg2: index, %arg3: index, %arg4: i32) {
    %0 = stream.tensor.dispatch @e::@k[%arg2](%arg0, %arg4, %arg1) : (tensor<?x4x?xf32>{%arg2, %arg3} in !stream.resource<*>{%arg2}, i32, tensor<8xi8> in !stream.resource<external>{%arg3}) -> tensor<?xf32>{%arg3} in !stream.resource<*>{%arg2}
    %1:3 = stream.tensor.dispatch @e::@k(%arg0) : (tensor<8xi8> in !stream.resource<*>{%arg2}) -> (tensor<8xi8> in %arg0{%arg2}, tensor<8xi8> in %arg0 as !stream.resource<transient>{%arg3}, tensor<8xi8> in !stream.resource<*>{%arg2})
    stream.tensor.dispatch {@e::@k, @e::@l}() : () -> ()
    stream.tensor.dispatch @e::@k(%arg4) {a.first} : (i32) -> ()
    stream.tensor.dispatch @e::@k(%arg0) : (!stream.resource<*>{%arg2}) -> ()
    util.return
  }
  stream.cmd.func private @g1(%arg0[%arg1 for %arg2]: !stream.resource<*>, %arg3: i32)
  util.func public @f1(%arg0: !stream.resource<*>, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %0 = stream.cmd.call @g1(ro %arg0[%c0 for %arg1], %arg2) : (!stream.resource<*>{%arg1}, i32) -> f32
    util.return
  }
  stream.cmd.func private @g2(%arg0[%arg1 for %arg2]: !stream.resource<*>, %arg3: i32)
  util.func public @f2(%arg0: !stream.resource<*>, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    stream.cmd.call @f2(ro %arg0[%c0 for %arg1], %arg2) : (!stream.resource<*>{%arg1}, i32) -> ()
    util.return
  }
  stream.cmd.func private @g3(%arg0[%arg1 for %arg2]: !stream.resource<*>, %arg3: i32)
  util.func public @f3(%arg0: !stream.resource<*>, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    stream.cmd.call @g3(ro %arg0[%c0 for %arg1]) : (!stream.resource<*>{%arg1}) -> ()
    util.return
  }
}

// ANSWER generic
"builtin.module"() ({
  "stream.cmd.func"() <{function_type = () -> (), sym_name = "bare", sym_visibility = "private"}> ({
  }) : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{}, {}, {}], function_type = (!stream.resource<*>, index, index) -> (), sym_name = "one", sym_visibility = "private"}> ({
  }) : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{a.first}, {a.second = 3 : i8}, {}, {}, {}, {}, {}, {}], function_type = (i32, !stream.resource<external>, index, index, index, !stream.resource<*>, index, index) -> (i32, f32), res_attrs = [{}, {a.third = "w"}], sym_name = "mixed", sym_visibility = "private"}> ({
  }) : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{}], function_type = (i32) -> i64, res_attrs = [{}], sym_name = "single", sym_visibility = "private"}> ({
  }) : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{}], function_type = (i32) -> i64, res_attrs = [{a.fourth}], sym_name = "noted", sym_visibility = "private"}> ({
  }) : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{}], function_type = (i32) -> i64, res_attrs = [{}], sym_name = "parens", sym_visibility = "private"}> ({
  }) : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{}, {}, {}], function_type = (!stream.resource<transient>, index, index) -> (), sym_name = "named", sym_visibility = "private"}> ({
  }) {a.fifth = 1 : i32} : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (i32, !stream.resource<*>, index, index) -> (!stream.resource<*>, index), res_attrs = [{}, {}], sym_name = "pair", sym_visibility = "private"}> ({
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<*>, !stream.resource<external>, index, index, i32) -> (), sym_name = "call", sym_visibility = "private"}> ({
  ^bb0(%arg15: !stream.resource<*>, %arg16: !stream.resource<external>, %arg17: index, %arg18: index, %arg19: i32):
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "arith.constant"() <{value = 8 : index}> : () -> index
    "stream.cmd.call"(%arg15, %arg17, %7, %arg17) <{callee = @one, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, resource_operand_accesses = [3 : i32]}> : (!stream.resource<*>, index, index, index) -> ()
    "stream.cmd.call"(%arg15, %arg17, %8, %arg18) <{callee = @one, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, resource_operand_accesses = [2 : i32]}> {a.sixth} : (!stream.resource<*>, index, index, index) -> ()
    %9:2 = "stream.cmd.call"(%arg19, %arg16, %arg17, %arg15, %arg18, %arg17, %7, %8, %arg18, %arg17) <{callee = @mixed, operandSegmentSizes = array<i32: 4, 2, 2, 2, 0>, resource_operand_accesses = [1 : i32, 3 : i32], tied_operands = [-1 : index, -1 : index]}> : (i32, !stream.resource<external>, index, !stream.resource<*>, index, index, index, index, index, index) -> (i32, f32)
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (i32) -> i64, sym_name = "c", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg14: i32):
    %6 = "stream.cmd.call"(%arg14) <{callee = @single, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, resource_operand_accesses = [], tied_operands = [-1 : index]}> : (i32) -> i64
    "util.return"(%6) : (i64) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<*>, !stream.resource<external>, index, index, i32) -> (), sym_name = "encoded", sym_visibility = "private"}> ({
  ^bb0(%arg9: !stream.resource<*>, %arg10: !stream.resource<external>, %arg11: index, %arg12: index, %arg13: i32):
    %4 = "stream.tensor.dispatch"(%arg11, %arg9, %arg13, %arg10, %arg11, %arg12, %arg11, %arg12, %arg11, %arg12) <{entry_points = [@e::@k], operandSegmentSizes = array<i32: 1, 3, 2, 2, 1, 1>, operand_encodings = [tensor<?x4x?xf32>, !util.unused, tensor<8xi8>], result_encodings = [tensor<?xf32>], tied_operands = [-1 : index]}> : (index, !stream.resource<*>, i32, !stream.resource<external>, index, index, index, index, index, index) -> !stream.resource<*>
    %5:3 = "stream.tensor.dispatch"(%arg9, %arg11, %arg11, %arg12, %arg11) <{entry_points = [@e::@k], operandSegmentSizes = array<i32: 0, 1, 1, 0, 3, 0>, operand_encodings = [tensor<8xi8>], result_encodings = [tensor<8xi8>, tensor<8xi8>, tensor<8xi8>], tied_operands = [0 : index, 0 : index, -1 : index]}> : (!stream.resource<*>, index, index, index, index) -> (!stream.resource<*>, !stream.resource<transient>, !stream.resource<*>)
    "stream.tensor.dispatch"() <{entry_points = [@e::@k, @e::@l], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, operand_encodings = [], result_encodings = []}> : () -> ()
    "stream.tensor.dispatch"(%arg13) <{entry_points = [@e::@k], operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0>, operand_encodings = [!util.unused], result_encodings = []}> {a.first} : (i32) -> ()
    "stream.tensor.dispatch"(%arg9, %arg11) <{entry_points = [@e::@k], operandSegmentSizes = array<i32: 0, 1, 1, 0, 0, 0>, operand_encodings = [!util.unused], result_encodings = []}> : (!stream.resource<*>, index) -> ()
    "util.return"() : () -> ()
  }) : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (!stream.resource<*>, index, index, i32) -> (), sym_name = "g1", sym_visibility = "private"}> ({
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<*>, index, i32) -> (), sym_name = "f1"}> ({
  ^bb0(%arg6: !stream.resource<*>, %arg7: index, %arg8: i32):
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "stream.cmd.call"(%arg6, %arg8, %arg7, %2, %arg7) <{callee = @g1, operandSegmentSizes = array<i32: 2, 1, 1, 1, 0>, resource_operand_accesses = [1 : i32], tied_operands = [-1 : index]}> : (!stream.resource<*>, i32, index, index, index) -> f32
    "util.return"() : () -> ()
  }) : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (!stream.resource<*>, index, index, i32) -> (), sym_name = "g2", sym_visibility = "private"}> ({
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<*>, index, i32) -> (), sym_name = "f2"}> ({
  ^bb0(%arg3: !stream.resource<*>, %arg4: index, %arg5: i32):
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    "stream.cmd.call"(%arg3, %arg5, %arg4, %1, %arg4) <{callee = @f2, operandSegmentSizes = array<i32: 2, 1, 1, 1, 0>, resource_operand_accesses = [1 : i32]}> : (!stream.resource<*>, i32, index, index, index) -> ()
    "util.return"() : () -> ()
  }) : () -> ()
  "stream.cmd.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (!stream.resource<*>, index, index, i32) -> (), sym_name = "g3", sym_visibility = "private"}> ({
  }) : () -> ()
  "util.func"() <{function_type = (!stream.resource<*>, index, i32) -> (), sym_name = "f3"}> ({
  ^bb0(%arg0: !stream.resource<*>, %arg1: index, %arg2: i32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "stream.cmd.call"(%arg0, %arg1, %0, %arg1) <{callee = @g3, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, resource_operand_accesses = [1 : i32]}> : (!stream.resource<*>, index, index, index) -> ()
    "util.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

