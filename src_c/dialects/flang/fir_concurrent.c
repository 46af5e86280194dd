/* fir_concurrent.c - forms of loops whose iterations have no order, and of arrays that are packed. */
#include "dialects/flang/flang.def"
#include "dialects/flang/flang.h"
#include "parse/parse_attr.h"

/* --- lists --- */

static bool parse_operand_list(McFormatParse *f, uint32_t group) {
  mc_format_parse_start_group(f, group);
  return mc_format_parse_operands_in(f, group, false);
}

static void put_list(McFormatPrint *f, const char *word, McSpan operands) {
  McPrinter *p = f->p;
  mc_pr_text(p, word, strlen(word));
  mc_pr_lit(p, "(");
  mc_format_print_values(f, operands);
  mc_pr_lit(p, ")");
}

static McAttr item(const McContext *ctx, McAttr list, uint32_t i) {
  bool is_list = list.index != MC_NONE && mc_kind(ctx, list.index) == MC_ATTR_ARRAY;
  return is_list && i < mc_attr_array_size(ctx, list) ? mc_attr_array_get(ctx, list, i) : (McAttr){MC_NONE};
}

/* --- fir.do_concurrent.loop --- */

enum { LOOP_LOWER, LOOP_UPPER, LOOP_STEP, LOOP_LOCALS, LOOP_REDUCED, LOOP_LOCAL_TYPES, LOOP_REDUCED_TYPES,
       LOOP_LOCAL_SYMS, LOOP_REDUCE_SYMS, LOOP_REDUCE_ATTRS, LOOP_BYREF, LOOP_DICT, LOOP_REGION };

typedef struct Captures { McWords syms, attrs; } Captures; /* of variables that the loop has its own copies of */

/* (`byref`? @symbol attribute) or @symbol, %variable `->` %copy */
static bool parse_capture(McFormatParse *f, McArgs *region_args, uint32_t group, Captures *c, bool reduces) {
  McParser *p = f->p;
  McArgument arg = {.type = {MC_NONE}};
  bool byref = reduces && mc_consume_keyword(p, "byref");
  if (reduces && !mc_p_push(p, &p->words, byref)) return false;
  McAttr symbol = mc_p_attr(p, (McType){MC_NONE});
  if (symbol.index == MC_NONE || !mc_p_push(p, &c->syms, symbol.index)) return false;
  if (reduces) {
    McAttr attr = mc_p_attr(p, (McType){MC_NONE});
    if (attr.index == MC_NONE || !mc_p_push(p, &c->attrs, attr.index)) return false;
  }
  return mc_format_parse_push_operand(f, group) && mc_expect(p, TOK_ARROW, "expected '->'") &&
         mc_p_operand(p, &arg.ref, true) && mc_args_push(p, region_args, arg);
}

static bool set_list(McFormatParse *f, uint32_t attr, const McWords *words) {
  McAttr list = mc_attr_array(f->p->ctx, (const McAttr *)words->ptr, words->len);
  return list.index != MC_NONE ? mc_format_parse_set_attr(f, attr, list) : mc_p_out_of_memory(f->p);
}

static bool set_flags(McFormatParse *f, uint32_t attr, size_t base) {
  McParser *p = f->p;
  size_t count = p->words.len - base;
  uint8_t *flags = mc_arena_alloc(&p->arena, count + 1, 1);
  if (flags == NULL) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < count; i++) flags[i] = (uint8_t)p->words.ptr[base + i];
  p->words.len = base;
  McAttr held = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 1, MC_SIGNLESS), flags, count, p->diags);
  return held.index != MC_NONE && mc_format_parse_set_attr(f, attr, held);
}

static bool read_captures(McFormatParse *f, McArgs *region_args, const McRoutineArg *args, bool reduces, Captures *c) {
  McParser *p = f->p;
  uint32_t group = args[reduces ? LOOP_REDUCED : LOOP_LOCALS].number;
  uint32_t slot = args[reduces ? LOOP_REDUCED_TYPES : LOOP_LOCAL_TYPES].number, first = region_args->len;
  size_t flags = p->words.len;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  do {
    if (!parse_capture(f, region_args, group, c, reduces)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  if (!set_list(f, args[reduces ? LOOP_REDUCE_SYMS : LOOP_LOCAL_SYMS].number, &c->syms)) return false;
  if (reduces && (!set_list(f, args[LOOP_REDUCE_ATTRS].number, &c->attrs) ||
                  !set_flags(f, args[LOOP_BYREF].number, flags))) {
    return false;
  }
  size_t base = p->words.len;
  const char *at = p->tok.start;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words) ||
      !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
    return false;
  }
  uint32_t count = (uint32_t)(p->words.len - base), wanted = region_args->len - first;
  if (count != wanted) return mc_format_parse_error(f, at, "%u operands present, but expected %u", wanted, count);
  for (uint32_t i = 0; i < count; i++) region_args->ptr[first + i].type.index = p->words.ptr[base + i];
  f->types[slot] = (McSpan){(uint32_t)base, count};
  return true;
}

