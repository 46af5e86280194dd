// Every operation of ptr, in the spellings that its form has, its types and attributes.
!p = !ptr.ptr<#ptr.generic_space>
#null = #ptr.null : !p
module attributes {dlti.dl_spec = #dlti.dl_spec<!p = #ptr.spec<size = 32, abi = 32, preferred = 64>,
  !ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>>} {
func.func private @types(!p, !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#nvvm.memory_space<shared>>, memref<4x!p>, vector<[4]x!p>,
  !ptr.ptr_metadata<memref<f32>>, !ptr.ptr_metadata<memref<*xi8, #ptr.generic_space>>) attributes {
  a = #null, b = #ptr.address<-4> : !p, c = #ptr.address<123456789012345678901234567890> : !p, d = #ptr.generic_space,
  e = #ptr.spec<size = 32, abi = 32, preferred = 32, index = 4294967295>}
func.func @scalars(%p: !p, %i: i32, %q: !p) {
  %0 = ptr.load %p : !p -> f32
  %1 = ptr.load volatile %p atomic syncscope("x") acquire nontemporal invariant invariant_group alignment = 8 {a} : !p -> f32
  %2 = ptr.load volatile %p atomic seq_cst alignment = 8 : !p -> f32
  %3 = ptr.load %p invariant_group invariant nontemporal alignment = 8 : !p -> f32
  %4 = ptr.load %p atomic not_atomic alignment = 8 : !p -> f32
  ptr.store volatile %i, %p atomic syncscope("x") release nontemporal invariant_group alignment = 8 {a} : i32, !p
  ptr.store %i, %p  : i32, !p
  %5 = ptr.ptr_add %p, %i : !p, i32
  %6 = ptr.ptr_add inbounds %p, %i : !p, i32
  %7 = ptr.ptr_add none %p, %i : !p, i32
  %8 = ptr.ptr_diff %p, %p : !p -> i32
  %9 = ptr.ptr_diff nuw | nsw %p, %p : !p -> index
  %10 = ptr.type_offset f32 : index
  %11 = ptr.constant #ptr.null : !p
  %12 = ptr.constant {a} #ptr.address<0x1000> : !p
  return
}
func.func @parts(%m: memref<4xf32, #ptr.generic_space>, %u: memref<?xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !p
  %1 = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %2 = ptr.from_ptr %0 metadata %1 : !p -> memref<4xf32, #ptr.generic_space>
  %4 = ptr.get_metadata %u {a} : memref<?xf32, #ptr.generic_space>
  %3 = ptr.from_ptr %0 {a} : !p -> memref<4xf32, #ptr.generic_space>
  return
}
func.func @lists(%p: vector<4x!p>, %m: vector<4xi1>, %x: vector<4xf32>, %q: !p, %t: tensor<4xf32>, %tp: tensor<4x!p>, %tm: tensor<4xi1>) {
  %0 = ptr.gather %p, %m, %x : vector<4x!p> -> vector<4xf32>
  %1 = ptr.gather %p, %m, %x alignment = 4 {a} : vector<4x!p> -> vector<4xf32>
  %2 = ptr.gather %tp, %tm, %t alignment = 4 {a} : tensor<4x!p> -> tensor<4xf32>
  ptr.scatter %x, %p, %m alignment = 8 : vector<4xf32>, vector<4x!p>
  %3 = ptr.masked_load %q, %m, %x alignment = 4 : !p -> vector<4xf32>
  ptr.masked_store %x, %q, %m alignment = 4 : vector<4xf32>, !p
  return
}
func.func @sums(%p: !p, %v: vector<4x!p>, %t: tensor<?x4x!p>, %i: i16, %j: vector<4xindex>, %k: tensor<?x4xi8>, %s: !ptr.ptr<#llvm.address_space<3>>) {
  %0 = ptr.ptr_add %p, %j : !p, vector<4xindex>
  %1 = ptr.ptr_add nuw %v, %i {a} : vector<4x!p>, i16
  %2 = ptr.ptr_add nusw %t, %k : tensor<?x4x!p>, tensor<?x4xi8>
  %3 = ptr.ptr_diff %0, %1 : vector<4x!p> -> vector<4xi64>
  %4 = ptr.ptr_diff nsw %2, %t {a} : tensor<?x4x!p> -> tensor<?x?xi8>
  %5 = "ptr.ptr_diff"(%p, %p) <{flags = 1 : i8}> : (!p, !p) -> i3
  %6 = ptr.load %s atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<3>> -> i32
  ptr.store %6, %s atomic unordered alignment = 4 : i32, !ptr.ptr<#llvm.address_space<3>>
  %7 = "ptr.load"(%s) <{volatile_ = true, alignment = [2]}> {nontemporal} : (!ptr.ptr<#llvm.address_space<3>>) -> vector<4xindex>
  %8 = ptr.type_offset memref<f32> {a} : i8
  return
}
}

//= 
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>, !ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>>} {
  func.func private @types(!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#nvvm.memory_space<shared>>, memref<4x!ptr.ptr<#ptr.generic_space>>, vector<[4]x!ptr.ptr<#ptr.generic_space>>, !ptr.ptr_metadata<memref<f32>>, !ptr.ptr_metadata<memref<*xi8, #ptr.generic_space>>) attributes {a = #ptr.null : !ptr.ptr<#ptr.generic_space>, b = #ptr.address<-4> : !ptr.ptr<#ptr.generic_space>, c = #ptr.address<123456789012345678901234567890> : !ptr.ptr<#ptr.generic_space>, d = #ptr.generic_space, e = #ptr.spec<size = 32, abi = 32, preferred = 32>}
  func.func @scalars(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: i32, %arg2: !ptr.ptr<#ptr.generic_space>) {
    %0 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f32
    %1 = ptr.load volatile %arg0 atomic syncscope("x") acquire nontemporal invariant invariant_group alignment = 8 {a} : !ptr.ptr<#ptr.generic_space> -> f32
    %2 = ptr.load volatile %arg0 atomic seq_cst alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    %3 = ptr.load %arg0 nontemporal invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    %4 = ptr.load %arg0 alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    ptr.store volatile %arg1, %arg0 atomic syncscope("x") release nontemporal invariant_group alignment = 8 {a} : i32, !ptr.ptr<#ptr.generic_space>
    ptr.store %arg1, %arg0 : i32, !ptr.ptr<#ptr.generic_space>
    %5 = ptr.ptr_add %arg0, %arg1 : !ptr.ptr<#ptr.generic_space>, i32
    %6 = ptr.ptr_add inbounds %arg0, %arg1 : !ptr.ptr<#ptr.generic_space>, i32
    %7 = ptr.ptr_add %arg0, %arg1 : !ptr.ptr<#ptr.generic_space>, i32
    %8 = ptr.ptr_diff %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i32
    %9 = ptr.ptr_diff nuw|nsw %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> index
    %10 = ptr.type_offset f32 : index
    %11 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
    %12 = ptr.constant {a} #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
    return
  }
  func.func @parts(%arg0: memref<4xf32, #ptr.generic_space>, %arg1: memref<?xf32, #ptr.generic_space>) {
    %0 = ptr.to_ptr %arg0 : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.get_metadata %arg0 : memref<4xf32, #ptr.generic_space>
    %2 = ptr.from_ptr %0 metadata %1 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    %3 = ptr.get_metadata %arg1 {a} : memref<?xf32, #ptr.generic_space>
    %4 = ptr.from_ptr %0 {a} : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    return
  }
  func.func @lists(%arg0: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: !ptr.ptr<#ptr.generic_space>, %arg4: tensor<4xf32>, %arg5: tensor<4x!ptr.ptr<#ptr.generic_space>>, %arg6: tensor<4xi1>) {
    %0 = ptr.gather %arg0, %arg1, %arg2 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
    %1 = ptr.gather %arg0, %arg1, %arg2 alignment = 4 {a} : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
    %2 = ptr.gather %arg5, %arg6, %arg4 alignment = 4 {a} : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>
    ptr.scatter %arg2, %arg0, %arg1 alignment = 8 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
    %3 = ptr.masked_load %arg3, %arg1, %arg2 alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
    ptr.masked_store %arg2, %arg3, %arg1 alignment = 4 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
    return
  }
  func.func @sums(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg2: tensor<?x4x!ptr.ptr<#ptr.generic_space>>, %arg3: i16, %arg4: vector<4xindex>, %arg5: tensor<?x4xi8>, %arg6: !ptr.ptr<#llvm.address_space<3>>) {
    %0 = ptr.ptr_add %arg0, %arg4 : !ptr.ptr<#ptr.generic_space>, vector<4xindex>
    %1 = ptr.ptr_add nuw %arg1, %arg3 {a} : vector<4x!ptr.ptr<#ptr.generic_space>>, i16
    %2 = ptr.ptr_add nusw %arg2, %arg5 : tensor<?x4x!ptr.ptr<#ptr.generic_space>>, tensor<?x4xi8>
    %3 = ptr.ptr_diff %0, %1 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi64>
    %4 = ptr.ptr_diff nsw %2, %arg2 {a} : tensor<?x4x!ptr.ptr<#ptr.generic_space>> -> tensor<?x?xi8>
    %5 = ptr.ptr_diff nuw %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i3
    %6 = ptr.load %arg6 atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<3>> -> i32
    ptr.store %6, %arg6 atomic unordered alignment = 4 : i32, !ptr.ptr<#llvm.address_space<3>>
    %7 = ptr.load volatile %arg6 alignment = 2 {nontemporal} : !ptr.ptr<#llvm.address_space<3>> -> vector<4xindex>
    %8 = ptr.type_offset memref<f32> {a} : i8
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr<#nvvm.memory_space<shared>>, memref<4x!ptr.ptr<#ptr.generic_space>>, vector<[4]x!ptr.ptr<#ptr.generic_space>>, !ptr.ptr_metadata<memref<f32>>, !ptr.ptr_metadata<memref<*xi8, #ptr.generic_space>>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) {a = #ptr.null : !ptr.ptr<#ptr.generic_space>, b = #ptr.address<-4> : !ptr.ptr<#ptr.generic_space>, c = #ptr.address<123456789012345678901234567890> : !ptr.ptr<#ptr.generic_space>, d = #ptr.generic_space, e = #ptr.spec<size = 32, abi = 32, preferred = 32>} : () -> ()
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, i32, !ptr.ptr<#ptr.generic_space>) -> (), sym_name = "scalars"}> ({
  ^bb0(%arg16: !ptr.ptr<#ptr.generic_space>, %arg17: i32, %arg18: !ptr.ptr<#ptr.generic_space>):
    %18 = "ptr.load"(%arg16) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %19 = "ptr.load"(%arg16) <{alignment = [8], invariant, invariantGroup, nontemporal, ordering = 3 : i32, syncscope = "x", volatile_}> {a} : (!ptr.ptr<#ptr.generic_space>) -> f32
    %20 = "ptr.load"(%arg16) <{alignment = [8], invariant = false, invariantGroup = false, nontemporal = false, ordering = 6 : i32, volatile_}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %21 = "ptr.load"(%arg16) <{alignment = [8], invariant, invariantGroup, nontemporal, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %22 = "ptr.load"(%arg16) <{alignment = [8], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    "ptr.store"(%arg17, %arg16) <{alignment = [8], invariantGroup, nontemporal, ordering = 4 : i32, syncscope = "x", volatile_}> {a} : (i32, !ptr.ptr<#ptr.generic_space>) -> ()
    "ptr.store"(%arg17, %arg16) <{alignment = [], invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (i32, !ptr.ptr<#ptr.generic_space>) -> ()
    %23 = "ptr.ptr_add"(%arg16, %arg17) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space>
    %24 = "ptr.ptr_add"(%arg16, %arg17) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space>
    %25 = "ptr.ptr_add"(%arg16, %arg17) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space>
    %26 = "ptr.ptr_diff"(%arg16, %arg16) <{flags = 0 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
    %27 = "ptr.ptr_diff"(%arg16, %arg16) <{flags = 3 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> index
    %28 = "ptr.type_offset"() <{elementType = f32}> : () -> index
    %29 = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#ptr.generic_space>
    %30 = "ptr.constant"() <{value = #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>}> {a} : () -> !ptr.ptr<#ptr.generic_space>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32, #ptr.generic_space>, memref<?xf32, #ptr.generic_space>) -> (), sym_name = "parts"}> ({
  ^bb0(%arg14: memref<4xf32, #ptr.generic_space>, %arg15: memref<?xf32, #ptr.generic_space>):
    %13 = "ptr.to_ptr"(%arg14) : (memref<4xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
    %14 = "ptr.get_metadata"(%arg14) : (memref<4xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>
    %15 = "ptr.from_ptr"(%13, %14) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>) -> memref<4xf32, #ptr.generic_space>
    %16 = "ptr.get_metadata"(%arg15) {a} : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>
    %17 = "ptr.from_ptr"(%13) {a} : (!ptr.ptr<#ptr.generic_space>) -> memref<4xf32, #ptr.generic_space>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>, !ptr.ptr<#ptr.generic_space>, tensor<4xf32>, tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>) -> (), sym_name = "lists"}> ({
  ^bb0(%arg7: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg8: vector<4xi1>, %arg9: vector<4xf32>, %arg10: !ptr.ptr<#ptr.generic_space>, %arg11: tensor<4xf32>, %arg12: tensor<4x!ptr.ptr<#ptr.generic_space>>, %arg13: tensor<4xi1>):
    %9 = "ptr.gather"(%arg7, %arg8, %arg9) <{alignment = []}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %10 = "ptr.gather"(%arg7, %arg8, %arg9) <{alignment = [4]}> {a} : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %11 = "ptr.gather"(%arg12, %arg13, %arg11) <{alignment = [4]}> {a} : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
    "ptr.scatter"(%arg9, %arg7, %arg8) <{alignment = [8]}> : (vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
    %12 = "ptr.masked_load"(%arg10, %arg8, %arg9) <{alignment = [4]}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "ptr.masked_store"(%arg9, %arg10, %arg8) <{alignment = [4]}> : (vector<4xf32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<?x4x!ptr.ptr<#ptr.generic_space>>, i16, vector<4xindex>, tensor<?x4xi8>, !ptr.ptr<#llvm.address_space<3>>) -> (), sym_name = "sums"}> ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg2: tensor<?x4x!ptr.ptr<#ptr.generic_space>>, %arg3: i16, %arg4: vector<4xindex>, %arg5: tensor<?x4xi8>, %arg6: !ptr.ptr<#llvm.address_space<3>>):
    %0 = "ptr.ptr_add"(%arg0, %arg4) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, vector<4xindex>) -> vector<4x!ptr.ptr<#ptr.generic_space>>
    %1 = "ptr.ptr_add"(%arg1, %arg3) <{flags = 2 : i32}> {a} : (vector<4x!ptr.ptr<#ptr.generic_space>>, i16) -> vector<4x!ptr.ptr<#ptr.generic_space>>
    %2 = "ptr.ptr_add"(%arg2, %arg5) <{flags = 1 : i32}> : (tensor<?x4x!ptr.ptr<#ptr.generic_space>>, tensor<?x4xi8>) -> tensor<?x4x!ptr.ptr<#ptr.generic_space>>
    %3 = "ptr.ptr_diff"(%0, %1) <{flags = 0 : i8}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>) -> vector<4xi64>
    %4 = "ptr.ptr_diff"(%2, %arg2) <{flags = 2 : i8}> {a} : (tensor<?x4x!ptr.ptr<#ptr.generic_space>>, tensor<?x4x!ptr.ptr<#ptr.generic_space>>) -> tensor<?x?xi8>
    %5 = "ptr.ptr_diff"(%arg0, %arg0) <{flags = 1 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i3
    %6 = "ptr.load"(%arg6) <{alignment = [4], invariant = false, invariantGroup = false, nontemporal = false, ordering = 2 : i32, volatile_ = false}> : (!ptr.ptr<#llvm.address_space<3>>) -> i32
    "ptr.store"(%6, %arg6) <{alignment = [4], invariantGroup = false, nontemporal = false, ordering = 1 : i32, volatile_ = false}> : (i32, !ptr.ptr<#llvm.address_space<3>>) -> ()
    %7 = "ptr.load"(%arg6) <{alignment = [2], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_}> {nontemporal} : (!ptr.ptr<#llvm.address_space<3>>) -> vector<4xindex>
    %8 = "ptr.type_offset"() <{elementType = memref<f32>}> {a} : () -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>, !ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>>} : () -> ()

