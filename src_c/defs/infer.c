/* infer.c - runs the programs that infer the types of results, and what routines that do so read of an operation. */
#include "defs/infer.h"

#include <stdarg.h>

#include "defs/constraints.h"
#include "defs/op_messages.h"
#include "types/report.h"

/* --- reports --- */

MC_COLD bool mc_infer_fail(const McInfer *in, const char *format, ...) {
  if (in->refused != NULL) *in->refused = true;
  if (in->diags == NULL) return false;
  McBuf message;
  mc_buf_init(&message, &in->ctx->alloc);
  va_list args;
  va_start(args, format);
  mc_buf_vprintf(&message, format, args);
  va_end(args);
  if (message.failed) mc_out_of_memory(in->diags);
  else mc_error(in->diags, in->loc, "%s", mc_buf_text(&message));
  mc_buf_fini(&message);
  return false;
}

static bool fail_argument(const McInfer *in, uint32_t arg, const char *what) {
  const McRoutineArg *a = &in->args[arg];
  uint32_t ident = a->kind == MC_FG_ATTR ? mc_def_attrs(in->def)[a->number].name
                                         : mc_def_operands(in->def)[a->number].name;
  McStr name = ident == MC_NONE ? (McStr){"", 0} : mc_ident_str(in->ctx, (McIdent){ident});
  return mc_infer_fail(in, "'%.*s' %s", (int)name.len, name.ptr, what);
}

/* --- results --- */

bool mc_infer_push(const McInfer *in, McInferred *out, McType type) {
  if (type.index == MC_NONE) return mc_diags_has_error(in->diags) ? false : mc_out_of_memory(in->diags);
  if (out->len == out->cap) {
    McAlloc *alloc = &in->ctx->alloc;
    size_t cap = 2 * out->cap;
    McType *made = mc_alloc(alloc, cap * sizeof *made);
    if (made == NULL) return mc_out_of_memory(in->diags);
    memcpy(made, out->ptr, out->len * sizeof *made);
    if (out->ptr != out->few) mc_free(alloc, out->ptr, out->cap * sizeof *out->ptr);
    out->ptr = made;
    out->cap = cap;
  }
  out->ptr[out->len++] = type;
  return true;
}

void mc_inferred_fini(McContext *ctx, McInferred *inferred) {
  if (inferred->ptr != inferred->few) mc_free(&ctx->alloc, inferred->ptr, inferred->cap * sizeof *inferred->ptr);
  mc_inferred_init(inferred);
}

/* --- operands and attributes --- */

bool mc_infer_group(const McInfer *in, uint32_t g, uint32_t *start, uint32_t *count) {
  return mc_def_operand_group(in->ctx, in->def, in->properties, in->num_operands, g, start, count);
}

McType mc_infer_type(const McInfer *in, uint32_t arg) {
  uint32_t start, count;
  if (arg < in->num_args && in->args[arg].kind == MC_FG_OPERAND &&
      mc_infer_group(in, in->args[arg].number, &start, &count) && count > 0) {
    return mc_infer_operand(in, start);
  }
  if (arg < in->num_args) fail_argument(in, arg, "is missing");
  return (McType){MC_NONE};
}

McValue mc_infer_value(const McInfer *in, uint32_t arg) {
  uint32_t start, count;
  bool known = in->values != NULL && arg < in->num_args && in->args[arg].kind == MC_FG_OPERAND &&
               mc_infer_group(in, in->args[arg].number, &start, &count) && count > 0;
  return known ? in->values[start] : (McValue){MC_NONE};
}

static McAttr find_attr(const McContext *ctx, McAttr dictionary, uint32_t name) {
  bool is = dictionary.index != MC_NONE && mc_kind(ctx, dictionary.index) == MC_ATTR_DICTIONARY;
  return is ? mc_find_entry(ctx, dictionary, name) : (McAttr){MC_NONE};
}

static McAttr attr_of(const McInfer *in, uint32_t number) {
  const McAttrWords *declared = &mc_def_attrs(in->def)[number];
  McAttr found = find_attr(in->ctx, in->properties, declared->name);
  if (found.index == MC_NONE) found = find_attr(in->ctx, in->attrs, declared->name);
  return found.index == MC_NONE ? (McAttr){declared->default_value} : found;
}

McAttr mc_infer_attr(const McInfer *in, uint32_t arg) {
  if (arg >= in->num_args || in->args[arg].kind != MC_FG_ATTR) return (McAttr){MC_NONE};
  return attr_of(in, in->args[arg].number);
}

