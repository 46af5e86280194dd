/* llvm_type_directives.c - named routines of the llvm dialect's types.
 *
 * Inside of each other these types are written without `!llvm.`; identified structs are known by their names. A struct
 * that is mentioned inside of itself is a type of its own here, which has the name only: so types stay trees, and print
 * as they are written. That a name has one body in a text is checked against what the parser notes. Owns nothing.
 */
#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "parse/parse_defined.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static bool is_true(const McContext *ctx, uint32_t attr) {
  int64_t value = 0;
  return attr != MC_NONE && mc_attr_integer_i64(ctx, (McAttr){attr}, &value) && value != 0;
}

/* --- types without their prefix --- */

static const McDefinition *find_bare(McParser *p, McIdent dialect, McStr key) {
  char name[128];
  McStr prefix = mc_ident_str(p->ctx, dialect);
  if (prefix.len + 1 + key.len > sizeof name) return NULL;
  memcpy(name, prefix.ptr, prefix.len);
  name[prefix.len] = '.';
  memcpy(name + prefix.len + 1, key.ptr, key.len);
  McIdent ident = mc_ident(p->ctx, name, prefix.len + 1 + key.len);
  return ident.index == MC_NONE ? NULL : mc_p_find_definition(p, ident, true);
}

/* Any type, or `mnemonic...` of the definition's own dialect. */
static McType read_bare(McDefParse *d) {
  McParser *p = d->p;
  McType none = {MC_NONE};
  bool present;
  McType type = mc_p_optional_type(p, &present);
  if (present) return type;
  const char *at = p->tok.start;
  McStr key = {at, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) {
    mc_def_parse_error(d, at, "expected valid keyword");
    return none;
  }
  const McDefinition *def = find_bare(p, d->def->dialect, key);
  mc_advance(p);
  if (def == NULL) {
    McStr noun = mc_dialect_noun(p->ctx, d->def->dialect, false), text = noun.len == 0 ? (McStr){"type: ", 6} : noun;
    mc_def_parse_error(d, at, "unknown %.*s%.*s", (int)text.len, text.ptr, (int)key.len, key.ptr);
    return none;
  }
  return (McType){mc_p_defined_bare(p, d->f, def)};
}

bool mc_def_routine_bare_type_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return (d->values[args[0].number] = read_bare(d).index) != MC_NONE;
}

static bool push_bare(McDefParse *d) {
  McParser *p = d->p;
  McType type = read_bare(d);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_attr_type(p->ctx, type);
  if (held.index == MC_NONE) {
    mc_p_not_interned(p, &type.index, 1);
    return false;
  }
  return mc_p_push(p, &p->words, held.index);
}

/* Makes a list of the words that were pushed since `base`, as the value of a parameter. */
static bool take_list(McDefParse *d, size_t base, uint32_t param) {
  McParser *p = d->p;
  size_t count = p->words.len - base;
  const uint32_t *words = p->words.ptr + base;
  McAttr list = mc_attr_array(p->ctx, count ? (const McAttr *)words : NULL, count);
  if (list.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  return (d->values[param] = list.index) != MC_NONE;
}

/* An entry of the queue of `is_bare`: a type to examine, and the place of the type that it is a part of. Types that
 * were found in this print call have a mark: BARE, also while the type waits in the queue, or NOT_BARE. */
typedef struct Part { uint32_t index, parent; } Part;
typedef MC_ARRAY(Part) Parts;
enum { BARE = 1, NOT_BARE = 2 };

static bool add_part(McPrinter *p, Parts *queue, uint32_t index, uint32_t parent) {
  uint32_t *mark = mc_pr_mark(p, index);
  if (mark == NULL || *mark == NOT_BARE) return false;
  if (*mark == BARE) return true;
  *mark = BARE;
  Part part = {index, parent};
  if (mc_array_push(&p->ctx->alloc, queue, part)) return true;
  p->failed = true;
  return false;
}

/* Is the type itself of LLVM? Its parts are added to the queue. */
static bool look_at(McPrinter *p, Parts *queue, uint32_t place) {
  McContext *ctx = p->ctx;
  McType type = {queue->ptr[place].index};
  const McRec *rec = mc_rec(ctx, type.index);
  McKind kind = rec->kind;
  bool is_type = kind <= MC_TYPE_DEFINED, is_vector = kind == MC_TYPE_VECTOR;
  if (is_type && !mc_llvm_is_compatible_outside(ctx, type)) return false;
  /* numbers, names */
  if (!is_vector && kind != MC_TYPE_DEFINED && kind != MC_ATTR_TYPE && kind != MC_ATTR_ARRAY) return true;
  for (uint32_t k = kind == MC_TYPE_DEFINED, end = is_vector ? 1 : rec->num_words; k < end; k++) {
    uint32_t part = mc_rec(ctx, type.index)->words[k];
    if (part != MC_NONE && !add_part(p, queue, part, place)) return false;
  }
  return true;
}

/* Returns whether a type is printed without prefix, which holds if all types inside of it are, too
 * (mc_llvm_is_compatible). The result is kept as a mark: one print call examines each type once. */
static bool is_bare(McPrinter *p, McType type) {
  Parts queue = {0};
  uint32_t *mark = mc_pr_mark(p, type.index);
  if (mark == NULL || *mark != 0) return mark != NULL && *mark == BARE;
  bool ok = add_part(p, &queue, type.index, UINT32_MAX);
  uint32_t place = 0;
  while (ok && place < queue.len) {
    ok = look_at(p, &queue, place);
    if (ok) place++;
  }
  for (uint32_t i = 0; !ok && i < queue.len; i++) *mc_pr_mark(p, queue.ptr[i].index) = 0;
  for (uint32_t i = place; !ok && i < queue.len; i = queue.ptr[i].parent) *mc_pr_mark(p, queue.ptr[i].index) = NOT_BARE;
  mc_array_fini(&p->ctx->alloc, &queue);
  return ok;
}

static void put_bare(McDefPrint *d, McType type) {
  McPrinter *p = d->p;
  bool of_llvm = mc_llvm_kind(p->ctx, type) != MC_LLVM_OTHER && !mc_llvm_is_float(p->ctx, type);
  bool bare = !p->collecting && of_llvm && is_bare(p, type);
  if (!bare) mc_pr_type(p, type);
  else if (p->aliases == NULL || !mc_aliases_put(p, type.index)) mc_pr_defined_bare(p, type.index);
}

void mc_def_routine_bare_type_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_bare(d, (McType){d->values[args[0].number]});
}

