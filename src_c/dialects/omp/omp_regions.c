/* omp_regions.c - operations of OpenMP whose text has the arguments of a region before it: clauses with an argument for
 * each operand, loops; and lists of loops.
 */
#include "dialects/omp/omp.def"
#include "dialects/shared/clauses.h"
#include "parse/parse_attr.h"
#include "types/report.h"

#define ATTR(f, i) mc_format_print_attr(f, args[i].number)

/* --- clauses with arguments --- */

/* One clause among the arguments of the directive: a word, a group, its types, attributes. The word states which
 * attributes: of "private" symbols, barrier, optionally map indices; of "reduction" and others byref, symbols,
 * optionally the modifier. MC_PROGRAM_NONE: the clause has none. */
typedef struct Part {
  McStr word;
  uint32_t group, slot, symbols, barrier, maps, byref, modifier;
} Part;

static uint32_t read_part(McContext *ctx, const McRoutineArg *args, uint32_t num_args, Part *part) {
  uint32_t attrs[3] = {MC_PROGRAM_NONE, MC_PROGRAM_NONE, MC_PROGRAM_NONE}, count = 0, i = 3;
  for (; i < num_args && args[i].kind == MC_FG_ATTR; i++) attrs[count++] = args[i].number;
  McStr word = mc_ident_str(ctx, (McIdent){args[0].number});
  bool is_private = word.ptr[0] == 'p';
  *part = (Part){word,     args[1].number,      args[2].number,
                 is_private ? attrs[0] : attrs[1], is_private ? attrs[1] : MC_PROGRAM_NONE,
                 is_private ? attrs[2] : MC_PROGRAM_NONE, is_private ? MC_PROGRAM_NONE : attrs[0],
                 is_private ? MC_PROGRAM_NONE : attrs[2]};
  return i;
}

typedef struct Collected { McWords symbols, byref, maps; } Collected;

static bool parse_modifier(McFormatParse *f, uint32_t attr) {
  static const char definition[] = "omp.reduction_modifier";
  McParser *p = f->p;
  McStr word;
  uint64_t number;
  if (attr == MC_PROGRAM_NONE || !mc_consume_keyword(p, "mod")) return true;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_clause_word(f, &word) ||
      !mc_expect(p, TOK_COMMA, "expected ','")) {
    return false;
  }
  if (!mc_case_find(p->ctx, definition, word, &number)) {
    return mc_format_parse_error(f, p->tok.start, "invalid `reduction` format");
  }
  McAttr value = mc_case_attr(p->ctx, definition, number);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

static bool parse_map_index(McFormatParse *f, McWords *maps) {
  McParser *p = f->p;
  int64_t index = -1;
  if (mc_consume_if(p, TOK_L_SQUARE)) {
    if (!mc_format_parse_keyword(f, "map_idx", "") || !mc_expect(p, TOK_EQUAL, "expected '='") ||
        !mc_format_parse_integer(f, 32, &index) || !mc_expect(p, TOK_R_SQUARE, "expected ']'")) {
      return false;
    }
  }
  return mc_p_push(p, maps, (uint32_t)(int32_t)index);
}

/* (`byref`)? symbol? %operand `->` %argument (`[` `map_idx` `=` integer `]`)? */
static bool parse_entry(McFormatParse *f, McArgs *region_args, const Part *part, Collected *all) {
  McParser *p = f->p;
  McArgument arg;
  arg.attrs.index = MC_NONE;
  if (part->byref != MC_PROGRAM_NONE && !mc_p_push(p, &all->byref, mc_consume_keyword(p, "byref"))) return false;
  if (part->symbols != MC_PROGRAM_NONE && !mc_clause_attr_of(f, MC_ATTR_SYMBOL_REF, &all->symbols)) return false;
  if (!mc_clause_operand(f, part->group) || !mc_expect(p, TOK_ARROW, "expected '->'") ||
      !mc_p_argument(p, &arg, false, false) || !mc_args_push(p, region_args, arg)) {
    return false;
  }
  return part->maps == MC_PROGRAM_NONE || parse_map_index(f, &all->maps);
}

