/* scf_directives.c - the syntax of scf's loops: scf.for, parallel, forall.
 *
 * Arguments of a loop's region are written before it. scf.while, conditions and cases, which other dialects write
 * alike, are directives of dialects/shared/loops.c.
 */
#include "dialects/scf/scf.def"
#include "dialects/shared/routines.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- a loop with one induction variable --- */

#define LOOP_INITS 3
#define LOOP_BOUND_TYPE 4
#define LOOP_INIT_TYPES 5
#define LOOP_RESULT_TYPES 6
#define LOOP_UNSIGNED 7
#define LOOP_REGION 8

static bool parse_loop(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  if (mc_consume_keyword(p, "unsigned") &&
      !mc_format_parse_set_attr(f, args[LOOP_UNSIGNED].number, mc_attr_unit(ctx))) {
    return false;
  }
  if (!mc_format_parse_range(f, region_args, args)) return false;
  McSpan *results = &f->types[args[LOOP_RESULT_TYPES].number];
  *results = (McSpan){(uint32_t)p->words.len, 0};
  if (mc_consume_keyword(p, "iter_args")) {
    if (!mc_args_assignments(f, region_args, args[LOOP_INITS].number)) return false;
    if (!mc_expect(p, TOK_ARROW, "expected '->'") || !mc_p_function_result_types(p, &p->words)) return false;
    results->count = (uint32_t)p->words.len - results->start;
  }
  f->types[args[LOOP_INIT_TYPES].number] = *results;
  if (!mc_args_set_types(f, region_args, 1, args[LOOP_RESULT_TYPES].number,
                         "mismatch in number of loop-carried values and defined values")) {
    return false;
  }
  return mc_format_parse_range_type(f, region_args, args[LOOP_BOUND_TYPE].number) &&
         mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_loop_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_loop);
}

void mc_routine_loop_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[LOOP_REGION].number);
  McSpan inits = mc_format_print_operands(f, args[LOOP_INITS].number);
  if (entry.index == MC_NONE || mc_block_num_args(p->ctx, entry) == 0) return;
  if (mc_format_print_attr(f, args[LOOP_UNSIGNED].number).index != MC_NONE) mc_pr_lit(p, "unsigned ");
  mc_format_print_range(f, entry, args);
  mc_format_print_assignments(f, " iter_args", entry, 1, inits);
  if (inits.count > 0) {
    mc_pr_lit(p, " -> (");
    mc_format_print_operand_types(f, inits);
    mc_pr_lit(p, ")");
  }
  mc_format_print_range_type(f, entry);
  mc_format_print_body(f, args[LOOP_REGION].number, inits.count > 0);
}

static void set_index_types(McFormatParse *f, McArgs *args, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) args->ptr[i].type.index = f->p->ctx->cached.index;
}

/* --- loops with several induction variables --- */

/* `(` exactly that many operands `)` */
static bool parse_bounds(McFormatParse *f, uint32_t group, uint32_t count) {
  const char *at = f->p->tok.start;
  f->operands_at[group] = at;
  if (!mc_format_parse_operands_in(f, group, false)) return false;
  return f->operands[group].count == count || mc_p_error_at(f->p, at, "expected %u operands", count);
}

static bool parse_parallel(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (!mc_args_list(p, region_args) || !mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  uint32_t count = region_args->len;
  if (!parse_bounds(f, args[0].number, count) || !mc_format_parse_keyword(f, "to", "") ||
      !parse_bounds(f, args[1].number, count) || !mc_format_parse_keyword(f, "step", "") ||
      !parse_bounds(f, args[2].number, count)) {
    return false;
  }
  if (mc_consume_keyword(p, "init") && !mc_format_parse_operands_in(f, args[3].number, false)) return false;
  if (!mc_format_parse_arrow_types(f, args[5].number)) return false;
  f->types[args[4].number] = f->types[args[5].number];
  set_index_types(f, region_args, count);
  if (!mc_format_parse_region(f, region_args->ptr, region_args->len)) return false;
  McRegion region = {f->op->regions.ptr[f->op->regions.len - 1]};
  return !mc_p_legacy(p) || mc_upgrade_end_blocks(p, region, "scf.yield", "scf.reduce");
}

bool mc_routine_parallel_loop_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_parallel);
}

void mc_routine_parallel_loop_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan inits = mc_format_print_operands(f, args[3].number);
  mc_pr_lit(p, "(");
  mc_format_print_entry_args(f, mc_format_print_entry(f, args[6].number), UINT32_MAX);
  mc_pr_lit(p, ") = (");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(p, ") to (");
  mc_format_print_values(f, mc_format_print_operands(f, args[1].number));
  mc_pr_lit(p, ") step (");
  mc_format_print_values(f, mc_format_print_operands(f, args[2].number));
  mc_pr_lit(p, ")");
  if (inits.count > 0) {
    mc_pr_lit(p, " init (");
    mc_format_print_values(f, inits);
    mc_pr_lit(p, ")");
  }
  mc_format_print_arrow_types(f, args[5].number, false);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[6].number, true);
}

