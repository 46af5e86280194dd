/* infer.h - the types of an operation's results, from its operands and attributes.
 *
 * A definition has an inference program (McOpWords.infer): instructions MC_I_*, or a routine (MC_INFER) for what they
 * cannot express. Builders, InferTypeOpInterface and the verifier run the same program. A routine sees the operation
 * before it exists: types of operands, attributes, words of the definition, and the operands themselves where there are
 * any. It must expect anything: operands that are missing or of other types than the definition has, attributes of
 * other kinds.
 */
#ifndef MC_INFER_H
#define MC_INFER_H

#include "defs/routine_set.h"

struct McInfer {
  McContext *ctx;
  const McOpDef *def;
  const McType *types;    /* of the operands, while they are parsed; NULL: those of `values` */
  const McValue *values;  /* the operands; NULL: only their types are known */
  uint32_t num_operands;
  McAttr properties, attrs; /* dictionaries, or MC_NONE */
  const McRoutineArg *args; /* of the routine, from the definition: MC_FG_* */
  uint32_t num_args;
  McLoc loc;
  McDiags *diags;         /* NULL: nothing is reported */
  bool *refused;          /* set when the operands do not go together; or NULL */
};

/* Reports why the types cannot be inferred. Always false. */
bool mc_infer_fail(const McInfer *in, const char *format, ...) MC_PRINTF(2, 3);
/* Adds the type of the next result. False: it is MC_NONE, reported by what did not make it, or memory ran out. */
bool mc_infer_push(const McInfer *in, McInferred *out, McType type);

/* The operands of group `g`. False: they do not fit the definition; nothing is reported. */
bool mc_infer_group(const McInfer *in, uint32_t g, uint32_t *start, uint32_t *count);
MC_INLINE McType mc_infer_operand(const McInfer *in, uint32_t i) {
  return in->types != NULL ? in->types[i] : mc_value_type(in->ctx, in->values[i]);
}
/* By the numbers of the routine's arguments. */
/* the first operand of the group; MC_NONE after reporting that there is none */
McType mc_infer_type(const McInfer *in, uint32_t arg);
/* the same as a value; MC_NONE: there is none, or only its type is known. Not reported. */
McValue mc_infer_value(const McInfer *in, uint32_t arg);
/* its default if it is not given; MC_NONE: there is none, not reported */
McAttr mc_infer_attr(const McInfer *in, uint32_t arg);
/* of an integer attribute, or one bit of it. False: reported */
bool mc_infer_int(const McInfer *in, uint32_t arg, int64_t *out);

/* Runs the definition's program. False: reported, unless a routine says nothing. */
bool mc_infer_run(const McInfer *in, McInferred *out);

MC_INLINE void mc_inferred_init(McInferred *out) {
  out->ptr = out->few;
  out->len = 0;
  out->cap = MC_COUNT(out->few);
}

/* --- for checks of an operation that exists --- */

/* Whether a result of type `have` goes with the inferred type. */
typedef bool (*McInferredFits)(const McContext *ctx, McType inferred, McType have);
/* Equal types do, and tensors of one element type and of shapes that go together. */
bool mc_inferred_compatible(const McContext *ctx, McType inferred, McType have);
/* Runs the definition's program, and compares; `fits` NULL: types must be equal. Types that cannot be inferred fit:
 * other checks report that. False: reported as mlir-opt 22 does, or out of memory. */
bool mc_check_inferred_types(const McRoutineCheck *c, McInferredFits fits);
/* Compares types that another program inferred in the same way. */
bool mc_check_against_inferred(const McRoutineCheck *c, const McType *inferred, size_t count, McInferredFits fits);
/* The type that the program infers for the first result. MC_NONE: none; why is reported to `diags` (may be NULL). */
McType mc_checked_inferred_type(const McRoutineCheck *c, McDiags *diags);
/* Reports that another type is inferred than a result has. Always false. */
bool mc_fail_inferred(const McRoutineCheck *c, McType inferred, McType have);

#endif
