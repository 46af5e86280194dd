/* omp_directives.c - the clauses of OpenMP that the language of formats cannot express: lists whose elements have parts
 * for several attributes, words of enumerations, flags of mappings.
 */
#include "dialects/omp/omp.def"
#include "dialects/shared/clauses.h"
#include "parse/parse_attr.h"
#include "types/report.h"

#define ATTR(f, i) mc_format_print_attr(f, args[i].number)

/* --- lists --- */

/* Operands and types of a group whose elements alternate with those of another one, until the list is read. */
typedef struct Aside { McOperandRefs refs; McWords types; } Aside;

static bool push_aside(McFormatParse *f, Aside *aside) {
  McParser *p = f->p;
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || !mc_p_push(p, &aside->types, type.index)) return false;
  return mc_array_push(&p->ctx->alloc, &aside->refs, ref) || mc_p_out_of_memory(p);
}

/* Moves them to the top of the parser's stacks. */
static bool take_aside(McFormatParse *f, const Aside *aside, uint32_t group, uint32_t slot) {
  McParser *p = f->p;
  mc_clause_begin(f, group, slot);
  for (size_t i = 0; i < aside->refs.len; i++) {
    if (!mc_array_push(&p->ctx->alloc, &p->refs, aside->refs.ptr[i])) return mc_p_out_of_memory(p);
  }
  for (size_t i = 0; i < aside->types.len; i++) {
    if (!mc_p_push(p, &p->words, aside->types.ptr[i])) return false;
  }
  f->operands[group].count = (uint32_t)aside->refs.len;
  f->types[slot].count = (uint32_t)aside->types.len;
  return true;
}

/* Arguments: variables, their types, allocators, their types; an allocator comes before its variable. */
static bool parse_allocators(McFormatParse *f, const McRoutineArg *args, Aside *variables) {
  McParser *p = f->p;
  mc_clause_begin(f, args[2].number, args[3].number);
  do {
    if (!mc_clause_typed_operand(f, args[2].number, args[3].number) || !mc_expect(p, TOK_ARROW, "expected '->'") ||
        !push_aside(f, variables)) {
      return false;
    }
  } while (mc_consume_if(p, TOK_COMMA));
  return take_aside(f, variables, args[0].number, args[1].number);
}

bool mc_routine_omp_allocators_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  Aside variables = {{0}, {0}};
  bool ok = parse_allocators(f, args, &variables);
  mc_array_fini(&f->p->ctx->alloc, &variables.refs);
  mc_array_fini(&f->p->ctx->alloc, &variables.types);
  return ok;
}

void mc_routine_omp_allocators_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan variables = mc_format_print_operands(f, args[0].number),
         allocators = mc_format_print_operands(f, args[2].number);
  for (uint32_t i = 0; i < variables.count && i < allocators.count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_clause_print_typed_operand(f, allocators.start + i);
    mc_pr_lit(f->p, " -> ");
    mc_clause_print_typed_operand(f, variables.start + i);
  }
}

/* The forms of omp.Listed, by the first letter of the word: "alignment", "symbol", "kind". */
static char form_of(McContext *ctx, const McRoutineArg *arg) {
  return mc_ident_str(ctx, (McIdent){arg->number}).ptr[0];
}

static const char dependences[] = "omp.clause_task_depend";

static bool parse_kind(McFormatParse *f, McWords *attrs) {
  McStr word;
  uint64_t number;
  const char *at = f->p->tok.start;
  if (!mc_clause_word(f, &word) || !mc_expect(f->p, TOK_ARROW, "expected '->'")) return false;
  if (!mc_case_find(f->p->ctx, dependences, word, &number)) {
    return mc_format_parse_error(f, at, "invalid clause value: '%.*s'", (int)word.len, word.ptr);
  }
  McAttr kind = mc_case_attr(f->p->ctx, dependences, number);
  return kind.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_p_push(f->p, attrs, kind.index);
}

