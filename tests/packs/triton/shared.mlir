// The dialects of triton-shared.
func.func @pointers(%m: memref<4xf32>, %n: memref<?xf32>, %i: i64, %k: index) -> index {
  %p = tptr.from_memref %m : memref<4xf32> to <#tptr.default_memory_space>
  %q = tptr.ptradd %p %i : <#tptr.default_memory_space>, i64 to <#tptr.default_memory_space>
  %r = tptr.to_memref %q : <#tptr.default_memory_space> to memref<8xf32>
  %s = tptr.ptrtoint %q : <#tptr.default_memory_space> to i64
  %t = tptr.inttoptr %s : i64 to <#tptr.default_memory_space>
  %u = tptr.type_offset f32 : i32
  %v = tptr.type_offset f16
  %w = tptr.load %t : !ptr.ptr<#tptr.default_memory_space> -> f32
  tptr.store %w, %t : f32, !ptr.ptr<#tptr.default_memory_space>
  return %v : index
}
tt.func @structured(%p: !tt.ptr<f32>, %k: index, %o: tensor<8xi32>, %m: tensor<8xi1>, %v: tensor<8xf32>) {
  %a = tts.make_tptr %p to sizes: [4, 8], strides: [%k, 1], offsets: [0, %k], shape: [0, 0], order: [] : <f32> to tensor<4x8x!tt.ptr<f32>>
  %b = "tts.load"(%a, %k) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_mask_dims = array<i64: 4, -9223372036854775808>}> : (tensor<4x8x!tt.ptr<f32>>, index) -> tensor<4x8xf32>
  "tts.store"(%a, %b) <{static_mask_dims = array<i64>}> : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xf32>) -> ()
  %w = arith.constant 0.000000e+00 : f32
  %g = tts.gather %p[%o] mask = %m default = %w : (<f32>, tensor<8xi32>) -> tensor<8xf32>
  tts.scatter %v into %p[%o] mask = %m : tensor<8xf32> into (<f32>, tensor<8xi32>)
  %s = tts.make_gather_scatter_tptr %p to sizes: [8, 4] gather_scatter_dim: 0 gather_scatter_offset: %o, strides: [%k, 1], offsets: [0, 0] : tensor<8xi32> <f32> to tensor<8x4x!tt.ptr<f32>>
  tt.return
}
func.func @sums(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c = ttx.cumsum {axis = 1 : ui32} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}
// ANSWER custom
module {
  func.func @pointers(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: i64, %arg3: index) -> index {
    %0 = tptr.from_memref %arg0 : memref<4xf32> to <#tptr.default_memory_space>
    %1 = tptr.ptradd %0 %arg2 : <#tptr.default_memory_space>, i64 to <#tptr.default_memory_space>
    %2 = tptr.to_memref %1 : <#tptr.default_memory_space> to memref<8xf32>
    %3 = tptr.ptrtoint %1 : <#tptr.default_memory_space> to i64
    %4 = tptr.inttoptr %3 : i64 to <#tptr.default_memory_space>
    %5 = tptr.type_offset f32  : i32
    %6 = tptr.type_offset f16 
    %7 = tptr.load %4 : !ptr.ptr<#tptr.default_memory_space> -> f32
    tptr.store %7, %4 : f32, !ptr.ptr<#tptr.default_memory_space>
    return %6 : index
  }
  tt.func @structured(%arg0: !tt.ptr<f32>, %arg1: index, %arg2: tensor<8xi32>, %arg3: tensor<8xi1>, %arg4: tensor<8xf32>) {
    %0 = tts.make_tptr %arg0 to sizes: [4, 8], strides: [%arg1, 1], offsets: [0, %arg1], shape: [0, 0], order: [] : <f32> to tensor<4x8x!tt.ptr<f32>>
    %1 = "tts.load"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_mask_dims = array<i64: 4, -9223372036854775808>}> : (tensor<4x8x!tt.ptr<f32>>, index) -> tensor<4x8xf32>
    "tts.store"(%0, %1) <{static_mask_dims = array<i64>}> : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xf32>) -> ()
    %cst = arith.constant 0.000000e+00 : f32
    %2 = tts.gather %arg0[%arg2] mask = %arg3 default = %cst : (<f32>, tensor<8xi32>) -> tensor<8xf32>
    tts.scatter %arg4 into %arg0[%arg2] mask = %arg3 : tensor<8xf32> into (<f32>, tensor<8xi32>)
    %3 = tts.make_gather_scatter_tptr %arg0 to sizes: [8, 4] gather_scatter_dim: 0 gather_scatter_offset: %arg2, strides: [%arg1, 1], offsets: [0, 0] : tensor<8xi32>  <f32> to tensor<8x4x!tt.ptr<f32>>
    tt.return
  }
  func.func @sums(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = ttx.cumsum {axis = 1 : ui32} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<?xf32>, i64, index) -> index, sym_name = "pointers"}> ({
  ^bb0(%arg7: memref<4xf32>, %arg8: memref<?xf32>, %arg9: i64, %arg10: index):
    %6 = "tptr.from_memref"(%arg7) : (memref<4xf32>) -> !ptr.ptr<#tptr.default_memory_space>
    %7 = "tptr.ptradd"(%6, %arg9) : (!ptr.ptr<#tptr.default_memory_space>, i64) -> !ptr.ptr<#tptr.default_memory_space>
    %8 = "tptr.to_memref"(%7) : (!ptr.ptr<#tptr.default_memory_space>) -> memref<8xf32>
    %9 = "tptr.ptrtoint"(%7) : (!ptr.ptr<#tptr.default_memory_space>) -> i64
    %10 = "tptr.inttoptr"(%9) : (i64) -> !ptr.ptr<#tptr.default_memory_space>
    %11 = "tptr.type_offset"() <{baseType = f32}> : () -> i32
    %12 = "tptr.type_offset"() <{baseType = f16}> : () -> index
    %13 = "tptr.load"(%10) : (!ptr.ptr<#tptr.default_memory_space>) -> f32
    "tptr.store"(%13, %10) : (f32, !ptr.ptr<#tptr.default_memory_space>) -> ()
    "func.return"(%12) : (index) -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (!tt.ptr<f32>, index, tensor<8xi32>, tensor<8xi1>, tensor<8xf32>) -> (), sym_name = "structured"}> ({
  ^bb0(%arg2: !tt.ptr<f32>, %arg3: index, %arg4: tensor<8xi32>, %arg5: tensor<8xi1>, %arg6: tensor<8xf32>):
    %1 = "tts.make_tptr"(%arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, order = array<i32>, sizes = array<i64: 4, 8>, static_offsets = array<i64: 0, -9223372036854775808>, static_shape = array<i64: 0, 0>, static_strides = array<i64: -9223372036854775808, 1>}> : (!tt.ptr<f32>, index, index) -> tensor<4x8x!tt.ptr<f32>>
    %2 = "tts.load"(%1, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_mask_dims = array<i64: 4, -9223372036854775808>}> : (tensor<4x8x!tt.ptr<f32>>, index) -> tensor<4x8xf32>
    "tts.store"(%1, %2) <{static_mask_dims = array<i64>}> : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xf32>) -> ()
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "tts.gather"(%arg2, %arg4, %arg5, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (!tt.ptr<f32>, tensor<8xi32>, tensor<8xi1>, f32) -> tensor<8xf32>
    "tts.scatter"(%arg2, %arg4, %arg6, %arg5) : (!tt.ptr<f32>, tensor<8xi32>, tensor<8xf32>, tensor<8xi1>) -> ()
    %5 = "tts.make_gather_scatter_tptr"(%arg2, %arg4, %arg3) <{gather_scatter_dim = 0 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, sizes = array<i64: 8, 4>, static_offsets = array<i64: 0, 0>, static_strides = array<i64: -9223372036854775808, 1>}> : (!tt.ptr<f32>, tensor<8xi32>, index) -> tensor<8x4x!tt.ptr<f32>>
    "tt.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "sums"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "ttx.cumsum"(%arg0, %arg1) <{axis = 1 : ui32, operandSegmentSizes = array<i32: 1, 1>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%0) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

