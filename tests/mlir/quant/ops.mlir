// Every operation and type of quant, in the spellings that they have.
!q = !quant.uniform<i8:f32, 2.0:10>
!a = !quant.uniform<u8<1:250>:f32:1, {2.0, 3.5:7, 0.1:-1}>
!b = !quant.uniform<i4:f32:{0:2, 1:3}, {{2.0:1, 3.0}, {0.1, 5.0:-3}}>
!n = !quant.any<i16>
!m = !quant.any<u4<0:9>:f16>
!c = !quant.calibrated<f32<-0.998:1.232e1>>
func.func @quant(%f: f32, %t: tensor<4x3xf32>, %u: tensor<*xf32>, %tb: tensor<4x6xf32>, %i: i8, %n: tensor<?xi16>, %bits: tensor<2xi8>) {
  %0 = quant.qcast %f {x} : f32 to !q
  %1 = quant.qcast %t : tensor<4x3xf32> to tensor<4x3x!a>
  %2 = quant.qcast %u : tensor<*xf32> to tensor<*x!q>
  %3 = quant.qcast %tb : tensor<4x6xf32> to tensor<4x6x!b>
  %4 = quant.dcast %0 {x} : !q to f32
  %5 = quant.dcast %3 : tensor<4x6x!b> to tensor<4x6xf32>
  %6 = quant.scast %i {x} : i8 to !q
  %7 = quant.scast %0 : !q to i8
  %8 = quant.scast %n : tensor<?xi16> to tensor<?x!n>
  %9 = quant.qcast %t : tensor<4x3xf32> to tensor<4x3x!c>
  "use"() {a = !m, b = !quant.uniform<si8:f32, 1.0>, c = !quant.uniform<ui8:bf16, 1.5>, d = !quant.uniform<i8:f32:{}, {{2.0:200}}>,
    e = !quant.uniform<i32:f64:0, {1.0}>, f = !quant.uniform<i8<-8:7>:f32:3, {{1.0, 2.0}, {3.0, 1.0e-30}}>, g = !quant.any<i8<-10:10>>, h = !quant.uniform<i8:f8E4M3FN, 0.3>,
    i = !quant.uniform<i8:f16:{0:1}, {0.3}>, j = !quant.calibrated<bf16<0x0000000000000000:1.0>>} : () -> ()
  return
}

