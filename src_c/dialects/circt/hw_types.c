/* hw_types.c - the types of hw: arrays, structs, unions, enumerations, ports of modules, aliases.
 *
 * Inside of arrays and inouts, types of hw are written without `!hw.`.
 */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* The places of parameters. */
enum { ARRAY_ELEMENT, ARRAY_SIZE };
enum { FIELD_NAMES, FIELD_TYPES, PORT_DIRECTIONS, FIELD_OFFSETS = 2 };
enum { ALIAS_REF, ALIAS_TYPE, ALIAS_CANONICAL };

/* --- reading types --- */

McHwKind mc_hw_kind(const McContext *ctx, McType type) {
  static const struct { const char *name; McHwKind kind; } kinds[] = {
      {"array", MC_HW_ARRAY}, {"struct", MC_HW_STRUCT}, {"inout", MC_HW_INOUT}, {"typealias", MC_HW_ALIAS},
      {"uarray", MC_HW_UNPACKED_ARRAY}, {"int", MC_HW_INT}, {"union", MC_HW_UNION}, {"enum", MC_HW_ENUM},
      {"modty", MC_HW_MODULE}};
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return MC_HW_OTHER;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, type.index)->words[0]});
  if (name.len < 4 || memcmp(name.ptr, "hw.", 3) != 0) return MC_HW_OTHER;
  McStr rest = {name.ptr + 3, name.len - 3};
  for (size_t i = 0; i < MC_COUNT(kinds); i++) {
    if (mc_str_is(rest, kinds[i].name)) return kinds[i].kind;
  }
  return MC_HW_OTHER;
}

McType mc_hw_canonical(const McContext *ctx, McType type) {
  while (mc_hw_kind(ctx, type) == MC_HW_ALIAS) {
    uint32_t meant = mc_defined_param(ctx, type.index, ALIAS_CANONICAL);
    type.index = meant != MC_NONE ? meant : mc_defined_param(ctx, type.index, ALIAS_TYPE);
  }
  return type;
}

McType mc_hw_element(const McContext *ctx, McType type) {
  return (McType){mc_defined_param(ctx, type.index, ARRAY_ELEMENT)};
}

int64_t mc_hw_array_size(const McContext *ctx, McType type) {
  McAttr size = {mc_defined_param(ctx, type.index, ARRAY_SIZE)};
  int64_t number = -1;
  if (mc_kind(ctx, size.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, size, &number)) return -1;
  return number;
}

uint32_t mc_hw_num_fields(const McContext *ctx, McType type) {
  McAttr types = {mc_defined_param(ctx, type.index, FIELD_TYPES)};
  uint32_t names = mc_array_length(ctx, (McAttr){mc_defined_param(ctx, type.index, FIELD_NAMES)});
  uint32_t count = mc_array_length(ctx, types);
  return count < names ? count : names;
}

McStr mc_hw_field_name(const McContext *ctx, McType type, uint32_t i) {
  McAttr names = {mc_defined_param(ctx, type.index, FIELD_NAMES)};
  return mc_attr_string_value(ctx, mc_attr_array_get(ctx, names, i));
}

McType mc_hw_field_type(const McContext *ctx, McType type, uint32_t i) {
  McAttr types = {mc_defined_param(ctx, type.index, FIELD_TYPES)};
  return mc_attr_type_value(ctx, mc_attr_array_get(ctx, types, i));
}

uint32_t mc_hw_field_index(const McContext *ctx, McType type, McStr name) {
  uint32_t count = mc_hw_num_fields(ctx, type);
  for (uint32_t i = 0; i < count; i++) {
    McStr field = mc_hw_field_name(ctx, type, i);
    if (field.len == name.len && memcmp(field.ptr, name.ptr, name.len) == 0) return i;
  }
  return UINT32_MAX;
}

McStr mc_hw_directions(const McContext *ctx, McType module) {
  return mc_attr_string_value(ctx, (McAttr){mc_defined_param(ctx, module.index, PORT_DIRECTIONS)});
}

/* --- making types --- */

