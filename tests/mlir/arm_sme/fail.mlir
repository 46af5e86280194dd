// What arm_sme refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f() {
 %0 = arm_sme.get_tile : vector<[4]x[4]xi8>  // error 7: 'arm_sme.get_tile' op result #0 must be a vector type that fits into a SME tile, but got 'vector<[4]x[4]xi8>'
 return }
// -----
func.func @f() {
 %0 = arm_sme.zero : vector<4x[4]xi32>  // error 7: 'arm_sme.zero' op result #0 must be a vector type that fits into a SME tile, but got 'vector<4x[4]xi32>'
 return }
// -----
func.func @f() {
 %0 = arm_sme.zero : i32  // error 22: custom op 'arm_sme.zero' invalid kind of type specified: expected builtin.vector, but found 'i32'
 return }
// -----
func.func @f() {
 %0 = arm_sme.get_tile {tile_id = 1 : i64} : vector<[4]x[4]xi32>  // error 7: 'arm_sme.get_tile' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f() {
 %0 = arm_sme.zero {tile_id = 1 : si32} : vector<[4]x[4]xi32>  // error 7: 'arm_sme.zero' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f(%t: vector<[4]x[4]xi32>) {
 %0 = "arm_sme.copy_tile"(%t) : (vector<[4]x[4]xi32>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.copy_tile' op failed to verify that all of {tile, result} have same type
 return }
// -----
func.func @f(%t: vector<[4]x[4]xi32>) {
 %0 = "arm_sme.copy_tile"(%t) {tile_id = 0 : index} : (vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>  // error 7: 'arm_sme.copy_tile' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f(%t: vector<[4]xi32>) {
 %0 = "arm_sme.copy_tile"(%t) : (vector<[4]xi32>) -> vector<[4]x[4]xi32>  // error 7: 'arm_sme.copy_tile' op operand #0 must be a vector type that fits into a SME tile, but got 'vector<[4]xi32>'
 return }
// -----
func.func @f(%b: memref<?xf32>, %i: index) {
 %0 = arm_sme.tile_load %b[%i] : memref<?xf32>, vector<[4]x[4]xf32>  // error 7: 'arm_sme.tile_load' op operand #0 must be 2D memref of any type values, but got 'memref<?xf32>'
 return }
// -----
func.func @f(%b: memref<*xf32>, %i: index) {
 %0 = arm_sme.tile_load %b[%i] : memref<*xf32>, vector<[4]x[4]xf32>  // error 34: custom op 'arm_sme.tile_load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %i: index) {
 %0 = arm_sme.tile_load %b[%i] : memref<?x?xf32>, vector<[4]x[4]xi32>  // error 7: 'arm_sme.tile_load' op failed to verify that all of {result, base} have same element type
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f16, %m: vector<[4]x[4]xi1>) {
 %0 = "arm_sme.tile_load"(%b, %i, %p, %m) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?x?xf32>, index, f16, vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.tile_load' op failed to verify that padding type matches element type of result
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<[4]x4xi1>) {
 %0 = "arm_sme.tile_load"(%b, %i, %p, %m) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?x?xf32>, index, f32, vector<[4]x4xi1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.tile_load' op failed to verify that mask has i1 element type and same shape as result
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<[4]x[4]xi1>) {
 %0 = "arm_sme.tile_load"(%b, %i, %p) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?x?xf32>, index, f32) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.tile_load' op failed to verify that both `padding` and `mask` should be provided or neither
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %m: vector<[4]x[4]xi1>) {
 %0 = "arm_sme.tile_load"(%b, %i, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (memref<?x?xf32>, index, vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.tile_load' op failed to verify that both `padding` and `mask` should be provided or neither
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<i1>) {
 %0 = "arm_sme.tile_load"(%b, %i, %p, %m) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?x?xf32>, index, f32, vector<i1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.tile_load' op operand #3 must be vector of any type values, but got 'vector<i1>'
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %i: i32) {
 %0 = "arm_sme.tile_load"(%b, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<?x?xf32>, i32) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.tile_load' op operand #1 must be variadic of index, but got 'i32'
 return }
// -----
func.func @f(%b: memref<?x?xf32>) {
 %0 = "arm_sme.tile_load"(%b) <{layout = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<?x?xf32>) -> vector<[4]x[4]xf32>  // error 7: invalid properties {layout = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>} for op arm_sme.tile_load: Invalid attribute `layout` in property conversion: 1 : i32
 return }
// -----
func.func @f(%b: memref<?x?xf32>) {
 %0 = arm_sme.tile_load %b[] layout<diagonal> : memref<?x?xf32>, vector<[4]x[4]xf32>  // error 37: custom op 'arm_sme.tile_load' expected ::mlir::arm_sme::TileSliceLayout to be one of: horizontal, vertical
 return }
// -----
func.func @f(%b: memref<?x?xf32>) {
 %0 = arm_sme.tile_load %b[] {tile_id = true} : memref<?x?xf32>, vector<[4]x[4]xf32>  // error 7: 'arm_sme.tile_load' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %t: vector<[4]x[4]xi32>) {
 arm_sme.tile_store %t, %b[] : memref<?x?xf32>, vector<[4]x[4]xi32>  // error 2: 'arm_sme.tile_store' op failed to verify that all of {valueToStore, base} have same element type
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %t: vector<[4]x[4]xf32>, %m: vector<[4]x[4]xi8>) {
 "arm_sme.tile_store"(%t, %b, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, vector<[4]x[4]xi8>) -> ()  // error 2: 'arm_sme.tile_store' op failed to verify that mask has i1 element type and same shape as valueToStore
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %t: vector<[4]x[4]xf32>) {
 arm_sme.tile_store %t, %b[] {tile_id = 3 : i8} : memref<?x?xf32>, vector<[4]x[4]xf32>  // error 2: 'arm_sme.tile_store' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f(%b: memref<?x?xf32>, %t: vector<[4]xf32>) {
 arm_sme.tile_store %t, %b[] : memref<?x?xf32>, vector<[4]xf32>  // error 2: custom op 'arm_sme.tile_store' 'valueToStore' must be a vector type that fits into a SME tile, but got 'vector<[4]xf32>'
 return }
// -----
func.func @f(%b: memref<?xf32>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xi32>, %i: index) {
 %0 = arm_sme.load_tile_slice %b[%i], %m, %t, %i : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xi32>  // error 7: 'arm_sme.load_tile_slice' op failed to verify that all of {tile, base} have same element type
 return }
// -----
func.func @f(%b: memref<?xf32>, %m: vector<[8]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
 %0 = arm_sme.load_tile_slice %b[%i], %m, %t, %i : memref<?xf32>, vector<[8]xi1>, vector<[4]x[4]xf32>  // error 7: 'arm_sme.load_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `result`
 return }
// -----
func.func @f(%b: memref<?xf32>, %m: vector<[3]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
 %0 = arm_sme.load_tile_slice %b[%i], %m, %t, %i : memref<?xf32>, vector<[3]xi1>, vector<[4]x[4]xf32>  // error 7: 'arm_sme.load_tile_slice' op operand #1 must be a vector type that matches the size of a SVE predicate, but got 'vector<[3]xi1>'
 return }
// -----
func.func @f(%b: memref<?xf32>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
 %0 = "arm_sme.load_tile_slice"(%b, %m, %t, %i, %i) : (memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index, index) -> vector<[4]x[4]xi32>  // error 7: 'arm_sme.load_tile_slice' op failed to verify that all of {tile, result} have same type
 return }
// -----
func.func @f(%b: memref<?xf32>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
 %0 = arm_sme.load_tile_slice %b[%i], %m, %t, %i {tile_id = 3 : i8} : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>  // error 7: 'arm_sme.load_tile_slice' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f(%b: memref<?xf32>, %m: vector<[8]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
 arm_sme.store_tile_slice %t, %i, %m, %b[%i] : memref<?xf32>, vector<[8]xi1>, vector<[4]x[4]xf32>  // error 2: 'arm_sme.store_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `tile`
 return }
// -----
func.func @f(%b: memref<?xf64>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
 arm_sme.store_tile_slice %t, %i, %m, %b[%i] : memref<?xf64>, vector<[4]xi1>, vector<[4]x[4]xf32>  // error 2: 'arm_sme.store_tile_slice' op failed to verify that all of {tile, base} have same element type
 return }
// -----
func.func @f(%b: memref<?xf32>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
 arm_sme.store_tile_slice %t, %i, %m, %b[%i] {tile_id = 3 : i8} : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>  // error 2: 'arm_sme.store_tile_slice' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f(%b: tensor<?xf32>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
 arm_sme.store_tile_slice %t, %i, %m, %b[%i] : tensor<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>  // error 48: custom op 'arm_sme.store_tile_slice' invalid kind of type specified: expected builtin.memref, but found 'tensor<?xf32>'
 return }
// -----
func.func @f(%b: memref<*xf32>, %m: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
 "arm_sme.store_tile_slice"(%t, %i, %m, %b) : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<*xf32>) -> ()  // error 2: 'arm_sme.store_tile_slice' op operand #3 must be memref of any type values, but got 'memref<*xf32>'
 return }
// -----
func.func @f(%v: vector<[8]xf16>, %t: vector<[4]x[4]xf32>, %i: index) {
 %0 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[8]xf16> into vector<[4]x[4]xf32>  // error 7: 'arm_sme.insert_tile_slice' op failed to verify that type of 'vector' matches type of 'tile' slice
 return }
// -----
func.func @f(%v: vector<[3]xf16>, %t: vector<[4]x[4]xf32>, %i: index) {
 %0 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[3]xf16> into vector<[4]x[4]xf32>  // error 7: 'arm_sme.insert_tile_slice' op operand #0 must be a vector type that matches the size of a SVE vector, but got 'vector<[3]xf16>'
 return }
// -----
func.func @f(%v: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %i: index) {
 %0 = "arm_sme.insert_tile_slice"(%v, %t, %i) : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> vector<[4]x[4]xi32>  // error 7: 'arm_sme.insert_tile_slice' op failed to verify that all of {tile, result} have same type
 return }
// -----
func.func @f(%v: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %i: index) {
 %0 = arm_sme.insert_tile_slice %v, %t[%i] {tile_id = 3 : i8} : vector<[4]xf32> into vector<[4]x[4]xf32>  // error 7: 'arm_sme.insert_tile_slice' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f(%t: vector<[4]x[4]xf32>, %i: index) {
 %0 = arm_sme.extract_tile_slice %t[%i] : vector<[4]xi32> from vector<[4]x[4]xf32>  // error 7: 'arm_sme.extract_tile_slice' op failed to verify that type of 'result' matches type of 'tile' slice
 return }
// -----
func.func @f(%t: vector<[4]x[4]xf32>, %i: index) {
 %0 = arm_sme.extract_tile_slice %t[%i] {tile_id = 3 : i8} : vector<[4]xf32> from vector<[4]x[4]xf32>  // error 7: 'arm_sme.extract_tile_slice' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f(%t: vector<[4]x[4]xf32>, %i: index) {
 %0 = arm_sme.extract_tile_slice %t[%i] layout<0> : vector<[4]xf32> from vector<[4]x[4]xf32>  // error 48: custom op 'arm_sme.extract_tile_slice' expected valid keyword or string
 return }
// -----
func.func @f(%v: vector<[4]xf32>, %w: vector<[8]xf16>) {
 %0 = arm_sme.outerproduct %v, %w : vector<[4]xf32>, vector<[8]xf16>  // error 7: 'arm_sme.outerproduct' op failed to verify that all of {lhs, rhs} have same type
 return }
// -----
func.func @f(%v: vector<[4]xf32>, %m: vector<[8]xi1>, %n: vector<[4]xi1>) {
 %0 = "arm_sme.outerproduct"(%v, %v, %m, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[8]xi1>, vector<[4]xi1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.outerproduct' op failed to verify that lhsMask has i1 element type and same shape as lhs
 return }
// -----
func.func @f(%v: vector<[4]xf32>, %m: vector<[8]xi1>, %n: vector<[4]xi1>) {
 %0 = "arm_sme.outerproduct"(%v, %v, %n, %m) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[8]xi1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.outerproduct' op failed to verify that rhsMask has i1 element type and same shape as rhs
 return }
// -----
func.func @f(%v: vector<[4]xf32>, %n: vector<[4]xi1>) {
 %0 = "arm_sme.outerproduct"(%v, %v, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.outerproduct' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither
 return }
// -----
func.func @f(%v: vector<[4]xf32>) {
 %0 = "arm_sme.outerproduct"(%v, %v) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xi32>  // error 7: 'arm_sme.outerproduct' op failed to verify that resulttype is derived from `lhs` and `rhs`
 return }
// -----
func.func @f(%v: vector<[4]xf32>, %t: vector<[4]x[4]xi32>) {
 %0 = "arm_sme.outerproduct"(%v, %v, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.outerproduct' op failed to verify that acctype is derived from `lhs` and `rhs`
 return }
// -----
func.func @f(%v: vector<[8]xf32>) {
 %0 = arm_sme.outerproduct %v, %v : vector<[8]xf32>, vector<[8]xf32>  // error 7: 'arm_sme.outerproduct' op result #0 must be a vector type that fits into a SME tile, but got 'vector<[8]x[8]xf32>'
 return }
// -----
func.func @f(%v: vector<4xf32>) {
 %0 = arm_sme.outerproduct %v, %v : vector<4xf32>, vector<4xf32>  // error 7: custom op 'arm_sme.outerproduct' 'lhs' must be a vector type that matches the size of a SVE vector, but got 'vector<4xf32>'
 return }
// -----
func.func @f(%v: vector<[4]xf32>) {
 %0 = arm_sme.outerproduct %v, %v kind<mul> : vector<[4]xf32>, vector<[4]xf32>  // error 40: custom op 'arm_sme.outerproduct' expected ::mlir::arm_sme::CombiningKind to be one of: add, sub
 return }
// -----
func.func @f(%v: vector<[4]xf32>) {
 %0 = "arm_sme.outerproduct"(%v, %v) <{kind = "add", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>  // error 7: invalid properties {kind = "add", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>} for op arm_sme.outerproduct: Invalid attribute `kind` in property conversion: "add"
 return }
// -----
func.func @f(%v: vector<[4]xf32>) {
 %0 = arm_sme.outerproduct %v, %v kind<add> kind<sub> : vector<[4]xf32>, vector<[4]xf32>  // error 7: custom op 'arm_sme.outerproduct' `kind` clause can appear at most once in the expansion of the oilist directive
 return }
// -----
func.func @f(%v: vector<[4]xf32>) {
 %0 = arm_sme.outerproduct %v, %v {tile_id = 3 : i8} : vector<[4]xf32>, vector<[4]xf32>  // error 7: 'arm_sme.outerproduct' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f(%v: vector<[8]xi16>) {
 %0 = arm_sme.fmopa_2way %v, %v : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xf32>  // error 7: custom op 'arm_sme.fmopa_2way' 'lhs' must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[8]xi16>'
 return }
// -----
func.func @f(%v: vector<[8]xf16>) {
 %0 = arm_sme.fmops_2way %v, %v : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xi32>  // error 7: custom op 'arm_sme.fmops_2way' 'result' must be vector<[4]x[4]xf32> of 32-bit float values, but got 'vector<[4]x[4]xi32>'
 return }
// -----
func.func @f(%v: vector<[8]xf16>, %w: vector<[8]xbf16>) {
 %0 = arm_sme.fmopa_2way %v, %w : vector<[8]xf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>  // error 7: 'arm_sme.fmopa_2way' op failed to verify that all of {lhs, rhs} have same type
 return }
// -----
func.func @f(%v: vector<[8]xf16>, %m: vector<[8]xi1>) {
 %0 = "arm_sme.fmopa_2way"(%v, %v, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.fmopa_2way' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither
 return }
// -----
func.func @f(%v: vector<[8]xf16>, %m: vector<[8]xi8>, %n: vector<[8]xi1>) {
 %0 = "arm_sme.fmopa_2way"(%v, %v, %m, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi8>, vector<[8]xi1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.fmopa_2way' op failed to verify that lhsMask has i1 element type and same shape as lhs
 return }
// -----
func.func @f(%v: vector<[8]xf16>, %m: vector<8xi1>, %n: vector<[8]xi1>) {
 %0 = "arm_sme.fmopa_2way"(%v, %v, %n, %m) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<8xi1>) -> vector<[4]x[4]xf32>  // error 7: 'arm_sme.fmopa_2way' op failed to verify that rhsMask has i1 element type and same shape as rhs
 return }
// -----
func.func @f(%v: vector<[8]xi16>, %t: vector<[4]x[4]xf32>) {
 %0 = "arm_sme.smopa_2way"(%v, %v, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xi32>  // error 7: 'arm_sme.smopa_2way' op failed to verify that `result` and `acc` have the same type
 return }
// -----
func.func @f(%v: vector<[16]xi8>) {
 %0 = arm_sme.umops_2way %v, %v : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>  // error 7: custom op 'arm_sme.umops_2way' 'lhs' must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]xi8>'
 return }
// -----
func.func @f(%v: vector<[8]xi16>) {
 %0 = arm_sme.umopa_2way %v, %v : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>  // error 7: custom op 'arm_sme.umopa_2way' 'result' must be vector<[4]x[4]xi32> of 32-bit signless integer values, but got 'vector<[2]x[2]xi64>'
 return }
// -----
func.func @f(%v: vector<[8]xi16>) {
 %0 = arm_sme.smopa_4way %v, %v : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>  // error 7: 'arm_sme.smopa_4way' op failed to verify that tile element size equals input element size * 4
 return }
// -----
func.func @f(%v: vector<[16]xi8>) {
 %0 = arm_sme.usmops_4way %v, %v : vector<[16]xi8>, vector<[16]xi8> into vector<[2]x[2]xi64>  // error 7: 'arm_sme.usmops_4way' op failed to verify that tile element size equals input element size * 4
 return }
// -----
func.func @f(%v: vector<[4]xi32>) {
 %0 = arm_sme.sumopa_4way %v, %v : vector<[4]xi32>, vector<[4]xi32> into vector<[2]x[2]xi64>  // error 7: custom op 'arm_sme.sumopa_4way' 'lhs' must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[4]xi32>'
 return }
// -----
func.func @f(%v: vector<[16]xi8>) {
 %0 = arm_sme.sumops_4way %v, %v : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xf32>  // error 7: custom op 'arm_sme.sumops_4way' 'result' must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[4]x[4]xf32>'
 return }
// -----
func.func @f(%v: vector<[16]xi8>) {
 %0 = arm_sme.sumops_4way %v, %v : vector<[16]xi8>, i32 into vector<[4]x[4]xi32>  // error 53: custom op 'arm_sme.sumops_4way' invalid kind of type specified: expected builtin.vector, but found 'i32'
 return }
// -----
func.func @f(%v: vector<[16]xi8>) {
 %0 = arm_sme.sumops_4way %v, %v : i32, i32 into vector<[4]x[4]xi32>  // error 41: custom op 'arm_sme.sumops_4way' invalid kind of type specified: expected builtin.vector, but found 'i32'
 return }
// -----
func.func @f(%v: vector<[16]xi8>) {
 %0 = arm_sme.smopa_4way %v, %v {tile_id = 3 : i8} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>  // error 7: 'arm_sme.smopa_4way' op tile ID should be a 32-bit signless integer
 return }
// -----
func.func @f() {
 %0 = arm_sme.streaming_vl <quad>  // error 29: custom op 'arm_sme.streaming_vl' expected ::mlir::arm_sme::TypeSize to be one of: byte, half, word, double
 return }
// -----
func.func @f() {
 %0 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<byte>}> : () -> i32  // error 7: 'arm_sme.streaming_vl' op result #0 must be index, but got 'i32'
 return }
// -----
func.func @f() {
 %0 = "arm_sme.streaming_vl"() : () -> index  // error 7: 'arm_sme.streaming_vl' op requires attribute 'type_size'
 return }
// -----
func.func @f() attributes {a = #arm_sme.layout<none>} { return }  // error 48: expected ::mlir::arm_sme::TileSliceLayout to be one of: horizontal, vertical
// -----
func.func @f() attributes {a = #arm_sme.kind} { return }  // error 45: expected '<'
// -----
func.func @f() attributes {a = #arm_sme.type_size<>} { return }  // error 51: expected valid keyword or string
// -----
func.func @f() attributes {a = #arm_sme.size<word>} { return }  // error 41: unknown attribute `size` in dialect `arm_sme`
// -----
func.func @f() attributes {a = !arm_sme.tile} { return }  // error 41: dialect 'arm_sme' provides no type parsing hook
// -----
func.func @f() {
 arm_sme.intr.zero  // error 2: custom op 'arm_sme.intr.zero' has no custom assembly form
 return }
// -----
func.func @f() {
 arm_sme.none  // error 2: custom op 'arm_sme.none' is unknown
 return }
// -----
func.func @f() {
 "arm_sme.intr.zero"() : () -> ()  // error 2: 'arm_sme.intr.zero' op requires attribute 'tile_mask'
 return }
// -----
func.func @f() {
 "arm_sme.intr.zero"() <{tile_mask = 1 : i64}> : () -> ()  // error 2: 'arm_sme.intr.zero' op attribute 'tile_mask' failed to satisfy constraint: 32-bit signless integer attribute
 return }
// -----
func.func @f() {
 %0 = "arm_sme.intr.cntsd"() : () -> i32  // error 7: 'arm_sme.intr.cntsd' op failed to verify that `res` is i64
 return }
// -----
func.func @f() {
 %0 = "arm_sme.intr.cntsd"() : () -> index  // error 7: 'arm_sme.intr.cntsd' op result #0 must be LLVM dialect-compatible type, but got 'index'
 return }
// -----
func.func @f(%p: vector<[1]xi1>, %a: vector<[4]xf32>) {
 "arm_sme.intr.mopa"(%p, %p, %a, %a) <{tile_id = 0 : i32}> : (vector<[1]xi1>, vector<[1]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()  // error 2: 'arm_sme.intr.mopa' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[1]xi1>'
 return }
// -----
func.func @f(%p: vector<[4]xi1>, %a: vector<[4]xi32>) {
 "arm_sme.intr.mops"(%p, %p, %a, %a) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> ()  // error 2: 'arm_sme.intr.mops' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[4]xi32>'
 return }
// -----
func.func @f(%p: vector<[4]xi1>, %a: vector<[4]xf32>) {
 "arm_sme.intr.mops.wide"(%p, %p, %a, %a) <{tile_id = 0 : i64}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()  // error 2: 'arm_sme.intr.mops.wide' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute
 return }
// -----
func.func @f(%p: vector<[3]xi1>, %at: !llvm.ptr, %i: i32) {
 "arm_sme.intr.ld1b.horiz"(%p, %at, %i) <{tile_id = 0 : i32}> : (vector<[3]xi1>, !llvm.ptr, i32) -> ()  // error 2: 'arm_sme.intr.ld1b.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[3]xi1>'
 return }
// -----
func.func @f(%p: vector<[4]xi1>, %at: i64, %i: i32) {
 "arm_sme.intr.ld1w.vert"(%p, %at, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i64, i32) -> ()  // error 2: 'arm_sme.intr.ld1w.vert' op operand #1 must be LLVM pointer type, but got 'i64'
 return }
// -----
func.func @f(%p: vector<[4]xi1>, %at: !llvm.ptr, %i: i64) {
 "arm_sme.intr.st1w.vert"(%p, %at, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i64) -> ()  // error 2: 'arm_sme.intr.st1w.vert' op operand #2 must be 32-bit signless integer, but got 'i64'
 return }
// -----
func.func @f(%p: vector<[4]xi1>, %at: !llvm.ptr, %i: i32) {
 "arm_sme.intr.st1q.vert"(%p, %at, %i) : (vector<[4]xi1>, !llvm.ptr, i32) -> ()  // error 2: 'arm_sme.intr.st1q.vert' op requires attribute 'tile_id'
 return }
// -----
func.func @f(%at: !llvm.ptr, %i: i64) {
 "arm_sme.intr.str"(%i, %at, %i) : (i64, !llvm.ptr, i64) -> ()  // error 2: 'arm_sme.intr.str' op operand #0 must be 32-bit signless integer, but got 'i64'
 return }
// -----
func.func @f(%p: vector<[8]xi1>, %v: vector<[4]xf32>, %i: i32) {
 "arm_sme.intr.write.horiz"(%i, %p, %v) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[4]xf32>) -> ()  // error 2: 'arm_sme.intr.write.horiz' op failed to verify that all of {predicate, vector} have same shape
 return }
// -----
func.func @f(%p: vector<[8]xi1>, %v: vector<[4]xf32>, %i: i32) {
 %0 = "arm_sme.intr.read.horiz"(%v, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[8]xi1>, i32) -> vector<[4]xf32>  // error 7: 'arm_sme.intr.read.horiz' op failed to verify that all of {vector, predicate, res} have same shape
 return }
// -----
func.func @f(%p: vector<[4]xi1>, %v: vector<[4]xf32>, %i: i32) {
 %0 = "arm_sme.intr.read.vert"(%v, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xi32>  // error 7: 'arm_sme.intr.read.vert' op failed to verify that all of {vector, res} have same element type
 return }
// -----
func.func @f(%p: vector<[4]xi1>, %v: vector<[4]xf32>, %i: i32) {
 %0 = "arm_sme.intr.read.vert"(%v, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[2]xf32>  // error 7: 'arm_sme.intr.read.vert' op failed to verify that all of {vector, predicate, res} have same shape
 return }