static bool set_byref(McFormatParse *f, uint32_t attr, const McWords *byref) {
  McParser *p = f->p;
  size_t base = p->words.len;
  for (size_t i = 0; i < byref->len; i += 4) {
    if (!mc_p_push(p, &p->words, 0)) return false;
  }
  for (size_t i = 0; i < byref->len; i++) ((char *)(p->words.ptr + base))[i] = (char)(byref->ptr[i] != 0);
  McAttr value = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 1, MC_SIGNLESS), p->words.ptr + base, byref->len,
                                     p->diags);
  p->words.len = base;
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

static bool parse_clause(McFormatParse *f, McArgs *region_args, const Part *part, Collected *all) {
  McParser *p = f->p;
  uint32_t first = region_args->len;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  mc_clause_begin(f, part->group, part->slot);
  if (!parse_modifier(f, part->modifier)) return false;
  do {
    if (!parse_entry(f, region_args, part, all)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  do {
    if (!mc_clause_type(f, part->slot)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  if (f->operands[part->group].count != f->types[part->slot].count) {
    return mc_format_parse_error(f, p->tok.start, "invalid `%s` format", part->word.ptr);
  }
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  if (part->barrier != MC_PROGRAM_NONE && mc_consume_keyword(p, "private_barrier") &&
      !mc_clause_set_unit(f, part->barrier)) {
    return false;
  }
  for (uint32_t i = first; i < region_args->len; i++) {
    region_args->ptr[i].type.index = p->words.ptr[f->types[part->slot].start + i - first];
  }
  return (part->symbols == MC_PROGRAM_NONE || mc_clause_set_array(f, part->symbols, &all->symbols)) &&
         (part->maps == MC_PROGRAM_NONE || mc_clause_set_numbers(f, part->maps, 64, &all->maps)) &&
         (part->byref == MC_PROGRAM_NONE || set_byref(f, part->byref, &all->byref));
}

static bool parse_region(McFormatParse *f, McArgs *region_args, const McRoutineArg *args, uint32_t num_args) {
  for (uint32_t i = 1; i < num_args;) {
    Part part;
    i += read_part(f->p->ctx, args + i, num_args - i, &part);
    if (!mc_consume_keyword(f->p, part.word.ptr)) continue;
    Collected all = {{0}, {0}, {0}};
    McAlloc *alloc = &f->p->ctx->alloc;
    bool ok = parse_clause(f, region_args, &part, &all);
    mc_array_fini(alloc, &all.symbols);
    mc_array_fini(alloc, &all.byref);
    mc_array_fini(alloc, &all.maps);
    if (!ok) return false;
  }
  return mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_omp_region_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McArgs region_args;
  mc_args_init(&region_args);
  bool ok = parse_region(f, &region_args, args, num_args);
  mc_args_fini(f->p, &region_args);
  return ok;
}

static McAttr attr_or_none(const McFormatPrint *f, uint32_t i) {
  return i == MC_PROGRAM_NONE ? (McAttr){MC_NONE} : mc_format_print_attr(f, i);
}

/* The clause, for the arguments of the region from `first` on. */
static void print_clause(McFormatPrint *f, const Part *part, McBlock entry, uint32_t first, McSpan operands) {
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McAttr symbols = attr_or_none(f, part->symbols), byref = attr_or_none(f, part->byref),
         maps = attr_or_none(f, part->maps), modifier = attr_or_none(f, part->modifier);
  mc_pr_text(p, part->word.ptr, part->word.len);
  mc_pr_lit(p, "(");
  if (modifier.index != MC_NONE) {
    mc_pr_lit(p, "mod: ");
    mc_case_print(f, modifier);
    mc_pr_lit(p, ", ");
  }
  for (uint32_t i = 0; i < operands.count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (mc_clause_number(ctx, byref, i) != 0) mc_pr_lit(p, "byref ");
    if (i < mc_clause_array_size(ctx, symbols)) {
      mc_pr_attr(p, mc_attr_array_get(ctx, symbols, i));
      mc_pr_lit(p, " ");
    }
    mc_pr_value(p, mc_op_operand(ctx, f->op, operands.start + i));
    mc_pr_lit(p, " -> ");
    if (first + i < mc_block_num_args(ctx, entry)) mc_pr_value(p, mc_block_arg(ctx, entry, first + i));
    if (maps.index != MC_NONE && mc_clause_number(ctx, maps, i) != -1) {
      mc_pr_lit(p, " [map_idx=");
      if (!p->collecting) mc_buf_i64(p->buf, mc_clause_number(ctx, maps, i));
      mc_pr_lit(p, "]");
    }
  }
  mc_pr_lit(p, " : ");
  mc_format_print_operand_types(f, operands);
  mc_pr_lit(p, ") ");
  if (attr_or_none(f, part->barrier).index != MC_NONE) mc_pr_lit(p, "private_barrier ");
}

void mc_routine_omp_region_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McBlock entry = mc_format_print_entry(f, args[0].number);
  uint32_t first = 0;
  for (uint32_t i = 1; i < num_args;) {
    Part part;
    i += read_part(f->p->ctx, args + i, num_args - i, &part);
    McSpan operands = mc_format_print_operands(f, part.group);
    if (operands.count == 0 || entry.index == MC_NONE) continue;
    print_clause(f, &part, entry, first, operands);
    first += operands.count;
  }
  mc_format_print_body(f, args[0].number, true);
}

/* --- loops --- */

/* The operands of a group in parentheses, as many as there are variables, all of one type. */
static bool parse_values(McFormatParse *f, const McRoutineArg *args, uint32_t count, McType type) {
  McParser *p = f->p;
  uint32_t group = args[0].number, slot = args[1].number;
  const char *at = p->tok.start;
  f->operands_at[group] = at;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  if (!mc_format_parse_operands_in(f, group, false)) return false;
  if (f->operands[group].count != count) return mc_format_parse_error(f, at, "expected %u operands", count);
  f->types[slot] = (McSpan){(uint32_t)p->words.len, count};
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(p, &p->words, type.index)) return false;
  }
  return true;
}

static bool parse_collapse(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  int64_t value = 0;
  if (!mc_consume_keyword(p, "collapse")) return true;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_format_parse_integer(f, 64, &value) ||
      !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
    return false;
  }
  if (value <= 1) return true;
  McAttr number = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), value);
  return number.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, number);
}

