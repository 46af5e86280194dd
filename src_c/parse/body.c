/* body.c - runs body programs, which make regions that the text does not contain, or that an operation was made
 * without.
 *
 * While parsing, all records are made in the pool of the parse, so a failure needs no cleanup.
 */
#include "parse/body.h"

#include "defs/constraints.h"
#include "defs/enums.h"
#include "defs/facts.h"
#include "parse/parse_attr.h"
#include "types/report.h"

#define SIZE(w) ((w)[0] >> 8 & 0xFFFFu)
#define OPCODE(w) ((w)[0] & 0xFFu)

typedef struct Builder {
  McContext *ctx;
  McDiags *diags;
  McFormatParse *f; /* NULL: the program runs for an operation that exists already */
  McOp op;          /* that operation */
  const char *at, *from;
  McBlock block;
  uint32_t num_values;
  McValue values[MC_BODY_MAX_VALUES]; /* MC_NONE: the value of a case that was not taken */
} Builder;

#define POSITION_BIT 0x80000000u

MC_COLD static bool no_memory(Builder *b) {
  return b->f != NULL ? mc_p_out_of_memory(b->f->p) : mc_out_of_memory(b->diags);
}

/* Reports the message, while parsing at a place in the text. Always returns false. */
MC_COLD static bool fail(Builder *b, const char *at, McStr message) {
  if (b->f != NULL) return mc_format_parse_error(b->f, at, "%.*s", (int)message.len, message.ptr);
  McStr name = mc_op_name_str(b->ctx, mc_op_get_name(b->ctx, b->op));
  return mc_error(b->diags, mc_op_loc(b->ctx, b->op), "'%.*s' op %.*s", (int)name.len, name.ptr, (int)message.len,
                  message.ptr);
}

/* The location of the operations that are made. While parsing: a place in the text, counted for each operation, or
 * the unknown location. Otherwise: the location of the operation. */
static McLoc loc_of(const Builder *b) {
  if (b->f == NULL) return mc_op_loc(b->ctx, b->op);
  return b->from == NULL ? mc_loc_unknown(b->ctx) : mc_p_loc_at(b->f->p, b->from);
}

/* Creates an operation of that name, with at most one attribute that is not its default. Returns its only result;
 * returns MC_NONE after reporting. */
static McOp create(Builder *b, uint32_t name, const McValue *operands, uint32_t num_operands, McType type,
                   McNamedAttr attr) {
  McContext *ctx = b->ctx;
  McStr text = mc_ident_str(ctx, (McIdent){name});
  McOpState state = {.name = mc_op_name(ctx, text.ptr, text.len), .operands = operands, .num_operands = num_operands};
  McOp made = {MC_NONE};
  if (type.index != MC_NONE) {
    state.results = &type;
    state.num_results = 1;
  }
  if (state.name.index != MC_NONE) {
    const McOpDef *def = mc_op_name_def(ctx, state.name);
    bool ok = true;
    if (def != NULL) state.properties = def->default_properties;
    if (attr.name.index != MC_NONE) {
      state.properties = mc_attr_dictionary(ctx, &attr, 1, NULL);
      ok = state.properties.index != MC_NONE;
    }
    state.loc = loc_of(b);
    if (ok && b->f == NULL) made = mc_op_create_in(ctx, &state, b->block, made);
    else if (ok) made = mc_op_create_pooled(ctx, b->f->p->pool, &state, NULL, b->block, made);
  }
  if (made.index == MC_NONE) no_memory(b);
  return made;
}

static McValue create_value(Builder *b, const char *name, McValue operand, McType type) {
  McContext *ctx = b->ctx;
  McNamedAttr no_attr = {{MC_NONE}, {MC_NONE}};
  McIdent ident = mc_ident(ctx, name, strlen(name));
  McOp op = {MC_NONE};
  if (ident.index == MC_NONE) no_memory(b);
  else op = create(b, ident.index, &operand, 1, type, no_attr);
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, op, 0);
}

