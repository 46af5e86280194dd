// A part of a tensor that a loop takes out and puts in again becomes a value of the loop.
func.func @pair(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %sum = arith.addi %c1, %c2 : index
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?xf32>) {
    %other = tensor.extract_slice %a[8] [4] [1] : tensor<?xf32> to tensor<4xf32>
    "t.use"(%other) : (tensor<4xf32>) -> ()
    %part = tensor.extract_slice %a[3] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %new = "t.next"(%part) : (tensor<5xf32>) -> tensor<5xf32>
    %b = tensor.insert_slice %new into %a[%sum] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  } {t.kept = 1 : i64}
  return %r : tensor<?xf32>
}

func.func @overlap(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?xf32>) {
    %other = tensor.extract_slice %a[7] [4] [1] : tensor<?xf32> to tensor<4xf32>
    "t.use"(%other) : (tensor<4xf32>) -> ()
    %part = tensor.extract_slice %a[3] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %new = "t.next"(%part) : (tensor<5xf32>) -> tensor<5xf32>
    %b = tensor.insert_slice %new into %a[3] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func @part_of_part(%t: tensor<8x?xf32>, %lb: index, %ub: index, %step: index, %n: index) -> tensor<8x?xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<8x?xf32>) {
    %p = tensor.extract_slice %a[0, %n] [8, 5] [1, 2] : tensor<8x?xf32> to tensor<8x5xf32>
    %q = tensor.extract_slice %p[2, 1] [1, 2] [1, 1] : tensor<8x5xf32> to tensor<2xf32>
    %new = "t.next"(%q) : (tensor<2xf32>) -> tensor<2xf32>
    %b = tensor.insert_slice %new into %p[2, 1] [1, 2] [1, 1] : tensor<2xf32> into tensor<8x5xf32>
    %c = tensor.insert_slice %b into %a[0, %n] [8, 5] [1, 2] : tensor<8x5xf32> into tensor<8x?xf32>
    scf.yield %c : tensor<8x?xf32>
  }
  return %r : tensor<8x?xf32>
}

