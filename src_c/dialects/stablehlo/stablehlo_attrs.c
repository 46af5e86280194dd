/* stablehlo_attrs.c - sizes with `?` and the dimensions of convolutions, in attributes and in operations. */
#include "dialects/shared/routines.h"
#include "dialects/stablehlo/stablehlo.def"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- integers --- */

static bool parse_i64(McParser *p, int64_t *out) {
  bool negative = mc_consume_if(p, TOK_MINUS);
  uint64_t magnitude, value;
  if (!mc_at(p, TOK_INTEGER)) return mc_p_wrong_token(p, "expected integer value");
  if (!mc_p_token_u64(&p->tok, &magnitude) || !mc_p_fit_integer(magnitude, negative, 64, true, &value)) {
    return mc_p_error(p, "integer value too large");
  }
  mc_advance(p);
  *out = (int64_t)value;
  return true;
}

static McType i64_type(McContext *ctx) { return mc_type_integer(ctx, 64, MC_SIGNLESS); }

static bool set_number(McParser *p, uint32_t *value, int64_t number) {
  *value = mc_attr_integer(p->ctx, i64_type(p->ctx), number).index;
  return *value != MC_NONE || mc_p_out_of_memory(p);
}

static int64_t number_of(const McContext *ctx, uint32_t value) {
  int64_t number = 0;
  mc_attr_integer_i64(ctx, (McAttr){value}, &number);
  return number;
}

/* --- parameters by name --- */

static bool fail_struct(McDefParse *d, const char *at) {
  const McParamWords *params = mc_definition_params(d->def);
  McBuf names;
  mc_buf_init(&names, &d->p->ctx->alloc);
  for (uint32_t i = 0; i < d->def->record->num_params; i++) {
    McStr name = mc_ident_str(d->p->ctx, (McIdent){params[i].name});
    mc_buf_printf(&names, "%s`%.*s`", i > 0 ? ", " : "", (int)name.len, name.ptr);
  }
  mc_def_parse_error(d, at, "expected one of: %s", mc_buf_text(&names));
  mc_buf_fini(&names);
  return false;
}

bool mc_def_routine_hlo_struct_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McParser *p = d->p;
  const McParamWords *params = mc_definition_params(d->def);
  uint32_t count = d->def->record->num_params;
  while (!mc_at(p, TOK_GREATER)) {
    McStr word = {p->tok.start, mc_token_len(&p->tok)};
    uint32_t i = 0;
    for (; i < count; i++) {
      McStr name = mc_ident_str(p->ctx, (McIdent){params[i].name});
      if (mc_p_at_word(p) && name.len == word.len && memcmp(name.ptr, word.ptr, word.len) == 0) break;
    }
    if (i == count) return fail_struct(d, p->tok.start);
    mc_advance(p);
    if (d->values[i] != MC_NONE) {
      return mc_def_parse_error(d, p->tok.start, "duplicated `%.*s` entry", (int)word.len, word.ptr);
    }
    if (!mc_expect(p, TOK_EQUAL, "expected '='") || !mc_def_parse_param(d, i)) return false;
    if (!mc_consume_if(p, TOK_COMMA)) break;
  }
  return true;
}

void mc_def_routine_hlo_struct_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McPrinter *p = d->p;
  const McParamWords *params = mc_definition_params(d->def);
  bool any = false;
  for (uint32_t i = 0; i < d->def->record->num_params; i++) {
    if (!mc_defined_is_present(d->def, d->values, i)) continue;
    McStr name = mc_ident_str(p->ctx, (McIdent){params[i].name});
    if (any) mc_pr_lit(p, ", ");
    any = true;
    mc_pr_text(p, name.ptr, name.len);
    mc_pr_lit(p, " = ");
    mc_def_print_param(d, i, false);
  }
}

/* --- sizes --- */

bool mc_def_routine_hlo_sizes_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  bool none = mc_at(p, TOK_GREATER) || mc_at(p, TOK_R_SQUARE);
  while (!none) {
    int64_t size = MC_DYNAMIC;
    if (!mc_consume_if(p, TOK_QUESTION) && !parse_i64(p, &size)) return false;
    if (!mc_p_push_i64(p, &p->words, size)) return false;
    if (!mc_consume_if(p, TOK_COMMA)) break;
  }
  size_t count = (p->words.len - base) / 2;
  int64_t few[MC_FEW_I64];
  const int64_t *sizes = mc_p_i64s(p, p->words.ptr + base, count, 2, few);
  p->words.len = base;
  if (sizes == NULL) return false;
  d->values[args[0].number] = mc_attr_dense_array(p->ctx, i64_type(p->ctx), sizes, count, p->diags).index;
  return d->values[args[0].number] != MC_NONE;
}

