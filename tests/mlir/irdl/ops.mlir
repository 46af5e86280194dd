// Every operation of irdl, in the spellings that its form has; types and attributes.
irdl.dialect @cm {
  irdl.type @complex {
    %0 = irdl.is i32
    %1 = irdl.is f32 {x}
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.type @empty
  irdl.attribute @attr attributes {x} {
    %0 = irdl.any
    %1 = irdl.all_of(%0, %0) {y}
    irdl.parameters(a: %1, b: %0) {z}
  }
  irdl.operation @op {
    %0 = irdl.base @cm::@complex
    %1 = irdl.base "!builtin.integer" {x}
    %2 = irdl.parametric @cm::@complex<%1>
    %3 = irdl.c_pred "::llvm::isa<Foo>($_self)" {x}
    irdl.operands(a: %0, b: optional %1, c: variadic %2)
    irdl.results(r: single %0) {x}
    irdl.attributes {
      "k" = %0,
      "l" = %1
    } {x}
    %4 = irdl.region
    %5 = irdl.region()
    %6 = irdl.region(%0, %1) {x}
    %7 = irdl.region with size 3
    %8 = irdl.region(%0) with size 1
    irdl.regions(ra: %4, rb: %5)
  }
  irdl.operation @e {
    irdl.operands()
    irdl.results()
    irdl.attributes
    irdl.regions()
  }
}
irdl.dialect @none
"irdl.dialect"() <{sym_name = "marks"}> ({
  "irdl.type"() <{sym_name = "!t"}> ({
    %0 = "irdl.base"() <{base_name = "#builtin.string"}> : () -> !irdl.attribute
    "irdl.parameters"(%0) <{names = ["a_1"]}> : (!irdl.attribute) -> ()
  }) : () -> ()
  "irdl.attribute"() <{sym_name = "#a"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
func.func @types(%a: !irdl.attribute, %r: !irdl.region) attributes {k = #irdl<variadicity_array[single, variadic]>, v = #irdl<variadicity optional>} {
  return
}

//= --allow-unregistered-dialect
module {
  irdl.dialect @cm {
    irdl.type @complex {
      %0 = irdl.is i32 
      %1 = irdl.is f32  {x}
      %2 = irdl.any_of(%0, %1) 
      irdl.parameters(elem: %2)
    }
    irdl.type @empty 
    irdl.attribute @attr attributes {x} {
      %0 = irdl.any
      %1 = irdl.all_of(%0, %0)  {y}
      irdl.parameters(a: %1, b: %0) {z}
    }
    irdl.operation @op {
      %0 = irdl.base @cm::@complex 
      %1 = irdl.base "!builtin.integer"  {x}
      %2 = irdl.parametric @cm::@complex<%1> 
      %3 = irdl.c_pred "::llvm::isa<Foo>($_self)"  {x}
      irdl.operands(a: %0, b: optional %1, c: variadic %2)
      irdl.results(r: %0) {x}
      irdl.attributes {"k" = %0, "l" = %1} {x}
      %4 = irdl.region
      %5 = irdl.region()
      %6 = irdl.region(%0, %1) {x}
      %7 = irdl.region with size 3
      %8 = irdl.region(%0) with size 1
      irdl.regions(ra: %4, rb: %5)
    }
    irdl.operation @e {
      irdl.operands()
      irdl.results()
      irdl.attributes 
      irdl.regions()
    }
  }
  irdl.dialect @none 
  irdl.dialect @marks {
    irdl.type @"!t" {
      %0 = irdl.base "#builtin.string" 
      irdl.parameters(a_1: %0)
    }
    irdl.attribute @"#a" 
  }
  func.func @types(%arg0: !irdl.attribute, %arg1: !irdl.region) attributes {k = #irdl<variadicity_array[ single,  variadic]>, v = #irdl<variadicity optional>} {
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "cm"}> ({
    "irdl.type"() <{sym_name = "complex"}> ({
      %12 = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
      %13 = "irdl.is"() <{expected = f32}> {x} : () -> !irdl.attribute
      %14 = "irdl.any_of"(%12, %13) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.parameters"(%14) <{names = ["elem"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
    "irdl.type"() <{sym_name = "empty"}> ({
    ^bb0:
    }) : () -> ()
    "irdl.attribute"() <{sym_name = "attr"}> ({
      %10 = "irdl.any"() : () -> !irdl.attribute
      %11 = "irdl.all_of"(%10, %10) {y} : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.parameters"(%11, %10) <{names = ["a", "b"]}> {z} : (!irdl.attribute, !irdl.attribute) -> ()
    }) {x} : () -> ()
    "irdl.operation"() <{sym_name = "op"}> ({
      %1 = "irdl.base"() <{base_ref = @cm::@complex}> : () -> !irdl.attribute
      %2 = "irdl.base"() <{base_name = "!builtin.integer"}> {x} : () -> !irdl.attribute
      %3 = "irdl.parametric"(%2) <{base_type = @cm::@complex}> : (!irdl.attribute) -> !irdl.attribute
      %4 = "irdl.c_pred"() <{pred = "::llvm::isa<Foo>($_self)"}> {x} : () -> !irdl.attribute
      "irdl.operands"(%1, %2, %3) <{names = ["a", "b", "c"], variadicity = #irdl<variadicity_array[ single,  optional,  variadic]>}> : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> ()
      "irdl.results"(%1) <{names = ["r"], variadicity = #irdl<variadicity_array[ single]>}> {x} : (!irdl.attribute) -> ()
      "irdl.attributes"(%1, %2) <{attributeValueNames = ["k", "l"]}> {x} : (!irdl.attribute, !irdl.attribute) -> ()
      %5 = "irdl.region"() : () -> !irdl.region
      %6 = "irdl.region"() <{constrainedArguments}> : () -> !irdl.region
      %7 = "irdl.region"(%1, %2) <{constrainedArguments}> {x} : (!irdl.attribute, !irdl.attribute) -> !irdl.region
      %8 = "irdl.region"() <{numberOfBlocks = 3 : i32}> : () -> !irdl.region
      %9 = "irdl.region"(%1) <{constrainedArguments, numberOfBlocks = 1 : i32}> : (!irdl.attribute) -> !irdl.region
      "irdl.regions"(%5, %6) <{names = ["ra", "rb"]}> : (!irdl.region, !irdl.region) -> ()
    }) : () -> ()
    "irdl.operation"() <{sym_name = "e"}> ({
      "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[]>}> : () -> ()
      "irdl.results"() <{names = [], variadicity = #irdl<variadicity_array[]>}> : () -> ()
      "irdl.attributes"() <{attributeValueNames = []}> : () -> ()
      "irdl.regions"() <{names = []}> : () -> ()
    }) : () -> ()
  }) : () -> ()
  "irdl.dialect"() <{sym_name = "none"}> ({
  ^bb0:
  }) : () -> ()
  "irdl.dialect"() <{sym_name = "marks"}> ({
    "irdl.type"() <{sym_name = "!t"}> ({
      %0 = "irdl.base"() <{base_name = "#builtin.string"}> : () -> !irdl.attribute
      "irdl.parameters"(%0) <{names = ["a_1"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
    "irdl.attribute"() <{sym_name = "#a"}> ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!irdl.attribute, !irdl.region) -> (), sym_name = "types"}> ({
  ^bb0(%arg0: !irdl.attribute, %arg1: !irdl.region):
    "func.return"() : () -> ()
  }) {k = #irdl<variadicity_array[ single,  variadic]>, v = #irdl<variadicity optional>} : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  irdl.dialect @cm {
    irdl.type @complex {
      %0 = irdl.is i32  loc("<stdin>":4:10)
      %1 = irdl.is f32  {x} loc("<stdin>":5:10)
      %2 = irdl.any_of(%0, %1)  loc("<stdin>":6:10)
      irdl.parameters(elem: %2) loc("<stdin>":7:5)
    } loc("<stdin>":3:3)
    irdl.type @empty  loc("<stdin>":9:3)
    irdl.attribute @attr attributes {x} {
      %0 = irdl.any loc("<stdin>":11:10)
      %1 = irdl.all_of(%0, %0)  {y} loc("<stdin>":12:10)
      irdl.parameters(a: %1, b: %0) {z} loc("<stdin>":13:5)
    } loc("<stdin>":10:3)
    irdl.operation @op {
      %0 = irdl.base @cm::@complex  loc("<stdin>":16:10)
      %1 = irdl.base "!builtin.integer"  {x} loc("<stdin>":17:10)
      %2 = irdl.parametric @cm::@complex<%1>  loc("<stdin>":18:10)
      %3 = irdl.c_pred "::llvm::isa<Foo>($_self)"  {x} loc("<stdin>":19:10)
      irdl.operands(a: %0, b: optional %1, c: variadic %2) loc("<stdin>":20:5)
      irdl.results(r: %0) {x} loc("<stdin>":21:5)
      irdl.attributes {"k" = %0, "l" = %1} {x} loc("<stdin>":22:5)
      %4 = irdl.region loc("<stdin>":26:10)
      %5 = irdl.region() loc("<stdin>":27:10)
      %6 = irdl.region(%0, %1) {x} loc("<stdin>":28:10)
      %7 = irdl.region with size 3 loc("<stdin>":29:10)
      %8 = irdl.region(%0) with size 1 loc("<stdin>":30:10)
      irdl.regions(ra: %4, rb: %5) loc("<stdin>":31:5)
    } loc("<stdin>":15:3)
    irdl.operation @e {
      irdl.operands() loc("<stdin>":34:5)
      irdl.results() loc("<stdin>":35:5)
      irdl.attributes  loc("<stdin>":36:5)
      irdl.regions() loc("<stdin>":37:5)
    } loc("<stdin>":33:3)
  } loc("<stdin>":2:1)
  irdl.dialect @none  loc("<stdin>":40:1)
  irdl.dialect @marks {
    irdl.type @"!t" {
      %0 = irdl.base "#builtin.string"  loc("<stdin>":43:10)
      irdl.parameters(a_1: %0) loc("<stdin>":44:5)
    } loc("<stdin>":42:3)
    irdl.attribute @"#a"  loc("<stdin>":46:3)
  } loc("<stdin>":41:1)
  func.func @types(%arg0: !irdl.attribute loc("<stdin>":50:18), %arg1: !irdl.region loc("<stdin>":50:39)) attributes {k = #irdl<variadicity_array[ single,  variadic]>, v = #irdl<variadicity optional>} {
    return loc("<stdin>":51:3)
  } loc("<stdin>":50:1)
} loc("<stdin>":0:0)
