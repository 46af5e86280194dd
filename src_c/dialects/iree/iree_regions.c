/* iree_regions.c - regions of dispatches and of parallel work, whose arguments and results are in the text before them.
 */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- flow.dispatch.region --- */

/* Arguments: types of results, their sizes. */
bool mc_routine_iree_region_results_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  mc_clause_begin(f, args[1].number, args[0].number);
  if (!mc_consume_if(p, TOK_ARROW)) return true;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!mc_sized_type_parse(f, args[0].number, args[1].number)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_iree_region_results_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan sizes = mc_format_print_operands(f, args[1].number);
  uint32_t at = sizes.start;
  mc_pr_lit(f->p, "-> (");
  for (uint32_t i = 0, n = mc_slot_count(f, args[0].number); i < n; i++) {
    McType type = mc_slot_type(f, args[0].number, i);
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, type);
    mc_sizes_print(f, type, &at, sizes.start + sizes.count);
  }
  mc_pr_lit(f->p, ")");
}

/* The region is read as it is; its terminator is printed when it has operands or attributes. */
bool mc_routine_iree_region_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return mc_format_parse_region(f, NULL, 0);
}

void mc_routine_iree_region_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McBlock entry = mc_format_print_entry(f, args[0].number);
  McOp last = entry.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, entry);
  bool shown = true;
  if (last.index != MC_NONE) {
    const McOpRec *rec = mc_op_rec(ctx, last);
    shown = rec->num_operands > 0 || rec->num_results > 0 || rec->attrs != MC_NONE || rec->properties != MC_NONE;
  }
  mc_pr_region(f->p, mc_op_region(ctx, f->op, args[0].number), true, shown, false);
}

/* --- flow.dispatch.workgroups --- */

static bool parse_typed_args(McFormatParse *f, McArgs *region_args, McTokenKind close, const char *message) {
  McParser *p = f->p;
  if (mc_consume_if(p, close)) return true;
  do {
    McArgument arg;
    if (!mc_p_argument(p, &arg, true, false) || !mc_args_push(p, region_args, arg)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, close, message);
}

static void print_typed_args(McFormatPrint *f, McBlock entry, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    if (i > from) mc_pr_lit(f->p, ", ");
    mc_pr_region_argument(f->p, mc_block_arg(f->p->ctx, entry, i), (McAttr){MC_NONE}, false);
  }
}

static bool parse_dispatch_body(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  (void)args;
  return mc_expect(f->p, TOK_L_PAREN, "expected '('") &&
         parse_typed_args(f, region_args, TOK_R_PAREN, "expected ')'") &&
         mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_iree_dispatch_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_dispatch_body);
}

void mc_routine_iree_dispatch_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McBlock entry = mc_format_print_entry(f, args[0].number);
  uint32_t count = entry.index == MC_NONE ? 0 : mc_block_num_args(f->p->ctx, entry);
  mc_pr_lit(f->p, "(");
  print_typed_args(f, entry, 0, count);
  mc_pr_lit(f->p, ") ");
  mc_pr_region(f->p, mc_op_region(f->p->ctx, f->op, args[0].number), false, true, false);
}

/* --- parallel work --- */

/* Arguments: initial values, their types, sizes, types of results, which results have an initial value, the region, and
 * how many arguments lead and how many are indices, if there are such attributes. */
enum { INITS, INIT_TYPES, SIZES, RESULTS, TIED, BODY, LEADING, INDICES, NUM_WITH_COUNTS };

static bool set_count(McFormatParse *f, uint32_t attr, uint64_t count) {
  McAttr value = mc_attr_integer(f->p->ctx, mc_type_integer(f->p->ctx, 64, MC_SIGNLESS), (int64_t)count);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}

