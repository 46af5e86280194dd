/* atomics.c - atomic operations of acc and omp: what upstream's common interfaces check of a read, a write, an update
 * and a capture of two of them, and the pattern of updates. The fact "atomic" states which of them an operation is. */
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "transform/rewriter.h"
#include "types/report.h"

/* The type of the elements of a memref; MC_NONE: the pointer does not state it. */
static McType pointee(const McContext *ctx, McType pointer) {
  if (pointer.index == MC_NONE) return pointer;
  McKind kind = mc_kind(ctx, pointer.index);
  return kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF ? mc_type_element(ctx, pointer) : (McType){MC_NONE};
}

static McBlock body_of(const McRoutineCheck *c) {
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, 0));
}

/* Arguments: both addresses. */
bool mc_check_atomic_read(const McRoutineCheck *c) {
  McValue x = mc_group_value(c, mc_named_group(c, c->args[0]), 0),
          v = mc_group_value(c, mc_named_group(c, c->args[1]), 0);
  return x.index != v.index || mc_plain_error(c, "read and write must not be to the same location for atomic reads");
}

/* Arguments: the address, the value. */
bool mc_check_atomic_write(const McRoutineCheck *c) {
  McType element = pointee(c->ctx, mc_named_type(c, c->args[0]));
  if (element.index == MC_NONE || element.index == mc_named_type(c, c->args[1]).index) return true;
  return mc_plain_error(c, "address must dereference to value type");
}

/* Argument: the address. */
bool mc_check_atomic_update(const McRoutineCheck *c) {
  McBlock body = body_of(c);
  if (body.index == MC_NONE || mc_block_num_args(c->ctx, body) != 1) {
    return mc_plain_error(c, "the region must accept exactly one argument");
  }
  McType element = pointee(c->ctx, mc_named_type(c, c->args[0]));
  if (element.index == MC_NONE || element.index == mc_value_type(c->ctx, mc_block_arg(c->ctx, body, 0)).index) {
    return true;
  }
  return mc_plain_error(c, "the type of the operand must be a pointer type whose element type is the same as that of "
                           "the region argument");
}

bool mc_check_atomic_update_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = body_of(c);
  McOp last = mc_block_last_op(ctx, body);
  if (mc_op_num_operands(ctx, last) != 1) return mc_plain_error(c, "only updated value must be returned");
  McType want = mc_value_type(ctx, mc_block_arg(ctx, body, 0));
  return mc_value_type(ctx, mc_op_operand(ctx, last, 0)).index == want.index ||
         mc_plain_error(c, "input and yielded value must have the same type");
}

/* The kind of an atomic operation by its first letter: 'r' read, 'w' write, 'u' update; 0: it is none. */
static char kind_of(const McContext *ctx, McOp op) {
  McStr word = mc_def_fact_word(ctx, mc_op_def(ctx, op), MC_FACT_ATOMIC);
  return word.len > 0 ? word.ptr[0] : 0;
}

/* Reports at an operation inside of the one that is checked. Always false. */
static bool fail_at(const McRoutineCheck *c, McOp op, const char *message) {
  McRoutineCheck at = *c;
  at.op = op;
  return mc_plain_error(&at, "%s", message);
}

bool mc_check_atomic_capture_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp ops[4];
  uint32_t count = 0;
  for (McOp op = mc_block_first_op(ctx, body_of(c)); op.index != MC_NONE && count < 4; op = mc_op_next(ctx, op)) {
    ops[count++] = op;
  }
  if (count != 3) {
    return mc_plain_error(c, "expected three operations in atomic.capture region (one terminator, and two atomic ops)");
  }
  char first = kind_of(ctx, ops[0]), second = kind_of(ctx, ops[1]);
  if (!(first == 'u' && second == 'r') && !(first == 'r' && (second == 'u' || second == 'w'))) {
    return fail_at(c, ops[0], "invalid sequence of operations in the capture region");
  }
  if (mc_op_num_operands(ctx, ops[0]) == 0 || mc_op_num_operands(ctx, ops[1]) == 0 ||
      mc_op_operand(ctx, ops[0], 0).index == mc_op_operand(ctx, ops[1], 0).index) {
    return true;
  }
  return fail_at(c, ops[0], first == 'u'
                                ? "updated variable in atomic.update must be captured in second operation"
                                : "captured variable in atomic.read must be updated in second operation");
}

/* Arguments: two groups. */
bool mc_check_bounds_given(const McRoutineCheck *c) {
  if (mc_named_group(c, c->args[0]).count > 0 || mc_named_group(c, c->args[1]).count > 0) return true;
  return mc_plain_error(c, "expected extent or upperbound.");
}

/* --- the pattern of updates --- */

/* An update whose region only returns the old value goes; one that returns a value from outside is a write. The first
 * operand is the address; the write has all other operands, too. */
bool mc_patterns_atomic_update(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  McOp end = body.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, body);
  if (end.index == MC_NONE || !mc_op_is_terminator(ctx, end) || mc_op_num_operands(ctx, end) != 1) return false;
  McValue result = mc_op_operand(ctx, end, 0);
  if (mc_block_num_args(ctx, body) == 1 && result.index == mc_block_arg(ctx, body, 0).index) {
    return mc_rw_erase(rw, op);
  }
  static const char *const names[] = {"hint", "memory_order"};
  McNamedAttr attrs[MC_COUNT(names)];
  McRwOp made = {.name = mc_op_is(ctx, op, "acc.atomic.update") ? "acc.atomic.write" : "omp.atomic.write",
                 .attrs = attrs};
  for (size_t i = 0; i < MC_COUNT(names); i++) {
    McAttr value = mc_attr_named(ctx, op, names[i]);
    McIdent name = mc_ident(ctx, names[i], strlen(names[i]));
    if (value.index != MC_NONE) attrs[made.num_attrs++] = (McNamedAttr){name, value};
  }
  McValueList operands = {0};
  bool ok = mc_rw_operands(rw, op, 0, 1, &operands);
  ok = ok && (mc_array_push(&ctx->alloc, &operands, result) || mc_rw_fail(rw));
  ok = ok && mc_rw_operands(rw, op, 1, mc_op_num_operands(ctx, op) - 1, &operands);
  made.operands = operands.ptr;
  made.num_operands = operands.len;
  ok = ok && mc_rw_create(rw, op, &made).index != MC_NONE && mc_rw_erase(rw, op);
  mc_array_fini(&ctx->alloc, &operands);
  return ok;
}
