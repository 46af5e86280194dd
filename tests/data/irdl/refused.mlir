// Texts that geo.irdl.mlir excludes; messages are mlir-opt's.
func.func @f(%a: !geo.pair<i32>) { return } // error 23: 'i32' does not satisfy the constraint
// -----
func.func @f(%a: !geo.pair) { return } // error 23: expected 1 type arguments, but had 0
// -----
func.func @f(%a: !geo.pair<f32, f32>) { return } // error 23: expected 1 type arguments, but had 2
// -----
func.func @f(%a: !geo.unit<f32>) { return } // error 23: expected 0 type arguments, but had 1
// -----
func.func @f(%a: !geo.two<i32, i64>) { return } // error 23: expected 'i32' but got 'i64'
// -----
func.func @f() attributes {x = #geo.tag<"s">} { return } // error 37: expected base attribute 'builtin.integer' but got 'builtin.string'
// -----
func.func @f(%a: !geo.pair<f32>) { %0 = "geo.norm"(%a) : (!geo.pair<f32>) -> f64 return } // error 41: expected 'f32' but got 'f64'
// -----
func.func @f(%a: f32) { %0 = "geo.norm"(%a) : (f32) -> f32 return } // error 30: expected base type 'geo.pair' but got 'f32'
// -----
func.func @f(%a: f32) { %0 = "geo.mul"(%a, %a) : (f32, f32) -> f32 return } // error 30: expected base type 'geo.pair' but got 'builtin.f32'
// -----
func.func @f(%a: !geo.pair<f32>, %b: !geo.pair<f64>) { %0 = "geo.mul"(%a, %b) : (!geo.pair<f32>, !geo.pair<f64>) -> !geo.pair<f32> return } // error 61: expected '!geo.pair<f32>' but got '!geo.pair<f64>'
// -----
func.func @f(%a: !geo.pair<f32>) { %0 = "geo.norm"() : () -> f32 return } // error 41: op expects exactly 1 operands, but got 0
// -----
func.func @f(%a: !geo.pair<f32>) { "geo.norm"(%a) : (!geo.pair<f32>) -> () return } // error 36: op expects exactly 1 results, but got 0
// -----
func.func @f(%a: i32) { "geo.var"() : () -> () return } // error 25: op expects at least 1 operands, but got 0
// -----
func.func @f(%a: i32) { %0:2 = "geo.var"(%a) : (i32) -> (i32, i32) return } // error 32: op expects at most 1 results, but got 2
// -----
func.func @f(%a: i32, %b: i64) { %0 = "geo.var"(%a, %a, %b) : (i32, i32, i64) -> (i32) return } // error 39: expected 'i32' but got 'i64'
// -----
func.func @f(%a: i32) { "geo.seg"(%a) : (i32) -> () return } // error 25: 'operandSegmentSizes' attribute is expected but not provided
// -----
func.func @f(%a: i32) { "geo.seg"(%a) {operand_segment_sizes = 3 : i32} : (i32) -> () return } // error 25: 'operandSegmentSizes' attribute is expected but not provided
// -----
func.func @f(%a: i32) { "geo.seg"(%a) {operand_segment_sizes = array<i32: 1>} : (i32) -> () return } // error 25: 'operandSegmentSizes' attribute is expected but not provided
// -----
func.func @f(%a: i32) { "geo.seg"(%a) {operand_segment_sizes = array<i32: -1, 1>} : (i32) -> () return } // error 25: 'operandSegmentSizes' attribute is expected but not provided
// -----
func.func @f(%a: i32) { "geo.seg"(%a) {operand_segment_sizes = array<i32: 0, 2>} : (i32) -> () return } // error 25: 'operandSegmentSizes' attribute is expected but not provided
// -----
func.func @f(%a: i32) { "geo.seg"(%a) {operand_segment_sizes = array<i32: 1, 1>} : (i32) -> () return } // error 25: 'operandSegmentSizes' attribute is expected but not provided
// -----
"geo.attrs"() {kind = i32, name = "n"} : () -> () // error 1: 'geo.attrs' op attribute "tag" is expected but not provided
// -----
"geo.attrs"() {kind = i64, name = "n", tag = #geo.tag<7 : i8>} : () -> () // error 1: expected 'i32' but got 'i64'
// -----
"geo.attrs"() {kind = i32, name = 3 : i32, tag = #geo.tag<7 : i8>} : () -> () // error 1: expected base attribute 'builtin.string' but got 'builtin.integer'
// -----
"geo.attrs"() {kind = i32, name = "n", tag = 7 : i8} : () -> () // error 1: expected base attribute 'geo.tag' but got 'builtin.integer'
// -----
"geo.regs"() : () -> () // error 1: 'geo.regs' op unexpected number of regions: expected 3 but got 0
// -----
"geo.regs"() ({}, {}, {}) : () -> () // error 1: expected region 1 to have 1 block(s) but got 0
// -----
"geo.regs"() ({}, {^bb0(%a: i32):}, {^bb0(%a: i32):}) : () -> () // error 43: expected region 2 to have 0 arguments but got 1
// -----
"geo.regs"() ({}, {^bb0(%a: i64): "x.y"() : () -> ()}, {}) : () -> () // error 25: expected 'i32' but got 'i64'
// -----
"geo.regs"() ({}, {^bb0: "x.y"() : () -> ()}, {}) : () -> () // error 1: expected region 1 to have 1 arguments but got 0
// -----
"geo.regs"() ({}, {^bb0(%a: i32): "x.y"() : () -> () ^bb1: "x.y"() : () -> () }, {}) : () -> () // error 1: expected region 1 to have 1 block(s) but got 2
// -----
func.func @f(%a: i64) { "geo.all"(%a) : (i64) -> () return } // error 25: expected 'i32' but got 'i64'
// -----
func.func @f(%a: f64) { "geo.all"(%a) : (f64) -> () return } // error 25: expected base type 'builtin.integer' but got 'builtin.f64'
// -----
"geo.nothing"() : () -> () // error 1: unregistered operation 'geo.nothing' found in dialect ('geo') that does not allow unknown operations
// -----
geo.nothing // error 1: custom op 'geo.nothing' is unknown
// -----
func.func @f(%a: i32) { "geo.seg"(%a) {operandSegmentSizes = 3 : i32} : (i32) -> () return } // error 25: 'operandSegmentSizes' attribute is expected to be a dense i32 array
// -----
func.func @f(%a: i32) { "geo.seg"(%a) {operandSegmentSizes = array<i32: 1>} : (i32) -> () return } // error 25: 'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 1
// -----
func.func @f(%a: i32) { "geo.seg"(%a) {operandSegmentSizes = array<i32: -1, 1>} : (i32) -> () return } // error 25: 'operandSegmentSizes' attribute for specifying operand segments must have non-negative values
// -----
func.func @f(%a: i32) { "geo.seg"(%a, %a) {operandSegmentSizes = array<i32: 0, 2>} : (i32, i32) -> () return } // error 25: element 1 in 'operandSegmentSizes' attribute must be equal to 0 or 1
// -----
func.func @f(%a: i32) { "geo.seg"(%a) {operandSegmentSizes = array<i32: 1, 1>} : (i32) -> () return } // error 25: sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands
