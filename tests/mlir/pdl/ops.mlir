// Every operation and type of pdl, in the spellings that they have.
pdl.pattern @whole : benefit(3) {
  %type = pdl.type
  %i32 = pdl.type : i32
  %types = pdl.types
  %known = pdl.types : [i8, f32]
  %any = pdl.operand
  %typed = pdl.operand : %type
  %many = pdl.operands
  %several = pdl.operands : %types
  %attr = pdl.attribute
  %of_type = pdl.attribute : %i32
  %same = pdl.attribute = 7 : i16
  %0 = pdl.operation "a.b" (%any, %several : !pdl.value, !pdl.range<value>) {"x" = %attr, "y" = %of_type} -> (%type, %known : !pdl.type, !pdl.range<type>) {z}
  %1 = pdl.result 0 of %0 {z}
  %2 = pdl.results of %0
  %3 = pdl.results 1 of %0 -> !pdl.value
  %4 = pdl.operation (%1, %typed, %2, %3, %many : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>)
  pdl.apply_native_constraint "check"(%same, %4 : !pdl.attribute, !pdl.operation)
  %5 = pdl.apply_native_constraint "count"(%any : !pdl.value) : !pdl.attribute {isNegated = true, z}
  %6 = pdl.operation "c.d" {"u" = %5}
  pdl.rewrite %4 {
    %n = pdl.attribute = "text" attributes {z}
    %7 = pdl.apply_native_rewrite "make"(%n : !pdl.attribute) : !pdl.type {z}
    %8 = pdl.operation "e.f" {"n" = %n} -> (%7 : !pdl.type)
    %9 = pdl.range %1, %2 : !pdl.value, !pdl.range<value>
    %10 = pdl.range %7 : !pdl.type {z}
    %11 = pdl.range : !pdl.range<type>
    pdl.apply_native_rewrite "note"(%0 : !pdl.operation)
    pdl.replace %4 with %8 {z}
    pdl.replace %0 with (%9 : !pdl.range<value>)
    pdl.erase %6 {z}
  } attributes {w}
}
pdl.pattern : benefit(0) attributes {x} {
  %0 = operation
  rewrite %0 with "external"
}
pdl.pattern : benefit(1) {
  %0 = operation
  rewrite with "external"(%0 : !pdl.operation)
}
func.func private @types(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>)

//= --allow-unregistered-dialect
module {
  pdl.pattern @whole : benefit(3) {
    %0 = type
    %1 = type : i32
    %2 = types
    %3 = types : [i8, f32]
    %4 = operand
    %5 = operand : %0
    %6 = operands
    %7 = operands : %2
    %8 = attribute
    %9 = attribute : %1
    %10 = attribute = 7 : i16
    %11 = operation "a.b"(%4, %7 : !pdl.value, !pdl.range<value>)  {"x" = %8, "y" = %9} -> (%0, %3 : !pdl.type, !pdl.range<type>) {z}
    %12 = result 0 of %11 {z}
    %13 = results of %11 
    %14 = results 1 of %11  -> !pdl.value
    %15 = operation(%12, %5, %13, %14, %6 : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>) 
    apply_native_constraint "check"(%10, %15 : !pdl.attribute, !pdl.operation)
    %16 = apply_native_constraint "count"(%4 : !pdl.value) : !pdl.attribute {isNegated = true, z}
    %17 = operation "c.d"  {"u" = %16}
    rewrite %15 {
      %18 = attribute = "text" attributes {z}
      %19 = apply_native_rewrite "make"(%18 : !pdl.attribute) : !pdl.type {z}
      %20 = operation "e.f"  {"n" = %18} -> (%19 : !pdl.type)
      %21 = range %12, %13 : !pdl.value, !pdl.range<value> 
      %22 = range %19 : !pdl.type  {z}
      %23 = range : !pdl.range<type>
      apply_native_rewrite "note"(%11 : !pdl.operation)
      replace %15 with %20 {z}
      replace %11 with(%21 : !pdl.range<value>)
      erase %17 {z}
    } attributes {w}
  }
  pdl.pattern : benefit(0) attributes {x} {
    %0 = operation 
    rewrite %0 with "external"
  }
  pdl.pattern : benefit(1) {
    %0 = operation 
    rewrite with "external"(%0 : !pdl.operation)
  }
  func.func private @types(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>)
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 3 : i16, sym_name = "whole"}> ({
    %2 = "pdl.type"() : () -> !pdl.type
    %3 = "pdl.type"() <{constantType = i32}> : () -> !pdl.type
    %4 = "pdl.types"() : () -> !pdl.range<type>
    %5 = "pdl.types"() <{constantTypes = [i8, f32]}> : () -> !pdl.range<type>
    %6 = "pdl.operand"() : () -> !pdl.value
    %7 = "pdl.operand"(%2) : (!pdl.type) -> !pdl.value
    %8 = "pdl.operands"() : () -> !pdl.range<value>
    %9 = "pdl.operands"(%4) : (!pdl.range<type>) -> !pdl.range<value>
    %10 = "pdl.attribute"() : () -> !pdl.attribute
    %11 = "pdl.attribute"(%3) : (!pdl.type) -> !pdl.attribute
    %12 = "pdl.attribute"() <{value = 7 : i16}> : () -> !pdl.attribute
    %13 = "pdl.operation"(%6, %9, %10, %11, %2, %5) <{attributeValueNames = ["x", "y"], opName = "a.b", operandSegmentSizes = array<i32: 2, 2, 2>}> {z} : (!pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.range<type>) -> !pdl.operation
    %14 = "pdl.result"(%13) <{index = 0 : i32}> {z} : (!pdl.operation) -> !pdl.value
    %15 = "pdl.results"(%13) : (!pdl.operation) -> !pdl.range<value>
    %16 = "pdl.results"(%13) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %17 = "pdl.operation"(%14, %7, %15, %16, %8) <{attributeValueNames = [], operandSegmentSizes = array<i32: 5, 0, 0>}> : (!pdl.value, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>) -> !pdl.operation
    "pdl.apply_native_constraint"(%12, %17) <{isNegated = false, name = "check"}> : (!pdl.attribute, !pdl.operation) -> ()
    %18 = "pdl.apply_native_constraint"(%6) <{isNegated = true, name = "count"}> {z} : (!pdl.value) -> !pdl.attribute
    %19 = "pdl.operation"(%18) <{attributeValueNames = ["u"], opName = "c.d", operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
    "pdl.rewrite"(%17) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %20 = "pdl.attribute"() <{value = "text"}> {z} : () -> !pdl.attribute
      %21 = "pdl.apply_native_rewrite"(%20) <{name = "make"}> {z} : (!pdl.attribute) -> !pdl.type
      %22 = "pdl.operation"(%20, %21) <{attributeValueNames = ["n"], opName = "e.f", operandSegmentSizes = array<i32: 0, 1, 1>}> : (!pdl.attribute, !pdl.type) -> !pdl.operation
      %23 = "pdl.range"(%14, %15) : (!pdl.value, !pdl.range<value>) -> !pdl.range<value>
      %24 = "pdl.range"(%21) {z} : (!pdl.type) -> !pdl.range<type>
      %25 = "pdl.range"() : () -> !pdl.range<type>
      "pdl.apply_native_rewrite"(%13) <{name = "note"}> : (!pdl.operation) -> ()
      "pdl.replace"(%17, %22) <{operandSegmentSizes = array<i32: 1, 1, 0>}> {z} : (!pdl.operation, !pdl.operation) -> ()
      "pdl.replace"(%13, %23) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.range<value>) -> ()
      "pdl.erase"(%19) {z} : (!pdl.operation) -> ()
    }) {w} : (!pdl.operation) -> ()
  }) : () -> ()
  "pdl.pattern"() <{benefit = 0 : i16}> ({
    %1 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%1) <{name = "external", operandSegmentSizes = array<i32: 1, 0>}> ({
    }) : (!pdl.operation) -> ()
  }) {x} : () -> ()
  "pdl.pattern"() <{benefit = 1 : i16}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%0) <{name = "external", operandSegmentSizes = array<i32: 0, 1>}> ({
    }) : (!pdl.operation) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  pdl.pattern @whole : benefit(3) {
    %0 = type loc("<stdin>":3:11)
    %1 = type : i32 loc("<stdin>":4:10)
    %2 = types loc("<stdin>":5:12)
    %3 = types : [i8, f32] loc("<stdin>":6:12)
    %4 = operand loc("<stdin>":7:10)
    %5 = operand : %0 loc("<stdin>":8:12)
    %6 = operands loc("<stdin>":9:11)
    %7 = operands : %2 loc("<stdin>":10:14)
    %8 = attribute loc("<stdin>":11:11)
    %9 = attribute : %1 loc("<stdin>":12:14)
    %10 = attribute = 7 : i16 loc("<stdin>":13:11)
    %11 = operation "a.b"(%4, %7 : !pdl.value, !pdl.range<value>)  {"x" = %8, "y" = %9} -> (%0, %3 : !pdl.type, !pdl.range<type>) {z} loc("<stdin>":14:8)
    %12 = result 0 of %11 {z} loc("<stdin>":15:8)
    %13 = results of %11  loc("<stdin>":16:8)
    %14 = results 1 of %11  -> !pdl.value loc("<stdin>":17:8)
    %15 = operation(%12, %5, %13, %14, %6 : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>)  loc("<stdin>":18:8)
    apply_native_constraint "check"(%10, %15 : !pdl.attribute, !pdl.operation) loc("<stdin>":19:3)
    %16 = apply_native_constraint "count"(%4 : !pdl.value) : !pdl.attribute {isNegated = true, z} loc("<stdin>":20:8)
    %17 = operation "c.d"  {"u" = %16} loc("<stdin>":21:8)
    rewrite %15 {
      %18 = attribute = "text" attributes {z} loc("<stdin>":23:10)
      %19 = apply_native_rewrite "make"(%18 : !pdl.attribute) : !pdl.type {z} loc("<stdin>":24:10)
      %20 = operation "e.f"  {"n" = %18} -> (%19 : !pdl.type) loc("<stdin>":25:10)
      %21 = range %12, %13 : !pdl.value, !pdl.range<value>  loc("<stdin>":26:10)
      %22 = range %19 : !pdl.type  {z} loc("<stdin>":27:11)
      %23 = range : !pdl.range<type> loc("<stdin>":28:11)
      apply_native_rewrite "note"(%11 : !pdl.operation) loc("<stdin>":29:5)
      replace %15 with %20 {z} loc("<stdin>":30:5)
      replace %11 with(%21 : !pdl.range<value>) loc("<stdin>":31:5)
      erase %17 {z} loc("<stdin>":32:5)
    } attributes {w} loc("<stdin>":22:3)
  } loc("<stdin>":2:1)
  pdl.pattern : benefit(0) attributes {x} {
    %0 = operation  loc("<stdin>":36:8)
    rewrite %0 with "external" loc("<stdin>":37:3)
  } loc("<stdin>":35:1)
  pdl.pattern : benefit(1) {
    %0 = operation  loc("<stdin>":40:8)
    rewrite with "external"(%0 : !pdl.operation) loc("<stdin>":41:3)
  } loc("<stdin>":39:1)
  func.func private @types(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>) loc("<stdin>":43:1)
} loc("<stdin>":0:0)
