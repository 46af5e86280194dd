// Operations on tensors become loops over elements; scalars, unranked tensors and others stay.
func.func @whole(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %s: tensor<f32>, %c: tensor<2x3xi1>, %x: tensor<2x3xi32>, %y: f32, %u: tensor<*xf32>, %e: tensor<2x3xi32, "foo">) -> (tensor<?x4xf32>, tensor<f32>, tensor<2x3xi32>, tensor<2x3xi1>) {
  %0 = arith.addf %a, %b {foo = 1} : tensor<?x4xf32>
  %1 = math.exp %s : tensor<f32>
  %2 = arith.select %c, %x, %x : tensor<2x3xi1>, tensor<2x3xi32>
  %3 = arith.cmpi slt, %x, %2 : tensor<2x3xi32>
  %4 = arith.addf %y, %y : f32
  %5 = arith.addf %u, %u : tensor<*xf32>
  %6 = arith.addi %e, %e : tensor<2x3xi32, "foo">
  %t = arith.constant true
  %7 = arith.select %t, %x, %x : tensor<2x3xi32>
  %q, %r = arith.addui_extended %x, %7 : tensor<2x3xi32>, tensor<2x3xi1>
  %v = arith.constant dense<1> : tensor<2x3xi32>
  %8 = arith.extsi %v : tensor<2x3xi32> to tensor<2x3xi64>
  %9 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return %0, %1, %2, %3 : tensor<?x4xf32>, tensor<f32>, tensor<2x3xi32>, tensor<2x3xi1>
}
func.func @sizes(%a: tensor<?x4x?xf32>, %b: tensor<?x4x?xf32>, %t: i1, %x: tensor<2x3xi32>, %y: tensor<2x3xi32>, %z : tensor<3x?xf32>, %p : tensor<?x4x4xf32>, %cc: tensor<2xcomplex<f32>>) -> (tensor<?x4x?xi1>) {
  %0 = arith.cmpf oeq, %a, %b : tensor<?x4x?xf32>
  %7 = arith.select %t, %x, %y : tensor<2x3xi32>
  %8 = arith.truncf %z : tensor<3x?xf32> to tensor<3x?xf16>
  %9 = arith.cmpf oeq, %p, %p : tensor<?x4x4xf32>
  %c = arith.constant 4 : index
  %10 = arith.index_cast %x : tensor<2x3xi32> to tensor<2x3xindex>
  %e = tensor.empty(%c) : tensor<?x4xf32>
  %11 = arith.fptosi %e : tensor<?x4xf32> to tensor<?x4xi8>
  scf.if %t {
   %q = math.fma %z, %z, %z : tensor<3x?xf32>
  }
  %re = math.powf %z, %z : tensor<3x?xf32>
  %12 = math.absf %z fastmath<fast> : tensor<3x?xf32>
  return %0 : tensor<?x4x?xi1>
}
//= --convert-elementwise-to-linalg
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @whole(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<f32>, %arg3: tensor<2x3xi1>, %arg4: tensor<2x3xi32>, %arg5: f32, %arg6: tensor<*xf32>, %arg7: tensor<2x3xi32, "foo">) -> (tensor<?x4xf32>, tensor<f32>, tensor<2x3xi32>, tensor<2x3xi1>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x4xf32>, tensor<?x4xf32>) outs(%arg0 : tensor<?x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %9 = arith.addf %in, %in_2 {foo = 1 : i64} : f32
      linalg.yield %9 : f32
    } -> tensor<?x4xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%arg2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.exp %in : f32
      linalg.yield %9 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<2x3xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg4 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%2 : tensor<2x3xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i1):
      %9 = arith.cmpi slt, %in, %in_2 : i32
      linalg.yield %9 : i1
    } -> tensor<2x3xi1>
    %4 = arith.addf %arg5, %arg5 : f32
    %5 = arith.addf %arg6, %arg6 : tensor<*xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %arg7 : tensor<2x3xi32, "foo">, tensor<2x3xi32, "foo">) outs(%arg7 : tensor<2x3xi32, "foo">) {
    ^bb0(%in: i32, %in_2: i32, %out: i32):
      %9 = arith.addi %in, %in_2 : i32
      linalg.yield %9 : i32
    } -> tensor<2x3xi32, "foo">
    %true = arith.constant true
    %7 = tensor.empty() : tensor<2x3xi1>
    %8:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg4 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%arg4, %7 : tensor<2x3xi32>, tensor<2x3xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i32, %out_3: i1):
      %sum, %overflow = arith.addui_extended %in, %in_2 : i32, i1
      linalg.yield %sum, %overflow : i32, i1
    } -> (tensor<2x3xi32>, tensor<2x3xi1>)
    %cst = arith.constant dense<1> : tensor<2x3xi32>
    %cst_0 = arith.constant dense<1> : tensor<2x3xi64>
    %cst_1 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    return %0, %1, %arg4, %3 : tensor<?x4xf32>, tensor<f32>, tensor<2x3xi32>, tensor<2x3xi1>
  }
  func.func @sizes(%arg0: tensor<?x4x?xf32>, %arg1: tensor<?x4x?xf32>, %arg2: i1, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi32>, %arg5: tensor<3x?xf32>, %arg6: tensor<?x4x4xf32>, %arg7: tensor<2xcomplex<f32>>) -> tensor<?x4x?xi1> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x?xf32>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x4x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x4x?xi1>
    %1 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x4x?xf32>, tensor<?x4x?xf32>) outs(%0 : tensor<?x4x?xi1>) {
    ^bb0(%in: f32, %in_6: f32, %out: i1):
      %14 = arith.cmpf oeq, %in, %in_6 : f32
      linalg.yield %14 : i1
    } -> tensor<?x4x?xi1>
    %2 = linalg.generic {indexing_maps = [#map3, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg3, %arg4 : i1, tensor<2x3xi32>, tensor<2x3xi32>) outs(%arg3 : tensor<2x3xi32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %14 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %14 : i32
    } -> tensor<2x3xi32>
    %c1 = arith.constant 1 : index
    %dim_1 = tensor.dim %arg5, %c1 : tensor<3x?xf32>
    %3 = tensor.empty(%dim_1) : tensor<3x?xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<3x?xf32>) outs(%3 : tensor<3x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %14 = arith.truncf %in : f32 to f16
      linalg.yield %14 : f16
    } -> tensor<3x?xf16>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg6, %c0_2 : tensor<?x4x4xf32>
    %5 = tensor.empty(%dim_3) : tensor<?x4x4xi1>
    %6 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %arg6 : tensor<?x4x4xf32>, tensor<?x4x4xf32>) outs(%5 : tensor<?x4x4xi1>) {
    ^bb0(%in: f32, %in_6: f32, %out: i1):
      %14 = arith.cmpf oeq, %in, %in_6 : f32
      linalg.yield %14 : i1
    } -> tensor<?x4x4xi1>
    %c4 = arith.constant 4 : index
    %7 = tensor.empty() : tensor<2x3xindex>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x3xi32>) outs(%7 : tensor<2x3xindex>) {
    ^bb0(%in: i32, %out: index):
      %14 = arith.index_cast %in : i32 to index
      linalg.yield %14 : index
    } -> tensor<2x3xindex>
    %9 = tensor.empty(%c4) : tensor<?x4xf32>
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %9, %c0_4 : tensor<?x4xf32>
    %10 = tensor.empty(%dim_5) : tensor<?x4xi8>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x4xf32>) outs(%10 : tensor<?x4xi8>) {
    ^bb0(%in: f32, %out: i8):
      %14 = arith.fptosi %in : f32 to i8
      linalg.yield %14 : i8
    } -> tensor<?x4xi8>
    scf.if %arg2 {
      %14 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %arg5, %arg5 : tensor<3x?xf32>, tensor<3x?xf32>, tensor<3x?xf32>) outs(%arg5 : tensor<3x?xf32>) {
      ^bb0(%in: f32, %in_6: f32, %in_7: f32, %out: f32):
        %15 = math.fma %in, %in_6, %in_7 : f32
        linalg.yield %15 : f32
      } -> tensor<3x?xf32>
    }
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %arg5 : tensor<3x?xf32>, tensor<3x?xf32>) outs(%arg5 : tensor<3x?xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %14 = math.powf %in, %in_6 : f32
      linalg.yield %14 : f32
    } -> tensor<3x?xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<3x?xf32>) outs(%arg5 : tensor<3x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.absf %in fastmath<fast> : f32
      linalg.yield %14 : f32
    } -> tensor<3x?xf32>
    return %1 : tensor<?x4x?xi1>
  }
}

