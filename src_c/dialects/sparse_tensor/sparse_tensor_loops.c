/* sparse_tensor_loops.c - loops over the stored elements of sparse tensors: sparse_tensor.iterate and coiterate.
 *
 * The text has the arguments of their regions before the regions. Until then they are kept in an McArgs: carried
 * values, used coordinates, then iterators. Integers with a bit for each coordinate or iterator hold which ones there
 * are.
 */
#include "dialects/shared/routines.h"
#include "dialects/sparse_tensor/sparse_tensor.def"
#include "dialects/sparse_tensor/sparse_tensor.h"
#include "parse/parse_attr.h"
#include "types/report.h"

#define MAX_BITS 64

static uint32_t count_bits(uint64_t set) {
  uint32_t count = 0;
  for (; set != 0; set &= set - 1) count++;
  return count;
}

/* %a or `_`, separated by commas; those that are named are pushed, *set has their bits. */
static bool parse_defined(McFormatParse *f, McArgs *args, uint32_t most, uint64_t *set) {
  McParser *p = f->p;
  uint32_t count = 0;
  *set = 0;
  do {
    if (!mc_consume_keyword(p, "_")) {
      McArgument arg;
      if (!mc_p_argument(p, &arg, false, false) || !mc_args_push(p, args, arg)) return false;
      if (count < MAX_BITS) *set |= UINT64_C(1) << count;
    }
    count++;
  } while (mc_consume_if(p, TOK_COMMA));
  return count <= most || mc_format_parse_error(f, f->op->at, "parsed more value than expected.");
}

static bool set_bits(McFormatParse *f, uint32_t attr, uint64_t set) {
  McParser *p = f->p;
  McAttr value = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)set);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

