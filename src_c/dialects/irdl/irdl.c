/* irdl.c - the syntax and the checks of irdl that formats and constraints cannot say: lists of named values, and what
 * names and references must be like. Checks are in upstream's words and order.
 */
#include <stdlib.h>

#include "dialects/irdl/irdl.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"
#include "verify/verify.h"

/* --- regions --- */

bool mc_routine_single_block_region_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McParser *p = f->p;
  bool present;
  McRegion region = mc_p_optional_region(p, f->def, &present);
  if (!present) region = mc_p_new_region(p);
  if (region.index == MC_NONE) return false;
  if (mc_region_first_block(p->ctx, region).index == MC_NONE &&
      mc_block_create_pooled(p->ctx, p->pool, region, (McBlock){MC_NONE}).index == MC_NONE) {
    return mc_p_out_of_memory(p);
  }
  return mc_p_push(p, &f->op->regions, region.index);
}

void mc_routine_single_block_region_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McBlock block = mc_format_print_entry(f, args[0].number);
  if (block.index == MC_NONE || mc_block_first_op(f->p->ctx, block).index == MC_NONE) return;
  mc_pr_region(f->p, mc_op_region(f->p->ctx, f->op, args[0].number), true, true, false);
}

/* --- lists of values --- */

static const McEnumDef *variadicity_enum(McContext *ctx) {
  McIdent name = mc_ident(ctx, "irdl.variadicity", sizeof "irdl.variadicity" - 1);
  return name.index == MC_NONE ? NULL : mc_attr_def(ctx, name);
}

/* The word before a value: an attribute of the enumeration, the first case of it without a word. MC_NONE: out of
 * memory. */
static McAttr parse_variadicity(McParser *p) {
  const McEnumDef *def = variadicity_enum(p->ctx);
  uint64_t value = 0;
  if (def == NULL) return (McAttr){MC_NONE};
  bool word =
      mc_p_at_word(p) && mc_enum_value(p->ctx, def->words, def->record, p->tok.start, mc_token_len(&p->tok), &value);
  if (word) mc_advance(p);
  return mc_enum_attr(p->ctx, def->record, value);
}

static bool push_operand(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true)) return false;
  f->operands[group].count++;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

/* A name, `:`, and a value with or without a word. The name's and the word's attributes are pushed. */
static bool parse_named_value(McFormatParse *f, uint32_t group, bool words) {
  McParser *p = f->p;
  if (!mc_p_at_word(p)) return mc_format_parse_error(f, p->tok.start, "expected valid keyword");
  McAttr name = mc_attr_string(p->ctx, p->tok.start, mc_token_len(&p->tok), (McType){MC_NONE}), word = {MC_NONE};
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  if (words) {
    word = parse_variadicity(p);
    if (word.index == MC_NONE) return mc_p_out_of_memory(p);
  }
  return mc_p_push(p, &p->words, name.index) && mc_p_push(p, &p->words, word.index) && push_operand(f, group);
}

/* Sets an array of every second word from `base` on. */
static McAttr take_array(McParser *p, size_t base, size_t offset) {
  size_t count = (p->words.len - base) / 2;
  McAttr *items = mc_arena_alloc(&p->arena, (count + 1) * sizeof *items, sizeof *items);
  if (items == NULL) return (McAttr){MC_NONE};
  for (size_t i = 0; i < count; i++) items[i].index = p->words.ptr[base + 2 * i + offset];
  return mc_attr_array(p->ctx, items, count);
}

/* The attribute of irdl that holds an array. */
static McAttr variadicity_array(McParser *p, McAttr array) {
  McIdent name = mc_ident(p->ctx, "irdl.variadicity_array", sizeof "irdl.variadicity_array" - 1);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(p->ctx, name, false);
  if (def == NULL || array.index == MC_NONE) return (McAttr){MC_NONE};
  return (McAttr){mc_defined_make(p->ctx, def, &array.index, mc_loc_unknown(p->ctx), p->diags)};
}

