/* esi.c - channels, bundles of them, and windows into structs. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

enum { VALID_READY, FIFO, VALID_ONLY };

static McType made_type(McContext *ctx, const char *name, const uint32_t *values) {
  const McDefinition *def = mc_hw_definition(ctx, name);
  return (McType){def == NULL ? MC_NONE : mc_defined_intern(ctx, def, values)};
}

/* A channel without delay. MC_NONE: out of memory. */
static McType channel(McContext *ctx, McType inner, int64_t signaling) {
  McAttr kind = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), signaling);
  McAttr delay = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_UNSIGNED), 0);
  uint32_t values[] = {inner.index, kind.index, delay.index};
  if (kind.index == MC_NONE || delay.index == MC_NONE) return (McType){MC_NONE};
  return made_type(ctx, "esi.channel", values);
}

static McType inner_of(const McContext *ctx, McType type) {
  return (McType){mc_is_defined_as(ctx, type.index, "esi.channel") ? mc_defined_param(ctx, type.index, 0) : MC_NONE};
}

static bool push(McContext *ctx, McWords *out, McType type) {
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

bool mc_transform_esi_inner(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, inner_of(ctx, *from));
}

bool mc_transform_esi_channel(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, channel(ctx, *from, VALID_READY));
}

bool mc_transform_esi_valid_only(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, channel(ctx, *from, VALID_ONLY));
}

/* A token is a channel of i0. */
bool mc_transform_dc_channel(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType inner = mc_type_integer(ctx, 0, MC_SIGNLESS);
  if (count != 1 || inner.index == MC_NONE) return false;
  if (mc_is_defined_as(ctx, from->index, "dc.value")) inner.index = mc_defined_param(ctx, from->index, 0);
  return push(ctx, out, channel(ctx, inner, VALID_READY));
}

bool mc_transform_dc_from_channel(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType inner = count == 1 ? inner_of(ctx, *from) : (McType){MC_NONE};
  if (inner.index == MC_NONE) return false;
  bool is_token = mc_kind(ctx, inner.index) == MC_TYPE_INTEGER && mc_type_integer_width(ctx, inner) == 0;
  return push(ctx, out, is_token ? made_type(ctx, "dc.token", NULL) : made_type(ctx, "dc.value", &inner.index));
}

/* --- bundles --- */

/* Lists while they are read. Owned: lists_fini. */
typedef struct Lists {
  McWords names, types; /* attributes */
  MC_ARRAY(char) letters;
} Lists;

static void lists_fini(McAlloc *alloc, Lists *lists) {
  mc_array_fini(alloc, &lists->names);
  mc_array_fini(alloc, &lists->types);
  mc_array_fini(alloc, &lists->letters);
}

static bool push_field(McContext *ctx, Lists *lists, McStr name, McType type) {
  McAttr word = mc_attr_string(ctx, name.ptr, name.len, (McType){MC_NONE});
  McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(ctx, type);
  return word.index != MC_NONE && held.index != MC_NONE && mc_array_push(&ctx->alloc, &lists->names, word.index) &&
         mc_array_push(&ctx->alloc, &lists->types, held.index);
}

/* type (`to` | `from`) name */
static bool parse_channel(McDefParse *d, Lists *lists) {
  McParser *p = d->p;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (!mc_is_defined_as(p->ctx, type.index, "esi.channel")) {
    return mc_def_parse_error(d, at, "invalid kind of type specified");
  }
  bool to = mc_consume_keyword(p, "to");
  if (!to && !mc_consume_keyword(p, "from")) {
    return mc_def_parse_error(d, p->tok.start, "expected ::circt::esi::ChannelDirection to be one of: to, from");
  }
  McStr name = {p->tok.start, mc_token_len(&p->tok)};
  if (mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, &name)) return false;
  } else if (!mc_p_at_word(p)) {
    return mc_def_parse_error(d, name.ptr, "expected valid keyword or string");
  }
  if (!push_field(p->ctx, lists, name, type)) return mc_p_out_of_memory(p);
  mc_advance(p);
  return mc_array_push(&p->ctx->alloc, &lists->letters, to ? 't' : 'f') || mc_p_out_of_memory(p);
}

