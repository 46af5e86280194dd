// Layouts in tiles, memory spaces; loads, stores, DMAs, semaphores, vectors, products, regions.
func.func @memory(%m: memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, %i: index, %n: i32,
                  %s: memref<4xf32, #tpu.memory_space<smem, tc>>, %e: memref<2x!tpu.float8_exmy<f6E2M3FN>>) attributes {tpu.core_type = #tpu.core_type<tc>} {
  %0 = tpu.load %m[%i, %i] sublanes [true, false, true, true, true, true, true, true] : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, vector<8x128xf32>
  tpu.store %m[%i, %i], %0 sublanes [true, true, true, true, true, true, true, true] sublane_stride 2 : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, vector<8x128xf32>,
  %k = arith.constant dense<true> : vector<8x128xi1>
  tpu.vector_store %m[%i, %i], %0 masked %k {strides = array<i32>} : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, vector<8x128xf32>, vector<8x128xi1>
  %1 = tpu.strided_load %m[%i, %i] {strides = array<i32: 2, 1>} : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, vector<8x256xf32>
  %2 = tpu.erase_memref_layout %m : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>> -> memref<16x256xf32, #tpu.memory_space<vmem>>
  %3 = tpu.memref_slice %2[%n, %n] : memref<16x256xf32, #tpu.memory_space<vmem>> -> memref<8x256xf32, #tpu.memory_space<vmem>>
  %4 = tpu.memref_squeeze %3 : memref<8x256xf32, #tpu.memory_space<vmem>> -> memref<8x256xf32, #tpu.memory_space<vmem>>
  %5 = tpu.tile_size %m, 1 : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>
  %6 = tpu.memref_memory_space_is %3, <hbm> : memref<8x256xf32, #tpu.memory_space<vmem>>
  %7 = tpu.annotate %3 {no_store = true} : memref<8x256xf32, #tpu.memory_space<vmem>>
  return
}
func.func @transfers(%a: memref<32x128xf32, #tpu.memory_space<hbm>>, %b: memref<32x128xf32, #tpu.memory_space<vmem>>, %n: i32) {
  "tpu.region"() ({
    %sem = tpu.sem_alloc : memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    tpu.enqueue_dma source(%a : memref<32x128xf32, #tpu.memory_space<hbm>>) target(%b : memref<32x128xf32, #tpu.memory_space<vmem>>) target_semaphore(%sem : memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) {priority = 1 : i32}
    tpu.wait_dma2 semaphore(%sem : memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) src(%a : memref<32x128xf32, #tpu.memory_space<hbm>>) dst(%b : memref<32x128xf32, #tpu.memory_space<vmem>>)
    tpu.yield
  }) : () -> ()
  %0 = tpu.sem_barrier : memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
  %1 = tpu.device_id : i32
  tpu.sem_signal %0, %n device_id %1 : memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
  tpu.sem_wait %0, %n : memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
  "tpu.trace_start"() <{level = 10 : i32, message = "copy"}> : () -> ()
  "tpu.trace_stop"() : () -> ()
  return
}
func.func @vectors(%a: vector<8x128xf32>, %b: vector<128x128xf32>, %c: vector<8x128xf32>, %n: i32, %h: vector<16x128xbf16>) {
  %0 = tpu.matmul %a, %b, %c {dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>, precision = #tpu.contract_precision<fp32>, transpose_lhs_hint = false} : vector<8x128xf32>, vector<128x128xf32>, vector<8x128xf32> -> vector<8x128xf32>
  %1 = tpu.iota {dimensions = array<i32: 1>} : vector<8x128xi32>
  %2 = tpu.dynamic_rotate %a by %n dim 1 : vector<8x128xf32>, i32 -> vector<8x128xf32>
  %3 = tpu.reduce <maxf>, %a [0] : vector<8x128xf32> -> vector<1x128xf32>
  %4 = tpu.scan <sum>, %a {dimension = 1 : i64} : vector<8x128xf32>,  -> vector<8x128xf32>
  %5 = tpu.concatenate %a, %c in 0 : vector<8x128xf32>, vector<8x128xf32> -> vector<16x128xf32>
  %6 = tpu.bitcast %h : vector<16x128xbf16> -> vector<8x128xi32>
  %7 = tpu.assume_multiple %n, 8 : i32
  %8 = tpu.reciprocal %a {approx = true} : vector<8x128xf32> -> vector<8x128xf32>
  %9 = tpu.transpose %a, [1, 0] : vector<8x128xf32> -> vector<128x8xf32>
  return
}
// ANSWER custom
module {
  func.func @memory(%arg0: memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, %arg1: index, %arg2: i32, %arg3: memref<4xf32, #tpu.memory_space<smem, tc>>, %arg4: memref<2x!tpu.float8_exmy<f6E2M3FN>>) attributes {tpu.core_type = #tpu.core_type<tc>} {
    %0 = tpu.load %arg0[%arg1, %arg1] sublanes [true, false, true, true, true, true, true, true] : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, vector<8x128xf32>
    tpu.store %arg0[%arg1, %arg1], %0 sublanes [true, true, true, true, true, true, true, true] sublane_stride 2 : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, vector<8x128xf32>, 
    %cst = arith.constant dense<true> : vector<8x128xi1>
    tpu.vector_store %arg0[%arg1, %arg1], %0 masked %cst {strides = array<i32>} : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, vector<8x128xf32>, vector<8x128xi1>
    %1 = tpu.strided_load %arg0[%arg1, %arg1] {strides = array<i32: 2, 1>} : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, vector<8x256xf32>
    %2 = tpu.erase_memref_layout %arg0 : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>> -> memref<16x256xf32, #tpu.memory_space<vmem>>
    %3 = tpu.memref_slice %2[%arg2, %arg2] : memref<16x256xf32, #tpu.memory_space<vmem>> -> memref<8x256xf32, #tpu.memory_space<vmem>>
    %4 = tpu.memref_squeeze %3 : memref<8x256xf32, #tpu.memory_space<vmem>> -> memref<8x256xf32, #tpu.memory_space<vmem>>
    %5 = tpu.tile_size %arg0, 1 : memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>
    %6 = tpu.memref_memory_space_is %3, <hbm> : memref<8x256xf32, #tpu.memory_space<vmem>>
    %7 = tpu.annotate %3 {no_store = true} : memref<8x256xf32, #tpu.memory_space<vmem>>
    return
  }
  func.func @transfers(%arg0: memref<32x128xf32, #tpu.memory_space<hbm>>, %arg1: memref<32x128xf32, #tpu.memory_space<vmem>>, %arg2: i32) {
    "tpu.region"() ({
      %2 = tpu.sem_alloc : memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
      tpu.enqueue_dma source(%arg0 : memref<32x128xf32, #tpu.memory_space<hbm>>) target(%arg1 : memref<32x128xf32, #tpu.memory_space<vmem>>) target_semaphore(%2 : memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) {priority = 1 : i32}
      tpu.wait_dma2 semaphore(%2 : memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) src(%arg0 : memref<32x128xf32, #tpu.memory_space<hbm>>) dst(%arg1 : memref<32x128xf32, #tpu.memory_space<vmem>>)
      tpu.yield
    }) : () -> ()
    %0 = tpu.sem_barrier : memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
    %1 = tpu.device_id : i32
    tpu.sem_signal %0, %arg2 device_id %1 : memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
    tpu.sem_wait %0, %arg2 : memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
    "tpu.trace_start"() <{level = 10 : i32, message = "copy"}> : () -> ()
    "tpu.trace_stop"() : () -> ()
    return
  }
  func.func @vectors(%arg0: vector<8x128xf32>, %arg1: vector<128x128xf32>, %arg2: vector<8x128xf32>, %arg3: i32, %arg4: vector<16x128xbf16>) {
    %0 = tpu.matmul %arg0, %arg1, %arg2 {dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>, precision = #tpu.contract_precision<fp32>, transpose_lhs_hint = false} : vector<8x128xf32>, vector<128x128xf32>, vector<8x128xf32> -> vector<8x128xf32>
    %1 = tpu.iota {dimensions = array<i32: 1>} : vector<8x128xi32>
    %2 = tpu.dynamic_rotate %arg0 by %arg3 dim 1 : vector<8x128xf32>, i32 -> vector<8x128xf32>
    %3 = tpu.reduce <maxf>, %arg0 [0] : vector<8x128xf32> -> vector<1x128xf32>
    %4 = tpu.scan <sum>, %arg0 {dimension = 1 : i64} : vector<8x128xf32>,  -> vector<8x128xf32>
    %5 = tpu.concatenate %arg0, %arg2 in 0 : vector<8x128xf32>, vector<8x128xf32> -> vector<16x128xf32>
    %6 = tpu.bitcast %arg4 : vector<16x128xbf16> -> vector<8x128xi32>
    %7 = tpu.assume_multiple %arg3, 8 : i32
    %8 = tpu.reciprocal %arg0 {approx = true} : vector<8x128xf32> -> vector<8x128xf32>
    %9 = tpu.transpose %arg0, [1, 0] : vector<8x128xf32> -> vector<128x8xf32>
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, index, i32, memref<4xf32, #tpu.memory_space<smem, tc>>, memref<2x!tpu.float8_exmy<f6E2M3FN>>) -> (), sym_name = "memory"}> ({
  ^bb0(%arg8: memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, %arg9: index, %arg10: i32, %arg11: memref<4xf32, #tpu.memory_space<smem, tc>>, %arg12: memref<2x!tpu.float8_exmy<f6E2M3FN>>):
    %13 = "tpu.load"(%arg8, %arg9, %arg9) <{sublane_mask = array<i1: true, false, true, true, true, true, true, true>, sublane_stride = 1 : i32}> : (memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "tpu.store"(%13, %arg8, %arg9, %arg9) <{add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_stride = 2 : i32}> : (vector<8x128xf32>, memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, index, index) -> ()
    %14 = "arith.constant"() <{value = dense<true> : vector<8x128xi1>}> : () -> vector<8x128xi1>
    "tpu.vector_store"(%13, %arg8, %arg9, %arg9, %14) <{add = false, operandSegmentSizes = array<i32: 1, 1, 2, 1>, strides = array<i32>}> : (vector<8x128xf32>, memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, index, index, vector<8x128xi1>) -> ()
    %15 = "tpu.strided_load"(%arg8, %arg9, %arg9) <{strides = array<i32: 2, 1>}> : (memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>, index, index) -> vector<8x256xf32>
    %16 = "tpu.erase_memref_layout"(%arg8) : (memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> memref<16x256xf32, #tpu.memory_space<vmem>>
    %17 = "tpu.memref_slice"(%16, %arg10, %arg10) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x256xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x256xf32, #tpu.memory_space<vmem>>
    %18 = "tpu.memref_squeeze"(%17) : (memref<8x256xf32, #tpu.memory_space<vmem>>) -> memref<8x256xf32, #tpu.memory_space<vmem>>
    %19 = "tpu.tile_size"(%arg8) <{index = 1 : i32}> : (memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> i32
    %20 = "tpu.memref_memory_space_is"(%17) <{memory_space = #tpu.memory_space<hbm>}> : (memref<8x256xf32, #tpu.memory_space<vmem>>) -> i1
    %21 = "tpu.annotate"(%17) <{no_bank_conflict = false, no_hazard = false, no_hazard_no_deps = false, no_store = true}> : (memref<8x256xf32, #tpu.memory_space<vmem>>) -> memref<8x256xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
  "func.func"() <{function_type = (memref<32x128xf32, #tpu.memory_space<hbm>>, memref<32x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "transfers"}> ({
  ^bb0(%arg5: memref<32x128xf32, #tpu.memory_space<hbm>>, %arg6: memref<32x128xf32, #tpu.memory_space<vmem>>, %arg7: i32):
    "tpu.region"() ({
      %12 = "tpu.sem_alloc"() : () -> memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
      "tpu.enqueue_dma"(%arg5, %arg6, %12) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 1 : i32, strict_ordering = false}> : (memref<32x128xf32, #tpu.memory_space<hbm>>, memref<32x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
      "tpu.wait_dma2"(%12, %arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, strict_ordering = false}> : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<32x128xf32, #tpu.memory_space<hbm>>, memref<32x128xf32, #tpu.memory_space<vmem>>) -> ()
      "tpu.yield"() : () -> ()
    }) : () -> ()
    %10 = "tpu.sem_barrier"() : () -> memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
    %11 = "tpu.device_id"() : () -> i32
    "tpu.sem_signal"(%10, %arg7, %11) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "tpu.sem_wait"(%10, %arg7) : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "tpu.trace_start"() <{level = 10 : i32, message = "copy"}> : () -> ()
    "tpu.trace_stop"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8x128xf32>, vector<128x128xf32>, vector<8x128xf32>, i32, vector<16x128xbf16>) -> (), sym_name = "vectors"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<128x128xf32>, %arg2: vector<8x128xf32>, %arg3: i32, %arg4: vector<16x128xbf16>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>, precision = #tpu.contract_precision<fp32>, transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x128xf32>, vector<128x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
    %1 = "tpu.iota"() <{dimensions = array<i32: 1>}> : () -> vector<8x128xi32>
    %2 = "tpu.dynamic_rotate"(%arg0, %arg3) <{dimension = 1 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    %3 = "tpu.reduce"(%arg0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<maxf>}> : (vector<8x128xf32>) -> vector<1x128xf32>
    %4 = "tpu.scan"(%arg0) <{dimension = 1 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    %5 = "tpu.concatenate"(%arg0, %arg2) <{dimension = 0 : i32}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<16x128xf32>
    %6 = "tpu.bitcast"(%arg4) : (vector<16x128xbf16>) -> vector<8x128xi32>
    %7 = "tpu.assume_multiple"(%arg3) <{multiple = 8 : i32}> : (i32) -> i32
    %8 = "tpu.reciprocal"(%arg0) <{approx = true, full_range = true}> : (vector<8x128xf32>) -> vector<8x128xf32>
    %9 = "tpu.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<8x128xf32>) -> vector<128x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

