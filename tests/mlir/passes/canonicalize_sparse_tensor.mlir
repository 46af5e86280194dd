// Folds and patterns of sparse_tensor.
#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#csc = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#bsr = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#coo = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#coos = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#cyc = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d1 : dense, d2 : compressed, d0: dense) }>
func.func @lvl(%a: tensor<4x?xf32>, %b: tensor<4x6xf32, #csc>, %c: tensor<5x7xf32, #bsr>, %d: tensor<?x?xf32, #bsr>, %e: tensor<4x?xf32, #csc>, %x: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %m = arith.constant -1 : index
  %b0 = sparse_tensor.lvl %b, %c0 : tensor<4x6xf32, #csc>
  %b1 = sparse_tensor.lvl %b, %c1 : tensor<4x6xf32, #csc>
  %b2 = sparse_tensor.lvl %b, %x : tensor<4x6xf32, #csc>
  %k0 = sparse_tensor.lvl %c, %c0 : tensor<5x7xf32, #bsr>
  %k1 = sparse_tensor.lvl %c, %c1 : tensor<5x7xf32, #bsr>
  %k2 = sparse_tensor.lvl %c, %c2 : tensor<5x7xf32, #bsr>
  %k3 = sparse_tensor.lvl %c, %c3 : tensor<5x7xf32, #bsr>
  %d0 = sparse_tensor.lvl %d, %c0 : tensor<?x?xf32, #bsr>
  %d2 = sparse_tensor.lvl %d, %c2 : tensor<?x?xf32, #bsr>
  %e0 = sparse_tensor.lvl %e, %c0 : tensor<4x?xf32, #csc>
  %e1 = sparse_tensor.lvl %e, %c1 : tensor<4x?xf32, #csc>
  "use"(%b0, %b1, %b2, %k0, %k1, %k2, %k3, %d0, %d2, %e0, %e1) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
func.func @coo(%a: tensor<4x6xf32, #coo>, %b: tensor<4x6xf32, #coos>) -> (tensor<4x6xf32, #coos>, tensor<4x6xf32, #coo>, tensor<4x6xf32, #coos>) {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x6xf32, #coo> to tensor<4x6xf32, #coos>
  %1 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x6xf32, #coo> to tensor<4x6xf32, #coo>
  %2 = sparse_tensor.reorder_coo insertion_sort_stable %b : tensor<4x6xf32, #coos> to tensor<4x6xf32, #coos>
  return %0, %1, %2 : tensor<4x6xf32, #coos>, tensor<4x6xf32, #coo>, tensor<4x6xf32, #coos>
}
func.func @reinterpret(%a: tensor<4x6xf32, #csr>) -> (tensor<4x6xf32, #csr>, tensor<6x4xf32, #csc>, tensor<4x6xf32, #csr>,  tensor<6x4xf32, #csc>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x6xf32, #csr> to tensor<4x6xf32, #csr>
  %1 = sparse_tensor.reinterpret_map %a : tensor<4x6xf32, #csr> to tensor<6x4xf32, #csc>
  %2 = sparse_tensor.reinterpret_map %1 : tensor<6x4xf32, #csc> to tensor<4x6xf32, #csr>
  %3 = sparse_tensor.reinterpret_map %2 : tensor<4x6xf32, #csr> to tensor<6x4xf32, #csc>
  return %0, %1, %2, %3: tensor<4x6xf32, #csr>, tensor<6x4xf32, #csc>, tensor<4x6xf32, #csr>, tensor<6x4xf32, #csc>
}
func.func @crd(%a: index, %b: index, %c: index, %d: index) {
  %0:2 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #csr : index, index
  %1:2 = sparse_tensor.crd_translate lvl_to_dim [%a, %b] as #csr : index, index
  %2:2 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #csc : index, index
  %3:2 = sparse_tensor.crd_translate lvl_to_dim [%a, %b] as #csc : index, index
  %4:4 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #bsr : index, index, index, index
  %5:2 = sparse_tensor.crd_translate lvl_to_dim [%a, %b, %c, %d] as #bsr : index, index
  %6:4 = sparse_tensor.crd_translate dim_to_lvl [%5#0, %5#1] as #bsr : index, index, index, index
  %7:2 = sparse_tensor.crd_translate lvl_to_dim [%4#0, %4#1, %4#2, %4#3] as #bsr : index, index
  %8:2 = sparse_tensor.crd_translate lvl_to_dim [%4#0, %4#1, %4#3, %4#2] as #bsr : index, index
  %9:4 = sparse_tensor.crd_translate dim_to_lvl [%4#0, %4#1] as #bsr : index, index, index, index
  "use"(%0#0, %0#1) : (index, index) -> ()
  "use"(%1#0, %1#1) : (index, index) -> ()
  "use"(%2#0, %2#1) : (index, index) -> ()
  "use"(%3#0, %3#1) : (index, index) -> ()
  "use"(%4#0, %4#1) : (index, index) -> ()
  "use"(%5#0, %5#1) : (index, index) -> ()
  "use"(%6#0, %6#1, %6#2, %6#3) : (index, index, index, index) -> ()
  "use"(%7#0, %7#1) : (index, index) -> ()
  "use"(%8#0, %8#1) : (index, index) -> ()
  "use"(%9#0, %9#1) : (index, index) -> ()
  return
}
func.func @spec(%s: !sparse_tensor.storage_specifier<#csr>, %a: index, %b: index) -> (index, index, index, index) {
  %0 = sparse_tensor.storage_specifier.set %s lvl_sz at 0 with %a : !sparse_tensor.storage_specifier<#csr>
  %1 = sparse_tensor.storage_specifier.set %0 lvl_sz at 1 with %b : !sparse_tensor.storage_specifier<#csr>
  %2 = sparse_tensor.storage_specifier.set %1 val_mem_sz with %a : !sparse_tensor.storage_specifier<#csr>
  %g0 = sparse_tensor.storage_specifier.get %2 lvl_sz at 0 : !sparse_tensor.storage_specifier<#csr>
  %g1 = sparse_tensor.storage_specifier.get %2 lvl_sz at 1 : !sparse_tensor.storage_specifier<#csr>
  %g2 = sparse_tensor.storage_specifier.get %2 val_mem_sz : !sparse_tensor.storage_specifier<#csr>
  %g3 = sparse_tensor.storage_specifier.get %2 pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#csr>
  return %g0, %g1, %g2, %g3 : index, index, index, index
}
func.func @crd3(%a: index, %b: index, %c: index, %d: index) {
  %0:3 = sparse_tensor.crd_translate dim_to_lvl [%a, %b, %c] as #cyc : index, index, index
  %1:3 = sparse_tensor.crd_translate lvl_to_dim [%a, %b, %c] as #cyc : index, index, index
  "use"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  "use"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}
func.func @lvl3(%c: tensor<2x?x4xf32, #cyc>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %4 = sparse_tensor.lvl %c, %c0 : tensor<2x?x4xf32, #cyc>
  %5 = sparse_tensor.lvl %c, %c1 : tensor<2x?x4xf32, #cyc>
  %6 = sparse_tensor.lvl %c, %c2 : tensor<2x?x4xf32, #cyc>
  return %4, %5, %6 : index, index, index
}
func.func @iterate(%0: !sparse_tensor.iter_space<#csr, lvls = 0>, %1: f32, %s2: !sparse_tensor.iter_space<#csr, lvls = 0 to 2>) {
  %2 = sparse_tensor.iterate %it in %0 at (%c) iter_args(%a = %1) : !sparse_tensor.iter_space<#csr, lvls = 0> -> f32 {
    sparse_tensor.yield %a : f32
  } 
  %3 = sparse_tensor.iterate %it in %0 at (%c) iter_args(%a = %1) : !sparse_tensor.iter_space<#csr, lvls = 0> -> f32 {
    "use"(%c) : (index) -> ()
    sparse_tensor.yield %a : f32
  } 
  %4 = sparse_tensor.iterate %it in %s2 at (%c, %d) iter_args(%a = %1) : !sparse_tensor.iter_space<#csr, lvls = 0 to 2> -> f32 {
    "use"(%d) : (index) -> ()
    sparse_tensor.yield %a : f32
  } 
  %5 = sparse_tensor.iterate %it in %s2 at (%c, %d) iter_args(%a = %1) : !sparse_tensor.iter_space<#csr, lvls = 0 to 2> -> f32 {
    "use"(%c) : (index) -> ()
    sparse_tensor.yield %a : f32
  } 
  %6:2 = sparse_tensor.iterate %it in %s2 at (%c, %d) iter_args(%a = %1, %b = %1) : !sparse_tensor.iter_space<#csr, lvls = 0 to 2> -> (f32, f32) {
    "use"(%a) : (f32) -> ()
    sparse_tensor.yield %a, %b : f32, f32
  } 
  "use"(%2, %3, %4, %5, %6#0) : (f32, f32, f32,f32, f32) -> ()
  return
}
func.func @carried(%space: !sparse_tensor.iter_space<#csr, lvls = 0>, %x: f32, %y: f32) -> f32 {
  %0:2 = sparse_tensor.iterate %it in %space at (%c) iter_args(%a = %x, %b = %y) : !sparse_tensor.iter_space<#csr, lvls = 0> -> (f32, f32) {
    %1 = arith.addf %x, %y : f32
    %2 = arith.addf %a, %1 : f32
    %3 = arith.addf %b, %1 : f32
    sparse_tensor.yield %2, %3 : f32, f32
  }
  return %0#0 : f32
}
func.func @level_in_loop(%a: tensor<?x?xf32, #csr>, %n: index, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %0 = sparse_tensor.lvl %a, %c0 : tensor<?x?xf32, #csr>
    %1 = sparse_tensor.lvl %a, %i : tensor<?x?xf32, #csr>
    "use"(%0, %1) : (index, index) -> ()
  }
  return
}

//= --allow-unregistered-dialect --canonicalize
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d1 : dense, d2 : compressed, d0 : dense) }>
module {
  func.func @lvl(%arg0: tensor<4x?xf32>, %arg1: tensor<4x6xf32, #sparse>, %arg2: tensor<5x7xf32, #sparse1>, %arg3: tensor<?x?xf32, #sparse1>, %arg4: tensor<4x?xf32, #sparse>, %arg5: index) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %0 = sparse_tensor.lvl %arg1, %arg5 : tensor<4x6xf32, #sparse>
    %1 = sparse_tensor.lvl %arg3, %c0 : tensor<?x?xf32, #sparse1>
    %2 = sparse_tensor.lvl %arg4, %c0 : tensor<4x?xf32, #sparse>
    "use"(%c6, %c4, %0, %c3, %c3, %c1, %c1, %1, %c2, %2, %c4) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
    return
  }
  func.func @coo(%arg0: tensor<4x6xf32, #sparse2>, %arg1: tensor<4x6xf32, #sparse3>) -> (tensor<4x6xf32, #sparse3>, tensor<4x6xf32, #sparse2>, tensor<4x6xf32, #sparse3>) {
    %0 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<4x6xf32, #sparse2> to tensor<4x6xf32, #sparse3>
    return %0, %arg0, %arg1 : tensor<4x6xf32, #sparse3>, tensor<4x6xf32, #sparse2>, tensor<4x6xf32, #sparse3>
  }
  func.func @reinterpret(%arg0: tensor<4x6xf32, #sparse4>) -> (tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>, tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>) {
    %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x6xf32, #sparse4> to tensor<6x4xf32, #sparse>
    %1 = sparse_tensor.reinterpret_map %arg0 : tensor<4x6xf32, #sparse4> to tensor<6x4xf32, #sparse>
    return %arg0, %0, %arg0, %1 : tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>, tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>
  }
  func.func @crd(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse1 : index, index, index, index
    %1:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1, %arg2, %arg3] as #sparse1 : index, index
    %2:2 = sparse_tensor.crd_translate  lvl_to_dim[%0#0, %0#1, %0#3, %0#2] as #sparse1 : index, index
    %3:4 = sparse_tensor.crd_translate  dim_to_lvl[%0#0, %0#1] as #sparse1 : index, index, index, index
    "use"(%arg0, %arg1) : (index, index) -> ()
    "use"(%arg0, %arg1) : (index, index) -> ()
    "use"(%arg1, %arg0) : (index, index) -> ()
    "use"(%arg1, %arg0) : (index, index) -> ()
    "use"(%0#0, %0#1) : (index, index) -> ()
    "use"(%1#0, %1#1) : (index, index) -> ()
    "use"(%arg0, %arg1, %arg2, %arg3) : (index, index, index, index) -> ()
    "use"(%arg0, %arg1) : (index, index) -> ()
    "use"(%2#0, %2#1) : (index, index) -> ()
    "use"(%3#0, %3#1) : (index, index) -> ()
    return
  }
  func.func @spec(%arg0: !sparse_tensor.storage_specifier<#sparse5>, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %0 = sparse_tensor.storage_specifier.set %arg0  lvl_sz at 0 with %arg1 : !sparse_tensor.storage_specifier<#sparse5>
    %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 1 with %arg2 : !sparse_tensor.storage_specifier<#sparse5>
    %2 = sparse_tensor.storage_specifier.set %1  val_mem_sz with %arg1 : !sparse_tensor.storage_specifier<#sparse5>
    %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse5>
    return %arg1, %arg2, %arg1, %3 : index, index, index, index
  }
  func.func @crd3(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    "use"(%arg1, %arg2, %arg0) : (index, index, index) -> ()
    "use"(%arg2, %arg0, %arg1) : (index, index, index) -> ()
    return
  }
  func.func @lvl3(%arg0: tensor<2x?x4xf32, #sparse6>) -> (index, index, index) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0 = sparse_tensor.lvl %arg0, %c0 : tensor<2x?x4xf32, #sparse6>
    return %0, %c4, %c2 : index, index, index
  }
  func.func @iterate(%arg0: !sparse_tensor.iter_space<#sparse4, lvls = 0>, %arg1: f32, %arg2: !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>) {
    %0 = sparse_tensor.iterate %arg4 in %arg0 iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0>  -> f32 {
      sparse_tensor.yield %arg3 : f32
    }
    %1 = sparse_tensor.iterate %arg5 in %arg0 at(%arg4) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0>  -> f32 {
      "use"(%arg4) : (index) -> ()
      sparse_tensor.yield %arg3 : f32
    }
    %2 = sparse_tensor.iterate %arg5 in %arg2 at(_, %arg4) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>  -> f32 {
      "use"(%arg4) : (index) -> ()
      sparse_tensor.yield %arg3 : f32
    }
    %3 = sparse_tensor.iterate %arg5 in %arg2 at(%arg4, _) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>  -> f32 {
      "use"(%arg4) : (index) -> ()
      sparse_tensor.yield %arg3 : f32
    }
    %4:2 = sparse_tensor.iterate %arg5 in %arg2 iter_args(%arg3 = %arg1, %arg4 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>  -> (f32, f32) {
      "use"(%arg3) : (f32) -> ()
      sparse_tensor.yield %arg3, %arg4 : f32, f32
    }
    "use"(%0, %1, %2, %3, %4#0) : (f32, f32, f32, f32, f32) -> ()
    return
  }
  func.func @carried(%arg0: !sparse_tensor.iter_space<#sparse4, lvls = 0>, %arg1: f32, %arg2: f32) -> f32 {
    %0:2 = sparse_tensor.iterate %arg5 in %arg0 iter_args(%arg3 = %arg1, %arg4 = %arg2) : !sparse_tensor.iter_space<#sparse4, lvls = 0>  -> (f32, f32) {
      %1 = arith.addf %arg1, %arg2 : f32
      %2 = arith.addf %arg3, %1 : f32
      %3 = arith.addf %arg4, %1 : f32
      sparse_tensor.yield %2, %3 : f32, f32
    }
    return %0#0 : f32
  }
  func.func @level_in_loop(%arg0: tensor<?x?xf32, #sparse4>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf32, #sparse4>
      %1 = sparse_tensor.lvl %arg0, %arg2 : tensor<?x?xf32, #sparse4>
      "use"(%0, %1) : (index, index) -> ()
    }
    return
  }
}


//= --allow-unregistered-dialect --remove-dead-values
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d1 : dense, d2 : compressed, d0 : dense) }>
module {
  func.func @lvl(%arg0: tensor<4x?xf32>, %arg1: tensor<4x6xf32, #sparse>, %arg2: tensor<5x7xf32, #sparse1>, %arg3: tensor<?x?xf32, #sparse1>, %arg4: tensor<4x?xf32, #sparse>, %arg5: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = sparse_tensor.lvl %arg1, %c0 : tensor<4x6xf32, #sparse>
    %1 = sparse_tensor.lvl %arg1, %c1 : tensor<4x6xf32, #sparse>
    %2 = sparse_tensor.lvl %arg1, %arg5 : tensor<4x6xf32, #sparse>
    %3 = sparse_tensor.lvl %arg2, %c0 : tensor<5x7xf32, #sparse1>
    %4 = sparse_tensor.lvl %arg2, %c1 : tensor<5x7xf32, #sparse1>
    %5 = sparse_tensor.lvl %arg2, %c2 : tensor<5x7xf32, #sparse1>
    %6 = sparse_tensor.lvl %arg2, %c3 : tensor<5x7xf32, #sparse1>
    %7 = sparse_tensor.lvl %arg3, %c0 : tensor<?x?xf32, #sparse1>
    %8 = sparse_tensor.lvl %arg3, %c2 : tensor<?x?xf32, #sparse1>
    %9 = sparse_tensor.lvl %arg4, %c0 : tensor<4x?xf32, #sparse>
    %10 = sparse_tensor.lvl %arg4, %c1 : tensor<4x?xf32, #sparse>
    "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
    return
  }
  func.func @coo(%arg0: tensor<4x6xf32, #sparse2>, %arg1: tensor<4x6xf32, #sparse3>) -> (tensor<4x6xf32, #sparse3>, tensor<4x6xf32, #sparse2>, tensor<4x6xf32, #sparse3>) {
    %0 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<4x6xf32, #sparse2> to tensor<4x6xf32, #sparse3>
    %1 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<4x6xf32, #sparse2> to tensor<4x6xf32, #sparse2>
    %2 = sparse_tensor.reorder_coo  insertion_sort_stable %arg1 : tensor<4x6xf32, #sparse3> to tensor<4x6xf32, #sparse3>
    return %0, %1, %2 : tensor<4x6xf32, #sparse3>, tensor<4x6xf32, #sparse2>, tensor<4x6xf32, #sparse3>
  }
  func.func @reinterpret(%arg0: tensor<4x6xf32, #sparse4>) -> (tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>, tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>) {
    %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x6xf32, #sparse4> to tensor<4x6xf32, #sparse4>
    %1 = sparse_tensor.reinterpret_map %arg0 : tensor<4x6xf32, #sparse4> to tensor<6x4xf32, #sparse>
    %2 = sparse_tensor.reinterpret_map %1 : tensor<6x4xf32, #sparse> to tensor<4x6xf32, #sparse4>
    %3 = sparse_tensor.reinterpret_map %2 : tensor<4x6xf32, #sparse4> to tensor<6x4xf32, #sparse>
    return %0, %1, %2, %3 : tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>, tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>
  }
  func.func @crd(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:2 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse4 : index, index
    %1:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1] as #sparse4 : index, index
    %2:2 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse : index, index
    %3:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1] as #sparse : index, index
    %4:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse1 : index, index, index, index
    %5:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1, %arg2, %arg3] as #sparse1 : index, index
    %6:4 = sparse_tensor.crd_translate  dim_to_lvl[%5#0, %5#1] as #sparse1 : index, index, index, index
    %7:2 = sparse_tensor.crd_translate  lvl_to_dim[%4#0, %4#1, %4#2, %4#3] as #sparse1 : index, index
    %8:2 = sparse_tensor.crd_translate  lvl_to_dim[%4#0, %4#1, %4#3, %4#2] as #sparse1 : index, index
    %9:4 = sparse_tensor.crd_translate  dim_to_lvl[%4#0, %4#1] as #sparse1 : index, index, index, index
    "use"(%0#0, %0#1) : (index, index) -> ()
    "use"(%1#0, %1#1) : (index, index) -> ()
    "use"(%2#0, %2#1) : (index, index) -> ()
    "use"(%3#0, %3#1) : (index, index) -> ()
    "use"(%4#0, %4#1) : (index, index) -> ()
    "use"(%5#0, %5#1) : (index, index) -> ()
    "use"(%6#0, %6#1, %6#2, %6#3) : (index, index, index, index) -> ()
    "use"(%7#0, %7#1) : (index, index) -> ()
    "use"(%8#0, %8#1) : (index, index) -> ()
    "use"(%9#0, %9#1) : (index, index) -> ()
    return
  }
  func.func @spec(%arg0: !sparse_tensor.storage_specifier<#sparse5>, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %0 = sparse_tensor.storage_specifier.set %arg0  lvl_sz at 0 with %arg1 : !sparse_tensor.storage_specifier<#sparse5>
    %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 1 with %arg2 : !sparse_tensor.storage_specifier<#sparse5>
    %2 = sparse_tensor.storage_specifier.set %1  val_mem_sz with %arg1 : !sparse_tensor.storage_specifier<#sparse5>
    %3 = sparse_tensor.storage_specifier.get %2  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse5>
    %4 = sparse_tensor.storage_specifier.get %2  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse5>
    %5 = sparse_tensor.storage_specifier.get %2  val_mem_sz : !sparse_tensor.storage_specifier<#sparse5>
    %6 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse5>
    return %3, %4, %5, %6 : index, index, index, index
  }
  func.func @crd3(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:3 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1, %arg2] as #sparse6 : index, index, index
    %1:3 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1, %arg2] as #sparse6 : index, index, index
    "use"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
    "use"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
    return
  }
  func.func @lvl3(%arg0: tensor<2x?x4xf32, #sparse6>) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = sparse_tensor.lvl %arg0, %c0 : tensor<2x?x4xf32, #sparse6>
    %1 = sparse_tensor.lvl %arg0, %c1 : tensor<2x?x4xf32, #sparse6>
    %2 = sparse_tensor.lvl %arg0, %c2 : tensor<2x?x4xf32, #sparse6>
    return %0, %1, %2 : index, index, index
  }
  func.func @iterate(%arg0: !sparse_tensor.iter_space<#sparse4, lvls = 0>, %arg1: f32, %arg2: !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>) {
    %0 = sparse_tensor.iterate %arg4 in %arg0 iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0>  -> f32 {
      sparse_tensor.yield %arg3 : f32
    }
    %1 = sparse_tensor.iterate %arg5 in %arg0 at(%arg4) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0>  -> f32 {
      "use"(%arg4) : (index) -> ()
      sparse_tensor.yield %arg3 : f32
    }
    %2 = sparse_tensor.iterate %arg5 in %arg2 at(_, %arg4) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>  -> f32 {
      "use"(%arg4) : (index) -> ()
      sparse_tensor.yield %arg3 : f32
    }
    %3 = sparse_tensor.iterate %arg5 in %arg2 at(%arg4, _) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>  -> f32 {
      "use"(%arg4) : (index) -> ()
      sparse_tensor.yield %arg3 : f32
    }
    %4:2 = sparse_tensor.iterate %arg5 in %arg2 iter_args(%arg3 = %arg1, %arg4 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>  -> (f32, f32) {
      "use"(%arg3) : (f32) -> ()
      sparse_tensor.yield %arg3, %arg4 : f32, f32
    }
    "use"(%0, %1, %2, %3, %4#0) : (f32, f32, f32, f32, f32) -> ()
    return
  }
  func.func @carried(%arg0: !sparse_tensor.iter_space<#sparse4, lvls = 0>, %arg1: f32, %arg2: f32) -> f32 {
    %0:2 = sparse_tensor.iterate %arg5 in %arg0 iter_args(%arg3 = %arg1, %arg4 = %arg2) : !sparse_tensor.iter_space<#sparse4, lvls = 0>  -> (f32, f32) {
      %1 = arith.addf %arg1, %arg2 : f32
      %2 = arith.addf %arg3, %1 : f32
      %3 = arith.addf %arg4, %1 : f32
      sparse_tensor.yield %2, %3 : f32, f32
    }
    return %0#0 : f32
  }
  func.func @level_in_loop(%arg0: tensor<?x?xf32, #sparse4>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf32, #sparse4>
      %1 = sparse_tensor.lvl %arg0, %arg2 : tensor<?x?xf32, #sparse4>
      "use"(%0, %1) : (index, index) -> ()
    }
    return
  }
}


//= --allow-unregistered-dialect --loop-invariant-code-motion
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d1 : dense, d2 : compressed, d0 : dense) }>
module {
  func.func @lvl(%arg0: tensor<4x?xf32>, %arg1: tensor<4x6xf32, #sparse>, %arg2: tensor<5x7xf32, #sparse1>, %arg3: tensor<?x?xf32, #sparse1>, %arg4: tensor<4x?xf32, #sparse>, %arg5: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    %c-1 = arith.constant -1 : index
    %0 = sparse_tensor.lvl %arg1, %c0 : tensor<4x6xf32, #sparse>
    %1 = sparse_tensor.lvl %arg1, %c1 : tensor<4x6xf32, #sparse>
    %2 = sparse_tensor.lvl %arg1, %arg5 : tensor<4x6xf32, #sparse>
    %3 = sparse_tensor.lvl %arg2, %c0 : tensor<5x7xf32, #sparse1>
    %4 = sparse_tensor.lvl %arg2, %c1 : tensor<5x7xf32, #sparse1>
    %5 = sparse_tensor.lvl %arg2, %c2 : tensor<5x7xf32, #sparse1>
    %6 = sparse_tensor.lvl %arg2, %c3 : tensor<5x7xf32, #sparse1>
    %7 = sparse_tensor.lvl %arg3, %c0 : tensor<?x?xf32, #sparse1>
    %8 = sparse_tensor.lvl %arg3, %c2 : tensor<?x?xf32, #sparse1>
    %9 = sparse_tensor.lvl %arg4, %c0 : tensor<4x?xf32, #sparse>
    %10 = sparse_tensor.lvl %arg4, %c1 : tensor<4x?xf32, #sparse>
    "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
    return
  }
  func.func @coo(%arg0: tensor<4x6xf32, #sparse2>, %arg1: tensor<4x6xf32, #sparse3>) -> (tensor<4x6xf32, #sparse3>, tensor<4x6xf32, #sparse2>, tensor<4x6xf32, #sparse3>) {
    %0 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<4x6xf32, #sparse2> to tensor<4x6xf32, #sparse3>
    %1 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<4x6xf32, #sparse2> to tensor<4x6xf32, #sparse2>
    %2 = sparse_tensor.reorder_coo  insertion_sort_stable %arg1 : tensor<4x6xf32, #sparse3> to tensor<4x6xf32, #sparse3>
    return %0, %1, %2 : tensor<4x6xf32, #sparse3>, tensor<4x6xf32, #sparse2>, tensor<4x6xf32, #sparse3>
  }
  func.func @reinterpret(%arg0: tensor<4x6xf32, #sparse4>) -> (tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>, tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>) {
    %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x6xf32, #sparse4> to tensor<4x6xf32, #sparse4>
    %1 = sparse_tensor.reinterpret_map %arg0 : tensor<4x6xf32, #sparse4> to tensor<6x4xf32, #sparse>
    %2 = sparse_tensor.reinterpret_map %1 : tensor<6x4xf32, #sparse> to tensor<4x6xf32, #sparse4>
    %3 = sparse_tensor.reinterpret_map %2 : tensor<4x6xf32, #sparse4> to tensor<6x4xf32, #sparse>
    return %0, %1, %2, %3 : tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>, tensor<4x6xf32, #sparse4>, tensor<6x4xf32, #sparse>
  }
  func.func @crd(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:2 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse4 : index, index
    %1:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1] as #sparse4 : index, index
    %2:2 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse : index, index
    %3:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1] as #sparse : index, index
    %4:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse1 : index, index, index, index
    %5:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1, %arg2, %arg3] as #sparse1 : index, index
    %6:4 = sparse_tensor.crd_translate  dim_to_lvl[%5#0, %5#1] as #sparse1 : index, index, index, index
    %7:2 = sparse_tensor.crd_translate  lvl_to_dim[%4#0, %4#1, %4#2, %4#3] as #sparse1 : index, index
    %8:2 = sparse_tensor.crd_translate  lvl_to_dim[%4#0, %4#1, %4#3, %4#2] as #sparse1 : index, index
    %9:4 = sparse_tensor.crd_translate  dim_to_lvl[%4#0, %4#1] as #sparse1 : index, index, index, index
    "use"(%0#0, %0#1) : (index, index) -> ()
    "use"(%1#0, %1#1) : (index, index) -> ()
    "use"(%2#0, %2#1) : (index, index) -> ()
    "use"(%3#0, %3#1) : (index, index) -> ()
    "use"(%4#0, %4#1) : (index, index) -> ()
    "use"(%5#0, %5#1) : (index, index) -> ()
    "use"(%6#0, %6#1, %6#2, %6#3) : (index, index, index, index) -> ()
    "use"(%7#0, %7#1) : (index, index) -> ()
    "use"(%8#0, %8#1) : (index, index) -> ()
    "use"(%9#0, %9#1) : (index, index) -> ()
    return
  }
  func.func @spec(%arg0: !sparse_tensor.storage_specifier<#sparse5>, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %0 = sparse_tensor.storage_specifier.set %arg0  lvl_sz at 0 with %arg1 : !sparse_tensor.storage_specifier<#sparse5>
    %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 1 with %arg2 : !sparse_tensor.storage_specifier<#sparse5>
    %2 = sparse_tensor.storage_specifier.set %1  val_mem_sz with %arg1 : !sparse_tensor.storage_specifier<#sparse5>
    %3 = sparse_tensor.storage_specifier.get %2  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse5>
    %4 = sparse_tensor.storage_specifier.get %2  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse5>
    %5 = sparse_tensor.storage_specifier.get %2  val_mem_sz : !sparse_tensor.storage_specifier<#sparse5>
    %6 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse5>
    return %3, %4, %5, %6 : index, index, index, index
  }
  func.func @crd3(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:3 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1, %arg2] as #sparse6 : index, index, index
    %1:3 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1, %arg2] as #sparse6 : index, index, index
    "use"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
    "use"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
    return
  }
  func.func @lvl3(%arg0: tensor<2x?x4xf32, #sparse6>) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = sparse_tensor.lvl %arg0, %c0 : tensor<2x?x4xf32, #sparse6>
    %1 = sparse_tensor.lvl %arg0, %c1 : tensor<2x?x4xf32, #sparse6>
    %2 = sparse_tensor.lvl %arg0, %c2 : tensor<2x?x4xf32, #sparse6>
    return %0, %1, %2 : index, index, index
  }
  func.func @iterate(%arg0: !sparse_tensor.iter_space<#sparse4, lvls = 0>, %arg1: f32, %arg2: !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>) {
    %0 = sparse_tensor.iterate %arg5 in %arg0 at(%arg4) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0>  -> f32 {
      sparse_tensor.yield %arg3 : f32
    }
    %1 = sparse_tensor.iterate %arg5 in %arg0 at(%arg4) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0>  -> f32 {
      "use"(%arg4) : (index) -> ()
      sparse_tensor.yield %arg3 : f32
    }
    %2 = sparse_tensor.iterate %arg6 in %arg2 at(%arg4, %arg5) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>  -> f32 {
      "use"(%arg5) : (index) -> ()
      sparse_tensor.yield %arg3 : f32
    }
    %3 = sparse_tensor.iterate %arg6 in %arg2 at(%arg4, %arg5) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>  -> f32 {
      "use"(%arg4) : (index) -> ()
      sparse_tensor.yield %arg3 : f32
    }
    %4:2 = sparse_tensor.iterate %arg7 in %arg2 at(%arg5, %arg6) iter_args(%arg3 = %arg1, %arg4 = %arg1) : !sparse_tensor.iter_space<#sparse4, lvls = 0 to 2>  -> (f32, f32) {
      "use"(%arg3) : (f32) -> ()
      sparse_tensor.yield %arg3, %arg4 : f32, f32
    }
    "use"(%0, %1, %2, %3, %4#0) : (f32, f32, f32, f32, f32) -> ()
    return
  }
  func.func @carried(%arg0: !sparse_tensor.iter_space<#sparse4, lvls = 0>, %arg1: f32, %arg2: f32) -> f32 {
    %0 = arith.addf %arg1, %arg2 : f32
    %1:2 = sparse_tensor.iterate %arg6 in %arg0 at(%arg5) iter_args(%arg3 = %arg1, %arg4 = %arg2) : !sparse_tensor.iter_space<#sparse4, lvls = 0>  -> (f32, f32) {
      %2 = arith.addf %arg3, %0 : f32
      %3 = arith.addf %arg4, %0 : f32
      sparse_tensor.yield %2, %3 : f32, f32
    }
    return %1#0 : f32
  }
  func.func @level_in_loop(%arg0: tensor<?x?xf32, #sparse4>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf32, #sparse4>
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %1 = sparse_tensor.lvl %arg0, %arg2 : tensor<?x?xf32, #sparse4>
      "use"(%0, %1) : (index, index) -> ()
    }
    return
  }
}

