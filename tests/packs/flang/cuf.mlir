// Memory of devices, kernels and their launches, modules.
func.func @a(%i: i32, %l: index, %r: !fir.ref<i32>, %b: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %s: !fir.ref<i64>) {
  %0 = cuf.alloc i32 {bindc_name = "a", uniq_name = "x", data_attr = #cuf.cuda<device>} -> !fir.ref<i32>
  %1 = cuf.alloc !fir.array<?xf32>, %l : index {data_attr = #cuf.cuda<managed>} -> !fir.ref<!fir.array<?xf32>>
  cuf.free %0 : !fir.ref<i32> {data_attr = #cuf.cuda<device>}
  %2 = cuf.allocate %b : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {data_attr = #cuf.cuda<device>} -> i32
  %3 = cuf.allocate %b : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> stream(%s : !fir.ref<i64>) {data_attr = #cuf.cuda<device>} -> i32
  %4 = cuf.deallocate %b : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {data_attr = #cuf.cuda<device>} -> i32
  cuf.data_transfer %r to %0 {transfer_kind = #cuf.cuda_transfer<host_device>} : !fir.ref<i32>, !fir.ref<i32>
  %5 = cuf.shared_memory i32 {bindc_name = "s", uniq_name = "t"} -> !fir.ref<i32>
  cuf.kernel_launch @k<<<%i, %i, %i, %i, %i, %i>>>(%r) : (!fir.ref<i32>)
  cuf.kernel_launch @k<<<%i, %i, %i, %i, %i, %i, %i>>>()
  %6 = cuf.device_address @g -> !fir.ref<i32>
  cuf.sync_descriptor @g
  return
}
func.func private @k(!fir.ref<i32>) attributes {cuf.proc_attr = #cuf.cuda_proc<global>, cuf.launch_bounds = #cuf.launch_bounds<maxTPB = 8 : i64, minBPM = 1 : i64>, cuf.cluster_dims = #cuf.cluster_dims<x = 1 : i64, y = 1 : i64, z = 1 : i64>}
fir.global @g : i32
func.func @t(%p: !llvm.ptr) {
  cuf.register_kernel @m::@k(%p : !llvm.ptr)
  %0 = cuf.register_module @m -> !llvm.ptr
  return
}
gpu.module @m {
  gpu.func @k() kernel { gpu.return }
}
func.func @loops(%l: index, %m: !fir.ref<i32>, %x: !fir.ref<i64>, %c: i32) {
  cuf.kernel<<<%c, %c>>> (%i : index) = (%l : index) to (%l : index) step (%l : index) {
    "fir.end"() : () -> ()
  }
  cuf.kernel<<<(%c, %c), (%c, %c, %c), stream = %x : !fir.ref<i64>>>> reduce(%m : !fir.ref<i32> : [#fir.reduce_attr<add>]) (%i : index, %j : index) = (%l, %l : index, index) to (%l, %l : index, index) step (%l, %l : index, index) {
    "fir.end"() : () -> ()
  } {n = 2 : i64}
  cuf.kernel<<<*, *>>> (%i : index) = (%l : index) to (%l : index) step (%l : index) {
    "fir.end"() : () -> ()
  }
  return
}
// ANSWER custom
module {
  func.func @a(%arg0: i32, %arg1: index, %arg2: !fir.ref<i32>, %arg3: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg4: !fir.ref<i64>) {
    %0 = cuf.alloc i32 {bindc_name = "a", data_attr = #cuf.cuda<device>, uniq_name = "x"} -> !fir.ref<i32>
    %1 = cuf.alloc !fir.array<?xf32>, %arg1 : index {data_attr = #cuf.cuda<managed>} -> !fir.ref<!fir.array<?xf32>>
    cuf.free %0 : !fir.ref<i32> {data_attr = #cuf.cuda<device>}
    %2 = cuf.allocate %arg3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {data_attr = #cuf.cuda<device>} -> i32
    %3 = cuf.allocate %arg3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> stream(%arg4 : !fir.ref<i64>) {data_attr = #cuf.cuda<device>} -> i32
    %4 = cuf.deallocate %arg3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {data_attr = #cuf.cuda<device>} -> i32
    cuf.data_transfer %arg2 to %0 {transfer_kind = #cuf.cuda_transfer<host_device>} : !fir.ref<i32>, !fir.ref<i32>
    %5 = cuf.shared_memory i32 {bindc_name = "s", uniq_name = "t"} -> !fir.ref<i32>
    cuf.kernel_launch @k<<<%arg0, %arg0, %arg0, %arg0, %arg0, %arg0>>>(%arg2) : (!fir.ref<i32>)
    cuf.kernel_launch @k<<<%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0>>>()
    %6 = cuf.device_address @g -> <i32>
    cuf.sync_descriptor @g
    return
  }
  func.func private @k(!fir.ref<i32>) attributes {cuf.cluster_dims = #cuf.cluster_dims<x = 1 : i64, y = 1 : i64, z = 1 : i64>, cuf.launch_bounds = #cuf.launch_bounds<maxTPB = 8 : i64, minBPM = 1 : i64>, cuf.proc_attr = #cuf.cuda_proc<global>}
  fir.global @g : i32
  func.func @t(%arg0: !llvm.ptr) {
    cuf.register_kernel @m::@k(%arg0 : !llvm.ptr)
    %0 = cuf.register_module @m -> !llvm.ptr
    return
  }
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @loops(%arg0: index, %arg1: !fir.ref<i32>, %arg2: !fir.ref<i64>, %arg3: i32) {
    cuf.kernel<<<%arg3, %arg3>>> (%arg4 : index) = (%arg0 : index) to (%arg0 : index)  step (%arg0 : index) {
      "fir.end"() : () -> ()
    }
    cuf.kernel<<<(%arg3, %arg3), (%arg3, %arg3, %arg3), stream = %arg2 : !fir.ref<i64>>>> reduce(%arg1 : !fir.ref<i32> : [#fir.reduce_attr<add>]) (%arg4 : index, %arg5 : index) = (%arg0, %arg0 : index, index) to (%arg0, %arg0 : index, index)  step (%arg0, %arg0 : index, index) {
      "fir.end"() : () -> ()
    } {n = 2 : i64}
    cuf.kernel<<<*, *>>> (%arg4 : index) = (%arg0 : index) to (%arg0 : index)  step (%arg0 : index) {
      "fir.end"() : () -> ()
    }
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, index, !fir.ref<i32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<i64>) -> (), sym_name = "a"}> ({
  ^bb0(%arg9: i32, %arg10: index, %arg11: !fir.ref<i32>, %arg12: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg13: !fir.ref<i64>):
    %1 = "cuf.alloc"() <{bindc_name = "a", data_attr = #cuf.cuda<device>, in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "x"}> : () -> !fir.ref<i32>
    %2 = "cuf.alloc"(%arg10) <{data_attr = #cuf.cuda<managed>, in_type = !fir.array<?xf32>, operandSegmentSizes = array<i32: 0, 1>}> : (index) -> !fir.ref<!fir.array<?xf32>>
    "cuf.free"(%1) <{data_attr = #cuf.cuda<device>}> : (!fir.ref<i32>) -> ()
    %3 = "cuf.allocate"(%arg12) <{data_attr = #cuf.cuda<device>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> i32
    %4 = "cuf.allocate"(%arg12, %arg13) <{data_attr = #cuf.cuda<device>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<i64>) -> i32
    %5 = "cuf.deallocate"(%arg12) <{data_attr = #cuf.cuda<device>}> : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> i32
    "cuf.data_transfer"(%arg11, %1) <{transfer_kind = #cuf.cuda_transfer<host_device>}> : (!fir.ref<i32>, !fir.ref<i32>) -> ()
    %6 = "cuf.shared_memory"() <{bindc_name = "s", in_type = i32, operandSegmentSizes = array<i32: 0, 0, 0>, uniq_name = "t"}> : () -> !fir.ref<i32>
    "cuf.kernel_launch"(%arg9, %arg9, %arg9, %arg9, %arg9, %arg9, %arg11) <{callee = @k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 1>}> : (i32, i32, i32, i32, i32, i32, !fir.ref<i32>) -> ()
    "cuf.kernel_launch"(%arg9, %arg9, %arg9, %arg9, %arg9, %arg9, %arg9) <{callee = @k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0>}> : (i32, i32, i32, i32, i32, i32, i32) -> ()
    %7 = "cuf.device_address"() <{hostSymbol = @g}> : () -> !fir.ref<i32>
    "cuf.sync_descriptor"() <{globalName = @g}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<i32>) -> (), sym_name = "k", sym_visibility = "private"}> ({
  }) {cuf.cluster_dims = #cuf.cluster_dims<x = 1 : i64, y = 1 : i64, z = 1 : i64>, cuf.launch_bounds = #cuf.launch_bounds<maxTPB = 8 : i64, minBPM = 1 : i64>, cuf.proc_attr = #cuf.cuda_proc<global>} : () -> ()
  "fir.global"() <{sym_name = "g", symref = @g, type = i32}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "t"}> ({
  ^bb0(%arg8: !llvm.ptr):
    "cuf.register_kernel"(%arg8) <{name = @m::@k}> : (!llvm.ptr) -> ()
    %0 = "cuf.register_module"() <{name = @m}> : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = () -> ()}> ({
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !fir.ref<i32>, !fir.ref<i64>, i32) -> (), sym_name = "loops"}> ({
  ^bb0(%arg0: index, %arg1: !fir.ref<i32>, %arg2: !fir.ref<i64>, %arg3: i32):
    "cuf.kernel"(%arg3, %arg3, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 1, 0>}> ({
    ^bb0(%arg7: index):
      "fir.end"() : () -> ()
    }) : (i32, i32, index, index, index) -> ()
    "cuf.kernel"(%arg3, %arg3, %arg3, %arg3, %arg3, %arg2, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{n = 2 : i64, operandSegmentSizes = array<i32: 2, 3, 1, 2, 2, 2, 1>, reduceAttrs = [#fir.reduce_attr<add>]}> ({
    ^bb0(%arg5: index, %arg6: index):
      "fir.end"() : () -> ()
    }) : (i32, i32, i32, i32, i32, !fir.ref<i64>, index, index, index, index, index, index, !fir.ref<i32>) -> ()
    "cuf.kernel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 1, 0>}> ({
    ^bb0(%arg4: index):
      "fir.end"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

