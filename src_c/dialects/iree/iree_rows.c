/* iree_rows.c - lists whose rows have an operand, a type or an attribute of each of several groups.
 *
 * A definition gives the form of a row as text, and the groups. In that text a number is the place of an argument after
 * the form:
 *
 *   %N   an operand of the group, one for each row
 *   @N   the group's only operand, which every row repeats
 *   &NM  (scope `::`)? key: the scope is the only operand of group N, if there is one; the key an operand of M
 *   !N   a type, one for each row        ~N   the only type, which every row repeats
 *   *N   an element of an array          ^N   the next integer of type index in an array
 *   #N   `ro`, `wo` or `rw`: an i32, an element of an array
 *   +NM  a type, an element of array N, and operands of group M in braces for its dynamic sizes
 *   $NM  the same with one of the types N
 *
 * Types that the form does not name are `index`, one for each row. Before the form is a mark: `;` rows end with a
 * comma, `.` with a comma and a space, `|` with a comma and the last one without a new line after it; `_` no new
 * lines. All else is printed as it is, and read token by token.
 */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

enum { MAX_GROUPS = 10 };

typedef struct Rows {
  McFormatParse *f;
  const McRoutineArg *args; /* those after the form */
  uint32_t num_args;
  McOperandRefs refs[MAX_GROUPS]; /* by argument. Owned */
  McWords words[MAX_GROUPS];      /* types and attributes. Owned */
  bool is_named[MAX_GROUPS];      /* the form has an element of the argument */
  uint32_t num_rows;
  const char *at; /* where the row begins */
} Rows;

static void rows_fini(Rows *r) {
  for (size_t i = 0; i < MAX_GROUPS; i++) {
    mc_array_fini(&r->f->p->ctx->alloc, &r->refs[i]);
    mc_array_fini(&r->f->p->ctx->alloc, &r->words[i]);
  }
}

/* --- parsing --- */

static bool push_ref(Rows *r, uint32_t i, McOperandRef ref) {
  return mc_array_push(&r->f->p->ctx->alloc, &r->refs[i], ref) || mc_p_out_of_memory(r->f->p);
}

static bool read_operand(Rows *r, uint32_t i) {
  McOperandRef ref;
  return mc_p_operand(r->f->p, &ref, true) && push_ref(r, i, ref);
}

static bool fail_shared(Rows *r) {
  return mc_p_error(r->f->p, "each operation must use the same scope and resource");
}

static bool same_name(McOperandRef a, McOperandRef b) {
  return a.len == b.len && a.number == b.number && memcmp(a.name, b.name, a.len) == 0;
}

/* The operand is the first row's. */
static bool take_shared(Rows *r, uint32_t i, McOperandRef ref) {
  if (r->num_rows == 0) return push_ref(r, i, ref);
  return (r->refs[i].len == 1 && same_name(r->refs[i].ptr[0], ref)) || fail_shared(r);
}

static bool read_parameter(Rows *r, uint32_t scope, uint32_t key) {
  McOperandRef ref;
  if (!mc_p_operand(r->f->p, &ref, true)) return false;
  if (!mc_consume_if(r->f->p, TOK_COLON)) {
    return push_ref(r, key, ref) && (r->refs[scope].len == 0 || fail_shared(r));
  }
  return take_shared(r, scope, ref) && mc_expect(r->f->p, TOK_COLON, "expected ':'") && read_operand(r, key);
}

static bool read_type(Rows *r, uint32_t i, bool shared) {
  McType type = mc_p_type(r->f->p);
  if (type.index == MC_NONE) return false;
  if (!shared || r->num_rows == 0) return mc_p_push(r->f->p, &r->words[i], type.index);
  return (r->words[i].len == 1 && r->words[i].ptr[0] == type.index) || fail_shared(r);
}

static bool read_attr(Rows *r, uint32_t i, McType type) {
  McParser *p = r->f->p;
  const char *at = p->tok.start;
  McAttr value = mc_p_attr(p, type);
  if (value.index == MC_NONE) return false;
  if (type.index != MC_NONE && mc_kind(p->ctx, value.index) != MC_ATTR_INTEGER) {
    return mc_format_parse_error(r->f, at, "invalid kind of attribute specified");
  }
  return mc_p_push(p, &r->words[i], value.index);
}

