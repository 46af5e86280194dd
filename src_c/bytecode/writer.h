/* writer.h - what the files of the bytecode writer share.
 *
 * Writing takes two passes. The first numbers what the tree refers to: attributes, types, names of operations,
 * dialects, values. The second writes. One set of routines encodes attributes, types and properties in both: while
 * *numbering*, a reference is counted and nothing is written.
 */
#ifndef MC_BYTECODE_WRITER_H
#define MC_BYTECODE_WRITER_H

#include "base/array.h"
#include "base/buffer.h"
#include "bytecode/format.h"
#include "bytecode/properties.h"
#include "ir/context.h"
#include "types/report.h"

/* An attribute or type that the file has.
 *
 * A location that is a position in a source is written without being interned: that would take longer than all else.
 * Operations with one position share its entry, except where others that were met between them took its slot. */
typedef struct McBcOut {
  uint32_t id;      /* McAttr, McType; or McLoc, a position */
  uint32_t refs;
  uint32_t dialect; /* number */
  uint32_t place;   /* before sorting */
} McBcOut;

typedef struct McBcOuts {
  McBcOut *ptr; /* see McBcRoom */
  size_t len, cap;
} McBcOuts;

/* Address space for tables by id, and for others as long: one piece, because large pages save most of the time of its
 * first touch. A table that outgrows its part of the room moves to a reservation of its own. */
typedef struct McBcRoom {
  char *ptr; /* reserved */
  size_t size, used;
} McBcRoom;

/* A name of an operation. */
typedef struct McBcOutName {
  McOpName name;
  uint32_t refs;
  uint32_t dialect;
  const McOpDef *def; /* NULL: not defined */
  McBcPlan *plan;     /* owned; NULL: it has no properties */
} McBcOutName;

/* A section inside the IR: its length goes before the byte `at`. */
typedef struct McBcSection {
  size_t at;
  uint64_t len;
} McBcSection;

/* Numbers by id: a table that grows with the ids. */
typedef struct McBcNumbers {
  uint32_t *ptr; /* see McBcRoom */
  size_t count;
} McBcNumbers;

/* The properties of operations of one name, as they are in the file. */
typedef struct McBcOutProperties {
  uint32_t name, properties; /* number of the name before sorting, McAttr */
  uint32_t number;           /* in the section, plus 1; 0: only numbered so far */
} McBcOutProperties;

typedef struct McBcWriter {
  McContext *ctx;  /* borrowed */
  McDiags *diags;  /* borrowed */
  McOp root;
  uint64_t version;
  bool elide_resources, plain_properties;
  bool failed;     /* reported, or memory ran out */
  bool numbering;
  bool late_operands; /* some operation's operand is listed as used after something inside of the operation */
  size_t num_ops;
  uint32_t num_sampled; /* operations that were looked at for that */
  McBuf *out;      /* where the routines write; borrowed */
  McBcRoom room;
  McBcOuts attrs, types;
  McBcNumbers attr_numbers; /* place in `attrs` before sorting -> 1 + number */
  McBcNumbers entries;   /* McAttr, McType: 1 + number; 0: not in the file */
  McBcNumbers op_positions, arg_positions; /* McOp, McValue -> 1 + place in `attrs` before sorting, of a position */
  uint32_t position_slots[1024]; /* by the position: 1 + place of the last one */
  McSourceCursor cursor; /* at the last position */
  McWords pending;       /* attributes and types whose parts are not numbered yet */
  McWords dialects;      /* McIdent; the number is the place */
  McBcNumbers dialect_numbers; /* McIdent -> 1 + number */
  MC_ARRAY(McBcOutName) names; /* in the order of the first mention */
  McWords name_order;    /* in the order of the file */
  McBcNumbers name_numbers; /* McOpName -> 1 + place in `names` */
  McWords name_places;   /* place in `names` -> number */
  McBcNumbers values, blocks; /* McValue, McBlock -> 1 + number */
  McBcNumbers block_sizes; /* McBlock -> 1 + number of its operations */
  McBcNumbers last_uses; /* McValue -> its last use in pre-order, where each use lists the one before as the next */
  McBcNumbers ops;       /* McOp -> number in pre-order, plus 1; empty until mc_bc_number_ops */
  McBcNumbers regions;   /* McRegion -> number of its values, plus 1 */
  MC_ARRAY(McBcSection) sections; /* in the order of `at` */
  uint64_t section_bytes; /* that their lengths take */
  McWords resources;     /* keys (McIdent), in the order of the first mention */
  McBcNumbers resource_numbers;
  MC_ARRAY(McStr) strings;
  McWords string_slots;  /* open addressing: 1 + number */
  McBcNumbers name_attrs;    /* McIdent -> McAttr, a string */
  McBcNumbers ident_strings; /* McIdent -> 1 + number of the string */
  MC_ARRAY(McBcOutProperties) property_memo;
  McBcNumbers property_places; /* McAttr -> 1 + place in property_memo, of the first name that has these properties */
  McWords property_slots;
  McBuf properties;      /* the section's entries, one after the other */
  MC_ARRAY(McStr) property_spans; /* offset, as a pointer from 0, and length of each */
  McWords content_slots;
  struct { uint32_t attrs, properties, name, merged; } merged[64]; /* before version 5 */
  McBuf externals;       /* decoded values of external resources */
  McTicker ticker;
} McBcWriter;

