// Every operation of omp, with each of its clauses.
omp.private {type = private} @private : !llvm.ptr
omp.private {type = private} @whole : !llvm.ptr init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield
}
omp.private {type = firstprivate} @first : !llvm.ptr copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.declare_reduction @sum : i32 init {
^bb0(%a: i32):
  %0 = arith.constant 0 : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = arith.addi %a, %b : i32
  omp.yield(%0 : i32)
}
omp.declare_reduction @ref : !llvm.ptr attributes {byref_element_type = f32} alloc {
  %0 = "some.alloc"() : () -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb0(%a: !llvm.ptr):
  omp.yield
}
omp.declare_mapper @mapper : i32 {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)
func.func private @copy(!llvm.ptr, !llvm.ptr)
func.func @parallel(%p: !llvm.ptr, %m: memref<i32>, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.parallel {
    omp.terminator
  }
  omp.parallel proc_bind(close) num_threads(%y : i32) if(%c) allocate(%i : i64 -> %p : !llvm.ptr) private(@first %p -> %a, @private %p -> %b : !llvm.ptr, !llvm.ptr) private_barrier reduction(mod: task, byref @ref %p -> %d : !llvm.ptr) {
    omp.barrier
    omp.terminator
  }
  omp.parallel reduction(@sum %m -> %a : memref<i32>) {
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.cancel cancellation_construct_type(parallel) if(%c)
    omp.terminator
  }
  omp.teams num_teams(%y : i32 to %y : i32) if(%c) thread_limit(%y : i32) allocate(%i : i64 -> %p : !llvm.ptr) private(@private %p -> %a : !llvm.ptr) reduction(byref @ref %p -> %b : !llvm.ptr) {
    omp.terminator
  }
  omp.teams num_teams(to %i : i64) {
    omp.distribute dist_schedule_static dist_schedule_chunk_size(%y : i32) order(unconstrained:concurrent) allocate(%i : i64 -> %p : !llvm.ptr) private(@private %p -> %a : !llvm.ptr) {
      omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.terminator
  }
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  omp.sections nowait allocate(%i : i64 -> %p : !llvm.ptr) private(@private %p -> %a : !llvm.ptr) reduction(byref @ref %p -> %b : !llvm.ptr) {
    omp.section {
    ^bb0(%c1: !llvm.ptr, %c2: !llvm.ptr):
      omp.terminator
    } {a}
    omp.terminator
  }
  omp.sections {
    omp.section {
      omp.cancel cancellation_construct_type(sections)
      omp.terminator
    }
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  omp.single copyprivate(%p -> @copy : !llvm.ptr) allocate(%i : i64 -> %p : !llvm.ptr) private(@private %p -> %a : !llvm.ptr) {
    omp.terminator
  }
  omp.single nowait {
    omp.terminator
  }
  omp.workshare nowait {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.terminator
  }
  omp.masked filter(%y : i32) {
    omp.terminator
  } {a}
  omp.masked {
    omp.terminator
  }
  omp.master {
    omp.terminator
  }
  omp.critical {
    omp.terminator
  }
  omp.critical(@hinted) {
    omp.terminator
  } {a}
  omp.barrier
  omp.barrier {a}
  omp.flush
  omp.flush(%p, %m : !llvm.ptr, memref<i32>) {a}
  %0 = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr {a}
  omp.allocate_dir(%p, %m : !llvm.ptr, memref<i32>) align(2) allocator(%i) {a}
  omp.allocate_dir(%p : !llvm.ptr)
  return
}
func.func @loops(%p: !llvm.ptr, %m: memref<i32>, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.wsloop schedule(dynamic = %i : i64, nonmonotonic, simd) ordered(1) nowait linear(%p = %y : !llvm.ptr) order(concurrent) allocate(%i : i64 -> %p : !llvm.ptr) private(@private %p -> %a : !llvm.ptr) reduction(byref @ref %p -> %b : !llvm.ptr) {
    omp.loop_nest (%k, %l) : index = (%x, %x) to (%x, %x) inclusive step (%x, %x) collapse(2) tiles(2, 4) {
      omp.yield
    }
  } {linear_var_types = [i32], a}
  omp.wsloop schedule(static) {
    omp.simd aligned(%p : !llvm.ptr -> 32 : i64) if(%c) linear(%p = %y : !llvm.ptr) nontemporal(%p, %m : !llvm.ptr, memref<i32>) order(reproducible:concurrent) safelen(2) simdlen(1) private(@private %p -> %a : !llvm.ptr) reduction(@sum %m -> %b : memref<i32>) {
      omp.loop_nest (%k) : i32 = (%y) to (%y) step (%y) {
        omp.yield
      }
    } {linear_var_types = [i64], omp.composite}
  } {omp.composite}
  omp.wsloop schedule(runtime, simd) {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.yield
    }
  }
  omp.wsloop ordered(0) {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  omp.simd {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.ordered.region par_level_simd {
        omp.terminator
      } {a}
      omp.yield
    }
  }
  omp.wsloop ordered(1) {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.ordered depend_type(dependsource) depend_vec(%x : index) {doacross_num_loops = 1 : i64}
      omp.ordered depend_type(dependsink) depend_vec(%x : index) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  omp.wsloop reduction(mod: inscan, @sum %m -> %b : memref<i32>) {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.scan inclusive(%b : memref<i32>)
      omp.yield
    }
  }
  omp.wsloop reduction(mod: inscan, @sum %m -> %b : memref<i32>) {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.scan exclusive(%b : memref<i32>) {a}
      omp.yield
    }
  }
  omp.loop bind(parallel) order(reproducible:concurrent) private(@private %p -> %a : !llvm.ptr) reduction(byref @ref %p -> %b : !llvm.ptr) {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.yield
    }
  } {a}
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%y) {
    omp.terminator
  }
  omp.unroll_heuristic(%cli)
  %c2 = omp.new_cli
  %c3 = omp.new_cli
  %c4 = omp.new_cli
  omp.canonical_loop(%c2) %iv2 : i32 in range(%y) {
    omp.canonical_loop %iv4 : i32 in range(%y) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%c3, %c4) <- (%c2) sizes(%y : i32)
  omp.canonical_loop %iv3 : i64 in range(%i) {
    omp.terminator
  }
  return
}
func.func @targets(%p: !llvm.ptr, %m: memref<8xi32>, %c: i1, %i: i64, %x: index, %y: i32) {
  %b0 = omp.map.bounds lower_bound(%x : index) upper_bound(%x : index) extent(%x : index) stride(%x : index) start_idx(%x : index)
  %b1 = omp.map.bounds upper_bound(%i : i64) {stride_in_bytes = true}
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "x"}
  %1 = omp.map.info var_ptr(%m : memref<8xi32>, tensor<8xi32>) map_clauses(always, close, from) capture(ByCopy) bounds(%b0, %b1) -> memref<8xi32>
  %2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom, ref_ptr_ptee) capture(This) var_ptr_ptr(%p : !llvm.ptr) mapper(@mapper) members(%0, %0 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true}
  %3 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(VLAType) -> !llvm.ptr
  %4 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
  %5 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  omp.target_data device(%y : i32) if(%c) map_entries(%0, %1 : !llvm.ptr, memref<8xi32>) use_device_addr(%4 -> %a : !llvm.ptr) use_device_ptr(%4 -> %b : !llvm.ptr) {
    omp.terminator
  }
  omp.target_enter_data depend(taskdependin -> %p : !llvm.ptr) device(%y : i32) if(%c) map_entries(%0 : !llvm.ptr) nowait
  omp.target_exit_data nowait map_entries(%3, %5 : !llvm.ptr, !llvm.ptr) depend(taskdependout -> %p : !llvm.ptr)
  omp.target_update map_entries(%0 : !llvm.ptr) device(%i : i64) {a}
  omp.target device(%y : i32) if(%c) thread_limit(%y : i32) nowait is_device_ptr(%p : !llvm.ptr) depend(taskdependinout -> %p : !llvm.ptr, taskdependmutexinoutset -> %p : !llvm.ptr, taskdependinoutset -> %p : !llvm.ptr) has_device_addr(%4 -> %a : !llvm.ptr) host_eval(%y -> %b : i32) in_reduction(byref @ref %p -> %d : !llvm.ptr) map_entries(%0 -> %e : !llvm.ptr) private(@private %p -> %f [map_idx=0], @first %p -> %g : !llvm.ptr, !llvm.ptr) {
    omp.teams num_teams(to %b : i32) {
      omp.terminator
    }
    omp.terminator
  }
  omp.target ompx_bare {
    omp.terminator
  } {a}
  %6 = omp.target_allocmem %y : i32, i64
  %7 = omp.target_allocmem %y : i32, i64(%y, %y : i32, i32), %x, %x {uniq_name = "a", bindc_name = "b"}
  omp.target_freemem %y, %6 : i32, i64
  return
}
func.func @tasks(%p: !llvm.ptr, %m: memref<i32>, %c: i1, %i: i64, %x: index, %y: i32) {
  omp.task detach(%p : !llvm.ptr) untied mergeable final(%c) if(%c) priority(%y : i32) depend(taskdependin -> %p : !llvm.ptr) allocate(%y : i32 -> %p : !llvm.ptr) in_reduction(byref @ref %p -> %b : !llvm.ptr) private(@private %p -> %a : !llvm.ptr) {
    omp.taskyield
    omp.terminator
  }
  omp.task {
    omp.taskyield {a}
    omp.terminator
  }
  omp.taskloop grainsize(strict, %x : index) if(%c) final(%c) untied mergeable priority(%y : i32) allocate(%i : i64 -> %p : !llvm.ptr) in_reduction(@sum %m -> %d : memref<i32>) private(@private %p -> %a : !llvm.ptr) reduction(byref @ref %p -> %b : !llvm.ptr) {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.yield
    }
  }
  omp.taskloop num_tasks(%i : i64) nogroup {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.yield
    }
  }
  omp.taskloop grainsize(%i : i64) {
    omp.loop_nest (%k) : index = (%x) to (%x) step (%x) {
      omp.yield
    }
  }
  omp.taskgroup allocate(%i : i64 -> %p : !llvm.ptr) task_reduction(@sum %m -> %b : memref<i32>) {
    omp.terminator
  }
  omp.taskgroup {
    omp.terminator
  }
  omp.taskwait
  omp.taskwait nowait depend(taskdependin -> %p : !llvm.ptr)
  return
}
func.func @atomics(%m: memref<i32>, %n: memref<i32>, %i: i32) {
  omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32
  omp.atomic.read %m = %n memory_order(seq_cst) hint(uncontended, nonspeculative) : memref<i32>, memref<i32>, i32
  omp.atomic.write %m = %i : memref<i32>, i32
  omp.atomic.write %m = %i hint(speculative) memory_order(release) : memref<i32>, i32 {a}
  omp.atomic.update %m : memref<i32> {
  ^bb0(%v: i32):
    %0 = arith.addi %v, %i : i32
    omp.yield(%0 : i32)
  }
  omp.atomic.update memory_order(relaxed) hint(none) %m : memref<i32> {
  ^bb0(%v: i32):
    omp.yield(%v : i32)
  } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true>}
  omp.atomic.capture {
    omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32
    omp.atomic.write %n = %i : memref<i32>, i32
    omp.terminator
  }
  omp.atomic.capture memory_order(acq_rel) hint(contended) {
    omp.atomic.update %n : memref<i32> {
    ^bb0(%v: i32):
      omp.yield(%v : i32)
    }
    omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32
  }
  return
}
//= --allow-unregistered-dialect
module {
  omp.private {type = private} @private : !llvm.ptr
  omp.private {type = private} @whole : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  } dealloc {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield
  }
  omp.private {type = firstprivate} @first : !llvm.ptr copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.declare_reduction @sum : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.declare_reduction @ref : !llvm.ptr attributes {byref_element_type = f32} alloc {
    %0 = "some.alloc"() : () -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield
  } cleanup {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield
  }
  omp.declare_mapper @mapper : i32 {
  ^bb0(%arg0: !llvm.ptr):
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
  }
  omp.critical.declare @lock
  omp.critical.declare @hinted hint(contended, speculative)
  func.func private @copy(!llvm.ptr, !llvm.ptr)
  func.func @parallel(%arg0: !llvm.ptr, %arg1: memref<i32>, %arg2: i1, %arg3: i64, %arg4: index, %arg5: i32) {
    omp.parallel {
      omp.terminator
    }
    omp.parallel allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) if(%arg2) num_threads(%arg5 : i32) proc_bind(close) private(@first %arg0 -> %arg6, @private %arg0 -> %arg7 : !llvm.ptr, !llvm.ptr) private_barrier reduction(mod: task, byref @ref %arg0 -> %arg8 : !llvm.ptr) {
      omp.barrier
      omp.terminator
    }
    omp.parallel reduction(@sum %arg1 -> %arg6 : memref<i32>) {
      omp.cancellation_point cancellation_construct_type(parallel)
      omp.cancel cancellation_construct_type(parallel) if(%arg2)
      omp.terminator
    }
    omp.teams allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) if(%arg2) num_teams(%arg5 : i32 to %arg5 : i32) thread_limit(%arg5 : i32) private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg7 : !llvm.ptr) {
      omp.terminator
    }
    omp.teams num_teams( to %arg3 : i64) {
      omp.distribute allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) dist_schedule_static dist_schedule_chunk_size(%arg5 : i32) order(unconstrained:concurrent) private(@private %arg0 -> %arg6 : !llvm.ptr) {
        omp.loop_nest (%arg7) : index = (%arg4) to (%arg4) step (%arg4) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.teams {
      omp.workdistribute {
        omp.terminator
      }
      omp.terminator
    }
    omp.sections allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) nowait private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg7 : !llvm.ptr) {
      omp.section {
      ^bb0(%arg8: !llvm.ptr, %arg9: !llvm.ptr):
        omp.terminator
      } {a}
      omp.terminator
    }
    omp.sections {
      omp.section {
        omp.cancel cancellation_construct_type(sections)
        omp.terminator
      }
      omp.section {
        omp.terminator
      }
      omp.terminator
    }
    omp.single allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) copyprivate(%arg0 -> @copy : !llvm.ptr) private(@private %arg0 -> %arg6 : !llvm.ptr) {
      omp.terminator
    }
    omp.single nowait {
      omp.terminator
    }
    omp.workshare nowait {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.masked filter(%arg5 : i32) {
      omp.terminator
    } {a}
    omp.masked {
      omp.terminator
    }
    omp.master {
      omp.terminator
    }
    omp.critical {
      omp.terminator
    }
    omp.critical(@hinted) {
      omp.terminator
    } {a}
    omp.barrier
    omp.barrier {a}
    omp.flush
    omp.flush(%arg0, %arg1 : !llvm.ptr, memref<i32>) {a}
    %0 = omp.threadprivate %arg0 : !llvm.ptr -> !llvm.ptr {a}
    omp.allocate_dir(%arg0, %arg1 : !llvm.ptr, memref<i32>) align(2) allocator(%arg3) {a}
    omp.allocate_dir(%arg0 : !llvm.ptr)
    return
  }
  func.func @loops(%arg0: !llvm.ptr, %arg1: memref<i32>, %arg2: i1, %arg3: i64, %arg4: index, %arg5: i32) {
    omp.wsloop allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) linear(%arg0 = %arg5 : !llvm.ptr) nowait order(concurrent) ordered(1) schedule(dynamic = %arg3 : i64, nonmonotonic, simd) private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg7 : !llvm.ptr) {
      omp.loop_nest (%arg8, %arg9) : index = (%arg4, %arg4) to (%arg4, %arg4) inclusive step (%arg4, %arg4) collapse(2) tiles(2, 4) {
        omp.yield
      }
    } {a, linear_var_types = [i32]}
    omp.wsloop schedule(static) {
      omp.simd aligned(%arg0 : !llvm.ptr -> 32 : i64) if(%arg2) linear(%arg0 = %arg5 : !llvm.ptr) nontemporal(%arg0, %arg1 : !llvm.ptr, memref<i32>) order(reproducible:concurrent) safelen(2) simdlen(1) private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(@sum %arg1 -> %arg7 : memref<i32>) {
        omp.loop_nest (%arg8) : i32 = (%arg5) to (%arg5) step (%arg5) {
          omp.yield
        }
      } {linear_var_types = [i64], omp.composite}
    } {omp.composite}
    omp.wsloop schedule(runtime, none, simd) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    omp.wsloop ordered(0) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.ordered.region {
          omp.terminator
        }
        omp.yield
      }
    }
    omp.simd {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.ordered.region par_level_simd {
          omp.terminator
        } {a}
        omp.yield
      }
    }
    omp.wsloop ordered(1) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.ordered depend_type(dependsource) depend_vec(%arg4 : index) {doacross_num_loops = 1 : i64}
        omp.ordered depend_type(dependsink) depend_vec(%arg4 : index) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    }
    omp.wsloop reduction(mod: inscan, @sum %arg1 -> %arg6 : memref<i32>) {
      omp.loop_nest (%arg7) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.scan inclusive(%arg6 : memref<i32>)
        omp.yield
      }
    }
    omp.wsloop reduction(mod: inscan, @sum %arg1 -> %arg6 : memref<i32>) {
      omp.loop_nest (%arg7) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.scan exclusive(%arg6 : memref<i32>) {a}
        omp.yield
      }
    }
    omp.loop bind(parallel) order(reproducible:concurrent) private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg7 : !llvm.ptr) {
      omp.loop_nest (%arg8) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    } {a}
    %canonloop_s9 = omp.new_cli
    omp.canonical_loop(%canonloop_s9) %iv_s9 : i32 in range(%arg5) {
      omp.terminator
    }
    omp.unroll_heuristic(%canonloop_s9)
    %canonloop_s10 = omp.new_cli
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    omp.canonical_loop(%canonloop_s10) %iv_s10 : i32 in range(%arg5) {
      omp.canonical_loop %iv_s10_d1 : i32 in range(%arg5) {
        omp.terminator
      }
      omp.terminator
    }
    omp.tile (%grid1, %intratile1) <- (%canonloop_s10) sizes(%arg5 : i32)
    omp.canonical_loop %iv_s11 : i64 in range(%arg3) {
      omp.terminator
    }
    return
  }
  func.func @targets(%arg0: !llvm.ptr, %arg1: memref<8xi32>, %arg2: i1, %arg3: i64, %arg4: index, %arg5: i32) {
    %0 = omp.map.bounds lower_bound(%arg4 : index) upper_bound(%arg4 : index) extent(%arg4 : index) stride(%arg4 : index) start_idx(%arg4 : index)
    %1 = omp.map.bounds upper_bound(%arg3 : i64) {stride_in_bytes = true}
    %2 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "x"}
    %3 = omp.map.info var_ptr(%arg1 : memref<8xi32>, tensor<8xi32>) map_clauses(always, close, from) capture(ByCopy) bounds(%0, %1) -> memref<8xi32>
    %4 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom, ref_ptr_ptee) capture(This) var_ptr_ptr(%arg0 : !llvm.ptr) mapper(@mapper) members(%2, %2 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true}
    %5 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(delete) capture(VLAType) -> !llvm.ptr
    %6 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
    %7 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
    omp.target_data device(%arg5 : i32) if(%arg2) map_entries(%2, %3 : !llvm.ptr, memref<8xi32>) use_device_addr(%6 -> %arg6 : !llvm.ptr) use_device_ptr(%6 -> %arg7 : !llvm.ptr) {
      omp.terminator
    }
    omp.target_enter_data depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg5 : i32) if(%arg2) map_entries(%2 : !llvm.ptr) nowait
    omp.target_exit_data depend(taskdependout -> %arg0 : !llvm.ptr) map_entries(%5, %7 : !llvm.ptr, !llvm.ptr) nowait
    omp.target_update device(%arg3 : i64) map_entries(%2 : !llvm.ptr) {a}
    omp.target depend(taskdependinout -> %arg0 : !llvm.ptr, taskdependmutexinoutset -> %arg0 : !llvm.ptr, taskdependinoutset -> %arg0 : !llvm.ptr) device(%arg5 : i32) if(%arg2) is_device_ptr(%arg0 : !llvm.ptr) nowait thread_limit(%arg5 : i32) has_device_addr(%6 -> %arg6 : !llvm.ptr) host_eval(%arg5 -> %arg7 : i32) in_reduction(byref @ref %arg0 -> %arg8 : !llvm.ptr) map_entries(%2 -> %arg9 : !llvm.ptr) private(@private %arg0 -> %arg10 [map_idx=0], @first %arg0 -> %arg11 : !llvm.ptr, !llvm.ptr) {
      omp.teams num_teams( to %arg7 : i32) {
        omp.terminator
      }
      omp.terminator
    }
    omp.target ompx_bare {
      omp.terminator
    } {a}
    %8 = omp.target_allocmem %arg5 : i32, i64
    %9 = omp.target_allocmem %arg5 : i32, i64(%arg5, %arg5 : i32, i32), %arg4, %arg4 {bindc_name = "b", uniq_name = "a"}
    omp.target_freemem %arg5, %8 : i32, i64
    return
  }
  func.func @tasks(%arg0: !llvm.ptr, %arg1: memref<i32>, %arg2: i1, %arg3: i64, %arg4: index, %arg5: i32) {
    omp.task allocate(%arg5 : i32 -> %arg0 : !llvm.ptr) depend(taskdependin -> %arg0 : !llvm.ptr) final(%arg2) if(%arg2) mergeable priority(%arg5 : i32) untied detach(%arg0 : !llvm.ptr) in_reduction(byref @ref %arg0 -> %arg6 : !llvm.ptr) private(@private %arg0 -> %arg7 : !llvm.ptr) {
      omp.taskyield
      omp.terminator
    }
    omp.task {
      omp.taskyield {a}
      omp.terminator
    }
    omp.taskloop allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) final(%arg2) grainsize(strict, %arg4: index) if(%arg2) mergeable priority(%arg5 : i32) untied in_reduction(@sum %arg1 -> %arg6 : memref<i32>) private(@private %arg0 -> %arg7 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg8 : !llvm.ptr) {
      omp.loop_nest (%arg9) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    omp.taskloop nogroup num_tasks(%arg3: i64) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    omp.taskloop grainsize(%arg3: i64) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    omp.taskgroup allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) task_reduction(@sum %arg1 -> %arg6 : memref<i32>) {
      omp.terminator
    }
    omp.taskgroup {
      omp.terminator
    }
    omp.taskwait
    omp.taskwait depend(taskdependin -> %arg0 : !llvm.ptr) nowait
    return
  }
  func.func @atomics(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
    omp.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32
    omp.atomic.read %arg0 = %arg1 hint(uncontended, nonspeculative) memory_order(seq_cst) : memref<i32>, memref<i32>, i32
    omp.atomic.write %arg0 = %arg2 : memref<i32>, i32
    omp.atomic.write %arg0 = %arg2 hint(speculative) memory_order(release) : memref<i32>, i32 {a}
    omp.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg3: i32):
      %0 = arith.addi %arg3, %arg2 : i32
      omp.yield(%0 : i32)
    }
    omp.atomic.update memory_order(relaxed) %arg0 : memref<i32> {
    ^bb0(%arg3: i32):
      omp.yield(%arg3 : i32)
    } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true>}
    omp.atomic.capture {
      omp.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32
      omp.atomic.write %arg1 = %arg2 : memref<i32>, i32
    }
    omp.atomic.capture hint(contended) memory_order(acq_rel) {
      omp.atomic.update %arg1 : memref<i32> {
      ^bb0(%arg3: i32):
        omp.yield(%arg3 : i32)
      }
      omp.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32
    }
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "private", type = !llvm.ptr}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "whole", type = !llvm.ptr}> ({
  ^bb0(%arg97: !llvm.ptr, %arg98: !llvm.ptr):
    "omp.yield"(%arg98) : (!llvm.ptr) -> ()
  }, {
  }, {
  ^bb0(%arg96: !llvm.ptr):
    "omp.yield"() : () -> ()
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "first", type = !llvm.ptr}> ({
  }, {
  ^bb0(%arg94: !llvm.ptr, %arg95: !llvm.ptr):
    "omp.yield"(%arg95) : (!llvm.ptr) -> ()
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "sum", type = i32}> ({
  }, {
  ^bb0(%arg93: i32):
    %19 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "omp.yield"(%19) : (i32) -> ()
  }, {
  ^bb0(%arg91: i32, %arg92: i32):
    %18 = "arith.addi"(%arg91, %arg92) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "omp.yield"(%18) : (i32) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{byref_element_type = f32, sym_name = "ref", type = !llvm.ptr}> ({
    %17 = "some.alloc"() : () -> !llvm.ptr
    "omp.yield"(%17) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg89: !llvm.ptr, %arg90: !llvm.ptr):
    "omp.yield"(%arg89) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg87: !llvm.ptr, %arg88: !llvm.ptr):
    "omp.yield"(%arg87) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg85: !llvm.ptr, %arg86: !llvm.ptr):
    "omp.yield"() : () -> ()
  }, {
  ^bb0(%arg84: !llvm.ptr):
    "omp.yield"() : () -> ()
  }, {
  }) : () -> ()
  "omp.declare_mapper"() <{sym_name = "mapper", type = i32}> ({
  ^bb0(%arg83: !llvm.ptr):
    %16 = "omp.map.info"(%arg83) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.declare_mapper.info"(%16) : (!llvm.ptr) -> ()
  }) : () -> ()
  "omp.critical.declare"() <{sym_name = "lock"}> : () -> ()
  "omp.critical.declare"() <{hint = 10 : i64, sym_name = "hinted"}> : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr) -> (), sym_name = "copy", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, memref<i32>, i1, i64, index, i32) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: memref<i32>, %arg65: i1, %arg66: i64, %arg67: index, %arg68: i32):
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.parallel"(%arg63, %arg66, %arg65, %arg68, %arg63, %arg63, %arg63) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 2, 1>, private_needs_barrier, private_syms = [@first, @private], proc_bind_kind = #omp<procbindkind close>, reduction_byref = array<i1: true>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@ref]}> ({
    ^bb0(%arg80: !llvm.ptr, %arg81: !llvm.ptr, %arg82: !llvm.ptr):
      "omp.barrier"() : () -> ()
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, i1, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "omp.parallel"(%arg64) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@sum]}> ({
    ^bb0(%arg79: memref<i32>):
      "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
      "omp.cancel"(%arg65) <{cancel_directive = #omp<cancellationconstructtype parallel>}> : (i1) -> ()
      "omp.terminator"() : () -> ()
    }) : (memref<i32>) -> ()
    "omp.teams"(%arg63, %arg66, %arg65, %arg68, %arg68, %arg63, %arg63, %arg68) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, private_syms = [@private], reduction_byref = array<i1: true>, reduction_syms = [@ref]}> ({
    ^bb0(%arg77: !llvm.ptr, %arg78: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, i1, i32, i32, !llvm.ptr, !llvm.ptr, i32) -> ()
    "omp.teams"(%arg66) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0>}> ({
      "omp.distribute"(%arg63, %arg66, %arg68, %arg63) <{dist_schedule_static, operandSegmentSizes = array<i32: 1, 1, 1, 1>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod unconstrained>, private_syms = [@private]}> ({
      ^bb0(%arg75: !llvm.ptr):
        "omp.loop_nest"(%arg67, %arg67, %arg67) ({
        ^bb0(%arg76: index):
          "omp.yield"() : () -> ()
        }) : (index, index, index) -> ()
      }) : (!llvm.ptr, i64, i32, !llvm.ptr) -> ()
      "omp.terminator"() : () -> ()
    }) : (i64) -> ()
    "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.workdistribute"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.sections"(%arg63, %arg66, %arg63, %arg63) <{nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>, private_syms = [@private], reduction_byref = array<i1: true>, reduction_syms = [@ref]}> ({
    ^bb0(%arg71: !llvm.ptr, %arg72: !llvm.ptr):
      "omp.section"() ({
      ^bb0(%arg73: !llvm.ptr, %arg74: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) {a} : () -> ()
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.section"() ({
        "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.section"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.single"(%arg63, %arg66, %arg63, %arg63) <{copyprivate_syms = [@copy], operandSegmentSizes = array<i32: 1, 1, 1, 1>, private_syms = [@private]}> ({
    ^bb0(%arg70: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    "omp.single"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.workshare"() <{nowait}> ({
      "omp.workshare.loop_wrapper"() ({
        "omp.loop_nest"(%arg67, %arg67, %arg67) ({
        ^bb0(%arg69: index):
          "omp.yield"() : () -> ()
        }) : (index, index, index) -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.masked"(%arg68) ({
      "omp.terminator"() : () -> ()
    }) {a} : (i32) -> ()
    "omp.masked"() ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.master"() ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.critical"() ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.critical"() <{name = @hinted}> ({
      "omp.terminator"() : () -> ()
    }) {a} : () -> ()
    "omp.barrier"() : () -> ()
    "omp.barrier"() {a} : () -> ()
    "omp.flush"() : () -> ()
    "omp.flush"(%arg63, %arg64) {a} : (!llvm.ptr, memref<i32>) -> ()
    %15 = "omp.threadprivate"(%arg63) {a} : (!llvm.ptr) -> !llvm.ptr
    "omp.allocate_dir"(%arg63, %arg64, %arg66) <{align = 2 : i64, operandSegmentSizes = array<i32: 2, 1>}> {a} : (!llvm.ptr, memref<i32>, i64) -> ()
    "omp.allocate_dir"(%arg63) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, memref<i32>, i1, i64, index, i32) -> (), sym_name = "loops"}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: memref<i32>, %arg37: i1, %arg38: i64, %arg39: index, %arg40: i32):
    "omp.wsloop"(%arg35, %arg38, %arg35, %arg40, %arg35, %arg35, %arg38) <{linear_var_types = [i32], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, order = #omp<orderkind concurrent>, ordered = 1 : i64, private_syms = [@private], reduction_byref = array<i1: true>, reduction_syms = [@ref], schedule_kind = #omp<schedulekind dynamic>, schedule_mod = #omp<sched_mod nonmonotonic>, schedule_simd}> ({
    ^bb0(%arg59: !llvm.ptr, %arg60: !llvm.ptr):
      "omp.loop_nest"(%arg39, %arg39, %arg39, %arg39, %arg39, %arg39) <{collapse_num_loops = 2 : i64, loop_inclusive, tile_sizes = array<i64: 2, 4>}> ({
      ^bb0(%arg61: index, %arg62: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index, index, index, index) -> ()
    }) {a} : (!llvm.ptr, i64, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr, i64) -> ()
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind static>}> ({
      "omp.simd"(%arg35, %arg37, %arg35, %arg40, %arg35, %arg36, %arg35, %arg36) <{alignments = [32], linear_var_types = [i64], operandSegmentSizes = array<i32: 1, 1, 1, 1, 2, 1, 1>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>, private_syms = [@private], reduction_byref = array<i1: false>, reduction_syms = [@sum], safelen = 2 : i64, simdlen = 1 : i64}> ({
      ^bb0(%arg56: !llvm.ptr, %arg57: memref<i32>):
        "omp.loop_nest"(%arg40, %arg40, %arg40) ({
        ^bb0(%arg58: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) {omp.composite} : (!llvm.ptr, i1, !llvm.ptr, i32, !llvm.ptr, memref<i32>, !llvm.ptr, memref<i32>) -> ()
    }) {omp.composite} : () -> ()
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind runtime>, schedule_mod = #omp<sched_mod none>, schedule_simd}> ({
      "omp.loop_nest"(%arg39, %arg39, %arg39) ({
      ^bb0(%arg55: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 0 : i64}> ({
      "omp.loop_nest"(%arg39, %arg39, %arg39) ({
      ^bb0(%arg54: index):
        "omp.ordered.region"() ({
          "omp.terminator"() : () -> ()
        }) : () -> ()
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
    "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg39, %arg39, %arg39) ({
      ^bb0(%arg53: index):
        "omp.ordered.region"() <{par_level_simd}> ({
          "omp.terminator"() : () -> ()
        }) {a} : () -> ()
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 1 : i64}> ({
      "omp.loop_nest"(%arg39, %arg39, %arg39) ({
      ^bb0(%arg52: index):
        "omp.ordered"(%arg39) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (index) -> ()
        "omp.ordered"(%arg39) <{doacross_depend_type = #omp<clause_depend(dependsink)>, doacross_num_loops = 1 : i64}> : (index) -> ()
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
    "omp.wsloop"(%arg36) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@sum]}> ({
    ^bb0(%arg50: memref<i32>):
      "omp.loop_nest"(%arg39, %arg39, %arg39) ({
      ^bb0(%arg51: index):
        "omp.scan"(%arg50) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<i32>) -> ()
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (memref<i32>) -> ()
    "omp.wsloop"(%arg36) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@sum]}> ({
    ^bb0(%arg48: memref<i32>):
      "omp.loop_nest"(%arg39, %arg39, %arg39) ({
      ^bb0(%arg49: index):
        "omp.scan"(%arg48) <{operandSegmentSizes = array<i32: 0, 1>}> {a} : (memref<i32>) -> ()
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (memref<i32>) -> ()
    "omp.loop"(%arg35, %arg35) <{bind_kind = #omp<bindkind parallel>, operandSegmentSizes = array<i32: 1, 1>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>, private_syms = [@private], reduction_byref = array<i1: true>, reduction_syms = [@ref]}> ({
    ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
      "omp.loop_nest"(%arg39, %arg39, %arg39) ({
      ^bb0(%arg47: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) {a} : (!llvm.ptr, !llvm.ptr) -> ()
    %11 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg40, %11) ({
    ^bb0(%arg44: i32):
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "omp.unroll_heuristic"(%11) : (!omp.cli) -> ()
    %12 = "omp.new_cli"() : () -> !omp.cli
    %13 = "omp.new_cli"() : () -> !omp.cli
    %14 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg40, %12) ({
    ^bb0(%arg42: i32):
      "omp.canonical_loop"(%arg40) ({
      ^bb0(%arg43: i32):
        "omp.terminator"() : () -> ()
      }) : (i32) -> ()
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "omp.tile"(%13, %14, %12, %arg40) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (!omp.cli, !omp.cli, !omp.cli, i32) -> ()
    "omp.canonical_loop"(%arg38) ({
    ^bb0(%arg41: i64):
      "omp.terminator"() : () -> ()
    }) : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, memref<8xi32>, i1, i64, index, i32) -> (), sym_name = "targets"}> ({
  ^bb0(%arg21: !llvm.ptr, %arg22: memref<8xi32>, %arg23: i1, %arg24: i64, %arg25: index, %arg26: i32):
    %1 = "omp.map.bounds"(%arg25, %arg25, %arg25, %arg25, %arg25) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, stride_in_bytes = false}> : (index, index, index, index, index) -> !omp.map_bounds_ty
    %2 = "omp.map.bounds"(%arg24) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0>, stride_in_bytes = true}> : (i64) -> !omp.map_bounds_ty
    %3 = "omp.map.info"(%arg21) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, name = "x", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %4 = "omp.map.info"(%arg22, %1, %2) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = #omp<clause_map_flags from|always|close>, operandSegmentSizes = array<i32: 1, 0, 0, 2>, partial_map = false, var_type = tensor<8xi32>}> : (memref<8xi32>, !omp.map_bounds_ty, !omp.map_bounds_ty) -> memref<8xi32>
    %5 = "omp.map.info"(%arg21, %arg21, %3, %3) <{map_capture_type = #omp<variable_capture_kind(This)>, map_type = #omp<clause_map_flags to|from|ref_ptr_ptee>, mapper_id = @mapper, members_index = [[0], [1, 2]], operandSegmentSizes = array<i32: 1, 1, 2, 0>, partial_map = true, var_type = i32}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %6 = "omp.map.info"(%arg21) <{map_capture_type = #omp<variable_capture_kind(VLAType)>, map_type = #omp<clause_map_flags del>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %7 = "omp.map.info"(%arg21) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %8 = "omp.map.info"(%arg21) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.target_data"(%arg26, %arg23, %3, %4, %7, %7) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 1>}> ({
    ^bb0(%arg33: !llvm.ptr, %arg34: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (i32, i1, !llvm.ptr, memref<8xi32>, !llvm.ptr, !llvm.ptr) -> ()
    "omp.target_enter_data"(%arg21, %arg26, %arg23, %3) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (!llvm.ptr, i32, i1, !llvm.ptr) -> ()
    "omp.target_exit_data"(%arg21, %6, %8) <{depend_kinds = [#omp<clause_task_depend(taskdependout)>], nowait, operandSegmentSizes = array<i32: 1, 0, 0, 2>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "omp.target_update"(%arg24, %3) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>}> {a} : (i64, !llvm.ptr) -> ()
    "omp.target"(%arg21, %arg21, %arg21, %arg26, %7, %arg26, %arg23, %arg21, %arg21, %3, %arg21, %arg21, %arg26) <{depend_kinds = [#omp<clause_task_depend(taskdependinout)>, #omp<clause_task_depend(taskdependmutexinoutset)>, #omp<clause_task_depend(taskdependinoutset)>], in_reduction_byref = array<i1: true>, in_reduction_syms = [@ref], nowait, operandSegmentSizes = array<i32: 0, 0, 3, 1, 1, 1, 1, 1, 1, 1, 2, 1>, private_maps = array<i64: 0, -1>, private_syms = [@private, @first]}> ({
    ^bb0(%arg27: !llvm.ptr, %arg28: i32, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr, %arg32: !llvm.ptr):
      "omp.teams"(%arg28) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0>}> ({
        "omp.terminator"() : () -> ()
      }) : (i32) -> ()
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "omp.target"() <{bare, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) {a} : () -> ()
    %9 = "omp.target_allocmem"(%arg26) <{in_type = i64, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
    %10 = "omp.target_allocmem"(%arg26, %arg26, %arg26, %arg25, %arg25) <{bindc_name = "b", in_type = i64, operandSegmentSizes = array<i32: 1, 2, 2>, uniq_name = "a"}> : (i32, i32, i32, index, index) -> i64
    "omp.target_freemem"(%arg26, %9) : (i32, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, memref<i32>, i1, i64, index, i32) -> (), sym_name = "tasks"}> ({
  ^bb0(%arg6: !llvm.ptr, %arg7: memref<i32>, %arg8: i1, %arg9: i64, %arg10: index, %arg11: i32):
    "omp.task"(%arg6, %arg11, %arg6, %arg8, %arg8, %arg6, %arg11, %arg6, %arg6) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], in_reduction_byref = array<i1: true>, in_reduction_syms = [@ref], mergeable, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, private_syms = [@private], untied}> ({
    ^bb0(%arg19: !llvm.ptr, %arg20: !llvm.ptr):
      "omp.taskyield"() : () -> ()
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i32, !llvm.ptr, i1, i1, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.taskyield"() {a} : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.taskloop"(%arg6, %arg9, %arg8, %arg10, %arg8, %arg7, %arg11, %arg6, %arg6) <{grainsize_mod = #omp<grainsizetype strict>, in_reduction_byref = array<i1: false>, in_reduction_syms = [@sum], mergeable, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1, 1, 1>, private_syms = [@private], reduction_byref = array<i1: true>, reduction_syms = [@ref], untied}> ({
    ^bb0(%arg15: memref<i32>, %arg16: !llvm.ptr, %arg17: !llvm.ptr):
      "omp.loop_nest"(%arg10, %arg10, %arg10) ({
      ^bb0(%arg18: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (!llvm.ptr, i64, i1, index, i1, memref<i32>, i32, !llvm.ptr, !llvm.ptr) -> ()
    "omp.taskloop"(%arg9) <{nogroup, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg10, %arg10, %arg10) ({
      ^bb0(%arg14: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (i64) -> ()
    "omp.taskloop"(%arg9) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg10, %arg10, %arg10) ({
      ^bb0(%arg13: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (i64) -> ()
    "omp.taskgroup"(%arg6, %arg9, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1>, task_reduction_byref = array<i1: false>, task_reduction_syms = [@sum]}> ({
    ^bb0(%arg12: memref<i32>):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, memref<i32>) -> ()
    "omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.taskwait"() : () -> ()
    "omp.taskwait"(%arg6) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], nowait}> : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "atomics"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
    "omp.atomic.read"(%arg1, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.read"(%arg1, %arg0) <{element_type = i32, hint = 5 : i64, memory_order = #omp<memoryorderkind seq_cst>}> : (memref<i32>, memref<i32>) -> ()
    "omp.atomic.write"(%arg0, %arg2) : (memref<i32>, i32) -> ()
    "omp.atomic.write"(%arg0, %arg2) <{hint = 8 : i64, memory_order = #omp<memoryorderkind release>}> {a} : (memref<i32>, i32) -> ()
    "omp.atomic.update"(%arg0) ({
    ^bb0(%arg5: i32):
      %0 = "arith.addi"(%arg5, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "omp.yield"(%0) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.atomic.update"(%arg0) <{atomic_control = #omp.atomic_control<ignore_denormal_mode = true>, hint = 0 : i64, memory_order = #omp<memoryorderkind relaxed>}> ({
    ^bb0(%arg4: i32):
      "omp.yield"(%arg4) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.atomic.capture"() ({
      "omp.atomic.read"(%arg1, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
      "omp.atomic.write"(%arg1, %arg2) : (memref<i32>, i32) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.atomic.capture"() <{hint = 2 : i64, memory_order = #omp<memoryorderkind acq_rel>}> ({
      "omp.atomic.update"(%arg1) ({
      ^bb0(%arg3: i32):
        "omp.yield"(%arg3) : (i32) -> ()
      }) : (memref<i32>) -> ()
      "omp.atomic.read"(%arg1, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  omp.private {type = private} @private : !llvm.ptr loc("<stdin>":2:1)
  omp.private {type = private} @whole : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr loc("<stdin>":4:6), %arg1: !llvm.ptr loc("<stdin>":4:21)):
    omp.yield(%arg1 : !llvm.ptr) loc("<stdin>":5:3)
  } dealloc {
  ^bb0(%arg0: !llvm.ptr loc("<stdin>":7:6)):
    omp.yield loc("<stdin>":8:3)
  } loc("<stdin>":3:1)
  omp.private {type = firstprivate} @first : !llvm.ptr copy {
  ^bb0(%arg0: !llvm.ptr loc("<stdin>":11:6), %arg1: !llvm.ptr loc("<stdin>":11:21)):
    omp.yield(%arg1 : !llvm.ptr) loc("<stdin>":12:3)
  } loc("<stdin>":10:1)
  omp.declare_reduction @sum : i32 init {
  ^bb0(%arg0: i32 loc("<stdin>":15:6)):
    %c0_i32 = arith.constant 0 : i32 loc("<stdin>":16:8)
    omp.yield(%c0_i32 : i32) loc("<stdin>":17:3)
  } combiner {
  ^bb0(%arg0: i32 loc("<stdin>":19:6), %arg1: i32 loc("<stdin>":19:15)):
    %0 = arith.addi %arg0, %arg1 : i32 loc("<stdin>":20:8)
    omp.yield(%0 : i32) loc("<stdin>":21:3)
  } loc("<stdin>":14:1)
  omp.declare_reduction @ref : !llvm.ptr attributes {byref_element_type = f32} alloc {
    %0 = "some.alloc"() : () -> !llvm.ptr loc("<stdin>":24:8)
    omp.yield(%0 : !llvm.ptr) loc("<stdin>":25:3)
  } init {
  ^bb0(%arg0: !llvm.ptr loc("<stdin>":27:6), %arg1: !llvm.ptr loc("<stdin>":27:21)):
    omp.yield(%arg0 : !llvm.ptr) loc("<stdin>":28:3)
  } combiner {
  ^bb0(%arg0: !llvm.ptr loc("<stdin>":30:6), %arg1: !llvm.ptr loc("<stdin>":30:21)):
    omp.yield(%arg0 : !llvm.ptr) loc("<stdin>":31:3)
  } atomic {
  ^bb0(%arg0: !llvm.ptr loc("<stdin>":33:6), %arg1: !llvm.ptr loc("<stdin>":33:21)):
    omp.yield loc("<stdin>":34:3)
  } cleanup {
  ^bb0(%arg0: !llvm.ptr loc("<stdin>":36:6)):
    omp.yield loc("<stdin>":37:3)
  } loc("<stdin>":23:1)
  omp.declare_mapper @mapper : i32 {
  ^bb0(%arg0: !llvm.ptr loc("<stdin>":40:6)):
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr loc("<stdin>":41:8)
    omp.declare_mapper.info map_entries(%0 : !llvm.ptr) loc("<stdin>":42:3)
  } loc("<stdin>":39:1)
  omp.critical.declare @lock loc("<stdin>":44:1)
  omp.critical.declare @hinted hint(contended, speculative) loc("<stdin>":45:1)
  func.func private @copy(!llvm.ptr, !llvm.ptr) loc("<stdin>":46:1)
  func.func @parallel(%arg0: !llvm.ptr loc("<stdin>":47:21), %arg1: memref<i32> loc("<stdin>":47:36), %arg2: i1 loc("<stdin>":47:53), %arg3: i64 loc("<stdin>":47:61), %arg4: index loc("<stdin>":47:70), %arg5: i32 loc("<stdin>":47:81)) {
    omp.parallel {
      omp.terminator loc("<stdin>":49:5)
    } loc("<stdin>":48:3)
    omp.parallel allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) if(%arg2) num_threads(%arg5 : i32) proc_bind(close) private(@first %arg0 -> %arg6, @private %arg0 -> %arg7 : !llvm.ptr, !llvm.ptr) private_barrier reduction(mod: task, byref @ref %arg0 -> %arg8 : !llvm.ptr) {
      omp.barrier loc("<stdin>":52:5)
      omp.terminator loc("<stdin>":53:5)
    } loc("<stdin>":51:3)
    omp.parallel reduction(@sum %arg1 -> %arg6 : memref<i32>) {
      omp.cancellation_point cancellation_construct_type(parallel) loc("<stdin>":56:5)
      omp.cancel cancellation_construct_type(parallel) if(%arg2) loc("<stdin>":57:5)
      omp.terminator loc("<stdin>":58:5)
    } loc("<stdin>":55:3)
    omp.teams allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) if(%arg2) num_teams(%arg5 : i32 to %arg5 : i32) thread_limit(%arg5 : i32) private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg7 : !llvm.ptr) {
      omp.terminator loc("<stdin>":61:5)
    } loc("<stdin>":60:3)
    omp.teams num_teams( to %arg3 : i64) {
      omp.distribute allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) dist_schedule_static dist_schedule_chunk_size(%arg5 : i32) order(unconstrained:concurrent) private(@private %arg0 -> %arg6 : !llvm.ptr) {
        omp.loop_nest (%arg7) : index = (%arg4) to (%arg4) step (%arg4) {
          omp.yield loc("<stdin>":66:9)
        } loc("<stdin>":65:7)
      } loc("<stdin>":64:5)
      omp.terminator loc("<stdin>":69:5)
    } loc("<stdin>":63:3)
    omp.teams {
      omp.workdistribute {
        omp.terminator loc("<stdin>":73:7)
      } loc("<stdin>":72:5)
      omp.terminator loc("<stdin>":75:5)
    } loc("<stdin>":71:3)
    omp.sections allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) nowait private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg7 : !llvm.ptr) {
      omp.section {
      ^bb0(%arg8: !llvm.ptr loc("<stdin>":79:10), %arg9: !llvm.ptr loc("<stdin>":79:26)):
        omp.terminator loc("<stdin>":80:7)
      } {a} loc("<stdin>":78:5)
      omp.terminator loc("<stdin>":82:5)
    } loc("<stdin>":77:3)
    omp.sections {
      omp.section {
        omp.cancel cancellation_construct_type(sections) loc("<stdin>":86:7)
        omp.terminator loc("<stdin>":87:7)
      } loc("<stdin>":85:5)
      omp.section {
        omp.terminator loc("<stdin>":90:7)
      } loc("<stdin>":89:5)
      omp.terminator loc("<stdin>":92:5)
    } loc("<stdin>":84:3)
    omp.single allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) copyprivate(%arg0 -> @copy : !llvm.ptr) private(@private %arg0 -> %arg6 : !llvm.ptr) {
      omp.terminator loc("<stdin>":95:5)
    } loc("<stdin>":94:3)
    omp.single nowait {
      omp.terminator loc("<stdin>":98:5)
    } loc("<stdin>":97:3)
    omp.workshare nowait {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
          omp.yield loc("<stdin>":103:9)
        } loc("<stdin>":102:7)
      } loc("<stdin>":101:5)
      omp.terminator loc("<stdin>":106:5)
    } loc("<stdin>":100:3)
    omp.masked filter(%arg5 : i32) {
      omp.terminator loc("<stdin>":109:5)
    } {a} loc("<stdin>":108:3)
    omp.masked {
      omp.terminator loc("<stdin>":112:5)
    } loc("<stdin>":111:3)
    omp.master {
      omp.terminator loc("<stdin>":115:5)
    } loc("<stdin>":114:3)
    omp.critical {
      omp.terminator loc("<stdin>":118:5)
    } loc("<stdin>":117:3)
    omp.critical(@hinted) {
      omp.terminator loc("<stdin>":121:5)
    } {a} loc("<stdin>":120:3)
    omp.barrier loc("<stdin>":123:3)
    omp.barrier {a} loc("<stdin>":124:3)
    omp.flush loc("<stdin>":125:3)
    omp.flush(%arg0, %arg1 : !llvm.ptr, memref<i32>) {a} loc("<stdin>":126:3)
    %0 = omp.threadprivate %arg0 : !llvm.ptr -> !llvm.ptr {a} loc("<stdin>":127:8)
    omp.allocate_dir(%arg0, %arg1 : !llvm.ptr, memref<i32>) align(2) allocator(%arg3) {a} loc("<stdin>":128:3)
    omp.allocate_dir(%arg0 : !llvm.ptr) loc("<stdin>":129:3)
    return loc("<stdin>":130:3)
  } loc("<stdin>":47:1)
  func.func @loops(%arg0: !llvm.ptr loc("<stdin>":132:18), %arg1: memref<i32> loc("<stdin>":132:33), %arg2: i1 loc("<stdin>":132:50), %arg3: i64 loc("<stdin>":132:58), %arg4: index loc("<stdin>":132:67), %arg5: i32 loc("<stdin>":132:78)) {
    omp.wsloop allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) linear(%arg0 = %arg5 : !llvm.ptr) nowait order(concurrent) ordered(1) schedule(dynamic = %arg3 : i64, nonmonotonic, simd) private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg7 : !llvm.ptr) {
      omp.loop_nest (%arg8, %arg9) : index = (%arg4, %arg4) to (%arg4, %arg4) inclusive step (%arg4, %arg4) collapse(2) tiles(2, 4) {
        omp.yield loc("<stdin>":135:7)
      } loc("<stdin>":134:5)
    } {a, linear_var_types = [i32]} loc("<stdin>":133:3)
    omp.wsloop schedule(static) {
      omp.simd aligned(%arg0 : !llvm.ptr -> 32 : i64) if(%arg2) linear(%arg0 = %arg5 : !llvm.ptr) nontemporal(%arg0, %arg1 : !llvm.ptr, memref<i32>) order(reproducible:concurrent) safelen(2) simdlen(1) private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(@sum %arg1 -> %arg7 : memref<i32>) {
        omp.loop_nest (%arg8) : i32 = (%arg5) to (%arg5) step (%arg5) {
          omp.yield loc("<stdin>":141:9)
        } loc("<stdin>":140:7)
      } {linear_var_types = [i64], omp.composite} loc("<stdin>":139:5)
    } {omp.composite} loc("<stdin>":138:3)
    omp.wsloop schedule(runtime, none, simd) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield loc("<stdin>":147:7)
      } loc("<stdin>":146:5)
    } loc("<stdin>":145:3)
    omp.wsloop ordered(0) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.ordered.region {
          omp.terminator loc("<stdin>":153:9)
        } loc("<stdin>":152:7)
        omp.yield loc("<stdin>":155:7)
      } loc("<stdin>":151:5)
    } loc("<stdin>":150:3)
    omp.simd {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.ordered.region par_level_simd {
          omp.terminator loc("<stdin>":161:9)
        } {a} loc("<stdin>":160:7)
        omp.yield loc("<stdin>":163:7)
      } loc("<stdin>":159:5)
    } loc("<stdin>":158:3)
    omp.wsloop ordered(1) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.ordered depend_type(dependsource) depend_vec(%arg4 : index) {doacross_num_loops = 1 : i64} loc("<stdin>":168:7)
        omp.ordered depend_type(dependsink) depend_vec(%arg4 : index) {doacross_num_loops = 1 : i64} loc("<stdin>":169:7)
        omp.yield loc("<stdin>":170:7)
      } loc("<stdin>":167:5)
    } loc("<stdin>":166:3)
    omp.wsloop reduction(mod: inscan, @sum %arg1 -> %arg6 : memref<i32>) {
      omp.loop_nest (%arg7) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.scan inclusive(%arg6 : memref<i32>) loc("<stdin>":175:7)
        omp.yield loc("<stdin>":176:7)
      } loc("<stdin>":174:5)
    } loc("<stdin>":173:3)
    omp.wsloop reduction(mod: inscan, @sum %arg1 -> %arg6 : memref<i32>) {
      omp.loop_nest (%arg7) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.scan exclusive(%arg6 : memref<i32>) {a} loc("<stdin>":181:7)
        omp.yield loc("<stdin>":182:7)
      } loc("<stdin>":180:5)
    } loc("<stdin>":179:3)
    omp.loop bind(parallel) order(reproducible:concurrent) private(@private %arg0 -> %arg6 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg7 : !llvm.ptr) {
      omp.loop_nest (%arg8) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield loc("<stdin>":187:7)
      } loc("<stdin>":186:5)
    } {a} loc("<stdin>":185:3)
    %canonloop_s9 = omp.new_cli loc("<stdin>":190:10)
    omp.canonical_loop(%canonloop_s9) %iv_s9 : i32 in range(%arg5) {
      omp.terminator loc("<stdin>":192:5)
    } loc("<stdin>":191:3)
    omp.unroll_heuristic(%canonloop_s9) loc("<stdin>":194:3)
    %canonloop_s10 = omp.new_cli loc("<stdin>":195:9)
    %grid1 = omp.new_cli loc("<stdin>":196:9)
    %intratile1 = omp.new_cli loc("<stdin>":197:9)
    omp.canonical_loop(%canonloop_s10) %iv_s10 : i32 in range(%arg5) {
      omp.canonical_loop %iv_s10_d1 : i32 in range(%arg5) {
        omp.terminator loc("<stdin>":200:7)
      } loc("<stdin>":199:5)
      omp.terminator loc("<stdin>":202:5)
    } loc("<stdin>":198:3)
    omp.tile (%grid1, %intratile1) <- (%canonloop_s10) sizes(%arg5 : i32) loc("<stdin>":204:3)
    omp.canonical_loop %iv_s11 : i64 in range(%arg3) {
      omp.terminator loc("<stdin>":206:5)
    } loc("<stdin>":205:3)
    return loc("<stdin>":208:3)
  } loc("<stdin>":132:1)
  func.func @targets(%arg0: !llvm.ptr loc("<stdin>":210:20), %arg1: memref<8xi32> loc("<stdin>":210:35), %arg2: i1 loc("<stdin>":210:54), %arg3: i64 loc("<stdin>":210:62), %arg4: index loc("<stdin>":210:71), %arg5: i32 loc("<stdin>":210:82)) {
    %0 = omp.map.bounds lower_bound(%arg4 : index) upper_bound(%arg4 : index) extent(%arg4 : index) stride(%arg4 : index) start_idx(%arg4 : index) loc("<stdin>":211:9)
    %1 = omp.map.bounds upper_bound(%arg3 : i64) {stride_in_bytes = true} loc("<stdin>":212:9)
    %2 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "x"} loc("<stdin>":213:8)
    %3 = omp.map.info var_ptr(%arg1 : memref<8xi32>, tensor<8xi32>) map_clauses(always, close, from) capture(ByCopy) bounds(%0, %1) -> memref<8xi32> loc("<stdin>":214:8)
    %4 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom, ref_ptr_ptee) capture(This) var_ptr_ptr(%arg0 : !llvm.ptr) mapper(@mapper) members(%2, %2 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true} loc("<stdin>":215:8)
    %5 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(delete) capture(VLAType) -> !llvm.ptr loc("<stdin>":216:8)
    %6 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr loc("<stdin>":217:8)
    %7 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr loc("<stdin>":218:8)
    omp.target_data device(%arg5 : i32) if(%arg2) map_entries(%2, %3 : !llvm.ptr, memref<8xi32>) use_device_addr(%6 -> %arg6 : !llvm.ptr) use_device_ptr(%6 -> %arg7 : !llvm.ptr) {
      omp.terminator loc("<stdin>":220:5)
    } loc("<stdin>":219:3)
    omp.target_enter_data depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg5 : i32) if(%arg2) map_entries(%2 : !llvm.ptr) nowait loc("<stdin>":222:3)
    omp.target_exit_data depend(taskdependout -> %arg0 : !llvm.ptr) map_entries(%5, %7 : !llvm.ptr, !llvm.ptr) nowait loc("<stdin>":223:3)
    omp.target_update device(%arg3 : i64) map_entries(%2 : !llvm.ptr) {a} loc("<stdin>":224:3)
    omp.target depend(taskdependinout -> %arg0 : !llvm.ptr, taskdependmutexinoutset -> %arg0 : !llvm.ptr, taskdependinoutset -> %arg0 : !llvm.ptr) device(%arg5 : i32) if(%arg2) is_device_ptr(%arg0 : !llvm.ptr) nowait thread_limit(%arg5 : i32) has_device_addr(%6 -> %arg6 : !llvm.ptr) host_eval(%arg5 -> %arg7 : i32) in_reduction(byref @ref %arg0 -> %arg8 : !llvm.ptr) map_entries(%2 -> %arg9 : !llvm.ptr) private(@private %arg0 -> %arg10 [map_idx=0], @first %arg0 -> %arg11 : !llvm.ptr, !llvm.ptr) {
      omp.teams num_teams( to %arg7 : i32) {
        omp.terminator loc("<stdin>":227:7)
      } loc("<stdin>":226:5)
      omp.terminator loc("<stdin>":229:5)
    } loc("<stdin>":225:3)
    omp.target ompx_bare {
      omp.terminator loc("<stdin>":232:5)
    } {a} loc("<stdin>":231:3)
    %8 = omp.target_allocmem %arg5 : i32, i64 loc("<stdin>":234:8)
    %9 = omp.target_allocmem %arg5 : i32, i64(%arg5, %arg5 : i32, i32), %arg4, %arg4 {bindc_name = "b", uniq_name = "a"} loc("<stdin>":235:8)
    omp.target_freemem %arg5, %8 : i32, i64 loc("<stdin>":236:3)
    return loc("<stdin>":237:3)
  } loc("<stdin>":210:1)
  func.func @tasks(%arg0: !llvm.ptr loc("<stdin>":239:18), %arg1: memref<i32> loc("<stdin>":239:33), %arg2: i1 loc("<stdin>":239:50), %arg3: i64 loc("<stdin>":239:58), %arg4: index loc("<stdin>":239:67), %arg5: i32 loc("<stdin>":239:78)) {
    omp.task allocate(%arg5 : i32 -> %arg0 : !llvm.ptr) depend(taskdependin -> %arg0 : !llvm.ptr) final(%arg2) if(%arg2) mergeable priority(%arg5 : i32) untied detach(%arg0 : !llvm.ptr) in_reduction(byref @ref %arg0 -> %arg6 : !llvm.ptr) private(@private %arg0 -> %arg7 : !llvm.ptr) {
      omp.taskyield loc("<stdin>":241:5)
      omp.terminator loc("<stdin>":242:5)
    } loc("<stdin>":240:3)
    omp.task {
      omp.taskyield {a} loc("<stdin>":245:5)
      omp.terminator loc("<stdin>":246:5)
    } loc("<stdin>":244:3)
    omp.taskloop allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) final(%arg2) grainsize(strict, %arg4: index) if(%arg2) mergeable priority(%arg5 : i32) untied in_reduction(@sum %arg1 -> %arg6 : memref<i32>) private(@private %arg0 -> %arg7 : !llvm.ptr) reduction(byref @ref %arg0 -> %arg8 : !llvm.ptr) {
      omp.loop_nest (%arg9) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield loc("<stdin>":250:7)
      } loc("<stdin>":249:5)
    } loc("<stdin>":248:3)
    omp.taskloop nogroup num_tasks(%arg3: i64) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield loc("<stdin>":255:7)
      } loc("<stdin>":254:5)
    } loc("<stdin>":253:3)
    omp.taskloop grainsize(%arg3: i64) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield loc("<stdin>":260:7)
      } loc("<stdin>":259:5)
    } loc("<stdin>":258:3)
    omp.taskgroup allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) task_reduction(@sum %arg1 -> %arg6 : memref<i32>) {
      omp.terminator loc("<stdin>":264:5)
    } loc("<stdin>":263:3)
    omp.taskgroup {
      omp.terminator loc("<stdin>":267:5)
    } loc("<stdin>":266:3)
    omp.taskwait loc("<stdin>":269:3)
    omp.taskwait depend(taskdependin -> %arg0 : !llvm.ptr) nowait loc("<stdin>":270:3)
    return loc("<stdin>":271:3)
  } loc("<stdin>":239:1)
  func.func @atomics(%arg0: memref<i32> loc("<stdin>":273:20), %arg1: memref<i32> loc("<stdin>":273:37), %arg2: i32 loc("<stdin>":273:54)) {
    omp.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32 loc("<stdin>":274:3)
    omp.atomic.read %arg0 = %arg1 hint(uncontended, nonspeculative) memory_order(seq_cst) : memref<i32>, memref<i32>, i32 loc("<stdin>":275:3)
    omp.atomic.write %arg0 = %arg2 : memref<i32>, i32 loc("<stdin>":276:3)
    omp.atomic.write %arg0 = %arg2 hint(speculative) memory_order(release) : memref<i32>, i32 {a} loc("<stdin>":277:3)
    omp.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg3: i32 loc("<stdin>":279:8)):
      %0 = arith.addi %arg3, %arg2 : i32 loc("<stdin>":280:10)
      omp.yield(%0 : i32) loc("<stdin>":281:5)
    } loc("<stdin>":278:3)
    omp.atomic.update memory_order(relaxed) %arg0 : memref<i32> {
    ^bb0(%arg3: i32 loc("<stdin>":284:8)):
      omp.yield(%arg3 : i32) loc("<stdin>":285:5)
    } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true>} loc("<stdin>":283:3)
    omp.atomic.capture {
      omp.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32 loc("<stdin>":288:5)
      omp.atomic.write %arg1 = %arg2 : memref<i32>, i32 loc("<stdin>":289:5)
    } loc("<stdin>":287:3)
    omp.atomic.capture hint(contended) memory_order(acq_rel) {
      omp.atomic.update %arg1 : memref<i32> {
      ^bb0(%arg3: i32 loc("<stdin>":294:10)):
        omp.yield(%arg3 : i32) loc("<stdin>":295:7)
      } loc("<stdin>":293:5)
      omp.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32 loc("<stdin>":297:5)
    } loc("<stdin>":292:3)
    return loc("<stdin>":299:3)
  } loc("<stdin>":273:1)
} loc("<stdin>":0:0)