static bool parse_named_values(McFormatParse *f, const McRoutineArg *args, bool words) {
  McParser *p = f->p;
  uint32_t group = args[0].number;
  size_t base = p->words.len;
  f->operands_at[group] = p->tok.start;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_at(p, TOK_R_PAREN)) {
    do {
      if (!parse_named_value(f, group, words)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  McAttr names = take_array(p, base, 0), kinds = names;
  if (words) kinds = variadicity_array(p, take_array(p, base, 1));
  p->words.len = base;
  if (names.index == MC_NONE || kinds.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_set_attr(f, args[1].number, names) &&
         (!words || mc_format_parse_set_attr(f, args[2].number, kinds));
}

static McAttr array_item(const McContext *ctx, McAttr array, uint32_t i) {
  bool has = array.index != MC_NONE && mc_kind(ctx, array.index) == MC_ATTR_ARRAY && i < mc_attr_array_size(ctx, array);
  return has ? mc_attr_array_get(ctx, array, i) : (McAttr){MC_NONE};
}

/* The array that a variadicity_array holds. */
static McAttr held_array(const McContext *ctx, McAttr attr) {
  bool defined =
      attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_DEFINED && mc_definition_of(ctx, attr.index) != NULL;
  return (McAttr){defined ? mc_defined_param(ctx, attr.index, 0) : MC_NONE};
}

static void print_variadicity(McFormatPrint *f, McAttr kind) {
  McPrinter *p = f->p;
  const McEnumDef *def = variadicity_enum(p->ctx);
  if (def == NULL || kind.index == MC_NONE || mc_kind(p->ctx, kind.index) != MC_ATTR_DEFINED || p->collecting) return;
  uint64_t value = mc_enum_attr_value(p->ctx, kind);
  if (value == 0) return;
  mc_enum_text(p->ctx, def->words, def->record, value, p->buf);
  mc_pr_lit(p, " ");
}

static void print_named_values(McFormatPrint *f, const McRoutineArg *args, bool words) {
  McPrinter *p = f->p;
  McSpan values = mc_format_print_operands(f, args[0].number);
  McAttr names = mc_format_print_attr(f, args[1].number), kinds = {MC_NONE};
  if (words) kinds = held_array(p->ctx, mc_format_print_attr(f, args[2].number));
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < values.count; i++) {
    McAttr name = array_item(p->ctx, names, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (name.index != MC_NONE && mc_kind(p->ctx, name.index) == MC_ATTR_STRING) {
      McStr text = mc_attr_string_value(p->ctx, name);
      mc_pr_text(p, text.ptr, text.len);
    }
    mc_pr_lit(p, ": ");
    if (words) print_variadicity(f, array_item(p->ctx, kinds, i));
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, values.start + i));
  }
  mc_pr_lit(p, ")");
}

bool mc_routine_named_values_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_named_values(f, args, false);
}

void mc_routine_named_values_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_named_values(f, args, false);
}

bool mc_routine_irdl_values_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_named_values(f, args, true);
}

void mc_routine_irdl_values_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_named_values(f, args, true);
}

/* --- checks --- */

static McStr string_of(const McContext *ctx, McAttr attr) {
  bool known = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_STRING;
  return known ? mc_attr_string_value(ctx, attr) : (McStr){"", 0};
}

static McStr argument(const McRoutineCheck *c, uint32_t i) {
  return i < c->num_args ? mc_ident_str(c->ctx, (McIdent){c->args[i]}) : (McStr){"", 0};
}

/* A message that does not name the operation. */
MC_COLD static bool fail_plain(const McRoutineCheck *c, const char *before, McStr what, int64_t number,
                               const char *after) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_printf(&text, "%s%.*s", before, (int)what.len, what.ptr);
  if (number >= 0) mc_buf_printf(&text, " #%lld", (long long)number);
  mc_buf_str(&text, after);
  if (text.failed) mc_out_of_memory(c->diags);
  else mc_error(c->diags, mc_op_loc(c->ctx, c->op), "%s", mc_buf_text(&text));
  mc_buf_fini(&text);
  mc_note_current_op(c->diags, c->ctx, c->op);
  return false;
}

