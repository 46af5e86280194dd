/* llvm_upgrades.c - operations of the LLVM dialect as they were until 2022, when a pointer had the type of what it
 * points to, and calls of variadic functions. */
#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "dialects/shared/shared_checks.h"
#include "legacy/legacy.h"
#include "verify/verify.h"

static const McType no_type = {MC_NONE};

/* --- what a pointer points to --- */

static bool starts_with(McStr text, const char *word) {
  size_t len = strlen(word);
  return text.len >= len && memcmp(text.ptr, word, len) == 0;
}

/* Inside of a type of the dialect others of it have no prefix. */
static bool lacks_prefix(McStr text) {
  static const char *const words[] = {"ptr",       "struct<", "array<",   "func<", "vec<", "void",
                                      "ppc_fp128", "x86_mmx", "metadata", "label", "token"};
  for (size_t i = 0; i < MC_COUNT(words); i++) {
    if (starts_with(text, words[i])) return true;
  }
  return false;
}

/* In `ptr<type>`, `ptr<type, 3>`: the type's text. */
static bool pointee_in(McStr body, McStr *out) {
  if (!starts_with(body, "ptr<") || body.ptr[body.len - 1] != '>') return false;
  size_t start = sizeof("ptr<") - 1, stop = start;
  for (int depth = 0; stop < body.len - 1; stop++) {
    char c = body.ptr[stop];
    if (c == ',' && depth == 0) break;
    depth += (c == '<' || c == '(' || c == '{') - ((c == '>' && body.ptr[stop - 1] != '-') || c == ')' || c == '}');
  }
  *out = (McStr){body.ptr + start, stop - start};
  return out->len > 0;
}

/* At a pointer's type: it, and what it points to. False: reported. */
static bool read_pointer(McParser *p, McType *pointer, McType *pointee) {
  const char *at = p->tok.start;
  McDialectSymbol symbol;
  *pointer = mc_p_type(p);
  if (pointer->index == MC_NONE) return false;
  const char *next = p->tok.start, *last_end = p->last_end;
  mc_p_reset(p, at);
  if (!mc_at(p, TOK_EXCLAMATION_IDENTIFIER)) {
    return mc_p_error_at(p, at, "expected a pointer type with an element type");
  }
  if (!mc_p_dialect_symbol(p, &symbol)) return false;
  mc_p_reset(p, next);
  p->last_end = last_end;
  McStr inner = {NULL, 0}, body = symbol.body;
  bool in_quotes = body.len > 3 && body.ptr[0] == '"' && body.ptr[body.len - 1] == '"';
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  if (in_quotes && body.ptr[body.len - 2] == '*') {
    inner = (McStr){body.ptr + 1, body.len - 3};
    mc_buf_lit(&text, "!llvm<\"");
  } else if (!in_quotes && pointee_in(body, &inner) && lacks_prefix(inner)) {
    mc_buf_lit(&text, "!llvm.");
  }
  mc_buf_put(&text, inner.ptr, inner.len);
  if (in_quotes) mc_buf_lit(&text, "\">");
  const char *all = mc_buf_text(&text);
  bool ok = inner.len > 0;
  if (!ok) mc_p_error_at(p, at, "expected a pointer type with an element type");
  else *pointee = text.failed ? no_type : mc_parse_type(p->ctx, all, text.len, p->legacy->syntax, p->diags);
  if (text.failed) ok = mc_p_out_of_memory(p);
  mc_buf_fini(&text);
  return ok && pointee->index != MC_NONE;
}

/* --- forms --- */

bool mc_routine_legacy_llvm_pointer_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType pointer, pointee = no_type;
  return read_pointer(f->p, &pointer, &pointee) && mc_format_parse_set_type(f, args[0].number, pointer) &&
         mc_format_parse_set_type(f, args[1].number, pointee);
}

bool mc_routine_legacy_llvm_address_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType pointer, pointee = no_type;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !read_pointer(p, &pointer, &pointee)) return false;
  McAttr element = mc_attr_type(p->ctx, pointee);
  if (element.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_set_type(f, args[0].number, pointer) || !mc_format_parse_set_attr(f, args[2].number, element)) {
    return false;
  }
  McSpan types = {(uint32_t)p->words.len, 0};
  while (mc_consume_if(p, TOK_COMMA)) {
    McType type = mc_p_type(p);
    if (type.index == MC_NONE || !mc_p_push(p, &p->words, type.index)) return false;
    types.count++;
  }
  f->types[args[1].number] = types;
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_expect(p, TOK_ARROW, "expected '->'")) return false;
  McType result = mc_p_type(p);
  return result.index != MC_NONE && mc_format_parse_set_type(f, args[3].number, result);
}

