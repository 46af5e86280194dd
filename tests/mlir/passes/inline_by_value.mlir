// Memory that is passed by value is copied, unless it is only read and aligned well enough.
#ro = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>
#no = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>
#wo = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
// The layout has an alignment of the stack.
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.stack_alignment", 128 : i64>, #dlti.dl_entry<i64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>>} {
llvm.mlir.global @g(1 : i64) {alignment = 32 : i64} : i64
llvm.mlir.global @g0(1 : i64) : i64
llvm.func @a16(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) -> i64 attributes {memory_effects = #ro} {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
llvm.func @a32(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 32 : i64}) -> i64 attributes {memory_effects = #no} {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
llvm.func @w(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i8, i64, i8)>}, %q: !llvm.ptr<1> {llvm.byval = !llvm.array<3 x i16>, llvm.align = 8 : i64}, %r: !llvm.ptr {llvm.noalias}) -> i64 attributes {memory_effects = #wo} {
  %0 = llvm.load %p : !llvm.ptr -> i64
  %1 = llvm.load %q : !llvm.ptr<1> -> i64
  llvm.store %1, %r : i64, !llvm.ptr
  llvm.return %0 : i64
}
llvm.func @ro2(%p: !llvm.ptr {llvm.byval = i64}, %r: !llvm.ptr {llvm.noalias}) -> i64 attributes {memory_effects = #ro} {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.store %0, %r : i64, !llvm.ptr
  llvm.return %0 : i64
}
llvm.func @call(%a: !llvm.ptr {llvm.align = 16 : i64}, %b: !llvm.ptr<1>, %i: i1, %n: i32) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m0 = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %m1 = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %m2 = llvm.alloca %one x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %g0 = llvm.mlir.addressof @g0 : !llvm.ptr
  %gep = llvm.getelementptr %a[%n] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.br ^x(%gep : !llvm.ptr)
^x(%p: !llvm.ptr):
  %0 = llvm.call @a16(%a) : (!llvm.ptr) -> i64
  %1 = llvm.call @a16(%m0) : (!llvm.ptr) -> i64
  %2 = llvm.call @a32(%m0) : (!llvm.ptr) -> i64
  %3 = llvm.call @a32(%m1) : (!llvm.ptr) -> i64
  %4 = llvm.call @a32(%m2) : (!llvm.ptr) -> i64
  %5 = llvm.call @a32(%g) : (!llvm.ptr) -> i64
  %6 = llvm.call @a32(%g0) : (!llvm.ptr) -> i64
  %7 = llvm.call @a32(%gep) : (!llvm.ptr) -> i64
  %8 = llvm.call @a32(%p) : (!llvm.ptr) -> i64
  %9 = llvm.call @a32(%a) : (!llvm.ptr) -> i64
  %10 = llvm.call @w(%a, %b, %a) : (!llvm.ptr, !llvm.ptr<1>, !llvm.ptr) -> i64
  %11 = llvm.call @ro2(%a, %a) : (!llvm.ptr, !llvm.ptr) -> i64
  %12 = llvm.call @ro2(%m0, %a) : (!llvm.ptr, !llvm.ptr) -> i64
  %13 = llvm.call @ro2(%gep, %a) : (!llvm.ptr, !llvm.ptr) -> i64
  %14 = llvm.call @ro2(%p, %a) : (!llvm.ptr, !llvm.ptr) -> i64
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
  llvm.return %0 : i64
}
func.func @scope(%c: i1, %p: !llvm.ptr) {
  scf.if %c {
    %0 = memref.alloca_scope -> i64 {
      %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
      %0 = llvm.call @a16(%q) : (!llvm.ptr) -> i64
      %1 = llvm.call @a16(%p) : (!llvm.ptr) -> i64
      memref.alloca_scope.return %0 : i64
    }
  }
  return
}
}
// Without it.
module {
llvm.func @a16(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) -> i64 attributes {memory_effects = #ro} {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
llvm.func @byval(%p: !llvm.ptr {llvm.byval = f64}) -> f64 {
  %0 = llvm.load %p : !llvm.ptr -> f64
  llvm.return %0 : f64
}
llvm.func @byval_struct(%a: i32, %p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64, f32)>, llvm.align = 4 : i64}, %b: !llvm.ptr) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.add %a, %0 : i32
  llvm.store %1, %b : i32, !llvm.ptr
  llvm.return %1 : i32
}
llvm.func @calls(%c: i1, %p: !llvm.ptr, %q: !llvm.ptr, %n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %al = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  %0 = llvm.call @byval(%p) : (!llvm.ptr) -> f64
  %1 = llvm.call @a16(%al) : (!llvm.ptr) -> i64
  %2 = llvm.call @byval_struct(%n, %p, %q) : (i32, !llvm.ptr, !llvm.ptr) -> i32
  "use"(%0, %1) : (f64, i64) -> ()
  llvm.return %2 : i32
^b:
  llvm.return %n : i32
}
}