#define TWO_CHILDREN "failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type "

bool mc_check_one_child_of(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (mc_op_num_regions(ctx, c->op) == 0) return true;
  uint64_t seen = 0;
  for (McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0)); block.index != MC_NONE;
       block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      for (uint32_t i = 0; i < c->num_args && i < 64; i++) {
        if (!mc_op_is_named(ctx, op, c->args[i])) continue;
        if (seen >> i & 1) {
          return fail_plain(c, TWO_CHILDREN, argument(c, i), -1, "");
        }
        seen |= (uint64_t)1 << i;
      }
    }
  }
  return true;
}

static bool is_letter(char ch) { return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z'); }
static bool is_digit(char ch) { return ch >= '0' && ch <= '9'; }

/* number: the position of the name in a list, or -1. */
static bool check_name(const McRoutineCheck *c, McStr name, McStr what, int64_t number) {
  bool underscore = false;
  if (name.len == 0) return fail_plain(c, "name of ", what, number, " is empty");
  for (size_t i = 0; i < name.len; i++) {
    char ch = name.ptr[i];
    if (ch == '_') {
      if (!underscore) {
        return fail_plain(c, "name of ", what, number, " should not contain leading or double underscores");
      }
    } else if (!is_letter(ch) && !is_digit(ch)) {
      return fail_plain(c, "name of ", what, number, " must contain only lowercase letters, digits and underscores");
    } else if (ch >= 'A' && ch <= 'Z') {
      return fail_plain(c, "name of ", what, number, " should not contain uppercase letters");
    }
    underscore = ch != '_';
  }
  return true;
}

bool mc_check_irdl_dialect(const McRoutineCheck *c) {
  McStr name = string_of(c->ctx, mc_checked_attr(c, "sym_name"));
  bool ok = name.len > 0 && (is_letter(name.ptr[0]) || name.ptr[0] == '_');
  for (size_t i = 1; ok && i < name.len; i++) {
    char ch = name.ptr[i];
    ok = is_letter(ch) || is_digit(ch) || ch == '_' || ch == '$';
  }
  return ok || fail(c, "invalid dialect name");
}

bool mc_check_irdl_name(const McRoutineCheck *c) {
  McStr name = string_of(c->ctx, mc_checked_attr(c, "sym_name")), mark = argument(c, 1);
  if (mark.len > 0 && name.len > 0 && name.ptr[0] == mark.ptr[0]) {
    name.ptr++;
    name.len--;
  }
  return check_name(c, name, argument(c, 0), -1);
}

/* A name with its number. */
typedef struct Named { McStr name; uint32_t number; } Named;

static int compare_named(const void *a, const void *b) {
  const Named *x = a, *y = b;
  size_t len = x->name.len < y->name.len ? x->name.len : y->name.len;
  int order = len == 0 ? 0 : memcmp(x->name.ptr, y->name.ptr, len);
  if (order != 0) return order;
  if (x->name.len != y->name.len) return x->name.len < y->name.len ? -1 : 1;
  return (x->number > y->number) - (x->number < y->number);
}

static bool same_name(McStr a, McStr b) { return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0); }

/* The names of an operation, sorted; owned by the caller, NULL: out of memory. */
static Named *sorted_names(const McRoutineCheck *c, McAttr names, uint32_t *count) {
  *count =
      names.index != MC_NONE && mc_kind(c->ctx, names.index) == MC_ATTR_ARRAY ? mc_attr_array_size(c->ctx, names) : 0;
  Named *all = mc_alloc(&c->ctx->alloc, ((size_t)*count + 1) * sizeof *all);
  for (uint32_t i = 0; all != NULL && i < *count; i++) {
    all[i] = (Named){string_of(c->ctx, mc_attr_array_get(c->ctx, names, i)), i};
  }
  if (all != NULL && *count > 1) qsort(all, *count, sizeof *all, compare_named);
  return all;
}

