/* firrtl_infer.c - types of results of firrtl's operations. A width that is not known is -1. */
#include "dialects/circt/circt.def"
#include "dialects/circt/firrtl.h"
#include "defs/infer.h"
#include "dialects/shared/shared_checks.h"

#define MAX_PARTS 65536 /* parts of a type that are rebuilt; texts have no shared parts, types made otherwise may */

/* --- types of parts --- */

static McType part(McContext *ctx, McType type, bool is_const) {
  return is_const ? mc_firrtl_as_const(ctx, type, true) : type;
}

/* The type of field `i`, constant when the aggregate is. */
static McType field_type(McContext *ctx, McFirrtl t, uint32_t i) {
  return part(ctx, mc_firrtl_field_type(ctx, t, i), t.is_const);
}

static McType element_type(McContext *ctx, McFirrtl t) { return part(ctx, mc_firrtl_element(ctx, t), t.is_const); }

bool mc_infer_firrtl_field(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  int64_t i;
  if (type.index == MC_NONE || !mc_infer_int(in, 1, &i)) return false;
  McFirrtl t = mc_firrtl(in->ctx, type);
  bool has_fields = t.kind == MC_FIRRTL_BUNDLE || t.kind == MC_FIRRTL_OPEN_BUNDLE || t.kind == MC_FIRRTL_ENUM ||
                    t.kind == MC_FIRRTL_CLASS || t.kind == MC_FIRRTL_DOMAIN;
  if (!has_fields) return mc_infer_fail(in, "base object is not a class");
  if (i >= 0 && i < mc_firrtl_num_fields(in->ctx, t)) {
    return mc_infer_push(in, out, field_type(in->ctx, t, (uint32_t)i));
  }
  if (t.kind == MC_FIRRTL_ENUM) {
    return mc_infer_fail(in, "subtag element index is greater than the number of fields in the enum type");
  }
  if (t.kind == MC_FIRRTL_CLASS) {
    return mc_infer_fail(in, "element index is greater than the number of fields in the object");
  }
  if (t.kind == MC_FIRRTL_DOMAIN) {
    return mc_infer_fail(in, "field index %lld is greater than the number of fields in the domain", (long long)i);
  }
  return mc_infer_fail(in, "subfield element index is greater than the number of fields in the bundle type");
}

bool mc_infer_firrtl_element(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  int64_t i;
  if (type.index == MC_NONE || !mc_infer_int(in, 1, &i)) return false;
  McFirrtl t = mc_firrtl(in->ctx, type);
  if (t.kind != MC_FIRRTL_VECTOR && t.kind != MC_FIRRTL_OPEN_VECTOR) {
    return mc_infer_fail(in, "subindex requires vector operand");
  }
  if (i < 0 || (uint64_t)i >= mc_firrtl_size(in->ctx, t)) {
    return mc_infer_fail(in, "out of range index '%u' in vector type '%s'", (uint32_t)i, mc_text_type(in->diags, type));
  }
  return mc_infer_push(in, out, element_type(in->ctx, t));
}

/* --- whole types --- */

typedef struct Rebuild {
  McContext *ctx;
  bool drops_flips, drops_const;
  uint32_t parts;
} Rebuild;

static McType rebuild(Rebuild *r, McType type, uint32_t depth);

static McType rebuild_fields(Rebuild *r, McFirrtl t, uint32_t depth) {
  McContext *ctx = r->ctx;
  const McRec *rec = mc_rec(ctx, t.type.index);
  uint32_t params[3], count = mc_firrtl_num_fields(ctx, t);
  memcpy(params, rec->words + 1, sizeof params); /* names, types, flips or values */
  McAttr *types = mc_alloc(&ctx->alloc, (count + 1) * sizeof *types);
  McType made = {MC_NONE};
  if (types == NULL) return made;
  bool ok = true;
  for (uint32_t i = 0; ok && i < count; i++) {
    McType type = rebuild(r, mc_firrtl_field_type(ctx, t, i), depth + 1);
    types[i] = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(ctx, type);
    ok = types[i].index != MC_NONE;
  }
  if (ok) params[1] = mc_attr_array(ctx, types, count).index;
  if (ok && r->drops_flips && t.kind == MC_FIRRTL_BUNDLE) {
    for (uint32_t i = 0; i < count; i++) types[i] = mc_attr_bool(ctx, false);
    params[2] = mc_attr_array(ctx, types, count).index;
  }
  mc_free(&ctx->alloc, types, (count + 1) * sizeof *types);
  if (ok && params[1] != MC_NONE && params[2] != MC_NONE) made = mc_firrtl_like(ctx, t, params, 3);
  return made;
}

