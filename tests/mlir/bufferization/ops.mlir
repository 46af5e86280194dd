// Every operation of bufferization, in the spellings that its form has.
func.func @bufferization(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %m: memref<4x?xf32>, %v: memref<*xf32>, %n: index, %c: i1) -> tensor<4x?xf32> {
  %0 = bufferization.alloc_tensor() : tensor<3xi8>
  %1 = bufferization.alloc_tensor(%n) {x} : tensor<4x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) : tensor<4x?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) size_hint=%n {memory_space = 3 : i64, x} : tensor<4x?xf32>
  %4 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?xf32, "sparse">
  %5 = bufferization.clone %m {x} : memref<4x?xf32> to memref<?x?xf32>
  %6 = bufferization.clone %v : memref<*xf32> to memref<*xf32>
  bufferization.dealloc
  bufferization.dealloc {x}
  bufferization.dealloc (%m, %v : memref<4x?xf32>, memref<*xf32>) if (%c, %c)
  %7:2 = bufferization.dealloc (%m : memref<4x?xf32>) if (%c) retain (%5, %v : memref<?x?xf32>, memref<*xf32>) {x}
  %8 = bufferization.dealloc retain (%m : memref<4x?xf32>)
  bufferization.dealloc_tensor %u {x} : tensor<*xf32>
  %9 = bufferization.materialize_in_destination %t in %1 {x} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  %10 = bufferization.to_tensor %m : memref<4x?xf32> to tensor<4x?xf32>
  %11 = bufferization.to_tensor %v restrict writable {x} : memref<*xf32> to tensor<*xf32>
  %12 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  %13 = bufferization.to_buffer %u read_only {x} : tensor<*xf32> to memref<*xf32, 2>
  return %10 : tensor<4x?xf32>
}

