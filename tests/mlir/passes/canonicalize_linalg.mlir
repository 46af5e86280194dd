// Structured operations: casts of operands and results, sizes that operands share, operations that pass values on.
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @memory_casts(%a: memref<4x8xf32>, %b: memref<8x3xf32>, %c: memref<4x3xf32>, %z: memref<0x3xf32>, %f: f32) {
  %0 = memref.cast %a : memref<4x8xf32> to memref<?x?xf32>
  linalg.matmul ins(%0, %b : memref<?x?xf32>, memref<8x3xf32>) outs(%c : memref<4x3xf32>)
  linalg.fill ins(%f : f32) outs(%z : memref<0x3xf32>)
  linalg.copy ins(%c : memref<4x3xf32>) outs(%c : memref<4x3xf32>)
  return
}
func.func @tensor_casts(%a: tensor<4x8xf32>, %b: tensor<?x?xf32>, %c: tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<4x3xf32>) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %c : tensor<?x3xf32> to tensor<?x?xf32>
  %2 = linalg.matmul ins(%0, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<?x?xf32>) outs(%c : tensor<?x3xf32>) -> tensor<?x3xf32>
  %4 = tensor.cast %3 : tensor<?x3xf32> to tensor<4x3xf32>
  return %2, %4 : tensor<?x?xf32>, tensor<4x3xf32>
}
func.func @passes_on(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %c: tensor<2x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x4xf32>) outs(%b, %b : tensor<?x4xf32>, tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %z : f32, f32
  } -> (tensor<?x4xf32>, tensor<?x4xf32>)
  %1 = linalg.generic {indexing_maps = [#t, #t], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<2x4xf32>) outs(%b : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x4xf32>
  return %0#0, %0#1, %1 : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}
func.func @transposed(%a: tensor<2x3x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<4x3x2xf32>, %d: tensor<2x3x4xf32>) -> (tensor<4x3x2xf32>, tensor<2x3x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x4x2xf32>) outs(%c : tensor<4x3x2xf32>) permutation = [1, 0, 2]
  %2 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%d : tensor<2x3x4xf32>) permutation = [0, 1, 2]
  return %1, %2 : tensor<4x3x2xf32>, tensor<2x3x4xf32>
}
func.func @repeated(%a: tensor<2xf32>, %b: tensor<2x3xf32>, %c: tensor<5x2x3x4xf32>) -> tensor<5x2x3x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%b : tensor<2x3xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x3xf32>) outs(%c : tensor<5x2x3x4xf32>) dimensions = [0, 3]
  return %1 : tensor<5x2x3x4xf32>
}
func.func @filled(%f: f32, %a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %i: index) -> (tensor<?x4xf32>, tensor<?x4xf32>, f32, index) {
  %c0 = arith.constant 0 : index
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = linalg.copy ins(%0 : tensor<?x4xf32>) outs(%b : tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = linalg.copy ins(%b : tensor<?x4xf32>) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = tensor.extract %0[%i, %i] : tensor<?x4xf32>
  %4 = tensor.dim %0, %c0 : tensor<?x4xf32>
  return %1, %2, %3, %4 : tensor<?x4xf32>, tensor<?x4xf32>, f32, index
}
func.func @steps(%a: tensor<1x4xi32>, %b: tensor<1xi32>) -> tensor<1xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<1x4xi32>) outs(%b : tensor<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.addi %i, %j : index
    %t = arith.index_cast %s : index to i32
    %u = arith.addi %t, %y : i32
    linalg.yield %u : i32
  } -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