/* The type without flips, or without anything constant. An alias stays when nothing in it changes. */
static McType rebuild(Rebuild *r, McType type, uint32_t depth) {
  McContext *ctx = r->ctx;
  if (depth > MC_STACK_SWITCH * 4 || ++r->parts > MAX_PARTS) return type;
  McFirrtl t = mc_firrtl(ctx, type);
  McType made = t.type;
  if (t.kind == MC_FIRRTL_BUNDLE || t.kind == MC_FIRRTL_ENUM) {
    made = rebuild_fields(r, t, depth);
  } else if (t.kind == MC_FIRRTL_VECTOR) {
    McType element = rebuild(r, mc_firrtl_element(ctx, t), depth + 1);
    made = element.index == MC_NONE ? element
                                    : mc_firrtl_vector(ctx, element, mc_firrtl_size(ctx, t), t.is_const);
  }
  if (made.index != MC_NONE && r->drops_const) made = mc_firrtl_as_const(ctx, made, false);
  return made.index == t.type.index ? type : made;
}

static McType passive(McContext *ctx, McType type) {
  Rebuild r = {.ctx = ctx, .drops_flips = true};
  return rebuild(&r, type, 0);
}

static McType without_const(McContext *ctx, McType type) {
  Rebuild r = {.ctx = ctx, .drops_const = true};
  return rebuild(&r, type, 0);
}

bool mc_infer_firrtl_access(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0), index = mc_infer_type(in, 1);
  if (type.index == MC_NONE || index.index == MC_NONE) return false;
  McFirrtl t = mc_firrtl(in->ctx, type), i = mc_firrtl(in->ctx, index);
  if (i.kind != MC_FIRRTL_UINT) {
    return mc_infer_fail(in, "subaccess index must be UInt type, not '%s'", mc_text_type(in->diags, index));
  }
  if (t.kind != MC_FIRRTL_VECTOR) {
    return mc_infer_fail(in, "subaccess requires vector operand, not '%s'", mc_text_type(in->diags, type));
  }
  if (i.is_const) return mc_infer_push(in, out, element_type(in->ctx, t));
  return mc_infer_push(in, out, without_const(in->ctx, mc_firrtl_element(in->ctx, t)));
}

/* The bits that the values of an enumeration have. */
bool mc_infer_firrtl_tag(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  if (type.index == MC_NONE) return false;
  McFirrtl t = mc_firrtl(in->ctx, type);
  if (t.kind != MC_FIRRTL_ENUM) return mc_infer_fail(in, "requires an enumeration");
  return mc_infer_push(in, out, mc_firrtl_int(in->ctx, false, mc_firrtl_tag_width(in->ctx, t), false));
}

bool mc_infer_firrtl_one_bit(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  if (type.index == MC_NONE) return false;
  return mc_infer_push(in, out, mc_firrtl_int(in->ctx, false, 1, mc_firrtl(in->ctx, type).is_const));
}

/* --- references --- */

bool mc_infer_firrtl_probed(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  if (type.index == MC_NONE) return false;
  McFirrtl t = mc_firrtl(in->ctx, type);
  if (t.kind != MC_FIRRTL_PROBE && t.kind != MC_FIRRTL_RW_PROBE) {
    return mc_infer_fail(in, "ref.resolve operand must be ref type, not '%s'", mc_text_type(in->diags, type));
  }
  return mc_infer_push(in, out, mc_firrtl_element(in->ctx, t));
}

