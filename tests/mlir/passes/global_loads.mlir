// Loads of elements that a constant global states: an affine.load folds in every pass, a memref.load does not.
memref.global "private" constant @table : memref<2x3xi16> = dense<[[10, 20, 30], [40, 50, 60]]>
memref.global "private" constant @same : memref<4x4xf32> = dense<2.5>
memref.global constant @seen : memref<2xindex> = dense<[7, 8]>
memref.global "private" @written : memref<2xi8> = dense<[1, 2]>
memref.global "private" constant @unknown : memref<2xi8> = uninitialized
memref.global "private" constant @pair : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
memref.global "private" constant @scalar : memref<f64> = dense<4.0>
func.func @loads(%i: index, %j: index) -> (i16, i16, i16, i16, f32, index, i8, i8, complex<f32>, f64) {
  %c1 = arith.constant 1 : index
  %table = memref.get_global @table : memref<2x3xi16>
  %0 = affine.load %table[1, 2] : memref<2x3xi16>
  %1 = affine.load %table[%c1, %c1 - 1] : memref<2x3xi16>
  %2 = affine.load %table[0, symbol(%i)] : memref<2x3xi16>
  %3 = memref.load %table[%c1, %c1] : memref<2x3xi16>
  %same = memref.get_global @same : memref<4x4xf32>
  %cast = memref.cast %same : memref<4x4xf32> to memref<?x4xf32>
  %4 = affine.load %cast[symbol(%i), symbol(%j)] : memref<?x4xf32>
  %seen = memref.get_global @seen : memref<2xindex>
  %5 = affine.load %seen[1] : memref<2xindex>
  %written = memref.get_global @written : memref<2xi8>
  %6 = affine.load %written[0] : memref<2xi8>
  %unknown = memref.get_global @unknown : memref<2xi8>
  %7 = affine.load %unknown[0] : memref<2xi8>
  %pair = memref.get_global @pair : memref<2xcomplex<f32>>
  %8 = affine.load %pair[0] : memref<2xcomplex<f32>>
  %scalar = memref.get_global @scalar : memref<f64>
  %9 = affine.load %scalar[] : memref<f64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i16, i16, i16, i16, f32, index, i8, i8, complex<f32>, f64
}
// The nearest symbol table is the one that is searched.
module @inner {
  memref.global "private" constant @table : memref<2xi16> = dense<[1, 2]>
  func.func @near() -> i16 {
    %table = memref.get_global @table : memref<2xi16>
    %0 = affine.load %table[1] : memref<2xi16>
    return %0 : i16
  }
}
//= --canonicalize
module {
  memref.global "private" constant @table : memref<2x3xi16> = dense<[[10, 20, 30], [40, 50, 60]]>
  memref.global "private" constant @same : memref<4x4xf32> = dense<2.500000e+00>
  memref.global constant @seen : memref<2xindex> = dense<[7, 8]>
  memref.global "private" @written : memref<2xi8> = dense<[1, 2]>
  memref.global "private" constant @unknown : memref<2xi8> = uninitialized
  memref.global "private" constant @pair : memref<2xcomplex<f32>> = dense<(1.000000e+00,2.000000e+00)>
  memref.global "private" constant @scalar : memref<f64> = dense<4.000000e+00>
  func.func @loads(%arg0: index, %arg1: index) -> (i16, i16, i16, i16, f32, index, i8, i8, complex<f32>, f64) {
    %cst = arith.constant 4.000000e+00 : f64
    %c8 = arith.constant 8 : index
    %cst_0 = arith.constant 2.500000e+00 : f32
    %c40_i16 = arith.constant 40 : i16
    %c60_i16 = arith.constant 60 : i16
    %c1 = arith.constant 1 : index
    %0 = memref.get_global @table : memref<2x3xi16>
    %1 = affine.load %0[0, symbol(%arg0)] : memref<2x3xi16>
    %2 = memref.load %0[%c1, %c1] : memref<2x3xi16>
    %3 = memref.get_global @written : memref<2xi8>
    %4 = affine.load %3[0] : memref<2xi8>
    %5 = memref.get_global @unknown : memref<2xi8>
    %6 = affine.load %5[0] : memref<2xi8>
    %7 = memref.get_global @pair : memref<2xcomplex<f32>>
    %8 = affine.load %7[0] : memref<2xcomplex<f32>>
    return %c60_i16, %c40_i16, %1, %2, %cst_0, %c8, %4, %6, %8, %cst : i16, i16, i16, i16, f32, index, i8, i8, complex<f32>, f64
  }
  module @inner {
    memref.global "private" constant @table : memref<2xi16> = dense<[1, 2]>
    func.func @near() -> i16 {
      %c2_i16 = arith.constant 2 : i16
      return %c2_i16 : i16
    }
  }
}