static bool parse_element(McFormatParse *f, const McRoutineArg *args, char form, McWords *attrs) {
  McParser *p = f->p;
  if (form == 'k') return parse_kind(f, attrs) && mc_clause_typed_operand(f, args[0].number, args[1].number);
  if (form == 's') {
    return mc_clause_operand(f, args[0].number) && mc_expect(p, TOK_ARROW, "expected '->'") &&
           mc_clause_attr_of(f, MC_ATTR_SYMBOL_REF, attrs) && mc_expect(p, TOK_COLON, "expected ':'") &&
           mc_clause_type(f, args[1].number);
  }
  return mc_clause_typed_operand(f, args[0].number, args[1].number) && mc_expect(p, TOK_ARROW, "expected '->'") &&
         mc_clause_attr(f, attrs);
}

bool mc_routine_omp_listed_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords attrs = {0};
  char form = form_of(f->p->ctx, &args[3]);
  bool ok = true;
  mc_clause_begin(f, args[0].number, args[1].number);
  do {
    ok = parse_element(f, args, form, &attrs);
  } while (ok && mc_consume_if(f->p, TOK_COMMA));
  ok = ok && mc_clause_set_array(f, args[2].number, &attrs);
  mc_array_fini(&f->p->ctx->alloc, &attrs);
  return ok;
}

void mc_routine_omp_listed_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  McAttr attrs = ATTR(f, 2);
  char form = form_of(ctx, &args[3]);
  for (uint32_t i = 0, n = mc_clause_array_size(ctx, attrs); i < n && i < operands.count; i++) {
    McAttr attr = mc_attr_array_get(ctx, attrs, i);
    McValue value = mc_op_operand(ctx, f->op, operands.start + i);
    if (i > 0) mc_pr_lit(f->p, ", ");
    if (form == 'k') {
      mc_case_print(f, attr);
      mc_pr_lit(f->p, " -> ");
    }
    if (form != 's') {
      mc_clause_print_typed_operand(f, operands.start + i);
      if (form == 'k') continue;
      mc_pr_lit(f->p, " -> ");
      mc_pr_attr(f->p, attr);
      continue;
    }
    mc_pr_value(f->p, value);
    mc_pr_lit(f->p, " -> ");
    mc_pr_attr(f->p, attr);
    mc_pr_lit(f->p, " : ");
    mc_pr_type(f->p, mc_value_type(ctx, value));
  }
}

/* Arguments: variables, their types, steps. */
static bool parse_linear(McFormatParse *f, const McRoutineArg *args, McOperandRefs *steps) {
  McParser *p = f->p;
  McOperandRef step;
  mc_clause_begin(f, args[0].number, args[1].number);
  do {
    if (!mc_clause_operand(f, args[0].number) || !mc_expect(p, TOK_EQUAL, "expected '='") ||
        !mc_p_operand(p, &step, true)) {
      return false;
    }
    if (!mc_array_push(&p->ctx->alloc, steps, step)) return mc_p_out_of_memory(p);
    if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_clause_type(f, args[1].number)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  f->operands_at[args[2].number] = p->tok.start;
  f->operands[args[2].number] = (McSpan){(uint32_t)p->refs.len, (uint32_t)steps->len};
  for (size_t i = 0; i < steps->len; i++) {
    if (!mc_array_push(&p->ctx->alloc, &p->refs, steps->ptr[i])) return mc_p_out_of_memory(p);
  }
  return true;
}

bool mc_routine_omp_linear_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McOperandRefs steps = {0};
  bool ok = parse_linear(f, args, &steps);
  mc_array_fini(&f->p->ctx->alloc, &steps);
  return ok;
}

void mc_routine_omp_linear_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McSpan variables = mc_format_print_operands(f, args[0].number), steps = mc_format_print_operands(f, args[2].number);
  for (uint32_t i = 0; i < variables.count; i++) {
    McValue value = mc_op_operand(ctx, f->op, variables.start + i);
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_value(f->p, value);
    if (i < steps.count) {
      mc_pr_lit(f->p, " = ");
      mc_pr_value(f->p, mc_op_operand(ctx, f->op, steps.start + i));
    }
    mc_pr_lit(f->p, " : ");
    mc_pr_type(f->p, mc_value_type(ctx, value));
  }
}

