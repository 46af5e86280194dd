// What pdl and pdl_interp refuse, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func private @f(!pdl.range<range<value>>) // error 33: element of pdl.range cannot be another range, but got'!pdl.range<value>'
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  apply_native_constraint "f" // error 30: expected '('
  rewrite %op with "x"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %x = operation "a.b" // error 8: 'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`
  %y = apply_native_constraint "f"(%op : !pdl.operation) : !pdl.operation
  rewrite %op with "x"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    apply_native_rewrite "f" // error 5: 'pdl.apply_native_rewrite' op expected at least one argument or result
  }
}
// -----
pdl.pattern : benefit(1) {
  %t = type
  %a = attribute : %t = 5 : i32 // error 8: 'pdl.attribute' op expected only one of [`type`, `value`] to be set
  %op = operation "a.b" {"x" = %a}
  rewrite %op with "x"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %a = attribute // error 10: 'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`
  }
}
// -----
pdl.pattern : benefit(1) {
  %a = attribute // error 8: 'pdl.attribute' op expected a bindable user when defined in the matcher body of a `pdl.pattern`
  %op = operation "a.b"
  rewrite %op with "x"
}
// -----
pdl.pattern : benefit(1) {
  %a = operand // error 8: 'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`
  %op = operation "a.b"
  rewrite %op with "x"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %b = operation "a.b" // error 8: 'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`
  %r = result 0 of %b
  %rs = results of %b
  rewrite %op with "x"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %n = operation // error 10: 'pdl.operation' op must have an operation name when nested within a `pdl.rewrite`
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = "pdl.operation"() <{attributeValueNames = ["x"], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation // error 9: 'pdl.operation' op expected the same number of attribute values and attribute names, got 1 names and 0 values
  rewrite %op with "x"
}
// -----
pdl.pattern : benefit(1) { // error 1: 'pdl.pattern' op expected only `pdl` operations within the pattern body
  %op = operation "a.b"
  "foo.bar"() : () -> ()
  rewrite %op with "x"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  erase %op // error 3: 'pdl.erase' op expects parent op 'pdl.rewrite'
}
// -----
pdl.pattern : benefit(1) { // error 1: 'pdl.pattern' op the pattern must contain at least one `pdl.operation`
  %t = type : i32
  rewrite with "x"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b" // error 9: 'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`
  "foo.bar"() : () -> ()
}
// -----
pdl.pattern : benefit(1) { // error 1: 'pdl.pattern' op the operations must form a connected component
  %op = operation "a.b"
  %x = operation "c.d"
  rewrite %op with "x"(%x : !pdl.operation)
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %t = type : i32
    %r = range %t, %op : !pdl.type, !pdl.operation // error 10: 'pdl.range' op expected operand to have element type '!pdl.type', but got '!pdl.operation'
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %r = "pdl.results"(%op) : (!pdl.operation) -> !pdl.value // error 8: 'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'
  rewrite %op with "x"(%r : !pdl.value)
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op // error 3: 'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op with "x" { // error 3: 'pdl.rewrite' op expected rewrite region to be empty when rewrite is external
    erase %op
  }
}
// -----
pdl.pattern : benefit(-1) { // error 1: 'pdl.pattern' op attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative
  %op = operation "a.b"
  rewrite %op with "x"
}
// -----
pdl.pattern benefit(1) { // error 12: expected ':'
  %op = operation "a.b"
  rewrite %op with "x"
}
// -----
pdl_interp.func @f(%r: !pdl.range<value>) {
  pdl_interp.foreach %x : !pdl.type in %r { // error 40: use of value '%r' expects different type than prior uses: '!pdl.range<type>' vs '!pdl.range<value>'
    pdl_interp.continue
  } -> ^1
^1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @f(%r: !pdl.range<value>) {
  "pdl_interp.foreach"(%r)[^1] ({ // error 3: 'pdl_interp.foreach' op requires exactly one argument
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<value>) -> ()
^1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @f(%r: !pdl.range<value>) {
  "pdl_interp.foreach"(%r)[^1] ({ // error 3: 'pdl_interp.foreach' op operand must be a range of loop variable type
  ^0(%x: !pdl.type):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<value>) -> ()
^1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @f(%a: !pdl.attribute) {
  pdl_interp.switch_attribute %a to [1, 2](^1) -> ^1 // error 3: 'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 1 but expected 2
^1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @f(%a: !pdl.attribute, %b: !pdl.value) {
  pdl_interp.are_equal %a, %b : !pdl.attribute -> ^1, ^1 // error 28: use of value '%b' expects different type than prior uses: '!pdl.attribute' vs '!pdl.value'
^1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @f(%a: !pdl.range<attribute>) {
  %0 = pdl_interp.extract 0 of %a : !pdl.type // error 32: use of value '%a' expects different type than prior uses: '!pdl.range<type>' vs '!pdl.range<attribute>'
  pdl_interp.finalize
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %type = type
    %newOp = operation "builtin.unrealized_conversion_cast" -> (%type : !pdl.type) // error 14: 'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %type = types
    %newOp = operation "builtin.unrealized_conversion_cast" -> (%type : !pdl.range<type>) // error 14: 'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`
    %r = result 0 of %newOp
    replace %op with (%r : !pdl.value)
  }
}
// -----
func.func private @unusedOpToLoadFuncDialect()
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %newOp = operation "func.constant" // error 14: 'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %o0 = operation "foo.other"
    %o1 = operation "builtin.unrealized_conversion_cast"
    %type = type
    %o2 = operation "builtin.unrealized_conversion_cast" -> (%type: !pdl.type)
    replace %o0 with %o2
    %o3 = operation "builtin.unrealized_conversion_cast" -> (%type: !pdl.type) // error 11: 'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`
    %o4 = operation "builtin.unrealized_conversion_cast"
    replace %o4 with %o3
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  %c = apply_native_constraint "x"(%op : !pdl.operation) : !pdl.operation // error 8: 'pdl.apply_native_constraint' op returning an operation from a constraint is not supported
  rewrite %op with "y"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %n = operation "bar.op"
    "pdl.replace"(%op, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.operation) -> () // error 5: 'pdl.replace' op operand #2 must be variadic of single element or range of PDL handle for an `mlir::Value`, but got '!pdl.operation'
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  %v = result 0 of %op
  rewrite %op {
    %n = operation "bar.op"
    "pdl.replace"(%op, %n, %v) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> () // error 5: 'pdl.replace' op expected no replacement values to be provided when the replacement operation is present
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  "pdl.rewrite"(%op, %op) <{operandSegmentSizes = array<i32: 1, 1>}> ({ // error 3: 'pdl.rewrite' op expected no external arguments when the rewrite is specified inline
    "pdl.erase"(%op) : (!pdl.operation) -> ()
  }) : (!pdl.operation, !pdl.operation) -> ()
}
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({ // error 1: 'pdl.pattern' op expects region #0 to have 0 or 1 blocks
  %op = "pdl.operation"() <{opName = "a.b", attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "cf.br"() [^bb1] : () -> ()
^bb1:
  "cf.br"() [^bb1] : () -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %op = "pdl.operation"() <{opName = "a.b", attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation // error 9: 'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`
  "func.return"() : () -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %op = "pdl.operation"() <{opName = "a.b", attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation // error 9: 'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`
  "t.end"() : () -> ()
}) : () -> ()