//= --sccp
module {
  memref.global "private" constant @table : memref<2x3xi16> = dense<[[10, 20, 30], [40, 50, 60]]>
  memref.global "private" constant @same : memref<4x4xf32> = dense<2.500000e+00>
  memref.global constant @seen : memref<2xindex> = dense<[7, 8]>
  memref.global "private" @written : memref<2xi8> = dense<[1, 2]>
  memref.global "private" constant @unknown : memref<2xi8> = uninitialized
  memref.global "private" constant @pair : memref<2xcomplex<f32>> = dense<(1.000000e+00,2.000000e+00)>
  memref.global "private" constant @scalar : memref<f64> = dense<4.000000e+00>
  func.func @loads(%arg0: index, %arg1: index) -> (i16, i16, i16, i16, f32, index, i8, i8, complex<f32>, f64) {
    %cst = arith.constant 4.000000e+00 : f64
    %c8 = arith.constant 8 : index
    %c60_i16 = arith.constant 60 : i16
    %c1 = arith.constant 1 : index
    %0 = memref.get_global @table : memref<2x3xi16>
    %1 = affine.load %0[%c1, %c1 - 1] : memref<2x3xi16>
    %2 = affine.load %0[0, symbol(%arg0)] : memref<2x3xi16>
    %3 = memref.load %0[%c1, %c1] : memref<2x3xi16>
    %4 = memref.get_global @same : memref<4x4xf32>
    %cast = memref.cast %4 : memref<4x4xf32> to memref<?x4xf32>
    %5 = affine.load %cast[symbol(%arg0), symbol(%arg1)] : memref<?x4xf32>
    %6 = memref.get_global @seen : memref<2xindex>
    %7 = memref.get_global @written : memref<2xi8>
    %8 = affine.load %7[0] : memref<2xi8>
    %9 = memref.get_global @unknown : memref<2xi8>
    %10 = affine.load %9[0] : memref<2xi8>
    %11 = memref.get_global @pair : memref<2xcomplex<f32>>
    %12 = affine.load %11[0] : memref<2xcomplex<f32>>
    %13 = memref.get_global @scalar : memref<f64>
    return %c60_i16, %1, %2, %3, %5, %c8, %8, %10, %12, %cst : i16, i16, i16, i16, f32, index, i8, i8, complex<f32>, f64
  }
  module @inner {
    memref.global "private" constant @table : memref<2xi16> = dense<[1, 2]>
    func.func @near() -> i16 {
      %c2_i16 = arith.constant 2 : i16
      %0 = memref.get_global @table : memref<2xi16>
      return %c2_i16 : i16
    }
  }
}


//= --int-range-optimizations
module {
  memref.global "private" constant @table : memref<2x3xi16> = dense<[[10, 20, 30], [40, 50, 60]]>
  memref.global "private" constant @same : memref<4x4xf32> = dense<2.500000e+00>
  memref.global constant @seen : memref<2xindex> = dense<[7, 8]>
  memref.global "private" @written : memref<2xi8> = dense<[1, 2]>
  memref.global "private" constant @unknown : memref<2xi8> = uninitialized
  memref.global "private" constant @pair : memref<2xcomplex<f32>> = dense<(1.000000e+00,2.000000e+00)>
  memref.global "private" constant @scalar : memref<f64> = dense<4.000000e+00>
  func.func @loads(%arg0: index, %arg1: index) -> (i16, i16, i16, i16, f32, index, i8, i8, complex<f32>, f64) {
    %cst = arith.constant 4.000000e+00 : f64
    %c8 = arith.constant 8 : index
    %cst_0 = arith.constant 2.500000e+00 : f32
    %c60_i16 = arith.constant 60 : i16
    %c1 = arith.constant 1 : index
    %0 = memref.get_global @table : memref<2x3xi16>
    %1 = affine.load %0[%c1, %c1 - 1] : memref<2x3xi16>
    %2 = affine.load %0[0, symbol(%arg0)] : memref<2x3xi16>
    %3 = memref.load %0[%c1, %c1] : memref<2x3xi16>
    %4 = memref.get_global @written : memref<2xi8>
    %5 = affine.load %4[0] : memref<2xi8>
    %6 = memref.get_global @unknown : memref<2xi8>
    %7 = affine.load %6[0] : memref<2xi8>
    %8 = memref.get_global @pair : memref<2xcomplex<f32>>
    %9 = affine.load %8[0] : memref<2xcomplex<f32>>
    return %c60_i16, %1, %2, %3, %cst_0, %c8, %5, %7, %9, %cst : i16, i16, i16, i16, f32, index, i8, i8, complex<f32>, f64
  }
  module @inner {
    memref.global "private" constant @table : memref<2xi16> = dense<[1, 2]>
    func.func @near() -> i16 {
      %c2_i16 = arith.constant 2 : i16
      return %c2_i16 : i16
    }
  }
}