/* --- words of enumerations --- */

/* The name of the definition, or of the enumeration, that an attribute is of; "" when it can be any attribute. */
static const char *definition_of(McFormatParse *f, uint32_t attr) {
  const McAttrWords *a = &mc_def_attrs(f->def)[attr];
  uint32_t name = a->definition;
  if (name == MC_NONE && a->enumeration != 0) name = ((const McEnumWords *)(f->def->words + a->enumeration))->name;
  return name == MC_NONE ? "" : mc_ident_str(f->p->ctx, (McIdent){name}).ptr;
}

/* Sets attribute `i` to a case of its definition's enumeration. */
static bool set_case(McFormatParse *f, uint32_t i, uint64_t number) {
  McAttr value = mc_case_attr(f->p->ctx, definition_of(f, i), number);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, i, value);
}

static bool find_case(McFormatParse *f, uint32_t i, McStr word, uint64_t *number) {
  return mc_case_find(f->p->ctx, definition_of(f, i), word, number);
}

static bool fail_case(McFormatParse *f, const char *at, McStr word) {
  return mc_format_parse_error(f, at, "invalid clause value: '%.*s'", (int)word.len, word.ptr);
}

bool mc_routine_omp_case_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr word;
  uint64_t number;
  const char *at = f->p->tok.start;
  if (!mc_clause_word(f, &word)) return false;
  if (!find_case(f, args[0].number, word, &number)) return fail_case(f, at, word);
  return set_case(f, args[0].number, number);
}

void mc_routine_omp_case_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_case_print(f, ATTR(f, 0));
}

bool mc_routine_omp_capture_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr word;
  uint64_t number;
  if (!mc_clause_word(f, &word)) return false;
  return !find_case(f, args[0].number, word, &number) || set_case(f, args[0].number, number);
}

void mc_routine_omp_capture_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  mc_routine_omp_case_print(f, args, num_args);
}

bool mc_routine_omp_order_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr word;
  uint64_t number;
  const char *at = p->tok.start;
  if (!mc_clause_word(f, &word)) return false;
  if (find_case(f, args[1].number, word, &number)) {
    if (!set_case(f, args[1].number, number) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
    at = p->tok.start;
    if (!mc_clause_word(f, &word)) return false;
  }
  if (!find_case(f, args[0].number, word, &number)) return fail_case(f, at, word);
  return set_case(f, args[0].number, number);
}

void mc_routine_omp_order_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr modifier = ATTR(f, 1);
  mc_case_print(f, modifier);
  if (modifier.index != MC_NONE) mc_pr_lit(f->p, ":");
  mc_case_print(f, ATTR(f, 0));
}

/* Arguments: modifier, operand, its type, the clause's name. */
bool mc_routine_omp_granularity_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr name = mc_ident_str(p->ctx, (McIdent){args[3].number}), word;
  uint64_t number;
  if (mc_p_at_word(p)) {
    if (!mc_clause_word(f, &word)) return false;
    if (!find_case(f, args[0].number, word, &number)) {
      return mc_format_parse_error(f, p->tok.start, "invalid %s modifier : '%.*s'", name.ptr, (int)word.len, word.ptr);
    }
    if (!set_case(f, args[0].number, number) || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  }
  mc_clause_begin(f, args[1].number, args[2].number);
  return mc_clause_typed_operand(f, args[1].number, args[2].number);
}

void mc_routine_omp_granularity_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan operand = mc_format_print_operands(f, args[1].number);
  McAttr modifier = ATTR(f, 0);
  mc_case_print(f, modifier);
  if (modifier.index != MC_NONE) mc_pr_lit(f->p, ", ");
  if (operand.count == 0) return;
  mc_format_print_values(f, operand);
  mc_pr_lit(f->p, ": ");
  mc_format_print_operand_types(f, operand);
}

/* --- schedules --- */

enum { SCHEDULE_GUIDED = 2, MODIFIER_NONE = 0, MODIFIER_SIMD = 3 };
#define MAX_MODIFIERS 2

