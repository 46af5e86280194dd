/* routine_set.c - sets of routines: looks them up by name, joins sets, and checks arguments against a routine's
 * letters. */
#include "base/alloc.h"
#include "defs/defined.h"
#include "defs/format.h"
#include "defs/routine_set.h"

uint32_t mc_routine_number(const void *records, uint32_t count, size_t size, McStr name) {
  for (uint32_t i = 0; i < count; i++) {
    const char *have = *(const char *const *)((const char *)records + i * size);
    /* without the length of each name: most differ in their first letter */
    if (name.len == 0 || have[0] != name.ptr[0]) continue;
    if (strncmp(have, name.ptr, name.len) == 0 && have[name.len] == 0) return i;
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

bool mc_infer_accepts(const McInferRoutine *routine, const McRoutineArg *args, uint32_t num_args) {
  for (const char *letters = routine->args;; letters++) { /* alternatives, separated by | */
    uint32_t i = 0;
    for (; i < num_args && *letters == "aorgstdw"[args[i].kind]; i++) letters += letters[1] != '*';
    if (i == num_args && (*letters == 0 || *letters == '|' || letters[1] == '*')) return true;
    letters = strchr(letters, '|');
    if (letters == NULL) return false;
  }
}

/* Is the argument of the kind that the letter states? */
static bool def_arg_fits(char letter, McDefRoutineArg arg, const McParamWords *params) {
  if (letter != 'T' && letter != 'D') return letter == "prs"[arg.kind];
  const McParamWords *param = &params[arg.number];
  return arg.kind == MC_DG_PARAM && param->kind == (letter == 'T' ? MC_PK_TYPE : MC_PK_DENSE) &&
         (param->flags & (MC_PF_OPTIONAL | MC_PF_ARRAY | MC_PF_DEFAULT)) == 0;
}

bool mc_def_routine_accepts(const McDefRoutine *routine, const McDefRoutineArg *args, uint32_t num_args,
                            const McParamWords *params) {
  const char *letters = routine->args;
  uint32_t i = 0;
  for (; i < num_args && def_arg_fits(*letters, args[i], params); i++) letters += letters[1] != '*';
  return i == num_args && (*letters == 0 || letters[1] == '*');
}

/* --- joining --- */

#define KINDS(X)                                                                                               \
  X(directives) X(transforms) X(predicates) X(asm_names) X(checks) X(def_directives) X(def_checks) X(encodings) \
  X(attr_checks) X(arg_checks) X(upgrades) X(infers) X(folds) X(patterns) X(constants) \
  X(speculations) X(fold_patterns) X(branches) X(ranges) X(index_sums) X(subsets) \
  X(slots) X(slot_uses) X(splits) X(split_uses) X(inlinings) X(passes)

/* Joins two arrays. *out is owned, and NULL when both are empty. Returns false when memory runs out. */
static bool join_arrays(McAlloc *alloc, const void *first, uint32_t num_first, const void *second, uint32_t num_second,
                        size_t size, const void **out, uint32_t *num_out) {
  *num_out = num_first + num_second;
  *out = NULL;
  if (*num_out == 0) return true;
  char *made = mc_alloc(alloc, *num_out * size);
  if (made == NULL) return false;
  if (num_first > 0) memcpy(made, first, num_first * size);
  if (num_second > 0) memcpy(made + num_first * size, second, num_second * size);
  *out = made;
  return true;
}

McRoutineSet *mc_routine_set_join(const McRoutineSet *first, const McRoutineSet *second) {
  McAlloc alloc;
  mc_alloc_init(&alloc);
  McRoutineSet *set = mc_alloc_zeroed(&alloc, sizeof *set);
  if (set == NULL) return NULL;
  bool ok = true;
  const void *made;
#define X(kind)                                                                                                    \
  ok = ok && join_arrays(&alloc, first->kind, first->num_##kind, second->kind, second->num_##kind,                 \
                         sizeof *set->kind, &made, &set->num_##kind);                                              \
  set->kind = ok ? made : NULL;
  KINDS(X)
#undef X
  if (ok) return set;
  mc_routine_set_free(set);
  return NULL;
}

void mc_routine_set_free(McRoutineSet *set) {
  if (set == NULL) return;
  McAlloc alloc;
  mc_alloc_init(&alloc);
#define X(kind) \
  if (set->kind != NULL) mc_free(&alloc, (void *)set->kind, set->num_##kind * sizeof *set->kind);
  KINDS(X)
#undef X
  mc_free(&alloc, set, sizeof *set);
}
