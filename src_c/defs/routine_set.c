/* routine_set.c - looking routines up by name, and whether arguments fit their letters. */
#include "defs/format.h"
#include "defs/routine_set.h"

uint32_t mc_routine_number(const void *records, uint32_t count, size_t size, McStr name) {
  for (uint32_t i = 0; i < count; i++) {
    if (mc_str_is(name, *(const char *const *)((const char *)records + i * size))) return i;
  }
  return MC_PROGRAM_NONE;
}

bool mc_routine_accepts(const McRoutine *routine, const McRoutineArg *args, uint32_t num_args) {
  for (const char *letters = routine->args;; letters++) { /* alternatives, separated by | */
    uint32_t i = 0;
    for (; i < num_args; i++, letters++) {
      if (*letters != "aorgstdw"[args[i].kind] && !(*letters == 'W' && args[i].kind == MC_FG_WORD)) break;
    }
    letters += strspn(letters, "W");
    if (i == num_args && (*letters == 0 || *letters == '|')) return true;
    letters = strchr(letters, '|');
    if (letters == NULL) return false;
  }
}

bool mc_def_routine_accepts(const McDefRoutine *routine, const McDefRoutineArg *args, uint32_t num_args) {
  const char *letters = routine->args;
  if (strlen(letters) != num_args) return false;
  for (uint32_t i = 0; i < num_args; i++) {
    if ("prs"[args[i].kind] != letters[i]) return false;
  }
  return true;
}

McType mc_type_transform(McContext *ctx, const char *name, size_t len, McType from) {
  uint32_t number = mc_routine_find(ctx, transforms, ((McStr){name, len}));
  McWords out;
  mc_array_init(&out);
  bool ok = number != MC_PROGRAM_NONE && ctx->routines->transforms[number].run(ctx, &from, 1, &out) && out.len == 1;
  McType made = {ok ? out.ptr[0] : MC_NONE};
  mc_array_fini(&ctx->alloc, &out);
  return made;
}
