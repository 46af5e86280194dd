// Intrinsics of llvm: every operation, in the spellings that its form has.
#file = #llvm.di_file<"a.f" in "/home">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#scope = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "main", file = #file, subprogramFlags = Definition, type = #type>
#variable = #llvm.di_local_variable<scope = #scope, name = "x">
#label = #llvm.di_label<scope = #scope, name = "top", file = #file, line = 3>
#domain = #llvm.alias_scope_domain<id = distinct[2]<>>
#alias = #llvm.alias_scope<id = distinct[3]<>, domain = #domain>
func.func @integers(%a: i32, %v: vector<3xi16>, %i: i1) {
  llvm.intr.bitreverse(%a) : (i32) -> i32
  llvm.intr.bswap(%a) : (i32) -> i32
  llvm.intr.ctpop(%a) : (i32) -> i32
  llvm.intr.smax(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.smin(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.umax(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.umin(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.sadd.sat(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.uadd.sat(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.ssub.sat(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.usub.sat(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.sshl.sat(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.ushl.sat(%v, %v) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.intr.fshl(%a, %a, %a) : (i32, i32, i32) -> i32
  llvm.intr.fshr(%a, %a, %a) : (i32, i32, i32) -> i32
  llvm.intr.scmp(%a, %a) : (i32, i32) -> i2
  llvm.intr.ucmp(%a, %a) : (i32, i32) -> i2
  "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> {x} : (i32) -> i32
  "llvm.intr.cttz"(%a) <{is_zero_poison = true}> {x} : (i32) -> i32
  "llvm.intr.sadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.uadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.ssub.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.usub.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.smul.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.umul.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.abs"(%v) <{is_int_min_poison = false}> : (vector<3xi16>) -> vector<3xi16>
  return
}
func.func @floats(%a: f32, %v: vector<2xf64>, %i: i32) {
  llvm.intr.acos(%a) : (f32) -> f32
  llvm.intr.asin(%a) : (f32) -> f32
  llvm.intr.atan(%a) : (f32) -> f32
  llvm.intr.ceil(%a) : (f32) -> f32
  llvm.intr.cos(%a) : (f32) -> f32
  llvm.intr.cosh(%a) : (f32) -> f32
  llvm.intr.exp(%a) : (f32) -> f32
  llvm.intr.exp10(%a) : (f32) -> f32
  llvm.intr.exp2(%a) : (f32) -> f32
  llvm.intr.fabs(%a) : (f32) -> f32
  llvm.intr.floor(%a) : (f32) -> f32
  llvm.intr.log(%a) : (f32) -> f32
  llvm.intr.log10(%a) : (f32) -> f32
  llvm.intr.log2(%a) : (f32) -> f32
  llvm.intr.nearbyint(%a) : (f32) -> f32
  llvm.intr.rint(%a) : (f32) -> f32
  llvm.intr.round(%a) : (f32) -> f32
  llvm.intr.roundeven(%a) : (f32) -> f32
  llvm.intr.sin(%a) : (f32) -> f32
  llvm.intr.sinh(%a) : (f32) -> f32
  llvm.intr.sqrt(%a) : (f32) -> f32
  llvm.intr.tan(%a) : (f32) -> f32
  llvm.intr.tanh(%a) : (f32) -> f32
  llvm.intr.trunc(%a) : (f32) -> f32
  llvm.intr.atan2(%v, %v) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.intr.copysign(%v, %v) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.intr.maximum(%v, %v) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.intr.maxnum(%v, %v) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.intr.minimum(%v, %v) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.intr.minnum(%v, %v) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.intr.pow(%v, %v) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.intr.fma(%a, %a, %a) {x} : (f32, f32, f32) -> f32
  llvm.intr.fmuladd(%a, %a, %a) {x} : (f32, f32, f32) -> f32
  llvm.intr.ldexp(%a, %i) : (f32, i32) -> f32
  llvm.intr.powi(%a, %i) : (f32, i32) -> f32
  llvm.intr.lround(%a) : (f32) -> i64
  llvm.intr.lrint(%a) : (f32) -> i64
  llvm.intr.llrint(%a) : (f32) -> i64
  llvm.intr.llround(%a) : (f32) -> i64
  llvm.intr.frexp(%a) : (f32) -> !llvm.struct<(f32, i32)>
  llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f32)>
  "llvm.intr.is.fpclass"(%a) <{bit = 12 : i32}> : (f32) -> i1
  llvm.intr.experimental.constrained.uitofp %a tonearest strict {x} : f32 to f16
  llvm.intr.experimental.constrained.sitofp %a tonearest strict {x} : f32 to f16
  llvm.intr.experimental.constrained.fptrunc %a tonearest strict {x} : f32 to f16
  llvm.intr.experimental.constrained.sitofp %i dynamic ignore : i32 to f64
  llvm.intr.experimental.constrained.fpext %a maytrap : f32 to f64
  return
}
func.func @memory(%p: !llvm.ptr, %q: !llvm.ptr<3>, %n: i64, %byte: i8, %c: i1, %i: i32) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
  "llvm.intr.memcpy"(%p, %p, %i) <{arg_attrs = [{x = 1 : i8}, {}, {}], isVolatile = true}> {y} : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 12 : i64}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  "llvm.intr.memset"(%p, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%p, %byte) <{isVolatile = false, len = 7 : i32}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.intr.lifetime.start %p {x} : !llvm.ptr
  llvm.intr.lifetime.end %p {x} : !llvm.ptr
  llvm.intr.stackrestore %p {x} : !llvm.ptr
  llvm.intr.vastart %p {x} : !llvm.ptr
  llvm.intr.vaend %p {x} : !llvm.ptr
  llvm.intr.coro.resume %p {x} : !llvm.ptr
  llvm.intr.launder.invariant.group %q : !llvm.ptr<3>
  llvm.intr.strip.invariant.group %p : !llvm.ptr
  %s = llvm.intr.invariant.start 16, %q {x} : !llvm.ptr<3>
  llvm.intr.invariant.end %s, 16, %q : !llvm.ptr<3>
  llvm.intr.ptrmask %p, %n {x} : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.intr.stacksave {x} : !llvm.ptr<3>
  "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.vacopy %p to %q {x} : !llvm.ptr<3>, !llvm.ptr
  llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i64), "other"()] : i1 {x}
  llvm.intr.ssa.copy %n {x} : i64
  "llvm.intr.is.constant"(%n) : (i64) -> i1
  llvm.intr.expect %n, %n {x} : i64
  llvm.intr.expect.with.probability %c, %c, 2.500000e-01 : i1
  llvm.intr.trap
  llvm.intr.debugtrap {x}
  llvm.intr.ubsantrap <{failureKind = 21 : i8}> {x}
  "llvm.intr.var.annotation"(%p, %q, %q, %i, %q) : (!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i32, !llvm.ptr<3>) -> ()
  "llvm.intr.ptr.annotation"(%p, %q, %q, %i, %q) : (!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i32, !llvm.ptr<3>) -> !llvm.ptr
  "llvm.intr.annotation"(%n, %q, %q, %i) : (i64, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> i64
  return
}
func.func @coroutines(%p: !llvm.ptr, %i: i32, %c: i1) {
  %id = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %h = llvm.intr.coro.begin %id, %p {x} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.size : i64
  llvm.intr.coro.align {x} : i32
  %s = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  llvm.intr.coro.suspend %s, %c {x} : i8
  llvm.intr.coro.end %h, %c, %id : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.promise %h, %i, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
  return
}
func.func @vectors(%a: vector<4xi32>, %b: vector<4xf32>, %m: vector<4xi1>, %p: vector<4x!llvm.ptr>, %q: !llvm.ptr, %n: i32, %f: f32, %s: vector<[8]xi32>, %stride: i64) {
  "llvm.intr.vector.reduce.add"(%a) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.and"(%a) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.mul"(%a) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.or"(%a) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.smax"(%a) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.smin"(%a) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.umax"(%a) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.umin"(%a) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.xor"(%a) : (vector<4xi32>) -> i32
  llvm.intr.vector.reduce.fmax(%b) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fmin(%b) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fmaximum(%b) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fminimum(%b) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  "llvm.intr.vector.reduce.fadd"(%f, %b) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  "llvm.intr.vector.reduce.fmul"(%f, %b) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  "llvm.intr.vp.add"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.sub"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.mul"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.sdiv"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.udiv"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.srem"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.urem"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.ashr"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.lshr"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.shl"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.or"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.and"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.xor"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.smax"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.smin"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.umax"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.umin"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.fadd"(%b, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fsub"(%b, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fmul"(%b, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fdiv"(%b, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.frem"(%b, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fneg"(%b, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fmuladd"(%b, %b, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fma"(%b, %b, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.reduce.add"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.mul"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.and"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.or"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.xor"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.smax"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.smin"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.umax"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.umin"(%n, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.fadd"(%f, %b, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmul"(%f, %b, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmax"(%f, %b, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmin"(%f, %b, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.trunc"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.zext"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.sext"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.uitofp"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.sitofp"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.inttoptr"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.fptrunc"(%b, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fpext"(%b, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fptoui"(%b, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fptosi"(%b, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.ptrtoint"(%p, %m, %n) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.select"(%m, %a, %a, %n) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  "llvm.intr.vp.merge"(%m, %a, %a, %n) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  "llvm.intr.vp.load"(%q, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.store"(%a, %q, %m, %n) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  "llvm.intr.experimental.vp.strided.load"(%q, %stride, %m, %n) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.experimental.vp.strided.store"(%a, %q, %stride, %m, %n) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  llvm.intr.matrix.column.major.load %q, <stride = %stride> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %b, %q, <stride = %stride> {columns = 2 : i32, isVolatile = true, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  llvm.intr.matrix.multiply %b, %b {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.matrix.transpose %b {columns = 1 : i32, rows = 4 : i32} : vector<4xf32> into vector<4xf32>
  llvm.intr.get.active.lane.mask %n, %n {x} : i32, i32 to vector<7xi1>
  llvm.intr.masked.load %q, %m {alignment = 8 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.load %q, %m, %b {alignment = 8 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %b, %q, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.gather %p, %m, %b {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %b, %p, %m {alignment = 2 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  "llvm.intr.masked.expandload"(%q, %m, %b) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%b, %q, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  "llvm.intr.vscale"() : () -> i64
  llvm.intr.stepvector {x} : vector<[4]xi8>
  llvm.intr.vector.insert %a, %s[4] {x} : vector<4xi32> into vector<[8]xi32>
  llvm.intr.vector.extract %s[0] : vector<4xi32> from vector<[8]xi32>
  "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  "llvm.intr.vector.deinterleave2"(%a) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  return
}
func.func @debug(%p: !llvm.ptr, %i: i32) {
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr {x}
  llvm.intr.dbg.declare #variable #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #scope, name = "x"> = %i : i32
  llvm.intr.dbg.value #variable #llvm.di_expression<> = %i : i32
  llvm.intr.dbg.label #llvm.di_label<scope = #scope, name = "top", file = #file, line = 3> {x}
  llvm.intr.dbg.label #label
  llvm.intr.experimental.noalias.scope.decl #alias {x}
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[3]<>, domain = #domain>
  "llvm.intr.memcpy"(%p, %p, %i) <{isVolatile = true, alias_scopes = [#alias], noalias_scopes = [#alias]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  return
}
//= --allow-unregistered-dialect
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#di_file = #llvm.di_file<"a.f" in "/home">
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "main", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "top", file = #di_file, line = 3>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x">
module {
  func.func @integers(%arg0: i32, %arg1: vector<3xi16>, %arg2: i1) {
    %0 = llvm.intr.bitreverse(%arg0) : (i32) -> i32
    %1 = llvm.intr.bswap(%arg0) : (i32) -> i32
    %2 = llvm.intr.ctpop(%arg0) : (i32) -> i32
    %3 = llvm.intr.smax(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %4 = llvm.intr.smin(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %5 = llvm.intr.umax(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %6 = llvm.intr.umin(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %7 = llvm.intr.sadd.sat(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %8 = llvm.intr.uadd.sat(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %9 = llvm.intr.ssub.sat(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %10 = llvm.intr.usub.sat(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %11 = llvm.intr.sshl.sat(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %12 = llvm.intr.ushl.sat(%arg1, %arg1) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %13 = llvm.intr.fshl(%arg0, %arg0, %arg0) : (i32, i32, i32) -> i32
    %14 = llvm.intr.fshr(%arg0, %arg0, %arg0) : (i32, i32, i32) -> i32
    %15 = llvm.intr.scmp(%arg0, %arg0) : (i32, i32) -> i2
    %16 = llvm.intr.ucmp(%arg0, %arg0) : (i32, i32) -> i2
    %17 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> {x} : (i32) -> i32
    %18 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = true}> {x} : (i32) -> i32
    %19 = "llvm.intr.sadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %20 = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %21 = "llvm.intr.ssub.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %22 = "llvm.intr.usub.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %23 = "llvm.intr.smul.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %24 = "llvm.intr.umul.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %25 = "llvm.intr.abs"(%arg1) <{is_int_min_poison = false}> : (vector<3xi16>) -> vector<3xi16>
    return
  }
  func.func @floats(%arg0: f32, %arg1: vector<2xf64>, %arg2: i32) {
    %0 = llvm.intr.acos(%arg0) : (f32) -> f32
    %1 = llvm.intr.asin(%arg0) : (f32) -> f32
    %2 = llvm.intr.atan(%arg0) : (f32) -> f32
    %3 = llvm.intr.ceil(%arg0) : (f32) -> f32
    %4 = llvm.intr.cos(%arg0) : (f32) -> f32
    %5 = llvm.intr.cosh(%arg0) : (f32) -> f32
    %6 = llvm.intr.exp(%arg0) : (f32) -> f32
    %7 = llvm.intr.exp10(%arg0) : (f32) -> f32
    %8 = llvm.intr.exp2(%arg0) : (f32) -> f32
    %9 = llvm.intr.fabs(%arg0) : (f32) -> f32
    %10 = llvm.intr.floor(%arg0) : (f32) -> f32
    %11 = llvm.intr.log(%arg0) : (f32) -> f32
    %12 = llvm.intr.log10(%arg0) : (f32) -> f32
    %13 = llvm.intr.log2(%arg0) : (f32) -> f32
    %14 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
    %15 = llvm.intr.rint(%arg0) : (f32) -> f32
    %16 = llvm.intr.round(%arg0) : (f32) -> f32
    %17 = llvm.intr.roundeven(%arg0) : (f32) -> f32
    %18 = llvm.intr.sin(%arg0) : (f32) -> f32
    %19 = llvm.intr.sinh(%arg0) : (f32) -> f32
    %20 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %21 = llvm.intr.tan(%arg0) : (f32) -> f32
    %22 = llvm.intr.tanh(%arg0) : (f32) -> f32
    %23 = llvm.intr.trunc(%arg0) : (f32) -> f32
    %24 = llvm.intr.atan2(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %25 = llvm.intr.copysign(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %26 = llvm.intr.maximum(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %27 = llvm.intr.maxnum(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %28 = llvm.intr.minimum(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %29 = llvm.intr.minnum(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %30 = llvm.intr.pow(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %31 = llvm.intr.fma(%arg0, %arg0, %arg0) {x} : (f32, f32, f32) -> f32
    %32 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) {x} : (f32, f32, f32) -> f32
    %33 = llvm.intr.ldexp(%arg0, %arg2) : (f32, i32) -> f32
    %34 = llvm.intr.powi(%arg0, %arg2) : (f32, i32) -> f32
    %35 = llvm.intr.lround(%arg0) : (f32) -> i64
    %36 = llvm.intr.lrint(%arg0) : (f32) -> i64
    %37 = llvm.intr.llrint(%arg0) : (f32) -> i64
    %38 = llvm.intr.llround(%arg0) : (f32) -> i64
    %39 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
    %40 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
    %41 = "llvm.intr.is.fpclass"(%arg0) <{bit = 12 : i32}> : (f32) -> i1
    %42 = llvm.intr.experimental.constrained.uitofp %arg0 tonearest strict {x} : f32 to f16
    %43 = llvm.intr.experimental.constrained.sitofp %arg0 tonearest strict {x} : f32 to f16
    %44 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest strict {x} : f32 to f16
    %45 = llvm.intr.experimental.constrained.sitofp %arg2 dynamic ignore : i32 to f64
    %46 = llvm.intr.experimental.constrained.fpext %arg0 maytrap : f32 to f64
    return
  }
  func.func @memory(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: i8, %arg4: i1, %arg5: i32) {
    "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
    "llvm.intr.memcpy"(%arg0, %arg0, %arg5) <{arg_attrs = [{x = 1 : i8}, {}, {}], isVolatile = true}> {y} : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memmove"(%arg0, %arg0, %arg2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 12 : i64}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
    "llvm.intr.memset"(%arg0, %arg3, %arg2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset.inline"(%arg0, %arg3) <{isVolatile = false, len = 7 : i32}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    llvm.intr.lifetime.start %arg0 {x} : !llvm.ptr
    llvm.intr.lifetime.end %arg0 {x} : !llvm.ptr
    llvm.intr.stackrestore %arg0 {x} : !llvm.ptr
    llvm.intr.vastart %arg0 {x} : !llvm.ptr
    llvm.intr.vaend %arg0 {x} : !llvm.ptr
    llvm.intr.coro.resume %arg0 {x} : !llvm.ptr
    %0 = llvm.intr.launder.invariant.group %arg1 : !llvm.ptr<3>
    %1 = llvm.intr.strip.invariant.group %arg0 : !llvm.ptr
    %2 = llvm.intr.invariant.start 16, %arg1 {x} : !llvm.ptr<3>
    llvm.intr.invariant.end %2, 16, %arg1 : !llvm.ptr<3>
    %3 = llvm.intr.ptrmask %arg0, %arg2 {x} : (!llvm.ptr, i64) -> !llvm.ptr
    %4 = llvm.intr.stacksave {x} : !llvm.ptr<3>
    %5 = "llvm.intr.threadlocal.address"(%arg0) : (!llvm.ptr) -> !llvm.ptr
    llvm.intr.vacopy %arg0 to %arg1 {x} : !llvm.ptr<3>, !llvm.ptr
    %6 = llvm.intr.eh.typeid.for %arg0 : (!llvm.ptr) -> i32
    llvm.intr.assume %arg4 : i1
    llvm.intr.assume %arg4 ["align"(%arg0, %arg2 : !llvm.ptr, i64), "other"()] : i1 {x}
    %7 = llvm.intr.ssa.copy %arg2 {x} : i64
    %8 = "llvm.intr.is.constant"(%arg2) : (i64) -> i1
    %9 = llvm.intr.expect %arg2, %arg2 {x} : i64
    %10 = llvm.intr.expect.with.probability %arg4, %arg4, 2.500000e-01 : i1
    llvm.intr.trap
    llvm.intr.debugtrap {x}
    llvm.intr.ubsantrap <{failureKind = 21 : i8}> {x}
    "llvm.intr.var.annotation"(%arg0, %arg1, %arg1, %arg5, %arg1) : (!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i32, !llvm.ptr<3>) -> ()
    %11 = "llvm.intr.ptr.annotation"(%arg0, %arg1, %arg1, %arg5, %arg1) : (!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i32, !llvm.ptr<3>) -> !llvm.ptr
    %12 = "llvm.intr.annotation"(%arg2, %arg1, %arg1, %arg5) : (i64, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> i64
    return
  }
  func.func @coroutines(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
    %0 = llvm.intr.coro.id %arg1, %arg0, %arg0, %arg0 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %1 = llvm.intr.coro.begin %0, %arg0 {x} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %2 = llvm.intr.coro.size : i64
    %3 = llvm.intr.coro.align {x} : i32
    %4 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
    %5 = llvm.intr.coro.suspend %4, %arg2 {x} : i8
    %6 = llvm.intr.coro.end %1, %arg2, %0 : (!llvm.ptr, i1, !llvm.token) -> i1
    %7 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %8 = llvm.intr.coro.promise %1, %arg1, %arg2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    return
  }
  func.func @vectors(%arg0: vector<4xi32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: vector<4x!llvm.ptr>, %arg4: !llvm.ptr, %arg5: i32, %arg6: f32, %arg7: vector<[8]xi32>, %arg8: i64) {
    %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
    %4 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
    %5 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
    %6 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
    %7 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
    %8 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
    %9 = llvm.intr.vector.reduce.fmax(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    %10 = llvm.intr.vector.reduce.fmin(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    %11 = llvm.intr.vector.reduce.fmaximum(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    %12 = llvm.intr.vector.reduce.fminimum(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    %13 = "llvm.intr.vector.reduce.fadd"(%arg6, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %14 = "llvm.intr.vector.reduce.fmul"(%arg6, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %15 = "llvm.intr.vp.add"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %16 = "llvm.intr.vp.sub"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %17 = "llvm.intr.vp.mul"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %18 = "llvm.intr.vp.sdiv"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %19 = "llvm.intr.vp.udiv"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %20 = "llvm.intr.vp.srem"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %21 = "llvm.intr.vp.urem"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %22 = "llvm.intr.vp.ashr"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %23 = "llvm.intr.vp.lshr"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %24 = "llvm.intr.vp.shl"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %25 = "llvm.intr.vp.or"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %26 = "llvm.intr.vp.and"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %27 = "llvm.intr.vp.xor"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %28 = "llvm.intr.vp.smax"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %29 = "llvm.intr.vp.smin"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %30 = "llvm.intr.vp.umax"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %31 = "llvm.intr.vp.umin"(%arg0, %arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %32 = "llvm.intr.vp.fadd"(%arg1, %arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %33 = "llvm.intr.vp.fsub"(%arg1, %arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %34 = "llvm.intr.vp.fmul"(%arg1, %arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %35 = "llvm.intr.vp.fdiv"(%arg1, %arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %36 = "llvm.intr.vp.frem"(%arg1, %arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %37 = "llvm.intr.vp.fneg"(%arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %38 = "llvm.intr.vp.fmuladd"(%arg1, %arg1, %arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %39 = "llvm.intr.vp.fma"(%arg1, %arg1, %arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %40 = "llvm.intr.vp.reduce.add"(%arg5, %arg0, %arg2, %arg5) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %41 = "llvm.intr.vp.reduce.mul"(%arg5, %arg0, %arg2, %arg5) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %42 = "llvm.intr.vp.reduce.and"(%arg5, %arg0, %arg2, %arg5) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %43 = "llvm.intr.vp.reduce.or"(%arg5, %arg0, %arg2, %arg5) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %44 = "llvm.intr.vp.reduce.xor"(%arg5, %arg0, %arg2, %arg5) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %45 = "llvm.intr.vp.reduce.smax"(%arg5, %arg0, %arg2, %arg5) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %46 = "llvm.intr.vp.reduce.smin"(%arg5, %arg0, %arg2, %arg5) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %47 = "llvm.intr.vp.reduce.umax"(%arg5, %arg0, %arg2, %arg5) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %48 = "llvm.intr.vp.reduce.umin"(%arg5, %arg0, %arg2, %arg5) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %49 = "llvm.intr.vp.reduce.fadd"(%arg6, %arg1, %arg2, %arg5) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %50 = "llvm.intr.vp.reduce.fmul"(%arg6, %arg1, %arg2, %arg5) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %51 = "llvm.intr.vp.reduce.fmax"(%arg6, %arg1, %arg2, %arg5) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %52 = "llvm.intr.vp.reduce.fmin"(%arg6, %arg1, %arg2, %arg5) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %53 = "llvm.intr.vp.trunc"(%arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %54 = "llvm.intr.vp.zext"(%arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %55 = "llvm.intr.vp.sext"(%arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %56 = "llvm.intr.vp.uitofp"(%arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
    %57 = "llvm.intr.vp.sitofp"(%arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
    %58 = "llvm.intr.vp.inttoptr"(%arg0, %arg2, %arg5) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %59 = "llvm.intr.vp.fptrunc"(%arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %60 = "llvm.intr.vp.fpext"(%arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %61 = "llvm.intr.vp.fptoui"(%arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %62 = "llvm.intr.vp.fptosi"(%arg1, %arg2, %arg5) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %63 = "llvm.intr.vp.ptrtoint"(%arg3, %arg2, %arg5) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi32>
    %64 = "llvm.intr.vp.select"(%arg2, %arg0, %arg0, %arg5) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
    %65 = "llvm.intr.vp.merge"(%arg2, %arg0, %arg0, %arg5) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
    %66 = "llvm.intr.vp.load"(%arg4, %arg2, %arg5) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
    "llvm.intr.vp.store"(%arg0, %arg4, %arg2, %arg5) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
    %67 = "llvm.intr.experimental.vp.strided.load"(%arg4, %arg8, %arg2, %arg5) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
    "llvm.intr.experimental.vp.strided.store"(%arg0, %arg4, %arg8, %arg2, %arg5) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
    %68 = llvm.intr.matrix.column.major.load %arg4, <stride = %arg8> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %arg1, %arg4, <stride = %arg8> {columns = 2 : i32, isVolatile = true, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
    %69 = llvm.intr.matrix.multiply %arg1, %arg1 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %70 = llvm.intr.matrix.transpose %arg1 {columns = 1 : i32, rows = 4 : i32} : vector<4xf32> into vector<4xf32>
    %71 = llvm.intr.get.active.lane.mask %arg5, %arg5 {x} : i32, i32 to vector<7xi1>
    %72 = llvm.intr.masked.load %arg4, %arg2 {alignment = 8 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %73 = llvm.intr.masked.load %arg4, %arg2, %arg1 {alignment = 8 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %arg1, %arg4, %arg2 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %74 = llvm.intr.masked.gather %arg3, %arg2 {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    %75 = llvm.intr.masked.gather %arg3, %arg2, %arg1 {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.scatter %arg1, %arg3, %arg2 {alignment = 2 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    %76 = "llvm.intr.masked.expandload"(%arg4, %arg2, %arg1) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%arg1, %arg4, %arg2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %77 = "llvm.intr.vscale"() : () -> i64
    %78 = llvm.intr.stepvector {x} : vector<[4]xi8>
    %79 = llvm.intr.vector.insert %arg0, %arg7[4] {x} : vector<4xi32> into vector<[8]xi32>
    %80 = llvm.intr.vector.extract %arg7[0] : vector<4xi32> from vector<[8]xi32>
    %81 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
    %82 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
    return
  }
  func.func @debug(%arg0: !llvm.ptr, %arg1: i32) {
    llvm.intr.dbg.declare #di_local_variable = %arg0 : !llvm.ptr {x}
    llvm.intr.dbg.declare #di_local_variable #llvm.di_expression<[DW_OP_deref]> = %arg0 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable = %arg1 : i32
    llvm.intr.dbg.value #di_local_variable = %arg1 : i32
    llvm.intr.dbg.label #di_label {x}
    llvm.intr.dbg.label #di_label
    llvm.intr.experimental.noalias.scope.decl #alias_scope {x}
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{alias_scopes = [#alias_scope], isVolatile = true, noalias_scopes = [#alias_scope]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#di_file = #llvm.di_file<"a.f" in "/home">
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "main", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "top", file = #di_file, line = 3>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x">
"builtin.module"() ({
  "func.func"() <{function_type = (i32, vector<3xi16>, i1) -> (), sym_name = "integers"}> ({
  ^bb0(%arg23: i32, %arg24: vector<3xi16>, %arg25: i1):
    %152 = "llvm.intr.bitreverse"(%arg23) : (i32) -> i32
    %153 = "llvm.intr.bswap"(%arg23) : (i32) -> i32
    %154 = "llvm.intr.ctpop"(%arg23) : (i32) -> i32
    %155 = "llvm.intr.smax"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %156 = "llvm.intr.smin"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %157 = "llvm.intr.umax"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %158 = "llvm.intr.umin"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %159 = "llvm.intr.sadd.sat"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %160 = "llvm.intr.uadd.sat"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %161 = "llvm.intr.ssub.sat"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %162 = "llvm.intr.usub.sat"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %163 = "llvm.intr.sshl.sat"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %164 = "llvm.intr.ushl.sat"(%arg24, %arg24) {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %165 = "llvm.intr.fshl"(%arg23, %arg23, %arg23) : (i32, i32, i32) -> i32
    %166 = "llvm.intr.fshr"(%arg23, %arg23, %arg23) : (i32, i32, i32) -> i32
    %167 = "llvm.intr.scmp"(%arg23, %arg23) : (i32, i32) -> i2
    %168 = "llvm.intr.ucmp"(%arg23, %arg23) : (i32, i32) -> i2
    %169 = "llvm.intr.ctlz"(%arg23) <{is_zero_poison = true}> {x} : (i32) -> i32
    %170 = "llvm.intr.cttz"(%arg23) <{is_zero_poison = true}> {x} : (i32) -> i32
    %171 = "llvm.intr.sadd.with.overflow"(%arg23, %arg23) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %172 = "llvm.intr.uadd.with.overflow"(%arg23, %arg23) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %173 = "llvm.intr.ssub.with.overflow"(%arg23, %arg23) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %174 = "llvm.intr.usub.with.overflow"(%arg23, %arg23) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %175 = "llvm.intr.smul.with.overflow"(%arg23, %arg23) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %176 = "llvm.intr.umul.with.overflow"(%arg23, %arg23) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %177 = "llvm.intr.abs"(%arg24) <{is_int_min_poison = false}> : (vector<3xi16>) -> vector<3xi16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<2xf64>, i32) -> (), sym_name = "floats"}> ({
  ^bb0(%arg20: f32, %arg21: vector<2xf64>, %arg22: i32):
    %105 = "llvm.intr.acos"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %106 = "llvm.intr.asin"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %107 = "llvm.intr.atan"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %108 = "llvm.intr.ceil"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %109 = "llvm.intr.cos"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %110 = "llvm.intr.cosh"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %111 = "llvm.intr.exp"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %112 = "llvm.intr.exp10"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %113 = "llvm.intr.exp2"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %114 = "llvm.intr.fabs"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %115 = "llvm.intr.floor"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %116 = "llvm.intr.log"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %117 = "llvm.intr.log10"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %118 = "llvm.intr.log2"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %119 = "llvm.intr.nearbyint"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %120 = "llvm.intr.rint"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %121 = "llvm.intr.round"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %122 = "llvm.intr.roundeven"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %123 = "llvm.intr.sin"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %124 = "llvm.intr.sinh"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %125 = "llvm.intr.sqrt"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %126 = "llvm.intr.tan"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %127 = "llvm.intr.tanh"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %128 = "llvm.intr.trunc"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %129 = "llvm.intr.atan2"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nsz, arcp>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %130 = "llvm.intr.copysign"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nsz, arcp>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %131 = "llvm.intr.maximum"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nsz, arcp>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %132 = "llvm.intr.maxnum"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nsz, arcp>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %133 = "llvm.intr.minimum"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nsz, arcp>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %134 = "llvm.intr.minnum"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nsz, arcp>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %135 = "llvm.intr.pow"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nsz, arcp>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %136 = "llvm.intr.fma"(%arg20, %arg20, %arg20) <{fastmathFlags = #llvm.fastmath<none>}> {x} : (f32, f32, f32) -> f32
    %137 = "llvm.intr.fmuladd"(%arg20, %arg20, %arg20) <{fastmathFlags = #llvm.fastmath<none>}> {x} : (f32, f32, f32) -> f32
    %138 = "llvm.intr.ldexp"(%arg20, %arg22) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %139 = "llvm.intr.powi"(%arg20, %arg22) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %140 = "llvm.intr.lround"(%arg20) : (f32) -> i64
    %141 = "llvm.intr.lrint"(%arg20) : (f32) -> i64
    %142 = "llvm.intr.llrint"(%arg20) : (f32) -> i64
    %143 = "llvm.intr.llround"(%arg20) : (f32) -> i64
    %144 = "llvm.intr.frexp"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, i32)>
    %145 = "llvm.intr.sincos"(%arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, f32)>
    %146 = "llvm.intr.is.fpclass"(%arg20) <{bit = 12 : i32}> : (f32) -> i1
    %147 = "llvm.intr.experimental.constrained.uitofp"(%arg20) <{fpExceptionBehavior = 2 : i64, roundingmode = 1 : i64}> {x} : (f32) -> f16
    %148 = "llvm.intr.experimental.constrained.sitofp"(%arg20) <{fpExceptionBehavior = 2 : i64, roundingmode = 1 : i64}> {x} : (f32) -> f16
    %149 = "llvm.intr.experimental.constrained.fptrunc"(%arg20) <{fpExceptionBehavior = 2 : i64, roundingmode = 1 : i64}> {x} : (f32) -> f16
    %150 = "llvm.intr.experimental.constrained.sitofp"(%arg22) <{fpExceptionBehavior = 0 : i64, roundingmode = 7 : i64}> : (i32) -> f64
    %151 = "llvm.intr.experimental.constrained.fpext"(%arg20) <{fpExceptionBehavior = 1 : i64}> : (f32) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, i64, i8, i1, i32) -> (), sym_name = "memory"}> ({
  ^bb0(%arg14: !llvm.ptr, %arg15: !llvm.ptr<3>, %arg16: i64, %arg17: i8, %arg18: i1, %arg19: i32):
    "llvm.intr.memcpy"(%arg14, %arg15, %arg16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
    "llvm.intr.memcpy"(%arg14, %arg14, %arg19) <{arg_attrs = [{x = 1 : i8}, {}, {}], isVolatile = true}> {y} : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memmove"(%arg14, %arg14, %arg16) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy.inline"(%arg14, %arg15) <{isVolatile = false, len = 12 : i64}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
    "llvm.intr.memset"(%arg14, %arg17, %arg16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset.inline"(%arg14, %arg17) <{isVolatile = false, len = 7 : i32}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.prefetch"(%arg14) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.start"(%arg14) {x} : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%arg14) {x} : (!llvm.ptr) -> ()
    "llvm.intr.stackrestore"(%arg14) {x} : (!llvm.ptr) -> ()
    "llvm.intr.vastart"(%arg14) {x} : (!llvm.ptr) -> ()
    "llvm.intr.vaend"(%arg14) {x} : (!llvm.ptr) -> ()
    "llvm.intr.coro.resume"(%arg14) {x} : (!llvm.ptr) -> ()
    %92 = "llvm.intr.launder.invariant.group"(%arg15) : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %93 = "llvm.intr.strip.invariant.group"(%arg14) : (!llvm.ptr) -> !llvm.ptr
    %94 = "llvm.intr.invariant.start"(%arg15) <{size = 16 : i64}> {x} : (!llvm.ptr<3>) -> !llvm.ptr
    "llvm.intr.invariant.end"(%94, %arg15) <{size = 16 : i64}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
    %95 = "llvm.intr.ptrmask"(%arg14, %arg16) {x} : (!llvm.ptr, i64) -> !llvm.ptr
    %96 = "llvm.intr.stacksave"() {x} : () -> !llvm.ptr<3>
    %97 = "llvm.intr.threadlocal.address"(%arg14) : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.vacopy"(%arg15, %arg14) {x} : (!llvm.ptr<3>, !llvm.ptr) -> ()
    %98 = "llvm.intr.eh.typeid.for"(%arg14) : (!llvm.ptr) -> i32
    "llvm.intr.assume"(%arg18) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.intr.assume"(%arg18, %arg14, %arg16) <{op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["align", "other"]}> {x} : (i1, !llvm.ptr, i64) -> ()
    %99 = "llvm.intr.ssa.copy"(%arg16) {x} : (i64) -> i64
    %100 = "llvm.intr.is.constant"(%arg16) : (i64) -> i1
    %101 = "llvm.intr.expect"(%arg16, %arg16) {x} : (i64, i64) -> i64
    %102 = "llvm.intr.expect.with.probability"(%arg18, %arg18) <{prob = 2.500000e-01 : f64}> : (i1, i1) -> i1
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.debugtrap"() {x} : () -> ()
    "llvm.intr.ubsantrap"() <{failureKind = 21 : i8}> {x} : () -> ()
    "llvm.intr.var.annotation"(%arg14, %arg15, %arg15, %arg19, %arg15) : (!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i32, !llvm.ptr<3>) -> ()
    %103 = "llvm.intr.ptr.annotation"(%arg14, %arg15, %arg15, %arg19, %arg15) : (!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i32, !llvm.ptr<3>) -> !llvm.ptr
    %104 = "llvm.intr.annotation"(%arg16, %arg15, %arg15, %arg19) : (i64, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, i32, i1) -> (), sym_name = "coroutines"}> ({
  ^bb0(%arg11: !llvm.ptr, %arg12: i32, %arg13: i1):
    %83 = "llvm.intr.coro.id"(%arg12, %arg11, %arg11, %arg11) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %84 = "llvm.intr.coro.begin"(%83, %arg11) {x} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %85 = "llvm.intr.coro.size"() : () -> i64
    %86 = "llvm.intr.coro.align"() {x} : () -> i32
    %87 = "llvm.intr.coro.save"(%84) : (!llvm.ptr) -> !llvm.token
    %88 = "llvm.intr.coro.suspend"(%87, %arg13) {x} : (!llvm.token, i1) -> i8
    %89 = "llvm.intr.coro.end"(%84, %arg13, %83) : (!llvm.ptr, i1, !llvm.token) -> i1
    %90 = "llvm.intr.coro.free"(%83, %84) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %91 = "llvm.intr.coro.promise"(%84, %arg12, %arg13) : (!llvm.ptr, i32, i1) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<4xf32>, vector<4xi1>, vector<4x!llvm.ptr>, !llvm.ptr, i32, f32, vector<[8]xi32>, i64) -> (), sym_name = "vectors"}> ({
  ^bb0(%arg2: vector<4xi32>, %arg3: vector<4xf32>, %arg4: vector<4xi1>, %arg5: vector<4x!llvm.ptr>, %arg6: !llvm.ptr, %arg7: i32, %arg8: f32, %arg9: vector<[8]xi32>, %arg10: i64):
    %0 = "llvm.intr.vector.reduce.add"(%arg2) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.and"(%arg2) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.mul"(%arg2) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.or"(%arg2) : (vector<4xi32>) -> i32
    %4 = "llvm.intr.vector.reduce.smax"(%arg2) : (vector<4xi32>) -> i32
    %5 = "llvm.intr.vector.reduce.smin"(%arg2) : (vector<4xi32>) -> i32
    %6 = "llvm.intr.vector.reduce.umax"(%arg2) : (vector<4xi32>) -> i32
    %7 = "llvm.intr.vector.reduce.umin"(%arg2) : (vector<4xi32>) -> i32
    %8 = "llvm.intr.vector.reduce.xor"(%arg2) : (vector<4xi32>) -> i32
    %9 = "llvm.intr.vector.reduce.fmax"(%arg3) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %10 = "llvm.intr.vector.reduce.fmin"(%arg3) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %11 = "llvm.intr.vector.reduce.fmaximum"(%arg3) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %12 = "llvm.intr.vector.reduce.fminimum"(%arg3) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %13 = "llvm.intr.vector.reduce.fadd"(%arg8, %arg3) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %14 = "llvm.intr.vector.reduce.fmul"(%arg8, %arg3) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %15 = "llvm.intr.vp.add"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %16 = "llvm.intr.vp.sub"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %17 = "llvm.intr.vp.mul"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %18 = "llvm.intr.vp.sdiv"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %19 = "llvm.intr.vp.udiv"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %20 = "llvm.intr.vp.srem"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %21 = "llvm.intr.vp.urem"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %22 = "llvm.intr.vp.ashr"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %23 = "llvm.intr.vp.lshr"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %24 = "llvm.intr.vp.shl"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %25 = "llvm.intr.vp.or"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %26 = "llvm.intr.vp.and"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %27 = "llvm.intr.vp.xor"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %28 = "llvm.intr.vp.smax"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %29 = "llvm.intr.vp.smin"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %30 = "llvm.intr.vp.umax"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %31 = "llvm.intr.vp.umin"(%arg2, %arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %32 = "llvm.intr.vp.fadd"(%arg3, %arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %33 = "llvm.intr.vp.fsub"(%arg3, %arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %34 = "llvm.intr.vp.fmul"(%arg3, %arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %35 = "llvm.intr.vp.fdiv"(%arg3, %arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %36 = "llvm.intr.vp.frem"(%arg3, %arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %37 = "llvm.intr.vp.fneg"(%arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %38 = "llvm.intr.vp.fmuladd"(%arg3, %arg3, %arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %39 = "llvm.intr.vp.fma"(%arg3, %arg3, %arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %40 = "llvm.intr.vp.reduce.add"(%arg7, %arg2, %arg4, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %41 = "llvm.intr.vp.reduce.mul"(%arg7, %arg2, %arg4, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %42 = "llvm.intr.vp.reduce.and"(%arg7, %arg2, %arg4, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %43 = "llvm.intr.vp.reduce.or"(%arg7, %arg2, %arg4, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %44 = "llvm.intr.vp.reduce.xor"(%arg7, %arg2, %arg4, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %45 = "llvm.intr.vp.reduce.smax"(%arg7, %arg2, %arg4, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %46 = "llvm.intr.vp.reduce.smin"(%arg7, %arg2, %arg4, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %47 = "llvm.intr.vp.reduce.umax"(%arg7, %arg2, %arg4, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %48 = "llvm.intr.vp.reduce.umin"(%arg7, %arg2, %arg4, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    %49 = "llvm.intr.vp.reduce.fadd"(%arg8, %arg3, %arg4, %arg7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %50 = "llvm.intr.vp.reduce.fmul"(%arg8, %arg3, %arg4, %arg7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %51 = "llvm.intr.vp.reduce.fmax"(%arg8, %arg3, %arg4, %arg7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %52 = "llvm.intr.vp.reduce.fmin"(%arg8, %arg3, %arg4, %arg7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %53 = "llvm.intr.vp.trunc"(%arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %54 = "llvm.intr.vp.zext"(%arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %55 = "llvm.intr.vp.sext"(%arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %56 = "llvm.intr.vp.uitofp"(%arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
    %57 = "llvm.intr.vp.sitofp"(%arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
    %58 = "llvm.intr.vp.inttoptr"(%arg2, %arg4, %arg7) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %59 = "llvm.intr.vp.fptrunc"(%arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %60 = "llvm.intr.vp.fpext"(%arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %61 = "llvm.intr.vp.fptoui"(%arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %62 = "llvm.intr.vp.fptosi"(%arg3, %arg4, %arg7) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %63 = "llvm.intr.vp.ptrtoint"(%arg5, %arg4, %arg7) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi32>
    %64 = "llvm.intr.vp.select"(%arg4, %arg2, %arg2, %arg7) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
    %65 = "llvm.intr.vp.merge"(%arg4, %arg2, %arg2, %arg7) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
    %66 = "llvm.intr.vp.load"(%arg6, %arg4, %arg7) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
    "llvm.intr.vp.store"(%arg2, %arg6, %arg4, %arg7) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
    %67 = "llvm.intr.experimental.vp.strided.load"(%arg6, %arg10, %arg4, %arg7) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
    "llvm.intr.experimental.vp.strided.store"(%arg2, %arg6, %arg10, %arg4, %arg7) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
    %68 = "llvm.intr.matrix.column.major.load"(%arg6, %arg10) <{columns = 2 : i32, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<4xf32>
    "llvm.intr.matrix.column.major.store"(%arg3, %arg6, %arg10) <{columns = 2 : i32, isVolatile = true, rows = 2 : i32}> : (vector<4xf32>, !llvm.ptr, i64) -> ()
    %69 = "llvm.intr.matrix.multiply"(%arg3, %arg3) <{lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %70 = "llvm.intr.matrix.transpose"(%arg3) <{columns = 1 : i32, rows = 4 : i32}> : (vector<4xf32>) -> vector<4xf32>
    %71 = "llvm.intr.get.active.lane.mask"(%arg7, %arg7) {x} : (i32, i32) -> vector<7xi1>
    %72 = "llvm.intr.masked.load"(%arg6, %arg4) <{alignment = 8 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %73 = "llvm.intr.masked.load"(%arg6, %arg4, %arg3) <{alignment = 8 : i32, nontemporal}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.store"(%arg3, %arg6, %arg4) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %74 = "llvm.intr.masked.gather"(%arg5, %arg4) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    %75 = "llvm.intr.masked.gather"(%arg5, %arg4, %arg3) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.scatter"(%arg3, %arg5, %arg4) <{alignment = 2 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
    %76 = "llvm.intr.masked.expandload"(%arg6, %arg4, %arg3) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%arg3, %arg6, %arg4) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %77 = "llvm.intr.vscale"() : () -> i64
    %78 = "llvm.intr.stepvector"() {x} : () -> vector<[4]xi8>
    %79 = "llvm.intr.vector.insert"(%arg9, %arg2) <{pos = 4 : i64}> {x} : (vector<[8]xi32>, vector<4xi32>) -> vector<[8]xi32>
    %80 = "llvm.intr.vector.extract"(%arg9) <{pos = 0 : i64}> : (vector<[8]xi32>) -> vector<4xi32>
    %81 = "llvm.intr.vector.interleave2"(%arg2, %arg2) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
    %82 = "llvm.intr.vector.deinterleave2"(%arg2) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "debug"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.intr.dbg.declare"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> {x} : (!llvm.ptr) -> ()
    "llvm.intr.dbg.declare"(%arg0) <{locationExpr = #llvm.di_expression<[DW_OP_deref]>, varInfo = #di_local_variable}> : (!llvm.ptr) -> ()
    "llvm.intr.dbg.value"(%arg1) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i32) -> ()
    "llvm.intr.dbg.value"(%arg1) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i32) -> ()
    "llvm.intr.dbg.label"() <{label = #di_label}> {x} : () -> ()
    "llvm.intr.dbg.label"() <{label = #di_label}> : () -> ()
    "llvm.intr.experimental.noalias.scope.decl"() <{scope = #alias_scope}> {x} : () -> ()
    "llvm.intr.experimental.noalias.scope.decl"() <{scope = #alias_scope}> : () -> ()
    "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{alias_scopes = [#alias_scope], isVolatile = true, noalias_scopes = [#alias_scope]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