bool mc_infer_firrtl_probe(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  if (type.index == MC_NONE) return false;
  if (!mc_firrtl_is_base(mc_firrtl(in->ctx, type))) {
    return mc_infer_fail(in, "ref.send operand must be base type, not '%s'", mc_text_type(in->diags, type));
  }
  McType inside = passive(in->ctx, type);
  return mc_infer_push(in, out, mc_firrtl_probe(in->ctx, inside, false, (McAttr){MC_NONE}));
}

bool mc_infer_firrtl_subprobe(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0), inside;
  int64_t i;
  if (type.index == MC_NONE || !mc_infer_int(in, 1, &i)) return false;
  McFirrtl ref = mc_firrtl(in->ctx, type);
  bool is_ref = ref.kind == MC_FIRRTL_PROBE || ref.kind == MC_FIRRTL_RW_PROBE;
  if (!is_ref) return mc_infer_fail(in, "input must be of reference type");
  McFirrtl t = mc_firrtl(in->ctx, mc_firrtl_element(in->ctx, ref));
  if (t.kind == MC_FIRRTL_VECTOR) {
    if (i < 0 || (uint64_t)i >= mc_firrtl_size(in->ctx, t)) {
      return mc_infer_fail(in, "out of range index '%u' in RefType of vector type '%s'", (uint32_t)i,
                           mc_text_type(in->diags, type));
    }
    inside = element_type(in->ctx, t);
  } else if (t.kind == MC_FIRRTL_BUNDLE) {
    if (i < 0 || i >= mc_firrtl_num_fields(in->ctx, t)) {
      return mc_infer_fail(in, "subfield element index is greater than the number of fields in the bundle type");
    }
    inside = field_type(in->ctx, t, (uint32_t)i);
  } else {
    return mc_infer_fail(in, "ref.sub op requires a RefType of vector or bundle base type");
  }
  return mc_infer_push(
      in, out, mc_firrtl_probe(in->ctx, inside, ref.kind == MC_FIRRTL_RW_PROBE, mc_firrtl_layer(in->ctx, ref)));
}

McType mc_firrtl_forceable_ref(McContext *ctx, McType type) {
  McFirrtl t = mc_firrtl(ctx, type);
  bool is_forceable = mc_firrtl_is_base(t) && (mc_firrtl_traits(ctx, type) & MC_FIRRTL_HAS_CONST) == 0;
  if (!is_forceable) return (McType){MC_NONE};
  return mc_firrtl_probe(ctx, passive(ctx, type), true, (McAttr){MC_NONE});
}

/* The type of the operand; when it is forceable, also a reference to it. */
bool mc_infer_firrtl_node(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  if (type.index == MC_NONE || !mc_infer_push(in, out, type)) return false;
  if (mc_infer_attr(in, 1).index == MC_NONE) return true;
  McType ref = mc_firrtl_forceable_ref(in->ctx, type);
  if (ref.index == MC_NONE) {
    return mc_infer_fail(in, "cannot force a node of type '%s'", mc_text_type(in->diags, type));
  }
  return mc_infer_push(in, out, ref);
}

/* --- multiplexers --- */

typedef struct Merge {
  const McInfer *in;
  bool is_const; /* the selector is */
  uint32_t parts;
} Merge;

static McType merge(Merge *m, McType high, McType low, uint32_t depth);

static McType fail_merge(Merge *m, const char *words, McType high, McType low) {
  (void)mc_infer_fail(m->in, "%s, true value type: '%s', false value type: '%s'", words,
                      mc_text_type(m->in->diags, high), mc_text_type(m->in->diags, low));
  return (McType){MC_NONE};
}