static McValue value_of(const Builder *b, uint32_t word) {
  McContext *ctx = b->ctx;
  if (word & MC_B_VALUE) return b->values[word & ~MC_B_VALUE];
  return word < mc_block_num_args(ctx, b->block) ? mc_block_arg(ctx, b->block, word) : (McValue){MC_NONE};
}

/* Collects the values that instructions name in `out`. Returns false after reporting that there are fewer. */
static bool values_of(Builder *b, const uint32_t *words, uint32_t count, McValue *out) {
  for (uint32_t i = 0; i < count; i++) {
    out[i] = value_of(b, words[i]);
    if (out[i].index == MC_NONE) return fail(b, b->at, MC_STR("expects more region arguments"));
  }
  return true;
}

static bool is_of_class(const McContext *ctx, McType type, uint32_t class) {
  McKind kind = mc_kind(ctx, type.index);
  switch (class) {
    case MC_BC_COMPLEX: return kind == MC_TYPE_COMPLEX;
    case MC_BC_FLOAT: return kind == MC_TYPE_FLOAT;
    case MC_BC_BOOL: return kind == MC_TYPE_INTEGER && mc_type_integer_width(ctx, type) == 1;
    case MC_BC_INTEGER: return kind == MC_TYPE_INTEGER;
    default: return true;
  }
}

/* Reports the message with the operands' types in place of {0}, {1}, ... */
MC_COLD static bool refuse(Builder *b, uint32_t message, const McValue *operands, uint32_t count) {
  McStr text = mc_ident_str(b->ctx, (McIdent){message});
  McBuf out;
  mc_buf_init(&out, &b->ctx->alloc);
  for (size_t i = 0; i < text.len; i++) {
    uint32_t number =
        i + 2 < text.len && text.ptr[i] == '{' && text.ptr[i + 2] == '}' ? (uint32_t)(text.ptr[i + 1] - '0') : count;
    if (number >= count) {
      mc_buf_char(&out, text.ptr[i]);
      continue;
    }
    mc_buf_char(&out, '\'');
    mc_buf_str(&out, mc_text_type(b->diags, mc_value_type(b->ctx, operands[number])));
    mc_buf_char(&out, '\'');
    i += 2;
  }
  if (out.failed) no_memory(b);
  else fail(b, b->at, mc_buf_contents(&out));
  mc_buf_fini(&out);
  return false;
}

static bool apply(Builder *b, const uint32_t *w, McValue *out) {
  McContext *ctx = b->ctx;
  McValue operands[MC_BODY_MAX_VALUES];
  McNamedAttr no_attr = {{MC_NONE}, {MC_NONE}};
  if (!values_of(b, w + 3 + 3 * w[1], w[2], operands)) return false;
  for (uint32_t i = 0; i < w[1]; i++) {
    const uint32_t *a = w + 3 + 3 * i;
    bool fits = true;
    for (uint32_t k = 0; k < w[2] && fits; k++) fits = is_of_class(ctx, mc_value_type(ctx, operands[k]), a[0]);
    if (!fits) continue;
    if (a[1] == MC_NONE) return refuse(b, a[2], operands, w[2]);
    McOp op = create(b, a[1], operands, w[2], mc_value_type(ctx, operands[w[2] - 1]), no_attr);
    if (op.index == MC_NONE) return false;
    *out = mc_op_result(ctx, op, 0);
    return true;
  }
  return fail(b, b->at, MC_STR("unsupported operand types"));
}

/* --- casts between numbers: upstream's convertScalarToDtype --- */

static McValue resize_float(Builder *b, McValue value, McType to) {
  McContext *ctx = b->ctx;
  uint32_t have = mc_type_bit_width(ctx, mc_value_type(ctx, value)), want = mc_type_bit_width(ctx, to);
  if (have == want) return value;
  return create_value(b, want > have ? "arith.extf" : "arith.truncf", value, to);
}

