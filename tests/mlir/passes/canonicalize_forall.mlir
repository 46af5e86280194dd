// scf.forall: bounds that are constants, dimensions of one step or none, outputs that nothing needs, casts of outputs, loops of one turn.
func.func private @use(index)
func.func @bounds(%n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %r = scf.forall (%i, %j) = (%c1, %n) to (%c8, %c8) step (%c2, %c1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%j] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
func.func @no_turn(%t: tensor<8xf32>, %u: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %r:2 = scf.forall (%i, %j) = (0, 4) to (2, 4) step (1, 1) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<4xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%j] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %p[%j] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<4xf32>
}
func.func @one_turn(%t: tensor<8xf32>, %u: tensor<?x?xf32>, %n: index) -> (tensor<8xf32>, tensor<?x?xf32>) {
  %r:2 = scf.forall (%i, %j) = (2, %n) to (3, %n) step (4, 1) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<?x?xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    func.call @use(%i) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%j] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %p[%i, %j] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x?xf32>
    }
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x?xf32>
}
func.func @all_turns_are_one(%t: tensor<8xf32>, %u: tensor<?x?xf32>, %n: index) -> (tensor<8xf32>, tensor<?x?xf32>) {
  %r:2 = scf.forall (%i, %j) = (2, 5) to (3, 6) step (4, 1) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<?x?xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    func.call @use(%j) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%j] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %p[%i, %n] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x?xf32>
    }
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x?xf32>
}
func.func @one_of_three(%m: memref<8x8x8xf32>, %f: f32, %n: index) {
  scf.forall (%i, %j, %k) = (1, 0, %n) to (2, 4, 8) step (1, 1, 3) {
    memref.store %f, %m[%i, %j, %k] : memref<8x8x8xf32>
  }
  return
}
func.func @with_a_mapping(%m: memref<8x8xf32>, %f: f32) {
  scf.forall (%i, %j) in (1, 4) {
    memref.store %f, %m[%i, %j] : memref<8x8xf32>
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return
}
func.func @constant_bound_with_a_mapping(%m: memref<8x8xf32>, %f: f32) {
  %c4 = arith.constant 4 : index
  scf.forall (%i, %j) in (%c4, 4) {
    memref.store %f, %m[%i, %j] : memref<8x8xf32>
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>], other = 3 : i32}
  return
}
func.func @outputs(%t: tensor<8xf32>, %u: tensor<8xf32>, %v: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %r:3 = scf.forall (%i) in (8) shared_outs(%a = %t, %b = %u, %c = %v) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %s = tensor.extract_slice %a[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %q = tensor.extract_slice %c[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %q into %b[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r#0, %r#2 : tensor<8xf32>, tensor<8xf32>
}
func.func @no_output_is_used(%t: tensor<8xf32>) {
  %r = scf.forall (%i) in (8) shared_outs(%a = %t) -> (tensor<8xf32>) {
    func.call @use(%i) : (index) -> ()
    %s = tensor.extract_slice %a[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return
}
func.func @casts(%t: tensor<8xf32>, %u: tensor<4x4xf32>, %n: index) -> (tensor<?xf32>, tensor<?x4xf32>) {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.cast %u : tensor<4x4xf32> to tensor<?x4xf32>
  %r:2 = scf.forall (%i) in (%n) shared_outs(%a = %0, %b = %1) -> (tensor<?xf32>, tensor<?x4xf32>) {
    %d = tensor.dim %a, %i : tensor<?xf32>
    func.call @use(%d) : (index) -> ()
    %s = tensor.extract_slice %a[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %q = tensor.extract_slice %b[%i, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %q into %b[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    }
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?x4xf32>
}
func.func @sizes_of_results(%t: tensor<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    func.call @use(%d) : (index) -> ()
    %s = tensor.extract_slice %a[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %d = tensor.dim %r, %c0 : tensor<?xf32>
  return %d : index
}
// scf.parallel and scf.reduce.
func.func @parallel(%m: memref<8x8x8xf32>, %f: f32, %n: index, %g: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %n) to (%c1, %c4) step (%c1, %c1) {
    scf.parallel (%k) = (%c0) to (%n) step (%c4) {
      memref.store %f, %m[%i, %j, %k] : memref<8x8x8xf32>
    }
  }
  scf.parallel (%i) = (%c4) to (%c4) step (%c1) {
    memref.store %f, %m[%i, %i, %i] : memref<8x8x8xf32>
  }
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c1) step (%c1, %c1) init (%f, %g) -> (f32, f32) {
    %x = memref.load %m[%i, %j, %i] : memref<8x8x8xf32>
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
func.func @no_turn_with_sums(%m: memref<8xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c1) to (%c0) step (%c1) init (%f) -> f32 {
    %x = memref.load %m[%i] : memref<8xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return %r : f32
}
func.func @some_turns_are_one(%m: memref<8x8xf32>, %f: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) init (%f) -> f32 {
    %x = memref.load %m[%i, %j] : memref<8x8xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
func.func @bounds_of_the_inner_depend(%m: memref<8x8xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%i) to (%n) step (%c1) {
      memref.store %f, %m[%i, %j] : memref<8x8xf32>
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    func.call @use(%i) : (index) -> ()
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %f, %m[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
func.func @no_dimensions(%a: tensor<16xf32>, %b: tensor<16xf32>) -> tensor<16xf32> {
  %1 = scf.forall () in () shared_outs (%o = %a) -> (tensor<16xf32>) {
    %s = arith.addf %o, %b : tensor<16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0] [16] [1] : tensor<16xf32> into tensor<16xf32>
    }
  } {mapping = []}
  return %1 : tensor<16xf32>
}
// A step of zero, between two numbers or two values.
func.func @zero_steps(%n: index, %t: tensor<8xf32>, %x: tensor<1xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = scf.forall (%i) = (0) to (%n) step (0) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %1 = scf.forall (%i) = (0) to (8) step (0) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %c0 = arith.constant 0 : index
  %2 = scf.forall (%i) = (0) to (%n) step (%c0) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %3 = scf.forall (%i) = (%n) to (%n) step (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %4 = scf.forall (%i) = (%n) to (8) step (0) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0, %1, %2, %3, %4 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func @zero_step_loops(%n: index, %t: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %n step %c0 { memref.store %x, %t[%c0] : memref<8xf32> }
  scf.for %i = %c0 to %c8 step %c0 { memref.store %x, %t[%c0] : memref<8xf32> }
  return
}

//= --canonicalize
module {
  func.func private @use(index)
  func.func @bounds(%arg0: index, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = scf.forall (%arg2, %arg3) = (1, %arg0) to (8, 8) step (2, 1) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<8xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %0 : tensor<8xf32>
  }
  func.func @no_turn(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
    return %arg0, %arg1 : tensor<8xf32>, tensor<4xf32>
  }
  func.func @one_turn(%arg0: tensor<8xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> (tensor<8xf32>, tensor<?x?xf32>) {
    return %arg0, %arg1 : tensor<8xf32>, tensor<?x?xf32>
  }
  func.func @all_turns_are_one(%arg0: tensor<8xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> (tensor<8xf32>, tensor<?x?xf32>) {
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %arg0[2] [1] [1] : tensor<8xf32> to tensor<1xf32>
    call @use(%c5) : (index) -> ()
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[5] [1] [1] : tensor<1xf32> into tensor<8xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %arg1[2, %arg2] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x?xf32>
    return %inserted_slice, %inserted_slice_0 : tensor<8xf32>, tensor<?x?xf32>
  }
  func.func @one_of_three(%arg0: memref<8x8x8xf32>, %arg1: f32, %arg2: index) {
    %c1 = arith.constant 1 : index
    scf.forall (%arg3, %arg4) = (0, %arg2) to (4, 8) step (1, 3) {
      memref.store %arg1, %arg0[%c1, %arg3, %arg4] : memref<8x8x8xf32>
    }
    return
  }
  func.func @with_a_mapping(%arg0: memref<8x8xf32>, %arg1: f32) {
    %c0 = arith.constant 0 : index
    scf.forall (%arg2, %arg3) in (1, 4) {
      memref.store %arg1, %arg0[%c0, %arg3] : memref<8x8xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    return
  }
  func.func @constant_bound_with_a_mapping(%arg0: memref<8x8xf32>, %arg1: f32) {
    scf.forall (%arg2, %arg3) in (4, 4) {
      memref.store %arg1, %arg0[%arg2, %arg3] : memref<8x8xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>], other = 3 : i32}
    return
  }
  func.func @outputs(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<8xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %0, %arg2 : tensor<8xf32>, tensor<8xf32>
  }
  func.func @no_output_is_used(%arg0: tensor<8xf32>) {
    scf.forall (%arg1) in (8) {
      func.call @use(%arg1) : (index) -> ()
    }
    return
  }
  func.func @casts(%arg0: tensor<8xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> (tensor<?xf32>, tensor<?x4xf32>) {
    %0:2 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0, %arg5 = %arg1) -> (tensor<8xf32>, tensor<4x4xf32>) {
      %dim = tensor.dim %arg4, %arg3 : tensor<8xf32>
      func.call @use(%dim) : (index) -> ()
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<8xf32> to tensor<1xf32>
      %extracted_slice_1 = tensor.extract_slice %arg5[%arg3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
        tensor.parallel_insert_slice %extracted_slice_1 into %arg5[%arg3, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
      }
    }
    %cast = tensor.cast %0#0 : tensor<8xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %0#1 : tensor<4x4xf32> to tensor<?x4xf32>
    return %cast, %cast_0 : tensor<?xf32>, tensor<?x4xf32>
  }
  func.func @sizes_of_results(%arg0: tensor<?xf32>, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    scf.forall (%arg2) in (%arg1) {
      %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf32>
      func.call @use(%dim_0) : (index) -> ()
    }
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    return %dim : index
  }
  func.func @parallel(%arg0: memref<8x8x8xf32>, %arg1: f32, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg4, %arg5) = (%arg2, %c0) to (%c4, %arg2) step (%c1, %c4) {
      memref.store %arg1, %arg0[%c0, %arg4, %arg5] : memref<8x8x8xf32>
      scf.reduce 
    }
    %0 = memref.load %arg0[%c0, %c0, %c0] : memref<8x8x8xf32>
    %1 = arith.addf %arg1, %0 : f32
    %2 = arith.mulf %arg3, %0 : f32
    return %1, %2 : f32, f32
  }
  func.func @no_turn_with_sums(%arg0: memref<8xf32>, %arg1: f32) -> f32 {
    return %arg1 : f32
  }
  func.func @some_turns_are_one(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) init (%arg1) -> f32 {
      %1 = memref.load %arg0[%c0, %arg3] : memref<8x8xf32>
      scf.reduce(%1 : f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }
    }
    return %0 : f32
  }
  func.func @bounds_of_the_inner_depend(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) {
      scf.parallel (%arg4) = (%arg3) to (%arg2) step (%c1) {
        memref.store %arg1, %arg0[%arg3, %arg4] : memref<8x8xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) {
      func.call @use(%arg3) : (index) -> ()
      scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
        memref.store %arg1, %arg0[%arg3, %arg4] : memref<8x8xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
  func.func @no_dimensions(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>) -> tensor<16xf32> {
    %0 = arith.addf %arg0, %arg1 : tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func @zero_steps(%arg0: index, %arg1: tensor<8xf32>, %arg2: tensor<1xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %0 = scf.forall (%arg3) = (0) to (%arg0) step (0) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    %1 = scf.forall (%arg3) = (0) to (%arg0) step (0) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    %2 = scf.forall (%arg3) = (%arg0) to (8) step (0) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %0, %arg1, %1, %arg1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func @zero_step_loops(%arg0: index, %arg1: memref<8xf32>, %arg2: f32) {
    return
  }
}

