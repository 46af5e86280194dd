/* iree_shapes.c - types with their dynamic sizes, and results that are tied to operands: tensor<?xf32>{%n}, %0 as
 * tensor<4xf32>.
 *
 * All lists grow at the top of the parser's stacks: types on p->words, sizes on p->refs. Places of ties have an array
 * of their own.
 */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- sizes --- */

static bool is_size_aware(const McContext *ctx, McType type) {
  return mc_is_defined_as(ctx, type.index, "stream.resource") || mc_is_defined_as(ctx, type.index, "util.buffer");
}

uint32_t mc_num_sizes(const McContext *ctx, McType type) {
  if (!mc_type_is_shaped(ctx, type)) return is_size_aware(ctx, type) ? 1 : 0;
  uint32_t count = 0, rank = mc_type_has_rank(ctx, type) ? mc_type_rank(ctx, type) : 0;
  for (uint32_t i = 0; i < rank; i++) count += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  return count;
}

bool mc_sizes_parse(McFormatParse *f, McType type, uint32_t group) {
  McParser *p = f->p;
  uint32_t count = mc_num_sizes(p->ctx, type), before = f->operands[group].count;
  if (count == 0) return true;
  if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  const char *at = p->tok.start;
  do {
    if (!mc_clause_operand(f, group)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  if (f->operands[group].count - before != count) {
    return mc_format_parse_error(f, at, "expected %u operands", count);
  }
  return mc_expect(p, TOK_R_BRACE, "expected '}'");
}

bool mc_sized_type_parse(McFormatParse *f, uint32_t slot, uint32_t group) {
  if (!mc_clause_type(f, slot)) return false;
  return mc_sizes_parse(f, (McType){f->p->words.ptr[f->p->words.len - 1]}, group);
}

void mc_sizes_print(McFormatPrint *f, McType type, uint32_t *at, uint32_t end) {
  McPrinter *p = f->p;
  uint32_t count = mc_num_sizes(p->ctx, type);
  if (count == 0) return;
  if (*at >= end) {
    mc_pr_lit(p, "{<<INVALID>>}");
    return;
  }
  if (count > end - *at) count = end - *at;
  mc_pr_lit(p, "{");
  mc_format_print_values(f, (McSpan){*at, count});
  mc_pr_lit(p, "}");
  *at += count;
}

uint32_t mc_slot_count(const McFormatPrint *f, uint32_t slot) {
  uint32_t operands = f->def->op->num_operands;
  return slot < operands ? mc_format_print_operands(f, slot).count : mc_format_print_results(f, slot - operands).count;
}

McType mc_slot_type(const McFormatPrint *f, uint32_t slot, uint32_t i) {
  McContext *ctx = f->p->ctx;
  uint32_t operands = f->def->op->num_operands;
  bool is_operand = slot < operands;
  McSpan span = is_operand ? mc_format_print_operands(f, slot) : mc_format_print_results(f, slot - operands);
  i += span.start;
  return mc_value_type(ctx, is_operand ? mc_op_operand(ctx, f->op, i) : mc_op_result(ctx, f->op, i));
}

/* --- ties --- */

void mc_ties_init(McTies *ties, McFormatParse *f, bool of_args, uint32_t group, uint32_t types) {
  *ties = (McTies){.f = f, .of_args = of_args, .group = group, .types = types};
  mc_array_init(&ties->found);
}

void mc_ties_fini(McTies *ties) { mc_array_fini(&ties->f->p->ctx->alloc, &ties->found); }

static uint32_t num_candidates(const McTies *ties) {
  return ties->of_args ? (uint32_t)ties->f->op->args.len : ties->f->operands[ties->group].count;
}

static const McOperandRef *candidate(const McTies *ties, uint32_t i) {
  const McFormatParse *f = ties->f;
  return ties->of_args ? &f->op->args.ptr[i].ref : &f->p->refs.ptr[f->operands[ties->group].start + i];
}

static bool is_same(const McOperandRef *a, const McOperandRef *b) {
  return a->len == b->len && a->number == b->number && a->name != NULL && memcmp(a->name, b->name, a->len) == 0;
}

static uint32_t hash_of(const McOperandRef *ref) {
  return (uint32_t)mc_hash_bytes(ref->name, ref->len) + ref->number * 0x9E3779B1u;
}

enum { FEW = 16 };

/* Names with their first places, for many operands: the search is not quadratic. */
static bool make_table(McTies *ties, uint32_t count) {
  McParser *p = ties->f->p;
  uint32_t slots = 64;
  while (slots < 2 * count) slots *= 2;
  ties->table = mc_arena_alloc(&p->arena, slots * sizeof *ties->table, sizeof *ties->table);
  if (ties->table == NULL) return mc_p_out_of_memory(p);
  memset(ties->table, 0, slots * sizeof *ties->table);
  ties->mask = slots - 1;
  for (uint32_t i = 0; i < count; i++) {
    const McOperandRef *ref = candidate(ties, i);
    uint32_t at = ref->name == NULL ? 0 : hash_of(ref);
    while (ties->table[at & ties->mask] != 0) at++;
    ties->table[at & ties->mask] = i + 1;
  }
  return true;
}

/* The first place with that name; -1: none. False: out of memory, reported. */
static bool find(McTies *ties, const McOperandRef *ref, int32_t *place) {
  uint32_t count = num_candidates(ties);
  *place = -1;
  if (count <= FEW) {
    for (uint32_t i = 0; i < count && *place < 0; i++) {
      if (is_same(candidate(ties, i), ref)) *place = (int32_t)i;
    }
    return true;
  }
  if (ties->table == NULL && !make_table(ties, count)) return false;
  for (uint32_t at = hash_of(ref); ties->table[at & ties->mask] != 0; at++) {
    uint32_t i = ties->table[at & ties->mask] - 1;
    if (!is_same(candidate(ties, i), ref)) continue;
    *place = (int32_t)i;
    return true;
  }
  return true;
}

McType mc_ties_type(McTies *ties) {
  McFormatParse *f = ties->f;
  McParser *p = f->p;
  McType none = {MC_NONE};
  if (!mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    McType type = mc_p_type(p);
    return type.index != MC_NONE && mc_p_push(p, &ties->found, UINT32_MAX) ? type : none;
  }
  const char *at = p->tok.start;
  McOperandRef ref;
  int32_t place;
  if (!mc_p_operand(p, &ref, true) || !find(ties, &ref, &place)) return none;
  if (place < 0) {
    mc_format_parse_error(f, at, "tied operand not found for result reference %%%.*s", (int)ref.len, ref.name);
    return none;
  }
  if (!mc_p_push(p, &ties->found, (uint32_t)place)) return none;
  if (mc_consume_keyword(p, "as")) return mc_p_type(p);
  if (ties->of_args) return f->op->args.ptr[place].type;
  McSpan types = f->types[ties->types];
  if ((uint32_t)place < types.count) return (McType){p->words.ptr[types.start + (uint32_t)place]};
  mc_format_parse_error(f, at, "tied operand has no type");
  return none;
}

static bool set_places(McFormatParse *f, uint32_t attr, const uint32_t *places, size_t count) {
  McParser *p = f->p;
  size_t base = p->words.len;
  McType index = mc_type_index(p->ctx);
  for (size_t i = 0; i < count; i++) {
    McAttr place = mc_attr_integer(p->ctx, index, (int32_t)places[i]);
    if (place.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, &p->words, place.index)) return false;
  }
  McAttr array = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), count);
  p->words.len = base;
  return array.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, array);
}

