// Every operation of acc, with each of its clauses.
acc.private.recipe @private : memref<8xf32> init {
^bb0(%a: memref<8xf32>):
  %0 = memref.alloca() : memref<8xf32>
  acc.yield %0 : memref<8xf32>
} destroy {
^bb0(%a: memref<8xf32>, %b: memref<8xf32>):
  acc.terminator
}
acc.private.recipe @short : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  acc.yield %a : !llvm.ptr
}
acc.firstprivate.recipe @first : memref<8xf32> init {
^bb0(%a: memref<8xf32>):
  acc.yield %a : memref<8xf32>
} copy {
^bb0(%a: memref<8xf32>, %b: memref<8xf32>):
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  acc.terminator
} destroy {
^bb0(%a: memref<8xf32>, %b: memref<8xf32>):
  acc.terminator
}
acc.reduction.recipe @sum : memref<8xf32> reduction_operator <add> init {
^bb0(%a: memref<8xf32>):
  acc.yield %a : memref<8xf32>
} combiner {
^bb0(%a: memref<8xf32>, %b: memref<8xf32>):
  acc.yield %a : memref<8xf32>
} destroy {
^bb0(%a: memref<8xf32>):
  acc.terminator
}
acc.reduction.recipe @product : i64 reduction_operator <mul> init {
^bb0(%a: i64):
  acc.yield %a : i64
} combiner {
^bb0(%a: i64, %b: i64):
  %0 = arith.muli %a, %b : i64
  acc.yield %0 : i64
}
acc.global_ctor @begin {
  acc.terminator
} attributes {a}
acc.global_dtor @end {
  acc.terminator
}
func.func @called() attributes {acc.routine_info = #acc.routine_info<[@r1, @r2]>} {
  return
}
acc.routine @r1 func(@called)
acc.routine @r2 func(@called) bind("x", @y [#acc.device_type<nvidia>]) gang(dim: 2 : i64 [#acc.device_type<nvidia>]) implicit nohost attributes {a}
acc.routine @r3 func(@called) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<star>])
acc.routine @r4 func(@called) worker
acc.routine @r5 func(@called) worker ([#acc.device_type<nvidia>, #acc.device_type<host>]) vector ([#acc.device_type<star>])
acc.routine @r6 func(@called) nohost seq
acc.routine @r7 func(@called) bind(1, @y)
func.func @clauses(%m: memref<8xf32>, %p: !llvm.ptr, %u: memref<*xf32>, %i: i64, %x: index) {
  %b0 = acc.bounds lowerbound(%x : index) upperbound(%x : index) extent(%x : index) stride(%i : i64) startIdx(%x : index)
  %b1 = acc.bounds startIdx(%x : index) extent(%i : i64) {strideInBytes = true}
  %b2 = acc.bounds upperbound(%i : i64)
  %lower = acc.get_lowerbound %b0 : (!acc.data_bounds_ty) -> index
  %upper = acc.get_upperbound %b0 {a} : (!acc.data_bounds_ty) -> index
  %stride = acc.get_stride %b1 : (!acc.data_bounds_ty) -> index
  %extent = acc.get_extent %b1 : (!acc.data_bounds_ty) -> index
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %1 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) bounds(%b0, %b1) async(%i : i64, %x : index [#acc.device_type<nvidia>]) varPtrPtr(%p : !llvm.ptr) -> !llvm.ptr {name = "x"}
  %2 = acc.copyin varPtr(%m : memref<8xf32>) varType(tensor<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly,always>}
  %3 = acc.copyin varPtr(%m : memref<8xf32>) async([#acc.device_type<none>, #acc.device_type<host>], %i : i64 [#acc.device_type<star>]) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>, structured = false, implicit = true}
  %4 = acc.copyin varPtr(%u : memref<*xf32>) async -> memref<*xf32>
  %5 = acc.create varPtr(%p : !llvm.ptr) varType(!llvm.array<4 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_create_zero>, modifiers = #acc<data_clause_modifier zero>}
  %6 = acc.present varPtr(%m : memref<8xf32>) -> memref<8xf32> {implicit = true}
  %7 = acc.nocreate varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %8 = acc.deviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %9 = acc.attach varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
  %10 = acc.use_device varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %11 = acc.getdeviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copyout>}
  %12 = acc.update_device varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %13 = acc.declare_device_resident varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %14 = acc.declare_link varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %15 = acc.cache varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %16 = acc.private varPtr(%m : memref<8xf32>) recipe(@private) -> memref<8xf32>
  %17 = acc.firstprivate varPtr(%m : memref<8xf32>) bounds(%b2) recipe(@first) -> memref<8xf32>
  %18 = acc.firstprivate_map varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %19 = acc.reduction varPtr(%m : memref<8xf32>) recipe(@sum) -> memref<8xf32>
  acc.copyout accPtr(%5 : !llvm.ptr) bounds(%b0) async(%i : i64) to varPtr(%p : !llvm.ptr) varType(f32)
  acc.copyout accPtr(%0 : memref<8xf32>) async to varPtr(%m : memref<8xf32>) {dataClause = #acc<data_clause acc_copy>, modifiers = #acc<data_clause_modifier always>}
  acc.update_host accPtr(%11 : memref<8xf32>) to varPtr(%m : memref<8xf32>) {dataClause = #acc<data_clause acc_update_self>}
  acc.delete accPtr(%0 : memref<8xf32>)
  acc.delete accPtr(%0 : memref<8xf32>) bounds(%b1) async(%x : index [#acc.device_type<default>]) {dataClause = #acc<data_clause acc_create>, name = "m"}
  acc.detach accPtr(%9 : !llvm.ptr)
  return
}
func.func @compute(%m: memref<8xf32>, %p: !llvm.ptr, %c: i1, %i: i64, %x: index) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %1 = acc.private varPtr(%m : memref<8xf32>) recipe(@private) -> memref<8xf32>
  %2 = acc.firstprivate varPtr(%m : memref<8xf32>) recipe(@first) -> memref<8xf32>
  %3 = acc.reduction varPtr(%m : memref<8xf32>) recipe(@sum) -> memref<8xf32>
  %4 = acc.cache varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.parallel {
    acc.yield
  }
  acc.parallel combined(loop) reduction(%3 : memref<8xf32>) if(%c) self(%c) vector_length(%i : i64) private(%1 : memref<8xf32>) num_workers(%x : index, %i : i64 [#acc.device_type<radeon>]) num_gangs({%i : i64, %x : index}, {%x : index} [#acc.device_type<nvidia>]) firstprivate(%2 : memref<8xf32>) async dataOperands(%0 : memref<8xf32>) wait {
    acc.loop combined(parallel) control(%k : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>, a}
  acc.parallel async([#acc.device_type<nvidia>], %i : i64) wait({devnum: %i : i64, %x : index} [#acc.device_type<nvidia>]) {
    acc.yield
  }
  acc.parallel wait([#acc.device_type<host>], {%i : i64}, {%x : index, %x : index} [#acc.device_type<multicore>]) {
    acc.yield
  } attributes {selfAttr}
  acc.serial combined(loop) dataOperands(%0 : memref<8xf32>) async(%i : i64) firstprivate(%2 : memref<8xf32>) private(%1 : memref<8xf32>) wait({%i : i64}) self(%c) if(%c) reduction(%3 : memref<8xf32>) {
    acc.loop combined(serial) control(%k : index, %l : i64) = (%x, %i : index, i64) to (%x, %i : index, i64) step (%x, %i : index, i64) {
      acc.yield
    } attributes {seq = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>}
    acc.yield
  }
  acc.serial {
    acc.yield
  }
  acc.kernels combined(loop) num_gangs({%i : i64} [#acc.device_type<nvidia>]) wait({%i : i64}) vector_length(%i : i64) {
    acc.loop combined(kernels) control(%k : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.yield
    } attributes {auto_ = [#acc.device_type<none>]}
    acc.terminator
  }
  acc.kernels {
    acc.terminator
  }
  acc.kernel_environment dataOperands(%0 : memref<8xf32>) wait async(%i : i64) {
    "some.kernel"() : () -> ()
  } {a}
  acc.kernel_environment {
  }
  acc.loop gang({num=%i : i64, dim=%i : i64, static=%x : index} [#acc.device_type<nvidia>]) worker(%i : i64) vector([#acc.device_type<host>], %x : index [#acc.device_type<nvidia>]) private(%1 : memref<8xf32>) firstprivate(%2 : memref<8xf32>) tile({%x : index, %x : index}, {%i : i64} [#acc.device_type<star>]) reduction(%3 : memref<8xf32>) cache(%4 : memref<8xf32>) control(%k : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [1], collapseDeviceType = [#acc.device_type<none>]}
  acc.loop gang vector worker control(%k : i64) = (%i : i64) to (%i : i64) step (%i : i64) {
    %s = arith.addi %k, %k : i64
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>], {static=%x : index} [#acc.device_type<host>]) control(%k : i64) = (%i : i64) to (%i : i64) step (%i : i64) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.loop {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  acc.loop {
    scf.for %k = %x to %x step %x {
      scf.for %l = %x to %x step %x {
        scf.for %n = %x to %x step %x {
        }
      }
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}
  return
}
func.func @data(%m: memref<8xf32>, %p: !llvm.ptr, %c: i1, %i: i64, %x: index) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %1 = acc.use_device varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %2 = acc.update_device varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.data if(%c) async dataOperands(%0 : memref<8xf32>) wait({devnum: %i : i64, %x : index}) {
    acc.terminator
  }
  acc.data {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.host_data dataOperands(%1 : memref<8xf32>) if(%c) {
    acc.terminator
  } attributes {ifPresent}
  acc.enter_data dataOperands(%0 : memref<8xf32>) wait(%x, %i : index, i64) async(%x : index) wait_devnum(%i : i64) if(%c)
  acc.enter_data dataOperands(%0 : memref<8xf32>) wait async attributes {a}
  acc.exit_data dataOperands(%0 : memref<8xf32>) wait(%x : index) async(%x : index) wait_devnum(%i : i64) if(%c)
  acc.exit_data dataOperands(%0 : memref<8xf32>) async wait attributes {finalize}
  acc.update dataOperands(%2 : memref<8xf32>) wait async if(%c)
  acc.update async([#acc.device_type<nvidia>], %i : i64) wait({%x : index}) dataOperands(%2 : memref<8xf32>) attributes {ifPresent}
  acc.declare dataOperands(%0 : memref<8xf32>) {
    acc.terminator
  } attributes {a}
  %token = acc.declare_enter dataOperands(%0 : memref<8xf32>)
  acc.declare_exit token(%token) dataOperands(%0 : memref<8xf32>)
  acc.declare_exit dataOperands(%0 : memref<8xf32>) attributes {a}
  return
}
func.func @runtime(%c: i1, %i: i64, %x: index) {
  acc.init
  acc.init if(%c) device_num(%i : i64) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<host>]}
  acc.shutdown
  acc.shutdown device_num(%x : index) if(%c) attributes {device_types = [#acc.device_type<default>]}
  acc.set attributes {device_type = #acc.device_type<multicore>}
  acc.set default_async(%i : i64) device_num(%x : index) if(%c)
  acc.wait
  acc.wait(%x, %i : index, i64) if(%c) wait_devnum(%i : i64) async
  acc.wait async(%i : i64) attributes {a}
  return
}
func.func @atomics(%m: memref<i32>, %n: memref<i32>, %c: i1, %i: i32) {
  acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32
  acc.atomic.read if(%c) %m = %n : memref<i32>, memref<i32>, i32
  acc.atomic.write %m = %i : memref<i32>, i32
  acc.atomic.write if(%c) %m = %i : memref<i32>, i32 {a}
  acc.atomic.update %m : memref<i32> {
  ^bb0(%v: i32):
    %0 = arith.addi %v, %i : i32
    acc.yield %0 : i32
  }
  acc.atomic.update if(%c) %m : memref<i32> {
  ^bb0(%v: i32):
    acc.yield %v : i32
  }
  acc.atomic.capture {
    acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32
    acc.atomic.write %n = %i : memref<i32>, i32
    acc.terminator
  }
  acc.atomic.capture if(%c) {
    acc.atomic.update %n : memref<i32> {
    ^bb0(%v: i32):
      acc.yield %v : i32
    }
    acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32
  }
  return
}
//= --allow-unregistered-dialect
module {
  acc.private.recipe @private : memref<8xf32> init {
  ^bb0(%arg0: memref<8xf32>):
    %alloca = memref.alloca() : memref<8xf32>
    acc.yield %alloca : memref<8xf32>
  } destroy {
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    acc.terminator
  }
  acc.private.recipe @short : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    acc.yield %arg0 : !llvm.ptr
  }
  acc.firstprivate.recipe @first : memref<8xf32> init {
  ^bb0(%arg0: memref<8xf32>):
    acc.yield %arg0 : memref<8xf32>
  } copy {
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    memref.copy %arg0, %arg1 : memref<8xf32> to memref<8xf32>
    acc.terminator
  } destroy {
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    acc.terminator
  }
  acc.reduction.recipe @sum : memref<8xf32> reduction_operator <add> init {
  ^bb0(%arg0: memref<8xf32>):
    acc.yield %arg0 : memref<8xf32>
  } combiner {
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    acc.yield %arg0 : memref<8xf32>
  } destroy {
  ^bb0(%arg0: memref<8xf32>):
    acc.terminator
  }
  acc.reduction.recipe @product : i64 reduction_operator <mul> init {
  ^bb0(%arg0: i64):
    acc.yield %arg0 : i64
  } combiner {
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = arith.muli %arg0, %arg1 : i64
    acc.yield %0 : i64
  }
  acc.global_ctor @begin {
    acc.terminator
  } attributes {a}
  acc.global_dtor @end {
    acc.terminator
  }
  func.func @called() attributes {acc.routine_info = #acc.routine_info<[@r1, @r2]>} {
    return
  }
  acc.routine @r1 func(@called)
  acc.routine @r2 func(@called) bind(@y [#acc.device_type<nvidia>], "x") gang(dim: 2 : i64 [#acc.device_type<nvidia>]) nohost implicit attributes {a}
  acc.routine @r3 func(@called) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<star>])
  acc.routine @r4 func(@called) worker 
  acc.routine @r5 func(@called) worker ([#acc.device_type<nvidia>, #acc.device_type<host>]) vector ([#acc.device_type<star>])
  acc.routine @r6 func(@called) seq  nohost
  acc.routine @r7 func(@called) bind(@y)
  func.func @clauses(%arg0: memref<8xf32>, %arg1: !llvm.ptr, %arg2: memref<*xf32>, %arg3: i64, %arg4: index) {
    %0 = acc.bounds lowerbound(%arg4 : index) upperbound(%arg4 : index) extent(%arg4 : index) stride(%arg3 : i64) startIdx(%arg4 : index)
    %1 = acc.bounds extent(%arg3 : i64) startIdx(%arg4 : index) {strideInBytes = true}
    %2 = acc.bounds upperbound(%arg3 : i64)
    %3 = acc.get_lowerbound %0 : (!acc.data_bounds_ty) -> index
    %4 = acc.get_upperbound %0 {a} : (!acc.data_bounds_ty) -> index
    %5 = acc.get_stride %1 : (!acc.data_bounds_ty) -> index
    %6 = acc.get_extent %1 : (!acc.data_bounds_ty) -> index
    %7 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %8 = acc.copyin varPtr(%arg1 : !llvm.ptr) varType(f32) varPtrPtr(%arg1 : !llvm.ptr) bounds(%0, %1) async(%arg3 : i64, %arg4 : index [#acc.device_type<nvidia>]) -> !llvm.ptr {name = "x"}
    %9 = acc.copyin varPtr(%arg0 : memref<8xf32>) varType(tensor<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier always,readonly>}
    %10 = acc.copyin varPtr(%arg0 : memref<8xf32>) async(%arg3 : i64 [#acc.device_type<star>]) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>, implicit = true, structured = false}
    %11 = acc.copyin varPtr(%arg2 : memref<*xf32>) async -> memref<*xf32>
    %12 = acc.create varPtr(%arg1 : !llvm.ptr) varType(!llvm.array<4 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_create_zero>, modifiers = #acc<data_clause_modifier zero>}
    %13 = acc.present varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {implicit = true}
    %14 = acc.nocreate varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %15 = acc.deviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %16 = acc.attach varPtr(%arg1 : !llvm.ptr) varType(f32) -> !llvm.ptr
    %17 = acc.use_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %18 = acc.getdeviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copyout>}
    %19 = acc.update_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %20 = acc.declare_device_resident varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %21 = acc.declare_link varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %22 = acc.cache varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %23 = acc.private varPtr(%arg0 : memref<8xf32>) recipe(@private) -> memref<8xf32>
    %24 = acc.firstprivate varPtr(%arg0 : memref<8xf32>) bounds(%2) recipe(@first) -> memref<8xf32>
    %25 = acc.firstprivate_map varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %26 = acc.reduction varPtr(%arg0 : memref<8xf32>) recipe(@sum) -> memref<8xf32>
    acc.copyout accPtr(%12 : !llvm.ptr) bounds(%0) async(%arg3 : i64) to varPtr(%arg1 : !llvm.ptr) varType(f32)
    acc.copyout accPtr(%7 : memref<8xf32>) async to varPtr(%arg0 : memref<8xf32>) {dataClause = #acc<data_clause acc_copy>, modifiers = #acc<data_clause_modifier always>}
    acc.update_host accPtr(%18 : memref<8xf32>) to varPtr(%arg0 : memref<8xf32>) {dataClause = #acc<data_clause acc_update_self>}
    acc.delete accPtr(%7 : memref<8xf32>)
    acc.delete accPtr(%7 : memref<8xf32>) bounds(%1) async(%arg4 : index [#acc.device_type<default>]) {dataClause = #acc<data_clause acc_create>, name = "m"}
    acc.detach accPtr(%16 : !llvm.ptr)
    return
  }
  func.func @compute(%arg0: memref<8xf32>, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64, %arg4: index) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %1 = acc.private varPtr(%arg0 : memref<8xf32>) recipe(@private) -> memref<8xf32>
    %2 = acc.firstprivate varPtr(%arg0 : memref<8xf32>) recipe(@first) -> memref<8xf32>
    %3 = acc.reduction varPtr(%arg0 : memref<8xf32>) recipe(@sum) -> memref<8xf32>
    %4 = acc.cache varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.parallel {
      acc.yield
    }
    acc.parallel combined(loop) dataOperands(%0 : memref<8xf32>) async firstprivate(%2 : memref<8xf32>) num_gangs({%arg3 : i64, %arg4 : index}, {%arg4 : index} [#acc.device_type<nvidia>]) num_workers(%arg4 : index, %arg3 : i64 [#acc.device_type<radeon>]) private(%1 : memref<8xf32>) vector_length(%arg3 : i64) wait self(%arg2) if(%arg2) reduction(%3 : memref<8xf32>) {
      acc.loop combined(parallel) control(%arg5 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
        acc.yield
      } attributes {independent = [#acc.device_type<none>]}
      acc.yield
    } attributes {a, defaultAttr = #acc<defaultvalue none>}
    acc.parallel async(%arg3 : i64) wait({devnum: %arg3 : i64, %arg4 : index} [#acc.device_type<nvidia>]) {
      acc.yield
    }
    acc.parallel wait([#acc.device_type<host>], {%arg3 : i64}, {%arg4 : index, %arg4 : index} [#acc.device_type<multicore>]) {
      acc.yield
    } attributes {selfAttr}
    acc.serial combined(loop) dataOperands(%0 : memref<8xf32>) async(%arg3 : i64) firstprivate(%2 : memref<8xf32>) private(%1 : memref<8xf32>) wait({%arg3 : i64}) self(%arg2) if(%arg2) reduction(%3 : memref<8xf32>) {
      acc.loop combined(serial) control(%arg5 : index, %arg6 : i64) = (%arg4, %arg3 : index, i64) to (%arg4, %arg3 : index, i64)  step (%arg4, %arg3 : index, i64) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true, false>, seq = [#acc.device_type<none>]}
      acc.yield
    }
    acc.serial {
      acc.yield
    }
    acc.kernels combined(loop) num_gangs({%arg3 : i64} [#acc.device_type<nvidia>]) vector_length(%arg3 : i64) wait({%arg3 : i64}) {
      acc.loop combined(kernels) control(%arg5 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>]}
      acc.terminator
    }
    acc.kernels {
      acc.terminator
    }
    acc.kernel_environment dataOperands(%0 : memref<8xf32>) async(%arg3 : i64) wait {
      "some.kernel"() : () -> ()
    } {a}
    acc.kernel_environment {
    }
    acc.loop gang({num=%arg3 : i64, dim=%arg3 : i64, static=%arg4 : index} [#acc.device_type<nvidia>]) worker(%arg3 : i64) vector(%arg4 : index [#acc.device_type<nvidia>]) private(%1 : memref<8xf32>) firstprivate(%2 : memref<8xf32>) tile({%arg4 : index, %arg4 : index}, {%arg3 : i64} [#acc.device_type<star>]) reduction(%3 : memref<8xf32>) cache(%4 : memref<8xf32>) control(%arg5 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
      acc.yield
    } attributes {collapse = [1], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
    acc.loop gang worker vector control(%arg5 : i64) = (%arg3 : i64) to (%arg3 : i64)  step (%arg3 : i64) {
      %5 = arith.addi %arg5, %arg5 : i64
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.loop gang([#acc.device_type<nvidia>], {static=%arg4 : index} [#acc.device_type<host>]) control(%arg5 : i64) = (%arg3 : i64) to (%arg3 : i64)  step (%arg3 : i64) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.loop {
      acc.yield
    } attributes {independent = [#acc.device_type<none>], unstructured}
    acc.loop {
      scf.for %arg5 = %arg4 to %arg4 step %arg4 {
        scf.for %arg6 = %arg4 to %arg4 step %arg4 {
          scf.for %arg7 = %arg4 to %arg4 step %arg4 {
          }
        }
      }
      acc.yield
    } attributes {collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>], independent = [#acc.device_type<none>]}
    return
  }
  func.func @data(%arg0: memref<8xf32>, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64, %arg4: index) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %1 = acc.use_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %2 = acc.update_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.data if(%arg2) async dataOperands(%0 : memref<8xf32>) wait({devnum: %arg3 : i64, %arg4 : index}) {
      acc.terminator
    }
    acc.data {
      acc.terminator
    } attributes {defaultAttr = #acc<defaultvalue present>}
    acc.host_data if(%arg2) dataOperands(%1 : memref<8xf32>) {
      acc.terminator
    } attributes {ifPresent}
    acc.enter_data if(%arg2) async(%arg4 : index) wait_devnum(%arg3 : i64) wait(%arg4, %arg3 : index, i64) dataOperands(%0 : memref<8xf32>)
    acc.enter_data async wait dataOperands(%0 : memref<8xf32>) attributes {a}
    acc.exit_data if(%arg2) async(%arg4 : index) wait_devnum(%arg3 : i64) wait(%arg4 : index) dataOperands(%0 : memref<8xf32>)
    acc.exit_data async wait dataOperands(%0 : memref<8xf32>) attributes {finalize}
    acc.update if(%arg2) async wait dataOperands(%2 : memref<8xf32>)
    acc.update async(%arg3 : i64) wait({%arg4 : index}) dataOperands(%2 : memref<8xf32>) attributes {ifPresent}
    acc.declare dataOperands(%0 : memref<8xf32>) {
      acc.terminator
    } attributes {a}
    %3 = acc.declare_enter dataOperands(%0 : memref<8xf32>)
    acc.declare_exit token(%3) dataOperands(%0 : memref<8xf32>)
    acc.declare_exit dataOperands(%0 : memref<8xf32>) attributes {a}
    return
  }
  func.func @runtime(%arg0: i1, %arg1: i64, %arg2: index) {
    acc.init
    acc.init device_num(%arg1 : i64) if(%arg0) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<host>]}
    acc.shutdown
    acc.shutdown device_num(%arg2 : index) if(%arg0) attributes {device_types = [#acc.device_type<default>]}
    acc.set attributes {device_type = #acc.device_type<multicore>}
    acc.set default_async(%arg1 : i64) device_num(%arg2 : index) if(%arg0)
    acc.wait
    acc.wait(%arg2, %arg1 : index, i64) async wait_devnum(%arg1 : i64) if(%arg0)
    acc.wait async(%arg1 : i64) attributes {a}
    return
  }
  func.func @atomics(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i1, %arg3: i32) {
    acc.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32
    acc.atomic.read if(%arg2) %arg0 = %arg1 : memref<i32>, memref<i32>, i32
    acc.atomic.write %arg0 = %arg3 : memref<i32>, i32
    acc.atomic.write if(%arg2) %arg0 = %arg3 : memref<i32>, i32 {a}
    acc.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg4: i32):
      %0 = arith.addi %arg4, %arg3 : i32
      acc.yield %0 : i32
    }
    acc.atomic.update if(%arg2) %arg0 : memref<i32> {
    ^bb0(%arg4: i32):
      acc.yield %arg4 : i32
    }
    acc.atomic.capture {
      acc.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32
      acc.atomic.write %arg1 = %arg3 : memref<i32>, i32
    }
    acc.atomic.capture if(%arg2) {
      acc.atomic.update %arg1 : memref<i32> {
      ^bb0(%arg4: i32):
        acc.yield %arg4 : i32
      }
      acc.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32
    }
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "private", type = memref<8xf32>}> ({
  ^bb0(%arg50: memref<8xf32>):
    %39 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    "acc.yield"(%39) : (memref<8xf32>) -> ()
  }, {
  ^bb0(%arg48: memref<8xf32>, %arg49: memref<8xf32>):
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.private.recipe"() <{sym_name = "short", type = !llvm.ptr}> ({
  ^bb0(%arg47: !llvm.ptr):
    "acc.yield"(%arg47) : (!llvm.ptr) -> ()
  }, {
  }) : () -> ()
  "acc.firstprivate.recipe"() <{sym_name = "first", type = memref<8xf32>}> ({
  ^bb0(%arg46: memref<8xf32>):
    "acc.yield"(%arg46) : (memref<8xf32>) -> ()
  }, {
  ^bb0(%arg44: memref<8xf32>, %arg45: memref<8xf32>):
    "memref.copy"(%arg44, %arg45) : (memref<8xf32>, memref<8xf32>) -> ()
    "acc.terminator"() : () -> ()
  }, {
  ^bb0(%arg42: memref<8xf32>, %arg43: memref<8xf32>):
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "sum", type = memref<8xf32>}> ({
  ^bb0(%arg41: memref<8xf32>):
    "acc.yield"(%arg41) : (memref<8xf32>) -> ()
  }, {
  ^bb0(%arg39: memref<8xf32>, %arg40: memref<8xf32>):
    "acc.yield"(%arg39) : (memref<8xf32>) -> ()
  }, {
  ^bb0(%arg38: memref<8xf32>):
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<mul>, sym_name = "product", type = i64}> ({
  ^bb0(%arg37: i64):
    "acc.yield"(%arg37) : (i64) -> ()
  }, {
  ^bb0(%arg35: i64, %arg36: i64):
    %38 = "arith.muli"(%arg35, %arg36) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "acc.yield"(%38) : (i64) -> ()
  }, {
  }) : () -> ()
  "acc.global_ctor"() <{sym_name = "begin"}> ({
    "acc.terminator"() : () -> ()
  }) {a} : () -> ()
  "acc.global_dtor"() <{sym_name = "end"}> ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "called"}> ({
    "func.return"() : () -> ()
  }) {acc.routine_info = #acc.routine_info<[@r1, @r2]>} : () -> ()
  "acc.routine"() <{func_name = @called, sym_name = "r1"}> : () -> ()
  "acc.routine"() <{bindIdName = [@y], bindIdNameDeviceType = [#acc.device_type<nvidia>], bindStrName = ["x"], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @called, gang = [], gangDim = [2], gangDimDeviceType = [#acc.device_type<nvidia>], implicit, nohost, sym_name = "r2"}> {a} : () -> ()
  "acc.routine"() <{func_name = @called, gang = [#acc.device_type<host>], gangDim = [1], gangDimDeviceType = [#acc.device_type<star>], sym_name = "r3"}> : () -> ()
  "acc.routine"() <{func_name = @called, sym_name = "r4", worker = [#acc.device_type<none>]}> : () -> ()
  "acc.routine"() <{func_name = @called, sym_name = "r5", vector = [#acc.device_type<star>], worker = [#acc.device_type<nvidia>, #acc.device_type<host>]}> : () -> ()
  "acc.routine"() <{func_name = @called, nohost, seq = [#acc.device_type<none>], sym_name = "r6"}> : () -> ()
  "acc.routine"() <{bindIdName = [@y], bindIdNameDeviceType = [#acc.device_type<none>], bindStrName = [], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @called, sym_name = "r7"}> : () -> ()
  "func.func"() <{function_type = (memref<8xf32>, !llvm.ptr, memref<*xf32>, i64, index) -> (), sym_name = "clauses"}> ({
  ^bb0(%arg30: memref<8xf32>, %arg31: !llvm.ptr, %arg32: memref<*xf32>, %arg33: i64, %arg34: index):
    %11 = "acc.bounds"(%arg34, %arg34, %arg34, %arg33, %arg34) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, strideInBytes = false}> : (index, index, index, i64, index) -> !acc.data_bounds_ty
    %12 = "acc.bounds"(%arg33, %arg34) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 1>, strideInBytes = true}> : (i64, index) -> !acc.data_bounds_ty
    %13 = "acc.bounds"(%arg33) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0>, strideInBytes = false}> : (i64) -> !acc.data_bounds_ty
    %14 = "acc.get_lowerbound"(%11) : (!acc.data_bounds_ty) -> index
    %15 = "acc.get_upperbound"(%11) {a} : (!acc.data_bounds_ty) -> index
    %16 = "acc.get_stride"(%12) : (!acc.data_bounds_ty) -> index
    %17 = "acc.get_extent"(%12) : (!acc.data_bounds_ty) -> index
    %18 = "acc.copyin"(%arg30) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %19 = "acc.copyin"(%arg31, %arg31, %11, %12, %arg33, %arg34) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "x", operandSegmentSizes = array<i32: 1, 1, 2, 2>, structured = true, varType = f32}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, !acc.data_bounds_ty, i64, index) -> !llvm.ptr
    %20 = "acc.copyin"(%arg30) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier always,readonly>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = tensor<8xf32>}> : (memref<8xf32>) -> memref<8xf32>
    %21 = "acc.copyin"(%arg30, %arg33) <{asyncOperandsDeviceType = [#acc.device_type<star>], dataClause = #acc<data_clause acc_copy>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = false, varType = f32}> : (memref<8xf32>, i64) -> memref<8xf32>
    %22 = "acc.copyin"(%arg32) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<*xf32>) -> memref<*xf32>
    %23 = "acc.create"(%arg31) <{dataClause = #acc<data_clause acc_create_zero>, implicit = false, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !llvm.array<4 x f32>}> : (!llvm.ptr) -> !llvm.ptr
    %24 = "acc.present"(%arg30) <{dataClause = #acc<data_clause acc_present>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %25 = "acc.nocreate"(%arg30) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %26 = "acc.deviceptr"(%arg30) <{dataClause = #acc<data_clause acc_deviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %27 = "acc.attach"(%arg31) <{dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (!llvm.ptr) -> !llvm.ptr
    %28 = "acc.use_device"(%arg30) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %29 = "acc.getdeviceptr"(%arg30) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %30 = "acc.update_device"(%arg30) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %31 = "acc.declare_device_resident"(%arg30) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %32 = "acc.declare_link"(%arg30) <{dataClause = #acc<data_clause acc_declare_link>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %33 = "acc.cache"(%arg30) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %34 = "acc.private"(%arg30) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @private, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %35 = "acc.firstprivate"(%arg30, %13) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 1, 0>, recipe = @first, structured = true, varType = f32}> : (memref<8xf32>, !acc.data_bounds_ty) -> memref<8xf32>
    %36 = "acc.firstprivate_map"(%arg30) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %37 = "acc.reduction"(%arg30) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @sum, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.copyout"(%23, %arg31, %11, %arg33) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, structured = true, varType = f32}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, i64) -> ()
    "acc.copyout"(%18, %arg30) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier always>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>, memref<8xf32>) -> ()
    "acc.update_host"(%29, %arg30) <{dataClause = #acc<data_clause acc_update_self>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>, memref<8xf32>) -> ()
    "acc.delete"(%18) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<8xf32>) -> ()
    "acc.delete"(%18, %12, %arg34) <{asyncOperandsDeviceType = [#acc.device_type<default>], dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 1, 1>, structured = true}> : (memref<8xf32>, !acc.data_bounds_ty, index) -> ()
    "acc.detach"(%27) <{dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8xf32>, !llvm.ptr, i1, i64, index) -> (), sym_name = "compute"}> ({
  ^bb0(%arg15: memref<8xf32>, %arg16: !llvm.ptr, %arg17: i1, %arg18: i64, %arg19: index):
    %5 = "acc.copyin"(%arg15) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %6 = "acc.private"(%arg15) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @private, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %7 = "acc.firstprivate"(%arg15) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @first, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %8 = "acc.reduction"(%arg15) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @sum, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %9 = "acc.cache"(%arg15) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.yield"() : () -> ()
    }) : () -> ()
    "acc.parallel"(%arg18, %arg19, %arg19, %arg19, %arg18, %arg18, %arg17, %arg17, %8, %6, %7, %5) <{asyncOnly = [#acc.device_type<none>], combined, defaultAttr = #acc<defaultvalue none>, numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], numGangsSegments = array<i32: 2, 1>, numWorkersDeviceType = [#acc.device_type<none>, #acc.device_type<radeon>], operandSegmentSizes = array<i32: 0, 0, 3, 2, 1, 1, 1, 1, 1, 1, 1>, vectorLengthDeviceType = [#acc.device_type<none>], waitOnly = [#acc.device_type<none>]}> ({
      "acc.loop"(%arg19, %arg19, %arg19) <{combined = #acc.combined_constructs<parallel_loop>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      ^bb0(%arg29: index):
        "acc.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "acc.yield"() : () -> ()
    }) {a} : (i64, index, index, index, i64, i64, i1, i1, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
    "acc.parallel"(%arg18, %arg18, %arg19) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [true], operandSegmentSizes = array<i32: 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<nvidia>], waitOperandsSegments = array<i32: 2>}> ({
      "acc.yield"() : () -> ()
    }) : (i64, i64, index) -> ()
    "acc.parallel"(%arg18, %arg19, %arg19) <{hasWaitDevnum = [false, false], operandSegmentSizes = array<i32: 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0>, selfAttr, waitOnly = [#acc.device_type<host>], waitOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<multicore>], waitOperandsSegments = array<i32: 1, 2>}> ({
      "acc.yield"() : () -> ()
    }) : (i64, index, index) -> ()
    "acc.serial"(%arg18, %arg18, %arg17, %arg17, %8, %6, %7, %5) <{asyncOperandsDeviceType = [#acc.device_type<none>], combined, hasWaitDevnum = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> ({
      "acc.loop"(%arg19, %arg18, %arg19, %arg18, %arg19, %arg18) <{combined = #acc.combined_constructs<serial_loop>, inclusiveUpperbound = array<i1: true, false>, operandSegmentSizes = array<i32: 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
      ^bb0(%arg27: index, %arg28: i64):
        "acc.yield"() : () -> ()
      }) : (index, i64, index, i64, index, i64) -> ()
      "acc.yield"() : () -> ()
    }) : (i64, i64, i1, i1, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
    "acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.yield"() : () -> ()
    }) : () -> ()
    "acc.kernels"(%arg18, %arg18, %arg18) <{combined, hasWaitDevnum = [false], numGangsDeviceType = [#acc.device_type<nvidia>], numGangsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = [#acc.device_type<none>], waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> ({
      "acc.loop"(%arg19, %arg19, %arg19) <{auto_ = [#acc.device_type<none>], combined = #acc.combined_constructs<kernels_loop>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      ^bb0(%arg26: index):
        "acc.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "acc.terminator"() : () -> ()
    }) : (i64, i64, i64) -> ()
    "acc.kernels"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.terminator"() : () -> ()
    }) : () -> ()
    "acc.kernel_environment"(%5, %arg18) <{asyncOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0>, waitOnly = [#acc.device_type<none>]}> ({
      "some.kernel"() : () -> ()
    }) {a} : (memref<8xf32>, i64) -> ()
    "acc.kernel_environment"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0:
    }) : () -> ()
    "acc.loop"(%arg19, %arg19, %arg19, %arg18, %arg18, %arg19, %arg18, %arg19, %arg19, %arg19, %arg18, %9, %6, %7, %8) <{collapse = [1], collapseDeviceType = [#acc.device_type<none>], gang = [], gangOperandsArgType = [#acc.gang_arg_type<Num>, #acc.gang_arg_type<Dim>, #acc.gang_arg_type<Static>], gangOperandsDeviceType = [#acc.device_type<nvidia>], gangOperandsSegments = array<i32: 3>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 3, 1, 1, 3, 1, 1, 1, 1>, tileOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<star>], tileOperandsSegments = array<i32: 2, 1>, vectorOperandsDeviceType = [#acc.device_type<nvidia>], workerNumOperandsDeviceType = [#acc.device_type<none>]}> ({
    ^bb0(%arg25: index):
      "acc.yield"() : () -> ()
    }) : (index, index, index, i64, i64, index, i64, index, index, index, i64, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
    "acc.loop"(%arg18, %arg18, %arg18) <{gang = [#acc.device_type<none>], independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, vector = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> ({
    ^bb0(%arg24: i64):
      %10 = "arith.addi"(%arg24, %arg24) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "acc.yield"() : () -> ()
    }) : (i64, i64, i64) -> ()
    "acc.loop"(%arg18, %arg18, %arg18, %arg19) <{gang = [#acc.device_type<nvidia>], gangOperandsArgType = [#acc.gang_arg_type<Static>], gangOperandsDeviceType = [#acc.device_type<host>], gangOperandsSegments = array<i32: 1>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    ^bb0(%arg23: i64):
      "acc.yield"() : () -> ()
    }) : (i64, i64, i64, index) -> ()
    "acc.loop"() <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, unstructured}> ({
      "acc.yield"() : () -> ()
    }) : () -> ()
    "acc.loop"() <{collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>], independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "scf.for"(%arg19, %arg19, %arg19) ({
      ^bb0(%arg20: index):
        "scf.for"(%arg19, %arg19, %arg19) ({
        ^bb0(%arg21: index):
          "scf.for"(%arg19, %arg19, %arg19) ({
          ^bb0(%arg22: index):
            "scf.yield"() : () -> ()
          }) : (index, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "acc.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8xf32>, !llvm.ptr, i1, i64, index) -> (), sym_name = "data"}> ({
  ^bb0(%arg10: memref<8xf32>, %arg11: !llvm.ptr, %arg12: i1, %arg13: i64, %arg14: index):
    %1 = "acc.copyin"(%arg10) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %2 = "acc.use_device"(%arg10) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %3 = "acc.update_device"(%arg10) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.data"(%arg12, %arg13, %arg14, %1) <{asyncOnly = [#acc.device_type<none>], hasWaitDevnum = [true], operandSegmentSizes = array<i32: 1, 0, 2, 1>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 2>}> ({
      "acc.terminator"() : () -> ()
    }) : (i1, i64, index, memref<8xf32>) -> ()
    "acc.data"() <{defaultAttr = #acc<defaultvalue present>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "acc.terminator"() : () -> ()
    }) : () -> ()
    "acc.host_data"(%arg12, %2) <{ifPresent, operandSegmentSizes = array<i32: 1, 1>}> ({
      "acc.terminator"() : () -> ()
    }) : (i1, memref<8xf32>) -> ()
    "acc.enter_data"(%arg12, %arg14, %arg13, %arg14, %arg13, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> : (i1, index, i64, index, i64, memref<8xf32>) -> ()
    "acc.enter_data"(%1) <{async, operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>, wait}> {a} : (memref<8xf32>) -> ()
    "acc.exit_data"(%arg12, %arg14, %arg13, %arg14, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i1, index, i64, index, memref<8xf32>) -> ()
    "acc.exit_data"(%1) <{async, finalize, operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>, wait}> : (memref<8xf32>) -> ()
    "acc.update"(%arg12, %3) <{asyncOnly = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 0, 0, 1>, waitOnly = [#acc.device_type<none>]}> : (i1, memref<8xf32>) -> ()
    "acc.update"(%arg13, %arg14, %3) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [false], ifPresent, operandSegmentSizes = array<i32: 0, 1, 1, 1>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> : (i64, index, memref<8xf32>) -> ()
    "acc.declare"(%1) ({
      "acc.terminator"() : () -> ()
    }) {a} : (memref<8xf32>) -> ()
    %4 = "acc.declare_enter"(%1) : (memref<8xf32>) -> !acc.declare_token
    "acc.declare_exit"(%4, %1) <{operandSegmentSizes = array<i32: 1, 1>}> : (!acc.declare_token, memref<8xf32>) -> ()
    "acc.declare_exit"(%1) <{operandSegmentSizes = array<i32: 0, 1>}> {a} : (memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i64, index) -> (), sym_name = "runtime"}> ({
  ^bb0(%arg7: i1, %arg8: i64, %arg9: index):
    "acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "acc.init"(%arg8, %arg7) <{device_types = [#acc.device_type<nvidia>, #acc.device_type<host>], operandSegmentSizes = array<i32: 1, 1>}> : (i64, i1) -> ()
    "acc.shutdown"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "acc.shutdown"(%arg9, %arg7) <{device_types = [#acc.device_type<default>], operandSegmentSizes = array<i32: 1, 1>}> : (index, i1) -> ()
    "acc.set"() <{device_type = #acc.device_type<multicore>, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    "acc.set"(%arg8, %arg9, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i64, index, i1) -> ()
    "acc.wait"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
    "acc.wait"(%arg9, %arg8, %arg8, %arg7) <{async, operandSegmentSizes = array<i32: 2, 0, 1, 1>}> : (index, i64, i64, i1) -> ()
    "acc.wait"(%arg8) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> {a} : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>, memref<i32>, i1, i32) -> (), sym_name = "atomics"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i1, %arg3: i32):
    "acc.atomic.read"(%arg1, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "acc.atomic.read"(%arg1, %arg0, %arg2) <{element_type = i32}> : (memref<i32>, memref<i32>, i1) -> ()
    "acc.atomic.write"(%arg0, %arg3) : (memref<i32>, i32) -> ()
    "acc.atomic.write"(%arg0, %arg3, %arg2) {a} : (memref<i32>, i32, i1) -> ()
    "acc.atomic.update"(%arg0) ({
    ^bb0(%arg6: i32):
      %0 = "arith.addi"(%arg6, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "acc.yield"(%0) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "acc.atomic.update"(%arg0, %arg2) ({
    ^bb0(%arg5: i32):
      "acc.yield"(%arg5) : (i32) -> ()
    }) : (memref<i32>, i1) -> ()
    "acc.atomic.capture"() ({
      "acc.atomic.read"(%arg1, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
      "acc.atomic.write"(%arg1, %arg3) : (memref<i32>, i32) -> ()
      "acc.terminator"() : () -> ()
    }) : () -> ()
    "acc.atomic.capture"(%arg2) ({
      "acc.atomic.update"(%arg1) ({
      ^bb0(%arg4: i32):
        "acc.yield"(%arg4) : (i32) -> ()
      }) : (memref<i32>) -> ()
      "acc.atomic.read"(%arg1, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
      "acc.terminator"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  acc.private.recipe @private : memref<8xf32> init {
  ^bb0(%arg0: memref<8xf32> loc("<stdin>":3:6)):
    %alloca = memref.alloca() : memref<8xf32> loc("<stdin>":4:8)
    acc.yield %alloca : memref<8xf32> loc("<stdin>":5:3)
  } destroy {
  ^bb0(%arg0: memref<8xf32> loc("<stdin>":7:6), %arg1: memref<8xf32> loc("<stdin>":7:25)):
    acc.terminator loc("<stdin>":8:3)
  } loc("<stdin>":2:1)
  acc.private.recipe @short : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr loc("<stdin>":11:6)):
    acc.yield %arg0 : !llvm.ptr loc("<stdin>":12:3)
  } loc("<stdin>":10:1)
  acc.firstprivate.recipe @first : memref<8xf32> init {
  ^bb0(%arg0: memref<8xf32> loc("<stdin>":15:6)):
    acc.yield %arg0 : memref<8xf32> loc("<stdin>":16:3)
  } copy {
  ^bb0(%arg0: memref<8xf32> loc("<stdin>":18:6), %arg1: memref<8xf32> loc("<stdin>":18:25)):
    memref.copy %arg0, %arg1 : memref<8xf32> to memref<8xf32> loc("<stdin>":19:3)
    acc.terminator loc("<stdin>":20:3)
  } destroy {
  ^bb0(%arg0: memref<8xf32> loc("<stdin>":22:6), %arg1: memref<8xf32> loc("<stdin>":22:25)):
    acc.terminator loc("<stdin>":23:3)
  } loc("<stdin>":14:1)
  acc.reduction.recipe @sum : memref<8xf32> reduction_operator <add> init {
  ^bb0(%arg0: memref<8xf32> loc("<stdin>":26:6)):
    acc.yield %arg0 : memref<8xf32> loc("<stdin>":27:3)
  } combiner {
  ^bb0(%arg0: memref<8xf32> loc("<stdin>":29:6), %arg1: memref<8xf32> loc("<stdin>":29:25)):
    acc.yield %arg0 : memref<8xf32> loc("<stdin>":30:3)
  } destroy {
  ^bb0(%arg0: memref<8xf32> loc("<stdin>":32:6)):
    acc.terminator loc("<stdin>":33:3)
  } loc("<stdin>":25:1)
  acc.reduction.recipe @product : i64 reduction_operator <mul> init {
  ^bb0(%arg0: i64 loc("<stdin>":36:6)):
    acc.yield %arg0 : i64 loc("<stdin>":37:3)
  } combiner {
  ^bb0(%arg0: i64 loc("<stdin>":39:6), %arg1: i64 loc("<stdin>":39:15)):
    %0 = arith.muli %arg0, %arg1 : i64 loc("<stdin>":40:8)
    acc.yield %0 : i64 loc("<stdin>":41:3)
  } loc("<stdin>":35:1)
  acc.global_ctor @begin {
    acc.terminator loc("<stdin>":44:3)
  } attributes {a} loc("<stdin>":43:1)
  acc.global_dtor @end {
    acc.terminator loc("<stdin>":47:3)
  } loc("<stdin>":46:1)
  func.func @called() attributes {acc.routine_info = #acc.routine_info<[@r1, @r2]>} {
    return loc("<stdin>":50:3)
  } loc("<stdin>":49:1)
  acc.routine @r1 func(@called) loc("<stdin>":52:1)
  acc.routine @r2 func(@called) bind(@y [#acc.device_type<nvidia>], "x") gang(dim: 2 : i64 [#acc.device_type<nvidia>]) nohost implicit attributes {a} loc("<stdin>":53:1)
  acc.routine @r3 func(@called) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<star>]) loc("<stdin>":54:1)
  acc.routine @r4 func(@called) worker  loc("<stdin>":55:1)
  acc.routine @r5 func(@called) worker ([#acc.device_type<nvidia>, #acc.device_type<host>]) vector ([#acc.device_type<star>]) loc("<stdin>":56:1)
  acc.routine @r6 func(@called) seq  nohost loc("<stdin>":57:1)
  acc.routine @r7 func(@called) bind(@y) loc("<stdin>":58:1)
  func.func @clauses(%arg0: memref<8xf32> loc("<stdin>":59:20), %arg1: !llvm.ptr loc("<stdin>":59:39), %arg2: memref<*xf32> loc("<stdin>":59:54), %arg3: i64 loc("<stdin>":59:73), %arg4: index loc("<stdin>":59:82)) {
    %0 = acc.bounds lowerbound(%arg4 : index) upperbound(%arg4 : index) extent(%arg4 : index) stride(%arg3 : i64) startIdx(%arg4 : index) loc("<stdin>":60:9)
    %1 = acc.bounds extent(%arg3 : i64) startIdx(%arg4 : index) {strideInBytes = true} loc("<stdin>":61:9)
    %2 = acc.bounds upperbound(%arg3 : i64) loc("<stdin>":62:9)
    %3 = acc.get_lowerbound %0 : (!acc.data_bounds_ty) -> index loc("<stdin>":63:12)
    %4 = acc.get_upperbound %0 {a} : (!acc.data_bounds_ty) -> index loc("<stdin>":64:12)
    %5 = acc.get_stride %1 : (!acc.data_bounds_ty) -> index loc("<stdin>":65:13)
    %6 = acc.get_extent %1 : (!acc.data_bounds_ty) -> index loc("<stdin>":66:13)
    %7 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":67:8)
    %8 = acc.copyin varPtr(%arg1 : !llvm.ptr) varType(f32) varPtrPtr(%arg1 : !llvm.ptr) bounds(%0, %1) async(%arg3 : i64, %arg4 : index [#acc.device_type<nvidia>]) -> !llvm.ptr {name = "x"} loc("<stdin>":68:8)
    %9 = acc.copyin varPtr(%arg0 : memref<8xf32>) varType(tensor<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier always,readonly>} loc("<stdin>":69:8)
    %10 = acc.copyin varPtr(%arg0 : memref<8xf32>) async(%arg3 : i64 [#acc.device_type<star>]) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>, implicit = true, structured = false} loc("<stdin>":70:8)
    %11 = acc.copyin varPtr(%arg2 : memref<*xf32>) async -> memref<*xf32> loc("<stdin>":71:8)
    %12 = acc.create varPtr(%arg1 : !llvm.ptr) varType(!llvm.array<4 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_create_zero>, modifiers = #acc<data_clause_modifier zero>} loc("<stdin>":72:8)
    %13 = acc.present varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {implicit = true} loc("<stdin>":73:8)
    %14 = acc.nocreate varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":74:8)
    %15 = acc.deviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":75:8)
    %16 = acc.attach varPtr(%arg1 : !llvm.ptr) varType(f32) -> !llvm.ptr loc("<stdin>":76:8)
    %17 = acc.use_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":77:9)
    %18 = acc.getdeviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copyout>} loc("<stdin>":78:9)
    %19 = acc.update_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":79:9)
    %20 = acc.declare_device_resident varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":80:9)
    %21 = acc.declare_link varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":81:9)
    %22 = acc.cache varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":82:9)
    %23 = acc.private varPtr(%arg0 : memref<8xf32>) recipe(@private) -> memref<8xf32> loc("<stdin>":83:9)
    %24 = acc.firstprivate varPtr(%arg0 : memref<8xf32>) bounds(%2) recipe(@first) -> memref<8xf32> loc("<stdin>":84:9)
    %25 = acc.firstprivate_map varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":85:9)
    %26 = acc.reduction varPtr(%arg0 : memref<8xf32>) recipe(@sum) -> memref<8xf32> loc("<stdin>":86:9)
    acc.copyout accPtr(%12 : !llvm.ptr) bounds(%0) async(%arg3 : i64) to varPtr(%arg1 : !llvm.ptr) varType(f32) loc("<stdin>":87:3)
    acc.copyout accPtr(%7 : memref<8xf32>) async to varPtr(%arg0 : memref<8xf32>) {dataClause = #acc<data_clause acc_copy>, modifiers = #acc<data_clause_modifier always>} loc("<stdin>":88:3)
    acc.update_host accPtr(%18 : memref<8xf32>) to varPtr(%arg0 : memref<8xf32>) {dataClause = #acc<data_clause acc_update_self>} loc("<stdin>":89:3)
    acc.delete accPtr(%7 : memref<8xf32>) loc("<stdin>":90:3)
    acc.delete accPtr(%7 : memref<8xf32>) bounds(%1) async(%arg4 : index [#acc.device_type<default>]) {dataClause = #acc<data_clause acc_create>, name = "m"} loc("<stdin>":91:3)
    acc.detach accPtr(%16 : !llvm.ptr) loc("<stdin>":92:3)
    return loc("<stdin>":93:3)
  } loc("<stdin>":59:1)
  func.func @compute(%arg0: memref<8xf32> loc("<stdin>":95:20), %arg1: !llvm.ptr loc("<stdin>":95:39), %arg2: i1 loc("<stdin>":95:54), %arg3: i64 loc("<stdin>":95:62), %arg4: index loc("<stdin>":95:71)) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":96:8)
    %1 = acc.private varPtr(%arg0 : memref<8xf32>) recipe(@private) -> memref<8xf32> loc("<stdin>":97:8)
    %2 = acc.firstprivate varPtr(%arg0 : memref<8xf32>) recipe(@first) -> memref<8xf32> loc("<stdin>":98:8)
    %3 = acc.reduction varPtr(%arg0 : memref<8xf32>) recipe(@sum) -> memref<8xf32> loc("<stdin>":99:8)
    %4 = acc.cache varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":100:8)
    acc.parallel {
      acc.yield loc("<stdin>":102:5)
    } loc("<stdin>":101:3)
    acc.parallel combined(loop) dataOperands(%0 : memref<8xf32>) async firstprivate(%2 : memref<8xf32>) num_gangs({%arg3 : i64, %arg4 : index}, {%arg4 : index} [#acc.device_type<nvidia>]) num_workers(%arg4 : index, %arg3 : i64 [#acc.device_type<radeon>]) private(%1 : memref<8xf32>) vector_length(%arg3 : i64) wait self(%arg2) if(%arg2) reduction(%3 : memref<8xf32>) {
      acc.loop combined(parallel) control(%arg5 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
        acc.yield loc("<stdin>":106:7)
      } attributes {independent = [#acc.device_type<none>]} loc("<stdin>":105:5)
      acc.yield loc("<stdin>":108:5)
    } attributes {a, defaultAttr = #acc<defaultvalue none>} loc("<stdin>":104:3)
    acc.parallel async(%arg3 : i64) wait({devnum: %arg3 : i64, %arg4 : index} [#acc.device_type<nvidia>]) {
      acc.yield loc("<stdin>":111:5)
    } loc("<stdin>":110:3)
    acc.parallel wait([#acc.device_type<host>], {%arg3 : i64}, {%arg4 : index, %arg4 : index} [#acc.device_type<multicore>]) {
      acc.yield loc("<stdin>":114:5)
    } attributes {selfAttr} loc("<stdin>":113:3)
    acc.serial combined(loop) dataOperands(%0 : memref<8xf32>) async(%arg3 : i64) firstprivate(%2 : memref<8xf32>) private(%1 : memref<8xf32>) wait({%arg3 : i64}) self(%arg2) if(%arg2) reduction(%3 : memref<8xf32>) {
      acc.loop combined(serial) control(%arg5 : index, %arg6 : i64) = (%arg4, %arg3 : index, i64) to (%arg4, %arg3 : index, i64)  step (%arg4, %arg3 : index, i64) {
        acc.yield loc("<stdin>":118:7)
      } attributes {inclusiveUpperbound = array<i1: true, false>, seq = [#acc.device_type<none>]} loc("<stdin>":117:5)
      acc.yield loc("<stdin>":120:5)
    } loc("<stdin>":116:3)
    acc.serial {
      acc.yield loc("<stdin>":123:5)
    } loc("<stdin>":122:3)
    acc.kernels combined(loop) num_gangs({%arg3 : i64} [#acc.device_type<nvidia>]) vector_length(%arg3 : i64) wait({%arg3 : i64}) {
      acc.loop combined(kernels) control(%arg5 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
        acc.yield loc("<stdin>":127:7)
      } attributes {auto_ = [#acc.device_type<none>]} loc("<stdin>":126:5)
      acc.terminator loc("<stdin>":129:5)
    } loc("<stdin>":125:3)
    acc.kernels {
      acc.terminator loc("<stdin>":132:5)
    } loc("<stdin>":131:3)
    acc.kernel_environment dataOperands(%0 : memref<8xf32>) async(%arg3 : i64) wait {
      "some.kernel"() : () -> () loc("<stdin>":135:5)
    } {a} loc("<stdin>":134:3)
    acc.kernel_environment {
    } loc("<stdin>":137:3)
    acc.loop gang({num=%arg3 : i64, dim=%arg3 : i64, static=%arg4 : index} [#acc.device_type<nvidia>]) worker(%arg3 : i64) vector(%arg4 : index [#acc.device_type<nvidia>]) private(%1 : memref<8xf32>) firstprivate(%2 : memref<8xf32>) tile({%arg4 : index, %arg4 : index}, {%arg3 : i64} [#acc.device_type<star>]) reduction(%3 : memref<8xf32>) cache(%4 : memref<8xf32>) control(%arg5 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
      acc.yield loc("<stdin>":140:5)
    } attributes {collapse = [1], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]} loc("<stdin>":139:3)
    acc.loop gang worker vector control(%arg5 : i64) = (%arg3 : i64) to (%arg3 : i64)  step (%arg3 : i64) {
      %5 = arith.addi %arg5, %arg5 : i64 loc("<stdin>":143:10)
      acc.yield loc("<stdin>":144:5)
    } attributes {independent = [#acc.device_type<none>]} loc("<stdin>":142:3)
    acc.loop gang([#acc.device_type<nvidia>], {static=%arg4 : index} [#acc.device_type<host>]) control(%arg5 : i64) = (%arg3 : i64) to (%arg3 : i64)  step (%arg3 : i64) {
      acc.yield loc("<stdin>":147:5)
    } attributes {independent = [#acc.device_type<none>]} loc("<stdin>":146:3)
    acc.loop {
      acc.yield loc("<stdin>":150:5)
    } attributes {independent = [#acc.device_type<none>], unstructured} loc("<stdin>":149:3)
    acc.loop {
      scf.for %arg5 = %arg4 to %arg4 step %arg4 {
        scf.for %arg6 = %arg4 to %arg4 step %arg4 {
          scf.for %arg7 = %arg4 to %arg4 step %arg4 {
          } loc("<stdin>":155:9)
        } loc("<stdin>":154:7)
      } loc("<stdin>":153:5)
      acc.yield loc("<stdin>":159:5)
    } attributes {collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>], independent = [#acc.device_type<none>]} loc("<stdin>":152:3)
    return loc("<stdin>":161:3)
  } loc("<stdin>":95:1)
  func.func @data(%arg0: memref<8xf32> loc("<stdin>":163:17), %arg1: !llvm.ptr loc("<stdin>":163:36), %arg2: i1 loc("<stdin>":163:51), %arg3: i64 loc("<stdin>":163:59), %arg4: index loc("<stdin>":163:68)) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":164:8)
    %1 = acc.use_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":165:8)
    %2 = acc.update_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> loc("<stdin>":166:8)
    acc.data if(%arg2) async dataOperands(%0 : memref<8xf32>) wait({devnum: %arg3 : i64, %arg4 : index}) {
      acc.terminator loc("<stdin>":168:5)
    } loc("<stdin>":167:3)
    acc.data {
      acc.terminator loc("<stdin>":171:5)
    } attributes {defaultAttr = #acc<defaultvalue present>} loc("<stdin>":170:3)
    acc.host_data if(%arg2) dataOperands(%1 : memref<8xf32>) {
      acc.terminator loc("<stdin>":174:5)
    } attributes {ifPresent} loc("<stdin>":173:3)
    acc.enter_data if(%arg2) async(%arg4 : index) wait_devnum(%arg3 : i64) wait(%arg4, %arg3 : index, i64) dataOperands(%0 : memref<8xf32>) loc("<stdin>":176:3)
    acc.enter_data async wait dataOperands(%0 : memref<8xf32>) attributes {a} loc("<stdin>":177:3)
    acc.exit_data if(%arg2) async(%arg4 : index) wait_devnum(%arg3 : i64) wait(%arg4 : index) dataOperands(%0 : memref<8xf32>) loc("<stdin>":178:3)
    acc.exit_data async wait dataOperands(%0 : memref<8xf32>) attributes {finalize} loc("<stdin>":179:3)
    acc.update if(%arg2) async wait dataOperands(%2 : memref<8xf32>) loc("<stdin>":180:3)
    acc.update async(%arg3 : i64) wait({%arg4 : index}) dataOperands(%2 : memref<8xf32>) attributes {ifPresent} loc("<stdin>":181:3)
    acc.declare dataOperands(%0 : memref<8xf32>) {
      acc.terminator loc("<stdin>":183:5)
    } attributes {a} loc("<stdin>":182:3)
    %3 = acc.declare_enter dataOperands(%0 : memref<8xf32>) loc("<stdin>":185:12)
    acc.declare_exit token(%3) dataOperands(%0 : memref<8xf32>) loc("<stdin>":186:3)
    acc.declare_exit dataOperands(%0 : memref<8xf32>) attributes {a} loc("<stdin>":187:3)
    return loc("<stdin>":188:3)
  } loc("<stdin>":163:1)
  func.func @runtime(%arg0: i1 loc("<stdin>":190:20), %arg1: i64 loc("<stdin>":190:28), %arg2: index loc("<stdin>":190:37)) {
    acc.init loc("<stdin>":191:3)
    acc.init device_num(%arg1 : i64) if(%arg0) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<host>]} loc("<stdin>":192:3)
    acc.shutdown loc("<stdin>":193:3)
    acc.shutdown device_num(%arg2 : index) if(%arg0) attributes {device_types = [#acc.device_type<default>]} loc("<stdin>":194:3)
    acc.set attributes {device_type = #acc.device_type<multicore>} loc("<stdin>":195:3)
    acc.set default_async(%arg1 : i64) device_num(%arg2 : index) if(%arg0) loc("<stdin>":196:3)
    acc.wait loc("<stdin>":197:3)
    acc.wait(%arg2, %arg1 : index, i64) async wait_devnum(%arg1 : i64) if(%arg0) loc("<stdin>":198:3)
    acc.wait async(%arg1 : i64) attributes {a} loc("<stdin>":199:3)
    return loc("<stdin>":200:3)
  } loc("<stdin>":190:1)
  func.func @atomics(%arg0: memref<i32> loc("<stdin>":202:20), %arg1: memref<i32> loc("<stdin>":202:37), %arg2: i1 loc("<stdin>":202:54), %arg3: i32 loc("<stdin>":202:62)) {
    acc.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32 loc("<stdin>":203:3)
    acc.atomic.read if(%arg2) %arg0 = %arg1 : memref<i32>, memref<i32>, i32 loc("<stdin>":204:3)
    acc.atomic.write %arg0 = %arg3 : memref<i32>, i32 loc("<stdin>":205:3)
    acc.atomic.write if(%arg2) %arg0 = %arg3 : memref<i32>, i32 {a} loc("<stdin>":206:3)
    acc.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg4: i32 loc("<stdin>":208:8)):
      %0 = arith.addi %arg4, %arg3 : i32 loc("<stdin>":209:10)
      acc.yield %0 : i32 loc("<stdin>":210:5)
    } loc("<stdin>":207:3)
    acc.atomic.update if(%arg2) %arg0 : memref<i32> {
    ^bb0(%arg4: i32 loc("<stdin>":213:8)):
      acc.yield %arg4 : i32 loc("<stdin>":214:5)
    } loc("<stdin>":212:3)
    acc.atomic.capture {
      acc.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32 loc("<stdin>":217:5)
      acc.atomic.write %arg1 = %arg3 : memref<i32>, i32 loc("<stdin>":218:5)
    } loc("<stdin>":216:3)
    acc.atomic.capture if(%arg2) {
      acc.atomic.update %arg1 : memref<i32> {
      ^bb0(%arg4: i32 loc("<stdin>":223:10)):
        acc.yield %arg4 : i32 loc("<stdin>":224:7)
      } loc("<stdin>":222:5)
      acc.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32 loc("<stdin>":226:5)
    } loc("<stdin>":221:3)
    return loc("<stdin>":228:3)
  } loc("<stdin>":202:1)
} loc("<stdin>":0:0)