static bool parse_tiles(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_consume_keyword(p, "tiles")) return true;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  do {
    int64_t value;
    if (!mc_format_parse_integer(f, 64, &value) || !mc_p_push_i64(p, &p->words, value)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  McAttr sizes = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), p->words.ptr + base,
                                     (p->words.len - base) / 2, p->diags);
  p->words.len = base;
  return sizes.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, sizes);
}

/* Arguments: lower bounds, types, upper bounds, types, inclusive, steps, types, collapse, tiles, region, attr-dict. */
static bool parse_loop_nest(McFormatParse *f, McArgs *variables, const McRoutineArg *args) {
  McParser *p = f->p;
  uint32_t dropped;
  if (!mc_args_list(p, variables) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || !mc_expect(p, TOK_EQUAL, "expected '='") ||
      !parse_values(f, args, variables->len, type) || !mc_format_parse_keyword(f, "to", "") ||
      !parse_values(f, args + 2, variables->len, type)) {
    return false;
  }
  for (uint32_t i = 0; i < variables->len; i++) variables->ptr[i].type = type;
  if (mc_consume_keyword(p, "inclusive") && !mc_clause_set_unit(f, args[4].number)) return false;
  return mc_format_parse_keyword(f, "step", "") && parse_values(f, args + 5, variables->len, type) &&
         parse_collapse(f, args[7].number) && parse_tiles(f, args[8].number) &&
         mc_format_parse_region(f, variables->ptr, variables->len) && mc_format_parse_attr_dict_unchecked(f, &dropped);
}