void mc_def_routine_hlo_sizes_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  if (p->collecting) return;
  McStr data = mc_attr_dense_data(p->ctx, (McAttr){d->values[args[0].number]});
  for (size_t i = 0; i < data.len; i += 8) {
    int64_t size;
    memcpy(&size, data.ptr + i, sizeof size);
    if (i > 0) mc_pr_lit(p, ", ");
    if (size == MC_DYNAMIC) mc_pr_lit(p, "?");
    else mc_buf_i64(p->buf, size);
  }
}

bool mc_def_routine_hlo_old_bounds_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  McParser *p = d->p;
  McIdent name = mc_ident(p->ctx, "stablehlo.bounds", strlen("stablehlo.bounds"));
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(p->ctx, name, false);
  if (def == NULL) return mc_p_out_of_memory(p);
  if (!mc_consume_keyword(p, "bounds")) return mc_p_error(p, "expected 'bounds'");
  if (!mc_expect(p, TOK_EQUAL, "expected '='") || !mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  d->def = def;
  return mc_def_routine_hlo_sizes_parse(d, args, num_args) && mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

void mc_def_routine_hlo_old_bounds_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  mc_pr_lit(d->p, "bounds = [");
  mc_def_routine_hlo_sizes_print(d, args, num_args);
  mc_pr_lit(d->p, "]");
}

/* --- dimensions of convolutions --- */

#define NUM_CONVOLUTION_PARAMS 9
#define MAX_CONVOLUTION_RANK 64

/* Errors of an operation's custom form name it. */
#define report(p, f, at, ...) \
  ((f) != NULL ? mc_format_parse_error(f, at, __VA_ARGS__) : mc_p_error_at(p, at, __VA_ARGS__))

/* Names the spatial dimensions that have no place, up to ten. Always false. */
MC_COLD static bool fail_places(McParser *p, McFormatParse *f, const int64_t *places, int64_t count) {
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  for (int64_t i = 0, named = 0; i < count && named < 10; i++) {
    if (places[i] >= 0) continue;
    mc_buf_printf(&text, "%s%lld", named++ == 0 ? "" : ", ", (long long)i);
  }
  report(p, f, p->tok.start, "Expected spatial dimensions %s not specified", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

/* One tensor's dimensions: `[ (letter | number), ... `]`. letters: the two dimensions that are not spatial, whose
 * places go to values[0] and values[1]; the places of the spatial ones go to values[2]. */
static bool parse_one(McParser *p, McFormatParse *f, const char *letters, uint32_t *values) {
  int64_t places[MAX_CONVOLUTION_RANK], named[2] = {-1, -1}, count = 0, index = 0;
  for (size_t i = 0; i < MC_COUNT(places); i++) places[i] = -1;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  do {
    const char *at = p->tok.start;
    if (mc_at(p, TOK_INTEGER) || mc_at(p, TOK_MINUS)) {
      int64_t number = 0;
      if (!parse_i64(p, &number)) return false;
      if (number < 0 || number >= MAX_CONVOLUTION_RANK) {
        return report(p, f, at, "Unexpected dimension %lld", (long long)number);
      }
      if (places[number] >= 0) {
        return report(p, f, at, "Duplicate entries for spatial dimension %lld", (long long)number);
      }
      places[number] = index;
      if (number >= count) count = number + 1;
    } else {
      if (!mc_p_at_word(p)) return report(p, f, at, "expected valid keyword");
      int len = (int)mc_token_len(&p->tok);
      if (len != 1 || (named[0] >= 0 && named[1] >= 0)) return report(p, f, at, "Unexpected keyword %.*s", len, at);
      uint32_t which = 0;
      while (which < 2 && (named[which] >= 0 || letters[which] != *at)) which++;
      if (which == 2) {
        if (named[0] < 0 && named[1] < 0) {
          return report(p, f, at, "Unexpected dimension %c, expecting %c, %c", *at, letters[0], letters[1]);
        }
        return report(p, f, at, "Unexpected dimension %c, expecting %c", *at, letters[named[0] < 0 ? 0 : 1]);
      }
      named[which] = index;
      mc_advance(p);
    }
    index++;
  } while (mc_consume_if(p, TOK_COMMA));
  if (named[0] < 0 && named[1] < 0) {
    return report(p, f, p->tok.start, "Expected dimensions %c, %c not specified", letters[0], letters[1]);
  }
  if (named[0] < 0 || named[1] < 0) {
    return report(p, f, p->tok.start, "Expected dimensions %c not specified", letters[named[0] < 0 ? 0 : 1]);
  }
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  for (int64_t i = 0; i < count; i++) {
    if (places[i] < 0) return fail_places(p, f, places, count);
  }
  values[2] = mc_attr_dense_array(p->ctx, i64_type(p->ctx), places, (size_t)count, p->diags).index;
  return values[2] != MC_NONE && set_number(p, &values[0], named[0]) && set_number(p, &values[1], named[1]);
}

static bool parse_convolution(McParser *p, McFormatParse *f, uint32_t *values) {
  if (!parse_one(p, f, "bf", values)) return false;
  if (!mc_consume_keyword(p, "x")) return report(p, f, p->tok.start, "expected 'x'");
  if (!parse_one(p, f, "io", values + 3)) return false;
  return mc_expect(p, TOK_ARROW, "expected '->'") && parse_one(p, f, "bf", values + 6);
}

/* name `=` value, ... in any order: for numbers that the short form cannot say. */
static bool parse_raw_convolution(McDefParse *d, const McDefRoutineArg *args) {
  McParser *p = d->p;
  const McParamWords *params = mc_definition_params(d->def);
  for (uint32_t i = 0; i < NUM_CONVOLUTION_PARAMS; i++) {
    uint32_t *value = &d->values[args[i].number];
    bool is_list = i % 3 == 2;
    if (is_list) *value = mc_attr_dense_array(p->ctx, i64_type(p->ctx), NULL, 0, p->diags).index;
    else if (!set_number(p, value, 0)) return false;
    if (*value == MC_NONE) return false;
  }
  while (!mc_at(p, TOK_GREATER)) {
    uint32_t i = 0;
    McStr word = {p->tok.start, mc_token_len(&p->tok)};
    for (; i < NUM_CONVOLUTION_PARAMS; i++) {
      McStr name = mc_ident_str(p->ctx, (McIdent){params[args[i].number].name});
      if (name.len == word.len && memcmp(name.ptr, word.ptr, word.len) == 0) break;
    }
    if (i == NUM_CONVOLUTION_PARAMS) return mc_def_parse_error(d, p->tok.start, "expected the name of a dimension");
    mc_advance(p);
    if (!mc_expect(p, TOK_EQUAL, "expected '='") || !mc_def_parse_param(d, args[i].number)) return false;
    if (!mc_consume_if(p, TOK_COMMA)) break;
  }
  return true;
}

bool mc_def_routine_hlo_convolution_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_consume_keyword(d->p, "raw")) return parse_raw_convolution(d, args);
  return parse_convolution(d->p, d->f, d->values + args[0].number);
}

