// Every operation of math.
func.func @f(%i: i32, %n: index, %v: vector<4x[2]xi8>, %x: f32, %t: tensor<?x3xbf16>, %e: tensor<?x3xi64>) {
  %0 = math.absf %x : f32
  %1 = math.absf %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %2 = math.acos %x : f32
  %3 = math.acos %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %4 = math.acosh %x : f32
  %5 = math.acosh %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %6 = math.asin %x : f32
  %7 = math.asin %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %8 = math.asinh %x : f32
  %9 = math.asinh %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %10 = math.atan %x : f32
  %11 = math.atan %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %12 = math.atanh %x : f32
  %13 = math.atanh %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %14 = math.cbrt %x : f32
  %15 = math.cbrt %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %16 = math.ceil %x : f32
  %17 = math.ceil %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %18 = math.cos %x : f32
  %19 = math.cos %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %20 = math.cosh %x : f32
  %21 = math.cosh %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %22 = math.erf %x : f32
  %23 = math.erf %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %24 = math.erfc %x : f32
  %25 = math.erfc %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %26 = math.exp %x : f32
  %27 = math.exp %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %28 = math.exp2 %x : f32
  %29 = math.exp2 %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %30 = math.expm1 %x : f32
  %31 = math.expm1 %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %32 = math.floor %x : f32
  %33 = math.floor %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %34 = math.log %x : f32
  %35 = math.log %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %36 = math.log10 %x : f32
  %37 = math.log10 %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %38 = math.log1p %x : f32
  %39 = math.log1p %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %40 = math.log2 %x : f32
  %41 = math.log2 %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %42 = math.round %x : f32
  %43 = math.round %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %44 = math.roundeven %x : f32
  %45 = math.roundeven %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %46 = math.rsqrt %x : f32
  %47 = math.rsqrt %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %48 = math.sin %x : f32
  %49 = math.sin %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %50 = math.sinh %x : f32
  %51 = math.sinh %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %52 = math.sqrt %x : f32
  %53 = math.sqrt %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %54 = math.tan %x : f32
  %55 = math.tan %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %56 = math.tanh %x : f32
  %57 = math.tanh %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %58 = math.trunc %x : f32
  %59 = math.trunc %t fastmath<nnan,contract> {k} : tensor<?x3xbf16>
  %60 = math.absi %i : i32
  %61 = math.absi %v {k} : vector<4x[2]xi8>
  %62 = math.ctlz %i : i32
  %63 = math.ctlz %v {k} : vector<4x[2]xi8>
  %64 = math.cttz %i : i32
  %65 = math.cttz %v {k} : vector<4x[2]xi8>
  %66 = math.ctpop %i : i32
  %67 = math.ctpop %v {k} : vector<4x[2]xi8>
  %68 = math.atan2 %x, %x : f32
  %69 = math.atan2 %t, %t fastmath<fast> {k} : tensor<?x3xbf16>
  %70 = math.copysign %x, %x : f32
  %71 = math.copysign %t, %t fastmath<fast> {k} : tensor<?x3xbf16>
  %72 = math.powf %x, %x : f32
  %73 = math.powf %t, %t fastmath<fast> {k} : tensor<?x3xbf16>
  %74 = math.isfinite %x : f32
  %75 = math.isfinite %t {k, fastmath = #arith.fastmath<nnan>} : tensor<?x3xbf16>
  %76 = math.isinf %x : f32
  %77 = math.isinf %t {k, fastmath = #arith.fastmath<nnan>} : tensor<?x3xbf16>
  %78 = math.isnan %x : f32
  %79 = math.isnan %t {k, fastmath = #arith.fastmath<nnan>} : tensor<?x3xbf16>
  %80 = math.isnormal %x : f32
  %81 = math.isnormal %t {k, fastmath = #arith.fastmath<nnan>} : tensor<?x3xbf16>
  %82 = math.ipowi %n, %n : index
  %83 = math.ipowi %v, %v {k} : vector<4x[2]xi8>
  %84 = math.fpowi %x, %i : f32, i32
  %85 = math.fpowi %t, %e fastmath<ninf> {k} : tensor<?x3xbf16>, tensor<?x3xi64>
  %86 = math.fma %x, %x, %x : f32
  %87 = math.fma %t, %t, %t fastmath<reassoc> {k} : tensor<?x3xbf16>
  %88 = math.clampf %x to [%x, %x] : f32
  %89 = math.clampf %t to [%t, %t] fastmath<nsz> {k} : tensor<?x3xbf16>
  %90:2 = math.sincos %x : f32
  %91:2 = math.sincos %t fastmath<afn> {k} : tensor<?x3xbf16>
  return
}

// The same in generic form.
"func.func"() <{function_type = (i32, index, vector<4x[2]xi8>, f32, tensor<?x3xbf16>, tensor<?x3xi64>) -> (), sym_name = "generic_f"}> ({
^bb0(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>, %arg5: tensor<?x3xi64>):
  %0 = "math.absf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %1 = "math.absf"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %2 = "math.acos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %3 = "math.acos"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %4 = "math.acosh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %5 = "math.acosh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %6 = "math.asin"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %7 = "math.asin"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %8 = "math.asinh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %9 = "math.asinh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %10 = "math.atan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %11 = "math.atan"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %12 = "math.atanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %13 = "math.atanh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %14 = "math.cbrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %15 = "math.cbrt"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %16 = "math.ceil"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %17 = "math.ceil"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %18 = "math.cos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %19 = "math.cos"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %20 = "math.cosh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %21 = "math.cosh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %22 = "math.erf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %23 = "math.erf"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %24 = "math.erfc"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %25 = "math.erfc"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %26 = "math.exp"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %27 = "math.exp"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %28 = "math.exp2"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %29 = "math.exp2"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %30 = "math.expm1"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %31 = "math.expm1"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %32 = "math.floor"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %33 = "math.floor"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %34 = "math.log"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %35 = "math.log"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %36 = "math.log10"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %37 = "math.log10"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %38 = "math.log1p"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %39 = "math.log1p"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %40 = "math.log2"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %41 = "math.log2"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %42 = "math.round"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %43 = "math.round"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %44 = "math.roundeven"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %45 = "math.roundeven"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %46 = "math.rsqrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %47 = "math.rsqrt"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %48 = "math.sin"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %49 = "math.sin"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %50 = "math.sinh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %51 = "math.sinh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %52 = "math.sqrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %53 = "math.sqrt"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %54 = "math.tan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %55 = "math.tan"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %56 = "math.tanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %57 = "math.tanh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %58 = "math.trunc"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  %59 = "math.trunc"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %60 = "math.absi"(%arg0) : (i32) -> i32
  %61 = "math.absi"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
  %62 = "math.ctlz"(%arg0) : (i32) -> i32
  %63 = "math.ctlz"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
  %64 = "math.cttz"(%arg0) : (i32) -> i32
  %65 = "math.cttz"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
  %66 = "math.ctpop"(%arg0) : (i32) -> i32
  %67 = "math.ctpop"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
  %68 = "math.atan2"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %69 = "math.atan2"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %70 = "math.copysign"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %71 = "math.copysign"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %72 = "math.powf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %73 = "math.powf"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %74 = "math.isfinite"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %75 = "math.isfinite"(%arg4) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
  %76 = "math.isinf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %77 = "math.isinf"(%arg4) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
  %78 = "math.isnan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %79 = "math.isnan"(%arg4) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
  %80 = "math.isnormal"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %81 = "math.isnormal"(%arg4) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
  %82 = "math.ipowi"(%arg1, %arg1) : (index, index) -> index
  %83 = "math.ipowi"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
  %84 = "math.fpowi"(%arg3, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
  %85 = "math.fpowi"(%arg4, %arg5) <{fastmath = #arith.fastmath<ninf>}> {k} : (tensor<?x3xbf16>, tensor<?x3xi64>) -> tensor<?x3xbf16>
  %86 = "math.fma"(%arg3, %arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
  %87 = "math.fma"(%arg4, %arg4, %arg4) <{fastmath = #arith.fastmath<reassoc>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %88 = "math.clampf"(%arg3, %arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
  %89 = "math.clampf"(%arg4, %arg4, %arg4) <{fastmath = #arith.fastmath<nsz>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %90:2 = "math.sincos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
  %91:2 = "math.sincos"(%arg4) <{fastmath = #arith.fastmath<afn>}> {k} : (tensor<?x3xbf16>) -> (tensor<?x3xbf16>, tensor<?x3xbf16>)
  "func.return"() : () -> ()
}) : () -> ()

//= --allow-unregistered-dialect
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>, %arg5: tensor<?x3xi64>) {
    %0 = math.absf %arg3 : f32
    %1 = math.absf %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %2 = math.acos %arg3 : f32
    %3 = math.acos %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %4 = math.acosh %arg3 : f32
    %5 = math.acosh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %6 = math.asin %arg3 : f32
    %7 = math.asin %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %8 = math.asinh %arg3 : f32
    %9 = math.asinh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %10 = math.atan %arg3 : f32
    %11 = math.atan %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %12 = math.atanh %arg3 : f32
    %13 = math.atanh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %14 = math.cbrt %arg3 : f32
    %15 = math.cbrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %16 = math.ceil %arg3 : f32
    %17 = math.ceil %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %18 = math.cos %arg3 : f32
    %19 = math.cos %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %20 = math.cosh %arg3 : f32
    %21 = math.cosh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %22 = math.erf %arg3 : f32
    %23 = math.erf %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %24 = math.erfc %arg3 : f32
    %25 = math.erfc %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %26 = math.exp %arg3 : f32
    %27 = math.exp %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %28 = math.exp2 %arg3 : f32
    %29 = math.exp2 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %30 = math.expm1 %arg3 : f32
    %31 = math.expm1 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %32 = math.floor %arg3 : f32
    %33 = math.floor %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %34 = math.log %arg3 : f32
    %35 = math.log %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %36 = math.log10 %arg3 : f32
    %37 = math.log10 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %38 = math.log1p %arg3 : f32
    %39 = math.log1p %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %40 = math.log2 %arg3 : f32
    %41 = math.log2 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %42 = math.round %arg3 : f32
    %43 = math.round %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %44 = math.roundeven %arg3 : f32
    %45 = math.roundeven %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %46 = math.rsqrt %arg3 : f32
    %47 = math.rsqrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %48 = math.sin %arg3 : f32
    %49 = math.sin %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %50 = math.sinh %arg3 : f32
    %51 = math.sinh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %52 = math.sqrt %arg3 : f32
    %53 = math.sqrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %54 = math.tan %arg3 : f32
    %55 = math.tan %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %56 = math.tanh %arg3 : f32
    %57 = math.tanh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %58 = math.trunc %arg3 : f32
    %59 = math.trunc %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %60 = math.absi %arg0 : i32
    %61 = math.absi %arg2 {k} : vector<4x[2]xi8>
    %62 = math.ctlz %arg0 : i32
    %63 = math.ctlz %arg2 {k} : vector<4x[2]xi8>
    %64 = math.cttz %arg0 : i32
    %65 = math.cttz %arg2 {k} : vector<4x[2]xi8>
    %66 = math.ctpop %arg0 : i32
    %67 = math.ctpop %arg2 {k} : vector<4x[2]xi8>
    %68 = math.atan2 %arg3, %arg3 : f32
    %69 = math.atan2 %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16>
    %70 = math.copysign %arg3, %arg3 : f32
    %71 = math.copysign %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16>
    %72 = math.powf %arg3, %arg3 : f32
    %73 = math.powf %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16>
    %74 = math.isfinite %arg3 : f32
    %75 = math.isfinite %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16>
    %76 = math.isinf %arg3 : f32
    %77 = math.isinf %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16>
    %78 = math.isnan %arg3 : f32
    %79 = math.isnan %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16>
    %80 = math.isnormal %arg3 : f32
    %81 = math.isnormal %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16>
    %82 = math.ipowi %arg1, %arg1 : index
    %83 = math.ipowi %arg2, %arg2 {k} : vector<4x[2]xi8>
    %84 = math.fpowi %arg3, %arg0 : f32, i32
    %85 = math.fpowi %arg4, %arg5 fastmath<ninf> {k} : tensor<?x3xbf16>, tensor<?x3xi64>
    %86 = math.fma %arg3, %arg3, %arg3 : f32
    %87 = math.fma %arg4, %arg4, %arg4 fastmath<reassoc> {k} : tensor<?x3xbf16>
    %88 = math.clampf %arg3 to [%arg3, %arg3] : f32
    %89 = math.clampf %arg4 to [%arg4, %arg4] fastmath<nsz> {k} : tensor<?x3xbf16>
    %sin, %cos = math.sincos %arg3 : f32
    %sin_0, %cos_1 = math.sincos %arg4 fastmath<afn> {k} : tensor<?x3xbf16>
    return
  }
  func.func @generic_f(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>, %arg5: tensor<?x3xi64>) {
    %0 = math.absf %arg3 : f32
    %1 = math.absf %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %2 = math.acos %arg3 : f32
    %3 = math.acos %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %4 = math.acosh %arg3 : f32
    %5 = math.acosh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %6 = math.asin %arg3 : f32
    %7 = math.asin %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %8 = math.asinh %arg3 : f32
    %9 = math.asinh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %10 = math.atan %arg3 : f32
    %11 = math.atan %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %12 = math.atanh %arg3 : f32
    %13 = math.atanh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %14 = math.cbrt %arg3 : f32
    %15 = math.cbrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %16 = math.ceil %arg3 : f32
    %17 = math.ceil %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %18 = math.cos %arg3 : f32
    %19 = math.cos %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %20 = math.cosh %arg3 : f32
    %21 = math.cosh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %22 = math.erf %arg3 : f32
    %23 = math.erf %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %24 = math.erfc %arg3 : f32
    %25 = math.erfc %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %26 = math.exp %arg3 : f32
    %27 = math.exp %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %28 = math.exp2 %arg3 : f32
    %29 = math.exp2 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %30 = math.expm1 %arg3 : f32
    %31 = math.expm1 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %32 = math.floor %arg3 : f32
    %33 = math.floor %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %34 = math.log %arg3 : f32
    %35 = math.log %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %36 = math.log10 %arg3 : f32
    %37 = math.log10 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %38 = math.log1p %arg3 : f32
    %39 = math.log1p %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %40 = math.log2 %arg3 : f32
    %41 = math.log2 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %42 = math.round %arg3 : f32
    %43 = math.round %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %44 = math.roundeven %arg3 : f32
    %45 = math.roundeven %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %46 = math.rsqrt %arg3 : f32
    %47 = math.rsqrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %48 = math.sin %arg3 : f32
    %49 = math.sin %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %50 = math.sinh %arg3 : f32
    %51 = math.sinh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %52 = math.sqrt %arg3 : f32
    %53 = math.sqrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %54 = math.tan %arg3 : f32
    %55 = math.tan %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %56 = math.tanh %arg3 : f32
    %57 = math.tanh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %58 = math.trunc %arg3 : f32
    %59 = math.trunc %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16>
    %60 = math.absi %arg0 : i32
    %61 = math.absi %arg2 {k} : vector<4x[2]xi8>
    %62 = math.ctlz %arg0 : i32
    %63 = math.ctlz %arg2 {k} : vector<4x[2]xi8>
    %64 = math.cttz %arg0 : i32
    %65 = math.cttz %arg2 {k} : vector<4x[2]xi8>
    %66 = math.ctpop %arg0 : i32
    %67 = math.ctpop %arg2 {k} : vector<4x[2]xi8>
    %68 = math.atan2 %arg3, %arg3 : f32
    %69 = math.atan2 %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16>
    %70 = math.copysign %arg3, %arg3 : f32
    %71 = math.copysign %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16>
    %72 = math.powf %arg3, %arg3 : f32
    %73 = math.powf %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16>
    %74 = math.isfinite %arg3 : f32
    %75 = math.isfinite %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16>
    %76 = math.isinf %arg3 : f32
    %77 = math.isinf %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16>
    %78 = math.isnan %arg3 : f32
    %79 = math.isnan %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16>
    %80 = math.isnormal %arg3 : f32
    %81 = math.isnormal %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16>
    %82 = math.ipowi %arg1, %arg1 : index
    %83 = math.ipowi %arg2, %arg2 {k} : vector<4x[2]xi8>
    %84 = math.fpowi %arg3, %arg0 : f32, i32
    %85 = math.fpowi %arg4, %arg5 fastmath<ninf> {k} : tensor<?x3xbf16>, tensor<?x3xi64>
    %86 = math.fma %arg3, %arg3, %arg3 : f32
    %87 = math.fma %arg4, %arg4, %arg4 fastmath<reassoc> {k} : tensor<?x3xbf16>
    %88 = math.clampf %arg3 to [%arg3, %arg3] : f32
    %89 = math.clampf %arg4 to [%arg4, %arg4] fastmath<nsz> {k} : tensor<?x3xbf16>
    %sin, %cos = math.sincos %arg3 : f32
    %sin_0, %cos_1 = math.sincos %arg4 fastmath<afn> {k} : tensor<?x3xbf16>
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, index, vector<4x[2]xi8>, f32, tensor<?x3xbf16>, tensor<?x3xi64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg6: i32, %arg7: index, %arg8: vector<4x[2]xi8>, %arg9: f32, %arg10: tensor<?x3xbf16>, %arg11: tensor<?x3xi64>):
    %92 = "math.absf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %93 = "math.absf"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %94 = "math.acos"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %95 = "math.acos"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %96 = "math.acosh"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %97 = "math.acosh"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %98 = "math.asin"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %99 = "math.asin"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %100 = "math.asinh"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %101 = "math.asinh"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %102 = "math.atan"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %103 = "math.atan"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %104 = "math.atanh"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %105 = "math.atanh"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %106 = "math.cbrt"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %107 = "math.cbrt"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %108 = "math.ceil"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %109 = "math.ceil"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %110 = "math.cos"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %111 = "math.cos"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %112 = "math.cosh"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %113 = "math.cosh"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %114 = "math.erf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %115 = "math.erf"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %116 = "math.erfc"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %117 = "math.erfc"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %118 = "math.exp"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %119 = "math.exp"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %120 = "math.exp2"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %121 = "math.exp2"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %122 = "math.expm1"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %123 = "math.expm1"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %124 = "math.floor"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %125 = "math.floor"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %126 = "math.log"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %127 = "math.log"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %128 = "math.log10"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %129 = "math.log10"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %130 = "math.log1p"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %131 = "math.log1p"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %132 = "math.log2"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %133 = "math.log2"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %134 = "math.round"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %135 = "math.round"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %136 = "math.roundeven"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %137 = "math.roundeven"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %138 = "math.rsqrt"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %139 = "math.rsqrt"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %140 = "math.sin"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %141 = "math.sin"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %142 = "math.sinh"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %143 = "math.sinh"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %144 = "math.sqrt"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %145 = "math.sqrt"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %146 = "math.tan"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %147 = "math.tan"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %148 = "math.tanh"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %149 = "math.tanh"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %150 = "math.trunc"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %151 = "math.trunc"(%arg10) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %152 = "math.absi"(%arg6) : (i32) -> i32
    %153 = "math.absi"(%arg8) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %154 = "math.ctlz"(%arg6) : (i32) -> i32
    %155 = "math.ctlz"(%arg8) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %156 = "math.cttz"(%arg6) : (i32) -> i32
    %157 = "math.cttz"(%arg8) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %158 = "math.ctpop"(%arg6) : (i32) -> i32
    %159 = "math.ctpop"(%arg8) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %160 = "math.atan2"(%arg9, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %161 = "math.atan2"(%arg10, %arg10) <{fastmath = #arith.fastmath<fast>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %162 = "math.copysign"(%arg9, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %163 = "math.copysign"(%arg10, %arg10) <{fastmath = #arith.fastmath<fast>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %164 = "math.powf"(%arg9, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %165 = "math.powf"(%arg10, %arg10) <{fastmath = #arith.fastmath<fast>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %166 = "math.isfinite"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %167 = "math.isfinite"(%arg10) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
    %168 = "math.isinf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %169 = "math.isinf"(%arg10) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
    %170 = "math.isnan"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %171 = "math.isnan"(%arg10) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
    %172 = "math.isnormal"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %173 = "math.isnormal"(%arg10) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
    %174 = "math.ipowi"(%arg7, %arg7) : (index, index) -> index
    %175 = "math.ipowi"(%arg8, %arg8) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %176 = "math.fpowi"(%arg9, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
    %177 = "math.fpowi"(%arg10, %arg11) <{fastmath = #arith.fastmath<ninf>}> {k} : (tensor<?x3xbf16>, tensor<?x3xi64>) -> tensor<?x3xbf16>
    %178 = "math.fma"(%arg9, %arg9, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %179 = "math.fma"(%arg10, %arg10, %arg10) <{fastmath = #arith.fastmath<reassoc>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %180 = "math.clampf"(%arg9, %arg9, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %181 = "math.clampf"(%arg10, %arg10, %arg10) <{fastmath = #arith.fastmath<nsz>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %182:2 = "math.sincos"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
    %183:2 = "math.sincos"(%arg10) <{fastmath = #arith.fastmath<afn>}> {k} : (tensor<?x3xbf16>) -> (tensor<?x3xbf16>, tensor<?x3xbf16>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index, vector<4x[2]xi8>, f32, tensor<?x3xbf16>, tensor<?x3xi64>) -> (), sym_name = "generic_f"}> ({
  ^bb0(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>, %arg5: tensor<?x3xi64>):
    %0 = "math.absf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.absf"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %2 = "math.acos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %3 = "math.acos"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %4 = "math.acosh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %5 = "math.acosh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %6 = "math.asin"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %7 = "math.asin"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %8 = "math.asinh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %9 = "math.asinh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %10 = "math.atan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %11 = "math.atan"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %12 = "math.atanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %13 = "math.atanh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %14 = "math.cbrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %15 = "math.cbrt"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %16 = "math.ceil"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %17 = "math.ceil"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %18 = "math.cos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %19 = "math.cos"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %20 = "math.cosh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %21 = "math.cosh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %22 = "math.erf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %23 = "math.erf"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %24 = "math.erfc"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %25 = "math.erfc"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %26 = "math.exp"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %27 = "math.exp"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %28 = "math.exp2"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %29 = "math.exp2"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %30 = "math.expm1"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %31 = "math.expm1"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %32 = "math.floor"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %33 = "math.floor"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %34 = "math.log"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %35 = "math.log"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %36 = "math.log10"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %37 = "math.log10"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %38 = "math.log1p"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %39 = "math.log1p"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %40 = "math.log2"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %41 = "math.log2"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %42 = "math.round"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %43 = "math.round"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %44 = "math.roundeven"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %45 = "math.roundeven"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %46 = "math.rsqrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %47 = "math.rsqrt"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %48 = "math.sin"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %49 = "math.sin"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %50 = "math.sinh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %51 = "math.sinh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %52 = "math.sqrt"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %53 = "math.sqrt"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %54 = "math.tan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %55 = "math.tan"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %56 = "math.tanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %57 = "math.tanh"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %58 = "math.trunc"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %59 = "math.trunc"(%arg4) <{fastmath = #arith.fastmath<nnan,contract>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %60 = "math.absi"(%arg0) : (i32) -> i32
    %61 = "math.absi"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %62 = "math.ctlz"(%arg0) : (i32) -> i32
    %63 = "math.ctlz"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %64 = "math.cttz"(%arg0) : (i32) -> i32
    %65 = "math.cttz"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %66 = "math.ctpop"(%arg0) : (i32) -> i32
    %67 = "math.ctpop"(%arg2) {k} : (vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %68 = "math.atan2"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %69 = "math.atan2"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %70 = "math.copysign"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %71 = "math.copysign"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %72 = "math.powf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %73 = "math.powf"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %74 = "math.isfinite"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %75 = "math.isfinite"(%arg4) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
    %76 = "math.isinf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %77 = "math.isinf"(%arg4) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
    %78 = "math.isnan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %79 = "math.isnan"(%arg4) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
    %80 = "math.isnormal"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %81 = "math.isnormal"(%arg4) <{fastmath = #arith.fastmath<nnan>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xi1>
    %82 = "math.ipowi"(%arg1, %arg1) : (index, index) -> index
    %83 = "math.ipowi"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %84 = "math.fpowi"(%arg3, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
    %85 = "math.fpowi"(%arg4, %arg5) <{fastmath = #arith.fastmath<ninf>}> {k} : (tensor<?x3xbf16>, tensor<?x3xi64>) -> tensor<?x3xbf16>
    %86 = "math.fma"(%arg3, %arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %87 = "math.fma"(%arg4, %arg4, %arg4) <{fastmath = #arith.fastmath<reassoc>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %88 = "math.clampf"(%arg3, %arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %89 = "math.clampf"(%arg4, %arg4, %arg4) <{fastmath = #arith.fastmath<nsz>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %90:2 = "math.sincos"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
    %91:2 = "math.sincos"(%arg4) <{fastmath = #arith.fastmath<afn>}> {k} : (tensor<?x3xbf16>) -> (tensor<?x3xbf16>, tensor<?x3xbf16>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @f(%arg0: i32 loc("<stdin>":2:14), %arg1: index loc("<stdin>":2:23), %arg2: vector<4x[2]xi8> loc("<stdin>":2:34), %arg3: f32 loc("<stdin>":2:56), %arg4: tensor<?x3xbf16> loc("<stdin>":2:65), %arg5: tensor<?x3xi64> loc("<stdin>":2:87)) {
    %0 = math.absf %arg3 : f32 loc("<stdin>":3:8)
    %1 = math.absf %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":4:8)
    %2 = math.acos %arg3 : f32 loc("<stdin>":5:8)
    %3 = math.acos %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":6:8)
    %4 = math.acosh %arg3 : f32 loc("<stdin>":7:8)
    %5 = math.acosh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":8:8)
    %6 = math.asin %arg3 : f32 loc("<stdin>":9:8)
    %7 = math.asin %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":10:8)
    %8 = math.asinh %arg3 : f32 loc("<stdin>":11:8)
    %9 = math.asinh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":12:8)
    %10 = math.atan %arg3 : f32 loc("<stdin>":13:9)
    %11 = math.atan %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":14:9)
    %12 = math.atanh %arg3 : f32 loc("<stdin>":15:9)
    %13 = math.atanh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":16:9)
    %14 = math.cbrt %arg3 : f32 loc("<stdin>":17:9)
    %15 = math.cbrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":18:9)
    %16 = math.ceil %arg3 : f32 loc("<stdin>":19:9)
    %17 = math.ceil %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":20:9)
    %18 = math.cos %arg3 : f32 loc("<stdin>":21:9)
    %19 = math.cos %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":22:9)
    %20 = math.cosh %arg3 : f32 loc("<stdin>":23:9)
    %21 = math.cosh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":24:9)
    %22 = math.erf %arg3 : f32 loc("<stdin>":25:9)
    %23 = math.erf %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":26:9)
    %24 = math.erfc %arg3 : f32 loc("<stdin>":27:9)
    %25 = math.erfc %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":28:9)
    %26 = math.exp %arg3 : f32 loc("<stdin>":29:9)
    %27 = math.exp %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":30:9)
    %28 = math.exp2 %arg3 : f32 loc("<stdin>":31:9)
    %29 = math.exp2 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":32:9)
    %30 = math.expm1 %arg3 : f32 loc("<stdin>":33:9)
    %31 = math.expm1 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":34:9)
    %32 = math.floor %arg3 : f32 loc("<stdin>":35:9)
    %33 = math.floor %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":36:9)
    %34 = math.log %arg3 : f32 loc("<stdin>":37:9)
    %35 = math.log %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":38:9)
    %36 = math.log10 %arg3 : f32 loc("<stdin>":39:9)
    %37 = math.log10 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":40:9)
    %38 = math.log1p %arg3 : f32 loc("<stdin>":41:9)
    %39 = math.log1p %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":42:9)
    %40 = math.log2 %arg3 : f32 loc("<stdin>":43:9)
    %41 = math.log2 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":44:9)
    %42 = math.round %arg3 : f32 loc("<stdin>":45:9)
    %43 = math.round %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":46:9)
    %44 = math.roundeven %arg3 : f32 loc("<stdin>":47:9)
    %45 = math.roundeven %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":48:9)
    %46 = math.rsqrt %arg3 : f32 loc("<stdin>":49:9)
    %47 = math.rsqrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":50:9)
    %48 = math.sin %arg3 : f32 loc("<stdin>":51:9)
    %49 = math.sin %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":52:9)
    %50 = math.sinh %arg3 : f32 loc("<stdin>":53:9)
    %51 = math.sinh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":54:9)
    %52 = math.sqrt %arg3 : f32 loc("<stdin>":55:9)
    %53 = math.sqrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":56:9)
    %54 = math.tan %arg3 : f32 loc("<stdin>":57:9)
    %55 = math.tan %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":58:9)
    %56 = math.tanh %arg3 : f32 loc("<stdin>":59:9)
    %57 = math.tanh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":60:9)
    %58 = math.trunc %arg3 : f32 loc("<stdin>":61:9)
    %59 = math.trunc %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":62:9)
    %60 = math.absi %arg0 : i32 loc("<stdin>":63:9)
    %61 = math.absi %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":64:9)
    %62 = math.ctlz %arg0 : i32 loc("<stdin>":65:9)
    %63 = math.ctlz %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":66:9)
    %64 = math.cttz %arg0 : i32 loc("<stdin>":67:9)
    %65 = math.cttz %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":68:9)
    %66 = math.ctpop %arg0 : i32 loc("<stdin>":69:9)
    %67 = math.ctpop %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":70:9)
    %68 = math.atan2 %arg3, %arg3 : f32 loc("<stdin>":71:9)
    %69 = math.atan2 %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16> loc("<stdin>":72:9)
    %70 = math.copysign %arg3, %arg3 : f32 loc("<stdin>":73:9)
    %71 = math.copysign %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16> loc("<stdin>":74:9)
    %72 = math.powf %arg3, %arg3 : f32 loc("<stdin>":75:9)
    %73 = math.powf %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16> loc("<stdin>":76:9)
    %74 = math.isfinite %arg3 : f32 loc("<stdin>":77:9)
    %75 = math.isfinite %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16> loc("<stdin>":78:9)
    %76 = math.isinf %arg3 : f32 loc("<stdin>":79:9)
    %77 = math.isinf %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16> loc("<stdin>":80:9)
    %78 = math.isnan %arg3 : f32 loc("<stdin>":81:9)
    %79 = math.isnan %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16> loc("<stdin>":82:9)
    %80 = math.isnormal %arg3 : f32 loc("<stdin>":83:9)
    %81 = math.isnormal %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16> loc("<stdin>":84:9)
    %82 = math.ipowi %arg1, %arg1 : index loc("<stdin>":85:9)
    %83 = math.ipowi %arg2, %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":86:9)
    %84 = math.fpowi %arg3, %arg0 : f32, i32 loc("<stdin>":87:9)
    %85 = math.fpowi %arg4, %arg5 fastmath<ninf> {k} : tensor<?x3xbf16>, tensor<?x3xi64> loc("<stdin>":88:9)
    %86 = math.fma %arg3, %arg3, %arg3 : f32 loc("<stdin>":89:9)
    %87 = math.fma %arg4, %arg4, %arg4 fastmath<reassoc> {k} : tensor<?x3xbf16> loc("<stdin>":90:9)
    %88 = math.clampf %arg3 to [%arg3, %arg3] : f32 loc("<stdin>":91:9)
    %89 = math.clampf %arg4 to [%arg4, %arg4] fastmath<nsz> {k} : tensor<?x3xbf16> loc("<stdin>":92:9)
    %sin, %cos = math.sincos %arg3 : f32 loc("<stdin>":93:11)
    %sin_0, %cos_1 = math.sincos %arg4 fastmath<afn> {k} : tensor<?x3xbf16> loc("<stdin>":94:11)
    return loc("<stdin>":95:3)
  } loc("<stdin>":2:1)
  func.func @generic_f(%arg0: i32 loc("<stdin>":100:6), %arg1: index loc("<stdin>":100:18), %arg2: vector<4x[2]xi8> loc("<stdin>":100:32), %arg3: f32 loc("<stdin>":100:57), %arg4: tensor<?x3xbf16> loc("<stdin>":100:69), %arg5: tensor<?x3xi64> loc("<stdin>":100:94)) {
    %0 = math.absf %arg3 : f32 loc("<stdin>":101:8)
    %1 = math.absf %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":102:8)
    %2 = math.acos %arg3 : f32 loc("<stdin>":103:8)
    %3 = math.acos %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":104:8)
    %4 = math.acosh %arg3 : f32 loc("<stdin>":105:8)
    %5 = math.acosh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":106:8)
    %6 = math.asin %arg3 : f32 loc("<stdin>":107:8)
    %7 = math.asin %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":108:8)
    %8 = math.asinh %arg3 : f32 loc("<stdin>":109:8)
    %9 = math.asinh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":110:8)
    %10 = math.atan %arg3 : f32 loc("<stdin>":111:9)
    %11 = math.atan %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":112:9)
    %12 = math.atanh %arg3 : f32 loc("<stdin>":113:9)
    %13 = math.atanh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":114:9)
    %14 = math.cbrt %arg3 : f32 loc("<stdin>":115:9)
    %15 = math.cbrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":116:9)
    %16 = math.ceil %arg3 : f32 loc("<stdin>":117:9)
    %17 = math.ceil %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":118:9)
    %18 = math.cos %arg3 : f32 loc("<stdin>":119:9)
    %19 = math.cos %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":120:9)
    %20 = math.cosh %arg3 : f32 loc("<stdin>":121:9)
    %21 = math.cosh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":122:9)
    %22 = math.erf %arg3 : f32 loc("<stdin>":123:9)
    %23 = math.erf %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":124:9)
    %24 = math.erfc %arg3 : f32 loc("<stdin>":125:9)
    %25 = math.erfc %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":126:9)
    %26 = math.exp %arg3 : f32 loc("<stdin>":127:9)
    %27 = math.exp %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":128:9)
    %28 = math.exp2 %arg3 : f32 loc("<stdin>":129:9)
    %29 = math.exp2 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":130:9)
    %30 = math.expm1 %arg3 : f32 loc("<stdin>":131:9)
    %31 = math.expm1 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":132:9)
    %32 = math.floor %arg3 : f32 loc("<stdin>":133:9)
    %33 = math.floor %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":134:9)
    %34 = math.log %arg3 : f32 loc("<stdin>":135:9)
    %35 = math.log %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":136:9)
    %36 = math.log10 %arg3 : f32 loc("<stdin>":137:9)
    %37 = math.log10 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":138:9)
    %38 = math.log1p %arg3 : f32 loc("<stdin>":139:9)
    %39 = math.log1p %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":140:9)
    %40 = math.log2 %arg3 : f32 loc("<stdin>":141:9)
    %41 = math.log2 %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":142:9)
    %42 = math.round %arg3 : f32 loc("<stdin>":143:9)
    %43 = math.round %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":144:9)
    %44 = math.roundeven %arg3 : f32 loc("<stdin>":145:9)
    %45 = math.roundeven %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":146:9)
    %46 = math.rsqrt %arg3 : f32 loc("<stdin>":147:9)
    %47 = math.rsqrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":148:9)
    %48 = math.sin %arg3 : f32 loc("<stdin>":149:9)
    %49 = math.sin %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":150:9)
    %50 = math.sinh %arg3 : f32 loc("<stdin>":151:9)
    %51 = math.sinh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":152:9)
    %52 = math.sqrt %arg3 : f32 loc("<stdin>":153:9)
    %53 = math.sqrt %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":154:9)
    %54 = math.tan %arg3 : f32 loc("<stdin>":155:9)
    %55 = math.tan %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":156:9)
    %56 = math.tanh %arg3 : f32 loc("<stdin>":157:9)
    %57 = math.tanh %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":158:9)
    %58 = math.trunc %arg3 : f32 loc("<stdin>":159:9)
    %59 = math.trunc %arg4 fastmath<nnan,contract> {k} : tensor<?x3xbf16> loc("<stdin>":160:9)
    %60 = math.absi %arg0 : i32 loc("<stdin>":161:9)
    %61 = math.absi %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":162:9)
    %62 = math.ctlz %arg0 : i32 loc("<stdin>":163:9)
    %63 = math.ctlz %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":164:9)
    %64 = math.cttz %arg0 : i32 loc("<stdin>":165:9)
    %65 = math.cttz %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":166:9)
    %66 = math.ctpop %arg0 : i32 loc("<stdin>":167:9)
    %67 = math.ctpop %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":168:9)
    %68 = math.atan2 %arg3, %arg3 : f32 loc("<stdin>":169:9)
    %69 = math.atan2 %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16> loc("<stdin>":170:9)
    %70 = math.copysign %arg3, %arg3 : f32 loc("<stdin>":171:9)
    %71 = math.copysign %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16> loc("<stdin>":172:9)
    %72 = math.powf %arg3, %arg3 : f32 loc("<stdin>":173:9)
    %73 = math.powf %arg4, %arg4 fastmath<fast> {k} : tensor<?x3xbf16> loc("<stdin>":174:9)
    %74 = math.isfinite %arg3 : f32 loc("<stdin>":175:9)
    %75 = math.isfinite %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16> loc("<stdin>":176:9)
    %76 = math.isinf %arg3 : f32 loc("<stdin>":177:9)
    %77 = math.isinf %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16> loc("<stdin>":178:9)
    %78 = math.isnan %arg3 : f32 loc("<stdin>":179:9)
    %79 = math.isnan %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16> loc("<stdin>":180:9)
    %80 = math.isnormal %arg3 : f32 loc("<stdin>":181:9)
    %81 = math.isnormal %arg4 {fastmath = #arith.fastmath<nnan>, k} : tensor<?x3xbf16> loc("<stdin>":182:9)
    %82 = math.ipowi %arg1, %arg1 : index loc("<stdin>":183:9)
    %83 = math.ipowi %arg2, %arg2 {k} : vector<4x[2]xi8> loc("<stdin>":184:9)
    %84 = math.fpowi %arg3, %arg0 : f32, i32 loc("<stdin>":185:9)
    %85 = math.fpowi %arg4, %arg5 fastmath<ninf> {k} : tensor<?x3xbf16>, tensor<?x3xi64> loc("<stdin>":186:9)
    %86 = math.fma %arg3, %arg3, %arg3 : f32 loc("<stdin>":187:9)
    %87 = math.fma %arg4, %arg4, %arg4 fastmath<reassoc> {k} : tensor<?x3xbf16> loc("<stdin>":188:9)
    %88 = math.clampf %arg3 to [%arg3, %arg3] : f32 loc("<stdin>":189:9)
    %89 = math.clampf %arg4 to [%arg4, %arg4] fastmath<nsz> {k} : tensor<?x3xbf16> loc("<stdin>":190:9)
    %sin, %cos = math.sincos %arg3 : f32 loc("<stdin>":191:11)
    %sin_0, %cos_1 = math.sincos %arg4 fastmath<afn> {k} : tensor<?x3xbf16> loc("<stdin>":192:11)
    return loc("<stdin>":193:3)
  } loc("<stdin>":99:1)
} loc("<stdin>":0:0)
