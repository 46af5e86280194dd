func.func @there_and_back(%x: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %q = stablehlo.uniform_quantize %x : (tensor<4x?xf32>) -> tensor<4x?x!quant.uniform<i8:f32, 2.500000e-01:-7>>
  %per_row = "stablehlo.uniform_quantize"(%q) : (tensor<4x?x!quant.uniform<i8:f32, 2.500000e-01:-7>>) -> tensor<4x?x!quant.uniform<u8<1:254>:f32:0, {1.000000e-01:1,2.000000e-01:3,3.000000e-01:5,4.000000e-01:1}>>
  %back = stablehlo.uniform_dequantize %per_row : (tensor<4x?x!quant.uniform<u8<1:254>:f32:0, {1.000000e-01:1,2.000000e-01:3,3.000000e-01:5,4.000000e-01:1}>>) -> tensor<4x?xf32>
  return %back : tensor<4x?xf32>
}

//= 
module {
  func.func @there_and_back(%arg0: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = stablehlo.uniform_quantize %arg0 : (tensor<4x?xf32>) -> tensor<4x?x!quant.uniform<i8:f32, 2.500000e-01:-7>>
    %1 = stablehlo.uniform_quantize %0 : (tensor<4x?x!quant.uniform<i8:f32, 2.500000e-01:-7>>) -> tensor<4x?x!quant.uniform<u8<1:254>:f32:0, {1.000000e-01:1,2.000000e-01:3,3.000000e-01:5,4.000000e-01:1}>>
    %2 = stablehlo.uniform_dequantize %1 : (tensor<4x?x!quant.uniform<u8<1:254>:f32:0, {1.000000e-01:1,2.000000e-01:3,3.000000e-01:5,4.000000e-01:1}>>) -> tensor<4x?xf32>
    return %2 : tensor<4x?xf32>
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>) -> tensor<4x?xf32>, sym_name = "there_and_back"}> ({
  ^bb0(%arg0: tensor<4x?xf32>):
    %0 = "stablehlo.uniform_quantize"(%arg0) : (tensor<4x?xf32>) -> tensor<4x?x!quant.uniform<i8:f32, 2.500000e-01:-7>>
    %1 = "stablehlo.uniform_quantize"(%0) : (tensor<4x?x!quant.uniform<i8:f32, 2.500000e-01:-7>>) -> tensor<4x?x!quant.uniform<u8<1:254>:f32:0, {1.000000e-01:1,2.000000e-01:3,3.000000e-01:5,4.000000e-01:1}>>
    %2 = "stablehlo.uniform_dequantize"(%1) : (tensor<4x?x!quant.uniform<u8<1:254>:f32:0, {1.000000e-01:1,2.000000e-01:3,3.000000e-01:5,4.000000e-01:1}>>) -> tensor<4x?xf32>
    "func.return"(%2) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo
#loc2 = loc("<stdin>":1:27)
module {
  func.func @there_and_back(%arg0: tensor<4x?xf32> loc("<stdin>":1:27)) -> tensor<4x?xf32> {
    %0 = stablehlo.uniform_quantize %arg0 : (tensor<4x?xf32>) -> tensor<4x?x!quant.uniform<i8:f32, 2.500000e-01:-7>> loc(#loc3)
    %1 = stablehlo.uniform_quantize %0 : (tensor<4x?x!quant.uniform<i8:f32, 2.500000e-01:-7>>) -> tensor<4x?x!quant.uniform<u8<1:254>:f32:0, {1.000000e-01:1,2.000000e-01:3,3.000000e-01:5,4.000000e-01:1}>> loc(#loc4)
    %2 = stablehlo.uniform_dequantize %1 : (tensor<4x?x!quant.uniform<u8<1:254>:f32:0, {1.000000e-01:1,2.000000e-01:3,3.000000e-01:5,4.000000e-01:1}>>) -> tensor<4x?xf32> loc(#loc5)
    return %2 : tensor<4x?xf32> loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":1:1)
#loc3 = loc("<stdin>":2:8)
#loc4 = loc("<stdin>":3:14)
#loc5 = loc("<stdin>":4:11)
#loc6 = loc("<stdin>":5:3)

