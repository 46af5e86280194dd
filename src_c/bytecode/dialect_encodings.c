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

/* Attributes, types, or pairs of attributes (each: 2): an array attribute. */
static bool read_refs(McBcReader *r, McBcCursor *c, bool types, uint32_t each, uint32_t *out) {
  uint32_t count;
  size_t first = r->scratch.len;
  if (!mc_bc_count(r, c, types ? "types" : "attributes", &count)) return false;
  if (!mc_array_reserve(&r->ctx->alloc, &r->scratch, (size_t)count * each)) return mc_bc_no_memory(r);
  for (uint32_t i = 0; i < count * each; i++) {
    uint32_t id;
    bool ok = types ? mc_bc_type_ref(r, c, (McType *)&id) : mc_bc_attr_ref(r, c, (McAttr *)&id);
    if (!ok) return false;
    r->scratch.ptr[r->scratch.len++] = id;
  }
  if (r->blocked) return true;
  for (uint32_t i = 0; types && i < count; i++) {
    McAttr held = mc_attr_type(r->ctx, (McType){r->scratch.ptr[first + i]});
    if (held.index == MC_NONE) return mc_bc_no_memory(r);
    r->scratch.ptr[first + i] = held.index;
  }
  *out = mc_attr_array(r->ctx, (const McAttr *)r->scratch.ptr + first, (size_t)count * each).index;
  return *out != MC_NONE || mc_bc_no_memory(r);
}

