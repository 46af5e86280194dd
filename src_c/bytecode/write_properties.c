/* write_properties.c - properties of operations, each different one once. */
#include "bytecode/writer.h"

static void put_segments(McBcWriter *w, McAttr attr, uint32_t num_groups) {
  McStr data = attr.index == MC_NONE ? (McStr){NULL, 0} : mc_attr_dense_data(w->ctx, attr);
  uint32_t count = (uint32_t)(data.len / 4), set = 0, last = 0;
  if (count > num_groups) count = num_groups;
  for (uint32_t i = 0; i < count; i++) {
    if (mc_load32(data.ptr + 4 * (size_t)i) == 0) continue;
    set++;
    last = i;
  }
  if (last > 256 || set > num_groups / 2) { /* all of them */
    mc_bc_put(w, (uint64_t)num_groups << 1);
    for (uint32_t i = 0; i < num_groups; i++) {
      mc_bc_put(w, i < count ? (uint64_t)(int64_t)(int32_t)mc_load32(data.ptr + 4 * (size_t)i) : 0);
    }
    return;
  }
  mc_bc_put(w, (uint64_t)set << 1 | 1);
  if (set == 0) return;
  unsigned bits = 0;
  while ((1u << bits) < last + 1) bits++;
  mc_bc_put(w, bits);
  for (uint32_t i = 0; i <= last; i++) {
    uint32_t size = mc_load32(data.ptr + 4 * (size_t)i);
    if (size != 0) mc_bc_put(w, (uint64_t)(uint32_t)(size << bits) | i);
  }
}

static void put_number(McBcWriter *w, McAttr value) {
  int64_t number = 0;
  if (value.index != MC_NONE && mc_kind(w->ctx, value.index) == MC_ATTR_INTEGER) {
    mc_attr_integer_i64(w->ctx, value, &number);
  }
  mc_bc_put(w, (uint64_t)number);
}

/* The first element of a list, when it has one. */
static void put_maybe(McBcWriter *w, McAttr list) {
  bool is_list = list.index != MC_NONE && mc_kind(w->ctx, list.index) == MC_ATTR_ARRAY;
  bool present = is_list && mc_attr_array_size(w->ctx, list) > 0;
  mc_bc_put_byte(w, present);
  if (present) put_number(w, mc_attr_array_get(w->ctx, list, 0));
}

/* A list of booleans: how many, and each. */
static void put_bools(McBcWriter *w, McAttr list) {
  bool is_list = list.index != MC_NONE && mc_kind(w->ctx, list.index) == MC_ATTR_ARRAY;
  uint32_t count = is_list ? mc_attr_array_size(w->ctx, list) : 0;
  mc_bc_put(w, count);
  for (uint32_t i = 0; i < count; i++) {
    mc_bc_put_byte(w, mc_attr_array_get(w->ctx, list, i).index == mc_attr_bool(w->ctx, true).index);
  }
}

/* False: a required attribute is absent. */
static bool put_step(McBcWriter *w, const McBcStep *step, McAttr value) {
  switch (step->kind) {
    case MC_BCODE_STEP_ATTR:
      if (value.index == MC_NONE) return false;
      mc_bc_put_attr(w, value);
      return true;
    case MC_BCODE_STEP_OPTIONAL: mc_bc_put_optional_attr(w, value); return true;
    case MC_BCODE_STEP_LATER: mc_bc_put_optional_attr(w, (McAttr){MC_NONE}); return true;
    case MC_BCODE_STEP_NUMBER: put_number(w, value); return true;
    case MC_BCODE_STEP_MAYBE: put_maybe(w, value); return true;
    case MC_BCODE_STEP_BOOLS: put_bools(w, value); return true;
    case MC_BCODE_STEP_STRING: {
      bool is_string = value.index != MC_NONE && mc_kind(w->ctx, value.index) == MC_ATTR_STRING;
      mc_bc_put_string(w, is_string ? mc_attr_string_value(w->ctx, value) : MC_STR(""));
      return true;
    }
    case MC_BCODE_STEP_FLAG:
    case MC_BCODE_STEP_BOOL:
      mc_bc_put_byte(w, value.index != MC_NONE && value.index != mc_attr_bool(w->ctx, false).index);
      return true;
    default:
      if (value.index != MC_NONE && mc_kind(w->ctx, value.index) != MC_ATTR_DENSE_ARRAY) value.index = MC_NONE;
      put_segments(w, value, step->num_groups);
      return true;
  }
}

/* Sizes of segments before version 6: an attribute in any case. */
static McAttr empty_segments(McBcWriter *w, const McBcStep *step) {
  int32_t sizes[MC_FORMAT_MAX_GROUPS] = {0};
  uint32_t count = step->num_groups <= MC_FORMAT_MAX_GROUPS ? step->num_groups : MC_FORMAT_MAX_GROUPS;
  return mc_attr_dense_array(w->ctx, mc_type_integer(w->ctx, 32, MC_SIGNLESS), sizes, count, NULL);
}

static bool put_planned(McBcWriter *w, McOp op, const McBcPlan *plan, McAttr properties) {
  McContext *ctx = w->ctx;
  for (uint32_t i = 0; i < plan->num_steps; i++) {
    const McBcStep *step = &plan->steps[i];
    McAttr value = mc_attr_dictionary_find(ctx, properties, step->name);
    if (value.index == MC_NONE && step->kind == MC_BCODE_STEP_ATTR && step->num_groups > 0) {
      value = empty_segments(w, step);
    }
    if (!put_step(w, step, value)) {
      McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op)), attr = mc_ident_str(ctx, step->name);
      mc_error(w->diags, mc_op_loc(ctx, op), "'%.*s' op has no attribute '%.*s', which bytecode must have",
               (int)name.len, name.ptr, (int)attr.len, attr.ptr);
      return mc_bc_stop(w);
    }
  }
  return true;
}

