// Every attribute of llvm; debug information is in attrs_debug.mlir.
"t.symbols"() {
  a = #llvm.linkage<extern_weak>, b = #llvm.cconv<swiftcc>, c = #llvm.cconv<ccc>, d = #llvm.tailcallkind<musttail>, e = #llvm<comdat nodeduplicate>,
  f = #llvm.uwtableKind<async>, g = #llvm.framePointerKind<"non-leaf">, h = #llvm.framePointerKind<all>, i = #llvm.address_space<7>,
  j = #llvm.framePointerKind<"non-leaf-no-reserve">, k = #llvm.cconv<aarch64_sve_vectorcallcc>
} : () -> ()
"t.values"() {
  a = #llvm.undef, b = #llvm.poison, c = #llvm.zero, d = #llvm<dso_local_equivalent @f>, e = #llvm.blocktag<id = 4>,
  f = #llvm.blockaddress<function = @f, tag = <id = 0>>, g = #llvm.fastmath<fast>, h = #llvm.fastmath<reassoc, nnan>, i = #llvm.fastmath<none>,
  j = #llvm.overflow<nuw, nsw>, k = #llvm.overflow<none>, l = #llvm.dereferenceable<bytes = 16>, m = #llvm.dereferenceable<mayBeNull = true, bytes = 2>,
  n = #llvm.vec_type_hint<hint = vector<4xi8>, is_signed = true>, o = #llvm.vec_type_hint<hint = !llvm.struct<(i8)>>,
  p = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>,
  q = #llvm.memory_effects<argMem = read, other = none, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = read>
} : () -> ()
"t.ranges"() {
  a = #llvm.constant_range<i32, -3, 12>, b = #llvm.constant_range<i8, 0, 300>, c = #llvm.constant_range<i1, 0, true>, d = #llvm.constant_range<ui16, 1, 65535>,
  e = #llvm.constant_range<i100, -1000000000000000000000, 3>, f = #llvm.constant_range<i64, 0xFF, -9223372036854775808>
} : () -> ()
"t.layout"() {llvm.data_layout = "E-m:e-p:64:64:64:32-p1(far):32:32-pu3:16:16-i64:32:64-f80:128-v64:64-a:0:64-n8:32-ni:1:3-S128-Fi8-P1-A2-G3-s"} : () -> ()
"t.target"() {
  a = #llvm.target<triple = "x86_64", chip = "any", features = <["+sse", "-avx"]>>, b = #llvm.target<triple = "", chip = "c">,
  c = #llvm.target_features<[]>, d = #llvm.target_features<["+a"]>, e = #llvm.dependent_libraries<"one", "two">,
  f = #llvm.mlir.workgroup_attribution<32 : i64, f32>
} : () -> ()
"t.flags"() {
  a = #llvm.mlir.module_flag<max, "level", 2 : i32>, b = #llvm.mlir.module_flag<append_unique, "what", "that">,
  c = #llvm.mlir.module_flag<append, "CG Profile", [
    #llvm.cgprofile_entry<from = @f, to = @g, count = 7>, #llvm.cgprofile_entry<to = @g, count = 0>, #llvm.cgprofile_entry<count = 1>]>,
  d = #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 9, max_count = 8,
    max_internal_count = 7, max_function_count = 6, num_counts = 5, num_functions = 4, is_partial_profile = 0,
    partial_profile_ratio = 2.5 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>, <cut_off = 4, min_count = 5, num_counts = 6>>>,
  e = #llvm.profile_summary<format = SampleProfile, total_count = 9, max_count = 8, max_internal_count = 7, max_function_count = 6,
    num_counts = 5, num_functions = 4, detailed_summary = <cut_off = 0, min_count = 0, num_counts = 0>>,
  f = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>
} : () -> ()
#root = #llvm.tbaa_root<id = "root">
#byte = #llvm.tbaa_type_desc<id = "byte", members = {<#root, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#byte, 0>, <#byte, 8>}>
"t.aliasing"() {
  a = #llvm.tbaa_tag<base_type = #pair, access_type = #byte, offset = 8, constant = true>,
  b = #llvm.tbaa_tag<base_type = <id = "own", members = {<#llvm.tbaa_root, -4>}>, access_type = #byte, offset = 0>,
  c = #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>, description = "all">, description = "one">,
  d = #llvm.alias_scope<id = "text", domain = <id = "domain">>, e = #llvm.alias_scope_domain<id = 4 : i8>,
  f = #llvm.access_group<id = distinct[2]<>>, g = #llvm.mmra_tag<"amdgpu":"local">, h = #llvm.tbaa_member<#byte, 3>
} : () -> ()
#start = loc("f.c":3:4)
#end = loc("f.c":9:1)
"t.loops"() {
  a = #llvm.loop_annotation<
    disableNonforced = true, vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 8 : i32,
    followupVectorized = <isVectorized = true>>, interleave = <count = 2 : i32>, unroll = <full = true, runtimeDisable = true>,
    unrollAndJam = <disable = true, count = 3 : i32, followupInner = <mustProgress = true>>, licm = <disable = true, versioningDisable = true>,
    distribute = <disable = true, followupFallback = <mustProgress = false>>, pipeline = <disable = true, initiationinterval = 4 : i32>,
    peeled = <count = 5 : i32>, unswitch = <partialDisable = true>, mustProgress = true, isVectorized = false,
    startLoc = loc(fused[#start, #end]), endLoc = loc(fused<"end">[#end]), parallelAccesses = <id = distinct[2]<>>>,
  b = #llvm.loop_licm<>, c = #llvm.loop_peeled<count = 1 : i32>, d = #llvm.loop_unswitch<>, e = #llvm.loop_interleave<count = 4 : i64>,
  f = #llvm.loop_distribute<>, g = #llvm.loop_pipeline<>, h = #llvm.loop_unroll_and_jam<>, i = #llvm.loop_unroll<>, j = #llvm.loop_vectorize<>
} : () -> ()
"t.element"() {a = #llvm<di_expression_elem DW_OP_deref>, b = #llvm<di_expression_elem DW_OP_LLVM_fragment(8, 16)>} : () -> ()

//= --allow-unregistered-dialect
#access_group = #llvm.access_group<id = distinct[0]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "all">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = "domain">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = 4 : i8>
#loc = loc("f.c":3:4)
#loc1 = loc("f.c":9:1)
#loop_annotation = #llvm.loop_annotation<isVectorized = true>
#loop_annotation1 = #llvm.loop_annotation<mustProgress = true>
#loop_annotation2 = #llvm.loop_annotation<mustProgress = false>
#loop_distribute = #llvm.loop_distribute<>
#loop_interleave = #llvm.loop_interleave<count = 2 : i32>
#loop_interleave1 = #llvm.loop_interleave<count = 4 : i64>
#loop_licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#loop_licm1 = #llvm.loop_licm<>
#loop_peeled = #llvm.loop_peeled<count = 5 : i32>
#loop_peeled1 = #llvm.loop_peeled<count = 1 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 4 : i32>
#loop_pipeline1 = #llvm.loop_pipeline<>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true, full = true>
#loop_unroll1 = #llvm.loop_unroll<>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
#loop_unswitch1 = #llvm.loop_unswitch<>
#loop_vectorize = #llvm.loop_vectorize<>
#mmra_tag = #llvm.mmra_tag<"amdgpu":"local">
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_root1 = #llvm.tbaa_root
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain, description = "one">
#alias_scope1 = #llvm.alias_scope<id = "text", domain = #alias_scope_domain1>
#loc2 = loc(fused[#loc, #loc1])
#loc3 = loc(fused<"end">[#loc1])
#loop_distribute1 = #llvm.loop_distribute<disable = true, followupFallback = #loop_annotation2>
#loop_unroll_and_jam1 = #llvm.loop_unroll_and_jam<disable = true, count = 3 : i32, followupInner = #loop_annotation1>
#loop_vectorize1 = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 8 : i32, followupVectorized = #loop_annotation>
#loop_annotation3 = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize1, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam1, licm = #loop_licm, distribute = #loop_distribute1, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = false, startLoc = #loc2, endLoc = #loc3, parallelAccesses = #access_group>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "byte", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "own", members = {<#tbaa_root1, -4>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 8>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc, offset = 8, constant = true>
module {
  "t.symbols"() {a = #llvm.linkage<extern_weak>, b = #llvm.cconv<swiftcc>, c = #llvm.cconv<ccc>, d = #llvm.tailcallkind<musttail>, e = #llvm<comdat nodeduplicate>, f = #llvm.uwtableKind<async>, g = #llvm.framePointerKind<"non-leaf">, h = #llvm.framePointerKind<all>, i = #llvm.address_space<7>, j = #llvm.framePointerKind<"non-leaf-no-reserve">, k = #llvm.cconv<aarch64_sve_vectorcallcc>} : () -> ()
  "t.values"() {a = #llvm.undef, b = #llvm.poison, c = #llvm.zero, d = #llvm<dso_local_equivalent @f>, e = #llvm.blocktag<id = 4>, f = #llvm.blockaddress<function = @f, tag = <id = 0>>, g = #llvm.fastmath<fast>, h = #llvm.fastmath<nnan, reassoc>, i = #llvm.fastmath<none>, j = #llvm.overflow<nsw, nuw>, k = #llvm.overflow<none>, l = #llvm.dereferenceable<bytes = 16>, m = #llvm.dereferenceable<bytes = 2, mayBeNull = true>, n = #llvm.vec_type_hint<hint = vector<4xi8>, is_signed = true>, o = #llvm.vec_type_hint<hint = !llvm.struct<(i8)>>, p = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>, q = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = read>} : () -> ()
  "t.ranges"() {a = #llvm.constant_range<i32, -3, 12>, b = #llvm.constant_range<i8, 0, 44>, c = #llvm.constant_range<i1, 0, -1>, d = #llvm.constant_range<i16, 1, -1>, e = #llvm.constant_range<i100, -1000000000000000000000, 3>, f = #llvm.constant_range<i64, 255, -9223372036854775808>} : () -> ()
  "t.layout"() {llvm.data_layout = "E-m:e-p:64:64:64:32-p1(far):32:32-pu3:16:16-i64:32:64-f80:128-v64:64-a:0:64-n8:32-ni:1:3-S128-Fi8-P1-A2-G3-s"} : () -> ()
  "t.target"() {a = #llvm.target<triple = "x86_64", chip = "any", features = <["+sse", "-avx"]>>, b = #llvm.target<triple = "", chip = "c">, c = #llvm.target_features<[]>, d = #llvm.target_features<["+a"]>, e = #llvm.dependent_libraries<"one", "two">, f = #llvm.mlir.workgroup_attribution<32 : i64, f32>} : () -> ()
  "t.flags"() {a = #llvm.mlir.module_flag<max, "level", 2 : i32>, b = #llvm.mlir.module_flag<append_unique, "what", "that">, c = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @g, count = 7>, #llvm.cgprofile_entry<to = @g, count = 0>, #llvm.cgprofile_entry<count = 1>]>, d = #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 9, max_count = 8, max_internal_count = 7, max_function_count = 6, num_counts = 5, num_functions = 4, is_partial_profile = 0, partial_profile_ratio = 2.500000e+00 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>, <cut_off = 4, min_count = 5, num_counts = 6>>>, e = #llvm.profile_summary<format = SampleProfile, total_count = 9, max_count = 8, max_internal_count = 7, max_function_count = 6, num_counts = 5, num_functions = 4, detailed_summary = <cut_off = 0, min_count = 0, num_counts = 0>>, f = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>} : () -> ()
  "t.aliasing"() {a = #tbaa_tag1, b = #tbaa_tag, c = #alias_scope, d = #alias_scope1, e = #alias_scope_domain2, f = #access_group, g = #mmra_tag, h = #llvm.tbaa_member<#tbaa_type_desc, 3>} : () -> ()
  "t.loops"() {a = #loop_annotation3, b = #loop_licm1, c = #loop_peeled1, d = #loop_unswitch1, e = #loop_interleave1, f = #loop_distribute, g = #loop_pipeline1, h = #loop_unroll_and_jam, i = #loop_unroll1, j = #loop_vectorize} : () -> ()
  "t.element"() {a = #llvm.di_expression_elemDW_OP_deref, b = #llvm<di_expression_elemDW_OP_LLVM_fragment(8, 16)>} : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#access_group = #llvm.access_group<id = distinct[0]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "all">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = "domain">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = 4 : i8>
#loc = loc("f.c":3:4)
#loc1 = loc("f.c":9:1)
#loop_annotation = #llvm.loop_annotation<isVectorized = true>
#loop_annotation1 = #llvm.loop_annotation<mustProgress = true>
#loop_annotation2 = #llvm.loop_annotation<mustProgress = false>
#loop_distribute = #llvm.loop_distribute<>
#loop_interleave = #llvm.loop_interleave<count = 2 : i32>
#loop_interleave1 = #llvm.loop_interleave<count = 4 : i64>
#loop_licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#loop_licm1 = #llvm.loop_licm<>
#loop_peeled = #llvm.loop_peeled<count = 5 : i32>
#loop_peeled1 = #llvm.loop_peeled<count = 1 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 4 : i32>
#loop_pipeline1 = #llvm.loop_pipeline<>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true, full = true>
#loop_unroll1 = #llvm.loop_unroll<>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
#loop_unswitch1 = #llvm.loop_unswitch<>
#loop_vectorize = #llvm.loop_vectorize<>
#mmra_tag = #llvm.mmra_tag<"amdgpu":"local">
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_root1 = #llvm.tbaa_root
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain, description = "one">
#alias_scope1 = #llvm.alias_scope<id = "text", domain = #alias_scope_domain1>
#loc2 = loc(fused[#loc, #loc1])
#loc3 = loc(fused<"end">[#loc1])
#loop_distribute1 = #llvm.loop_distribute<disable = true, followupFallback = #loop_annotation2>
#loop_unroll_and_jam1 = #llvm.loop_unroll_and_jam<disable = true, count = 3 : i32, followupInner = #loop_annotation1>
#loop_vectorize1 = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 8 : i32, followupVectorized = #loop_annotation>
#loop_annotation3 = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize1, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam1, licm = #loop_licm, distribute = #loop_distribute1, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = false, startLoc = #loc2, endLoc = #loc3, parallelAccesses = #access_group>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "byte", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "own", members = {<#tbaa_root1, -4>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 8>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc, offset = 8, constant = true>
"builtin.module"() ({
  "t.symbols"() {a = #llvm.linkage<extern_weak>, b = #llvm.cconv<swiftcc>, c = #llvm.cconv<ccc>, d = #llvm.tailcallkind<musttail>, e = #llvm<comdat nodeduplicate>, f = #llvm.uwtableKind<async>, g = #llvm.framePointerKind<"non-leaf">, h = #llvm.framePointerKind<all>, i = #llvm.address_space<7>, j = #llvm.framePointerKind<"non-leaf-no-reserve">, k = #llvm.cconv<aarch64_sve_vectorcallcc>} : () -> ()
  "t.values"() {a = #llvm.undef, b = #llvm.poison, c = #llvm.zero, d = #llvm<dso_local_equivalent @f>, e = #llvm.blocktag<id = 4>, f = #llvm.blockaddress<function = @f, tag = <id = 0>>, g = #llvm.fastmath<fast>, h = #llvm.fastmath<nnan, reassoc>, i = #llvm.fastmath<none>, j = #llvm.overflow<nsw, nuw>, k = #llvm.overflow<none>, l = #llvm.dereferenceable<bytes = 16>, m = #llvm.dereferenceable<bytes = 2, mayBeNull = true>, n = #llvm.vec_type_hint<hint = vector<4xi8>, is_signed = true>, o = #llvm.vec_type_hint<hint = !llvm.struct<(i8)>>, p = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>, q = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = read>} : () -> ()
  "t.ranges"() {a = #llvm.constant_range<i32, -3, 12>, b = #llvm.constant_range<i8, 0, 44>, c = #llvm.constant_range<i1, 0, -1>, d = #llvm.constant_range<i16, 1, -1>, e = #llvm.constant_range<i100, -1000000000000000000000, 3>, f = #llvm.constant_range<i64, 255, -9223372036854775808>} : () -> ()
  "t.layout"() {llvm.data_layout = "E-m:e-p:64:64:64:32-p1(far):32:32-pu3:16:16-i64:32:64-f80:128-v64:64-a:0:64-n8:32-ni:1:3-S128-Fi8-P1-A2-G3-s"} : () -> ()
  "t.target"() {a = #llvm.target<triple = "x86_64", chip = "any", features = <["+sse", "-avx"]>>, b = #llvm.target<triple = "", chip = "c">, c = #llvm.target_features<[]>, d = #llvm.target_features<["+a"]>, e = #llvm.dependent_libraries<"one", "two">, f = #llvm.mlir.workgroup_attribution<32 : i64, f32>} : () -> ()
  "t.flags"() {a = #llvm.mlir.module_flag<max, "level", 2 : i32>, b = #llvm.mlir.module_flag<append_unique, "what", "that">, c = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @g, count = 7>, #llvm.cgprofile_entry<to = @g, count = 0>, #llvm.cgprofile_entry<count = 1>]>, d = #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 9, max_count = 8, max_internal_count = 7, max_function_count = 6, num_counts = 5, num_functions = 4, is_partial_profile = 0, partial_profile_ratio = 2.500000e+00 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>, <cut_off = 4, min_count = 5, num_counts = 6>>>, e = #llvm.profile_summary<format = SampleProfile, total_count = 9, max_count = 8, max_internal_count = 7, max_function_count = 6, num_counts = 5, num_functions = 4, detailed_summary = <cut_off = 0, min_count = 0, num_counts = 0>>, f = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>} : () -> ()
  "t.aliasing"() {a = #tbaa_tag1, b = #tbaa_tag, c = #alias_scope, d = #alias_scope1, e = #alias_scope_domain2, f = #access_group, g = #mmra_tag, h = #llvm.tbaa_member<#tbaa_type_desc, 3>} : () -> ()
  "t.loops"() {a = #loop_annotation3, b = #loop_licm1, c = #loop_peeled1, d = #loop_unswitch1, e = #loop_interleave1, f = #loop_distribute, g = #loop_pipeline1, h = #loop_unroll_and_jam, i = #loop_unroll1, j = #loop_vectorize} : () -> ()
  "t.element"() {a = #llvm.di_expression_elemDW_OP_deref, b = #llvm<di_expression_elemDW_OP_LLVM_fragment(8, 16)>} : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-local-scope
module {
  "t.symbols"() {a = #llvm.linkage<extern_weak>, b = #llvm.cconv<swiftcc>, c = #llvm.cconv<ccc>, d = #llvm.tailcallkind<musttail>, e = #llvm<comdat nodeduplicate>, f = #llvm.uwtableKind<async>, g = #llvm.framePointerKind<"non-leaf">, h = #llvm.framePointerKind<all>, i = #llvm.address_space<7>, j = #llvm.framePointerKind<"non-leaf-no-reserve">, k = #llvm.cconv<aarch64_sve_vectorcallcc>} : () -> ()
  "t.values"() {a = #llvm.undef, b = #llvm.poison, c = #llvm.zero, d = #llvm<dso_local_equivalent @f>, e = #llvm.blocktag<id = 4>, f = #llvm.blockaddress<function = @f, tag = <id = 0>>, g = #llvm.fastmath<fast>, h = #llvm.fastmath<nnan, reassoc>, i = #llvm.fastmath<none>, j = #llvm.overflow<nsw, nuw>, k = #llvm.overflow<none>, l = #llvm.dereferenceable<bytes = 16>, m = #llvm.dereferenceable<bytes = 2, mayBeNull = true>, n = #llvm.vec_type_hint<hint = vector<4xi8>, is_signed = true>, o = #llvm.vec_type_hint<hint = !llvm.struct<(i8)>>, p = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>, q = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = read>} : () -> ()
  "t.ranges"() {a = #llvm.constant_range<i32, -3, 12>, b = #llvm.constant_range<i8, 0, 44>, c = #llvm.constant_range<i1, 0, -1>, d = #llvm.constant_range<i16, 1, -1>, e = #llvm.constant_range<i100, -1000000000000000000000, 3>, f = #llvm.constant_range<i64, 255, -9223372036854775808>} : () -> ()
  "t.layout"() {llvm.data_layout = "E-m:e-p:64:64:64:32-p1(far):32:32-pu3:16:16-i64:32:64-f80:128-v64:64-a:0:64-n8:32-ni:1:3-S128-Fi8-P1-A2-G3-s"} : () -> ()
  "t.target"() {a = #llvm.target<triple = "x86_64", chip = "any", features = <["+sse", "-avx"]>>, b = #llvm.target<triple = "", chip = "c">, c = #llvm.target_features<[]>, d = #llvm.target_features<["+a"]>, e = #llvm.dependent_libraries<"one", "two">, f = #llvm.mlir.workgroup_attribution<32 : i64, f32>} : () -> ()
  "t.flags"() {a = #llvm.mlir.module_flag<max, "level", 2 : i32>, b = #llvm.mlir.module_flag<append_unique, "what", "that">, c = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @g, count = 7>, #llvm.cgprofile_entry<to = @g, count = 0>, #llvm.cgprofile_entry<count = 1>]>, d = #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 9, max_count = 8, max_internal_count = 7, max_function_count = 6, num_counts = 5, num_functions = 4, is_partial_profile = 0, partial_profile_ratio = 2.500000e+00 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>, <cut_off = 4, min_count = 5, num_counts = 6>>>, e = #llvm.profile_summary<format = SampleProfile, total_count = 9, max_count = 8, max_internal_count = 7, max_function_count = 6, num_counts = 5, num_functions = 4, detailed_summary = <cut_off = 0, min_count = 0, num_counts = 0>>, f = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>} : () -> ()
  "t.aliasing"() {a = #llvm.tbaa_tag<base_type = <id = "pair", members = {<#llvm.tbaa_type_desc<id = "byte", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "byte", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 8>}>, access_type = <id = "byte", members = {<#llvm.tbaa_root<id = "root">, 0>}>, offset = 8, constant = true>, b = #llvm.tbaa_tag<base_type = <id = "own", members = {<#llvm.tbaa_root, -4>}>, access_type = <id = "byte", members = {<#llvm.tbaa_root<id = "root">, 0>}>, offset = 0>, c = #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>, description = "all">, description = "one">, d = #llvm.alias_scope<id = "text", domain = <id = "domain">>, e = #llvm.alias_scope_domain<id = 4 : i8>, f = #llvm.access_group<id = distinct[2]<>>, g = #llvm.mmra_tag<"amdgpu":"local">, h = #llvm.tbaa_member<#llvm.tbaa_type_desc<id = "byte", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 3>} : () -> ()
  "t.loops"() {a = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 8 : i32, followupVectorized = <isVectorized = true>>, interleave = <count = 2 : i32>, unroll = <runtimeDisable = true, full = true>, unrollAndJam = <disable = true, count = 3 : i32, followupInner = <mustProgress = true>>, licm = <disable = true, versioningDisable = true>, distribute = <disable = true, followupFallback = <mustProgress = false>>, pipeline = <disable = true, initiationinterval = 4 : i32>, peeled = <count = 5 : i32>, unswitch = <partialDisable = true>, mustProgress = true, isVectorized = false, startLoc = loc(fused["f.c":3:4, "f.c":9:1]), endLoc = loc(fused<"end">["f.c":9:1]), parallelAccesses = <id = distinct[2]<>>>, b = #llvm.loop_licm<>, c = #llvm.loop_peeled<count = 1 : i32>, d = #llvm.loop_unswitch<>, e = #llvm.loop_interleave<count = 4 : i64>, f = #llvm.loop_distribute<>, g = #llvm.loop_pipeline<>, h = #llvm.loop_unroll_and_jam<>, i = #llvm.loop_unroll<>, j = #llvm.loop_vectorize<>} : () -> ()
  "t.element"() {a = #llvm.di_expression_elemDW_OP_deref, b = #llvm<di_expression_elemDW_OP_LLVM_fragment(8, 16)>} : () -> ()
}
