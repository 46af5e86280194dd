// What sparse_tensor refuses, and where.
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = "a" }>} : () -> () // error 32: expected a numeric value for explicitVal
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ posWidth = 32 }>} : () -> () // error 32: expected a non-empty array for lvlTypes
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ }>} : () -> () // error 32: expected a non-empty array for lvlTypes
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = () -> () }>} : () -> () // error 32: expected a non-empty array for lvlTypes
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> () }>} : () -> () // error 32: expected a non-empty array for lvlTypes
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = () -> (0 : dense) }>} : () -> () // error 32: failed to infer lvlToDim from dimToLvl
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ foo = 3 }>} : () -> () // error 32: unexpected key: foo
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ "map" = 3 }>} : () -> () // error 42: expected '}'
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map (d0) -> (d0 : dense) }>} : () -> () // error 46: expected '='
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dens) }>} : () -> () // error 63: unknown level format: dens
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : 3) }>} : () -> () // error 63: expected valid level format (e.g. dense, compressed or singleton)
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0) }>} : () -> () // error 60: expected ':'
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> d0 : dense }>} : () -> () // error 56: expected '(' in level-specifier list
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d0) -> (d0 : dense) }>} : () -> () // error 54: redefinition of identifier 'd0'
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d1 : dense) }>} : () -> () // error 58: use of undeclared identifier
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense(nonunique)) }>} : () -> () // error 63: invalid level type: level format doesn't support the properties
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(foo)) }>} : () -> () // error 74: unknown level property: foo
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(3)) }>} : () -> () // error 74: expected valid level property (e.g. nonordered, nonunique or high)
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : singleton) }>} : () -> () // error 32: expected compressed or loose_compressed level before singleton level
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 7 }>} : () -> () // error 32: unexpected position bitwidth: 7
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 7 }>} : () -> () // error 32: unexpected coordinate bitwidth: 7
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = "a" }>} : () -> () // error 32: expected an integral position bitwidth
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = -8 }>} : () -> () // error 32: unexpected position bitwidth: 4294967288
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[2]) }>} : () -> () // error 63: expected exactly 2 structured sizes
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[4, 2]) }>} : () -> () // error 63: expected n <= m in n_out_of_m
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured) }>} : () -> () // error 63: expected exactly 2 structured sizes
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[2, -4]) }>} : () -> () // error 77: expected structured size to be >= 0
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[a, 4]) }>} : () -> () // error 74: expected valid integer for structured size
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0 : 3) -> (d0 : dense) }>} : () -> () // error 55: expected SparseTensorDimSliceAttr
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0 = l0) -> (d0 : dense) }>} : () -> () // error 54: use of undeclared identifier
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = {l0} (d0 = l0) -> (d0 : dense) }>} : () -> () // error 68: use of undeclared identifier 'd0'
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l1, d1 = l0) -> (l1 = d0 : dense, l0 = d1 : dense) }>} : () -> () // error 81: Level-variable ordering mismatch. The variable 'l1' was forward-declared as the 1st level; but is bound by the 0th specification.
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l1, d1 = l0) -> (l0 = d0 : dense, l1 = d1 : dense) }>} : () -> () // error 32: expected lvlToDim to be an inverse of dimToLvl
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0) -> (l0 = d0 : dense) }>} : () -> () // error 71: Level-rank mismatch between forward-declarations and specifiers. Declared 2 level-variables; but got 1 level-specifiers.
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + d1 : dense, d1 : dense) }>} : () -> () // error 32: failed to infer lvlToDim from dimToLvl
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense) }>} : () -> () // error 32: failed to infer lvlToDim from dimToLvl
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 * 2 : dense, d1 : dense) }>} : () -> () // error 32: failed to infer lvlToDim from dimToLvl
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : batch) }>} : () -> () // error 32: Batch lvlType can only be leading levels.
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(soa), d1 : dense) }>} : () -> () // error 32: SoA is only applicable to singleton lvlTypes.
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : singleton(soa)) }>} : () -> () // error 32: expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense }>} : () -> () // error 40: unbalanced '(' character in pretty dialect name
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) >} : () -> () // error 40: unbalanced '{' character in pretty dialect name
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }} : () -> () // error 40: unbalanced '<' character in pretty dialect name
// -----
"foo.op"() {a = #sparse_tensor.encoding{ map = (d0) -> (d0 : dense) }} : () -> () // error 40: expected '<'
// -----
"foo.op"() {a = #sparse_tensor.encoding<map = (d0) -> (d0 : dense)>} : () -> () // error 41: expected '{'
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), map = (d0) -> (d0 : compressed)}>} : () -> () // error 32: level-rank mismatch between dimToLvl and lvlTypes: 1 != 2
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) posWidth = 32}>} : () -> () // error 69: expected '}'
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ dimLevelType = [ "compressed" ] }>} : () -> () // error 32: unexpected key: dimLevelType
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1 : #sparse_tensor<slice(-1, 4, 1)>) -> (d0 : dense, d1 : dense) }>} : () -> () // error 82: expect positive value or ? for slice offset/size/stride
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1 : #sparse_tensor<slice(1, 0, 1)>) -> (d0 : dense, d1 : dense) }>} : () -> () // error 74: expect positive value or ? for slice size
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1 : #sparse_tensor<slice(1, 1, )>) -> (d0 : dense, d1 : dense) }>} : () -> () // error 85: expected '?'
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 ceildiv 2 : dense, d1 : dense) }>} : () -> () // error 32: failed to infer lvlToDim from dimToLvl
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (5 : dense, d1 : dense) }>} : () -> () // error 32: failed to infer lvlToDim from dimToLvl
// -----
"foo.op"() {a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) } foo>} : () -> () // error 71: expected '>'
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.positions %t {level = 2 : index} : tensor<8x8xf32, #CSR> to memref<?xindex> // error 48: requested level is out of bounds
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.positions %t {level = 1 : index} : tensor<8x8xf32, #CSR> to memref<?xi32> // error 48: unexpected type for positions
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 16 }>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.coordinates %t {level = 1 : index} : tensor<8x8xf32, #CSR> to memref<?xi32> // error 48: unexpected type for coordinates
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 16 }>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.coordinates_buffer %t : tensor<8x8xf32, #CSR> to memref<?xi32> // error 48: expected sparse tensor with a COO region
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 16 }>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.values %t : tensor<8x8xf32, #CSR> to memref<?xi32> // error 48: unexpected mismatch in element types
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.convert %t : tensor<8x8xf32, #CSR> to tensor<8xf32> // error 48: unexpected conversion mismatch in rank
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x?xf32, #CSR>) { %0 = sparse_tensor.convert %t : tensor<8x?xf32, #CSR> to tensor<8x4xf32> // error 48: unexpected conversion mismatch in dimension 1
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.convert %t : tensor<8x8xf32, #CSR> to tensor<8x8xf32, #SL> // error 48: cannot convert to a sparse tensor slice
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.concatenate %t {dimension = 0 : index} : tensor<8x8xf32, #CSR> to tensor<8x8xf32> // error 48: Need at least two tensors to concatenate.
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.concatenate %t, %t {dimension = 2 : index} : tensor<8x8xf32, #CSR>, tensor<8x8xf32, #CSR> to tensor<8x8xf32> // error 48: Concat-dimension is out of bounds for dimension-rank (2 >= 2)
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.concatenate %t, %t {dimension = 1 : index} : tensor<8x8xf32, #CSR>, tensor<8x8xf32, #CSR> to tensor<8x8xf32> // error 48: The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.concatenate %t, %t {dimension = 1 : index} : tensor<8x8xf32, #CSR>, tensor<8x8xf32, #CSR> to tensor<9x16xf32> // error 48: All dimensions (expect for the concatenating one) should be equal.
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x?xf32, #CSR>) { %0 = sparse_tensor.concatenate %t, %t {dimension = 1 : index} : tensor<8x?xf32, #CSR>, tensor<8x?xf32, #CSR> to tensor<9x16xf32> // error 48: Input tensor $0 has dynamic shape
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: !sparse_tensor.storage_specifier<#CSR>) { %0 = sparse_tensor.storage_specifier.get %t val_mem_sz at 0 : !sparse_tensor.storage_specifier<#CSR> // error 65: redundant level argument for querying value memory size
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: !sparse_tensor.storage_specifier<#CSR>) { %0 = sparse_tensor.storage_specifier.get %t pos_mem_sz : !sparse_tensor.storage_specifier<#CSR> // error 65: missing level argument
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: !sparse_tensor.storage_specifier<#CSR>) { %0 = sparse_tensor.storage_specifier.get %t dim_stride at 0 : !sparse_tensor.storage_specifier<#CSR> // error 65: requested slice data on non-slice tensor
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: !sparse_tensor.storage_specifier<#CSR>) { %0 = sparse_tensor.storage_specifier.get %t lvl_sz at 7 : !sparse_tensor.storage_specifier<#CSR> // error 65: requested level is out of bounds
 return }
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton)}>
func.func @f(%t: !sparse_tensor.storage_specifier<#C>) { %0 = sparse_tensor.storage_specifier.get %t pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#C> // error 63: requested position memory size on a singleton level
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %c = arith.constant 2 : index
 %0 = sparse_tensor.lvl %t, %c : tensor<8x8xf32, #CSR> // error 7: Level index exceeds the rank of the input sparse tensor
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%c: index) { %0 = sparse_tensor.crd_translate dim_to_lvl [%c] as #CSR : index // error 32: Coordinate rank mismatch with encoding
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>, %v: memref<?xf32>, %f: memref<?xi1>, %a: memref<?xindex>, %i: index) { %0 = sparse_tensor.compress %v, %f, %a, %i into %t[] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<8x8xf32, #CSR> // error 117: 'sparse_tensor.compress' op incorrect number of coordinates
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf32, #CSR> to tensor<8x8xf32, #CSR> // error 48: Expected COO sparse tensors only
 return }
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton)}>
#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : singleton)}>
func.func @f(%t: tensor<8x8xf32, #C>) { %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf32, #C> to tensor<8x8xf32, #D> // error 46: Unmatched dim2lvl map between input and result COO
 return }
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton)}>
func.func @f(%t: tensor<8x8xf32, #C>) { %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf32, #C> to tensor<8x8xf64, #C> // error 46: Unmatched storage format between input and result COO
 return }
