/* locs.c - locations: constructors and readers.
 *
 * A location is a record of the uniquer, or a position in a source (bit 31, source.h). Readers take both. A record
 * that contains a location contains it as a record, so constructors materialize positions first.
 */
#include "base/array.h"
#include "ir/context.h"

#define LOC_FLAGS (MC_REC_OPTIONS | MC_REC_ALIASED)

bool mc_loc_locate_near(const McContext *ctx, McSourceCursor *cursor, McLoc loc, McIdent *file, uint32_t *line,
                        uint32_t *column) {
  return mc_sources_locate_near(ctx->sources, cursor, loc.index & ~MC_LOC_POSITION, file, line, column);
}

bool mc_loc_file_near(const McContext *ctx, McSourceCursor *cursor, McLoc loc, McIdent *file) {
  return mc_sources_file_near(ctx->sources, cursor, loc.index & ~MC_LOC_POSITION, file);
}

static McRecInit init_of(McKind kind, const uint32_t *words, size_t count) {
  return (McRecInit){
      .kind = (uint8_t)kind, .flags = LOC_FLAGS, .depth = 1, .words = words, .num_words = (uint32_t)count};
}

static bool is_loc_kind(uint8_t kind) { return kind >= MC_LOC_UNKNOWN && kind <= MC_LOC_FUSED; }

McLoc mc_loc_unknown(McContext *ctx) { return (McLoc){ctx->cached.unknown_loc}; }

McLoc mc_loc_file_range(McContext *ctx, McIdent file, uint32_t line, uint32_t column, uint32_t end_line,
                        uint32_t end_column) {
  const uint32_t words[5] = {file.index, line, column, end_line, end_column};
  McRecInit init = init_of(MC_LOC_FILE, words, 5);
  return (McLoc){mc_intern(ctx, &init)};
}

McLoc mc_loc_file(McContext *ctx, McIdent file, uint32_t line, uint32_t column) {
  return mc_loc_file_range(ctx, file, line, column, line, column);
}

McAttr mc_loc_attr(McContext *ctx, McLoc loc) {
  if (!mc_loc_is_position(loc)) return (McAttr){loc.index};
  McIdent name;
  uint32_t line, column;
  if (!mc_sources_locate(ctx->sources, loc.index & ~MC_LOC_POSITION, &name, &line, &column)) {
    return (McAttr){ctx->cached.unknown_loc};
  }
  return (McAttr){mc_loc_file(ctx, name, line, column).index};
}

McLoc mc_loc_from_attr(const McContext *ctx, McAttr attr) {
  if (attr.index == MC_NONE || !is_loc_kind(mc_rec(ctx, attr.index)->kind)) return (McLoc){MC_NONE};
  return (McLoc){attr.index};
}

McLoc mc_loc_name(McContext *ctx, McIdent name, McLoc child) {
  McAttr inner = child.index == MC_NONE ? (McAttr){ctx->cached.unknown_loc} : mc_loc_attr(ctx, child);
  if (inner.index == MC_NONE) return (McLoc){MC_NONE};
  const uint32_t words[2] = {name.index, inner.index};
  McRecInit init = init_of(MC_LOC_NAME, words, 2);
  mc_rec_init_child(ctx, &init, inner.index);
  return (McLoc){mc_intern(ctx, &init)};
}

McLoc mc_loc_callsite(McContext *ctx, McLoc callee, McLoc caller) {
  const uint32_t words[2] = {mc_loc_attr(ctx, callee).index, mc_loc_attr(ctx, caller).index};
  if (words[0] == MC_NONE || words[1] == MC_NONE) return (McLoc){MC_NONE};
  McRecInit init = init_of(MC_LOC_CALLSITE, words, 2);
  mc_rec_init_child(ctx, &init, words[0]);
  mc_rec_init_child(ctx, &init, words[1]);
  return (McLoc){mc_intern(ctx, &init)};
}

/* The words of a fused location that is being made: metadata, then locations, each once. */
typedef struct Fusion {
  McContext *ctx;
  McWords words;
  McIndex seen; /* location -> itself; used once there are more than a few */
} Fusion;

#define FEW 16u

static bool fusion_has(const Fusion *f, uint32_t loc, uint32_t hash) {
  if (f->words.len <= FEW) {
    for (size_t i = 1; i < f->words.len; i++) {
      if (f->words.ptr[i] == loc) return true;
    }
    return false;
  }
  MC_INDEX_EACH(&f->seen, hash, id) {
    if (id == loc) return true;
  }
  return false;
}