const McDefinition *mc_hw_definition(McContext *ctx, const char *name) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, true);
}

static McType make(McContext *ctx, const char *name, const uint32_t *values) {
  const McDefinition *def = mc_hw_definition(ctx, name);
  return (McType){def == NULL ? MC_NONE : mc_defined_make(ctx, def, values, (McLoc){MC_NONE}, NULL)};
}

McType mc_hw_array(McContext *ctx, McType element, uint64_t size) {
  McAttr count = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), (int64_t)size);
  uint32_t values[] = {element.index, count.index};
  return count.index == MC_NONE ? (McType){MC_NONE} : make(ctx, "hw.array", values);
}

McType mc_hw_inout(McContext *ctx, McType element) { return make(ctx, "hw.inout", &element.index); }

static McType unaliased_struct(McContext *ctx, McType type) {
  uint32_t count = mc_hw_num_fields(ctx, type);
  McWords types = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < count; i++) {
    McType field = mc_hw_unaliased(ctx, mc_hw_field_type(ctx, type, i));
    McAttr held = field.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(ctx, field);
    ok = held.index != MC_NONE && mc_array_push(&ctx->alloc, &types, held.index);
  }
  McType made = {MC_NONE};
  if (ok) {
    McAttr list = mc_attr_array(ctx, (const McAttr *)types.ptr, types.len);
    uint32_t values[] = {mc_defined_param(ctx, type.index, FIELD_NAMES), list.index};
    if (list.index != MC_NONE) made = make(ctx, "hw.struct", values);
  }
  mc_array_fini(&ctx->alloc, &types);
  return made;
}

/* Recursion over the parts of a type is for those that nest at most so deep: 1,000 structs in each other. */
#define MAX_DEPTH 3000u
MC_INLINE bool is_shallow(const McContext *ctx, McType type) { return mc_rec(ctx, type.index)->depth <= MAX_DEPTH; }

McType mc_hw_unaliased(McContext *ctx, McType type) {
  type = mc_hw_canonical(ctx, type);
  if (!is_shallow(ctx, type)) return type;
  McHwKind kind = mc_hw_kind(ctx, type);
  if (kind == MC_HW_STRUCT) return unaliased_struct(ctx, type);
  if (kind != MC_HW_ARRAY && kind != MC_HW_UNPACKED_ARRAY) return type;
  McType old = mc_hw_element(ctx, type), element = mc_hw_unaliased(ctx, old);
  if (element.index == MC_NONE || element.index == old.index) return element.index == MC_NONE ? element : type;
  uint32_t values[] = {element.index, mc_defined_param(ctx, type.index, ARRAY_SIZE)};
  return make(ctx, kind == MC_HW_ARRAY ? "hw.array" : "hw.uarray", values);
}

/* --- properties of types --- */

bool mc_hw_is_integer(const McContext *ctx, McType type) {
  type = mc_hw_canonical(ctx, type);
  if (mc_kind(ctx, type.index) == MC_TYPE_INTEGER) return mc_type_integer_signedness(ctx, type) == MC_SIGNLESS;
  return mc_hw_kind(ctx, type) == MC_HW_INT;
}

/* Parts that are shared count each time that they are met: a type with more parts than this is no value. */
#define MAX_PARTS 1000000u

/* clocks: they are values, too. */
static bool is_value(const McContext *ctx, McType type, bool clocks, uint32_t *parts) {
  if (++*parts > MAX_PARTS) return false;
  if (mc_kind(ctx, type.index) == MC_TYPE_INTEGER) return true;
  switch (mc_hw_kind(ctx, type)) {
    case MC_HW_INT: case MC_HW_ENUM: return true;
    case MC_HW_ARRAY: case MC_HW_UNPACKED_ARRAY: return is_value(ctx, mc_hw_element(ctx, type), clocks, parts);
    case MC_HW_ALIAS: return is_value(ctx, mc_hw_canonical(ctx, type), clocks, parts);
    case MC_HW_STRUCT: case MC_HW_UNION: break;
    default: return clocks && mc_is_defined_as(ctx, type.index, "seq.clock");
  }
  uint32_t count = mc_hw_num_fields(ctx, type);
  for (uint32_t i = 0; i < count; i++) {
    if (!is_value(ctx, mc_hw_field_type(ctx, type, i), clocks, parts)) return false;
  }
  return true;
}

