// The types of llvm, and attributes without their prefix inside of others; operations and attributes are in files of their own.
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
func.func private @bare(!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128, vector<2x!llvm.ppc_fp128>, tensor<?x!llvm.ppc_fp128>)
func.func private @arrays(!llvm.array<5 x !llvm.array<0 x ptr<2>>>, !llvm.array<2 x ppc_fp128>, !llvm.array<3 x struct<(index, ptr)>>, !llvm.array<1 x vector<2x2xi8>>, !llvm<array<18446744073709551615 x bf16>>, !llvm.array<-1 x i1>)
func.func private @functions(!llvm.func<void ()>, !llvm.func<ptr (...)>, !llvm.func<array<2 x i5> (i1, vector<[4]xf80>, struct<()>, ...)>, !llvm.func<token (label, metadata)>, !llvm.func<f16 (tensor<1xi8>)>)
func.func private @literals(!llvm.struct<()>, !llvm.struct<packed (i8, ptr)>, !llvm.struct<(struct<(array<2 x i8>)>, array<1 x i1>)>)
func.func private @names(!llvm.struct<"a b\0A", (i8)>, !llvm.struct<"", packed ()>, !llvm.struct<"hidden", opaque>, !llvm.array<2 x struct<"hidden", opaque>>)
func.func private @recursion(!llvm.struct<"list", (i32, struct<"list">, array<2 x struct<"list">>)>, !llvm.struct<"even", (struct<"odd", (struct<"even">, struct<"odd">)>)>, !llvm.struct<"odd", (struct<"even", (struct<"odd">)>, struct<"odd">)>)
func.func private @targets(!llvm.target<"t">, !llvm.target<"t", i8, struct<(i8)>, !llvm.ptr<1>>, !llvm.target<"t", 3, 4294967295>, !llvm.target<"t", vector<2xi8>, 0>)
!pair = !llvm.struct<"pair", (ptr, ptr)>
!many = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
llvm.func @ptr(!ptr.ptr<#llvm.address_space<3>>, !llvm.struct<(ptr<1>, !ptr.ptr<#nvvm.memory_space<shared>>, vector<2x!ptr.ptr<#llvm.address_space<5>>>)>)
func.func private @aliases(!pair, !llvm.array<2 x !pair>, !llvm.struct<(!many, !pair)>)

//= 
!tuple = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
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
  func.func private @bare(!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128, vector<2x!llvm.ppc_fp128>, tensor<?x!llvm.ppc_fp128>)
  func.func private @arrays(!llvm.array<5 x array<0 x ptr<2>>>, !llvm.array<2 x !llvm.ppc_fp128>, !llvm.array<3 x !llvm.struct<(index, ptr)>>, !llvm.array<1 x vector<2x2xi8>>, !llvm.array<18446744073709551615 x bf16>, !llvm.array<18446744073709551615 x i1>)
  func.func private @functions(!llvm.func<void ()>, !llvm.func<ptr (...)>, !llvm.func<array<2 x i5> (i1, vector<[4]xf80>, struct<()>, ...)>, !llvm.func<token (label, metadata)>, !llvm.func<f16 (tensor<1xi8>)>)
  func.func private @literals(!llvm.struct<()>, !llvm.struct<packed (i8, ptr)>, !llvm.struct<(struct<(array<2 x i8>)>, array<1 x i1>)>)
  func.func private @names(!llvm.struct<"a b\0A", (i8)>, !llvm.struct<"", packed ()>, !llvm.struct<"hidden", opaque>, !llvm.array<2 x struct<"hidden", opaque>>)
  func.func private @recursion(!llvm.struct<"list", (i32, struct<"list">, array<2 x struct<"list">>)>, !llvm.struct<"even", (struct<"odd", (struct<"even">, struct<"odd">)>)>, !llvm.struct<"odd", (struct<"even", (struct<"odd">)>, struct<"odd">)>)
  func.func private @targets(!llvm.target<"t">, !llvm.target<"t", i8, !llvm.struct<(i8)>, !llvm.ptr<1>>, !llvm.target<"t", 3, 4294967295>, !llvm.target<"t", vector<2xi8>, 0>)
  llvm.func @ptr(!ptr.ptr<#llvm.address_space<3>>, !llvm.struct<(ptr<1>, !ptr.ptr<#nvvm.memory_space<shared>>, vector<2x!ptr.ptr<#llvm.address_space<5>>>)>)
  func.func private @aliases(!llvm.struct<"pair", (ptr, ptr)>, !llvm.array<2 x struct<"pair", (ptr, ptr)>>, !llvm.struct<(!tuple, struct<"pair", (ptr, ptr)>)>)
}


//= --mlir-print-op-generic
!tuple = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
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
  "func.func"() <{function_type = (!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128, vector<2x!llvm.ppc_fp128>, tensor<?x!llvm.ppc_fp128>) -> (), sym_name = "bare", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.array<5 x array<0 x ptr<2>>>, !llvm.array<2 x !llvm.ppc_fp128>, !llvm.array<3 x !llvm.struct<(index, ptr)>>, !llvm.array<1 x vector<2x2xi8>>, !llvm.array<18446744073709551615 x bf16>, !llvm.array<18446744073709551615 x i1>) -> (), sym_name = "arrays", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.func<void ()>, !llvm.func<ptr (...)>, !llvm.func<array<2 x i5> (i1, vector<[4]xf80>, struct<()>, ...)>, !llvm.func<token (label, metadata)>, !llvm.func<f16 (tensor<1xi8>)>) -> (), sym_name = "functions", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.struct<()>, !llvm.struct<packed (i8, ptr)>, !llvm.struct<(struct<(array<2 x i8>)>, array<1 x i1>)>) -> (), sym_name = "literals", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.struct<"a b\0A", (i8)>, !llvm.struct<"", packed ()>, !llvm.struct<"hidden", opaque>, !llvm.array<2 x struct<"hidden", opaque>>) -> (), sym_name = "names", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.struct<"list", (i32, struct<"list">, array<2 x struct<"list">>)>, !llvm.struct<"even", (struct<"odd", (struct<"even">, struct<"odd">)>)>, !llvm.struct<"odd", (struct<"even", (struct<"odd">)>, struct<"odd">)>) -> (), sym_name = "recursion", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.target<"t">, !llvm.target<"t", i8, !llvm.struct<(i8)>, !llvm.ptr<1>>, !llvm.target<"t", 3, 4294967295>, !llvm.target<"t", vector<2xi8>, 0>) -> (), sym_name = "targets", sym_visibility = "private"}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (!ptr.ptr<#llvm.address_space<3>>, struct<(ptr<1>, !ptr.ptr<#nvvm.memory_space<shared>>, vector<2x!ptr.ptr<#llvm.address_space<5>>>)>)>, linkage = #llvm.linkage<external>, sym_name = "ptr", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.struct<"pair", (ptr, ptr)>, !llvm.array<2 x struct<"pair", (ptr, ptr)>>, !llvm.struct<(!tuple, struct<"pair", (ptr, ptr)>)>) -> (), sym_name = "aliases", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()


//= --mlir-print-local-scope
module {
  func.func private @pointers(!llvm.ptr<3>, !llvm.ptr, !llvm.ptr, tensor<3x!llvm.ptr>, vector<3x!llvm.ptr<2>>, !llvm.ptr<4294967295>, !llvm.ptr<7>)
  func.func private @attrs() attributes {a = #llvm.linkage<internal>, b = #llvm.linkage<private>, c = #llvm.mmra_tag<"a":"b">, d = #llvm.undef, e = #llvm.poison, f = #llvm.di_file<"a" in "b">, g = #llvm.di_null_type, h = #llvm.tbaa_root, i = #llvm.tbaa_root<id = "a">}
  func.func private @loops() attributes {a = #llvm.loop_annotation<vectorize = <disable = true>, parallelAccesses = <id = distinct[0]<>>, <id = distinct[1]<>>>, b = #llvm.loop_annotation<disableNonforced = false, unroll = <count = 4 : i32, followupAll = <mustProgress = true>>>, c = #llvm.loop_annotation<>, d = #llvm.loop_vectorize<>}
  func.func private @bare(!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128, vector<2x!llvm.ppc_fp128>, tensor<?x!llvm.ppc_fp128>)
  func.func private @arrays(!llvm.array<5 x array<0 x ptr<2>>>, !llvm.array<2 x !llvm.ppc_fp128>, !llvm.array<3 x !llvm.struct<(index, ptr)>>, !llvm.array<1 x vector<2x2xi8>>, !llvm.array<18446744073709551615 x bf16>, !llvm.array<18446744073709551615 x i1>)
  func.func private @functions(!llvm.func<void ()>, !llvm.func<ptr (...)>, !llvm.func<array<2 x i5> (i1, vector<[4]xf80>, struct<()>, ...)>, !llvm.func<token (label, metadata)>, !llvm.func<f16 (tensor<1xi8>)>)
  func.func private @literals(!llvm.struct<()>, !llvm.struct<packed (i8, ptr)>, !llvm.struct<(struct<(array<2 x i8>)>, array<1 x i1>)>)
  func.func private @names(!llvm.struct<"a b\0A", (i8)>, !llvm.struct<"", packed ()>, !llvm.struct<"hidden", opaque>, !llvm.array<2 x struct<"hidden", opaque>>)
  func.func private @recursion(!llvm.struct<"list", (i32, struct<"list">, array<2 x struct<"list">>)>, !llvm.struct<"even", (struct<"odd", (struct<"even">, struct<"odd">)>)>, !llvm.struct<"odd", (struct<"even", (struct<"odd">)>, struct<"odd">)>)
  func.func private @targets(!llvm.target<"t">, !llvm.target<"t", i8, !llvm.struct<(i8)>, !llvm.ptr<1>>, !llvm.target<"t", 3, 4294967295>, !llvm.target<"t", vector<2xi8>, 0>)
  llvm.func @ptr(!ptr.ptr<#llvm.address_space<3>>, !llvm.struct<(ptr<1>, !ptr.ptr<#nvvm.memory_space<shared>>, vector<2x!ptr.ptr<#llvm.address_space<5>>>)>)
  func.func private @aliases(!llvm.struct<"pair", (ptr, ptr)>, !llvm.array<2 x struct<"pair", (ptr, ptr)>>, !llvm.struct<(tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>, struct<"pair", (ptr, ptr)>)>)
}