//= --allow-unregistered-dialect
module {
  func.func @quant(%arg0: f32, %arg1: tensor<4x3xf32>, %arg2: tensor<*xf32>, %arg3: tensor<4x6xf32>, %arg4: i8, %arg5: tensor<?xi16>, %arg6: tensor<2xi8>) {
    %0 = quant.qcast %arg0 {x} : f32 to !quant.uniform<i8:f32, 2.000000e+00:10>
    %1 = quant.qcast %arg1 : tensor<4x3xf32> to tensor<4x3x!quant.uniform<u8<1:250>:f32:1, {2.000000e+00,3.500000e+00:7,1.000000e-01:-1}>>
    %2 = quant.qcast %arg2 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>
    %3 = quant.qcast %arg3 : tensor<4x6xf32> to tensor<4x6x!quant.uniform<i4:f32:{0:2, 1:3}, {{2.000000e+00:1, 3.000000e+00}, {1.000000e-01, 5.000000e+00:-3}}>>
    %4 = quant.dcast %0 {x} : !quant.uniform<i8:f32, 2.000000e+00:10> to f32
    %5 = quant.dcast %3 : tensor<4x6x!quant.uniform<i4:f32:{0:2, 1:3}, {{2.000000e+00:1, 3.000000e+00}, {1.000000e-01, 5.000000e+00:-3}}>> to tensor<4x6xf32>
    %6 = quant.scast %arg4 {x} : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
    %7 = quant.scast %0 : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
    %8 = quant.scast %arg5 : tensor<?xi16> to tensor<?x!quant.any<i16>>
    %9 = quant.qcast %arg1 : tensor<4x3xf32> to tensor<4x3x!quant.calibrated<f32<-0.998:1.232000e+01>>>
    "use"() {a = !quant.any<u4<0:9>:f16>, b = !quant.uniform<i8:f32, 1.000000e+00>, c = !quant.uniform<u8:bf16, 1.500000e+00>, d = !quant.uniform<i8:f32:{}, {{2.000000e+00:-56}}>, e = !quant.uniform<i32:f64:0, {1.000000e+00}>, f = !quant.uniform<i8<-8:7>:f32:3, {1.000000e+00,2.000000e+00,3.000000e+00,1.000000e-30}>, g = !quant.any<i8<-10:10>>, h = !quant.uniform<i8:f8E4M3FN, 3.000000e-01>, i = !quant.uniform<i8:f16:{0:1}, {3.000490e-01}>, j = !quant.calibrated<bf16<0.000000e+00:1.000000e+00>>} : () -> ()
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (f32, tensor<4x3xf32>, tensor<*xf32>, tensor<4x6xf32>, i8, tensor<?xi16>, tensor<2xi8>) -> (), sym_name = "quant"}> ({
  ^bb0(%arg0: f32, %arg1: tensor<4x3xf32>, %arg2: tensor<*xf32>, %arg3: tensor<4x6xf32>, %arg4: i8, %arg5: tensor<?xi16>, %arg6: tensor<2xi8>):
    %0 = "quant.qcast"(%arg0) {x} : (f32) -> !quant.uniform<i8:f32, 2.000000e+00:10>
    %1 = "quant.qcast"(%arg1) : (tensor<4x3xf32>) -> tensor<4x3x!quant.uniform<u8<1:250>:f32:1, {2.000000e+00,3.500000e+00:7,1.000000e-01:-1}>>
    %2 = "quant.qcast"(%arg2) : (tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>
    %3 = "quant.qcast"(%arg3) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i4:f32:{0:2, 1:3}, {{2.000000e+00:1, 3.000000e+00}, {1.000000e-01, 5.000000e+00:-3}}>>
    %4 = "quant.dcast"(%0) {x} : (!quant.uniform<i8:f32, 2.000000e+00:10>) -> f32
    %5 = "quant.dcast"(%3) : (tensor<4x6x!quant.uniform<i4:f32:{0:2, 1:3}, {{2.000000e+00:1, 3.000000e+00}, {1.000000e-01, 5.000000e+00:-3}}>>) -> tensor<4x6xf32>
    %6 = "quant.scast"(%arg4) {x} : (i8) -> !quant.uniform<i8:f32, 2.000000e+00:10>
    %7 = "quant.scast"(%0) : (!quant.uniform<i8:f32, 2.000000e+00:10>) -> i8
    %8 = "quant.scast"(%arg5) : (tensor<?xi16>) -> tensor<?x!quant.any<i16>>
    %9 = "quant.qcast"(%arg1) : (tensor<4x3xf32>) -> tensor<4x3x!quant.calibrated<f32<-0.998:1.232000e+01>>>
    "use"() {a = !quant.any<u4<0:9>:f16>, b = !quant.uniform<i8:f32, 1.000000e+00>, c = !quant.uniform<u8:bf16, 1.500000e+00>, d = !quant.uniform<i8:f32:{}, {{2.000000e+00:-56}}>, e = !quant.uniform<i32:f64:0, {1.000000e+00}>, f = !quant.uniform<i8<-8:7>:f32:3, {1.000000e+00,2.000000e+00,3.000000e+00,1.000000e-30}>, g = !quant.any<i8<-10:10>>, h = !quant.uniform<i8:f8E4M3FN, 3.000000e-01>, i = !quant.uniform<i8:f16:{0:1}, {3.000490e-01}>, j = !quant.calibrated<bf16<0.000000e+00:1.000000e+00>>} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @quant(%arg0: f32 loc("<stdin>":8:18), %arg1: tensor<4x3xf32> loc("<stdin>":8:27), %arg2: tensor<*xf32> loc("<stdin>":8:48), %arg3: tensor<4x6xf32> loc("<stdin>":8:67), %arg4: i8 loc("<stdin>":8:89), %arg5: tensor<?xi16> loc("<stdin>":8:97), %arg6: tensor<2xi8> loc("<stdin>":8:116)) {
    %0 = quant.qcast %arg0 {x} : f32 to !quant.uniform<i8:f32, 2.000000e+00:10> loc("<stdin>":9:8)
    %1 = quant.qcast %arg1 : tensor<4x3xf32> to tensor<4x3x!quant.uniform<u8<1:250>:f32:1, {2.000000e+00,3.500000e+00:7,1.000000e-01:-1}>> loc("<stdin>":10:8)
    %2 = quant.qcast %arg2 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>> loc("<stdin>":11:8)
    %3 = quant.qcast %arg3 : tensor<4x6xf32> to tensor<4x6x!quant.uniform<i4:f32:{0:2, 1:3}, {{2.000000e+00:1, 3.000000e+00}, {1.000000e-01, 5.000000e+00:-3}}>> loc("<stdin>":12:8)
    %4 = quant.dcast %0 {x} : !quant.uniform<i8:f32, 2.000000e+00:10> to f32 loc("<stdin>":13:8)
    %5 = quant.dcast %3 : tensor<4x6x!quant.uniform<i4:f32:{0:2, 1:3}, {{2.000000e+00:1, 3.000000e+00}, {1.000000e-01, 5.000000e+00:-3}}>> to tensor<4x6xf32> loc("<stdin>":14:8)
    %6 = quant.scast %arg4 {x} : i8 to !quant.uniform<i8:f32, 2.000000e+00:10> loc("<stdin>":15:8)
    %7 = quant.scast %0 : !quant.uniform<i8:f32, 2.000000e+00:10> to i8 loc("<stdin>":16:8)
    %8 = quant.scast %arg5 : tensor<?xi16> to tensor<?x!quant.any<i16>> loc("<stdin>":17:8)
    %9 = quant.qcast %arg1 : tensor<4x3xf32> to tensor<4x3x!quant.calibrated<f32<-0.998:1.232000e+01>>> loc("<stdin>":18:8)
    "use"() {a = !quant.any<u4<0:9>:f16>, b = !quant.uniform<i8:f32, 1.000000e+00>, c = !quant.uniform<u8:bf16, 1.500000e+00>, d = !quant.uniform<i8:f32:{}, {{2.000000e+00:-56}}>, e = !quant.uniform<i32:f64:0, {1.000000e+00}>, f = !quant.uniform<i8<-8:7>:f32:3, {1.000000e+00,2.000000e+00,3.000000e+00,1.000000e-30}>, g = !quant.any<i8<-10:10>>, h = !quant.uniform<i8:f8E4M3FN, 3.000000e-01>, i = !quant.uniform<i8:f16:{0:1}, {3.000490e-01}>, j = !quant.calibrated<bf16<0.000000e+00:1.000000e+00>>} : () -> () loc("<stdin>":19:3)
    return loc("<stdin>":22:3)
  } loc("<stdin>":8:1)
} loc("<stdin>":0:0)
