// What vector accepts, next to what fail_sizes.mlir has.
func.func @f0() {
  %a = "foo.x"() : () -> (vector<4xf32>)
  %1 = vector.reduction <add>, %a : vector<4xf32> into f32
  return
}
func.func @f1() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <add>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f2() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xf32>, vector<2xf32>
  return
}
func.func @f3() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32>
  return
}
func.func @f4() {
  %a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}
func.func @f5() {
  %a = "foo.x"() : () -> (vector<4xi32>)
  %1 = vector.reduction <add>, %a : vector<4xi32> into i32
  return
}
func.func @f6() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <add>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f7() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xi32>, vector<2xi32>
  return
}
func.func @f8() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32>
  return
}
func.func @f9() {
  %a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32
  return
}
func.func @f10() {
  %a = "foo.x"() : () -> (vector<4xindex>)
  %1 = vector.reduction <add>, %a : vector<4xindex> into index
  return
}
func.func @f11() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <add>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f12() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xindex>, vector<2xindex>
  return
}
func.func @f13() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex>
  return
}
func.func @f14() {
  %a, %b = "foo.x"() : () -> (vector<4xindex>, index)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index
  return
}
func.func @f15() {
  %a = "foo.x"() : () -> (vector<4xf32>)
  %1 = vector.reduction <mul>, %a : vector<4xf32> into f32
  return
}
func.func @f16() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <mul>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f17() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<4xf32>, vector<2xf32>
  return
}
func.func @f18() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1:2 = vector.scan <mul>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32>
  return
}
func.func @f19() {
  %a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<mul>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}
func.func @f20() {
  %a = "foo.x"() : () -> (vector<4xi32>)
  %1 = vector.reduction <mul>, %a : vector<4xi32> into i32
  return
}
func.func @f21() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <mul>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f22() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<4xi32>, vector<2xi32>
  return
}
func.func @f23() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1:2 = vector.scan <mul>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32>
  return
}
func.func @f24() {
  %a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<mul>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32
  return
}
func.func @f25() {
  %a = "foo.x"() : () -> (vector<4xindex>)
  %1 = vector.reduction <mul>, %a : vector<4xindex> into index
  return
}
func.func @f26() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <mul>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f27() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<4xindex>, vector<2xindex>
  return
}
func.func @f28() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1:2 = vector.scan <mul>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex>
  return
}
func.func @f29() {
  %a, %b = "foo.x"() : () -> (vector<4xindex>, index)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<mul>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index
  return
}
func.func @f30() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <minui>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f31() {
  %a = "foo.x"() : () -> (vector<4xi32>)
  %1 = vector.reduction <minui>, %a : vector<4xi32> into i32
  return
}
func.func @f32() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <minui>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f33() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minui>} : vector<4xi32>, vector<2xi32>
  return
}
func.func @f34() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1:2 = vector.scan <minui>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32>
  return
}
func.func @f35() {
  %a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minui>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32
  return
}
func.func @f36() {
  %a = "foo.x"() : () -> (vector<4xindex>)
  %1 = vector.reduction <minui>, %a : vector<4xindex> into index
  return
}
func.func @f37() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <minui>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f38() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minui>} : vector<4xindex>, vector<2xindex>
  return
}
func.func @f39() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1:2 = vector.scan <minui>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex>
  return
}
func.func @f40() {
  %a, %b = "foo.x"() : () -> (vector<4xindex>, index)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minui>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index
  return
}
func.func @f41() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <minsi>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f42() {
  %a = "foo.x"() : () -> (vector<4xi32>)
  %1 = vector.reduction <minsi>, %a : vector<4xi32> into i32
  return
}
func.func @f43() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <minsi>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f44() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minsi>} : vector<4xi32>, vector<2xi32>
  return
}
func.func @f45() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1:2 = vector.scan <minsi>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32>
  return
}
func.func @f46() {
  %a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minsi>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32
  return
}
func.func @f47() {
  %a = "foo.x"() : () -> (vector<4xindex>)
  %1 = vector.reduction <minsi>, %a : vector<4xindex> into index
  return
}
func.func @f48() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <minsi>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f49() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minsi>} : vector<4xindex>, vector<2xindex>
  return
}
func.func @f50() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1:2 = vector.scan <minsi>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex>
  return
}
func.func @f51() {
  %a, %b = "foo.x"() : () -> (vector<4xindex>, index)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minsi>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index
  return
}
func.func @f52() {
  %a = "foo.x"() : () -> (vector<4xf32>)
  %1 = vector.reduction <minnumf>, %a : vector<4xf32> into f32
  return
}
func.func @f53() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <minnumf>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f54() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minnumf>} : vector<4xf32>, vector<2xf32>
  return
}
func.func @f55() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1:2 = vector.scan <minnumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32>
  return
}
func.func @f56() {
  %a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minnumf>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}
