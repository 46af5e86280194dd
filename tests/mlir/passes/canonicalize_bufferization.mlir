// Tensors and their memory: sizes that are constants, a tensor of memory and back, what dealloc need not free.
func.func @alloc(%n: index) -> (tensor<?x?xf32>, tensor<?xi8>, index, index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant -1 : index
  %0 = bufferization.alloc_tensor(%c4, %n) size_hint=%n {memory_space = 3 : i64, k} : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor(%m) : tensor<?xi8>
  %2 = bufferization.alloc_tensor(%n, %n) : tensor<?x?xf32>
  %d = tensor.dim %2, %c1 : tensor<?x?xf32>
  %3 = bufferization.alloc_tensor() copy(%2) : tensor<?x?xf32>
  %e = tensor.dim %3, %c1 : tensor<?x?xf32>
  return %0, %1, %d, %e : tensor<?x?xf32>, tensor<?xi8>, index, index
}
func.func @alloc2(%n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %m = arith.constant -1 : index
  %0 = bufferization.alloc_tensor(%c4, %m) : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor(%c4, %c4) {memory_space = 3} : tensor<?x?xf32, "enc">
  %2 = tensor.cast %1 : tensor<?x?xf32, "enc"> to tensor<4x4xf32, "enc">
  "use"(%2) : (tensor<4x4xf32, "enc">) -> ()
  return %0, %0 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @pairs(%m: memref<?xf32>, %t: tensor<?xf32>, %i: index) -> (tensor<?xf32>, memref<?xf32>, index, f32, memref<?xf32, strided<[1], offset: ?>>) {
  %b = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %u = bufferization.to_tensor %b : memref<?xf32> to tensor<?xf32>
  %v = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %w = bufferization.to_buffer %v : tensor<?xf32> to memref<?xf32>
  %d = tensor.dim %v, %i : tensor<?xf32>
  %x = memref.load %b[%i] : memref<?xf32>
  %y = bufferization.to_buffer %v : tensor<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %u, %w, %d, %x, %y : tensor<?xf32>, memref<?xf32>, index, f32, memref<?xf32, strided<[1], offset: ?>>
}
func.func @casts(%t: tensor<4xf32>, %s: tensor<*xf32>) -> (memref<?xf32>, memref<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  %2 = tensor.cast %s : tensor<*xf32> to tensor<4xf32>
  %3 = bufferization.to_buffer %2 : tensor<4xf32> to memref<4xf32>
  return %1, %3 : memref<?xf32>, memref<4xf32>
}
func.func @strides(%m: memref<?xf32, strided<[?], offset: ?>>, %n: memref<?xf32, 3>) -> (memref<?xf32>, memref<?xf32>) {
  %v = bufferization.to_tensor %m : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
  %w = bufferization.to_buffer %v : tensor<?xf32> to memref<?xf32>
  %x = bufferization.to_tensor %n : memref<?xf32, 3> to tensor<?xf32>
  %y = bufferization.to_buffer %x : tensor<?xf32> to memref<?xf32>
  return %w, %y : memref<?xf32>, memref<?xf32>
}
func.func @deallocs(%a: memref<2xi32>, %b: memref<4xi32>, %c: i1, %d: i1, %r: memref<?xi32>) -> (i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  bufferization.dealloc (%a, %a : memref<2xi32>, memref<2xi32>) if (%c, %d)
  bufferization.dealloc (%a : memref<2xi32>) if (%f)
  bufferization.dealloc
  bufferization.dealloc (%a, %b : memref<2xi32>, memref<4xi32>) if (%f, %c)
  %0:2 = bufferization.dealloc (%a : memref<2xi32>) if (%c) retain (%r, %r : memref<?xi32>, memref<?xi32>)
  %x = memref.alloc() : memref<2xi32>
  bufferization.dealloc (%x : memref<2xi32>) if (%t)
  %1 = bufferization.dealloc (%a, %r : memref<2xi32>, memref<?xi32>) if (%c, %t) retain (%r : memref<?xi32>)
  bufferization.dealloc (%r, %r : memref<?xi32>, memref<?xi32>) if (%c, %c)
  %2 = bufferization.dealloc retain (%r : memref<?xi32>)
  return %0#1, %1 : i1, i1
}
func.func @unranked(%m: memref<*xf32>, %t: tensor<?x2xf32>) -> (memref<*xf32>, memref<*xf32>, memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m restrict : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  %2 = bufferization.to_buffer %0 read_only : tensor<*xf32> to memref<*xf32>
  %3 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<?x2xf32, strided<[2, 1]>>
  %4 = bufferization.to_tensor %3 : memref<?x2xf32, strided<[2, 1]>> to tensor<?x2xf32>
  %5 = bufferization.to_buffer %4 : tensor<?x2xf32> to memref<?x2xf32>
  return %1, %2, %5 : memref<*xf32>, memref<*xf32>, memref<?x2xf32>
}
func.func @not_directly_after(%t: tensor<2xf32>, %s: tensor<2xf32>) -> (tensor<2xf32>, memref<?xf32, affine_map<(d0) -> (d0 * 2)>>) {
  %0 = bufferization.to_buffer %t : tensor<2xf32> to memref<2xf32>
  "use"(%0) : (memref<2xf32>) -> ()
  %1 = bufferization.to_tensor %0 : memref<2xf32> to tensor<2xf32>
  %2 = tensor.cast %s : tensor<2xf32> to tensor<?xf32>
  %3 = bufferization.to_buffer %2 read_only : tensor<?xf32> to memref<?xf32, affine_map<(d0) -> (d0 * 2)>>
  return %1, %3 : tensor<2xf32>, memref<?xf32, affine_map<(d0) -> (d0 * 2)>>
}
func.func @deallocs_of_new_memory(%c: i1, %d: i1, %r: memref<?xi32>) -> (i1, i1, i1) {
  %t = arith.constant true
  %x = memref.alloc() : memref<2xi32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %x : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base, %base : memref<i32>, memref<i32>) if (%c, %d)
  %y = memref.alloc() : memref<2xi32>
  %z = memref.alloc() : memref<3xi32>
  "use"(%z) : (memref<3xi32>) -> ()
  %0:3 = bufferization.dealloc (%y, %z, %y : memref<2xi32>, memref<3xi32>, memref<2xi32>) if (%c, %d, %c) retain (%r, %z, %r : memref<?xi32>, memref<3xi32>, memref<?xi32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
// The sizes of the memory of a tensor are those of the tensor.
func.func @sizes(%t: tensor<?x4xi32>, %u: tensor<*xi32>, %i: index) -> (index, index, index) {
  %m = bufferization.to_buffer %t : tensor<?x4xi32> to memref<?x4xi32, strided<[?, ?], offset: ?>>
  %n = bufferization.to_buffer %u : tensor<*xi32> to memref<*xi32>
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %i : memref<?x4xi32, strided<[?, ?], offset: ?>>
  %1 = memref.dim %m, %c1 : memref<?x4xi32, strided<[?, ?], offset: ?>>
  %2 = memref.dim %n, %i : memref<*xi32>
  return %0, %1, %2 : index, index, index
}
//= --allow-unregistered-dialect --canonicalize
#map = affine_map<(d0) -> (d0 * 2)>
module {
  func.func @alloc(%arg0: index) -> (tensor<?x?xf32>, tensor<?xi8>, index, index) {
    %c-1 = arith.constant -1 : index
    %0 = bufferization.alloc_tensor(%arg0) : tensor<4x?xf32>
    %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
    %1 = bufferization.alloc_tensor(%c-1) : tensor<?xi8>
    %2 = bufferization.alloc_tensor(%arg0, %arg0) : tensor<?x?xf32>
    %3 = bufferization.alloc_tensor() copy(%2) : tensor<?x?xf32>
    return %cast, %1, %arg0, %arg0 : tensor<?x?xf32>, tensor<?xi8>, index, index
  }
  func.func @alloc2(%arg0: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c-1 = arith.constant -1 : index
    %0 = bufferization.alloc_tensor(%c-1) : tensor<4x?xf32>
    %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
    %1 = bufferization.alloc_tensor() : tensor<4x4xf32, "enc">
    "use"(%1) : (tensor<4x4xf32, "enc">) -> ()
    return %cast, %cast : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @pairs(%arg0: memref<?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> (tensor<?xf32>, memref<?xf32>, index, f32, memref<?xf32, strided<[1], offset: ?>>) {
    %dim = memref.dim %arg0, %arg2 : memref<?xf32>
    %extracted = tensor.extract %arg1[%arg2] : tensor<?xf32>
    %cast = memref.cast %arg0 : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    return %arg1, %arg0, %dim, %extracted, %cast : tensor<?xf32>, memref<?xf32>, index, f32, memref<?xf32, strided<[1], offset: ?>>
  }
  func.func @casts(%arg0: tensor<4xf32>, %arg1: tensor<*xf32>) -> (memref<?xf32>, memref<4xf32>) {
    %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
    %cast = memref.cast %0 : memref<4xf32> to memref<?xf32>
    %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<4xf32>
    %1 = bufferization.to_buffer %cast_0 : tensor<4xf32> to memref<4xf32>
    return %cast, %1 : memref<?xf32>, memref<4xf32>
  }
  func.func @strides(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: memref<?xf32, 3>) -> (memref<?xf32>, memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32, 3>
    %alloc_1 = memref.alloc(%dim_0) : memref<?xf32>
    memref.copy %arg1, %alloc_1 : memref<?xf32, 3> to memref<?xf32>
    return %alloc, %alloc_1 : memref<?xf32>, memref<?xf32>
  }
  func.func @deallocs(%arg0: memref<2xi32>, %arg1: memref<4xi32>, %arg2: i1, %arg3: i1, %arg4: memref<?xi32>) -> (i1, i1) {
    %true = arith.constant true
    %0 = arith.ori %arg2, %arg3 : i1
    bufferization.dealloc (%arg0 : memref<2xi32>) if (%0)
    bufferization.dealloc (%arg1 : memref<4xi32>) if (%arg2)
    %1 = bufferization.dealloc (%arg0 : memref<2xi32>) if (%arg2) retain (%arg4 : memref<?xi32>)
    %2 = bufferization.dealloc (%arg0, %arg4 : memref<2xi32>, memref<?xi32>) if (%arg2, %true) retain (%arg4 : memref<?xi32>)
    bufferization.dealloc (%arg4 : memref<?xi32>) if (%arg2)
    return %1, %2 : i1, i1
  }
  func.func @unranked(%arg0: memref<*xf32>, %arg1: tensor<?x2xf32>) -> (memref<*xf32>, memref<*xf32>, memref<?x2xf32>) {
    %0 = bufferization.to_buffer %arg1 : tensor<?x2xf32> to memref<?x2xf32>
    return %arg0, %arg0, %0 : memref<*xf32>, memref<*xf32>, memref<?x2xf32>
  }
  func.func @not_directly_after(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, memref<?xf32, #map>) {
    %0 = bufferization.to_buffer %arg0 : tensor<2xf32> to memref<2xf32>
    "use"(%0) : (memref<2xf32>) -> ()
    %1 = bufferization.to_tensor %0 : memref<2xf32> to tensor<2xf32>
    %2 = bufferization.to_buffer %arg1 read_only : tensor<2xf32> to memref<2xf32, #map>
    %cast = memref.cast %2 : memref<2xf32, #map> to memref<?xf32, #map>
    return %1, %cast : tensor<2xf32>, memref<?xf32, #map>
  }
  func.func @deallocs_of_new_memory(%arg0: i1, %arg1: i1, %arg2: memref<?xi32>) -> (i1, i1, i1) {
    %alloc = memref.alloc() : memref<3xi32>
    "use"(%alloc) : (memref<3xi32>) -> ()
    %0:2 = bufferization.dealloc (%alloc : memref<3xi32>) if (%arg1) retain (%arg2, %alloc : memref<?xi32>, memref<3xi32>)
    return %0#0, %0#1, %0#0 : i1, i1, i1
  }
  func.func @sizes(%arg0: tensor<?x4xi32>, %arg1: tensor<*xi32>, %arg2: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    %dim = tensor.dim %arg0, %arg2 : tensor<?x4xi32>
    %dim_0 = tensor.dim %arg1, %arg2 : tensor<*xi32>
    return %dim, %c4, %dim_0 : index, index, index
  }
}

