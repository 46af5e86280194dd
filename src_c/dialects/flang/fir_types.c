/* fir_types.c - types of Fortran: characters, arrays, derived types.
 *
 * A derived type is known by its name: the text of its members is written once, and inside of them the name alone. A
 * name without members, outside of them, is the type that the text had before. Members are an array in which names and
 * types come in turns.
 */
#include "dialects/flang/flang.def"
#include "parse/parse_attr.h"
#include "parse/parse_defined.h"
#include "print/print_defined.h"

static McType i64_type(McContext *ctx) { return mc_type_integer(ctx, 64, MC_SIGNLESS); }

/* --- characters --- */

bool mc_def_routine_fir_char_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_def_parse_param(d, args[0].number)) return false;
  int64_t length = 1;
  if (mc_consume_if(p, TOK_COMMA)) {
    uint64_t value = 0;
    if (mc_consume_if(p, TOK_QUESTION)) {
      length = -1;
    } else {
      if (p->tok.kind != TOK_INTEGER || !mc_p_token_u64(&p->tok, &value) || value > INT64_MAX) {
        return mc_def_parse_error(d, p->tok.start, "expected integer value");
      }
      length = (int64_t)value;
      mc_advance(p);
    }
  }
  d->values[args[1].number] = mc_attr_integer(p->ctx, i64_type(p->ctx), length).index;
  return d->values[args[1].number] != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_fir_char_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  int64_t length = 1;
  mc_def_print_param(d, args[0].number, false);
  (void)mc_attr_integer_i64(p->ctx, (McAttr){d->values[args[1].number]}, &length);
  if (length == 1) return;
  mc_pr_lit(p, ",");
  if (length < 0) mc_pr_lit(p, "?");
  else if (!p->collecting) mc_buf_i64(p->buf, length);
}

/* --- dimensions --- */

bool mc_def_routine_fir_dimensions_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  bool star = mc_consume_if(p, TOK_STAR);
  if (star && !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  if (!star && !mc_p_dimension_list(p, true, true, &p->words)) return false;
  size_t count = (p->words.len - base) / 2;
  int64_t few[MC_FEW_I64];
  const int64_t *sizes = mc_p_i64s(p, p->words.ptr + base, count, 2, few);
  if (sizes == NULL) return false;
  d->values[args[0].number] = mc_attr_dense_array(p->ctx, i64_type(p->ctx), sizes, count, p->diags).index;
  p->words.len = base;
  return d->values[args[0].number] != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_fir_dimensions_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McStr data = mc_attr_dense_data(p->ctx, (McAttr){d->values[args[0].number]});
  if (data.len == 0 && mc_ident_str(p->ctx, (McIdent){args[1].number}).ptr[0] == 's') mc_pr_lit(p, "*:");
  for (size_t i = 0; i < data.len / 8 && !p->collecting; i++) {
    int64_t size;
    memcpy(&size, data.ptr + 8 * i, sizeof size);
    if (size < 0) mc_buf_char(p->buf, '?');
    else mc_buf_i64(p->buf, size);
    mc_buf_char(p->buf, 'x');
  }
}

/* --- derived types --- */

enum { RECORD_NAME, RECORD_LENS, RECORD_MEMBERS };
/* Notes of a name, which no other dialect has: its parameters and members. */
enum { NOTE_LENS = 0x666972, NOTE_MEMBERS };

