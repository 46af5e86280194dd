/* wasmssa.c - functions, global variables and labels of wasmssa: their text and rules, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "defs/infer.h"
#include "dialects/shared/shared_checks.h"
#include "dialects/wasmssa/wasmssa.def"
#include "parse/parse_attr.h"

/* The type of a local variable's value; MC_NONE: it is no local variable. */
static McType local_type(const McContext *ctx, McType type) {
  bool is_local = mc_is_defined_as(ctx, type.index, "wasmssa.local");
  return (McType){is_local ? mc_defined_param(ctx, type.index, 0) : MC_NONE};
}

/* --- words --- */

/* A word, or a string. False: there is none, and nothing is consumed. */
static bool take_word(McParser *p, McStr *out) {
  *out = (McStr){p->tok.start, mc_token_len(&p->tok)};
  bool is_string = mc_at(p, TOK_STRING);
  if (!is_string && !mc_p_at_word(p)) return false;
  if (is_string && !mc_p_string_value(p, &p->tok, out)) return false;
  mc_advance(p);
  return true;
}

static bool take_flag(McFormatParse *f, uint32_t attr) {
  McAttr unit = mc_attr_unit(f->p->ctx);
  return unit.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, unit);
}

/* `exported`? */
static bool parse_exported(McFormatParse *f, uint32_t attr) {
  McStr word;
  if (!take_word(f->p, &word)) return true;
  if (mc_str_is(word, "exported")) return take_flag(f, attr);
  return mc_format_parse_error(f, f->op->at, "expecting either `exported` or symbol name. got %.*s", (int)word.len,
                               word.ptr);
}

/* `mutable`? Any other word is taken and means nothing, as in mlir-opt 22. */
static bool parse_mutable(McFormatParse *f, uint32_t attr) {
  McStr word;
  return !take_word(f->p, &word) || !mc_str_is(word, "mutable") || take_flag(f, attr);
}

static bool parse_held_type(McFormatParse *f, uint32_t attr) {
  McType type = mc_p_type(f->p);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_attr_type(f->p->ctx, type);
  return held.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, held);
}

static bool parse_string(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  McStr text;
  if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, p->tok.start, "expected string");
  if (!mc_p_string_value(p, &p->tok, &text)) return false;
  McAttr value = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  mc_advance(p);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

/* mlir-opt 22 refuses another word without a message. */
static bool parse_word(McFormatParse *f, const char *word) {
  const char *at = f->p->tok.start;
  McStr text;
  return (take_word(f->p, &text) && mc_str_is(text, word)) || mc_format_parse_error(f, at, "expected '%s'", word);
}

static McStr text_of(const McFormatPrint *f, uint32_t attr) {
  McAttr value = mc_format_print_attr(f, attr);
  bool is_string = value.index != MC_NONE && mc_kind(f->p->ctx, value.index) == MC_ATTR_STRING;
  return is_string ? mc_attr_string_value(f->p->ctx, value) : (McStr){"", 0};
}

/* The text as it is, without escapes, as mlir-opt 22 prints it here. */
static void put_plain(McFormatPrint *f, const char *before, uint32_t attr, const char *after) {
  McStr text = text_of(f, attr);
  if (f->p->collecting) return;
  mc_buf_str(f->p->buf, before);
  mc_buf_put(f->p->buf, text.ptr, text.len);
  mc_buf_str(f->p->buf, after);
}

/* --- functions --- */

enum { NAME, TYPE, ARG_ATTRS, RESULT_ATTRS, EXPORTED };

static bool value_type_of_local(McFormatParse *f, McType *type) {
  McType value = local_type(f->p->ctx, *type);
  if (value.index == MC_NONE) {
    return mc_p_error_at(f->p, f->p->tok.start,
                         "invalid type for wasm.func argument. Expecting !wasm<local T>, got '%s'",
                         mc_text_type(f->p->diags, *type));
  }
  *type = value;
  return true;
}

