// Attributes of stablehlo outside of its operations, with their whole names.
func.func private @attributes(tensor<?x5xf16, #stablehlo.type_extensions<bounds = [7, ?]>>) attributes {
  t.a = #stablehlo<comparison_direction NE>, t.b = #stablehlo<rng_algorithm PHILOX>, t.c = #stablehlo<rng_distribution UNIFORM>,
  t.d = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>,
  t.e = #stablehlo.dot_algorithm<lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1,
        rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>,
  t.f = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>,
  t.g = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 4>]>, t.h = #stablehlo<sub_axis_info(1)2>, t.i = #stablehlo.mesh_axis<name = "y", size = 3>
}

//= --allow-unregistered-dialect
module {
  func.func private @attributes(tensor<?x5xf16, #stablehlo.bounds<7, ?>>) attributes {t.a = #stablehlo<comparison_direction NE>, t.b = #stablehlo<rng_algorithm PHILOX>, t.c = #stablehlo<rng_distribution UNIFORM>, t.d = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, t.e = #stablehlo.dot_algorithm<lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, t.f = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>, t.g = #stablehlo.mesh<axes=[<name = "x", size = 4>]>, t.h = #stablehlo<sub_axis_info(1)2>, t.i = #stablehlo.mesh_axis<name = "y", size = 3>}
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x5xf16, #stablehlo.bounds<7, ?>>) -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {t.a = #stablehlo<comparison_direction NE>, t.b = #stablehlo<rng_algorithm PHILOX>, t.c = #stablehlo<rng_distribution UNIFORM>, t.d = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, t.e = #stablehlo.dot_algorithm<lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, t.f = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>, t.g = #stablehlo.mesh<axes=[<name = "x", size = 4>]>, t.h = #stablehlo<sub_axis_info(1)2>, t.i = #stablehlo.mesh_axis<name = "y", size = 3>} : () -> ()
}) : () -> ()

