// Operations of spirv on memory and composites.
!s = !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @chains(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<2xf32>>, f32)>, Function>, %q: !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, %r: !spirv.ptr<f32, CrossWorkgroup>, %zero: i32) "None" {
    %i = spirv.Constant 0 : i32
    %0 = spirv.AccessChain %p[%i, %i, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<2xf32>>, f32)>, Function>, i32, i32, i32 -> !spirv.ptr<f32, Function>
    %1 = spirv.AccessChain %q[%i] {a} : !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32 -> !spirv.ptr<f32, StorageBuffer>
    %2 = spirv.InBoundsPtrAccessChain %r[%i] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<f32, CrossWorkgroup>
    %3 = spirv.InBoundsPtrAccessChain %q[%i %i] {a} : !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %4 = spirv.PtrAccessChain %r[%i] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<f32, CrossWorkgroup>
    %5 = spirv.PtrAccessChain %q[%i %i] {a} : !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    spirv.Return
  }
  spirv.func @accesses(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, StorageBuffer>, %v: vector<4xf32>) "None" {
    %0 = spirv.Load "Function" %p : f32
    %1 = spirv.Load "StorageBuffer" %q ["Volatile"] {a} : f32
    %2 = spirv.Load "Function" %p ["Aligned", 4] : f32
    %3 = spirv.Load "Function" %p ["Volatile|Nontemporal"] : f32
    spirv.Store "Function" %p, %0 : f32
    spirv.Store "StorageBuffer" %q, %1 ["Aligned", 8] : f32
    spirv.Store "StorageBuffer" %q, %2 ["Nontemporal"] : f32
    spirv.CopyMemory "Function" %p, "StorageBuffer" %q : f32
    spirv.CopyMemory "Function" %p, "StorageBuffer" %q ["Volatile"] : f32
    spirv.CopyMemory "Function" %p, "StorageBuffer" %q ["Aligned", 4], ["Volatile"] : f32
    spirv.CopyMemory "Function" %p, "StorageBuffer" %q ["Aligned", 4], ["Aligned", 8] : f32 {a}
    %c = spirv.Constant 2.0 : f32
    %4 = spirv.Variable : !spirv.ptr<f32, Function>
    %5 = spirv.Variable init(%c) {a} : !spirv.ptr<f32, Function>
    spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
    spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease> {a}
    spirv.MemoryBarrier <Device>, <Acquire|UniformMemory|WorkgroupMemory>
    spirv.MemoryBarrier <Workgroup>, <SequentiallyConsistent> {a}
    spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
    spirv.INTEL.ControlBarrierArrive <Subgroup> <Device> <Release> {a}
    spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|UniformMemory>
    spirv.INTEL.ControlBarrierWait <Workgroup> <Subgroup> <None> {a}
    spirv.Return
  }
  spirv.func @atomics(%p: !spirv.ptr<i32, Workgroup>, %q: !spirv.ptr<f32, StorageBuffer>, %i: i32, %f: f32) "None" {
    %0 = spirv.AtomicAnd <Device> <None> %p, %i : !spirv.ptr<i32, Workgroup>
    %1 = spirv.AtomicAnd <Workgroup> <AcquireRelease> %p, %i {a} : !spirv.ptr<i32, Workgroup>
    %2 = spirv.AtomicIAdd <Device> <None> %p, %i : !spirv.ptr<i32, Workgroup>
    %3 = spirv.AtomicIAdd <Workgroup> <AcquireRelease> %p, %i {a} : !spirv.ptr<i32, Workgroup>
    %4 = spirv.AtomicISub <Device> <None> %p, %i : !spirv.ptr<i32, Workgroup>
    %5 = spirv.AtomicISub <Workgroup> <AcquireRelease> %p, %i {a} : !spirv.ptr<i32, Workgroup>
    %6 = spirv.AtomicOr <Device> <None> %p, %i : !spirv.ptr<i32, Workgroup>
    %7 = spirv.AtomicOr <Workgroup> <AcquireRelease> %p, %i {a} : !spirv.ptr<i32, Workgroup>
    %8 = spirv.AtomicSMax <Device> <None> %p, %i : !spirv.ptr<i32, Workgroup>
    %9 = spirv.AtomicSMax <Workgroup> <AcquireRelease> %p, %i {a} : !spirv.ptr<i32, Workgroup>
    %10 = spirv.AtomicSMin <Device> <None> %p, %i : !spirv.ptr<i32, Workgroup>
    %11 = spirv.AtomicSMin <Workgroup> <AcquireRelease> %p, %i {a} : !spirv.ptr<i32, Workgroup>
    %12 = spirv.AtomicUMax <Device> <None> %p, %i : !spirv.ptr<i32, Workgroup>
    %13 = spirv.AtomicUMax <Workgroup> <AcquireRelease> %p, %i {a} : !spirv.ptr<i32, Workgroup>
    %14 = spirv.AtomicUMin <Device> <None> %p, %i : !spirv.ptr<i32, Workgroup>
    %15 = spirv.AtomicUMin <Workgroup> <AcquireRelease> %p, %i {a} : !spirv.ptr<i32, Workgroup>
    %16 = spirv.AtomicXor <Device> <None> %p, %i : !spirv.ptr<i32, Workgroup>
    %17 = spirv.AtomicXor <Workgroup> <AcquireRelease> %p, %i {a} : !spirv.ptr<i32, Workgroup>
    %18 = spirv.AtomicExchange <Device> <Release> %p, %i : !spirv.ptr<i32, Workgroup>
    %19 = spirv.AtomicExchange <Device> <None> %q, %f {a} : !spirv.ptr<f32, StorageBuffer>
    %20 = spirv.EXT.AtomicFAdd <Device> <None> %q, %f : !spirv.ptr<f32, StorageBuffer>
    %21 = spirv.EXT.AtomicFAdd <Workgroup> <Acquire> %q, %f {a} : !spirv.ptr<f32, StorageBuffer>
    %22 = spirv.AtomicIDecrement <Device> <None> %p : !spirv.ptr<i32, Workgroup>
    %23 = spirv.AtomicIDecrement <Subgroup> <Acquire> %p {a} : !spirv.ptr<i32, Workgroup>
    %24 = spirv.AtomicIIncrement <Device> <None> %p : !spirv.ptr<i32, Workgroup>
    %25 = spirv.AtomicIIncrement <Subgroup> <Acquire> %p {a} : !spirv.ptr<i32, Workgroup>
    %26 = spirv.AtomicCompareExchange <Workgroup> <Release|AtomicCounterMemory> <None> %p, %i, %i : !spirv.ptr<i32, Workgroup>
    %27 = spirv.AtomicCompareExchange <Device> <AcquireRelease> <Acquire> %p, %i, %i {a} : !spirv.ptr<i32, Workgroup>
    %28 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release|AtomicCounterMemory> <None> %p, %i, %i : !spirv.ptr<i32, Workgroup>
    %29 = spirv.AtomicCompareExchangeWeak <Device> <AcquireRelease> <Acquire> %p, %i, %i {a} : !spirv.ptr<i32, Workgroup>
    spirv.Return
  }
  spirv.func @composites(%f: f32, %g: vector<2xf32>, %v: vector<4xf32>, %a: !spirv.array<4 x vector<2xf32>>, %s: !s, %i: i32) "None" {
    %0 = spirv.CompositeConstruct %f, %f, %g : (f32, f32, vector<2xf32>) -> vector<4xf32>
    %1 = spirv.CompositeConstruct %f, %a {a} : (f32, !spirv.array<4 x vector<2xf32>>) -> !s
    %2 = spirv.CompositeConstruct %f : (f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
    %3 = spirv.CompositeExtract %s[0 : i32] : !s
    %4 = spirv.CompositeExtract %s[1 : i32, 2 : i32, 1 : i32] : !s
    %5 = spirv.CompositeExtract %v[3 : i32] : vector<4xf32>
    %6 = spirv.CompositeInsert %f, %s[0 : i32] : f32 into !s
    %7 = spirv.CompositeInsert %g, %s[1 : i32, 2 : i32] : vector<2xf32> into !s
    %8 = spirv.VectorExtractDynamic %v[%i] : vector<4xf32>, i32
    %9 = spirv.VectorExtractDynamic %v[%i] {a} : vector<4xf32>, i32
    %10 = spirv.VectorInsertDynamic %f, %v[%i] : vector<4xf32>, i32
    %11 = spirv.VectorInsertDynamic %f, %v[%i] {a} : vector<4xf32>, i32
    %12 = spirv.VectorShuffle [1: i32, 3: i32, -1: i32] %g, %v : vector<2xf32>, vector<4xf32> -> vector<3xf32>
    %13 = spirv.VectorShuffle {a} [0: i32, 5: i32] %g, %v : vector<2xf32>, vector<4xf32> -> vector<2xf32>
    spirv.Return
  }
  spirv.func @matrices(%p: !spirv.ptr<f16, StorageBuffer>, %i: i32, %a: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, %ia: !spirv.coopmatrix<8x16xsi8, Subgroup, MatrixA>, %ib: !spirv.coopmatrix<16x4xsi8, Subgroup, MatrixB>, %ic: !spirv.coopmatrix<8x4xsi32, Subgroup, MatrixAcc>) "None" {
    %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
    %1 = spirv.KHR.CooperativeMatrixLength {a} : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
    %2 = spirv.KHR.CooperativeMatrixLoad %p, %i, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
    %3 = spirv.KHR.CooperativeMatrixLoad %p, %i, <ColumnMajor>, <Volatile> {a} : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
    %4 = spirv.KHR.CooperativeMatrixLoad %p, %i, <RowMajor>, <Volatile|Aligned>, 16 : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
    spirv.KHR.CooperativeMatrixStore %p, %a, %i, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
    spirv.KHR.CooperativeMatrixStore %p, %a, %i, <ColumnMajor>, <Nontemporal|Aligned>, 8 {a} : !spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
    %5 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
    %6 = spirv.KHR.CooperativeMatrixMulAdd %ia, %ib, %ic, <ASigned|AccSat> {a} : !spirv.coopmatrix<8x16xsi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xsi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xsi32, Subgroup, MatrixAcc>
    spirv.Return
  }
}

