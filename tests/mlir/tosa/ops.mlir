// Every operation of tosa, in the spellings that its form has.
tosa.variable @counter = dense<7> : tensor<2x3xi32>
tosa.variable @image {x} : tensor<1x?x4xf32>
tosa.variable @scalar : tensor<f16>
module attributes {t.env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_fp, none], extensions = [bf16, shape]>, t.profile = #tosa.prof<pro_int>, t.extension = #tosa.ext<controlflow>, t.level = #tosa.level<"8k">, t.version = #tosa.specification_version<"1.0">, t.quant = [#tosa.unary_quant<input_zp = 3, output_zp = -4>, #tosa.conv_quant<input_zp = 1, weight_zp = 2>, #tosa.matmul_quant<a_zp = 5, b_zp = 6>, #tosa.pad_quant<input_zp = 9>], t.size = #tosa.block_size<BLOCK_SIZE_32>, t.mode = #tosa.resize_mode<NEAREST_NEIGHBOR>, t.round = #tosa.rounding_mode<INEXACT_ROUND>, t.nan = #tosa.nan_mode<IGNORE>, t.small = tensor<3x!tosa.mxint8>} {
}
func.func @elements(%f: tensor<2x5xf32>, %i: tensor<2x5xi32>, %p: tensor<2x5xi1>, %u: tensor<*xf32>, %zero: tensor<1xf32>, %shift: tensor<1xi8>, %table: tensor<17xi16>) {
  %0 = tosa.abs %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %1 = tosa.bitwise_not %i {x} : (tensor<2x5xi32>) -> tensor<2x5xi32>
  %2 = tosa.ceil %u : (tensor<*xf32>) -> tensor<2x5xf32>
  %3 = tosa.clz %i : (tensor<2x5xi32>) -> tensor<2x5xi32>
  %4 = tosa.cos %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %5 = tosa.erf %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %6 = tosa.exp %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %7 = tosa.floor %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %8 = tosa.log %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %9 = tosa.logical_not %p : (tensor<2x5xi1>) -> tensor<2x5xi1>
  %10 = tosa.reciprocal %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %11 = tosa.rsqrt %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %12 = tosa.sigmoid %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %13 = tosa.sin %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %14 = tosa.tanh %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %15 = tosa.clamp %f {max_val = 6.5 : f32, min_val = -1.0 : f32} : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %16 = tosa.clamp %i {min_val = 0 : i32, max_val = 9 : i32, nan_mode = IGNORE, a.b = "c", zz = 3} : (tensor<2x5xi32>) -> tensor<2x5xi32>
  %17 = tosa.negate %f, %zero, %zero : (tensor<2x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x5xf32>
  %18 = tosa.add %f, %u : (tensor<2x5xf32>, tensor<*xf32>) -> tensor<2x5xf32>
  %19 = tosa.arithmetic_right_shift %i, %i {round = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
  %20 = tosa.bitwise_and %i, %i : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
  %21 = tosa.bitwise_or %i, %i : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
  %22 = tosa.bitwise_xor %i, %i : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
  %23 = tosa.equal %f, %f : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
  %24 = tosa.greater %f, %f : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
  %25 = tosa.greater_equal %f, %f : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
  %26 = tosa.intdiv %i, %i : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
  %27 = tosa.logical_and %p, %p : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
  %28 = tosa.logical_left_shift %i, %i : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
  %29 = tosa.logical_or %p, %p : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
  %30 = tosa.logical_right_shift %i, %i : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
  %31 = tosa.logical_xor %p, %p : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
  %32 = tosa.maximum %f, %f {nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  %33 = tosa.minimum %f, %f {nan_mode = PROPAGATE} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  %34 = tosa.mul %i, %i, %shift : (tensor<2x5xi32>, tensor<2x5xi32>, tensor<1xi8>) -> tensor<2x5xi32>
  %35 = tosa.pow %f, %f : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  %36 = tosa.select %p, %f, %f : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  %37 = tosa.sub %f, %f : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  %38 = tosa.table %i, %table : (tensor<2x5xi32>, tensor<17xi16>) -> tensor<2x5xi32>
  %39 = tosa.cast %f : (tensor<2x5xf32>) -> tensor<2x5xi8>
  %40 = tosa.identity %f : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %41:2 = tosa.custom %f, %i {operator_name = "swirl", domain_name = "mine", implementation_attrs = ""} : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<5xf32>, tensor<*xi32>)
  tosa.custom {operator_name = "swirl", domain_name = "mine", implementation_attrs = "none"} : () -> ()
  return
}
func.func @windows(%x: tensor<1x8x10x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>, %v: tensor<1x5x8x8x2xi8>, %vw: tensor<3x2x2x2x2xi8>, %vb: tensor<1xi32>, %vz: tensor<1xi8>, %d: tensor<3x3x4x2xf32>, %db: tensor<8xf32>, %m: tensor<2x3x4xf16>, %n: tensor<2x4x5xf16>, %mz: tensor<1xf16>, %s: tensor<2x8x16xf32>) {
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x10x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  %1 = tosa.conv3d %v, %vw, %vb, %vz, %vz {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 1, 0, 1, 0, 1>, stride = array<i64: 1, 1, 1>, local_bound = true} : (tensor<1x5x8x8x2xi8>, tensor<3x2x2x2x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x8x8x3xi32>
  %2 = tosa.depthwise_conv2d %x, %d, %db, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, x} : (tensor<1x8x10x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8xf32>
  %3 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x10x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x12x6xf32>
  %4 = tosa.avg_pool2d %x, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x8x10x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6x4xf32>
  %5 = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = IGNORE} : (tensor<1x8x10x4xf32>) -> tensor<1x4x5x4xf32>
  %6 = tosa.matmul %m, %n, %mz, %mz : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<2x3x5xf32>
  %7:2 = tosa.fft2d %s, %s {inverse = true, local_bound = false} : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>)
  %8:2 = tosa.rfft2d %s : (tensor<2x8x16xf32>) -> (tensor<2x8x9xf32>, tensor<2x8x9xf32>)
  return
}
func.func @layout(%x: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %y: tensor<3x2x5xf32>, %c: tensor<1xf32>, %image: tensor<1x4x6x2xf32>, %p: tensor<3x4xi1>) {
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x5xi32>
  %1 = tosa.argmax %x {nan_mode = IGNORE, axis = 0 : i32} : (tensor<3x4x5xf32>) -> tensor<4x5xi64>
  %2 = tosa.reduce_all %p {axis = 0 : i32} : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %3 = tosa.reduce_any %p {axis = 1 : i32} : (tensor<3x4xi1>) -> tensor<3x1xi1>
  %4 = tosa.reduce_max %x {axis = 2 : i32} : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32>
  %5 = tosa.reduce_min %x {axis = 2 : i32, nan_mode = IGNORE} : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32>
  %6 = tosa.reduce_product %x {axis = 0 : i32} : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %7 = tosa.reduce_sum %x {axis = 0 : i32, x} : (tensor<3x4x5xf32>) -> tensor<*xf32>
  %8 = tosa.concat %x, %y {axis = 1 : i32} : (tensor<3x4x5xf32>, tensor<3x2x5xf32>) -> tensor<3x6x5xf32>
  %sizes = tosa.const_shape {values = dense<[5, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %margin = tosa.const_shape {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6>
  %start = tosa.const_shape {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %size = tosa.const_shape {values = dense<[3, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %scale = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %none = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %9 = tosa.pad %x, %margin, %c : (tensor<3x4x5xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<5x6x7xf32>
  %10 = tosa.reshape %x, %sizes : (tensor<3x4x5xf32>, !tosa.shape<2>) -> tensor<5x12xf32>
  %11 = tosa.reverse %x {axis = 2 : i32} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %12 = tosa.slice %x, %start, %size : (tensor<3x4x5xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<3x2x2xf32>
  %13 = tosa.tile %x, %size : (tensor<3x4x5xf32>, !tosa.shape<3>) -> tensor<9x8x10xf32>
  %14 = tosa.transpose %x {perms = array<i32: 2, 0, 1>} : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
  %15 = tosa.gather %x, %i : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x2x5xf32>
  %16 = tosa.scatter %x, %i, %y : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
  %17 = tosa.resize %image, %scale, %none, %none {mode = BILINEAR} : (tensor<1x4x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x11x2xf32>
  return
}
func.func @scales(%x: tensor<4x64xf32>, %small: tensor<4x64xf8E4M3FN>, %s: tensor<4x2xf8E8M0FNU>, %a: tensor<2x4x64xf6E2M3FN>, %as: tensor<2x4x2xf8E8M0FNU>, %b: tensor<2x5x64xf6E2M3FN>, %bs: tensor<2x5x2xf8E8M0FNU>, %q: tensor<3x2xi8>, %m: tensor<1xi32>, %h: tensor<1xi8>, %z: tensor<1xi8>, %o: tensor<1xi32>, %v: vector<4xi32>, %r: vector<4xi8>, %n: i32, %k: i8) {
  %0 = tosa.cast_from_block_scaled %small, %s {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  %1:2 = tosa.cast_to_block_scaled %x {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  %2 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf6E2M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf6E2M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32>
  %3 = tosa.rescale %q, %m, %h, %z, %o {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<3x2xi32>
  %4 = tosa.apply_scale %n, %n, %k {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  %5 = tosa.apply_scale %v, %v, %r {rounding_mode = INEXACT_ROUND, x = unit} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}
func.func @control(%p: tensor<1xi1>, %x: tensor<2xf32>, %n: tensor<1xi32>) {
  %0 = "tosa.const"() {values = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2xi8>
  %1 = tosa.cond_if %p : tensor<1xi1> -> tensor<2xf32> {
    tosa.yield %x : tensor<2xf32>
  } else {
    %a = tosa.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %a : tensor<2xf32>
  }
  %2:2 = tosa.cond_if %p (%a = %x, %b = %n) : tensor<1xi1> (tensor<2xf32>, tensor<1xi32>) -> (tensor<2xf32>, tensor<1xi32>) {
  ^bb0(%a: tensor<2xf32>, %b: tensor<1xi32>):
    tosa.yield %a, %b : tensor<2xf32>, tensor<1xi32>
  } else {
  ^bb0(%a: tensor<2xf32>, %b: tensor<1xi32>):
    tosa.yield %x, %b {y} : tensor<2xf32>, tensor<1xi32>
  } {z}
  %3:2 = tosa.while_loop (%a = %n, %b = %x) : (tensor<1xi32>, tensor<2xf32>) -> (tensor<1xi32>, tensor<2xf32>) {
    %c = tosa.greater %a, %a : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    tosa.yield %c : tensor<1xi1>
  } do {
  ^bb0(%a: tensor<1xi32>, %b: tensor<2xf32>):
    tosa.yield %a, %b : tensor<1xi32>, tensor<2xf32>
  } attributes {w = 1}
  %4 = tosa.variable_read @counter {x} : tensor<2x3xi32>
  tosa.variable_write @counter, %4 : tensor<2x3xi32>
  tosa.variable_write @counter {x}, %4 : tensor<2x3xi32>
  return
}
func.func @shapes(%x: tensor<3x?xf32>) {
  %a = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<0>
  %c = tosa.dim %x {axis = 1 : i32} : (tensor<3x?xf32>) -> !tosa.shape<1>
  %0 = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.concat_shape %a, %c : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
  %2 = tosa.div_ceil_shape %a, %a {x} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.div_floor_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.log2_ceil_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.log2_floor_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.max_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.min_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.mod_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %10 = tosa.mul_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %11 = tosa.sub_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %from = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %12 = tosa.slice_shape %a, %from, %from : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
func.func @clamp_unsigned(%arg0:tensor<?x2x!quant.uniform<u8:f32, 0.02:-128>>) -> (tensor<?x2x!quant.uniform<u8:f32, 0.02:-128>>) {
    %0 = tosa.clamp %arg0 {max_val = 255 : ui8, min_val = 0 : ui8} : (tensor<?x2x!quant.uniform<u8:f32, 0.02:-128>>) -> tensor<?x2x!quant.uniform<u8:f32, 0.02:-128>>
    return %0 : tensor<?x2x!quant.uniform<u8:f32, 0.02:-128>>
}
//= --allow-unregistered-dialect
module {
  tosa.variable @counter = dense<7> : tensor<2x3xi32>
  tosa.variable @image {x} : tensor<1x?x4xf32>
  tosa.variable @scalar : tensor<f16>
  module attributes {t.env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_fp, none], extensions = [bf16, shape]>, t.extension = #tosa.ext<controlflow>, t.level = #tosa.level<8k>, t.mode = #tosa.resize_mode<NEAREST_NEIGHBOR>, t.nan = #tosa.nan_mode<IGNORE>, t.profile = #tosa.prof<pro_int>, t.quant = [#tosa.unary_quant<input_zp = 3, output_zp = -4>, #tosa.conv_quant<input_zp = 1, weight_zp = 2>, #tosa.matmul_quant<a_zp = 5, b_zp = 6>, #tosa.pad_quant<input_zp = 9>], t.round = #tosa.rounding_mode<INEXACT_ROUND>, t.size = #tosa.block_size<BLOCK_SIZE_32>, t.small = tensor<3x!tosa.mxint8>, t.version = #tosa.specification_version<1.0>} {
  }
  func.func @elements(%arg0: tensor<2x5xf32>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x5xi1>, %arg3: tensor<*xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1xi8>, %arg6: tensor<17xi16>) {
    %0 = tosa.abs %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %1 = tosa.bitwise_not %arg1 {x} : (tensor<2x5xi32>) -> tensor<2x5xi32>
    %2 = tosa.ceil %arg3 : (tensor<*xf32>) -> tensor<2x5xf32>
    %3 = tosa.clz %arg1 : (tensor<2x5xi32>) -> tensor<2x5xi32>
    %4 = tosa.cos %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = tosa.erf %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %6 = tosa.exp %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %7 = tosa.floor %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %8 = tosa.log %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %9 = tosa.logical_not %arg2 : (tensor<2x5xi1>) -> tensor<2x5xi1>
    %10 = tosa.reciprocal %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %11 = tosa.rsqrt %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %12 = tosa.sigmoid %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %13 = tosa.sin %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %14 = tosa.tanh %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %15 = tosa.clamp %arg0 {max_val = 6.500000e+00 : f32, min_val = -1.000000e+00 : f32} : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %16 = tosa.clamp %arg1 {a.b = "c", max_val = 9 : i32, min_val = 0 : i32, nan_mode = IGNORE, zz = 3 : i64} : (tensor<2x5xi32>) -> tensor<2x5xi32>
    %17 = tosa.negate %arg0, %arg4, %arg4 : (tensor<2x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x5xf32>
    %18 = tosa.add %arg0, %arg3 : (tensor<2x5xf32>, tensor<*xf32>) -> tensor<2x5xf32>
    %19 = tosa.arithmetic_right_shift %arg1, %arg1 {round = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %20 = tosa.bitwise_and %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %21 = tosa.bitwise_or %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %22 = tosa.bitwise_xor %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %23 = tosa.equal %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %24 = tosa.greater %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %25 = tosa.greater_equal %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %26 = tosa.intdiv %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %27 = tosa.logical_and %arg2, %arg2 : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %28 = tosa.logical_left_shift %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %29 = tosa.logical_or %arg2, %arg2 : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %30 = tosa.logical_right_shift %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %31 = tosa.logical_xor %arg2, %arg2 : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %32 = tosa.maximum %arg0, %arg0 {nan_mode = IGNORE} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %33 = tosa.minimum %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %34 = tosa.mul %arg1, %arg1, %arg5 : (tensor<2x5xi32>, tensor<2x5xi32>, tensor<1xi8>) -> tensor<2x5xi32>
    %35 = tosa.pow %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %36 = tosa.select %arg2, %arg0, %arg0 : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %37 = tosa.sub %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %38 = tosa.table %arg1, %arg6 : (tensor<2x5xi32>, tensor<17xi16>) -> tensor<2x5xi32>
    %39 = tosa.cast %arg0 : (tensor<2x5xf32>) -> tensor<2x5xi8>
    %40 = tosa.identity %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %41:2 = tosa.custom %arg0, %arg1 {domain_name = "mine", implementation_attrs = "", operator_name = "swirl"} : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<5xf32>, tensor<*xi32>)
    tosa.custom  {domain_name = "mine", implementation_attrs = "none", operator_name = "swirl"} : () -> ()
    return
  }
  func.func @windows(%arg0: tensor<1x8x10x4xf32>, %arg1: tensor<6x3x3x4xf32>, %arg2: tensor<6xf32>, %arg3: tensor<1xf32>, %arg4: tensor<1x5x8x8x2xi8>, %arg5: tensor<3x2x2x2x2xi8>, %arg6: tensor<1xi32>, %arg7: tensor<1xi8>, %arg8: tensor<3x3x4x2xf32>, %arg9: tensor<8xf32>, %arg10: tensor<2x3x4xf16>, %arg11: tensor<2x4x5xf16>, %arg12: tensor<1xf16>, %arg13: tensor<2x8x16xf32>) {
    %0 = tosa.conv2d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x10x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
    %1 = tosa.conv3d %arg4, %arg5, %arg6, %arg7, %arg7 {acc_type = i32, dilation = array<i64: 1, 1, 1>, local_bound = true, pad = array<i64: 0, 1, 0, 1, 0, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x8x8x2xi8>, tensor<3x2x2x2x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x8x8x3xi32>
    %2 = tosa.depthwise_conv2d %arg0, %arg8, %arg9, %arg3, %arg3 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, x} : (tensor<1x8x10x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8xf32>
    %3 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x10x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x12x6xf32>
    %4 = tosa.avg_pool2d %arg0, %arg3, %arg3 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x8x10x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6x4xf32>
    %5 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x10x4xf32>) -> tensor<1x4x5x4xf32>
    %6 = tosa.matmul %arg10, %arg11, %arg12, %arg12 : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<2x3x5xf32>
    %output_real, %output_imag = tosa.fft2d %arg13, %arg13 {inverse = true} : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>)
    %output_real_0, %output_imag_1 = tosa.rfft2d %arg13 : (tensor<2x8x16xf32>) -> (tensor<2x8x9xf32>, tensor<2x8x9xf32>)
    return
  }
  func.func @layout(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x2xi32>, %arg2: tensor<3x2x5xf32>, %arg3: tensor<1xf32>, %arg4: tensor<1x4x6x2xf32>, %arg5: tensor<3x4xi1>) {
    %0 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x5xi32>
    %1 = tosa.argmax %arg0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<3x4x5xf32>) -> tensor<4x5xi64>
    %2 = tosa.reduce_all %arg5 {axis = 0 : i32} : (tensor<3x4xi1>) -> tensor<1x4xi1>
    %3 = tosa.reduce_any %arg5 {axis = 1 : i32} : (tensor<3x4xi1>) -> tensor<3x1xi1>
    %4 = tosa.reduce_max %arg0 {axis = 2 : i32} : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32>
    %5 = tosa.reduce_min %arg0 {axis = 2 : i32, nan_mode = IGNORE} : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32>
    %6 = tosa.reduce_product %arg0 {axis = 0 : i32} : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
    %7 = tosa.reduce_sum %arg0 {axis = 0 : i32, x} : (tensor<3x4x5xf32>) -> tensor<*xf32>
    %8 = tosa.concat %arg0, %arg2 {axis = 1 : i32} : (tensor<3x4x5xf32>, tensor<3x2x5xf32>) -> tensor<3x6x5xf32>
    %9 = tosa.const_shape  {values = dense<[5, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %10 = tosa.const_shape  {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6>
    %11 = tosa.const_shape  {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[3, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %13 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %14 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %15 = tosa.pad %arg0, %10, %arg3 : (tensor<3x4x5xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<5x6x7xf32>
    %16 = tosa.reshape %arg0, %9 : (tensor<3x4x5xf32>, !tosa.shape<2>) -> tensor<5x12xf32>
    %17 = tosa.reverse %arg0 {axis = 2 : i32} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %18 = tosa.slice %arg0, %11, %12 : (tensor<3x4x5xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<3x2x2xf32>
    %19 = tosa.tile %arg0, %12 : (tensor<3x4x5xf32>, !tosa.shape<3>) -> tensor<9x8x10xf32>
    %20 = tosa.transpose %arg0 {perms = array<i32: 2, 0, 1>} : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
    %21 = tosa.gather %arg0, %arg1 : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x2x5xf32>
    %22 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
    %23 = tosa.resize %arg4, %13, %14, %14 {mode = BILINEAR} : (tensor<1x4x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x11x2xf32>
    return
  }
  func.func @scales(%arg0: tensor<4x64xf32>, %arg1: tensor<4x64xf8E4M3FN>, %arg2: tensor<4x2xf8E8M0FNU>, %arg3: tensor<2x4x64xf6E2M3FN>, %arg4: tensor<2x4x2xf8E8M0FNU>, %arg5: tensor<2x5x64xf6E2M3FN>, %arg6: tensor<2x5x2xf8E8M0FNU>, %arg7: tensor<3x2xi8>, %arg8: tensor<1xi32>, %arg9: tensor<1xi8>, %arg10: tensor<1xi8>, %arg11: tensor<1xi32>, %arg12: vector<4xi32>, %arg13: vector<4xi8>, %arg14: i32, %arg15: i8) {
    %0 = tosa.cast_from_block_scaled %arg1, %arg2 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
    %output_data, %output_scale = tosa.cast_to_block_scaled %arg0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
    %1 = tosa.matmul_t_block_scaled %arg3, %arg4, %arg5, %arg6 {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf6E2M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf6E2M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32>
    %2 = tosa.rescale %arg7, %arg8, %arg9, %arg10, %arg11 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<3x2xi32>
    %3 = tosa.apply_scale %arg14, %arg14, %arg15 {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
    %4 = tosa.apply_scale %arg12, %arg12, %arg13 {rounding_mode = INEXACT_ROUND, x = unit} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
    return
  }
  func.func @control(%arg0: tensor<1xi1>, %arg1: tensor<2xf32>, %arg2: tensor<1xi32>) {
    %0 = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %1 = tosa.cond_if %arg0 : tensor<1xi1> -> tensor<2xf32> {
      tosa.yield %arg1 : tensor<2xf32>
    } else {
      %5 = tosa.add %arg1, %arg1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      tosa.yield %5 : tensor<2xf32>
    }
    %2:2 = tosa.cond_if %arg0 (%arg3 = %arg1, %arg4 = %arg2) : tensor<1xi1> (tensor<2xf32>, tensor<1xi32>) -> (tensor<2xf32>, tensor<1xi32>) {
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<1xi32>):
      tosa.yield %arg3, %arg4 : tensor<2xf32>, tensor<1xi32>
    } else {
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<1xi32>):
      tosa.yield %arg1, %arg4 {y} : tensor<2xf32>, tensor<1xi32>
    } {z}
    %3:2 = tosa.while_loop (%arg3 = %arg2, %arg4 = %arg1) : (tensor<1xi32>, tensor<2xf32>) -> (tensor<1xi32>, tensor<2xf32>) {
      %5 = tosa.greater %arg3, %arg3 : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      tosa.yield %5 : tensor<1xi1>
    } do {
    ^bb0(%arg3: tensor<1xi32>, %arg4: tensor<2xf32>):
      tosa.yield %arg3, %arg4 : tensor<1xi32>, tensor<2xf32>
    } attributes {w = 1 : i64}
    %4 = tosa.variable_read @counter {x} : tensor<2x3xi32>
    tosa.variable_write @counter, %4 : tensor<2x3xi32>
    tosa.variable_write @counter {x}, %4 : tensor<2x3xi32>
    return
  }
  func.func @shapes(%arg0: tensor<3x?xf32>) {
    %0 = tosa.const_shape  {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<0>
    %2 = tosa.dim %arg0 {axis = 1 : i32} : (tensor<3x?xf32>) -> !tosa.shape<1>
    %3 = tosa.add_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %4 = tosa.concat_shape %0, %2 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
    %5 = tosa.div_ceil_shape %0, %0 {x} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %6 = tosa.div_floor_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %7 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
    %8 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
    %9 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
    %10 = tosa.max_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %11 = tosa.min_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %12 = tosa.mod_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %13 = tosa.mul_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %14 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %15 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %16 = tosa.slice_shape %0, %15, %15 : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
    return
  }
  func.func @clamp_unsigned(%arg0: tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>) -> tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>> {
    %0 = tosa.clamp %arg0 {max_val = 255 : ui8, min_val = 0 : ui8} : (tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>) -> tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>
    return %0 : tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "tosa.variable"() <{initial_value = dense<7> : tensor<2x3xi32>, sym_name = "counter", type = i32, var_shape = dense<[2, 3]> : tensor<2xindex>}> : () -> ()
  "tosa.variable"() <{sym_name = "image", type = f32, var_shape = dense<[1, -1, 4]> : tensor<3xindex>}> {x} : () -> ()
  "tosa.variable"() <{sym_name = "scalar", type = f16, var_shape = dense<> : tensor<0xindex>}> : () -> ()
  "builtin.module"() ({
  ^bb0:
  }) {t.env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_fp, none], extensions = [bf16, shape]>, t.extension = #tosa.ext<controlflow>, t.level = #tosa.level<8k>, t.mode = #tosa.resize_mode<NEAREST_NEIGHBOR>, t.nan = #tosa.nan_mode<IGNORE>, t.profile = #tosa.prof<pro_int>, t.quant = [#tosa.unary_quant<input_zp = 3, output_zp = -4>, #tosa.conv_quant<input_zp = 1, weight_zp = 2>, #tosa.matmul_quant<a_zp = 5, b_zp = 6>, #tosa.pad_quant<input_zp = 9>], t.round = #tosa.rounding_mode<INEXACT_ROUND>, t.size = #tosa.block_size<BLOCK_SIZE_32>, t.small = tensor<3x!tosa.mxint8>, t.version = #tosa.specification_version<1.0>} : () -> ()
  "func.func"() <{function_type = (tensor<2x5xf32>, tensor<2x5xi32>, tensor<2x5xi1>, tensor<*xf32>, tensor<1xf32>, tensor<1xi8>, tensor<17xi16>) -> (), sym_name = "elements"}> ({
  ^bb0(%arg49: tensor<2x5xf32>, %arg50: tensor<2x5xi32>, %arg51: tensor<2x5xi1>, %arg52: tensor<*xf32>, %arg53: tensor<1xf32>, %arg54: tensor<1xi8>, %arg55: tensor<17xi16>):
    %64 = "tosa.abs"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %65 = "tosa.bitwise_not"(%arg50) {x} : (tensor<2x5xi32>) -> tensor<2x5xi32>
    %66 = "tosa.ceil"(%arg52) : (tensor<*xf32>) -> tensor<2x5xf32>
    %67 = "tosa.clz"(%arg50) : (tensor<2x5xi32>) -> tensor<2x5xi32>
    %68 = "tosa.cos"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %69 = "tosa.erf"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %70 = "tosa.exp"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %71 = "tosa.floor"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %72 = "tosa.log"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %73 = "tosa.logical_not"(%arg51) : (tensor<2x5xi1>) -> tensor<2x5xi1>
    %74 = "tosa.reciprocal"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %75 = "tosa.rsqrt"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %76 = "tosa.sigmoid"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %77 = "tosa.sin"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %78 = "tosa.tanh"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %79 = "tosa.clamp"(%arg49) <{max_val = 6.500000e+00 : f32, min_val = -1.000000e+00 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %80 = "tosa.clamp"(%arg50) <{max_val = 9 : i32, min_val = 0 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> {a.b = "c", zz = 3 : i64} : (tensor<2x5xi32>) -> tensor<2x5xi32>
    %81 = "tosa.negate"(%arg49, %arg53, %arg53) : (tensor<2x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x5xf32>
    %82 = "tosa.add"(%arg49, %arg52) : (tensor<2x5xf32>, tensor<*xf32>) -> tensor<2x5xf32>
    %83 = "tosa.arithmetic_right_shift"(%arg50, %arg50) <{round = true}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %84 = "tosa.bitwise_and"(%arg50, %arg50) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %85 = "tosa.bitwise_or"(%arg50, %arg50) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %86 = "tosa.bitwise_xor"(%arg50, %arg50) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %87 = "tosa.equal"(%arg49, %arg49) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %88 = "tosa.greater"(%arg49, %arg49) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %89 = "tosa.greater_equal"(%arg49, %arg49) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %90 = "tosa.intdiv"(%arg50, %arg50) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %91 = "tosa.logical_and"(%arg51, %arg51) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %92 = "tosa.logical_left_shift"(%arg50, %arg50) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %93 = "tosa.logical_or"(%arg51, %arg51) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %94 = "tosa.logical_right_shift"(%arg50, %arg50) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %95 = "tosa.logical_xor"(%arg51, %arg51) : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %96 = "tosa.maximum"(%arg49, %arg49) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %97 = "tosa.minimum"(%arg49, %arg49) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %98 = "tosa.mul"(%arg50, %arg50, %arg54) : (tensor<2x5xi32>, tensor<2x5xi32>, tensor<1xi8>) -> tensor<2x5xi32>
    %99 = "tosa.pow"(%arg49, %arg49) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %100 = "tosa.select"(%arg51, %arg49, %arg49) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %101 = "tosa.sub"(%arg49, %arg49) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %102 = "tosa.table"(%arg50, %arg55) : (tensor<2x5xi32>, tensor<17xi16>) -> tensor<2x5xi32>
    %103 = "tosa.cast"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xi8>
    %104 = "tosa.identity"(%arg49) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %105:2 = "tosa.custom"(%arg49, %arg50) <{domain_name = "mine", implementation_attrs = "", operator_name = "swirl"}> : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<5xf32>, tensor<*xi32>)
    "tosa.custom"() <{domain_name = "mine", implementation_attrs = "none", operator_name = "swirl"}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x10x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1x5x8x8x2xi8>, tensor<3x2x2x2x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>, tensor<2x8x16xf32>) -> (), sym_name = "windows"}> ({
  ^bb0(%arg35: tensor<1x8x10x4xf32>, %arg36: tensor<6x3x3x4xf32>, %arg37: tensor<6xf32>, %arg38: tensor<1xf32>, %arg39: tensor<1x5x8x8x2xi8>, %arg40: tensor<3x2x2x2x2xi8>, %arg41: tensor<1xi32>, %arg42: tensor<1xi8>, %arg43: tensor<3x3x4x2xf32>, %arg44: tensor<8xf32>, %arg45: tensor<2x3x4xf16>, %arg46: tensor<2x4x5xf16>, %arg47: tensor<1xf16>, %arg48: tensor<2x8x16xf32>):
    %55 = "tosa.conv2d"(%arg35, %arg36, %arg37, %arg38, %arg38) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x10x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
    %56 = "tosa.conv3d"(%arg39, %arg40, %arg41, %arg42, %arg42) <{acc_type = i32, dilation = array<i64: 1, 1, 1>, local_bound = true, pad = array<i64: 0, 1, 0, 1, 0, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x5x8x8x2xi8>, tensor<3x2x2x2x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x8x8x3xi32>
    %57 = "tosa.depthwise_conv2d"(%arg35, %arg43, %arg44, %arg38, %arg38) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> {x} : (tensor<1x8x10x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8xf32>
    %58 = "tosa.transpose_conv2d"(%arg35, %arg36, %arg37, %arg38, %arg38) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x10x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x12x6xf32>
    %59 = "tosa.avg_pool2d"(%arg35, %arg38, %arg38) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 2, 2>}> : (tensor<1x8x10x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6x4xf32>
    %60 = "tosa.max_pool2d"(%arg35) <{kernel = array<i64: 2, 2>, nan_mode = #tosa.nan_mode<IGNORE>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x10x4xf32>) -> tensor<1x4x5x4xf32>
    %61 = "tosa.matmul"(%arg45, %arg46, %arg47, %arg47) : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<2x3x5xf32>
    %62:2 = "tosa.fft2d"(%arg48, %arg48) <{inverse = true, local_bound = false}> : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>)
    %63:2 = "tosa.rfft2d"(%arg48) : (tensor<2x8x16xf32>) -> (tensor<2x8x9xf32>, tensor<2x8x9xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x2x5xf32>, tensor<1xf32>, tensor<1x4x6x2xf32>, tensor<3x4xi1>) -> (), sym_name = "layout"}> ({
  ^bb0(%arg29: tensor<3x4x5xf32>, %arg30: tensor<3x2xi32>, %arg31: tensor<3x2x5xf32>, %arg32: tensor<1xf32>, %arg33: tensor<1x4x6x2xf32>, %arg34: tensor<3x4xi1>):
    %31 = "tosa.argmax"(%arg29) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<3x4x5xf32>) -> tensor<3x5xi32>
    %32 = "tosa.argmax"(%arg29) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<3x4x5xf32>) -> tensor<4x5xi64>
    %33 = "tosa.reduce_all"(%arg34) <{axis = 0 : i32}> : (tensor<3x4xi1>) -> tensor<1x4xi1>
    %34 = "tosa.reduce_any"(%arg34) <{axis = 1 : i32}> : (tensor<3x4xi1>) -> tensor<3x1xi1>
    %35 = "tosa.reduce_max"(%arg29) <{axis = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32>
    %36 = "tosa.reduce_min"(%arg29) <{axis = 2 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32>
    %37 = "tosa.reduce_product"(%arg29) <{axis = 0 : i32}> : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
    %38 = "tosa.reduce_sum"(%arg29) <{axis = 0 : i32}> {x} : (tensor<3x4x5xf32>) -> tensor<*xf32>
    %39 = "tosa.concat"(%arg29, %arg31) <{axis = 1 : i32}> : (tensor<3x4x5xf32>, tensor<3x2x5xf32>) -> tensor<3x6x5xf32>
    %40 = "tosa.const_shape"() <{values = dense<[5, 12]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %41 = "tosa.const_shape"() <{values = dense<1> : tensor<6xindex>}> : () -> !tosa.shape<6>
    %42 = "tosa.const_shape"() <{values = dense<[0, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %43 = "tosa.const_shape"() <{values = dense<[3, 2, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %44 = "tosa.const_shape"() <{values = dense<[2, 1, 2, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %45 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %46 = "tosa.pad"(%arg29, %41, %arg32) : (tensor<3x4x5xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<5x6x7xf32>
    %47 = "tosa.reshape"(%arg29, %40) : (tensor<3x4x5xf32>, !tosa.shape<2>) -> tensor<5x12xf32>
    %48 = "tosa.reverse"(%arg29) <{axis = 2 : i32}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    %49 = "tosa.slice"(%arg29, %42, %43) : (tensor<3x4x5xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<3x2x2xf32>
    %50 = "tosa.tile"(%arg29, %43) : (tensor<3x4x5xf32>, !tosa.shape<3>) -> tensor<9x8x10xf32>
    %51 = "tosa.transpose"(%arg29) <{perms = array<i32: 2, 0, 1>}> : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
    %52 = "tosa.gather"(%arg29, %arg30) : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x2x5xf32>
    %53 = "tosa.scatter"(%arg29, %arg30, %arg31) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
    %54 = "tosa.resize"(%arg33, %44, %45, %45) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x4x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x11x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x64xf32>, tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>, tensor<2x4x64xf6E2M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf6E2M3FN>, tensor<2x5x2xf8E8M0FNU>, tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>, vector<4xi32>, vector<4xi8>, i32, i8) -> (), sym_name = "scales"}> ({
  ^bb0(%arg13: tensor<4x64xf32>, %arg14: tensor<4x64xf8E4M3FN>, %arg15: tensor<4x2xf8E8M0FNU>, %arg16: tensor<2x4x64xf6E2M3FN>, %arg17: tensor<2x4x2xf8E8M0FNU>, %arg18: tensor<2x5x64xf6E2M3FN>, %arg19: tensor<2x5x2xf8E8M0FNU>, %arg20: tensor<3x2xi8>, %arg21: tensor<1xi32>, %arg22: tensor<1xi8>, %arg23: tensor<1xi8>, %arg24: tensor<1xi32>, %arg25: vector<4xi32>, %arg26: vector<4xi8>, %arg27: i32, %arg28: i8):
    %25 = "tosa.cast_from_block_scaled"(%arg14, %arg15) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
    %26:2 = "tosa.cast_to_block_scaled"(%arg13) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
    %27 = "tosa.matmul_t_block_scaled"(%arg16, %arg17, %arg18, %arg19) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf6E2M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf6E2M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32>
    %28 = "tosa.rescale"(%arg20, %arg21, %arg22, %arg23, %arg24) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<3x2xi32>
    %29 = "tosa.apply_scale"(%arg27, %arg27, %arg28) <{rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}> : (i32, i32, i8) -> i32
    %30 = "tosa.apply_scale"(%arg25, %arg25, %arg26) <{rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>}> {x} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1xi1>, tensor<2xf32>, tensor<1xi32>) -> (), sym_name = "control"}> ({
  ^bb0(%arg2: tensor<1xi1>, %arg3: tensor<2xf32>, %arg4: tensor<1xi32>):
    %18 = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %19 = "tosa.cond_if"(%arg2) ({
      "tosa.yield"(%arg3) : (tensor<2xf32>) -> ()
    }, {
      %24 = "tosa.add"(%arg3, %arg3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      "tosa.yield"(%24) : (tensor<2xf32>) -> ()
    }) : (tensor<1xi1>) -> tensor<2xf32>
    %20:2 = "tosa.cond_if"(%arg2, %arg3, %arg4) ({
    ^bb0(%arg11: tensor<2xf32>, %arg12: tensor<1xi32>):
      "tosa.yield"(%arg11, %arg12) : (tensor<2xf32>, tensor<1xi32>) -> ()
    }, {
    ^bb0(%arg9: tensor<2xf32>, %arg10: tensor<1xi32>):
      "tosa.yield"(%arg3, %arg10) {y} : (tensor<2xf32>, tensor<1xi32>) -> ()
    }) {z} : (tensor<1xi1>, tensor<2xf32>, tensor<1xi32>) -> (tensor<2xf32>, tensor<1xi32>)
    %21:2 = "tosa.while_loop"(%arg4, %arg3) ({
    ^bb0(%arg7: tensor<1xi32>, %arg8: tensor<2xf32>):
      %23 = "tosa.greater"(%arg7, %arg7) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      "tosa.yield"(%23) : (tensor<1xi1>) -> ()
    }, {
    ^bb0(%arg5: tensor<1xi32>, %arg6: tensor<2xf32>):
      "tosa.yield"(%arg5, %arg6) : (tensor<1xi32>, tensor<2xf32>) -> ()
    }) {w = 1 : i64} : (tensor<1xi32>, tensor<2xf32>) -> (tensor<1xi32>, tensor<2xf32>)
    %22 = "tosa.variable_read"() <{name = "counter"}> {x} : () -> tensor<2x3xi32>
    "tosa.variable_write"(%22) <{name = "counter"}> : (tensor<2x3xi32>) -> ()
    "tosa.variable_write"(%22) <{name = "counter"}> {x} : (tensor<2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x?xf32>) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg1: tensor<3x?xf32>):
    %1 = "tosa.const_shape"() <{values = dense<[4, 6]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %2 = "tosa.const_shape"() <{values = dense<0> : tensor<1xindex>}> : () -> !tosa.shape<0>
    %3 = "tosa.dim"(%arg1) <{axis = 1 : i32}> : (tensor<3x?xf32>) -> !tosa.shape<1>
    %4 = "tosa.add_shape"(%1, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %5 = "tosa.concat_shape"(%1, %3) : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
    %6 = "tosa.div_ceil_shape"(%1, %1) {x} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %7 = "tosa.div_floor_shape"(%1, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %8 = "tosa.exp2_shape"(%1) : (!tosa.shape<2>) -> !tosa.shape<2>
    %9 = "tosa.log2_ceil_shape"(%1) : (!tosa.shape<2>) -> !tosa.shape<2>
    %10 = "tosa.log2_floor_shape"(%1) : (!tosa.shape<2>) -> !tosa.shape<2>
    %11 = "tosa.max_shape"(%1, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %12 = "tosa.min_shape"(%1, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %13 = "tosa.mod_shape"(%1, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %14 = "tosa.mul_shape"(%1, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %15 = "tosa.sub_shape"(%1, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %16 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %17 = "tosa.slice_shape"(%1, %16, %16) : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>) -> tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>, sym_name = "clamp_unsigned"}> ({
  ^bb0(%arg0: tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>):
    %0 = "tosa.clamp"(%arg0) <{max_val = 255 : ui8, min_val = 0 : ui8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>) -> tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>
    "func.return"(%0) : (tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>) -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  tosa.variable @counter = dense<7> : tensor<2x3xi32> loc("<stdin>":2:1)
  tosa.variable @image {x} : tensor<1x?x4xf32> loc("<stdin>":3:1)
  tosa.variable @scalar : tensor<f16> loc("<stdin>":4:1)
  module attributes {t.env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_fp, none], extensions = [bf16, shape]>, t.extension = #tosa.ext<controlflow>, t.level = #tosa.level<8k>, t.mode = #tosa.resize_mode<NEAREST_NEIGHBOR>, t.nan = #tosa.nan_mode<IGNORE>, t.profile = #tosa.prof<pro_int>, t.quant = [#tosa.unary_quant<input_zp = 3, output_zp = -4>, #tosa.conv_quant<input_zp = 1, weight_zp = 2>, #tosa.matmul_quant<a_zp = 5, b_zp = 6>, #tosa.pad_quant<input_zp = 9>], t.round = #tosa.rounding_mode<INEXACT_ROUND>, t.size = #tosa.block_size<BLOCK_SIZE_32>, t.small = tensor<3x!tosa.mxint8>, t.version = #tosa.specification_version<1.0>} {
  } loc("<stdin>":5:1)
  func.func @elements(%arg0: tensor<2x5xf32> loc("<stdin>":7:21), %arg1: tensor<2x5xi32> loc("<stdin>":7:42), %arg2: tensor<2x5xi1> loc("<stdin>":7:63), %arg3: tensor<*xf32> loc("<stdin>":7:83), %arg4: tensor<1xf32> loc("<stdin>":7:102), %arg5: tensor<1xi8> loc("<stdin>":7:124), %arg6: tensor<17xi16> loc("<stdin>":7:146)) {
    %0 = tosa.abs %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":8:8)
    %1 = tosa.bitwise_not %arg1 {x} : (tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":9:8)
    %2 = tosa.ceil %arg3 : (tensor<*xf32>) -> tensor<2x5xf32> loc("<stdin>":10:8)
    %3 = tosa.clz %arg1 : (tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":11:8)
    %4 = tosa.cos %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":12:8)
    %5 = tosa.erf %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":13:8)
    %6 = tosa.exp %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":14:8)
    %7 = tosa.floor %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":15:8)
    %8 = tosa.log %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":16:8)
    %9 = tosa.logical_not %arg2 : (tensor<2x5xi1>) -> tensor<2x5xi1> loc("<stdin>":17:8)
    %10 = tosa.reciprocal %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":18:9)
    %11 = tosa.rsqrt %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":19:9)
    %12 = tosa.sigmoid %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":20:9)
    %13 = tosa.sin %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":21:9)
    %14 = tosa.tanh %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":22:9)
    %15 = tosa.clamp %arg0 {max_val = 6.500000e+00 : f32, min_val = -1.000000e+00 : f32} : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":23:9)
    %16 = tosa.clamp %arg1 {a.b = "c", max_val = 9 : i32, min_val = 0 : i32, nan_mode = IGNORE, zz = 3 : i64} : (tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":24:9)
    %17 = tosa.negate %arg0, %arg4, %arg4 : (tensor<2x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x5xf32> loc("<stdin>":25:9)
    %18 = tosa.add %arg0, %arg3 : (tensor<2x5xf32>, tensor<*xf32>) -> tensor<2x5xf32> loc("<stdin>":26:9)
    %19 = tosa.arithmetic_right_shift %arg1, %arg1 {round = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":27:9)
    %20 = tosa.bitwise_and %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":28:9)
    %21 = tosa.bitwise_or %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":29:9)
    %22 = tosa.bitwise_xor %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":30:9)
    %23 = tosa.equal %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1> loc("<stdin>":31:9)
    %24 = tosa.greater %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1> loc("<stdin>":32:9)
    %25 = tosa.greater_equal %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1> loc("<stdin>":33:9)
    %26 = tosa.intdiv %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":34:9)
    %27 = tosa.logical_and %arg2, %arg2 : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1> loc("<stdin>":35:9)
    %28 = tosa.logical_left_shift %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":36:9)
    %29 = tosa.logical_or %arg2, %arg2 : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1> loc("<stdin>":37:9)
    %30 = tosa.logical_right_shift %arg1, %arg1 : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32> loc("<stdin>":38:9)
    %31 = tosa.logical_xor %arg2, %arg2 : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1> loc("<stdin>":39:9)
    %32 = tosa.maximum %arg0, %arg0 {nan_mode = IGNORE} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":40:9)
    %33 = tosa.minimum %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":41:9)
    %34 = tosa.mul %arg1, %arg1, %arg5 : (tensor<2x5xi32>, tensor<2x5xi32>, tensor<1xi8>) -> tensor<2x5xi32> loc("<stdin>":42:9)
    %35 = tosa.pow %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":43:9)
    %36 = tosa.select %arg2, %arg0, %arg0 : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":44:9)
    %37 = tosa.sub %arg0, %arg0 : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":45:9)
    %38 = tosa.table %arg1, %arg6 : (tensor<2x5xi32>, tensor<17xi16>) -> tensor<2x5xi32> loc("<stdin>":46:9)
    %39 = tosa.cast %arg0 : (tensor<2x5xf32>) -> tensor<2x5xi8> loc("<stdin>":47:9)
    %40 = tosa.identity %arg0 : (tensor<2x5xf32>) -> tensor<2x5xf32> loc("<stdin>":48:9)
    %41:2 = tosa.custom %arg0, %arg1 {domain_name = "mine", implementation_attrs = "", operator_name = "swirl"} : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<5xf32>, tensor<*xi32>) loc("<stdin>":49:11)
    tosa.custom  {domain_name = "mine", implementation_attrs = "none", operator_name = "swirl"} : () -> () loc("<stdin>":50:3)
    return loc("<stdin>":51:3)
  } loc("<stdin>":7:1)
  func.func @windows(%arg0: tensor<1x8x10x4xf32> loc("<stdin>":53:20), %arg1: tensor<6x3x3x4xf32> loc("<stdin>":53:46), %arg2: tensor<6xf32> loc("<stdin>":53:71), %arg3: tensor<1xf32> loc("<stdin>":53:90), %arg4: tensor<1x5x8x8x2xi8> loc("<stdin>":53:109), %arg5: tensor<3x2x2x2x2xi8> loc("<stdin>":53:135), %arg6: tensor<1xi32> loc("<stdin>":53:162), %arg7: tensor<1xi8> loc("<stdin>":53:182), %arg8: tensor<3x3x4x2xf32> loc("<stdin>":53:201), %arg9: tensor<8xf32> loc("<stdin>":53:226), %arg10: tensor<2x3x4xf16> loc("<stdin>":53:246), %arg11: tensor<2x4x5xf16> loc("<stdin>":53:269), %arg12: tensor<1xf16> loc("<stdin>":53:292), %arg13: tensor<2x8x16xf32> loc("<stdin>":53:312)) {
    %0 = tosa.conv2d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x10x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32> loc("<stdin>":54:8)
    %1 = tosa.conv3d %arg4, %arg5, %arg6, %arg7, %arg7 {acc_type = i32, dilation = array<i64: 1, 1, 1>, local_bound = true, pad = array<i64: 0, 1, 0, 1, 0, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x8x8x2xi8>, tensor<3x2x2x2x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x8x8x3xi32> loc("<stdin>":55:8)
    %2 = tosa.depthwise_conv2d %arg0, %arg8, %arg9, %arg3, %arg3 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, x} : (tensor<1x8x10x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8xf32> loc("<stdin>":56:8)
    %3 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x10x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x12x6xf32> loc("<stdin>":57:8)
    %4 = tosa.avg_pool2d %arg0, %arg3, %arg3 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x8x10x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6x4xf32> loc("<stdin>":58:8)
    %5 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x10x4xf32>) -> tensor<1x4x5x4xf32> loc("<stdin>":59:8)
    %6 = tosa.matmul %arg10, %arg11, %arg12, %arg12 : (tensor<2x3x4xf16>, tensor<2x4x5xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<2x3x5xf32> loc("<stdin>":60:8)
    %output_real, %output_imag = tosa.fft2d %arg13, %arg13 {inverse = true} : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>) loc("<stdin>":61:10)
    %output_real_0, %output_imag_1 = tosa.rfft2d %arg13 : (tensor<2x8x16xf32>) -> (tensor<2x8x9xf32>, tensor<2x8x9xf32>) loc("<stdin>":62:10)
    return loc("<stdin>":63:3)
  } loc("<stdin>":53:1)
  func.func @layout(%arg0: tensor<3x4x5xf32> loc("<stdin>":65:19), %arg1: tensor<3x2xi32> loc("<stdin>":65:42), %arg2: tensor<3x2x5xf32> loc("<stdin>":65:63), %arg3: tensor<1xf32> loc("<stdin>":65:86), %arg4: tensor<1x4x6x2xf32> loc("<stdin>":65:105), %arg5: tensor<3x4xi1> loc("<stdin>":65:134)) {
    %0 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x5xi32> loc("<stdin>":66:8)
    %1 = tosa.argmax %arg0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<3x4x5xf32>) -> tensor<4x5xi64> loc("<stdin>":67:8)
    %2 = tosa.reduce_all %arg5 {axis = 0 : i32} : (tensor<3x4xi1>) -> tensor<1x4xi1> loc("<stdin>":68:8)
    %3 = tosa.reduce_any %arg5 {axis = 1 : i32} : (tensor<3x4xi1>) -> tensor<3x1xi1> loc("<stdin>":69:8)
    %4 = tosa.reduce_max %arg0 {axis = 2 : i32} : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32> loc("<stdin>":70:8)
    %5 = tosa.reduce_min %arg0 {axis = 2 : i32, nan_mode = IGNORE} : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32> loc("<stdin>":71:8)
    %6 = tosa.reduce_product %arg0 {axis = 0 : i32} : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32> loc("<stdin>":72:8)
    %7 = tosa.reduce_sum %arg0 {axis = 0 : i32, x} : (tensor<3x4x5xf32>) -> tensor<*xf32> loc("<stdin>":73:8)
    %8 = tosa.concat %arg0, %arg2 {axis = 1 : i32} : (tensor<3x4x5xf32>, tensor<3x2x5xf32>) -> tensor<3x6x5xf32> loc("<stdin>":74:8)
    %9 = tosa.const_shape  {values = dense<[5, 12]> : tensor<2xindex>} : () -> !tosa.shape<2> loc("<stdin>":75:12)
    %10 = tosa.const_shape  {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6> loc("<stdin>":76:13)
    %11 = tosa.const_shape  {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3> loc("<stdin>":77:12)
    %12 = tosa.const_shape  {values = dense<[3, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3> loc("<stdin>":78:11)
    %13 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4> loc("<stdin>":79:12)
    %14 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2> loc("<stdin>":80:11)
    %15 = tosa.pad %arg0, %10, %arg3 : (tensor<3x4x5xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<5x6x7xf32> loc("<stdin>":81:8)
    %16 = tosa.reshape %arg0, %9 : (tensor<3x4x5xf32>, !tosa.shape<2>) -> tensor<5x12xf32> loc("<stdin>":82:9)
    %17 = tosa.reverse %arg0 {axis = 2 : i32} : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32> loc("<stdin>":83:9)
    %18 = tosa.slice %arg0, %11, %12 : (tensor<3x4x5xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<3x2x2xf32> loc("<stdin>":84:9)
    %19 = tosa.tile %arg0, %12 : (tensor<3x4x5xf32>, !tosa.shape<3>) -> tensor<9x8x10xf32> loc("<stdin>":85:9)
    %20 = tosa.transpose %arg0 {perms = array<i32: 2, 0, 1>} : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32> loc("<stdin>":86:9)
    %21 = tosa.gather %arg0, %arg1 : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x2x5xf32> loc("<stdin>":87:9)
    %22 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32> loc("<stdin>":88:9)
    %23 = tosa.resize %arg4, %13, %14, %14 {mode = BILINEAR} : (tensor<1x4x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x11x2xf32> loc("<stdin>":89:9)
    return loc("<stdin>":90:3)
  } loc("<stdin>":65:1)
  func.func @scales(%arg0: tensor<4x64xf32> loc("<stdin>":92:19), %arg1: tensor<4x64xf8E4M3FN> loc("<stdin>":92:41), %arg2: tensor<4x2xf8E8M0FNU> loc("<stdin>":92:72), %arg3: tensor<2x4x64xf6E2M3FN> loc("<stdin>":92:99), %arg4: tensor<2x4x2xf8E8M0FNU> loc("<stdin>":92:128), %arg5: tensor<2x5x64xf6E2M3FN> loc("<stdin>":92:158), %arg6: tensor<2x5x2xf8E8M0FNU> loc("<stdin>":92:187), %arg7: tensor<3x2xi8> loc("<stdin>":92:217), %arg8: tensor<1xi32> loc("<stdin>":92:237), %arg9: tensor<1xi8> loc("<stdin>":92:256), %arg10: tensor<1xi8> loc("<stdin>":92:274), %arg11: tensor<1xi32> loc("<stdin>":92:292), %arg12: vector<4xi32> loc("<stdin>":92:311), %arg13: vector<4xi8> loc("<stdin>":92:330), %arg14: i32 loc("<stdin>":92:348), %arg15: i8 loc("<stdin>":92:357)) {
    %0 = tosa.cast_from_block_scaled %arg1, %arg2 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32> loc("<stdin>":93:8)
    %output_data, %output_scale = tosa.cast_to_block_scaled %arg0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) loc("<stdin>":94:10)
    %1 = tosa.matmul_t_block_scaled %arg3, %arg4, %arg5, %arg6 {block_size = BLOCK_SIZE_32} : (tensor<2x4x64xf6E2M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf6E2M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32> loc("<stdin>":95:8)
    %2 = tosa.rescale %arg7, %arg8, %arg9, %arg10, %arg11 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<3x2xi32> loc("<stdin>":96:8)
    %3 = tosa.apply_scale %arg14, %arg14, %arg15 {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32 loc("<stdin>":97:8)
    %4 = tosa.apply_scale %arg12, %arg12, %arg13 {rounding_mode = INEXACT_ROUND, x = unit} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32> loc("<stdin>":98:8)
    return loc("<stdin>":99:3)
  } loc("<stdin>":92:1)
  func.func @control(%arg0: tensor<1xi1> loc("<stdin>":101:20), %arg1: tensor<2xf32> loc("<stdin>":101:38), %arg2: tensor<1xi32> loc("<stdin>":101:57)) {
    %0 = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8> loc("<stdin>":102:8)
    %1 = tosa.cond_if %arg0 : tensor<1xi1> -> tensor<2xf32> {
      tosa.yield %arg1 : tensor<2xf32> loc("<stdin>":104:5)
    } else {
      %5 = tosa.add %arg1, %arg1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc("<stdin>":106:10)
      tosa.yield %5 : tensor<2xf32> loc("<stdin>":107:5)
    } loc("<stdin>":103:8)
    %2:2 = tosa.cond_if %arg0 (%arg3 = %arg1, %arg4 = %arg2) : tensor<1xi1> (tensor<2xf32>, tensor<1xi32>) -> (tensor<2xf32>, tensor<1xi32>) {
    ^bb0(%arg3: tensor<2xf32> loc("<stdin>":110:8), %arg4: tensor<1xi32> loc("<stdin>":110:27)):
      tosa.yield %arg3, %arg4 : tensor<2xf32>, tensor<1xi32> loc("<stdin>":111:5)
    } else {
    ^bb0(%arg3: tensor<2xf32> loc("<stdin>":113:8), %arg4: tensor<1xi32> loc("<stdin>":113:27)):
      tosa.yield %arg1, %arg4 {y} : tensor<2xf32>, tensor<1xi32> loc("<stdin>":114:5)
    } {z} loc("<stdin>":109:10)
    %3:2 = tosa.while_loop (%arg3 = %arg2, %arg4 = %arg1) : (tensor<1xi32>, tensor<2xf32>) -> (tensor<1xi32>, tensor<2xf32>) {
      %5 = tosa.greater %arg3, %arg3 : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1> loc("<stdin>":117:10)
      tosa.yield %5 : tensor<1xi1> loc("<stdin>":118:5)
    } do {
    ^bb0(%arg3: tensor<1xi32> loc("<stdin>":120:8), %arg4: tensor<2xf32> loc("<stdin>":120:27)):
      tosa.yield %arg3, %arg4 : tensor<1xi32>, tensor<2xf32> loc("<stdin>":121:5)
    } attributes {w = 1 : i64} loc("<stdin>":116:10)
    %4 = tosa.variable_read @counter {x} : tensor<2x3xi32> loc("<stdin>":123:8)
    tosa.variable_write @counter, %4 : tensor<2x3xi32> loc("<stdin>":124:3)
    tosa.variable_write @counter {x}, %4 : tensor<2x3xi32> loc("<stdin>":125:3)
    return loc("<stdin>":126:3)
  } loc("<stdin>":101:1)
  func.func @shapes(%arg0: tensor<3x?xf32> loc("<stdin>":128:19)) {
    %0 = tosa.const_shape  {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2> loc("<stdin>":129:8)
    %1 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<0> loc("<stdin>":130:8)
    %2 = tosa.dim %arg0 {axis = 1 : i32} : (tensor<3x?xf32>) -> !tosa.shape<1> loc("<stdin>":131:8)
    %3 = tosa.add_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":132:8)
    %4 = tosa.concat_shape %0, %2 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3> loc("<stdin>":133:8)
    %5 = tosa.div_ceil_shape %0, %0 {x} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":134:8)
    %6 = tosa.div_floor_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":135:8)
    %7 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":136:8)
    %8 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":137:8)
    %9 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":138:8)
    %10 = tosa.max_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":139:8)
    %11 = tosa.min_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":140:8)
    %12 = tosa.mod_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":141:8)
    %13 = tosa.mul_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":142:9)
    %14 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2> loc("<stdin>":143:9)
    %15 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32> loc("<stdin>":144:11)
    %16 = tosa.slice_shape %0, %15, %15 : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1> loc("<stdin>":145:9)
    return loc("<stdin>":146:3)
  } loc("<stdin>":128:1)
  func.func @clamp_unsigned(%arg0: tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>> loc("<stdin>":148:27)) -> tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>> {
    %0 = tosa.clamp %arg0 {max_val = 255 : ui8, min_val = 0 : ui8} : (tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>>) -> tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>> loc("<stdin>":149:10)
    return %0 : tensor<?x2x!quant.uniform<u8:f32, 2.000000e-02:-128>> loc("<stdin>":150:5)
  } loc("<stdin>":148:1)
} loc("<stdin>":0:0)