/* (`at` `(` coordinates `)`)? */
static bool parse_coordinates(McFormatParse *f, McArgs *args, uint32_t attr) {
  McParser *p = f->p;
  uint64_t set = 0;
  if (mc_consume_keyword(p, "at")) {
    if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
    if (!mc_consume_if(p, TOK_R_PAREN)) {
      if (!parse_defined(f, args, MAX_BITS, &set) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
    }
  }
  for (uint32_t i = 0; i < args->len; i++) args->ptr[i].type.index = p->ctx->cached.index;
  return set_bits(f, attr, set);
}

/* The type of iterators of a space; MC_NONE: it is none, or out of memory. */
static McType iterator_of(McContext *ctx, McType space) {
  const McRec *rec = mc_rec(ctx, space.index);
  McType none = {MC_NONE};
  if (rec->kind != MC_TYPE_DEFINED || rec->num_words != 4) return none;
  McStr name = mc_ident_str(ctx, (McIdent){rec->words[0]});
  if (name.len != 24 || memcmp(name.ptr, "sparse_tensor.iter_space", 24) != 0) return none;
  McIdent iterator = mc_ident(ctx, "sparse_tensor.iterator", 22);
  uint32_t values[3] = {rec->words[1], rec->words[2], rec->words[3]};
  const McDefinition *def = iterator.index == MC_NONE ? NULL : mc_definition(ctx, iterator, true);
  return (McType){mc_defined_intern(ctx, def, values)};
}

typedef struct Loop {
  McArgs carried, coordinates, iterators, all; /* all: the arguments of the region that is parsed */
  bool has_carried;
} Loop;

/* (`iter_args` `(` %a `=` %b, ... `)`)? */
static bool parse_carried(McFormatParse *f, Loop *loop, uint32_t group) {
  loop->has_carried = mc_consume_keyword(f->p, "iter_args");
  return !loop->has_carried || mc_args_assignments(f, &loop->carried, group);
}

/* The types after the arrow, which are there if the loop carries values, are the types of these values. */
static bool parse_results(McFormatParse *f, Loop *loop, const McRoutineArg *args) {
  McParser *p = f->p;
  f->types[args[4].number] = f->types[args[3].number] = (McSpan){(uint32_t)p->words.len, 0};
  if (!loop->has_carried) return true;
  if (!mc_at(p, TOK_ARROW)) return mc_p_wrong_token(p, "expected '->'");
  if (!mc_format_parse_arrow_types(f, args[4].number)) return false;
  f->types[args[3].number] = f->types[args[4].number];
  return mc_args_set_types(f, &loop->carried, 0, args[4].number,
                           "mismatch in number of iteration arguments and return values");
}

static bool push_all(McParser *p, McArgs *to, const McArgs *from) {
  for (uint32_t i = 0; i < from->len; i++) {
    if (!mc_args_push(p, to, from->ptr[i])) return false;
  }
  return true;
}

/* Parses the region for its arguments: carried values, coordinates, iterators. */
static bool parse_body(McFormatParse *f, Loop *loop) {
  loop->all.len = 0;
  return push_all(f->p, &loop->all, &loop->carried) && push_all(f->p, &loop->all, &loop->coordinates) &&
         push_all(f->p, &loop->all, &loop->iterators) && mc_format_parse_region(f, loop->all.ptr, loop->all.len);
}

static bool parse_spaces(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  f->operands_at[group] = f->op->at;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  if (!mc_p_operand_list(p, &p->refs)) return false;
  f->operands[group].count = (uint32_t)p->refs.len - f->operands[group].start;
  return true;
}

static bool parse_space_types(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  McSpan *types = &f->types[args[2].number];
  *types = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  types->count = (uint32_t)p->words.len - types->start;
  if (types->count == f->operands[args[0].number].count) return true;
  return mc_format_parse_error(f, f->op->at,
                               "mismatch in number of iteration space operands and iteration space types");
}

static bool set_iterator_type(McFormatParse *f, McArgument *iterator, uint32_t space) {
  iterator->type = iterator_of(f->p->ctx, (McType){space});
  if (iterator->type.index != MC_NONE) return true;
  return mc_format_parse_error(f, f->op->at, "expected sparse_tensor.iter_space type for iteration space operands");
}

static bool parse_iterate(McFormatParse *f, const McRoutineArg *args, Loop *loop) {
  McParser *p = f->p;
  do {
    McArgument arg;
    if (!mc_p_argument(p, &arg, false, false) || !mc_args_push(p, &loop->iterators, arg)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_format_parse_keyword(f, "in", "") || !parse_spaces(f, args[0].number)) return false;
  if (loop->iterators.len != f->operands[args[0].number].count) {
    return mc_format_parse_error(f, f->op->at, "mismatch in number of sparse iterators and sparse spaces");
  }
  if (!parse_coordinates(f, &loop->coordinates, args[5].number) || !parse_carried(f, loop, args[1].number) ||
      !mc_expect(p, TOK_COLON, "expected ':'") || !parse_space_types(f, args)) {
    return false;
  }
  for (uint32_t i = 0; i < loop->iterators.len; i++) {
    if (!set_iterator_type(f, &loop->iterators.ptr[i], p->words.ptr[f->types[args[2].number].start + i])) return false;
  }
  if (!parse_results(f, loop, args)) return false;
  if (loop->iterators.len != 1) {
    return mc_format_parse_error(f, f->op->at, "expected only one iterator/iteration space");
  }
  return parse_body(f, loop) && mc_format_parse_attr_dict(f, false);
}

/* `case` (%iterator | `_`), ... and a region. */
static bool parse_case(McFormatParse *f, const McRoutineArg *args, Loop *loop) {
  McParser *p = f->p;
  McSpan spaces = f->types[args[2].number];
  uint64_t set;
  loop->iterators.len = 0;
  if (!parse_defined(f, &loop->iterators, spaces.count < MAX_BITS ? spaces.count : MAX_BITS, &set)) return false;
  for (uint32_t i = 0, k = 0; i < spaces.count && k < loop->iterators.len; i++) {
    if (!(set >> i & 1)) continue;
    if (!set_iterator_type(f, &loop->iterators.ptr[k++], p->words.ptr[spaces.start + i])) return false;
  }
  McAttr bits = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)set);
  return (bits.index != MC_NONE || mc_p_out_of_memory(p)) && mc_p_push(p, &p->words, bits.index) && parse_body(f, loop);
}

static bool parse_coiterate(McFormatParse *f, const McRoutineArg *args, Loop *loop) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_at(p, TOK_PERCENT_IDENTIFIER) && !mc_at(p, TOK_R_PAREN)) return mc_p_wrong_token(p, "expected SSA operand");
  if (!parse_spaces(f, args[0].number) || !mc_expect(p, TOK_R_PAREN, "expected ')'") ||
      !parse_coordinates(f, &loop->coordinates, args[5].number) || !parse_carried(f, loop, args[1].number) ||
      !mc_expect(p, TOK_COLON, "expected ':'") || !mc_expect(p, TOK_L_PAREN, "expected '('") ||
      !parse_space_types(f, args) || !mc_expect(p, TOK_R_PAREN, "expected ')'") || !parse_results(f, loop, args)) {
    return false;
  }
  size_t base = p->words.len;
  while (mc_consume_keyword(p, "case")) {
    if (!parse_case(f, args, loop)) return false;
  }
  McAttr cases = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  if (cases.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_set_attr(f, args[6].number, cases) && mc_format_parse_attr_dict(f, false);
}