static McAttr array_of(McContext *ctx, const McWords *words) {
  return mc_attr_array(ctx, (const McAttr *)words->ptr, words->len);
}

static bool parse_channels(McDefParse *d, Lists *lists) {
  McParser *p = d->p;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (mc_consume_if(p, TOK_R_SQUARE)) return true;
  do {
    if (!parse_channel(d, lists)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

/* Arguments: names, types, directions, the flag. `[` channel, ... `]` `reset`? */
bool mc_def_routine_esi_channels_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  Lists lists = {0};
  bool ok = parse_channels(d, &lists);
  if (ok && mc_consume_keyword(p, "reset")) {
    McAttr unit = mc_attr_unit(p->ctx);
    d->values[args[3].number] = unit.index;
    ok = unit.index != MC_NONE || mc_p_out_of_memory(p);
  }
  if (ok) {
    uint32_t values[] = {array_of(p->ctx, &lists.names).index, array_of(p->ctx, &lists.types).index,
                         mc_attr_string(p->ctx, lists.letters.ptr, lists.letters.len, (McType){MC_NONE}).index};
    for (int i = 0; i < 3; i++) {
      d->values[args[i].number] = values[i];
      if (values[i] == MC_NONE) ok = mc_p_out_of_memory(p);
    }
  }
  lists_fini(&p->ctx->alloc, &lists);
  return ok;
}

void mc_def_routine_esi_channels_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = d->p->ctx;
  McAttr names = {d->values[args[0].number]}, types = {d->values[args[1].number]};
  McStr letters = mc_string_of(ctx, (McAttr){d->values[args[2].number]});
  mc_pr_lit(d->p, "[");
  for (uint32_t i = 0; i < mc_array_length(ctx, names) && i < letters.len; i++) {
    if (i > 0) mc_pr_lit(d->p, ", ");
    mc_pr_type(d->p, mc_attr_type_value(ctx, mc_array_item(ctx, types, i)));
    mc_pr_text(d->p, letters.ptr[i] == 't' ? " to " : " from ", letters.ptr[i] == 't' ? 4 : 6);
    mc_print_string_attr(d->p, mc_attr_array_get(ctx, names, i));
  }
  mc_pr_lit(d->p, "]");
  if (d->values[args[3].number] != MC_NONE) mc_pr_lit(d->p, " reset ");
}

/* Arguments: types of channels to, of channels from, the type of the bundle, which has them. */
bool mc_routine_esi_bundle_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType bundle = mc_slot_type_parse(f, args[2].number);
  if (bundle.index == MC_NONE) return false;
  if (!mc_is_defined_as(p->ctx, bundle.index, "esi.bundle")) {
    return mc_format_parse_error(f, at, "invalid kind of type specified");
  }
  McAttr types = {mc_defined_param(p->ctx, bundle.index, 1)};
  McStr letters = mc_string_of(p->ctx, (McAttr){mc_defined_param(p->ctx, bundle.index, 2)});
  for (int k = 0; k < 2; k++) {
    McSpan span = {(uint32_t)p->words.len, 0};
    for (uint32_t i = 0; i < mc_array_length(p->ctx, types) && i < letters.len; i++) {
      if (letters.ptr[i] != "tf"[k]) continue;
      span.count++;
      if (!mc_p_push(p, &p->words, mc_attr_type_value(p->ctx, mc_attr_array_get(p->ctx, types, i)).index)) return false;
    }
    f->types[args[k].number] = span;
  }
  return true;
}

void mc_routine_esi_bundle_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[2].number, 0);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

