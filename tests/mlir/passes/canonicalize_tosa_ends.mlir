// Folds of tosa at the ends of their ranges: each order of constants, each reason not to fold.
func.func @f0() -> tensor<2xi1> {
  %a = "tosa.const"() {values = dense<1.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %b = "tosa.const"() {values = dense<2.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.equal %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
func.func @f4() -> tensor<2xi1> {
  %a = "tosa.const"() {values = dense<7> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tosa.const"() {values = dense<-3> : tensor<2xi32>} : () -> tensor<2xi32>
  %r = tosa.equal %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
func.func @f13() -> tensor<2xi1> {
  %a = "tosa.const"() {values = dense<1.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %b = "tosa.const"() {values = dense<2.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.greater %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
func.func @f22(%u: tensor<*xf32>) -> tensor<*xi1> {
  %a = "tosa.const"() {values = dense<3.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.greater %u, %a : (tensor<*xf32>, tensor<2xf32>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
func.func @f26() -> tensor<2xi1> {
  %a = "tosa.const"() {values = dense<1.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %b = "tosa.const"() {values = dense<2.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.greater_equal %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
func.func @f35(%u: tensor<*xf32>) -> tensor<*xi1> {
  %a = "tosa.const"() {values = dense<3.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.greater_equal %u, %a : (tensor<*xf32>, tensor<2xf32>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
func.func @f40() -> tensor<3xi32> {
  %a = "tosa.const"() {values = dense<-9> : tensor<3xi32>} : () -> tensor<3xi32>
  %b = "tosa.const"() {values = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
  %r = tosa.intdiv %a, %b : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @f51() -> tensor<2xi32> {
  %a = "tosa.const"() {values = dense<70000> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tosa.const"() {values = dense<70000> : tensor<2xi32>} : () -> tensor<2xi32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @f61(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = "tosa.const"() {values = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %x, %s : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @f67(%x: tensor<2xbf16>) -> tensor<2xbf16> {
  %a = "tosa.const"() {values = dense<0.0> : tensor<2xbf16>} : () -> tensor<2xbf16>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %x, %s : (tensor<2xbf16>, tensor<2xbf16>, tensor<1xi8>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}
func.func @f71(%x: tensor<2xi32>) -> tensor<2xi32> {
  %a = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.mul %a, %x, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @f76() -> tensor<2xi8> {
  %a = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8>
  %b = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8>
  %r = tosa.add %a, %b : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @f80() -> tensor<2xf16> {
  %a = "tosa.const"() {values = dense<0.5> : tensor<2xf16>} : () -> tensor<2xf16>
  %b = "tosa.const"() {values = dense<2.0> : tensor<2xf16>} : () -> tensor<2xf16>
  %r = tosa.add %a, %b : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}
func.func @f85() -> tensor<2xi8> {
  %a = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8>
  %b = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8>
  %r = tosa.sub %a, %b : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @f90() -> tensor<2xbf16> {
  %a = "tosa.const"() {values = dense<3.0> : tensor<2xbf16>} : () -> tensor<2xbf16>
  %b = "tosa.const"() {values = dense<4.0> : tensor<2xbf16>} : () -> tensor<2xbf16>
  %r = tosa.sub %a, %b : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}
func.func @f94() -> tensor<2xf32> {
  %a = "tosa.const"() {values = dense<4.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.reciprocal %a : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @f102() -> tensor<2xf8E4M3FN> {
  %a = "tosa.const"() {values = dense<2.0> : tensor<2xf8E4M3FN>} : () -> tensor<2xf8E4M3FN>
  %r = tosa.reciprocal %a : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}
func.func @f109() -> tensor<2xi8> {
  %a = "tosa.const"() {values = dense<0x7FC00000> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.cast %a : (tensor<2xf32>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @f118() -> tensor<2xi8> {
  %a = "tosa.const"() {values = dense<1.5> : tensor<2xbf16>} : () -> tensor<2xbf16>
  %r = tosa.cast %a : (tensor<2xbf16>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @f122() -> tensor<2xbf16> {
  %a = "tosa.const"() {values = dense<1.00390625> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.cast %a : (tensor<2xf32>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}
func.func @f126() -> tensor<2xf32> {
  %a = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1>
  %r = tosa.cast %a : (tensor<2xi1>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @f136() -> tensor<2xbf16> {
  %a = "tosa.const"() {values = dense<9223372036854775807> : tensor<2xi64>} : () -> tensor<2xi64>
  %r = tosa.cast %a : (tensor<2xi64>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}
func.func @f143() -> tensor<2xf32> {
  %a = "tosa.const"() {values = dense<200> : tensor<2xui8>} : () -> tensor<2xui8>
  %r = tosa.cast %a : (tensor<2xui8>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @f146() -> tensor<2xui8> {
  %a = "tosa.const"() {values = dense<-4.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.cast %a : (tensor<2xf32>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}
func.func @f156(%x: tensor<?xi8>) -> tensor<2xi8> {
  %r = tosa.cast %x : (tensor<?xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @f160(%x: tensor<2xi8>) -> tensor<2xi8> {
  %0 = tosa.cast %x : (tensor<2xi8>) -> tensor<2xf32>
  %r = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @f164(%x: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %r = tosa.reverse %x {axis = 0 : i32} : (tensor<3x1xf32>) -> tensor<3x1xf32>
  return %r : tensor<3x1xf32>
}
func.func @f168(%x: tensor<1xf32>) -> tensor<1xf32> {
  %r = tosa.reverse %x {axis = 0 : i32} : (tensor<1xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
func.func @f172() -> tensor<3x2xi32> {
  %a = "tosa.const"() {values = dense<7> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
  %r = tosa.reverse %a {axis = 0 : i32} : (tensor<3x2xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @f176(%x: tensor<*xi32>) -> tensor<*xi32> {
  %r = tosa.reduce_sum %x {axis = 0 : i32} : (tensor<*xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
func.func @f179(%x: tensor<*xi32>) -> tensor<*xi32> {
  %r = tosa.reduce_max %x {axis = 0 : i32} : (tensor<*xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
func.func @f183(%x: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %r = tosa.reduce_product %x {axis = 1 : i32} : (tensor<3x1xf32>) -> tensor<3x1xf32>
  return %r : tensor<3x1xf32>
}
func.func @f187(%x: tensor<3x?xi1>) -> tensor<3x1xi1> {
  %r = tosa.reduce_all %x {axis = 1 : i32} : (tensor<3x?xi1>) -> tensor<3x1xi1>
  return %r : tensor<3x1xi1>
}
func.func @f191(%x: tensor<*xi1>) -> tensor<*xi1> {
  %r = tosa.reduce_any %x {axis = 0 : i32} : (tensor<*xi1>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
func.func @f194(%x: tensor<1x?x?x2xf32>) -> tensor<1x?x?x2xf32> {
  %s = tosa.const_shape {values = dense<[2, 2, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %x, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x?x?x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x2xf32>
  return %r : tensor<1x?x?x2xf32>
}
func.func @f199(%x: tensor<1x?x?x2xf32>) -> tensor<1x?x?x2xf32> {
  %s = tosa.const_shape {values = dense<[2, 2, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %x, %s, %o, %b {mode = BILINEAR} : (tensor<1x?x?x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x2xf32>
  return %r : tensor<1x?x?x2xf32>
}
func.func @f204(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %x, %s : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f207() -> tensor<2x3xi32> {
  %a = "tosa.const"() {values = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>} : () -> tensor<6xi32>
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %s : (tensor<6xi32>, !tosa.shape<2>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @f211() -> tensor<2x3xi8> {
  %a = "tosa.const"() {values = dense<3> : tensor<6xi8>} : () -> tensor<6xi8>
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %s : (tensor<6xi8>, !tosa.shape<2>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @f215(%x: tensor<1x3x4xf32>) -> tensor<3x1x4xf32> {
  %r = tosa.transpose %x {perms = array<i32: 1, 0, 2>} : (tensor<1x3x4xf32>) -> tensor<3x1x4xf32>
  return %r : tensor<3x1x4xf32>
}
func.func @f219(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = tosa.transpose %x {perms = array<i32: 0>} : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @f223() -> tensor<2x2xi32> {
  %a = "tosa.const"() {values = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %r = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
func.func @f227(%x: tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32> {
  %r = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
  return %r : tensor<1x1x1x8xf32>
}
func.func @f233(%x: tensor<4xi8>) -> tensor<4xi8> {
  %r = tosa.clamp %x {max_val = 100 : i8, min_val = -128 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @f242(%x: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.clamp %x {max_val = 200 : ui8, min_val = 0 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  %r = tosa.clamp %0 {max_val = 255 : ui8, min_val = 100 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}
func.func @f245(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.clamp %x {max_val = 0x7F800000 : f32, min_val = 0xFF800000 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f249(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.clamp %x {max_val = 0x7F800000 : f32, min_val = -1.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f253(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %x {max_val = 6.0 : f32, min_val = 0.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {max_val = 3.0 : f32, min_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f256(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %x {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {max_val = 3.0 : f32, min_val = 2.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f265(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.clamp %x {max_val = 3.4028234E+38 : f32, min_val = -3.4028234E+38 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f274(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.concat %x {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @f278(%x: tensor<4xf32>) -> tensor<4xf32> {
  %b = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.slice %x, %b, %z : (tensor<4xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f281(%x: tensor<4x?xf32>) -> tensor<3x?xf32> {
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %x, %b, %z : (tensor<4x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}
func.func @f285() -> tensor<1xi32> {
  %a = "tosa.const"() {values = dense<9> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.slice %a, %b, %z : (tensor<4xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}
func.func @f289(%x: tensor<2x3xf32>, %y: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
  %b = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %0, %b, %z : (tensor<5x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
func.func @f301(%x: tensor<?x4xf32>) -> tensor<?x3xf32> {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %v = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %x, %p, %v : (tensor<?x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x6xf32>
  %b = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %0, %b, %z : (tensor<?x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}
func.func @f304(%x: tensor<4xf32>) -> tensor<3xf32> {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %v = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %x, %p, %v : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf32>
  "test.keep"(%0) : (tensor<6xf32>) -> ()
  %b = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.slice %0, %b, %z : (tensor<6xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @f308(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %m = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %x, %m : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f312(%x: tensor<?xf32>) -> tensor<?xf32> {
  %p = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %v = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r = tosa.pad %x, %p, %v : (tensor<?xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @f315(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %c = "tosa.const"() {values = dense<[true, false]> : tensor<2xi1>} : () -> tensor<2xi1>
  %r = tosa.select %c, %x, %y : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @f319(%x: tensor<2xi8>) -> tensor<2xi8> {
  %a = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %b = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %c = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %d = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.negate %x, %a, %b : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %r = tosa.negate %0, %c, %d : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
func.func @f325(%x: tensor<?xf32>) -> tensor<2xf32> {
  %0 = tosa.abs %x : (tensor<?xf32>) -> tensor<2xf32>
  %r = tosa.abs %0 : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @f329(%x: tensor<?xf32>) -> tensor<2xf32> {
  %0 = tosa.floor %x : (tensor<?xf32>) -> tensor<2xf32>
  %r = tosa.floor %0 : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @f332(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.log %x : (tensor<2xf32>) -> tensor<2xf32>
  %r = tosa.exp %0 : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @f336() -> tensor<2xi32> {
  %a = "tosa.const"() {values = dense<8> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  %r = tosa.arithmetic_right_shift %a, %b {round = false} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @f340() -> tensor<2xi32> {
  %a = "tosa.const"() {values = dense<8> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  %r = tosa.bitwise_or %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @f344() -> tensor<2xi32> {
  %a = "tosa.const"() {values = dense<-8> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tosa.const"() {values = dense<40> : tensor<2xi32>} : () -> tensor<2xi32>
  %r = tosa.arithmetic_right_shift %a, %b {round = true} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @f347() -> tensor<2xi32> {
  %a = "tosa.const"() {values = dense<-8> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tosa.const"() {values = dense<40> : tensor<2xi32>} : () -> tensor<2xi32>
  %r = tosa.logical_left_shift %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @f351() -> tensor<2xi32> {
  %a = "tosa.const"() {values = dense<-8> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tosa.const"() {values = dense<40> : tensor<2xi32>} : () -> tensor<2xi32>
  %r = tosa.maximum %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @f373() -> !tosa.shape<2> {
  %a = tosa.const_shape {values = dense<[6, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.mul_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return %r : !tosa.shape<2>
}
func.func @product_a() -> tensor<i32> {
  %a = "tosa.const"() <{values = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %s : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func @product_b() -> tensor<i32> {
  %a = "tosa.const"() <{values = dense<65536> : tensor<i32>}> : () -> tensor<i32>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %s : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func @product_c() -> tensor<i32> {
  %a = "tosa.const"() <{values = dense<-65536> : tensor<i32>}> : () -> tensor<i32>
  %b = "tosa.const"() <{values = dense<65536> : tensor<i32>}> : () -> tensor<i32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func @product_d() -> tensor<i16> {
  %a = "tosa.const"() <{values = dense<-300> : tensor<i16>}> : () -> tensor<i16>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %s : (tensor<i16>, tensor<i16>, tensor<1xi8>) -> tensor<i16>
  return %0 : tensor<i16>
}
func.func @product_e() -> tensor<i32> {
  %a = "tosa.const"() <{values = dense<65536> : tensor<i32>}> : () -> tensor<i32>
  %b = "tosa.const"() <{values = dense<65535> : tensor<i32>}> : () -> tensor<i32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func @product_g() -> tensor<i32> {
  %a = "tosa.const"() <{values = dense<100000> : tensor<i32>}> : () -> tensor<i32>
  %b = "tosa.const"() <{values = dense<60000> : tensor<i32>}> : () -> tensor<i32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func @shift_0() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<2147483647> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<63> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @shift_1() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<63> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @shift_2() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<31> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @shift_3() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<-2147483647> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<-2147483647> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<51> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @shift_4() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<31> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @shift_5() -> tensor<2xui32> {
  %a = "tosa.const"() <{values = dense<4294967295> : tensor<2xui32>}> : () -> tensor<2xui32>
  %b = "tosa.const"() <{values = dense<1> : tensor<2xui32>}> : () -> tensor<2xui32>
  %s = "tosa.const"() <{values = dense<62> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xui32>, tensor<2xui32>, tensor<1xi8>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}
func.func @shift_6() -> tensor<2xui32> {
  %a = "tosa.const"() <{values = dense<4294967294> : tensor<2xui32>}> : () -> tensor<2xui32>
  %b = "tosa.const"() <{values = dense<2> : tensor<2xui32>}> : () -> tensor<2xui32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xui32>, tensor<2xui32>, tensor<1xi8>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}
func.func @shift_7() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<127> : tensor<2xi8>}> : () -> tensor<2xi8>
  %b = "tosa.const"() <{values = dense<-52> : tensor<2xi8>}> : () -> tensor<2xi8>
  %s = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @shift_8() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<32766> : tensor<2xi16>}> : () -> tensor<2xi16>
  %b = "tosa.const"() <{values = dense<-32767> : tensor<2xi16>}> : () -> tensor<2xi16>
  %s = "tosa.const"() <{values = dense<32> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi16>, tensor<2xi16>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @shift_9() -> tensor<2xf32> {
  %a = "tosa.const"() <{values = dense<-0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @shift_10() -> tensor<2xf32> {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %b = "tosa.const"() <{values = dense<-0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @shift_11() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<5> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @shift_12() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<5> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @shift_13() -> tensor<2xi1> {
  %a = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
  %b = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<2xi1>, tensor<2xi1>, tensor<1xi8>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
//= --allow-unregistered-dialect --canonicalize
module {
  func.func @f0() -> tensor<2xi1> {
    %0 = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
  func.func @f4() -> tensor<2xi1> {
    %0 = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
  func.func @f13() -> tensor<2xi1> {
    %0 = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
  func.func @f22(%arg0: tensor<*xf32>) -> tensor<*xi1> {
    %0 = "tosa.const"() <{values = dense<3.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = tosa.greater %arg0, %0 : (tensor<*xf32>, tensor<2xf32>) -> tensor<*xi1>
    return %1 : tensor<*xi1>
  }
  func.func @f26() -> tensor<2xi1> {
    %0 = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
  func.func @f35(%arg0: tensor<*xf32>) -> tensor<*xi1> {
    %0 = "tosa.const"() <{values = dense<3.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = tosa.greater_equal %arg0, %0 : (tensor<*xf32>, tensor<2xf32>) -> tensor<*xi1>
    return %1 : tensor<*xi1>
  }
  func.func @f40() -> tensor<3xi32> {
    %0 = "tosa.const"() <{values = dense<-4> : tensor<3xi32>}> : () -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func @f51() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<605032704> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @f61(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
  func.func @f67(%arg0: tensor<2xbf16>) -> tensor<2xbf16> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<2xbf16>}> : () -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
  func.func @f71(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    return %arg0 : tensor<2xi32>
  }
  func.func @f76() -> tensor<2xi8> {
    %0 = "tosa.const"() <{values = dense<-56> : tensor<2xi8>}> : () -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func @f80() -> tensor<2xf16> {
    %0 = "tosa.const"() <{values = dense<2.500000e+00> : tensor<2xf16>}> : () -> tensor<2xf16>
    return %0 : tensor<2xf16>
  }
  func.func @f85() -> tensor<2xi8> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<2xi8>}> : () -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func @f90() -> tensor<2xbf16> {
    %0 = "tosa.const"() <{values = dense<-1.000000e+00> : tensor<2xbf16>}> : () -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
  func.func @f94() -> tensor<2xf32> {
    %0 = "tosa.const"() <{values = dense<2.500000e-01> : tensor<2xf32>}> : () -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f102() -> tensor<2xf8E4M3FN> {
    %0 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
    return %0 : tensor<2xf8E4M3FN>
  }
  func.func @f109() -> tensor<2xi8> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<2xi8>}> : () -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func @f118() -> tensor<2xi8> {
    %0 = "tosa.const"() <{values = dense<2> : tensor<2xi8>}> : () -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func @f122() -> tensor<2xbf16> {
    %0 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<2xbf16>}> : () -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
  func.func @f126() -> tensor<2xf32> {
    %0 = "tosa.const"() <{values = dense<-1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f136() -> tensor<2xbf16> {
    %0 = "tosa.const"() <{values = dense<9.223370e+18> : tensor<2xbf16>}> : () -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
  func.func @f143() -> tensor<2xf32> {
    %0 = "tosa.const"() <{values = dense<2.000000e+02> : tensor<2xf32>}> : () -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f146() -> tensor<2xui8> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<2xui8>}> : () -> tensor<2xui8>
    return %0 : tensor<2xui8>
  }
  func.func @f156(%arg0: tensor<?xi8>) -> tensor<2xi8> {
    %0 = tosa.cast %arg0 : (tensor<?xi8>) -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func @f160(%arg0: tensor<2xi8>) -> tensor<2xi8> {
    %0 = tosa.cast %arg0 : (tensor<2xi8>) -> tensor<2xf32>
    %1 = tosa.cast %0 : (tensor<2xf32>) -> tensor<2xi8>
    return %1 : tensor<2xi8>
  }
  func.func @f164(%arg0: tensor<3x1xf32>) -> tensor<3x1xf32> {
    %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<3x1xf32>) -> tensor<3x1xf32>
    return %0 : tensor<3x1xf32>
  }
  func.func @f168(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    return %arg0 : tensor<1xf32>
  }
  func.func @f172() -> tensor<3x2xi32> {
    %0 = "tosa.const"() <{values = dense<7> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    return %0 : tensor<3x2xi32>
  }
  func.func @f176(%arg0: tensor<*xi32>) -> tensor<*xi32> {
    %0 = tosa.reduce_sum %arg0 {axis = 0 : i32} : (tensor<*xi32>) -> tensor<*xi32>
    return %0 : tensor<*xi32>
  }
  func.func @f179(%arg0: tensor<*xi32>) -> tensor<*xi32> {
    %0 = tosa.reduce_max %arg0 {axis = 0 : i32} : (tensor<*xi32>) -> tensor<*xi32>
    return %0 : tensor<*xi32>
  }
  func.func @f183(%arg0: tensor<3x1xf32>) -> tensor<3x1xf32> {
    return %arg0 : tensor<3x1xf32>
  }
  func.func @f187(%arg0: tensor<3x?xi1>) -> tensor<3x1xi1> {
    %0 = tosa.reduce_all %arg0 {axis = 1 : i32} : (tensor<3x?xi1>) -> tensor<3x1xi1>
    return %0 : tensor<3x1xi1>
  }
  func.func @f191(%arg0: tensor<*xi1>) -> tensor<*xi1> {
    %0 = tosa.reduce_any %arg0 {axis = 0 : i32} : (tensor<*xi1>) -> tensor<*xi1>
    return %0 : tensor<*xi1>
  }
  func.func @f194(%arg0: tensor<1x?x?x2xf32>) -> tensor<1x?x?x2xf32> {
    %0 = tosa.const_shape  {values = dense<[2, 2, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.resize %arg0, %0, %1, %1 {mode = NEAREST_NEIGHBOR} : (tensor<1x?x?x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x2xf32>
    return %2 : tensor<1x?x?x2xf32>
  }
  func.func @f199(%arg0: tensor<1x?x?x2xf32>) -> tensor<1x?x?x2xf32> {
    %0 = tosa.const_shape  {values = dense<[2, 2, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.resize %arg0, %0, %1, %1 {mode = BILINEAR} : (tensor<1x?x?x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x2xf32>
    return %2 : tensor<1x?x?x2xf32>
  }
  func.func @f204(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = tosa.const_shape  {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.reshape %arg0, %0 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
  func.func @f207() -> tensor<2x3xi32> {
    %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f211() -> tensor<2x3xi8> {
    %0 = "tosa.const"() <{values = dense<3> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    return %0 : tensor<2x3xi8>
  }
  func.func @f215(%arg0: tensor<1x3x4xf32>) -> tensor<3x1x4xf32> {
    %0 = tosa.const_shape  {values = dense<[3, 1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.reshape %arg0, %0 : (tensor<1x3x4xf32>, !tosa.shape<3>) -> tensor<3x1x4xf32>
    return %1 : tensor<3x1x4xf32>
  }
  func.func @f219(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    return %arg0 : tensor<?xf32>
  }
  func.func @f223() -> tensor<2x2xi32> {
    %0 = "tosa.const"() <{values = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x2xi32>) -> tensor<2x2xi32>
    return %1 : tensor<2x2xi32>
  }
  func.func @f227(%arg0: tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32> {
    return %arg0 : tensor<1x1x1x8xf32>
  }
  func.func @f233(%arg0: tensor<4xi8>) -> tensor<4xi8> {
    %0 = tosa.clamp %arg0 {max_val = 100 : i8, min_val = -128 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    return %0 : tensor<4xi8>
  }
  func.func @f242(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    %0 = tosa.clamp %arg0 {max_val = 200 : ui8, min_val = 100 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
    return %0 : tensor<4xui8>
  }
  func.func @f245(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @f249(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tosa.clamp %arg0 {max_val = 0x7F800000 : f32, min_val = -1.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f253(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tosa.clamp %arg0 {max_val = 3.000000e+00 : f32, min_val = 1.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f256(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tosa.clamp %0 {max_val = 3.000000e+00 : f32, min_val = 2.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @f265(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tosa.clamp %arg0 {max_val = 3.40282347E+38 : f32, min_val = -3.40282347E+38 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f274(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f278(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @f281(%arg0: tensor<4x?xf32>) -> tensor<3x?xf32> {
    %0 = tosa.const_shape  {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.slice %arg0, %0, %1 : (tensor<4x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x?xf32>
    return %2 : tensor<3x?xf32>
  }
  func.func @f285() -> tensor<1xi32> {
    %0 = "tosa.const"() <{values = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func @f289(%arg0: tensor<2x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    return %arg1 : tensor<3x3xf32>
  }
  func.func @f301(%arg0: tensor<?x4xf32>) -> tensor<?x3xf32> {
    %0 = tosa.const_shape  {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.slice %arg0, %1, %0 : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xf32>
    return %2 : tensor<?x3xf32>
  }
  func.func @f304(%arg0: tensor<4xf32>) -> tensor<3xf32> {
    %0 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
    %1 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
    %2 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %4 = tosa.pad %arg0, %2, %3 : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf32>
    "test.keep"(%4) : (tensor<6xf32>) -> ()
    %5 = tosa.slice %4, %1, %0 : (tensor<6xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xf32>
    return %5 : tensor<3xf32>
  }
  func.func @f308(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    return %arg0 : tensor<?x?xf32>
  }
  func.func @f312(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<?xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
    return %2 : tensor<?xf32>
  }
  func.func @f315(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %0 = "tosa.const"() <{values = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    %1 = tosa.select %0, %arg0, %arg1 : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func @f319(%arg0: tensor<2xi8>) -> tensor<2xi8> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.negate %arg0, %0, %1 : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
    %3 = tosa.negate %2, %0, %0 : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
    return %3 : tensor<2xi8>
  }
  func.func @f325(%arg0: tensor<?xf32>) -> tensor<2xf32> {
    %0 = tosa.abs %arg0 : (tensor<?xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f329(%arg0: tensor<?xf32>) -> tensor<2xf32> {
    %0 = tosa.floor %arg0 : (tensor<?xf32>) -> tensor<2xf32>
    %1 = tosa.floor %0 : (tensor<2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func @f332(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tosa.log %arg0 : (tensor<2xf32>) -> tensor<2xf32>
    %1 = tosa.exp %0 : (tensor<2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func @f336() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<8> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = tosa.arithmetic_right_shift %0, %1 {round = false} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    return %2 : tensor<2xi32>
  }
  func.func @f340() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<8> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = tosa.bitwise_or %0, %1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    return %2 : tensor<2xi32>
  }
  func.func @f344() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<-8> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<40> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = tosa.arithmetic_right_shift %0, %1 {round = true} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    return %2 : tensor<2xi32>
  }
  func.func @f347() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<-8> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<40> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = tosa.logical_left_shift %0, %1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    return %2 : tensor<2xi32>
  }
  func.func @f351() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<-8> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<40> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = tosa.maximum %0, %1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    return %2 : tensor<2xi32>
  }
  func.func @f373() -> !tosa.shape<2> {
    %0 = tosa.const_shape  {values = dense<[6, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.mul_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    return %2 : !tosa.shape<2>
  }
  func.func @product_a() -> tensor<i32> {
    %0 = "tosa.const"() <{values = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %1 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.mul %0, %0, %1 : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
    return %2 : tensor<i32>
  }
  func.func @product_b() -> tensor<i32> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @product_c() -> tensor<i32> {
    %0 = "tosa.const"() <{values = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @product_d() -> tensor<i16> {
    %0 = "tosa.const"() <{values = dense<24464> : tensor<i16>}> : () -> tensor<i16>
    return %0 : tensor<i16>
  }
  func.func @product_e() -> tensor<i32> {
    %0 = "tosa.const"() <{values = dense<2147450880> : tensor<i32>}> : () -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @product_g() -> tensor<i32> {
    %0 = "tosa.const"() <{values = dense<100000> : tensor<i32>}> : () -> tensor<i32>
    %1 = "tosa.const"() <{values = dense<60000> : tensor<i32>}> : () -> tensor<i32>
    %2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.mul %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
    return %3 : tensor<i32>
  }
  func.func @shift_0() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @shift_1() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @shift_2() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<-3> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @shift_3() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<2048> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @shift_4() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<31> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.mul %0, %0, %1 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
    return %2 : tensor<2xi32>
  }
  func.func @shift_5() -> tensor<2xui32> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<2xui32>}> : () -> tensor<2xui32>
    return %0 : tensor<2xui32>
  }
  func.func @shift_6() -> tensor<2xui32> {
    %0 = "tosa.const"() <{values = dense<4294967295> : tensor<2xui32>}> : () -> tensor<2xui32>
    return %0 : tensor<2xui32>
  }
  func.func @shift_7() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<-413> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @shift_8() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @shift_9() -> tensor<2xf32> {
    %0 = "tosa.const"() <{values = dense<-0.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @shift_10() -> tensor<2xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @shift_11() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @shift_12() -> tensor<2xi32> {
    %0 = "tosa.const"() <{values = dense<5> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @shift_13() -> tensor<2xi1> {
    %0 = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
}