static bool with_loop(McFormatParse *f, const McRoutineArg *args,
                      bool (*parse)(McFormatParse *, const McRoutineArg *, Loop *)) {
  Loop loop;
  loop.has_carried = false;
  mc_args_init(&loop.carried);
  mc_args_init(&loop.coordinates);
  mc_args_init(&loop.iterators);
  mc_args_init(&loop.all);
  bool ok = parse(f, args, &loop);
  mc_args_fini(f->p, &loop.carried);
  mc_args_fini(f->p, &loop.coordinates);
  mc_args_fini(f->p, &loop.iterators);
  mc_args_fini(f->p, &loop.all);
  return ok;
}

bool mc_routine_sparse_iterate_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return with_loop(f, args, parse_iterate);
}

bool mc_routine_sparse_coiterate_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return with_loop(f, args, parse_coiterate);
}

/* --- printing --- */

static uint64_t bits_of(const McContext *ctx, McAttr attr) {
  int64_t value = 0;
  if (attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, attr, &value);
  return (uint64_t)value;
}

/* Arguments from `first` on where bits are set, `_` for the others; nothing when no bit is set. */
static void put_defined(McFormatPrint *f, McBlock entry, uint32_t first, uint64_t set, uint64_t count) {
  McPrinter *p = f->p;
  uint32_t have = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  for (uint32_t i = 0; set != 0 && i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (i >= MAX_BITS || !(set >> i & 1)) mc_pr_lit(p, "_");
    else if (first < have) mc_pr_value(p, mc_block_arg(p->ctx, entry, first++));
  }
}

/* How many levels the iteration space of the first operand has. */
static uint64_t num_levels(McFormatPrint *f) {
  McContext *ctx = f->p->ctx;
  if (mc_op_num_operands(ctx, f->op) == 0) return 0;
  const McRec *rec = mc_rec(ctx, mc_value_type(ctx, mc_op_operand(ctx, f->op, 0)).index);
  if (rec->kind != MC_TYPE_DEFINED || rec->num_words != 4 || rec->words[2] == MC_NONE || rec->words[3] == MC_NONE) {
    return 0;
  }
  uint64_t low = bits_of(ctx, (McAttr){rec->words[2]}), high = bits_of(ctx, (McAttr){rec->words[3]});
  return high > low && high - low <= MAX_BITS ? high - low : MAX_BITS;
}

static void put_head(McFormatPrint *f, McBlock entry, McSpan inits, uint64_t coordinates) {
  if (coordinates != 0) {
    mc_pr_lit(f->p, " at(");
    put_defined(f, entry, inits.count, coordinates, num_levels(f));
    mc_pr_lit(f->p, ")");
  }
  mc_format_print_assignments(f, " iter_args", entry, 0, inits);
  mc_pr_lit(f->p, " : ");
}

void mc_routine_sparse_iterate_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[7].number);
  McSpan space = mc_format_print_operands(f, args[0].number), inits = mc_format_print_operands(f, args[1].number);
  uint32_t count = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  if (count > 0) mc_pr_value(p, mc_block_arg(p->ctx, entry, count - 1));
  mc_pr_lit(p, " in ");
  mc_format_print_values(f, space);
  put_head(f, entry, inits, bits_of(p->ctx, mc_format_print_attr(f, args[5].number)));
  mc_format_print_operand_types(f, space);
  mc_pr_lit(p, " ");
  if (inits.count > 0) mc_format_print_arrow_types(f, args[4].number, false);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[7].number, inits.count > 0);
}

void mc_routine_sparse_coiterate_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[8].number);
  McSpan spaces = mc_format_print_operands(f, args[0].number), inits = mc_format_print_operands(f, args[1].number);
  McAttr cases = mc_format_print_attr(f, args[6].number);
  uint64_t coordinates = bits_of(p->ctx, mc_format_print_attr(f, args[5].number));
  mc_pr_lit(p, "(");
  mc_format_print_values(f, spaces);
  mc_pr_lit(p, ")");
  put_head(f, entry, inits, coordinates);
  mc_pr_lit(p, "(");
  mc_format_print_operand_types(f, spaces);
  mc_pr_lit(p, ")");
  if (inits.count > 0) mc_format_print_arrow_types(f, args[4].number, false);
  for (uint32_t i = args[8].number, n = mc_op_num_regions(p->ctx, f->op); i < n; i++) {
    uint64_t set = i < mc_sparse_num_levels(p->ctx, cases) ? mc_sparse_level(p->ctx, cases, i) : 0;
    mc_pr_newline(p);
    mc_pr_lit(p, "case ");
    put_defined(f, mc_format_print_entry(f, i), inits.count + count_bits(coordinates), set, spaces.count);
    mc_pr_lit(p, " ");
    mc_format_print_body(f, i, inits.count > 0);
  }
}
