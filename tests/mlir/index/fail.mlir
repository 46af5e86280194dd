"x.y"() {a = #index<cmp_predicate sltt>} : () -> () // error 35: expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge
// -----
"x.y"() {a = #index<cmp_predicate<slt>>} : () -> () // error 34: expected valid keyword or string
// -----
"x.y"() {a = #index.cmp_predicate<slt>} : () -> () // error 34: expected valid keyword or string
// -----
func.func @f(%a: index){%0 = index.cmp foo(%a, %a) return} // error 40: custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge
// -----
func.func @f(%a:vector<2xi32>) { %0 = index.casts %a : vector<2xi32> to vector<3xi64> // error 39: 'index.casts' op operand #0 must be integer or index, but got 'vector<2xi32>'
 return }
// -----
func.func @f(%a:si32) { %0 = index.casts %a : si32 to i64 // error 30: 'index.casts' op operand type 'si32' and result type 'i64' are cast incompatible
 return }
// -----
func.func @f(%a:f32) { %0 = index.castu %a : f32 to f16 // error 29: 'index.castu' op operand #0 must be integer or index, but got 'f32'
 return }
// -----
func.func @f(%a:i32) { %0 = index.castu %a : i32 to f32 // error 29: 'index.castu' op result #0 must be integer or index, but got 'f32'
 return }
// -----
func.func @f(%a:i32) { %0 = index.castu %a : i32 to i64 // error 29: 'index.castu' op operand type 'i32' and result type 'i64' are cast incompatible
 return }
// -----
func.func @f() { %0 = index.constant 1 : i32 // error 39: expected operation name in quotes
 return }
// -----
func.func @f() { %0 = index.constant true // error 23: 'index.constant' op attribute 'value' failed to satisfy constraint: index attribute
 return }
// -----
func.func @f() { %0 = index.constant 1.0
 return } // error 2: floating point value not valid for specified type
// -----
func.func @f() { %0 = index.constant // error 37: expected attribute value
 return }
// -----
func.func @f() { %0 = "index.constant"() {value = 1 : index} : () -> i32 // error 23: 'index.constant' op result #0 must be index, but got 'i32'
 return }
// -----
func.func @f() { %0 = index.sizeof : index // error 35: expected operation name in quotes
 return }
// -----
func.func @f(%a:i32) { %0 = index.add %a, %a // error 39: use of value '%a' expects different type than prior uses: 'index' vs 'i32'
 return }
// -----
func.func @f(%a:i32) { %0 = "index.add"(%a, %a) : (i32,i32)->index // error 29: 'index.add' op operand #0 must be index, but got 'i32'
 return }
// -----
func.func @f(%a:index) { %0 = "index.cmp"(%a, %a) {pred = 1 : i32} : (index, index)->i1 // error 31: 'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind
 return }
// -----
func.func @f(%a:index) { %0 = "index.cmp"(%a, %a) : (index, index)->i1 // error 31: 'index.cmp' op requires attribute 'pred'
 return }
// -----
func.func @f(%a:index) { %0 = index.cmp (%a, %a) // error 41: custom op 'index.cmp' expected valid keyword or string
 return }
// -----
func.func @f(%a:index) { %0 = index.cmp slt %a, %a // error 44: expected '('
 return }
