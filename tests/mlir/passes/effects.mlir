// What operations read decides whether they are dead; what they could do wrong, whether they move out of a loop.
func.func @dead(%p: !llvm.ptr<3>, %g: !llvm.ptr<1>, %q: !ptr.ptr<#ptr.generic_space>, %t: tensor<4x?xf32>, %m: memref<4x?xf32>, %x: bf16, %h: !transform.any_op) {
  %0 = rocdl.ds.read.tr4.b64 %p : !llvm.ptr<3> -> vector<2xi32>
  %1 = rocdl.global.load.tr.b64 %g : !llvm.ptr<1> -> vector<2xi32>
  rocdl.global.prefetch %g, scope 7 : !llvm.ptr<1>
  %2 = ptr.load %q : !ptr.ptr<#ptr.generic_space> -> f32
  %3 = ptr.load volatile %q : !ptr.ptr<#ptr.generic_space> -> f32
  %4 = bufferization.materialize_in_destination %t in %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  %5 = emitc.cast %x : bf16 to bf16
  transform.debug.emit_remark_at %h, "x" : !transform.any_op
  %6 = transform.structured.match ops{["a.b"]} in %h : (!transform.any_op) -> !transform.any_op
  %7:2 = transform.split_handle %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.verify %h : !transform.any_op
  return
}
func.func @twice(%p: !llvm.ptr<3>, %q: !ptr.ptr<#ptr.generic_space>) -> (vector<2xi32>, vector<2xi32>, f32, f32) {
  %0 = rocdl.ds.read.tr4.b64 %p : !llvm.ptr<3> -> vector<2xi32>
  %1 = rocdl.ds.read.tr4.b64 %p : !llvm.ptr<3> -> vector<2xi32>
  %2 = ptr.load %q : !ptr.ptr<#ptr.generic_space> -> f32
  %3 = ptr.load %q : !ptr.ptr<#ptr.generic_space> -> f32
  return %0, %1, %2, %3 : vector<2xi32>, vector<2xi32>, f32, f32
}
func.func @loop(%n: index, %a: i32, %b: i32, %t: tensor<10x12xf32>, %d: tensor<3x2x4x6xf32>, %f: f32) {
  %c = llvm.mlir.constant(3 : i32) : i32
  scf.for %i = %n to %n step %n {
    %0 = llvm.udiv %a, %b : i32
    %1 = llvm.sdiv %a, %c : i32
    %2 = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 6] into %d : tensor<10x12xf32> -> tensor<3x2x4x6xf32>
    %3 = smt.forall {
    ^bb0(%v: !smt.int):
      %4 = smt.constant true
      smt.yield %4 : !smt.bool
    }
    %5 = acc.bounds extent(%a : i32)
    "use"(%0, %1, %2, %3, %5) : (i32, i32, tensor<3x2x4x6xf32>, !smt.bool, !acc.data_bounds_ty) -> ()
  }
  return
}
func.func @ordered(%p: !llvm.ptr, %q: !ptr.ptr<#ptr.generic_space>) {
  %0 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %1 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %2 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = ptr.load %q atomic unordered alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
  %4 = ptr.load %q atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
  %5 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @dead(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: !ptr.ptr<#ptr.generic_space>, %arg3: tensor<4x?xf32>, %arg4: memref<4x?xf32>, %arg5: bf16, %arg6: !transform.any_op) {
    %0 = ptr.load volatile %arg2 : !ptr.ptr<#ptr.generic_space> -> f32
    bufferization.materialize_in_destination %arg3 in restrict writable %arg4 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    return
  }
  func.func @twice(%arg0: !llvm.ptr<3>, %arg1: !ptr.ptr<#ptr.generic_space>) -> (vector<2xi32>, vector<2xi32>, f32, f32) {
    %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<2xi32>
    %1 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<2xi32>
    %2 = ptr.load %arg1 : !ptr.ptr<#ptr.generic_space> -> f32
    %3 = ptr.load %arg1 : !ptr.ptr<#ptr.generic_space> -> f32
    return %0, %1, %2, %3 : vector<2xi32>, vector<2xi32>, f32, f32
  }
  func.func @loop(%arg0: index, %arg1: i32, %arg2: i32, %arg3: tensor<10x12xf32>, %arg4: tensor<3x2x4x6xf32>, %arg5: f32) {
    return
  }
  func.func @ordered(%arg0: !llvm.ptr, %arg1: !ptr.ptr<#ptr.generic_space>) {
    %0 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = ptr.load %arg1 atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
    return
  }
}