static bool parse_captures(McFormatParse *f, McArgs *region_args, const McRoutineArg *args, bool reduces) {
  McParser *p = f->p;
  Captures c = {0};
  mc_format_parse_start_group(f, args[reduces ? LOOP_REDUCED : LOOP_LOCALS].number);
  f->types[args[reduces ? LOOP_REDUCED_TYPES : LOOP_LOCAL_TYPES].number] = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_consume_keyword(p, reduces ? "reduce" : "local")) return true;
  bool ok = read_captures(f, region_args, args, reduces, &c);
  mc_array_fini(&p->ctx->alloc, &c.syms);
  mc_array_fini(&p->ctx->alloc, &c.attrs);
  return ok;
}

static bool parse_concurrent(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (!mc_args_list(p, region_args) || !mc_expect(p, TOK_EQUAL, "expected '='") ||
      !parse_operand_list(f, args[LOOP_LOWER].number) || !mc_format_parse_keyword(f, "to", "") ||
      !parse_operand_list(f, args[LOOP_UPPER].number) || !mc_format_parse_keyword(f, "step", "") ||
      !parse_operand_list(f, args[LOOP_STEP].number)) {
    return false;
  }
  for (uint32_t i = 0; i < region_args->len; i++) region_args->ptr[i].type.index = p->ctx->cached.index;
  return parse_captures(f, region_args, args, false) && parse_captures(f, region_args, args, true) &&
         mc_format_parse_region(f, region_args->ptr, region_args->len) && mc_format_parse_attr_dict(f, false);
}

bool mc_routine_fir_concurrent_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_concurrent);
}

static void put_captures(McFormatPrint *f, const McRoutineArg *args, bool reduces, McBlock entry, uint32_t first) {
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McSpan operands = mc_format_print_operands(f, args[reduces ? LOOP_REDUCED : LOOP_LOCALS].number);
  McAttr syms = mc_format_print_attr(f, args[reduces ? LOOP_REDUCE_SYMS : LOOP_LOCAL_SYMS].number);
  McAttr attrs = mc_format_print_attr(f, args[LOOP_REDUCE_ATTRS].number);
  McAttr byref = mc_format_print_attr(f, args[LOOP_BYREF].number);
  if (operands.count == 0) return;
  if (reduces) mc_pr_lit(p, " reduce(");
  else mc_pr_lit(p, " local(");
  for (uint32_t i = 0; i < operands.count; i++) {
    McAttr symbol = item(ctx, syms, i), attr = reduces ? item(ctx, attrs, i) : (McAttr){MC_NONE};
    if (i > 0) mc_pr_lit(p, ", ");
    if (reduces && byref.index != MC_NONE && mc_attr_dense_data(ctx, byref).len > i &&
        mc_attr_dense_data(ctx, byref).ptr[i]) {
      mc_pr_lit(p, "byref ");
    }
    if (symbol.index != MC_NONE) mc_pr_attr(p, symbol);
    mc_pr_lit(p, " ");
    if (attr.index != MC_NONE) mc_pr_attr(p, attr), mc_pr_lit(p, " ");
    mc_pr_value(p, mc_op_operand(ctx, f->op, operands.start + i));
    mc_pr_lit(p, " -> ");
    if (first + i < mc_block_num_args(ctx, entry)) mc_pr_value(p, mc_block_arg(ctx, entry, first + i));
  }
  mc_pr_lit(p, " : ");
  mc_format_print_operand_types(f, operands);
  mc_pr_lit(p, ")");
}

void mc_routine_fir_concurrent_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[LOOP_REGION].number);
  McSpan lower = mc_format_print_operands(f, args[LOOP_LOWER].number);
  McSpan locals = mc_format_print_operands(f, args[LOOP_LOCALS].number);
  if (entry.index == MC_NONE || mc_block_num_args(p->ctx, entry) < lower.count) return;
  mc_pr_lit(p, "(");
  mc_format_print_entry_args(f, entry, lower.count);
  put_list(f, ") = ", lower);
  put_list(f, " to ", mc_format_print_operands(f, args[LOOP_UPPER].number));
  put_list(f, " step ", mc_format_print_operands(f, args[LOOP_STEP].number));
  put_captures(f, args, false, entry, lower.count);
  put_captures(f, args, true, entry, lower.count + locals.count);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[LOOP_REGION].number, true);
  mc_format_print_attr_dict(f, false);
}