/* Out of memory. Always false. */
bool mc_bc_stop(McBcWriter *w);

/* --- room.c --- */

/* Makes the room, and puts the tables there whose length is foreseen. False: out of memory. */
bool mc_bc_room_init(McBcWriter *w);
void mc_bc_room_fini(McBcWriter *w);
/* Zeroed address space, freed with the room or by mc_bc_room_free. NULL: out of memory. */
void *mc_bc_room_take(McBcWriter *w, size_t size);
void mc_bc_room_free(McBcWriter *w, void *ptr, size_t size);
bool mc_bc_outs_grow(McBcWriter *w, McBcOuts *list);
/* Out of memory: stops, false. */
MC_INLINE bool mc_bc_outs_push(McBcWriter *w, McBcOuts *list, McBcOut entry) {
  if (MC_UNLIKELY(list->len == list->cap) && !mc_bc_outs_grow(w, list)) return false;
  list->ptr[list->len++] = entry;
  return true;
}
/* The slot of an id. NULL: out of memory. */
uint32_t *mc_bc_number_slot_slow(McBcWriter *w, McBcNumbers *numbers, uint32_t id);
MC_INLINE uint32_t *mc_bc_number_slot(McBcWriter *w, McBcNumbers *numbers, uint32_t id) {
  return MC_LIKELY(id < numbers->count) ? &numbers->ptr[id] : mc_bc_number_slot_slow(w, numbers, id);
}
/* The slots of a run of ids. */
MC_INLINE uint32_t *mc_bc_number_run(McBcWriter *w, McBcNumbers *numbers, uint32_t first, uint32_t count) {
  return mc_bc_number_slot(w, numbers, first + count - 1) == NULL ? NULL : &numbers->ptr[first];
}
MC_INLINE uint32_t mc_bc_number(const McBcNumbers *numbers, uint32_t id) {
  return id < numbers->count ? numbers->ptr[id] : 0;
}

/* --- emit.c: into w->out; nothing happens while numbering --- */

/* Little-endian. */
MC_INLINE void mc_bc_store64(char *to, uint64_t value) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  for (int i = 0; i < 8; i++) to[i] = (char)(value >> 8 * i);
#else
  memcpy(to, &value, 8);
#endif
}
#define MC_BC_VARINT_ROOM 16u /* numbers are written in words */
/* Returns the end of the number. The caller has made room. */
MC_INLINE char *mc_bc_write_varint(char *to, uint64_t value) {
  if (MC_LIKELY(value < 128)) {
    *to = (char)(value << 1 | 1);
    return to + 1;
  }
  if (MC_LIKELY(value < (uint64_t)1 << 28)) { /* two to four bytes */
    unsigned more = 1 + (value >= 1 << 14) + (value >= 1 << 21);
    mc_bc_store64(to, (value << 1 | 1) << more);
    return to + more + 1;
  }
  unsigned bytes = 5;
  while (bytes < 9 && value >> 7 * bytes != 0) bytes++;
  if (bytes == 9) *to = 0;
  mc_bc_store64(bytes == 9 ? to + 1 : to, bytes == 9 ? value : (value << 1 | 1) << (bytes - 1));
  return to + bytes;
}
MC_INLINE void mc_bc_emit_varint(McBuf *out, uint64_t value) {
  char *to = mc_buf_room(out, MC_BC_VARINT_ROOM);
  if (MC_LIKELY(to != NULL)) out->len = (size_t)(mc_bc_write_varint(to, value) - out->ptr);
}
MC_INLINE void mc_bc_put(McBcWriter *w, uint64_t value) {
  if (!w->numbering) mc_bc_emit_varint(w->out, value);
}
void mc_bc_put_byte(McBcWriter *w, uint8_t value);
void mc_bc_put_signed(McBcWriter *w, int64_t value);
void mc_bc_put_bytes(McBcWriter *w, const void *bytes, size_t len);
/* References. */
void mc_bc_put_attr(McBcWriter *w, McAttr attr);
void mc_bc_put_optional_attr(McBcWriter *w, McAttr attr); /* MC_NONE: absent */
void mc_bc_put_type(McBcWriter *w, McType type);
void mc_bc_put_name(McBcWriter *w, McIdent name);   /* as a string attribute */
void mc_bc_put_string(McBcWriter *w, McStr string); /* bytes that live as long as the call of the writer */
void mc_bc_put_ident(McBcWriter *w, McIdent ident); /* the same */
void mc_bc_put_resource(McBcWriter *w, McIdent key);
/* The number of a string, new or not. */
uint32_t mc_bc_string_number(McBcWriter *w, McStr string);
uint32_t mc_bc_ident_number(McBcWriter *w, McIdent ident);