static bool parse_modifiers(McFormatParse *f, uint32_t modifier, uint32_t simd) {
  McParser *p = f->p;
  McStr words[MAX_MODIFIERS + 1];
  uint64_t numbers[MAX_MODIFIERS + 1] = {0};
  uint32_t count = 0;
  while (mc_consume_if(p, TOK_COMMA)) {
    if (!mc_clause_word(f, &words[count])) return false;
    if (count < MAX_MODIFIERS) count++;
    else return mc_format_parse_error(f, f->op->at, " unexpected modifier(s)");
  }
  for (uint32_t i = 0; i < count; i++) {
    if (find_case(f, modifier, words[i], &numbers[i])) continue;
    return mc_format_parse_error(f, f->op->at, " unknown modifier type: %.*s", (int)words[i].len, words[i].ptr);
  }
  if (count == 0) return true;
  bool only_simd = count == 1 && numbers[0] == MODIFIER_SIMD;
  if (count == 2 && (numbers[0] == MODIFIER_SIMD || numbers[1] != MODIFIER_SIMD)) {
    return mc_format_parse_error(f, f->op->at, " incorrect modifier order");
  }
  return set_case(f, modifier, only_simd ? MODIFIER_NONE : numbers[0]) &&
         (!(only_simd || count == 2) || mc_clause_set_unit(f, simd));
}

/* Arguments: kind, modifier, simd, chunk, its type. */
bool mc_routine_omp_schedule_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr word;
  uint64_t kind;
  if (!mc_clause_word(f, &word)) return false;
  if (!find_case(f, args[0].number, word, &kind)) {
    return mc_format_parse_error(f, f->op->at, " expected schedule kind");
  }
  if (!set_case(f, args[0].number, kind)) return false;
  if (kind <= SCHEDULE_GUIDED && mc_consume_if(p, TOK_EQUAL)) {
    mc_clause_begin(f, args[3].number, args[4].number);
    if (!mc_clause_typed_operand(f, args[3].number, args[4].number)) return false;
  }
  return parse_modifiers(f, args[1].number, args[2].number);
}

void mc_routine_omp_schedule_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan chunk = mc_format_print_operands(f, args[3].number);
  McAttr modifier = ATTR(f, 1);
  mc_case_print(f, ATTR(f, 0));
  if (chunk.count > 0) {
    mc_pr_lit(f->p, " = ");
    mc_clause_print_typed_operand(f, chunk.start);
  }
  if (modifier.index != MC_NONE) mc_pr_lit(f->p, ", ");
  mc_case_print(f, modifier);
  if (ATTR(f, 2).index != MC_NONE) mc_pr_lit(f->p, ", simd");
}

/* --- hints --- */

static const char *const hints[] = {"uncontended", "contended", "nonspeculative", "speculative"};

bool mc_routine_omp_hint_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  int64_t value = 0;
  if (!mc_consume_keyword(p, "none")) {
    do {
      McStr word;
      uint32_t i = 0;
      if (!mc_clause_word(f, &word)) return false;
      while (i < MC_COUNT(hints) && !(strlen(hints[i]) == word.len && memcmp(hints[i], word.ptr, word.len) == 0)) i++;
      if (i == MC_COUNT(hints)) {
        return mc_format_parse_error(f, p->tok.start, "%.*s is not a valid hint", (int)word.len, word.ptr);
      }
      value |= (int64_t)1 << i;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  McAttr attr = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), value);
  return attr.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, attr);
}

void mc_routine_omp_hint_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr attr = ATTR(f, 0);
  int64_t value = 0;
  bool first = true;
  if (attr.index != MC_NONE && mc_kind(f->p->ctx, attr.index) == MC_ATTR_INTEGER) {
    mc_attr_integer_i64(f->p->ctx, attr, &value);
  }
  if (value == 0) mc_pr_lit(f->p, "none");
  for (uint32_t i = 0; i < MC_COUNT(hints); i++) {
    if (!(value >> i & 1)) continue;
    if (!first) mc_pr_lit(f->p, ", ");
    mc_pr_text(f->p, hints[i], strlen(hints[i]));
    first = false;
  }
}