static bool read_access(Rows *r, uint32_t i) {
  McParser *p = r->f->p;
  McStr word;
  if (!mc_clause_word(r->f, &word)) return false;
  bool two = word.len == 2, read = two && (word.ptr[0] == 'r'), write = two && memcmp(word.ptr, "wo", 2) == 0;
  write = write || (two && memcmp(word.ptr, "rw", 2) == 0);
  read = read && (word.ptr[1] == 'o' || write);
  McAttr value = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), (read ? 1 : 0) + (write ? 2 : 0));
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &r->words[i], value.index);
}

/* A type with its dynamic sizes, which are operands. held: it is an attribute. */
static bool read_sized(Rows *r, uint32_t types, uint32_t sizes, bool held) {
  McParser *p = r->f->p;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  uint32_t word = held ? mc_attr_type(p->ctx, type).index : type.index;
  if (word == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_p_push(p, &r->words[types], word)) return false;
  uint32_t count = mc_num_sizes(p->ctx, type);
  if (count == 0) return true;
  const char *at = p->tok.start;
  size_t before = r->refs[sizes].len;
  if (!mc_expect(p, TOK_L_BRACE, "expected '{' in operand list")) return false;
  if (!mc_at(p, TOK_R_BRACE)) {
    do {
      if (!read_operand(r, sizes)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  if (!mc_expect(p, TOK_R_BRACE, "expected '}' in operand list")) return false;
  return r->refs[sizes].len - before == count || mc_format_parse_error(r->f, at, "expected %u operands", count);
}

/* The token of a form that begins at `at`, and how many bytes it has. */
static McTokenKind token_of(const char *at, size_t *len) {
  *len = 1;
  switch (*at) {
    case '(': return TOK_L_PAREN;
    case ')': return TOK_R_PAREN;
    case '[': return TOK_L_SQUARE;
    case ']': return TOK_R_SQUARE;
    case '{': return TOK_L_BRACE;
    case '}': return TOK_R_BRACE;
    case ',': return TOK_COMMA;
    case ':': return TOK_COLON;
    case '=': return TOK_EQUAL;
    default: *len = 2; return TOK_ARROW;
  }
}

static bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

static bool read_token(Rows *r, const char **form) {
  McParser *p = r->f->p;
  size_t len = 0;
  while (is_letter((*form)[len]) || (len > 0 && (*form)[len] >= '0' && (*form)[len] <= '9')) len++;
  if (len > 0) { /* a type is a word of another kind */
    bool same = mc_token_len(&p->tok) == len && memcmp(p->tok.start, *form, len) == 0;
    if (same) mc_advance(p);
    if (!same) return mc_format_parse_error(r->f, p->tok.start, "expected '%.*s'", (int)len, *form);
  } else {
    McTokenKind kind = token_of(*form, &len);
    if (!mc_consume_if(p, kind)) return mc_p_wrong_token(p, "expected '%.*s'", (int)len, *form);
  }
  *form += len;
  return true;
}

static uint32_t digit(char c) { return (uint32_t)(c - '0'); }

static bool read_row(Rows *r, const char *form) {
  McType index = mc_type_index(r->f->p->ctx);
  r->at = r->f->p->tok.start;
  while (*form != 0) {
    bool ok;
    size_t used = 2;
    switch (*form) {
      case ' ': ok = true; used = 1; break;
      case '%': ok = read_operand(r, digit(form[1])); break;
      case '@': {
        McOperandRef ref;
        ok = mc_p_operand(r->f->p, &ref, true) && take_shared(r, digit(form[1]), ref);
        break;
      }
      case '&': ok = read_parameter(r, digit(form[1]), digit(form[2])); used = 3; break;
      case '!': ok = read_type(r, digit(form[1]), false); break;
      case '~': ok = read_type(r, digit(form[1]), true); break;
      case '*': ok = read_attr(r, digit(form[1]), (McType){MC_NONE}); break;
      case '^': ok = read_attr(r, digit(form[1]), index); break;
      case '#': ok = read_access(r, digit(form[1])); break;
      case '+': case '$': ok = read_sized(r, digit(form[1]), digit(form[2]), *form == '+'); used = 3; break;
      default: ok = read_token(r, &form); used = 0; break;
    }
    if (!ok) return false;
    form += used;
  }
  r->num_rows++;
  return true;
}

/* Whether a row begins here. */
static bool at_row(const McParser *p, const char *form) {
  size_t len;
  switch (*form) {
    case '%': case '@': case '&': return mc_at(p, TOK_PERCENT_IDENTIFIER);
    case '(': case '[': return mc_at(p, token_of(form, &len));
    default: return true;
  }
}

/* Makes the groups, slots and attributes of the arguments of what was collected. */
static bool take_rows(Rows *r) {
  McFormatParse *f = r->f;
  McParser *p = f->p;
  for (uint32_t i = 0; i < r->num_args; i++) {
    uint32_t number = r->args[i].number;
    if (r->args[i].kind == MC_FG_OPERAND) {
      mc_format_parse_start_group(f, number);
      for (size_t k = 0; k < r->refs[i].len; k++) {
        if (!mc_array_push(&p->ctx->alloc, &p->refs, r->refs[i].ptr[k])) return mc_p_out_of_memory(p);
        f->operands[number].count++;
      }
    } else if (r->args[i].kind == MC_FG_TYPE) {
      while (r->words[i].len < r->num_rows && !r->is_named[i]) {
        if (!mc_p_push(p, &r->words[i], mc_type_index(p->ctx).index)) return false;
      }
      f->types[number] = (McSpan){(uint32_t)p->words.len, (uint32_t)r->words[i].len};
      for (size_t k = 0; k < r->words[i].len; k++) {
        if (!mc_p_push(p, &p->words, r->words[i].ptr[k])) return false;
      }
    } else if (!mc_clause_set_array(f, number, &r->words[i])) {
      return false;
    }
  }
  return true;
}

static bool read_rows(Rows *r, const char *form) {
  McParser *p = r->f->p;
  for (const char *at = form; *at != 0; at++) {
    if (*at >= '0' && *at <= '9') r->is_named[digit(*at)] = true;
  }
  if (at_row(p, form)) {
    do {
      if (!read_row(r, form)) return false;
    } while (mc_consume_if(p, TOK_COMMA) && (*form != '[' || at_row(p, form)));
  }
  return take_rows(r);
}

bool mc_routine_iree_rows_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  Rows r = {.f = f, .args = args + 1, .num_args = num_args - 1 < MAX_GROUPS ? num_args - 1 : MAX_GROUPS};
  bool ok = read_rows(&r, mc_ident_str(f->p->ctx, (McIdent){args[0].number}).ptr + 1);
  rows_fini(&r);
  return ok;
}

/* --- printing --- */

typedef struct PrintRows {
  McFormatPrint *f;
  const McRoutineArg *args;
  uint32_t row;
  uint32_t sizes;   /* the next operand of dynamic sizes, in its group */
  uint32_t indices; /* the next integer */
} PrintRows;

static void put_operand(PrintRows *r, uint32_t arg, uint32_t i) {
  McSpan group = mc_format_print_operands(r->f, r->args[arg].number);
  if (i < group.count) mc_pr_value(r->f->p, mc_op_operand(r->f->p->ctx, r->f->op, group.start + i));
}

static McAttr element_at(PrintRows *r, uint32_t arg, uint32_t i) {
  McAttr array = mc_format_print_attr(r->f, r->args[arg].number);
  if (i >= mc_clause_array_size(r->f->p->ctx, array)) return (McAttr){MC_NONE};
  return mc_attr_array_get(r->f->p->ctx, array, i);
}

static McAttr element_of(PrintRows *r, uint32_t arg) { return element_at(r, arg, r->row); }

static void put_type(PrintRows *r, uint32_t arg, uint32_t i) {
  uint32_t slot = r->args[arg].number;
  if (i < mc_slot_count(r->f, slot)) mc_pr_type(r->f->p, mc_slot_type(r->f, slot, i));
}

static void put_parameter(PrintRows *r, uint32_t scope, uint32_t key) {
  if (mc_format_print_operands(r->f, r->args[scope].number).count > 0) {
    put_operand(r, scope, 0);
    mc_pr_lit(r->f->p, "::");
  }
  put_operand(r, key, r->row);
}

static void put_access(PrintRows *r, McAttr access) {
  int64_t bits = 0;
  McContext *ctx = r->f->p->ctx;
  if (access.index == MC_NONE || mc_kind(ctx, access.index) != MC_ATTR_INTEGER) return;
  if (!mc_attr_integer_i64(ctx, access, &bits)) return;
  const char *word = (bits & 3) == 3 ? "rw" : bits & 1 ? "ro" : bits & 2 ? "wo" : "";
  mc_pr_text(r->f->p, word, strlen(word));
}

/* A type that an attribute holds, or MC_NONE. */
static McType held_type(PrintRows *r, McAttr held) {
  bool is_type = held.index != MC_NONE && mc_kind(r->f->p->ctx, held.index) == MC_ATTR_TYPE;
  return is_type ? mc_attr_type_value(r->f->p->ctx, held) : (McType){MC_NONE};
}

static void put_sized(PrintRows *r, McType type, uint32_t sizes) {
  McPrinter *p = r->f->p;
  if (type.index == MC_NONE) return;
  McSpan group = mc_format_print_operands(r->f, r->args[sizes].number);
  uint32_t at = group.start + r->sizes;
  mc_pr_type(p, type);
  mc_sizes_print(r->f, type, &at, group.start + group.count);
  r->sizes = at - group.start;
}

static void put_index(PrintRows *r, McAttr value) {
  if (value.index != MC_NONE) mc_pr_attr_no_type(r->f->p, value);
}

static void put_row(PrintRows *r, const char *form) {
  while (*form != 0) {
    size_t used = 2;
    switch (*form) {
      case '%': put_operand(r, digit(form[1]), r->row); break;
      case '@': put_operand(r, digit(form[1]), 0); break;
      case '&': put_parameter(r, digit(form[1]), digit(form[2])); used = 3; break;
      case '!': put_type(r, digit(form[1]), r->row); break;
      case '~': put_type(r, digit(form[1]), 0); break;
      case '*': {
        McAttr value = element_of(r, digit(form[1]));
        if (value.index != MC_NONE) mc_pr_attr(r->f->p, value);
        break;
      }
      case '^': put_index(r, element_at(r, digit(form[1]), r->indices++)); break;
      case '#': put_access(r, element_of(r, digit(form[1]))); break;
      case '+': put_sized(r, held_type(r, element_of(r, digit(form[1]))), digit(form[2])); used = 3; break;
      case '$':
        put_sized(r, mc_slot_type(r->f, r->args[digit(form[1])].number, r->row), digit(form[2]));
        used = 3;
        break;
      default: mc_pr_text(r->f->p, form, 1); used = 1; break;
    }
    form += used;
  }
}

/* How many rows there are: by the first element that each row has one of. */
static uint32_t num_rows(PrintRows *r, const char *form) {
  for (; *form != 0; form++) {
    uint32_t number = r->args[form[1] >= '0' && form[1] <= '9' ? digit(form[1]) : 0].number;
    switch (*form) {
      case '%': return mc_format_print_operands(r->f, number).count;
      case '&': return mc_format_print_operands(r->f, r->args[digit(form[2])].number).count;
      case '!': return mc_slot_count(r->f, number);
      default: break;
    }
  }
  return 0;
}

void mc_routine_iree_rows_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  const char *form = mc_ident_str(p->ctx, (McIdent){args[0].number}).ptr;
  PrintRows r = {f, args + 1, 0, 0, 0};
  bool lines = *form != '_';
  for (uint32_t count = num_rows(&r, form + 1); r.row < count; r.row++) {
    if (r.row > 0) mc_pr_text(p, ", ", *form == '.' || !lines ? 2 : 1);
    if (lines) {
      mc_pr_newline(p);
      mc_pr_lit(p, "  ");
    }
    put_row(&r, form + 1);
  }
  if (lines && *form != '|') mc_pr_newline(p);
}
