/* dialect_encodings.c - encodings of their own that dialects other than builtin have: encodings.def, for reading and
 * writing. */
#include "bytecode/encodings.h"
#include "defs/defined.h"
#include "defs/enums.h"

typedef struct Encoding {
  const char *dialect;
  uint32_t code;
  const char *definition;
  bool is_type;
  const char *fields;
} Encoding;

static const Encoding encodings[] = {
#define MC_ENCODING(dialect, code, definition, is_type, fields) {dialect, code, definition, is_type, fields},
#include "bytecode/encodings.def"
};

/* The next field's letter and the parameter that it is; 0 at the end. `next`: the parameter after the last one. */
static char next_field(const char **at, uint32_t *param, uint32_t *next) {
  char letter = **at;
  if (letter == 0) return 0;
  ++*at;
  *param = *next;
  if (**at >= '0' && **at <= '9') *param = (uint32_t)(*(*at)++ - '0');
  *next = *param + 1;
  return letter;
}

/* --- reading --- */

/* As the parser makes a number of the parameter. */
static uint32_t number_of(McBcReader *r, const McParamWords *w, uint64_t value) {
  bool is_integer = w->kind == MC_PK_INTEGER;
  uint32_t width = w->kind == MC_PK_BOOL ? 1 : is_integer ? w->detail & 255 : 64;
  McSignedness sign = is_integer && (w->detail & 256) ? MC_UNSIGNED : MC_SIGNLESS;
  McAttr made = mc_attr_integer(r->ctx, mc_type_integer(r->ctx, width, sign), (int64_t)value);
  if (made.index == MC_NONE) mc_bc_no_memory(r);
  return made.index;
}

/* A list of attributes or of numbers, or none: an array attribute. */
static bool read_list(McBcReader *r, McBcCursor *c, const McParamWords *w, bool numbers, uint32_t *out) {
  uint8_t present;
  uint32_t count;
  *out = MC_NONE;
  if (!mc_bc_byte(r, c, &present)) return false;
  if (present == 0) return true;
  size_t first = r->scratch.len;
  if (!mc_bc_count(r, c, "elements", &count)) return false;
  if (!mc_array_reserve(&r->ctx->alloc, &r->scratch, count)) return mc_bc_no_memory(r);
  bool complete = true;
  for (uint32_t i = 0; i < count; i++) {
    McAttr each = {MC_NONE};
    uint64_t value;
    if (numbers ? !mc_bc_varint(r, c, &value) : !mc_bc_optional_attr_ref(r, c, &each)) return false;
    if (numbers && (each.index = number_of(r, w, value)) == MC_NONE) return false;
    complete &= each.index != MC_NONE;
    r->scratch.ptr[r->scratch.len++] = each.index;
  }
  if (r->blocked) return true;
  if (!complete) return mc_bc_fail(r, c, "an element of a list is absent");
  *out = mc_attr_array(r->ctx, (const McAttr *)r->scratch.ptr + first, count).index;
  return *out != MC_NONE || mc_bc_no_memory(r);
}

static bool read_field(McBcReader *r, McBcCursor *c, char letter, const McParamWords *w, uint32_t *out) {
  uint64_t value;
  int64_t number;
  uint8_t byte;
  McStr text;
  switch (letter) {
    case 'v': return mc_bc_varint(r, c, &value) && (*out = number_of(r, w, value)) != MC_NONE;
    case 'S': return mc_bc_signed(r, c, &number) && (*out = number_of(r, w, (uint64_t)number)) != MC_NONE;
    case 'b': return mc_bc_byte(r, c, &byte) && (*out = number_of(r, w, byte != 0)) != MC_NONE;
    case 's':
      if (!mc_bc_string(r, c, &text)) return false;
      *out = mc_attr_string(r->ctx, text.ptr, text.len, (McType){MC_NONE}).index;
      return *out != MC_NONE || mc_bc_no_memory(r);
    case 'd':
      if (!mc_bc_known_width(r, c, 64, &value, 1)) return false;
      *out = mc_attr_float_bits(r->ctx, mc_type_float(r->ctx, MC_F64), &value, 1).index;
      return *out != MC_NONE || mc_bc_no_memory(r);
    case 'a': return mc_bc_attr_ref(r, c, (McAttr *)out);
    case 'o': return mc_bc_optional_attr_ref(r, c, (McAttr *)out);
    case 't': return mc_bc_type_ref(r, c, (McType *)out);
    case 'i':
      if (!mc_bc_varint(r, c, &value)) return false;
      return (value & 1) == 0 || (*out = number_of(r, w, value >> 1)) != MC_NONE;
    default: return read_list(r, c, w, letter == 'n', out);
  }
}

/* The value of an enumeration has a text, or is what the text leaves out. */
static bool has_text(McBcReader *r, const McDefinition *def, const McParamWords *w, uint32_t value) {
  if (w->kind != MC_PK_ENUM || value == MC_NONE || value == w->default_value) return true;
  McBuf text;
  mc_buf_init(&text, &r->ctx->alloc);
  mc_enum_text(r->ctx, def->words, (const McEnumWords *)(def->words + w->detail),
               mc_attr_integer_data(r->ctx, (McAttr){value})[0], &text);
  bool any = text.len > 0;
  mc_buf_fini(&text);
  return any;
}