bool mc_infer_int(const McInfer *in, uint32_t arg, int64_t *out) {
  McAttr attr = mc_infer_attr(in, arg);
  if (attr.index == MC_NONE) return fail_argument(in, arg, "is missing");
  bool is = mc_kind(in->ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(in->ctx, attr, out);
  return is || fail_argument(in, arg, "is not an integer of 64 bits");
}

/* --- programs --- */

static bool run_transform(const McInfer *in, McInferred *out, const uint32_t *w) {
  uint32_t start, count;
  McAlloc *alloc = &in->ctx->alloc;
  if (!mc_infer_group(in, w[1], &start, &count)) return mc_infer_fail(in, "the operands do not match its definition");
  McType few[8], *types = count <= MC_COUNT(few) ? few : mc_alloc(alloc, count * sizeof *types);
  if (types == NULL) return mc_out_of_memory(in->diags);
  for (uint32_t i = 0; i < count; i++) types[i] = mc_infer_operand(in, start + i);
  McWords made;
  mc_array_init(&made);
  const McTransform *transform = &in->ctx->routines->transforms[w[2]];
  bool ok = transform->run(in->ctx, types, count, &made);
  if (!ok && in->diags != NULL) {
    mc_infer_fail(in, "%s cannot convert %s", transform->name,
                  count > 0 ? mc_text_type(in->diags, types[0]) : "no operands");
  }
  for (size_t i = 0; ok && i < made.len; i++) ok = mc_infer_push(in, out, (McType){made.ptr[i]});
  mc_array_fini(alloc, &made);
  if (types != few) mc_free(alloc, types, count * sizeof *types);
  return ok;
}

static bool run_operands(const McInfer *in, McInferred *out, uint32_t group) {
  uint32_t start, count;
  if (!mc_infer_group(in, group, &start, &count)) return mc_infer_fail(in, "the operands do not match its definition");
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_infer_push(in, out, mc_infer_operand(in, start + i))) return false;
  }
  return true;
}

static bool run_attr(const McInfer *in, McInferred *out, uint32_t number) {
  McAttr attr = attr_of(in, number);
  if (attr.index == MC_NONE) {
    McStr name = mc_ident_str(in->ctx, (McIdent){mc_def_attrs(in->def)[number].name});
    return mc_infer_fail(in, "'%.*s' is missing", (int)name.len, name.ptr);
  }
  McType type = mc_attr_value_type(in->ctx, attr);
  return mc_infer_push(in, out, type.index == MC_NONE ? mc_type_none(in->ctx) : type);
}

static bool run_routine(const McInfer *in, McInferred *out, const uint32_t *w) {
  McInfer with = *in;
  with.args = (const McRoutineArg *)(w + 2);
  with.num_args = ((w[0] >> 8 & 0xFFFF) - 2) / 2;
  return in->ctx->routines->infers[w[1]].run(&with, out);
}

bool mc_infer_run(const McInfer *in, McInferred *out) {
  const McOpWords *op = in->def->op;
  const uint32_t *w = in->def->words + op->infer, *end = w + op->num_infer;
  for (bool ok; w < end; w += w[0] >> 8 & 0xFFFF) {
    switch (w[0] & 0xFF) {
      case MC_I_OPERANDS: ok = run_operands(in, out, w[1]); break;
      case MC_I_TRANSFORM: ok = run_transform(in, out, w); break;
      case MC_I_ATTR: ok = run_attr(in, out, w[1]); break;
      case MC_I_CONSTANT: ok = mc_infer_push(in, out, (McType){w[1]}); break;
      case MC_I_ROUTINE: ok = run_routine(in, out, w); break;
      default: { /* MC_I_GIVEN */
        McStr name = mc_ident_str(in->ctx, (McIdent){mc_def_results(in->def)[w[1]].name});
        ok = mc_infer_fail(in, "no rule infers the type of '%.*s'", (int)name.len, name.ptr);
      }
    }
    if (!ok) return false;
  }
  return true;
}

bool mc_op_infer_types(McContext *ctx, const McOpState *state, McInferred *out, McDiags *diags) {
  const McOpDef *def = mc_op_name_def(ctx, state->name);
  McInfer in = {.ctx = ctx,
                .def = def,
                .values = state->operands,
                .num_operands = (uint32_t)state->num_operands,
                .properties = state->properties,
                .attrs = state->attrs,
                .loc = state->loc,
                .diags = diags};
  mc_inferred_init(out);
  if (def == NULL) return mc_infer_fail(&in, "the operation is not registered");
  if (def->op->num_infer == 0 && def->op->num_results > 0) return mc_infer_fail(&in, "its definition has no rule");
  return mc_infer_run(&in, out);
}

/* --- checks --- */

