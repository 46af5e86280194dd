// What fir refuses, and where. The messages are fir-opt's.
func.func @f(%a: !fir.ref<f32>, %i: index, %s: !fir.shape<1>) {
  %0 = fir.embox %a(%s) : (!fir.ref<f32>, !fir.shape<1>) -> !fir.box<f32> // error 8: 'fir.embox' op shape must not be provided for a scalar
  return
}
// -----
func.func @f(%a: !fir.ref<f32>, %i: index, %s: !fir.slice<1>) {
  %0 = fir.embox %a[%s] : (!fir.ref<f32>, !fir.slice<1>) -> !fir.box<f32> // error 8: 'fir.embox' op slice must not be provided for a scalar
  return
}
// -----
func.func @f(%a: !fir.ref<!fir.type<t{a:f32}>>, %i: index, %s: !fir.class<!fir.type<t{a:f32}>>) {
  %0 = fir.embox %a source_box %s : (!fir.ref<!fir.type<t{a:f32}>>, !fir.class<!fir.type<t{a:f32}>>) -> !fir.box<!fir.type<t{a:f32}>> // error 8: 'fir.embox' op source_box must be used with fir.class result type
  return
}
// -----
func.func @f(%a: !fir.ref<f32>, %i: index, %s: !fir.shape<1>) {
  %0 = fir.array_coor %a(%s) %i : (!fir.ref<f32>, !fir.shape<1>, index) -> !fir.ref<f32> // error 8: 'fir.array_coor' op must be a reference to an array
  return
}
// -----
func.func @f(%a: !fir.ref<!fir.array<3xf32>>, %i: index, %s: !fir.shift<1>) {
  %0 = fir.array_coor %a(%s) %i : (!fir.ref<!fir.array<3xf32>>, !fir.shift<1>, index) -> !fir.ref<f32> // error 8: 'fir.array_coor' op shift can only be provided with fir.box memref
  return
}
// -----
func.func @f(%a: !fir.ref<!fir.array<3xf32>>, %i: index, %s: !fir.shape<2>) {
  %0 = fir.array_coor %a(%s) %i : (!fir.ref<!fir.array<3xf32>>, !fir.shape<2>, index) -> !fir.ref<f32> // error 8: 'fir.array_coor' op rank of dimension mismatched
  return
}
// -----
func.func @f(%a: !fir.ref<!fir.array<3xf32>>, %i: index, %s: !fir.shape<1>) {
  %0 = fir.array_coor %a(%s) %i, %i : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>, index, index) -> !fir.ref<f32> // error 8: 'fir.array_coor' op number of indices do not match dim rank
  return
}
// -----
func.func @f(%a: !fir.ref<!fir.array<3xf32>>, %i: index, %s: !fir.slice<2>) {
  %0 = fir.array_coor %a[%s] %i : (!fir.ref<!fir.array<3xf32>>, !fir.slice<2>, index) -> !fir.ref<f32> // error 8: 'fir.array_coor' op rank of dimension in slice mismatched
  return
}
// -----
func.func @f(%a: !fir.ref<!fir.box<!fir.array<?xf32>>>, %i: index) {
  %0 = fir.array_coor %a %i : (!fir.ref<!fir.box<!fir.array<?xf32>>>, index) -> !fir.ref<f32> // error 8: 'fir.array_coor' op must be a reference to an array
  return
}
// -----
func.func @f(%a: !fir.ref<!fir.array<3xf32>>, %i: index, %s: !fir.shape<2>) {
  %0 = fir.array_load %a(%s) : (!fir.ref<!fir.array<3xf32>>, !fir.shape<2>) -> !fir.array<3xf32> // error 8: 'fir.array_load' op rank of dimension mismatched
  return
}
// -----
func.func @f(%a: !fir.box<!fir.array<*:f32>>, %s: !fir.shape<1>) {
  %0 = fir.rebox %a(%s) : (!fir.box<!fir.array<*:f32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>> // error 8: 'fir.rebox' op box operand must not have unknown rank or type
  return
}
// -----
func.func @f(%a: !fir.box<none>, %s: !fir.shape<1>) {
  %0 = fir.rebox %a : (!fir.box<none>) -> !fir.box<f32> // error 8: 'fir.rebox' op op input and output element types must match for intrinsic types
  return
}
// -----
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %s: !fir.shape<1>) {
  %0 = fir.rebox %a : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<*:f32>> // error 8: 'fir.rebox' op result type must not have unknown rank or type
  return
}
// -----
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %s: !fir.shape<1>) {
  %0 = fir.rebox %a : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf64>> // error 8: 'fir.rebox' op op input and output element types must match for intrinsic types
  return
}
// -----
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %s: !fir.slice<2>) {
  %0 = fir.rebox %a[%s] : (!fir.box<!fir.array<?xf32>>, !fir.slice<2>) -> !fir.box<!fir.array<?xf32>> // error 8: 'fir.rebox' op slice operand rank must match box operand rank
  return
}
// -----
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %s: !fir.slice<1>) {
  %0 = fir.rebox %a[%s] : (!fir.box<!fir.array<?xf32>>, !fir.slice<1>) -> !fir.box<!fir.array<?xi32>> // error 8: 'fir.rebox' op op input and output element types must match for intrinsic types
  return
}
// -----
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %s: !fir.slice<1>, %h: !fir.shift<2>) {
  %0 = fir.rebox %a(%h)[%s] : (!fir.box<!fir.array<?xf32>>, !fir.shift<2>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>> // error 8: 'fir.rebox' op shape operand and input box ranks must match when there is a slice
  return
}
// -----
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %h: !fir.shift<2>) {
  %0 = fir.rebox %a(%h) : (!fir.box<!fir.array<?xf32>>, !fir.shift<2>) -> !fir.box<!fir.array<?xf32>> // error 8: 'fir.rebox' op shape operand and input box ranks must match when the shape is a fir.shift
  return
}
// -----
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %h: !fir.shape<2>) {
  %0 = fir.rebox %a(%h) : (!fir.box<!fir.array<?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?xf32>> // error 8: 'fir.rebox' op result type and shape operand ranks must match
  return
}
// -----
func.func @f(%i: index) {
  %0 = fir.shape %i, %i : (index, index) -> !fir.shape<1> // error 8: 'fir.shape' op shape type rank mismatch
  return
}
// -----
func.func @f(%i: index) {
  %0 = fir.shape_shift %i, %i, %i : (index, index, index) -> !fir.shapeshift<1> // error 8: 'fir.shape_shift' op requires a multiple of 2 args
  return
}
// -----
func.func @f(%i: index) {
  %0 = fir.shape_shift %i, %i : (index, index) -> !fir.shapeshift<2> // error 8: 'fir.shape_shift' op shape type rank mismatch
  return
}
// -----
func.func @f(%i: index) {
  %0 = fir.shift %i, %i : (index, index) -> !fir.shift<1> // error 8: 'fir.shift' op shift type rank mismatch
  return
}
// -----
func.func @f(%i: index) {
  %0 = fir.slice %i, %i, %i : (index, index, index) -> !fir.slice<2> // error 8: 'fir.slice' op slice type rank mismatch
  return
}
// -----
func.func @f(%i: index) {
  %0 = fir.slice %i, %i : (index, index) -> !fir.slice<1> // error 8: 'fir.slice' op incorrect number of args for triple
  return
}
// -----
func.func @f(%i: index) {
  fir.do_loop %k = %i to %i step %i unordered -> index { // error 3: 'fir.do_loop' op unordered loop has no final value
    fir.result %k : index
  }
  return
}
// -----
func.func @f(%i: index, %g: f32) {
  %0 = fir.do_loop %k = %i to %i step %i -> index {
    fir.result %g : f32 // error 5: 'fir.result' op types mismatch between result op and its parent
  }
  return
}
// -----
func.func @f(%i: i1, %g: f32) {
  %0 = fir.if %i -> (f32) { // error 8: 'fir.if' op must have an else block if defining values
    fir.result %g : f32
  }
  return
}
// -----
func.func @f(%i: i1, %g: f32) {
  %0 = fir.if %i -> (f32) { // error 8: 'fir.result' op parent of result must have same arity
    fir.result %g : f32
  } else {
  }
  return
}
// -----
func.func @f() {
  %0 = fir.string_lit [1, 2.0](2) : !fir.char<2,2> // error 8: 'fir.string_lit' op values in initializer must be integers
  return
}
// -----
func.func @f(%a: !fir.ref<i32>, %b: f32) {
  %0 = fir.box_addr %a : (!fir.ref<i32>) -> !fir.ref<i32> // error 8: 'fir.box_addr' op operand #0 must be any box, but got '!fir.ref<i32>'
  return
}
// -----
func.func @f(%a: !fir.ref<!fir.array<?xi32>>, %b: f32) {
  %0 = fir.declare %a {uniq_name = "x"} : (!fir.ref<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>> // error 8: 'fir.declare' op of array entity with a raw address base must have a shape operand that is a shape or shapeshift
  return
}
// -----
func.func @a(%x: !fir.ref<!fir.array<?x?xi32>>, %i: index) {
  %2 = fir.coordinate_of %x, %i, %i : (!fir.ref<!fir.array<?x?xi32>>, index, index) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op cannot find coordinate with unknown extents
  return
}
// -----
func.func @a(%x: !fir.ref<!fir.array<*:i32>>, %i: index) {
  %2 = fir.coordinate_of %x, %i, %i : (!fir.ref<!fir.array<*:i32>>, index, index) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op cannot find coordinate in unknown shape
  return
}
// -----
func.func @a(%x: !fir.ref<i32>, %i: index) {
  %2 = fir.coordinate_of %x, %i : (!fir.ref<i32>, index) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op cannot apply to this element type
  return
}
// -----
func.func @a(%x: !fir.box<i32>, %i: index) {
  %2 = fir.coordinate_of %x, %i : (!fir.box<i32>, index) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op invalid parameters (too many)
  return
}
// -----
func.func @a(%x: !fir.ref<complex<f32>>, %i: index) {
  %2 = fir.coordinate_of %x, %i : (!fir.ref<complex<f32>>, index) -> !fir.ref<f32>
  %3 = fir.coordinate_of %x, %i, %i : (!fir.ref<complex<f32>>, index, index) -> !fir.ref<f32> // error 8: 'fir.coordinate_of' op invalid parameters (too many)
  return
}
// -----
func.func @a(%x: !fir.ref<!fir.char<1>>, %i: index) {
  %2 = fir.coordinate_of %x, %i : (!fir.ref<!fir.char<1>>, index) -> !fir.ref<!fir.char<1>> // error 8: 'fir.coordinate_of' op cannot apply to this element type
  return
}
// -----
func.func @a(%x: !fir.ref<vector<4xi32>>, %i: i32) {
  %2 = fir.coordinate_of %x, %i : (!fir.ref<vector<4xi32>>, i32) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op cannot apply to this element type
  return
}
// -----
func.func @a(%x: !fir.ref<!fir.vector<4:i32>>, %i: i32) {
  %2 = fir.coordinate_of %x, %i : (!fir.ref<!fir.vector<4:i32>>, i32) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op cannot apply to this element type
  return
}
// -----
func.func @a(%x: !fir.ref<!fir.type<t{a:i32}>>, %i: i32) {
  %f = fir.field_index a, !fir.type<u{a:i32}>
  %2 = fir.coordinate_of %x, %f : (!fir.ref<!fir.type<t{a:i32}>>, !fir.field) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op field_index type not compatible with reference type
  return
}
// -----
func.func @a(%x: !fir.ref<!fir.array<10xi32>>, %i: i32) {
  %f = fir.field_index a, !fir.type<u{a:i32}>
  %2 = fir.coordinate_of %x, %f : (!fir.ref<!fir.array<10xi32>>, !fir.field) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op field_index type not compatible with reference type
  return
}
// -----
func.func @a(%x: !fir.box<!fir.array<?xi32>>, %i: i32) {
  %2 = fir.coordinate_of %x, %i, %i : (!fir.box<!fir.array<?xi32>>, i32, i32) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op invalid parameters (too many)
  return
}
// -----
func.func @a(%x: !fir.ref<!fir.box<i32>>) {
  %2 = fir.coordinate_of %x, %x : (!fir.ref<!fir.box<i32>>, !fir.ref<!fir.box<i32>>) -> !fir.ref<i32> // error 8: 'fir.coordinate_of' op operand #1 must be variadic of coordinate type, but got '!fir.ref<!fir.box<i32>>'
  return
}
// -----
func.func @f() {
%0 = "fir.alloca"() <{in_type = i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !fir.ref<f32>  // error 6: 'fir.alloca' op allocation type mismatch
return }