func.func @f57() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <minnumf>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f58() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <minnumf>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f59() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <maxui>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f60() {
  %a = "foo.x"() : () -> (vector<4xi32>)
  %1 = vector.reduction <maxui>, %a : vector<4xi32> into i32
  return
}
func.func @f61() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <maxui>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f62() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxui>} : vector<4xi32>, vector<2xi32>
  return
}
func.func @f63() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1:2 = vector.scan <maxui>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32>
  return
}
func.func @f64() {
  %a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxui>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32
  return
}
func.func @f65() {
  %a = "foo.x"() : () -> (vector<4xindex>)
  %1 = vector.reduction <maxui>, %a : vector<4xindex> into index
  return
}
func.func @f66() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <maxui>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f67() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxui>} : vector<4xindex>, vector<2xindex>
  return
}
func.func @f68() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1:2 = vector.scan <maxui>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex>
  return
}
func.func @f69() {
  %a, %b = "foo.x"() : () -> (vector<4xindex>, index)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxui>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index
  return
}
func.func @f70() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <maxsi>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f71() {
  %a = "foo.x"() : () -> (vector<4xi32>)
  %1 = vector.reduction <maxsi>, %a : vector<4xi32> into i32
  return
}
func.func @f72() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <maxsi>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f73() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<4xi32>, vector<2xi32>
  return
}
func.func @f74() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1:2 = vector.scan <maxsi>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32>
  return
}
func.func @f75() {
  %a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxsi>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32
  return
}
func.func @f76() {
  %a = "foo.x"() : () -> (vector<4xindex>)
  %1 = vector.reduction <maxsi>, %a : vector<4xindex> into index
  return
}
func.func @f77() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <maxsi>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f78() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<4xindex>, vector<2xindex>
  return
}
func.func @f79() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1:2 = vector.scan <maxsi>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex>
  return
}
func.func @f80() {
  %a, %b = "foo.x"() : () -> (vector<4xindex>, index)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxsi>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index
  return
}
func.func @f81() {
  %a = "foo.x"() : () -> (vector<4xf32>)
  %1 = vector.reduction <maxnumf>, %a : vector<4xf32> into f32
  return
}
func.func @f82() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <maxnumf>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f83() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<2xf32>
  return
}
func.func @f84() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1:2 = vector.scan <maxnumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32>
  return
}
func.func @f85() {
  %a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}
func.func @f86() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <maxnumf>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f87() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <maxnumf>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f88() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <and>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f89() {
  %a = "foo.x"() : () -> (vector<4xi32>)
  %1 = vector.reduction <and>, %a : vector<4xi32> into i32
  return
}
func.func @f90() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <and>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f91() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<4xi32>, vector<2xi32>
  return
}
func.func @f92() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1:2 = vector.scan <and>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32>
  return
}
func.func @f93() {
  %a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32
  return
}
func.func @f94() {
  %a = "foo.x"() : () -> (vector<4xindex>)
  %1 = vector.reduction <and>, %a : vector<4xindex> into index
  return
}
func.func @f95() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <and>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f96() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<4xindex>, vector<2xindex>
  return
}
func.func @f97() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1:2 = vector.scan <and>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex>
  return
}
func.func @f98() {
  %a, %b = "foo.x"() : () -> (vector<4xindex>, index)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index
  return
}
func.func @f99() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <or>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f100() {
  %a = "foo.x"() : () -> (vector<4xi32>)
  %1 = vector.reduction <or>, %a : vector<4xi32> into i32
  return
}
func.func @f101() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <or>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f102() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<or>} : vector<4xi32>, vector<2xi32>
  return
}
func.func @f103() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1:2 = vector.scan <or>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32>
  return
}
func.func @f104() {
  %a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<or>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32
  return
}
func.func @f105() {
  %a = "foo.x"() : () -> (vector<4xindex>)
  %1 = vector.reduction <or>, %a : vector<4xindex> into index
  return
}
func.func @f106() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <or>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f107() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<or>} : vector<4xindex>, vector<2xindex>
  return
}
func.func @f108() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1:2 = vector.scan <or>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex>
  return
}
func.func @f109() {
  %a, %b = "foo.x"() : () -> (vector<4xindex>, index)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<or>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index
  return
}
func.func @f110() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <xor>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f111() {
  %a = "foo.x"() : () -> (vector<4xi32>)
  %1 = vector.reduction <xor>, %a : vector<4xi32> into i32
  return
}
func.func @f112() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <xor>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f113() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<xor>} : vector<4xi32>, vector<2xi32>
  return
}
func.func @f114() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32>
  return
}
func.func @f115() {
  %a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<xor>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32
  return
}
func.func @f116() {
  %a = "foo.x"() : () -> (vector<4xindex>)
  %1 = vector.reduction <xor>, %a : vector<4xindex> into index
  return
}
func.func @f117() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <xor>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f118() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<xor>} : vector<4xindex>, vector<2xindex>
  return
}
func.func @f119() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex>
  return
}
func.func @f120() {
  %a, %b = "foo.x"() : () -> (vector<4xindex>, index)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<xor>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index
  return
}
func.func @f121() {
  %a = "foo.x"() : () -> (vector<4xf32>)
  %1 = vector.reduction <maximumf>, %a : vector<4xf32> into f32
  return
}
func.func @f122() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <maximumf>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f123() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>} : vector<4xf32>, vector<2xf32>
  return
}
func.func @f124() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1:2 = vector.scan <maximumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32>
  return
}
func.func @f125() {
  %a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}
func.func @f126() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <maximumf>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f127() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <maximumf>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f128() {
  %a = "foo.x"() : () -> (vector<4xf32>)
  %1 = vector.reduction <minimumf>, %a : vector<4xf32> into f32
  return
}
func.func @f129() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <minimumf>, %a, %b [0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f130() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minimumf>} : vector<4xf32>, vector<2xf32>
  return
}
func.func @f131() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1:2 = vector.scan <minimumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32>
  return
}
func.func @f132() {
  %a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minimumf>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}
