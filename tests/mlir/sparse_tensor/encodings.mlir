// Ways to store a sparse tensor.
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{map=(i,j)->(j:dense,i:compressed)}>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d0 : dense, l1 = d1 : compressed) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (s0 * 3 * d0 : dense, d0 : dense, d1 : compressed) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1) -> (d0 : dense, d1 : compressed) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered,soa, nonunique)) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed, d1 : singleton) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32 }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1 : i32 }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = #complex.number<:f32 1.0, 0.0> }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = 1 : i32 }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ posWidth = 32, map = (d0) -> (d0 : compressed) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 64 : i8 }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : dense) }>} : () -> ()
"foo.op"() {a = #sparse_tensor.encoding<{ map = [s0, s1](d0) -> (d0 : dense) }>} : () -> ()
"x"() : () -> tensor<8xcomplex<f32>, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = #complex.number<:f32 0.0, 0.0>, explicitVal = #complex.number<:f32 1.0, 0.0> }>>
"x"() : () -> tensor<8xi8, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 0 : i8, explicitVal = 1 : i8 }>>
//= --allow-unregistered-dialect
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse5 = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 3) : dense, d0 : dense, d1 : compressed) }>
#sparse6 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>
#sparse7 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
#sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
#sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonunique, nonordered, soa)) }>
#sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed, d1 : singleton) }>
#sparse11 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
#sparse12 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
#sparse13 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1.000000e+00 : f32, implicitVal = 0.000000e+00 : f32 }>
#sparse14 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1 : i32 }>
#sparse15 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = #complex.number<:f32 1.000000e+00, 0.000000e+00> : complex<f32> }>
#sparse16 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = 1 : i32 }>
#sparse17 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32 }>
#sparse18 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 64 }>
#sparse19 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : dense) }>
#sparse20 = #sparse_tensor.encoding<{ map = [s0, s1](d0) -> (d0 : dense) }>
#sparse21 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = #complex.number<:f32 1.000000e+00, 0.000000e+00> : complex<f32>, implicitVal = #complex.number<:f32 0.000000e+00, 0.000000e+00> : complex<f32> }>
#sparse22 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 1 : i8, implicitVal = 0 : i8 }>
module {
  "foo.op"() {a = #sparse} : () -> ()
  "foo.op"() {a = #sparse1} : () -> ()
  "foo.op"() {a = #sparse2} : () -> ()
  "foo.op"() {a = #sparse3} : () -> ()
  "foo.op"() {a = #sparse4} : () -> ()
  "foo.op"() {a = #sparse} : () -> ()
  "foo.op"() {a = #sparse5} : () -> ()
  "foo.op"() {a = #sparse6} : () -> ()
  "foo.op"() {a = #sparse7} : () -> ()
  "foo.op"() {a = #sparse8} : () -> ()
  "foo.op"() {a = #sparse9} : () -> ()
  "foo.op"() {a = #sparse10} : () -> ()
  "foo.op"() {a = #sparse11} : () -> ()
  "foo.op"() {a = #sparse12} : () -> ()
  "foo.op"() {a = #sparse13} : () -> ()
  "foo.op"() {a = #sparse14} : () -> ()
  "foo.op"() {a = #sparse15} : () -> ()
  "foo.op"() {a = #sparse16} : () -> ()
  "foo.op"() {a = #sparse17} : () -> ()
  "foo.op"() {a = #sparse18} : () -> ()
  "foo.op"() {a = #sparse19} : () -> ()
  "foo.op"() {a = #sparse20} : () -> ()
  %0 = "x"() : () -> tensor<8xcomplex<f32>, #sparse21>
  %1 = "x"() : () -> tensor<8xi8, #sparse22>
}


//= --allow-unregistered-dialect --mlir-print-local-scope
module {
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 3) : dense, d0 : dense, d1 : compressed) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonunique, nonordered, soa)) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed, d1 : singleton) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1.000000e+00 : f32, implicitVal = 0.000000e+00 : f32 }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1 : i32 }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = #complex.number<:f32 1.000000e+00, 0.000000e+00> : complex<f32> }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = 1 : i32 }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32 }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 64 }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : dense) }>} : () -> ()
  "foo.op"() {a = #sparse_tensor.encoding<{ map = [s0, s1](d0) -> (d0 : dense) }>} : () -> ()
  %0 = "x"() : () -> tensor<8xcomplex<f32>, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = #complex.number<:f32 1.000000e+00, 0.000000e+00> : complex<f32>, implicitVal = #complex.number<:f32 0.000000e+00, 0.000000e+00> : complex<f32> }>>
  %1 = "x"() : () -> tensor<8xi8, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 1 : i8, implicitVal = 0 : i8 }>>
}