bool mc_hw_is_value(const McContext *ctx, McType type) {
  uint32_t parts = 0;
  return is_shallow(ctx, type) && is_value(ctx, type, false, &parts);
}

bool mc_hw_is_probed(const McContext *ctx, McType type) {
  uint32_t parts = 0;
  return is_shallow(ctx, type) && is_value(ctx, type, true, &parts);
}

static bool has_inout(const McContext *ctx, McType type, uint32_t *parts) {
  if (++*parts > MAX_PARTS) return true;
  switch (mc_hw_kind(ctx, type)) {
    case MC_HW_INOUT: return true;
    case MC_HW_ARRAY: case MC_HW_UNPACKED_ARRAY: return has_inout(ctx, mc_hw_element(ctx, type), parts);
    case MC_HW_ALIAS: return has_inout(ctx, mc_hw_canonical(ctx, type), parts);
    case MC_HW_STRUCT: break;
    default: return false;
  }
  uint32_t count = mc_hw_num_fields(ctx, type);
  for (uint32_t i = 0; i < count; i++) {
    if (has_inout(ctx, mc_hw_field_type(ctx, type, i), parts)) return true;
  }
  return false;
}

bool mc_hw_has_inout(const McContext *ctx, McType type) {
  uint32_t parts = 0;
  return !is_shallow(ctx, type) || has_inout(ctx, type, &parts);
}

bool mc_predicate_hw_integer(const McContext *ctx, uint32_t id) { return mc_hw_is_integer(ctx, (McType){id}); }
bool mc_predicate_hw_value(const McContext *ctx, uint32_t id) { return mc_hw_is_value(ctx, (McType){id}); }
bool mc_predicate_hw_no_inout(const McContext *ctx, uint32_t id) { return !mc_hw_has_inout(ctx, (McType){id}); }
bool mc_predicate_hw_known_width(const McContext *ctx, uint32_t id) { return mc_hw_bit_width(ctx, (McType){id}) >= 0; }

static bool means(const McContext *ctx, uint32_t id, McHwKind kind) {
  return mc_hw_kind(ctx, mc_hw_canonical(ctx, (McType){id})) == kind;
}
bool mc_predicate_hw_array(const McContext *ctx, uint32_t id) { return means(ctx, id, MC_HW_ARRAY); }
bool mc_predicate_hw_unpacked_array(const McContext *ctx, uint32_t id) { return means(ctx, id, MC_HW_UNPACKED_ARRAY); }
bool mc_predicate_hw_struct(const McContext *ctx, uint32_t id) { return means(ctx, id, MC_HW_STRUCT); }
bool mc_predicate_hw_union(const McContext *ctx, uint32_t id) { return means(ctx, id, MC_HW_UNION); }
bool mc_predicate_hw_enum(const McContext *ctx, uint32_t id) { return means(ctx, id, MC_HW_ENUM); }

bool mc_predicate_hw_inout(const McContext *ctx, uint32_t id) { return means(ctx, id, MC_HW_INOUT); }

uint32_t mc_hw_index_width(uint64_t size) {
  uint32_t width = 0;
  while (width < 63 && ((uint64_t)1 << width) < size) width++;
  return width;
}

static int64_t bit_width(const McContext *ctx, McType type, uint32_t *parts);

/* The sum of all fields, or of a union the end of that which reaches farthest; -1: one is not known. */
static int64_t width_of_fields(const McContext *ctx, McType type, bool is_union, uint32_t *parts) {
  uint32_t count = mc_hw_num_fields(ctx, type);
  int64_t all = 0;
  for (uint32_t i = 0; i < count; i++) {
    int64_t width = bit_width(ctx, mc_hw_field_type(ctx, type, i), parts), offset = 0;
    if (width < 0) return -1;
    if (is_union) {
      McAttr offsets = {mc_defined_param(ctx, type.index, FIELD_OFFSETS)};
      (void)mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, offsets, i), &offset);
    }
    if (!is_union) {
      if (__builtin_add_overflow(all, width, &all)) return -1;
    } else if (!__builtin_add_overflow(width, offset, &width) && width > all) {
      all = width;
    }
  }
  return all;
}