/* --- cuf.kernel: `*`, %value or `(` %value, ... `)`; loops --- */

bool mc_routine_cuf_values_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_at(f->p, TOK_L_PAREN)) return parse_operand_list(f, args[0].number);
  mc_format_parse_start_group(f, args[0].number);
  return mc_consume_if(f->p, TOK_STAR) || mc_format_parse_push_operand(f, args[0].number);
}

void mc_routine_cuf_values_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  if (operands.count == 0) mc_pr_lit(f->p, "*");
  else if (operands.count == 1) mc_format_print_values(f, operands);
  else put_list(f, "", operands);
}

/* `(` %a, ... `:` type, ... `)`; every type is index */
static bool parse_bounds(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  mc_format_parse_start_group(f, group);
  do {
    if (!mc_format_parse_push_operand(f, group)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  bool ok = mc_expect(p, TOK_COLON, "expected ':'") && mc_p_type_list_no_parens(p, &p->words) &&
            mc_expect(p, TOK_R_PAREN, "expected ')'");
  p->words.len = base;
  return ok;
}

static bool parse_kernel(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  do {
    McArgument arg = {.type = {MC_NONE}};
    if (!mc_p_operand(p, &arg.ref, true) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
    arg.type = mc_p_type(p);
    if (arg.type.index == MC_NONE || !mc_args_push(p, region_args, arg)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'") && mc_expect(p, TOK_EQUAL, "expected '='") &&
         parse_bounds(f, args[0].number) && mc_format_parse_keyword(f, "to", "") && parse_bounds(f, args[1].number) &&
         mc_format_parse_keyword(f, "step", "") && parse_bounds(f, args[2].number) &&
         mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_cuf_loops_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_kernel);
}

static void put_bounds(McFormatPrint *f, const char *word, McSpan operands) {
  mc_pr_text(f->p, word, strlen(word));
  mc_format_print_values(f, operands);
  mc_pr_lit(f->p, " : ");
  mc_format_print_operand_types(f, operands);
}

void mc_routine_cuf_loops_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[3].number);
  uint32_t count = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    McValue arg = mc_block_arg(p->ctx, entry, i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, arg);
    mc_pr_lit(p, " : ");
    mc_pr_type(p, mc_value_type(p->ctx, arg));
  }
  put_bounds(f, ") = (", mc_format_print_operands(f, args[0].number));
  put_bounds(f, ") to (", mc_format_print_operands(f, args[1].number));
  put_bounds(f, ")  step (", mc_format_print_operands(f, args[2].number));
  mc_pr_lit(p, ") ");
  mc_format_print_body(f, args[3].number, true);
}

/* --- fir.pack_array: (`constraints` `{` name `=` number, ... `}`)? --- */

static const char *const limits[] = {"max_size", "max_element_size", "min_stride"};

bool mc_routine_fir_pack_limits_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  if (!mc_consume_keyword(p, "constraints")) return true;
  if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  do {
    uint32_t i = 0;
    while (i < num_args && !mc_consume_keyword(p, limits[i])) i++;
    if (i == num_args) return mc_format_parse_error(f, p->tok.start, "expected a limit");
    if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
    McAttr value = mc_p_attr(p, (McType){MC_NONE});
    if (value.index == MC_NONE || !mc_format_parse_set_attr(f, args[i].number, value)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_BRACE, "expected '}'");
}

void mc_routine_fir_pack_limits_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  bool any = false;
  for (uint32_t i = 0; i < num_args; i++) {
    McAttr value = mc_format_print_attr(f, args[i].number);
    if (value.index == MC_NONE) continue;
    if (any) mc_pr_lit(p, ", ");
    else mc_pr_lit(p, " constraints  {");
    any = true;
    mc_pr_text(p, limits[i], strlen(limits[i]));
    mc_pr_lit(p, " = ");
    mc_pr_attr(p, value);
  }
  if (any) mc_pr_lit(p, "}");
}

/* --- fir.global_len: a name, which is printed as a string --- */

bool mc_routine_fir_name_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  if (!mc_at(f->p, TOK_STRING)) return mc_routine_fir_word_parse(f, args, num_args);
  McAttr name = mc_p_attr(f->p, (McType){MC_NONE});
  return name.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, name);
}

void mc_routine_fir_name_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr name = mc_format_print_attr(f, args[0].number);
  if (name.index != MC_NONE) mc_pr_attr(f->p, name);
}