/* (name `:` type), ..., as an array with both in turns. Returns MC_NONE after reporting. */
static McAttr read_members(McDefParse *d, McTokenKind close, const char *message) {
  McParser *p = d->p;
  McAttr none = {MC_NONE};
  size_t base = p->words.len;
  do {
    if (!mc_p_at_word(p)) {
      mc_def_parse_error(d, p->tok.start, "expected valid keyword");
      return none;
    }
    McAttr name = mc_attr_string(p->ctx, p->tok.start, mc_token_len(&p->tok), (McType){MC_NONE});
    mc_advance(p);
    if (name.index == MC_NONE || !mc_p_push(p, &p->words, name.index) || !mc_expect(p, TOK_COLON, "expected ':'")) {
      return none;
    }
    McType type = mc_p_type(p);
    McAttr held = type.index == MC_NONE ? none : mc_attr_type(p->ctx, type);
    if (held.index == MC_NONE || !mc_p_push(p, &p->words, held.index)) return none;
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_expect(p, close, message)) return none;
  McAttr list = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  if (list.index == MC_NONE) mc_p_out_of_memory(p);
  return list;
}

static bool is_open(const McParser *p, uint32_t name) {
  for (const McOpenName *open = p->open_names; open != NULL; open = open->outer) {
    if (open->name == name) return true;
  }
  return false;
}

/* No two names of both lists are the same; types that members cannot have. */
static bool check_members(McDefParse *d, const char *at) {
  static const char *const refused[] = {"fir.boxchar", "fir.shape", "fir.shapeshift", "fir.shift", "fir.slice",
                                        "fir.field", "fir.len", "fir.ref", "fir.tdesc"};
  McContext *ctx = d->p->ctx;
  for (uint32_t k = RECORD_LENS; k <= RECORD_MEMBERS; k++) {
    McAttr list = {d->values[k]};
    uint32_t count = list.index == MC_NONE ? 0 : mc_attr_array_size(ctx, list);
    for (uint32_t i = 0; i + 1 < count; i += 2) {
      McType type = mc_attr_type_value(ctx, mc_attr_array_get(ctx, list, i + 1));
      const McDefinition *def =
          mc_kind(ctx, type.index) == MC_TYPE_DEFINED ? mc_definition_of(ctx, type.index) : NULL;
      McStr name = def == NULL ? (McStr){"", 0} : mc_ident_str(ctx, def->name);
      if (k == RECORD_LENS) {
        bool integer = mc_kind(ctx, type.index) == MC_TYPE_INTEGER ||
                       (name.len == 7 && memcmp(name.ptr, "fir.int", 7) == 0);
        if (!integer) return mc_def_parse_error(d, at, "LEN parameter must be integral type");
      }
      for (size_t r = 0; k == RECORD_MEMBERS && r < MC_COUNT(refused); r++) {
        if (name.len == strlen(refused[r]) && memcmp(name.ptr, refused[r], name.len) == 0) {
          return mc_def_parse_error(d, at, "field parameter has invalid type");
        }
      }
    }
  }
  return true;
}

/* As many names and types, with the same names: the types can be written to another depth. */
static bool is_same_list(const McDefParse *d, uint32_t left, uint32_t right) {
  const McContext *ctx = d->p->ctx;
  McAttr a = {left}, b = {right};
  uint32_t count = mc_attr_array_size(ctx, a);
  bool same = count == mc_attr_array_size(ctx, b);
  for (uint32_t i = 0; same && i < count; i += 2) {
    same = mc_attr_array_get(ctx, a, i).index == mc_attr_array_get(ctx, b, i).index;
  }
  return same;
}

