/* parse_unknown.c - the error about an operation in custom form without a definition, and advice: the nearest name that
 * is defined, or how its dialect can be read. */
#include "defs/dialect_def.h"
#include "parse/parse_opaque.h"

#define MAX_NAME 64u

/* How many letters must be changed, added, removed or exchanged with their neighbour to make `a` of `b`; `limit` when
 * there are at least so many. */
static uint32_t distance(McStr a, McStr b, uint32_t limit) {
  if (a.len > MAX_NAME || b.len > MAX_NAME) return limit;
  if (a.len >= b.len + limit || b.len >= a.len + limit) return limit;
  uint32_t rows[3][MAX_NAME + 1];
  for (uint32_t j = 0; j <= b.len; j++) rows[0][j] = j;
  for (uint32_t i = 1; i <= a.len; i++) {
    uint32_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *before = rows[(i + 1) % 3], best = i;
    row[0] = i;
    for (uint32_t j = 1; j <= b.len; j++) {
      uint32_t cost = above[j - 1] + (a.ptr[i - 1] != b.ptr[j - 1]);
      if (above[j] + 1 < cost) cost = above[j] + 1;
      if (row[j - 1] + 1 < cost) cost = row[j - 1] + 1;
      bool swapped = i > 1 && j > 1 && a.ptr[i - 1] == b.ptr[j - 2] && a.ptr[i - 2] == b.ptr[j - 1];
      if (swapped && before[j - 2] + 1 < cost) cost = before[j - 2] + 1;
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best >= limit) return limit;
  }
  uint32_t found = rows[a.len % 3][b.len];
  return found < limit ? found : limit;
}

/* The operation of the dialect with the nearest name, within a third of its letters; MC_NONE: there is none. */
static McOpName nearest_op(const McContext *ctx, const McDialectDef *dialect, McStr name) {
  McOpName nearest = {MC_NONE};
  uint32_t limit = (uint32_t)(name.len > MAX_NAME ? MAX_NAME : name.len) / 3 + 1;
  for (uint32_t i = 0; i < dialect->num_entries; i++) {
    const McOpDef *def = &dialect->entries[i].def;
    uint32_t found = distance(mc_op_name_str(ctx, def->name), name, limit);
    if (def->format == NULL || found >= limit) continue;
    limit = found;
    nearest = def->name;
  }
  return nearest;
}

static void advise(McParser *p, const char *at, McOpName name) {
  const McOpNameRec *rec = mc_op_name_rec(p->ctx, name);
  McStr full = mc_op_name_str(p->ctx, name);
  if (!rec->dialect_known) {
    mc_p_note_at(p, at,
                 "ways to read this dialect: keep its text as it is written (--keep-unknown-syntax, "
                 "Context(unknown_syntax=\"keep\")), import its ODS files (mlircore import-ods), or a pack, if there "
                 "is one for its project (mlircore dialects)");
    return;
  }
  const McDialectDef *dialect = mc_dialect_of_prefix(p->ctx, full.ptr, rec->dialect_len);
  McOpName nearest = dialect == NULL ? (McOpName){MC_NONE} : nearest_op(p->ctx, dialect, full);
  if (nearest.index == MC_NONE) return;
  McStr text = mc_op_name_str(p->ctx, nearest);
  mc_p_note_at(p, at, "did you mean '%.*s'?", (int)text.len, text.ptr);
}

bool mc_p_unknown_op(McParser *p, const char *at, size_t len, McOpName name) {
  const McOpNameRec *rec = mc_op_name_rec(p->ctx, name);
  McStr full = mc_op_name_str(p->ctx, name);
  bool prefixed = memchr(at, '.', len) == NULL;
  const char *before = prefixed ? " (tried '" : "", *after = prefixed ? "' as well)" : "";
  int tried = prefixed ? (int)full.len : 0;
  if (!rec->dialect_known) {
    McStr dialect = rec->dialect.index == MC_NONE ? (McStr){"", 0} : mc_ident_str(p->ctx, rec->dialect);
    mc_p_error_at(p, at, "Dialect `%.*s' not found for custom op '%.*s' %s%.*s%s", (int)dialect.len, dialect.ptr,
                  (int)len, at, before, tried, full.ptr, after);
  } else if (mc_op_name_def(p->ctx, name) != NULL) {
    return mc_p_error_at(p, at, "custom op '%.*s' has no custom assembly form", (int)full.len, full.ptr);
  } else {
    mc_p_error_at(p, at, "custom op '%.*s' is unknown%s%.*s%s", (int)len, at, before, tried, full.ptr, after);
  }
  advise(p, at, name);
  return false;
}
