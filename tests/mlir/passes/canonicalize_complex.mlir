// Complex numbers: parts, sums that are undone, casts of bits.
func.func @parts(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32) -> (complex<f32>, f32, f32, f32, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %0 = complex.create %re, %im : complex<f32>
  %k = complex.constant [2.0 : f32, -3.0 : f32] : complex<f32>
  %1 = complex.re %k : complex<f32>
  %2 = complex.im %k : complex<f32>
  %c = complex.create %x, %y : complex<f32>
  %3 = complex.re %c : complex<f32>
  %4 = complex.im %c : complex<f32>
  %s = complex.sub %a, %b : complex<f32>
  %5 = complex.add %s, %b : complex<f32>
  %p = complex.add %a, %b : complex<f32>
  %6 = complex.sub %p, %b : complex<f32>
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %7 = complex.add %a, %z : complex<f32>
  %8 = complex.sub %a, %z : complex<f32>
  %n = complex.neg %a : complex<f32>
  %9 = complex.neg %n : complex<f32>
  %j = complex.conj %a : complex<f32>
  %10 = complex.conj %j : complex<f32>
  %o = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %11 = complex.mul %a, %o : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : complex<f32>, f32, f32, f32, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
func.func @functions(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32, %t: i64, %u: f64) -> (complex<f32>, complex<f32>, complex<f32>, f32, f32, i64, f64, complex<f32>, complex<f32>) {
  %o = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.div %a, %o : complex<f32>
  %e = complex.exp %a : complex<f32>
  %1 = complex.log %e : complex<f32>
  %l = complex.log %a : complex<f32>
  %2 = complex.exp %l : complex<f32>
  %c = complex.create %x, %y : complex<f32>
  %n = complex.neg %c : complex<f32>
  %3 = complex.re %n : complex<f32>
  %4 = complex.im %n : complex<f32>
  %b1 = complex.bitcast %t : i64 to complex<f32>
  %5 = complex.bitcast %b1 : complex<f32> to i64
  %b2 = complex.bitcast %t : i64 to complex<f32>
  %6 = complex.bitcast %b2 : complex<f32> to f64
  %b3 = arith.bitcast %u : f64 to i64
  %7 = complex.bitcast %b3 : i64 to complex<f32>
  %8 = complex.bitcast %a : complex<f32> to complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : complex<f32>, complex<f32>, complex<f32>, f32, f32, i64, f64, complex<f32>, complex<f32>
}
func.func @casts(%a: complex<f32>) -> (f64, complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = arith.bitcast %0 : i64 to f64
  %2 = complex.bitcast %1 : f64 to complex<f32>
  return %1, %2 : f64, complex<f32>
}
//= --canonicalize --allow-unregistered-dialect
module {
  func.func @parts(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32, %arg3: f32) -> (complex<f32>, f32, f32, f32, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant -3.000000e+00 : f32
    return %arg0, %cst, %cst_0, %arg2, %arg3, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : complex<f32>, f32, f32, f32, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
  func.func @functions(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32, %arg3: f32, %arg4: i64, %arg5: f64) -> (complex<f32>, complex<f32>, complex<f32>, f32, f32, i64, f64, complex<f32>, complex<f32>) {
    %0 = arith.negf %arg2 : f32
    %1 = arith.negf %arg3 : f32
    %2 = arith.bitcast %arg4 : i64 to f64
    %3 = complex.bitcast %arg5 : f64 to complex<f32>
    return %arg0, %arg0, %arg0, %0, %1, %arg4, %2, %3, %arg0 : complex<f32>, complex<f32>, complex<f32>, f32, f32, i64, f64, complex<f32>, complex<f32>
  }
  func.func @casts(%arg0: complex<f32>) -> (f64, complex<f32>) {
    %0 = complex.bitcast %arg0 : complex<f32> to f64
    return %0, %arg0 : f64, complex<f32>
  }
}

