// Whole texts in the spelling of generations. A piece begins with its generations; behind `// =>` stands what it is today, behind `// !!`
// a part of the error. Written from the documents; the rules' names are those of their grammar.
// -----
// 2019 auto
// affine-map-def, integer-set-decl, type-alias-def: definitions of aliases
#swap = (r, c)[n] -> (c + n, r) size (n, 8)
#upper = (r, c) : r >= 0, c - r >= 0
!row.t = type vector<8 x f32>
"use.all"() {m: #swap, s: #upper, t: !row.t} : () -> ()
// =>
#swap = affine_map<(r, c)[n] -> (c + n, r)>
#upper = affine_set<(r, c) : (r >= 0, c - r >= 0)>
!row_t = vector<8xf32>
"builtin.module"() ({
  "use.all"() {m = #swap, s = #upper, t = !row_t} : () -> ()
}) {legacy.size = {swap = [affine_map<()[n] -> (n)>, affine_map<()[n] -> (8)>]}} : () -> ()
// -----
// 2020 2023
!row.t = type vector<8 x f32>
// !! names with a '.' are reserved
// -----
// 2019 auto
// dim-size: what is lost of a type is an attribute of the operation that has it, each time
"one"() {t: memref<8xf32, (i) -> (i + 1) size (8)>} : () -> ()
"two"() {t: memref<8xf32, (i) -> (i + 1) size (8)>, u: (i) -> (i * 3) size (4)} : () -> ()
// =>
"one"() {t = memref<8xf32, affine_map<(i) -> (i + 1)>>, legacy.size = [affine_map<() -> (8)>]} : () -> ()
"two"() {t = memref<8xf32, affine_map<(i) -> (i + 1)>>, u = affine_map<(i) -> (i * 3)>,
         legacy.size = [[affine_map<() -> (8)>], [affine_map<() -> (4)>]]} : () -> ()
// -----
// 2019 auto
// the loss of an operation around others is its own
"outer"() ({
  "inner"() {f: @g : () -> ()} : () -> ()
}) {f: @g : (i32) -> ()} : () -> ()
// =>
"outer"() ({
  "inner"() {f = @g, legacy.function_type = () -> ()} : () -> ()
}) {f = @g, legacy.function_type = (i32) -> ()} : () -> ()
// -----
// 2019 2020 auto
// operation (affine_apply), operation (constant): a map where it is used
func @scaled(%n: index) -> index {
  %one = constant 1 : index
  %r = affine_apply (d0)[s0] -> (d0 * 3 + s0) (%n)[%one]
  return %r : index
}
// =>
func.func @scaled(%n: index) -> index {
  %one = arith.constant 1 : index
  %r = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0)>(%n)[%one]
  return %r : index
}
// -----
// 2019 auto
// for-inst, if-inst, if-inst-head, shorthand-bound, lower-bound, upper-bound
#inside = (i)[n] : i - 2 >= 0, n - i - 1 >= 0
func @loops(%n: index) {
  for %i = -4 to %n step 2 {
    for %j = max (a) -> (a, 7)(%i) to ()[s] -> (s)()[%n] {
      if #inside(%j)[%n] {
        "then"() : () -> ()
      } else {
        "else"() : () -> ()
      }
    }
  }
  return
}
// =>
#inside = affine_set<(i)[n] : (i - 2 >= 0, n - i - 1 >= 0)>
func.func @loops(%n: index) {
  affine.for %i = -4 to %n step 2 {
    affine.for %j = max affine_map<(a) -> (a, 7)>(%i) to affine_map<()[s] -> (s)>()[%n] {
      affine.if #inside(%j)[%n] {
        "then"() : () -> ()
      } else {
        "else"() : () -> ()
      }
    }
  }
  return
}
// -----
// 2019
func @zero(%n: index) {
  for %i = 0 to %n step 0 {
  }
  return
}
// !! the step of a loop is
// -----
// 2019
// region-body: a region has a block
"foo"() ({}) : () -> ()
// !! a region has at least one block
// -----
// 2020 2023 auto modern
"foo"() ({}) : () -> ()
// =>
"foo"() ({}) : () -> ()
// -----
// 2020 auto
// a graph region has one block
"test.graph_region"() ({
  "a"() : () -> ()
^next:
  "b"() : () -> ()
}) : () -> ()
// !! expects graph region #0 to have 0 or 1 blocks
// -----
// 2019 2020 auto
// module: aliases and functions, without a word around them
func @declared(i32)
func @called(%x: i32) {
  call @declared(%x) : (i32) -> ()
  return
}
// =>
func.func private @declared(i32)
func.func @called(%x: i32) {
  call @declared(%x) : (i32) -> ()
  return
}
// -----
// 2023 auto
// unknown-location
"foo"() : () -> () loc(?)
// =>
"foo"() : () -> () loc(unknown)
// -----
// 2020
// symbol-ref-attribute: held by arrays and dictionaries only
"foo"() : () -> () loc(fused<@held>["f"])
// !! only arrays and dictionaries hold symbol references
// -----
// 2023 auto modern
"foo"() : () -> () loc(fused<@held>["f"])
// =>
"foo"() : () -> () loc(fused<@held>["f"])
// -----
// 2019 2020 2023 auto
%m = "def"() : () -> memref<2xf32>
...
// !! '...' is an elision
// -----
// 2019 2020 2023 auto
"foo"(%x) : f32 -> ()
// !! its inputs must be in parentheses
// -----
// 2019 2020 2023 auto
%a = <b>alloc</b>() : memref<2xf32>
// !! there is no markup in MLIR
// -----
// 2019 2020 2023 auto
"foo"() : () -> ()
// !! no-break space
// -----
// 2019 2020 2023 auto
"x"() {t = memref<2x3, strided<[3, 1]>>} : () -> ()
// !! expected 'x' and the element type after the dimensions
// -----
// 2019 auto
// operation (view): a window of a bounded map has two types, its source's first; a type's alias has the bounds, too
#rows = (r, c)[n] -> (r + n, c) size (16, 8)
!part = type memref<4x8xf32, #rows>
func @windows(%a: memref<16x8xf32>, %n: index) {
  %w = view memref<16x8xf32> -> memref<4x8xf32, #rows> () [%n] %a : memref<16x8xf32>
  %v = view memref<16x8xf32> -> !part () [%n] %a : memref<16x8xf32>
  %u = view memref<16x8xf32> -> memref<2x8xf32, (r, c)[n] -> (r + n, c) size (4, 8)> () [%n] %a : memref<16x8xf32>
  return
}
// =>
"builtin.module"() ({
  func.func @windows(%a: memref<16x8xf32>, %n: index) {
    %w = memref.subview %a[%n, 0] [4, 8] [1, 1] : memref<16x8xf32> to memref<4x8xf32, strided<[8, 1], offset: ?>>
    %v = memref.subview %a[%n, 0] [4, 8] [1, 1] : memref<16x8xf32> to memref<4x8xf32, strided<[8, 1], offset: ?>>
    %u = memref.subview %a[%n, 0] [2, 8] [1, 1] {legacy.size = [affine_map<()[s0] -> (4)>, affine_map<()[s0] -> (8)>]} : memref<16x8xf32> to memref<2x8xf32, strided<[8, 1], offset: ?>>
    return
  }
}) {legacy.size = {rows = [affine_map<()[s0] -> (16)>, affine_map<()[s0] -> (8)>]}} : () -> ()
// -----
// 2019 2020 auto
// operation (view): without bounds there is no window, though another map that computes the same has some
#bounded = (r, c)[n] -> (r + n, c) size (16, 8)
#rows = (r, c)[n] -> (r + n, c)
func @windows(%a: memref<16x8xf32>, %n: index) {
  %w = view memref<16x8xf32> -> memref<4x8xf32, #rows> () [%n] %a : memref<16x8xf32>
  return
}
// !! a view has a single memref type before its operands
// -----
// 2019 auto
#rows = (r, c)[n] -> (r + n, c) size (16, 8)
func @windows(%a: memref<16x8xf32>, %n: index) {
  %w = view memref<16x8xf32> -> memref<4x8xf32, #rows> () [%n] %a : memref<32x8xf32>
  return
}
// !! a window's source must have the same type
// -----
// 2019 auto
// a location before the body; elements that begin with their type, and say it again; empty lists of sparse elements
func @early() -> i32 loc("a.cc":3:1) {
  %0 = constant splat<vector<4xf32>, 42.> : vector<4xf32>
  "use"() {a: sparse<tensor<2x2xi32>, [], []>} : () -> ()
  %1 = constant 4 : i32
  affine.for %i = 0 to 8 {
  ^named:
  }
  return %1 : i32
} loc("b.cc":4:1)
func @other() loc("a.cc":3:1) {
  return
}
// =>
func.func @early() -> i32 {
  %0 = arith.constant dense<42.> : vector<4xf32>
  "use"() {a = sparse<> : tensor<2x2xi32>} : () -> ()
  %1 = arith.constant 4 : i32
  affine.for %i = 0 to 8 {
  }
  return %1 : i32
}
func.func @other() {
  return
}
// -----
// 2019 auto
func @f() {
  affine.for %i = 0 to 8 {
  ^named(%j: index):
  }
  return
}
// !! invalid block name in region with named arguments
// -----
// 2019 auto
func @f() {
  %0 = constant dense<vector<4xi32>, 1> : vector<2xi32>
  return
}
// !! has a value of another type
// -----
// 2019 auto
// operations of nvvm, rocdl and llvm; a read of a vector without a value for what lies outside
func @registers(%a: memref<7x42xf32>, %i: index, %x: !llvm.i32, %p: !llvm.i1) -> !llvm.i32 {
  %0 = rocdl.workitem.id.y : !llvm.i32
  %1 = nvvm.read.ptx.sreg.laneid : !llvm.i32
  nvvm.barrier0
  %2 = nvvm.shfl.sync.bfly %x, %0, %1, %x : !llvm.i32
  %3 = nvvm.vote.ballot.sync %x, %p : !llvm.i32
  %4 = llvm.constant(42) : !llvm.i64
  %5 = vector.transfer_read %a[%i, %i] {permutation_map: (d0, d1) -> (d0)} : memref<7x42xf32>, vector<4xf32>
  return %3 : !llvm.i32
}
// =>
func.func @registers(%a: memref<7x42xf32>, %i: index, %x: i32, %p: i1) -> i32 {
  %0 = "rocdl.workitem.id.y"() : () -> i32
  %1 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
  "nvvm.barrier0"() : () -> ()
  %2 = "nvvm.shfl.sync"(%x, %0, %1, %x) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
  %3 = "nvvm.vote.sync"(%x, %p) {kind = #nvvm<vote_sync_kind ballot>} : (i32, i1) -> i32
  %4 = llvm.mlir.constant(42) : i64
  %z = arith.constant 0.0 : f32
  %5 = vector.transfer_read %a[%i, %i], %z {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<7x42xf32>, vector<4xf32>
  return %3 : i32
}
// -----
// 2019 auto
func @f(%x: !llvm.i32) {
  %0 = nvvm.shfl.sync.bfly %x, %x : !llvm.i32
  return
}
// !! 'nvvm.shfl.sync.bfly' op requires 4 operands
// -----
// 2019 auto
// views, buffers and ranges of linalg
func @views(%n: index, %b: !linalg.buffer<?xf32>, %v: !linalg.view<?x?xf32>, %s: !linalg.view<f32>, %x: f32) -> !linalg.view<?x?xf32> {
  %r = linalg.range %n:%n:%n : !linalg.range
  %q = linalg.range_intersect %r, %r : !linalg.range
  %w = linalg.view %b[%r, %q] : !linalg.view<?x?xf32>
  %u = linalg.slice %w[%r, %n] : !linalg.view<?x?xf32>, !linalg.range, index, !linalg.view<?xf32>
  %d = linalg.dim %w, 1 : !linalg.view<?x?xf32>
  %l = linalg.load %w[%n, %d] : !linalg.view<?x?xf32>
  linalg.store %l, %w[%d, %n] : !linalg.view<?x?xf32>
  linalg.for %i = %n to %d step %n { linalg.fill(%w, %x) : !linalg.view<?x?xf32>, f32 }
  linalg.matmul(%v, %w, %v) : !linalg.view<?x?xf32>, !linalg.view<?x?xf32>, !linalg.view<?x?xf32>
  %a = linalg.buffer_alloc %n : !linalg.buffer<?xf32>
  linalg.buffer_dealloc %a : !linalg.buffer<?xf32>
  return %w : !linalg.view<?x?xf32>
}
// =>
func.func @views(%n: index, %b: memref<?xf32>, %v: memref<?x?xf32, strided<[?, ?], offset: ?>>, %s: memref<f32, strided<[], offset: ?>>, %x: f32)
    -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %r = "old.linalg.range"(%n, %n, %n) : (index, index, index) -> !old.linalg.range
  %q = "old.linalg.range_intersect"(%r, %r) : (!old.linalg.range, !old.linalg.range) -> !old.linalg.range
  %w = "old.linalg.view"(%b, %r, %q) : (memref<?xf32>, !old.linalg.range, !old.linalg.range) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
  %u = "old.linalg.slice"(%w, %r, %n) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, !old.linalg.range, index) -> memref<?xf32, strided<[?], offset: ?>>
  %c1 = arith.constant 1 : index
  %d = memref.dim %w, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %l = memref.load %w[%n, %d] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %l, %w[%d, %n] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  scf.for %i = %n to %d step %n { linalg.fill ins(%x : f32) outs(%w : memref<?x?xf32, strided<[?, ?], offset: ?>>) }
  linalg.matmul ins(%v, %w : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>)
                outs(%v : memref<?x?xf32, strided<[?, ?], offset: ?>>)
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %w : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
// 2019 auto
"use"() {t: !linalg.view<?x!llvm<"x>} : () -> ()
// !! error
// -----
// 2019 auto
"use"() {t: !linalg.view<f32, f64>} : () -> ()
// !! error
// -----
// 2019 auto
// a negative number may take the sign bit; a flag is there or not
"use"() {a: -129 : i8, b: -255 : i8, c: -2147483649 : i32} : () -> ()
llvm.func @f(!llvm<"i32*"> {llvm.noalias = true}, !llvm<"i32*"> {llvm.noalias = false})
// =>
"use"() {a = 127 : i8, b = 1 : i8, c = 2147483647 : i32} : () -> ()
llvm.func @f(!llvm.ptr {llvm.noalias}, !llvm.ptr) attributes {legacy.pointee = ["i32*", "i32*"]}
// -----
// 2019 auto
"use"() {a: -256 : i8} : () -> ()
// !! integer constant out of range for attribute
// -----
// 2020 2023 modern
"use"() {a = -129 : i8} : () -> ()
// !! integer constant out of range for attribute
// -----
// 2019 auto
// linalg.generic: its types stand behind the region, and the outputs are those for which it gives values
#id = (i, j) -> (i, j)
#trait = {args_in = 2, args_out = 1, indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
func @pointwise(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  linalg.generic #trait %a, %b, %a {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = addf %x, %y : f32
    linalg.yield %s : f32
  }: memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>
  return
}
// =>
#id = affine_map<(i, j) -> (i, j)>
func.func @pointwise(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%a : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}
