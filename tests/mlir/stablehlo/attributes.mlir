// Attributes of stablehlo outside of its operations, with their whole names.
func.func private @attributes(tensor<?x5xf16, #stablehlo.type_extensions<bounds = [7, ?]>>) attributes {
  t.a = #stablehlo<comparison_direction NE>, t.b = #stablehlo<rng_algorithm PHILOX>, t.c = #stablehlo<rng_distribution UNIFORM>,
  t.d = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>,
  t.e = #stablehlo.dot_algorithm<lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1,
        rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
}

//= --allow-unregistered-dialect
module {
  func.func private @attributes(tensor<?x5xf16, #stablehlo.bounds<7, ?>>) attributes {t.a = #stablehlo<comparison_direction NE>, t.b = #stablehlo<rng_algorithm PHILOX>, t.c = #stablehlo<rng_distribution UNIFORM>, t.d = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, t.e = #stablehlo.dot_algorithm<lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x5xf16, #stablehlo.bounds<7, ?>>) -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {t.a = #stablehlo<comparison_direction NE>, t.b = #stablehlo<rng_algorithm PHILOX>, t.c = #stablehlo<rng_distribution UNIFORM>, t.d = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, t.e = #stablehlo.dot_algorithm<lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : () -> ()
}) : () -> ()

