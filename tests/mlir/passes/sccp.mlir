// Constants along branches, regions, loops and calls; constants of several dialects.
func.func @branches(%c: i1, %u: i32) -> (i32, i32) {
  %t = arith.constant true
  %a = arith.constant 11 : i32
  cf.cond_br %t, ^one(%a : i32), ^other(%u : i32)
^one(%p: i32):
  %s = arith.addi %p, %a : i32
  cf.cond_br %c, ^end(%s, %a : i32, i32), ^end(%s, %u : i32, i32)
^other(%q: i32):
  cf.br ^end(%q, %q : i32, i32)
^end(%x: i32, %y: i32):
  return %x, %y : i32, i32
}
func.func @switches(%u: i32) -> (i32, index) {
  %f = arith.constant 9 : i32
  %k = arith.constant 4 : index
  cf.switch %f : i32, [default: ^end(%u : i32), 9: ^end(%f : i32), 10: ^end(%u : i32)]
^end(%x: i32):
  %r = scf.index_switch %k -> index
  case 3 {
    %0 = arith.constant 30 : index
    scf.yield %0 : index
  }
  case 4 {
    %1 = arith.constant 40 : index
    scf.yield %1 : index
  }
  default {
    scf.yield %k : index
  }
  return %x, %r : i32, index
}
func.func @regions(%c: i1, %n: index, %u: f32) -> (f32, f32, f32, f32) {
  %f = arith.constant 2.5 : f32
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %no = arith.constant false
  %a = scf.if %no -> f32 {
    scf.yield %u : f32
  } else {
    scf.yield %f : f32
  }
  %b = scf.for %i = %0 to %n step %1 iter_args(%x = %f) -> (f32) {
    scf.yield %x : f32
  }
  %d = scf.for %i = %0 to %n step %1 iter_args(%x = %f) -> (f32) {
    %y = arith.addf %x, %f : f32
    scf.yield %y : f32
  }
  %e = affine.for %i = 0 to 0 iter_args(%x = %f) -> (f32) {
    affine.yield %u : f32
  }
  return %a, %b, %d, %e : f32, f32, f32, f32
}
func.func @loop(%n: i32) -> (i32, i1) {
  %z = arith.constant 0 : i32
  %t = arith.constant true
  %r:2 = scf.while (%i = %n, %f = %t) : (i32, i1) -> (i32, i1) {
    %go = arith.cmpi slt, %i, %z : i32
    scf.condition(%go) %i, %f : i32, i1
  } do {
  ^bb0(%j: i32, %g: i1):
    %k = arith.addi %j, %j : i32
    scf.yield %k, %g : i32, i1
  }
  return %r#0, %r#1 : i32, i1
}
func.func private @same(%x: i32, %y: i32) -> (i32, i32) {
  %s = arith.muli %x, %x : i32
  return %s, %y : i32, i32
}
func.func private @named(%x: i32) -> i32 {
  return %x : i32
}
func.func private @outside(i32) -> i32
func.func @calls(%u: i32) -> (i32, i32, i32, i32, (i32) -> i32) {
  %a = arith.constant 6 : i32
  %b:2 = call @same(%a, %a) : (i32, i32) -> (i32, i32)
  %c:2 = call @same(%a, %u) : (i32, i32) -> (i32, i32)
  %d = call @named(%a) : (i32) -> i32
  %e = call @outside(%a) : (i32) -> i32
  %f = constant @named : (i32) -> i32
  return %b#0, %c#1, %d, %e, %f : i32, i32, i32, i32, (i32) -> i32
}
llvm.func @others(%p: !llvm.ptr) -> i64 {
  %0 = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.undef : i32
  %3 = llvm.mlir.constant(5 : i64) : i64
  llvm.store %2, %p : i32, !llvm.ptr
  llvm.store %3, %1 : i64, !llvm.ptr
  llvm.return %0 : i64
}
// What the dialect makes no constants of is known all the same.
func.func @known_casts() -> (i32, i70, i32) {
  %c2 = index.constant 2
  %c3 = arith.constant 3 : i32
  %0 = index.casts %c2 : index to i32
  %1 = index.castu %c2 : index to i70
  %2 = arith.minsi %0, %c3 : i32
  return %0, %1, %2 : i32, i70, i32
}
// A fold that makes constants, and would take the memory before a cast, too: that part is undone.
func.func @metadata_of_cast(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> (index, index) {
  %cast = memref.cast %m : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<4x?xi32, strided<[?, 18], offset: 25>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast
    : memref<4x?xi32, strided<[?, 18], offset: 25>> -> memref<i32>, index, index, index, index, index
  return %sizes#0, %sizes#1 : index, index
}

//= --sccp
module {
  func.func @branches(%arg0: i1, %arg1: i32) -> (i32, i32) {
    %c22_i32 = arith.constant 22 : i32
    %c11_i32 = arith.constant 11 : i32
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%c11_i32 : i32), ^bb2(%arg1 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    cf.cond_br %arg0, ^bb3(%c22_i32, %c11_i32 : i32, i32), ^bb3(%c22_i32, %arg1 : i32, i32)
  ^bb2(%1: i32):  // pred: ^bb0
    cf.br ^bb3(%1, %1 : i32, i32)
  ^bb3(%2: i32, %3: i32):  // 3 preds: ^bb1, ^bb1, ^bb2
    return %c22_i32, %3 : i32, i32
  }
  func.func @switches(%arg0: i32) -> (i32, index) {
    %c40 = arith.constant 40 : index
    %c4 = arith.constant 4 : index
    %c9_i32 = arith.constant 9 : i32
    cf.switch %c9_i32 : i32, [
      default: ^bb1(%arg0 : i32),
      9: ^bb1(%c9_i32 : i32),
      10: ^bb1(%arg0 : i32)
    ]
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
    return %0, %c40 : i32, index
  }
  func.func @regions(%arg0: i1, %arg1: index, %arg2: f32) -> (f32, f32, f32, f32) {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 2.500000e+00 : f32
    %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %cst) -> (f32) {
      %1 = arith.addf %arg4, %cst : f32
      scf.yield %1 : f32
    }
    return %cst, %cst, %0, %cst : f32, f32, f32, f32
  }
  func.func @loop(%arg0: i32) -> (i32, i1) {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %0:2 = scf.while (%arg1 = %arg0, %arg2 = %true) : (i32, i1) -> (i32, i1) {
      %1 = arith.cmpi slt, %arg1, %c0_i32 : i32
      scf.condition(%1) %arg1, %true : i32, i1
    } do {
    ^bb0(%arg1: i32, %arg2: i1):
      %1 = arith.addi %arg1, %arg1 : i32
      scf.yield %1, %true : i32, i1
    }
    return %0#0, %true : i32, i1
  }
  func.func private @same(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c6_i32 = arith.constant 6 : i32
    %c36_i32 = arith.constant 36 : i32
    return %c36_i32, %arg1 : i32, i32
  }
  func.func private @named(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @outside(i32) -> i32
  func.func @calls(%arg0: i32) -> (i32, i32, i32, i32, (i32) -> i32) {
    %f = constant @named : (i32) -> i32
    %c36_i32 = arith.constant 36 : i32
    %c6_i32 = arith.constant 6 : i32
    %0:2 = call @same(%c6_i32, %c6_i32) : (i32, i32) -> (i32, i32)
    %1:2 = call @same(%c6_i32, %arg0) : (i32, i32) -> (i32, i32)
    %2 = call @named(%c6_i32) : (i32) -> i32
    %3 = call @outside(%c6_i32) : (i32) -> i32
    return %c36_i32, %1#1, %2, %3, %f : i32, i32, i32, i32, (i32) -> i32
  }
  llvm.func @others(%arg0: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(5 : i64) : i64
    llvm.store %0, %arg0 : i32, !llvm.ptr
    llvm.store %2, %1 : i64, !llvm.ptr
    llvm.return %2 : i64
  }
  func.func @known_casts() -> (i32, i70, i32) {
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %idx2 = index.constant 2
    %0 = index.casts %idx2 : index to i32
    %1 = index.castu %idx2 : index to i70
    return %0, %1, %c2_i32 : i32, i70, i32
  }
  func.func @metadata_of_cast(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> (index, index) {
    %cast = memref.cast %arg0 : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<4x?xi32, strided<[?, 18], offset: 25>>
    %c4 = arith.constant 4 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<4x?xi32, strided<[?, 18], offset: 25>> -> memref<i32>, index, index, index, index, index
    return %c4, %sizes#1 : index, index
  }
}