/* Makes `operation {name = value} : type`. */
static McValue make_number(Builder *b, uint32_t op_name, uint32_t attr_name, double number, McType type) {
  McContext *ctx = b->ctx;
  McNamedAttr attr = {{attr_name}, {MC_NONE}}, no_attr = {{MC_NONE}, {MC_NONE}};
  bool is_float = mc_kind(ctx, type.index) == MC_TYPE_FLOAT;
  if (!is_float && mc_kind(ctx, type.index) != MC_TYPE_INTEGER) return (McValue){MC_NONE};
  attr.value = is_float ? mc_attr_float(ctx, type, number) : mc_attr_integer(ctx, type, (int64_t)number);
  if (attr.value.index == MC_NONE) {
    no_memory(b);
    return (McValue){MC_NONE};
  }
  McOp op = create(b, op_name, NULL, 0, type, attr.name.index == MC_NONE ? no_attr : attr);
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, op, 0);
}

static McValue make_complex(Builder *b, McValue real, McValue imaginary, McType to) {
  McContext *ctx = b->ctx;
  McValue parts[2] = {real, imaginary};
  McNamedAttr no_attr = {{MC_NONE}, {MC_NONE}};
  McIdent name = mc_ident(ctx, "complex.create", 14);
  McOp op = {MC_NONE};
  if (real.index == MC_NONE || imaginary.index == MC_NONE) return (McValue){MC_NONE};
  if (name.index == MC_NONE) no_memory(b);
  else op = create(b, name.index, parts, 2, to, no_attr);
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, op, 0);
}

static McValue cast_to_complex(Builder *b, McValue value, McType to, bool is_unsigned) {
  McContext *ctx = b->ctx;
  McType from = mc_value_type(ctx, value), element = mc_type_element(ctx, to);
  McKind kind = mc_kind(ctx, from.index);
  if (mc_kind(ctx, element.index) != MC_TYPE_FLOAT) return value;
  if (kind == MC_TYPE_COMPLEX) {
    McType part = mc_type_element(ctx, from);
    if (mc_kind(ctx, part.index) != MC_TYPE_FLOAT) return value;
    bool narrower = mc_type_bit_width(ctx, element) < mc_type_bit_width(ctx, part);
    McValue real = create_value(b, "complex.re", value, part);
    McValue imaginary = real.index == MC_NONE ? real : create_value(b, "complex.im", value, part);
    const char *resize = narrower ? "arith.truncf" : "arith.extf";
    if (imaginary.index == MC_NONE) return imaginary;
    real = create_value(b, resize, real, element);
    if (real.index != MC_NONE) imaginary = create_value(b, resize, imaginary, element);
    return make_complex(b, real, imaginary, to);
  }
  if (kind == MC_TYPE_FLOAT) value = resize_float(b, value, element);
  else if (kind == MC_TYPE_INTEGER) {
    value = create_value(b, is_unsigned ? "arith.uitofp" : "arith.sitofp", value, element);
  } else
    return value;
  if (value.index == MC_NONE) return value;
  McIdent constant = mc_ident(ctx, "arith.constant", 14);
  if (constant.index == MC_NONE) {
    no_memory(b);
    return (McValue){MC_NONE};
  }
  McValue zero = make_number(b, constant.index, ctx->known[MC_ID_value].index, 0, element);
  return make_complex(b, value, zero, to);
}

/* The value as a number of type `to`, or the value itself when there is no such cast. Returns MC_NONE after
 * reporting. */
static McValue cast(Builder *b, McValue value, McType to, bool is_unsigned) {
  McContext *ctx = b->ctx;
  McType from = mc_value_type(ctx, value);
  McKind kind = mc_kind(ctx, from.index);
  if (from.index == to.index) return value;
  switch (mc_kind(ctx, to.index)) {
    case MC_TYPE_INTEGER: {
      if (kind == MC_TYPE_FLOAT) return create_value(b, is_unsigned ? "arith.fptoui" : "arith.fptosi", value, to);
      if (kind == MC_TYPE_INDEX) return create_value(b, "arith.index_cast", value, to);
      if (kind != MC_TYPE_INTEGER) return value;
      uint32_t have = mc_type_integer_width(ctx, from), want = mc_type_integer_width(ctx, to);
      if (want > have) return create_value(b, is_unsigned ? "arith.extui" : "arith.extsi", value, to);
      return want < have ? create_value(b, "arith.trunci", value, to) : value;
    }
    case MC_TYPE_FLOAT:
      if (kind == MC_TYPE_INTEGER) return create_value(b, is_unsigned ? "arith.uitofp" : "arith.sitofp", value, to);
      return kind == MC_TYPE_FLOAT ? resize_float(b, value, to) : value;
    case MC_TYPE_COMPLEX: return cast_to_complex(b, value, to, is_unsigned);
    default: return value;
  }
}