/* A region with one block, whose text may be missing when that is empty. */
bool mc_routine_esi_details_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  if (mc_at(f->p, TOK_L_BRACE)) return mc_format_parse_region(f, NULL, 0);
  McRegion region = mc_p_new_region(f->p);
  return region.index != MC_NONE && mc_format_parse_add_region(f, region);
}

void mc_routine_esi_details_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McBlock entry = mc_format_print_entry(f, args[0].number);
  if (entry.index == MC_NONE || mc_block_first_op(f->p->ctx, entry).index == MC_NONE) return;
  mc_format_print_body(f, args[0].number, false);
}

/* --- windows --- */

static int64_t number_of(const McContext *ctx, uint32_t field, uint32_t param) {
  McAttr held = {mc_defined_param(ctx, field, param)};
  int64_t number = 0;
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(ctx, held, &number);
  return number;
}

static McStr name_of(const McContext *ctx, uint32_t def) {
  return mc_string_of(ctx, (McAttr){mc_defined_param(ctx, def, 0)});
}

/* Element `i` of an array of types. */
static uint32_t type_at(const McContext *ctx, McAttr list, uint32_t i) {
  return mc_attr_type_value(ctx, mc_attr_array_get(ctx, list, i)).index;
}

/* The same field elsewhere in the window has the width of a count. */
static bool is_bulk(const McContext *ctx, McAttr frames, McStr name) {
  for (uint32_t i = 0; i < mc_array_length(ctx, frames); i++) {
    McAttr members = {mc_defined_param(ctx, type_at(ctx, frames, i), 1)};
    for (uint32_t k = 0; k < mc_array_length(ctx, members); k++) {
      uint32_t field = type_at(ctx, members, k);
      McStr own = name_of(ctx, field);
      if (own.len == name.len && memcmp(own.ptr, name.ptr, name.len) == 0 && number_of(ctx, field, 2) > 0) return true;
    }
  }
  return false;
}

static bool push_suffixed(McContext *ctx, Lists *lists, McStr name, const char *suffix, McType type) {
  McBuf text = {0};
  mc_buf_init(&text, &ctx->alloc);
  mc_buf_put(&text, name.ptr, name.len);
  mc_buf_put(&text, suffix, strlen(suffix));
  bool ok = !text.failed && push_field(ctx, lists, (McStr){text.ptr, text.len}, type);
  mc_buf_fini(&text);
  return ok;
}

/* Adds the parts of one field in a frame to `fields`; those of the last transfer to `rest`, when *has_rest. */
static bool lower_field(McContext *ctx, McAttr frames, uint32_t field, McType type, Lists *fields, Lists *rest,
                        bool *has_rest) {
  McStr name = name_of(ctx, field);
  int64_t items = number_of(ctx, field, 1), count_width = number_of(ctx, field, 2);
  McType flag = mc_type_integer(ctx, 1, MC_SIGNLESS), meant = mc_hw_canonical(ctx, type);
  bool is_list = mc_is_defined_as(ctx, meant.index, "esi.list"), is_array = mc_hw_kind(ctx, meant) == MC_HW_ARRAY;
  bool streams = is_list && !is_bulk(ctx, frames, name);
  if (count_width > 0) {
    return push_suffixed(ctx, fields, name, "_count", mc_type_integer(ctx, (uint32_t)count_width, MC_SIGNLESS));
  }
  McType element = is_list ? (McType){mc_defined_param(ctx, meant.index, 0)}
                           : is_array ? mc_hw_element(ctx, meant) : type;
  if (items == 0) {
    if (!push_field(ctx, fields, name, element) || !push_field(ctx, rest, name, element)) return false;
    return !streams || (push_field(ctx, fields, MC_STR("last"), flag) && push_field(ctx, rest, MC_STR("last"), flag));
  }
  if (!push_field(ctx, fields, name, mc_hw_array(ctx, element, (uint64_t)items))) return false;
  if (is_array) {
    int64_t left = mc_hw_array_size(ctx, meant) % items;
    if (left <= 0) return true;
    *has_rest = true;
    return push_field(ctx, rest, name, mc_hw_array(ctx, element, (uint64_t)left));
  }
  uint32_t width = items == 1 ? 0 : mc_hw_index_width((uint64_t)items);
  return !streams || (push_suffixed(ctx, fields, name, "_size", mc_type_integer(ctx, width, MC_SIGNLESS)) &&
                      push_field(ctx, fields, MC_STR("last"), flag));
}

