// Operations of spirv for groups of invocations.
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {
  spirv.func @groups(%i: i32, %j: vector<4xi32>, %f: f32, %g: vector<3xf32>, %b: i1, %c: vector<2xi1>, %p: !spirv.ptr<i32, StorageBuffer>, %xyz: vector<3xi32>) "None" {
    %0 = spirv.GroupIAdd <Workgroup> <Reduce> %i : i32
    %1 = spirv.GroupIAdd <Subgroup> <InclusiveScan> %j {a} : vector<4xi32>
    %2 = spirv.GroupSMax <Workgroup> <Reduce> %i : i32
    %3 = spirv.GroupSMax <Subgroup> <InclusiveScan> %j {a} : vector<4xi32>
    %4 = spirv.GroupSMin <Workgroup> <Reduce> %i : i32
    %5 = spirv.GroupSMin <Subgroup> <InclusiveScan> %j {a} : vector<4xi32>
    %6 = spirv.GroupUMax <Workgroup> <Reduce> %i : i32
    %7 = spirv.GroupUMax <Subgroup> <InclusiveScan> %j {a} : vector<4xi32>
    %8 = spirv.GroupUMin <Workgroup> <Reduce> %i : i32
    %9 = spirv.GroupUMin <Subgroup> <InclusiveScan> %j {a} : vector<4xi32>
    %10 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %i : i32
    %11 = spirv.KHR.GroupIMul <Subgroup> <InclusiveScan> %j {a} : vector<4xi32>
    %12 = spirv.GroupFAdd <Workgroup> <Reduce> %f : f32
    %13 = spirv.GroupFAdd <Subgroup> <ExclusiveScan> %g {a} : vector<3xf32>
    %14 = spirv.GroupFMax <Workgroup> <Reduce> %f : f32
    %15 = spirv.GroupFMax <Subgroup> <ExclusiveScan> %g {a} : vector<3xf32>
    %16 = spirv.GroupFMin <Workgroup> <Reduce> %f : f32
    %17 = spirv.GroupFMin <Subgroup> <ExclusiveScan> %g {a} : vector<3xf32>
    %18 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %f : f32
    %19 = spirv.KHR.GroupFMul <Subgroup> <ExclusiveScan> %g {a} : vector<3xf32>
    %20 = spirv.GroupBroadcast <Workgroup> %f, %i : f32, i32
    %21 = spirv.GroupBroadcast <Subgroup> %g, %xyz {a} : vector<3xf32>, vector<3xi32>
    %22 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> i32
    %23 = spirv.INTEL.SubgroupBlockRead %p {a} : !spirv.ptr<i32, StorageBuffer> -> vector<3xi32>
    %24 = spirv.KHR.SubgroupBallot %b : vector<4xi32>
    %25 = spirv.KHR.SubgroupBallot %b {a} : vector<4xi32>
    spirv.Return
  }
  spirv.func @blocks(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32, %j: vector<4xi32>) "None" {
    spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %i : i32
    spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %j : vector<4xi32>
    spirv.Return
  }
  spirv.func @nonuniform(%i: i32, %j: vector<4xi32>, %f: f32, %g: vector<3xf32>, %b: i1, %c: vector<2xi1>, %p: !spirv.ptr<i32, StorageBuffer>) "None" {
    %size = spirv.Constant 8 : i32
    %0 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %i : i32 -> i32
    %1 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ClusteredReduce> %j cluster_size(%size) {a} : vector<4xi32>, i32 -> vector<4xi32>
    %2 = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %i : i32 -> i32
    %3 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ClusteredReduce> %j cluster_size(%size) {a} : vector<4xi32>, i32 -> vector<4xi32>
    %4 = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %i : i32 -> i32
    %5 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ClusteredReduce> %j cluster_size(%size) {a} : vector<4xi32>, i32 -> vector<4xi32>
    %6 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %i : i32 -> i32
    %7 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %j cluster_size(%size) {a} : vector<4xi32>, i32 -> vector<4xi32>
    %8 = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %i : i32 -> i32
    %9 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %j cluster_size(%size) {a} : vector<4xi32>, i32 -> vector<4xi32>
    %10 = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %i : i32 -> i32
    %11 = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %j cluster_size(%size) {a} : vector<4xi32>, i32 -> vector<4xi32>
    %12 = spirv.GroupNonUniformSMin <Workgroup> <Reduce> %i : i32 -> i32
    %13 = spirv.GroupNonUniformSMin <Subgroup> <ClusteredReduce> %j cluster_size(%size) {a} : vector<4xi32>, i32 -> vector<4xi32>
    %14 = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %i : i32 -> i32
    %15 = spirv.GroupNonUniformUMax <Subgroup> <ClusteredReduce> %j cluster_size(%size) {a} : vector<4xi32>, i32 -> vector<4xi32>
    %16 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %i : i32 -> i32
    %17 = spirv.GroupNonUniformUMin <Subgroup> <ClusteredReduce> %j cluster_size(%size) {a} : vector<4xi32>, i32 -> vector<4xi32>
    %18 = spirv.GroupNonUniformFAdd <Workgroup> <InclusiveScan> %f : f32 -> f32
    %19 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %g cluster_size(%size) {a} : vector<3xf32>, i32 -> vector<3xf32>
    %20 = spirv.GroupNonUniformFMax <Workgroup> <InclusiveScan> %f : f32 -> f32
    %21 = spirv.GroupNonUniformFMax <Subgroup> <ClusteredReduce> %g cluster_size(%size) {a} : vector<3xf32>, i32 -> vector<3xf32>
    %22 = spirv.GroupNonUniformFMin <Workgroup> <InclusiveScan> %f : f32 -> f32
    %23 = spirv.GroupNonUniformFMin <Subgroup> <ClusteredReduce> %g cluster_size(%size) {a} : vector<3xf32>, i32 -> vector<3xf32>
    %24 = spirv.GroupNonUniformFMul <Workgroup> <InclusiveScan> %f : f32 -> f32
    %25 = spirv.GroupNonUniformFMul <Subgroup> <ClusteredReduce> %g cluster_size(%size) {a} : vector<3xf32>, i32 -> vector<3xf32>
    %26 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %b : i1 -> i1
    %27 = spirv.GroupNonUniformLogicalAnd <Subgroup> <ClusteredReduce> %c cluster_size(%size) {a} : vector<2xi1>, i32 -> vector<2xi1>
    %28 = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %b : i1 -> i1
    %29 = spirv.GroupNonUniformLogicalOr <Subgroup> <ClusteredReduce> %c cluster_size(%size) {a} : vector<2xi1>, i32 -> vector<2xi1>
    %30 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %b : i1 -> i1
    %31 = spirv.GroupNonUniformLogicalXor <Subgroup> <ClusteredReduce> %c cluster_size(%size) {a} : vector<2xi1>, i32 -> vector<2xi1>
    %32 = spirv.GroupNonUniformAll <Subgroup> %b : i1
    %33 = spirv.GroupNonUniformAll <Subgroup> %b {a} : i1
    %34 = spirv.GroupNonUniformAny <Subgroup> %b : i1
    %35 = spirv.GroupNonUniformAny <Subgroup> %b {a} : i1
    %36 = spirv.GroupNonUniformAllEqual <Subgroup> %f : f32, i1
    %37 = spirv.GroupNonUniformAllEqual <Subgroup> %j {a} : vector<4xi32>, i1
    %38 = spirv.GroupNonUniformBallot <Workgroup> %b : vector<4xi32>
    %39 = spirv.GroupNonUniformBallot <Subgroup> %b {a} : vector<4xui32>
    %40 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %j : vector<4xi32> -> i32
    %41 = spirv.GroupNonUniformBallotBitCount <Subgroup> <InclusiveScan> %j {a} : vector<4xi32> -> ui32
    %42 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %j : vector<4xi32>, i32
    %43 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %j {a} : vector<4xi32>, i32
    %44 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %j : vector<4xi32>, i32
    %45 = spirv.GroupNonUniformBallotFindMSB <Workgroup> %j {a} : vector<4xi32>, i32
    %46 = spirv.GroupNonUniformBroadcast <Workgroup> %g, %size : vector<3xf32>, i32
    %47 = spirv.GroupNonUniformBroadcast <Subgroup> %b, %size {a} : i1, i32
    %48 = spirv.GroupNonUniformElect <Workgroup> : i1
    %49 = spirv.GroupNonUniformElect <Subgroup> {a} : i1
    %50 = spirv.GroupNonUniformQuadSwap <Subgroup> %f %i : f32, i32
    %51 = spirv.GroupNonUniformQuadSwap <Subgroup> %c %i {a} : vector<2xi1>, i32
    %52 = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i : f32, i32 -> f32
    %53 = spirv.GroupNonUniformRotateKHR <Workgroup> %g, %i, cluster_size(%size) {a} : vector<3xf32>, i32, i32 -> vector<3xf32>
    %54 = spirv.GroupNonUniformShuffle <Subgroup> %f, %i : f32, i32
    %55 = spirv.GroupNonUniformShuffle <Workgroup> %g, %i {a} : vector<3xf32>, i32
    %56 = spirv.GroupNonUniformShuffleXor <Subgroup> %f, %i : f32, i32
    %57 = spirv.GroupNonUniformShuffleXor <Workgroup> %g, %i {a} : vector<3xf32>, i32
    %58 = spirv.GroupNonUniformShuffleDown <Subgroup> %f, %i : f32, i32
    %59 = spirv.GroupNonUniformShuffleDown <Workgroup> %g, %i {a} : vector<3xf32>, i32
    %60 = spirv.GroupNonUniformShuffleUp <Subgroup> %f, %i : f32, i32
    %61 = spirv.GroupNonUniformShuffleUp <Workgroup> %g, %i {a} : vector<3xf32>, i32
    spirv.Return
  }
}

