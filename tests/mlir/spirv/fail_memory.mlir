// What spirv refuses of memory, pointers and composites, and where: each part is an input of its own; the comment on the line that is
// blamed has the column and the message of the first error.
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load "Nowhere" %p : f32  // error 17: custom op 'spirv.Load' invalid storage_class attribute specification: "Nowhere"
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load 3 %p : f32  // error 17: integer literal not valid for specified type
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load "Function" %p ["Other"] : f32  // error 32: custom op 'spirv.Load' invalid memory_access attribute specification: "Other"
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load "Function" %p ["Aligned"] : f32  // error 41: expected ','
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load "Function" %p ["Volatile", 4] : f32  // error 42: expected ']'
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load "Function" %p ["Aligned", 3] : f32  // error 6: 'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load "Function" %p ["Aligned", 4 : f32  // error 44: expected ']'
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load "StorageBuffer" %p : f32  // error 33: use of value '%p' expects different type than prior uses: '!spirv.ptr<f32, StorageBuffer>' vs '!spirv.ptr<f32, Function>'
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load %p : f32  // error 16: expected attribute value
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%0 = spirv.Load "Function" %p f32  // error 30: expected ':'
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>) {
%0 = "spirv.Load"(%a0) : (!spirv.ptr<f32, Function>) -> i32  // error 6: 'spirv.Load' op mismatch in result type and pointer type
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>) {
%0 = "spirv.Load"(%a0) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32  // error 6: 'spirv.Load' op missing alignment value
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>) {
%0 = "spirv.Load"(%a0) {memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32  // error 6: 'spirv.Load' op invalid alignment specification with non-aligned memory access specification
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>) {
%0 = "spirv.Load"(%a0) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32  // error 6: 'spirv.Load' op invalid alignment specification without aligned memory access specification
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>) {
%0 = "spirv.Load"(%a0) {memory_access = #spirv.memory_access<Aligned>, alignment = 4 : i64} : (!spirv.ptr<f32, Function>) -> f32  // error 6: 'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>, %a1: i32) {
"spirv.Store"(%a0, %a1) : (!spirv.ptr<f32, Function>, i32) -> ()  // error 1: 'spirv.Store' op mismatch in result type and pointer type
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>, %a1: f32) {
"spirv.Store"(%a0, %a1) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>, f32) -> ()  // error 1: 'spirv.Store' op invalid alignment specification without aligned memory access specification
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>, %a1: f32) {
"spirv.Store"(%a0, %a1) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, f32) -> ()  // error 1: 'spirv.Store' op missing alignment value
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>, %a1: !spirv.ptr<i32, Function>) {
"spirv.CopyMemory"(%a0, %a1) : (!spirv.ptr<f32, Function>, !spirv.ptr<i32, Function>) -> ()  // error 1: 'spirv.CopyMemory' op both operands must be pointers to the same type
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>, %a1: !spirv.ptr<f32, Function>) {
"spirv.CopyMemory"(%a0, %a1) {source_alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()  // error 1: 'spirv.CopyMemory' op invalid alignment specification without aligned memory access specification
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>, %a1: !spirv.ptr<f32, Function>) {
"spirv.CopyMemory"(%a0, %a1) {source_memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()  // error 1: 'spirv.CopyMemory' op missing alignment value
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Function>, %a1: !spirv.ptr<f32, Function>) {
"spirv.CopyMemory"(%a0, %a1) {memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()  // error 1: 'spirv.CopyMemory' op invalid alignment specification with non-aligned memory access specification
return }
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, %i: i32) {
%0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32 -> !spirv.ptr<f32, Function>  // error 6: 'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct
return }
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>) {
%i = arith.constant 0 : i32
%0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32 -> !spirv.ptr<f32, Function>  // error 6: 'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided arith.constant
return }
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>) {
%i = spirv.Constant 2 : i32
%0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32 -> !spirv.ptr<f32, Function>  // error 6: 'spirv.AccessChain' op index 2 out of bounds for '!spirv.struct<(f32, !spirv.array<4 x i32>)>'
return }
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>) {
%i = spirv.Constant 0 : i32
%0 = spirv.AccessChain %p[%i, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>  // error 6: 'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0
return }
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>) {
%i = spirv.Constant 0 : i32
%0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32 -> !spirv.ptr<i32, Function>  // error 6: 'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<i32, Function>'
return }
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>) {
%i = spirv.Constant 0 : i32
%0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32 -> !spirv.ptr<f32, Workgroup>  // error 6: 'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<f32, Workgroup>'
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
%i = spirv.Constant 0 : i32
%0 = spirv.AccessChain %p[%i] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>  // error 6: 'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0
return }
// -----
func.func @f(%p: !spirv.ptr<vector<4xf32>, Function>) {
%i = spirv.Constant 7 : i32
%0 = spirv.AccessChain %p[%i] : !spirv.ptr<vector<4xf32>, Function>, i32 -> !spirv.ptr<i32, Function>  // error 6: 'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<i32, Function>'
return }
// -----
func.func @f(%p: !spirv.ptr<f32, CrossWorkgroup>, %i: i32) {
%0 = spirv.PtrAccessChain %p[%i] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<i32, CrossWorkgroup>  // error 6: 'spirv.PtrAccessChain' op invalid result type: expected '!spirv.ptr<f32, CrossWorkgroup>', but provided '!spirv.ptr<i32, CrossWorkgroup>'
return }
// -----
func.func @f(%p: !spirv.ptr<f32, CrossWorkgroup>, %i: i32) {
%0 = spirv.InBoundsPtrAccessChain %p[%i %i] : !spirv.ptr<f32, CrossWorkgroup>, i32, i32 -> !spirv.ptr<i32, CrossWorkgroup>  // error 6: 'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0
return }
// -----
func.func @f(%a0: f32, %a1: f32) {
%0 = "spirv.CompositeConstruct"(%a0, %a1) : (f32, f32) -> vector<3xf32>  // error 6: 'spirv.CompositeConstruct' op has incorrect number of operands: expected 3, but provided 2
return }
// -----
func.func @f(%a0: f32, %a1: f32, %a2: f32, %a3: f32) {
%0 = "spirv.CompositeConstruct"(%a0, %a1, %a2, %a3) : (f32, f32, f32, f32) -> vector<3xf32>  // error 6: 'spirv.CompositeConstruct' op has incorrect number of operands: expected 3, but provided 4
return }
// -----
func.func @f(%a0: f32, %a1: i32) {
%0 = "spirv.CompositeConstruct"(%a0, %a1) : (f32, i32) -> vector<2xf32>  // error 6: 'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'i32'
return }
// -----
func.func @f(%a0: vector<2xi32>, %a1: f32) {
%0 = "spirv.CompositeConstruct"(%a0, %a1) : (vector<2xi32>, f32) -> vector<3xf32>  // error 6: 'spirv.CompositeConstruct' op operand element type mismatch: expected to be 'f32', but provided 'i32'
return }
// -----
func.func @f(%a0: f32, %a1: !spirv.array<2 x f32>) {
%0 = "spirv.CompositeConstruct"(%a0, %a1) : (f32, !spirv.array<2 x f32>) -> vector<3xf32>  // error 6: 'spirv.CompositeConstruct' op operand type mismatch: expected operand to have a scalar or vector type, but provided '!spirv.array<2 x f32>'
return }
// -----
func.func @f(%a0: f32) {
%0 = "spirv.CompositeConstruct"(%a0) : (f32) -> !spirv.struct<(f32, f32)>  // error 6: 'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs
return }
// -----
func.func @f(%a0: f32, %a1: i32) {
%0 = "spirv.CompositeConstruct"(%a0, %a1) : (f32, i32) -> !spirv.struct<(f32, f32)>  // error 6: 'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'i32'
return }
// -----
func.func @f(%a0: f32, %a1: f32) {
%0 = "spirv.CompositeConstruct"(%a0, %a1) : (f32, f32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>  // error 6: 'spirv.CompositeConstruct' op has incorrect number of operands: expected 1, but provided 2
return }
// -----
func.func @f(%a0: i32) {
%0 = "spirv.CompositeConstruct"(%a0) : (i32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>  // error 6: 'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'i32'
return }
// -----
func.func @f(%v: vector<4xf32>) {
%0 = spirv.CompositeExtract %v[4 : i32] : vector<4xf32>  // error 31: custom op 'spirv.CompositeExtract' index 4 out of bounds for 'vector<4xf32>'
return }
// -----
func.func @f(%v: vector<4xf32>) {
%0 = spirv.CompositeExtract %v[] : vector<4xf32>  // error 31: custom op 'spirv.CompositeExtract' expected at least one index for spirv.CompositeExtract
return }
// -----
func.func @f(%v: vector<4xf32>) {
%0 = spirv.CompositeExtract %v[1] : vector<4xf32>  // error 6: 'spirv.CompositeExtract' op attribute 'indices' failed to satisfy constraint: 32-bit integer array attribute
return }
// -----
func.func @f(%v: vector<4xf32>) {
%0 = spirv.CompositeExtract %v[1 : i32, 2 : i32] : vector<4xf32>  // error 31: custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'f32' with index 2
return }
// -----
func.func @f(%v: vector<4xf32>) {
%0 = spirv.CompositeExtract %v 1 : vector<4xf32>  // error 32: integer literal not valid for specified type
return }
// -----
func.func @f(%v: vector<4xf32>) {
%0 = spirv.CompositeExtract %v : vector<4xf32>  // error 31: expected attribute value
return }
// -----
func.func @f(%v: f32) {
%0 = spirv.CompositeExtract %v[0 : i32] : f32  // error 31: custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'f32' with index 0
return }
// -----
func.func @f(%v: !spirv.array<2 x f32>) {
%0 = spirv.CompositeExtract %v[2 : i32] : !spirv.array<2 x f32>  // error 31: custom op 'spirv.CompositeExtract' index 2 out of bounds for '!spirv.array<2 x f32>'
return }
// -----
func.func @f(%v: !spirv.struct<(f32)>) {
%0 = spirv.CompositeExtract %v[1 : i32] : !spirv.struct<(f32)>  // error 31: custom op 'spirv.CompositeExtract' index 1 out of bounds for '!spirv.struct<(f32)>'
return }
// -----
func.func @f(%a0: vector<4xf32>) {
%0 = "spirv.CompositeExtract"(%a0) {indices = [0 : i32]} : (vector<4xf32>) -> i32  // error 6: 'spirv.CompositeExtract' op invalid result type: expected 'f32' but provided 'i32'
return }
// -----
func.func @f(%a0: vector<4xf32>) {
%0 = "spirv.CompositeExtract"(%a0) {indices = [9 : i32]} : (vector<4xf32>) -> f32  // error 6: index 9 out of bounds for 'vector<4xf32>'
return }
// -----
func.func @f(%a0: i32, %a1: vector<4xf32>) {
%0 = "spirv.CompositeInsert"(%a0, %a1) {indices = [0 : i32]} : (i32, vector<4xf32>) -> vector<4xf32>  // error 6: 'spirv.CompositeInsert' op object operand type should be 'f32', but found 'i32'
return }
// -----
func.func @f(%a0: f32, %a1: vector<4xf32>) {
%0 = "spirv.CompositeInsert"(%a0, %a1) {indices = [0 : i32]} : (f32, vector<4xf32>) -> vector<3xf32>  // error 6: 'spirv.CompositeInsert' op result type should be the same as the composite type, but found 'vector<4xf32>' vs 'vector<3xf32>'
return }
// -----
func.func @f(%v: vector<4xf32>, %f: f32) {
%0 = spirv.CompositeInsert %f, %v[0 : i32] : f32 to vector<4xf32>  // error 50: custom op 'spirv.CompositeInsert' expected 'into'
return }
// -----
func.func @f(%v: vector<4xf32>, %f: f32) {
%0 = spirv.CompositeInsert %f, %v[7 : i32] : f32 into vector<4xf32>  // error 6: index 7 out of bounds for 'vector<4xf32>'
return }
// -----
func.func @f(%a0: vector<4xf32>, %a1: i32) {
%0 = "spirv.VectorExtractDynamic"(%a0, %a1) : (vector<4xf32>, i32) -> i32  // error 6: 'spirv.VectorExtractDynamic' op failed to verify that type of 'result' matches element type of 'vector'
return }
// -----
func.func @f(%a0: vector<4xf32>, %a1: i32, %a2: i32) {
%0 = "spirv.VectorInsertDynamic"(%a0, %a1, %a2) : (vector<4xf32>, i32, i32) -> vector<4xf32>  // error 6: 'spirv.VectorInsertDynamic' op failed to verify that type of 'component' matches element type of 'vector'
return }
// -----
func.func @f(%a0: vector<2xf32>, %a1: vector<2xf32>) {
%0 = "spirv.VectorShuffle"(%a0, %a1) {components = [1 : i32]} : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>  // error 6: 'spirv.VectorShuffle' op result type element count (3) mismatch with the number of component selectors (1)
return }
// -----
func.func @f(%a0: vector<2xf32>, %a1: vector<2xf32>) {
%0 = "spirv.VectorShuffle"(%a0, %a1) {components = [1 : i32, 4 : i32]} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>  // error 6: 'spirv.VectorShuffle' op component selector 4 out of range: expected to be in [0, 4) or 0xffffffff
return }
// -----
func.func @f(%a0: vector<2xf32>, %a1: vector<2xi32>) {
%0 = "spirv.VectorShuffle"(%a0, %a1) {components = [1 : i32, 3 : i32]} : (vector<2xf32>, vector<2xi32>) -> vector<2xf32>  // error 6: 'spirv.VectorShuffle' op failed to verify that all of {vector1, vector2, result} have same element type
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Workgroup>, %a1: i32) {
%0 = "spirv.AtomicIAdd"(%a0, %a1) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<f32, Workgroup>, i32) -> i32  // error 6: 'spirv.AtomicIAdd' op failed to verify that `value` type matches pointee type of `pointer`
return }
// -----
func.func @f(%a0: !spirv.ptr<i64, Workgroup>, %a1: i32) {
%0 = "spirv.AtomicIAdd"(%a0, %a1) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i64, Workgroup>, i32) -> i32  // error 6: 'spirv.AtomicIAdd' op failed to verify that `value` type matches pointee type of `pointer`
return }
// -----
func.func @f(%a0: !spirv.ptr<i32, Workgroup>, %a1: i32) {
%0 = "spirv.AtomicAnd"(%a0, %a1) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>} : (!spirv.ptr<i32, Workgroup>, i32) -> i32  // error 6: expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Workgroup>) {
%0 = "spirv.AtomicIIncrement"(%a0) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<f32, Workgroup>) -> i32  // error 6: 'spirv.AtomicIIncrement' op failed to verify that `result` type matches pointee type of `pointer`
return }
// -----
func.func @f(%a0: !spirv.ptr<i32, Workgroup>, %a1: f32) {
%0 = "spirv.EXT.AtomicFAdd"(%a0, %a1) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, Workgroup>, f32) -> f32  // error 6: 'spirv.EXT.AtomicFAdd' op failed to verify that `result` type matches pointee type of `pointer`
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, Workgroup>, %a1: f32) {
%0 = "spirv.EXT.AtomicFAdd"(%a0, %a1) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|SequentiallyConsistent>} : (!spirv.ptr<f32, Workgroup>, f32) -> f32  // error 6: expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`
return }
// -----
func.func @f(%a0: !spirv.ptr<i32, Workgroup>, %a1: i64, %a2: i32) {
%0 = "spirv.AtomicCompareExchange"(%a0, %a1, %a2) {memory_scope = #spirv.scope<Device>, equal_semantics = #spirv.memory_semantics<None>, unequal_semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, Workgroup>, i64, i32) -> i32  // error 6: 'spirv.AtomicCompareExchange' op failed to verify that `value` type matches pointee type of `pointer`
return }
// -----
func.func @f(%a0: !spirv.ptr<i32, Workgroup>, %a1: i64) {
%0 = "spirv.AtomicExchange"(%a0, %a1) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, Workgroup>, i64) -> i32  // error 6: 'spirv.AtomicExchange' op failed to verify that `value` type matches pointee type of `pointer`
return }
// -----
func.func @f() {
spirv.MemoryBarrier <Device>, <Acquire|Release>  // error 1: expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`
return }
// -----
func.func @f() {
spirv.ControlBarrier <Device>, <Device>, <Acquire|AcquireRelease>  // error 1: expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`
return }
// -----
func.func @f() {
spirv.MemoryBarrier <Nowhere>, <None>  // error 22: custom op 'spirv.MemoryBarrier' expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR
return }
// -----
func.func @f() {
spirv.MemoryBarrier <Device>, <None|Other>  // error 32: custom op 'spirv.MemoryBarrier' expected ::mlir::spirv::MemorySemantics to be one of: None, Acquire, Release, AcquireRelease, SequentiallyConsistent, UniformMemory, SubgroupMemory, WorkgroupMemory, CrossWorkgroupMemory, AtomicCounterMemory, ImageMemory, OutputMemory, MakeAvailable, MakeVisible, Volatile
return }
// -----
func.func @f(%a0: !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, %a1: i32) {
%0 = "spirv.KHR.CooperativeMatrixLoad"(%a0, %a1) {matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>} : (!spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, i32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>  // error 6: 'spirv.KHR.CooperativeMatrixLoad' op Pointer must point to a scalar or vector type but provided '!spirv.struct<(f32)>'
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, StorageBuffer>, %a1: i32) {
%0 = "spirv.KHR.CooperativeMatrixLoad"(%a0, %a1) {matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<MakePointerAvailable>} : (!spirv.ptr<f32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>  // error 6: 'spirv.KHR.CooperativeMatrixLoad' op not compatible with memory operand 'MakePointerAvailable'
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, StorageBuffer>, %a1: i32) {
%0 = "spirv.KHR.CooperativeMatrixLoad"(%a0, %a1) {matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>  // error 6: 'spirv.KHR.CooperativeMatrixLoad' op missing value for the 'Aligned' memory operand
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, StorageBuffer>, %a1: i32) {
%0 = "spirv.KHR.CooperativeMatrixLoad"(%a0, %a1) {matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Volatile>, alignment = 4 : i32} : (!spirv.ptr<f32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>  // error 6: 'spirv.KHR.CooperativeMatrixLoad' op found alignment attribute for non-'Aligned' memory operand
return }
// -----
func.func @f(%a0: !spirv.ptr<f32, StorageBuffer>, %a1: !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>, %a2: i32) {
"spirv.KHR.CooperativeMatrixStore"(%a0, %a1, %a2) {matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<MakePointerVisible>} : (!spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>, i32) -> ()  // error 1: 'spirv.KHR.CooperativeMatrixStore' op not compatible with memory operand 'MakePointerVisible'
return }
// -----
func.func @f(%a0: !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, %a1: !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>, %a2: i32) {
"spirv.KHR.CooperativeMatrixStore"(%a0, %a1, %a2) {matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>} : (!spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>, i32) -> ()  // error 1: 'spirv.KHR.CooperativeMatrixStore' op Pointer must point to a scalar or vector type but provided '!spirv.rtarray<f32>'
return }
// -----
func.func @f(%a0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixB>, %a1: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %a2: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) {
%0 = "spirv.KHR.CooperativeMatrixMulAdd"(%a0, %a1, %a2) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixB>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>  // error 6: 'spirv.KHR.CooperativeMatrixMulAdd' op operand #0 must be of use 'MatrixA'
return }
// -----
func.func @f(%a0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %a1: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixA>, %a2: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) {
%0 = "spirv.KHR.CooperativeMatrixMulAdd"(%a0, %a1, %a2) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>  // error 6: 'spirv.KHR.CooperativeMatrixMulAdd' op operand #1 must be of use 'MatrixB'
return }
// -----
func.func @f(%a0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %a1: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %a2: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixA>) {
%0 = "spirv.KHR.CooperativeMatrixMulAdd"(%a0, %a1, %a2) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixA>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixA>  // error 6: 'spirv.KHR.CooperativeMatrixMulAdd' op operand #2 must be of use 'MatrixAcc'
return }
// -----
func.func @f(%a0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %a1: !spirv.coopmatrix<16x4xf16, Workgroup, MatrixB>, %a2: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) {
%0 = "spirv.KHR.CooperativeMatrixMulAdd"(%a0, %a1, %a2) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Workgroup, MatrixB>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>  // error 6: 'spirv.KHR.CooperativeMatrixMulAdd' op matrix scope mismatch
return }
// -----
func.func @f(%a0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %a1: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %a2: !spirv.coopmatrix<4x4xf16, Subgroup, MatrixAcc>) {
%0 = "spirv.KHR.CooperativeMatrixMulAdd"(%a0, %a1, %a2) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<4x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<4x4xf16, Subgroup, MatrixAcc>  // error 6: 'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'M'
return }
// -----
func.func @f(%a0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %a1: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %a2: !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>) {
%0 = "spirv.KHR.CooperativeMatrixMulAdd"(%a0, %a1, %a2) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>  // error 6: 'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'N'
return }
// -----
func.func @f(%a0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %a1: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixB>, %a2: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) {
%0 = "spirv.KHR.CooperativeMatrixMulAdd"(%a0, %a1, %a2) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>  // error 6: 'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'K'
return }
// -----
func.func @f(%a0: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %a1: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %a2: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) {
%0 = "spirv.KHR.CooperativeMatrixMulAdd"(%a0, %a1, %a2) {matrix_operands = #spirv.cooperative_matrix_operands_khr<ASigned>} : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>  // error 6: 'spirv.KHR.CooperativeMatrixMulAdd' op Matrix Operands require all matrix element types to be Integer Types
return }
// -----
func.func @f() {
%0 = "spirv.KHR.CooperativeMatrixLength"() {cooperative_matrix_type = f32} : () -> i32  // error 6: 'spirv.KHR.CooperativeMatrixLength' op attribute 'cooperative_matrix_type' failed to satisfy constraint: type attribute of any SPIR-V cooperative matrix type
return }
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %f: f32) {
spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %f : f32  // error 48: use of value '%p' expects different type than prior uses: '!spirv.ptr<f32, StorageBuffer>' vs '!spirv.ptr<i32, StorageBuffer>'
return }
// -----
func.func @f(%a0: !spirv.ptr<i32, StorageBuffer>) {
%0 = "spirv.INTEL.SubgroupBlockRead"(%a0) : (!spirv.ptr<i32, StorageBuffer>) -> f32  // error 6: 'spirv.INTEL.SubgroupBlockRead' op mismatch in result type and pointer type
return }
// -----
func.func @f(%a0: !spirv.ptr<i32, StorageBuffer>) {
%0 = "spirv.INTEL.SubgroupBlockRead"(%a0) : (!spirv.ptr<i32, StorageBuffer>) -> vector<4xf32>  // error 6: 'spirv.INTEL.SubgroupBlockRead' op mismatch in result type and pointer type
return }
// -----
func.func @f(%a0: !spirv.ptr<i32, StorageBuffer>, %a1: f32) {
"spirv.INTEL.SubgroupBlockWrite"(%a0, %a1) : (!spirv.ptr<i32, StorageBuffer>, f32) -> ()  // error 1: 'spirv.INTEL.SubgroupBlockWrite' op mismatch in result type and pointer type
return }
// -----
func.func @f() {
%0 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Function>  // error 6: 'spirv.Variable' op cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)
return }
// -----
func.func @f() {
%0 = spirv.Variable {binding = 1 : i32} : !spirv.ptr<f32, Function>  // error 6: 'spirv.Variable' op cannot have 'binding' attribute (only allowed in spirv.GlobalVariable)
return }
// -----
func.func @f() {
%0 = spirv.Variable built_in("x") : !spirv.ptr<f32, Function>  // error 6: 'spirv.Variable' op cannot have 'built_in' attribute (only allowed in spirv.GlobalVariable)
return }
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Uniform>  // error 6: 'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.
return }
// -----
func.func @f() {
%0 = spirv.Variable : f32  // error 23: custom op 'spirv.Variable' expected spirv.ptr type
return }
// -----
func.func @f(%f: f32) {
%0 = spirv.Variable init(%f) : !spirv.ptr<f32, Function>  // error 6: 'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op
return }
// -----
func.func @f() {
%0 = "spirv.Variable"() {storage_class = #spirv.storage_class<Function>} : () -> !spirv.ptr<f32, Uniform>  // error 6: 'spirv.Variable' op storage class must match result pointer's storage class
return }
// -----
func.func @f() {
%0 = "spirv.Variable"() {storage_class = #spirv.storage_class<Uniform>} : () -> !spirv.ptr<f32, Uniform>  // error 6: 'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.
return }
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>  // error 6: 'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'
return }
// -----
func.func @f() {
%0 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>  // error 6: 'spirv.Variable' op  with physical buffer pointer must have exactly one aliasing decoration
return }
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<!spirv.array<4 x !spirv.ptr<f32, PhysicalStorageBuffer>>, Function>  // error 6: 'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'
return }
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: !spirv.ptr<f32, PhysicalStorageBuffer>) "None" {  // error 1: 'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: !spirv.ptr<f32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<NonWritable>}) "None" {  // error 1: 'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>) "None" {  // error 1: 'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {  // error 1: 'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%i: i32) "None" {
%p = spirv.Variable : !spirv.ptr<f32, Function>
spirv.EXT.EmitMeshTasks %i, %i, %i, %p : i32, i32, i32, !spirv.ptr<f32, Function>  // error 1: 'spirv.EXT.EmitMeshTasks' op payload must be a variable with a storage class of TaskPayloadWorkgroupEXT
}
}