bool mc_def_routine_fir_record_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args, (void)args;
  McParser *p = d->p;
  const char *at = p->tok.start;
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, at, "expected valid keyword");
  uint32_t name = mc_attr_string(p->ctx, at, mc_token_len(&p->tok), (McType){MC_NONE}).index;
  if (name == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  d->values[RECORD_NAME] = name;
  if (mc_at(p, TOK_GREATER)) { /* the type of that name */
    uint32_t lens = is_open(p, name) ? 0 : mc_p_noted(p, NOTE_LENS, name);
    uint32_t members = is_open(p, name) ? 0 : mc_p_noted(p, NOTE_MEMBERS, name);
    if (lens != 0) d->values[RECORD_LENS] = lens - 1;
    if (members != 0) d->values[RECORD_MEMBERS] = members - 1;
    return true;
  }
  McOpenName open = {name, p->open_names};
  bool ok = true;
  p->open_names = &open;
  if (mc_consume_if(p, TOK_L_PAREN)) {
    d->values[RECORD_LENS] = read_members(d, TOK_R_PAREN, "expected ')'").index;
    ok = d->values[RECORD_LENS] != MC_NONE;
  }
  if (ok && mc_consume_if(p, TOK_L_BRACE)) {
    d->values[RECORD_MEMBERS] = read_members(d, TOK_R_BRACE, "expected '}'").index;
    ok = d->values[RECORD_MEMBERS] != MC_NONE;
  }
  p->open_names = open.outer;
  if (!ok || !check_members(d, at)) return false;
  for (uint32_t i = RECORD_LENS; i <= RECORD_MEMBERS && !is_open(p, name); i++) {
    uint32_t what = NOTE_LENS + i - RECORD_LENS, before = mc_p_noted(p, what, name);
    if (d->values[i] == MC_NONE) continue;
    if (before != 0 && before != d->values[i] + 1 && p->open_names == NULL &&
        !is_same_list(d, before - 1, d->values[i])) {
      return mc_def_parse_error(d, at, "cannot redefine record type members");
    }
    if (before == 0 && !mc_p_note(p, what, name, d->values[i] + 1)) return false;
  }
  return true;
}

static bool has_pairs(McContext *ctx, McAttr list) {
  uint32_t n = list.index == MC_NONE ? 0 : mc_attr_array_size(ctx, list);
  bool ok = n % 2 == 0;
  for (uint32_t i = 0; i < n && ok; i++) {
    ok = mc_kind(ctx, mc_attr_array_get(ctx, list, i).index) == (i % 2 == 0 ? MC_ATTR_STRING : MC_ATTR_TYPE);
  }
  return ok;
}

bool mc_def_fir_check_record(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                             McDiags *diags) {
  (void)def;
  bool ok = has_pairs(ctx, (McAttr){values[RECORD_LENS]}) && has_pairs(ctx, (McAttr){values[RECORD_MEMBERS]});
  return ok || mc_error(diags, loc, "the members of a record must be names and types in turns");
}

static void put_members(McDefPrint *d, uint32_t list, char open, char close) {
  McPrinter *p = d->p;
  if (list == MC_NONE) return;
  for (uint32_t i = 0, n = mc_attr_array_size(p->ctx, (McAttr){list}); i + 1 < n; i += 2) {
    McStr name = mc_attr_string_value(p->ctx, mc_attr_array_get(p->ctx, (McAttr){list}, i));
    char mark = i == 0 ? open : ',';
    mc_pr_text(p, &mark, 1);
    mc_pr_text(p, name.ptr, name.len);
    mc_pr_lit(p, ":");
    mc_pr_type(p, mc_attr_type_value(p->ctx, mc_attr_array_get(p->ctx, (McAttr){list}, i + 1)));
  }
  mc_pr_text(p, &close, 1);
}

void mc_def_routine_fir_record_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args, (void)args;
  McPrinter *p = d->p;
  McStr name = mc_attr_string_value(p->ctx, (McAttr){d->values[RECORD_NAME]});
  mc_pr_text(p, name.ptr, name.len);
  put_members(d, d->values[RECORD_LENS], '(', ')');
  put_members(d, d->values[RECORD_MEMBERS], '{', '}');
}

/* --- expressions --- */

bool mc_def_routine_hlfir_polymorphic_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_consume_if(d->p, TOK_QUESTION)) return true;
  d->values[args[0].number] = mc_attr_bool(d->p->ctx, true).index;
  return d->values[args[0].number] != MC_NONE || mc_p_out_of_memory(d->p);
}

void mc_def_routine_hlfir_polymorphic_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_defined_is_present(d->def, d->values, args[0].number)) mc_pr_lit(d->p, "?");
}