/* Bundles and enumerations with the same names; the other parameters, flips or values, are the same, too. */
static McType merge_fields(Merge *m, McFirrtl high, McFirrtl low, bool is_const, uint32_t depth) {
  McContext *ctx = m->in->ctx;
  const McRec *a = mc_rec(ctx, high.type.index), *b = mc_rec(ctx, low.type.index);
  uint32_t params[3], count = mc_firrtl_num_fields(ctx, high);
  memcpy(params, a->words + 1, sizeof params);
  bool own = high.kind == MC_FIRRTL_BUNDLE;
  if (params[0] != b->words[1] || params[2] != b->words[3]) {
    return fail_merge(m, own ? "incompatible mux operand bundle fields" : "incompatible mux operand types", high.type,
                      low.type);
  }
  McAttr *types = mc_alloc(&ctx->alloc, (count + 1) * sizeof *types);
  bool ok = types != NULL;
  for (uint32_t i = 0; ok && i < count; i++) {
    McType x = own ? field_type(ctx, high, i) : mc_firrtl_field_type(ctx, high, i);
    McType y = own ? field_type(ctx, low, i) : mc_firrtl_field_type(ctx, low, i);
    McType type = merge(m, x, y, depth + 1);
    types[i] = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(ctx, type);
    ok = types[i].index != MC_NONE;
  }
  if (ok) params[1] = mc_attr_array(ctx, types, count).index;
  mc_free(&ctx->alloc, types, (count + 1) * sizeof *types);
  if (!ok || params[1] == MC_NONE) return (McType){MC_NONE};
  return mc_firrtl_as_const(ctx, mc_firrtl_like(ctx, high, params, 3), is_const);
}

static McType merge_here(Merge *m, McType high, McType low, uint32_t depth) {
  McContext *ctx = m->in->ctx;
  if (high.index == low.index) return m->is_const ? low : without_const(ctx, low);
  if (++m->parts > MAX_PARTS) return fail_merge(m, "mux operand types have too many parts", high, low);
  McFirrtl x = mc_firrtl(ctx, high), y = mc_firrtl(ctx, low);
  bool is_const = m->is_const && x.is_const && y.is_const;
  if (x.kind != y.kind) return fail_merge(m, "incompatible mux operand types", high, low);
  if (mc_firrtl_is_int(x)) {
    int64_t a = mc_firrtl_width(ctx, x), b = mc_firrtl_width(ctx, y);
    return mc_firrtl_int(ctx, x.kind == MC_FIRRTL_SINT, a < 0 || b < 0 ? -1 : a > b ? a : b, is_const);
  }
  if (x.kind == MC_FIRRTL_BUNDLE || x.kind == MC_FIRRTL_ENUM) return merge_fields(m, x, y, is_const, depth);
  if (x.kind != MC_FIRRTL_VECTOR || mc_firrtl_size(ctx, x) != mc_firrtl_size(ctx, y)) {
    return fail_merge(m, "invalid mux operand types", high, low);
  }
  McType element = merge(m, element_type(ctx, x), element_type(ctx, y), depth + 1);
  return element.index == MC_NONE ? element : mc_firrtl_vector(ctx, element, mc_firrtl_size(ctx, x), is_const);
}

typedef struct MergeCall {
  Merge *m;
  McType high, low;
  uint32_t depth;
  McType made;
} MergeCall;

static void merge_hop(void *data) {
  MergeCall *call = data;
  call->made = merge_here(call->m, call->high, call->low, call->depth);
}

/* The type of a value that is one of two. Returns MC_NONE after reporting, or when memory runs out. */
static McType merge(Merge *m, McType high, McType low, uint32_t depth) {
  if (MC_LIKELY(depth % MC_STACK_SWITCH != MC_STACK_SWITCH - 1)) return merge_here(m, high, low, depth);
  MergeCall call = {m, high, low, depth, {MC_NONE}};
  mc_stack_switch(m->in->ctx->stacks, merge_hop, &call);
  return call.made;
}

/* Arguments: the selector, then the values. */
bool mc_infer_firrtl_mux(const McInfer *in, McInferred *out) {
  McType selector = mc_infer_type(in, 0), type = {MC_NONE};
  if (selector.index == MC_NONE) return false;
  Merge m = {.in = in, .is_const = mc_firrtl(in->ctx, selector).is_const};
  for (uint32_t i = 1; i < in->num_args; i++) {
    McType each = mc_infer_type(in, i);
    if (each.index == MC_NONE) return false;
    if (!mc_firrtl_is_base(mc_firrtl(in->ctx, each))) return mc_infer_fail(in, "operands must be base type");
    if (i > 1) each = merge(&m, type, each, 0);
    if (each.index == MC_NONE) return mc_infer_push(in, out, each);
    type = each;
  }
  return mc_infer_push(in, out, type);
}