static McType struct_of(McContext *ctx, const Lists *lists) {
  uint32_t values[] = {array_of(ctx, &lists->names).index, array_of(ctx, &lists->types).index};
  if (values[0] == MC_NONE || values[1] == MC_NONE) return (McType){MC_NONE};
  return made_type(ctx, "hw.struct", values);
}

static McType union_of(McContext *ctx, const Lists *lists) {
  McWords offsets = {0};
  McAttr zero = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), 0);
  bool ok = zero.index != MC_NONE;
  for (size_t i = 0; ok && i < lists->names.len; i++) ok = mc_array_push(&ctx->alloc, &offsets, zero.index);
  uint32_t values[] = {array_of(ctx, &lists->names).index, array_of(ctx, &lists->types).index,
                       ok ? array_of(ctx, &offsets).index : MC_NONE};
  mc_array_fini(&ctx->alloc, &offsets);
  if (values[0] == MC_NONE || values[1] == MC_NONE || values[2] == MC_NONE) return (McType){MC_NONE};
  return made_type(ctx, "hw.union", values);
}

/* Adds a frame to `all`, or sets *only to the struct of one without a name. */
static bool lower_frame(McContext *ctx, McType into, McAttr frames, uint32_t frame, Lists *all, McType *only) {
  McAttr members = {mc_defined_param(ctx, frame, 1)};
  McStr name = name_of(ctx, frame);
  Lists fields = {0}, rest = {0};
  bool ok = true, has_rest = false;
  for (uint32_t k = 0; ok && k < mc_array_length(ctx, members); k++) {
    uint32_t field = type_at(ctx, members, k), index = mc_hw_field_index(ctx, into, name_of(ctx, field));
    ok = index != UINT32_MAX &&
         lower_field(ctx, frames, field, mc_hw_field_type(ctx, into, index), &fields, &rest, &has_rest);
  }
  if (ok && mc_array_length(ctx, frames) == 1 && name.len == 0 && !has_rest) {
    *only = struct_of(ctx, &fields);
    ok = only->index != MC_NONE;
  } else {
    if (ok && fields.names.len > 0) ok = push_field(ctx, all, name, struct_of(ctx, &fields));
    if (ok && has_rest) ok = push_suffixed(ctx, all, name, "_leftOver", struct_of(ctx, &rest));
  }
  lists_fini(&ctx->alloc, &fields);
  lists_fini(&ctx->alloc, &rest);
  return ok;
}

/* An alias of the struct becomes an alias of what is transferred. */
static McType aliased(McContext *ctx, McType window, McType into, McType made) {
  if (made.index == MC_NONE || mc_hw_kind(ctx, into) != MC_HW_ALIAS) return made;
  McAttr ref = {mc_defined_param(ctx, into.index, 0)};
  uint32_t nested = mc_attr_symbol_num_nested(ctx, ref);
  McIdent last = nested > 0 ? mc_attr_symbol_nested(ctx, ref, nested - 1) : mc_attr_symbol_root(ctx, ref);
  McStr leaf = mc_ident_str(ctx, last);
  McStr name = name_of(ctx, window.index);
  McBuf text = {0};
  mc_buf_init(&text, &ctx->alloc);
  mc_buf_put(&text, leaf.ptr, leaf.len);
  mc_buf_put(&text, "_", 1);
  mc_buf_put(&text, name.ptr, name.len);
  McIdent ident = text.failed ? (McIdent){MC_NONE} : mc_ident(ctx, text.ptr, text.len);
  mc_buf_fini(&text);
  McAttr symbol = {MC_NONE};
  if (ident.index != MC_NONE) symbol = mc_attr_symbol_ref(ctx, mc_attr_symbol_root(ctx, ref), &ident, 1);
  McType meant = mc_hw_unaliased(ctx, made);
  uint32_t values[] = {symbol.index, made.index, meant.index};
  if (symbol.index == MC_NONE || meant.index == MC_NONE) return (McType){MC_NONE};
  return made_type(ctx, "hw.typealias", values);
}