//= --allow-unregistered-dialect --inline --mlir-print-debuginfo --mlir-print-local-scope
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64, i64 = dense<64> : vector<2xi64>, f64 = dense<64> : vector<2xi64>>} {
    llvm.mlir.global external @g(1 : i64) {addr_space = 0 : i32, alignment = 32 : i64} : i64 loc("<stdin>":7:1)
    llvm.mlir.global external @g0(1 : i64) {addr_space = 0 : i32} : i64 loc("<stdin>":8:1)
    llvm.func @a16(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i64} loc("<stdin>":9:16)) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
      %0 = llvm.load %arg0 : !llvm.ptr -> i64 loc("<stdin>":10:8)
      llvm.return %0 : i64 loc("<stdin>":11:3)
    } loc("<stdin>":9:1)
    llvm.func @a32(%arg0: !llvm.ptr {llvm.align = 32 : i64, llvm.byval = i64} loc("<stdin>":13:16)) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
      %0 = llvm.load %arg0 : !llvm.ptr -> i64 loc("<stdin>":14:8)
      llvm.return %0 : i64 loc("<stdin>":15:3)
    } loc("<stdin>":13:1)
    llvm.func @w(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(i8, i64, i8)>} loc("<stdin>":17:14), %arg1: !llvm.ptr<1> {llvm.align = 8 : i64, llvm.byval = !llvm.array<3 x i16>} loc("<stdin>":17:72), %arg2: !llvm.ptr {llvm.noalias} loc("<stdin>":17:148)) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
      %0 = llvm.load %arg0 : !llvm.ptr -> i64 loc("<stdin>":18:8)
      %1 = llvm.load %arg1 : !llvm.ptr<1> -> i64 loc("<stdin>":19:8)
      llvm.store %1, %arg2 : i64, !llvm.ptr loc("<stdin>":20:3)
      llvm.return %0 : i64 loc("<stdin>":21:3)
    } loc("<stdin>":17:1)
    llvm.func @ro2(%arg0: !llvm.ptr {llvm.byval = i64} loc("<stdin>":23:16), %arg1: !llvm.ptr {llvm.noalias} loc("<stdin>":23:50)) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
      %0 = llvm.load %arg0 : !llvm.ptr -> i64 loc("<stdin>":24:8)
      llvm.store %0, %arg1 : i64, !llvm.ptr loc("<stdin>":25:3)
      llvm.return %0 : i64 loc("<stdin>":26:3)
    } loc("<stdin>":23:1)
    llvm.func @call(%arg0: !llvm.ptr {llvm.align = 16 : i64} loc("<stdin>":28:17), %arg1: !llvm.ptr<1> loc("<stdin>":28:56), %arg2: i1 loc("<stdin>":28:74), %arg3: i32 loc("<stdin>":28:82)) -> i64 {
      %0 = llvm.mlir.constant(24 : i64) : i64 loc(unknown)
      %1 = llvm.mlir.constant(8 : i64) : i64 loc(unknown)
      %2 = llvm.mlir.addressof @g : !llvm.ptr loc("<stdin>":33:8)
      %3 = llvm.mlir.addressof @g0 : !llvm.ptr loc("<stdin>":34:9)
      %4 = llvm.mlir.constant(1 : i64) : i64 loc(unknown)
      %5 = llvm.alloca %4 x !llvm.array<3 x i16> {alignment = 8 : i64} : (i64) -> !llvm.ptr<1> loc("<stdin>":28:56)
      %6 = llvm.alloca %4 x !llvm.struct<(i8, i64, i8)> {alignment = 8 : i64} : (i64) -> !llvm.ptr loc("<stdin>":28:17)
      %7 = llvm.alloca %4 x i64 {alignment = 32 : i64} : (i64) -> !llvm.ptr loc("<stdin>":28:17)
      %8 = llvm.alloca %4 x i64 {alignment = 32 : i64} : (i64) -> !llvm.ptr loc("<stdin>":37:4)
      %9 = llvm.alloca %4 x i64 {alignment = 32 : i64} : (i64) -> !llvm.ptr loc("<stdin>":35:10)
      %10 = llvm.alloca %4 x i64 {alignment = 32 : i64} : (i64) -> !llvm.ptr loc("<stdin>":34:9)
      %11 = llvm.alloca %4 x i64 {alignment = 32 : i64} : (i64) -> !llvm.ptr loc("<stdin>":31:9)
      %12 = llvm.alloca %4 x i64 {alignment = 32 : i64} : (i64) -> !llvm.ptr loc("<stdin>":30:9)
      %13 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr loc("<stdin>":30:9)
      %14 = llvm.alloca %4 x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr loc("<stdin>":31:9)
      %15 = llvm.alloca %4 x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr loc("<stdin>":32:9)
      %16 = llvm.getelementptr %arg0[%arg3] : (!llvm.ptr, i32) -> !llvm.ptr, i32 loc("<stdin>":35:10)
      llvm.br ^bb1(%16 : !llvm.ptr) loc("<stdin>":36:3)
    ^bb1(%17: !llvm.ptr loc("<stdin>":37:4)):  // pred: ^bb0
      %18 = llvm.load %arg0 : !llvm.ptr -> i64 loc(callsite("<stdin>":10:8 at "<stdin>":38:8))
      %19 = llvm.load %13 : !llvm.ptr -> i64 loc(callsite("<stdin>":10:8 at "<stdin>":39:8))
      "llvm.intr.memcpy"(%12, %13, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":30:9)
      %20 = llvm.load %12 : !llvm.ptr -> i64 loc(callsite("<stdin>":14:8 at "<stdin>":40:8))
      "llvm.intr.memcpy"(%11, %14, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":31:9)
      %21 = llvm.load %11 : !llvm.ptr -> i64 loc(callsite("<stdin>":14:8 at "<stdin>":41:8))
      %22 = llvm.load %15 : !llvm.ptr -> i64 loc(callsite("<stdin>":14:8 at "<stdin>":42:8))
      %23 = llvm.load %2 : !llvm.ptr -> i64 loc(callsite("<stdin>":14:8 at "<stdin>":43:8))
      "llvm.intr.memcpy"(%10, %3, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":34:9)
      %24 = llvm.load %10 : !llvm.ptr -> i64 loc(callsite("<stdin>":14:8 at "<stdin>":44:8))
      "llvm.intr.memcpy"(%9, %16, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":35:10)
      %25 = llvm.load %9 : !llvm.ptr -> i64 loc(callsite("<stdin>":14:8 at "<stdin>":45:8))
      "llvm.intr.memcpy"(%8, %17, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":37:4)
      %26 = llvm.load %8 : !llvm.ptr -> i64 loc(callsite("<stdin>":14:8 at "<stdin>":46:8))
      "llvm.intr.memcpy"(%7, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":28:17)
      %27 = llvm.load %7 : !llvm.ptr -> i64 loc(callsite("<stdin>":14:8 at "<stdin>":47:8))
      llvm.intr.experimental.noalias.scope.decl <id = distinct[0]<>, domain = <id = distinct[1]<>, description = "w">> loc("<stdin>":48:9)
      "llvm.intr.memcpy"(%6, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":28:17)
      "llvm.intr.memcpy"(%5, %arg1, %0) <{isVolatile = false}> : (!llvm.ptr<1>, !llvm.ptr<1>, i64) -> () loc("<stdin>":28:56)
      %28 = llvm.load %6 {noalias_scopes = [#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>, description = "w">>]} : !llvm.ptr -> i64 loc(callsite("<stdin>":18:8 at "<stdin>":48:9))
      %29 = llvm.load %5 {noalias_scopes = [#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>, description = "w">>]} : !llvm.ptr<1> -> i64 loc(callsite("<stdin>":19:8 at "<stdin>":48:9))
      llvm.store %29, %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>, description = "w">>]} : i64, !llvm.ptr loc(callsite("<stdin>":20:3 at "<stdin>":48:9))
      llvm.intr.experimental.noalias.scope.decl <id = distinct[2]<>, domain = <id = distinct[3]<>, description = "ro2">> loc("<stdin>":49:9)
      %30 = llvm.load %arg0 : !llvm.ptr -> i64 loc(callsite("<stdin>":24:8 at "<stdin>":49:9))
      llvm.store %30, %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "ro2">>]} : i64, !llvm.ptr loc(callsite("<stdin>":25:3 at "<stdin>":49:9))
      llvm.intr.experimental.noalias.scope.decl <id = distinct[4]<>, domain = <id = distinct[5]<>, description = "ro2">> loc("<stdin>":50:9)
      %31 = llvm.load %13 {noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[5]<>, description = "ro2">>]} : !llvm.ptr -> i64 loc(callsite("<stdin>":24:8 at "<stdin>":50:9))
      llvm.store %31, %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[5]<>, description = "ro2">>]} : i64, !llvm.ptr loc(callsite("<stdin>":25:3 at "<stdin>":50:9))
      llvm.intr.experimental.noalias.scope.decl <id = distinct[6]<>, domain = <id = distinct[7]<>, description = "ro2">> loc("<stdin>":51:9)
      %32 = llvm.load %16 : !llvm.ptr -> i64 loc(callsite("<stdin>":24:8 at "<stdin>":51:9))
      llvm.store %32, %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[6]<>, domain = <id = distinct[7]<>, description = "ro2">>]} : i64, !llvm.ptr loc(callsite("<stdin>":25:3 at "<stdin>":51:9))
      llvm.intr.experimental.noalias.scope.decl <id = distinct[8]<>, domain = <id = distinct[9]<>, description = "ro2">> loc("<stdin>":52:9)
      %33 = llvm.load %17 : !llvm.ptr -> i64 loc(callsite("<stdin>":24:8 at "<stdin>":52:9))
      llvm.store %33, %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[8]<>, domain = <id = distinct[9]<>, description = "ro2">>]} : i64, !llvm.ptr loc(callsite("<stdin>":25:3 at "<stdin>":52:9))
      "use"(%18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28) : (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> () loc("<stdin>":53:3)
      llvm.return %18 : i64 loc("<stdin>":54:3)
    } loc("<stdin>":28:1)
    func.func @scope(%arg0: i1 loc("<stdin>":56:18), %arg1: !llvm.ptr loc("<stdin>":56:26)) {
      %0 = llvm.mlir.constant(8 : i64) : i64 loc(unknown)
      %1 = llvm.mlir.constant(1 : i64) : i64 loc(unknown)
      %2 = llvm.alloca %1 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr loc("<stdin>":56:26)
      %3 = llvm.alloca %1 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr loc("<stdin>":59:12)
      scf.if %arg0 {
        %4 = llvm.getelementptr %arg1[4] : (!llvm.ptr) -> !llvm.ptr, i32 loc("<stdin>":59:12)
        "llvm.intr.memcpy"(%3, %4, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":59:12)
        "llvm.intr.memcpy"(%2, %arg1, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":56:26)
      } loc("<stdin>":57:3)
      return loc("<stdin>":65:3)
    } loc("<stdin>":56:1)
  } loc("<stdin>":6:1)
  module {
    llvm.func @a16(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i64} loc("<stdin>":70:16)) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
      %0 = llvm.load %arg0 : !llvm.ptr -> i64 loc("<stdin>":71:8)
      llvm.return %0 : i64 loc("<stdin>":72:3)
    } loc("<stdin>":70:1)
    llvm.func @byval(%arg0: !llvm.ptr {llvm.byval = f64} loc("<stdin>":74:18)) -> f64 {
      %0 = llvm.load %arg0 : !llvm.ptr -> f64 loc("<stdin>":75:8)
      llvm.return %0 : f64 loc("<stdin>":76:3)
    } loc("<stdin>":74:1)
    llvm.func @byval_struct(%arg0: i32 loc("<stdin>":78:25), %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.byval = !llvm.struct<(i32, i64, f32)>} loc("<stdin>":78:34), %arg2: !llvm.ptr loc("<stdin>":78:116)) -> i32 {
      %0 = llvm.load %arg1 : !llvm.ptr -> i32 loc("<stdin>":79:8)
      %1 = llvm.add %arg0, %0 : i32 loc("<stdin>":80:8)
      llvm.store %1, %arg2 : i32, !llvm.ptr loc("<stdin>":81:3)
      llvm.return %1 : i32 loc("<stdin>":82:3)
    } loc("<stdin>":78:1)
    llvm.func @calls(%arg0: i1 loc("<stdin>":84:18), %arg1: !llvm.ptr loc("<stdin>":84:26), %arg2: !llvm.ptr loc("<stdin>":84:41), %arg3: i32 loc("<stdin>":84:56)) -> i32 {
      %0 = llvm.mlir.constant(16 : i64) : i64 loc(unknown)
      %1 = llvm.mlir.constant(8 : i64) : i64 loc(unknown)
      %2 = llvm.mlir.constant(1 : i32) : i32 loc("<stdin>":85:10)
      %3 = llvm.mlir.constant(1 : i64) : i64 loc(unknown)
      %4 = llvm.alloca %3 x !llvm.struct<(i32, i64, f32)> {alignment = 4 : i64} : (i64) -> !llvm.ptr loc("<stdin>":84:26)
      %5 = llvm.alloca %3 x f64 {alignment = 8 : i64} : (i64) -> !llvm.ptr loc("<stdin>":84:26)
      %6 = llvm.alloca %2 x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr loc("<stdin>":86:9)
      llvm.cond_br %arg0, ^bb1, ^bb2 loc("<stdin>":87:3)
    ^bb1:  // pred: ^bb0
      "llvm.intr.memcpy"(%5, %arg1, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":84:26)
      %7 = llvm.load %5 : !llvm.ptr -> f64 loc(callsite("<stdin>":75:8 at "<stdin>":89:8))
      %8 = llvm.load %6 : !llvm.ptr -> i64 loc(callsite("<stdin>":71:8 at "<stdin>":90:8))
      "llvm.intr.memcpy"(%4, %arg1, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc("<stdin>":84:26)
      %9 = llvm.load %4 : !llvm.ptr -> i32 loc(callsite("<stdin>":79:8 at "<stdin>":91:8))
      %10 = llvm.add %arg3, %9 : i32 loc(callsite("<stdin>":80:8 at "<stdin>":91:8))
      llvm.store %10, %arg2 : i32, !llvm.ptr loc(callsite("<stdin>":81:3 at "<stdin>":91:8))
      "use"(%7, %8) : (f64, i64) -> () loc("<stdin>":92:3)
      llvm.return %10 : i32 loc("<stdin>":93:3)
    ^bb2:  // pred: ^bb0
      llvm.return %arg3 : i32 loc("<stdin>":95:3)
    } loc("<stdin>":84:1)
  } loc("<stdin>":69:1)
} loc("<stdin>":0:0)