/* --- primitive operations --- */

static McStr word_of(const McInfer *in, uint32_t arg) {
  return mc_ident_str(in->ctx, (McIdent){in->args[arg].number});
}

static int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }

/* Both are integers of one signedness. */
static bool same_kind(const McInfer *in, McFirrtl lhs, McFirrtl rhs, McType a, McType b) {
  bool left = mc_firrtl_is_int(lhs), right = mc_firrtl_is_int(rhs);
  if (left && right && lhs.kind == rhs.kind) return true;
  if (left && right) return mc_infer_fail(in, "operand signedness must match");
  if (left) return mc_infer_fail(in, "second operand must be an integer type, not '%s'", mc_text_type(in->diags, b));
  if (right) return mc_infer_fail(in, "first operand must be an integer type, not '%s'", mc_text_type(in->diags, a));
  return mc_infer_fail(in, "operands must be integer types, not '%s' and '%s'", mc_text_type(in->diags, a),
                       mc_text_type(in->diags, b));
}

/* The result of a shift by a value. */
static bool infer_shift(const McInfer *in, McInferred *out, McFirrtl lhs, McFirrtl rhs, bool grows) {
  if (!mc_firrtl_is_int(lhs) || rhs.kind != MC_FIRRTL_UINT) {
    return mc_infer_fail(in, "first operand should be integer, second unsigned int");
  }
  int64_t width = mc_firrtl_width(in->ctx, lhs), amount = mc_firrtl_width(in->ctx, rhs);
  if (grows && width >= 0 && amount < 0) width = -1;
  if (grows && width >= 0) {
    if (amount >= 32) {
      return mc_infer_fail(in, "shift amount too large: second operand of dshl is wider than 31 bits");
    }
    width += ((int64_t)1 << amount) - 1;
    if (width > INT32_MAX) {
      return mc_infer_fail(
          in, "shift amount too large: first operand shifted by maximum amount exceeds maximum width");
    }
  }
  McType type = mc_firrtl_int(in->ctx, lhs.kind == MC_FIRRTL_SINT, width, lhs.is_const && rhs.is_const);
  return mc_infer_push(in, out, type);
}

/* Arguments: a word, both operands. */
bool mc_infer_firrtl_binary(const McInfer *in, McInferred *out) {
  McStr what = word_of(in, 0);
  McType a = mc_infer_type(in, 1), b = mc_infer_type(in, 2);
  if (a.index == MC_NONE || b.index == MC_NONE) return false;
  McFirrtl lhs = mc_firrtl(in->ctx, a), rhs = mc_firrtl(in->ctx, b);
  bool is_const = lhs.is_const && rhs.is_const, is_signed = lhs.kind == MC_FIRRTL_SINT;
  if (mc_str_is(what, "dshl") || mc_str_is(what, "shift")) {
    return infer_shift(in, out, lhs, rhs, mc_str_is(what, "dshl"));
  }
  if (!same_kind(in, lhs, rhs, a, b)) return false;
  int64_t left = mc_firrtl_width(in->ctx, lhs), right = mc_firrtl_width(in->ctx, rhs), width = -1;
  bool known = left >= 0 && right >= 0;
  if (mc_str_is(what, "compare")) return mc_infer_push(in, out, mc_firrtl_int(in->ctx, false, 1, is_const));
  if (mc_str_is(what, "div")) width = is_signed && left >= 0 ? left + 1 : left;
  else if (known && mc_str_is(what, "add")) width = larger(left, right) + 1;
  else if (known && mc_str_is(what, "mul")) width = left + right;
  else if (known && mc_str_is(what, "rem")) width = left < right ? left : right;
  else if (known) width = larger(left, right);
  if (!mc_str_is(what, "bitwise")) return mc_infer_push(in, out, mc_firrtl_int(in->ctx, is_signed, width, is_const));
  bool takes_left = known && left == width && lhs.is_const == is_const && !lhs.is_alias && !is_signed;
  return mc_infer_push(in, out, takes_left ? a : mc_firrtl_int(in->ctx, false, width, is_const));
}

