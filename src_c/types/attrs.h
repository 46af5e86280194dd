/* attrs.h - dense data and resource blobs: functions that the parser shares with the constructors.
 *
 * Large payloads are decoded straight into the memory that keeps them: a caller takes a buffer, fills it and hands it
 * over.
 */
#ifndef MC_ATTRS_H
#define MC_ATTRS_H

#include "ir/context.h"

/* --- attrs_dense.c --- */

#define MC_DENSE_NOT_ALLOWED UINT32_MAX
/* Bits that one element takes in raw data: 1 for an integer of width 1, else the width rounded up to whole bytes; twice
 * that for complex (where width 1 takes a byte). MC_DENSE_NOT_ALLOWED: not an integer, index, float or complex of
 * these. */
uint32_t mc_dense_element_bits(const McContext *ctx, McType element);

/* Bytes that `count` elements take. Returns false when the element type is not allowed, or the number is too large. */
bool mc_dense_num_bytes(const McContext *ctx, McType element, uint64_t count, uint64_t *out);

/* True when `len` raw bytes (of a hex string) can represent the elements of `type`. *splat: they are a single
 * element. bytes: for integers of width 1 the first byte is read (all ones or all zeros is a splat), else unused.
 * Mirrors upstream's DenseElementsAttr::isValidRawBuffer; when it returns false the parser reports "elements hex data
 * size is invalid for provided type: ". */
bool mc_dense_is_valid_raw_buffer(const McContext *ctx, McType type, const void *bytes, uint64_t len, bool *splat);

/* A buffer of `len` bytes for mc_attr_dense_elements_adopt, 8-byte aligned, uninitialised; owned by the caller until
 * then. Returns NULL when memory runs out, or for more than 4 GiB. */
void *mc_dense_buffer(McContext *ctx, uint64_t len);
void mc_dense_buffer_free(McContext *ctx, void *buffer, uint64_t len);
/* mc_attr_dense_elements without the copy: `buffer`, from mc_dense_buffer(ctx, len), is handed over in every case. */
McAttr mc_attr_dense_elements_adopt(McContext *ctx, McType type, void *buffer, size_t len, bool splat, McDiags *diags);

/* --- attrs_resource.c --- */

McResources *mc_resources_new(McContext *ctx); /* NULL when memory runs out */
void mc_resources_free(McResources *resources);

/* A buffer of `len` bytes that mc_resource_adopt can keep, aligned to `alignment` if that is a power of two up to
 * 4096. Returns NULL when memory runs out. */
void *mc_resource_buffer(McContext *ctx, size_t len, uint32_t alignment);
void mc_resource_buffer_free(McContext *ctx, void *buffer);
/* mc_resource_set without the copy: `buffer`, of mc_resource_buffer with the same numbers, is handed over in every
 * case. */
bool mc_resource_adopt(McContext *ctx, McIdent key, void *buffer, size_t len, uint32_t alignment);
/* mc_resource_set without the copy: the bytes must live as long as the context. */
bool mc_resource_lend(McContext *ctx, McIdent key, const void *bytes, size_t len, uint32_t alignment);

#endif
