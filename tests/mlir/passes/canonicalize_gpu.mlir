// Waits, copies, launches and barriers of gpu; buffers of amdgpu; clones of bufferization.
func.func @waits(%t: !gpu.async.token) -> !gpu.async.token {
  %0 = gpu.wait async
  %1 = gpu.wait async [%0]
  gpu.wait [%0, %1]
  gpu.wait
  %2 = gpu.wait async [%t]
  gpu.wait [%t, %0]
  %3 = gpu.wait async [%2, %0]
  %4 = gpu.wait async [%t, %2]
  return %3 : !gpu.async.token
}
func.func @copies(%a: memref<3xf32>, %f: f32, %u: memref<?xf32>) {
  %m = memref.alloc() : memref<3xf32>
  gpu.memcpy %m, %a : memref<3xf32>, memref<3xf32>
  memref.dealloc %m : memref<3xf32>
  %t = gpu.wait async
  %n, %t1 = gpu.alloc async [%t] () : memref<3xf32>
  %t2 = gpu.memcpy async [%t1] %n, %a : memref<3xf32>, memref<3xf32>
  %t3 = gpu.dealloc async [%t2] %n : memref<3xf32>
  gpu.wait [%t3]
  %c = memref.cast %a : memref<3xf32> to memref<?xf32>
  gpu.memset %c, %f : memref<?xf32>, f32
  gpu.memcpy %u, %c : memref<?xf32>, memref<?xf32>
  return
}
func.func @dims(%n: index, %m: index, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = gpu.alloc (%n, %m) : memref<?x4x?xf32>
  %0 = memref.dim %a, %c0 : memref<?x4x?xf32>
  %1 = memref.dim %a, %c1 : memref<?x4x?xf32>
  %2 = memref.dim %a, %c2 : memref<?x4x?xf32>
  return %0, %1, %2 : index, index, index
}
func.func @launch(%n: index, %a: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%x, %y, %z) in (%gx = %c1, %gy = %n, %gz = %c1) threads(%u, %v, %w) in (%bx = %c1, %by = %c1, %bz = %n) {
    memref.store %x, %a[%y] : memref<?xindex>
    memref.store %z, %a[%u] : memref<?xindex>
    memref.store %w, %a[%gx] : memref<?xindex>
    gpu.barrier
    gpu.barrier
    gpu.barrier
    gpu.terminator
  }
  return
}
func.func @buffers(%a: memref<5xf32>, %b: memref<3x4xf32>, %v: f32, %c: memref<5xi32>, %i: i32, %d: memref<?xf32>, %s: memref<5xf32, strided<[2], offset: 3>>) -> (f32, f32, f32, f32, i32, f32, f32, f32, vector<2xf32>) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %0 = amdgpu.raw_buffer_load %a[%c5] : memref<5xf32>, i32 -> f32
  %1 = amdgpu.raw_buffer_load %a[%c4] : memref<5xf32>, i32 -> f32
  %2 = amdgpu.raw_buffer_load {indexOffset = 2 : i32} %b[%c2, %c2] : memref<3x4xf32>, i32, i32 -> f32
  %3 = amdgpu.raw_buffer_load %a[%c1] sgprOffset %c4 : memref<5xf32>, i32 -> f32
  amdgpu.raw_buffer_store %v -> %a[%c5] : f32 -> memref<5xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %v -> %a[%c5] : f32 -> memref<5xf32>, i32
  amdgpu.raw_buffer_atomic_fmax %v -> %a[%c5] : f32 -> memref<5xf32>, i32
  amdgpu.raw_buffer_atomic_smax %i -> %c[%c5] : i32 -> memref<5xi32>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %c[%c5] : i32 -> memref<5xi32>, i32
  %4 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %c[%c5] : i32 -> memref<5xi32>, i32
  %5 = amdgpu.raw_buffer_load {boundsCheck = false} %a[%c5] : memref<5xf32>, i32 -> f32
  %6 = amdgpu.raw_buffer_load %a[%i] : memref<5xf32>, i32 -> f32
  %7 = amdgpu.raw_buffer_load %d[%c5] : memref<?xf32>, i32 -> f32
  %8 = amdgpu.raw_buffer_load %a[%m1] : memref<5xf32>, i32 -> vector<2xf32>
  %9 = amdgpu.raw_buffer_load %s[%c1] : memref<5xf32, strided<[2], offset: 3>>, i32 -> f32
  "test.use"(%9) : (f32) -> ()
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, i32, f32, f32, f32, vector<2xf32>
}
func.func @clones(%a: memref<3xf32>, %b: memref<3xf32>, %c: memref<3xf32>, %d: memref<?xf32>) -> (memref<3xf32>, memref<3xf32>) {
  %0 = bufferization.clone %a : memref<3xf32> to memref<3xf32>
  memref.dealloc %a : memref<3xf32>
  %1 = bufferization.clone %b : memref<3xf32> to memref<3xf32>
  "test.use"(%1) : (memref<3xf32>) -> ()
  memref.dealloc %1 : memref<3xf32>
  %2 = bufferization.clone %c : memref<3xf32> to memref<3xf32>
  %3 = bufferization.clone %c : memref<3xf32> to memref<3xf32>
  "test.use"(%3) : (memref<3xf32>) -> ()
  memref.dealloc %3 : memref<3xf32>
  memref.dealloc %c : memref<3xf32>
  %4 = bufferization.clone %b : memref<3xf32> to memref<3xf32>
  memref.dealloc %d : memref<?xf32>
  memref.dealloc %4 : memref<3xf32>
  return %0, %b : memref<3xf32>, memref<3xf32>
}
func.func @in_func(%v: i32) -> (i32, i32) {
  %0 = gpu.all_reduce add %v {} : (i32) -> i32
  %1 = gpu.subgroup_reduce add %v : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func @nested(%v: i32, %c: i1, %n: index) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%u, %w, %q) in (%bx = %n, %by = %n, %bz = %n) {
    %0 = gpu.all_reduce add %v {} : (i32) -> i32
    %1 = gpu.subgroup_reduce add %v cluster(size = 4) : (i32) -> i32
    %5 = gpu.subgroup_reduce add %v cluster(size = 1) : (i32) -> i32
    scf.if %c {
      %2 = gpu.all_reduce add %v {} : (i32) -> i32
      %3 = gpu.subgroup_reduce add %v : (i32) -> i32
      "test.use"(%2, %3) : (i32, i32) -> ()
    }
    "test.use"(%0, %1, %5) : (i32, i32, i32) -> ()
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %4 = gpu.all_reduce add %v {} : (i32) -> i32
    "test.use"(%4) : (i32) -> ()
    gpu.terminator
  ^bb2:
    gpu.terminator
  }
  return
}
func.func @spread(%a: f32, %l: i32, %c: i1, %n: index) -> (f32, f32) {
  %0 = gpu.subgroup_broadcast %a, first_active_lane : f32
  %1 = gpu.subgroup_broadcast %0, specific_lane %l : f32
  scf.if %c {
    %2 = gpu.subgroup_broadcast %0, specific_lane %l : f32
    "test.use"(%2) : (f32) -> ()
  }
  %3 = gpu.subgroup_broadcast %l, specific_lane %l : i32
  %4 = gpu.subgroup_broadcast %3, first_active_lane : i32
  "test.use"(%4) : (i32) -> ()
  return %1, %0 : f32, f32
}
func.func @spread_uniform(%n: index, %v: i32) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%u, %w, %q) in (%bx = %n, %by = %n, %bz = %n) {
    %0 = gpu.subgroup_reduce add %v : (i32) -> i32
    %1 = gpu.subgroup_broadcast %0, first_active_lane : i32
    %2 = gpu.subgroup_broadcast %v, first_active_lane : i32
    "test.use"(%1, %2) : (i32, i32) -> ()
    gpu.terminator
  }
  return
}

