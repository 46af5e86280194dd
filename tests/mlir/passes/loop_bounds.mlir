// Minima, maxima and sizes in loops of scf whose bounds are known.
func.func @forall_0(%n: index, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %c4 = arith.constant 4 : index
  scf.forall (%i) = (0) to (16) step (4) {
    %0 = affine.min affine_map<(d0) -> (4, 16 - d0)>(%i)
    %1 = affine.max affine_map<(d0) -> (0, d0 - 20)>(%i)
    "test.use"(%0, %1) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (0, %n) to (%n, 32) step (2, 8) {
    %0 = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%i)[%n]
    %1 = affine.min affine_map<(d0) -> (8, 32 - d0)>(%j)
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @parallel_1(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c18 = arith.constant 18 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %c18) step (%c4, %c4) {
    %0 = affine.min affine_map<(d0) -> (4, 16 - d0)>(%i)
    %1 = affine.min affine_map<(d0) -> (4, 18 - d0)>(%j)
    %2 = affine.min affine_map<(d0) -> (7, 19 - d0)>(%j)
    "test.use"(%0, %1, %2) : (index, index, index) -> ()
  }
  scf.for %i = %c0 to %n step %c4 {
    %0 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    %1 = affine.min affine_map<(d0)[s0] -> (8, s0 - d0 + 8)>(%i)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @dims_2(%t: tensor<?x?xf32>, %n: index, %u: tensor<?x?xf32>) -> (tensor<?x?xf32>, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
    %d1 = tensor.dim %a, %i : tensor<?x?xf32>
    %e = tensor.dim %b, %c0 : tensor<?x?xf32>
    "test.use"(%d0, %d1, %e) : (index, index, index) -> ()
    %f = "test.make"() : () -> f32
    %x = tensor.insert %f into %a[%i, %d0] : tensor<?x?xf32>
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%y = %x) -> (tensor<?x?xf32>) {
      %d2 = tensor.dim %y, %c1 : tensor<?x?xf32>
      "test.use"(%d2) : (index) -> ()
      %z = tensor.insert %f into %y[%i, %j] : tensor<?x?xf32>
      scf.yield %z : tensor<?x?xf32>
    }
    %v = "test.other"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %s, %v : tensor<?x?xf32>, tensor<?x?xf32>
  }
  %k = tensor.dim %r#0, %c0 : tensor<?x?xf32>
  %l = tensor.dim %r#1, %c0 : tensor<?x?xf32>
  return %r#0, %k, %l : tensor<?x?xf32>, index, index
}
func.func @slices_3(%t: tensor<?x?xf32>, %n: index, %s: tensor<4x4xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?x?xf32>) {
    %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
    "test.use"(%d0) : (index) -> ()
    %x = tensor.insert_slice %s into %a[%i, %d0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
    %c = "test.cond"() : () -> i1
    %z = scf.if %c -> tensor<?x?xf32> {
      scf.yield %x : tensor<?x?xf32>
    } else {
      scf.yield %a : tensor<?x?xf32>
    }
    scf.yield %z : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
//= --allow-unregistered-dialect --scf-for-loop-canonicalization
#map = affine_map<(d0)[s0] -> (2, -d0 + s0)>
#map1 = affine_map<(d0) -> (8, -d0 + 32)>
#map2 = affine_map<(d0) -> (4, -d0 + 18)>
#map3 = affine_map<(d0) -> (7, -d0 + 19)>
#map4 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
module {
  func.func @forall_0(%arg0: index, %arg1: tensor<?xf32>, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.forall (%arg3) = (0) to (16) step (4) {
      "test.use"(%c4, %c0) : (index, index) -> ()
    }
    scf.forall (%arg3, %arg4) = (0, %arg0) to (%arg0, 32) step (2, 8) {
      %0 = affine.min #map(%arg3)[%arg0]
      %1 = affine.min #map1(%arg4)
      "test.use"(%0, %1) : (index, index) -> ()
    }
    return
  }
  func.func @parallel_1(%arg0: index) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c18 = arith.constant 18 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c16, %c18) step (%c4, %c4) {
      %0 = affine.min #map2(%arg2)
      %1 = affine.min #map3(%arg2)
      "test.use"(%c4, %0, %1) : (index, index, index) -> ()
      scf.reduce 
    }
    scf.for %arg1 = %c0 to %arg0 step %c4 {
      %0 = affine.min #map4(%arg1)[%arg0]
      "test.use"(%0, %c8) : (index, index) -> ()
    }
    return
  }
  func.func @dims_2(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
      %dim_1 = tensor.dim %arg4, %c0 : tensor<?x?xf32>
      %dim_2 = tensor.dim %arg4, %arg3 : tensor<?x?xf32>
      %dim_3 = tensor.dim %arg5, %c0 : tensor<?x?xf32>
      "test.use"(%dim_1, %dim_2, %dim_3) : (index, index, index) -> ()
      %1 = "test.make"() : () -> f32
      %inserted = tensor.insert %1 into %arg4[%arg3, %dim_1] : tensor<?x?xf32>
      %2 = scf.for %arg6 = %c0 to %arg1 step %c1 iter_args(%arg7 = %inserted) -> (tensor<?x?xf32>) {
        %dim_4 = tensor.dim %arg7, %c1 : tensor<?x?xf32>
        "test.use"(%dim_4) : (index) -> ()
        %inserted_5 = tensor.insert %1 into %arg7[%arg3, %arg6] : tensor<?x?xf32>
        scf.yield %inserted_5 : tensor<?x?xf32>
      }
      %3 = "test.other"(%arg5) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>
    }
    %dim = tensor.dim %0#0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %0#1, %c0 : tensor<?x?xf32>
    return %0#0, %dim, %dim_0 : tensor<?x?xf32>, index, index
  }
  func.func @slices_3(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<4x4xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?xf32>) {
      %dim = tensor.dim %arg4, %c0 : tensor<?x?xf32>
      "test.use"(%dim) : (index) -> ()
      %inserted_slice = tensor.insert_slice %arg2 into %arg4[%arg3, %dim] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
      %1 = "test.cond"() : () -> i1
      %2 = scf.if %1 -> (tensor<?x?xf32>) {
        scf.yield %inserted_slice : tensor<?x?xf32>
      } else {
        scf.yield %arg4 : tensor<?x?xf32>
      }
      scf.yield %2 : tensor<?x?xf32>
    }
    return %0 : tensor<?x?xf32>
  }
}

