/* routines.c - the tables of named routines, by name and number. routines.def is the list. */
#include "core/routines.def"

#include "core/no_routines.h"
#undef MC_ROUTINE
#undef MC_OLD_FORM
#define MC_ROUTINE(name, args, function) {name, args, mc_routine_##function##_parse, mc_routine_##function##_print},
#define MC_OLD_FORM(name, args, function) {name, args, mc_routine_##function##_parse, NULL},
const McRoutine mc_routines[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_UPGRADE
#define MC_UPGRADE(name, function) {name, mc_upgrade_##function},
const McUpgradeRoutine mc_upgrade_routines[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_TRANSFORM
#define MC_TRANSFORM(name, function) {name, mc_transform_##function},
const McTransform mc_transforms[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_PREDICATE
#define MC_PREDICATE(name, function) {name, mc_predicate_##function},
const McPredicate mc_predicates[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_ASM_NAMES
#define MC_ASM_NAMES(name, function) {name, mc_asm_##function},
const McAsmNames mc_asm_names[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_CHECK
#define MC_CHECK(name, function, pure) {name, mc_##function, pure},
const McCheckRoutine mc_check_routines[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_DEF_ROUTINE
#define MC_DEF_ROUTINE(name, args, function) {name, args, mc_def_routine_##function##_parse, mc_def_routine_##function##_print},
const McDefRoutine mc_def_routines[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_DEF_CHECK
#define MC_DEF_CHECK(name, function) {name, mc_def_##function},
const McDefCheckRoutine mc_def_check_routines[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_ATTR_CHECK
#define MC_ATTR_CHECK(name, function) {name, mc_##function},
const McAttrCheckRoutine mc_attr_check_routines[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_ENCODING
#define MC_ENCODING(name, function) {name, mc_##function},
const McEncodingRoutine mc_encoding_routines[] = {
#include "core/routines.def"
};

static void put_fixed_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McStr name = mc_ident_str(ctx, (McIdent){mc_op_def(ctx, op)->op->asm_name});
  mc_buf_put(out, name.ptr, name.len);
}

const McAsmNames mc_asm_fixed_name = {"", put_fixed_name};

static bool same(McStr a, const char *b) { return strlen(b) == a.len && memcmp(a.ptr, b, a.len) == 0; }

#define FIND(table, wanted)                                   \
  for (uint32_t i = 0; i < MC_COUNT(table); i++) {            \
    if (same(wanted, table[i].name)) return i;                \
  }                                                           \
  return MC_PROGRAM_NONE

uint32_t mc_routine_find(McStr name) { FIND(mc_routines, name); }
uint32_t mc_upgrade_find(McStr name) { FIND(mc_upgrade_routines, name); }
uint32_t mc_transform_find(McStr name) { FIND(mc_transforms, name); }
uint32_t mc_predicate_find(McStr name) { FIND(mc_predicates, name); }
McType mc_type_transform(McContext *ctx, const char *name, size_t len, McType from) {
  uint32_t number = mc_transform_find((McStr){name, len});
  McWords out;
  mc_array_init(&out);
  bool ok = number != MC_PROGRAM_NONE && mc_transforms[number].run(ctx, &from, 1, &out) && out.len == 1;
  McType made = {ok ? out.ptr[0] : MC_NONE};
  mc_array_fini(&ctx->alloc, &out);
  return made;
}
uint32_t mc_asm_names_find(McStr name) { FIND(mc_asm_names, name); }
uint32_t mc_check_routine_find(McStr name) { FIND(mc_check_routines, name); }
uint32_t mc_def_routine_find(McStr name) { FIND(mc_def_routines, name); }
uint32_t mc_def_check_routine_find(McStr name) { FIND(mc_def_check_routines, name); }
uint32_t mc_encoding_routine_find(McStr name) { FIND(mc_encoding_routines, name); }
uint32_t mc_attr_check_routine_find(McStr name) { FIND(mc_attr_check_routines, name); }

bool mc_routine_accepts(uint32_t routine, const McRoutineArg *args, uint32_t num_args) {
  for (const char *letters = mc_routines[routine].args;; letters++) { /* alternatives, separated by | */
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

bool mc_def_routine_accepts(uint32_t routine, const McDefRoutineArg *args, uint32_t num_args) {
  const char *letters = mc_def_routines[routine].args;
  if (strlen(letters) != num_args) return false;
  for (uint32_t i = 0; i < num_args; i++) {
    if ("prs"[args[i].kind] != letters[i]) return false;
  }
  return true;
}
