// What arith refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
%a = "arith.constant"() <[1]> : () -> i32 // error 6: invalid properties [1] for op arith.constant: expected DictionaryAttr to set properties
// -----
%a = "arith.constant"() : () -> i32 // error 6: 'arith.constant' op requires attribute 'value'
// -----
%a = "arith.constant"() <{value = 1 : i64}> : () -> i64
%b = "arith.constant"() {valu = 2 : i64} : () -> i64 // error 6: 'arith.constant' op requires attribute 'value'
// -----
%a = "arith.constant"() <{value = 1 : i64}> : () -> i64
%b = "arith.constant"() <{value = 2 : i32}> : () -> i64 // error 6: 'arith.constant' op failed to verify that all of {value, result} have same type
// -----
%a = "arith.constant"() {value=@foo} : () -> i32 // error 6: 'arith.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance
// -----
%a = "arith.constant"() <{value=@foo}> : () -> i32 // error 6: invalid properties {value = @foo} for op arith.constant: Invalid attribute `value` in property conversion: @foo
// -----
%0 = "foo.foo"() : () -> (i32)
%a = "arith.addi"(%0, %0) {overflowFlags = 1 : i32} : (i32, i32) -> i32 // error 6: 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags
// -----
%0 = "foo.foo"() : () -> (i32)
%a = "arith.addi"(%0, %0) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 // error 6: invalid properties {overflowFlags = 1 : i32} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 1 : i32
// -----
%0 = "foo.foo"() : () -> (i32)
%a = "arith.cmpi"(%0, %0) {predicate = 12} : (i32, i32) -> i32 // error 6: 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
// -----
%0 = "foo.foo"() : () -> (i32)
%a = "arith.cmpi"(%0, %0) <{predicate = 12}> : (i32, i32) -> i32 // error 6: invalid properties {predicate = 12 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 12 : i64
// -----
%0 = "foo.foo"() : () -> (i32)
%a = "arith.cmpi"(%0, %0) <{predicate = 1:i32}> : (i32, i32) -> i32 // error 6: invalid properties {predicate = 1 : i32} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 1 : i32
// -----
%0 = "foo.foo"() : () -> (i32)
%a = "arith.cmpi"(%0, %0) <{predicate = "x"}> : (i32, i32) -> i32 // error 6: invalid properties {predicate = "x"} for op arith.cmpi: Invalid attribute `predicate` in property conversion: "x"
// -----
%0 = "foo.foo"() : () -> (i32)
%a = "arith.cmpi"(%0, %0) <{predicate = 2}> : (i32, i32) -> i32 // error 6: 'arith.cmpi' op result #0 must be bool-like, but got 'i32'
// -----
%0 = "foo.foo"() : () -> (i32)
%a = "arith.cmpi"(%0, %0) : (i32, i32) -> i1 // error 6: 'arith.cmpi' op requires attribute 'predicate'
// -----
%0 = "foo.foo"() : () -> (i32)
%a = "arith.cmpi"(%0) <{predicate = 2}>: (i32) -> i1 // error 6: 'arith.cmpi' op expected 2 operands, but found 1
// -----
%0 = "foo.foo"() : () -> (i32)
%a:2 = "arith.cmpi"(%0,%0) <{predicate = 2}>: (i32,i32) -> (i1,i1) // error 8: 'arith.cmpi' op requires one result
// -----
%0 = "foo.foo"() : () -> (i32)
"arith.cmpi"(%0,%0) ({}) {predicate = 2}: (i32,i32) -> () // error 1: 'arith.cmpi' op requires zero regions
// -----
%0 = "foo.foo"() : () -> (f32)
%1= "arith.addi"(%0,%0) : (f32,f32) -> (f32) // error 5: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
// -----
%0 = "foo.foo"() : () -> (i64)
%2 = "foo.foo"() : () -> (i32)
%1= "arith.addi"(%0,%0) : (i64,i64) -> (i32) // error 5: 'arith.addi' op requires the same type for all operands and results
%3= "arith.addi"(%0,%2) : (i64,i32) -> (i64)
// -----
%0 = "foo.foo"() : () -> (i64)
%2 = "foo.foo"() : () -> (i32)
%3= "arith.cmpi"(%0,%2) {predicate = 1} : (i64,i32) -> (i1) // error 5: 'arith.cmpi' op requires all operands to have the same type
// -----
"arith.constant"() <{value=1:i32}> ({}): () -> i32 // error 1: 'arith.constant' op requires zero regions
// -----
%1 = "foo.f"() : () -> f32
%2 = "arith.constant"(%1) {value = 1:i32} : (f32) -> (f32) // error 6: 'arith.constant' op requires zero operands
// -----
%1:2 = "foo.f"() : () -> (tensor<4xi32>, tensor<?xi32>)
%2 = "arith.addi"(%1#0, %1#1) : (tensor<4xi32>, tensor<?xi32>) -> tensor<*xi32> // error 6: 'arith.addi' op all non-scalar operands/results must have the same shape and base type
// -----
%1:2 = "foo.f"() : () -> (tensor<4xi32>, memref<4xi32>)
%2 = "arith.addi"(%1#0, %1#1) : (tensor<4xi32>, memref<4xi32>) -> tensor<4xi32> // error 6: 'arith.addi' op operand #1 must be signless-integer-like, but got 'memref<4xi32>'
// -----
%1:2 = "foo.f"() : () -> (tensor<4xi32, 1>, tensor<4xi32, 2>)
%2 = "arith.addi"(%1#0, %1#1) : (tensor<4xi32, 1>, tensor<4xi32, 2>) -> tensor<4xi32> // error 6: 'arith.addi' op inferred type(s) 'tensor<4xi32, 1 : i64>' are incompatible with return type(s) of operation 'tensor<4xi32>'
// -----
%1 = "foo.f"() : () -> (tensor<4xi32, 1>)
%2 = "arith.cmpi"(%1, %1) {predicate = 1} : (tensor<4xi32, 1>, tensor<4xi32, 1>) -> tensor<4xi1> // error 6: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
// -----
%1 = "foo.f"() : () -> (f32)
%2 = arith.cmpi "slx", %1, %1 : f32 // error 17: custom op 'arith.cmpi' invalid predicate attribute specification: "slx"
// -----
%1 = "foo.f"() : () -> (f32)
%2 = arith.cmpi sle, %1, %1 : f32 // error 6: custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.cmpi sle, %1, %1 {predicate = 44} : i32 // error 29: custom op 'arith.cmpi' 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.cmpi  %1, %1 : i32 // error 18: custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.addi %1, %1 overflow<foo> : i32 // error 33: custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.addi %1, %1 overflow nsw : i32 // error 32: expected '<'
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.addi %1, %1 overflow<nsw, none, 12> : i32 // error 44: custom op 'arith.addi' expected valid keyword or string
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.addi %1, %1 overflow<nsw nuw> : i32 // error 36: expected '>'
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.addi %1, %1 {overflowFlags = #arith.overflow<foo>} : i32 // error 57: expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.addi %1, %1 {overflowFlags = #arith.overflow<nsw}>} : i32 // error 56: unbalanced '<' character in pretty dialect name
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.addi %1, %1 overflow #arith.fastmath<fast> : i32 // error 33: custom op 'arith.addi' invalid kind of attribute specified
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.addi %1 %1 : i32 // error 19: expected ','
// -----
%1 = "foo.f"() : () -> (i32)
%2 = arith.addi %1, 1 : i32 // error 20: expected SSA operand
// -----
%2 = arith.constant @foo // error 21: custom op 'arith.constant' invalid kind of attribute specified
// -----
%2 = arith.constant "foo" // error 6: 'arith.constant' op value must be an integer, float, or elements attribute
// -----
%2 = arith.constant 1 : si32 // error 6: 'arith.constant' op integer return type must be signless
// -----
%2 = "arith.constant"() <{value = 1: i32}> : () -> i64 // error 6: 'arith.constant' op failed to verify that all of {value, result} have same type
// -----
%2 = arith.constant dense<[1,2,3,4]> : vector<[4]xi32> // error 6: 'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat
// -----
%1:2 = "foo.f"() : () -> (tensor<4xi32>, tensor<?xi32>)
%2 = "arith.addi"(%1#0, %1#1) : (tensor<4xi32>, tensor<?xi32>) -> tensor<?xi32> // error 6: 'arith.addi' op inferred type(s) 'tensor<4xi32>' are incompatible with return type(s) of operation 'tensor<?xi32>'
// -----
%1:2 = "foo.f"() : () -> (tensor<4xi32>, tensor<?xi32>)
%2 = "arith.addi"(%1#1, %1#1) : (tensor<?xi32>, tensor<?xi32>) -> tensor<4xi32> // error 6: 'arith.addi' op inferred type(s) 'tensor<?xi32>' are incompatible with return type(s) of operation 'tensor<4xi32>'
// -----
%1:2 = "foo.f"() : () -> (tensor<4xi32>, tensor<?xi32,1>)
%2 = "arith.addi"(%1#1, %1#1) : (tensor<?xi32,1>, tensor<?xi32,1>) -> tensor<?xi32> // error 6: 'arith.addi' op inferred type(s) 'tensor<?xi32, 1 : i64>' are incompatible with return type(s) of operation 'tensor<?xi32>'
// -----
%1:2 = "foo.f"() : () -> (tensor<4xi32>, tensor<?xf32>)
%2 = arith.addi %1#0, %1#1 : tensor<4xi32> // error 23: use of value '%1' expects different type than prior uses: 'tensor<4xi32>' vs 'tensor<?xf32>'
// -----
%1:2 = "foo.f"() : () -> (tensor<4xi32>, tensor<?xf32>)
%2:2 = arith.addi %1#0, %1#0 : tensor<4xi32> // error 1: operation defines 1 results but was provided 2 to bind
// -----
%1 = "foo.f"() : () -> f32
%2 = arith.addf %1, %1 fastmath<nnan,"fast"> {fastmath = #arith.fastmath<fast>, fastmath} : f32 // error 81: duplicate key 'fastmath' in dictionary attribute
// -----
%1 = "foo.f"() : () -> f32
%2 = arith.addf %1, %1 {a = 1, a = 2} : f32 // error 32: duplicate key 'a' in dictionary attribute
// -----
"arith.constant"() {value = 1 : i32} : () -> () // error 1: 'arith.constant' op requires one result