//= --canonicalize --allow-unregistered-dialect
module {
  func.func @waits(%arg0: !gpu.async.token) -> !gpu.async.token {
    gpu.wait [%arg0]
    return %arg0 : !gpu.async.token
  }
  func.func @copies(%arg0: memref<3xf32>, %arg1: f32, %arg2: memref<?xf32>) {
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<3xf32>
    %1 = gpu.dealloc async [%asyncToken] %memref : memref<3xf32>
    gpu.wait [%1]
    gpu.memset  %arg0, %arg1 : memref<3xf32>, f32
    gpu.memcpy  %arg2, %arg0 : memref<?xf32>, memref<3xf32>
    return
  }
  func.func @dims(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    return %arg0, %c4, %arg1 : index, index, index
  }
  func.func @launch(%arg0: index, %arg1: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c1, %arg9 = %arg0, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c1, %arg12 = %c1, %arg13 = %arg0) {
      memref.store %c0, %arg1[%arg3] : memref<?xindex>
      memref.store %c0, %arg1[%c0] : memref<?xindex>
      memref.store %arg7, %arg1[%arg8] : memref<?xindex>
      gpu.barrier
      gpu.terminator
    }
    return
  }
  func.func @buffers(%arg0: memref<5xf32>, %arg1: memref<3x4xf32>, %arg2: f32, %arg3: memref<5xi32>, %arg4: i32, %arg5: memref<?xf32>, %arg6: memref<5xf32, strided<[2], offset: 3>>) -> (f32, f32, f32, f32, i32, f32, f32, f32, vector<2xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c5_i32 = arith.constant 5 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = amdgpu.raw_buffer_load %arg0[%c4_i32] : memref<5xf32>, i32 -> f32
    %1 = amdgpu.raw_buffer_load {boundsCheck = false} %arg0[%c5_i32] : memref<5xf32>, i32 -> f32
    %2 = amdgpu.raw_buffer_load %arg0[%arg4] : memref<5xf32>, i32 -> f32
    %3 = amdgpu.raw_buffer_load %arg5[%c5_i32] : memref<?xf32>, i32 -> f32
    "test.use"(%cst_0) : (f32) -> ()
    return %cst_0, %0, %cst_0, %cst_0, %c0_i32, %1, %2, %3, %cst : f32, f32, f32, f32, i32, f32, f32, f32, vector<2xf32>
  }
  func.func @clones(%arg0: memref<3xf32>, %arg1: memref<3xf32>, %arg2: memref<3xf32>, %arg3: memref<?xf32>) -> (memref<3xf32>, memref<3xf32>) {
    "test.use"(%arg1) : (memref<3xf32>) -> ()
    %0 = bufferization.clone %arg2 : memref<3xf32> to memref<3xf32>
    "test.use"(%0) : (memref<3xf32>) -> ()
    memref.dealloc %0 : memref<3xf32>
    memref.dealloc %arg2 : memref<3xf32>
    %1 = bufferization.clone %arg1 : memref<3xf32> to memref<3xf32>
    memref.dealloc %arg3 : memref<?xf32>
    memref.dealloc %1 : memref<3xf32>
    return %arg0, %arg1 : memref<3xf32>, memref<3xf32>
  }
  func.func @in_func(%arg0: i32) -> (i32, i32) {
    %0 = gpu.all_reduce  add %arg0 {
    } : (i32) -> i32
    %1 = gpu.subgroup_reduce  add %arg0 : (i32) -> i32
    return %0, %1 : i32, i32
  }
  func.func @nested(%arg0: i32, %arg1: i1, %arg2: index) {
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg2, %arg10 = %arg2, %arg11 = %arg2) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg2, %arg13 = %arg2, %arg14 = %arg2) {
      %0 = gpu.all_reduce  add %arg0 uniform {
      } : (i32) -> i32
      %1 = gpu.subgroup_reduce  add %arg0 uniform cluster(size = 4) : (i32) -> i32
      scf.if %arg1 {
        %3 = gpu.all_reduce  add %arg0 {
        } : (i32) -> i32
        %4 = gpu.subgroup_reduce  add %arg0 : (i32) -> i32
        "test.use"(%3, %4) : (i32, i32) -> ()
      }
      "test.use"(%0, %1, %arg0) : (i32, i32, i32) -> ()
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %2 = gpu.all_reduce  add %arg0 {
      } : (i32) -> i32
      "test.use"(%2) : (i32) -> ()
      gpu.terminator
    ^bb2:  // pred: ^bb0
      gpu.terminator
    }
    return
  }
  func.func @spread(%arg0: f32, %arg1: i32, %arg2: i1, %arg3: index) -> (f32, f32) {
    %0 = gpu.subgroup_broadcast %arg0,  first_active_lane : f32
    scf.if %arg2 {
      "test.use"(%0) : (f32) -> ()
    }
    %1 = gpu.subgroup_broadcast %arg1,  specific_lane %arg1 : i32
    "test.use"(%1) : (i32) -> ()
    return %0, %0 : f32, f32
  }
  func.func @spread_uniform(%arg0: index, %arg1: i32) {
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
      %0 = gpu.subgroup_reduce  add %arg1 uniform : (i32) -> i32
      %1 = gpu.subgroup_broadcast %0,  first_active_lane : i32
      %2 = gpu.subgroup_broadcast %arg1,  first_active_lane : i32
      "test.use"(%1, %2) : (i32, i32) -> ()
      gpu.terminator
    }
    return
  }
}