/* --- builtin_write.c, dialect_encodings.c --- */

/* Encodes an attribute or type in its dialect's own way. False: nothing was put, it has no such encoding. */
bool mc_bc_write_builtin(McBcWriter *w, uint32_t id);
void mc_bc_write_position(McBcWriter *w, McLoc loc);
/* While numbering: a reference to the name of its file. */
void mc_bc_refer_position(McBcWriter *w, McLoc loc);
void mc_bc_put_known_width(McBcWriter *w, uint32_t width, const uint64_t *words, size_t count);
bool mc_bc_write_dialect_entry(McBcWriter *w, uint32_t id);
/* The same for any dialect. */
bool mc_bc_write_native(McBcWriter *w, uint32_t id);

/* --- numbering.c --- */

bool mc_bc_number_tree(McBcWriter *w);
/* The order of all operations, which orders of uses compare. */
void mc_bc_number_ops(McBcWriter *w);
/* A reference to an attribute or type, while numbering. */
void mc_bc_refer(McBcWriter *w, uint32_t id, bool is_type);
/* The number of the location of an operation or block argument; `places` is the table that has it if it is a position.
 */
uint32_t mc_bc_loc_number(McBcWriter *w, McLoc loc, const McBcNumbers *places, uint32_t id);
/* The dictionary that is written with an operation; MC_NONE: none. */
McAttr mc_bc_merged_attrs(McBcWriter *w, McOp op, const McBcOutName *name);
MC_INLINE McAttr mc_bc_written_attrs(McBcWriter *w, McOp op, const McBcOutName *name) {
  const McOpRec *rec = mc_op_rec(w->ctx, op);
  bool separate = w->version >= MC_BCODE_PROPERTIES || rec->properties == MC_NONE;
  return MC_LIKELY(separate) ? (McAttr){rec->attrs} : mc_bc_merged_attrs(w, op, name);
}
uint32_t mc_bc_dialect_number(McBcWriter *w, McIdent dialect);

/* --- write_properties.c --- */

/* Numbers what the operation's properties refer to; or, in the second pass, the number of the properties in the
 * section, made when they are new. False: the operation has none. */
bool mc_bc_write_properties_slow(McBcWriter *w, McOp op, uint32_t name_place, uint32_t *number);
MC_INLINE bool mc_bc_write_properties(McBcWriter *w, McOp op, uint32_t name_place, uint32_t *number) {
  const McBcPlan *plan = w->names.ptr[name_place].plan;
  uint32_t properties = mc_op_rec(w->ctx, op)->properties;
  if (plan != NULL ? plan->num_steps == 0 : properties == MC_NONE) return false;
  uint32_t place = mc_bc_number(&w->property_places, properties);
  if (MC_LIKELY(place != 0)) { /* without a hash */
    const McBcOutProperties *memo = &w->property_memo.ptr[place - 1];
    if (MC_LIKELY(memo->name == name_place && w->numbering)) return false;
    if (MC_LIKELY(memo->name == name_place && memo->number != 0)) {
      *number = memo->number - 1;
      return true;
    }
  }
  return mc_bc_write_properties_slow(w, op, name_place, number);
}

/* --- write_ir.c, write_tables.c --- */

/* Without the lengths in w->sections. */
bool mc_bc_write_ir(McBcWriter *w, McBuf *out);
void mc_bc_write_dialects(McBcWriter *w, McBuf *out);
void mc_bc_write_entries(McBcWriter *w, McBuf *offsets, McBuf *out);
void mc_bc_write_strings(McBcWriter *w, McBuf *out);
/* Offsets go to `offsets`; *size and *alignment are those of the section of data. */
bool mc_bc_write_resource_offsets(McBcWriter *w, McBuf *offsets, uint64_t *size, uint64_t *alignment);
bool mc_bc_write_resources(McBcWriter *w, McBuf *out);

#endif
