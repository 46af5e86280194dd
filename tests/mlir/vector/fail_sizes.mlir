// What vector refuses by sizes, kinds and element types: each part is an input of its own, as in fail.mlir.
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.reduction <minui>, %a : vector<4xf32> into f32 // error 6: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'minui'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minui>} : vector<4xf32>, vector<2xf32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
%1:2 = vector.scan <minui>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32> // error 8: 'vector.scan' op unsupported reduction type 'f32' for kind 'minui'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minui>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.reduction <minsi>, %a : vector<4xf32> into f32 // error 6: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'minsi'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minsi>} : vector<4xf32>, vector<2xf32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
%1:2 = vector.scan <minsi>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32> // error 8: 'vector.scan' op unsupported reduction type 'f32' for kind 'minsi'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minsi>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xi32>)
%1 = vector.reduction <minnumf>, %a : vector<4xi32> into i32 // error 6: 'vector.reduction' op unsupported reduction type ''i32'' for kind 'minnumf'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minnumf>} : vector<4xi32>, vector<2xi32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
%1:2 = vector.scan <minnumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32> // error 8: 'vector.scan' op unsupported reduction type 'i32' for kind 'minnumf'
// -----
%a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minnumf>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xindex>)
%1 = vector.reduction <minnumf>, %a : vector<4xindex> into index // error 6: 'vector.reduction' op unsupported reduction type ''index'' for kind 'minnumf'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minnumf>} : vector<4xindex>, vector<2xindex> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
%1:2 = vector.scan <minnumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex> // error 8: 'vector.scan' op unsupported reduction type 'index' for kind 'minnumf'
// -----
%a, %b = "foo.x"() : () -> (vector<4xindex>, index)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minnumf>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.reduction <maxui>, %a : vector<4xf32> into f32 // error 6: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'maxui'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxui>} : vector<4xf32>, vector<2xf32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
%1:2 = vector.scan <maxui>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32> // error 8: 'vector.scan' op unsupported reduction type 'f32' for kind 'maxui'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxui>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.reduction <maxsi>, %a : vector<4xf32> into f32 // error 6: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'maxsi'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<4xf32>, vector<2xf32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
%1:2 = vector.scan <maxsi>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32> // error 8: 'vector.scan' op unsupported reduction type 'f32' for kind 'maxsi'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxsi>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xi32>)
%1 = vector.reduction <maxnumf>, %a : vector<4xi32> into i32 // error 6: 'vector.reduction' op unsupported reduction type ''i32'' for kind 'maxnumf'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xi32>, vector<2xi32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
%1:2 = vector.scan <maxnumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32> // error 8: 'vector.scan' op unsupported reduction type 'i32' for kind 'maxnumf'
// -----
%a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xindex>)
%1 = vector.reduction <maxnumf>, %a : vector<4xindex> into index // error 6: 'vector.reduction' op unsupported reduction type ''index'' for kind 'maxnumf'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xindex>, vector<2xindex> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
%1:2 = vector.scan <maxnumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex> // error 8: 'vector.scan' op unsupported reduction type 'index' for kind 'maxnumf'
// -----
%a, %b = "foo.x"() : () -> (vector<4xindex>, index)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.reduction <and>, %a : vector<4xf32> into f32 // error 6: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<4xf32>, vector<2xf32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
%1:2 = vector.scan <and>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32> // error 8: 'vector.scan' op unsupported reduction type 'f32' for kind 'and'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.reduction <or>, %a : vector<4xf32> into f32 // error 6: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'or'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<or>} : vector<4xf32>, vector<2xf32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
%1:2 = vector.scan <or>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32> // error 8: 'vector.scan' op unsupported reduction type 'f32' for kind 'or'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<or>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.reduction <xor>, %a : vector<4xf32> into f32 // error 6: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'xor'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x2xf32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<xor>} : vector<4xf32>, vector<2xf32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
%1:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32> // error 8: 'vector.scan' op unsupported reduction type 'f32' for kind 'xor'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, f32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<xor>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xi32>)
%1 = vector.reduction <maximumf>, %a : vector<4xi32> into i32 // error 6: 'vector.reduction' op unsupported reduction type ''i32'' for kind 'maximumf'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>} : vector<4xi32>, vector<2xi32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
%1:2 = vector.scan <maximumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32> // error 8: 'vector.scan' op unsupported reduction type 'i32' for kind 'maximumf'
// -----
%a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xindex>)
%1 = vector.reduction <maximumf>, %a : vector<4xindex> into index // error 6: 'vector.reduction' op unsupported reduction type ''index'' for kind 'maximumf'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>} : vector<4xindex>, vector<2xindex> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
%1:2 = vector.scan <maximumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex> // error 8: 'vector.scan' op unsupported reduction type 'index' for kind 'maximumf'
// -----
%a, %b = "foo.x"() : () -> (vector<4xindex>, index)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xi32>)
%1 = vector.reduction <minimumf>, %a : vector<4xi32> into i32 // error 6: 'vector.reduction' op unsupported reduction type ''i32'' for kind 'minimumf'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xi32>, vector<2xi32>, vector<4x2xi32>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minimumf>} : vector<4xi32>, vector<2xi32> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xi32>, vector<2xi32>)
%1:2 = vector.scan <minimumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xi32>, vector<2xi32> // error 8: 'vector.scan' op unsupported reduction type 'i32' for kind 'minimumf'
// -----
%a, %b = "foo.x"() : () -> (vector<4xi32>, i32)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minimumf>} %a, %a, %b : vector<4xi32>, vector<4xi32> into i32 // error 6: 'vector.contract' op unsupported contraction type
// -----
%a = "foo.x"() : () -> (vector<4xindex>)
%1 = vector.reduction <minimumf>, %a : vector<4xindex> into index // error 6: 'vector.reduction' op unsupported reduction type ''index'' for kind 'minimumf'
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xindex>, vector<2xindex>, vector<4x2xindex>)
%1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minimumf>} : vector<4xindex>, vector<2xindex> // error 6: 'vector.outerproduct' op unsupported outerproduct type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xindex>, vector<2xindex>)
%1:2 = vector.scan <minimumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x2xindex>, vector<2xindex> // error 8: 'vector.scan' op unsupported reduction type 'index' for kind 'minimumf'
// -----
%a, %b = "foo.x"() : () -> (vector<4xindex>, index)
%1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minimumf>} %a, %a, %b : vector<4xindex>, vector<4xindex> into index // error 6: 'vector.contract' op unsupported contraction type
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<4xf32>)
%1 = vector.multi_reduction <add>, %a, %b [2] : vector<4x2xf32> to vector<4xf32> // error 6: 'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x2xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
%1 = vector.multi_reduction <add>, %a, %b [0, 1] : vector<4x2xf32> to vector<2xf32> // error 6: 'vector.multi_reduction' op destination type 'vector<2xf32>' is incompatible with source type 'vector<4x2xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<4xf32>)
%1 = vector.multi_reduction <add>, %a, %b [-1] : vector<4x2xf32> to vector<4xf32> // error 6: 'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x2xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<2xf32>)
%1 = vector.multi_reduction <add>, %a, %b [1] : vector<4x2xf32> to vector<2xf32> // error 6: 'vector.multi_reduction' op destination type 'vector<2xf32>' is incompatible with source type 'vector<4x2xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<4xf32>)
%1 = vector.multi_reduction <add>, %a, %b [0] : vector<4x2xf32> to vector<4xf32> // error 6: 'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x2xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<4xf32>)
%1 = vector.multi_reduction <add>, %a, %b [] : vector<4x2xf32> to vector<4xf32> // error 6: 'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x2xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, vector<f32>)
%1 = vector.multi_reduction <add>, %a, %b [0, 1] : vector<4x2xf32> to vector<f32> // error 6: 'vector.multi_reduction' op destination type 'vector<f32>' is incompatible with source type 'vector<4x2xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4x2xf32>, f32)
%1 = vector.multi_reduction <add>, %a, %b [0] : vector<4x2xf32> to f32 // error 6: 'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<4x2xf32>'
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.bitcast %a : vector<4xf32> to vector<3xi32> // error 6: 'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.shape_cast %a : vector<4xf32> to vector<3xi32> // error 6: 'vector.shape_cast' op has different source and result element types
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.broadcast %a : vector<4xf32> to vector<3xi32> // error 6: 'vector.broadcast' op failed to verify that source operand and result have same element type
// -----
%a = "foo.x"() : () -> (vector<4x2xf32>)
%1 = vector.bitcast %a : vector<4x2xf32> to vector<4x3xf16> // error 6: 'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal
// -----
%a = "foo.x"() : () -> (vector<4x2xf32>)
%1 = vector.shape_cast %a : vector<4x2xf32> to vector<4x3xf16> // error 6: 'vector.shape_cast' op has different source and result element types
// -----
%a = "foo.x"() : () -> (vector<4x2xf32>)
%1 = vector.broadcast %a : vector<4x2xf32> to vector<4x3xf16> // error 6: 'vector.broadcast' op failed to verify that source operand and result have same element type
// -----
%a = "foo.x"() : () -> (vector<2x4xi8>)
%1 = vector.bitcast %a : vector<2x4xi8> to vector<4x4xi8> // error 6: 'vector.bitcast' op dimension size mismatch at: 0
// -----
%a = "foo.x"() : () -> (vector<2x4xi8>)
%1 = vector.shape_cast %a : vector<2x4xi8> to vector<4x4xi8> // error 6: 'vector.shape_cast' op has different number of elements at source (8) and result (16)
// -----
%a = "foo.x"() : () -> (vector<2x4xi8>)
%1 = vector.broadcast %a : vector<2x4xi8> to vector<4x4xi8> // error 6: 'vector.broadcast' op dimension mismatch (2 vs. 4)
// -----
%a = "foo.x"() : () -> (vector<f32>)
%1 = vector.bitcast %a : vector<f32> to vector<i16> // error 6: 'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal
// -----
%a = "foo.x"() : () -> (vector<f32>)
%1 = vector.shape_cast %a : vector<f32> to vector<i16> // error 6: 'vector.shape_cast' op has different source and result element types
// -----
%a = "foo.x"() : () -> (vector<f32>)
%1 = vector.broadcast %a : vector<f32> to vector<i16> // error 6: 'vector.broadcast' op failed to verify that source operand and result have same element type
// -----
%a = "foo.x"() : () -> (vector<f32>)
%1 = vector.bitcast %a : vector<f32> to vector<1xf32> // error 6: 'vector.bitcast' op failed to verify that all of {source, result} have same rank
// -----
%a = "foo.x"() : () -> (vector<[4]xi8>)
%1 = vector.shape_cast %a : vector<[4]xi8> to vector<4xi8> // error 6: 'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)
// -----
%a = "foo.x"() : () -> (vector<[4]xi8>)
%1 = vector.broadcast %a : vector<[4]xi8> to vector<4xi8> // error 6: 'vector.broadcast' op dimension mismatch ([4] vs. 4)
// -----
%a = "foo.x"() : () -> (vector<4xi8>)
%1 = vector.shape_cast %a : vector<4xi8> to vector<[1]xi32> // error 6: 'vector.shape_cast' op has different source and result element types
// -----
%a = "foo.x"() : () -> (vector<4xi8>)
%1 = vector.broadcast %a : vector<4xi8> to vector<[1]xi32> // error 6: 'vector.broadcast' op failed to verify that source operand and result have same element type
// -----
%a = "foo.x"() : () -> (vector<0xi8>) // error 25: vector types must have positive constant sizes but got 0
%1 = vector.bitcast %a : vector<0xi8> to vector<1xi32>
// -----
%a = "foo.x"() : () -> (vector<0xi8>) // error 25: vector types must have positive constant sizes but got 0
%1 = vector.shape_cast %a : vector<0xi8> to vector<1xi32>
// -----
%a = "foo.x"() : () -> (vector<0xi8>) // error 25: vector types must have positive constant sizes but got 0
%1 = vector.broadcast %a : vector<0xi8> to vector<1xi32>
// -----
%a = "foo.x"() : () -> (vector<3xi8>)
%1 = vector.bitcast %a : vector<3xi8> to vector<1xi32> // error 6: 'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal
// -----
%a = "foo.x"() : () -> (vector<3xi8>)
%1 = vector.shape_cast %a : vector<3xi8> to vector<1xi32> // error 6: 'vector.shape_cast' op has different source and result element types
// -----
%a = "foo.x"() : () -> (vector<3xi8>)
%1 = vector.broadcast %a : vector<3xi8> to vector<1xi32> // error 6: 'vector.broadcast' op failed to verify that source operand and result have same element type
// -----
%a = "foo.x"() : () -> (vector<4x[2]xi8>)
%1 = vector.shape_cast %a : vector<4x[2]xi8> to vector<4x2xi8> // error 6: 'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)
// -----
%a = "foo.x"() : () -> (vector<4x[2]xi8>)
%1 = vector.broadcast %a : vector<4x[2]xi8> to vector<4x2xi8> // error 6: 'vector.broadcast' op dimension mismatch ([2] vs. 2)
// -----
%a = "foo.x"() : () -> (vector<2xcomplex<f32>>) // error 25: failed to verify 'elementType': VectorElementTypeInterface instance
%1 = vector.bitcast %a : vector<2xcomplex<f32>> to vector<4xf32>
// -----
%a = "foo.x"() : () -> (vector<2xcomplex<f32>>) // error 25: failed to verify 'elementType': VectorElementTypeInterface instance
%1 = vector.shape_cast %a : vector<2xcomplex<f32>> to vector<4xf32>
// -----
%a = "foo.x"() : () -> (vector<2xcomplex<f32>>) // error 25: failed to verify 'elementType': VectorElementTypeInterface instance
%1 = vector.broadcast %a : vector<2xcomplex<f32>> to vector<4xf32>
// -----
%a = "foo.x"() : () -> (i32)
%1 = vector.broadcast %a : i32 to vector<2xf32> // error 6: 'vector.broadcast' op failed to verify that source operand and result have same element type
// -----
%a = "foo.x"() : () -> (tensor<2xf32>)
%1 = vector.broadcast %a : tensor<2xf32> to vector<2xf32> // error 6: 'vector.broadcast' op source type is not a vector
// -----
%a = "foo.x"() : () -> (vector<2xf32>)
%1 = vector.broadcast %a : vector<2xf32> to vector<f32> // error 6: 'vector.broadcast' op source rank higher than destination rank
// -----
%a = "foo.x"() : () -> (vector<[2]xf32>)
%1 = vector.broadcast %a : vector<[2]xf32> to vector<2xf32> // error 6: 'vector.broadcast' op dimension mismatch ([2] vs. 2)
// -----
%a = "foo.x"() : () -> (vector<[1]xf32>)
%1 = vector.broadcast %a : vector<[1]xf32> to vector<[4]xf32> // error 6: 'vector.broadcast' op dimension mismatch ([1] vs. [4])
// -----
%a = "foo.x"() : () -> (vector<2xf32>)
%1 = vector.broadcast %a : vector<2xf32> to vector<3x[2]xf32> // error 6: 'vector.broadcast' op dimension mismatch (2 vs. [2])
// -----
%a, %b = "foo.x"() : () -> (vector<2x3xf32>, vector<2x4xf32>)
%1 = vector.shuffle %a, %b [0, 1] : vector<2x3xf32>, vector<2x4xf32> // error 6: 'vector.shuffle' op dimension mismatch
// -----
%a, %b = "foo.x"() : () -> (vector<2x3xf32>, vector<2xf32>)
%1 = vector.shuffle %a, %b [0] : vector<2x3xf32>, vector<2xf32> // error 6: 'vector.shuffle' op rank mismatch
// -----
%a, %b = "foo.x"() : () -> (vector<2xf32>, vector<2xf32>)
%1 = vector.shuffle %a, %b [4] : vector<2xf32>, vector<2xf32> // error 6: 'vector.shuffle' op mask index #1 out of range
// -----
%a, %b = "foo.x"() : () -> (vector<2xf32>, vector<2xf32>)
%1 = vector.shuffle %a, %b [-2] : vector<2xf32>, vector<2xf32> // error 6: 'vector.shuffle' op mask index #1 out of range
// -----
%a, %b = "foo.x"() : () -> (vector<f32>, vector<f32>)
%1 = vector.shuffle %a, %b [0, 2] : vector<f32>, vector<f32> // error 6: 'vector.shuffle' op mask index #2 out of range
// -----
%a, %b = "foo.x"() : () -> (vector<2x3xf32>, vector<4x3xf32>)
%1 = vector.shuffle %a, %b [6] : vector<2x3xf32>, vector<4x3xf32> // error 6: 'vector.shuffle' op mask index #1 out of range
// -----
%a, %b = "foo.x"() : () -> (vector<2x2x3xf32>, vector<2x3x3xf32>)
%1 = vector.shuffle %a, %b [0] : vector<2x2x3xf32>, vector<2x3x3xf32> // error 6: 'vector.shuffle' op dimension mismatch
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [4], sizes = [1], strides = [1]} : vector<4x3xi32> to vector<1x3xi32> // error 6: 'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [-1], sizes = [1], strides = [1]} : vector<4x3xi32> to vector<1x3xi32> // error 6: 'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [3], sizes = [2], strides = [1]} : vector<4x3xi32> to vector<2x3xi32> // error 6: 'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0], sizes = [0], strides = [1]} : vector<4x3xi32> to vector<0x3xi32> // error 103: vector types must have positive constant sizes but got 0, 3
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0], sizes = [5], strides = [1]} : vector<4x3xi32> to vector<5x3xi32> // error 6: 'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [2]} : vector<4x3xi32> to vector<2x3xi32> // error 6: 'vector.extract_strided_slice' op expected strides to be confined to [1, 2)
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x3xi32> to vector<1x1xi32> // error 6: 'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [1], strides = [1]} : vector<4x3xi32> to vector<1x3xi32> // error 6: 'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0], sizes = [1], strides = [1, 1]} : vector<4x3xi32> to vector<1x3xi32> // error 6: 'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0, 3], sizes = [1, 1], strides = [1, 1]} : vector<4x3xi32> to vector<1x1xi32> // error 6: 'vector.extract_strided_slice' op expected offsets dimension 1 to be confined to [0, 3)
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<4x3xi32> to vector<1x2xi32> // error 6: 'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 1 to be confined to [1, 4)
// -----
%a = "foo.x"() : () -> (vector<4x3xi32>)
%1 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi32> to vector<2x2xi32> // error 6: 'vector.extract_strided_slice' op expected result type to be 'vector<2x3xi32>'
// -----
%a = "foo.x"() : () -> (vector<[4]xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xi32> to vector<[2]xi32> // error 6: 'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)
// -----
%a = "foo.x"() : () -> (vector<4x[4]xi32>)
%1 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x[4]xi32> to vector<2x[2]xi32> // error 6: 'vector.extract_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (2 vs 4)
// -----
%a, %b = "foo.x"() : () -> (vector<2x2xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [3, 0], strides = [1, 1]} : vector<2x2xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 0 to be confined to [1, 5)
// -----
%a, %b = "foo.x"() : () -> (vector<2x2xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [0, 2], strides = [1, 1]} : vector<2x2xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 4)
// -----
%a, %b = "foo.x"() : () -> (vector<2x2xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [-1, 0], strides = [1, 1]} : vector<2x2xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)
// -----
%a, %b = "foo.x"() : () -> (vector<2x2xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1, 1]} : vector<2x2xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected offsets of same size as destination vector rank
// -----
%a, %b = "foo.x"() : () -> (vector<2x2xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1]} : vector<2x2xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected strides of same size as source vector rank
// -----
%a, %b = "foo.x"() : () -> (vector<2x2xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [2, 1]} : vector<2x2xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected strides to be confined to [1, 2)
// -----
%a, %b = "foo.x"() : () -> (vector<5xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1]} : vector<5xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 4)
// -----
%a, %b = "foo.x"() : () -> (vector<2x2x2xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1, 1]} : vector<2x2x2xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected source rank to be no greater than destination rank
// -----
%a, %b = "foo.x"() : () -> (vector<2xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [4, 0], strides = [1]} : vector<2xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)
// -----
%a, %b = "foo.x"() : () -> (vector<2xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [0, 4], strides = [1]} : vector<2xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op expected offsets dimension 1 to be confined to [0, 3)
// -----
%a, %b = "foo.x"() : () -> (vector<[2]xi32>, vector<4x3xi32>)
%1 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1]} : vector<[2]xi32> into vector<4x3xi32> // error 6: 'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)
// -----
%1 = vector.constant_mask [4] : vector<4x3xi1> // error 6: 'vector.constant_mask' op must specify array attr of size equal vector result rank
// -----
%1 = vector.constant_mask [5, 1] : vector<4x3xi1> // error 6: 'vector.constant_mask' op array attr of size out of bounds of vector result dimension size
// -----
%1 = vector.constant_mask [-1, 1] : vector<4x3xi1> // error 6: 'vector.constant_mask' op array attr of size out of bounds of vector result dimension size
// -----
%1 = vector.constant_mask [0, 1] : vector<4x3xi1> // error 6: 'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim
// -----
%1 = vector.constant_mask [2] : vector<i1> // error 6: mask dim size must be either 0 or 1 for 0-D vectors
// -----
%1 = vector.constant_mask [] : vector<i1> // error 6: array attr must have length 1 for 0-D vectors
// -----
%1 = vector.constant_mask [1, 1] : vector<i1> // error 6: array attr must have length 1 for 0-D vectors
// -----
%1 = vector.constant_mask [2] : vector<[4]xi1> // error 6: 'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions
// -----
%1 = vector.constant_mask [5] : vector<[4]xi1> // error 6: 'vector.constant_mask' op array attr of size out of bounds of vector result dimension size
// -----
%a = "foo.x"() : () -> (index)
%1 = vector.create_mask %a : vector<4x3xi1> // error 6: 'vector.create_mask' op must specify an operand for each result vector dimension
// -----
%a = "foo.x"() : () -> (index)
%1 = vector.create_mask %a, %a : vector<i1> // error 6: 'vector.create_mask' op must specify exactly one operand for 0-D create_mask
// -----
%a = "foo.x"() : () -> (index)
%1 = vector.create_mask  : vector<i1> // error 6: 'vector.create_mask' op must specify exactly one operand for 0-D create_mask
// -----
%a = "foo.x"() : () -> (index)
%1 = vector.create_mask %a, %a : vector<4xi1> // error 6: 'vector.create_mask' op must specify an operand for each result vector dimension
// -----
%a = "foo.x"() : () -> (index)
%1 = vector.create_mask  : vector<4xi1> // error 6: 'vector.create_mask' op must specify an operand for each result vector dimension
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.transpose %a, [0] : vector<2x3xf32> to vector<3x2xf32> // error 6: 'vector.transpose' op transposition length mismatch: 1
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.transpose %a, [0, 0] : vector<2x3xf32> to vector<3x2xf32> // error 6: 'vector.transpose' op dimension size mismatch at: 0
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.transpose %a, [1, 2] : vector<2x3xf32> to vector<3x2xf32> // error 6: 'vector.transpose' op transposition index out of range: 2
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<2x3xf32> // error 6: 'vector.transpose' op dimension size mismatch at: 1
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.transpose %a, [0, 1] : vector<2x3xf32> to vector<3x2xf32> // error 6: 'vector.transpose' op dimension size mismatch at: 0
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.transpose %a, [-1, 0] : vector<2x3xf32> to vector<3x2xf32> // error 6: 'vector.transpose' op transposition index out of range: -1
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.transpose %a, [1, 0, 2] : vector<2x3xf32> to vector<3x2xf32> // error 6: 'vector.transpose' op transposition length mismatch: 3
// -----
%a, %b, %c = "foo.x"() : () -> (vector<[4]xf32>, vector<2xf32>, vector<[4]x2xf32>)
%1 = vector.outerproduct %a, %b, %c : vector<[4]xf32>, vector<2xf32> // error 6: 'vector.outerproduct' op expected either both or only #2 operand dim to be scalable
// -----
%a, %b = "foo.x"() : () -> (vector<[4]xf32>, vector<2xf32>)
%1 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<[4]xf32>, vector<2xf32>) -> vector<[4]x2xf32> // error 6: 'vector.outerproduct' op expected either both or only #2 operand dim to be scalable
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4x3xf32>)
%1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<2xf32> // error 34: use of value '%c' expects different type than prior uses: 'vector<4x2xf32>' vs 'vector<4x3xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>)
%1 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, vector<2xf32>) -> vector<4x3xf32> // error 6: 'vector.outerproduct' op expected #2 operand dim to match result dim #2
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<3x2xf32>)
%1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<2xf32> // error 34: use of value '%c' expects different type than prior uses: 'vector<4x2xf32>' vs 'vector<3x2xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>)
%1 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, vector<2xf32>) -> vector<3x2xf32> // error 6: 'vector.outerproduct' op expected #1 operand dim to match result dim #1
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xi32>, vector<4x2xf32>)
%1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<2xi32> // error 6: 'vector.outerproduct' op failed to verify that rhs operand and result have same element type
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, vector<2xi32>)
%1 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, vector<2xi32>) -> vector<4x2xf32> // error 6: 'vector.outerproduct' op failed to verify that rhs operand and result have same element type
// -----
%a, %b, %c = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>, vector<4xf32>)
%1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<2xf32> // error 34: use of value '%c' expects different type than prior uses: 'vector<4x2xf32>' vs 'vector<4xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>)
%1 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, vector<2xf32>) -> vector<4xf32> // error 6: 'vector.outerproduct' op expected 2-d vector result
// -----
%a, %b, %c = "foo.x"() : () -> (vector<[4]xf32>, vector<[2]xf32>, vector<[4]x2xf32>)
%1 = vector.outerproduct %a, %b, %c : vector<[4]xf32>, vector<[2]xf32> // error 34: use of value '%c' expects different type than prior uses: 'vector<[4]x[2]xf32>' vs 'vector<[4]x2xf32>'
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.extract %a[2] : vector<3xf32> from vector<2x3xf32> // error 6: 'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)
// -----
%a, %b = "foo.x"() : () -> (vector<2x3xf32>, vector<3xf32>)
%1 = vector.insert %b, %a[2] : vector<3xf32> into vector<2x3xf32> // error 6: 'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.extract %a[0, 3] : f32 from vector<2x3xf32> // error 6: 'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)
// -----
%a, %b = "foo.x"() : () -> (vector<2x3xf32>, f32)
%1 = vector.insert %b, %a[0, 3] : f32 into vector<2x3xf32> // error 6: 'vector.insert' op expected position attribute #2 to be a non-negative integer smaller than the corresponding dest vector dimension
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.extract %a[-2] : vector<3xf32> from vector<2x3xf32> // error 6: 'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)
// -----
%a, %b = "foo.x"() : () -> (vector<2x3xf32>, vector<3xf32>)
%1 = vector.insert %b, %a[-2] : vector<3xf32> into vector<2x3xf32> // error 6: 'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.extract %a[0, 0, 0] : f32 from vector<2x3xf32> // error 6: 'vector.extract' op expected position attribute of rank no greater than vector rank
// -----
%a, %b = "foo.x"() : () -> (vector<2x3xf32>, f32)
%1 = vector.insert %b, %a[0, 0, 0] : f32 into vector<2x3xf32> // error 6: 'vector.insert' op expected position attribute of rank no greater than dest vector rank
// -----
%a = "foo.x"() : () -> (vector<2x3xf32>)
%1 = vector.extract %a[0] : vector<2xf32> from vector<2x3xf32> // error 6: 'vector.extract' op inferred type(s) 'vector<3xf32>' are incompatible with return type(s) of operation 'vector<2xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<2x3xf32>, vector<1xf32>)
%1 = vector.insert %b, %a[0, 0] : vector<1xf32> into vector<2x3xf32> // error 6: 'vector.insert' op expected position attribute rank + source rank to match dest vector rank
// -----
%a = "foo.x"() : () -> (vector<f32>)
%1 = vector.extract %a[0] : f32 from vector<f32> // error 6: 'vector.extract' op expected position attribute of rank no greater than vector rank
// -----
%a, %b = "foo.x"() : () -> (vector<f32>, f32)
%1 = vector.insert %b, %a[0] : f32 into vector<f32> // error 6: 'vector.insert' op expected position attribute of rank no greater than dest vector rank
// -----
%a = "foo.x"() : () -> (vector<[4]xf32>)
%1 = vector.scalable.extract %a[2] : vector<3xf32> from vector<[4]xf32> // error 6: 'vector.scalable.extract' op failed to verify that position is a multiple of the result length.
// -----
%a, %b = "foo.x"() : () -> (vector<[4]xf32>, vector<3xf32>)
%1 = vector.scalable.insert %b, %a[2] : vector<3xf32> into vector<[4]xf32> // error 6: 'vector.scalable.insert' op failed to verify that position is a multiple of the source length.
// -----
%a = "foo.x"() : () -> (vector<[4]xf32>)
%1 = vector.scalable.extract %a[3] : vector<2xf32> from vector<[4]xf32> // error 6: 'vector.scalable.extract' op failed to verify that position is a multiple of the result length.
// -----
%a, %b = "foo.x"() : () -> (vector<[4]xf32>, vector<2xf32>)
%1 = vector.scalable.insert %b, %a[3] : vector<2xf32> into vector<[4]xf32> // error 6: 'vector.scalable.insert' op failed to verify that position is a multiple of the source length.
// -----
%a = "foo.x"() : () -> (vector<4xf32>)
%1 = vector.scalable.extract %a[0] : vector<2xf32> from vector<4xf32> // error 6: 'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<4xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<4xf32>, vector<2xf32>)
%1 = vector.scalable.insert %b, %a[0] : vector<2xf32> into vector<4xf32> // error 6: 'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<4xf32>'
// -----
%a = "foo.x"() : () -> (vector<[4]xf32>)
%1 = vector.scalable.extract %a[1] : vector<[2]xf32> from vector<[4]xf32> // error 6: 'vector.scalable.extract' op failed to verify that position is a multiple of the result length.
// -----
%a, %b = "foo.x"() : () -> (vector<[4]xf32>, vector<[2]xf32>)
%1 = vector.scalable.insert %b, %a[1] : vector<[2]xf32> into vector<[4]xf32> // error 6: 'vector.scalable.insert' op failed to verify that position is a multiple of the source length.
// -----
%a = "foo.x"() : () -> (vector<2x[4]xf32>)
%1 = vector.scalable.extract %a[0] : vector<2xf32> from vector<2x[4]xf32> // error 6: 'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<2x[4]xf32>'
// -----
%a, %b = "foo.x"() : () -> (vector<2x[4]xf32>, vector<2xf32>)
%1 = vector.scalable.insert %b, %a[0] : vector<2xf32> into vector<2x[4]xf32> // error 6: 'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<2x[4]xf32>'
// -----
%a = "foo.x"() : () -> (vector<3xf32>)
%1, %2 = vector.deinterleave %a : vector<3xf32> -> vector<2xf32> // error 10: 'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements
// -----
%a = "foo.x"() : () -> (vector<3xf32>)
%1 = vector.interleave %a, %a : vector<3xf32> -> vector<3xf32> // error 6: 'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs
// -----
%a = "foo.x"() : () -> (vector<f32>)
%1, %2 = vector.deinterleave %a : vector<f32> -> vector<2xf32> // error 10: 'vector.deinterleave' op operand #0 must be vector of any type values, but got 'vector<f32>'
// -----
%a = "foo.x"() : () -> (vector<f32>)
%1 = vector.interleave %a, %a : vector<f32> -> vector<3xf32> // error 6: 'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs
// -----
%a = "foo.x"() : () -> (vector<1x5xf32>)
%1, %2 = vector.deinterleave %a : vector<1x5xf32> -> vector<2xf32> // error 10: 'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements
// -----
%a = "foo.x"() : () -> (vector<1x5xf32>)
%1 = vector.interleave %a, %a : vector<1x5xf32> -> vector<3xf32> // error 6: 'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs
