// What nvvm refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
llvm.func @f(%gen: !llvm.ptr) {
%0 = nvvm.mbarrier.arrive %gen {scope = #nvvm.mem_scope<cta>, relaxed = true} : !llvm.ptr -> i32  // error 6: 'nvvm.mbarrier.arrive' op result #0 must be 64-bit signless integer, but got 'i32'
llvm.return }
// -----
llvm.func @f(%i: i32, %sh: !llvm.ptr<3>) {
nvvm.mbarrier.expect_tx %sh, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32  // error 1: mbarrier scope must be either CTA or Cluster
llvm.return }
// -----
llvm.func @f(%cl: !llvm.ptr<7>) {
%0 = nvvm.mbarrier.arrive %cl {scope = #nvvm.mem_scope<cta>, relaxed = true} : !llvm.ptr<7> -> i64  // error 6: mbarrier in shared_cluster space cannot return any value
llvm.return }
// -----
llvm.func @f(%glo: !llvm.ptr<1>) {
nvvm.mbarrier.arrive %glo {scope = #nvvm.mem_scope<cta>, relaxed = true} : !llvm.ptr<1>  // error 1: 'nvvm.mbarrier.arrive' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7, but got '!llvm.ptr<1>'
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr) {
%0 = nvvm.mbarrier.arrive_drop %gen {scope = #nvvm.mem_scope<cta>, relaxed = true} : !llvm.ptr -> i32  // error 6: 'nvvm.mbarrier.arrive_drop' op result #0 must be 64-bit signless integer, but got 'i32'
llvm.return }
// -----
llvm.func @f(%glo: !llvm.ptr<1>) {
nvvm.mbarrier.arrive_drop %glo {scope = #nvvm.mem_scope<cta>, relaxed = true} : !llvm.ptr<1>  // error 1: 'nvvm.mbarrier.arrive_drop' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7, but got '!llvm.ptr<1>'
llvm.return }
// -----
llvm.func @f(%i: i32, %p: i1, %gen: !llvm.ptr) {
nvvm.mbarrier.arrive.expect_tx %gen, %i, predicate = %p {scope = #nvvm.mem_scope<cta>, relaxed = true} : !llvm.ptr, i32, i1  // error 1: mbarrier with relaxed semantics is not supported when using predicate
llvm.return }
// -----
llvm.func @f(%i: i32, %p: i1, %gen: !llvm.ptr) {
%0 = nvvm.mbarrier.arrive.expect_tx %gen, %i, predicate = %p {scope = #nvvm.mem_scope<cta>, relaxed = true} : !llvm.ptr, i32, i1 -> i64  // error 6: return-value is not supported when using predicate
llvm.return }
// -----
llvm.func @f(%i: i32, %p: i1, %gen: !llvm.ptr) {
nvvm.mbarrier.arrive.expect_tx %gen, %i, predicate = %p {scope = #nvvm.mem_scope<gpu>, relaxed = true} : !llvm.ptr, i32, i1  // error 1: mbarrier scope must be CTA when using predicate
llvm.return }
// -----
llvm.func @f(%i: i32, %p: i1, %cl: !llvm.ptr<7>) {
nvvm.mbarrier.arrive.expect_tx %cl, %i, predicate = %p {scope = #nvvm.mem_scope<cta>, relaxed = true} : !llvm.ptr<7>, i32, i1  // error 1: mbarrier in shared_cluster space is not supported when using predicate
llvm.return }
// -----
llvm.func @f(%i: i32, %p: i1, %gen: !llvm.ptr) {
nvvm.mbarrier.arrive_drop.expect_tx %gen, %i, predicate = %p {scope = #nvvm.mem_scope<cta>, relaxed = true} : !llvm.ptr, i32, i1  // error 45: expected ':'
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
nvvm.mbarrier.expect_tx %gen, %i {scope = #nvvm.mem_scope<cta>} : !llvm.ptr, i32  // error 1: 'nvvm.mbarrier.expect_tx' op operand #0 must be LLVM pointer in address space 3 or LLVM pointer in address space 7, but got '!llvm.ptr'
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
nvvm.mbarrier.complete_tx %gen, %i {scope = #nvvm.mem_scope<cta>} : !llvm.ptr, i32  // error 1: 'nvvm.mbarrier.complete_tx' op operand #0 must be LLVM pointer in address space 3 or LLVM pointer in address space 7, but got '!llvm.ptr'
llvm.return }
// -----
llvm.func @f(%f: f32, %gen: !llvm.ptr) {
%0 = nvvm.mbarrier.test.wait %gen, %f {scope = #nvvm.mem_scope<cta>} : !llvm.ptr, f32 -> i1  // error 6: 'nvvm.mbarrier.test.wait' op operand #1 must be 64-bit signless integer or 32-bit signless integer, but got 'f32'
llvm.return }
// -----
llvm.func @f(%i: i32, %cl: !llvm.ptr<7>) {
%0 = nvvm.mbarrier.test.wait %cl, %i {scope = #nvvm.mem_scope<cta>} : !llvm.ptr<7>, i32 -> i1  // error 6: 'nvvm.mbarrier.test.wait' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<7>'
llvm.return }
// -----
llvm.func @f(%f: f32, %gen: !llvm.ptr) {
%0 = nvvm.mbarrier.try_wait %gen, %f {scope = #nvvm.mem_scope<cta>} : !llvm.ptr, f32 -> i1  // error 6: 'nvvm.mbarrier.try_wait' op operand #1 must be 64-bit signless integer or 32-bit signless integer, but got 'f32'
llvm.return }
// -----
llvm.func @f(%i: i32, %cl: !llvm.ptr<7>) {
%0 = nvvm.mbarrier.try_wait %cl, %i {scope = #nvvm.mem_scope<cta>} : !llvm.ptr<7>, i32 -> i1  // error 6: 'nvvm.mbarrier.try_wait' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<7>'
llvm.return }
// -----
llvm.func @f() {
nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}  // error 1: 'nvvm.fence.proxy' op only async_shared fence can have space attribute
llvm.return }
// -----
llvm.func @f() {
nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}  // error 1: 'nvvm.fence.proxy' op async_shared fence requires space attribute
llvm.return }
// -----
llvm.func @f() {
nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>}  // error 1: 'nvvm.fence.proxy' op tensormap proxy is not a supported proxy kind
llvm.return }
// -----
llvm.func @f() {
nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}  // error 1: 'nvvm.fence.proxy' op generic proxy not a supported proxy kind
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
nvvm.fence.proxy.acquire <cta> %gen, %i from_proxy = <alias> to_proxy = <alias>  // error 1: 'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute
llvm.return }
// -----
llvm.func @f() {
nvvm.fence.proxy.release <sys> from_proxy = <alias> to_proxy = <alias>  // error 1: 'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
nvvm.fence.proxy.acquire <cta> %gen, %i from_proxy = <generic> to_proxy = <alias>  // error 1: 'nvvm.fence.proxy.acquire' op uni-directional proxies only support tensormap for to_proxy attribute
llvm.return }
// -----
llvm.func @f() {
nvvm.fence.proxy.release <sys> from_proxy = <generic> to_proxy = <alias>  // error 1: 'nvvm.fence.proxy.release' op uni-directional proxies only support tensormap for to_proxy attribute
llvm.return }
// -----
llvm.func @f(%f: f32) {
%0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rm>, relu = true, sat = #nvvm.sat_mode<none>}  // error 6: Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.
llvm.return }
// -----
llvm.func @f(%f: f32) {
%0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rm>, relu = true, sat = #nvvm.sat_mode<none>} : vector<2xf16>  // error 6: 'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.
llvm.return }
// -----
llvm.func @f(%f: f32) {
%0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true, sat = #nvvm.sat_mode<none>} : i16 (f8E5M2)  // error 6: 'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types
llvm.return }
// -----
llvm.func @f(%f: f32) {
%0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true, sat = #nvvm.sat_mode<none>} : i16 (f8E8M0FNU)  // error 6: 'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type
llvm.return }
// -----
llvm.func @f(%f: f32) {
%0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true, sat = #nvvm.sat_mode<none>} : i16 (i8)  // error 6: 'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2
llvm.return }
// -----
llvm.func @f(%b: vector<2xbf16>) {
%0 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>} : vector<2xbf16> -> vector<2xi8> (i8)  // error 6: 'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.
llvm.return }
// -----
llvm.func @f(%b: vector<2xbf16>) {
%0 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>} : vector<2xbf16> -> vector<2xi8> (f8E8M0FNU)  // error 6: 'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rn>, relu = true, sat = #nvvm.sat_mode<none>} : vector<2xf16>  // error 6: 'nvvm.convert.f32x2.to.f16x2' op random_bits not supported for RN and RZ rounding modes.
llvm.return }
// -----
llvm.func @f(%f: f32) {
%0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, relu = true, sat = #nvvm.sat_mode<none>}  // error 6: Relu not supported with rna rounding mode.
llvm.return }
// -----
llvm.func @f(%f: f32) {
%0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>, relu = true, sat = #nvvm.sat_mode<none>} : vector<2xf16>  // error 6: 'nvvm.convert.f32x2.to.f16x2' op random_bits is required for RS rounding mode.
llvm.return }
// -----
llvm.func @f(%f: f32) {
%0 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (i8)  // error 6: 'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.
llvm.return }
// -----
llvm.func @f(%f: f32) {
%0 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (i8)  // error 6: 'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.
llvm.return }
// -----
llvm.func @f(%i: i32, %f4: vector<4xf32>) {
%0 = nvvm.convert.f32x4.to.f6x4 %f4, %i : vector<4xf32> -> vector<4xi8> (i8)  // error 6: 'nvvm.convert.f32x4.to.f6x4' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.
llvm.return }
// -----
llvm.func @f(%i: i32, %f4: vector<4xf32>) {
%0 = nvvm.convert.f32x4.to.f4x4 %f4, %i : vector<4xf32> -> i16 (i8)  // error 6: 'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.
llvm.return }
// -----
llvm.func @f(%c2: vector<2xi8>) {
%0 = nvvm.convert.f8x2.to.bf16x2 %c2 : vector<2xi8> (i8) -> vector<2xbf16>  // error 6: 'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.
llvm.return }
// -----
llvm.func @f(%c2: vector<2xi8>) {
%0 = nvvm.convert.f6x2.to.f16x2 %c2 : vector<2xi8> (i8) -> vector<2xf16>  // error 6: 'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.
llvm.return }
// -----
llvm.func @f(%c: i8) {
%0 = nvvm.convert.f4x2.to.f16x2 %c : i8 (i8) -> vector<2xf16>  // error 6: 'nvvm.convert.f4x2.to.f16x2' op Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.
llvm.return }
// -----
llvm.func @f(%h: vector<2xf16>) {
%0 = nvvm.convert.f16x2.to.f8x2 %h : vector<2xf16> -> i16 (i8)  // error 6: 'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.
llvm.return }
// -----
llvm.func @f(%i: i32, %f4: vector<4xf32>) {
%0 = nvvm.convert.f32x4.to.f8x4 %f4, %i : vector<4xf32> -> vector<4xi8> (i8)  // error 6: 'nvvm.convert.f32x4.to.f8x4' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.
llvm.return }
// -----
llvm.func @f(%c2: vector<2xi8>) {
%0 = nvvm.convert.f8x2.to.f16x2 %c2 : vector<2xi8> (i8) -> vector<2xf16>  // error 6: 'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.shfl.sync idx %i, %i, %i, %i {return_value_and_is_valid} : i32 -> i32  // error 6: 'nvvm.shfl.sync' op expected return type to be a two-element struct
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.shfl.sync idx %i, %i, %i, %i : i32 -> f32  // error 6: 'nvvm.shfl.sync' op expected return type to be of type 'i32' but got 'f32' instead
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.shfl.sync idx %i, %i, %i, %i : i32 -> i64  // error 6: 'nvvm.shfl.sync' op result #0 must be 32-bit signless integer or 32-bit float or LLVM struct type, but got 'i64'
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.shfl.sync idx %i, %i, %i, %i : i32 -> !llvm.struct<()>  // error 6: 'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.shfl.sync idx %i, %i, %i, %i {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.match.sync any %i, %i : i32 -> i1  // error 6: 'nvvm.match.sync' op result #0 must be 32-bit signless integer or LLVM struct type, but got 'i1'
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.match.sync any %i, %i : i32 -> !llvm.struct<(i32)>  // error 6: 'nvvm.match.sync' op match.sync 'any' returns an i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.match.sync any %i, %i : i32 -> !llvm.ptr  // error 6: 'nvvm.match.sync' op result #0 must be 32-bit signless integer or LLVM struct type, but got '!llvm.ptr'
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.match.sync any %i, %f : f32 -> i1  // error 6: 'nvvm.match.sync' op operand #1 must be 32-bit signless integer or 64-bit signless integer, but got 'f32'
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.match.sync all %i, %i : i32 -> i32  // error 6: 'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1
llvm.return }
// -----
llvm.func @f(%i: i32, %p: i1) {
%0 = nvvm.vote.sync any %i, %p -> i32  // error 6: 'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1
llvm.return }
// -----
llvm.func @f(%i: i32, %p: i1) {
%0 = nvvm.vote.sync any %i, %p -> i8  // error 6: 'nvvm.vote.sync' op result #0 must be 32-bit signless integer or 1-bit signless integer, but got 'i8'
llvm.return }
// -----
llvm.func @f(%i: i32, %p: i1) {
%0 = nvvm.vote.sync ballot %i, %p -> i1  // error 6: 'nvvm.vote.sync' op vote.sync 'ballot' returns an i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.redux.sync or %i, %i {abs = true, nan = true} : i32 -> i32  // error 6: 'nvvm.redux.sync' op abs attribute is supported only for f32 type
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.redux.sync or %i, %i {abs = false, nan = true} : i32 -> i32  // error 6: 'nvvm.redux.sync' op nan attribute is supported only for f32 type
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.redux.sync add %f, %i {abs = true, nan = true} : f32 -> f32  // error 6: 'nvvm.redux.sync' op 'add' redux kind unsupported with 'f32' type. Only supported type is 'i32'.
llvm.return }
// -----
llvm.func @f(%i: i32, %l: i64) {
%0 = nvvm.redux.sync or %l, %i {abs = true, nan = true} : i64 -> i64  // error 6: 'nvvm.redux.sync' op operand #0 must be 32-bit signless integer or 32-bit float, but got 'i64'
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.redux.sync and %f, %i {abs = true, nan = true} : f32 -> f32  // error 6: 'nvvm.redux.sync' op 'and' redux kind unsupported with 'f32' type. Only supported type is 'i32'.
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.redux.sync max %f, %i {abs = true, nan = true} : f32 -> f32  // error 6: 'nvvm.redux.sync' op 'max' redux kind unsupported with 'f32' type. Only supported type is 'i32'.
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.redux.sync min %f, %i {abs = true, nan = true} : f32 -> f32  // error 6: 'nvvm.redux.sync' op 'min' redux kind unsupported with 'f32' type. Only supported type is 'i32'.
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.redux.sync or %f, %i {abs = true, nan = true} : f32 -> f32  // error 6: 'nvvm.redux.sync' op 'or' redux kind unsupported with 'f32' type. Only supported type is 'i32'.
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.redux.sync umax %f, %i {abs = true, nan = true} : f32 -> f32  // error 6: 'nvvm.redux.sync' op 'umax' redux kind unsupported with 'f32' type. Only supported type is 'i32'.
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.redux.sync umin %f, %i {abs = true, nan = true} : f32 -> f32  // error 6: 'nvvm.redux.sync' op 'umin' redux kind unsupported with 'f32' type. Only supported type is 'i32'.
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.redux.sync xor %f, %i {abs = true, nan = true} : f32 -> f32  // error 6: 'nvvm.redux.sync' op 'xor' redux kind unsupported with 'f32' type. Only supported type is 'i32'.
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.redux.sync fmin %i, %i {abs = false, nan = false} : i32 -> i32  // error 6: 'nvvm.redux.sync' op 'fmin' redux kind unsupported with 'i32' type. Only supported type is 'f32'.
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.redux.sync fmax %i, %i {abs = false, nan = false} : i32 -> i32  // error 6: 'nvvm.redux.sync' op 'fmax' redux kind unsupported with 'i32' type. Only supported type is 'f32'.
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.redux.sync none %i, %i {abs = true, nan = true} : i32 -> i32  // error 22: custom op 'nvvm.redux.sync' expected ::mlir::NVVM::ReduxKind to be one of: add, and, max, min, or, umax, umin, xor, fmin, fmax
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.redux.sync add %i, %i : i32 -> f32  // error 6: 'nvvm.redux.sync' op failed to verify that all of {res, val} have same type
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.prmt <f4e> %i, %i : i32  // error 6: mode 'f4e' requires 'hi' operand.
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.prmt <rc8> %i, %i, %i : i32  // error 6: mode 'rc8' does not accept 'hi' operand.
llvm.return }
// -----
llvm.func @f() {
nvvm.pmevent   // error 1: 'nvvm.pmevent' op either `id` or `mask` must be set
llvm.return }
// -----
llvm.func @f() {
nvvm.pmevent id = 16  // error 1: 'nvvm.pmevent' op `id` must be between 0 and 15
llvm.return }
// -----
llvm.func @f() {
nvvm.pmevent id = 1 mask = 1  // error 1: 'nvvm.pmevent' op `id` and `mask` cannot be set at the same time
llvm.return }
// -----
llvm.func @f() {
nvvm.pmevent mask = 65536  // error 21: integer constant out of range for attribute
llvm.return }
// -----
llvm.func @f() {
nvvm.setmaxregister increase 0  // error 1: 'nvvm.setmaxregister' op new register size must be in between 24 to 256
llvm.return }
// -----
llvm.func @f() {
nvvm.setmaxregister increase 25  // error 1: 'nvvm.setmaxregister' op new register size must be multiple of 8
llvm.return }
// -----
llvm.func @f(%q: i128) {
%0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %q : i32  // error 6: 'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1
llvm.return }
// -----
llvm.func @f(%q: i128) {
%0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %q : i8  // error 6: 'nvvm.clusterlaunchcontrol.query.cancel' op result #0 must be 1-bit signless integer or 32-bit signless integer, but got 'i8'
llvm.return }
// -----
llvm.func @f(%q: i128) {
%0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %q : i1  // error 6: 'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
nvvm.barrier number_of_threads = %i  // error 1: 'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15
llvm.return }
// -----
llvm.func @f(%i: i32) {
"nvvm.barrier"(%i) <{operandSegmentSizes = array<i32: 0,0,1>}> : (i32) -> ()  // error 1: 'nvvm.barrier' op reduction predicate and reduction operation must be specified together
llvm.return }
// -----
llvm.func @f(%glo: !llvm.ptr<1>, %sh: !llvm.ptr<3>) {
nvvm.cp.async.shared.global %sh, %glo, 3, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>  // error 1: expected byte size to be either 4, 8 or 16.
llvm.return }
// -----
llvm.func @f(%glo: !llvm.ptr<1>, %sh: !llvm.ptr<3>) {
nvvm.cp.async.shared.global %sh, %glo, 4, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>  // error 1: CG cache modifier is only support for 16 bytes copy.
llvm.return }
// -----
llvm.func @f(%glo: !llvm.ptr<1>, %sh: !llvm.ptr<3>) {
nvvm.cp.async.shared.global %sh, %glo, 4, cache = cs : !llvm.ptr<3>, !llvm.ptr<1>  // error 1: Only CG and CA cache modifiers are supported.
llvm.return }
// -----
llvm.func @f(%s: i16, %i: i32, %glo: !llvm.ptr<1>, %sh: !llvm.ptr<3>) {
nvvm.cp.async.bulk.shared.cluster.global %sh, %glo, %sh, %i multicast_mask = %s : !llvm.ptr<3>, !llvm.ptr<1>  // error 1: Multicast is not supported with shared::cta mode.
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr, %glo: !llvm.ptr<1>, %sh: !llvm.ptr<3>) {
nvvm.cp.async.bulk.shared.cluster.global %gen, %glo, %sh, %i : !llvm.ptr, !llvm.ptr<1>  // error 1: 'nvvm.cp.async.bulk.shared.cluster.global' op operand #0 must be LLVM pointer in address space 3 or LLVM pointer in address space 7, but got '!llvm.ptr'
llvm.return }
// -----
llvm.func @f(%l: i64, %gen: !llvm.ptr) {
nvvm.st.bulk %gen, size = %l, init = 1 : !llvm.ptr  // error 1: 'nvvm.st.bulk' op only 0 is supported for initVal, got 1
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr) {
nvvm.cp.async.bulk.tensor.prefetch %gen, box[] {mode = #nvvm.tma_load_mode<tile>} : !llvm.ptr  // error 1: expects coordinates between 1 to 5 dimension
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
nvvm.cp.async.bulk.tensor.prefetch %gen, box[%i, %i, %i] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr  // error 1:  im2col offsets expected 1 (provided 0)
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
nvvm.cp.async.bulk.tensor.prefetch %gen, box[%i] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr  // error 1: to use im2col mode, the tensor has to be at least 3-dimensional
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
nvvm.cp.async.bulk.tensor.prefetch %gen, box[%i] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr  // error 1: Gather4 mode expects 5 coordinates
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr, %sh: !llvm.ptr<3>, %cl: !llvm.ptr<7>) {
nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %gen, %sh, box[%i, %i, %i] {mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr  // error 1: Shared::cta destination requires address-space 3.
llvm.return }
// -----
llvm.func @f(%i: i32, %p: i1, %gen: !llvm.ptr, %sh: !llvm.ptr<3>, %cl: !llvm.ptr<7>) {
nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %gen, %sh, box[%i, %i, %i] predicate = %p {mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr  // error 1: Predicate is supported only for shared::cluster mode.
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr, %sh: !llvm.ptr<3>) {
nvvm.cp.async.bulk.tensor.shared.cluster.global %sh, %gen, %sh, box[%i, %i, %i] {mode = #nvvm.tma_load_mode<tile>} : !llvm.ptr<3>, !llvm.ptr  // error 1: Shared::cluster destination requires address-space 7.
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr, %sh: !llvm.ptr<3>) {
nvvm.cp.async.bulk.tensor.shared.cluster.global %sh, %gen, %sh, box[%i, %i, %i] {mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true, group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, !llvm.ptr  // error 1: CTAGroup is not supported with shared::cta mode.
llvm.return }
// -----
llvm.func @f(%s: i16, %i: i32, %p: i1, %gen: !llvm.ptr, %sh: !llvm.ptr<3>, %cl: !llvm.ptr<7>) {
nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %gen, %sh, box[%i, %i, %i] im2col[%s, %s] predicate = %p {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr  // error 1: Predicate is supported only for Tile and Im2col modes.
llvm.return }
// -----
llvm.func @f(%l: i64, %p: i1, %gen: !llvm.ptr, %sh: !llvm.ptr<3>) {
nvvm.cp.async.bulk.tensor.global.shared.cta %gen, %sh, box[] l2_cache_hint = %l, predicate = %p {mode = #nvvm.tma_store_mode<tile>} : !llvm.ptr, !llvm.ptr<3>  // error 1: Inline-ptx lowering unsupported with L2 cache-hint.
llvm.return }
// -----
llvm.func @f(%p: i1, %gen: !llvm.ptr, %sh: !llvm.ptr<3>) {
nvvm.cp.async.bulk.tensor.global.shared.cta %gen, %sh, box[], predicate = %p {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>  // error 1: Inline-ptx lowering supported only for Tile mode.
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr, %sh: !llvm.ptr<3>) {
nvvm.cp.async.bulk.tensor.global.shared.cta %gen, %sh, box[] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>  // error 1: Scatter4 mode expects 5 coordinates
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr, %sh: !llvm.ptr<3>) {
nvvm.cp.async.bulk.tensor.reduce %gen, %sh, box[] {mode = #nvvm.tma_store_mode<tile_scatter4>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>  // error 1: Scatter mode unsupported for CpAsyncBulkTensorReduceOp
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr) {
nvvm.prefetch %gen : !llvm.ptr  // error 1: 'nvvm.prefetch' op requires specification of either cache level or tensormap
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
nvvm.prefetch %sh : !llvm.ptr<3>  // error 1: 'nvvm.prefetch' op operand #0 must be LLVM pointer in address space 1 or LLVM pointer in address space 5 or LLVM pointer in address space 0 or LLVM pointer in address space 4, but got '!llvm.ptr<3>'
llvm.return }
// -----
llvm.func @f(%glo: !llvm.ptr<1>) {
nvvm.prefetch tensormap, %glo : !llvm.ptr<1>  // error 1: 'nvvm.prefetch' op prefetch tensormap requires a generic or constant pointer
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr) {
nvvm.prefetch tensormap, evict_priority = evict_last, %gen : !llvm.ptr  // error 1: 'nvvm.prefetch' op prefetch tensormap does not support eviction priority
llvm.return }
// -----
llvm.func @f(%con: !llvm.ptr<4>) {
nvvm.prefetch tensormap in_param_space, %con : !llvm.ptr<4>  // error 1: 'nvvm.prefetch' op in_param_space can only be specified for a generic pointer
llvm.return }
// -----
llvm.func @f(%p: i1, %gen: !llvm.ptr) {
nvvm.prefetch level = L1, %gen, predicate = %p : !llvm.ptr, i1  // error 1: 'nvvm.prefetch' op predicate supported only on prefetch tensormap
llvm.return }
// -----
llvm.func @f(%con: !llvm.ptr<4>) {
nvvm.prefetch level = L1, %con : !llvm.ptr<4>  // error 1: 'nvvm.prefetch' op prefetch to cache level requires a generic, global, or local pointer
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr) {
nvvm.prefetch level = L1, evict_priority = evict_last, %gen : !llvm.ptr  // error 1: 'nvvm.prefetch' op cache eviction priority supported only for cache level L2
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr) {
nvvm.prefetch level = L1, tensormap, %gen : !llvm.ptr  // error 1: 'nvvm.prefetch' op cannot specify both tensormap and cache level
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr) {
nvvm.prefetch level = L2, evict_priority = evict_last, %gen : !llvm.ptr  // error 1: 'nvvm.prefetch' op cache eviction priority requires a global pointer
llvm.return }
// -----
llvm.func @f(%glo: !llvm.ptr<1>) {
nvvm.prefetch level = L2, evict_priority = no_allocate, %glo : !llvm.ptr<1>  // error 1: 'nvvm.prefetch' op unsupported cache eviction priority, only evict_last and evict_normal are supported
llvm.return }
// -----
llvm.func @f(%glo: !llvm.ptr<1>) {
nvvm.prefetch level = L1 uniform, %glo : !llvm.ptr<1>  // error 1: 'nvvm.prefetch' op prefetch to uniform cache requires a generic pointer
llvm.return }
// -----
llvm.func @f(%gen: !llvm.ptr) {
nvvm.prefetch level = L2 uniform, %gen : !llvm.ptr  // error 1: 'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1
llvm.return }
// -----
llvm.func @f(%i: i32, %cl: !llvm.ptr<7>) {
%0 = nvvm.mapa %cl, %i : !llvm.ptr<7> -> !llvm.ptr  // error 6: 'nvvm.mapa' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<7>'
llvm.return }
// -----
llvm.func @f(%i: i32, %sh: !llvm.ptr<3>) {
%0 = nvvm.mapa %sh, %i : !llvm.ptr<3> -> !llvm.ptr  // error 6: 'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op
llvm.return }
// -----
llvm.func @f(%l: i64, %t: !llvm.ptr<6>) {
nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}  // error 1: Invalid multicast type for tcgen05.cp Op
llvm.return }
// -----
llvm.func @f(%l: i64, %t: !llvm.ptr<6>) {
nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<none>}  // error 1: Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op
llvm.return }
// -----
llvm.func @f(%l: i64, %t: !llvm.ptr<6>) {
nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<none>}  // error 1: Shape 32x128b requires multicast warpx4 for tcgen05.cp Op
llvm.return }
// -----
llvm.func @f(%l: i64, %t: !llvm.ptr<6>) {
%0 = nvvm.tcgen05.ld %t, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32  // error 6: offset argument is only supported for shape 16x32bx2
llvm.return }
// -----
llvm.func @f(%t: !llvm.ptr<6>) {
%0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<3xi32>  // error 6: 'nvvm.tcgen05.ld' op result #0 must be 32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128, but got 'vector<3xi32>'
llvm.return }
// -----
llvm.func @f(%t: !llvm.ptr<6>) {
%0 = "x"() : () -> vector<3xi32>
nvvm.tcgen05.st %t, %0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<3xi32>  // error 1: 'nvvm.tcgen05.st' op operand #1 must be 32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128, but got 'vector<3xi32>'
llvm.return }
// -----
llvm.func @f(%t: !llvm.ptr<6>) {
%0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i64  // error 6: 'nvvm.tcgen05.ld' op result #0 must be 32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128, but got 'i64'
llvm.return }
// -----
llvm.func @f(%t: !llvm.ptr<6>) {
%0 = "x"() : () -> i64
nvvm.tcgen05.st %t, %0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i64  // error 1: 'nvvm.tcgen05.st' op operand #1 must be 32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128, but got 'i64'
llvm.return }
// -----
llvm.func @f(%t: !llvm.ptr<6>) {
%0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32  // error 6: invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op
llvm.return }
// -----
llvm.func @f(%t: !llvm.ptr<6>) {
%0 = "x"() : () -> i32
nvvm.tcgen05.st %t, %0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32  // error 1: invalid input length 1 for shape shape_16x128b in tcgen05.st Op
llvm.return }
// -----
llvm.func @f(%t: !llvm.ptr<6>) {
%0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32  // error 6: shape 16x32bx2 requires offset argument
llvm.return }
// -----
llvm.func @f(%i: i32, %l: i64, %p: i1, %t: !llvm.ptr<6>, %v8: vector<8xi32>) {
nvvm.tcgen05.mma %t, %l, %l, %i, %p mask = %v8 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)  // error 1: Disable Output Lane of length 8 is incompatible with CtaGroupAttr
llvm.return }
// -----
llvm.func @f(%i: i32, %l: i64, %p: i1, %t: !llvm.ptr<6>, %v2: vector<2xi32>) {
nvvm.tcgen05.mma %t, %l, %l, %i, %p mask = %v2 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<2xi32>)  // error 1: 'nvvm.tcgen05.mma' op operand #5 must be fixed-length vector of 32-bit signless integer values of length 4/8, but got 'vector<2xi32>'
llvm.return }
// -----
llvm.func @f(%i: i32, %l: i64, %p: i1, %t: !llvm.ptr<6>, %v2: vector<2xi32>) {
nvvm.tcgen05.mma.sp %t, %l, %l, %i, %p, %t mask = %v2 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<2xi32>)  // error 1: 'nvvm.tcgen05.mma.sp' op operand #6 must be fixed-length vector of 32-bit signless integer values of length 4/8, but got 'vector<2xi32>'
llvm.return }
// -----
llvm.func @f(%i: i32, %l: i64, %p: i1, %t: !llvm.ptr<6>) {
nvvm.tcgen05.mma %t, %l, %l, %i, %p {aShift, kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1)  // error 1: A-shift can be applied only when matrix A is in tensor memory
llvm.return }
// -----
llvm.func @f(%i: i32, %l: i64, %p: i1, %t: !llvm.ptr<6>) {
nvvm.tcgen05.mma %t, %t, %l, %i, %p {aShift, kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)  // error 1: Cannot use collector buffer operation fill or use with ashift
llvm.return }
// -----
llvm.func @f(%i: i32, %l: i64, %p: i1, %t: !llvm.ptr<6>) {
nvvm.tcgen05.mma.block_scale %t, %t, %l, %i, %p, %t, %t {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)  // error 1: mxf4 kind does not support block16 attribute
llvm.return }
// -----
llvm.func @f(%i: i32, %l: i64, %p: i1, %t: !llvm.ptr<6>) {
nvvm.tcgen05.mma.block_scale %t, %t, %l, %i, %p, %t, %t {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)  // error 1: mxf4nvf4 requires block scale attribute
llvm.return }
// -----
llvm.func @f() {
%0 = nvvm.read.ptx.sreg.tid.x range <i32, 4, 4> : i32  // error 6: 'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.
llvm.return }
// -----
llvm.func @f() {
%0 = nvvm.read.ptx.sreg.tid.x : vector<2x2xf32>  // error 6: 'nvvm.read.ptx.sreg.tid.x' op result #0 must be LLVM dialect-compatible type, but got 'vector<2x2xf32>'
llvm.return }
// -----
llvm.func @f() {
%0 = nvvm.read.ptx.sreg.tid.x : index  // error 6: 'nvvm.read.ptx.sreg.tid.x' op result #0 must be LLVM dialect-compatible type, but got 'index'
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sync A[%i] B[%i] C[%d, %d] {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 4, n = 8, k = 8>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sync' op unimplemented variant for MMA shape <4, 8, 8>
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sync A[%i] B[%i, %i] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, f64) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sync' op ctype does not match dtype
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sync' op Could not match types for the A operands; expected one of 2xi32 but got i32, i32, i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sync A[%i] B[%i, %i] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sync' op Could not match types for the B operands; expected one of 1xi32 but got i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 4>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sync' op Could not match types for the A operands; expected one of 2xi32 but got i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sync' op Could not match types for the B operands; expected one of 2xi32 but got i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sync' op Could not match types for the A operands; expected one of 4xi32 but got i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sync A[%i] B[%i] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 256>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sync' op Could not match types for the A operands; expected one of 4xi32 but got i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i] B[%i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 16, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: invalid shape or multiplicand type: b1
llvm.return }
// -----
llvm.func @f(%i: i32, %h: vector<2xf16>) {
%0 = nvvm.mma.sync A[%i, %i] B[%i] C[%h, %h] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 4>} : (i32, i32, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>  // error 6: 'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(vector<2xf16>, vector<2xf16>)>
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>  // error 6: 'nvvm.mma.sync' op Could not match types for the C operands; expected one of 4xi32 but got i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sync A[%i, %i] B[%i, %i] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sync' op Could not match types for the A operands; expected one of 1xi32 but got i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sync A[%i] B[%i] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xi32 but got f64, f64
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>, b1Op = #nvvm.mma_b1op<and_popc>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sync' op op requires intOverflowBehavior attribute
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sp.sync A[%i] B[%i] C[%d, %d] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 4, n = 8, k = 8>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <4, 8, 8>
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i] B[%i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sp.sync' op ctype does not match dtype
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i, %i] B[%i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, orderedMetadata} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the B operands; expected one of 2xi32 but got i32
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sp.sync A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%d, %d] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got f64, f64
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sp.sync A[%i] B[%i] C[%d, %d] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the A operands; expected one of 2xi32 but got i32
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sp.sync A[%i, %i, %i, %i] B[%i] C[%d, %d] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the A operands; expected one of 2xi32 but got i32, i32, i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i, %i, %i, %i] B[%i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the B operands; expected one of 4xi32 but got i32
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.mma.sp.sync A[%i, %i] B[%i] C[%d, %d] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the A operands; expected one of 4xi32 but got i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the A operands; expected one of 4xi32 but got i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i, %i, %i, %i] B[%i, %i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the B operands; expected one of 4xi32 but got i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64, %h: vector<2xf16>) {
%0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%d, %d] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 8, n = 8, k = 4>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>} : (vector<2xf16>, vector<2xf16>, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the C operands; expected one of 4xvector<2xf16> 8xf32 but got f64, f64
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i, %i, %i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, orderedMetadata} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the B operands; expected one of 2xi32 but got i32, i32, i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, orderedMetadata} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sp.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(i32, i32, i32, i32)> but got !llvm.struct<(i32, i32)>
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, orderedMetadata} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the C operands; expected one of 4xi32 but got i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>  // error 6: 'nvvm.mma.sp.sync' op op requires intOverflowBehavior attribute
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.mma.sp.sync A[%i, %i] B[%i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the A operands; expected one of 1xi32 but got i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.mma.sp.sync A[%i] B[%i, %i, %i, %i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the B operands; expected one of 1xi32 but got i32, i32, i32, i32
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32) {
%0 = nvvm.mma.sp.sync A[%i] B[%i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.sp.sync' op Could not match types for the C operands; expected one of 2xi32 but got f32, f32, f32, f32
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.sp.block_scale A[%i, %i] B[%i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.sp.block_scale' op unsupported Geom for sparse mma with block scaling
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.block_scale A[%i, %i] B[%i] C[%f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.block_scale' op unsupported Kind attribute for mma.m16n8k64
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.block_scale A[%i, %i] B[%i] C[%f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.block_scale' op unsupported MMATypes attribute for mma.m16n8k64.(mxf4nvf4|mxf4)
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.block_scale A[%i, %i] B[%i] C[%f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.block_scale' op unsupported Geom for mma with block scaling
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.sp.block_scale A[%i, %i] B[%i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.sp.block_scale' op unsupported Kind attribute for mma.m16n8k128
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.sp.block_scale A[%i, %i] B[%i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.sp.block_scale' op unsupported MMATypes attribute for mma.m16n8k128.(mxf4nvf4|mxf4)
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.block_scale A[%i, %i] B[%i] C[%f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k32
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.sp.block_scale A[%i, %i] B[%i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.sp.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.block_scale A[%i, %i] B[%i] C[%f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k64.mxf4
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.sp.block_scale A[%i, %i] B[%i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k128.mxf4
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.block_scale A[%i, %i] B[%i] C[%f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k64.mxf4
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.sp.block_scale A[%i, %i] B[%i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.sp.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k128.mxf4
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.block_scale A[%i, %i] B[%i] C[%f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64.mxf4nvf4
llvm.return }
// -----
llvm.func @f(%i: i32, %s: i16, %f: f32) {
%0 = nvvm.mma.sp.block_scale A[%i, %i] B[%i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k128.mxf4nvf4
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 0 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x8 matrix
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>  // error 6: 'nvvm.ldmatrix' op expected destination type is i32
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected element type to be b16 for 8x8 matrix
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 0 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x16 matrix
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected layout to be row for 8x16 matrix
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 0 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected num attribute to be 1 or 2 for 16x16 matrix
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected layout to be col for 16x16 matrix
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix
llvm.return }
// -----
llvm.func @f(%sh: !llvm.ptr<3>) {
%0 = nvvm.ldmatrix %sh {num = 0 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 4, n = 4>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32  // error 6: 'nvvm.ldmatrix' op expected shape to be 8x8, 8x16 or 16x16
llvm.return }
// -----
llvm.func @f(%i: i32, %sh: !llvm.ptr<3>) {
nvvm.stmatrix %sh, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32  // error 1: 'nvvm.stmatrix' op expected element type to be B16 for 8x8 matrix
llvm.return }
// -----
llvm.func @f(%i: i32, %sh: !llvm.ptr<3>) {
nvvm.stmatrix %sh, %i, %i, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32, i32, i32  // error 1: 'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4
llvm.return }
// -----
llvm.func @f(%i: i32, %sh: !llvm.ptr<3>) {
nvvm.stmatrix %sh, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 4, n = 4>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32  // error 1: 'nvvm.stmatrix' op expected shape to be 8x8 or 16x8
llvm.return }
// -----
llvm.func @f(%i: i32, %sh: !llvm.ptr<3>) {
nvvm.stmatrix %sh, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32  // error 1: 'nvvm.stmatrix' op expected element type to be B8 for 16x8 matrix
llvm.return }
// -----
llvm.func @f(%i: i32, %sh: !llvm.ptr<3>) {
nvvm.stmatrix %sh, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32  // error 1: 'nvvm.stmatrix' op expected layout to be col for 16x8 matrix
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
%0 = nvvm.wmma.load %gen, %i {eltype = #nvvm.mma_type<u8>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> f64  // error 6: 'nvvm.wmma.load' op expected destination type is a structure of 2 elements of type 'i32'
llvm.return }
// -----
llvm.func @f(%i: i32, %con: !llvm.ptr<4>) {
%0 = nvvm.wmma.load %con, %i {eltype = #nvvm.mma_type<s4>, frag = #nvvm.mma_frag<b>, k = 128 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<4>) -> f64  // error 6: 'nvvm.wmma.load' op expected source pointer in memory space 0, 1, 3
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
%0 = nvvm.wmma.load %gen, %i {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 4 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64  // error 6: 'nvvm.wmma.load' op invalid attribute combination
llvm.return }
// -----
llvm.func @f(%i: i32, %gen: !llvm.ptr) {
%0 = nvvm.wmma.load %gen, %i {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<b>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>  // error 6: 'nvvm.wmma.load' op expected destination type to be f64
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64, %gen: !llvm.ptr) {
nvvm.wmma.store %gen, %i, %d, %d {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 32 : i32, n = 8 : i32} : !llvm.ptr, f64, f64  // error 1: 'nvvm.wmma.store' op expected 4 data operands
llvm.return }
// -----
llvm.func @f(%i: i32, %f: f32, %gen: !llvm.ptr) {
nvvm.wmma.store %gen, %i, %f, %f, %f, %f {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : !llvm.ptr, f32, f32, f32, f32  // error 1: 'nvvm.wmma.store' op expected data operands of type 'vector<2xf16>'
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64, %gen: !llvm.ptr) {
nvvm.wmma.store %gen, %i, %d, %d {eltype = #nvvm.mma_type<u8>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f64, f64  // error 1: 'nvvm.wmma.store' op invalid attribute combination
llvm.return }
// -----
llvm.func @f(%i: i32, %d: f64) {
%0 = nvvm.wmma.mma %i, %i, %d, %d {eltypeA = #nvvm.mma_type<b1>, eltypeB = #nvvm.mma_type<f64>, k = 32 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (i32, i32, f64, f64) -> !llvm.struct<(f64, f64)>  // error 6: 'nvvm.wmma.mma' op invalid attribute combination
llvm.return }
// -----
llvm.func @f(%i: i32) {
%0 = nvvm.wmma.mma %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i {eltypeA = #nvvm.mma_type<u8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.wmma.mma' op expected 13 arguments
llvm.return }
// -----
llvm.func @f(%d: f64) {
%0 = nvvm.wmma.mma %d, %d, %d, %d {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.wmma.mma' op expected destination type is a structure of 2 elements of type 'f64'
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<(f32, f32, f32, f32)>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 16, k = 32>, D [<f16>, <one>, <satfinite>], A [<e5m2>, <one>, <row>], B [<e4m3>, <neg>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>  // error 6: 'nvvm.wgmma.mma_async' op  `satfinite` can be only used with s32 accumulator, however the current accumulator is f16
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<()>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 32, n = 0, k = 16>, D [<s32>, <one>], A [<s8>, <one>, <row>], B [<u8>, <one>, <col>] : !llvm.struct<()> -> !llvm.struct<()>  // error 6: 'nvvm.wgmma.mma_async' op shape 'm' must be 64
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 48, k = 32>, D [<s32>, <one>], A [<s8>, <one>, <row>], B [<s8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>  // error 6: 'nvvm.wgmma.mma_async' op results 24, however output struct has 4 elements
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<(f32, i64)>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 4, k = 32>, D [<f16>, <one>, <wrapped>], A [<e4m3>, <one>, <row>], B [<b1>, <one>, <col>] : !llvm.struct<(f32, i64)> -> !llvm.struct<(f32, i64)>  // error 6: 'nvvm.wgmma.mma_async' op all elements in struct must be same type but there is 'i64'
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<()>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 0, k = 8>, D [<f32>, <one>], A [<s8>, <one>, <row>], B [<b1>, <one>, <col>] : !llvm.struct<()> -> !llvm.struct<()>  // error 6: 'nvvm.wgmma.mma_async' op f32 += s8 * b1, it is not supported.
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<(f32, f32)>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 8, k = 32>, D [<f16>, <one>], A [<e5m2>, <one>, <row>], B [<e4m3>, <one>, <row>] : !llvm.struct<(f32, f32)> -> !llvm.struct<(f32, f32)>  // error 6: 'nvvm.wgmma.mma_async' op given layouts layout_a = row and layout_b = row for input types e5m2 and e4m3 requires transpose. However, this is only supported for: f16 and bf16
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<()>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 0, k = 256>, D [<f16>, <one>, <satfinite>], A [<f16>, <one>, <col>], B [<f16>, <one>, <row>] : !llvm.struct<()> -> !llvm.struct<()>  // error 6: 'nvvm.wgmma.mma_async' op shape 'k' must be 16 for input type f16
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<(, i64)>  // error 34: expected valid keyword
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 32, n = 0, k = 32>, D [<bf16>, <one>], A [<u8>, <one>, <row>], B [<b1>, <one>, <col>] : !llvm.struct<(, i64)> -> !llvm.struct<(, i64)>
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<(f32)>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 4, k = 32>, D [<f16>, <one>], A [<e5m2>, <neg>, <col>], B [<e4m3>, <one>, <row>] : !llvm.struct<(f32)> -> !llvm.struct<(f32)>  // error 6: 'nvvm.wgmma.mma_async' op has input type e5m2 n is set to 4, it is not supported.
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<()>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = -8, k = 32>, D [<f32>, <one>, <satfinite>], A [<e5m2>, <one>, <col>], B [<e5m2>, <one>, <row>] : !llvm.struct<()> -> !llvm.struct<()>  // error 6: 'nvvm.wgmma.mma_async' op has input type e5m2 n is set to -8, it is not supported.
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<()>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 0, k = 32>, D [<s32>, <one>], A [<b1>, <one>, <col>], B [<b1>, <neg>, <col>] : !llvm.struct<()> -> !llvm.struct<()>  // error 6: 'nvvm.wgmma.mma_async' op has s32 output, scaleA and scaleB cannot be neg
llvm.return }
// -----
llvm.func @f(%l: i64) {
%a = "x"() : () -> !llvm.struct<()>
%0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 0, k = 8>, D [<b1>, <one>], A [<s8>, <one>, <row>], B [<b1>, <neg>, <col>] : !llvm.struct<()> -> !llvm.struct<()>  // error 6: 'nvvm.wgmma.mma_async' op does not support the given output type b1
llvm.return }
// -----
llvm.func @f() attributes {nvvm.blocksareclusters} { llvm.return } // error 1: '"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'
// -----
func.func @f() attributes {nvvm.kernel} { return } // error 1: 'nvvm.kernel' attribute attached to unexpected op
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant}) { llvm.return } // error 1: '"nvvm.grid_constant"' attribute must be present only on kernel arguments
// -----
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant = 1 : i32}) attributes {nvvm.kernel} { llvm.return } // error 1: '"nvvm.grid_constant"' must be a unit attribute
// -----
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return } // error 1: '"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'
// -----
gpu.module @m [#nvvm.target<chip = "sm_19">] { } // error 1: Minimum NVVM target SM version is sm_20
// -----
llvm.func @f(%a: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN) // error 30: 'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types
 llvm.return }
// -----
llvm.func @f(%a: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : i16 (f8E8M0FNU) // error 30: 'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type
 llvm.return }
// -----
llvm.func @f() { nvvm.fence.sync_restrict {order = #nvvm.mem_order<relaxed>} // error 18: 'nvvm.fence.sync_restrict' op only acquire and release semantics are supported
 llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<relaxed>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<async>} // error 18: 'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported
 llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<async>, toProxy = #nvvm.proxy_kind<async>} // error 18: 'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute
 llvm.return }
// -----
llvm.func @f() { nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<generic>} // error 18: 'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute
 llvm.return }
// -----
func.func @f(%m: i32, %v: i32, %o: i32) {
%0 = "nvvm.shfl.sync"(%m, %v, %o, %o) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(f32, i1)> // error 6: 'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'i32' but got 'f32' instead
return }
// -----
gpu.module @m [#nvvm.target<chip = "sm_70">] { llvm.func @f(%a: i32) { nvvm.cluster.wait // error 72: 'nvvm.cluster.wait' op is not supported on sm_70
 llvm.return } }
// -----
func.func @f(%a0: i32, %b0: i32, %c0: i32) {
%0 = nvvm.mma.sync A[%a0] B[%b0] C[%c0, %c0] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)> // error 6: 'nvvm.mma.sync' op op requires b1Op attribute
return }
// -----
func.func @f(%a0: f64, %b0: f64, %c0: f64) {
%0 = nvvm.mma.sync A[%a0] B[%b0] C[%c0, %c0] {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)> // error 6: 'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <8, 8, 4> with element types f64 and f64. Only m8n8k4 with f16 supports other layouts.
return }
// -----
func.func @f(%a0: f32) {
%0 = nvvm.wmma.mma %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> // error 6: 'nvvm.wmma.mma' op expected argument 0 to be of type 'vector<2xf16>'
return }
// -----
func.func @f(%a: i32, %b: i32, %c: f32, %i: i16) {
%0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %b, %b, %b, %b, %c, %c, %c, %c, %a, %a, %a, %i, %i, %a, %i, %i) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32,i32,i32,i32,i32,i32,i32,i32,f32,f32,f32,f32,i32,i32,i32,i16,i16,i32,i16,i16) -> !llvm.struct<(f32, f32, f32, f32)> // error 6: 'nvvm.mma.sp.block_scale' op 'orderedMetadata' attribute is mandatory
return }
// -----
llvm.func @f(%a: i32) {
%0 = "nvvm.mma.sp.sync"(%a, %a, %a, %a, %a) <{shape = #nvvm.shape<m = 3, n = 7, k = 4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32) -> !llvm.struct<()>  // error 6: 'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <3, 7, 4>
llvm.return }
// -----
llvm.func @f(%a: i32) {
%0 = nvvm.barrier id = %a #nvvm.reduction<or> %a -> i32  // error 27: invalid SSA value result number
llvm.return }
