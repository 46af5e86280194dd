/* index_ranges.c - the ranges of index's results. An index may have 32 or 64 bits: a range covers what both give. */
#include "defs/enums.h"
#include "dialects/index/index.def"
#include "transform/numbers.h"
#include "transform/ranges.h"
#include "transform/rewriter.h"

#define NARROW 32u

/* By which bounds the results of both widths are compared. */
typedef enum Reading { READ_BOTH, READ_SIGNED, READ_UNSIGNED } Reading;

static bool agree(const McRange *a, const McRange *b, Reading reading) {
  bool is_signed = reading == READ_SIGNED;
  if (reading == READ_BOTH) return mc_range_equal(a, b);
  return mc_number_compare(is_signed ? &a->smin : &a->umin, is_signed ? &b->smin : &b->umin, false) == 0 &&
         mc_number_compare(is_signed ? &a->smax : &a->umax, is_signed ? &b->smax : &b->umax, false) == 0;
}

static void binary(McInferRange *in, McRangeBinary infer, Reading reading) {
  McRange a, b, wide, x, y, narrow, cut;
  if (!mc_range_of(in, 0, &a) || !mc_range_of(in, 1, &b)) return;
  infer(&wide, &a, &b, 0);
  mc_range_resize(&x, &a, NARROW, MC_EXTEND_EACH);
  mc_range_resize(&y, &b, NARROW, MC_EXTEND_EACH);
  infer(&narrow, &x, &y, 0);
  mc_range_resize(&cut, &wide, NARROW, MC_EXTEND_EACH);
  if (!agree(&narrow, &cut, reading)) {
    mc_range_resize(&x, &narrow, mc_range_width(&wide), MC_EXTEND_EACH);
    mc_range_unite(&wide, &wide, &x);
  }
  mc_range_set(in, mc_range_result(in), &wide);
}

void mc_range_index_add(McInferRange *in) { binary(in, mc_range_add, READ_BOTH); }
void mc_range_index_sub(McInferRange *in) { binary(in, mc_range_sub, READ_BOTH); }
void mc_range_index_mul(McInferRange *in) { binary(in, mc_range_mul, READ_BOTH); }
void mc_range_index_divu(McInferRange *in) { binary(in, mc_range_divu, READ_UNSIGNED); }
void mc_range_index_divs(McInferRange *in) { binary(in, mc_range_divs, READ_SIGNED); }
void mc_range_index_ceildivu(McInferRange *in) { binary(in, mc_range_ceildivu, READ_UNSIGNED); }
void mc_range_index_ceildivs(McInferRange *in) { binary(in, mc_range_ceildivs, READ_SIGNED); }
void mc_range_index_floordivs(McInferRange *in) { binary(in, mc_range_floordivs, READ_SIGNED); }
void mc_range_index_rems(McInferRange *in) { binary(in, mc_range_rems, READ_SIGNED); }
void mc_range_index_remu(McInferRange *in) { binary(in, mc_range_remu, READ_UNSIGNED); }
void mc_range_index_maxs(McInferRange *in) { binary(in, mc_range_maxs, READ_SIGNED); }
void mc_range_index_maxu(McInferRange *in) { binary(in, mc_range_maxu, READ_UNSIGNED); }
void mc_range_index_mins(McInferRange *in) { binary(in, mc_range_mins, READ_SIGNED); }
void mc_range_index_minu(McInferRange *in) { binary(in, mc_range_minu, READ_UNSIGNED); }
void mc_range_index_shl(McInferRange *in) { binary(in, mc_range_shl, READ_BOTH); }
void mc_range_index_shrs(McInferRange *in) { binary(in, mc_range_shrs, READ_SIGNED); }
void mc_range_index_shru(McInferRange *in) { binary(in, mc_range_shru, READ_UNSIGNED); }
void mc_range_index_and(McInferRange *in) { binary(in, mc_range_and, READ_UNSIGNED); }
void mc_range_index_or(McInferRange *in) { binary(in, mc_range_or, READ_UNSIGNED); }
void mc_range_index_xor(McInferRange *in) { binary(in, mc_range_xor, READ_UNSIGNED); }

void mc_range_index_constant(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McNumber n;
  McRange range;
  if (!mc_attr_integer_number(ctx, mc_constant_attr(ctx, mc_range_op(in)), &n)) return;
  mc_range_only(&range, &n);
  mc_range_set(in, mc_range_result(in), &range);
}

static void cast(McInferRange *in, McRangeExtend how) {
  McContext *ctx = mc_range_ctx(in);
  McRange from, to, narrow, extended;
  McType type = mc_value_type(ctx, mc_range_result(in));
  uint32_t width = mc_range_type_width(ctx, type);
  if (width == 0 || !mc_range_of(in, 0, &from)) return;
  mc_range_resize(&to, &from, width, how);
  if (mc_kind(ctx, type.index) == MC_TYPE_INDEX) {
    mc_range_resize(&narrow, &from, NARROW, how);
    mc_range_resize(&extended, &narrow, width, MC_EXTEND_EACH);
    mc_range_unite(&to, &to, &extended);
  }
  mc_range_set(in, mc_range_result(in), &to);
}

void mc_range_index_casts(McInferRange *in) { cast(in, MC_EXTEND_SIGNED); }
void mc_range_index_castu(McInferRange *in) { cast(in, MC_EXTEND_UNSIGNED); }

void mc_range_index_cmp(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McRange a, b, x, y, bit;
  McAttr attr = mc_attr_named(ctx, mc_range_op(in), "pred");
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DEFINED) return;
  uint64_t predicate = mc_enum_attr_value(ctx, attr);
  if (predicate > MC_RANGE_UGE || !mc_range_of(in, 0, &a) || !mc_range_of(in, 1, &b)) return;
  mc_range_resize(&x, &a, NARROW, MC_EXTEND_EACH);
  mc_range_resize(&y, &b, NARROW, MC_EXTEND_EACH);
  int wide = mc_range_compare((McRangePredicate)predicate, &a, &b);
  int narrow = mc_range_compare((McRangePredicate)predicate, &x, &y);
  mc_range_bit(&bit, wide == narrow ? wide : -1);
  mc_range_set(in, mc_range_result(in), &bit);
}

/* The bits of an index. */
void mc_range_index_sizeof(McInferRange *in) {
  McRange range;
  mc_range_index(&range, NARROW, 64);
  mc_range_set(in, mc_range_result(in), &range);
}
