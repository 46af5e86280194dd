// Casts of what was cast the other way, and nothing that is added.
func.func @parts(%0: memref<4xf32, #ptr.generic_space>, %1: memref<?xf32, #ptr.generic_space>, %p: !ptr.ptr<#ptr.generic_space>) -> (memref<4xf32, #ptr.generic_space>, memref<?xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
    %2 = ptr.to_ptr %0 : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    %3 = ptr.get_metadata %0 : memref<4xf32, #ptr.generic_space>
    %4 = ptr.from_ptr %2 metadata %3 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    %5 = ptr.to_ptr %1 : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    %6 = ptr.get_metadata %1 {a} : memref<?xf32, #ptr.generic_space>
    %7 = ptr.from_ptr %5 metadata %6 : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
    %8 = ptr.from_ptr %p metadata %6 : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
    %9 = ptr.to_ptr %8 : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %10 = ptr.ptr_add %p, %c0 : !ptr.ptr<#ptr.generic_space>, index
    %11 = ptr.ptr_add %10, %c1 : !ptr.ptr<#ptr.generic_space>, index
    %12 = ptr.from_ptr %2 metadata %3 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    "use"(%2, %3, %5, %6) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>) -> ()
    return %4, %7, %9, %11 :  memref<4xf32, #ptr.generic_space>, memref<?xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
func.func @add(%p: !ptr.ptr<#ptr.generic_space>, %ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %z: vector<4xi32>) -> (!ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>) {
    %c0 = arith.constant 0 : index
    %cz = arith.constant dense<0> : vector<4xi32>
    %0 = ptr.ptr_add nusw %p, %c0 : !ptr.ptr<#ptr.generic_space>, index
    %1 = ptr.ptr_add %ps, %c0 : vector<4x!ptr.ptr<#ptr.generic_space>>, index
    %2 = ptr.ptr_add %ps, %cz : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>
    return %0, %1, %2 : !ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>
}
func.func @casts(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>, %n: memref<4xf32, #ptr.generic_space>) -> (memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<5xf32, #ptr.generic_space>,  memref<4xf32, #ptr.generic_space>) {
    %0 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    %1 = ptr.from_ptr %0 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    %2 = ptr.get_metadata %n : memref<4xf32, #ptr.generic_space>
    %3 = ptr.from_ptr %0 metadata %2 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    %4 = ptr.to_ptr %3 : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    %5 = ptr.from_ptr %4 : !ptr.ptr<#ptr.generic_space> -> memref<5xf32, #ptr.generic_space>
    %6 = ptr.get_metadata %1 : memref<4xf32, #ptr.generic_space>
    %7 = ptr.to_ptr %1 : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    %8 = ptr.from_ptr %7 metadata %6 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    return %1, %3, %5, %8 : memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<5xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>
}

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @parts(%arg0: memref<4xf32, #ptr.generic_space>, %arg1: memref<?xf32, #ptr.generic_space>, %arg2: !ptr.ptr<#ptr.generic_space>) -> (memref<4xf32, #ptr.generic_space>, memref<?xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
    %c1 = arith.constant 1 : index
    %0 = ptr.to_ptr %arg0 : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.get_metadata %arg0 : memref<4xf32, #ptr.generic_space>
    %2 = ptr.to_ptr %arg1 : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %3 = ptr.get_metadata %arg1 {a} : memref<?xf32, #ptr.generic_space>
    %4 = ptr.ptr_add %arg2, %c1 : !ptr.ptr<#ptr.generic_space>, index
    "use"(%0, %1, %2, %3) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>) -> ()
    return %arg0, %arg1, %arg2, %4 : memref<4xf32, #ptr.generic_space>, memref<?xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
  }
  func.func @add(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg2: vector<4xi32>) -> (!ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>) {
    return %arg0, %arg1, %arg1 : !ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>
  }
  func.func @casts(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: memref<4xf32, #ptr.generic_space>, %arg2: memref<4xf32, #ptr.generic_space>) -> (memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<5xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>) {
    %0 = ptr.to_ptr %arg1 : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    %2 = ptr.get_metadata %arg2 : memref<4xf32, #ptr.generic_space>
    %3 = ptr.from_ptr %0 metadata %2 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    %4 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<5xf32, #ptr.generic_space>
    %5 = ptr.get_metadata %1 : memref<4xf32, #ptr.generic_space>
    %6 = ptr.from_ptr %0 metadata %5 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    return %1, %3, %4, %6 : memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<5xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>
  }
}