//= --allow-unregistered-dialect
module {
  func.func @bufferization(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: memref<4x?xf32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i1) -> tensor<4x?xf32> {
    %0 = bufferization.alloc_tensor() : tensor<3xi8>
    %1 = bufferization.alloc_tensor(%arg4) {x} : tensor<4x?xf32>
    %2 = bufferization.alloc_tensor() copy(%arg0) : tensor<4x?xf32>
    %3 = bufferization.alloc_tensor() copy(%arg0) size_hint=%arg4 {memory_space = 3 : i64, x} : tensor<4x?xf32>
    %4 = bufferization.alloc_tensor(%arg4) size_hint=%arg4 : tensor<?xf32, "sparse">
    %5 = bufferization.clone %arg2 {x} : memref<4x?xf32> to memref<?x?xf32>
    %6 = bufferization.clone %arg3 : memref<*xf32> to memref<*xf32>
    bufferization.dealloc
    bufferization.dealloc {x}
    bufferization.dealloc (%arg2, %arg3 : memref<4x?xf32>, memref<*xf32>) if (%arg5, %arg5)
    %7:2 = bufferization.dealloc (%arg2 : memref<4x?xf32>) if (%arg5) retain (%5, %arg3 : memref<?x?xf32>, memref<*xf32>) {x}
    %8 = bufferization.dealloc retain (%arg2 : memref<4x?xf32>)
    bufferization.dealloc_tensor %arg1 {x} : tensor<*xf32>
    %9 = bufferization.materialize_in_destination %arg0 in %1 {x} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    bufferization.materialize_in_destination %arg0 in writable %arg2 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    bufferization.materialize_in_destination %arg0 in restrict writable %arg2 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    %10 = bufferization.to_tensor %arg2 : memref<4x?xf32> to tensor<4x?xf32>
    %11 = bufferization.to_tensor %arg3 restrict writable {x} : memref<*xf32> to tensor<*xf32>
    %12 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    %13 = bufferization.to_buffer %arg1 read_only {x} : tensor<*xf32> to memref<*xf32, 2>
    return %10 : tensor<4x?xf32>
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>, memref<4x?xf32>, memref<*xf32>, index, i1) -> tensor<4x?xf32>, sym_name = "bufferization"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: memref<4x?xf32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i1):
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<3xi8>
    %1 = "bufferization.alloc_tensor"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0>}> {x} : (index) -> tensor<4x?xf32>
    %2 = "bufferization.alloc_tensor"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %3 = "bufferization.alloc_tensor"(%arg0, %arg4) <{memory_space = 3 : i64, operandSegmentSizes = array<i32: 0, 1, 1>}> {x} : (tensor<4x?xf32>, index) -> tensor<4x?xf32>
    %4 = "bufferization.alloc_tensor"(%arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (index, index) -> tensor<?xf32, "sparse">
    %5 = "bufferization.clone"(%arg2) {x} : (memref<4x?xf32>) -> memref<?x?xf32>
    %6 = "bufferization.clone"(%arg3) : (memref<*xf32>) -> memref<*xf32>
    "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> {x} : () -> ()
    "bufferization.dealloc"(%arg2, %arg3, %arg5, %arg5) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<4x?xf32>, memref<*xf32>, i1, i1) -> ()
    %7:2 = "bufferization.dealloc"(%arg2, %arg5, %5, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2>}> {x} : (memref<4x?xf32>, i1, memref<?x?xf32>, memref<*xf32>) -> (i1, i1)
    %8 = "bufferization.dealloc"(%arg2) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4x?xf32>) -> i1
    "bufferization.dealloc_tensor"(%arg1) {x} : (tensor<*xf32>) -> ()
    %9 = "bufferization.materialize_in_destination"(%arg0, %1) {x} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    "bufferization.materialize_in_destination"(%arg0, %arg2) <{writable}> : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    "bufferization.materialize_in_destination"(%arg0, %arg2) <{restrict, writable}> : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    %10 = "bufferization.to_tensor"(%arg2) : (memref<4x?xf32>) -> tensor<4x?xf32>
    %11 = "bufferization.to_tensor"(%arg3) <{restrict, writable}> {x} : (memref<*xf32>) -> tensor<*xf32>
    %12 = "bufferization.to_buffer"(%arg0) : (tensor<4x?xf32>) -> memref<4x?xf32, strided<[?, ?], offset: ?>>
    %13 = "bufferization.to_buffer"(%arg1) <{read_only}> {x} : (tensor<*xf32>) -> memref<*xf32, 2>
    "func.return"(%10) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @bufferization(%arg0: tensor<4x?xf32> loc("<stdin>":2:26), %arg1: tensor<*xf32> loc("<stdin>":2:47), %arg2: memref<4x?xf32> loc("<stdin>":2:66), %arg3: memref<*xf32> loc("<stdin>":2:87), %arg4: index loc("<stdin>":2:106), %arg5: i1 loc("<stdin>":2:117)) -> tensor<4x?xf32> {
    %0 = bufferization.alloc_tensor() : tensor<3xi8> loc("<stdin>":3:8)
    %1 = bufferization.alloc_tensor(%arg4) {x} : tensor<4x?xf32> loc("<stdin>":4:8)
    %2 = bufferization.alloc_tensor() copy(%arg0) : tensor<4x?xf32> loc("<stdin>":5:8)
    %3 = bufferization.alloc_tensor() copy(%arg0) size_hint=%arg4 {memory_space = 3 : i64, x} : tensor<4x?xf32> loc("<stdin>":6:8)
    %4 = bufferization.alloc_tensor(%arg4) size_hint=%arg4 : tensor<?xf32, "sparse"> loc("<stdin>":7:8)
    %5 = bufferization.clone %arg2 {x} : memref<4x?xf32> to memref<?x?xf32> loc("<stdin>":8:8)
    %6 = bufferization.clone %arg3 : memref<*xf32> to memref<*xf32> loc("<stdin>":9:8)
    bufferization.dealloc loc("<stdin>":10:3)
    bufferization.dealloc {x} loc("<stdin>":11:3)
    bufferization.dealloc (%arg2, %arg3 : memref<4x?xf32>, memref<*xf32>) if (%arg5, %arg5) loc("<stdin>":12:3)
    %7:2 = bufferization.dealloc (%arg2 : memref<4x?xf32>) if (%arg5) retain (%5, %arg3 : memref<?x?xf32>, memref<*xf32>) {x} loc("<stdin>":13:10)
    %8 = bufferization.dealloc retain (%arg2 : memref<4x?xf32>) loc("<stdin>":14:8)
    bufferization.dealloc_tensor %arg1 {x} : tensor<*xf32> loc("<stdin>":15:3)
    %9 = bufferization.materialize_in_destination %arg0 in %1 {x} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32> loc("<stdin>":16:8)
    bufferization.materialize_in_destination %arg0 in writable %arg2 : (tensor<4x?xf32>, memref<4x?xf32>) -> () loc("<stdin>":17:3)
    bufferization.materialize_in_destination %arg0 in restrict writable %arg2 : (tensor<4x?xf32>, memref<4x?xf32>) -> () loc("<stdin>":18:3)
    %10 = bufferization.to_tensor %arg2 : memref<4x?xf32> to tensor<4x?xf32> loc("<stdin>":19:9)
    %11 = bufferization.to_tensor %arg3 restrict writable {x} : memref<*xf32> to tensor<*xf32> loc("<stdin>":20:9)
    %12 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>> loc("<stdin>":21:9)
    %13 = bufferization.to_buffer %arg1 read_only {x} : tensor<*xf32> to memref<*xf32, 2> loc("<stdin>":22:9)
    return %10 : tensor<4x?xf32> loc("<stdin>":23:3)
  } loc("<stdin>":2:1)
} loc("<stdin>":0:0)