static bool fusion_add(Fusion *f, uint32_t loc) {
  McAlloc *alloc = &f->ctx->alloc;
  uint32_t hash = (uint32_t)mc_mix(loc, 3);
  if (fusion_has(f, loc, hash)) return true;
  if (f->words.len == FEW) { /* the index is used from here on */
    if (!mc_index_init(alloc, &f->seen, 64)) return false;
    for (size_t i = 1; i < f->words.len; i++) {
      mc_index_add(&f->seen, (uint32_t)mc_mix(f->words.ptr[i], 3), f->words.ptr[i]);
    }
  }
  if (f->words.len >= FEW) {
    if (!mc_index_reserve(alloc, &f->seen)) return false;
    mc_index_add(&f->seen, hash, loc);
  }
  return mc_array_push(alloc, &f->words, loc);
}

/* Adds a location. A fused location with the same metadata is replaced by its parts; unknown locations are left out. */
static bool fusion_add_loc(Fusion *f, McLoc loc) {
  McContext *ctx = f->ctx;
  uint32_t index = mc_loc_attr(ctx, loc).index;
  if (index == MC_NONE) return false;
  const McRec *rec = mc_rec(ctx, index);
  if (rec->kind == MC_LOC_UNKNOWN) return true;
  if (rec->kind != MC_LOC_FUSED || rec->words[0] != f->words.ptr[0]) return fusion_add(f, index);
  for (uint32_t i = 1; i < rec->num_words; i++) {
    if (!fusion_add(f, rec->words[i])) return false;
  }
  return true;
}

static McLoc fusion_finish(Fusion *f) {
  McContext *ctx = f->ctx;
  McWords *words = &f->words;
  bool has_metadata = words->ptr[0] != MC_NONE;
  if (words->len == 1) {
    if (!has_metadata) return (McLoc){ctx->cached.unknown_loc};
    if (!mc_array_push(&ctx->alloc, words, ctx->cached.unknown_loc)) return (McLoc){MC_NONE};
  }
  if (words->len == 2 && !has_metadata) return (McLoc){words->ptr[1]};
  McRecInit init = init_of(MC_LOC_FUSED, words->ptr, words->len);
  for (size_t i = 0; i < words->len; i++) mc_rec_init_child(ctx, &init, words->ptr[i]);
  return (McLoc){mc_intern(ctx, &init)};
}

McLoc mc_loc_fused(McContext *ctx, const McLoc *locs, size_t count, McAttr metadata) {
  Fusion f = {.ctx = ctx};
  bool ok = mc_array_push(&ctx->alloc, &f.words, metadata.index);
  for (size_t i = 0; ok && i < count; i++) ok = fusion_add_loc(&f, locs[i]);
  McLoc fused = ok ? fusion_finish(&f) : (McLoc){MC_NONE};
  mc_index_fini(&ctx->alloc, &f.seen);
  mc_array_fini(&ctx->alloc, &f.words);
  return fused;
}

/* --- readers --- */

static const McRec *rec_of(const McContext *ctx, McLoc loc, McKind kind) {
  MC_ASSERT(!mc_loc_is_position(loc));
  const McRec *rec = mc_rec(ctx, loc.index);
  MC_ASSERT(rec->kind == kind || loc.index == MC_NONE);
  (void)kind;
  return rec;
}

McIdent mc_loc_file_name(McContext *ctx, McLoc loc) {
  if (!mc_loc_is_position(loc)) return (McIdent){rec_of(ctx, loc, MC_LOC_FILE)->words[0]};
  McIdent name = {MC_NONE};
  uint32_t line, column;
  mc_sources_locate(ctx->sources, loc.index & ~MC_LOC_POSITION, &name, &line, &column);
  return name;
}

uint32_t mc_loc_line(McContext *ctx, McLoc loc, int which) {
  if (!mc_loc_is_position(loc)) return rec_of(ctx, loc, MC_LOC_FILE)->words[1 + which];
  McIdent name;
  uint32_t line = 0, column = 0;
  mc_sources_locate(ctx->sources, loc.index & ~MC_LOC_POSITION, &name, &line, &column);
  return which % 2 == 0 ? line : column;
}

McIdent mc_loc_name_value(McContext *ctx, McLoc loc) { return (McIdent){rec_of(ctx, loc, MC_LOC_NAME)->words[0]}; }

uint32_t mc_loc_num_children(McContext *ctx, McLoc loc) {
  if (mc_loc_is_position(loc)) return 0;
  const McRec *rec = mc_rec(ctx, loc.index);
  switch (rec->kind) {
  case MC_LOC_NAME: return 1;
  case MC_LOC_CALLSITE: return 2;
  case MC_LOC_FUSED: return rec->num_words - 1;
  default: return 0;
  }
}

McLoc mc_loc_child(McContext *ctx, McLoc loc, uint32_t i) {
  MC_ASSERT(i < mc_loc_num_children(ctx, loc));
  const McRec *rec = mc_rec(ctx, loc.index);
  return (McLoc){rec->words[rec->kind == MC_LOC_CALLSITE ? i : 1 + i]};
}

McAttr mc_loc_metadata(McContext *ctx, McLoc loc) { return (McAttr){rec_of(ctx, loc, MC_LOC_FUSED)->words[0]}; }
