// Every type and attribute of acc.
func.func private @types(!acc.data_bounds_ty, !acc.declare_token)
func.func private @cases() attributes {
  a = #acc<defaultvalue present>, b = #acc<defaultvalue none>, c = #acc.combined_constructs<kernels_loop>, d = #acc.combined_constructs<parallel_loop>,
  e = #acc.combined_constructs<serial_loop>, f = #acc<construct acc_construct_parallel>, g = #acc<construct acc_construct_runtime_api>,
  h = #acc<construct acc_construct_serial>, i = #acc<data_clause acc_copyin>, j = #acc<data_clause acc_copyin_readonly>,
  k = #acc<data_clause acc_declare_device_resident>, l = #acc<data_clause acc_cache_readonly>, m = #acc<data_clause_modifier none>,
  n = #acc<data_clause_modifier zero,readonly>, o = #acc<data_clause_modifier alwaysin>, p = #acc<data_clause_modifier alwaysin,alwaysout,capture>,
  q = #acc.device_type<none>, r = #acc.device_type<star>, s = #acc.device_type<radeon>, t = #acc.gang_arg_type<Num>, u = #acc.gang_arg_type<Static>,
  v = #acc.par_level<seq>, w = #acc.par_level<gang_dim3>, x = #acc.recipe_kind<private_recipe>, y = #acc.recipe_kind<reduction_recipe>,
  z = #acc.reduction_operator<none>, z1 = #acc.reduction_operator<lor>
}
func.func private @structs() attributes {
  a = #acc.declare<dataClause = acc_create>, b = #acc.declare<implicit = true, dataClause = acc_copyin>, c = #acc.declare<dataClause = acc_copy, implicit = false>,
  d = #acc.declare_action<postAlloc = @a>, e = #acc.declare_action<preDealloc = @b::@c, preAlloc = @a, postDealloc = @d, postAlloc = @e>,
  f = #acc.routine_info<[@a, @b]>, g = #acc.routine_info<[@a::@b]>, h = #acc.specialized_routine<@a, <worker>, "x">, i = #acc.var_name<"x y">
}
//= 
module {
  func.func private @types(!acc.data_bounds_ty, !acc.declare_token)
  func.func private @cases() attributes {a = #acc<defaultvalue present>, b = #acc<defaultvalue none>, c = #acc.combined_constructs<kernels_loop>, d = #acc.combined_constructs<parallel_loop>, e = #acc.combined_constructs<serial_loop>, f = #acc<construct acc_construct_parallel>, g = #acc<construct acc_construct_runtime_api>, h = #acc<construct acc_construct_serial>, i = #acc<data_clause acc_copyin>, j = #acc<data_clause acc_copyin_readonly>, k = #acc<data_clause acc_declare_device_resident>, l = #acc<data_clause acc_cache_readonly>, m = #acc<data_clause_modifier none>, n = #acc<data_clause_modifier zero,readonly>, o = #acc<data_clause_modifier alwaysin>, p = #acc<data_clause_modifier always,capture>, q = #acc.device_type<none>, r = #acc.device_type<star>, s = #acc.device_type<radeon>, t = #acc.gang_arg_type<Num>, u = #acc.gang_arg_type<Static>, v = #acc.par_level<seq>, w = #acc.par_level<gang_dim3>, x = #acc.recipe_kind<private_recipe>, y = #acc.recipe_kind<reduction_recipe>, z = #acc.reduction_operator<none>, z1 = #acc.reduction_operator<lor>}
  func.func private @structs() attributes {a = #acc.declare<dataClause =  acc_create>, b = #acc.declare<dataClause =  acc_copyin, implicit = true>, c = #acc.declare<dataClause =  acc_copy>, d = #acc.declare_action<postAlloc = @a>, e = #acc.declare_action<preAlloc = @a, postAlloc = @e, preDealloc = @b::@c, postDealloc = @d>, f = #acc.routine_info<[@a, @b]>, g = #acc.routine_info<[@a::@b]>, h = #acc.specialized_routine<@a, <worker>, "x">, i = #acc.var_name<"x y">}
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!acc.data_bounds_ty, !acc.declare_token) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "cases", sym_visibility = "private"}> ({
  }) {a = #acc<defaultvalue present>, b = #acc<defaultvalue none>, c = #acc.combined_constructs<kernels_loop>, d = #acc.combined_constructs<parallel_loop>, e = #acc.combined_constructs<serial_loop>, f = #acc<construct acc_construct_parallel>, g = #acc<construct acc_construct_runtime_api>, h = #acc<construct acc_construct_serial>, i = #acc<data_clause acc_copyin>, j = #acc<data_clause acc_copyin_readonly>, k = #acc<data_clause acc_declare_device_resident>, l = #acc<data_clause acc_cache_readonly>, m = #acc<data_clause_modifier none>, n = #acc<data_clause_modifier zero,readonly>, o = #acc<data_clause_modifier alwaysin>, p = #acc<data_clause_modifier always,capture>, q = #acc.device_type<none>, r = #acc.device_type<star>, s = #acc.device_type<radeon>, t = #acc.gang_arg_type<Num>, u = #acc.gang_arg_type<Static>, v = #acc.par_level<seq>, w = #acc.par_level<gang_dim3>, x = #acc.recipe_kind<private_recipe>, y = #acc.recipe_kind<reduction_recipe>, z = #acc.reduction_operator<none>, z1 = #acc.reduction_operator<lor>} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "structs", sym_visibility = "private"}> ({
  }) {a = #acc.declare<dataClause =  acc_create>, b = #acc.declare<dataClause =  acc_copyin, implicit = true>, c = #acc.declare<dataClause =  acc_copy>, d = #acc.declare_action<postAlloc = @a>, e = #acc.declare_action<preAlloc = @a, postAlloc = @e, preDealloc = @b::@c, postDealloc = @d>, f = #acc.routine_info<[@a, @b]>, g = #acc.routine_info<[@a::@b]>, h = #acc.specialized_routine<@a, <worker>, "x">, i = #acc.var_name<"x y">} : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func private @types(!acc.data_bounds_ty, !acc.declare_token) loc("<stdin>":2:1)
  func.func private @cases() attributes {a = #acc<defaultvalue present>, b = #acc<defaultvalue none>, c = #acc.combined_constructs<kernels_loop>, d = #acc.combined_constructs<parallel_loop>, e = #acc.combined_constructs<serial_loop>, f = #acc<construct acc_construct_parallel>, g = #acc<construct acc_construct_runtime_api>, h = #acc<construct acc_construct_serial>, i = #acc<data_clause acc_copyin>, j = #acc<data_clause acc_copyin_readonly>, k = #acc<data_clause acc_declare_device_resident>, l = #acc<data_clause acc_cache_readonly>, m = #acc<data_clause_modifier none>, n = #acc<data_clause_modifier zero,readonly>, o = #acc<data_clause_modifier alwaysin>, p = #acc<data_clause_modifier always,capture>, q = #acc.device_type<none>, r = #acc.device_type<star>, s = #acc.device_type<radeon>, t = #acc.gang_arg_type<Num>, u = #acc.gang_arg_type<Static>, v = #acc.par_level<seq>, w = #acc.par_level<gang_dim3>, x = #acc.recipe_kind<private_recipe>, y = #acc.recipe_kind<reduction_recipe>, z = #acc.reduction_operator<none>, z1 = #acc.reduction_operator<lor>} loc("<stdin>":3:1)
  func.func private @structs() attributes {a = #acc.declare<dataClause =  acc_create>, b = #acc.declare<dataClause =  acc_copyin, implicit = true>, c = #acc.declare<dataClause =  acc_copy>, d = #acc.declare_action<postAlloc = @a>, e = #acc.declare_action<preAlloc = @a, postAlloc = @e, preDealloc = @b::@c, postDealloc = @d>, f = #acc.routine_info<[@a, @b]>, g = #acc.routine_info<[@a::@b]>, h = #acc.specialized_routine<@a, <worker>, "x">, i = #acc.var_name<"x y">} loc("<stdin>":13:1)
} loc("<stdin>":0:0)