// -----
func.func @f(%n: index, %x: memref<10xindex>) { sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (i, i)>} : memref<10xindex> // error 49: Expected a permutation map, got (d0, d1) -> (d0, d0)
 return }
// -----
func.func @f(%n: index, %x: memref<10xindex>) { sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<() -> ()>} : memref<10xindex> // error 49: Expected rank(perm_map) > 1, got 0
 return }
// -----
func.func @f(%x: memref<10xindex>) { %n = arith.constant 6 : index
 sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (i, j)>} : memref<10xindex> // error 2: Expected dimension(xy) >= n * (rank(perm_map) + ny) got 10 < 12
 return }
// -----
func.func @f(%x: memref<100xindex>, %y: memref<2xf32>) { %n = arith.constant 6 : index
 sparse_tensor.sort quick_sort %n, %x jointly %y {perm_map = affine_map<(i, j) -> (i, j)>} : memref<100xindex> jointly memref<2xf32> // error 2: Expected dimension(y) >= n got 2 < 6
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { sparse_tensor.foreach in %t : tensor<8x8xf32, #CSR> do { ^bb0(%a: index, %b: index): } // error 43: Unmatched number of arguments in the block
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { sparse_tensor.foreach in %t : tensor<8x8xf32, #CSR> do { ^bb0(%a: index, %b: i32, %f: f32): } // error 43: Expecting Index type for argument at index 1
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { sparse_tensor.foreach in %t : tensor<8x8xf32, #CSR> do { ^bb0(%a: index, %b: index, %f: f64): } // error 43: Unmatched element type between input tensor and block argument, expected:f32, got: f64
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>, %i: f32) { sparse_tensor.foreach in %t init(%i) : tensor<8x8xf32, #CSR>, f32 do { ^bb0(%a: index, %b: index, %f: f32, %g: f32): } // error 52: Mismatch in number of init arguments and results
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>, %i: f32) { %0 = sparse_tensor.foreach in %t init(%i) : tensor<8x8xf32, #CSR>, f32 -> f64 do { ^bb0(%a: index, %b: index, %f: f32, %g: f32): sparse_tensor.yield %g : f32 } // error 57: Mismatch in types of init arguments and results
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>, %i: f32) { %0 = sparse_tensor.foreach in %t init(%i) : tensor<8x8xf32, #CSR>, f32 -> f32 do { ^bb0(%a: index, %b: index, %f: f32, %g: f32): sparse_tensor.yield %a : index } // error 57: Mismatch in types of yield values and results
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { sparse_tensor.foreach in %t {order = affine_map<(i) -> (i)>} : tensor<8x8xf32, #CSR> do { ^bb0(%a: index, %b: index, %f: f32): } // error 43: Level traverse order does not match tensor's level rank
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.extract_iteration_space %t lvls = 1 : tensor<8x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 1> // error 48: 'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>, %i: !sparse_tensor.iterator<#CSR, lvls = 0>) { %0 = sparse_tensor.extract_value %t at %i : tensor<8x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> // error 93: 'sparse_tensor.extract_value' op must use last-level iterator to extract values. 
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense)}>
func.func @f(%t: tensor<8x8xf32, #CSR>, %i: !sparse_tensor.iterator<#D, lvls = 1>) { %0 = sparse_tensor.extract_value %t at %i : tensor<8x8xf32, #CSR>, !sparse_tensor.iterator<#D, lvls = 1> // error 91: 'sparse_tensor.extract_value' op mismatch in tensor encoding and iterator encoding.
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>, %i: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>) { %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<8x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 2> -> !sparse_tensor.iter_space<#CSR, lvls = 1> // error 98: 'sparse_tensor.extract_iteration_space' op parent iterator should be used to extract an iteration space from a consecutive level.
 return }
// -----
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @f(%pos: tensor<?xi32>, %crd: tensor<?xi32>, %vals: tensor<?xf64>) { %a = sparse_tensor.assemble (%pos), %vals {x} : (tensor<?xi32>), tensor<?xf64> to tensor<16xf64, #V> // error 85: inconsistent number of fields between input/output
 return }
// -----
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @f(%pos: tensor<?xi32>, %crd: tensor<?xi64>, %vals: tensor<?xf64>) { %a = sparse_tensor.assemble (%pos, %crd), %vals {x} : (tensor<?xi32>, tensor<?xi64>), tensor<?xf64> to tensor<16xf64, #V> // error 85: input/output element-types don't match
 return }
// -----
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @f(%pos: tensor<?xi32>, %crd: tensor<?xi64>, %vals: tensor<?xf64>) { %a = sparse_tensor.assemble (%pos, %crd), %vals {x} : (tensor<?xi32>, tensor<?xi64>), tensor<?xf64> to tensor<?xf64, #V> // error 85: the sparse-tensor must have static shape
 return }
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
func.func @f(%pos: tensor<?xindex>, %crd: tensor<?xindex>, %vals: tensor<?xf64>) { %a = sparse_tensor.assemble (%pos, %crd), %vals {x} : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<3x4xf64, #C> // error 89: input/output trailing COO level-ranks don't match
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.reinterpret_map %t : tensor<8x8xf32, #CSR> to tensor<8x8xf32, #D> // error 48: Level type mismatch between source/dest tensors
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.reinterpret_map %t : tensor<8x8xf32, #CSR> to tensor<8x9xf32, #CSR> // error 48: Level size mismatch between source/dest tensors
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { "sparse_tensor.yield"() : () -> () // error 43: 'sparse_tensor.yield' op expects parent op to be one of 'sparse_tensor.binary, sparse_tensor.unary, sparse_tensor.reduce, sparse_tensor.select, sparse_tensor.foreach, sparse_tensor.iterate, sparse_tensor.coiterate'
 return }
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #CSR>) { %0 = sparse_tensor.slice.offset %t at 0 : tensor<8x8xf32, #CSR> // error 48: 'sparse_tensor.slice.offset' op operand #0 must be sparse tensor slice of any type values, but got 'tensor<8x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>'
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%t: tensor<8x8xf32, #S>) { %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<8x8xf32, #S> -> !sparse_tensor.iter_space<#S, lvls = 1> // error 46: 'sparse_tensor.extract_iteration_space' op inferred type(s) '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0>' are incompatible with return type(s) of operation '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 1>'
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>) {
 sparse_tensor.iterate %it in %s at (%a, %b) : !sparse_tensor.iter_space<#S, lvls = 0> {} // error 2: 'sparse_tensor.iterate' op required out-of-bound coordinates
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
 %x = "sparse_tensor.iterate"(%s, %f) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%a: f32, %b: !sparse_tensor.iterator<#S, lvls = 0>): "sparse_tensor.yield"() {u}: () -> () }) {x} : (!sparse_tensor.iter_space<#S, lvls = 0>, f32) -> f32 // error 7: 'sparse_tensor.iterate' op number mismatch between iter args and results.
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
 %x:2 = "sparse_tensor.iterate"(%s, %f) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%a: f32, %b: !sparse_tensor.iterator<#S, lvls = 0>): "sparse_tensor.yield"() {u}: () -> () }) {x} : (!sparse_tensor.iter_space<#S, lvls = 0>, f32) -> (f32, f32) // error 9: 'sparse_tensor.iterate' op mismatch in number of loop-carried values and defined values
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
 %x = "sparse_tensor.iterate"(%s, %f) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%a: f32, %b: !sparse_tensor.iterator<#S, lvls = 1>): "sparse_tensor.yield"(%a) {u}: (f32) -> () }) {x} : (!sparse_tensor.iter_space<#S, lvls = 0>, f32) -> (f32) // error 7: 'sparse_tensor.iterate' op mismatch in iterator and iteration space type
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
 %x = "sparse_tensor.iterate"(%s, %f) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%a: f64, %b: !sparse_tensor.iterator<#S, lvls = 0>): "sparse_tensor.yield"(%f) {u}: (f32) -> () }) {x} : (!sparse_tensor.iter_space<#S, lvls = 0>, f32) -> (f32) // error 7: 'sparse_tensor.iterate' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'f64'
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
 %x = "sparse_tensor.iterate"(%s, %f) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%a: f32, %b: !sparse_tensor.iterator<#S, lvls = 0>): "sparse_tensor.yield"(%f) {u}: (f32) -> () }) {x} : (!sparse_tensor.iter_space<#S, lvls = 0>, f32) -> (f64) // error 7: 'sparse_tensor.iterate' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'f64'
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
 %x = "sparse_tensor.iterate"(%s, %f) <{crdUsedLvls = 1 : i64}> ({ ^bb0: "sparse_tensor.yield"(%f) {u}: (f32) -> () }) {x} : (!sparse_tensor.iter_space<#S, lvls = 0>, f32) -> (f32) // error 7: 'sparse_tensor.iterate' op different number of inits and region iter_args: 1 != 0
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
 %x = "sparse_tensor.iterate"(%s, %f) <{crdUsedLvls = 1 : i64}> ({ ^bb0(%a: index): "sparse_tensor.yield"(%f) {u}: (f32) -> () }) {x} : (!sparse_tensor.iter_space<#S, lvls = 0>, f32) -> (f32) // error 7: 'sparse_tensor.iterate' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'index'
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
 %x = "sparse_tensor.iterate"(%s, %f) <{crdUsedLvls = 1 : i64}> ({ ^bb0(%a: f32, %b: !sparse_tensor.iterator<#S, lvls = 0>): "sparse_tensor.yield"(%f) {u}: (f32) -> () }) {x} : (!sparse_tensor.iter_space<#S, lvls = 0>, f32) -> (f32) // error 7: 'sparse_tensor.iterate' op different number of inits and region iter_args: 1 != 0
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
 sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#S, lvls = 0>, !sparse_tensor.iter_space<#S, lvls = 0>) // error 2: 'sparse_tensor.coiterate' op contains duplicated cases.
 case %a, _ { }
 case %b, _ { }
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32, %g: f64) {
 %0 = sparse_tensor.coiterate (%s, %s) iter_args(%x = %f) : (!sparse_tensor.iter_space<#S, lvls = 0>, !sparse_tensor.iter_space<#S, lvls = 0>) -> f32 // error 7: 'sparse_tensor.coiterate' op types mismatch between 0th yield value and defined value on 1th region
 case %a, _ { sparse_tensor.yield %f : f32 }
 case _, %b { sparse_tensor.yield %g : f64 }
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32, %g: f64) {
 %0 = sparse_tensor.coiterate (%s, %s) iter_args(%x = %f) : (!sparse_tensor.iter_space<#S, lvls = 0>, !sparse_tensor.iter_space<#S, lvls = 0>) -> f32 // error 7: 'sparse_tensor.coiterate' op number mismatch between iter args and results on 1th region
 case %a, _ { sparse_tensor.yield %f : f32 }
 case _, %b { sparse_tensor.yield %f, %f : f32, f32 }
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32, %g: f64) {
 sparse_tensor.coiterate (%s, %s) at(%p, %q) : (!sparse_tensor.iter_space<#S, lvls = 0>, !sparse_tensor.iter_space<#S, lvls = 0>) // error 2: 'sparse_tensor.coiterate' op required out-of-bound coordinates
 case %a, _ { }
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>) {
sparse_tensor.iterate %it, %it2 in %s, %s : !sparse_tensor.iter_space<#S, lvls = 0> {} // error 1: custom op 'sparse_tensor.iterate' mismatch in number of iteration space operands and iteration space types
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>) {
sparse_tensor.iterate %it in %s at (3) : !sparse_tensor.iter_space<#S, lvls = 0> {} // error 37: expected SSA operand
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>) {
sparse_tensor.iterate %it in %s : i32 {} // error 1: custom op 'sparse_tensor.iterate' expected sparse_tensor.iter_space type for iteration space operands
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>) {
sparse_tensor.iterate %it in %s iter_args() : !sparse_tensor.iter_space<#S, lvls = 0> {} // error 86: expected '->'
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>) {
sparse_tensor.coiterate (%s) : (!sparse_tensor.iter_space<#S, lvls = 0>) case %a, %b {} // error 1: custom op 'sparse_tensor.coiterate' parsed more value than expected.
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>) {
sparse_tensor.coiterate (%s) {x} : (!sparse_tensor.iter_space<#S, lvls = 0>) case %a {} // error 29: expected ':'
 return }
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0>, %f: f32) {
%r = sparse_tensor.iterate %it in %s at(%c0) iter_args(%o = %f) : !sparse_tensor.iter_space<#S, lvls = 0> -> (f32, f32) { sparse_tensor.yield %o : f32 } // error 6: custom op 'sparse_tensor.iterate' mismatch in number of iteration arguments and return values
 return }
// -----
"x"() : () -> tensor<8x8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>> // error 86: dimension-rank mismatch between encoding and tensor shape: 1 != 2
// -----
"x"() : () -> tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 1 : i32 }>> // error 107: explicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'
// -----
"x"() : () -> tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 1.0 : f32 }>> // error 109: implicit value must be zero
// -----
"x"() : () -> tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 0.0 : f64 }>> // error 109: implicit value type mismatch between encoding and tensor element type: 'f64' != 'f32'
// -----
"x"() : () -> tensor<f32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>> // error 82: expected non-scalar sparse tensor
// -----
"x"() : () -> tensor<*xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>> // error 84: expected non-scalar sparse tensor
// -----
"x"() : () -> tensor<8xcomplex<f32>, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = #complex.number<:f32 0.0, 1.0> }>> // error 139: implicit value must be zero
// -----
#s = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%a: tensor<8x8xf32, #s>) {
%0 = "sparse_tensor.extract_iteration_space"(%a) <{hiLvl = 2 : index, loLvl = 3 : index}> : (tensor<8x8xf32, #s>) -> !sparse_tensor.iter_space<#s, lvls = 0 to 2>  // error 6: 'sparse_tensor.extract_iteration_space' op expected smaller level low than level high
return }