/* The case of its enumeration that an attribute has; -1: the attribute is absent. */
static int64_t enum_case(const Builder *b, uint32_t attr) {
  McContext *ctx = b->ctx;
  McAttr value;
  if (b->f != NULL) {
    value = mc_format_parse_attr(b->f, attr);
  } else {
    const McOpDef *def = mc_op_def(ctx, b->op);
    value = mc_op_attribute(ctx, b->op, (McIdent){mc_def_attrs(def)[attr].name});
  }
  int64_t number = -1;
  if (value.index == MC_NONE) return number;
  if (mc_kind(ctx, value.index) == MC_ATTR_DEFINED) return (int64_t)mc_enum_attr_value(ctx, value);
  if (mc_kind(ctx, value.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, value, &number);
  return number;
}

static bool run_cast(Builder *b, const uint32_t *w, McValue *out) {
  McValue values[2] = {{MC_NONE}, {MC_NONE}};
  uint32_t words[2] = {w[1], w[2] == MC_BT_LIKE ? w[3] : w[1]};
  if (!values_of(b, words, 2, values)) return false;
  McType to = w[2] == MC_BT_LIKE ? mc_value_type(b->ctx, values[1]) : (McType){w[3]};
  bool is_unsigned = w[4] == 1 || (w[4] >= 2 && enum_case(b, w[4] - 2) == 1);
  *out = cast(b, values[0], to, is_unsigned);
  return out->index != MC_NONE;
}

static bool run_make(Builder *b, const uint32_t *w, McValue *out) {
  McContext *ctx = b->ctx;
  McNamedAttr attr = {{w[2]}, {w[3]}};
  McType type = w[4] != 0 ? (McType){w[4]} : mc_attr_value_type(ctx, attr.value);
  McOp op = create(b, w[1], NULL, 0, type, attr);
  if (op.index == MC_NONE || mc_op_num_results(ctx, op) == 0) return false;
  *out = mc_op_result(ctx, op, 0);
  return true;
}

static bool run_like(Builder *b, const uint32_t *w, McValue *out) {
  McValue like;
  if (!values_of(b, w + 4, 1, &like)) return false;
  *out = make_number(b, w[1], w[2], w[3], mc_value_type(b->ctx, like));
  return out->index != MC_NONE || fail(b, b->at, MC_STR("unsupported non numeric type"));
}

/* A block without arguments gets no terminator, as in mlir-opt 22. */
static bool run_yield(Builder *b, const uint32_t *w) {
  McValue values[MC_BODY_MAX_VALUES];
  McNamedAttr no_attr = {{MC_NONE}, {MC_NONE}};
  if (mc_block_num_args(b->ctx, b->block) == 0) return true;
  if (!values_of(b, w + 2, SIZE(w) - 2, values)) return false;
  McOp made = create(b, w[1], values, SIZE(w) - 2, (McType){MC_NONE}, no_attr);
  /* MLIR's builders give the terminators of most bodies the unknown location. */
  if (b->f == NULL && made.index != MC_NONE && !mc_op_has_fact(b->ctx, b->op, MC_FACT_LOCATED_TERMINATOR)) {
    mc_op_set_loc(b->ctx, made, mc_loc_unknown(b->ctx));
  }
  return made.index != MC_NONE;
}

MC_COLD static bool wrong_arguments(Builder *b, uint32_t want, uint32_t have) {
  McBuf text;
  mc_buf_init(&text, &b->ctx->alloc);
  mc_buf_printf(&text, "[parseNamedStructuredOpRegion] ods-gen generated region expects %u args, got %u", want, have);
  if (text.failed) no_memory(b);
  else fail(b, b->f == NULL ? NULL : b->f->p->tok.start, mc_buf_contents(&text));
  mc_buf_fini(&text);
  return false;
}

static bool run(Builder *b, const uint32_t *w, const uint32_t *end, bool taken) {
  for (; w < end; w += SIZE(w)) {
    McValue value = {MC_NONE};
    bool ok = true, makes = OPCODE(w) >= MC_B_APPLY && OPCODE(w) <= MC_B_LIKE;
    if (OPCODE(w) == MC_B_CASE) {
      ok = run(b, w + 3, w + SIZE(w), enum_case(b, w[1]) == (int64_t)w[2]);
    } else if (taken) {
      switch (OPCODE(w)) {
        case MC_B_ARGS: {
          uint32_t have = mc_block_num_args(b->ctx, b->block);
          if (have != w[1]) return wrong_arguments(b, w[1], have);
          break;
        }
        case MC_B_APPLY: ok = apply(b, w, &value); break;
        case MC_B_CAST: ok = run_cast(b, w, &value); break;
        case MC_B_MAKE: ok = run_make(b, w, &value); break;
        case MC_B_LIKE: ok = run_like(b, w, &value); break;
        case MC_B_YIELD: ok = run_yield(b, w); break;
        default: break;
      }
    }
    if (!ok) return false;
    if (makes && b->num_values < MC_BODY_MAX_VALUES) b->values[b->num_values++] = value;
  }
  return true;
}

bool mc_body_build(McFormatParse *f, const McBodyArg *args, uint32_t num_args, const char *from, const char *at) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  Builder b = {.ctx = ctx, .diags = p->diags, .f = f, .at = at, .from = from};
  McRegion region = mc_p_new_region(p);
  if (region.index == MC_NONE || !mc_p_push(p, &f->op->regions, region.index)) return false;
  b.block = mc_block_create_pooled(ctx, p->pool, region, (McBlock){MC_NONE});
  if (b.block.index == MC_NONE) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < num_args; i++) {
    if (args[i].loc.index & POSITION_BIT) p->positions++; /* one more reference to the text */
    if (mc_block_add_arg_pooled(ctx, p->pool, b.block, args[i].type, args[i].loc).index == MC_NONE) {
      return mc_p_out_of_memory(p);
    }
  }
  const uint32_t *w = f->def->words + f->def->op->body;
  return run(&b, w, w + f->def->op->num_body, true);
}

