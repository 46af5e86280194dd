/* diag.c - the records of messages: makes, counts and removes them. */
#include "text/diag.h"

#include "ir/context.h"

McDiags *mc_diags_new(McContext *ctx) {
  McDiags *diags = mc_alloc_zeroed(&ctx->alloc, sizeof *diags);
  if (diags == NULL) return NULL;
  diags->ctx = ctx;
  diags->failures = mc_alloc_failures(&ctx->alloc);
  mc_arena_init(&diags->arena, &ctx->alloc);
  mc_arena_init(&diags->scratch, &ctx->alloc);
  return diags;
}

void mc_diags_clear(McDiags *diags) {
  mc_arena_fini(&diags->arena);
  mc_arena_fini(&diags->scratch);
  diags->entries.len = 0;
  diags->out_of_memory = diags->has_error = false;
  diags->last_loc.index = MC_NONE;
  diags->failures = mc_alloc_failures(&diags->ctx->alloc);
}

bool mc_diags_met_failure(const McDiags *diags) {
  return diags != NULL && mc_alloc_failures(&diags->ctx->alloc) != diags->failures;
}

/* Calls that read, verify, write and run passes end with it: each of their failures has an error then, whatever part of
 * them had no memory. */
bool mc_had_memory(const McContext *ctx, size_t failures, McDiags *diags) {
  return mc_alloc_failures(&ctx->alloc) == failures || mc_out_of_memory(diags);
}

void mc_diags_explain(McDiags *diags) {
  if (diags != NULL && !diags->has_error && mc_diags_met_failure(diags)) diags->out_of_memory = true;
}

void mc_diags_take_back(McDiags *diags, size_t count) {
  if (diags == NULL) return;
  diags->entries.len = count;
  diags->has_error = false;
  for (size_t i = 0; i < count; i++) diags->has_error |= diags->entries.ptr[i].diag.severity == MC_ERROR;
  diags->last_loc.index = MC_NONE;
}

void mc_diags_free(McDiags *diags) {
  if (diags == NULL) return;
  mc_diags_clear(diags);
  McAlloc *alloc = &diags->ctx->alloc;
  mc_array_fini(alloc, &diags->entries);
  mc_free(alloc, diags, sizeof *diags);
}

size_t mc_diags_count(const McDiags *diags) {
  return diags == NULL ? 0 : diags->entries.len + (diags->out_of_memory ? 1 : 0);
}

bool mc_diags_has_error(const McDiags *diags) { return diags != NULL && (diags->has_error || diags->out_of_memory); }

McDiag mc_diags_get(const McDiags *diags, size_t i) {
  MC_ASSERT(i < mc_diags_count(diags));
  if (i < diags->entries.len) return diags->entries.ptr[i].diag;
  const char *message = mc_alloc_failure(&diags->ctx->alloc);
  return (McDiag){.severity = MC_ERROR, .message = message, .message_len = strlen(message)};
}

bool mc_out_of_memory(McDiags *diags) {
  if (diags != NULL) diags->out_of_memory = true;
  return false;
}

bool mc_diags_out_of_memory(const McDiags *diags) { return diags != NULL && diags->out_of_memory; }

void mc_diags_set_place(McDiags *diags, McLoc loc) { diags->place = loc; }

void mc_diags_set_text(McDiags *diags, const char *text, size_t len, uint32_t base, McFileText *file_text) {
  if (diags == NULL) return;
  diags->text = text;
  diags->text_len = len;
  diags->file_text = file_text;
  uint32_t source_base;
  size_t source_len;
  if (text == NULL || base == 0 ||
      !mc_sources_find(diags->ctx->sources, base, &source_base, &source_len, &diags->text_name)) {
    diags->text_name.index = MC_NONE;
    base = 0;
  }
  diags->text_base = base;
}

const char *mc_diags_copy(McDiags *diags, McArena *arena, const char *bytes, size_t len) {
  char *p = mc_arena_alloc(arena, len + 1, 1);
  if (p == NULL) {
    mc_out_of_memory(diags);
    return NULL;
  }
  if (len > 0) memcpy(p, bytes, len);
  p[len] = 0;
  return p;
}