static int64_t bit_width(const McContext *ctx, McType type, uint32_t *parts) {
  if (++*parts > MAX_PARTS) return -1;
  if (mc_kind(ctx, type.index) == MC_TYPE_INTEGER) return mc_type_integer_width(ctx, type);
  int64_t width;
  switch (mc_hw_kind(ctx, type)) {
    case MC_HW_ALIAS: return bit_width(ctx, mc_hw_canonical(ctx, type), parts);
    case MC_HW_STRUCT: return width_of_fields(ctx, type, false, parts);
    case MC_HW_UNION: return width_of_fields(ctx, type, true, parts);
    case MC_HW_ENUM: {
      uint32_t cases = mc_array_length(ctx, (McAttr){mc_defined_param(ctx, type.index, 0)});
      return cases > 1 ? mc_hw_index_width(cases) : 1;
    }
    case MC_HW_ARRAY: case MC_HW_UNPACKED_ARRAY: {
      int64_t size = mc_hw_array_size(ctx, type);
      width = bit_width(ctx, mc_hw_element(ctx, type), parts);
      if (size < 0 || width < 0 || __builtin_mul_overflow(size, width, &width)) return -1;
      return width;
    }
    default: return mc_is_defined_as(ctx, type.index, "seq.clock") ? 1 : -1;
  }
}

int64_t mc_hw_bit_width(const McContext *ctx, McType type) {
  uint32_t parts = 0;
  return is_shallow(ctx, type) ? bit_width(ctx, type, &parts) : -1;
}

/* --- elements --- */

/* A type; one of hw without its prefix. Returns MC_NONE after reporting. */
static McType read_element(McDefParse *d) {
  static const char *const bare[] = {"array", "inout", "uarray", "struct", "typealias", "int", "enum", "union"};
  McParser *p = d->p;
  for (size_t i = 0; i < MC_COUNT(bare); i++) {
    if (!mc_at_keyword(p, bare[i]) || *p->tok.end != '<') continue;
    char name[16] = "hw.";
    size_t len = strlen(bare[i]);
    memcpy(name + 3, bare[i], len);
    McIdent ident = mc_ident(p->ctx, name, 3 + len);
    const McDefinition *def = ident.index == MC_NONE ? NULL : mc_p_find_definition(p, ident, true);
    if (def == NULL) {
      mc_p_out_of_memory(p);
      return (McType){MC_NONE};
    }
    mc_advance(p);
    return (McType){mc_p_defined_bare(p, d->f, def)};
  }
  return mc_p_type(p);
}

static void print_element(McDefPrint *d, McType type) {
  McPrinter *p = d->p;
  bool is_bare = false;
  if (!p->collecting && mc_kind(p->ctx, type.index) == MC_TYPE_DEFINED) {
    McStr name = mc_ident_str(p->ctx, (McIdent){mc_rec(p->ctx, type.index)->words[0]});
    is_bare = name.len > 3 && memcmp(name.ptr, "hw.", 3) == 0;
  }
  if (is_bare) mc_pr_defined_bare(p, type.index);
  else mc_pr_type(p, type);
}

bool mc_def_routine_hw_element_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return (d->values[args[0].number] = read_element(d).index) != MC_NONE;
}

void mc_def_routine_hw_element_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_element(d, (McType){d->values[args[0].number]});
}

