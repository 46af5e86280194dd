/* firrtl.h - types of firrtl, for its directives and checks.
 *
 * A type that is constant has a definition of its own, "firrtl.const.uint" beside "firrtl.uint", with the same
 * parameters. An alias is a name for another type: mc_firrtl looks through it.
 */
#ifndef MC_FIRRTL_H
#define MC_FIRRTL_H

#include "dialects/circt/circt_names.h"

/* Base types are those up to MC_FIRRTL_ENUM. */
typedef enum McFirrtlKind {
  MC_FIRRTL_CLOCK, MC_FIRRTL_RESET, MC_FIRRTL_ASYNC_RESET, MC_FIRRTL_SINT, MC_FIRRTL_UINT, MC_FIRRTL_ANALOG,
  MC_FIRRTL_BUNDLE, MC_FIRRTL_VECTOR, MC_FIRRTL_ENUM, MC_FIRRTL_OPEN_BUNDLE, MC_FIRRTL_OPEN_VECTOR, MC_FIRRTL_PROBE,
  MC_FIRRTL_RW_PROBE, MC_FIRRTL_LHS, MC_FIRRTL_STRING, MC_FIRRTL_INTEGER, MC_FIRRTL_BOOL, MC_FIRRTL_DOUBLE,
  MC_FIRRTL_LIST, MC_FIRRTL_PATH, MC_FIRRTL_CLASS, MC_FIRRTL_ANY_REF, MC_FIRRTL_FSTRING, MC_FIRRTL_DOMAIN,
  MC_FIRRTL_OTHER /* no type of firrtl */
} McFirrtlKind;

typedef struct McFirrtl {
  McFirrtlKind kind;
  bool is_const, is_alias;
  McType type; /* without the alias */
} McFirrtl;
McFirrtl mc_firrtl(const McContext *ctx, McType type);
MC_INLINE bool mc_firrtl_is_base(McFirrtl t) { return t.kind <= MC_FIRRTL_ENUM; }
MC_INLINE bool mc_firrtl_is_int(McFirrtl t) { return t.kind == MC_FIRRTL_SINT || t.kind == MC_FIRRTL_UINT; }
bool mc_firrtl_is_property(McFirrtl t);

/* The width of an integer or analog; -1: not known. */
int64_t mc_firrtl_width(const McContext *ctx, McFirrtl t);
/* Fields of a bundle, variants of an enumeration, elements of a class, fields of a domain. The index is in range. */
uint32_t mc_firrtl_num_fields(const McContext *ctx, McFirrtl t);
McStr mc_firrtl_field_name(const McContext *ctx, McFirrtl t, uint32_t i);
McType mc_firrtl_field_type(const McContext *ctx, McFirrtl t, uint32_t i);
bool mc_firrtl_field_flips(const McContext *ctx, McFirrtl t, uint32_t i); /* of a bundle */
uint32_t mc_firrtl_field_index(const McContext *ctx, McFirrtl t, McStr name); /* UINT32_MAX: there is none */
/* The type inside of vectors, probes, lists and lhs. */
McType mc_firrtl_element(const McContext *ctx, McFirrtl t);
uint64_t mc_firrtl_size(const McContext *ctx, McFirrtl t); /* of vectors */
McAttr mc_firrtl_layer(const McContext *ctx, McFirrtl t);  /* of probes; MC_NONE: none */

/* These return MC_NONE when memory runs out. width -1: not known. */
McType mc_firrtl_int(McContext *ctx, bool is_signed, int64_t width, bool is_const);
McType mc_firrtl_plain(McContext *ctx, const char *mnemonic); /* a type without parameters: "bool" */
McType mc_firrtl_as_const(McContext *ctx, McType type, bool is_const);
McType mc_firrtl_probe(McContext *ctx, McType inside, bool is_forceable, McAttr layer);
McType mc_firrtl_vector(McContext *ctx, McType element, uint64_t size, bool is_const);

/* The same kind, constant or not, with other parameters. */
McType mc_firrtl_like(McContext *ctx, McFirrtl t, const uint32_t *params, uint32_t count);
/* A reference that can be forced; MC_NONE: no value of the type can be, or out of memory. (firrtl_infer.c) */
McType mc_firrtl_forceable_ref(McContext *ctx, McType type);
uint32_t mc_firrtl_tag_width(const McContext *ctx, McFirrtl t); /* of an enumeration */

/* Bits for the things that are somewhere in a type. Types with more than some ten thousand parts are not looked at to
 * the end. */
enum {
  MC_FIRRTL_HAS_FLIP = 1, MC_FIRRTL_HAS_ANALOG = 2, MC_FIRRTL_HAS_CONST = 4, MC_FIRRTL_HAS_REFERENCE = 8,
  MC_FIRRTL_UNKNOWN_WIDTH = 16, MC_FIRRTL_UNKNOWN_RESET = 32
};
uint32_t mc_firrtl_traits(const McContext *ctx, McType type);

/* A type of firrtl without `!firrtl.`. Returns MC_NONE after reporting. */
McType mc_firrtl_parse_bare(McDefParse *d);
void mc_firrtl_print_bare(McPrinter *p, McType type);
/* `@name` `(` (`in` | `out`) name `:` type, ... `)`: a class. Returns MC_NONE after reporting. */
McType mc_firrtl_parse_class(McParser *p);
void mc_firrtl_print_class(McPrinter *p, McType type);

#endif
