/* builtin.c - checks of modules and casts of the builtin dialect. */
#include "dialects/builtin/builtin.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

bool mc_check_dialect_attributes(const McRoutineCheck *c) {
  McAttr attrs = mc_op_attrs(c->ctx, c->op);
  for (uint32_t i = 0, n = mc_attr_dictionary_size(c->ctx, attrs); i < n; i++) {
    McStr name = mc_ident_str(c->ctx, mc_attr_dictionary_entry(c->ctx, attrs, i).name);
    if (memchr(name.ptr, '.', name.len) != NULL) continue;
    return fail(c, "can only contain attributes with dialect-prefixed names, found: '%.*s'", (int)name.len, name.ptr);
  }
  return true;
}

bool mc_check_cast_results(const McRoutineCheck *c) {
  return mc_op_num_results(c->ctx, c->op) > 0 || fail(c, "expected at least one result for cast operation");
}
