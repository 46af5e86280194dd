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
func.func @types(%a: !irdl.attribute, %r: !irdl.region) attributes {k = #irdl.variadicity_array[single, variadic], v = #irdl<variadicity optional>} {
  return
}

//= --allow-unregistered-dialect

//= --allow-unregistered-dialect --mlir-print-op-generic

//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