/* --- mappings --- */

/* The words of a mapping in the order in which they are printed; `tofrom` is two bits. */
static const struct { const char *word; uint32_t bits; } flags[] = {
    {"always", 1 << 3}, {"implicit", 1 << 8}, {"ompx_hold", 1 << 11}, {"close", 1 << 9}, {"present", 1 << 10},
    {"tofrom", 6}, {"from", 4}, {"to", 2}, {"delete", 1 << 4}, {"return_param", 1 << 5}, {"storage", 1},
    {"private", 1 << 6}, {"literal", 1 << 7}, {"attach", 1 << 12}, {"attach_always", 1 << 13}, {"attach_none", 1 << 14},
    {"attach_auto", 1 << 15}, {"ref_ptr", 1 << 16}, {"ref_ptee", 1 << 17}, {"ref_ptr_ptee", 1 << 18},
    {"is_device_ptr", 1 << 19}};

bool mc_routine_omp_map_flags_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint64_t bits = 0;
  do {
    McStr word;
    if (!mc_clause_word(f, &word)) return false;
    for (uint32_t i = 0; i < MC_COUNT(flags); i++) { /* other words mean nothing, as in mlir-opt 22 */
      if (strlen(flags[i].word) == word.len && memcmp(flags[i].word, word.ptr, word.len) == 0) bits |= flags[i].bits;
    }
  } while (mc_consume_if(f->p, TOK_COMMA));
  return set_case(f, args[0].number, bits);
}

void mc_routine_omp_map_flags_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  int64_t number = mc_case_number(f->p->ctx, ATTR(f, 0));
  uint32_t left = number < 0 ? 0 : (uint32_t)number;
  bool first = true;
  for (uint32_t i = 0; i < MC_COUNT(flags); i++) {
    if ((left & flags[i].bits) != flags[i].bits) continue;
    left &= ~flags[i].bits;
    if (!first) mc_pr_lit(f->p, ", ");
    mc_pr_text(f->p, flags[i].word, strlen(flags[i].word));
    first = false;
  }
  if (first) mc_pr_lit(f->p, "none");
}

/* `[` integer, ... `]`, ... */
static bool parse_indices(McFormatParse *f, uint32_t attr, McWords *lists, McWords *numbers) {
  McParser *p = f->p;
  McType i64 = mc_type_integer(p->ctx, 64, MC_SIGNLESS);
  do {
    if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
    numbers->len = 0;
    do {
      int64_t value;
      if (!mc_format_parse_integer(f, 64, &value)) return false;
      McAttr number = mc_attr_integer(p->ctx, i64, value);
      if (number.index == MC_NONE) return mc_p_out_of_memory(p);
      if (!mc_p_push(p, numbers, number.index)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
    McAttr list = mc_attr_array(p->ctx, (const McAttr *)numbers->ptr, numbers->len);
    if (list.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, lists, list.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_clause_set_array(f, attr, lists);
}

bool mc_routine_omp_member_indices_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords lists = {0}, numbers = {0};
  bool ok = parse_indices(f, args[0].number, &lists, &numbers);
  mc_array_fini(&f->p->ctx->alloc, &lists);
  mc_array_fini(&f->p->ctx->alloc, &numbers);
  return ok;
}

void mc_routine_omp_member_indices_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McAttr lists = ATTR(f, 0);
  for (uint32_t i = 0, n = mc_clause_array_size(ctx, lists); i < n; i++) {
    McAttr list = mc_attr_array_get(ctx, lists, i);
    mc_pr_text(f->p, i > 0 ? ", [" : "[", i > 0 ? 3 : 1);
    for (uint32_t k = 0, m = mc_clause_array_size(ctx, list); k < m; k++) {
      if (k > 0) mc_pr_lit(f->p, ", ");
      mc_pr_attr_no_type(f->p, mc_attr_array_get(ctx, list, k));
    }
    mc_pr_lit(f->p, "]");
  }
}
