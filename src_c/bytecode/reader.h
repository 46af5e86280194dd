/* reader.h - what the files of the bytecode reader share.
 *
 * A reader lives for one call, except one that puts regions off (lazy.c). It borrows the bytes of the file and never
 * copies a section: strings, entries and properties are spans of it. Attributes and types are *entries*, decoded when
 * something refers to them, each once.
 * Every count is compared with the bytes that are left before anything is allocated for it.
 */
#ifndef MC_BYTECODE_READER_H
#define MC_BYTECODE_READER_H

#include "base/array.h"
#include "bytecode/format.h"
#include "bytecode/properties.h"
#include "ir/context.h"
#include "ir/preserved.h"
#include "types/report.h"

/* Bytes that are read one after the other. */
typedef struct McBcCursor {
  const uint8_t *at, *end; /* borrowed */
  uint8_t section;         /* for messages: MC_BCODE_* */
} McBcCursor;

typedef struct McBcString {
  const char *bytes; /* borrowed; NUL-terminated */
  uint32_t len;
  uint32_t ident;    /* McIdent once it is needed; MC_NONE */
} McBcString;

typedef struct McBcDialect {
  uint32_t name;     /* number of a string */
  bool loaded;       /* the context was asked for it */
} McBcDialect;

typedef struct McBcOpName {
  uint32_t dialect, name;  /* numbers of a dialect and of a string */
  McOpName made;           /* MC_NONE: not needed yet */
  const McOpDef *def;      /* NULL: not defined */
  McBcPlan *plan;          /* how its properties are encoded; owned; NULL: not needed yet */
  bool was_registered;     /* where it was written; from version 5 on */
  bool isolated;           /* has the trait */
  bool may_wait;           /* its regions can be read later: isolated, and no symbol table */
  bool may_hold;           /* operations in its regions can: no check of it looks into theirs */
} McBcOpName;

typedef struct McBcProperty {
  const uint8_t *at;       /* borrowed */
  uint32_t size;
  McAttr made;             /* what they are for `owner` */
  const McBcOpName *owner; /* borrowed; NULL: not read yet */
} McBcProperty;

/* States of an entry. */
enum {
  MC_BCODE_UNREAD,
  MC_BCODE_WAITING,
  MC_BCODE_READ,
  MC_BCODE_PLACED, /* a location that was only stored in operations so far: its place is in the table */
};

typedef struct McBcEntry {
  const uint8_t *at; /* borrowed; NULL: of a large table, and not looked for yet (McBcMark) */
  uint32_t size;
  uint32_t dialect;  /* number */
  uint32_t id;       /* McAttr or McType, when it is read */
  uint8_t native;    /* by the dialect's own encoding, else text */
  uint8_t state;
} McBcEntry;

/* Where entry number n * MC_BCODE_MARK_EVERY of a large table is, so that those from there on are found without the
 * ones before. Tables of a file that is read lazily can have millions of entries, of which one function needs few. */
typedef struct McBcMark {
  const uint8_t *at, *data; /* borrowed: its size, in the table of offsets, and its bytes */
  uint32_t dialect;         /* number */
  uint32_t left;            /* entries of this dialect from here on */
} McBcMark;
#define MC_BCODE_MARK_EVERY (MC_DEBUG ? 16u : 4096u)
#define MC_BCODE_MANY (MC_DEBUG ? 8u : 65536u) /* entries: tables with fewer are read whole */

/* An order of a value's uses that differs from the usual one. */
typedef struct McBcUseList {
  McValue value;
  bool pairs;
  uint32_t first, count; /* in McBcReader.orders */
} McBcUseList;

typedef struct McBcLazy McBcLazy;     /* lazy.c */

typedef struct McBcReader {
  McContext *ctx;      /* borrowed */
  McDiags *diags;      /* borrowed */
  const uint8_t *bytes, *end; /* borrowed: the file */
  McLoc loc;           /* of messages: the file */
  uint64_t version;
  McStr producer;
  bool failed;         /* reported */
  bool blocked;        /* the entry that is being read needs another one first */
  McBcCursor sections[MC_BCODE_NUM_SECTIONS]; /* at NULL: there is none */
  MC_ARRAY(McBcString) strings;
  MC_ARRAY(McBcDialect) dialects;
  MC_ARRAY(McBcOpName) names;
  MC_ARRAY(McBcEntry) attrs;
  MC_ARRAY(McBcEntry) types;
  MC_ARRAY(McBcMark) marks; /* of `attrs`, when these are many and read lazily */
  McWords pending;     /* entries to read: number << 1 | is type */
  McWords scratch;     /* ids of an entry that is being read */
  MC_ARRAY(int64_t) numbers; /* the same for numbers */
  MC_ARRAY(McBcProperty) properties;
  McInherentMemo *splits; /* owned; NULL: not needed yet */
  McWords resources;   /* key of each (McIdent) */
  bool *lends;         /* borrowed: McParseOptions.lends */
  McBcLazy *lazy;      /* borrowed: regions are put off; NULL: they are read */
  McPreserved preserved; /* external resources */
  McSourcePlace *places;     /* of attributes, by number; belongs to the source at `base` */
  uint32_t base;       /* the first position; 0: there is no table */
  bool no_places;      /* nor can there be one */
  size_t positions;    /* stored so far: references to the source, counted at the end */
  McAttr last_name;    /* the string that was read as a name last: files are named again and again */
  McIdent last_ident;  /* and that name */
  uint64_t wide_bytes; /* how much wide integers may still take: a few bytes can make a megabyte */
} McBcReader;