/* Arguments: the size, the element type. */
bool mc_def_routine_hw_array_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McType i64 = mc_type_integer(p->ctx, 64, MC_SIGNLESS);
  McAttr size;
  if (mc_at(p, TOK_INTEGER)) {
    int64_t number;
    if (!mc_p_dimension(p, &number)) return false;
    size = mc_attr_integer(p->ctx, i64, number);
    if (size.index == MC_NONE) return mc_p_out_of_memory(p);
  } else {
    bool present;
    size = mc_p_optional_attr(p, i64, &present);
    if (!present) return mc_def_parse_error(d, d->at, "expected integer");
    if (size.index == MC_NONE) return false;
    McStr name = {"", 0};
    if (mc_kind(p->ctx, size.index) == MC_ATTR_DEFINED) {
      name = mc_ident_str(p->ctx, (McIdent){mc_rec(p->ctx, size.index)->words[0]});
    }
    bool is_expr = name.len > 14 && memcmp(name.ptr, "hw.param.expr.", 14) == 0;
    if (!is_expr && !mc_str_is(name, "hw.param.decl.ref") && mc_kind(p->ctx, size.index) != MC_ATTR_INTEGER) {
      return mc_def_parse_error(d, d->at, "unsupported dimension kind in hw.array");
    }
  }
  d->values[args[0].number] = size.index;
  if (!mc_p_dimension_x(p)) return false;
  return (d->values[args[1].number] = read_element(d).index) != MC_NONE;
}

void mc_def_routine_hw_array_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_attr_no_type(d->p, (McAttr){d->values[args[0].number]});
  mc_pr_lit(d->p, "x");
  print_element(d, (McType){d->values[args[1].number]});
}

bool mc_def_routine_hw_int_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const char *at = p->tok.start;
  McAttr width = mc_p_attr(p, mc_type_integer(p->ctx, 32, MC_SIGNLESS));
  if (width.index == MC_NONE) return false;
  d->values[args[0].number] = width.index;
  int64_t bits;
  if (mc_kind(p->ctx, width.index) != MC_ATTR_INTEGER) {
    McType type = mc_attr_value_type(p->ctx, width);
    return type.index != MC_NONE || mc_def_parse_error(d, at, "invalid kind of attribute specified");
  }
  if (!mc_attr_integer_i64(p->ctx, width, &bits) || (bits &= UINT32_MAX) > MC_MAX_INTEGER_WIDTH) {
    return mc_def_parse_error(d, at, "integer bitwidth is limited to %u bits", MC_MAX_INTEGER_WIDTH);
  }
  d->made = mc_type_integer(p->ctx, (uint32_t)bits, MC_SIGNLESS).index;
  return d->made != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_hw_int_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_attr_no_type(d->p, (McAttr){d->values[args[0].number]});
}

/* --- fields --- */

/* The values of a list go to a stack of their own: types inside use the parser's. */
typedef struct Fields {
  McWords names, types, others; /* string attributes; type attributes; what else a field has */
  MC_ARRAY(const char *) at;
} Fields;

static void fields_fini(McParser *p, Fields *fields) {
  mc_array_fini(&p->ctx->alloc, &fields->names);
  mc_array_fini(&p->ctx->alloc, &fields->types);
  mc_array_fini(&p->ctx->alloc, &fields->others);
  mc_array_fini(&p->ctx->alloc, &fields->at);
}

/* A keyword, or also a string, as a string attribute. Returns MC_NONE after reporting. */
static McAttr read_name(McDefParse *d, bool strings) {
  McParser *p = d->p;
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  McAttr none = {MC_NONE};
  if (strings && mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, &text)) return none;
  } else if (!mc_p_at_word(p)) {
    mc_def_parse_error(d, text.ptr, strings ? "expected valid keyword or string" : "expected valid keyword");
    return none;
  }
  McAttr name = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  if (name.index == MC_NONE) mc_p_out_of_memory(p);
  else mc_advance(p);
  return name;
}

/* name `:` type */
static bool read_field(McDefParse *d, Fields *fields, bool strings) {
  McParser *p = d->p;
  if (!mc_array_push(&p->ctx->alloc, &fields->at, p->tok.start)) return mc_p_out_of_memory(p);
  McAttr name = read_name(d, strings);
  if (name.index == MC_NONE || !mc_p_push(p, &fields->names, name.index)) return false;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_attr_type(p->ctx, type);
  if (held.index == MC_NONE) return mc_p_not_interned(p, &type.index, 1);
  return mc_p_push(p, &fields->types, held.index);
}