/* Groups and attributes of scf.forall: lower, upper, step; each a group, its attribute follows three later. */
static bool set_all(McFormatParse *f, uint32_t attr, uint32_t count, int64_t value) {
  McParser *p = f->p;
  size_t base = p->words.len;
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push_i64(p, &p->words, value)) return false;
  }
  McAttr list = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS),
                                    count ? p->words.ptr + base : NULL, count, p->diags);
  p->words.len = base;
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, list);
}

static bool parse_forall(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (!mc_args_list(p, region_args)) return false;
  uint32_t count = region_args->len;
  if (mc_consume_keyword(p, "in")) {
    if (!mc_format_parse_index_list(f, args[1].number, args[4].number, true) || !set_all(f, args[3].number, count, 0) ||
        !set_all(f, args[5].number, count, 1)) {
      return false;
    }
  } else if (!mc_expect(p, TOK_EQUAL, "expected '='") ||
             !mc_format_parse_index_list(f, args[0].number, args[3].number, true) ||
             !mc_format_parse_keyword(f, "to", "") ||
             !mc_format_parse_index_list(f, args[1].number, args[4].number, true) ||
             !mc_format_parse_keyword(f, "step", "") ||
             !mc_format_parse_index_list(f, args[2].number, args[5].number, true)) {
    return false;
  }
  f->types[args[8].number] = (McSpan){(uint32_t)p->words.len, 0};
  if (mc_consume_keyword(p, "shared_outs")) {
    if (!mc_args_assignments(f, region_args, args[6].number) || !mc_format_parse_arrow_types(f, args[8].number)) {
      return false;
    }
  }
  f->types[args[7].number] = f->types[args[8].number];
  set_index_types(f, region_args, count);
  if (!mc_args_set_types(f, region_args, count, args[8].number, "mismatch between out operands and types")) {
    return false;
  }
  return mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_forall_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_forall);
}

/* Returns whether all elements are `wanted`: static ones are in the attribute, dynamic ones are operands, which must be
 * constants for that. */
static bool all_are(McFormatPrint *f, uint32_t group, uint32_t attr, int64_t wanted) {
  McContext *ctx = f->p->ctx;
  McAttr list = mc_format_print_attr(f, attr);
  if (list.index == MC_NONE || mc_kind(ctx, list.index) != MC_ATTR_DENSE_ARRAY) return false;
  McStr data = mc_attr_dense_data(ctx, list);
  McSpan operands = mc_format_print_operands(f, group);
  for (size_t i = 0, k = 0; i + sizeof wanted <= data.len; i += sizeof wanted) {
    int64_t value;
    memcpy(&value, data.ptr + i, sizeof value);
    if (value == MC_DYNAMIC) {
      bool known =
          k < operands.count && mc_constant_int(ctx, mc_op_operand(ctx, f->op, operands.start + (uint32_t)k), &value);
      if (!known) return false;
      k++;
    }
    if (value != wanted) return false;
  }
  return true;
}

void mc_routine_forall_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[9].number);
  McSpan outputs = mc_format_print_operands(f, args[6].number);
  uint32_t num_args_all = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  uint32_t rank = num_args_all < outputs.count ? 0 : num_args_all - outputs.count;
  mc_pr_lit(p, "(");
  mc_format_print_entry_args(f, entry, rank);
  if (all_are(f, args[0].number, args[3].number, 0) && all_are(f, args[2].number, args[5].number, 1)) {
    mc_pr_lit(p, ") in ");
    mc_format_print_index_list(f, args[1].number, args[4].number, true);
  } else {
    mc_pr_lit(p, ") = ");
    mc_format_print_index_list(f, args[0].number, args[3].number, true);
    mc_pr_lit(p, " to ");
    mc_format_print_index_list(f, args[1].number, args[4].number, true);
    mc_pr_lit(p, " step ");
    mc_format_print_index_list(f, args[2].number, args[5].number, true);
  }
  mc_format_print_assignments(f, " shared_outs", entry, rank, outputs);
  mc_pr_lit(p, " ");
  if (outputs.count > 0) {
    mc_pr_lit(p, "-> (");
    mc_format_print_result_types(f);
    mc_pr_lit(p, ") ");
  }
  mc_format_print_body(f, args[9].number, (mc_op_num_results(f->p->ctx, f->op) > 0));
}
