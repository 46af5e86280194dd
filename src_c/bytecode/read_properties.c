/* read_properties.c - properties of operations: by the definition's plan, or the dictionary that an operation without
 * definition has. */
#include "bytecode/reader.h"

/* Sizes: all of them, or the ones that are not 0 with their places. */
static bool read_segments(McBcReader *r, McBcCursor *c, uint32_t num_groups, int32_t *sizes) {
  uint64_t word, bits = 0;
  memset(sizes, 0, num_groups * sizeof *sizes);
  if (!mc_bc_varint(r, c, &word)) return false;
  bool sparse = word & 1;
  uint64_t count = word >> 1;
  if (count == 0) return true;
  if (count > num_groups && !sparse) return mc_bc_fail(r, c, "expected at most %u sizes of segments", num_groups);
  if (count > mc_bc_left(c)) return mc_bc_fail(r, c, "expected sizes of segments, but the section ends");
  if (sparse && (!mc_bc_varint(r, c, &bits) || bits > 8)) {
    return mc_bc_fail(r, c, "reading sparse array with indexing above 8 bits");
  }
  for (uint64_t i = 0; i < count; i++) {
    if (!mc_bc_varint(r, c, &word)) return false;
    uint64_t at = sparse ? word & (((uint64_t)1 << bits) - 1) : i;
    if (at >= num_groups) return mc_bc_fail(r, c, "segment %llu is not there", (unsigned long long)at);
    sizes[at] = (int32_t)(word >> bits);
  }
  return true;
}

static bool read_number(McBcReader *r, McBcCursor *c, McType type, McAttr *out) {
  uint64_t number;
  if (!mc_bc_varint(r, c, &number)) return false;
  *out = mc_attr_integer(r->ctx, type, (int64_t)number);
  return out->index != MC_NONE || mc_bc_no_memory(r);
}

static bool read_bools(McBcReader *r, McBcCursor *c, McAttr *out) {
  McAlloc *alloc = &r->ctx->alloc;
  uint64_t count;
  if (!mc_bc_varint(r, c, &count)) return false;
  if (count > mc_bc_left(c)) return mc_bc_fail(r, c, "expected a list of booleans, but the section ends");
  McAttr *all = mc_alloc(alloc, (size_t)count * sizeof *all);
  bool ok = all != NULL || count == 0;
  for (uint64_t i = 0; i < count && ok; i++) {
    all[i] = mc_attr_bool(r->ctx, *c->at++ != 0);
    ok = all[i].index != MC_NONE;
  }
  if (ok) *out = mc_attr_array(r->ctx, all, (uint32_t)count);
  if (all != NULL) mc_free(alloc, all, (size_t)count * sizeof *all);
  return out->index != MC_NONE || mc_bc_no_memory(r);
}

static bool read_step(McBcReader *r, McBcCursor *c, const McBcStep *step, McAttr *out) {
  McContext *ctx = r->ctx;
  uint64_t number;
  uint8_t flag;
  switch (step->kind) {
    case MC_BCODE_STEP_ATTR: return mc_bc_attr(r, c, &out->index);
    case MC_BCODE_STEP_OPTIONAL:
      if (c->at == c->end) return true; /* the definition that it was written with did not have the attribute yet */
      if (!mc_bc_varint(r, c, &number)) return false;
      if ((number & 1) == 0) return true;
      if (number >> 1 >= r->attrs.len) {
        return mc_bc_fail(r, c, "invalid attribute index: %llu, there are %zu", (unsigned long long)(number >> 1),
                          r->attrs.len);
      }
      out->index = r->attrs.ptr[number >> 1].id;
      return out->index != MC_NONE || (out->index = mc_bc_resolve(r, false, (uint32_t)(number >> 1))) != MC_NONE;
    case MC_BCODE_STEP_LATER: {
      const McBcCursor at = *c;
      if (c->at == c->end) return true;
      if (!mc_bc_varint(r, c, &number)) return false;
      McStr name = mc_ident_str(ctx, step->name);
      return (number & 1) == 0 || mc_bc_fail(r, &at, "attribute '%.*s' is of a newer definition than the one here",
                                             (int)name.len, name.ptr);
    }
    case MC_BCODE_STEP_NUMBER: return read_number(r, c, step->type, out);
    case MC_BCODE_STEP_MAYBE:
      if (!mc_bc_byte(r, c, &flag)) return false;
      if (flag == 0) return true; /* the default */
      if (!read_number(r, c, step->type, out)) return false;
      *out = mc_attr_array(ctx, out, 1);
      return out->index != MC_NONE || mc_bc_no_memory(r);
    case MC_BCODE_STEP_BOOL:
      if (!mc_bc_byte(r, c, &flag)) return false;
      *out = mc_attr_bool(ctx, flag != 0);
      return out->index != MC_NONE || mc_bc_no_memory(r);
    case MC_BCODE_STEP_BOOLS: return read_bools(r, c, out);
    case MC_BCODE_STEP_STRING: {
      McStr text;
      if (!mc_bc_string(r, c, &text)) return false;
      *out = mc_attr_string(ctx, text.ptr, text.len, (McType){MC_NONE});
      return out->index != MC_NONE || mc_bc_no_memory(r);
    }
    case MC_BCODE_STEP_FLAG:
      if (!mc_bc_byte(r, c, &flag)) return false;
      if (flag != 0) *out = mc_attr_unit(ctx); /* else the default */
      return true;
    default: {
      int32_t sizes[MC_FORMAT_MAX_GROUPS];
      if (step->num_groups > MC_FORMAT_MAX_GROUPS) return mc_bc_fail(r, c, "too many segments");
      if (!read_segments(r, c, step->num_groups, sizes)) return false;
      *out = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), sizes, step->num_groups, r->diags);
      return out->index != MC_NONE || mc_bc_no_memory(r);
    }
  }
}

