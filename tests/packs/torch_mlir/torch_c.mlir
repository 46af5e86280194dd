func.func @f0(%t: !torch.vtensor<[2,?],si32>, %u: !torch.vtensor<*,!torch.qint8>, %a: !torch.int, %b: !torch.float, %c: !torch.bool, %g: !torch.Generator) {
  %0 = torch_c.to_builtin_tensor %t : !torch.vtensor<[2,?],si32> -> tensor<2x?xi32>
  %1 = torch_c.from_builtin_tensor %0 : tensor<2x?xi32> -> !torch.vtensor<[2,?],ui32>
  %2 = torch_c.to_builtin_tensor %u : !torch.vtensor<*,!torch.qint8> -> tensor<*xi8>
  %3 = torch_c.to_i64 %a
  %4 = torch_c.to_f64 %b
  %5 = torch_c.to_i1 %c {x}
  %6 = torch_c.generator_to_i64 %g
  %7 = torch_c.get_next_seed : () -> i64
  %8 = torch_c.from_i64 %7
  %9 = torch_c.from_f64 %4
  %10 = torch_c.from_i1 %5
  %11 = torch_c.i64_to_generator %7
  return
}
// ANSWER custom
module {
  func.func @f0(%arg0: !torch.vtensor<[2,?],si32>, %arg1: !torch.vtensor<*,!torch.qint8>, %arg2: !torch.int, %arg3: !torch.float, %arg4: !torch.bool, %arg5: !torch.Generator) {
    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,?],si32> -> tensor<2x?xi32>
    %1 = torch_c.from_builtin_tensor %0 : tensor<2x?xi32> -> !torch.vtensor<[2,?],ui32>
    %2 = torch_c.to_builtin_tensor %arg1 : !torch.vtensor<*,!torch.qint8> -> tensor<*xi8>
    %3 = torch_c.to_i64 %arg2
    %4 = torch_c.to_f64 %arg3
    %5 = torch_c.to_i1 %arg4 {x}
    %6 = torch_c.generator_to_i64 %arg5
    %7 = torch_c.get_next_seed : () -> i64
    %8 = torch_c.from_i64 %7
    %9 = torch_c.from_f64 %4
    %10 = torch_c.from_i1 %5
    %11 = torch_c.i64_to_generator %7
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,?],si32>, !torch.vtensor<*,!torch.qint8>, !torch.int, !torch.float, !torch.bool, !torch.Generator) -> (), sym_name = "f0"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,?],si32>, %arg1: !torch.vtensor<*,!torch.qint8>, %arg2: !torch.int, %arg3: !torch.float, %arg4: !torch.bool, %arg5: !torch.Generator):
    %0 = "torch_c.to_builtin_tensor"(%arg0) : (!torch.vtensor<[2,?],si32>) -> tensor<2x?xi32>
    %1 = "torch_c.from_builtin_tensor"(%0) : (tensor<2x?xi32>) -> !torch.vtensor<[2,?],ui32>
    %2 = "torch_c.to_builtin_tensor"(%arg1) : (!torch.vtensor<*,!torch.qint8>) -> tensor<*xi8>
    %3 = "torch_c.to_i64"(%arg2) : (!torch.int) -> i64
    %4 = "torch_c.to_f64"(%arg3) : (!torch.float) -> f64
    %5 = "torch_c.to_i1"(%arg4) {x} : (!torch.bool) -> i1
    %6 = "torch_c.generator_to_i64"(%arg5) : (!torch.Generator) -> i64
    %7 = "torch_c.get_next_seed"() : () -> i64
    %8 = "torch_c.from_i64"(%7) : (i64) -> !torch.int
    %9 = "torch_c.from_f64"(%4) : (f64) -> !torch.float
    %10 = "torch_c.from_i1"(%5) : (i1) -> !torch.bool
    %11 = "torch_c.i64_to_generator"(%7) : (i64) -> !torch.Generator
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

