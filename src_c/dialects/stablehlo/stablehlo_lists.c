/* stablehlo_lists.c - lists of numbers in attributes of stablehlo: rules about them and their messages. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

static int compare_numbers(const void *left, const void *right) {
  int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;
  return (a > b) - (a < b);
}

bool mc_hlo_is_unique(const McRoutineCheck *c, const List *list) {
  int64_t few[16], *numbers = few;
  if (list->len > MC_COUNT(few)) numbers = mc_alloc(&c->ctx->alloc, list->len * sizeof *numbers);
  if (numbers == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < list->len; i++) numbers[i] = at(c, list, i);
  if (list->len > 1) qsort(numbers, list->len, sizeof *numbers, compare_numbers);
  bool unique = true;
  for (uint32_t i = 1; i < list->len; i++) unique &= numbers[i] != numbers[i - 1];
  if (numbers != few) mc_free(&c->ctx->alloc, numbers, list->len * sizeof *numbers);
  return unique;
}

/* "1, 0" */
void mc_hlo_put_list(McBuf *out, const McRoutineCheck *c, const List *list) {
  for (uint32_t i = 0; i < list->len; i++) mc_buf_printf(out, "%s%lld", i == 0 ? "" : ", ", LL(at(c, list, i)));
}

void mc_hlo_put_dims(McBuf *out, const McRoutineCheck *c, McType type) {
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, type); i < rank; i++) {
    mc_buf_printf(out, "%s%lld", i == 0 ? "" : ", ", LL(mc_type_dim(c->ctx, type, i)));
  }
}

bool mc_hlo_fail_list(const McRoutineCheck *c, const char *before, const List *list, const char *after) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_hlo_put_list(&text, c, list);
  bad(c, "%s%s%s", before, mc_buf_text(&text), after);
  mc_buf_fini(&text);
  return false;
}

/* The words of one list: "expects offset_dims to be sorted, got: [1, 0]". */
bool mc_hlo_fail_named(const McRoutineCheck *c, const char *expects, const List *list, const char *what,
                       const char *end) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_printf(&text, "%s %s %s got: [", expects, list->name, what);
  mc_hlo_put_list(&text, c, list);
  bad(c, "%s]%s", mc_buf_text(&text), end);
  mc_buf_fini(&text);
  return false;
}

bool mc_hlo_in_range(const McRoutineCheck *c, const List *list, int64_t bound, const char *end) {
  for (uint32_t i = 0; i < list->len; i++) {
    int64_t dim = at(c, list, i);
    if (dim >= 0 && dim < bound) continue;
    return bad(c, "Expects each element of %s to be in range [0, %s) i.e. [0, %lld). got: %lld.", list->name, end,
               LL(bound), LL(dim));
  }
  return true;
}

bool mc_hlo_in_bounds(const McRoutineCheck *c, const List *list, uint32_t bound, const char *what) {
  char end[64];
  snprintf(end, sizeof end, "rank-of('%s')", what);
  return mc_hlo_in_range(c, list, bound, end);
}

bool mc_hlo_distinct(const McRoutineCheck *c, const List *a, const List *b) {
  for (uint32_t i = 0; i < a->len + b->len; i++) {
    int64_t dim = i < a->len ? at(c, a, i) : at(c, b, i - a->len);
    for (uint32_t j = 0; j < i; j++) {
      int64_t other = j < a->len ? at(c, a, j) : at(c, b, j - a->len);
      if (dim == other) return bad(c, "has duplicated dimension from %s and %s: %lld", a->name, b->name, LL(dim));
    }
  }
  return true;
}

bool mc_check_hlo_same_size(const McRoutineCheck *c) {
  for (uint32_t i = 2; i < c->num_args; i++) {
    uint32_t first = mc_list_size(c, mc_named_attr(c, c->args[1]));
    if (mc_list_size(c, mc_named_attr(c, c->args[i])) != first) return mc_fail_relation(c);
  }
  return true;
}
