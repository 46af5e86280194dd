/* spirv.h - types and enumerations of spirv, as its directives and checks read them.
 *
 * Parameters of types are in the order of python/mlircore/dialects/spirv/types.py, values of enumerations as in
 * enums.py.
 */
#ifndef MC_SPIRV_H
#define MC_SPIRV_H

#include "dialects/shared/routines.h"

typedef enum McSpirvKind {
  MC_SPIRV_NONE, /* not a type of the dialect, nor a vector that counts as a composite */
  MC_SPIRV_POINTER,
  MC_SPIRV_ARRAY,
  MC_SPIRV_RUNTIME_ARRAY,
  MC_SPIRV_STRUCT,
  MC_SPIRV_MATRIX,
  MC_SPIRV_COOPERATIVE_MATRIX,
  MC_SPIRV_IMAGE,
  MC_SPIRV_SAMPLED_IMAGE,
  MC_SPIRV_TENSOR,
  MC_SPIRV_VECTOR
} McSpirvKind;

/* Parameters. Element, column, pointee and image types are the first one, shapes the second one. */
enum { MC_POINTER_STORAGE = 1 };
enum { MC_COOPERATIVE_SCOPE = 2, MC_COOPERATIVE_USE };
enum { MC_STRUCT_NAME, MC_STRUCT_MEMBERS, MC_STRUCT_OFFSETS, MC_STRUCT_MEMBER_DECORATIONS, MC_STRUCT_DECORATIONS };
enum { MC_IMAGE_DIM = 1, MC_IMAGE_DEPTH, MC_IMAGE_ARRAYED, MC_IMAGE_SAMPLING, MC_IMAGE_SAMPLER_USE };

/* Values of enumerations. */
enum { MC_STORAGE_WORKGROUP = 4, MC_STORAGE_CROSS_WORKGROUP, MC_STORAGE_PRIVATE, MC_STORAGE_FUNCTION,
       MC_STORAGE_GENERIC, MC_STORAGE_PHYSICAL = 5349, MC_STORAGE_TASK_PAYLOAD = 5402 };
enum { MC_ACCESS_ALIGNED = 2, MC_ACCESS_MAKE_AVAILABLE = 8, MC_ACCESS_MAKE_VISIBLE = 16 };
enum { MC_RESTRICT = 19, MC_ALIASED = 20, MC_RESTRICT_POINTER = 5355, MC_ALIASED_POINTER = 5356 };
enum { MC_SCOPE_WORKGROUP = 2, MC_SCOPE_SUBGROUP };
enum { MC_DIM_1D, MC_DIM_2D, MC_DIM_3D, MC_DIM_CUBE, MC_DIM_RECT, MC_DIM_BUFFER, MC_DIM_SUBPASS };
enum { MC_SAMPLER_UNKNOWN, MC_NEED_SAMPLER, MC_NO_SAMPLER };
enum { MC_OPERANDS_BIAS = 1, MC_OPERANDS_LOD = 2, MC_OPERANDS_GRAD = 4 };
enum { MC_ADDRESSING_LOGICAL = 0, MC_ADDRESSING_PHYSICAL_STORAGE = 5348 };

McSpirvKind mc_spirv_kind(const McContext *ctx, McType type);
/* A parameter that is a number or a case; of one that is a type. */
int64_t mc_spirv_number(const McContext *ctx, McType type, uint32_t param);
McType mc_spirv_inner(const McContext *ctx, McType type);
/* Size `i` of an array, a matrix (its columns), a cooperative matrix, a tensor; MC_DYNAMIC: not known. */
int64_t mc_spirv_dim(const McContext *ctx, McType type, uint32_t i);
uint32_t mc_spirv_rank(const McContext *ctx, McType type);

/* Composites: can a part of it be taken? A vector of 2, 3, 4, 8 or 16 numbers counts. */
bool mc_spirv_is_composite(const McContext *ctx, McType type);
/* A number or a bool that SPIR-V has. */
bool mc_spirv_is_scalar(const McContext *ctx, McType type);
/* How many parts a composite has. False: that is not known before it runs. */
bool mc_spirv_num_parts(const McContext *ctx, McType type, uint64_t *out);
/* The type of part `i`. MC_NONE: of a struct that is mentioned inside of itself, so not known. */
McType mc_spirv_part(const McContext *ctx, McType type, uint64_t i);

/* The type of the part that an array of indices selects. *part MC_NONE: not known, of a struct that is mentioned inside
 * of itself. False: there is none, and `error` has the message. (spirv_forms.c) */
bool mc_spirv_find_part(McContext *ctx, McDiags *diags, McType type, McAttr indices, McType *part, McBuf *error);

/* A pointer type. MC_NONE: out of memory. */
McType mc_spirv_pointer(McContext *ctx, McType pointee, int64_t storage);

/* The enumeration whose attribute is #spirv.<mnemonic>. NULL: out of memory. */
const McEnumDef *mc_spirv_enum(McContext *ctx, const char *mnemonic);
/* Appends the text of a case. */
void mc_spirv_put_case(McContext *ctx, const char *mnemonic, uint64_t value, McBuf *out);
/* The value of a property that is an enumeration's attribute, or `other`. */
uint64_t mc_spirv_case(const McContext *ctx, McAttr attr, uint64_t other);

#endif
