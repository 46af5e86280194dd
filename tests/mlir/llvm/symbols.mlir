// Every operation of the llvm dialect that is a symbol, refers to symbols or calls, in the spellings that its form has.
#tag = #llvm.blocktag<id = 3>
#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = None>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#variable = #llvm.di_global_variable<scope = #unit, name = "counter", file = #file, line = 2, type = #int, isDefined = true>
#expression = #llvm.di_global_variable_expression<var = #variable, expr = <>>
llvm.func @plain()
llvm.func extern_weak @weak(i32, !llvm.ptr {llvm.noalias, llvm.align = 8 : i64}) -> (i1 {llvm.zeroext})
llvm.func @printer(!llvm.ptr {llvm.nocapture}, ...) -> i32
llvm.func @any(...)
llvm.func external @spelled()
llvm.func protected unnamed_addr x86_stdcallcc @hidden(%arg: i32) {
  llvm.return
}
llvm.func internal hidden local_unnamed_addr swifttailcc @body(%a: i32 {llvm.signext}, %b: !llvm.struct<(i8, ptr)>) -> (i32 {llvm.noundef, llvm.inreg}) vscale_range(2, 16) comdat(@rules::@most) attributes {
  dso_local, garbageCollector = "statepoint", passthrough = ["cold", ["key", "value"]], section = ".hot", sym_visibility = "private",
  function_entry_count = 12 : i64, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, alignment = 64 : i64, frame_pointer = #llvm.framePointerKind<"non-leaf">,
  target_cpu = "z14", target_features = #llvm.target_features<["+a", "-b"]>, tune_cpu = "z15", no_inline, optimize_none,
  no_infs_fp_math = true, denormal_fp_math = "ieee,ieee", vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>,
  work_group_size_hint = array<i32: 1, 2, 3>, intel_reqd_sub_group_size = 8 : i32, uwtable_kind = #llvm.uwtableKind<async>, mine.own} {
  llvm.return %a : i32
}
llvm.func @thunk() -> !llvm.func<void ()> attributes {convergent, no_unwind, will_return, arm_streaming}
llvm.func linkonce_odr @calls(%n: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @plain() : () -> ()
  %0 = llvm.call @weak(%n, %p) {c} : (i32, !llvm.ptr) -> i1
  %1 = llvm.call @printer(%p, %f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.nonnull}, f32) -> (i32 {llvm.zeroext})
  llvm.call fastcc musttail @plain() {no_inline, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} : () -> ()
  llvm.call notail @plain() [] : () -> ()
  %3 = llvm.call tail %p(%n) {fastmathFlags = #llvm.fastmath<none>} : !llvm.ptr, (i32 {llvm.noundef}) -> f32
  %4 = llvm.call tailcc %p(%n, %f) vararg(!llvm.func<f32 (i32, ...)>) ["deopt"(), "align"(%p, %n : !llvm.ptr, i32)] {fastmathFlags = #llvm.fastmath<reassoc>} : !llvm.ptr, (i32, f32) -> f32
  %5 = llvm.call_intrinsic "llvm.sqrt.f32"(%f) : (f32) -> f32
  llvm.call_intrinsic "llvm.assume.like"() : () -> ()
  %6 = llvm.call_intrinsic "llvm.two"(%n, %n) ["tag"(%p : !llvm.ptr)] {fastmathFlags = #llvm.fastmath<fast>, i} : (i32 {llvm.signext}, i32) -> (i32 {llvm.noundef})
  llvm.return
}
llvm.func @thrower(%n: i32, %p: !llvm.ptr) -> i32 attributes {personality = @printer} {
  %0 = llvm.invoke @weak(%n, %p) to ^1(%n : i32) unwind ^2 {branch_weights = array<i32: 5, 1>} : (i32, !llvm.ptr) -> i1
^1(%1: i32):
  %2 = llvm.invoke fastcc %p(%n) to ^3 unwind ^2 vararg(!llvm.func<i32 (...)>) ["b"(%n : i32)] {i} : !llvm.ptr, (i32 {llvm.signext}) -> (i32 {llvm.zeroext})
^2:
  %3 = llvm.landingpad cleanup : !llvm.ptr
  llvm.return %n : i32
^3:
  llvm.blocktag #tag
  llvm.return %2 : i32
}
llvm.mlir.global @number(3 : i32) : i32
llvm.mlir.global internal constant @text("abc\00\FF")
llvm.mlir.global private unnamed_addr constant @name("x") {section = "names", dso_local} : !llvm.array<1 x i8>
llvm.mlir.global linkonce hidden thread_local local_unnamed_addr @tls() comdat(@rules::@first) {addr_space = 0 : i32, alignment = 16 : i64, externally_initialized} : f64
llvm.mlir.global appending @list() : !llvm.array<2 x ptr>
llvm.mlir.global common @zeros(dense<0> : vector<4xi32>) : vector<4xi32>
llvm.mlir.global weak protected @counter(1 : i32) {dbg_exprs = [#expression], target_specific_attrs = ["norecurse", ["bss-section", "b"]]} : i32
llvm.mlir.global @space(7 : i16) {addr_space = 3 : i32} : i16
llvm.mlir.global @pointers() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.mlir.addressof @number {a} : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %3 = llvm.mlir.addressof @plain : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.mlir.alias @second : i32 {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak_odr hidden thread_local unnamed_addr @third {dso_local, x} : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @plain : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc @chosen : !llvm.func<i32 (i32)>, !llvm.ptr @choose
llvm.mlir.ifunc linkonce_odr hidden local_unnamed_addr @other : !llvm.func<void ()>, !llvm.ptr @choose {dso_local, x}
llvm.func @choose() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @plain {d} : !llvm.ptr
  %1 = llvm.dso_local_equivalent @third : !llvm.ptr
  %2 = llvm.blockaddress <function = @thrower, tag = #tag> {b} : !llvm.ptr
  %3 = llvm.mlir.addressof @space : !llvm.ptr<3>
  %4 = llvm.mlir.addressof @second : !llvm.ptr
  %5 = llvm.mlir.addressof @chosen : !llvm.ptr
  %6 = llvm.mlir.constant(1 : i32) : i32
  %7 = llvm.call @chosen(%6) : (i32) -> i32
  llvm.return %4 : !llvm.ptr
}
llvm.comdat @rules {
  llvm.comdat_selector @first any
  llvm.comdat_selector @same exactmatch {c}
  llvm.comdat_selector @most largest
  llvm.comdat_selector @all nodeduplicate
  llvm.comdat_selector @size samesize
} {r}
llvm.comdat @none {
  llvm.comdat_selector @x any
}
llvm.mlir.global_ctors ctors = [@hidden, @calls], priorities = [0 : i32, 65535 : i32], data = [#llvm.zero, @number] {g}
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_dtors dtors = [@hidden], priorities = [1 : i32], data = [#llvm.zero]
llvm.linker_options ["-lm", "-dead_strip"] {l}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>] {m}

//= --allow-unregistered-dialect
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/src">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "counter", file = #di_file, line = 2, type = #di_basic_type, isDefined = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
module {
  llvm.func @plain()
  llvm.func extern_weak @weak(i32, !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}) -> (i1 {llvm.zeroext})
  llvm.func @printer(!llvm.ptr {llvm.nocapture}, ...) -> i32
  llvm.func @any(...)
  llvm.func @spelled()
  llvm.func protected unnamed_addr x86_stdcallcc @hidden(%arg0: i32) {
    llvm.return
  }
  llvm.func internal hidden local_unnamed_addr swifttailcc @body(%arg0: i32 {llvm.signext}, %arg1: !llvm.struct<(i8, ptr)>) -> (i32 {llvm.inreg, llvm.noundef}) vscale_range(2, 16) comdat(@rules::@most) attributes {alignment = 64 : i64, denormal_fp_math = "ieee,ieee", dso_local, frame_pointer = #llvm.framePointerKind<"non-leaf">, function_entry_count = 12 : i64, garbageCollector = "statepoint", intel_reqd_sub_group_size = 8 : i32, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, mine.own, no_infs_fp_math = true, no_inline, optimize_none, passthrough = ["cold", ["key", "value"]], section = ".hot", sym_visibility = "private", target_cpu = "z14", target_features = #llvm.target_features<["+a", "-b"]>, tune_cpu = "z15", uwtable_kind = #llvm.uwtableKind<async>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>} {
    llvm.return %arg0 : i32
  }
  llvm.func @thunk() -> !llvm.func<void ()> attributes {arm_streaming, convergent, no_unwind, will_return}
  llvm.func linkonce_odr @calls(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) {
    llvm.call @plain() : () -> ()
    %0 = llvm.call @weak(%arg0, %arg1) {c} : (i32, !llvm.ptr) -> i1
    %1 = llvm.call @printer(%arg1, %arg2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.nonnull}, f32) -> (i32 {llvm.zeroext})
    llvm.call fastcc musttail @plain() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_inline} : () -> ()
    llvm.call notail @plain() : () -> ()
    %2 = llvm.call tail %arg1(%arg0) : !llvm.ptr, (i32 {llvm.noundef}) -> f32
    %3 = llvm.call tailcc %arg1(%arg0, %arg2) vararg(!llvm.func<f32 (i32, ...)>) ["deopt"(), "align"(%arg1, %arg0 : !llvm.ptr, i32)] {fastmathFlags = #llvm.fastmath<reassoc>} : !llvm.ptr, (i32, f32) -> f32
    %4 = llvm.call_intrinsic "llvm.sqrt.f32"(%arg2) : (f32) -> f32
    llvm.call_intrinsic "llvm.assume.like"() : () -> ()
    %5 = llvm.call_intrinsic "llvm.two"(%arg0, %arg0) ["tag"(%arg1 : !llvm.ptr)] {fastmathFlags = #llvm.fastmath<fast>, i} : (i32 {llvm.signext}, i32) -> (i32 {llvm.noundef})
    llvm.return
  }
  llvm.func @thrower(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @printer} {
    %0 = llvm.invoke @weak(%arg0, %arg1) to ^bb1(%arg0 : i32) unwind ^bb2 {branch_weights = array<i32: 5, 1>} : (i32, !llvm.ptr) -> i1
  ^bb1(%1: i32):  // pred: ^bb0
    %2 = llvm.invoke fastcc %arg1(%arg0) to ^bb3 unwind ^bb2 vararg(!llvm.func<i32 (...)>) ["b"(%arg0 : i32)] {i} : !llvm.ptr, (i32 {llvm.signext}) -> (i32 {llvm.zeroext})
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = llvm.landingpad cleanup : !llvm.ptr
    llvm.return %arg0 : i32
  ^bb3:  // pred: ^bb1
    llvm.blocktag <id = 3>
    llvm.return %2 : i32
  }
  llvm.mlir.global external @number(3 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @text("abc\00\FF") {addr_space = 0 : i32}
  llvm.mlir.global private unnamed_addr constant @name("x") {addr_space = 0 : i32, dso_local, section = "names"}
  llvm.mlir.global linkonce hidden thread_local local_unnamed_addr @tls() comdat(@rules::@first) {addr_space = 0 : i32, alignment = 16 : i64, externally_initialized} : f64
  llvm.mlir.global appending @list() {addr_space = 0 : i32} : !llvm.array<2 x ptr>
  llvm.mlir.global common @zeros(dense<0> : vector<4xi32>) {addr_space = 0 : i32} : vector<4xi32>
  llvm.mlir.global weak protected @counter(1 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression], target_specific_attrs = ["norecurse", ["bss-section", "b"]]} : i32
  llvm.mlir.global external @space(7 : i16) {addr_space = 3 : i32} : i16
  llvm.mlir.global external @pointers() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %1 = llvm.mlir.addressof @number {a} : !llvm.ptr
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr> 
    %3 = llvm.mlir.addressof @plain : !llvm.ptr
    %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.alias external @second : i32 {
    %0 = llvm.mlir.addressof @number : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak_odr hidden thread_local unnamed_addr @third {dso_local, x} : !llvm.func<void ()> {
    %0 = llvm.mlir.addressof @plain : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @chosen : !llvm.func<i32 (i32)>, !llvm.ptr @choose
  llvm.mlir.ifunc linkonce_odr hidden local_unnamed_addr @other : !llvm.func<void ()>, !llvm.ptr @choose {dso_local, x}
  llvm.func @choose() -> !llvm.ptr {
    %0 = llvm.dso_local_equivalent @plain {d} : !llvm.ptr
    %1 = llvm.dso_local_equivalent @third : !llvm.ptr
    %2 = llvm.blockaddress <function = @thrower, tag = <id = 3>> {b} : !llvm.ptr
    %3 = llvm.mlir.addressof @space : !llvm.ptr<3>
    %4 = llvm.mlir.addressof @second : !llvm.ptr
    %5 = llvm.mlir.addressof @chosen : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.call @chosen(%6) : (i32) -> i32
    llvm.return %4 : !llvm.ptr
  }
  llvm.comdat @rules {
    llvm.comdat_selector @first any
    llvm.comdat_selector @same exactmatch {c}
    llvm.comdat_selector @most largest
    llvm.comdat_selector @all nodeduplicate
    llvm.comdat_selector @size samesize
  } {r}
  llvm.comdat @none {
    llvm.comdat_selector @x any
  }
  llvm.mlir.global_ctors ctors = [@hidden, @calls], priorities = [0 : i32, 65535 : i32], data = [#llvm.zero, @number] {g}
  llvm.mlir.global_ctors ctors = [], priorities = [], data = []
  llvm.mlir.global_dtors dtors = [@hidden], priorities = [1 : i32], data = [#llvm.zero]
  llvm.linker_options ["-lm", "-dead_strip"] {l}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>] {m}
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/src">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "counter", file = #di_file, line = 2, type = #di_basic_type, isDefined = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "plain", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{}, {llvm.align = 8 : i64, llvm.noalias}], function_type = !llvm.func<i1 (i32, ptr)>, linkage = #llvm.linkage<extern_weak>, res_attrs = [{llvm.zeroext}], sym_name = "weak", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.nocapture}], function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "printer", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (...)>, linkage = #llvm.linkage<external>, sym_name = "any", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "spelled", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<x86_stdcallcc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "hidden", unnamed_addr = 2 : i64, visibility_ = 2 : i64}> ({
  ^bb0(%arg7: i32):
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<swifttailcc>, alignment = 64 : i64, arg_attrs = [{llvm.signext}, {}], comdat = @rules::@most, denormal_fp_math = "ieee,ieee", dso_local, frame_pointer = #llvm.framePointerKind<"non-leaf">, function_entry_count = 12 : i64, function_type = !llvm.func<i32 (i32, struct<(i8, ptr)>)>, garbageCollector = "statepoint", intel_reqd_sub_group_size = 8 : i32, linkage = #llvm.linkage<internal>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_infs_fp_math = true, no_inline, optimize_none, passthrough = ["cold", ["key", "value"]], res_attrs = [{llvm.inreg, llvm.noundef}], section = ".hot", sym_name = "body", sym_visibility = "private", target_cpu = "z14", target_features = #llvm.target_features<["+a", "-b"]>, tune_cpu = "z15", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, visibility_ = 1 : i64, vscale_range = #llvm.vscale_range<minRange = 2 : i32, maxRange = 16 : i32>, work_group_size_hint = array<i32: 1, 2, 3>}> ({
  ^bb0(%arg5: i32, %arg6: !llvm.struct<(i8, ptr)>):
    "llvm.return"(%arg5) : (i32) -> ()
  }) {mine.own} : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arm_streaming, convergent, function_type = !llvm.func<func<void ()> ()>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "thunk", unnamed_addr = 0 : i64, visibility_ = 0 : i64, will_return}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, f32)>, linkage = #llvm.linkage<linkonce_odr>, sym_name = "calls", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg2: i32, %arg3: !llvm.ptr, %arg4: f32):
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @plain, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %19 = "llvm.call"(%arg2, %arg3) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @weak, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> {c} : (i32, !llvm.ptr) -> i1
    %20 = "llvm.call"(%arg3, %arg4) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.nonnull}, {}], callee = @printer, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, res_attrs = [{llvm.zeroext}], var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr, f32) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<musttail>, callee = @plain, fastmathFlags = #llvm.fastmath<none>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_inline, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<notail>, callee = @plain, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %21 = "llvm.call"(%arg3, %arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<tail>, arg_attrs = [{llvm.noundef}], fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> f32
    %22 = "llvm.call"(%arg3, %arg2, %arg4, %arg3, %arg2) <{CConv = #llvm.cconv<tailcc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<reassoc>, op_bundle_sizes = array<i32: 0, 2>, op_bundle_tags = ["deopt", "align"], operandSegmentSizes = array<i32: 3, 2>, var_callee_type = !llvm.func<f32 (i32, ...)>}> : (!llvm.ptr, i32, f32, !llvm.ptr, i32) -> f32
    %23 = "llvm.call_intrinsic"(%arg4) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.sqrt.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> f32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.assume.like", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %24 = "llvm.call_intrinsic"(%arg2, %arg2, %arg3) <{arg_attrs = [{llvm.signext}, {}], fastmathFlags = #llvm.fastmath<fast>, intrin = "llvm.two", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["tag"], operandSegmentSizes = array<i32: 2, 1>, res_attrs = [{llvm.noundef}]}> {i} : (i32, i32, !llvm.ptr) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, personality = @printer, sym_name = "thrower", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    %15 = "llvm.invoke"(%arg0, %arg1, %arg0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 5, 1>, callee = @weak, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 1, 0, 0>}> : (i32, !llvm.ptr, i32) -> i1
  ^bb1(%16: i32):  // pred: ^bb0
    %17 = "llvm.invoke"(%arg1, %arg0, %arg0)[^bb3, ^bb2] <{CConv = #llvm.cconv<fastcc>, arg_attrs = [{llvm.signext}], op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["b"], operandSegmentSizes = array<i32: 2, 0, 0, 1>, res_attrs = [{llvm.zeroext}], var_callee_type = !llvm.func<i32 (...)>}> {i} : (!llvm.ptr, i32, i32) -> i32
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %18 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.ptr
    "llvm.return"(%arg0) : (i32) -> ()
  ^bb3:  // pred: ^bb1
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 3>}> : () -> ()
    "llvm.return"(%17) : (i32) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "number", unnamed_addr = 0 : i64, value = 3 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "text", unnamed_addr = 0 : i64, value = "abc\00\FF", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, dso_local, global_type = !llvm.array<1 x i8>, linkage = #llvm.linkage<private>, section = "names", sym_name = "name", unnamed_addr = 2 : i64, value = "x", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 16 : i64, comdat = @rules::@first, externally_initialized, global_type = f64, linkage = #llvm.linkage<linkonce>, sym_name = "tls", thread_local_, unnamed_addr = 1 : i64, visibility_ = 1 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<2 x ptr>, linkage = #llvm.linkage<appending>, sym_name = "list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = vector<4xi32>, linkage = #llvm.linkage<common>, sym_name = "zeros", unnamed_addr = 0 : i64, value = dense<0> : vector<4xi32>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression], global_type = i32, linkage = #llvm.linkage<weak>, sym_name = "counter", target_specific_attrs = ["norecurse", ["bss-section", "b"]], unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 2 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, global_type = i16, linkage = #llvm.linkage<external>, sym_name = "space", unnamed_addr = 0 : i64, value = 7 : i16, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<2 x ptr>, linkage = #llvm.linkage<external>, sym_name = "pointers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %10 = "llvm.mlir.undef"() : () -> !llvm.array<2 x ptr>
    %11 = "llvm.mlir.addressof"() <{global_name = @number}> {a} : () -> !llvm.ptr
    %12 = "llvm.insertvalue"(%10, %11) <{position = array<i64: 0>}> : (!llvm.array<2 x ptr>, !llvm.ptr) -> !llvm.array<2 x ptr>
    %13 = "llvm.mlir.addressof"() <{global_name = @plain}> : () -> !llvm.ptr
    %14 = "llvm.insertvalue"(%12, %13) <{position = array<i64: 1>}> : (!llvm.array<2 x ptr>, !llvm.ptr) -> !llvm.array<2 x ptr>
    "llvm.return"(%14) : (!llvm.array<2 x ptr>) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "second", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %9 = "llvm.mlir.addressof"() <{global_name = @number}> : () -> !llvm.ptr
    "llvm.return"(%9) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, dso_local, linkage = #llvm.linkage<weak_odr>, sym_name = "third", thread_local_, unnamed_addr = 2 : i64, visibility_ = 1 : i64}> ({
    %8 = "llvm.mlir.addressof"() <{global_name = @plain}> : () -> !llvm.ptr
    "llvm.return"(%8) : (!llvm.ptr) -> ()
  }) {x} : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, resolver = @choose, resolver_type = !llvm.ptr, sym_name = "chosen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, dso_local, i_func_type = !llvm.func<void ()>, linkage = #llvm.linkage<linkonce_odr>, resolver = @choose, resolver_type = !llvm.ptr, sym_name = "other", unnamed_addr = 1 : i64, visibility_ = 1 : i64}> {x} : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "choose", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.dso_local_equivalent"() <{function_name = @plain}> {d} : () -> !llvm.ptr
    %1 = "llvm.dso_local_equivalent"() <{function_name = @third}> : () -> !llvm.ptr
    %2 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @thrower, tag = <id = 3>>}> {b} : () -> !llvm.ptr
    %3 = "llvm.mlir.addressof"() <{global_name = @space}> : () -> !llvm.ptr<3>
    %4 = "llvm.mlir.addressof"() <{global_name = @second}> : () -> !llvm.ptr
    %5 = "llvm.mlir.addressof"() <{global_name = @chosen}> : () -> !llvm.ptr
    %6 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %7 = "llvm.call"(%6) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @chosen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    "llvm.return"(%4) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.comdat"() <{sym_name = "rules"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "first"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 1 : i64, sym_name = "same"}> {c} : () -> ()
    "llvm.comdat_selector"() <{comdat = 2 : i64, sym_name = "most"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 3 : i64, sym_name = "all"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 4 : i64, sym_name = "size"}> : () -> ()
  }) {r} : () -> ()
  "llvm.comdat"() <{sym_name = "none"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "x"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@hidden, @calls], data = [#llvm.zero, @number], priorities = [0 : i32, 65535 : i32]}> {g} : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [], data = [], priorities = []}> : () -> ()
  "llvm.mlir.global_dtors"() <{data = [#llvm.zero], dtors = [@hidden], priorities = [1 : i32]}> : () -> ()
  "llvm.linker_options"() <{options = ["-lm", "-dead_strip"]}> {l} : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>]}> {m} : () -> ()
}) : () -> ()

