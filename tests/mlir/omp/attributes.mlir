// Every type and attribute of omp.
func.func private @types(!omp.map_bounds_ty, !omp.cli)
func.func private @cases() attributes {
  a = #omp<bindkind parallel>, b = #omp<bindkind thread>, c = #omp<cancellationconstructtype loop>, d = #omp<cancellationconstructtype taskgroup>,
  e = #omp<clause_depend(dependsource)>, f = #omp<clause_depend(dependsink)>, g = #omp<grainsizetype strict>, h = #omp<clause_map_flags none>,
  i = #omp<clause_map_flags to|from>, j = #omp<clause_map_flags storage|is_device_ptr>, k = #omp<memoryorderkind seq_cst>, l = #omp<memoryorderkind relaxed>,
  m = #omp<numtaskstype strict>, n = #omp<numthreadstype strict>, o = #omp<orderkind concurrent>, p = #omp<procbindkind primary>, q = #omp<procbindkind spread>,
  r = #omp<clause_requires none>, s = #omp<clause_requires reverse_offload|dynamic_allocators>, t = #omp<schedulekind static>, u = #omp<schedulekind distribute>,
  v = #omp<clause_task_depend(taskdependin)>, w = #omp<clause_task_depend(taskdependinoutset)>, x = #omp<data_sharing_type {type = private}>,
  y = #omp<data_sharing_type {type = firstprivate}>, z = #omp<capture_clause(none)>, z1 = #omp<capture_clause(enter)>, z2 = #omp<device_type (any)>,
  z3 = #omp<device_type(nohost)>, z4 = #omp<order_mod reproducible>, z5 = #omp<order_mod unconstrained>, z6 = #omp<reduction_modifier(defaultmod)>,
  z7 = #omp<reduction_modifier (task)>, z8 = #omp<sched_mod none>, z9 = #omp<sched_mod simd>, y1 = #omp<variable_capture_kind(This)>,
  y2 = #omp<variable_capture_kind(VLAType)>
}
module attributes {omp.flags = #omp.flags<debug_kind = 1, openmp_device_version = 11>, omp.version = #omp.version<version = 51>, omp.requires = #omp<clause_requires unified_address|unified_shared_memory>} {
}
func.func private @structs() attributes {
  a = #omp.flags<>, b = #omp.flags<no_gpu_lib = true, assume_no_thread_state = true, assume_teams_oversubscription = true>,
  c = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>, d = #omp.declaretarget<automap = true>,
  e = #omp.declaretarget<capture_clause = (link), device_type = (host)>, f = #omp.atomic_control<>,
  g = #omp.atomic_control<remote_memory = true, ignore_denormal_mode = true, fine_grained_memory = true>
}
//= 
module {
  func.func private @types(!omp.map_bounds_ty, !omp.cli)
  func.func private @cases() attributes {a = #omp<bindkind parallel>, b = #omp<bindkind thread>, c = #omp<cancellationconstructtype loop>, d = #omp<cancellationconstructtype taskgroup>, e = #omp<clause_depend(dependsource)>, f = #omp<clause_depend(dependsink)>, g = #omp<grainsizetype strict>, h = #omp<clause_map_flags none>, i = #omp<clause_map_flags to|from>, j = #omp<clause_map_flags storage|is_device_ptr>, k = #omp<memoryorderkind seq_cst>, l = #omp<memoryorderkind relaxed>, m = #omp<numtaskstype strict>, n = #omp<numthreadstype strict>, o = #omp<orderkind concurrent>, p = #omp<procbindkind primary>, q = #omp<procbindkind spread>, r = #omp<clause_requires none>, s = #omp<clause_requires reverse_offload|dynamic_allocators>, t = #omp<schedulekind static>, u = #omp<schedulekind distribute>, v = #omp<clause_task_depend(taskdependin)>, w = #omp<clause_task_depend(taskdependinoutset)>, x = #omp<data_sharing_type{type = private}>, y = #omp<data_sharing_type{type = firstprivate}>, y1 = #omp<variable_capture_kind(This)>, y2 = #omp<variable_capture_kind(VLAType)>, z = #omp<capture_clause(none)>, z1 = #omp<capture_clause(enter)>, z2 = #omp<device_type(any)>, z3 = #omp<device_type(nohost)>, z4 = #omp<order_mod reproducible>, z5 = #omp<order_mod unconstrained>, z6 = #omp<reduction_modifier(defaultmod)>, z7 = #omp<reduction_modifier(task)>, z8 = #omp<sched_mod none>, z9 = #omp<sched_mod simd>}
  module attributes {omp.flags = #omp.flags<debug_kind = 1, openmp_device_version = 11>, omp.requires = #omp<clause_requires unified_address|unified_shared_memory>, omp.version = #omp.version<version = 51>} {
  }
  func.func private @structs() attributes {a = #omp.flags<>, b = #omp.flags<assume_teams_oversubscription = true, assume_no_thread_state = true, no_gpu_lib = true>, c = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>, d = #omp.declaretarget<automap = true>, e = #omp.declaretarget<device_type = (host), capture_clause = (link)>, f = #omp.atomic_control<>, g = #omp.atomic_control<ignore_denormal_mode = true, fine_grained_memory = true, remote_memory = true>}
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!omp.map_bounds_ty, !omp.cli) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "cases", sym_visibility = "private"}> ({
  }) {a = #omp<bindkind parallel>, b = #omp<bindkind thread>, c = #omp<cancellationconstructtype loop>, d = #omp<cancellationconstructtype taskgroup>, e = #omp<clause_depend(dependsource)>, f = #omp<clause_depend(dependsink)>, g = #omp<grainsizetype strict>, h = #omp<clause_map_flags none>, i = #omp<clause_map_flags to|from>, j = #omp<clause_map_flags storage|is_device_ptr>, k = #omp<memoryorderkind seq_cst>, l = #omp<memoryorderkind relaxed>, m = #omp<numtaskstype strict>, n = #omp<numthreadstype strict>, o = #omp<orderkind concurrent>, p = #omp<procbindkind primary>, q = #omp<procbindkind spread>, r = #omp<clause_requires none>, s = #omp<clause_requires reverse_offload|dynamic_allocators>, t = #omp<schedulekind static>, u = #omp<schedulekind distribute>, v = #omp<clause_task_depend(taskdependin)>, w = #omp<clause_task_depend(taskdependinoutset)>, x = #omp<data_sharing_type{type = private}>, y = #omp<data_sharing_type{type = firstprivate}>, y1 = #omp<variable_capture_kind(This)>, y2 = #omp<variable_capture_kind(VLAType)>, z = #omp<capture_clause(none)>, z1 = #omp<capture_clause(enter)>, z2 = #omp<device_type(any)>, z3 = #omp<device_type(nohost)>, z4 = #omp<order_mod reproducible>, z5 = #omp<order_mod unconstrained>, z6 = #omp<reduction_modifier(defaultmod)>, z7 = #omp<reduction_modifier(task)>, z8 = #omp<sched_mod none>, z9 = #omp<sched_mod simd>} : () -> ()
  "builtin.module"() ({
  ^bb0:
  }) {omp.flags = #omp.flags<debug_kind = 1, openmp_device_version = 11>, omp.requires = #omp<clause_requires unified_address|unified_shared_memory>, omp.version = #omp.version<version = 51>} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "structs", sym_visibility = "private"}> ({
  }) {a = #omp.flags<>, b = #omp.flags<assume_teams_oversubscription = true, assume_no_thread_state = true, no_gpu_lib = true>, c = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>, d = #omp.declaretarget<automap = true>, e = #omp.declaretarget<device_type = (host), capture_clause = (link)>, f = #omp.atomic_control<>, g = #omp.atomic_control<ignore_denormal_mode = true, fine_grained_memory = true, remote_memory = true>} : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func private @types(!omp.map_bounds_ty, !omp.cli) loc("<stdin>":2:1)
  func.func private @cases() attributes {a = #omp<bindkind parallel>, b = #omp<bindkind thread>, c = #omp<cancellationconstructtype loop>, d = #omp<cancellationconstructtype taskgroup>, e = #omp<clause_depend(dependsource)>, f = #omp<clause_depend(dependsink)>, g = #omp<grainsizetype strict>, h = #omp<clause_map_flags none>, i = #omp<clause_map_flags to|from>, j = #omp<clause_map_flags storage|is_device_ptr>, k = #omp<memoryorderkind seq_cst>, l = #omp<memoryorderkind relaxed>, m = #omp<numtaskstype strict>, n = #omp<numthreadstype strict>, o = #omp<orderkind concurrent>, p = #omp<procbindkind primary>, q = #omp<procbindkind spread>, r = #omp<clause_requires none>, s = #omp<clause_requires reverse_offload|dynamic_allocators>, t = #omp<schedulekind static>, u = #omp<schedulekind distribute>, v = #omp<clause_task_depend(taskdependin)>, w = #omp<clause_task_depend(taskdependinoutset)>, x = #omp<data_sharing_type{type = private}>, y = #omp<data_sharing_type{type = firstprivate}>, y1 = #omp<variable_capture_kind(This)>, y2 = #omp<variable_capture_kind(VLAType)>, z = #omp<capture_clause(none)>, z1 = #omp<capture_clause(enter)>, z2 = #omp<device_type(any)>, z3 = #omp<device_type(nohost)>, z4 = #omp<order_mod reproducible>, z5 = #omp<order_mod unconstrained>, z6 = #omp<reduction_modifier(defaultmod)>, z7 = #omp<reduction_modifier(task)>, z8 = #omp<sched_mod none>, z9 = #omp<sched_mod simd>} loc("<stdin>":3:1)
  module attributes {omp.flags = #omp.flags<debug_kind = 1, openmp_device_version = 11>, omp.requires = #omp<clause_requires unified_address|unified_shared_memory>, omp.version = #omp.version<version = 51>} {
  } loc("<stdin>":15:1)
  func.func private @structs() attributes {a = #omp.flags<>, b = #omp.flags<assume_teams_oversubscription = true, assume_no_thread_state = true, no_gpu_lib = true>, c = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>, d = #omp.declaretarget<automap = true>, e = #omp.declaretarget<device_type = (host), capture_clause = (link)>, f = #omp.atomic_control<>, g = #omp.atomic_control<ignore_denormal_mode = true, fine_grained_memory = true, remote_memory = true>} loc("<stdin>":17:1)
} loc("<stdin>":0:0)