/* The first name that was there before: *first and *second are its numbers, or MC_PROGRAM_NONE. False: out of memory.
 */
static bool find_duplicate(const McRoutineCheck *c, McAttr names, uint32_t *first, uint32_t *second) {
  uint32_t count;
  Named *all = sorted_names(c, names, &count);
  *first = *second = MC_PROGRAM_NONE;
  if (all == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0, head = 0; i < count; i++) {
    if (!same_name(all[i].name, all[head].name)) head = i;
    if (i == head || all[i].number >= *second || i != head + 1) continue;
    *first = all[head].number;
    *second = all[i].number;
  }
  mc_free(&c->ctx->alloc, all, ((size_t)count + 1) * sizeof *all);
  return true;
}

bool mc_check_irdl_names(const McRoutineCheck *c) {
  McStr what = argument(c, 0);
  McAttr names = mc_checked_attr(c, "names"), kinds = mc_checked_attr(c, "variadicity");
  uint32_t operands = mc_op_num_operands(c->ctx, c->op), first, second;
  if (names.index == MC_NONE || mc_kind(c->ctx, names.index) != MC_ATTR_ARRAY) return true;
  uint32_t count = mc_attr_array_size(c->ctx, names);
  if (kinds.index != MC_NONE) {
    McAttr held = held_array(c->ctx, kinds);
    uint32_t num =
        held.index != MC_NONE && mc_kind(c->ctx, held.index) == MC_ATTR_ARRAY ? mc_attr_array_size(c->ctx, held) : 0;
    if (num != operands) {
      return fail(c, "the number of %.*ss and their variadicities must be the same, but got %u and %u respectively",
                  (int)what.len, what.ptr, operands, num);
    }
  }
  if (count != operands) {
    return fail(c, "the number of %.*ss and their names must be the same, but got %u and %u respectively",
                (int)what.len, what.ptr, operands, count);
  }
  if (!find_duplicate(c, names, &first, &second)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (!check_name(c, string_of(c->ctx, mc_attr_array_get(c->ctx, names, i)), what, i)) return false;
    if (i != second) continue;
    return fail(c, "name of %.*s #%u is a duplicate of the name of %.*s #%u", (int)what.len, what.ptr, second,
                (int)what.len, what.ptr, first);
  }
  return true;
}

/* A name that both lists have. False: there is none, or out of memory, which is reported. */
static bool common_name(const McRoutineCheck *c, McAttr a, McAttr b, McStr *name) {
  uint32_t num_a, num_b, i = 0, k = 0;
  Named *left = sorted_names(c, a, &num_a), *right = sorted_names(c, b, &num_b);
  bool found = false;
  if (left == NULL || right == NULL) mc_out_of_memory(c->diags);
  while (left != NULL && right != NULL && !found && i < num_a && k < num_b) {
    Named l = {left[i].name, 0}, r = {right[k].name, 0};
    int order = compare_named(&l, &r);
    found = order == 0;
    *name = left[i].name;
    if (order < 0) i++;
    else if (order > 0) k++;
  }
  if (left != NULL) mc_free(&c->ctx->alloc, left, ((size_t)num_a + 1) * sizeof *left);
  if (right != NULL) mc_free(&c->ctx->alloc, right, ((size_t)num_b + 1) * sizeof *right);
  return found;
}