static int compare_words(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

/* Reports the first name that a field before it has, with what comes after the name. */
static bool names_differ(McDefParse *d, const Fields *fields, const char *after) {
  McParser *p = d->p;
  size_t count = fields->names.len, worst = SIZE_MAX;
  if (count < 2) return true;
  uint64_t *sorted = mc_arena_alloc(&p->arena, count * sizeof *sorted, sizeof *sorted);
  if (sorted == NULL) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < count; i++) sorted[i] = (uint64_t)fields->names.ptr[i] << 32 | i;
  qsort(sorted, count, sizeof *sorted, compare_words);
  for (size_t i = 1; i < count; i++) {
    size_t place = sorted[i] & UINT32_MAX;
    if (sorted[i] >> 32 == sorted[i - 1] >> 32 && place < worst) worst = place;
  }
  if (worst == SIZE_MAX) return true;
  McStr name = mc_attr_string_value(p->ctx, (McAttr){fields->names.ptr[worst]});
  return mc_def_parse_error(d, fields->at.ptr[worst], "duplicate field name '%.*s'%s", (int)name.len, name.ptr, after);
}

static bool set_list(McDefParse *d, uint32_t param, const McWords *values) {
  McAttr list = mc_attr_array(d->p->ctx, (const McAttr *)values->ptr, values->len);
  d->values[param] = list.index;
  return list.index != MC_NONE || mc_p_out_of_memory(d->p);
}

static bool read_offset(McDefParse *d, Fields *fields) {
  McParser *p = d->p;
  uint64_t offset = 0;
  if (mc_consume_keyword(p, "offset")) {
    if (!mc_at(p, TOK_INTEGER) || !mc_p_token_u64(&p->tok, &offset)) {
      return mc_def_parse_error(d, p->tok.start, "expected integer value");
    }
    mc_advance(p);
  }
  McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)offset);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &fields->others, held.index);
}

static bool read_direction(McDefParse *d, Fields *fields) {
  McParser *p = d->p;
  if (mc_consume_keyword(p, "input")) return mc_p_push(p, &fields->others, MC_PORT_IN);
  if (mc_consume_keyword(p, "output")) return mc_p_push(p, &fields->others, MC_PORT_OUT);
  return mc_def_parse_error(d, p->tok.start, "invalid direction");
}

/* The fields before `>`, which stays. kind: of the type that has them. */
static bool read_fields(McDefParse *d, McHwKind kind, Fields *fields) {
  McParser *p = d->p;
  if (mc_at(p, TOK_GREATER)) return true;
  do {
    if (kind == MC_HW_MODULE && !read_direction(d, fields)) return false;
    if (!read_field(d, fields, kind != MC_HW_UNION)) return false;
    if (kind == MC_HW_UNION && !read_offset(d, fields)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return kind == MC_HW_MODULE || names_differ(d, fields, kind == MC_HW_UNION ? " in hw.union type" : "");
}

static bool set_directions(McDefParse *d, uint32_t param, const McWords *others) {
  McParser *p = d->p;
  char *letters = mc_arena_alloc(&p->arena, others->len + 1, 1);
  if (letters == NULL) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < others->len; i++) letters[i] = (char)others->ptr[i];
  McAttr held = mc_attr_string(p->ctx, letters, others->len, (McType){MC_NONE});
  d->values[param] = held.index;
  return held.index != MC_NONE || mc_p_out_of_memory(p);
}

static bool parse_fields(McDefParse *d, const McDefRoutineArg *args, McHwKind kind) {
  Fields fields = {.names = {0}};
  bool ok = read_fields(d, kind, &fields) && set_list(d, args[0].number, &fields.names) &&
            set_list(d, args[1].number, &fields.types);
  if (ok && kind == MC_HW_UNION) ok = set_list(d, args[2].number, &fields.others);
  if (ok && kind == MC_HW_MODULE) ok = set_directions(d, args[2].number, &fields.others);
  fields_fini(d->p, &fields);
  return ok;
}

static void print_field(McDefPrint *d, const McDefRoutineArg *args, uint32_t i, const char *colon) {
  McPrinter *p = d->p;
  McStr name = mc_string_of(p->ctx, mc_array_item(p->ctx, (McAttr){d->values[args[0].number]}, i));
  McAttr type = mc_array_item(p->ctx, (McAttr){d->values[args[1].number]}, i);
  mc_pr_keyword_or_string(p, name.ptr, name.len);
  mc_pr_text(p, colon, strlen(colon));
  if (type.index != MC_NONE) mc_pr_type(p, mc_attr_type_value(p->ctx, type));
}

static uint32_t num_printed(const McDefPrint *d, const McDefRoutineArg *args) {
  return mc_array_length(d->p->ctx, (McAttr){d->values[args[0].number]});
}

/* Arguments: names, types. */
bool mc_def_routine_hw_fields_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_fields(d, args, MC_HW_STRUCT);
}

