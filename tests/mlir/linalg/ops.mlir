// Every operation of linalg, in the spellings that its form has.
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#trait = {doc = "sum of rows", indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], library_call = "sum"}
func.func @generic(%a: tensor<5x7xf32>, %r: tensor<5xf32>, %ma: memref<5x7xf32>, %mr: memref<5xf32>, %s: f32) -> tensor<5xf32> {
  %0 = linalg.generic #trait ins(%a : tensor<5x7xf32>) outs(%r : tensor<5xf32>) attrs = {x, y = 3 : i8} {
  ^bb0(%p: f32, %q: f32):
    %i = linalg.index 1 {z} : index
    %t = arith.addf %p, %q : f32
    linalg.yield %t {w} : f32
  } -> tensor<5xf32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, #id], iterator_types = ["parallel", "parallel"]} ins(%s : f32) outs(%ma : memref<5x7xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  }
  %1:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%r, %r : tensor<5xf32>, tensor<5xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p, %q : f32, f32
  } -> (tensor<5xf32>, tensor<5xf32>)
  return %0 : tensor<5xf32>
}
func.func @payloads(%a: tensor<5x7xf32>, %i: tensor<5x7xi32>, %r: tensor<5xf32>, %t: tensor<7x5xf32>, %m: memref<5x7xf32>, %mr: memref<5xf32>) {
  %0 = linalg.map { arith.mulf } ins(%a, %a : tensor<5x7xf32>, tensor<5x7xf32>) outs(%a : tensor<5x7xf32>)
  %1 = linalg.map { arith.addi {overflowFlags = #arith.overflow<nsw>} } ins(%i, %i : tensor<5x7xi32>, tensor<5x7xi32>) outs(%i : tensor<5x7xi32>) {u}
  linalg.map { math.absf {fastmath = #arith.fastmath<nnan>, v} } ins(%m : memref<5x7xf32>) outs(%m : memref<5x7xf32>)
  %2 = linalg.map ins(%a : tensor<5x7xf32>) outs(%a : tensor<5x7xf32>) {u} (%x: f32, %o: f32) {
    %y = arith.addf %x, %x : f32
    linalg.yield %y : f32
  }
  linalg.map outs(%m : memref<5x7xf32>) (%o: f32) {
    %y = arith.constant 2.0 : f32
    linalg.yield %y : f32
  }
  %3 = linalg.reduce { arith.addf } ins(%a : tensor<5x7xf32>) outs(%r : tensor<5xf32>) dimensions = [1]
  linalg.reduce { arith.maximumf {k} } ins(%m : memref<5x7xf32>) outs(%mr : memref<5xf32>) dimensions = [1] {u}
  %4:2 = linalg.reduce ins(%a, %i : tensor<5x7xf32>, tensor<5x7xi32>) outs(%r, %r : tensor<5xf32>, tensor<5xf32>) dimensions = [1] (%x: f32, %y: i32, %p: f32, %q: f32) {
    linalg.yield %x, %q : f32, f32
  }
  %5 = linalg.transpose ins(%a : tensor<5x7xf32>) outs(%t : tensor<7x5xf32>) permutation = [1, 0] {u}
  linalg.transpose ins(%m : memref<5x7xf32>) outs(%m : memref<5x7xf32>) permutation = [0, 1]
  %6 = linalg.broadcast ins(%r : tensor<5xf32>) outs(%a : tensor<5x7xf32>) dimensions = [1]
  linalg.broadcast ins(%mr : memref<5xf32>) outs(%mr : memref<5xf32>) dimensions = [] {u}
  return
}
func.func @elementwise(%f: memref<3xf32>, %i: memref<3xi16>, %u: memref<3xi1>, %c: memref<3xcomplex<f64>>, %h: memref<3xf16>, %d: memref<3xcomplex<f32>>, %s: i64, %t: tensor<3x2xf32>, %v: tensor<2x3xf32>, %e: memref<?xi64>, %b: tensor<3x2xi1>) {
  linalg.exp ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.log ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.abs ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.ceil ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.floor ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.negf ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.reciprocal ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.round ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.sqrt ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.rsqrt ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.square ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.tanh ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.erf ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.add ins(%f, %f : memref<3xf32>, memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.add ins(%i, %i : memref<3xi16>, memref<3xi16>) outs(%i : memref<3xi16>)
  linalg.add ins(%c, %c : memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) outs(%c : memref<3xcomplex<f64>>)
  linalg.add ins(%u, %u : memref<3xi1>, memref<3xi1>) outs(%u : memref<3xi1>)
  linalg.sub ins(%f, %f : memref<3xf32>, memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.sub ins(%i, %i : memref<3xi16>, memref<3xi16>) outs(%i : memref<3xi16>)
  linalg.sub ins(%c, %c : memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) outs(%c : memref<3xcomplex<f64>>)
  linalg.mul ins(%f, %f : memref<3xf32>, memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.mul ins(%i, %i : memref<3xi16>, memref<3xi16>) outs(%i : memref<3xi16>)
  linalg.mul ins(%c, %c : memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) outs(%c : memref<3xcomplex<f64>>)
  linalg.mul ins(%u, %u : memref<3xi1>, memref<3xi1>) outs(%u : memref<3xi1>)
  linalg.div ins(%f, %f : memref<3xf32>, memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.div ins(%i, %i : memref<3xi16>, memref<3xi16>) outs(%i : memref<3xi16>)
  linalg.div ins(%c, %c : memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) outs(%c : memref<3xcomplex<f64>>)
  linalg.div_unsigned ins(%i, %i : memref<3xi16>, memref<3xi16>) outs(%i : memref<3xi16>)
  linalg.max ins(%f, %f : memref<3xf32>, memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.max ins(%i, %i : memref<3xi16>, memref<3xi16>) outs(%i : memref<3xi16>)
  linalg.min ins(%f, %f : memref<3xf32>, memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.min ins(%i, %i : memref<3xi16>, memref<3xi16>) outs(%i : memref<3xi16>)
  linalg.powf ins(%f, %f : memref<3xf32>, memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.select ins(%u, %f, %f : memref<3xi1>, memref<3xf32>, memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.copy ins(%f : memref<3xf32>) outs(%f : memref<3xf32>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>, u} ins(%i : memref<3xi16>) outs(%f : memref<3xf32>)
  linalg.copy ins(%f : memref<3xf32>) outs(%i : memref<3xi16>)
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%u : memref<3xi1>) outs(%i : memref<3xi16>)
  linalg.copy ins(%i : memref<3xi16>) outs(%u : memref<3xi1>)
  linalg.copy ins(%f : memref<3xf32>) outs(%h : memref<3xf16>)
  linalg.copy ins(%h : memref<3xf16>) outs(%f : memref<3xf32>)
  linalg.copy ins(%f : memref<3xf32>) outs(%c : memref<3xcomplex<f64>>)
  linalg.copy ins(%i : memref<3xi16>) outs(%c : memref<3xcomplex<f64>>)
  linalg.copy ins(%c : memref<3xcomplex<f64>>) outs(%d : memref<3xcomplex<f32>>)
  linalg.copy ins(%d : memref<3xcomplex<f32>>) outs(%c : memref<3xcomplex<f64>>)
  linalg.fill {u} ins(%s : i64) outs(%e : memref<?xi64>)
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%t, %t : tensor<3x2xf32>, tensor<3x2xf32>) outs(%t : tensor<3x2xf32>) -> tensor<3x2xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<tanh> indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, #id] {u} ins(%v : tensor<2x3xf32>) outs(%t : tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%b, %t, %t : tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) outs(%t : tensor<3x2xf32>) -> tensor<3x2xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<reciprocal> ins(%t : tensor<3x2xf32>) outs(%t : tensor<3x2xf32>) -> tensor<3x2xf32>
  "test.kinds"() {a = #linalg.unary_fn<rsqrt>, b = #linalg.binary_fn<powf>, c = #linalg.ternary_fn<select>, d = #linalg.iterator_type<reduction>} : () -> ()
  return
}
func.func @products(%a: tensor<3x4xi8>, %b: tensor<4x5xi8>, %c: tensor<3x5xi32>, %v: tensor<4xi8>, %ba: tensor<2x3x4xi8>, %bb: tensor<2x4x5xi8>, %bc: tensor<2x3x5xi32>, %z: i8) {
  %0 = linalg.matmul ins(%a, %b : tensor<3x4xi8>, tensor<4x5xi8>) outs(%c : tensor<3x5xi32>) -> tensor<3x5xi32>
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>] {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %v : tensor<3x4xi8>, tensor<4xi8>) outs(%c : tensor<3x5xi32>) -> tensor<3x5xi32>
  %2 = linalg.batch_matmul ins(%ba, %bb : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%bc : tensor<2x3x5xi32>) {u} -> tensor<2x3x5xi32>
  %3 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %bb : tensor<3x4xi8>, tensor<2x4x5xi8>) outs(%bc : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %4 = linalg.batch_reduce_matmul ins(%ba, %bb : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%c : tensor<3x5xi32>) -> tensor<3x5xi32>
  %5 = linalg.contract indexing_maps = [affine_map<(x, y, z) -> (x, z)>, affine_map<(x, y, z) -> (z, y)>, affine_map<(x, y, z) -> (x, y)>] ins(%a, %b : tensor<3x4xi8>, tensor<4x5xi8>) outs(%c : tensor<3x5xi32>) -> tensor<3x5xi32>
  %6 = linalg.quantized_matmul ins(%a, %b, %z, %z : tensor<3x4xi8>, tensor<4x5xi8>, i8, i8) outs(%c : tensor<3x5xi32>) -> tensor<3x5xi32>
  %7 = linalg.quantized_batch_matmul ins(%ba, %bb, %z, %z : tensor<2x3x4xi8>, tensor<2x4x5xi8>, i8, i8) outs(%bc : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
func.func @vectors(%m: memref<3x4xf32>, %v3: memref<3xf32>, %v4: memref<4xf64>, %o3: memref<3xf64>, %b: memref<2x3x4xf32>, %b3: memref<2x3xf32>, %b4: memref<2x4xf32>, %o: memref<f64>, %t: memref<3x4x2x1xf16>, %u: memref<5x4x6x1xf16>, %w: memref<3x5x2x6xf32>, %bt: memref<7x3x4x2x1xf16>, %bu: memref<7x5x4x6x1xf16>, %bw: memref<7x3x5x2x6xf32>) {
  linalg.matvec ins(%m, %v4 : memref<3x4xf32>, memref<4xf64>) outs(%o3 : memref<3xf64>)
  linalg.vecmat ins(%v3, %m : memref<3xf32>, memref<3x4xf32>) outs(%v4 : memref<4xf64>)
  linalg.batch_matvec ins(%b, %b4 : memref<2x3x4xf32>, memref<2x4xf32>) outs(%b3 : memref<2x3xf32>)
  linalg.batch_vecmat ins(%b3, %b : memref<2x3xf32>, memref<2x3x4xf32>) outs(%b4 : memref<2x4xf32>)
  linalg.dot ins(%v4, %v4 : memref<4xf64>, memref<4xf64>) outs(%o : memref<f64>)
  linalg.mmt4d ins(%t, %u : memref<3x4x2x1xf16>, memref<5x4x6x1xf16>) outs(%w : memref<3x5x2x6xf32>)
  linalg.batch_mmt4d ins(%bt, %bu : memref<7x3x4x2x1xf16>, memref<7x5x4x6x1xf16>) outs(%bw : memref<7x3x5x2x6xf32>)
  return
}
func.func @conv_1d(%0: memref<4xf32>, %1: memref<3xf32>, %2: memref<2xf32>) {
  linalg.conv_1d ins(%0, %1 : memref<4xf32>, memref<3xf32>) outs(%2 : memref<2xf32>)
  return
}
func.func @conv_2d(%0: memref<5x4xf32>, %1: memref<4x2xf32>, %2: memref<2x3xf32>) {
  linalg.conv_2d ins(%0, %1 : memref<5x4xf32>, memref<4x2xf32>) outs(%2 : memref<2x3xf32>)
  return
}
func.func @conv_3d(%0: memref<3x5x7xf32>, %1: memref<2x3x4xf32>, %2: memref<2x3x4xf32>) {
  linalg.conv_3d ins(%0, %1 : memref<3x5x7xf32>, memref<2x3x4xf32>) outs(%2 : memref<2x3x4xf32>)
  return
}
func.func @conv_1d_nwc_wcf(%0: memref<2x4x3xf32>, %1: memref<2x3x4xf32>, %2: memref<2x3x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x4x3xf32>, memref<2x3x4xf32>) outs(%2 : memref<2x3x4xf32>)
  return
}
func.func @conv_1d_ncw_fcw(%0: memref<2x2x6xf32>, %1: memref<3x2x3xf32>, %2: memref<2x3x4xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x2x6xf32>, memref<3x2x3xf32>) outs(%2 : memref<2x3x4xf32>)
  return
}
func.func @conv_2d_nhwc_hwcf(%0: memref<2x5x7x2xf32>, %1: memref<3x4x2x2xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%0, %1 : memref<2x5x7x2xf32>, memref<3x4x2x2xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @conv_2d_nhwc_fhwc(%0: memref<2x5x7x2xf32>, %1: memref<2x3x4x2xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%0, %1 : memref<2x5x7x2xf32>, memref<2x3x4x2xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @conv_2d_nhwc_hwcf_q(%0: memref<2x5x7x2xi8>, %1: memref<3x4x2x2xi8>, %2: i8, %3: i8, %4: memref<2x3x4x2xi32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%0, %1, %2, %3 : memref<2x5x7x2xi8>, memref<3x4x2x2xi8>, i8, i8) outs(%4 : memref<2x3x4x2xi32>)
  return
}
func.func @conv_2d_nhwc_fhwc_q(%0: memref<2x5x7x2xi8>, %1: memref<2x3x4x2xi8>, %2: i8, %3: i8, %4: memref<2x3x4x2xi32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%0, %1, %2, %3 : memref<2x5x7x2xi8>, memref<2x3x4x2xi8>, i8, i8) outs(%4 : memref<2x3x4x2xi32>)
  return
}
func.func @conv_2d_nchw_fchw_q(%0: memref<2x3x7x3xi8>, %1: memref<3x3x4x2xi8>, %2: i8, %3: i8, %4: memref<2x3x4x2xi32>) {
  linalg.conv_2d_nchw_fchw_q ins(%0, %1, %2, %3 : memref<2x3x7x3xi8>, memref<3x3x4x2xi8>, i8, i8) outs(%4 : memref<2x3x4x2xi32>)
  return
}
func.func @conv_2d_nchw_fchw(%0: memref<2x3x7x3xf32>, %1: memref<3x3x4x2xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.conv_2d_nchw_fchw ins(%0, %1 : memref<2x3x7x3xf32>, memref<3x3x4x2xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @conv_2d_ngchw_fgchw(%0: memref<2x3x4x3x5xf32>, %1: memref<4x3x4x2x3xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.conv_2d_ngchw_fgchw ins(%0, %1 : memref<2x3x4x3x5xf32>, memref<4x3x4x2x3xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @conv_2d_ngchw_gfchw(%0: memref<2x3x4x3x5xf32>, %1: memref<3x4x4x2x3xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.conv_2d_ngchw_gfchw ins(%0, %1 : memref<2x3x4x3x5xf32>, memref<3x4x4x2x3xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @conv_2d_nhwgc_gfhwc(%0: memref<2x6x5x2x3xf32>, %1: memref<2x3x4x2x3xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.conv_2d_nhwgc_gfhwc ins(%0, %1 : memref<2x6x5x2x3xf32>, memref<2x3x4x2x3xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @conv_2d_nhwgc_gfhwc_q(%0: memref<2x6x5x2x3xi8>, %1: memref<2x3x4x2x3xi8>, %2: i8, %3: i8, %4: memref<2x3x4x2x3xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%0, %1, %2, %3 : memref<2x6x5x2x3xi8>, memref<2x3x4x2x3xi8>, i8, i8) outs(%4 : memref<2x3x4x2x3xi32>)
  return
}
func.func @conv_2d_ngchw_gfchw_q(%0: memref<2x3x4x3x5xi8>, %1: memref<3x4x4x2x3xi8>, %2: i8, %3: i8, %4: memref<2x3x4x2x3xi32>) {
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%0, %1, %2, %3 : memref<2x3x4x3x5xi8>, memref<3x4x4x2x3xi8>, i8, i8) outs(%4 : memref<2x3x4x2x3xi32>)
  return
}
func.func @conv_3d_ndhwc_dhwcf(%0: memref<2x6x5x4x4xf32>, %1: memref<4x2x3x4x3xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%0, %1 : memref<2x6x5x4x4xf32>, memref<4x2x3x4x3xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @conv_3d_ndhwc_dhwcf_q(%0: memref<2x6x5x4x4xi8>, %1: memref<4x2x3x4x3xi8>, %2: i8, %3: i8, %4: memref<2x3x4x2x3xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%0, %1, %2, %3 : memref<2x6x5x4x4xi8>, memref<4x2x3x4x3xi8>, i8, i8) outs(%4 : memref<2x3x4x2x3xi32>)
  return
}
func.func @conv_3d_ncdhw_fcdhw(%0: memref<2x4x5x4x6xf32>, %1: memref<3x4x2x3x4xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%0, %1 : memref<2x4x5x4x6xf32>, memref<3x4x2x3x4xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @depthwise_conv_1d_nwc_wc(%0: memref<2x4x4xf32>, %1: memref<2x4xf32>, %2: memref<2x3x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x4x4xf32>, memref<2x4xf32>) outs(%2 : memref<2x3x4xf32>)
  return
}
func.func @depthwise_conv_1d_ncw_cw(%0: memref<2x4x4xf32>, %1: memref<4x2xf32>, %2: memref<2x4x3xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x4x4xf32>, memref<4x2xf32>) outs(%2 : memref<2x4x3xf32>)
  return
}
func.func @depthwise_conv_1d_nwc_wcm(%0: memref<2x5x4xf32>, %1: memref<3x4x2xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm ins(%0, %1 : memref<2x5x4xf32>, memref<3x4x2xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwc(%0: memref<2x5x7x2xf32>, %1: memref<3x4x2xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%0, %1 : memref<2x5x7x2xf32>, memref<3x4x2xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @depthwise_conv_2d_nchw_chw(%0: memref<2x2x5x7xf32>, %1: memref<2x3x4xf32>, %2: memref<2x2x3x4xf32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%0, %1 : memref<2x2x5x7xf32>, memref<2x3x4xf32>) outs(%2 : memref<2x2x3x4xf32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwc_q(%0: memref<2x5x7x2xi8>, %1: memref<3x4x2xi8>, %2: i8, %3: i8, %4: memref<2x3x4x2xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%0, %1, %2, %3 : memref<2x5x7x2xi8>, memref<3x4x2xi8>, i8, i8) outs(%4 : memref<2x3x4x2xi32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm(%0: memref<2x6x5x2xf32>, %1: memref<4x2x2x3xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%0, %1 : memref<2x6x5x2xf32>, memref<4x2x2x3xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm_q(%0: memref<2x6x5x2xi8>, %1: memref<4x2x2x3xi8>, %2: i8, %3: i8, %4: memref<2x3x4x2x3xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%0, %1, %2, %3 : memref<2x6x5x2xi8>, memref<4x2x2x3xi8>, i8, i8) outs(%4 : memref<2x3x4x2x3xi32>)
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwc(%0: memref<2x5x7x3x3xf32>, %1: memref<3x4x2x3xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%0, %1 : memref<2x5x7x3x3xf32>, memref<3x4x2x3xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @depthwise_conv_3d_ncdhw_cdhw(%0: memref<2x3x5x7x3xf32>, %1: memref<3x3x4x2xf32>, %2: memref<2x3x3x4x2xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%0, %1 : memref<2x3x5x7x3xf32>, memref<3x3x4x2xf32>) outs(%2 : memref<2x3x3x4x2xf32>)
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwcm(%0: memref<2x6x5x4x4xf32>, %1: memref<4x2x3x4x3xf32>, %2: memref<2x3x4x2x4x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%0, %1 : memref<2x6x5x4x4xf32>, memref<4x2x3x4x3xf32>) outs(%2 : memref<2x3x4x2x4x3xf32>)
  return
}
func.func @pooling_nhwc_sum(%0: memref<2x5x7x2xf32>, %1: memref<3x4xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.pooling_nhwc_sum ins(%0, %1 : memref<2x5x7x2xf32>, memref<3x4xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_nchw_sum(%0: memref<2x3x6x5xf32>, %1: memref<3x4xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.pooling_nchw_sum ins(%0, %1 : memref<2x3x6x5xf32>, memref<3x4xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_nhwc_max(%0: memref<2x5x7x2xf32>, %1: memref<3x4xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.pooling_nhwc_max ins(%0, %1 : memref<2x5x7x2xf32>, memref<3x4xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_nhwc_max_unsigned(%0: memref<2x5x7x2xi32>, %1: memref<3x4xi32>, %2: memref<2x3x4x2xi32>) {
  linalg.pooling_nhwc_max_unsigned ins(%0, %1 : memref<2x5x7x2xi32>, memref<3x4xi32>) outs(%2 : memref<2x3x4x2xi32>)
  return
}
func.func @pooling_nchw_max(%0: memref<2x3x6x5xf32>, %1: memref<3x4xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.pooling_nchw_max ins(%0, %1 : memref<2x3x6x5xf32>, memref<3x4xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_nhwc_min(%0: memref<2x5x7x2xf32>, %1: memref<3x4xf32>, %2: memref<2x3x4x2xf32>) {
  linalg.pooling_nhwc_min ins(%0, %1 : memref<2x5x7x2xf32>, memref<3x4xf32>) outs(%2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_nhwc_min_unsigned(%0: memref<2x5x7x2xi32>, %1: memref<3x4xi32>, %2: memref<2x3x4x2xi32>) {
  linalg.pooling_nhwc_min_unsigned ins(%0, %1 : memref<2x5x7x2xi32>, memref<3x4xi32>) outs(%2 : memref<2x3x4x2xi32>)
  return
}
func.func @pooling_nwc_sum(%0: memref<2x4x4xf32>, %1: memref<2xf32>, %2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x4x4xf32>, memref<2xf32>) outs(%2 : memref<2x3x4xf32>)
  return
}
func.func @pooling_ncw_sum(%0: memref<2x3x5xf32>, %1: memref<2xf32>, %2: memref<2x3x4xf32>) {
  linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x3x5xf32>, memref<2xf32>) outs(%2 : memref<2x3x4xf32>)
  return
}
func.func @pooling_nwc_max(%0: memref<2x4x4xf32>, %1: memref<2xf32>, %2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x4x4xf32>, memref<2xf32>) outs(%2 : memref<2x3x4xf32>)
  return
}
func.func @pooling_nwc_max_unsigned(%0: memref<2x4x4xi32>, %1: memref<2xi32>, %2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x4x4xi32>, memref<2xi32>) outs(%2 : memref<2x3x4xi32>)
  return
}
func.func @pooling_ncw_max(%0: memref<2x3x5xf32>, %1: memref<2xf32>, %2: memref<2x3x4xf32>) {
  linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x3x5xf32>, memref<2xf32>) outs(%2 : memref<2x3x4xf32>)
  return
}
func.func @pooling_nwc_min(%0: memref<2x4x4xf32>, %1: memref<2xf32>, %2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x4x4xf32>, memref<2xf32>) outs(%2 : memref<2x3x4xf32>)
  return
}
func.func @pooling_nwc_min_unsigned(%0: memref<2x4x4xi32>, %1: memref<2xi32>, %2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : memref<2x4x4xi32>, memref<2xi32>) outs(%2 : memref<2x3x4xi32>)
  return
}
func.func @pooling_ndhwc_sum(%0: memref<2x6x5x4x3xf32>, %1: memref<4x2x3xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.pooling_ndhwc_sum ins(%0, %1 : memref<2x6x5x4x3xf32>, memref<4x2x3xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @pooling_ndhwc_max(%0: memref<2x6x5x4x3xf32>, %1: memref<4x2x3xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.pooling_ndhwc_max ins(%0, %1 : memref<2x6x5x4x3xf32>, memref<4x2x3xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @pooling_ndhwc_min(%0: memref<2x6x5x4x3xf32>, %1: memref<4x2x3xf32>, %2: memref<2x3x4x2x3xf32>) {
  linalg.pooling_ndhwc_min ins(%0, %1 : memref<2x6x5x4x3xf32>, memref<4x2x3xf32>) outs(%2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @strides(%a: tensor<1x9x8x2xf32>, %k: tensor<3x2x2x4xf32>, %o: tensor<1x3x3x4xf32>, %w: tensor<3x2xf32>, %p: tensor<1x4x3x2xf64>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : vector<2xi64>} ins(%a, %k : tensor<1x9x8x2xf32>, tensor<3x2x2x4xf32>) outs(%o : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
  %1 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, u} ins(%a, %w : tensor<1x9x8x2xf32>, tensor<3x2xf32>) outs(%p : tensor<1x4x3x2xf64>) -> tensor<1x4x3x2xf64>
  %2 = "linalg.pooling_nhwc_sum"(%a, %w, %p) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f64):
    linalg.yield %z : f64
  }) : (tensor<1x9x8x2xf32>, tensor<3x2xf32>, tensor<1x4x3x2xf64>) -> tensor<1x4x3x2xf64>
  return
}
func.func @others(%a: tensor<6x10xf32>, %m: memref<6x10xf32>, %lo: f64, %hi: f64, %seed: i32, %f: tensor<2x3x3x5xf32>, %ft: tensor<6x6x5x2xf32>, %in: tensor<2x10x10x5xf32>, %it: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %vt: tensor<2x8x8x2xf32>, %r: memref<3x3xf32>) {
  linalg.fill_rng_2d ins(%lo, %hi, %seed : f64, f64, i32) outs(%r : memref<3x3xf32>)
  %0 = linalg.softmax {u} dimension(1) ins(%a : tensor<6x10xf32>) outs(%a : tensor<6x10xf32>) -> tensor<6x10xf32>
  linalg.softmax dimension(0) ins(%m : memref<6x10xf32>) outs(%m : memref<6x10xf32>)
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%ft : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %2 = linalg.winograd_input_transform fmr(F_4_3) ins(%in : tensor<2x10x10x5xf32>) outs(%it : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %3 = linalg.winograd_output_transform {u} fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%vt : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
func.func @tiles(%a: tensor<10x12xf32>, %p: tensor<3x2x4x6xf32>, %q: tensor<2x3x?x6xf32>, %n: index, %z: f32, %d: tensor<?x12xf32>, %e: tensor<2x?x?x6xf32>) {
  %0 = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 6] into %p : tensor<10x12xf32> -> tensor<3x2x4x6xf32>
  %1 = linalg.pack %d outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%n, 6] into %e {u} : tensor<?x12xf32> -> tensor<2x?x?x6xf32>
  %2 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [4, 6] into %a {u} : tensor<3x2x4x6xf32> -> tensor<10x12xf32>
  %3 = linalg.unpack %e outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%n, 6] into %d : tensor<2x?x?x6xf32> -> tensor<?x12xf32>
  return
}

//= --allow-unregistered-dialect
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d2, d1)>
module {
  func.func @generic(%arg0: tensor<5x7xf32>, %arg1: tensor<5xf32>, %arg2: memref<5x7xf32>, %arg3: memref<5xf32>, %arg4: f32) -> tensor<5xf32> {
    %0 = linalg.generic {doc = "sum of rows", indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"], library_call = "sum"} ins(%arg0 : tensor<5x7xf32>) outs(%arg1 : tensor<5xf32>) attrs =  {x, y = 3 : i8} {
    ^bb0(%in: f32, %out: f32):
      %2 = linalg.index 1 {z} : index
      %3 = arith.addf %in, %out : f32
      linalg.yield %3 {w} : f32
    } -> tensor<5xf32>
    linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : f32) outs(%arg2 : memref<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %1:2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} outs(%arg1, %arg1 : tensor<5xf32>, tensor<5xf32>) {
    ^bb0(%out: f32, %out_0: f32):
      linalg.yield %out, %out_0 : f32, f32
    } -> (tensor<5xf32>, tensor<5xf32>)
    return %0 : tensor<5xf32>
  }
  func.func @payloads(%arg0: tensor<5x7xf32>, %arg1: tensor<5x7xi32>, %arg2: tensor<5xf32>, %arg3: tensor<7x5xf32>, %arg4: memref<5x7xf32>, %arg5: memref<5xf32>) {
    %mapped = linalg.map { arith.mulf } ins(%arg0, %arg0 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%arg0 : tensor<5x7xf32>)
    %mapped_0 = linalg.map { arith.addi {overflowFlags = #arith.overflow<nsw>} } ins(%arg1, %arg1 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%arg1 : tensor<5x7xi32>) {u}
    linalg.map { math.absf {fastmath = #arith.fastmath<nnan>, v} } ins(%arg4 : memref<5x7xf32>) outs(%arg4 : memref<5x7xf32>)
    %mapped_1 = linalg.map ins(%arg0 : tensor<5x7xf32>) outs(%arg0 : tensor<5x7xf32>) {u}
      (%in: f32, %init: f32) {
        %0 = arith.addf %in, %in : f32
        linalg.yield %0 : f32
      }
    linalg.map outs(%arg4 : memref<5x7xf32>)
      (%init: f32) {
        %cst = arith.constant 2.000000e+00 : f32
        linalg.yield %cst : f32
      }
    %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<5x7xf32>) outs(%arg2 : tensor<5xf32>) dimensions = [1] 
    linalg.reduce { arith.maximumf {k} } ins(%arg4 : memref<5x7xf32>) outs(%arg5 : memref<5xf32>) dimensions = [1]  {u}
    %reduced_2:2 = linalg.reduce ins(%arg0, %arg1 : tensor<5x7xf32>, tensor<5x7xi32>) outs(%arg2, %arg2 : tensor<5xf32>, tensor<5xf32>) dimensions = [1] 
      (%in: f32, %in_3: i32, %init: f32, %init_4: f32) {
        linalg.yield %in, %init_4 : f32, f32
      }
    %transposed = linalg.transpose ins(%arg0 : tensor<5x7xf32>) outs(%arg3 : tensor<7x5xf32>) permutation = [1, 0]  {u}
    linalg.transpose ins(%arg4 : memref<5x7xf32>) outs(%arg4 : memref<5x7xf32>) permutation = [0, 1] 
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<5xf32>) outs(%arg0 : tensor<5x7xf32>) dimensions = [1] 
    linalg.broadcast ins(%arg5 : memref<5xf32>) outs(%arg5 : memref<5xf32>) dimensions = []  {u}
    return
  }
  func.func @elementwise(%arg0: memref<3xf32>, %arg1: memref<3xi16>, %arg2: memref<3xi1>, %arg3: memref<3xcomplex<f64>>, %arg4: memref<3xf16>, %arg5: memref<3xcomplex<f32>>, %arg6: i64, %arg7: tensor<3x2xf32>, %arg8: tensor<2x3xf32>, %arg9: memref<?xi64>, %arg10: tensor<3x2xi1>) {
    linalg.exp ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.log ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.abs ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.ceil ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.floor ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.negf ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.reciprocal ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.round ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.sqrt ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.rsqrt ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.square ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.tanh ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.erf ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.add ins(%arg0, %arg0 : memref<3xf32>, memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.add ins(%arg1, %arg1 : memref<3xi16>, memref<3xi16>) outs(%arg1 : memref<3xi16>)
    linalg.add ins(%arg3, %arg3 : memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) outs(%arg3 : memref<3xcomplex<f64>>)
    linalg.add ins(%arg2, %arg2 : memref<3xi1>, memref<3xi1>) outs(%arg2 : memref<3xi1>)
    linalg.sub ins(%arg0, %arg0 : memref<3xf32>, memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.sub ins(%arg1, %arg1 : memref<3xi16>, memref<3xi16>) outs(%arg1 : memref<3xi16>)
    linalg.sub ins(%arg3, %arg3 : memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) outs(%arg3 : memref<3xcomplex<f64>>)
    linalg.mul ins(%arg0, %arg0 : memref<3xf32>, memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.mul ins(%arg1, %arg1 : memref<3xi16>, memref<3xi16>) outs(%arg1 : memref<3xi16>)
    linalg.mul ins(%arg3, %arg3 : memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) outs(%arg3 : memref<3xcomplex<f64>>)
    linalg.mul ins(%arg2, %arg2 : memref<3xi1>, memref<3xi1>) outs(%arg2 : memref<3xi1>)
    linalg.div ins(%arg0, %arg0 : memref<3xf32>, memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.div ins(%arg1, %arg1 : memref<3xi16>, memref<3xi16>) outs(%arg1 : memref<3xi16>)
    linalg.div ins(%arg3, %arg3 : memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) outs(%arg3 : memref<3xcomplex<f64>>)
    linalg.div_unsigned ins(%arg1, %arg1 : memref<3xi16>, memref<3xi16>) outs(%arg1 : memref<3xi16>)
    linalg.max ins(%arg0, %arg0 : memref<3xf32>, memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.max ins(%arg1, %arg1 : memref<3xi16>, memref<3xi16>) outs(%arg1 : memref<3xi16>)
    linalg.min ins(%arg0, %arg0 : memref<3xf32>, memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.min ins(%arg1, %arg1 : memref<3xi16>, memref<3xi16>) outs(%arg1 : memref<3xi16>)
    linalg.powf ins(%arg0, %arg0 : memref<3xf32>, memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.select ins(%arg2, %arg0, %arg0 : memref<3xi1>, memref<3xf32>, memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.copy ins(%arg0 : memref<3xf32>) outs(%arg0 : memref<3xf32>)
    linalg.copy {cast = #linalg.type_fn<cast_unsigned>, u} ins(%arg1 : memref<3xi16>) outs(%arg0 : memref<3xf32>)
    linalg.copy ins(%arg0 : memref<3xf32>) outs(%arg1 : memref<3xi16>)
    linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%arg2 : memref<3xi1>) outs(%arg1 : memref<3xi16>)
    linalg.copy ins(%arg1 : memref<3xi16>) outs(%arg2 : memref<3xi1>)
    linalg.copy ins(%arg0 : memref<3xf32>) outs(%arg4 : memref<3xf16>)
    linalg.copy ins(%arg4 : memref<3xf16>) outs(%arg0 : memref<3xf32>)
    linalg.copy ins(%arg0 : memref<3xf32>) outs(%arg3 : memref<3xcomplex<f64>>)
    linalg.copy ins(%arg1 : memref<3xi16>) outs(%arg3 : memref<3xcomplex<f64>>)
    linalg.copy ins(%arg3 : memref<3xcomplex<f64>>) outs(%arg5 : memref<3xcomplex<f32>>)
    linalg.copy ins(%arg5 : memref<3xcomplex<f32>>) outs(%arg3 : memref<3xcomplex<f64>>)
    linalg.fill {u} ins(%arg6 : i64) outs(%arg9 : memref<?xi64>)
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg7, %arg7 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%arg7 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<tanh> indexing_maps = [#map4, #map] {u} ins(%arg8 : tensor<2x3xf32>) outs(%arg7 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg10, %arg7, %arg7 : tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) outs(%arg7 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<reciprocal> ins(%arg7 : tensor<3x2xf32>) outs(%arg7 : tensor<3x2xf32>) -> tensor<3x2xf32>
    "test.kinds"() {a = #linalg.unary_fn<rsqrt>, b = #linalg.binary_fn<powf>, c = #linalg.ternary_fn<select>, d = #linalg.iterator_type<reduction>} : () -> ()
    return
  }
  func.func @products(%arg0: tensor<3x4xi8>, %arg1: tensor<4x5xi8>, %arg2: tensor<3x5xi32>, %arg3: tensor<4xi8>, %arg4: tensor<2x3x4xi8>, %arg5: tensor<2x4x5xi8>, %arg6: tensor<2x3x5xi32>, %arg7: i8) {
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<3x4xi8>, tensor<4x5xi8>) outs(%arg2 : tensor<3x5xi32>) -> tensor<3x5xi32>
    %1 = linalg.matmul indexing_maps = [#map5, #map6, #map7] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg3 : tensor<3x4xi8>, tensor<4xi8>) outs(%arg2 : tensor<3x5xi32>) -> tensor<3x5xi32>
    %2 = linalg.batch_matmul {u} ins(%arg4, %arg5 : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%arg6 : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %3 = linalg.batch_matmul indexing_maps = [#map8, #map9, #map10] ins(%arg0, %arg5 : tensor<3x4xi8>, tensor<2x4x5xi8>) outs(%arg6 : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %4 = linalg.batch_reduce_matmul ins(%arg4, %arg5 : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%arg2 : tensor<3x5xi32>) -> tensor<3x5xi32>
    %5 = linalg.contract indexing_maps = [#map5, #map11, #map7] ins(%arg0, %arg1 : tensor<3x4xi8>, tensor<4x5xi8>) outs(%arg2 : tensor<3x5xi32>) -> tensor<3x5xi32>
    %6 = linalg.quantized_matmul ins(%arg0, %arg1, %arg7, %arg7 : tensor<3x4xi8>, tensor<4x5xi8>, i8, i8) outs(%arg2 : tensor<3x5xi32>) -> tensor<3x5xi32>
    %7 = linalg.quantized_batch_matmul ins(%arg4, %arg5, %arg7, %arg7 : tensor<2x3x4xi8>, tensor<2x4x5xi8>, i8, i8) outs(%arg6 : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    return
  }
  func.func @vectors(%arg0: memref<3x4xf32>, %arg1: memref<3xf32>, %arg2: memref<4xf64>, %arg3: memref<3xf64>, %arg4: memref<2x3x4xf32>, %arg5: memref<2x3xf32>, %arg6: memref<2x4xf32>, %arg7: memref<f64>, %arg8: memref<3x4x2x1xf16>, %arg9: memref<5x4x6x1xf16>, %arg10: memref<3x5x2x6xf32>, %arg11: memref<7x3x4x2x1xf16>, %arg12: memref<7x5x4x6x1xf16>, %arg13: memref<7x3x5x2x6xf32>) {
    linalg.matvec ins(%arg0, %arg2 : memref<3x4xf32>, memref<4xf64>) outs(%arg3 : memref<3xf64>)
    linalg.vecmat ins(%arg1, %arg0 : memref<3xf32>, memref<3x4xf32>) outs(%arg2 : memref<4xf64>)
    linalg.batch_matvec ins(%arg4, %arg6 : memref<2x3x4xf32>, memref<2x4xf32>) outs(%arg5 : memref<2x3xf32>)
    linalg.batch_vecmat ins(%arg5, %arg4 : memref<2x3xf32>, memref<2x3x4xf32>) outs(%arg6 : memref<2x4xf32>)
    linalg.dot ins(%arg2, %arg2 : memref<4xf64>, memref<4xf64>) outs(%arg7 : memref<f64>)
    linalg.mmt4d ins(%arg8, %arg9 : memref<3x4x2x1xf16>, memref<5x4x6x1xf16>) outs(%arg10 : memref<3x5x2x6xf32>)
    linalg.batch_mmt4d ins(%arg11, %arg12 : memref<7x3x4x2x1xf16>, memref<7x5x4x6x1xf16>) outs(%arg13 : memref<7x3x5x2x6xf32>)
    return
  }
  func.func @conv_1d(%arg0: memref<4xf32>, %arg1: memref<3xf32>, %arg2: memref<2xf32>) {
    linalg.conv_1d ins(%arg0, %arg1 : memref<4xf32>, memref<3xf32>) outs(%arg2 : memref<2xf32>)
    return
  }
  func.func @conv_2d(%arg0: memref<5x4xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x3xf32>) {
    linalg.conv_2d ins(%arg0, %arg1 : memref<5x4xf32>, memref<4x2xf32>) outs(%arg2 : memref<2x3xf32>)
    return
  }
  func.func @conv_3d(%arg0: memref<3x5x7xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.conv_3d ins(%arg0, %arg1 : memref<3x5x7xf32>, memref<2x3x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @conv_1d_nwc_wcf(%arg0: memref<2x4x3xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x3xf32>, memref<2x3x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @conv_1d_ncw_fcw(%arg0: memref<2x2x6xf32>, %arg1: memref<3x2x3xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x2x6xf32>, memref<3x2x3xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf(%arg0: memref<2x5x7x2xf32>, %arg1: memref<3x4x2x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : memref<2x5x7x2xf32>, memref<3x4x2x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @conv_2d_nhwc_fhwc(%arg0: memref<2x5x7x2xf32>, %arg1: memref<2x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<2x5x7x2xf32>, memref<2x3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf_q(%arg0: memref<2x5x7x2xi8>, %arg1: memref<3x4x2x2xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4x2xi32>) {
    linalg.conv_2d_nhwc_hwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x5x7x2xi8>, memref<3x4x2x2xi8>, i8, i8) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @conv_2d_nhwc_fhwc_q(%arg0: memref<2x5x7x2xi8>, %arg1: memref<2x3x4x2xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4x2xi32>) {
    linalg.conv_2d_nhwc_fhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x5x7x2xi8>, memref<2x3x4x2xi8>, i8, i8) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @conv_2d_nchw_fchw_q(%arg0: memref<2x3x7x3xi8>, %arg1: memref<3x3x4x2xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4x2xi32>) {
    linalg.conv_2d_nchw_fchw_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x7x3xi8>, memref<3x3x4x2xi8>, i8, i8) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @conv_2d_nchw_fchw(%arg0: memref<2x3x7x3xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : memref<2x3x7x3xf32>, memref<3x3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @conv_2d_ngchw_fgchw(%arg0: memref<2x3x4x3x5xf32>, %arg1: memref<4x3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : memref<2x3x4x3x5xf32>, memref<4x3x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_2d_ngchw_gfchw(%arg0: memref<2x3x4x3x5xf32>, %arg1: memref<3x4x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : memref<2x3x4x3x5xf32>, memref<3x4x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_2d_nhwgc_gfhwc(%arg0: memref<2x6x5x2x3xf32>, %arg1: memref<2x3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_2d_nhwgc_gfhwc ins(%arg0, %arg1 : memref<2x6x5x2x3xf32>, memref<2x3x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_2d_nhwgc_gfhwc_q(%arg0: memref<2x6x5x2x3xi8>, %arg1: memref<2x3x4x2x3xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x6x5x2x3xi8>, memref<2x3x4x2x3xi8>, i8, i8) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @conv_2d_ngchw_gfchw_q(%arg0: memref<2x3x4x3x5xi8>, %arg1: memref<3x4x4x2x3xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x4x3x5xi8>, memref<3x4x4x2x3xi8>, i8, i8) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @conv_3d_ndhwc_dhwcf(%arg0: memref<2x6x5x4x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : memref<2x6x5x4x4xf32>, memref<4x2x3x4x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_q(%arg0: memref<2x6x5x4x4xi8>, %arg1: memref<4x2x3x4x3xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x6x5x4x4xi8>, memref<4x2x3x4x3xi8>, i8, i8) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @conv_3d_ncdhw_fcdhw(%arg0: memref<2x4x5x4x6xf32>, %arg1: memref<3x4x2x3x4xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : memref<2x4x5x4x6xf32>, memref<3x4x2x3x4xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wc(%arg0: memref<2x4x4xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x4xf32>, memref<2x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @depthwise_conv_1d_ncw_cw(%arg0: memref<2x4x4xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x4x3xf32>) {
    linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x4xf32>, memref<4x2xf32>) outs(%arg2 : memref<2x4x3xf32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wcm(%arg0: memref<2x5x4xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : memref<2x5x4xf32>, memref<3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc(%arg0: memref<2x5x7x2xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : memref<2x5x7x2xf32>, memref<3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @depthwise_conv_2d_nchw_chw(%arg0: memref<2x2x5x7xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x2x3x4xf32>) {
    linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : memref<2x2x5x7xf32>, memref<2x3x4xf32>) outs(%arg2 : memref<2x2x3x4xf32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_q(%arg0: memref<2x5x7x2xi8>, %arg1: memref<3x4x2xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4x2xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x5x7x2xi8>, memref<3x4x2xi8>, i8, i8) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm(%arg0: memref<2x6x5x2xf32>, %arg1: memref<4x2x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x6x5x2xf32>, memref<4x2x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_q(%arg0: memref<2x6x5x2xi8>, %arg1: memref<4x2x2x3xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x6x5x2xi8>, memref<4x2x2x3xi8>, i8, i8) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc(%arg0: memref<2x5x7x3x3xf32>, %arg1: memref<3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : memref<2x5x7x3x3xf32>, memref<3x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw(%arg0: memref<2x3x5x7x3xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x3x4x2xf32>) {
    linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : memref<2x3x5x7x3xf32>, memref<3x3x4x2xf32>) outs(%arg2 : memref<2x3x3x4x2xf32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm(%arg0: memref<2x6x5x4x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x4x3xf32>) {
    linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : memref<2x6x5x4x4xf32>, memref<4x2x3x4x3xf32>) outs(%arg2 : memref<2x3x4x2x4x3xf32>)
    return
  }
  func.func @pooling_nhwc_sum(%arg0: memref<2x5x7x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nhwc_sum ins(%arg0, %arg1 : memref<2x5x7x2xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nchw_sum(%arg0: memref<2x3x6x5xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nchw_sum ins(%arg0, %arg1 : memref<2x3x6x5xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nhwc_max(%arg0: memref<2x5x7x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nhwc_max ins(%arg0, %arg1 : memref<2x5x7x2xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nhwc_max_unsigned(%arg0: memref<2x5x7x2xi32>, %arg1: memref<3x4xi32>, %arg2: memref<2x3x4x2xi32>) {
    linalg.pooling_nhwc_max_unsigned ins(%arg0, %arg1 : memref<2x5x7x2xi32>, memref<3x4xi32>) outs(%arg2 : memref<2x3x4x2xi32>)
    return
  }
  func.func @pooling_nchw_max(%arg0: memref<2x3x6x5xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nchw_max ins(%arg0, %arg1 : memref<2x3x6x5xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nhwc_min(%arg0: memref<2x5x7x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nhwc_min ins(%arg0, %arg1 : memref<2x5x7x2xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nhwc_min_unsigned(%arg0: memref<2x5x7x2xi32>, %arg1: memref<3x4xi32>, %arg2: memref<2x3x4x2xi32>) {
    linalg.pooling_nhwc_min_unsigned ins(%arg0, %arg1 : memref<2x5x7x2xi32>, memref<3x4xi32>) outs(%arg2 : memref<2x3x4x2xi32>)
    return
  }
  func.func @pooling_nwc_sum(%arg0: memref<2x4x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x4xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_ncw_sum(%arg0: memref<2x3x5xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x5xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_nwc_max(%arg0: memref<2x4x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x4xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_nwc_max_unsigned(%arg0: memref<2x4x4xi32>, %arg1: memref<2xi32>, %arg2: memref<2x3x4xi32>) {
    linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x4xi32>, memref<2xi32>) outs(%arg2 : memref<2x3x4xi32>)
    return
  }
  func.func @pooling_ncw_max(%arg0: memref<2x3x5xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x5xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_nwc_min(%arg0: memref<2x4x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x4xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_nwc_min_unsigned(%arg0: memref<2x4x4xi32>, %arg1: memref<2xi32>, %arg2: memref<2x3x4xi32>) {
    linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x4xi32>, memref<2xi32>) outs(%arg2 : memref<2x3x4xi32>)
    return
  }
  func.func @pooling_ndhwc_sum(%arg0: memref<2x6x5x4x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.pooling_ndhwc_sum ins(%arg0, %arg1 : memref<2x6x5x4x3xf32>, memref<4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @pooling_ndhwc_max(%arg0: memref<2x6x5x4x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.pooling_ndhwc_max ins(%arg0, %arg1 : memref<2x6x5x4x3xf32>, memref<4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @pooling_ndhwc_min(%arg0: memref<2x6x5x4x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.pooling_ndhwc_min ins(%arg0, %arg1 : memref<2x6x5x4x3xf32>, memref<4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @strides(%arg0: tensor<1x9x8x2xf32>, %arg1: tensor<3x2x2x4xf32>, %arg2: tensor<1x3x3x4xf32>, %arg3: tensor<3x2xf32>, %arg4: tensor<1x4x3x2xf64>) {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 3]> : tensor<2xi64>, strides = dense<[3, 2]> : vector<2xi64>} ins(%arg0, %arg1 : tensor<1x9x8x2xf32>, tensor<3x2x2x4xf32>) outs(%arg2 : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
    %1 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, u} ins(%arg0, %arg3 : tensor<1x9x8x2xf32>, tensor<3x2xf32>) outs(%arg4 : tensor<1x4x3x2xf64>) -> tensor<1x4x3x2xf64>
    %2 = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg3 : tensor<1x9x8x2xf32>, tensor<3x2xf32>) outs(%arg4 : tensor<1x4x3x2xf64>) -> tensor<1x4x3x2xf64>
    return
  }
  func.func @others(%arg0: tensor<6x10xf32>, %arg1: memref<6x10xf32>, %arg2: f64, %arg3: f64, %arg4: i32, %arg5: tensor<2x3x3x5xf32>, %arg6: tensor<6x6x5x2xf32>, %arg7: tensor<2x10x10x5xf32>, %arg8: tensor<6x6x2x2x2x5xf32>, %arg9: tensor<6x6x2x2x2x2xf32>, %arg10: tensor<2x8x8x2xf32>, %arg11: memref<3x3xf32>) {
    linalg.fill_rng_2d ins(%arg2, %arg3, %arg4 : f64, f64, i32) outs(%arg11 : memref<3x3xf32>)
    %0 = linalg.softmax {u} dimension(1) ins(%arg0 : tensor<6x10xf32>) outs(%arg0 : tensor<6x10xf32>) -> tensor<6x10xf32>
    linalg.softmax dimension(0) ins(%arg1 : memref<6x10xf32>) outs(%arg1 : memref<6x10xf32>)
    %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg5 : tensor<2x3x3x5xf32>) outs(%arg6 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    %2 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg7 : tensor<2x10x10x5xf32>) outs(%arg8 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
    %3 = linalg.winograd_output_transform {u} fmr(F_4_3) ins(%arg9 : tensor<6x6x2x2x2x2xf32>) outs(%arg10 : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
    return
  }
  func.func @tiles(%arg0: tensor<10x12xf32>, %arg1: tensor<3x2x4x6xf32>, %arg2: tensor<2x3x?x6xf32>, %arg3: index, %arg4: f32, %arg5: tensor<?x12xf32>, %arg6: tensor<2x?x?x6xf32>) {
    %pack = linalg.pack %arg0 padding_value(%arg4 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 6] into %arg1 : tensor<10x12xf32> -> tensor<3x2x4x6xf32>
    %pack_0 = linalg.pack %arg5 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%arg3, 6] into %arg6 {u} : tensor<?x12xf32> -> tensor<2x?x?x6xf32>
    %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [4, 6] into %arg0 {u} : tensor<3x2x4x6xf32> -> tensor<10x12xf32>
    %unpack_1 = linalg.unpack %arg6 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%arg3, 6] into %arg5 : tensor<2x?x?x6xf32> -> tensor<?x12xf32>
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
#map16 = affine_map<(d0, d1) -> (d1)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map19 = affine_map<(d0) -> ()>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
#map26 = affine_map<(d0, d1) -> (d0 + d1)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 + d4)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
#map38 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map40 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map41 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
#map42 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map44 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map45 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>
#map46 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3, d7)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 + d6, d3 + d7, d4 + d8)>
#map57 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
#map58 = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
#map59 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map60 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 + d3)>
#map61 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map62 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d4, d2)>
#map63 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map64 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map65 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
#map66 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map67 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map68 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 + d4, d2 + d5)>
#map69 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map70 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
#map71 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>
#map72 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map73 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map74 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d4, d2 + d5, d3 + d6, d7)>
#map75 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
#map76 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
#map77 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 + d4, d2 + d5, d3 + d6)>
#map78 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
#map79 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
#map80 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
#map81 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map82 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>
#map83 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map84 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>
#map85 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>
#map86 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
#map87 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 3 + d4, d2 * 2 + d5 * 3, d6)>
#map88 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x7xf32>, tensor<5xf32>, memref<5x7xf32>, memref<5xf32>, f32) -> tensor<5xf32>, sym_name = "generic"}> ({
  ^bb0(%arg591: tensor<5x7xf32>, %arg592: tensor<5xf32>, %arg593: memref<5x7xf32>, %arg594: memref<5xf32>, %arg595: f32):
    %317 = "linalg.generic"(%arg591, %arg592) <{doc = "sum of rows", indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], library_call = "sum", operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg600: f32, %arg601: f32):
      %319 = "linalg.index"() <{dim = 1 : i64}> {z} : () -> index
      %320 = "arith.addf"(%arg600, %arg601) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%320) {w} : (f32) -> ()
    }) {x, y = 3 : i8} : (tensor<5x7xf32>, tensor<5xf32>) -> tensor<5xf32>
    "linalg.generic"(%arg595, %arg593) <{indexing_maps = [#map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg598: f32, %arg599: f32):
      "linalg.yield"(%arg598) : (f32) -> ()
    }) : (f32, memref<5x7xf32>) -> ()
    %318:2 = "linalg.generic"(%arg592, %arg592) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg596: f32, %arg597: f32):
      "linalg.yield"(%arg596, %arg597) : (f32, f32) -> ()
    }) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
    "func.return"(%317) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x7xf32>, tensor<5x7xi32>, tensor<5xf32>, tensor<7x5xf32>, memref<5x7xf32>, memref<5xf32>) -> (), sym_name = "payloads"}> ({
  ^bb0(%arg558: tensor<5x7xf32>, %arg559: tensor<5x7xi32>, %arg560: tensor<5xf32>, %arg561: tensor<7x5xf32>, %arg562: memref<5x7xf32>, %arg563: memref<5xf32>):
    %303 = "linalg.map"(%arg558, %arg558, %arg558) ({
    ^bb0(%arg588: f32, %arg589: f32, %arg590: f32):
      %316 = "arith.mulf"(%arg588, %arg589) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%316) : (f32) -> ()
    }) : (tensor<5x7xf32>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    %304 = "linalg.map"(%arg559, %arg559, %arg559) ({
    ^bb0(%arg585: i32, %arg586: i32, %arg587: i32):
      %315 = "arith.addi"(%arg585, %arg586) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
      "linalg.yield"(%315) : (i32) -> ()
    }) {u} : (tensor<5x7xi32>, tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi32>
    "linalg.map"(%arg562, %arg562) ({
    ^bb0(%arg583: f32, %arg584: f32):
      %314 = "math.absf"(%arg583) <{fastmath = #arith.fastmath<nnan>}> {v} : (f32) -> f32
      "linalg.yield"(%314) : (f32) -> ()
    }) : (memref<5x7xf32>, memref<5x7xf32>) -> ()
    %305 = "linalg.map"(%arg558, %arg558) ({
    ^bb0(%arg581: f32, %arg582: f32):
      %313 = "arith.addf"(%arg581, %arg581) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%313) : (f32) -> ()
    }) {u} : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    "linalg.map"(%arg562) ({
    ^bb0(%arg580: f32):
      %312 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
      "linalg.yield"(%312) : (f32) -> ()
    }) : (memref<5x7xf32>) -> ()
    %306 = "linalg.reduce"(%arg558, %arg560) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg578: f32, %arg579: f32):
      %311 = "arith.addf"(%arg579, %arg578) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%311) : (f32) -> ()
    }) : (tensor<5x7xf32>, tensor<5xf32>) -> tensor<5xf32>
    "linalg.reduce"(%arg562, %arg563) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg576: f32, %arg577: f32):
      %310 = "arith.maximumf"(%arg577, %arg576) <{fastmath = #arith.fastmath<none>}> {k} : (f32, f32) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) {u} : (memref<5x7xf32>, memref<5xf32>) -> ()
    %307:2 = "linalg.reduce"(%arg558, %arg559, %arg560, %arg560) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg572: f32, %arg573: i32, %arg574: f32, %arg575: f32):
      "linalg.yield"(%arg572, %arg575) : (f32, f32) -> ()
    }) : (tensor<5x7xf32>, tensor<5x7xi32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
    %308 = "linalg.transpose"(%arg558, %arg561) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg570: f32, %arg571: f32):
      "linalg.yield"(%arg570) : (f32) -> ()
    }) {u} : (tensor<5x7xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
    "linalg.transpose"(%arg562, %arg562) <{permutation = array<i64: 0, 1>}> ({
    ^bb0(%arg568: f32, %arg569: f32):
      "linalg.yield"(%arg568) : (f32) -> ()
    }) : (memref<5x7xf32>, memref<5x7xf32>) -> ()
    %309 = "linalg.broadcast"(%arg560, %arg558) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg566: f32, %arg567: f32):
      "linalg.yield"(%arg566) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    "linalg.broadcast"(%arg563, %arg563) <{dimensions = array<i64>}> ({
    ^bb0(%arg564: f32, %arg565: f32):
      "linalg.yield"(%arg564) : (f32) -> ()
    }) {u} : (memref<5xf32>, memref<5xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3xf32>, memref<3xi16>, memref<3xi1>, memref<3xcomplex<f64>>, memref<3xf16>, memref<3xcomplex<f32>>, i64, tensor<3x2xf32>, tensor<2x3xf32>, memref<?xi64>, tensor<3x2xi1>) -> (), sym_name = "elementwise"}> ({
  ^bb0(%arg422: memref<3xf32>, %arg423: memref<3xi16>, %arg424: memref<3xi1>, %arg425: memref<3xcomplex<f64>>, %arg426: memref<3xf16>, %arg427: memref<3xcomplex<f32>>, %arg428: i64, %arg429: tensor<3x2xf32>, %arg430: tensor<2x3xf32>, %arg431: memref<?xi64>, %arg432: tensor<3x2xi1>):
    "linalg.exp"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg556: f32, %arg557: f32):
      %302 = "math.exp"(%arg556) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%302) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.log"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg554: f32, %arg555: f32):
      %301 = "math.log"(%arg554) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%301) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.abs"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg552: f32, %arg553: f32):
      %300 = "math.absf"(%arg552) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%300) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.ceil"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg550: f32, %arg551: f32):
      %299 = "math.ceil"(%arg550) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%299) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.floor"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg548: f32, %arg549: f32):
      %298 = "math.floor"(%arg548) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%298) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.negf"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg546: f32, %arg547: f32):
      %297 = "arith.negf"(%arg546) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%297) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.reciprocal"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg544: f32, %arg545: f32):
      %295 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %296 = "arith.divf"(%295, %arg544) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%296) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.round"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg542: f32, %arg543: f32):
      %294 = "math.round"(%arg542) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%294) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.sqrt"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg540: f32, %arg541: f32):
      %293 = "math.sqrt"(%arg540) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%293) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.rsqrt"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg538: f32, %arg539: f32):
      %292 = "math.rsqrt"(%arg538) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%292) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.square"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg536: f32, %arg537: f32):
      %291 = "arith.mulf"(%arg536, %arg536) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%291) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.tanh"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg534: f32, %arg535: f32):
      %290 = "math.tanh"(%arg534) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%290) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.erf"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg532: f32, %arg533: f32):
      %289 = "math.erf"(%arg532) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%289) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.add"(%arg422, %arg422, %arg422) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg529: f32, %arg530: f32, %arg531: f32):
      %288 = "arith.addf"(%arg529, %arg530) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%288) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>, memref<3xf32>) -> ()
    "linalg.add"(%arg423, %arg423, %arg423) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg526: i16, %arg527: i16, %arg528: i16):
      %287 = "arith.addi"(%arg526, %arg527) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
      "linalg.yield"(%287) : (i16) -> ()
    }) : (memref<3xi16>, memref<3xi16>, memref<3xi16>) -> ()
    "linalg.add"(%arg425, %arg425, %arg425) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg523: complex<f64>, %arg524: complex<f64>, %arg525: complex<f64>):
      %286 = "complex.add"(%arg523, %arg524) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%286) : (complex<f64>) -> ()
    }) : (memref<3xcomplex<f64>>, memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) -> ()
    "linalg.add"(%arg424, %arg424, %arg424) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg520: i1, %arg521: i1, %arg522: i1):
      %285 = "arith.ori"(%arg520, %arg521) : (i1, i1) -> i1
      "linalg.yield"(%285) : (i1) -> ()
    }) : (memref<3xi1>, memref<3xi1>, memref<3xi1>) -> ()
    "linalg.sub"(%arg422, %arg422, %arg422) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg517: f32, %arg518: f32, %arg519: f32):
      %284 = "arith.subf"(%arg517, %arg518) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%284) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>, memref<3xf32>) -> ()
    "linalg.sub"(%arg423, %arg423, %arg423) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg514: i16, %arg515: i16, %arg516: i16):
      %283 = "arith.subi"(%arg514, %arg515) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
      "linalg.yield"(%283) : (i16) -> ()
    }) : (memref<3xi16>, memref<3xi16>, memref<3xi16>) -> ()
    "linalg.sub"(%arg425, %arg425, %arg425) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg511: complex<f64>, %arg512: complex<f64>, %arg513: complex<f64>):
      %282 = "complex.sub"(%arg511, %arg512) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%282) : (complex<f64>) -> ()
    }) : (memref<3xcomplex<f64>>, memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) -> ()
    "linalg.mul"(%arg422, %arg422, %arg422) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg508: f32, %arg509: f32, %arg510: f32):
      %281 = "arith.mulf"(%arg508, %arg509) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%281) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>, memref<3xf32>) -> ()
    "linalg.mul"(%arg423, %arg423, %arg423) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg505: i16, %arg506: i16, %arg507: i16):
      %280 = "arith.muli"(%arg505, %arg506) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
      "linalg.yield"(%280) : (i16) -> ()
    }) : (memref<3xi16>, memref<3xi16>, memref<3xi16>) -> ()
    "linalg.mul"(%arg425, %arg425, %arg425) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg502: complex<f64>, %arg503: complex<f64>, %arg504: complex<f64>):
      %279 = "complex.mul"(%arg502, %arg503) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%279) : (complex<f64>) -> ()
    }) : (memref<3xcomplex<f64>>, memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) -> ()
    "linalg.mul"(%arg424, %arg424, %arg424) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg499: i1, %arg500: i1, %arg501: i1):
      %278 = "arith.andi"(%arg499, %arg500) : (i1, i1) -> i1
      "linalg.yield"(%278) : (i1) -> ()
    }) : (memref<3xi1>, memref<3xi1>, memref<3xi1>) -> ()
    "linalg.div"(%arg422, %arg422, %arg422) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg496: f32, %arg497: f32, %arg498: f32):
      %277 = "arith.divf"(%arg496, %arg497) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>, memref<3xf32>) -> ()
    "linalg.div"(%arg423, %arg423, %arg423) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg493: i16, %arg494: i16, %arg495: i16):
      %276 = "arith.divsi"(%arg493, %arg494) : (i16, i16) -> i16
      "linalg.yield"(%276) : (i16) -> ()
    }) : (memref<3xi16>, memref<3xi16>, memref<3xi16>) -> ()
    "linalg.div"(%arg425, %arg425, %arg425) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg490: complex<f64>, %arg491: complex<f64>, %arg492: complex<f64>):
      %275 = "complex.div"(%arg490, %arg491) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%275) : (complex<f64>) -> ()
    }) : (memref<3xcomplex<f64>>, memref<3xcomplex<f64>>, memref<3xcomplex<f64>>) -> ()
    "linalg.div_unsigned"(%arg423, %arg423, %arg423) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg487: i16, %arg488: i16, %arg489: i16):
      %274 = "arith.divui"(%arg487, %arg488) : (i16, i16) -> i16
      "linalg.yield"(%274) : (i16) -> ()
    }) : (memref<3xi16>, memref<3xi16>, memref<3xi16>) -> ()
    "linalg.max"(%arg422, %arg422, %arg422) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg484: f32, %arg485: f32, %arg486: f32):
      %273 = "arith.maximumf"(%arg484, %arg485) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%273) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>, memref<3xf32>) -> ()
    "linalg.max"(%arg423, %arg423, %arg423) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg481: i16, %arg482: i16, %arg483: i16):
      %272 = "arith.maxsi"(%arg481, %arg482) : (i16, i16) -> i16
      "linalg.yield"(%272) : (i16) -> ()
    }) : (memref<3xi16>, memref<3xi16>, memref<3xi16>) -> ()
    "linalg.min"(%arg422, %arg422, %arg422) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg478: f32, %arg479: f32, %arg480: f32):
      %271 = "arith.minimumf"(%arg478, %arg479) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%271) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>, memref<3xf32>) -> ()
    "linalg.min"(%arg423, %arg423, %arg423) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg475: i16, %arg476: i16, %arg477: i16):
      %270 = "arith.minsi"(%arg475, %arg476) : (i16, i16) -> i16
      "linalg.yield"(%270) : (i16) -> ()
    }) : (memref<3xi16>, memref<3xi16>, memref<3xi16>) -> ()
    "linalg.powf"(%arg422, %arg422, %arg422) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg472: f32, %arg473: f32, %arg474: f32):
      %269 = "math.powf"(%arg472, %arg473) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%269) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>, memref<3xf32>) -> ()
    "linalg.select"(%arg424, %arg422, %arg422, %arg422) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg468: i1, %arg469: f32, %arg470: f32, %arg471: f32):
      %268 = "arith.select"(%arg468, %arg469, %arg470) : (i1, f32, f32) -> f32
      "linalg.yield"(%268) : (f32) -> ()
    }) : (memref<3xi1>, memref<3xf32>, memref<3xf32>, memref<3xf32>) -> ()
    "linalg.copy"(%arg422, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg466: f32, %arg467: f32):
      "linalg.yield"(%arg466) : (f32) -> ()
    }) : (memref<3xf32>, memref<3xf32>) -> ()
    "linalg.copy"(%arg423, %arg422) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg464: i16, %arg465: f32):
      %267 = "arith.uitofp"(%arg464) : (i16) -> f32
      "linalg.yield"(%267) : (f32) -> ()
    }) {u} : (memref<3xi16>, memref<3xf32>) -> ()
    "linalg.copy"(%arg422, %arg423) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg462: f32, %arg463: i16):
      %266 = "arith.fptosi"(%arg462) : (f32) -> i16
      "linalg.yield"(%266) : (i16) -> ()
    }) : (memref<3xf32>, memref<3xi16>) -> ()
    "linalg.copy"(%arg424, %arg423) <{cast = #linalg.type_fn<cast_signed>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg460: i1, %arg461: i16):
      %265 = "arith.extsi"(%arg460) : (i1) -> i16
      "linalg.yield"(%265) : (i16) -> ()
    }) : (memref<3xi1>, memref<3xi16>) -> ()
    "linalg.copy"(%arg423, %arg424) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg458: i16, %arg459: i1):
      %264 = "arith.trunci"(%arg458) <{overflowFlags = #arith.overflow<none>}> : (i16) -> i1
      "linalg.yield"(%264) : (i1) -> ()
    }) : (memref<3xi16>, memref<3xi1>) -> ()
    "linalg.copy"(%arg422, %arg426) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg456: f32, %arg457: f16):
      %263 = "arith.truncf"(%arg456) : (f32) -> f16
      "linalg.yield"(%263) : (f16) -> ()
    }) : (memref<3xf32>, memref<3xf16>) -> ()
    "linalg.copy"(%arg426, %arg422) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg454: f16, %arg455: f32):
      %262 = "arith.extf"(%arg454) : (f16) -> f32
      "linalg.yield"(%262) : (f32) -> ()
    }) : (memref<3xf16>, memref<3xf32>) -> ()
    "linalg.copy"(%arg422, %arg425) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg452: f32, %arg453: complex<f64>):
      %259 = "arith.extf"(%arg452) : (f32) -> f64
      %260 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
      %261 = "complex.create"(%259, %260) : (f64, f64) -> complex<f64>
      "linalg.yield"(%261) : (complex<f64>) -> ()
    }) : (memref<3xf32>, memref<3xcomplex<f64>>) -> ()
    "linalg.copy"(%arg423, %arg425) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg450: i16, %arg451: complex<f64>):
      %256 = "arith.sitofp"(%arg450) : (i16) -> f64
      %257 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
      %258 = "complex.create"(%256, %257) : (f64, f64) -> complex<f64>
      "linalg.yield"(%258) : (complex<f64>) -> ()
    }) : (memref<3xi16>, memref<3xcomplex<f64>>) -> ()
    "linalg.copy"(%arg425, %arg427) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg448: complex<f64>, %arg449: complex<f32>):
      %251 = "complex.re"(%arg448) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
      %252 = "complex.im"(%arg448) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
      %253 = "arith.truncf"(%251) : (f64) -> f32
      %254 = "arith.truncf"(%252) : (f64) -> f32
      %255 = "complex.create"(%253, %254) : (f32, f32) -> complex<f32>
      "linalg.yield"(%255) : (complex<f32>) -> ()
    }) : (memref<3xcomplex<f64>>, memref<3xcomplex<f32>>) -> ()
    "linalg.copy"(%arg427, %arg425) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg446: complex<f32>, %arg447: complex<f64>):
      %246 = "complex.re"(%arg446) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      %247 = "complex.im"(%arg446) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      %248 = "arith.extf"(%246) : (f32) -> f64
      %249 = "arith.extf"(%247) : (f32) -> f64
      %250 = "complex.create"(%248, %249) : (f64, f64) -> complex<f64>
      "linalg.yield"(%250) : (complex<f64>) -> ()
    }) : (memref<3xcomplex<f32>>, memref<3xcomplex<f64>>) -> ()
    "linalg.fill"(%arg428, %arg431) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg444: i64, %arg445: i64):
      "linalg.yield"(%arg444) : (i64) -> ()
    }) {u} : (i64, memref<?xi64>) -> ()
    %237 = "linalg.elementwise"(%arg429, %arg429, %arg429) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<sub>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg441: f32, %arg442: f32, %arg443: f32):
      %245 = "arith.subf"(%arg441, %arg442) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%245) : (f32) -> ()
    }) : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %238 = "linalg.elementwise"(%arg430, %arg429) <{indexing_maps = [#map4, #map], kind = #linalg.elementwise_kind<tanh>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg439: f32, %arg440: f32):
      %244 = "math.tanh"(%arg439) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%244) : (f32) -> ()
    }) {u} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %239 = "linalg.elementwise"(%arg432, %arg429, %arg429, %arg429) <{indexing_maps = [#map, #map, #map, #map], kind = #linalg.elementwise_kind<select>, operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg435: i1, %arg436: f32, %arg437: f32, %arg438: f32):
      %243 = "arith.select"(%arg435, %arg436, %arg437) : (i1, f32, f32) -> f32
      "linalg.yield"(%243) : (f32) -> ()
    }) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %240 = "linalg.elementwise"(%arg429, %arg429) <{indexing_maps = [#map, #map], kind = #linalg.elementwise_kind<reciprocal>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg433: f32, %arg434: f32):
      %241 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %242 = "arith.divf"(%241, %arg433) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    "test.kinds"() {a = #linalg.unary_fn<rsqrt>, b = #linalg.binary_fn<powf>, c = #linalg.ternary_fn<select>, d = #linalg.iterator_type<reduction>} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xi8>, tensor<4x5xi8>, tensor<3x5xi32>, tensor<4xi8>, tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<2x3x5xi32>, i8) -> (), sym_name = "products"}> ({
  ^bb0(%arg386: tensor<3x4xi8>, %arg387: tensor<4x5xi8>, %arg388: tensor<3x5xi32>, %arg389: tensor<4xi8>, %arg390: tensor<2x3x4xi8>, %arg391: tensor<2x4x5xi8>, %arg392: tensor<2x3x5xi32>, %arg393: i8):
    %189 = "linalg.matmul"(%arg386, %arg387, %arg388) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg419: i8, %arg420: i8, %arg421: i32):
      %233 = "arith.extsi"(%arg419) : (i8) -> i32
      %234 = "arith.extsi"(%arg420) : (i8) -> i32
      %235 = "arith.muli"(%233, %234) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %236 = "arith.addi"(%arg421, %235) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%236) : (i32) -> ()
    }) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %190 = "linalg.matmul"(%arg386, %arg389, %arg388) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map5, #map8, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg416: i8, %arg417: i8, %arg418: i32):
      %229 = "arith.extui"(%arg416) : (i8) -> i32
      %230 = "arith.extui"(%arg417) : (i8) -> i32
      %231 = "arith.muli"(%229, %230) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %232 = "arith.addi"(%arg418, %231) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%232) : (i32) -> ()
    }) : (tensor<3x4xi8>, tensor<4xi8>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %191 = "linalg.batch_matmul"(%arg390, %arg391, %arg392) <{indexing_maps = [#map9, #map10, #map11], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg413: i8, %arg414: i8, %arg415: i32):
      %225 = "arith.extsi"(%arg413) : (i8) -> i32
      %226 = "arith.extsi"(%arg414) : (i8) -> i32
      %227 = "arith.muli"(%225, %226) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %228 = "arith.addi"(%arg415, %227) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%228) : (i32) -> ()
    }) {u} : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %192 = "linalg.batch_matmul"(%arg386, %arg391, %arg392) <{indexing_maps = [#map12, #map10, #map11], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg410: i8, %arg411: i8, %arg412: i32):
      %221 = "arith.extsi"(%arg410) : (i8) -> i32
      %222 = "arith.extsi"(%arg411) : (i8) -> i32
      %223 = "arith.muli"(%221, %222) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %224 = "arith.addi"(%arg412, %223) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%224) : (i32) -> ()
    }) : (tensor<3x4xi8>, tensor<2x4x5xi8>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %193 = "linalg.batch_reduce_matmul"(%arg390, %arg391, %arg388) <{indexing_maps = [#map9, #map10, #map13], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg407: i8, %arg408: i8, %arg409: i32):
      %217 = "arith.extsi"(%arg407) : (i8) -> i32
      %218 = "arith.extsi"(%arg408) : (i8) -> i32
      %219 = "arith.muli"(%217, %218) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %220 = "arith.addi"(%arg409, %219) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%220) : (i32) -> ()
    }) : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %194 = "linalg.contract"(%arg386, %arg387, %arg388) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg404: i8, %arg405: i8, %arg406: i32):
      %213 = "arith.extsi"(%arg404) : (i8) -> i32
      %214 = "arith.extsi"(%arg405) : (i8) -> i32
      %215 = "arith.muli"(%213, %214) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %216 = "arith.addi"(%arg406, %215) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%216) : (i32) -> ()
    }) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %195 = "linalg.quantized_matmul"(%arg386, %arg387, %arg393, %arg393, %arg388) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg399: i8, %arg400: i8, %arg401: i8, %arg402: i8, %arg403: i32):
      %205 = "arith.extsi"(%arg399) : (i8) -> i32
      %206 = "arith.extsi"(%arg401) : (i8) -> i32
      %207 = "arith.subi"(%205, %206) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %208 = "arith.extsi"(%arg400) : (i8) -> i32
      %209 = "arith.extsi"(%arg402) : (i8) -> i32
      %210 = "arith.subi"(%208, %209) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %211 = "arith.muli"(%207, %210) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %212 = "arith.addi"(%arg403, %211) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%212) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map5, #map6, #map14, #map14, #map7]} : (tensor<3x4xi8>, tensor<4x5xi8>, i8, i8, tensor<3x5xi32>) -> tensor<3x5xi32>
    %196 = "linalg.quantized_batch_matmul"(%arg390, %arg391, %arg393, %arg393, %arg392) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg394: i8, %arg395: i8, %arg396: i8, %arg397: i8, %arg398: i32):
      %197 = "arith.extsi"(%arg394) : (i8) -> i32
      %198 = "arith.extsi"(%arg396) : (i8) -> i32
      %199 = "arith.subi"(%197, %198) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %200 = "arith.extsi"(%arg395) : (i8) -> i32
      %201 = "arith.extsi"(%arg397) : (i8) -> i32
      %202 = "arith.subi"(%200, %201) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %203 = "arith.muli"(%199, %202) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %204 = "arith.addi"(%arg398, %203) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%204) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map9, #map10, #map15, #map15, #map11]} : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, i8, i8, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3xf32>, memref<4xf64>, memref<3xf64>, memref<2x3x4xf32>, memref<2x3xf32>, memref<2x4xf32>, memref<f64>, memref<3x4x2x1xf16>, memref<5x4x6x1xf16>, memref<3x5x2x6xf32>, memref<7x3x4x2x1xf16>, memref<7x5x4x6x1xf16>, memref<7x3x5x2x6xf32>) -> (), sym_name = "vectors"}> ({
  ^bb0(%arg351: memref<3x4xf32>, %arg352: memref<3xf32>, %arg353: memref<4xf64>, %arg354: memref<3xf64>, %arg355: memref<2x3x4xf32>, %arg356: memref<2x3xf32>, %arg357: memref<2x4xf32>, %arg358: memref<f64>, %arg359: memref<3x4x2x1xf16>, %arg360: memref<5x4x6x1xf16>, %arg361: memref<3x5x2x6xf32>, %arg362: memref<7x3x4x2x1xf16>, %arg363: memref<7x5x4x6x1xf16>, %arg364: memref<7x3x5x2x6xf32>):
    "linalg.matvec"(%arg351, %arg353, %arg354) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg383: f32, %arg384: f64, %arg385: f64):
      %186 = "arith.extf"(%arg383) : (f32) -> f64
      %187 = "arith.mulf"(%186, %arg384) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %188 = "arith.addf"(%arg385, %187) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%188) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map16, #map1]} : (memref<3x4xf32>, memref<4xf64>, memref<3xf64>) -> ()
    "linalg.vecmat"(%arg352, %arg351, %arg353) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg380: f32, %arg381: f32, %arg382: f64):
      %182 = "arith.extf"(%arg380) : (f32) -> f64
      %183 = "arith.extf"(%arg381) : (f32) -> f64
      %184 = "arith.mulf"(%182, %183) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %185 = "arith.addf"(%arg382, %184) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%185) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map16, #map4, #map1]} : (memref<3xf32>, memref<3x4xf32>, memref<4xf64>) -> ()
    "linalg.batch_matvec"(%arg355, %arg357, %arg356) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg377: f32, %arg378: f32, %arg379: f32):
      %180 = "arith.mulf"(%arg377, %arg378) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %181 = "arith.addf"(%arg379, %180) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map5, #map7]} : (memref<2x3x4xf32>, memref<2x4xf32>, memref<2x3xf32>) -> ()
    "linalg.batch_vecmat"(%arg356, %arg355, %arg357) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg374: f32, %arg375: f32, %arg376: f32):
      %178 = "arith.mulf"(%arg374, %arg375) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %179 = "arith.addf"(%arg376, %178) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%179) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map5, #map18, #map7]} : (memref<2x3xf32>, memref<2x3x4xf32>, memref<2x4xf32>) -> ()
    "linalg.dot"(%arg353, %arg353, %arg358) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg371: f64, %arg372: f64, %arg373: f64):
      %176 = "arith.mulf"(%arg371, %arg372) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %177 = "arith.addf"(%arg373, %176) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%177) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map3, #map19]} : (memref<4xf64>, memref<4xf64>, memref<f64>) -> ()
    "linalg.mmt4d"(%arg359, %arg360, %arg361) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg368: f16, %arg369: f16, %arg370: f32):
      %172 = "arith.extf"(%arg368) : (f16) -> f32
      %173 = "arith.extf"(%arg369) : (f16) -> f32
      %174 = "arith.mulf"(%172, %173) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %175 = "arith.addf"(%arg370, %174) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map20, #map21, #map22]} : (memref<3x4x2x1xf16>, memref<5x4x6x1xf16>, memref<3x5x2x6xf32>) -> ()
    "linalg.batch_mmt4d"(%arg362, %arg363, %arg364) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg365: f16, %arg366: f16, %arg367: f32):
      %168 = "arith.extf"(%arg365) : (f16) -> f32
      %169 = "arith.extf"(%arg366) : (f16) -> f32
      %170 = "arith.mulf"(%168, %169) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %171 = "arith.addf"(%arg367, %170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map23, #map24, #map25]} : (memref<7x3x4x2x1xf16>, memref<7x5x4x6x1xf16>, memref<7x3x5x2x6xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<3xf32>, memref<2xf32>) -> (), sym_name = "conv_1d"}> ({
  ^bb0(%arg345: memref<4xf32>, %arg346: memref<3xf32>, %arg347: memref<2xf32>):
    "linalg.conv_1d"(%arg345, %arg346, %arg347) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg348: f32, %arg349: f32, %arg350: f32):
      %166 = "arith.mulf"(%arg348, %arg349) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %167 = "arith.addf"(%arg350, %166) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map16, #map1]} : (memref<4xf32>, memref<3xf32>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<5x4xf32>, memref<4x2xf32>, memref<2x3xf32>) -> (), sym_name = "conv_2d"}> ({
  ^bb0(%arg339: memref<5x4xf32>, %arg340: memref<4x2xf32>, %arg341: memref<2x3xf32>):
    "linalg.conv_2d"(%arg339, %arg340, %arg341) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg342: f32, %arg343: f32, %arg344: f32):
      %164 = "arith.mulf"(%arg342, %arg343) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %165 = "arith.addf"(%arg344, %164) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map27, #map28, #map29]} : (memref<5x4xf32>, memref<4x2xf32>, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x5x7xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "conv_3d"}> ({
  ^bb0(%arg333: memref<3x5x7xf32>, %arg334: memref<2x3x4xf32>, %arg335: memref<2x3x4xf32>):
    "linalg.conv_3d"(%arg333, %arg334, %arg335) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg336: f32, %arg337: f32, %arg338: f32):
      %162 = "arith.mulf"(%arg336, %arg337) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %163 = "arith.addf"(%arg338, %162) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%163) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map30, #map31, #map32]} : (memref<3x5x7xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x3xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "conv_1d_nwc_wcf"}> ({
  ^bb0(%arg327: memref<2x4x3xf32>, %arg328: memref<2x3x4xf32>, %arg329: memref<2x3x4xf32>):
    "linalg.conv_1d_nwc_wcf"(%arg327, %arg328, %arg329) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg330: f32, %arg331: f32, %arg332: f32):
      %160 = "arith.mulf"(%arg330, %arg331) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %161 = "arith.addf"(%arg332, %160) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map33, #map34, #map35]} : (memref<2x4x3xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x2x6xf32>, memref<3x2x3xf32>, memref<2x3x4xf32>) -> (), sym_name = "conv_1d_ncw_fcw"}> ({
  ^bb0(%arg321: memref<2x2x6xf32>, %arg322: memref<3x2x3xf32>, %arg323: memref<2x3x4xf32>):
    "linalg.conv_1d_ncw_fcw"(%arg321, %arg322, %arg323) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg324: f32, %arg325: f32, %arg326: f32):
      %158 = "arith.mulf"(%arg324, %arg325) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %159 = "arith.addf"(%arg326, %158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%159) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map37, #map35]} : (memref<2x2x6xf32>, memref<3x2x3xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xf32>, memref<3x4x2x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "conv_2d_nhwc_hwcf"}> ({
  ^bb0(%arg315: memref<2x5x7x2xf32>, %arg316: memref<3x4x2x2xf32>, %arg317: memref<2x3x4x2xf32>):
    "linalg.conv_2d_nhwc_hwcf"(%arg315, %arg316, %arg317) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg318: f32, %arg319: f32, %arg320: f32):
      %156 = "arith.mulf"(%arg318, %arg319) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %157 = "arith.addf"(%arg320, %156) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%157) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map38, #map39, #map40]} : (memref<2x5x7x2xf32>, memref<3x4x2x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xf32>, memref<2x3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "conv_2d_nhwc_fhwc"}> ({
  ^bb0(%arg309: memref<2x5x7x2xf32>, %arg310: memref<2x3x4x2xf32>, %arg311: memref<2x3x4x2xf32>):
    "linalg.conv_2d_nhwc_fhwc"(%arg309, %arg310, %arg311) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg312: f32, %arg313: f32, %arg314: f32):
      %154 = "arith.mulf"(%arg312, %arg313) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %155 = "arith.addf"(%arg314, %154) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%155) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map38, #map41, #map40]} : (memref<2x5x7x2xf32>, memref<2x3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xi8>, memref<3x4x2x2xi8>, i8, i8, memref<2x3x4x2xi32>) -> (), sym_name = "conv_2d_nhwc_hwcf_q"}> ({
  ^bb0(%arg299: memref<2x5x7x2xi8>, %arg300: memref<3x4x2x2xi8>, %arg301: i8, %arg302: i8, %arg303: memref<2x3x4x2xi32>):
    "linalg.conv_2d_nhwc_hwcf_q"(%arg299, %arg300, %arg301, %arg302, %arg303) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg304: i8, %arg305: i8, %arg306: i8, %arg307: i8, %arg308: i32):
      %146 = "arith.extsi"(%arg304) : (i8) -> i32
      %147 = "arith.extsi"(%arg306) : (i8) -> i32
      %148 = "arith.subi"(%146, %147) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %149 = "arith.extsi"(%arg305) : (i8) -> i32
      %150 = "arith.extsi"(%arg307) : (i8) -> i32
      %151 = "arith.subi"(%149, %150) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %152 = "arith.muli"(%148, %151) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %153 = "arith.addi"(%arg308, %152) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%153) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map38, #map39, #map42, #map42, #map40]} : (memref<2x5x7x2xi8>, memref<3x4x2x2xi8>, i8, i8, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xi8>, memref<2x3x4x2xi8>, i8, i8, memref<2x3x4x2xi32>) -> (), sym_name = "conv_2d_nhwc_fhwc_q"}> ({
  ^bb0(%arg289: memref<2x5x7x2xi8>, %arg290: memref<2x3x4x2xi8>, %arg291: i8, %arg292: i8, %arg293: memref<2x3x4x2xi32>):
    "linalg.conv_2d_nhwc_fhwc_q"(%arg289, %arg290, %arg291, %arg292, %arg293) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg294: i8, %arg295: i8, %arg296: i8, %arg297: i8, %arg298: i32):
      %138 = "arith.extsi"(%arg294) : (i8) -> i32
      %139 = "arith.extsi"(%arg296) : (i8) -> i32
      %140 = "arith.subi"(%138, %139) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %141 = "arith.extsi"(%arg295) : (i8) -> i32
      %142 = "arith.extsi"(%arg297) : (i8) -> i32
      %143 = "arith.subi"(%141, %142) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %144 = "arith.muli"(%140, %143) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %145 = "arith.addi"(%arg298, %144) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%145) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map38, #map41, #map42, #map42, #map40]} : (memref<2x5x7x2xi8>, memref<2x3x4x2xi8>, i8, i8, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x7x3xi8>, memref<3x3x4x2xi8>, i8, i8, memref<2x3x4x2xi32>) -> (), sym_name = "conv_2d_nchw_fchw_q"}> ({
  ^bb0(%arg279: memref<2x3x7x3xi8>, %arg280: memref<3x3x4x2xi8>, %arg281: i8, %arg282: i8, %arg283: memref<2x3x4x2xi32>):
    "linalg.conv_2d_nchw_fchw_q"(%arg279, %arg280, %arg281, %arg282, %arg283) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg284: i8, %arg285: i8, %arg286: i8, %arg287: i8, %arg288: i32):
      %130 = "arith.extsi"(%arg284) : (i8) -> i32
      %131 = "arith.extsi"(%arg286) : (i8) -> i32
      %132 = "arith.subi"(%130, %131) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %133 = "arith.extsi"(%arg285) : (i8) -> i32
      %134 = "arith.extsi"(%arg287) : (i8) -> i32
      %135 = "arith.subi"(%133, %134) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %136 = "arith.muli"(%132, %135) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %137 = "arith.addi"(%arg288, %136) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%137) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map43, #map44, #map42, #map42, #map40]} : (memref<2x3x7x3xi8>, memref<3x3x4x2xi8>, i8, i8, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x7x3xf32>, memref<3x3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "conv_2d_nchw_fchw"}> ({
  ^bb0(%arg273: memref<2x3x7x3xf32>, %arg274: memref<3x3x4x2xf32>, %arg275: memref<2x3x4x2xf32>):
    "linalg.conv_2d_nchw_fchw"(%arg273, %arg274, %arg275) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg276: f32, %arg277: f32, %arg278: f32):
      %128 = "arith.mulf"(%arg276, %arg277) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %129 = "arith.addf"(%arg278, %128) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%129) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map43, #map44, #map40]} : (memref<2x3x7x3xf32>, memref<3x3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4x3x5xf32>, memref<4x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_2d_ngchw_fgchw"}> ({
  ^bb0(%arg267: memref<2x3x4x3x5xf32>, %arg268: memref<4x3x4x2x3xf32>, %arg269: memref<2x3x4x2x3xf32>):
    "linalg.conv_2d_ngchw_fgchw"(%arg267, %arg268, %arg269) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg270: f32, %arg271: f32, %arg272: f32):
      %126 = "arith.mulf"(%arg270, %arg271) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %127 = "arith.addf"(%arg272, %126) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map45, #map46, #map47]} : (memref<2x3x4x3x5xf32>, memref<4x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4x3x5xf32>, memref<3x4x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_2d_ngchw_gfchw"}> ({
  ^bb0(%arg261: memref<2x3x4x3x5xf32>, %arg262: memref<3x4x4x2x3xf32>, %arg263: memref<2x3x4x2x3xf32>):
    "linalg.conv_2d_ngchw_gfchw"(%arg261, %arg262, %arg263) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg264: f32, %arg265: f32, %arg266: f32):
      %124 = "arith.mulf"(%arg264, %arg265) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %125 = "arith.addf"(%arg266, %124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map45, #map48, #map47]} : (memref<2x3x4x3x5xf32>, memref<3x4x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x2x3xf32>, memref<2x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_2d_nhwgc_gfhwc"}> ({
  ^bb0(%arg255: memref<2x6x5x2x3xf32>, %arg256: memref<2x3x4x2x3xf32>, %arg257: memref<2x3x4x2x3xf32>):
    "linalg.conv_2d_nhwgc_gfhwc"(%arg255, %arg256, %arg257) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg258: f32, %arg259: f32, %arg260: f32):
      %122 = "arith.mulf"(%arg258, %arg259) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %123 = "arith.addf"(%arg260, %122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%123) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map49, #map50, #map47]} : (memref<2x6x5x2x3xf32>, memref<2x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x2x3xi8>, memref<2x3x4x2x3xi8>, i8, i8, memref<2x3x4x2x3xi32>) -> (), sym_name = "conv_2d_nhwgc_gfhwc_q"}> ({
  ^bb0(%arg245: memref<2x6x5x2x3xi8>, %arg246: memref<2x3x4x2x3xi8>, %arg247: i8, %arg248: i8, %arg249: memref<2x3x4x2x3xi32>):
    "linalg.conv_2d_nhwgc_gfhwc_q"(%arg245, %arg246, %arg247, %arg248, %arg249) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg250: i8, %arg251: i8, %arg252: i8, %arg253: i8, %arg254: i32):
      %114 = "arith.extsi"(%arg250) : (i8) -> i32
      %115 = "arith.extsi"(%arg252) : (i8) -> i32
      %116 = "arith.subi"(%114, %115) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %117 = "arith.extsi"(%arg251) : (i8) -> i32
      %118 = "arith.extsi"(%arg253) : (i8) -> i32
      %119 = "arith.subi"(%117, %118) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %120 = "arith.muli"(%116, %119) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %121 = "arith.addi"(%arg254, %120) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%121) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map49, #map50, #map51, #map51, #map47]} : (memref<2x6x5x2x3xi8>, memref<2x3x4x2x3xi8>, i8, i8, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4x3x5xi8>, memref<3x4x4x2x3xi8>, i8, i8, memref<2x3x4x2x3xi32>) -> (), sym_name = "conv_2d_ngchw_gfchw_q"}> ({
  ^bb0(%arg235: memref<2x3x4x3x5xi8>, %arg236: memref<3x4x4x2x3xi8>, %arg237: i8, %arg238: i8, %arg239: memref<2x3x4x2x3xi32>):
    "linalg.conv_2d_ngchw_gfchw_q"(%arg235, %arg236, %arg237, %arg238, %arg239) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg240: i8, %arg241: i8, %arg242: i8, %arg243: i8, %arg244: i32):
      %106 = "arith.extsi"(%arg240) : (i8) -> i32
      %107 = "arith.extsi"(%arg242) : (i8) -> i32
      %108 = "arith.subi"(%106, %107) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %109 = "arith.extsi"(%arg241) : (i8) -> i32
      %110 = "arith.extsi"(%arg243) : (i8) -> i32
      %111 = "arith.subi"(%109, %110) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %112 = "arith.muli"(%108, %111) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %113 = "arith.addi"(%arg244, %112) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%113) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map45, #map48, #map51, #map51, #map47]} : (memref<2x3x4x3x5xi8>, memref<3x4x4x2x3xi8>, i8, i8, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x4x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf"}> ({
  ^bb0(%arg229: memref<2x6x5x4x4xf32>, %arg230: memref<4x2x3x4x3xf32>, %arg231: memref<2x3x4x2x3xf32>):
    "linalg.conv_3d_ndhwc_dhwcf"(%arg229, %arg230, %arg231) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg232: f32, %arg233: f32, %arg234: f32):
      %104 = "arith.mulf"(%arg232, %arg233) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %105 = "arith.addf"(%arg234, %104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%105) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map52, #map53, #map54]} : (memref<2x6x5x4x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x4x4xi8>, memref<4x2x3x4x3xi8>, i8, i8, memref<2x3x4x2x3xi32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q"}> ({
  ^bb0(%arg219: memref<2x6x5x4x4xi8>, %arg220: memref<4x2x3x4x3xi8>, %arg221: i8, %arg222: i8, %arg223: memref<2x3x4x2x3xi32>):
    "linalg.conv_3d_ndhwc_dhwcf_q"(%arg219, %arg220, %arg221, %arg222, %arg223) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<1> : tensor<3xi64>}> ({
    ^bb0(%arg224: i8, %arg225: i8, %arg226: i8, %arg227: i8, %arg228: i32):
      %96 = "arith.extsi"(%arg224) : (i8) -> i32
      %97 = "arith.extsi"(%arg226) : (i8) -> i32
      %98 = "arith.subi"(%96, %97) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %99 = "arith.extsi"(%arg225) : (i8) -> i32
      %100 = "arith.extsi"(%arg227) : (i8) -> i32
      %101 = "arith.subi"(%99, %100) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %102 = "arith.muli"(%98, %101) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %103 = "arith.addi"(%arg228, %102) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%103) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map52, #map53, #map55, #map55, #map54]} : (memref<2x6x5x4x4xi8>, memref<4x2x3x4x3xi8>, i8, i8, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x5x4x6xf32>, memref<3x4x2x3x4xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_3d_ncdhw_fcdhw"}> ({
  ^bb0(%arg213: memref<2x4x5x4x6xf32>, %arg214: memref<3x4x2x3x4xf32>, %arg215: memref<2x3x4x2x3xf32>):
    "linalg.conv_3d_ncdhw_fcdhw"(%arg213, %arg214, %arg215) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg216: f32, %arg217: f32, %arg218: f32):
      %94 = "arith.mulf"(%arg216, %arg217) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %95 = "arith.addf"(%arg218, %94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%95) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map56, #map57, #map54]} : (memref<2x4x5x4x6xf32>, memref<3x4x2x3x4xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x4xf32>, memref<2x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wc"}> ({
  ^bb0(%arg207: memref<2x4x4xf32>, %arg208: memref<2x4xf32>, %arg209: memref<2x3x4xf32>):
    "linalg.depthwise_conv_1d_nwc_wc"(%arg207, %arg208, %arg209) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg210: f32, %arg211: f32, %arg212: f32):
      %92 = "arith.mulf"(%arg210, %arg211) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %93 = "arith.addf"(%arg212, %92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%93) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map59, #map11]} : (memref<2x4x4xf32>, memref<2x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x4xf32>, memref<4x2xf32>, memref<2x4x3xf32>) -> (), sym_name = "depthwise_conv_1d_ncw_cw"}> ({
  ^bb0(%arg201: memref<2x4x4xf32>, %arg202: memref<4x2xf32>, %arg203: memref<2x4x3xf32>):
    "linalg.depthwise_conv_1d_ncw_cw"(%arg201, %arg202, %arg203) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg204: f32, %arg205: f32, %arg206: f32):
      %90 = "arith.mulf"(%arg204, %arg205) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %91 = "arith.addf"(%arg206, %90) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%91) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map60, #map28, #map61]} : (memref<2x4x4xf32>, memref<4x2xf32>, memref<2x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x4xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wcm"}> ({
  ^bb0(%arg195: memref<2x5x4xf32>, %arg196: memref<3x4x2xf32>, %arg197: memref<2x3x4x2xf32>):
    "linalg.depthwise_conv_1d_nwc_wcm"(%arg195, %arg196, %arg197) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg198: f32, %arg199: f32, %arg200: f32):
      %88 = "arith.mulf"(%arg198, %arg199) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %89 = "arith.addf"(%arg200, %88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%89) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map62, #map63, #map64]} : (memref<2x5x4xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc"}> ({
  ^bb0(%arg189: memref<2x5x7x2xf32>, %arg190: memref<3x4x2xf32>, %arg191: memref<2x3x4x2xf32>):
    "linalg.depthwise_conv_2d_nhwc_hwc"(%arg189, %arg190, %arg191) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg192: f32, %arg193: f32, %arg194: f32):
      %86 = "arith.mulf"(%arg192, %arg193) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %87 = "arith.addf"(%arg194, %86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%87) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map65, #map66, #map67]} : (memref<2x5x7x2xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x2x5x7xf32>, memref<2x3x4xf32>, memref<2x2x3x4xf32>) -> (), sym_name = "depthwise_conv_2d_nchw_chw"}> ({
  ^bb0(%arg183: memref<2x2x5x7xf32>, %arg184: memref<2x3x4xf32>, %arg185: memref<2x2x3x4xf32>):
    "linalg.depthwise_conv_2d_nchw_chw"(%arg183, %arg184, %arg185) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg186: f32, %arg187: f32, %arg188: f32):
      %84 = "arith.mulf"(%arg186, %arg187) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %85 = "arith.addf"(%arg188, %84) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%85) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map68, #map31, #map69]} : (memref<2x2x5x7xf32>, memref<2x3x4xf32>, memref<2x2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xi8>, memref<3x4x2xi8>, i8, i8, memref<2x3x4x2xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q"}> ({
  ^bb0(%arg173: memref<2x5x7x2xi8>, %arg174: memref<3x4x2xi8>, %arg175: i8, %arg176: i8, %arg177: memref<2x3x4x2xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg173, %arg174, %arg175, %arg176, %arg177) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg178: i8, %arg179: i8, %arg180: i8, %arg181: i8, %arg182: i32):
      %76 = "arith.extsi"(%arg178) : (i8) -> i32
      %77 = "arith.extsi"(%arg180) : (i8) -> i32
      %78 = "arith.subi"(%76, %77) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %79 = "arith.extsi"(%arg179) : (i8) -> i32
      %80 = "arith.extsi"(%arg181) : (i8) -> i32
      %81 = "arith.subi"(%79, %80) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %82 = "arith.muli"(%78, %81) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %83 = "arith.addi"(%arg182, %82) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%83) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map65, #map66, #map70, #map70, #map67]} : (memref<2x5x7x2xi8>, memref<3x4x2xi8>, i8, i8, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x2xf32>, memref<4x2x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm"}> ({
  ^bb0(%arg167: memref<2x6x5x2xf32>, %arg168: memref<4x2x2x3xf32>, %arg169: memref<2x3x4x2x3xf32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg167, %arg168, %arg169) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg170: f32, %arg171: f32, %arg172: f32):
      %74 = "arith.mulf"(%arg170, %arg171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %75 = "arith.addf"(%arg172, %74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map71, #map72, #map73]} : (memref<2x6x5x2xf32>, memref<4x2x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x2xi8>, memref<4x2x2x3xi8>, i8, i8, memref<2x3x4x2x3xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q"}> ({
  ^bb0(%arg157: memref<2x6x5x2xi8>, %arg158: memref<4x2x2x3xi8>, %arg159: i8, %arg160: i8, %arg161: memref<2x3x4x2x3xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg157, %arg158, %arg159, %arg160, %arg161) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg162: i8, %arg163: i8, %arg164: i8, %arg165: i8, %arg166: i32):
      %66 = "arith.extsi"(%arg162) : (i8) -> i32
      %67 = "arith.extsi"(%arg164) : (i8) -> i32
      %68 = "arith.subi"(%66, %67) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %69 = "arith.extsi"(%arg163) : (i8) -> i32
      %70 = "arith.extsi"(%arg165) : (i8) -> i32
      %71 = "arith.subi"(%69, %70) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %72 = "arith.muli"(%68, %71) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %73 = "arith.addi"(%arg166, %72) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%73) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map71, #map72, #map42, #map42, #map73]} : (memref<2x6x5x2xi8>, memref<4x2x2x3xi8>, i8, i8, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x3x3xf32>, memref<3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc"}> ({
  ^bb0(%arg151: memref<2x5x7x3x3xf32>, %arg152: memref<3x4x2x3xf32>, %arg153: memref<2x3x4x2x3xf32>):
    "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg151, %arg152, %arg153) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg154: f32, %arg155: f32, %arg156: f32):
      %64 = "arith.mulf"(%arg154, %arg155) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %65 = "arith.addf"(%arg156, %64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map74, #map75, #map76]} : (memref<2x5x7x3x3xf32>, memref<3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x5x7x3xf32>, memref<3x3x4x2xf32>, memref<2x3x3x4x2xf32>) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw"}> ({
  ^bb0(%arg145: memref<2x3x5x7x3xf32>, %arg146: memref<3x3x4x2xf32>, %arg147: memref<2x3x3x4x2xf32>):
    "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg145, %arg146, %arg147) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32, %arg150: f32):
      %62 = "arith.mulf"(%arg148, %arg149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %63 = "arith.addf"(%arg150, %62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map77, #map78, #map79]} : (memref<2x3x5x7x3xf32>, memref<3x3x4x2xf32>, memref<2x3x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x4x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x4x3xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm"}> ({
  ^bb0(%arg139: memref<2x6x5x4x4xf32>, %arg140: memref<4x2x3x4x3xf32>, %arg141: memref<2x3x4x2x4x3xf32>):
    "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg139, %arg140, %arg141) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32, %arg144: f32):
      %60 = "arith.mulf"(%arg142, %arg143) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %61 = "arith.addf"(%arg144, %60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map52, #map53, #map80]} : (memref<2x6x5x4x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nhwc_sum"}> ({
  ^bb0(%arg133: memref<2x5x7x2xf32>, %arg134: memref<3x4xf32>, %arg135: memref<2x3x4x2xf32>):
    "linalg.pooling_nhwc_sum"(%arg133, %arg134, %arg135) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32, %arg138: f32):
      %59 = "arith.addf"(%arg138, %arg136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map65, #map81, #map67]} : (memref<2x5x7x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x6x5xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nchw_sum"}> ({
  ^bb0(%arg127: memref<2x3x6x5xf32>, %arg128: memref<3x4xf32>, %arg129: memref<2x3x4x2xf32>):
    "linalg.pooling_nchw_sum"(%arg127, %arg128, %arg129) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %58 = "arith.addf"(%arg132, %arg130) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map82, #map81, #map67]} : (memref<2x3x6x5xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nhwc_max"}> ({
  ^bb0(%arg121: memref<2x5x7x2xf32>, %arg122: memref<3x4xf32>, %arg123: memref<2x3x4x2xf32>):
    "linalg.pooling_nhwc_max"(%arg121, %arg122, %arg123) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32, %arg126: f32):
      %57 = "arith.maximumf"(%arg126, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map65, #map81, #map67]} : (memref<2x5x7x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xi32>, memref<3x4xi32>, memref<2x3x4x2xi32>) -> (), sym_name = "pooling_nhwc_max_unsigned"}> ({
  ^bb0(%arg115: memref<2x5x7x2xi32>, %arg116: memref<3x4xi32>, %arg117: memref<2x3x4x2xi32>):
    "linalg.pooling_nhwc_max_unsigned"(%arg115, %arg116, %arg117) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: i32, %arg119: i32, %arg120: i32):
      %56 = "arith.maxui"(%arg120, %arg118) : (i32, i32) -> i32
      "linalg.yield"(%56) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map65, #map81, #map67]} : (memref<2x5x7x2xi32>, memref<3x4xi32>, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x6x5xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nchw_max"}> ({
  ^bb0(%arg109: memref<2x3x6x5xf32>, %arg110: memref<3x4xf32>, %arg111: memref<2x3x4x2xf32>):
    "linalg.pooling_nchw_max"(%arg109, %arg110, %arg111) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32, %arg114: f32):
      %55 = "arith.maximumf"(%arg114, %arg112) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map82, #map81, #map67]} : (memref<2x3x6x5xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nhwc_min"}> ({
  ^bb0(%arg103: memref<2x5x7x2xf32>, %arg104: memref<3x4xf32>, %arg105: memref<2x3x4x2xf32>):
    "linalg.pooling_nhwc_min"(%arg103, %arg104, %arg105) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32, %arg108: f32):
      %54 = "arith.minimumf"(%arg108, %arg106) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map65, #map81, #map67]} : (memref<2x5x7x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x5x7x2xi32>, memref<3x4xi32>, memref<2x3x4x2xi32>) -> (), sym_name = "pooling_nhwc_min_unsigned"}> ({
  ^bb0(%arg97: memref<2x5x7x2xi32>, %arg98: memref<3x4xi32>, %arg99: memref<2x3x4x2xi32>):
    "linalg.pooling_nhwc_min_unsigned"(%arg97, %arg98, %arg99) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg100: i32, %arg101: i32, %arg102: i32):
      %53 = "arith.minui"(%arg102, %arg100) : (i32, i32) -> i32
      "linalg.yield"(%53) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map65, #map81, #map67]} : (memref<2x5x7x2xi32>, memref<3x4xi32>, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_nwc_sum"}> ({
  ^bb0(%arg91: memref<2x4x4xf32>, %arg92: memref<2xf32>, %arg93: memref<2x3x4xf32>):
    "linalg.pooling_nwc_sum"(%arg91, %arg92, %arg93) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg94: f32, %arg95: f32, %arg96: f32):
      %52 = "arith.addf"(%arg96, %arg94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map83, #map11]} : (memref<2x4x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x5xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_ncw_sum"}> ({
  ^bb0(%arg85: memref<2x3x5xf32>, %arg86: memref<2xf32>, %arg87: memref<2x3x4xf32>):
    "linalg.pooling_ncw_sum"(%arg85, %arg86, %arg87) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg88: f32, %arg89: f32, %arg90: f32):
      %51 = "arith.addf"(%arg90, %arg88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map84, #map83, #map11]} : (memref<2x3x5xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_nwc_max"}> ({
  ^bb0(%arg79: memref<2x4x4xf32>, %arg80: memref<2xf32>, %arg81: memref<2x3x4xf32>):
    "linalg.pooling_nwc_max"(%arg79, %arg80, %arg81) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg82: f32, %arg83: f32, %arg84: f32):
      %50 = "arith.maximumf"(%arg84, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map83, #map11]} : (memref<2x4x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x4xi32>, memref<2xi32>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_max_unsigned"}> ({
  ^bb0(%arg73: memref<2x4x4xi32>, %arg74: memref<2xi32>, %arg75: memref<2x3x4xi32>):
    "linalg.pooling_nwc_max_unsigned"(%arg73, %arg74, %arg75) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg76: i32, %arg77: i32, %arg78: i32):
      %49 = "arith.maxui"(%arg78, %arg76) : (i32, i32) -> i32
      "linalg.yield"(%49) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map83, #map11]} : (memref<2x4x4xi32>, memref<2xi32>, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x5xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_ncw_max"}> ({
  ^bb0(%arg67: memref<2x3x5xf32>, %arg68: memref<2xf32>, %arg69: memref<2x3x4xf32>):
    "linalg.pooling_ncw_max"(%arg67, %arg68, %arg69) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg70: f32, %arg71: f32, %arg72: f32):
      %48 = "arith.maximumf"(%arg72, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map84, #map83, #map11]} : (memref<2x3x5xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_nwc_min"}> ({
  ^bb0(%arg61: memref<2x4x4xf32>, %arg62: memref<2xf32>, %arg63: memref<2x3x4xf32>):
    "linalg.pooling_nwc_min"(%arg61, %arg62, %arg63) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg64: f32, %arg65: f32, %arg66: f32):
      %47 = "arith.minimumf"(%arg66, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map83, #map11]} : (memref<2x4x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x4xi32>, memref<2xi32>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_min_unsigned"}> ({
  ^bb0(%arg55: memref<2x4x4xi32>, %arg56: memref<2xi32>, %arg57: memref<2x3x4xi32>):
    "linalg.pooling_nwc_min_unsigned"(%arg55, %arg56, %arg57) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg58: i32, %arg59: i32, %arg60: i32):
      %46 = "arith.minui"(%arg60, %arg58) : (i32, i32) -> i32
      "linalg.yield"(%46) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map83, #map11]} : (memref<2x4x4xi32>, memref<2xi32>, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x4x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "pooling_ndhwc_sum"}> ({
  ^bb0(%arg49: memref<2x6x5x4x3xf32>, %arg50: memref<4x2x3xf32>, %arg51: memref<2x3x4x2x3xf32>):
    "linalg.pooling_ndhwc_sum"(%arg49, %arg50, %arg51) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %45 = "arith.addf"(%arg54, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map85, #map86, #map47]} : (memref<2x6x5x4x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x4x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "pooling_ndhwc_max"}> ({
  ^bb0(%arg43: memref<2x6x5x4x3xf32>, %arg44: memref<4x2x3xf32>, %arg45: memref<2x3x4x2x3xf32>):
    "linalg.pooling_ndhwc_max"(%arg43, %arg44, %arg45) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %44 = "arith.maximumf"(%arg48, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map85, #map86, #map47]} : (memref<2x6x5x4x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x5x4x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "pooling_ndhwc_min"}> ({
  ^bb0(%arg37: memref<2x6x5x4x3xf32>, %arg38: memref<4x2x3xf32>, %arg39: memref<2x3x4x2x3xf32>):
    "linalg.pooling_ndhwc_min"(%arg37, %arg38, %arg39) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32, %arg42: f32):
      %43 = "arith.minimumf"(%arg42, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map85, #map86, #map47]} : (memref<2x6x5x4x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x9x8x2xf32>, tensor<3x2x2x4xf32>, tensor<1x3x3x4xf32>, tensor<3x2xf32>, tensor<1x4x3x2xf64>) -> (), sym_name = "strides"}> ({
  ^bb0(%arg23: tensor<1x9x8x2xf32>, %arg24: tensor<3x2x2x4xf32>, %arg25: tensor<1x3x3x4xf32>, %arg26: tensor<3x2xf32>, %arg27: tensor<1x4x3x2xf64>):
    %36 = "linalg.conv_2d_nhwc_hwcf"(%arg23, %arg24, %arg25) <{dilations = dense<[1, 3]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 2]> : vector<2xi64>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %41 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %42 = "arith.addf"(%arg36, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map87, #map39, #map40]} : (tensor<1x9x8x2xf32>, tensor<3x2x2x4xf32>, tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
    %37 = "linalg.pooling_nhwc_sum"(%arg23, %arg26, %arg27) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f64):
      %39 = "arith.extf"(%arg31) : (f32) -> f64
      %40 = "arith.addf"(%arg33, %39) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%40) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map88, #map81, #map67], u} : (tensor<1x9x8x2xf32>, tensor<3x2xf32>, tensor<1x4x3x2xf64>) -> tensor<1x4x3x2xf64>
    %38 = "linalg.pooling_nhwc_sum"(%arg23, %arg26, %arg27) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f64):
      "linalg.yield"(%arg30) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map88, #map81, #map67]} : (tensor<1x9x8x2xf32>, tensor<3x2xf32>, tensor<1x4x3x2xf64>) -> tensor<1x4x3x2xf64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x10xf32>, memref<6x10xf32>, f64, f64, i32, tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>, tensor<2x10x10x5xf32>, tensor<6x6x2x2x2x5xf32>, tensor<6x6x2x2x2x2xf32>, tensor<2x8x8x2xf32>, memref<3x3xf32>) -> (), sym_name = "others"}> ({
  ^bb0(%arg7: tensor<6x10xf32>, %arg8: memref<6x10xf32>, %arg9: f64, %arg10: f64, %arg11: i32, %arg12: tensor<2x3x3x5xf32>, %arg13: tensor<6x6x5x2xf32>, %arg14: tensor<2x10x10x5xf32>, %arg15: tensor<6x6x2x2x2x5xf32>, %arg16: tensor<6x6x2x2x2x2xf32>, %arg17: tensor<2x8x8x2xf32>, %arg18: memref<3x3xf32>):
    "linalg.fill_rng_2d"(%arg9, %arg10, %arg11, %arg18) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg19: f64, %arg20: f64, %arg21: i32, %arg22: f32):
      %8 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %9 = "arith.sitofp"(%8) : (i64) -> f64
      %10 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %11 = "arith.index_cast"(%10) : (index) -> i32
      %12 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %13 = "arith.index_cast"(%12) : (index) -> i32
      %14 = "arith.addi"(%13, %arg21) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %15 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
      %16 = "arith.trunci"(%15) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %17 = "arith.muli"(%14, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %18 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
      %19 = "arith.trunci"(%18) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %20 = "arith.addi"(%17, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %21 = "arith.addi"(%11, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %22 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
      %23 = "arith.trunci"(%22) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %24 = "arith.muli"(%21, %23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %25 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
      %26 = "arith.trunci"(%25) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %27 = "arith.addi"(%24, %26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %28 = "arith.sitofp"(%27) : (i32) -> f64
      %29 = "arith.addf"(%9, %28) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %30 = "arith.subf"(%arg20, %arg19) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %31 = "arith.constant"() <{value = 2.3283063999999999E-10 : f64}> : () -> f64
      %32 = "arith.mulf"(%30, %31) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %33 = "arith.mulf"(%29, %32) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %34 = "arith.addf"(%33, %arg19) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %35 = "arith.truncf"(%34) : (f64) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map2, #map2, #map2, #map]} : (f64, f64, i32, memref<3x3xf32>) -> ()
    %4 = "linalg.softmax"(%arg7, %arg7) <{dimension = 1 : i64}> {u} : (tensor<6x10xf32>, tensor<6x10xf32>) -> tensor<6x10xf32>
    "linalg.softmax"(%arg8, %arg8) <{dimension = 0 : i64}> : (memref<6x10xf32>, memref<6x10xf32>) -> ()
    %5 = "linalg.winograd_filter_transform"(%arg12, %arg13) <{fmr = 1 : i32}> : (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    %6 = "linalg.winograd_input_transform"(%arg14, %arg15) <{fmr = 1 : i32}> : (tensor<2x10x10x5xf32>, tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
    %7 = "linalg.winograd_output_transform"(%arg16, %arg17) <{fmr = 1 : i32}> {u} : (tensor<6x6x2x2x2x2xf32>, tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<10x12xf32>, tensor<3x2x4x6xf32>, tensor<2x3x?x6xf32>, index, f32, tensor<?x12xf32>, tensor<2x?x?x6xf32>) -> (), sym_name = "tiles"}> ({
  ^bb0(%arg0: tensor<10x12xf32>, %arg1: tensor<3x2x4x6xf32>, %arg2: tensor<2x3x?x6xf32>, %arg3: index, %arg4: f32, %arg5: tensor<?x12xf32>, %arg6: tensor<2x?x?x6xf32>):
    %0 = "linalg.pack"(%arg0, %arg1, %arg4) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_inner_tiles = array<i64: 4, 6>}> : (tensor<10x12xf32>, tensor<3x2x4x6xf32>, f32) -> tensor<3x2x4x6xf32>
    %1 = "linalg.pack"(%arg5, %arg6, %arg3) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: -9223372036854775808, 6>}> {u} : (tensor<?x12xf32>, tensor<2x?x?x6xf32>, index) -> tensor<2x?x?x6xf32>
    %2 = "linalg.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 4, 6>}> {u} : (tensor<3x2x4x6xf32>, tensor<10x12xf32>) -> tensor<10x12xf32>
    %3 = "linalg.unpack"(%arg6, %arg5, %arg3) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: -9223372036854775808, 6>}> : (tensor<2x?x?x6xf32>, tensor<?x12xf32>, index) -> tensor<?x12xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

