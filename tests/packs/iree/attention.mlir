util.func private @plain(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
util.func private @masked(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v4: tensor<2x6x7xi1>, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,p)>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3, %v4 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x7xi1>) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
util.func private @dynamic(%v0: tensor<2x?x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<?x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<?x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x?x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<?x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<?x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<?x6x9xf32>
}
util.func private @config(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>], decomposition_config = {qk_attrs = {a}}> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
util.func private @with_index(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
  ^bb0(%s: f32):
    %i = iree_linalg_ext.index 4 : index
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
util.func private @win_in(%a: tensor<5x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<5x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32>
  util.return %0 : tensor<6x6xf32>
}
util.func private @win_in_dyn(%a: tensor<?x?xf32>, %b: tensor<?x6xf32>) -> tensor<?x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x6xf32>) -> tensor<?x6xf32>
  util.return %0 : tensor<?x6xf32>
}
util.func private @win_in_small(%a: tensor<1x6xf16>, %b: tensor<6x6xf16>) -> tensor<6x6xf16> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<1x6xf16>) outs(%b : tensor<6x6xf16>) -> tensor<6x6xf16>
  util.return %0 : tensor<6x6xf16>
}
util.func private @win_filter(%a: tensor<3x3xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<3x3xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32>
  util.return %0 : tensor<6x6xf32>
}
util.func private @win_filter_dyn(%a: tensor<?x3xf32>, %b: tensor<6x?xf32>) -> tensor<6x?xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<?x3xf32>) outs(%b : tensor<6x?xf32>) -> tensor<6x?xf32>
  util.return %0 : tensor<6x?xf32>
}
util.func private @win_out(%a: tensor<6x6xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  util.return %0 : tensor<4x4xf32>
}
util.func private @win_out_dyn(%a: tensor<?x6xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<?x6xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
  util.return %0 : tensor<4x?xf32>
}
util.func @f1(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3, : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
util.func @f2(%a: vector<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : vector<6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32>
  util.return %0 : tensor<6x6xf32>
}
// ANSWER custom
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
module {
  util.func private @plain(%arg0: tensor<2x6x8xf16>, %arg1: tensor<2x7x8xf16>, %arg2: tensor<2x7x9xf16>, %arg3: f32, %arg4: tensor<2x6x9xf32>, %arg5: tensor<2x6xf32>, %arg6: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
    %0:3 = iree_linalg_ext.online_attention <indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5]> ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%arg4, %arg5, %arg6 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
    ^bb0(%arg7: f32):
      iree_linalg_ext.yield %arg7 : f32
    } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
    util.return %0#0 : tensor<2x6x9xf32>
  }
  util.func private @masked(%arg0: tensor<2x6x8xf16>, %arg1: tensor<2x7x8xf16>, %arg2: tensor<2x7x9xf16>, %arg3: f32, %arg4: tensor<2x6x7xi1>, %arg5: tensor<2x6x9xf32>, %arg6: tensor<2x6xf32>, %arg7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
    %0:3 = iree_linalg_ext.online_attention <indexing_maps = [#map, #map1, #map2, #map3, #map6, #map4, #map5, #map5]> ins(%arg0, %arg1, %arg2, %arg3, %arg4 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x7xi1>) outs(%arg5, %arg6, %arg7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
    ^bb0(%arg8: f32):
      iree_linalg_ext.yield %arg8 : f32
    } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
    util.return %0#0 : tensor<2x6x9xf32>
  }
  util.func private @dynamic(%arg0: tensor<2x?x8xf16>, %arg1: tensor<2x7x8xf16>, %arg2: tensor<2x7x9xf16>, %arg3: f32, %arg4: tensor<?x6x9xf32>, %arg5: tensor<2x6xf32>, %arg6: tensor<2x6xf32>) -> tensor<?x6x9xf32> {
    %0:3 = iree_linalg_ext.online_attention <indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5]> ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x?x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%arg4, %arg5, %arg6 : tensor<?x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
    ^bb0(%arg7: f32):
      iree_linalg_ext.yield %arg7 : f32
    } -> tensor<?x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
    util.return %0#0 : tensor<?x6x9xf32>
  }
  util.func private @config(%arg0: tensor<2x6x8xf16>, %arg1: tensor<2x7x8xf16>, %arg2: tensor<2x7x9xf16>, %arg3: f32, %arg4: tensor<2x6x9xf32>, %arg5: tensor<2x6xf32>, %arg6: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
    %0:3 = iree_linalg_ext.online_attention <indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5], decomposition_config = {qk_attrs = {a}}> ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%arg4, %arg5, %arg6 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
    ^bb0(%arg7: f32):
      iree_linalg_ext.yield %arg7 : f32
    } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
    util.return %0#0 : tensor<2x6x9xf32>
  }
  util.func private @with_index(%arg0: tensor<2x6x8xf16>, %arg1: tensor<2x7x8xf16>, %arg2: tensor<2x7x9xf16>, %arg3: f32, %arg4: tensor<2x6x9xf32>, %arg5: tensor<2x6xf32>, %arg6: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
    %0:3 = iree_linalg_ext.online_attention <indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5]> ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%arg4, %arg5, %arg6 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
    ^bb0(%arg7: f32):
      %1 = iree_linalg_ext.index 4 : index
      iree_linalg_ext.yield %arg7 : f32
    } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
    util.return %0#0 : tensor<2x6x9xf32>
  }
  util.func private @win_in(%arg0: tensor<5x6xf32>, %arg1: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%arg0 : tensor<5x6xf32>) outs(%arg1 : tensor<6x6xf32>) -> tensor<6x6xf32>
    util.return %0 : tensor<6x6xf32>
  }
  util.func private @win_in_dyn(%arg0: tensor<?x?xf32>, %arg1: tensor<?x6xf32>) -> tensor<?x6xf32> {
    %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x6xf32>) -> tensor<?x6xf32>
    util.return %0 : tensor<?x6xf32>
  }
  util.func private @win_in_small(%arg0: tensor<1x6xf16>, %arg1: tensor<6x6xf16>) -> tensor<6x6xf16> {
    %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%arg0 : tensor<1x6xf16>) outs(%arg1 : tensor<6x6xf16>) -> tensor<6x6xf16>
    util.return %0 : tensor<6x6xf16>
  }
  util.func private @win_filter(%arg0: tensor<3x3xf32>, %arg1: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%arg0 : tensor<3x3xf32>) outs(%arg1 : tensor<6x6xf32>) -> tensor<6x6xf32>
    util.return %0 : tensor<6x6xf32>
  }
  util.func private @win_filter_dyn(%arg0: tensor<?x3xf32>, %arg1: tensor<6x?xf32>) -> tensor<6x?xf32> {
    %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%arg0 : tensor<?x3xf32>) outs(%arg1 : tensor<6x?xf32>) -> tensor<6x?xf32>
    util.return %0 : tensor<6x?xf32>
  }
  util.func private @win_out(%arg0: tensor<6x6xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%arg0 : tensor<6x6xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    util.return %0 : tensor<4x4xf32>
  }
  util.func private @win_out_dyn(%arg0: tensor<?x6xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%arg0 : tensor<?x6xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    util.return %0 : tensor<4x?xf32>
  }
  util.func public @f1(%arg0: tensor<2x6x8xf16>, %arg1: tensor<2x7x8xf16>, %arg2: tensor<2x7x9xf16>, %arg3: f32, %arg4: tensor<2x6x9xf32>, %arg5: tensor<2x6xf32>, %arg6: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
    %0:3 = iree_linalg_ext.online_attention <indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5]> ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%arg4, %arg5, %arg6 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
    ^bb0(%arg7: f32):
      iree_linalg_ext.yield %arg7 : f32
    } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
    util.return %0#0 : tensor<2x6x9xf32>
  }
  util.func public @f2(%arg0: vector<6x6xf32>, %arg1: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%arg0 : vector<6x6xf32>) outs(%arg1 : tensor<6x6xf32>) -> tensor<6x6xf32>
    util.return %0 : tensor<6x6xf32>
  }
}