/* --- each content once --- */

static bool grow_slots(McBcWriter *w, McWords *slots) {
  McAlloc *alloc = &w->ctx->alloc;
  mc_free(alloc, slots->ptr, slots->cap * sizeof *slots->ptr);
  size_t cap = slots->cap > 0 ? slots->cap * 2 : 256;
  slots->cap = 0;
  slots->ptr = mc_alloc_zeroed(alloc, cap * sizeof *slots->ptr);
  if (slots->ptr == NULL) return mc_bc_stop(w);
  slots->cap = cap;
  return true;
}

static McStr content(const McBcWriter *w, size_t number) {
  McStr span = w->property_spans.ptr[number];
  return (McStr){w->properties.ptr + (uintptr_t)span.ptr, span.len};
}

static uint32_t content_slot(const McBcWriter *w, McStr bytes) {
  uint32_t mask = (uint32_t)w->content_slots.cap - 1;
  uint32_t i = (uint32_t)mc_hash_bytes(bytes.ptr, bytes.len) & mask;
  for (;; i = (i + 1) & mask) {
    uint32_t number = w->content_slots.ptr[i];
    if (number == 0) return i;
    McStr other = content(w, number - 1);
    if (other.len == bytes.len && memcmp(other.ptr, bytes.ptr, bytes.len) == 0) return i;
  }
}

/* The number of the properties that `body` are. */
static uint32_t content_number(McBcWriter *w, const McBuf *body) {
  McStr bytes = {body->ptr, body->len};
  if (body->failed) return mc_bc_stop(w), 0;
  if (w->property_spans.len * 2 >= w->content_slots.cap) {
    if (!grow_slots(w, &w->content_slots)) return 0;
    for (size_t i = 0; i < w->property_spans.len; i++) {
      w->content_slots.ptr[content_slot(w, content(w, i))] = (uint32_t)i + 1;
    }
  }
  uint32_t slot = content_slot(w, bytes), number = w->content_slots.ptr[slot];
  if (number != 0) return number - 1;
  mc_bc_emit_varint(&w->properties, bytes.len);
  McStr span = {(const char *)(uintptr_t)w->properties.len, bytes.len};
  if (bytes.len > 0) mc_buf_put(&w->properties, bytes.ptr, bytes.len);
  if (w->properties.failed || !mc_array_push(&w->ctx->alloc, &w->property_spans, span)) return mc_bc_stop(w), 0;
  w->content_slots.ptr[slot] = (uint32_t)w->property_spans.len;
  return (uint32_t)w->property_spans.len - 1;
}

/* --- each name with the same properties once --- */

static uint32_t memo_slot(const McBcWriter *w, uint32_t name, uint32_t properties) {
  uint32_t mask = (uint32_t)w->property_slots.cap - 1,
           i = (uint32_t)mc_mix((uint64_t)name << 32 | properties, 5) & mask;
  for (;; i = (i + 1) & mask) {
    uint32_t number = w->property_slots.ptr[i];
    if (number == 0) return i;
    const McBcOutProperties *p = &w->property_memo.ptr[number - 1];
    if (p->name == name && p->properties == properties) return i;
  }
}

/* *found: it is not new. NULL: out of memory. */
static McBcOutProperties *memo_of(McBcWriter *w, uint32_t name, uint32_t properties, bool *found) {
  uint32_t *place = mc_bc_number_slot(w, &w->property_places, properties);
  if (place == NULL) return NULL;
  if (w->property_memo.len * 2 >= w->property_slots.cap) {
    if (!grow_slots(w, &w->property_slots)) return NULL;
    for (size_t i = 0; i < w->property_memo.len; i++) {
      const McBcOutProperties *p = &w->property_memo.ptr[i];
      w->property_slots.ptr[memo_slot(w, p->name, p->properties)] = (uint32_t)i + 1;
    }
  }
  uint32_t slot = memo_slot(w, name, properties);
  *found = w->property_slots.ptr[slot] != 0;
  if (!*found) {
    McBcOutProperties entry = {name, properties, 0};
    if (!mc_array_push(&w->ctx->alloc, &w->property_memo, entry)) return mc_bc_stop(w), NULL;
    w->property_slots.ptr[slot] = (uint32_t)w->property_memo.len;
    if (*place == 0) *place = (uint32_t)w->property_memo.len;
  }
  return &w->property_memo.ptr[w->property_slots.ptr[slot] - 1];
}

bool mc_bc_write_properties_slow(McBcWriter *w, McOp op, uint32_t name_place, uint32_t *number) {
  const McBcOutName *name = &w->names.ptr[name_place];
  McAttr properties = mc_op_properties(w->ctx, op);
  bool found;
  McBcOutProperties *memo = memo_of(w, name_place, properties.index, &found);
  if (memo == NULL || (w->numbering && found)) return false;
  if (!w->numbering && memo->number != 0) {
    *number = memo->number - 1;
    return true;
  }
  size_t place = (size_t)(memo - w->property_memo.ptr);
  McBuf body, *out = w->out;
  mc_buf_init(&body, &w->ctx->alloc);
  w->out = &body;
  if (name->plan != NULL) put_planned(w, op, name->plan, properties);
  else mc_bc_put_attr(w, properties);
  w->out = out;
  bool ok = !w->failed;
  if (ok && !w->numbering) {
    *number = content_number(w, &body);
    w->property_memo.ptr[place].number = *number + 1;
  }
  mc_buf_fini(&body);
  return ok;
}
