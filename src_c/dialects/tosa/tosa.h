/* tosa.h - what the checks of tosa share. Private to routines_tosa*.c. */
#ifndef MC_ROUTINES_TOSA_H
#define MC_ROUTINES_TOSA_H

#include "dialects/shared/shared_checks.h"
#include "types/report.h"

#define TYPE(c, type) mc_text_type((c)->diags, type)

/* The size of a dimension; MC_DYNAMIC also where there is no such dimension. */
int64_t mc_tosa_dim(const McRoutineCheck *c, McType type, uint32_t i);
/* The element type, for quantized ones that of their storage. MC_NONE: it is not known. */
McType mc_tosa_storage(const McRoutineCheck *c, McType type);
/* Both are known and differ. */
static inline bool mc_tosa_differ(McType a, McType b) {
  return a.index != MC_NONE && b.index != MC_NONE && a.index != b.index;
}
/* The type is an integer of any signedness; width 0: of any width. */
bool mc_tosa_is_integer(const McRoutineCheck *c, McType type, uint32_t width);
/* Input and output have one element type, as far as that is known. */
bool mc_tosa_same_elements(const McRoutineCheck *c, McType input, McType output);
/* The value of an integer attribute, 0 when there is none. */
int64_t mc_tosa_int(const McRoutineCheck *c, const char *name);
/* "1, 2" */
void mc_tosa_list(McBuf *out, const int64_t *values, uint32_t count);

/* Elements of a constant. */
typedef struct McElements {
  const char *data; /* borrowed */
  uint64_t count;
  uint32_t bits; /* of one element */
  bool splat, is_float;
} McElements;
/* Those of the constant that `value` is. False: it is none, or not one of numbers. */
bool mc_tosa_constant(const McContext *ctx, McValue value, bool shapes_only, McElements *out);
int64_t mc_tosa_element(const McElements *e, uint64_t i, bool is_signed);

/* The type of a variable with these attributes; MC_NONE: they do not say one. */
McType mc_tosa_variable_type(McContext *ctx, McAttr shape, McAttr element);

#endif