/* `, ` before each but the first. How many there are. */
static uint32_t put_list(McDefPrint *d, uint32_t param, bool bare) {
  McAttr list = {d->values[param]};
  uint32_t count = list.index == MC_NONE ? 0 : mc_attr_array_size(d->p->ctx, list);
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_attr_type_value(d->p->ctx, mc_attr_array_get(d->p->ctx, list, i));
    if (i > 0) mc_pr_lit(d->p, ", ");
    if (bare) put_bare(d, type);
    else mc_pr_type(d->p, type);
  }
  return count;
}

/* --- llvm.FunctionTypes --- */

bool mc_def_routine_llvm_function_types_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  bool more = !mc_consume_if(p, TOK_R_PAREN), varies = false;
  while (more) {
    varies = mc_consume_if(p, TOK_ELLIPSIS);
    if (!varies && !push_bare(d)) return false;
    if (!varies && mc_consume_if(p, TOK_COMMA)) continue;
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
    more = false;
  }
  return take_list(d, base, args[0].number) &&
         (d->values[args[1].number] = mc_attr_bool(p->ctx, varies).index) != MC_NONE;
}

void mc_def_routine_llvm_function_types_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint32_t count = put_list(d, args[0].number, true);
  if (is_true(d->p->ctx, d->values[args[1].number])) {
    if (count > 0) mc_pr_lit(d->p, ", ");
    mc_pr_lit(d->p, "...");
  }
  mc_pr_lit(d->p, ")");
}

/* --- llvm.TargetParams --- */

bool mc_def_routine_llvm_target_params_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  bool integers = false, ok = true;
  do {
    bool integer = mc_at(p, TOK_INTEGER) || mc_at(p, TOK_MINUS);
    if (integer && !integers) ok = take_list(d, base, args[0].number);
    if (!ok) return false;
    integers = integers || integer;
    if (integer) {
      uint32_t value = mc_def_parse_element(d, args[1].number);
      ok = value != MC_NONE && mc_p_push(p, &p->words, value);
    } else {
      ok = !integers && push_bare(d);
    }
    if (!ok) return mc_def_parse_error(d, p->tok.start, "failed to parse parameter list for target extension type");
  } while (mc_consume_if(p, TOK_COMMA));
  return take_list(d, base, args[integers].number);
}

void mc_def_routine_llvm_target_params_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = d->p->ctx;
  uint32_t types = put_list(d, args[0].number, false);
  McAttr integers = {d->values[args[1].number]};
  if (types > 0 && integers.index != MC_NONE && mc_attr_array_size(ctx, integers) > 0) mc_pr_lit(d->p, ", ");
  mc_def_print_param(d, args[1].number, false);
}

/* --- llvm.StructBody --- */

/* Returns whether two lists of types are the same, where a name is equal to the struct that has it. Each pair is
 * compared, but at most LIMIT of them: the remaining pairs count as the same. */
#define LIMIT 65536u