/* A newer definition may have more attributes than the one here. Those that are absent mean nothing. */
static void skip_absent(McBcCursor *c) {
  const uint8_t *at = c->at;
  while (at < c->end && *at == MC_BCODE_ABSENT) at++;
  if (at == c->end) c->at = at;
}

static bool read_planned(McBcReader *r, McBcCursor *c, McBcOpName *name, McAttr *out) {
  McContext *ctx = r->ctx;
  if (name->plan == NULL && (name->plan = mc_bc_plan_new(ctx, name->def, r->version)) == NULL) {
    return mc_bc_no_memory(r);
  }
  const McBcPlan *plan = name->plan;
  McNamedAttr few[32], *entries = few;
  if (plan->num_steps > MC_COUNT(few)) entries = mc_alloc(&ctx->alloc, plan->num_steps * sizeof *entries);
  if (entries == NULL) return mc_bc_no_memory(r);
  uint32_t count = 0;
  bool ok = true;
  for (uint32_t i = 0; i < plan->num_steps && ok; i++) {
    McAttr value = {MC_NONE};
    ok = read_step(r, c, &plan->steps[i], &value);
    if (value.index != MC_NONE) entries[count++] = (McNamedAttr){plan->steps[i].name, value};
  }
  skip_absent(c);
  if (ok && count > 0) {
    *out = mc_attr_dictionary(ctx, entries, count, NULL);
    ok = out->index != MC_NONE || mc_bc_no_memory(r);
  }
  if (entries != few) mc_free(&ctx->alloc, entries, plan->num_steps * sizeof *entries);
  return ok;
}

bool mc_bc_read_properties(McBcReader *r, McBcCursor *c, McBcOpName *name, McAttr *out) {
  uint32_t number;
  out->index = MC_NONE;
  if (!mc_bc_index(r, c, r->properties.len, "properties", &number)) return false;
  McBcProperty *p = &r->properties.ptr[number];
  if (p->owner == name) {
    *out = p->made;
    return true;
  }
  McBcCursor data = {p->at, p->at + p->size, MC_BCODE_PROPERTY_TABLE};
  bool ok;
  if (name->def != NULL && name->was_registered) {
    ok = read_planned(r, &data, name, out);
  } else if (name->was_registered) {
    McStr text = mc_op_name_str(r->ctx, name->made);
    return mc_bc_fail(r, c, "'%.*s' was registered where this file was written, and is unknown here: its properties "
                      "cannot be read", (int)text.len, text.ptr);
  } else {
    ok = mc_bc_attr(r, &data, &out->index);
    if (ok && mc_kind(r->ctx, out->index) != MC_ATTR_DICTIONARY) {
      return mc_bc_fail(r, &data, "expected a dictionary of properties");
    }
  }
  if (!ok) return false;
  if (data.at != data.end) {
    McStr text = mc_op_name_str(r->ctx, name->made);
    return mc_bc_fail(r, &data, "unexpected trailing bytes after the properties of '%.*s': they may be of a newer "
                      "definition", (int)text.len, text.ptr);
  }
  p->owner = name;
  p->made = *out;
  return true;
}
