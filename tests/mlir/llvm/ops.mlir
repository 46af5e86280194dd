// Every operation of the llvm dialect that is neither arithmetic nor an intrinsic nor about symbols, in the spellings that its form has.
#group = #llvm.access_group<id = distinct[0]<>>
#domain = #llvm.alias_scope_domain<id = distinct[1]<>>
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
llvm.func @memory(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr<3>, %x: i64, %f: f32, %ps: vector<2x!llvm.ptr>) {
  %0 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca inalloca %x x !llvm.struct<(i8, ptr)> {alignment = 32 : i64, room} : (i64) -> !llvm.ptr<5>
  %2 = llvm.alloca %n x i8 {alignment = 0} : (i32) -> !llvm.ptr
  %3 = llvm.getelementptr %p[%x] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %4 = llvm.getelementptr inbounds %p[0, 1, %n, -3] {g} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, array<7 x array<9 x i16>>)>
  %5 = llvm.getelementptr nusw %q[%n, 2] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, vector<4xf16>
  %6 = llvm.getelementptr nusw|nuw %ps[%x] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, i8
  %7 = llvm.getelementptr inbounds_flag|nusw|nuw %p[-2147483647, 2147483647] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
  %8 = llvm.getelementptr none %p[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"shape", (ptr, struct<"shape">)>
  %9 = llvm.load %p : !llvm.ptr -> f32
  %10 = llvm.load volatile %p {alignment = 2 : i64, nontemporal, l} : !llvm.ptr -> !llvm.struct<(i8, i16)>
  %11 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.load volatile %q atomic syncscope("agent") seq_cst invariant {alignment = 8 : i64} : !llvm.ptr<3> -> i64
  %13 = llvm.load %p invariant invariant_group dereferenceable<bytes = 24> {access_groups = [#group]} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.load %p invariant_group dereferenceable<bytes = 1, mayBeNull = true> {alias_scopes = [#scope], noalias_scopes = [#scope]} : !llvm.ptr -> !llvm.ptr
  llvm.store %f, %p : f32, !llvm.ptr
  llvm.store volatile %n, %q {alignment = 16 : i64, nontemporal, s} : i32, !llvm.ptr<3>
  llvm.store %x, %p atomic syncscope("wave") release invariant_group {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %x, %p atomic monotonic {alignment = 8 : i64} : i64, !llvm.ptr
  %15 = llvm.atomicrmw xchg %p, %x acq_rel : !llvm.ptr, i64
  %16 = llvm.atomicrmw volatile fadd %p, %f syncscope("agent") seq_cst {alignment = 4 : i64, a} : !llvm.ptr, f32
  %17 = llvm.atomicrmw _and %q, %n monotonic {access_groups = [#group]} : !llvm.ptr<3>, i32
  %18 = llvm.atomicrmw usub_cond %p, %n release : !llvm.ptr, i32
  %19 = llvm.cmpxchg %p, %x, %x acq_rel acquire : !llvm.ptr, i64
  %20 = llvm.cmpxchg weak volatile %q, %p, %p syncscope("one") seq_cst monotonic {alignment = 8 : i64, c} : !llvm.ptr<3>, !llvm.ptr
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst {f}
  %21 = llvm.va_arg %p {v} : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @values(%n: i32, %v: vector<4xf32>, %w: vector<[2]xi8>, %s: !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>, %a: !llvm.array<2 x f64>, %f: f32, %b: vector<2xi1>, %c: i1, %d: f64) -> (vector<4xf32> {llvm.noundef}) {
  %0 = llvm.extractelement %v[%n : i32] {e} : vector<4xf32>
  %1 = llvm.insertelement %f, %v[%n : i32] {i} : vector<4xf32>
  %2 = llvm.shufflevector %v, %v [3, -1, 5] {s} : vector<4xf32>
  %3 = llvm.shufflevector %w, %w [0, 0, 0] : vector<[2]xi8>
  %4 = llvm.extractvalue %s[1, 1, 2] {e} : !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>
  %5 = llvm.extractvalue %a[0] : !llvm.array<2 x f64>
  %6 = llvm.insertvalue %b, %s[1, 1, 0] {i} : !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>
  %7 = llvm.insertvalue %d, %a[1] : !llvm.array<2 x f64>
  %8 = llvm.select %c, %f, %f : i1, f32
  %9 = llvm.select %b, %b, %b {fastmathFlags = #llvm.fastmath<nnan, contract>, s} : vector<2xi1>, vector<2xi1>
  %10 = llvm.freeze %s {f} : !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>
  %11 = llvm.mlir.constant(17 : i9) : i9
  %12 = llvm.mlir.constant(-2.5) {k} : f64
  %13 = llvm.mlir.constant(1.5 : f8E4M3FN) : i8
  %14 = llvm.mlir.constant("four") : !llvm.array<4 x i8>
  %15 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x vector<2xi16>>
  %16 = llvm.mlir.constant(dense<0.5> : vector<[4]xf32>) : vector<[4]xf32>
  %17 = llvm.mlir.constant([1 : i8, 0.25 : f16]) : !llvm.struct<(i8, f16)>
  %18 = llvm.mlir.constant([[1 : i8, 2.0 : f32], #llvm.zero, #llvm.undef]) : !llvm.array<3 x struct<(i8, f32)>>
  %19 = llvm.mlir.constant(true) : i1
  %20 = llvm.mlir.constant(7 : index) : i64
  %21 = llvm.mlir.constant(dense_resource<big> : tensor<4xi32>) : !llvm.array<4 x i32>
  %22 = llvm.mlir.constant(sparse<[[1]], [5]> : vector<3xi32>) : vector<3xi32>
  %23 = llvm.mlir.undef {u} : !llvm.ptr
  %24 = llvm.mlir.poison : vector<3xf32>
  %25 = llvm.mlir.zero : !llvm.struct<"twin", (i32, i32)>
  %26 = llvm.mlir.none {n} : !llvm.token
  llvm.inline_asm "nop", "" : () -> ()
  %27 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{elementtype = i8}, {}] {a} "mov $0, $1", "=r,*m,r" %23, %n : (!llvm.ptr, i32) -> i8
  %28 = llvm.inline_asm asm_dialect = att "bswap $0", "=r,r" %n : (i32) -> i32
  llvm.return {r} %1 : vector<4xf32>
}
llvm.func @flow(%c: i1, %n: i32, %big: i128, %p: !llvm.ptr) {
  llvm.br ^1 {b}
^1:
  llvm.br ^2(%n, %p : i32, !llvm.ptr) {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^2(%0: i32, %1: !llvm.ptr):
  llvm.cond_br %c, ^1, ^2(%n, %1 : i32, !llvm.ptr) {c}
^3:
  llvm.cond_br %c weights([3, 9]), ^4(%n : i32), ^4(%0 : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = false>}
^4(%2: i32):
  llvm.switch %n : i32, ^1 [
  ]
^5:
  llvm.switch %n : i32, ^4(%0 : i32) [
    -7: ^1,
    2147483647: ^2(%2, %p : i32, !llvm.ptr),
    0: ^4(%n : i32)
  ] {branch_weights = array<i32: 1, 2, 3, 4>, s}
^6:
  llvm.switch %c : i1, ^1 [ 1: ^3, 0: ^3 ]
^7:
  llvm.switch %big : i128, ^1 [-1: ^3, 9223372036854775807: ^1]
^8:
  llvm.indirectbr %p : !llvm.ptr, [
  ^1, ^2(%n, %p : i32, !llvm.ptr), ^4(%n : i32)
  ] {i}
^9:
  llvm.indirectbr %p : !llvm.ptr, []
^10:
  llvm.blocktag <id = 4> {t}
  llvm.unreachable
^11:
  llvm.unreachable {u}
}
llvm.func @handler(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @pads(%n: i32) attributes {personality = @handler} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %3 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  llvm.invoke @pads(%n) to ^1 unwind ^2 : (i32) -> ()
^1:
  llvm.return
^2:
  %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %4 {r} : !llvm.struct<(ptr, i32)>
^3:
  %5 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (filter %2 : !llvm.array<1 x ptr>) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %5 : !llvm.struct<(ptr, i32)>
^4:
  %6 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %7 = "llvm.landingpad"(%1) {l} : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
  llvm.unreachable
}

llvm.func @alignment_0(%n: i32, %p: !llvm.ptr) {
  %0 = "llvm.alloca"(%n) <{alignment = 0 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
  %1 = "llvm.alloca"(%n) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.indirectbr"(%p) <{indbr_operand_segments = array<i32: 0>}> : (!llvm.ptr) -> ()
}

llvm.func @no_bundles(%p: !llvm.ptr) {
  "llvm.call"(%p) <{callee = @no_bundles, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, op_bundle_tags = []}> {a} : (!llvm.ptr) -> ()
  llvm.return
}

//= --allow-unregistered-dialect
#access_group = #llvm.access_group<id = distinct[0]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>>
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = false>
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
module {
  llvm.func @memory(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i64, %arg4: f32, %arg5: vector<2x!llvm.ptr>) {
    %0 = llvm.alloca %arg0 x f32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca inalloca %arg3 x !llvm.struct<(i8, ptr)> {alignment = 32 : i64, room} : (i64) -> !llvm.ptr<5>
    %2 = llvm.alloca %arg0 x i8 : (i32) -> !llvm.ptr
    %3 = llvm.getelementptr %arg1[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.getelementptr inbounds %arg1[0, 1, %arg0, -3] {g} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, array<7 x array<9 x i16>>)>
    %5 = llvm.getelementptr nusw %arg2[%arg0, 2] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, vector<4xf16>
    %6 = llvm.getelementptr nusw|nuw %arg5[%arg3] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, i8
    %7 = llvm.getelementptr inbounds|nuw %arg1[-2147483647, 2147483647] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    %8 = llvm.getelementptr %arg1[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"shape", (ptr, struct<"shape">)>
    %9 = llvm.load %arg1 : !llvm.ptr -> f32
    %10 = llvm.load volatile %arg1 {alignment = 2 : i64, l, nontemporal} : !llvm.ptr -> !llvm.struct<(i8, i16)>
    %11 = llvm.load %arg1 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.load volatile %arg2 atomic syncscope("agent") seq_cst invariant {alignment = 8 : i64} : !llvm.ptr<3> -> i64
    %13 = llvm.load %arg1 invariant invariant_group dereferenceable<bytes = 24> {access_groups = [#access_group]} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %arg1 invariant_group dereferenceable<bytes = 1, mayBeNull = true> {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope]} : !llvm.ptr -> !llvm.ptr
    llvm.store %arg4, %arg1 : f32, !llvm.ptr
    llvm.store volatile %arg0, %arg2 {alignment = 16 : i64, nontemporal, s} : i32, !llvm.ptr<3>
    llvm.store %arg3, %arg1 atomic syncscope("wave") release invariant_group {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg3, %arg1 atomic monotonic {alignment = 8 : i64} : i64, !llvm.ptr
    %15 = llvm.atomicrmw xchg %arg1, %arg3 acq_rel : !llvm.ptr, i64
    %16 = llvm.atomicrmw volatile fadd %arg1, %arg4 syncscope("agent") seq_cst {a, alignment = 4 : i64} : !llvm.ptr, f32
    %17 = llvm.atomicrmw _and %arg2, %arg0 monotonic {access_groups = [#access_group]} : !llvm.ptr<3>, i32
    %18 = llvm.atomicrmw usub_cond %arg1, %arg0 release : !llvm.ptr, i32
    %19 = llvm.cmpxchg %arg1, %arg3, %arg3 acq_rel acquire : !llvm.ptr, i64
    %20 = llvm.cmpxchg weak volatile %arg2, %arg1, %arg1 syncscope("one") seq_cst monotonic {alignment = 8 : i64, c} : !llvm.ptr<3>, !llvm.ptr
    llvm.fence acquire
    llvm.fence syncscope("agent") seq_cst {f}
    %21 = llvm.va_arg %arg1 {v} : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func @values(%arg0: i32, %arg1: vector<4xf32>, %arg2: vector<[2]xi8>, %arg3: !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>, %arg4: !llvm.array<2 x f64>, %arg5: f32, %arg6: vector<2xi1>, %arg7: i1, %arg8: f64) -> (vector<4xf32> {llvm.noundef}) {
    %0 = llvm.extractelement %arg1[%arg0 : i32] {e} : vector<4xf32>
    %1 = llvm.insertelement %arg5, %arg1[%arg0 : i32] {i} : vector<4xf32>
    %2 = llvm.shufflevector %arg1, %arg1 [3, -1, 5] {s} : vector<4xf32> 
    %3 = llvm.shufflevector %arg2, %arg2 [0, 0, 0] : vector<[2]xi8> 
    %4 = llvm.extractvalue %arg3[1, 1, 2] {e} : !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)> 
    %5 = llvm.extractvalue %arg4[0] : !llvm.array<2 x f64> 
    %6 = llvm.insertvalue %arg6, %arg3[1, 1, 0] {i} : !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)> 
    %7 = llvm.insertvalue %arg8, %arg4[1] : !llvm.array<2 x f64> 
    %8 = llvm.select %arg7, %arg5, %arg5 : i1, f32
    %9 = llvm.select %arg6, %arg6, %arg6 {fastmathFlags = #llvm.fastmath<nnan, contract>, s} : vector<2xi1>, vector<2xi1>
    %10 = llvm.freeze %arg3 {f} : !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>
    %11 = llvm.mlir.constant(17 : i9) : i9
    %12 = llvm.mlir.constant(-2.500000e+00 : f64) {k} : f64
    %13 = llvm.mlir.constant(1.500000e+00 : f8E4M3FN) : i8
    %14 = llvm.mlir.constant("four") : !llvm.array<4 x i8>
    %15 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x vector<2xi16>>
    %16 = llvm.mlir.constant(dense<5.000000e-01> : vector<[4]xf32>) : vector<[4]xf32>
    %17 = llvm.mlir.constant([1 : i8, 2.500000e-01 : f16]) : !llvm.struct<(i8, f16)>
    %18 = llvm.mlir.constant([[1 : i8, 2.000000e+00 : f32], #llvm.zero, #llvm.undef]) : !llvm.array<3 x struct<(i8, f32)>>
    %19 = llvm.mlir.constant(true) : i1
    %20 = llvm.mlir.constant(7 : index) : i64
    %21 = llvm.mlir.constant(dense_resource<big> : tensor<4xi32>) : !llvm.array<4 x i32>
    %22 = llvm.mlir.constant(sparse<1, 5> : vector<3xi32>) : vector<3xi32>
    %23 = llvm.mlir.undef {u} : !llvm.ptr
    %24 = llvm.mlir.poison : vector<3xf32>
    %25 = llvm.mlir.zero : !llvm.struct<"twin", (i32, i32)>
    %26 = llvm.mlir.none {n} : !llvm.token
    llvm.inline_asm "nop", ""  : () -> ()
    %27 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{elementtype = i8}, {}] {a} "mov $0, $1", "=r,*m,r" %23, %arg0 : (!llvm.ptr, i32) -> i8
    %28 = llvm.inline_asm asm_dialect = att "bswap $0", "=r,r" %arg0 : (i32) -> i32
    llvm.return {r} %1 : vector<4xf32>
  }
  llvm.func @flow(%arg0: i1, %arg1: i32, %arg2: i128, %arg3: !llvm.ptr) {
    llvm.br ^bb1 {b}
  ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb4, ^bb5, ^bb6, ^bb7, ^bb7, ^bb8
    llvm.br ^bb2(%arg1, %arg3 : i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb2(%0: i32, %1: !llvm.ptr):  // 4 preds: ^bb1, ^bb2, ^bb5, ^bb8
    llvm.cond_br %arg0, ^bb1, ^bb2(%arg1, %1 : i32, !llvm.ptr) {c}
  ^bb3:  // 3 preds: ^bb6, ^bb6, ^bb7
    llvm.cond_br %arg0 weights([3, 9]), ^bb4(%arg1 : i32), ^bb4(%0 : i32) {loop_annotation = #loop_annotation1}
  ^bb4(%2: i32):  // 5 preds: ^bb3, ^bb3, ^bb5, ^bb5, ^bb8
    llvm.switch %arg1 : i32, ^bb1 [
    ]
  ^bb5:  // no predecessors
    llvm.switch %arg1 : i32, ^bb4(%0 : i32) [
      -7: ^bb1,
      2147483647: ^bb2(%2, %arg3 : i32, !llvm.ptr),
      0: ^bb4(%arg1 : i32)
    ] {branch_weights = array<i32: 1, 2, 3, 4>, s}
  ^bb6:  // no predecessors
    llvm.switch %arg0 : i1, ^bb1 [
      -1: ^bb3,
      0: ^bb3
    ]
  ^bb7:  // no predecessors
    llvm.switch %arg2 : i128, ^bb1 [
      -1: ^bb3,
      9223372036854775807: ^bb1
    ]
  ^bb8:  // no predecessors
    llvm.indirectbr %arg3 : !llvm.ptr, [
    ^bb1,
    ^bb2(%arg1, %arg3 : i32, !llvm.ptr),
    ^bb4(%arg1 : i32)
    ] {i}
  ^bb9:  // no predecessors
    llvm.indirectbr %arg3 : !llvm.ptr, []
  ^bb10:  // no predecessors
    llvm.blocktag <id = 4> {t}
    llvm.unreachable
  ^bb11:  // no predecessors
    llvm.unreachable {u}
  }
  llvm.func @handler(...) -> i32
  llvm.mlir.global external constant @info() {addr_space = 0 : i32} : !llvm.ptr
  llvm.func @pads(%arg0: i32) attributes {personality = @handler} {
    %0 = llvm.mlir.addressof @info : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %3 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
    llvm.invoke @pads(%arg0) to ^bb1 unwind ^bb2 : (i32) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %4 {r} : !llvm.struct<(ptr, i32)>
  ^bb3:  // no predecessors
    %5 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (filter %2 : !llvm.array<1 x ptr>) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %5 : !llvm.struct<(ptr, i32)>
  ^bb4:  // no predecessors
    %6 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %7 = llvm.landingpad (catch %1 : !llvm.ptr)  {l}: !llvm.struct<(ptr, i32)>
    llvm.unreachable
  }
  llvm.func @alignment_0(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %arg0 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.indirectbr %arg1 : !llvm.ptr, [
    ]
  }
  llvm.func @no_bundles(%arg0: !llvm.ptr) {
    llvm.call @no_bundles(%arg0) {a} : (!llvm.ptr) -> ()
    llvm.return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#access_group = #llvm.access_group<id = distinct[0]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>>
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = false>
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, ptr<3>, i64, f32, vector<2x!llvm.ptr>)>, linkage = #llvm.linkage<external>, sym_name = "memory", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: i32, %arg18: !llvm.ptr, %arg19: !llvm.ptr<3>, %arg20: i64, %arg21: f32, %arg22: vector<2x!llvm.ptr>):
    %42 = "llvm.alloca"(%arg17) <{elem_type = f32}> : (i32) -> !llvm.ptr
    %43 = "llvm.alloca"(%arg20) <{alignment = 32 : i64, elem_type = !llvm.struct<(i8, ptr)>, inalloca}> {room} : (i64) -> !llvm.ptr<5>
    %44 = "llvm.alloca"(%arg17) <{elem_type = i8}> : (i32) -> !llvm.ptr
    %45 = "llvm.getelementptr"(%arg18, %arg20) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %46 = "llvm.getelementptr"(%arg18, %arg17) <{elem_type = !llvm.struct<(i8, array<7 x array<9 x i16>>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: 0, 1, -2147483648, -3>}> {g} : (!llvm.ptr, i32) -> !llvm.ptr
    %47 = "llvm.getelementptr"(%arg19, %arg17) <{elem_type = vector<4xf16>, noWrapFlags = 2 : i32, rawConstantIndices = array<i32: -2147483648, 2>}> : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
    %48 = "llvm.getelementptr"(%arg22, %arg20) <{elem_type = i8, noWrapFlags = 6 : i32, rawConstantIndices = array<i32: -2147483648>}> : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>
    %49 = "llvm.getelementptr"(%arg18) <{elem_type = !llvm.array<3 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483647, 2147483647>}> : (!llvm.ptr) -> !llvm.ptr
    %50 = "llvm.getelementptr"(%arg18) <{elem_type = !llvm.struct<"shape", (ptr, struct<"shape">)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 5>}> : (!llvm.ptr) -> !llvm.ptr
    %51 = "llvm.load"(%arg18) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %52 = "llvm.load"(%arg18) <{alignment = 2 : i64, nontemporal, ordering = 0 : i64, volatile_}> {l} : (!llvm.ptr) -> !llvm.struct<(i8, i16)>
    %53 = "llvm.load"(%arg18) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %54 = "llvm.load"(%arg19) <{alignment = 8 : i64, invariant, ordering = 7 : i64, syncscope = "agent", volatile_}> : (!llvm.ptr<3>) -> i64
    %55 = "llvm.load"(%arg18) <{access_groups = [#access_group], dereferenceable = #llvm.dereferenceable<bytes = 24>, invariant, invariantGroup, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %56 = "llvm.load"(%arg18) <{alias_scopes = [#alias_scope], dereferenceable = #llvm.dereferenceable<bytes = 1, mayBeNull = true>, invariantGroup, noalias_scopes = [#alias_scope], ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%arg21, %arg18) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.store"(%arg17, %arg19) <{alignment = 16 : i64, nontemporal, ordering = 0 : i64, volatile_}> {s} : (i32, !llvm.ptr<3>) -> ()
    "llvm.store"(%arg20, %arg18) <{alignment = 8 : i64, invariantGroup, ordering = 5 : i64, syncscope = "wave"}> : (i64, !llvm.ptr) -> ()
    "llvm.store"(%arg20, %arg18) <{alignment = 8 : i64, ordering = 2 : i64}> : (i64, !llvm.ptr) -> ()
    %57 = "llvm.atomicrmw"(%arg18, %arg20) <{bin_op = 0 : i64, ordering = 6 : i64}> : (!llvm.ptr, i64) -> i64
    %58 = "llvm.atomicrmw"(%arg18, %arg21) <{alignment = 4 : i64, bin_op = 11 : i64, ordering = 7 : i64, syncscope = "agent", volatile_}> {a} : (!llvm.ptr, f32) -> f32
    %59 = "llvm.atomicrmw"(%arg19, %arg17) <{access_groups = [#access_group], bin_op = 3 : i64, ordering = 2 : i64}> : (!llvm.ptr<3>, i32) -> i32
    %60 = "llvm.atomicrmw"(%arg18, %arg17) <{bin_op = 17 : i64, ordering = 5 : i64}> : (!llvm.ptr, i32) -> i32
    %61 = "llvm.cmpxchg"(%arg18, %arg20, %arg20) <{failure_ordering = 4 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    %62 = "llvm.cmpxchg"(%arg19, %arg18, %arg18) <{alignment = 8 : i64, failure_ordering = 2 : i64, success_ordering = 7 : i64, syncscope = "one", volatile_, weak}> {c} : (!llvm.ptr<3>, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(ptr, i1)>
    "llvm.fence"() <{ordering = 4 : i64}> : () -> ()
    "llvm.fence"() <{ordering = 7 : i64, syncscope = "agent"}> {f} : () -> ()
    %63 = "llvm.va_arg"(%arg18) {v} : (!llvm.ptr) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<vector<4xf32> (i32, vector<4xf32>, vector<[2]xi8>, struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>, array<2 x f64>, f32, vector<2xi1>, i1, f64)>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.noundef}], sym_name = "values", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg8: i32, %arg9: vector<4xf32>, %arg10: vector<[2]xi8>, %arg11: !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>, %arg12: !llvm.array<2 x f64>, %arg13: f32, %arg14: vector<2xi1>, %arg15: i1, %arg16: f64):
    %13 = "llvm.extractelement"(%arg9, %arg8) {e} : (vector<4xf32>, i32) -> f32
    %14 = "llvm.insertelement"(%arg9, %arg13, %arg8) {i} : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %15 = "llvm.shufflevector"(%arg9, %arg9) <{mask = array<i32: 3, -1, 5>}> {s} : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
    %16 = "llvm.shufflevector"(%arg10, %arg10) <{mask = array<i32: 0, 0, 0>}> : (vector<[2]xi8>, vector<[2]xi8>) -> vector<[3]xi8>
    %17 = "llvm.extractvalue"(%arg11) <{position = array<i64: 1, 1, 2>}> {e} : (!llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>) -> vector<2xi1>
    %18 = "llvm.extractvalue"(%arg12) <{position = array<i64: 0>}> : (!llvm.array<2 x f64>) -> f64
    %19 = "llvm.insertvalue"(%arg11, %arg14) <{position = array<i64: 1, 1, 0>}> {i} : (!llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>, vector<2xi1>) -> !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>
    %20 = "llvm.insertvalue"(%arg12, %arg16) <{position = array<i64: 1>}> : (!llvm.array<2 x f64>, f64) -> !llvm.array<2 x f64>
    %21 = "llvm.select"(%arg15, %arg13, %arg13) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f32, f32) -> f32
    %22 = "llvm.select"(%arg14, %arg14, %arg14) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> {s} : (vector<2xi1>, vector<2xi1>, vector<2xi1>) -> vector<2xi1>
    %23 = "llvm.freeze"(%arg11) {f} : (!llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>) -> !llvm.struct<(i32, struct<packed (ptr, array<3 x vector<2xi1>>)>)>
    %24 = "llvm.mlir.constant"() <{value = 17 : i9}> : () -> i9
    %25 = "llvm.mlir.constant"() <{value = -2.500000e+00 : f64}> {k} : () -> f64
    %26 = "llvm.mlir.constant"() <{value = 1.500000e+00 : f8E4M3FN}> : () -> i8
    %27 = "llvm.mlir.constant"() <{value = "four"}> : () -> !llvm.array<4 x i8>
    %28 = "llvm.mlir.constant"() <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>}> : () -> !llvm.array<2 x vector<2xi16>>
    %29 = "llvm.mlir.constant"() <{value = dense<5.000000e-01> : vector<[4]xf32>}> : () -> vector<[4]xf32>
    %30 = "llvm.mlir.constant"() <{value = [1 : i8, 2.500000e-01 : f16]}> : () -> !llvm.struct<(i8, f16)>
    %31 = "llvm.mlir.constant"() <{value = [[1 : i8, 2.000000e+00 : f32], #llvm.zero, #llvm.undef]}> : () -> !llvm.array<3 x struct<(i8, f32)>>
    %32 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %33 = "llvm.mlir.constant"() <{value = 7 : index}> : () -> i64
    %34 = "llvm.mlir.constant"() <{value = dense_resource<big> : tensor<4xi32>}> : () -> !llvm.array<4 x i32>
    %35 = "llvm.mlir.constant"() <{value = sparse<1, 5> : vector<3xi32>}> : () -> vector<3xi32>
    %36 = "llvm.mlir.undef"() {u} : () -> !llvm.ptr
    %37 = "llvm.mlir.poison"() : () -> vector<3xf32>
    %38 = "llvm.mlir.zero"() : () -> !llvm.struct<"twin", (i32, i32)>
    %39 = "llvm.mlir.none"() {n} : () -> !llvm.token
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    %40 = "llvm.inline_asm"(%36, %arg8) <{asm_dialect = 1 : i64, asm_string = "mov $0, $1", constraints = "=r,*m,r", has_side_effects, is_align_stack, operand_attrs = [{elementtype = i8}, {}], tail_call_kind = #llvm.tailcallkind<tail>}> {a} : (!llvm.ptr, i32) -> i8
    %41 = "llvm.inline_asm"(%arg8) <{asm_dialect = 0 : i64, asm_string = "bswap $0", constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.return"(%14) {r} : (vector<4xf32>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1, i32, i128, ptr)>, linkage = #llvm.linkage<external>, sym_name = "flow", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg4: i1, %arg5: i32, %arg6: i128, %arg7: !llvm.ptr):
    "llvm.br"()[^bb1] {b} : () -> ()
  ^bb1:  // 8 preds: ^bb0, ^bb2, ^bb4, ^bb5, ^bb6, ^bb7, ^bb7, ^bb8
    "llvm.br"(%arg5, %arg7)[^bb2] <{loop_annotation = #loop_annotation}> : (i32, !llvm.ptr) -> ()
  ^bb2(%10: i32, %11: !llvm.ptr):  // 4 preds: ^bb1, ^bb2, ^bb5, ^bb8
    "llvm.cond_br"(%arg4, %arg5, %11)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> {c} : (i1, i32, !llvm.ptr) -> ()
  ^bb3:  // 3 preds: ^bb6, ^bb6, ^bb7
    "llvm.cond_br"(%arg4, %arg5, %10)[^bb4, ^bb4] <{branch_weights = array<i32: 3, 9>, loop_annotation = #loop_annotation1, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb4(%12: i32):  // 5 preds: ^bb3, ^bb3, ^bb5, ^bb5, ^bb8
    "llvm.switch"(%arg5)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb5:  // no predecessors
    "llvm.switch"(%arg5, %10, %12, %arg7, %arg5)[^bb4, ^bb1, ^bb2, ^bb4] <{branch_weights = array<i32: 1, 2, 3, 4>, case_operand_segments = array<i32: 0, 2, 1>, case_values = dense<[-7, 2147483647, 0]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 3>}> {s} : (i32, i32, i32, !llvm.ptr, i32) -> ()
  ^bb6:  // no predecessors
    "llvm.switch"(%arg4)[^bb1, ^bb3, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[true, false]> : vector<2xi1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // no predecessors
    "llvm.switch"(%arg6)[^bb1, ^bb3, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-1, 9223372036854775807]> : vector<2xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
  ^bb8:  // no predecessors
    "llvm.indirectbr"(%arg7, %arg5, %arg7, %arg5)[^bb1, ^bb2, ^bb4] <{indbr_operand_segments = array<i32: 0, 2, 1>}> {i} : (!llvm.ptr, i32, !llvm.ptr, i32) -> ()
  ^bb9:  // no predecessors
    "llvm.indirectbr"(%arg7) <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
  ^bb10:  // no predecessors
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 4>}> {t} : () -> ()
    "llvm.unreachable"() : () -> ()
  ^bb11:  // no predecessors
    "llvm.unreachable"() {u} : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "handler", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.ptr, linkage = #llvm.linkage<external>, sym_name = "info", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, personality = @handler, sym_name = "pads", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: i32):
    %2 = "llvm.mlir.addressof"() <{global_name = @info}> : () -> !llvm.ptr
    %3 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %4 = "llvm.mlir.undef"() : () -> !llvm.array<1 x ptr>
    %5 = "llvm.bitcast"(%2) : (!llvm.ptr) -> !llvm.ptr
    "llvm.invoke"(%arg3)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @pads, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %6 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%6) {r} : (!llvm.struct<(ptr, i32)>) -> ()
  ^bb3:  // no predecessors
    %7 = "llvm.landingpad"(%2, %4, %5) <{cleanup}> : (!llvm.ptr, !llvm.array<1 x ptr>, !llvm.ptr) -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  ^bb4:  // no predecessors
    %8 = "llvm.landingpad"(%3) : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
    %9 = "llvm.landingpad"(%3) {l} : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "alignment_0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: i32, %arg2: !llvm.ptr):
    %0 = "llvm.alloca"(%arg1) <{alignment = 0 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
    %1 = "llvm.alloca"(%arg1) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
    "llvm.indirectbr"(%arg2) <{indbr_operand_segments = array<i32: 0>}> : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "no_bundles", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @no_bundles, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, op_bundle_tags = [], operandSegmentSizes = array<i32: 1, 0>}> {a} : (!llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