bool mc_routine_omp_loop_nest_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_loop_nest);
}

void mc_routine_omp_loop_nest_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McBlock entry = mc_format_print_entry(f, args[9].number);
  McAttr collapse = ATTR(f, 7), tiles = ATTR(f, 8);
  int64_t number = 0;
  uint32_t count = entry.index == MC_NONE ? 0 : mc_block_num_args(ctx, entry);
  mc_pr_lit(p, "(");
  mc_format_print_entry_args(f, entry, count);
  mc_pr_lit(p, ") : ");
  if (count > 0) mc_pr_type(p, mc_value_type(ctx, mc_block_arg(ctx, entry, 0)));
  mc_pr_lit(p, " = (");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(p, ") to (");
  mc_format_print_values(f, mc_format_print_operands(f, args[2].number));
  mc_pr_lit(p, ") ");
  if (ATTR(f, 4).index != MC_NONE) mc_pr_lit(p, "inclusive ");
  mc_pr_lit(p, "step (");
  mc_format_print_values(f, mc_format_print_operands(f, args[5].number));
  mc_pr_lit(p, ") ");
  if (collapse.index != MC_NONE && mc_kind(ctx, collapse.index) == MC_ATTR_INTEGER &&
      mc_attr_integer_i64(ctx, collapse, &number) && number > 1) {
    mc_pr_lit(p, "collapse(");
    mc_pr_attr_no_type(p, collapse);
    mc_pr_lit(p, ") ");
  }
  if (tiles.index != MC_NONE) {
    mc_pr_lit(p, "tiles(");
    for (uint32_t i = 0, n = (uint32_t)mc_attr_dense_count(ctx, tiles); i < n && !p->collecting; i++) {
      if (i > 0) mc_pr_lit(p, ", ");
      mc_buf_i64(p->buf, mc_clause_number(ctx, tiles, i));
    }
    mc_pr_lit(p, ") ");
  }
  mc_format_print_body(f, args[9].number, true);
}

/* --- canonical loops and lists of them --- */

static McType loop_type(McFormatParse *f) {
  static const char name[] = "omp.cli";
  McContext *ctx = f->p->ctx;
  const McDefinition *def = mc_definition(ctx, mc_ident(ctx, name, sizeof name - 1), true);
  return (McType){def == NULL ? MC_NONE : mc_defined_intern(ctx, def, NULL)};
}

/* Arguments: the reference, its type, the trip count, its type, region. */
static bool parse_canonical_loop(McFormatParse *f, McArgs *variables, const McRoutineArg *args) {
  McParser *p = f->p;
  McArgument variable;
  variable.attrs.index = MC_NONE;
  mc_clause_begin(f, args[0].number, args[1].number);
  if (mc_consume_if(p, TOK_L_PAREN)) {
    McType type = loop_type(f);
    if (type.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_clause_operand(f, args[0].number) || !mc_expect(p, TOK_R_PAREN, "expected ')'") ||
        !mc_p_push(p, &p->words, type.index)) {
      return false;
    }
    f->types[args[1].number].count = 1;
  }
  if (!mc_p_argument(p, &variable, true, false) || !mc_args_push(p, variables, variable) ||
      !mc_format_parse_keyword(f, "in", "") || !mc_format_parse_keyword(f, "range", "") ||
      !mc_expect(p, TOK_L_PAREN, "expected '('")) {
    return false;
  }
  mc_clause_begin(f, args[2].number, args[3].number);
  return mc_clause_operand(f, args[2].number) && mc_format_parse_set_type(f, args[3].number, variable.type) &&
         mc_expect(p, TOK_R_PAREN, "expected ')'") && mc_format_parse_region(f, variables->ptr, variables->len);
}