bool mc_infer_firrtl_elementwise(const McInfer *in, McInferred *out) {
  McType a = mc_infer_type(in, 0), b = mc_infer_type(in, 1);
  if (a.index == MC_NONE || b.index == MC_NONE) return false;
  McFirrtl lhs = mc_firrtl(in->ctx, a), rhs = mc_firrtl(in->ctx, b);
  bool same = lhs.kind == MC_FIRRTL_VECTOR && rhs.kind == MC_FIRRTL_VECTOR &&
              mc_firrtl_size(in->ctx, lhs) == mc_firrtl_size(in->ctx, rhs);
  if (!same) return mc_infer_fail(in, "requires vectors of one size");
  McType left = element_type(in->ctx, lhs), right = element_type(in->ctx, rhs);
  McFirrtl x = mc_firrtl(in->ctx, left), y = mc_firrtl(in->ctx, right);
  if (!same_kind(in, x, y, left, right)) return false;
  int64_t width = mc_firrtl_width(in->ctx, x), other = mc_firrtl_width(in->ctx, y);
  width = width < 0 || other < 0 ? -1 : larger(width, other);
  McType element = mc_firrtl_int(in->ctx, false, width, x.is_const && y.is_const);
  if (element.index == MC_NONE) return mc_infer_push(in, out, element);
  bool is_const = lhs.is_const && rhs.is_const && x.is_const && y.is_const;
  return mc_infer_push(in, out, mc_firrtl_vector(in->ctx, element, mc_firrtl_size(in->ctx, lhs), is_const));
}

bool mc_infer_firrtl_cat(const McInfer *in, McInferred *out) {
  uint32_t start, count;
  if (!mc_infer_group(in, in->args[0].number, &start, &count)) return false;
  int64_t width = 0;
  bool is_const = count > 0;
  McFirrtlKind kind = MC_FIRRTL_UINT;
  for (uint32_t i = 0; i < count; i++) {
    McFirrtl t = mc_firrtl(in->ctx, mc_infer_operand(in, start + i));
    if (!mc_firrtl_is_int(t)) return mc_infer_fail(in, "all operands must be Int type");
    if (i == 0) kind = t.kind;
    if (t.kind != kind) return mc_infer_fail(in, "all operands must have same signedness");
    int64_t each = mc_firrtl_width(in->ctx, t);
    width = width < 0 || each < 0 ? -1 : width + each;
    is_const = is_const && t.is_const;
  }
  return mc_infer_push(in, out, mc_firrtl_int(in->ctx, false, width, is_const));
}

/* The number of bits of a type that is one number; -1: not known, -2: it is none. */
static int64_t bits_of(const McContext *ctx, McFirrtl t) {
  if (t.kind <= MC_FIRRTL_ASYNC_RESET) return 1;
  return t.kind <= MC_FIRRTL_ANALOG ? mc_firrtl_width(ctx, t) : -2;
}

