// Operations inside of vector.mask.
func.func @contract_0(%a: vector<3x4xf32>, %b: vector<4x5xf32>, %c: vector<3x5xf32>, %m: vector<3x5x4xi1>) -> vector<3x5xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x4xf32>, vector<4x5xf32> into vector<3x5xf32> } : vector<3x5x4xi1> -> vector<3x5xf32>
  return %0 : vector<3x5xf32>
}
func.func @contract_1(%a: vector<3x[4]xf32>, %b: vector<[4]x5xf32>, %c: vector<3x5xf32>, %m: vector<3x5x[4]xi1>) -> vector<3x5xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x[4]xf32>, vector<[4]x5xf32> into vector<3x5xf32> } : vector<3x5x[4]xi1> -> vector<3x5xf32>
  return %0 : vector<3x5xf32>
}
func.func @reduce_2(%a: vector<3x4xf32>, %c: vector<3xf32>, %m: vector<3x4xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<3x4xf32> to vector<3xf32> } : vector<3x4xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @passthru_3(%x: memref<8xf32>, %i: index, %f: f32, %m: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.mask %m, %p { vector.transfer_read %x[%i], %f : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @empty_4(%m: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.mask %m { vector.yield %p : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @write_5(%x: memref<8xf32>, %t: tensor<8xf32>, %i: index, %v: vector<8xf32>, %m: vector<8xi1>) -> tensor<8xf32> {
  vector.mask %m { vector.transfer_write %v, %x[%i] : vector<8xf32>, memref<8xf32> } : vector<8xi1>
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<8xf32>, tensor<8xf32> } : vector<8xi1> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @gather_6(%x: memref<8xf32>, %i: index, %v: vector<8xi32>, %m: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.mask %m { vector.gather %x[%i] [%v], %m, %p : memref<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @outer_7(%a: vector<3xf32>, %b: vector<4xf32>, %c: vector<3x4xf32>, %m: vector<3x4xi1>) -> vector<3x4xf32> {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<3xf32>, vector<4xf32> } : vector<3x4xi1> -> vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
//= 
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @contract_0(%arg0: vector<3x4xf32>, %arg1: vector<4x5xf32>, %arg2: vector<3x5xf32>, %arg3: vector<3x5x4xi1>) -> vector<3x5xf32> {
    %0 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<3x4xf32>, vector<4x5xf32> into vector<3x5xf32> } : vector<3x5x4xi1> -> vector<3x5xf32>
    return %0 : vector<3x5xf32>
  }
  func.func @contract_1(%arg0: vector<3x[4]xf32>, %arg1: vector<[4]x5xf32>, %arg2: vector<3x5xf32>, %arg3: vector<3x5x[4]xi1>) -> vector<3x5xf32> {
    %0 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<3x[4]xf32>, vector<[4]x5xf32> into vector<3x5xf32> } : vector<3x5x[4]xi1> -> vector<3x5xf32>
    return %0 : vector<3x5xf32>
  }
  func.func @reduce_2(%arg0: vector<3x4xf32>, %arg1: vector<3xf32>, %arg2: vector<3x4xi1>) -> vector<3xf32> {
    %0 = vector.mask %arg2 { vector.multi_reduction <add>, %arg0, %arg1 [1] : vector<3x4xf32> to vector<3xf32> } : vector<3x4xi1> -> vector<3xf32>
    return %0 : vector<3xf32>
  }
  func.func @passthru_3(%arg0: memref<8xf32>, %arg1: index, %arg2: f32, %arg3: vector<8xi1>, %arg4: vector<8xf32>) -> vector<8xf32> {
    %0 = vector.mask %arg3, %arg4 { vector.transfer_read %arg0[%arg1], %arg2 : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    return %0 : vector<8xf32>
  }
  func.func @empty_4(%arg0: vector<8xi1>, %arg1: vector<8xf32>) -> vector<8xf32> {
    %0 = vector.mask %arg0 { vector.yield %arg1 : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    return %0 : vector<8xf32>
  }
  func.func @write_5(%arg0: memref<8xf32>, %arg1: tensor<8xf32>, %arg2: index, %arg3: vector<8xf32>, %arg4: vector<8xi1>) -> tensor<8xf32> {
    vector.mask %arg4 { vector.transfer_write %arg3, %arg0[%arg2] : vector<8xf32>, memref<8xf32> } : vector<8xi1>
    %0 = vector.mask %arg4 { vector.transfer_write %arg3, %arg1[%arg2] : vector<8xf32>, tensor<8xf32> } : vector<8xi1> -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @gather_6(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<8xi32>, %arg3: vector<8xi1>, %arg4: vector<8xf32>) -> vector<8xf32> {
    %0 = vector.mask %arg3 { vector.gather %arg0[%arg1] [%arg2], %arg3, %arg4 : memref<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    return %0 : vector<8xf32>
  }
  func.func @outer_7(%arg0: vector<3xf32>, %arg1: vector<4xf32>, %arg2: vector<3x4xf32>, %arg3: vector<3x4xi1>) -> vector<3x4xf32> {
    %0 = vector.mask %arg3 { vector.outerproduct %arg0, %arg1, %arg2 {kind = #vector.kind<add>} : vector<3xf32>, vector<4xf32> } : vector<3x4xi1> -> vector<3x4xf32>
    return %0 : vector<3x4xf32>
  }
}