bool mc_routine_omp_canonical_loop_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_canonical_loop);
}

void mc_routine_omp_canonical_loop_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McSpan reference = mc_format_print_operands(f, args[0].number);
  McBlock entry = mc_format_print_entry(f, args[4].number);
  if (reference.count > 0) {
    mc_pr_lit(f->p, "(");
    mc_format_print_values(f, reference);
    mc_pr_lit(f->p, ")");
  }
  mc_pr_lit(f->p, " ");
  if (entry.index != MC_NONE && mc_block_num_args(ctx, entry) > 0) {
    McValue variable = mc_block_arg(ctx, entry, 0);
    mc_pr_value(f->p, variable);
    mc_pr_lit(f->p, " : ");
    mc_pr_type(f->p, mc_value_type(ctx, variable));
  }
  mc_pr_lit(f->p, " in range(");
  mc_format_print_values(f, mc_format_print_operands(f, args[2].number));
  mc_pr_lit(f->p, ") ");
  mc_format_print_body(f, args[4].number, true);
}

bool mc_routine_omp_no_loops_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  if (!mc_consume_if(f->p, TOK_ARROW)) return true;
  return mc_expect(f->p, TOK_L_PAREN, "expected '('") && mc_expect(f->p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_omp_no_loops_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

bool mc_routine_omp_loop_lists_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  bool generated = !mc_consume_if(p, TOK_LESS);
  for (uint32_t i = 0; i < 2; i++) {
    f->operands_at[args[i].number] = p->tok.start;
    f->operands[args[i].number] = (McSpan){(uint32_t)p->refs.len, 0};
    if (i == 0 && !generated) continue;
    if (i == 1 &&
        ((generated && !mc_expect(p, TOK_LESS, "expected '<'")) || !mc_expect(p, TOK_MINUS, "expected '-'"))) {
      return false;
    }
    f->operands[args[i].number].start = (uint32_t)p->refs.len;
    if (!mc_format_parse_operands_in(f, args[i].number, false)) return false;
  }
  return true;
}

void mc_routine_omp_loop_lists_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan made = mc_format_print_operands(f, args[0].number), taken = mc_format_print_operands(f, args[1].number);
  if (made.count > 0) {
    mc_pr_lit(f->p, "(");
    mc_format_print_values(f, made);
    mc_pr_lit(f->p, ")");
  }
  if (taken.count > 0) {
    mc_pr_lit(f->p, " <- (");
    mc_format_print_values(f, taken);
    mc_pr_lit(f->p, ")");
  }
}

/* --- allocations --- */

/* Arguments: parameters, their types, sizes, their types. */
bool mc_routine_omp_allocated_shape_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  mc_clause_begin(f, args[0].number, args[1].number);
  if (mc_consume_if(p, TOK_L_PAREN)) {
    do {
      if (!mc_clause_operand(f, args[0].number)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
    do {
      if (!mc_clause_type(f, args[1].number)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  mc_clause_begin(f, args[2].number, args[3].number);
  if (!mc_consume_if(p, TOK_COMMA)) return true;
  do {
    if (!mc_clause_operand(f, args[2].number) || !mc_p_push(p, &p->words, p->ctx->cached.index)) return false;
    f->types[args[3].number].count++;
  } while (mc_consume_if(p, TOK_COMMA));
  return true;
}

void mc_routine_omp_allocated_shape_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan parameters = mc_format_print_operands(f, args[0].number), sizes = mc_format_print_operands(f, args[2].number);
  if (parameters.count > 0) {
    mc_pr_lit(f->p, "(");
    mc_format_print_values(f, parameters);
    mc_pr_lit(f->p, " : ");
    mc_format_print_operand_types(f, parameters);
    mc_pr_lit(f->p, ")");
  }
  if (sizes.count > 0) {
    mc_pr_lit(f->p, ", ");
    mc_format_print_values(f, sizes);
  }
}