// An operation that moves nothing goes; sparse tensors are converted.
func.func @moves_nothing(%m: memref<5xf32>, %n: memref<5xf32>, %t: tensor<5xf32>, %u: tensor<?xf32>, %v: tensor<5xf32>) -> tensor<5xf32> {
  linalg.broadcast ins(%m : memref<5xf32>) outs(%m : memref<5xf32>) dimensions = [] {u}
  linalg.broadcast ins(%m : memref<5xf32>) outs(%n : memref<5xf32>) dimensions = []
  linalg.transpose ins(%m : memref<5xf32>) outs(%m : memref<5xf32>) permutation = [0]
  linalg.map ins(%m : memref<5xf32>) outs(%m : memref<5xf32>) (%x : f32, %y : f32) { linalg.yield %x : f32 }
  linalg.copy ins(%m : memref<5xf32>) outs(%m : memref<5xf32>)
  %0 = linalg.broadcast ins(%t : tensor<5xf32>) outs(%v : tensor<5xf32>) dimensions = []
  return %0 : tensor<5xf32>
}
func.func @sparse_generic(%a: tensor<4x5xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, %b: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x5xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) outs(%b: tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<4x5xf32>) outs(%a: tensor<4x5xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
  return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
}
// Sizes that one operand states are those of others.
func.func @stated_sizes(%m: tensor<?x4xf32>, %n: tensor<4x?xf32>, %o: tensor<?x?xf32>, %t: tensor<?xf32>, %v: tensor<4xf32>, %w: tensor<?x?x2xf32>) -> (tensor<?x?xf32>, tensor<?x?x2xf32>, tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.cast %m : tensor<?x4xf32> to tensor<?x?xf32>
  %a = linalg.transpose ins(%c : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) permutation = [1, 0]
  %q = linalg.broadcast ins(%c : tensor<?x?xf32>) outs(%w : tensor<?x?x2xf32>) dimensions = [2]
  %u = tensor.cast %v : tensor<4xf32> to tensor<?xf32>
  %r = linalg.reduce { arith.addf } ins(%c : tensor<?x?xf32>) outs(%u : tensor<?xf32>) dimensions = [0]
  %d = linalg.map { math.absf } ins(%u : tensor<?xf32>) outs(%t : tensor<?xf32>)
  return %a, %q, %r, %d : tensor<?x?xf32>, tensor<?x?x2xf32>, tensor<?xf32>, tensor<?xf32>
}
func.func @states_and_forgets(%m: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %z = tensor.cast %m : tensor<?x?xf32> to tensor<?x4xf32>
  %p = tensor.cast %o : tensor<?x?xf32> to tensor<4x?xf32>
  %a = linalg.transpose ins(%z : tensor<?x4xf32>) outs(%p : tensor<4x?xf32>) permutation = [1, 0]
  %b = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  return %b : tensor<?x?xf32>
}
// Operations whose sizes must agree keep casts; properties that are no attributes are not in the short form.
func.func @casts(%a: memref<?x4xf32>, %b: memref<4x32xf32>, %c: memref<32x4xf32>, %d: memref<4xf32>, %i: memref<4xi32>) {
  %0 = memref.cast %a : memref<?x4xf32> to memref<32x4xf32>
  linalg.transpose ins(%0 : memref<32x4xf32>) outs(%b : memref<4x32xf32>) permutation = [1, 0]
  linalg.reduce { arith.addf } ins(%0 : memref<32x4xf32>) outs(%d : memref<4xf32>) dimensions = [0]
  linalg.map { math.exp } ins(%0 : memref<32x4xf32>) outs(%c : memref<32x4xf32>)
  linalg.copy ins(%0 : memref<32x4xf32>) outs(%c : memref<32x4xf32>)
  linalg.softmax dimension(1) ins(%0 : memref<32x4xf32>) outs(%c : memref<32x4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%0 : memref<32x4xf32>) outs(%c : memref<32x4xf32>)
  linalg.map ins(%i, %i : memref<4xi32>, memref<4xi32>) outs(%i : memref<4xi32>) (%x: i32, %y: i32, %o: i32) {
    %1 = llvm.add %x, %y overflow<nsw> {a} : i32
    linalg.yield %1 : i32
  }
  return
}
func.func @spread(%a: memref<?xf32>, %b: memref<4x32xf32>) {
  %0 = memref.cast %a : memref<?xf32> to memref<32xf32>
  linalg.broadcast ins(%0 : memref<32xf32>) outs(%b : memref<4x32xf32>) dimensions = [0]
  return
}
//= --canonicalize --allow-unregistered-dialect
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @memory_casts(%arg0: memref<4x8xf32>, %arg1: memref<8x3xf32>, %arg2: memref<4x3xf32>, %arg3: memref<0x3xf32>, %arg4: f32) {
    linalg.matmul ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x3xf32>) outs(%arg2 : memref<4x3xf32>)
    return
  }
  func.func @tensor_casts(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<4x3xf32>) {
    %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<8x3xf32>
    %cast_0 = tensor.cast %arg2 : tensor<?x3xf32> to tensor<4x3xf32>
    %0 = linalg.matmul ins(%arg0, %cast : tensor<4x8xf32>, tensor<8x3xf32>) outs(%cast_0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %cast_1 = tensor.cast %0 : tensor<4x3xf32> to tensor<?x?xf32>
    %cast_2 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<8x3xf32>
    %cast_3 = tensor.cast %arg2 : tensor<?x3xf32> to tensor<4x3xf32>
    %1 = linalg.matmul ins(%arg0, %cast_2 : tensor<4x8xf32>, tensor<8x3xf32>) outs(%cast_3 : tensor<4x3xf32>) -> tensor<4x3xf32>
    return %cast_1, %1 : tensor<?x?xf32>, tensor<4x3xf32>
  }
  func.func @passes_on(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<2x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
    %cast = tensor.cast %arg2 : tensor<2x4xf32> to tensor<?x4xf32>
    return %arg0, %arg1, %cast : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
  }
  func.func @transposed(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x4x2xf32>, %arg2: tensor<4x3x2xf32>, %arg3: tensor<2x3x4xf32>) -> (tensor<4x3x2xf32>, tensor<2x3x4xf32>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x3x4xf32>) outs(%arg2 : tensor<4x3x2xf32>) permutation = [2, 1, 0] 
    return %transposed, %arg0 : tensor<4x3x2xf32>, tensor<2x3x4xf32>
  }
  func.func @repeated(%arg0: tensor<2xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<5x2x3x4xf32>) -> tensor<5x2x3x4xf32> {
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<2xf32>) outs(%arg2 : tensor<5x2x3x4xf32>) dimensions = [0, 2, 3] 
    return %broadcasted : tensor<5x2x3x4xf32>
  }
  func.func @filled(%arg0: f32, %arg1: tensor<?x4xf32>, %arg2: tensor<?x4xf32>, %arg3: index) -> (tensor<?x4xf32>, tensor<?x4xf32>, f32, index) {
    %c0 = arith.constant 0 : index
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %1 = linalg.copy ins(%arg2 : tensor<?x4xf32>) outs(%arg1 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %dim = tensor.dim %arg1, %c0 : tensor<?x4xf32>
    return %0, %1, %arg0, %dim : tensor<?x4xf32>, tensor<?x4xf32>, f32, index
  }
  func.func @steps(%arg0: tensor<1x4xi32>, %arg1: tensor<1xi32>) -> tensor<1xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<1x4xi32>) outs(%arg1 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = linalg.index 1 : index
      %2 = arith.index_cast %1 : index to i32
      %3 = arith.addi %2, %out : i32
      linalg.yield %3 : i32
    } -> tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func @moves_nothing(%arg0: memref<5xf32>, %arg1: memref<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<?xf32>, %arg4: tensor<5xf32>) -> tensor<5xf32> {
    linalg.broadcast ins(%arg0 : memref<5xf32>) outs(%arg1 : memref<5xf32>) dimensions = [] 
    linalg.transpose ins(%arg0 : memref<5xf32>) outs(%arg0 : memref<5xf32>) permutation = [0] 
    linalg.map ins(%arg0 : memref<5xf32>) outs(%arg0 : memref<5xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    return %arg2 : tensor<5xf32>
  }
  func.func @sparse_generic(%arg0: tensor<4x5xf32, #sparse>, %arg1: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32, #sparse>) {
    %0 = sparse_tensor.convert %arg0 : tensor<4x5xf32, #sparse> to tensor<4x5xf32>
    %1 = sparse_tensor.convert %arg1 : tensor<4x5xf32> to tensor<4x5xf32, #sparse>
    return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32, #sparse>
  }
  func.func @stated_sizes(%arg0: tensor<?x4xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<?xf32>, %arg4: tensor<4xf32>, %arg5: tensor<?x?x2xf32>) -> (tensor<?x?xf32>, tensor<?x?x2xf32>, tensor<?xf32>, tensor<?xf32>) {
    %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x?xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x4xf32>) outs(%cast : tensor<4x?xf32>) permutation = [1, 0] 
    %cast_0 = tensor.cast %transposed : tensor<4x?xf32> to tensor<?x?xf32>
    %cast_1 = tensor.cast %arg5 : tensor<?x?x2xf32> to tensor<?x4x2xf32>
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<?x4xf32>) outs(%cast_1 : tensor<?x4x2xf32>) dimensions = [2] 
    %cast_2 = tensor.cast %broadcasted : tensor<?x4x2xf32> to tensor<?x?x2xf32>
    %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<?x4xf32>) outs(%arg4 : tensor<4xf32>) dimensions = [0] 
    %cast_3 = tensor.cast %reduced : tensor<4xf32> to tensor<?xf32>
    %cast_4 = tensor.cast %arg3 : tensor<?xf32> to tensor<4xf32>
    %mapped = linalg.map { math.absf } ins(%arg4 : tensor<4xf32>) outs(%cast_4 : tensor<4xf32>)
    %cast_5 = tensor.cast %mapped : tensor<4xf32> to tensor<?xf32>
    return %cast_0, %cast_2, %cast_3, %cast_5 : tensor<?x?xf32>, tensor<?x?x2xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func @states_and_forgets(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<?x4xf32>
    %cast_0 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x?xf32>
    %transposed = linalg.transpose ins(%cast : tensor<?x4xf32>) outs(%cast_0 : tensor<4x?xf32>) permutation = [1, 0] 
    %cast_1 = tensor.cast %transposed : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast_1 : tensor<?x?xf32>
  }
  func.func @casts(%arg0: memref<?x4xf32>, %arg1: memref<4x32xf32>, %arg2: memref<32x4xf32>, %arg3: memref<4xf32>, %arg4: memref<4xi32>) {
    %cast = memref.cast %arg0 : memref<?x4xf32> to memref<32x4xf32>
    linalg.transpose ins(%cast : memref<32x4xf32>) outs(%arg1 : memref<4x32xf32>) permutation = [1, 0] 
    linalg.reduce { arith.addf } ins(%cast : memref<32x4xf32>) outs(%arg3 : memref<4xf32>) dimensions = [0] 
    linalg.map { math.exp } ins(%cast : memref<32x4xf32>) outs(%arg2 : memref<32x4xf32>)
    linalg.copy ins(%arg0 : memref<?x4xf32>) outs(%arg2 : memref<32x4xf32>)
    linalg.softmax dimension(1) ins(%arg0 : memref<?x4xf32>) outs(%arg2 : memref<32x4xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : memref<?x4xf32>) outs(%arg2 : memref<32x4xf32>)
    linalg.map { llvm.add {a} } ins(%arg4, %arg4 : memref<4xi32>, memref<4xi32>) outs(%arg4 : memref<4xi32>)
    return
  }
  func.func @spread(%arg0: memref<?xf32>, %arg1: memref<4x32xf32>) {
    %cast = memref.cast %arg0 : memref<?xf32> to memref<32xf32>
    linalg.broadcast ins(%cast : memref<32xf32>) outs(%arg1 : memref<4x32xf32>) dimensions = [0] 
    return
  }
}