void mc_def_routine_hw_fields_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  for (uint32_t i = 0; i < num_printed(d, args); i++) {
    if (i > 0) mc_pr_lit(d->p, ", ");
    print_field(d, args, i, ": ");
  }
}

/* Arguments: names, types, offsets. */
bool mc_def_routine_hw_union_fields_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_fields(d, args, MC_HW_UNION);
}

void mc_def_routine_hw_union_fields_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  for (uint32_t i = 0; i < num_printed(d, args); i++) {
    int64_t offset = 0;
    McAttr held = mc_array_item(p->ctx, (McAttr){d->values[args[2].number]}, i);
    if (i > 0) mc_pr_lit(p, ", ");
    print_field(d, args, i, ": ");
    if (held.index == MC_NONE || !mc_attr_integer_i64(p->ctx, held, &offset) || offset == 0) continue;
    mc_pr_lit(p, " offset ");
    if (!p->collecting) mc_buf_i64(p->buf, offset);
  }
}

/* Arguments: names, types, directions. */
bool mc_def_routine_hw_ports_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_fields(d, args, MC_HW_MODULE);
}

void mc_def_routine_hw_ports_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McStr directions = mc_string_of(p->ctx, (McAttr){d->values[args[2].number]});
  for (uint32_t i = 0; i < num_printed(d, args); i++) {
    char direction = i < directions.len ? directions.ptr[i] : MC_PORT_IN;
    const char *word = direction == MC_PORT_OUT ? "output " : "input ";
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_text(p, word, strlen(word));
    print_field(d, args, i, " : ");
  }
}

/* --- enumerations and aliases --- */

bool mc_def_routine_hw_cases_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McWords cases = {0};
  bool ok = true;
  if (!mc_at(p, TOK_GREATER)) {
    do {
      McAttr name = read_name(d, false);
      ok = name.index != MC_NONE && mc_p_push(p, &cases, name.index);
    } while (ok && mc_consume_if(p, TOK_COMMA));
  }
  ok = ok && set_list(d, args[0].number, &cases);
  mc_array_fini(&p->ctx->alloc, &cases);
  return ok;
}

void mc_def_routine_hw_cases_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr cases = {d->values[args[0].number]};
  for (uint32_t i = 0; i < mc_array_length(p->ctx, cases); i++) {
    McStr name = mc_string_of(p->ctx, mc_attr_array_get(p->ctx, cases, i));
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_text(p, name.ptr, name.len);
  }
}

/* Arguments: the type, what it means. */
bool mc_def_routine_hw_aliased_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McType meant = mc_hw_unaliased(p->ctx, type);
  if (meant.index == MC_NONE) return mc_p_out_of_memory(p);
  d->values[args[0].number] = type.index;
  d->values[args[1].number] = meant.index;
  return true;
}

void mc_def_routine_hw_aliased_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_type(d->p, (McType){d->values[args[0].number]});
}