static uint32_t read_fields(McBcReader *r, McBcCursor *c, const Encoding *e) {
  McContext *ctx = r->ctx;
  McIdent name = mc_ident(ctx, e->definition, strlen(e->definition));
  const McDefinition *def = mc_definition(ctx, name, e->is_type);
  uint32_t values[MC_DEF_MAX_PARAMS] = {0}, param, next = 0;
  if (def == NULL) return mc_bc_fail(r, c, "'%s' is not defined", e->definition), MC_NONE;
  const char *at = e->fields;
  for (char letter; (letter = next_field(&at, &param, &next)) != 0;) {
    MC_ASSERT(param < def->record->num_params);
    const McParamWords *w = &mc_definition_params(def)[param];
    const McBcCursor field = *c;
    if (!read_field(r, c, letter, w, &values[param])) return MC_NONE;
    if (!has_text(r, def, w, values[param])) {
      return mc_bc_fail(r, &field, "a value of '%s' is no case of its enumeration", e->definition), MC_NONE;
    }
  }
  if (r->blocked) return MC_NONE;
  return mc_defined_get(ctx, name, e->is_type, values, def->record->num_params, r->loc, r->diags);
}

uint32_t mc_bc_read_dialect_entry(McBcReader *r, McBcCursor *c, McStr dialect, bool is_type) {
  uint64_t code;
  const McBcCursor start = *c;
  bool any = false;
  if (!mc_bc_varint(r, c, &code)) return MC_NONE;
  if (mc_str_is(dialect, "quant") && is_type && code >= 4 && code <= 6) return mc_bc_read_quant_uniform(r, c, code);
  for (size_t i = 0; i < MC_COUNT(encodings); i++) {
    if (!mc_str_is(dialect, encodings[i].dialect) || encodings[i].is_type != is_type) continue;
    any = true;
    if (encodings[i].code == code) return read_fields(r, c, &encodings[i]);
  }
  if (any) {
    mc_bc_fail(r, &start, "unknown code of %s in dialect '%.*s': %llu", is_type ? "a type" : "an attribute",
               (int)dialect.len, dialect.ptr, (unsigned long long)code);
  } else {
    mc_bc_fail(r, &start, "dialect '%.*s' does not implement the bytecode interface", (int)dialect.len, dialect.ptr);
  }
  return MC_NONE;
}

/* --- writing --- */

static uint64_t number_in(const McContext *ctx, uint32_t attr) {
  return attr == MC_NONE ? 0 : mc_attr_integer_data(ctx, (McAttr){attr})[0];
}

static int64_t signed_in(const McContext *ctx, uint32_t attr) {
  int64_t value = 0;
  if (attr != MC_NONE) mc_attr_integer_i64(ctx, (McAttr){attr}, &value);
  return value;
}

static void put_list(McBcWriter *w, uint32_t list, bool numbers) {
  uint32_t count = list == MC_NONE ? 0 : mc_attr_array_size(w->ctx, (McAttr){list});
  mc_bc_put_byte(w, count > 0);
  if (count > 0) mc_bc_put(w, count);
  for (uint32_t i = 0; i < count; i++) {
    McAttr each = mc_attr_array_get(w->ctx, (McAttr){list}, i);
    if (numbers) mc_bc_put(w, number_in(w->ctx, each.index));
    else mc_bc_put_optional_attr(w, each);
  }
}

static void put_field(McBcWriter *w, char letter, uint32_t value) {
  McContext *ctx = w->ctx;
  switch (letter) {
    case 'v': mc_bc_put(w, number_in(ctx, value)); break;
    case 'S': mc_bc_put_signed(w, signed_in(ctx, value)); break;
    case 'b': mc_bc_put_byte(w, number_in(ctx, value) != 0); break;
    case 's': mc_bc_put_string(w, value == MC_NONE ? MC_STR("") : mc_attr_string_value(ctx, (McAttr){value})); break;
    case 'd': mc_bc_put_known_width(w, 64, mc_attr_float_data(ctx, (McAttr){value}), 1); break;
    case 'a': mc_bc_put_attr(w, (McAttr){value}); break;
    case 'o': mc_bc_put_optional_attr(w, (McAttr){value}); break;
    case 't': mc_bc_put_type(w, (McType){value}); break;
    case 'i': mc_bc_put(w, value == MC_NONE ? 0 : number_in(ctx, value) << 1 | 1); break;
    default: put_list(w, value, letter == 'n'); break;
  }
}

/* Is everything there that the encoding must have? */
static bool fits(const McContext *ctx, const Encoding *e, uint32_t id) {
  uint32_t param, next = 0, count = mc_rec(ctx, id)->num_words - 1;
  const char *at = e->fields;
  for (char letter; (letter = next_field(&at, &param, &next)) != 0;) {
    if (param >= count) return false;
    if ((letter == 'a' || letter == 't' || letter == 'd') && mc_defined_param(ctx, id, param) == MC_NONE) return false;
  }
  return true;
}

bool mc_bc_write_dialect_entry(McBcWriter *w, uint32_t id) {
  const McDefinition *def = mc_definition_of(w->ctx, id);
  if (def == NULL) return false;
  McStr name = mc_ident_str(w->ctx, def->name);
  bool is_type = def->record->flags & MC_DEF_IS_TYPE;
  if (is_type && mc_str_is(name, "quant.uniform")) return mc_bc_write_quant_uniform(w, id);
  for (size_t i = 0; i < MC_COUNT(encodings); i++) {
    const Encoding *e = &encodings[i];
    if (e->is_type != is_type || !mc_str_is(name, e->definition) || !fits(w->ctx, e, id)) continue;
    uint32_t param, next = 0;
    const char *at = e->fields;
    mc_bc_put(w, e->code);
    for (char letter; (letter = next_field(&at, &param, &next)) != 0;) {
      put_field(w, letter, mc_defined_param(w->ctx, id, param));
    }
    return true;
  }
  return false;
}