bool mc_transform_esi_window(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !mc_is_defined_as(ctx, from->index, "esi.window")) return false;
  McType into = {mc_defined_param(ctx, from->index, 1)}, only = {MC_NONE};
  McAttr frames = {mc_defined_param(ctx, from->index, 2)};
  McType meant = mc_hw_canonical(ctx, into);
  Lists all = {0};
  bool ok = mc_hw_kind(ctx, meant) == MC_HW_STRUCT;
  for (uint32_t i = 0; ok && i < mc_array_length(ctx, frames); i++) {
    ok = lower_frame(ctx, meant, frames, type_at(ctx, frames, i), &all, &only);
  }
  McType made = !ok ? (McType){MC_NONE} : only.index != MC_NONE ? only : union_of(ctx, &all);
  lists_fini(&ctx->alloc, &all);
  return push(ctx, out, aliased(ctx, *from, into, made));
}

/* --- checks --- */

/* Operand 0 and result 0 are channels with the same inner type. */
bool mc_check_esi_same_inner(const McRoutineCheck *c) {
  McType input = inner_of(c->ctx, mc_operand_type(c, mc_op_num_operands(c->ctx, c->op) - 1));
  McType first = inner_of(c->ctx, mc_operand_type(c, 0));
  McType output = inner_of(c->ctx, mc_result_type(c, 0));
  if (input.index == MC_NONE) input = first;
  return input.index == output.index || fail(c, "input and output types must match");
}

bool mc_check_esi_same_data(const McRoutineCheck *c) {
  McType data = mc_result_type(c, mc_op_num_results(c->ctx, c->op) - 1);
  return inner_of(c->ctx, mc_operand_type(c, 0)).index == data.index || fail(c, "input and output types must match");
}

/* --- names --- */

/* The name of channel `i` with that direction. */
static void put_name(McContext *ctx, McType bundle, char letter, uint32_t i, McBuf *out) {
  if (!mc_is_defined_as(ctx, bundle.index, "esi.bundle")) return;
  McAttr names = {mc_defined_param(ctx, bundle.index, 0)};
  McStr letters = mc_string_of(ctx, (McAttr){mc_defined_param(ctx, bundle.index, 2)});
  for (uint32_t k = 0; k < letters.len; k++) {
    if (letters.ptr[k] != letter || i-- > 0) continue;
    McStr name = mc_string_of(ctx, mc_array_item(ctx, names, k));
    mc_buf_put(out, name.ptr, name.len);
    return;
  }
}

void mc_asm_esi_packed(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  if (result == 0) mc_buf_put(out, "bundle", 6);
  else put_name(ctx, mc_value_type(ctx, mc_op_result(ctx, op, 0)), 'f', result - 1, out);
}

void mc_asm_esi_unpacked(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  if (mc_op_num_operands(ctx, op) == 0) return;
  put_name(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, 0)), 't', result, out);
}

/* --- checks of windows --- */