bool mc_fail_inferred(const McRoutineCheck *c, McType inferred, McType have) {
  McStr name = mc_op_name_str(c->ctx, c->def->name);
  mc_error(c->diags, mc_op_loc(c->ctx, c->op),
           "'%.*s' op inferred type(s) '%s' are incompatible with return type(s) of operation '%s'", (int)name.len,
           name.ptr, mc_text_type(c->diags, inferred), mc_text_type(c->diags, have));
  return mc_op_error(c->diags, c->ctx, c->op, "failed to infer returned types");
}

/* The types of an operation's results. False: the reason is reported to `diags`; `refused` as in McInfer. */
static bool infer_checked(const McRoutineCheck *c, McInferred *out, McDiags *diags, bool *refused) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_op_num_operands(ctx, c->op);
  McValue few[8], *values = count <= MC_COUNT(few) ? few : mc_alloc(&ctx->alloc, count * sizeof *values);
  if (values == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < count; i++) values[i] = mc_op_operand(ctx, c->op, i);
  McInfer in = {.ctx = ctx,
                .def = c->def,
                .values = values,
                .num_operands = count,
                .properties = mc_op_properties(ctx, c->op),
                .attrs = mc_op_attrs(ctx, c->op),
                .loc = mc_op_loc(ctx, c->op),
                .diags = diags,
                .refused = refused};
  bool ok = mc_infer_run(&in, out);
  if (values != few) mc_free(&ctx->alloc, values, count * sizeof *values);
  return ok;
}

bool mc_inferred_compatible(const McContext *ctx, McType a, McType b) {
  if (a.index == b.index) return true;
  McKind x = mc_kind(ctx, a.index), y = mc_kind(ctx, b.index);
  bool tensors = (x == MC_TYPE_RANKED_TENSOR || x == MC_TYPE_UNRANKED_TENSOR) &&
                 (y == MC_TYPE_RANKED_TENSOR || y == MC_TYPE_UNRANKED_TENSOR);
  return tensors && mc_type_element(ctx, a).index == mc_type_element(ctx, b).index && mc_shapes_compatible(ctx, a, b);
}

/* "'i32', 'f32'" */
static void put_types(const McRoutineCheck *c, McBuf *out, const McType *types, size_t count) {
  for (size_t i = 0; i < count; i++) {
    McType type = types != NULL ? types[i] : mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, (uint32_t)i));
    mc_buf_printf(out, "%s'%s'", i == 0 ? "" : ", ", mc_text_type(c->diags, type));
  }
}

MC_COLD static bool fail_inferred(const McRoutineCheck *c, const McType *inferred, size_t count) {
  McStr name = mc_op_name_str(c->ctx, c->def->name);
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_printf(&text, "'%.*s' op inferred type(s) ", (int)name.len, name.ptr);
  put_types(c, &text, inferred, count);
  mc_buf_lit(&text, " are incompatible with return type(s) of operation ");
  put_types(c, &text, NULL, mc_op_num_results(c->ctx, c->op));
  if (text.failed) mc_out_of_memory(c->diags);
  else mc_error(c->diags, mc_op_loc(c->ctx, c->op), "%s", mc_buf_text(&text));
  mc_buf_fini(&text);
  return mc_op_error(c->diags, c->ctx, c->op, "failed to infer returned types");
}

bool mc_check_against_inferred(const McRoutineCheck *c, const McType *inferred, size_t count, McInferredFits fits) {
  if (count != mc_op_num_results(c->ctx, c->op)) return fail_inferred(c, inferred, count);
  for (size_t i = 0; i < count; i++) {
    McType have = mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, (uint32_t)i));
    if (inferred[i].index == have.index || (fits != NULL && fits(c->ctx, inferred[i], have))) continue;
    return fail_inferred(c, inferred, count);
  }
  return true;
}

bool mc_check_inferred_types(const McRoutineCheck *c, McInferredFits fits) {
  McInferred inferred;
  mc_inferred_init(&inferred);
  bool refused = false, known = infer_checked(c, &inferred, c->diags, &refused);
  bool ok = known ? mc_check_against_inferred(c, inferred.ptr, inferred.len, fits) : !refused;
  mc_inferred_fini(c->ctx, &inferred);
  return ok;
}

McType mc_checked_inferred_type(const McRoutineCheck *c, McDiags *diags) {
  McInferred inferred;
  mc_inferred_init(&inferred);
  bool known = infer_checked(c, &inferred, diags, NULL) && inferred.len > 0;
  McType type = known ? inferred.ptr[0] : (McType){MC_NONE};
  mc_inferred_fini(c->ctx, &inferred);
  return type;
}
