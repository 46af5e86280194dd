/* async.c - tasks: values that a region gets unwrapped, and what is checked of types in and out of async.value. */
#include "dialects/async/async.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

bool mc_routine_unwrapped_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *operands = &f->operands[args[0].number], *types = &f->types[args[1].number];
  f->operands_at[args[0].number] = p->tok.start;
  *operands = (McSpan){(uint32_t)p->refs.len, 0};
  *types = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_consume_if(p, TOK_L_PAREN) || mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McOperandRef ref;
    McArgument arg;
    if (!mc_p_operand(p, &ref, true) || !mc_format_parse_keyword(f, "as", "") ||
        !mc_p_argument(p, &arg, false, false) || !mc_expect(p, TOK_COLON, "expected ':'")) {
      return false;
    }
    McType type = mc_p_type(p);
    if (type.index == MC_NONE) return false;
    arg.type = mc_type_parameter(p->ctx, type);
    if (arg.type.index == MC_NONE) arg.type = type;
    if (!mc_array_push(&p->ctx->alloc, &p->refs, ref) || !mc_array_push(&p->ctx->alloc, &p->words, type.index) ||
        !mc_array_push(&p->ctx->alloc, &f->op->args, arg)) {
      return mc_p_out_of_memory(p);
    }
    operands->count++;
    types->count++;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_unwrapped_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  McBlock entry = mc_format_print_entry(f, args[2].number);
  uint32_t have = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  if (operands.count == 0) return;
  mc_pr_lit(p, " (");
  for (uint32_t i = 0; i < operands.count; i++) {
    McValue value = mc_op_operand(p->ctx, f->op, operands.start + i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, value);
    mc_pr_lit(p, " as ");
    if (i < have) mc_pr_value(p, mc_block_arg(p->ctx, entry, i));
    mc_pr_lit(p, ": ");
    mc_pr_type(p, mc_value_type(p->ctx, value));
  }
  mc_pr_lit(p, ")");
}

bool mc_routine_await_result_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (!mc_array_push(&p->ctx->alloc, &p->words, type.index)) return mc_p_out_of_memory(p);
  f->types[args[0].number] = (McSpan){(uint32_t)p->words.len - 1, 1};
  McType inner = mc_type_parameter(p->ctx, type);
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, inner.index == MC_NONE ? 0 : 1};
  return inner.index == MC_NONE || mc_array_push(&p->ctx->alloc, &p->words, inner.index) || mc_p_out_of_memory(p);
}

void mc_routine_await_result_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  if (mc_op_num_operands(f->p->ctx, f->op) > 0) {
    mc_pr_type(f->p, mc_value_type(f->p->ctx, mc_op_operand(f->p->ctx, f->op, 0)));
  }
}

/* --- checks --- */

/* The operands are what the types in async.value are about, `count` of them. */
static bool operands_unwrap(const McRoutineCheck *c, McOp of, McType function, uint32_t first, uint32_t count) {
  McContext *ctx = c->ctx;
  if (mc_op_num_operands(ctx, c->op) != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    McType outer = function.index == MC_NONE ? mc_value_type(ctx, mc_op_result(ctx, of, first + i))
                                             : mc_type_result(ctx, function, first + i);
    if (mc_type_parameter(ctx, outer).index != mc_value_type(ctx, mc_op_operand(ctx, c->op, i)).index) return false;
  }
  return true;
}

bool mc_check_async_return(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp function = mc_op_parent(ctx, c->op);
  McType type = function.index == MC_NONE ? (McType){MC_NONE} : mc_function_type(ctx, function);
  if (type.index == MC_NONE) return true; /* the function itself is wrong */
  uint32_t results = mc_type_num_results(ctx, type);
  /* a token */
  uint32_t first = results > 0 && mc_type_parameter(ctx, mc_type_result(ctx, type, 0)).index == MC_NONE ? 1 : 0;
  if (operands_unwrap(c, function, type, first, results - first)) return true;
  return fail(c, "operand types do not match the types returned from the parent FuncOp");
}

bool mc_check_await_result(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType inner = mc_type_parameter(ctx, mc_value_type(ctx, mc_op_operand(ctx, c->op, 0)));
  uint32_t results = mc_op_num_results(ctx, c->op);
  if (inner.index == MC_NONE) return results == 0 || fail(c, "awaiting on a token must have empty result");
  McType have = results == 0 ? (McType){MC_NONE} : mc_value_type(ctx, mc_op_result(ctx, c->op, 0));
  if (results == 0 || have.index == inner.index) return true;
  return fail(c, "result type '%s' does not match async value type '%s'", mc_text_type(c->diags, have),
              mc_text_type(c->diags, inner));
}

/* A token may be the first, values the rest; at least one. Arguments: names of both types. */
bool mc_check_async_results(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_function_type(ctx, c->op);
  uint32_t results = type.index == MC_NONE ? 0 : mc_type_num_results(ctx, type);
  if (results == 0) return fail(c, "result is expected to be at least of size 1, but got 0");
  for (uint32_t i = 0; i < results; i++) {
    McType result = mc_type_result(ctx, type, i);
    const McDefinition *def =
        mc_kind(ctx, result.index) == MC_TYPE_DEFINED ? mc_definition_of(ctx, result.index) : NULL;
    bool is_value = def != NULL && def->name.index == c->args[1],
         is_token = def != NULL && def->name.index == c->args[0];
    if (!is_value && !is_token) {
      return fail(c, "result type must be async value type or async token type, but got '%s'",
                  mc_text_type(c->diags, result));
    }
    if (is_token && i != 0) {
      return fail(c, " results' (optional) async token type is expected to appear as the 1st return value, but got %u",
                  i + 1);
    }
  }
  return true;
}
