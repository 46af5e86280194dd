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