/* Signed integers, or the bits of floats, as the parameter holds a list: a dense array, or an array attribute. */
static bool read_numbers(McBcReader *r, McBcCursor *c, const McParamWords *w, bool floats, uint32_t *out) {
  McContext *ctx = r->ctx;
  uint32_t count;
  size_t first = r->numbers.len, first_made = r->scratch.len;
  bool array = w->flags & MC_PF_ARRAY;
  if (!mc_bc_count(r, c, "numbers", &count)) return false;
  if (!mc_array_reserve(&ctx->alloc, &r->numbers, count) ||
      (array && !mc_array_reserve(&ctx->alloc, &r->scratch, count))) {
    return mc_bc_no_memory(r);
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t value;
    if (!mc_bc_signed(r, c, &value)) return false;
    r->numbers.ptr[r->numbers.len++] = value;
    if (!array) continue;
    uint32_t made = number_of(r, w, (uint64_t)value);
    if (made == MC_NONE) return false;
    r->scratch.ptr[r->scratch.len++] = made;
  }
  if (array) {
    *out = mc_attr_array(ctx, (const McAttr *)r->scratch.ptr + first_made, count).index;
  } else {
    McType element = floats ? mc_type_float(ctx, MC_F64) : mc_type_integer(ctx, 64, MC_SIGNLESS);
    *out = mc_attr_dense_array(ctx, element, count > 0 ? r->numbers.ptr + first : NULL, count, r->diags).index;
  }
  return *out != MC_NONE || mc_bc_no_memory(r);
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
    case 'w':
      if (!mc_bc_byte(r, c, &byte)) return false;
      return byte == 0 || mc_bc_attr_ref(r, c, (McAttr *)out);
    case 'W':
      if (!mc_bc_varint(r, c, &value)) return false;
      return value == 0 || mc_bc_attr_ref(r, c, (McAttr *)out);
    case 'r': return read_refs(r, c, false, 1, out);
    case 'p': return read_refs(r, c, false, 2, out);
    case 'T': return read_refs(r, c, true, 1, out);
    case 'm': case 'D': return read_numbers(r, c, w, letter == 'D', out);
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

static bool no_case(McBcReader *r, const McBcCursor *at, const char *definition) {
  return mc_bc_fail(r, at, "a value of '%s' is no case of its enumeration", definition);
}

/* The attribute of an enumeration: its value. */
static uint32_t read_enum(McBcReader *r, McBcCursor *c, const Encoding *e, const McEnumDef *def) {
  uint64_t value;
  const McBcCursor at = *c;
  if (!mc_bc_varint(r, c, &value)) return MC_NONE;
  McBuf text;
  mc_buf_init(&text, &r->ctx->alloc);
  mc_enum_text(r->ctx, def->words, def->record, value, &text);
  bool any = text.len > 0;
  mc_buf_fini(&text);
  return any ? mc_enum_attr(r->ctx, def->record, value).index : (no_case(r, &at, e->definition), MC_NONE);
}

static uint32_t read_fields(McBcReader *r, McBcCursor *c, const Encoding *e) {
  McContext *ctx = r->ctx;
  McIdent name = mc_ident(ctx, e->definition, strlen(e->definition));
  const McDefinition *def = mc_definition(ctx, name, e->is_type);
  const McEnumDef *cases = def != NULL || e->is_type ? NULL : mc_attr_def(ctx, name);
  if (cases != NULL) return read_enum(r, c, e, cases);
  uint32_t values[MC_DEF_MAX_PARAMS] = {0}, param, next = 0;
  if (def == NULL) return mc_bc_fail(r, c, "'%s' is not defined", e->definition), MC_NONE;
  const char *at = e->fields;
  for (char letter; (letter = next_field(&at, &param, &next)) != 0;) {
    MC_ASSERT(param < def->record->num_params);
    const McParamWords *w = &mc_definition_params(def)[param];
    const McBcCursor field = *c;
    if (!read_field(r, c, letter, w, &values[param])) return MC_NONE;
    if (!has_text(r, def, w, values[param])) return no_case(r, &field, e->definition), MC_NONE;
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
  if (mc_str_is(dialect, "vhlo") && !is_type && mc_bc_is_vhlo_value(code)) return mc_bc_read_vhlo_value(r, c, code);
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

/* The elements of an array attribute: attributes, types, or pairs of attributes (each: 2). */
static void put_refs(McBcWriter *w, uint32_t list, bool types, uint32_t each) {
  uint32_t count = list == MC_NONE ? 0 : mc_attr_array_size(w->ctx, (McAttr){list});
  mc_bc_put(w, count / each);
  for (uint32_t i = 0; i < count; i++) {
    McAttr held = mc_attr_array_get(w->ctx, (McAttr){list}, i);
    if (types) mc_bc_put_type(w, mc_attr_type_value(w->ctx, held));
    else mc_bc_put_attr(w, held);
  }
}

static void put_numbers(McBcWriter *w, uint32_t list) {
  bool array = list != MC_NONE && mc_kind(w->ctx, list) == MC_ATTR_ARRAY;
  uint64_t count = 0;
  if (list != MC_NONE) {
    count = array ? mc_attr_array_size(w->ctx, (McAttr){list}) : mc_attr_dense_count(w->ctx, (McAttr){list});
  }
  mc_bc_put(w, count);
  for (uint64_t i = 0; i < count; i++) {
    if (array) mc_bc_put_signed(w, signed_in(w->ctx, mc_attr_array_get(w->ctx, (McAttr){list}, (uint32_t)i).index));
    else mc_bc_put_signed(w, (int64_t)mc_load64(mc_attr_dense_data(w->ctx, (McAttr){list}).ptr + 8 * i));
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
    case 'w': case 'W':
      if (letter == 'w') mc_bc_put_byte(w, value != MC_NONE);
      else mc_bc_put(w, value != MC_NONE);
      if (value != MC_NONE) mc_bc_put_attr(w, (McAttr){value});
      break;
    case 'r': put_refs(w, value, false, 1); break;
    case 'p': put_refs(w, value, false, 2); break;
    case 'T': put_refs(w, value, true, 1); break;
    case 'm': case 'D': put_numbers(w, value); break;
    default: put_list(w, value, letter == 'n'); break;
  }
}

typedef enum Fit { DOES_NOT_FIT, LEAVES_OUT, FITS } Fit;

/* Fields that must be there are; FITS: and parameters without a field have their defaults. */
static Fit fit_of(const McContext *ctx, const McDefinition *def, const Encoding *e, uint32_t id) {
  uint32_t param, next = 0, count = def->record->num_params;
  bool written[MC_DEF_MAX_PARAMS] = {false};
  const char *at = e->fields;
  for (char letter; (letter = next_field(&at, &param, &next)) != 0;) {
    if (param >= count) return DOES_NOT_FIT;
    uint32_t value = mc_defined_param(ctx, id, param);
    written[param] = true;
    if ((letter == 'a' || letter == 't' || letter == 'd') && value == MC_NONE) return DOES_NOT_FIT;
    bool is_list = letter == 'r' || letter == 'p' || letter == 'T';
    if (!is_list || value == MC_NONE) continue;
    if (mc_kind(ctx, value) != MC_ATTR_ARRAY) return DOES_NOT_FIT;
    if (letter == 'p' && mc_attr_array_size(ctx, (McAttr){value}) % 2 != 0) return DOES_NOT_FIT;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!written[i] && mc_defined_is_present(def, mc_rec(ctx, id)->words + 1, i)) return LEAVES_OUT;
  }
  return FITS;
}

/* The first that fits, else the last that leaves something out, as mlir-opt 22 does. NULL: none. */
static const Encoding *encoding_of(const McContext *ctx, const McDefinition *def, McStr name, uint32_t id) {
  const Encoding *found = NULL;
  bool is_type = mc_kind(ctx, id) == MC_TYPE_DEFINED;
  for (size_t i = 0; i < MC_COUNT(encodings); i++) {
    const Encoding *e = &encodings[i];
    if (e->is_type != is_type || !mc_str_is(name, e->definition)) continue;
    Fit fit = def == NULL ? FITS : fit_of(ctx, def, e, id);
    if (fit == FITS) return e;
    if (fit == LEAVES_OUT) found = e;
  }
  return found;
}

bool mc_bc_write_dialect_entry(McBcWriter *w, uint32_t id) {
  const McDefinition *def = mc_definition_of(w->ctx, id); /* NULL: of an enumeration */
  McStr name = mc_ident_str(w->ctx, mc_defined_name(w->ctx, id));
  bool is_type = mc_kind(w->ctx, id) == MC_TYPE_DEFINED;
  if (is_type && mc_str_is(name, "quant.uniform")) return mc_bc_write_quant_uniform(w, id);
  if (!is_type && mc_bc_write_vhlo_value(w, name, id)) return true;
  const Encoding *e = encoding_of(w->ctx, def, name, id);
  if (e == NULL) return false;
  mc_bc_put(w, e->code);
  if (def == NULL) mc_bc_put(w, mc_enum_attr_value(w->ctx, (McAttr){id}));
  uint32_t param, next = 0;
  const char *at = e->fields;
  for (char letter; def != NULL && (letter = next_field(&at, &param, &next)) != 0;) {
    put_field(w, letter, mc_defined_param(w->ctx, id, param));
  }
  return true;
}