// ANSWER generic
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
"builtin.module"() ({
  "util.func"() <{function_type = (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6x9xf32>, sym_name = "plain", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg57: tensor<2x6x8xf16>, %arg58: tensor<2x7x8xf16>, %arg59: tensor<2x7x9xf16>, %arg60: f32, %arg61: tensor<2x6x9xf32>, %arg62: tensor<2x6xf32>, %arg63: tensor<2x6xf32>):
    %14:3 = "iree_linalg_ext.online_attention"(%arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63) <{indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5]}> ({
    ^bb0(%arg64: f32):
      "iree_linalg_ext.yield"(%arg64) : (f32) -> ()
    }) : (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>)
    "util.return"(%14#0) : (tensor<2x6x9xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x7xi1>, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6x9xf32>, sym_name = "masked", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg48: tensor<2x6x8xf16>, %arg49: tensor<2x7x8xf16>, %arg50: tensor<2x7x9xf16>, %arg51: f32, %arg52: tensor<2x6x7xi1>, %arg53: tensor<2x6x9xf32>, %arg54: tensor<2x6xf32>, %arg55: tensor<2x6xf32>):
    %13:3 = "iree_linalg_ext.online_attention"(%arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55) <{indexing_maps = [#map, #map1, #map2, #map3, #map6, #map4, #map5, #map5]}> ({
    ^bb0(%arg56: f32):
      "iree_linalg_ext.yield"(%arg56) : (f32) -> ()
    }) : (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x7xi1>, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>)
    "util.return"(%13#0) : (tensor<2x6x9xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<2x?x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<?x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<?x6x9xf32>, sym_name = "dynamic", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg40: tensor<2x?x8xf16>, %arg41: tensor<2x7x8xf16>, %arg42: tensor<2x7x9xf16>, %arg43: f32, %arg44: tensor<?x6x9xf32>, %arg45: tensor<2x6xf32>, %arg46: tensor<2x6xf32>):
    %12:3 = "iree_linalg_ext.online_attention"(%arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46) <{indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5]}> ({
    ^bb0(%arg47: f32):
      "iree_linalg_ext.yield"(%arg47) : (f32) -> ()
    }) : (tensor<2x?x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<?x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<?x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>)
    "util.return"(%12#0) : (tensor<?x6x9xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6x9xf32>, sym_name = "config", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg32: tensor<2x6x8xf16>, %arg33: tensor<2x7x8xf16>, %arg34: tensor<2x7x9xf16>, %arg35: f32, %arg36: tensor<2x6x9xf32>, %arg37: tensor<2x6xf32>, %arg38: tensor<2x6xf32>):
    %11:3 = "iree_linalg_ext.online_attention"(%arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38) <{decomposition_config = {qk_attrs = {a}}, indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5]}> ({
    ^bb0(%arg39: f32):
      "iree_linalg_ext.yield"(%arg39) : (f32) -> ()
    }) : (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>)
    "util.return"(%11#0) : (tensor<2x6x9xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6x9xf32>, sym_name = "with_index", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg24: tensor<2x6x8xf16>, %arg25: tensor<2x7x8xf16>, %arg26: tensor<2x7x9xf16>, %arg27: f32, %arg28: tensor<2x6x9xf32>, %arg29: tensor<2x6xf32>, %arg30: tensor<2x6xf32>):
    %9:3 = "iree_linalg_ext.online_attention"(%arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30) <{indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5]}> ({
    ^bb0(%arg31: f32):
      %10 = "iree_linalg_ext.index"() <{dim = 4 : i64}> : () -> index
      "iree_linalg_ext.yield"(%arg31) : (f32) -> ()
    }) : (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>)
    "util.return"(%9#0) : (tensor<2x6x9xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>, sym_name = "win_in", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg22: tensor<5x6xf32>, %arg23: tensor<6x6xf32>):
    %8 = "iree_linalg_ext.winograd.input_transform"(%arg22, %arg23) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 4 : i64}> : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    "util.return"(%8) : (tensor<6x6xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<?x?xf32>, tensor<?x6xf32>) -> tensor<?x6xf32>, sym_name = "win_in_dyn", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg20: tensor<?x?xf32>, %arg21: tensor<?x6xf32>):
    %7 = "iree_linalg_ext.winograd.input_transform"(%arg20, %arg21) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 4 : i64}> : (tensor<?x?xf32>, tensor<?x6xf32>) -> tensor<?x6xf32>
    "util.return"(%7) : (tensor<?x6xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<1x6xf16>, tensor<6x6xf16>) -> tensor<6x6xf16>, sym_name = "win_in_small", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg18: tensor<1x6xf16>, %arg19: tensor<6x6xf16>):
    %6 = "iree_linalg_ext.winograd.input_transform"(%arg18, %arg19) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 4 : i64}> : (tensor<1x6xf16>, tensor<6x6xf16>) -> tensor<6x6xf16>
    "util.return"(%6) : (tensor<6x6xf16>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<3x3xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>, sym_name = "win_filter", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg16: tensor<3x3xf32>, %arg17: tensor<6x6xf32>):
    %5 = "iree_linalg_ext.winograd.filter_transform"(%arg16, %arg17) <{kernel_dimensions = array<i64: 0, 1>, kernel_size = 3 : i64, output_tile_size = 4 : i64}> : (tensor<3x3xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    "util.return"(%5) : (tensor<6x6xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<?x3xf32>, tensor<6x?xf32>) -> tensor<6x?xf32>, sym_name = "win_filter_dyn", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg14: tensor<?x3xf32>, %arg15: tensor<6x?xf32>):
    %4 = "iree_linalg_ext.winograd.filter_transform"(%arg14, %arg15) <{kernel_dimensions = array<i64: 0, 1>, kernel_size = 3 : i64, output_tile_size = 4 : i64}> : (tensor<?x3xf32>, tensor<6x?xf32>) -> tensor<6x?xf32>
    "util.return"(%4) : (tensor<6x?xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<6x6xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "win_out", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg12: tensor<6x6xf32>, %arg13: tensor<4x4xf32>):
    %3 = "iree_linalg_ext.winograd.output_transform"(%arg12, %arg13) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 4 : i64}> : (tensor<6x6xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "util.return"(%3) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<?x6xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>, sym_name = "win_out_dyn", sym_visibility = "private", tied_operands = [-1 : index]}> ({
  ^bb0(%arg10: tensor<?x6xf32>, %arg11: tensor<4x?xf32>):
    %2 = "iree_linalg_ext.winograd.output_transform"(%arg10, %arg11) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 4 : i64}> : (tensor<?x6xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    "util.return"(%2) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6x9xf32>, sym_name = "f1", tied_operands = [-1 : index]}> ({
  ^bb0(%arg2: tensor<2x6x8xf16>, %arg3: tensor<2x7x8xf16>, %arg4: tensor<2x7x9xf16>, %arg5: f32, %arg6: tensor<2x6x9xf32>, %arg7: tensor<2x6xf32>, %arg8: tensor<2x6xf32>):
    %1:3 = "iree_linalg_ext.online_attention"(%arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) <{indexing_maps = [#map, #map1, #map2, #map3, #map4, #map5, #map5]}> ({
    ^bb0(%arg9: f32):
      "iree_linalg_ext.yield"(%arg9) : (f32) -> ()
    }) : (tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> (tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>)
    "util.return"(%1#0) : (tensor<2x6x9xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (vector<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>, sym_name = "f2", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: vector<6x6xf32>, %arg1: tensor<6x6xf32>):
    %0 = "iree_linalg_ext.winograd.input_transform"(%arg0, %arg1) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 4 : i64}> : (vector<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    "util.return"(%0) : (tensor<6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

