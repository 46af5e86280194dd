// What transform refuses, and where: each part is an input of its own; the comment on the line that is blamed has the column and
// the message of the first error.
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.apply_registered_pass "a" with options = {a = true, a = false} to %c : (!transform.any_op) -> !transform.any_op // error 81: custom op 'transform.apply_registered_pass' duplicate keys found in options dictionary
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.apply_registered_pass "a" with options = {1 = true} to %c : (!transform.any_op) -> !transform.any_op // error 60: custom op 'transform.apply_registered_pass' expected key to either be an identifier or a string
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.apply_registered_pass "a" with options = {a = []} to %c : (!transform.any_op) -> !transform.any_op // error 65: expected SSA operand
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.apply_registered_pass "a" with options = {a true} to %c : (!transform.any_op) -> !transform.any_op // error 61: expected '='
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.apply_registered_pass "a" with options = {a = true to %c : (!transform.any_op) -> !transform.any_op // error 68: expected '}' in options dictionary
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.apply_registered_pass "a" with options = true to %c : (!transform.any_op) -> !transform.any_op // error 58: expected '{' in options dictionary
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.apply_registered_pass "a" with options = {a = #transform.param_operand<index=0>} to %c : (!transform.any_op) -> !transform.any_op // error 97: custom op 'transform.apply_registered_pass' the param_operand attribute is a marker reserved for indicating a value will be passed via params and is only used in the generic print format
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.apply_registered_pass "a" with options = {a = [%p} to %c : (!transform.any_op) -> !transform.any_op // error 67: expected ']'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = "transform.apply_registered_pass"(%c, %p) <{options = {a = #transform.param_operand<index=1>}, pass_name="a"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op // error 8: 'transform.apply_registered_pass' op dynamic option index 1 is out of bounds for the number of dynamic options: 1
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = "transform.apply_registered_pass"(%c, %p) <{options = {a = 1}, pass_name="a"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op // error 8: 'transform.apply_registered_pass' op a param operand does not have a corresponding param_operand attr in the options dict
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = "transform.apply_registered_pass"(%c, %p) <{options = {a = #transform.param_operand<index=-1>}, pass_name="a"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op // error 8: 'transform.apply_registered_pass' op dynamic option index -1 is out of bounds for the number of dynamic options: 1
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = "transform.apply_registered_pass"(%c, %p, %p) <{options = {a = [#transform.param_operand<index=0>, #transform.param_operand<index=0>]}, pass_name="a"}> : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op // error 8: 'transform.apply_registered_pass' op dynamic option index 0 is already used in options
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x:2 = transform.foreach_match in %c : (!transform.any_op) -> !transform.any_op // error 40: custom op 'transform.foreach_match' expected valid '@'-identifier for symbol name
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x:2 = transform.foreach_match in %c @a : (!transform.any_op) -> !transform.any_op // error 42: expected '->'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.get_operand %c[a] : (!transform.any_op) -> !transform.any_value // error 33: custom op 'transform.get_operand' expected integer value
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.get_operand %c[except] : (!transform.any_op) -> !transform.any_value // error 39: expected '('
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.get_operand %c[except(1] : (!transform.any_op) -> !transform.any_value // error 41: expected ')'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = "transform.get_operand"(%c) <{raw_position_list=array<i64>}> : (!transform.any_op) -> !transform.any_value // error 8: 'transform.get_operand' op must request specific values in the list if 'all' is not specified
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = "transform.get_operand"(%c) <{raw_position_list=array<i64: 1, 1>}> : (!transform.any_op) -> !transform.any_value // error 8: 'transform.get_operand' op expected the listed values to be unique
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = "transform.get_operand"(%c) <{raw_position_list=array<i64: 1>, is_all}> : (!transform.any_op) -> !transform.any_value // error 8: 'transform.get_operand' op cannot both request 'all' and specific values in the list
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = "transform.get_operand"(%c) <{raw_position_list=array<i64>, is_all, is_inverted}> : (!transform.any_op) -> !transform.any_value // error 8: 'transform.get_operand' op cannot request both 'all' and 'inverted' values in the list
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %x = transform.get_operand %c[99999999999999999999] : (!transform.any_op) -> !transform.any_value // error 33: custom op 'transform.get_operand' integer value too large
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.sequence %c, %c : !transform.any_op failures(propagate) { // error 48: expected ','
  ^bb0(%z: !transform.any_op):
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.sequence %c : !transform.any_op, !transform.any_op failures(propagate) { // error 44: custom op 'transform.sequence' expected 'failures'
  ^bb0(%z: !transform.any_op):
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.sequence %c, %c : !transform.any_op, !transform.any_op, !transform.any_op failures(propagate) { // error 3: custom op 'transform.sequence' expected types to be provided for all operands
  ^bb0(%z: !transform.any_op):
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.sequence %c : (!transform.any_op) failures(foo) { // error 56: custom op 'transform.sequence' expected string or keyword containing one of the following enum values for attribute 'failure_propagation_mode' [propagate, suppress]
  ^bb0(%z: !transform.any_op):
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.tune.alternatives<"bif"> selected_region = a { // error 56: custom op 'transform.tune.alternatives' expected either an integer attribute or a transform.param operand
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.tune.alternatives<"bif"> selected_region = -1 { // error 3: 'transform.tune.alternatives' op 'selected_region' attribute specifies region at index -1 while op has only 1 regions
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.tune.alternatives<"bif"> selected_region = 99999999999999999999 { // error 56: custom op 'transform.tune.alternatives' integer value too large
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.tune.alternatives<"bif"> selected_region = %p { // error 56: custom op 'transform.tune.alternatives' number of operands and types do not match: got 1 operands and 0 types
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.tune.alternatives<"bif"> { // error 3: 'transform.tune.alternatives' op region should have no arguments
 ^bb0(%x: !transform.any_op):}
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.structured.split %c after : !transform.any_op // error 39: custom op 'transform.structured.split' expected integer value
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.structured.split %c 4 : !transform.any_op // error 33: custom op 'transform.structured.split' expected 'after'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %r = transform.structured.split %c after 4 : !transform.any_op // error 8: 'transform.structured.split' op requires attribute 'dimension'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %r = transform.structured.split %c after 99999999999999999999 {dimension = 1} : !transform.any_op // error 44: custom op 'transform.structured.split' integer value too large
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %r = transform.structured.split %c after 4 {dimension = 1, static_chunk_sizes = 4} : !transform.any_op // error 8: custom op 'transform.structured.split' attribute 'static_chunk_sizes' occurs more than once in the attribute list
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %r = transform.structured.split %c after 4 {dimension = 1 : i32} : !transform.any_op // error 8: 'transform.structured.split' op attribute 'dimension' failed to satisfy constraint: 64-bit signless integer attribute
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %r:2 = transform.structured.split %c after 4 {dimension = 1} : !transform.any_op // error 3: operation defines 1 results but was provided 2 to bind
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %r = transform.structured.split %c after %p {dimension = 1} : !transform.any_op, i32 // error 44: use of value '%p' expects different type than prior uses: 'i32' vs '!transform.any_param'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %r = transform.structured.split %c after %p {dimension = 1} : !transform.any_op, !transform.op<"x"> // error 44: use of value '%p' expects different type than prior uses: '!transform.op<"x">' vs '!transform.any_param'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %a, %b = transform.structured.tile_using_forall %c num_threads (4) : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 65: expected '[' in dynamic index list
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %a, %b = transform.structured.tile_using_for %c tile_sizes [[4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 66: expected ']' in dynamic index list
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %a, %b = transform.structured.tile_using_for %c tile_sizes [a] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 63: custom op 'transform.structured.tile_using_for' expected integer value
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %a, %b = transform.structured.tile_using_for %c : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 51: custom op 'transform.structured.tile_using_for' expected 'tile_sizes'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %a, %b = transform.structured.multitile_sizes %c {dimension = 1, target_size = 3} : !transform.any_op // error 87: custom op 'transform.structured.multitile_sizes' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %a:3 = transform.structured.multitile_sizes %c {dimension = 1, target_size = 3} : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 85: custom op 'transform.structured.multitile_sizes' expects a trailing functional type with one argument and one result
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %a:2 = transform.structured.continuous_tile_sizes %c {dimension = 1, target_size = 3} : (!transform.any_op) -> (!transform.any_op, i32) // error 91: custom op 'transform.structured.continuous_tile_sizes' expects a trailing functional type with one argument and one result
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %a:2 = transform.structured.continuous_tile_sizes %c {dimension = 1, target_size = 3} : (!transform.any_op) -> i32 // error 10: 'transform.structured.continuous_tile_sizes' op result #0 must be transform any param type or any handle type, but got 'i32'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  transform.yield %c // error 19: custom op 'transform.yield' number of operands and types do not match: got 1 operands and 0 types
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %c = transform.cast %h : !transform.any_op to !transform.any_op
  %q = transform.match.structured.rank %c : (!transform.any_op) -> !transform.any_param // error 8: 'transform.match.structured.rank' op expects parent op to be 'transform.match.structured'
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%x: !transform.any_op) { "foo"() : () -> () } // error 1: expected 'transform.yield' as terminator
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%x: !transform.any_op) { } // error 1: expected a non-empty body block
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%x: !transform.any_op) -> i32 { transform.yield } // error 61: expected terminator to have as many operands as the parent op has results
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%x: !transform.any_op) -> !transform.any_param { transform.yield %x : !transform.any_op } // error 78: the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.any_param')
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%x: !transform.any_op {transform.readonly, transform.consumed}) { transform.yield } // error 1: argument #0 cannot be both readonly and consumed
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(!transform.any_op) // error 1: must provide consumed/readonly status for arguments of external or called ops
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { %1 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op transform.yield } // error 1: argument #0 is consumed in the body but is not marked as such
}
// -----
transform.named_sequence @a(%x: !transform.any_op) { transform.yield } // error 1: expects the parent symbol table to have the 'transform.with_named_sequence' attribute
// -----
func.func private @a() attributes {transform.with_named_sequence} // error 1: "transform.with_named_sequence" attribute can only be attached to operations with symbol tables
// -----
module attributes {transform.target_tag = 1} {} // error 1: "transform.target_tag" attribute must be a string
// -----
module attributes {transform.foo} {} // error 1: unknown attribute: "transform.foo"
// -----
module attributes {transform.silence_tracking_failures = 1} {} // error 1: "transform.silence_tracking_failures" must be a unit attribute
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op):
 module attributes {transform.with_named_sequence} { // error 2: custom op 'module' is unknown (tried 'transform.module' as well)
 transform.named_sequence @a(%x: !transform.any_op) { transform.yield } } }
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.include @x failures(propagate) (%h) : (!transform.any_op) -> () // error 3: 'transform.include' op does not reference a named transform sequence
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%x: !transform.any_op) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.include @x failures(propagate) (%h) : (!transform.any_op) -> () // error 3: TransformOpInterface requires memory effects on operands to be specified
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.include @x failures(propagate) (%p) : (!transform.any_param) -> () // error 3: 'transform.include' op operand type mismatch: expected operand type '!transform.any_op', but provided '!transform.any_param' for operand number 0
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.include @x failures(propagate) (%h) : (!transform.any_op) -> (!transform.any_op) // error 8: incorrect number of results for callee
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op}
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.include @x failures(propagate) (%h) : (!transform.any_op) -> (!transform.any_param) // error 8: 'transform.include' op type of result #0 must implement the same transform dialect interface as the corresponding callee result
}

}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.foreach %h : !transform.any_op { // error 3: 'transform.foreach' op expects the same number of targets as the body has block arguments
 ^bb0(%a: !transform.any_op, %b: !transform.any_op):
 transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.foreach %h : !transform.any_op { // error 3: 'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type
 ^bb0(%a: !transform.any_param):
 transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.foreach %h : !transform.any_op -> !transform.any_op { // error 8: 'transform.foreach' op expects the same number of results as the yield terminator has operands
 ^bb0(%a: !transform.any_op):
 transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.foreach %h : !transform.any_op -> !transform.any_op { // error 8: 'transform.foreach' op expects co-indexed results and yield operands to have the same op/value/param type
 ^bb0(%a: !transform.any_op):
 transform.yield %p : !transform.any_param }
}
// -----
transform.sequence failures(propagate) { // error 1: 'transform.sequence' op block argument #0 has more than one potential consumer
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.foreach %h : !transform.any_op {
 ^bb0(%a: !transform.any_op):
 %1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op transform.yield }
  transform.foreach %h : !transform.any_op {
 ^bb0(%a: !transform.any_op):
 %1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  "transform.alternatives"() : () -> () // error 3: 'transform.alternatives' op expects at least one region
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.alternatives %h : !transform.any_op { // error 3: 'transform.alternatives' op along control flow edge from parent to Region #1: region branch point has 1 operands, but region successor needs 0 inputs
 ^bb0(%a: !transform.any_op):
 transform.yield }, {
 transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.alternatives %h : !transform.any_op -> !transform.any_op { // error 3: 'transform.alternatives' op expects terminator operands to have the same type as results of the operation
 ^bb0(%a: !transform.any_op):
 transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.alternatives %h : !transform.any_op { // error 3: 'transform.alternatives' op along control flow edge from parent to Region #1: successor operand type #0 '!transform.any_op' should match successor input type #0 '!transform.any_param'
 ^bb0(%a: !transform.any_op):
 transform.yield }, {
 ^bb0(%b: !transform.any_param):
 transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.sequence %h : !transform.any_op -> !transform.any_op failures(propagate) { // error 8: 'transform.sequence' op expects the types of the terminator operands to match the types of the result
 ^bb0(%a: !transform.any_op):
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.sequence %h, %p : !transform.any_op, !transform.any_param failures(propagate) { // error 3: 'transform.sequence' op along control flow edge from parent to Region #0: successor operand type #1 '!transform.any_param' should match successor input type #1 '!transform.any_op'
 ^bb0(%a: !transform.any_op, %b: !transform.any_op):
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.sequence %h, %p : !transform.any_op, !transform.any_param failures(propagate) { // error 3: 'transform.sequence' op expects operands to be provided for a nested op
 ^bb0(%a: !transform.any_op):
 }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.sequence %h : !transform.any_op failures(propagate) { // error 3: 'transform.sequence' op expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface
 ^bb0(%a: !transform.any_op, %c: i32):
 }
}
// -----
transform.sequence failures(propagate) { // error 1: 'transform.sequence' op expected children ops to implement TransformOpInterface
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  "foo"() : () -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  "transform.sequence"(%h) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({ // error 3: 'transform.sequence' op does not expect extra operands when used as top-level
 ^bb0(%a: !transform.any_op):
 transform.yield }) : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) { // error 1: 'transform.sequence' op expects the entry block to have at least one argument
}
// -----
transform.sequence failures(propagate) { // error 1: 'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface
^bb0(%a: i64):
}
// -----
transform.with_pdl_patterns { // error 1: 'transform.with_pdl_patterns' op expects at least one non-pattern op
^bb0(%a: !transform.any_op):
}
// -----
transform.with_pdl_patterns { // error 1: 'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body
^bb0(%a: !transform.any_op):
 "foo"() : () -> () }
// -----
transform.with_pdl_patterns { // error 1: 'transform.with_pdl_patterns' op expects only one non-pattern op in its body
^bb0(%a: !transform.any_op):
 sequence %a : !transform.any_op failures(propagate) {
^bb0(%z: !transform.any_op):
}
 sequence %a : !transform.any_op failures(propagate) {
^bb0(%z: !transform.any_op):
} }
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
 with_pdl_patterns %a : !transform.any_op { // error 2: 'transform.with_pdl_patterns' op cannot be nested
^bb0(%z: !transform.any_op):
} }
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
 sequence %a : !transform.any_op failures(propagate) {
^bb0(%z: !transform.any_op):
 with_pdl_patterns %z : !transform.any_op {
^bb0(%z: !transform.any_op): // error 6: redefinition of SSA value '%z'
} 
} }
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({ // error 1: 'transform.sequence' op expects regions to end with 'transform.yield', found 'foo'
 ^bb0(%a: !transform.any_op):
 "foo"() : () -> () }) : () -> ()
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) { transform.yield  }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.foreach_match in %h @m -> @a : (!transform.any_op) -> !transform.any_op // error 8: mismatching number of matcher results and action arguments between @m (0) and @a (1)
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.foreach_match in %h @m -> @a : (!transform.any_op) -> !transform.any_op // error 8: unresolved action symbol @a
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.foreach_match in %h @m -> @a : (!transform.any_op) -> !transform.any_op // error 8: unresolved matcher symbol @m
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) -> !transform.any_param { %q = transform.num_associations %x : (!transform.any_op) -> !transform.any_param transform.yield %q : !transform.any_param }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.foreach_match in %h @m -> @a : (!transform.any_op) -> !transform.any_op // error 8: the number of action results (1) for @a doesn't match the number of extra op results (0)
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.consumed}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.foreach_match in %h @m -> @a : (!transform.any_op) -> !transform.any_op // error 8: 'transform.foreach_match' op does not expect matcher symbol to consume its operand #0
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_param { %q = transform.num_associations %x : (!transform.any_op) -> !transform.any_param transform.yield %q : !transform.any_param }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.foreach_match in %h @m -> @a : (!transform.any_op) -> !transform.any_op // error 8: mismatching type interfaces for matcher result and action argument #0of matcher @m and action @a
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  "transform.foreach_match"(%h) <{matchers = [@m], actions = []}> : (!transform.any_op) -> !transform.any_op // error 3: 'transform.foreach_match' op expected the same number of matchers and actions
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  "transform.foreach_match"(%h) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op // error 3: 'transform.foreach_match' op expected at least one match/action pair
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) -> !transform.any_param { %q = transform.num_associations %x : (!transform.any_op) -> !transform.any_param transform.yield %q : !transform.any_param }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u:2 = transform.foreach_match in %h @m -> @a : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 10: mismatching type interfaces for action result #0 of action @a and op result
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.foreach_match in %h, %p @m -> @a : (!transform.any_op, !transform.any_param) -> (!transform.any_op) // error 8: the number of operands (2) doesn't match the number of matcher arguments (1) for @m
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}, %y: !transform.any_op {transform.readonly}) -> (!transform.any_op) { transform.yield %x : !transform.any_op}
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.foreach_match in %h, %p @m -> @a : (!transform.any_op, !transform.any_param) -> (!transform.any_op) // error 8: mismatching type interfaces for operand and matcher argument #1 of matcher @m
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.collect_matching @z in %h : (!transform.any_op) -> !transform.any_op // error 8: unresolved matcher symbol @z
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u = transform.collect_matching @m in %h : (!transform.any_op) -> !transform.any_param // error 8: mismatching type interfaces for matcher result and op result #0
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %u:2 = transform.collect_matching @m in %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 10: expected the matcher to yield as many values as op has results (2), got 1
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_param {transform.readonly}) { transform.yield  }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.collect_matching @m in %h : (!transform.any_op) -> () // error 3: expected the matcher to take one operation handle argument
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.consumed}) { transform.yield }
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.collect_matching @m in %h : (!transform.any_op) -> () // error 3: expected the matcher argument to be marked readonly
}

}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.apply_patterns to %h { "foo"() : () -> () } : !transform.any_op // error 3: 'transform.apply_patterns' op expected children ops to implement PatternDescriptorOpInterface
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.apply_conversion_patterns to %h { transform.apply_patterns.canonicalization } : !transform.any_op // error 3: 'transform.apply_conversion_patterns' op expected pattern children ops to implement ConversionPatternDescriptorOpInterface
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.apply_conversion_patterns to %h { transform.apply_conversion_patterns.func.func_to_llvm } with type_converter { } : !transform.any_op // error 3: 'transform.apply_conversion_patterns' op expected exactly one op in default type converter region
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.apply_conversion_patterns to %h { transform.apply_conversion_patterns.func.func_to_llvm } with type_converter { transform.apply_conversion_patterns.func.func_to_llvm } : !transform.any_op // error 3: 'transform.apply_conversion_patterns' op expected default converter child op to implement TypeConverterBuilderOpInterface
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.apply_conversion_patterns to %h { transform.apply_conversion_patterns.func.func_to_llvm } with type_converter { transform.type_conversion.tensor.cast_shape_dynamic_dims } : !transform.any_op // error 47: 'transform.apply_conversion_patterns.func.func_to_llvm' op expected LLVMTypeConverter
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.apply_conversion_patterns to %h { } with type_converter { transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter }, {}: !transform.any_op // error 3: 'transform.apply_conversion_patterns' op expected 1 or 2 regions
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.apply_conversion_patterns to %h { transform.apply_conversion_patterns.dialect_to_llvm "foo" } : !transform.any_op // error 47: 'transform.apply_conversion_patterns.dialect_to_llvm' op unknown dialect or dialect not loaded: foo
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.apply_conversion_patterns to %h { transform.apply_conversion_patterns.dialect_to_llvm "pdl" } : !transform.any_op // error 47: 'transform.apply_conversion_patterns.dialect_to_llvm' op dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: pdl
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %q = transform.num_associations %h : (!transform.any_op) -> !transform.any_op // error 8: 'transform.num_associations' op result #0 must be TransformParamTypeInterface instance, but got '!transform.any_op'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %q = transform.num_associations %h : (!transform.any_op) -> !transform.affine_map // error 8: expected affine map attribute, got 0 : i64
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %q = transform.num_associations %h : (!transform.any_op) -> !transform.param<i8> // error 8: expected the type of the parameter attribute ('i64') to match the parameter type ('i8')
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %q:2 = "transform.split_handle"(%h) <{overflow_result = 2}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 10: 'transform.split_handle' op overflow_result is not a valid result index
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %q = transform.split_handle %h : (!transform.any_op) -> !transform.any_param // error 8: 'transform.split_handle' op expects result types to implement the same transform interface as the operand type
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %q = "transform.replicate"(%h, %p) : (!transform.any_op, !transform.any_param) -> !transform.any_op // error 8: 'transform.replicate' op failed to verify that all of {handles, replicated} have same type
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %q = transform.merge_handles %h, %p : !transform.any_op // error 36: use of value '%p' expects different type than prior uses: '!transform.any_op' vs '!transform.any_param'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %q = "transform.merge_handles"(%h, %p) : (!transform.any_op, !transform.any_param) -> !transform.any_op // error 8: 'transform.merge_handles' op requires the same type for all operands and results
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %q = "transform.merge_handles"() : () -> !transform.op<"a"> // error 8: 'transform.merge_handles' op expected 1 or more operands, but found 0
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.tune.knob<"x"> = 3 from options = [2, 4] -> !transform.any_param // error 8: 'transform.tune.knob' op provided `selected` attribute is not an element of `options` array of attributes
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.tune.alternatives<"x"> selected_region = 2 { }, { } // error 3: 'transform.tune.alternatives' op 'selected_region' attribute specifies region at index 2 while op has only 2 regions
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.tune.alternatives<"x"> selected_region = 1 -> !transform.any_op { }, { } // error 8: 'transform.yield' op expected terminator to have as many operands as the parent op has results
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.bufferization.one_shot_bufferize %h {memcpy_op = "a"} : (!transform.any_op) -> !transform.any_op // error 8: 'transform.bufferization.one_shot_bufferize' op unsupported memcpy op
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.func.cast_and_call before %h : (!transform.any_op) -> !transform.any_op // error 8: 'transform.func.cast_and_call' op expected a function handle or name to call
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.func.cast_and_call @a %h before %h : (!transform.any_op, !transform.any_op) -> !transform.any_op // error 8: 'transform.func.cast_and_call' op function handle and name are mutually exclusive
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.func.cast_and_call @a(%v) -> %v after %h { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op // error 56: use of value '%h' expects different type than prior uses: '!transform.any_value' vs '!transform.any_op'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.gpu.map_forall_to_blocks %h grid_dims = [1, 2] : (!transform.any_op) -> !transform.any_op // error 8: 'transform.gpu.map_forall_to_blocks' op transform requires empty or size-3 grid_dims
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.irdl.collect_matching in %h : (!transform.any_op) -> !transform.any_op { } // error 8: 'transform.irdl.collect_matching' op region #0 ('body') failed to verify constraint: region with 1 blocks
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.irdl.collect_matching in %h : (!transform.any_op) -> !transform.any_op { // error 8: 'transform.irdl.collect_matching' op expects IRDL to contain exactly one operation
^bb0:
 irdl.dialect @a { } }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.irdl.collect_matching in %h : (!transform.any_op) -> !transform.any_op { // error 8: 'transform.irdl.collect_matching' op expects the body operation to be irdl.dialect
^bb0:
 "foo"() : () -> () }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.body %x {passthrough, elementwise} : !transform.any_op // error 5: 'transform.match.structured.body' op only one of {"reduction_position", "passthrough", "elementwise", "contraction"} is allowed
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.body %x {contraction = ["a"]} : !transform.any_op // error 5: 'transform.match.structured.body' op expects "contraction" to contain two elements
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.dim %x[0, 0] : !transform.any_op // error 5: 'transform.match.structured.dim' op expected the listed values to be unique
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.dim %x[0] {parallel, reduction} : !transform.any_op // error 5: 'transform.match.structured.dim' op cannot request the same dimension to be both parallel and reduction
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %q = transform.match.structured.dim %x[0] : (!transform.any_op) -> (!transform.any_param) // error 94: expected '->' in function type
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %q = transform.match.structured.dim %h[0] : (!transform.any_op) -> !transform.any_param // error 10: 'transform.match.structured.dim' op expected predicate to apply to the surrounding structured op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %q = transform.match.structured.init %x[0, 1] : (!transform.any_op) -> !transform.any_value // error 10: 'transform.match.structured.init' op cannot bind multiple inputs/inits to the same value
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.init %x[1] {permutation, projected_permutation}: !transform.any_op // error 5: 'transform.match.structured.init' op "permutation" and "projected_permutation" are mutually exclusive
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %q = transform.match.structured.input %x[1] {projected_permutation}: (!transform.any_op) -> !transform.any_param // error 10: 'transform.match.structured.input' op result #0 must be transform operation or value handle or , but got '!transform.any_param'
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.input %x[-1, -1] {projected_permutation}: !transform.any_op // error 5: 'transform.match.structured.input' op expected the listed values to be unique
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %q = transform.match.structured.result %x[0] any : (!transform.any_op) -> !transform.any_value // error 10: 'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %q = transform.match.structured.result %x[0] any single : (!transform.any_op) -> !transform.any_op // error 10: 'transform.match.structured.result' op 'any' and 'single' are mutually exclusive
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %q = transform.match.structured.rank %h : (!transform.any_op) -> !transform.any_param // error 10: 'transform.match.structured.rank' op expected predicate to apply to the surrounding structured op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op { // error 3: 'transform.match.structured' op expects nested operations to implement MatchOpInterface
  ^bb0(%x: !transform.any_op):
    transform.verify %x : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op { // error 3: 'transform.match.structured' op expected one body argument
 transform.match.structured.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  transform.match.structured %h : !transform.any_op { // error 3: 'transform.match.structured' op expected body argument to implement TransformHandleTypeInterface
 ^bb0(%x: !transform.any_param):
 transform.match.structured.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:2 = transform.structured.bufferize_to_allocation %h {memcpy_op = "a"} : !transform.any_op // error 10: 'transform.structured.bufferize_to_allocation' op unsupported memcpy op
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:2 = transform.structured.bufferize_to_allocation %h {memcpy_op = "linalg.copy", alloc_op = "a"} : !transform.any_op // error 10: 'transform.structured.bufferize_to_allocation' op unsupported alloc op
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:2 = "transform.structured.continuous_tile_sizes"(%h) <{dimension = 1, target_size = 1}> : (!transform.any_op) -> (!transform.any_op, !transform.any_param) // error 10: 'transform.structured.continuous_tile_sizes' op expects all results type to be the same
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:2 = "transform.structured.continuous_tile_sizes"(%h) <{dimension = -1, target_size = 1}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 10: 'transform.structured.continuous_tile_sizes' op attribute 'dimension' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:3 = "transform.structured.multitile_sizes"(%h) <{dimension = 1, target_size = 1}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_param) // error 10: 'transform.structured.multitile_sizes' op expects all results type to be the same
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:2 = transform.structured.fuse %h tile_sizes [1, 2] interchange [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 10: 'transform.structured.fuse' op found duplicate interchange value: 1
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:3 = transform.structured.fuse %h tile_sizes [1, 2] interchange [1, 2] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.fuse' op expects interchange values to be in range [0, 2), found: 2
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.hoist_pad %h by 1 loops, transpose by [1, 1] : (!transform.any_op) -> !transform.any_op // error 8: 'transform.structured.hoist_pad' op expects transpose to be a permutation, found 1, 1
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.hoist_pad.build_packing_loop_nest %h above %h, transpose by [1, 1] : (!transform.any_op, !transform.any_op) -> !transform.any_op // error 8: 'transform.structured.hoist_pad.build_packing_loop_nest' op expects transpose to be a permutation, found 1, 1
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.interchange %h iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op // error 8: 'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 1, 1
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.interchange %h iterator_interchange = [1, -1] : (!transform.any_op) -> !transform.any_op // error 8: 'transform.structured.interchange' op attribute 'iterator_interchange' failed to satisfy constraint: i64 dense array attribute whose value is non-negative
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.pack_greedily %h matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 1] : (!transform.any_op) -> !transform.any_op // error 8: 'transform.structured.pack_greedily' op "matmul_inner_dims_order" is not a valid permutation
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.pack_greedily %h matmul_packed_sizes = [8, 16, 32] matmul_padded_sizes_next_multiple_of = [0, 0, 10] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op // error 8: 'transform.structured.pack_greedily' op at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.pack_greedily %h matmul_packed_sizes = [8, 16] matmul_padded_sizes_next_multiple_of = [0, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op // error 8: 'transform.structured.pack_greedily' op attribute 'static_matmul_packed_sizes' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.pack_greedily %h matmul_packed_sizes = [8, 16, 4] matmul_padded_sizes_next_multiple_of = [0, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op // error 8: 'transform.structured.pack_greedily' op attribute 'matmul_padded_sizes_next_multiple_of' failed to satisfy constraint: i64 dense array attribute with 0 or 3 elements
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.pack_greedily %h matmul_packed_sizes = [8, %p, 4] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op, !transform.any_param) -> !transform.any_op // error 8: 'transform.structured.pack_greedily' op operand #1 must be variadic of TransformHandleTypeInterface instance, but got '!transform.any_param'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:3 = transform.structured.pad %h {padding_dimensions = [1, -7]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.pad' op expects padding_dimensions to contain positive integers, found [1, -7]
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:3 = transform.structured.pad %h {nofold_flags = [1, 7]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.pad' op expects nofold_flags to contain booleans (0/1), found [1, 7]
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:3 = transform.structured.pad %h {transpose_paddings = [[1, 1]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.pad' op expects transpose_paddings to be a permutation, found [1, 1]
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:3 = transform.structured.pad %h {copy_back_op = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.pad' op invalid copy_back_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:3 = transform.structured.pad %h pad_to_multiple_of [1, 2] {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.pad' op expects as many multiples as padding_dimensions
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.replace %h { } : (!transform.any_op) -> !transform.any_op // error 8: 'transform.structured.replace' op expected one operation in block
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = transform.structured.replace %h { func.func @f() { return } } : (!transform.any_op) -> !transform.any_op // error 42: 'func.func' op symbol's parent must have the SymbolTable trait
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r = "transform.structured.split"(%h, %p) <{dimension = 0, static_chunk_sizes = 4}> : (!transform.any_op, !transform.any_param) -> !transform.any_op // error 8: 'transform.structured.split' op expects either a dynamic or a static split point to be provided
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:3 = transform.structured.tile_using_for %h tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.tile_using_for' op expected number of loops to tile (1) to match number of `loops` results (2)
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:2 = "transform.structured.tile_using_for"(%h) <{static_sizes = array<i64: 4>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 10: 'transform.structured.tile_using_for' op expected same number of sizes (1) and scalable sizes (0)
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  %r:2 = transform.structured.tile_using_forall %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 10: 'transform.structured.tile_using_forall' op either (packed_)num_threads or (packed_)tile_sizes must be specified
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value):
  "transform.structured.vectorize"(%h) <{static_vector_sizes = array<i64: 1, 2>, scalable_sizes = array<i1: true>}> : (!transform.any_op) -> () // error 3: 'transform.structured.vectorize' op expected same number of vector sizes (2) and scalable sizes (1)
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  "transform.affine.simplify_bounded_affine_ops"(%h, %g) <{lower_bounds = array<i64>, upper_bounds = array<i64: 1>}> : (!transform.any_op, !transform.any_op) -> () // error 3: 'transform.affine.simplify_bounded_affine_ops' op incorrect number of lower bounds, expected 1 but found 0
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  "transform.affine.simplify_bounded_affine_ops"(%h, %g) <{lower_bounds = array<i64: 3>, upper_bounds = array<i64>}> : (!transform.any_op, !transform.any_op) -> () // error 3: 'transform.affine.simplify_bounded_affine_ops' op incorrect number of upper bounds, expected 1 but found 0
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r = transform.func.cast_and_call @a(%v) -> %v after %h { "foo"() : () -> () } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op // error 8: 'transform.func.cast_and_call' op expected children ops to implement TypeConverterBuilderOpInterface
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r:3 = transform.structured.pack_transpose %h with_compute_op(%g) outer_perm = [1, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.pack_transpose' op "outer_perm" is not a valid permutation
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r:3 = transform.structured.pack_transpose %h with_compute_op(%g) outer_perm = [1, 0] inner_perm = [1, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.pack_transpose' op "inner_perm" is not a valid permutation
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r:3 = transform.structured.pack_transpose %h with_compute_op(%g) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.pack_transpose' op  at least one of "inner_perm" or "outer_perm" must be specified
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r = transform.structured.replace %h { %c = "foo"(%c) : (index) -> index } : (!transform.any_op) -> !transform.any_op // error 47: 'foo' op expected replacement without operands
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r:2 = transform.structured.fuse %h tile_sizes [1] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // error 10: 'transform.structured.fuse' op interchange length exceeds iteration space dimensions (1), found 
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r:3 = transform.structured.fuse %h tile_sizes [1, 0] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.fuse' op expects 1 loop results
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r:3 = "transform.structured.pad"(%h) <{padding_dimensions = [1, 2], transpose_paddings = [[0], [1, 0, 1]]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 10: 'transform.structured.pad' op expects transpose_paddings to be a permutation, found [1, 0, 1]
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r:3 = transform.structured.pad %h {padding_dimensions = [1, 2 : i32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) // error 38: custom op 'transform.structured.pad' 'transform.structured.pad' op attribute 'padding_dimensions' failed to satisfy constraint: 64-bit integer array attribute
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  %r = transform.structured.winograd_conv2d %h {fmr = 7 : i32} : (!transform.any_op) -> !transform.any_op // error 48: custom op 'transform.structured.winograd_conv2d' 'transform.structured.winograd_conv2d' op attribute 'fmr' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1, 2
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value, %g: !transform.any_op):
  transform.debug.emit_remark_at %p, "x" : !transform.any_param // error 3: 'transform.debug.emit_remark_at' op operand #0 must be any transform handle, but got '!transform.any_param'
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  transform.verify %p : !transform.any_param // error 25: custom op 'transform.verify' invalid kind of type specified
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  transform.match.param.cmpi eq %h, %h : !transform.any_op // error 42: custom op 'transform.match.param.cmpi' invalid kind of type specified
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %x = transform.structured.promote_tensor %p : !transform.any_param // error 49: custom op 'transform.structured.promote_tensor' invalid kind of type specified
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %x = transform.cast %h : !transform.any_op to !transform.any_param // error 49: custom op 'transform.cast' invalid kind of type specified
}
// -----
transform.sequence failures(propagate) {
^bb0(%h: !transform.any_op, %p: !transform.any_param):
  %x = transform.param.constant 1 -> !transform.any_op // error 38: custom op 'transform.param.constant' invalid kind of type specified
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {  // error 1: 'transform.smt.constrain_params' op ops contained in region should belong to SMT-dialect
^bb0(%a: !smt.int):
%0 = arith.constant 1 : i64
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
transform.smt.constrain_params(%h) : (!transform.any_op) -> () {  // error 1: 'transform.smt.constrain_params' op operand #0 must be variadic of TransformParamTypeInterface instance, but got '!transform.any_op'
^bb0(%a: !smt.int):
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
%0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_op {  // error 6: 'transform.smt.constrain_params' op result #0 must be variadic of TransformParamTypeInterface instance, but got '!transform.any_op'
^bb0(%a: !smt.int):
smt.yield %a : !smt.int
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
%0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {  // error 6: 'smt.yield' op expected terminator to have as many operands as the parent op has results
^bb0(%a: !smt.int):
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
%0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
^bb0(%a: !smt.int):
%t = smt.constant true
smt.yield %t : !smt.bool  // error 1: 'smt.yield' op the type of terminator operand #0 is !smt.bool though the corresponding result type ('!transform.param<i64>') is not wrapping i1
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {  // error 1: 'transform.smt.constrain_params' op the type of block arg #0 is !smt.bool though the corresponding operand type ('!transform.param<i64>') is not wrapping i1
^bb0(%a: !smt.bool):
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
%0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {  // error 6: 'transform.smt.constrain_params' op the type of block arg #0 is '!smt.bv<8>' though the corresponding operand type ('!transform.param<i64>') is not wrapping an integer type of the same bitwidth
^bb0(%a: !smt.bv<8>):
smt.yield %a : !smt.bv<8>
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {  // error 1: 'transform.smt.constrain_params' op expects region #0 to have 0 or 1 blocks
^bb0(%a: !smt.int):
smt.yield
^bb1:
smt.yield
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
transform.smt.constrain_params(%p) : !transform.param<i64> {  // error 38: custom op 'transform.smt.constrain_params' invalid kind of type specified: expected builtin.function, but found '!transform.param<i64>'
^bb0(%a: !smt.int):
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
transform.smt.constrain_params(%p) : (!transform.param<i64>, !transform.param<i64>) -> () {  // error 1: custom op 'transform.smt.constrain_params' number of operands and types do not match: got 1 operands and 2 types
^bb0(%a: !smt.int):
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
transform.smt.constrain_params(%p, %p) : (!transform.param<i64>, !transform.param<i64>) -> () {  // error 1: 'transform.smt.constrain_params' op the type of block arg #1 is expected to be either a !smt.bool, a !smt.int, or a !smt.bv
^bb0(%a: !smt.int, %b: f32):
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
^bb0(%a: !smt.int):
%t = smt.bv.constant #smt.bv<1> : !smt.bv<8>
smt.yield %t : !smt.bv<8>  // error 1: 'smt.yield' op the type of terminator operand #0 is '!smt.bv<8>' though the corresponding result type ('!transform.param<i64>') is not wrapping an integer type of the same bitwidth
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<f32> {  // error 86: only supports integer types with width <=64
^bb0(%a: !smt.int):
smt.yield %a : !smt.int
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
^bb0(%a: !smt.int):
%f = smt.declare_fun : !smt.sort<"A">
smt.yield %f : !smt.sort<"A">  // error 1: 'smt.yield' op the type of terminator operand #0 is expected to be either a !smt.bool, a !smt.int, or a !smt.bv
}
transform.yield }}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @s(%h: !transform.any_op, %p: !transform.param<i64>) {
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {  // error 6: 'transform.smt.constrain_params' op must have the same number of block arguments as operands
^bb0(%a: !smt.int, %b: !smt.int):
smt.yield %a : !smt.int
}
transform.yield }}
// -----
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {  // error 1: expects the parent symbol table to have the 'transform.with_named_sequence' attribute
transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx9x0"
transform.yield }
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  "transform.sequence"(%a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({  // error 3: 'transform.sequence' op expects to have a terminator in the body
  ^bb1(%b: !transform.any_op):
    transform.print %b : !transform.any_op
  }) : (!transform.any_op) -> ()
}
// -----
%0 = "a"() : () -> !transform.any_op
%1 = "transform.bufferization.one_shot_bufferize"(%0) <{dump_alias_sets = true}> : (!transform.any_op) -> !transform.any_op  // error 6: 'transform.bufferization.one_shot_bufferize' op 'dump_alias_sets' requires 'test_analysis_only'
// -----
%0 = "a"() : () -> !transform.any_op
%1 = "transform.num_associations"(%0) : (!transform.any_op) -> !transform.test_dialect_param  // error 6: expected the parameter to be a i32 integer attribute