/* --- read_cursor.c --- */

/* Reports a message about the place `at` in a section. Always false. */
bool mc_bc_fail(McBcReader *r, const McBcCursor *c, const char *format, ...) MC_PRINTF(3, 4);
/* Out of memory, or an interned thing could not be made: reported. Always false. */
bool mc_bc_no_memory(McBcReader *r);
bool mc_bc_varint_slow(McBcReader *r, McBcCursor *c, uint64_t *out);
bool mc_bc_signed(McBcReader *r, McBcCursor *c, int64_t *out);
bool mc_bc_bytes(McBcReader *r, McBcCursor *c, uint64_t len, const uint8_t **out);
/* To a multiple of `alignment`, counted from the file's first byte. */
bool mc_bc_align(McBcReader *r, McBcCursor *c, uint64_t alignment);
/* A section's head. *out spans what is in it. */
bool mc_bc_section(McBcReader *r, McBcCursor *c, uint8_t *id, McBcCursor *out);
const char *mc_bc_section_name(unsigned id);

MC_INLINE size_t mc_bc_left(const McBcCursor *c) { return (size_t)(c->end - c->at); }

MC_INLINE bool mc_bc_varint(McBcReader *r, McBcCursor *c, uint64_t *out) {
  if (MC_LIKELY(c->at < c->end && (*c->at & 1) != 0)) {
    *out = *c->at++ >> 1;
    return true;
  }
  return mc_bc_varint_slow(r, c, out);
}

/* The same, and nothing is reported when the bytes end. */
MC_INLINE bool mc_bc_try_varint(McBcCursor *c, uint64_t *out) {
  size_t left = mc_bc_left(c);
  if (left == 0 || *c->at == 0) return false;
  unsigned more = 0;
  while ((*c->at >> more & 1) == 0) more++;
  if (left <= more) return false;
  uint64_t value = 0;
  for (unsigned i = more + 1; i > 0; i--) value = value << 8 | c->at[i - 1];
  c->at += more + 1;
  *out = value >> (more + 1);
  return true;
}

MC_INLINE bool mc_bc_byte(McBcReader *r, McBcCursor *c, uint8_t *out) {
  if (MC_UNLIKELY(c->at == c->end)) return mc_bc_fail(r, c, "expected a byte, but the section ends"), false;
  *out = *c->at++;
  return true;
}

/* A cursor at a place before `c`, for messages. Copying the whole cursor before a number is read would cost more than
 * reading the number. */
MC_INLINE McBcCursor mc_bc_at(const McBcCursor *c, const uint8_t *at) { return (McBcCursor){at, c->end, c->section}; }

/* A count of things of which each takes at least one byte. */
bool mc_bc_count_slow(McBcReader *r, McBcCursor *c, const char *what, uint32_t *out);
MC_INLINE bool mc_bc_count(McBcReader *r, McBcCursor *c, const char *what, uint32_t *out) {
  if (MC_LIKELY(mc_bc_left(c) > 128 && (*c->at & 1) != 0)) {
    *out = *c->at++ >> 1;
    return true;
  }
  return mc_bc_count_slow(r, c, what, out);
}

/* An index below `count`. */
MC_INLINE bool mc_bc_index(McBcReader *r, McBcCursor *c, size_t count, const char *what, uint32_t *out) {
  uint64_t value;
  if (MC_UNLIKELY(!mc_bc_varint(r, c, &value))) return false;
  if (MC_UNLIKELY(value >= count)) {
    mc_bc_fail(r, c, "invalid %s index: %llu, there are %zu", what, (unsigned long long)value, count);
    return false; /* so that compilers see it */
  }
  *out = (uint32_t)value;
  return true;
}

/* --- read_tables.c --- */

