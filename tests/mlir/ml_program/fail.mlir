// What ml_program refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
ml_program.global private @c : i32 // error 1: 'ml_program.global' op immutable global must have an initial value
// -----
ml_program.global @c(1 : i32) : i32 // error 19: custom op 'ml_program.global' expected 'public', 'private', or 'nested'
// -----
ml_program.func @f() -> i32 {
  ml_program.return // error 3: 'ml_program.return' op has 0 operands, but enclosing function (@f) returns 1
}
// -----
ml_program.func @f(%a: i64) -> i32 {
  ml_program.return %a : i64 // error 3: type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f
}
// -----
ml_program.subgraph @f() -> i32 {
  ml_program.output // error 3: 'ml_program.output' op has 0 operands, but enclosing function (@f) outputs 1
}
// -----
ml_program.subgraph @f(%a: i64) -> i32 {
  ml_program.output %a : i64 // error 3: type of output operand 0 ('i64') doesn't match function result type ('i32') in function @f
}
// -----
ml_program.func @f(%a: i64) {
  %0 = ml_program.global_load @x : i32 // error 8: 'ml_program.global_load' op undefined global: @x
  ml_program.return
}
// -----
ml_program.global public mutable @v : i64
ml_program.func @f(%a: i64) {
  %0 = ml_program.global_load @v : i32 // error 8: 'ml_program.global_load' op cannot load from global typed 'i64' as 'i32'
  ml_program.return
}
// -----
ml_program.global public mutable @v : i64
ml_program.func @f(%a: i64) {
  %0 = ml_program.global_load_const @v : i64 // error 8: 'ml_program.global_load_const' op cannot load as const from mutable global @v
  ml_program.return
}
// -----
ml_program.global public @v(1 : i64) : i64
ml_program.func @f(%a: i64) {
  ml_program.global_store @v = %a : i64 // error 3: 'ml_program.global_store' op cannot store to an immutable global @v
  ml_program.return
}
// -----
ml_program.global public mutable @v : i32
ml_program.func @f(%a: i64) {
  ml_program.global_store @v = %a : i64 // error 3: 'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'
  ml_program.return
}
// -----
ml_program.func @f(%a: i64) {
  ml_program.output // error 3: 'ml_program.output' op expects parent op 'ml_program.subgraph'
}
// -----
"ml_program.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()  // error 1: 'ml_program.func' op symbol declaration cannot have public visibility
// -----
"ml_program.subgraph"() <{sym_name = "f", function_type = (i64) -> (), res_attrs = [{}]}> ({}) : () -> ()  // error 1: 'ml_program.subgraph' op symbol declaration cannot have public visibility