func.func @two_parts(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index, %n: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?xf32>) {
    %p = tensor.extract_slice %a[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
    %q = tensor.extract_slice %a[%n] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %x = "t.next"(%p) : (tensor<?xf32>) -> tensor<?xf32>
    %y = "t.next"(%q) : (tensor<5xf32>) -> tensor<5xf32>
    %b = tensor.insert_slice %y into %a[%n] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %c = tensor.insert_slice %x into %b[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func @two_values(%t: tensor<?xf32>, %u: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> (tensor<?xf32>, f32, tensor<?xf32>) {
  %f = arith.constant 1.0 : f32
  %r:3 = scf.for %i = %lb to %ub step %step iter_args(%a = %t, %k = %f, %b = %u) -> (tensor<?xf32>, f32, tensor<?xf32>) {
    %p = tensor.extract_slice %a[1] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %q = tensor.extract_slice %b[1] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %x = "t.next"(%p) : (tensor<5xf32>) -> tensor<5xf32>
    %y = "t.next"(%q) : (tensor<5xf32>) -> tensor<5xf32>
    %c = tensor.insert_slice %y into %a[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %d = tensor.insert_slice %x into %b[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %c, %k, %d : tensor<?xf32>, f32, tensor<?xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<?xf32>, f32, tensor<?xf32>
}

func.func @swapped(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.for %i = %lb to %ub step %step iter_args(%a = %t, %b = %t) -> (tensor<?xf32>, tensor<?xf32>) {
    %p = tensor.extract_slice %a[1] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %x = "t.next"(%p) : (tensor<5xf32>) -> tensor<5xf32>
    %c = tensor.insert_slice %x into %a[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %b, %c : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

func.func @other_user(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?xf32>) {
    "t.use"(%a) : (tensor<?xf32>) -> ()
    %p = tensor.extract_slice %a[1] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %x = "t.next"(%p) : (tensor<5xf32>) -> tensor<5xf32>
    %c = tensor.insert_slice %x into %a[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func @varies(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?xf32>) {
    %p = tensor.extract_slice %a[%i] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %x = "t.next"(%p) : (tensor<5xf32>) -> tensor<5xf32>
    %c = tensor.insert_slice %x into %a[%i] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func @inner_loop(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?xf32>) {
    %p = tensor.extract_slice %a[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %x = "t.next"(%p) : (tensor<5xf32>) -> tensor<5xf32>
    %b = tensor.insert_slice %x into %a[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %s = scf.for %j = %lb to %ub step %step iter_args(%c = %b) -> (tensor<?xf32>) {
      %q = tensor.extract_slice %c[5] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %y = "t.next"(%q) : (tensor<5xf32>) -> tensor<5xf32>
      %d = tensor.insert_slice %y into %c[5] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %d : tensor<?xf32>
    }
    scf.yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// The inner loop's part stays, and is compared with those of the outer one.
func.func @inner_part(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?xf32>) {
    %p = tensor.extract_slice %a[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %x = "t.next"(%p) : (tensor<5xf32>) -> tensor<5xf32>
    %b = tensor.insert_slice %x into %a[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %s = scf.for %j = %lb to %ub step %step iter_args(%c = %b) -> (tensor<?xf32>) {
      %q = tensor.extract_slice %c[%j] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %y = "t.next"(%q) : (tensor<5xf32>) -> tensor<5xf32>
      %d = tensor.insert_slice %y into %c[%j] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %d : tensor<?xf32>
    }
    scf.yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func @sums(%t: tensor<?x?xf32>, %lb: index, %ub: index, %step: index, %m: index, %n: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x3 = arith.muli %m, %c3 : index
  %y3 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 - s0)>(%m)[%n]
  %d0 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %s = arith.subi %d1, %c1 : index
  %e = arith.subi %d0, %c1 : index
  %after = affine.apply affine_map<(d0) -> (d0 * 3 + 4)>(%m)
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?x?xf32>) {
    %o = tensor.extract_slice %a[%after, 0] [1, %s] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
    "t.use"(%o) : (tensor<?xf32>) -> ()
    %p = tensor.extract_slice %a[%x3, 0] [4, %s] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
    %x = "t.next"(%p) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %b = tensor.insert_slice %x into %a[%y3, 0] [4, %e] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
    scf.yield %b : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

func.func @transfers(%t: tensor<?x?xf32>, %lb: index, %ub: index, %step: index, %m: index) -> tensor<?x?xf32> {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?x?xf32>) {
    %p = vector.transfer_read %a[%c0, %m], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<3x4xf32>
    %o = vector.transfer_read %a[%c4, %i], %f : tensor<?x?xf32>, vector<8xf32>
    %x = "t.next"(%p, %o) : (vector<3x4xf32>, vector<8xf32>) -> vector<3x4xf32>
    %b = vector.transfer_write %x, %a[%c0, %m] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x4xf32>, tensor<?x?xf32>
    scf.yield %b : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

func.func @another_type(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?xf32>) {
    %p = tensor.extract_slice %a[1] [1] [1] : tensor<?xf32> to tensor<f32>
    %x = "t.next"(%p) : (tensor<f32>) -> tensor<1xf32>
    %c = tensor.insert_slice %x into %a[1] [1] [1] : tensor<1xf32> into tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func @same_value(%t: tensor<?xf32>, %lb: index, %ub: index, %step: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<?xf32>) {
    %p = tensor.extract_slice %a[1] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %c = tensor.insert_slice %p into %a[1] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func @not_carried(%t: tensor<?xf32>, %n: index, %flag: i1) -> tensor<?xf32> {
  %w = scf.while (%a = %t) : (tensor<?xf32>) -> tensor<?xf32> {
    %p = tensor.extract_slice %a[1] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %b = tensor.insert_slice %p into %a[1] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.condition(%flag) %b : tensor<?xf32>
  } do {
  ^bb0(%c: tensor<?xf32>):
    scf.yield %c : tensor<?xf32>
  }
  %f = scf.forall (%i) in (%n) shared_outs(%a = %w) -> (tensor<?xf32>) {
    %p = tensor.extract_slice %a[1] [4] [1] : tensor<?xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %a[1] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  %u = scf.for %i = %n to %n step %n iter_args(%a = %f) -> (tensor<?xf32>) {
    scf.yield %a : tensor<?xf32>
  }
  return %u : tensor<?xf32>
}

//= --allow-unregistered-dialect --loop-invariant-subset-hoisting
#map = affine_map<(d0)[s0] -> (d0 * 3 + s0 - s0)>
#map1 = affine_map<(d0) -> (d0 * 3 + 4)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @pair(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.addi %c1, %c2 : index
    %extracted_slice = tensor.extract_slice %arg0[3] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %1:2 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %extracted_slice) -> (tensor<?xf32>, tensor<5xf32>) {
      %extracted_slice_0 = tensor.extract_slice %arg5[8] [4] [1] : tensor<?xf32> to tensor<4xf32>
      "t.use"(%extracted_slice_0) : (tensor<4xf32>) -> ()
      %2 = "t.next"(%arg6) : (tensor<5xf32>) -> tensor<5xf32>
      scf.yield %arg5, %2 : tensor<?xf32>, tensor<5xf32>
    } {t.kept = 1 : i64}
    %inserted_slice = tensor.insert_slice %1#1 into %1#0[%0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
  func.func @overlap(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[7] [4] [1] : tensor<?xf32> to tensor<4xf32>
      "t.use"(%extracted_slice) : (tensor<4xf32>) -> ()
      %extracted_slice_0 = tensor.extract_slice %arg5[3] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %1 = "t.next"(%extracted_slice_0) : (tensor<5xf32>) -> tensor<5xf32>
      %inserted_slice = tensor.insert_slice %1 into %arg5[3] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
  func.func @part_of_part(%arg0: tensor<8x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, %arg4] [8, 5] [1, 2] : tensor<8x?xf32> to tensor<8x5xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[2, 1] [1, 2] [1, 1] : tensor<8x5xf32> to tensor<2xf32>
    %0:3 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0, %arg7 = %extracted_slice, %arg8 = %extracted_slice_0) -> (tensor<8x?xf32>, tensor<8x5xf32>, tensor<2xf32>) {
      %1 = "t.next"(%arg8) : (tensor<2xf32>) -> tensor<2xf32>
      scf.yield %arg6, %arg7, %1 : tensor<8x?xf32>, tensor<8x5xf32>, tensor<2xf32>
    }
    %inserted_slice = tensor.insert_slice %0#2 into %0#1[2, 1] [1, 2] [1, 1] : tensor<2xf32> into tensor<8x5xf32>
    %inserted_slice_1 = tensor.insert_slice %inserted_slice into %0#0[0, %arg4] [8, 5] [1, 2] : tensor<8x5xf32> into tensor<8x?xf32>
    return %inserted_slice_1 : tensor<8x?xf32>
  }
  func.func @two_parts(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg4] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [%arg4] [1] : tensor<?xf32> to tensor<?xf32>
    %0:3 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0, %arg7 = %extracted_slice, %arg8 = %extracted_slice_0) -> (tensor<?xf32>, tensor<5xf32>, tensor<?xf32>) {
      %1 = "t.next"(%arg8) : (tensor<?xf32>) -> tensor<?xf32>
      %2 = "t.next"(%arg7) : (tensor<5xf32>) -> tensor<5xf32>
      scf.yield %arg6, %2, %1 : tensor<?xf32>, tensor<5xf32>, tensor<?xf32>
    }
    %inserted_slice = tensor.insert_slice %0#2 into %0#0[0] [%arg4] [1] : tensor<?xf32> into tensor<?xf32>
    %inserted_slice_1 = tensor.insert_slice %0#1 into %inserted_slice[%arg4] [5] [1] : tensor<5xf32> into tensor<?xf32>
    return %inserted_slice_1 : tensor<?xf32>
  }
  func.func @two_values(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?xf32>, f32, tensor<?xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[1] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[1] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %0:5 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0, %arg7 = %cst, %arg8 = %arg1, %arg9 = %extracted_slice, %arg10 = %extracted_slice_0) -> (tensor<?xf32>, f32, tensor<?xf32>, tensor<5xf32>, tensor<5xf32>) {
      %1 = "t.next"(%arg9) : (tensor<5xf32>) -> tensor<5xf32>
      %2 = "t.next"(%arg10) : (tensor<5xf32>) -> tensor<5xf32>
      scf.yield %arg6, %arg7, %arg8, %2, %1 : tensor<?xf32>, f32, tensor<?xf32>, tensor<5xf32>, tensor<5xf32>
    }
    %inserted_slice = tensor.insert_slice %0#4 into %0#2[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %inserted_slice_1 = tensor.insert_slice %0#3 into %0#0[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
    return %inserted_slice_1, %0#1, %inserted_slice : tensor<?xf32>, f32, tensor<?xf32>
  }
  func.func @swapped(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %0:2 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %arg0) -> (tensor<?xf32>, tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[1] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %1 = "t.next"(%extracted_slice) : (tensor<5xf32>) -> tensor<5xf32>
      %inserted_slice = tensor.insert_slice %1 into %arg5[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %arg6, %inserted_slice : tensor<?xf32>, tensor<?xf32>
    }
    return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @other_user(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<?xf32>) {
      "t.use"(%arg5) : (tensor<?xf32>) -> ()
      %extracted_slice = tensor.extract_slice %arg5[1] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %1 = "t.next"(%extracted_slice) : (tensor<5xf32>) -> tensor<5xf32>
      %inserted_slice = tensor.insert_slice %1 into %arg5[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
  func.func @varies(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %1 = "t.next"(%extracted_slice) : (tensor<5xf32>) -> tensor<5xf32>
      %inserted_slice = tensor.insert_slice %1 into %arg5[%arg4] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
  func.func @inner_loop(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[5] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %0:3 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %extracted_slice, %arg7 = %extracted_slice_0) -> (tensor<?xf32>, tensor<5xf32>, tensor<5xf32>) {
      %1 = "t.next"(%arg6) : (tensor<5xf32>) -> tensor<5xf32>
      %2:2 = scf.for %arg8 = %arg1 to %arg2 step %arg3 iter_args(%arg9 = %arg5, %arg10 = %arg7) -> (tensor<?xf32>, tensor<5xf32>) {
        %3 = "t.next"(%arg10) : (tensor<5xf32>) -> tensor<5xf32>
        scf.yield %arg9, %3 : tensor<?xf32>, tensor<5xf32>
      }
      scf.yield %2#0, %1, %2#1 : tensor<?xf32>, tensor<5xf32>, tensor<5xf32>
    }
    %inserted_slice = tensor.insert_slice %0#2 into %0#0[5] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %inserted_slice_1 = tensor.insert_slice %0#1 into %inserted_slice[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    return %inserted_slice_1 : tensor<?xf32>
  }
  func.func @inner_part(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %1 = "t.next"(%extracted_slice) : (tensor<5xf32>) -> tensor<5xf32>
      %inserted_slice = tensor.insert_slice %1 into %arg5[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
      %2 = scf.for %arg6 = %arg1 to %arg2 step %arg3 iter_args(%arg7 = %inserted_slice) -> (tensor<?xf32>) {
        %extracted_slice_0 = tensor.extract_slice %arg7[%arg6] [5] [1] : tensor<?xf32> to tensor<5xf32>
        %3 = "t.next"(%extracted_slice_0) : (tensor<5xf32>) -> tensor<5xf32>
        %inserted_slice_1 = tensor.insert_slice %3 into %arg7[%arg6] [5] [1] : tensor<5xf32> into tensor<?xf32>
        scf.yield %inserted_slice_1 : tensor<?xf32>
      }
      scf.yield %2 : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
  func.func @sums(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg4, %c3 : index
    %1 = affine.apply #map(%arg4)[%arg5]
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %2 = arith.subi %dim_0, %c1 : index
    %3 = arith.subi %dim, %c1 : index
    %4 = affine.apply #map1(%arg4)
    %extracted_slice = tensor.extract_slice %arg0[%0, 0] [4, %2] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
    %5:2 = scf.for %arg6 = %arg1 to %arg2 step %arg3 iter_args(%arg7 = %arg0, %arg8 = %extracted_slice) -> (tensor<?x?xf32>, tensor<4x?xf32>) {
      %extracted_slice_1 = tensor.extract_slice %arg7[%4, 0] [1, %2] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
      "t.use"(%extracted_slice_1) : (tensor<?xf32>) -> ()
      %6 = "t.next"(%arg8) : (tensor<4x?xf32>) -> tensor<4x?xf32>
      scf.yield %arg7, %6 : tensor<?x?xf32>, tensor<4x?xf32>
    }
    %inserted_slice = tensor.insert_slice %5#1 into %5#0[%1, 0] [4, %3] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @transfers(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = vector.transfer_read %arg0[%c0, %arg4], %cst {permutation_map = #map2} : tensor<?x?xf32>, vector<3x4xf32>
    %1:2 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0, %arg7 = %0) -> (tensor<?x?xf32>, vector<3x4xf32>) {
      %3 = vector.transfer_read %arg6[%c4, %arg5], %cst : tensor<?x?xf32>, vector<8xf32>
      %4 = "t.next"(%arg7, %3) : (vector<3x4xf32>, vector<8xf32>) -> vector<3x4xf32>
      scf.yield %arg6, %4 : tensor<?x?xf32>, vector<3x4xf32>
    }
    %2 = vector.transfer_write %1#1, %1#0[%c0, %arg4] {permutation_map = #map2} : vector<3x4xf32>, tensor<?x?xf32>
    return %2 : tensor<?x?xf32>
  }
  func.func @another_type(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[1] [1] [1] : tensor<?xf32> to tensor<f32>
      %1 = "t.next"(%extracted_slice) : (tensor<f32>) -> tensor<1xf32>
      %inserted_slice = tensor.insert_slice %1 into %arg5[1] [1] [1] : tensor<1xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
  func.func @same_value(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[1] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %0:2 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %extracted_slice) -> (tensor<?xf32>, tensor<4xf32>) {
      scf.yield %arg5, %arg6 : tensor<?xf32>, tensor<4xf32>
    }
    %inserted_slice = tensor.insert_slice %0#1 into %0#0[1] [4] [1] : tensor<4xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
  func.func @not_carried(%arg0: tensor<?xf32>, %arg1: index, %arg2: i1) -> tensor<?xf32> {
    %0 = scf.while (%arg3 = %arg0) : (tensor<?xf32>) -> tensor<?xf32> {
      %extracted_slice = tensor.extract_slice %arg3[1] [4] [1] : tensor<?xf32> to tensor<4xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[1] [4] [1] : tensor<4xf32> into tensor<?xf32>
      scf.condition(%arg2) %inserted_slice : tensor<?xf32>
    } do {
    ^bb0(%arg3: tensor<?xf32>):
      scf.yield %arg3 : tensor<?xf32>
    }
    %1 = scf.forall (%arg3) in (%arg1) shared_outs(%arg4 = %0) -> (tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[1] [4] [1] : tensor<?xf32> to tensor<4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[1] [4] [1] : tensor<4xf32> into tensor<?xf32>
      }
    }
    %2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %1) -> (tensor<?xf32>) {
      scf.yield %arg4 : tensor<?xf32>
    }
    return %2 : tensor<?xf32>
  }
}