bool mc_bc_read_strings(McBcReader *r);
bool mc_bc_read_dialects(McBcReader *r);
bool mc_bc_read_property_table(McBcReader *r);
/* Its number, or the identifier that it is. */
bool mc_bc_string(McBcReader *r, McBcCursor *c, McStr *out);
bool mc_bc_ident(McBcReader *r, McBcCursor *c, McIdent *out);
McIdent mc_bc_string_ident(McBcReader *r, uint32_t number); /* MC_NONE: reported */
/* Asks the context for the dialect. False: it is unknown, and unknown ones are not allowed. */
bool mc_bc_load_dialect(McBcReader *r, const McBcCursor *c, uint32_t number);
McBcOpName *mc_bc_op_name(McBcReader *r, McBcCursor *c); /* NULL: reported */

/* --- read_entries.c --- */

bool mc_bc_read_entry_table(McBcReader *r);
/* Reads the entry and what it refers to. MC_NONE: reported. */
uint32_t mc_bc_resolve(McBcReader *r, bool is_type, uint32_t number);
/* While an entry is read: the thing, or MC_NONE with r->blocked set when it has to be read first. */
bool mc_bc_attr_ref(McBcReader *r, McBcCursor *c, McAttr *out);
bool mc_bc_type_ref(McBcReader *r, McBcCursor *c, McType *out);
/* A reference that may be absent: MC_NONE then. */
bool mc_bc_optional_attr_ref(McBcReader *r, McBcCursor *c, McAttr *out);

/* References from operations. */
MC_INLINE bool mc_bc_attr(McBcReader *r, McBcCursor *c, uint32_t *out) {
  uint32_t number;
  if (!mc_bc_index(r, c, r->attrs.len, "attribute", &number)) return false;
  *out = r->attrs.ptr[number].id;
  return MC_LIKELY(*out != MC_NONE) || (*out = mc_bc_resolve(r, false, number)) != MC_NONE;
}
MC_INLINE bool mc_bc_type(McBcReader *r, McBcCursor *c, uint32_t *out) {
  uint32_t number;
  if (!mc_bc_index(r, c, r->types.len, "type", &number)) return false;
  *out = r->types.ptr[number].id;
  return MC_LIKELY(*out != MC_NONE) || (*out = mc_bc_resolve(r, true, number)) != MC_NONE;
}
/* The same for a location that is stored in the tree: most are positions. */
bool mc_bc_loc(McBcReader *r, McBcCursor *c, McLoc *out);

/* builtin_read.c: the name that a string attribute is. Returns false when it is no string; reported. */
bool mc_bc_name_of(McBcReader *r, const McBcCursor *c, McAttr attr, McIdent *out);

/* --- builtin_read.c, dialect_encodings.c: MC_NONE: reported, or blocked --- */

uint32_t mc_bc_read_builtin_attr(McBcReader *r, McBcCursor *c);
uint32_t mc_bc_read_builtin_type(McBcReader *r, McBcCursor *c);
/* Integer bits as they are written for a known width. */
bool mc_bc_known_width(McBcReader *r, McBcCursor *c, uint32_t width, uint64_t *words, size_t count);
uint32_t mc_bc_read_dialect_entry(McBcReader *r, McBcCursor *c, McStr dialect, bool is_type);

/* --- read_resources.c --- */

bool mc_bc_read_resources(McBcReader *r);

/* --- read_properties.c --- */

/* The properties of an operation, from the section of properties: a dictionary, or MC_NONE. */
bool mc_bc_read_properties(McBcReader *r, McBcCursor *c, McBcOpName *name, McAttr *out);

/* --- read_ir.c --- */

/* The operations of the IR section, made in `pool`, at the end of the module's body. */
bool mc_bc_read_ir(McBcReader *r, McPool *pool, McOp module, McBlock body);
/* The regions of an operation that was put off: `c` is the section that has them. Returns false after reporting; the
 * caller erases the blocks that were made. */
bool mc_bc_read_put_off(McBcReader *r, McPool *pool, McOp op, McBcCursor c);

/* --- read_tables.c --- */

/* Definitions may have changed since the names were used. */
void mc_bc_refresh_names(McBcReader *r);

/* --- read.c --- */

bool mc_bc_read_head(McBcReader *r); /* finds the sections of r->bytes */
void mc_bc_reader_fini(McBcReader *r);

/* --- lazy.c --- */

/* A reader that puts regions off, in a record that the context will own. NULL: out of memory. */
McBcReader *mc_bc_lazy_new(McContext *ctx, const McParseOptions *options);
/* The regions of `op` are put off: they are in `section`. False: out of memory. */
bool mc_bc_put_off(McBcReader *r, McOp op, McBcCursor section);
/* Verifies what was read of the tree. */
bool mc_bc_lazy_verify(McBcReader *r, McOp module, McDiags *diags);
/* The file is open (or, not `ok`, refused: its operations were abandoned). Frees the reader unless regions were put
 * off. Returns whether they were. */
bool mc_bc_lazy_opened(McBcReader *r, bool ok);

#endif