bool mc_ties_set(const McTies *ties, uint32_t attr) {
  return ties->found.len == 0 || set_places(ties->f, attr, ties->found.ptr, ties->found.len);
}

int64_t mc_tied_place(const McContext *ctx, McAttr tied, uint32_t i, uint32_t count) {
  if (i >= mc_clause_array_size(ctx, tied)) return -1;
  McAttr place = mc_attr_array_get(ctx, tied, i);
  int64_t value;
  if (mc_kind(ctx, place.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, place, &value)) return -1;
  return value >= 0 && value < count ? value : -1;
}

void mc_tied_print(McFormatPrint *f, McSpan operands, McAttr tied, uint32_t i, McType type) {
  McPrinter *p = f->p;
  int64_t place = mc_tied_place(p->ctx, tied, i, operands.count);
  if (place >= 0) {
    McValue operand = mc_op_operand(p->ctx, f->op, operands.start + (uint32_t)place);
    mc_pr_value(p, operand);
    if (mc_value_type(p->ctx, operand).index == type.index) return;
    mc_pr_lit(p, " as ");
  }
  mc_pr_type(p, type);
}

/* --- directives --- */

bool mc_routine_iree_sized_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  uint32_t slot = args[0].number, group = args[num_args - 1].number;
  mc_clause_begin(f, group, slot);
  do {
    if (!mc_sized_type_parse(f, slot, group)) return false;
  } while (mc_consume_if(f->p, TOK_COMMA));
  if (num_args == 3) f->types[args[1].number] = f->types[slot];
  return true;
}

static void print_sized_types(McFormatPrint *f, uint32_t slot, uint32_t group) {
  McSpan sizes = mc_format_print_operands(f, group);
  uint32_t count = mc_slot_count(f, slot), at = sizes.start;
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_slot_type(f, slot, i);
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, type);
    mc_sizes_print(f, type, &at, sizes.start + sizes.count);
  }
}

