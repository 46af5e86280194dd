// Scopes of aliasing are new ones in each copy of a body; accesses get the scopes and groups of the call.
#dom = #llvm.alias_scope_domain<id = distinct[0]<>, description = "dom">
#sc = #llvm.alias_scope<id = distinct[1]<>, domain = #dom, description = "sc">
#sc2 = #llvm.alias_scope<id = distinct[2]<>, domain = #dom>
#dom2 = #llvm.alias_scope_domain<id = distinct[5]<>>
#sc3 = #llvm.alias_scope<id = distinct[6]<>, domain = #dom2>
#ag = #llvm.access_group<id = distinct[3]<>>
#ag2 = #llvm.access_group<id = distinct[4]<>>
llvm.func @inner(%p: !llvm.ptr) -> i32 {
  llvm.intr.experimental.noalias.scope.decl #sc
  %0 = llvm.load %p {alias_scopes = [#sc], noalias_scopes = [#sc2], access_groups = [#ag]} : !llvm.ptr -> i32
  llvm.store %0, %p : i32, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @calls_inner(%p: !llvm.ptr, %c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = llvm.call @inner(%p) : (!llvm.ptr) -> i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.return
^bb2:
  %1 = llvm.call @inner(%p) {alias_scopes = [#sc3], access_groups = [#ag2]} : (!llvm.ptr) -> i32
  llvm.store %1, %p : i32, !llvm.ptr
  llvm.return
}
// Arguments that are noalias become scopes.
llvm.func @two(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %n: !llvm.ptr) {
  %0 = llvm.mlir.constant(5 : i64) : i64
  llvm.store %0, %arg1 : i64, !llvm.ptr
  %1 = llvm.load %arg0 : !llvm.ptr -> i64
  %2 = llvm.load %n : !llvm.ptr -> i64
  %g = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %1, %g : i64, !llvm.ptr
  "llvm.intr.memcpy"(%arg0, %arg1, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @calls_two(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
  llvm.call @two(%arg0, %arg2, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
#odom = #llvm.alias_scope_domain<id = distinct[10]<>, description = "own">
#own = #llvm.alias_scope<id = distinct[11]<>, domain = #odom>
#oag = #llvm.access_group<id = distinct[13]<>>
llvm.mlir.global @g(1 : i32) : i32
llvm.func @other(!llvm.ptr, i32, !llvm.ptr)
llvm.func @other2(%p: !llvm.ptr, %i: i32, %q: !llvm.ptr) attributes {no_inline} {
  llvm.return
}
llvm.func @callee(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr, %c: !llvm.ptr {llvm.noalias}, %d: !llvm.ptr {llvm.noalias}, %i: i1, %n: i32, %f: !llvm.ptr {llvm.noalias}) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %loc = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %dyn = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %ad = llvm.mlir.addressof @g : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %s1 = llvm.select %i, %a, %b : i1, !llvm.ptr
  %s2 = llvm.select %i, %a, %c : i1, !llvm.ptr
  %s3 = llvm.select %i, %d, %loc : i1, !llvm.ptr
  %s4 = llvm.select %i, %d, %ad : i1, !llvm.ptr
  %g1 = llvm.getelementptr %s2[%n] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %c1 = llvm.addrspacecast %g1 : !llvm.ptr to !llvm.ptr<3>
  llvm.store %n, %a : i32, !llvm.ptr
  llvm.store %n, %b : i32, !llvm.ptr
  llvm.store %n, %loc {alias_scopes = [#own]} : i32, !llvm.ptr
  llvm.store %n, %dyn {noalias_scopes = [#own]} : i32, !llvm.ptr
  llvm.store %n, %ad : i32, !llvm.ptr
  llvm.store %n, %z : i32, !llvm.ptr
  llvm.store %n, %s1 : i32, !llvm.ptr
  llvm.store %n, %s2 : i32, !llvm.ptr
  llvm.store %n, %s3 : i32, !llvm.ptr
  llvm.store %n, %s4 : i32, !llvm.ptr
  llvm.store %n, %g1 {alias_scopes = [#own]} : i32, !llvm.ptr
  llvm.store %n, %c1 : i32, !llvm.ptr<3>
  llvm.store %a, %c : !llvm.ptr, !llvm.ptr
  %ld = llvm.load %c : !llvm.ptr -> !llvm.ptr
  llvm.store %n, %ld : i32, !llvm.ptr
  %r = llvm.atomicrmw add %a, %n monotonic : !llvm.ptr, i32
  %x = llvm.cmpxchg %c, %a, %b acq_rel monotonic : !llvm.ptr, !llvm.ptr
  "llvm.intr.memmove"(%a, %c, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%a, %b) <{isVolatile = false, len = 5 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %by = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%a, %by, %one) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%d, %by) <{isVolatile = false, len = 5 : i32}> : (!llvm.ptr, i8) -> ()
  llvm.call @other(%a, %n, %c) : (!llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.call @other(%a, %n, %z) {access_groups = [#oag]} : (!llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.call @other2(%ld, %n, %z) : (!llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.call %f(%n, %z) : !llvm.ptr, (i32, !llvm.ptr) -> ()
  llvm.call %ld(%n, %z) : !llvm.ptr, (i32, !llvm.ptr) -> ()
  scf.if %i {
    llvm.store %n, %d : i32, !llvm.ptr
  }
  %sr = scf.if %i -> !llvm.ptr {
    scf.yield %a : !llvm.ptr
  } else {
    scf.yield %d : !llvm.ptr
  }
  llvm.cond_br %i, ^b1(%a : !llvm.ptr), ^b2(%d, %c : !llvm.ptr, !llvm.ptr)
^b1(%p: !llvm.ptr):
  %v = llvm.load %p : !llvm.ptr -> i32
  %pg = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.cond_br %i, ^b1(%pg : !llvm.ptr), ^b2(%p, %b : !llvm.ptr, !llvm.ptr)
^b2(%q: !llvm.ptr, %q2: !llvm.ptr):
  llvm.store %n, %q : i32, !llvm.ptr
  llvm.store %n, %q2 : i32, !llvm.ptr
  %w = llvm.load %q : !llvm.ptr -> i32
  llvm.switch %n : i32, ^b3(%q : !llvm.ptr) [ 1: ^b3(%a : !llvm.ptr), 2: ^b4(%d, %d : !llvm.ptr, !llvm.ptr) ]
^b3(%k: !llvm.ptr):
  llvm.store %n, %k : i32, !llvm.ptr
  llvm.return %w : i32
^b4(%k1: !llvm.ptr, %k2: !llvm.ptr):
  llvm.store %n, %k1 : i32, !llvm.ptr
  llvm.return %w : i32
}
llvm.func @calls_callee(%a: !llvm.ptr, %b: !llvm.ptr, %i: i1, %n: i32) -> i32 {
  %0 = llvm.call @callee(%a, %a, %b, %a, %i, %n, %b) {noalias_scopes = [#own]} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1, i32, !llvm.ptr) -> i32
  llvm.return %0 : i32
}
llvm.func @sel(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %i: i1, %n: i32) {
  %s = arith.select %i, %a, %b : !llvm.ptr
  llvm.store %n, %s : i32, !llvm.ptr
  %sr = scf.if %i -> !llvm.ptr {
    "llvm.store"(%n, %a) : (i32, !llvm.ptr) -> ()
    scf.yield %a : !llvm.ptr
  } else {
    scf.yield %a : !llvm.ptr
  }
  llvm.store %n, %sr : i32, !llvm.ptr
  %c = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  %l = llvm.intr.launder.invariant.group %a : !llvm.ptr
  llvm.store %n, %l : i32, !llvm.ptr
  %u = llvm.mlir.undef : !llvm.ptr
  %su = llvm.select %i, %u, %b : i1, !llvm.ptr
  llvm.store %n, %su : i32, !llvm.ptr
  %c0 = arith.constant 0 : index
  scf.for %k = %c0 to %c0 step %c0 iter_args(%p = %a) -> !llvm.ptr {
    llvm.store %n, %p : i32, !llvm.ptr
    scf.yield %p : !llvm.ptr
  }
  llvm.return
}
llvm.func @calls_sel(%a: !llvm.ptr, %i: i1, %n: i32) {
  llvm.call @sel(%a, %a, %i, %n) : (!llvm.ptr, !llvm.ptr, i1, i32) -> ()
  llvm.return
}
// Accesses of rocdl.
llvm.func @k(%a: !llvm.ptr<8> {llvm.noalias}, %l: !llvm.ptr<3> {llvm.noalias}, %g: !llvm.ptr<1> {llvm.noalias}, %d0: vector<4xi32>, %d1: vector<8xi32>, %i: i32) {
  %0 = rocdl.raw.ptr.buffer.load %a, %i, %i, %i : i32
  rocdl.raw.ptr.buffer.load.lds %a, %l, %i, %i, %i, %i, %i
  rocdl.raw.ptr.buffer.store %0, %a, %i, %i, %i : i32
  rocdl.global.load.lds %g, %l, 4, 0, 0
  rocdl.tensor.load.to.lds.d2 %d0, %d1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  llvm.return
}
llvm.func @calls_k(%a: !llvm.ptr<8>, %l: !llvm.ptr<3>, %g: !llvm.ptr<1>, %d0: vector<4xi32>, %d1: vector<8xi32>, %i: i32) {
  llvm.call @k(%a, %l, %g, %d0, %d1, %i) : (!llvm.ptr<8>, !llvm.ptr<3>, !llvm.ptr<1>, vector<4xi32>, vector<8xi32>, i32) -> ()
  llvm.return
}

//= --allow-unregistered-dialect --inline
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#access_group2 = #llvm.access_group<id = distinct[2]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[3]<>, description = "dom">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "dom">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "dom">
#alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[6]<>>
#alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[7]<>, description = "two">
#alias_scope_domain5 = #llvm.alias_scope_domain<id = distinct[8]<>, description = "own">
#alias_scope_domain6 = #llvm.alias_scope_domain<id = distinct[9]<>, description = "callee">
#alias_scope_domain7 = #llvm.alias_scope_domain<id = distinct[10]<>, description = "own">
#alias_scope_domain8 = #llvm.alias_scope_domain<id = distinct[11]<>, description = "sel">
#alias_scope_domain9 = #llvm.alias_scope_domain<id = distinct[12]<>, description = "k">
#alias_scope = #llvm.alias_scope<id = distinct[13]<>, domain = #alias_scope_domain, description = "sc">
#alias_scope1 = #llvm.alias_scope<id = distinct[14]<>, domain = #alias_scope_domain>
#alias_scope2 = #llvm.alias_scope<id = distinct[15]<>, domain = #alias_scope_domain1, description = "sc">
#alias_scope3 = #llvm.alias_scope<id = distinct[16]<>, domain = #alias_scope_domain1>
#alias_scope4 = #llvm.alias_scope<id = distinct[17]<>, domain = #alias_scope_domain2, description = "sc">
#alias_scope5 = #llvm.alias_scope<id = distinct[18]<>, domain = #alias_scope_domain3>
#alias_scope6 = #llvm.alias_scope<id = distinct[19]<>, domain = #alias_scope_domain2>
#alias_scope7 = #llvm.alias_scope<id = distinct[20]<>, domain = #alias_scope_domain4>
#alias_scope8 = #llvm.alias_scope<id = distinct[21]<>, domain = #alias_scope_domain4>
#alias_scope9 = #llvm.alias_scope<id = distinct[22]<>, domain = #alias_scope_domain5>
#alias_scope10 = #llvm.alias_scope<id = distinct[23]<>, domain = #alias_scope_domain6>
#alias_scope11 = #llvm.alias_scope<id = distinct[24]<>, domain = #alias_scope_domain6>
#alias_scope12 = #llvm.alias_scope<id = distinct[25]<>, domain = #alias_scope_domain6>
#alias_scope13 = #llvm.alias_scope<id = distinct[26]<>, domain = #alias_scope_domain6>
#alias_scope14 = #llvm.alias_scope<id = distinct[27]<>, domain = #alias_scope_domain7>
#alias_scope15 = #llvm.alias_scope<id = distinct[28]<>, domain = #alias_scope_domain8>
#alias_scope16 = #llvm.alias_scope<id = distinct[29]<>, domain = #alias_scope_domain8>
#alias_scope17 = #llvm.alias_scope<id = distinct[30]<>, domain = #alias_scope_domain9>
#alias_scope18 = #llvm.alias_scope<id = distinct[31]<>, domain = #alias_scope_domain9>
#alias_scope19 = #llvm.alias_scope<id = distinct[32]<>, domain = #alias_scope_domain9>
module {
  llvm.func @inner(%arg0: !llvm.ptr) -> i32 {
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
    llvm.store %0, %arg0 : i32, !llvm.ptr
    llvm.return %0 : i32
  }
  llvm.func @calls_inner(%arg0: !llvm.ptr, %arg1: i1) {
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.intr.experimental.noalias.scope.decl #alias_scope2
    %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope3]} : !llvm.ptr -> i32
    llvm.store %0, %arg0 : i32, !llvm.ptr
    llvm.store %0, %arg0 : i32, !llvm.ptr
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.intr.experimental.noalias.scope.decl #alias_scope4
    %1 = llvm.load %arg0 {access_groups = [#access_group, #access_group1], alias_scopes = [#alias_scope4, #alias_scope5], noalias_scopes = [#alias_scope6]} : !llvm.ptr -> i32
    llvm.store %1, %arg0 {access_groups = [#access_group1], alias_scopes = [#alias_scope5]} : i32, !llvm.ptr
    llvm.store %1, %arg0 : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @two(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    llvm.store %0, %arg1 : i64, !llvm.ptr
    %1 = llvm.load %arg0 : !llvm.ptr -> i64
    %2 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %1, %2 : i64, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg1, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @calls_two(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    llvm.intr.experimental.noalias.scope.decl #alias_scope7
    llvm.intr.experimental.noalias.scope.decl #alias_scope8
    llvm.store %0, %arg2 {alias_scopes = [#alias_scope8], noalias_scopes = [#alias_scope7]} : i64, !llvm.ptr
    %1 = llvm.load %arg0 {alias_scopes = [#alias_scope7], noalias_scopes = [#alias_scope8]} : !llvm.ptr -> i64
    %2 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %1, %2 {alias_scopes = [#alias_scope7], noalias_scopes = [#alias_scope8]} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg2, %0) <{alias_scopes = [#alias_scope7, #alias_scope8], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
  llvm.func @other(!llvm.ptr, i32, !llvm.ptr)
  llvm.func @other2(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr) attributes {no_inline} {
    llvm.return
  }
  llvm.func @callee(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noalias}, %arg3: !llvm.ptr {llvm.noalias}, %arg4: i1, %arg5: i32, %arg6: !llvm.ptr {llvm.noalias}) -> i32 {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @g : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %3 x i32 : (i64) -> !llvm.ptr
    %5 = llvm.alloca %arg5 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.select %arg4, %arg0, %arg1 : i1, !llvm.ptr
    %7 = llvm.select %arg4, %arg0, %arg2 : i1, !llvm.ptr
    %8 = llvm.select %arg4, %arg3, %4 : i1, !llvm.ptr
    %9 = llvm.select %arg4, %arg3, %2 : i1, !llvm.ptr
    %10 = llvm.getelementptr %7[%arg5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %11 = llvm.addrspacecast %10 : !llvm.ptr to !llvm.ptr<3>
    llvm.store %arg5, %arg0 : i32, !llvm.ptr
    llvm.store %arg5, %arg1 : i32, !llvm.ptr
    llvm.store %arg5, %4 {alias_scopes = [#alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg5, %5 {noalias_scopes = [#alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg5, %2 : i32, !llvm.ptr
    llvm.store %arg5, %1 : i32, !llvm.ptr
    llvm.store %arg5, %6 : i32, !llvm.ptr
    llvm.store %arg5, %7 : i32, !llvm.ptr
    llvm.store %arg5, %8 : i32, !llvm.ptr
    llvm.store %arg5, %9 : i32, !llvm.ptr
    llvm.store %arg5, %10 {alias_scopes = [#alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg5, %11 : i32, !llvm.ptr<3>
    llvm.store %arg0, %arg2 : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %arg2 : !llvm.ptr -> !llvm.ptr
    llvm.store %arg5, %12 : i32, !llvm.ptr
    %13 = llvm.atomicrmw add %arg0, %arg5 monotonic : !llvm.ptr, i32
    %14 = llvm.cmpxchg %arg2, %arg0, %arg1 acq_rel monotonic : !llvm.ptr, !llvm.ptr
    "llvm.intr.memmove"(%arg0, %arg2, %3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 5 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%arg0, %0, %3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset.inline"(%arg3, %0) <{isVolatile = false, len = 5 : i32}> : (!llvm.ptr, i8) -> ()
    llvm.call @other(%arg0, %arg5, %arg2) : (!llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @other(%arg0, %arg5, %1) {access_groups = [#access_group2]} : (!llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @other2(%12, %arg5, %1) : (!llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call %arg6(%arg5, %1) : !llvm.ptr, (i32, !llvm.ptr) -> ()
    llvm.call %12(%arg5, %1) : !llvm.ptr, (i32, !llvm.ptr) -> ()
    scf.if %arg4 {
      llvm.store %arg5, %arg3 : i32, !llvm.ptr
    }
    llvm.cond_br %arg4, ^bb1(%arg0 : !llvm.ptr), ^bb2(%arg3, %arg2 : !llvm.ptr, !llvm.ptr)
  ^bb1(%15: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %16 = llvm.getelementptr %15[1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.cond_br %arg4, ^bb1(%16 : !llvm.ptr), ^bb2(%15, %arg1 : !llvm.ptr, !llvm.ptr)
  ^bb2(%17: !llvm.ptr, %18: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.store %arg5, %17 : i32, !llvm.ptr
    llvm.store %arg5, %18 : i32, !llvm.ptr
    %19 = llvm.load %17 : !llvm.ptr -> i32
    llvm.switch %arg5 : i32, ^bb3(%17 : !llvm.ptr) [
      1: ^bb3(%arg0 : !llvm.ptr),
      2: ^bb4(%arg3 : !llvm.ptr)
    ]
  ^bb3(%20: !llvm.ptr):  // 2 preds: ^bb2, ^bb2
    llvm.store %arg5, %20 : i32, !llvm.ptr
    llvm.return %19 : i32
  ^bb4(%21: !llvm.ptr):  // pred: ^bb2
    llvm.store %arg5, %21 : i32, !llvm.ptr
    llvm.return %19 : i32
  }
  llvm.func @calls_callee(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1, %arg3: i32) -> i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %3 x i32 : (i64) -> !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope10
    llvm.intr.experimental.noalias.scope.decl #alias_scope11
    llvm.intr.experimental.noalias.scope.decl #alias_scope12
    llvm.intr.experimental.noalias.scope.decl #alias_scope13
    %5 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.lifetime.start %4 : !llvm.ptr
    %6 = llvm.alloca %arg3 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.select %arg2, %arg0, %arg0 : i1, !llvm.ptr
    %8 = llvm.select %arg2, %arg0, %arg1 : i1, !llvm.ptr
    %9 = llvm.select %arg2, %arg0, %4 : i1, !llvm.ptr
    %10 = llvm.select %arg2, %arg0, %0 : i1, !llvm.ptr
    %11 = llvm.getelementptr %8[%arg3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %12 = llvm.addrspacecast %11 : !llvm.ptr to !llvm.ptr<3>
    llvm.store %arg3, %arg0 {alias_scopes = [#alias_scope11], noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %arg0 {noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %4 {alias_scopes = [#alias_scope14], noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %6 {noalias_scopes = [#alias_scope14, #alias_scope10, #alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %0 {noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %1 {noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %7 {noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %8 {alias_scopes = [#alias_scope11, #alias_scope13], noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %9 {noalias_scopes = [#alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %10 {alias_scopes = [#alias_scope10], noalias_scopes = [#alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %11 {alias_scopes = [#alias_scope14, #alias_scope11, #alias_scope13], noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %12 {alias_scopes = [#alias_scope11, #alias_scope13], noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope9]} : i32, !llvm.ptr<3>
    llvm.store %arg0, %arg1 {alias_scopes = [#alias_scope13], noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope9]} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %arg1 {alias_scopes = [#alias_scope13], noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope9]} : !llvm.ptr -> !llvm.ptr
    llvm.store %arg3, %13 {noalias_scopes = [#alias_scope9]} : i32, !llvm.ptr
    %14 = llvm.atomicrmw add %arg0, %arg3 monotonic {alias_scopes = [#alias_scope11], noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope13, #alias_scope9]} : !llvm.ptr, i32
    %15 = llvm.cmpxchg %arg1, %arg0, %arg0 acq_rel monotonic {alias_scopes = [#alias_scope13], noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope9]} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memmove"(%arg0, %arg1, %3) <{alias_scopes = [#alias_scope11, #alias_scope13], isVolatile = false, noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope9]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy.inline"(%arg0, %arg0) <{isVolatile = false, len = 5 : i32, noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope13, #alias_scope9]}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%arg0, %2, %3) <{alias_scopes = [#alias_scope11], isVolatile = false, noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope13, #alias_scope9]}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset.inline"(%arg0, %2) <{alias_scopes = [#alias_scope10], isVolatile = false, len = 5 : i32, noalias_scopes = [#alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]}> : (!llvm.ptr, i8) -> ()
    llvm.call @other(%arg0, %arg3, %arg1) {noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope9]} : (!llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @other(%arg0, %arg3, %1) {access_groups = [#access_group2], noalias_scopes = [#alias_scope10, #alias_scope12, #alias_scope13, #alias_scope9]} : (!llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @other2(%13, %arg3, %1) {noalias_scopes = [#alias_scope9]} : (!llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call %arg1(%arg3, %1) {noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : !llvm.ptr, (i32, !llvm.ptr) -> ()
    llvm.call %13(%arg3, %1) {noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : !llvm.ptr, (i32, !llvm.ptr) -> ()
    scf.if %arg2 {
      llvm.store %arg3, %arg0 {alias_scopes = [#alias_scope10], noalias_scopes = [#alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    }
    llvm.cond_br %arg2, ^bb1(%arg0 : !llvm.ptr), ^bb2(%arg0, %arg1 : !llvm.ptr, !llvm.ptr)
  ^bb1(%16: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %17 = llvm.getelementptr %16[1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.cond_br %arg2, ^bb1(%17 : !llvm.ptr), ^bb2(%16, %arg0 : !llvm.ptr, !llvm.ptr)
  ^bb2(%18: !llvm.ptr, %19: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.store %arg3, %18 {alias_scopes = [#alias_scope10, #alias_scope11], noalias_scopes = [#alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.store %arg3, %19 {noalias_scopes = [#alias_scope10, #alias_scope11, #alias_scope12, #alias_scope9]} : i32, !llvm.ptr
    %20 = llvm.load %18 {alias_scopes = [#alias_scope10, #alias_scope11], noalias_scopes = [#alias_scope12, #alias_scope13, #alias_scope9]} : !llvm.ptr -> i32
    llvm.switch %arg3 : i32, ^bb3(%18 : !llvm.ptr) [
      1: ^bb3(%arg0 : !llvm.ptr),
      2: ^bb4(%arg0 : !llvm.ptr)
    ]
  ^bb3(%21: !llvm.ptr):  // 2 preds: ^bb2, ^bb2
    llvm.store %arg3, %21 {alias_scopes = [#alias_scope10, #alias_scope11], noalias_scopes = [#alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.intr.stackrestore %5 : !llvm.ptr
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.br ^bb5(%20 : i32)
  ^bb4(%22: !llvm.ptr):  // pred: ^bb2
    llvm.store %arg3, %22 {alias_scopes = [#alias_scope10], noalias_scopes = [#alias_scope11, #alias_scope12, #alias_scope13, #alias_scope9]} : i32, !llvm.ptr
    llvm.intr.stackrestore %5 : !llvm.ptr
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.br ^bb5(%20 : i32)
  ^bb5(%23: i32):  // 2 preds: ^bb3, ^bb4
    llvm.return %23 : i32
  }
  llvm.func @sel(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i1, %arg3: i32) {
    %0 = llvm.mlir.undef : !llvm.ptr
    %1 = arith.select %arg2, %arg0, %arg1 : !llvm.ptr
    llvm.store %arg3, %1 : i32, !llvm.ptr
    scf.if %arg2 {
      llvm.store %arg3, %arg0 : i32, !llvm.ptr
    }
    llvm.store %arg3, %arg0 : i32, !llvm.ptr
    %2 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
    llvm.store %arg3, %2 : i32, !llvm.ptr
    %3 = llvm.select %arg2, %0, %arg1 : i1, !llvm.ptr
    llvm.store %arg3, %3 : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @calls_sel(%arg0: !llvm.ptr, %arg1: i1, %arg2: i32) {
    %0 = llvm.mlir.undef : !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope15
    llvm.intr.experimental.noalias.scope.decl #alias_scope16
    llvm.store %arg2, %arg0 {alias_scopes = [#alias_scope15, #alias_scope16]} : i32, !llvm.ptr
    scf.if %arg1 {
      llvm.store %arg2, %arg0 {alias_scopes = [#alias_scope16], noalias_scopes = [#alias_scope15]} : i32, !llvm.ptr
    }
    llvm.store %arg2, %arg0 {alias_scopes = [#alias_scope16], noalias_scopes = [#alias_scope15]} : i32, !llvm.ptr
    %1 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
    llvm.store %arg2, %1 : i32, !llvm.ptr
    %2 = llvm.select %arg1, %0, %arg0 : i1, !llvm.ptr
    llvm.store %arg2, %2 {alias_scopes = [#alias_scope15], noalias_scopes = [#alias_scope16]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @k(%arg0: !llvm.ptr<8> {llvm.noalias}, %arg1: !llvm.ptr<3> {llvm.noalias}, %arg2: !llvm.ptr<1> {llvm.noalias}, %arg3: vector<4xi32>, %arg4: vector<8xi32>, %arg5: i32) {
    %0 = rocdl.raw.ptr.buffer.load %arg0, %arg5, %arg5, %arg5 : i32
    rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %arg5, %arg5, %arg5, %arg5, %arg5
    rocdl.raw.ptr.buffer.store %0, %arg0, %arg5, %arg5, %arg5 : i32
    rocdl.global.load.lds %arg2, %arg1, 4, 0, 0
    rocdl.tensor.load.to.lds.d2 %arg3, %arg4 cachepolicy 0 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
  llvm.func @calls_k(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<1>, %arg3: vector<4xi32>, %arg4: vector<8xi32>, %arg5: i32) {
    llvm.intr.experimental.noalias.scope.decl #alias_scope17
    llvm.intr.experimental.noalias.scope.decl #alias_scope18
    llvm.intr.experimental.noalias.scope.decl #alias_scope19
    %0 = rocdl.raw.ptr.buffer.load %arg0, %arg5, %arg5, %arg5 {alias_scopes = [#alias_scope17], noalias_scopes = [#alias_scope18, #alias_scope19]} : i32
    rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %arg5, %arg5, %arg5, %arg5, %arg5 {alias_scopes = [#alias_scope17, #alias_scope18], noalias_scopes = [#alias_scope19]}
    rocdl.raw.ptr.buffer.store %0, %arg0, %arg5, %arg5, %arg5 {alias_scopes = [#alias_scope17], noalias_scopes = [#alias_scope18, #alias_scope19]} : i32
    rocdl.global.load.lds %arg2, %arg1, 4, 0, 0 {alias_scopes = [#alias_scope18, #alias_scope19], noalias_scopes = [#alias_scope17]}
    rocdl.tensor.load.to.lds.d2 {noalias_scopes = [#alias_scope17, #alias_scope18, #alias_scope19]} %arg3, %arg4 cachepolicy 0 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
}

