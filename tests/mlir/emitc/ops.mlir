// Every operation of emitc, in the spellings that its form has; types and attributes.
emitc.include "own.h"
emitc.include <"vector">
emitc.global @count : i32 = 4
emitc.global extern @table : !emitc.array<2x3xf32> {x}
emitc.global static const @pair : !emitc.array<2xf32> = dense<[1.0, 2.0]>
emitc.global @text : !emitc.ptr<!emitc.opaque<"char">> = #emitc.opaque<"nullptr">
emitc.func private @outer(i32 {a.b}, !emitc.size_t) -> (i32 {c.d}) attributes {specifiers = ["extern"], x}
emitc.declare_func @later {x}
emitc.func @later(%a: i32 {a.b}) attributes {specifiers = ["static", "inline"]} {
  emitc.return {x}
}
emitc.func @all(%a: i32, %b: i32, %u: ui64, %f: f32, %p: !emitc.ptr<i32>, %o: !emitc.opaque<"T">, %i: index, %r: !emitc.array<2x3xf32>, %c: i1, %d: !emitc.ptrdiff_t, %s: !emitc.ssize_t) -> i32 {
  %0 = emitc.add %p, %a {x} : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %1 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %2 = emitc.mul %f, %f {x} : (f32, f32) -> f32
  %3 = emitc.div %a, %o : (i32, !emitc.opaque<"T">) -> i32
  %4 = emitc.rem %a, %b {x} : (i32, i32) -> i32
  %5 = emitc.bitwise_and %a, %b : (i32, i32) -> i32
  %6 = emitc.bitwise_or %a, %b {x} : (i32, i32) -> i32
  %7 = emitc.bitwise_xor %a, %b : (i32, i32) -> i32
  %8 = emitc.bitwise_left_shift %a, %b : (i32, i32) -> i32
  %9 = emitc.bitwise_right_shift %a, %b : (i32, i32) -> i32
  %10 = emitc.bitwise_not %a {x} : (i32) -> i32
  %11 = emitc.unary_minus %a : (i32) -> i32
  %12 = emitc.unary_plus %a : (i32) -> i32
  %13 = emitc.logical_and %a, %c {x} : i32, i1
  %14 = emitc.logical_or %a, %c : i32, i1
  %15 = emitc.logical_not %a {x} : i32
  %16 = emitc.cmp three_way, %a, %b {x} : (i32, i32) -> !emitc.opaque<"std::strong_ordering">
  %17 = emitc.conditional %c, %a, %b {x} : i32
  %18 = emitc.cast %a {x} : i32 to f64
  %19 = "emitc.constant"() <{value = 42 : i32}> {x} : () -> i32
  %20 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32>
  %21 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.size_t
  %22 = emitc.literal "M_PI" {x} : f32
  %23 = "emitc.variable"() <{value = #emitc.opaque<"">}> {x} : () -> !emitc.lvalue<i32>
  %24 = "emitc.variable"() <{value = 7 : i32}> : () -> !emitc.lvalue<i32>
  %25 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %26 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  emitc.assign %a : i32 to %23 : <i32> {x}
  %27 = emitc.load %23 {x} : <i32>
  %28 = emitc.address_of %23 : !emitc.lvalue<i32> {x}
  %29 = emitc.dereference %28 : !emitc.ptr<i32> {x}
  %30 = emitc.apply "&"(%24) {x} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %31 = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
  %32 = "emitc.member"(%25) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %33 = "emitc.member_of_ptr"(%26) <{member = "b"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.array<3xi32>
  %34 = emitc.subscript %r[%i, %s] {x} : (!emitc.array<2x3xf32>, index, !emitc.ssize_t) -> !emitc.lvalue<f32>
  %35 = emitc.subscript %p[%a] : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>
  %36 = emitc.subscript %o[%f, %f] : (!emitc.opaque<"T">, f32, f32) -> !emitc.lvalue<f32>
  %37 = emitc.get_global @count : !emitc.lvalue<i32> {x}
  %38 = emitc.get_global @table : !emitc.array<2x3xf32>
  %39 = emitc.call @all(%a, %b, %u, %f, %p, %o, %i, %r, %c, %d, %s) {x} : (i32, i32, ui64, f32, !emitc.ptr<i32>, !emitc.opaque<"T">, index, !emitc.array<2x3xf32>, i1, !emitc.ptrdiff_t, !emitc.ssize_t) -> i32
  %40:2 = emitc.call_opaque "f"(%a, %f) {args = [1 : index, 5 : i8, 0 : index, f32], template_args = [f32, 3, #emitc.opaque<"N">], x} : (i32, f32) -> (i32, f32)
  emitc.call_opaque "g"() : () -> ()
  %41 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %x = emitc.add %a, %b : (i32, i32) -> i32
    %y = emitc.mul %x, %x : (i32, i32) -> i32
    emitc.yield {x} %y : i32
  }
  %42 = emitc.expression noinline : () -> i32 {
    %x = emitc.call_opaque "g"() : () -> i32
    emitc.yield %x : i32
  }
  emitc.verbatim "#pragma once {" {x}
  emitc.verbatim "{}({{, {})" args %a, %23 : i32, !emitc.lvalue<i32>
  emitc.for %k = %a to %b step %a : i32 {
    emitc.for %l = %i to %i step %i {
    } {y}
  } {x}
  emitc.if %c {
    emitc.if %c {
    }
    emitc.yield
  } else {
  } {x}
  emitc.do {
    emitc.verbatim "i++;"
  } while {
    %t = emitc.expression %a, %b : (i32, i32) -> i1 {
      %z = emitc.cmp lt, %a, %b : (i32, i32) -> i1
      emitc.yield %z : i1
    }
    emitc.yield %t : i1
  } attributes {x}
  emitc.switch %u : ui64 {x}
  case -3 {
    emitc.yield
  }
  case 9 {
    emitc.verbatim "a"
    emitc.yield {x}
  }
  default {
    emitc.verbatim "b"
  }
  emitc.switch %i : index
  default {
  }
  emitc.return %a : i32
}
emitc.class final @Point attributes {x} {
  emitc.field @x : f32 = 1.0 {y}
  emitc.field @values : !emitc.array<2xi8> = dense<3>
  emitc.field @plain : tensor<2xi8>
  emitc.func @get() -> f32 {
    %0 = emitc.get_field @x : f32 {x}
    emitc.return %0 : f32
  }
}
emitc.class @Empty {
}
emitc.file "a.cpp" attributes {x} {
  emitc.func @inside() {
    emitc.return
  }
}
emitc.file "b.cpp" {
}

//= --allow-unregistered-dialect
module {
  emitc.include "own.h"
  emitc.include <"vector">
  emitc.global @count : i32 = 4
  emitc.global extern @table : !emitc.array<2x3xf32> {x}
  emitc.global static const @pair : !emitc.array<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
  emitc.global @text : !emitc.ptr<!emitc.opaque<"char">> = #emitc.opaque<"nullptr">
  emitc.func private @outer(i32 {a.b}, !emitc.size_t) -> (i32 {c.d}) attributes {specifiers = ["extern"], x}
  emitc.declare_func @later {x}
  emitc.func @later(%arg0: i32 {a.b}) attributes {specifiers = ["static", "inline"]} {
    return {x}
  }
  emitc.func @all(%arg0: i32, %arg1: i32, %arg2: ui64, %arg3: f32, %arg4: !emitc.ptr<i32>, %arg5: !emitc.opaque<"T">, %arg6: index, %arg7: !emitc.array<2x3xf32>, %arg8: i1, %arg9: !emitc.ptrdiff_t, %arg10: !emitc.ssize_t) -> i32 {
    %0 = add %arg4, %arg0 {x} : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
    %1 = sub %arg4, %arg4 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
    %2 = mul %arg3, %arg3 {x} : (f32, f32) -> f32
    %3 = div %arg0, %arg5 : (i32, !emitc.opaque<"T">) -> i32
    %4 = rem %arg0, %arg1 {x} : (i32, i32) -> i32
    %5 = bitwise_and %arg0, %arg1 : (i32, i32) -> i32
    %6 = bitwise_or %arg0, %arg1 {x} : (i32, i32) -> i32
    %7 = bitwise_xor %arg0, %arg1 : (i32, i32) -> i32
    %8 = bitwise_left_shift %arg0, %arg1 : (i32, i32) -> i32
    %9 = bitwise_right_shift %arg0, %arg1 : (i32, i32) -> i32
    %10 = bitwise_not %arg0 {x} : (i32) -> i32
    %11 = unary_minus %arg0 : (i32) -> i32
    %12 = unary_plus %arg0 : (i32) -> i32
    %13 = logical_and %arg0, %arg8 {x} : i32, i1
    %14 = logical_or %arg0, %arg8 : i32, i1
    %15 = logical_not %arg0 {x} : i32
    %16 = cmp three_way, %arg0, %arg1 {x} : (i32, i32) -> !emitc.opaque<"std::strong_ordering">
    %17 = conditional %arg8, %arg0, %arg1 {x} : i32
    %18 = cast %arg0 {x} : i32 to f64
    %19 = "emitc.constant"() <{value = 42 : i32}> {x} : () -> i32
    %20 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32>
    %21 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.size_t
    %22 = literal "M_PI" {x} : f32
    %23 = "emitc.variable"() <{value = #emitc.opaque<"">}> {x} : () -> !emitc.lvalue<i32>
    %24 = "emitc.variable"() <{value = 7 : i32}> : () -> !emitc.lvalue<i32>
    %25 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
    %26 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
    assign %arg0 : i32 to %23 : <i32> {x}
    %27 = load %23 {x} : <i32>
    %28 = address_of %23 : !emitc.lvalue<i32> {x}
    %29 = dereference %28 : !emitc.ptr<i32> {x}
    %30 = apply "&"(%24) {x} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %31 = apply "*"(%arg4) : (!emitc.ptr<i32>) -> i32
    %32 = "emitc.member"(%25) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
    %33 = "emitc.member_of_ptr"(%26) <{member = "b"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.array<3xi32>
    %34 = subscript %arg7[%arg6, %arg10] {x} : (!emitc.array<2x3xf32>, index, !emitc.ssize_t) -> !emitc.lvalue<f32>
    %35 = subscript %arg4[%arg0] : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>
    %36 = subscript %arg5[%arg3, %arg3] : (!emitc.opaque<"T">, f32, f32) -> !emitc.lvalue<f32>
    %37 = get_global @count : !emitc.lvalue<i32> {x}
    %38 = get_global @table : !emitc.array<2x3xf32>
    %39 = call @all(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10) {x} : (i32, i32, ui64, f32, !emitc.ptr<i32>, !emitc.opaque<"T">, index, !emitc.array<2x3xf32>, i1, !emitc.ptrdiff_t, !emitc.ssize_t) -> i32
    %40:2 = call_opaque "f"(%arg0, %arg3) {args = [1 : index, 5 : i8, 0 : index, f32], template_args = [f32, 3, #emitc.opaque<"N">], x} : (i32, f32) -> (i32, f32)
    call_opaque "g"() : () -> ()
    %41 = expression %arg0, %arg1 : (i32, i32) -> i32 {
      %43 = add %arg0, %arg1 : (i32, i32) -> i32
      %44 = mul %43, %43 : (i32, i32) -> i32
      yield {x} %44 : i32
    }
    %42 = expression  : () -> i32 {
      %43 = call_opaque "g"() : () -> i32
      yield %43 : i32
    }
    verbatim "#pragma once {" {x}
    verbatim "{}({{, {})" args %arg0, %23 : i32, !emitc.lvalue<i32>
    for %arg11 = %arg0 to %arg1 step %arg0  : i32 {
      for %arg12 = %arg6 to %arg6 step %arg6 {
      } {y}
    } {x}
    if %arg8 {
      if %arg8 {
      }
    } else {
    } {x}
    do {
      verbatim "i++;"
    } while {
      %43 = expression %arg0, %arg1 : (i32, i32) -> i1 {
        %44 = cmp lt, %arg0, %arg1 : (i32, i32) -> i1
        yield %44 : i1
      }
      yield %43 : i1
    } attributes {x}
    switch %arg2 : ui64 {x} 
    case -3 {
      yield
    }
    case 9 {
      verbatim "a"
      yield {x}
    }
    default {
      verbatim "b"
    }
    switch %arg6 : index 
    default {
    }
    return %arg0 : i32
  }
  emitc.class final @Point attributes {x} {
    emitc.field @x : f32 = 1.000000e+00 {y}
    emitc.field @values : !emitc.array<2xi8> = dense<3>
    emitc.field @plain : tensor<2xi8>
    emitc.func @get() -> f32 {
      %0 = get_field @x : f32 {x}
      return %0 : f32
    }
  }
  emitc.class @Empty {
  }
  emitc.file "a.cpp" attributes {x} {
    func @inside() {
      return
    }
  }
  emitc.file "b.cpp" {
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "emitc.include"() <{include = "own.h"}> : () -> ()
  "emitc.include"() <{include = "vector", is_standard_include}> : () -> ()
  "emitc.global"() <{initial_value = 4 : i32, sym_name = "count", type = i32}> : () -> ()
  "emitc.global"() <{extern_specifier, sym_name = "table", type = !emitc.array<2x3xf32>}> {x} : () -> ()
  "emitc.global"() <{const_specifier, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, static_specifier, sym_name = "pair", type = !emitc.array<2xf32>}> : () -> ()
  "emitc.global"() <{initial_value = #emitc.opaque<"nullptr">, sym_name = "text", type = !emitc.ptr<!emitc.opaque<"char">>}> : () -> ()
  "emitc.func"() <{arg_attrs = [{a.b}, {}], function_type = (i32, !emitc.size_t) -> i32, res_attrs = [{c.d}], specifiers = ["extern"], sym_name = "outer"}> ({
  }) {sym_visibility = "private", x} : () -> ()
  "emitc.declare_func"() <{sym_name = @later}> {x} : () -> ()
  "emitc.func"() <{arg_attrs = [{a.b}], function_type = (i32) -> (), specifiers = ["static", "inline"], sym_name = "later"}> ({
  ^bb0(%arg17: i32):
    "emitc.return"() {x} : () -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = (i32, i32, ui64, f32, !emitc.ptr<i32>, !emitc.opaque<"T">, index, !emitc.array<2x3xf32>, i1, !emitc.ptrdiff_t, !emitc.ssize_t) -> i32, sym_name = "all"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: ui64, %arg3: f32, %arg4: !emitc.ptr<i32>, %arg5: !emitc.opaque<"T">, %arg6: index, %arg7: !emitc.array<2x3xf32>, %arg8: i1, %arg9: !emitc.ptrdiff_t, %arg10: !emitc.ssize_t):
    %1 = "emitc.add"(%arg4, %arg0) {x} : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
    %2 = "emitc.sub"(%arg4, %arg4) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
    %3 = "emitc.mul"(%arg3, %arg3) {x} : (f32, f32) -> f32
    %4 = "emitc.div"(%arg0, %arg5) : (i32, !emitc.opaque<"T">) -> i32
    %5 = "emitc.rem"(%arg0, %arg1) {x} : (i32, i32) -> i32
    %6 = "emitc.bitwise_and"(%arg0, %arg1) : (i32, i32) -> i32
    %7 = "emitc.bitwise_or"(%arg0, %arg1) {x} : (i32, i32) -> i32
    %8 = "emitc.bitwise_xor"(%arg0, %arg1) : (i32, i32) -> i32
    %9 = "emitc.bitwise_left_shift"(%arg0, %arg1) : (i32, i32) -> i32
    %10 = "emitc.bitwise_right_shift"(%arg0, %arg1) : (i32, i32) -> i32
    %11 = "emitc.bitwise_not"(%arg0) {x} : (i32) -> i32
    %12 = "emitc.unary_minus"(%arg0) : (i32) -> i32
    %13 = "emitc.unary_plus"(%arg0) : (i32) -> i32
    %14 = "emitc.logical_and"(%arg0, %arg8) {x} : (i32, i1) -> i1
    %15 = "emitc.logical_or"(%arg0, %arg8) : (i32, i1) -> i1
    %16 = "emitc.logical_not"(%arg0) {x} : (i32) -> i1
    %17 = "emitc.cmp"(%arg0, %arg1) <{predicate = 6 : i64}> {x} : (i32, i32) -> !emitc.opaque<"std::strong_ordering">
    %18 = "emitc.conditional"(%arg8, %arg0, %arg1) {x} : (i1, i32, i32) -> i32
    %19 = "emitc.cast"(%arg0) {x} : (i32) -> f64
    %20 = "emitc.constant"() <{value = 42 : i32}> {x} : () -> i32
    %21 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32>
    %22 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.size_t
    %23 = "emitc.literal"() <{value = "M_PI"}> {x} : () -> f32
    %24 = "emitc.variable"() <{value = #emitc.opaque<"">}> {x} : () -> !emitc.lvalue<i32>
    %25 = "emitc.variable"() <{value = 7 : i32}> : () -> !emitc.lvalue<i32>
    %26 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
    %27 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
    "emitc.assign"(%24, %arg0) {x} : (!emitc.lvalue<i32>, i32) -> ()
    %28 = "emitc.load"(%24) {x} : (!emitc.lvalue<i32>) -> i32
    %29 = "emitc.address_of"(%24) {x} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %30 = "emitc.dereference"(%29) {x} : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
    %31 = "emitc.apply"(%25) <{applicableOperator = "&"}> {x} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %32 = "emitc.apply"(%arg4) <{applicableOperator = "*"}> : (!emitc.ptr<i32>) -> i32
    %33 = "emitc.member"(%26) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
    %34 = "emitc.member_of_ptr"(%27) <{member = "b"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.array<3xi32>
    %35 = "emitc.subscript"(%arg7, %arg6, %arg10) {x} : (!emitc.array<2x3xf32>, index, !emitc.ssize_t) -> !emitc.lvalue<f32>
    %36 = "emitc.subscript"(%arg4, %arg0) : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>
    %37 = "emitc.subscript"(%arg5, %arg3, %arg3) : (!emitc.opaque<"T">, f32, f32) -> !emitc.lvalue<f32>
    %38 = "emitc.get_global"() <{name = @count}> {x} : () -> !emitc.lvalue<i32>
    %39 = "emitc.get_global"() <{name = @table}> : () -> !emitc.array<2x3xf32>
    %40 = "emitc.call"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10) <{callee = @all}> {x} : (i32, i32, ui64, f32, !emitc.ptr<i32>, !emitc.opaque<"T">, index, !emitc.array<2x3xf32>, i1, !emitc.ptrdiff_t, !emitc.ssize_t) -> i32
    %41:2 = "emitc.call_opaque"(%arg0, %arg3) <{args = [1 : index, 5 : i8, 0 : index, f32], callee = "f", template_args = [f32, 3, #emitc.opaque<"N">]}> {x} : (i32, f32) -> (i32, f32)
    "emitc.call_opaque"() <{callee = "g"}> : () -> ()
    %42 = "emitc.expression"(%arg0, %arg1) ({
    ^bb0(%arg15: i32, %arg16: i32):
      %47 = "emitc.add"(%arg15, %arg16) : (i32, i32) -> i32
      %48 = "emitc.mul"(%47, %47) : (i32, i32) -> i32
      "emitc.yield"(%48) {x} : (i32) -> ()
    }) : (i32, i32) -> i32
    %43 = "emitc.expression"() <{do_not_inline}> ({
      %46 = "emitc.call_opaque"() <{callee = "g"}> : () -> i32
      "emitc.yield"(%46) : (i32) -> ()
    }) : () -> i32
    "emitc.verbatim"() <{value = "#pragma once {"}> {x} : () -> ()
    "emitc.verbatim"(%arg0, %24) <{value = "{}({{, {})"}> : (i32, !emitc.lvalue<i32>) -> ()
    "emitc.for"(%arg0, %arg1, %arg0) ({
    ^bb0(%arg13: i32):
      "emitc.for"(%arg6, %arg6, %arg6) ({
      ^bb0(%arg14: index):
        "emitc.yield"() : () -> ()
      }) {y} : (index, index, index) -> ()
      "emitc.yield"() : () -> ()
    }) {x} : (i32, i32, i32) -> ()
    "emitc.if"(%arg8) ({
      "emitc.if"(%arg8) ({
        "emitc.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "emitc.yield"() : () -> ()
    }, {
      "emitc.yield"() : () -> ()
    }) {x} : (i1) -> ()
    "emitc.do"() ({
      "emitc.verbatim"() <{value = "i++;"}> : () -> ()
    }, {
      %44 = "emitc.expression"(%arg0, %arg1) ({
      ^bb0(%arg11: i32, %arg12: i32):
        %45 = "emitc.cmp"(%arg11, %arg12) <{predicate = 2 : i64}> : (i32, i32) -> i1
        "emitc.yield"(%45) : (i1) -> ()
      }) : (i32, i32) -> i1
      "emitc.yield"(%44) : (i1) -> ()
    }) {x} : () -> ()
    "emitc.switch"(%arg2) <{cases = array<i64: -3, 9>}> ({
      "emitc.verbatim"() <{value = "b"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
      "emitc.yield"() : () -> ()
    }, {
      "emitc.verbatim"() <{value = "a"}> : () -> ()
      "emitc.yield"() {x} : () -> ()
    }) {x} : (ui64) -> ()
    "emitc.switch"(%arg6) <{cases = array<i64>}> ({
      "emitc.yield"() : () -> ()
    }) : (index) -> ()
    "emitc.return"(%arg0) : (i32) -> ()
  }) : () -> ()
  "emitc.class"() <{final_specifier, sym_name = "Point"}> ({
    "emitc.field"() <{initial_value = 1.000000e+00 : f32, sym_name = "x", type = f32}> {y} : () -> ()
    "emitc.field"() <{initial_value = dense<3> : tensor<2xi8>, sym_name = "values", type = !emitc.array<2xi8>}> : () -> ()
    "emitc.field"() <{sym_name = "plain", type = tensor<2xi8>}> : () -> ()
    "emitc.func"() <{function_type = () -> f32, sym_name = "get"}> ({
      %0 = "emitc.get_field"() <{field_name = @x}> {x} : () -> f32
      "emitc.return"(%0) : (f32) -> ()
    }) : () -> ()
  }) {x} : () -> ()
  "emitc.class"() <{sym_name = "Empty"}> ({
  ^bb0:
  }) : () -> ()
  "emitc.file"() <{id = "a.cpp"}> ({
    "emitc.func"() <{function_type = () -> (), sym_name = "inside"}> ({
      "emitc.return"() : () -> ()
    }) : () -> ()
  }) {x} : () -> ()
  "emitc.file"() <{id = "b.cpp"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  emitc.include "own.h" loc("<stdin>":2:1)
  emitc.include <"vector"> loc("<stdin>":3:1)
  emitc.global @count : i32 = 4 loc("<stdin>":4:1)
  emitc.global extern @table : !emitc.array<2x3xf32> {x} loc("<stdin>":5:1)
  emitc.global static const @pair : !emitc.array<2xf32> = dense<[1.000000e+00, 2.000000e+00]> loc("<stdin>":6:1)
  emitc.global @text : !emitc.ptr<!emitc.opaque<"char">> = #emitc.opaque<"nullptr"> loc("<stdin>":7:1)
  emitc.func private @outer(i32 {a.b}, !emitc.size_t) -> (i32 {c.d}) attributes {specifiers = ["extern"], x} loc("<stdin>":8:1)
  emitc.declare_func @later {x} loc("<stdin>":9:1)
  emitc.func @later(%arg0: i32 {a.b} loc("<stdin>":10:19)) attributes {specifiers = ["static", "inline"]} {
    return {x} loc("<stdin>":11:3)
  } loc("<stdin>":10:1)
  emitc.func @all(%arg0: i32 loc("<stdin>":13:17), %arg1: i32 loc("<stdin>":13:26), %arg2: ui64 loc("<stdin>":13:35), %arg3: f32 loc("<stdin>":13:45), %arg4: !emitc.ptr<i32> loc("<stdin>":13:54), %arg5: !emitc.opaque<"T"> loc("<stdin>":13:75), %arg6: index loc("<stdin>":13:99), %arg7: !emitc.array<2x3xf32> loc("<stdin>":13:110), %arg8: i1 loc("<stdin>":13:137), %arg9: !emitc.ptrdiff_t loc("<stdin>":13:145), %arg10: !emitc.ssize_t loc("<stdin>":13:167)) -> i32 {
    %0 = add %arg4, %arg0 {x} : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32> loc("<stdin>":14:8)
    %1 = sub %arg4, %arg4 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t loc("<stdin>":15:8)
    %2 = mul %arg3, %arg3 {x} : (f32, f32) -> f32 loc("<stdin>":16:8)
    %3 = div %arg0, %arg5 : (i32, !emitc.opaque<"T">) -> i32 loc("<stdin>":17:8)
    %4 = rem %arg0, %arg1 {x} : (i32, i32) -> i32 loc("<stdin>":18:8)
    %5 = bitwise_and %arg0, %arg1 : (i32, i32) -> i32 loc("<stdin>":19:8)
    %6 = bitwise_or %arg0, %arg1 {x} : (i32, i32) -> i32 loc("<stdin>":20:8)
    %7 = bitwise_xor %arg0, %arg1 : (i32, i32) -> i32 loc("<stdin>":21:8)
    %8 = bitwise_left_shift %arg0, %arg1 : (i32, i32) -> i32 loc("<stdin>":22:8)
    %9 = bitwise_right_shift %arg0, %arg1 : (i32, i32) -> i32 loc("<stdin>":23:8)
    %10 = bitwise_not %arg0 {x} : (i32) -> i32 loc("<stdin>":24:9)
    %11 = unary_minus %arg0 : (i32) -> i32 loc("<stdin>":25:9)
    %12 = unary_plus %arg0 : (i32) -> i32 loc("<stdin>":26:9)
    %13 = logical_and %arg0, %arg8 {x} : i32, i1 loc("<stdin>":27:9)
    %14 = logical_or %arg0, %arg8 : i32, i1 loc("<stdin>":28:9)
    %15 = logical_not %arg0 {x} : i32 loc("<stdin>":29:9)
    %16 = cmp three_way, %arg0, %arg1 {x} : (i32, i32) -> !emitc.opaque<"std::strong_ordering"> loc("<stdin>":30:9)
    %17 = conditional %arg8, %arg0, %arg1 {x} : i32 loc("<stdin>":31:9)
    %18 = cast %arg0 {x} : i32 to f64 loc("<stdin>":32:9)
    %19 = "emitc.constant"() <{value = 42 : i32}> {x} : () -> i32 loc("<stdin>":33:9)
    %20 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32> loc("<stdin>":34:9)
    %21 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.size_t loc("<stdin>":35:9)
    %22 = literal "M_PI" {x} : f32 loc("<stdin>":36:9)
    %23 = "emitc.variable"() <{value = #emitc.opaque<"">}> {x} : () -> !emitc.lvalue<i32> loc("<stdin>":37:9)
    %24 = "emitc.variable"() <{value = 7 : i32}> : () -> !emitc.lvalue<i32> loc("<stdin>":38:9)
    %25 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.opaque<"S">> loc("<stdin>":39:9)
    %26 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>> loc("<stdin>":40:9)
    assign %arg0 : i32 to %23 : <i32> {x} loc("<stdin>":41:3)
    %27 = load %23 {x} : <i32> loc("<stdin>":42:9)
    %28 = address_of %23 : !emitc.lvalue<i32> {x} loc("<stdin>":43:9)
    %29 = dereference %28 : !emitc.ptr<i32> {x} loc("<stdin>":44:9)
    %30 = apply "&"(%24) {x} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32> loc("<stdin>":45:9)
    %31 = apply "*"(%arg4) : (!emitc.ptr<i32>) -> i32 loc("<stdin>":46:9)
    %32 = "emitc.member"(%25) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32> loc("<stdin>":47:9)
    %33 = "emitc.member_of_ptr"(%26) <{member = "b"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.array<3xi32> loc("<stdin>":48:9)
    %34 = subscript %arg7[%arg6, %arg10] {x} : (!emitc.array<2x3xf32>, index, !emitc.ssize_t) -> !emitc.lvalue<f32> loc("<stdin>":49:9)
    %35 = subscript %arg4[%arg0] : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32> loc("<stdin>":50:9)
    %36 = subscript %arg5[%arg3, %arg3] : (!emitc.opaque<"T">, f32, f32) -> !emitc.lvalue<f32> loc("<stdin>":51:9)
    %37 = get_global @count : !emitc.lvalue<i32> {x} loc("<stdin>":52:9)
    %38 = get_global @table : !emitc.array<2x3xf32> loc("<stdin>":53:9)
    %39 = call @all(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10) {x} : (i32, i32, ui64, f32, !emitc.ptr<i32>, !emitc.opaque<"T">, index, !emitc.array<2x3xf32>, i1, !emitc.ptrdiff_t, !emitc.ssize_t) -> i32 loc("<stdin>":54:9)
    %40:2 = call_opaque "f"(%arg0, %arg3) {args = [1 : index, 5 : i8, 0 : index, f32], template_args = [f32, 3, #emitc.opaque<"N">], x} : (i32, f32) -> (i32, f32) loc("<stdin>":55:11)
    call_opaque "g"() : () -> () loc("<stdin>":56:3)
    %41 = expression %arg0, %arg1 : (i32, i32) -> i32 {
      %43 = add %arg0, %arg1 : (i32, i32) -> i32 loc("<stdin>":58:10)
      %44 = mul %43, %43 : (i32, i32) -> i32 loc("<stdin>":59:10)
      yield {x} %44 : i32 loc("<stdin>":60:5)
    } loc("<stdin>":57:9)
    %42 = expression  : () -> i32 {
      %43 = call_opaque "g"() : () -> i32 loc("<stdin>":63:10)
      yield %43 : i32 loc("<stdin>":64:5)
    } loc("<stdin>":62:9)
    verbatim "#pragma once {" {x} loc("<stdin>":66:3)
    verbatim "{}({{, {})" args %arg0, %23 : i32, !emitc.lvalue<i32> loc("<stdin>":67:3)
    for %arg11 = %arg0 to %arg1 step %arg0  : i32 {
      for %arg12 = %arg6 to %arg6 step %arg6 {
      } {y} loc("<stdin>":69:5)
    } {x} loc("<stdin>":68:3)
    if %arg8 {
      if %arg8 {
      } loc("<stdin>":73:5)
    } else {
    } {x} loc("<stdin>":72:3)
    do {
      verbatim "i++;" loc("<stdin>":79:5)
    } while {
      %43 = expression %arg0, %arg1 : (i32, i32) -> i1 {
        %44 = cmp lt, %arg0, %arg1 : (i32, i32) -> i1 loc("<stdin>":82:12)
        yield %44 : i1 loc("<stdin>":83:7)
      } loc("<stdin>":81:10)
      yield %43 : i1 loc("<stdin>":85:5)
    } attributes {x} loc("<stdin>":78:3)
    switch %arg2 : ui64 {x} 
    case -3 {
      yield loc("<stdin>":89:5)
    }
    case 9 {
      verbatim "a" loc("<stdin>":92:5)
      yield {x} loc("<stdin>":93:5)
    }
    default {
      verbatim "b" loc("<stdin>":96:5)
    } loc("<stdin>":87:3)
    switch %arg6 : index 
    default {
    } loc("<stdin>":98:3)
    return %arg0 : i32 loc("<stdin>":101:3)
  } loc("<stdin>":13:1)
  emitc.class final @Point attributes {x} {
    emitc.field @x : f32 = 1.000000e+00 {y} loc("<stdin>":104:3)
    emitc.field @values : !emitc.array<2xi8> = dense<3> loc("<stdin>":105:3)
    emitc.field @plain : tensor<2xi8> loc("<stdin>":106:3)
    emitc.func @get() -> f32 {
      %0 = get_field @x : f32 {x} loc("<stdin>":108:10)
      return %0 : f32 loc("<stdin>":109:5)
    } loc("<stdin>":107:3)
  } loc("<stdin>":103:1)
  emitc.class @Empty {
  } loc("<stdin>":112:1)
  emitc.file "a.cpp" attributes {x} {
    func @inside() {
      return loc("<stdin>":116:5)
    } loc("<stdin>":115:3)
  } loc("<stdin>":114:1)
  emitc.file "b.cpp" {
  } loc("<stdin>":119:1)
} loc("<stdin>":0:0)