//= 
module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @chains(%arg0: !spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<2xf32>>, f32)>, Function>, %arg1: !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, %arg2: !spirv.ptr<f32, CrossWorkgroup>, %arg3: i32) "None" {
      %cst0_i32 = spirv.Constant 0 : i32
      %0 = spirv.AccessChain %arg0[%cst0_i32, %cst0_i32, %cst0_i32] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<2xf32>>, f32)>, Function>, i32, i32, i32 -> !spirv.ptr<f32, Function>
      %1 = spirv.AccessChain %arg1[%cst0_i32] {a} : !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32 -> !spirv.ptr<f32, StorageBuffer>
      %2 = spirv.InBoundsPtrAccessChain %arg2[%cst0_i32] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<f32, CrossWorkgroup>
      %3 = spirv.InBoundsPtrAccessChain %arg1[%cst0_i32 %cst0_i32] {a} : !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
      %4 = spirv.PtrAccessChain %arg2[%cst0_i32] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<f32, CrossWorkgroup>
      %5 = spirv.PtrAccessChain %arg1[%cst0_i32 %cst0_i32] {a} : !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
      spirv.Return
    }
    spirv.func @accesses(%arg0: !spirv.ptr<f32, Function>, %arg1: !spirv.ptr<f32, StorageBuffer>, %arg2: vector<4xf32>) "None" {
      %0 = spirv.Load "Function" %arg0 : f32
      %1 = spirv.Load "StorageBuffer" %arg1 ["Volatile"] {a} : f32
      %2 = spirv.Load "Function" %arg0 ["Aligned", 4] : f32
      %3 = spirv.Load "Function" %arg0 ["Volatile|Nontemporal"] : f32
      spirv.Store "Function" %arg0, %0 : f32
      spirv.Store "StorageBuffer" %arg1, %1 ["Aligned", 8] : f32
      spirv.Store "StorageBuffer" %arg1, %2 ["Nontemporal"] : f32
      spirv.CopyMemory  "Function" %arg0,  "StorageBuffer" %arg1,  : f32
      spirv.CopyMemory  "Function" %arg0,  "StorageBuffer" %arg1 ["Volatile"],  ["Volatile"] : f32
      spirv.CopyMemory  "Function" %arg0,  "StorageBuffer" %arg1 ["Aligned", 4],  ["Volatile"] : f32
      spirv.CopyMemory  "Function" %arg0,  "StorageBuffer" %arg1 ["Aligned", 4],  ["Aligned", 8] {a} : f32
      %cst_f32 = spirv.Constant 2.000000e+00 : f32
      %4 = spirv.Variable : !spirv.ptr<f32, Function>
      %5 = spirv.Variable init(%cst_f32) {a} : !spirv.ptr<f32, Function>
      spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
      spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease> {a}
      spirv.MemoryBarrier <Device>, <Acquire|UniformMemory|WorkgroupMemory>
      spirv.MemoryBarrier <Workgroup>, <SequentiallyConsistent> {a}
      spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
      spirv.INTEL.ControlBarrierArrive <Subgroup> <Device> <Release> {a}
      spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|UniformMemory>
      spirv.INTEL.ControlBarrierWait <Workgroup> <Subgroup> <None> {a}
      spirv.Return
    }
    spirv.func @atomics(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: !spirv.ptr<f32, StorageBuffer>, %arg2: i32, %arg3: f32) "None" {
      %0 = spirv.AtomicAnd <Device> <None> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %1 = spirv.AtomicAnd <Workgroup> <AcquireRelease> %arg0, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %2 = spirv.AtomicIAdd <Device> <None> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %3 = spirv.AtomicIAdd <Workgroup> <AcquireRelease> %arg0, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %4 = spirv.AtomicISub <Device> <None> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %5 = spirv.AtomicISub <Workgroup> <AcquireRelease> %arg0, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %6 = spirv.AtomicOr <Device> <None> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %7 = spirv.AtomicOr <Workgroup> <AcquireRelease> %arg0, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %8 = spirv.AtomicSMax <Device> <None> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %9 = spirv.AtomicSMax <Workgroup> <AcquireRelease> %arg0, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %10 = spirv.AtomicSMin <Device> <None> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %11 = spirv.AtomicSMin <Workgroup> <AcquireRelease> %arg0, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %12 = spirv.AtomicUMax <Device> <None> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %13 = spirv.AtomicUMax <Workgroup> <AcquireRelease> %arg0, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %14 = spirv.AtomicUMin <Device> <None> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %15 = spirv.AtomicUMin <Workgroup> <AcquireRelease> %arg0, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %16 = spirv.AtomicXor <Device> <None> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %17 = spirv.AtomicXor <Workgroup> <AcquireRelease> %arg0, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %18 = spirv.AtomicExchange <Device> <Release> %arg0, %arg2 : !spirv.ptr<i32, Workgroup>
      %19 = spirv.AtomicExchange <Device> <None> %arg1, %arg3 {a} : !spirv.ptr<f32, StorageBuffer>
      %20 = spirv.EXT.AtomicFAdd <Device> <None> %arg1, %arg3 : !spirv.ptr<f32, StorageBuffer>
      %21 = spirv.EXT.AtomicFAdd <Workgroup> <Acquire> %arg1, %arg3 {a} : !spirv.ptr<f32, StorageBuffer>
      %22 = spirv.AtomicIDecrement <Device> <None> %arg0 : !spirv.ptr<i32, Workgroup>
      %23 = spirv.AtomicIDecrement <Subgroup> <Acquire> %arg0 {a} : !spirv.ptr<i32, Workgroup>
      %24 = spirv.AtomicIIncrement <Device> <None> %arg0 : !spirv.ptr<i32, Workgroup>
      %25 = spirv.AtomicIIncrement <Subgroup> <Acquire> %arg0 {a} : !spirv.ptr<i32, Workgroup>
      %26 = spirv.AtomicCompareExchange <Workgroup> <Release|AtomicCounterMemory> <None> %arg0, %arg2, %arg2 : !spirv.ptr<i32, Workgroup>
      %27 = spirv.AtomicCompareExchange <Device> <AcquireRelease> <Acquire> %arg0, %arg2, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      %28 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release|AtomicCounterMemory> <None> %arg0, %arg2, %arg2 : !spirv.ptr<i32, Workgroup>
      %29 = spirv.AtomicCompareExchangeWeak <Device> <AcquireRelease> <Acquire> %arg0, %arg2, %arg2 {a} : !spirv.ptr<i32, Workgroup>
      spirv.Return
    }
    spirv.func @composites(%arg0: f32, %arg1: vector<2xf32>, %arg2: vector<4xf32>, %arg3: !spirv.array<4 x vector<2xf32>>, %arg4: !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>, %arg5: i32) "None" {
      %0 = spirv.CompositeConstruct %arg0, %arg0, %arg1 : (f32, f32, vector<2xf32>) -> vector<4xf32>
      %1 = spirv.CompositeConstruct %arg0, %arg3 {a} : (f32, !spirv.array<4 x vector<2xf32>>) -> !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>
      %2 = spirv.CompositeConstruct %arg0 : (f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
      %3 = spirv.CompositeExtract %arg4[0 : i32] : !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>
      %4 = spirv.CompositeExtract %arg4[1 : i32, 2 : i32, 1 : i32] : !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>
      %5 = spirv.CompositeExtract %arg2[3 : i32] : vector<4xf32>
      %6 = spirv.CompositeInsert %arg0, %arg4[0 : i32] : f32 into !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>
      %7 = spirv.CompositeInsert %arg1, %arg4[1 : i32, 2 : i32] : vector<2xf32> into !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>
      %8 = spirv.VectorExtractDynamic %arg2[%arg5] : vector<4xf32>, i32
      %9 = spirv.VectorExtractDynamic %arg2[%arg5] {a} : vector<4xf32>, i32
      %10 = spirv.VectorInsertDynamic %arg0, %arg2[%arg5] : vector<4xf32>, i32
      %11 = spirv.VectorInsertDynamic %arg0, %arg2[%arg5] {a} : vector<4xf32>, i32
      %12 = spirv.VectorShuffle [1 : i32, 3 : i32, -1 : i32] %arg1, %arg2 : vector<2xf32>, vector<4xf32> -> vector<3xf32>
      %13 = spirv.VectorShuffle {a} [0 : i32, 5 : i32] %arg1, %arg2 : vector<2xf32>, vector<4xf32> -> vector<2xf32>
      spirv.Return
    }
    spirv.func @matrices(%arg0: !spirv.ptr<f16, StorageBuffer>, %arg1: i32, %arg2: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %arg3: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %arg4: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, %arg5: !spirv.coopmatrix<8x16xsi8, Subgroup, MatrixA>, %arg6: !spirv.coopmatrix<16x4xsi8, Subgroup, MatrixB>, %arg7: !spirv.coopmatrix<8x4xsi32, Subgroup, MatrixAcc>) "None" {
      %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
      %1 = spirv.KHR.CooperativeMatrixLength {a} : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
      %2 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
      %3 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <ColumnMajor>, <Volatile> {a} : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
      %4 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <RowMajor>, <Volatile|Aligned>, 16 : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
      spirv.KHR.CooperativeMatrixStore %arg0, %arg2, %arg1, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
      spirv.KHR.CooperativeMatrixStore %arg0, %arg2, %arg1, <ColumnMajor>, <Aligned|Nontemporal>, 8 {a} : !spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
      %5 = spirv.KHR.CooperativeMatrixMulAdd %arg2, %arg3, %arg4 : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
      %6 = spirv.KHR.CooperativeMatrixMulAdd %arg5, %arg6, %arg7, <ASigned|AccSat> {a} : !spirv.coopmatrix<8x16xsi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xsi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xsi32, Subgroup, MatrixAcc>
      spirv.Return
    }
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.0, [Shader], []>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<2xf32>>, f32)>, Function>, !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, !spirv.ptr<f32, CrossWorkgroup>, i32) -> (), sym_name = "chains"}> ({
    ^bb0(%arg21: !spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<2xf32>>, f32)>, Function>, %arg22: !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, %arg23: !spirv.ptr<f32, CrossWorkgroup>, %arg24: i32):
      %58 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
      %59 = "spirv.AccessChain"(%arg21, %58, %58, %58) : (!spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<2xf32>>, f32)>, Function>, i32, i32, i32) -> !spirv.ptr<f32, Function>
      %60 = "spirv.AccessChain"(%arg22, %58) {a} : (!spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32) -> !spirv.ptr<f32, StorageBuffer>
      %61 = "spirv.InBoundsPtrAccessChain"(%arg23, %58) : (!spirv.ptr<f32, CrossWorkgroup>, i32) -> !spirv.ptr<f32, CrossWorkgroup>
      %62 = "spirv.InBoundsPtrAccessChain"(%arg22, %58, %58) {a} : (!spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32, i32) -> !spirv.ptr<f32, StorageBuffer>
      %63 = "spirv.PtrAccessChain"(%arg23, %58) : (!spirv.ptr<f32, CrossWorkgroup>, i32) -> !spirv.ptr<f32, CrossWorkgroup>
      %64 = "spirv.PtrAccessChain"(%arg22, %58, %58) {a} : (!spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32, i32) -> !spirv.ptr<f32, StorageBuffer>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<f32, Function>, !spirv.ptr<f32, StorageBuffer>, vector<4xf32>) -> (), sym_name = "accesses"}> ({
    ^bb0(%arg18: !spirv.ptr<f32, Function>, %arg19: !spirv.ptr<f32, StorageBuffer>, %arg20: vector<4xf32>):
      %51 = "spirv.Load"(%arg18) : (!spirv.ptr<f32, Function>) -> f32
      %52 = "spirv.Load"(%arg19) <{memory_access = #spirv.memory_access<Volatile>}> {a} : (!spirv.ptr<f32, StorageBuffer>) -> f32
      %53 = "spirv.Load"(%arg18) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>) -> f32
      %54 = "spirv.Load"(%arg18) <{memory_access = #spirv.memory_access<Volatile|Nontemporal>}> : (!spirv.ptr<f32, Function>) -> f32
      "spirv.Store"(%arg18, %51) : (!spirv.ptr<f32, Function>, f32) -> ()
      "spirv.Store"(%arg19, %52) <{alignment = 8 : i32, memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
      "spirv.Store"(%arg19, %53) <{memory_access = #spirv.memory_access<Nontemporal>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
      "spirv.CopyMemory"(%arg18, %arg19) : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, StorageBuffer>) -> ()
      "spirv.CopyMemory"(%arg18, %arg19) <{memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, StorageBuffer>) -> ()
      "spirv.CopyMemory"(%arg18, %arg19) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>, source_memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, StorageBuffer>) -> ()
      "spirv.CopyMemory"(%arg18, %arg19) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>, source_alignment = 8 : i32, source_memory_access = #spirv.memory_access<Aligned>}> {a} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, StorageBuffer>) -> ()
      %55 = "spirv.Constant"() <{value = 2.000000e+00 : f32}> : () -> f32
      %56 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<f32, Function>
      %57 = "spirv.Variable"(%55) <{storage_class = #spirv.storage_class<Function>}> {a} : (f32) -> !spirv.ptr<f32, Function>
      "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory>}> : () -> ()
      "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : () -> ()
      "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory|WorkgroupMemory>}> : () -> ()
      "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<SequentiallyConsistent>}> {a} : () -> ()
      "spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory>}> : () -> ()
      "spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Subgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Release>}> {a} : () -> ()
      "spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory>}> : () -> ()
      "spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Subgroup>, memory_semantics = #spirv.memory_semantics<None>}> {a} : () -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Workgroup>, !spirv.ptr<f32, StorageBuffer>, i32, f32) -> (), sym_name = "atomics"}> ({
    ^bb0(%arg14: !spirv.ptr<i32, Workgroup>, %arg15: !spirv.ptr<f32, StorageBuffer>, %arg16: i32, %arg17: f32):
      %21 = "spirv.AtomicAnd"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %22 = "spirv.AtomicAnd"(%arg14, %arg16) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %23 = "spirv.AtomicIAdd"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %24 = "spirv.AtomicIAdd"(%arg14, %arg16) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %25 = "spirv.AtomicISub"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %26 = "spirv.AtomicISub"(%arg14, %arg16) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %27 = "spirv.AtomicOr"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %28 = "spirv.AtomicOr"(%arg14, %arg16) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %29 = "spirv.AtomicSMax"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %30 = "spirv.AtomicSMax"(%arg14, %arg16) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %31 = "spirv.AtomicSMin"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %32 = "spirv.AtomicSMin"(%arg14, %arg16) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %33 = "spirv.AtomicUMax"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %34 = "spirv.AtomicUMax"(%arg14, %arg16) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %35 = "spirv.AtomicUMin"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %36 = "spirv.AtomicUMin"(%arg14, %arg16) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %37 = "spirv.AtomicXor"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %38 = "spirv.AtomicXor"(%arg14, %arg16) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>}> {a} : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %39 = "spirv.AtomicExchange"(%arg14, %arg16) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Release>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
      %40 = "spirv.AtomicExchange"(%arg15, %arg17) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> {a} : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
      %41 = "spirv.EXT.AtomicFAdd"(%arg15, %arg17) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
      %42 = "spirv.EXT.AtomicFAdd"(%arg15, %arg17) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<Acquire>}> {a} : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
      %43 = "spirv.AtomicIDecrement"(%arg14) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>) -> i32
      %44 = "spirv.AtomicIDecrement"(%arg14) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<Acquire>}> {a} : (!spirv.ptr<i32, Workgroup>) -> i32
      %45 = "spirv.AtomicIIncrement"(%arg14) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>) -> i32
      %46 = "spirv.AtomicIIncrement"(%arg14) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<Acquire>}> {a} : (!spirv.ptr<i32, Workgroup>) -> i32
      %47 = "spirv.AtomicCompareExchange"(%arg14, %arg16, %arg16) <{equal_semantics = #spirv.memory_semantics<Release|AtomicCounterMemory>, memory_scope = #spirv.scope<Workgroup>, unequal_semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i32
      %48 = "spirv.AtomicCompareExchange"(%arg14, %arg16, %arg16) <{equal_semantics = #spirv.memory_semantics<AcquireRelease>, memory_scope = #spirv.scope<Device>, unequal_semantics = #spirv.memory_semantics<Acquire>}> {a} : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i32
      %49 = "spirv.AtomicCompareExchangeWeak"(%arg14, %arg16, %arg16) <{equal_semantics = #spirv.memory_semantics<Release|AtomicCounterMemory>, memory_scope = #spirv.scope<Workgroup>, unequal_semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i32
      %50 = "spirv.AtomicCompareExchangeWeak"(%arg14, %arg16, %arg16) <{equal_semantics = #spirv.memory_semantics<AcquireRelease>, memory_scope = #spirv.scope<Device>, unequal_semantics = #spirv.memory_semantics<Acquire>}> {a} : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i32
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32, vector<2xf32>, vector<4xf32>, !spirv.array<4 x vector<2xf32>>, !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>, i32) -> (), sym_name = "composites"}> ({
    ^bb0(%arg8: f32, %arg9: vector<2xf32>, %arg10: vector<4xf32>, %arg11: !spirv.array<4 x vector<2xf32>>, %arg12: !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>, %arg13: i32):
      %7 = "spirv.CompositeConstruct"(%arg8, %arg8, %arg9) : (f32, f32, vector<2xf32>) -> vector<4xf32>
      %8 = "spirv.CompositeConstruct"(%arg8, %arg11) {a} : (f32, !spirv.array<4 x vector<2xf32>>) -> !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>
      %9 = "spirv.CompositeConstruct"(%arg8) : (f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
      %10 = "spirv.CompositeExtract"(%arg12) <{indices = [0 : i32]}> : (!spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>) -> f32
      %11 = "spirv.CompositeExtract"(%arg12) <{indices = [1 : i32, 2 : i32, 1 : i32]}> : (!spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>) -> f32
      %12 = "spirv.CompositeExtract"(%arg10) <{indices = [3 : i32]}> : (vector<4xf32>) -> f32
      %13 = "spirv.CompositeInsert"(%arg8, %arg12) <{indices = [0 : i32]}> : (f32, !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>) -> !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>
      %14 = "spirv.CompositeInsert"(%arg9, %arg12) <{indices = [1 : i32, 2 : i32]}> : (vector<2xf32>, !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>) -> !spirv.struct<(f32, !spirv.array<4 x vector<2xf32>>)>
      %15 = "spirv.VectorExtractDynamic"(%arg10, %arg13) : (vector<4xf32>, i32) -> f32
      %16 = "spirv.VectorExtractDynamic"(%arg10, %arg13) {a} : (vector<4xf32>, i32) -> f32
      %17 = "spirv.VectorInsertDynamic"(%arg10, %arg8, %arg13) : (vector<4xf32>, f32, i32) -> vector<4xf32>
      %18 = "spirv.VectorInsertDynamic"(%arg10, %arg8, %arg13) {a} : (vector<4xf32>, f32, i32) -> vector<4xf32>
      %19 = "spirv.VectorShuffle"(%arg9, %arg10) <{components = [1 : i32, 3 : i32, -1 : i32]}> : (vector<2xf32>, vector<4xf32>) -> vector<3xf32>
      %20 = "spirv.VectorShuffle"(%arg9, %arg10) <{components = [0 : i32, 5 : i32]}> {a} : (vector<2xf32>, vector<4xf32>) -> vector<2xf32>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<f16, StorageBuffer>, i32, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, !spirv.coopmatrix<8x16xsi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xsi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xsi32, Subgroup, MatrixAcc>) -> (), sym_name = "matrices"}> ({
    ^bb0(%arg0: !spirv.ptr<f16, StorageBuffer>, %arg1: i32, %arg2: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %arg3: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %arg4: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>, %arg5: !spirv.coopmatrix<8x16xsi8, Subgroup, MatrixA>, %arg6: !spirv.coopmatrix<16x4xsi8, Subgroup, MatrixB>, %arg7: !spirv.coopmatrix<8x4xsi32, Subgroup, MatrixAcc>):
      %0 = "spirv.KHR.CooperativeMatrixLength"() <{cooperative_matrix_type = !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>}> : () -> i32
      %1 = "spirv.KHR.CooperativeMatrixLength"() <{cooperative_matrix_type = !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>}> {a} : () -> i32
      %2 = "spirv.KHR.CooperativeMatrixLoad"(%arg0, %arg1) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<f16, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
      %3 = "spirv.KHR.CooperativeMatrixLoad"(%arg0, %arg1) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>, memory_operand = #spirv.memory_access<Volatile>}> {a} : (!spirv.ptr<f16, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
      %4 = "spirv.KHR.CooperativeMatrixLoad"(%arg0, %arg1) <{alignment = 16 : i32, matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Volatile|Aligned>}> : (!spirv.ptr<f16, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
      "spirv.KHR.CooperativeMatrixStore"(%arg0, %arg2, %arg1) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32) -> ()
      "spirv.KHR.CooperativeMatrixStore"(%arg0, %arg2, %arg1) <{alignment = 8 : i32, matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>, memory_operand = #spirv.memory_access<Aligned|Nontemporal>}> {a} : (!spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32) -> ()
      %5 = "spirv.KHR.CooperativeMatrixMulAdd"(%arg2, %arg3, %arg4) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
      %6 = "spirv.KHR.CooperativeMatrixMulAdd"(%arg5, %arg6, %arg7) <{matrix_operands = #spirv.cooperative_matrix_operands_khr<ASigned|AccSat>}> {a} : (!spirv.coopmatrix<8x16xsi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xsi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xsi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xsi32, Subgroup, MatrixAcc>
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

