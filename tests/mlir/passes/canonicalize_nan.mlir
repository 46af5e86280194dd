// Folds of numbers that are none: arithmetic makes them quiet and keeps what they say, casts keep what fits.
func.func @arith_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %s = arith.constant 0xFC01 : f16
  %q = arith.constant 0x7E03 : f16
  %one = arith.constant 3.0 : f16
  %0 = arith.addf %s, %one : f16
  %1 = arith.subf %one, %s : f16
  %2 = arith.mulf %s, %q : f16
  %3 = arith.divf %q, %s : f16
  %4 = arith.remf %one, %q : f16
  %5 = arith.maximumf %one, %s : f16
  %6 = arith.minnumf %s, %one : f16
  %7 = arith.maxnumf %one, %s : f16
  %8 = arith.minnumf %q, %one : f16
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}
func.func @arith_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %s = arith.constant 0x7F81 : bf16
  %q = arith.constant 0xFFC1 : bf16
  %one = arith.constant 3.0 : bf16
  %0 = arith.addf %s, %one : bf16
  %1 = arith.subf %one, %s : bf16
  %2 = arith.mulf %s, %q : bf16
  %3 = arith.divf %q, %s : bf16
  %4 = arith.remf %one, %q : bf16
  %5 = arith.maximumf %one, %s : bf16
  %6 = arith.minnumf %s, %one : bf16
  %7 = arith.maxnumf %one, %s : bf16
  %8 = arith.minnumf %q, %one : bf16
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}
func.func @arith_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %s = arith.constant 0x7F800001 : f32
  %q = arith.constant 0xFFC12345 : f32
  %one = arith.constant 3.0 : f32
  %0 = arith.addf %s, %one : f32
  %1 = arith.subf %one, %s : f32
  %2 = arith.mulf %s, %q : f32
  %3 = arith.divf %q, %s : f32
  %4 = arith.remf %one, %q : f32
  %5 = arith.maximumf %one, %s : f32
  %6 = arith.minnumf %s, %one : f32
  %7 = arith.maxnumf %one, %s : f32
  %8 = arith.minnumf %q, %one : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @arith_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %s = arith.constant 0xFFF0000000000001 : f64
  %q = arith.constant 0x7FF8000000000003 : f64
  %one = arith.constant 3.0 : f64
  %0 = arith.addf %s, %one : f64
  %1 = arith.subf %one, %s : f64
  %2 = arith.mulf %s, %q : f64
  %3 = arith.divf %q, %s : f64
  %4 = arith.remf %one, %q : f64
  %5 = arith.maximumf %one, %s : f64
  %6 = arith.minnumf %s, %one : f64
  %7 = arith.maxnumf %one, %s : f64
  %8 = arith.minnumf %q, %one : f64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f64, f64, f64, f64, f64, f64, f64, f64, f64
}
func.func @arith_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %s = arith.constant 0x7D : f8E5M2
  %q = arith.constant 0xFE : f8E5M2
  %one = arith.constant 3.0 : f8E5M2
  %0 = arith.addf %s, %one : f8E5M2
  %1 = arith.subf %one, %s : f8E5M2
  %2 = arith.mulf %s, %q : f8E5M2
  %3 = arith.divf %q, %s : f8E5M2
  %4 = arith.remf %one, %q : f8E5M2
  %5 = arith.maximumf %one, %s : f8E5M2
  %6 = arith.minnumf %s, %one : f8E5M2
  %7 = arith.maxnumf %one, %s : f8E5M2
  %8 = arith.minnumf %q, %one : f8E5M2
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2
}
func.func @arith_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %s = arith.constant 0xFF : f8E4M3FN
  %q = arith.constant 0x7F : f8E4M3FN
  %one = arith.constant 3.0 : f8E4M3FN
  %0 = arith.addf %s, %one : f8E4M3FN
  %1 = arith.subf %one, %s : f8E4M3FN
  %2 = arith.mulf %s, %q : f8E4M3FN
  %3 = arith.divf %q, %s : f8E4M3FN
  %4 = arith.remf %one, %q : f8E4M3FN
  %5 = arith.maximumf %one, %s : f8E4M3FN
  %6 = arith.minnumf %s, %one : f8E4M3FN
  %7 = arith.maxnumf %one, %s : f8E4M3FN
  %8 = arith.minnumf %q, %one : f8E4M3FN
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}
func.func @arith_f8E5M2FNUZ() -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ) {
  %s = arith.constant 0x80 : f8E5M2FNUZ
  %q = arith.constant 0x80 : f8E5M2FNUZ
  %one = arith.constant 3.0 : f8E5M2FNUZ
  %0 = arith.addf %s, %one : f8E5M2FNUZ
  %1 = arith.subf %one, %s : f8E5M2FNUZ
  %2 = arith.mulf %s, %q : f8E5M2FNUZ
  %3 = arith.divf %q, %s : f8E5M2FNUZ
  %4 = arith.remf %one, %q : f8E5M2FNUZ
  %5 = arith.maximumf %one, %s : f8E5M2FNUZ
  %6 = arith.minnumf %s, %one : f8E5M2FNUZ
  %7 = arith.maxnumf %one, %s : f8E5M2FNUZ
  %8 = arith.minnumf %q, %one : f8E5M2FNUZ
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ
}
func.func @casts() -> (f64, f64, f32, f32, f32, f32, f32, f8E5M2, f8E4M3FN, f64, f8E5M2FNUZ, f32) {
  %c0 = arith.constant 0xFFC12345 : f32
  %0 = arith.extf %c0 : f32 to f64
  %c1 = arith.constant 0x7F800001 : f32
  %1 = arith.extf %c1 : f32 to f64
  %c2 = arith.constant 0xFFF8000020000000 : f64
  %2 = arith.truncf %c2 : f64 to f32
  %c3 = arith.constant 0xFFF8000000000001 : f64
  %3 = arith.truncf %c3 : f64 to f32
  %c4 = arith.constant 0x7E03 : f16
  %4 = arith.extf %c4 : f16 to f32
  %c5 = arith.constant 0xFF : f8E4M3FN
  %5 = arith.extf %c5 : f8E4M3FN to f32
  %c6 = arith.constant 0x80 : f8E5M2FNUZ
  %6 = arith.extf %c6 : f8E5M2FNUZ to f32
  %c7 = arith.constant 0x7FC00000 : f32
  %7 = arith.truncf %c7 : f32 to f8E5M2
  %c8 = arith.constant 0xFFC00000 : f32
  %8 = arith.truncf %c8 : f32 to f8E4M3FN
  %c9 = arith.constant 0xFF : f8E4M3FN
  %9 = arith.extf %c9 : f8E4M3FN to f64
  %c10 = arith.constant 0xFFC00000 : f32
  %10 = arith.truncf %c10 : f32 to f8E5M2FNUZ
  %c11 = arith.constant 0xFFC1 : bf16
  %11 = arith.extf %c11 : bf16 to f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : f64, f64, f32, f32, f32, f32, f32, f8E5M2, f8E4M3FN, f64, f8E5M2FNUZ, f32
}
func.func @tosa_f16() -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf32>, tensor<2xf8E5M2>, tensor<2xi32>) {
  %s = "tosa.const"() <{values = dense<0xFC01> : tensor<2xf16>}> : () -> tensor<2xf16>
  %q = "tosa.const"() <{values = dense<0x7E03> : tensor<2xf16>}> : () -> tensor<2xf16>
  %one = "tosa.const"() <{values = dense<3.0> : tensor<2xf16>}> : () -> tensor<2xf16>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %s, %one : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %1 = tosa.sub %one, %s : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %2 = tosa.mul %one, %q, %shift : (tensor<2xf16>, tensor<2xf16>, tensor<1xi8>) -> tensor<2xf16>
  %3 = tosa.reciprocal %s : (tensor<2xf16>) -> tensor<2xf16>
  %4 = tosa.reciprocal %q : (tensor<2xf16>) -> tensor<2xf16>
  %c0 = tosa.cast %s : (tensor<2xf16>) -> tensor<2xf32>
  %c2 = tosa.cast %s : (tensor<2xf16>) -> tensor<2xf8E5M2>
  %i = tosa.cast %q : (tensor<2xf16>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %c0, %c2, %i : tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf32>, tensor<2xf8E5M2>, tensor<2xi32>
}
func.func @tosa_bf16() -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>) {
  %s = "tosa.const"() <{values = dense<0x7F81> : tensor<2xbf16>}> : () -> tensor<2xbf16>
  %q = "tosa.const"() <{values = dense<0xFFC1> : tensor<2xbf16>}> : () -> tensor<2xbf16>
  %one = "tosa.const"() <{values = dense<3.0> : tensor<2xbf16>}> : () -> tensor<2xbf16>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %s, %one : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %1 = tosa.sub %one, %s : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %2 = tosa.mul %one, %q, %shift : (tensor<2xbf16>, tensor<2xbf16>, tensor<1xi8>) -> tensor<2xbf16>
  %3 = tosa.reciprocal %s : (tensor<2xbf16>) -> tensor<2xbf16>
  %4 = tosa.reciprocal %q : (tensor<2xbf16>) -> tensor<2xbf16>
  %c0 = tosa.cast %s : (tensor<2xbf16>) -> tensor<2xf32>
  %c1 = tosa.cast %s : (tensor<2xbf16>) -> tensor<2xf16>
  %c2 = tosa.cast %s : (tensor<2xbf16>) -> tensor<2xf8E5M2>
  %i = tosa.cast %q : (tensor<2xbf16>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %c0, %c1, %c2, %i : tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>
}
func.func @tosa_f32() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>) {
  %s = "tosa.const"() <{values = dense<0x7F800001> : tensor<2xf32>}> : () -> tensor<2xf32>
  %q = "tosa.const"() <{values = dense<0xFFC12345> : tensor<2xf32>}> : () -> tensor<2xf32>
  %one = "tosa.const"() <{values = dense<3.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %s, %one : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.sub %one, %s : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = tosa.mul %one, %q, %shift : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  %3 = tosa.reciprocal %s : (tensor<2xf32>) -> tensor<2xf32>
  %4 = tosa.reciprocal %q : (tensor<2xf32>) -> tensor<2xf32>
  %c1 = tosa.cast %s : (tensor<2xf32>) -> tensor<2xf16>
  %c2 = tosa.cast %s : (tensor<2xf32>) -> tensor<2xf8E5M2>
  %i = tosa.cast %q : (tensor<2xf32>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %c1, %c2, %i : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>
}
func.func @tosa_f64() -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>) {
  %s = "tosa.const"() <{values = dense<0xFFF0000000000001> : tensor<2xf64>}> : () -> tensor<2xf64>
  %q = "tosa.const"() <{values = dense<0x7FF8000000000003> : tensor<2xf64>}> : () -> tensor<2xf64>
  %one = "tosa.const"() <{values = dense<3.0> : tensor<2xf64>}> : () -> tensor<2xf64>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %s, %one : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  %1 = tosa.sub %one, %s : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  %2 = tosa.mul %one, %q, %shift : (tensor<2xf64>, tensor<2xf64>, tensor<1xi8>) -> tensor<2xf64>
  %3 = tosa.reciprocal %s : (tensor<2xf64>) -> tensor<2xf64>
  %4 = tosa.reciprocal %q : (tensor<2xf64>) -> tensor<2xf64>
  %c0 = tosa.cast %s : (tensor<2xf64>) -> tensor<2xf32>
  %c1 = tosa.cast %s : (tensor<2xf64>) -> tensor<2xf16>
  %c2 = tosa.cast %s : (tensor<2xf64>) -> tensor<2xf8E5M2>
  %i = tosa.cast %q : (tensor<2xf64>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %c0, %c1, %c2, %i : tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>
}
func.func @tosa_f8E5M2() -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf32>, tensor<2xf16>, tensor<2xi32>) {
  %s = "tosa.const"() <{values = dense<0x7D> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
  %q = "tosa.const"() <{values = dense<0xFE> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
  %one = "tosa.const"() <{values = dense<3.0> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %s, %one : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  %1 = tosa.sub %one, %s : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  %2 = tosa.mul %one, %q, %shift : (tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<1xi8>) -> tensor<2xf8E5M2>
  %3 = tosa.reciprocal %s : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  %4 = tosa.reciprocal %q : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  %c0 = tosa.cast %s : (tensor<2xf8E5M2>) -> tensor<2xf32>
  %c1 = tosa.cast %s : (tensor<2xf8E5M2>) -> tensor<2xf16>
  %i = tosa.cast %q : (tensor<2xf8E5M2>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %c0, %c1, %i : tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf32>, tensor<2xf16>, tensor<2xi32>
}
func.func @tosa_f8E4M3FN() -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>) {
  %s = "tosa.const"() <{values = dense<0xFF> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
  %q = "tosa.const"() <{values = dense<0x7F> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
  %one = "tosa.const"() <{values = dense<3.0> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %s, %one : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %1 = tosa.sub %one, %s : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %2 = tosa.mul %one, %q, %shift : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<1xi8>) -> tensor<2xf8E4M3FN>
  %3 = tosa.reciprocal %s : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %4 = tosa.reciprocal %q : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c0 = tosa.cast %s : (tensor<2xf8E4M3FN>) -> tensor<2xf32>
  %c1 = tosa.cast %s : (tensor<2xf8E4M3FN>) -> tensor<2xf16>
  %c2 = tosa.cast %s : (tensor<2xf8E4M3FN>) -> tensor<2xf8E5M2>
  %i = tosa.cast %q : (tensor<2xf8E4M3FN>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %c0, %c1, %c2, %i : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>
}

//= --canonicalize
module {
  func.func @arith_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
    %cst = arith.constant 3.000000e+00 : f16
    %cst_0 = arith.constant 0xFE01 : f16
    %cst_1 = arith.constant 0x7E03 : f16
    return %cst_0, %cst_0, %cst_0, %cst_1, %cst_1, %cst_0, %cst_0, %cst, %cst : f16, f16, f16, f16, f16, f16, f16, f16, f16
  }
  func.func @arith_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
    %cst = arith.constant 3.000000e+00 : bf16
    %cst_0 = arith.constant 0x7FC1 : bf16
    %cst_1 = arith.constant 0xFFC1 : bf16
    return %cst_0, %cst_0, %cst_0, %cst_1, %cst_1, %cst_0, %cst_0, %cst, %cst : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
  }
  func.func @arith_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 0x7FC00001 : f32
    %cst_1 = arith.constant 0xFFC12345 : f32
    return %cst_0, %cst_0, %cst_0, %cst_1, %cst_1, %cst_0, %cst_0, %cst, %cst : f32, f32, f32, f32, f32, f32, f32, f32, f32
  }
  func.func @arith_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64) {
    %cst = arith.constant 3.000000e+00 : f64
    %cst_0 = arith.constant 0xFFF8000000000001 : f64
    %cst_1 = arith.constant 0x7FF8000000000003 : f64
    return %cst_0, %cst_0, %cst_0, %cst_1, %cst_1, %cst_0, %cst_0, %cst, %cst : f64, f64, f64, f64, f64, f64, f64, f64, f64
  }
  func.func @arith_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
    %cst = arith.constant 3.000000e+00 : f8E5M2
    %cst_0 = arith.constant 0x7F : f8E5M2
    %cst_1 = arith.constant 0xFE : f8E5M2
    return %cst_0, %cst_0, %cst_0, %cst_1, %cst_1, %cst_0, %cst_0, %cst, %cst : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2
  }
  func.func @arith_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
    %cst = arith.constant 3.000000e+00 : f8E4M3FN
    %cst_0 = arith.constant 0xFF : f8E4M3FN
    %cst_1 = arith.constant 0x7F : f8E4M3FN
    return %cst_0, %cst_0, %cst_0, %cst_1, %cst_1, %cst_0, %cst, %cst, %cst : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
  }
  func.func @arith_f8E5M2FNUZ() -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ) {
    %cst = arith.constant 3.000000e+00 : f8E5M2FNUZ
    %cst_0 = arith.constant 0x80 : f8E5M2FNUZ
    return %cst_0, %cst_0, %cst_0, %cst_0, %cst_0, %cst_0, %cst, %cst, %cst : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ
  }
  func.func @casts() -> (f64, f64, f32, f32, f32, f32, f32, f8E5M2, f8E4M3FN, f64, f8E5M2FNUZ, f32) {
    %cst = arith.constant 0xFFC10000 : f32
    %cst_0 = arith.constant 0xFFFE000000000000 : f64
    %cst_1 = arith.constant 0x7E : f8E5M2
    %cst_2 = arith.constant 0x7FC00000 : f32
    %cst_3 = arith.constant 0xFFF00000 : f32
    %cst_4 = arith.constant 0x7FC06000 : f32
    %cst_5 = arith.constant 0xFFC00001 : f32
    %cst_6 = arith.constant 0xFFC00000 : f32
    %cst_7 = arith.constant 0xFFF8000000000001 : f64
    %cst_8 = arith.constant 0x7F800001 : f32
    %cst_9 = arith.constant 0xFFF82468A0000000 : f64
    %0 = arith.extf %cst_8 : f32 to f64
    %1 = arith.truncf %cst_7 : f64 to f32
    %2 = arith.truncf %cst_6 : f32 to f8E4M3FN
    %3 = arith.truncf %cst_6 : f32 to f8E5M2FNUZ
    return %cst_9, %0, %cst_5, %1, %cst_4, %cst_3, %cst_2, %cst_1, %2, %cst_0, %3, %cst : f64, f64, f32, f32, f32, f32, f32, f8E5M2, f8E4M3FN, f64, f8E5M2FNUZ, f32
  }
  func.func @tosa_f16() -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf32>, tensor<2xf8E5M2>, tensor<2xi32>) {
    %0 = "tosa.const"() <{values = dense<0xFE01> : tensor<2xf16>}> : () -> tensor<2xf16>
    %1 = "tosa.const"() <{values = dense<0x7E03> : tensor<2xf16>}> : () -> tensor<2xf16>
    %2 = "tosa.const"() <{values = dense<0xFFC02000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %3 = "tosa.const"() <{values = dense<0xFE> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
    %4 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0, %0, %1, %0, %1, %2, %3, %4 : tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf32>, tensor<2xf8E5M2>, tensor<2xi32>
  }
  func.func @tosa_bf16() -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>) {
    %0 = "tosa.const"() <{values = dense<0x7FC1> : tensor<2xbf16>}> : () -> tensor<2xbf16>
    %1 = "tosa.const"() <{values = dense<0xFFC1> : tensor<2xbf16>}> : () -> tensor<2xbf16>
    %2 = "tosa.const"() <{values = dense<0x7FC10000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %3 = "tosa.const"() <{values = dense<0x7E08> : tensor<2xf16>}> : () -> tensor<2xf16>
    %4 = "tosa.const"() <{values = dense<0x7E> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
    %5 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0, %0, %1, %0, %1, %2, %3, %4, %5 : tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>
  }
  func.func @tosa_f32() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>) {
    %0 = "tosa.const"() <{values = dense<0x7FC00001> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = "tosa.const"() <{values = dense<0xFFC12345> : tensor<2xf32>}> : () -> tensor<2xf32>
    %2 = "tosa.const"() <{values = dense<0x7E00> : tensor<2xf16>}> : () -> tensor<2xf16>
    %3 = "tosa.const"() <{values = dense<0x7E> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
    %4 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0, %0, %1, %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>
  }
  func.func @tosa_f64() -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>) {
    %0 = "tosa.const"() <{values = dense<0xFFF8000000000001> : tensor<2xf64>}> : () -> tensor<2xf64>
    %1 = "tosa.const"() <{values = dense<0x7FF8000000000003> : tensor<2xf64>}> : () -> tensor<2xf64>
    %2 = "tosa.const"() <{values = dense<0xFFC00000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %3 = "tosa.const"() <{values = dense<0xFE00> : tensor<2xf16>}> : () -> tensor<2xf16>
    %4 = "tosa.const"() <{values = dense<0xFE> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
    %5 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0, %0, %1, %0, %1, %2, %3, %4, %5 : tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>
  }
  func.func @tosa_f8E5M2() -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf32>, tensor<2xf16>, tensor<2xi32>) {
    %0 = "tosa.const"() <{values = dense<0x7F> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
    %1 = "tosa.const"() <{values = dense<0xFE> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
    %2 = "tosa.const"() <{values = dense<0x7FE00000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %3 = "tosa.const"() <{values = dense<0x7F00> : tensor<2xf16>}> : () -> tensor<2xf16>
    %4 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0, %0, %1, %0, %1, %2, %3, %4 : tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf32>, tensor<2xf16>, tensor<2xi32>
  }
  func.func @tosa_f8E4M3FN() -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>) {
    %0 = "tosa.const"() <{values = dense<0xFF> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
    %1 = "tosa.const"() <{values = dense<0x7F> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
    %2 = "tosa.const"() <{values = dense<0xFFF00000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %3 = "tosa.const"() <{values = dense<0xFF80> : tensor<2xf16>}> : () -> tensor<2xf16>
    %4 = "tosa.const"() <{values = dense<0xFF> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
    %5 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0, %0, %1, %0, %1, %2, %3, %4, %5 : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E5M2>, tensor<2xi32>
  }
}

