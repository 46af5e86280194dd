// Attention in parts and Winograd transforms that are refused. The messages are iree-opt's.
util.func @f(%v0: tensor<2x6xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Rank Mismatch for Query. Expected: 3 Got: 2
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x5xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x5xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Shape Mismatch for Key. Expected: 8 Got: 5
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<3x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<3x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Shape Mismatch for Key. Expected: 2 Got: 3
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x4x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x4x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Shape Mismatch for Value. Expected: 7 Got: 4
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x3xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x3xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x3xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Shape Mismatch for Output. Expected: 9 Got: 3
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x3xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x3xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Rank Mismatch for Output. Expected: 3 Got: 2
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x5xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x5xf32>, tensor<2x6xf32>) { // error 10: Shape Mismatch for Max. Expected: 6 Got: 5
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x5xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<4x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<4x6xf32>) { // error 10: Shape Mismatch for Sum. Expected: 2 Got: 4
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<4x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2xf32>, tensor<2x6xf32>) { // error 10: Rank Mismatch for Max. Expected: 2 Got: 1
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6x1xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6x1xf32>) { // error 10: Rank Mismatch for Sum. Expected: 2 Got: 3
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6x1xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v4: tensor<2x6x3xi1>, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,p)>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3, %v4 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x3xi1>) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Shape Mismatch for Mask. Expected: 7 Got: 3
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v4: tensor<2x6xi1>, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,p)>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3, %v4 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6xi1>) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Rank Mismatch for Mask. Expected: 3 Got: 2
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x6x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x6x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Mismatched map domain for Key. Expected: 5 Got: 4
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Mismatched map domain for Scale. Expected: 5 Got: 2
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Mismatched map domain for Sum. Expected: 5 Got: 2
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m)[s,t,u,v]->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Mismatched map domain for Sum. Expected: 5 Got: 6
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)[z]->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Mismatched map domain for Scale. Expected: 5 Got: 6
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v4: tensor<2x6x9xi1>, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,p)->(b,m,p)>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3, %v4 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32, tensor<2x6x9xi1>) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Mismatched map domain for Mask. Expected: 5 Got: 3
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: 'iree_linalg_ext.online_attention' op block argument 0 should be float
  ^bb0(%s: i32):
    iree_linalg_ext.yield %s : i32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: 'iree_linalg_ext.online_attention' op expects single block argument for score
  ^bb0(%s: f32, %t: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: 'iree_linalg_ext.online_attention' op expects single block argument for score
    iree_linalg_ext.yield
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: 'iree_linalg_ext.online_attention' op expected only one return
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s, %s : f32, f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: 'iree_linalg_ext.online_attention' op expected only one return
  ^bb0(%s: f32):
    iree_linalg_ext.yield
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: 'iree_linalg_ext.online_attention' op block argument 0 should be float
  ^bb0(%s: tensor<f32>):
    iree_linalg_ext.yield %s : tensor<f32>
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
  ^bb0(%s: f32):
    %i = iree_linalg_ext.index 5 : index // error 10: 'iree_linalg_ext.index' op expected dim (5) to be lower than the number of loops (5) of the enclosing operation
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 3: operation defines 2 results but was provided 3 to bind
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: 'iree_linalg_ext.online_attention' op expected type of operand #6 ('tensor<2x6xf32>') to match type of corresponding result ('tensor<2x6xf16>')
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf16>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>], decomposition_config = 3> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 314: integer literal not valid for specified type
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b)->(b,b,b)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: Shape Mismatch for Query. Expected: 2 Got: 6
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [3, affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 10: 'iree_linalg_ext.online_attention' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <other = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 44: custom op 'iree_linalg_ext.online_attention' duplicate or unknown property in properties dictionary: other
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> in(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) outs(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 291: custom op 'iree_linalg_ext.online_attention' expected 'ins'
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%v0: tensor<2x6x8xf16>, %v1: tensor<2x7x8xf16>, %v2: tensor<2x7x9xf16>, %v3: f32, %v5: tensor<2x6x9xf32>, %v6: tensor<2x6xf32>, %v7: tensor<2x6xf32>) -> tensor<2x6x9xf32> {
  %0:3 = iree_linalg_ext.online_attention <indexing_maps = [affine_map<(b,m,n,k,p)->(b,m,k)>, affine_map<(b,m,n,k,p)->(b,p,k)>, affine_map<(b,m,n,k,p)->(b,p,n)>, affine_map<(b,m,n,k,p)->()>, affine_map<(b,m,n,k,p)->(b,m,n)>, affine_map<(b,m,n,k,p)->(b,m)>, affine_map<(b,m,n,k,p)->(b,m)>]> ins(%v0, %v1, %v2, %v3 : tensor<2x6x8xf16>, tensor<2x7x8xf16>, tensor<2x7x9xf16>, f32) out(%v5, %v6, %v7 : tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>) { // error 378: custom op 'iree_linalg_ext.online_attention' expected 'outs'
  ^bb0(%s: f32):
    iree_linalg_ext.yield %s : f32
  } -> tensor<2x6x9xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  util.return %0#0 : tensor<2x6x9xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6xf16>) -> tensor<6x6xf16> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6xf16>) -> tensor<6x6xf16> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected input/output element types to be identical
  util.return %0 : tensor<6x6xf16>
}
// -----
util.func @f(%a: tensor<6x6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected input operand to have rank either 2 or 4
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6x6xf32>) -> tensor<6x6x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6x6xf32>) -> tensor<6x6x6xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected output operand to have rank 2 if input is of rank 2
  util.return %0 : tensor<6x6x6xf32>
}
// -----
util.func @f(%a: tensor<7x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<7x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected input dims not greater than input tile size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x7xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x7xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected input dims not greater than input tile size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<3x3xf32>, %b: tensor<6x7xf32>) -> tensor<6x7xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<3x3xf32>) outs(%b : tensor<6x7xf32>) -> tensor<6x7xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected output dims equal to inputTileSize if input is of rank 2
  util.return %0 : tensor<6x7xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<5x6xf32>) -> tensor<5x6xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected output dims equal to inputTileSize if input is of rank 2
  util.return %0 : tensor<5x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected output dims equal to inputTileSize if input is of rank 2
  util.return %0 : tensor<4x5xf32>
}
// -----
util.func @f(%a: tensor<1x2x3x4x5x6x7xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<1x2x3x4x5x6x7xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected input operand to have rank either 2 or 4
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<3x?xf32>, %b: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<3x?xf32>) outs(%b : tensor<5x6xf32>) -> tensor<5x6xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected output dims equal to inputTileSize if input is of rank 2
  util.return %0 : tensor<5x6xf32>
}
// -----
util.func @f(%a: tensor<?x6xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<?x6xf32>) outs(%b : tensor<3x4xf32>) -> tensor<3x4xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected output dims equal to inputTileSize if input is of rank 2
  util.return %0 : tensor<3x4xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(0) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected input dims not greater than input tile size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dims([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 84: custom op 'iree_linalg_ext.winograd.input_transform' expected 'image_dimensions'
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6xf16>) -> tensor<6x6xf16> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6xf16>) -> tensor<6x6xf16> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input/output element types to be identical
  util.return %0 : tensor<6x6xf16>
}
// -----
util.func @f(%a: tensor<6x6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<6x6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input operand to have rank either 2 or 4
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6x6xf32>) -> tensor<6x6x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6x6xf32>) -> tensor<6x6x6xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected output operand to have rank 2 if input is of rank 2
  util.return %0 : tensor<6x6x6xf32>
}
// -----
util.func @f(%a: tensor<7x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<7x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input dims to be equal to kernel size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x7xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<6x7xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input dims to be equal to kernel size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<3x3xf32>, %b: tensor<6x7xf32>) -> tensor<6x7xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<3x3xf32>) outs(%b : tensor<6x7xf32>) -> tensor<6x7xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected output dims equal to input tile size if input is of rank 2
  util.return %0 : tensor<6x7xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<5x6xf32>) -> tensor<5x6xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input dims to be equal to kernel size if input is of rank 2
  util.return %0 : tensor<5x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input dims to be equal to kernel size if input is of rank 2
  util.return %0 : tensor<4x5xf32>
}
// -----
util.func @f(%a: tensor<1x2x3x4x5x6x7xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<1x2x3x4x5x6x7xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input operand to have rank either 2 or 4
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<3x?xf32>, %b: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<3x?xf32>) outs(%b : tensor<5x6xf32>) -> tensor<5x6xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected output dims equal to input tile size if input is of rank 2
  util.return %0 : tensor<5x6xf32>
}
// -----
util.func @f(%a: tensor<?x6xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<?x6xf32>) outs(%b : tensor<3x4xf32>) -> tensor<3x4xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input dims to be equal to kernel size if input is of rank 2
  util.return %0 : tensor<3x4xf32>
}
// -----
util.func @f(%a: vector<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : vector<6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input dims to be equal to kernel size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(0) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected input dims to be equal to kernel size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dims([0, 1]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 85: custom op 'iree_linalg_ext.winograd.filter_transform' expected 'kernel_dimensions'
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6xf16>) -> tensor<6x6xf16> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6xf16>) -> tensor<6x6xf16> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected output dims equal to output tile size if input is of rank 2
  util.return %0 : tensor<6x6xf16>
}
// -----
util.func @f(%a: tensor<6x6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected input operand to have rank either 2 or 6
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6x6xf32>) -> tensor<6x6x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6x6xf32>) -> tensor<6x6x6xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected output operand to have rank 2 if input is of rank 2
  util.return %0 : tensor<6x6x6xf32>
}
// -----
util.func @f(%a: tensor<7x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<7x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected input dims to be equal to input tile size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x7xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x7xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected input dims to be equal to input tile size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<3x3xf32>, %b: tensor<6x7xf32>) -> tensor<6x7xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<3x3xf32>) outs(%b : tensor<6x7xf32>) -> tensor<6x7xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected input dims to be equal to input tile size if input is of rank 2
  util.return %0 : tensor<6x7xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<5x6xf32>) -> tensor<5x6xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected output dims equal to output tile size if input is of rank 2
  util.return %0 : tensor<5x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected output dims equal to output tile size if input is of rank 2
  util.return %0 : tensor<4x5xf32>
}
// -----
util.func @f(%a: tensor<1x2x3x4x5x6x7xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<1x2x3x4x5x6x7xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected input operand to have rank either 2 or 6
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<3x?xf32>, %b: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<3x?xf32>) outs(%b : tensor<5x6xf32>) -> tensor<5x6xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected input dims to be equal to input tile size if input is of rank 2
  util.return %0 : tensor<5x6xf32>
}
// -----
util.func @f(%a: tensor<?x6xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<?x6xf32>) outs(%b : tensor<3x4xf32>) -> tensor<3x4xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected output dims equal to output tile size if input is of rank 2
  util.return %0 : tensor<3x4xf32>
}
// -----
util.func @f(%a: vector<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : vector<6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected output dims equal to output tile size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(0) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected input dims to be equal to input tile size if input is of rank 2
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dims([1, 2]) ins(%a : tensor<6x6xf32>) outs(%b : tensor<6x6xf32>) -> tensor<6x6xf32> // error 85: custom op 'iree_linalg_ext.winograd.output_transform' expected 'image_dimensions'
  util.return %0 : tensor<6x6xf32>
}
// -----
util.func @f(%a: tensor<1x6x6x3xf32>, %b: tensor<6x6x1x1x3xf32>) -> tensor<6x6x1x1x3xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<1x6x6x3xf32>) outs(%b : tensor<6x6x1x1x3xf32>) -> tensor<6x6x1x1x3xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected output rank to be equal to input rank + 2
  util.return %0 : tensor<6x6x1x1x3xf32>
}
// -----
util.func @f(%a: tensor<1x6x6x3xf32>, %b: tensor<6x6x1x1x1x3xf32>) -> tensor<6x6x1x1x1x3xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1]) ins(%a : tensor<1x6x6x3xf32>) outs(%b : tensor<6x6x1x1x1x3xf32>) -> tensor<6x6x1x1x1x3xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expected only 2 image dimensions
  util.return %0 : tensor<6x6x1x1x1x3xf32>
}
// -----
util.func @f(%a: tensor<1x6x6x3xf32>, %b: tensor<6x6x1x1x1x3xf32>) -> tensor<6x6x1x1x1x3xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 3]) ins(%a : tensor<1x6x6x3xf32>) outs(%b : tensor<6x6x1x1x1x3xf32>) -> tensor<6x6x1x1x1x3xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expect image dimensions to be either [1, 2] or [2, 3]
  util.return %0 : tensor<6x6x1x1x1x3xf32>
}
// -----
util.func @f(%a: tensor<1x6x6x3xf32>, %b: tensor<6x6x1x1x1x3xf32>) -> tensor<6x6x1x1x1x3xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([2, 1]) ins(%a : tensor<1x6x6x3xf32>) outs(%b : tensor<6x6x1x1x1x3xf32>) -> tensor<6x6x1x1x1x3xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op expect image dimensions to be either [1, 2] or [2, 3]
  util.return %0 : tensor<6x6x1x1x1x3xf32>
}
// -----
util.func @f(%a: tensor<1x6x6x3xf32>, %b: tensor<6x6x1x2x1x3xf32>) -> tensor<6x6x1x2x1x3xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<1x6x6x3xf32>) outs(%b : tensor<6x6x1x2x1x3xf32>) -> tensor<6x6x1x2x1x3xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op incompatible output shape
  util.return %0 : tensor<6x6x1x2x1x3xf32>
}
// -----
util.func @f(%a: tensor<1x3x6x6xf32>, %b: tensor<6x6x1x1x2x3xf32>) -> tensor<6x6x1x1x2x3xf32> {
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(4) kernel_size(3) image_dimensions([2, 3]) ins(%a : tensor<1x3x6x6xf32>) outs(%b : tensor<6x6x1x1x2x3xf32>) -> tensor<6x6x1x1x2x3xf32> // error 8: 'iree_linalg_ext.winograd.input_transform' op incompatible output shape
  util.return %0 : tensor<6x6x1x1x2x3xf32>
}
// -----
util.func @f(%a: tensor<3x3x5x7xf32>, %b: tensor<6x6x5xf32>) -> tensor<6x6x5xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<3x3x5x7xf32>) outs(%b : tensor<6x6x5xf32>) -> tensor<6x6x5xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected output rank to be equal to input rank
  util.return %0 : tensor<6x6x5xf32>
}
// -----
util.func @f(%a: tensor<3x3x5x7xf32>, %b: tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0]) ins(%a : tensor<3x3x5x7xf32>) outs(%b : tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expected only 2 kernel dimensions
  util.return %0 : tensor<6x6x5x7xf32>
}
// -----
util.func @f(%a: tensor<3x3x5x7xf32>, %b: tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([1, 2]) ins(%a : tensor<3x3x5x7xf32>) outs(%b : tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expect kernel dimensions to be either [0, 1] or [2, 3]
  util.return %0 : tensor<6x6x5x7xf32>
}
// -----
util.func @f(%a: tensor<3x4x5x7xf32>, %b: tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<3x4x5x7xf32>) outs(%b : tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expect all kernel dimensions to have the kernel size
  util.return %0 : tensor<6x6x5x7xf32>
}
// -----
util.func @f(%a: tensor<3x3x5x7xf32>, %b: tensor<6x6x7x5xf32>) -> tensor<6x6x7x5xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<3x3x5x7xf32>) outs(%b : tensor<6x6x7x5xf32>) -> tensor<6x6x7x5xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op incompatible output shape
  util.return %0 : tensor<6x6x7x5xf32>
}
// -----
util.func @f(%a: tensor<?x3x5x7xf32>, %b: tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([0, 1]) ins(%a : tensor<?x3x5x7xf32>) outs(%b : tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op expect all kernel dimensions to have the kernel size
  util.return %0 : tensor<6x6x5x7xf32>
}
// -----
util.func @f(%a: tensor<5x7x3x3xf32>, %b: tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> {
  %0 = iree_linalg_ext.winograd.filter_transform output_tile_size(4) kernel_size(3) kernel_dimensions([2, 3]) ins(%a : tensor<5x7x3x3xf32>) outs(%b : tensor<6x6x5x7xf32>) -> tensor<6x6x5x7xf32> // error 8: 'iree_linalg_ext.winograd.filter_transform' op incompatible output shape
  util.return %0 : tensor<6x6x5x7xf32>
}
// -----
util.func @f(%a: tensor<6x6x1x1x1x3xf32>, %b: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6x1x1x1x3xf32>) outs(%b : tensor<1x4x4xf32>) -> tensor<1x4x4xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected output rank to be equal to input rank - 2
  util.return %0 : tensor<1x4x4xf32>
}
// -----
util.func @f(%a: tensor<6x6x1x1x1x3xf32>, %b: tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2, 3]) ins(%a : tensor<6x6x1x1x1x3xf32>) outs(%b : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected only 2 image dimensions
  util.return %0 : tensor<1x4x4x3xf32>
}
// -----
util.func @f(%a: tensor<6x6x1x1x1x3xf32>, %b: tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([0, 2]) ins(%a : tensor<6x6x1x1x1x3xf32>) outs(%b : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op expect image dimensions to be either [1, 2] or [2, 3]
  util.return %0 : tensor<1x4x4x3xf32>
}
// -----
util.func @f(%a: tensor<6x6x1x1x1x3xf32>, %b: tensor<1x8x4x3xf32>) -> tensor<1x8x4x3xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6x1x1x1x3xf32>) outs(%b : tensor<1x8x4x3xf32>) -> tensor<1x8x4x3xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op incompatible output shape
  util.return %0 : tensor<1x8x4x3xf32>
}
// -----
util.func @f(%a: tensor<6x6x1x2x2x3xf32>, %b: tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([2, 3]) ins(%a : tensor<6x6x1x2x2x3xf32>) outs(%b : tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32> // error 8: 'iree_linalg_ext.winograd.output_transform' op incompatible output shape
  util.return %0 : tensor<1x8x8x3xf32>
}
// -----
util.func @f(%a: tensor<6x6x1x2x2x3xf32>, %b: tensor<1x8x8x3xf64>) -> tensor<1x8x8x3xf64> {
  %0 = iree_linalg_ext.winograd.output_transform output_tile_size(4) kernel_size(3) image_dimensions([1, 2]) ins(%a : tensor<6x6x1x2x2x3xf32>) outs(%b : tensor<1x8x8x3xf64>) -> tensor<1x8x8x3xf64> // error 8: 'iree_linalg_ext.winograd.output_transform' op expected input/output element types to be identical
  util.return %0 : tensor<1x8x8x3xf64>
}
