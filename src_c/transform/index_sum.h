/* index_sum.h - indices as sums: numbers, and values or sizes of tensors times numbers.
 *
 * Two indices whose difference is a number have sums that differ in the number alone. Additions, subtractions and
 * products with numbers are taken apart; anything else is a part of the sum.
 */
#ifndef MC_INDEX_SUM_H
#define MC_INDEX_SUM_H

#include "transform/mixed.h"

#define MC_MAX_INDEX_TERMS 16u

/* `factor` times the value; dimension != MC_NO_DIMENSION: times the size of that dimension of the value. */
#define MC_NO_DIMENSION UINT32_MAX
typedef struct McIndexTerm { McValue value; uint32_t dimension; int64_t factor; } McIndexTerm;

struct McIndexSum {
  McContext *ctx; /* borrowed */
  int64_t number;
  McIndexTerm terms[MC_MAX_INDEX_TERMS]; /* of different values; no factor is 0 */
  uint32_t count;
  uint32_t steps, depth; /* values that were looked at; how deep they are in each other */
  bool is_unknown;       /* too many parts, or too large numbers */
};

MC_INLINE void mc_index_sum_init(McIndexSum *sum, McContext *ctx) {
  *sum = (McIndexSum){.ctx = ctx, .number = 0, .count = 0};
}
/* Each adds something times `factor`. Constant time: after a number of steps values are not taken apart. */
void mc_index_sum_add_number(McIndexSum *sum, int64_t number, int64_t factor);
void mc_index_sum_add_value(McIndexSum *sum, McValue value, int64_t factor);
void mc_index_sum_add(McIndexSum *sum, McMixed index, int64_t factor);
/* The sum is this number whatever the values are. */
bool mc_index_sum_is_number(const McIndexSum *sum, int64_t *out);

#endif