/* One place more than the last one that is named: the raw form can leave places out, which print as `?`. */
static void put_one(McPrinter *p, const char *letters, const uint32_t *values) {
  McStr data = mc_attr_dense_data(p->ctx, (McAttr){values[2]});
  int64_t named[2] = {number_of(p->ctx, values[0]), number_of(p->ctx, values[1])}, count = (int64_t)(data.len / 8);
  int64_t last = named[0] > named[1] ? named[0] : named[1];
  for (int64_t i = 0, place; i < count; i++) {
    memcpy(&place, data.ptr + 8 * i, sizeof place);
    if (place > last) last = place;
  }
  if (last > MAX_CONVOLUTION_RANK + 2) last = MAX_CONVOLUTION_RANK + 2; /* nothing has so many dimensions */
  mc_buf_char(p->buf, '[');
  for (int64_t i = 0; i <= last; i++) {
    int64_t spatial = 0, place = -1;
    if (i > 0) mc_buf_lit(p->buf, ", ");
    for (; spatial < count && place != i; spatial++) memcpy(&place, data.ptr + 8 * spatial, sizeof place);
    if (place == i) mc_buf_i64(p->buf, spatial - 1);
    else mc_buf_char(p->buf, named[1] == i ? letters[1] : named[0] == i ? letters[0] : '?');
  }
  mc_buf_char(p->buf, ']');
}

static void put_convolution(McPrinter *p, const uint32_t *values) {
  if (p->collecting) return;
  put_one(p, "bf", values);
  mc_buf_char(p->buf, 'x');
  put_one(p, "io", values + 3);
  mc_buf_lit(p->buf, "->");
  put_one(p, "bf", values + 6);
}

void mc_def_routine_hlo_convolution_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_convolution(d->p, d->values + args[0].number);
}

bool mc_routine_hlo_convolution_dimensions_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t values[NUM_CONVOLUTION_PARAMS];
  if (!parse_convolution(p, f, values)) return false;
  const McDefinition *def = mc_definition(p->ctx, (McIdent){mc_def_attrs(f->def)[args[0].number].definition}, false);
  if (def == NULL) return mc_p_out_of_memory(p);
  uint32_t value = mc_defined_make(p->ctx, def, values, (McLoc){MC_NONE}, NULL);
  return value == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, (McAttr){value});
}

void mc_routine_hlo_convolution_dimensions_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index == MC_NONE || mc_kind(f->p->ctx, value.index) != MC_ATTR_DEFINED) return;
  uint32_t values[NUM_CONVOLUTION_PARAMS];
  for (uint32_t i = 0; i < NUM_CONVOLUTION_PARAMS; i++) values[i] = mc_defined_param(f->p->ctx, value.index, i);
  put_convolution(f->p, values);
}