bool mc_op_fill_body(McContext *ctx, McOp op, McDiags *diags) {
  const McOpDef *def = mc_op_def(ctx, op);
  Builder b = {.ctx = ctx, .diags = diags, .op = op};
  if (def == NULL || def->op->num_body == 0) return fail(&b, NULL, MC_STR("has no body of its own"));
  if (mc_op_num_regions(ctx, op) == 0) return fail(&b, NULL, MC_STR("has no region"));
  McRegion region = mc_op_region(ctx, op, 0);
  if (mc_region_first_block(ctx, region).index != MC_NONE) return fail(&b, NULL, MC_STR("has a body already"));
  b.block = mc_block_create(ctx, region, (McBlock){MC_NONE});
  if (b.block.index == MC_NONE) return no_memory(&b);
  bool ok = true;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n && ok; i++) {
    McValue operand = mc_op_operand(ctx, op, i);
    if (operand.index == MC_NONE) {
      ok = fail(&b, NULL, MC_STR("has an operand without a value: its definition was erased"));
      break;
    }
    McType type = mc_element_or_self(ctx, mc_value_type(ctx, operand));
    ok = mc_block_add_arg(ctx, b.block, type, mc_op_loc(ctx, op)).index != MC_NONE || no_memory(&b);
  }
  const uint32_t *w = def->words + def->op->body;
  ok = ok && run(&b, w, w + def->op->num_body, true);
  McNamedAttr also;
  ok = ok && ((mc_def_implied_attribute(ctx, def, mc_op_properties(ctx, op), &also) &&
               (also.name.index == MC_NONE || mc_op_set_attribute(ctx, op, also.name, also.value))) || no_memory(&b));
  if (!ok) mc_block_erase(ctx, b.block);
  return ok;
}
