// Types and attributes of llvm: defaults, attributes inside of attributes without their prefix, names that they suggest.
func.func private @pointers(!llvm.ptr<3>, !llvm.ptr<0>, !llvm.ptr, tensor<3x!llvm.ptr>, vector<3x!llvm.ptr<2>>, !llvm.ptr<4294967295>, !llvm<ptr<7>>)
func.func private @attrs() attributes {
  a = #llvm.linkage<internal>, b = #llvm.linkage<"private">, c = #llvm.mmra_tag<"a":"b">, d = #llvm.undef, e = #llvm.poison,
  f = #llvm.di_file<"a" in "b">, g = #llvm.di_null_type, h = #llvm.tbaa_root, i = #llvm.tbaa_root<id = "a">
}
func.func private @loops() attributes {
  a = #llvm.loop_annotation<vectorize = <disable = true>, parallelAccesses = <id = distinct[0]<>>, <id = distinct[1]<>>>,
  b = #llvm.loop_annotation<unroll = #llvm.loop_unroll<count = 4 : i32, followupAll = <mustProgress = true>>, disableNonforced = false>,
  c = #llvm.loop_annotation<>, d = #llvm.loop_vectorize<>
}

//= 
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#di_file = #llvm.di_file<"a" in "b">
#di_null_type = #llvm.di_null_type
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<>
#loop_vectorize = #llvm.loop_vectorize<disable = true>
#loop_vectorize1 = #llvm.loop_vectorize<>
#mmra_tag = #llvm.mmra_tag<"a":"b">
#tbaa_root = #llvm.tbaa_root
#tbaa_root1 = #llvm.tbaa_root<id = "a">
#loop_annotation2 = #llvm.loop_annotation<vectorize = #loop_vectorize, parallelAccesses = #access_group, #access_group1>
#loop_unroll = #llvm.loop_unroll<count = 4 : i32, followupAll = #loop_annotation>
#loop_annotation3 = #llvm.loop_annotation<disableNonforced = false, unroll = #loop_unroll>
module {
  func.func private @pointers(!llvm.ptr<3>, !llvm.ptr, !llvm.ptr, tensor<3x!llvm.ptr>, vector<3x!llvm.ptr<2>>, !llvm.ptr<4294967295>, !llvm.ptr<7>)
  func.func private @attrs() attributes {a = #llvm.linkage<internal>, b = #llvm.linkage<private>, c = #mmra_tag, d = #llvm.undef, e = #llvm.poison, f = #di_file, g = #di_null_type, h = #tbaa_root, i = #tbaa_root1}
  func.func private @loops() attributes {a = #loop_annotation2, b = #loop_annotation3, c = #loop_annotation1, d = #loop_vectorize1}
}


//= --mlir-print-op-generic
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#di_file = #llvm.di_file<"a" in "b">
#di_null_type = #llvm.di_null_type
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<>
#loop_vectorize = #llvm.loop_vectorize<disable = true>
#loop_vectorize1 = #llvm.loop_vectorize<>
#mmra_tag = #llvm.mmra_tag<"a":"b">
#tbaa_root = #llvm.tbaa_root
#tbaa_root1 = #llvm.tbaa_root<id = "a">
#loop_annotation2 = #llvm.loop_annotation<vectorize = #loop_vectorize, parallelAccesses = #access_group, #access_group1>
#loop_unroll = #llvm.loop_unroll<count = 4 : i32, followupAll = #loop_annotation>
#loop_annotation3 = #llvm.loop_annotation<disableNonforced = false, unroll = #loop_unroll>
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr, !llvm.ptr, tensor<3x!llvm.ptr>, vector<3x!llvm.ptr<2>>, !llvm.ptr<4294967295>, !llvm.ptr<7>) -> (), sym_name = "pointers", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attrs", sym_visibility = "private"}> ({
  }) {a = #llvm.linkage<internal>, b = #llvm.linkage<private>, c = #mmra_tag, d = #llvm.undef, e = #llvm.poison, f = #di_file, g = #di_null_type, h = #tbaa_root, i = #tbaa_root1} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "loops", sym_visibility = "private"}> ({
  }) {a = #loop_annotation2, b = #loop_annotation3, c = #loop_annotation1, d = #loop_vectorize1} : () -> ()
}) : () -> ()


//= --mlir-print-local-scope
module {
  func.func private @pointers(!llvm.ptr<3>, !llvm.ptr, !llvm.ptr, tensor<3x!llvm.ptr>, vector<3x!llvm.ptr<2>>, !llvm.ptr<4294967295>, !llvm.ptr<7>)
  func.func private @attrs() attributes {a = #llvm.linkage<internal>, b = #llvm.linkage<private>, c = #llvm.mmra_tag<"a":"b">, d = #llvm.undef, e = #llvm.poison, f = #llvm.di_file<"a" in "b">, g = #llvm.di_null_type, h = #llvm.tbaa_root, i = #llvm.tbaa_root<id = "a">}
  func.func private @loops() attributes {a = #llvm.loop_annotation<vectorize = <disable = true>, parallelAccesses = <id = distinct[0]<>>, <id = distinct[1]<>>>, b = #llvm.loop_annotation<disableNonforced = false, unroll = <count = 4 : i32, followupAll = <mustProgress = true>>>, c = #llvm.loop_annotation<>, d = #llvm.loop_vectorize<>}
}