bool mc_routine_wasmssa_function_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_exported(f, args[EXPORTED].number) &&
         mc_format_parse_function(f, MC_PROGRAM_NONE, args, value_type_of_local);
}

void mc_routine_wasmssa_function_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McIdent elided[EXPORTED + 2] = {ctx->known[MC_ID_sym_visibility]};
  McAttr attrs = mc_op_attrs(ctx, f->op), visibility = {MC_NONE};
  for (size_t i = 1; i < MC_COUNT(elided); i++) elided[i].index = mc_def_attrs(f->def)[args[i - 1].number].name;
  if (attrs.index != MC_NONE) visibility = mc_attr_dictionary_find(ctx, attrs, elided[0]);
  if (mc_format_print_attr(f, args[EXPORTED].number).index != MC_NONE) mc_pr_lit(f->p, "exported ");
  if (!mc_format_print_function_head(f, visibility, args)) return;
  mc_pr_attr_dict(f->p, mc_op_all_attributes(ctx, f->op), elided, MC_COUNT(elided), true);
  mc_format_print_function_body(f);
}

bool mc_check_wasmssa_function(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr held = mc_checked_attr(c, "functionType");
  McType type = {MC_NONE};
  if (held.index != MC_NONE && mc_kind(ctx, held.index) == MC_ATTR_TYPE) type = mc_attr_type_value(ctx, held);
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_FUNCTION) return true;
  if (!mc_function_check_attrs(c, type)) return false;
  McBlock entry = mc_entry_of(c, c->op, 0);
  if (entry.index == MC_NONE) return true;
  uint32_t count = mc_block_num_args(ctx, entry), inputs = mc_type_num_inputs(ctx, type);
  if (count != inputs) {
    return mc_plain_error(c,
                          "entry block should have same number of arguments as function type. Function type has %u, "
                          "entry block has %u",
                          inputs, count);
  }
  for (uint32_t i = 0; i < count; i++) {
    McType have = mc_value_type(ctx, mc_block_arg(ctx, entry, i)), value = local_type(ctx, have);
    McType want = mc_type_input(ctx, type, i);
    if (value.index == MC_NONE) {
      return mc_plain_error(c, "entry block argument type should be LocalRefType, got '%s' for block argument %u",
                            mc_text_type(c->diags, have), i);
    }
    if (value.index != want.index) {
      return mc_plain_error(c, "func argument type #%u('%s') doesn't match entry block referenced type ('%s')", i,
                            mc_text_type(c->diags, want), mc_text_type(c->diags, value));
    }
  }
  return true;
}

/* --- global variables --- */

enum { GLOBAL_NAME, GLOBAL_TYPE, GLOBAL_MUTABLE, GLOBAL_EXPORTED };

bool mc_routine_wasmssa_global_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_exported(f, args[GLOBAL_EXPORTED].number) &&
         mc_format_parse_symbol_name(f, args[GLOBAL_NAME].number) && parse_held_type(f, args[GLOBAL_TYPE].number) &&
         parse_mutable(f, args[GLOBAL_MUTABLE].number) && mc_expect(f->p, TOK_COLON, "expected ':'") &&
         mc_format_parse_region(f, NULL, 0);
}

void mc_routine_wasmssa_global_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  if (mc_format_print_attr(f, args[GLOBAL_EXPORTED].number).index != MC_NONE) mc_pr_lit(p, "exported ");
  put_plain(f, "@", args[GLOBAL_NAME].number, " ");
  McAttr type = mc_format_print_attr(f, args[GLOBAL_TYPE].number);
  if (type.index != MC_NONE) mc_pr_attr(p, type);
  if (mc_format_print_attr(f, args[GLOBAL_MUTABLE].number).index != MC_NONE) mc_pr_lit(p, " mutable");
  mc_pr_lit(p, " :");
  if (mc_format_print_entry(f, 0).index == MC_NONE) return;
  mc_pr_lit(p, " ");
  mc_pr_region(p, mc_op_region(p->ctx, f->op, 0), false, true, false);
}

