/* uniquer.h - hash-consing: one index space for everything that is interned.
 *
 * A record is a kind, words and bytes; two records that are equal get one index. Indices are nearly dense, start at 1
 * and stay below 2^31. Reading a record is two loads and takes no lock; looking up an existing record takes no lock;
 * making one takes a lock that workers (stack.h) do not share. Records never move and live as long as the context.
 */
#ifndef MC_UNIQUER_H
#define MC_UNIQUER_H

#include <stdatomic.h>

#include "base/index.h"
#include "text/source.h"

typedef struct McRec {
  _Atomic(uint32_t) wrapper; /* the first record that mc_intern_around made of this one; MC_NONE: there is none */
  uint8_t kind;   /* McKind */
  uint8_t flags;  /* MC_REC_* */
  uint16_t depth; /* 1 + the deepest child's; at most MC_MAX_NESTING. A sum adds no level to a sum on its left */
  uint32_t num_words;
  uint32_t num_bytes; /* bytes follow the words, at the next multiple of 8; a NUL follows them (identifiers: up to the
                         next multiple of 8, so that short names are compared as numbers) */
  uint32_t words[];
} McRec;
_Static_assert(sizeof(McRec) == 16, "record header");

/* Inherited from children (mc_rec_init_child), or set by a constructor. */
#define MC_REC_OPTIONS 1u  /* its text depends on printing options: dense elements, resources, locations */
#define MC_REC_ALIASED 2u  /* the record or a part of it can print as an alias */
#define MC_REC_HAS_DIM 4u  /* affine: it contains a dimension */
#define MC_REC_IMPURE 8u   /* affine: it multiplies, or divides by, an operand that is not a constant */
/* The flags above: a record has those of its children, too. The flags below belong to one record. */
#define MC_REC_INHERITED 15u
#define MC_REC_VECTOR_ELEMENT 16u /* a defined type: vectors of it exist */
#define MC_REC_MEMREF_ELEMENT 32u /* a defined type: memrefs of it exist */
#define MC_REC_TYPE_WORD(number) ((number) << 4) /* a defined attribute: words[number] is its type; 0: it has none */
#define MC_REC_MAX_TYPE_WORD 15u

typedef struct McRecInit {
  uint8_t kind, flags;
  uint16_t depth;        /* starts at 1 */
  bool too_deep;
  const uint32_t *words; uint32_t num_words;  /* borrowed */
  const void *bytes; uint32_t num_bytes;      /* borrowed */
} McRecInit;

/* Returns the index of the record, or MC_NONE when memory or indices run out, or with too_deep. */
uint32_t mc_intern(McContext *ctx, const McRecInit *init);
/* The same, if it is there; else MC_NONE. */
uint32_t mc_intern_find(const McContext *ctx, const McRecInit *init);
/* mc_intern for records that are always made of one child and little else, for example an attribute that holds a type,
 * or a dictionary of one entry: the first record of a child is found at the child, without a hash. Every maker of
 * such a record must use this function, with the same child. */
uint32_t mc_intern_around(McContext *ctx, const McRecInit *init, uint32_t child);
/* The entry point for callers that have their own index (identifiers: strings.c): `hash` is the hash of init in that
 * index; the caller has searched it without success, and `spot` is where the search ended. Makes the record, unless an
 * equal one was added since. */
uint32_t mc_intern_slow(McContext *ctx, McIndex *index, McIndexSpot spot, uint32_t hash, const McRecInit *init);
/* Large payloads are written once, into memory that the record then keeps. mc_rec_block returns room for `num_bytes`
 * bytes (8-byte aligned, uninitialised) after a record header and `num_words` words; NULL when memory runs out. The
 * caller owns it until it is handed over to mc_intern_adopt as init->bytes, with the same two numbers in init. When
 * an equal record exists, or on failure (MC_NONE), the block is freed. mc_rec_block_free is for a caller that does
 * not need the block after all. */
void *mc_rec_block(McContext *ctx, uint32_t num_words, uint32_t num_bytes);
void mc_rec_block_free(McContext *ctx, void *bytes, uint32_t num_words, uint32_t num_bytes);
uint32_t mc_intern_adopt(McContext *ctx, const McRecInit *init);

#define MC_REC_CHUNK_BITS 12
/* The record of an interned index. On the hot path. (context.h has struct McContext.) */
#define mc_rec(ctx, i) ((const McRec *)(ctx)->recs[(i) >> MC_REC_CHUNK_BITS][(i) & ((1u << MC_REC_CHUNK_BITS) - 1)])
static inline const void *mc_rec_bytes(const McRec *r) {
  return (const char *)r + ((sizeof(McRec) + r->num_words * 4u + 7u) & ~(size_t)7);
}
static inline int64_t mc_rec_i64(const McRec *r, uint32_t word) {
  return (int64_t)((uint64_t)r->words[word] | (uint64_t)r->words[word + 1] << 32);
}
static inline void mc_put_i64(uint32_t *words, int64_t v) {
  words[0] = (uint32_t)(uint64_t)v;
  words[1] = (uint32_t)((uint64_t)v >> 32);
}

/* children.c: the types, attributes and locations in a record, in the order in which mlir-opt 22 searches them for
 * aliases. */
uint32_t mc_rec_num_children(const McRec *r);
uint32_t mc_rec_child(const McRec *r, uint32_t i); /* MC_NONE: absent */

typedef struct McUniquer McUniquer;
McUniquer *mc_uniquer_new(McContext *ctx);
void mc_uniquer_free(McUniquer *uniquer);
size_t mc_uniquer_bytes(McUniquer *uniquer);   /* records, their directory and the indexes */
/* Each record has an index from 1 to count; an index without one reads as a record of no kind. */
uint32_t mc_uniquer_count(McUniquer *uniquer);
/* The record of that kind and first word with the lowest index above *after, which becomes that index. MC_NONE: there
 * is none; then *after is such that all records which are made later have indices above. Linear in the number of
 * indices; no record is made meanwhile. */
uint32_t mc_uniquer_find_next(McUniquer *uniquer, uint8_t kind, uint32_t first_word, uint32_t *after);

/* A location that is a position in a source (source.h), which counts its references. */
#define MC_LOC_POSITION 0x80000000u
MC_INLINE McLoc mc_loc_at_position(uint32_t position) { return (McLoc){position | MC_LOC_POSITION}; }
MC_INLINE bool mc_loc_is_position(McLoc loc) { return (loc.index & MC_LOC_POSITION) != 0; }
/* locs.c: its place, as mc_sources_locate_near. */
bool mc_loc_locate_near(const McContext *ctx, McSourceCursor *cursor, McLoc loc, McIdent *file, uint32_t *line,
                        uint32_t *column);
bool mc_loc_file_near(const McContext *ctx, McSourceCursor *cursor, McLoc loc, McIdent *file);

/* strings.c */
bool mc_idents_init(McContext *ctx);
void mc_idents_fini(McContext *ctx);

#endif
