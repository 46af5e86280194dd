/* torch_mlir.h - what checks of several files read of torch's types and of the operations that define values. */
#ifndef MC_TORCH_MLIR_H
#define MC_TORCH_MLIR_H

#include "dialects/shared/shared_checks.h"

#define MC_TORCH_UNKNOWN (-1) /* a size that is not known */

/* A tensor's type: the sizes and the element type, as far as they are known. */
typedef struct McTorchTensor {
  bool is_tensor, is_value; /* !torch.tensor or !torch.vtensor; the latter */
  bool has_sizes;
  uint32_t rank;
  const char *sizes;        /* int64_t each, not aligned. Borrowed: interned */
  McType dtype;             /* MC_NONE: not known */
} McTorchTensor;
McTorchTensor mc_torch_tensor(const McContext *ctx, McType type);
int64_t mc_torch_size(const McTorchTensor *tensor, uint32_t i); /* i < rank */
/* All sizes are known. */
bool mc_torch_is_static(const McTorchTensor *tensor);
/* The product of the sizes; MC_TORCH_UNKNOWN: one of them is not known, or it has more than 63 bits. */
int64_t mc_torch_numel(const McTorchTensor *tensor);

/* The operation that defines the value, when it is of that kind (the fact "torch.kind"); or MC_NONE. */
McOp mc_torch_defined_by(const McContext *ctx, McValue value, const char *kind);
bool mc_torch_is_kind(const McContext *ctx, McOp op, const char *kind);
/* The value is such a constant. *number is unchanged when not. */
bool mc_torch_int(const McContext *ctx, McValue value, int64_t *number);
bool mc_torch_float(const McContext *ctx, McValue value, double *number);
/* A value of `subtype` can be where `type` is wanted. */
bool mc_torch_is_subtype(const McContext *ctx, McType subtype, McType type);

/* !torch.vtensor, or !torch.tensor. Returns MC_NONE when the dialect is not loaded, or memory ran out. */
McType mc_torch_make_tensor(McContext *ctx, bool is_value, McAttr sizes, McType dtype, McAttr sparsity);

/* The value of a group with one, of the operation that is checked; MC_NONE: there is none. */
MC_INLINE McValue mc_torch_value(const McRoutineCheck *c, uint32_t name) {
  return mc_group_value(c, mc_named_group(c, name), 0);
}
MC_INLINE McTorchTensor mc_torch_operand(const McRoutineCheck *c, uint32_t name) {
  return mc_torch_tensor(c->ctx, mc_named_type(c, name));
}

/* The text of a value in a message: of the operation that defines it. Owned: mc_buf_fini. */
void mc_torch_value_text(const McRoutineCheck *c, McValue value, McBuf *out);
/* That of an operation. */
void mc_torch_op_text(const McRoutineCheck *c, McOp op, McBuf *out);

#endif
