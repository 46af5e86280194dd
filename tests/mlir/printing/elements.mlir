// Elements of every type: as lists, as hexadecimal digits, and elided.
module {
  "d.constant"() {a = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>, b = dense<7> : tensor<2x3xi16>, c = dense<> : tensor<0x2xi8>} : () -> ()
  "d.constant"() {a = dense<[true, false, true, true, false, false, false, false, true]> : vector<9xi1>, b = dense<["x", "y\n"]> : tensor<2x!d.s>} : () -> ()
  "d.constant"() {a = dense<[(1.0, -2.0), (0.5, 0x7F800000)]> : tensor<2xcomplex<f32>>, b = dense<[(1, 2), (3, -4)]> : tensor<2xcomplex<i8>>} : () -> ()
  "d.constant"() {a = dense<[1.0e10, -0.0, 0x7FC0]> : tensor<3xbf16>, b = dense<[-1, 5]> : tensor<2xi65>, c = dense<[255, 1]> : tensor<2xui8>} : () -> ()
  "d.constant"() {a = sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xf32>, b = array<i8: 1, -2>, c = array<f32: 1.5>, d = array<i1: true, false>} : () -> ()
}

//= --allow-unregistered-dialect
module {
  "d.constant"() {a = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>, b = dense<7> : tensor<2x3xi16>, c = dense<> : tensor<0x2xi8>} : () -> ()
  "d.constant"() {a = dense<[true, false, true, true, false, false, false, false, true]> : vector<9xi1>, b = dense<["x", "y\0A"]> : tensor<2x!d.s>} : () -> ()
  "d.constant"() {a = dense<[(1.000000e+00,-2.000000e+00), (5.000000e-01,0x7F800000)]> : tensor<2xcomplex<f32>>, b = dense<[(1,2), (3,-4)]> : tensor<2xcomplex<i8>>} : () -> ()
  "d.constant"() {a = dense<[9.999220e+09, -0.000000e+00, 0x7FC0]> : tensor<3xbf16>, b = dense<[-1, 5]> : tensor<2xi65>, c = dense<[255, 1]> : tensor<2xui8>} : () -> ()
  "d.constant"() {a = sparse<[[0, 0], [1, 2]], [1.000000e+00, 5.000000e+00]> : tensor<3x4xf32>, b = array<i8: 1, -2>, c = array<f32: 1.500000e+00>, d = array<i1: true, false>} : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=1
module {
  "d.constant"() {a = dense<"0x010002000300040005000600"> : tensor<2x3xi16>, b = dense<7> : tensor<2x3xi16>, c = dense<> : tensor<0x2xi8>} : () -> ()
  "d.constant"() {a = dense<"0x0D01"> : vector<9xi1>, b = dense<["x", "y\0A"]> : tensor<2x!d.s>} : () -> ()
  "d.constant"() {a = dense<"0x0000803F000000C00000003F0000807F"> : tensor<2xcomplex<f32>>, b = dense<"0x010203FC"> : tensor<2xcomplex<i8>>} : () -> ()
  "d.constant"() {a = dense<"0x15500080C07F"> : tensor<3xbf16>, b = dense<"0xFFFFFFFFFFFFFFFF01050000000000000000"> : tensor<2xi65>, c = dense<"0xFF01"> : tensor<2xui8>} : () -> ()
  "d.constant"() {a = sparse<[[0, 0], [1, 2]], "0x0000803F0000A040"> : tensor<3x4xf32>, b = array<i8: 1, -2>, c = array<f32: 1.500000e+00>, d = array<i1: true, false>} : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=-1
module {
  "d.constant"() {a = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>, b = dense<7> : tensor<2x3xi16>, c = dense<> : tensor<0x2xi8>} : () -> ()
  "d.constant"() {a = dense<[true, false, true, true, false, false, false, false, true]> : vector<9xi1>, b = dense<["x", "y\0A"]> : tensor<2x!d.s>} : () -> ()
  "d.constant"() {a = dense<[(1.000000e+00,-2.000000e+00), (5.000000e-01,0x7F800000)]> : tensor<2xcomplex<f32>>, b = dense<[(1,2), (3,-4)]> : tensor<2xcomplex<i8>>} : () -> ()
  "d.constant"() {a = dense<[9.999220e+09, -0.000000e+00, 0x7FC0]> : tensor<3xbf16>, b = dense<[-1, 5]> : tensor<2xi65>, c = dense<[255, 1]> : tensor<2xui8>} : () -> ()
  "d.constant"() {a = sparse<[[0, 0], [1, 2]], [1.000000e+00, 5.000000e+00]> : tensor<3x4xf32>, b = array<i8: 1, -2>, c = array<f32: 1.500000e+00>, d = array<i1: true, false>} : () -> ()
}


//= --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=2
module {
  "d.constant"() {a = dense_resource<__elided__> : tensor<2x3xi16>, b = dense<7> : tensor<2x3xi16>, c = dense<> : tensor<0x2xi8>} : () -> ()
  "d.constant"() {a = dense_resource<__elided__> : vector<9xi1>, b = dense<["x", "y\0A"]> : tensor<2x!d.s>} : () -> ()
  "d.constant"() {a = dense<[(1.000000e+00,-2.000000e+00), (5.000000e-01,0x7F800000)]> : tensor<2xcomplex<f32>>, b = dense<[(1,2), (3,-4)]> : tensor<2xcomplex<i8>>} : () -> ()
  "d.constant"() {a = dense_resource<__elided__> : tensor<3xbf16>, b = dense<[-1, 5]> : tensor<2xi65>, c = dense<[255, 1]> : tensor<2xui8>} : () -> ()
  "d.constant"() {a = dense_resource<__elided__> : tensor<3x4xf32>, b = array<i8: 1, -2>, c = array<f32: 1.500000e+00>, d = array<i1: true, false>} : () -> ()
}


//= --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=0 --mlir-print-elementsattrs-with-hex-if-larger=0
module {
  "d.constant"() {a = dense_resource<__elided__> : tensor<2x3xi16>, b = dense<7> : tensor<2x3xi16>, c = dense<> : tensor<0x2xi8>} : () -> ()
  "d.constant"() {a = dense_resource<__elided__> : vector<9xi1>, b = dense_resource<__elided__> : tensor<2x!d.s>} : () -> ()
  "d.constant"() {a = dense_resource<__elided__> : tensor<2xcomplex<f32>>, b = dense_resource<__elided__> : tensor<2xcomplex<i8>>} : () -> ()
  "d.constant"() {a = dense_resource<__elided__> : tensor<3xbf16>, b = dense_resource<__elided__> : tensor<2xi65>, c = dense_resource<__elided__> : tensor<2xui8>} : () -> ()
  "d.constant"() {a = dense_resource<__elided__> : tensor<3x4xf32>, b = array<i8: 1, -2>, c = array<f32: 1.500000e+00>, d = array<i1: true, false>} : () -> ()
}