enum { IMPORT_SYMBOL, IMPORT_MODULE, IMPORT_NAME, IMPORT_TYPE, IMPORT_MUTABLE };

bool mc_routine_wasmssa_global_import_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_string(f, args[IMPORT_NAME].number) && parse_word(f, "from") &&
         parse_string(f, args[IMPORT_MODULE].number) && parse_word(f, "as") &&
         mc_format_parse_symbol_name(f, args[IMPORT_SYMBOL].number) &&
         parse_mutable(f, args[IMPORT_MUTABLE].number) && mc_expect(f->p, TOK_COLON, "expected ':'") &&
         parse_held_type(f, args[IMPORT_TYPE].number);
}

void mc_routine_wasmssa_global_import_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_plain(f, "\"", args[IMPORT_NAME].number, "\" from ");
  put_plain(f, "\"", args[IMPORT_MODULE].number, "\" as ");
  put_plain(f, "@", args[IMPORT_SYMBOL].number, "");
  if (mc_format_print_attr(f, args[IMPORT_MUTABLE].number).index != MC_NONE) mc_pr_lit(f->p, " mutable");
  mc_pr_lit(f->p, " : ");
  McAttr type = mc_format_print_attr(f, args[IMPORT_TYPE].number);
  if (type.index != MC_NONE) mc_pr_attr(f->p, type);
}

bool mc_check_wasmssa_initializer(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, c->op, true);
  for (McOp op = mc_walk_next(ctx, &walk); op.index != MC_NONE; op = mc_walk_next(ctx, &walk)) {
    if (op.index == c->op.index || mc_op_has_fact(ctx, op, MC_FACT_WASMSSA_CONSTANT)) continue;
    return mc_error_about_op(c->diags, ctx, c->op, "expected a constant initializer for this operator, got ", op);
  }
  return true;
}

bool mc_check_wasmssa_global_get(const McRoutineCheck *c) {
  const McContext *ctx = c->ctx;
  McAttr ref = mc_checked_attr(c, "global");
  bool constant = false;
  for (McOp op = mc_op_parent(ctx, c->op); op.index != MC_NONE && !constant; op = mc_op_parent(ctx, op)) {
    constant = mc_op_has_fact(ctx, op, MC_FACT_WASMSSA_INITIALIZER);
  }
  if (!constant || c->symbols == NULL || ref.index == MC_NONE) return true;
  if (c->symbols->find(c->symbols->data, c->op, ref).index == MC_NONE) {
    McStr name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, ref));
    return mc_plain_error(c, "symbol @%.*s is undefined", (int)name.len, name.ptr);
  }
  McOp global = mc_find_function(c, ref);
  bool fixed = global.index != MC_NONE && mc_op_property_named(ctx, global, "isMutable").index == MC_NONE;
  return fixed || mc_plain_error(c,
                                 "global.get op is considered constant if it's referring to a import.global symbol "
                                 "marked non-mutable");
}

/* --- local variables --- */

bool mc_infer_wasmssa_local(const McInfer *in, McInferred *out) {
  McAttr held = mc_infer_attr(in, 0);
  if (held.index == MC_NONE || mc_kind(in->ctx, held.index) != MC_ATTR_TYPE) {
    return mc_infer_fail(in, "the type is not known");
  }
  McIdent name = mc_ident(in->ctx, "wasmssa.local", strlen("wasmssa.local"));
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(in->ctx, name, true);
  McType value = mc_attr_type_value(in->ctx, held);
  /* Values of other types are reported later. */
  return mc_infer_push(in, out, (McType){mc_defined_intern(in->ctx, def, &value.index)});
}

bool mc_check_wasmssa_local_set(const McRoutineCheck *c) {
  McType value = local_type(c->ctx, mc_operand_type(c, 0));
  return value.index == MC_NONE || value.index == mc_operand_type(c, 1).index ||
         mc_plain_error(c, "input type and result type of local.set do not match");
}