bool mc_check_irdl_kinds(const McRoutineCheck *c) {
  static const char *const kinds[] = {"operands", "results", "regions"};
  McContext *ctx = c->ctx;
  McAttr lists[3];
  uint32_t which[3], count = 0;
  McBlock block =
      mc_op_num_regions(ctx, c->op) == 0 ? (McBlock){MC_NONE} : mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  if (block.index == MC_NONE) return true;
  for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE && count < 3; op = mc_op_next(ctx, op)) {
    for (uint32_t i = 0; i < 3; i++) {
      if (!mc_str_is(mc_def_fact_word(ctx, mc_op_def(ctx, op), MC_FACT_IRDL_NAMES), kinds[i])) continue;
      which[count] = i;
      lists[count++] = mc_op_property_named(c->ctx, op, "names");
      break;
    }
  }
  for (uint32_t i = 0; i < count; i++) {
    for (uint32_t k = i + 1; k < count; k++) {
      McStr name;
      if (!common_name(c, lists[i], lists[k], &name)) continue;
      return fail(c, "contains a value named '%.*s' for both its %s and %s", (int)name.len, name.ptr, kinds[which[i]],
                  kinds[which[k]]);
    }
  }
  return !mc_diags_has_error(c->diags);
}

bool mc_check_irdl_attributes(const McRoutineCheck *c) {
  McAttr names = mc_checked_attr(c, "attributeValueNames");
  if (names.index == MC_NONE || mc_kind(c->ctx, names.index) != MC_ATTR_ARRAY) return true;
  uint32_t count = mc_attr_array_size(c->ctx, names), values = mc_op_num_operands(c->ctx, c->op);
  return count == values ||
         fail(c, "the number of attribute names and their constraints must be the same but got %u and %u respectively",
              count, values);
}

bool mc_check_irdl_base(const McRoutineCheck *c) {
  McAttr name = mc_checked_attr(c, "base_name"), ref = mc_checked_attr(c, "base_ref");
  if ((name.index == MC_NONE) == (ref.index == MC_NONE)) {
    return fail(c, "the base type or attribute should be specified by either a name or a reference");
  }
  McStr text = string_of(c->ctx, name);
  return name.index == MC_NONE || (text.len > 0 && (text.ptr[0] == '!' || text.ptr[0] == '#')) ||
         fail(c, "the base type or attribute name should start with '!' or '#'");
}

bool mc_check_irdl_region(const McRoutineCheck *c) {
  McAttr blocks = mc_checked_attr(c, "numberOfBlocks");
  int64_t number = 1;
  if (blocks.index == MC_NONE || mc_kind(c->ctx, blocks.index) != MC_ATTR_INTEGER) return true;
  if (!mc_attr_integer_i64(c->ctx, blocks, &number)) return true;
  return number > 0 || fail(c, "the number of blocks is expected to be >= 1 but got %lld", (long long)number);
}

/* References are looked up around the dialect. */
bool mc_check_irdl_reference(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr ref = c->num_args == 0 ? (McAttr){MC_NONE} : mc_op_property(ctx, c->op, (McIdent){c->args[0]});
  if (ref.index == MC_NONE || mc_kind(ctx, ref.index) != MC_ATTR_SYMBOL_REF || c->symbols == NULL) return true;
  McOp dialect = mc_op_parent(ctx, c->op);
  while (dialect.index != MC_NONE && !mc_op_has_fact(ctx, dialect, MC_FACT_IRDL_DIALECT)) {
    dialect = mc_op_parent(ctx, dialect);
  }
  McOp around = dialect.index == MC_NONE ? dialect : mc_op_parent(ctx, dialect);
  McOp found = around.index == MC_NONE ? around : c->symbols->find(c->symbols->data, around, ref);
  if (found.index == MC_NONE) return fail(c, "symbol '%s' not found", mc_text_attr(c->diags, ref));
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, found));
  if (mc_op_has_fact(ctx, found, MC_FACT_IRDL_SYMBOL)) return true;
  return fail(c, "symbol '%s' does not refer to a type or attribute definition (refers to '%.*s')",
              mc_text_attr(c->diags, ref), (int)name.len, name.ptr);
}