func.func @f133() {
  %a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
  %1 = vector.multi_reduction <minimumf>, %a, %b [0] : vector<4x2xi32> to vector<2xi32>
  return
}
func.func @f134() {
  %a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
  %1 = vector.multi_reduction <minimumf>, %a, %b [0] : vector<4x2xindex> to vector<2xindex>
  return
}
func.func @f135() {
  %a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
  %1 = vector.multi_reduction <add>, %a, %b [0, 0] : vector<4x2xf32> to vector<2xf32>
  return
}
func.func @f136() {
  %a = "foo.x"() : () -> (vector<f32>)
  %1 = vector.shape_cast %a : vector<f32> to vector<1xf32>
  return
}
func.func @f137() {
  %a = "foo.x"() : () -> (vector<f32>)
  %1 = vector.broadcast %a : vector<f32> to vector<1xf32>
  return
}
func.func @f138() {
  %a = "foo.x"() : () -> (vector<[4]xi8>)
  %1 = vector.bitcast %a : vector<[4]xi8> to vector<4xi8>
  return
}
func.func @f139() {
  %a = "foo.x"() : () -> (vector<4xi8>)
  %1 = vector.bitcast %a : vector<4xi8> to vector<[1]xi32>
  return
}
func.func @f140() {
  %a = "foo.x"() : () -> (vector<4x[2]xi8>)
  %1 = vector.bitcast %a : vector<4x[2]xi8> to vector<4x2xi8>
  return
}
func.func @f141() {
  %a = "foo.x"() : () -> (vector<1xf32>)
  %1 = vector.broadcast %a : vector<1xf32> to vector<[4]xf32>
  return
}
func.func @f142() {
  %a = "foo.x"() : () -> (vector<2x1xf32>)
  %1 = vector.broadcast %a : vector<2x1xf32> to vector<2x[3]xf32>
  return
}
func.func @f143() {
  %a = "foo.x"() : () -> (vector<4x3xi32>)
  %1 = vector.extract_strided_slice %a {offsets = [], sizes = [], strides = []} : vector<4x3xi32> to vector<4x3xi32>
  return
}
func.func @f144() {
  %a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<[2]xf32>, vector<4x[2]xf32>)
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<[2]xf32>
  return
}
func.func @f145() {
  %a, %b = "foo.x"() : () -> (vector<4xf32>, vector<[2]xf32>)
  %1 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, vector<[2]xf32>) -> vector<4x[2]xf32>
  return
}
func.func @f146() {
  %a, %b = "foo.x"() : () -> (vector<[4]xf32>, vector<[2]xf32>)
  %1 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<[4]xf32>, vector<[2]xf32>) -> vector<[4]x2xf32>
  return
}
func.func @f147() {
  %a, %b = "foo.x"() : () -> (vector<2x3xf32>, vector<2xf32>)
  %1 = vector.insert %b, %a[0] : vector<2xf32> into vector<2x3xf32>
  return
}
func.func @f148() {
  %a = "foo.x"() : () -> (vector<2x3xf32>)
  %1 = vector.extract %a[0, 0] : vector<1xf32> from vector<2x3xf32>
  return
}
//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f0"}> ({
    %296 = "foo.x"() : () -> vector<4xf32>
    %297 = "vector.reduction"(%296) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f1"}> ({
    %294:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %295 = "vector.multi_reduction"(%294#0, %294#1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f2"}> ({
    %292:3 = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
    %293 = "vector.outerproduct"(%292#0, %292#1, %292#2) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f3"}> ({
    %290:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %291:2 = "vector.scan"(%290#0, %290#1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x2xf32>, vector<2xf32>) -> (vector<4x2xf32>, vector<2xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f4"}> ({
    %288:2 = "foo.x"() : () -> (vector<4xf32>, f32)
    %289 = "vector.contract"(%288#0, %288#0, %288#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f5"}> ({
    %286 = "foo.x"() : () -> vector<4xi32>
    %287 = "vector.reduction"(%286) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f6"}> ({
    %284:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %285 = "vector.multi_reduction"(%284#0, %284#1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f7"}> ({
    %282:3 = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
    %283 = "vector.outerproduct"(%282#0, %282#1, %282#2) <{kind = #vector.kind<add>}> : (vector<4xi32>, vector<2xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f8"}> ({
    %280:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %281:2 = "vector.scan"(%280#0, %280#1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x2xi32>, vector<2xi32>) -> (vector<4x2xi32>, vector<2xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f9"}> ({
    %278:2 = "foo.x"() : () -> (vector<4xi32>, i32)
    %279 = "vector.contract"(%278#0, %278#0, %278#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f10"}> ({
    %276 = "foo.x"() : () -> vector<4xindex>
    %277 = "vector.reduction"(%276) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xindex>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f11"}> ({
    %274:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %275 = "vector.multi_reduction"(%274#0, %274#1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f12"}> ({
    %272:3 = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
    %273 = "vector.outerproduct"(%272#0, %272#1, %272#2) <{kind = #vector.kind<add>}> : (vector<4xindex>, vector<2xindex>, vector<4x2xindex>) -> vector<4x2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f13"}> ({
    %270:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %271:2 = "vector.scan"(%270#0, %270#1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x2xindex>, vector<2xindex>) -> (vector<4x2xindex>, vector<2xindex>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f14"}> ({
    %268:2 = "foo.x"() : () -> (vector<4xindex>, index)
    %269 = "vector.contract"(%268#0, %268#0, %268#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xindex>, vector<4xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f15"}> ({
    %266 = "foo.x"() : () -> vector<4xf32>
    %267 = "vector.reduction"(%266) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<4xf32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f16"}> ({
    %264:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %265 = "vector.multi_reduction"(%264#0, %264#1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f17"}> ({
    %262:3 = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
    %263 = "vector.outerproduct"(%262#0, %262#1, %262#2) <{kind = #vector.kind<mul>}> : (vector<4xf32>, vector<2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f18"}> ({
    %260:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %261:2 = "vector.scan"(%260#0, %260#1) <{inclusive = true, kind = #vector.kind<mul>, reduction_dim = 0 : i64}> : (vector<4x2xf32>, vector<2xf32>) -> (vector<4x2xf32>, vector<2xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f19"}> ({
    %258:2 = "foo.x"() : () -> (vector<4xf32>, f32)
    %259 = "vector.contract"(%258#0, %258#0, %258#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<mul>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f20"}> ({
    %256 = "foo.x"() : () -> vector<4xi32>
    %257 = "vector.reduction"(%256) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f21"}> ({
    %254:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %255 = "vector.multi_reduction"(%254#0, %254#1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f22"}> ({
    %252:3 = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
    %253 = "vector.outerproduct"(%252#0, %252#1, %252#2) <{kind = #vector.kind<mul>}> : (vector<4xi32>, vector<2xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f23"}> ({
    %250:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %251:2 = "vector.scan"(%250#0, %250#1) <{inclusive = true, kind = #vector.kind<mul>, reduction_dim = 0 : i64}> : (vector<4x2xi32>, vector<2xi32>) -> (vector<4x2xi32>, vector<2xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f24"}> ({
    %248:2 = "foo.x"() : () -> (vector<4xi32>, i32)
    %249 = "vector.contract"(%248#0, %248#0, %248#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<mul>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f25"}> ({
    %246 = "foo.x"() : () -> vector<4xindex>
    %247 = "vector.reduction"(%246) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<4xindex>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f26"}> ({
    %244:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %245 = "vector.multi_reduction"(%244#0, %244#1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f27"}> ({
    %242:3 = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
    %243 = "vector.outerproduct"(%242#0, %242#1, %242#2) <{kind = #vector.kind<mul>}> : (vector<4xindex>, vector<2xindex>, vector<4x2xindex>) -> vector<4x2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f28"}> ({
    %240:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %241:2 = "vector.scan"(%240#0, %240#1) <{inclusive = true, kind = #vector.kind<mul>, reduction_dim = 0 : i64}> : (vector<4x2xindex>, vector<2xindex>) -> (vector<4x2xindex>, vector<2xindex>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f29"}> ({
    %238:2 = "foo.x"() : () -> (vector<4xindex>, index)
    %239 = "vector.contract"(%238#0, %238#0, %238#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<mul>}> : (vector<4xindex>, vector<4xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f30"}> ({
    %236:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %237 = "vector.multi_reduction"(%236#0, %236#1) <{kind = #vector.kind<minui>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f31"}> ({
    %234 = "foo.x"() : () -> vector<4xi32>
    %235 = "vector.reduction"(%234) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minui>}> : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f32"}> ({
    %232:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %233 = "vector.multi_reduction"(%232#0, %232#1) <{kind = #vector.kind<minui>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f33"}> ({
    %230:3 = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
    %231 = "vector.outerproduct"(%230#0, %230#1, %230#2) <{kind = #vector.kind<minui>}> : (vector<4xi32>, vector<2xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f34"}> ({
    %228:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %229:2 = "vector.scan"(%228#0, %228#1) <{inclusive = true, kind = #vector.kind<minui>, reduction_dim = 0 : i64}> : (vector<4x2xi32>, vector<2xi32>) -> (vector<4x2xi32>, vector<2xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f35"}> ({
    %226:2 = "foo.x"() : () -> (vector<4xi32>, i32)
    %227 = "vector.contract"(%226#0, %226#0, %226#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<minui>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f36"}> ({
    %224 = "foo.x"() : () -> vector<4xindex>
    %225 = "vector.reduction"(%224) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minui>}> : (vector<4xindex>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f37"}> ({
    %222:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %223 = "vector.multi_reduction"(%222#0, %222#1) <{kind = #vector.kind<minui>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f38"}> ({
    %220:3 = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
    %221 = "vector.outerproduct"(%220#0, %220#1, %220#2) <{kind = #vector.kind<minui>}> : (vector<4xindex>, vector<2xindex>, vector<4x2xindex>) -> vector<4x2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f39"}> ({
    %218:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %219:2 = "vector.scan"(%218#0, %218#1) <{inclusive = true, kind = #vector.kind<minui>, reduction_dim = 0 : i64}> : (vector<4x2xindex>, vector<2xindex>) -> (vector<4x2xindex>, vector<2xindex>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f40"}> ({
    %216:2 = "foo.x"() : () -> (vector<4xindex>, index)
    %217 = "vector.contract"(%216#0, %216#0, %216#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<minui>}> : (vector<4xindex>, vector<4xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f41"}> ({
    %214:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %215 = "vector.multi_reduction"(%214#0, %214#1) <{kind = #vector.kind<minsi>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f42"}> ({
    %212 = "foo.x"() : () -> vector<4xi32>
    %213 = "vector.reduction"(%212) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minsi>}> : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f43"}> ({
    %210:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %211 = "vector.multi_reduction"(%210#0, %210#1) <{kind = #vector.kind<minsi>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f44"}> ({
    %208:3 = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
    %209 = "vector.outerproduct"(%208#0, %208#1, %208#2) <{kind = #vector.kind<minsi>}> : (vector<4xi32>, vector<2xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f45"}> ({
    %206:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %207:2 = "vector.scan"(%206#0, %206#1) <{inclusive = true, kind = #vector.kind<minsi>, reduction_dim = 0 : i64}> : (vector<4x2xi32>, vector<2xi32>) -> (vector<4x2xi32>, vector<2xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f46"}> ({
    %204:2 = "foo.x"() : () -> (vector<4xi32>, i32)
    %205 = "vector.contract"(%204#0, %204#0, %204#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<minsi>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f47"}> ({
    %202 = "foo.x"() : () -> vector<4xindex>
    %203 = "vector.reduction"(%202) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minsi>}> : (vector<4xindex>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f48"}> ({
    %200:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %201 = "vector.multi_reduction"(%200#0, %200#1) <{kind = #vector.kind<minsi>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f49"}> ({
    %198:3 = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
    %199 = "vector.outerproduct"(%198#0, %198#1, %198#2) <{kind = #vector.kind<minsi>}> : (vector<4xindex>, vector<2xindex>, vector<4x2xindex>) -> vector<4x2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f50"}> ({
    %196:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %197:2 = "vector.scan"(%196#0, %196#1) <{inclusive = true, kind = #vector.kind<minsi>, reduction_dim = 0 : i64}> : (vector<4x2xindex>, vector<2xindex>) -> (vector<4x2xindex>, vector<2xindex>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f51"}> ({
    %194:2 = "foo.x"() : () -> (vector<4xindex>, index)
    %195 = "vector.contract"(%194#0, %194#0, %194#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<minsi>}> : (vector<4xindex>, vector<4xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f52"}> ({
    %192 = "foo.x"() : () -> vector<4xf32>
    %193 = "vector.reduction"(%192) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minnumf>}> : (vector<4xf32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f53"}> ({
    %190:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %191 = "vector.multi_reduction"(%190#0, %190#1) <{kind = #vector.kind<minnumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f54"}> ({
    %188:3 = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
    %189 = "vector.outerproduct"(%188#0, %188#1, %188#2) <{kind = #vector.kind<minnumf>}> : (vector<4xf32>, vector<2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f55"}> ({
    %186:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %187:2 = "vector.scan"(%186#0, %186#1) <{inclusive = true, kind = #vector.kind<minnumf>, reduction_dim = 0 : i64}> : (vector<4x2xf32>, vector<2xf32>) -> (vector<4x2xf32>, vector<2xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f56"}> ({
    %184:2 = "foo.x"() : () -> (vector<4xf32>, f32)
    %185 = "vector.contract"(%184#0, %184#0, %184#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<minnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f57"}> ({
    %182:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %183 = "vector.multi_reduction"(%182#0, %182#1) <{kind = #vector.kind<minnumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f58"}> ({
    %180:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %181 = "vector.multi_reduction"(%180#0, %180#1) <{kind = #vector.kind<minnumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f59"}> ({
    %178:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %179 = "vector.multi_reduction"(%178#0, %178#1) <{kind = #vector.kind<maxui>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f60"}> ({
    %176 = "foo.x"() : () -> vector<4xi32>
    %177 = "vector.reduction"(%176) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxui>}> : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f61"}> ({
    %174:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %175 = "vector.multi_reduction"(%174#0, %174#1) <{kind = #vector.kind<maxui>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f62"}> ({
    %172:3 = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
    %173 = "vector.outerproduct"(%172#0, %172#1, %172#2) <{kind = #vector.kind<maxui>}> : (vector<4xi32>, vector<2xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f63"}> ({
    %170:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %171:2 = "vector.scan"(%170#0, %170#1) <{inclusive = true, kind = #vector.kind<maxui>, reduction_dim = 0 : i64}> : (vector<4x2xi32>, vector<2xi32>) -> (vector<4x2xi32>, vector<2xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f64"}> ({
    %168:2 = "foo.x"() : () -> (vector<4xi32>, i32)
    %169 = "vector.contract"(%168#0, %168#0, %168#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxui>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f65"}> ({
    %166 = "foo.x"() : () -> vector<4xindex>
    %167 = "vector.reduction"(%166) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxui>}> : (vector<4xindex>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f66"}> ({
    %164:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %165 = "vector.multi_reduction"(%164#0, %164#1) <{kind = #vector.kind<maxui>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f67"}> ({
    %162:3 = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
    %163 = "vector.outerproduct"(%162#0, %162#1, %162#2) <{kind = #vector.kind<maxui>}> : (vector<4xindex>, vector<2xindex>, vector<4x2xindex>) -> vector<4x2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f68"}> ({
    %160:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %161:2 = "vector.scan"(%160#0, %160#1) <{inclusive = true, kind = #vector.kind<maxui>, reduction_dim = 0 : i64}> : (vector<4x2xindex>, vector<2xindex>) -> (vector<4x2xindex>, vector<2xindex>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f69"}> ({
    %158:2 = "foo.x"() : () -> (vector<4xindex>, index)
    %159 = "vector.contract"(%158#0, %158#0, %158#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxui>}> : (vector<4xindex>, vector<4xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f70"}> ({
    %156:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %157 = "vector.multi_reduction"(%156#0, %156#1) <{kind = #vector.kind<maxsi>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f71"}> ({
    %154 = "foo.x"() : () -> vector<4xi32>
    %155 = "vector.reduction"(%154) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxsi>}> : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f72"}> ({
    %152:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %153 = "vector.multi_reduction"(%152#0, %152#1) <{kind = #vector.kind<maxsi>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f73"}> ({
    %150:3 = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
    %151 = "vector.outerproduct"(%150#0, %150#1, %150#2) <{kind = #vector.kind<maxsi>}> : (vector<4xi32>, vector<2xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f74"}> ({
    %148:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %149:2 = "vector.scan"(%148#0, %148#1) <{inclusive = true, kind = #vector.kind<maxsi>, reduction_dim = 0 : i64}> : (vector<4x2xi32>, vector<2xi32>) -> (vector<4x2xi32>, vector<2xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f75"}> ({
    %146:2 = "foo.x"() : () -> (vector<4xi32>, i32)
    %147 = "vector.contract"(%146#0, %146#0, %146#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxsi>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f76"}> ({
    %144 = "foo.x"() : () -> vector<4xindex>
    %145 = "vector.reduction"(%144) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxsi>}> : (vector<4xindex>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f77"}> ({
    %142:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %143 = "vector.multi_reduction"(%142#0, %142#1) <{kind = #vector.kind<maxsi>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f78"}> ({
    %140:3 = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
    %141 = "vector.outerproduct"(%140#0, %140#1, %140#2) <{kind = #vector.kind<maxsi>}> : (vector<4xindex>, vector<2xindex>, vector<4x2xindex>) -> vector<4x2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f79"}> ({
    %138:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %139:2 = "vector.scan"(%138#0, %138#1) <{inclusive = true, kind = #vector.kind<maxsi>, reduction_dim = 0 : i64}> : (vector<4x2xindex>, vector<2xindex>) -> (vector<4x2xindex>, vector<2xindex>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f80"}> ({
    %136:2 = "foo.x"() : () -> (vector<4xindex>, index)
    %137 = "vector.contract"(%136#0, %136#0, %136#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxsi>}> : (vector<4xindex>, vector<4xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f81"}> ({
    %134 = "foo.x"() : () -> vector<4xf32>
    %135 = "vector.reduction"(%134) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxnumf>}> : (vector<4xf32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f82"}> ({
    %132:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %133 = "vector.multi_reduction"(%132#0, %132#1) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f83"}> ({
    %130:3 = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
    %131 = "vector.outerproduct"(%130#0, %130#1, %130#2) <{kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f84"}> ({
    %128:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %129:2 = "vector.scan"(%128#0, %128#1) <{inclusive = true, kind = #vector.kind<maxnumf>, reduction_dim = 0 : i64}> : (vector<4x2xf32>, vector<2xf32>) -> (vector<4x2xf32>, vector<2xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f85"}> ({
    %126:2 = "foo.x"() : () -> (vector<4xf32>, f32)
    %127 = "vector.contract"(%126#0, %126#0, %126#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f86"}> ({
    %124:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %125 = "vector.multi_reduction"(%124#0, %124#1) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f87"}> ({
    %122:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %123 = "vector.multi_reduction"(%122#0, %122#1) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f88"}> ({
    %120:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %121 = "vector.multi_reduction"(%120#0, %120#1) <{kind = #vector.kind<and>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f89"}> ({
    %118 = "foo.x"() : () -> vector<4xi32>
    %119 = "vector.reduction"(%118) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<and>}> : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f90"}> ({
    %116:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %117 = "vector.multi_reduction"(%116#0, %116#1) <{kind = #vector.kind<and>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f91"}> ({
    %114:3 = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
    %115 = "vector.outerproduct"(%114#0, %114#1, %114#2) <{kind = #vector.kind<and>}> : (vector<4xi32>, vector<2xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f92"}> ({
    %112:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %113:2 = "vector.scan"(%112#0, %112#1) <{inclusive = true, kind = #vector.kind<and>, reduction_dim = 0 : i64}> : (vector<4x2xi32>, vector<2xi32>) -> (vector<4x2xi32>, vector<2xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f93"}> ({
    %110:2 = "foo.x"() : () -> (vector<4xi32>, i32)
    %111 = "vector.contract"(%110#0, %110#0, %110#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<and>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f94"}> ({
    %108 = "foo.x"() : () -> vector<4xindex>
    %109 = "vector.reduction"(%108) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<and>}> : (vector<4xindex>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f95"}> ({
    %106:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %107 = "vector.multi_reduction"(%106#0, %106#1) <{kind = #vector.kind<and>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f96"}> ({
    %104:3 = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
    %105 = "vector.outerproduct"(%104#0, %104#1, %104#2) <{kind = #vector.kind<and>}> : (vector<4xindex>, vector<2xindex>, vector<4x2xindex>) -> vector<4x2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f97"}> ({
    %102:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %103:2 = "vector.scan"(%102#0, %102#1) <{inclusive = true, kind = #vector.kind<and>, reduction_dim = 0 : i64}> : (vector<4x2xindex>, vector<2xindex>) -> (vector<4x2xindex>, vector<2xindex>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f98"}> ({
    %100:2 = "foo.x"() : () -> (vector<4xindex>, index)
    %101 = "vector.contract"(%100#0, %100#0, %100#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<and>}> : (vector<4xindex>, vector<4xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f99"}> ({
    %98:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %99 = "vector.multi_reduction"(%98#0, %98#1) <{kind = #vector.kind<or>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f100"}> ({
    %96 = "foo.x"() : () -> vector<4xi32>
    %97 = "vector.reduction"(%96) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<or>}> : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f101"}> ({
    %94:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %95 = "vector.multi_reduction"(%94#0, %94#1) <{kind = #vector.kind<or>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f102"}> ({
    %92:3 = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
    %93 = "vector.outerproduct"(%92#0, %92#1, %92#2) <{kind = #vector.kind<or>}> : (vector<4xi32>, vector<2xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f103"}> ({
    %90:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %91:2 = "vector.scan"(%90#0, %90#1) <{inclusive = true, kind = #vector.kind<or>, reduction_dim = 0 : i64}> : (vector<4x2xi32>, vector<2xi32>) -> (vector<4x2xi32>, vector<2xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f104"}> ({
    %88:2 = "foo.x"() : () -> (vector<4xi32>, i32)
    %89 = "vector.contract"(%88#0, %88#0, %88#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<or>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f105"}> ({
    %86 = "foo.x"() : () -> vector<4xindex>
    %87 = "vector.reduction"(%86) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<or>}> : (vector<4xindex>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f106"}> ({
    %84:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %85 = "vector.multi_reduction"(%84#0, %84#1) <{kind = #vector.kind<or>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f107"}> ({
    %82:3 = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
    %83 = "vector.outerproduct"(%82#0, %82#1, %82#2) <{kind = #vector.kind<or>}> : (vector<4xindex>, vector<2xindex>, vector<4x2xindex>) -> vector<4x2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f108"}> ({
    %80:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %81:2 = "vector.scan"(%80#0, %80#1) <{inclusive = true, kind = #vector.kind<or>, reduction_dim = 0 : i64}> : (vector<4x2xindex>, vector<2xindex>) -> (vector<4x2xindex>, vector<2xindex>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f109"}> ({
    %78:2 = "foo.x"() : () -> (vector<4xindex>, index)
    %79 = "vector.contract"(%78#0, %78#0, %78#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<or>}> : (vector<4xindex>, vector<4xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f110"}> ({
    %76:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %77 = "vector.multi_reduction"(%76#0, %76#1) <{kind = #vector.kind<xor>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f111"}> ({
    %74 = "foo.x"() : () -> vector<4xi32>
    %75 = "vector.reduction"(%74) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<4xi32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f112"}> ({
    %72:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %73 = "vector.multi_reduction"(%72#0, %72#1) <{kind = #vector.kind<xor>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f113"}> ({
    %70:3 = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
    %71 = "vector.outerproduct"(%70#0, %70#1, %70#2) <{kind = #vector.kind<xor>}> : (vector<4xi32>, vector<2xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f114"}> ({
    %68:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %69:2 = "vector.scan"(%68#0, %68#1) <{inclusive = true, kind = #vector.kind<xor>, reduction_dim = 0 : i64}> : (vector<4x2xi32>, vector<2xi32>) -> (vector<4x2xi32>, vector<2xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f115"}> ({
    %66:2 = "foo.x"() : () -> (vector<4xi32>, i32)
    %67 = "vector.contract"(%66#0, %66#0, %66#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<xor>}> : (vector<4xi32>, vector<4xi32>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f116"}> ({
    %64 = "foo.x"() : () -> vector<4xindex>
    %65 = "vector.reduction"(%64) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<4xindex>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f117"}> ({
    %62:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %63 = "vector.multi_reduction"(%62#0, %62#1) <{kind = #vector.kind<xor>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f118"}> ({
    %60:3 = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
    %61 = "vector.outerproduct"(%60#0, %60#1, %60#2) <{kind = #vector.kind<xor>}> : (vector<4xindex>, vector<2xindex>, vector<4x2xindex>) -> vector<4x2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f119"}> ({
    %58:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %59:2 = "vector.scan"(%58#0, %58#1) <{inclusive = true, kind = #vector.kind<xor>, reduction_dim = 0 : i64}> : (vector<4x2xindex>, vector<2xindex>) -> (vector<4x2xindex>, vector<2xindex>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f120"}> ({
    %56:2 = "foo.x"() : () -> (vector<4xindex>, index)
    %57 = "vector.contract"(%56#0, %56#0, %56#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<xor>}> : (vector<4xindex>, vector<4xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f121"}> ({
    %54 = "foo.x"() : () -> vector<4xf32>
    %55 = "vector.reduction"(%54) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maximumf>}> : (vector<4xf32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f122"}> ({
    %52:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %53 = "vector.multi_reduction"(%52#0, %52#1) <{kind = #vector.kind<maximumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f123"}> ({
    %50:3 = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
    %51 = "vector.outerproduct"(%50#0, %50#1, %50#2) <{kind = #vector.kind<maximumf>}> : (vector<4xf32>, vector<2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f124"}> ({
    %48:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %49:2 = "vector.scan"(%48#0, %48#1) <{inclusive = true, kind = #vector.kind<maximumf>, reduction_dim = 0 : i64}> : (vector<4x2xf32>, vector<2xf32>) -> (vector<4x2xf32>, vector<2xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f125"}> ({
    %46:2 = "foo.x"() : () -> (vector<4xf32>, f32)
    %47 = "vector.contract"(%46#0, %46#0, %46#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maximumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f126"}> ({
    %44:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %45 = "vector.multi_reduction"(%44#0, %44#1) <{kind = #vector.kind<maximumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f127"}> ({
    %42:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %43 = "vector.multi_reduction"(%42#0, %42#1) <{kind = #vector.kind<maximumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f128"}> ({
    %40 = "foo.x"() : () -> vector<4xf32>
    %41 = "vector.reduction"(%40) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minimumf>}> : (vector<4xf32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f129"}> ({
    %38:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %39 = "vector.multi_reduction"(%38#0, %38#1) <{kind = #vector.kind<minimumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f130"}> ({
    %36:3 = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
    %37 = "vector.outerproduct"(%36#0, %36#1, %36#2) <{kind = #vector.kind<minimumf>}> : (vector<4xf32>, vector<2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f131"}> ({
    %34:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %35:2 = "vector.scan"(%34#0, %34#1) <{inclusive = true, kind = #vector.kind<minimumf>, reduction_dim = 0 : i64}> : (vector<4x2xf32>, vector<2xf32>) -> (vector<4x2xf32>, vector<2xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f132"}> ({
    %32:2 = "foo.x"() : () -> (vector<4xf32>, f32)
    %33 = "vector.contract"(%32#0, %32#0, %32#1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<minimumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f133"}> ({
    %30:2 = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
    %31 = "vector.multi_reduction"(%30#0, %30#1) <{kind = #vector.kind<minimumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f134"}> ({
    %28:2 = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
    %29 = "vector.multi_reduction"(%28#0, %28#1) <{kind = #vector.kind<minimumf>, reduction_dims = array<i64: 0>}> : (vector<4x2xindex>, vector<2xindex>) -> vector<2xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f135"}> ({
    %26:2 = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
    %27 = "vector.multi_reduction"(%26#0, %26#1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 0>}> : (vector<4x2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f136"}> ({
    %24 = "foo.x"() : () -> vector<f32>
    %25 = "vector.shape_cast"(%24) : (vector<f32>) -> vector<1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f137"}> ({
    %22 = "foo.x"() : () -> vector<f32>
    %23 = "vector.broadcast"(%22) : (vector<f32>) -> vector<1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f138"}> ({
    %20 = "foo.x"() : () -> vector<[4]xi8>
    %21 = "vector.bitcast"(%20) : (vector<[4]xi8>) -> vector<4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f139"}> ({
    %18 = "foo.x"() : () -> vector<4xi8>
    %19 = "vector.bitcast"(%18) : (vector<4xi8>) -> vector<[1]xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f140"}> ({
    %16 = "foo.x"() : () -> vector<4x[2]xi8>
    %17 = "vector.bitcast"(%16) : (vector<4x[2]xi8>) -> vector<4x2xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f141"}> ({
    %14 = "foo.x"() : () -> vector<1xf32>
    %15 = "vector.broadcast"(%14) : (vector<1xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f142"}> ({
    %12 = "foo.x"() : () -> vector<2x1xf32>
    %13 = "vector.broadcast"(%12) : (vector<2x1xf32>) -> vector<2x[3]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f143"}> ({
    %10 = "foo.x"() : () -> vector<4x3xi32>
    %11 = "vector.extract_strided_slice"(%10) <{offsets = [], sizes = [], strides = []}> : (vector<4x3xi32>) -> vector<4x3xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f144"}> ({
    %8:3 = "foo.x"() : () -> (vector<4xf32>, vector<[2]xf32>, vector<4x[2]xf32>)
    %9 = "vector.outerproduct"(%8#0, %8#1, %8#2) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<[2]xf32>, vector<4x[2]xf32>) -> vector<4x[2]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f145"}> ({
    %6:2 = "foo.x"() : () -> (vector<4xf32>, vector<[2]xf32>)
    %7 = "vector.outerproduct"(%6#0, %6#1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<[2]xf32>) -> vector<4x[2]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f146"}> ({
    %4:2 = "foo.x"() : () -> (vector<[4]xf32>, vector<[2]xf32>)
    %5 = "vector.outerproduct"(%4#0, %4#1) <{kind = #vector.kind<add>}> : (vector<[4]xf32>, vector<[2]xf32>) -> vector<[4]x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f147"}> ({
    %2:2 = "foo.x"() : () -> (vector<2x3xf32>, vector<2xf32>)
    %3 = "vector.insert"(%2#1, %2#0) <{static_position = array<i64: 0>}> : (vector<2xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f148"}> ({
    %0 = "foo.x"() : () -> vector<2x3xf32>
    %1 = "vector.extract"(%0) <{static_position = array<i64: 0, 0>}> : (vector<2x3xf32>) -> vector<1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