/* Arguments: a word, the operand. */
bool mc_infer_firrtl_unary(const McInfer *in, McInferred *out) {
  McStr what = word_of(in, 0);
  McType type = mc_infer_type(in, 1);
  if (type.index == MC_NONE) return false;
  McFirrtl t = mc_firrtl(in->ctx, type);
  int64_t width = bits_of(in->ctx, t);
  bool is_int = mc_firrtl_is_int(t);
  if (mc_str_is(what, "clock") || mc_str_is(what, "reset")) {
    McType plain = mc_firrtl_plain(in->ctx, mc_str_is(what, "clock") ? "clock" : "reset");
    return mc_infer_push(in, out, part(in->ctx, plain, t.is_const));
  }
  if (mc_str_is(what, "asyncreset")) {
    if (width == -2 || width == 0 || width > 1) return mc_infer_fail(in, "operand must be single bit scalar type");
    return mc_infer_push(in, out, part(in->ctx, mc_firrtl_plain(in->ctx, "asyncreset"), t.is_const));
  }
  if (mc_str_is(what, "sint") || mc_str_is(what, "uint")) {
    if (width == -2) return mc_infer_fail(in, "operand must be a scalar type");
    return mc_infer_push(in, out, mc_firrtl_int(in->ctx, mc_str_is(what, "sint"), width, t.is_const));
  }
  if (!is_int) return mc_infer_fail(in, "operand must have integer type");
  bool is_not = mc_str_is(what, "not"), is_cvt = mc_str_is(what, "cvt");
  if (is_not && t.kind == MC_FIRRTL_UINT) return mc_infer_push(in, out, type);
  if (is_cvt && t.kind == MC_FIRRTL_SINT) return mc_infer_push(in, out, type);
  if (!is_not && width >= 0) width++;
  return mc_infer_push(in, out, mc_firrtl_int(in->ctx, !is_not, width, t.is_const));
}

/* Arguments: a word, the operand, the amount. */
bool mc_infer_firrtl_amount(const McInfer *in, McInferred *out) {
  McStr what = word_of(in, 0);
  McType type = mc_infer_type(in, 1);
  int64_t amount;
  if (type.index == MC_NONE || !mc_infer_int(in, 2, &amount)) return false;
  McFirrtl t = mc_firrtl(in->ctx, type);
  bool head = mc_str_is(what, "head"), tail = mc_str_is(what, "tail"), pad = mc_str_is(what, "pad");
  if (amount < 0 || !mc_firrtl_is_int(t)) {
    if (head) return mc_infer_fail(in, "operand must have integer type and amount must be >= 0");
    return mc_infer_fail(in, "%.*s input must be integer and amount must be >= 0", (int)what.len, what.ptr);
  }
  int64_t width = mc_firrtl_width(in->ctx, t);
  bool is_signed = t.kind == MC_FIRRTL_SINT;
  if (head) {
    if (width >= 0 && amount > width) return mc_infer_fail(in, "amount larger than input width");
    return mc_infer_push(in, out, mc_firrtl_int(in->ctx, false, amount, t.is_const));
  }
  if (tail && width >= 0 && width < amount) {
    return mc_infer_fail(in, "amount must be less than or equal operand width");
  }
  if (pad && width < 0) return mc_infer_push(in, out, type);
  if (width >= 0) {
    if (pad) width = larger(width, amount);
    else if (tail) width -= amount;
    else if (mc_str_is(what, "shl")) width += amount;
    else width = larger(is_signed ? 1 : 0, width - amount);
  }
  return mc_infer_push(in, out, mc_firrtl_int(in->ctx, is_signed && !tail, width, t.is_const));
}

bool mc_infer_firrtl_bits(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  int64_t high, low;
  if (type.index == MC_NONE || !mc_infer_int(in, 1, &high) || !mc_infer_int(in, 2, &low)) return false;
  McFirrtl t = mc_firrtl(in->ctx, type);
  if (!mc_firrtl_is_int(t)) {
    return mc_infer_fail(in, "input type should be the int type but got '%s'", mc_text_type(in->diags, type));
  }
  if (high < low) {
    return mc_infer_fail(in, "high must be equal or greater than low, but got high = %lld, low = %lld",
                         (long long)high, (long long)low);
  }
  if (low < 0) return mc_infer_fail(in, "low must be non-negative but got %lld", (long long)low);
  int64_t width = mc_firrtl_width(in->ctx, t);
  if (width >= 0 && high >= width) {
    return mc_infer_fail(in, "high must be smaller than the width of input, but got high = %lld, width = %lld",
                         (long long)high, (long long)width);
  }
  return mc_infer_push(in, out, mc_firrtl_int(in->ctx, false, high - low + 1, t.is_const));
}