static bool is_same_body(McParser *p, uint32_t left, uint32_t right) {
  McContext *ctx = p->ctx;
  size_t base = p->words.len;
  bool same = mc_p_push(p, &p->words, left) && mc_p_push(p, &p->words, right);
  for (uint32_t steps = 0; same && p->words.len > base && steps < LIMIT; steps++) {
    uint32_t b = p->words.ptr[--p->words.len], a = p->words.ptr[--p->words.len];
    if (a == b) continue;
    if (a == MC_NONE || b == MC_NONE) {
      same = false;
      continue;
    }
    const McRec *x = mc_rec(ctx, a), *y = mc_rec(ctx, b);
    bool compound = x->kind == MC_TYPE_DEFINED || x->kind == MC_ATTR_TYPE || x->kind == MC_ATTR_ARRAY;
    same = compound && x->kind == y->kind && x->num_words == y->num_words;
    if (!same) continue;
    if (x->kind == MC_TYPE_DEFINED) {
      same = x->words[0] == y->words[0];
      /* the name of a struct; except for target types, no other type has a string there */
      uint32_t name = x->num_words > 1 ? x->words[1] : MC_NONE;
      if (same && name != MC_NONE && mc_kind(ctx, name) == MC_ATTR_STRING && name == y->words[1] && x->num_words == 5) {
        continue;
      }
    }
    for (uint32_t i = x->kind == MC_TYPE_DEFINED, n = x->num_words; same && i < n; i++) {
      same = mc_p_push(p, &p->words, x->words[i]) && mc_p_push(p, &p->words, y->words[i]);
    }
  }
  p->words.len = base;
  return same;
}

/* notes of a name: its list of types, OPAQUE for none; 1, or 2 when it is packed */
enum { NOTE_BODY = 1, NOTE_PACKED = 2 };
#define OPAQUE UINT32_MAX

static bool note_body(McDefParse *d, const char *at, uint32_t name, uint32_t body, bool packed) {
  McParser *p = d->p;
  uint32_t before = mc_p_noted(p, NOTE_BODY, name), was_packed = mc_p_noted(p, NOTE_PACKED, name);
  if (before == 0) return mc_p_note(p, NOTE_BODY, name, body) && mc_p_note(p, NOTE_PACKED, name, packed + 1u);
  if (before == body && was_packed == packed + 1u) return true;
  if (body == OPAQUE) return mc_def_parse_error(d, at, "redeclaring defined struct as opaque");
  if (before != OPAQUE && was_packed == packed + 1u && is_same_body(p, before, body)) return true;
  return mc_def_parse_error(d, at, "identified type already used with a different body");
}

static bool read_body(McDefParse *d, const McDefRoutineArg *args, uint32_t name, const char *start) {
  McParser *p = d->p;
  McOpenName open = {name, p->open_names};
  bool packed = mc_consume_keyword(p, "packed");
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  const char *at = mc_at(p, TOK_R_PAREN) ? start : p->tok.start;
  size_t base = p->words.len;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    if (name != MC_NONE) p->open_names = &open;
    bool ok = push_bare(d);
    while (ok && mc_consume_if(p, TOK_COMMA)) ok = push_bare(d);
    p->open_names = open.outer;
    if (!ok || !mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  if (!take_list(d, base, args[1].number)) return false;
  d->values[args[2].number] = mc_attr_bool(p->ctx, packed).index;
  if (name == MC_NONE) return true;
  if (!mc_at(p, TOK_GREATER)) return mc_p_wrong_token(p, "expected '>'");
  d->at = at;
  return note_body(d, at, name, d->values[args[1].number], packed);
}

static bool is_open(const McParser *p, uint32_t name) {
  for (const McOpenName *open = p->open_names; open != NULL; open = open->outer) {
    if (open->name == name) return true;
  }
  return false;
}

bool mc_def_routine_llvm_struct_body_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  uint32_t name = MC_NONE;
  if (mc_at(p, TOK_STRING)) {
    McStr text;
    if (!mc_p_string_value(p, &p->tok, &text)) return false;
    mc_advance(p);
    name = d->values[args[0].number] = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE}).index;
    if (name == MC_NONE) return mc_p_out_of_memory(p);
    if (mc_at(p, TOK_GREATER)) {
      return is_open(p, name) ||
             mc_def_parse_error(d, p->tok.start, "struct without a body only allowed in a recursive struct");
    }
    if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  }
  const char *start = p->tok.start;
  if (!mc_at_keyword(p, "opaque")) {
    if (name == MC_NONE || !is_open(p, name)) return read_body(d, args, name, start);
    return mc_def_parse_error(d, start, "identifier already used for an enclosing struct");
  }
  if (name == MC_NONE) return mc_def_parse_error(d, start, "only identified structs can be opaque");
  mc_advance(p);
  if (!mc_at(p, TOK_GREATER)) return mc_p_wrong_token(p, "expected '>'");
  if (is_open(p, name)) return true;
  d->values[args[3].number] = mc_attr_bool(p->ctx, true).index;
  return note_body(d, start, name, OPAQUE, false);
}

void mc_def_routine_llvm_struct_body_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  bool opaque = is_true(p->ctx, d->values[args[3].number]), body = d->values[args[1].number] != MC_NONE;
  if (d->values[args[0].number] != MC_NONE) {
    mc_def_print_param(d, args[0].number, false);
    if (!opaque && !body) return;
    mc_pr_lit(p, ", ");
  }
  if (opaque) {
    mc_pr_lit(p, "opaque");
    return;
  }
  if (is_true(p->ctx, d->values[args[2].number])) mc_pr_lit(p, "packed ");
  mc_pr_lit(p, "(");
  put_list(d, args[1].number, true);
  mc_pr_lit(p, ")");
}