//= --allow-unregistered-dialect --cse
module {
  func.func @dead(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: !ptr.ptr<#ptr.generic_space>, %arg3: tensor<4x?xf32>, %arg4: memref<4x?xf32>, %arg5: bf16, %arg6: !transform.any_op) {
    %0 = ptr.load volatile %arg2 : !ptr.ptr<#ptr.generic_space> -> f32
    bufferization.materialize_in_destination %arg3 in restrict writable %arg4 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    %1 = emitc.cast %arg5 : bf16 to bf16
    return
  }
  func.func @twice(%arg0: !llvm.ptr<3>, %arg1: !ptr.ptr<#ptr.generic_space>) -> (vector<2xi32>, vector<2xi32>, f32, f32) {
    %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<2xi32>
    %1 = ptr.load %arg1 : !ptr.ptr<#ptr.generic_space> -> f32
    return %0, %0, %1, %1 : vector<2xi32>, vector<2xi32>, f32, f32
  }
  func.func @loop(%arg0: index, %arg1: i32, %arg2: i32, %arg3: tensor<10x12xf32>, %arg4: tensor<3x2x4x6xf32>, %arg5: f32) {
    %0 = llvm.mlir.constant(3 : i32) : i32
    scf.for %arg6 = %arg0 to %arg0 step %arg0 {
      %1 = llvm.udiv %arg1, %arg2 : i32
      %2 = llvm.sdiv %arg1, %0 : i32
      %pack = linalg.pack %arg3 padding_value(%arg5 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 6] into %arg4 : tensor<10x12xf32> -> tensor<3x2x4x6xf32>
      %3 = smt.forall {
      ^bb0(%arg7: !smt.int):
        %true = smt.constant true
        smt.yield %true : !smt.bool
      }
      %4 = acc.bounds extent(%arg1 : i32)
      "use"(%1, %2, %pack, %3, %4) : (i32, i32, tensor<3x2x4x6xf32>, !smt.bool, !acc.data_bounds_ty) -> ()
    }
    return
  }
  func.func @ordered(%arg0: !llvm.ptr, %arg1: !ptr.ptr<#ptr.generic_space>) {
    %0 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = ptr.load %arg1 atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
    return
  }
}


//= --allow-unregistered-dialect --loop-invariant-code-motion
module {
  func.func @dead(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: !ptr.ptr<#ptr.generic_space>, %arg3: tensor<4x?xf32>, %arg4: memref<4x?xf32>, %arg5: bf16, %arg6: !transform.any_op) {
    %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<2xi32>
    %1 = rocdl.global.load.tr.b64 %arg1 : !llvm.ptr<1> -> vector<2xi32>
    rocdl.global.prefetch %arg1, scope 7 : !llvm.ptr<1>
    %2 = ptr.load %arg2 : !ptr.ptr<#ptr.generic_space> -> f32
    %3 = ptr.load volatile %arg2 : !ptr.ptr<#ptr.generic_space> -> f32
    %4 = bufferization.materialize_in_destination %arg3 in %arg3 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    bufferization.materialize_in_destination %arg3 in restrict writable %arg4 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    %5 = emitc.cast %arg5 : bf16 to bf16
    transform.debug.emit_remark_at %arg6, "x" : !transform.any_op
    %6 = transform.structured.match ops{["a.b"]} in %arg6 : (!transform.any_op) -> !transform.any_op
    %7:2 = transform.split_handle %arg6 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.verify %arg6 : !transform.any_op
    return
  }
  func.func @twice(%arg0: !llvm.ptr<3>, %arg1: !ptr.ptr<#ptr.generic_space>) -> (vector<2xi32>, vector<2xi32>, f32, f32) {
    %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<2xi32>
    %1 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<2xi32>
    %2 = ptr.load %arg1 : !ptr.ptr<#ptr.generic_space> -> f32
    %3 = ptr.load %arg1 : !ptr.ptr<#ptr.generic_space> -> f32
    return %0, %1, %2, %3 : vector<2xi32>, vector<2xi32>, f32, f32
  }
  func.func @loop(%arg0: index, %arg1: i32, %arg2: i32, %arg3: tensor<10x12xf32>, %arg4: tensor<3x2x4x6xf32>, %arg5: f32) {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.sdiv %arg1, %0 : i32
    %pack = linalg.pack %arg3 padding_value(%arg5 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 6] into %arg4 : tensor<10x12xf32> -> tensor<3x2x4x6xf32>
    %2 = smt.forall {
    ^bb0(%arg6: !smt.int):
      %true = smt.constant true
      smt.yield %true : !smt.bool
    }
    scf.for %arg6 = %arg0 to %arg0 step %arg0 {
      %3 = llvm.udiv %arg1, %arg2 : i32
      %4 = acc.bounds extent(%arg1 : i32)
      "use"(%3, %1, %pack, %2, %4) : (i32, i32, tensor<3x2x4x6xf32>, !smt.bool, !acc.data_bounds_ty) -> ()
    }
    return
  }
  func.func @ordered(%arg0: !llvm.ptr, %arg1: !ptr.ptr<#ptr.generic_space>) {
    %0 = llvm.load %arg0 atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = ptr.load %arg1 atomic unordered alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
    %4 = ptr.load %arg1 atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
    %5 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    return
  }
}