bool mc_def_check_esi_window_field(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                   McDiags *diags) {
  (void)def;
  int64_t items = 0, width = 0;
  if (values[1] != MC_NONE) (void)mc_attr_integer_i64(ctx, (McAttr){values[1]}, &items);
  if (values[2] != MC_NONE) (void)mc_attr_integer_i64(ctx, (McAttr){values[2]}, &width);
  if (items <= 0 || width <= 0) return true;
  McStr name = mc_string_of(ctx, (McAttr){values[0]});
  return mc_error(diags, loc, "cannot specify both numItems and countWidth for field '%.*s'", (int)name.len, name.ptr);
}

/* The fields of the struct that a window has so far. */
typedef struct Seen {
  McContext *ctx;
  McType into;
  McWords consumed, bulk; /* indices of fields */
  bool has_items;         /* a list or array of this frame has a number of items */
  McLoc loc;
  McDiags *diags;
} Seen;

static bool holds(const McWords *list, uint32_t index) {
  for (size_t i = 0; i < list->len; i++) {
    if (list->ptr[i] == index) return true;
  }
  return false;
}

static bool keep(Seen *seen, McWords *list, uint32_t index) {
  return mc_array_push(&seen->ctx->alloc, list, index) || mc_error(seen->diags, seen->loc, "out of memory");
}

#define refuse(seen, format) mc_error((seen)->diags, (seen)->loc, format, (int)name.len, name.ptr)

static bool check_field(Seen *seen, uint32_t field) {
  McContext *ctx = seen->ctx;
  McStr name = name_of(ctx, field);
  uint32_t index = mc_hw_field_index(ctx, seen->into, name);
  if (index == UINT32_MAX) return refuse(seen, "invalid field name: \"%.*s\"");
  McType type = mc_hw_canonical(ctx, mc_hw_field_type(ctx, seen->into, index));
  int64_t items = number_of(ctx, field, 1), width = number_of(ctx, field, 2);
  bool is_array = mc_hw_kind(ctx, type) == MC_HW_ARRAY, is_list = mc_is_defined_as(ctx, type.index, "esi.list");
  if (holds(&seen->consumed, index)) return refuse(seen, "field '\"%.*s\"' already consumed by a previous frame");
  if (items > 0 && (is_array || is_list)) {
    if (seen->has_items) return refuse(seen, "cannot have two array or list fields with num items (in \"%.*s\")");
    seen->has_items = true;
  }
  if (items > 0 && is_array && items > mc_hw_array_size(ctx, type)) {
    return refuse(seen, "num items is larger than array size in field \"%.*s\"");
  }
  if (items > 0 && !is_array && !is_list) {
    return refuse(seen, "specification of num items only allowed on array or list fields (in \"%.*s\")");
  }
  bool was_bulk = holds(&seen->bulk, index);
  if (width > 0) {
    if (!is_list) return refuse(seen, "bulk transfer (countWidth) only allowed on list fields (in \"%.*s\")");
    if (was_bulk) return refuse(seen, "field '\"%.*s\"' already has countWidth specified");
    return keep(seen, &seen->bulk, index);
  }
  return keep(seen, &seen->consumed, index);
}

bool mc_def_check_esi_window(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                             McDiags *diags) {
  (void)def;
  Seen seen = {.ctx = ctx, .into = mc_hw_canonical(ctx, (McType){values[1]}), .loc = loc, .diags = diags};
  McAttr frames = {values[2]};
  bool ok = true;
  if (mc_hw_kind(ctx, seen.into) != MC_HW_STRUCT) {
    return mc_error(diags, loc, "only windows into structs are currently supported");
  }
  for (uint32_t i = 0; ok && i < mc_array_length(ctx, frames); i++) {
    McAttr members = {mc_defined_param(ctx, type_at(ctx, frames, i), 1)};
    seen.has_items = false;
    for (uint32_t k = 0; ok && k < mc_array_length(ctx, members); k++) {
      ok = check_field(&seen, type_at(ctx, members, k));
    }
  }
  mc_array_fini(&ctx->alloc, &seen.consumed);
  mc_array_fini(&ctx->alloc, &seen.bulk);
  return ok;
}