bool mc_check_wasmssa_local_tee(const McRoutineCheck *c) {
  McType value = local_type(c->ctx, mc_operand_type(c, 0)), result = mc_result_type(c, 0);
  bool same = value.index == mc_operand_type(c, 1).index && value.index == result.index;
  return value.index == MC_NONE || same ||
         mc_plain_error(c, "input type and output type of local.tee do not match");
}

/* --- labels --- */

bool mc_routine_wasmssa_else_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McStr word;
  bool present = take_word(f->p, &word) && mc_str_is(word, "else");
  return present ? mc_format_parse_region(f, NULL, 0) : mc_format_parse_empty_region(f);
}

void mc_routine_wasmssa_else_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_format_print_entry(f, args[0].number).index == MC_NONE) return;
  mc_pr_lit(f->p, "\"else \"");
  mc_pr_region(f->p, mc_op_region(f->p->ctx, f->op, args[0].number), true, true, false);
}

bool mc_check_wasmssa_label(const McRoutineCheck *c) {
  return c->num_args == 0 || mc_entry_of(c, c->op, 0).index != MC_NONE ||
         mc_plain_error(c, "target should be a block defined in same level than operation or in its region.");
}

bool mc_check_wasmssa_exit(const McRoutineCheck *c) {
  McAttr level = mc_checked_attr(c, "exitLevel");
  int64_t number = 0;
  if (level.index != MC_NONE && mc_kind(c->ctx, level.index) == MC_ATTR_INTEGER) {
    mc_attr_integer_i64(c->ctx, level, &number);
  }
  McOp op = c->op;
  for (uint64_t i = 0; i <= (uint32_t)number; i++) {
    op = mc_op_parent(c->ctx, op);
    if (op.index != MC_NONE && mc_op_has_fact(c->ctx, op, MC_FACT_WASMSSA_LABEL)) continue;
    return fail(c, "expects to be in %u operations with labels", (uint32_t)number + 1); /* mlir-opt 22 says nothing */
  }
  return true;
}

/* --- numbers --- */

/* The width of a number; 0 for other types. */
static uint32_t bits_of(const McContext *ctx, McType type) {
  bool is_number = type.index != MC_NONE && (mc_kind(ctx, type.index) == MC_TYPE_INTEGER ||
                                             mc_kind(ctx, type.index) == MC_TYPE_FLOAT);
  return is_number ? mc_type_bit_width(ctx, type) : 0;
}

bool mc_check_wasmssa_extend(const McRoutineCheck *c) {
  McAttr held = mc_checked_attr(c, "bitsToTake");
  if (held.index == MC_NONE || mc_kind(c->ctx, held.index) != MC_ATTR_INTEGER) return true;
  const uint64_t *words = mc_attr_integer_data(c->ctx, held);
  uint32_t count = mc_attr_integer_num_words(c->ctx, held);
  uint64_t bits = count > 0 ? words[0] : 0;
  for (uint32_t i = 1; i < count; i++) bits = words[i] != 0 ? UINT64_MAX : bits;
  if (bits != 8 && bits != 16 && bits != 32) {
    return mc_plain_error(c, "extend op can only take 8, 16 or 32 bits. Got %llu", (unsigned long long)bits);
  }
  McType type = mc_operand_type(c, 0);
  return type.index == MC_NONE || bits < bits_of(c->ctx, type) ||
         mc_plain_error(c, "trying to extend the %llu low bits from a '%s' value is illegal", (unsigned long long)bits,
                        mc_text_type(c->diags, type));
}

bool mc_check_wasmssa_reinterpret(const McRoutineCheck *c) {
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  if (from.index == to.index) return mc_plain_error(c, "reinterpret input and output type should be distinct");
  return bits_of(c->ctx, from) == bits_of(c->ctx, to) ||
         mc_plain_error(c, "input type ('%s') and output type ('%s') have incompatible bit widths",
                        mc_text_type(c->diags, from), mc_text_type(c->diags, to));
}
