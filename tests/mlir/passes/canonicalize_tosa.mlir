// Folds and patterns of tosa: arithmetic of equal elements, casts, shapes, slices of what was put together.
func.func @add(%x: tensor<10xi32>, %f: tensor<10xf32>, %d: tensor<?xi32>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<?xi32>, tensor<10xf32>, tensor<10xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<10xi32>} : () -> tensor<10xi32>
  %z1 = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %zf = "tosa.const"() {values = dense<0.0> : tensor<10xf32>} : () -> tensor<10xf32>
  %nf = "tosa.const"() {values = dense<-0.0> : tensor<10xf32>} : () -> tensor<10xf32>
  %c1 = "tosa.const"() {values = dense<[1,2,3,4,5,6,7,8,9,10]> : tensor<10xi32>} : () -> tensor<10xi32>
  %c2 = "tosa.const"() {values = dense<4> : tensor<10xi32>} : () -> tensor<10xi32>
  %c3 = "tosa.const"() {values = dense<3> : tensor<10xi32>} : () -> tensor<10xi32>
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<10xf32>} : () -> tensor<10xf32>
  %0 = tosa.add %x, %z : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  %1 = tosa.add %z, %x : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  %2 = tosa.add %f, %zf : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %3 = tosa.add %f, %nf : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %4 = tosa.add %c2, %c3 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  %5 = tosa.add %d, %z1 : (tensor<?xi32>, tensor<1xi32>) -> tensor<?xi32>
  %6 = tosa.add %f3, %f3 : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %7 = tosa.add %c1, %c3 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<?xi32>, tensor<10xf32>, tensor<10xi32>
}
func.func @sub(%x: tensor<10xi32>, %f: tensor<10xf32>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<10xf32>, tensor<10xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<10xi32>} : () -> tensor<10xi32>
  %zf = "tosa.const"() {values = dense<0.0> : tensor<10xf32>} : () -> tensor<10xf32>
  %nf = "tosa.const"() {values = dense<-0.0> : tensor<10xf32>} : () -> tensor<10xf32>
  %c2 = "tosa.const"() {values = dense<4> : tensor<10xi32>} : () -> tensor<10xi32>
  %c3 = "tosa.const"() {values = dense<3> : tensor<10xi32>} : () -> tensor<10xi32>
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<10xf32>} : () -> tensor<10xf32>
  %0 = tosa.sub %x, %z : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  %1 = tosa.sub %z, %x : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  %2 = tosa.sub %f, %zf : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %3 = tosa.sub %f, %nf : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %4 = tosa.sub %c2, %c3 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  %5 = tosa.sub %f3, %f3 : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %6 = tosa.sub %x, %x : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<10xf32>, tensor<10xi32>
}
func.func @mul(%x: tensor<10xi32>, %f: tensor<10xf32>, %b: tensor<10x10xf32>, %i8: tensor<10xi8>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<10xf32>, tensor<10xi32>, tensor<10x10xf32>, tensor<10xi32>, tensor<10xi32>) {
  %s0 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %s1 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %z = "tosa.const"() {values = dense<0> : tensor<10xi32>} : () -> tensor<10xi32>
  %o = "tosa.const"() {values = dense<1> : tensor<10xi32>} : () -> tensor<10xi32>
  %zf = "tosa.const"() {values = dense<0.0> : tensor<10xf32>} : () -> tensor<10xf32>
  %of = "tosa.const"() {values = dense<1.0> : tensor<10xf32>} : () -> tensor<10xf32>
  %of2 = "tosa.const"() {values = dense<1.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %c2 = "tosa.const"() {values = dense<5> : tensor<10xi32>} : () -> tensor<10xi32>
  %c3 = "tosa.const"() {values = dense<3> : tensor<10xi32>} : () -> tensor<10xi32>
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<10xf32>} : () -> tensor<10xf32>
  %0 = tosa.mul %x, %z, %s0 : (tensor<10xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
  %1 = tosa.mul %o, %x, %s0 : (tensor<10xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
  %2 = tosa.mul %f, %zf, %s0 : (tensor<10xf32>, tensor<10xf32>, tensor<1xi8>) -> tensor<10xf32>
  %3 = tosa.mul %f, %of, %s0 : (tensor<10xf32>, tensor<10xf32>, tensor<1xi8>) -> tensor<10xf32>
  %4 = tosa.mul %c2, %c3, %s1 : (tensor<10xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
  %5 = tosa.mul %f3, %f3, %s0 : (tensor<10xf32>, tensor<10xf32>, tensor<1xi8>) -> tensor<10xf32>
  %6 = tosa.mul %c2, %c3, %s0 : (tensor<10xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
  %7 = tosa.mul %b, %of2, %s0 : (tensor<10x10xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<10x10xf32>
  %8 = tosa.mul %x, %o, %s1 : (tensor<10xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
  %9 = tosa.mul %x, %z, %s1 : (tensor<10xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<10xf32>, tensor<10xi32>, tensor<10x10xf32>, tensor<10xi32>, tensor<10xi32>
}
func.func @div(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<i32>} : () -> tensor<i32>
  %o = "tosa.const"() {values = dense<1> : tensor<i32>} : () -> tensor<i32>
  %c2 = "tosa.const"() {values = dense<-10> : tensor<i32>} : () -> tensor<i32>
  %c3 = "tosa.const"() {values = dense<3> : tensor<i32>} : () -> tensor<i32>
  %0 = tosa.intdiv %z, %x : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %1 = tosa.intdiv %x, %o : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %2 = tosa.intdiv %c2, %c3 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = tosa.intdiv %c2, %z : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0, %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
func.func @compare(%x: tensor<10xi32>, %f: tensor<10xf32>) -> (tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>) {
  %c2 = "tosa.const"() {values = dense<4> : tensor<10xi32>} : () -> tensor<10xi32>
  %c3 = "tosa.const"() {values = dense<3> : tensor<10xi32>} : () -> tensor<10xi32>
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<10xf32>} : () -> tensor<10xf32>
  %0 = tosa.equal %x, %x : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
  %1 = tosa.equal %f, %f : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %2 = tosa.greater %c2, %c3 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
  %3 = tosa.greater_equal %c2, %c3 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
  %4 = tosa.equal %c2, %c3 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
  %5 = tosa.greater %f3, %f3 : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %6 = tosa.greater_equal %x, %x : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
  %7 = tosa.equal %f3, %f3 : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>
}
func.func @unary(%f: tensor<4xf32>, %i: tensor<4xi32>, %b: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>) {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c = "tosa.const"() {values = dense<2.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %ci = "tosa.const"() {values = dense<-2> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.log %f : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.exp %0 : (tensor<4xf32>) -> tensor<4xf32>
  %2 = tosa.exp %f : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.log %2 : (tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.abs %f : (tensor<4xf32>) -> tensor<4xf32>
  %5 = tosa.abs %4 : (tensor<4xf32>) -> tensor<4xf32>
  %6 = tosa.negate %f, %z1, %z1 : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  %7 = tosa.negate %6, %z1, %z1 : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  %8 = tosa.logical_not %b : (tensor<4xi1>) -> tensor<4xi1>
  %9 = tosa.logical_not %8 : (tensor<4xi1>) -> tensor<4xi1>
  %10 = tosa.reciprocal %c : (tensor<4xf32>) -> tensor<4xf32>
  %11 = tosa.negate %i, %zi, %zi : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  %12 = tosa.negate %11, %zi, %zi : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  %13 = tosa.abs %ci : (tensor<4xi32>) -> tensor<4xi32>
  return %1, %3, %5, %7, %9, %10, %12, %13 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>
}
func.func @casts_of_constants(%f: tensor<4xf32>, %i: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xi16>, tensor<4xf16>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>) {
  %cf = "tosa.const"() {values = dense<2.7> : tensor<4xf32>} : () -> tensor<4xf32>
  %ci = "tosa.const"() {values = dense<-300> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.cast %f : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.cast %cf : (tensor<4xf32>) -> tensor<4xi32>
  %2 = tosa.cast %ci : (tensor<4xi32>) -> tensor<4xi16>
  %3 = tosa.cast %cf : (tensor<4xf32>) -> tensor<4xf16>
  %4 = tosa.cast %i : (tensor<4xi8>) -> tensor<4xi16>
  %5 = tosa.cast %4 : (tensor<4xi16>) -> tensor<4xi32>
  %6 = tosa.cast %ci : (tensor<4xi32>) -> tensor<4xi8>
  %7 = tosa.cast %4 : (tensor<4xi16>) -> tensor<4xi8>
  %8 = tosa.cast %7 : (tensor<4xi8>) -> tensor<4xi32>
  return %0, %1, %2, %3, %5, %6, %8 : tensor<4xf32>, tensor<4xi32>, tensor<4xi16>, tensor<4xf16>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>
}
func.func @select(%p: tensor<4xi1>, %a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %t = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %f = "tosa.const"() {values = dense<false> : tensor<4xi1>} : () -> tensor<4xi1>
  %0 = tosa.select %t, %a, %b : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %1 = tosa.select %f, %a, %b : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %2 = tosa.select %p, %a, %a : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %n = tosa.logical_not %p : (tensor<4xi1>) -> tensor<4xi1>
  %3 = tosa.select %n, %a, %b : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0, %1, %2, %3 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
func.func @reshapes(%a: tensor<2x3xf32>, %d: tensor<?x3xf32>, %t: tensor<2x1x3xf32>) -> (tensor<2x3xf32>, tensor<6xf32>, tensor<3x2xi32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<2x3xf32>, tensor<2x3x1xf32>, tensor<2x3xf32>, tensor<?x3xf32>) {
  %s23 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s6 = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s32 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s11 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = tosa.reshape %a, %s23 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  %1 = tosa.reshape %a, %s32 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %2 = tosa.reshape %1, %s6 : (tensor<3x2xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %3 = tosa.reshape %c, %s32 : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<3x2xi32>
  %4 = tosa.tile %a, %s11 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  %5 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %6 = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %7 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = tosa.transpose %t {perms = array<i32: 0, 2, 1>} : (tensor<2x1x3xf32>) -> tensor<2x3x1xf32>
  %9 = tosa.transpose %5 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %s_3 = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %10 = tosa.reshape %d, %s_3 : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  return %0, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<2x3xf32>, tensor<6xf32>, tensor<3x2xi32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<2x3xf32>, tensor<2x3x1xf32>, tensor<2x3xf32>, tensor<?x3xf32>
}
func.func @reduce(%a: tensor<1x3xi32>, %b: tensor<1x3xi1>, %q: tensor<1x3xf32>) -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<1x3xi1>, tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi1>, tensor<1x3xi1>, tensor<2x1xi32>, tensor<1x3xf32>) {
  %c = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %s = "tosa.const"() {values = dense<7> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %cb = "tosa.const"() {values = dense<[[true, false, true], [true, true, false]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %cf = "tosa.const"() {values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %1 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %2 = tosa.reduce_min %a {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %3 = tosa.reduce_product %q {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %4 = tosa.reduce_all %b {axis = 0 : i32} : (tensor<1x3xi1>) -> tensor<1x3xi1>
  %5 = tosa.reduce_any %b {axis = 0 : i32} : (tensor<1x3xi1>) -> tensor<1x3xi1>
  %6 = tosa.reduce_sum %c {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %7 = tosa.reduce_max %c {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %8 = tosa.reduce_min %c {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %9 = tosa.reduce_all %cb {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  %10 = tosa.reduce_any %cb {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  %11 = tosa.reduce_sum %s {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %12 = tosa.reduce_sum %cf {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<1x3xi1>, tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi1>, tensor<1x3xi1>, tensor<2x1xi32>, tensor<1x3xf32>
}
func.func @slices(%a: tensor<2x3xf32>, %d: tensor<?x3xf32>, %e: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<1x1xi32>, tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<6x3xf32>, tensor<2x3xf32>) {
  %s0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s23 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s11 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s13 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s10 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s20 = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %sp = "tosa.const"() {values = dense<7.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %s21 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s0, %s23 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %1 = tosa.slice %c, %s10, %s11 : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xi32>
  %2 = tosa.slice %sp, %s0, %s21 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x1xf32>
  %3 = tosa.reverse %sp {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = tosa.concat %a, %e {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %5 = tosa.slice %4, %s20, %s23 : (tensor<4x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %6 = tosa.slice %4, %s0, %s23 : (tensor<4x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %7 = tosa.slice %4, %s10, %s13 : (tensor<4x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3xf32>
  %8 = tosa.concat %4, %a {axis = 0 : i32} : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
  %9 = tosa.concat %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %5, %6, %7, %8, %9 : tensor<2x3xf32>, tensor<1x1xi32>, tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<6x3xf32>, tensor<2x3xf32>
}
func.func @reverse1(%a: tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x1xi32>, tensor<1x3xi32>) {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %c = "tosa.const"() {values = dense<[[1, 2, 3]]> : tensor<1x3xi32>} : () -> tensor<1x3xi32>
  %1 = tosa.argmax %c {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<3xi32>
  %s1 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.reshape %1, %s1 : (tensor<3xi32>, !tosa.shape<2>) -> tensor<1x3xi32>
  %s11 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k = "tosa.const"() {values = dense<[5]> : tensor<1xi32>} : () -> tensor<1xi32>
  %3 = tosa.reshape %k, %s11 : (tensor<1xi32>, !tosa.shape<2>) -> tensor<1x1xi32>
  return %0, %3, %2 : tensor<1x3xf32>, tensor<1x1xi32>, tensor<1x3xi32>
}
func.func @pads(%a: tensor<2x3xf32>, %i: tensor<1x2x3x4xi8>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %p0 = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p0, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x3xf32>
  %p1 = tosa.const_shape {values = dense<[1, 1, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.pad %a, %p1, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x3xf32>
  %s10 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s23 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.slice %1, %s10, %s23 : (tensor<4x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %0, %2 : tensor<2x3xf32>, tensor<2x3xf32>
}
func.func @resize(%i: tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8> {
  %scale = tosa.const_shape { values = dense<[1, 1, 1, 1]> : tensor<4xindex> } : () -> !tosa.shape<4>
  %offset = tosa.const_shape { values = dense<0> : tensor<2xindex> } : () -> !tosa.shape<2>
  %border = tosa.const_shape { values = dense<0> : tensor<2xindex> } : () -> !tosa.shape<2>
  %0 = tosa.resize %i, %scale, %offset, %border { mode = NEAREST_NEIGHBOR } : (tensor<1x2x3x4xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x3x4xi8>
  return %0 : tensor<1x2x3x4xi8>
}
func.func @clamps(%f: tensor<4xf32>, %i: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>) {
  %0 = tosa.clamp %f {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %i {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %2 = tosa.clamp %f {min_val = 0.0 : f32, max_val = 5.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.clamp %2 {min_val = 1.0 : f32, max_val = 7.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.clamp %i {min_val = 0 : i8, max_val = 50 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %5 = tosa.clamp %4 {min_val = 10 : i8, max_val = 70 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %6 = tosa.clamp %f {min_val = -3.40282347E+38 : f32, max_val = 3.40282347E+38 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %3, %5, %6 : tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>
}
func.func @pools(%i: tensor<1x1x1x4xf32>) -> (tensor<1x1x1x4xf32>, tensor<1x1x1x4xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.max_pool2d %i {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32>
  %1 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x4xf32>
  return %0, %1 : tensor<1x1x1x4xf32>, tensor<1x1x1x4xf32>
}
func.func @shapes() -> (!tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>) {
  %a = tosa.const_shape {values = dense<[6, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.sub_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.mul_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.div_ceil_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return %0, %1, %2, %3 : !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>
}
func.func @clamps_that_meet(%f: tensor<4xf32>, %i: tensor<4xi8>, %b: tensor<4xi1>, %q: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) {
  %2 = tosa.clamp %f {min_val = 0.0 : f32, max_val = 5.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.clamp %2 {min_val = 5.0 : f32, max_val = 7.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.clamp %i {min_val = 0 : i8, max_val = 50 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %5 = tosa.clamp %4 {min_val = 60 : i8, max_val = 70 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %6 = tosa.clamp %2 {min_val = 6.0 : f32, max_val = 7.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = tosa.clamp %2 {min_val = 1.0 : f32, max_val = 7.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %8 = tosa.clamp %7 {min_val = 2.0 : f32, max_val = 7.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %9 = tosa.clamp %q {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32, nan_mode = IGNORE} : (tensor<?xf32>) -> tensor<?xf32>
  %10 = tosa.clamp %7 {min_val = 2.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %3, %5, %6, %7, %8, %9, %10, %2 : tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func @casts_to_the_nearest() -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf16>, tensor<4xi32>, tensor<4xbf16>, tensor<4xf32>, tensor<4xi8>) {
  %big = "tosa.const"() {values = dense<1.0e10> : tensor<4xf32>} : () -> tensor<4xf32>
  %small = "tosa.const"() {values = dense<-1.0e10> : tensor<4xf32>} : () -> tensor<4xf32>
  %nan = "tosa.const"() {values = dense<0x7FC00000> : tensor<4xf32>} : () -> tensor<4xf32>
  %half = "tosa.const"() {values = dense<2.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %mhalf = "tosa.const"() {values = dense<-0.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %t = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %two = "tosa.const"() {values = dense<2> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.cast %big : (tensor<4xf32>) -> tensor<4xi8>
  %1 = tosa.cast %small : (tensor<4xf32>) -> tensor<4xi8>
  %2 = tosa.cast %nan : (tensor<4xf32>) -> tensor<4xi32>
  %3 = tosa.cast %half : (tensor<4xf32>) -> tensor<4xi8>
  %4 = tosa.cast %t : (tensor<4xi1>) -> tensor<4xi32>
  %5 = tosa.cast %two : (tensor<4xi32>) -> tensor<4xi1>
  %6 = tosa.cast %half : (tensor<4xf32>) -> tensor<4xi1>
  %7 = tosa.cast %t : (tensor<4xi1>) -> tensor<4xf32>
  %8 = tosa.cast %big : (tensor<4xf32>) -> tensor<4xf16>
  %9 = tosa.cast %mhalf : (tensor<4xf32>) -> tensor<4xi32>
  %10 = tosa.cast %half : (tensor<4xf32>) -> tensor<4xbf16>
  %11 = tosa.cast %two : (tensor<4xi32>) -> tensor<4xf32>
  %12 = tosa.cast %mhalf : (tensor<4xf32>) -> tensor<4xi8>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<4xi8>, tensor<4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf16>, tensor<4xi32>, tensor<4xbf16>, tensor<4xf32>, tensor<4xi8>
}
func.func @arith(%x: tensor<2x10xi32>, %y: tensor<10xi8>, %u: tensor<*xi32>) -> (tensor<i32>, tensor<2x10xi32>, tensor<10xf32>, tensor<10xi32>, tensor<10xi32>) {
  %min = "tosa.const"() {values = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
  %m1 = "tosa.const"() {values = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %0 = tosa.intdiv %min, %m1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %z = "tosa.const"() {values = dense<0> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %1 = tosa.add %x, %z : (tensor<2x10xi32>, tensor<1x1xi32>) -> tensor<2x10xi32>
  %s0 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %s3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %a = "tosa.const"() {values = dense<100> : tensor<10xi8>} : () -> tensor<10xi8>
  %zf = "tosa.const"() {values = dense<0.0> : tensor<10xf32>} : () -> tensor<10xf32>
  %3 = tosa.reciprocal %zf : (tensor<10xf32>) -> tensor<10xf32>
  %n = "tosa.const"() {values = dense<-77777> : tensor<10xi32>} : () -> tensor<10xi32>
  %p = "tosa.const"() {values = dense<77777> : tensor<10xi32>} : () -> tensor<10xi32>
  %4 = tosa.mul %n, %p, %s3 : (tensor<10xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
  %e = "tosa.const"() {values = dense<8> : tensor<10xi32>} : () -> tensor<10xi32>
  %5 = tosa.mul %e, %p, %s3 : (tensor<10xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
  return %0, %1, %3, %4, %5 : tensor<i32>, tensor<2x10xi32>, tensor<10xf32>, tensor<10xi32>, tensor<10xi32>
}
func.func @broadcast(%x: tensor<1xi32>, %c: tensor<1xi1>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>) {
  %z = "tosa.const"() {values = dense<0> : tensor<10xi32>} : () -> tensor<10xi32>
  %s0 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %k = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %five = "tosa.const"() {values = dense<5> : tensor<10xi32>} : () -> tensor<10xi32>
  %0 = tosa.add %x, %z : (tensor<1xi32>, tensor<10xi32>) -> tensor<10xi32>
  %1 = tosa.mul %x, %z, %s0 : (tensor<1xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
  %2 = tosa.add %k, %five : (tensor<1xi32>, tensor<10xi32>) -> tensor<10xi32>
  %3 = tosa.select %c, %five, %five : (tensor<1xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  %4 = tosa.greater %five, %k : (tensor<10xi32>, tensor<1xi32>) -> tensor<10xi1>
  return %0, %1, %2, %3, %4 : tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>
}
func.func @layout(%d: tensor<?x1x3xf32>, %e: tensor<2x3xf32>, %g: tensor<?x?xf32>, %h: tensor<2x1x?xi8>) -> (tensor<?x3x1xf32>, tensor<?x?xf32>, tensor<1x2x?xi8>, tensor<?x3xf32>, tensor<3x2xi1>, tensor<?x?xf32>, tensor<2x?xf32>) {
  %0 = tosa.transpose %d {perms = array<i32: 0, 2, 1>} : (tensor<?x1x3xf32>) -> tensor<?x3x1xf32>
  %1 = tosa.transpose %g {perms = array<i32: 0, 1>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tosa.transpose %h {perms = array<i32: 1, 0, 2>} : (tensor<2x1x?xi8>) -> tensor<1x2x?xi8>
  %3 = tosa.concat %e {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<?x3xf32>
  %t = "tosa.const"() {values = dense<true> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %4 = tosa.transpose %t {perms = array<i32: 1, 0>} : (tensor<2x3xi1>) -> tensor<3x2xi1>
  %s = tosa.const_shape {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %5 = tosa.slice %g, %z, %s : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
  %6 = tosa.slice %g, %z, %s : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<?x3x1xf32>, tensor<?x?xf32>, tensor<1x2x?xi8>, tensor<?x3xf32>, tensor<3x2xi1>, tensor<?x?xf32>, tensor<2x?xf32>
}
func.func @padded(%e: tensor<2x3xf32>, %h: tensor<2x?xf32>) -> (tensor<2x4xf32>, tensor<3x?xf32>, tensor<1x2xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[2, 1, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %e, %p, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x8xf32>
  %1 = tosa.slice %0, %a, %b : (tensor<5x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  %c = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %h, %p, %z : (tensor<2x?xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x?xf32>
  %3 = tosa.slice %2, %c, %d : (tensor<5x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x?xf32>
  %4 = tosa.pad %e, %p, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x8xf32>
  %f = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %g = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %5 = tosa.slice %4, %f, %g : (tensor<5x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
  return %1, %3, %5 : tensor<2x4xf32>, tensor<3x?xf32>, tensor<1x2xf32>
}
func.func @s1(%x: tensor<10xi32>, %y: tensor<1xi32>, %c: tensor<10xi1>, %d: tensor<?xi1>, %e: tensor<?xi32>, %i: tensor<1xi1>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<?xi32>, tensor<10xi32>, tensor<10xi32>) {
  %t1 = "tosa.const"() {values = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
  %t = "tosa.const"() {values = dense<true> : tensor<10xi1>} : () -> tensor<10xi1>
  %f = "tosa.const"() {values = dense<false> : tensor<10xi1>} : () -> tensor<10xi1>
  %0 = tosa.select %t1, %x, %y : (tensor<1xi1>, tensor<10xi32>, tensor<1xi32>) -> tensor<10xi32>
  %1 = tosa.select %t1, %y, %x : (tensor<1xi1>, tensor<1xi32>, tensor<10xi32>) -> tensor<10xi32>
  %2 = tosa.select %t, %x, %y : (tensor<10xi1>, tensor<10xi32>, tensor<1xi32>) -> tensor<10xi32>
  %3 = tosa.select %f, %y, %x : (tensor<10xi1>, tensor<1xi32>, tensor<10xi32>) -> tensor<10xi32>
  %4 = tosa.select %d, %e, %e : (tensor<?xi1>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %5 = tosa.select %i, %x, %x : (tensor<1xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  %6 = tosa.select %c, %y, %y : (tensor<10xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<10xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<?xi32>, tensor<10xi32>, tensor<10xi32>
}
func.func @mixed(%x: tensor<10xi8>) -> tensor<10xi32> {
  %z = "tosa.const"() {values = dense<0> : tensor<10xi8>} : () -> tensor<10xi8>
  %s0 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %x, %z, %s0 : (tensor<10xi8>, tensor<10xi8>, tensor<1xi8>) -> tensor<10xi32>
  return %0 : tensor<10xi32>
}
func.func @order() -> (tensor<i32>, tensor<10xi32>) {
  %min = "tosa.const"() {values = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
  %m1 = "tosa.const"() {values = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %0 = tosa.intdiv %min, %m1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %e = "tosa.const"() {values = dense<8> : tensor<10xi32>} : () -> tensor<10xi32>
  %1 = tosa.add %e, %e : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
  return %0, %1 : tensor<i32>, tensor<10xi32>
}
func.func @wide() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf16>) {
  %a = "tosa.const"() {values = dense<9007199254740993> : tensor<4xi64>} : () -> tensor<4xi64>
  %b = "tosa.const"() {values = dense<-4611686293305294849> : tensor<4xi64>} : () -> tensor<4xi64>
  %c = "tosa.const"() {values = dense<72339069014638593> : tensor<4xi64>} : () -> tensor<4xi64>
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xf32>
  %1 = tosa.cast %b : (tensor<4xi64>) -> tensor<4xf32>
  %2 = tosa.cast %c : (tensor<4xi64>) -> tensor<4xbf16>
  %3 = tosa.cast %c : (tensor<4xi64>) -> tensor<4xf32>
  %4 = tosa.cast %c : (tensor<4xi64>) -> tensor<4xf16>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf16>
}
func.func @quantized_clamp(%x: tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>) -> tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>> {
  %0 = tosa.clamp %x {max_val = 255 : ui8, min_val = 0 : ui8} : (tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>) -> tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>
  return %0 : tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>
}
func.func @quantized_clamps(%x: tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>) -> tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>> {
  %0 = tosa.clamp %x {max_val = 255 : ui8, min_val = 10 : ui8} : (tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>) -> tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>
  %1 = tosa.clamp %0 {max_val = 200 : ui8, min_val = 0 : ui8} : (tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>) -> tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>
  return %1 : tensor<?x3x!quant.uniform<u8:f32, 0.5:-128>>
}

//= --canonicalize
module {
  func.func @add(%arg0: tensor<10xi32>, %arg1: tensor<10xf32>, %arg2: tensor<?xi32>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<?xi32>, tensor<10xf32>, tensor<10xi32>) {
    %0 = "tosa.const"() <{values = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]> : tensor<10xi32>}> : () -> tensor<10xi32>
    %1 = "tosa.const"() <{values = dense<3> : tensor<10xi32>}> : () -> tensor<10xi32>
    %2 = "tosa.const"() <{values = dense<7> : tensor<10xi32>}> : () -> tensor<10xi32>
    %3 = "tosa.const"() <{values = dense<7.000000e+00> : tensor<10xf32>}> : () -> tensor<10xf32>
    %4 = tosa.add %0, %1 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    return %arg0, %arg0, %arg1, %arg1, %2, %arg2, %3, %4 : tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<?xi32>, tensor<10xf32>, tensor<10xi32>
  }
  func.func @sub(%arg0: tensor<10xi32>, %arg1: tensor<10xf32>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<10xf32>, tensor<10xi32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<10xf32>}> : () -> tensor<10xf32>
    %1 = "tosa.const"() <{values = dense<1> : tensor<10xi32>}> : () -> tensor<10xi32>
    %2 = "tosa.const"() <{values = dense<0> : tensor<10xi32>}> : () -> tensor<10xi32>
    %3 = tosa.sub %2, %arg0 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    %4 = tosa.sub %arg0, %arg0 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    return %arg0, %3, %arg1, %arg1, %1, %0, %4 : tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<10xf32>, tensor<10xi32>
  }
  func.func @mul(%arg0: tensor<10xi32>, %arg1: tensor<10xf32>, %arg2: tensor<10x10xf32>, %arg3: tensor<10xi8>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<10xf32>, tensor<10xi32>, tensor<10x10xf32>, tensor<10xi32>, tensor<10xi32>) {
    %0 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<1> : tensor<10xi32>}> : () -> tensor<10xi32>
    %2 = "tosa.const"() <{values = dense<0> : tensor<10xi32>}> : () -> tensor<10xi32>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<10xf32>}> : () -> tensor<10xf32>
    %4 = "tosa.const"() <{values = dense<8> : tensor<10xi32>}> : () -> tensor<10xi32>
    %5 = "tosa.const"() <{values = dense<1.225000e+01> : tensor<10xf32>}> : () -> tensor<10xf32>
    %6 = "tosa.const"() <{values = dense<15> : tensor<10xi32>}> : () -> tensor<10xi32>
    %7 = tosa.mul %arg0, %1, %0 : (tensor<10xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
    return %2, %arg0, %3, %arg1, %4, %5, %6, %arg2, %7, %2 : tensor<10xi32>, tensor<10xi32>, tensor<10xf32>, tensor<10xf32>, tensor<10xi32>, tensor<10xf32>, tensor<10xi32>, tensor<10x10xf32>, tensor<10xi32>, tensor<10xi32>
  }
  func.func @div(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "tosa.const"() <{values = dense<-10> : tensor<i32>}> : () -> tensor<i32>
    %2 = "tosa.const"() <{values = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %3 = tosa.intdiv %1, %0 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %0, %arg0, %2, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func @compare(%arg0: tensor<10xi32>, %arg1: tensor<10xf32>) -> (tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>) {
    %0 = "tosa.const"() <{values = dense<false> : tensor<10xi1>}> : () -> tensor<10xi1>
    %1 = "tosa.const"() <{values = dense<true> : tensor<10xi1>}> : () -> tensor<10xi1>
    %2 = tosa.equal %arg1, %arg1 : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %3 = tosa.greater_equal %arg0, %arg0 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    return %1, %2, %1, %1, %0, %0, %3, %1 : tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>, tensor<10xi1>
  }
  func.func @unary(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>) {
    %0 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<4xf32>}> : () -> tensor<4xf32>
    %1 = "tosa.const"() <{values = dense<-2> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = tosa.log %arg0 : (tensor<4xf32>) -> tensor<4xf32>
    %3 = tosa.exp %2 : (tensor<4xf32>) -> tensor<4xf32>
    %4 = tosa.exp %arg0 : (tensor<4xf32>) -> tensor<4xf32>
    %5 = tosa.log %4 : (tensor<4xf32>) -> tensor<4xf32>
    %6 = tosa.abs %arg0 : (tensor<4xf32>) -> tensor<4xf32>
    %7 = tosa.logical_not %arg2 : (tensor<4xi1>) -> tensor<4xi1>
    %8 = tosa.logical_not %7 : (tensor<4xi1>) -> tensor<4xi1>
    %9 = tosa.abs %1 : (tensor<4xi32>) -> tensor<4xi32>
    return %3, %5, %6, %arg0, %8, %0, %arg1, %9 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>
  }
  func.func @casts_of_constants(%arg0: tensor<4xf32>, %arg1: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xi16>, tensor<4xf16>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>) {
    %0 = "tosa.const"() <{values = dense<-44> : tensor<4xi8>}> : () -> tensor<4xi8>
    %1 = "tosa.const"() <{values = dense<3> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "tosa.const"() <{values = dense<-300> : tensor<4xi16>}> : () -> tensor<4xi16>
    %3 = "tosa.const"() <{values = dense<2.699220e+00> : tensor<4xf16>}> : () -> tensor<4xf16>
    %4 = tosa.cast %arg1 : (tensor<4xi8>) -> tensor<4xi16>
    %5 = tosa.cast %4 : (tensor<4xi16>) -> tensor<4xi32>
    %6 = tosa.cast %4 : (tensor<4xi16>) -> tensor<4xi8>
    %7 = tosa.cast %6 : (tensor<4xi8>) -> tensor<4xi32>
    return %arg0, %1, %2, %3, %5, %0, %7 : tensor<4xf32>, tensor<4xi32>, tensor<4xi16>, tensor<4xf16>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>
  }
  func.func @select(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
    %0 = tosa.select %arg0, %arg2, %arg1 : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %arg1, %arg2, %arg1, %0 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
  func.func @reshapes(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<2x1x3xf32>) -> (tensor<2x3xf32>, tensor<6xf32>, tensor<3x2xi32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<2x3xf32>, tensor<2x3x1xf32>, tensor<2x3xf32>, tensor<?x3xf32>) {
    %0 = tosa.const_shape  {values = dense<[2, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
    %2 = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = tosa.reshape %arg0, %1 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
    %5 = tosa.reshape %3, %2 : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<3x2xi32>
    %6 = tosa.transpose %arg0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %7 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
    %8 = tosa.reshape %arg2, %0 : (tensor<2x1x3xf32>, !tosa.shape<3>) -> tensor<2x3x1xf32>
    return %arg0, %4, %5, %arg0, %6, %7, %arg0, %8, %arg0, %arg1 : tensor<2x3xf32>, tensor<6xf32>, tensor<3x2xi32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x2xi32>, tensor<2x3xf32>, tensor<2x3x1xf32>, tensor<2x3xf32>, tensor<?x3xf32>
  }
  func.func @reduce(%arg0: tensor<1x3xi32>, %arg1: tensor<1x3xi1>, %arg2: tensor<1x3xf32>) -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<1x3xi1>, tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi1>, tensor<1x3xi1>, tensor<2x1xi32>, tensor<1x3xf32>) {
    %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "tosa.const"() <{values = dense<[[true, false, true], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %3 = "tosa.const"() <{values = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
    %5 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
    %6 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
    %7 = tosa.reduce_all %2 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
    %8 = tosa.reduce_any %2 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
    %9 = tosa.reduce_sum %1 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %10 = tosa.reduce_sum %3 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    return %arg0, %arg0, %arg0, %arg2, %arg1, %arg1, %4, %5, %6, %7, %8, %9, %10 : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<1x3xi1>, tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi1>, tensor<1x3xi1>, tensor<2x1xi32>, tensor<1x3xf32>
  }
  func.func @slices(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<1x1xi32>, tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<6x3xf32>, tensor<2x3xf32>) {
    %0 = "tosa.const"() <{values = dense<4> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %1 = "tosa.const"() <{values = dense<7.000000e+00> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %2 = "tosa.const"() <{values = dense<7.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = tosa.const_shape  {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = tosa.const_shape  {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.slice %arg0, %3, %4 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3xf32>
    %6 = tosa.concat %arg0, %arg2, %arg0 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
    return %arg0, %0, %1, %2, %arg2, %arg0, %5, %6, %arg0 : tensor<2x3xf32>, tensor<1x1xi32>, tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<6x3xf32>, tensor<2x3xf32>
  }
  func.func @reverse1(%arg0: tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x1xi32>, tensor<1x3xi32>) {
    %0 = "tosa.const"() <{values = dense<0> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %1 = "tosa.const"() <{values = dense<5> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    return %arg0, %1, %0 : tensor<1x3xf32>, tensor<1x1xi32>, tensor<1x3xi32>
  }
  func.func @pads(%arg0: tensor<2x3xf32>, %arg1: tensor<1x2x3x4xi8>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
    return %arg0, %arg0 : tensor<2x3xf32>, tensor<2x3xf32>
  }
  func.func @resize(%arg0: tensor<1x2x3x4xi8>) -> tensor<1x2x3x4xi8> {
    return %arg0 : tensor<1x2x3x4xi8>
  }
  func.func @clamps(%arg0: tensor<4xf32>, %arg1: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>) {
    %0 = tosa.clamp %arg0 {max_val = 5.000000e+00 : f32, min_val = 1.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tosa.clamp %arg1 {max_val = 50 : i8, min_val = 10 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    %2 = tosa.clamp %arg0 {max_val = 3.40282347E+38 : f32, min_val = -3.40282347E+38 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    return %arg0, %arg1, %0, %1, %2 : tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xi8>, tensor<4xf32>
  }
  func.func @pools(%arg0: tensor<1x1x1x4xf32>) -> (tensor<1x1x1x4xf32>, tensor<1x1x1x4xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.avg_pool2d %arg0, %0, %0 {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x4xf32>
    return %arg0, %1 : tensor<1x1x1x4xf32>, tensor<1x1x1x4xf32>
  }
  func.func @shapes() -> (!tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>) {
    %0 = tosa.const_shape  {values = dense<[6, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.add_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %3 = tosa.sub_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %4 = tosa.mul_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %5 = tosa.div_ceil_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    return %2, %3, %4, %5 : !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>
  }
  func.func @clamps_that_meet(%arg0: tensor<4xf32>, %arg1: tensor<4xi8>, %arg2: tensor<4xi1>, %arg3: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = tosa.clamp %arg0 {max_val = 5.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tosa.clamp %0 {max_val = 7.000000e+00 : f32, min_val = 5.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tosa.clamp %arg1 {max_val = 50 : i8, min_val = 0 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    %3 = tosa.clamp %2 {max_val = 70 : i8, min_val = 60 : i8} : (tensor<4xi8>) -> tensor<4xi8>
    %4 = tosa.clamp %0 {max_val = 7.000000e+00 : f32, min_val = 6.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %5 = tosa.clamp %0 {max_val = 7.000000e+00 : f32, min_val = 1.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    %6 = tosa.clamp %0 {max_val = 7.000000e+00 : f32, min_val = 2.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    %7 = tosa.clamp %0 {max_val = 6.000000e+00 : f32, min_val = 2.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    return %1, %3, %4, %5, %6, %arg3, %7, %0 : tensor<4xf32>, tensor<4xi8>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func @casts_to_the_nearest() -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf16>, tensor<4xi32>, tensor<4xbf16>, tensor<4xf32>, tensor<4xi8>) {
    %0 = "tosa.const"() <{values = dense<127> : tensor<4xi8>}> : () -> tensor<4xi8>
    %1 = "tosa.const"() <{values = dense<-128> : tensor<4xi8>}> : () -> tensor<4xi8>
    %2 = "tosa.const"() <{values = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %3 = "tosa.const"() <{values = dense<2> : tensor<4xi8>}> : () -> tensor<4xi8>
    %4 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %5 = "tosa.const"() <{values = dense<true> : tensor<4xi1>}> : () -> tensor<4xi1>
    %6 = "tosa.const"() <{values = dense<false> : tensor<4xi1>}> : () -> tensor<4xi1>
    %7 = "tosa.const"() <{values = dense<-1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %8 = "tosa.const"() <{values = dense<0x7C00> : tensor<4xf16>}> : () -> tensor<4xf16>
    %9 = "tosa.const"() <{values = dense<2.500000e+00> : tensor<4xbf16>}> : () -> tensor<4xbf16>
    %10 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %11 = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %2, %9, %10, %11 : tensor<4xi8>, tensor<4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf16>, tensor<4xi32>, tensor<4xbf16>, tensor<4xf32>, tensor<4xi8>
  }
  func.func @arith(%arg0: tensor<2x10xi32>, %arg1: tensor<10xi8>, %arg2: tensor<*xi32>) -> (tensor<i32>, tensor<2x10xi32>, tensor<10xf32>, tensor<10xi32>, tensor<10xi32>) {
    %0 = "tosa.const"() <{values = dense<77777> : tensor<10xi32>}> : () -> tensor<10xi32>
    %1 = "tosa.const"() <{values = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %2 = "tosa.const"() <{values = dense<0x7F800000> : tensor<10xf32>}> : () -> tensor<10xf32>
    %3 = "tosa.const"() <{values = dense<-756157716> : tensor<10xi32>}> : () -> tensor<10xi32>
    return %1, %arg0, %2, %3, %0 : tensor<i32>, tensor<2x10xi32>, tensor<10xf32>, tensor<10xi32>, tensor<10xi32>
  }
  func.func @broadcast(%arg0: tensor<1xi32>, %arg1: tensor<1xi1>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>) {
    %0 = "tosa.const"() <{values = dense<true> : tensor<10xi1>}> : () -> tensor<10xi1>
    %1 = "tosa.const"() <{values = dense<8> : tensor<10xi32>}> : () -> tensor<10xi32>
    %2 = "tosa.const"() <{values = dense<0> : tensor<10xi32>}> : () -> tensor<10xi32>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const"() <{values = dense<5> : tensor<10xi32>}> : () -> tensor<10xi32>
    %5 = tosa.add %arg0, %2 : (tensor<1xi32>, tensor<10xi32>) -> tensor<10xi32>
    %6 = tosa.mul %arg0, %2, %3 : (tensor<1xi32>, tensor<10xi32>, tensor<1xi8>) -> tensor<10xi32>
    %7 = tosa.select %arg1, %4, %4 : (tensor<1xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    return %5, %6, %1, %7, %0 : tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi1>
  }
  func.func @layout(%arg0: tensor<?x1x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<2x1x?xi8>) -> (tensor<?x3x1xf32>, tensor<?x?xf32>, tensor<1x2x?xi8>, tensor<?x3xf32>, tensor<3x2xi1>, tensor<?x?xf32>, tensor<2x?xf32>) {
    %0 = tosa.const_shape  {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = "tosa.const"() <{values = dense<true> : tensor<3x2xi1>}> : () -> tensor<3x2xi1>
    %2 = tosa.const_shape  {values = dense<[1, 2, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = tosa.const_shape  {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.const_shape  {values = dense<[-1, 3, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.reshape %arg0, %5 : (tensor<?x1x3xf32>, !tosa.shape<3>) -> tensor<?x3x1xf32>
    %7 = tosa.reshape %arg3, %2 : (tensor<2x1x?xi8>, !tosa.shape<3>) -> tensor<1x2x?xi8>
    %cast = tensor.cast %arg1 : tensor<2x3xf32> to tensor<?x3xf32>
    %8 = tosa.slice %arg2, %3, %4 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
    %9 = tosa.slice %arg2, %3, %0 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
    return %6, %arg2, %7, %cast, %1, %8, %9 : tensor<?x3x1xf32>, tensor<?x?xf32>, tensor<1x2x?xi8>, tensor<?x3xf32>, tensor<3x2xi1>, tensor<?x?xf32>, tensor<2x?xf32>
  }
  func.func @padded(%arg0: tensor<2x3xf32>, %arg1: tensor<2x?xf32>) -> (tensor<2x4xf32>, tensor<3x?xf32>, tensor<1x2xf32>) {
    %0 = tosa.const_shape  {values = dense<[1, 0, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.const_shape  {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %4 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.const_shape  {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %6 = tosa.const_shape  {values = dense<[1, 0, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %7 = tosa.pad %arg0, %6, %3 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x4xf32>
    %8 = tosa.slice %7, %1, %5 : (tensor<3x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
    %9 = tosa.pad %arg1, %0, %3 : (tensor<2x?xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x?xf32>
    %10 = tosa.slice %9, %1, %2 : (tensor<3x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x?xf32>
    %11 = tosa.slice %arg0, %1, %4 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
    return %8, %10, %11 : tensor<2x4xf32>, tensor<3x?xf32>, tensor<1x2xf32>
  }
  func.func @s1(%arg0: tensor<10xi32>, %arg1: tensor<1xi32>, %arg2: tensor<10xi1>, %arg3: tensor<?xi1>, %arg4: tensor<?xi32>, %arg5: tensor<1xi1>) -> (tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<?xi32>, tensor<10xi32>, tensor<10xi32>) {
    %0 = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %1 = "tosa.const"() <{values = dense<true> : tensor<10xi1>}> : () -> tensor<10xi1>
    %2 = "tosa.const"() <{values = dense<false> : tensor<10xi1>}> : () -> tensor<10xi1>
    %3 = tosa.select %0, %arg0, %arg1 : (tensor<1xi1>, tensor<10xi32>, tensor<1xi32>) -> tensor<10xi32>
    %4 = tosa.select %0, %arg1, %arg0 : (tensor<1xi1>, tensor<1xi32>, tensor<10xi32>) -> tensor<10xi32>
    %5 = tosa.select %1, %arg0, %arg1 : (tensor<10xi1>, tensor<10xi32>, tensor<1xi32>) -> tensor<10xi32>
    %6 = tosa.select %2, %arg1, %arg0 : (tensor<10xi1>, tensor<1xi32>, tensor<10xi32>) -> tensor<10xi32>
    %7 = tosa.select %arg3, %arg4, %arg4 : (tensor<?xi1>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %8 = tosa.select %arg5, %arg0, %arg0 : (tensor<1xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    %9 = tosa.select %arg2, %arg1, %arg1 : (tensor<10xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<10xi32>
    return %3, %4, %5, %6, %7, %8, %9 : tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<10xi32>, tensor<?xi32>, tensor<10xi32>, tensor<10xi32>
  }
  func.func @mixed(%arg0: tensor<10xi8>) -> tensor<10xi32> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<10xi8>}> : () -> tensor<10xi8>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.mul %arg0, %0, %1 : (tensor<10xi8>, tensor<10xi8>, tensor<1xi8>) -> tensor<10xi32>
    return %2 : tensor<10xi32>
  }
  func.func @order() -> (tensor<i32>, tensor<10xi32>) {
    %0 = "tosa.const"() <{values = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %1 = "tosa.const"() <{values = dense<16> : tensor<10xi32>}> : () -> tensor<10xi32>
    return %0, %1 : tensor<i32>, tensor<10xi32>
  }
  func.func @wide() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf16>) {
    %0 = "tosa.const"() <{values = dense<9.00719925E+15> : tensor<4xf32>}> : () -> tensor<4xf32>
    %1 = "tosa.const"() <{values = dense<-4.61168657E+18> : tensor<4xf32>}> : () -> tensor<4xf32>
    %2 = "tosa.const"() <{values = dense<7.262050e+16> : tensor<4xbf16>}> : () -> tensor<4xbf16>
    %3 = "tosa.const"() <{values = dense<7.2339069E+16> : tensor<4xf32>}> : () -> tensor<4xf32>
    %4 = "tosa.const"() <{values = dense<0x7C00> : tensor<4xf16>}> : () -> tensor<4xf16>
    return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf16>
  }
  func.func @quantized_clamp(%arg0: tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>>) -> tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>> {
    %0 = tosa.clamp %arg0 {max_val = 255 : ui8, min_val = 0 : ui8} : (tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>>) -> tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>>
    return %0 : tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>>
  }
  func.func @quantized_clamps(%arg0: tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>>) -> tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>> {
    %0 = tosa.clamp %arg0 {max_val = 200 : ui8, min_val = 10 : ui8} : (tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>>) -> tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>>
    return %0 : tensor<?x3x!quant.uniform<u8:f32, 5.000000e-01:-128>>
  }
}

