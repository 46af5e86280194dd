// Every operation and attribute of complex.
func.func @f(%z: complex<f32>, %y: complex<bf16>, %x: f32, %i: i64, %j: i5, %w: complex<i16>) {
  %0 = complex.conj %z : complex<f32>
  %1 = complex.conj %y fastmath<nnan,contract> {k} : complex<bf16>
  %2 = complex.cos %z : complex<f32>
  %3 = complex.cos %y fastmath<nnan,contract> {k} : complex<bf16>
  %4 = complex.exp %z : complex<f32>
  %5 = complex.exp %y fastmath<nnan,contract> {k} : complex<bf16>
  %6 = complex.expm1 %z : complex<f32>
  %7 = complex.expm1 %y fastmath<nnan,contract> {k} : complex<bf16>
  %8 = complex.log %z : complex<f32>
  %9 = complex.log %y fastmath<nnan,contract> {k} : complex<bf16>
  %10 = complex.log1p %z : complex<f32>
  %11 = complex.log1p %y fastmath<nnan,contract> {k} : complex<bf16>
  %12 = complex.neg %z : complex<f32>
  %13 = complex.neg %y fastmath<nnan,contract> {k} : complex<bf16>
  %14 = complex.rsqrt %z : complex<f32>
  %15 = complex.rsqrt %y fastmath<nnan,contract> {k} : complex<bf16>
  %16 = complex.sign %z : complex<f32>
  %17 = complex.sign %y fastmath<nnan,contract> {k} : complex<bf16>
  %18 = complex.sin %z : complex<f32>
  %19 = complex.sin %y fastmath<nnan,contract> {k} : complex<bf16>
  %20 = complex.sqrt %z : complex<f32>
  %21 = complex.sqrt %y fastmath<nnan,contract> {k} : complex<bf16>
  %22 = complex.tan %z : complex<f32>
  %23 = complex.tan %y fastmath<nnan,contract> {k} : complex<bf16>
  %24 = complex.tanh %z : complex<f32>
  %25 = complex.tanh %y fastmath<nnan,contract> {k} : complex<bf16>
  %26 = complex.abs %z : complex<f32>
  %27 = complex.abs %y fastmath<nnan,contract> {k} : complex<bf16>
  %28 = complex.angle %z : complex<f32>
  %29 = complex.angle %y fastmath<nnan,contract> {k} : complex<bf16>
  %30 = complex.re %z : complex<f32>
  %31 = complex.re %y fastmath<nnan,contract> {k} : complex<bf16>
  %32 = complex.im %z : complex<f32>
  %33 = complex.im %y fastmath<nnan,contract> {k} : complex<bf16>
  %34 = complex.add %z, %z : complex<f32>
  %35 = complex.add %y, %y fastmath<fast> {k} : complex<bf16>
  %36 = complex.atan2 %z, %z : complex<f32>
  %37 = complex.atan2 %y, %y fastmath<fast> {k} : complex<bf16>
  %38 = complex.div %z, %z : complex<f32>
  %39 = complex.div %y, %y fastmath<fast> {k} : complex<bf16>
  %40 = complex.mul %z, %z : complex<f32>
  %41 = complex.mul %y, %y fastmath<fast> {k} : complex<bf16>
  %42 = complex.pow %z, %z : complex<f32>
  %43 = complex.pow %y, %y fastmath<fast> {k} : complex<bf16>
  %44 = complex.sub %z, %z : complex<f32>
  %45 = complex.sub %y, %y fastmath<fast> {k} : complex<bf16>
  %46 = complex.eq %z, %z : complex<f32>
  %47 = complex.eq %y, %y {k} : complex<bf16>
  %48 = complex.neq %z, %z : complex<f32>
  %49 = complex.neq %y, %y {k} : complex<bf16>
  %50 = complex.powi %z, %j : complex<f32>, i5
  %51 = complex.powi %z, %i fastmath<none> {k} : complex<f32>, i64
  %52 = complex.bitcast %z : complex<f32> to i64
  %53 = complex.bitcast %i {k} : i64 to complex<f32>
  %54 = complex.bitcast %z : complex<f32> to complex<f32>
  %55 = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %56 = complex.constant [1 : i16, 2 : i16] {k} : complex<i16>
  %57 = complex.constant [0x7FF0000000000000 : f64, 1.0] : complex<f64>
  %58 = complex.create %x, %x : complex<f32>
  %59 = complex.create %x, %x {k} : complex<f32>
  return
}
"test.attrs"() {a = #complex.number<:f64 -1.0, 1.e300>, b = #complex.number<:f16 1.e300, 3.14159> : complex<f16>, c = [#complex.number<:f32 1.0, 0.0>, #complex<number<:bf16 1.5, -0.0>>]} : () -> ()

// The same in generic form.
"func.func"() <{function_type = (complex<f32>, complex<bf16>, f32, i64, i5, complex<i16>) -> (), sym_name = "generic_f"}> ({
^bb0(%arg0: complex<f32>, %arg1: complex<bf16>, %arg2: f32, %arg3: i64, %arg4: i5, %arg5: complex<i16>):
  %0 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %1 = "complex.conj"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %2 = "complex.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %3 = "complex.cos"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %4 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %5 = "complex.exp"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %6 = "complex.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %7 = "complex.expm1"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %8 = "complex.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %9 = "complex.log"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %10 = "complex.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %11 = "complex.log1p"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %12 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %13 = "complex.neg"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %14 = "complex.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %15 = "complex.rsqrt"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %16 = "complex.sign"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %17 = "complex.sign"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %18 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %19 = "complex.sin"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %20 = "complex.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %21 = "complex.sqrt"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %22 = "complex.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %23 = "complex.tan"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %24 = "complex.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  %25 = "complex.tanh"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
  %26 = "complex.abs"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %27 = "complex.abs"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
  %28 = "complex.angle"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %29 = "complex.angle"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
  %30 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %31 = "complex.re"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
  %32 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
  %33 = "complex.im"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
  %34 = "complex.add"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %35 = "complex.add"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
  %36 = "complex.atan2"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %37 = "complex.atan2"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
  %38 = "complex.div"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %39 = "complex.div"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
  %40 = "complex.mul"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %41 = "complex.mul"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
  %42 = "complex.pow"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %43 = "complex.pow"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
  %44 = "complex.sub"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %45 = "complex.sub"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
  %46 = "complex.eq"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> i1
  %47 = "complex.eq"(%arg1, %arg1) {k} : (complex<bf16>, complex<bf16>) -> i1
  %48 = "complex.neq"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> i1
  %49 = "complex.neq"(%arg1, %arg1) {k} : (complex<bf16>, complex<bf16>) -> i1
  %50 = "complex.powi"(%arg0, %arg4) : (complex<f32>, i5) -> complex<f32>
  %51 = "complex.powi"(%arg0, %arg3) <{fastmath = #arith.fastmath<none>}> {k} : (complex<f32>, i64) -> complex<f32>
  %52 = "complex.bitcast"(%arg0) : (complex<f32>) -> i64
  %53 = "complex.bitcast"(%arg3) {k} : (i64) -> complex<f32>
  %54 = "complex.bitcast"(%arg0) : (complex<f32>) -> complex<f32>
  %55 = "complex.constant"() <{value = [1.000000e+00 : f32, -2.500000e+00 : f32]}> : () -> complex<f32>
  %56 = "complex.constant"() <{value = [1 : i16, 2 : i16]}> {k} : () -> complex<i16>
  %57 = "complex.constant"() <{value = [0x7FF0000000000000 : f64, 1.000000e+00]}> : () -> complex<f64>
  %58 = "complex.create"(%arg2, %arg2) : (f32, f32) -> complex<f32>
  %59 = "complex.create"(%arg2, %arg2) {k} : (f32, f32) -> complex<f32>
  "func.return"() : () -> ()
}) : () -> ()

//= --allow-unregistered-dialect
module {
  func.func @f(%arg0: complex<f32>, %arg1: complex<bf16>, %arg2: f32, %arg3: i64, %arg4: i5, %arg5: complex<i16>) {
    %0 = complex.conj %arg0 : complex<f32>
    %1 = complex.conj %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %2 = complex.cos %arg0 : complex<f32>
    %3 = complex.cos %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %4 = complex.exp %arg0 : complex<f32>
    %5 = complex.exp %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %6 = complex.expm1 %arg0 : complex<f32>
    %7 = complex.expm1 %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %8 = complex.log %arg0 : complex<f32>
    %9 = complex.log %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %10 = complex.log1p %arg0 : complex<f32>
    %11 = complex.log1p %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %12 = complex.neg %arg0 : complex<f32>
    %13 = complex.neg %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %14 = complex.rsqrt %arg0 : complex<f32>
    %15 = complex.rsqrt %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %16 = complex.sign %arg0 : complex<f32>
    %17 = complex.sign %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %18 = complex.sin %arg0 : complex<f32>
    %19 = complex.sin %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %20 = complex.sqrt %arg0 : complex<f32>
    %21 = complex.sqrt %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %22 = complex.tan %arg0 : complex<f32>
    %23 = complex.tan %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %24 = complex.tanh %arg0 : complex<f32>
    %25 = complex.tanh %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %26 = complex.abs %arg0 : complex<f32>
    %27 = complex.abs %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %28 = complex.angle %arg0 : complex<f32>
    %29 = complex.angle %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %30 = complex.re %arg0 : complex<f32>
    %31 = complex.re %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %32 = complex.im %arg0 : complex<f32>
    %33 = complex.im %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %34 = complex.add %arg0, %arg0 : complex<f32>
    %35 = complex.add %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %36 = complex.atan2 %arg0, %arg0 : complex<f32>
    %37 = complex.atan2 %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %38 = complex.div %arg0, %arg0 : complex<f32>
    %39 = complex.div %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %40 = complex.mul %arg0, %arg0 : complex<f32>
    %41 = complex.mul %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %42 = complex.pow %arg0, %arg0 : complex<f32>
    %43 = complex.pow %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %44 = complex.sub %arg0, %arg0 : complex<f32>
    %45 = complex.sub %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %46 = complex.eq %arg0, %arg0 : complex<f32>
    %47 = complex.eq %arg1, %arg1 {k} : complex<bf16>
    %48 = complex.neq %arg0, %arg0 : complex<f32>
    %49 = complex.neq %arg1, %arg1 {k} : complex<bf16>
    %50 = complex.powi %arg0, %arg4 : complex<f32>, i5
    %51 = complex.powi %arg0, %arg3 fastmath<none> {k} : complex<f32>, i64
    %52 = complex.bitcast %arg0 : complex<f32> to i64
    %53 = complex.bitcast %arg3 {k} : i64 to complex<f32>
    %54 = complex.bitcast %arg0 : complex<f32> to complex<f32>
    %cst = complex.constant [1.000000e+00 : f32, -2.500000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [1 : i16, 2 : i16] {k} : complex<i16>
    %cst_1 = complex.constant [0x7FF0000000000000 : f64, 1.000000e+00] : complex<f64>
    %55 = complex.create %arg2, %arg2 : complex<f32>
    %56 = complex.create %arg2, %arg2 {k} : complex<f32>
    return
  }
  "test.attrs"() {a = #complex.number<:f64 -1.000000e+00, 1.000000e+300> : complex<f64>, b = #complex.number<:f16 0x7C00, 3.140630e+00> : complex<f16>, c = [#complex.number<:f32 1.000000e+00, 0.000000e+00> : complex<f32>, #complex.number<:bf16 1.500000e+00, -0.000000e+00> : complex<bf16>]} : () -> ()
  func.func @generic_f(%arg0: complex<f32>, %arg1: complex<bf16>, %arg2: f32, %arg3: i64, %arg4: i5, %arg5: complex<i16>) {
    %0 = complex.conj %arg0 : complex<f32>
    %1 = complex.conj %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %2 = complex.cos %arg0 : complex<f32>
    %3 = complex.cos %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %4 = complex.exp %arg0 : complex<f32>
    %5 = complex.exp %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %6 = complex.expm1 %arg0 : complex<f32>
    %7 = complex.expm1 %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %8 = complex.log %arg0 : complex<f32>
    %9 = complex.log %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %10 = complex.log1p %arg0 : complex<f32>
    %11 = complex.log1p %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %12 = complex.neg %arg0 : complex<f32>
    %13 = complex.neg %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %14 = complex.rsqrt %arg0 : complex<f32>
    %15 = complex.rsqrt %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %16 = complex.sign %arg0 : complex<f32>
    %17 = complex.sign %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %18 = complex.sin %arg0 : complex<f32>
    %19 = complex.sin %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %20 = complex.sqrt %arg0 : complex<f32>
    %21 = complex.sqrt %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %22 = complex.tan %arg0 : complex<f32>
    %23 = complex.tan %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %24 = complex.tanh %arg0 : complex<f32>
    %25 = complex.tanh %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %26 = complex.abs %arg0 : complex<f32>
    %27 = complex.abs %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %28 = complex.angle %arg0 : complex<f32>
    %29 = complex.angle %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %30 = complex.re %arg0 : complex<f32>
    %31 = complex.re %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %32 = complex.im %arg0 : complex<f32>
    %33 = complex.im %arg1 fastmath<nnan,contract> {k} : complex<bf16>
    %34 = complex.add %arg0, %arg0 : complex<f32>
    %35 = complex.add %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %36 = complex.atan2 %arg0, %arg0 : complex<f32>
    %37 = complex.atan2 %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %38 = complex.div %arg0, %arg0 : complex<f32>
    %39 = complex.div %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %40 = complex.mul %arg0, %arg0 : complex<f32>
    %41 = complex.mul %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %42 = complex.pow %arg0, %arg0 : complex<f32>
    %43 = complex.pow %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %44 = complex.sub %arg0, %arg0 : complex<f32>
    %45 = complex.sub %arg1, %arg1 fastmath<fast> {k} : complex<bf16>
    %46 = complex.eq %arg0, %arg0 : complex<f32>
    %47 = complex.eq %arg1, %arg1 {k} : complex<bf16>
    %48 = complex.neq %arg0, %arg0 : complex<f32>
    %49 = complex.neq %arg1, %arg1 {k} : complex<bf16>
    %50 = complex.powi %arg0, %arg4 : complex<f32>, i5
    %51 = complex.powi %arg0, %arg3 fastmath<none> {k} : complex<f32>, i64
    %52 = complex.bitcast %arg0 : complex<f32> to i64
    %53 = complex.bitcast %arg3 {k} : i64 to complex<f32>
    %54 = complex.bitcast %arg0 : complex<f32> to complex<f32>
    %cst = complex.constant [1.000000e+00 : f32, -2.500000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [1 : i16, 2 : i16] {k} : complex<i16>
    %cst_1 = complex.constant [0x7FF0000000000000 : f64, 1.000000e+00] : complex<f64>
    %55 = complex.create %arg2, %arg2 : complex<f32>
    %56 = complex.create %arg2, %arg2 {k} : complex<f32>
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>, complex<bf16>, f32, i64, i5, complex<i16>) -> (), sym_name = "f"}> ({
  ^bb0(%arg6: complex<f32>, %arg7: complex<bf16>, %arg8: f32, %arg9: i64, %arg10: i5, %arg11: complex<i16>):
    %60 = "complex.conj"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %61 = "complex.conj"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %62 = "complex.cos"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %63 = "complex.cos"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %64 = "complex.exp"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %65 = "complex.exp"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %66 = "complex.expm1"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %67 = "complex.expm1"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %68 = "complex.log"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %69 = "complex.log"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %70 = "complex.log1p"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %71 = "complex.log1p"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %72 = "complex.neg"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %73 = "complex.neg"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %74 = "complex.rsqrt"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %75 = "complex.rsqrt"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %76 = "complex.sign"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %77 = "complex.sign"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %78 = "complex.sin"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %79 = "complex.sin"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %80 = "complex.sqrt"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %81 = "complex.sqrt"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %82 = "complex.tan"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %83 = "complex.tan"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %84 = "complex.tanh"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %85 = "complex.tanh"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %86 = "complex.abs"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %87 = "complex.abs"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
    %88 = "complex.angle"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %89 = "complex.angle"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
    %90 = "complex.re"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %91 = "complex.re"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
    %92 = "complex.im"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %93 = "complex.im"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
    %94 = "complex.add"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %95 = "complex.add"(%arg7, %arg7) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %96 = "complex.atan2"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %97 = "complex.atan2"(%arg7, %arg7) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %98 = "complex.div"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %99 = "complex.div"(%arg7, %arg7) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %100 = "complex.mul"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %101 = "complex.mul"(%arg7, %arg7) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %102 = "complex.pow"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %103 = "complex.pow"(%arg7, %arg7) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %104 = "complex.sub"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %105 = "complex.sub"(%arg7, %arg7) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %106 = "complex.eq"(%arg6, %arg6) : (complex<f32>, complex<f32>) -> i1
    %107 = "complex.eq"(%arg7, %arg7) {k} : (complex<bf16>, complex<bf16>) -> i1
    %108 = "complex.neq"(%arg6, %arg6) : (complex<f32>, complex<f32>) -> i1
    %109 = "complex.neq"(%arg7, %arg7) {k} : (complex<bf16>, complex<bf16>) -> i1
    %110 = "complex.powi"(%arg6, %arg10) : (complex<f32>, i5) -> complex<f32>
    %111 = "complex.powi"(%arg6, %arg9) <{fastmath = #arith.fastmath<none>}> {k} : (complex<f32>, i64) -> complex<f32>
    %112 = "complex.bitcast"(%arg6) : (complex<f32>) -> i64
    %113 = "complex.bitcast"(%arg9) {k} : (i64) -> complex<f32>
    %114 = "complex.bitcast"(%arg6) : (complex<f32>) -> complex<f32>
    %115 = "complex.constant"() <{value = [1.000000e+00 : f32, -2.500000e+00 : f32]}> : () -> complex<f32>
    %116 = "complex.constant"() <{value = [1 : i16, 2 : i16]}> {k} : () -> complex<i16>
    %117 = "complex.constant"() <{value = [0x7FF0000000000000 : f64, 1.000000e+00]}> : () -> complex<f64>
    %118 = "complex.create"(%arg8, %arg8) : (f32, f32) -> complex<f32>
    %119 = "complex.create"(%arg8, %arg8) {k} : (f32, f32) -> complex<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "test.attrs"() {a = #complex.number<:f64 -1.000000e+00, 1.000000e+300> : complex<f64>, b = #complex.number<:f16 0x7C00, 3.140630e+00> : complex<f16>, c = [#complex.number<:f32 1.000000e+00, 0.000000e+00> : complex<f32>, #complex.number<:bf16 1.500000e+00, -0.000000e+00> : complex<bf16>]} : () -> ()
  "func.func"() <{function_type = (complex<f32>, complex<bf16>, f32, i64, i5, complex<i16>) -> (), sym_name = "generic_f"}> ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<bf16>, %arg2: f32, %arg3: i64, %arg4: i5, %arg5: complex<i16>):
    %0 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %1 = "complex.conj"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %2 = "complex.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %3 = "complex.cos"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %4 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %5 = "complex.exp"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %6 = "complex.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %7 = "complex.expm1"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %8 = "complex.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %9 = "complex.log"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %10 = "complex.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %11 = "complex.log1p"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %12 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %13 = "complex.neg"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %14 = "complex.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %15 = "complex.rsqrt"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %16 = "complex.sign"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %17 = "complex.sign"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %18 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %19 = "complex.sin"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %20 = "complex.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %21 = "complex.sqrt"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %22 = "complex.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %23 = "complex.tan"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %24 = "complex.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %25 = "complex.tanh"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> complex<bf16>
    %26 = "complex.abs"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %27 = "complex.abs"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
    %28 = "complex.angle"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %29 = "complex.angle"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
    %30 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %31 = "complex.re"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
    %32 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %33 = "complex.im"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (complex<bf16>) -> bf16
    %34 = "complex.add"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %35 = "complex.add"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %36 = "complex.atan2"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %37 = "complex.atan2"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %38 = "complex.div"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %39 = "complex.div"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %40 = "complex.mul"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %41 = "complex.mul"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %42 = "complex.pow"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %43 = "complex.pow"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %44 = "complex.sub"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %45 = "complex.sub"(%arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> {k} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %46 = "complex.eq"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> i1
    %47 = "complex.eq"(%arg1, %arg1) {k} : (complex<bf16>, complex<bf16>) -> i1
    %48 = "complex.neq"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> i1
    %49 = "complex.neq"(%arg1, %arg1) {k} : (complex<bf16>, complex<bf16>) -> i1
    %50 = "complex.powi"(%arg0, %arg4) : (complex<f32>, i5) -> complex<f32>
    %51 = "complex.powi"(%arg0, %arg3) <{fastmath = #arith.fastmath<none>}> {k} : (complex<f32>, i64) -> complex<f32>
    %52 = "complex.bitcast"(%arg0) : (complex<f32>) -> i64
    %53 = "complex.bitcast"(%arg3) {k} : (i64) -> complex<f32>
    %54 = "complex.bitcast"(%arg0) : (complex<f32>) -> complex<f32>
    %55 = "complex.constant"() <{value = [1.000000e+00 : f32, -2.500000e+00 : f32]}> : () -> complex<f32>
    %56 = "complex.constant"() <{value = [1 : i16, 2 : i16]}> {k} : () -> complex<i16>
    %57 = "complex.constant"() <{value = [0x7FF0000000000000 : f64, 1.000000e+00]}> : () -> complex<f64>
    %58 = "complex.create"(%arg2, %arg2) : (f32, f32) -> complex<f32>
    %59 = "complex.create"(%arg2, %arg2) {k} : (f32, f32) -> complex<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @f(%arg0: complex<f32> loc("<stdin>":2:14), %arg1: complex<bf16> loc("<stdin>":2:32), %arg2: f32 loc("<stdin>":2:51), %arg3: i64 loc("<stdin>":2:60), %arg4: i5 loc("<stdin>":2:69), %arg5: complex<i16> loc("<stdin>":2:77)) {
    %0 = complex.conj %arg0 : complex<f32> loc("<stdin>":3:8)
    %1 = complex.conj %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":4:8)
    %2 = complex.cos %arg0 : complex<f32> loc("<stdin>":5:8)
    %3 = complex.cos %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":6:8)
    %4 = complex.exp %arg0 : complex<f32> loc("<stdin>":7:8)
    %5 = complex.exp %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":8:8)
    %6 = complex.expm1 %arg0 : complex<f32> loc("<stdin>":9:8)
    %7 = complex.expm1 %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":10:8)
    %8 = complex.log %arg0 : complex<f32> loc("<stdin>":11:8)
    %9 = complex.log %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":12:8)
    %10 = complex.log1p %arg0 : complex<f32> loc("<stdin>":13:9)
    %11 = complex.log1p %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":14:9)
    %12 = complex.neg %arg0 : complex<f32> loc("<stdin>":15:9)
    %13 = complex.neg %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":16:9)
    %14 = complex.rsqrt %arg0 : complex<f32> loc("<stdin>":17:9)
    %15 = complex.rsqrt %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":18:9)
    %16 = complex.sign %arg0 : complex<f32> loc("<stdin>":19:9)
    %17 = complex.sign %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":20:9)
    %18 = complex.sin %arg0 : complex<f32> loc("<stdin>":21:9)
    %19 = complex.sin %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":22:9)
    %20 = complex.sqrt %arg0 : complex<f32> loc("<stdin>":23:9)
    %21 = complex.sqrt %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":24:9)
    %22 = complex.tan %arg0 : complex<f32> loc("<stdin>":25:9)
    %23 = complex.tan %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":26:9)
    %24 = complex.tanh %arg0 : complex<f32> loc("<stdin>":27:9)
    %25 = complex.tanh %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":28:9)
    %26 = complex.abs %arg0 : complex<f32> loc("<stdin>":29:9)
    %27 = complex.abs %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":30:9)
    %28 = complex.angle %arg0 : complex<f32> loc("<stdin>":31:9)
    %29 = complex.angle %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":32:9)
    %30 = complex.re %arg0 : complex<f32> loc("<stdin>":33:9)
    %31 = complex.re %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":34:9)
    %32 = complex.im %arg0 : complex<f32> loc("<stdin>":35:9)
    %33 = complex.im %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":36:9)
    %34 = complex.add %arg0, %arg0 : complex<f32> loc("<stdin>":37:9)
    %35 = complex.add %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":38:9)
    %36 = complex.atan2 %arg0, %arg0 : complex<f32> loc("<stdin>":39:9)
    %37 = complex.atan2 %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":40:9)
    %38 = complex.div %arg0, %arg0 : complex<f32> loc("<stdin>":41:9)
    %39 = complex.div %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":42:9)
    %40 = complex.mul %arg0, %arg0 : complex<f32> loc("<stdin>":43:9)
    %41 = complex.mul %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":44:9)
    %42 = complex.pow %arg0, %arg0 : complex<f32> loc("<stdin>":45:9)
    %43 = complex.pow %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":46:9)
    %44 = complex.sub %arg0, %arg0 : complex<f32> loc("<stdin>":47:9)
    %45 = complex.sub %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":48:9)
    %46 = complex.eq %arg0, %arg0 : complex<f32> loc("<stdin>":49:9)
    %47 = complex.eq %arg1, %arg1 {k} : complex<bf16> loc("<stdin>":50:9)
    %48 = complex.neq %arg0, %arg0 : complex<f32> loc("<stdin>":51:9)
    %49 = complex.neq %arg1, %arg1 {k} : complex<bf16> loc("<stdin>":52:9)
    %50 = complex.powi %arg0, %arg4 : complex<f32>, i5 loc("<stdin>":53:9)
    %51 = complex.powi %arg0, %arg3 fastmath<none> {k} : complex<f32>, i64 loc("<stdin>":54:9)
    %52 = complex.bitcast %arg0 : complex<f32> to i64 loc("<stdin>":55:9)
    %53 = complex.bitcast %arg3 {k} : i64 to complex<f32> loc("<stdin>":56:9)
    %54 = complex.bitcast %arg0 : complex<f32> to complex<f32> loc("<stdin>":57:9)
    %cst = complex.constant [1.000000e+00 : f32, -2.500000e+00 : f32] : complex<f32> loc("<stdin>":58:9)
    %cst_0 = complex.constant [1 : i16, 2 : i16] {k} : complex<i16> loc("<stdin>":59:9)
    %cst_1 = complex.constant [0x7FF0000000000000 : f64, 1.000000e+00] : complex<f64> loc("<stdin>":60:9)
    %55 = complex.create %arg2, %arg2 : complex<f32> loc("<stdin>":61:9)
    %56 = complex.create %arg2, %arg2 {k} : complex<f32> loc("<stdin>":62:9)
    return loc("<stdin>":63:3)
  } loc("<stdin>":2:1)
  "test.attrs"() {a = #complex.number<:f64 -1.000000e+00, 1.000000e+300> : complex<f64>, b = #complex.number<:f16 0x7C00, 3.140630e+00> : complex<f16>, c = [#complex.number<:f32 1.000000e+00, 0.000000e+00> : complex<f32>, #complex.number<:bf16 1.500000e+00, -0.000000e+00> : complex<bf16>]} : () -> () loc("<stdin>":65:1)
  func.func @generic_f(%arg0: complex<f32> loc("<stdin>":69:6), %arg1: complex<bf16> loc("<stdin>":69:27), %arg2: f32 loc("<stdin>":69:49), %arg3: i64 loc("<stdin>":69:61), %arg4: i5 loc("<stdin>":69:73), %arg5: complex<i16> loc("<stdin>":69:84)) {
    %0 = complex.conj %arg0 : complex<f32> loc("<stdin>":70:8)
    %1 = complex.conj %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":71:8)
    %2 = complex.cos %arg0 : complex<f32> loc("<stdin>":72:8)
    %3 = complex.cos %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":73:8)
    %4 = complex.exp %arg0 : complex<f32> loc("<stdin>":74:8)
    %5 = complex.exp %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":75:8)
    %6 = complex.expm1 %arg0 : complex<f32> loc("<stdin>":76:8)
    %7 = complex.expm1 %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":77:8)
    %8 = complex.log %arg0 : complex<f32> loc("<stdin>":78:8)
    %9 = complex.log %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":79:8)
    %10 = complex.log1p %arg0 : complex<f32> loc("<stdin>":80:9)
    %11 = complex.log1p %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":81:9)
    %12 = complex.neg %arg0 : complex<f32> loc("<stdin>":82:9)
    %13 = complex.neg %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":83:9)
    %14 = complex.rsqrt %arg0 : complex<f32> loc("<stdin>":84:9)
    %15 = complex.rsqrt %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":85:9)
    %16 = complex.sign %arg0 : complex<f32> loc("<stdin>":86:9)
    %17 = complex.sign %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":87:9)
    %18 = complex.sin %arg0 : complex<f32> loc("<stdin>":88:9)
    %19 = complex.sin %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":89:9)
    %20 = complex.sqrt %arg0 : complex<f32> loc("<stdin>":90:9)
    %21 = complex.sqrt %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":91:9)
    %22 = complex.tan %arg0 : complex<f32> loc("<stdin>":92:9)
    %23 = complex.tan %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":93:9)
    %24 = complex.tanh %arg0 : complex<f32> loc("<stdin>":94:9)
    %25 = complex.tanh %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":95:9)
    %26 = complex.abs %arg0 : complex<f32> loc("<stdin>":96:9)
    %27 = complex.abs %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":97:9)
    %28 = complex.angle %arg0 : complex<f32> loc("<stdin>":98:9)
    %29 = complex.angle %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":99:9)
    %30 = complex.re %arg0 : complex<f32> loc("<stdin>":100:9)
    %31 = complex.re %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":101:9)
    %32 = complex.im %arg0 : complex<f32> loc("<stdin>":102:9)
    %33 = complex.im %arg1 fastmath<nnan,contract> {k} : complex<bf16> loc("<stdin>":103:9)
    %34 = complex.add %arg0, %arg0 : complex<f32> loc("<stdin>":104:9)
    %35 = complex.add %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":105:9)
    %36 = complex.atan2 %arg0, %arg0 : complex<f32> loc("<stdin>":106:9)
    %37 = complex.atan2 %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":107:9)
    %38 = complex.div %arg0, %arg0 : complex<f32> loc("<stdin>":108:9)
    %39 = complex.div %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":109:9)
    %40 = complex.mul %arg0, %arg0 : complex<f32> loc("<stdin>":110:9)
    %41 = complex.mul %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":111:9)
    %42 = complex.pow %arg0, %arg0 : complex<f32> loc("<stdin>":112:9)
    %43 = complex.pow %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":113:9)
    %44 = complex.sub %arg0, %arg0 : complex<f32> loc("<stdin>":114:9)
    %45 = complex.sub %arg1, %arg1 fastmath<fast> {k} : complex<bf16> loc("<stdin>":115:9)
    %46 = complex.eq %arg0, %arg0 : complex<f32> loc("<stdin>":116:9)
    %47 = complex.eq %arg1, %arg1 {k} : complex<bf16> loc("<stdin>":117:9)
    %48 = complex.neq %arg0, %arg0 : complex<f32> loc("<stdin>":118:9)
    %49 = complex.neq %arg1, %arg1 {k} : complex<bf16> loc("<stdin>":119:9)
    %50 = complex.powi %arg0, %arg4 : complex<f32>, i5 loc("<stdin>":120:9)
    %51 = complex.powi %arg0, %arg3 fastmath<none> {k} : complex<f32>, i64 loc("<stdin>":121:9)
    %52 = complex.bitcast %arg0 : complex<f32> to i64 loc("<stdin>":122:9)
    %53 = complex.bitcast %arg3 {k} : i64 to complex<f32> loc("<stdin>":123:9)
    %54 = complex.bitcast %arg0 : complex<f32> to complex<f32> loc("<stdin>":124:9)
    %cst = complex.constant [1.000000e+00 : f32, -2.500000e+00 : f32] : complex<f32> loc("<stdin>":125:9)
    %cst_0 = complex.constant [1 : i16, 2 : i16] {k} : complex<i16> loc("<stdin>":126:9)
    %cst_1 = complex.constant [0x7FF0000000000000 : f64, 1.000000e+00] : complex<f64> loc("<stdin>":127:9)
    %55 = complex.create %arg2, %arg2 : complex<f32> loc("<stdin>":128:9)
    %56 = complex.create %arg2, %arg2 {k} : complex<f32> loc("<stdin>":129:9)
    return loc("<stdin>":130:3)
  } loc("<stdin>":68:1)
} loc("<stdin>":0:0)