bool mc_routine_legacy_shuffled_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McType type = mc_format_parse_type(f, args[0].number);
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_VECTOR) {
    return mc_format_parse_error(f, f->op->at, "expects vectors");
  }
  int64_t size = mc_attr_array_size(ctx, mc_format_parse_attr(f, args[1].number));
  uint8_t scalable = 0;
  McType made = mc_type_vector(ctx, &size, &scalable, 1, mc_type_element(ctx, type), f->p->diags);
  return made.index != MC_NONE && mc_format_parse_set_type(f, args[2].number, made);
}

/* --- upgrades --- */

bool mc_upgrade_legacy_llvm_gep(McUpgrade *u) {
  uint32_t count = mc_op_num_operands(u->ctx, u->op) - 1;
  McWords indices = {NULL, 0, 0};
  bool ok = mc_array_reserve(&u->ctx->alloc, &indices, count + 1);
  if (!ok) return mc_upgrade_out_of_memory(u);
  for (uint32_t i = 0; i < count; i++) indices.ptr[i] = 0x80000000u; /* an operand's place */
  McAttr places =
      mc_attr_dense_array(u->ctx, mc_type_integer(u->ctx, 32, MC_SIGNLESS), indices.ptr, count, u->p->diags);
  mc_array_fini(&u->ctx->alloc, &indices);
  if (places.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  return mc_upgrade_set_attr(u, "rawConstantIndices", places) && mc_upgrade_rename(u, u->target);
}

bool mc_upgrade_legacy_llvm_shuffle(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McAttr mask = mc_upgrade_attr(u, "mask"), made = {MC_NONE};
  uint32_t count = mc_attr_array_size(ctx, mask);
  McWords words = {NULL, 0, 0};
  if (!mc_array_reserve(&ctx->alloc, &words, count + 1)) return mc_upgrade_out_of_memory(u);
  bool ok = true;
  for (uint32_t i = 0; i < count && ok; i++) {
    int64_t number;
    McAttr attr = mc_attr_array_get(ctx, mask, i);
    ok = mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, attr, &number) && number >= -1 &&
         number <= INT32_MAX;
    if (ok) words.ptr[i] = (uint32_t)number;
  }
  if (ok) made = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), words.ptr, count, u->p->diags);
  mc_array_fini(&ctx->alloc, &words);
  if (!ok) return mc_upgrade_error(u, "expects numbers as its mask");
  return made.index == MC_NONE ? mc_upgrade_out_of_memory(u)
                               : mc_upgrade_set_attr(u, "mask", made) && mc_upgrade_rename(u, u->target);
}

/* --- calls --- */

/* The type of the variadic function that the call names, as an attribute; MC_NONE: it names none. */
static McAttr variadic_callee(McContext *ctx, McSymbols *symbols, McOp call, McIdent callee, McIdent function_type) {
  McAttr ref = mc_op_attribute(ctx, call, callee), none = {MC_NONE};
  if (ref.index == MC_NONE || mc_kind(ctx, ref.index) != MC_ATTR_SYMBOL_REF) return none;
  McOp function = mc_symbols_find(symbols, call, ref);
  if (!mc_op_is(ctx, function, "llvm.func")) return none;
  McAttr type = mc_op_attribute(ctx, function, function_type);
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_ATTR_TYPE) return none;
  McType held = mc_attr_type_value(ctx, type);
  return mc_llvm_kind(ctx, held) == MC_LLVM_FUNCTION && mc_llvm_function_is_variadic(ctx, held) ? type : none;
}

bool mc_upgrade_variadic_calls(McParser *p, McOp root) {
  McContext *ctx = p->ctx;
  McIdent callee = mc_ident(ctx, "callee", 6), named_type = mc_ident(ctx, "var_callee_type", 15);
  McIdent function_type = mc_ident(ctx, "function_type", 13);
  McSymbols *symbols = mc_symbols_new(ctx);
  bool ok = callee.index != MC_NONE && named_type.index != MC_NONE && function_type.index != MC_NONE && symbols != NULL;
  uint32_t depth = 0;
  for (McOp op = root; ok && op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
    if (!mc_op_is(ctx, op, "llvm.call") || mc_op_attribute(ctx, op, named_type).index != MC_NONE) continue;
    McAttr type = variadic_callee(ctx, symbols, op, callee, function_type);
    if (type.index == MC_NONE) continue;
    ok = mc_p_old(p, "llvm-variadic-call") && mc_op_set_attribute(ctx, op, named_type, type);
  }
  ok = ok && !mc_symbols_out_of_memory(symbols) && mc_p_count_old(p);
  mc_symbols_free(symbols);
  return ok || mc_p_out_of_memory(p);
}