//= 
module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {
    spirv.func @groups(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: i1, %arg5: vector<2xi1>, %arg6: !spirv.ptr<i32, StorageBuffer>, %arg7: vector<3xi32>) "None" {
      %0 = spirv.GroupIAdd <Workgroup> <Reduce> %arg0 : i32
      %1 = spirv.GroupIAdd <Subgroup> <InclusiveScan> %arg1 {a} : vector<4xi32>
      %2 = spirv.GroupSMax <Workgroup> <Reduce> %arg0 : i32
      %3 = spirv.GroupSMax <Subgroup> <InclusiveScan> %arg1 {a} : vector<4xi32>
      %4 = spirv.GroupSMin <Workgroup> <Reduce> %arg0 : i32
      %5 = spirv.GroupSMin <Subgroup> <InclusiveScan> %arg1 {a} : vector<4xi32>
      %6 = spirv.GroupUMax <Workgroup> <Reduce> %arg0 : i32
      %7 = spirv.GroupUMax <Subgroup> <InclusiveScan> %arg1 {a} : vector<4xi32>
      %8 = spirv.GroupUMin <Workgroup> <Reduce> %arg0 : i32
      %9 = spirv.GroupUMin <Subgroup> <InclusiveScan> %arg1 {a} : vector<4xi32>
      %10 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %arg0 : i32
      %11 = spirv.KHR.GroupIMul <Subgroup> <InclusiveScan> %arg1 {a} : vector<4xi32>
      %12 = spirv.GroupFAdd <Workgroup> <Reduce> %arg2 : f32
      %13 = spirv.GroupFAdd <Subgroup> <ExclusiveScan> %arg3 {a} : vector<3xf32>
      %14 = spirv.GroupFMax <Workgroup> <Reduce> %arg2 : f32
      %15 = spirv.GroupFMax <Subgroup> <ExclusiveScan> %arg3 {a} : vector<3xf32>
      %16 = spirv.GroupFMin <Workgroup> <Reduce> %arg2 : f32
      %17 = spirv.GroupFMin <Subgroup> <ExclusiveScan> %arg3 {a} : vector<3xf32>
      %18 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %arg2 : f32
      %19 = spirv.KHR.GroupFMul <Subgroup> <ExclusiveScan> %arg3 {a} : vector<3xf32>
      %20 = spirv.GroupBroadcast <Workgroup> %arg2, %arg0 : f32, i32
      %21 = spirv.GroupBroadcast <Subgroup> %arg3, %arg7 {a} : vector<3xf32>, vector<3xi32>
      %22 = spirv.INTEL.SubgroupBlockRead %arg6 : !spirv.ptr<i32, StorageBuffer> -> i32
      %23 = spirv.INTEL.SubgroupBlockRead %arg6 {a} : !spirv.ptr<i32, StorageBuffer> -> vector<3xi32>
      %24 = spirv.KHR.SubgroupBallot %arg4 : vector<4xi32>
      %25 = spirv.KHR.SubgroupBallot %arg4 {a} : vector<4xi32>
      spirv.Return
    }
    spirv.func @blocks(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: vector<4xi32>) "None" {
      spirv.INTEL.SubgroupBlockWrite %arg0, %arg1 : i32
      spirv.INTEL.SubgroupBlockWrite %arg0, %arg2 : vector<4xi32>
      spirv.Return
    }
    spirv.func @nonuniform(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: i1, %arg5: vector<2xi1>, %arg6: !spirv.ptr<i32, StorageBuffer>) "None" {
      %cst8_i32 = spirv.Constant 8 : i32
      %0 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %arg0 : i32 -> i32
      %1 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst8_i32) {a} : vector<4xi32>, i32 -> vector<4xi32>
      %2 = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %arg0 : i32 -> i32
      %3 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst8_i32) {a} : vector<4xi32>, i32 -> vector<4xi32>
      %4 = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %arg0 : i32 -> i32
      %5 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst8_i32) {a} : vector<4xi32>, i32 -> vector<4xi32>
      %6 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %arg0 : i32 -> i32
      %7 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst8_i32) {a} : vector<4xi32>, i32 -> vector<4xi32>
      %8 = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %arg0 : i32 -> i32
      %9 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst8_i32) {a} : vector<4xi32>, i32 -> vector<4xi32>
      %10 = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %arg0 : i32 -> i32
      %11 = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst8_i32) {a} : vector<4xi32>, i32 -> vector<4xi32>
      %12 = spirv.GroupNonUniformSMin <Workgroup> <Reduce> %arg0 : i32 -> i32
      %13 = spirv.GroupNonUniformSMin <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst8_i32) {a} : vector<4xi32>, i32 -> vector<4xi32>
      %14 = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %arg0 : i32 -> i32
      %15 = spirv.GroupNonUniformUMax <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst8_i32) {a} : vector<4xi32>, i32 -> vector<4xi32>
      %16 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %arg0 : i32 -> i32
      %17 = spirv.GroupNonUniformUMin <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst8_i32) {a} : vector<4xi32>, i32 -> vector<4xi32>
      %18 = spirv.GroupNonUniformFAdd <Workgroup> <InclusiveScan> %arg2 : f32 -> f32
      %19 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %arg3 cluster_size(%cst8_i32) {a} : vector<3xf32>, i32 -> vector<3xf32>
      %20 = spirv.GroupNonUniformFMax <Workgroup> <InclusiveScan> %arg2 : f32 -> f32
      %21 = spirv.GroupNonUniformFMax <Subgroup> <ClusteredReduce> %arg3 cluster_size(%cst8_i32) {a} : vector<3xf32>, i32 -> vector<3xf32>
      %22 = spirv.GroupNonUniformFMin <Workgroup> <InclusiveScan> %arg2 : f32 -> f32
      %23 = spirv.GroupNonUniformFMin <Subgroup> <ClusteredReduce> %arg3 cluster_size(%cst8_i32) {a} : vector<3xf32>, i32 -> vector<3xf32>
      %24 = spirv.GroupNonUniformFMul <Workgroup> <InclusiveScan> %arg2 : f32 -> f32
      %25 = spirv.GroupNonUniformFMul <Subgroup> <ClusteredReduce> %arg3 cluster_size(%cst8_i32) {a} : vector<3xf32>, i32 -> vector<3xf32>
      %26 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %arg4 : i1 -> i1
      %27 = spirv.GroupNonUniformLogicalAnd <Subgroup> <ClusteredReduce> %arg5 cluster_size(%cst8_i32) {a} : vector<2xi1>, i32 -> vector<2xi1>
      %28 = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %arg4 : i1 -> i1
      %29 = spirv.GroupNonUniformLogicalOr <Subgroup> <ClusteredReduce> %arg5 cluster_size(%cst8_i32) {a} : vector<2xi1>, i32 -> vector<2xi1>
      %30 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %arg4 : i1 -> i1
      %31 = spirv.GroupNonUniformLogicalXor <Subgroup> <ClusteredReduce> %arg5 cluster_size(%cst8_i32) {a} : vector<2xi1>, i32 -> vector<2xi1>
      %32 = spirv.GroupNonUniformAll <Subgroup> %arg4 : i1
      %33 = spirv.GroupNonUniformAll <Subgroup> %arg4 {a} : i1
      %34 = spirv.GroupNonUniformAny <Subgroup> %arg4 : i1
      %35 = spirv.GroupNonUniformAny <Subgroup> %arg4 {a} : i1
      %36 = spirv.GroupNonUniformAllEqual <Subgroup> %arg2 : f32, i1
      %37 = spirv.GroupNonUniformAllEqual <Subgroup> %arg1 {a} : vector<4xi32>, i1
      %38 = spirv.GroupNonUniformBallot <Workgroup> %arg4 : vector<4xi32>
      %39 = spirv.GroupNonUniformBallot <Subgroup> %arg4 {a} : vector<4xui32>
      %40 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %arg1 : vector<4xi32> -> i32
      %41 = spirv.GroupNonUniformBallotBitCount <Subgroup> <InclusiveScan> %arg1 {a} : vector<4xi32> -> ui32
      %42 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %arg1 : vector<4xi32>, i32
      %43 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %arg1 {a} : vector<4xi32>, i32
      %44 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %arg1 : vector<4xi32>, i32
      %45 = spirv.GroupNonUniformBallotFindMSB <Workgroup> %arg1 {a} : vector<4xi32>, i32
      %46 = spirv.GroupNonUniformBroadcast <Workgroup> %arg3, %cst8_i32 : vector<3xf32>, i32
      %47 = spirv.GroupNonUniformBroadcast <Subgroup> %arg4, %cst8_i32 {a} : i1, i32
      %48 = spirv.GroupNonUniformElect <Workgroup> : i1
      %49 = spirv.GroupNonUniformElect <Subgroup> {a} : i1
      %50 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg2 %arg0 : f32, i32
      %51 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg5 %arg0 {a} : vector<2xi1>, i32
      %52 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg2, %arg0 : f32, i32 -> f32
      %53 = spirv.GroupNonUniformRotateKHR <Workgroup> %arg3, %arg0, cluster_size(%cst8_i32) {a} : vector<3xf32>, i32, i32 -> vector<3xf32>
      %54 = spirv.GroupNonUniformShuffle <Subgroup> %arg2, %arg0 : f32, i32
      %55 = spirv.GroupNonUniformShuffle <Workgroup> %arg3, %arg0 {a} : vector<3xf32>, i32
      %56 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg2, %arg0 : f32, i32
      %57 = spirv.GroupNonUniformShuffleXor <Workgroup> %arg3, %arg0 {a} : vector<3xf32>, i32
      %58 = spirv.GroupNonUniformShuffleDown <Subgroup> %arg2, %arg0 : f32, i32
      %59 = spirv.GroupNonUniformShuffleDown <Workgroup> %arg3, %arg0 {a} : vector<3xf32>, i32
      %60 = spirv.GroupNonUniformShuffleUp <Subgroup> %arg2, %arg0 : f32, i32
      %61 = spirv.GroupNonUniformShuffleUp <Workgroup> %arg3, %arg0 {a} : vector<3xf32>, i32
      spirv.Return
    }
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.3, [Shader], []>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<4xi32>, f32, vector<3xf32>, i1, vector<2xi1>, !spirv.ptr<i32, StorageBuffer>, vector<3xi32>) -> (), sym_name = "groups"}> ({
    ^bb0(%arg10: i32, %arg11: vector<4xi32>, %arg12: f32, %arg13: vector<3xf32>, %arg14: i1, %arg15: vector<2xi1>, %arg16: !spirv.ptr<i32, StorageBuffer>, %arg17: vector<3xi32>):
      %63 = "spirv.GroupIAdd"(%arg10) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %64 = "spirv.GroupIAdd"(%arg11) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a} : (vector<4xi32>) -> vector<4xi32>
      %65 = "spirv.GroupSMax"(%arg10) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %66 = "spirv.GroupSMax"(%arg11) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a} : (vector<4xi32>) -> vector<4xi32>
      %67 = "spirv.GroupSMin"(%arg10) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %68 = "spirv.GroupSMin"(%arg11) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a} : (vector<4xi32>) -> vector<4xi32>
      %69 = "spirv.GroupUMax"(%arg10) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %70 = "spirv.GroupUMax"(%arg11) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a} : (vector<4xi32>) -> vector<4xi32>
      %71 = "spirv.GroupUMin"(%arg10) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %72 = "spirv.GroupUMin"(%arg11) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a} : (vector<4xi32>) -> vector<4xi32>
      %73 = "spirv.KHR.GroupIMul"(%arg10) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %74 = "spirv.KHR.GroupIMul"(%arg11) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a} : (vector<4xi32>) -> vector<4xi32>
      %75 = "spirv.GroupFAdd"(%arg12) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
      %76 = "spirv.GroupFAdd"(%arg13) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> {a} : (vector<3xf32>) -> vector<3xf32>
      %77 = "spirv.GroupFMax"(%arg12) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
      %78 = "spirv.GroupFMax"(%arg13) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> {a} : (vector<3xf32>) -> vector<3xf32>
      %79 = "spirv.GroupFMin"(%arg12) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
      %80 = "spirv.GroupFMin"(%arg13) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> {a} : (vector<3xf32>) -> vector<3xf32>
      %81 = "spirv.KHR.GroupFMul"(%arg12) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
      %82 = "spirv.KHR.GroupFMul"(%arg13) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> {a} : (vector<3xf32>) -> vector<3xf32>
      %83 = "spirv.GroupBroadcast"(%arg12, %arg10) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, i32) -> f32
      %84 = "spirv.GroupBroadcast"(%arg13, %arg17) <{execution_scope = #spirv.scope<Subgroup>}> {a} : (vector<3xf32>, vector<3xi32>) -> vector<3xf32>
      %85 = "spirv.INTEL.SubgroupBlockRead"(%arg16) : (!spirv.ptr<i32, StorageBuffer>) -> i32
      %86 = "spirv.INTEL.SubgroupBlockRead"(%arg16) {a} : (!spirv.ptr<i32, StorageBuffer>) -> vector<3xi32>
      %87 = "spirv.KHR.SubgroupBallot"(%arg14) : (i1) -> vector<4xi32>
      %88 = "spirv.KHR.SubgroupBallot"(%arg14) {a} : (i1) -> vector<4xi32>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, StorageBuffer>, i32, vector<4xi32>) -> (), sym_name = "blocks"}> ({
    ^bb0(%arg7: !spirv.ptr<i32, StorageBuffer>, %arg8: i32, %arg9: vector<4xi32>):
      "spirv.INTEL.SubgroupBlockWrite"(%arg7, %arg8) : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
      "spirv.INTEL.SubgroupBlockWrite"(%arg7, %arg9) : (!spirv.ptr<i32, StorageBuffer>, vector<4xi32>) -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, vector<4xi32>, f32, vector<3xf32>, i1, vector<2xi1>, !spirv.ptr<i32, StorageBuffer>) -> (), sym_name = "nonuniform"}> ({
    ^bb0(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: i1, %arg5: vector<2xi1>, %arg6: !spirv.ptr<i32, StorageBuffer>):
      %0 = "spirv.Constant"() <{value = 8 : i32}> : () -> i32
      %1 = "spirv.GroupNonUniformBitwiseAnd"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %2 = "spirv.GroupNonUniformBitwiseAnd"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<4xi32>, i32) -> vector<4xi32>
      %3 = "spirv.GroupNonUniformBitwiseOr"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %4 = "spirv.GroupNonUniformBitwiseOr"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<4xi32>, i32) -> vector<4xi32>
      %5 = "spirv.GroupNonUniformBitwiseXor"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %6 = "spirv.GroupNonUniformBitwiseXor"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<4xi32>, i32) -> vector<4xi32>
      %7 = "spirv.GroupNonUniformIAdd"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %8 = "spirv.GroupNonUniformIAdd"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<4xi32>, i32) -> vector<4xi32>
      %9 = "spirv.GroupNonUniformIMul"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %10 = "spirv.GroupNonUniformIMul"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<4xi32>, i32) -> vector<4xi32>
      %11 = "spirv.GroupNonUniformSMax"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %12 = "spirv.GroupNonUniformSMax"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<4xi32>, i32) -> vector<4xi32>
      %13 = "spirv.GroupNonUniformSMin"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %14 = "spirv.GroupNonUniformSMin"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<4xi32>, i32) -> vector<4xi32>
      %15 = "spirv.GroupNonUniformUMax"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %16 = "spirv.GroupNonUniformUMax"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<4xi32>, i32) -> vector<4xi32>
      %17 = "spirv.GroupNonUniformUMin"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
      %18 = "spirv.GroupNonUniformUMin"(%arg1, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<4xi32>, i32) -> vector<4xi32>
      %19 = "spirv.GroupNonUniformFAdd"(%arg2) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f32) -> f32
      %20 = "spirv.GroupNonUniformFAdd"(%arg3, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<3xf32>, i32) -> vector<3xf32>
      %21 = "spirv.GroupNonUniformFMax"(%arg2) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f32) -> f32
      %22 = "spirv.GroupNonUniformFMax"(%arg3, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<3xf32>, i32) -> vector<3xf32>
      %23 = "spirv.GroupNonUniformFMin"(%arg2) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f32) -> f32
      %24 = "spirv.GroupNonUniformFMin"(%arg3, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<3xf32>, i32) -> vector<3xf32>
      %25 = "spirv.GroupNonUniformFMul"(%arg2) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f32) -> f32
      %26 = "spirv.GroupNonUniformFMul"(%arg3, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<3xf32>, i32) -> vector<3xf32>
      %27 = "spirv.GroupNonUniformLogicalAnd"(%arg4) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
      %28 = "spirv.GroupNonUniformLogicalAnd"(%arg5, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<2xi1>, i32) -> vector<2xi1>
      %29 = "spirv.GroupNonUniformLogicalOr"(%arg4) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
      %30 = "spirv.GroupNonUniformLogicalOr"(%arg5, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<2xi1>, i32) -> vector<2xi1>
      %31 = "spirv.GroupNonUniformLogicalXor"(%arg4) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
      %32 = "spirv.GroupNonUniformLogicalXor"(%arg5, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {a} : (vector<2xi1>, i32) -> vector<2xi1>
      %33 = "spirv.GroupNonUniformAll"(%arg4) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
      %34 = "spirv.GroupNonUniformAll"(%arg4) <{execution_scope = #spirv.scope<Subgroup>}> {a} : (i1) -> i1
      %35 = "spirv.GroupNonUniformAny"(%arg4) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
      %36 = "spirv.GroupNonUniformAny"(%arg4) <{execution_scope = #spirv.scope<Subgroup>}> {a} : (i1) -> i1
      %37 = "spirv.GroupNonUniformAllEqual"(%arg2) <{execution_scope = #spirv.scope<Subgroup>}> : (f32) -> i1
      %38 = "spirv.GroupNonUniformAllEqual"(%arg1) <{execution_scope = #spirv.scope<Subgroup>}> {a} : (vector<4xi32>) -> i1
      %39 = "spirv.GroupNonUniformBallot"(%arg4) <{execution_scope = #spirv.scope<Workgroup>}> : (i1) -> vector<4xi32>
      %40 = "spirv.GroupNonUniformBallot"(%arg4) <{execution_scope = #spirv.scope<Subgroup>}> {a} : (i1) -> vector<4xui32>
      %41 = "spirv.GroupNonUniformBallotBitCount"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (vector<4xi32>) -> i32
      %42 = "spirv.GroupNonUniformBallotBitCount"(%arg1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a} : (vector<4xi32>) -> ui32
      %43 = "spirv.GroupNonUniformBallotFindLSB"(%arg1) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xi32>) -> i32
      %44 = "spirv.GroupNonUniformBallotFindLSB"(%arg1) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (vector<4xi32>) -> i32
      %45 = "spirv.GroupNonUniformBallotFindMSB"(%arg1) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xi32>) -> i32
      %46 = "spirv.GroupNonUniformBallotFindMSB"(%arg1) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (vector<4xi32>) -> i32
      %47 = "spirv.GroupNonUniformBroadcast"(%arg3, %0) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<3xf32>, i32) -> vector<3xf32>
      %48 = "spirv.GroupNonUniformBroadcast"(%arg4, %0) <{execution_scope = #spirv.scope<Subgroup>}> {a} : (i1, i32) -> i1
      %49 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Workgroup>}> : () -> i1
      %50 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Subgroup>}> {a} : () -> i1
      %51 = "spirv.GroupNonUniformQuadSwap"(%arg2, %arg0) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
      %52 = "spirv.GroupNonUniformQuadSwap"(%arg5, %arg0) <{execution_scope = #spirv.scope<Subgroup>}> {a} : (vector<2xi1>, i32) -> vector<2xi1>
      %53 = "spirv.GroupNonUniformRotateKHR"(%arg2, %arg0) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
      %54 = "spirv.GroupNonUniformRotateKHR"(%arg3, %arg0, %0) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (vector<3xf32>, i32, i32) -> vector<3xf32>
      %55 = "spirv.GroupNonUniformShuffle"(%arg2, %arg0) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
      %56 = "spirv.GroupNonUniformShuffle"(%arg3, %arg0) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (vector<3xf32>, i32) -> vector<3xf32>
      %57 = "spirv.GroupNonUniformShuffleXor"(%arg2, %arg0) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
      %58 = "spirv.GroupNonUniformShuffleXor"(%arg3, %arg0) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (vector<3xf32>, i32) -> vector<3xf32>
      %59 = "spirv.GroupNonUniformShuffleDown"(%arg2, %arg0) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
      %60 = "spirv.GroupNonUniformShuffleDown"(%arg3, %arg0) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (vector<3xf32>, i32) -> vector<3xf32>
      %61 = "spirv.GroupNonUniformShuffleUp"(%arg2, %arg0) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
      %62 = "spirv.GroupNonUniformShuffleUp"(%arg3, %arg0) <{execution_scope = #spirv.scope<Workgroup>}> {a} : (vector<3xf32>, i32) -> vector<3xf32>
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