/* `(` %ref (`=` %init)?, ... `)`: whether each has an initial value goes to `tied`. */
static bool parse_refs(McFormatParse *f, McArgs *region_args, uint32_t group, McWords *tied) {
  McParser *p = f->p;
  mc_format_parse_start_group(f, group);
  if (!mc_consume_if(p, TOK_L_PAREN)) return true;
  do {
    McArgument arg;
    if (!mc_p_argument(p, &arg, false, true) || !mc_args_push(p, region_args, arg)) return false;
    bool is_tied = mc_consume_if(p, TOK_EQUAL);
    McAttr flag = mc_attr_bool(p->ctx, is_tied);
    if (is_tied && !mc_format_parse_push_operand(f, group)) return false;
    if (flag.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, tied, flag.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* `(` type, ... `)`: the types of the references. */
static bool parse_ref_types(McFormatParse *f, McArgs *region_args, uint32_t first, size_t count) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  for (size_t i = 0; i < count; i++) {
    if (i > 0 && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
    McType type = mc_p_type(p);
    if (type.index == MC_NONE) return false;
    region_args->ptr[first + i].type = type;
  }
  if (mc_at(p, TOK_COMMA)) return mc_format_parse_error(f, at, "failed to parse region ref argument types");
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* (`{` sizes `}`)?, which are counted when the list is complete. */
static bool parse_sizes(McFormatParse *f, const char *at, McType type, uint32_t group) {
  McParser *p = f->p;
  uint32_t want = mc_num_sizes(p->ctx, type), before = f->operands[group].count;
  if (want == 0) return true;
  if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  do {
    if (!mc_clause_operand(f, group)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  uint32_t have = f->operands[group].count - before;
  if (!mc_expect(p, TOK_R_BRACE, "expected '}'")) return false;
  if (have == want) return true;
  return mc_format_parse_error(f, at, "expected %u dynamic dimension operands for type '%s', but got %u", want,
                               mc_text_type(p->diags, type), have);
}

/* `(` type sizes, ... `)`: only those without an initial value have sizes. */
static bool parse_parallel_results(McFormatParse *f, const McRoutineArg *args, const McWords *tied, McWords *inits) {
  McParser *p = f->p;
  McAttr yes = mc_attr_bool(p->ctx, true);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  for (size_t i = 0; i < tied->len; i++) {
    if (i > 0 && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
    const char *at = p->tok.start;
    if (!mc_clause_type(f, args[RESULTS].number)) return false;
    McType type = {p->words.ptr[p->words.len - 1]};
    if (!mc_type_is_shaped(p->ctx, type)) {
      return mc_format_parse_error(f, at, "result type must be a shaped type");
    }
    if (tied->ptr[i] == yes.index ? !mc_p_push(p, inits, type.index) : !parse_sizes(f, at, type, args[SIZES].number)) {
      return false;
    }
  }
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

static bool parse_parallel(McFormatParse *f, McArgs *region_args, const McRoutineArg *args, McWords *tied,
                           McWords *inits) {
  McParser *p = f->p;
  if (!mc_format_parse_keyword(f, "execute", "")) return false;
  uint32_t first = region_args->len;
  if (!parse_refs(f, region_args, args[INITS].number, tied)) return false;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['") ||
      !parse_typed_args(f, region_args, TOK_R_SQUARE, "expected ']'")) {
    return false;
  }
  mc_clause_begin(f, args[SIZES].number, args[RESULTS].number);
  if (tied->len > 0 && (!mc_expect(p, TOK_COLON, "expected ':'") ||
                        !parse_ref_types(f, region_args, first, tied->len) ||
                        !mc_expect(p, TOK_ARROW, "expected '->'") || !parse_parallel_results(f, args, tied, inits))) {
    return false;
  }
  f->types[args[INIT_TYPES].number] = (McSpan){(uint32_t)p->words.len, (uint32_t)inits->len};
  for (size_t i = 0; i < inits->len; i++) {
    if (!mc_p_push(p, &p->words, inits->ptr[i])) return false;
  }
  return mc_clause_set_array(f, args[TIED].number, tied) &&
         mc_format_parse_region(f, region_args->ptr, region_args->len);
}

static bool parse_parallel_owned(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McWords tied = {0}, inits = {0};
  bool ok = parse_parallel(f, region_args, args, &tied, &inits);
  mc_array_fini(&f->p->ctx->alloc, &tied);
  mc_array_fini(&f->p->ctx->alloc, &inits);
  return ok;
}

/* How many of the last arguments are of type index; those that lead do not count. */
static uint64_t num_indices(const McContext *ctx, const McArgs *region_args, uint32_t leading) {
  uint64_t count = 0;
  for (uint32_t i = region_args->len; i-- > leading && mc_kind(ctx, region_args->ptr[i].type.index) == MC_TYPE_INDEX;) {
    count++;
  }
  return count;
}

/* (`->` `(` arguments `)`)? before the rest. */
static bool parse_led(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (mc_consume_if(p, TOK_ARROW) && (!mc_expect(p, TOK_L_PAREN, "expected '('") ||
                                      !parse_typed_args(f, region_args, TOK_R_PAREN, "expected ')'"))) {
    return false;
  }
  uint32_t leading = region_args->len;
  return parse_parallel_owned(f, region_args, args) && set_count(f, args[LEADING].number, leading) &&
         set_count(f, args[INDICES].number, num_indices(p->ctx, region_args, leading));
}

bool mc_routine_iree_parallel_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  return mc_format_parse_with_args(f, args, num_args == NUM_WITH_COUNTS ? parse_led : parse_parallel_owned);
}

static bool is_tied(const McContext *ctx, McAttr tied, uint32_t i) {
  int64_t value = 0;
  if (i >= mc_clause_array_size(ctx, tied)) return false;
  McAttr flag = mc_attr_array_get(ctx, tied, i);
  return mc_kind(ctx, flag.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, flag, &value) && value != 0;
}

static void print_refs(McFormatPrint *f, const McRoutineArg *args, McBlock entry, uint32_t first, uint32_t count) {
  McPrinter *p = f->p;
  McAttr tied = mc_format_print_attr(f, args[TIED].number);
  McSpan inits = mc_format_print_operands(f, args[INITS].number);
  uint32_t at = 0;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_block_arg(p->ctx, entry, first + i));
    if (!is_tied(p->ctx, tied, i) || at >= inits.count) continue;
    mc_pr_lit(p, " = ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, inits.start + at++));
  }
  mc_pr_lit(p, ")");
}

static void print_ref_types(McFormatPrint *f, const McRoutineArg *args, McBlock entry, uint32_t first, uint32_t count) {
  McPrinter *p = f->p;
  McAttr tied = mc_format_print_attr(f, args[TIED].number);
  McSpan sizes = mc_format_print_operands(f, args[SIZES].number);
  uint32_t at = sizes.start;
  mc_pr_newline(p);
  mc_pr_lit(p, "       : (");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(p->ctx, mc_block_arg(p->ctx, entry, first + i)));
  }
  mc_pr_lit(p, ")");
  mc_pr_newline(p);
  mc_pr_lit(p, "      -> (");
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_slot_type(f, args[RESULTS].number, i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, type);
    if (!is_tied(p->ctx, tied, i)) mc_sizes_print(f, type, &at, sizes.start + sizes.count);
  }
  mc_pr_lit(p, ")");
}

void mc_routine_iree_parallel_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[BODY].number);
  uint32_t have = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  uint32_t results = mc_slot_count(f, args[RESULTS].number);
  int64_t leading = 0;
  if (num_args == NUM_WITH_COUNTS) {
    McAttr count = mc_format_print_attr(f, args[LEADING].number);
    bool known = count.index != MC_NONE && mc_kind(p->ctx, count.index) == MC_ATTR_INTEGER;
    if (known) (void)mc_attr_integer_i64(p->ctx, count, &leading);
  }
  bool has_body = args[BODY].number < mc_op_num_regions(p->ctx, f->op);
  /* malformed: the generic form is printed */
  if (!has_body || leading < 0 || (uint64_t)leading + results > have) return;
  uint32_t first = (uint32_t)leading;
  if (leading > 0) {
    mc_pr_lit(p, "-> (");
    print_typed_args(f, entry, 0, first);
    mc_pr_lit(p, ")");
  }
  mc_pr_newline(p);
  mc_pr_lit(p, "  execute");
  if (results > 0) print_refs(f, args, entry, first, results);
  mc_pr_lit(p, "[");
  print_typed_args(f, entry, first + results, have);
  mc_pr_lit(p, "]");
  if (results > 0) print_ref_types(f, args, entry, first, results);
  mc_pr_lit(p, " ");
  mc_pr_region(p, mc_op_region(p->ctx, f->op, args[BODY].number), false, true, false);
}

/* A place in the format where nothing is read and a space is printed. */
bool mc_routine_iree_space_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
  return true;
}

void mc_routine_iree_space_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}