void mc_routine_iree_sized_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  print_sized_types(f, args[0].number, args[num_args - 1].number);
}

/* Arguments: the type, sizes, (tied_operands,) the operand. */
bool mc_routine_iree_tied_result_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  uint32_t place = UINT32_MAX;
  mc_clause_begin(f, args[1].number, args[0].number);
  if (mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    McOperandRef ref;
    place = 0;
    if (!mc_p_operand(p, &ref, true) || !mc_format_parse_keyword(f, "as", "")) return false;
  }
  if (!mc_sized_type_parse(f, args[0].number, args[1].number)) return false;
  return num_args == 3 || set_places(f, args[2].number, &place, 1);
}

void mc_routine_iree_tied_result_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  McSpan operand = mc_format_print_operands(f, args[num_args - 1].number);
  McSpan sizes = mc_format_print_operands(f, args[1].number);
  if (operand.count > 0) {
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, operand.start));
    mc_pr_lit(p, " as ");
  }
  if (mc_slot_count(f, args[0].number) == 0) return;
  McType type = mc_slot_type(f, args[0].number, 0);
  uint32_t at = sizes.start;
  mc_pr_type(p, type);
  mc_sizes_print(f, type, &at, sizes.start + sizes.count);
}

/* Results with sizes, as long as commas follow. sizes: the group, or MC_NONE for none. */
static bool parse_results(McTies *ties, uint32_t slot, uint32_t sizes) {
  McFormatParse *f = ties->f;
  do {
    McType type = mc_ties_type(ties);
    if (type.index == MC_NONE || !mc_p_push(f->p, &f->p->words, type.index)) return false;
    f->types[slot].count++;
    if (sizes != MC_NONE && !mc_sizes_parse(f, type, sizes)) return false;
  } while (mc_consume_if(f->p, TOK_COMMA));
  return true;
}

/* `(` `)`, `(` results `)`, or results. */
static bool parse_result_list(McTies *ties, uint32_t slot, uint32_t sizes, uint32_t attr) {
  McFormatParse *f = ties->f;
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 0};
  if (sizes != MC_NONE) mc_format_parse_start_group(f, sizes);
  bool parens = mc_consume_if(f->p, TOK_L_PAREN);
  if (parens && mc_consume_if(f->p, TOK_R_PAREN)) return true;
  return parse_results(ties, slot, sizes) && (!parens || mc_expect(f->p, TOK_R_PAREN, "expected ')'")) &&
         mc_ties_set(ties, attr);
}

static void print_result_list(McFormatPrint *f, uint32_t group, uint32_t slot, uint32_t sizes_group, McAttr tied) {
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, group);
  McSpan sizes = sizes_group == MC_NONE ? (McSpan){0, 0} : mc_format_print_operands(f, sizes_group);
  uint32_t count = mc_slot_count(f, slot), at = sizes.start;
  if (count != 1) mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_slot_type(f, slot, i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_tied_print(f, operands, tied, i, type);
    if (sizes_group != MC_NONE) mc_sizes_print(f, type, &at, sizes.start + sizes.count);
  }
  if (count != 1) mc_pr_lit(p, ")");
}

/* Arguments: operands, their types, types of results, tied_operands. */
bool mc_routine_iree_tied_results_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McTies ties;
  mc_ties_init(&ties, f, false, args[0].number, args[1].number);
  bool ok = parse_result_list(&ties, args[2].number, MC_NONE, args[3].number);
  mc_ties_fini(&ties);
  return ok;
}

void mc_routine_iree_tied_results_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_result_list(f, args[0].number, args[2].number, MC_NONE, mc_format_print_attr(f, args[3].number));
}

/* Arguments: operands, their types and sizes, types and sizes of results, tied_operands. */
bool mc_routine_iree_sized_function_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  mc_clause_begin(f, args[2].number, args[1].number);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      if (!mc_sized_type_parse(f, args[1].number, args[2].number)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  return mc_expect(p, TOK_ARROW, "expected '->'") && mc_tied_results_parse(f, args);
}

void mc_routine_iree_sized_function_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(f->p, "(");
  print_sized_types(f, args[1].number, args[2].number);
  mc_pr_lit(f->p, ") -> ");
  mc_tied_results_print(f, args);
}

bool mc_tied_results_parse(McFormatParse *f, const McRoutineArg *args) {
  McTies ties;
  mc_ties_init(&ties, f, false, args[0].number, args[1].number);
  bool ok = parse_result_list(&ties, args[3].number, args[4].number, args[5].number);
  mc_ties_fini(&ties);
  return ok;
}

void mc_tied_results_print(McFormatPrint *f, const McRoutineArg *args) {
  print_result_list(f, args[0].number, args[3].number, args[4].number, mc_format_print_attr(f, args[5].number));
}
