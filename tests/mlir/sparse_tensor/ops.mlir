// Every operation of sparse_tensor, in the spellings that its form has.
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), crdWidth = 32 }>
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#AOS = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @all(%t: tensor<8x8xf32, #CSR>, %v: tensor<16xf64, #V>, %sl: tensor<8x8xf64, #SL>, %d: tensor<8x8xf32>, %i: index, %p: memref<?xindex>, %f: f32, %m1: memref<?xf32>, %mb: memref<?xi1>, %coo: tensor<8x8xf32, #AOS>, %src: !llvm.ptr,
  %spec: !sparse_tensor.storage_specifier<#CSR>, %sspec: !sparse_tensor.storage_specifier<#SL>, %pos: tensor<?xi32>, %crd: tensor<?xi32>, %vals: tensor<?xf64>) {
  %0 = sparse_tensor.new %src : !llvm.ptr to tensor<?x8xf32, #CSR>
  %a = sparse_tensor.assemble (%pos, %crd), %vals {x} : (tensor<?xi32>, tensor<?xi32>), tensor<?xf64> to tensor<16xf64, #V>
  %b:6 = sparse_tensor.disassemble %v : tensor<16xf64, #V> out_lvls(%pos, %crd : tensor<?xi32>, tensor<?xi32>) out_vals(%vals : tensor<?xf64>) -> (tensor<?xi32>, tensor<?xi32>), tensor<?xf64>, (index, index), index
  %1 = sparse_tensor.convert %d : tensor<8x8xf32> to tensor<8x8xf32, #CSR>
  %2 = sparse_tensor.reinterpret_map %t : tensor<8x8xf32, #CSR> to tensor<8x8xf32, #CSR>
  %3 = sparse_tensor.positions %t {level = 1 : index} : tensor<8x8xf32, #CSR> to memref<?xindex>
  %4 = sparse_tensor.coordinates %t {level = 1 : index} : tensor<8x8xf32, #CSR> to memref<?xindex>
  %5 = sparse_tensor.coordinates_buffer %coo : tensor<8x8xf32, #AOS> to memref<?xindex>
  %6 = sparse_tensor.values %t : tensor<8x8xf32, #CSR> to memref<?xf32>
  %7 = sparse_tensor.number_of_entries %t : tensor<8x8xf32, #CSR>
  %8 = sparse_tensor.concatenate %t, %t {dimension = 0 : index} : tensor<8x8xf32, #CSR>, tensor<8x8xf32, #CSR> to tensor<16x8xf32, #CSR>
  %9 = sparse_tensor.slice.offset %sl at 0 : tensor<8x8xf64, #SL>
  %10 = sparse_tensor.slice.stride %sl at 1 : tensor<8x8xf64, #SL>
  %11 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %12 = sparse_tensor.storage_specifier.init with %sspec : from !sparse_tensor.storage_specifier<#SL> to !sparse_tensor.storage_specifier<#SL>
  %13 = sparse_tensor.storage_specifier.get %spec lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %14 = sparse_tensor.storage_specifier.get %spec val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %15 = sparse_tensor.storage_specifier.set %spec crd_mem_sz at 1 with %i : !sparse_tensor.storage_specifier<#CSR>
  %16 = sparse_tensor.lvl %t, %i : tensor<8x8xf32, #CSR>
  %l2 = sparse_tensor.lvl {x} %t, %i : tensor<8x8xf32, #CSR>
  %17:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #CSR : index, index
  %18, %19 = sparse_tensor.push_back %i, %m1, %f : index, memref<?xf32>, f32
  %20, %21 = sparse_tensor.push_back inbounds %i, %m1, %f, %i : index, memref<?xf32>, f32, index
  %e1, %e2, %e3, %e4 = sparse_tensor.expand %t : tensor<8x8xf32, #CSR> to memref<?xf32>, memref<?xi1>, memref<?xindex>
  %22 = sparse_tensor.compress %e1, %e2, %e3, %i into %t[%i] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<8x8xf32, #CSR>
  %23 = sparse_tensor.load %t : tensor<8x8xf32, #CSR>
  %24 = sparse_tensor.load %t hasInserts : tensor<8x8xf32, #CSR>
  sparse_tensor.out %t, %src : tensor<8x8xf32, #CSR>, !llvm.ptr
  sparse_tensor.sort hybrid_quick_sort %i, %p jointly %m1 {ny = 1 : index, perm_map = affine_map<(i, j) -> (j, i)>} : memref<?xindex> jointly memref<?xf32>
  sparse_tensor.sort insertion_sort_stable %i, %p {perm_map = affine_map<(i) -> (i)>} : memref<?xindex>
  %25 = sparse_tensor.reorder_coo quick_sort %coo : tensor<8x8xf32, #AOS> to tensor<8x8xf32, #AOS>
  %26 = sparse_tensor.binary %f, %f : f32, f32 to f32
    overlap = {
      ^bb0(%x: f32, %y: f32):
        sparse_tensor.yield %x : f32
    }
    left = identity
    right = {}
  %27 = sparse_tensor.unary %f : f32 to f32
    present = {
      ^bb0(%x: f32):
        sparse_tensor.yield %x : f32
    }
    absent = {
        %one = arith.constant 1.0 : f32
        sparse_tensor.yield %one : f32
    }
  %28 = sparse_tensor.reduce %f, %f, %f {x} : f32 {
      ^bb0(%x: f32, %y: f32):
        sparse_tensor.yield %x : f32
  }
  %29 = sparse_tensor.select %f : f32 {
      ^bb0(%x: f32):
        %c = arith.cmpf ogt, %x, %x : f32
        sparse_tensor.yield %c : i1
  }
  sparse_tensor.foreach in %t : tensor<8x8xf32, #CSR> do {
   ^bb0(%c0: index, %c1: index, %x: f32):
  }
  %30 = sparse_tensor.foreach in %t init(%f) {order = affine_map<(i, j) -> (j, i)>} : tensor<8x8xf32, #CSR>, f32 -> f32 do {
   ^bb0(%c0: index, %c1: index, %x: f32, %y: f32):
    sparse_tensor.yield %y : f32
  }
  %s0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<8x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  %s02 = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<8x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  %r = sparse_tensor.iterate %it in %s0 at(%c0) iter_args(%o = %f) : !sparse_tensor.iter_space<#CSR, lvls = 0> -> f32 {
    %s1 = sparse_tensor.extract_iteration_space %t at %it lvls = 1 : tensor<8x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
    sparse_tensor.iterate %it1 in %s1 : !sparse_tensor.iter_space<#CSR, lvls = 1> {
       %v1 = sparse_tensor.extract_value %t at %it1 : tensor<8x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 1>
    }
    sparse_tensor.yield %o : f32
  }
  sparse_tensor.iterate %it in %s02 at(_, %c1) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  %cr = sparse_tensor.coiterate (%s0, %s0) at(%c0) iter_args(%o = %f) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> f32
  case %it1, _ {
    sparse_tensor.yield %o : f32
  }
  case %it1, %it2 {
    sparse_tensor.yield %f : f32
  }
  sparse_tensor.coiterate (%s0, %s0) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  case %it1, _ {
  }
  sparse_tensor.print %t {x} : tensor<8x8xf32, #CSR>
  %has = sparse_tensor.has_runtime_library {x}
  return
}
"t.cases"() {a = #sparse_tensor<CrdTransDirection dim_to_lvl>, b = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, c = #sparse_tensor<kind pos_mem_sz>} : () -> ()

//= --allow-unregistered-dialect
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @all(%arg0: tensor<8x8xf32, #sparse>, %arg1: tensor<16xf64, #sparse1>, %arg2: tensor<8x8xf64, #sparse2>, %arg3: tensor<8x8xf32>, %arg4: index, %arg5: memref<?xindex>, %arg6: f32, %arg7: memref<?xf32>, %arg8: memref<?xi1>, %arg9: tensor<8x8xf32, #sparse3>, %arg10: !llvm.ptr, %arg11: !sparse_tensor.storage_specifier<#sparse4>, %arg12: !sparse_tensor.storage_specifier<#sparse5>, %arg13: tensor<?xi32>, %arg14: tensor<?xi32>, %arg15: tensor<?xf64>) {
    %0 = sparse_tensor.new %arg10 : !llvm.ptr to tensor<?x8xf32, #sparse>
    %1 = sparse_tensor.assemble (%arg13, %arg14), %arg15 {x} : (tensor<?xi32>, tensor<?xi32>), tensor<?xf64> to tensor<16xf64, #sparse1>
    %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %arg1 : tensor<16xf64, #sparse1> out_lvls(%arg13, %arg14 : tensor<?xi32>, tensor<?xi32>) out_vals(%arg15 : tensor<?xf64>) -> (tensor<?xi32>, tensor<?xi32>), tensor<?xf64>, (index, index), index
    %2 = sparse_tensor.convert %arg3 : tensor<8x8xf32> to tensor<8x8xf32, #sparse>
    %3 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf32, #sparse> to tensor<8x8xf32, #sparse>
    %4 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf32, #sparse> to memref<?xindex>
    %5 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xf32, #sparse> to memref<?xindex>
    %6 = sparse_tensor.coordinates_buffer %arg9 : tensor<8x8xf32, #sparse3> to memref<?xindex>
    %7 = sparse_tensor.values %arg0 : tensor<8x8xf32, #sparse> to memref<?xf32>
    %8 = sparse_tensor.number_of_entries %arg0 : tensor<8x8xf32, #sparse>
    %9 = sparse_tensor.concatenate %arg0, %arg0 {dimension = 0 : index} : tensor<8x8xf32, #sparse>, tensor<8x8xf32, #sparse> to tensor<16x8xf32, #sparse>
    %10 = sparse_tensor.slice.offset %arg2 at 0 : tensor<8x8xf64, #sparse2>
    %11 = sparse_tensor.slice.stride %arg2 at 1 : tensor<8x8xf64, #sparse2>
    %12 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse4>
    %13 = sparse_tensor.storage_specifier.init with %arg12 : from !sparse_tensor.storage_specifier<#sparse5> to !sparse_tensor.storage_specifier<#sparse5>
    %14 = sparse_tensor.storage_specifier.get %arg11  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse4>
    %15 = sparse_tensor.storage_specifier.get %arg11  val_mem_sz : !sparse_tensor.storage_specifier<#sparse4>
    %16 = sparse_tensor.storage_specifier.set %arg11  crd_mem_sz at 1 with %arg4 : !sparse_tensor.storage_specifier<#sparse4>
    %17 = sparse_tensor.lvl %arg0, %arg4 : tensor<8x8xf32, #sparse>
    %18 = sparse_tensor.lvl {x} %arg0, %arg4 : tensor<8x8xf32, #sparse>
    %19:2 = sparse_tensor.crd_translate  dim_to_lvl[%arg4, %arg4] as #sparse : index, index
    %outBuffer, %newSize = sparse_tensor.push_back %arg4, %arg7, %arg6 : index, memref<?xf32>, f32
    %outBuffer_0, %newSize_1 = sparse_tensor.push_back inbounds %arg4, %arg7, %arg6, %arg4 : index, memref<?xf32>, f32, index
    %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<8x8xf32, #sparse> to memref<?xf32>, memref<?xi1>, memref<?xindex>
    %20 = sparse_tensor.compress %values, %filled, %added, %arg4 into %arg0[%arg4] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<8x8xf32, #sparse>
    %21 = sparse_tensor.load %arg0 : tensor<8x8xf32, #sparse>
    %22 = sparse_tensor.load %arg0 hasInserts : tensor<8x8xf32, #sparse>
    sparse_tensor.out %arg0, %arg10 : tensor<8x8xf32, #sparse>, !llvm.ptr
    sparse_tensor.sort  hybrid_quick_sort %arg4, %arg5 jointly %arg7 {ny = 1 : index, perm_map = #map} : memref<?xindex> jointly memref<?xf32>
    sparse_tensor.sort  insertion_sort_stable %arg4, %arg5 {perm_map = #map1} : memref<?xindex>
    %23 = sparse_tensor.reorder_coo  quick_sort %arg9 : tensor<8x8xf32, #sparse3> to tensor<8x8xf32, #sparse3>
    %24 = sparse_tensor.binary %arg6, %arg6 : f32, f32 to f32
     overlap = {
    ^bb0(%arg16: f32, %arg17: f32):
      sparse_tensor.yield %arg16 : f32
    }
     left = identity
     right = {
    }
    %25 = sparse_tensor.unary %arg6 : f32 to f32
     present = {
    ^bb0(%arg16: f32):
      sparse_tensor.yield %arg16 : f32
    }
     absent = {
      %cst = arith.constant 1.000000e+00 : f32
      sparse_tensor.yield %cst : f32
    }
    %26 = sparse_tensor.reduce %arg6, %arg6, %arg6 {x} : f32 {
    ^bb0(%arg16: f32, %arg17: f32):
      sparse_tensor.yield %arg16 : f32
    }
    %27 = sparse_tensor.select %arg6 : f32 {
    ^bb0(%arg16: f32):
      %34 = arith.cmpf ogt, %arg16, %arg16 : f32
      sparse_tensor.yield %34 : i1
    }
    sparse_tensor.foreach in %arg0 : tensor<8x8xf32, #sparse> do {
    ^bb0(%arg16: index, %arg17: index, %arg18: f32):
    }
    %28 = sparse_tensor.foreach in %arg0 init(%arg6) {order = #map} : tensor<8x8xf32, #sparse>, f32 -> f32 do {
    ^bb0(%arg16: index, %arg17: index, %arg18: f32, %arg19: f32):
      sparse_tensor.yield %arg19 : f32
    }
    %29 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<8x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %30 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<8x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %31 = sparse_tensor.iterate %arg18 in %29 at(%arg17) iter_args(%arg16 = %arg6) : !sparse_tensor.iter_space<#sparse, lvls = 0>  -> f32 {
      %34 = sparse_tensor.extract_iteration_space %arg0 at %arg18 lvls = 1 : tensor<8x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
      sparse_tensor.iterate %arg19 in %34 : !sparse_tensor.iter_space<#sparse, lvls = 1>  {
        %35 = sparse_tensor.extract_value %arg0 at %arg19 : tensor<8x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
      }
      sparse_tensor.yield %arg16 : f32
    }
    sparse_tensor.iterate %arg17 in %30 at(_, %arg16) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  {
    }
    %32 = sparse_tensor.coiterate (%29, %29) at(%arg17) iter_args(%arg16 = %arg6) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>) -> f32
    case %arg18, _ {
      sparse_tensor.yield %arg16 : f32
    }
    case %arg18, %arg19 {
      sparse_tensor.yield %arg6 : f32
    }
    sparse_tensor.coiterate (%29, %29) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>)
    case %arg16, _ {
    }
    sparse_tensor.print %arg0 {x} : tensor<8x8xf32, #sparse>
    %33 = sparse_tensor.has_runtime_library {x}
    return
  }
  "t.cases"() {a = #sparse_tensor<CrdTransDirection dim_to_lvl>, b = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, c = #sparse_tensor<kind pos_mem_sz>} : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32, #sparse>, tensor<16xf64, #sparse1>, tensor<8x8xf64, #sparse2>, tensor<8x8xf32>, index, memref<?xindex>, f32, memref<?xf32>, memref<?xi1>, tensor<8x8xf32, #sparse3>, !llvm.ptr, !sparse_tensor.storage_specifier<#sparse4>, !sparse_tensor.storage_specifier<#sparse5>, tensor<?xi32>, tensor<?xi32>, tensor<?xf64>) -> (), sym_name = "all"}> ({
  ^bb0(%arg0: tensor<8x8xf32, #sparse>, %arg1: tensor<16xf64, #sparse1>, %arg2: tensor<8x8xf64, #sparse2>, %arg3: tensor<8x8xf32>, %arg4: index, %arg5: memref<?xindex>, %arg6: f32, %arg7: memref<?xf32>, %arg8: memref<?xi1>, %arg9: tensor<8x8xf32, #sparse3>, %arg10: !llvm.ptr, %arg11: !sparse_tensor.storage_specifier<#sparse4>, %arg12: !sparse_tensor.storage_specifier<#sparse5>, %arg13: tensor<?xi32>, %arg14: tensor<?xi32>, %arg15: tensor<?xf64>):
    %0 = "sparse_tensor.new"(%arg10) : (!llvm.ptr) -> tensor<?x8xf32, #sparse>
    %1 = "sparse_tensor.assemble"(%arg13, %arg14, %arg15) {x} : (tensor<?xi32>, tensor<?xi32>, tensor<?xf64>) -> tensor<16xf64, #sparse1>
    %2:6 = "sparse_tensor.disassemble"(%arg1, %arg13, %arg14, %arg15) : (tensor<16xf64, #sparse1>, tensor<?xi32>, tensor<?xi32>, tensor<?xf64>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xf64>, index, index, index)
    %3 = "sparse_tensor.convert"(%arg3) : (tensor<8x8xf32>) -> tensor<8x8xf32, #sparse>
    %4 = "sparse_tensor.reinterpret_map"(%arg0) : (tensor<8x8xf32, #sparse>) -> tensor<8x8xf32, #sparse>
    %5 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<8x8xf32, #sparse>) -> memref<?xindex>
    %6 = "sparse_tensor.coordinates"(%arg0) <{level = 1 : index}> : (tensor<8x8xf32, #sparse>) -> memref<?xindex>
    %7 = "sparse_tensor.coordinates_buffer"(%arg9) : (tensor<8x8xf32, #sparse3>) -> memref<?xindex>
    %8 = "sparse_tensor.values"(%arg0) : (tensor<8x8xf32, #sparse>) -> memref<?xf32>
    %9 = "sparse_tensor.number_of_entries"(%arg0) : (tensor<8x8xf32, #sparse>) -> index
    %10 = "sparse_tensor.concatenate"(%arg0, %arg0) <{dimension = 0 : index}> : (tensor<8x8xf32, #sparse>, tensor<8x8xf32, #sparse>) -> tensor<16x8xf32, #sparse>
    %11 = "sparse_tensor.slice.offset"(%arg2) <{dim = 0 : index}> : (tensor<8x8xf64, #sparse2>) -> index
    %12 = "sparse_tensor.slice.stride"(%arg2) <{dim = 1 : index}> : (tensor<8x8xf64, #sparse2>) -> index
    %13 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#sparse4>
    %14 = "sparse_tensor.storage_specifier.init"(%arg12) : (!sparse_tensor.storage_specifier<#sparse5>) -> !sparse_tensor.storage_specifier<#sparse5>
    %15 = "sparse_tensor.storage_specifier.get"(%arg11) <{level = 0 : index, specifierKind = #sparse_tensor<kind lvl_sz>}> : (!sparse_tensor.storage_specifier<#sparse4>) -> index
    %16 = "sparse_tensor.storage_specifier.get"(%arg11) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse4>) -> index
    %17 = "sparse_tensor.storage_specifier.set"(%arg11, %arg4) <{level = 1 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse4>, index) -> !sparse_tensor.storage_specifier<#sparse4>
    %18 = "sparse_tensor.lvl"(%arg0, %arg4) : (tensor<8x8xf32, #sparse>, index) -> index
    %19 = "sparse_tensor.lvl"(%arg0, %arg4) {x} : (tensor<8x8xf32, #sparse>, index) -> index
    %20:2 = "sparse_tensor.crd_translate"(%arg4, %arg4) <{direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #sparse}> : (index, index) -> (index, index)
    %21:2 = "sparse_tensor.push_back"(%arg4, %arg7, %arg6) : (index, memref<?xf32>, f32) -> (memref<?xf32>, index)
    %22:2 = "sparse_tensor.push_back"(%arg4, %arg7, %arg6, %arg4) <{inbounds}> : (index, memref<?xf32>, f32, index) -> (memref<?xf32>, index)
    %23:4 = "sparse_tensor.expand"(%arg0) : (tensor<8x8xf32, #sparse>) -> (memref<?xf32>, memref<?xi1>, memref<?xindex>, index)
    %24 = "sparse_tensor.compress"(%23#0, %23#1, %23#2, %arg4, %arg0, %arg4) : (memref<?xf32>, memref<?xi1>, memref<?xindex>, index, tensor<8x8xf32, #sparse>, index) -> tensor<8x8xf32, #sparse>
    %25 = "sparse_tensor.load"(%arg0) : (tensor<8x8xf32, #sparse>) -> tensor<8x8xf32, #sparse>
    %26 = "sparse_tensor.load"(%arg0) <{hasInserts}> : (tensor<8x8xf32, #sparse>) -> tensor<8x8xf32, #sparse>
    "sparse_tensor.out"(%arg0, %arg10) : (tensor<8x8xf32, #sparse>, !llvm.ptr) -> ()
    "sparse_tensor.sort"(%arg4, %arg5, %arg7) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm hybrid_quick_sort>, ny = 1 : index, perm_map = #map}> : (index, memref<?xindex>, memref<?xf32>) -> ()
    "sparse_tensor.sort"(%arg4, %arg5) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, perm_map = #map1}> : (index, memref<?xindex>) -> ()
    %27 = "sparse_tensor.reorder_coo"(%arg9) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>}> : (tensor<8x8xf32, #sparse3>) -> tensor<8x8xf32, #sparse3>
    %28 = "sparse_tensor.binary"(%arg6, %arg6) <{left_identity}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      "sparse_tensor.yield"(%arg41) : (f32) -> ()
    }, {
    }, {
    }) : (f32, f32) -> f32
    %29 = "sparse_tensor.unary"(%arg6) ({
    ^bb0(%arg40: f32):
      "sparse_tensor.yield"(%arg40) : (f32) -> ()
    }, {
      %41 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "sparse_tensor.yield"(%41) : (f32) -> ()
    }) : (f32) -> f32
    %30 = "sparse_tensor.reduce"(%arg6, %arg6, %arg6) ({
    ^bb0(%arg38: f32, %arg39: f32):
      "sparse_tensor.yield"(%arg38) : (f32) -> ()
    }) {x} : (f32, f32, f32) -> f32
    %31 = "sparse_tensor.select"(%arg6) ({
    ^bb0(%arg37: f32):
      %40 = "arith.cmpf"(%arg37, %arg37) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "sparse_tensor.yield"(%40) : (i1) -> ()
    }) : (f32) -> f32
    "sparse_tensor.foreach"(%arg0) ({
    ^bb0(%arg34: index, %arg35: index, %arg36: f32):
      "sparse_tensor.yield"() : () -> ()
    }) : (tensor<8x8xf32, #sparse>) -> ()
    %32 = "sparse_tensor.foreach"(%arg0, %arg6) <{order = #map}> ({
    ^bb0(%arg30: index, %arg31: index, %arg32: f32, %arg33: f32):
      "sparse_tensor.yield"(%arg33) : (f32) -> ()
    }) : (tensor<8x8xf32, #sparse>, f32) -> f32
    %33 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 1 : index, loLvl = 0 : index}> : (tensor<8x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %34 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 2 : index, loLvl = 0 : index}> : (tensor<8x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %35 = "sparse_tensor.iterate"(%33, %arg6) <{crdUsedLvls = 1 : i64}> ({
    ^bb0(%arg26: f32, %arg27: index, %arg28: !sparse_tensor.iterator<#sparse, lvls = 0>):
      %38 = "sparse_tensor.extract_iteration_space"(%arg0, %arg28) <{hiLvl = 2 : index, loLvl = 1 : index}> : (tensor<8x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> !sparse_tensor.iter_space<#sparse, lvls = 1>
      "sparse_tensor.iterate"(%38) <{crdUsedLvls = 0 : i64}> ({
      ^bb0(%arg29: !sparse_tensor.iterator<#sparse, lvls = 1>):
        %39 = "sparse_tensor.extract_value"(%arg0, %arg29) : (tensor<8x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>) -> f32
        "sparse_tensor.yield"() : () -> ()
      }) : (!sparse_tensor.iter_space<#sparse, lvls = 1>) -> ()
      "sparse_tensor.yield"(%arg26) : (f32) -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, f32) -> f32
    "sparse_tensor.iterate"(%34) <{crdUsedLvls = 2 : i64}> ({
    ^bb0(%arg24: index, %arg25: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
      "sparse_tensor.yield"() : () -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>) -> ()
    %36 = "sparse_tensor.coiterate"(%33, %33, %arg6) <{cases = [1, 3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: index, %arg23: !sparse_tensor.iterator<#sparse, lvls = 0>):
      "sparse_tensor.yield"(%arg21) : (f32) -> ()
    }, {
    ^bb0(%arg17: f32, %arg18: index, %arg19: !sparse_tensor.iterator<#sparse, lvls = 0>, %arg20: !sparse_tensor.iterator<#sparse, lvls = 0>):
      "sparse_tensor.yield"(%arg6) : (f32) -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>, f32) -> f32
    "sparse_tensor.coiterate"(%33, %33) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
    ^bb0(%arg16: !sparse_tensor.iterator<#sparse, lvls = 0>):
      "sparse_tensor.yield"() : () -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>) -> ()
    "sparse_tensor.print"(%arg0) {x} : (tensor<8x8xf32, #sparse>) -> ()
    %37 = "sparse_tensor.has_runtime_library"() {x} : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "t.cases"() {a = #sparse_tensor<CrdTransDirection dim_to_lvl>, b = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, c = #sparse_tensor<kind pos_mem_sz>} : () -> ()
}) : () -> ()

